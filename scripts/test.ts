import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium, HOW_TO_GET_CHROMIUM } from './chromium.ts';

interface Count {
  passed: number;
  failed: number;
  /** The tests that failed, by name, where the check has several. */
  failures?: string[];
  /** Those that passed only when they were tried once more: each is a race to be mended. */
  second?: string[];
}

interface Step {
  name: string;
  run: () => Count;
}

interface VitestReport {
  numPassedTests: number;
  numTotalTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
  errors: unknown[];
}

/** The tests that ended so, each with the titles it stands under. */
const ended = (status: string, suites: readonly PlaywrightSuite[] = [], under = ''): string[] =>
  suites.flatMap(({ title, suites: inner, specs }) => {
    const name = `${under}${title}: `;
    return [
      ...specs
        .filter(({ tests }) => tests.some((test) => test.status === status))
        .map((spec) => `${name}${spec.title}`),
      ...ended(status, inner, name),
    ];
  });

const REPORTS = 'reports';
const UNIT_TESTS = `${REPORTS}/vitest.json`;
const COLOURS = Boolean(process.stdout.isTTY);
const ENV = {
  ...process.env,
  ASTRO_TELEMETRY_DISABLED: '1',
  ...(!COLOURS && { NO_COLOR: '1' }),
};
/** What is told again at the end of a test that failed; all of it stands above. */
const LONGEST = 600;
const FAILED: Count = { passed: 0, failed: 1 };

function succeeds(command: string, env: NodeJS.ProcessEnv = {}): boolean {
  return (
    spawnSync(command, { shell: true, stdio: 'inherit', env: { ...ENV, ...env } }).status === 0
  );
}

/** A check that passes or fails as a whole. */
const whole =
  (command: string, env: NodeJS.ProcessEnv = {}) =>
  () =>
    succeeds(command, env) ? { passed: 1, failed: 0 } : FAILED;

/** Reads a report and counts it; a failure that no test accounts for counts as one more. */
function counted<Report>(file: string, ok: boolean, count: (report: Report) => Count): Count {
  if (!existsSync(file)) return FAILED;
  const { failed, ...others } = count(JSON.parse(readFileSync(file, 'utf8')));
  return { ...others, failed: ok ? failed : Math.max(failed, 1) };
}

function runVitest(): Count {
  const ok = succeeds(
    `vitest run --allowOnly=false --reporter=dot --reporter=json --outputFile=${UNIT_TESTS}`,
  );
  return counted<VitestReport>(UNIT_TESTS, ok, (report) => {
    const unloaded = report.testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    );
    const passed = report.numPassedTests;
    const failures = [
      ...unloaded.map(({ name, message }) => `${name}: ${message}`),
      ...report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status !== 'passed')
          .map(({ fullName, failureMessages: [why = ''] }) => `${name}: ${fullName}: ${why}`),
      ),
    ];
    // A test that was skipped has not passed.
    return { passed, failed: report.numTotalTests - passed + unloaded.length, failures };
  });
}

/** Before all that needs it, so that a machine on which it cannot be installed says so at once. */
function bringChromium(): Count {
  if (ensureChromium()) return { passed: 1, failed: 0 };
  console.log(HOW_TO_GET_CHROMIUM);
  return FAILED;
}

function runPlaywright(): Count {
  if (!existsSync('dist/index.html')) {
    console.log('There is no built site to look at.');
    return FAILED;
  }
  const chromium = ensureChromium();
  if (!chromium) return FAILED;
  const file = `${REPORTS}/e2e.json`;
  const ok = succeeds('playwright test --forbid-only --reporter=list,json', {
    CHROME_PATH: chromium,
    // Playwright decides this for its workers and complains of being told as well.
    NO_COLOR: undefined,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  return counted<PlaywrightReport>(file, ok, ({ stats, suites, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped + errors.length,
    failures: ended('unexpected', suites),
    second: ended('flaky', suites),
  }));
}

/** The cheapest first. */
const STEPS: Step[] = [
  { name: 'browser', run: bringChromium },
  { name: 'types', run: whole('astro check') },
  {
    name: 'format and lint',
    run: whole(`biome ci --error-on-warnings ${COLOURS ? '' : '--colors=off'} .`),
  },
  // It loads the settings of the browser tests, and must need no browser for it.
  { name: 'unused code', run: whole('knip', { CHROME_PATH: '/nowhere/chromium' }) },
  { name: 'unit and tie tests', run: runVitest },
  { name: 'package', run: whole('node scripts/check-package.ts') },
  { name: 'site below a path', run: whole('node scripts/check-base.ts') },
  // The site says how the tests of its rules went.
  { name: 'build', run: whole('npm run --silent build', { TEST_REPORT: UNIT_TESTS }) },
  { name: 'links', run: whole('node scripts/links.ts') },
  { name: 'browser tests', run: runPlaywright },
];

rmSync(REPORTS, { recursive: true, force: true });
rmSync('dist', { recursive: true, force: true });
const rows = STEPS.map(({ name, run }) => {
  console.log(`\n== ${name}`);
  const start = performance.now();
  const count = run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`== ${name}: ${count.passed} passed, ${count.failed} failed in ${seconds} s`);
  return { name, seconds, ...count };
});

console.log('');
for (const { name, seconds, failed, failures = [], second = [] } of rows) {
  console.log(`${failed ? 'FAILED' : 'ok    '}  ${seconds.padStart(6)} s  ${name}`);
  for (const one of failures) console.log(`        ${one.slice(0, LONGEST)}`);
  for (const one of second) console.log(`        passed at the second try: ${one}`);
}
const total = (key: 'passed' | 'failed') => rows.reduce((sum, row) => sum + row[key], 0);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') > 0 ? 1 : 0;
