import { HORSE } from '../../book/marks/figures.ts';
import { dot, inked, lines, type Mark, ring } from '../../book/marks/mark.ts';
import type { TableKind } from '../../engine/t7g/table/scale.ts';

const kind = (body: string): Mark => ({ viewBox: '0 0 32 32', body });

/** A block of pikes with shot at its corners. */
const FORMATION =
  lines('M9 12h14v13H9zM12 12V4M16 12V2.5M20 12V4') +
  lines('M3.5 9h3v3h-3zM25.5 9h3v3h-3zM3.5 24h3v3h-3zM25.5 24h3v3h-3z') +
  [15.5, 18.5, 21.5].flatMap((y) => [12.5, 16, 19.5].map((x) => dot(x, y, 0.8))).join('');

/** A musket on its fork. */
const COMPANY =
  lines('M4 20.5 27.5 9M6.5 23.5l4-5M27.5 9l1.6-.8M18.5 13.5v14M16 13.2c.4 2.4 4.6 2.4 5 0') +
  dot(11.2, 17, 1);

const CANNON =
  ring(12, 21, 5.6) +
  ring(12, 21, 1.4) +
  lines('M6 17.2 26.5 8.4l2 4.4-12 5M26.5 8.4l1.6-1.2 2.6 5-2.2.6M8 25l-4.5 3');

/** A plumed hat. */
const COMMANDER =
  lines('M3.5 21.5c7 4 18 4 25 0M9 22.5v-7c0-5 14-5 14 0v7') +
  lines('M21.5 12.2c4.4-5.2 7.5-3.2 7.5-.6 0 2.8-3.4 3.8-6 4.2') +
  inked('M14.8 27.5h2.4l-1.2 3z');

/** What kind of unit a base stands for. */
export const UNITS: Record<TableKind, Mark> = {
  formation: kind(FORMATION),
  company: kind(COMPANY),
  cavalry: kind(HORSE),
  artillery: kind(CANNON),
  commander: kind(COMMANDER),
};
