import { describe, expect, test } from 'vitest';
import { searchIndex } from '../../src/book/search-index.ts';
import { LANGS } from '../../src/i18n/lang.ts';
import { loadLibrary } from '../../src/library/library.ts';
import { type Index, openIndex } from '../../src/search/index.ts';
import { search } from '../../src/search/match.ts';

/** Hits in the list of the search. */
const SHOWN = 20;

const { systems } = await loadLibrary();
const written = systems.filter(({ glossary }) => glossary.length > 0);

const indexes = await Promise.all(
  written.map(async (system) => openIndex(await searchIndex(system))),
);

describe.each(written.map((system, i) => ({ ...system, index: indexes[i] as Index })))(
  '$key',
  (system) => {
    const { index } = system;

    test.each(LANGS)('every name of a term in %s finds the clause that defines it', (lang) => {
      const missed = system.glossary.flatMap(({ term, synonyms, short, clause }) =>
        [term[lang], ...synonyms[lang], ...(short?.[lang] ?? [])].filter((typed) =>
          search(index, typed, lang)
            .slice(0, 3)
            .every(({ id }) => id !== clause),
        ),
      );
      expect(missed).toEqual([]);
    });

    test.each(LANGS)('every term in %s is found with its meaning', (lang) => {
      const missed = system.glossary.filter(
        ({ key, term }) =>
          !search(index, term[lang], lang)
            .slice(0, SHOWN)
            .some(({ id }) => id === `${system.key}/term/${key}`),
      );
      expect(missed.map(({ key }) => key)).toEqual([]);
    });
  },
);
