import { expect, type Page, test } from '@playwright/test';
import { CITE } from '../../src/i18n/cite.ts';
import { DISPUTES } from './disputes.ts';

/** In at most so many: to type, to choose, to cite, to copy. */
const MOST = 4;

/** Counts what a player does. */
class Player {
  done = 0;
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  async does(action: () => Promise<unknown>) {
    await action();
    this.done += 1;
  }
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const { about, lang, typed, clause, form, quoted, seen } of DISPUTES)
  test(about, async ({ page }) => {
    const player = new Player(page);
    await page.goto(`/${lang}/`);
    await player.does(async () => {
      await page.keyboard.press('/');
      await page.keyboard.type(typed);
    });
    const hit = page.locator('.hits [role=option]').filter({
      has: page.locator('.id', { hasText: new RegExp(`^${clause.replace('.', '\\.')}$`) }),
    });
    await player.does(() => hit.first().click());
    await expect(page).toHaveURL(new RegExp(`#${clause.replace('.', '\\.')}$`));
    // A key that is pressed before its page has read its script is lost.
    await page.waitForLoadState();
    await player.does(() => page.keyboard.press('c'));
    const box = page.getByRole('dialog', { name: new RegExp(`${clause}$`) });
    await expect(box).toBeVisible();
    const name = CITE[lang][form];
    const row = box.locator('details').filter({ hasText: name });
    const number = await row.locator('kbd').first().textContent();
    await player.does(() => page.keyboard.press(number ?? ''));
    await expect(box.getByRole('status')).toHaveText(CITE[lang].copied);
    expect(player.done).toBeLessThanOrEqual(MOST);

    const text = await page.evaluate(() => navigator.clipboard.readText());
    for (const fact of quoted)
      if (typeof fact === 'string') expect(text).toContain(fact);
      else expect(text).toMatch(fact);
    const link = new URL(text.split(' ').at(-1) ?? '');
    await page.goto(link.pathname + link.search + link.hash);
    for (const fact of seen) await expect(page.locator('main')).toContainText(fact);
  });
