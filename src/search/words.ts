/** Words as the search compares them: without case, accents and endings. Shared by the index and the matching. */

/** «Ímpetu» and "impetu" are the same word, and so are «año» and "ano". */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The folded words of a text, in order. */
export const wordsOf = (text: string): string[] => fold(text).match(/[a-z0-9]+/g) ?? [];

/** Light stemming that serves both languages: number, gender, and the commonest endings of verbs. */
export function stem(word: string): string {
  if (word.length < 4 || /^\d/.test(word)) return word;
  const one = word
    .replace(/ies$/, 'y')
    .replace(/([dhjlnrsxz])es$/, '$1')
    .replace(/([^s])s$/, '$1');
  const root = one.replace(
    /^(.{3,})(?:ing|ed)$|^(.{4,})(?:[aei]r(?:se)?|[ae]n)$|^(.{5,})ly$/,
    '$1$2$3',
  );
  return root.length >= 4 ? root.replace(/[aeo]$/, '') : root;
}
