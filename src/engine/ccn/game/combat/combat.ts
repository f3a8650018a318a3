import type { Trace } from '../../../core/ruling.ts';
import { note, pieceAt } from '../../../hexes/game/board.ts';
import { LEADER } from '../../../hexes/game/state.ts';
import type { Hex } from '../../../hexes/hex.ts';
import type { Unit } from '../../units.ts';
import type { Combat, Draft, Field } from '../state.ts';

/** The combat that must be under way, or a programmer erred. */
export function combatOf(game: { combat: Combat | null }): Combat {
  if (!game.combat) throw new RangeError('No combat is being resolved.');
  return game.combat;
}

/** The unit that must stand there, or a programmer erred. */
export function unitAt(game: Field, hex: Hex): Unit {
  const { unit } = pieceAt(game, hex);
  if (unit === LEADER) throw new RangeError(`No unit stands in ${hex}.`);
  return unit;
}

/** What is known now of the combat; after a victory there is none. */
export function learn(game: Draft, known: Partial<Combat>) {
  if (game.combat) game.combat = { ...game.combat, ...known };
}

/** The queries whose words the steps of a combat take. */
type Of = `ccn/${
  | 'ranged-combat'
  | 'melee-roll'
  | 'combined-arms'
  | 'retreat'
  | 'escape'
  | 'advance'}`;

/** Notes how the tables came to a roll or to what it does. */
export function noteSteps(game: Draft, of: Of, { steps }: Trace) {
  note(game, { event: 'ruled', of, steps });
}
