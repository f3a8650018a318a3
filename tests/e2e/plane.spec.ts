import { expect, type Page, test } from '@playwright/test';
import { barriers } from './barriers.ts';

const POSITION =
  'onus1_bottom_A-50-64-m4-active_B-61-66-cavalry-active-r8_D-30-60-phalanx_top_X-54-50_D2-30-56';

const open = async (page: Page, query: string) => {
  await page.goto(`/en/onus/board/?${query}`);
  await page.locator('#notation, #question').first().waitFor();
};
const card = (page: Page, name: string) => page.locator(`#card-${name}`);
const notation = (page: Page) => page.locator('#notation');

async function drag(page: Page, name: string, right: number, down: number) {
  const box = await card(page, name).locator('.face').boundingBox();
  if (!box) throw new Error(`No card ${name}`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + right / 2, y + down / 2);
  await page.mouse.move(x + right, y + down);
  await page.mouse.up();
}

test.describe('laying cards on the table', () => {
  test('a card is added, moved by keys, turned and set by numbers; undo takes it back', async ({
    page,
  }) => {
    await open(page, 'p=onus1');
    await page.getByRole('button', { name: 'Lower side' }).click();
    await expect(notation(page)).toHaveValue(/^onus1_bottom_A1-/);
    await page.getByLabel('Centre, from the left (cm)').fill('40');
    await expect(notation(page)).toHaveValue(/A1-40-/);
    await card(page, 'A1').focus();
    for (const key of ['ArrowRight', 'Shift+ArrowRight', '.']) await page.keyboard.press(key);
    await expect(notation(page)).toHaveValue(/A1-41\.1-[\d.]+-15/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(notation(page)).not.toHaveValue(/A1-41\.1-[\d.]+-15/);
    expect(new URL(page.url()).searchParams.get('p')).toContain('A1-41.1');
  });

  test('a card that was chosen is dragged to another place', async ({ page }) => {
    await open(page, `p=${POSITION}`);
    await card(page, 'A').locator('.face').click();
    await drag(page, 'A', 60, 40);
    await expect(notation(page)).not.toHaveValue(/A-50-64/);
    await expect(notation(page)).toHaveValue(/B-61-66/);
  });

  test('sections in contact are lit, and overlapping cards are told with their clause', async ({
    page,
  }) => {
    await open(page, `p=${POSITION}`);
    await expect(page.locator('.plane .contact').first()).toBeAttached();
    await page
      .getByRole('textbox', { name: 'The position in one line' })
      .fill('onus1_bottom_A-50-64_B-52-64');
    const faults = page.locator('.faults');
    await expect(faults).toContainText('onus-7.33');
    await expect(faults.locator('a')).toHaveAttribute('href', /onus-7\.33/);
    await expect(card(page, 'A')).toHaveClass(/fault/);
  });
});

test.describe('asking', () => {
  test('a move is tried by dragging: it is allowed, or a clause says why not', async ({ page }) => {
    await open(page, `p=${POSITION}&do=ask`);
    await card(page, 'A').locator('.face').click();
    await drag(page, 'A', 0, -20);
    await expect(page.locator('.ghost.allowed')).toBeAttached();
    await expect(page.locator('.result .answer')).not.toBeEmpty();
    await drag(page, 'A', 0, 400);
    await expect(page.locator('.ghost.refused')).toBeAttached();
    await expect(page.locator('.result a[href*="/c/onus-7."]').first()).toBeVisible();
  });

  test('a charge shows where it ends, and the link keeps the question', async ({ page }) => {
    await open(page, `p=${POSITION}&do=ask`);
    await page.getByLabel('The question').selectOption('onus/table-charge');
    await card(page, 'A').locator('.face').click();
    await card(page, 'X').locator('.face').click();
    await expect(page.locator('.ghost.allowed')).toBeAttached();
    await expect(page.locator('.result')).toContainText('onus-7.75');
    await page.reload();
    await expect(page.getByLabel('The question')).toBeVisible();
    await expect(card(page, 'X')).toBeVisible();
  });
});

for (const theme of ['light', 'dark'] as const)
  test(`the table has no barriers on a phone (${theme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, `p=${POSITION}`);
    await card(page, 'A').locator('.face').click();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
    expect(await barriers(page)).toEqual([]);
  });
