import { alike, amount, many, maybe, text, yes } from '../../../core/answer.ts';
import { firstOf } from '../../../core/problems.ts';
import { defineQuery } from '../../../core/query.ts';
import { readings } from '../../../core/readings.ts';
import { applyRows, type Table } from '../../../core/rows.ts';
import { rulesOf } from '../../../core/rules.ts';
import { group, rare, usual } from '../../../core/schema/groups.ts';
import { optionalMeasure } from '../../../core/schema/numbers.ts';
import type { Values } from '../../../core/schema/values.ts';
import { HALF_TURN } from '../../../plane/angle.ts';
import { moved, straight } from '../../../plane/moves.ts';
import { middleOf } from '../../../plane/rectangle.ts';
import { POSITION, UNIT_NAME } from '../../../plane/table/questions.ts';
import { replaced } from '../../../plane/table/state.ts';
import { wayOf } from '../../../plane/table/way.ts';
import { SLOW } from '../../flight/flight-dice.ts';
import { partsOf } from '../block.ts';
import { BODIES } from '../bodies.ts';
import { engagements } from '../engaged.ts';
import { checkUnit, formedOnly, unitOf } from '../fields.ts';
import { writeTable } from '../notation.ts';
import { inInches, ofInches } from '../scale.ts';
import type { TableState, TableUnit } from '../state.ts';
import { groundsOf, impassableUnder, isOf, tellOf } from '../terrain.ts';
import { type Cost, type CostReadings, costOf, isPaid, tellCost } from './cost.ts';
import { crossingOf } from './ground.ts';

/** The dice of giving ground come to no more (wab-6.61). */
const MOST = 12;

const FIELDS = {
  position: POSITION,
  unitName: UNIT_NAME,
  groundInches: usual(optionalMeasure(1, MOST)),
  readings: rare(group(readings('R17', 'R20'))),
};
type Asked = Values<typeof FIELDS>;

const check = firstOf<Asked>(checkUnit, formedOnly<Asked>('unitName'));

/** A unit that moves 6 inches or less gives ground by one die, a faster one by two. */
const diceOf = ({ move }: TableUnit) => (move <= SLOW ? 1 : 2);

/** Places on the way back are looked at so far from one another, in inches. */
const STEP = 0.1;

interface Back {
  readonly unit: TableUnit;
  readonly rolled: number;
  readonly end: TableUnit;
  readonly inches: number;
  readonly cost: Cost;
  readonly blockedBy: readonly string[];
  readonly atEdge: boolean;
  readonly rear: readonly string[];
  readonly flanks: readonly string[];
}

/** How far it comes for what was rolled: rough ground and obstacles take their share (wab-6.61). */
function reachBack(state: TableState, unit: TableUnit, rolled: number, by: CostReadings) {
  const grounds = groundsOf(state);
  const costFor = (inches: number) => {
    const motion = straight(HALF_TURN, ofInches(inches));
    const crossings = [crossingOf(unit, motion, grounds)];
    return costOf({ crossings, allowance: rolled, move: unit.move, readings: by });
  };
  let inches = rolled;
  while (inches > STEP && !isPaid(costFor(inches), by))
    inches = Math.round((inches - STEP) * 10) / 10;
  return { inches, cost: costFor(inches) };
}

function findBack(state: TableState, unit: TableUnit, rolled: number, by: CostReadings): Back {
  const { inches, cost } = reachBack(state, unit, rolled, by);
  const motion = straight(HALF_TURN, ofInches(inches));
  const way = wayOf(BODIES, state, unit, [motion]);
  const impassable = [
    ...cost.met.filter(isOf('impassable')).map(({ name }) => name),
    ...impassableUnder(groundsOf(state), partsOf(way.end)),
  ];
  const fought = engagements(state, unit);
  const at = (...sides: readonly string[]) =>
    fought.filter(({ side }) => sides.includes(side)).map(({ name }) => name);
  return {
    ...{ unit, rolled, inches, cost, end: moved(unit, motion), atEdge: way.leaves > 0 },
    blockedBy: [...new Set([...way.crossed, ...way.endsOn, ...impassable])],
    ...{ rear: at('rear'), flanks: at('left', 'right') },
  };
}

const { bars, notes } = rulesOf<Back>(({ unit, blockedBy }) => ({
  unit: unit.name,
  others: blockedBy,
}));

/** Whether it has room to give ground, and whom it fights lets it (wab-6.56 to wab-6.62). */
const MAY: Table<Back, boolean> = {
  on: 'allowed',
  rows: [
    bars('wab-6.57/table', [({ rear }) => rear.length > 0], {
      with: ({ unit, rear }) => ({ unit: unit.name, others: rear }),
    }),
    notes('wab-6.58/table', [({ flanks }) => flanks.length > 0], {
      with: ({ unit, flanks }) => ({ unit: unit.name, others: flanks }),
    }),
    bars('wab-6.60/table', [({ blockedBy, rear }) => rear.length === 0 && blockedBy.length > 0]),
    bars('wab-6.60/table-edge', [({ atEdge }) => atEdge]),
    notes('wab-6.62/table', [
      ({ blockedBy, atEdge, rear }) => rear.length === 0 && (blockedBy.length > 0 || atEdge),
    ]),
  ],
};

const ANSWER = {
  allowed: yes(),
  groundDice: amount(),
  ...alike(maybe(amount()), 'goesBack', 'endX', 'endY'),
  blockedBy: many(text()),
  ...alike(yes(), 'atEdge', 'fleesInstead'),
  positionAfter: maybe(text()),
};

export const tableBack = defineQuery({
  id: 'wab/table-back',
  fields: FIELDS,
  answer: ANSWER,
  start: { position: 'wab1_bottom_A-36-30_top_X-36-30', unitName: 'A' },
  sample: {
    position: 'wab1_bottom_A-36-30_F-36-36_top_X-36-30',
    unitName: 'A',
    groundInches: 4,
  },
  check,
  run(input, trace) {
    const { state, unit } = unitOf(input);
    const dice = diceOf(unit);
    trace.step('wab-6.61/table', { unit: unit.name, dice });
    const rolled = input.groundInches;
    const back = findBack(state, unit, rolled ?? dice, input.readings);
    if (rolled !== undefined) {
      tellOf(back.cost.met, trace);
      tellCost(back.cost, unit.name, trace);
    }
    const allowed = applyRows(MAY, back, true, trace);
    const place = middleOf(back.end, 'front');
    const goes = allowed && rolled !== undefined;
    const stopped = back.rear.length === 0 && (back.blockedBy.length > 0 || back.atEdge);
    return {
      answer: {
        ...{ allowed, groundDice: dice, blockedBy: back.blockedBy, atEdge: back.atEdge },
        goesBack: goes ? back.inches : null,
        endX: goes ? inInches(place.x) : null,
        endY: goes ? inInches(place.y) : null,
        fleesInstead: stopped,
        positionAfter: goes ? writeTable(replaced(state, back.end)) : null,
      },
      summary: {
        say: `table-back/${allowed ? (goes ? 'yes' : 'room') : stopped ? 'flees' : 'no'}`,
        with: { unit: unit.name, inches: back.inches, dice },
      },
    };
  },
});
