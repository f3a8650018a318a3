import type { Lang } from '../i18n/lang.ts';
import type { Term } from '../library/registry.ts';
import { fold } from '../search/words.ts';

interface Letter {
  letter: string;
  terms: readonly Term[];
}

/** A glossary in the order of the alphabet of a language. */
export function byLetter(glossary: readonly Term[], lang: Lang): Letter[] {
  const { compare } = new Intl.Collator(lang);
  const sorted = [...glossary].sort((a, b) => compare(a.term[lang], b.term[lang]));
  const groups = Map.groupBy(sorted, ({ term }) => fold(term[lang]).charAt(0).toUpperCase());
  return [...groups].map(([letter, terms]) => ({ letter, terms }));
}

/** What else a term is called, abbreviations last. */
export const otherNames = ({ synonyms, short }: Term, lang: Lang): readonly string[] => [
  ...synonyms[lang],
  ...(short?.[lang] ?? []),
];
