import type { APIRoute } from 'astro';
import { at } from '../library/links.ts';

export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL(at('/sitemap-index.xml'), site)}\n`);
