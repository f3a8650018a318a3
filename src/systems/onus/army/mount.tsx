import type { Lang } from '../../../i18n/lang.ts';
import { rosterWords } from '../../../i18n/roster.ts';
import { mountDesk } from '../../../widgets/desk/mount.ts';
import { Roster } from './Roster.tsx';

export const mount = (element: Element, lang: Lang) =>
  mountDesk(element, lang, 'onus/roster', (_words, texts) => (
    <Roster speech={{ words: rosterWords(lang), texts }} />
  ));
