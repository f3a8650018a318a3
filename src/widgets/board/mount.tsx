import type { BoardWords } from '../../i18n/board.ts';
import { GameTexts } from '../../i18n/game-texts.ts';
import type { Lang } from '../../i18n/lang.ts';
import { mountDesk } from '../desk/mount.ts';
import { Desk } from './Desk.tsx';

export const mount = (element: Element, lang: Lang) =>
  mountDesk<BoardWords>(element, lang, 'cca/board', (words, texts) => (
    <Desk speech={{ words, texts, game: new GameTexts(texts) }} />
  ));
