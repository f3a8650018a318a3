import type { APIRoute } from 'astro';
import { findQuery, QUERIES } from '../../../engine/index.ts';
import { commonExcerpt, excerpt } from '../../../i18n/excerpt.ts';
import { LANGS, type Lang } from '../../../i18n/lang.ts';
import { loadCommon, loadParts } from '../../../i18n/load.ts';
import { loadDoubts } from '../../../library/library.ts';
import { sayableBy } from '../../../library/sayable.ts';

/** The texts that a calculator fetches: one query in one language. */
export const getStaticPaths = () =>
  QUERIES.flatMap(({ id }) => {
    const [system = '', name = ''] = id.split('/');
    return LANGS.map((lang) => ({ params: { system, name, lang } }));
  });

export const GET: APIRoute = async ({ params }) => {
  const [system = '', lang] = [params.system, params.lang as Lang];
  const query = findQuery(`${system}/${params.name}`);
  if (!query) throw new Error(`No query ${system}/${params.name}`);
  const parts = await loadParts(lang, system);
  const readings = await loadDoubts(system);
  const sayable = sayableBy(query.id);
  return Response.json({
    common: commonExcerpt(loadCommon(lang), query.fields, sayable),
    system: excerpt({ parts, readings, lang }, query, sayable),
  });
};
