import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = 'dist';
const BASE = (process.env.BASE_PATH ?? '/').replace(/\/$/, '');

const idsOf = new Map<string, Set<string>>();

const idsIn = (html: string) =>
  new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? ''));

/** The built file that a path on the site leads to. */
function fileOf(path: string): string {
  const inside = decodeURIComponent(path.slice(BASE.length));
  return join(ROOT, inside.endsWith('/') ? `${inside}index.html` : inside);
}

const PREVIEW =
  /<(?:meta property="og:image"|link rel="alternate" type="application\/json\+oembed")[^>]*? (?:content|href)="([^"]*)"/g;

/** The picture and the oEmbed data that a page names are there. */
const missingPreviews = (page: string, html: string): string[] =>
  [...html.matchAll(PREVIEW)]
    .map(([, url = '']) => url)
    .filter((url) => !existsSync(fileOf(new URL(url).pathname)))
    .map((url) => `${page}: ${url} is not there`);

function check(page: string, html: string): string[] {
  const here = `${BASE}/${page.replace(/index\.html$/, '')}`;
  const lang = /^(es|en)\//.exec(page)?.[1];
  return [...html.matchAll(/<a\s([^>]*)>/g)].flatMap(([, attributes = '']) => {
    const href = /href="([^"]*)"/.exec(attributes)?.[1]?.replaceAll('&amp;', '&');
    if (href === undefined || /^(https?|mailto):/.test(href)) return [];
    const url = new URL(href, `http://x${here}`);
    const file = fileOf(url.pathname);
    if (!existsSync(file)) return [`${page}: ${href} leads nowhere`];
    const id = decodeURIComponent(url.hash.slice(1));
    const known = file === join(ROOT, page) ? idsIn(html) : idsOf.get(file);
    if (id && !known?.has(id)) return [`${page}: nothing has the id of ${href}`];
    const to = new RegExp(`^${BASE}/(es|en)/`).exec(url.pathname)?.[1];
    const switches = /hreflang=/.test(attributes);
    return lang && to && to !== lang && !switches ? [`${page}: ${href} leaves the language`] : [];
  });
}

/** Every link of the built site leads to a page, to an id on it, and stays in its language. */
export function deadLinks(): string[] {
  const pages = globSync('**/*.html', { cwd: ROOT }).map((page) => ({
    page,
    html: readFileSync(join(ROOT, page), 'utf8'),
  }));
  for (const { page, html } of pages) idsOf.set(join(ROOT, page), idsIn(html));
  return pages.flatMap(({ page, html }) => [...check(page, html), ...missingPreviews(page, html)]);
}

if (import.meta.main) {
  if (!existsSync(dirname(fileOf(`${BASE}/`)))) throw new Error('Build the site first.');
  const dead = deadLinks();
  console.log(dead.slice(0, 40).join('\n') || 'Every link leads somewhere.');
  if (dead.length > 0) process.exitCode = 1;
}
