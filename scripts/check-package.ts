import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium, HOW_TO_GET_CHROMIUM } from './chromium.ts';
import { serve } from './serve.ts';

const ENV = {
  ...process.env,
  PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`,
};

function run(command: string, cwd: string): string {
  const { status, stdout } = spawnSync(command, {
    shell: true,
    cwd,
    env: ENV,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`${command} failed: ${stdout}`);
  return stdout;
}

/** The program where the package is installed. */
const INSTALLED = join('node_modules', '.bin', 'ius');

function expect(what: string, got: unknown, wanted: unknown): void {
  if (got !== wanted) throw new Error(`${what}: ${got}, not ${wanted}`);
}

/** What README.md tells a user of the package to write. */
function exampleOfReadme(): string {
  const section = readFileSync('README.md', 'utf8').split('\n## As a package\n')[1] ?? '';
  const code = /```ts\n([\s\S]*?)```/.exec(section)?.[1];
  if (!code) throw new Error('README.md has no example under "As a package".');
  return code;
}

/** Types that hold, and a mistake that they must find. */
const TYPES = `import { ask, CLAUSE_IDS, type ClauseId, findQuery, type Ruling } from 'ius-belli';
import { legal } from 'ius-belli/engine/cca/game/play';
export const clause: ClauseId = 'cca-11.15';
// @ts-expect-error No book has such a clause.
export const none: ClauseId = 'cca-99.1';
export const ids: readonly ClauseId[] = CLAUSE_IDS;
export const cited = ({ steps }: Ruling): ClauseId[] => steps.map((step) => step.clause);
// @ts-expect-error There may be no such query.
ask('cca/close-combat', {}).ruling;
export const fields = findQuery('cca/close-combat')?.fields;
export const actions: number = legal.length;
`;

const PAGE = `<!doctype html>
<script type="module">
import { ask, spoken } from './node_modules/ius-belli/lib/package.js';
const reply = ask('cca/close-combat', { attacker: { unit: 'WR' }, defender: { unit: 'MI' } });
window.ruling = await spoken(reply.ruling, 'es');
</script>
`;

/** A project of somebody else, with the package as its only dependency. */
function makeProject(folder: string): string {
  const packed = run(`npm pack --silent --pack-destination ${folder}`, '.')
    .trim()
    .split('\n')
    .at(-1);
  const project = join(folder, 'project');
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "type": "module", "private": true }');
  run(`npm install --offline --silent ../${packed}`, project);
  writeFileSync(join(project, 'example.ts'), exampleOfReadme());
  writeFileSync(join(project, 'types.ts'), TYPES);
  writeFileSync(join(project, 'index.html'), PAGE);
  return project;
}

function checkTypes(project: string): void {
  const strict = '--strict --target es2022 --lib es2023,dom --outDir out';
  run(`tsc ${strict} --module nodenext example.ts types.ts`, project);
  // The declarations themselves were checked by the first.
  const bundler = '--module esnext --moduleResolution bundler --skipLibCheck --noEmit';
  run(`tsc ${strict} ${bundler} types.ts`, project);
}

async function rulingInBrowser(project: string): Promise<unknown> {
  const executablePath = ensureChromium();
  if (!executablePath) throw new Error(HOW_TO_GET_CHROMIUM);
  const server = serve(project, 0);
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    return await (await page.waitForFunction('window.ruling')).jsonValue();
  } finally {
    await browser.close();
    server.close();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'ius-package-'));
try {
  const project = makeProject(folder);
  const installed = readdirSync(join(project, 'node_modules')).filter((name) => name[0] !== '.');
  expect('installed', installed.join(), 'ius-belli');
  checkTypes(project);
  const [summary = '', ...steps] = run('node out/example.js', project).trim().split('\n');
  expect('the summary names the dice of cca-11.15', summary.includes(' with 4 dice '), true);
  expect(
    'a step of cca-11.15',
    steps.some((step) => step.startsWith('cca-11.15 ')),
    true,
  );
  const asked = `npm run --silent ius -- ask cca/close-combat '${JSON.stringify({
    attacker: { unit: 'WR' },
    defender: { unit: 'MI' },
  })}' --lang es`;
  // On what the answer hangs is told on the command line alone; the package has it as a function of its own.
  const { readings, ...here } = JSON.parse(run(asked, '.'));
  const there = JSON.parse(run(asked.replace('npm run --silent ius --', INSTALLED), project));
  expect('on the command line', JSON.stringify(there), JSON.stringify({ ...here, readings }));
  const clause = 'clause cca-11.15 onus-7.15';
  expect('clauses', run(`${INSTALLED} ${clause}`, project), run(`node bin/ius.mjs ${clause}`, '.'));
  expect('in the browser', JSON.stringify(await rulingInBrowser(project)), JSON.stringify(here));
  console.log(
    'The package installs alone, and runs with its types in Node, on the command line and in the browser.',
  );
} finally {
  rmSync(folder, { recursive: true });
}
