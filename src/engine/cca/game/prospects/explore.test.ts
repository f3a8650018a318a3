import { describe, expect, test } from 'vitest';
import { openTo } from '../../../hexes/game/advance.ts';
import type { Hex } from '../../../hexes/hex.ts';
import { type Position, readPosition } from '../position/position.ts';
import { battleProspects, moveProspects, type Order, ordersBy } from './explore.ts';
import { advances, evasions, retreats } from './ways.ts';

const PLAIN: Order = { card: null, moved: 0, leader: false };

function at(text: string): Position {
  const position = readPosition(`cca2_${text}`);
  if ('problem' in position) throw new Error(position.problem);
  return position;
}

const open = (position: Position, from: Hex, order = PLAIN) =>
  [...moveProspects(position, from, order)].flatMap(([to, { refused }]) => (refused ? [] : [to]));

describe('where a piece may move', () => {
  test('heavy infantry goes one hex; the rest is refused with the clause of its limit', () => {
    const position = at('bottom.HI-E5_top.MI-I11');
    expect(open(position, 'E5').sort()).toEqual(['D4', 'D5', 'E4', 'E6', 'F4', 'F5']);
    expect(moveProspects(position, 'E5', PLAIN).get('E7')?.refused).toMatchObject({
      clause: 'cca-8.21',
    });
  });

  test('a hex with a friend is not free', () => {
    const position = at('bottom.HI-E5.MI-F5_top.MI-I11');
    expect(open(position, 'E5')).not.toContain('F5');
  });

  test('the leader of a unit may leave it for a unit three hexes away', () => {
    const position = at('bottom.HI-E5*.MI-E8_top.MI-I11');
    const leader = { ...PLAIN, leader: true };
    expect(moveProspects(position, 'E5', leader).get('E8')?.refused).toBeNull();
    expect(moveProspects(position, 'E5', PLAIN).get('E8')?.refused).not.toBeNull();
  });
});

describe('whom a unit may fight', () => {
  test('an adjacent enemy hand to hand, one out of range not at all', () => {
    const position = at('bottom.LB-E5_top.MI-F5-I11');
    const battles = battleProspects(position, 'E5', PLAIN);
    expect(battles.get('F5')).toMatchObject({ action: { do: 'attack' }, refused: null });
    expect(battles.get('I11')).toMatchObject({ action: { do: 'fire' } });
    // With an enemy next to it a unit battles hand to hand or not at all (cca-11.2).
    expect(battles.get('I11')?.refused).toMatchObject({ clause: 'cca-11.2' });
  });

  test('auxilia that moved two hexes do not fight', () => {
    const position = at('bottom.AX-E5_top.MI-F5');
    const having = (moved: number) =>
      battleProspects(position, 'E5', { ...PLAIN, moved }).get('F5')?.refused;
    expect(having(1)).toBeNull();
    expect(having(2)).not.toBeNull();
  });
});

describe('where flags send a unit', () => {
  test('medium infantry goes back one hex a flag, by either hex behind it', () => {
    const { due, ways } = retreats(at('bottom.MI-E5_top.MI-I11'), 'E5', 1, 0);
    expect(due).toBe(1);
    expect(ways.map(({ path }) => path.join(' ')).sort()).toEqual(['E5 D4', 'E5 D5']);
    expect(ways.every(({ lost, end }) => lost === 0 && end === 'stands')).toBe(true);
  });

  test('two friends behind it: each hex not made costs a block', () => {
    const { ways } = retreats(at('bottom.MI-E5-D4-D5_top.MI-I11'), 'E5', 2, 0);
    expect(ways).toEqual([{ path: ['E5'], lost: 2, end: 'stands' }]);
  });

  test('on its own edge it loses its last blocks', () => {
    const { ways } = retreats(at('bottom.MI-A5x2_top.MI-I11'), 'A5', 2, 0);
    expect(ways).toEqual([{ path: ['A5'], lost: 2, end: 'eliminated' }]);
  });

  test('with two friends beside it the unit may ignore a flag', () => {
    const position = at('bottom.MI-E5-E4-E6_top.MI-I11');
    expect(retreats(position, 'E5', 1, 0).ignorable).toBe(1);
    expect(retreats(position, 'E5', 1, 1)).toMatchObject({ due: 0, ways: [] });
  });
});

describe('where a unit evades to', () => {
  test('light infantry before heavy infantry goes two hexes towards its own side', () => {
    const ways = evasions(at('bottom.LI-E5_top.HI-F5'), 'E5', 'HI');
    if (!Array.isArray(ways)) throw new Error(ways.clause);
    expect(ways.map(({ path }) => path.at(-1)).sort()).toEqual(['C4', 'C5', 'C5', 'C6']);
  });

  test('heavy infantry does not evade, with the clause', () => {
    expect(evasions(at('bottom.HI-E5_top.HI-F5'), 'E5', 'HI')).toHaveProperty('clause');
  });

  test('with both hexes behind taken there is no way', () => {
    expect(evasions(at('bottom.LI-E5.HI-D4-D5_top.HI-F5'), 'E5', 'HI')).toMatchObject({
      clause: 'cca-13.13',
    });
  });

  test('a leader alone flees up to three hexes and may stop before', () => {
    const ways = evasions(at('bottom.LD-E5_top.HI-F5'), 'E5', 'HI');
    if (!Array.isArray(ways)) throw new Error(ways.clause);
    const lengths = new Set(ways.map(({ path }) => path.length - 1));
    expect([...lengths].sort()).toEqual([1, 2, 3]);
  });

  test('a leader alone on his edge may leave the board', () => {
    const ways = evasions(at('bottom.LD-A5_top.HI-B5'), 'A5', 'HI');
    expect(ways).toEqual([{ path: ['A5'], lost: 0, end: 'left-the-board' }]);
  });
});

test('where there are several ways to a hex, it may be moved to', () => {
  const camps = at('bottom.LI-D7_top.HI-I1_ground.camp-E7-E8_scenario-baecula');
  expect(moveProspects(camps, 'D7', PLAIN).get('F7')).toMatchObject({
    action: { do: 'move', from: 'D7', to: 'F7' },
    refused: null,
  });
});

describe('what the victor may do', () => {
  const advance = (text: string) => advances(at(text), 'E5', 'F5');
  const won = (text: string) => openTo(advance(text));

  test('foot enters the vacated hex and battles no more', () => {
    expect(won('bottom.HI-E5_top.LI-F5-G6')).toEqual({ hexes: ['F5'], enemies: [] });
  });

  test('foot with a leader battles once more from there', () => {
    expect(won('bottom.HI-E5*_top.LI-F5-G6-E6')).toMatchObject({ hexes: ['F5'] });
    expect(won('bottom.HI-E5*_top.LI-F5-G6-E6').enemies.sort()).toEqual(['E6', 'G6']);
  });

  test('cavalry may go one hex further, but not after it has entered a forest', () => {
    const { hexes, enemies } = won('bottom.MC-E5_top.LI-F5-G6');
    expect(hexes.sort()).toEqual(['E5', 'E6', 'F4', 'F5', 'F6', 'G5']);
    expect(enemies).toEqual(['G6']);
    const forest = advance('bottom.MC-E5_top.LI-F5_ground.forest-F5');
    expect(openTo(forest).hexes).toEqual(['F5']);
    expect(forest.held?.clause).toBe('cca-17.8');
  });

  test('whom it may not attack again, and where it may not go on, has its clause', () => {
    const [end] = advance('bottom.HI-E5_top.LI-F5-G6').ends;
    expect(end?.fights.get('G6')?.clause).toBe('cca-13.38');
    const { beyond } = advance('bottom.MC-E5.LI-F4_top.LI-F5-G6_ground.river-G5');
    const barred = [...beyond].flatMap(([hex, no]) => (no ? [`${hex} ${no.clause}`] : []));
    expect(barred.sort()).toEqual(['F4 cca-13.40', 'G5 cca-13.40', 'G6 cca-13.40']);
  });

  test('cavalry that goes on attacks from where it ends', () => {
    const { ends } = advance('bottom.MC-E5_top.LI-F5-F7');
    const near = ends.filter(({ fights }) => fights.size > 0).map(({ hex }) => hex);
    // E5, E6, F4, G5 and G6 are not next to F7.
    expect(near).toEqual(['F6']);
  });
});

describe('whom a card orders', () => {
  test('a leader, those next to him, and nobody beyond the number of the card', () => {
    const around = at('bottom.MI-E5*-E7.LI-E4-F5-E6-D4_top');
    const by = (given: Hex[]) => ordersBy(around, 'leadership-any-section', { lead: 'E5', given });
    expect(by([]).sort()).toEqual(['D4', 'E4', 'E5', 'E6', 'F5']);
    expect(by(['E4', 'F5', 'E6']).sort()).toEqual(['E4', 'E5', 'E6', 'F5']);
  });

  test('all that touch the enemy, where the card names no other', () => {
    const position = at('bottom.MI-E5-E7_top.LI-F5');
    expect(ordersBy(position, 'clash-of-shields', {})).toEqual(['E5']);
  });

  test('the side whose turn it is sees left and right from its own edge', () => {
    const position = at('bottom_top.MI-G3-G12_turn-top');
    expect(ordersBy(position, 'order-two-units-right', {})).toEqual(['G3']);
  });
});
