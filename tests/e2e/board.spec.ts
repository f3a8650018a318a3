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
    await choose(page, 'Options');
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
    await choose(page, 'Fight or fire');
    await hex(page, 'D5').click();
    await hex(page, 'E5').click();
    await expect(page.locator('.verdict-of')).toContainText('Yes.');
    // Warriors with 3 of 4 blocks roll 3 dice (cca-11.15 asks for full strength).
    await expect(page.locator('.ruling .answer')).toHaveText(/3 dice/);
    await expect(page.getByRole('link', { name: 'Open in the calculator' })).toBeVisible();
  });

  test('a forest between them breaks the line of sight, and is lit', async ({ page }) => {
    await open(page, `p=cca2_bottom.LB-C3_top.LI-G3_ground.forest-E3&do=ask`);
    await choose(page, 'See');
    await hex(page, 'C3').click();
    await hex(page, 'G3').click();
    expect(await lit(page, 'barrier')).toEqual(['E3']);
    await expect(page.locator('.sight.broken')).toBeAttached();
    await expect(page.locator('.ruling')).toContainText('cca-17.13');
  });

  test('of two hexes the first tap is from, the second to, and the third begins again', async ({
    page,
  }) => {
    await open(page, 'p=cca2_bottom.HI-F4.LB-D4_top.LI-H5&do=ask');
    await hex(page, 'F4').click();
    await choose(page, 'See');
    // Where a piece was asked from is not where somebody looks from.
    await expect(panel(page)).toContainText('Tap the hex to look from.');
    await hex(page, 'D4').click();
    await hex(page, 'H5').click();
    await expect(panel(page)).toContainText('From D4 to H5.');
    await expect(page.locator('.verdict-of')).toHaveText('No. H5 is not seen from D4.');
    await hex(page, 'F4').click();
    await expect(panel(page)).toContainText('From F4.');
    await hex(page, 'H5').click();
    await expect(page.locator('.verdict-of')).toHaveText('Yes. H5 is seen from F4.');
    await page.getByRole('button', { name: 'Change' }).click();
    await expect(panel(page)).toContainText('Tap the hex to look from.');
  });

  test('a piece is dragged to where it is asked about, and stays where it stands', async ({
    page,
  }) => {
    await open(page, 'p=cca2_bottom.HI-E5_top.MI-I11&do=ask');
    await hex(page, 'E5').dragTo(hex(page, 'E7'));
    await expect(page.locator('.verdict-of')).toContainText('No.');
    await expect(hex(page, 'E5')).toHaveAccessibleName(/^E5: Heavy infantry/);
  });

  test('the ways of a retreat are drawn, and what a blocked one costs is said', async ({
    page,
  }) => {
    await open(page, `p=cca2_bottom.MI-E5-D4-D5_top.MI-I11&do=ask`);
    await choose(page, 'Retreat');
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
    await expect(page.locator('.thrown .die').first()).toBeVisible();
    await page.getByText('The clauses, step by step').click();
    await expect(page.locator('.reasons .steps').first()).toContainText('cca-11');
  });

  test('an enemy that is touched shows dice and chances; the next touch throws', async ({
    page,
  }) => {
    const known = `${POSITION}_cards.bottom-3C`;
    await open(page, `p=${known}&do=play`, `#game=${known};seed+7;play+3C;order+D5;end;end`);
    await hex(page, 'D5').click();
    await hex(page, 'E5').click();
    // Three dice (cca-11.13), squares, swords and with the leader beside him helmets hit: 1 - (1/2)^3.
    await expect(page.locator('.aim')).toContainText('3 dice');
    await expect(page.locator('.chances')).toContainText('87.5%');
    await expect(page.locator('.thrown')).toHaveCount(0);
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Attack E5 from D5' }).first().click();
    await expect(page.locator('.thrown').first()).toContainText('1 hit, 1 flag');
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
    await choose(page, 'Options');
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
    await page.getByText('Options').click();
    await page.getByLabel('Seed of the dice').fill('minus one');
    await expect(panel(page)).toContainText('The seed is a whole number');
    await page.getByLabel('Seed of the dice').fill('42');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await expect(page.locator('.turn')).toContainText('Turn 1: lower side');
  });
});

test('at Castulo a Roman unit leaves the battlefield when it is told so', async ({ page }) => {
  const known = 'cca2_bottom.MI-I5.HI-E7_top.HI-I1_scenario-castulo_cards.bottom-3C';
  await open(page, `p=${known}&do=play`, `#game=${known};seed+7;play+3C;order+I5;end`);
  await hex(page, 'I5').click();
  await hex(page, 'I5').click();
  await page.getByRole('button', { name: 'Leave the battlefield over I5' }).first().click();
  await expect(page.locator('.happened')).toContainText('1 banner for the lower side');
  await expect(page.getByRole('img', { name: 'Lower: 1 of 8 banners' })).toBeVisible();
});

test.describe('beginning', () => {
  test('an empty board offers an example, which is asked about at once', async ({ page }) => {
    await page.goto('/en/cca/board/');
    await page.getByRole('button', { name: 'Example position' }).click();
    await expect(panel(page)).toContainText('Tap a piece on the board.');
    await hex(page, 'D6').click();
    await expect(page.locator('.verdict-of')).toContainText(/^Yes\. It may go to/);
    await expect(page.locator('.starts')).toHaveCount(0);
  });

  test('a battle of the book is begun on the board, and says what only its map has', async ({
    page,
  }) => {
    await page.goto('/en/cca/board/');
    await page.getByLabel('A battle of the book').selectOption('Lake Trasimene');
    await expect(notation(page)).toHaveValue(/_scenario-lake-trasimene$/);
    await expect(panel(page)).toContainText('only on the map of the book');
  });

  test('its own file opens as it was saved', async ({ page }) => {
    await open(page, `p=${POSITION}`);
    await page.getByText('Share and save').click();
    const buffer = Buffer.from(`${POSITION}\n`);
    await open(page, 'p=cca2_bottom_top');
    await page.getByText('Share and save').click();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'ius-belli.txt', mimeType: 'text/plain', buffer });
    await expect(notation(page)).toHaveValue(POSITION);
    expect(page.url()).not.toContain('do=play');
    expect(page.url()).not.toContain('#game');
  });

  test('pieces of another position are not taken into a battle unasked', async ({ page }) => {
    await open(page, `p=${POSITION}`);
    await page.getByLabel('Scenario').selectOption('Cannae');
    await panel(page).getByRole('button', { name: 'Take them off' }).click();
    await expect(notation(page)).toHaveValue(/^cca2_bottom_top_scenario-cannae/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(notation(page)).toHaveValue(/WR-D5x3.*_scenario-cannae/);
  });
});

test('what is put is told, and the keyboard stays on its hex when something else is done', async ({
  page,
}) => {
  await open(page, `p=${POSITION}`);
  await page.getByRole('button', { name: 'Elephants' }).click();
  await expect(page.locator('.now')).toHaveText('Elephants. Tap the hexes where it goes.');
  await hex(page, 'E7').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('status')).toHaveText('E8: Elephants, Lower, 2 blocks');
  await choose(page, 'Ask');
  await expect(hex(page, 'E8')).toHaveAttribute('tabindex', '0');
  await expect(hex(page, 'E7')).toHaveAttribute('tabindex', '-1');
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
  await page.getByRole('combobox', { name: 'Lower army' }).selectOption('Carthage');
  await expect(notation(page)).toHaveValue(/scenario-lake-trasimene\.bottom-carthage$/);
  await expect(page.getByLabel('Command (Lower)')).toHaveValue('6');
});

test.describe('links of what was asked', () => {
  const VICTOR = 'cca2_bottom.MC-E5_top.LI-F5.MI-G6_ground.forest-F6';

  test('the address has the question: opened in either language, the same answer stands there', async ({
    page,
  }) => {
    await open(page, `p=${POSITION}&do=ask&fbclid=x&utm_source=y`);
    await hex(page, 'D6').click();
    await hex(page, 'E5').click();
    const said = await page.locator('.verdict-of').textContent();
    await expect(page).toHaveURL(/&ask=move~D6~E5$/);
    const { search } = new URL(page.url());
    await page.goto('/en/');
    await open(page, search.slice(1));
    await expect(page.locator('.verdict-of')).toHaveText(String(said));
    await expect(page.locator('.notice')).toHaveCount(0);
    await page.goto(`/es/cca/board/${search}`);
    const clause = await page.locator('.verdict-of .ref').textContent();
    expect(said).toContain(String(clause));
  });

  test('it is cited with its link, by key and by button', async ({ page }) => {
    await open(page, `p=${VICTOR}&do=ask&ask=advance~E5~F5`);
    await expect(page.locator('.verdict-of')).toContainText('it may advance to');
    expect(await lit(page, 'go')).toEqual(['E6', 'F4', 'F5', 'F6', 'G5']);
    expect(await lit(page, 'fight')).toEqual(['G6']);
    await expect(page.locator('.refusals')).toContainText('cca-17.9');
    await hex(page, 'E5').focus();
    await page.keyboard.press('c');
    const box = page.locator('.cite-box');
    await expect(box.locator('code').first()).toContainText('ask=advance~E5~F5');
    await expect(box).toContainText('Advance: Medium cavalry E5 → Light infantry F5');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Cite this result' }).click();
    await expect(box).toBeVisible();
  });

  test('its calculator opens with the same state, and the board has kept the answer', async ({
    page,
  }) => {
    await open(page, `p=${VICTOR}&do=ask&ask=retreat~E5~~flags.2`);
    await page.getByRole('link', { name: 'Open in the calculator' }).click();
    await expect(page).toHaveURL(/calc\/retreat\/\?.*unit=MC.*flags=2/);
    await expect(page.locator('.damage, .notice.error')).toHaveCount(0);
    await page.goto('/en/cca/board/');
    await expect(page.locator('.verdict-of')).toContainText('It must retreat');
    await expect(page).toHaveURL(/ask=retreat~E5~~flags.2/);
  });

  test('what of a link is not understood is told; the rest stays, and is not cited unseen', async ({
    page,
  }) => {
    await open(page, `p=${VICTOR}&do=ask&ask=battle~E5~F5~moved.9`);
    await expect(page.locator('.notice.error')).toContainText('ask=moved.9');
    await expect(page.locator('.verdict-of')).toContainText('Yes.');
    await expect(page.getByRole('button', { name: 'Cite this result' })).toHaveCount(0);
    await hex(page, 'F5').click();
    await expect(page.locator('.notice.error')).toHaveCount(0);
    await open(page, `p=cca2_bottom${'.WR-H4'.repeat(2200)}`);
    await expect(page.locator('.faults li')).toHaveCount(11);
    await expect(page.locator('.faults')).toContainText('12000 characters');
  });
});

test('whoever may battle back sees the dice and chances of it first', async ({ page }) => {
  const log = 'cca2_bottom.HI-D5-D7_top.MI-E5-E8_cards.bottom-3C';
  const before = ';play+3C;order+D5;end;end;attack+D5+E5';
  await open(page, 'do=play', `#game=${log};seed+11${before}`);
  const back = page.locator('.answers', { hasText: 'Battle back' });
  // The medium infantry has 1 block left and rolls 4 dice (cca-11.12): red and swords hit heavy infantry.
  await expect(back.locator('.to-throw')).toContainText('4 dice');
  await expect(back.locator('.chances')).toContainText('80.2%');
  await back.getByRole('button', { name: 'Battle back' }).click();
  await expect(page.locator('.thrown').last()).toBeVisible();
});
