import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerTo, asking } from '../../testing/ask.ts';
import { CARDS, type Card } from '../cards.ts';
import { FACES, type Face } from '../faces.ts';
import { TERRAINS } from '../terrain.ts';
import { COMBATANTS, type Combatant } from '../units.ts';
import { rangedCombat } from './ranged-combat.ts';

const { ruling, faults } = asking(rangedCombat);
const fire = (attacker: object, defender: object, more: object = {}) =>
  ruling({ attacker, defender, ...more });

const chance = (attacker: object, defender: object, name: string, more: object = {}) =>
  fire(attacker, defender, more).odds?.chances[name]?.fraction;

/** Figures, table 2: range, and dice by hexes moved; nothing for a unit that may not fire. */
const SHOOTERS: Partial<Record<Combatant, { range: number; dice: number[] }>> = {
  LI: { range: 2, dice: [2, 1, 1] },
  LS: { range: 3, dice: [2, 1, 1] },
  LB: { range: 3, dice: [2, 1, 1] },
  AX: { range: 2, dice: [2, 1] },
  LC: { range: 2, dice: [2, 1, 1, 1, 1] },
};

describe.each(COMBATANTS)('%s fires', (unit) => {
  const { range, dice } = SHOOTERS[unit] ?? { range: 0, dice: [] };

  test('from 2 hexes to its range', () => {
    for (const distance of [1, 2, 3, 4]) {
      const { answer } = fire({ unit }, { unit: 'MI' }, { distance });
      const allowed = distance > 1 && distance <= range;
      expect(answer).toMatchObject({ allowed, distance, range, inRange: allowed });
    }
  });

  test('with dice by its move', () => {
    for (const moved of [0, 1, 2, 3, 4])
      expect(fire({ unit, moved }, { unit: 'MI' }).answer.dice).toBe(dice[moved] ?? 0);
  });
});

/** Figures, table 2: symbol class and retreat for each flag; elephants lose what they ignore close up. */
const TARGETS: Record<Combatant, { hitsOn: Face; retreat: number; ignores: number }> = {
  LI: { hitsOn: 'green', retreat: 2, ignores: 0 },
  LS: { hitsOn: 'green', retreat: 2, ignores: 0 },
  LB: { hitsOn: 'green', retreat: 2, ignores: 0 },
  AX: { hitsOn: 'green', retreat: 1, ignores: 0 },
  WR: { hitsOn: 'blue', retreat: 2, ignores: 1 },
  MI: { hitsOn: 'blue', retreat: 1, ignores: 0 },
  HI: { hitsOn: 'red', retreat: 1, ignores: 0 },
  LC: { hitsOn: 'green', retreat: 4, ignores: 0 },
  MC: { hitsOn: 'blue', retreat: 3, ignores: 0 },
  HC: { hitsOn: 'red', retreat: 2, ignores: 0 },
  CH: { hitsOn: 'red', retreat: 2, ignores: 0 },
  EL: { hitsOn: 'red', retreat: 1, ignores: 0 },
  LD: { hitsOn: 'leader', retreat: 0, ignores: 0 },
};

test.each(COMBATANTS)('%s is hit by its own symbol alone, whoever fires', (target) => {
  const { hitsOn, retreat, ignores } = TARGETS[target];
  for (const unit of ['LI', 'LS', 'LB', 'AX', 'LC'])
    expect(fire({ unit, leader: 'attached' }, { unit: target }).answer).toMatchObject({
      hitsOn: [hitsOn],
      hexesPerFlag: retreat,
      flagsIgnorable: ignores,
      mayEvade: false,
      mustEvade: target === 'LD',
      mayBattleBack: false,
      mayAdvance: false,
    });
});

const ALLOWED: Record<Card, { still: number; moved: number; fires: number }> = {
  none: { still: 2, moved: 1, fires: 1 },
  'clash-of-shields': { still: 0, moved: 0, fires: 0 },
  'mounted-charge': { still: 0, moved: 0, fires: 0 },
  'i-am-spartacus': { still: 3, moved: 2, fires: 1 },
  'double-time': { still: 0, moved: 0, fires: 0 },
  'line-command': { still: 2, moved: 1, fires: 1 },
  'move-fire-move': { still: 2, moved: 1, fires: 1 },
  'darken-the-sky': { still: 2, moved: 0, fires: 2 },
};

test.each(CARDS)('under %s a unit fires with the dice of figures, table 11', (card) => {
  const { still, moved, fires } = ALLOWED[card];
  const standing = fire({ unit: 'LB' }, { unit: 'MI' }, { card }).answer;
  expect(standing).toMatchObject({ dice: still, fires, diceInAll: still * fires });
  expect(fire({ unit: 'LB', moved: 1 }, { unit: 'MI' }, { card }).answer.dice).toBe(moved);
});

test('Darken the Sky leaves one fire to a unit that has fired, no other card leaves any', () => {
  for (const card of CARDS) {
    const { answer } = fire({ unit: 'LB', battled: 'ranged' }, { unit: 'MI' }, { card });
    expect([card, answer.fires]).toEqual([card, card === 'darken-the-sky' ? 1 : 0]);
  }
});

test('ground takes dice away only from a camp, and a card lifts the maximum', () => {
  for (const terrain of TERRAINS) {
    if (terrain === 'river' || terrain === 'coast') continue;
    const camp = terrain === 'camp' ? 1 : 0;
    const dice = (attacker: object, defender: object, more = {}) =>
      fire({ unit: 'LC', ...attacker }, { unit: 'MI', ...defender }, more).answer.dice;
    expect(dice({ terrain }, {})).toBe(2 - camp);
    expect(dice({}, { terrain })).toBe(2);
    expect(dice({ terrain }, {}, { card: 'i-am-spartacus' })).toBe(3 - camp);
    expect(dice({ terrain }, {}, { card: 'i-am-spartacus', readings: { R90: 'b' } })).toBe(
      2 - camp,
    );
    expect(dice({ terrain }, {}, { readings: { R71: 'b' } })).toBe(2);
  }
});

test('which units fire after they have entered a terrain', () => {
  const entered = (unit: string, terrain: string, more = {}) =>
    fire({ unit, terrain, moved: 1 }, { unit: 'MI' }, more).answer.dice;
  for (const unit of ['LI', 'LS', 'LB', 'AX']) {
    for (const terrain of ['clear', 'rough', 'forest', 'hill', 'ford'])
      expect([unit, terrain, entered(unit, terrain)]).toEqual([unit, terrain, 1]);
    expect(entered(unit, 'camp')).toBe(0);
    expect(entered(unit, 'camp', { readings: { R71: 'b' } })).toBe(0);
    expect(entered(unit, 'camp', { card: 'i-am-spartacus' })).toBe(1);
    expect(entered(unit, 'camp', { card: 'i-am-spartacus', readings: { R90: 'b' } })).toBe(0);
  }
  const cavalry = ['clear', 'rough', 'forest', 'hill', 'ford', 'camp'].map((terrain) =>
    entered('LC', terrain),
  );
  expect(cavalry).toEqual([1, 0, 0, 1, 1, 0]);
  expect(entered('LC', 'camp', { readings: { R71: 'b' } })).toBe(1);
  for (const unit of ['LI', 'LC'])
    for (const more of [{}, { card: 'i-am-spartacus', readings: { R90: 'b' } }]) {
      const camped = { unit, terrain: 'camp', moved: 1 };
      expect(fire(camped, { unit: 'MI' }, more).answer.allowed).toBe(false);
    }
});

test.each<[string, object, object, boolean]>([
  ['without an order', { ordered: false }, {}, false],
  ['after a close combat', { battled: 'close' }, {}, false],
  ['with an enemy adjacent', { enemiesAdjacent: 1 }, {}, false],
  ['with no enemy adjacent', { enemiesAdjacent: 0 }, {}, true],
  ['beside a lone leader', { leaderAdjacent: true }, {}, true],
  ['beside a lone leader, R50 b', { leaderAdjacent: true }, { readings: { R50: 'b' } }, false],
  ['beside nobody, R50 b', {}, { readings: { R50: 'b' } }, true],
  ['unseen', {}, { lineOfSight: false }, false],
  ['at two targets', {}, { splitDice: true }, false],
  ['after 3 hexes', { moved: 3 }, {}, false],
  ['after 2 hexes under Line Command', { moved: 2 }, { card: 'line-command' }, false],
])('slings fire %s', (_, attacker, more, allowed) => {
  const input = { attacker: { unit: 'LS', ...attacker }, defender: { unit: 'HC' }, ...more };
  expect(fire(input.attacker, input.defender, more).answer.allowed).toBe(allowed);
  const may = answerTo('cca/may-battle', { ...input, kind: 'ranged', distance: 2 });
  expect(may.allowed).toBe(allowed);
});

test('why a unit may not fire is told by its own clause', () => {
  const forbidding = (attacker: object, more: object = {}) =>
    fire({ unit: 'LB', ...attacker }, { unit: 'MI' }, more)
      .steps.filter(({ effect }) => effect?.to === false)
      .map(({ say }) => say);
  expect(forbidding({ leaderAdjacent: true }, { readings: { R50: 'b' } })).toEqual([
    'cca-10.5/leader',
  ]);
  expect(forbidding({ terrain: 'camp', moved: 1 })).toEqual(['cca-17.42/no-fire']);
  expect(forbidding({ moved: 1 }, { card: 'darken-the-sky' })).toEqual(['cca-18.34']);
  expect(forbidding({}, { distance: 4 })).toEqual(['cca-10.12']);
});

describe('odds', () => {
  /** Every throw of so many dice, one after the other. */
  const throws = (dice: number): Face[][] =>
    dice === 0
      ? [[]]
      : throws(dice - 1).flatMap((faces) => FACES.map((face): Face[] => [...faces, face]));

  const targets = fc.constantFrom(...COMBATANTS);
  const situation = fc.record({
    unit: fc.constantFrom('LI', 'LS', 'LB', 'AX', 'LC'),
    target: targets,
    moved: fc.constantFrom(0, 1),
    blocks: fc.constantFrom(1, 2),
    support: fc.constantFrom(0, 2),
    freeHexes: fc.constantFrom(0, 1, 9),
    card: fc.constantFrom('none', 'i-am-spartacus'),
  });

  test('are those of counting what every throw does', () => {
    fc.assert(
      fc.property(situation, ({ unit, target, moved, blocks, support, freeHexes, card }) => {
        const attacker = { unit, moved };
        const defender = {
          unit: target,
          blocks: target === 'LD' ? 1 : blocks,
          support,
          freeHexes,
        };
        const { answer, odds } = fire(attacker, defender, { card });
        const all = throws(answer.dice);
        const results = all.map((faces) => fire(attacker, defender, { card, faces }).answer.result);
        const part = (holds: (result: (typeof results)[number]) => boolean) =>
          results.filter(holds).length / all.length;
        const percent = (name: string) => odds?.chances[name]?.percent ?? 0;
        expect(percent('at-least-one-hit') / 100).toBeCloseTo(part((r) => Number(r?.hits) > 0));
        expect(percent('eliminated') / 100).toBeCloseTo(part((r) => r?.eliminated === true));
        if (target !== 'LD')
          expect(percent('at-least-one-flag') / 100).toBeCloseTo(part((r) => Number(r?.flags) > 0));
      }),
      { numRuns: 60 },
    );
  });

  test('of a retreat do not ask whether the way is free', () => {
    const blocked = { unit: 'MI', freeHexes: 0 };
    expect(chance({ unit: 'LB' }, blocked, 'retreats')).toBe('11/36');
    expect(chance({ unit: 'LB' }, blocked, 'nothing-happens')).toBe('4/9');
    expect(chance({ unit: 'LB' }, { unit: 'WR' }, 'retreats')).toBe('1/36');
    // One block: a hit or a flag that costs it, unless it is free to go.
    expect(chance({ unit: 'LB' }, { ...blocked, blocks: 1 }, 'eliminated')).toBe('5/9');
    expect(chance({ unit: 'LB' }, { unit: 'MI', blocks: 1 }, 'eliminated')).toBe('11/36');
  });

  test('of the leader, alone or with his unit', () => {
    expect(chance({ unit: 'LB' }, { unit: 'LD' }, 'leader-lost')).toBe('11/36');
    expect(chance({ unit: 'LB', moved: 1 }, { unit: 'LD' }, 'leader-lost')).toBe('1/6');
    const led = { unit: 'MI', leader: 'attached' };
    expect(chance({ unit: 'LB' }, led, 'leader-lost')).toBe('11/1296');
    expect(chance({ unit: 'LB' }, { ...led, blocks: 1 }, 'leader-lost')).toBe('11/216');
    expect(chance({ unit: 'LB' }, { unit: 'MI', leader: 'adjacent' }, 'leader-lost')).toBe(
      undefined,
    );
  });

  const SKY = { card: 'darken-the-sky' };
  test('of two fires count a second one only at a target that stayed', () => {
    const firm = { unit: 'LI', leader: 'attached', support: 2 };
    expect(chance({ unit: 'LS' }, firm, 'hit-in-two-fires', SKY)).toBe('671/1296');
    // 11/36 at first; of the 25/36 without a hit 16 are without a flag, and those are fired at again.
    expect(chance({ unit: 'LS' }, { unit: 'LI' }, 'hit-in-two-fires', SKY)).toBe('143/324');
    // The way is blocked: it stays, unless two flags cost it all 4 blocks. 11/36 + 24/36 x 11/36.
    const held = { unit: 'LI', freeHexes: 0 };
    expect(chance({ unit: 'LS' }, held, 'hit-in-two-fires', SKY)).toBe('55/108');
    expect(chance({ unit: 'LS' }, { unit: 'LD' }, 'hit-in-two-fires', SKY)).toBe('11/36');
    expect(chance({ unit: 'LS' }, { unit: 'LI' }, 'hit-in-two-fires')).toBe(undefined);
    expect(chance({ unit: 'LS', battled: 'ranged' }, { unit: 'LI' }, 'hit-in-two-fires', SKY)).toBe(
      undefined,
    );
  });

  test('of two fires that eliminate a unit of 2 blocks', () => {
    // 2 hits at once 1/36; or 1 hit without a flag 8/36, then at least 1 of 2 dice 11/36; or none, then 1/36.
    const expected = (1 / 36 + (8 / 36) * (11 / 36) + (16 / 36) * (1 / 36)) * 1296;
    expect(chance({ unit: 'LS' }, { unit: 'LI', blocks: 2 }, 'eliminated-in-two-fires', SKY)).toBe(
      `${Math.round(expected) / 4}/324`,
    );
  });
});

describe('the faces that were rolled', () => {
  const result = (target: object, faces: Face[], more: object = {}) =>
    fire({ unit: 'LB' }, target, { faces, ...more }).answer;

  test('are counted, and dice that are not given miss', () => {
    expect(result({ unit: 'MI' }, ['blue']).result).toMatchObject({ hits: 1, flags: 0, misses: 1 });
    expect(result({ unit: 'MI' }, []).result).toMatchObject({ hits: 0, misses: 2, banners: 0 });
    expect(fire({ unit: 'LB' }, { unit: 'MI' }).answer.result).toBeNull();
  });

  test('a leader who outlives his unit must evade and gives no banner', () => {
    const led = { unit: 'MI', leader: 'attached', blocks: 1 };
    expect(result(led, ['blue'], { leaderCheck: ['red'] })).toMatchObject({
      mustEvade: true,
      result: { eliminated: true, leaderLost: false, leaderCheckDice: 1, banners: 1 },
    });
    expect(result(led, ['blue'], { leaderCheck: ['leader'] })).toMatchObject({
      mustEvade: false,
      result: { leaderLost: true, banners: 2 },
    });
    expect(result({ ...led, blocks: 2 }, ['blue']).mustEvade).toBe(false);
    expect(result({ unit: 'MI', blocks: 1 }, ['blue']).mustEvade).toBe(false);
  });

  test('a lone leader is lost to any leader symbol, and flags do nothing to him', () => {
    expect(result({ unit: 'LD' }, ['leader', 'flag'])).toMatchObject({
      mustEvade: false,
      result: { hits: 1, flags: 0, eliminated: true, blocksLeft: 0, banners: 1, leftHex: false },
    });
    expect(result({ unit: 'LD' }, ['red', 'flag'])).toMatchObject({
      mustEvade: true,
      result: { hits: 0, eliminated: false, blocksLeft: 1, banners: 0, leftHex: true },
    });
  });

  test('warriors that lose a block keep their flag, or not (R18)', () => {
    const faces: Face[] = ['blue', 'flag'];
    expect(result({ unit: 'WR' }, faces).result).toMatchObject({ retreatHexes: 0 });
    expect(result({ unit: 'WR' }, faces, { readings: { R18: 'b' } }).result).toMatchObject({
      retreatHexes: 2,
    });
  });

  test('no unit advances after fire, and it is told where a hex was vacated', () => {
    const spared = (target: object, faces: Face[]) =>
      fire({ unit: 'LB' }, target, { faces })
        .notApplied.map(({ clause }) => clause)
        .includes('cca-13.32');
    expect(spared({ unit: 'MI', blocks: 1 }, ['blue'])).toBe(true);
    expect(spared({ unit: 'MI' }, ['flag'])).toBe(true);
    expect(spared({ unit: 'MI' }, ['blue'])).toBe(false);
  });
});

describe('a rampart between', () => {
  const ignorable = (unit: string, rampart: string, R72: string) =>
    fire({ unit: 'AX' }, { unit, rampart }, { readings: { R72 } }).answer.flagsIgnorable;

  test('lets a foot unit ignore 1 flag of fire, or not (R72)', () => {
    expect(ignorable('MI', 'between', 'a')).toBe(1);
    expect(ignorable('MI', 'between', 'b')).toBe(0);
    expect(ignorable('MI', 'elsewhere', 'a')).toBe(0);
    expect(ignorable('MC', 'between', 'a')).toBe(0);
  });
});

test.each<[string, Record<string, unknown>, [string, string][]]>([
  ['more faces than dice', { faces: ['red', 'red', 'red'] }, [['faces', 'more-faces-than-dice']]],
  [
    'faces of a unit that moved',
    { moved: 1, faces: ['red', 'red'] },
    [['faces', 'more-faces-than-dice']],
  ],
  ['faces where there is no fire', { enemiesAdjacent: 1, faces: ['red'] }, []],
  ['a check of nobody', { leaderCheck: ['red'] }, [['leaderCheck', 'no-leader-to-check']]],
  [
    'a target adjacent and no enemy',
    { enemiesAdjacent: 0, distance: 1 },
    [['attacker.enemiesAdjacent', 'target-is-adjacent']],
  ],
  ['a unit in a river', { terrain: 'river' }, [['attacker.terrain', 'impassable']]],
  ['too many blocks', { targetBlocks: 4 }, [['defender.blocks', 'more-blocks-than-unit']]],
])(
  '%s',
  (_, {
    faces,
    leaderCheck,
    distance,
    targetBlocks,
    ...attacker
  }: Record<string, unknown>, expected) => {
    const draft = {
      attacker: { unit: 'LB', ...attacker },
      defender: { unit: 'MC', blocks: targetBlocks },
      faces,
      leaderCheck,
      distance,
    };
    expect(faults(draft).map(([field, problem]) => [field, problem])).toEqual(expected);
  },
);
