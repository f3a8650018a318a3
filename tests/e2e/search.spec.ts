import { expect, type Page, test } from '@playwright/test';
import { barriers } from './barriers.ts';

const PAGE = '/es/cca/11-combate-cuerpo-a-cuerpo/dados/';
const box = (page: Page) => page.getByRole('combobox', { name: /^(Search|Buscar)/ });
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
  const seen = () =>
    expect(async () => {
      const marked = await page.locator('[aria-selected="true"]').boundingBox();
      const bar = await form.boundingBox();
      expect(marked?.y ?? 0).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1);
      expect((marked?.y ?? 0) + (marked?.height ?? 0)).toBeLessThanOrEqual(501);
    }).toPass();
  for (let i = 0; i < 12; i++) await page.keyboard.press('ArrowDown');
  await seen();
  for (let i = 0; i < 11; i++) await page.keyboard.press('ArrowUp');
  await seen();
});

test('a clause of the same page closes the search and comes into view', async ({ page }) => {
  await open(page);
  await box(page).fill('11.35');
  await hits(page).first().click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/#cca-11\.35$/);
  await expect(page.locator('[id="cca-11.35"]')).toBeInViewport();
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
  await expect(status).toHaveText('2 resultados');
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
  await page.goto('/es/search/?q=cartas+secciones+flanco+ejemplo');
  const games = () =>
    hits(page)
      .filter({ has: page.locator('.words mark') })
      .locator('.id')
      .allTextContents()
      .then((ids) => [...new Set(ids.map((id) => id.replace(/-.*/, '')))].sort());
  await expect.poll(games).toEqual(expect.arrayContaining(['cca', 'ccn']));
  await page.getByLabel('Juego en el que se busca').selectOption('ccn');
  await expect.poll(games).toEqual(['ccn']);
});

test('the search is accessible, empty, with hits and without', async ({ page }) => {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await open(page, '/en/cca/11-close-combat/dice/');
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
    await page.goto('/en/cca/11-close-combat/dice/');
    await page.locator('.find').tap();
    await box(page).fill('leader escape');
    const first = hits(page).first();
    // The list is drawn anew when the rest of the index comes.
    await expect(async () => {
      expect((await first.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }).toPass();
    await first.tap();
    await expect(page).toHaveURL(
      /\/en\/cca\/13-special-actions\/leader-escape-and-momentum-advance\/#cca-13\.26$/,
    );
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search leads to a list of every clause', async ({ page }) => {
    await page.goto(PAGE);
    await page.locator('.find').click();
    await expect(page).toHaveURL(/\/es\/search\/$/);
    await expect(page.getByRole('searchbox')).toBeHidden();
    await page.getByText('12. Retirada').first().click();
    await page.getByRole('link', { name: /^cca-12\.19/ }).click();
    await expect(page).toHaveURL(/\/es\/cca\/12-retirada\/#cca-12\.19$/);
  });
});

test('the page of the search has its own box, and an address for a query', async ({ page }) => {
  await page.goto('/en/search/?q=double+time');
  await expect(hits(page).first()).toContainText('cca-18.35');
  await box(page).fill('11.15');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/cca\/11-close-combat\/dice\/#cca-11\.15$/);
});

test('the search says in which game it looks, and looks in any or in another one', async ({
  page,
}) => {
  await open(page, '/en/cca/11-close-combat/dice/');
  const game = page.getByLabel('Game that is searched');
  await expect(game).toHaveValue('cca');
  await box(page).fill('line of sight');
  await expect(hits(page).first()).toContainText('cca-10.13');
  await expect(hits(page).filter({ hasText: 'onus-' })).toHaveCount(0);
  await game.selectOption('In any game');
  await expect(hits(page).filter({ hasText: 'cca-' })).not.toHaveCount(0);
  await expect(hits(page).filter({ hasText: 'ccn-' })).not.toHaveCount(0);
  await game.selectOption('ONUS!');
  await expect(hits(page).first()).toContainText('onus-7.12');
  await expect(hits(page).filter({ hasText: 'cca-' })).toHaveCount(0);
});

test('a query that names another game is asked there, unless a game was chosen', async ({
  page,
}) => {
  await open(page, '/en/cca/11-close-combat/dice/');
  await box(page).fill('onus 7.12');
  await expect(hits(page).first()).toContainText('onus-7.12');
  await expect(page.getByLabel('Game that is searched')).toHaveValue('onus');
});

test('where nothing is found, what the other games have is a tap away', async ({ page }) => {
  await open(page, '/en/cca/11-close-combat/dice/');
  await box(page).fill('sarissa');
  const other = page.getByRole('button', { name: /^\d+ in ONUS!$/ });
  await other.click();
  await expect(hits(page).first()).toContainText('onus-');
  await expect(page.getByLabel('Game that is searched')).toHaveValue('onus');
  await expect(other).toHaveCount(0);
  await box(page).fill('7.23');
  await expect(hits(page).first()).toContainText('onus-7.23');
});

test('tools are found with their sign, what they are and a line', async ({ page }) => {
  const FOUND = {
    'roll dice': ['at the table', /\/en\/cca\/at-the-table\/$/],
    // The board writes its position into the address once it is there.
    board: ['board', /\/en\/cca\/board\/(?:\?p=|$)/],
    'terrain sheet': ['sheet', /\/en\/cca\/tables\/terrain\/$/],
    'elephant rampage calculator': ['calculator', /\/en\/cca\/calc\/rampage\/$/],
    Cannae: ['battle', /\/en\/cca\/board\/\?p=.*cannae/],
    'lesson leaders': ['lesson', /\/en\/cca\/learn\/12-leaders\/$/],
  } as const;
  for (const [typed, [kind, path]] of Object.entries(FOUND)) {
    await open(page, '/en/cca/11-close-combat/dice/');
    await box(page).fill(typed);
    const first = hits(page).first();
    await expect(first.locator('.sign'), typed).toHaveText(kind);
    await expect(first.locator('svg')).toBeVisible();
    await expect(first.locator('.words')).not.toBeEmpty();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(path);
  }
});

test('what is typed before the search has come is not lost, and does nothing else', async ({
  page,
}) => {
  await page.goto(PAGE);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_astro/search.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('/');
  await page.keyboard.type('cca-11.15');
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await expect(page.locator('dialog.search input')).toHaveValue('cca-11.15');
  release();
  await expect(hits(page).first()).toContainText('cca-11.15');
  await expect(box(page)).toHaveValue('cca-11.15');
});

/** What 1.6 Mbit/s brings in 300 ms, less the 60 ms of a trip to the server. */
const MOST_BYTES = 240 * 200;

for (const [path, typed] of [
  [PAGE, 'guerreros'],
  ['/en/ccn/calc/melee/', 'square'],
  ['/en/onus/calc/charge/', 'charge'],
  ['/es/t7g/', 'carga'],
] as const)
  test(`the first hit waits for one trip and few bytes: ${path}`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    // All that is asked for waits until nothing more is: what is asked for later was no part of the first trip.
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*', async (route) => {
      await held;
      if (/search\/(more|asks)\/|pagefind/.test(route.request().url())) return route.abort();
      return route.continue();
    });
    const opened = await page.evaluate(() => performance.now());
    await page.keyboard.press('/');
    await page.keyboard.type(typed);
    await expect.poll(() => asked.some((url) => /search\/\w+\.\w\w\.json$/.test(url))).toBe(true);
    await expect.poll(() => asked.some((url) => url.endsWith('.css'))).toBe(true);
    const first = [...asked];
    release();
    await expect(hits(page).first()).toBeVisible();
    const came = await page.evaluate(
      (since) =>
        performance
          .getEntriesByType('resource')
          .map((entry) => entry as PerformanceResourceTiming)
          .filter(({ startTime }) => startTime >= since)
          .map(({ name, transferSize }) => ({ name, transferSize })),
      opened,
    );
    const needed = came.filter(({ name }) => first.includes(name));
    expect(needed.length).toBeGreaterThan(2);
    expect(needed.reduce((sum, { transferSize }) => sum + transferSize, 0)).toBeLessThan(
      MOST_BYTES,
    );
    const later = asked.filter((url) => !first.includes(url));
    expect(later.filter((url) => /\/_astro\/(search|words)|\.css$/.test(url))).toEqual([]);
    // What comes after them was not to be had: that is said, and they stay.
    const status = page.getByRole('dialog').getByRole('status');
    await expect(status).toContainText(/There may be more|Puede haber más/);
    await expect(hits(page).first()).toBeVisible();
  });

test('where the scripts of the search cannot be had, its page is opened', async ({ page }) => {
  await page.goto(PAGE);
  await page.route('**/_astro/search.*.js', (route) => route.abort());
  await page.locator('.find').click();
  await expect(page).toHaveURL(/\/es\/search\/\?q=$/);
});

test('words that are names of everything in JavaScript are words', async ({ page }) => {
  await open(page);
  await box(page).fill('constructor');
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('«constructor»');
});

test('a whole question is answered by its calculator, filled in', async ({ page }) => {
  await open(page, '/en/cca/11-close-combat/dice/');
  await box(page).fill('how many dice do elephants roll against light infantry');
  const asked = page.locator('.hits .asked');
  await expect(asked.locator('.answer')).toContainText('2 dice');
  await expect(asked.locator('.chip')).toHaveText([
    'Attacker: Elephants',
    'Defender: Light infantry',
  ]);
  await expect(asked.locator('.words')).toHaveText([
    'Nothing else is said.',
    /^Depends on cca-R33/,
  ]);
  await expect(hits(page).nth(1).locator('.id')).toHaveText(/^cca-11\./);
  expect(await barriers(page, 'dialog')).toEqual([]);
  await asked.click();
  await expect(page).toHaveURL(/calc\/close-combat\/\?attacker\.unit=EL&defender\.unit=LI$/);
  await expect(page.locator('#calc-result')).toContainText('2 dice');
});

test('what is not understood of a question is said, and then nothing is answered', async ({
  page,
}) => {
  await open(page, '/es/cca/11-combate-cuerpo-a-cuerpo/dados/');
  await box(page).fill('cuántos dados tiran los elefantes sin espadas contra infantería ligera');
  const asked = page.locator('.hits .asked');
  await expect(asked.locator('.words')).toContainText('No se entiende: sin');
  await expect(asked.locator('.answer')).toBeEmpty();
  await box(page).fill('¿puede evadirse la caballería ligera de la infantería pesada?');
  await expect(asked.locator('.answer')).not.toBeEmpty();
});

test('the page of the search answers questions too', async ({ page }) => {
  await page.goto('/en/search/?q=can+light+cavalry+evade+from+heavy+chariots');
  const asked = page.locator('.hits .asked');
  await expect(asked.locator('.answer')).not.toBeEmpty();
  await expect(asked).toHaveAttribute('href', /\/en\/cca\/calc\/evade\/\?/);
});

test('links, several codes and readings are taken, and what is not there is said', async ({
  page,
}) => {
  await open(page, '/en/cca/11-close-combat/dice/');
  const ids = hits(page).locator('.id');
  await box(page).fill('https://example.org/es/c/cca-8.16/');
  await expect(ids).toHaveText(['cca-8.16']);
  await box(page).fill('cca-8.16, cca-10.19');
  await expect(ids).toHaveText(['cca-8.16', 'cca-10.19']);
  await box(page).fill('１１．１５');
  await expect(ids.first()).toHaveText('cca-11.15');
  await box(page).fill('R50');
  await expect(hits(page).first().locator('.sign')).toHaveText('reading');
  await expect(hits(page).first()).toHaveAttribute('href', /\/en\/c\/cca-/);
  const status = page.getByRole('dialog').getByRole('status');
  await box(page).fill('cca-11.99');
  await expect(status).toHaveText('There is no clause cca-11.99: chapter 11 ends at 11.59.');
  await box(page).fill('ammo');
  await expect(status).toContainText('No clause says “ammo”.');
  await expect(hits(page)).toHaveCount(0);
});

test('with the keyboard of a phone up, three hits are in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 400 });
  await open(page, '/en/cca/11-close-combat/dice/');
  await box(page).fill('retreat');
  for (const i of [0, 1, 2])
    await expect(async () => {
      const place = await hits(page).nth(i).boundingBox();
      expect((place?.y ?? 400) + (place?.height ?? 0)).toBeLessThanOrEqual(400);
    }).toPass();
});

test('without a query the page of the search shows what can be tried, and the chapters folded', async ({
  page,
}) => {
  await page.goto('/es/search/');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6000);
  await page.getByRole('link', { name: 'tirar dados' }).click();
  await expect(hits(page).first()).toContainText('En la mesa');
});
