import type { APIRoute } from 'astro';
import { boardWords } from '../../../i18n/board.ts';
import { LANGS, type Lang } from '../../../i18n/lang.ts';
import { loadCommon, loadParts } from '../../../i18n/load.ts';
import { merge } from '../../../i18n/messages.ts';
export const getStaticPaths = () => LANGS.map((lang) => ({ params: { lang } }));
export const GET: APIRoute = async ({ params: { lang } }) =>
  Response.json({
    words: boardWords(lang as Lang),
    common: loadCommon(lang as Lang),
    system: merge(...(await loadParts(lang as Lang, 'cca'))),
  });
