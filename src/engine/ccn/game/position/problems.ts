import { PROBLEMS as COMMON, type Key as Common } from '../../../hexes/game/reader.ts';
import { NATION_PROBLEMS } from '../../nations/notation.ts';

/** What may be wrong with a position of this game: with its national sheets, its squares and its battle. */
const OWN = [
  ...NATION_PROBLEMS,
  'artillery-without-table',
  'cards-in-squares',
  'more-than-at-the-start',
  'no-objective-there',
  'no-such-section',
  'no-square-there',
  'no-such-token',
  'not-at-the-edge',
  'square-of-no-infantry',
  'square-without-card',
  'token-twice',
] as const;
export type Own = (typeof OWN)[number];

/** What may be wrong with the text of a position, a drawing or a game. */
export const PROBLEMS = [...COMMON, ...OWN] as const;
export type Key = Common<Own>;
