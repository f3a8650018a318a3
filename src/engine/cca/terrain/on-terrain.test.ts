import { describe, expect, test } from 'vitest';
import { defaults } from '../../core/answer.ts';
import { asking, faultsOf } from '../../testing/ask.ts';
import { isFoot, UNITS, type Unit } from '../units.ts';
import { onTerrain } from './on-terrain.ts';

const { ruling: rulingOf, told: effectsOf, cited } = asking(onTerrain);

const FIGHT_ON_ENTERING_FOREST: Unit[] = ['LI', 'LS', 'LB', 'AX', 'WR'];
const IMPASSABLE = defaults(onTerrain.answer);
const OPEN = {
  allowed: true,
  mustStop: false,
  mayBattleOnEntry: true,
  mostDice: null,
  mostDiceAgainst: null,
  diceFewer: 0,
  swordsIgnored: 0,
  flagsIgnorable: 0,
  blocksSight: false,
};
const MOST_TWO = { mostDice: 2, mostDiceAgainst: 2 };

describe.each(UNITS)('%s on each terrain (figures, table 8)', (unit) => {
  const foot = isFoot(unit);
  const sheltered = foot ? { swordsIgnored: 1, flagsIgnorable: 1 } : {};
  const on = (terrain: string, more: object = {}) => effectsOf({ unit, terrain, ...more });

  test('open ground does nothing', () => {
    expect(effectsOf({ unit })).toEqual(OPEN);
  });

  test('rough ground stops and disarms mounted units', () => {
    expect(on('rough')).toEqual({
      ...OPEN,
      ...MOST_TWO,
      mustStop: !foot,
      mayBattleOnEntry: foot,
    });
  });

  test('a forest stops all and lets few battle', () => {
    const fights = FIGHT_ON_ENTERING_FOREST.includes(unit);
    const expected = { ...OPEN, ...MOST_TWO, mustStop: true, blocksSight: true };
    expect(on('forest')).toEqual({ ...expected, mayBattleOnEntry: fights });
  });

  test('a hill limits dice by the height of both', () => {
    const mostDice = foot ? 3 : 2;
    expect(on('hill')).toEqual({ ...OPEN, mostDice, mostDiceAgainst: 2, blocksSight: true });
  });

  test('a ford stops all and lets all battle', () => {
    expect(on('ford')).toEqual({ ...OPEN, ...MOST_TWO, mustStop: true });
  });

  test('a camp takes a die from all and protects foot', () => {
    const camp = { ...OPEN, ...sheltered, blocksSight: true };
    expect(on('camp')).toEqual({ ...camp, diceFewer: 1 });
    expect(on('camp', { readings: { R71: 'b' } })).toEqual({ ...camp, diceFewer: foot ? 1 : 0 });
  });

  test('a rampart protects foot across it', () => {
    expect(effectsOf({ unit, rampart: 'between' })).toEqual({ ...OPEN, ...sheltered });
    expect(effectsOf({ unit, rampart: 'elsewhere' })).toEqual(OPEN);
    expect(on('forest', { rampart: 'between' })).toMatchObject({ ...sheltered, ...MOST_TWO });
    const both = foot ? { swordsIgnored: 1, flagsIgnorable: 2 } : {};
    expect(on('camp', { rampart: 'between' })).toMatchObject(both);
  });

  test('coast and river cannot be entered in any way', () => {
    for (const enters of ['ordered', 'retreat', 'evade']) {
      expect(on('coast', { enters })).toEqual(IMPASSABLE);
      expect(on('river', { enters })).toEqual(IMPASSABLE);
    }
  });

  test('terrain stops no retreat, and an evasion only by reading b of R59', () => {
    for (const terrain of ['rough', 'forest', 'ford']) {
      const stops = terrain !== 'rough' || !foot;
      const going = (enters: string, R59: string) => on(terrain, { enters, readings: { R59 } });
      for (const R59 of ['a', 'b'])
        expect(going('retreat', R59)).toMatchObject({ mustStop: false, mayBattleOnEntry: null });
      expect(going('evade', 'a')).toMatchObject({ mustStop: false, mayBattleOnEntry: null });
      expect(going('evade', 'b')).toMatchObject({ mustStop: stops, mayBattleOnEntry: null });
    }
  });
});

test.each<[string, object, string[]]>([
  ['rough', { unit: 'MI' }, ['cca-17.1', 'cca-17.3', 'cca-17.5', 'cca-17.5', 'cca-17.7']],
  ['rough', { unit: 'LC' }, ['cca-17.2', 'cca-17.4', 'cca-17.5', 'cca-17.5', 'cca-17.7']],
  ['forest', { unit: 'LI' }, ['cca-17.8', 'cca-17.10', 'cca-17.11', 'cca-17.11', 'cca-17.13']],
  ['forest', { unit: 'HI' }, ['cca-17.8', 'cca-17.9', 'cca-17.11', 'cca-17.11', 'cca-17.13']],
  ['hill', { unit: 'HI' }, ['cca-17.14', 'cca-17.16', 'cca-17.15', 'cca-17.19']],
  ['hill', { unit: 'HC' }, ['cca-17.14', 'cca-17.17', 'cca-17.15', 'cca-17.19']],
  ['coast', { unit: 'HC' }, ['cca-17.23', 'cca-17.24', 'cca-17.25']],
  ['coast', { unit: 'HC', enters: 'evade' }, ['cca-17.23', 'cca-12.8', 'cca-17.24', 'cca-17.25']],
  ['river', { unit: 'MI', enters: 'retreat' }, ['cca-17.26', 'cca-12.8', 'cca-10.14']],
  ['river', { unit: 'MI' }, ['cca-17.26', 'cca-10.14']],
  ['ford', { unit: 'MI' }, ['cca-17.27', 'cca-17.28', 'cca-17.29', 'cca-17.29', 'cca-17.31']],
  [
    'ford',
    { unit: 'MI', enters: 'retreat' },
    ['cca-8.14', 'cca-12.7', 'cca-17.29', 'cca-17.29', 'cca-17.31'],
  ],
  [
    'camp',
    { unit: 'MI' },
    ['cca-17.38', 'cca-17.42', 'cca-17.39', 'cca-17.41', 'cca-17.40', 'cca-17.44'],
  ],
  ['camp', { unit: 'EL' }, ['cca-17.38', 'cca-17.42', 'cca-17.43', 'cca-17.44']],
  [
    'clear',
    { unit: 'MI', rampart: 'between' },
    ['cca-17.32', 'cca-17.33', 'cca-17.34', 'cca-10.14', 'cca-17.37'],
  ],
  [
    'clear',
    { unit: 'MI', rampart: 'elsewhere' },
    ['cca-17.32', 'cca-17.35', 'cca-10.14', 'cca-17.37'],
  ],
  [
    'clear',
    { unit: 'CH', rampart: 'between' },
    ['cca-17.32', 'cca-17.36', 'cca-10.14', 'cca-17.37'],
  ],
])('%s cites its clauses for %o', (terrain, draft, clauses) => {
  expect(cited({ terrain, ...draft })).toEqual(clauses);
});

test('a maximum is told as such, not as dice that are lowered', () => {
  const { steps } = rulingOf({ unit: 'HI', terrain: 'hill' });
  const told = steps.flatMap(({ say, with: values, effect }) =>
    effect?.on.startsWith('most') ? [[say, values, effect]] : [],
  );
  expect(told).toEqual([
    ['cca-17.16/mostDice', { most: 3 }, { on: 'mostDice', from: null, to: 3 }],
    ['cca-17.15/mostDiceAgainst', { most: 2 }, { on: 'mostDiceAgainst', from: null, to: 2 }],
  ]);
});

test.each([
  [{ unit: 'HI', terrain: 'coast' }, 'terrain/impassable'],
  [{ unit: 'HI', terrain: 'hill' }, 'terrain/free-battle'],
  [{ unit: 'HI', terrain: 'hill', enters: 'retreat' }, 'terrain/free'],
  [{ unit: 'HI', terrain: 'ford' }, 'terrain/stop-battle'],
  [{ unit: 'HI', terrain: 'forest' }, 'terrain/stop-no-battle'],
  [{ unit: 'HI', terrain: 'ford', enters: 'evade', readings: { R59: 'b' } }, 'terrain/stop'],
])('%o is summed up as %s', (draft, say) => {
  expect(rulingOf(draft).summary.say).toBe(say);
});

test('a rampart stands only where a unit can be', () => {
  const draft = { unit: 'HI', terrain: 'coast', rampart: 'between' };
  expect(faultsOf(onTerrain, draft)).toEqual([['rampart', 'rampart-needs-ground', 'cca-17.23']]);
});
