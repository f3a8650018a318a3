import type { APIRoute } from 'astro';
import { loadLibrary } from '../../library/library.ts';

/** The systems that have an index of clauses. */
export const GET: APIRoute = async () => {
  const { systems } = await loadLibrary();
  const written = systems.filter(({ chapters }) => chapters.some(({ texts }) => texts.length > 0));
  return new Response(JSON.stringify(written.map(({ key }) => key)));
};
