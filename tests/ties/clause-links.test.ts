import { mdxToJs } from 'satteri';
import { expect, test } from 'vitest';
import { prose } from '../../src/book/prose.ts';
import { clauseLinks } from '../../src/clause-links.ts';
import { type Chapter, type Clause, loadLibrary } from '../../src/library/library.ts';
import { cardPath, clausePath } from '../../src/library/links.ts';

const { systems } = await loadLibrary();
const chapters = systems.flatMap((system) => system.chapters);

/** Where a reference to a clause leads in the English text of a room. */
function linkIn(room: string, { id }: Clause): string | undefined {
  const { code } = mdxToJs(`See [[${id}]].`, {
    fileURL: new URL(`file:///content/${room}/en.mdx`),
    mdastPlugins: [clauseLinks],
  });
  return /href: "([^"]*)"/.exec(code)?.[1];
}

const firstOf = (texts: readonly Clause[] | undefined): Clause => {
  const [clause] = texts ?? [];
  if (!clause) throw new Error('A page without clauses.');
  return clause;
};
const roomOf = ({ system }: Chapter, { leaf }: Clause) => `${system}/${leaf.room}`;

const [chapter, other] = chapters.filter(({ parts }) => !parts);
const long = chapters.find(({ parts }) => parts);

test('a reference within a chapter stays on its page, one to another chapter leads there', () => {
  if (!chapter || !other) throw new Error('There are fewer than two chapters.');
  const [here, there] = [firstOf(chapter.texts), firstOf(other.texts)];
  expect(linkIn(roomOf(chapter, here), here)).toBe(`#${here.id}`);
  expect(linkIn(roomOf(chapter, here), there)).toBe(clausePath('en', there));
});

test('a reference within a part stays on its page, one to another part leads there', () => {
  if (!long) throw new Error('No chapter has parts.');
  const [here, there] = [firstOf(long.leaves[0]?.texts), firstOf(long.leaves[1]?.texts)];
  expect(linkIn(roomOf(long, here), here)).toBe(`#${here.id}`);
  expect(linkIn(roomOf(long, here), there)).toBe(clausePath('en', there));
  expect(clausePath('en', there)).toContain(`/${long.slug.en}/`);
  expect(clausePath('en', there)).not.toContain(`/${long.slug.en}/#`);
});

test('a reference on a card leads to the text, never to the card itself', () => {
  const clause = firstOf(long?.texts);
  const html = prose({ ...clause, text: { es: '', en: `See [[${clause.id}]].` } }, 'en');
  expect(html).toContain(`href="${clausePath('en', clause)}"`);
  expect(html).not.toContain(cardPath('en', clause.id));
});
