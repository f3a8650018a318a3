import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { TERRAINS } from '../terrain.ts';
import { UNITS, type Unit } from '../units.ts';
import { BLOCKS_RETREAT } from './aftermath.ts';
import { retreat } from './retreat.ts';

const { ruling, spared: sparedOf, said, faults } = asking(retreat);
function told(unit: Unit, facts: object = {}) {
  const draft = { unit, ...facts };
  const { answer, summary } = ruling(draft);
  return { ...answer, ...summary, cited: said(draft), spared: sparedOf(draft) };
}

/** Figures, table 2: blocks, and hexes of retreat for each flag. */
const FIGURES: Record<Unit, { blocks: number; hexes: number; fromElephants: number }> = {
  LI: { blocks: 4, hexes: 2, fromElephants: 2 },
  LS: { blocks: 4, hexes: 2, fromElephants: 2 },
  LB: { blocks: 4, hexes: 2, fromElephants: 2 },
  AX: { blocks: 4, hexes: 1, fromElephants: 1 },
  WR: { blocks: 4, hexes: 2, fromElephants: 2 },
  MI: { blocks: 4, hexes: 1, fromElephants: 1 },
  HI: { blocks: 4, hexes: 1, fromElephants: 1 },
  LC: { blocks: 3, hexes: 4, fromElephants: 5 },
  MC: { blocks: 3, hexes: 3, fromElephants: 4 },
  HC: { blocks: 3, hexes: 2, fromElephants: 3 },
  CH: { blocks: 2, hexes: 2, fromElephants: 3 },
  EL: { blocks: 2, hexes: 1, fromElephants: 1 },
};
const FOOT: readonly Unit[] = ['LI', 'LS', 'LB', 'AX', 'WR', 'MI', 'HI'];
const RIDERS: readonly Unit[] = ['LC', 'MC', 'HC', 'CH'];

describe.each(UNITS)('%s', (unit) => {
  const { blocks, hexes, fromElephants } = FIGURES[unit];

  test('goes back its hexes for each flag that it does not ignore', () => {
    for (const flags of [1, 2, 3]) {
      expect(told(unit, { flags, ignores: 0 })).toMatchObject({
        allowed: true,
        hexesPerFlag: hexes,
        retreatHexes: flags * hexes,
        hexesMade: flags * hexes,
        blocksLeft: blocks,
        leftHex: true,
        mayBattleBack: false,
        say: 'retreat/goes-back',
      });
      expect(told(unit, { flags, ignores: 0, rolledBy: 'EL' }).retreatHexes).toBe(
        flags * fromElephants,
      );
    }
  });

  test('ignores a flag for each reason that it has, and no more', () => {
    const foot = FOOT.includes(unit) ? 1 : 0;
    const morale = unit === 'EL' ? 0 : 1;
    const full = unit === 'WR' ? 1 : 0;
    const of = (facts: object) => told(unit, { flags: 9, ...facts }).flagsIgnorable;
    expect(of({})).toBe(full);
    expect(of({ blocks: 1 })).toBe(0);
    expect(of({ blocks: 1, leader: 'attached' })).toBe(morale);
    expect(of({ blocks: 1, leader: 'adjacent' })).toBe(0);
    expect([0, 1, 2, 6].map((support) => of({ blocks: 1, support }))).toEqual([
      0,
      0,
      morale,
      morale,
    ]);
    expect(of({ blocks: 1, rampart: 'between' })).toBe(foot);
    expect(of({ blocks: 1, rampart: 'elsewhere' })).toBe(0);
    expect(of({ blocks: 1, terrain: 'camp' })).toBe(foot);
    expect(of({ leader: 'attached', support: 2, rampart: 'between', terrain: 'camp' })).toBe(
      full + 2 * morale + 2 * foot,
    );
  });

  test('ignores a flag of cavalry and chariots only as elephants in close combat', () => {
    for (const rolledBy of UNITS) {
      const rider = unit === 'EL' && RIDERS.includes(rolledBy) ? 1 : 0;
      for (const rolledIn of ['attack', 'battle-back'])
        expect(told(unit, { blocks: 1, rolledBy, rolledIn }).flagsIgnorable).toBe(rider);
    }
    expect(told(unit, { blocks: 1, rolledBy: 'LC', rolledIn: 'ranged' }).flagsIgnorable).toBe(0);
  });

  test('pays a block for each hex that it cannot make', () => {
    for (const blockedBy of BLOCKS_RETREAT) {
      const spared = unit === 'EL' && blockedBy === 'units';
      const lost = Math.min(blocks, 2 * hexes);
      expect(told(unit, { flags: 2, ignores: 0, freeHexes: 0, blockedBy })).toMatchObject({
        retreatHexes: 2 * hexes,
        hexesMade: 0,
        leftHex: false,
        blocksLostInRetreat: spared ? 0 : lost,
        blocksLeft: spared ? blocks : blocks - lost,
        eliminated: !spared && lost === blocks,
        banners: !spared && lost === blocks ? 1 : 0,
        blockersLose: spared ? 2 : 0,
        mayBattleBack: spared || lost < blocks,
      });
    }
  });
});

test('the clauses of a retreat that is all made', () => {
  const { cited, spared } = told('LC', { leader: 'attached', flags: 2 });
  expect(cited).toEqual([
    'cca-12.1',
    'cca-11.49',
    'cca-12.15',
    'cca-15.8',
    'cca-12.14',
    'cca-12.2',
    'cca-12.4',
    'cca-12.10',
    'cca-12.5',
    'cca-11.56',
  ]);
  expect(spared).toEqual(['cca-15.1 no-hit', 'cca-11.34 target-not-elephants']);
});

test('without flags the unit stays and answers', () => {
  const { cited, ...rest } = told('HI', { flags: 0 });
  expect(rest).toMatchObject({ retreatHexes: 0, mayBattleBack: true, say: 'retreat/stays' });
  expect(cited).toEqual(['cca-12.1', 'cca-11.54']);
});

test('only a unit that was attacked in close combat answers', () => {
  for (const rolledIn of ['battle-back', 'ranged']) {
    const { cited, mayBattleBack } = told('HI', { rolledIn, flags: 0 });
    expect(mayBattleBack).toBe(false);
    expect(cited).toEqual(['cca-12.1']);
  }
  expect(told('HI', { freeHexes: 0 }).cited.at(-1)).toBe('cca-11.55');
});

describe('hits come first', () => {
  test('and the leader who falls in his check takes his flag along', () => {
    const lost = told('HI', { hits: 1, leader: 'attached', leaderCheck: ['leader', 'leader'] });
    expect(lost).toMatchObject({
      blocksLost: 1,
      leaderCheckDice: 2,
      leaderLost: true,
      flagsIgnorable: 0,
      retreatHexes: 1,
      banners: 1,
    });
    expect(lost.spared).toContain('cca-12.15 leader-lost');
    const safe = told('HI', { hits: 1, leader: 'attached', leaderCheck: ['leader', 'red'] });
    expect(safe).toMatchObject({ leaderLost: false, flagsIgnorable: 1, retreatHexes: 0 });
    expect(safe.spared).not.toContain('cca-12.15 leader-lost');
  });

  test('and a unit that they eliminate has no retreat', () => {
    const gone = told('MI', { hits: 4, leader: 'attached', leaderCheck: ['leader'] });
    expect(gone).toMatchObject({
      eliminated: true,
      retreatHexes: 0,
      leaderCheckDice: 1,
      leaderLost: true,
      banners: 2,
      mayBattleBack: false,
      say: 'retreat/eliminated',
    });
  });

  test('and warriors keep the flag of full strength, or lose it by reading b of R18', () => {
    expect(told('WR', { hits: 1 }).flagsIgnorable).toBe(1);
    expect(told('WR', { hits: 1, readings: { R18: 'b' } }).flagsIgnorable).toBe(0);
    expect(told('WR', { readings: { R18: 'b' } }).flagsIgnorable).toBe(1);
  });

  test('and a leader whose unit dies in its retreat is checked with 1 die', () => {
    const facts = { blocks: 1, leader: 'attached', ignores: 0, freeHexes: 0 };
    expect(told('MI', facts)).toMatchObject({ eliminated: true, leaderCheckDice: 1, banners: 1 });
    expect(told('MI', { ...facts, leaderCheck: ['leader'] })).toMatchObject({
      leaderLost: true,
      banners: 2,
    });
  });
});

describe('what the owner ignores', () => {
  test.each([
    [{ leader: 'attached', ignores: 1 }, true, 1],
    [{ leader: 'attached', ignores: 0 }, true, 0],
    [{ leader: 'adjacent', ignores: 1 }, false, 0],
    [{ leader: 'attached', flags: 2, ignores: 2 }, false, 1],
    [{ leader: 'attached', flags: 1, ignores: 3 }, true, 1],
  ])('%j: allowed %s', (facts, allowed, flagsIgnored) => {
    expect(told('MI', facts)).toMatchObject({ allowed, flagsIgnored });
  });

  test('by reading b of R24 an ignored flag of elephants still costs its extra hex', () => {
    const facts = { flags: 2, rolledBy: 'EL', support: 2 };
    expect(told('HC', facts).retreatHexes).toBe(3);
    expect(told('HC', { ...facts, readings: { R24: 'b' } }).retreatHexes).toBe(4);
    expect(told('HI', { ...facts, readings: { R24: 'b' } }).retreatHexes).toBe(1);
    expect(told('HC', { ...facts, rolledBy: 'MI', readings: { R24: 'b' } }).retreatHexes).toBe(2);
  });
});

describe('a lone leader on the path', () => {
  test.each([
    [{ leaderAt: 1 }, { hexesMade: 1, joinsLeader: true, blocksLostInRetreat: 0 }],
    [{ leaderAt: 3 }, { hexesMade: 3, joinsLeader: true }],
    [{ leaderAt: 4 }, { hexesMade: 3, joinsLeader: false }],
    [
      { leaderAt: 2, freeHexes: 1 },
      { hexesMade: 1, joinsLeader: false, blocksLostInRetreat: 2 },
    ],
    [
      { leaderAt: 2, freeHexes: 2 },
      { hexesMade: 2, joinsLeader: true, blocksLostInRetreat: 0 },
    ],
    [
      { leaderAt: 1, stopsAtLeader: false },
      { hexesMade: 3, joinsLeader: true },
    ],
    [
      { leaderAt: 2, leader: 'attached', ignores: 0 },
      { hexesMade: 1, joinsLeader: false, blocksLostInRetreat: 2 },
    ],
  ])('medium cavalry, 1 flag, %j', (facts, expected) => {
    expect(told('MC', facts)).toMatchObject(expected);
  });

  test('says why he does not join or stop the unit', () => {
    expect(told('MC', { leaderAt: 4 }).spared).toContain('cca-12.11 leader-not-reached');
    expect(told('MC', { leaderAt: 1, stopsAtLeader: false }).spared).toContain('cca-12.12 goes-on');
    const second = told('MC', { leaderAt: 1, leader: 'attached', ignores: 0 });
    expect(second.cited).toContain('cca-8.32/retreat');
    expect(second.spared).toContain('cca-12.11 leader-attached-already');
    expect(told('MC').cited.join()).not.toMatch(/12\.11|12\.12|8\.32/);
  });

  test('elephants do not stop for him, but do by reading b of R23', () => {
    const facts = { flags: 2, leaderAt: 1 };
    expect(told('EL', facts)).toMatchObject({ hexesMade: 2, joinsLeader: true });
    expect(told('EL', { ...facts, readings: { R23: 'b' } }).hexesMade).toBe(1);
  });
});

describe('elephants that are blocked', () => {
  const blocked = (facts: object) => told('EL', { flags: 2, ...facts });

  test('push the units in their way, wholly or for the rest', () => {
    const whole = blocked({ freeHexes: 0, blockers: { first: 4, second: 1 } });
    expect(whole).toMatchObject({ blockersLose: 2, blockersLeft: [2, 0], say: 'retreat/blockers' });
    expect(whole.with).toMatchObject({ paid: 2, due: 2, hexes: 0 });
    expect(blocked({ freeHexes: 1, blockers: { second: 3 } })).toMatchObject({
      blockersLose: 1,
      blockersLeft: [2],
      hexesMade: 1,
    });
  });

  test('on the way pay themselves by reading b of R27', () => {
    const readings = { R27: 'b' };
    expect(blocked({ freeHexes: 1, readings })).toMatchObject({
      blockersLose: 0,
      blocksLostInRetreat: 1,
    });
    expect(blocked({ freeHexes: 1, readings }).spared).toContain('cca-12.28 elephants-moved');
    expect(blocked({ freeHexes: 0, readings }).blockersLose).toBe(2);
  });

  test('at the edge or by impassable terrain pay, or nobody does by reading b of R26', () => {
    for (const blockedBy of ['edge', 'impassable']) {
      const paying = blocked({ freeHexes: 1, blockedBy });
      expect(paying).toMatchObject({ blocksLostInRetreat: 1, blocksLeft: 1 });
      expect(paying.spared).toContain('cca-12.28 no-units-in-the-way');
      const nobody = blocked({ freeHexes: 0, blockedBy, readings: { R26: 'b' } });
      expect(nobody).toMatchObject({ blocksLostInRetreat: 0, blockersLose: 0, blocksLeft: 2 });
      expect(nobody.cited).toContain('cca-12.28/nobody');
    }
  });
});

test('what blocks a unit names its clause', () => {
  const cited = (blockedBy: string) => told('HI', { freeHexes: 0, blockedBy }).cited;
  expect(cited('units')).toContain('cca-12.9');
  expect(cited('units')).not.toContain('cca-12.8');
  expect(cited('impassable')).toContain('cca-12.8');
  expect(cited('edge').join()).not.toMatch(/12\.8|12\.9/);
});

test('terrain counts where it shelters, and nobody is in impassable terrain', () => {
  for (const terrain of TERRAINS) {
    const where = { unit: 'MI', terrain };
    const impassable = terrain === 'river' || terrain === 'coast';
    expect(faults(where).length).toBe(impassable ? 1 : 0);
    if (!impassable)
      expect(told('MI', { terrain }).flagsIgnorable).toBe(terrain === 'camp' ? 1 : 0);
  }
});

test.each([
  [{ unit: 'CH', blocks: 3 }, ['blocks', 'more-blocks-than-unit', 'cca-2.12']],
  [{ unit: 'HI', terrain: 'river' }, ['terrain', 'impassable', 'cca-17.26']],
  [
    { unit: 'HI', rolledIn: 'ranged', rolledBy: 'MI' },
    ['rolledBy', 'fires-without-missiles', 'cca-10.1'],
  ],
  [{ unit: 'HI', leaderCheck: [] }, ['leaderCheck', 'no-leader-to-check', 'cca-15.1']],
  [{ unit: 'HI', blockers: { second: 1 } }, ['blockers', 'blockers-of-no-elephants', 'cca-12.28']],
])('%j is refused', (draft, fault) => {
  expect(faults(draft)).toEqual([fault]);
});

test.each([
  { unit: 'HI', rolledIn: 'ranged' },
  { unit: 'HI', rolledIn: 'ranged', rolledBy: 'AX' },
  { unit: 'HI', rolledBy: 'MI' },
  { unit: 'EL', blockers: { first: 1 } },
  { unit: 'HI', leader: 'attached', leaderCheck: [] },
])('%j is not refused', (draft) => {
  expect(faults(draft)).toEqual([]);
});

test('every hex due is made, paid for, forgiven for a leader, or paid by those in the way', () => {
  const facts = fc.record({
    unit: fc.constantFrom(...UNITS),
    flags: fc.integer({ min: 0, max: 4 }),
    hits: fc.integer({ min: 0, max: 4 }),
    support: fc.integer({ min: 0, max: 6 }),
    leader: fc.constantFrom('none', 'attached', 'adjacent'),
    freeHexes: fc.integer({ min: 0, max: 12 }),
    blockedBy: fc.constantFrom(...BLOCKS_RETREAT),
    leaderAt: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
  });
  fc.assert(
    fc.property(facts, ({ unit, ...rest }) => {
      const a = told(unit, rest);
      const { blocks } = FIGURES[unit];
      const missing = a.retreatHexes - a.hexesMade;
      expect(a.blocksLeft).toBe(blocks - a.blocksLost - a.blocksLostInRetreat);
      expect(a.eliminated).toBe(a.blocksLeft === 0);
      expect(a.flagsIgnored).toBe(
        a.eliminated && a.blocksLost === blocks ? 0 : Math.min(rest.flags, a.flagsIgnorable),
      );
      const before = blocks - a.blocksLost;
      if (a.blockersLose > 0) expect(a.blockersLose).toBe(missing);
      else if (!(a.joinsLeader && missing > 0 && a.blocksLostInRetreat === 0))
        expect(a.blocksLostInRetreat).toBe(Math.min(missing, before));
    }),
  );
});
