import { alike, amount, maybe, text, yes } from '../../core/answer.ts';
import { fraction, fractionText } from '../../core/fraction.ts';
import { chance } from '../../core/odds.ts';
import { defineQuery } from '../../core/query.ts';
import { atLeast } from '../../core/rolling.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { SIX } from '../units.ts';
import { diceOf, enough, withRepeat } from './break-dice.ts';
import {
  BREAK_FIELDS,
  type BreakInput,
  checkBreak,
  limitOf,
  pointsOf,
  wearOf,
} from './break-fields.ts';
import { countedIn } from './successes.ts';

const { adds, bars, notes } = rulesOf<BreakInput>();

const isWealthy = ({ wealthyLevel }: BreakInput) => wealthyLevel !== undefined;

/** It rolls at all: mercenaries do so only for Acaudalado. */
const isPaid = (input: BreakInput) => !input.mercenary || isWealthy(input);
/** No roll shows more sixes than it has dice (ruling R48). */
const isTooMuch = (input: BreakInput) => pointsOf(input) > diceOf(input);

/** How many markers the unit bears. */
const LIMIT: Table<BreakInput, number> = {
  on: 'staminaLimit',
  rows: [
    adds('t7g-7.36', ({ fervour }) => fervour, [({ fervour }) => fervour > 0], {
      with: ({ fervour }) => ({ points: fervour }),
    }),
  ],
};

/** Whether dice are rolled for it. */
const ROLLS: Table<BreakInput, boolean> = {
  on: 'rolls',
  rows: [
    notes('t7g-7.50', [({ mercenary }) => mercenary], on('nobody-wealthy', isWealthy), {
      unless: ['t7g-6.39'],
    }),
    bars('t7g-6.39', [({ mercenary }) => mercenary]),
    bars('t7g-4.21/impossible', [isPaid, isTooMuch], {
      with: (input) => ({ points: pointsOf(input), dice: diceOf(input) }),
    }),
  ],
};

interface Rolled {
  sixes: number | null;
  passed: boolean | null;
  /** Whether the roll was, or is to be, made again. */
  repeated: boolean;
}

function rolled(input: BreakInput, dice: number, points: number): Rolled {
  const sixes = countedIn(dice, input.dice, SIX);
  if (sixes === null || sixes >= points || !input.selfless)
    return { sixes, passed: sixes === null ? null : sixes >= points, repeated: false };
  const second = countedIn(dice, input.diceAgain, SIX);
  return {
    sixes: second ?? sixes,
    passed: second === null ? null : second >= points,
    repeated: true,
  };
}

function tellEnd(input: BreakInput, { passed, repeated }: Rolled, trace: Trace) {
  if (repeated) trace.step('t7g-7.49');
  else if (input.selfless) trace.skip('t7g-7.49', 'no-failure');
  const kept = { on: 'destroyed', from: null, to: false };
  const limit = limitOf(input);
  if (passed === true && limit === undefined) trace.step('t7g-4.22/stays', {}, kept);
  if (passed === true && limit !== undefined) trace.step('t7g-4.22', { wear: limit }, kept);
  if (passed === false) trace.step('t7g-4.23', {}, { on: 'destroyed', from: null, to: true });
}

const ANSWER = {
  due: yes(),
  staminaLimit: maybe(amount()),
  ...alike(amount(), 'wearWithout', 'breakPoints', 'dice'),
  passChance: maybe(text()),
  sixes: maybe(amount()),
  ...alike(maybe(yes()), 'passed', 'destroyed'),
  wearAfter: maybe(amount()),
  commanderLost: maybe(yes()),
};

/** Without a roll it is destroyed as if it had failed, and so is a Commander inside (t7g-7.20). */
const fails = (points: number, { selfless }: BreakInput) => ({
  answer: {
    due: true,
    breakPoints: points,
    passChance: '0',
    ...{ passed: false, destroyed: true, commanderLost: selfless },
  },
  summary: { say: 'break-check/fails', with: { points } },
  odds: { chances: { 'stays-on-table': chance(fraction(0)) }, means: {}, tables: {} },
});

function checked(input: BreakInput, points: number, trace: Trace) {
  const dice = diceOf(input, trace);
  trace.step('t7g-4.21', { points });
  const roll = rolled(input, dice, points);
  const once = enough(dice, points);
  const passes = withRepeat(once, input.selfless);
  if (roll.repeated && roll.passed === null) trace.step('t7g-7.49/again', { points });
  tellEnd(input, roll, trace);
  const stays =
    roll.passed === null ? (roll.repeated ? once : passes) : fraction(Number(roll.passed));
  return {
    answer: {
      due: true,
      breakPoints: points,
      dice,
      passChance: fractionText(passes),
      sixes: roll.sixes,
      passed: roll.passed,
      destroyed: roll.passed === null ? null : !roll.passed,
      wearAfter: roll.passed === true ? (limitOf(input) ?? null) : null,
      commanderLost: input.selfless
        ? roll.passed === null && !roll.repeated
          ? null
          : roll.repeated
        : false,
    },
    summary: {
      say: `break-check/${roll.passed === null ? 'odds' : roll.passed ? 'passed' : 'failed'}`,
      with: { points, dice, percent: chance(stays).fraction },
    },
    odds: { chances: { 'stays-on-table': chance(stays) }, means: {}, tables: {} },
  };
}

export const breakCheck = defineQuery({
  id: 't7g/break-check',
  fields: BREAK_FIELDS,
  answer: ANSWER,
  odds: { chances: ['stays-on-table'] },
  rolls: {
    dice: ({ dice }) => atLeast(SIX, dice),
    diceAgain: ({ dice, commanderLost }) => atLeast(SIX, commanderLost ? dice : 0),
  },
  sample: { discipline: 4, stamina: 4, wear: 3, taken: 3 },
  start: { discipline: 4, stamina: 4 },
  check: checkBreak,
  run(input, trace) {
    const staminaLimit =
      input.stamina === undefined ? null : applyRows(LIMIT, input, input.stamina, trace);
    const points = pointsOf(input);
    const facts = { staminaLimit, wearWithout: wearOf(input) };
    if (points === 0) {
      trace.skip('t7g-4.18', 'within-stamina');
      trace.step('t7g-4.16', { wear: wearOf(input), stamina: staminaLimit ?? wearOf(input) });
      return {
        answer: { ...facts, wearAfter: wearOf(input), destroyed: false, commanderLost: false },
        summary: { say: 'break-check/none', with: { wear: wearOf(input) } },
      };
    }
    trace.step('t7g-4.18', {}, { on: 'due', from: false, to: true });
    trace.step('t7g-4.19', { points }, { on: 'breakPoints', from: 0, to: points });
    const found = applyRows(ROLLS, input, true, trace)
      ? checked(input, points, trace)
      : fails(points, input);
    return { ...found, answer: { ...facts, ...found.answer } };
  },
});
