import { expect, test } from '@playwright/test';
import { barriers } from './barriers.ts';

const LESSON = '/en/cca/learn/4-dice/';

test('a drill asks, explains the answer with its steps, and keeps the score', async ({ page }) => {
  await page.goto(`${LESSON}?q=close-combat&seed=3`);
  const drill = page.locator('.drill');
  const options = drill.locator('.option');
  await expect(options).not.toHaveCount(0);
  await options.first().click();
  // Whatever was chosen, one option is the right one, and the engine says why.
  await expect(drill.locator('.option.right')).toHaveCount(1);
  const right = await drill.locator('.option.right').textContent();
  await expect(drill.locator('.ruling .answer')).toHaveText(right ?? '');
  await expect(drill.locator('.steps')).toContainText('cca-');
  await expect(drill).toContainText('of 1 right');
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Another question' }).click();
  await expect(drill.locator('.ruling')).toBeHidden();
  await expect(page).toHaveURL(/q=close-combat&seed=\d+/);
});

test('the link of a question asks the same question', async ({ page, browser }) => {
  const path = `${LESSON}?q=close-combat&seed=77`;
  await page.goto(path);
  const asked = await page.locator('.drill .situation').textContent();
  const other = await browser.newPage();
  await other.goto(new URL(path, page.url()).href);
  await expect(other.locator('.drill .situation')).toHaveText(asked ?? '');
  await other.close();
});

test('a lesson that is marked is counted on the path', async ({ page }) => {
  await page.goto(LESSON);
  await page.getByRole('button', { name: 'Mark as learned' }).click();
  await expect(page.getByRole('button', { name: 'Take the mark off' })).toBeVisible();
  await page.goto('/en/cca/learn/');
  await expect(page.getByRole('status')).toHaveText('1 of 15 lessons learned');
  await expect(page.locator('.learned')).toHaveCount(1);
});

test('a drill is done with the keyboard alone', async ({ page }) => {
  await page.goto(`${LESSON}?q=close-combat&seed=3`);
  await page.locator('.drill .option').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.drill .explained')).toBeVisible();
  await page.getByRole('button', { name: 'Another question' }).focus();
  await page.keyboard.press('Space');
  await expect(page.locator('.drill .explained')).toBeHidden();
});
