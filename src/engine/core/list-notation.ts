import type { Field, Fields } from './schema/field.ts';
import { read } from './schema/read.ts';
import { decimals, numberIn, split, type Word } from './words.ts';

/** The text that is no list, and the character at which it stops being one. */
export interface Misread {
  text: string;
  at: number;
}

/**
 * How the values of a part are written: a number behind its letters, what is so or not by its word, else by its name.
 * The options of a choice or a list are words themselves, those of a choice with a code behind it and a hyphen; no two
 * of a part are alike. The first word of a part is its name.
 */
interface PartOf {
  fields: Fields;
  codes: Readonly<Record<string, string>>;
}

/** A list with something said of the whole, and things in one or several lists, each with the word it begins with. */
interface Form<K extends string> {
  version: string;
  head: PartOf;
  lists: Readonly<Record<K, PartOf & { mark: string; most: number }>>;
}

type Written = Readonly<Record<string, unknown>>;
/** A list as far as it has been written: what its player must still say may be missing. */
type WrittenAs<K extends string> = Written & { readonly [name in K]?: readonly Written[] };

const PART = '_';
const WORD = '.';
/** Between the code of a choice and its option. */
const OPTION = '-';
/** Around what is neither a letter of English nor a digit, in hexadecimal; with nothing between them they are a space. */
const QUOTE = '~';

const writeName = (name: unknown) =>
  Array.from(typeof name === 'string' ? name : '', (letter) => {
    if (/[A-Za-z0-9]/.test(letter)) return letter;
    const code = letter === ' ' ? '' : letter.codePointAt(0)?.toString(16);
    return QUOTE + code + QUOTE;
  }).join('');

const MOST_LETTER = 0x10_ff_ff;
const NAME = /^(?:[A-Za-z0-9]|~[0-9a-f]{0,6}~)*$/;
function readName(text: string): string | undefined {
  if (!NAME.test(text)) return undefined;
  const codes = Array.from(text.matchAll(/~([0-9a-f]+)~/g), ([, hex = '']) =>
    Number.parseInt(hex, 16),
  );
  if (codes.some((code) => code > MOST_LETTER)) return undefined;
  return text.replace(/~([0-9a-f]*)~/g, (_, hex: string) =>
    hex === '' ? ' ' : String.fromCodePoint(Number.parseInt(hex, 16)),
  );
}

const isName = ({ kind }: Field) => kind === 'text';
const sameAsUsual = (field: Field, value: unknown) =>
  field.need === 'default' && field.default === value;
const optionOf = (code: string | undefined, option: string) =>
  code === undefined ? option : code + OPTION + option;

/** The words of one value; none where it is unsaid or as usual. */
function wordsOf(
  name: string,
  field: Field,
  code: string | undefined,
  value: unknown,
): readonly string[] {
  if (value === undefined || value === null || sameAsUsual(field, value)) return [];
  switch (field.kind) {
    case 'count':
    case 'measure':
      return [(code ?? '') + decimals(Number(value)).replace('.', ',')];
    case 'flag':
      return [code ?? name];
    case 'list':
      return Array.isArray(value) ? value : [];
    default:
      return [optionOf(code, String(value))];
  }
}

function writePart({ fields, codes }: PartOf, mark: string, written: Written): string {
  const name = Object.keys(fields).find((one) => isName(fields[one] as Field)) ?? '';
  const words = Object.entries(fields).flatMap(([one, field]) =>
    isName(field) ? [] : wordsOf(one, field, codes[one], written[one]),
  );
  return [...(mark ? [mark] : []), writeName(written[name]), ...words].join(WORD);
}

/** Where a text stops being a list. */
class Stop extends Error {
  readonly at: number;
  constructor(at: number) {
    super();
    this.at = at;
  }
}

/** What a word says: the field, and its value; one of a list by itself. */
function meaning(
  { fields, codes }: PartOf,
  text: string,
): readonly [field: string, value: unknown] | undefined {
  const [, letters = '', digits = ''] = /^([a-z]+)(\d[\d,]*)$/.exec(text) ?? [];
  for (const [name, field] of Object.entries(fields)) {
    const code = codes[name];
    if ((field.kind === 'count' || field.kind === 'measure') && code === letters && digits)
      return [name, numberIn(digits.replace(',', '.'))];
    if (field.kind === 'flag' && (code ?? name) === text)
      return [name, field.need !== 'default' || !field.default];
    if (field.kind === 'choice' || field.kind === 'list') {
      const of = field.kind === 'choice' ? code : undefined;
      const option = field.options.find((one) => optionOf(of, one) === text);
      if (option !== undefined) return [name, option];
    }
  }
  return undefined;
}

function readPart(part: PartOf, words: readonly Word[]): Written {
  const { fields } = part;
  const [first, ...others] = words;
  const named = Object.keys(fields).find((one) => isName(fields[one] as Field)) ?? '';
  const said: Record<string, unknown> = {};
  const say = ({ at }: Word, name: string, value: unknown) => {
    const field = fields[name] as Field;
    if ('violations' in read({ [name]: field }, { [name]: value })) throw new Stop(at);
    said[name] = value;
  };
  if (first) {
    const name = readName(first.text);
    if (name === undefined) throw new Stop(first.at);
    if (name !== '') say(first, named, name);
  }
  for (const word of others) {
    const [name, value] = meaning(part, word.text) ?? [];
    if (name === undefined || value === undefined) throw new Stop(word.at);
    const before = said[name];
    if (fields[name]?.kind === 'list') {
      const list = Array.isArray(before) ? before : [];
      if (list.includes(value)) throw new Stop(word.at);
      say(word, name, [...list, value]);
    } else if (before === undefined) say(word, name, value);
    else throw new Stop(word.at);
  }
  return said;
}

const isObject = (value: unknown): value is Written =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSaid = (value: unknown) => value !== undefined && value !== null;
const canBeRead = (fields: Fields, draft: unknown): draft is Written =>
  isObject(draft) &&
  Object.entries(draft)
    .filter(([, value]) => isSaid(value))
    .every(([name, value]) => {
      const field = fields[name];
      return field !== undefined && 'value' in read({ [name]: field }, { [name]: value });
    });

/**
 * Lists in one word that an address carries as it is: `t7ga1_Flandes.max1000_c.Spinola.general.l3.tutor_u.Tercio.p150`.
 * What is as usual is not written, so that it takes about 60 letters a unit.
 */
export function listNotation<K extends string>({ version, head, lists }: Form<K>) {
  const names = Object.keys(lists) as K[];
  const itemsOf = (written: Written, name: K): readonly unknown[] => {
    const items = written[name] ?? [];
    return Array.isArray(items) ? items : [];
  };

  const write = (written: WrittenAs<K>): string =>
    [
      version,
      writePart(head, '', written),
      ...names.flatMap((name) =>
        itemsOf(written, name).map((one) =>
          writePart(lists[name], lists[name].mark, one as Written),
        ),
      ),
    ].join(PART);

  function readParts(text: string): WrittenAs<K> {
    const [first, whole, ...parts] = split({ text, at: 0 }, PART);
    if (first?.text !== version) throw new Stop(0);
    if (!whole) throw new Stop(text.length);
    const items = Object.fromEntries(names.map((name) => [name, [] as Written[]])) as Record<
      K,
      Written[]
    >;
    for (const part of parts) {
      const [mark, ...words] = split(part, WORD);
      const what = names.find((name) => lists[name].mark === mark?.text);
      if (what === undefined || words.length === 0 || items[what].length >= lists[what].most)
        throw new Stop(part.at);
      items[what].push(readPart(lists[what], words));
    }
    return { ...readPart(head, split(whole, WORD)), ...items } as WrittenAs<K>;
  }

  /** Reads a list back, finished or not; or the place at which the text is damaged. */
  function parse(text: string): WrittenAs<K> | Misread {
    try {
      return readParts(text);
    } catch (fault) {
      if (fault instanceof Stop) return { text, at: fault.at };
      throw fault;
    }
  }

  /** What somebody has filled in so far, where all of it can be written; undefined where something is no value at all. */
  function writtenOf(draft: unknown): WrittenAs<K> | undefined {
    if (!isObject(draft)) return undefined;
    const whole = Object.fromEntries(
      Object.entries(draft).filter(([name]) => !names.some((one) => one === name)),
    );
    const sound = names.every((name) => {
      const items = draft[name] ?? [];
      const { most, fields } = lists[name];
      return (
        Array.isArray(items) && items.length <= most && items.every((one) => canBeRead(fields, one))
      );
    });
    return sound && canBeRead(head.fields, whole) ? (draft as WrittenAs<K>) : undefined;
  }

  return { write, parse, writtenOf };
}
