import { describe, expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { UNITS, type Unit } from '../units.ts';
import { leaderCheck } from './leader-check.ts';

const { ruling, faults, ...asked } = asking(leaderCheck);

function told(situation: string, facts: object = {}) {
  const draft = { situation, ...facts };
  const { answer, summary, odds } = ruling(draft);
  return {
    ...answer,
    say: summary.say,
    cited: asked.said(draft),
    spared: asked.spared(draft),
    safe: odds?.chances['leader-safe']?.fraction,
    lost: odds?.chances['leader-lost']?.fraction,
  };
}

const STAYS = { mustEvade: false, leastHexes: 0, mostHexes: 0, mayLeaveBoard: false };
const EVADES = { mustEvade: true, leastHexes: 1, mostHexes: 3, mayLeaveBoard: true };
const MAY_END = ['nobody', 'friendly-unit'];
const MOVE = ['cca-13.19', 'cca-13.20/ends', 'cca-13.25/may'];

describe('a leader whose unit was hit', () => {
  test('is lost on 2 helmets of 2 dice', () => {
    expect(told('unit-hit')).toMatchObject({
      allowed: true,
      dice: 2,
      helmetsNeeded: 2,
      chance: '1/36',
      leaderLost: null,
      banners: 0,
      mayEndWith: [],
      ...STAYS,
      say: 'leader-check/due',
      safe: '35/36',
    });
    expect(told('unit-hit').cited).toEqual(['cca-15.1', 'cca-15.6/if']);
  });

  test.each([
    [['leader', 'leader'], true],
    [['leader', 'flag'], false],
    [['leader'], false],
    [[], false],
  ])('%j: lost %s', (checkFaces, leaderLost) => {
    const answer = told('unit-hit', { checkFaces });
    expect(answer).toMatchObject({ leaderLost, banners: leaderLost ? 1 : 0, ...STAYS });
    expect(answer.say).toBe(`leader-check/${leaderLost ? 'lost' : 'safe-stays'}`);
    expect(answer.cited).toEqual(leaderLost ? ['cca-15.1', 'cca-15.6'] : ['cca-15.1']);
    expect(answer.spared).toEqual(leaderLost ? [] : ['cca-15.6 leader-safe']);
  });

  test('is checked once for all hits, or for each by reading b of R37', () => {
    expect(told('unit-hit', { hits: 3 }).dice).toBe(2);
    const b = { hits: 2, readings: { R37: 'b' } };
    expect(told('unit-hit', b)).toMatchObject({ dice: 4, helmetsNeeded: 2, chance: '71/1296' });
    const lost = (...checkFaces: string[]) => told('unit-hit', { ...b, checkFaces }).leaderLost;
    expect(lost('leader', 'flag', 'leader', 'flag')).toBe(false);
    expect(lost('flag', 'leader', 'leader', 'flag')).toBe(false);
    expect(lost('leader', 'leader', 'flag', 'flag')).toBe(true);
    expect(lost('flag', 'flag', 'leader', 'leader')).toBe(true);
  });

  test.each([
    [{ hits: 0 }, 'cca-15.1/no-hit'],
    [{ cause: 'blocked-retreat' }, 'cca-15.1/retreat'],
    [{ cause: 'elephants-blocked' }, 'cca-15.1/blocked'],
    [{ cause: 'elephants-blocked', readings: { R30: 'b' } }, 'cca-15.1/blocked'],
    [{ cause: 'blocked-retreat', readings: { R29: 'b' } }, 'cca-15.1/retreat'],
  ])('%j: no check', (facts, clause) => {
    const answer = told('unit-hit', facts);
    expect(answer).toMatchObject({ dice: 0, helmetsNeeded: 0, chance: '0', ...STAYS });
    expect(answer).toMatchObject({ say: 'leader-check/none', cited: [clause] });
  });

  test.each([
    [{ cause: 'blocked-retreat', readings: { R30: 'b' } }, ['cca-15.1']],
    [{ cause: 'elephants-blocked', readings: { R29: 'b' } }, ['cca-15.1']],
    [{ cause: 'evasion' }, ['cca-13.5/check', 'cca-15.1']],
    [{ cause: 'rampage' }, ['cca-12.26/check', 'cca-15.1']],
    [{ cause: 'ranged' }, ['cca-15.1']],
  ])('%j: a check', (facts, clauses) => {
    const answer = told('unit-hit', facts);
    expect(answer.dice).toBe(2);
    expect(answer.cited).toEqual([...clauses, 'cca-15.6/if']);
  });
});

describe('a leader whose unit is gone', () => {
  test('is lost on 1 helmet of 1 die, and must evade otherwise', () => {
    expect(told('unit-eliminated')).toMatchObject({
      dice: 1,
      helmetsNeeded: 1,
      chance: '1/6',
      leaderLost: null,
      ...EVADES,
      mayEndWith: MAY_END,
    });
    const safe = told('unit-eliminated', { checkFaces: ['swords'] });
    expect(safe).toMatchObject({ leaderLost: false, ...EVADES, say: 'leader-check/safe-evades' });
    expect(safe.cited).toEqual(['cca-15.2', 'cca-15.3', 'cca-13.18', ...MOVE]);
    const lost = told('unit-eliminated', { checkFaces: ['leader'] });
    expect(lost).toMatchObject({ leaderLost: true, banners: 1, ...STAYS, mayEndWith: [] });
    expect(lost.cited).toEqual(['cca-15.2', 'cca-15.6']);
  });

  test('is checked with 1 die whatever took its last block', () => {
    for (const cause of ['blocked-retreat', 'elephants-blocked', 'rampage', 'ranged'])
      expect(told('unit-eliminated', { cause, hits: 0 }).dice).toBe(1);
  });
});

/** Close combat dice (figures, table 2) at full strength; elephants roll 1 at a leader. */
const DICE: Record<Unit, number> = {
  LI: 2,
  LS: 2,
  LB: 2,
  AX: 3,
  WR: 4,
  MI: 4,
  HI: 5,
  LC: 2,
  MC: 3,
  HC: 4,
  CH: 4,
  EL: 1,
};
/** 1 - (5/6)^n. */
const ONE_HELMET = ['0', '1/6', '11/36', '91/216', '671/1296', '4651/7776'];

describe.each(UNITS)('%s', (unit) => {
  const attacker = { unit };
  const dice = DICE[unit];

  test('attacks a leader alone with its dice', () => {
    expect(told('alone', { attacker })).toMatchObject({
      allowed: true,
      dice,
      helmetsNeeded: 1,
      chance: ONE_HELMET[dice],
      ...EVADES,
      mayEndWith: MAY_END,
    });
  });

  test('battles an escaping leader with its dice, and terrain does not help him', () => {
    for (const terrain of ['clear', 'forest', 'hill', 'camp'])
      expect(
        told('escape', { attacker: { unit, terrain }, leaderTerrain: 'forest' }),
      ).toMatchObject({
        dice,
        chance: ONE_HELMET[dice],
        mustEvade: true,
        leastHexes: 1,
        mostHexes: 2,
      });
  });
});

describe('a leader alone', () => {
  test('names the clauses of the attack on him', () => {
    const { cited } = told('alone', { attacker: { unit: 'MI' } });
    expect(cited).toEqual([
      'cca-15.4',
      'cca-13.16',
      'cca-11.7',
      'cca-11.12',
      'cca-13.17',
      'cca-15.6/if',
      'cca-15.5',
      'cca-13.18',
      ...MOVE,
    ]);
  });

  test('is attacked with fewer dice over terrain and with more under a card', () => {
    const dice = (facts: object) => told('alone', { attacker: { unit: 'HI' }, ...facts }).dice;
    expect(dice({ leaderTerrain: 'forest' })).toBe(2);
    expect(dice({ attacker: { unit: 'HI', terrain: 'hill' } })).toBe(3);
    expect(dice({ card: 'clash-of-shields' })).toBe(7);
    const led = { attacker: { unit: 'WR' }, card: 'clash-of-shields', bonus: true };
    expect(told('alone', led).dice).toBe(4);
    expect(dice({ attacker: { unit: 'WR', blocks: 2 } })).toBe(3);
  });

  test('is fired at with 2 dice, or 1 after a move', () => {
    const fire = (attacker: object, more: object = {}) =>
      told('alone', { cause: 'ranged', attacker, ...more });
    expect(fire({ unit: 'LB' })).toMatchObject({ dice: 2, chance: '11/36' });
    expect(fire({ unit: 'LB' }).cited.slice(0, 4)).toEqual([
      'cca-15.4',
      'cca-13.16',
      'cca-10.18',
      'cca-13.17',
    ]);
    expect(fire({ unit: 'LC', moved: 2 }).dice).toBe(1);
    expect(fire({ unit: 'LI' }, { card: 'i-am-spartacus' }).dice).toBe(3);
    expect(fire({ unit: 'LI', terrain: 'camp' }).dice).toBe(1);
  });

  test('is not attacked by who may not battle', () => {
    const auxilia = { unit: 'AX', moved: 2 };
    for (const cause of ['close', 'ranged']) {
      const answer = told('alone', { cause, attacker: auxilia });
      expect(answer).toMatchObject({ allowed: false, dice: 0, leaderLost: null, mustEvade: false });
      expect(answer.say).toBe('leader-check/no-attack');
      expect(answer.cited).toContain(cause === 'close' ? 'cca-11.11' : 'cca-8.16/no-battle');
    }
    expect(told('escape', { attacker: auxilia }).allowed).toBe(true);
  });

  test('in a rampage is rolled at with 2 dice and may stay, or evades by reading b of R28', () => {
    const facts = { cause: 'rampage', checkFaces: ['flag', 'red'] };
    const stays = told('alone', facts);
    expect(stays).toMatchObject({ dice: 2, chance: '11/36', ...STAYS });
    expect(stays.say).toBe('leader-check/safe-stays');
    expect(stays.cited).toEqual(['cca-12.23', 'cca-12.25/leader']);
    const evades = told('alone', { ...facts, readings: { R28: 'b' } });
    expect(evades).toMatchObject(EVADES);
    expect(told('alone', { ...facts, checkFaces: ['leader'] }).leaderLost).toBe(true);
    expect(told('unit-eliminated', { cause: 'rampage' })).toMatchObject(EVADES);
  });
});

describe('an escape', () => {
  const escapes = (facts: object = {}) => told('escape', { attacker: { unit: 'MI' }, ...facts });

  test('names its clauses', () => {
    expect(escapes().cited).toEqual([
      'cca-13.27',
      'cca-13.28',
      'cca-11.7',
      'cca-11.12',
      'cca-13.29',
      'cca-15.6/if',
      'cca-13.30',
      ...MOVE,
    ]);
    expect(escapes()).toMatchObject({ safe: '625/1296', lost: '671/1296' });
  });

  test('leaves what is left of 3 hexes, or one more by reading b of R63', () => {
    const most = (hexesUsed: number, R63: string) =>
      escapes({ hexesUsed, readings: { R63 } }).mostHexes;
    expect([most(1, 'a'), most(2, 'a'), most(1, 'b'), most(2, 'b')]).toEqual([2, 1, 3, 2]);
  });

  test('knows neither the card nor the bonus combat of the enemy', () => {
    expect(escapes({ card: 'clash-of-shields' }).dice).toBe(4);
  });

  test('ends with a helmet', () => {
    expect(escapes({ checkFaces: ['red', 'leader'] })).toMatchObject({
      leaderLost: true,
      ...STAYS,
    });
  });
});

test.each([
  [{ situation: 'alone' }, ['attacker.unit', 'attacker-needed', undefined]],
  [{ situation: 'escape', cause: 'rampage' }, ['attacker.unit', 'attacker-needed', undefined]],
  [
    { situation: 'alone', cause: 'evasion', attacker: { unit: 'MI' } },
    ['cause', 'cause-needs-unit', 'cca-15.4'],
  ],
  [
    { situation: 'alone', cause: 'ranged', attacker: { unit: 'MI' } },
    ['attacker.unit', 'fires-without-missiles', 'cca-10.1'],
  ],
  [
    { situation: 'alone', attacker: { unit: 'EL', blocks: 3 } },
    ['attacker.blocks', 'more-blocks-than-unit', 'cca-2.11'],
  ],
  [
    { situation: 'unit-hit', checkFaces: ['flag', 'flag', 'flag'] },
    ['checkFaces', 'more-faces-than-check', 'cca-15.1'],
  ],
  [
    { situation: 'unit-hit', hits: 0, checkFaces: ['flag'] },
    ['checkFaces', 'more-faces-than-check', 'cca-15.1'],
  ],
])('%j is refused', (draft, fault) => {
  expect(faults(draft)).toEqual([fault]);
});

test.each([
  { situation: 'alone', cause: 'rampage' },
  { situation: 'unit-hit', checkFaces: ['flag', 'flag'] },
  { situation: 'unit-hit', cause: 'evasion' },
  { situation: 'unit-hit', cause: 'ranged', attacker: { unit: 'MI' } },
  { situation: 'alone', cause: 'ranged', attacker: { unit: 'LS' } },
])('%j is not refused', (draft) => {
  expect(faults(draft)).toEqual([]);
});
