import { alike, amount, many, maybe, part, word, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import type { Key } from '../../core/ruling.ts';
import { choice } from '../../core/schema/choices.ts';
import { groups, usual } from '../../core/schema/groups.ts';
import { requiredCount } from '../../core/schema/numbers.ts';
import { LISTS, SHARES, type Share } from './entry.ts';
import { brokenShares, isOver, isUnder, LIMITS, leastOf, limitsOf, mostOf } from './shares.ts';

const MOST_POINTS = 9999;

/** The sentence that tells each limit. */
const TOLD: Readonly<Record<Share, Partial<Record<(typeof LISTS)[number], Key>>>> = {
  characters: { barbarians: 'wab-21.1/limit', 'early-imperial-rome': 'wab-22.1/limit' },
  warriors: { barbarians: 'wab-21.2/limit' },
  cavalry: { barbarians: 'wab-21.3/limit' },
  support: { barbarians: 'wab-21.4/limit' },
  legionaries: { 'early-imperial-rome': 'wab-22.2/limit' },
  auxiliaries: { 'early-imperial-rome': 'wab-22.3/limit' },
  special: { 'early-imperial-rome': 'wab-22.4/limit' },
};

export const armyShares = defineQuery({
  id: 'wab/army-shares',
  fields: {
    armyList: usual(choice(LISTS, 'barbarians')),
    armyPoints: usual(requiredCount(1, MOST_POINTS)),
    spent: groups(
      { share: usual(choice(SHARES, 'characters')), shareCost: requiredCount(0, MOST_POINTS) },
      SHARES.length,
    ),
  },
  answer: {
    allowed: yes(),
    pointShares: many(
      part({
        share: word(SHARES, 'characters'),
        ...alike(maybe(amount()), 'sharePointsLeast', 'sharePointsMost', 'shareCost'),
        kept: yes(true),
      }),
    ),
  },
  sample: { armyPoints: 2000, spent: [{ share: 'characters', shareCost: 600 }] },
  check: problems([
    'spent',
    'share-of-the-other-list',
    null,
    ({ spent, armyList }) => spent.some(({ share }) => !(share in LIMITS[armyList])),
  ]),
  run({ armyList, armyPoints, spent }, trace) {
    const limits = limitsOf(armyList);
    const costOf = (share: Share) =>
      spent.some((one) => one.share === share)
        ? spent.reduce((sum, one) => sum + (one.share === share ? one.shareCost : 0), 0)
        : undefined;
    for (const { share, least, most } of limits) {
      const limit =
        least === undefined ? mostOf(most ?? 0, armyPoints) : leastOf(least, armyPoints);
      const key = TOLD[share][armyList];
      if (key) trace.step(key, { percent: least ?? most ?? 0, points: armyPoints, limit });
    }
    const told = limits.flatMap((limit) => {
      const cost = costOf(limit.share);
      return cost === undefined
        ? []
        : [{ ...limit, list: armyList, points: armyPoints, spent: cost }];
    });
    const allowed = brokenShares(told, trace).length === 0;
    return {
      answer: {
        allowed,
        pointShares: limits.map(({ share, least, most }) => {
          const one = told.find((other) => other.share === share);
          return {
            share,
            sharePointsLeast: least === undefined ? null : leastOf(least, armyPoints),
            sharePointsMost: most === undefined ? null : mostOf(most, armyPoints),
            shareCost: one?.spent ?? null,
            kept: !one || !(isOver(one) || isUnder(one)),
          };
        }),
      },
      summary: { say: `army-shares/${allowed ? 'yes' : 'no'}`, with: { points: armyPoints } },
    };
  },
});
