import { expect, test } from 'vitest';
import type { Reply } from '../../src/engine/core/query.ts';
import { SYSTEMS } from '../../src/engine/index.ts';
import { situationsOf } from './situations.ts';

type Ruling = Extract<Reply, { ruling: unknown }>['ruling'];
type Values = Readonly<Record<string, unknown>>;

/** An advance that is missing what gives it: that is told, and changes nothing. */
const BARRED_BY_NONE = new Set(['cca/momentum']);
/** Its effects are those of both rolls; the answer has the values of the reply apart. */
const OF_TWO_ROLLS = new Set(['cca/close-combat']);

const answered = Object.keys(SYSTEMS).flatMap((system) =>
  situationsOf(system).flatMap(({ query, draft, reply }) =>
    'ruling' in reply ? [{ query, draft, ruling: reply.ruling }] : [],
  ),
);

/** What is wrong, by query and value, with one situation of each: whoever reads it can ask it. */
function found(
  excepted: ReadonlySet<string>,
  wrong: (ruling: Ruling, answer: Values) => readonly string[],
) {
  const first = new Map<string, string>();
  for (const { query, draft, ruling } of answered)
    for (const value of wrong(ruling, { ...ruling.answer })) {
      const key = `${query} ${value}`;
      if (!excepted.has(query) && !first.has(key))
        first.set(key, `${key}: ${JSON.stringify(draft)}`);
    }
  return [...first.values()];
}

/** Values of several dice are shown with a stroke between them. */
const shown = (value: unknown) => (Array.isArray(value) ? value.join('/') : String(value));

test('what is refused is refused by a clause', () => {
  const unfounded = found(BARRED_BY_NONE, ({ steps }, { allowed }) => {
    const barred = steps.some(({ effect }) => effect?.from === true && effect.to === false);
    return allowed === false && !barred ? ['allowed'] : [];
  });
  expect(unfounded).toEqual([]);
});

test('the last effect on a value is its answer; what is refused has no other values', () => {
  const contradicted = found(OF_TWO_ROLLS, ({ steps }, answer) => {
    const last = new Map(
      steps.flatMap(({ effect }) => (effect ? [[effect.on, effect.to] as const] : [])),
    );
    return [...last].flatMap(([on, to]) => {
      const isTold = on in answer && (on === 'allowed' || answer.allowed !== false);
      return isTold && shown(answer[on]) !== shown(to) ? [on] : [];
    });
  });
  expect(contradicted).toEqual([]);
});
