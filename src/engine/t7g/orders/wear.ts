import type { Trace } from '../../core/ruling.ts';
import type { OrderInput } from './order-fields.ts';

/** How many markers ¡Resistid! is worth: one, or of Numerosos each 5 or 6 of its order check (ruling R73). */
function worthOf(input: OrderInput, trace: Trace): number | null {
  const { numerous, fives, checked, readings } = input;
  if (!numerous) return 1;
  const rolled = checked !== 'waived' || readings.R133 === 'b' || readings.R73 === 'b';
  if (!rolled) {
    trace.step('t7g-6.40/no-roll');
    return 1;
  }
  trace.step('t7g-6.40');
  return fives ?? null;
}

/** Wear after ¡Resistid!; nothing while the dice of Numerosos are open. */
export function wearAfterResist(input: OrderInput, trace: Trace): number | null {
  const { wear, elite, numerous, readings } = input;
  const mayBeFresh = elite && !(numerous && readings.R132 === 'b');
  if (wear > 0 && mayBeFresh) trace.step('t7g-6.10');
  else if (wear > 0 && !elite) trace.skip('t7g-6.10', 'no-elite');
  const least = mayBeFresh ? 0 : Math.min(1, wear);
  if (wear <= least) {
    if (numerous) trace.skip('t7g-6.40', 'none-to-remove');
    trace.step('t7g-2.22/nothing', { wear });
    return wear;
  }
  const worth = worthOf(input, trace);
  if (worth === null) return null;
  const after = Math.max(least, wear - worth);
  trace.step(
    't7g-2.22',
    { removed: wear - after, left: after },
    { on: 'wearAfter', from: wear, to: after },
  );
  return after;
}
