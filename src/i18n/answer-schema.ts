import type { AnswerField, AnswerFields } from '../engine/core/answer.ts';
import type { OddsNames, Query } from '../engine/core/query.ts';
import type { Texts } from './texts.ts';

type Json = Record<string, unknown>;

/** The words of a value, each with what the site shows for it. */
const wordsOf = (words: readonly string[], name: string, texts: Texts) =>
  words.map((value) => ({ const: value, title: texts.value(value, name) }));

function valueSchema(name: string, field: AnswerField, texts: Texts): Json {
  switch (field.kind) {
    case 'yes':
      return { type: 'boolean' };
    case 'number':
      return { type: 'number' };
    case 'text':
      return { type: 'string' };
    case 'word':
      return { type: 'string', oneOf: wordsOf(field.options, name, texts) };
    case 'number-or-word':
      return { anyOf: [{ type: 'number' }, { oneOf: wordsOf(field.options, name, texts) }] };
    case 'many':
      return { type: 'array', items: valueSchema(name, field.of, texts) };
    case 'maybe':
      return { anyOf: [valueSchema(name, field.of, texts), { type: 'null' }] };
    case 'by-word':
      return {
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(
          wordsOf(field.options, name, texts).map(({ const: word, title }) => [
            word,
            { title, ...valueSchema(word, field.of, texts) },
          ]),
        ),
      };
    case 'part':
      return answerSchema(field.fields, texts);
  }
}

/** One value of an answer: what it is called, what it says, and what it is where nothing else is said. */
function fieldSchema(name: string, field: AnswerField, texts: Texts): Json {
  const { label, help } = texts.answer(name);
  return {
    title: label,
    ...(help && { description: help }),
    ...valueSchema(name, field, texts),
    ...(field.kind !== 'part' && { default: field.otherwise }),
  };
}

function answerSchema(fields: AnswerFields, texts: Texts): Json {
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, fieldSchema(name, field, texts)]),
    ),
    required: Object.keys(fields),
  };
}

const FRACTION = { type: 'string', pattern: '^\\d+(/\\d+)?$' };
const PERCENT = { type: 'number', minimum: 0, maximum: 100 };
const CHANCE = {
  type: 'object',
  properties: { fraction: FRACTION, percent: PERCENT },
  required: ['fraction', 'percent'],
};
const VALUE = { type: ['number', 'string'] };

const numbersOf = (...names: readonly string[]): Json => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { type: 'number' }])),
  required: [...names],
});

/** What each part of the odds holds under its names. */
const ODDS: Record<keyof OddsNames, Json> = {
  chances: CHANCE,
  means: {
    type: 'object',
    properties: { fraction: { type: 'string' }, decimal: { type: 'number' } },
    required: ['fraction', 'decimal'],
  },
  tables: {
    type: 'array',
    items: {
      type: 'object',
      properties: { value: VALUE, fraction: FRACTION, percent: PERCENT },
      required: ['value', 'fraction', 'percent'],
    },
  },
  outcomes: VALUE,
  landings: {
    type: 'object',
    properties: {
      rings: {
        type: 'array',
        items: {
          ...CHANCE,
          properties: { ...CHANCE.properties, radius: { type: 'number' } },
          required: [...CHANCE.required, 'radius'],
        },
      },
      ...{ covers: { type: 'number' }, middle: { type: 'number' } },
      at: numbersOf('right', 'ahead'),
      bases: { type: 'array', items: numbersOf('right', 'ahead', 'width', 'depth', 'percent') },
    },
    required: ['rings', 'covers', 'middle', 'bases'],
  },
};

const named = (names: readonly string[], schema: Json, texts: Texts): Json => ({
  type: 'object',
  properties: Object.fromEntries(
    names.map((name) => [name, { title: texts.answer(name).label, ...schema }]),
  ),
});

/** Exact odds by their names; of the whole outcomes each is a chance of its own. */
function oddsSchema({ outcomes, ...parts }: OddsNames, texts: Texts): Json {
  const properties = Object.fromEntries(
    (Object.keys(parts) as (keyof typeof parts)[]).map((part) => [
      part,
      named(parts[part] ?? [], ODDS[part], texts),
    ]),
  );
  const whole = outcomes && {
    type: 'array',
    items: {
      ...CHANCE,
      properties: { ...CHANCE.properties, outcome: named(outcomes, ODDS.outcomes, texts) },
    },
  };
  return { type: 'object', properties: { ...properties, ...(whole && { outcomes: whole }) } };
}

/** All that a ruling of a query may answer, and the odds where dice decide; undefined without a schema. */
export function outputSchema({ answer, odds }: Query, texts: Texts): Json | undefined {
  if (!answer) return undefined;
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: {
      answer: answerSchema(answer, texts),
      ...(odds && { odds: oddsSchema(odds, texts) }),
    },
    required: ['answer'],
  };
}
