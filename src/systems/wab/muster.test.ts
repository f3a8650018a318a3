import { expect, test } from 'vitest';
import { mustered } from './muster.ts';

const CARDS = {
  units: [
    { unitCalled: 'Hastati', models: 24, width: 6, bodyArmour: 'heavy', shield: 'shield' },
    { unitTroops: 'cavalry', models: 8, movement: 8, weapon: 'javelin', musician: true },
    { unitCalled: 'Velites', models: 10, unitStands: 'skirmish', baseWidth: 25 },
    { unitCalled: 'Caesar', unitTroops: 'character', models: 1 },
  ],
};

test('cards come to the table with base size, models and frontage', () => {
  const [foot, horse, loose, hero] = mustered(CARDS);
  expect(foot).toMatchObject({
    ...{ name: 'Hastat', kind: 'infantry', models: 24, wide: 6, move: 3, range: 0 },
    ...{ width: 1200, depth: 800, order: null, traits: ['nomusician'] },
  });
  expect(horse).toMatchObject({
    ...{ name: 'cavalr', kind: 'cavalry', models: 8, wide: 5, move: 8, range: 8, traits: [] },
    ...{ width: 1250, depth: 1000 },
  });
  expect(loose).toMatchObject({ order: 'skirmish', base: { width: 250, depth: 200 } });
  expect(hero).toMatchObject({ kind: 'character', models: 1, wide: 1, traits: [] });
});

test('what is not filled in, or wrongly, is as usual', () => {
  const [unit] = mustered({ units: [{ models: 'many', width: -3 }] });
  expect(unit).toMatchObject({ name: 'infant', models: 20, wide: 5, move: 4 });
  expect(mustered(null)).toEqual([]);
});
