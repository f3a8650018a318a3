import { expect, test } from 'vitest';
import type { Hex, Side } from '../hex.ts';
import {
  clear,
  enemiesNear,
  enemyUnitsNear,
  friendsNear,
  heldBy,
  pieceAt,
  pieces,
  piecesOf,
  place,
  rearOf,
  without,
} from './board.ts';
import { forbiddenBy, refuseOthers } from './refusal.ts';
import { type Board, LEADER, type Piece } from './state.ts';
import { isSurrounded } from './ways-back.ts';

const piece = (side: Side, unit = 'HI', leader = false): Piece => ({
  side,
  unit,
  blocks: 4,
  leader,
  order: null,
});
/** Around E7: a friend, two enemies and a leader of theirs; one of each side farther away. */
const board: Board = {
  E7: piece('bottom'),
  E6: piece('bottom', 'LI', true),
  E8: piece('top'),
  F7: piece('top', 'LI', true),
  D6: piece('top', LEADER),
  A1: piece('bottom', LEADER),
  I1: piece('top'),
};
const hexes = (found: readonly (readonly [Hex, Piece])[]) => found.map(([hex]) => hex).sort();

test('pieces are found by their hex and by their side', () => {
  expect(pieceAt({ board }, 'E8')).toBe(board.E8);
  expect(() => pieceAt({ board }, 'C3')).toThrow('Nobody stands in C3.');
  expect(pieces({ board })).toHaveLength(7);
  expect(hexes(piecesOf({ board }, 'bottom'))).toEqual(['A1', 'E6', 'E7']);
});

test('friends and enemies are those in the six hexes around', () => {
  expect(hexes(friendsNear({ board }, 'E7', 'bottom'))).toEqual(['E6']);
  expect(hexes(enemiesNear({ board }, 'E7', 'bottom'))).toEqual(['D6', 'E8', 'F7']);
  expect(hexes(enemyUnitsNear({ board }, 'E7', 'bottom'))).toEqual(['E8', 'F7']);
  expect(hexes(enemiesNear({ board }, 'E7', 'top'))).toEqual(['E6']);
});

test.each<[Hex, Side, string]>([
  ['C3', 'bottom', 'nobody'],
  ['E7', 'bottom', 'friendly-unit'],
  ['E6', 'bottom', 'friendly-unit-with-leader'],
  ['A1', 'bottom', 'friendly-leader'],
  ['D6', 'bottom', 'enemy-leader'],
  ['E8', 'bottom', 'enemy-unit'],
  ['F7', 'bottom', 'enemy-unit'],
  ['D6', 'top', 'friendly-leader'],
])('in the eyes of the other or of his own, %s holds for %s: %s', (hex, side, holds) => {
  expect(heldBy({ board }, hex, side)).toBe(holds);
});

test('a board with one piece more or less is another one', () => {
  const game = { board };
  place(game, 'C3', piece('top'));
  expect(game.board).toEqual({ ...board, C3: piece('top') });
  clear(game, 'C3');
  expect(game.board).toEqual(board);
  expect(Object.keys(without(board, ['E7', 'A1', 'B1'])).sort()).toEqual([
    'D6',
    'E6',
    'E8',
    'F7',
    'I1',
  ]);
  expect(Object.keys(board)).toHaveLength(7);
});

test('the way back is to the next row of the own edge', () => {
  expect([...rearOf('E7', 'bottom')].sort()).toEqual(['D6', 'D7']);
  expect([...rearOf('E7', 'top')].sort()).toEqual(['F6', 'F7']);
  expect(rearOf('A7', 'bottom')).toEqual([]);
});

test('who is surrounded has enemy units on every way back that he could go', () => {
  const never = () => false;
  const held = (one: Piece | undefined, other: Piece | undefined) => ({
    board: { ...(one && { D6: one }), ...(other && { D7: other }) } as Board,
    ground: {},
    ramparts: {},
  });
  const [enemy, friend, leader] = [piece('top'), piece('bottom'), piece('top', LEADER)];
  const is = (field: ReturnType<typeof held>, impassable: (hex: Hex) => boolean = never) =>
    isSurrounded(field, 'E7', 'bottom', impassable);
  expect(is(held(enemy, enemy))).toBe(true);
  expect(is(held(enemy, undefined))).toBe(false);
  expect(is(held(enemy, friend))).toBe(false);
  expect(is(held(enemy, leader))).toBe(false);
  expect(is(held(enemy, undefined), (hex) => hex === 'D7')).toBe(true);
  expect(is(held(enemy, enemy), () => true)).toBe(false);
});

test('only what is one’s own may be told what to do', () => {
  const refuse = (hex: Hex) => refuseOthers({ board, active: 'bottom' }, hex, 'cca-7.1');
  expect(refuse('E7')).toBeNull();
  expect(refuse('C3')).toEqual({
    clause: 'cca-7.1',
    because: 'game/nobody-there',
    with: { hex: 'C3' },
  });
  expect(refuse('E8')).toEqual({
    clause: 'cca-7.1',
    because: 'game/not-yours',
    with: { unit: 'HI', hex: 'E8' },
  });
});

test('of the steps of a table the first that no longer allows says no', () => {
  const step = (say: string, on: string, from: boolean, to: boolean) =>
    ({ clause: 'cca-8.3', say, with: { n: 1 }, effect: { on, from, to } }) as const;
  const plain = { clause: 'cca-8.2', say: 'plain', with: {}, effect: null } as const;
  const others = [
    plain,
    step('fires', 'mayFire', true, false),
    step('may', 'allowed', false, true),
  ];
  expect(forbiddenBy(others)).toBeNull();
  const [first, second] = [step('no', 'allowed', true, false), step('nor', 'allowed', true, false)];
  expect(forbiddenBy([...others, first, second])).toEqual({
    clause: 'cca-8.3',
    because: 'no',
    with: { n: 1 },
  });
});
