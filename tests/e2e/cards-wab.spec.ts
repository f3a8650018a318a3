import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { barriers } from './barriers.ts';
import { begin } from './begin.ts';

const KEPT = 'ius-belli/roster/wab';
const COHORT = {
  ...{ unitCalled: 'Cohort', models: 24, width: 6, weaponSkill: 4, leadership: 8 },
  ...{ bodyArmour: 'heavy', shield: 'large-shield', standard: true },
};
const WARBAND = { unitCalled: 'Warband', models: 30, strength: 4, unitTroops: 'infantry' };

const open = async (page: Page, lang: 'en' | 'es' = 'en') => {
  await page.goto(lang === 'en' ? '/en/wab/army/' : '/es/wab/ejercito/');
  await begin(page);
  await page.locator('#add-units').waitFor();
};
const keep = (page: Page, units: readonly object[]) =>
  page.addInitScript(
    ([key, value]) => localStorage.setItem(key as string, value as string),
    [KEPT, JSON.stringify({ units })],
  );
const bring = (page: Page, text: string) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'cards.json', mimeType: 'application/json', buffer: Buffer.from(text) });

async function cohort(page: Page) {
  await page.getByRole('button', { name: 'Add a unit' }).click();
  await page.locator('#units-0-unitCalled').fill('Cohort');
  await page.locator('#units-0-models').fill('24');
  await page.locator('#units-0-width').fill('6');
  await page.locator('#units-0-weaponSkill').fill('4');
}

test('a card tells its unit in one line, and what follows from it', async ({ page }) => {
  await open(page);
  await expect(page.locator('.result')).toContainText('as soon as there is a unit');
  await cohort(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.locator('.cards li').first()).toContainText('24, 6 wide');
  await expect(page.locator('.cards li').first()).toContainText('WS 4');
  await expect(page.locator('.result')).toContainText('24 in all');
});

test('what contradicts itself is told at its field with the clause', async ({ page }) => {
  await open(page);
  await cohort(page);
  await page.locator('#units-0-width').fill('30');
  const told = page.locator('.cards .fault').first();
  await expect(told).toContainText('30 models where the unit has 24');
  await expect(told.getByRole('link', { name: 'wab-1.29' })).toBeVisible();
  await page.locator('#units-0-width').fill('6');
  await page.locator('#units-0-weaponSkill').fill('12');
  await expect(page.locator('.cards .fault').first()).toContainText('wab-1.12');
  await page.locator('#units-0-weaponSkill').fill('4');
  await page.locator('#units-0-models').fill('4');
  await page.locator('#units-0-width').fill('4');
  await expect(page.locator('.cards .fault').first()).toContainText('wab-1.28');
});

test('a file brings the same cards back; a bad one changes nothing and names its fields', async ({
  page,
}) => {
  await open(page);
  await cohort(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(JSON.parse(file)).toMatchObject({
    format: 'ius-belli/wab-cards/1',
    units: [{ unitCalled: 'Cohort', models: 24, width: 6, weaponSkill: 4 }],
  });
  await page.getByRole('button', { name: 'Clear the cards' }).click();
  await expect(page.locator('.cards b')).toHaveCount(0);
  await bring(page, file);
  await expect(page.locator('.cards b').first()).toContainText('Cohort');

  const told = page.getByRole('alert');
  for (const [units, field, clause] of [
    [[{ weaponSkill: 99 }], 'units.0.weaponSkill', 'wab-1.12'],
    [[{ models: 4, width: 9 }], 'units.0.width', 'wab-1.29'],
    [[{ unitTroops: 'character', models: 1, musician: true }], 'units.0.musician', 'wab-8.16'],
    [[{ colour: 'red' }], 'units.0.colour', ''],
  ] as const) {
    await bring(page, JSON.stringify({ ...JSON.parse(file), units }));
    await expect(told).toContainText(field);
    await expect(told).toContainText(clause);
    await expect(page.locator('.cards b').first()).toContainText('Cohort');
  }
  await bring(page, 'not json at all');
  await expect(told).toContainText('no valid JSON');
  await expect(page.locator('.cards b').first()).toContainText('Cohort');
});

test('a link of one word carries the cards, and a damaged one changes nothing', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await cohort(page);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByRole('status')).toContainText('Copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('#a=wabu1__u.Cohort.n24.w6.ws4');
  const other = await context.newPage();
  await other.addInitScript(() => localStorage.clear());
  await other.goto(link);
  await expect(other.locator('.cards b').first()).toContainText('Cohort');
  await page.goto('/en/wab/army/#a=wabu1__u.Cohort.n999');
  await expect(page.getByRole('alert')).toContainText('could not be read');
  await expect(page.locator('.cards b').first()).toContainText('Cohort');
});

test('a combat takes its two cards, and shows the whole round in one picture', async ({ page }) => {
  await keep(page, [COHORT, WARBAND]);
  await page.goto('/en/wab/calc/combat-round/');
  await page.getByLabel('from my army').first().selectOption({ label: 'Cohort' });
  await page.getByLabel('from my army').nth(1).selectOption({ label: 'Warband' });
  await expect(page).toHaveURL(/own\.models=24.*enemy\.models=30/);
  const picture = page.locator('figure.spread');
  await expect(picture).toContainText('a draw');
  expect(await picture.locator('ol > li').count()).toBeGreaterThan(4);
});

test('the cards go to the table with their bases, models and frontage', async ({ page }) => {
  await keep(page, [COHORT]);
  await page.goto('/en/wab/board/');
  await begin(page);
  await page.getByRole('button', { name: 'Your army, below' }).click();
  await expect(page).toHaveURL(/n24-w6/);
});

for (const theme of ['light', 'dark'] as const)
  test(`unit cards have no barriers on a phone (${theme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page);
    await cohort(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
    expect(await barriers(page)).toEqual([]);
  });
