import type { APIRoute } from 'astro';
import { clauseData } from '../../../../library/api.ts';
import { loadLibrary } from '../../../../library/library.ts';

export const getStaticPaths = async () =>
  (await loadLibrary()).systems.map(({ key }) => ({ params: { system: key } }));

export const GET: APIRoute = async ({ params }) =>
  Response.json(clauseData(await loadLibrary(), params.system));
