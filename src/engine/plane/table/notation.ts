import { decimals, numberIn, split, type Word } from '../../core/words.ts';
import { heading } from '../angle.ts';
import { minus, type Point, plus } from '../point.ts';
import { type Card, middleOf, placed } from '../rectangle.ts';
import type { Element } from './elements.ts';
import { DEGREE } from './measure.ts';
import { amount, type Blame, type Fault } from './reader.ts';
import { type Piece, PLAYERS, type Player } from './state.ts';
import type { Draft, Laid, Writing } from './writing.ts';

/** A text as a board can show it, and what is wrong with it. */
export interface Survey<T> {
  state: T;
  faults: Fault[];
}

/** Characters of a table: as many as its questions take. */
export const MOST_CHARACTERS = 4000;
/** Pieces of terrain of a table, and points of each. */
export const MOST_ELEMENTS = 40;
export const MOST_POINTS = 24;
const LEAST_POINTS = 2;

const USUAL_HEADING: Record<Player, number> = { bottom: 0, top: 1800 };
const NAME = /^[A-Za-z][A-Za-z0-9]{0,11}$/;

/** As many whole units of a text as a table may have. */
const upToMost = (text: string) =>
  text.slice(0, Math.max(text.lastIndexOf('_', MOST_CHARACTERS), 0));

/** A table that is being read: its sizes, and its units with their places in the text. */
interface Reading<U> {
  table: Card | undefined;
  card: Card;
  sizes: Record<string, number>;
  units: Map<string, { unit: U; at: number }>;
  elements: Element[];
}

/** Two corners of an area make a rectangle along the edges of the table. */
const cornersOf = ([a, c]: readonly [Point, Point]): Point[] => [
  a,
  { x: c.x, y: a.y },
  c,
  { x: a.x, y: c.y },
];

/**
 * A table in one line that a URL carries as it is and a player can read:
 * `onus1_table-110-90_bottom_A-55-60-m3-active_B-65-60_top_X-55-30-180-cavalry-broken`. Of a unit: its name, x and y of
 * its centre, or of the middle of the side that the game measures from, from the top left corner of the table, its
 * heading in degrees if it does not look straight at the other player, and words. Terrain: its kind and x and y of its
 * points.
 */
export class Notation<U extends Piece, Size extends string = never> {
  readonly writing: Writing<U, Size>;

  constructor(writing: Writing<U, Size>) {
    this.writing = writing;
  }

  survey = (text: string): Survey<Laid<U, Size>> => {
    const { version, card, sizes, contradictions, elements: known } = this.writing;
    const faults: Fault[] = [];
    const blame = (fault: Fault) => faults.push(fault);
    const found: Reading<U> = {
      ...{ table: undefined, card, sizes: { ...sizes } },
      ...{ units: new Map(), elements: [] },
    };
    const long = text.length > MOST_CHARACTERS;
    const [first, ...rest] = split({ text: long ? upToMost(text) : text, at: 0 }, '_');
    if (first?.text === version) this.#readParts(rest, found, blame);
    else blame({ at: 0, problem: 'not-a-position', with: { version } });
    const units = [...found.units.values()].map(({ unit }) => unit);
    const { elements } = found;
    const size = found.table ?? this.#usualTable(found.sizes as Record<Size, number>);
    const state = {
      ...{ ...size, ...found.sizes, units },
      ...(known && { elements }),
    } as Laid<U, Size>;
    for (const [{ name }, wrong] of contradictions(state))
      blame({ at: found.units.get(name)?.at ?? 0, ...wrong });
    faults.sort((a, b) => a.at - b.at);
    const tooLong = { at: MOST_CHARACTERS, problem: 'too-long', with: { most: MOST_CHARACTERS } };
    return { state, faults: long ? [tooLong, ...faults] : faults };
  };

  #usualTable(sizes: Readonly<Record<Size, number>>): Card {
    const { table, tableOf } = this.writing;
    return tableOf ? tableOf(sizes) : table;
  }

  /** The place of a unit as players tell it, and a unit that lies there. */
  pointOf = (unit: U): Point => {
    const side = this.writing.at?.(unit);
    return side ? middleOf(unit, side) : unit;
  };
  laidAt = (unit: U, point: Point): U => placed(unit, plus(unit, minus(point, this.pointOf(unit))));

  /** A table after one of its sizes is another one; what hangs on that follows. */
  resized = (table: Laid<U, Size>, name: Size, to: number): Laid<U, Size> => {
    const next = { ...table, [name]: to };
    const [was, is] = [this.#usualTable(table), this.#usualTable(next)];
    const isUsual = table.width === was.width && table.depth === was.depth;
    return isUsual ? { ...next, ...is } : next;
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
      else if (this.writing.elements && Object.hasOwn(this.writing.elements, unit))
        this.#readElement(head, values, found, blame);
      else if (!NAME.test(unit)) blame({ at, problem: 'no-such-part', with: { word: part.text } });
      else if (!player) blame({ at, problem: 'no-side-yet', with: { unit } });
      else if (found.units.has(unit)) blame({ at, problem: 'name-taken', with: { unit } });
      else if (found.units.size === mostUnits)
        blame({ at, problem: 'too-many-units', with: { most: mostUnits } });
      else this.#readUnit(head, player, values, found, blame);
    }
  }

  #readSize({ text, at }: Word, values: readonly Word[], found: Reading<U>, blame: Blame) {
    const { limits, length, numbers } = this.writing;
    const what = text as keyof typeof limits;
    const options = numbers?.[text as Size];
    if (options) {
      const given = options.find((one) => String(one) === values[0]?.text);
      if (given !== undefined) found.sizes[text] = given;
      else
        blame({
          at,
          problem: 'no-such-word',
          with: { word: values[0]?.text ?? '', words: options.map(String) },
        });
      return;
    }
    const [first, second] = values
      .slice(0, 2)
      .map((word) => amount(word, limits[what], blame))
      .map((size) => size && Math.round(size * length));
    if (Object.hasOwn(found.sizes, text)) found.sizes[text] = first ?? found.sizes[text] ?? 0;
    else if (values.length < 2) blame({ at, problem: 'no-place', with: { unit: text } });
    else if (first !== undefined && second !== undefined)
      found[text as 'table' | 'card'] = { width: first, depth: second };
  }

  #readElement({ text: kind, at }: Word, values: readonly Word[], found: Reading<U>, blame: Blame) {
    const form = this.writing.elements?.[kind] ?? 'area';
    const numbers = values.map(({ text }) => this.#lengthIn(text));
    const points = numbers.flatMap((x, i) => {
      const y = numbers[i + 1];
      return i % 2 === 0 && x !== undefined && y !== undefined ? [{ x, y }] : [];
    });
    const [a, b, ...more] = points;
    if (!a || !b || points.length * 2 !== numbers.length || points.length > MOST_POINTS)
      blame({
        at,
        problem: 'no-points',
        with: { word: kind, least: LEAST_POINTS, most: MOST_POINTS },
      });
    else if (found.elements.length === MOST_ELEMENTS)
      blame({ at, problem: 'too-many-elements', with: { most: MOST_ELEMENTS } });
    else
      found.elements.push({
        ...{ kind, form },
        points: form === 'area' && more.length === 0 ? cornersOf([a, b]) : points,
      });
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
    { card, sizes, units }: Reading<U>,
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
    const whole = settled ? settled(unit, sizes as Record<Size, number>) : unit;
    units.set(name, { unit: this.laidAt(whole, { x, y }), at });
  }

  /** The one way to write a table. */
  write = (table: Laid<U, Size>): string => {
    const { version, sizes, length, numbers } = this.writing;
    const written = (tenths: number) => decimals(Math.round(tenths) / length);
    const { width, depth, units, elements = [] } = table;
    const usual = this.#usualTable(table);
    const sizeNames = Object.keys(sizes) as Size[];
    const writePoint = ({ x, y }: Point) => [written(Math.max(0, x)), written(Math.max(0, y))];
    const writeUnit = (unit: U) =>
      [
        unit.name,
        ...writePoint(this.pointOf(unit)),
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
        .map((name) => `${name}-${numbers?.[name] ? table[name] : written(table[name])}`),
      ...elements.map(({ kind, points }) => [kind, ...points.flatMap(writePoint)].join('-')),
      ...PLAYERS.flatMap((player) => {
        const own = units.filter((unit) => unit.player === player);
        return own.length > 0 ? [player, ...own.map(writeUnit)] : [];
      }),
    ].join('_');
  };
}
