import type { Piece, Player, Table } from '../../engine/plane/table/state.ts';

/** Between neighbours, and from a player's edge to the middle of his rows. */
const GAP = 100;
export const BEHIND = 1250;

/** A name of the same kind that nobody has yet. */
export function freeName({ units }: Pick<Table, 'units'>, like: string): string {
  const taken = new Set(units.map(({ name }) => name));
  const stem = like.replace(/\d+$/, '').slice(0, 9) || 'A';
  for (let i = 1; ; i++) if (!taken.has(`${stem}${i}`)) return `${stem}${i}`;
}

/** Units in rows along a player's edge, the first row in front; each gets a name of its own. */
export function deployed<U extends Piece>(
  army: readonly U[],
  player: Player,
  { width, depth, units: others }: Table<U>,
  most: number,
): U[] {
  const below = player === 'bottom';
  const wide = Math.max(...army.map((unit) => unit.width)) + GAP;
  const deep = Math.max(...army.map((unit) => unit.depth)) + GAP;
  const inRow = Math.max(1, Math.floor((width - GAP) / wide));
  const lying = others.filter((unit) => unit.player !== player);
  const those = army.slice(0, Math.max(0, most - lying.length));
  const rows = Math.ceil(those.length / inRow);
  const all: U[] = [...lying];
  those.forEach((unit, i) => {
    const [row, place] = [Math.floor(i / inRow), i % inRow];
    const long = Math.min(inRow, those.length - row * inRow);
    const x = width / 2 + (place - (long - 1) / 2) * wide;
    const fromEdge = Math.max(deep / 2, BEHIND + ((rows - 1) / 2 - row) * deep);
    all.push({
      ...unit,
      name: freeName({ units: all }, unit.name),
      player,
      x: Math.round(x),
      y: Math.round(below ? depth - fromEdge : fromEdge),
      heading: below ? 0 : 1800,
    });
  });
  return all;
}
