import { type Browser, chromium } from '@playwright/test';
import { loadLibrary } from '../src/library/library.ts';
import { DISPUTES } from '../tests/e2e/disputes.ts';
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts';
import { pagesOf } from './page-kinds.ts';
import { portFrom, serve } from './serve.ts';
import { PHONE, Thumb } from './thumb.ts';

/** How many taps and scrolls a player needs on a phone, counted while real touches do what is asked; needs `dist/`. */
const PORT = portFrom(11);

interface Task {
  what: string;
  from: string;
  taps: number;
  scrolls: number;
  /** It ends when the answer is in sight. */
  does: (thumb: Thumb) => Promise<void>;
}

/** What players look for at the table, and the clause that answers. */
const RULES: readonly (readonly [from: string, typed: string, clause: string])[] = [
  ['/es/cca/8-movimiento/', 'guerreros bandera', 'cca-12.19'],
  ['/es/cca/', 'auxiliares mueven 2 disparo', 'cca-10.19'],
  ['/es/cca/board/', 'dados estampida', 'cca-12.23'],
  ['/en/cca/11-close-combat/dice/', 'battle back', 'cca-11.54'],
  ['/en/cca/at-the-table/', 'forest', 'cca-17.8'],
  ['/en/ccn/', 'form square', 'ccn-6.15'],
  ['/es/ccn/board/', 'formar cuadro', 'ccn-6.15'],
  ['/en/onus/board/', 'flank rear defends', 'onus-7.79'],
  ['/en/onus/', 'flee full rate', 'onus-2.4'],
  ['/es/onus/calc/', 'envolver sección libre', 'onus-7.92'],
];

const bySearch = RULES.map(
  ([from, typed, clause]): Task => ({
    what: `a rule by search: “${typed}” from ${from}`,
    from,
    taps: 2,
    scrolls: 1,
    async does(thumb) {
      await thumb.tap('.find');
      await thumb.page.keyboard.type(typed);
      await thumb.tap(thumb.page.locator(`[role=option]:has(.id:text-is("${clause}"))`));
      await thumb.page.waitForURL(new RegExp(`#${clause}$`));
      await thumb.look(`[id="${clause}"]`);
    },
  }),
);

/** A dispute is settled when the link that shows the rule is on the clipboard: from the home page, in so many actions. */
const settled = DISPUTES.map(
  ({ about, lang, typed, clause }): Task => ({
    what: `a dispute: ${about}`,
    from: `/${lang}/`,
    taps: 4,
    scrolls: 1,
    async does(thumb) {
      const { page } = thumb;
      await thumb.tap('.find');
      await page.keyboard.type(typed);
      await thumb.tap(page.locator(`[role=option]:has(.id:text-is("${clause}"))`));
      await page.waitForURL(new RegExp(`#${clause}$`));
      await thumb.tap(`.clause:has([id="${clause}"]) [data-cite]`);
      await thumb.tap('dialog[open] .cite details[open] button');
      await page.locator('.cite [role=status]:not(:empty)').waitFor();
    },
  }),
);

/** Rolls that fell on a table: who fought, and the faces. */
const ROLLS: readonly Task[] = [
  {
    what: 'a roll resolved: heavy cavalry at heavy infantry, 4 faces',
    from: '/en/cca/calc/close-combat-roll/',
    taps: 8,
    scrolls: 0,
    async does(thumb) {
      await thumb.choose('[id="calc-attacker.unit"]', 'HC');
      await thumb.choose('[id="calc-defender.unit"]', 'HI');
      for (const face of [0, 2, 4, 5]) await thumb.tap(`.tapped button >> nth=${face}`);
      await thumb.look('.bar');
    },
  },
  {
    what: 'a roll resolved: grenadiers at line infantry, 4 faces',
    from: '/en/ccn/calc/melee-roll/',
    taps: 8,
    scrolls: 0,
    async does(thumb) {
      await thumb.choose('[id="calc-attacker.unit"]', 'grenadier');
      for (const face of [0, 2, 3, 4]) await thumb.tap(`.tapped button >> nth=${face}`);
      await thumb.look('.bar');
    },
  },
];

const BOARDS: readonly Task[] = [
  {
    what: '9 units placed, of four types',
    from: '/en/cca/board/',
    taps: 18,
    scrolls: 0,
    async does(thumb) {
      const { page } = thumb;
      const laid: [name: string, ...hexes: string[]][] = [
        ['Light infantry', 'C3', 'C4', 'C9'],
        ['Medium infantry', 'B5', 'B6', 'B7'],
        ['Heavy infantry', 'C6', 'C7'],
        ['Light cavalry', 'C11'],
      ];
      await thumb.tap(page.getByRole('button', { name: 'Empty', exact: true }));
      for (const [name, ...hexes] of laid) {
        await thumb.tap(page.getByRole('button', { name, exact: true }));
        for (const hex of hexes) await thumb.tap(`#hex-${hex} .cell`);
      }
      await page.waitForURL(/LC-C11/);
    },
  },
  {
    what: 'a charge asked',
    from: '/en/onus/board/?p=onus1_bottom_A-50-62-active_top_X-50-50&do=ask',
    taps: 2,
    scrolls: 0,
    async does(thumb) {
      await thumb.tap('#card-A .face');
      await thumb.tap('#card-X .face');
      await thumb.look('.result .answer');
    },
  },
  {
    what: 'a further question of a drill',
    from: '/en/cca/learn/4-dice/',
    taps: 1,
    scrolls: 0,
    async does(thumb) {
      const { page } = thumb;
      await thumb.tap(page.getByRole('button', { name: 'Five questions' }));
      await thumb.tap('.round .option');
      [thumb.taps, thumb.scrolls] = [0, 0];
      await thumb.tap(page.getByRole('button', { name: 'Next question' }));
      await thumb.look('.round .situation');
      await thumb.look(page.locator('.round .option').last());
    },
  },
];

/** From a page of each kind to each of its system's tools. */
async function toTools(): Promise<Task[]> {
  const { systems } = await loadLibrary();
  return systems.flatMap((system) =>
    pagesOf(system, 'en')
      .filter((path) => path.startsWith('/en/'))
      .map(
        (from): Task => ({
          what: `any tool from ${from}`,
          from,
          taps: 1,
          scrolls: 0,
          async does(thumb) {
            const ways = thumb.page.locator('.ways a');
            const tools = await ways.count();
            for (let at = 0; at < tools; at += 1) {
              if (await ways.nth(at).getAttribute('aria-current')) continue;
              const to = await ways.nth(at).evaluate((link: HTMLAnchorElement) => link.pathname);
              if (to === from) continue;
              thumb.taps = 0;
              await thumb.tap(ways.nth(at));
              await thumb.page.waitForURL((url) => url.pathname === to);
              await thumb.page.goto(from);
            }
          },
        }),
      ),
  );
}

async function measure(browser: Browser, { from, does }: Task) {
  const context = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    permissions: ['clipboard-read', 'clipboard-write'],
    baseURL: `http://127.0.0.1:${PORT}`,
  });
  const page = await context.newPage();
  const thumb = new Thumb(page, await context.newCDPSession(page));
  await page.goto(from, { waitUntil: 'networkidle' });
  await does(thumb).finally(() => context.close());
  return thumb;
}

const server = serve('dist', PORT);
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: CHROMIUM_FLAGS,
});
const only = process.argv.slice(2).join(' ');
const tasks = [...bySearch, ...settled, ...ROLLS, ...BOARDS, ...(await toTools())].filter(
  ({ what }) => what.includes(only),
);
let over = 0;
for (const task of tasks) {
  const said = await measure(browser, task).then(
    ({ taps, scrolls }) => {
      const mark = taps > task.taps || scrolls > task.scrolls ? 'OVER ' : '     ';
      return `${mark}${taps} of ${task.taps} taps, ${scrolls} of ${task.scrolls} scrolls: ${task.what}`;
    },
    (error) => `FAILS ${task.what}: ${String(error).split('\n')[0]}`,
  );
  if (!said.startsWith(' ')) over += 1;
  console.log(said);
}
await browser.close();
server.close();
process.exitCode = over > 0 ? 1 : 0;
