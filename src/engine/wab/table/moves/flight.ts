import { alike, amount, many, maybe, text, yes } from '../../../core/answer.ts';
import { firstOf } from '../../../core/problems.ts';
import { defineQuery } from '../../../core/query.ts';
import { readingsToC } from '../../../core/readings.ts';
import type { Trace } from '../../../core/ruling.ts';
import { choice } from '../../../core/schema/choices.ts';
import { group, rare, usual } from '../../../core/schema/groups.ts';
import { optionalMeasure } from '../../../core/schema/numbers.ts';
import type { Values } from '../../../core/schema/values.ts';
import { bearing } from '../../../plane/angle.ts';
import { moved, straight } from '../../../plane/moves.ts';
import { beside, middleOf } from '../../../plane/rectangle.ts';
import { DEGREE } from '../../../plane/table/measure.ts';
import { POSITION, UNIT_NAME } from '../../../plane/table/questions.ts';
import { areEnemies, replaced, unitNamed } from '../../../plane/table/state.ts';
import { wayOf } from '../../../plane/table/way.ts';
import { type Chariots, type Fleer, flightDiceOf } from '../../flight/flight-dice.ts';
import { baseOf, partsOf } from '../block.ts';
import { apartOf, BODIES } from '../bodies.ts';
import { engagements } from '../engaged.ts';
import { checkPair, pairOf } from '../fields.ts';
import { writeTable } from '../notation.ts';
import { DISTANCES, inInches, ofInches } from '../scale.ts';
import { has, type TableState, type TableUnit } from '../state.ts';
import { groundsOf, impassableUnder, isOf } from '../terrain.ts';
import { crossingOf } from './ground.ts';
import { outOfCombat, type Turned } from './turned.ts';

/** Three dice come to no more. */
const MOST = 18;

const FIELDS = {
  position: POSITION,
  unitName: UNIT_NAME,
  targetName: UNIT_NAME,
  fleesFrom: usual(choice(['charge', 'combat'], 'charge')),
  fleesInches: usual(optionalMeasure(1, MOST)),
  readings: rare(group(readingsToC('R90'))),
};
type Asked = Values<typeof FIELDS>;
const check = firstOf<Asked>(checkPair);

/** Chariots have dice of their own; one that fled before flees in a later turn (wab-16.43, wab-16.44). */
const CHARIOTS: Partial<Record<TableUnit['kind'], Chariots>> = {
  chariot: 'light',
  heavychariot: 'heavy',
};
const fleerOf = (unit: TableUnit): Fleer => ({
  ...{ speed: unit.move, chariots: CHARIOTS[unit.kind] ?? 'none', later: has(unit, 'fleeing') },
  ...{ byCharge: false, shootsFirst: false },
});

const fromCharge = (unit: TableUnit, target: TableUnit): Turned => ({
  ...{ heading: bearing(target, unit), key: 'wab-3.11/table', others: [target.name] },
});

/** How far to either side a gap is looked for, and how closely, in inches (wab-6.25, wab-6.26). */
const DETOUR = { most: 8, step: 0.25 } as const;

interface Straight {
  readonly friends: readonly string[];
  readonly enemies: readonly string[];
  readonly impassable: readonly string[];
}
const isFree = ({ friends, enemies, impassable }: Straight) =>
  friends.length + enemies.length + impassable.length === 0;

/** What lies on a straight way. */
function alongWay(state: TableState, unit: TableUnit, inches: number): Straight {
  const motion = straight(0, ofInches(inches));
  const { crossed, endsOn, end } = wayOf(BODIES, state, unit, [motion]);
  const names = [...new Set([...crossed, ...endsOn])];
  const isFoe = (name: string) => {
    const other = unitNamed(state, name);
    return other !== undefined && areEnemies(unit, other);
  };
  const met = crossingOf(unit, motion, groundsOf(state)).met.filter(isOf('impassable'));
  const under = impassableUnder(groundsOf(state), partsOf(end));
  return {
    friends: names.filter((name) => !isFoe(name)),
    enemies: names.filter(isFoe),
    impassable: [...new Set([...met.map(({ name }) => name), ...under])],
  };
}

/** Whether a file of its models finds a way through or round, not farther aside than the rule lets it look. */
function hasDetour(state: TableState, unit: TableUnit, inches: number): boolean {
  const base = baseOf(unit);
  const most = DETOUR.most + inInches(unit.width) / 2;
  for (let aside = 0; aside <= most; aside += DETOUR.step)
    for (const by of aside === 0 ? [0] : [aside, -aside]) {
      const { x, y } = beside(unit, ofInches(by), 0);
      const file: TableUnit = {
        ...{ ...unit, ...base, x: Math.round(x), y: Math.round(y) },
        ...{ models: 1, wide: 1 },
      };
      if (BODIES.room(file, state) >= 0 && isFree(alongWay(state, file, inches))) return true;
    }
  return false;
}

const STEP = 0.1;
const LIMIT = ofInches(DISTANCES.enemy);

/** As far as it comes before an inch from the enemies in its way (wab-2.74). */
function stopsShort(
  state: TableState,
  unit: TableUnit,
  inches: number,
  enemies: readonly string[],
) {
  const foes = state.units.filter(({ name }) => enemies.includes(name));
  for (let far = inches; far > 0; far = Math.round((far - STEP) * 10) / 10) {
    const end = moved(unit, straight(0, ofInches(far)));
    const { enemies: met } = alongWay(state, unit, far);
    if (met.length === 0 && foes.every((foe) => apartOf(end, foe) >= LIMIT)) return far;
  }
  return 0;
}

interface Fled {
  readonly inches: number;
  readonly destroyed: boolean;
  readonly goesRound: boolean;
  readonly through: readonly string[];
  readonly stoppedBy: readonly string[];
}

/** What becomes of a flight whose route is barred (wab-2.74, wab-6.24 to wab-6.26, ruling R90). */
function fledBy(
  state: TableState,
  unit: TableUnit,
  { fleesFrom, readings: { R90 } }: Pick<Asked, 'fleesFrom' | 'readings'>,
  inches: number,
  trace: Trace,
): Fled {
  const found = alongWay(state, unit, inches);
  const values = { unit: unit.name };
  const fled = { inches, destroyed: false, goesRound: false, through: [], stoppedBy: [] };
  if (isFree(found)) return fled;
  const barring = [...found.enemies, ...found.impassable];
  if (hasDetour(state, unit, inches)) {
    trace.step('wab-6.24/table', { ...values, others: [...found.friends, ...barring] });
    return { ...fled, goesRound: true };
  }
  if (barring.length === 0) {
    trace.step('wab-6.25/table', { ...values, others: found.friends });
    return { ...fled, through: found.friends };
  }
  const kills = R90 === 'c' || (R90 === 'a' && fleesFrom === 'combat');
  if (kills) {
    trace.step('wab-6.26/table', { ...values, others: barring });
    return { ...fled, inches: 0, destroyed: true, stoppedBy: barring };
  }
  const far = stopsShort(state, unit, inches, found.enemies);
  trace.step('wab-2.74/table', { ...values, others: barring, inches: far });
  return { ...fled, inches: far, through: found.friends, stoppedBy: barring };
}

const ANSWER = {
  allowed: yes(),
  fleesTo: maybe(amount()),
  fleesDice: amount(),
  ...alike(maybe(amount()), 'fledInches', 'endX', 'endY'),
  ...alike(yes(), 'goesRound', 'destroyedOnWay', 'leavesTable'),
  ...alike(many(text()), 'throughFriends', 'stoppedBy'),
  positionAfter: maybe(text()),
};

export const tableFlight = defineQuery({
  id: 'wab/table-flight',
  fields: FIELDS,
  answer: ANSWER,
  start: {
    position: 'wab1_bottom_A-36-30_top_X-36-24',
    unitName: 'A',
    targetName: 'X',
  },
  sample: {
    position: 'wab1_bottom_A-36-28_F-36-34_top_X-36-24',
    unitName: 'A',
    targetName: 'X',
    fleesInches: 7,
  },
  check,
  run(input, trace) {
    const { state, unit, target } = pairOf(input);
    const isCombat = input.fleesFrom === 'combat';
    const fights = engagements(state, unit).length > 0;
    const turned = isCombat && fights ? outOfCombat(state, unit) : fromCharge(unit, target);
    const fleer = fleerOf(unit);
    const dice = flightDiceOf(fleer);
    const values = { unit: unit.name, others: turned.others };
    if (turned.heading === undefined) {
      trace.step(turned.key, values);
      return {
        answer: { allowed: true, fleesDice: dice, destroyedOnWay: true },
        summary: { say: 'table-flight/destroyed', with: { unit: unit.name } },
      };
    }
    const degrees = turned.heading / DEGREE;
    trace.step(turned.key, { ...values, degrees });
    if (fleer.chariots === 'none') trace.step('wab-2.71/table', { unit: unit.name, dice });
    else flightDiceOf(fleer, trace);
    const away: TableUnit = { ...unit, heading: turned.heading };
    const inches = input.fleesInches;
    if (inches === undefined)
      return {
        answer: { allowed: true, fleesTo: degrees, fleesDice: dice },
        summary: { say: 'table-flight/route', with: { unit: unit.name, degrees, dice } },
      };
    const others = { ...state, units: state.units.filter(({ name }) => name !== unit.name) };
    // Whom it fights stands behind it: he is not in its way.
    const left = isCombat ? turned.others : [];
    const free = {
      ...others,
      units: [...others.units.filter(({ name }) => !left.includes(name)), away],
    };
    const fled = fledBy(free, away, input, inches, trace);
    const end = moved(away, straight(0, ofInches(fled.inches)));
    const off = !fled.destroyed && BODIES.room(end, state) < 0;
    if (off) trace.step('wab-2.75/table-off', { unit: unit.name });
    const place = middleOf(end, 'front');
    const stands = !off && !fled.destroyed && !fled.goesRound && fled.through.length === 0;
    const traits = has(end, 'fleeing') ? end.traits : ([...end.traits, 'fleeing'] as const);
    return {
      answer: {
        ...{ allowed: true, fleesTo: degrees, fleesDice: dice, fledInches: fled.inches },
        endX: fled.destroyed ? null : inInches(place.x),
        endY: fled.destroyed ? null : inInches(place.y),
        ...{ goesRound: fled.goesRound, destroyedOnWay: fled.destroyed, leavesTable: off },
        ...{ throughFriends: fled.through, stoppedBy: fled.stoppedBy },
        positionAfter: stands ? writeTable(replaced(state, { ...end, traits })) : null,
      },
      summary: {
        say: `table-flight/${fled.destroyed ? 'destroyed' : off ? 'off' : 'yes'}`,
        with: { unit: unit.name, inches: fled.inches, degrees },
      },
    };
  },
});
