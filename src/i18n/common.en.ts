import type { CommonMessages } from './messages.ts';

export default {
  problems: {
    missing: 'This value is missing and is required. Options: {options}.',
    'missing-value': 'This value is missing and is required.',
    'unknown-field': 'There is no field of this name. Possible here: {fields}.',
    'not-an-object': 'It must be a JSON object, its fields in braces. Possible here: {fields}.',
    'not-an-option': '“{given}” is not one of the options: {options}.',
    'not-a-whole-number': '“{given}” is not a whole number. Possible: {min} to {max}.',
    'out-of-range': '{given} is out of range. Possible: {min} to {max}.',
    'not-yes-or-no': '“{given}” is neither true (yes) nor false (no).',
    'not-a-list': '“{given}” is not a list. Possible, in square brackets: {options}.',
    'too-many': 'The list has {given} items. Possible: {max} at most.',
    'unknown-system': 'There is no system “{given}”. There are: {systems}.',
    'unknown-query': 'There is no query “{given}”. There are: {queries}.',
    'unknown-clause': 'There is no clause “{given}”. A whole id is, for example, cca-11.15.',
    'unknown-language':
      'There are no texts in “{given}”. The languages are es (Spanish) and en (English).',
    'not-json': 'The input is not valid JSON. For example: {"attacker":{"unit":"HI"}}.',
  },
  yes: 'yes',
  no: 'no',
} satisfies CommonMessages;
