import { edits } from './edits.ts';
import type { Violation } from './schema/violation.ts';

/** Capitals, hyphens and strokes are no mistakes that count: `close combat` and `closeCombat` are `close-combat`. */
const bare = (word: string) => word.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** A third of a word may be wrong; a code of two letters must be right. */
const allowed = (word: string) => (word.length < 3 ? 0 : Math.max(1, Math.floor(word.length / 3)));

/** How far a word is from what was meant; what stands before its last stroke, `onus/`, may be left out. */
function distance(given: string, word: string): number {
  const typed = bare(given);
  const rest = word.slice(word.lastIndexOf('/') + 1);
  return Math.min(...[word, rest].map((one) => edits(typed, bare(one), allowed(typed))));
}

/** What was meant by a word that is none of these, if one is near enough. */
export function nearest(given: string, known: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = Infinity;
  for (const word of known) {
    const count = distance(given, word);
    if (count < least) [best, least] = [word, count];
  }
  return best;
}

/** Violations that say which option or field was meant, where one is near to what was given. */
export const suggest = (violations: readonly Violation[]): Violation[] =>
  violations.map((violation) => {
    const { given, options, fields } = violation.with;
    const known = violation.problem === 'unknown-field' ? fields : options;
    const word = given ?? violation.field.slice(violation.field.lastIndexOf('.') + 1);
    if (!Array.isArray(known) || typeof word !== 'string') return violation;
    const meant = nearest(word, known);
    return meant === undefined ? violation : { ...violation, nearest: meant };
  });
