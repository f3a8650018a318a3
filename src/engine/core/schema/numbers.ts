import { by, OPTIONAL, REQUIRED } from './need.ts';

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

export const optionalMeasure = (min: number, max: number) => ({
  kind: 'measure' as const,
  min,
  max,
  ...OPTIONAL,
});

export const requiredMeasure = (min: number, max: number) => ({
  kind: 'measure' as const,
  min,
  max,
  ...REQUIRED,
});

export const optionalCounts = (min: number, max: number, most: number) => ({
  kind: 'counts' as const,
  min,
  max,
  most,
  ...OPTIONAL,
});
