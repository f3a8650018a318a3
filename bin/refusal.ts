import { nearest } from '../src/engine/core/nearest.ts';
import type { Violation } from '../src/engine/core/schema/violation.ts';
import type { Lang } from '../src/i18n/lang.ts';
import type { Texts } from '../src/i18n/texts.ts';

/** Ends the command with a message on standard error and exit code 2: the input was wrong, not the program. */
export class Refusal extends Error {}

export interface Context {
  args: readonly string[];
  /** Absent where no language was asked for. */
  lang: Lang | undefined;
  /** What every system says alike. */
  texts: Texts;
  json: boolean;
  list: boolean;
}

export const print = (value: unknown) => {
  process.stdout.write(`${typeof value === 'string' ? value : JSON.stringify(value, null, 2)}\n`);
};

export const problem = (problem: string, values: Violation['with']): Violation => ({
  field: '',
  problem,
  with: values,
});

export function refuse(texts: Texts, ...violations: readonly Violation[]): never {
  throw new Refusal(violations.map((violation) => texts.problem(violation)).join('\n'));
}

/** Refuses a word that is none of these, with the one that was meant where one is near. */
export function refuseWord(
  texts: Texts,
  name: string,
  given: string,
  known: Record<string, readonly string[]>,
): never {
  const meant = nearest(given, Object.values(known).flat());
  const violation = problem(name, { given, ...known });
  return refuse(texts, meant === undefined ? violation : { ...violation, nearest: meant });
}
