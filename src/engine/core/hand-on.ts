/** Of what was said, what another question takes too. */
export const handOn = <T extends object, const K extends keyof T & string>(
  said: T | undefined,
  ...names: readonly K[]
): Partial<Pick<T, K>> =>
  Object.fromEntries(
    names.flatMap((name) => (said?.[name] === undefined ? [] : [[name, said[name]]])),
  ) as Partial<Pick<T, K>>;
