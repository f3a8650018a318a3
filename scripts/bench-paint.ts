import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts';
import { serve } from './serve.ts';

/** How long a change takes until the page is laid out anew, on a device four times as slow. */
const PORT = 4183;
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
  'cca1_bottom.WR-E4x3*-F4.EL-C3.LD-G2.LB-B2.HC-H3.MI-G3x2.AX-D3.LI-I2.CH-J3_top.LI-C7-D7.HI-E5*.LC-H7.MC-I7.MI-F7-G7.LS-K8_ground.forest-C5-D6.hill-F6.river-H5-I5';

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
    ready: '#hex-E4',
    touch: (round) => {
      const hex = document.querySelector(round % 2 ? '#hex-E4' : '#hex-K4');
      hex?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    },
  },
  {
    what: 'board, ask: where may this unit move?',
    path: `/en/cca/board/?p=${POSITION}&do=ask`,
    ready: '#hex-E4',
    touch: (round) => {
      const hex = document.querySelector(round % 2 ? '#hex-E4' : '#hex-H3');
      hex?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    },
  },
];

/** Milliseconds from the touch until the new page is laid out. */
const timed = (page: Page, touch: Measured['touch'], round: number) =>
  page.evaluate(
    async ([source, n]) => {
      const act = new Function(`return (${source})`)() as (round: number) => void;
      const start = performance.now();
      act(n as number);
      // The widgets render in microtasks; a task later they are done.
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(0);
      });
      document.body.getBoundingClientRect();
      return performance.now() - start;
    },
    [String(touch), round] as const,
  );

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
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await timed(page, touch, round));
  await browser.close();
  return times.slice(10).sort((a, b) => a - b)[Math.floor((ROUNDS - 10) / 2)] ?? 0;
}

const server = serve('dist', PORT);
for (const one of CASES) {
  const ms = await measure(one);
  const ok = ms <= FRAME;
  if (!ok) process.exitCode = 1;
  console.log(`${ok ? 'ok  ' : 'SLOW'} ${ms.toFixed(1).padStart(6)} ms of ${FRAME}  ${one.what}`);
}
server.close();
