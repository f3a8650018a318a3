import { expect } from 'vitest';
import type { Query } from '../core/query.ts';
import { citedIn, faultsOf, rulingOn, saidIn, sparedIn } from './ask.ts';
import { together } from './together.ts';
import { draftsOf, expectedOf, meant, type Sets } from './words.ts';

type Asked = Parameters<typeof rulingOn>[0];
/** What a query must reply to a draft, in the words of a row. */
export function mustReply(asked: Asked, draft: object, expected: string, sets: Sets = {}) {
  const system = (typeof asked === 'string' ? asked : asked.id).split('/')[0];
  const key = (short: string) =>
    (/^\d/.test(short) ? `${system}-${short}` : short).replace('~', ' ').replace('/*', '');
  const keys = (list: string) => list.slice(1, -1).split(',').filter(Boolean).map(key);
  const words = expected.split(/\s+/).filter(Boolean);
  const [end, field, problem, clause] = words;
  if (end === 'accepted' || end === 'refused') {
    const fault = [field, problem, clause && key(clause)];
    expect(faultsOf(asked, draft)).toEqual(end === 'refused' ? [fault] : []);
    return;
  }
  const ruling = rulingOn(asked, draft);
  const { answer, odds, summary } = ruling;
  const heard = (word: string) =>
    (word.includes('~') ? sparedIn : word.endsWith('/*') ? citedIn : saidIn)(ruling);
  const known: Record<string, () => unknown> = {
    says: () => saidIn(ruling),
    spares: () => sparedIn(ruling),
    sum: () => [summary.say],
    quotes: () => summary.clauses,
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
  expect(answer).toMatchObject(expectedOf(rest.join(' '), sets));
}

/**
 * Tests of a query, one a line, those under a heading together: what is asked, an arrow, and what comes of it.
 *
 *     warriors: unit=WR
 *       hexes=2                         => !allowed maxOnPath=1 8.19/nobody
 *       hexes=3 orderedBy=double-time   => says=[18.36/must,18.36] sum=may-move/no
 *     leaders: unit=LD
 *       attachedLeader=goes             => refused attachedLeader leader-without-unit 8.33
 *
 * A line without an arrow heads those that follow, and what stands after its colon is asked in each of them. A clause
 * expects that it is said (`-8.19`: not), with `/*` whichever of its sentences, with `~why` that it was spared; `says` and `spares` are all, in their order; `quotes` are the
 * clauses of the sentence to quote.
 * A name that `sets` has stands for its value, or alone for several: `unitAfter=RALLIED`.
 * `odds.eliminated=1/6`, `mean.blocksLost=2/3` and `sum.hexes=3` look beside the answer, at chances and the summary.
 */
export function cases(asked: Asked | Pick<Query, 'id'>, text: string, sets: Sets = {}): void {
  let heading = { title: '', words: '' };
  const rows = text.split('\n').flatMap((line) => {
    const [left = '', expected] = line.trim().split('=>');
    if (line.trim() === '' || left.startsWith('//')) return [];
    if (expected !== undefined)
      return [{ heading, row: [line.trim().replace(/\s+/g, ' '), { left, expected }] as const }];
    const [, title = '', words = ''] = /^(.*):(?:\s(.*))?$/.exec(left) ?? [];
    if (title === '') throw new RangeError(`Neither a row nor a heading: ${line}`);
    heading = { title, words };
    return [];
  });
  for (const [{ title, words }, group = []] of Map.groupBy(rows, ({ heading }) => heading))
    together(
      title,
      group.map(({ row }) => row),
      ({ left, expected }) => {
        for (const draft of draftsOf(`${words} ${left}`, sets, {}))
          mustReply(asked as Asked, draft, expected, sets);
      },
    );
}
