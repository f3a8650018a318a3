import type { APIRoute } from 'astro';
import type { Lang } from '../../../../i18n/lang.ts';
import { sentTexts } from '../../../../library/sent-texts.ts';

/** Why an answer of one query is so, and what may be wrong with what it is asked: fetched when that is looked at. */
export { getStaticPaths } from '../[name].[lang].json.ts';

export const GET: APIRoute = async ({ params: { system, name, lang } }) =>
  Response.json((await sentTexts(`${system}/${name}`, lang as Lang)).later);
