import type { Case } from '../../ties/worked-cases.ts';

const COMBAT = 'onus/hand-to-hand';
const CHECK = 'onus/morale-check';
const VALUES = 'onus/unit-values';
const SHOT = 'onus/shot';

/** Cases of combats and shots, or parts of them, that no example tells. */
export const COMBATS: Case[] = [
  [29, 'the Roman unit that is engaged', SHOT, { target: { engaged: true } }, { allowed: false }],
  [
    29,
    'the Roman unit on the left, behind another',
    SHOT,
    { shooter: { strength: 3 }, obstructed: true },
    { allowed: true, strengthModifier: -1 },
  ],
  [
    50,
    'the same dice without Precision',
    SHOT,
    { shooter: { abilities: [] }, toWound: [6, 1, 6] },
    { woundsDone: 2 },
  ],
  [
    171,
    'two sections on the flank and two enveloping the rear',
    COMBAT,
    { defender: { attackedOn: ['flank', 'rear'] }, sectionsInContact: 4, charge: true },
    { dice: 4, defender: { defenceModifier: -3 } },
  ],
  [
    197,
    'a fleeing unit takes 1 wound from a shot on its front',
    SHOT,
    { target: { dodge: 4, armour: 5, fleeing: true, taken: 1 } },
    { defence: [2, 3], mustCheck: false },
  ],
  [
    229,
    'a Broken ballista fails its check',
    CHECK,
    { unit: { kind: 'ballista', broken: true, morale: 5 }, moraleDie: 6 },
    { fate: 'eliminated' },
  ],
  [
    237,
    'a fleeing unit in the radius of its general recovers',
    CHECK,
    { unit: { morale: 7, wounds: 3, fleeing: true, general: 'in-radius' }, cause: 'flight' },
    { moraleValue: 4, chanceToPass: '2/3' },
  ],
  [
    245,
    'a Phalanx in the second turn of its combat',
    COMBAT,
    { defender: { hit: 3, wound: 3, formation: 'phalanx' } },
    { strikesFirst: 'both', defender: { attack: [4, 4] } },
  ],
  [
    273,
    'a Steadfast unit fails while it is Broken',
    CHECK,
    { unit: { abilities: ['steadfast'], broken: true, morale: 5 }, moraleDie: 6 },
    { fate: 'broken' },
  ],
  [
    277,
    'Lancers against infantry',
    VALUES,
    { unit: { hit: 3, wound: 3, abilities: ['lancers'] }, enemy: { kind: 'infantry' } },
    { attack: [3, 3] },
  ],
  [
    285,
    'archers without officers are shot at',
    SHOT,
    { target: { dodge: 5, armour: 6, noOfficers: true } },
    { defence: [4, 5] },
  ],
];
