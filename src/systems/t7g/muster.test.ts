import { expect, test } from 'vitest';
import { centresOf } from '../../engine/t7g/table/state.ts';
import { mustered } from './muster.ts';

const LIST = {
  commanders: [
    { commanderCalled: 'Spínola', isGeneral: true, commanderLevel: 3, virtues: ['presencia'] },
    { commanderLevel: 2, virtues: ['brio'] },
  ],
  units: [
    { unitCalled: 'Tercio viejo', unitPoints: 150, copies: 2, largeBase: true, weapon: 'musket' },
    { kind: 'cavalry', unitPoints: 90, speed: 9, unitRules: ['heavy-cavalry', 'impetuous'] },
    { kind: 'company', unitPoints: 40, weapon: 'longbow', front: 9 },
    { kind: 'artillery', unitPoints: 30, integrated: true },
  ],
};
const sizesOf = (units: ReturnType<typeof mustered>) =>
  units.map(({ width, depth }) => [width / 100, depth / 100]);

test('an army comes to the table with the bases of its scale (t7g-1.3, t7g-7.5)', () => {
  expect(sizesOf(mustered(LIST, { scale: 15 }))).toEqual([
    [12, 12],
    [12, 12],
    [8, 4],
    [9, 4],
    [4, 4],
    [2.5, 2.5],
  ]);
  expect(sizesOf(mustered(LIST, { scale: 28 }))).toEqual([
    [18, 18],
    [18, 18],
    [12, 4],
    [9, 6],
    [6, 6],
    [4, 4],
  ]);
});

test('what its list says of a unit is what the table asks of it', () => {
  const [tercio, , horse, company, general, other] = mustered(LIST, { scale: 15 });
  expect(tercio).toMatchObject({ name: 'Tercio', kind: 'formation', speed: 4, range: 12 });
  expect(horse).toMatchObject({ name: 'cavalr', speed: 9, range: 0, traits: ['heavy'] });
  expect(company).toMatchObject({ kind: 'company', range: 16, traits: ['bows'] });
  expect(general).toMatchObject({ name: 'Spinol', speed: 6, traits: ['general', 'presence'] });
  expect(other).toMatchObject({ name: 'comman', speed: 9, traits: [] });
  // Half of its front to either side, and half of its depth before and behind the middle of its base.
  expect(tercio && centresOf(tercio).map(({ at }) => [at.x, at.y])).toEqual([
    [0, -600],
    [600, 0],
    [0, 600],
    [-600, 0],
  ]);
});

test('what is not filled in, or wrongly, is left out', () => {
  const [unit] = mustered({ units: [{ speed: 'far', weapon: 'sling' }] }, { scale: 15 });
  expect(unit).toMatchObject({ name: 'format', speed: 4, range: 0, base: null });
  expect(mustered(null, { scale: 15 })).toEqual([]);
});
