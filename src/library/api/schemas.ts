import { KINDS } from '../registry.ts';

type Json = Record<string, unknown>;

const text = { type: 'string' };
const whole = { type: 'integer', minimum: 1 };
const flag = { type: 'boolean' };
const free = { type: 'object' };
const list = (items: Json): Json => ({ type: 'array', items });
const oneOf = (...words: readonly string[]): Json => ({ type: 'string', enum: words });
const maybe = (schema: Json): Json => ({ anyOf: [schema, { type: 'null' }] });

/** Something with these names and no others; of those in `more` it may lack some. */
const object = (properties: Json, more: Json = {}): Json => ({
  type: 'object',
  properties: { ...properties, ...more },
  required: Object.keys(properties),
  additionalProperties: false,
});
const both = (of: Json = text) => object({ es: of, en: of });

const SYSTEM = '[a-z][a-z0-9]*';
const named = (pattern: string): Json => ({ type: 'string', pattern: `^${pattern}$` });
const key = named(SYSTEM);
const clauseId = named(`${SYSTEM}-[0-9A-Za-z]+\\.[0-9]+`);
const clauseIds = list(clauseId);
const queryId = named(`${SYSTEM}/[a-z][a-z0-9-]*`);
const exampleId = named(`${SYSTEM}-[0-9A-Za-z]+\\.[0-9]+/[a-z0-9-]+`);
const doubtName = named('R[0-9]+');
const readingId = named(`${SYSTEM}-R[0-9]+`);
const day = named('[0-9]{4}-[0-9]{2}-[0-9]{2}');
const exampleKind = oneOf('applies', 'does-not-apply', 'forbidden');
const difficulty = { type: 'integer', minimum: 1, maximum: 3 };

const clause = object(
  {
    id: clauseId,
    system: key,
    chapter: text,
    kind: oneOf(...KINDS),
    version: whole,
    title: both(),
    text: both(),
    see: clauseIds,
    restates: clauseIds,
    examples: list(text),
    reading: list(doubtName),
    readings: list(readingId),
  },
  { differs: object({ than: clauseId, es: text, en: text }) },
);

const example = object(
  {
    clause: clauseId,
    name: text,
    kind: exampleKind,
    say: both(),
    query: queryId,
    input: free,
    expect: free,
    cites: clauseIds,
  },
  { odds: { type: 'object', additionalProperties: text }, case: text },
);

const doubt = {
  place: both(),
  question: both(),
  confidence: oneOf('high', 'medium', 'low'),
  readings: list(object({ key: named('[a-z]'), text: both() })),
  adopted: named('[a-z]'),
  why: both(),
};

const version = object({
  version: whole,
  date: maybe(day),
  reason: maybe(both()),
  title: both(),
  text: both(),
});

const term = object({
  key: text,
  term: both(),
  synonyms: both(list(text)),
  short: both(list(text)),
  meaning: both(),
  clause: clauseId,
  see: clauseIds,
});

const question = object({
  id: exampleId,
  clause: clauseId,
  kind: exampleKind,
  query: queryId,
  difficulty: object({ know: difficulty, facts: difficulty }),
  situation: both(),
  question: both(),
  options: list(both()),
  answer: both(),
  outcome: both(),
  clauses: clauseIds,
});

const shown: Json = {
  anyOf: [...['number', 'boolean', 'string', 'null'].map((type) => ({ type })), list(text)],
};
const fraction = named('[0-9]+(/[0-9]+)?');
const chance = { fraction, percent: { type: 'number', minimum: 0, maximum: 100 } };
const value = { type: ['number', 'string'] };
const byName = (schema: Json): Json => ({ type: 'object', additionalProperties: schema });
const odds = object(
  {
    chances: byName(object(chance)),
    means: byName(object({ fraction: text, decimal: { type: 'number' } })),
    tables: byName(list(object({ value, ...chance }))),
  },
  { outcomes: list(object({ ...chance, outcome: byName(value) })), landings: byName(free) },
);

const ruling = object(
  {
    id: exampleId,
    clause: clauseId,
    kind: exampleKind,
    situation: both(),
    query: queryId,
    input: free,
    answer: free,
    summary: both(),
    steps: list(
      object({
        clause: clauseId,
        effect: maybe(object({ on: text, from: shown, to: shown })),
        text: both(),
      }),
    ),
    notApplied: list(object({ clause: clauseId, text: both() })),
  },
  { odds },
);

const query = object(
  { id: queryId, title: text, line: text, about: text, input: free, sample: free, answer: free },
  { output: free },
);

const count = { type: 'integer', minimum: 0 };
const covered = object({
  id: clauseId,
  es: flag,
  en: flag,
  examples: object({ applies: count, doesNotApply: count, forbidden: count }),
  executed: flag,
  excluded: maybe(text),
});

/** What one entry of each kind of file is; every file is a list of them. */
const ENTRIES = {
  clauses: clause,
  examples: example,
  glossary: term,
  questions: question,
  readings: object({ id: readingId, ...doubt, clauses: clauseIds, queries: list(queryId) }),
  doubts: object({ id: doubtName, ...doubt }),
  history: object({ id: clauseId, versions: { ...list(version), minItems: 1 } }),
  rulings: ruling,
  queries: query,
  coverage: covered,
} satisfies Record<string, Json>;

export type SchemaName = keyof typeof ENTRIES;
export const SCHEMA_NAMES = Object.keys(ENTRIES) as SchemaName[];

/** The JSON Schema of a kind of file; `id` is the address that it has. */
export const schemaOf = (name: SchemaName, id: string): Json => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: id,
  title: name,
  ...list(ENTRIES[name]),
});
