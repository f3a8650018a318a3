import type { ShikiTransformer } from 'shiki';

/** Those that have a colour; the style sheet has no other. */
const TOKEN =
  /color:\s*var\(--astro-code-token-(keyword|string|function|comment)(?:-expression)?\)/;

/**
 * Gives each token of a code block a class (`code-keyword`, `code-string` ...) instead of a style
 * attribute, which the content security policy forbids; the colours stand in the style sheet.
 */
const classesForStyles: ShikiTransformer = {
  name: 'code-classes',
  pre(node) {
    delete node.properties.style;
    node.properties.class = 'code';
  },
  span(node) {
    const token = TOKEN.exec(String(node.properties.style))?.[1];
    delete node.properties.style;
    if (token) node.properties.class = `code-${token}`;
  },
  code(node) {
    // Neither a line nor a token without a class needs an element of its own.
    const bare = (child: (typeof node.children)[number]) =>
      child.type === 'element' && !String(child.properties.class ?? '').startsWith('code-');
    for (let i = 0; i < 2; i++)
      node.children = node.children.flatMap((child) =>
        child.type === 'element' && bare(child) ? child.children : child,
      );
  },
};

/** For code in MDX (astro.config.mjs), and in the examples of a card. */
export const CODE_STYLE = { theme: 'css-variables' as const, transformers: [classesForStyles] };
