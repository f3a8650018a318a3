import { CITE } from '../i18n/cite.ts';
import type { Lang } from '../i18n/lang.ts';

/** A clause as it is cited. */
export interface Cited {
  id: string;
  version: number;
  title: string;
  /** Its text without marks, references as plain ids. */
  text: string;
  /** The game, its edition and the place in the printed book, as one or more sentences. */
  source: string;
  /** How it is read where the book is not clear, a sentence for each place. */
  readings: readonly string[];
}

/** Something to copy, under the name that it goes by. */
export interface Form {
  name: string;
  text: string;
}

/** Marks around a text; those that stand in it become inner ones. */
const quote = (text: string, lang: Lang) =>
  lang === 'es'
    ? `«${text.replaceAll('«', '“').replaceAll('»', '”')}»`
    : `“${text.replaceAll('“', '‘').replaceAll('”', '’')}”`;

/** Sentences one after the other; what is empty is no sentence. */
const told = (...sentences: readonly (string | readonly string[])[]) =>
  sentences.flat().filter(Boolean).join(' ');

/** The link, the quotation, the link as forums write it, and the code: the likeliest first. */
export function clauseForms(clause: Cited, lang: Lang, short: URL): Form[] {
  const { id, version, title, text, source, readings } = clause;
  const words = CITE[lang];
  // A link that names no version was made when the clause had its first.
  const link = `${short}${version > 1 ? `?v=${version}` : ''}`;
  const own = words.citeVersion.replace('{n}', String(version));
  const quoted = `${own} ${quote(text, lang)}`;
  return [
    { name: words.citeLink, text: link },
    {
      name: words.citeText,
      text: told(`${id} (${title}).`, quoted, `${words.citeOn} ${source}`, readings, link),
    },
    { name: words.citeMarkdown, text: told(`[${id}](${link})`, `${title}.`, readings) },
    { name: words.citeBbcode, text: told(`[url=${link}]${id}[/url]`, `${title}.`, readings) },
    { name: words.citeCode, text: id },
  ];
}

/** What a calculator or a live example says, and the link that brings its state back. */
export interface CitedResult {
  link: string;
  brief: string;
  /** The sentence to quote: it names the circumstances that decide, and ends in the codes of the clauses that do. */
  summary: string;
  /** That it follows a reading that is not adopted; this comes first. */
  warnings: readonly string[];
  /** On which readings that are not certain it hangs. */
  readings: readonly string[];
  /** The game and its edition. */
  source: string;
}

const whence = ({ source }: CitedResult, lang: Lang) =>
  source ? CITE[lang].citeResultOn.replace('{source}', source) : 'Ius Belli.';

export const resultText = (result: CitedResult, lang: Lang) => {
  const { link, brief, summary, warnings, readings } = result;
  return told(warnings, `${brief}.`, summary, readings, whence(result, lang), link);
};

/** The forms in which a result is cited: each says what it hangs on, and of which game it is. */
export function resultForms(result: CitedResult, lang: Lang): Form[] {
  const words = CITE[lang];
  const { link, brief, summary, warnings, readings } = result;
  const rest = [summary, ...readings, whence(result, lang)];
  return [
    { name: words.citeState, text: link },
    { name: words.citeText, text: resultText(result, lang) },
    { name: words.citeMarkdown, text: told(warnings, `[${brief}](${link})`, rest) },
    { name: words.citeBbcode, text: told(warnings, `[url=${link}]${brief}[/url]`, rest) },
  ];
}
