import type { APIRoute } from 'astro';
import { LANGS, type Lang } from '../../../i18n/lang.ts';
import { readingMessages } from '../../../i18n/readings.ts';
import { loadDoubts } from '../../../library/library.ts';
import { MANIFESTS } from '../../../systems/index.ts';

/** What the unclear places of a system are called, for whoever looks at the readings that a calculator takes. */
export const getStaticPaths = () =>
  Object.keys(MANIFESTS).flatMap((system) => LANGS.map((lang) => ({ params: { system, lang } })));

export const GET: APIRoute = async ({ params: { system = '', lang } }) =>
  Response.json(readingMessages(await loadDoubts(system), lang as Lang));
