import type { Case } from '../../ties/worked-cases.ts';

/** Parts of worked cases about movement and contact that other queries answer. */
export const MOVEMENT: Case[] = [
  [
    19,
    'two combats after the relief charge, in the order of the active player',
    'onus/combat-phase',
    { engagedPairs: 2 },
    { combats: 2, orderChosenBy: 'active-player' },
  ],
  [
    52,
    'the second unit rolls 2 dice on the flank of a unit that another one fights',
    'onus/contact',
    { contacts: [{ defenderPart: 'left-flank', touching: 2 }], defender: { otherEnemies: 1 } },
    { dice: 2, onDefender: { defencePenalty: -2, moralePenalty: -2 } },
  ],
  [
    143,
    'forced march replaces the flank, and the other enemy counts',
    'onus/unit-values',
    { unit: { dodge: 5, armour: 6, forcedMarch: true, attackedOn: ['flank'], otherEnemies: 1 } },
    { defence: [2, 3] },
  ],
  [
    325,
    'a fleeing unit passes through an engaged friend',
    'onus/pass-through',
    { gait: 'flight', mover: { fleeing: true, broken: true }, passed: { engaged: true } },
    { allowed: true, passedState: 'broken' },
  ],
  [
    251,
    'nor does a fleeing unit pass through fleeing elephants',
    'onus/pass-through',
    {
      gait: 'flight',
      mover: { fleeing: true, broken: true },
      passed: { kind: 'elephants', fleeing: true, broken: true },
    },
    { allowed: false },
  ],
  [
    335,
    'attacked on its rear in forced march the penalty counts once',
    'onus/unit-values',
    { unit: { dodge: 6, armour: 7, forcedMarch: true, attackedOn: ['rear'] } },
    { defence: [4, 5] },
  ],
];
