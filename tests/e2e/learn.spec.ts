import { expect, type Page, test } from '@playwright/test';
import { barriers } from './barriers.ts';

const LESSON = '/en/cca/learn/4-dice/';

const begin = async (page: Page, path = LESSON) => {
  await page.goto(path);
  await page.getByRole('button', { name: 'Five questions' }).click();
  await expect(page.locator('.round fieldset')).toBeVisible();
};
const next = (page: Page) => page.getByRole('button', { name: /Next question|See how it went/ });

test('a question is answered, marked in words, and explained with its clauses', async ({
  page,
}) => {
  await begin(page);
  const round = page.locator('.round');
  await expect(round).toContainText('Question 1 of 5');
  await round.locator('.option').first().click();
  await expect(round.locator('.option.right')).toHaveCount(1);
  await expect(round.locator('.option.right')).toContainText('This is it');
  await expect(round.locator('.explained')).toContainText('cca-');
  await expect(round).toContainText('of 1 right');
  expect(await barriers(page)).toEqual([]);
});

test('a round has five questions and an end, and the lesson keeps its own score', async ({
  page,
}) => {
  await begin(page);
  for (let n = 1; n <= 5; n++) {
    await expect(page.locator('.round')).toContainText(`Question ${n} of 5`);
    await page.locator('.round .option').first().click();
    await next(page).click();
  }
  const told = await page.locator('.round h3').textContent();
  expect(told).toMatch(/^[0-5] of 5$/);
  await expect(page.locator('.round').getByRole('link', { name: /Next lesson/ })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.reload();
  await expect(page.locator('[data-best]')).toHaveText(`Your best round: ${told}.`);
  await page.goto('/en/cca/learn/13-elephants/');
  await expect(page.locator('[data-best]')).toBeEmpty();
  await page.goto(LESSON);
  await page.getByRole('button', { name: 'Five questions' }).click();
  await expect(page.locator('.round')).toContainText('Question 1 of 5');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a further question is one tap away, and no question leaves the screen', async ({
    page,
  }) => {
    await begin(page);
    const question = page.locator('.round .situation');
    for (let n = 1; n < 5; n++) {
      await expect(question).toBeInViewport({ ratio: 1 });
      const options = page.locator('.round .option');
      await expect(options.last()).toBeInViewport({ ratio: 1 });
      await options.first().tap();
      await expect(question).toBeInViewport({ ratio: 1 });
      await expect(next(page)).toBeInViewport({ ratio: 1 });
      await next(page).tap();
    }
    await expect(page.locator('.round')).toContainText('Question 5 of 5');
  });
});

test('a lesson that is marked is counted on the path', async ({ page }) => {
  await page.goto(LESSON);
  await page.getByRole('button', { name: 'Mark as learned' }).click();
  await expect(page.getByRole('button', { name: 'Take the mark off' })).toBeVisible();
  await page.goto('/en/cca/learn/');
  await expect(page.getByRole('status')).toHaveText('1 of 15 lessons learned');
  await expect(page.locator('.learned')).toHaveCount(1);
});

test('a round is played with the keyboard alone', async ({ page }) => {
  await begin(page);
  await page.locator('.round .option').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.round .explained')).not.toBeEmpty();
  await next(page).focus();
  await page.keyboard.press('Space');
  await expect(page.locator('.round')).toContainText('Question 2 of 5');
  await page.keyboard.press('Tab');
  await expect(page.locator('.round .option').first()).toBeFocused();
});

test('a lesson is one idea a screen, with a question that is answered without a script', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/en/cca/learn/10-line-of-sight/');
  await page.getByRole('link', { name: 'Begin' }).click();
  await expect(page.locator('.screen').first()).toBeInViewport();
  const quiz = page.locator('.screen').nth(1).locator('.quiz');
  await quiz.getByRole('radio').first().check();
  await expect(quiz.locator('.reasons')).toBeVisible();
  await expect(quiz.getByText(/This is it|Not this/).filter({ visible: true })).toHaveCount(1);
  await page.locator('.screen').nth(1).getByRole('link', { name: 'Next' }).click();
  await expect(page.locator('.screen').nth(2)).toBeInViewport();
  await page.close();
});

test('a clause is practised from its link', async ({ page }) => {
  await page.goto('/en/cca/learn/practice/?clause=cca-11.15');
  await expect(page.getByText('Questions on cca-11.15')).toBeVisible();
  await page.locator('.round .option').first().click();
  await expect(page.locator('.round .explained')).toContainText('cca-');
  expect(await barriers(page)).toEqual([]);
});

test('a test has the same ten for whoever has its link, and tells the result', async ({
  page,
  browser,
}) => {
  await page.goto('/en/cca/learn/practice/?test=77&score=6');
  await expect(page.getByText('Somebody got 6 of 10 right in this test.')).toBeVisible();
  const first = await page.locator('.round .situation').textContent();
  for (let n = 1; n <= 10; n++) {
    await expect(page.locator('.round')).toContainText(`Question ${n} of 10`);
    await page.locator('.round .option').first().click();
    await next(page).click();
  }
  await expect(page.locator('.round h3')).toHaveText(/^\d+ of 10$/);
  await expect(page.getByRole('button', { name: 'Copy the link with your result' })).toBeVisible();
  const other = await browser.newPage();
  await other.goto(new URL('/en/cca/learn/practice/?test=77', page.url()).href);
  await expect(other.locator('.round .situation')).toHaveText(first ?? '');
  await other.close();
});

test('what went wrong comes again, and a story is asked in its order', async ({ page }) => {
  await page.goto('/en/onus/learn/practice/?chain=charge-and-flight');
  await expect(page.locator('.round .situation')).toContainText('3 UD straight ahead');
  await page.goto('/en/cca/learn/practice/?topic=11-close-combat-dice');
  for (let n = 1; n <= 5; n++) {
    await page.locator('.round .option').first().click();
    await next(page).click();
  }
  const wrong = await page.locator('.round .missed li').count();
  expect(wrong).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'What went wrong' }).click();
  await expect(page.locator('.round')).toContainText(`Question 1 of ${wrong}`);
});

test('a picture keeps its answer back until one is chosen, and nothing moves', async ({ page }) => {
  await page.goto('/en/cca/learn/10-line-of-sight/');
  const screen = page.locator('.screen').nth(1);
  await screen.scrollIntoViewIfNeeded();
  const asked = screen.locator('img.asked');
  const answered = screen.locator('.picture a');
  await expect(asked).toBeVisible();
  await expect(asked).toHaveAttribute('alt', /H7: .+ \(upper\)/);
  await expect(answered).toBeHidden();
  const before = await screen.boundingBox();
  await screen.getByRole('radio').nth(1).check();
  await expect(answered).toBeVisible();
  await expect(asked).toBeHidden();
  await expect(screen.locator('.reasons')).toContainText('G7');
  expect((await screen.boundingBox())?.height).toBe(before?.height);
  expect(await barriers(page)).toEqual([]);
});

test('a question draws the units that it names, in a lesson and in a round', async ({ page }) => {
  await page.goto('/en/cca/learn/4-dice/');
  await expect(page.locator('.screen svg.scene').first()).toBeAttached();
  await page.goto('/en/cca/learn/practice/?clause=cca-11.15');
  await expect(page.locator('.round svg.scene')).toBeVisible();
  await expect(page.locator('.round svg.scene .piece')).not.toHaveCount(0);
});

test('lessons and the heads of chapters fit 360 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [
    '/es/onus/aprender/5-cargar/',
    '/es/cca/aprender/9-disparar/',
    '/es/cca/17-terreno/',
    '/es/onus/7-secuencia-del-turno/combate/',
  ]) {
    await page.goto(path);
    const { wide, room } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      room: document.documentElement.clientWidth,
    }));
    expect(wide, path).toBeLessThanOrEqual(room);
  }
  await expect(page.locator('svg.headpiece')).toBeVisible();
});
