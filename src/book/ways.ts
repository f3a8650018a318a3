import type { Lang } from '../i18n/lang.ts';
import { loadLibrary, type System } from '../library/library.ts';
import { boardPath, calculatorsPath, sheetsPath, systemPath, tablePath } from '../library/links.ts';
import { manifestOf } from '../systems/index.ts';
import type { WAYS } from './marks/ways.ts';

interface Way {
  to: keyof typeof WAYS;
  path: string;
}

const { systems } = await loadLibrary();

/** The system that a page is about, or in whose folder it stands. */
const systemAt = (lang: Lang, path: string, about = '') =>
  systems.find(({ key }) => key === about || path.startsWith(systemPath(lang, key)));

/** The ways through a system, as far as it has them; the rules come first. */
function waysOf(lang: Lang, { key, moments, table }: System): [Way, ...Way[]] {
  const { board, sheets } = manifestOf(key);
  const way = (to: Way['to'], path: string): Way => ({ to, path });
  return [
    way('rules', systemPath(lang, key)),
    ...(board ? [way(board.of, boardPath(lang, key))] : []),
    ...(moments.length > 0 ? [way('calculate', calculatorsPath(lang, key))] : []),
    ...(table ? [way('table', tablePath(lang, key))] : []),
    ...(sheets ? [way('sheets', sheetsPath(lang, key))] : []),
  ];
}

/** The ways from a page, with the one that it stands on: a chapter or a card stands on the rules. */
export function waysFrom(lang: Lang, path: string, [about, chapter]: readonly string[]) {
  const system = systemAt(lang, path, about);
  if (!system) return [];
  const [rules, ...tools] = waysOf(lang, system);
  const current = chapter ? rules : tools.find((way) => path.startsWith(way.path));
  const manner = (way: Way) => (way.path === path ? ('page' as const) : ('true' as const));
  return [rules, ...tools].map((way) => ({
    ...way,
    current: way === current ? manner(way) : undefined,
  }));
}
