import { alike, amount, maybe, opens, text, word, yes } from '../../core/answer.ts';
import { Distribution, sum } from '../../core/dice.ts';
import { fraction, fractionText, multiply } from '../../core/fraction.ts';
import { chance, mean, table } from '../../core/odds.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { Trace } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { optionalCounts, optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { FACES } from '../dice.ts';
import { total } from '../flight/distances.ts';

/** Dice of every stampede (wab-17.35, wab-17.36). */
const DICE = 2;
const FAR = 120;
/** Inches are told to the hundredth, and a mean is counted in whole numbers. */
const FINE = 100;

const STEPS = ['first', 'later', 'broke-a-unit', 'lost-a-combat'] as const;
const DIRECTIONS = [
  'away-from-enemies',
  'scatter-die',
  'as-before',
  'after-the-fleeing-unit',
  'opposite',
] as const;
type Direction = (typeof DIRECTIONS)[number];
const ENDS = ['open', 'free', 'attacks', 'turned-aside', 'off-table'] as const;
type End = (typeof ENDS)[number];
const MOMENTS = ['at-once', 'compulsory-moves'] as const;
type Moment = (typeof MOMENTS)[number];

const MOVE_FIELDS = {
  stampedeStep: usual(choice(STEPS, 'first')),
  fromCombat: usual(flag()),
  inTheWay: usual(choice(['nobody', 'friends', 'enemies'], 'nobody')),
  meetsAt: optionalMeasure(0, FAR),
  impassableAt: optionalMeasure(0, FAR),
  edgeAt: optionalMeasure(0, FAR),
  stampedeWish: choice(
    [
      'nothing',
      'stop',
      'rally',
      'return-to-table',
      'enemy-pursues',
      'spare-the-unit',
      'crew-holds-back',
    ],
    'nothing',
  ),
  dice: optionalCounts(1, FACES, DICE),
  readings: rare(group(readings('R316'))),
};
type Move = Values<typeof MOVE_FIELDS>;

const { bars, notes, sets } = rulesOf<Move>();

const step = (of: Move['stampedeStep']) => (one: Move) => one.stampedeStep === of;
const wishes =
  (...wants: readonly Move['stampedeWish'][]) =>
  ({ stampedeWish }: Move) =>
    wants.includes(stampedeWish);
const leavesCombat = (one: Move) =>
  (one.stampedeStep === 'first' && one.fromCombat) || one.stampedeStep === 'lost-a-combat';
const meetsUnit = ({ inTheWay }: Move) => inTheWay !== 'nobody';

const MAY: Table<Move, boolean> = {
  on: 'allowed',
  rows: [
    bars('wab-17.37', [], on('asks-for-nothing', wishes('stop', 'rally', 'return-to-table'))),
    bars('wab-17.38', [leavesCombat], on('nobody-pursues-it', wishes('enemy-pursues'))),
    bars('wab-17.39/must', [meetsUnit], on('attacks-it', wishes('spare-the-unit'))),
    notes('wab-17.39/crew', [meetsUnit, wishes('crew-holds-back')]),
  ],
};

const WHERE: Table<Move, Direction> = {
  on: 'stampedeDirection',
  rows: [
    sets<Direction>(
      'wab-17.35',
      'away-from-enemies',
      [step('first')],
      on('no-combat', ({ fromCombat }) => fromCombat),
    ),
    sets<Direction>('wab-17.35', 'scatter-die', [step('first'), ({ fromCombat }) => !fromCombat], {
      say: 'wab-17.35/scatter',
    }),
    sets<Direction>('wab-17.36', 'as-before', [step('later')]),
    sets<Direction>('wab-17.40', 'after-the-fleeing-unit', [step('broke-a-unit')]),
    sets<Direction>('wab-17.41', 'opposite', [step('lost-a-combat')]),
  ],
};

const WHEN: Table<Move, Moment> = {
  on: 'stampedeMoment',
  rows: [sets<Moment>('wab-17.36', 'compulsory-moves', [step('later')], { say: 'wab-17.36/when' })],
};

/** With the inches that were rolled. */
interface Run extends Move {
  rolled: number;
}
const run = rulesOf<Run>();
const reached = (at: number | undefined, { rolled }: Run) => at !== undefined && rolled >= at;
/** What it comes to first, of all that lies on its way. */
const firstOf = ({ meetsAt = FAR, impassableAt = FAR, edgeAt = FAR, ...one }: Move) => ({
  unit: meetsUnit(one as Move) && meetsAt <= impassableAt && meetsAt <= edgeAt,
  wall: impassableAt < meetsAt && impassableAt <= edgeAt,
});
const hits = (one: Run) => firstOf(one).unit && reached(one.meetsAt, one);
const turned = (one: Run) => firstOf(one).wall && reached(one.impassableAt, one);
const leaves = (one: Run) =>
  one.edgeAt !== undefined && one.rolled > one.edgeAt && !hits(one) && !turned(one);

const ENDING: Table<Run, End> = {
  on: 'stampedeEnds',
  rows: [
    run.sets<End>('wab-17.39', 'attacks', [(one) => meetsUnit(one)], on('too-short', hits), {
      with: ({ inTheWay }) => ({ inTheWay }),
    }),
    run.sets<End>(
      'wab-17.36',
      'turned-aside',
      [({ impassableAt }) => impassableAt !== undefined],
      on('too-short', turned),
      { say: 'wab-17.36/impassable' },
    ),
    run.sets<End>(
      'wab-17.37',
      'off-table',
      [({ edgeAt }) => edgeAt !== undefined],
      on('stays-on-the-table', leaves),
      { say: 'wab-17.37/off' },
    ),
  ],
};
const endOf = (one: Move, rolled: number, trace = new Trace()) =>
  applyRows(ENDING, { ...one, rolled }, 'free' as End, trace);
const inchesOf = (one: Move, end: End, rolled: number) =>
  end === 'attacks' ? Math.min(rolled, one.meetsAt ?? rolled) : rolled;

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
    if (meetsUnit(input)) trace.step(`wab-17.39/${contact}`);
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
        crewMayAttack: meetsUnit(input),
        contactIs: meetsUnit(input) ? contact : 'none',
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
