import { expect, test } from 'vitest';
import { ask, SYSTEMS } from '../../src/engine/index.ts';
import { casesOf } from './worked-cases.ts';

function told(query: string, input: object) {
  const reply = ask(query, input);
  if (!reply || 'violations' in reply) throw new Error(JSON.stringify(reply));
  const { answer, odds } = reply.ruling;
  const fractions = (all: Readonly<Record<string, { fraction: string }>> = {}) =>
    Object.fromEntries(Object.entries(all).map(([name, { fraction }]) => [name, fraction]));
  return { ...answer, chances: fractions(odds?.chances), means: fractions(odds?.means) };
}

const CASES = Object.keys(SYSTEMS).flatMap((system) =>
  casesOf(system).map(([number, situation, query, input, expected]) => ({
    name: `${system} ${number}: ${situation}`,
    query,
    input,
    expected,
  })),
);

test.each(CASES)('case $name', ({ query, input, expected }) => {
  expect(told(query, input)).toMatchObject(expected);
});
