import type { Fraction } from '../../core/fraction.ts';
import { chance, mean, table } from '../../core/odds.ts';
import type { Odds } from '../../core/ruling.ts';
import type { Retreat } from '../retreat/retreat-path.ts';
import type { Roll } from './combat.ts';
import { meanHits, rollOdds } from './rolling.ts';
import type { Scoring } from './scoring.ts';
import { type Standing, standingAfter, type Told } from './standing.ts';

/** What the odds of a roll may have; those of flags and of a leader are not always there. */
export const ROLL_ODDS = {
  chances: [
    ...['at-least-one-hit', 'eliminated', 'leader-lost', 'at-least-one-flag'],
    ...['retreats', 'nothing-happens'],
  ],
  means: ['hits', 'blocksLost', 'allBlocksLost'],
  tables: ['blocksLost', 'flags'],
};

/** Exact odds of a roll as far as it is open, with the check of the leader and the retreat. */
export function oddsOfRoll(
  roll: Roll,
  dice: number,
  score: Scoring,
  retreat: Retreat = { blockedBy: 'units' },
  told: Told = {},
  more: Record<string, Fraction> = {},
): Odds {
  const { blocks, unit, leader } = roll.target;
  const rolled = rollOdds(dice, blocks, score, roll.readings, told);
  const standing = standingAfter(roll, retreat, dice, score, told);
  // What must be, whether or not the way is free.
  const bound = standingAfter(roll, { ...retreat, freeHexes: undefined }, dice, score, told);
  const lone = unit === 'LD';
  const flees = lone || roll.evades;
  const unhurt = (o: Standing) => o.fate === 'stands' && o.blocks === blocks;
  const chances: Record<string, Fraction> = {
    'at-least-one-hit': rolled.probability(({ hits }) => hits > 0),
    eliminated: standing.probability(({ fate }) => fate === 'eliminated'),
    ...((lone || leader === 'attached') && {
      'leader-lost': standing.probability((one) => one.leader === 'lost'),
    }),
    ...(!flees && {
      'at-least-one-flag': rolled.probability(({ flags }) => flags > 0),
      retreats: bound.probability(({ fate }) => fate === 'retreats'),
      'nothing-happens': bound.probability(unhurt),
    }),
    ...more,
  };
  return {
    chances: Object.fromEntries(Object.entries(chances).map(([name, p]) => [name, chance(p)])),
    means: {
      hits: mean(meanHits(dice, score, roll.readings, told)),
      blocksLost: mean(rolled.mean(({ hits }) => hits)),
      allBlocksLost: mean(standing.mean((one) => blocks - one.blocks)),
    },
    tables: {
      blocksLost: table(rolled, ({ hits }) => hits),
      ...(!flees && { flags: table(rolled, ({ flags }) => flags) }),
    },
  };
}
