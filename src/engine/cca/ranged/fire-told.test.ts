import { describe, expect, test } from 'vitest';
import { put } from '../../core/query.ts';
import { rulingOn, sparedOf } from '../../testing/ask.ts';
import { FACES, type Face } from '../faces.ts';
import { lineOfSightQuery } from '../terrain/line-of-sight.ts';
import { onTerrain } from '../terrain/on-terrain.ts';
import { rangedCombat } from './ranged-combat.ts';

type Asked = Parameters<typeof rulingOn>[0];
const told = (query: Asked, draft: object) =>
  rulingOn(query, draft).steps.map(({ clause, say, with: values }) =>
    say === clause ? [clause, values] : [clause, say, values],
  );

const shot = { unit: 'LB', target: 'MI', moved: 0, distance: 3, range: 3 };
const names = { unit: 'LB', target: 'MI' };

describe('a fire is told from its announcement to its end', () => {
  test('that is rolled, from a hill', () => {
    const draft = {
      attacker: { unit: 'LB', blocks: 2, terrain: 'hill' },
      defender: { unit: 'MI', blocks: 1 },
      distance: 3,
      faces: ['blue', 'blue'],
    };
    expect(told(rangedCombat, draft)).toMatchObject([
      ['cca-10.8', {}],
      ['cca-10.9', shot],
      ['cca-10.2', shot],
      ['cca-10.12', 'cca-10.12/in-range', shot],
      ['cca-10.18', { unit: 'LB', dice: 2, moved: 0 }],
      ['cca-9.6', { unit: 'LB', blocks: 2 }],
      ['cca-10.17', { from: 'hill', into: 'clear' }],
      ['cca-10.20', names],
      ['cca-10.22', names],
      ['cca-10.25', names],
      ['cca-10.24', names],
      ['cca-10.27', { target: 'MI', lost: 1, left: 0 }],
      ['cca-10.28', { surplus: 1 }],
      ['cca-10.27', 'cca-10.27/banner', {}],
      ['cca-10.6', { target: 'MI' }],
      ['cca-10.7', { target: 'MI' }],
    ]);
    expect(sparedOf(rangedCombat, draft)).toContain('cca-13.32 rolled-in-ranged-combat');
    expect(rulingOn(rangedCombat, draft).summary).toMatchObject({
      say: 'roll/eliminated',
      with: { unit: 'LB', target: 'MI', hits: 2, lost: 1, hexes: 0 },
    });
  });

  test('that comes after a move', () => {
    const draft = { attacker: { unit: 'LC', moved: 3 }, defender: { unit: 'LI' } };
    expect(told(rangedCombat, draft)).toContainEqual([
      'cca-10.18',
      'cca-10.18/moved',
      { unit: 'LC', dice: 1, moved: 3 },
    ]);
  });

  test('at a lone leader', () => {
    const draft = { attacker: { unit: 'LB' }, defender: { unit: 'LD' } };
    const at = { unit: 'LB', target: 'LD' };
    expect(told(rangedCombat, draft).slice(4)).toMatchObject([
      ['cca-10.18', { unit: 'LB', dice: 2, moved: 0 }],
      ['cca-10.26', at],
      ['cca-15.4', 'cca-15.4/fire', at],
      ['cca-13.15', { unit: 'LD' }],
    ]);
    expect(sparedOf(rangedCombat, draft)).toEqual(
      expect.arrayContaining([
        'cca-10.25 switched-off',
        'cca-10.6 lone-leader-evades',
        'cca-10.7 lone-leader-evades',
      ]),
    );
    const rolled = (faces: Face[]) => told(rangedCombat, { ...draft, faces }).slice(7);
    expect(rolled(['leader', 'red'])).toEqual([
      ['cca-15.6', 'cca-15.6/fire', {}],
      ['cca-13.15', { unit: 'LD' }],
    ]);
    expect(rolled(['red', 'red'])).toEqual([
      ['cca-13.18', {}],
      ['cca-13.15', { unit: 'LD' }],
    ]);
  });

  test('that leaves a leader alone, or not', () => {
    const draft = {
      attacker: { unit: 'LB' },
      defender: { unit: 'MI', leader: 'attached', blocks: 1 },
    };
    const alone = ['cca-15.3', 'cca-15.3/fire', {}];
    const rolled = (faces: Face[], leaderCheck?: Face[]) =>
      told(rangedCombat, { ...draft, faces, leaderCheck });
    expect(rolled(['blue', 'red'], ['red'])).toContainEqual(alone);
    expect(rolled(['blue', 'red'], ['leader'])).not.toContainEqual(alone);
    expect(rolled(['blue', 'red'], ['leader'])).toContainEqual(['cca-15.6', 'cca-15.6/fire', {}]);
    expect(rolled(['red', 'red'])).not.toContainEqual(alone);
    expect(rolled(['red', 'red'])).not.toContainEqual(['cca-10.27', 'cca-10.27/banner', {}]);
  });

  test('that elephants cannot ignore', () => {
    const at = (unit: string, attacker: string) =>
      sparedOf(rangedCombat, { attacker: { unit: attacker }, defender: { unit } });
    expect(at('EL', 'LC')).toContain('cca-11.35 rolled-in-ranged-combat');
    expect(at('EL', 'LI')).not.toContain('cca-11.35 rolled-in-ranged-combat');
    expect(at('HI', 'LC')).not.toContain('cca-11.35 rolled-in-ranged-combat');
  });

  test('whose card gives no die by reading b of R90', () => {
    const under = (card: string, R90: string) =>
      sparedOf(rangedCombat, {
        attacker: { unit: 'LB' },
        defender: { unit: 'MI' },
        card,
        readings: { R90 },
      }).includes('cca-18.42 reading-r90-b');
    expect(under('i-am-spartacus', 'b')).toBe(true);
    expect(under('i-am-spartacus', 'a')).toBe(false);
    expect(under('none', 'b')).toBe(false);
  });

  test('that is summed up before the roll, or forbidden', () => {
    const draft = { attacker: { unit: 'LB' }, defender: { unit: 'MI' } };
    const units = { attacker: 'LB', defender: 'MI' };
    expect(rulingOn(rangedCombat, draft).summary).toMatchObject({
      say: 'ranged/yes',
      with: { ...units, distance: 2, dice: 2, faces: ['blue'] },
    });
    expect(rulingOn(rangedCombat, { ...draft, distance: 1 }).summary).toMatchObject({
      say: 'ranged/no',
      with: { ...units, distance: 1 },
    });
    const say = (unit: string, faces: Face[]) =>
      rulingOn(rangedCombat, { ...draft, defender: { unit }, faces }).summary.say;
    expect(say('MI', ['flag', 'red'])).toBe('roll/retreats');
    expect(say('MI', ['blue', 'red'])).toBe('roll/holds');
    expect(say('LD', ['blue', 'red'])).toBe('roll/leader-evades');
    expect(say('LD', ['leader', 'red'])).toBe('roll/leader-lost');
  });

  test('next to its target tells why not, without a range', () => {
    const draft = { attacker: { unit: 'AX' }, defender: { unit: 'MI' }, distance: 1 };
    const facts = { unit: 'AX', target: 'MI', moved: 0, distance: 1, range: 2 };
    expect(told(rangedCombat, draft)).toMatchObject([
      ['cca-10.8', {}],
      ['cca-10.9', facts],
      ['cca-10.4', facts],
      ['cca-11.2', facts],
    ]);
    expect(sparedOf(rangedCombat, { ...draft, defender: { unit: 'MC' }, distance: 2 })).toEqual([
      'cca-10.1 has-missiles',
      'cca-10.4 not-adjacent',
      'cca-11.2 no-enemy-adjacent',
      'cca-10.5 no-enemy-adjacent',
      'cca-10.3 in-sight',
      'cca-10.19 moved-at-most-1',
    ]);
  });

  test('out of a camp after a move spares the die that is not lost', () => {
    const out = (unit: string, more: object) =>
      sparedOf(rangedCombat, {
        attacker: { unit, terrain: 'camp', moved: 1 },
        defender: { unit: 'MI' },
        ...more,
      }).filter((one) => one.startsWith('cca-17.42'));
    expect(out('LC', { readings: { R71: 'b' } })).toEqual(['cca-17.42 reading-r71-b']);
    expect(out('LI', { card: 'i-am-spartacus' })).toEqual(['cca-17.42 die-of-the-card']);
    expect(out('LI', { readings: { R71: 'b' } })).toEqual([]);
  });
});

describe('odds of fire', () => {
  const odds = (draft: object) => rulingOn(rangedCombat, draft).odds;

  test('tell blocks and flags with their means, of a lone leader no flags', () => {
    const at = (unit: string) => odds({ attacker: { unit: 'LB' }, defender: { unit } });
    const fractions = (name: string) => at('MI')?.tables[name]?.map((row) => row.fraction);
    const third = { fraction: '1/3', decimal: 0.333 };
    expect(at('MI')?.means).toEqual({ hits: third, blocksLost: third, allBlocksLost: third });
    expect(fractions('blocksLost')).toEqual(['25/36', '5/18', '1/36']);
    expect(fractions('flags')).toEqual(['25/36', '5/18', '1/36']);
    expect(Object.keys(at('LD')?.tables ?? {})).toEqual(['blocksLost']);
    expect(Object.keys(at('LD')?.chances ?? {})).toEqual([
      'at-least-one-hit',
      'eliminated',
      'leader-lost',
    ]);
  });

  const SKY = { attacker: { unit: 'LS' }, card: 'darken-the-sky' };
  const PAIRS = FACES.flatMap((one) => FACES.map((two): Face[] => [one, two]));
  const chance = (defender: object, name: string) =>
    (odds({ ...SKY, defender })?.chances[name]?.percent ?? 0) / 100;

  const resultOf = (defender: object, faces: Face[], leaderCheck?: Face[]) =>
    rulingOn(rangedCombat, { ...SKY, defender, faces, leaderCheck }).answer.result;

  /** The check of a leader: lost in 1 of 36 throws. What it does to one whose unit is gone changes nothing here. */
  const CHECKS: [number, Face[]][] = [
    [1, ['leader', 'leader']],
    [35, ['red', 'red']],
  ];

  /** How often the target dies in two fires, each throw followed to its end. */
  function eliminatedInTwo(defender: { unit: string; leader?: string }): number {
    const led = defender.leader === 'attached';
    let sum = 0;
    for (const faces of PAIRS)
      for (const [weight, check] of CHECKS) {
        const due = resultOf(defender, faces)?.leaderCheckDice ?? 0;
        const after = resultOf(defender, faces, led ? check.slice(0, due) : undefined);
        if (!after) throw new Error('It may not fire.');
        const leader = after.leaderLost ? 'none' : (defender.leader ?? 'none');
        if (after.eliminated) sum += weight;
        else if (!after.leftHex)
          sum += weight * chance({ ...defender, blocks: after.blocksLeft, leader }, 'eliminated');
      }
    return sum / 36 ** 2;
  }

  test.each([
    { unit: 'WR', freeHexes: 0 },
    { unit: 'WR', freeHexes: 0, blocks: 3 },
    { unit: 'LI', blocks: 2 },
    { unit: 'HI', freeHexes: 0, blocks: 2, leader: 'attached' },
    { unit: 'MC', freeHexes: 1, blocks: 3, leader: 'attached' },
  ])('of two fires at %o are those of following every throw', (defender) => {
    expect(chance(defender, 'eliminated-in-two-fires')).toBeCloseTo(eliminatedInTwo(defender), 3);
  });
});

test('ground is told with the unit and the terrain', () => {
  const at = (unit: string, terrain: string, enters = 'ordered') =>
    told(onTerrain, { unit, terrain, enters });
  const heavy = { unit: 'HC', terrain: 'rough' };
  expect(at('HC', 'rough')).toMatchObject([
    ['cca-17.2', heavy],
    ['cca-17.4', heavy],
    ['cca-17.5', 'cca-17.5/mostDice', { most: 2 }],
    ['cca-17.5', 'cca-17.5/mostDiceAgainst', { most: 2 }],
    ['cca-17.7', { terrain: 'rough' }],
  ]);
  expect(at('MI', 'camp').slice(1)).toMatchObject([
    ['cca-17.42', { dice: 1 }],
    ['cca-17.39', { target: 'MI' }],
    ['cca-17.41', {}],
    ['cca-17.40', { target: 'MI' }],
    ['cca-17.44', { terrain: 'camp' }],
  ]);
  expect(at('MI', 'river', 'retreat')).toEqual([
    ['cca-17.26', 'cca-17.26/enter', { unit: 'MI', terrain: 'river' }],
    ['cca-12.8', { target: 'MI' }],
    ['cca-10.14', 'cca-10.14/ground', { terrain: 'river' }],
  ]);
  expect(rulingOn(onTerrain, { unit: 'MI', terrain: 'camp' }).summary.with).toEqual({
    unit: 'MI',
    terrain: 'camp',
  });
  const sight = rulingOn(onTerrain, { unit: 'MI', terrain: 'forest' }).steps.at(-1);
  expect(sight?.effect).toEqual({ on: 'blocksSight', from: false, to: true });
  expect(sparedOf(onTerrain, { unit: 'MI', terrain: 'forest' })).toEqual([
    'cca-17.10 stops-to-enter-forest',
  ]);
});

test('a line of sight is told with its hexes, its distance and the range', () => {
  const draft = { from: 'E7', to: 'E10', shooter: 'LC' };
  expect(told(lineOfSightQuery, draft).slice(2)).toEqual([
    ['cca-10.10', { distance: 3 }],
    ['cca-10.11', 'cca-10.11/short', { unit: 'LC', range: 2, distance: 3 }],
  ]);
  expect(told(lineOfSightQuery, { ...draft, to: 'E8' }).at(-1)).toEqual([
    'cca-10.4',
    'cca-10.4/adjacent',
    {},
  ]);
  expect(told(lineOfSightQuery, { ...draft, shooter: 'HI' }).at(-1)).toEqual([
    'cca-10.1',
    { unit: 'HI' },
  ]);
});

test('a forest beside the line does not switch the hexside off, and hills at one end are no pair', () => {
  const along = { from: 'A7', to: 'C7', forests: ['B7'] };
  expect(sparedOf(lineOfSightQuery, along)).toEqual(['cca-10.15 terrain-between']);
  const low = { from: 'E7', to: 'E10', hills: ['E8'] };
  expect(sparedOf(lineOfSightQuery, low)).toEqual([
    'cca-10.15 terrain-between',
    'cca-10.16 line-through-hexes',
  ]);
  const camp = { from: 'E7', to: 'E9', camps: ['E8'] };
  expect(sparedOf(lineOfSightQuery, camp)).toContain('cca-10.15 terrain-between');
});

test('a contradiction names its hex', () => {
  const faults = (draft: object) => {
    const reply = put(lineOfSightQuery, draft);
    return 'violations' in reply ? reply.violations.map(({ with: values }) => values) : [];
  };
  expect(faults({ from: 'E7', to: 'E7' })).toEqual([{ hex: 'E7' }]);
  expect(faults({ from: 'E7', to: 'H7', forests: ['F7'], camps: ['F7'] })).toEqual([{ hex: 'F7' }]);
});
