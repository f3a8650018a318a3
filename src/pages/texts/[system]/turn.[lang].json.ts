import type { APIRoute } from 'astro';
import { LANGS, type Lang } from '../../../i18n/lang.ts';
import { deskTexts } from '../../../library/desk-texts.ts';
import { MANIFESTS, manifestOf } from '../../../systems/index.ts';

/** The texts that the plan of a turn fetches: all that its questions say, in one language. */
export const getStaticPaths = () =>
  Object.entries(MANIFESTS).flatMap(([system, { plan }]) =>
    plan ? LANGS.map((lang) => ({ params: { system, lang } })) : [],
  );

export const GET: APIRoute = async ({ params }) => {
  const [system = '', lang] = [params.system, params.lang as Lang];
  const { plan } = manifestOf(system);
  if (!plan) throw new RangeError(`${system} has no plan of a turn.`);
  const { queries, labels, words } = plan;
  return Response.json({
    words: words[lang],
    ...(await deskTexts(system, lang, queries, { labels })),
  });
};
