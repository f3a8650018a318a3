import type { APIRoute } from 'astro';
import { otherwiseExcerpt } from '../../i18n/excerpt.ts';
import { LANGS, type Lang } from '../../i18n/lang.ts';
import { loadCommon } from '../../i18n/load.ts';

/** The words that say on what an answer hangs: a calculator fetches them where it hangs on something. */
export const getStaticPaths = () => LANGS.map((lang) => ({ params: { lang } }));

export const GET: APIRoute = ({ params: { lang } }) =>
  Response.json(otherwiseExcerpt(loadCommon(lang as Lang)));
