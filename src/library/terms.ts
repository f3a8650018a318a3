import type { Lang } from '../i18n/lang.ts';
import { formsOf } from './forms.ts';
import type { Term } from './registry.ts';

/** A term where it stands in a text. */
export interface Place {
  at: number;
  /** As it is written there. */
  words: string;
  term: Term;
}

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Without a capital, words also begin sentences. */
const lowered = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
const pattern = (words: string) => {
  const first = words.charAt(0);
  const upper = first.toUpperCase();
  return first === upper ? escaped(words) : `[${first}${upper}]${escaped(words.slice(1))}`;
};

/** Finds the terms of a glossary in a text: whole words only, and of several at one place the longest. */
export function termFinder(glossary: readonly Term[], lang: Lang): (text: string) => Place[] {
  const known = new Map<string, Term | undefined>();
  for (const term of glossary) {
    if (term.mark !== 'never') for (const form of formsOf(term, lang)) known.set(form, term);
    for (const phrase of term.except?.[lang] ?? []) known.set(phrase, undefined);
  }
  const all = [...known.keys()].sort((a, b) => b.length - a.length).map(pattern);
  if (all.length === 0) return () => [];
  const words = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${all.join('|')})(?![\\p{L}\\p{N}-])`, 'gu');
  return (text) =>
    [...text.matchAll(words)].flatMap(({ 0: found, index }) => {
      const term = known.get(found) ?? known.get(lowered(found));
      return term ? [{ at: index, words: found, term }] : [];
    });
}
