import { alike, amount, maybe, word, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { Trace } from '../../core/ruling.ts';
import { FACES } from '../dice.ts';
import { HALVED } from '../formations/formation.ts';
import { SUBTERFUGE, sneaks } from '../formations/subterfuge.ts';
import { HALF_RATE, LEAST_MOVE } from '../psychology/half-rate.ts';
import { factorOf } from './factor.ts';
import { MAY, MOVE_FIELDS, type Mover, mounted, rollsDie, vehicleOf } from './march.ts';
import { allowanceOf, isMarch, TIMES } from './rates.ts';
import { COST, rounded } from './terrain.ts';
import { MAY_DRIVE } from './vehicles.ts';

/** A mover whose factor and reach are known. */
interface Moved extends Mover {
  factor: number;
  reach: number;
}
const { bars } = rulesOf<Mover>();
const ofMoved = rulesOf<Moved>();
const loose = ({ skirmishers }: Mover) => skirmishers;
const slow = ({ ground }: Mover) => ground !== 'open';
/** What skirmishers move where it is not told: a march is more than their Movement. */
const gone = ({ inchesGone, move, factor, reach }: Moved) =>
  inchesGone ?? (isMarch({ move }) ? reach : factor);

/** Whether the ground slows it: not skirmishers on foot. */
const SLOWED: Table<Mover, boolean> = {
  on: 'slowed',
  rows: [bars('wab-15.6', [loose, slow], on('skirmishers-mounted', not(mounted)))],
};

/** Whether it goes so far. */
const FAR_ENOUGH: Table<Moved, boolean> = {
  on: 'allowed',
  rows: [
    ofMoved.bars(
      'wab-15.9/far',
      [loose],
      on('within-double', ({ inchesGone = 0, reach }) => inchesGone > reach),
      { with: ({ reach }) => ({ reach }) },
    ),
  ],
};
/** A charge is twice as fast (wab-3.3). */
const engages = ({ move }: Mover) => ['charge', 'countercharge', 'follow-up'].includes(move);

/** Whether it may shoot this turn after such a move. */
const MAY_SHOOT: Table<Moved, boolean> = {
  on: 'mayShootAfter',
  rows: [
    ofMoved.bars('wab-2.55', [not(engages), not(loose)], on('does-not-march', isMarch)),
    ofMoved.bars(
      'wab-15.11',
      [loose, ({ move }) => move === 'normal' || move === 'march'],
      on('no-more-than-its-movement', (one) => gone(one) > one.factor),
    ),
    ofMoved.bars('wab-3.23', [({ move }) => move === 'failed-charge']),
  ],
};

/** Who may skirmish at all. */
const SKIRMISH: readonly Mover['kind'][] = ['infantry', 'cavalry', 'camels', 'character'];

/** How far it gets on such ground, up to the next half inch where the rounding holds (R17). */
function reachOn(input: Mover, allowance: number, trace: Trace): number {
  const {
    ground,
    readings: { R17 },
  } = input;
  const slowed = applyRows(SLOWED, input, slow(input), trace);
  if (ground === 'open' || !slowed) return allowance;
  applyRows(SUBTERFUGE, input, false, trace);
  if (ground === 'difficult' && sneaks(input)) return allowance;
  const exact = allowance / COST[ground];
  const reach = rounded(exact, ground, R17);
  trace.step(ground === 'difficult' ? 'wab-2.37' : 'wab-2.39', { reach });
  if (reach !== exact) trace.step('wab-2.40', { reach });
  return reach;
}

/** Inches of the move, all that its own rules take off or add; `die` is that of a scythed chariot. */
function allowanceFor(input: Mover, factor: number, die: number | undefined, trace: Trace) {
  const { move, skirmishers, wheels, warband, unitOrder, unruly } = input;
  const vehicle = vehicleOf(input);
  const whole = allowanceOf(move, factor, trace, skirmishers, { vehicle, die });
  const band = { warband: warband || unruly, inCloseOrder: unitOrder === 'close' };
  const forced = unruly || engages(input) || move === 'failed-charge';
  const banded = applyRows(HALF_RATE, { ...band, manoeuvres: wheels, forced }, whole, trace);
  const hurries = isMarch(input) || move === 'charge';
  return { whole, allowance: applyRows(HALVED, { ...input, hurries, vehicle }, banded, trace) };
}

/** A march whose die is still to be rolled (wab-16.17). */
function openMarch(input: Mover, factor: number, trace: Trace) {
  const [leastMove, mostMove] = [1, FACES].map(
    (die) => allowanceFor(input, factor, die, new Trace()).allowance,
  );
  trace.step('wab-16.17/rolls');
  if (input.wheels) trace.step('wab-16.18/half');
  const known = { leastMove: leastMove ?? 0, mostMove: mostMove ?? 0 };
  return {
    answer: { ...known, allowed: true, factor, marchDice: 1, allowance: null, reach: null },
    summary: {
      say: 'movement/open',
      with: { least: known.leastMove, most: known.mostMove },
    },
  } as const;
}

export const movement = defineQuery({
  id: 'wab/movement',
  fields: MOVE_FIELDS,
  answer: {
    allowed: yes(),
    factor: amount(),
    ...alike(maybe(amount(), 0), 'allowance', 'reach'),
    ...alike(maybe(amount()), 'leastMove', 'mostMove'),
    marchDice: amount(),
    reachAndShoot: amount(),
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
  check: problems(
    [
      'dispersed',
      'only-chariots-disperse',
      'wab-2.59',
      ({ dispersed, kind }) => dispersed && kind !== 'chariots',
    ],
    [
      'kind',
      'machines-by-their-crew',
      'wab-18.15',
      ({ kind, move }) => kind === 'artillery' && !isMarch({ move }),
    ],
    [
      'marchDie',
      'no-march-die',
      'wab-16.17',
      (one) => one.marchDie !== undefined && !rollsDie(one),
    ],
    [
      'dispersed',
      'only-light-disperse',
      'wab-16.10',
      ({ dispersed, kind, chariotKind }) =>
        dispersed && kind === 'chariots' && chariotKind !== 'light',
    ],
    [
      'skirmishers',
      'nobody-who-skirmishes',
      'wab-1.43',
      ({ skirmishers, kind }) => skirmishers && !SKIRMISH.includes(kind),
    ],
    [
      'inchesGone',
      'formed-moves-by-its-rate',
      'wab-15.11',
      ({ skirmishers, inchesGone }) => !skirmishers && inchesGone !== undefined,
    ],
  ),
  run(input, trace) {
    const factor = factorOf(input, trace);
    const driving = { vehicle: vehicleOf(input), move: input.move, rough: slow(input) };
    if (!applyRows(MAY_DRIVE, driving, applyRows(MAY, input, true, trace), trace))
      return {
        answer: { factor },
        summary: { say: 'movement/no', with: { move: input.move } },
      };
    if (rollsDie(input) && input.marchDie === undefined) return openMarch(input, factor, trace);
    const { whole, allowance } = allowanceFor(input, factor, input.marchDie, trace);
    const compels = { unruly: input.unruly, factor, charges: engages(input) };
    const leastMove = applyRows(LEAST_MOVE, compels, null, trace);
    const reach = reachOn(input, allowance, trace);
    const moved = { ...input, factor, reach };
    if (!applyRows(FAR_ENOUGH, moved, true, trace))
      return {
        answer: { factor, allowance, reach },
        summary: { say: 'movement/no', with: { move: input.move } },
      };
    const mayShootAfter = applyRows(MAY_SHOOT, moved, !engages(input), trace);
    const shoots =
      mayShootAfter || (loose(input) && !engages(input) && input.move !== 'failed-charge');
    const rate = { 0.5: 'half', 1: 'single', 2: 'double', 3: 'triple' } as const;
    return {
      answer: {
        ...{ allowed: true, factor, allowance, reach, mayShootAfter },
        ...{ leastMove, marchDice: Number(rollsDie(input)) },
        reachAndShoot: shoots ? Math.min(factor, reach) : 0,
        rate: rate[(whole / factor || TIMES[input.move]) as keyof typeof rate],
      },
      summary: { say: 'movement/reach', with: { move: input.move, reach } },
    };
  },
});
