import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../../src/engine/core/clause-ids.ts';
import type { Example } from '../../src/library/example.ts';
import type { ChapterEntries, Kind } from '../../src/library/registry.ts';
import { replyTo } from '../../src/library/replies.ts';

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
  examples.map((example) => [`${example.clause}/${example.name}`, example] as const),
);

/** Kinds of clause that say as much by where they end as by where they hold. */
const BOUNDED: readonly Kind[] = ['restriction', 'exception', 'modifier'];

function rulingOf(example: Example) {
  const reply = replyTo(example);
  if (!reply) throw new Error(`No query is called ${example.query}.`);
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

type Heard = ReturnType<typeof rulingOf>;

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
  const ids = all.map(([id]) => id);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});

const isShown = ({ clause, kind, cites }: Example, { allowed, cited, spared }: Heard) =>
  kind === 'does-not-apply'
    ? spared.includes(clause) && !cited.includes(clause)
    : cited.includes(clause) &&
      cites.includes(clause) &&
      (kind !== 'forbidden' || allowed === false);

const numbersIn = (text: string) => text.match(/\d+/g)?.sort().join(' ');

test.each(all)('%s is answered, decided and told as it says', (_, example) => {
  const { kind, cites, input, expect: expected, odds = {}, say, name } = example;
  const heard = rulingOf(example);
  const { answer, chances, cited } = heard;
  expect(answer, 'is answered as it expects').toMatchObject(expected);

  const written = { input, expected };
  const claims: Readonly<Record<string, boolean>> = {
    'expects something': Object.keys(expected).length > 0,
    'has exactly the chances that it tells': Object.entries(odds).every(
      ([key, chance]) => chances[key]?.fraction === chance,
    ),
    cites: cites.length > 0,
    [`is decided by the clauses that it cites, in their order: ${cited.join(' ')}`]:
      outOfOrder(cites, cited) === undefined,
    [`shows what its kind promises, by its own clause: ${kind}`]: isShown(example, heard),
    'can be written as text': isDeepStrictEqual(JSON.parse(JSON.stringify(written)), written),
    'is named in small words': /^[a-z]+(-[a-z]+)*$/.test(name),
    'is told in both languages alike': numbersIn(say.en) === numbersIn(say.es),
  };
  expect(Object.keys(claims).filter((claim) => !claims[claim])).toEqual([]);
});

const kindsOf = (ids: readonly string[]) =>
  new Set(all.flatMap(([, { clause, kind }]) => (ids.includes(clause) ? kind : [])));

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
