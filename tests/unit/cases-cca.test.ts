import { expect, test } from 'vitest';
import { ask } from '../../src/engine/index.ts';
import { CASES } from './cases-cca/cases.ts';

function told(query: string, input: object) {
  const reply = ask(query, input);
  if (!reply || 'violations' in reply) throw new Error(JSON.stringify(reply));
  const { answer, odds } = reply.ruling;
  const chances = Object.entries(odds?.chances ?? {}).map(([name, { fraction }]) => [
    name,
    fraction,
  ]);
  return { ...answer, chances: Object.fromEntries(chances) };
}

test.each(CASES)('case %i: %s', (_number, _situation, query, input, expected) => {
  expect(told(query, input)).toMatchObject(expected);
});
