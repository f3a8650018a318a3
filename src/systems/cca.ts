import { lines } from '../book/marks/mark.ts';
import { HEXAGON } from '../book/marks/signs.ts';
import { writePosition } from '../engine/cca/game/position/position.ts';
import { scenarioPosition } from '../engine/cca/game/position/scenario.ts';
import { VOCABULARY } from '../engine/cca/game/position/vocabulary.ts';
import { SCENARIOS } from '../engine/cca/scenarios/scenarios.ts';
import { boardWords } from '../i18n/board.ts';
import { sheets, words } from '../sheets/cca/index.ts';
import { dice } from './cca/dice.ts';
import type { Manifest } from './manifest.ts';

export const cca: Manifest = {
  // A hex with crossed swords.
  sign: {
    viewBox: '0 0 32 32',
    body:
      HEXAGON +
      lines('M9.5 9l10.3 11M22.5 9 12.2 20M17.6 22.2l4.4-4.2M14.4 22.2 10 18M19.8 20l2.6 2.8') +
      lines('M12.2 20l-2.6 2.8'),
  },
  dice,
  board: {
    of: 'hexes',
    words: { es: boardWords('es'), en: boardWords('en') },
    pictures: () => import('./cca/pictures.ts'),
  },
  game: VOCABULARY,
  battles: SCENARIOS.map((name) => ({
    name,
    position: writePosition(scenarioPosition(name).position),
  })),
  sheets: { sheets, words },
};
