import type { Trace } from '../../core/ruling.ts';

/** What a save without armour becomes (wab-10.11). */
const NEW_SAVE = 6;

interface Lowered {
  save: number | undefined;
  /** What the hit takes off it. */
  less: number;
}
/** A dagger makes the save better by 1, never beyond the limit, and gives one to who has none (wab-10.10, wab-10.11). */
export function againstDagger({ save, less }: Lowered, best: number, trace: Trace): Lowered {
  if (save === undefined) {
    trace.step('wab-10.11');
    return { save: NEW_SAVE, less };
  }
  trace.skip('wab-10.11', 'has-a-save');
  const better = { save: less > 0 ? save : Math.max(best, save - 1), less: Math.max(0, less - 1) };
  if (less === 0 && better.save === save) trace.skip('wab-10.10', 'at-the-limit');
  else trace.step('wab-10.10', { better: better.save + better.less });
  return better;
}
