import type { Words } from '../../i18n/ccn/board.ts';
import type { Speech } from '../../widgets/hexes/speech.ts';

/** The words of the board of this game, of which some are its own. */
export const wordsOf = ({ words }: Pick<Speech, 'words'>) => words as Words;
