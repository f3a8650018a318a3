import { markdownToHtml } from 'satteri';
import { clauseLinks } from '../clause-links.ts';
import type { Lang } from '../i18n/lang.ts';
import type { Clause } from '../library/library.ts';
import { markTerms } from '../term-links.ts';

/** The text of a single clause as HTML, its references and terms as links, for pages that show it by itself. */
export const prose = (
  { id, system, text }: Pick<Clause, 'id' | 'system' | 'text'>,
  lang: Lang,
): string =>
  markdownToHtml(text[lang], {
    fileURL: new URL(`file:///${lang}.mdx`),
    mdastPlugins: [clauseLinks, markTerms({ system, lang, clause: id })],
    features: { smartPunctuation: false },
  }).html;
