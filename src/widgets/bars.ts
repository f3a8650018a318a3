import { add, compare, type Fraction, fraction, fractionText } from '../engine/core/fraction.ts';
import type { Chance, Odds } from '../engine/core/ruling.ts';
import { percentText } from '../i18n/format.ts';
import type { Texts } from '../i18n/texts.ts';

/** One way to end: a chance by its name, or a value of a table. */
export interface Part extends Chance {
  name?: string;
  value?: number | string;
}

/** All ways in which one thing may end, of which one comes about. */
export interface Bar {
  /** What the table counts. */
  name?: string;
  parts: readonly Part[];
}

const ONE = fraction(1);
const exact = ({ fraction: text }: Chance): Fraction => {
  const [n = '0', d = '1'] = text.split('/');
  return fraction(BigInt(n), BigInt(d));
};
const sum = (chances: readonly Chance[]) =>
  chances.map(exact).reduce((all, one) => add(all, one), fraction(0));
const isWhole = (chances: readonly Chance[]) => compare(sum(chances), ONE) === 0;
const happens = ({ percent }: Chance) => percent > 0;

/** Those that come to 1: all, or all but one that says something else of the same side, such as that it was hurt. */
const wholeOf = <P extends Chance>(parts: readonly P[]): readonly P[] | undefined =>
  [parts, ...parts.map((one) => parts.filter((other) => other !== one))].find(
    (some) => some.length > 1 && isWhole(some),
  );

/** Chances of one side, `attacker-holds`, or of two that are all, `leader-safe`. */
function sidesOf(chances: Odds['chances']): Bar[] {
  const parts = Object.entries(chances).map(([name, chance]) => ({ name, ...chance }));
  const heads = [...new Set(parts.map(({ name }) => name.replace(/-.*/, '')))];
  const bySide = heads
    .map((head) => wholeOf(parts.filter(({ name }) => name.startsWith(`${head}-`))))
    .filter((side) => side !== undefined);
  const found = bySide.length > 0 || !isWhole(parts) ? bySide : [parts];
  return found.map((side) => ({ parts: side.filter(happens) }));
}

/** What is drawn as bars: chances of each side before fates in words, those before what is only counted. */
export function barsOf({ chances, tables }: Odds): Bar[] {
  const all = Object.entries(tables).map(([name, rows]) => ({ name, parts: rows.filter(happens) }));
  const sides = sidesOf(chances);
  if (sides.length > 0) return sides;
  const told = all.filter(({ parts }) => parts.some(({ value }) => typeof value === 'string'));
  return told.length > 0 ? told : all.slice(0, 1);
}

const HALF = fraction(1, 2);

/** What most likely comes of it: the likeliest part, and of numbers its likelier neighbour where it is less than half. */
export function likeliest({ parts }: Bar): { from: Part; to: Part; fraction: string } {
  const chances = parts.map(exact);
  const at = (i: number) => chances[i] ?? fraction(0);
  const best = parts.reduce((top, _, i) => (compare(at(i), at(top)) > 0 ? i : top), 0);
  const numbers = parts.every(({ value }) => typeof value === 'number');
  const next = compare(at(best + 1), at(best - 1)) >= 0 ? best + 1 : best - 1;
  const wide = numbers && parts.length > 2 && compare(at(best), HALF) < 0;
  const [low, high] = wide ? [Math.min(best, next), Math.max(best, next)] : [best, best];
  const of = wide ? add(at(low), at(high)) : at(best);
  return { from: parts[low] as Part, to: parts[high] as Part, fraction: fractionText(of) };
}

/** A part in words: the name of its chance, or its value in a table. */
export const partText = ({ value, name }: Part, bar: Bar, texts: Texts) =>
  name === undefined ? texts.value(value, bar.name) : texts.answer(name).label;

/** What is likeliest, in words: `Defender retreats 51.8%`, `Blocks lost: 1–2 69.1%`. */
export function likelyText(bar: Bar, texts: Texts): string {
  const { from, to, fraction: of } = likeliest(bar);
  const title = bar.name === undefined ? '' : `${texts.answer(bar.name).label}: `;
  const range = from === to ? '' : `–${partText(to, bar, texts)}`;
  return `${title}${partText(from, bar, texts)}${range} ${percentText(of, texts.lang)}`;
}
