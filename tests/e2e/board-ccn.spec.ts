import { expect, type Page, test } from '@playwright/test';
import { barriers } from './barriers.ts';

// What the board of Napoleonics has beside what both hex games share (board.spec.ts).
const open = async (page: Page, query: string, hash = '') => {
  await page.goto(`/en/ccn/board/?${query}${hash}`);
  await hex(page, 'E7').waitFor();
};
const hex = (page: Page, name: string) => page.locator(`#hex-${name}`);
const panel = (page: Page) => page.locator('.panel');
const notation = (page: Page) => page.locator('#notation');

test('the form of a hex has start strength and square, and its name tells them', async ({
  page,
}) => {
  await open(page, 'p=ccn1_bottom.LN-D5x3_top.LC-I11x3');
  await hex(page, 'D5').click();
  await page.locator('#hex-start').fill('4');
  await page.locator('#hex-start').press('Tab');
  await page.getByLabel('In square').selectOption({ index: 2 });
  await expect(notation(page)).toHaveValue('ccn1_bottom.LN-D5x3of4s2_top.LC-I11x3');
  await expect(hex(page, 'D5')).toHaveAccessibleName(/in square 2/);
  expect(await barriers(page)).toEqual([]);
});

test('two squares with one token are told at their hex with the clause', async ({ page }) => {
  await open(page, 'p=ccn1_bottom.LN-D5x4s1-D7x4s1_top');
  const fault = page.locator('.faults li');
  await expect(fault).toHaveCount(1);
  await expect(fault).toContainText('a second square with token 1');
  await expect(fault.getByRole('link')).toHaveText(/^ccn-6\./);
});

test('where a unit may move, and the clause of a hex where it may not', async ({ page }) => {
  await open(page, 'p=ccn1_bottom.LN-E5x4_top.LN-I11x4&do=ask');
  await hex(page, 'E5').click();
  const lit = page.locator('.hex.go');
  await expect(lit).toHaveCount(6);
  await hex(page, 'E7').click();
  await expect(page.locator('.verdict-of')).toContainText('No.');
  await expect(page.locator('.verdict-of').getByRole('link')).toHaveText('ccn-5.46');
});

test('infantry that cavalry attacks is asked before the dice, forms square and strikes first', async ({
  page,
}) => {
  const known = 'ccn1_bottom.LC-D5x3_top.LN-E5x4_cards.bottom-3C';
  const log = `${known};seed+7;play+3C;order+D5;end;end;attack+D5+E5`;
  await open(page, `p=${known}&do=play`, `#game=${log}`);
  await panel(page).getByRole('button', { name: 'Form square' }).click();
  await expect(page.locator('.happened')).toContainText('forms square 1');
  await expect(page.locator('.happened')).toContainText('strikes first');
  await page.reload();
  await expect(hex(page, 'E5')).toHaveAccessibleName(/in square 1/);
});
