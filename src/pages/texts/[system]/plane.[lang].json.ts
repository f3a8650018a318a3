import type { APIRoute } from 'astro';
import { loadRulings } from '../../../content/library.ts';
import { queries } from '../../../engine/onus/table/queries.ts';
import { excerpt } from '../../../i18n/excerpt.ts';
import { LANGS, type Lang } from '../../../i18n/lang.ts';
import { loadCommon, loadParts } from '../../../i18n/load.ts';
import { merge } from '../../../i18n/messages.ts';
import { planeWords } from '../../../i18n/plane.ts';

/** The texts that a measured table fetches: all that its questions say, in one language. */
export const getStaticPaths = () => LANGS.map((lang) => ({ params: { system: 'onus', lang } }));

export const GET: APIRoute = async ({ params: { system = '', lang } }) => {
  const parts = await loadParts(lang as Lang, system);
  const rulings = await loadRulings(system);
  const said = merge(...queries.map((query) => excerpt(parts, rulings, query, lang as Lang)));
  return Response.json({
    words: planeWords(lang as Lang),
    common: loadCommon(lang as Lang),
    system: { ...said, queries: merge(...parts).queries },
  });
};
