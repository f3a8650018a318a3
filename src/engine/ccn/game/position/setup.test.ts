import { describe, expect, test } from 'vitest';
import { ALL_CARDS } from './deck.ts';
import { type Position, readPosition, writePosition } from './position.ts';
import { positionOf, start } from './setup.ts';

const SQUARES = readPosition(
  'ccn1_bottom.LN-D5x3of4s3*-D6x4s1_top.LC-E5x3_command-5-4_cards.bottom-2L-FS',
) as Position;

describe('setting up', () => {
  test('the cards of squares lie on the track, and the hand has as many fewer', () => {
    const game = start(SQUARES, 3);
    expect(game.hands.bottom).toHaveLength(3);
    expect(game.hands.bottom.slice(0, 2)).toEqual(['probe-left', 'first-strike']);
    expect(game.hands.top).toHaveLength(4);
    expect(Object.keys(game.tracks.bottom)).toEqual(['1', '3']);
    expect(game.tracks.top).toEqual({});
    expect(game.deck).toHaveLength(70 - 9);
  });

  test('all 70 cards are there', () => {
    const { hands, tracks, deck } = start(SQUARES, 3);
    const all = [...hands.bottom, ...hands.top, ...Object.values(tracks.bottom), ...deck];
    expect([...all].sort()).toEqual([...ALL_CARDS].sort());
    expect(ALL_CARDS).toHaveLength(70);
  });

  test('another seed deals other cards, to the track too', () => {
    expect(start(SQUARES, 3)).toEqual(start(SQUARES, 3));
    const dealt = [...Array(20).keys()].map((seed) => start(SQUARES, seed).tracks.bottom[1]);
    expect(new Set(dealt).size).toBeGreaterThan(3);
  });

  test('a game gives back its position: nobody knows the cards of its squares', () => {
    const game = start(SQUARES, 3);
    expect(positionOf(game)).toEqual({ ...SQUARES, hands: game.hands });
    expect(readPosition(writePosition(positionOf(game)))).toEqual(positionOf(game));
  });

  test('what has happened in the turn is not part of it', () => {
    const game = start(SQUARES, 3);
    const order = { moved: 1, fought: 'no' } as const;
    const piece = { ...(game.board.D6 as NonNullable<typeof game.board.D6>), order };
    const board = { ...game.board, D6: { ...piece, leaderOrder: 'ordered' as const } };
    expect(positionOf({ ...game, board })).toEqual(positionOf(game));
  });
});
