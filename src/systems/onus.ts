import { inked, lines } from '../book/marks/mark.ts';
import { queries } from '../engine/onus/table/queries.ts';
import { TENTHS_PER_UD, USUAL_TABLE } from '../engine/onus/table/state.ts';
import { PLANE_WORDS } from '../i18n/onus/plane.ts';
import { rosterWords } from '../i18n/onus/roster-words.ts';
import { sheets, words } from '../sheets/onus/index.ts';
import type { Manifest } from './manifest.ts';

export const onus: Manifest = {
  // A unit's card with its front and its ranks.
  sign: {
    viewBox: '0 0 32 32',
    body:
      '<rect x="3" y="7" width="26" height="18" rx="2"/>' +
      lines('M3 11.5h26M9 16h3M14.5 16h3M20 16h3M9 20.5h3M14.5 20.5h3M20 20.5h3') +
      inked('M16 1.6l3 3.9h-6z'),
  },
  board: {
    of: 'plane',
    words: PLANE_WORDS,
    queries,
    values: ['kind', 'formation', 'abilities'],
    pictures: () => import('./onus/pictures.ts'),
    table: { ...USUAL_TABLE, unit: TENTHS_PER_UD },
  },
  army: { es: rosterWords('es'), en: rosterWords('en') },
  sheets: { sheets, words },
};
