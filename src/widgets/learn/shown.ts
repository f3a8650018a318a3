import type { Lang } from '../../i18n/lang.ts';
import { questionsPath } from '../../library/links.ts';
import type { Spot } from './scene.ts';

/** A question as the reader gets it. */
export interface Shown {
  id: string;
  /** The situation, in a sentence. */
  say: string;
  ask: string;
  /** In order of size. */
  options: readonly string[];
  /** Which of them is right. */
  right: number;
  /** What comes of it, in a sentence; where nobody has told it, the right answer says it. */
  outcome?: string;
  /** Clauses that decide, each with what it does here. */
  why: readonly (readonly [clause: string, say: string])[];
  /** How much one must know, and how many facts there are: 1, 2 or 3. */
  know: number;
  facts: number;
  /** Dice as they fell. */
  faces?: readonly string[];
  /** Its units as they stand, where it names any. */
  scene?: readonly Spot[];
}

/** The clause whose example a question is. */
export const clauseOf = (id: string) => id.replace(/\/.*$/, '');

export async function fetchSet(system: string, set: string, lang: Lang): Promise<Shown[]> {
  const response = await fetch(questionsPath(lang, system, set));
  return response.json();
}
