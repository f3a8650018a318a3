import { alike, amount, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { Trace } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { count } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { MOST_MODELS } from '../checks/strength.ts';
import {
  CLOSE_ORDER_BONUS,
  ELEPHANTS,
  FORMED,
  LOSSES,
  LOST_EARLIER,
  OBSTACLES,
  ORDERS,
  type Ordered,
  RANK_BONUS,
  SPECIAL_FIELDS,
} from '../combat/losses.ts';
import { stands } from '../formations/formation.ts';

const MOST_RANKS = 20;
const MOST_WIDE = 40;

const LOST_FIELDS = {
  order: usual(choice(ORDERS, 'close-infantry')),
  ranks: usual(count(0, MOST_RANKS, 2)),
  width: count(1, MOST_WIDE, 5),
  models: count(1, MOST_MODELS, 20),
  chargedIn: choice(['front', 'flank', 'rear'], 'front'),
  chargerModels: count(1, MOST_MODELS, 20),
  chargerFormed: flag(true),
  chargerSkirmishes: rare(flag()),
  chargerPursued: rare(flag()),
  obstacle: choice(OBSTACLES, 'none'),
  inDifficult: flag(),
  elephants: choice(ELEPHANTS, 'none'),
  warWagons: rare(flag()),
  lostEarlier: choice(LOST_EARLIER, 'no'),
  ...SPECIAL_FIELDS,
  skirmishers: rare(flag()),
  readings: rare(group(readings('R115', 'R229'))),
};
type Asked = Values<typeof LOST_FIELDS>;

const orderedOf = (asked: Asked): Ordered => ({
  ...{ ...asked, order: stands('cataphracts', 'massed-cavalry')(asked) ? 'cavalry' : asked.order },
  ...{ who: 'own', besideWagon: asked.warWagons, warWagon: false },
  ...{ meetsPhalanx: false, R229: asked.readings.R229 },
  pursuersCount: !(asked.chargerPursued && asked.readings.R115 === 'b'),
});

const { bars } = rulesOf<Ordered>(({ who }) => ({ who }));

/** What its ranks and its order still give it. */
const LEFT: Table<Ordered, number> = {
  on: 'total',
  rows: [...LOSSES, ...RANK_BONUS, ...CLOSE_ORDER_BONUS],
};

/** What they would give it if nothing took them away. */
const WHOLE: Table<Ordered, number> = { on: 'total', rows: [...RANK_BONUS, ...CLOSE_ORDER_BONUS] };

const FORMATION: Table<Ordered, boolean> = {
  on: 'formed',
  rows: [
    bars(
      'wab-6.8',
      [({ skirmishers }) => !skirmishers],
      on('enough-models', ({ models = FORMED }) => models < FORMED),
    ),
  ],
};

interface Lost {
  before: number;
  left: number;
}
const BOTH: Table<Lost, boolean> = {
  on: 'lost',
  rows: [
    rulesOf<Lost>().allows(
      'wab-6.12',
      [({ before }) => before > 0],
      on('nothing-takes-them', ({ before, left }) => left < before),
    ),
  ],
};

export const bonusesLost = defineQuery({
  id: 'wab/bonuses-lost',
  fields: LOST_FIELDS,
  answer: {
    lost: yes(),
    ...alike(amount(), 'rankBonus', 'closeOrderBonus', 'total'),
    formed: yes(),
  },
  sample: { chargedIn: 'flank', chargerModels: 6 },
  start: {},
  run(input, trace) {
    const unit = orderedOf(input);
    const formed = applyRows(FORMATION, unit, !unit.skirmishers, trace);
    const left = applyRows(LEFT, unit, 0, trace);
    const before = applyRows(WHOLE, unit, 0, new Trace());
    const lost = applyRows(BOTH, { before, left }, false, trace);
    const closeOrderBonus = applyRows(LEFT, { ...unit, ranks: 0 }, 0, new Trace());
    const say = lost ? 'lost' : left > 0 ? 'kept' : 'none';
    return {
      answer: { lost, formed, total: left, closeOrderBonus, rankBonus: left - closeOrderBonus },
      summary: { say: `bonuses-lost/${say}`, with: { total: left } },
    };
  },
});
