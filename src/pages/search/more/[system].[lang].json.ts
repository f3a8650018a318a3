import type { APIRoute } from 'astro';
import { indexParts } from '../../../book/search-index.ts';
import type { Sent } from '../../../search/format.ts';

/** The rest of each index, in each language. */
export const getStaticPaths = async () =>
  (await indexParts()).map(({ params, later }) => ({ params, props: { later } }));

export const GET: APIRoute<{ later: Sent }> = ({ props: { later } }) => Response.json(later);
