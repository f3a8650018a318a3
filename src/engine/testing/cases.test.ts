import { expect, test } from 'vitest';
import { cases, mustReply } from './cases.ts';
import { draftOf } from './words.ts';

test('words of a row are a situation', () => {
  const row = 'unit=MI !ends escaped hex1.ground=hill hex1.holds=null faces=[red,flag] n=2 R66=b';
  expect(draftOf(row)).toEqual({
    unit: 'MI',
    ends: false,
    escaped: true,
    hex1: { ground: 'hill', holds: null },
    faces: ['red', 'flag'],
    n: 2,
    readings: { R66: 'b' },
  });
});

cases(
  'cca/may-move',
  `
  whoever may not move, and why: unit=WR
    hexes=1                          => allowed sum=may-move/battle
    hexes=2                          => !allowed 8.19/nobody 8.19/* -8.3/* sum.hexes=2
    unit=LD|LI attachedLeader=none   => allowed
    unit=FOOT                        => allowed 9.3
    unit=LD attachedLeader=goes      => refused attachedLeader leader-without-unit 8.33
    hexes=2                          => !allowed maxHexes=TWO ONWARDS
`,
  { FOOT: ['MI', 'HI'], TWO: [2], ONWARDS: [{ maxOnPath: 1 }] },
);

/** Each says of warriors that move two hexes towards nobody what is not so. */
test.each([
  ['allowed'],
  ['-8.19/nobody'],
  ['8.3'],
  ['8.3/*'],
  ['-8.19/*'],
  ['8.19~nobody-there'],
  ['says=[8.3]'],
  ['spares=[8.3~nobody]'],
  ['sum=may-move/yes'],
  ['sum.hexes=1'],
  ['odds.eliminated=1/6'],
  ['mean.blocksLost=1'],
  ['refused unit not-an-option'],
])('what is not so is found: %s', (expected) => {
  expect(() => mustReply('cca/may-move', { unit: 'WR', hexes: 2 }, expected)).toThrow();
});
