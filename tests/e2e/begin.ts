import type { Page } from '@playwright/test';

/** A page that shows its desk to whoever does something: does it. */
export async function begin(page: Page) {
  await page.waitForLoadState();
  await page.evaluate(() => dispatchEvent(new Event('click')));
}
