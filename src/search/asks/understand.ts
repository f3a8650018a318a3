import type { Lang } from '../../i18n/lang.ts';
import type { Ask } from '../../library/registry.ts';
import { fold, stem, wordsOf } from '../words.ts';
import type { AsksFile, FieldRow, QueryRow } from './format.ts';
import { isNumber, type Lexicon, lexiconOf, type Meaning, righted, spokenAt } from './lexicon.ts';

type Value = string | number | boolean;

/** A field of a question with what was said of it: one value, or those that it may be. */
export interface Filled {
  path: string;
  values: readonly Value[];
  /** It is a list, of which what was said is one thing. */
  isList?: boolean;
}

/** A question that what was typed may mean. */
export interface Understood {
  ask: Ask;
  title: string;
  filled: readonly Filled[];
  /** What must be said and was not. */
  open: readonly FieldRow[];
  /** The words that say nothing of this question. */
  unknown: readonly string[];
  /** How many words it explains. */
  explained: number;
}

/** The questions of a system, opened for use. */
export interface Asking {
  file: AsksFile;
  lexicon: Lexicon;
  common: ReadonlySet<string>;
  figures: ReadonlyMap<string, string>;
}

/** Words that turn a sentence round: whoever says them is not taken at half his word. */
const TURNS = new Set(
  'no not without sin never nunca cant cannot don doesn doesnt dont ni unless salvo except excepto instead if si when cuando while mientras back'.split(
    ' ',
  ),
);
/** Before the one to whom it is done. */
const TOWARDS = new Set(
  'against vs versus contra to from de del frente a al at on upon with ante toward towards por by'.split(
    ' ',
  ),
);
/** Which of two it is done to for certain. */
const AGAINST = new Set('against vs versus contra frente ante from at'.split(' '));

export function openAsks(
  file: AsksFile,
  common: ReadonlySet<string>,
  figures: ReadonlyMap<string, string>,
): Asking {
  const plain = new Set([...common].filter((word) => !TURNS.has(word)));
  return { file, lexicon: lexiconOf(file, plain), common: plain, figures };
}

const groupsOf = (way: string) => way.split(' ').map((group) => group.split('|'));

/** The words by which a way asks; nothing where one of its groups is missing, or one is there that must not be. */
function asked(way: string, said: readonly string[]): string[] | undefined {
  const words = new Set<string>();
  for (const group of groupsOf(way)) {
    const isNot = group[0]?.startsWith('-');
    const found = group.map((word) => word.replace(/^-/, '')).filter((word) => said.includes(word));
    if (isNot ? found.length > 0 : found.length === 0) return undefined;
    if (!isNot) for (const word of found) words.add(word);
  }
  return [...words];
}

const lastOf = (path: string) => path.slice(path.lastIndexOf('.') + 1);
const groupOf = (path: string) => (path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : '');

/** Fills the fields of a question in, word by word. */
class Filling {
  readonly filled = new Map<string, readonly Value[]>();
  readonly unknown: string[] = [];
  explained = 0;
  private readonly ask: Ask;
  private readonly fields: readonly FieldRow[];
  /** The group of the unit that was named last. */
  private group: string | undefined;
  private towards = false;
  /** Of which of two units is spoken, where they have no types. */
  role = 0;

  constructor(ask: Ask, fields: readonly FieldRow[]) {
    this.ask = ask;
    this.fields = fields;
  }

  get names(): ReadonlySet<string> {
    return new Set(this.fields.flatMap(([path]) => [path, lastOf(path)]));
  }

  private pathsOf = (name: string) =>
    this.fields.map(([path]) => path).filter((path) => lastOf(path) === name);

  preposition(word: string) {
    if (TOWARDS.has(word)) this.towards = AGAINST.has(word) || this.group !== undefined;
  }

  /** The field that a value of such a name fills: of several, that of the unit named last. */
  private pathFor({ name }: Meaning): string | undefined {
    if (name.includes('.')) return name;
    const paths = this.pathsOf(name);
    const { who = [] } = this.ask;
    if (this.role > 0 && !who[this.role]) return undefined;
    if (paths.length === 1 && (who.length < 2 || !groupOf(paths[0] as string))) return paths[0];
    if (name === 'unit') {
      const free = who.filter((group) => !this.filled.has(`${group}.${name}`));
      const group = this.towards && free.length === who.length ? who[1] : free[0];
      this.group = group;
      return paths.find((path) => groupOf(path) === group);
    }
    const group = this.group ?? who[this.role];
    return paths.find((path) => groupOf(path) === group);
  }

  /** Takes what a phrase says; false where the question has no place for it. */
  take(meanings: readonly Meaning[]): boolean {
    for (const meaning of meanings) {
      const path = this.pathFor(meaning);
      if (!path) continue;
      const before = this.filled.get(path);
      const same = before?.filter((value) => meaning.values.includes(value)) ?? [];
      if (before && same.length === 0) continue;
      this.filled.set(path, before ? same : meaning.values);
      this.towards = false;
      return true;
    }
    return false;
  }
}

/** Before the second of two, in Spanish. */
const OTHER_ONE = new Set(['otra', 'otro', 'another']);

/** Of which of two units each word speaks: before the verb of the one that does it, behind it of the other. */
function rolesOf(
  said: readonly string[],
  way: readonly string[],
  things: ReadonlySet<string>,
): number[] {
  const verb = said.findIndex((word) => way.includes(word) && !things.has(word));
  const isSubject = said.slice(0, Math.max(0, verb)).some((word) => things.has(word));
  let role = 0;
  return said.map((word, at) => {
    const isThing = things.has(word);
    if (at === verb && isSubject && said.slice(at + 1).some((next) => things.has(next))) role = 1;
    if (
      OTHER_ONE.has(word) ||
      (isThing &&
        (said[at - 1] === 'a' || said[at - 2] === 'a') &&
        at > verb &&
        said.includes('una'))
    )
      role = 1;
    return role;
  });
}

/** What was typed as this question, if it asks it at all. */
function understoodAs(
  { file, lexicon, common, figures }: Asking,
  ask: Ask,
  query: QueryRow,
  said: readonly string[],
  lang: Lang,
): Understood | undefined {
  const ways = ask.ways.map((way) => asked(way, said)).filter((words) => words !== undefined);
  const way = ways.sort((a, b) => b.length - a.length)[0];
  if (!way) return undefined;
  const filling = new Filling(ask, query.fields);
  const { names } = filling;
  const also = new Set((ask.also ?? '').split(' '));
  const things = new Set(file.things.split(' '));
  const roles = file.things ? rolesOf(said, way, things) : [];
  const spoken = said.map((word) => figures.get(word) ?? stem(word));
  for (let at = 0; at < said.length; at++) {
    const word = said[at] as string;
    filling.role = roles[at] ?? 0;
    const isCue = way.includes(word) || also.has(word);
    const found =
      spokenAt(lexicon, spoken, at, names) ??
      (common.has(word) || isCue || TOWARDS.has(word)
        ? undefined
        : spokenAt(lexicon, spoken.with(at, righted(lexicon, spoken[at] as string)), at, names));
    const isOwn =
      found && (!isCue || found.length > 1 || found.meanings.some(({ isWritten }) => isWritten));
    if (isOwn && filling.take(found.meanings)) {
      filling.explained += found.length;
      at += found.length - 1;
    } else if (way.includes(word)) filling.explained++;
    else if (isOwn && found.length > 1) {
      // It says something of one for whom the question has no such field.
      filling.unknown.push(...said.slice(at, at + found.length));
      at += found.length - 1;
    } else if (!isCue && !TOWARDS.has(word) && (!common.has(word) || isNumber(word)))
      filling.unknown.push(word);
    filling.preposition(word);
  }
  const lists = new Set(query.fields.filter(([, how]) => how === 2).map(([path]) => path));
  const filled = [...filling.filled].map(([path, values]) => ({
    path,
    values,
    ...(lists.has(path) && { isList: true }),
  }));
  const open = query.fields.filter(
    ([path, how]) => how === 1 && !filling.filled.has(path) && !(path in (ask.given ?? {})),
  );
  const { unknown, explained } = filling;
  return {
    ask,
    title: file.queries[ask.query]?.title[lang] ?? '',
    filled,
    open,
    unknown,
    explained,
  };
}

/** Fewest words of a question: what is shorter is looked up. */
const FEWEST = 2;
const MOST = 2;

/** The questions that what was typed may mean, the likeliest first: two where they explain it equally well. */
export function understand(asking: Asking, typed: string, lang: Lang): Understood[] {
  const said = wordsOf(fold(typed).replace(/['’]/g, ''));
  if (said.length < FEWEST) return [];
  const all = asking.file.asks.flatMap((ask) => {
    const query = asking.file.queries[ask.query];
    return (query && understoodAs(asking, ask, query, said, lang)) ?? [];
  });
  const worth = ({ explained, unknown, open }: Understood) =>
    explained - 1.5 * unknown.length - 0.4 * open.length;
  const sorted = all
    .filter(
      ({ filled, unknown, explained }) =>
        filled.length + explained > 1 && unknown.length < explained,
    )
    .sort((a, b) => worth(b) - worth(a));
  const best = sorted[0];
  const near = sorted.filter((one) => best && worth(one) >= worth(best) - 0.01);
  const different = near.filter(
    (one, i) => near.findIndex(({ ask }) => ask.query === one.ask.query) === i,
  );
  return different.slice(0, MOST);
}

/** Whether everything is understood, and as one question. */
export const isSure = (understood: readonly Understood[]): boolean =>
  understood.length === 1 && understood[0]?.unknown.length === 0;
