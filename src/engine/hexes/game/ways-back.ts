import type { Hex, Side } from '../hex.ts';
import { heldBy, rearOf } from './board.ts';
import type { Field, Game, Kinds } from './state.ts';

/** Enemy units hold every way back that there is. */
export function isSurrounded<K extends Kinds>(
  field: Field<K>,
  hex: Hex,
  side: Side,
  isImpassable: (hex: Hex) => boolean,
): boolean {
  const ways = rearOf(hex, side).filter((way) => !isImpassable(way));
  return ways.length > 0 && ways.every((way) => heldBy(field, way, side) === 'enemy-unit');
}

/** A way back to its end: the hexes in order, from where the piece stands. */
export interface WayBack {
  path: Hex[];
  /** Blocks that it costs for hexes that could not be made. */
  lost: number;
  end: 'stands' | 'eliminated' | 'left-the-board' | 'dice-decide';
}

type Told = Pick<Game, 'tasks'> & {
  readonly events: readonly {
    readonly event: string;
    readonly why?: string;
    readonly hex?: Hex;
    readonly blocks?: number;
    readonly from?: Hex;
    readonly to?: Hex | null;
  }[];
};

function endOf({ events, tasks }: Told, at: Hex | undefined): WayBack['end'] | null {
  if (events.some(({ event, why }) => event === 'rolled' && why === 'escape')) return 'dice-decide';
  if (events.some(({ event, from, to }) => event === 'moved' && from === at && to === null))
    return 'left-the-board';
  if (events.some(({ event, hex }) => event === 'eliminated' && hex === at)) return 'eliminated';
  return tasks.length === 0 ? 'stands' : null;
}

/** All ways that the owner may choose, hex by hex, until the piece has come to its place. */
export function waysFrom<G extends Told>(
  game: G,
  next: (game: G) => readonly G[],
  before: readonly Hex[],
): WayBack[] {
  const path = [...before];
  for (const { event, from, to } of game.events)
    if (event === 'moved' && to && from === path.at(-1)) path.push(to);
  const at = path.at(-1);
  const end = endOf(game, at);
  if (!end) return next(game).flatMap((one) => waysFrom(one, next, path));
  const lost = game.events
    .filter(({ event, hex }) => event === 'lost' && hex === at)
    .reduce((sum, { blocks = 0 }) => sum + blocks, 0);
  return [{ path, lost, end }];
}

/** Where flags send a unit. */
export interface Retreats {
  /** Flags that the unit may ignore at most. */
  ignorable: number;
  /** Hexes that the flags demand. */
  due: number;
  ways: WayBack[];
}

interface Loop<G, A> {
  carryOn(game: G): G;
  legal(game: G): readonly A[];
  apply(game: G, action: A): G;
}

/** All ways of a piece on which a task sends it from its hex. */
export const waysIn =
  <G extends Told, A>({ carryOn, legal, apply }: Loop<G, A>) =>
  (game: G, hex: Hex, task: G['tasks'][number]): WayBack[] =>
    waysFrom(
      carryOn({ ...game, tasks: [task] }),
      (one) => legal(one).map((action) => apply(one, action)),
      [hex],
    );
