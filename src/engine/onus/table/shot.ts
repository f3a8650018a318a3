import { alike, amount, many, text, word, words, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { inMm } from '../../plane/table/measure.ts';
import { POSITION, UNIT_NAME } from '../../plane/table/questions.ts';
import { refuse } from '../../plane/table/refusals.ts';
import { type Measured, measureShot } from '../../plane/table/shot.ts';
import { closeOf } from '../../plane/verdict.ts';
import { penaltyOnSides } from '../values/penalty.ts';
import { body, obstacles } from './body.ts';
import { isEngaged } from './engaged.ts';
import { checkPair, pairOf } from './fields.ts';
import { inUd, ofUd, type TableState, type TableUnit } from './state.ts';

/** Dice at short and at long range (onus-7.133). */
const SHORT_DICE = 4;
const LONG_DICE = 2;
const LIMITS = ['range', 'short-range', 'arc', 'sight', 'side-hit'] as const;
const FLANKS = { front: 'front', left: 'flank', right: 'flank', rear: 'rear' } as const;

/** Whether nothing forbids a unit to shoot at another one, whatever the ruler shows. */
const mayShootAt = (state: TableState, unit: TableUnit, target: TableUnit, trace: Trace) =>
  !refuse({ unit: unit.name, other: target.name }, trace, [
    [unit.range === 0, 'onus-7.116/no-missiles'],
    [!unit.active, 'onus-7.14/idle'],
    [isEngaged(state, unit), 'onus-7.117/engaged'],
    [isEngaged(state, target), 'onus-7.117/target-engaged'],
    [unit.fleeing, 'onus-7.183/shoots'],
    [unit.forcedMarch, 'onus-7.42/table'],
  ]);

/** What the ruler shows, clause by clause; whether the shot may be made at all. */
function measured(shot: Measured, unit: TableUnit, target: TableUnit, trace: Trace): boolean {
  const values = { unit: unit.name, other: target.name };
  trace.step('onus-7.123/table', { ...values, ud: inUd(shot.distance) });
  const margin = { mm: inMm(shot.inRange.margin), range: unit.range };
  if (shot.inRange.holds) trace.step('onus-7.118/table', margin);
  else trace.bar('onus-7.124/table', margin);
  if (!shot.inArc.holds)
    trace.step('onus-7.126/table', values, { on: 'allowed', from: shot.inRange.holds, to: false });
  return shot.inRange.holds && shot.inArc.holds;
}

interface Shot extends Measured {
  target: TableUnit;
  isShort: boolean;
}
const { notes, sets } = rulesOf<Shot>(({ target, side, isShort, across, obstructed }) => ({
  other: target.name,
  attackedSide: `attackedSide.${side}`,
  dice: isShort ? SHORT_DICE : LONG_DICE,
  others: across,
  mm: inMm(obstructed.margin),
}));
const isShort = (shot: Shot) => shot.isShort;
const onCorner = (shot: Shot) => shot.onCorner;
const isObstructed = on('part-in-sight', ({ obstructed }: Shot) => obstructed.holds);

/** The dice of a shot that may be made; the side that it hits is of the ruling R41, at a corner of the defender. */
const DICE: Table<Shot, number> = {
  on: 'dice',
  rows: [
    sets('onus-7.125/near', SHORT_DICE, [isShort]),
    sets('onus-7.125/far', LONG_DICE, [not(isShort)]),
    notes<number>(
      'onus-7.127/table',
      [({ across, obstructed }) => obstructed.holds || across.length > 0],
      isObstructed,
    ),
    notes<number>('onus-7.145/corner', [onCorner]),
    notes<number>('onus-7.145/table', [not(onCorner)]),
  ],
};

/** From the middle of the front to whatever is nearest of the target, what lengthens its front included (onus-7.123). */
const measure = (state: TableState, shooter: TableUnit, target: TableUnit) =>
  measureShot({
    ...{ shooter, target, parts: body(target, state.marker) },
    others: obstacles(state, shooter).filter(({ name }) => name !== target.name),
    ranges: [ofUd(shooter.range), ofUd(shooter.range) / 2],
  });

const ANSWER = {
  allowed: yes(),
  distance: amount(),
  inRange: yes(),
  rangeMarginMm: amount(),
  shortRange: yes(),
  ...alike(amount(), 'shortMarginMm', 'dice'),
  inArc: yes(),
  arcMarginMm: amount(),
  obstructed: yes(),
  inSightMm: amount(),
  across: many(text()),
  sideHit: word(['front', 'flank', 'rear'], 'front'),
  defenderDecides: yes(),
  exposure: amount(),
  tooCloseToCall: words(LIMITS),
};

export const tableShot = defineQuery({
  id: 'onus/table-shot',
  fields: {
    position: POSITION,
    unitName: UNIT_NAME,
    targetName: UNIT_NAME,
    readings: rare(group(readings('R8'))),
  },
  answer: ANSWER,
  start: { position: 'onus1_bottom_A-50-64-active-r8_top_X-50-50', unitName: 'A', targetName: 'X' },
  sample: {
    position: 'onus1_bottom_A-50-64-active-r8_F-56-56_top_X-54-45',
    unitName: 'A',
    targetName: 'X',
  },
  check: checkPair,
  run(input, trace) {
    const { state, unit, target } = pairOf(input);
    const shot = measure(state, unit, target);
    const { inRange, short, inArc, obstructed, side } = shot;
    const may = mayShootAt(state, unit, target, trace);
    const allowed = measured(shot, unit, target, trace) && may;
    const shortRange = short.holds && (input.readings.R8 === 'a' || short.margin > 0);
    const dice = allowed ? applyRows(DICE, { ...shot, target, isShort: shortRange }, 0, trace) : 0;
    const distance = inUd(shot.distance);
    return {
      answer: {
        allowed,
        distance,
        inRange: inRange.holds,
        rangeMarginMm: inMm(inRange.margin),
        shortRange,
        shortMarginMm: inMm(short.margin),
        dice,
        inArc: inArc.holds,
        arcMarginMm: inMm(inArc.margin),
        obstructed: obstructed.holds,
        inSightMm: inMm(obstructed.margin),
        across: shot.across,
        sideHit: FLANKS[side],
        defenderDecides: shot.onCorner,
        exposure: penaltyOnSides(target, [side]),
        tooCloseToCall: closeOf({
          range: inRange.close,
          'short-range': short.close,
          arc: inArc.close,
          sight: obstructed.close,
          'side-hit': shot.sideClose,
        }),
      },
      summary: {
        say: `table-shot/${allowed ? (obstructed.holds ? 'obstructed' : 'yes') : 'no'}`,
        with: { unit: unit.name, other: target.name, ud: distance, dice },
      },
    };
  },
});
