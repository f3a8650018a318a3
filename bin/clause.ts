import { CLAUSE_IDS } from '../src/engine/core/clause-ids.ts';
import { nearest } from '../src/engine/core/nearest.ts';
import { LANGS, type Lang } from '../src/i18n/lang.ts';
import type { Texts } from '../src/i18n/texts.ts';
import type { Clause } from '../src/library/library.ts';
import { plain } from '../src/library/text.ts';
import { type Numbers, named } from '../src/search/ids.ts';
import { clausesOf } from './books.ts';
import { type Context, print, problem, Refusal, refuse } from './refusal.ts';
import { USAGE } from './usage.ts';

interface Entry {
  id: string;
  number: string;
}

/** The ids of each book by chapter, as the search has them. */
function books(): Numbers<Entry>[] {
  const all = new Map<string, { entries: Entry[]; chapters: Map<string, Entry[]> }>();
  for (const id of CLAUSE_IDS) {
    const [system = '', chapter = '', number = ''] = id.split(/[-.]/);
    const book = all.get(system) ?? { entries: [], chapters: new Map<string, Entry[]>() };
    const entry = { id, number };
    book.entries.push(entry);
    book.chapters.set(chapter, [...(book.chapters.get(chapter) ?? []), entry]);
    all.set(system, book);
  }
  return [...all].map(([system, book]) => ({ system, ...book }));
}

/** `cca 11.15` comes as two words: the name of a system or of a chapter belongs to what follows. */
function asked(args: readonly string[]): string[] {
  const whole: string[] = [];
  let before = '';
  for (const arg of args) {
    if (before) whole.push(`${before} ${arg}`);
    else if (/\d/.test(arg)) whole.push(arg);
    before = !before && !/\d/.test(arg) ? arg : '';
  }
  return before ? [...whole, before] : whole;
}

/** Nothing is named so: which system was meant, or how far the chapter goes. */
function refuseClause(given: string, all: readonly Numbers<Entry>[], texts: Texts): never {
  const [, prefix = '', number = ''] = /^(\P{Nd}*?)[\s\-_]*(\p{Nd}.*)$/u.exec(given) ?? [];
  const meant = nearest(
    prefix,
    all.map(({ system }) => system),
  );
  const book = all.find(({ system }) => system === meant);
  const right = book && named(book, number, false)[0];
  if (right) refuse(texts, { ...problem('no-such-clause', { given }), nearest: right.id });
  const chapter = book?.chapters.get(number.split(/\D/)[0] ?? '') ?? [];
  const [first, last] = [chapter[0], chapter.at(-1)];
  if (!first || !last) return refuse(texts, problem('unknown-clause', { given }));
  return refuse(texts, problem('no-such-number', { given, first: first.id, last: last.id }));
}

async function find(given: string, all: readonly Numbers<Entry>[], texts: Texts) {
  const found = all.map((book) => named(book, given, false)).filter((some) => some.length > 0);
  const clauses = await clausesOf(found.flat().map(({ id }) => id));
  if (clauses.length === 0) refuseClause(given, all, texts);
  if (found.length > 1) {
    const values = { given, clauses: clauses.map(({ id }) => id) };
    process.stderr.write(`${texts.problem(problem('several-clauses', values))}\n`);
  }
  return clauses;
}

function written({ id, title, text, see }: Clause, lang: Lang | undefined): string {
  const parts = (lang ? [lang] : LANGS).map(
    (one) => `${id}  ${title[one]}\n\n${plain(text[one])}\n`,
  );
  return `${parts.join('\n')}\n→ ${see.join(' ')}`;
}

export async function clause({ args, lang, texts, json }: Context) {
  if (args.length === 0) throw new Refusal(USAGE);
  const all = books();
  const found: Clause[] = [];
  for (const given of asked(args)) found.push(...(await find(given, all, texts)));
  if (json) return print(found.length === 1 ? found[0] : found);
  print(found.map((one) => written(one, lang)).join('\n\n'));
}
