import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../../src/engine/core/clause-ids.ts';
import { ask } from '../../src/engine/index.ts';
import type { Example } from '../../src/library/example.ts';
import type { ChapterEntries, Kind } from '../../src/library/registry.ts';

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

test.each(all)('$id is answered, decided and told as it says', (example) => {
  const { clause, kind, cites, input, expect: expected, odds = {}, say, name } = example;
  const { answer, allowed, chances, cited, spared } = rulingOf(example);
  const claim = <T>(what: T, claimed: string) => expect.soft(what, claimed);

  claim(Object.keys(expected), 'it expects something').not.toEqual([]);
  claim(answer, 'is answered as it expects').toMatchObject(expected);

  const named = Object.keys(odds).map((key) => [key, chances[key]?.fraction]);
  claim(Object.fromEntries(named), 'has exactly the chances that it tells').toEqual(odds);

  claim(cites, 'it cites').not.toEqual([]);
  const decided = `is decided by the clauses that it cites, in their order: ${cited.join(' ')}`;
  claim(outOfOrder(cites, cited), decided).toBeUndefined();

  const promised = `shows what its kind promises: ${kind}`;
  if (kind === 'does-not-apply') {
    claim(spared, promised).toContain(clause);
    claim(cited, promised).not.toContain(clause);
  } else {
    claim(cited, promised).toContain(clause);
    claim(cites, 'it cites its own clause').toContain(clause);
  }
  if (kind === 'forbidden') claim(allowed, promised).toBe(false);

  const written = JSON.parse(JSON.stringify({ input, expected }));
  claim(written, 'can be written as text').toStrictEqual({ input, expected });
  claim(name, 'is named in small words').toMatch(/^[a-z]+(-[a-z]+)*$/);
  const numbers = (text: string) => text.match(/\d+/g)?.sort() ?? [];
  claim(numbers(say.en), 'is told in both languages alike').toEqual(numbers(say.es));
});

const kindsOf = (ids: readonly string[]) =>
  new Set(all.filter(({ clause }) => ids.includes(clause)).map(({ kind }) => kind));

describe.each(rooms)('$room', ({ room, examples, register }) => {
  test(`the examples of ${room} belong to clauses that its clauses.ts registers`, () => {
    expect(examples.map(({ clause }) => clause).filter((id) => !(id in register))).toEqual([]);
  });

  test(`each clause has the examples that it needs in ${room}/examples.ts`, () => {
    const shown = Object.entries(register)
      .filter(([, { excluded }]) => !excluded)
      .map(([id, { kind, restates = [] }]) => ({ id, kind, kinds: kindsOf([id, ...restates]) }));
    const idle = shown.filter(({ kinds }) => !kinds.has('applies')).map(({ id }) => id);
    expect(idle).toEqual([]);
    const endless = shown.filter(({ kind, kinds }) => BOUNDED.includes(kind) && kinds.size < 2);
    expect(
      endless.map(({ id }) => id),
      'show where each of these ends, too',
    ).toEqual([]);
  });
});
