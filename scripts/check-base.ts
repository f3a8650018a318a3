import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { loadLibrary, type System } from '../src/library/library.ts';
import { CHROMIUM_FLAGS, ensureChromium, HOW_TO_GET_CHROMIUM } from './chromium.ts';
import { textPages } from './page-kinds.ts';
import { besideRooms, copySite } from './part-of-site.ts';
import { outside } from './references.ts';
import { portFrom, serve } from './serve.ts';

const COPY = mkdtempSync(join(tmpdir(), 'base-'));
const ROOT = join(COPY, 'dist');
const BASE = '/ius';
const SITE = 'https://example.org';
const PORT = portFrom(11);

const run = (command: string) =>
  spawnSync(command, {
    cwd: COPY,
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, BASE_PATH: BASE, SITE_URL: SITE },
  }).status === 0;

/** Of each system the fullest chapter, and the fullest part of one: with them every kind of page is there. */
function content(system: System): string[] {
  const { key } = system;
  const pages = textPages(system).filter(({ leaf }) => leaf);
  const fullest = [false, true].flatMap(
    (part) => pages.find(({ chapter }) => Boolean(chapter.parts) === part)?.leaf ?? [],
  );
  return [...besideRooms(key), ...fullest.map(({ room }) => `content/${key}/${room}`)];
}

const pointingOut = () =>
  globSync('**/*.{html,css,js,json,svg,webmanifest,xml,txt}', { cwd: ROOT }).flatMap((file) =>
    outside(file, readFileSync(join(ROOT, file), 'utf8'), { base: BASE, site: SITE }).map(
      (address) => `${file} points to ${address}`,
    ),
  );

/** The first page of a pattern that holds something. */
function first(pattern: string, holds = ''): string {
  const pages = globSync(`${pattern}index.html`, { cwd: ROOT }).sort();
  const page = pages.find((file) => readFileSync(join(ROOT, file), 'utf8').includes(holds));
  if (page === undefined) throw new Error(`No page ${pattern} holds ${holds}.`);
  return page.replace(/index\.html$/, '');
}

async function tryOut(page: Page, origin: string): Promise<void> {
  const open = (path: string) => page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
  for (const path of ['', 'es/', 'en/*/', 'c/*/', 'en/*/calc/*/']) await open(first(path));
  await page.waitForSelector('.calc');
  await open(first('es/*/[0-9]*/', 'data-try'));
  const example = page.locator('details.example:has([data-try])').first();
  await example.evaluate((details: HTMLDetailsElement) => {
    details.open = true;
  });
  await example.locator('[data-try]').click();
  await page.waitForSelector('.calc');
  await page.locator('.find').click();
  const code = (await page.locator('.clause h2').first().getAttribute('id')) ?? '';
  await page.locator('dialog [role=combobox]').fill(code);
  await page.locator('dialog [role=option]').first().click();
  await page.waitForURL(`**/*#${code}`);
}

/** What a browser asks for on the pages, and does not get. */
async function refused(): Promise<string[]> {
  const executablePath = ensureChromium();
  if (!executablePath) return [HOW_TO_GET_CHROMIUM];
  const faults: string[] = [];
  const server = serve(ROOT, PORT, BASE);
  server.prependListener('request', ({ url }, response) =>
    response.on('finish', () => {
      if (response.statusCode >= 400) faults.push(`${response.statusCode} for ${url}`);
    }),
  );
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  await tryOut(await browser.newPage(), `http://127.0.0.1:${PORT}${BASE}/`);
  await browser.close();
  server.close();
  return faults;
}

async function faultsBelow(): Promise<string[]> {
  copySite(COPY, (await loadLibrary()).systems.flatMap(content));
  if (!run('npm run --silent build')) return ['It cannot be built.'];
  return [...pointingOut(), ...(await refused())];
}

const found = await faultsBelow();
rmSync(COPY, { recursive: true, force: true });
console.log(found.slice(0, 40).join('\n') || `Below ${BASE}/ nothing points outside it.`);
if (found.length > 0) process.exitCode = 1;
