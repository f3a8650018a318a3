import { describe, expect, test } from 'vitest';
import { rulingOf } from '../../src/book/examples.ts';
import { says, tell } from '../../src/book/told.ts';
import { LANGS } from '../../src/i18n/lang.ts';
import { textsAbout } from '../../src/i18n/load.ts';
import { loadLibrary } from '../../src/library/library.ts';
import { exceptionsOf } from './exceptions.ts';

const { clauses, systems } = await loadLibrary();
const examples = [...clauses.values()].flatMap((clause) => clause.examples);

const told = (
  await Promise.all(
    LANGS.map(async (lang) =>
      Promise.all(
        examples.map(async (example) => {
          const ruling = rulingOf(example);
          const { allowed } = ruling.answer as { allowed?: unknown };
          const name = `${lang} ${example.clause}/${example.name}`;
          const texts = await textsAbout(example.query, lang);
          return { name, example, allowed, lang, ...tell(example, ruling, texts) };
        }),
      ),
    ),
  )
).flat();

test('whether a text says a value', () => {
  expect(says('It rolls 4 dice, on swords.', '4')).toBe(true);
  expect(says('It rolls 14 dice.', '4')).toBe(false);
  expect(says('A leader symbol hits.', 'Leader symbols')).toBe(true);
  expect(says('El 30,6 % de las veces.', '30,6 %')).toBe(true);
});

describe('an example', () => {
  test('ends in whole sentences, without labels for what is not there', () => {
    const broken = told.filter(
      ({ outcome }) => !/^[¿\p{Lu}\d].*[.?]$/u.test(outcome) || / {2}|–|…|\.\./.test(outcome),
    );
    expect(broken.map(({ name, outcome }) => `${name}: ${outcome}`)).toEqual([]);
  });

  test('begins with yes or no as its answer has it', () => {
    const lying = told.filter(
      ({ verdict, allowed }) =>
        (verdict === 'notAllowed') !== (allowed === false) ||
        (verdict === 'allowed' && allowed !== true),
    );
    expect(lying.map(({ name }) => name)).toEqual([]);
  });

  test('is told in 90 words', () => {
    const long = told.filter(({ outcome }) => outcome.split(' ').length > 90);
    expect(long.map(({ name, outcome }) => `${name}: ${outcome}`)).toEqual([]);
  });

  test.each(systems.filter((system) => system.chapters.length > 0).map(({ key }) => key))(
    'of %s says in sentences each number and word that it expects, but for what stands aside',
    (key) => {
      const { aside = {} } = exceptionsOf(key);
      const listed = Object.entries(aside).flatMap(([query, names]) =>
        names.split(' ').map((name) => `${key}/${query} ${name}`),
      );
      const found = told
        .filter(({ example }) => example.query.startsWith(`${key}/`))
        .flatMap(({ example, aside: left }) => left.map(({ name }) => `${example.query} ${name}`));
      expect([...new Set(found)].sort()).toEqual(listed.sort());
    },
  );
});
