import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { idsModule } from '../../scripts/ids.ts';
import { CLAUSE_IDS } from '../../src/engine/core/clause-ids.ts';
import { LANGS, type Lang } from '../../src/i18n/lang.ts';
import { type Leaf, numbersOf } from '../../src/library/leaves.ts';
import { type Chapter, loadDifferences, loadLibrary, ROOT } from '../../src/library/library.ts';
import { type ClauseText, clauseTexts, REFERENCE, sourceOf } from '../../src/library/text.ts';
import { differences, digits, registeredIds } from './checks.ts';

const { systems, clauses } = await loadLibrary();
const ids = new Set<string>(CLAUSE_IDS);
const chapters = systems.flatMap((system) => system.chapters);
const leaves = chapters.flatMap((chapter) =>
  chapter.leaves
    .filter(({ texts }) => texts.length > 0)
    .map((leaf): [string, Chapter, Leaf] => [`${chapter.system}/${leaf.room}`, chapter, leaf]),
);

const textsOf = (system: string, { room }: Leaf, lang: Lang): ClauseText[] =>
  clauseTexts(readFileSync(join(ROOT, 'content', system, room, `${lang}.mdx`), 'utf8'));

const idsOf = ({ system, number }: Chapter, leaf: Leaf) =>
  numbersOf(leaf).map((one) => `${system}-${number}.${one}`);

test('the clause ids of the engine are those of the books (npm run ids)', async () => {
  const file = readFileSync(join(ROOT, 'src/engine/core/clause-ids.ts'), 'utf8');
  expect(file).toBe(await idsModule());
});

test('texts have no italics and no column without a name, which a quotation would tell otherwise', () => {
  const untold = [...clauses.values()].filter(({ text }) =>
    LANGS.some((lang) => /(^|[^*])\*[^*\s][^*\n]*\*([^*]|$)|^\|\s*\|/m.test(text[lang])),
  );
  expect(untold.map(({ id }) => id)).toEqual([]);
});

test('no clause that was ever published is gone', () => {
  const published: string[] = JSON.parse(
    readFileSync(join(ROOT, 'published-clauses.json'), 'utf8'),
  );
  expect(differences(published, [...clauses.keys()]).missing).toEqual([]);
});

test('every clause with a text is published: add it to published-clauses.json', () => {
  const published: string[] = JSON.parse(
    readFileSync(join(ROOT, 'published-clauses.json'), 'utf8'),
  );
  expect(differences([...clauses.keys()], published).missing).toEqual([]);
});

test('the edition of a book is named in a first sentence that a citation can take over', () => {
  for (const book of systems)
    for (const lang of LANGS) {
      const source = sourceOf(book, lang);
      expect(source.length, `${book.key} in ${lang}: ${source}`).toBeLessThanOrEqual(120);
      expect(source, `${book.key} in ${lang}`).toMatch(/\.$/);
    }
});

test('a clause restates others that have examples and restate nothing themselves', () => {
  const rooms = leaves.filter(([, , { texts }]) => texts.some(({ examples }) => examples[0]));
  const restated = rooms.flatMap(([, , { texts }]) =>
    texts.flatMap(({ restates = [] }) => restates),
  );
  expect(restated).not.toEqual([]);
  const originals = restated.filter((id) => {
    const original = clauses.get(id);
    return original && original.examples.length > 0 && !original.restates;
  });
  expect(restated.filter((id) => !originals.includes(id))).toEqual([]);
});

const differing = [...clauses.values()].flatMap(({ id, system, differs }) =>
  differs ? [[id, system, differs] as const] : [],
);

test.each(differing)('%s is told apart from a clause of another game', (_id, system, differs) => {
  expect(clauses.get(differs.than)?.system).not.toBe(system);
  expect(clauses.has(differs.than), differs.than).toBe(true);
  expect(digits(differs.es)).toEqual(digits(differs.en));
});

test('what is told apart stands in the text of its game', async () => {
  const all = await Promise.all(systems.map(({ key }) => loadDifferences(key)));
  const told = all.flatMap((differences) => Object.keys(differences));
  expect(told.length).toBeGreaterThan(0);
  expect(differing.map(([id]) => id).sort()).toEqual(told.sort());
});

test('every clause of a chapter stands in one of its parts and in no other', () => {
  for (const { system, number, clauses: count, leaves } of chapters)
    expect(
      leaves.flatMap(numbersOf).sort((a, b) => a - b),
      `${system} ${number}`,
    ).toEqual(Array.from({ length: count }, (_, i) => i + 1));
});

test('the parts of a chapter have folders and addresses of their own', () => {
  for (const { system, number, leaves } of chapters)
    for (const names of [
      leaves.map(({ room }) => room),
      ...LANGS.map((lang) => leaves.map(({ slug }) => slug[lang])),
    ])
      expect(new Set(names).size, `${system} ${number}: ${names}`).toBe(names.length);
});

test('what is written of a chapter stands in a room that its book names', () => {
  const rooms = new Set(
    chapters.flatMap((one) => one.leaves.map(({ room }) => `${one.system}/${room}`)),
  );
  const files = globSync('*/**/{es.mdx,en.mdx,clauses.ts,examples.ts,pictures.ts}', {
    cwd: join(ROOT, 'content'),
  });
  expect(files.filter((file) => !rooms.has(dirname(file)))).toEqual([]);
});

describe.each(leaves)('%s', (_, chapter, leaf) => {
  const { system } = chapter;

  test.each(LANGS)('%s.mdx holds all clauses of its room once, and in book order', (lang) => {
    expect(textsOf(system, leaf, lang).map(({ id }) => id)).toEqual(idsOf(chapter, leaf));
  });

  test('clauses.ts registers every clause of its room', async () => {
    expect(await registeredIds(system, leaf)).toEqual(idsOf(chapter, leaf));
  });

  test('both languages of a clause hold the same numbers, in text and in title', () => {
    const different = leaf.texts.filter(
      ({ text, title }) =>
        digits(text.es) !== digits(text.en) || digits(title.es) !== digits(title.en),
    );
    expect(different.map(({ id }) => id)).toEqual([]);
  });

  test('both languages of a clause refer to the same clauses, and to clauses that exist', () => {
    const references = (text: string) => [...text.matchAll(REFERENCE)].map(([, id]) => id).sort();
    for (const { id, text } of leaf.texts) {
      expect(references(text.en), `${id} in en.mdx`).toEqual(references(text.es));
      expect(
        references(text.es).filter((one) => !ids.has(one ?? '')),
        id,
      ).toEqual([]);
    }
  });

  test('titles are short and every clause has a text of its own', () => {
    for (const { id, title, text } of leaf.texts)
      for (const lang of LANGS) {
        expect(title[lang].length, `${id} title in ${lang}`).toBeLessThanOrEqual(60);
        expect(text[lang].length, `${id} text in ${lang}`).toBeGreaterThan(20);
      }
  });

  test('its doubts are known ones', () => {
    const known = systems.find(({ key }) => key === system)?.doubts ?? {};
    const named = leaf.texts.flatMap(({ doubts = [] }) => doubts);
    expect(named.filter((id) => !(id in known))).toEqual([]);
  });
});
