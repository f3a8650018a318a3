import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { serve } from '../../scripts/serve.ts';
import { visit } from './visit.ts';

/** What other sites make of a link: previews, and frames. */
const CARD = '/en/c/cca-11.15/';
const meta = (page: Page, property: string) =>
  page.locator(`meta[property="${property}"]`).getAttribute('content');
const pathOf = (address: string | null) => new URL(address ?? '').pathname;

for (const [path, picture, alternate] of [
  [CARD, '/share/en/cca/11.png', 'es_ES'],
  ['/es/c/cca-8.16/', '/share/es/cca/8.png', 'en_GB'],
  ['/es/cca/11-combate-cuerpo-a-cuerpo/', '/share/es/cca/11.png', 'en_GB'],
  ['/en/cca/calc/close-combat/', '/share/en/cca.png', 'es_ES'],
  ['/en/', '/share/en.png', 'es_ES'],
] as const)
  test(`${path} says what a preview needs`, async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await visit(page, path);
    expect(fetched.filter((url) => url.includes('/share/'))).toEqual([]);
    expect(pathOf(await meta(page, 'og:url'))).toBe(path);
    expect(await meta(page, 'og:title')).toBeTruthy();
    expect(await meta(page, 'og:image:alt')).toMatch(/: .+/);
    expect(await meta(page, 'og:description')).toBeTruthy();
    expect(await meta(page, 'og:locale:alternate')).toBe(alternate);
    await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(2);
    const image = pathOf(await meta(page, 'og:image'));
    expect(image).toBe(picture);
    const response = await page.request.get(image);
    const bytes = await response.body();
    expect(response.headers()['content-type']).toBe('image/png');
    // Width and height stand at the beginning of a PNG.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThan(40_000);
  });

for (const [path, alt] of [
  [CARD, 'Title page under a frieze of hexes: Commands & Colors: Ancients, 11. Close combat'],
  ['/c/cca-11.15/', /: Commands & Colors: Ancients, 11\. /],
] as const)
  test(`${path} names the game, begins with the law, and says what its picture shows`, async ({
    page,
  }) => {
    await page.goto(path);
    expect(await meta(page, 'og:title')).toMatch(/^cca-11\.15 .* · Commands & Colors: Ancients$/);
    expect(await meta(page, 'og:description')).toContain('With its 4 blocks, a warrior unit');
    expect(await meta(page, 'og:image:alt')).toMatch(alt);
    expect(await page.locator('link[type="application/json+oembed"]').count()).toBeGreaterThan(0);
  });

test('a card names its oEmbed data, and these a frame that is there', async ({ page }) => {
  await page.goto(CARD);
  const link = page.locator('link[type="application/json+oembed"]');
  const response = await page.request.get(pathOf(await link.getAttribute('href')));
  const data = await response.json();
  expect(data).toMatchObject({
    version: '1.0',
    type: 'rich',
    title: 'cca-11.15 Full-strength warriors: 4 dice, may ignore 1 flag',
    provider_name: 'Ius Belli',
    thumbnail_width: 1200,
    thumbnail_height: 630,
  });
  expect((await page.request.get(pathOf(data.thumbnail_url))).ok()).toBe(true);
  const [, src = ''] = /<iframe src="([^"]+)"/.exec(data.html) ?? [];
  expect(src).toContain(`${CARD}?embed`);
});

for (const id of ['cca-11.15', 'cca-2.4', 'cca-13.26'])
  test(`${id} asks for enough room in a frame, pictures included`, async ({ page }) => {
    const data = await (await page.request.get(`/oembed/${id}.en.json`)).json();
    await page.setViewportSize({ width: data.width, height: data.height });
    await visit(page, `/en/c/${id}/?embed`);
    const height = await page.evaluate(() => document.body.getBoundingClientRect().height);
    expect(height).toBeLessThanOrEqual(data.height);
    expect(height).toBeGreaterThan(data.height - 250);
  });

interface Told {
  iusBelli: number;
  height: number;
  path: string;
}

/** A page of another site, on a port of its own, with a frame; it notes what the frame tells it. */
async function host(page: Page, src: string) {
  const root = mkdtempSync(join(tmpdir(), 'forum-'));
  writeFileSync(
    join(root, 'index.html'),
    `<!doctype html><script>
      window.told = [];
      addEventListener('message', ({ data }) => told.push(data));
    </script><iframe src="${src}" width="600" height="100"></iframe>`,
  );
  const server = serve(root, 0);
  await new Promise((ready) => server.once('listening', ready));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  server.close();
  rmSync(root, { recursive: true });
  return page.frameLocator('iframe');
}

const heightOf = (frame: FrameLocator) =>
  frame.locator('body').evaluate((body) => Math.ceil(body.getBoundingClientRect().height));

const lastTold = (page: Page) =>
  page.evaluate(() => (window as unknown as { told: Told[] }).told.at(-1));

test('a clause in a frame stands alone and tells its height', async ({ page, baseURL }) => {
  const frame = await host(page, `${baseURL}${CARD}?embed`);
  await expect(frame.locator('article.law')).toBeVisible();
  for (const gone of ['.site-head', '.site-foot', '.cite', '.history', '.pager', '.crumbs'])
    await expect(frame.locator(gone)).toBeHidden();
  // The first example in words, its steps folded.
  await expect(frame.locator('.example .answer').first()).toBeVisible();
  await expect(frame.locator('.example .answer').nth(1)).toBeHidden();
  await expect(frame.locator('.example .steps').first()).toBeHidden();
  const foot = frame.locator('.frame-foot');
  await expect(foot).toContainText('Ius Belli');
  await expect(foot.getByRole('link', { name: 'cca-11.15' })).toHaveAttribute('target', '_blank');
  const high = () => heightOf(frame);
  await expect
    .poll(() => lastTold(page))
    .toEqual({ iusBelli: 1, height: await high(), path: CARD });
  const before = await high();
  await page.locator('iframe').evaluate((element: HTMLIFrameElement) => {
    element.width = '300';
  });
  await expect.poll(async () => (await lastTold(page))?.height ?? 0).toBeGreaterThan(before);
  expect((await lastTold(page))?.height).toBe(await high());
});

test('what a framed clause refers to opens beside the page that frames it', async ({
  page,
  baseURL,
}) => {
  const frame = await host(page, `${baseURL}${CARD}?embed`);
  const opened = page.waitForEvent('popup');
  await frame.getByRole('link', { name: 'cca-9.7' }).click();
  expect(new URL((await opened).url()).hash).toBe('#cca-9.7');
  await expect(frame.locator('article.law')).toBeVisible();
});

test('a calculator in a frame works, and its foot leads to what it shows', async ({
  page,
  baseURL,
}) => {
  const state = 'attacker.unit=EL&defender.unit=HI';
  const frame = await host(page, `${baseURL}/en/cca/calc/close-combat/?embed&theme=dark&${state}`);
  await expect(frame.locator('.result p.answer')).toHaveText('5 dice');
  await expect(frame.getByRole('alert')).toHaveCount(0);
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(frame.locator('.site-head')).toBeHidden();
  await frame.getByRole('group', { name: 'Attacker' }).getByLabel('Unit').selectOption('LI');
  await expect(frame.locator('.result p.answer')).toHaveText('2 dice');
  const height = await heightOf(frame);
  await expect.poll(async () => (await lastTold(page))?.height).toBe(height);
  const opened = page.waitForEvent('popup');
  await frame.locator('.frame-foot a').click();
  const { search } = new URL((await opened).url());
  expect(search).toBe('?attacker.unit=LI&defender.unit=HI');
});

test('without the word in its address a page is whole', async ({ page }) => {
  await page.goto(CARD);
  await expect(page.locator('.site-head')).toBeVisible();
  await expect(page.locator('.frame-foot')).toBeHidden();
});
