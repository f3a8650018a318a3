import { CHARIOT, ELEPHANT, HORSE } from '../../book/marks/figures.ts';
import { dot, inked, lines, type Mark, ring } from '../../book/marks/mark.ts';
import type { Kind } from '../../engine/onus/units.ts';

const kind = (body: string): Mark => ({ viewBox: '0 0 32 32', body });

/** A shield with a spear behind it. */
const FOOT =
  '<rect x="6" y="5" width="12.5" height="20.5" rx="3.5"/>' +
  ring(12.2, 15.2, 2.6) +
  lines('M12.2 5v7M12.2 18.4v7.1M23.5 9v17.5') +
  inked('M23.5 3.5l2 5.5h-4z');

const CAMEL =
  lines(
    'M4 9.5c2.6-2.4 5.6-1 5.4 2-.2 2.8-.4 4.6 1.8 5.2 1.6-4.6 5.4-7 8.2-3.4 1.6 2 2.4 3.6 5.6 4.4 1.8.6 2.4 2.4 2 4.8',
  ) +
  lines('M11.2 16.7c.6 3.2.4 6.4 0 9.8M14.8 19.4l.4 7.1M22.6 20l-.4 6.5M25.6 21.2l.6 5.3') +
  dot(6, 9.6, 0.8);

const WHEEL = ring(9, 23.5, 3) + ring(23, 23.5, 3);

const ONAGER =
  WHEEL + lines('M5 20.5h22M9 20.5 16 8M16 8l4 12.5M16 8c3-2.5 5.6-3 8-2') + dot(25, 6.4, 1.8);

const BALLISTA =
  WHEEL +
  lines('M16 20.5V5M6 11c4 4.6 16 4.6 20 0M6 11l10 7M26 11l-10 7M12.5 20.5h7') +
  inked('M16 2.5l2 4.5h-4z');

const SCORPION =
  lines(
    'M16 17 9 27.5M16 17l7 10.5M16 17v10.5M5 10c4 5 18 5 22 0M5 10l11 6M27 10l-11 6M16 17V5.5',
  ) + inked('M16 2.5l2 4.5h-4z');

/** What kind of troops a card stands for. */
export const UNITS: Record<Kind, Mark> = {
  infantry: kind(FOOT),
  cavalry: kind(HORSE),
  camels: kind(CAMEL),
  elephants: kind(ELEPHANT),
  chariots: kind(CHARIOT),
  onager: kind(ONAGER),
  ballista: kind(BALLISTA),
  scorpions: kind(SCORPION),
};
