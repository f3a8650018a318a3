import { expect, type Page, test } from '@playwright/test';
import { barriers } from './barriers.ts';
import { fingersOn, middleOf } from './fingers.ts';

const POSITION =
  'onus1_bottom_A-50-64-m4-active_B-61-66-cavalry-active-r8_D-30-60-phalanx_top_X-54-50_D2-30-56';

const open = async (page: Page, query: string) => {
  await page.goto(`/en/onus/board/?${query}`);
  await page.getByRole('radio', { name: 'Set up' }).waitFor();
};
const card = (page: Page, name: string) => page.locator(`#card-${name}`);
const notation = (page: Page) => page.locator('#notation');
const options = (page: Page) => page.getByText('Options', { exact: true }).click();
const question = (page: Page, name: string) =>
  page.locator('.asks').getByText(name, { exact: true }).click();
/** Where a card lies, as the address has it: x and y in cm, and its heading where it has one. */
const placeOf = (page: Page, name: string) => {
  const text = new URL(page.url()).searchParams.get('p') ?? '';
  const words =
    text
      .split('_')
      .find((one) => one.startsWith(`${name}-`))
      ?.split('-') ?? [];
  return words.slice(1).map(Number);
};

async function drag(page: Page, name: string, right: number, down: number) {
  const { x, y } = await middleOf(card(page, name).locator('.face'));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + right / 2, y + down / 2);
  await page.mouse.move(x + right, y + down);
  await page.mouse.up();
}

test.describe('laying cards on the table', () => {
  test('a card is added, moved by keys, turned and set by numbers; undo takes it back', async ({
    page,
  }) => {
    await open(page, 'p=onus1');
    await page.getByRole('button', { name: 'Add a unit: lower army' }).click();
    await expect(page.getByLabel('Kind of troops')).toContainText('elephants');
    await expect(page.getByText('Skirmishers', { exact: true })).toBeAttached();
    await options(page);
    await expect(notation(page)).toHaveValue(/^onus1_bottom_A1-/);
    await page.getByText('Its place in numbers').click();
    await page.getByLabel('Centre, from the left (cm)').fill('40');
    await expect(notation(page)).toHaveValue(/A1-40-/);
    await card(page, 'A1').focus();
    for (const key of ['ArrowRight', 'Shift+ArrowRight', '.']) await page.keyboard.press(key);
    await expect(notation(page)).toHaveValue(/A1-41\.1-[\d.]+-15/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(notation(page)).not.toHaveValue(/A1-41\.1-[\d.]+-15/);
    expect(new URL(page.url()).searchParams.get('p')).toContain('A1-41.1');
  });

  test('a card is dragged to another place with the mouse', async ({ page }) => {
    await open(page, `p=${POSITION}`);
    await drag(page, 'A', 60, 40);
    await expect.poll(() => placeOf(page, 'A')[0]).toBeGreaterThan(50);
    expect(placeOf(page, 'A')[1]).toBeGreaterThan(64);
    expect(placeOf(page, 'B').slice(0, 2)).toEqual([61, 66]);
  });

  test('sections in contact are lit, and overlapping cards are told with their clause', async ({
    page,
  }) => {
    await open(page, `p=${POSITION}`);
    await expect(page.locator('.plane .contact').first()).toBeAttached();
    await options(page);
    await page
      .getByRole('textbox', { name: 'The position in one line' })
      .fill('onus1_bottom_A-50-64_B-52-64');
    const faults = page.locator('.faults');
    await expect(faults).toContainText('onus-7.33');
    await expect(faults.locator('a')).toHaveAttribute('href', /onus-7\.33/);
    await expect(card(page, 'A')).toHaveClass(/fault/);
  });
});

test.describe('asking', () => {
  test('a move is tried by dragging: it is allowed, or a clause says why not', async ({ page }) => {
    await open(page, `p=${POSITION}&do=ask`);
    await drag(page, 'A', 0, -20);
    await expect(page.locator('.ghost.allowed')).toBeAttached();
    await expect(page.locator('.result .answer')).toContainText(/^Yes:/);
    await drag(page, 'A', 0, 300);
    await expect(page.locator('.ghost.refused')).toBeAttached();
    await expect(page.locator('.result .answer')).toContainText(/^No:/);
    await expect(page.locator('.panel a[href*="/c/onus-7."]').first()).toBeVisible();
  });

  test('a charge shows where it ends; the second card of a distance is asked for', async ({
    page,
  }) => {
    await open(page, `p=${POSITION}&do=ask`);
    await question(page, 'Charge');
    await card(page, 'A').locator('.face').click();
    await card(page, 'X').locator('.face').click();
    await expect(page.locator('.ghost.allowed')).toBeAttached();
    await expect(page.locator('.panel')).toContainText('onus-7.75');
    await page.getByRole('button', { name: 'X: change' }).click();
    await question(page, 'Distance');
    await expect(page.locator('.panel')).toContainText('Tap the second card');
    await card(page, 'B').locator('.face').click();
    await expect(page.locator('.result .answer')).toContainText(/UD/);
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Set up' })).not.toBeChecked();
    await expect(card(page, 'X')).toBeVisible();
  });
});

test.describe('where a table begins', () => {
  test('an empty table shows both zones and how to begin; the example is there to be asked', async ({
    page,
  }) => {
    await open(page, 'p=onus1');
    await expect(page.locator('.plane .area')).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Add a unit: upper army' })).toBeVisible();
    await page.getByRole('button', { name: 'An example position' }).click();
    await expect(page.locator('.asks').getByRole('radio', { name: 'Move' })).toBeChecked();
    await card(page, 'S1').locator('.face').click();
    await question(page, 'Shoot');
    await card(page, 'X1').locator('.face').click();
    await expect(page.locator('.result .answer')).toContainText(/^Yes: .*4 dice/);
    await question(page, 'Engaged?');
    await expect(page.locator('.result .answer')).toContainText(/^No:/);
    await page.getByRole('button', { name: 'S1: change' }).click();
    await expect(page.locator('.result .answer')).toContainText(/^Yes:/);
  });

  test('one’s own army comes in a line, and a link keeps a question', async ({ page }) => {
    await page.goto('/en/onus/army/');
    await page.evaluate(() =>
      localStorage.setItem(
        'ius-belli/roster/onus',
        JSON.stringify({ units: [{ unitCalled: 'Legionarii', unitValue: 100, copies: 3 }] }),
      ),
    );
    await open(page, 'p=onus1');
    await page.getByRole('button', { name: 'Your army, below' }).click();
    await expect(card(page, 'Legi3')).toBeVisible();
    expect(placeOf(page, 'Legi1')).toEqual([46, 77.5]);
    await open(page, `p=${POSITION}&do=ask&ask=table-charge~A~X`);
    await expect(page.locator('.result .answer')).toContainText(/^Yes: A can charge X/);
  });

  test('the address has the question with its way; its answer is cited and leads to its calculator', async ({
    page,
  }) => {
    await open(page, `p=${POSITION}&do=ask&ask=table-move~B&utm_source=x`);
    await page.getByRole('button', { name: 'forward', exact: true }).click();
    await expect(page).toHaveURL(
      /&ask=table-move~B~~path\.0\.go\*forward|&ask=table-move~B~~path\.0/,
    );
    const said = await page.locator('.result .answer').textContent();
    const { search } = new URL(page.url());
    await page.goto('/en/');
    await open(page, search.slice(1));
    await expect(page.locator('.result .answer')).toHaveText(String(said));
    await page.getByRole('button', { name: 'Cite this result' }).click();
    await expect(page.locator('.cite-box code').first()).toContainText('ask=table-move~B');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Open in the calculator' }).click();
    await expect(page.locator('.result .sentence')).toBeVisible();
    await open(page, `p=${POSITION}&do=ask&ask=table-charge~A~NOBODY`);
    await expect(page.locator('.notice.error')).toContainText('NOBODY');
  });

  test('an answer by a reading that is not adopted says so before it, on the table and in what is cited', async ({
    page,
  }) => {
    const way = 'path.0.go*dissolve~path.1.go*forward~path.1.amount*3';
    const link = `p=onus1_bottom_A-50-70-active-shieldwall&do=ask&ask=table-move~A~~${way}`;
    await open(page, `${link}~readings.R74*b`);
    await expect(page.locator('.result > :first-child')).toHaveText(
      /a reading that Ius Belli does not adopt: onus-R74/,
    );
    await expect(page.locator('.result .answer')).toContainText(/^No/);
    await page.getByRole('button', { name: 'Cite this result' }).click();
    await expect(page.locator('.cite-box')).toContainText('onus-R74');
  });

  test('a way is made and taken back step by step, and told', async ({ page }) => {
    await open(page, `p=${POSITION}&do=ask`);
    await card(page, 'B').locator('.face').click();
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await press('forward');
    await press('forward');
    await press('turn on the front left corner');
    await expect(page.locator('.path ol li')).toHaveText([/forward 2 UD/, /front left corner 15°/]);
    await expect(page.locator('.plane .way')).toBeAttached();
    await expect(page.locator('.result .answer')).toContainText(/^Yes: .*3 of 3 UD/);
    await press('Take back the last step');
    await expect(page.locator('.path ol li')).toHaveCount(1);
    await press('Move like this');
    await expect.poll(() => placeOf(page, 'B').slice(0, 2)).toEqual([61, 56]);
  });
});

test('the page keeps its place when another question is asked, and nothing covers what stands below', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `p=${POSITION}&do=ask`);
  await card(page, 'A').locator('.face').click();
  await page.evaluate(() => scrollTo(0, 300));
  for (const name of ['Shoot', 'Distance', 'Set up', 'Move']) {
    await page.getByRole('radio', { name }).evaluate((radio: HTMLInputElement) => radio.click());
    expect(await page.evaluate(() => scrollY)).toBe(300);
  }
  for (const size of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(size);
    await page.getByText('The table in words').click();
    await page.getByText('Share and save').click();
  }
});

for (const [width, height] of [
  [360, 740],
  [390, 844],
  [844, 390],
] as const)
  test.describe(`fingers at ${width} x ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test('a card is dragged and turned, goes where one taps, and is nudged', async ({ page }) => {
      await open(page, `p=${POSITION}`);
      const fingers = await fingersOn(page);
      const from = await middleOf(card(page, 'A').locator('.face'));
      await fingers.swipe([from, { x: from.x + 40, y: from.y + 24 }]);
      await expect.poll(() => placeOf(page, 'A')[0]).toBeGreaterThan(52);
      expect(placeOf(page, 'A')[1]).toBeGreaterThan(65);
      expect(await page.evaluate(() => scrollY)).toBe(0);

      const grip = page.locator('.handle .grip');
      const { width: wide = 0, height: high = 0 } = (await grip.boundingBox()) ?? {};
      expect(Math.min(wide, high)).toBeGreaterThanOrEqual(44);
      const knob = await middleOf(grip);
      await fingers.swipe([knob, { x: knob.x + 70, y: knob.y + 30 }]);
      await expect.poll(() => placeOf(page, 'A')[2]).toBeGreaterThan(20);

      const [, , heading] = placeOf(page, 'A');
      const ground = await middleOf(page.locator('.ground'));
      await fingers.tap({ x: ground.x - 40, y: ground.y - 60 });
      await expect.poll(() => placeOf(page, 'A')[0]).toBeLessThan(50);
      expect(placeOf(page, 'A')[2]).toBe(heading);

      const [x = 0, y = 0] = placeOf(page, 'A');
      await page.getByRole('button', { name: 'Right, 1 cm' }).tap();
      await expect.poll(() => placeOf(page, 'A')[0]).toBeCloseTo(x + 1, 5);
      await page.locator('.compass').getByText('1 mm, 1°').tap();
      await page.getByRole('button', { name: 'Up, 1 mm' }).tap();
      await expect.poll(() => placeOf(page, 'A')[1]).toBeCloseTo(y - 0.1, 5);
      await page.getByRole('button', { name: 'Turn right, 1°' }).tap();
      await expect.poll(() => placeOf(page, 'A')[2]).toBe((heading ?? 0) + 1);
    });

    test('two fingers and two taps enlarge the table; then one finger moves it', async ({
      page,
    }) => {
      await open(page, `p=${POSITION}`);
      const fingers = await fingersOn(page);
      const seen = () =>
        page
          .locator('svg.plane')
          .getAttribute('viewBox')
          .then((box) => (box ?? '').split(' ').map(Number));
      const [, , wide = 0] = await seen();
      const { x, y } = await middleOf(page.locator('.ground'));
      const free = { x: x - 10, y: y - 70 };
      await fingers.tapTwice(free);
      await expect.poll(async () => (await seen())[2]).toBeLessThan(wide / 2);
      await fingers.tapTwice(free);
      await expect.poll(async () => (await seen())[2]).toBeCloseTo(wide, 3);
      await fingers.swipe(
        [
          { x: x - 30, y },
          { x: x - 70, y },
        ],
        [
          { x: x + 30, y },
          { x: x + 70, y },
        ],
      );
      await expect.poll(async () => (await seen())[2]).toBeLessThan(wide / 1.8);
      expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
      const before = await seen();
      await fingers.swipe([free, { x: free.x + 40, y: free.y }]);
      await expect.poll(async () => (await seen())[0]).toBeLessThan((before[0] ?? 0) - 100);
      expect(new URL(page.url()).searchParams.get('p')).toContain('A-50-64');
    });

    test('a charge is asked for in two taps', async ({ page }) => {
      await open(page, `p=${POSITION}&do=ask`);
      const fingers = await fingersOn(page);
      await fingers.tap(await middleOf(card(page, 'A').locator('.face')));
      await fingers.tap(await middleOf(card(page, 'X').locator('.face')));
      await expect(page.locator('.result .answer')).toContainText(/^Yes: A can charge X.*4 dice/);
      await expect(page.locator('.ghost.allowed')).toBeAttached();
    });
  });

for (const theme of ['light', 'dark'] as const)
  test(`the table has no barriers on a phone (${theme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, `p=${POSITION}`);
    await card(page, 'A').locator('.face').click();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
    expect(await barriers(page)).toEqual([]);
    await question(page, 'Move');
    await card(page, 'X').locator('.face').click();
    await expect(page.locator('.result .answer')).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  });

test.describe('a table that is measured from Centres', () => {
  const TROOPS = 't7g1_wood-20-20-28-26_bottom_A-36-40-r12_F-37-35-company_top_X-36-31';

  test('terrain and Centres are drawn; a line of sight is told Centre by Centre', async ({
    page,
  }) => {
    await page.goto(`/en/t7g/board/?p=${TROOPS}&do=ask&ask=table-sight~A~X`);
    await expect(page.locator('.result .answer')).toContainText('A sees X, 10.45 inches away');
    await expect(page.locator('.plane .land')).toHaveCount(1);
    await expect(card(page, 'A').locator('.dot')).toHaveCount(4);
    expect(await barriers(page)).toEqual([]);
  });

  test('a unit is dragged to where its Front Centre goes, and moved there', async ({ page }) => {
    await page.goto(`/es/t7g/board/?p=t7g1_bottom_A-36-40-s9_top_X-36-20&do=ask&ask=table-move~A`);
    await expect(page.getByText('Arrastra la unidad', { exact: false })).toBeVisible();
    await drag(page, 'A', 0, -60);
    await expect(page.locator('.result .answer')).toContainText('A puede mover así');
    await page.getByRole('button', { name: 'Mover así' }).click();
    await expect.poll(() => placeOf(page, 'A')[1]).toBeLessThan(40);
  });

  test('terrain is laid by hand: added, dragged, bent by a corner, turned by keys, taken away', async ({
    page,
  }) => {
    const land = (name: string) => page.locator(`[data-card="${name}"]`);
    const text = () => new URL(page.url()).searchParams.get('p') ?? '';
    const pull = async (name: string, right: number, down: number) => {
      const { x, y } = await middleOf(land(name));
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + right / 2, y + down / 2);
      await page.mouse.move(x + right, y + down);
      await page.mouse.up();
    };
    await page.goto('/en/t7g/board/?p=t7g1_lake-30-30-36-36_bottom_A-36-44_top_X-36-6');
    await page.getByLabel('Add terrain').selectOption({ label: 'wood' });
    await expect.poll(text).toContain('wood-');
    const added = text();
    await expect(
      page
        .getByText('wood and lake', { exact: false })
        .or(page.getByText('lake and wood', { exact: false })),
    ).toContainText('t7g-9.10');
    await pull('~1', 60, -60);
    await expect.poll(text).not.toBe(added);
    const dragged = text();
    await pull('~1~1', 30, -20);
    await expect.poll(text).not.toBe(dragged);
    const bent = text();
    await land('~1').focus();
    await page.keyboard.press('.');
    await expect.poll(text).not.toBe(bent);
    expect(await barriers(page)).toEqual([]);
    // The corner that was pulled is the only one that moved.
    const points = (all: string) =>
      all
        .split('_')
        .find((one) => one.startsWith('wood'))
        ?.split('-') ?? [];
    expect(points(bent).filter((one, i) => one !== points(dragged)[i])).toHaveLength(2);
    await page.getByLabel('Kind of terrain').selectOption({ label: 'hill' });
    await expect.poll(text).toContain('hill-');
    await page.getByRole('button', { name: 'Take away' }).click();
    await expect.poll(text).toBe('t7g1_lake-30-30-36-30-36-36-30-36_bottom_A-36-44_top_X-36-6');
  });

  test('a retreat that is stopped is drawn with its clause', async ({ page }) => {
    await page.goto(
      '/en/t7g/board/?p=t7g1_bottom_A-36-30_F-36-36-company_top_X-36-30&do=ask&ask=table-retreat~A~~moveKind*retreat',
    );
    await expect(page.locator('.result .answer')).toContainText('falls back 3.6 inches');
    await expect(page.locator('.result .answer')).toContainText('t7g-5.26');
    await expect(page.locator('.plane .ghost.refused')).toHaveCount(1);
  });

  test('the scale changes bases and table', async ({ page }) => {
    await page.goto('/en/t7g/board/?p=t7g1_bottom_A-36-40');
    await options(page);
    await page.getByLabel('Scale of the bases (mm)').selectOption('28');
    await expect(notation(page)).toHaveValue('t7g1_scale-28_bottom_A-36-40');
    await expect(page.getByLabel('Width (inches)')).toHaveValue('96');
  });
});
