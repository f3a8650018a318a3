import { defineMdastPlugin, type MdastContent } from 'satteri';
import type { Lang } from './i18n/lang.ts';
import { loadLibrary } from './library/library.ts';
import { clausePath } from './library/links.ts';
import { REFERENCE } from './library/text.ts';

const { clauses } = await loadLibrary();

/** Turns [[cca-8.3]] into a link to the clause where it stands in the text, in the language of the file it stands in. */
export function clauseLinks({ fileURL }: { fileURL: URL | undefined }) {
  const [, room, lang] = /(?:\/content\/(.+))?\/(es|en)\.mdx$/.exec(fileURL?.pathname ?? '') ?? [];
  if (!lang) return null;
  const reference = referenceIn(lang as Lang, room);
  return defineMdastPlugin({
    name: 'clause-links',
    text(node, ctx) {
      const parts: MdastContent[] = [];
      let from = 0;
      for (const match of node.value.matchAll(REFERENCE)) {
        const [whole, id = ''] = match;
        parts.push(textOf(node.value.slice(from, match.index)), reference(id));
        from = match.index + whole.length;
      }
      if (from === 0) return;
      parts.push(textOf(node.value.slice(from)));
      ctx.replaceNode(node, parts);
    },
  });
}

export const textOf = (value: string) => ({ type: 'text' as const, value });

/** A link with a class, its attributes in the order of all others on a page: that compresses better. */
export const anchor = (name: string, href: string, words: string): MdastContent => ({
  type: 'anchor',
  data: { hName: 'a', hProperties: { class: name, href } },
  children: [textOf(words)],
});

/** A chapter that is not written yet has no page: its clauses are named, not linked. */
const referenceIn =
  (lang: Lang, room = '') =>
  (id: string): MdastContent => {
    const clause = clauses.get(id);
    if (!clause) return textOf(id);
    const isHere = `${clause.system}/${clause.leaf.room}` === room;
    return anchor('ref', isHere ? `#${id}` : clausePath(lang, clause), id);
  };
