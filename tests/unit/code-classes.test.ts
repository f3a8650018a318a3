import { createCssVariablesTheme, createHighlighter } from 'shiki';
import { expect, test } from 'vitest';
import { CODE_STYLE } from '../../src/code-classes.ts';

const CODE = "const hex = 'woods'; // two";
const theme = createCssVariablesTheme({ variablePrefix: '--astro-code-' });
const highlighter = await createHighlighter({ themes: [theme], langs: ['ts'] });
const html = highlighter.codeToHtml(CODE, {
  lang: 'ts',
  theme,
  transformers: CODE_STYLE.transformers,
  // By itself Shiki gives up after half a second, which a busy machine takes.
  tokenizeTimeLimit: 0,
});

test('a token has a class', () => {
  expect(html).toContain('<span class="code-keyword">const</span>');
  expect(html).toContain('<span class="code-comment">// two</span>');
});

test('what has no colour has no element', () => {
  expect(html).toContain("'woods'</span>; <span");
});

test('nothing has a style attribute', () => {
  expect(html).not.toContain('style');
});

test('the code is whole', () => {
  expect(html.replace(/<[^>]+>/g, '')).toBe(CODE);
});
