import { expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { allies } from './allies.ts';

const { told, said, faults } = asking(allies);

test.each([
  [2, 1, 0, null],
  [3, 2, 1, ['left-flank', 'right-flank']],
  [4, 2, 0, ['left-flank', 'right-flank']],
  [5, 3, 1, ['left-flank', 'centre', 'right-flank']],
  [6, 3, 0, ['left-flank', 'centre', 'right-flank']],
])('%i players: generals on each side %i', (players, generalsPerSide, doubled, partsLed) => {
  const expected = { sidesCount: 2, generalsPerSide, playersWithTwoGenerals: doubled, partsLed };
  expect(told({ players })).toMatchObject(expected);
});

test.each([
  [
    { players: 5, playWay: 'all-against-all' },
    { generalsPerSide: 1, partsLed: null },
  ],
  [{ shares: [900, 700, 400] }, { allowed: true, sharesTotal: 2000, pointsLeft: 0 }],
  [{ shares: [900, 700, 500] }, { allowed: false, pointsLeft: 0 }],
  [{ shares: [500] }, { allowed: true, sharesTotal: 500, pointsLeft: 1500 }],
  [{}, { allowed: null, sharesTotal: null }],
])('%j of 2000 points', (draft, expected) => {
  expect(told({ agreedPoints: 2000, ...draft })).toMatchObject(expected);
});

test('two players divide nothing', () => {
  expect(said({ divideBy: 'zone' })).toEqual(['onus-12.34']);
  expect(said({ divideBy: 'faction', players: 2 })).toEqual([]);
});

test('shares are of something', () => {
  expect(faults({ shares: [900] })).toEqual([['agreedPoints', 'share-of-what', 'onus-12.33']]);
});
