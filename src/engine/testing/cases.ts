import { describe, expect, test } from 'vitest';
import type { Query } from '../core/query.ts';
import { faultsOf, rulingOn, saidOf, sparedOf } from './ask.ts';

type Asked = Parameters<typeof rulingOn>[0];
type Words = Record<string, unknown>;
/** Names for several words, as `FOOT` for all units on foot. */
type Sets = Readonly<Record<string, readonly unknown[]>>;

const READING = /^R\d+$/;

function meant(text: string): unknown {
  if (text.startsWith('[')) return text.slice(1, -1).split(',').filter(Boolean).map(meant);
  if (/^'.*'$/.test(text)) return text.slice(1, -1);
  const plain: Record<string, unknown> = { true: true, false: false, null: null };
  if (text in plain) return plain[text];
  return /^-?\d+$/.test(text) ? Number(text) : text;
}

/** `hex1.ground=hill` set in what is known: a name within a name by dots, a reading by its number. */
function put(into: Words, name: string, value: unknown): Words {
  const [first = '', ...rest] = name.split('.');
  if (rest.length === 0) return { ...into, [first]: value };
  return { ...into, [first]: put((into[first] ?? {}) as Words, rest.join('.'), value) };
}

/** `unit=MI !ends hex1.ground=hill faces=[red,flag] R66=b` as values; a name alone is true, '0' is no number. */
export function draftOf(words: string, given: object = {}): Words {
  return words.split(/\s+/).reduce((all, word) => {
    if (word === '') return all;
    const [, not, name = '', value] = /^(!?)([^=]+)(?:=(.*))?$/.exec(word) ?? [];
    const path = READING.test(name) ? `readings.${name}` : name;
    return put(all, path, value === undefined ? not === '' : meant(value));
  }, given as Words);
}

/** Every situation that the words stand for: `unit=LI|LS` and the name of a set are each of their words. */
const draftsOf = (words: string, sets: Sets, given: Words): Words[] =>
  words
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const [, name, value = ''] = /^([^=]+)=(.*)$/.exec(word) ?? [];
      const either = value.split('|').flatMap((one) => sets[one] ?? [one]);
      return name ? either.map((one) => `${name}=${one}`) : [word];
    })
    .reduce<Words[]>(
      (drafts, either) => drafts.flatMap((draft) => either.map((word) => draftOf(word, draft))),
      [given],
    );

/** What a query must reply to a draft, in the words of a row. */
export function mustReply(asked: Asked, draft: object, expected: string): void {
  const system = (typeof asked === 'string' ? asked : asked.id).split('/')[0];
  const key = (short: string) =>
    (/^\d/.test(short) ? `${system}-${short}` : short).replace('~', ' ');
  const keys = (list: string) => list.slice(1, -1).split(',').filter(Boolean).map(key);
  const words = expected.split(/\s+/).filter(Boolean);
  const [end, field, problem, clause] = words;
  if (end === 'accepted' || end === 'refused') {
    const fault = [field, problem, clause && key(clause)];
    expect(faultsOf(asked, draft)).toEqual(end === 'refused' ? [fault] : []);
    return;
  }
  const { answer, odds, summary } = rulingOn(asked, draft);
  const heard = (word: string) => (word.includes('~') ? sparedOf : saidOf)(asked, draft);
  const known: Record<string, () => unknown> = {
    says: () => saidOf(asked, draft),
    spares: () => sparedOf(asked, draft),
    sum: () => [summary.say],
  };
  const rest = words.filter((word) => {
    const [name = '', value = ''] = word.split('=');
    const [, part = '', of = ''] = /^(odds|mean|sum)\.(.*)$/.exec(name) ?? [];
    if (/^(\d|[a-z][a-z-]*\/)/.test(name)) expect(heard(word)).toContain(key(word));
    else if (/^-(\d|[a-z-]+\/)/.test(name)) expect(heard(word)).not.toContain(key(word.slice(1)));
    else if (known[name]) expect(known[name]()).toEqual(keys(`[${value.replace(/[[\]]/g, '')}]`));
    else if (part === 'sum') expect(summary.with).toMatchObject({ [of]: meant(value) });
    else if (part) {
      const table = part === 'odds' ? odds?.chances : odds?.means;
      expect(table?.[of]?.fraction ?? 'none', name).toBe(value);
    } else return true;
    return false;
  });
  expect(answer).toMatchObject(draftOf(rest.join(' ')));
}

/**
 * Tests of a query, one a line: what is asked, an arrow, and what comes of it.
 *
 *     warriors: unit=WR
 *       hexes=2                         => !allowed maxOnPath=1 8.19/nobody
 *       hexes=3 orderedBy=double-time   => says=[18.36/must,18.36] sum=may-move/no
 *     leaders: unit=LD
 *       attachedLeader=goes             => refused attachedLeader leader-without-unit 8.33
 *
 * A line without an arrow heads those that follow, and what stands after its colon is asked in each of them. A clause
 * expects that it is said (`-8.19`: not), with `~why` that it was spared; `says` and `spares` are all, in their order.
 * `odds.eliminated=1/6`, `mean.blocksLost=2/3` and `sum.hexes=3` look beside the answer, at chances and the summary.
 */
export function cases(asked: Asked | Pick<Query, 'id'>, text: string, sets: Sets = {}): void {
  let heading = { title: '', words: '' };
  const rows = text.split('\n').flatMap((line) => {
    const [left = '', expected] = line.trim().split('=>');
    if (left === '' || left.startsWith('//')) return [];
    if (expected !== undefined)
      return [{ heading, left, expected, name: line.trim().replace(/\s+/g, ' ') }];
    const [, title = '', words = ''] = /^(.*):(?:\s(.*))?$/.exec(left) ?? [];
    if (title === '') throw new RangeError(`Neither a row nor a heading: ${line}`);
    heading = { title, words };
    return [];
  });
  for (const [{ title, words }, group = []] of Map.groupBy(rows, (row) => row.heading))
    describe(title, () => {
      test.each(group)('$name', ({ left, expected }) => {
        for (const draft of draftsOf(`${words} ${left}`, sets, {}))
          mustReply(asked as Asked, draft, expected);
      });
    });
}
