import { expect, test } from 'vitest';
import { mustered } from './muster.ts';

test('cards of an army list come to the table as often as they are there, with what the table asks of them', () => {
  const units = mustered([
    { unitCalled: 'Legiōnāriī', unitValue: 100, copies: 2 },
    {
      unitCalled: '',
      kind: 'cavalry',
      movement: 5,
      strength: 3,
      range: 6,
      abilities: ['skirmishers'],
    },
  ]);
  expect(units).toHaveLength(3);
  expect(units[0]).toMatchObject({ name: 'Legi', kind: 'infantry', movement: 3, range: 0 });
  expect(units[1]).toEqual(units[0]);
  expect(units[2]).toMatchObject({
    ...{ name: 'cava', kind: 'cavalry', movement: 5, range: 6, abilities: ['skirmishers'] },
  });
});

test('a card that is not filled in, or wrongly, has ordinary values', () => {
  const [unit] = mustered([{ movement: 'far', copies: 1 }]);
  expect(unit).toMatchObject({ name: 'infa', kind: 'infantry', movement: 3, range: 0 });
});
