import { markdownToHtml } from 'satteri';
import { clauseLinks } from '../clause-links.ts';
import { once } from '../engine/core/once.ts';
import type { Lang } from '../i18n/lang.ts';
import type { Clause } from '../library/library.ts';
import { markTerms } from '../term-links.ts';

type Told = Pick<Clause, 'id' | 'system' | 'text'>;

/** The text of a single clause as HTML, its references and terms as links, for pages that show it by itself. */
export const prose = once(
  ({ id, system, text }: Told, lang: Lang): string =>
    markdownToHtml(text[lang], {
      fileURL: new URL(`file:///${lang}.mdx`),
      mdastPlugins: [clauseLinks, markTerms({ system, lang, clause: id })],
      features: { smartPunctuation: false },
    }).html,
  ({ id, text }, lang) => `${lang} ${id} ${text[lang]}`,
);
