import type { ToolKind } from '../../i18n/search-tools.ts';
import { lines, type Mark } from './mark.ts';
import { WAYS } from './ways.ts';

const tool = (d: string): Mark => ({ viewBox: '0 0 24 24', body: lines(d) });

/** The signs of what the search finds besides clauses. */
export const TOOL_MARKS: Readonly<Record<ToolKind, Mark>> = {
  hexes: WAYS.hexes,
  plane: WAYS.plane,
  calculator: WAYS.calculate,
  table: WAYS.table,
  sheet: WAYS.sheets,
  // A slate on its easel.
  lesson: tool('M3 4h18v12H3zM9 16l-3 5M15 16l3 5M7 8h7M7 11.5h4'),
  // A large and a small letter.
  term: tool(
    'M3 18 7.5 6 12 18M4.6 14h5.8M15 12c3.5-1.6 5.5-.5 5.5 2.3V18M20.5 14.6c-3-.4-5.5.2-5.5 1.9 0 2.2 4.6 1.8 5.5-.9',
  ),
  // Crossed swords.
  battle: tool('M4 4l12 13M20 4 8 17M13.5 19l5-4.5M10.5 19l-5-4.5M16 17l3 3M8 17l-3 3'),
  // A banner.
  army: tool('M12 2v20M6 5h12v9l-3-2-3 2-3-2-3 2z'),
  // A card face down on others.
  plan: tool('M8 8h11v13H8zM8 17H5V3h11v5M11.5 12.5l4 4M15.5 12.5l-4 4'),
  // Two ways that part.
  reading: tool('M12 21v-7M12 14 6 7M12 14l6-7M6 12V7h5M18 12V7h-5'),
  differences: tool('M5 9h14M5 15h14M15 4 9 20'),
};
