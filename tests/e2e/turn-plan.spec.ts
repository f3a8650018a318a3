import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { barriers } from './barriers.ts';

const KEY = 'ius-belli/plan/t7g';
const plays = (page: Page) => page.getByRole('heading', { name: /^Turn \d/ }).waitFor();
const open = (page: Page) => page.goto('/en/t7g/turn-plan/');
const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const orderOf = (page: Page, unit: string, card: string) =>
  page.getByRole('group', { name: `Order of ${unit}` }).getByLabel(card);
const unit = (page: Page, name: string) => page.locator('.troops > li', { hasText: name });
const army = (page: Page, side: number) => page.locator('.both-sides > section').nth(side);

const side = (sideCalled: string, commanders: object[], units: object[]) => ({
  sideCalled,
  commanders,
  units,
});
/** Arcabuceros, with 1 Wear and 4 dice, pass with 65/81; Herreruelos, alone, roll 2 of their 3 dice: 5/9. */
const ANA = side(
  'Ana',
  [
    { commanderCalled: 'Spinola', isGeneral: true, commanderLevel: 3 },
    { commanderCalled: 'Bucquoy', commanderLevel: 2 },
  ],
  [
    { unitCalled: 'Tercio', discipline: 4, stamina: 4, ledBy: 1 },
    { unitCalled: 'Arcabuceros', kind: 'company', discipline: 4, stamina: 2, wear: 1, ledBy: 2 },
    {
      ...{ unitCalled: 'Herreruelos', kind: 'cavalry', discipline: 3, stamina: 2, wear: 2 },
      ...{ commander: 'away', ledBy: 2 },
    },
  ],
);
const LUIS = side(
  'Luis',
  [{ commanderCalled: 'Mansfeld', isGeneral: true, commanderLevel: 2 }],
  [
    { unitCalled: 'Regiment', discipline: 3, stamina: 1, wear: 1 },
    { unitCalled: 'Cuirassiers', kind: 'cavalry', discipline: 4, stamina: 3 },
  ],
);

async function begin(page: Page, state: object = { sides: [ANA, LUIS] }) {
  await open(page);
  await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [
    KEY,
    JSON.stringify(state),
  ] as const);
  await page.reload();
  await plays(page);
}

/** Ana lays Assault!, Fire! and Resist!, Luis Ready! and Assault!. */
async function plan(page: Page) {
  await button(page, 'Plan: Ana').click();
  await orderOf(page, 'Tercio', 'Assault!').check();
  await orderOf(page, 'Arcabuceros', 'Fire!').check();
  await expect(page.getByText('Orders still missing: 1.')).toBeVisible();
  await expect(button(page, 'Ready and covered')).toBeDisabled();
  await orderOf(page, 'Herreruelos', 'Resist!').check();
  // 65/81 * 5/9 = 325/729.
  await expect(page.locator('.secret')).toContainText('2 of 3 units need an order check');
  await expect(page.locator('.secret')).toContainText('44.6% of the time');
  await button(page, 'Ready and covered').click();
  await button(page, 'Plan: Luis').click();
  await orderOf(page, 'Regiment', 'Ready!').check();
  await orderOf(page, 'Cuirassiers', 'Assault!').check();
  await button(page, 'Ready and covered').click();
}

async function goFirst(page: Page) {
  await button(page, 'Both are ready: begin').click();
  await page.getByRole('group', { name: 'Die of Ana' }).getByLabel('2').check();
  // 2 + 3 against 3 + 2: the same, and both are rolled again.
  await page.getByRole('group', { name: 'Die of Luis' }).getByLabel('3').check();
  await expect(page.locator('.turn-plan')).toContainText('t7g-2.6');
  await expect(button(page, 'Ana goes first')).toHaveCount(0);
  await page.getByRole('group', { name: 'Die of Ana' }).getByLabel('5').check();
  await expect(page.getByText('Ana has the initiative and chooses who goes first.')).toBeVisible();
  await button(page, 'Ana goes first').click();
}

test('a whole turn of two sides: secret orders, goes, checks, Wear, a casualty, points', async ({
  page,
}) => {
  await begin(page);
  await plan(page);
  await expect(page.getByText('Ana is ready.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Luis is ready.')).toBeVisible();
  await expect(page.locator('.turn-plan')).not.toContainText('Assault!');
  await goFirst(page);

  // Ana: a Commander first, who gets 1 success; then a Fresh unit, without a check.
  await expect(page.getByText('The go of Ana')).toBeVisible();
  await expect(button(page, 'End the go and hand over')).toBeDisabled();
  await button(page, 'Activate Spinola').click();
  await button(page, '1 · Exhausted').click();
  await expect(page.getByLabel('Exhausted, Spinola')).toBeChecked();
  await expect(button(page, 'Activate Bucquoy')).toHaveCount(0);
  await expect(unit(page, 'Tercio')).toContainText('hidden order');
  await button(page, 'Activate: Tercio').click();
  await expect(unit(page, 'Tercio')).toContainText('Assault!');
  await expect(unit(page, 'Tercio')).toContainText('t7g-2.23');
  // While it acts, the enemy reacts: always with a check, and the card is gone.
  await button(page, 'Reacts: Cuirassiers').click();
  await expect(unit(page, 'Cuirassiers')).toContainText('t7g-2.30');
  await unit(page, 'Cuirassiers').getByLabel('It fails').check();
  await button(page, 'Done: Cuirassiers').click();
  await expect(unit(page, 'Cuirassiers')).toContainText('has acted');
  await button(page, 'Done: Tercio').click();
  await expect(button(page, 'Activate: Arcabuceros')).toHaveCount(0);

  // The combat costs the enemy 1 Wear more than it bears: a break check, which it fails.
  await button(page, 'One more: Wear, Regiment').click();
  await expect(unit(page, 'Regiment')).toContainText('1 Break point');
  await expect(unit(page, 'Regiment')).toContainText('stays 42.1% of the time');
  await button(page, 'Undo').click();
  await expect(unit(page, 'Regiment')).not.toContainText('Break point');
  await button(page, 'Redo').click();
  await page.reload();
  await unit(page, 'Regiment').getByRole('button', { name: 'It fails' }).click();
  await expect(page.getByText('Ana 2 · Luis 0')).toBeVisible();
  await button(page, 'End the go and hand over').click();

  // Luis has nobody left to activate, and passes (t7g-2.11).
  await expect(page.getByText('The go of Luis')).toBeVisible();
  await button(page, 'End the go and hand over').click();
  await button(page, 'Activate: Arcabuceros').click();
  await expect(unit(page, 'Arcabuceros')).toContainText('rolls 4 dice for its order check');
  await unit(page, 'Arcabuceros').getByLabel('It fails').check();
  await expect(unit(page, 'Arcabuceros')).toContainText('The order is lost');
  await button(page, 'Done: Arcabuceros').click();
  await button(page, 'End the go and hand over').click();
  await button(page, 'End the go and hand over').click();
  await button(page, 'Activate: Herreruelos').click();
  await unit(page, 'Herreruelos').getByLabel('It passes').check();
  await button(page, 'Done: Herreruelos').click();

  // Resist! has removed 1 Wear, and the turn ends at once (t7g-2.12).
  await expect(unit(page, 'Herreruelos').locator('output')).toHaveText('1/2');
  await expect(page.getByText('The turn is over')).toBeVisible();
  await expect(page.getByText('The game goes on: 2 to 0.')).toBeVisible();
  await button(page, 'Begin turn 2').click();
  await expect(page.getByRole('heading', { name: 'Turn 2' })).toBeFocused();
  await button(page, 'Plan: Ana').click();
  await expect(page.locator('.secret li')).toHaveCount(3);
  await expect(page.locator('.secret input:checked')).toHaveCount(0);
  await button(page, 'Cover').click();
  await expect(page.getByRole('heading', { name: 'Planning' })).toBeFocused();
});

test('what may not be is said at the field, with its clause', async ({ page }) => {
  const units = [
    { unitCalled: 'Wolves', discipline: 3, stamina: 2, wear: 3, ledBy: 1 },
    { unitCalled: 'wolves', discipline: 3, stamina: 2, ledBy: 1, commandedBy: 2 },
    { unitCalled: 'Wagons', discipline: 3, mobileFortress: true, card: 'attack' },
  ];
  const commanders = [{ isGeneral: true }, { commanderCalled: 'Other' }];
  await begin(page, { sides: [side('Ana', commanders, units), LUIS] });
  await button(page, 'Plan: Ana').click();
  const planned = page.locator('.secret li');
  await expect(planned.nth(0).locator('.fault')).toContainText('Wear: ');
  await expect(planned.nth(0).locator('.fault')).toContainText('t7g-4.16');
  await expect(planned.nth(1).locator('.fault').first()).toContainText('t7g-2.4');
  await expect(planned.nth(1)).toContainText('t7g-7.4');
  await expect(planned.nth(2).locator('.fault')).toContainText('t7g-6.16');
  await planned.nth(2).getByLabel('Run!').check();
  await expect(planned.nth(2).locator('.fault')).toHaveCount(0);
});

test('units are typed in by name, with their Values, by the keyboard alone', async ({ page }) => {
  await open(page);
  await button(page, 'Begin').press('Enter');
  await expect(page.getByRole('heading', { name: 'Turn 1' })).toBeFocused();
  await page.getByLabel('Name of side 1').fill('Ana');
  await button(army(page, 0), 'Add a unit').press('Enter');
  await army(page, 0).locator('#units-0-0-unitCalled').fill('Tercio');
  await expect(army(page, 0).locator('.fault').first()).toContainText('required');
  await army(page, 0).locator('#units-0-0-discipline').fill('4');
  await army(page, 0).locator('#units-0-0-stamina').fill('4');
  await expect(army(page, 0).locator('.fault')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Plays on a device of his own' }).nth(1).check();
  await page.getByLabel('Enemy Troop units left to activate').fill('2');
  await button(page, 'Plan: Ana').press('Enter');
  await expect(page.getByRole('heading', { name: 'Ana' }).first()).toBeFocused();
  await orderOf(page, 'Tercio', 'Ready!').press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(orderOf(page, 'Tercio', 'Assault!')).toBeChecked();
  await button(page, 'Ready and covered').press('Enter');
  await page.getByLabel('Side 2 is ready.').check();
  await button(page, 'Both are ready: begin').press('Enter');
  await expect(page.getByRole('heading', { name: 'Initiative' })).toBeVisible();
});

test('a file has everything, a link leaves hidden orders out, an army list gives its units', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await begin(page);
  await plan(page);
  const download = page.waitForEvent('download');
  await button(page, 'Save to a file').click();
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(JSON.parse(file).sides[0].units[0]).toMatchObject({ card: 'attack' });
  await button(page, 'Copy the link').click();
  await expect(page.getByText('Copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await button(page, 'Start another game').click();
  await button(page, 'Yes, erase').click();
  await expect(button(page, 'Plan: Ana')).toHaveCount(0);
  const bring = (text: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await bring(file);
  await expect(page.getByText('Luis is ready.')).toBeVisible();
  await bring(JSON.stringify({ ...JSON.parse(file), turn: 0, sides: [{ troopsAway: -1 }] }));
  await expect(page.getByRole('alert')).toContainText('turn');
  await expect(page.getByRole('alert')).toContainText('sides.0.troopsAway');
  await expect(page.getByText('Luis is ready.')).toBeVisible();
  await bring('no json');
  await expect(page.getByRole('alert')).toContainText('no valid JSON');

  const list = {
    format: 'ius-belli/t7g-army/1',
    commanders: [{ commanderCalled: 'Tilly', isGeneral: true, commanderLevel: 4 }],
    units: [{ unitCalled: 'Bayern', kind: 'cavalry', discipline: 4, stamina: 3, copies: 2 }],
  };
  await bring(JSON.stringify(list));
  await page.getByRole('status').getByRole('button', { name: 'Luis' }).click();
  await page.getByText('The two sides').click();
  await expect(army(page, 1)).toContainText('Bayern 2');
  await expect(army(page, 1)).toContainText('Tilly');

  const other = await context.newPage();
  await other.addInitScript(() => localStorage.clear());
  await other.goto(link);
  await button(other, 'Plan: Ana').click();
  await expect(other.locator('.secret li')).toHaveCount(3);
  await expect(other.locator('.secret input:checked')).toHaveCount(0);
});

test('on paper there are all units, with the orders that were shown', async ({ page }) => {
  await begin(page);
  await plan(page);
  await goFirst(page);
  await button(page, 'Activate: Tercio').click();
  await button(page, 'Done: Tercio').click();
  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('.paper');
  await expect(paper.locator('tbody tr')).toHaveCount(5);
  await expect(paper.getByRole('row', { name: /^Tercio/ })).toContainText('Assault!');
  await expect(paper.getByRole('row', { name: /^Arcabuceros/ })).not.toContainText('Fire!');
  await expect(button(page, 'End the go and hand over')).toBeHidden();
});

for (const theme of ['light', 'dark'] as const)
  test(`every part has no barriers on a phone (${theme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width: 360, height: 740 });
    const fits = async () => {
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(360);
      expect(await barriers(page)).toEqual([]);
    };
    await begin(page);
    await button(page, 'Plan: Ana').click();
    await page.getByText('Circumstances').first().click();
    await fits();
    await button(page, 'Cover').click();
    await plan(page);
    await goFirst(page);
    await button(page, 'Activate: Arcabuceros').click();
    await unit(page, 'Arcabuceros').getByLabel('It passes').check();
    await button(page, 'One more: Wear, Regiment').click();
    await button(page, 'Look at the orders of Luis').click();
    await fits();
  });

test('it is reached from the page at the table, the home of its system and the search', async ({
  page,
}) => {
  for (const from of ['/en/t7g/at-the-table/', '/en/t7g/']) {
    await page.goto(from);
    await page.getByRole('link', { name: 'The plan of a turn' }).click();
    await expect(page).toHaveURL(/\/en\/t7g\/turn-plan\/$/);
  }
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: /^Search/ }).fill('hidden orders');
  const hit = page.locator('.hits [role=option]', { hasText: 'The plan of a turn' });
  await expect(hit).toHaveAttribute('href', '/en/t7g/turn-plan/');
});
