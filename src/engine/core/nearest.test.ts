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
  ['r-31', ['R32', 'R31'], 'R31'],
  ['hi', ['unit/HI', 'unit/LI'], 'unit/HI'],
  ['fox', ['for', 'bar'], 'for'],
  ['fxx', ['for', 'bar'], undefined],
  ['forezz', ['forest', 'river'], 'forest'],
  ['forzzz', ['forest', 'river'], undefined],
  ['forrst', ['forester', 'forest'], 'forest'],
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

test('where nothing is near, or nothing to choose from, a violation stays as it is', () => {
  const options = ['HI', 'LI'];
  const violations = [
    { field: 'unit', problem: 'not-an-option', with: { given: 'WR', options } },
    { field: 'blocks', problem: 'out-of-range', with: { given: '9', min: 1, max: 4 } },
    { field: 'blocks', problem: 'not-an-option', with: { given: 3, options: ['3'] } },
  ];
  expect(suggest(violations)).toStrictEqual(violations);
});

test('a field is meant by the last part of its path', () => {
  const unknown = {
    field: 'attacker.hj',
    problem: 'unknown-field',
    with: { fields: ['rhj', 'bx'] },
  };
  expect(suggest([unknown])).toStrictEqual([unknown]);
  const near = { ...unknown, field: 'attacker.bx' };
  expect(suggest([near])).toStrictEqual([{ ...near, nearest: 'bx' }]);
});
