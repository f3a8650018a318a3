import { read } from '../../core/schema/read.ts';
import { type Problem, Reader } from '../../hexes/game/reader.ts';
import { MOST_BLOCKS } from '../combat/combat.ts';
import { UNITS, type Unit } from '../units.ts';
import { plainRecord } from './general.ts';
import {
  CONDITIONS,
  checkSheet,
  HALVES,
  KNOWN,
  MOST_DICE,
  type NationSheet,
  RECORD_FIELDS,
  SHEET_FIELDS,
  type TableRow,
  type UnitRecord,
} from './sheet.ts';

/** What may be wrong with a written sheet beside what any reader finds. */
export const NATION_PROBLEMS = ['nation-name', 'nation-value', 'nation-contradiction'] as const;

/** The codes of the types, as far as players write them; the others are made like these. */
export const CODES: Record<Unit, string> = {
  line: 'LN',
  militia: 'MI',
  light: 'LT',
  rifle: 'RL',
  grenadier: 'GR',
  'guard-grenadier': 'GG',
  'old-guard': 'OG',
  'young-guard': 'YG',
  'guard-light': 'GL',
  'light-cavalry': 'LC',
  'guard-light-cavalry': 'GLC',
  'light-lancers': 'LL',
  'heavy-cavalry': 'HC',
  cuirassiers: 'CU',
  'guard-heavy-cavalry': 'GHC',
  'foot-artillery': 'FA',
  'guard-foot-artillery': 'GFA',
  'horse-artillery': 'HA',
  'guard-horse-artillery': 'GHA',
};

/** Between the name, the rounding and each record. None of these signs means anything in a position or an address. */
const NEXT = '*';
/** Around what is neither a letter of English nor a digit, in hexadecimal; with nothing between them they are a space. */
const QUOTE = '~';
const NEGATIVE = 'n';
/** Of the conditions in their order; `always` is not written. */
const CONDITION_SIGNS = '-icas';
const VALUE = 'nation-value';
const LETTERS = /^(?:[A-Za-z0-9]|~[0-9a-f]{0,6}~)*/;

const writeName = (name: string) =>
  Array.from(name, (letter) => {
    if (/[A-Za-z0-9]/.test(letter)) return letter;
    const code = letter === ' ' ? '' : letter.codePointAt(0)?.toString(16);
    return QUOTE + code + QUOTE;
  }).join('');

const MOST_LETTER = 0x10_ff_ff;
function readName(reader: Reader<string>): string {
  const at = reader.at;
  return reader.match(LETTERS).replace(/~([0-9a-f]*)~/g, (_, hex: string) => {
    const code = hex === '' ? ' '.charCodeAt(0) : Number.parseInt(hex, 16);
    return code <= MOST_LETTER ? String.fromCodePoint(code) : reader.fail('nation-name', at);
  });
}

/** One value of a record: the letter that it is written with, and how. Those that say nothing are not written. */
interface Value {
  letter: string;
  write: (record: UnitRecord) => string | undefined;
  read: (reader: Reader<string>) => Partial<UnitRecord>;
}

type Counted = 'guardFlags' | 'nationalFlags' | 'nationalHexes' | 'nationalMove';
type Dice = 'nationalFire' | 'nationalMelee';

const writeNumber = (number: number) => (number < 0 ? NEGATIVE : '') + Math.abs(number);
function readNumber(reader: Reader<string>, name: Counted | Dice): number {
  const { min, max } = RECORD_FIELDS[name];
  const at = reader.at;
  const sign = reader.accept(NEGATIVE) ? -1 : 1;
  const number = Number(reader.match(/^\d/) || Number.NaN) * sign;
  return number >= min && number <= max && !Object.is(number, -0)
    ? number
    : reader.fail('nation-value', at, { with: { least: min, most: max } });
}

const counted = (letter: string, name: Counted): Value => ({
  letter,
  write: ({ [name]: number }) => (number ? writeNumber(number) : undefined),
  read: (reader) => ({ [name]: readNumber(reader, name) }),
});

const dice = (letter: string, name: Dice, when: 'fireWhen' | 'meleeWhen'): Value => ({
  letter,
  write: (record) => {
    const condition = CONDITIONS.indexOf(record[when]);
    const sign = condition > 0 ? CONDITION_SIGNS[condition] : '';
    return record[name] !== 0 || sign ? writeNumber(record[name]) + sign : undefined;
  },
  read: (reader) => {
    const number = readNumber(reader, name);
    const sign = reader.match(/^[icas]/);
    const condition = CONDITIONS[sign ? CONDITION_SIGNS.indexOf(sign) : 0];
    return { [name]: number, ...(condition && { [when]: condition }) };
  },
});

const writeRow = ({ tableDice = [], closeDice }: TableRow) =>
  tableDice.join('') + (closeDice === undefined ? '' : `k${closeDice}`);
function readRow(reader: Reader<string>): TableRow {
  const row = reader.match(/^\d{0,4}/);
  const closeDice = reader.accept('k') ? reader.count(0, MOST_DICE, VALUE) : undefined;
  return { tableDice: row === '' ? undefined : Array.from(row, Number), closeDice };
}

/** `t1100t2110t3211`: a row for each number of blocks from 1 on; behind `k` its dice in melee. */
const table: Value = {
  letter: 't',
  write: ({ gunTable }) => (gunTable.length > 0 ? gunTable.map(writeRow).join('t') : undefined),
  read(reader) {
    const gunTable = [readRow(reader)];
    while (reader.accept('t')) gunTable.push(readRow(reader));
    return { gunTable };
  },
};

/** `zf`: its values are generally known of the French. */
const general: Value = {
  letter: 'z',
  write: ({ general: nation }) => nation?.[0],
  read(reader) {
    const at = reader.at;
    const sign = reader.take(1);
    const nation = KNOWN.find((one) => one[0] === sign);
    return { general: nation ?? reader.fail(VALUE, at, { with: { options: KNOWN } }) };
  },
};

const VALUES: readonly Value[] = [
  dice('f', 'nationalFire', 'fireWhen'),
  dice('m', 'nationalMelee', 'meleeWhen'),
  counted('g', 'guardFlags'),
  counted('r', 'nationalFlags'),
  counted('h', 'nationalHexes'),
  counted('v', 'nationalMove'),
  table,
  general,
];

const writeRecord = (record: UnitRecord) =>
  VALUES.reduce((written, { letter, write }) => {
    const value = write(record);
    return value === undefined ? written : written + letter + value;
  }, `${CODES[record.unit]}${record.startBlocks}`);

function readRecord(reader: Reader<string>): UnitRecord {
  const at = reader.at;
  const code = reader.match(/^[A-Z]+/);
  const unit = UNITS.find((one) => CODES[one] === code);
  if (!unit) reader.fail('no-such-unit', at, { with: { options: Object.values(CODES) } });
  let record = plainRecord(unit, { startBlocks: reader.count(1, MOST_BLOCKS, VALUE) });
  const said: string[] = [];
  while (!reader.ended() && /[a-z]/.test(reader.text.charAt(reader.at))) {
    const start = reader.at;
    const letter = reader.take(1);
    const value = VALUES.find((one) => one.letter === letter);
    if (!value) reader.fail(VALUE, start, { with: { options: VALUES.map((one) => one.letter) } });
    if (said.includes(letter)) reader.fail('said-twice', start);
    said.push(letter);
    record = { ...record, ...value.read(reader) };
  }
  return record;
}

/**
 * A sheet as one word of letters, digits, `*` and `~`, which an address carries as it is and a position as one of its
 * parts: `French*up*LN4m1i*OG4g2*FA3t1111t2211t3321`.
 */
export const writeNation = ({ nationName, half, records }: NationSheet): string =>
  [writeName(nationName), half, ...records.map(writeRecord)].join(NEXT);

/** Reads the word to its end, whatever contradicts itself in it: a form can show that at its fields. */
function readDraft(reader: Reader<string>): { sheet: NationSheet; starts: readonly number[] } {
  const at = reader.at;
  const nationName = readName(reader);
  reader.expect(NEXT);
  const half = reader.word(HALVES, VALUE);
  const records: UnitRecord[] = [];
  const starts: number[] = [];
  while (reader.accept(NEXT)) {
    starts.push(reader.at);
    records.push(readRecord(reader));
  }
  const sheet = { nationName, half, records };
  const found = read(SHEET_FIELDS, sheet);
  if ('violations' in found) reader.fail(VALUE, at);
  return { sheet, starts };
}

/** Reads a sheet as a part of something longer, and blames what does not hold together in it. */
export function readNation(reader: Reader<string>): NationSheet {
  const start = reader.at;
  const { sheet, starts } = readDraft(reader);
  for (const { field, clause, with: values } of checkSheet(sheet)) {
    const i = Number(/^records\.(\d+)/.exec(field)?.[1]);
    const about = { ...(clause && { clause }), with: values };
    reader.blame('nation-contradiction', starts[i] ?? start, about);
  }
  return sheet;
}

/** The sheet of a link, be it finished or not, or what is wrong with its text and at which character. */
export const parseNation = (text: string): NationSheet | Problem =>
  Reader.read(text, (reader) => reader.whole(readDraft).sheet);
