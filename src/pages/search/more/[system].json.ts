import type { APIRoute } from 'astro';
import { searchIndex } from '../../../book/search-index.ts';
import { loadLibrary, type System } from '../../../library/library.ts';
import { inParts } from '../../../search/format.ts';

export async function getStaticPaths() {
  const { systems } = await loadLibrary();
  return systems
    .filter(({ chapters }) => chapters.some(({ texts }) => texts.length > 0))
    .map((system) => ({ params: { system: system.key }, props: { system } }));
}

export const GET: APIRoute<{ system: System }> = async ({ props: { system } }) =>
  Response.json(inParts(await searchIndex(system)).later);
