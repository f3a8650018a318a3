import { store, stored } from '../device.ts';

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** Numbers of the lessons that the reader has marked. */
export function learned(system: string): number[] {
  const value = stored(`learned/${system}`);
  return Array.isArray(value) ? value.filter(isCount) : [];
}

/** False where the browser lets nothing be kept. */
export function mark(system: string, lesson: number, on: boolean): boolean {
  const others = learned(system).filter((one) => one !== lesson);
  return store(`learned/${system}`, on ? [...others, lesson].sort((a, b) => a - b) : others);
}

type Scores = Record<string, number>;

/** The best round of each lesson, by its number: how many of five. */
function scores(system: string): Scores {
  const value = stored(`rounds/${system}`);
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(([, right]) => isCount(right)));
}

export const best = (system: string, lesson: number): number | undefined => scores(system)[lesson];

/** Keeps the score of a lesson where it is better than any before. */
export function keep(system: string, lesson: number, right: number) {
  const before = scores(system);
  store(`rounds/${system}`, { ...before, [lesson]: Math.max(right, before[lesson] ?? 0) });
}

const MOST_MISSED = 100;

/** Names of the questions that went wrong and have not gone right since, the latest first. */
export function missed(system: string): string[] {
  const value = stored(`missed/${system}`);
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

export function note(system: string, question: string, isRight: boolean) {
  const others = missed(system).filter((one) => one !== question);
  store(`missed/${system}`, isRight ? others : [question, ...others].slice(0, MOST_MISSED));
}
