import type { Lang } from '../i18n/lang.ts';
import type { Term } from './registry.ts';

/** Words after which a Spanish or English term does not change: «línea de visión», "line of sight". */
const LINKS: Record<Lang, RegExp> = {
  es: / (?=(?:a|al|con|de|del|en|por)(?: |$))/,
  en: / (?=(?:at|of|on|with)(?: |$))/,
};

function pluralEs(word: string): string {
  if (/[aeiouáéó]$/.test(word)) return `${word}s`;
  if (/z$/.test(word)) return word.replace(/z$/, 'ces');
  if (/[áéíóú][ns]$/.test(word)) return `${word.normalize('NFD').replace(/\u0301(?=.$)/, '')}es`;
  return /s$/.test(word) ? word : `${word}es`;
}

function pluralEn(word: string): string {
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies');
  return /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

/** The plural of a term by rule: in Spanish of noun and adjectives, in English of the last word. */
export function plural(term: string, lang: Lang): string {
  const [head = '', ...rest] = term.split(LINKS[lang]);
  const made =
    lang === 'es'
      ? head.split(' ').map(pluralEs).join(' ')
      : head.replace(/\S+$/, (word) => pluralEn(word));
  return [made.normalize('NFC'), ...rest].join(' ');
}

/** The words that are marked for a term in texts. */
export const formsOf = ({ term, forms }: Term, lang: Lang): readonly string[] =>
  forms?.[lang] ?? [term[lang], plural(term[lang], lang)];
