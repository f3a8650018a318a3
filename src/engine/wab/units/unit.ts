import { alike, amount, maybe, word, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows } from '../../core/rows.ts';
import { choice, flag, optionalChoice } from '../../core/schema/choices.ts';
import { rare, usual } from '../../core/schema/groups.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';
import {
  BASES,
  FORMED,
  leastOf,
  MAY_STAND,
  ORDER,
  ORDERS,
  STANDS,
  TROOP_KINDS,
} from './unit-rows.ts';

const MOST = 100;
/** Models of a rank that counts as full in combat (wab-5.41). */
const FULL = 4;

/** Ranks of so many models at such a frontage; the last may be short (wab-1.29). */
export function ranksOf(models: number, frontage: number) {
  const ranksInAll = Math.ceil(models / frontage);
  const inLastRank = models - (ranksInAll - 1) * frontage;
  const behind = Math.max(0, ranksInAll - 2) * Number(frontage >= FULL);
  const fullRanksBehind = behind + Number(ranksInAll > 1 && inLastRank >= FULL);
  return { ranksInAll, inLastRank, fullRanksBehind };
}

export const unit = defineQuery({
  id: 'wab/unit',
  fields: {
    unitTroops: usual(choice(TROOP_KINDS, 'infantry')),
    models: usual(count(1, MOST, 20)),
    unitStands: choice(STANDS, 'block'),
    frontage: usual(optionalCount(1, MOST)),
    barded: flag(),
    listOrder: optionalChoice(['close', 'open']),
    characters: rare(count(0, 10, 0)),
    battleBegins: flag(),
    fellBelow: rare(flag()),
    fleeing: flag(),
    commandRank: rare(optionalCount(1, MOST)),
  },
  answer: {
    allowed: yes(),
    isFormed: yes(),
    orderOfUnit: word(ORDERS, 'none'),
    ...alike(amount(), 'leastModels', 'baseWidth', 'baseDepth'),
    ...alike(maybe(amount()), 'ranksInAll', 'inLastRank', 'fullRanksBehind'),
    ...alike(maybe(amount()), 'unitWidth', 'unitLength'),
  },
  sample: { models: 17, frontage: 5 },
  run(input, trace) {
    const allowed = applyRows(MAY_STAND, input, true, trace);
    const isFormed = applyRows(FORMED, input, true, trace);
    const orderOfUnit = applyRows(ORDER, { ...input, isFormed }, 'none', trace);
    const [baseWidth, baseDepth] = BASES[input.unitTroops];
    trace.step('wab-1.50', { width: baseWidth, depth: baseDepth });
    const { frontage, models } = input;
    const wide = frontage !== undefined && isFormed ? Math.min(frontage, models) : null;
    const ranks = wide === null ? null : ranksOf(models, wide);
    if (ranks) trace.step('wab-1.29', { ranks: ranks.ranksInAll, last: ranks.inLastRank });
    const sizes = ranks && {
      unitWidth: (wide ?? 0) * baseWidth,
      unitLength: ranks.ranksInAll * baseDepth,
    };
    return {
      answer: {
        ...{ allowed, isFormed, orderOfUnit, leastModels: leastOf(input), baseWidth, baseDepth },
        ...ranks,
        ...sizes,
      },
      summary: {
        say: allowed ? (isFormed ? 'unit/formed' : 'unit/loose') : 'unit/too-small',
        with: { orderOfUnit, models },
      },
    };
  },
});
