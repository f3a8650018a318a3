import { expect, test } from 'vitest';
import { situationsOf } from './situations.ts';

/** The last change that steps tell of a value which the answer has too, where it is another one there. */
function contradicted(system: string): string[] {
  const found = situationsOf(system).flatMap(({ query, reply }) => {
    if ('violations' in reply) return [];
    const answer = new Map(Object.entries(reply.ruling.answer));
    const last = new Map(
      reply.ruling.steps.flatMap(({ clause, effect }) =>
        typeof effect?.to === 'boolean' ? [[effect.on, { clause, to: effect.to }] as const] : [],
      ),
    );
    return [...last].flatMap(([name, { clause, to }]) => {
      const told = answer.get(name);
      return typeof told === 'boolean' && told !== to ? [`${query}: ${clause} ${name}`] : [];
    });
  });
  return [...new Set(found)];
}

test('no step of cca changes a value to what the answer is not', () => {
  // The steps of the answering roll stand behind those of the first, of which the answer tells.
  expect(contradicted('cca')).toEqual(['cca/close-combat: cca-11.32 swordsAgain']);
});
