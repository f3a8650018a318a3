import type { APIRoute } from 'astro';
import { clauseData } from '../../../../content/api.ts';
import { loadLibrary } from '../../../../content/library.ts';

export const getStaticPaths = async () =>
  (await loadLibrary()).systems.map(({ key }) => ({ params: { system: key } }));

export const GET: APIRoute = async ({ params }) =>
  Response.json(clauseData(await loadLibrary(), params.system));
