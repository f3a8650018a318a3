import { alike, amount, yes } from '../../core/answer.ts';
import { handOn } from '../../core/hand-on.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { count, optionalCount, requiredCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { MOST_VALUE, WEAR } from '../fields.ts';
import { ORDERS } from '../units.ts';
import { discarded, type Pool, shrunk } from './pool.ts';

const GROUPS = ['choragiew', 'fortification'] as const;
const MOST_UNITS = 12;

const FIELDS = {
  group: usual(choice(GROUPS, 'choragiew')),
  pooledUnits: requiredCount(1, MOST_UNITS),
  stamina: requiredCount(1, MOST_VALUE),
  wear: WEAR,
  taken: usual(count(0, MOST_VALUE, 0)),
  discipline: optionalCount(0, MOST_VALUE),
  joiningUnits: count(0, MOST_UNITS, 0),
  joiningWear: count(0, MOST_VALUE, 0),
  joiningDisordered: flag(),
  joiningCommand: rare(flag(true)),
  card: rare(choice(ORDERS, 'attention')),
  readings: rare(group(readings('R68', 'R69'))),
};
type Input = Values<typeof FIELDS>;

const { bars } = rulesOf<Input>();

const joins = ({ joiningUnits }: Input) => joiningUnits > 0;
const JOINING_CARDS: readonly Input['card'][] = ['attention', 'run'];

/** Whether units may join a Choragiew so. */
const MAY: Table<Input, boolean> = {
  on: 'allowed',
  rows: [
    bars(
      't7g-6.49',
      [joins],
      on('joining-of-one-command', ({ joiningCommand }) => !joiningCommand),
    ),
    bars(
      't7g-6.51',
      [joins],
      on('joining-in-order', ({ joiningDisordered }) => joiningDisordered),
    ),
    bars(
      't7g-6.50',
      [joins],
      on('joining-card', ({ card }) => !JOINING_CARDS.includes(card)),
    ),
  ],
};

/** All that is counted together, before any unit is lost. */
function pooled(input: Input, trace: Trace): Pool {
  const { pooledUnits, wear, taken, joiningUnits, joiningWear } = input;
  if (joins(input)) trace.step('t7g-6.52', { units: pooledUnits + joiningUnits, joiningWear });
  return { units: pooledUnits + joiningUnits, wear: wear + taken + joiningWear };
}

function tellLoss({ group, stamina }: Input, before: Pool, after: Pool, trace: Trace) {
  const lost = before.units - after.units;
  const key = group === 'choragiew' ? 't7g-6.53' : 't7g-6.34';
  if (lost === 0) trace.skip(key, before.units > 1 ? 'within-stamina' : 'last-unit');
  else trace.step(key, { lost, each: discarded(stamina) }, { on: 'unitsLost', from: 0, to: lost });
}

/** Ruling R69: a group is Weary as any unit, or (b) never while several units are left in it. */
const isWeary = ({ units, wear }: Pool, { stamina, readings }: Input) =>
  wear === stamina && (readings.R69 === 'a' || units === 1);

export const pooledWear = defineQuery({
  id: 't7g/pooled-wear',
  fields: FIELDS,
  answer: {
    allowed: yes(),
    ...alike(amount(), 'pool', 'unitsLeft', 'unitsLost', 'wearLeft', 'breakPoints'),
    weary: yes(),
  },
  sample: { pooledUnits: 3, stamina: 3, wear: 2, taken: 3 },
  start: { pooledUnits: 2, stamina: 3 },
  next: ({ discipline, ...said }, { breakPoints }) =>
    breakPoints && discipline !== undefined
      ? [
          {
            as: 'break',
            query: 't7g/break-check',
            draft: { ...handOn({ discipline, ...said }, 'discipline'), breakPoints },
          },
        ]
      : [],
  check: problems<Input>(
    ['wear', 'beyond-stamina-before', 't7g-4.16', ({ wear, stamina }) => wear > stamina],
    [
      'joiningUnits',
      'only-choragiew-joins',
      't7g-6.23',
      (input) => joins(input) && input.group === 'fortification',
    ],
    ['joiningWear', 'nobody-joins', 't7g-6.52', (input) => input.joiningWear > 0 && !joins(input)],
  ),
  run(input, trace) {
    if (!applyRows(MAY, input, true, trace))
      return { answer: {}, summary: { say: 'pooled-wear/no', with: {} } };
    const before = pooled(input, trace);
    const after = shrunk(before, input.stamina, input.readings.R68);
    tellLoss(input, before, after, trace);
    const breakPoints = after.units === 0 ? 0 : Math.max(0, after.wear - input.stamina);
    if (breakPoints > 0) {
      trace.step('t7g-4.18', {}, { on: 'breakPoints', from: 0, to: breakPoints });
      trace.step('t7g-4.19', { points: breakPoints });
    }
    const weary = breakPoints === 0 && after.units > 0 && isWeary(after, input);
    if (weary) trace.step('t7g-1.28/pool', { wear: after.wear });
    const { units, wear } = after;
    return {
      answer: {
        allowed: true,
        pool: before.wear,
        unitsLeft: units,
        unitsLost: before.units - units,
        wearLeft: wear,
        breakPoints,
        weary,
      },
      summary: {
        say:
          units === 0
            ? 'pooled-wear/gone'
            : breakPoints > 0
              ? 'pooled-wear/break'
              : 'pooled-wear/left',
        with: { units, wear, points: breakPoints },
      },
    };
  },
});
