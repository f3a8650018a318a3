import type { Example } from '../../../../src/content/registry.ts';
import { activating } from './activating.ts';
import { endOfTurn } from './end-of-turn.ts';
import { phases } from './phases.ts';

/** The course of a turn: onus-7.1 to onus-7.22, and its end, onus-7.203 to onus-7.209. */
export const turn: readonly Example[] = [...phases, ...activating, ...endOfTurn];
