import { lines, type Mark } from './mark.ts';

const way = (body: string): Mark => ({ viewBox: '0 0 24 24', body });

/** The signs of the ways through a system: what each leads to, in a few thin lines. */
export const WAYS = {
  // An open book.
  rules: way(
    lines(
      'M12 6.5C9.5 4.8 6 4.5 3 5v13.5c3-.5 6.5-.2 9 1.5 2.5-1.7 6-2 9-1.5V5c-3-.5-6.5-.2-9 1.5V20',
    ),
  ),
  // Three hexes.
  hexes: way(
    lines(
      'M12 11l4.3 2.5v5L12 21l-4.3-2.5v-5zM7.7 3.5 12 6v5l-4.3 2.5L3.4 11V6zM16.3 3.5 20.6 6v5l-4.3 2.5L12 11V6z',
    ),
  ),
  // A card and the way that it takes.
  plane: way(lines('M3 13h9v7H3zM7.5 13v-2.5c0-3 1.5-4.5 4.5-4.5h8M17 3l3 3-3 3')),
  // A die.
  calculate: way(
    `${lines('M4 4h16v16H4z')}<path stroke-width="2.6" d="M8.3 8.3h0M12 12h0M15.7 15.7h0"/>`,
  ),
  // An hourglass.
  table: way(
    lines(
      'M6 3h12M6 21h12M7.5 3v3.5c0 2.5 4.5 4 4.5 5.5s-4.5 3-4.5 5.5V21M16.5 3v3.5c0 2.5-4.5 4-4.5 5.5s4.5 3 4.5 5.5V21',
    ),
  ),
  // A ruled sheet.
  sheets: way(lines('M5 3h14v18H5zM5 8h14M5 12.3h14M5 16.6h14M10 8v13')),
} as const satisfies Record<string, Mark>;
