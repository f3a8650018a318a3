import { fill } from '../../i18n/format.ts';
import type { Texts } from '../../i18n/texts.ts';

/** All that a desk has to say, in the reader's language. */
export interface Speech<Word extends string> {
  words: Readonly<Record<Word, string>>;
  texts: Texts;
}

/** A sentence of a desk with its values. */
export const say = (
  { texts }: Pick<Speech<never>, 'texts'>,
  template: string,
  values: Record<string, string | number>,
) => fill(template, values, {}, texts.lang);
