import { describe, expect, test } from 'vitest';
import type { Hex } from '../../../hexes/hex.ts';
import { type Position, readPosition } from '../position/position.ts';
import {
  advances,
  battleProspects,
  evasions,
  moveProspects,
  type Order,
  ordersBy,
  retreats,
} from './explore.ts';

const PLAIN: Order = { card: null, moved: 0, leader: false };

function at(text: string): Position {
  const position = readPosition(`cca1_${text}`);
  if ('problem' in position) throw new Error(position.problem);
  return position;
}

const open = (position: Position, from: Hex, order = PLAIN) =>
  [...moveProspects(position, from, order)].flatMap(([to, { refused }]) => (refused ? [] : [to]));

describe('where a piece may move', () => {
  test('heavy infantry goes one hex; the rest is refused with the clause of its limit', () => {
    const position = at('bottom.HI-E5_top.MI-K9');
    expect(open(position, 'E5').sort()).toEqual(['D4', 'D5', 'D6', 'E4', 'E6', 'F5']);
    expect(moveProspects(position, 'E5', PLAIN).get('G5')?.refused).toMatchObject({
      clause: 'cca-8.21',
    });
  });

  test('a hex with a friend is not free', () => {
    const position = at('bottom.HI-E5.MI-E6_top.MI-K9');
    expect(open(position, 'E5')).not.toContain('E6');
  });

  test('the leader of a unit may leave it for a unit three hexes away', () => {
    const position = at('bottom.HI-E5*.MI-H5_top.MI-K9');
    const leader = { ...PLAIN, leader: true };
    expect(moveProspects(position, 'E5', leader).get('H5')?.refused).toBeNull();
    expect(moveProspects(position, 'E5', PLAIN).get('H5')?.refused).not.toBeNull();
  });
});

describe('whom a unit may fight', () => {
  test('an adjacent enemy hand to hand, one out of range not at all', () => {
    const position = at('bottom.LB-E5_top.MI-E6-K9');
    const battles = battleProspects(position, 'E5', PLAIN);
    expect(battles.get('E6')).toMatchObject({ action: { do: 'attack' }, refused: null });
    expect(battles.get('K9')).toMatchObject({ action: { do: 'fire' } });
    // With an enemy next to it a unit battles hand to hand or not at all (cca-11.2).
    expect(battles.get('K9')?.refused).toMatchObject({ clause: 'cca-11.2' });
  });

  test('auxilia that moved two hexes do not fight', () => {
    const position = at('bottom.AX-E5_top.MI-E6');
    const having = (moved: number) =>
      battleProspects(position, 'E5', { ...PLAIN, moved }).get('E6')?.refused;
    expect(having(1)).toBeNull();
    expect(having(2)).not.toBeNull();
  });
});

describe('where flags send a unit', () => {
  test('medium infantry goes back one hex a flag, by either hex behind it', () => {
    const { due, ways } = retreats(at('bottom.MI-E5_top.MI-K9'), 'E5', 1, 0);
    expect(due).toBe(1);
    expect(ways.map(({ path }) => path.join(' ')).sort()).toEqual(['E5 D4', 'E5 E4']);
    expect(ways.every(({ lost, end }) => lost === 0 && end === 'stands')).toBe(true);
  });

  test('two friends behind it: each hex not made costs a block', () => {
    const { ways } = retreats(at('bottom.MI-E5-D4-E4_top.MI-K9'), 'E5', 2, 0);
    expect(ways).toEqual([{ path: ['E5'], lost: 2, end: 'stands' }]);
  });

  test('on its own edge it loses its last blocks', () => {
    const { ways } = retreats(at('bottom.MI-E1x2_top.MI-K9'), 'E1', 2, 0);
    expect(ways).toEqual([{ path: ['E1'], lost: 2, end: 'eliminated' }]);
  });

  test('with two friends beside it the unit may ignore a flag', () => {
    const position = at('bottom.MI-E5-D5-F5_top.MI-K9');
    expect(retreats(position, 'E5', 1, 0).ignorable).toBe(1);
    expect(retreats(position, 'E5', 1, 1)).toMatchObject({ due: 0, ways: [] });
  });
});

describe('where a unit evades to', () => {
  test('light infantry before heavy infantry goes two hexes towards its own side', () => {
    const ways = evasions(at('bottom.LI-E5_top.HI-E6'), 'E5', 'HI');
    if (!Array.isArray(ways)) throw new Error(ways.clause);
    expect(ways.map(({ path }) => path.at(-1)).sort()).toEqual(['D3', 'E3', 'E3', 'F3']);
  });

  test('heavy infantry does not evade, with the clause', () => {
    expect(evasions(at('bottom.HI-E5_top.HI-E6'), 'E5', 'HI')).toHaveProperty('clause');
  });

  test('with both hexes behind taken there is no way', () => {
    expect(evasions(at('bottom.LI-E5.HI-D4-E4_top.HI-E6'), 'E5', 'HI')).toMatchObject({
      clause: 'cca-13.13',
    });
  });

  test('a leader alone flees up to three hexes and may stop before', () => {
    const ways = evasions(at('bottom.LD-E5_top.HI-E6'), 'E5', 'HI');
    if (!Array.isArray(ways)) throw new Error(ways.clause);
    const lengths = new Set(ways.map(({ path }) => path.length - 1));
    expect([...lengths].sort()).toEqual([1, 2, 3]);
  });

  test('a leader alone on his edge may leave the board', () => {
    const ways = evasions(at('bottom.LD-E1_top.HI-E2'), 'E1', 'HI');
    expect(ways).toEqual([{ path: ['E1'], lost: 0, end: 'left-the-board' }]);
  });
});

test('where there are several ways to a hex, it may be moved to', () => {
  const camps = at('bottom.LI-G4_top.HI-A9_ground.camp-G5-H5_scenario-baecula');
  expect(moveProspects(camps, 'G4', PLAIN).get('G6')).toMatchObject({
    action: { do: 'move', from: 'G4', to: 'G6' },
    refused: null,
  });
});

describe('what the victor may do', () => {
  const won = (text: string) => advances(at(text), 'E5', 'E6');

  test('foot enters the vacated hex and battles no more', () => {
    expect(won('bottom.HI-E5_top.LI-E6-F7')).toEqual({ hexes: ['E6'], enemies: [] });
  });

  test('foot with a leader battles once more from there', () => {
    expect(won('bottom.HI-E5*_top.LI-E6-F7-F5')).toMatchObject({ hexes: ['E6'] });
    expect(won('bottom.HI-E5*_top.LI-E6-F7-F5').enemies.sort()).toEqual(['F5', 'F7']);
  });

  test('cavalry may go one hex further, but not after it has entered a forest', () => {
    const { hexes, enemies } = won('bottom.MC-E5_top.LI-E6-F7');
    expect(hexes.sort()).toEqual(['D6', 'E5', 'E6', 'E7', 'F5', 'F6']);
    expect(enemies).toEqual(['F7']);
    expect(won('bottom.MC-E5_top.LI-E6_ground.forest-E6').hexes).toEqual(['E6']);
  });
});

describe('whom a card orders', () => {
  test('a leader, those next to him, and nobody beyond the number of the card', () => {
    const around = at('bottom.MI-E5*-G5.LI-D5-E6-F5-D4_top');
    const by = (given: Hex[]) => ordersBy(around, 'leadership-any-section', { lead: 'E5', given });
    expect(by([]).sort()).toEqual(['D4', 'D5', 'E5', 'E6', 'F5']);
    expect(by(['D5', 'E6', 'F5']).sort()).toEqual(['D5', 'E5', 'E6', 'F5']);
  });

  test('all that touch the enemy, where the card names no other', () => {
    const position = at('bottom.MI-E5-G5_top.LI-E6');
    expect(ordersBy(position, 'clash-of-shields', {})).toEqual(['E5']);
  });

  test('the side whose turn it is sees left and right from its own edge', () => {
    const position = at('bottom_top.MI-C7-L7_turn-top');
    expect(ordersBy(position, 'order-two-units-right', {})).toEqual(['C7']);
  });
});
