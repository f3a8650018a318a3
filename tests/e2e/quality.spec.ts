import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { longestForms, pagesOf } from '../../scripts/page-kinds.ts';
import { loadLibrary } from '../../src/content/library.ts';
import { calculatorPath } from '../../src/content/links.ts';
import { LANGS } from '../../src/i18n/lang.ts';

const { systems } = await loadLibrary();

/** One page of every kind, of each system in both languages, and its largest forms. */
const PAGES = [
  '/',
  '/es/',
  ...new Set(systems.flatMap((system) => LANGS.flatMap((lang) => pagesOf(system, lang)))),
  ...systems.flatMap((system) =>
    longestForms(system, 4)
      .slice(1)
      .map((id) => calculatorPath('es', id)),
  ),
  '/es/imprimir/?c=cca-12.2',
  '/es/search/',
  '/es/about/',
  '/es/sin-conexion/',
  '/es/confianza/',
  '/en/trust/',
  '/404.html',
];

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    for (const path of PAGES)
      test(`${path} can be read by everybody`, async ({ page }) => {
        await page.goto(path, { waitUntil: 'networkidle' });
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target)}`);
        expect(found).toEqual([]);
      });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  for (const path of PAGES)
    test(`${path} fits 360 px, and its errors stay silent`, async ({ page }) => {
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      page.on('pageerror', (error) => errors.push(error.message));
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        360,
      );
      // Reading 404.html by its own name is an ordinary request.
      expect(errors).toEqual([]);
    });

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

test('every page carries a policy that lets nothing in from elsewhere', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    const policy = await page
      .locator('meta[http-equiv="Content-Security-Policy"]')
      .getAttribute('content');
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).not.toContain('unsafe-inline');
  }
});
