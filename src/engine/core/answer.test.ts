import { expect, test } from 'vitest';
import {
  amount,
  amountOr,
  byWord,
  complete,
  defaults,
  many,
  maybe,
  opens,
  part,
  text,
  word,
  words,
  yes,
} from './answer.ts';

const FIELDS = {
  allowed: yes(true),
  dice: amount(),
  fate: word(['stands', 'flees'], 'stands'),
  name: text(),
  lost: words(['banner', 'leader']),
  reply: maybe(part({ dice: amount(1) })),
  ways: many(part({ to: text(), hexes: amount(1) })),
  moves: byWord(['HI', 'LC'], amount()),
  enemy: part({ checks: yes(), die: maybe(amount()) }),
};

test('a refusal has every value that an answer has, each with its default', () => {
  expect(complete(FIELDS, { allowed: false })).toEqual({
    allowed: false,
    dice: 0,
    fate: 'stands',
    name: '',
    lost: [],
    reply: null,
    ways: [],
    moves: {},
    enemy: { checks: false, die: null },
  });
});

test('what was said stays, and what is missing inside of it is completed', () => {
  const said = {
    dice: 3,
    lost: ['leader'],
    reply: {},
    ways: [{ to: 'G5' }],
    moves: { HI: 2 },
    enemy: { die: 6 },
  };
  expect(complete(FIELDS, said)).toMatchObject({
    allowed: true,
    dice: 3,
    lost: ['leader'],
    reply: { dice: 1 },
    ways: [{ to: 'G5', hexes: 1 }],
    moves: { HI: 2 },
    enemy: { checks: false, die: 6 },
  });
});

test('an answer has its values in the order of its schema', () => {
  expect(Object.keys(complete(FIELDS, { name: 'A', dice: 1 })).slice(0, 4)).toEqual([
    'allowed',
    'dice',
    'fate',
    'name',
  ]);
});

test('what is not known stays nothing, whatever it would be made of', () => {
  const fields = { reply: maybe(part({ dice: amount(1) })), name: text(), passed: opens() };
  expect(complete(fields, { reply: null, passed: null })).toEqual({
    reply: null,
    name: '',
    passed: null,
  });
  expect(complete(fields, { reply: {} })).toEqual({ reply: { dice: 1 }, name: '', passed: false });
  const open = complete({ passed: maybe(yes(), true) }, {});
  expect(open).toEqual({ passed: true });
});

test('of a refusal every value is there', () => {
  const fields = { allowed: yes(), units: amountOr(['all']), dice: amount(2), by: maybe(text()) };
  expect(defaults(fields)).toEqual({
    allowed: false,
    units: 0,
    dice: 2,
    by: null,
  });
});
