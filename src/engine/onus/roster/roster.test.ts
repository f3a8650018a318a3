import { expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { roster } from './roster.ts';

const { told, faults } = asking(roster);
const VETERAN = { unitValue: 100, unitRank: 'veteran' };
const ELITES = { unitValue: 100, unitRank: 'elite', copies: 2 };

/** Engine, section 15: a general of 30% leaves floor(1000 / 1.3) = 769 points for units. */
test.each([
  [[{ unitValue: 100, copies: 7 }], 910, true, 7],
  [[{ unitValue: 769 }], 999.7, true, 1],
  [[{ unitValue: 770 }], 1001, false, 1],
  // A Veteran costs 30% more, an Elite one half as much again.
  [[VETERAN], 169, true, 1],
  [[ELITES, VETERAN], 559, true, 3],
])('%j cost %f with a general of 30%%', (units, armyValue, allowed, unitCards) => {
  const answer = told({ pointsLimit: 1000, generals: [{ pointsPercent: 30 }], units });
  expect(answer).toMatchObject({ armyValue, allowed, unitCards, unitBudget: 769 });
});

test.each([
  ['infantry', 'arrowhead', ['onus-8.19']],
  ['onager', 'rhomboid', ['onus-8.22']],
  ['cavalry', 'arrowhead', []],
  ['elephants', 'rhomboid', []],
  ['infantry', 'phalanx', []],
  ['cavalry', 'shield-wall', []],
])('%s with the icon %s is a slip: %j', (kind, icon, clauses) => {
  const units = [{ unitValue: 50 }, { unitValue: 50, kind, blueIcons: [icon] }];
  const expected = clauses.map((clause) => ['units.1.blueIcons', 'icon-of-mounted', clause]);
  expect(faults({ units })).toEqual(expected);
});
