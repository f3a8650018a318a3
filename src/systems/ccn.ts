import { dot, lines } from '../book/marks/mark.ts';
import { HEXAGON } from '../book/marks/signs.ts';
import { VOCABULARY } from '../engine/ccn/game/position/vocabulary.ts';
import { ASKING } from '../engine/ccn/nations/given.ts';
import { CARD_CLAUSES } from '../engine/ccn/nations/record.ts';
import { words as boardWords } from '../i18n/ccn/board.ts';
import { nationWords } from '../i18n/ccn/nation-words.ts';
import { sheets, words } from '../sheets/ccn/index.ts';
import { dice } from './ccn/dice.ts';
import type { Manifest } from './manifest.ts';

export const ccn: Manifest = {
  // A hex with a cocked hat.
  sign: {
    viewBox: '0 0 32 32',
    body:
      HEXAGON +
      lines(
        'M7 20c2.2-.6 3.4-2.4 4.6-5.2 1-2.4 2.4-3.6 4.4-3.6s3.4 1.2 4.4 3.6c1.2 2.8 2.4 4.6 4.6 5.2-5.6 2.4-12.4 2.4-18 0z',
      ) +
      lines('M16 18.2v-3.6') +
      dot(16, 13.6, 1.3),
  },
  dice,
  army: { es: nationWords('es'), en: nationWords('en') },
  given: {
    queries: ASKING,
    clauses: CARD_CLAUSES,
    words: { es: nationWords('es').source, en: nationWords('en').source },
  },
  board: {
    of: 'hexes',
    words: { es: boardWords('es'), en: boardWords('en') },
    pictures: () => import('./ccn/pictures.ts'),
  },
  game: VOCABULARY,
  sheets: { sheets, words },
};
