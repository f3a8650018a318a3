import { describe, expect, test } from 'vitest';
import { LANGS } from '../../src/i18n/lang.ts';
import { loadLibrary } from '../../src/library/library.ts';
import { buildIndex } from '../../src/search/build.ts';
import { openIndex } from '../../src/search/index.ts';
import { search } from '../../src/search/match.ts';

const { systems } = await loadLibrary();
const written = systems.filter(({ glossary }) => glossary.length > 0);

describe.each(written)('$key', (system) => {
  const index = openIndex(buildIndex(system));

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
});
