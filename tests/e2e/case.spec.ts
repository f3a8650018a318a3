import { expect, type Page, test } from '@playwright/test';
import { barriers } from './barriers.ts';
import { visit } from './visit.ts';

const CASE = '/en/case/';
const pieces = (page: Page) => page.locator('.evidence > li');

test('evidence is added where it is cited, shown live, and survives reload and the other language', async ({
  page,
}) => {
  await page.goto('/en/c/cca-11.31/');
  await page.locator('#cite button[data-case]').click();
  await expect(page.locator('#cite .filed')).toContainText('1 piece');
  await page.goto('/en/cca/calc/close-combat/?attacker.unit=EL&defender.unit=HI');
  await page.locator('.result [data-case]').click();
  await page.locator('.filed a').click();
  await expect(pieces(page)).toHaveCount(2);
  await expect(pieces(page).first().locator('.law')).toContainText('dice');
  await expect(pieces(page).nth(1).locator('.answer')).toContainText('dice');
  await page.getByLabel('What it is about').fill('Elephants & dice');
  await page.getByLabel('What it maintains').first().fill('They roll 3.');
  await pieces(page).first().getByLabel('What it shows').fill('Read this');
  await page.reload();
  await expect(page.getByLabel('What it is about')).toHaveValue('Elephants & dice');
  await page.locator('.site-head [hreflang=es]').click();
  await expect(page.locator('#case-title')).toHaveValue('Elephants & dice');
  await expect(pieces(page).nth(1).locator('.answer')).toContainText('dados');
  await expect(page.locator('#note-0')).toHaveValue('Read this');
});

test('links are pasted, moved and removed, and what is none stays in the field', async ({
  page,
}) => {
  await page.goto(CASE);
  const paste = page.locator('#paste');
  await paste.fill('cca-11.15 cca-R31=b nonsense');
  await paste.press('Enter');
  await expect(pieces(page)).toHaveCount(2);
  await expect(paste).toHaveValue('nonsense');
  await expect(page.locator('.paste [role=status]')).toContainText('nonsense');
  await expect(pieces(page).nth(1)).toContainText('not the reading that Ius Belli adopts');
  await page.getByRole('button', { name: 'Up: 2' }).click();
  await expect(pieces(page).first().locator('h3')).toContainText('cca-R31');
  await page.getByRole('button', { name: 'Remove: 1' }).click();
  await expect(pieces(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(pieces(page)).toHaveCount(2);
});

test('a board and a table stand as pictures, a damaged link as what it is', async ({ page }) => {
  await page.goto(CASE);
  const add = async (text: string) => {
    await page.locator('#paste').fill(text);
    await page.locator('#paste').press('Enter');
  };
  await add('/en/cca/board/?p=cca2_bottom.WR-D6_top.HI-F6_ground.forest-E3&do=ask&ask=sight~D6~F6');
  await expect(pieces(page).nth(0).locator('svg.hexes')).toBeVisible();
  await expect(pieces(page).nth(0).locator('.verdict-of')).toContainText('Yes');
  await add(
    '/en/onus/board/?p=onus1_bottom_A1-40-62-active_top_X1-42-47&do=ask&ask=table-distance~A1~X1',
  );
  await expect(pieces(page).nth(1).locator('svg.plane')).toBeVisible();
  await expect(pieces(page).nth(1).locator('.answer')).toContainText('UD');
  await add('/en/cca/calc/close-combat/?attacker.unit=NOBODY&defender.unit=HI');
  await expect(pieces(page).nth(2).locator('.fault')).toContainText('attacker.unit');
  await add('cca-99.9');
  await expect(pieces(page).nth(3).locator('.fault')).toBeVisible();
});

test('a shared case never overwrites one that is there, and a bad file or link changes nothing', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(CASE);
  await page.getByLabel('What it is about').fill('Theirs');
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByLabel('What it is about').fill('Mine');
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('Theirs');
  await expect(page.getByLabel('What it is about')).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Open that of the link' }).click();
  await expect(page.getByLabel('What it is about')).toHaveValue('Theirs');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('What it is about')).toHaveValue('Mine');
  await page.goto('about:blank');
  await page.goto(link.slice(0, -6));
  await expect(page.getByRole('alert')).toContainText('nothing was changed');
  await page.locator('input[type=file]').setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"format":"ius-belli/case/1","title":7}'),
  });
  await expect(page.getByRole('alert').last()).toContainText('title');
  await expect(page.getByLabel('What it is about')).toHaveValue('Mine');
});

test('a case is copied as a post', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(CASE);
  await page.getByLabel('Ruling').fill('So be it.');
  await page.locator('#paste').fill('cca-11.15');
  await page.locator('#paste').press('Enter');
  await expect(pieces(page).locator('.law')).toBeVisible();
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  const post = await page.evaluate(() => navigator.clipboard.readText());
  expect(post).toContain('1. [cca-11.15 ');
  expect(post).toContain('## Ruling\n\nSo be it.');
});

test('house rules are offered by a link, taken, followed by a calculator and a clause, and put aside', async ({
  page,
}) => {
  await page.goto('/en/house-rules/#cca-R31=b,cca-R999=b;Club%20Lutetia');
  await expect(page.getByRole('alert')).toContainText('cca-R999=b');
  await expect(page.locator('#cca-R31 input').nth(1)).toBeChecked();
  await page.getByRole('button', { name: 'Take them' }).click();
  await page.goto('/en/cca/calc/close-combat/');
  const note = page.locator('.result .house');
  await expect(note).toContainText('House rules of Club Lutetia: cca-R31 b');
  await page.locator('[data-cite]').click();
  await expect(page.locator('dialog code').first()).toContainText('readings.R31=b');
  await expect(page.locator('dialog code').last()).toContainText('House rules of Club Lutetia');
  await page.goto('/en/cca/calc/close-combat/?attacker.unit=WR&defender.unit=MI');
  await expect(note).toContainText('does not follow');
  await page.getByRole('button', { name: 'Apply them' }).click();
  await expect(note).toContainText('House rules of Club Lutetia');
  await page.goto('/en/cca/11-close-combat/dice/');
  await expect(page.locator('main > .house')).toContainText('cca-R31 b');
  await page.getByRole('button', { name: 'Put them aside' }).click();
  await expect(page.locator('main > .house')).toHaveCount(0);
});

for (const path of [
  CASE,
  '/es/expediente/',
  '/en/house-rules/',
  '/es/reglas-de-la-casa/',
  '/en/api/',
  '/api/',
])
  test(`${path} is sound, on a phone too`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, path);
    for (const summary of await page.locator('.book > summary').all()) await summary.click();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
    expect(await barriers(page)).toEqual([]);
  });

test('the map of the site names each page in both languages, and robots are told of it', async ({
  request,
}) => {
  expect(await (await request.get('/robots.txt')).text()).toMatch(
    /Sitemap: https:.*sitemap-index\.xml/,
  );
  const map = await (await request.get('/sitemap-0.xml')).text();
  expect(map).toContain('/en/cca/8-movement/</loc>');
  expect(map).toMatch(/hreflang="es" href="[^"]*\/es\/cca\/8-movimiento\/"/);
  expect(map).not.toMatch(/<loc>https:\/\/[^/]+\/c\//);
});
