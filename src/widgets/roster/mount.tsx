import type { Lang } from '../../i18n/lang.ts';
import { mountAbout } from '../desk/mount.ts';
import { Roster } from './Roster.tsx';
import type { RosterSystem, Speech } from './system.ts';

/** Puts the live army list of a system in the place of what stands in an element. */
export const mountRoster =
  <W,>(system: RosterSystem<W>, words: (lang: Lang) => Speech<W>['words']) =>
  (element: Element, lang: Lang) =>
    mountAbout(element, lang, system.query.id, (texts) => (
      <Roster system={system} speech={{ words: words(lang), texts }} />
    ));
