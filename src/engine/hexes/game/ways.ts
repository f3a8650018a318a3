import { distance, type Hex, inOrder } from '../hex.ts';
import { NEIGHBOURS } from './board.ts';
import type { Refusal } from './refusal.ts';
import { type Board, LEADER } from './state.ts';

/** One way to a hex: how long it is, and the places that it takes before its end. */
export interface Way {
  hexes: number;
  takes: readonly Hex[];
  /** Which, where another way to the same hex is shorter or takes others; absent otherwise. */
  through?: string;
}

const NOTHING = '';
const take = (taken: string, place: Hex) => inOrder([...listed(taken), place]).join('-');
const listed = (taken: string) => (taken === NOTHING ? [] : (taken.split('-') as Hex[]));

/**
 * The hexes that can be come to in so many steps, each of which may be entered from the one before, and for each what can be taken on
 * the way to it: lists of places.
 */
export function walk(
  from: Hex,
  steps: number,
  enter: (hex: Hex, at: number, before: Hex) => boolean,
  places: readonly Hex[] = [],
): Map<Hex, Set<string>> {
  let layer = new Map<Hex, Set<string>>([[from, new Set([NOTHING])]]);
  for (let at = 1; at <= steps; at++) {
    const next = new Map<Hex, Set<string>>();
    for (const [hex, lists] of layer)
      for (const to of NEIGHBOURS[hex]) {
        if (!enter(to, at, hex)) continue;
        const found = next.get(to) ?? new Set();
        const passes = at < steps && places.includes(to);
        for (const list of lists) found.add(passes ? take(list, to) : list);
        next.set(to, found);
      }
    layer = next;
  }
  return layer;
}

const takesAll = (way: Way, places: readonly Hex[]) =>
  places.every((place) => way.takes.includes(place));

/** Adds the ways of that length to a hex, longer than those before: only what takes more is worth it. */
function addWays(known: readonly Way[], to: Hex, hexes: number, lists: Iterable<string>) {
  let ways = known;
  for (const list of lists) {
    const takes = listed(list).filter((place) => place !== to);
    if (ways.some((way) => takesAll(way, takes))) continue;
    const way = { hexes, takes };
    ways = [...ways.filter((one) => one.hexes < hexes || !takesAll(way, one.takes)), way];
  }
  return ways;
}

/** The shortest way needs no name if there is only one; any other is called by its places. */
function named(ways: readonly Way[]): readonly Way[] {
  const [first, second] = ways;
  const plain = first && first.hexes !== second?.hexes ? first : undefined;
  return ways.map((way) => (way === plain ? way : { ...way, through: way.takes.join('-') }));
}

/** How a piece may move: the game says what each hex of a way costs it. */
export interface Steps {
  /** Hexes of its longest way. */
  most: number;
  /** May it enter that hex from the one before, as one of a way of so many hexes or as its last? */
  mayEnter(hex: Hex, hexes: number, last: boolean, before: Hex): boolean;
  mayEnd(hex: Hex, hexes: number): boolean;
  /** What it can take on its way. */
  takes: readonly Hex[];
}

/** Where a piece may move, and on which ways. */
export function reach(from: Hex, { most, mayEnter, mayEnd, takes }: Steps) {
  const found = new Map<Hex, readonly Way[]>();
  for (let hexes = 1; hexes <= most; hexes++) {
    const enter = (hex: Hex, at: number, before: Hex) =>
      hex !== from && mayEnter(hex, hexes, at === hexes, before);
    for (const [to, lists] of walk(from, hexes, enter, takes)) {
      const known = found.get(to);
      if (known && takes.length === 0) continue;
      if (mayEnd(to, hexes)) found.set(to, addWays(known ?? [], to, hexes, lists));
    }
  }
  if (takes.length > 0) for (const [to, ways] of found) found.set(to, named(ways));
  return found;
}

/** A shortest path over the board, through hexes that may be entered where there is a choice. */
export function pathTo({ board }: { readonly board: Board }, from: Hex, to: Hex): Hex[] {
  const path: Hex[] = [];
  for (let hex = from; hex !== to; ) {
    const nearer = NEIGHBOURS[hex].filter((next) => distance(next, to) < distance(hex, to));
    hex = nearer.find((one) => !board[one]) ?? (nearer[0] as Hex);
    path.push(hex);
  }
  return path;
}

/** The hexes of a path have names on the board, and its leader need not be alone in his hex. */
export function onBoard(refused: Refusal | null, path: readonly Hex[]): Refusal | null {
  if (!refused) return null;
  const { hex, unit } = refused.with;
  const named = typeof hex === 'number' ? path[hex - 1] : undefined;
  return {
    ...refused,
    with: {
      ...refused.with,
      ...(named && { hex: named }),
      ...(unit === LEADER && { unit: 'leader' }),
    },
  };
}
