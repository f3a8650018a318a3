import type { Field, Fields } from '../../core/schema/field.ts';
import { read } from '../../core/schema/read.ts';
import { decimals, numberIn, split, type Word } from '../../core/words.ts';
import {
  type ArmyList,
  LIST_FIELDS,
  LIST_HEAD,
  LIST_UNIT,
  type ListCommander,
  type ListUnit,
} from './list.ts';

type Unfinished<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** A list as far as it has been written: what its player must still say may be missing. */
export type WrittenList = Unfinished<Omit<ArmyList, 'commanders' | 'units'>> & {
  readonly commanders?: readonly Unfinished<ListCommander>[];
  readonly units?: readonly Unfinished<ListUnit>[];
};

/** The text that is no list, and the character at which it stops being one. */
export interface Misread {
  text: string;
  at: number;
}

const VERSION = 't7ga1';
const PART = '_';
const WORD = '.';
/** Around what is neither a letter of English nor a digit, in hexadecimal; with nothing between them they are a space. */
const QUOTE = '~';

/**
 * How each value is written: a number behind its letters, what is so or not by its word. The first word of a part is
 * its name; the options of choices and lists are words themselves, and no two of a part are alike.
 */
const HEAD = {
  pointsLimit: 'max',
  factionKept: 'no-faction',
  boxesKept: 'no-boxes',
  contingents: 'contingents',
  periodsMixed: 'mixed',
  horda: 'horda',
};
const COMMANDER = { isGeneral: 'general', commanderLevel: 'l' };
const UNIT = {
  unitPoints: 'p',
  copies: 'n',
  ledBy: 'by',
  speed: 'sp',
  limberedSpeed: 'ls',
  combat: 'cb',
  fire: 'fi',
  farFire: 'ff',
  discipline: 'di',
  courage: 'co',
  stamina: 'st',
  infantryDefence: 'in',
  cavalryDefence: 'ca',
  volleysDefence: 'vo',
  artilleryDefence: 'ar',
  largeBase: 'large',
  front: 'fr',
  depth: 'dp',
  eliteUnit: 'elite-unit',
  eliteRule: 'buys-elite',
  eliteDiscipline: 'buys-discipline',
  eliteByList: 'no-elite',
  allied: 'allied',
  integrated: 'integrated',
};

type Written = Readonly<Record<string, unknown>>;
type Codes = Readonly<Record<string, string>>;

interface PartOf {
  /** What a part begins with; the head begins with nothing. */
  mark: string;
  fields: Fields;
  codes: Codes;
}
const PARTS = {
  head: { mark: '', fields: LIST_HEAD, codes: HEAD },
  commanders: { mark: 'c', fields: LIST_FIELDS.commanders.fields, codes: COMMANDER },
  units: { mark: 'u', fields: LIST_UNIT, codes: UNIT },
} as const satisfies Record<string, PartOf>;

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

/** The words of one value; none where it is unsaid or as usual. */
function wordsOf(field: Field, code: string, value: unknown): readonly string[] {
  if (value === undefined || value === null || sameAsUsual(field, value)) return [];
  switch (field.kind) {
    case 'count':
    case 'measure':
      return [code + decimals(Number(value)).replace('.', ',')];
    case 'flag':
      return [code];
    case 'list':
      return Array.isArray(value) ? value : [];
    default:
      return [String(value)];
  }
}

function writePart({ mark, fields, codes }: PartOf, written: Written): string {
  const name = Object.keys(fields).find((one) => isName(fields[one] as Field)) ?? '';
  const words = Object.entries(fields).flatMap(([one, field]) =>
    isName(field) ? [] : wordsOf(field, codes[one] ?? '', written[one]),
  );
  return [...(mark ? [mark] : []), writeName(written[name]), ...words].join(WORD);
}

/**
 * A list in one word that an address carries as it is: `t7ga1_Flandes.max1000_c.Spinola.general.l3.tutor_u.Tercio.p150`.
 * What is as usual is not written, so that it takes about 60 letters a unit.
 */
export const writeArmy = ({ commanders = [], units = [], ...head }: WrittenList): string =>
  [
    VERSION,
    writePart(PARTS.head, head),
    ...commanders.map((one) => writePart(PARTS.commanders, one)),
    ...units.map((one) => writePart(PARTS.units, one)),
  ].join(PART);

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
    if (field.kind === 'flag' && code === text)
      return [name, field.need !== 'default' || !field.default];
    if ((field.kind === 'choice' || field.kind === 'list') && field.options.includes(text))
      return [name, text];
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

function readParts(text: string): WrittenList {
  const [version, head, ...parts] = split({ text, at: 0 }, PART);
  if (version?.text !== VERSION) throw new Stop(0);
  if (!head) throw new Stop(text.length);
  const items = { commanders: [] as Written[], units: [] as Written[] };
  for (const part of parts) {
    const [mark, ...words] = split(part, WORD);
    const what = mark?.text === PARTS.commanders.mark ? 'commanders' : 'units';
    const full = items[what].length >= LIST_FIELDS[what].most;
    if (mark?.text !== PARTS[what].mark || words.length === 0 || full) throw new Stop(part.at);
    items[what].push(readPart(PARTS[what], words));
  }
  return { ...readPart(PARTS.head, split(head, WORD)), ...items };
}

/** Reads a list back, finished or not; or the place at which the text is damaged. */
export function parseArmy(text: string): WrittenList | Misread {
  try {
    return readParts(text);
  } catch (fault) {
    if (fault instanceof Stop) return { text, at: fault.at };
    throw fault;
  }
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

/** What somebody has filled in so far, where all of it can be written; undefined where something is no value at all. */
export function writtenOf(draft: unknown): WrittenList | undefined {
  if (!isObject(draft)) return undefined;
  const { commanders = [], units = [], ...head } = draft;
  const all = ([what, items]: readonly ['commanders' | 'units', unknown]) =>
    Array.isArray(items) &&
    items.length <= LIST_FIELDS[what].most &&
    items.every((one) => canBeRead(LIST_FIELDS[what].fields, one));
  const sound =
    canBeRead(LIST_HEAD, head) && all(['commanders', commanders]) && all(['units', units]);
  return sound ? (draft as WrittenList) : undefined;
}
