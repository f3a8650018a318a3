import { expect, type Page, test } from '@playwright/test';
import { barriers } from './barriers.ts';

const PAGE = '/es/cca/11-combate-cuerpo-a-cuerpo/';
const box = (page: Page) => page.getByRole('combobox', { name: /rules|reglas/ });
const hits = (page: Page) => page.locator('.hits [role=option]');

async function open(page: Page, path = PAGE) {
  await page.goto(path);
  await page.locator('.find').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(box(page)).toBeFocused();
}

test('a slash opens the search and a code leads to its clause', async ({ page }) => {
  await page.goto(PAGE);
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('CCA 12,19');
  await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(hits(page).first()).toContainText('cca-12.19');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/es\/cca\/12-retirada\/#cca-12\.19$/);
  await expect(page.locator('[id="cca-12.19"]')).toBeInViewport();
});

test('a slash in a field is a slash', async ({ page }) => {
  await open(page);
  await page.keyboard.type('a/b');
  await expect(box(page)).toHaveValue('a/b');
});

test('a code is found however it is written', async ({ page }) => {
  await open(page);
  for (const typed of ['11.15', 'cca 11.15', 'CCA-11.15', 'cca11.15', '11-15', '1115']) {
    await box(page).fill('cca 16');
    await expect(hits(page)).toHaveCount(2);
    await box(page).fill(typed);
    await expect(hits(page).first().locator('.id'), typed).toHaveText('cca-11.15');
  }
});

test('arrow keys go round the list and Enter opens the one that is marked', async ({ page }) => {
  await open(page);
  await box(page).fill('cca 16');
  await expect(hits(page)).toHaveCount(2);
  await page.keyboard.press('ArrowUp');
  await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(hits(page).nth(0)).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = hits(page).nth(1);
  await expect(box(page)).toHaveAttribute(
    'aria-activedescendant',
    (await second.getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#cca-16\.2$/);
});

test('what the arrow keys mark is in view, below the box', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await open(page);
  await box(page).fill('guerreros');
  await expect(hits(page).first()).toBeVisible();
  const form = page.getByRole('dialog').locator('form');
  const seen = async () => {
    const marked = await page.locator('[aria-selected="true"]').boundingBox();
    const bar = await form.boundingBox();
    expect(marked?.y ?? 0).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1);
    expect((marked?.y ?? 0) + (marked?.height ?? 0)).toBeLessThanOrEqual(501);
  };
  for (let i = 0; i < 12; i++) await page.keyboard.press('ArrowDown');
  await seen();
  for (let i = 0; i < 11; i++) await page.keyboard.press('ArrowUp');
  await seen();
});

test('a clause of the same page closes the search and comes into view', async ({ page }) => {
  await open(page);
  await box(page).fill('11.55');
  await hits(page).first().click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/#cca-11\.55$/);
  await expect(page.locator('[id="cca-11.55"]')).toBeInViewport();
});

test('closing keeps what was typed, by key, by button and beside the dialog', async ({ page }) => {
  await open(page);
  await box(page).fill('estampida');
  const closings = [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Cerrar' }).click(),
    () => page.mouse.click(5, 400),
  ];
  for (const close of closings) {
    await close();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('/');
    await expect(box(page)).toHaveValue('estampida');
    await expect(hits(page).first()).toContainText(/estampida/i);
  }
});

test('words of the other language are found, marked, and said to be of it', async ({ page }) => {
  await open(page);
  await box(page).fill('warriors');
  const first = hits(page).first();
  await expect(first.locator('b')).toContainText('Guerreros');
  await expect(first.locator('.words [lang="en"] mark')).toHaveText(/^warriors$/i);
  await box(page).fill('gerreros');
  await expect(first.locator('b mark')).toHaveText('Guerreros');
});

test('the number of hits is said, and what to do when there are none', async ({ page }) => {
  await open(page);
  const status = page.getByRole('dialog').getByRole('status');
  await expect(status).toHaveText(/11\.15/);
  await box(page).fill('cca 16');
  await expect(status).toHaveText('2 cláusulas');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await box(page).fill('zzzyxw');
  await expect(status).toContainText('zzzyxw');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(hits(page)).toHaveCount(0);
});

test('without its index the search says so, and works when it can be had again', async ({
  page,
}) => {
  await page.route('**/search/*.json', (route) => route.abort());
  await open(page);
  await box(page).fill('guerreros');
  const status = page.getByRole('dialog').getByRole('status');
  await expect(status).toContainText('no se ha podido cargar');
  await page.unroute('**/search/*.json');
  await box(page).fill('guerrero');
  await expect(hits(page).first()).toBeVisible();
});

test('words that stand only in the text are shown where they stand', async ({ page }) => {
  await open(page);
  await box(page).fill('acciones especiales ejemplo');
  await expect(hits(page).locator('.words mark').first()).toBeVisible();
});

test('on a page of no game the texts of all are searched, of a game its own', async ({ page }) => {
  await page.goto('/es/search/?q=acciones+especiales+ejemplo');
  const games = () =>
    hits(page)
      .filter({ has: page.locator('.words mark') })
      .locator('.id')
      .allTextContents()
      .then((ids) => [...new Set(ids.map((id) => id.replace(/-.*/, '')))].sort());
  await expect.poll(games).toEqual(expect.arrayContaining(['cca', 'ccn']));
  await page.getByLabel('Sólo de un juego').selectOption('ccn');
  await expect.poll(games).toEqual(['ccn']);
});

test('the search is accessible, empty, with hits and without', async ({ page }) => {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await open(page, '/en/cca/11-close-combat/');
    for (const typed of ['', 'guerreros', 'zzzyxw']) {
      await box(page).fill(typed);
      await expect(page.getByRole('dialog').getByRole('status')).not.toBeEmpty();
      expect(await barriers(page, 'dialog')).toEqual([]);
    }
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a tap opens the search and a tap opens a clause', async ({ page }) => {
    await page.goto('/en/cca/11-close-combat/');
    await page.locator('.find').tap();
    await box(page).fill('leader escape');
    const first = hits(page).first();
    const size = await first.boundingBox();
    expect(size?.height).toBeGreaterThanOrEqual(44);
    await first.tap();
    await expect(page).toHaveURL(/\/en\/cca\/13-special-actions\/#cca-13\.26$/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search leads to a list of every clause', async ({ page }) => {
    await page.goto(PAGE);
    await page.locator('.find').click();
    await expect(page).toHaveURL(/\/es\/search\/$/);
    await expect(page.getByRole('searchbox')).toBeHidden();
    await page.getByRole('link', { name: /^cca-12\.19/ }).click();
    await expect(page).toHaveURL(/\/es\/cca\/12-retirada\/#cca-12\.19$/);
  });
});

test('the page of the search has its own box, and an address for a query', async ({ page }) => {
  await page.goto('/en/search/?q=double+time');
  await expect(hits(page).first()).toContainText('cca-18.35');
  await box(page).fill('11.15');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/cca\/11-close-combat\/#cca-11\.15$/);
});

test('hits are narrowed to one kind of clause or to one game, and widened again', async ({
  page,
}) => {
  await page.goto('/en/search/?q=warriors');
  const hits = page.locator('#found [role=option]');
  await expect(hits.first()).toBeVisible();
  const all = await hits.count();
  await page.getByLabel('One kind only').selectOption('profile');
  await expect(hits.filter({ hasText: '· profile' })).not.toHaveCount(0);
  await expect(hits.filter({ hasNotText: '· profile' })).toHaveCount(0);
  await page.getByLabel('One kind only').selectOption('any kind');
  await expect(hits).toHaveCount(all);
  await box(page).fill('line of sight');
  await expect(hits.filter({ hasText: 'cca-' })).not.toHaveCount(0);
  await page.getByLabel('One game only').selectOption('onus');
  await expect(hits.first()).toContainText('onus-7.12');
  await expect(hits.filter({ hasText: 'cca-' })).toHaveCount(0);
});
