import { defineExamples } from '../../../../src/content/registry.ts';

/** What the summary of important rules says of combats and their dice. */
export const combat = defineExamples([
  {
    clause: 'onus-13.2',
    name: 'three-sections',
    kind: 'applies',
    say: {
      es: 'Unos legionarios y unos galos están en contacto por 3 secciones.',
      en: 'Legionaries and Gauls are in contact along 3 sections.',
    },
    query: 'onus/hand-to-hand',
    input: { sectionsInContact: 3 },
    expect: { dice: 3, replyDice: 3 },
    cites: ['onus-7.166', 'onus-13.2'],
  },
  {
    clause: 'onus-13.3',
    name: 'a-plain-combat',
    kind: 'applies',
    say: {
      es: 'Unos legionarios cargan contra unos galos; nadie tiene formación, Embestir ni eventos.',
      en: 'Legionaries charge Gauls; nobody has a formation, Ram or events.',
    },
    query: 'onus/hand-to-hand',
    input: { charge: true },
    expect: { combatType: 'simultaneous', strikesFirst: 'both' },
    cites: ['onus-13.3', 'onus-7.161'],
  },
  {
    clause: 'onus-13.9',
    name: 'the-frontal-dice-too',
    kind: 'applies',
    say: {
      es: 'Un atacante tiene 3 secciones en el frente y 1 en el flanco de un enemigo de defensa 5/6.',
      en: 'An attacker has 3 sections on the front and 1 on the flank of an enemy of defence 5/6.',
    },
    query: 'onus/hand-to-hand',
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
    name: 'morale-stops-at-one',
    kind: 'applies',
    say: {
      es: 'Una unidad Rota de moral 4 con 5 heridas debe chequear.',
      en: 'A Broken unit of morale 4 with 5 wounds must check.',
    },
    query: 'onus/morale-check',
    input: { unit: { morale: 4, broken: true, wounds: 5 } },
    expect: { moraleValue: 1, moraleModifier: -6, chanceToFail: '5/6' },
    odds: { fails: '5/6' },
    cites: ['onus-10.11', 'onus-10.16', 'onus-13.10'],
  },
  {
    clause: 'onus-13.10',
    name: 'still-two-left',
    kind: 'does-not-apply',
    say: {
      es: 'Una unidad Rota de moral 8 con 5 heridas debe chequear.',
      en: 'A Broken unit of morale 8 with 5 wounds must check.',
    },
    query: 'onus/morale-check',
    input: { unit: { morale: 8, broken: true, wounds: 5 } },
    expect: { moraleValue: 2, chanceToFail: '2/3' },
    cites: ['onus-10.11', 'onus-10.16'],
  },
  {
    clause: 'onus-13.11',
    name: 'a-single-attack',
    kind: 'applies',
    say: {
      es: 'Un ataque único de Sarissas hace 1 herida y el objetivo sobrevive.',
      en: 'A single attack with Sarissas does 1 wound and the target survives.',
    },
    query: 'onus/hand-to-hand',
    input: {
      attacker: { formation: 'phalanx', abilities: ['sarissas'] },
      defender: { taken: 1 },
      charge: true,
    },
    expect: { mustCheck: ['defender'], attacker: { checks: 0 }, defender: { checks: 1 } },
    cites: ['onus-7.164', 'onus-13.11'],
    case: 'onus-case-309',
  },
  {
    clause: 'onus-13.12',
    name: 'a-one-and-a-six',
    kind: 'applies',
    say: {
      es: 'Unos jinetes de ataque 6/2 golpean contra defensa 5/9: sacan 1 y 2 para impactar y un 6 para herir.',
      en: 'Riders of attack 6/2 strike at defence 5/9: they roll 1 and 2 to hit and a 6 to wound.',
    },
    query: 'onus/attack-roll',
    input: { hit: 6, wound: 2, dodge: 5, armour: 9, toHit: [1, 2], toWound: [6] },
    expect: { hits: 1, woundsDone: 1, hitsFrom: 2, woundsFrom: 6 },
    cites: ['onus-7.137', 'onus-7.138', 'onus-13.12'],
  },
]);
