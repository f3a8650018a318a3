import type { Case } from '../../ties/worked-cases.ts';

const LINE = { unit: 'line', blocks: 4 };
const OPEN = { attacker: LINE, defender: { unit: 'line' } };
const gun = (unit: string, distance: number, more: object = {}) => ({
  guns: [{ unit, blocks: 3, distance, artilleryDice: 1, ...more }],
});

/** Squares and Combined Arms: cases that are no examples of the room, or parts of some. */
export const TACTICS: Case[] = [
  [
    21,
    'artillery on a hill does not join an attack over a friendly unit',
    'ccn/combined-arms',
    { ...OPEN, ...gun('foot-artillery', 2, { terrain: 'hill', unitBetween: true }) },
    { allowed: false },
  ],
  [
    441,
    'another infantry unit does not add its dice',
    'ccn/may-melee',
    { attacker: { unit: 'line' }, defender: { unit: 'line' }, joinedBy: 'unit' },
    { allowed: false },
  ],
  [
    459,
    'heavy cavalry attacks infantry that declines to form square',
    'ccn/melee',
    { attacker: { unit: 'heavy-cavalry', blocks: 3 }, defender: { unit: 'line' } },
    { dice: 4 },
  ],
  [
    481,
    'horse artillery that moved does not join at 4 hexes',
    'ccn/combined-arms',
    { ...OPEN, ...gun('horse-artillery', 4, { moved: 1 }) },
    { allowed: false, guns: [{ allowed: false, dice: 0 }] },
  ],
];
