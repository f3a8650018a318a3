import { defineExamples } from '../../../../src/content/registry.ts';

/** What has changed in combats since earlier editions. */
export const combat = defineExamples([
  {
    clause: 'onus-2.6',
    name: 'a-march-taken-in-flank',
    kind: 'applies',
    say: {
      es: 'Unos legionarios de defensa 5/6 y moral 7 en marcha forzada son atacados por un flanco.',
      en: 'Legionaries of defence 5/6 and morale 7 in forced march are attacked on a flank.',
    },
    query: 'onus/unit-values',
    input: {
      unit: { dodge: 5, armour: 6, morale: 7, forcedMarch: true, attackedOn: ['flank'] },
    },
    expect: { defence: [3, 4], moraleValue: 5 },
    cites: ['onus-2.6', 'onus-7.45', 'onus-10.4'],
  },
  {
    clause: 'onus-2.11',
    name: 'cavalry-charges-infantry',
    kind: 'applies',
    say: {
      es: 'Una caballería de ataque 4/3, sin Embestir, carga de frente contra unos legionarios.',
      en: 'Cavalry of attack 4/3, without Ram, charges Legionaries frontally.',
    },
    query: 'onus/hand-to-hand',
    input: { attacker: { kind: 'cavalry', hit: 4, wound: 3 }, charge: true },
    expect: { combatType: 'simultaneous', attacker: { attack: [4, 3], attackModifier: 0 } },
    cites: ['onus-13.3', 'onus-2.11'],
  },
]);
