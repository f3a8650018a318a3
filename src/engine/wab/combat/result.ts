import { alike, amount, word } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { count } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import {
  CLOSE_ORDER_BONUS,
  FORMED,
  isFormed,
  LOSSES,
  NOTHING_LOST,
  ORDERS,
  type Ordered,
  RANK_BONUS,
} from './losses.ts';

const MOST_RANKS = 20;
const MOST_UNITS = 6;
const MOST_WOUNDS = 60;
const MOST_WIDE = 40;

const SIDE_FIELDS = {
  wounds: usual(count(0, MOST_WOUNDS, 0)),
  ranks: usual(count(0, MOST_RANKS, 0)),
  width: count(1, MOST_WIDE, 5),
  order: choice(ORDERS, 'close-infantry'),
  standard: flag(),
  battleStandard: flag(),
  higher: flag(),
  flankUnits: count(0, MOST_UNITS, 0),
  rearUnits: count(0, MOST_UNITS, 0),
  wonLastRound: flag(),
  bonusesLost: choice(['nothing', 'flank-charge', 'few', 'obstacle', 'difficult'], 'nothing'),
  skirmishers: rare(flag()),
};
const RESULT_FIELDS = {
  own: usual(group(SIDE_FIELDS)),
  enemy: usual(group(SIDE_FIELDS)),
  elephant: flag(),
  readings: rare(group(readings('R51', 'R105'))),
};
type Result = Values<typeof RESULT_FIELDS>;
type SideOf = Values<typeof SIDE_FIELDS>;

const SIDES = ['own', 'enemy'] as const;
type Side = (typeof SIDES)[number];
const other = (side: Side): Side => (side === 'own' ? 'enemy' : 'own');

/** One side as the rows see it. */
interface Seen extends SideOf, Ordered {
  who: Side;
  facing: SideOf;
  doubts: Result['readings'];
}
/** What takes the bonuses of a side away, as its rows ask for it (wab-6.14 and what follows). */
const LOST: Readonly<Record<SideOf['bonusesLost'], Partial<Ordered>>> = {
  nothing: {},
  'flank-charge': { chargedIn: 'flank' },
  few: { models: FORMED - 1 },
  obstacle: { obstacle: 'attacks' },
  difficult: { inDifficult: true },
};
const seen = (result: Result, who: Side): Seen => ({
  ...{ ...NOTHING_LOST, ...result[who], who, facing: result[other(who)] },
  ...{ elephants: result.elephant ? 'in-this-combat' : 'none', doubts: result.readings },
  ...LOST[result[who].bonusesLost],
});

const { adds, notes } = rulesOf<Seen>(({ who }) => ({ who }));

const units = (of: 'flankUnits' | 'rearUnits') => (one: SideOf) => one[of];
const flanks = units('flankUnits');
const rears = units('rearUnits');
/** Flanks and rears counted apart, or all together by the other reading (R105). */
const outflanks = (one: Seen, count: (side: SideOf) => number) =>
  one.doubts.R105 === 'b'
    ? flanks(one) + rears(one) > flanks(one.facing) + rears(one.facing)
    : count(one) > count(one.facing);

const BONUSES: Table<Seen, number> = {
  on: 'total',
  rows: [
    adds('wab-5.40', ({ wounds }) => wounds, [({ wounds }) => wounds > 0], {
      with: ({ who, wounds }) => ({ who, wounds }),
    }),
    ...LOSSES,
    RANK_BONUS,
    adds('wab-5.44', 1, [({ standard }) => standard], on('skirmish', isFormed)),
    adds('wab-5.45', 1, [({ battleStandard }) => battleStandard]),
    adds('wab-5.46', 1, [({ higher }) => higher]),
    adds('wab-5.47', 1, [(one) => flanks(one) > 0, (one) => flanks(one.facing) === 0]),
    adds(
      'wab-5.48',
      1,
      [(one) => flanks(one) > 0, (one) => flanks(one.facing) > 0],
      on('not-more-units', (one) => outflanks(one, flanks)),
    ),
    adds(
      'wab-5.50',
      2,
      [(one) => rears(one) > 0],
      on('not-more-units', (one) => outflanks(one, rears)),
    ),
    adds(
      'wab-5.51',
      1,
      [({ wonLastRound }) => wonLastRound],
      on('bogged-down', (one) => !(one.order === 'cavalry' && one.bonusesLost === 'difficult')),
    ),
    CLOSE_ORDER_BONUS,
    notes<number>('wab-5.55', [({ order }) => order === 'cavalry']),
  ],
};

const totalOf = (result: Result, who: Side, trace: Trace) =>
  applyRows(BONUSES, seen(result, who), 0, trace);

export const combatResult = defineQuery({
  id: 'wab/combat-result',
  fields: RESULT_FIELDS,
  answer: {
    ...alike(amount(), 'ownTotal', 'enemyTotal', 'wonBy'),
    winner: word(['own', 'enemy', 'draw'], 'draw'),
  },
  sample: { own: { wounds: 2, ranks: 2, standard: true }, enemy: { wounds: 3 } },
  start: {},
  run(input, trace) {
    const ownTotal = totalOf(input, 'own', trace);
    const enemyTotal = totalOf(input, 'enemy', trace);
    const wonBy = Math.abs(ownTotal - enemyTotal);
    const winner = wonBy === 0 ? 'draw' : ownTotal > enemyTotal ? 'own' : 'enemy';
    trace.decide('wab-5.39', { ownTotal, enemyTotal });
    return {
      answer: { ownTotal, enemyTotal, wonBy, winner },
      summary: { say: `combat-result/${winner}`, with: { wonBy, ownTotal, enemyTotal } },
    };
  },
});
