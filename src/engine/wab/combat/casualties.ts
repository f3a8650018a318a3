import { alike, amount, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import { count, requiredCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { MOST_MODELS } from '../checks/strength.ts';
import { ranksOf } from './fighters.ts';
import { FIGHTS_ON } from './losses.ts';

const MOST_WIDE = 40;

const CASUALTIES_FIELDS = {
  models: requiredCount(1, MOST_MODELS),
  lost: requiredCount(0, MOST_MODELS),
  width: usual(count(1, MOST_WIDE, 5)),
  fighting: usual(count(0, MOST_MODELS, 5)),
  fightsOn: choice(FIGHTS_ON, 'front'),
  takesFighter: flag(),
  breaksContact: flag(),
  otherChoice: flag(true),
};
type Losing = Values<typeof CASUALTIES_FIELDS>;

const { bars, notes } = rulesOf<Losing>();

const idleOf = ({ models, fighting }: Losing) => models - fighting;
const fallen = ({ models, lost }: Losing) => Math.min(models, lost);
/** What the idle cannot pay falls on those who fight. */
const fightersFall = (one: Losing) => Math.max(0, fallen(one) - idleOf(one));
const falls = ({ lost }: Losing) => lost > 0;

const REMOVED: Table<Losing, number> = {
  on: 'fightersRemoved',
  rows: [
    notes<number>('wab-5.31', [falls, ({ fightsOn }) => fightsOn === 'front']),
    notes<number>('wab-5.33', [falls, ({ fightsOn }) => fightsOn === 'front-and-rear'], {
      with: (one) => ({ ranks: Math.floor(Math.min(fallen(one), idleOf(one)) / one.width) }),
    }),
    notes<number>(
      'wab-5.32',
      [falls],
      on('only-in-front', ({ fightsOn }) => fightsOn !== 'front'),
      { with: (one) => ({ idle: fallen(one) - fightersFall(one), fighting: fightersFall(one) }) },
    ),
  ],
};

/** Whether the models may be removed as the owner has it. */
const MAY: Table<Losing, boolean> = {
  on: 'allowed',
  rows: [
    bars(
      'wab-5.32/idle-first',
      [({ takesFighter, fightsOn }) => takesFighter && fightsOn !== 'front'],
      on('none-idle', (one) => fallen(one) <= idleOf(one)),
    ),
    bars(
      'wab-5.35',
      [({ breaksContact }) => breaksContact],
      on('no-other-choice', ({ otherChoice }) => otherChoice),
    ),
  ],
};

export const combatCasualties = defineQuery({
  id: 'wab/combat-casualties',
  fields: CASUALTIES_FIELDS,
  answer: {
    allowed: yes(true),
    ...alike(amount(), 'counted', 'idleRemoved', 'fightersRemoved', 'modelsLeft', 'ranksLeft'),
    lastRankLeft: amount(),
  },
  sample: { models: 20, lost: 7 },
  start: { models: 20, lost: 3 },
  check: problems([
    'fighting',
    'more-fight-than-stand',
    'wab-5.11',
    ({ fighting, models }) => fighting > models,
  ]),
  run(input, trace) {
    const allowed = applyRows(MAY, input, true, trace);
    const counted = fallen(input);
    const fightersRemoved = applyRows(REMOVED, input, fightersFall(input), trace);
    if (input.lost > 0) trace.step('wab-5.36', { counted });
    const modelsLeft = input.models - counted;
    const ranks = ranksOf({ models: modelsLeft, width: input.width });
    return {
      answer: {
        ...{ allowed, counted, fightersRemoved, idleRemoved: counted - fightersRemoved },
        ...{ modelsLeft, ranksLeft: ranks.length, lastRankLeft: ranks.at(-1) ?? 0 },
      },
      summary: {
        say: allowed ? 'combat-casualties/left' : 'combat-casualties/no',
        with: { left: modelsLeft, ranks: ranks.length },
      },
    };
  },
});
