import { expect, type Page, test } from '@playwright/test';
import { build } from 'esbuild';
import { textPages } from '../../scripts/page-kinds.ts';
import type * as Read from '../../src/citing/read.ts';
import { LANGS, type Lang } from '../../src/i18n/lang.ts';
import { bookPages } from '../../src/library/leaves.ts';
import { loadLibrary } from '../../src/library/library.ts';
import { chapterPath } from '../../src/library/links.ts';
import { plain } from '../../src/library/text.ts';
import { barriers } from './barriers.ts';

const { systems } = await loadLibrary();

const CHAPTER = '/en/cca/11-close-combat/';
const CARD = '/en/c/cca-11.15/';
const CALCULATOR = '/en/cca/calc/close-combat/';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const box = (page: Page) => page.getByRole('dialog');
const form = (page: Page, name: string) =>
  box(page)
    .locator('.cite div')
    .filter({ has: page.getByRole('button', { name: `Copy: ${name}`, exact: true }) })
    .locator('code');
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
/** The host that the built site names in its links. */
const site = (page: Page) =>
  page.locator('link[rel="canonical"]').evaluate((link: HTMLLinkElement) => link.href);

async function here(page: Page, address: string) {
  const { pathname, search, hash } = new URL(address);
  await page.goto(pathname + search + hash);
}

test('two keys copy a form of the clause in view', async ({ page }) => {
  await page.goto(`${CHAPTER}#cca-11.15`);
  const link = new URL('/c/cca-11.15/', await site(page)).href;
  const title = 'Full-strength warriors: 4 dice, may ignore 1 flag';
  const forms = [
    'cca-11.15',
    link,
    `[cca-11.15](${link}) ${title}`,
    `[url=${link}]cca-11.15[/url] ${title}`,
    `cca-11.15 (${title}): “With its 4 blocks, a warrior unit battles in close combat with 1 more die, 4 dice in all, and may ignore 1 flag. It is the only unit type whose losses change its dice (cca-9.7).” Ius Belli, version 1, on Commands & Colors: Ancients. Spanish rulebook, translated by Manuel Suffo. ${link}`,
  ];
  for (const [i, text] of forms.entries()) {
    // Both at once: the second key may come before the box is there.
    await page.keyboard.press('c');
    await page.keyboard.press(String(i + 1));
    await expect(box(page).getByRole('status')).toHaveText('Copied');
    expect(await copied(page)).toBe(text);
    await page.keyboard.press('Escape');
    await expect(box(page)).toBeHidden();
  }
  await page.keyboard.press('c');
  await page.keyboard.press('c');
  await expect(box(page).getByRole('status')).toHaveText('Copied');
  expect(await copied(page)).toBe(link);
});

test('the key cites the clause that has the focus, then the one that is read', async ({ page }) => {
  await page.goto(CHAPTER);
  await page.locator('[id="cca-11.20"] .id').focus();
  await page.keyboard.press('c');
  await expect(box(page)).toHaveAccessibleName('Cite cca-11.20');
  await page.keyboard.press('Escape');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.locator('[id="cca-11.41"]').evaluate((heading) => heading.scrollIntoView());
  await page.keyboard.press('c');
  await expect(box(page)).toHaveAccessibleName('Cite cca-11.41');
});

test('the link of a clause opens the box in place, in the language of the page', async ({
  page,
}) => {
  await page.goto('/es/cca/11-combate-cuerpo-a-cuerpo/');
  await page
    .locator('.clause', { has: page.locator('[id="cca-11.3"]') })
    .getByRole('link', { name: 'Citar' })
    .click();
  await expect(page).toHaveURL(/combate-cuerpo-a-cuerpo\/$/);
  await expect(box(page)).toHaveAccessibleName('Citar cca-11.3');
  await expect(box(page).locator('code').nth(4)).toContainText('Ius Belli, versión 1, sobre');
});

/** What the box quotes of each clause of the page. */
const quoted = (page: Page) =>
  page.evaluate(async () => {
    const texts: Record<string, string> = {};
    for (const link of document.querySelectorAll<HTMLElement>('.clause .id')) {
      const id = link.textContent ?? '';
      link.focus();
      link.dispatchEvent(new KeyboardEvent('keydown', { key: 'c', bubbles: true }));
      while (!document.querySelector(`dialog[open][aria-label$=" ${id}"]`))
        await new Promise(requestAnimationFrame);
      const dialog = document.querySelector('dialog');
      texts[id] = dialog?.querySelectorAll('code')[4]?.textContent ?? '';
      dialog?.close();
    }
    return texts;
  });

/** The same as it reads the clauses of pages that are not shown: a book in seconds. */
async function readIn(page: Page, paths: readonly string[]) {
  const { outputFiles } = await build({
    entryPoints: ['src/citing/read.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'read',
  });
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  return page.evaluate(async (all) => {
    const { read } = window as unknown as { read: typeof Read };
    const found: [id: string, text: string][] = [];
    for (const path of all) {
      const text = await (await fetch(path)).text();
      const shown = new DOMParser().parseFromString(text, 'text/html');
      for (const law of shown.querySelectorAll<HTMLElement>('.law')) {
        const cited = read.citedIn(law);
        found.push([cited.id, cited.text]);
      }
    }
    return found;
  }, paths);
}

/** The API is an account of its own: it tells the Markdown, the box reads the page. */
async function told(page: Page, system: string, lang: Lang): Promise<[id: string, text: string][]> {
  const response = await page.request.get(`/api/v1/${system}/clauses.json`);
  const clauses: { id: string; text: Record<Lang, string> }[] = await response.json();
  // What is copied has ordinary spaces.
  return clauses.map(({ id, text }) => [id, plain(text[lang]).replaceAll('\u00a0', ' ')]);
}

systems.forEach((system, turn) => {
  const { key } = system;
  test(`the box quotes each clause of the longest page of ${key} in full`, async ({ page }) => {
    const lang = LANGS[turn % LANGS.length] ?? 'es';
    const [longest] = textPages(system);
    await page.goto(longest ? chapterPath(lang, system, longest) : '');
    const texts = await quoted(page);
    expect(Object.keys(texts)).toEqual(longest?.leaf?.texts.map(({ id }) => id));
    const clauses = (await told(page, key, lang)).filter(([id]) => id in texts);
    const [open, close] = lang === 'es' ? '«»' : '“”';
    for (const [id, text] of clauses) expect(texts[id]).toContain(`${open}${text}${close}`);
  });

  test.describe(`all of ${key}`, () => {
    test.use({ bypassCSP: true });

    for (const lang of LANGS)
      test(`is quoted in full, with its lists and tables, in ${lang}`, async ({ page }) => {
        await page.goto(`/${lang}/about/`);
        const pages = bookPages(system).filter(({ leaf }) => leaf);
        const found = await readIn(
          page,
          pages.map((one) => chapterPath(lang, system, one)),
        );
        expect(Object.fromEntries(found)).toEqual(Object.fromEntries(await told(page, key, lang)));
      });
  });
});

test('an example is cited with the state that the reader gave it', async ({ page }) => {
  await page.goto(CHAPTER);
  const example = page.locator('[id="cca-11.15/four-blocks"]');
  await example.locator('summary').first().click();
  await example.getByRole('link', { name: 'Try it' }).click();
  await example
    .getByRole('group', { name: 'Attacker' })
    .getByLabel('Blocks', { exact: true })
    .fill('3');
  await expect(example.locator('.result p.answer')).toHaveText('3 dice');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.locator('[id="cca-11.15"] .id').focus();
  await page.keyboard.press('c');
  const text = (await form(page, 'This example as it stands').textContent()) ?? '';
  expect(text).toMatch(/^3 dice\. .*\(cca-/);
  await here(page, text.split(' ').at(-1) ?? '');
  await expect(example.locator('.result p.answer')).toHaveText('3 dice');
});

test('an example that nobody touched is cited with its own state', async ({ page }) => {
  await page.goto(CARD);
  const example = page.locator('[id="cca-11.15/three-blocks"]');
  await example.getByRole('link', { name: 'Cite' }).click();
  const text = (await form(page, 'This example as it stands').textContent()) ?? '';
  expect(text).toMatch(
    /^Warriors of 3 blocks attack heavy cavalry in the open\. Dice: 3\. \(cca-11\.15\) /,
  );
  await here(page, text.split(' ').at(-1) ?? '');
  await expect(page.locator('.result p.answer')).toHaveText('3 dice');
});

test('a result is cited with its link, its answer and its clauses', async ({ page }) => {
  await page.goto(CALCULATOR);
  await page.getByRole('button', { name: 'Cite this result' }).click();
  await expect(box(page)).toHaveAccessibleName('Cite this result');
  const text = (await form(page, 'Text with quotation').textContent()) ?? '';
  expect(text).toMatch(/^2 dice\. .*\(cca-[\d., cca-]+\) http/);
  const link = (await form(page, 'Link').textContent()) ?? '';
  expect(text.endsWith(` ${link}`)).toBe(true);
  // The sample stands in the link, so that it stays what it was.
  expect(link).toContain('?attacker.unit=WR&defender.unit=MI&defender.terrain=forest');
  await page.keyboard.press('c');
  await expect(box(page).getByRole('status')).toHaveText('Copied');
  expect(await copied(page)).toBe(link);
});

test('where the clipboard is refused, the text is selected and Ctrl+C copies it', async ({
  page,
}) => {
  await page.goto(`${CHAPTER}#cca-11.15`);
  for (const refused of ['rejects', 'is not there']) {
    await page.evaluate((how) => {
      const value =
        how === 'rejects' ? { writeText: () => Promise.reject(new Error('refused')) } : undefined;
      Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
    }, refused);
    await page.keyboard.press('c');
    await page.keyboard.press('1');
    await expect(box(page).getByRole('status')).toContainText('press Ctrl+C');
    expect(await page.evaluate(() => String(getSelection()))).toBe('cca-11.15');
    await page.keyboard.press('Control+c');
    await page.evaluate(() => Reflect.deleteProperty(navigator, 'clipboard'));
    expect(await copied(page)).toBe('cca-11.15');
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await page.keyboard.press('Escape');
    await expect(box(page)).toBeHidden();
  }
});

test('where the box cannot be had, the link leads to the card', async ({ page }) => {
  await page.route('**/_astro/box*.js', (route) => route.abort());
  await page.goto(`${CHAPTER}#cca-11.15`);
  await page
    .locator('.clause', { has: page.locator('[id="cca-11.15"]') })
    .getByRole('link', { name: 'Cite' })
    .click();
  await expect(page).toHaveURL(/\/en\/c\/cca-11\.15\/#cite$/);
});

test('a card and the short link open the box too', async ({ page }) => {
  // The second has a picture, whose words are no part of the clause.
  for (const id of ['cca-11.15', 'cca-2.4']) {
    await page.goto(`/en/c/${id}/`);
    await page.keyboard.press('c');
    await expect(box(page)).toHaveAccessibleName(`Cite ${id}`);
    const standing = await page.locator('main .cite code').allTextContents();
    const opened = await box(page).locator('code').allTextContents();
    expect(opened.slice(0, standing.length)).toEqual(standing);
  }
  await page.goto('/c/cca-11.15/');
  await page.locator('article[lang="en"]').getByRole('link', { name: 'Cite' }).click();
  await expect(box(page).locator('code').nth(4)).toContainText('version 1, on Commands');
});

test('keys are listed, and can be silenced', async ({ page }) => {
  await page.goto(CHAPTER);
  await page.keyboard.press('?');
  await expect(box(page)).toHaveAccessibleName('Keys');
  await box(page).getByLabel('Single-key shortcuts').uncheck();
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeHidden();
  for (const key of ['c', '/', '?']) await page.keyboard.press(key);
  await page.locator('.site-foot').getByRole('link', { name: 'Keys' }).click();
  await expect(box(page)).toHaveAccessibleName('Keys');
  await expect(page.getByRole('dialog', { includeHidden: true })).toHaveCount(1);
  await box(page).getByLabel('Single-key shortcuts').check();
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeHidden();
  await page.keyboard.press('c');
  await expect(box(page)).toHaveAccessibleName(/Cite cca-11/);
});

test('the box is accessible in both themes, and on a phone nothing is cut', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${CHAPTER}#cca-11.7`);
    for (const key of ['c', '?']) {
      await page.keyboard.press(key);
      await expect(box(page)).toBeVisible();
      expect(await barriers(page, 'dialog')).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(box(page)).toBeHidden();
    }
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await page.keyboard.press('c');
  await expect(box(page)).toBeVisible();
  const wide = await box(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(wide).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link of a clause leads to the box on its card', async ({ page }) => {
    await page.goto(`${CHAPTER}#cca-11.15`);
    await page
      .locator('.clause', { has: page.locator('[id="cca-11.15"]') })
      .getByRole('link', { name: 'Cite' })
      .click();
    await expect(page).toHaveURL(/\/en\/c\/cca-11\.15\/#cite$/);
    await expect(page.locator('#cite code').first()).toHaveText('cca-11.15');
    await page.goto(CHAPTER);
    await page.getByRole('link', { name: 'Keys' }).click();
    await expect(page).toHaveURL(/\/en\/about\/#keys$/);
  });
});
