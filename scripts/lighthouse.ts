import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { LANGS } from '../src/i18n/lang.ts';
import { loadLibrary } from '../src/library/library.ts';
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts';
import { pagesOf } from './page-kinds.ts';
import { portFrom, serve } from './serve.ts';

const PORT = portFrom(10);
const DEBUGGING_PORT = PORT + 5000;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** One page of each kind, of the first system in Spanish, of the next in English, and so on. */
const { systems } = await loadLibrary();
const PAGES = [
  '/es/',
  ...systems.flatMap((system, i) => pagesOf(system, LANGS[i % LANGS.length] ?? 'es')),
  '/en/search/',
  '/en/trust/',
  '/es/sin-conexion/',
];

async function scores(path: string, dark: boolean): Promise<number[]> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      ...CHROMIUM_FLAGS,
      `--remote-debugging-port=${DEBUGGING_PORT}`,
      ...(dark ? ['--blink-settings=preferredColorScheme=0'] : []),
    ],
  });
  const result = await lighthouse(`http://127.0.0.1:${PORT}${path}`, {
    port: DEBUGGING_PORT,
    onlyCategories: [...CATEGORIES],
    logLevel: 'error',
  });
  await browser.close();
  for (const audit of Object.values(result?.lhr.audits ?? {}))
    if (audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === 'binary')
      console.log(`  ${audit.id}: ${audit.title}`);
  return CATEGORIES.map((name) => Math.round((result?.lhr.categories[name]?.score ?? 0) * 100));
}

const server = serve('dist', PORT);
let perfect = true;
for (const path of PAGES)
  for (const dark of [false, true]) {
    const found = await scores(path, dark);
    perfect &&= found.every((score) => score === 100);
    console.log(`${found.join(' / ')}  ${dark ? 'dark ' : 'light'}  ${path}`);
  }
server.close();
if (!perfect) process.exitCode = 1;
