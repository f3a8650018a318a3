import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'onus-7.73': clause('definition', '583-585', ['onus-7.14', 'onus-7.74'], {
    words: 'charge, ataque, trabarse, contact | attack, engage, carga, melee',
  }),
  'onus-7.74': clause('restriction', '587', {
    see: ['onus-7.49', 'onus-8.8', 'onus-8.13', 'onus-7.56', 'onus-7.66'],
    words: 'charge, reduced, ataque, phalanx | attack, cargar, carga, falange',
  }),
  'onus-7.75': clause('procedure', '589', ['onus-7.38', 'onus-7.76', 'onus-7.77'], {
    words: 'charge, align, encarar, alineación, contacto | conform, charge move, alinear',
  }),
  'onus-7.76': clause('procedure', '591', ['onus-7.75'], {
    words: 'corner, charge, encararse | conform, edge, esquina',
  }),
  'onus-7.77': clause('procedure', '593', ['onus-7.75'], {
    words: 'sections, partial contact, alinear | conform, line up, secciones, alignment',
  }),
  'onus-7.78': clause('option', '595', ['onus-7.91', 'onus-7.80', 'onus-7.81'], {
    words: 'envelop, flanquear, charge, section markers | envolver, outflank, section markers',
  }),
  'onus-7.79': clause('modifier', '595-605', ['onus-10.2', 'onus-10.3'], {
    words: 'flank, rear, flanquear, lateral, espalda | side, behind, flanco, retaguardia, outflank',
  }),
  'onus-7.80': clause('option', '595-597', ['onus-7.78', 'onus-7.59'], {
    words:
      'envelop, extended, rodear, flanquear | surround, wrap around, envolver, ampliada, outflank',
  }),
  'onus-7.81': clause('restriction', '601', ['onus-7.90'], {
    words: 'envelop, enveloped, rodeado, pinned, girar | surrounded, pinned, trapped, envuelto',
  }),
  'onus-7.82': clause('procedure', '601', ['onus-7.175', 'onus-7.110'], {
    words: 'envelop, removed, rodear | surrounded, envolver, eliminated',
  }),
  'onus-7.83': clause('procedure', '607-609', ['onus-7.75', 'onus-7.84'], {
    words:
      'several units, charge, align, tropezar | conform, obstructed, varias unidades, charging',
  }),
  'onus-7.84': clause('restriction', '613', ['onus-7.83', 'onus-7.166'], {
    words:
      'side contact, flanco contra flanco, lateral, frontal contact | flank to flank, side by side, contacto frontal, sideways',
  }),
  'onus-7.85': clause('procedure', '615-617,621', ['onus-7.86', 'onus-7.87'], {
    words:
      'section marker, charge, flanco, espalda, ampliada | flank, behind, marcador de sección, herida, envelopment marker',
  }),
  'onus-7.86': clause('procedure', '617', ['onus-7.85'], {
    words: 'cut off, separadas, aisladas | separate, isolated, secciones separadas, detached',
  }),
  'onus-7.87': clause('exception', '625', ['onus-7.85', 'onus-7.78'], {
    words: 'frontal charge, extended, front | head-on, carga frontal, ampliada',
  }),
});
