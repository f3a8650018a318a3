import { describe, expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import type { Face } from '../faces.ts';
import type { Combatant } from '../units.ts';
import { rampage } from './rampage.ts';

const { ruling, said, spared, faults } = asking(rampage);
function told(draft: object) {
  const { answer, summary, odds } = ruling(draft);
  const chances = Object.entries(odds?.chances ?? {}).map(([name, { fraction }]) => [
    name,
    fraction,
  ]);
  const lost = odds?.tables.blocksLost?.map(({ value, fraction }) => [value, fraction]);
  const told = { cited: said(draft), spared: spared(draft) };
  return { ...answer, ...summary, ...told, chances: Object.fromEntries(chances), lost };
}

const trampled = (who: Combatant, facts: object = {}, more: object = {}) =>
  told({ trampled: { who, ...facts }, ...more });

describe('dice', () => {
  test.each([
    [{}, [0, 0, 0, 0]],
    [{ friendlyUnits: 2, enemyUnits: 3 }, [5, 10, 6, 4]],
    [{ friendlyLeaders: 1, enemyLeaders: 2 }, [3, 6, 4, 2]],
    [{ friendlyUnits: 1, enemyUnits: 1, friendlyLeaders: 1, enemyLeaders: 1 }, [4, 8, 4, 4]],
    [{ enemyUnits: 2, trampled: { who: 'MI' } }, [2, 4, 4, 0]],
    [{ enemyUnits: 2, trampled: { who: 'MI', side: 'friendly' } }, [3, 6, 4, 2]],
    [{ enemyUnits: 2, trampled: { who: 'LD' } }, [3, 6, 6, 0]],
    [{ enemyLeaders: 1, trampled: { who: 'LD' } }, [1, 2, 2, 0]],
    [{ friendlyUnits: 1, trampled: { who: 'LD', side: 'friendly' } }, [2, 4, 0, 4]],
  ])('%j', (draft, [hexes, dice, diceByOwner, diceByOpponent]) => {
    const answer = told(draft);
    expect(answer).toMatchObject({ hexes, dice, diceByOwner, diceByOpponent });
    expect(answer.cited.slice(0, 3)).toEqual(['cca-12.22', 'cca-12.23', 'cca-12.24']);
  });

  test('without a hex to look at there is no result, but the chance of a hit in any hex', () => {
    expect(told({ enemyUnits: 1 })).toMatchObject({
      hitsOn: [],
      result: null,
      say: 'rampage/dice',
      with: { hexes: 1, dice: 2, own: 2, other: 0 },
      chances: { 'at-least-one-hit': '11/36' },
    });
  });
});

/** Symbol of each unit's block, and the helmet of a leader (figures, table 2). */
const SYMBOLS: Record<Combatant, Face> = {
  LI: 'green',
  LS: 'green',
  LB: 'green',
  AX: 'green',
  WR: 'blue',
  MI: 'blue',
  HI: 'red',
  LC: 'green',
  MC: 'blue',
  HC: 'red',
  CH: 'red',
  EL: 'red',
  LD: 'leader',
};

test.each(Object.entries(SYMBOLS))('%s is hit by %s alone', (who, symbol) => {
  const of = (faces: Face[]) => trampled(who as Combatant, { faces });
  expect(of([])).toMatchObject({ hitsOn: [symbol], result: { hits: 0 } });
  for (const face of Object.values(SYMBOLS))
    expect(of([face, 'swords'])).toMatchObject({ result: { hits: face === symbol ? 1 : 0 } });
  expect(of(['flag', symbol])).toMatchObject({ result: { hits: 1 } });
});

test('hits take blocks, and the last one the unit', () => {
  expect(trampled('MI', { faces: ['blue', 'blue'] })).toMatchObject({
    result: { hits: 2, blocksLost: 2, blocksLeft: 2, eliminated: false, banners: 0 },
    say: 'rampage/trampled',
    with: { hits: 2, left: 2 },
  });
  expect(trampled('MI', { blocks: 1, faces: ['blue', 'blue'] })).toMatchObject({
    result: { hits: 2, blocksLost: 1, blocksLeft: 0, eliminated: true, banners: 1 },
    say: 'rampage/eliminated',
  });
});

describe('an attached leader', () => {
  test('is checked with 2 dice where his unit is hit, with 1 where it is gone', () => {
    const hit = trampled('WR', { leader: 'attached', faces: ['blue', 'red'] });
    expect(hit).toMatchObject({
      result: { leaderCheckDice: 2, leaderLost: false, mustEvade: false },
    });
    expect(hit.cited.slice(3)).toEqual(['cca-12.25', 'cca-11.51', 'cca-15.1', 'cca-12.26']);
    const lost = { leader: 'attached', faces: ['blue'], leaderCheck: ['leader', 'leader'] };
    expect(trampled('WR', lost)).toMatchObject({ result: { leaderLost: true, banners: 1 } });
    const alone = trampled('WR', { ...lost, blocks: 1, leaderCheck: ['flag'] });
    expect(alone).toMatchObject({
      result: { leaderCheckDice: 1, leaderLost: false, mustEvade: true, banners: 1 },
    });
    expect(alone.cited.at(-1)).toBe('cca-15.3');
    expect(trampled('WR', { ...lost, blocks: 1, leaderCheck: ['leader'] })).toMatchObject({
      result: { leaderLost: true, mustEvade: false, banners: 2 },
    });
  });

  test('is not checked where nothing hit', () => {
    const missed = trampled('WR', { leader: 'attached', faces: ['red'] });
    expect(missed.spared).toContain('cca-12.26 no-hit');
    expect(trampled('WR', { faces: ['red'] }).spared).toEqual([]);
  });
});

describe('a leader alone', () => {
  test('is lost on a helmet and may stay otherwise, or must evade by reading b of R28', () => {
    const lost = trampled('LD', { faces: ['leader', 'leader'] });
    expect(lost).toMatchObject({
      result: { leaderLost: true, banners: 1, mustEvade: false },
      say: 'rampage/leader-lost',
    });
    expect(lost.cited).toContain('cca-11.53');
    const safe = trampled('LD', { faces: ['flag'] });
    expect(safe).toMatchObject({
      result: { leaderLost: false, banners: 0, mustEvade: false },
      say: 'rampage/leader-safe',
    });
    expect(safe.cited).toContain('cca-12.25/leader');
    expect(safe.cited).not.toContain('cca-11.53');
    const b = { readings: { R28: 'b' } };
    const evades = trampled('LD', { faces: ['flag'] }, b);
    expect(evades).toMatchObject({ result: { mustEvade: true } });
    expect(evades.cited.at(-1)).toBe('cca-13.18');
    expect(trampled('LD', { faces: ['leader'] }, b)).toMatchObject({
      result: { mustEvade: false },
    });
  });
});

/** Two dice of 6 faces: 25 of 36 throws miss, 10 hit once, 1 twice. */
describe('odds', () => {
  test('of blocks lost', () => {
    expect(trampled('HI').lost).toEqual([
      [0, '25/36'],
      [1, '5/18'],
      [2, '1/36'],
    ]);
    expect(trampled('HI').chances).toEqual({ 'at-least-one-hit': '11/36', eliminated: '0' });
    expect(trampled('CH').chances).toEqual({ 'at-least-one-hit': '11/36', eliminated: '1/36' });
    expect(trampled('HI', { blocks: 1 }).lost).toEqual([
      [0, '25/36'],
      [1, '11/36'],
    ]);
  });

  test('of losing a leader: 1 in 36 after a hit, 1 in 6 when his unit is gone', () => {
    const lost = (who: Combatant, facts: object) => trampled(who, facts).chances['leader-lost'];
    expect(lost('HI', { leader: 'attached' })).toBe('11/1296');
    expect(lost('HI', { leader: 'attached', blocks: 1 })).toBe('11/216');
    // 10 throws of 36 hit once, then 1 in 36; 1 throw eliminates, then 1 in 6.
    expect(lost('CH', { leader: 'attached' })).toBe('1/81');
    expect(lost('LD', {})).toBe('11/36');
    expect(lost('HI', { leader: 'adjacent' })).toBeUndefined();
  });
});

test.each([
  [{ friendlyUnits: 3, enemyUnits: 4 }, ['enemyUnits', 'more-than-adjacent-hexes', 'cca-12.23']],
  [
    { trampled: { who: 'EL', blocks: 3 } },
    ['trampled.blocks', 'more-blocks-than-unit', 'cca-2.11'],
  ],
  [
    { trampled: { who: 'LD', leader: 'attached' } },
    ['trampled.leader', 'leader-without-unit', 'cca-8.33'],
  ],
  [
    { trampled: { who: 'MI', leaderCheck: [] } },
    ['trampled.leaderCheck', 'no-leader-to-check', 'cca-15.1'],
  ],
])('%j is refused', (draft, fault) => {
  expect(faults(draft)).toEqual([fault]);
});

test('six hexes at most are adjacent', () => {
  expect(faults({ friendlyUnits: 2, enemyUnits: 4 })).toEqual([]);
  expect(faults({ trampled: { who: 'MI', leader: 'attached', leaderCheck: [] } })).toEqual([]);
});
