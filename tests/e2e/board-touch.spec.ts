import { expect, type Page, test } from '@playwright/test';
import { fingersOn, middleOf } from './fingers.ts';

// The board of hexes under real fingers: what the browser makes of them is part of the test.
const POSITION = 'cca2_bottom.WR-D5-D6_top.HI-G7';
const hex = (page: Page, name: string) => page.locator(`#hex-${name}`);
const at = async (page: Page, name: string) => middleOf(hex(page, name).locator('.cell'));
const notation = (page: Page) => page.locator('#notation');
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
/** How many pixels a hex is wide. */
const across = async (page: Page, name: string) =>
  (await hex(page, name).locator('.cell').boundingBox())?.width ?? 0;

const open = async (page: Page, query: string) => {
  await page.goto(`/en/cca/board/?${query}`);
  await hex(page, 'E7').waitFor();
};

for (const [name, viewport] of [
  ['360 x 740', { width: 360, height: 740 }],
  ['390 x 844', { width: 390, height: 844 }],
  ['844 x 390', { width: 844, height: 390 }],
] as const)
  test.describe(name, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test('a piece is dragged with a finger: it follows, its target is lit, the page stays', async ({
      page,
    }) => {
      await open(page, `p=${POSITION}`);
      await hex(page, 'D5').scrollIntoViewIfNeeded();
      const before = await scrolled(page);
      const fingers = await fingersOn(page);
      const held = await fingers.drag([await at(page, 'D5'), await at(page, 'B8')]);
      await expect(page.locator('.lifted .piece')).toBeVisible();
      await expect(page.locator('.lifted .target')).toHaveText('B8');
      await expect(hex(page, 'B8')).toHaveClass(/over/);
      await held.lift();
      await expect(notation(page)).toHaveValue(/bottom\.WR-B8-D6_/);
      await expect(page.locator('.lifted')).toHaveCount(0);
      expect(await scrolled(page)).toBe(before);
    });

    test('a finger on an empty hex scrolls the page', async ({ page }) => {
      await open(page, `p=${POSITION}`);
      await hex(page, 'C3').scrollIntoViewIfNeeded();
      const before = await scrolled(page);
      const from = await at(page, 'C3');
      await (await fingersOn(page)).swipe([from, { x: from.x, y: from.y - 120 }]);
      await expect.poll(() => scrolled(page)).toBeGreaterThan(before + 40);
      await expect(notation(page)).toHaveValue(POSITION);
    });

    test('a tool is chosen and its hexes are tapped', async ({ page }) => {
      await open(page, `p=${POSITION}`);
      const fingers = await fingersOn(page);
      await page.getByRole('button', { name: 'Elephants' }).tap();
      for (const name of ['B4', 'B6']) {
        await hex(page, name).scrollIntoViewIfNeeded();
        await fingers.tap(await at(page, name));
      }
      await expect(notation(page)).toHaveValue(/EL-B4-B6/);
    });

    test('nine different units are placed with eighteen taps', async ({ page }) => {
      await open(page, 'p=cca2_bottom_top.HI-G7');
      const units = page.locator('.tools.marks').first().getByRole('button');
      for (let i = 0; i < 9; i++) {
        await units.nth(i).tap();
        await hex(page, `B${i + 2}`).tap();
      }
      const text = await notation(page).inputValue();
      expect(text.match(/-B\d+/g)).toHaveLength(9);
    });

    test('board and controls are in sight together, and neither covers the other', async ({
      page,
    }) => {
      await open(page, `p=${POSITION}&do=ask`);
      await hex(page, 'D5').tap();
      const board = await page.locator('.playfield').boundingBox();
      const answer = await page.locator('.verdict-of').boundingBox();
      if (!board || !answer) throw new Error('Nothing is seen.');
      expect(board.y).toBeGreaterThanOrEqual(0);
      expect(answer.y + answer.height).toBeLessThanOrEqual(viewport.height);
      const isBeside = answer.x >= board.x + board.width;
      expect(isBeside || answer.y >= board.y + board.height).toBe(true);
      expect(board.y + board.height).toBeLessThanOrEqual(viewport.height);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(viewport.width);
    });

    test('two fingers zoom in and out, and one moves the board while it is zoomed', async ({
      page,
    }) => {
      await open(page, `p=${POSITION}`);
      await hex(page, 'E7').scrollIntoViewIfNeeded();
      const fingers = await fingersOn(page);
      const small = await across(page, 'E7');
      const { x, y } = await at(page, 'E7');
      await fingers.swipe(
        [
          { x: x - 20, y },
          { x: x - 60, y },
        ],
        [
          { x: x + 20, y },
          { x: x + 60, y },
        ],
      );
      await expect.poll(() => across(page, 'E7')).toBeGreaterThan(small * 2);
      const large = await across(page, 'E7');
      // What was between the fingers still is.
      expect((await at(page, 'E7')).x).toBeCloseTo(x, -1);
      const before = await scrolled(page);
      await fingers.swipe([
        { x, y },
        { x: x - 50, y: y - 20 },
      ]);
      await expect.poll(async () => (await at(page, 'E7')).x).toBeLessThan(x - 30);
      expect(await scrolled(page)).toBe(before);
      expect(await across(page, 'E7')).toBeCloseTo(large, 0);
      await page.getByRole('button', { name: 'Whole board' }).tap();
      await expect.poll(() => across(page, 'E7')).toBeCloseTo(small, 0);
    });

    test('a double tap comes nearer, and another one goes back', async ({ page }) => {
      await open(page, `p=${POSITION}`);
      await hex(page, 'C9').scrollIntoViewIfNeeded();
      const fingers = await fingersOn(page);
      const small = await across(page, 'C9');
      const twice = async () => fingers.tapTwice(await at(page, 'C9'));
      await twice();
      await expect.poll(() => across(page, 'C9')).toBeGreaterThan(small * 1.8);
      await twice();
      await expect.poll(() => across(page, 'C9')).toBeCloseTo(small, 0);
      await expect(notation(page)).toHaveValue(POSITION);
    });
  });
