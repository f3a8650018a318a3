import { keyOf } from './kept.ts';

/** What is kept on the reader's device, under names of this site. Denied storage is no error: it is told. */
export function stored(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null');
  } catch {
    return null;
  }
}

/** False where the browser does not let us. */
export function store(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

const RECENT = 'recent';
const MOST_RECENT = 8;

/** A calculator as it was last used: its query, its address and its answer in short. */
export interface Recent {
  query: string;
  url: string;
  brief: string;
}

const isRecent = (value: unknown): value is Recent =>
  typeof value === 'object' &&
  value !== null &&
  ['query', 'url', 'brief'].every((name) => typeof (value as Recent)[name as 'url'] === 'string');

export function recent(): Recent[] {
  const value = stored(RECENT);
  return Array.isArray(value) ? value.filter(isRecent) : [];
}

/** The last state of each calculator, the latest first. */
export const remember = (used: Recent) =>
  store(
    RECENT,
    [used, ...recent().filter(({ query }) => query !== used.query)].slice(0, MOST_RECENT),
  );
