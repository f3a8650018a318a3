import { CHARIOT, ELEPHANT, HORSE } from '../../book/marks/figures.ts';
import { inked, lines, type Mark, ring } from '../../book/marks/mark.ts';
import type { TableKind } from '../../engine/wab/table/scale.ts';

const kind = (body: string): Mark => ({ viewBox: '0 0 32 32', body });

/** A large shield with a spear behind it. */
const FOOT =
  '<rect x="5" y="6" width="13" height="20" rx="2.5"/>' +
  ring(11.5, 16, 2.4) +
  lines('M11.5 6v7.6M11.5 18.4V26M23.5 9v17.5') +
  inked('M23.5 3.5l2 5.5h-4z');

const WHEELS = ring(9, 23.5, 3.4) + ring(23, 23.5, 3.4);
const WAGON = WHEELS + lines('M4 9h24v11H4zM10 9v11M16 9v11M22 9v11');
const BOLTS = WHEELS + lines('M16 20.5V5M6 11c4 4.6 16 4.6 20 0M6 11l10 7M26 11l-10 7M12.5 20.5h7');
const THROWER = WHEELS + lines('M5 20.5h22M9 20.5 16 8M16 8l4 12.5M16 8c3-2.5 5.6-3 8-2');
const TOWER = lines('M9 27V7h14v20M9 13h14M9 20h14M8 7V4h3v3M14.5 7V4h3v3M21 7V4h3v3') + WHEELS;

/** A crested helmet. */
const HELMET =
  lines('M9 26V15c0-9 14-9 14 0v11h-5v-7h-4v7zM16 8.4V3.6') + lines('M9.5 7.5C11 3 21 3 22.5 7.5');

/** What kind of unit its bases stand for. */
export const UNITS: Record<TableKind, Mark> = {
  infantry: kind(FOOT),
  cavalry: kind(HORSE),
  chariot: kind(CHARIOT),
  heavychariot: kind(CHARIOT),
  elephant: kind(ELEPHANT),
  wagon: kind(WAGON),
  smallgun: kind(BOLTS),
  largegun: kind(THROWER),
  siege: kind(TOWER),
  character: kind(HELMET),
};
