import type { Example } from '../../../../src/content/registry.ts';

const COMBAT = 'onus/hand-to-hand';
const VALUES = 'onus/unit-values';

/** Dice, values and checks of a combat: onus-13.2, onus-13.3 and onus-13.9 to onus-13.12. */
export const combat: readonly Example[] = [
  {
    clause: 'onus-13.2',
    name: 'same-dice-for-both',
    kind: 'applies',
    say: {
      es: 'Dos unidades de infantería combaten con 3 secciones en contacto.',
      en: 'Two units of infantry fight with 3 sections in contact.',
    },
    query: COMBAT,
    input: { sectionsInContact: 3 },
    expect: { dice: 3, replyDice: 3 },
    cites: ['onus-7.166', 'onus-13.2'],
  },
  {
    clause: 'onus-13.3',
    name: 'nobody-has-priority',
    kind: 'applies',
    say: {
      es: 'Una unidad de infantería carga contra otra, y ninguna tiene formación, habilidad ni evento.',
      en: 'A unit of infantry charges another, and neither has a formation, an ability or an event.',
    },
    query: COMBAT,
    input: { charge: true },
    expect: { combatType: 'simultaneous', strikesFirst: 'both' },
    cites: ['onus-13.3'],
  },
  {
    clause: 'onus-13.9',
    name: 'front-dice-too',
    kind: 'applies',
    say: {
      es: 'Un atacante tiene 3 secciones en el frente y 1 en el flanco de un enemigo de defensa 5/6.',
      en: 'An attacker has 3 sections on the front and 1 on the flank of an enemy of defence 5/6.',
    },
    query: COMBAT,
    input: {
      defender: { dodge: 5, armour: 6, attackedOn: ['front', 'flank'] },
      sectionsInContact: 4,
    },
    expect: { dice: 4, defender: { defence: [4, 5] } },
    cites: ['onus-10.2', 'onus-13.9'],
    case: 'onus-case-313',
  },
  {
    clause: 'onus-13.10',
    name: 'slingers-with-six-wounds',
    kind: 'applies',
    say: {
      es: 'Unos honderos de fuerza 2 con 6 heridas disparan por encima de una unidad amiga.',
      en: 'Slingers with strength 2 and 6 wounds shoot over a friendly unit.',
    },
    query: VALUES,
    input: { unit: { strength: 2, wounds: 6 }, obstructed: true },
    expect: { strength: 1 },
    cites: ['onus-10.12', 'onus-7.127', 'onus-13.10'],
    case: 'onus-case-199',
  },
  {
    clause: 'onus-13.10',
    name: 'three-left',
    kind: 'does-not-apply',
    say: {
      es: 'Una unidad de Ataque 4/4 y moral 7 tiene 3 heridas.',
      en: 'A unit with attack 4/4 and morale 7 has 3 wounds.',
    },
    query: VALUES,
    input: { unit: { hit: 4, wound: 4, wounds: 3 } },
    expect: { attack: [3, 3], moraleValue: 4 },
    cites: ['onus-10.12', 'onus-10.11'],
  },
  {
    clause: 'onus-13.11',
    name: 'single-attack',
    kind: 'applies',
    say: {
      es: 'Una Falange con Sarissas carga contra infantería de moral 7 y vida 6: sus 4 dados impactan y hacen 1 herida.',
      en: 'A Phalanx with Sarissas charges infantry of morale 7 and life 6: its 4 dice hit and do 1 wound.',
    },
    query: COMBAT,
    input: {
      attacker: { formation: 'phalanx', abilities: ['sarissas'], taken: 0 },
      defender: { morale: 7, life: 6, taken: 1 },
      charge: true,
    },
    expect: { combatType: 'single', mustCheck: ['defender'], defender: { checks: 1 } },
    cites: ['onus-7.164', 'onus-13.11'],
    case: 'onus-case-309',
  },
  {
    clause: 'onus-13.12',
    name: 'six-and-one',
    kind: 'applies',
    say: {
      es: 'Con Ataque 3/3 contra esquiva 9 los dados para impactar muestran 1, 3, 3 y 6.',
      en: 'With attack 3/3 against dodge 9 the dice to hit show 1, 3, 3 and 6.',
    },
    query: 'onus/attack-roll',
    input: { hit: 3, wound: 3, dodge: 9, toHit: [1, 3, 3, 6] },
    expect: { hits: 1 },
    cites: ['onus-7.137', 'onus-7.138', 'onus-13.12'],
  },
];
