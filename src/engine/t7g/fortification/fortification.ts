import { amount, maybe, word, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows } from '../../core/rows.ts';
import type { Trace } from '../../core/ruling.ts';
import { type After, afterCombat, WHO } from './after-rows.ts';
import { checkHeld, FORTIFICATION_FIELDS, type Held, isEmplaced, isMobile } from './fields.ts';
import { givenBy } from './gives-rows.ts';
import { MAY } from './may-rows.ts';

/** Speed in place of that of the profile (t7g-6.17, t7g-6.27). */
const SPEED = { mobile: 2, emplaced: 0 } as const;

function speedOf(held: Held, trace: Trace): number | null {
  if (isEmplaced(held)) return SPEED.emplaced;
  if (!isMobile(held)) return null;
  trace.step('t7g-6.17', { speed: SPEED.mobile });
  return SPEED.mobile;
}

/** What is most worth saying: what became of a combat, dice, or whether it may. */
function sayOf({ lostBy }: Held, allowed: boolean, dice: number | null, after: After) {
  if (!allowed) return 'no';
  if (lostBy !== 'none') return after.destroyed ? 'destroyed' : after.goesBack;
  return dice === null ? 'yes' : 'resists';
}

export const fortification = defineQuery({
  id: 't7g/fortification',
  fields: FORTIFICATION_FIELDS,
  answer: {
    allowed: yes(),
    speedInstead: maybe(amount()),
    courageChange: amount(),
    courageDice: maybe(amount()),
    enemyCombatChange: amount(),
    hasFlanks: yes(true),
    anyPoint: yes(),
    goesBack: word(WHO, 'nobody'),
    workLost: yes(),
    wearMore: amount(),
    becomesDisordered: yes(),
    destroyed: yes(),
  },
  sample: { work: 'mobile-fortress', attackedBy: 'cavalry', courage: 4 },
  start: { work: 'building' },
  check: checkHeld,
  run(input, trace) {
    const allowed = applyRows(MAY, input, true, trace);
    const speedInstead = speedOf(input, trace);
    const given = givenBy(input, trace);
    const after = afterCombat(input, trace);
    const leaves = allowed && isMobile(input) && input.does === 'leaves';
    return {
      answer: {
        allowed,
        speedInstead,
        ...given,
        ...after,
        workLost: leaves || after.workLost,
      },
      summary: {
        say: `fortification/${sayOf(input, allowed, given.courageDice, after)}`,
        with: { work: input.work, does: input.does, courageDice: given.courageDice ?? 0 },
      },
    };
  },
});
