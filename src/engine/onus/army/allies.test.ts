import { expect, test } from 'vitest';
import { put } from '../../core/query.ts';
import { allies } from './allies.ts';

const told = (draft: object) => {
  const reply = put(allies, draft);
  if (!('ruling' in reply)) throw new Error(JSON.stringify(reply.violations));
  return reply.ruling.answer;
};
const said = (draft: object) => {
  const reply = put(allies, draft);
  return 'ruling' in reply ? reply.ruling.steps.map(({ say }) => say) : [];
};

test.each([
  [2, 1, 0, null],
  [3, 2, 1, ['left-flank', 'right-flank']],
  [4, 2, 0, ['left-flank', 'right-flank']],
  [5, 3, 1, ['left-flank', 'centre', 'right-flank']],
  [6, 3, 0, ['left-flank', 'centre', 'right-flank']],
])(
  '%i players have %i generals on each side',
  (players, generalsPerSide, playersWithTwoGenerals, partsLed) => {
    expect(told({ players })).toMatchObject({
      sidesCount: 2,
      generalsPerSide,
      playersWithTwoGenerals,
      partsLed,
    });
  },
);

test('all against all, each player is a side', () => {
  expect(told({ players: 5, playWay: 'all-against-all' })).toMatchObject({
    sidesCount: 5,
    generalsPerSide: 1,
    playersWithTwoGenerals: 0,
    partsLed: null,
  });
});

test('the army is divided by zone, by kind of unit or by faction', () => {
  expect(told({ divideBy: 'unit-type' })).toMatchObject({
    partsLed: ['infantry', 'mounted', 'missile'],
  });
  expect(told({ divideBy: 'faction' })).toMatchObject({ partsLed: ['own-faction'] });
  expect(said({ divideBy: 'zone' })).toEqual(['onus-12.34']);
  expect(said({ divideBy: 'unit-type' })).toEqual(['onus-12.35']);
  expect(said({ divideBy: 'faction', players: 2 })).toEqual([]);
});

test.each([
  [[900, 700, 500], false, 2100, 0],
  [[900, 700, 400], true, 2000, 0],
  [[500], true, 500, 1500],
])('shares %o of 2000 are legal: %s', (shares, allowed, sharesTotal, pointsLeft) => {
  expect(told({ shares, agreedPoints: 2000 })).toMatchObject({ allowed, sharesTotal, pointsLeft });
});

test('shares are of something', () => {
  expect(put(allies, { shares: [900] })).toHaveProperty('violations.0.problem', 'share-of-what');
  expect(told({ agreedPoints: 900 })).toMatchObject({ allowed: null, sharesTotal: null });
});
