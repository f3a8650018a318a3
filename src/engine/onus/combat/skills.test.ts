import { expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { cases } from '../../testing/cases.ts';

const { cited, spared } = asking('onus/hand-to-hand');

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
  const precise = { attacker: { abilities: ['precision'] } };
  expect(spared(precise)).toContain('onus-9.25 precision-only-at-range');
});

cases(
  'onus/attack-roll',
  `
  Precision is of shots, and of who has not moved:
    attackKind=shot hasMoved                        => says=[7.134,7.135,7.136,13.9] spares=[]
    attackKind=shot abilities=[precision]           => says=[7.134,9.25,9.1,7.135,7.136,13.9] spares=[9.26~has-not-moved]
    attackKind=shot abilities=[precision] hasMoved  => says=[7.134,9.26,7.135,7.136,13.9] spares=[9.25~has-moved]
    rollStage=wound abilities=[precision] hasMoved  => says=[7.210,7.136,13.9] spares=[7.134~both-strike,9.25~precision-only-at-range]
`,
);
