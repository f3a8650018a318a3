import { type CDPSession, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts';
import { portFrom, serve } from './serve.ts';

/** How long the page works from a touch until it can be painted anew, on a device four times as slow. */
const PORT = portFrom(10);
const SLOWER = 4;
const ROUNDS = 40;
const FRAME = 16;

interface Measured {
  what: string;
  path: string;
  /** Runs in the page, once a round; it touches what a reader would touch. */
  touch: (round: number) => void;
  ready: string;
}

const POSITION =
  'cca2_bottom.WR-D5x3*-D6.EL-C3.LD-B7.LB-B2.HC-C8.MI-C7x2.AX-C4.LI-B9.CH-C10_top.LI-G3-G4.HI-E5*.LC-G8.MC-G9.MI-G6-G7.LS-H11_ground.forest-E3-F4.hill-F6.river-E8-E9';

/** Sixty cards in six rows on a large table. */
const CARDS = (['bottom', 'top'] as const)
  .map((side, s) =>
    Array.from(
      { length: 30 },
      (_, i) =>
        `${side[0]?.toUpperCase()}${i + 1}-${10 + (i % 10) * 12}-${s ? 15 + Math.floor(i / 10) * 8 : 60 + Math.floor(i / 10) * 8}-active`,
    ).join('_'),
  )
  .map((cards, s) => `${s ? 'top' : 'bottom'}_${cards}`)
  .join('_');
const TABLE = `onus1_table-140-100_${CARDS}`;

const CASES: Measured[] = [
  {
    what: 'a calculator: another number of blocks',
    path: '/en/cca/calc/close-combat/',
    ready: '.calc select',
    touch: (round) => {
      const buttons = document.querySelectorAll<HTMLElement>('.stepper button');
      buttons[round % 2]?.click();
    },
  },
  {
    what: 'board, set up: another hex is chosen',
    path: `/en/cca/board/?p=${POSITION}`,
    ready: '#hex-D5',
    touch: (round) => {
      const hex = document.querySelector(round % 2 ? '#hex-D5' : '#hex-D11');
      hex?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    },
  },
  {
    what: 'board, ask: where may this unit move?',
    path: `/en/cca/board/?p=${POSITION}&do=ask`,
    ready: '#hex-D5',
    touch: (round) => {
      const hex = document.querySelector(round % 2 ? '#hex-D5' : '#hex-C8');
      hex?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    },
  },
  {
    what: 'table of 60 cards: a card is dragged on',
    path: `/en/onus/board/?p=${TABLE}`,
    ready: '#card-B15',
    touch: (round) => {
      const card = document.querySelector('#card-B15 .face');
      const field = document.querySelector('.ground');
      if (!card || !field) return;
      const { left, top } = field.getBoundingClientRect();
      const at = { clientX: left + 9 * round, clientY: top, pointerId: 1, bubbles: true };
      if (round === 0) {
        card.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        field.setPointerCapture = () => {};
      }
      if (round === 1) card.dispatchEvent(new PointerEvent('pointerdown', at));
      if (round > 1) card.dispatchEvent(new PointerEvent('pointermove', at));
    },
  },
  {
    what: 'table of 60 cards, ask: a move is tried by dragging',
    path: `/en/onus/board/?p=${TABLE}&do=ask`,
    ready: '#card-B15',
    touch: (round) => {
      const card = document.querySelector('#card-B15 .face');
      const field = document.querySelector('.ground');
      if (!card || !field) return;
      const { left, top } = field.getBoundingClientRect();
      const at = { clientX: left, clientY: top - 9 * round, pointerId: 1, bubbles: true };
      if (round === 0) {
        card.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        field.setPointerCapture = () => {};
      }
      if (round === 1) card.dispatchEvent(new PointerEvent('pointerdown', at));
      if (round > 1) card.dispatchEvent(new PointerEvent('pointermove', at));
    },
  },
];

/** What the page itself is asked to do for a new picture. Painting is left out: here no graphics card does it. */
const OWN_WORK = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];

/** Seconds that the page has worked so far. */
async function worked(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.reduce((sum, { name, value }) => sum + (OWN_WORK.includes(name) ? value : 0), 0);
}

/** Touches, and lets the browser draw what came of it. */
const round = (page: Page, touch: Measured['touch'] | null, n: number) =>
  page.evaluate(
    async ([source, at]) => {
      const act = new Function(`return (${source})`)() as ((round: number) => void) | null;
      act?.(at as number);
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    },
    [String(touch), n] as const,
  );

async function perRound(page: Page, session: CDPSession, touch: Measured['touch'] | null) {
  const before = await worked(session);
  for (let n = 0; n < ROUNDS; n++) await round(page, touch, n);
  return ((await worked(session)) - before) / ROUNDS;
}

/** Milliseconds of work for one touch, beyond what the waiting itself costs. */
async function measure({ path, ready, touch }: Measured): Promise<number> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: CHROMIUM_FLAGS,
  });
  const page = await browser.newPage({ bypassCSP: true });
  await page.goto(`http://127.0.0.1:${PORT}${path}`, { waitUntil: 'networkidle' });
  await page.waitForSelector(ready);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await perRound(page, session, touch);
  const touched = await perRound(page, session, touch);
  const idle = await perRound(page, session, null);
  await browser.close();
  return (touched - idle) * 1000;
}

const server = serve('dist', PORT);
for (const one of CASES) {
  const ms = await measure(one);
  const ok = ms <= FRAME;
  if (!ok) process.exitCode = 1;
  console.log(`${ok ? 'ok  ' : 'SLOW'} ${ms.toFixed(1).padStart(6)} ms of ${FRAME}  ${one.what}`);
}
server.close();
