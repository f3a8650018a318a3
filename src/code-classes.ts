import type { ShikiTransformer } from 'shiki';

const TOKEN = /color:\s*var\(--astro-code-(?:token-)?([a-z-]+)\)/;

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
    if (token && token !== 'foreground') node.properties.class = `code-${token}`;
  },
  line(node) {
    // A token without a class needs no element of its own.
    node.children = node.children.flatMap((child) =>
      child.type === 'element' && !child.properties.class ? child.children : child,
    );
  },
};

/** For code in MDX (astro.config.mjs), and in the examples of a card. */
export const CODE_STYLE = { theme: 'css-variables' as const, transformers: [classesForStyles] };
