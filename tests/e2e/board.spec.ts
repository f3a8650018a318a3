import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { barriers } from './barriers.ts';

const POSITION =
  'cca2_bottom.WR-D5x3*-D6.LB-B2.HC-C8_top.LI-G3.HI-E5*.LC-G8_ground.forest-E3.hill-F6.river-E9';

const open = async (page: Page, query: string, hash = '') => {
  await page.goto(`/en/cca/board/?${query}${hash}`);
  await hex(page, 'E7').waitFor();
};
const hex = (page: Page, name: string) => page.locator(`#hex-${name}`);
const panel = (page: Page) => page.locator('.panel');
const notation = (page: Page) => page.locator('#notation');
const lit = (page: Page, light: string) =>
  page.locator(`.hex.${light}`).evaluateAll((all) => all.map((one) => one.id.slice(4)).sort());
const choose = (page: Page, mode: string) => panel(page).getByText(mode, { exact: true }).click();

test.describe('setting up', () => {
  test('a tool puts a unit, undo takes it back, and the address says it', async ({ page }) => {
    await open(page, `p=${POSITION}`);
    await page.getByRole('button', { name: 'Elephants' }).click();
    await hex(page, 'B11').click();
    await expect(notation(page)).toHaveValue(/EL-B11/);
    expect(new URL(page.url()).searchParams.get('p')).toContain('EL-B11');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(notation(page)).toHaveValue(POSITION);
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(notation(page)).toHaveValue(/EL-B11/);
  });

  test('a piece is dragged to another hex', async ({ page }) => {
    await open(page, `p=${POSITION}`);
    await hex(page, 'C8').dragTo(hex(page, 'C11'));
    await expect(notation(page)).toHaveValue(/HC-C11/);
    await expect(notation(page)).not.toHaveValue(/C8/);
  });

  test('without a mouse: arrows, Enter, and the form of a hex', async ({ page }) => {
    await open(page, `p=${POSITION}`);
    await hex(page, 'E7').focus();
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowDown']) await page.keyboard.press(key);
    await expect(hex(page, 'D5')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByLabel('Blocks', { exact: true }).fill('2');
    await page.getByLabel('Blocks', { exact: true }).press('Tab');
    await expect(notation(page)).toHaveValue(/WR-D5x2\*/);
    await page.getByLabel('Leader with the unit').uncheck();
    await expect(notation(page)).toHaveValue(/WR-D5x2-/);
  });

  test('the board comes back after the page was closed', async ({ page }) => {
    await open(page, `p=${POSITION}`);
    await page.goto('/en/');
    await page.goto('/en/cca/board/');
    await expect(notation(page)).toHaveValue(POSITION);
  });

  test('two units in a hex are shown with their clause, and the reader says which one stays', async ({
    page,
  }) => {
    const text = 'cca2_bottom.HI-D5_top.WR-D5.MI-G7_ground.river-G7';
    await open(page, `p=${text}`);
    const faults = page.locator('.faults li');
    await expect(faults).toHaveCount(2);
    await expect(notation(page)).toHaveValue(text);
    expect(await lit(page, 'fault')).toEqual(['D5', 'G7']);
    await expect(faults.first().getByRole('link')).toHaveText(/^cca-\d/);
    await page.getByRole('button', { name: /Keep: Warriors/ }).click();
    await expect(faults).toHaveCount(1);
    await expect(notation(page)).toHaveValue('cca2_bottom_top.WR-D5.MI-G7_ground.river-G7');
  });

  test('a text that makes no sense stays as it was typed and points at the character', async ({
    page,
  }) => {
    await open(page, `p=${POSITION}`);
    await notation(page).fill('cca2_bottom.HI-D5-Z9_top');
    await expect(page.locator('.faults mark')).toHaveText('Z9_top');
    await expect(notation(page)).toHaveValue('cca2_bottom.HI-D5-Z9_top');
    await choose(page, 'Ask');
    await expect(panel(page)).toContainText('The position has faults');
  });

  test('pictures and files are made of what stands there', async ({ page }) => {
    await open(page, `p=${POSITION}`);
    await page.getByText('Share and save').click();
    const saved = async (button: string) => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: button }).click();
      return readFileSync(await (await download).path());
    };
    expect(String(await saved('SVG picture'))).toMatch(/^<svg[\s\S]*D5[\s\S]*<\/svg>$/);
    const png = await saved('PNG picture');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.readUInt32BE(16)).toBeGreaterThan(1200);
    expect(String(await saved('Save to a file'))).toBe(`${POSITION}\n`);
  });
});

test.describe('asking', () => {
  test('where a unit may move, and the clause of a hex where it may not', async ({ page }) => {
    await open(page, `p=cca2_bottom.HI-E5_top.MI-I11&do=ask`);
    await hex(page, 'E5').click();
    expect(await lit(page, 'go')).toEqual(['D4', 'D5', 'E4', 'E6', 'F4', 'F5']);
    await hex(page, 'E7').click();
    const verdict = page.locator('.verdict-of');
    await expect(verdict).toContainText('No.');
    await expect(verdict.getByRole('link')).toHaveText('cca-8.21');
  });

  test('a fight is answered with its dice and steps', async ({ page }) => {
    await open(page, `p=${POSITION}&do=ask`);
    await page.getByLabel('The question').selectOption('Whom may it fight or fire at?');
    await hex(page, 'D5').click();
    await hex(page, 'E5').click();
    await expect(page.locator('.verdict-of')).toContainText('Yes.');
    // Warriors with 3 of 4 blocks roll 3 dice (cca-11.15 asks for full strength).
    await expect(page.locator('.ruling .answer')).toHaveText(/3 dice/);
    await expect(page.getByRole('link', { name: 'Open in the calculator' })).toBeVisible();
  });

  test('a forest between them breaks the line of sight, and is lit', async ({ page }) => {
    await open(page, `p=cca2_bottom.LB-C3_top.LI-G3_ground.forest-E3&do=ask`);
    await page.getByLabel('The question').selectOption('What does it see?');
    await hex(page, 'C3').click();
    await hex(page, 'G3').click();
    expect(await lit(page, 'barrier')).toEqual(['E3']);
    await expect(page.locator('.sight.broken')).toBeAttached();
    await expect(page.locator('.ruling')).toContainText('cca-17.13');
  });

  test('the ways of a retreat are drawn, and what a blocked one costs is said', async ({
    page,
  }) => {
    await open(page, `p=cca2_bottom.MI-E5-D4-D5_top.MI-I11&do=ask`);
    await page.getByLabel('The question').selectOption('Which way does it retreat?');
    await hex(page, 'E5').click();
    await page.getByLabel('Flags', { exact: true }).fill('2');
    await page.getByLabel('Flags it ignores').fill('0');
    await expect(panel(page)).toContainText('loses 2 blocks');
  });
});

test.describe('playing', () => {
  const GAME = `#game=${POSITION};seed+7`;

  test('a turn is played by touch, a wrong touch is answered with its clause, and all survives a reload', async ({
    page,
  }) => {
    const known = `${POSITION}_cards.bottom-3C`;
    await open(page, `p=${known}&do=play`, `#game=${known};seed+7`);
    await page.getByRole('button', { name: 'Show the cards of the lower side' }).click();
    await page.getByRole('button', { name: 'Order Three Units Center' }).click();
    // The unit, or the leader for himself: both may get the order.
    await hex(page, 'D5').click();
    await panel(page).getByRole('button', { name: /D5/ }).first().click();
    await expect(hex(page, 'D5')).toHaveAccessibleName(/ordered/);
    await hex(page, 'G3').click();
    await expect(page.locator('.verdict-of').getByRole('link')).toHaveText(/^cca-7/);
    await page.reload();
    await expect(hex(page, 'D5')).toHaveAccessibleName(/ordered/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(hex(page, 'D5')).not.toHaveAccessibleName(/ordered/);
  });

  test('a combat is fought with dice that are shown, step by step with its clauses', async ({
    page,
  }) => {
    const known = `${POSITION}_cards.bottom-3C`;
    const log = `${known};seed+7;play+3C;order+D5;end;end;attack+D5+E5`;
    await open(page, `p=${known}&do=play`, `#game=${log}`);
    await expect(page.locator('.happened .die').first()).toBeVisible();
    await page.getByText('The clauses, step by step').click();
    await expect(page.locator('.happened .steps').first()).toContainText('cca-11');
  });

  test('the link of a game opens the same game elsewhere', async ({ page, browser }) => {
    await open(page, `p=${POSITION}&do=play`, GAME);
    await page.getByRole('button', { name: 'Show the cards of the lower side' }).click();
    await page.locator('.hand button').first().click();
    const url = page.url();
    const said = (await page.locator('.moment').textContent()) ?? '';
    const other = await browser.newPage();
    await other.goto(url);
    await expect(other.locator('.moment')).toHaveText(said);
    await other.close();
  });

  test('a game that does not fit its seed stops at the first wrong action and says why', async ({
    page,
  }) => {
    const log = `${POSITION};seed+7;attack+D5+E5`;
    await open(page, `p=${POSITION}&do=play`, `#game=${log}`);
    await page.getByText(/^The game \(/).click();
    await expect(page.getByRole('alert')).toContainText('Action 1 is not legal');
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(/^cca-/);
  });

  test('a change of the position puts the game aside, and undo brings it back', async ({
    page,
  }) => {
    await open(page, `p=${POSITION}&do=play`, GAME);
    await page.getByRole('button', { name: 'Show the cards of the lower side' }).click();
    await page.locator('.hand button').first().click();
    const before = await page.locator('.moment').textContent();
    await choose(page, 'Set up');
    await notation(page).fill('cca2_bottom.HI-A1_top.HI-I1');
    await page.getByRole('button', { name: 'Undo' }).click();
    await choose(page, 'Play');
    await expect(page.locator('.moment')).toHaveText(before ?? '');
  });

  test('a number that does not fit stays in its field and is told', async ({ page }) => {
    await open(page, `p=${POSITION}`);
    await page.getByText('The battle', { exact: true }).click();
    await page.getByLabel('Command (Lower)').fill('11');
    await expect(panel(page).getByRole('alert')).toHaveText('A whole number from 1 to 10.');
    await expect(page.getByLabel('Command (Lower)')).toHaveValue('11');
    await page.getByLabel('Command (Lower)').fill('4');
    await expect(notation(page)).toHaveValue(/command-4-5/);
  });

  test('a new game shows its seed, and says what is wrong with a bad one', async ({ page }) => {
    await open(page, `p=${POSITION}&do=play`);
    await page.getByLabel('Seed of the dice').fill('minus one');
    await expect(panel(page)).toContainText('The seed is a whole number');
    await page.getByLabel('Seed of the dice').fill('42');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await expect(page.locator('.moment')).toContainText('Turn 1: lower side');
  });
});

test('at Castulo a Roman unit leaves the battlefield when it is told so', async ({ page }) => {
  const known = 'cca2_bottom.MI-I5.HI-E7_top.HI-I1_scenario-castulo_cards.bottom-3C';
  await open(page, `p=${known}&do=play`, `#game=${known};seed+7;play+3C;order+I5;end`);
  await hex(page, 'I5').click();
  await hex(page, 'I5').click();
  await page.getByRole('button', { name: 'Leave the battlefield over I5' }).first().click();
  await expect(page.locator('.happened')).toContainText('1 banner for the lower side');
  await expect(page.locator('.banners')).toContainText('Lower: 1 of 8 banners');
});

test('where nothing may be stored the board says so, and works', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
  await open(page, `p=${POSITION}`);
  await expect(panel(page)).toContainText('The browser lets nothing be stored');
});

for (const mode of ['setup', 'ask', 'play'])
  test(`everybody can read the board: ${mode}`, async ({ page }) => {
    await open(page, `p=${POSITION}&do=${mode}`, mode === 'play' ? `#game=${POSITION};seed+7` : '');
    await hex(page, 'D5').click();
    expect(await barriers(page)).toEqual([]);
    await expect(hex(page, 'D5')).toHaveAccessibleName(
      /^D5: Warriors, Lower, 3 blocks, with a leader/,
    );
    await page.getByText('The position in words').click();
    await expect(page.locator('.description')).toContainText('E3');
  });

test('a battle of the book opens with what its text gives, and says what only its map shows', async ({
  page,
}) => {
  await open(page, `p=${POSITION}`);
  await page.getByLabel('Scenario').selectOption('Lake Trasimene');
  await expect(notation(page)).toHaveValue(/WR-D5x3\*.*_scenario-lake-trasimene$/);
  await expect(panel(page)).toContainText('only on the map of the book');
  await expect(panel(page)).toContainText('4 steep hills');
  await page.getByText('The battle', { exact: true }).click();
  await expect(page.getByLabel('Command (Lower)')).toHaveValue('2');
  await expect(page.getByLabel('Moves first')).toHaveValue('top');
  await page.getByLabel('Army at the lower edge').selectOption('Carthage');
  await expect(notation(page)).toHaveValue(/scenario-lake-trasimene\.bottom-carthage$/);
  await expect(page.getByLabel('Command (Lower)')).toHaveValue('6');
});
