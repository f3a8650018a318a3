import { describe, expect, test } from 'vitest';
import { LANGS, type Lang } from '../../src/i18n/lang.ts';
import { formsOf } from '../../src/library/forms.ts';
import { loadLibrary, type System } from '../../src/library/library.ts';
import type { Term } from '../../src/library/registry.ts';
import { termFinder } from '../../src/library/terms.ts';
import { wordsOf } from '../../src/search/words.ts';
import { digits } from './checks.ts';

const { systems, clauses } = await loadLibrary();
const written = systems
  .filter(({ glossary }) => glossary.length > 0)
  .map((system): [string, System] => [system.key, system]);

const bare = (words: string) => wordsOf(words).join(' ');
const namesOf = ({ term, synonyms }: Term, lang: Lang) => [term[lang], ...synonyms[lang]];
const repeated = (list: readonly string[]) => list.filter((one, i) => list.indexOf(one) !== i);

/** The running text of the clauses in the pieces in which terms are looked for: tables and bold apart. */
const piecesOf = ({ chapters }: System, lang: Lang): string[] =>
  chapters
    .flatMap(({ texts }) => texts)
    .flatMap(({ text }) => text[lang].replace(/^\|.*$/gm, '').split('**'));

/** The words that the texts hold of each term, as they are written there. */
function wordsWritten(system: System, lang: Lang): Map<Term, Set<string>> {
  const find = termFinder(system.glossary, lang);
  const found = new Map<Term, Set<string>>();
  for (const { term, words } of piecesOf(system, lang).flatMap(find))
    found.set(term, (found.get(term) ?? new Set()).add(words.toLowerCase()));
  return found;
}

test('there is a glossary', () => expect(written.length).toBeGreaterThan(0));

describe.each(written)('%s', (_, system) => {
  const { glossary } = system;

  test('its keys are different words of a URL', () => {
    const keys = glossary.map(({ key }) => key);
    expect(repeated(keys)).toEqual([]);
    expect(keys.filter((key) => !/^[a-z]+(-[a-z]+)*$/.test(key))).toEqual([]);
  });

  test('its clauses exist, each named once', () => {
    for (const { key, clause, see = [] } of glossary) {
      const named = [clause, ...see];
      expect(
        named.filter((id) => !clauses.has(id)),
        key,
      ).toEqual([]);
      expect(repeated(named), key).toEqual([]);
    }
  });

  test('both languages of a meaning hold the same numbers', () => {
    const different = glossary.filter(({ meaning }) => digits(meaning.es) !== digits(meaning.en));
    expect(different.map(({ key }) => key)).toEqual([]);
  });

  describe.each(LANGS)('in %s', (lang) => {
    const found = wordsWritten(system, lang);

    test('every meaning is a sentence of at most 240 characters', () => {
      for (const { key, term, meaning } of glossary) {
        expect(term[lang].trim(), key).toMatch(/\S/);
        expect(meaning[lang], key).toMatch(/^\p{Lu}[^\n]{15,}\.$/u);
        expect(meaning[lang].length, key).toBeLessThanOrEqual(240);
      }
    });

    test('no two terms have a name in common', () =>
      expect(repeated(glossary.flatMap((term) => namesOf(term, lang).map(bare)))).toEqual([]));

    test('every form that is marked stands in some clause', () => {
      const missing = glossary
        .filter(({ mark }) => mark !== 'never')
        .flatMap((term) => {
          const forms = formsOf(term, lang).map((form) => form.toLowerCase());
          const lacking = forms.filter((form) => !found.get(term)?.has(form));
          // Of a term and its plural by rule, one is enough.
          const enough = term.forms?.[lang] ? 0 : 1;
          return lacking.length > enough ? lacking.map((form) => `${term.key}: ${form}`) : [];
        });
      expect(missing).toEqual([]);
    });

    test('a term that is not marked has nothing to be marked by', () => {
      const idle = glossary.filter(
        ({ mark, forms, except }) => mark === 'never' && (forms || except),
      );
      expect(idle.map(({ key }) => key)).toEqual([]);
    });

    test('every phrase in which a word means something else stands in some clause', () => {
      const text = piecesOf(system, lang).join('\n');
      const phrases = glossary.flatMap(({ except }) => except?.[lang] ?? []);
      expect(phrases.filter((phrase) => !text.includes(phrase))).toEqual([]);
    });

    test('no clause has an alias that its terms bring along', () => {
      const doubled = glossary.flatMap((term) => {
        const names = new Set(namesOf(term, lang).map(bare));
        const aliases = clauses.get(term.clause)?.aliases?.[lang] ?? [];
        return aliases
          .filter((alias) => names.has(bare(alias)))
          .map((one) => `${term.clause}: ${one}`);
      });
      expect(doubled).toEqual([]);
    });
  });
});
