import type { APIRoute } from 'astro';
import { planeDrawing } from '../../../book/plane/pictures.ts';
import { findQuery } from '../../../engine/index.ts';
import { MANIFESTS, manifestOf } from '../../../systems/index.ts';

/** What lies on the table in the example of each question about it. */
export const getStaticPaths = () =>
  Object.entries(MANIFESTS).flatMap(([system, { board }]) =>
    board?.of === 'plane'
      ? board.queries.map(({ id }) => ({ params: { system, name: id.slice(system.length + 1) } }))
      : [],
  );

export const GET: APIRoute = async ({ params: { system = '', name = '' } }) => {
  const { board } = manifestOf(system);
  const sample = findQuery(`${system}/${name}`)?.sample as { position?: string } | undefined;
  if (board?.of !== 'plane' || !sample?.position) throw new RangeError(`No table of ${name}`);
  const { PICTURES } = await board.pictures();
  const { position } = sample;
  const picture = { clause: system, position, ask: { what: 'contacts' as const } };
  const drawing = planeDrawing(picture, PICTURES);
  return new Response(drawing.svg(), { headers: { 'Content-Type': 'image/svg+xml' } });
};
