import type { APIRoute } from 'astro';
import { drawingOf } from '../../book/pictures.ts';
import { loadLibrary } from '../../library/library.ts';
import type { Picture } from '../../library/registry.ts';

export async function getStaticPaths() {
  const { clauses, systems } = await loadLibrary();
  const faces = systems.flatMap(({ face }) => face ?? []);
  return [...faces, ...[...clauses.values()].flatMap(({ pictures }) => pictures)].map(
    (picture) => ({
      params: { picture: `${picture.clause}-${picture.name}` },
      props: { picture },
    }),
  );
}

export const GET: APIRoute<{ picture: Picture }> = async ({ props: { picture } }) =>
  new Response((await drawingOf(picture)).svg(), { headers: { 'Content-Type': 'image/svg+xml' } });
