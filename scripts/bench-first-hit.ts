import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts';
import { portFrom, serve } from './serve.ts';

/**
 * How long the first hit takes on a slow line, from the first letter in the field, by the clock of the page: a reader opens
 * the search with a slash, or touches it, and begins to type a little later. Where other work holds the clock up, what the
 * line alone takes is worked out as well: what came before the first hit, in bytes and in trips, one waiting for the other.
 */
const PORT = portFrom(12);
/** Bytes a second of 1.6 Mbit/s; milliseconds of a request to the server and back. */
const LINE = {
  downloadThroughput: 200_000,
  uploadThroughput: 100_000,
  latency: 60,
  offline: false,
};
/** Milliseconds from the slash, or the touch, to the first letter. */
const BEGINS = [0, 250, 500];
const BAR = 300;
const ROUNDS = 3;
const PAGES = [
  ['/es/cca/11-combate-cuerpo-a-cuerpo/dados/', 'guerreros', 'slash'],
  ['/en/ccn/calc/melee/', 'square', 'slash'],
  ['/es/ccn/', 'cuadro', 'touch'],
  ['/en/onus/calc/charge/', 'charge', 'touch'],
] as const;

type By = 'slash' | 'touch';

/** Notes in the page when the first letter and the first hit were there. */
function watch() {
  const times = window as unknown as { first?: number; hit?: number };
  const first = () => {
    times.first ??= performance.now();
  };
  document.addEventListener('input', first, true);
  new MutationObserver(() => {
    if (document.querySelector('.hits [role=option]')) times.hit ??= performance.now();
  }).observe(document, { childList: true, subtree: true });
}

interface Came {
  bytes: number;
  files: number;
  trips: number;
}

/** What was fetched since the search was opened and had come before the first hit. */
function cameBefore([opened, hit]: [number, number]): Came {
  const before = performance
    .getEntriesByType('resource')
    .map((entry) => entry as PerformanceResourceTiming)
    .filter(({ startTime, responseEnd }) => startTime >= opened && responseEnd <= hit)
    .sort((a, b) => a.startTime - b.startTime);
  const trip = new Map<PerformanceResourceTiming, number>();
  for (const one of before) {
    const waited = before.filter(({ responseEnd }) => responseEnd <= one.startTime);
    trip.set(one, 1 + Math.max(0, ...waited.map((other) => trip.get(other) ?? 0)));
  }
  return {
    bytes: before.reduce((sum, { transferSize }) => sum + transferSize, 0),
    files: before.length,
    trips: Math.max(0, ...trip.values()),
  };
}

const OPENS: Record<By, (page: Page) => Promise<void>> = {
  slash: (page: Page) => page.keyboard.press('/'),
  touch: (page: Page) => page.locator('.find').first().tap(),
};

async function firstHit(browser: Browser, path: string, typed: string, by: By, begin: number) {
  const page = await browser.newPage({ hasTouch: true });
  await page.goto(`http://127.0.0.1:${PORT}${path}`, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await page.evaluate(watch);
  const opened = await page.evaluate(() => performance.now());
  await OPENS[by](page);
  await page.waitForTimeout(begin);
  await page.keyboard.type(typed);
  await page.waitForSelector('.hits [role=option]');
  const { first, hit } = await page.evaluate(() => {
    const { first = 0, hit = 0 } = window as unknown as { first?: number; hit?: number };
    return { first, hit };
  });
  const came = await page.evaluate(cameBefore, [opened, hit] as [number, number]);
  await page.close();
  return { ms: Math.round(hit - first), came };
}

const executablePath = findChromium();
// Compressed as `npm run compress` leaves it on disk.
const server = serve('dist', PORT, '/', 11);
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: CHROMIUM_FLAGS,
});
for (const [path, typed, by] of PAGES)
  for (const begin of BEGINS) {
    const rounds: { ms: number; came: Came }[] = [];
    for (let round = 0; round < ROUNDS; round++)
      rounds.push(await firstHit(browser, path, typed, by, begin));
    const middle = rounds.sort((a, b) => a.ms - b.ms)[Math.floor(ROUNDS / 2)];
    if (!middle) continue;
    const { bytes, files, trips } = middle.came;
    const line = trips * LINE.latency + (1000 * bytes) / LINE.downloadThroughput - begin;
    const said = `${middle.ms} ms (of the line ${Math.max(0, Math.round(line))}) of ${BAR}`;
    const why = `${(bytes / 1024).toFixed(1)} KB, ${files} files, ${trips} trips`;
    console.log(middle.ms <= BAR ? 'ok  ' : 'SLOW', said, path, `${begin} ms after the ${by}`, why);
  }
await browser.close();
server.close();
