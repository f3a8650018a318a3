import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { barriers } from './barriers.ts';
import { begin } from './begin.ts';

const open = async (page: Page, lang: 'en' | 'es' = 'en') => {
  await page.goto(lang === 'en' ? '/en/t7g/army/' : '/es/t7g/ejercito/');
  await begin(page);
  await page.locator('#add-commanders').waitFor();
};
const bring = (page: Page, text: string) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'army.json', mimeType: 'application/json', buffer: Buffer.from(text) });
const result = (page: Page) => page.locator('.result');
/** A name is taken over when its field is left. */
async function name(page: Page, id: string, text: string) {
  await page.locator(id).fill(text);
  await page.locator(id).press('Tab');
}
const done = (page: Page) => page.getByRole('button', { name: 'Done' }).click();

/** A General of Level 3 with Mentor, a Commander of Level 2, and two Tercios of 150 points led by the General. */
async function flanders(page: Page) {
  await page.locator('#add-commanders').selectOption('general-3');
  await name(page, '#commanders-0-commanderCalled', 'Spinola');
  await page.getByLabel('Add a Trait').selectOption('tutor');
  await done(page);
  await page.locator('#add-commanders').selectOption('commander-2');
  await done(page);
  await page.getByRole('button', { name: 'Add a unit' }).click();
  await name(page, '#units-0-unitCalled', 'Tercio');
  await page.locator('#units-0-unitPoints').fill('150');
  await page.locator('#units-0-copies').fill('2');
  await page.locator('#units-0-ledBy').selectOption({ label: 'Spinola' });
  await page.locator('#units-0-speed').fill('4');
}

// 25 for the General, 25 for the Commander and 300 for two Tercios (t7g-7.2, t7g-8.1).
const COST = '350 points';

test('points and shares of an army are added up, and a Trait tells what it needs', async ({
  page,
}) => {
  await open(page);
  await flanders(page);
  await expect(result(page)).toContainText(COST);
  await expect(page.locator('.shares')).toContainText(/Spinola\s*2\s*300\s*100 %/);
  await page.getByRole('button', { name: 'Change' }).first().click();
  const picks = page.locator('.picks').last();
  await expect(picks.locator('legend')).toHaveText('Traits: 1 of 2');
  await expect(picks).toContainText('t7g-7.96');
  await expect(picks).toContainText('Roll: 3 dice, success on 5 or more.');
  await expect(picks).toContainText('shoots 2 inches farther for each success');
});

test('what breaks a rule is told at its field, with its clause, and can be mended', async ({
  page,
}) => {
  await open(page);
  await flanders(page);
  await page.locator('#army-pointsLimit').fill('349');
  await expect(page.locator('.form').first()).toContainText('t7g-8.1');
  await expect(result(page)).toContainText('not legal');
  await page.locator('#army-pointsLimit').fill('1000');
  await expect(result(page)).toContainText('nothing is wrong with it');

  await page.getByRole('button', { name: 'Change' }).nth(1).click();
  const traits = page.locator('.picks').last();
  const add = traits.getByLabel('Add a Trait');
  await expect(add.locator('option', { hasText: 'which Spinola has' })).toHaveCount(1);
  await add.selectOption('tutor');
  await add.selectOption('raudo');
  await expect(traits.locator('.fault')).toHaveText([/at most 1\. t7g-7\.2/, /once.*t7g-7\.47/]);
  await traits.getByRole('button', { name: 'Take off Mentor' }).click();
  await expect(traits.locator('.fault')).toHaveCount(0);
});

test('a value out of range is told with its clause; it stays, and so does all else', async ({
  page,
}) => {
  await open(page);
  await flanders(page);
  await page.locator('#units-0-stamina').fill('40');
  const fault = page.locator('#units-0-stamina-fault');
  await expect(fault).toContainText('t7g-1.14');
  await expect(page.getByText('There is no link while a value is out of range')).toBeVisible();
  await page.reload();
  await expect(page.locator('.cards .fault')).toContainText('t7g-1.14');
  await expect(page.locator('.cards').first()).toContainText('Spinola');
});

test('without its Commander a unit is led by nobody, never by another one', async ({ page }) => {
  await open(page);
  await flanders(page);
  await page.locator('#units-0-ledBy').selectOption({ label: 'Commander 2' });
  await page.getByRole('button', { name: 'Take away' }).first().click();
  await expect(page.locator('.cards').last()).toContainText('under Commander 1');
  await page.getByRole('button', { name: 'Take away' }).first().click();
  await expect(page.locator('.cards').last()).not.toContainText('under');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.cards').last()).toContainText('under Commander 1');
});

test('a file brings the same army back; a bad one changes nothing and names its fields', async ({
  page,
}) => {
  await open(page);
  await flanders(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(JSON.parse(file)).toMatchObject({
    format: 'ius-belli/t7g-army/1',
    units: [{ unitPoints: 150, copies: 2, ledBy: 1 }],
  });
  await page.getByRole('button', { name: 'Clear the list' }).click();
  await expect(page.locator('.cards b')).toHaveCount(0);
  await bring(page, file);
  await expect(result(page)).toContainText(COST);

  const bad = { ...JSON.parse(file), units: [{ speed: 'four', stamina: 99, colour: 'red' }] };
  await bring(page, JSON.stringify(bad));
  const told = page.getByRole('alert');
  for (const field of ['units.0.speed', 'units.0.stamina', 'units.0.colour'])
    await expect(told).toContainText(field);
  await expect(result(page)).toContainText(COST);
  await bring(page, JSON.stringify({ ...bad, format: 'ius-belli/onus-army/1' }));
  await expect(told).toContainText('no file of a Tercios army list');
  await bring(page, 'not json at all');
  await expect(told).toContainText('no valid JSON');
  await expect(result(page)).toContainText(COST);
});

test('a link carries the army, and costs nobody his own', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await flanders(page);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByRole('status')).toContainText('Copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('#a=t7ga1_');
  await page.getByRole('button', { name: 'Clear the list' }).click();
  await page.getByRole('button', { name: 'Add a unit' }).click();
  await name(page, '#units-0-unitCalled', 'Mine');
  await page.goto('about:blank');
  await page.goto(link);
  await expect(result(page)).toContainText(COST);
  expect(new URL(page.url()).hash).toBe('');
  await page.getByRole('button', { name: 'Bring back the list before it' }).click();
  await expect(page.locator('.cards')).toContainText(['', 'Mine']);
  await page.goto('about:blank');
  await page.goto(link.replace('.p150', '.x150'));
  await expect(page.getByRole('alert')).toContainText('x150');
  await expect(page.locator('.cards')).toContainText(['', 'Mine']);
});

test('the army goes to the table with its bases, and to a calculator with its profile', async ({
  page,
}) => {
  await open(page);
  await flanders(page);
  await page.goto('/en/t7g/board/');
  await page.getByRole('button', { name: 'Your army, below' }).click();
  await expect(page).toHaveURL(/Tercio1/);
  await expect(page).toHaveURL(/Tercio2/);
  await expect(page).toHaveURL(/commander-general/);
  await page.goto('/en/t7g/calc/speed/');
  await page.getByLabel('from my army').selectOption({ label: 'Tercio' });
  await expect(page).toHaveURL(/speed=4/);
});

test('before it is begun, its page is light; it is begun and filled in with the keyboard alone', async ({
  page,
}) => {
  let script = 0;
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) script += (await response.body()).length;
  });
  await page.goto('/es/t7g/ejercito/', { waitUntil: 'networkidle' });
  // Not compressed, of which 8 KB of script before anything is touched are about a third.
  expect(script).toBeLessThan(24_000);
  await page.getByRole('button', { name: 'Empezar' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#army-armyCalled')).toBeFocused();
  await page.locator('#add-commanders').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('#commanders-0-commanderLevel')).toHaveValue('2');
  await page.getByRole('button', { name: 'Añadir una unidad' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('#units-0-unitPoints').focus();
  await page.keyboard.type('120');
  await expect(result(page)).toContainText('120 puntos');
});

test('on paper it is one page, of tables alone', async ({ page }) => {
  await open(page);
  await flanders(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.paper')).toBeVisible();
  await expect(page.locator('.paper')).toContainText('Spinola');
  for (const hidden of ['.cards', '.result', '.acts'])
    await expect(page.locator(hidden).first()).toBeHidden();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

for (const theme of ['light', 'dark'] as const)
  test(`the army list has no barriers on a phone (${theme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page);
    await flanders(page);
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await wide()).toBeLessThanOrEqual(360);
    expect(await barriers(page)).toEqual([]);
    await done(page);
    await page.getByRole('button', { name: 'Change' }).first().click();
    expect(await wide()).toBeLessThanOrEqual(360);
    expect(await barriers(page)).toEqual([]);
  });
