import { expect, type Page, test } from '@playwright/test';
import { barriers } from './barriers.ts';
import { visit } from './visit.ts';

const CHAPTER = '/en/cca/11-close-combat/dice/';
const GLOSSARY = '/en/cca/glossary/';
/** Elephants that are attacked and battle back. */
const CLAUSE = 'cca-11.31';

const clause = (page: Page) => page.locator(`.clause:has([id="${CLAUSE}"])`);
const term = (page: Page) => clause(page).getByRole('link', { name: 'battle back' });
const meaning = (page: Page) => page.locator('.meaning');

async function openChapter(page: Page) {
  await page.goto(`${CHAPTER}#${CLAUSE}`);
  await expect(term(page)).toBeInViewport();
}

test('a term that is pointed at shows its meaning, in reach of the pointer, and no longer', async ({
  page,
}) => {
  await page.clock.install();
  await openChapter(page);
  await expect(meaning(page)).toHaveCount(0);
  await term(page).hover();
  await expect(meaning(page)).toContainText('it rolls its dice against the attacker');
  await expect(meaning(page).locator('[lang="es"]')).toHaveText('devolver el combate');
  await meaning(page).hover();
  await expect(meaning(page).getByRole('link', { name: 'cca-11.54' })).toBeVisible();
  await page.clock.runFor(400);
  await expect(meaning(page)).toBeVisible();
  await page.mouse.move(2, 2);
  await page.clock.runFor(400);
  await expect(meaning(page)).toHaveCount(0);
});

test('only one meaning is open, and it lies inside the window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openChapter(page);
  const links = await page.locator('.law a.term').all();
  for (const link of links.slice(0, 8)) {
    await link.focus();
    await expect(meaning(page)).toHaveCount(1);
    await expect(link).toHaveAttribute('aria-describedby', 'meaning');
    const box = await meaning(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
  }
});

test('with the keyboard a term shows its meaning, Tab goes on into it, Escape leaves it', async ({
  page,
}) => {
  await openChapter(page);
  await term(page).focus();
  await expect(meaning(page)).toBeVisible();
  await expect(term(page)).toHaveAccessibleDescription(/it rolls its dice against the attacker/);
  await page.keyboard.press('Tab');
  await expect(meaning(page).getByRole('link', { name: 'cca-11.54' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(meaning(page)).toHaveCount(0);
  await expect(term(page)).toBeFocused();
  await expect(term(page)).not.toHaveAttribute('aria-describedby');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/cca\/glossary\/#battle-back$/);
});

test('Escape closes what the pointer opened', async ({ page }) => {
  await openChapter(page);
  await term(page).hover();
  await expect(meaning(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(meaning(page)).toHaveCount(0);
});

test('a clicked term leads to its place in the glossary', async ({ page }) => {
  await openChapter(page);
  await term(page).click();
  await expect(page).toHaveURL(/\/en\/cca\/glossary\/#battle-back$/);
  await expect(page.locator('#battle-back')).toBeInViewport();
});

test('an open meaning can be read by everybody', async ({ page }) => {
  await openChapter(page);
  await term(page).focus();
  await expect(meaning(page)).toBeVisible();
  expect(await barriers(page, `.clause:has(.meaning)`)).toEqual([]);
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 740 }, hasTouch: true, isMobile: true });

  test('a tap opens the meaning in place, a tap beside it closes it', async ({ page }) => {
    await openChapter(page);
    await term(page).tap();
    await expect(meaning(page)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`#${CLAUSE}$`));
    await clause(page)
      .locator('h2')
      .tap({ position: { x: 150, y: 40 } });
    await expect(meaning(page)).toHaveCount(0);
    await term(page).tap();
    await meaning(page).getByRole('link', { name: 'Glossary' }).tap();
    await expect(page).toHaveURL(/\/en\/cca\/glossary\/#battle-back$/);
  });

  test('a tap leads to the glossary where the meanings cannot be had', async ({ page }) => {
    await page.route('**/texts/cca/glossary.en.json', (route) => route.abort());
    await openChapter(page);
    await term(page).tap();
    await expect(page).toHaveURL(/\/en\/cca\/glossary\/#battle-back$/);
  });
});

test('the meanings are fetched when a term is pointed at, and once', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/meaning|glossary/.test(request.url())) fetched.push(request.url());
  });
  await visit(page, `${CHAPTER}#${CLAUSE}`);
  expect(fetched).toEqual([]);
  // A term that is still out of sight has no place for its meaning.
  await expect(term(page)).toBeInViewport();
  await term(page).focus();
  await expect(meaning(page)).toBeVisible();
  await page.locator('.law a.term').first().focus();
  await expect(meaning(page).locator('b')).not.toHaveText('battle back');
  expect(fetched).toHaveLength(2);
});

test('a card marks its terms in its own language, the short link in both', async ({ page }) => {
  await page.goto('/c/cca-9.7/');
  await page.locator('[lang="es"] a.term').first().focus();
  await expect(meaning(page)).toContainText('guerreros');
  await page.locator('[lang="en"] a.term').first().focus();
  await expect(meaning(page)).toContainText('Foot unit');
});

test('the glossary is filtered by any name, without accents', async ({ page }) => {
  await page.goto('/es/cca/glosario/');
  const filter = page.getByRole('searchbox', { name: 'Filtrar los términos' });
  const shown = page.locator('dl > div:visible dt a');
  const status = page.locator('.filter [role="status"]');
  const all = await shown.count();
  await filter.fill('linea vision');
  await expect(shown).toHaveText(['línea de visión']);
  await expect(status).toHaveText(`1 de ${all} términos`);
  await filter.fill('warriors');
  await expect(shown).toHaveText(['guerreros']);
  await filter.fill('LdV');
  await expect(shown).toHaveText(['línea de visión']);
  await filter.fill('zzz');
  await expect(shown).toHaveCount(0);
  await filter.fill('');
  await expect(shown).toHaveCount(all);
  await expect(status).toHaveText(`${all} términos`);
});

test('the language switch stays on the term', async ({ page }) => {
  await page.goto(`${GLOSSARY}#rampart`);
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(/\/es\/cca\/glosario\/#rampart$/);
  await expect(page.locator('#rampart')).toContainText('terraplén');
  await expect(page.locator('#rampart')).toBeInViewport();
});

test('the page of the system leads to its glossary', async ({ page }) => {
  await page.goto('/en/cca/');
  await page.getByRole('link', { name: 'Glossary' }).click();
  await expect(page).toHaveURL(new RegExp(`${GLOSSARY}$`));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a term leads to its place in the glossary, a plain list', async ({ page }) => {
    await openChapter(page);
    await term(page).click();
    await expect(page.locator('#battle-back')).toBeInViewport();
    await expect(page.locator('#battle-back')).toContainText('strike back');
    await expect(page.locator('.filter')).toBeHidden();
  });
});
