/** A question that an address asks: of which unit, against which other one, and what else is told. */
export interface Posed {
  question: string;
  unit: string;
  second: string;
  /** Values by the paths of their fields. */
  more: readonly (readonly [path: string, value: string])[];
}

export const BETWEEN = '~';
export const IS = '*';

/** `table-move~A~~path.0.amount*2`. */
export function askedWord({ question, unit, second, more }: Posed): string {
  const words = [question, unit, second, ...more.map(([path, value]) => path + IS + value)];
  while (words.at(-1) === '') words.pop();
  return words.join(BETWEEN);
}
