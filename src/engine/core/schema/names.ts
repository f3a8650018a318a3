import type { Grid } from './field.ts';
import { by, REQUIRED } from './need.ts';

export const text = (most: number, value = '') => ({ kind: 'text' as const, most, ...by(value) });

export const requiredText = (most: number) => ({ kind: 'text' as const, most, ...REQUIRED });

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
