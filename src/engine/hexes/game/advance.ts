import type { Hex } from '../hex.ts';
import { enemiesNear, NEIGHBOURS, pieceAt } from './board.ts';
import type { Refusal } from './refusal.ts';
import type { Game } from './state.ts';

/** Hexes, each with why it is refused; null where it is not. */
export type Judged = ReadonlyMap<Hex, Refusal | null>;

/** Where a victor may end, and the enemies next to it there: whether it may attack them once more. */
export interface End {
  hex: Hex;
  fights: Judged;
}

/** What a unit may do that has just driven its target from its hex in close combat. */
export interface Advance {
  /** Why it may not take that hex; null where it may. */
  refused: Refusal | null;
  /** Why it stays there though others of its kind go on. */
  held: Refusal | null;
  /** The hexes around that one, where it may go on from it. */
  beyond: Judged;
  /** The hex that was won first. */
  ends: readonly End[];
}

/** What a system says of an advance: each `refuse` why not, or null. */
interface Rules<G> {
  /** The victor's unit can go a hex further than the one that it has won. */
  goesFurther: boolean;
  refuseAdvance(won: G): Refusal | null;
  refuseFurther(won: G): Refusal | null;
  refuseBeyond(there: G, to: Hex): Refusal | null;
  refuseFight(there: G, from: Hex, to: Hex): Refusal | null;
  /** The game once the victor has gone from one hex to another. */
  gone(game: G, from: Hex, to: Hex): G;
}

const judged = (hexes: readonly Hex[], why: (hex: Hex) => Refusal | null): Judged =>
  new Map(hexes.map((hex) => [hex, why(hex)]));

/** Where the victor in `from` may go once the hex `at` is empty, and whom it may attack from there. */
export function advanceFrom<G extends Pick<Game, 'board'>>(
  rules: Rules<G>,
  won: G,
  { from, at }: { from: Hex; at: Hex },
): Advance {
  const { side } = pieceAt(won, from);
  const refused = rules.refuseAdvance(won);
  if (refused) return { refused, held: null, beyond: new Map(), ends: [] };
  const there = rules.gone(won, from, at);
  const held = rules.goesFurther ? rules.refuseFurther(won) : null;
  const around = rules.goesFurther && !held ? NEIGHBOURS[at] : [];
  const beyond = judged(around, (to) => rules.refuseBeyond(there, to));
  const open = around.filter((hex) => !beyond.get(hex));
  const endIn = (hex: Hex): End => {
    const game = hex === at ? there : rules.gone(there, at, hex);
    const enemies = enemiesNear(game, hex, side).map(([enemy]) => enemy);
    return { hex, fights: judged(enemies, (enemy) => rules.refuseFight(game, hex, enemy)) };
  };
  return { refused, held, beyond, ends: [at, ...open].map(endIn) };
}

/** All hexes where it may end, and all enemies whom it may attack from one of them. */
export const openTo = ({ ends }: Advance): { hexes: Hex[]; enemies: Hex[] } => ({
  hexes: ends.map(({ hex }) => hex),
  enemies: [
    ...new Set(ends.flatMap(({ fights }) => [...fights].flatMap(([to, no]) => (no ? [] : [to])))),
  ],
});
