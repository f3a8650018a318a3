import type { APIRoute } from 'astro';
import { indexParts } from '../../book/search-index.ts';
import type { Sent } from '../../search/format.ts';

/** What the first hits need of each system, for the readers of each language. */
export const getStaticPaths = async () =>
  (await indexParts()).map(({ params, first }) => ({ params, props: { first } }));

export const GET: APIRoute<{ first: Sent }> = ({ props: { first } }) => Response.json(first);
