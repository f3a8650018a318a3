import { Distribution } from '../../core/distribution.ts';
import type { Fraction } from '../../core/fraction.ts';
import { chance, mean, table } from '../../core/odds.ts';
import { type Odds, Trace } from '../../core/ruling.ts';
import { type Rolled, rollOdds } from '../combat/rolling.ts';
import type { Scoring } from '../combat/scoring.ts';
import { type Standing, standingAfter } from '../combat/standing.ts';
import { aftermath, type Retreat } from '../retreat/aftermath.ts';
import { fullStrength } from '../units.ts';
import type { Fire } from './fire.ts';

/** What the odds of a fire may have; those of flags and of two fires are not always there. */
export const FIRE_ODDS = {
  chances: [
    'at-least-one-hit',
    'eliminated',
    'leader-lost',
    'at-least-one-flag',
    'retreats',
    'nothing-happens',
    'hit-in-two-fires',
    'eliminated-in-two-fires',
  ],
  means: ['blocksLost'],
  tables: ['blocksLost', 'flags'],
};

interface Given {
  fire: Fire;
  dice: number;
  score: Scoring;
  retreat: Retreat;
}

/** Exact odds of one fire and, where the card lets the unit fire twice at the target, of both. */
export function fireOdds(
  fire: Fire,
  dice: number,
  score: Scoring,
  fires: number,
  retreat: Retreat,
): Odds {
  const given = { fire, dice, score, retreat };
  const { blocks, unit, leader } = fire.target;
  const rolled = rolledBy(given);
  const standing = standingAfter(fire, retreat, dice, score);
  // What must be, whether or not the way is free.
  const bound = standingAfter(fire, { ...retreat, freeHexes: undefined }, dice, score);
  const lone = unit === 'LD';
  const chances: Record<string, Fraction> = {
    'at-least-one-hit': rolled.probability(({ hits }) => hits > 0),
    eliminated: standing.probability(({ fate }) => fate === 'eliminated'),
    ...((lone || leader === 'attached') && {
      'leader-lost': standing.probability((one) => one.leader === 'lost'),
    }),
    ...(!lone && {
      'at-least-one-flag': rolled.probability(({ flags }) => flags > 0),
      retreats: bound.probability(({ fate }) => fate === 'retreats'),
      'nothing-happens': bound.probability((o) => o.fate === 'stands' && o.blocks === blocks),
    }),
    ...(fires > 1 && {
      'hit-in-two-fires': hitInTwo(given, rolled),
      'eliminated-in-two-fires': secondAfter(given, standing).probability(
        ({ fate }) => fate === 'eliminated',
      ),
    }),
  };
  return {
    chances: Object.fromEntries(Object.entries(chances).map(([name, p]) => [name, chance(p)])),
    means: { blocksLost: mean(rolled.mean(({ hits }) => hits)) },
    tables: {
      blocksLost: table(rolled, ({ hits }) => hits),
      ...(!lone && { flags: table(rolled, ({ flags }) => flags) }),
    },
  };
}

const rolledBy = ({ fire, dice, score }: Given) =>
  rollOdds(dice, fire.target.blocks, score, fire.readings);

/** A hit in the first fire, or in the second at a target that the first did not hit and left in its hex. */
function hitInTwo(given: Given, first: Distribution<Rolled>): Fraction {
  const hit = (yes: boolean) => Distribution.certain({ hit: yes });
  return first
    .chain((rolled) => {
      if (rolled.hits > 0) return hit(true);
      if (!stays(given, rolled)) return hit(false);
      return first.map(({ hits }) => ({ hit: hits > 0 }));
    })
    .probability((both) => both.hit);
}

function stays({ fire, retreat }: Given, rolled: Rolled): boolean {
  const { blocks, unit } = fire.target;
  const after = aftermath(fire, rolled, blocks, 'none', retreat, new Trace());
  return unit !== 'LD' && !after.leftHex && !after.eliminated;
}

/** How the target comes out of both fires; the second is not at one that has left its hex. */
function secondAfter(
  { fire, dice, score, retreat }: Given,
  first: Distribution<Standing>,
): Distribution<Standing> {
  return first.chain((after) => {
    if (after.fate !== 'stands') return Distribution.certain(after);
    const { blocks } = after;
    const target = { ...fire.target, blocks, full: blocks === fullStrength(fire.target.unit) };
    if (after.leader === 'lost') target.leader = 'none';
    return standingAfter({ ...fire, target }, retreat, dice, score);
  });
}
