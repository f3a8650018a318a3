import { clause, defineClauses } from '../../../src/content/clauses.ts';

export default defineClauses({
  'onus-7.73': clause('definition', '583-585', ['onus-7.14', 'onus-7.74'], {
    es: 'charge, ataque, trabarse, contact',
    en: 'attack, engage, carga, melee',
  }),
  'onus-7.74': clause('restriction', '587', {
    see: ['onus-7.49', 'onus-8.8', 'onus-8.13', 'onus-7.56', 'onus-7.66'],
    rulings: ['R23'],
    es: 'charge, reduced, ataque, phalanx',
    en: 'attack, cargar, carga, falange',
  }),
  'onus-7.75': clause('procedure', '589', ['onus-7.38', 'onus-7.76', 'onus-7.77'], {
    es: 'charge, align, encarar, alineación, contacto',
    en: 'conform, charge move, alinear',
  }),
  'onus-7.76': clause('procedure', '591', ['onus-7.75'], {
    es: 'corner, charge, encararse',
    en: 'conform, edge, esquina',
  }),
  'onus-7.77': clause('procedure', '593', ['onus-7.75'], {
    es: 'sections, partial contact, alinear',
    en: 'conform, line up, secciones, alignment',
  }),
  'onus-7.78': clause('option', '595', ['onus-7.91', 'onus-7.80', 'onus-7.81'], {
    es: 'envelop, flanquear, charge, section markers',
    en: 'envolver, outflank, section markers',
  }),
  'onus-7.79': clause('modifier', '595-605', ['onus-10.2', 'onus-10.3'], {
    rulings: ['R12'],
    es: 'flank, rear, flanquear, lateral, espalda',
    en: 'side, behind, flanco, retaguardia, outflank',
  }),
  'onus-7.80': clause('option', '595-597', ['onus-7.78', 'onus-7.59'], {
    rulings: ['R29'],
    es: 'envelop, extended, rodear, flanquear',
    en: 'surround, wrap around, envolver, ampliada, outflank',
  }),
  'onus-7.81': clause('restriction', '601', ['onus-7.90'], {
    rulings: ['R36'],
    es: 'envelop, enveloped, rodeado, pinned, girar',
    en: 'surrounded, pinned, trapped, envuelto',
  }),
  'onus-7.82': clause('procedure', '601', ['onus-7.175', 'onus-7.110'], {
    es: 'envelop, removed, rodear',
    en: 'surrounded, envolver, eliminated',
  }),
  'onus-7.83': clause('procedure', '607-609', ['onus-7.75', 'onus-7.84'], {
    es: 'several units, charge, align, tropezar',
    en: 'conform, obstructed, varias unidades, charging',
  }),
  'onus-7.84': clause('restriction', '613', ['onus-7.83', 'onus-7.166'], {
    rulings: ['R30'],
    es: 'side contact, flanco contra flanco, lateral, frontal contact',
    en: 'flank to flank, side by side, contacto frontal, sideways',
  }),
  'onus-7.85': clause('procedure', '615-617,621', ['onus-7.86', 'onus-7.87'], {
    rulings: ['R32'],
    es: 'section marker, charge, flanco, espalda, ampliada',
    en: 'flank, behind, marcador de sección, herida, envelopment marker',
  }),
  'onus-7.86': clause('procedure', '617', ['onus-7.85'], {
    es: 'cut off, separadas, aisladas',
    en: 'separate, isolated, secciones separadas, detached',
  }),
  'onus-7.87': clause('exception', '625', ['onus-7.85', 'onus-7.78'], {
    es: 'frontal charge, extended, front',
    en: 'head-on, carga frontal, ampliada',
  }),
});
