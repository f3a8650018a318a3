import type { ClauseId } from './clause-ids.ts';
import type { With } from './ruling.ts';

interface Choice<O extends string> {
  kind: 'choice';
  options: readonly O[];
}
interface Count {
  kind: 'count';
  min: number;
  max: number;
}
/** A number that may have up to two decimals, such as a distance in UD. */
interface Measure {
  kind: 'measure';
  min: number;
  max: number;
}
/** Whole numbers in their order, such as dice as they fell. */
interface Counts {
  kind: 'counts';
  min: number;
  max: number;
  most: number;
}
/** Free words, such as the name of a unit or a position in its notation. */
interface Text {
  kind: 'text';
  most: number;
}
interface Flag {
  kind: 'flag';
}
interface List<O extends string> {
  kind: 'list';
  options: readonly O[];
  max: number;
}
/** A board whose hexes have names, as a family of games lays it out. */
export interface Grid<H extends string = string> {
  hexes: () => readonly H[];
  /** The hex that somebody wrote; undefined where the board has none. */
  named: (written: unknown) => H | undefined;
  /** A regular expression that names match, for whoever checks them elsewhere. */
  pattern: string;
}
interface HexName<H extends string = string> {
  kind: 'hex';
  grid: Grid<H>;
}
interface HexNames<H extends string = string> {
  kind: 'hexes';
  grid: Grid<H>;
  max: number;
}
interface Group<F extends Fields> {
  kind: 'group';
  fields: F;
}
/** Several things of one kind, such as the units of an army. */
interface Groups<F extends Fields> {
  kind: 'groups';
  fields: F;
  most: number;
}

/** `required`: the user must say; `optional`: may stay unsaid; otherwise `default` is what unsaid means. */
type Need<T> = { need: 'required' } | { need: 'optional' } | { need: 'default'; default: T };

export type Field = (
  | Choice<string>
  | Count
  | Measure
  | Counts
  | Text
  | Flag
  | List<string>
  | HexName
  | HexNames
  | Group<Fields>
  | Groups<Fields>
) &
  Need<unknown> & {
    /** Seldom needed: a form may fold it away. */
    rare?: boolean;
    /** What an optional number comes to while it stays unsaid, by what its group says; for a form to show. */
    unsaid?: (siblings: Readonly<Record<string, unknown>>) => number | undefined;
  };
export interface Fields {
  readonly [name: string]: Field;
}

type Raw<F> = F extends { kind: 'choice' | 'list'; options: readonly (infer O)[] }
  ? F extends { kind: 'list' }
    ? readonly O[]
    : O
  : F extends Count | Measure
    ? number
    : F extends Text
      ? string
      : F extends Counts
        ? readonly number[]
        : F extends Flag
          ? boolean
          : F extends HexName<infer H>
            ? H
            : F extends HexNames<infer H>
              ? readonly H[]
              : F extends Group<infer G>
                ? Values<G>
                : F extends Groups<infer G>
                  ? readonly Values<G>[]
                  : never;

/** The validated value of a schema: whatever was left out has its default. */
export type Values<F extends Fields> = {
  [K in keyof F]: F[K] extends { need: 'optional' } ? Raw<F[K]> | undefined : Raw<F[K]>;
};

type Sent<F> =
  F extends Group<infer G> ? Draft<G> : F extends Groups<infer G> ? readonly Draft<G>[] : Raw<F>;

/** What a user may send to a schema: what it does not require may be left out. */
export type Draft<F extends Fields> = {
  readonly [K in keyof F as F[K] extends { need: 'required' } ? K : never]: Sent<F[K]>;
} & {
  readonly [K in keyof F as F[K] extends { need: 'required' } ? never : K]?: Sent<F[K]>;
};

const REQUIRED = { need: 'required' } as const;
const OPTIONAL = { need: 'optional' } as const;
const by = <T>(value: T) => ({ need: 'default', default: value }) as const;

export const choice = <const O extends string>(options: readonly O[], value: O) => ({
  kind: 'choice' as const,
  options,
  ...by(value),
});
export const requiredChoice = <const O extends string>(options: readonly O[]) => ({
  kind: 'choice' as const,
  options,
  ...REQUIRED,
});
export const optionalChoice = <const O extends string>(options: readonly O[]) => ({
  kind: 'choice' as const,
  options,
  ...OPTIONAL,
});
export const count = (min: number, max: number, value: number) => ({
  kind: 'count' as const,
  min,
  max,
  ...by(value),
});
export const optionalCount = (min: number, max: number) => ({
  kind: 'count' as const,
  min,
  max,
  ...OPTIONAL,
});
export const requiredCount = (min: number, max: number) => ({
  kind: 'count' as const,
  min,
  max,
  ...REQUIRED,
});
export const measure = (min: number, max: number, value: number) => ({
  kind: 'measure' as const,
  min,
  max,
  ...by(value),
});
export const requiredMeasure = (min: number, max: number) => ({
  kind: 'measure' as const,
  min,
  max,
  ...REQUIRED,
});
export const optionalMeasure = (min: number, max: number) => ({
  kind: 'measure' as const,
  min,
  max,
  ...OPTIONAL,
});
export const optionalCounts = (min: number, max: number, most: number) => ({
  kind: 'counts' as const,
  min,
  max,
  most,
  ...OPTIONAL,
});
export const text = (most: number, value = '') => ({ kind: 'text' as const, most, ...by(value) });
export const requiredText = (most: number) => ({ kind: 'text' as const, most, ...REQUIRED });
export const flag = (value = false) => ({ kind: 'flag' as const, ...by(value) });
export const list = <const O extends string>(options: readonly O[], max: number) => ({
  kind: 'list' as const,
  options,
  max,
  ...by([] as readonly O[]),
});
export const optionalList = <const O extends string>(options: readonly O[], max: number) => ({
  kind: 'list' as const,
  options,
  max,
  ...OPTIONAL,
});
/** A hex of a board by its name, such as E7. */
export const requiredHexOn = <H extends string>(grid: Grid<H>) => ({
  kind: 'hex' as const,
  grid,
  ...REQUIRED,
});
export const hexesOn = <H extends string>(grid: Grid<H>, max: number) => ({
  kind: 'hexes' as const,
  grid,
  max,
  ...by([] as readonly H[]),
});
export const group = <const F extends Fields>(fields: F) => ({
  kind: 'group' as const,
  fields,
  ...by({}),
});

export const groups = <const F extends Fields>(fields: F, most: number) => ({
  kind: 'groups' as const,
  fields,
  most,
  ...by([]),
});

/** An optional number with what it comes to while it stays unsaid. */
export const unsaid = <F extends Field>(field: F, comesTo: NonNullable<Field['unsaid']>) => ({
  ...field,
  unsaid: comesTo,
});

/** A field that is seldom needed. */
export const rare = <F extends Field>(field: F) => ({ ...field, rare: true });

/** What is wrong with a draft: the field to blame, the message, and the clause where a rule forbids it. */
export interface Violation {
  field: string;
  problem: string;
  with: With;
  clause?: ClauseId;
  /** What was meant, where it seems misspelt. */
  nearest?: string;
}

export type Read<F extends Fields> = { value: Values<F> } | { violations: Violation[] };

/** Turns whatever was sent into a situation, or says what is wrong with each field. Never throws. */
export function read<F extends Fields>(fields: F, draft: unknown): Read<F> {
  const violations: Violation[] = [];
  const value = readGroup(fields, draft, '', violations);
  return violations.length > 0 ? { violations } : { value: value as Values<F> };
}

type Report = Violation[];

function readGroup(fields: Fields, draft: unknown, path: string, report: Report): unknown {
  if (typeof draft !== 'object' || draft === null || Array.isArray(draft)) {
    report.push({ field: path, problem: 'not-an-object', with: { fields: Object.keys(fields) } });
    return undefined;
  }
  const known = Object.keys(fields);
  for (const name of Object.keys(draft)) {
    if (Object.hasOwn(fields, name)) continue;
    report.push({ field: join(path, name), problem: 'unknown-field', with: { fields: known } });
  }
  const value: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const given = Object.hasOwn(draft, name) ? (draft as Record<string, unknown>)[name] : undefined;
    value[name] = readField(field, given, join(path, name), report);
  }
  return value;
}

const join = (path: string, name: string) => (path ? `${path}.${name}` : name);

function readField(field: Field, given: unknown, path: string, report: Report): unknown {
  if (given === undefined || given === null) {
    if (field.need === 'required') report.push(missing(field, path));
    if (field.kind === 'group') return readGroup(field.fields, {}, path, report);
    return field.need === 'default' ? field.default : undefined;
  }
  switch (field.kind) {
    case 'group':
      return readGroup(field.fields, given, path, report);
    case 'choice':
      return readOption(field.options, given, path, report);
    case 'count':
      return readCount(field, given, path, report);
    case 'measure':
      return readMeasure(field, given, path, report);
    case 'counts':
      return readCounts(field, given, path, report);
    case 'text':
      return readText(field, given, path, report);
    case 'groups':
      return readGroups(field, given, path, report);
    case 'flag':
      if (typeof given !== 'boolean') report.push(wrong(path, 'not-yes-or-no', given));
      return given;
    case 'list':
      return readList(field, given, path, report);
    case 'hex':
      return readHex(field, given, path, report);
    case 'hexes':
      return readHexes(field, given, path, report);
  }
}

const missing = (field: Field, path: string): Violation => ({
  field: path,
  ...('options' in field
    ? { problem: 'missing', with: { options: field.options } }
    : { problem: 'missing-value', with: {} }),
});

const wrong = (field: string, problem: string, given: unknown, more: With = {}): Violation => ({
  field,
  problem,
  with: { given: typeof given === 'string' ? given : (JSON.stringify(given) ?? ''), ...more },
});

/** A word of two spellings is the same word. */
const spelt = (word: string) => word.replace('center', 'centre');

function readOption(options: readonly string[], typed: unknown, path: string, report: Report) {
  const given =
    typeof typed === 'string' && !options.includes(typed)
      ? (options.find((option) => spelt(option) === spelt(typed)) ?? typed)
      : typed;
  if (typeof given !== 'string' || !options.includes(given))
    report.push(wrong(path, 'not-an-option', given, { options }));
  return given;
}

function readCount({ min, max }: Count, given: unknown, path: string, report: Report) {
  if (typeof given !== 'number' || !Number.isInteger(given))
    report.push(wrong(path, 'not-a-whole-number', given, { min, max }));
  else if (given < min || given > max)
    report.push(wrong(path, 'out-of-range', given, { min, max }));
  return given;
}

/** Finer than anybody measures, and free of the noise of binary fractions. */
const HUNDREDTHS = 100;

function readMeasure({ min, max }: Measure, given: unknown, path: string, report: Report) {
  if (typeof given !== 'number' || !Number.isFinite(given))
    report.push(wrong(path, 'not-a-number', given, { min, max }));
  else if (given < min || given > max)
    report.push(wrong(path, 'out-of-range', given, { min, max }));
  else return Math.round(given * HUNDREDTHS) / HUNDREDTHS;
  return given;
}

function readCounts({ most, ...each }: Counts, given: unknown, path: string, report: Report) {
  if (!Array.isArray(given)) {
    report.push(wrong(path, 'not-a-list-of-numbers', given, { min: each.min, max: each.max }));
    return given;
  }
  if (given.length > most) report.push(wrong(path, 'too-many', given.length, { max: most }));
  const one: Count = { ...each, kind: 'count' };
  return given.map((item, i) => readCount(one, item, `${path}.${i}`, report));
}

function readText({ most }: Text, given: unknown, path: string, report: Report) {
  if (typeof given !== 'string') report.push(wrong(path, 'not-a-text', given));
  else if (given.length > most) report.push(wrong(path, 'too-long', given.length, { max: most }));
  return given;
}

function readGroups(
  { fields, most }: Groups<Fields>,
  given: unknown,
  path: string,
  report: Report,
) {
  if (!Array.isArray(given)) {
    report.push(wrong(path, 'not-a-list-of-objects', given, { fields: Object.keys(fields) }));
    return given;
  }
  if (given.length > most) report.push(wrong(path, 'too-many', given.length, { max: most }));
  return given.map((item, i) => readGroup(fields, item, `${path}.${i}`, report));
}

function readList({ options, max }: List<string>, given: unknown, path: string, report: Report) {
  if (!Array.isArray(given)) {
    report.push(wrong(path, 'not-a-list', given, { options }));
    return given;
  }
  if (given.length > max) report.push(wrong(path, 'too-many', given.length, { max }));
  for (const [i, item] of given.entries()) readOption(options, item, `${path}.${i}`, report);
  return given;
}

function readHex({ grid }: HexName | HexNames, given: unknown, path: string, report: Report) {
  const found = grid.named(given);
  if (!found) report.push(wrong(path, 'not-a-hex', given));
  return found;
}

function readHexes(field: HexNames, given: unknown, path: string, report: Report) {
  if (!Array.isArray(given)) {
    report.push(wrong(path, 'not-a-list-of-hexes', given));
    return given;
  }
  const { max } = field;
  if (given.length > max) report.push(wrong(path, 'too-many', given.length, { max }));
  return given.map((item, i) => readHex(field, item, `${path}.${i}`, report));
}
