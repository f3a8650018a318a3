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

const CHAPTER = '/en/cca/11-close-combat/dice/';
const CARD = '/en/c/cca-11.15/';
const CALCULATOR = '/en/cca/calc/close-combat/';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const box = (page: Page) => page.getByRole('dialog');
const form = (page: Page, name: string) =>
  box(page)
    .locator('.cite details')
    .filter({ has: page.locator('summary', { hasText: new RegExp(`${name}$`) }) })
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
  const reading = 'How we read it (cca-R18): not certain.';
  const forms = [
    link,
    `cca-11.15 (${title}). Ius Belli, version 1, in its own words: “With its 4 blocks, a warrior unit battles in close combat with 1 more die, 4 dice in all, and may ignore 1 flag. It is the only unit type whose losses change its dice (cca-9.7).” On Commands & Colors: Ancients. Spanish rulebook, translated by Manuel Suffo; chapter 11, Close combat. ${reading} ${link}`,
    `[cca-11.15](${link}) ${title}. ${reading}`,
    `[url=${link}]cca-11.15[/url] ${title}. ${reading}`,
    'cca-11.15',
  ];
  for (const [i, text] of forms.entries()) {
    // Both at once: the second key may come before the box is there.
    await page.keyboard.press('c');
    await page.keyboard.press(String(i + 1));
    await expect(box(page).getByRole('status')).toHaveText('Copied');
    expect(await copied(page)).toBe(text);
    // One form at a time is in sight: the one that was copied.
    await expect(box(page).locator('details[open] code')).toHaveText([text]);
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
  await page.locator('[id="cca-11.40"]').evaluate((heading) => heading.scrollIntoView());
  await page.keyboard.press('c');
  await expect(box(page)).toHaveAccessibleName('Cite cca-11.40');
});

test('the link of a clause opens the box in place, in the language of the page', async ({
  page,
}) => {
  await page.goto('/es/cca/11-combate-cuerpo-a-cuerpo/dados/');
  await page
    .locator('.clause', { has: page.locator('[id="cca-11.3"]') })
    .getByRole('link', { name: 'Citar' })
    .click();
  await expect(page).toHaveURL(/combate-cuerpo-a-cuerpo\/dados\/$/);
  await expect(box(page)).toHaveAccessibleName('Citar cca-11.3');
  await expect(box(page).locator('code').nth(1)).toContainText(
    'Ius Belli, versión 1, con palabras propias',
  );
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
      texts[id] = dialog?.querySelectorAll('code')[1]?.textContent ?? '';
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
    // Marks within the quotation are inner ones.
    for (const [id, text] of clauses) {
      const marked =
        lang === 'es'
          ? text.replaceAll('«', '“').replaceAll('»', '”')
          : text.replaceAll('“', '‘').replaceAll('”', '’');
      expect(texts[id]).toContain(`${open}${marked}${close}`);
    }
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
  await example.getByRole('group', { name: 'Attacker' }).getByRole('radio', { name: '3' }).check();
  await expect(example.locator('.result p.answer')).toHaveText('3 dice');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.locator('[id="cca-11.15"] .id').focus();
  await page.keyboard.press('c');
  const text = (await form(page, 'This example as it stands').textContent()) ?? '';
  expect(text).toMatch(/^3 dice\. .*What decides here: .*\(cca-.* Ius Belli, on Commands & Colors/);
  await here(page, text.split(' ').at(-1) ?? '');
  await expect(example.locator('.result p.answer')).toHaveText('3 dice');
});

test('an example that nobody touched is cited with its own state', async ({ page }) => {
  await page.goto(CARD);
  const example = page.locator('[id="cca-11.15/three-blocks"]');
  await example.locator('summary').first().click();
  await example.getByRole('link', { name: 'Cite' }).click();
  const text = (await form(page, 'This example as it stands').textContent()) ?? '';
  expect(text).toMatch(
    /^Warriors of 3 blocks attack heavy cavalry in the open\. The clause changes nothing\. That makes 3 dice\. .*\(cca-11\.15\) Commands & Colors: Ancients\. /,
  );
  await here(page, text.split(' ').at(-1) ?? '');
  await expect(page.locator('.result p.answer')).toHaveText('3 dice');
});

test('a result is cited with its link, its answer and its clauses', async ({ page }) => {
  await page.goto(CALCULATOR);
  await page.getByRole('button', { name: 'Cite this result' }).click();
  await expect(box(page)).toHaveAccessibleName('Cite this result');
  const text = (await form(page, 'Sentence to quote').textContent()) ?? '';
  expect(text).toMatch(
    /^4 dice\. .*\(cca-[\d., cca-]+\) Ius Belli, on Commands & Colors: Ancients\. .* http/,
  );
  const link = (await form(page, 'Link').textContent()) ?? '';
  expect(text.endsWith(` ${link}`)).toBe(true);
  // The ordinary case stands in the link, so that it stays what it was.
  expect(link).toContain('?attacker.unit=MI&defender.unit=MI');
  await page.keyboard.press('c');
  await expect(box(page).getByRole('status')).toHaveText('Copied');
  expect(await copied(page)).toBe(link);
});

const LEADER_NEAR =
  '/en/cca/calc/ranged-combat/?attacker.unit=LB&attacker.leaderAdjacent=true&defender.unit=MI';

test('every form in words says on which reading a result hangs', async ({ page }) => {
  await page.goto(LEADER_NEAR);
  await page.keyboard.press('c');
  await expect(box(page)).toHaveAccessibleName('Cite this result');
  for (const name of ['Sentence to quote', 'Markdown', 'BBCode'])
    await expect(form(page, name)).toContainText(
      'Depends on cca-R50 (not certain). As adopted: 2 dice. Read otherwise: May not fire.',
    );
  await expect(form(page, 'Sentence to quote')).toContainText('What decides here: ');
});

test('a reading that is not adopted stands first, on the page and in what is cited', async ({
  page,
}) => {
  await page.goto(`${LEADER_NEAR}&readings.R50=b`);
  await expect(page.locator('.result .ruling p').first()).toContainText(
    'a reading that Ius Belli does not adopt: cca-R50',
  );
  await page.keyboard.press('c');
  for (const name of ['Sentence to quote', 'Markdown', 'BBCode'])
    await expect(form(page, name)).toContainText(/^This answer follows a reading that Ius Belli/);
});

test('a damaged link is not cited before somebody has looked', async ({ page }) => {
  await page.goto(`${CALCULATOR}?attacker.unit=HI&defender.unit=MI&defender.terrain=hill)`);
  await expect(page.getByRole('alert')).toContainText('Damaged link');
  await expect(page.locator('.result p.answer')).toHaveText('5 dice');
  const look = page.getByRole('button', { name: 'I have looked: cite it so' });
  await page.keyboard.press('c');
  await expect(look).toBeFocused();
  await expect(box(page)).toHaveCount(0);
  await look.click();
  await expect(form(page, 'Link')).toHaveText(/\?attacker\.unit=HI&defender\.unit=MI$/);
});

test('a refusal is cited with why it is refused, which is fetched for that', async ({ page }) => {
  await page.goto('/en/c/cca-17.9/');
  const why: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/why/')) why.push(request.url());
  });
  await page.locator('[data-try]').first().click();
  const calc = page.locator('.calc');
  await expect(calc).toHaveAttribute('data-asked', 'why');
  expect(why).toEqual([]);
  await calc.locator('[data-cite]').click();
  await expect(form(page, 'Sentence to quote')).toContainText(
    'The heavy infantry unit entered a forest this turn: it may not battle. (cca-17.9)',
  );
});

test('with a fault in the form the key says why nothing is cited', async ({ page }) => {
  await page.goto(`${CALCULATOR}?attacker.unit=HC&attacker.blocks=4&defender.unit=MI`);
  await expect(page.locator('.result .fault')).toBeVisible();
  await page.keyboard.press('c');
  await expect(box(page)).toContainText('no result to cite');
});

test('the short link names game and chapter, and has reading and example in both languages', async ({
  page,
}) => {
  await page.goto('/c/cca-11.2/');
  for (const [lang, chapter, reading, why] of [
    ['en', 'Close combat', 'How we read it', 'why'],
    ['es', 'Combate cuerpo a cuerpo', 'Cómo lo leemos', 'por qué'],
  ] as const) {
    const side = page.locator(`.side[lang="${lang}"]`);
    await expect(side.locator('.crumbs')).toContainText('Commands & Colors: Ancients');
    await expect(side.locator('.crumbs')).toContainText(chapter, { ignoreCase: true });
    await expect(side.locator('.readings summary').first()).toContainText(reading);
    await expect(side.locator('.example .answer')).toBeVisible();
    await expect(side.locator('.example .steps')).toBeHidden();
    await side.locator('.example .why').getByText(why).click();
    await expect(side.locator('.example .steps')).toBeVisible();
  }
});

test('a version that never was is said, on the card and on the short link', async ({ page }) => {
  for (const path of [CARD, '/c/cca-11.15/'])
    for (const [version, isKnown] of [
      ['1', true],
      ['2', false],
      ['abc', false],
    ] as const) {
      await page.goto(`${path}?v=${version}`);
      const notice = page.getByText('The link names a version that this clause never had.');
      await expect(notice).toBeVisible({ visible: !isKnown });
    }
});

test('an unclear place has a card, a short link and a line in the list of its game', async ({
  page,
}) => {
  await page.goto('/en/cca/readings/');
  await page.getByRole('link', { name: /^cca-R50 / }).click();
  await expect(page).toHaveURL(/\/en\/c\/cca-R50\/$/);
  await expect(page.locator('.law .kind')).toHaveText('not certain');
  await page.getByRole('button', { name: 'Cite' }).click();
  await expect(box(page)).toHaveAccessibleName('Cite cca-R50');
  await expect(box(page).locator('code').first()).toHaveText(/\/c\/cca-R50\/$/);
  await page.goto('/c/cca-R50/');
  await expect(page.locator('article.law')).toHaveCount(2);
});

test('a step opens the words of its clause in place, leads on there, and back', async ({
  page,
}) => {
  await page.goto(`${CALCULATOR}?attacker.unit=WR&defender.unit=HI`);
  await expect(page.locator('.steps .decides').first()).toBeVisible();
  const step = page.locator('.steps .ref', { hasText: 'cca-11.15' }).first();
  await step.click();
  const note = page.locator('.meaning');
  await expect(note).toContainText('With its 4 blocks');
  await expect(page).toHaveURL(/calc\/close-combat/);
  await note.getByRole('link', { name: 'cca-9.7' }).click();
  await expect(note).toContainText('cca-9.7');
  await expect(note).not.toContainText('With its 4 blocks');
  await note.getByRole('button', { name: '← cca-11.15' }).click();
  await expect(note).toContainText('With its 4 blocks');
  await expect(page).toHaveURL(/calc\/close-combat/);
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
    await page.keyboard.press('5');
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
  await page.locator('.side[lang="en"]').getByRole('link', { name: 'Cite' }).click();
  await expect(box(page).locator('code').nth(1)).toContainText('version 1, in its own words');
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
    await expect(page.locator('#cite code').first()).toContainText('/c/cca-11.15/');
    await page.goto(CHAPTER);
    await page.getByRole('link', { name: 'Keys' }).click();
    await expect(page).toHaveURL(/\/en\/about\/#keys$/);
  });
});
