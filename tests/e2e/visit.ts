import type { Page, Request } from '@playwright/test';

const idle = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));

/**
 * Goes to a page, and waits until nothing is on its way any more and it has nothing left to do. Playwright’s own
 * `networkidle` waits for half a second of silence, on every page, and on a busy machine that may be too short.
 */
export async function visit(page: Page, path: string) {
  const open = new Set<Request>();
  let begun = 0;
  const begin = (request: Request) => {
    open.add(request);
    begun += 1;
  };
  const end = (request: Request) => open.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await page.goto(path);
  // Twice without a new request: what came last may ask for more once it is run.
  for (let quiet = 0; quiet < 2; ) {
    const before = begun;
    await idle(page);
    quiet = open.size === 0 && begun === before ? quiet + 1 : 0;
  }
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}
