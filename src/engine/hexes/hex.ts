type Twelve = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/**
 * A hex of the 13 x 9 board, as the board itself names it: the letter of its row, A being that at the bottom edge,
 * and its number from the left, as the bottom player sees it. B, D, F and H stand half a hex to the right and have 12.
 */
export type Hex =
  | `${'A' | 'C' | 'E' | 'G' | 'I'}${Twelve | 13}`
  | `${'B' | 'D' | 'F' | 'H'}${Twelve}`;

/** The letters of the rows from the bottom edge. */
export const ROWS = [...'ABCDEFGHI'];

/** The hexes of each row from the left. */
const BY_ROW: readonly (readonly Hex[])[] = ROWS.map((letter, y) =>
  Array.from({ length: 13 - (y % 2) }, (_, i) => `${letter}${i + 1}` as Hex),
);

/** All 113 hexes, row by row from the bottom, each row from the left. */
export const HEXES: readonly Hex[] = BY_ROW.flat();

const NAMES: ReadonlySet<unknown> = new Set(HEXES);

export const isHex = (value: unknown): value is Hex => NAMES.has(value);

/** Hexes, each once, row by row from the bottom and from the left. */
export function inOrder(hexes: Iterable<Hex>): Hex[] {
  const all = new Set(hexes);
  return HEXES.filter((hex) => all.has(hex));
}

/** The hex that a player wrote, in capitals or not; undefined where the board has none. */
export function hex(written: unknown): Hex | undefined {
  const name = typeof written === 'string' ? written.toUpperCase() : written;
  return isHex(name) ? name : undefined;
}

/** Centre of a hex: x in half hex widths from A1, y in rows from the bottom row; x + y is even. */
export interface Centre {
  x: number;
  y: number;
}

/** x of the centres in the last hexes of rows of 13. */
const RIGHTMOST = 24;

export function centre(hex: Hex): Centre {
  const y = ROWS.indexOf(hex.charAt(0));
  return { x: 2 * (Number(hex.slice(1)) - 1) + (y % 2), y };
}

export const hexAt = ({ x, y }: Centre): Hex | undefined => BY_ROW[y]?.[(x - (y % 2)) / 2];

/** Hexes to walk from one to the other: 1 to a neighbour. */
export function distance(a: Hex, b: Hex): number {
  const [from, to] = [centre(a), centre(b)];
  const rows = Math.abs(to.y - from.y);
  return rows + Math.max(0, (Math.abs(to.x - from.x) - rows) / 2);
}

/** The six hexsides of a hex, as the bottom player sees them, counter-clockwise from the right. */
export const DIRECTIONS = ['e', 'ne', 'nw', 'w', 'sw', 'se'] as const;
export type Direction = (typeof DIRECTIONS)[number];

const STEPS: Record<Direction, Centre> = {
  e: { x: 2, y: 0 },
  ne: { x: 1, y: 1 },
  nw: { x: -1, y: 1 },
  w: { x: -2, y: 0 },
  sw: { x: -1, y: -1 },
  se: { x: 1, y: -1 },
};

/** The hex across that hexside; undefined beyond the edge of the board. */
export function step(hex: Hex, direction: Direction): Hex | undefined {
  const { x, y } = centre(hex);
  return hexAt({ x: x + STEPS[direction].x, y: y + STEPS[direction].y });
}

const across = (hex: Hex, directions: readonly Direction[]) =>
  directions.flatMap((direction) => step(hex, direction) ?? []);

/** The two to six adjacent hexes on the board. */
export const neighbours = (hex: Hex): Hex[] => across(hex, DIRECTIONS);

/** The hexside of `from` that it shares with `to`; undefined where they are not adjacent. */
export const direction = (from: Hex, to: Hex): Direction | undefined =>
  DIRECTIONS.find((side) => step(from, side) === to);

/** The edge of the board at which a player sits. */
export const SIDES = ['bottom', 'top'] as const;
export type Side = (typeof SIDES)[number];

const REARWARD: Record<Side, readonly Direction[]> = { bottom: ['sw', 'se'], top: ['nw', 'ne'] };

/** The neighbours in the next row nearer to the side's own edge: two, one, or none in its last row. */
export const rear = (hex: Hex, side: Side): Hex[] => across(hex, REARWARD[side]);

export const SECTIONS = ['left', 'centre', 'right'] as const;
export type Section = (typeof SECTIONS)[number];

/** The x of the dotted lines: they cut the 5th and the 9th hex of rows of 13, and run between hexes of rows of 12. */
export const DOTTED_LINES = [8, 16] as const;

/** First and last x of each section. */
const SPANS: Record<Section, readonly [number, number]> = {
  left: [0, DOTTED_LINES[0]],
  centre: DOTTED_LINES,
  right: [DOTTED_LINES[1], RIGHTMOST],
};

/** The sections of a hex as that player sees them: two where a dotted line cuts it. */
export function sections(hex: Hex, side: Side): Section[] {
  const { x } = centre(hex);
  const fromLeft = side === 'bottom' ? x : RIGHTMOST - x;
  return SECTIONS.filter((name) => SPANS[name][0] <= fromLeft && fromLeft <= SPANS[name][1]);
}
