import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
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
  packsOf,
  restrict,
  systemsOf,
} from '../src/offline/edition.ts';
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts';
import { fullestClause, textPages } from './page-kinds.ts';
import { serve } from './serve.ts';

const PORT = 4182;
const KB = 1000;

interface Row {
  what: string;
  kb: number;
  bar: number;
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

interface Sent {
  url: string;
  bytes: number;
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
  session.on('Network.responseReceived', ({ requestId, response }) =>
    urls.set(requestId, response.url),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sent.push({ url: urls.get(requestId) ?? '', bytes: encodedDataLength }),
  );
  await page.goto(`http://127.0.0.1:${PORT}${path}`, { waitUntil: 'networkidle' });
  const first = [...sent];
  sent.length = 0;
  await then(page);
  await page.waitForLoadState('networkidle');
  await browser.close();
  return { first, later: sent };
}

const sum = (list: readonly Sent[], only: (url: string) => boolean = () => true) =>
  list.filter(({ url }) => only(url)).reduce((total, { bytes }) => total + bytes, 0) / KB;
const isScript = (url: string) => url.endsWith('.js');

const compressed = (files: readonly string[]) =>
  files.reduce((total, file) => total + gzipSync(readFileSync(file), { level: 9 }).length, 0) / KB;

/** What a live example fetches: its engine, and everything else. */
async function live({ key }: System, clause: string): Promise<Row[]> {
  const { later } = await measure(cardPath('en', clause), async (page) => {
    await page.getByRole('link', { name: 'Try it' }).first().click();
    await page.waitForSelector('.calc');
  });
  const engine = sum(later, isEngine);
  // The sign in the tab is fetched anew whenever the address changes.
  const widget = sum(later, (url) => !isEngine(url) && !url.endsWith('icon.svg'));
  return [
    { what: `engine of ${key}, for ${clause}`, kb: engine, bar: 20 },
    { what: 'a widget on demand, without that engine', kb: widget, bar: 25 },
  ];
}

async function rows(): Promise<Row[]> {
  const { systems } = await loadLibrary();
  const found: Row[] = [];
  for (const path of systems.flatMap(pagesOf)) {
    const { first } = await measure(path);
    found.push({ what: `${path} in all`, kb: sum(first), bar: 45 });
    found.push({ what: `${path} JavaScript`, kb: sum(first, isScript), bar: 8 });
  }
  for (const system of systems) {
    const clause = fullestClause(system);
    if (clause?.examples.length) found.push(...(await live(system, clause.id)));
  }
  const search = globSync('dist/search/*.json').map((file) => ({
    what: `search index ${file.slice(12)}`,
    kb: brotliCompressSync(readFileSync(file)).length / KB,
    bar: 60,
  }));
  const style = { what: 'style sheets', kb: compressed(globSync('dist/_astro/*.css')), bar: 9 };
  const edition: Edition = JSON.parse(readFileSync(`dist/${EDITION_FILE}`, 'utf8'));
  // Packs are stored as they are fetched: what is counted here is what fills the device.
  const offline = systemsOf(edition).map((system) => ({
    what: `${system} offline, both languages`,
    kb: bytesOf(packsOf(restrict(edition, [system]))) / KB,
    bar: 3000,
  }));
  return [...found, ...search, style, ...offline];
}

// As a host sends what `npm run compress` left on disk.
const server = serve('dist', PORT, '/', 11);
const measured = await rows();
server.close();
for (const { what, kb, bar } of measured)
  console.log(`${kb <= bar ? 'ok  ' : 'OVER'} ${kb.toFixed(1).padStart(6)} KB of ${bar}  ${what}`);
if (measured.some(({ kb, bar }) => kb > bar)) process.exitCode = 1;
