import {
  PROBLEMS as COMMON,
  type Key as Common,
  PRINTED_OR_OLD_PROBLEMS,
} from '../../../hexes/game/reader.ts';

/** What may be wrong with a position for the rules of a battle of the book. */
const OWN = [
  'more-leaders-than-named',
  'more-than-its-map',
  'no-camp-there',
  'only-at-trasimene',
] as const;
export type Own = (typeof OWN)[number];

/** What may be wrong with the text of a position, a drawing or a game. */
export const PROBLEMS = [...COMMON, ...PRINTED_OR_OLD_PROBLEMS, ...OWN] as const;
export type Key = Common<Own>;
