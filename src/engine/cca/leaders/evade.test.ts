import { describe, expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { COMBATANTS, type Combatant, UNITS, type Unit } from '../units.ts';
import { evade } from './evade.ts';

const { ruling, faults, ...asked } = asking(evade);

function told(attacker: object, defender: object, more: object = {}) {
  const draft = { attacker, defender, ...more };
  const { answer, summary, odds } = ruling(draft);
  return {
    ...answer,
    say: summary.say,
    cited: asked.said(draft),
    spared: asked.spared(draft),
    chances: Object.fromEntries(
      Object.entries(odds?.chances ?? {}).map(([name, { fraction }]) => [name, fraction]),
    ),
    mean: odds?.means.blocksLost?.fraction,
  };
}

const FOOT: readonly Unit[] = ['LI', 'LS', 'LB', 'AX', 'WR', 'MI', 'HI'];
const ALL = UNITS;
const NONE: readonly Unit[] = [];

/** Figures, table 14: from whom each unit may evade. */
const FROM: Record<Unit, readonly Unit[]> = {
  LI: ALL,
  LS: ALL,
  LB: ALL,
  LC: ALL,
  MC: [...FOOT, 'HC', 'CH', 'EL'],
  HC: [...FOOT, 'EL'],
  CH: [...FOOT, 'EL'],
  AX: NONE,
  WR: NONE,
  MI: NONE,
  HI: NONE,
  EL: NONE,
};

describe.each(UNITS)('%s', (unit) => {
  test('evades from the units of the table', () => {
    for (const attacker of UNITS) {
      const allowed = FROM[unit].includes(attacker);
      const answer = told({ unit: attacker }, { unit });
      expect(answer, attacker).toMatchObject({
        allowed,
        mustEvade: false,
        leastHexes: allowed ? 2 : 0,
        mostHexes: allowed ? 2 : 0,
        say: allowed ? 'evade/yes' : 'evade/no',
      });
      if (allowed)
        expect(answer).toMatchObject({
          mayBattleBack: false,
          mayAdvance: false,
          mayLeaveBoard: false,
          rolledBeforeMove: true,
          result: null,
        });
      else expect(answer.spared).toContain('cca-13.14 does-not-evade');
    }
  });

  test('never evades fire, a battle back, or dice that have been rolled', () => {
    for (const [moment, clause] of [
      ['ranged', 'cca-10.7/evade'],
      ['battle-back', 'cca-13.2'],
      ['rolled', 'cca-11.3/too-late'],
    ] as const) {
      const answer = told({ unit: 'LI' }, { unit }, { moment });
      expect(answer).toMatchObject({ allowed: false, dice: 0, mostHexes: 0 });
      expect(answer.cited).toContain(clause);
      expect(answer.cited).not.toContain('cca-13.1');
    }
  });
});

test('dice of the attacker against light infantry (figures, table 2 and 3)', () => {
  const dice = [2, 2, 2, 3, 4, 4, 5, 2, 3, 4, 4, 2];
  expect(UNITS.map((unit) => told({ unit }, { unit: 'LI' }).dice)).toEqual(dice);
  expect(told({ unit: 'WR', blocks: 3 }, { unit: 'LI' }).dice).toBe(3);
  expect(told({ unit: 'HI' }, { unit: 'LI', terrain: 'forest' }).dice).toBe(2);
  expect(told({ unit: 'HI' }, { unit: 'LI' }, { card: 'clash-of-shields' }).dice).toBe(7);
});

test('a unit that may not attack leaves nothing to evade', () => {
  const answer = told({ unit: 'AX', moved: 2 }, { unit: 'LI' });
  expect(answer).toMatchObject({ allowed: false, say: 'evade/no-attack' });
  expect(answer.cited).toContain('cca-11.11');
  expect(told({ unit: 'HI' }, { unit: 'LI' }, { bonus: true }).say).toBe('evade/no-attack');
  const led = told({ unit: 'HI', leader: 'attached' }, { unit: 'LI' }, { bonus: true });
  expect(led).toMatchObject({ allowed: true, dice: 5, hitsOn: ['green'] });
});

test('why medium cavalry, heavy cavalry and chariots stand', () => {
  expect(told({ unit: 'LC' }, { unit: 'MC' }).cited).toContain('cca-13.8/no');
  expect(told({ unit: 'LC' }, { unit: 'HC' }).cited).toContain('cca-13.9/no');
  expect(told({ unit: 'LC' }, { unit: 'CH' }).cited).toContain('cca-13.9/no');
  expect(told({ unit: 'LC' }, { unit: 'MI' }).cited.at(-1)).toBe('cca-13.10');
});

describe('free hexes', () => {
  const to = (freeHexes: number) => told({ unit: 'MI' }, { unit: 'LI', freeHexes });

  test.each([
    [0, false, 0],
    [1, true, 1],
    [2, true, 2],
    [5, true, 2],
  ])('%d: allowed %s, %d hexes', (freeHexes, allowed, hexes) => {
    expect(to(freeHexes)).toMatchObject({ allowed, leastHexes: hexes, mostHexes: hexes });
  });

  test('name their clauses', () => {
    expect(to(0).cited).toContain('cca-13.13');
    expect(to(1).cited).toContain('cca-13.12');
    expect(to(1).spared).toContain('cca-13.13 a-hex-is-free');
    expect(to(2).cited).toContain('cca-13.11/hexes');
    expect(to(2).spared).toContain('cca-13.12 two-hexes-free');
    expect(told({ unit: 'MI' }, { unit: 'LI' }).spared.join()).not.toMatch(/13\.1[23]/);
  });
});

test('the clauses of an evasion', () => {
  expect(told({ unit: 'MI' }, { unit: 'LI' }).cited).toEqual([
    'cca-13.1',
    'cca-11.5',
    'cca-13.6',
    'cca-13.3',
    'cca-11.7',
    'cca-11.12',
    'cca-13.4',
    'cca-11.41',
    'cca-11.42',
    'cca-13.11/hexes',
    'cca-13.14',
    'cca-13.34',
  ]);
});

describe('the dice rolled at the evader', () => {
  const rolled = (defender: object, faces: string[], more: object = {}) =>
    told({ unit: 'MI' }, { unit: 'LI', ...defender }, { faces, ...more });

  test('hit with its own symbol alone', () => {
    expect(rolled({}, ['green', 'swords', 'flag', 'leader'])).toMatchObject({
      result: { hits: 1, blocksLost: 1, blocksLeft: 3, eliminated: false, banners: 0 },
      mostHexes: 2,
      say: 'evade/yes',
    });
  });

  test('may eliminate it before it moves', () => {
    expect(rolled({ blocks: 1 }, ['green', 'green'])).toMatchObject({
      result: { hits: 2, blocksLost: 1, blocksLeft: 0, eliminated: true, banners: 1 },
      leastHexes: 0,
      mostHexes: 0,
      say: 'evade/eliminated',
    });
  });

  test('put its leader in danger', () => {
    const led = { leader: 'attached' };
    const safe = rolled(led, ['green']);
    expect(safe).toMatchObject({ result: { leaderCheckDice: 2, leaderLost: false } });
    expect(safe.cited).toContain('cca-13.5');
    expect(rolled(led, ['red']).cited).not.toContain('cca-13.5');
    const lost = rolled(led, ['green'], { leaderCheck: ['leader', 'leader'] });
    expect(lost).toMatchObject({ result: { leaderLost: true, banners: 1 } });
    const last = rolled({ ...led, blocks: 1 }, ['green'], { leaderCheck: ['leader'] });
    expect(last).toMatchObject({ result: { leaderCheckDice: 1, leaderLost: true, banners: 2 } });
  });

  test('have these odds: 4 dice, 1 face of 6', () => {
    const plain = told({ unit: 'MI' }, { unit: 'LI' });
    expect(plain.chances).toEqual({ 'at-least-one-hit': '671/1296', eliminated: '1/1296' });
    expect(plain.mean).toBe('2/3');
    const one = told({ unit: 'LI' }, { unit: 'LI', blocks: 1, leader: 'attached' });
    expect(one.chances).toEqual({
      'at-least-one-hit': '11/36',
      eliminated: '11/36',
      'leader-lost': '11/216',
    });
  });
});

describe('a leader alone', () => {
  test('must evade from everybody, 1 to 3 hexes', () => {
    for (const unit of UNITS) {
      expect(told({ unit }, { unit: 'LD' })).toMatchObject({
        allowed: true,
        mustEvade: true,
        hitsOn: ['leader'],
        leastHexes: 1,
        mostHexes: 3,
        mayLeaveBoard: true,
        mayBattleBack: false,
        mayAdvance: false,
        say: 'evade/leader',
      });
    }
    expect(told({ unit: 'MI' }, { unit: 'LD' }, { moment: 'rolled' })).toMatchObject({
      allowed: true,
      mustEvade: true,
    });
  });

  test('is rolled at with the dice of the attacker, or of its fire', () => {
    expect(told({ unit: 'EL' }, { unit: 'LD' }).chances['leader-lost']).toBe('1/6');
    const still = told({ unit: 'LB' }, { unit: 'LD' }, { moment: 'ranged' });
    expect(still).toMatchObject({ dice: 2, mustEvade: true });
    expect(still.cited).toContain('cca-10.18');
    expect(told({ unit: 'LB', moved: 1 }, { unit: 'LD' }, { moment: 'ranged' }).dice).toBe(1);
    const auxilia = told({ unit: 'AX', moved: 2 }, { unit: 'LD' }, { moment: 'ranged' });
    expect(auxilia).toMatchObject({ allowed: false, dice: 0, say: 'evade/no-attack' });
    expect(auxilia.cited).toEqual(['cca-8.16/no-battle']);
  });

  test('is lost on a helmet', () => {
    const lost = told({ unit: 'MI' }, { unit: 'LD' }, { faces: ['leader', 'red'] });
    expect(lost).toMatchObject({
      mustEvade: false,
      leastHexes: 0,
      mostHexes: 0,
      mayLeaveBoard: false,
      result: { hits: 1, eliminated: true, leaderLost: true, banners: 1 },
    });
    expect(lost.cited).toContain('cca-11.53');
    const safe = told({ unit: 'MI' }, { unit: 'LD' }, { faces: ['swords'] });
    expect(safe).toMatchObject({ mustEvade: true, result: { leaderLost: false, banners: 0 } });
    expect(safe.cited).not.toContain('cca-11.53');
    expect(safe.cited.slice(-4)).toEqual(['cca-13.18', 'cca-13.19', 'cca-13.25/may', 'cca-13.15']);
  });
});

const MI = { unit: 'MI' };
test.each([
  [
    { attacker: MI, defender: { unit: 'LI' }, faces: ['red', 'red', 'red', 'red', 'red'] },
    ['faces', 'more-faces-than-dice', 'cca-11.7'],
  ],
  [
    { attacker: MI, defender: { unit: 'LD' }, moment: 'battle-back' },
    ['moment', 'lone-leader-never-attacks', 'cca-11.38'],
  ],
  [
    { attacker: MI, defender: { unit: 'LD' }, moment: 'ranged' },
    ['attacker.unit', 'fires-without-missiles', 'cca-10.1'],
  ],
  [
    { attacker: MI, defender: { unit: 'LI' }, leaderCheck: [] },
    ['leaderCheck', 'no-leader-to-check', 'cca-15.1'],
  ],
  [
    { attacker: { unit: 'EL', blocks: 3 }, defender: { unit: 'LI' } },
    ['attacker.blocks', 'more-blocks-than-unit', 'cca-2.11'],
  ],
  [
    { attacker: MI, defender: { unit: 'LI', terrain: 'coast' } },
    ['defender.terrain', 'impassable', 'cca-17.23'],
  ],
])('%j is refused', (draft, fault) => {
  expect(faults(draft)).toEqual([fault]);
});

test.each(COMBATANTS)('%s may be asked about at any moment of its own', (unit: Combatant) => {
  for (const moment of ['declared', 'rolled', 'ranged'])
    expect(faults({ attacker: { unit: 'LB' }, defender: { unit }, moment })).toEqual([]);
});
