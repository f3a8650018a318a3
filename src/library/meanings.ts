import type { Lang } from '../i18n/lang.ts';
import { ui } from '../i18n/ui.ts';
import type { System } from './library.ts';
import { cardPath } from './links.ts';

/** What a page fetches to show a term's meaning where the term stands. */
export interface Meanings {
  /** What the glossary is called. */
  glossary: string;
  terms: Record<string, Meaning>;
}

interface Meaning {
  term: string;
  /** The term in the other language. */
  other: string;
  otherLang: Lang;
  text: string;
  clause: string;
  /** Where the clause stands by itself. */
  card: string;
}

export function meaningsOf({ glossary }: System, lang: Lang): Meanings {
  const otherLang: Lang = lang === 'es' ? 'en' : 'es';
  const meaning = ({ term, meaning, clause }: System['glossary'][number]): Meaning => ({
    term: term[lang],
    other: term[otherLang],
    otherLang,
    text: meaning[lang],
    clause,
    card: cardPath(lang, clause),
  });
  return {
    glossary: ui(lang).glossary,
    terms: Object.fromEntries(glossary.map((term) => [term.key, meaning(term)])),
  };
}
