import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { loadLibrary } from '../src/library/library.ts';
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts';
import { pagesByKind } from './page-kinds.ts';
import { portFrom, serve } from './serve.ts';

/**
 * A screen of every kind of page; needs `dist/`. `npm run screens` compares a phone by day and a desk by night with those
 * that are kept, `npm run screens -- keep` keeps them anew, `npm run screens -- <folder>` puts there what is to be looked
 * at: phones, one lying on its side, and a desk, in both themes.
 */
const PORT = portFrom(13);
const KEPT = 'docs/screens';
const COMPARED = [
  { width: 390, height: 844, theme: 'light' },
  { width: 1280, height: 900, theme: 'dark' },
] as const;
const ALL = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 900 },
].flatMap((size) => (['light', 'dark'] as const).map((theme) => ({ ...size, theme })));
/** Share of the dots that must differ before a screen counts as another one. */
const OTHER = 0.005;

/** The kinds in turn show one system and then another. */
async function pages(): Promise<Map<string, string>> {
  const { systems } = await loadLibrary();
  const found = new Map<string, string>([
    ['site', '/en/'],
    ['search', '/es/search/?q=carga'],
  ]);
  const kinds = [...new Set(systems.flatMap((system) => [...pagesByKind(system).keys()]))];
  kinds.forEach((kind, i) => {
    const having = systems.filter((system) => pagesByKind(system).has(kind));
    const system = having[i % having.length];
    const address = system && pagesByKind(system).get(kind);
    if (address) found.set(kind, address(i % 2 ? 'en' : 'es'));
  });
  for (const system of systems)
    for (const kind of ['board', 'system']) {
      const address = pagesByKind(system).get(kind);
      if (address) found.set(`${kind} ${system.key}`, address('es'));
    }
  return found;
}

async function shoot(context: BrowserContext, path: string): Promise<Buffer> {
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${PORT}${path}`, { waitUntil: 'networkidle' });
  const devtools = await context.newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 40 });
  await page.close();
  return Buffer.from(data, 'base64');
}

/** The share of dots in which two pictures differ, found by the browser that drew them. */
async function difference(browser: Browser, one: Buffer, other: Buffer): Promise<number> {
  const page = await browser.newPage();
  const share = await page.evaluate(
    async (pictures) => {
      const dots = await Promise.all(
        pictures.map(async (picture) => {
          const blob = await (await fetch(`data:image/webp;base64,${picture}`)).blob();
          const image = await createImageBitmap(blob);
          const canvas = new OffscreenCanvas(image.width, image.height);
          const pen = canvas.getContext('2d');
          pen?.drawImage(image, 0, 0);
          return pen?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
        }),
      );
      const [a, b] = dots;
      if (!a || !b || a.length !== b.length) return 1;
      let differing = 0;
      for (let i = 0; i < a.length; i += 4)
        if (Math.abs((a[i] ?? 0) - (b[i] ?? 0)) + Math.abs((a[i + 1] ?? 0) - (b[i + 1] ?? 0)) > 64)
          differing += 1;
      return differing / (a.length / 4);
    },
    [one.toString('base64'), other.toString('base64')],
  );
  await page.close();
  return share;
}

const [asked] = process.argv.slice(2);
const folder = asked === undefined || asked === 'keep' ? KEPT : asked;
mkdirSync(folder, { recursive: true });
const server = serve('dist', PORT);
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: CHROMIUM_FLAGS,
});
let others = 0;

async function compare(file: string, screen: Buffer) {
  const share = existsSync(file) ? await difference(browser, readFileSync(file), screen) : 1;
  if (share <= OTHER) return;
  others += 1;
  console.log(`${(100 * share).toFixed(1).padStart(5)} % of ${file}`);
}

for (const { theme, ...viewport } of folder === KEPT ? COMPARED : ALL) {
  const isPhone = viewport.width < 1000;
  const context = await browser.newContext({
    viewport,
    colorScheme: theme,
    reducedMotion: 'reduce',
    hasTouch: isPhone,
    isMobile: isPhone,
  });
  for (const [kind, path] of await pages()) {
    const name = `${kind.replaceAll(' ', '-')}-${viewport.width}-${theme}.webp`;
    const file = join(folder, name);
    const screen = await shoot(context, path);
    if (asked) writeFileSync(file, screen);
    else await compare(file, screen);
  }
  await context.close();
}
await browser.close();
server.close();
console.log(asked ? `In ${folder}` : `${others} screens differ from those in ${KEPT}`);
