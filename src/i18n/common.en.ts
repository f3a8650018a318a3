import { CALCULATOR } from './calculator.ts';
import type { CommonMessages } from './messages.ts';

export default {
  form: CALCULATOR.en,
  problems: {
    missing: 'This value is missing and is required. Options: {options:raw}.',
    'missing-value': 'This value is missing and is required.',
    'unknown-field': 'There is no field of this name. Possible here: {fields:raw}.',
    'not-an-object': 'It must be a JSON object, its fields in braces. Possible here: {fields:raw}.',
    'not-an-option': '“{given:raw}” is not one of the options: {options:raw}.',
    'not-a-whole-number': '“{given:raw}” is not a whole number. Possible: {min} to {max}.',
    'out-of-range': '{given:raw} is out of range. Possible: {min} to {max}.',
    'not-yes-or-no': '“{given:raw}” is neither true (yes) nor false (no).',
    'not-a-list': '“{given:raw}” is not a list. Possible, in square brackets: {options:raw}.',
    'not-a-hex':
      '“{given:raw}” is not a hex of the board: a row and a number, such as E7. Rows A, C, E, G and I have 1 to 13; B, D, F and H have 1 to 12.',
    'not-a-list-of-hexes':
      '“{given:raw}” is not a list of hexes in square brackets, such as ["F6", "F7"].',
    'not-a-number': '“{given:raw}” is not a number. From {min} to {max} will do.',
    'not-a-list-of-numbers':
      '“{given:raw}” is not a list of whole numbers from {min} to {max} in brackets, such as [{min}, {max}].',
    'not-a-text': '“{given:raw}” is not a text in quotation marks.',
    'too-long': 'The text has {given:raw} characters. At most {max} will do.',
    'not-a-list-of-objects':
      '“{given:raw}” is not a list of objects in brackets. Each may hold: {fields:raw}.',
    'too-many': 'The list has {given:raw} items. Possible: {max} at most.',
    'unknown-system': 'There is no system “{given:raw}”. There are: {systems:raw}.',
    'unknown-query': 'There is no query “{given:raw}”. There are: {queries:raw}.',
    'no-such-query': 'There is no query “{given:raw}”.',
    'unknown-clause':
      'There is no clause “{given:raw}”. A whole id is, for example, cca-11.15 or onus-7.15.',
    'no-such-clause': 'There is no clause “{given:raw}”.',
    'no-such-number':
      'There is no clause “{given:raw}”. The chapter has {first:raw} to {last:raw}.',
    'several-clauses': '“{given:raw}” stands in several systems: {clauses:raw}.',
    'unknown-command': 'There is no command “{given:raw}”. There are: {commands:raw}.',
    'unknown-flag': 'There is no option “{given:raw}”. There are: {flags:raw}.',
    'unknown-language':
      'There are no texts in “{given:raw}”. The languages are es (Spanish) and en (English).',
    'no-input': 'The input is missing. For example: {sample:raw}',
    'not-json':
      'The input is not valid JSON: line {line}, column {column}, at “{near:raw}”. For example: {sample:raw}',
    'json-ends':
      'The input is not valid JSON: it ends too early, in line {line}, column {column}, after “{near:raw}”. For example: {sample:raw}',
  },
  meant: 'Did you mean {nearest:raw}?',
  yes: 'yes',
  no: 'no',
} satisfies CommonMessages;
