import { expect, test } from 'vitest';
import { LANGS, type Lang } from '../../src/i18n/lang.ts';
import { type Clause, loadLibrary } from '../../src/library/library.ts';
import { plain, REFERENCE } from '../../src/library/text.ts';

const { systems } = await loadLibrary();

const MOST_WORDS = 35;
const WORD = /[\p{L}\d][\p{L}\d.,/%’'-]*/gu;
const TABLE = /^\s*\|/;
const LIST_SIGN = /^\s*(?:[-*]|\d+\.)\s+/;

/** How a text begins that leans on the clause before it. */
const DANGLING: Record<Lang, RegExp> = {
  es: /^(también|además|tampoco|aun así|pero|((en|de|con|tras|para|por|si) )?(es[ea]s?|esos|eso|ello))(?!\p{L})/iu,
  en: /^(also|besides|moreover|nor|even so|then|((in|on|of|with|after|for|if) )?that)\b/i,
};

/** How a text says that its book leaves something open. */
const OPEN: Record<Lang, RegExp> = {
  es: /(reglamento|libro)( \p{L}+)? (no|tampoco)( lo)? (aclara|dice|precisa|explica|habla|nombra)|no (lo )?(aclara|dice)( nada)? el (reglamento|libro)|dejan? (abiert|\p{L}+ hueco)/iu,
  en: /\b(book|rules) (does|do) not( \w+)? (make clear|make this clear|say|state|explain|speak|name)|\bbook (says (nothing|no more)|leaves)/i,
};
/** How it is read, in a part of the sentence of its own, or by what doubt; or that it is for the players to agree. */
const DECIDED: Record<Lang, RegExp> = {
  es: /R\d+|[.;:,(] ([^.;:]{0,60} )?aquí|acuerd|acordar/iu,
  en: /R\d+|[.;:,(] ([^.;:]{0,60} )?here|as we read|\bagree/i,
};

/** The sentences of a text; an item of a list counts by itself, tables and references not at all. */
const sentencesOf = (text: string): string[] =>
  text
    .replace(REFERENCE, '')
    .split('\n')
    .filter((line) => !TABLE.test(line))
    .flatMap((line) => plain(line.replace(LIST_SIGN, '')).split(/(?<=[.!?…][”»)]?)\s+/u));

const wordsIn = (sentence: string) => sentence.match(WORD)?.length ?? 0;

const readings = systems.flatMap(({ key, chapters }) => {
  const clauses = chapters.flatMap(({ texts }) => texts);
  return LANGS.map((lang): [string, Lang, readonly Clause[]] => [key, lang, clauses]);
});

test.each(readings)('%s in %s: a title is that of one clause only', (_, lang, clauses) => {
  const byTitle = Map.groupBy(clauses, ({ title }) => title[lang]);
  const shared = [...byTitle].filter(([, { length }]) => length > 1);
  expect(shared.map(([title, ofIt]) => `${ofIt.map(({ id }) => id)}: ${title}`)).toEqual([]);
});

test.each(readings)(
  `%s in %s: no sentence has more than ${MOST_WORDS} words`,
  (_, lang, clauses) => {
    const long = clauses.flatMap(({ id, text }) =>
      sentencesOf(text[lang])
        .filter((sentence) => wordsIn(sentence) > MOST_WORDS)
        .map((sentence) => `${id}: ${wordsIn(sentence)} words: ${sentence}`),
    );
    expect(long).toEqual([]);
  },
);

test.each(readings)('%s in %s: no clause leans on the one before it', (_, lang, clauses) => {
  const leaning = clauses.filter(({ text }) => DANGLING[lang].test(plain(text[lang])));
  expect(leaning.map(({ id, text }) => `${id}: ${text[lang].slice(0, 60)}`)).toEqual([]);
});

test.each(readings)('%s in %s: what a book leaves open is decided', (_, lang, clauses) => {
  const undecided = clauses.flatMap(({ id, text }) => {
    const body = plain(text[lang].replace(REFERENCE, ''));
    const open = body.match(OPEN[lang]);
    return !open || DECIDED[lang].test(body.slice(open.index)) ? [] : [`${id}: ${open[0]}`];
  });
  expect(undecided).toEqual([]);
});
