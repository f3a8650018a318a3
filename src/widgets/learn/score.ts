import { store, stored } from '../device.ts';

/** Questions of a system that the reader answered, and how many of them right. */
interface Score {
  right: number;
  all: number;
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

export function score(system: string): Score {
  const { right, all } = { right: 0, all: 0, ...(stored(`drills/${system}`) as object | null) };
  return isCount(right) && isCount(all) && right <= all ? { right, all } : { right: 0, all: 0 };
}

export function count(system: string, right: boolean): Score {
  const before = score(system);
  const now = { right: before.right + Number(right), all: before.all + 1 };
  store(`drills/${system}`, now);
  return now;
}

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
