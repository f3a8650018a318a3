import { VOCABULARY } from './cca/game/vocabulary.ts';

/** Of which system a whole game can be played, and in which words of its engine it speaks. */
export const GAMES: Record<string, { steps: readonly string[]; words: readonly string[] }> = {
  cca: VOCABULARY,
};
