import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { queries } from '../../src/engine/cca/queries.ts';
import { COMBATANTS } from '../../src/engine/cca/units.ts';
import { isHex } from '../../src/engine/core/hex.ts';
import type { Ruling } from '../../src/engine/core/query.ts';
import type { With } from '../../src/engine/core/ruling.ts';
import type { Fields } from '../../src/engine/core/schema.ts';
import { ask } from '../../src/engine/index.ts';
import en from '../../src/i18n/cca.en.ts';
import es from '../../src/i18n/cca.es.ts';
import commonEn from '../../src/i18n/common.en.ts';
import commonEs from '../../src/i18n/common.es.ts';
import { fill } from '../../src/i18n/format.ts';
import type { CommonMessages, SystemMessages } from '../../src/i18n/messages.ts';
import { situations } from './cca-situations.ts';

const LANGS = ['es', 'en'] as const;
const TEXTS: Record<(typeof LANGS)[number], SystemMessages> = { es, en };
const COMMON: Record<(typeof LANGS)[number], CommonMessages> = { es: commonEs, en: commonEn };
const BOTH = 'src/i18n/cca/*.es.ts and *.en.ts';

const SENTENCES = ['steps', 'because', 'summaries', 'problems'] as const;
type Section = (typeof SENTENCES)[number];

/** What the engine says in all of those situations: each message with each set of values once. */
const said: Record<Section, Map<string, { key: string; values: With }>> = {
  steps: new Map(),
  because: new Map(),
  summaries: new Map(),
  problems: new Map(),
};
const answerKeys = new Set<string>();
const answerWords = new Set<string>();

const hear = (section: Section, key: string, values: With) =>
  said[section].set(`${key} ${JSON.stringify(values)}`, { key, values });

function hearAnswer(name: string, value: unknown) {
  const isWord = typeof value === 'string' && !/^\d+(\/\d+)?$/.test(value) && !isHex(value);
  if (isWord) answerWords.add(`${name}.${value}`);
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) for (const item of value) hearAnswer(name, item);
  else
    for (const [key, inner] of Object.entries(value)) {
      answerKeys.add(key);
      hearAnswer(key, inner);
    }
}

function hearRuling({ answer, summary, steps, notApplied, odds }: Ruling) {
  hear('summaries', summary.say, summary.with);
  for (const { say, with: values, effect } of steps) {
    hear('steps', say, values);
    if (effect) hearAnswer('', { [effect.on]: effect.to });
  }
  for (const { because, with: values } of notApplied) hear('because', because, values);
  hearAnswer('', answer);
  for (const named of [odds?.chances, odds?.means, odds?.tables])
    for (const key of Object.keys(named ?? {})) answerKeys.add(key);
  for (const { outcome } of odds?.outcomes ?? []) hearAnswer('', outcome);
}

for (const { query, draft } of situations()) {
  const reply = ask(query, draft);
  if (!reply) throw new RangeError(`No query ${query}`);
  if ('ruling' in reply) hearRuling(reply.ruling);
  else for (const { problem, with: values } of reply.violations) hear('problems', problem, values);
}

test.each(Object.keys(es) as (keyof SystemMessages)[])(
  'both languages have the same keys in %s',
  (section) => {
    const [spanish, english] = LANGS.map((lang) => Object.keys(TEXTS[lang][section]).sort());
    expect(spanish, `${BOTH} differ in ${section}`).toEqual(english);
  },
);

test('both languages have the same common problems', () => {
  const [spanish, english] = LANGS.map((lang) => Object.keys(COMMON[lang].problems).sort());
  expect(spanish, 'src/i18n/common.es.ts and common.en.ts differ').toEqual(english);
});

/** Every text of a language that carries values or numbers, by its place. */
const texts = (lang: (typeof LANGS)[number]) =>
  new Map([
    ...([...SENTENCES, 'briefs', 'game'] as const).flatMap((section) =>
      Object.entries(TEXTS[lang][section]).map(([key, text]) => [`${section} ${key}`, text]),
    ),
    ...(['fields', 'answers'] as const).flatMap((section) =>
      Object.entries(TEXTS[lang][section]).map(([key, { help }]) => [`${section} ${key}`, help]),
    ),
    ...Object.entries(COMMON[lang].problems).map(([key, text]) => [`common ${key}`, text]),
  ] as [string, string][]);

const SLOT = /\{[^{}"]*\}/g;
const carries = (text = '') => ({
  slots: [...new Set(text.match(SLOT)?.map((slot) => slot.match(/\w+/)?.[0]))].sort(),
  numbers: text.replace(SLOT, '').match(/\d+/g)?.sort(),
});

test('both languages carry the same values and numbers', () => {
  const english = texts('en');
  for (const [place, text] of texts('es'))
    expect(carries(english.get(place)), `src/i18n, the English files: ${place}`).toEqual(
      carries(text),
    );
});

const CODE = new RegExp(`\\b(${COMBATANTS.join('|')})\\b`);

test.each(LANGS)('all that the engine says is a sentence in %s', (lang) => {
  const { terms, ...sections } = TEXTS[lang];
  for (const section of SENTENCES)
    for (const { key, values } of said[section].values()) {
      const place = `src/i18n/cca/*.${lang}.ts: ${section} ${key}`;
      const template = sections[section][key];
      if (template === undefined) expect.fail(`${place} is missing`);
      const text = fill(template, values, terms, lang);
      expect(text, place).toMatch(/^[\p{Lu}\d][^{}]*[.?]$/u);
      expect(text, `${place} shows a code: give it a word in terms`).not.toMatch(CODE);
    }
});

test.each(LANGS)('each summary has its brief in %s', (lang) => {
  const { briefs, terms } = TEXTS[lang];
  for (const { key, values } of said.summaries.values()) {
    const place = `src/i18n/cca/*.${lang}.ts: briefs ${key}`;
    const template = briefs[key];
    if (template === undefined) expect.fail(`${place} is missing`);
    expect(fill(template, values, terms, lang), place).toMatch(/^[\p{Lu}\d][^{}.]*$/u);
  }
});

const BAD_DRAFTS: unknown[] = [
  [],
  {},
  { attacker: { unit: 'HI', colour: 'red' } },
  { attacker: { unit: 'hoplites' } },
  { attacker: { blocks: 1.5 } },
  { attacker: { blocks: 9 } },
  { bonus: 'perhaps' },
  { faces: 'flag' },
  { faces: Array.from({ length: 13 }, () => 'flag') },
];

test.each(LANGS)('all that is wrong with the form of an input is a sentence in %s', (lang) => {
  const { problems } = COMMON[lang];
  for (const draft of BAD_DRAFTS) {
    const reply = ask('cca/close-combat-roll', draft);
    if (!reply || 'ruling' in reply) expect.fail(`${JSON.stringify(draft)} is not refused`);
    for (const { problem, with: values } of reply.violations) {
      const text = fill(problems[problem] ?? '', values, {}, lang);
      expect(text, `src/i18n/common.${lang}.ts: ${problem}`).toMatch(/^[\p{Lu}\d«“].*\.$/u);
    }
  }
});

/** Nobody moves five hexes, so that light cavalry never moves too far. */
const NEVER_SAID = ['cca-8.22'];
/** What a whole game says: game-words.test.ts brings it out. */
const ofGame = (key: string) => /^(game|position)\//.test(key);

test.each(SENTENCES)('the situations bring out every message of %s', (section) => {
  const heard = new Set([...said[section].values()].map(({ key }) => key));
  const idle = Object.keys(es[section]).filter((key) => !heard.has(key));
  expect(
    idle.filter((key) => !NEVER_SAID.includes(key) && !ofGame(key)),
    `nothing says these ${section} of ${BOTH}; or tests/ties/cca-situations.ts is too narrow`,
  ).toEqual([]);
});

const ENGINE = new URL('../../src/engine/cca/', import.meta.url);

/** Clauses that only forbid an input: the problem has the sentence. */
const OF_PROBLEMS = [
  ...['cca-2.8', 'cca-2.10', 'cca-2.11', 'cca-2.12', 'cca-2.13', 'cca-8.33'],
  ...['cca-17.23', 'cca-17.26'],
];

/** The clauses of the scenarios share their sentences, so that scenarios.ts is not among the rules. */
test('every clause that a rule of combat names has a sentence', () => {
  const keys = Object.keys(es.steps);
  const rules = readdirSync(ENGINE).filter(
    (name) => name.endsWith('.ts') && !/test\.ts$|^sight|^scenarios/.test(name),
  );
  const named = rules.flatMap((name) =>
    [...readFileSync(new URL(name, ENGINE), 'utf8').matchAll(/'(cca-[\d.]+)/g)].map(
      ([, id = '']) => id,
    ),
  );
  const wordless = [...new Set(named)].filter(
    (id) => !OF_PROBLEMS.includes(id) && !keys.some((key) => key.split('/')[0] === id),
  );
  expect(wordless, `write steps for these in ${BOTH}`).toEqual([]);
});

const wordless = (field: string, values: readonly string[]) =>
  values.filter((value) => !(`${field}.${value}` in es.terms) && !(value in es.terms));

function fieldsWithoutText(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, field]) => [
    ...(name in es.fields ? [] : [`fields ${name}`]),
    ...('options' in field ? wordless(name, field.options).map((word) => `terms ${word}`) : []),
    ...(field.kind === 'group' ? fieldsWithoutText(field.fields) : []),
  ]);
}

test.each(queries.map(({ id, fields }) => ({ id, fields: fields as Fields })))(
  '$id has a title, and a text for each field and option',
  ({ id, fields }) => {
    expect(Object.keys(es.queries), BOTH).toContain(id);
    expect(fieldsWithoutText(fields), `write these in ${BOTH}`).toEqual([]);
  },
);

test('every value and word of an answer has a text', () => {
  const unlabelled = [...answerKeys].filter((key) => !(key in es.answers));
  expect(unlabelled, `write these answers in ${BOTH}`).toEqual([]);
  const unnamed = [...answerWords].filter((word) => {
    const [field = '', value = ''] = word.split('.');
    return wordless(field, [value]).length > 0;
  });
  expect(unnamed, `write these terms in ${BOTH}`).toEqual([]);
});
