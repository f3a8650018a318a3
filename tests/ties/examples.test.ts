import { describe, expect, test } from 'vitest';
import type { Example } from '../../src/content/example.ts';
import type { ChapterEntries, Kind } from '../../src/content/registry.ts';
import type { ClauseId } from '../../src/engine/core/clause-ids.ts';
import { ask } from '../../src/engine/index.ts';

type Examples = readonly Example[];
const files = import.meta.glob<Examples>('../../content/*/*/examples.ts', {
  eager: true,
  import: 'default',
});
const registers = import.meta.glob<ChapterEntries>('../../content/*/*/clauses.ts', {
  eager: true,
  import: 'default',
});

const rooms = Object.entries(files).map(([path, examples]) => {
  const room = path.replace('../../', '').replace('/examples.ts', '');
  const register = registers[path.replace('examples.ts', 'clauses.ts')];
  return { room, examples, register: register ?? {} };
});
const all = rooms.flatMap(({ examples }) =>
  examples.map((example) => ({ id: `${example.clause}/${example.name}`, ...example })),
);

/** Kinds of clause that say as much by where they end as by where they hold. */
const BOUNDED: readonly Kind[] = ['restriction', 'exception', 'modifier'];

function rulingOf({ query, input }: Example) {
  const reply = ask(query, input);
  if (!reply) throw new Error(`No query is called ${query}.`);
  if ('violations' in reply) throw new Error(JSON.stringify(reply.violations));
  const { answer, steps, notApplied, odds } = reply.ruling;
  return {
    answer,
    allowed: 'allowed' in answer ? answer.allowed : undefined,
    chances: odds?.chances ?? {},
    cited: steps.map(({ clause }) => clause),
    spared: notApplied.map(({ clause }) => clause),
  };
}

/** The first clause that does not follow those before it. */
function outOfOrder(cites: readonly ClauseId[], cited: readonly ClauseId[]) {
  let from = 0;
  return cites.find((clause) => {
    const at = cited.indexOf(clause, from);
    from = at + 1;
    return at < 0;
  });
}

test('there are rooms with examples', () => {
  expect(rooms).not.toEqual([]);
  for (const { room, examples } of rooms) expect(examples, `${room}/examples.ts`).not.toEqual([]);
});

test('no two examples share an id', () => {
  const ids = all.map(({ id }) => id);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});

describe.each(all)('$id', (example) => {
  const { clause, kind, cites } = example;

  test(`${example.id} is answered as it expects`, () => {
    expect(Object.keys(example.expect)).not.toEqual([]);
    expect(rulingOf(example).answer).toMatchObject(example.expect);
  });

  test(`${example.id} has exactly the chances that it tells`, () => {
    const { chances } = rulingOf(example);
    const named = Object.keys(example.odds ?? {}).map((name) => [name, chances[name]?.fraction]);
    expect(Object.fromEntries(named)).toEqual(example.odds ?? {});
  });

  test(`${example.id} is decided by the clauses that it cites, in their order`, () => {
    const { cited } = rulingOf(example);
    expect(cites).not.toEqual([]);
    expect(outOfOrder(cites, cited), `not in this order in ${cited.join(' ')}`).toBeUndefined();
  });

  test(`${example.id} shows what its kind promises: ${kind}`, () => {
    const { allowed, cited, spared } = rulingOf(example);
    if (kind === 'does-not-apply') {
      expect(spared).toContain(clause);
      expect(cited).not.toContain(clause);
    } else {
      expect(cited).toContain(clause);
      expect(cites, 'an example cites its own clause').toContain(clause);
    }
    if (kind === 'forbidden') expect(allowed).toBe(false);
  });

  test(`${example.id} can be written as text and is told in both languages alike`, () => {
    const { input, expect: expected, say, name } = example;
    expect(JSON.parse(JSON.stringify({ input, expected }))).toStrictEqual({ input, expected });
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
    const numbers = (text: string) => text.match(/\d+/g)?.sort() ?? [];
    expect(numbers(say.en)).toEqual(numbers(say.es));
  });
});

const of = (id: string) => all.filter(({ clause }) => clause === id);

describe.each(rooms)('$room', ({ room, examples, register }) => {
  test(`the examples of ${room} belong to clauses that its clauses.ts registers`, () => {
    expect(examples.map(({ clause }) => clause).filter((id) => !(id in register))).toEqual([]);
  });

  const runnable = Object.entries(register).filter(([, { excluded }]) => !excluded);
  test.each(runnable)(`%s has the examples that it needs in ${room}/examples.ts`, (id, entry) => {
    const kinds = new Set([id, ...(entry.restates ?? [])].flatMap(of).map(({ kind }) => kind));
    expect(kinds).toContain('applies');
    if (BOUNDED.includes(entry.kind)) expect(kinds.size).toBeGreaterThanOrEqual(2);
  });
});
