import { applies, defineExamples } from '../../../src/library/example.ts';

/** The lists restate other clauses and share their examples; these are worked cases of whole lists. */
export default defineExamples({
  'onus-15.9/marching-and-taken-from-behind': applies('onus/modifier-list', {
    es: 'Una unidad de defensa 6/7 en marcha forzada es atacada cuerpo a cuerpo por la retaguardia por su único enemigo.',
    en: 'A unit of defence 6/7 in forced march is attacked hand to hand on its rear by its only enemy.',
    ask: { unit: { dodge: 6, armour: 7, forcedMarch: true, attackedOn: ['rear'] } },
    gives: { listedDefence: -2, defence: [4, 5] },
    case: 335,
  }),
  'onus-15.14/a-square-without-officers': applies('onus/modifier-list', {
    es: 'Una unidad de defensa 5/6 en Cuadro y Sin Oficiales es atacada por un flanco por caballería.',
    en: 'A unit of defence 5/6 in Square and with No Officers is attacked on a flank by cavalry.',
    ask: {
      unit: { dodge: 5, armour: 6, formation: 'square', noOfficers: true, attackedOn: ['flank'] },
      enemy: { kind: 'cavalry' },
    },
    gives: { listedDefence: 1, defence: [6, 7] },
    cites: ['onus-15.13', 'onus-15.14'],
    case: 381,
  }),
  'onus-15.16/three-penalties': applies('onus/modifier-list', {
    es: 'Unos arqueros con 4 (8), 3 heridas y Sin Oficiales disparan con la línea de visión bloqueada.',
    en: 'Archers with 4 (8), 3 wounds and No Officers shoot with the line of sight blocked.',
    ask: { unit: { strength: 4, wounds: 3, noOfficers: true }, obstructed: true },
    gives: { listedStrength: -3, strength: 1 },
    cites: ['onus-15.16', 'onus-15.17', 'onus-15.18'],
    case: 327,
  }),
  'onus-15.24/a-square-without-officers': applies('onus/modifier-list', {
    es: 'Una unidad de defensa 5/6 en Cuadro y Sin Oficiales recibe un disparo de frente.',
    en: 'A unit of defence 5/6 in Square and with No Officers is shot at on its front.',
    ask: {
      unit: { dodge: 5, armour: 6, formation: 'square', noOfficers: true },
      attackedBy: 'shot',
    },
    gives: { listedDefenceFromShots: -2, defence: [3, 4] },
    cites: ['onus-15.23', 'onus-15.24'],
    case: 331,
  }),
  'onus-15.26/near-the-general': applies('onus/modifier-list', {
    es: 'Una unidad de moral 8 en el radio de su general, con 1 sección ampliada y 2 heridas, es atacada por la retaguardia por una unidad con Terror y debe chequear.',
    en: 'A unit of morale 8 within the radius of its general, with 1 extended section and 2 wounds, is attacked on its rear by a unit with Terror and must check.',
    ask: {
      unit: { morale: 8, general: 'in-radius', extended: 1, wounds: 2, attackedOn: ['rear'] },
      enemy: { abilities: ['terror'] },
    },
    gives: { listedMorale: -5, moraleValue: 3 },
    cites: ['onus-15.26', 'onus-15.29', 'onus-15.32', 'onus-15.34', 'onus-15.35'],
    case: 329,
  }),
  'onus-15.37/everything-at-once': applies('onus/modifier-list', {
    es: 'Una unidad Rota de moral 9, con un Héroe y Sin Oficiales, muerto su general, con 1 herida, es atacada por un flanco y por 1 enemiga más; debe chequear.',
    en: 'A Broken unit of morale 9, with a Hero and with No Officers, its general dead, with 1 wound, is attacked on a flank and by 1 enemy more; it must check.',
    ask: {
      unit: {
        morale: 9,
        broken: true,
        hero: true,
        noOfficers: true,
        generalLost: true,
        wounds: 1,
        attackedOn: ['flank'],
        otherEnemies: 1,
      },
    },
    gives: { listedMorale: -5, moraleValue: 4 },
    cites: [
      'onus-15.27',
      'onus-15.28',
      'onus-15.31',
      'onus-15.33',
      'onus-15.35',
      'onus-15.36',
      'onus-15.37',
    ],
    case: 383,
  }),
});
