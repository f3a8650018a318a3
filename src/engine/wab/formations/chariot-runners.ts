import { yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { flag, requiredChoice } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import { measure, optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';

const FAR = 120;
/** Inches between the models of skirmishers, and between runners and chariots (wab-13.36). */
const APART = 2;

const RUNNERS_FIELDS = {
  runnersDo: usual(requiredChoice(['stand', 'pass-between', 'charge-between', 'chariots-charge'])),
  modelGap: measure(0, FAR, 0),
  chariotGap: optionalMeasure(0, FAR),
  inLine: flag(true),
  narrowGaps: flag(),
  runnersEngaged: flag(),
  seesEnemy: flag(true),
};
type Running = Values<typeof RUNNERS_FIELDS>;

const { bars, notes } = rulesOf<Running>();

const does =
  (...any: readonly Running['runnersDo'][]) =>
  ({ runnersDo }: Running) =>
    any.includes(runnersDo);
const spread = ({ modelGap }: Running) => modelGap > APART;
const beside = ({ chariotGap = FAR, inLine }: Running) => inLine && chariotGap <= APART;
const through = does('chariots-charge');

const MAY: Table<Running, boolean> = {
  on: 'allowed',
  rows: [
    notes('wab-13.35', [does('stand')]),
    notes(
      'wab-13.36',
      [does('stand')],
      on('runners-close-together', spread),
      on('away-from-chariots', beside),
    ),
    bars(
      'wab-13.36/apart',
      [does('stand'), spread],
      on('beside-chariots', (one) => !beside(one)),
    ),
    notes('wab-13.37', [does('pass-between', 'charge-between')]),
    bars(
      'wab-13.39',
      [through],
      on('chariots-see', ({ seesEnemy }) => !seesEnemy),
    ),
    notes('wab-13.38', [through, ({ seesEnemy }) => seesEnemy]),
    notes(
      'wab-13.38/aside',
      [through],
      on('gaps-wide-enough', ({ narrowGaps, runnersEngaged }) => narrowGaps || runnersEngaged),
      on('chariots-see-nothing', ({ seesEnemy }) => seesEnemy),
    ),
  ],
};

export const chariotRunners = defineQuery({
  id: 'wab/chariot-runners',
  fields: RUNNERS_FIELDS,
  answer: { allowed: yes() },
  sample: { runnersDo: 'stand', modelGap: 4, chariotGap: 1 },
  start: { runnersDo: 'stand' },
  run(input, trace) {
    const allowed = applyRows(MAY, input, true, trace);
    const say = allowed ? 'chariot-runners/yes' : 'chariot-runners/no';
    return { answer: { allowed }, summary: { say, with: { runnersDo: input.runnersDo } } };
  },
});
