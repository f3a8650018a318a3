import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { barriers } from './barriers.ts';

const TABLE = '/en/cca/at-the-table/';
const open = async (page: Page) => {
  await page.goto(TABLE);
  await page.locator('.at-table').waitFor();
};
const phase = (page: Page) => page.locator('.phase');
const done = (page: Page) => page.getByRole('button', { name: 'Done' });
const counted = (page: Page, what: string) => page.getByRole('group', { name: what });
const figure = (page: Page, what: string, side: number) =>
  counted(page, what).locator('output').nth(side);
const oneMore = (page: Page, what: string, side: string) =>
  page.getByRole('button', { name: `One more: ${what}, ${side}` });

/** Longer than a finger takes to tap twice. */
const PAUSE = 450;

test('turn, counts, notes and dice are there again after the page was closed', async ({ page }) => {
  await open(page);
  await done(page).click();
  await oneMore(page, 'Banners', 'Upper').click();
  await oneMore(page, 'Banners', 'Upper').click();
  await page.getByLabel('Notes').fill('Hanno holds the ford');
  await page.getByRole('button', { name: 'Roll', exact: true }).click();
  const roll = await page.locator('.thrown').textContent();
  await page.goto('/en/');
  await open(page);
  await expect(phase(page)).toHaveText('Announce which units and leaders get an order');
  await expect(figure(page, 'Banners', 1)).toHaveText('2');
  await expect(page.getByLabel('Notes')).toHaveValue('Hanno holds the ford');
  expect(await page.locator('.thrown').textContent()).toBe(roll);
});

test('each step leads on to the next, the last one to the other side’s turn, and back', async ({
  page,
}) => {
  await open(page);
  await expect(phase(page)).toHaveText('Play a command card and read it out');
  for (let step = 0; step < 5; step++) {
    await done(page).click();
    await page.waitForTimeout(PAUSE);
  }
  await expect(page.getByRole('heading', { name: 'Turn 2: Upper' })).toBeVisible();
  await expect(phase(page)).toHaveText('Play a command card and read it out');
  await page.getByRole('button', { name: 'Back to the step before' }).click();
  await expect(page.getByRole('heading', { name: 'Turn 1: Lower' })).toBeVisible();
  await expect(phase(page)).toHaveText('Discard the card that was played and draw another');
  await page.getByText('All steps: 4 of 5 done').click();
  await page.getByLabel('Play a command card').uncheck();
  await expect(phase(page)).toHaveText('Play a command card and read it out');
  await page.getByRole('button', { name: 'Next turn' }).click();
  await expect(page.getByLabel('Play a command card')).not.toBeChecked();
});

test('a finger that taps twice ends one step', async ({ page }) => {
  await page.clock.install();
  await open(page);
  // Both taps come at once, however long the machine takes for them.
  await page.clock.pauseAt(Date.now() + 60_000);
  await done(page).dblclick();
  await expect(phase(page)).toHaveText('Announce which units and leaders get an order');
});

test('whoever reaches the goal is told, by the name of who plays', async ({ page }) => {
  await open(page);
  await page.getByText('Names of the players').click();
  await page.getByLabel('Who plays Lower').fill('Ana');
  await page.getByLabel('To win').fill('1');
  await page.getByLabel('To win').press('Tab');
  await expect(page.getByRole('heading', { name: 'Turn 1: Ana' })).toBeVisible();
  await oneMore(page, 'Banners', 'Ana').click();
  await expect(page.getByText('Ana has reached 1.')).toBeVisible();
});

test('the same seed rolls the same dice, and they lead on to what they decide', async ({
  page,
}) => {
  await open(page);
  const rolled = async () => {
    await page.getByText('Earlier rolls').click();
    await page.getByLabel('Seed').fill('7');
    await page.getByLabel('Seed').press('Tab');
    await page.getByText('Earlier rolls').click();
    await page.getByRole('button', { name: 'Roll', exact: true }).click();
    return page.locator('.thrown .dice').getAttribute('aria-label');
  };
  const names = await rolled();
  expect(await rolled()).toBe(names);
  await page.getByText('Earlier rolls').click();
  await page.getByLabel('Seed').fill('x');
  await page.getByLabel('Seed').press('Tab');
  await expect(page.getByText('The seed is a whole number')).toBeVisible();
  const faces = (names ?? '').split(', ').length;
  await page.locator('.thrown').getByRole('link', { name: 'Close combat: resolve' }).click();
  await expect(page).toHaveURL(/\/cca\/calc\/close-combat-roll\/.*faces=/);
  expect(new URL(page.url()).searchParams.get('faces')?.split(',')).toHaveLength(faces);
});

test('clauses are pinned where they are read, or found by number and title, and read in place', async ({
  page,
}) => {
  await page.goto('/en/c/cca-11.15/');
  await page.getByRole('button', { name: 'Pin' }).click();
  await expect(page.getByRole('button', { name: 'Pinned' })).toBeVisible();
  await page.goto('/en/cca/12-retreat/');
  const here = page.locator('.clause:has([id="cca-12.2"]) [data-pin]');
  await here.click();
  await expect(here).toHaveText('Pinned');
  await open(page);
  const pinned = page.locator('.pins .folded');
  await expect(pinned.filter({ hasText: 'cca-11.15' })).toBeVisible();
  const flag = pinned.filter({ hasText: 'cca-12.2' });
  await flag.locator('summary').click();
  await expect(flag.locator('.law p').first()).toBeVisible();
  const find = page.getByLabel('Number or title of a clause');
  await find.fill('8.16');
  await page.getByRole('button', { name: /cca-8\.16$/ }).click();
  await expect(pinned.filter({ hasText: 'cca-8.16' })).toBeVisible();
  await expect(find).toHaveValue('');
  await find.fill('auxilia');
  await expect(page.locator('.add-pin button').first()).toContainText(/auxilia/i);
  await find.fill('zzzz');
  await expect(page.getByText('There is no clause “zzzz”.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove cca-8.16' }).click();
  await expect(pinned.filter({ hasText: 'cca-8.16' })).toBeHidden();
});

test('the calculators used last are at hand, as they were left', async ({ page }) => {
  await page.goto('/en/cca/calc/close-combat/');
  await page.locator('[id="calc-attacker.unit"]').selectOption('HI');
  await expect(page).toHaveURL(/unit=HI/);
  const url = page.url();
  // It is kept once the answer is on the screen.
  await page.waitForFunction(() => JSON.stringify(localStorage).includes('unit=HI'));
  await open(page);
  const link = page.locator('.pins').getByRole('link', { name: /dice$/ });
  expect(new URL((await link.getAttribute('href')) ?? '', page.url()).href).toBe(url);
});

test('a file of the day carries it all; a bad one changes nothing and says why', async ({
  page,
}) => {
  await open(page);
  await page.getByLabel('Notes').fill('before');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^ius-belli-cca-\d{4}-\d\d-\d\d\.json$/);
  const saved = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(saved).toMatchObject({ system: 'cca', notes: 'before' });
  const bring = (content: object) =>
    page.getByLabel('Open a file').setInputFiles({
      name: 'cca.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(content)),
    });
  await bring({ ...saved, turn: -3 });
  await expect(page.getByText(/Nothing was changed.*“turn”.*from 1 to 999/)).toBeVisible();
  await expect(page.getByLabel('Notes')).toHaveValue('before');
  // As files were before players had names.
  const { players: _, ...older } = saved;
  await bring({ ...older, turn: 9, notes: 'after' });
  await expect(page.getByLabel('Notes')).toHaveValue('after');
  await expect(page.getByRole('heading', { name: /Turn 9/ })).toBeVisible();
});

test('where nothing may be stored the page says so', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
  await open(page);
  await expect(page.getByRole('alert')).toContainText('lets nothing be stored');
});

test('the screen stays on where the browser can, and else that is said', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'wakeLock', {
      value: { request: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    });
  });
  await open(page);
  await page.getByLabel('Keep the screen on').check();
  await expect(page.getByText('does not let us keep the screen on')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('what comes next is on the first screen; all fits, is large, and everybody can read it', async ({
    page,
  }) => {
    for (const path of [TABLE, '/en/onus/at-the-table/']) {
      await page.goto(path);
      await page.locator('.at-table').waitFor();
      const box = await done(page).boundingBox();
      expect((box?.y ?? 740) + (box?.height ?? 0)).toBeLessThan(740 - 64);
      await page.getByRole('button', { name: 'Roll', exact: true }).tap();
      await page.locator('.turn .folded summary').first().tap();
      await expect(page.locator('.turn .law p').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      // Nothing comes nearer to the edge than the text does.
      const outside = await page
        .locator('.at-table :is(button, input, output)')
        .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().right > 344).length);
      expect(outside).toBe(0);
      const small = await page
        .locator('.at-table button')
        .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).length);
      expect(small).toBe(0);
      expect(await barriers(page)).toEqual([]);
    }
  });
});
