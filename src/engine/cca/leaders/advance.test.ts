import { describe, expect, test } from 'vitest';
import { answerTo, asking } from '../../testing/ask.ts';
import { TERRAINS } from '../terrain.ts';
import { UNITS, type Unit } from '../units.ts';
import { momentum } from './advance.ts';
import { TARGET_FATES } from './momentum.ts';

const { ruling, faults, ...asked } = asking(momentum);

function told(unit: Unit, facts: object = {}) {
  const { answer, summary } = ruling({ unit, ...facts });
  const cited = asked.said({ unit, ...facts });
  return { ...answer, say: summary.say, cited, spared: asked.spared({ unit, ...facts }) };
}

const FOOT: readonly Unit[] = ['LI', 'LS', 'LB', 'AX', 'WR', 'MI', 'HI'];
const CAVALRY: readonly Unit[] = ['LC', 'MC', 'HC'];
const NO = {
  allowed: false,
  mayAdvance: false,
  extraHex: false,
  mostHexes: 0,
  bonusCombat: false,
  mustBattle: false,
  anyAdjacentEnemy: false,
};

/** Figures, table 15. */
describe.each(UNITS)('%s', (unit) => {
  const foot = FOOT.includes(unit);
  const cavalry = CAVALRY.includes(unit);
  const clause = foot ? '13.39' : cavalry ? '13.40' : '13.41';

  test.each(['none', 'adjacent', 'attached'])('advances with its leader %s', (leader) => {
    const bonus = !foot || unit === 'WR' || leader === 'attached';
    for (const target of ['retreated', 'eliminated']) {
      const answer = told(unit, { target, leader });
      expect(answer).toMatchObject({
        allowed: true,
        mayAdvance: true,
        mustAdvance: false,
        extraHex: cavalry,
        mostHexes: cavalry ? 2 : 1,
        bonusCombat: bonus,
        mustBattle: false,
        anyAdjacentEnemy: bonus,
        say: bonus ? 'momentum/bonus' : 'momentum/advance',
      });
      expect(answer.cited).toContain(`cca-${bonus ? clause : '13.38'}`);
      expect(answer.cited.includes('cca-15.9')).toBe(foot && leader === 'attached');
      expect(told(unit, { target, leader, battlesAgain: true }).allowed).toBe(bonus);
      expect(told(unit, { target, leader, advances: 2 }).allowed).toBe(cavalry);
    }
  });

  test('has no third combat', () => {
    const answer = told(unit, { bonus: true, leader: 'attached' });
    expect(answer).toMatchObject({
      allowed: true,
      mayAdvance: true,
      extraHex: false,
      mostHexes: 1,
      bonusCombat: false,
      say: 'momentum/advance',
    });
    expect(answer.cited).toEqual(['cca-13.32', 'cca-13.43', 'cca-13.33']);
    expect(told(unit, { bonus: true, battlesAgain: true }).allowed).toBe(false);
    expect(told(unit, { bonus: true, advances: 2 }).allowed).toBe(false);
  });

  test('stays without its bonus combat', () => {
    const answer = told(unit, { leader: 'attached', advances: 0 });
    expect(answer).toMatchObject({ allowed: true, mayAdvance: true, bonusCombat: false });
    expect(answer.cited.at(-1)).toBe('cca-13.33/stays');
    expect(told(unit, { leader: 'attached', advances: 0, battlesAgain: true }).allowed).toBe(false);
  });
});

test.each([
  ['evaded', 'cca-13.34'],
  ['leader-evaded', 'cca-13.34/leader'],
  ['held', 'cca-13.32/held'],
])('no advance where the target %s', (target, clause) => {
  expect(told('HC', { target })).toMatchObject({ ...NO, say: 'momentum/no', cited: [clause] });
  expect(told('HC', { target, advances: 0 }).allowed).toBe(true);
});

test.each([
  ['battle-back', 'cca-13.35'],
  ['first-strike', 'cca-13.36'],
  ['ranged', 'cca-13.32/ranged'],
])('no advance after %s', (rolledAs, clause) => {
  for (const target of ['retreated', 'eliminated', 'leader-eliminated'])
    expect(told('HC', { rolledAs, target })).toMatchObject({ ...NO, cited: [clause] });
  const held = told('HC', { rolledAs, target: 'held' });
  expect(held).toMatchObject({ mayAdvance: false });
  if (rolledAs !== 'ranged') expect(held.spared).toEqual([`${clause} hex-held`]);
});

test('fire gives no advance whatever became of its target', () => {
  for (const target of TARGET_FATES)
    expect(told('LC', { rolledAs: 'ranged', target }).mayAdvance).toBe(false);
});

test('a leader who leaves the hex lets a unit in, or not by reading b of R43 and R44', () => {
  const after = (target: string, readings: object = {}) => told('HC', { target, readings });
  expect(after('leader-eliminated').mayAdvance).toBe(true);
  expect(after('leader-eliminated', { R44: 'b' }).mayAdvance).toBe(true);
  expect(after('leader-eliminated', { R43: 'b' })).toMatchObject(NO);
  expect(after('leader-eliminated', { R43: 'b' }).spared).toEqual(['cca-13.32 reading-r43-b']);
  expect(after('unit-eliminated-leader-evaded').mayAdvance).toBe(true);
  expect(after('unit-eliminated-leader-evaded', { R43: 'b' }).mayAdvance).toBe(true);
  expect(after('unit-eliminated-leader-evaded', { R44: 'b' })).toMatchObject(NO);
  expect(after('eliminated', { R43: 'b', R44: 'b' }).mayAdvance).toBe(true);
});

test('after its extra hex cavalry must battle by reading b of R46', () => {
  const b = { R46: 'b' };
  const bound = told('LC', { advances: 2, readings: b });
  expect(bound).toMatchObject({ allowed: true, mustBattle: true });
  expect(bound.cited).toContain('cca-13.37/must');
  expect(told('LC', { advances: 1, readings: b }).mustBattle).toBe(false);
  expect(told('LC', { advances: 2 }).mustBattle).toBe(false);
  expect(told('LC', { advances: 2 }).cited).toContain('cca-13.37');
});

test('the clauses of an advance', () => {
  expect(told('HC').cited).toEqual([
    'cca-13.32',
    'cca-13.40',
    'cca-13.33',
    'cca-13.37',
    'cca-13.42',
  ]);
  expect(told('MI').cited).toEqual(['cca-13.32', 'cca-13.38', 'cca-13.33']);
  expect(told('MI').spared).toEqual([
    'cca-13.39 foot-without-leader',
    'cca-15.9 leader-not-attached',
  ]);
});

describe.each(TERRAINS)('into %s', (vacatedTerrain) => {
  const impassable = vacatedTerrain === 'river' || vacatedTerrain === 'coast';

  test('a unit stops and fights as on any entry, by the reading adopted of R45', () => {
    if (impassable) return;
    for (const unit of ['LC', 'WR', 'CH'] as const) {
      const stops =
        vacatedTerrain === 'forest' ||
        vacatedTerrain === 'ford' ||
        (vacatedTerrain === 'rough' && unit !== 'WR');
      const fights = unit === 'WR' || (vacatedTerrain !== 'forest' && vacatedTerrain !== 'rough');
      expect(told(unit, { vacatedTerrain })).toMatchObject({
        mayAdvance: true,
        extraHex: unit === 'LC' && !stops,
        bonusCombat: fights,
      });
      expect(told(unit, { vacatedTerrain, readings: { R45: 'b' } })).toMatchObject({
        extraHex: unit === 'LC',
        bonusCombat: true,
      });
    }
  });

  test('nobody goes where nobody can be', () => {
    const clause = vacatedTerrain === 'river' ? 'cca-17.26' : 'cca-17.23';
    const fault = ['vacatedTerrain', 'impassable', clause];
    expect(faults({ unit: 'LC', vacatedTerrain })).toEqual(impassable ? [fault] : []);
  });
});

test('a roll of close combat knows the terrain of the hex that it vacates', () => {
  const after = (terrain: string) => {
    const defender = { unit: 'MI', terrain, blocks: 1 };
    return answerTo('cca/close-combat-roll', {
      attacker: { unit: 'LC' },
      defender,
      faces: ['blue'],
    });
  };
  expect(after('clear')).toMatchObject({ mayAdvance: true, extraHex: true, bonusCombat: true });
  expect(after('forest')).toMatchObject({ mayAdvance: true, extraHex: false, bonusCombat: false });
  expect(after('ford')).toMatchObject({ mayAdvance: true, extraHex: false, bonusCombat: true });
});
