import type { Fields } from '../../engine/core/schema/field.ts';
import { read } from '../../engine/core/schema/read.ts';
import type { Violation } from '../../engine/core/schema/violation.ts';
import type { Draft } from '../paths.ts';

/** A draft as a file, whose first line says what it is and in which version of its form: `ius-belli/onus-army/1`. */
export const fileOf = (format: string, draft: Draft): string =>
  `${JSON.stringify({ format, ...draft }, null, 2)}\n`;

export type Opened =
  | { problem: 'notJson' | 'otherFile' }
  /** What the file holds, and field by field what is wrong with it. */
  | { draft: Draft; violations: readonly Violation[] };

export function opened(text: string, form: string, fields: Fields): Opened {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return { problem: 'notJson' };
  }
  if (typeof found !== 'object' || found === null || !('format' in found))
    return { problem: 'otherFile' };
  const { format, ...draft } = found;
  if (format !== form) return { problem: 'otherFile' };
  const result = read(fields, draft);
  return { draft: draft as Draft, violations: 'violations' in result ? result.violations : [] };
}
