import { mdxToJs } from 'satteri';
import { describe, expect, test } from 'vitest';
import { prose } from '../../src/book/prose.ts';
import { clauseLinks } from '../../src/clause-links.ts';
import type { Lang } from '../../src/i18n/lang.ts';
import { type Clause, loadLibrary } from '../../src/library/library.ts';
import { termLinks } from '../../src/term-links.ts';

const { clauses } = await loadLibrary();

function clauseOf(id: string): Clause {
  const clause = clauses.get(id);
  if (!clause) throw new Error(`${id} is not there.`);
  return clause;
}

/** The terms that a chapter with this text marks, as keys in their order. */
function inChapter(source: string): string[] {
  const { code } = mdxToJs(source, {
    fileURL: new URL('file:///content/cca/11-close-combat-dice/en.mdx'),
    mdastPlugins: [clauseLinks, termLinks],
  });
  return [...code.matchAll(/\/en\/cca\/glossary\/#([a-z-]+)/g)].map(([, key = '']) => key);
}

/** The words that a clause by itself marks, with their keys. */
const onCard = (clause: Clause, lang: Lang) =>
  [...prose(clause, lang).matchAll(/class="term" href="[^"]*#([a-z-]+)">([^<]*)</g)].map(
    ([, key, words]) => `${words}=${key}`,
  );

const clause = (id: string, text: string) =>
  `<Clause id="${id}" title="Evade">\n\n${text}\n\n</Clause>\n\n`;

describe('in a chapter', () => {
  test('a term is marked at its first place in each clause', () =>
    expect(
      inChapter(
        clause('cca-11.1', 'They evade, others evade.') +
          clause('cca-11.2', 'Again **they evade**.'),
      ),
    ).toEqual(['evade', 'evade']));

  test('what stands in every other clause is marked once', () =>
    expect(inChapter(clause('cca-11.1', 'A unit.') + clause('cca-11.3', 'A unit.'))).toEqual([
      'unit',
    ]));

  test('the clause that defines a term does not mark it', () =>
    expect(inChapter(clause('cca-13.1', 'They evade.'))).toEqual([]));

  test('headings, tables, links and code hold no marks', () =>
    expect(
      inChapter(
        `## They evade\n\n${clause('cca-11.1', '| evade |\n| --- |\n| evade |\n\n[evade](/x) `evade` [[cca-13.1]]')}`,
      ),
    ).toEqual([]));
});

test('a text of a system without a glossary has no marks', () => {
  const one = { ...clauseOf('cca-11.2'), system: 'none' };
  expect(onCard(one, 'en')).toEqual([]);
});

test('a card marks its clause in the language of the card', () => {
  expect(onCard(clauseOf('cca-9.7'), 'en')).toEqual([
    'Warriors=warriors',
    'full strength=full-strength',
    'battle=battle',
    'dice=battle-die',
  ]);
  expect(onCard(clauseOf('cca-9.7'), 'es')).toEqual([
    'guerreros=warriors',
    'a fuerza completa=full-strength',
    'combaten=battle',
    'dados=battle-die',
  ]);
});

test.each<[string, Lang, string]>([
  ['cca-4.1', 'en', 'battle'],
  ['cca-4.4', 'es', 'objetivos'],
  ['cca-8.1', 'en', 'order'],
  ['cca-11.53', 'en', 'leaves the battlefield'],
  ['cca-11.40', 'en', 'turn'],
  ['cca-15.6', 'es', 'se retira'],
  ['cca-15.7', 'en', 'turns'],
  ['cca-18.44', 'es', 'bloque'],
  ['cca-19.9', 'en', 'River'],
])('%s in %s does not mark "%s", which means something else there', (id, lang, words) => {
  const text = clauseOf(id).text[lang];
  expect(text).toContain(words);
  expect(onCard(clauseOf(id), lang).map((one) => one.split('=')[0])).not.toContain(words);
});
