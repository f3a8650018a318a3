import { alike, amount, maybe, yes } from '../../core/answer.ts';
import { sum } from '../../core/dice.ts';
import { Distribution } from '../../core/distribution.ts';
import { fraction, multiply } from '../../core/fraction.ts';
import { mean, table } from '../../core/odds.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { all, not, on, rulesOf } from '../../core/rules.ts';
import { Trace } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { FACES } from '../dice.ts';
import { HALVED, turning } from '../formations/formation.ts';
import { allowanceOf } from '../movement/rates.ts';
import { type Driving, MAY_DRIVE, musicianRows } from '../movement/vehicles.ts';
import { CHARIOT_KINDS, type ChariotKind, FASTEST, LIGHT_CHARIOT } from './profiles.ts';

const HALF = 2;
/** Of a column of chariots: its width, and its depth at least (wab-16.16). */
const WIDE = 1;
const DEEP = 2;
const MOST = 20;

const MOVE_FIELDS = {
  chariotKind: usual(choice(CHARIOT_KINDS, 'light')),
  chariotMoves: usual(choice(['normal', 'march', 'quick-march', 'charge'], 'normal')),
  movement: usual(optionalCount(1, FASTEST)),
  straight: usual(flag(true)),
  enters: choice(['open', 'difficult', 'obstacle', 'defended-obstacle'], 'open'),
  forcedAcross: flag(),
  musician: flag(true),
  enemyCounts: flag(),
  vehicleForm: choice(['line', 'dispersed'], 'line'),
  wide: optionalCount(1, MOST),
  deep: optionalCount(1, MOST),
  marchDie: optionalCount(1, FACES),
  readings: rare(group(readings('R287'))),
};
type Move = Values<typeof MOVE_FIELDS>;
type Driven = Move & Driving;

const { bars, notes } = rulesOf<Driven>();

const is =
  (...kinds: readonly ChariotKind[]) =>
  ({ chariotKind }: Move) =>
    kinds.includes(chariotKind);
const scythed = is('scythed');
const does =
  (...moves: readonly Move['chariotMoves'][]) =>
  ({ chariotMoves }: Move) =>
    moves.includes(chariotMoves);
const rollsDie = (one: Move) => scythed(one) && one.chariotMoves === 'march';
const meets =
  (...grounds: readonly Move['enters'][]) =>
  ({ enters }: Move) =>
    grounds.includes(enters);
const isForced = ({ forcedAcross }: Move) => forcedAcross;
const isColumn = ({ wide = WIDE, deep = DEEP }: Move) => wide === WIDE && deep >= DEEP;
const fitsDispersed = ({ vehicleForm }: Move) => vehicleForm === 'dispersed';

const MAY: Table<Driven, boolean> = {
  on: 'allowed',
  rows: [
    notes('wab-16.13/forced', [not(meets('open'))], on('goes-of-its-own-accord', isForced), {
      unless: ['wab-16.12', 'wab-16.14'],
    }),
    ...MAY_DRIVE.rows,
    ...musicianRows<Driven>(
      all(not(scythed), does('march')),
      all(not(scythed), does('quick-march')),
    ),
    bars('wab-2.59', [is('light'), does('quick-march'), fitsDispersed]),
    bars(
      'wab-16.16/no-column',
      [is('heavy', 'light'), does('quick-march')],
      on('is-a-column', not(isColumn)),
    ),
    bars('wab-2.48', [does('march'), ({ enemyCounts }) => enemyCounts]),
    bars('wab-2.60', [does('quick-march'), ({ enemyCounts }) => enemyCounts]),
    bars('wab-16.12', [meets('defended-obstacle'), not<Move>(does('charge')), not(isForced)], {
      say: 'wab-16.12/defended',
    }),
    bars(
      'wab-16.14',
      [does('charge'), not(isForced)],
      on('no-obstacle-between', meets('defended-obstacle')),
      on('stops-at-it', ({ readings: { R287 } }) => R287 === 'a'),
    ),
    notes('wab-16.11', [fitsDispersed, ({ straight }) => !straight], {
      say: 'wab-16.11/turns',
    }),
  ],
};

/** Inches with the die of a scythed chariot's march. */
function reachOf(input: Move, factor: number, die: number, trace: Trace): number {
  const { chariotKind: vehicle, chariotMoves, straight } = input;
  const whole = allowanceOf(chariotMoves, factor, trace, false, { vehicle, die });
  return applyRows(HALVED, turning(vehicle, !straight), whole, trace);
}

export const chariotMove = defineQuery({
  id: 'wab/chariot-move',
  fields: MOVE_FIELDS,
  answer: {
    allowed: yes(),
    ...alike(maybe(amount()), 'allowance', 'least', 'most'),
    marchDice: amount(),
    terrainRoll: yes(),
  },
  odds: { means: ['marchInches'], tables: ['marchInches'] },
  rolls: { marchDie: ({ marchDice }) => marchDice },
  sample: { chariotKind: 'scythed', movement: 7, chariotMoves: 'march', straight: false },
  start: {},
  check: problems(
    [
      'movement',
      'no-printed-profile',
      'wab-16.15',
      (one) => one.movement === undefined && !is('light')(one),
    ],
    [
      'vehicleForm',
      'only-light-disperse',
      'wab-16.10',
      (one) => fitsDispersed(one) && !is('light')(one),
    ],
    [
      'marchDie',
      'no-march-die',
      'wab-16.17',
      (one) => one.marchDie !== undefined && !rollsDie(one),
    ],
  ),
  run(input, trace) {
    const driving = {
      ...{ vehicle: input.chariotKind, move: input.chariotMoves },
      rough: meets('difficult', 'obstacle')(input),
    };
    if (!applyRows(MAY, { ...input, ...driving }, true, trace))
      return { answer: {}, summary: { say: 'chariot-move/no', with: {} } };
    const factor = input.movement ?? LIGHT_CHARIOT.movement;
    if (input.movement === undefined) trace.step('wab-16.15', { movement: factor });
    const terrainRoll = input.enters !== 'open' && input.forcedAcross;
    const reach = (die: number, told = new Trace()) => reachOf(input, factor, die, told);
    const rolls = rollsDie(input);
    const { marchDie } = input;
    const allowance = rolls && marchDie === undefined ? null : reach(marchDie ?? 0, trace);
    if (allowance === null) {
      trace.step('wab-16.17/rolls');
      if (!input.straight) trace.step('wab-16.18/half');
    }
    const [least, most] = allowance === null ? [reach(1), reach(FACES)] : [allowance, allowance];
    const die = allowance === null ? sum(1) : Distribution.certain({ sum: marchDie ?? 0 });
    // Inches in halves: a mean is counted in whole numbers.
    const inches = die.map(({ sum: fell }) => ({ halves: HALF * reach(fell) }));
    const exact = inches.mean(({ halves }) => halves);
    return {
      answer: { allowed: true, allowance, least, most, marchDice: Number(rolls), terrainRoll },
      summary:
        allowance === null
          ? { say: 'chariot-move/open', with: { least, most } }
          : { say: 'chariot-move/reach', with: { inches: allowance } },
      odds: {
        chances: {},
        means: { marchInches: mean(multiply(exact, fraction(1, HALF))) },
        tables: { marchInches: table(inches, ({ halves }) => halves / HALF) },
      },
    };
  },
});
