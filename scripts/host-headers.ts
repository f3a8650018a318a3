import { globSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a host should send with the files that an address stands for. */
export interface Rule {
  /** Below the site's path: `*` is any rest of an address, `:name` one part of it. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

const EVERYWHERE = { 'X-Content-Type-Options': 'nosniff' };
/** These say something of pages alone; each header counts with what a page weighs. */
const PAGES = {
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
};
/** The names of these files change with what they hold. */
const KEEP = { 'Cache-Control': 'public, max-age=31536000, immutable' };
/** A page, its texts and its scripts belong together: each is asked for again, and mostly has not changed. */
const ASK_AGAIN = { 'Cache-Control': 'public, max-age=0, must-revalidate' };
const FOR_OTHER_SITES = { 'Access-Control-Allow-Origin': '*' };
const DATA = ['api', 'oembed'];
/** Only cards and calculators may stand in a frame of another site. */
const FRAMED = ['c', 'calc'];
const UNFRAMED = { 'Content-Security-Policy': "frame-ancestors 'self'" };

const LANGUAGE = /^[a-z]{2}$/;

const holdsPages = (folder: string) =>
  globSync('{index,*/index,*/*/index}.html', { cwd: folder }).length > 0;

function foldersIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** A folder of pages, and those below it, that hold neither cards nor calculators. */
const foldersBelow = (root: string, folder: string): string[] => [
  folder,
  ...foldersIn(join(root, folder))
    .filter((name) => !FRAMED.includes(name))
    .flatMap((name) => foldersBelow(root, `${folder}/${name}`)),
];

/** The pages that are no card and no calculator: home, contents, chapters, search and their like. */
function unframed(root: string): Rule[] {
  const paths = foldersIn(root)
    .filter((name) => LANGUAGE.test(name))
    .flatMap((lang) => [
      `/${lang}/`,
      ...foldersBelow(root, lang)
        .filter((folder) => foldersIn(join(root, folder)).length > 0)
        .map((folder) => `/${folder}/:page/`),
    ]);
  return ['/', ...paths].map((path) => ({ path, headers: UNFRAMED }));
}

/**
 * The rules for a built site. No two that match an address name the same header: hosts differ in
 * whether the later one wins or both are sent.
 */
export function rulesFor(root: string): Rule[] {
  const cached = readdirSync(root, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('_') && !/\.(gz|br)$/.test(name))
    .map((entry): Rule => {
      const folder = entry.isDirectory();
      const pages = folder ? holdsPages(join(root, entry.name)) : entry.name.endsWith('.html');
      return {
        path: folder ? `/${entry.name}/*` : `/${entry.name}`,
        headers: {
          ...ASK_AGAIN,
          ...(pages && PAGES),
          ...(DATA.includes(entry.name) && FOR_OTHER_SITES),
        },
      };
    });
  return [
    { path: '/*', headers: EVERYWHERE },
    { path: '/_astro/*', headers: KEEP },
    { path: '/', headers: { ...ASK_AGAIN, ...PAGES } },
    ...cached,
    ...unframed(root),
  ];
}

const pattern = (path: string) =>
  new RegExp(
    `^${path
      .replace(/[.+?^$()[\]{}|\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+')
      .replaceAll('*', '.*')}$`,
  );

/** What the rules say of one address below the site's path. */
export const headersFor = (rules: readonly Rule[], address: string): Record<string, string> =>
  Object.assign(
    {},
    ...rules.filter(({ path }) => pattern(path).test(address)).map(({ headers }) => headers),
  );

/** The rules in the form that Netlify, Cloudflare Pages and others read from a file `_headers`. */
export function headersFile(rules: readonly Rule[], base: string): string {
  const paths = [...new Set(rules.map(({ path }) => path))];
  const block = (path: string) => {
    const own = rules.filter((rule) => rule.path === path);
    const lines = own.flatMap(({ headers }) =>
      Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`),
    );
    return `${base.replace(/\/$/, '')}${path}\n${lines.join('')}`;
  };
  return paths.map(block).join('');
}

if (import.meta.main) {
  const [root = 'dist'] = process.argv.slice(2);
  writeFileSync(join(root, '_headers'), headersFile(rulesFor(root), process.env.BASE_PATH ?? '/'));
}
