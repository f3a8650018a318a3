import type { APIRoute } from 'astro';
import { standalone } from '../../../book/marks/mark.ts';
import { unitSigns } from '../../../book/unit-signs.ts';
import { MANIFESTS } from '../../../systems/index.ts';

/** The sign of each unit in a file of its own: the card of a calculator needs one of many. */
export const getStaticPaths = () =>
  Object.keys(MANIFESTS).flatMap((system) =>
    Object.entries(unitSigns(system)).map(([unit, mark]) => ({
      params: { system, unit },
      props: { mark },
    })),
  );

export const GET: APIRoute = ({ props: { mark } }) =>
  new Response(standalone(mark, 32, '#000', 1.6), { headers: { 'Content-Type': 'image/svg+xml' } });
