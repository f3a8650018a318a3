import type { Count, Counts, HexName, HexNames, List, Measure, Text } from './field.ts';
import { type Report, wrong } from './violation.ts';

/** A word of two spellings is the same word. */
const spelt = (word: string) => word.replace('center', 'centre');

export function readOption(
  options: readonly string[],
  typed: unknown,
  path: string,
  report: Report,
) {
  // The face of a die may come as a number.
  const word = typeof typed === 'number' ? String(typed) : typed;
  const given =
    typeof word === 'string' && !options.includes(word)
      ? (options.find((option) => spelt(option) === spelt(word)) ?? typed)
      : word;
  if (typeof given !== 'string' || !options.includes(given))
    report.push(wrong(path, 'not-an-option', given, { options }));
  return given;
}

export function readCount({ min, max }: Count, given: unknown, path: string, report: Report) {
  if (typeof given !== 'number' || !Number.isInteger(given))
    report.push(wrong(path, 'not-a-whole-number', given, { min, max }));
  else if (given < min || given > max)
    report.push(wrong(path, 'out-of-range', given, { min, max }));
  return given;
}

/** Finer than anybody measures, and free of the noise of binary fractions. */
const HUNDREDTHS = 100;

export function readMeasure({ min, max }: Measure, given: unknown, path: string, report: Report) {
  if (typeof given !== 'number' || !Number.isFinite(given))
    report.push(wrong(path, 'not-a-number', given, { min, max }));
  else if (given < min || given > max)
    report.push(wrong(path, 'out-of-range', given, { min, max }));
  else return Math.round(given * HUNDREDTHS) / HUNDREDTHS;
  return given;
}

export function readCounts(
  { most, ...each }: Counts,
  given: unknown,
  path: string,
  report: Report,
) {
  if (!Array.isArray(given)) {
    report.push(wrong(path, 'not-a-list-of-numbers', given, { min: each.min, max: each.max }));
    return given;
  }
  if (given.length > most) report.push(wrong(path, 'too-many', given.length, { max: most }));
  const one: Count = { ...each, kind: 'count' };
  return given.map((item, i) => readCount(one, item, `${path}.${i}`, report));
}

export function readText({ most }: Text, given: unknown, path: string, report: Report) {
  if (typeof given !== 'string') report.push(wrong(path, 'not-a-text', given));
  else if (given.length > most) report.push(wrong(path, 'too-long', given.length, { max: most }));
  return given;
}

export function readList(
  { options, max }: List<string>,
  given: unknown,
  path: string,
  report: Report,
) {
  if (!Array.isArray(given)) {
    report.push(wrong(path, 'not-a-list', given, { options }));
    return given;
  }
  if (given.length > max) report.push(wrong(path, 'too-many', given.length, { max }));
  for (const [i, item] of given.entries()) readOption(options, item, `${path}.${i}`, report);
  return given;
}

export function readHex(
  { grid }: HexName | HexNames,
  given: unknown,
  path: string,
  report: Report,
) {
  const found = grid.named(given);
  if (!found) report.push(wrong(path, 'not-a-hex', given));
  return found;
}

export function readHexes(field: HexNames, given: unknown, path: string, report: Report) {
  if (!Array.isArray(given)) {
    report.push(wrong(path, 'not-a-list-of-hexes', given));
    return given;
  }
  const { max } = field;
  if (given.length > max) report.push(wrong(path, 'too-many', given.length, { max }));
  return given.map((item, i) => readHex(field, item, `${path}.${i}`, report));
}
