import { alike, amount, word, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { factorOf } from './factor.ts';
import { MAY, MOVE_FIELDS, type Mover } from './march.ts';
import { allowanceOf, isMarch, TIMES } from './rates.ts';
import { COST, rounded } from './terrain.ts';

const { bars } = rulesOf<Mover>();
const engages = ({ move }: Mover) => ['charge', 'countercharge', 'follow-up'].includes(move);

/** Whether it may shoot this turn after such a move. */
const MAY_SHOOT: Table<Mover, boolean> = {
  on: 'mayShootAfter',
  rows: [
    bars('wab-2.55', [not(engages)], on('does-not-march', isMarch)),
    bars('wab-3.23', [({ move }) => move === 'failed-charge']),
  ],
};

/** How far it gets on such ground, up to the next half inch where the rounding holds (R17). */
function reachOn({ ground, readings: { R17 } }: Mover, allowance: number, trace: Trace): number {
  if (ground === 'open') return allowance;
  const exact = allowance / COST[ground];
  const reach = rounded(exact, ground, R17);
  trace.step(ground === 'difficult' ? 'wab-2.37' : 'wab-2.39', { reach });
  if (reach !== exact) trace.step('wab-2.40', { reach });
  return reach;
}

export const movement = defineQuery({
  id: 'wab/movement',
  fields: MOVE_FIELDS,
  answer: {
    allowed: yes(),
    ...alike(amount(), 'factor', 'allowance', 'reach'),
    mayShootAfter: yes(),
    rate: word(['half', 'single', 'double', 'triple'], 'single'),
  },
  sample: {
    movement: 4,
    bodyArmour: 'heavy',
    shield: 'shield',
    move: 'march',
    enemies: [{ away: 12 }],
  },
  start: { movement: 4 },
  check: problems([
    'dispersed',
    'only-chariots-disperse',
    'wab-2.59',
    ({ dispersed, kind }) => dispersed && kind !== 'chariots',
  ]),
  run(input, trace) {
    const factor = factorOf(input, trace);
    if (!applyRows(MAY, input, true, trace))
      return {
        answer: { factor },
        summary: { say: 'movement/no', with: { move: input.move } },
      };
    const allowance = allowanceOf(input.move, factor, trace);
    const reach = reachOn(input, allowance, trace);
    const mayShootAfter = applyRows(MAY_SHOOT, input, !engages(input), trace);
    const rate = { 0.5: 'half', 1: 'single', 2: 'double', 3: 'triple' } as const;
    return {
      answer: {
        ...{ allowed: true, factor, allowance, reach, mayShootAfter },
        rate: rate[TIMES[input.move] as keyof typeof rate],
      },
      summary: { say: 'movement/reach', with: { move: input.move, reach } },
    };
  },
});
