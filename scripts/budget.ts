import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { LANGS, type Lang } from '../src/i18n/lang.ts';
import { loadLibrary, type System } from '../src/library/library.ts';
import {
  cardPath,
  chapterPath,
  glossaryPath,
  shortPath,
  systemPath,
} from '../src/library/links.ts';
import {
  bytesOf,
  EDITION_FILE,
  type Edition,
  restrict,
  slicesOf,
  systemsOf,
} from '../src/offline/edition.ts';
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts';
import { engineWeights } from './engine-weights.ts';
import { fullestClause, textPages } from './page-kinds.ts';
import { portFrom, serve } from './serve.ts';

const PORT = portFrom(9);
const KB = 1000;
/** Milliseconds after which nothing is under way any more. */
const REST = 500;

interface Row {
  what: string;
  kb: number;
  bar: number;
  /** What it consists of, where that is known. */
  of?: readonly Sent[];
}

/** What may weigh only so much before anything is touched, compressed, and its JavaScript of that. */
function pagesOf(system: System): string[] {
  const pages = textPages(system);
  const clause = fullestClause(system);
  return [
    ...pages.map((page) => chapterPath('es', system, page)),
    ...pages.slice(0, 1).map((page) => chapterPath('en', system, page)),
    ...(clause ? [cardPath('en', clause.id), shortPath(clause.id)] : []),
    systemPath('es', system.key),
    ...(system.glossary.length > 0 ? [glossaryPath('es', system.key)] : []),
  ];
}

/** What of a live example is engine: the rules of a system, of its family and the core, by the names of their chunks. */
const isEngine = (url: string) => {
  const [room = '', ...rest] = basename(url).split('.');
  return isScript(url) && rest.length === 3 && existsSync(`src/engine/${room}`);
};

/** What asks on what an answer hangs, once it is shown. */
const isAfter = (url: string) => basename(url).startsWith('otherwise.');

interface Sent {
  url: string;
  bytes: number;
}

/** From so much of its bar on, the parts of something heavy are told, as many of them. */
const HEAVY = 0.95;
const PARTS = 8;
/** A file by its name without the digest: `cca.terrain 2.0, texts/cca/evade.es.json 2.4`. */
function told(parts: readonly Sent[]): string {
  const name = (url: string) =>
    url.replace(/^\w+:\/\/[^/]+\/|^dist\//, '').replace(/^_astro\/(.+)\.[\w-]{8}\.(\w+)$/, '$1.$2');
  const sorted = [...parts].sort((a, b) => b.bytes - a.bytes);
  const rest = sorted.slice(PARTS);
  return [
    ...sorted.slice(0, PARTS).map(({ url, bytes }) => `${name(url)} ${(bytes / KB).toFixed(1)}`),
    ...(rest.length > 0 ? [`${rest.length} more ${sum(rest).toFixed(1)}`] : []),
  ].join(', ');
}

/** What the browser fetches for a page, and then for each thing that is done on it. */
async function measure(
  path: string,
  then: (page: import('@playwright/test').Page) => Promise<void> = async () => {},
) {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: CHROMIUM_FLAGS,
  });
  const page = await browser.newPage();
  const sent: Sent[] = [];
  const session = await page.context().newCDPSession(page);
  const urls = new Map<string, string>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request }) =>
    urls.set(requestId, request.url),
  );
  session.on('Network.loadingFailed', ({ requestId }) => urls.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sent.push({ url: urls.get(requestId) ?? '', bytes: encodedDataLength });
    urls.delete(requestId);
  });
  // The host compresses as it sends: the network may rest while it still does.
  const settled = async () => {
    do await page.waitForTimeout(REST);
    while (urls.size > 0);
  };
  await page.goto(`http://127.0.0.1:${PORT}${path}`, { waitUntil: 'load' });
  await settled();
  const first = sent.splice(0);
  await then(page);
  await settled();
  await browser.close();
  return { first, later: sent };
}

const sum = (list: readonly Sent[], only: (url: string) => boolean = () => true) =>
  list.filter(({ url }) => only(url)).reduce((total, { bytes }) => total + bytes, 0) / KB;
const isScript = (url: string) => url.endsWith('.js');

const compressed = (files: readonly string[]) =>
  files.reduce((total, file) => total + gzipSync(readFileSync(file), { level: 9 }).length, 0) / KB;

/** What a live example fetches: its engine, and everything else. */
async function live({ key }: System, clause: string, lang: Lang): Promise<Row[]> {
  const { later } = await measure(cardPath(lang, clause), async (page) => {
    await page.locator('[data-try]').first().click();
    await page.waitForSelector('.calc[data-asked]');
  });
  // The sign in the tab is fetched anew whenever the address changes.
  const fetched = later.filter(({ url }) => !/icon\.svg$/.test(url));
  const row = (what: string, bar: number, is: (url: string) => boolean): Row => {
    const of = fetched.filter(({ url }) => is(url));
    return { what: `${what} ${clause}, ${key} (${lang})`, kb: sum(of), bar, of };
  };
  return [
    row('engine of the live example', 20, isEngine),
    row('live example without its engine', 25, (url) => !isEngine(url) && !isAfter(url)),
    row('after the answer of the live example', 3, isAfter),
  ];
}

async function rows(): Promise<Row[]> {
  const { systems } = await loadLibrary();
  const found: Row[] = [];
  for (const path of systems.flatMap(pagesOf)) {
    const { first } = await measure(path);
    found.push({ what: `${path} in all`, kb: sum(first), bar: 45, of: first });
    found.push({ what: `${path} JavaScript`, kb: sum(first, isScript), bar: 8 });
  }
  for (const system of systems) {
    const clause = fullestClause(system);
    if (!clause?.examples.length) continue;
    for (const lang of LANGS) found.push(...(await live(system, clause.id, lang)));
  }
  /** A book of more clauses than two others have takes more room. */
  const isLarge = (key: string) =>
    systems.some(
      (one) => one.key === key && one.chapters.flatMap(({ texts }) => texts).length > 900,
    );
  const search = globSync('dist/search/**/*.json').map((file) => ({
    what: `search index ${file.slice(12)}`,
    kb: brotliCompressSync(readFileSync(file)).length / KB,
    bar: 60,
  }));
  const style = { what: 'style sheets', kb: compressed(globSync('dist/_astro/*.css')), bar: 9 };
  const edition: Edition = JSON.parse(readFileSync(`dist/${EDITION_FILE}`, 'utf8'));
  // Packs are stored as they are fetched: what is counted here is what fills the device.
  const offline = systemsOf(edition).map((system) => ({
    what: `${system} offline, both languages`,
    kb: bytesOf(slicesOf(restrict(edition, [system]))) / KB,
    bar: isLarge(system) ? 4000 : 3000,
  }));
  const engines = engineWeights((file) => isEngine(file)).map(({ query, kb, files }) => ({
    ...{ what: `engine of ${query}`, kb, bar: 20 },
    of: files.map(({ name, bytes }) => ({ url: `_astro/${basename(name)}`, bytes })),
  }));
  return [...found, ...engines, ...search, style, ...offline];
}

// As a host sends what `npm run compress` left on disk.
const server = serve('dist', PORT, '/', 11);
const measured = await rows();
server.close();
for (const { what, kb, bar, of } of measured) {
  console.log(`${kb <= bar ? 'ok  ' : 'OVER'} ${kb.toFixed(1).padStart(6)} KB of ${bar}  ${what}`);
  if (of && kb > HEAVY * bar) console.log(`${' '.repeat(21)}${told(of)}`);
}
if (measured.some(({ kb, bar }) => kb > bar)) process.exitCode = 1;
