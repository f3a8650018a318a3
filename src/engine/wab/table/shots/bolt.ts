import type { Trace } from '../../../core/ruling.ts';
import type { Hit } from './scene.ts';

/** The bolt of a bolt thrower, which strikes its target first (wab-18.42, wab-18.46). */
export function bolt(struck: Hit, trace: Trace) {
  trace.step('wab-18.42/table', { other: struck.unit });
  trace.step('wab-18.46', { models: struck.models });
  return { unitsHit: [{ ...struck, grazed: 0 }], modelsHit: struck.models };
}
