import { heading } from '../angle.ts';
import type { Card } from '../rectangle.ts';
import { DEGREE } from './measure.ts';
import {
  amount,
  type Blame,
  decimals,
  type Fault,
  type Limits,
  numberIn,
  split,
  type Word,
} from './reader.ts';
import { type Piece, PLAYERS, type Player, type Table } from './state.ts';

/** A unit on its way from its text. */
export type Draft<U extends Piece> = { -readonly [K in keyof U]: U[K] };

/** What a system says of how a table of its is written. `Size` are the sizes that it has besides. */
export interface Writing<U extends Piece, Size extends string> {
  /** The word with which every position begins. */
  version: string;
  /** Tenths of a millimetre in what lengths are written in, and in what they may be by a letter behind them. */
  length: number;
  letters: Readonly<Record<string, number>>;
  /** What need not be said; how much of each there may be, as it is written. */
  table: Card;
  card: Card;
  sizes: Readonly<Record<Size, number>>;
  limits: Readonly<Record<'table' | 'card' | 'heading' | Size, Limits>>;
  mostUnits: number;
  /** A unit of which nothing is said but where it lies. */
  fresh: (lying: Piece) => U;
  /** Reads one word of a unit into it; what is not understood is told and left out. */
  readWord: (unit: Draft<U>, word: Word, blame: Blame) => void;
  /** What follows from the words of a unit together. */
  settled?: (unit: U) => U;
  /** The words of a unit, only what is not as usual, in one order. */
  wordsOf: (unit: U) => readonly string[];
  /** What the rules do not let lie on a table together. */
  contradictions: (table: Laid<U, Size>) => readonly Contradiction<U>[];
}

export type Laid<U extends Piece, Size extends string> = Table<U> & Readonly<Record<Size, number>>;
export type Wrong = Omit<Fault, 'at'>;
export type Contradiction<U> = readonly [unit: U, wrong: Wrong];

/** A text as a board can show it, and what is wrong with it. */
export interface Survey<T> {
  state: T;
  faults: Fault[];
}

const USUAL_HEADING: Record<Player, number> = { bottom: 0, top: 1800 };
const NAME = /^[A-Za-z][A-Za-z0-9]{0,11}$/;

/** A table that is being read: its sizes, and its units with their places in the text. */
interface Reading<U> {
  table: Card;
  card: Card;
  sizes: Record<string, number>;
  units: Map<string, { unit: U; at: number }>;
}

/**
 * A table in one line that a URL carries as it is and a player can read:
 * `onus1_table-110-90_bottom_A-55-60-m3-active_B-65-60_top_X-55-30-180-cavalry-broken`. Of a unit: its name, x and y of
 * its centre from the top left corner of the table, its heading in degrees if it does not look straight at the other
 * player, and words.
 */
export class Notation<U extends Piece, Size extends string = never> {
  readonly writing: Writing<U, Size>;

  constructor(writing: Writing<U, Size>) {
    this.writing = writing;
  }

  survey = (text: string): Survey<Laid<U, Size>> => {
    const { version, table, card, sizes, contradictions } = this.writing;
    const faults: Fault[] = [];
    const blame = (fault: Fault) => faults.push(fault);
    const found: Reading<U> = { table, card, sizes: { ...sizes }, units: new Map() };
    const [first, ...rest] = split({ text, at: 0 }, '_');
    if (first?.text === version) this.#readParts(rest, found, blame);
    else blame({ at: 0, problem: 'not-a-position', with: { version } });
    const units = [...found.units.values()].map(({ unit }) => unit);
    const state = { ...found.table, ...found.sizes, units } as Laid<U, Size>;
    for (const [{ name }, wrong] of contradictions(state))
      blame({ at: found.units.get(name)?.at ?? 0, ...wrong });
    return { state, faults: faults.sort((a, b) => a.at - b.at) };
  };

  #readParts(words: readonly Word[], found: Reading<U>, blame: Blame) {
    const { mostUnits } = this.writing;
    let player: Player | undefined;
    for (const part of words) {
      const [head, ...values] = split(part, '-');
      if (!head) continue;
      const [unit, at] = [head.text, part.at];
      const side = PLAYERS.find((one) => one === part.text);
      if (side) player = side;
      else if (unit === 'table' || unit === 'card' || Object.hasOwn(found.sizes, unit))
        this.#readSize(head, values, found, blame);
      else if (!NAME.test(unit)) blame({ at, problem: 'no-such-part', with: { word: part.text } });
      else if (!player) blame({ at, problem: 'no-side-yet', with: { unit } });
      else if (found.units.has(unit)) blame({ at, problem: 'name-taken', with: { unit } });
      else if (found.units.size === mostUnits)
        blame({ at, problem: 'too-many-units', with: { most: mostUnits } });
      else this.#readUnit(head, player, values, found, blame);
    }
  }

  #readSize({ text, at }: Word, values: readonly Word[], found: Reading<U>, blame: Blame) {
    const { limits, length } = this.writing;
    const what = text as keyof typeof limits;
    const [first, second] = values
      .slice(0, 2)
      .map((word) => amount(word, limits[what], blame))
      .map((size) => size && Math.round(size * length));
    if (Object.hasOwn(found.sizes, text)) found.sizes[text] = first ?? found.sizes[text] ?? 0;
    else if (values.length < 2) blame({ at, problem: 'no-place', with: { unit: text } });
    else if (first !== undefined && second !== undefined)
      found[text as 'table' | 'card'] = { width: first, depth: second };
  }

  #lengthIn(text = ''): number | undefined {
    const { length, letters } = this.writing;
    const size = letters[text.slice(-1)];
    const value = numberIn(size ? text.slice(0, -1) : text);
    return value === undefined ? undefined : Math.round(value * (size ?? length));
  }

  #readUnit(
    { text: name, at }: Word,
    player: Player,
    values: readonly Word[],
    { card, units }: Reading<U>,
    blame: Blame,
  ) {
    const { limits, fresh, readWord, settled } = this.writing;
    const [x, y] = [this.#lengthIn(values[0]?.text), this.#lengthIn(values[1]?.text)];
    if (x === undefined || y === undefined)
      return blame({ at, problem: 'no-place', with: { unit: name } });
    const [looks, ...words] = values.slice(2);
    const isHeading = looks && /^\d/.test(looks.text);
    const degrees = isHeading ? amount(looks, limits.heading, blame) : undefined;
    const unit: Draft<U> = {
      ...fresh({ name, player, x, y, heading: USUAL_HEADING[player], ...card }),
      ...(degrees !== undefined && { heading: heading(Math.round(degrees * DEGREE)) }),
    };
    for (const word of looks && !isHeading ? [looks, ...words] : words) readWord(unit, word, blame);
    units.set(name, { unit: settled ? settled(unit) : unit, at });
  }

  /** The one way to write a table. */
  write = (table: Laid<U, Size>): string => {
    const { version, table: usual, sizes, length } = this.writing;
    const written = (tenths: number) => decimals(Math.round(tenths) / length);
    const { width, depth, units } = table;
    const sizeNames = Object.keys(sizes) as Size[];
    const writeUnit = (unit: U) =>
      [
        unit.name,
        written(unit.x),
        written(unit.y),
        ...(unit.heading === USUAL_HEADING[unit.player] ? [] : [String(unit.heading / DEGREE)]),
        ...this.writing.wordsOf(unit),
      ].join('-');
    return [
      version,
      ...(width === usual.width && depth === usual.depth
        ? []
        : [`table-${written(width)}-${written(depth)}`]),
      ...sizeNames
        .filter((name) => table[name] !== sizes[name])
        .map((name) => `${name}-${written(table[name])}`),
      ...PLAYERS.flatMap((player) => {
        const own = units.filter((unit) => unit.player === player);
        return own.length > 0 ? [player, ...own.map(writeUnit)] : [];
      }),
    ].join('_');
  };
}
