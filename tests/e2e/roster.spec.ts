import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { barriers } from './barriers.ts';
import { begin } from './begin.ts';

const open = async (page: Page) => {
  await page.goto('/en/onus/army/');
  await begin(page);
  await page.locator('#add-units').waitFor();
};
const add = (page: Page, what: 'units' | 'generals', key: string) =>
  page.locator(`#add-${what}`).selectOption(key);
const bring = (page: Page, text: string) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'army.json', mimeType: 'application/json', buffer: Buffer.from(text) });

/** Trajan with 10 legionaries: 1000 points and 30 % of them (onus-4.10). */
async function trajan(page: Page) {
  await add(page, 'generals', 'trajan');
  await page.getByRole('button', { name: 'Done' }).click();
  await add(page, 'units', 'legionaries');
  await page.locator('#units-0-copies').fill('10');
}

test('the points of an army are added up with its general, and the limit is told', async ({
  page,
}) => {
  await open(page);
  await trajan(page);
  await expect(page.locator('.result')).toContainText('1300');
  await page.locator('#army-pointsLimit').fill('1000');
  await expect(page.locator('.result')).toContainText('onus-6.5');
  await expect(page.locator('.result')).toContainText('769');
});

test('an army without units has no value yet; a blank card is one tap away', async ({ page }) => {
  await open(page);
  await expect(page.locator('.result')).toContainText('as soon as there is a unit');
  await page.getByRole('button', { name: 'Add a unit' }).click();
  await expect(page.locator('#units-0-hit')).toBeVisible();
});

test('a value that the rulebook does not tell is asked for at its field', async ({ page }) => {
  await open(page);
  await add(page, 'units', 'archers');
  await expect(page.locator('.cards .fault').first()).toContainText('required');
  await page.getByLabel('Value', { exact: true }).fill('80');
  await expect(page.locator('.result')).toContainText('80');
});

test('a file brings the same army back; a bad one changes nothing and names its fields', async ({
  page,
}) => {
  await open(page);
  await trajan(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(JSON.parse(file)).toMatchObject({ units: [{ unitValue: 100, copies: 10 }] });
  await page.getByRole('button', { name: 'Clear the list' }).click();
  await expect(page.locator('.cards b')).toHaveCount(0);
  await bring(page, file);
  await expect(page.locator('.result')).toContainText('1300');

  const bad = { ...JSON.parse(file), units: [{ unitValue: -5, hit: 'four', colour: 'red' }] };
  await bring(page, JSON.stringify(bad));
  const told = page.getByRole('alert');
  for (const field of ['units.0.unitValue', 'units.0.hit', 'units.0.colour'])
    await expect(told).toContainText(field);
  await expect(page.locator('.result')).toContainText('1300');
  await bring(page, 'not json at all');
  await expect(told).toContainText('no valid JSON');
});

test('a link carries the army', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await trajan(page);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByRole('status')).toContainText('Copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.addInitScript(() => localStorage.clear());
  await other.goto(link);
  await expect(other.locator('.result')).toContainText('1300');
});

for (const theme of ['light', 'dark'] as const)
  test(`the army list has no barriers on a phone (${theme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page);
    await trajan(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
    expect(await barriers(page)).toEqual([]);
  });
