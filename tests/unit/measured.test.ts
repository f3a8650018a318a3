import { expect, test } from 'vitest';
import { scoreOf } from '../../scripts/mutate.ts';
import {
  isFolder,
  isHeld,
  mutationOf,
  proofOf,
  readMeasured,
  rulesDigest,
} from '../../src/library/measured.ts';
import { summed } from '../../src/library/test-run.ts';

const mutants = (...statuses: string[]) => ({ mutants: statuses.map((status) => ({ status })) });

test('a mutation score counts what was noticed, of one folder of the engine', () => {
  const report = {
    files: {
      'src/engine/cca/a.ts': mutants('Killed', 'Killed', 'Timeout', 'Survived'),
      'src/engine/cca/game/b.ts': mutants('NoCoverage', 'Ignored', 'CompileError'),
      'src/engine/core/c.ts': mutants('Survived'),
    },
  };
  expect(scoreOf(report, 'cca')).toEqual({ score: 60, reached: 75, mutants: 5 });
  expect(scoreOf(report, 'cca/game')).toEqual({ score: 0, reached: 0, mutants: 1 });
  expect(scoreOf(report, 'core')).toEqual({ score: 0, reached: 0, mutants: 1 });
});

test('a folder is measured by its name, shared or of a system', () => {
  expect(['core', 'cca/game'].map(isFolder)).toEqual([true, true]);
  const none = ['', 'nowhere', 'core/nowhere', '../engine/core', 'core/', 'core/pool.ts', '*'];
  expect(none.filter(isFolder)).toEqual([]);
});

test('what was measured names folders of the engine, and knows whether their rules have changed', () => {
  const { mutation } = readMeasured();
  for (const [folder, { score, reached }] of Object.entries(mutation)) {
    expect(isFolder(folder), folder).toBe(true);
    expect(score).toBeGreaterThan(0);
    expect(reached).toBeGreaterThanOrEqual(score);
    expect(reached).toBeLessThanOrEqual(100);
    expect(mutationOf(folder)?.current).toBe(mutation[folder]?.rules === rulesDigest(folder));
  }
  expect(rulesDigest('core')).not.toBe(rulesDigest('cca'));
  expect(mutationOf('no such folder')).toBeUndefined();
});

test('a clause is held where every change of its rows was noticed in the rules as they are', () => {
  for (const [system, { changes, noticed, held, rules }] of Object.entries(
    readMeasured().proof ?? {},
  )) {
    expect(noticed).toBeLessThanOrEqual(changes);
    expect(held.every((clause) => clause.startsWith(`${system}-`))).toBe(true);
    const current = rules === rulesDigest(system);
    expect(proofOf(system)?.current).toBe(current);
    for (const clause of held) expect(isHeld(system, clause)).toBe(current);
  }
  expect(proofOf('no such system')).toBeUndefined();
  expect(isHeld('no such system', 'cca-1.1')).toBe(false);
});

test('a test that was skipped and a file that did not load have not passed', () => {
  const file = (name: string, ...statuses: string[]) => ({
    name: `/somewhere/${name}`,
    assertionResults: statuses.map((status) => ({ status })),
  });
  const run = summed({
    testResults: [
      file('tests/ties/examples.test.ts', 'passed', 'passed'),
      file('tests/ties/content.test.ts', 'passed', 'failed'),
      file('src/engine/core/pool.test.ts', 'passed', 'skipped'),
      file('src/widgets/Form.test.tsx'),
    ],
  });
  expect(run).toEqual({
    passed: 4,
    failed: 3,
    subjects: [
      { subject: 'examples', passed: 2, failed: 0 },
      { subject: 'ties', passed: 1, failed: 1 },
      { subject: 'engine', passed: 1, failed: 1 },
      { subject: 'rest', passed: 0, failed: 1 },
    ],
  });
});
