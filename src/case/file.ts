import { group, groups } from '../engine/core/schema/groups.ts';
import { requiredText, text } from '../engine/core/schema/names.ts';
import { read } from '../engine/core/schema/read.ts';
import type { Values } from '../engine/core/schema/values.ts';
import { shownBy } from './entry.ts';

/** What a file of a case says that it is, and the version of its form. */
export const FORMAT = 'ius-belli/case/1';

const LONG = 6000;
export const MOST_ENTRIES = 60;
const side = () => group({ name: text(100), says: text(LONG) });

/** A dispute: what each side says, the evidence, and the words that close it. */
export const CASE_FIELDS = {
  title: text(200),
  first: side(),
  second: side(),
  entries: groups({ link: requiredText(LONG), note: text(2000) }, MOST_ENTRIES),
  ruling: text(LONG),
};
export type CaseFile = Values<typeof CASE_FIELDS>;
export type Entry = CaseFile['entries'][number];

export const NO_CASE: CaseFile = {
  title: '',
  first: { name: '', says: '' },
  second: { name: '', says: '' },
  entries: [],
  ruling: '',
};

/** A case from anywhere; undefined where it is none, or holds a link that leads nowhere. */
export function caseIn(draft: unknown): CaseFile | undefined {
  const found = read(CASE_FIELDS, draft);
  if (!('value' in found)) return undefined;
  return found.value.entries.every(({ link }) => shownBy(link)) ? found.value : undefined;
}

export const isSame = (one: CaseFile, other: CaseFile) =>
  JSON.stringify(one) === JSON.stringify(other);
export const isEmpty = (one: CaseFile) => isSame(one, NO_CASE);

/** The case with further evidence; what is in it already is not added again. */
export function withLinks(one: CaseFile, links: readonly string[]): CaseFile {
  const known = new Set(one.entries.map(({ link }) => link));
  const fresh = [...new Set(links)]
    .filter((link) => !known.has(link))
    .map((link) => ({ link, note: '' }));
  return { ...one, entries: [...one.entries, ...fresh].slice(0, MOST_ENTRIES) };
}

/** The case with one entry moved by so many places. */
export function moved(one: CaseFile, at: number, by: number): CaseFile {
  const entries = [...one.entries];
  entries.splice(at + by, 0, ...entries.splice(at, 1));
  return { ...one, entries };
}
