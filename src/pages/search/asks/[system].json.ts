import type { APIRoute } from 'astro';
import { loadLibrary, type System } from '../../../library/library.ts';
import { buildAsks } from '../../../search/asks/build.ts';

/** What can be asked of the engine of a system in words. */
export async function getStaticPaths() {
  const { systems } = await loadLibrary();
  return systems
    .filter(({ chapters }) => chapters.some(({ texts }) => texts.length > 0))
    .map((system) => ({ params: { system: system.key }, props: { system } }));
}

export const GET: APIRoute<{ system: System }> = async ({ props: { system } }) =>
  Response.json(await buildAsks(system));
