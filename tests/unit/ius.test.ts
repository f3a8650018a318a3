import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { put } from '../../src/engine/core/query.ts';
import { findQuery } from '../../src/engine/index.ts';

const PROGRAM = fileURLToPath(new URL('../../bin/ius.ts', import.meta.url));

function ius(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('node', [PROGRAM, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

const json = (...args: string[]) => JSON.parse(ius(...args).stdout);

test('ask prints the ruling, its summary in both languages', () => {
  const { answer, summary, steps } = json(
    'ask',
    'cca/close-combat',
    '{"attacker":{"unit":"MI"},"defender":{"unit":"HI"}}',
  );
  expect(answer.dice).toBe(4);
  expect(summary.es).toContain('4 dados');
  expect(summary.en).toContain('4 dice');
  expect(summary.en).toMatch(/\(cca-11\.12.*\)$/);
  expect(steps[0]).not.toHaveProperty('text');
});

test('--lang adds the sentences of that language to the steps', () => {
  const { steps } = json(
    'ask',
    'cca/close-combat',
    '{"attacker":{"unit":"MI"},"defender":{"unit":"HI"}}',
    '--lang',
    'es',
  );
  expect(steps[1].text).toMatch(/4 dados/);
});

test.each([
  ['an unknown query', ['ask', 'cca/nothing', '{}'], /cca\/nothing.*cca\/close-combat/],
  [
    'input that is no JSON, with a sample of the question',
    ['ask', 'cca/close-combat', '{attacker}'],
    /JSON.*\{"attacker":\{"unit":"WR"\}/,
  ],
  ['a missing unit', ['ask', 'cca/close-combat', '{}'], /attacker\.unit.*\n?.*defender\.unit/],
  [
    'more blocks than a unit has, with the clause',
    ['ask', 'cca/close-combat', '{"attacker":{"unit":"EL","blocks":3},"defender":{"unit":"HI"}}'],
    /attacker\.blocks.*2.*cca-2\.11/,
  ],
  [
    'elephants in a river',
    [
      'ask',
      'cca/close-combat',
      '{"attacker":{"unit":"EL","terrain":"river"},"defender":{"unit":"HI"}}',
    ],
    /attacker\.terrain.*cca-17\.26/,
  ],
  [
    'a leader attached to a lone leader',
    [
      'ask',
      'cca/close-combat',
      '{"attacker":{"unit":"HI"},"defender":{"unit":"LD","leader":"attached"}}',
    ],
    /defender\.leader.*cca-8\.33/,
  ],
  ['an unknown clause', ['clause', 'cca-99.1'], /cca-99\.1/],
  ['an unknown language', ['ask', 'cca/close-combat', '{}', '--lang', 'fr'], /fr/],
  ['an unknown system', ['queries', 'xyz'], /xyz.*cca/],
  ['no command', [], /ius queries/],
])('%s is a message on standard error and exit code 2', (_, args, message) => {
  const { status, stdout, stderr } = ius(...args);
  expect(stderr).toMatch(message);
  expect(stdout).toBe('');
  expect(status).toBe(2);
});

test('messages come in the language that was asked for', () => {
  expect(ius('ask', 'cca/close-combat', '{}', '--lang', 'es').stderr).toMatch(/Falta|falta/);
  expect(ius('ask', 'cca/close-combat', '{}', '--lang', 'en').stderr).toMatch(/missing/);
});

test('every query is listed with a schema that describes each field, and a sample that it answers', () => {
  const queries = json('queries', 'cca');
  expect(queries.length).toBeGreaterThanOrEqual(4);
  for (const { id, title, about, input, sample, answer } of queries) {
    expect(title.length, id).toBeGreaterThan(3);
    expect(about.length, id).toBeGreaterThan(20);
    expect(input.type).toBe('object');
    expect(Object.keys(answer).length, id).toBeGreaterThan(0);
    const fields = Object.entries(input.properties) as [string, { description?: string }][];
    for (const [name, field] of fields)
      expect(field.description?.length ?? 0, `${id} ${name}`).toBeGreaterThan(10);
    const query = findQuery(id);
    expect(query && 'ruling' in put(query, sample), id).toBe(true);
  }
});

test('a clause is printed in both languages, or in one', () => {
  expect(ius('clause', 'cca-11.15').stdout).toMatch(/guerreros[\s\S]*warrior/);
  expect(ius('clause', 'CCA-11.15', '--lang', 'en').stdout).not.toMatch(/guerreros/);
});

test('coverage has a row for every clause of the book', () => {
  const rows = json('coverage', 'cca', '--json');
  expect(rows).toHaveLength(404);
  expect(rows.find(({ id }: { id: string }) => id === 'cca-11.15')).toMatchObject({
    es: true,
    en: true,
    executed: true,
    excluded: null,
  });
});
