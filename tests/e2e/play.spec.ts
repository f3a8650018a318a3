import { expect, type Page, test } from '@playwright/test';
import { barriers } from './barriers.ts';
import { fingersOn, middleOf } from './fingers.ts';

// A whole game on the board under real fingers, as two players have it on one phone.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const hex = (page: Page, name: string) => page.locator(`#hex-${name}`);
const panel = (page: Page) => page.locator('.panel');
const moment = (page: Page) => page.locator('.moment');
const actionsIn = (page: Page) => new URL(page.url()).hash.split(';').slice(2);

async function open(page: Page, system: string, position: string, actions = '') {
  await page.goto(`/en/${system}/board/?p=${position}&do=play#game=${position};seed+7${actions}`);
  await hex(page, 'E7').waitFor();
}

/** Fingers that count how often they tap. */
async function tappingOn(page: Page) {
  const { tap } = await fingersOn(page);
  let taps = 0;
  const button = async (name: string | RegExp) => {
    const target = panel(page).getByRole('button', { name, disabled: false }).first();
    // Not below the board, which stays in sight.
    await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await tap(await middleOf(target));
    taps += 1;
  };
  return {
    button,
    hex: async (name: string) => {
      await hex(page, name).scrollIntoViewIfNeeded();
      await tap(await middleOf(hex(page, name).locator('.cell')));
      taps += 1;
    },
    taps: () => taps,
  };
}

const TURNS = [
  {
    system: 'cca',
    position: 'cca2_bottom.HI-D5-D7_top.MI-E5-E8_cards.bottom-2C',
    card: /^Order Two Units Center/,
    ends: 'End the movement',
    asks: 'Which unit battles',
  },
  {
    system: 'ccn',
    position: 'ccn1_bottom.LN-D5x4-D7x4_top.LN-E5x4-E8x4_cards.bottom-2C',
    card: /^Probe Center/,
    ends: 'End the movement',
    asks: 'Which unit fights',
  },
];

for (const { system, position, card, ends, asks } of TURNS)
  test(`${system}: a turn with two combats takes 16 taps at most`, async ({ page }) => {
    await open(page, system, position);
    const finger = await tappingOn(page);
    const fights = async (enemy: string) => {
      await finger.hex(enemy);
      await finger.button(/^Attack/);
      await expect(page.locator('.thrown').first()).toBeVisible();
      // Whatever is asked of either player: the first answer.
      while (
        (await page.locator('.turn').textContent())?.startsWith('Turn 1') &&
        !(await moment(page).textContent())?.includes(asks)
      ) {
        const before = actionsIn(page).length;
        await finger.button(/^(To|Ignore|Battle back|Advance|Stand|No|Go no|Do not)/);
        await expect.poll(() => actionsIn(page).length).toBeGreaterThan(before);
      }
    };
    await finger.button('Show the cards of the lower side');
    await finger.button(card);
    await finger.hex('D5');
    await finger.hex('D7');
    // Both orders are given: that step is over.
    await expect(page.locator('[aria-current="step"]')).toContainText('Move');
    await finger.button(ends);
    await fights('E5');
    await fights('E8');
    await expect(page.locator('.turn')).toContainText('Turn 2: upper side');
    expect(finger.taps()).toBeLessThanOrEqual(16);
    test.info().annotations.push({ type: 'taps', description: String(finger.taps()) });
  });

test('a finger that taps twice ends one step only', async ({ page }) => {
  const position = 'cca2_bottom.HI-D5-D7_top.MI-E5-E8_cards.bottom-3C';
  await page.clock.install();
  await open(page, 'cca', position, ';play+3C;order+D5');
  const { tap } = await fingersOn(page);
  const end = page.getByRole('button', { name: 'End the orders' }).first();
  await end.scrollIntoViewIfNeeded();
  const at = await middleOf(end);
  // Both taps come at once, however long the machine takes for them.
  await page.clock.pauseAt(Date.now() + 60_000);
  await tap(at);
  await tap(at);
  await expect(moment(page)).toContainText('Who moves');
  await page.clock.resume();
  // Once the finger has settled the same place ends the next step.
  await panel(page)
    .getByRole('button', { name: 'End the movement', disabled: false })
    .first()
    .click();
  await expect(moment(page)).toContainText('Which unit battles');
});

test('the ends of a retreat are lit, and a tap on one of them takes all of the way', async ({
  page,
}) => {
  // Seed 7 rolls two flags at the line in E6, which is to go back two hexes.
  const position = 'ccn1_bottom.LN-D6x4-D7x4.LC-C5x3_top.LN-E6x4-E7x4*.LC-G8x3_cards.bottom-3C';
  await open(page, 'ccn', position, ';play+3C;order+D6;order+D7;end;end;attack+D6+E6');
  await expect(page.locator('.thrown')).toContainText('2 flags');
  await expect(page.locator('.hex.go')).toHaveCount(3);
  const finger = await tappingOn(page);
  await finger.hex('G6');
  await expect(hex(page, 'G6')).toHaveAccessibleName(/Line infantry, Upper/);
  expect(
    actionsIn(page)
      .slice(-2)
      .every((action) => action.startsWith('go+')),
  ).toBe(true);
  expect(await barriers(page)).toEqual([]);
  // One step back is the whole way.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.hex.go')).toHaveCount(3);
  expect(new URL(page.url()).searchParams.get('at')).toBe('6');
});

test('dice are taken back only when the players say so once more', async ({ page }) => {
  const position = 'cca2_bottom.HI-D5-D7_top.MI-E5-E8_cards.bottom-3C';
  await open(page, 'cca', position, ';play+3C;order+D5;end;end;attack+D5+E5');
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(page.locator('.doubt')).toContainText('have fallen');
  await expect(page.locator('.thrown').first()).toBeVisible();
  await page.getByRole('button', { name: 'Leave it' }).click();
  await expect(page.locator('.doubt')).toHaveCount(0);
  await undo.click();
  await page.getByRole('button', { name: 'Take back the roll' }).click();
  await expect(moment(page)).toContainText('Which unit battles');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page.locator('.thrown').first()).toBeVisible();
});

test('without a mouse: the focus goes to the question when its button is gone', async ({
  page,
}) => {
  const position = 'cca2_bottom.HI-D5-D7_top.MI-E5-E8_cards.bottom-3C';
  await open(page, 'cca', position, ';play+3C;order+D5');
  await page.getByRole('button', { name: 'End the orders' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(moment(page)).toContainText('Who moves');
  await expect(moment(page)).toBeFocused();
});
