import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { barriers } from './barriers.ts';
import { begin } from './begin.ts';

const open = async (page: Page, lang: 'en' | 'es' = 'en') => {
  await page.goto(lang === 'en' ? '/en/wab/army/' : '/es/wab/ejercito/');
  await begin(page);
  await page.locator('#army-kind').waitFor();
};
const bring = (page: Page, draft: object) =>
  page.locator('input[type=file]').setInputFiles({
    ...{ name: 'army.json', mimeType: 'application/json' },
    buffer: Buffer.from(JSON.stringify(draft)),
  });
const result = (page: Page) => page.locator('.result');
const buy = (page: Page, entry: string) => page.locator('#add-units').selectOption(entry);

/** A warlord, 30 warriors 6 wide with stubborn spearmen, and 8 horsemen, of the Germans. */
async function germans(page: Page) {
  await page.locator('#army-kind').selectOption('barbarians');
  await page.locator('#army-tribe').selectOption('germans');
  await buy(page, 'warlord');
  await page.locator('#units-0-unitCalled').fill('Ariovistus');
  await page.locator('#units-0-unitCalled').press('Tab');
  await page.getByLabel('light armour').check();
  await buy(page, 'warriors');
  await page.locator('#units-1-models').fill('30');
  await page.locator('#units-1-width').fill('6');
  await page.getByLabel('spear', { exact: false }).first().check();
}
// 140 + 3, and 30 x (5 + 1); with stubborn warriors 30 x 9.
const COST = '323 points';

test('an army is bought of its list, each option with its price, and its shares are held to their limits', async ({
  page,
}) => {
  await open(page);
  await germans(page);
  await expect(page.locator('.picks').first()).toContainText('1 point each');
  await expect(page.locator('#add-units option[value=chariots]')).toHaveCount(0);
  const fault = page.locator('.picks .fault');
  await expect(fault).toContainText('wab-21.46');
  await expect(result(page)).toContainText('not legal');
  await page.getByLabel('stubborn').check();
  await expect(fault).toHaveCount(0);
  await expect(result(page)).toContainText('413 points');
  await expect(page.locator('.shares')).toContainText(/Characters wab-21\.1\s*143\s*34\.6%/);
  await expect(result(page)).toContainText('143 of 413 points');
  await page.locator('#army-pointsLimit').fill('400');
  await expect(page.locator('.form .fault')).toContainText('13 points more than agreed');
});

test('a file and a link bring the same army back, and the cards that were there can be had again', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await page.getByRole('button', { name: 'Add a unit' }).click();
  await page.locator('#units-0-unitCalled').fill('Mine');
  await page.locator('#units-0-unitCalled').press('Tab');
  await germans(page);
  await expect(page.locator('.cards')).not.toContainText('Mine');
  await page.locator('#army-kind').selectOption('cards');
  await expect(page.locator('.cards')).toContainText('Mine');
  await page.locator('#army-kind').selectOption('barbarians');
  await expect(result(page)).toContainText(COST);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).click();
  const file = JSON.parse(readFileSync(await (await saved).path(), 'utf8'));
  expect(file).toMatchObject({
    ...{ format: 'ius-belli/wab-army/1', armyList: 'barbarians', tribe: 'germans' },
    units: [{ entry: 'warlord' }, { entry: 'warriors', models: 30, width: 6 }],
  });
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByRole('status')).toContainText('Copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('#a=waba1_.germans_u.Ariovistus.warlord');

  await page.getByRole('button', { name: 'Clear the list' }).click();
  await expect(page.locator('.cards b')).toHaveCount(0);
  await bring(page, { ...file, units: [{ entry: 'warriors', models: 999, colour: 'red' }] });
  await expect(page.getByRole('alert')).toContainText('units.0.models');
  await expect(page.getByRole('alert')).toContainText('units.0.colour');
  await expect(page.locator('.cards b')).toHaveCount(0);
  await bring(page, file);
  await expect(result(page)).toContainText(COST);

  await page.locator('#army-kind').selectOption('cards');
  await page.goto('about:blank');
  await page.goto(link);
  await expect(result(page)).toContainText(COST);
  await page.goto('about:blank');
  await page.goto(link.replace('.n30', '.x30'));
  await expect(page.getByRole('alert')).toContainText('x30');
  await expect(result(page)).toContainText(COST);
});

test('an own list comes from a file in the form that the page tells, and its limits are held', async ({
  page,
}) => {
  await open(page);
  await page.locator('#army-kind').selectOption('own');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a sample list' }).click();
  const list = JSON.parse(readFileSync(await (await saved).path(), 'utf8'));
  await page.getByText('How the file of a list of your own is written').click();
  await expect(page.locator('.names').nth(1)).toContainText('modelPoints');
  await page.locator('#army-kind').selectOption('cards');
  await bring(page, list);
  await expect(page.locator('#army-kind')).toHaveValue('own');
  await buy(page, '2');
  await page.locator('#units-0-models').fill('20');
  await page.getByLabel('javelins').check();
  await expect(result(page)).toContainText('200 points');
  await page.locator('#units-0-models').fill('9');
  await expect(page.locator('.cards .fault').first()).toContainText('Fewer models than its entry');
});

test('its units go to the table and to calculators as cards', async ({ page }) => {
  await open(page);
  await germans(page);
  await page.goto('/en/wab/board/');
  await begin(page);
  await page.getByRole('button', { name: 'Your army, below' }).click();
  await expect(page).toHaveURL(/n30-w6/);
  await page.goto('/en/wab/calc/combat-round/');
  await page.getByLabel('from my army').first().selectOption({ label: 'Warriors' });
  await expect(page).toHaveURL(/models[=:]30/);
});

test('on paper it is one page, of tables alone', async ({ page }) => {
  await open(page, 'es');
  await page.locator('#army-kind').selectOption('barbarians');
  await buy(page, 'warlord');
  await buy(page, 'warriors');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.paper')).toContainText('Señor de la guerra');
  for (const hidden of ['.cards', '.result', '.acts', '.form'])
    await expect(page.locator(hidden).first()).toBeHidden();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

for (const theme of ['light', 'dark'] as const)
  test(`the army builder has no barriers on a phone (${theme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page);
    await germans(page);
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await wide()).toBeLessThanOrEqual(360);
    expect(await barriers(page)).toEqual([]);
    await page.locator('#army-kind').selectOption('own');
    await page.getByText('How the file of a list of your own is written').click();
    expect(await wide()).toBeLessThanOrEqual(360);
    expect(await barriers(page)).toEqual([]);
  });
