import { defineMdastPlugin, type MdastContent } from 'satteri';
import { loadLibrary } from './content/library.ts';
import { chapterPath } from './content/links.ts';
import { REFERENCE } from './content/text.ts';
import type { Lang } from './i18n/lang.ts';

const { clauses } = await loadLibrary();

/** Turns [[cca-8.3]] into a link to the clause in its chapter, in the language of the file it stands in. */
export function clauseLinks({ fileURL }: { fileURL: URL | undefined }) {
  const lang = /\/(es|en)\.mdx$/.exec(fileURL?.pathname ?? '')?.[1] as Lang | undefined;
  if (!lang) return null;
  return defineMdastPlugin({
    name: 'clause-links',
    text(node, ctx) {
      const parts: MdastContent[] = [];
      let from = 0;
      for (const match of node.value.matchAll(REFERENCE)) {
        const [whole, id = ''] = match;
        parts.push(textOf(node.value.slice(from, match.index)), reference(lang, id));
        from = match.index + whole.length;
      }
      if (from === 0) return;
      parts.push(textOf(node.value.slice(from)));
      ctx.replaceNode(node, parts);
    },
  });
}

const textOf = (value: string) => ({ type: 'text' as const, value });

/** A chapter that is not written yet has no page: its clauses are named, not linked. */
function reference(lang: Lang, id: string): MdastContent {
  const clause = clauses.get(id);
  if (!clause) return textOf(id);
  const url = `${chapterPath(lang, { key: clause.system }, clause.chapter)}#${id}`;
  return { type: 'link', url, data: { hProperties: { class: 'ref' } }, children: [textOf(id)] };
}
