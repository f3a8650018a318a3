import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { barriers } from './barriers.ts';
import { visit } from './visit.ts';

const CHAPTER = '/en/cca/11-close-combat/dice/';
const CARD = '/en/c/cca-11.15/';
const EXAMPLE = 'cca-11.15/four-blocks';

/** Whatever a page does that it must not: errors in the console, and requests to other hosts. */
function faultsOf(page: Page) {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1') faults.push(request.url());
  });
  return faults;
}

const example = (page: Page, id = EXAMPLE) => page.locator(`[id="${id}"]`);

test('a link to a chapter with parts lands on the line of its clause, which leads to the text', async ({
  page,
}) => {
  const ID = 'onus-7.150';
  await page.goto(`/es/onus/7-secuencia-del-turno/#${ID}`);
  const line = page.locator(`[id="${ID}"]`);
  await expect(line).toBeInViewport();
  await line.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/7-secuencia-del-turno/[^/]+/#${ID}$`));
  await expect(page.locator('.clause:has(:target) h2')).toContainText(ID);
  await page.getByRole('link', { name: '7. Secuencia del turno', exact: true }).click();
  await expect(page.locator('.lines li')).toHaveCount(210);
});

test('the parts of a chapter are read one after the other', async ({ page }) => {
  await page.goto('/en/onus/7-turn-sequence/');
  await page.locator('[rel="next"]').click();
  await expect(page.locator('h1')).toHaveText('Phases of the turn, and activation');
  await page.locator('[rel="next"]').click();
  await expect(page.locator('h1')).toHaveText('Movement');
  await page.goto('/en/onus/8-special-formations/');
  await page.locator('[rel="prev"]').click();
  await expect(page.locator('h1')).toHaveText('End of turn');
});

test.describe('a chapter on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('tells one example of each clause, and the others a tap away', async ({ page }) => {
    await page.goto('/es/cca/11-combate-cuerpo-a-cuerpo/dados/');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    // 40 of the 59 clauses of a chapter that once was 57 screens long.
    expect(height / 740).toBeLessThan((57 / 2) * (40 / 59));
    const clause = page.locator('.clause').filter({ has: page.locator('[id="cca-11.15"]') });
    await expect(clause.locator('.example:visible')).toHaveCount(1);
    await clause.locator('.further > summary').tap();
    await expect(clause.locator('.example:visible')).toHaveCount(2);
    const why = clause.locator('.further a.why').first();
    await expect(why).toHaveAttribute('href', /^\/es\/c\/cca-11\.15\/#cca-11\.15\//);
    await clause.locator('.example > summary').first().tap();
    await expect(clause.locator('.steps').first()).toBeVisible();
  });

  test('keeps the list of its clauses in reach', async ({ page }) => {
    await page.goto(CHAPTER);
    const list = page.locator('.toc ol');
    await page.evaluate(() => scrollTo(0, 6000));
    await page.locator('.toc summary').tap();
    await list.getByRole('link', { name: 'cca-11.26' }).tap();
    await expect(list).toBeHidden();
    const heading = page.locator('[id="cca-11.26"]');
    await expect(heading).toBeInViewport();
    const bar = await page.locator('.toc').boundingBox();
    const top = (await heading.boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  });
});

test('a clause lands in view under the header, and is marked', async ({ page }) => {
  await page.goto(`${CHAPTER}#cca-11.15`);
  const heading = page.locator('[id="cca-11.15"]');
  await expect(heading).toBeInViewport();
  const head = await page.locator('.site-head').boundingBox();
  const box = await heading.boundingBox();
  expect(box?.y ?? 0).toBeGreaterThanOrEqual(head?.height ?? 0);
});

test('an example becomes live in place, answers a change, and its link brings it back', async ({
  page,
}) => {
  const faults = faultsOf(page);
  await page.goto(CHAPTER);
  await example(page).locator('summary').first().click();
  await example(page).getByRole('link', { name: 'Try it' }).click();
  const attacker = example(page).getByRole('group', { name: 'Attacker' });
  const answer = example(page).locator('.result p.answer');
  await expect(answer).toHaveText('4 dice');
  await attacker.getByRole('radio', { name: '3' }).check();
  await expect(answer).toHaveText('3 dice');
  await expect(example(page).locator('.result .steps')).toHaveCount(0);
  await example(page).locator('.reasons > summary').click();
  await expect(example(page).locator('.result .unmet')).toContainText('cca-11.15');
  expect(page.url()).toContain('attacker.blocks=3');
  const link = page.url();
  await page.goto('/en/');
  await page.goto(link);
  await expect(answer).toHaveText('3 dice');
  expect(faults).toEqual([]);
});

test('back and forward walk through the states of a calculator', async ({ page }) => {
  await page.goto('/en/cca/calc/close-combat/');
  const unit = page.getByRole('group', { name: 'Attacker' }).getByLabel('Unit');
  const answer = page.locator('.result p.answer');
  await unit.selectOption('HI');
  await expect(answer).toHaveText('5 dice');
  await page.getByLabel('Defender: circumstance').selectOption('forest');
  await expect(answer).toHaveText('2 dice');
  await page.goBack();
  await expect(answer).toHaveText('5 dice');
  await page.goForward();
  await expect(answer).toHaveText('2 dice');
});

test('the language switch stays on the clause and in the state', async ({ page }) => {
  await page.goto(`${CHAPTER}#cca-11.26`);
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(/\/es\/cca\/11-combate-cuerpo-a-cuerpo\/dados\/#cca-11\.26$/);
  await page.goto('/es/cca/calc/close-combat/?attacker.unit=EL&defender.unit=HI');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(
    /\/en\/cca\/calc\/close-combat\/\?attacker\.unit=EL&defender\.unit=HI$/,
  );
  await expect(page.locator('.result p.answer')).toHaveText('5 dice');
});

test('a damaged link says what it could not use and shows the nearest state', async ({ page }) => {
  const faults = faultsOf(page);
  await page.goto(
    '/en/cca/calc/close-combat/?attacker.unit=XX&defender.unit=MI&defender.blocks=9&gone=1',
  );
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('attacker.unit');
  await expect(notice).toContainText('defender.blocks');
  await expect(notice).toContainText('gone');
  await expect(page.locator('.result p.answer')).toHaveText('4 dice');
  expect(faults).toEqual([]);
});

test('a contradiction is named at its field, and what was typed stays', async ({ page }) => {
  await page.goto('/en/cca/calc/close-combat/?attacker.unit=HC&attacker.blocks=4&defender.unit=MI');
  const attacker = page.getByRole('group', { name: 'Attacker' });
  await expect(attacker.locator('.fault')).toContainText('at most 3');
  await expect(page.locator('.result .fault')).toContainText('Attacker, blocks: ');
  await page.getByLabel('Attacker: circumstance').selectOption('Supporting hexes');
  const support = attacker.getByRole('textbox', { name: 'Supporting hexes' });
  await support.fill('abc');
  await expect(attacker.locator('.fault').last()).toContainText('abc');
  await expect(support).toHaveValue('abc');
});

test('dice are entered face by face and resolved', async ({ page }) => {
  await page.goto('/en/cca/calc/close-combat-roll/');
  const rolled = page.getByRole('group', { name: 'Faces rolled' });
  const answer = page.locator('.result p.answer');
  await expect(answer).toHaveText('4 dice: tap the faces');
  for (const face of ['blue triangle', 'swords', 'flag', 'red square'])
    await rolled.getByRole('button', { name: `Add: ${face}` }).click();
  await expect(answer).toHaveText('2 blocks lost, retreats 1 hex');
  await page.getByRole('link', { name: 'The advance' }).click();
  await expect(page).toHaveURL(/calc\/momentum\/\?unit=MI&rolledAs=attack&target=retreated/);
  await expect(answer).toHaveText('May advance, no bonus combat');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the chapter shows text, examples, answers and steps', async ({ page }) => {
    await page.goto(CHAPTER);
    await expect(page.locator('.clause')).toHaveCount(40);
    await example(page).locator('summary').first().click();
    await expect(example(page).locator('.answer')).toContainText('4 dice');
    await expect(example(page).locator('.steps')).toContainText('cca-11.15');
  });

  test('a calculator shows its ordinary case, and an example leads to it', async ({ page }) => {
    await page.goto(CARD);
    await expect(example(page).locator('.steps')).toContainText('3 → 4');
    await example(page).getByRole('link', { name: 'Try it' }).click();
    await expect(page.locator('.ruling .answer').first()).toBeVisible();
  });
});

test('a clause card cites its clause, also where the clipboard is refused', async ({ page }) => {
  await page.goto(CARD);
  const cite = page.locator('.cite');
  await expect(cite.locator('code').nth(1)).toContainText('/c/cca-11.15/');
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('refused')) },
    });
  });
  await cite.getByRole('button', { name: 'Copy: Short link' }).click();
  await expect(cite).toContainText('The text is selected: press Ctrl+C');
  expect(await page.evaluate(() => String(getSelection()))).toContain('/c/cca-11.15/');
});

test('a report of an error names the page in its state, and can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/en/cca/calc/close-combat/');
  const report = page.locator('.report');
  await report.locator('summary').click();
  await expect(report.locator('code')).toContainText('Calculator: cca/close-combat');
  await page.getByRole('group', { name: 'Attacker' }).getByLabel('Unit').selectOption('HI');
  await expect(page).toHaveURL(/attacker\.unit=HI/);
  await report.getByRole('button', { name: 'Copy' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`Page: ${page.url()}\n`);
  await page.goto(CARD);
  await expect(page.locator('.report code')).toContainText('Clause: cca-11.15, version 1');
});

test('a clause says whether it runs', async ({ page }) => {
  await page.goto(CARD);
  await expect(page.locator('.law .kind')).toHaveText('modifier 5 examples run');
  await page.goto('/es/c/cca-1.1/');
  await expect(page.locator('.law .kind')).toContainText('nada que ejecutar');
});

test('what is checked adds up to the data, and its readings lead to their clauses', async ({
  page,
  request,
}) => {
  const rows: { id: string; executed: boolean }[] = await (
    await request.get('/api/v1/coverage.json')
  ).json();
  const cca = rows.filter(({ id }) => id.startsWith('cca-'));
  await page.goto('/en/trust/');
  const system = page.locator('.checked:has(#cca)');
  await expect(system.locator('tfoot td').nth(0)).toHaveText(String(cca.length));
  const executed = cca.filter((row) => row.executed).length;
  await expect(system.locator('tfoot td').nth(2)).toHaveText(String(executed));
  await expect(system).toContainText(`${executed} run in some example`);
  await system.getByText('can be read otherwise').click();
  await system.locator('.doubts a').first().click();
  await expect(page).toHaveURL(/\/en\/c\/cca-R\d+\/$/);
  await expect(page.locator('article.law h1')).toBeVisible();
});

test('the short link shows both languages', async ({ page }) => {
  await page.goto('/c/cca-11.15/');
  await expect(page.locator('article[lang="es"]')).toContainText('guerreros');
  await expect(page.locator('article[lang="en"]')).toContainText('warrior');
});

test('the theme can be turned, and stays turned', async ({ page }) => {
  await page.goto(CARD);
  await page.locator('button.theme').click();
  const theme = await page.locator('html').getAttribute('data-theme');
  await page.goto(CHAPTER);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme ?? '');
});

test('a page that is not there says so in the language of its address, else in both', async ({
  page,
}) => {
  const response = await page.goto('/en/nothing/');
  expect(response?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('main h1')).toHaveText(['There is no page here']);
  await page.goto('/es/c/nada/');
  await expect(page.locator('main h1')).toHaveText(['Aquí no hay ninguna página']);
  await page.goto('/nothing/');
  await expect(page.locator('main h1')).toHaveCount(2);
});

test('a card may stand in a frame of another site, a chapter may not', async ({
  page,
  baseURL,
}) => {
  const forum = createServer(({ url }, response) =>
    response.end(`<!doctype html><iframe src="${baseURL}${url}"></iframe>`),
  );
  await new Promise<void>((listening) => forum.listen(0, '127.0.0.1', listening));
  const framed = async (path: string) => {
    const { port } = forum.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'networkidle' });
    return page.frameLocator('iframe').locator('#main h1').count();
  };
  expect(await framed(CARD)).toBe(1);
  expect(await framed(CHAPTER)).toBe(0);
  forum.close();
});

test.describe('the ways through a system', () => {
  const PLACES = [
    '/es/cca/',
    '/es/cca/8-movimiento/',
    '/es/c/cca-8.16/',
    '/es/cca/calc/close-combat/',
    '/es/cca/board/',
    '/es/cca/en-la-mesa/',
    '/es/cca/tablas/unidades/',
    '/es/cca/aprender/',
    '/es/cca/glosario/',
    '/es/onus/ejercito/',
    '/es/ccn/diferencias/',
  ];
  const ways = (page: Page) => page.getByRole('navigation', { name: 'Ir a' }).getByRole('link');

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

    for (const place of PLACES)
      test(`stand under the thumb on ${place}`, async ({ page }) => {
        await page.goto(place);
        const words = place.includes('onus')
          ? ['Reglas', 'Mesa', 'Calcular', 'En la mesa', 'Hojas']
          : ['Reglas', 'Tablero', 'Calcular', 'En la mesa', 'Hojas'];
        await expect(ways(page)).toHaveText(words);
        for (const way of await ways(page).all()) {
          await expect(way).toBeInViewport({ ratio: 1 });
          const box = await way.boundingBox();
          expect(box?.width).toBeGreaterThanOrEqual(44);
          expect(box?.height).toBeGreaterThanOrEqual(44);
          expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(740);
        }
      });

    test('lead from one to any other in a tap, and the rules back to where they were read', async ({
      page,
    }) => {
      await page.goto('/es/cca/8-movimiento/#cca-8.16');
      await expect(ways(page).first()).toHaveAttribute('aria-current', 'true');
      for (const name of ['Tablero', 'En la mesa', 'Hojas']) {
        await ways(page).filter({ hasText: name }).tap();
        await expect(ways(page).filter({ hasText: name })).toHaveAttribute('aria-current', 'page');
      }
      await ways(page).first().tap();
      await expect(page).toHaveURL('/es/cca/8-movimiento/#cca-8.16');
      // Whoever stands there already is led to the whole book.
      await ways(page).first().tap();
      await expect(page).toHaveURL('/es/cca/');
    });
  });

  test('stand in the head where the screen is wide, or low', async ({ page }) => {
    for (const viewport of [
      { width: 1280, height: 900 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto('/es/cca/board/');
      for (const way of await ways(page).all())
        expect((await way.boundingBox())?.y).toBeLessThan(10);
    }
  });

  test('are not in frames, nor on pages of no system', async ({ page }) => {
    await page.goto('/es/c/cca-8.16/?embed');
    await expect(page.locator('article.law')).toBeVisible();
    await expect(page.locator('.ways')).toBeHidden();
    expect(
      await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--foot')),
    ).toBe('0px');
    await page.goto('/es/about/');
    await expect(page.locator('.ways')).toHaveCount(0);
  });
});

test.describe('the code of a clause', () => {
  const said = (page: Page) => page.locator('.meaning');
  const code = (page: Page, id: string) =>
    page.locator('.law').getByRole('link', { name: id, exact: true }).first();

  test('shows what the clause says when it is pointed at, and leads there by a click', async ({
    page,
  }) => {
    await page.goto('/en/c/cca-11.11/');
    await code(page, 'cca-10.19').hover();
    await expect(said(page)).toContainText('cca-10.19 · restriction');
    await expect(said(page)).toContainText('Auxilia that move 2 hexes: no fire');
    await expect(said(page)).toContainText('may not fire');
    expect(await barriers(page, 'article.law')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(said(page)).toHaveCount(0);
    await code(page, 'cca-10.19').click();
    await expect(page).toHaveURL(/\/en\/cca\/10-ranged-combat\/#cca-10\.19$/);
  });

  test('of a clause on the same page fetches nothing', async ({ page }) => {
    await visit(page, CHAPTER);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await code(page, 'cca-11.4').focus();
    await expect(said(page)).toContainText('cca-11.4');
    expect(fetched.filter((url) => !/_astro/.test(url))).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(said(page).getByRole('link', { name: 'Go to the clause' })).toBeFocused();
  });

  test.describe('on a touch screen', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

    test('is read in place by a tap, and followed by a second one', async ({ page }) => {
      await page.goto(CHAPTER);
      const link = code(page, 'cca-10.2');
      await link.tap();
      await expect(said(page)).toContainText('cca-10.2 · definition');
      await expect(page).toHaveURL(CHAPTER);
      const box = await said(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
      await page
        .locator('.clause h2')
        .first()
        .tap({ position: { x: 150, y: 12 } });
      await expect(said(page)).toHaveCount(0);
      await link.tap();
      await expect(said(page)).toBeVisible();
      await link.tap();
      await expect(page).toHaveURL(/#cca-10\.2$/);
    });

    test('leads to the clause where that cannot be had', async ({ page }) => {
      await page.route('**/c/cca-10.2/', (route) => route.abort());
      await page.goto(CHAPTER);
      await code(page, 'cca-10.2').tap();
      await expect(page).toHaveURL(/#cca-10\.2$/);
    });
  });
});

test.describe('the address without a language', () => {
  for (const [locale, home] of [
    ['en-GB', '/en/'],
    ['es-AR', '/es/'],
    ['fr-FR', '/en/'],
  ] as const)
    test.describe(locale, () => {
      test.use({ locale });
      test(`leads to ${home}`, async ({ page }) => {
        await page.goto('/');
        await expect(page).toHaveURL(home);
      });
    });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('leads to the games in both', async ({ page }) => {
      await page.goto('/');
      for (const lang of ['es', 'en'])
        await expect(page.locator(`section[lang="${lang}"] a[href="/${lang}/cca/"]`)).toBeVisible();
    });
  });
});
