import type { Chance, Odds } from '../engine/core/ruling.ts';

/** Whom an end favours, by the number that comes with it: who counts above 0, nobody, or the other. */
export type Tone = 'for' | 'level' | 'against';

/** A way to end, in all and for each number. */
export interface SpreadEnd extends Chance {
  value: string;
  tone: Tone;
  /** How far it is from a level end among those of its tone: up to 1. */
  shade: number;
}

/** A whole distribution: of a number, and of what comes with each. */
export interface Spread {
  number: string;
  word: string;
  /** In the order of the book: from the best to the worst. */
  ends: readonly SpreadEnd[];
  columns: readonly { value: number; percent: number; parts: readonly Part[] }[];
}
interface Part {
  end: SpreadEnd;
  percent: number;
}

const toneOf = (weight: number): Tone => (weight > 0 ? 'for' : weight < 0 ? 'against' : 'level');

/** Less than that of all is no column at the end of a picture: the tables below have it. */
const LEAST = 0.1;

/** What odds have to be drawn as a whole: a number with a word in every way that it can end; undefined of others. */
export function spreadOf({ outcomes = [], tables }: Odds): Spread | undefined {
  const entries = Object.entries(outcomes[0]?.outcome ?? {});
  const number = entries.find(([, value]) => typeof value === 'number')?.[0];
  const word = entries.find(([, value]) => typeof value === 'string')?.[0];
  if (entries.length !== 2 || number === undefined || word === undefined) return undefined;
  const all = outcomes.map(({ outcome, percent }) => ({
    ...{ value: Number(outcome[number]), word: String(outcome[word]), percent },
  }));
  const toned = (tables[word] ?? []).map((row) => {
    const of = all.filter((one) => one.word === row.value);
    const weight = of.reduce((sum, { value, percent }) => sum + Math.sign(value) * percent, 0);
    return { ...row, value: String(row.value), tone: toneOf(weight) };
  });
  const ends = toned.map((end) => {
    const alike = toned.filter(({ tone }) => tone === end.tone);
    const place = alike.indexOf(end);
    const far = end.tone === 'for' ? alike.length - place : place + 1;
    return { ...end, shade: far / alike.length };
  });
  const least = Math.min(
    ...all.filter(({ percent }) => percent >= LEAST).map(({ value }) => value),
  );
  const most = Math.max(...all.filter(({ percent }) => percent >= LEAST).map(({ value }) => value));
  const columns = Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => {
    const value = least + i;
    const parts = ends.flatMap((end) => {
      const part = all.find((one) => one.value === value && one.word === end.value);
      return part ? [{ end, percent: part.percent }] : [];
    });
    return { value, percent: parts.reduce((sum, { percent }) => sum + percent, 0), parts };
  });
  return { number, word, ends, columns };
}
