import { alike, amount, many, maybe, text, word, words, yes } from '../../../core/answer.ts';
import { firstOf } from '../../../core/problems.ts';
import { defineQuery } from '../../../core/query.ts';
import { readings } from '../../../core/readings.ts';
import type { Trace } from '../../../core/ruling.ts';
import { flag } from '../../../core/schema/choices.ts';
import { group, rare } from '../../../core/schema/groups.ts';
import type { Values } from '../../../core/schema/values.ts';
import { middleOf } from '../../../plane/rectangle.ts';
import { DEGREE } from '../../../plane/table/measure.ts';
import { POSITION, UNIT_NAME } from '../../../plane/table/questions.ts';
import { replaced } from '../../../plane/table/state.ts';
import { closeOf, reached } from '../../../plane/verdict.ts';
import { checkPair, formedOnly, pairOf } from '../fields.ts';
import { tellCost, totalOf } from '../moves/cost.ts';
import { partway } from '../moves/partway.ts';
import { writeTable } from '../notation.ts';
import { inInches, ofInches } from '../scale.ts';
import type { TableState, TableUnit } from '../state.ts';
import { groundsOf, tellOf } from '../terrain.ts';
import { CHARGED_SIDES } from '../zones.ts';
import { type Charge, mayCharge, SIDE_CLAUSE } from './charge-rows.ts';
import { isOpen, type Judged } from './charge-way.ts';
import { needsFearTest } from './fear.ts';
import { findCharge } from './find-charge.ts';

const FIELDS = {
  position: POSITION,
  unitName: UNIT_NAME,
  targetName: UNIT_NAME,
  usedToElephants: rare(flag()),
  readings: rare(group(readings('R17', 'R20', 'R25', 'R26', 'R30', 'R112'))),
};
type Asked = Values<typeof FIELDS>;

const check = firstOf<Asked>(
  checkPair,
  formedOnly<Asked>('unitName'),
  formedOnly<Asked>('targetName'),
);

/** How a charge is measured, clause by clause. */
function tellCharge({ unit, target, standing, way, reaches, most }: Charge, trace: Trace) {
  const values = { unit: unit.name, other: target.name };
  const side = `chargedSide.${standing.charged}`;
  trace.step('wab-3.3/table', { ...values, inches: most });
  trace.step(SIDE_CLAUSE[standing.why], { ...values, side });
  if (!way || !isOpen(way)) return;
  if (way.angle !== 0)
    trace.step('wab-3.26/table', {
      ...values,
      inches: inInches(way.wheel),
      degrees: Math.abs(way.angle) / DEGREE,
    });
  tellOf(way.cost.met, trace);
  tellCost(way.cost, unit.name, trace);
  const used = inInches(totalOf(way.cost));
  if (!reaches) {
    trace.step('wab-3.22/table', { ...values, inches: used, most, normal: unit.move });
    return;
  }
  trace.step('wab-3.28/table', { ...values, inches: inInches(way.run), used });
  trace.step('wab-3.29/table', { ...values, own: way.fighting.own, theirs: way.fighting.theirs });
}

/** Where a charge that does not get there ends: its normal distance along its way, the wheel counted in or not (R30). */
function failedEnd(state: TableState, unit: TableUnit, way: Judged, by: Asked['readings']) {
  const going = { grounds: groundsOf(state), allowance: unit.move, readings: by };
  if (by.R30 === 'a') return partway({ unit, ...going }, way).end;
  return partway({ unit: way.from, ...going }, { ...way, angle: 0, wheel: 0 }).end;
}

/** Half of the charge distance decides who may shoot at it or ride to meet it (wab-3.9, wab-3.59). */
function halfOf({ away, most }: Charge): 'less' | 'half' | 'more' {
  if (away === most / 2) return 'half';
  return away < most / 2 ? 'less' : 'more';
}

const ANSWER = {
  ...alike(yes(), 'allowed', 'reachesIt'),
  chargedSide: word(CHARGED_SIDES, 'front'),
  chargedFlank: maybe(word(['left', 'right'], 'left')),
  ...alike(amount(), 'chargeInches', 'enemyAway'),
  halfCharge: word(['less', 'half', 'more'], 'more'),
  ...alike(maybe(amount()), 'wheelInches', 'wheelDegrees', 'straightInches', 'chargeUsed'),
  ...alike(maybe(amount()), 'modelsFighting', 'enemiesFighting'),
  alsoCharged: many(text()),
  needsFearTest: yes(),
  ...alike(maybe(amount()), 'endX', 'endY', 'endHeading'),
  tooCloseToCall: words(['reach', 'side']),
  positionAfter: maybe(text()),
};

export const tableCharge = defineQuery({
  id: 'wab/table-charge',
  fields: FIELDS,
  answer: ANSWER,
  start: { position: 'wab1_bottom_A-36-40_top_X-36-34', unitName: 'A', targetName: 'X' },
  sample: {
    position: 'wab1_bottom_A-36-40-cavalry_top_X-40-33-200',
    unitName: 'A',
    targetName: 'X',
  },
  check,
  run(input, trace) {
    const { state, unit, target } = pairOf(input);
    const charge = findCharge(state, unit, target, input.readings);
    tellCharge(charge, trace);
    const allowed = mayCharge(charge, trace);
    const fears = allowed && needsFearTest(unit, target, input.usedToElephants, trace);
    const { standing, way, most, away } = charge;
    const reaches = allowed && charge.reaches;
    const open = way && isOpen(way) ? way : undefined;
    const total = open ? totalOf(open.cost) : 0;
    const failed = allowed && !reaches && open;
    const end = failed ? failedEnd(state, unit, open, input.readings) : reaches ? open?.end : null;
    const place = end && middleOf(end, 'front');
    const beyond = total - ofInches(most);
    const flank = standing.side === 'left' || standing.side === 'right' ? standing.side : null;
    return {
      answer: {
        ...{ allowed, reachesIt: reaches, chargedSide: standing.charged, chargedFlank: flank },
        ...{ chargeInches: most, enemyAway: away, halfCharge: halfOf(charge) },
        wheelInches: open ? inInches(open.wheel) : null,
        wheelDegrees: open ? Math.abs(open.angle) / DEGREE : null,
        straightInches: open ? inInches(open.run) : null,
        chargeUsed: open ? inInches(total) : null,
        modelsFighting: reaches && open ? open.fighting.own : null,
        enemiesFighting: reaches && open ? open.fighting.theirs : null,
        alsoCharged: reaches && open ? open.touches : [],
        needsFearTest: fears,
        endX: place ? inInches(place.x) : null,
        endY: place ? inInches(place.y) : null,
        endHeading: end ? end.heading / DEGREE : null,
        tooCloseToCall: closeOf<'reach' | 'side'>({
          reach: open !== undefined && Math.abs(beyond) > ROUNDING && reached(beyond).close,
          side: standing.close,
        }),
        positionAfter: end ? writeTable(replaced(state, end)) : null,
      },
      summary: {
        say: `table-charge/${allowed ? (reaches ? 'yes' : 'short') : 'no'}`,
        with: {
          ...{ unit: unit.name, other: target.name, most },
          side: `chargedSide.${standing.charged}`,
          inches: open ? inInches(total) : away,
        },
      },
    };
  },
});

/** What rounding comes to is no doubt: exactly as far is enough. */
const ROUNDING = 2;
