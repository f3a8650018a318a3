import { looseQuery } from '../../core/query.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, group, rare } from '../../core/schema.ts';
import { exposure } from './charge.ts';
import { isEngaged } from './engaged.ts';
import { checkPair, POSITION, pairOf, UNIT_NAME } from './fields.ts';
import { type Measured, measureShot } from './fire.ts';
import { inMm, inUd } from './sizes.ts';
import type { TableState, TableUnit } from './state.ts';

/** Dice at short and at long range (onus-7.133). */
const SHORT_DICE = 4;
const LONG_DICE = 2;

const R8 = choice(['a', 'b'], 'a');

/** Why a unit may not shoot at another one, whatever the ruler shows; true where nothing forbids it. */
function mayShootAt(state: TableState, unit: TableUnit, target: TableUnit, trace: Trace): boolean {
  const values = { unit: unit.name, other: target.name };
  const refusals = [
    [unit.range === 0, 'onus-7.116', 'no-missiles'],
    [!unit.active, 'onus-7.14', 'idle'],
    [isEngaged(state, unit), 'onus-7.117', 'engaged'],
    [isEngaged(state, target), 'onus-7.117', 'target-engaged'],
    [unit.fleeing, 'onus-7.183', 'shoots'],
    [unit.forcedMarch, 'onus-7.42', 'table'],
  ] as const;
  let may = true;
  for (const [holds, clause, say] of refusals)
    if (holds) {
      trace.step(clause, values, { on: 'allowed', from: may, to: false }, `${clause}/${say}`);
      may = false;
    }
  return may;
}

/** What the ruler shows, clause by clause; whether the shot may be made at all. */
function measured(shot: Measured, unit: TableUnit, target: TableUnit, trace: Trace): boolean {
  const values = { unit: unit.name, other: target.name };
  const ud = inUd(shot.distance);
  trace.step('onus-7.123/table', { ...values, ud });
  const margin = { mm: inMm(shot.inRange.margin), range: unit.range };
  if (shot.inRange.holds) trace.step('onus-7.118/table', margin);
  else trace.bar('onus-7.124/table', margin);
  if (!shot.inArc.holds)
    trace.step('onus-7.126/table', values, { on: 'allowed', from: shot.inRange.holds, to: false });
  return shot.inRange.holds && shot.inArc.holds;
}

function details(shot: Measured, dice: number, target: TableUnit, trace: Trace) {
  trace.step(
    `onus-7.125/${dice === SHORT_DICE ? 'near' : 'far'}`,
    { dice },
    { on: 'dice', from: 0, to: dice },
  );
  if (shot.obstructed.holds) trace.step('onus-7.127/table', { others: shot.across });
  else if (shot.across.length > 0)
    trace.skip('onus-7.127', 'part-in-sight', { mm: inMm(shot.obstructed.margin) });
  trace.step(
    'onus-7.145',
    { other: target.name, attackedSide: `attackedSide.${shot.side}` },
    null,
    shot.defenderDecides ? 'onus-7.145/corner' : 'onus-7.145/table',
  );
}

export const tableShot = looseQuery({
  id: 'onus/table-shot',
  fields: {
    position: POSITION,
    unitName: UNIT_NAME,
    targetName: UNIT_NAME,
    readings: rare(group({ R8 })),
  },
  sample: {
    position: 'onus1_bottom_A-50-64-active-r8_F-56-56_top_X-54-45',
    unitName: 'A',
    targetName: 'X',
  },
  check: checkPair,
  run(input, trace) {
    const { state, unit, target } = pairOf(input);
    const shot = measureShot(state, unit, target);
    const may = mayShootAt(state, unit, target, trace);
    const reaches = measured(shot, unit, target, trace);
    const allowed = may && reaches;
    const short = shot.short.holds && (input.readings.R8 === 'a' || shot.short.margin > 0);
    const dice = allowed ? (short ? SHORT_DICE : LONG_DICE) : 0;
    if (allowed) details(shot, dice, target, trace);
    const answer = {
      allowed,
      distance: inUd(shot.distance),
      inRange: shot.inRange.holds,
      rangeMarginMm: inMm(shot.inRange.margin),
      shortRange: short,
      shortMarginMm: inMm(shot.short.margin),
      dice,
      inArc: shot.inArc.holds,
      arcMarginMm: inMm(shot.inArc.margin),
      obstructed: shot.obstructed.holds,
      inSightMm: inMm(shot.obstructed.margin),
      across: shot.across,
      sideHit: shot.side === 'left' || shot.side === 'right' ? 'flank' : shot.side,
      defenderDecides: shot.defenderDecides,
      exposure: exposure(target, [shot.side]),
      tooCloseToCall: closeOf(shot),
    };
    return {
      answer,
      summary: {
        say: `table-shot/${allowed ? (shot.obstructed.holds ? 'obstructed' : 'yes') : 'no'}`,
        with: { unit: unit.name, other: target.name, ud: answer.distance, dice },
      },
    };
  },
});

/** What no ruler can settle. */
function closeOf({ inRange, short, inArc, obstructed, sideClose }: Measured) {
  const found = {
    range: inRange.close,
    'short-range': short.close,
    arc: inArc.close,
    sight: obstructed.close,
    'side-hit': sideClose,
  };
  return Object.entries(found).flatMap(([what, close]) => (close ? [what] : []));
}
