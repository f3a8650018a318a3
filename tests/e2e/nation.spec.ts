import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { barriers } from './barriers.ts';
import { begin as beginDesk } from './begin.ts';

const PAGE = '/en/ccn/army/';
const open = async (page: Page) => {
  await page.goto(PAGE);
  await beginDesk(page);
  await page.locator('#begin').waitFor();
};
const begin = (page: Page, what: 'blank' | 'french' | 'british') =>
  page.locator('#begin').selectOption(what);
const bring = (page: Page, text: string) =>
  page.locator('input[type=file]').setInputFiles({
    name: 'nation.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
const cards = (page: Page) => page.locator('.cards li');

test('a record is checked as it is typed, at its field, with the clause, and nothing is lost', async ({
  page,
}) => {
  await open(page);
  await begin(page, 'blank');
  await page.locator('#add-records').selectOption('horse-artillery');
  const record = cards(page).first();
  await page.locator('#records-0-startBlocks').fill('2');
  await expect(record).toContainText('ccn-5.106');
  const cell = (blocks: string, hexes: number) =>
    page.getByLabel(`Dice with ${blocks} at ${hexes} hexes`);
  for (const [hexes, dice] of [
    [2, '2'],
    [3, '1'],
    [4, '0'],
  ] as const)
    await cell('1 block', hexes).fill(dice);
  await cell('2 blocks', 2).fill('9');
  await expect(cell('2 blocks', 2)).toHaveAttribute('aria-invalid', 'true');
  await expect(record.locator('.fault').first()).toContainText('9');
  await page.reload();
  await expect(cards(page)).toContainText('2 blocks: 9');
  await cards(page).first().getByRole('button', { name: 'Change' }).click();
  for (const hexes of [2, 3, 4]) await cell('2 blocks', hexes).fill('2');
  await expect(cards(page).locator('.fault')).toHaveCount(0);
});

test('general knowledge is there by choice only, and marked until it is checked or changed', async ({
  page,
}) => {
  await open(page);
  await expect(cards(page)).toHaveCount(0);
  await begin(page, 'french');
  const line = cards(page).first();
  await expect(line.locator('.general')).toContainText('General knowledge, not the rulebook');
  await line.getByRole('button', { name: 'Change' }).click();
  await line.getByRole('button', { name: 'My card says the same' }).click();
  await expect(line.locator('.general')).toHaveCount(0);
  await line.getByRole('button', { name: 'Done' }).click();
  const light = cards(page).nth(2);
  await light.getByRole('button', { name: 'Change' }).click();
  await expect(light.locator('.used em')).toHaveCount(1);
  await page.locator('#records-2-startBlocks').fill('5');
  await expect(light.locator('.used em')).toHaveCount(0);
});

test('a file and a link bring the same sheet; a bad one changes nothing and names its place', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await begin(page, 'british');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(JSON.parse(file)).toMatchObject({ format: 'ius-belli/ccn-nation/1' });
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByRole('status').last()).toContainText('Copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Remove this sheet' }).click();
  await expect(cards(page)).toHaveCount(0);
  await bring(page, file);
  await expect(cards(page)).toHaveCount(8);

  await bring(page, JSON.stringify({ ...JSON.parse(file), colour: 'red' }));
  await expect(page.getByRole('alert')).toContainText('colour');
  await expect(page.locator('#sheet option')).toHaveCount(1);

  const other = await context.newPage();
  await other.goto(link);
  await expect(other.locator('#sheet option')).toHaveCount(1);
  await other.evaluate(() => localStorage.clear());
  await other.goto('about:blank');
  await other.goto(link);
  await expect(cards(other)).toHaveCount(8);
  await expect(other).toHaveURL(new RegExp(`${PAGE}$`));
  await other.goto(`${link}*XX4`);
  await expect(other.getByRole('alert')).toContainText('XX4');
  await expect(cards(other)).toHaveCount(8);
});

test('a calculator takes its values by choice and says where they come from', async ({ page }) => {
  await page.goto('/en/ccn/calc/melee/');
  await page.locator('#calc-attacker\\.unit').waitFor();
  await expect(page.locator('#calc-attacker\\.unit-sheet')).toHaveCount(0);
  await page.getByRole('link', { name: 'nation sheet' }).click();
  await beginDesk(page);
  await page.locator('#begin').waitFor();
  await begin(page, 'french');
  await page.goto('/en/ccn/calc/melee/');
  await page.locator('#calc-attacker\\.unit').selectOption('line');
  await page.locator('#calc-defender\\.unit').selectOption('light');
  const answer = await page.locator('.result .answer').textContent();
  await page.locator('#calc-attacker\\.unit-sheet').selectOption('France');
  await expect(page.locator('.result .answer')).not.toHaveText(answer ?? '');
  await expect(page.locator('#calc-attacker\\.nationalDice')).toHaveValue('1');
  await expect(page.locator('small.given').first()).toContainText('General knowledge');
  await expect(page.locator('.result .notice')).toContainText('general knowledge');
});

test('a whole sheet prints on one page, with what is general knowledge marked', async ({
  page,
}) => {
  await open(page);
  await begin(page, 'british');
  for (const gun of ['foot-artillery', 'horse-artillery', 'guard-foot-artillery']) {
    await page.locator('#add-records').selectOption(gun);
    await cards(page).last().getByLabel('Blocks', { exact: true }).fill('3');
    await cards(page).last().getByLabel('Dice with 3 blocks at 2 hexes').fill('3');
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.paper')).toContainText('* General knowledge');
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});

for (const theme of ['light', 'dark'] as const)
  test(`the nation sheet has no barriers on a phone (${theme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page);
    await begin(page, 'french');
    await page.locator('#add-records').selectOption('guard-horse-artillery');
    await page.locator('#records-6-startBlocks').fill('4');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
    expect(await barriers(page)).toEqual([]);
  });
