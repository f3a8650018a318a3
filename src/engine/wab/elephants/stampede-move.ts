import { alike, amount, maybe, opens, text, word, yes } from '../../core/answer.ts';
import { Distribution, sum } from '../../core/dice.ts';
import { fraction, fractionText, multiply } from '../../core/fraction.ts';
import { chance, mean, table } from '../../core/odds.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows } from '../../core/rows.ts';
import { total } from '../flight/distances.ts';
import {
  DICE,
  DIRECTIONS,
  type Direction,
  ENDS,
  type End,
  endOf,
  FINE,
  inchesOf,
  leavesCombat,
  MAY,
  MOMENTS,
  MOVE_FIELDS,
  type Moment,
  meetsUnit,
  WHEN,
  WHERE,
} from './stampede-rows.ts';

const NEXT = {
  'away-from-enemies': 'as-before',
  'scatter-die': 'as-before',
  'as-before': 'as-before',
  'after-the-fleeing-unit': 'after-the-fleeing-unit',
  opposite: 'opposite',
} as const;

export const stampedeMove = defineQuery({
  id: 'wab/stampede-move',
  fields: MOVE_FIELDS,
  answer: {
    allowed: yes(),
    moveDice: amount(),
    stampedeMoment: word(MOMENTS, 'at-once'),
    ...alike(word(DIRECTIONS, 'as-before'), 'stampedeDirection', 'nextDirection'),
    ...alike(maybe(amount()), 'rolled', 'inchesMoved'),
    stampedeEnds: word(ENDS, 'open'),
    attacksIt: opens(),
    crewMayAttack: yes(),
    contactIs: word(['charge', 'no-charge', 'none'], 'none'),
    chanceAttacks: maybe(text()),
  },
  odds: {
    chances: ['attacks-it', 'turned-aside', 'off-table'],
    means: ['inchesMoved'],
    tables: ['inchesMoved'],
  },
  rolls: { dice: ({ moveDice }) => moveDice },
  sample: { stampedeStep: 'first', fromCombat: true, inTheWay: 'friends', meetsAt: 8 },
  start: {},
  check: problems(
    [
      'meetsAt',
      'nobody-in-the-way',
      'wab-17.39',
      (one) => one.meetsAt !== undefined && !meetsUnit(one),
    ],
    [
      'fromCombat',
      'only-at-first',
      'wab-17.35',
      (one) => one.fromCombat && one.stampedeStep !== 'first',
    ],
    [
      'dice',
      'two-dice-of-stampede',
      'wab-17.35',
      ({ dice }) => dice !== undefined && dice.length !== DICE,
    ],
  ),
  run(input, trace) {
    const stampedeDirection = applyRows(WHERE, input, 'as-before' as Direction, trace);
    const stampedeMoment = applyRows(WHEN, input, 'at-once' as Moment, trace);
    const known = {
      moveDice: DICE,
      stampedeDirection,
      stampedeMoment,
      nextDirection: NEXT[stampedeDirection],
    };
    if (leavesCombat(input)) trace.step('wab-17.38/no-flight');
    if (!applyRows(MAY, input, true, trace))
      return { answer: known, summary: { say: 'stampede-move/no', with: {} } };
    const near = meetsUnit(input) && input.meetsAt === undefined ? { ...input, meetsAt: 0 } : input;
    const rolled = total(input.dice);
    const end = rolled === null ? 'open' : endOf(near, rolled, trace);
    const contact = input.readings.R316 === 'a' ? 'charge' : 'no-charge';
    const meets = meetsUnit(input) && (end === 'open' || end === 'attacks');
    if (meets) trace.step(`wab-17.39/${contact}`);
    const all = (fell: number | null) =>
      (fell === null ? sum(DICE) : Distribution.certain({ sum: fell })).map(({ sum: inches }) => {
        const ends = endOf(near, inches);
        return { ends, inches: inchesOf(near, ends, inches) };
      });
    const now = all(rolled);
    const hundredths = now.mean(({ inches }) => Math.round(FINE * inches));
    const likely = (what: End) => chance(now.probability(({ ends }) => ends === what));
    const before = all(null).probability(({ ends }) => ends === 'attacks');
    const inchesMoved = rolled === null ? null : inchesOf(near, end, rolled);
    return {
      answer: {
        ...{ ...known, allowed: true, rolled, inchesMoved, stampedeEnds: end },
        ...(end === 'turned-aside' && { nextDirection: 'scatter-die' as const }),
        attacksIt: !meetsUnit(input) ? false : rolled === null ? null : end === 'attacks',
        crewMayAttack: meets,
        contactIs: meets ? contact : 'none',
        chanceAttacks: meetsUnit(input) ? fractionText(before) : null,
      },
      summary: {
        say: `stampede-move/${end}`,
        with: { inches: inchesMoved ?? 0, stampedeDirection },
      },
      odds: {
        chances: {
          ...(meetsUnit(input) && { 'attacks-it': likely('attacks') }),
          ...(input.impassableAt !== undefined && { 'turned-aside': likely('turned-aside') }),
          ...(input.edgeAt !== undefined && { 'off-table': likely('off-table') }),
        },
        means: { inchesMoved: mean(multiply(hundredths, fraction(1, FINE))) },
        tables: { inchesMoved: table(now, ({ inches }) => inches) },
      },
    };
  },
});
