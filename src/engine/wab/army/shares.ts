import { on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import type { ListClause, ListName, Share } from './entry.ts';
import { type Broken, brokenBy, rule } from './faults.ts';

const PERCENT = 100;

/** What part of its points an army spends on whom, in hundredths (wab-21.1 to wab-21.4, wab-22.1 to wab-22.4). */
export const LIMITS = {
  barbarians: {
    characters: { most: 33, clause: 'wab-21.1' },
    warriors: { least: 33, clause: 'wab-21.2' },
    cavalry: { most: 33, clause: 'wab-21.3' },
    support: { most: 33, clause: 'wab-21.4' },
  },
  'early-imperial-rome': {
    characters: { most: 25, clause: 'wab-22.1' },
    legionaries: { least: 25, clause: 'wab-22.2' },
    auxiliaries: { most: 75, clause: 'wab-22.3' },
    special: { most: 25, clause: 'wab-22.4' },
  },
} as const satisfies Readonly<Record<ListName, Partial<Record<Share, Omit<Limit, 'share'>>>>>;
interface Limit {
  clause: ListClause;
  share: Share;
  least?: number;
  most?: number;
}
export const limitsOf = (list: ListName): Limit[] =>
  Object.entries(LIMITS[list]).map(([share, limit]) => ({ share: share as Share, ...limit }));

/** Whole points that such a part comes to: no less, and no more. */
export const leastOf = (percent: number, points: number) => Math.ceil((percent * points) / PERCENT);
export const mostOf = (percent: number, points: number) => Math.floor((percent * points) / PERCENT);

/** Points of one kind, of all that an army has. */
export interface Spent extends Limit {
  list: ListName;
  spent: number;
  points: number;
}
const { bars } = rulesOf<Spent>(({ spent, points, least = 0, most = 0 }) => ({
  spent,
  points,
  percent: least || most,
  limit: least ? leastOf(least, points) : mostOf(most, points),
}));
const of = (list: ListName, share: Share) => (one: Spent) =>
  one.list === list && one.share === share;
/** In exact arithmetic: 33 percent is 0.33, not a third. */
export const isOver = ({ spent, points, most }: Spent) =>
  most !== undefined && PERCENT * spent > most * points;
export const isUnder = ({ spent, points, least }: Spent) =>
  least !== undefined && PERCENT * spent < least * points;
const within = on('within-its-share', isOver);
const enough = on('enough-of-them', isUnder);

const RULES = [
  ...[
    bars('wab-21.1', [of('barbarians', 'characters')], within),
    bars('wab-21.3', [of('barbarians', 'cavalry')], within),
    bars('wab-21.4', [of('barbarians', 'support')], within),
    bars('wab-22.1', [of('early-imperial-rome', 'characters')], within),
    bars('wab-22.3', [of('early-imperial-rome', 'auxiliaries')], within),
    bars('wab-22.4', [of('early-imperial-rome', 'special')], within),
  ].map((row) => rule<Spent>('share-over', row)),
  ...[
    bars('wab-21.2', [of('barbarians', 'warriors')], enough),
    bars('wab-22.2', [of('early-imperial-rome', 'legionaries')], enough),
  ].map((row) => rule<Spent>('share-under', row)),
];

/** Whether each part keeps to its limit, told by its clause. */
export const brokenShares = (spent: readonly Spent[], trace: Trace): Broken[] =>
  spent.flatMap((one) => brokenBy(RULES, one, trace));
