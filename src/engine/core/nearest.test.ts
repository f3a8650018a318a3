import { expect, test } from 'vitest';
import { nearest, suggest } from './nearest.ts';
import { flag, list, requiredChoice } from './schema/choices.ts';
import { group } from './schema/groups.ts';
import { read } from './schema/read.ts';

test.each([
  ['forrest', ['clear', 'forest', 'river'], 'forest'],
  ['hi', ['LI', 'HI'], 'HI'],
  ['unti', ['unit', 'blocks'], 'unit'],
  ['closeCombat', ['ranged-combat', 'close-combat'], 'close-combat'],
  ['shot', ['onus/charge', 'onus/shot'], 'onus/shot'],
  ['onus-shoot', ['onus/charge', 'onus/shot'], 'onus/shot'],
  ['cca/shot', ['cca/move', 'onus/shot'], undefined],
  ['XI', ['LI', 'HI'], undefined],
  ['hoplites', ['LI', 'HI', 'EL'], undefined],
])('by "%s" one of %j is meant: %s', (given, known, meant) => {
  expect(nearest(given, known)).toBe(meant);
});

const FIELDS = {
  attacker: group({ terrain: requiredChoice(['clear', 'forest']), ordered: flag() }),
  faces: list(['flag', 'swords'], 2),
};

test('of a misspelt field or option it is said which was meant, and of nothing else', () => {
  const draft = { attacker: { terrain: 'forrest', orderd: true }, faces: ['sword', 'axe'] };
  const found = read(FIELDS, draft);
  const said = suggest('violations' in found ? found.violations : []);
  expect(said.map(({ field, nearest }) => [field, nearest])).toEqual([
    ['attacker.orderd', 'ordered'],
    ['attacker.terrain', 'forest'],
    ['faces.0', 'swords'],
    ['faces.1', undefined],
  ]);
});
