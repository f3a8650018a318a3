import { put, type Query } from '../engine/core/query.ts';
import type { Field, Fields, Grid } from '../engine/core/schema/field.ts';
import { outputSchema } from './answer-schema.ts';
import { wholeHelp } from './left-out.ts';
import type { Texts } from './texts.ts';

type Json = Record<string, unknown>;

const hexOf = ({ pattern }: Grid) => ({ type: 'string', pattern });

function fieldSchema(name: string, field: Field, texts: Texts): Json {
  const { label, help = '' } = texts.field(name);
  const about = {
    title: label,
    description: wholeHelp(help, field, texts.lang),
    ...(field.need === 'default' && field.kind !== 'group' && { default: field.default }),
  };
  switch (field.kind) {
    case 'choice':
      return { type: 'string', ...about, ...options(field.options, name, texts) };
    case 'count':
      return { type: 'integer', minimum: field.min, maximum: field.max, ...about };
    case 'measure':
      return { type: 'number', minimum: field.min, maximum: field.max, ...about };
    case 'counts':
      return {
        type: 'array',
        maxItems: field.most,
        ...about,
        items: { type: 'integer', minimum: field.min, maximum: field.max },
      };
    case 'text':
      return { type: 'string', maxLength: field.most, ...about };
    case 'groups':
      return {
        type: 'array',
        maxItems: field.most,
        ...about,
        items: groupSchema(field.fields, texts),
      };
    case 'flag':
      return { type: 'boolean', ...about };
    case 'list':
      return {
        type: 'array',
        maxItems: field.max,
        ...about,
        items: { type: 'string', ...options(field.options, name, texts) },
      };
    case 'hex':
      return { ...hexOf(field.grid), ...about };
    case 'hexes':
      return { type: 'array', maxItems: field.max, ...about, items: hexOf(field.grid) };
    case 'group':
      return { ...about, ...groupSchema(field.fields, texts) };
  }
}

/** The options, each with the word that the site shows for it. */
const options = (values: readonly string[], name: string, texts: Texts) => ({
  oneOf: values.map((value) => ({ const: value, title: texts.value(value, name) })),
});

function groupSchema(fields: Fields, texts: Texts): Json {
  const required = Object.entries(fields)
    .filter(([, field]) => isRequired(field))
    .map(([name]) => name);
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, fieldSchema(name, field, texts)]),
    ),
    ...(required.length > 0 && { required }),
  };
}

/** A group must be given where something in it must. */
const isRequired = (field: Field): boolean =>
  field.need === 'required' ||
  (field.kind === 'group' && Object.values(field.fields).some(isRequired));

/** What each value of an answer says, by the keys that the sample's answer has. */
function answerHelp(answer: object, texts: Texts): Json {
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => {
      const { label, help } = texts.answer(name);
      const part = typeof value === 'object' && value !== null && !Array.isArray(value);
      return [name, part ? { about: help || label, ...answerHelp(value, texts) } : help || label];
    }),
  );
}

/** A query for somebody who knows nothing else: its question, its input as JSON Schema, a sample, its output. */
export function describeQuery(query: Query, ofSystem: Texts) {
  const texts = ofSystem.about(query.id);
  const { title, line, about } = texts.query(query.id);
  const reply = put(query, query.sample);
  const output = outputSchema(query, texts);
  return {
    id: query.id,
    title,
    line,
    about,
    input: {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      ...groupSchema(query.fields, texts),
    },
    sample: query.sample,
    answer: 'ruling' in reply ? answerHelp(reply.ruling.answer, texts) : {},
    ...(output && { output }),
  };
}
