import type { APIRoute } from 'astro';
import { loadRulings } from '../../../content/library.ts';
import { sayableBy } from '../../../content/sayable.ts';
import { queries } from '../../../engine/onus/table/queries.ts';
import { excerpt } from '../../../i18n/excerpt.ts';
import { LANGS, type Lang } from '../../../i18n/lang.ts';
import { loadCommon, loadParts } from '../../../i18n/load.ts';
import { merge } from '../../../i18n/messages.ts';
import { planeWords } from '../../../i18n/plane.ts';

/** The texts that a measured table fetches: all that its questions say, in one language. */
export const getStaticPaths = () => LANGS.map((lang) => ({ params: { system: 'onus', lang } }));

export const GET: APIRoute = async ({ params }) => {
  const [system = '', lang] = [params.system, params.lang as Lang];
  const parts = await loadParts(lang, system);
  const speaking = { parts, readings: await loadRulings(system), lang };
  const said = queries.map((query) => excerpt(speaking, query, sayableBy(query.id)));
  return Response.json({
    words: planeWords(lang),
    common: loadCommon(lang),
    system: { ...merge(...said), queries: merge(...parts).queries },
  });
};
