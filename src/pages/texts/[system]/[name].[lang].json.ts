import type { APIRoute } from 'astro';
import { signedFields } from '../../../book/unit-signs.ts';
import { QUERIES } from '../../../engine/index.ts';
import { LANGS, type Lang } from '../../../i18n/lang.ts';
import { sentTexts } from '../../../library/sent-texts.ts';

/** The texts that a calculator fetches: one query in one language. */
export const getStaticPaths = () =>
  QUERIES.flatMap(({ id }) => {
    const [system = '', name = ''] = id.split('/');
    return LANGS.map((lang) => ({ params: { system, name, lang } }));
  });

export const GET: APIRoute = async ({ params: { system = '', name, lang } }) => {
  const id = `${system}/${name}`;
  const { first } = await sentTexts(id, lang as Lang);
  return Response.json({ ...first, signs: signedFields(id) });
};
