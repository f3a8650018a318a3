import { by, OPTIONAL, REQUIRED } from './need.ts';

export const choice = <const O extends string>(options: readonly O[], value: O) => ({
  kind: 'choice' as const,
  options,
  ...by(value),
});

export const requiredChoice = <const O extends string>(options: readonly O[]) => ({
  kind: 'choice' as const,
  options,
  ...REQUIRED,
});

export const optionalChoice = <const O extends string>(options: readonly O[]) => ({
  kind: 'choice' as const,
  options,
  ...OPTIONAL,
});

export const list = <const O extends string>(options: readonly O[], max: number) => ({
  kind: 'list' as const,
  options,
  max,
  ...by([] as readonly O[]),
});

export const optionalList = <const O extends string>(options: readonly O[], max: number) => ({
  kind: 'list' as const,
  options,
  max,
  ...OPTIONAL,
});

export const flag = (value = false) => ({ kind: 'flag' as const, ...by(value) });
