import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { barriers } from './barriers.ts';

const TABLE = '/en/cca/at-the-table/';
const open = async (page: Page) => {
  await page.goto(TABLE);
  await page.locator('.at-table').waitFor();
};
const count = (page: Page, row: string) => page.getByRole('row', { name: row }).locator('output');

test('turn, counts, notes and dice are there again after the page was closed', async ({ page }) => {
  await open(page);
  await page.getByLabel('Play a command card').check();
  await page.getByRole('button', { name: 'One more: Banners, Upper' }).click();
  await page.getByRole('button', { name: 'One more: Banners, Upper' }).click();
  await page.getByLabel('Notes').fill('Hanno holds the ford');
  await page.getByRole('button', { name: 'Roll', exact: true }).click();
  const roll = await page.locator('.thrown').textContent();
  await page.goto('/en/');
  await open(page);
  await expect(page.getByLabel('Play a command card')).toBeChecked();
  await expect(count(page, 'Banners').nth(1)).toHaveText('2');
  await expect(page.getByLabel('Notes')).toHaveValue('Hanno holds the ford');
  expect(await page.locator('.thrown').textContent()).toBe(roll);
});

test('the next turn is the other side’s, with nothing ticked', async ({ page }) => {
  await open(page);
  await page.getByLabel('Play a command card').check();
  await page.getByRole('button', { name: 'Next turn' }).click();
  await expect(page.getByRole('heading', { name: 'Turn 2: Upper' })).toBeVisible();
  await expect(page.getByLabel('Play a command card')).not.toBeChecked();
});

test('whoever reaches the goal is told', async ({ page }) => {
  await open(page);
  await page.getByLabel('To win').fill('1');
  await page.getByLabel('To win').press('Tab');
  await page.getByRole('button', { name: 'One more: Banners, Lower' }).click();
  await expect(page.getByText('Lower has reached 1.')).toBeVisible();
});

test('the same seed rolls the same dice, and each roll has its exact chance', async ({ page }) => {
  await open(page);
  const rolled = async () => {
    await page.getByText('Earlier rolls').click();
    await page.getByLabel('Seed').fill('7');
    await page.getByLabel('Seed').press('Tab');
    await page.getByText('Earlier rolls').click();
    await page.getByRole('button', { name: 'Roll', exact: true }).click();
    return page.locator('.thrown .dice').getAttribute('aria-label');
  };
  expect(await rolled()).toBe(await rolled());
  // Three dice: six different orders of 216, three of two alike, one of three alike.
  await expect(page.locator('.thrown')).toContainText(/\((1\/36|1\/72|1\/216)\)/);
  await page.getByText('Earlier rolls').click();
  await page.getByLabel('Seed').fill('x');
  await page.getByLabel('Seed').press('Tab');
  await expect(page.getByText('The seed is a whole number')).toBeVisible();
});

test('clauses are pinned on their card or by number, and an unknown one is told', async ({
  page,
}) => {
  await page.goto('/en/c/cca-11.15/');
  await page.getByRole('button', { name: 'Pin' }).click();
  await expect(page.getByRole('button', { name: 'Pinned' })).toBeVisible();
  await open(page);
  await expect(page.getByRole('link', { name: /^cca-11\.15 / })).toBeVisible();
  await page.getByLabel('Number of the clause').fill('8.16');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('link', { name: /^cca-8\.16 / })).toBeVisible();
  await page.getByLabel('Number of the clause').fill('99.1');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('alert')).toHaveText('There is no clause “99.1”.');
  await expect(page.getByLabel('Number of the clause')).toHaveValue('99.1');
  await page.getByRole('button', { name: 'Remove cca-8.16' }).click();
  await expect(page.getByRole('link', { name: /^cca-8\.16 / })).toBeHidden();
});

test('the calculators used last are at hand, as they were left', async ({ page }) => {
  await page.goto('/en/cca/calc/close-combat/');
  await page
    .getByRole('button', { name: /^Less: Blocks/ })
    .first()
    .click();
  const url = page.url();
  await open(page);
  const link = page.locator('.pins').getByRole('link', { name: /dice$/ });
  expect(new URL((await link.getAttribute('href')) ?? '', page.url()).href).toBe(url);
});

test('a file carries it all; a bad one changes nothing and says why', async ({ page }) => {
  await open(page);
  await page.getByLabel('Notes').fill('before');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).click();
  const saved = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
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
  await bring({ ...saved, turn: 9, notes: 'after' });
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

  test('it fits, its targets are large, and everybody can read it', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Roll', exact: true }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
    const small = await page
      .locator('.at-table button')
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).length);
    expect(small).toBe(0);
    expect(await barriers(page)).toEqual([]);
  });
});
