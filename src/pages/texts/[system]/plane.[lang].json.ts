import type { APIRoute } from 'astro';
import { excerpt } from '../../../i18n/excerpt.ts';
import { LANGS, type Lang } from '../../../i18n/lang.ts';
import { loadCommon, loadParts } from '../../../i18n/load.ts';
import { merge } from '../../../i18n/messages.ts';
import { sayableBy } from '../../../library/sayable.ts';
import { MANIFESTS, manifestOf } from '../../../systems/index.ts';

/** The texts that a measured table fetches: all that its questions say, in one language. */
export const getStaticPaths = () =>
  Object.entries(MANIFESTS).flatMap(([system, { board }]) =>
    board?.of === 'plane' ? LANGS.map((lang) => ({ params: { system, lang } })) : [],
  );

export const GET: APIRoute = async ({ params }) => {
  const [system = '', lang] = [params.system, params.lang as Lang];
  const { board } = manifestOf(system);
  if (board?.of !== 'plane') throw new RangeError(`${system} has no table.`);
  const parts = await loadParts(lang, system);
  const said = board.queries.map((query) => excerpt(parts, query, sayableBy(query.id)));
  const [asked, whole] = [merge(...said), merge(...parts)];
  const ofUnits = Object.fromEntries(
    Object.entries(whole.terms).filter(([term]) =>
      board.values.some((name) => term.startsWith(`${name}.`)),
    ),
  );
  return Response.json({
    words: board.words[lang],
    common: loadCommon(lang),
    system: { ...asked, queries: whole.queries, terms: { ...asked.terms, ...ofUnits } },
  });
};
