import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const where = (asked: string) =>
  spawnSync('node', ['scripts/where.ts', asked], { encoding: 'utf8' });

test('a clause leads to its text, its rule and its sentences', () => {
  const { stdout } = where('cca-11.15');
  expect(stdout).toMatch(
    /^text\n {2}content\/cca\/11-close-combat-dice\/en\.mdx:\d+\n.*es\.mdx:\d+\nregister\n/,
  );
  expect(stdout).toMatch(/^rules\n( .*\n)* {2}src\/engine\/cca\/combat\//m);
  expect(stdout).toMatch(/^sentences\n( .*\n)* {2}src\/i18n\/cca\/.*\.es\.ts:\d+/m);
});

test('a chapter leads to the subjects that have its rules, and a subject back to its chapters', () => {
  expect(where('cca-12').stdout).toMatch(/^ *\d+ clauses {2}cca\/retreat$/m);
  expect(where('cca/retreat').stdout).toMatch(/^ *\d+ clauses {2}cca-12$/m);
});

test('what there is none of is said', () => {
  const { status, stderr } = where('cca/nothing');
  expect(stderr).toContain('“cca/nothing”');
  expect(status).toBe(1);
});
