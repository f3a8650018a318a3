import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';

const CHAPTER = '/en/cca/11-close-combat/';
const CARD = '/en/c/cca-11.15/';
const EXAMPLE = 'cca-11.15/four-blocks';

/** Whatever a page does that it must not: errors in the console, and requests to other hosts. */
function faultsOf(page: Page) {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1') faults.push(request.url());
  });
  return faults;
}

const example = (page: Page, id = EXAMPLE) => page.locator(`[id="${id}"]`);

test('a link to a chapter with parts lands on the line of its clause, which leads to the text', async ({
  page,
}) => {
  const ID = 'onus-7.150';
  await page.goto(`/es/onus/7-secuencia-del-turno/#${ID}`);
  const line = page.locator(`[id="${ID}"]`);
  await expect(line).toBeInViewport();
  await line.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/7-secuencia-del-turno/[^/]+/#${ID}$`));
  await expect(page.locator('.clause:has(:target) h2')).toContainText(ID);
  await page.getByRole('link', { name: '7. Secuencia del turno', exact: true }).click();
  await expect(page.locator('.lines li')).toHaveCount(210);
});

test('the parts of a chapter are read one after the other', async ({ page }) => {
  await page.goto('/en/onus/7-turn-sequence/');
  await page.locator('[rel="next"]').click();
  await expect(page.locator('h1')).toHaveText('Phases of the turn, and activation');
  await page.locator('[rel="next"]').click();
  await expect(page.locator('h1')).toHaveText('Movement');
  await page.goto('/en/onus/8-special-formations/');
  await page.locator('[rel="prev"]').click();
  await expect(page.locator('h1')).toHaveText('End of turn');
});

test('a clause lands in view under the header, and is marked', async ({ page }) => {
  await page.goto(`${CHAPTER}#cca-11.15`);
  const heading = page.locator('[id="cca-11.15"]');
  await expect(heading).toBeInViewport();
  const head = await page.locator('.site-head').boundingBox();
  const box = await heading.boundingBox();
  expect(box?.y ?? 0).toBeGreaterThanOrEqual(head?.height ?? 0);
});

test('an example becomes live in place, answers a change, and its link brings it back', async ({
  page,
}) => {
  const faults = faultsOf(page);
  await page.goto(CHAPTER);
  await example(page).locator('summary').first().click();
  await example(page).getByRole('link', { name: 'Try it' }).click();
  const attacker = example(page).getByRole('group', { name: 'Attacker' });
  const answer = example(page).locator('.result p.answer');
  await expect(answer).toHaveText('4 dice');
  await attacker.getByLabel('Blocks', { exact: true }).fill('3');
  await expect(answer).toHaveText('3 dice');
  await expect(example(page).locator('.result .unmet')).toContainText('cca-11.15');
  expect(page.url()).toContain('attacker.blocks=3');
  const link = page.url();
  await page.goto('/en/');
  await page.goto(link);
  await expect(answer).toHaveText('3 dice');
  expect(faults).toEqual([]);
});

test('back and forward walk through the states of a calculator', async ({ page }) => {
  await page.goto('/en/cca/calc/close-combat/');
  const unit = page.getByRole('group', { name: 'Attacker' }).getByLabel('Unit');
  const answer = page.locator('.result p.answer');
  await unit.selectOption('HI');
  await expect(answer).toHaveText('2 dice');
  await page
    .getByRole('group', { name: 'Defender' })
    .getByLabel('Terrain of its hex')
    .selectOption('clear');
  await expect(answer).toHaveText('5 dice');
  await page.goBack();
  await expect(answer).toHaveText('2 dice');
  await page.goForward();
  await expect(answer).toHaveText('5 dice');
});

test('the language switch stays on the clause and in the state', async ({ page }) => {
  await page.goto(`${CHAPTER}#cca-11.26`);
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(/\/es\/cca\/11-combate-cuerpo-a-cuerpo\/#cca-11\.26$/);
  await page.goto('/es/cca/calc/close-combat/?attacker.unit=EL&defender.unit=HI');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(
    /\/en\/cca\/calc\/close-combat\/\?attacker\.unit=EL&defender\.unit=HI$/,
  );
  await expect(page.locator('.result p.answer')).toHaveText('5 dice');
});

test('a damaged link says what it could not use and shows the nearest state', async ({ page }) => {
  const faults = faultsOf(page);
  await page.goto(
    '/en/cca/calc/close-combat/?attacker.unit=XX&defender.unit=MI&defender.blocks=9&gone=1',
  );
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('attacker.unit');
  await expect(notice).toContainText('defender.blocks');
  await expect(notice).toContainText('gone');
  await expect(page.locator('.result p.answer')).toHaveText('4 dice');
  expect(faults).toEqual([]);
});

test('a contradiction is named at its field, and what was typed stays', async ({ page }) => {
  await page.goto('/en/cca/calc/close-combat/');
  const attacker = page.getByRole('group', { name: 'Attacker' });
  const blocks = attacker.getByLabel('Blocks', { exact: true });
  await attacker.getByLabel('Unit').selectOption('HC');
  await blocks.fill('4');
  await expect(attacker.locator('.fault')).toContainText('at most 3');
  await expect(blocks).toHaveValue('4');
  await blocks.fill('abc');
  await expect(attacker.locator('.fault')).toContainText('abc');
  await expect(blocks).toHaveValue('abc');
});

test('dice are entered face by face and resolved', async ({ page }) => {
  await page.goto('/en/cca/calc/close-combat-roll/');
  const rolled = page.getByRole('group', { name: 'Faces rolled' });
  await rolled.getByRole('button', { name: 'Remove: green circle' }).click();
  await rolled.getByRole('button', { name: 'Add: red square' }).click();
  await expect(page.locator('.result p.answer')).toHaveText('Eliminated');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the chapter shows text, examples, answers and steps', async ({ page }) => {
    await page.goto(CHAPTER);
    await expect(page.locator('.clause')).toHaveCount(59);
    await example(page).locator('summary').first().click();
    await expect(example(page).locator('.answer')).toContainText('Dice: 4');
    await expect(example(page).locator('.steps')).toContainText('cca-11.15');
  });

  test('a calculator shows its sample, and an example leads to it', async ({ page }) => {
    await page.goto(CARD);
    await expect(example(page).locator('.steps')).toContainText('3 → 4');
    await example(page).getByRole('link', { name: 'Try it' }).click();
    await expect(page.locator('.ruling .answer').first()).toBeVisible();
  });
});

test('a clause card cites its clause, also where the clipboard is refused', async ({ page }) => {
  await page.goto(CARD);
  const cite = page.locator('.cite');
  await expect(cite.locator('code').nth(1)).toContainText('/c/cca-11.15/');
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('refused')) },
    });
  });
  await cite.getByRole('button', { name: 'Copy: Short link' }).click();
  await expect(cite).toContainText('The text is selected: press Ctrl+C');
  expect(await page.evaluate(() => String(getSelection()))).toContain('/c/cca-11.15/');
});

test('a report of an error names the page in its state, and can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/en/cca/calc/close-combat/');
  const report = page.locator('.report');
  await report.locator('summary').click();
  await expect(report.locator('code')).toContainText('Calculator: cca/close-combat');
  await page.getByRole('group', { name: 'Attacker' }).getByLabel('Unit').selectOption('HI');
  await expect(page).toHaveURL(/attacker\.unit=HI/);
  await report.getByRole('button', { name: 'Copy' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`Page: ${page.url()}\n`);
  await page.goto(CARD);
  await expect(page.locator('.report code')).toContainText('Clause: cca-11.15, version 1');
});

test('a clause says whether it runs', async ({ page }) => {
  await page.goto(CARD);
  await expect(page.locator('.law .kind')).toHaveText('modifier 6 examples run');
  await page.goto('/es/c/cca-1.1/');
  await expect(page.locator('.law .kind')).toContainText('nada que ejecutar');
});

test('what is checked adds up to the data, and its readings lead to their clauses', async ({
  page,
  request,
}) => {
  const rows: { id: string; executed: boolean }[] = await (
    await request.get('/api/v1/coverage.json')
  ).json();
  const cca = rows.filter(({ id }) => id.startsWith('cca-'));
  await page.goto('/en/trust/');
  const system = page.locator('.checked:has(#cca)');
  await expect(system.locator('tfoot td').nth(0)).toHaveText(String(cca.length));
  const executed = cca.filter((row) => row.executed).length;
  await expect(system.locator('tfoot td').nth(1)).toHaveText(String(executed));
  await system.getByText('See the list').click();
  await system.locator('.doubts a').first().click();
  await expect(page.locator('.readings').first()).toBeVisible();
});

test('the short link shows both languages', async ({ page }) => {
  await page.goto('/c/cca-11.15/');
  await expect(page.locator('article[lang="es"]')).toContainText('guerreros');
  await expect(page.locator('article[lang="en"]')).toContainText('warrior');
});

test('the theme can be turned, and stays turned', async ({ page }) => {
  await page.goto(CARD);
  await page.locator('button.theme').click();
  const theme = await page.locator('html').getAttribute('data-theme');
  await page.goto(CHAPTER);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme ?? '');
});

test('a page that is not there says so in the language of its address, else in both', async ({
  page,
}) => {
  const response = await page.goto('/en/nothing/');
  expect(response?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('main h1')).toHaveText(['There is no page here']);
  await page.goto('/es/c/nada/');
  await expect(page.locator('main h1')).toHaveText(['Aquí no hay ninguna página']);
  await page.goto('/nothing/');
  await expect(page.locator('main h1')).toHaveCount(2);
});

test('a card may stand in a frame of another site, a chapter may not', async ({
  page,
  baseURL,
}) => {
  const forum = createServer(({ url }, response) =>
    response.end(`<!doctype html><iframe src="${baseURL}${url}"></iframe>`),
  );
  await new Promise<void>((listening) => forum.listen(0, '127.0.0.1', listening));
  const framed = async (path: string) => {
    const { port } = forum.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'networkidle' });
    return page.frameLocator('iframe').locator('#main h1').count();
  };
  expect(await framed(CARD)).toBe(1);
  expect(await framed(CHAPTER)).toBe(0);
  forum.close();
});
