import { CITE } from '../i18n/cite.ts';
import type { Lang } from '../i18n/lang.ts';

/** A clause as it is cited. */
export interface Cited {
  id: string;
  version: number;
  title: string;
  /** Its text without marks, references as plain ids. */
  text: string;
  /** The game and its edition, as one or more sentences. */
  source: string;
}

/** Something to copy, under the name that it goes by. */
export interface Form {
  name: string;
  text: string;
}

const quote = (text: string, lang: Lang) => (lang === 'es' ? `«${text}»` : `“${text}”`);

/** The forms in which a clause is cited; `short` is the address of its short link, host included. */
export function clauseForms(
  { id, version, title, text, source }: Cited,
  lang: Lang,
  short: URL,
): Form[] {
  const words = CITE[lang];
  // A link that names no version was made when the clause had its first.
  const link = `${short}${version > 1 ? `?v=${version}` : ''}`;
  const whence = `${words.citeVersion.replace('{n}', String(version))} ${source}`;
  return [
    { name: words.citeCode, text: id },
    { name: words.citeLink, text: link },
    { name: words.citeMarkdown, text: `[${id}](${link}) ${title}` },
    { name: words.citeBbcode, text: `[url=${link}]${id}[/url] ${title}` },
    {
      name: words.citeText,
      text: `${id} (${title}): ${quote(text, lang)} ${whence} ${link}`,
    },
  ];
}

/** What a calculator or a live example says, and the link that brings its state back. */
export interface CitedResult {
  link: string;
  brief: string;
  /** The sentence to quote; it ends in the codes of the clauses that decided. */
  summary: string;
}

export const resultText = ({ link, brief, summary }: CitedResult) => `${brief}. ${summary} ${link}`;

/** The forms in which a result is cited. */
export function resultForms(result: CitedResult, lang: Lang): Form[] {
  const words = CITE[lang];
  const { link, brief, summary } = result;
  return [
    { name: words.citeState, text: link },
    { name: words.citeMarkdown, text: `[${brief}](${link}) ${summary}` },
    { name: words.citeBbcode, text: `[url=${link}]${brief}[/url] ${summary}` },
    { name: words.citeText, text: resultText(result) },
  ];
}
