import { expect, test } from '@playwright/test';
import { barriers } from './barriers.ts';

test.describe('the home of a game on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  for (const path of ['/es/cca/', '/en/ccn/', '/es/onus/'])
    test(`${path} begins with a search and what one is about to do`, async ({ page }) => {
      await page.goto(path);
      const doors = page.locator('.doors a');
      await expect(doors).toHaveCount(4);
      const box = await doors.last().boundingBox();
      expect((box?.y ?? 740) + (box?.height ?? 0)).toBeLessThan(740 - 64);
      const drawings = await doors
        .locator('svg')
        .evaluateAll((all) => all.map((one) => one.innerHTML));
      expect(new Set(drawings).size).toBe(4);
      // No ids, and a chapter is one line or two.
      await expect(page.locator('main')).not.toContainText(/\b(cca|ccn|onus)[-/]/);
      const tall = await page
        .locator('.contents a')
        .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height > 60).length);
      expect(tall).toBe(0);
      await page.locator('main .find').tap();
      await expect(page.locator('dialog input[type="search"]')).toBeFocused();
    });

  test('a game on a measured table opens it, its sheets and its lessons', async ({ page }) => {
    await page.goto('/en/t7g/');
    await expect(page.locator('main .find')).toHaveText('Find a rule, a card, a calculator…');
    await expect(page.locator('.doors a')).toHaveCount(4);
    await expect(page.locator('.doors a').nth(2)).toContainText('Measure on the table');
    await expect(page.locator('.contents a')).toHaveCount(9);
    await expect(page.getByRole('link', { name: 'Glossary' })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  });

  test('calculators are folded by moment, and what is typed opens those that it names', async ({
    page,
  }) => {
    await page.goto('/es/cca/');
    const names = page.locator('.moments .name:visible');
    await expect(names).toHaveCount(0);
    await page.getByLabel('¿Qué quieres saber?').fill('retirada');
    await expect(names.filter({ hasText: 'Banderas y retirada' })).toBeVisible();
    await expect(names.filter({ hasText: 'Coger carta' })).toBeHidden();
    await expect(page.locator('.filter [role="status"]')).toContainText(/^\d+ de 32 calculadoras$/);
    await page.getByLabel('¿Qué quieres saber?').fill('');
    await expect(names).toHaveCount(0);
    await page.locator('.moments summary').filter({ hasText: 'Combatir' }).tap();
    await expect(names.first()).toHaveText('Combate cuerpo a cuerpo: resolver una tirada');
    expect(await barriers(page)).toEqual([]);
  });
});

test('the calculators of a game have a page of their own, with those used last on top', async ({
  page,
}) => {
  await page.goto('/es/cca/calc/');
  await expect(page.locator('.recent')).toBeHidden();
  await page.goto('/es/cca/calc/close-combat/');
  await page.locator('[id="calc-attacker.unit"]').selectOption('HI');
  await expect(page).toHaveURL(/unit=HI/);
  const { search } = new URL(page.url());
  // It is kept once the answer is on the screen.
  await page.waitForFunction(() => JSON.stringify(localStorage).includes('unit=HI'));
  // In the other language too, as it was left.
  await page.goto('/en/cca/calc/');
  const again = page.locator('.recent a');
  await expect(again).toHaveCount(1);
  await expect(again.locator('.name')).toHaveText('Close combat: dice');
  expect(await again.getAttribute('href')).toBe(`/en/cca/calc/close-combat/${search}`);
  await expect(page.locator('.moments details[open]')).toHaveCount(10);
  expect(await barriers(page)).toEqual([]);
});

test('the lessons go on where their reader left them', async ({ page }) => {
  const door = page.locator('.doors a').last();
  await page.goto('/en/cca/');
  await expect(door).toContainText('15 short lessons');
  await page.evaluate(() => localStorage.setItem('ius-belli/learned/cca', '[1,2,4]'));
  await page.reload();
  await expect(door).toContainText('Lesson 3 of 15: go on');
  await door.click();
  await expect(page).toHaveURL(/\/en\/cca\/learn\/[^/]+\/$/);
  await expect(page.locator('main')).toContainText('Lesson 3');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('every calculator of a game can be reached', async ({ page }) => {
    await page.goto('/en/onus/calc/');
    await page.locator('summary').filter({ hasText: 'Shooting' }).click();
    await page.getByRole('link', { name: 'Ranged attack' }).click();
    await expect(page).toHaveURL('/en/onus/calc/shot/');
  });
});
