import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on a page, or in a part of it, that keeps somebody from reading it. */
export async function barriers(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // Our pages hold no frames: the way without them and without a list of what is right takes a fifth of the time.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`);
}
