import type { BoardWords } from '../../i18n/board.ts';
import { GameTexts } from '../../i18n/game-texts.ts';
import type { Lang } from '../../i18n/lang.ts';
import { mountDesk } from '../desk/mount.ts';
import { Desk } from './Desk.tsx';
import type { HexSystem } from './system.ts';

/** Puts the live board of a system in the place of what stands in an element. */
export const mountBoard = (system: HexSystem) => (element: Element, lang: Lang) =>
  mountDesk<BoardWords>(element, lang, `${system.key}/board`, (words, texts) => (
    <Desk speech={{ words, texts, system, game: new GameTexts(texts, system.told) }} />
  ));
