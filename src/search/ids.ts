import { fold } from './words.ts';

/** `11.15`, `cca 11.15`, `CCA-11,15`, `cca11.15`, `[[cca-11.15]]`, `cca/11/15`, `cca 11`, `capítulo 11`, `ONUS! 7.15`. */
const ID =
  /^[\s[#(§]*(?:([a-z][a-z0-9]*?)[\s\-._:!/]*)?(\d+)(?:[\s.,\-_:/]+(\d+))?[\s.,\-_:\])/]*$/;
const CHAPTER_WORD = /^(?:capitulo|chapter|cap|chap)$/;
/** An address of the site that ends in a clause or names one: `https://…/es/c/cca-8.16/`, `…/11-combate/#cca-11.15`. */
const LINK = /[/#]([a-z][a-z0-9]*)-(?:(\d+\.\d+)|(r\d+))(?![\w.]*\d)/g;
/** Several codes, each with its point. */
const CODES = /(?:[a-z][a-z0-9]*[\s\-_]*)?\d+\.\d+/g;
const BETWEEN = /^(?:[\s,;+&|/#[\]()]|\b(?:and|y|e|vs)\b)*$/;
/** `R18`, `cca-R50`: how an unclear place is read. */
const READING = /^[\s[#(§]*(?:([a-z][a-z0-9]*?)[\s\-._:!]+)?r[\s\-.]?(\d+)[\s.\])]*$/;

/** A query in plain letters and digits: `１１．１５` is 11.15. */
const plain = (query: string): string => fold(query.normalize('NFKC'));

/** A clause as it was named: `system` where it was said. */
interface Code {
  system?: string | undefined;
  chapter: string;
  number?: string | undefined;
}

/** `c c a 11 . 15`: each letter by itself. */
const isSpaced = (text: string) => /^\s*(?:[a-z0-9]\s+){2,}/.test(text);

function codeOf(text: string): Code | undefined {
  const [, system, chapter, number] =
    ID.exec(text) ?? (isSpaced(text) ? ID.exec(text.replace(/\s/g, '')) : null) ?? [];
  return chapter === undefined ? undefined : { system, chapter, number };
}

/** The codes that a query is made of: those of links in it, several in a row, or one. */
function codesIn(query: string): Code[] {
  const text = plain(query);
  const linked = [...text.matchAll(LINK)].flatMap(([, system, code]) => {
    const [chapter = '', number] = code?.split('.') ?? [];
    return code ? [{ system, chapter, number }] : [];
  });
  if (linked.length > 0) return linked;
  const one = codeOf(text);
  if (one) return [one];
  const several = text.match(CODES) ?? [];
  const isAll = several.length > 1 && BETWEEN.test(text.replace(CODES, ' '));
  return isAll ? several.flatMap((code) => codeOf(code) ?? []) : [];
}

/** A chapter and a number: whoever types that means a clause, though there may be none. */
export const isCode = (query: string): boolean =>
  codesIn(query).some(({ number }) => number !== undefined);

/** The unclear place that a query names: `{ system: 'cca', id: 'R50' }`. */
export function namedReading(
  query: string,
): { system: string | undefined; id: string } | undefined {
  const text = plain(query);
  const [, linked, , ofLink] = [...text.matchAll(LINK)].find(([, , , reading]) => reading) ?? [];
  if (ofLink) return { system: linked, id: ofLink.toUpperCase() };
  const [, system, number] = READING.exec(text) ?? [];
  return number === undefined ? undefined : { system, id: `R${number}` };
}

/** The system that a query names before anything else: `wab 3.4`, `wab panic`; or that of a link. */
export function namedSystem(query: string, systems: readonly string[]): string | undefined {
  const text = plain(query).replace(/^[\s[#(§]+/, '');
  const said = [...codesIn(query), ...[namedReading(query) ?? {}]].map(
    (code) => 'system' in code && code.system,
  );
  const known = systems.filter((system) => said.includes(system));
  if (known.length > 0) return known.length === 1 ? known[0] : undefined;
  return systems.find((system) => new RegExp(`^${system}(?![a-z])`).test(text));
}

interface Numbered {
  number: string;
}

/** The clauses of a system by their chapters, as far as a number needs them. */
export interface Numbers<Entry extends Numbered> {
  system: string;
  entries: readonly Entry[];
  chapters: ReadonlyMap<string, readonly Entry[]>;
}

/** Those whose number begins with what is typed so far. */
const begun = <E extends Numbered>(entries: readonly E[], number: string): E[] =>
  entries.filter((entry) => entry.number !== number && entry.number.startsWith(number));

/** `1115` is 11.15: every way to read a run of digits as chapter and number. */
const unpointed = <E extends Numbered>({ chapters }: Numbers<E>, digits: string): E[] =>
  [...digits.slice(1)].flatMap((_, i) => {
    const entries = chapters.get(digits.slice(0, i + 1)) ?? [];
    return entries.filter(({ number }) => number === digits.slice(i + 1));
  });

const isOf = (system: string, { system: said }: Code): boolean =>
  !said || said === system || CHAPTER_WORD.test(said);

function byCode<E extends Numbered>(
  index: Numbers<E>,
  { chapter, number }: Code,
  typing: boolean,
): readonly E[] {
  const entries = index.chapters.get(String(Number(chapter)));
  if (!number) return entries ?? unpointed(index, chapter);
  const digits = String(Number(number));
  const exact = entries?.filter((entry) => entry.number === digits) ?? [];
  return exact.length > 0 && typing ? [...exact, ...begun(entries ?? [], digits)] : exact;
}

/**
 * The clauses that a query names by code, by chapter or by system; nothing where it names none.
 * With `typing`, the one of a code is followed by those that more digits would name.
 */
export function named<E extends Numbered>(
  index: Numbers<E>,
  query: string,
  typing = true,
): readonly E[] {
  const whole = plain(query).replace(/[\s!]+$/, '');
  if (whole.trim() === index.system) return index.entries;
  const codes = codesIn(query).filter((code) => isOf(index.system, code));
  const isTyped = typing && codes.length === 1;
  return [...new Set(codes.flatMap((code) => byCode(index, code, isTyped)))];
}

/** A clause that was asked for and is not there. */
export interface Absent {
  id: string;
  chapter: string;
  /** The number of the last clause of that chapter; undefined where the book has no such chapter. */
  last: string | undefined;
}

/** The codes of a query that a system has no clause for. */
export function absent<E extends Numbered>(index: Numbers<E>, query: string): Absent[] {
  return codesIn(query)
    .filter((code) => code.number && isOf(index.system, code) && !byCode(index, code, false).length)
    .map(({ chapter, number }) => ({
      id: `${index.system}-${Number(chapter)}.${Number(number)}`,
      chapter: String(Number(chapter)),
      last: index.chapters.get(String(Number(chapter)))?.at(-1)?.number,
    }));
}
