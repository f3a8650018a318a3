import type { APIRoute } from 'astro';
import { loadLibrary } from '../../library/library.ts';

/** The systems that have an index, with the names of their games. */
export const GET: APIRoute = async () => {
  const { systems } = await loadLibrary();
  const written = systems.filter(({ chapters }) => chapters.some(({ texts }) => texts.length > 0));
  return new Response(
    JSON.stringify(Object.fromEntries(written.map(({ key, title }) => [key, title]))),
  );
};
