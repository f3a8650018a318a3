import type { ClauseId } from '../clause-ids.ts';
import type { With } from '../ruling.ts';
import type { Field } from './field.ts';

/** What is wrong with a draft: the field to blame, the message, and the clause where a rule forbids it. */
export interface Violation {
  field: string;
  problem: string;
  with: With;
  clause?: ClauseId | undefined;
  /** What was meant, where it seems misspelt. */
  nearest?: string;
}

export type Report = Violation[];

export const missing = (field: Field, path: string): Violation => ({
  field: path,
  ...('options' in field
    ? { problem: 'missing', with: { options: field.options } }
    : { problem: 'missing-value', with: {} }),
});

export const wrong = (
  field: string,
  problem: string,
  given: unknown,
  more: With = {},
): Violation => ({
  field,
  problem,
  with: { given: typeof given === 'string' ? given : (JSON.stringify(given) ?? ''), ...more },
});
