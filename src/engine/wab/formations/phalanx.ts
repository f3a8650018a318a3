import { alike, amount, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { any, on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { count } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { FULL_RANK } from '../combat/losses.ts';

const MOST_MODELS = 200;
const MOST_WIDE = 60;
/** Of a phalanx: so many models, and so many ranks of 4 or more (wab-13.88, wab-13.101). */
const LEAST_MODELS = 12;
const RANKS = 2;
const MEDIEVAL_RANKS = 3;

const PHALANX_FIELDS = {
  phalanxType: usual(choice(['ordinary', 'trained', 'macedonian', 'medieval'], 'ordinary')),
  models: usual(count(1, MOST_MODELS, LEAST_MODELS)),
  width: usual(count(1, MOST_WIDE, FULL_RANK)),
  battleBegins: flag(),
  lostBonuses: choice(['nothing', 'difficult', 'flank-or-rear', 'other', 'elephants'], 'nothing'),
  drilled: flag(),
  levy: flag(),
  readings: rare(group(readings('R309'))),
};
type Drawn = Values<typeof PHALANX_FIELDS>;

const { bars, notes, sets } = rulesOf<Drawn>();

const ranksOf = ({ models, width }: Drawn) => Math.ceil(models / width);
const fullRanks = ({ models, width }: Drawn) =>
  width < FULL_RANK ? 0 : Math.floor(models / width) + Number(models % width >= FULL_RANK);
const isMedieval = ({ phalanxType }: Drawn) => phalanxType === 'medieval';
const leastRanks = (one: Drawn) => (isMedieval(one) ? MEDIEVAL_RANKS : RANKS);
const isDrawnUp = (one: Drawn) =>
  one.models >= LEAST_MODELS && fullRanks(one) >= leastRanks(one) && one.width > ranksOf(one);

const LEAST: Table<Drawn, number> = {
  on: 'leastRanks',
  rows: [
    sets('wab-13.101', MEDIEVAL_RANKS, [], on('no-medieval-phalanx', isMedieval), {
      with: () => ({ ranks: MEDIEVAL_RANKS }),
    }),
  ],
};

/** Whether it stands as a phalanx. */
const STANDS: Table<Drawn, boolean> = {
  on: 'isPhalanx',
  rows: [
    bars('wab-13.88/few', [({ models }) => models < LEAST_MODELS]),
    bars(
      'wab-13.88/ranks',
      [({ models }) => models >= LEAST_MODELS, (one) => fullRanks(one) < leastRanks(one)],
      { with: (one) => ({ ranks: leastRanks(one) }) },
    ),
    bars('wab-13.88/deep', [(one) => one.width <= ranksOf(one)], {
      with: (one) => ({ ranks: ranksOf(one), width: one.width }),
    }),
    notes('wab-13.88', [isDrawnUp], {
      with: (one) => ({ models: one.models, ranks: ranksOf(one), most: one.width - 1 }),
    }),
    notes('wab-13.98', [
      any(
        ({ drilled }) => drilled,
        ({ levy }) => levy,
      ),
    ]),
  ],
};

interface Seen extends Drawn {
  stands: boolean;
}
const drawn = rulesOf<Seen>();
/** Whether it may be deployed so. */
const MAY: Table<Seen, boolean> = {
  on: 'allowed',
  rows: [
    drawn.notes(
      'wab-13.107/deploys',
      [({ battleBegins, stands }) => battleBegins && !stands, ({ drilled }) => drilled],
      {
        unless: ['wab-13.88'],
      },
    ),
    drawn.bars(
      'wab-13.88/deploys',
      [({ stands }) => !stands],
      on('already-fighting', ({ battleBegins }) => battleBegins),
    ),
  ],
};

const lost = ({ lostBonuses }: Drawn) => lostBonuses !== 'nothing';
/** Whether its rules of formation hold: those of moves always do (wab-13.87). */
const HOLD: Table<Seen, boolean> = {
  on: 'rulesHold',
  rows: [
    drawn.allows('wab-13.88/by-this-reading', [
      ({ readings: { R309 }, stands, battleBegins }) => !stands && !battleBegins && R309 === 'b',
    ]),
    drawn.notes('wab-13.92/only-elephants', [({ lostBonuses }) => lostBonuses === 'elephants']),
    drawn.bars(
      'wab-13.92/lost',
      [lost],
      on('lost-to-elephants', ({ lostBonuses }) => lostBonuses !== 'elephants'),
    ),
    drawn.notes('wab-13.87', [({ stands, drilled }) => !stands && !drilled]),
  ],
};

export const phalanx = defineQuery({
  id: 'wab/phalanx',
  fields: PHALANX_FIELDS,
  answer: {
    ...alike(yes(), 'allowed', 'isPhalanx', 'rulesHold', 'movesAsPhalanx'),
    ...alike(amount(), 'ranksInAll', 'leastRanks', 'mostRanks'),
  },
  sample: { models: 24, width: 8 },
  start: {},
  run(input, trace) {
    const leastNeeded = applyRows(LEAST, input, RANKS, trace);
    const isPhalanx = applyRows(STANDS, input, true, trace);
    const one = { ...input, stands: isPhalanx };
    const allowed = applyRows(MAY, one, true, trace);
    const rulesHold = applyRows(HOLD, one, isPhalanx, trace);
    return {
      answer: {
        ...{ allowed, isPhalanx, rulesHold, movesAsPhalanx: !input.drilled },
        ...{ ranksInAll: ranksOf(input), leastRanks: leastNeeded, mostRanks: input.width - 1 },
      },
      summary: {
        say: rulesHold ? 'phalanx/holds' : isPhalanx ? 'phalanx/lost' : 'phalanx/no',
        with: {},
      },
    };
  },
});
