import { expect, type Page, test } from '@playwright/test';
import { LANGS } from '../../src/i18n/lang.ts';
import { chapterPath, printPath, sheetPath, sheetsPath } from '../../src/library/links.ts';
import { MANIFESTS } from '../../src/systems/index.ts';

const CHAPTER = chapterPath(
  'en',
  { key: 'cca' },
  { slug: { es: '11-combate-cuerpo-a-cuerpo/dados', en: '11-close-combat/dice' } },
);
const CLAUSES = 40;
const TABLES = '/es/cca/2-componentes/';

/** 7.5 points in pixels: nothing on paper is smaller. */
const SMALLEST = 10;
/** Width between the margins of the paper, in pixels of 1/96 inch. */
const MM = 96 / 25.4;
const A5_BETWEEN_MARGINS = Math.floor((148 - 30) * MM);

/** Chromium writes the pages of a PDF uncompressed. */
function pagesOf(pdf: Buffer) {
  const text = pdf.toString('latin1');
  const box = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(text);
  return {
    count: text.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0,
    /** In millimetres, of the first page. */
    size: [box?.[1], box?.[2]].map((points) => Math.round((Number(points) / 72) * 25.4)),
  };
}

/** Every piece of text that is on paper, with its size in pixels. */
const printed = (page: Page) =>
  page.evaluate(() => {
    const written = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: { text: string; size: number }[] = [];
    while (written.nextNode()) {
      const { parentElement: element, textContent } = written.currentNode;
      const text = textContent?.trim();
      if (!text || !element?.checkVisibility()) continue;
      found.push({ text, size: Number.parseFloat(getComputedStyle(element).fontSize) });
    }
    return found;
  });
const textOf = async (page: Page) => (await printed(page)).map(({ text }) => text);

const SHEETS = Object.entries(MANIFESTS).flatMap(([system, { sheets }]) =>
  sheets ? [{ system, ...sheets }] : [],
);

for (const { system, sheets } of SHEETS)
  for (const lang of LANGS)
    for (const sheet of sheets)
      test(`${system}/${sheet.key} is one side of A4 in ${lang}`, async ({ page }) => {
        await page.goto(sheetPath(lang, system, sheet));
        // A browser may set it a little larger.
        const pdf = await page.pdf({ preferCSSPageSize: true, scale: 1.02 });
        const { count, size } = pagesOf(pdf);
        expect(count).toBe(1);
        expect(size).toEqual(sheet.paper === 'portrait' ? [210, 297] : [297, 210]);
        const between = Math.floor((sheet.paper === 'portrait' ? 190 : 277) * MM);
        await page.setViewportSize({ width: between, height: 700 });
        await page.emulateMedia({ media: 'print' });
        const small = (await printed(page)).filter(({ size }) => size < SMALLEST - 0.05);
        expect(small).toEqual([]);
        const cut = await page.evaluate(
          () =>
            [document.documentElement, ...document.querySelectorAll('.wide, td, th')].filter(
              ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
            ).length,
        );
        expect(cut).toBe(0);
      });

test('a sheet on a phone keeps the names of its rows in sight, and shows clauses when asked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/en/cca/tables/units/');
  const name = page.locator('tbody tr:not(.group) > th').first();
  const [before, ref] = [await name.boundingBox(), page.locator('td .ref').first()];
  const moved = await page.locator('.wide').evaluate((wide) => {
    wide.scrollBy(200, 0);
    return wide.scrollLeft;
  });
  expect(moved).toBe(200);
  expect((await name.boundingBox())?.x).toBe(before?.x);
  await expect(ref).toBeHidden();
  await page.getByLabel('With their clauses').check();
  await expect(ref).toBeVisible();
});

test('the list of sheets is laid out like the contents of a book', async ({ page }) => {
  for (const { system } of SHEETS) {
    await page.goto(sheetsPath('en', system));
    await expect(page.locator('.contents a').first()).toHaveCSS('display', 'grid');
  }
});

test.describe('a chapter', () => {
  for (const format of ['A4', 'A5'] as const)
    test(`prints on ${format} with every clause, and without what belongs to the screen`, async ({
      page,
    }) => {
      await page.goto(CHAPTER);
      const { count, size } = pagesOf(await page.pdf({ format }));
      expect(size).toEqual(format === 'A4' ? [210, 297] : [148, 210]);
      expect(count).toBeGreaterThan(5);
      expect(count).toBeLessThan(format === 'A4' ? 20 : 35);
      await page.emulateMedia({ media: 'print' });
      const text = await textOf(page);
      for (let number = 1; number <= CLAUSES; number += 1)
        expect(text).toContain(`cca-11.${number}`);
      for (const gone of ['Search', 'Español', 'About this site', 'Try it', 'Why', 'Next'])
        expect(text).not.toContain(gone);
    });

  test('has its system and its name above every page', async ({ page }) => {
    await page.goto(CHAPTER);
    const head =
      '@top-left{content:"Commands & Colors: Ancients · 11. Close combat · How to fight, and with how many dice"}';
    expect(await page.content()).toContain(head);
  });

  test('prints an example folded with its answer, and whole where it is open', async ({ page }) => {
    await page.goto(CHAPTER);
    const example = page.locator('[id="cca-11.15/four-blocks"]');
    await page.emulateMedia({ media: 'print' });
    await expect(example.locator('.answer').first()).toBeVisible();
    await expect(example.locator('.steps')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await example.locator('summary').first().click();
    await page.emulateMedia({ media: 'print' });
    await expect(example.locator('.steps')).toBeVisible();
  });

  test('keeps a clause together with its head', async ({ page }) => {
    await page.goto(CHAPTER);
    await page.emulateMedia({ media: 'print' });
    const law = page.locator('.clause .law').first();
    await expect(law).toHaveCSS('break-inside', 'avoid');
    await expect(law.locator('h2')).toHaveCSS('break-after', 'avoid');
  });

  test('is no wider than A5, with its tables', async ({ page }) => {
    await page.setViewportSize({ width: A5_BETWEEN_MARGINS, height: 700 });
    for (const path of [CHAPTER, TABLES]) {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBeLessThanOrEqual(A5_BETWEEN_MARGINS);
    }
  });
});

test('the dark theme prints black on white', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const [sheet] = SHEETS.find(({ system }) => system === 'cca')?.sheets ?? [];
  for (const path of [
    CHAPTER,
    '/en/c/cca-11.15/',
    ...(sheet ? [sheetPath('en', 'cca', sheet)] : []),
  ]) {
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
    });
    const colours = await page.evaluate(() =>
      ['body', 'h1', 'main .ref', 'main b'].map((selector) => {
        const element = document.querySelector(selector);
        return element && getComputedStyle(element).color;
      }),
    );
    expect(new Set(colours), path).toEqual(new Set(['rgb(0, 0, 0)']));
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  }
});

test.describe('a selection', () => {
  const PAGE = printPath('en');
  const ids = (page: Page) => page.locator('.selection .id');

  test('prints what its address names, in that order, and nothing else', async ({ page }) => {
    await page.goto(`${PAGE}?c=cca-10.19,cca-8.16`);
    await expect(ids(page)).toHaveText(['cca-10.19', 'cca-8.16']);
    await page.emulateMedia({ media: 'print' });
    const text = await textOf(page);
    expect(text.join(' ')).toContain('Auxilia that move 2 hexes');
    for (const gone of ['Which clause', 'Add', 'Remove', 'Print the selection', 'Search'])
      expect(text).not.toContain(gone);
    expect(pagesOf(await page.pdf({ format: 'A5' })).count).toBe(1);
  });

  test('is added to, put in order and taken from, and its address goes along', async ({ page }) => {
    await page.goto(PAGE);
    const field = page.getByLabel('Which clause');
    const status = page.getByRole('status');
    await expect(page.getByRole('button', { name: 'Print the selection' })).toBeDisabled();
    await field.fill('CCA-8.16, [[cca-10.19]]');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(ids(page)).toHaveText(['cca-8.16', 'cca-10.19']);
    await expect(field).toHaveValue('');
    await page.getByRole('button', { name: 'Up: cca-10.19' }).click();
    await expect(ids(page)).toHaveText(['cca-10.19', 'cca-8.16']);
    await expect(page).toHaveURL(/\?c=cca-10\.19,cca-8\.16$/);
    await page.getByRole('button', { name: 'Remove: cca-10.19' }).click();
    await expect(ids(page)).toHaveText(['cca-8.16']);
    await field.fill('cca-8.16');
    await field.press('Enter');
    await expect(status).toHaveText('cca-8.16 is in the selection already.');
    await page.goBack();
    await expect(ids(page)).toHaveText(['cca-10.19', 'cca-8.16']);
    await page.getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL(`${printPath('es')}?c=cca-10.19,cca-8.16`);
    await expect(ids(page)).toHaveText(['cca-10.19', 'cca-8.16']);
  });

  test('says which clause there is not, and keeps the others', async ({ page }) => {
    await page.goto(`${PAGE}?c=cca-8.16,cca-14.1`);
    await expect(ids(page)).toHaveText(['cca-8.16']);
    await expect(page.getByRole('status')).toContainText('No one clause of that name: cca-14.1');
    const field = page.getByLabel('Which clause');
    await field.fill('12.19, cca-10.19, onus 10.2, foo');
    await field.press('Enter');
    await expect(ids(page)).toHaveText(['cca-8.16', 'cca-10.19', 'onus-10.2']);
    await expect(page.getByRole('status')).toContainText('that name: 12.19, foo.');
    await expect(field).toHaveValue('12.19, foo');
  });

  test('is gathered by searching and from what is pinned', async ({ page }) => {
    await page.goto('/en/c/cca-8.16/');
    await page.getByRole('button', { name: 'Pin', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Pinned' })).toBeVisible();
    await page.goto(PAGE);
    await page.getByRole('button', { name: 'those that I pinned (1)' }).click();
    await expect(ids(page)).toHaveText(['cca-8.16']);
    await page.getByLabel('Which clause').fill('form square');
    await page.getByRole('option').filter({ hasText: 'ccn-6.15' }).click();
    await expect(ids(page)).toHaveText(['cca-8.16', 'ccn-6.15']);
    await expect(page).toHaveURL(/c=cca-8\.16,ccn-6\.15$/);
  });

  test('a card leads to it', async ({ page }) => {
    await page.goto('/en/c/cca-8.16/');
    await page.getByRole('link', { name: 'Print this with other clauses' }).click();
    await expect(ids(page)).toHaveText(['cca-8.16']);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('says that it needs it, and shows no form', async ({ page }) => {
      await page.goto(`${PAGE}?c=cca-8.16`);
      await expect(page.getByText('you need JavaScript')).toBeVisible();
      await expect(page.getByLabel('Which clause')).toBeHidden();
      await expect(page.getByRole('button', { name: 'Print the selection' })).toBeHidden();
    });
  });
});
