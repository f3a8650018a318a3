import { markdownToHtml } from 'satteri';
import { clauseLinks } from '../clause-links.ts';
import type { Lang } from '../i18n/lang.ts';

/** The text of a single clause as HTML, its references as links, for pages that show it by itself. */
export const prose = (markdown: string, lang: Lang): string =>
  markdownToHtml(markdown, {
    fileURL: new URL(`file:///${lang}.mdx`),
    mdastPlugins: [clauseLinks],
    features: { smartPunctuation: false },
  }).html;
