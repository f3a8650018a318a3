import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { MANIFESTS } from '../../src/systems/index.ts';
import { nextBuild, Site } from './offline-site.ts';

const CHAPTER = '/es/cca/11-combate-cuerpo-a-cuerpo/dados/';
const OLD = 'Cómo se combate';
const NEW = 'Cómo se lucha';

/** Links that stay on the device: none to the API, none to another system than the one that is taken. */
const HELD = `a[href^="/"]:not([href^="/api/"], ${Object.keys(MANIFESTS)
  .filter((key) => key !== 'cca')
  .map((key) => `[href*="/${key}/"]`)
  .join(', ')})`;

const site = new Site();
test.beforeEach(() => site.start());
test.afterEach(() => site.stop());

const button = (page: Page, name: RegExp) => page.getByRole('button', { name });
/** What can be done with the system of these tests; the others have buttons of the same name. */
const own = (page: Page, name: RegExp) =>
  page.locator('[data-system="cca"]').getByRole('button', { name });
const said = (page: Page) => page.locator('.said');
/** What the browser keeps for the site, whoever wrote it. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const caches_ = await Promise.all(names.map((name) => caches.open(name)));
    const keys = await Promise.all(caches_.map((cache) => cache.keys()));
    return keys.flat().length;
  });

async function take(page: Page) {
  await page.goto(site.at('/es/sin-conexion/'));
  await own(page, /^Llévatelo/).click();
  await expect(said(page)).toContainText('Ya se puede consultar sin conexión');
}

test('nothing is kept before it is asked for, and its size is said first', async ({ page }) => {
  await page.goto(site.at(CHAPTER));
  await page.goto(site.at('/es/cca/'));
  await page.getByRole('link', { name: 'Llévatelo sin conexión' }).click();
  await expect(own(page, /^Llévatelo · [12],\d MB$/)).toBeVisible();
  expect(await kept(page)).toBe(0);
  const workers = await page.evaluate(() => navigator.serviceWorker.getRegistrations());
  expect(workers).toEqual([]);
});

test('with one tap a system is there with the server stopped, every kind of page of it', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await take(page);
  await site.stop();

  await page.goto(site.at(`${CHAPTER}#cca-11.15`));
  await expect(page.locator('[id="cca-11.15"]')).toBeInViewport();
  const example = page.locator('[id="cca-11.15/four-blocks"]');
  await example.locator('summary').first().click();
  await example.getByRole('link', { name: 'Pruébalo' }).click();
  await example.getByRole('radio', { name: '3' }).first().check();
  await expect(example.locator('.result p.answer')).toHaveText('3 dados');

  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('h1')).toHaveText(/How to fight/);

  await page.locator('.find').click();
  await page.locator('dialog input').fill('8.16');
  await expect(page.locator('.hits a').first()).toContainText('cca-8.16');
  // From the home page too, where every system is asked; and words that only Pagefind has read.
  await page.goto(site.at('/es/search/?q=acciones+especiales+ejemplo'));
  await expect(page.locator('.hits .words mark').first()).toBeVisible();
  await expect(page.getByRole('status')).toContainText('sólo en lo que está en el dispositivo');

  await page.goto(site.at('/en/c/cca-11.15/'));
  await expect(page.locator('.cite')).toContainText('/c/cca-11.15/');
  // The short link leads to the card, in a language of the reader.
  await page.goto(site.at('/c/cca-11.15/'));
  await expect(page).toHaveURL(/\/en\/c\/cca-11\.15\/$/);
  await expect(page.locator('article.law')).toContainText('warrior');
  await page.goto(site.at('/en/cca/calc/close-combat/?attacker.unit=EL&defender.unit=HI'));
  await expect(page.locator('.result p.answer')).toHaveText('5 dice');
  await page.goto(site.at('/en/cca/board/?p=cca2_bottom.WR-D5x3*'));
  await expect(page.locator('.desk-board #hex-D5')).toBeVisible();
  await page.goto(site.at('/es/cca/en-la-mesa/'));
  await expect(page.locator('.at-table')).toBeVisible();
  // Whatever else a system has: all that its pages and the home page lead to, but for the other systems.
  for (const path of ['/', '/es/', '/es/cca', '/en/cca/']) {
    await page.goto(site.at(path));
    const lost = await page.locator(HELD).evaluateAll(async (links) => {
      const hrefs = links.map((link) => (link as HTMLAnchorElement).href);
      const answers = await Promise.all(hrefs.map((href) => fetch(href).catch(() => undefined)));
      return hrefs.filter((_, i) => !answers[i]?.ok);
    });
    expect(lost, path).toEqual([]);
  }
  expect(faults).toEqual([]);
});

test('what was not taken says so without a network, and what there is', async ({ page }) => {
  await take(page);
  await site.stop();
  const answer = await page.goto(site.at('/en/wab/1-introduction/'));
  expect(answer?.status()).toBe(503);
  const missing = page.getByRole('alert');
  await expect(missing).toContainText('This page is not on the device');
  await expect(missing).toContainText('/en/wab/1-introduction/');
  await expect(page.locator('[data-system="cca"]')).toContainText('On this device');
  await site.start();
  await button(page, /^Try again/).click();
  await expect(page.locator('main')).toContainText('There is no page here');
});

test('without a network, and nothing taken, what is touched says that it could not come', async ({
  page,
}) => {
  await page.goto(site.at(CHAPTER));
  await site.stop();
  await page.locator('.find').click();
  await expect(page.getByRole('alert')).toContainText('No se ha podido cargar');
  await page.locator('[id="cca-11.15/four-blocks"] summary').first().click();
  await page.locator('[id="cca-11.15/four-blocks"] [data-try]').click();
  await expect(page.getByRole('alert')).toContainText('No se ha podido cargar');
  await site.start();
  await page.locator('[id="cca-11.15/four-blocks"] [data-try]').click();
  await expect(page.locator('.result p.answer')).toHaveText('4 dados');
});

test('what is removed leaves nothing behind', async ({ page }) => {
  await take(page);
  await own(page, /^Quitarlo/).click();
  await expect(said(page)).toContainText('Quitado de este dispositivo');
  expect(await kept(page)).toBe(0);
  const workers = await page.evaluate(() => navigator.serviceWorker.getRegistrations());
  expect(workers).toEqual([]);
  await own(page, /^Llévatelo/).click();
  await expect(own(page, /^Quitarlo/)).toBeVisible();
  await site.stop();
  await page.goto(site.at('/es/cca/'));
  await expect(page.locator('h1')).toContainText('Ancients');
});

test('of two systems that were taken one is removed, and the other stays', async ({ page }) => {
  await page.goto(site.at('/en/offline/'));
  await button(page, /^Take them all/).click();
  await expect(said(page)).toContainText('ONUS!');
  await own(page, /^Remove/).click();
  await expect(own(page, /^Take it/)).toBeVisible();
  await site.stop();
  await page.goto(site.at('/en/c/onus-7.15/'));
  await expect(page.locator('h1')).toContainText('order');
  const answer = await page.goto(site.at('/en/c/cca-11.15/'));
  expect(answer?.status()).toBe(503);
});

test.describe('a new build', () => {
  // By one worker: each makes the next build for itself.
  test.describe.configure({ mode: 'default' });
  let next: Awaited<ReturnType<typeof nextBuild>>;
  test.beforeAll(async () => {
    next = await nextBuild(CHAPTER, OLD, NEW);
  });
  test.afterAll(() => next.remove());

  /** A device that holds the old build, and the site with the new one. */
  async function takeThenBuild(page: Page) {
    await take(page);
    await site.stop();
    await site.start(next.dist);
  }

  test('is asked for before it replaces anything', async ({ page }) => {
    await takeThenBuild(page);
    const offer = page.locator('aside.offer');
    await page.goto(site.at(CHAPTER));
    await expect(page.locator('h1')).toContainText(OLD);
    await expect(offer).toContainText('Hay una versión nueva');
    await offer.getByRole('button', { name: 'Ahora no' }).click();
    await page.reload();
    await expect(page.locator('h1')).toContainText(OLD);
    await expect(offer).toBeHidden();
    // Put off for this tab: the next one asks again, for the pack of the language that changed.
    const tab = await page.context().newPage();
    await tab.goto(site.at(CHAPTER));
    await expect(tab.locator('h1')).toContainText(OLD);
    await tab.getByRole('button', { name: /^Actualizar · (0,[6-9]|1,[0-2]) MB$/ }).click();
    await expect(tab.locator('h1')).toContainText(NEW);
    await site.stop();
    await tab.reload();
    await expect(tab.locator('h1')).toContainText(NEW);
    await expect(tab.locator('aside.offer')).toHaveCount(0);
  });

  test('that stops half-way leaves the old one whole, and says so', async ({ page }) => {
    await takeThenBuild(page);
    site.loseNetworkAfter(0);
    await page.goto(site.at(CHAPTER));
    const offer = page.locator('aside.offer');
    await offer.getByRole('button', { name: /^Actualizar/ }).click();
    await expect(offer).toContainText('La descarga se ha cortado');
    await expect(offer).toContainText('Lo que ya tenías sigue entero');
    await site.stop();
    await page.reload();
    await expect(page.locator('h1')).toContainText(OLD);
    await site.start(next.dist);
    await page.goto(site.at('/es/sin-conexion/'));
    await button(page, /^Actualizar/).click();
    await expect(said(page)).toContainText('Ya tienes la versión nueva');
    await page.goto(site.at(CHAPTER));
    await expect(page.locator('h1')).toContainText(NEW);
  });
});

test('a first download that stops half-way goes on where it stopped', async ({ page }) => {
  await page.goto(site.at('/es/sin-conexion/'));
  site.loseNetworkAfter(5);
  const megabytes = async () =>
    Number((await own(page, /^Llévatelo/).textContent())?.match(/[\d,]+/)?.[0].replace(',', '.'));
  await own(page, /^Llévatelo/).waitFor();
  const whole = await megabytes();
  await own(page, /^Llévatelo/).click();
  await expect(said(page)).toContainText('La descarga se ha cortado');
  await expect.poll(megabytes).toBeLessThan(whole);
  expect(await megabytes()).toBeGreaterThan(0);
  const workers = await page.evaluate(() => navigator.serviceWorker.getRegistrations());
  expect(workers).toEqual([]);
  await site.stop();
  await site.start();
  await own(page, /^Llévatelo/).click();
  await expect(said(page)).toContainText('Ya se puede consultar sin conexión');
});

test('where there is no room, that is said and nothing stays by halves', async ({ page }) => {
  await page.goto(site.at('/es/sin-conexion/'));
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  for (const estimate of ['told', 'hidden']) {
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 500_000 });
    // The second time the browser is full without having said so beforehand.
    if (estimate === 'hidden')
      await page.evaluate(() => {
        navigator.storage.estimate = async () => ({});
      });
    await own(page, /^Llévatelo/).click();
    await expect(said(page)).toContainText('No cabe');
    expect(await kept(page)).toBe(0);
  }
  await session.send('Storage.overrideQuotaForOrigin', { origin });
  await own(page, /^Llévatelo/).click();
  await expect(said(page)).toContainText('Ya se puede consultar sin conexión');
});

test('where storage is denied, that is said and the site reads on', async ({
  playwright,
  launchOptions,
}) => {
  // A browser whose owner blocks cookies, and with them everything that a site could keep.
  const profile = mkdtempSync(join(tmpdir(), 'profile-'));
  mkdirSync(join(profile, 'Default'));
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(blocked));
  const context = await playwright.chromium.launchPersistentContext(profile, launchOptions);
  const page = await context.newPage();
  await page.goto(site.at('/en/offline/'));
  await expect(said(page)).toContainText('does not let this site keep anything');
  await expect(page.locator('.take:visible')).toHaveCount(0);
  await page.getByRole('link', { name: 'Commands & Colors: Ancients' }).click();
  await expect(page.locator('h1')).toContainText('Ancients');
  await context.close();
  rmSync(profile, { recursive: true });
});

for (const lang of ['es', 'en'])
  test(`the site can be installed (${lang})`, async ({ page }) => {
    await page.goto(site.at(`/${lang}/`));
    const session = await page.context().newCDPSession(page);
    const { errors, data } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? '')).toMatchObject({ lang, start_url: `/${lang}/` });
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // The browser of the tests keeps nothing; nothing else stands against it.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  });
