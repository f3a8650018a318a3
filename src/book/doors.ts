import { homeWords } from '../i18n/home.ts';
import type { Lang } from '../i18n/lang.ts';
import type { System } from '../library/library.ts';
import { boardPath, calculatorsPath, learnPath, tablePath } from '../library/links.ts';
import { manifestOf } from '../systems/index.ts';
import { DOORS } from './marks/doors.ts';

/** What a player may be about to do with a game, as far as the site has something for it. */
export function doorsOf(lang: Lang, { key, table, moments, lessons }: System) {
  const words = homeWords(lang);
  const of = manifestOf(key).board?.of;
  const doors: { to: keyof typeof DOORS; path: string }[] = [
    ...(table ? [{ to: 'table' as const, path: tablePath(lang, key) }] : []),
    ...(moments.length > 0 ? [{ to: 'calculate' as const, path: calculatorsPath(lang, key) }] : []),
    ...(of ? [{ to: of, path: boardPath(lang, key) }] : []),
    ...(lessons.length > 0 ? [{ to: 'learn' as const, path: learnPath(lang, key) }] : []),
  ];
  return doors.map(({ to, path }) => ({
    to,
    path,
    mark: DOORS[to],
    name: words[to],
    about: words[`${to}About`],
  }));
}
