import { applies, defineExamples, doesNotApply } from '../../../../src/content/example.ts';

/** The printed lists for ranged attack and for defence from shots. */
export const ranged = defineExamples({
  'onus-15.16/three-penalties': applies('onus/modifier-list', {
    es: 'Unos arqueros con 4 (8), 3 heridas y Sin Oficiales disparan con la línea de visión bloqueada.',
    en: 'Archers with 4 (8), 3 wounds and No Officers shoot with the line of sight blocked.',
    ask: { unit: { strength: 4, wounds: 3, noOfficers: true }, obstructed: true },
    gives: { listedStrength: -3, strength: 1 },
    cites: ['onus-15.16', 'onus-15.17', 'onus-15.18'],
    case: 327,
  }),
  'onus-15.17/no-officers': applies('onus/modifier-list', {
    es: 'Unos honderos de fuerza 2 han perdido a sus oficiales.',
    en: 'Slingers of strength 2 have lost their officers.',
    ask: { unit: { strength: 2, noOfficers: true } },
    gives: { listedStrength: -1, strength: 1 },
  }),
  'onus-15.18/past-a-friend': applies('onus/modifier-list', {
    es: 'Unos arqueros de fuerza 3 disparan a través de una unidad amiga.',
    en: 'Archers of strength 3 shoot past a friendly unit.',
    ask: { unit: { strength: 3 }, obstructed: true },
    gives: { listedStrength: -1, strength: 2 },
  }),
  'onus-15.19/a-hero': applies('onus/modifier-list', {
    es: 'Unos legionarios de defensa 5/6 con un Héroe reciben un disparo de frente.',
    en: 'Legionaries of defence 5/6 with a Hero are shot at on their front.',
    ask: { unit: { dodge: 5, armour: 6, hero: true }, attackedBy: 'shot' },
    gives: { listedDefenceFromShots: 1, defence: [6, 7] },
  }),
  'onus-15.20/shot-at-on-the-march': applies('onus/modifier-list', {
    es: 'Unos jinetes númidas de defensa 5/4 en marcha forzada reciben un disparo de frente.',
    en: 'Numidian cavalry of defence 5/4 in forced march is shot at on its front.',
    ask: { unit: { kind: 'cavalry', dodge: 5, armour: 4, forcedMarch: true }, attackedBy: 'shot' },
    gives: { listedDefenceFromShots: -2, defence: [3, 2] },
  }),
  'onus-15.20/fleeing-is-not-named': doesNotApply('onus/modifier-list', {
    es: 'Unos jinetes númidas de defensa 5/4 en huida reciben un disparo de frente.',
    en: 'Fleeing Numidian cavalry of defence 5/4 is shot at on its front.',
    ask: { unit: { kind: 'cavalry', dodge: 5, armour: 4, fleeing: true }, attackedBy: 'shot' },
    gives: { listedDefenceFromShots: 0, defence: [3, 2], notOnTheList: ['fleeing-shot-at'] },
    cites: ['onus-10.1'],
  }),
  'onus-15.21/on-a-flank': applies('onus/modifier-list', {
    es: 'Unos romanos de defensa 5/8 reciben un disparo por un flanco.',
    en: 'Romans of defence 5/8 are shot at on a flank.',
    ask: { unit: { dodge: 5, armour: 8, attackedOn: ['flank'] }, attackedBy: 'shot' },
    gives: { listedDefenceFromShots: -1, defence: [4, 7] },
  }),
  'onus-15.22/on-the-rear': applies('onus/modifier-list', {
    es: 'Unos romanos de defensa 5/8 reciben un disparo por la retaguardia.',
    en: 'Romans of defence 5/8 are shot at on their rear.',
    ask: { unit: { dodge: 5, armour: 8, attackedOn: ['rear'] }, attackedBy: 'shot' },
    gives: { listedDefenceFromShots: -2, defence: [3, 6] },
  }),
  'onus-15.23/no-officers': applies('onus/modifier-list', {
    es: 'Unos galos de defensa 4/5 Sin Oficiales reciben un disparo de frente.',
    en: 'Gauls of defence 4/5 with No Officers are shot at on their front.',
    ask: { unit: { dodge: 4, armour: 5, noOfficers: true }, attackedBy: 'shot' },
    gives: { listedDefenceFromShots: -1, defence: [3, 4] },
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
  'onus-15.25/a-shield-wall-on-a-flank': applies('onus/modifier-list', {
    es: 'Unos legionarios de defensa 5/6 en Muro de Escudos reciben un disparo por un flanco.',
    en: 'Legionaries of defence 5/6 in Shield Wall are shot at on a flank.',
    ask: {
      unit: { dodge: 5, armour: 6, formation: 'shield-wall', attackedOn: ['flank'] },
      attackedBy: 'shot',
    },
    gives: { listedDefenceFromShots: 0, defence: [5, 6] },
    cites: ['onus-15.21', 'onus-15.25'],
  }),
});
