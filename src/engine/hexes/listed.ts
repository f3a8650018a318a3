import type { Violation } from '../core/schema/violation.ts';
import type { Hex } from './hex.ts';

/** The terrain of a board as lists of its hexes tell it, by the names of the lists: `{ forests: 'forest' }`. */
export function listed<const L extends Readonly<Record<string, string>>>(lists: L) {
  type Lists = Readonly<Record<keyof L, readonly Hex[]>>;
  const names: readonly (keyof L & string)[] = Object.keys(lists);
  return {
    terrainOf(input: Lists, hex: Hex): L[keyof L] | 'clear' {
      const list = names.find((name) => input[name].includes(hex));
      return list ? lists[list] : 'clear';
    },
    /** A hex has one terrain: the second list that names it is to blame. */
    oneTerrainEach: (input: Lists): Violation[] =>
      names.flatMap((name, i) =>
        input[name].flatMap((hex, at) =>
          names.slice(0, i).some((earlier) => input[earlier].includes(hex))
            ? [{ field: `${name}.${at}`, problem: 'two-terrains', with: { hex } }]
            : [],
        ),
      ),
  };
}
