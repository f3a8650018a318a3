import type { Table } from '../../../core/rows.ts';
import { SECTIONS } from '../../../hexes/hex.ts';
import { DECK_CARDS } from '../../cards.ts';
import { MAY_CLOSE_COMBAT } from '../../combat/may.ts';
import { MAY_CLOSE } from '../../combat/may-battle.ts';
import { FACES } from '../../faces.ts';
import { EXTRA_HEX, MAY_ADVANCE } from '../../leaders/momentum.ts';
import { HEXES_ENTERED } from '../../movement/path-rows.ts';
import { MAY_MOVE } from '../../movement/rows.ts';
import { MAY_FIRE } from '../../ranged/may-fire.ts';
import { MAY_GO } from '../../retreat/fall-back.ts';
import { ARMIES, SCENARIOS } from '../../scenarios/scenarios.ts';
import { GROUNDS } from '../../terrain.ts';
import { COMBATANTS } from '../../units.ts';

/** What the rows of a table say that can forbid something. */
const forbidding = ({ rows }: Table<never, boolean>) =>
  rows.flatMap(({ apply, say, clause }) => (apply ? [say ?? clause] : []));

/** Steps that stand in no table: a move that is too long, and an evasion that the types rule out. */
const ELSEWHERE = ['too-far', 'cca-13.8/no', 'cca-13.9/no', 'cca-13.10'];

/** Of all that the engine may say, what a whole game needs beside its own sentences. */
export const VOCABULARY = {
  steps: [
    ...[MAY_MOVE, HEXES_ENTERED, MAY_CLOSE, MAY_CLOSE_COMBAT, MAY_FIRE, MAY_GO].flatMap(forbidding),
    ...[MAY_ADVANCE, EXTRA_HEX].flatMap(forbidding),
    ...ELSEWHERE,
  ],
  words: [...COMBATANTS, ...GROUNDS, ...FACES, ...DECK_CARDS, ...SECTIONS, ...SCENARIOS, ...ARMIES],
} as const;
