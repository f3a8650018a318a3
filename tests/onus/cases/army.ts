import type { Case } from '../../ties/worked-cases.ts';

const VALUES = 'onus/unit-values';

/** What the worked cases of armies, turns and the summary ask beyond the examples of the rooms. */
export const ARMY: Case[] = [
  [
    245,
    'a Phalanx in its second turn of combat keeps its +1/+1 and has no priority',
    VALUES,
    { unit: { hit: 3, wound: 3, formation: 'phalanx' }, enemy: { kind: 'infantry' } },
    { attack: [4, 4], strikesFirst: false },
  ],
  [
    313,
    'the dice on the front, too, must beat the defence of a unit that is touched on a flank',
    VALUES,
    { unit: { dodge: 5, armour: 6, attackedOn: ['front', 'flank'] } },
    { defence: [4, 5] },
  ],
  [
    321,
    'a Hero near his general, attacked on a flank, with 3 wounds',
    'onus/morale-check',
    { unit: { morale: 6, hero: true, general: 'in-radius', attackedOn: ['flank'], wounds: 3 } },
    { moraleValue: 4, chanceToFail: '1/3' },
  ],
  [
    327,
    'archers with 3 wounds and without officers shoot over another unit',
    VALUES,
    { unit: { strength: 4, wounds: 3, noOfficers: true }, obstructed: true },
    { strength: 1 },
  ],
];
