import { createCssVariablesTheme, createHighlighterCoreSync } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import typescript from 'shiki/langs/typescript.mjs';
import { CODE_STYLE } from '../code-classes.ts';

const { theme, transformers } = CODE_STYLE;

/** One for all pages: a card has several pieces of code, and the cards of both languages the same ones. */
const highlighter = createHighlighterCoreSync({
  langs: [typescript],
  themes: [createCssVariablesTheme({ name: theme, variablePrefix: '--astro-code-' })],
  engine: createJavaScriptRegexEngine(),
});
/** However busy the machine is, a line is read to its end. */
const OPTIONS = { lang: 'ts', theme, transformers: [...transformers], tokenizeTimeLimit: 0 };
const known = new Map<string, string>();

/** TypeScript as HTML. */
export function highlight(code: string): string {
  const html = known.get(code) ?? highlighter.codeToHtml(code, OPTIONS);
  known.set(code, html);
  return html;
}
