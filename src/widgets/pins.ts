import { store, stored } from './device.ts';

const PINS = 'pins';

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** Ids of the clauses that the reader wants at hand. */
export const pins = (): string[] => strings(stored(PINS));

export const pin = (id: string) => store(PINS, [...new Set([...pins(), id])]);

export const unpin = (id: string) =>
  store(
    PINS,
    pins().filter((one) => one !== id),
  );
