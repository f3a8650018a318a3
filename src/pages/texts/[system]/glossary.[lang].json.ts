import type { APIRoute } from 'astro';
import { LANGS, type Lang } from '../../../i18n/lang.ts';
import { loadLibrary, type System } from '../../../library/library.ts';
import { meaningsOf } from '../../../library/meanings.ts';

/** The meanings that a page fetches when a term is pointed at. */
export async function getStaticPaths() {
  const { systems } = await loadLibrary();
  return systems
    .filter(({ glossary }) => glossary.length > 0)
    .flatMap((system) =>
      LANGS.map((lang) => ({ params: { system: system.key, lang }, props: { system } })),
    );
}

export const GET: APIRoute<{ system: System }> = ({ props, params }) =>
  Response.json(meaningsOf(props.system, params.lang as Lang));
