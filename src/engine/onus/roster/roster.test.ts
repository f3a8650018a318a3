import { describe, expect, test } from 'vitest';
import { ask } from '../../index.ts';

const faults = (units: object[]) => {
  const reply = ask('onus/roster', { units });
  return reply && 'violations' in reply ? reply.violations.map(({ field }) => field) : [];
};

/** Engine, section 15: a general of 30% leaves floor(1000 / 1.3) = 769 points for units. */
test.each([
  [[{ unitValue: 100, copies: 7 }], 910, true, 7],
  [[{ unitValue: 769 }], 999.7, true, 1],
  [[{ unitValue: 770 }], 1001, false, 1],
  // A Veteran costs 30% more, an Elite one half as much again.
  [[{ unitValue: 100, unitRank: 'veteran' }], 169, true, 1],
  [
    [
      { unitValue: 100, unitRank: 'elite', copies: 2 },
      { unitValue: 100, unitRank: 'veteran' },
    ],
    559,
    true,
    3,
  ],
])('%j cost %f with a general of 30%%', (units, armyValue, allowed, unitCards) => {
  const reply = ask('onus/roster', {
    ...{ pointsLimit: 1000, generals: [{ pointsPercent: 30 }], units },
  });
  expect(reply).toMatchObject({
    ruling: { answer: { armyValue, allowed, unitCards, unitBudget: 769 } },
  });
});

describe('icons of riders', () => {
  test.each([
    ['infantry', 'arrowhead', true],
    ['onager', 'rhomboid', true],
    ['cavalry', 'arrowhead', false],
    ['elephants', 'rhomboid', false],
    ['infantry', 'phalanx', false],
    ['cavalry', 'shield-wall', false],
  ])('%s with %s are a slip: %s', (kind, icon, wrong) => {
    expect(faults([{ unitValue: 50 }, { unitValue: 50, kind, blueIcons: [icon] }])).toEqual(
      wrong ? ['units.1.blueIcons'] : [],
    );
  });
});
