import type { APIRoute } from 'astro';
import { loadRulings } from '../../../content/library.ts';
import { findQuery, groupOf, QUERIES } from '../../../engine/index.ts';
import { excerpt } from '../../../i18n/excerpt.ts';
import { LANGS, type Lang } from '../../../i18n/lang.ts';
import { loadCommon, loadParts } from '../../../i18n/load.ts';

/** The texts that a calculator fetches: one query in one language. */
export const getStaticPaths = () =>
  QUERIES.flatMap(({ id }) => {
    const [system = '', name = ''] = id.split('/');
    return LANGS.map((lang) => ({ params: { system, name, lang } }));
  });

export const GET: APIRoute = async ({ params: { system = '', name, lang } }) => {
  const query = findQuery(`${system}/${name}`);
  if (!query) throw new Error(`No query ${system}/${name}`);
  const parts = await loadParts(lang as Lang, system);
  const rulings = await loadRulings(system);
  return Response.json({
    group: groupOf(query),
    common: loadCommon(lang as Lang),
    system: excerpt(parts, rulings, query, lang as Lang),
  });
};
