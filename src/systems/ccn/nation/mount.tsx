import { nationWords } from '../../../i18n/ccn/nation-words.ts';
import type { Lang } from '../../../i18n/lang.ts';
import { mountAbout } from '../../../widgets/desk/mount.ts';
import { Desk } from './Desk.tsx';

export const mount = (element: Element, lang: Lang) =>
  mountAbout(element, lang, 'ccn/nation', (texts) => (
    <Desk speech={{ words: nationWords(lang), texts }} />
  ));
