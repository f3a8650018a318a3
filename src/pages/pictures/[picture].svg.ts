import type { APIRoute } from 'astro';
import { loadLibrary } from '../../content/library.ts';
import type { Picture } from '../../content/registry.ts';
import { drawingOf } from '../../reading/pictures.ts';

export async function getStaticPaths() {
  const { clauses } = await loadLibrary();
  return [...clauses.values()].flatMap(({ pictures }) =>
    pictures.map((picture) => ({
      params: { picture: `${picture.clause}-${picture.name}` },
      props: { picture },
    })),
  );
}

export const GET: APIRoute<{ picture: Picture }> = async ({ props: { picture } }) =>
  new Response((await drawingOf(picture)).svg(), { headers: { 'Content-Type': 'image/svg+xml' } });
