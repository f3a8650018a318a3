import { alike, amount, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { flag, requiredChoice } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import { count, requiredMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { MACHINES } from './ready.ts';

/** Inches between machines of a battery at most (wab-18.1, wab-18.2). */
const REACH = 5;
const FAR = 120;
const MOST_CREW = 60;

const BATTERY_FIELDS = {
  oneMachine: requiredChoice(MACHINES),
  otherMachine: requiredChoice(MACHINES),
  machinesApart: requiredMeasure(0, FAR),
  inBattle: usual(flag()),
  crewAlive: count(0, MOST_CREW, 0),
};
type Pair = Values<typeof BATTERY_FIELDS>;
const { allows, bars } = rulesOf<Pair>(({ machinesApart }) => ({ inches: machinesApart }));

const isNear = ({ machinesApart }: Pair) => machinesApart <= REACH;
const atFirst = ({ inBattle }: Pair) => !inBattle;
const isAlike = ({ oneMachine, otherMachine }: Pair) => oneMachine === otherMachine;
const areGuns = ({ oneMachine, otherMachine }: Pair) =>
  [oneMachine, otherMachine].every((one) => one === 'organ-gun' || one === 'cannon');

const FORMS: Table<Pair, boolean> = {
  on: 'formsBattery',
  rows: [
    allows(
      'wab-18.1',
      [atFirst, (pair) => isAlike(pair) || !areGuns(pair)],
      on('not-of-one-type', isAlike),
      on('too-far-apart', isNear),
    ),
    allows('wab-18.64', [atFirst, (pair) => !isAlike(pair), isNear], on('not-both-guns', areGuns)),
  ],
};

const STAYS: Table<Pair, boolean> = {
  on: 'allowed',
  rows: [
    bars(
      'wab-18.2',
      [({ inBattle }) => inBattle],
      on('close-enough', (pair) => !isNear(pair)),
    ),
    // Told where it holds too: that machine by machine they stay together.
  ],
};

export const battery = defineQuery({
  id: 'wab/battery',
  fields: BATTERY_FIELDS,
  answer: { ...alike(yes(), 'allowed', 'formsBattery'), countsAs: amount() },
  sample: { oneMachine: 'catapult', otherMachine: 'catapult', machinesApart: 4 },
  start: { oneMachine: 'catapult', otherMachine: 'catapult', machinesApart: 4 },
  run(input, trace) {
    const { crewAlive, inBattle } = input;
    if (!applyRows(STAYS, input, true, trace))
      return { answer: {}, summary: { say: 'battery/no', with: { inches: input.machinesApart } } };
    const formsBattery = applyRows(FORMS, input, inBattle, trace);
    if (inBattle) trace.step('wab-18.1/stays');
    if (crewAlive > 0) trace.step('wab-18.3', { crew: crewAlive });
    return {
      answer: { allowed: true, formsBattery, countsAs: crewAlive },
      summary: {
        say: `battery/${inBattle ? 'stays' : formsBattery ? 'yes' : 'apart'}`,
        with: { inches: input.machinesApart },
      },
    };
  },
});
