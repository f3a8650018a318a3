import { fill } from '../i18n/format.ts';
import type { Lang } from '../i18n/lang.ts';
import { ui } from '../i18n/ui.ts';
import { BUILD } from '../library/build.ts';
import type { Clause } from '../library/library.ts';
import type { Book } from '../library/registry.ts';

/** What an error is reported of: a clause, or a calculator by its query. */
export type Subject = Pick<Clause, 'id' | 'version'> | { query: string };

export interface Report {
  title: string;
  /** What stands before and after the address of the page, which has the state in it. */
  before: string;
  after: string;
}

/** A text for a reader to complete and send, with all that is needed to see what he saw. */
export function reportOf(subject: Subject, book: Book, lang: Lang): Report {
  const words = ui(lang);
  const say = (template: string, values: Record<string, string | number>) =>
    fill(template, values, {}, lang);
  const about =
    'query' in subject
      ? say(words.reportQuery, { id: subject.query })
      : say(words.reportClause, { ...subject });
  return {
    title: say(words.reportTitle, { subject: 'query' in subject ? subject.query : subject.id }),
    before: `${about}
${say(words.reportLanguage, { language: words.name })}
${words.reportPage} `,
    after: `
${say(words.reportEdition, { edition: editionOf(book, lang) })}
${say(words.reportSite, { build: BUILD })}
${words.reportSays} 
${words.reportShould} `,
  };
}

/** Game and edition, without what the book adds on its numbering. */
const editionOf = ({ title, edition }: Book, lang: Lang) =>
  `${title[lang]}. ${edition[lang].split(/(?<=\.)\s/)[0]}`;

const SENDS = /^(?:https?|mailto):/;

/**
 * Where reports go, from REPORT_URL: an address with the places {title} and {text}, such as
 * `mailto:rules@example.org?subject={title}&body={text}`. {text} is left for the moment of sending.
 */
export function reportAddress(url: string | undefined, title: string): string | undefined {
  if (!url) return undefined;
  if (!SENDS.test(url)) throw new Error(`REPORT_URL must begin with https: or mailto:, not ${url}`);
  return url.replace('{title}', encodeURIComponent(title));
}
