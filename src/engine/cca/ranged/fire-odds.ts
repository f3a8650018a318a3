import { Distribution } from '../../core/distribution.ts';
import type { Fraction } from '../../core/fraction.ts';
import { type Odds, Trace } from '../../core/ruling.ts';
import { oddsOfRoll, ROLL_ODDS } from '../combat/roll-odds.ts';
import { type Rolled, rollOdds } from '../combat/rolling.ts';
import type { Scoring } from '../combat/scoring.ts';
import { type Standing, standingAfter, type Told } from '../combat/standing.ts';
import { aftermath } from '../retreat/aftermath.ts';
import type { Retreat } from '../retreat/retreat-path.ts';
import { fullStrength } from '../units.ts';
import type { Fire } from './fire.ts';

/** What the odds of a fire may have; those of two fires are not always there. */
export const FIRE_ODDS = {
  ...ROLL_ODDS,
  chances: [...ROLL_ODDS.chances, 'hit-in-two-fires', 'eliminated-in-two-fires'],
};

interface Given {
  fire: Fire;
  dice: number;
  score: Scoring;
  retreat: Retreat;
  told: Told;
}

/** Exact odds of one fire as far as it is open and, where the card lets the unit fire twice at the target, of both. */
export function fireOdds(given: Given, fires: number): Odds {
  const { fire, dice, score, retreat, told } = given;
  const first = standingAfter(fire, retreat, dice, score, told);
  return oddsOfRoll(fire, dice, score, retreat, told, {
    ...(fires > 1 && {
      'hit-in-two-fires': hitInTwo(given),
      'eliminated-in-two-fires': secondAfter(given, first).probability(
        ({ fate }) => fate === 'eliminated',
      ),
    }),
  });
}

const rolledBy = ({ fire, dice, score }: Given, told: Told = {}) =>
  rollOdds(dice, fire.target.blocks, score, fire.readings, told);

/** A hit in the first fire, or in the second at a target that the first did not hit and left in its hex. */
function hitInTwo(given: Given): Fraction {
  const hit = (yes: boolean) => Distribution.certain({ hit: yes });
  return rolledBy(given, given.told)
    .chain((rolled) => {
      if (rolled.hits > 0) return hit(true);
      if (!stays(given, rolled)) return hit(false);
      return rolledBy(given).map(({ hits }) => ({ hit: hits > 0 }));
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
