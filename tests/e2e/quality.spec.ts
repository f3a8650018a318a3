import { expect, test } from '@playwright/test';
import { type Address, longestForms, pagesByKind } from '../../scripts/page-kinds.ts';
import { loadLibrary } from '../../src/library/library.ts';
import {
  calculatorPath,
  comparePath,
  homePath,
  offlinePath,
  printPath,
  trustPath,
} from '../../src/library/links.ts';
import { barriers } from './barriers.ts';
import { byKind, MANNERS, visits } from './turns.ts';
import { visit } from './visit.ts';

const { systems } = await loadLibrary();

const FORMS = ['second form', 'third form', 'fourth form'];
const longForms = systems.map((system) => {
  const [, ...ids] = longestForms(system, FORMS.length + 1);
  return new Map(
    ids.map((id, i): [string, Address] => [FORMS[i] ?? id, (lang) => calculatorPath(lang, id)]),
  );
});

/** Kinds of pages that belong to no system. */
const COMMON: Address[] = [
  () => '/',
  homePath,
  (lang) => `${printPath(lang)}?c=cca-12.2`,
  (lang) => `/${lang}/search/`,
  (lang) => `/${lang}/about/`,
  offlinePath,
  trustPath,
  comparePath,
  () => '/404.html',
];

const VISITS = visits([
  ...byKind(systems.map(pagesByKind)),
  ...byKind(longForms),
  ...COMMON.map((address) => [address]),
]);

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** The system whose key stands in an address; pages of no game belong together. */
const systemOf = (path: string) =>
  systems.find(({ key }) => new RegExp(`/${key}[/-]`).test(path))?.key ?? 'no game';

for (const manner of MANNERS) {
  const { theme, device } = manner;
  test.describe(`${theme}, ${device}`, () => {
    test.use({ colorScheme: theme, ...(device === 'phone' && PHONE) });

    for (const [system, paths] of Map.groupBy(VISITS.get(manner) ?? [], systemOf))
      test(`every kind of page of ${system} is silent, fits, can be read by everybody, and lets nothing in`, async ({
        page,
      }) => {
        let errors: string[] = [];
        page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
        page.on('pageerror', (error) => errors.push(error.message));
        for (const path of paths)
          await test.step(path, async () => {
            errors = [];
            // Reading 404.html by its own name is an ordinary request.
            await visit(page, path);
            expect.soft(errors, `${path}: errors`).toEqual([]);
            const [width, room] = await page.evaluate(() => [
              document.documentElement.scrollWidth,
              innerWidth,
            ]);
            expect
              .soft(width, `${path}: width`)
              .toBeLessThanOrEqual(device === 'phone' ? 360 : (room ?? 0));
            expect.soft(await barriers(page), `${path}: barriers`).toEqual([]);
            const policy = await page
              .locator('meta[http-equiv="Content-Security-Policy"]')
              .getAttribute('content');
            expect.soft(policy, `${path}: policy`).toContain("default-src 'none'");
            expect.soft(policy, `${path}: policy`).not.toContain('unsafe-inline');
          });
      });
  });
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('what is tapped in the header and in forms is large enough', async ({ page }) => {
    await page.goto('/es/cca/calc/close-combat/');
    await page.waitForSelector('select');
    const small = await page.evaluate(() =>
      [
        ...document.querySelectorAll(
          '.site-head a:not(.find), .site-head button, .calc select, .calc button, .calc input:not([type])',
        ),
      ]
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.height > 0 && box.height < 44)
        .map(({ element }) => element.outerHTML.slice(0, 80)),
    );
    expect(small).toEqual([]);
  });
});
