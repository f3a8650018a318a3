import { expect, test } from 'vitest';
import { ask } from '../../index.ts';

function ruled(input: object) {
  const reply = ask('onus/hand-to-hand', input);
  if (!reply || 'violations' in reply) throw new Error(JSON.stringify(reply));
  return reply.ruling;
}
const cited = (input: object) => ruled(input).steps.map(({ clause }) => clause);

const SKILLED = { abilities: ['deadly', 'professionals'] };

test.each<[string, object, number]>([
  ['of either side', { attacker: SKILLED, defender: SKILLED }, 2],
  ['of neither', {}, 0],
  [
    'of the side alone that strikes',
    {
      attacker: { formation: 'phalanx', abilities: ['sarissas'] },
      defender: SKILLED,
      charge: true,
    },
    0,
  ],
  [
    'of a reply',
    { attacker: { ...SKILLED, taken: 1 }, defender: { formation: 'phalanx' }, charge: true },
    1,
  ],
])('a combat tells what alters the dice %s', (_, input, times) => {
  const found = cited(input).filter((id) => ['onus-9.16', 'onus-9.24', 'onus-9.2'].includes(id));
  expect(found).toEqual(
    Array.from({ length: times }, () => ['onus-9.16', 'onus-9.24', 'onus-9.2']).flat(),
  );
});

test('the dice that need no sum are told where they fell', () => {
  expect(cited({ attacker: { toHit: [6, 2] } })).toContain('onus-7.137');
  expect(cited({ attacker: { toHit: [6, 2] } })).not.toContain('onus-7.138');
  expect(cited({ defender: { toWound: [1] } })).toContain('onus-7.138');
});

test('Precision is for shots', () => {
  const { notApplied } = ruled({ attacker: { abilities: ['precision'] } });
  expect(notApplied).toContainEqual(expect.objectContaining({ clause: 'onus-9.25' }));
});
