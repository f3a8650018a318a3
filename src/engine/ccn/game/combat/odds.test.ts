import { describe, expect, test } from 'vitest';
import type { Hex } from '../../../hexes/hex.ts';
import { rolling } from '../../../testing/ccn/acting.ts';
import { battling, ordering } from '../../../testing/ccn/placed.ts';
import { AT, type Case, FROM, farOff } from '../../../testing/ccn/thrown.ts';

const before =
  (text: string, ...more: Hex[]) =>
  () =>
    battling(text.replace(/(_cards|$)/, '_goal-9$1'), FROM, ...more);
/** Rows behind the attacker and behind the defender, who stand in the middle of the board. */
const BACK = {
  attacker: { freeHexes: 4, closedBy: 'edge' },
  defender: { freeHexes: 3, closedBy: 'edge' },
};
const SHEET = 'scenario.sheet-bottom-Army*up*GG4g2*FA3t1111t2211t3321.sheet-top-Army*up*GG4g2';
const melee = {
  does: 'attack E7 F7',
  target: AT,
  first: ['stand'],
  query: 'ccn/melee-roll',
} as const;
const sides = (attacker: object, defender: object, more: object = {}) => ({
  attacker: { ...attacker, ...BACK.attacker },
  defender: { ...defender, ...BACK.defender },
  ...more,
});
const IDLE = 'artillery artillery artillery artillery';
const LINE = { unit: 'line', blocks: 4 };

const CASES: Record<string, Case> = {
  'line infantry against line infantry with a leader on a hill': {
    ...melee,
    start: before('bottom.LN-E7x4_top.LN-F7x4*_ground.hill-F7'),
    input: sides(LINE, { ...LINE, leader: true, terrain: 'hill' }),
  },
  'heavy cavalry against militia, which goes back three hexes for a flag': {
    ...melee,
    start: before('bottom.HC-E7x4_top.MI-F7x4'),
    input: sides({ unit: 'heavy-cavalry', blocks: 4 }, { unit: 'militia', blocks: 4 }),
  },
  'rifles, whose sabers miss, against cavalry in a forest': {
    ...melee,
    start: before('bottom.RL-E7x4_top.LC-F7x2*_ground.forest-F7'),
    input: sides(
      { unit: 'rifle', blocks: 4 },
      { unit: 'light-cavalry', blocks: 2, leader: true, terrain: 'forest' },
    ),
  },
  'cuirassiers against guard grenadiers with two friends, behind fieldworks': {
    ...melee,
    start: before(`bottom.CU-E7x4_top.GG-F7x3.LN-F6x4-F8x4_ground.works-F7sw_${SHEET}`),
    input: sides(
      { unit: 'cuirassiers', blocks: 4 },
      { unit: 'guard-grenadier', blocks: 3, support: 2, fieldworks: 'between', guardFlags: 2 },
    ),
  },
  'a unit that attacks under Cold Steel': {
    ...melee,
    start: () => ordering('bottom.LN-E7x3_top.GR-F7x4_goal-9', 'cold-steel'),
    input: sides(
      { unit: 'line', blocks: 3 },
      { unit: 'grenadier', blocks: 4 },
      { card: 'cold-steel' },
    ),
  },
  'cavalry that grenadiers strike first': {
    ...melee,
    start: before('bottom.LC-E7x3*_top.GR-F7x4_cards.top-FS'),
    target: FROM,
    first: ['first-strike'],
    input: sides(
      { unit: 'light-cavalry', blocks: 3, leader: true },
      { unit: 'grenadier', blocks: 4 },
      { roll: 'first-strike' },
    ),
  },
  'infantry that answers': {
    ...melee,
    start: () => rolling(before('bottom.LN-E7x4*_top.GR-F7x3')(), 'attack E7 F7', IDLE),
    does: 'battle-back',
    target: FROM,
    input: sides(
      { ...LINE, leader: true },
      { unit: 'grenadier', blocks: 3 },
      { roll: 'battle-back' },
    ),
  },
  'a leader alone': {
    ...melee,
    start: before('bottom.LN-E7x3_top.LD-F7'),
    input: sides({ unit: 'line', blocks: 3 }, { unit: 'leader', blocks: 1 }),
  },
  'cavalry that retires': {
    ...melee,
    start: before('bottom.LN-E7x4_top.LC-F7x2*'),
    first: ['retire'],
    query: 'ccn/retire-and-reform',
    input: { attacker: LINE, defender: { unit: 'light-cavalry', blocks: 2, leader: true } },
  },
  'infantry with artillery': {
    ...melee,
    start: before(`bottom.LN-E7x3.FA-D8x3_top.GR-F7x4*_${SHEET}`, 'D8'),
    does: 'attack E7 F7 with D8',
    query: 'ccn/combined-arms',
    input: {
      attacker: { unit: 'line', blocks: 3 },
      defender: { unit: 'grenadier', blocks: 4, leader: true, ...BACK.defender },
      guns: [{ unit: 'foot-artillery', blocks: 3, distance: 2, artilleryDice: 3 }],
    },
  },
  'light infantry that fires at a unit with a leader between two friends': {
    start: before('bottom.LT-E7x4_top.LN-G7x3*-G6x4-G8x4'),
    does: 'fire E7 G7',
    target: 'G7',
    query: 'ccn/ranged-combat',
    input: {
      attacker: { unit: 'light', blocks: 4 },
      defender: {
        unit: 'line',
        blocks: 3,
        leader: true,
        support: 2,
        freeHexes: 2,
        closedBy: 'edge',
      },
      distance: 2,
    },
  },
  'artillery that fires at cavalry in a town': {
    start: before(`bottom.FA-E7x3_top.LC-G7x2_ground.town-G7_${SHEET}`),
    does: 'fire E7 G7',
    target: 'G7',
    query: 'ccn/ranged-combat',
    input: {
      attacker: { unit: 'foot-artillery', blocks: 3, artilleryDice: 3 },
      defender: {
        unit: 'light-cavalry',
        blocks: 2,
        terrain: 'town',
        freeHexes: 2,
        closedBy: 'edge',
      },
      distance: 2,
    },
  },
  'a leader who escapes through two units': {
    start: () =>
      rolling(before('bottom.LN-E7x4-G7x2-G8x2-H6x3-H7x3-H8x3_top.LD-F7')(), 'attack E7 F7', IDLE),
    does: 'go G7',
    target: AT,
    query: 'ccn/escape',
    input: { first: { unit: 'line', blocks: 2 }, second: { unit: 'line', blocks: 3 } },
  },
  'a leader whose unit loses a block for a hex that it cannot make': {
    start: () =>
      rolling(
        battling('bottom.LN-H7x4_top.LN-I7x4*_goal-9', 'H7'),
        'attack H7 I7',
        'flag flag artillery artillery',
      ),
    does: 'ignore 1',
    target: 'I7',
    query: 'ccn/retreat',
    input: { ...LINE, leader: true, flags: 2, ignores: 1, freeHexes: 0, closedBy: 'edge' },
  },
  'a leader whose unit loses its last block for a hex that it cannot make': {
    start: () =>
      rolling(
        battling('bottom.LN-H7x4_top.LN-I7x1*_goal-9', 'H7'),
        'attack H7 I7',
        'flag flag artillery artillery',
      ),
    does: 'ignore 1',
    target: 'I7',
    query: 'ccn/retreat',
    input: {
      ...{ unit: 'line', blocks: 1, leader: true },
      ...{ flags: 2, ignores: 1, freeHexes: 0, closedBy: 'edge' },
    },
  },
  'cavalry against infantry that forms square': {
    ...melee,
    start: before('bottom.LC-E7x3*_top.LN-F7x2'),
    first: ['form-square'],
    query: 'ccn/square-combat',
    input: {
      attacker: { unit: 'light-cavalry', blocks: 3, leader: true, freeHexes: 4 },
      defender: { unit: 'line', blocks: 2, freeHexes: 3 },
      formsSquare: true,
    },
  },
  'infantry against a square, which answers': {
    ...melee,
    start: before('bottom.LN-E7x3_top.LN-F7x4s1'),
    first: ['stand', 'battle-back'],
    query: 'ccn/square-combat',
    input: {
      attacker: { unit: 'line', blocks: 3, freeHexes: 4 },
      defender: { ...LINE, inSquare: true, freeHexes: 3 },
    },
  },
};

describe('combats thrown again and again come out as the calculators say', () => {
  test.each(Object.entries(CASES))('%s', (_, one) => {
    const far = farOff(one);
    expect(Object.keys(far).length).toBeGreaterThan(0);
    expect(Object.entries(far).filter(([, off]) => off > 1)).toEqual([]);
  });

  test('the same comparison finds a wrong ruling: one block less, or another type', () => {
    const one = CASES['line infantry against line infantry with a leader on a hill'] as Case;
    const wrong = sides({ unit: 'line', blocks: 3 }, { ...LINE, leader: true, terrain: 'hill' });
    expect(
      Math.max(...Object.values(farOff(one, { query: one.query, input: wrong }))),
    ).toBeGreaterThan(1);
  });
});
