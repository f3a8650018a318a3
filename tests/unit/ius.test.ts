import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { run } from '../../bin/commands.ts';
import { put } from '../../src/engine/core/query.ts';
import { findQuery, QUERIES, SYSTEMS } from '../../src/engine/index.ts';

const PROGRAM = fileURLToPath(new URL('../../bin/ius.mjs', import.meta.url));

/** The program as it is called. */
const program = (...args: string[]) => spawnSync('node', [PROGRAM, ...args], { encoding: 'utf8' });

/** What it does, without a start of Node. */
async function ius(...args: string[]) {
  const heard = { stdout: '', stderr: '' };
  const listening = (['stdout', 'stderr'] as const).map((stream) =>
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      heard[stream] += text;
      return true;
    }),
  );
  const status = await run(args);
  for (const one of listening) one.mockRestore();
  return { status, ...heard };
}

const json = async (...args: string[]) => JSON.parse((await ius(...args)).stdout);

test('ask prints the ruling, its summary in both languages', () => {
  const { stdout } = program(
    'ask',
    'cca/close-combat',
    '{"attacker":{"unit":"MI"},"defender":{"unit":"HI"}}',
  );
  const { answer, summary, steps } = JSON.parse(stdout);
  expect(answer.dice).toBe(4);
  expect(summary.es).toContain('4 dados');
  expect(summary.en).toContain('4 dice');
  expect(summary.en).toMatch(/\(cca-11\.12.*\)$/);
  expect(steps[0]).not.toHaveProperty('text');
});

/** Prints what is loaded; given to Node beside the program. */
const LOADED = `data:text/javascript,import { registerHooks } from 'node:module';
registerHooks({ load(url, context, next) { console.error(url); return next(url, context); } });`;

test.each([
  ['ask', 'cca/close-combat', '{"attacker":{"unit":"MI"},"defender":{"unit":"HI"}}'],
  ['queries', 'cca'],
  ['clause', 'cca-11.15'],
])('ius %s %s loads nothing of another system', (...args) => {
  const watched = ['--import', LOADED, PROGRAM, ...args];
  const { stderr } = spawnSync('node', watched, { encoding: 'utf8' });
  expect(stderr).toMatch(/\/cca\b/);
  expect(stderr).not.toMatch(/\/onus\b/);
});

test('--lang adds the sentences of that language to the steps', async () => {
  const { steps } = await json(
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
    /JSON.*line 1, column 2, at “attacker}”.*\{"attacker":\{"unit":"WR"\}/,
  ],
  [
    'input that breaks off',
    ['ask', 'cca/close-combat', '{\n  "attacker": {', '--lang', 'es'],
    /acaba antes de tiempo, en la línea 2, columna 16, tras « {2}"attacker": \{»/,
  ],
  [
    'no input at all, with a sample of the question',
    ['ask', 'cca/close-combat'],
    /input is missing.*ius ask cca\/close-combat '\{"attacker":\{"unit":"WR"\}/,
  ],
  ['a query without its system', ['ask', 'shot', '{}'], /“shot”\. Did you mean onus\/shot\?/],
  [
    'a misspelt query, in Spanish',
    ['ask', 'cca/close-combatt', '{}', '--lang', 'es'],
    /¿Querías decir cca\/close-combat\?/,
  ],
  ['a misspelt query whose schema is wanted', ['queries', 'evad'], /Did you mean cca\/evade\?/],
  ['a misspelt system', ['coverage', 'onsu'], /Did you mean onus\?/],
  ['a misspelt command', ['claus', 'cca-11.15'], /Did you mean clause\?/],
  ['a misspelt option of the command', ['queries', '--lst'], /Did you mean --list\?/],
  [
    'a misspelt field',
    ['ask', 'cca/close-combat', '{"attaker":{"unit":"MI"}}'],
    /attaker: .* Did you mean attacker\?/,
  ],
  [
    'a misspelt option of a field',
    ['ask', 'cca/close-combat', '{"attacker":{"unit":"MI"},"defender":{"unit":"hi"}}'],
    /defender\.unit: .* Did you mean HI\?/,
  ],
  ['a clause of a misspelt system', ['clause', 'cac-11.15'], /Did you mean cca-11\.15\?/],
  [
    'a clause beyond the end of its chapter',
    ['clause', 'cca-11.99'],
    /“cca-11\.99”.* cca-11\.1 to cca-11\.\d+\./,
  ],
  ['a clause among others', ['clause', 'cca-11.15', '99.1'], /“99\.1”/],
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
  ['a clause of no chapter', ['clause', 'cca-99.1'], /no clause “cca-99\.1”\. A whole id is/],
  ['no input, of Napoleonics', ['ask', 'ccn/melee'], /ius ask ccn\/melee '\{"attacker":\{"unit"/],
  ['no input, of ONUS!', ['ask', 'onus/shot'], /ius ask onus\/shot '\{"shooter":\{/],
  ['a misspelt field of ONUS!', ['ask', 'onus/shot', '{"shotter":1}'], /Did you mean shooter\?/],
  [
    'a misspelt option of Napoleonics',
    ['ask', 'ccn/melee', '{"attacker":{"unit":"lyne"}}'],
    /attacker\.unit: .* Did you mean line\?/,
  ],
  ['a clause beyond a chapter of ccn', ['clause', 'ccn-5.999'], /ccn-5\.1 to ccn-5\.\d+\./],
  ['an unknown language', ['ask', 'cca/close-combat', '{}', '--lang', 'fr'], /fr/],
  ['an unknown system', ['queries', 'xyz'], /xyz.*cca/],
  ['no command', [], /ius queries/],
])('%s is a message on standard error and exit code 2', async (_, args, message) => {
  const { status, stdout, stderr } = await ius(...args);
  expect(stderr).toMatch(message);
  expect(stdout).toBe('');
  expect(status).toBe(2);
});

test('the program too ends with exit code 2 where the input is wrong', () => {
  const { status, stdout, stderr } = program('ask', 'cca/close-combat');
  expect(stderr).toContain('input is missing');
  expect(stdout).toBe('');
  expect(status).toBe(2);
});

test('messages come in the language that was asked for', async () => {
  expect((await ius('ask', 'cca/close-combat', '{}', '--lang', 'es')).stderr).toMatch(
    /Falta|falta/,
  );
  expect((await ius('ask', 'cca/close-combat', '{}', '--lang', 'en')).stderr).toMatch(/missing/);
});

test('every query is listed with a schema that describes each field, and a sample that it answers', async () => {
  const queries = await json('queries', 'cca');
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

test('a clause is printed in both languages, or in one', async () => {
  expect((await ius('clause', 'cca-11.15')).stdout).toMatch(/guerreros[\s\S]*warrior/);
  expect((await ius('clause', 'CCA-11.15', '--lang', 'en')).stdout).not.toMatch(/guerreros/);
});

test.each([
  [['cca 11.15']],
  [['cca', '11.15']],
  [['cca11.15']],
  [['CCA-11,15']],
  [['[[cca-11.15]]']],
])('the clause that is written %j is found', async (args) =>
  expect((await json('clause', ...args, '--json')).id).toBe('cca-11.15'),
);

test.each(['11.15', '11-15', '1115'])(
  '%s stands for the clause of every system that has it',
  async (id) => {
    const { stdout, stderr } = await ius('clause', id, '--json');
    const found: { id: string }[] = JSON.parse(stdout);
    expect(found.map((one) => one.id)).toEqual(['cca-11.15', 'onus-11.15', 'wab-11.15']);
    expect(stderr).toContain('cca-11.15, onus-11.15, and wab-11.15');
  },
);

test('a number that one system has is the clause of that system', async () => {
  const { stdout, stderr } = await ius('clause', '13.120', '--json');
  expect(JSON.parse(stdout).id).toBe('wab-13.120');
  expect(stderr).toBe('');
});

test('several clauses are printed in the order of their ids, a chapter as a whole', async () => {
  const found = await json('clause', 'onus-7.15', 'cca-11.15', 'cca-1', '--json');
  const ids = found.map(({ id }: { id: string }) => id);
  expect(ids).toEqual(['onus-7.15', 'cca-11.15', 'cca-1.1']);
  expect((await ius('clause', 'cca-11.15', 'cca', '11.16')).stdout).toMatch(
    /^cca-11\.15 [\s\S]*\n\ncca-11\.16 /,
  );
});

test('one query is described alone', async () => {
  const { id, input } = await json('queries', 'cca/close-combat');
  expect(id).toBe('cca/close-combat');
  expect(Object.keys(input.properties)).toContain('attacker');
});

test('queries are listed by id and title', async () => {
  const { stdout } = await ius('queries', '--list', '--lang', 'es');
  expect(stdout.trim().split('\n')).toHaveLength(QUERIES.length);
  const listed = await json('queries', 'onus', '--list', '--json');
  expect(listed).toEqual(SYSTEMS.onus?.map(({ id }) => ({ id, title: expect.any(String) })));
});

test('coverage has a row for every clause of the book', async () => {
  const rows = await json('coverage', 'cca', '--json');
  expect(rows).toHaveLength(404);
  expect(rows.find(({ id }: { id: string }) => id === 'cca-11.15')).toMatchObject({
    es: true,
    en: true,
    executed: true,
    excluded: null,
  });
});
