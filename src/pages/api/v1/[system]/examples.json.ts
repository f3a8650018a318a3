import type { APIRoute } from 'astro';
import { loadLibrary } from '../../../../library/library.ts';

export const getStaticPaths = async () =>
  (await loadLibrary()).systems.map(({ key }) => ({ params: { system: key } }));

export const GET: APIRoute = async ({ params }) => {
  const { clauses } = await loadLibrary();
  const own = [...clauses.values()].filter(({ system }) => system === params.system);
  return Response.json(own.flatMap(({ examples }) => examples));
};
