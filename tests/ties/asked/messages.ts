import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { put } from '../../../src/engine/core/query.ts';
import type { With } from '../../../src/engine/core/ruling.ts';
import type { Field, Fields } from '../../../src/engine/core/schema/field.ts';
import { SYSTEMS } from '../../../src/engine/index.ts';
import { fill } from '../../../src/i18n/format.ts';
import { LANGS, type Lang } from '../../../src/i18n/lang.ts';
import { leftOut } from '../../../src/i18n/left-out.ts';
import { loadParts } from '../../../src/i18n/load.ts';
import { merge, ofQuery, type SystemMessages } from '../../../src/i18n/messages.ts';
import { readingMessages } from '../../../src/i18n/readings.ts';
import { loadDoubts } from '../../../src/library/library.ts';
import { carried, codesIn, contradictions } from '../checks.ts';
import { exceptionsOf } from '../exceptions.ts';
import { Heard, SENTENCES } from './heard.ts';

/** What a whole game says: game-words.test.ts brings it out. */
const ofGame = (key: string) => /^(game|position)\//.test(key);

const SPOKEN = Object.fromEntries(
  await Promise.all(
    Object.keys(SYSTEMS).map(async (system) => {
      const doubts = await loadDoubts(system);
      const [es = [], en = []] = await Promise.all(
        LANGS.map(async (lang) => [
          ...(await loadParts(lang, system)),
          readingMessages(doubts, lang),
        ]),
      );
      return [system, { es, en }] as const;
    }),
  ),
);

/** A 1 before what is counted in the plural: `{wounds?wound|wounds}` is missing. */
const ONE_OF_MANY: Record<Lang, RegExp> = {
  es: /(?<![\p{L}\d.,])1 (marcadores|heridas|dados|hexes|unidades|bloques|cartas|impactos|secciones|turnos|estandartes|banderas|puntos|generales|eventos|órdenes|combates|caras|líderes)(?!\p{L})/u,
  en: /(?<![\p{L}\d.,])1 (markers|wounds|dice|hexes|units|blocks|cards|hits|sections|turns|banners|flags|points|generals|events|orders|combats|faces|leaders|copies)\b/u,
};

/** A sentence that is whole, and one that stands without its end. */
const SENTENCE = /^[¿\p{Lu}\d][^{}]*[.?]$/u;
const BRIEF = /^[\p{Lu}\d]([^{}.]|\.(?=\d))*$/u;

interface Spoken {
  terms: SystemMessages['terms'];
  lang: Lang;
  shape: RegExp;
}

/** What is wrong with a message, once its values stand in it. */
function faultsOf(template: string | undefined, values: With, { terms, lang, shape }: Spoken) {
  if (template === undefined) return ['is missing'];
  const text = fill(template, values, terms, lang);
  const codes = codesIn(template, values, terms);
  return [
    ...(shape.test(text) ? [] : [`is no sentence: ${text}`]),
    ...(ONE_OF_MANY[lang].test(text) ? [`has a plural for 1: ${text}`] : []),
    ...(codes.length > 0 ? [`shows these codes, give them words in terms: ${codes}`] : []),
  ];
}

/** Every text of a language that carries values or numbers, by its place. */
const textsOf = (messages: SystemMessages) =>
  new Map([
    ...([...SENTENCES, 'briefs', 'outcomes', 'game'] as const).flatMap((section) =>
      Object.entries(messages[section]).map(([key, text]) => [`${section} ${key}`, text] as const),
    ),
    ...(['fields', 'answers'] as const).flatMap((section) =>
      Object.entries(messages[section]).map(
        ([key, { help }]) => [`${section} ${key}`, help] as const,
      ),
    ),
  ]);

describe.each(Object.keys(SYSTEMS))('%s', (system) => {
  const { es: esParts = [], en: enParts = [] } = SPOKEN[system] ?? {};
  const messages: Record<Lang, SystemMessages> = { es: merge(...esParts), en: merge(...enParts) };
  const { es } = messages;
  const both = `src/i18n/${system}/*.es.ts and *.en.ts`;
  const { neverSaid = [], ofProblems = [], wordless: silent } = exceptionsOf(system);
  const { said, answerKeys, answerWords, malformed } = new Heard(system);

  test('every situation can be read', () => expect(malformed).toEqual([]));

  test('every sample is answered', () => {
    const all = SYSTEMS[system] ?? [];
    const refused = all.filter((query) => 'violations' in put(query, query.sample));
    expect(refused.map(({ id }) => id)).toEqual([]);
  });

  test.each(Object.keys(es) as (keyof SystemMessages)[])(
    'both languages have the same keys in %s',
    (section) => {
      const [spanish, english] = LANGS.map((lang) => Object.keys(messages[lang][section]).sort());
      expect(spanish, `${both} differ in ${section}`).toEqual(english);
    },
  );

  test('both languages carry the same values and numbers', () => {
    const english = textsOf(messages.en);
    for (const [place, text] of textsOf(es))
      expect(carried(english.get(place)), `${both}: ${place}`).toEqual(carried(text));
  });

  test.each(LANGS)('in %s no name or key means two things', (lang) => {
    const parts = { es: esParts, en: enParts }[lang];
    expect(contradictions(parts), `two parts of ${both} differ in these`).toEqual([]);
  });

  test.each(LANGS)('all that the engine says is a sentence in %s', (lang) => {
    const { terms, ...sections } = messages[lang];
    const faults = SENTENCES.flatMap((section) =>
      [...said[section].values()].flatMap(({ key, values }) =>
        faultsOf(sections[section][key], values, { terms, lang, shape: SENTENCE }).map(
          (fault) => `src/i18n/${system}/*.${lang}.ts: ${section} ${key} ${fault}`,
        ),
      ),
    );
    expect(faults).toEqual([]);
  });

  test.each(LANGS)('each summary has its brief in %s', (lang) => {
    const { briefs, terms } = messages[lang];
    const faults = [...said.summaries.values()].flatMap(({ key, values }) =>
      faultsOf(briefs[key], values, { terms, lang, shape: BRIEF }).map(
        (fault) => `src/i18n/${system}/*.${lang}.ts: briefs ${key} ${fault}`,
      ),
    );
    expect(faults).toEqual([]);
  });

  test.each(LANGS)('what is told of an outcome is a sentence in %s, or nothing', (lang) => {
    const { outcomes, terms } = messages[lang];
    const faults = [...said.summaries.values()].flatMap(({ key, values }) =>
      outcomes[key]
        ? faultsOf(outcomes[key], values, { terms, lang, shape: SENTENCE }).map(
            (fault) => `src/i18n/${system}/*.${lang}.ts: outcomes ${key} ${fault}`,
          )
        : [],
    );
    expect(faults).toEqual([]);
  });

  test.each(SENTENCES)('the situations bring out every message of %s', (section) => {
    const heard = new Set([...said[section].values()].map(({ key }) => key));
    const idle = Object.keys(es[section]).filter((key) => !heard.has(key));
    expect(
      idle.filter((key) => !neverSaid.includes(key) && !ofGame(key)),
      `nothing says these ${section} of ${both}; or tests/${system}/situations.ts needs one more`,
    ).toEqual([]);
  });

  test('every clause that a rule names has a sentence', () => {
    const folder = fileURLToPath(new URL(`../../../src/engine/${system}/`, import.meta.url));
    const rules = globSync('**/*.ts', { cwd: folder }).filter(
      (name) => !name.endsWith('.test.ts') && !silent?.test(name),
    );
    const clause = new RegExp(`'(${system}-[\\d.]+)`, 'g');
    const named = rules.flatMap((name) =>
      [...readFileSync(folder + name, 'utf8').matchAll(clause)].map(([, id = '']) => id),
    );
    const spoken = new Set(Object.keys(es.steps).map((key) => key.replace(/\/.*/, '')));
    const dumb = [...new Set(named)].filter((id) => !ofProblems.includes(id) && !spoken.has(id));
    expect(dumb, `write steps for these in ${both}`).toEqual([]);
  });

  const nameless = (field: string, values: readonly string[]) =>
    values.filter((value) => !(`${field}.${value}` in es.terms) && !(value in es.terms));

  const fieldsWithoutText = (fields: Fields, named: SystemMessages['fields']): string[] =>
    Object.entries(fields).flatMap(([name, field]) => [
      ...(name in named ? [] : [`fields ${name}`]),
      ...('options' in field ? nameless(name, field.options).map((word) => `terms ${word}`) : []),
      ...('fields' in field ? fieldsWithoutText(field.fields, named) : []),
    ]);

  test.each((SYSTEMS[system] ?? []).map(({ id, fields }) => ({ id, fields })))(
    '$id has a title, and a text for each field and option',
    ({ id, fields }) => {
      expect(Object.keys(es.queries), both).toContain(id);
      expect(fieldsWithoutText(fields, ofQuery(es, id).fields), `write these in ${both}`).toEqual(
        [],
      );
    },
  );

  const fieldsWithin = (fields: Fields): [string, Field][] =>
    Object.entries(fields).flatMap(([name, field]) => [
      [name, field] as [string, Field],
      ...('fields' in field ? fieldsWithin(field.fields) : []),
    ]);

  test.each(LANGS)('in %s no help repeats by hand what its default says', (lang) => {
    const fields = (SYSTEMS[system] ?? []).flatMap((query) => fieldsWithin(query.fields));
    const optional = new Set(
      fields.flatMap(([name, { need }]) => (need === 'optional' ? name : [])),
    );
    const repeated = fields.flatMap(([name, field]) => {
      const said = leftOut(field, lang);
      const byHand = said && messages[lang].fields[name]?.help?.includes(said);
      return byHand && !optional.has(name) ? `${name}: ${said}` : [];
    });
    expect(repeated, `take these sentences off in ${both}`).toEqual([]);
  });

  test('every value and word of an answer has a text', () => {
    const unlabelled = [...answerKeys].filter((key) => !(key in es.answers));
    expect(unlabelled, `write these answers in ${both}`).toEqual([]);
    const unnamed = [...answerWords].filter((word) => {
      const dot = word.indexOf('.');
      return nameless(word.slice(0, dot), [word.slice(dot + 1)]).length > 0;
    });
    expect(unnamed, `write these terms in ${both}`).toEqual([]);
  });
});
