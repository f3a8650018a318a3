import type { Piece } from '../../engine/plane/table/state.ts';
import type { Lang } from '../../i18n/lang.ts';
import type { PlaneWords } from '../../i18n/plane.ts';
import { mountDesk } from '../desk/mount.ts';
import { Desk } from './Desk.tsx';
import type { PlaneSystem } from './system.ts';

/** Puts the live table of a system in the place of what stands in an element. */
export const mountTable =
  <U extends Piece, S extends string, W extends string>(system: PlaneSystem<U, S, W>) =>
  (element: Element, lang: Lang) =>
    mountDesk<Readonly<Record<keyof PlaneWords | W, string>>>(
      element,
      lang,
      `${system.key}/plane`,
      (words, texts) => <Desk speech={{ words, texts, system }} />,
    );
