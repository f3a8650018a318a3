import type { NationWords } from '../../../i18n/ccn/nation-words.ts';
import type { Texts } from '../../../i18n/texts.ts';

/** All that the page of a nation sheet says, in the reader's language. */
export interface Speech {
  words: NationWords;
  texts: Texts;
}
