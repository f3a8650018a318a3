import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sitemap, { type SitemapItem } from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';

const LINK = /<link rel="(canonical|alternate)"(?: hreflang="(\w+)")? href="([^"]+)"/g;
const NOT_LISTED = /<meta name="robots" content="noindex"/;

/** A page in the list of pages, with its languages as it names them itself; undefined where it is not to be found. */
export function listed(item: SitemapItem, html: string): SitemapItem | undefined {
  const head = html.slice(0, html.indexOf('</head>'));
  const links = [...head.matchAll(LINK)].map(([, rel, lang, url = '']) => ({ rel, lang, url }));
  const canonical = links.find(({ rel }) => rel === 'canonical');
  if (NOT_LISTED.test(head) || canonical?.url !== item.url) return undefined;
  return { ...item, links: links.flatMap(({ lang, url }) => (lang ? [{ lang, url }] : [])) };
}

/** Lists the pages for search engines: each page says itself whether, and where it stands in the other language. */
export function siteMap(): AstroIntegration[] {
  let [dist, base] = ['', '/'];
  const pageAt = (url: string) => {
    const path = decodeURIComponent(new URL(url).pathname).slice(base.replace(/\/$/, '').length);
    return readFileSync(join(dist, path, 'index.html'), 'utf8');
  };
  return [
    {
      name: 'site-map',
      hooks: {
        'astro:config:done': ({ config }) => {
          [dist, base] = [fileURLToPath(config.outDir), config.base];
        },
      },
    },
    sitemap({
      namespaces: { news: false, image: false, video: false },
      filter: (url) => !url.endsWith('/404/'),
      serialize: (item) => listed(item, pageAt(item.url)),
    }),
  ];
}
