import type { Key, Trace, With } from '../../core/ruling.ts';

/** A reason for which something may not be done, where it holds, and what its sentence shows besides. */
type Reason = readonly [holds: boolean, key: Key, more?: With];

/** Tells every reason that holds, in their order; whether there was any. */
export function refuse(values: With, trace: Trace, reasons: readonly Reason[]): boolean {
  const holding = reasons.filter(([holds]) => holds);
  holding.forEach(([, key, more], i) => {
    trace.step(key, { ...values, ...more }, { on: 'allowed', from: i === 0, to: false });
  });
  return holding.length > 0;
}
