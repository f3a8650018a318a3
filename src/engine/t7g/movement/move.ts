import { amount, maybe, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import type { Trace } from '../../core/ruling.ts';
import { NEAR, rounded } from './fields.ts';
import { checkMove, MOVE_FIELDS, type MoveInput } from './move-fields.ts';
import { isCorrected, isForced, makesRoom, mayGo } from './move-rows.ts';
import { isDisordered, losesGun, mayMove, reachOf } from './speed-rows.ts';

/** What makes room goes this far beyond being clear (t7g-3.10, t7g-3.11). */
const CLEARANCE = 1;
/** How far it may go, where its Speed or a fixed distance tells, and whether that is enough. */
function isWithin(input: MoveInput, trace: Trace): { reach: number | null; enough: boolean } {
  const { speed, distance } = input;
  const isFixed = ['disengage', 'consolidate'].includes(input.moveKind);
  if (speed === undefined && !isFixed) return { reach: null, enough: true };
  const { inches } = reachOf({ ...input, speed: speed ?? 0 }, trace);
  if (distance === undefined) return { reach: inches, enough: true };
  if (distance > inches) trace.bar('t7g-3.5', { inches: distance, reach: inches });
  else trace.step('t7g-3.5/within', { inches: distance, reach: inches });
  return { reach: inches, enough: distance <= inches };
}

export const move = defineQuery({
  id: 't7g/move',
  fields: MOVE_FIELDS,
  answer: {
    allowed: yes(),
    reach: maybe(amount()),
    corridorNeeded: amount(),
    becomesDisordered: yes(),
    gunLost: yes(),
    corrected: yes(),
    clearance: maybe(amount()),
    displaced: maybe(amount()),
  },
  sample: { speed: 4, distance: 4, angle: 45, crosses: ['friendly-artillery'] },
  check: checkMove,
  run(input, trace) {
    const may = mayMove({ ...input, speed: input.speed ?? 0 }, trace);
    if (may) trace.step(isForced(input) ? 't7g-3.1' : 't7g-3.2');
    const { reach, enough } = may ? isWithin(input, trace) : { reach: null, enough: true };
    const goes = mayGo(input, trace);
    const allowed = may && enough && goes;
    const corridorNeeded = NEAR[input.scale];
    if (!allowed)
      return { answer: { reach, corridorNeeded }, summary: { say: 'move/no', with: {} } };
    const asked = { ...input, speed: input.speed ?? 0 };
    const aside = makesRoom(input);
    const displaced = input.clearBy === undefined ? null : rounded(input.clearBy + CLEARANCE);
    return {
      answer: {
        allowed,
        reach,
        corridorNeeded,
        becomesDisordered: isDisordered(asked, trace),
        gunLost: losesGun(asked, trace),
        corrected: isCorrected(input),
        clearance: aside ? CLEARANCE : null,
        displaced,
      },
      summary: {
        say: displaced === null ? 'move/yes' : 'move/displaces',
        with: { displaced: displaced ?? 0 },
      },
    };
  },
});
