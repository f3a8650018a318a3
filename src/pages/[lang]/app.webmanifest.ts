import type { APIRoute } from 'astro';
import { LANGS, type Lang } from '../../i18n/lang.ts';
import { manifestFor } from '../../offline/app.ts';

export const getStaticPaths = () => LANGS.map((lang) => ({ params: { lang } }));

export const GET: APIRoute = ({ params: { lang } }) =>
  new Response(JSON.stringify(manifestFor(lang as Lang)), {
    headers: { 'content-type': 'application/manifest+json' },
  });
