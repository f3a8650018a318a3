import type { APIRoute } from 'astro';
import { loadLibrary, type System } from '../../library/library.ts';
import { buildIndex } from '../../search/build.ts';

export async function getStaticPaths() {
  const { systems } = await loadLibrary();
  return systems
    .filter(({ chapters }) => chapters.some(({ texts }) => texts.length > 0))
    .map((system) => ({ params: { system: system.key }, props: { system } }));
}

export const GET: APIRoute<{ system: System }> = ({ props }) =>
  new Response(JSON.stringify(buildIndex(props.system)));
