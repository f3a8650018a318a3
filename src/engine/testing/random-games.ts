import type { Hex } from '../hexes/hex.ts';
import { chooser, pick } from './hexes.ts';

/** Far more actions than any of these games takes. */
const MOST_ACTIONS = 20_000;

/** What came up in games. */
export const usedIn = () => {
  const none = () => new Set<string>();
  return { units: none(), cards: none(), terrains: none(), actions: none(), rolls: none() };
};
export type Used = ReturnType<typeof usedIn>;

interface Action {
  readonly do: string;
  readonly from?: Hex;
  readonly card?: string;
}

/** A game, as far as is looked at whoever plays it. */
interface Seen {
  readonly winner: unknown;
  readonly board: Readonly<Partial<Record<Hex, { readonly unit: string }>>>;
  readonly ground: Readonly<Partial<Record<Hex, string>>>;
  readonly events: readonly {
    readonly event: string;
    readonly to?: Hex | null;
    readonly why?: string;
  }[];
}

function see(used: Used, action: Action, game: Seen, next: Seen) {
  used.actions.add(action.do);
  if ((action.do === 'attack' || action.do === 'fire') && action.from)
    used.units.add(game.board[action.from]?.unit ?? '');
  if (action.do === 'play' && action.card) used.cards.add(action.card);
  if (action.do === 'first-strike') used.cards.add(action.do);
  for (const { event, to, why } of next.events) {
    if (event === 'moved' && to) used.terrains.add(next.ground[to] ?? 'clear');
    if (event === 'rolled' && why) used.rolls.add(why);
  }
}

interface Rules<G, A> {
  legal(game: G): A[];
  apply(game: G, action: A): G;
  /** Throws where a law is broken, and returns what is legal. */
  mustHold(game: G, before: G): A[];
  /** Keeps account of what each action has brought about. */
  count(game: G): void;
}

/** Plays a game to its end by choices of chance, and looks at each of its states. */
export function playOut<G extends Seen, A extends Action>(
  { legal, apply, mustHold, count }: Rules<G, A>,
  first: G,
  seed: number,
  used: Used,
) {
  const choose = chooser(seed);
  let game = first;
  let all = legal(game);
  let actions = 0;
  for (; !game.winner && actions < MOST_ACTIONS; actions++) {
    const action = pick(all, choose);
    const next = apply(game, action);
    all = mustHold(next, game);
    see(used, action, game, next);
    count(next);
    game = next;
  }
  return { game, actions };
}
