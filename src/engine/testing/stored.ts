import type { Game, Kinds, Position } from '../hexes/game/state.ts';
import type { Side } from '../hexes/hex.ts';

/** How a stored game ended. */
export interface End {
  winner: Side;
  banners: Record<Side, number>;
  /** Whose units and leaders (LD) fell where, in their order: each is a banner of the other side. */
  fell: readonly string[];
  /** The position after the last action. */
  final: string;
}

interface Log<K extends Kinds> {
  readonly position: Position<K>;
  readonly seed: number;
  readonly actions: readonly K['action'][];
}

/** The games of a folder of texts, each with its name. */
export function storedGames<R extends object>(
  files: Readonly<Record<string, string>>,
  readLog: (text: string) => R,
) {
  return Object.entries(files).map(([path, text]) => {
    const log = readLog(text);
    if ('problem' in log) throw new RangeError(`${log.problem} in ${path}`);
    const name = path.replace('./stored/', '').replace('.txt', '');
    return { name, text, log: log as Exclude<R, { problem: string }> };
  });
}

/** All states of a game, with the action that led to each. */
export function statesOf<K extends Kinds, G extends Game<K>>(
  { position, seed, actions }: Log<K>,
  start: (position: Position<K>, seed: number) => G,
  apply: (game: G, action: K['action']) => G,
) {
  const seen: { before: G; action: K['action']; game: G }[] = [];
  let before = start(position, seed);
  for (const action of actions) {
    const game = apply(before, action);
    seen.push({ before, action, game });
    before = game;
  }
  return seen;
}

type Fell = { event: 'eliminated'; side: Side; unit: string; hex: string };

/** Who fell by an event, as an end of a game lists it. */
export const fallen = (event: Fell | { event: string }) =>
  event.event === 'eliminated' && 'unit' in event
    ? [`${event.side} ${event.unit} ${event.hex}`]
    : [];
