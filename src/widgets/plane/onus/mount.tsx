import type { Lang } from '../../../i18n/lang.ts';
import type { PlaneWords } from '../../../i18n/plane.ts';
import { mountDesk } from '../../desk/mount.ts';
import { Desk } from './Desk.tsx';

export const mount = (element: Element, lang: Lang) =>
  mountDesk<PlaneWords>(element, lang, 'onus/plane', (words, texts) => (
    <Desk speech={{ words, texts }} />
  ));
