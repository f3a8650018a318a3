import type { Hex } from '../../hexes/hex.ts';
import { NEIGHBOURS } from './board.ts';

/** One way to a hex: how long it is, and the camps that it takes before its end. */
export interface Way {
  hexes: number;
  takes: readonly Hex[];
  /** Which camps, where another way to the same hex is shorter or takes others; absent otherwise. */
  through?: string;
}

const NOTHING = '';
const take = (taken: string, camp: Hex) => [...new Set([...listed(taken), camp])].sort().join('-');
const listed = (taken: string) => (taken === NOTHING ? [] : (taken.split('-') as Hex[]));

/**
 * The hexes that can be come to in so many steps, each of which may be entered, and for each what can be taken on
 * the way to it: lists of camps.
 */
export function walk(
  from: Hex,
  steps: number,
  enter: (hex: Hex, at: number) => boolean,
  camps: readonly Hex[] = [],
): Map<Hex, Set<string>> {
  let layer = new Map<Hex, Set<string>>([[from, new Set([NOTHING])]]);
  for (let at = 1; at <= steps; at++) {
    const next = new Map<Hex, Set<string>>();
    for (const [hex, lists] of layer)
      for (const to of NEIGHBOURS[hex]) {
        const known = next.get(to);
        if (!known && !enter(to, at)) continue;
        const found = known ?? new Set();
        const passes = at < steps && camps.includes(to);
        for (const list of lists) found.add(passes ? take(list, to) : list);
        next.set(to, found);
      }
    layer = next;
  }
  return layer;
}

const takesAll = (way: Way, camps: readonly Hex[]) =>
  camps.every((camp) => way.takes.includes(camp));

/** Adds the ways of that length to a hex, longer than those before: only what takes more is worth it. */
export function addWays(known: readonly Way[], to: Hex, hexes: number, lists: Iterable<string>) {
  let ways = known;
  for (const list of lists) {
    const takes = listed(list).filter((camp) => camp !== to);
    if (ways.some((way) => takesAll(way, takes))) continue;
    const way = { hexes, takes };
    ways = [...ways.filter((one) => one.hexes < hexes || !takesAll(way, one.takes)), way];
  }
  return ways;
}

/** The shortest way needs no name if there is only one; any other is called by its camps. */
export function named(ways: readonly Way[]): readonly Way[] {
  const [first, second] = ways;
  const plain = first && first.hexes !== second?.hexes ? first : undefined;
  return ways.map((way) => (way === plain ? way : { ...way, through: way.takes.join('-') }));
}
