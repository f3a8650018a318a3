import type { APIRoute } from 'astro';
import { searchIndex } from '../../book/search-index.ts';
import { LANGS, type Lang } from '../../i18n/lang.ts';
import { loadLibrary } from '../../library/library.ts';
import { inParts, type SearchFile } from '../../search/format.ts';

/** What the first hits need of each system, for the readers of each language. */
export async function getStaticPaths() {
  const { systems } = await loadLibrary();
  const written = systems.filter(({ chapters }) => chapters.some(({ texts }) => texts.length > 0));
  const paths = written.map(async (system) => {
    const { first } = inParts(await searchIndex(system));
    return LANGS.map((lang: Lang) => ({
      params: { system: system.key, lang },
      props: { file: first[lang] },
    }));
  });
  return (await Promise.all(paths)).flat();
}

export const GET: APIRoute<{ file: SearchFile }> = ({ props: { file } }) => Response.json(file);
