import { defineMdastPlugin, type MdastContent, type MdastVisitorContext } from 'satteri';
import { anchor, textOf } from './clause-links.ts';
import { LANGS, type Lang } from './i18n/lang.ts';
import { loadLibrary } from './library/library.ts';
import { termPath } from './library/links.ts';
import { type Place, termFinder } from './library/terms.ts';

const { systems } = await loadLibrary();

const finders = new Map(
  systems.flatMap(({ key, glossary }) =>
    LANGS.map((lang) => [`${key}/${lang}`, termFinder(glossary, lang)] as const),
  ),
);

/** A text of the book: a chapter, or one clause by itself. */
interface Where {
  system: string;
  lang: Lang;
  /** The clause that the whole text is; a chapter names its clauses itself. */
  clause?: string;
}

/** What holds no terms: headings, links, and tables, whose cells are labels and numbers. */
const CLOSED: ReadonlySet<string> = new Set(['heading', 'link', 'anchor', 'tableCell']);

type Node = Parameters<MdastVisitorContext['parent']>[0];

/** The clause that a node stands in; nothing where it stands in what holds no terms. */
function clauseAround(node: Node, ctx: MdastVisitorContext, whole = ''): string | undefined {
  for (let up = ctx.parent(node); up; up = ctx.parent(up)) {
    if (CLOSED.has(up.type)) return undefined;
    if (up.type === 'mdxJsxFlowElement') {
      const id = up.attributes.find((one) => 'name' in one && one.name === 'id')?.value;
      return typeof id === 'string' ? id : whole;
    }
  }
  return whole;
}

/** Turns the terms of the glossary into links to their meaning, each as often as it says. */
export function markTerms({ system, lang, clause: whole }: Where) {
  const find = finders.get(`${system}/${lang}`) ?? (() => []);
  const met = new Set<string>();
  const link = ({ words, term }: Place) => anchor('term', termPath(lang, system, term.key), words);
  return defineMdastPlugin({
    name: 'term-links',
    text(node, ctx) {
      const places = find(node.value);
      const clause = places.length > 0 ? clauseAround(node, ctx, whole) : undefined;
      if (clause === undefined) return;
      const parts: MdastContent[] = [];
      let from = 0;
      for (const place of places) {
        const { term, at, words } = place;
        const once = term.mark === 'once' ? term.key : `${clause} ${term.key}`;
        if (term.clause === clause || met.has(once)) continue;
        met.add(once);
        parts.push(textOf(node.value.slice(from, at)), link(place));
        from = at + words.length;
      }
      if (from > 0) ctx.replaceNode(node, [...parts, textOf(node.value.slice(from))]);
    },
  });
}

/** The terms in the own file of a chapter, or of a part of one. */
export function termLinks({ fileURL }: { fileURL: URL | undefined }) {
  const [, system, lang] =
    /\/content\/(\w+)\/.+\/(es|en)\.mdx$/.exec(fileURL?.pathname ?? '') ?? [];
  return system && lang ? markTerms({ system, lang: lang as Lang }) : null;
}
