import { exact } from './course.ts';

/** What was used counts in whole and half UD (onus-7.148). */
const HALVES = 2;

export const counted = (used: number) => Math.ceil(exact(used * HALVES)) / HALVES;
export const rested = (movement: number, used: number) =>
  exact(Math.max(0, movement - counted(used)));
