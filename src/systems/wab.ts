import { dot, inked, lines, ring } from '../book/marks/mark.ts';
import { queries } from '../engine/wab/table/queries.ts';
import { INCH, TABLE } from '../engine/wab/table/scale.ts';
import { PLANE_WORDS } from '../i18n/wab/plane.ts';
import { rosterWords } from '../i18n/wab/roster-words.ts';
import { sheets, words } from '../sheets/wab/index.ts';
import type { Manifest } from './manifest.ts';

export const wab: Manifest = {
  // A rank of shields on its movement tray.
  sign: {
    viewBox: '0 0 32 32',
    body:
      ring(8, 18, 3.6) +
      ring(16, 18, 3.6) +
      ring(24, 18, 3.6) +
      lines('M2.5 25.5h27M8 14.4V6M16 14.4V6M24 14.4V6') +
      [8, 16, 24].map((x) => inked(`M${x} 2.5l1.5 4h-3z`) + dot(x, 18, 1)).join(''),
  },
  board: {
    of: 'plane',
    words: PLANE_WORDS,
    queries,
    values: ['tableKind', 'tableOrder', 'tableTrait'],
    pictures: () => import('./wab/pictures.ts'),
    table: { ...TABLE, unit: INCH },
  },
  army: { es: rosterWords('es'), en: rosterWords('en') },
  sheets: { sheets, words },
};
