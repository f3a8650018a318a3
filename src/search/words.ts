/** Words as the search compares them: without case, accents and endings. Shared by the index and the matching. */

/** «Ímpetu» and "impetu" are the same word, and so are «año» and "ano". */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The folded words of a text, in order. */
export const wordsOf = (text: string): string[] => fold(text).match(/[a-z0-9]+/g) ?? [];

/** Endings of verbs and of what is made from them, in Spanish; at least four letters stay. */
const SPANISH =
  /^(.{4,}?)(?:amiento|imiento|aciones|acion|iendo|ieron|aron|ando|ados|adas|idos|idas|ado|ada|ido|ida|[aei]r(?:se|me|te|nos|l[aeo]s?)|ar|er|ir|an|en)$/;

/** Light stemming that serves both languages: number, gender, and the commonest endings of verbs. */
export function stem(word: string): string {
  if (word.length < 4 || /^\d/.test(word)) return word;
  const one = word
    .replace(/ies$/, 'y')
    .replace(/([dhjlnrsxz])es$/, '$1')
    .replace(/([^s])s$/, '$1');
  const root = one.replace(/^(.{3,})(?:ing|ed)$|^(.{5,})ly$/, '$1$2').replace(SPANISH, '$1');
  return root.length >= 4 ? root.replace(/[aeo]$/, '') : root;
}
