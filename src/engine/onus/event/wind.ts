import { alike, amount, maybe, word, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { choice } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { SHOT_DICE } from '../shooting/rows.ts';
import { WIND_REACH } from '../values/card-numbers.ts';

const MOST_UD = 40;
const DICE = { short: SHOT_DICE.short, long: SHOT_DICE.long, 'out-of-range': SHOT_DICE.out };
type Distance = keyof typeof DICE;

const FIELDS = {
  originalTarget: choice(['short', 'long', 'out-of-range'], 'short'),
  shotRange: optionalMeasure(0, MOST_UD),
  originalTargetAt: optionalMeasure(0, MOST_UD),
  nearestOwnUnitAt: optionalMeasure(0, MOST_UD),
  readings: rare(group(readings('R8'))),
};
type Shot = Values<typeof FIELDS>;

/** Reading R8: exactly half the range is short, or (b) it is long. */
function distanceOf({ originalTarget, shotRange, originalTargetAt, readings }: Shot): Distance {
  if (shotRange === undefined || originalTargetAt === undefined) return originalTarget;
  if (originalTargetAt > shotRange) return 'out-of-range';
  const half = shotRange / 2;
  const short = readings.R8 === 'b' ? originalTargetAt < half : originalTargetAt <= half;
  return short ? 'short' : 'long';
}

const TOGETHER = ['range-and-distance-together', 'onus-11.13'] as const;

export const wind = defineQuery({
  id: 'onus/wind-changes',
  fields: FIELDS,
  answer: {
    ...alike(amount(), 'attacks', 'dice'),
    newTarget: maybe(word(['own-unit-near-original'], 'own-unit-near-original')),
    originalIsShot: yes(),
  },
  sample: { shotRange: 8, originalTargetAt: 4, nearestOwnUnitAt: 0.5 },
  check: problems<Shot>(
    [
      'shotRange',
      ...TOGETHER,
      ({ shotRange: r, originalTargetAt: d }) => r === undefined && d !== undefined,
    ],
    [
      'originalTargetAt',
      ...TOGETHER,
      ({ shotRange: r, originalTargetAt: d }) => r !== undefined && d === undefined,
    ],
  ),
  run(shot, trace) {
    const distance = distanceOf(shot);
    const near = shot.nearestOwnUnitAt === undefined || shot.nearestOwnUnitAt < WIND_REACH;
    const lost = distance === 'out-of-range';
    const said = {
      reach: WIND_REACH,
      distance: `originalTarget.${distance}`,
      dice: DICE[distance],
    };
    if (lost) trace.step('onus-7.128/out-of-range');
    else if (near) {
      trace.skip('onus-11.14', 'own-unit-near-enough', said);
      trace.step('onus-11.13', said, { on: 'dice', from: 0, to: DICE[distance] });
    } else trace.step('onus-11.14', said, { on: 'attacks', from: 1, to: 0 });
    const attacks = lost || !near ? 0 : 1;
    return {
      answer: {
        attacks,
        dice: attacks * DICE[distance],
        newTarget: attacks ? ('own-unit-near-original' as const) : null,
      },
      summary: {
        say: `wind-changes/${lost ? 'out-of-range' : near ? 'new-target' : 'no-attack'}`,
        with: said,
      },
    };
  },
});
