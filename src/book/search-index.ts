import { once } from '../engine/core/once.ts';
import type { System } from '../library/library.ts';
import { buildIndex } from '../search/build.ts';
import { toolsOf } from './tools.ts';

/** The index of a system, with its tools; built once for all that ask for it. */
export const searchIndex = once(async (system: System) =>
  buildIndex(system, await toolsOf(system)),
);
