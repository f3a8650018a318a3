import { existsSync, readFileSync } from 'node:fs';

/** What the tests are of, by the place of their file; the first that fits. */
const SUBJECTS = {
  examples: /\/tests\/ties\/examples\./,
  cases: /\/tests\/ties\/worked-cases\./,
  ties: /\/tests\/ties\//,
  engine: /\/src\/engine\//,
  search: /\/(tests|src)\/search\//,
  rest: /./,
} as const;
export type Subject = keyof typeof SUBJECTS;

interface Count {
  passed: number;
  failed: number;
}

export interface TestRun extends Count {
  subjects: readonly ({ subject: Subject } & Count)[];
}

/** The parts of Vitest's report that are told. */
export interface Report {
  testResults: readonly { name: string; assertionResults: readonly { status: string }[] }[];
}

const subjectOf = (file: string) =>
  (Object.keys(SUBJECTS) as Subject[]).find((subject) => SUBJECTS[subject].test(file));

const add = (a: Count, b: Count): Count => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
});

/** A report by subject. A test that did not run has not passed; a file that did not load is one failure. */
export function summed({ testResults }: Report): TestRun {
  const files = testResults.map(({ name, assertionResults }) => {
    const passed = assertionResults.filter(({ status }) => status === 'passed').length;
    const failed = Math.max(assertionResults.length, 1) - passed;
    return { subject: subjectOf(name.replaceAll('\\', '/')), passed, failed };
  });
  const none: Count = { passed: 0, failed: 0 };
  const subjects = (Object.keys(SUBJECTS) as Subject[])
    .map((subject) => ({
      subject,
      ...files.filter((file) => file.subject === subject).reduce(add, none),
    }))
    .filter(({ passed, failed }) => passed + failed > 0);
  return { subjects, ...subjects.reduce(add, none) };
}

/**
 * The run of the tests just before this build. `npm test` names its report in TEST_REPORT; a report
 * that merely lies there may be of other rules.
 */
export function testRun(): TestRun | undefined {
  const file = process.env.TEST_REPORT;
  return file && existsSync(file) ? summed(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}
