import { nationWords } from '../../../i18n/ccn/nation-words.ts';
import type { Lang } from '../../../i18n/lang.ts';
import { mountDesk } from '../../../widgets/desk/mount.ts';
import { Desk } from './Desk.tsx';

export const mount = (element: Element, lang: Lang) =>
  mountDesk(element, lang, 'ccn/nation', (_words, texts) => (
    <Desk speech={{ words: nationWords(lang), texts }} />
  ));
