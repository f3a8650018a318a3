import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { Trace } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { optionalCounts, optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { FACES } from '../dice.ts';

/** Dice of every stampede (wab-17.35, wab-17.36). */
export const DICE = 2;
const FAR = 120;
/** Inches are told to the hundredth, and a mean is counted in whole numbers. */
export const FINE = 100;

export const STEPS = ['first', 'later', 'broke-a-unit', 'lost-a-combat'] as const;
export const DIRECTIONS = [
  'away-from-enemies',
  'scatter-die',
  'as-before',
  'after-the-fleeing-unit',
  'opposite',
] as const;
export type Direction = (typeof DIRECTIONS)[number];
export const ENDS = ['open', 'free', 'attacks', 'turned-aside', 'off-table'] as const;
export type End = (typeof ENDS)[number];
export const MOMENTS = ['at-once', 'compulsory-moves'] as const;
export type Moment = (typeof MOMENTS)[number];

export const MOVE_FIELDS = {
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
export type Move = Values<typeof MOVE_FIELDS>;

const { bars, notes, sets } = rulesOf<Move>();

const step = (of: Move['stampedeStep']) => (one: Move) => one.stampedeStep === of;
const wishes =
  (...wants: readonly Move['stampedeWish'][]) =>
  ({ stampedeWish }: Move) =>
    wants.includes(stampedeWish);
export const leavesCombat = (one: Move) =>
  (one.stampedeStep === 'first' && one.fromCombat) || one.stampedeStep === 'lost-a-combat';
export const meetsUnit = ({ inTheWay }: Move) => inTheWay !== 'nobody';

export const MAY: Table<Move, boolean> = {
  on: 'allowed',
  rows: [
    bars('wab-17.37', [], on('asks-for-nothing', wishes('stop', 'rally', 'return-to-table'))),
    bars('wab-17.38', [leavesCombat], on('nobody-pursues-it', wishes('enemy-pursues'))),
    bars('wab-17.39/must', [meetsUnit], on('attacks-it', wishes('spare-the-unit'))),
    notes('wab-17.39/crew', [meetsUnit, wishes('crew-holds-back')]),
  ],
};

export const WHERE: Table<Move, Direction> = {
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
    notes<Direction>('wab-17.36', [step('later')]),
    sets<Direction>('wab-17.40', 'after-the-fleeing-unit', [step('broke-a-unit')]),
    sets<Direction>('wab-17.41', 'opposite', [step('lost-a-combat')]),
  ],
};

export const WHEN: Table<Move, Moment> = {
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
export const endOf = (one: Move, rolled: number, trace = new Trace()) =>
  applyRows(ENDING, { ...one, rolled }, 'free' as End, trace);
export const inchesOf = (one: Move, end: End, rolled: number) =>
  end === 'attacks' ? Math.min(rolled, one.meetsAt ?? rolled) : rolled;
