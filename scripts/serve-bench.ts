import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNginx } from './nginx.ts';
import { differences } from './nginx-check.ts';

const [ROOT = 'dist'] = process.argv.slice(2);
const BASE = (process.env.BASE_PATH ?? '/').replace(/\/$/, '');
/** Clause pages a second. */
const BAR = 5000;
const { DURATION = '10s', CONNECTIONS = '64', ROUNDS = '3' } = process.env;
/** Of /proc, on every Linux that Node runs on. */
const TICKS_A_SECOND = 100;

/** Seconds of processor time that processes have taken. */
function processorTime(pids: readonly number[]): number {
  const ticks = pids.map((pid) => {
    // After the name in brackets: user and system time are the 12th and 13th.
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user, system] = fields.split(' ').slice(11, 13);
    return Number(user) + Number(system);
  });
  return ticks.reduce((sum, one) => sum + one, 0) / TICKS_A_SECOND;
}

interface Load {
  requests: number;
  seconds: number;
  bytes: number;
  errors: number;
  /** Milliseconds that 99 of 100 answers take at most. */
  slow: number;
  /** Of one core. */
  generator: number;
}

/** Lets wrk ask for a list of addresses in turn, as fast as it is answered. */
async function load(origin: string, list: string, encoding: string): Promise<Load> {
  const script = ['-s', 'scripts/wrk.lua', origin, '--', list, encoding];
  const wrk = spawn('wrk', ['-t2', `-c${CONNECTIONS}`, `-d${DURATION}`, ...script]);
  let generator = 0;
  const watch = setInterval(() => {
    generator = wrk.pid ? processorTime([wrk.pid]) : 0;
  }, 200);
  let out = '';
  for await (const chunk of wrk.stdout) out += chunk;
  clearInterval(watch);
  const numbers = /RESULT ([\d ]+)/.exec(out)?.[1]?.split(' ').map(Number);
  if (!numbers) throw new Error(`wrk said: ${out}`);
  const [requests = 0, micro = 0, bytes = 0, errors = 0, slow = 0] = numbers;
  const seconds = micro / 1e6;
  return { requests, seconds, bytes, errors, slow: slow / 1000, generator: generator / seconds };
}

if (!existsSync(`${ROOT}/index.html.br`))
  throw new Error('First: npm run build, npm run compress.');
const folder = mkdtempSync(join(tmpdir(), 'ius-load-'));
const list = join(folder, 'addresses');
const pages = globSync(['c/*/', '*/c/*/'], { cwd: ROOT }).map((path) => `${BASE}/${path}/`);
writeFileSync(list, `${pages.join('\n')}\n`);
const nginx = await startNginx(ROOT, BASE);
let best = 0;
try {
  const found = await differences(nginx, ROOT);
  console.log(found.join('\n') || 'nginx sends what scripts/host-headers.ts says.');
  if (found.length > 0) process.exitCode = 1;
  console.log(
    `${pages.length} clause pages, ${CONNECTIONS} connections, ${availableParallelism()} cores`,
  );
  for (const encoding of nginx.brotli ? ['gzip', 'br'] : ['gzip'])
    for (let round = 0; round < Number(ROUNDS); round++) {
      const before = processorTime(nginx.pids());
      const { requests, seconds, bytes, errors, slow, generator } = await load(
        new URL(nginx.origin).origin,
        list,
        encoding,
      );
      const server = (processorTime(nginx.pids()) - before) / seconds;
      const rate = requests / seconds;
      best = Math.max(best, rate);
      if (errors > 0) process.exitCode = 1;
      const columns = [
        `${encoding.padEnd(4)} ${rate.toFixed(0).padStart(6)} pages/s`,
        `${(bytes / requests / 1000).toFixed(1)} KB each`,
        `99 % within ${slow.toFixed(1)} ms`,
        `${errors} errors`,
        `nginx ${server.toFixed(2)} cores, wrk ${generator.toFixed(2)}`,
        `load ${loadavg()[0]?.toFixed(1)}`,
      ];
      console.log(columns.join('; '));
    }
} finally {
  await nginx.stop();
  rmSync(folder, { recursive: true });
}
if (best < BAR) {
  console.log(`At least ${BAR} pages/s are wanted.`);
  process.exitCode = 1;
}
