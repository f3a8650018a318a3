import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { idsModule } from '../../scripts/ids.ts';
import { type Chapter, loadLibrary, ROOT } from '../../src/content/library.ts';
import { type ClauseText, clauseTexts, REFERENCE, sourceOf } from '../../src/content/text.ts';
import { CLAUSE_IDS } from '../../src/engine/core/clause-ids.ts';
import { LANGS, type Lang } from '../../src/i18n/lang.ts';
import { differences, digits, registeredIds } from './checks.ts';

const { systems, clauses } = await loadLibrary();
const ids = new Set<string>(CLAUSE_IDS);
const chapters = systems
  .flatMap((system) => system.chapters)
  .filter(({ texts }) => texts.length > 0)
  .map((chapter): [string, Chapter] => [`${chapter.system}/${chapter.room}`, chapter]);

const textsOf = ({ system, room }: Chapter, lang: Lang): ClauseText[] =>
  clauseTexts(readFileSync(join(ROOT, 'content', system, room, `${lang}.mdx`), 'utf8'));

const idsOf = ({ system, number, clauses: count }: Chapter) =>
  Array.from({ length: count }, (_, i) => `${system}-${number}.${i + 1}`);

test('the clause ids of the engine are those of the books (npm run ids)', async () => {
  const file = readFileSync(join(ROOT, 'src/engine/core/clause-ids.ts'), 'utf8');
  expect(file).toBe(await idsModule());
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

describe.each(chapters)('%s', (_, chapter) => {
  test.each(LANGS)('%s.mdx holds every clause of the chapter once, in book order', (lang) => {
    expect(textsOf(chapter, lang).map(({ id }) => id)).toEqual(idsOf(chapter));
  });

  test('clauses.ts registers every clause of the chapter', async () => {
    expect(await registeredIds(chapter)).toEqual(idsOf(chapter));
  });

  test('both languages of a clause hold the same numbers, in text and in title', () => {
    const different = chapter.texts.filter(
      ({ text, title }) =>
        digits(text.es) !== digits(text.en) || digits(title.es) !== digits(title.en),
    );
    expect(different.map(({ id }) => id)).toEqual([]);
  });

  test('both languages of a clause refer to the same clauses, and to clauses that exist', () => {
    const references = (text: string) => [...text.matchAll(REFERENCE)].map(([, id]) => id).sort();
    for (const { id, text } of chapter.texts) {
      expect(references(text.en), `${id} in en.mdx`).toEqual(references(text.es));
      expect(
        references(text.es).filter((one) => !ids.has(one ?? '')),
        id,
      ).toEqual([]);
    }
  });

  test('titles are short and every clause has a text of its own', () => {
    for (const { id, title, text } of chapter.texts)
      for (const lang of LANGS) {
        expect(title[lang].length, `${id} title in ${lang}`).toBeLessThanOrEqual(60);
        expect(text[lang].length, `${id} text in ${lang}`).toBeGreaterThan(20);
      }
  });

  test('its rulings are known ones', () => {
    const known = systems.find(({ key }) => key === chapter.system)?.rulings ?? {};
    const named = chapter.texts.flatMap(({ rulings = [] }) => rulings);
    expect(named.filter((id) => !(id in known))).toEqual([]);
  });
});
