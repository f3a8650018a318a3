import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HEXES } from '../../../hexes/hex.ts';
import { position } from '../../../testing/cca/acting.ts';
import { battlefield } from '../../../testing/cca/battlefield.ts';
import { often } from '../../../testing/often.ts';
import { DECK_CARDS } from '../../cards.ts';
import { refusal } from '../play.ts';
import type { Action } from '../state.ts';
import { readLog, replayLog, writeAction, writeLog } from './log.ts';

/** Both hands are full, so that no seed deals another card. */
const SMALL = 'cca2_bottom.MI-D5_top.LI-F5_command-2-1_cards.bottom-2C-2L.top-FS';

const hex = fc.constantFrom(...HEXES);
const camps = fc
  .subarray([...HEXES], { minLength: 1, maxLength: 3 })
  .map((hexes) => hexes.join('-'));
const bare = (...words: Exclude<Action['do'], 'play' | 'ignore' | 'go' | 'exit'>[]) =>
  fc.constantFrom(...words);

const action = fc.oneof(
  fc.record({ do: fc.constant('play'), card: fc.constantFrom(...DECK_CARDS) }),
  fc.record({ do: bare('lead', 'order', 'order-leader', 'rally'), hex }),
  fc.record({ do: bare('move', 'move-leader', 'attack', 'fire'), from: hex, to: hex }),
  fc.record({ do: fc.constant('move'), from: hex, to: hex, through: camps }),
  fc.record({ do: fc.constant('exit'), from: hex, over: hex }),
  fc.record({ do: fc.constant('ignore'), flags: fc.nat(99) }),
  fc.record({ do: fc.constant('go'), to: hex }),
  fc.record({
    do: bare(
      ...(['end', 'stand', 'evade', 'first-strike', 'battle-back'] as const),
      ...(['stop', 'leave', 'advance', 'pass'] as const),
    ),
  }),
) as fc.Arbitrary<Action>;

describe('the log of a game', () => {
  test.each<[Action, string]>([
    [{ do: 'play', card: 'order-three-units-center' }, 'play 3C'],
    [{ do: 'play', card: 'i-am-spartacus' }, 'play Sp'],
    [{ do: 'lead', hex: 'D5' }, 'lead D5'],
    [{ do: 'order', hex: 'D5' }, 'order D5'],
    [{ do: 'order-leader', hex: 'D5' }, 'order-leader D5'],
    [{ do: 'rally', hex: 'D5' }, 'rally D5'],
    [{ do: 'move', from: 'D5', to: 'E5' }, 'move D5 E5'],
    [{ do: 'move', from: 'D5', to: 'F5', through: 'E4-E5' }, 'move D5 F5 by E4-E5'],
    [{ do: 'move-leader', from: 'D5', to: 'E5' }, 'move-leader D5 E5'],
    [{ do: 'exit', from: 'H5', over: 'I5' }, 'exit H5 I5'],
    [{ do: 'attack', from: 'E5', to: 'F5' }, 'attack E5 F5'],
    [{ do: 'fire', from: 'E5', to: 'G5' }, 'fire E5 G5'],
    [{ do: 'ignore', flags: 1 }, 'ignore 1'],
    [{ do: 'go', to: 'G4' }, 'go G4'],
    [{ do: 'first-strike' }, 'first-strike'],
    [{ do: 'end' }, 'end'],
  ])('%j is written %s', (one, text) => {
    expect(writeAction(one)).toBe(text);
  });

  test('is a position, a seed and one line for each action', () => {
    const actions: Action[] = [
      { do: 'play', card: 'order-two-units-center' },
      { do: 'order', hex: 'D5' },
      { do: 'end' },
    ];
    const text = `${SMALL}\nseed 7\nplay 2C\norder D5\nend\n`;
    expect(writeLog(position(SMALL), 7, actions)).toBe(text);
    expect(readLog(text)).toEqual({ position: position(SMALL), seed: 7, actions });
  });

  test('may hold no action yet, lack its last line break, or come from Windows', () => {
    const begun = { position: position(SMALL), seed: 0, actions: [] };
    expect(readLog(`${SMALL}\nseed 0\n`)).toEqual(begun);
    expect(readLog(`${SMALL}\nseed 0`)).toEqual(begun);
    expect(readLog(`${SMALL}\r\nseed 0\r\nend\r\n`)).toEqual({
      ...begun,
      actions: [{ do: 'end' }],
    });
  });

  test('is written and read without loss', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), fc.array(action), (seed, actions) => {
        const log = { position: battlefield(seed % 50), seed, actions };
        expect(readLog(writeLog(log.position, seed, actions))).toEqual(log);
      }),
      { numRuns: often(40, 200) },
    );
  });

  test.each([
    ['', 1, 0, 'not-a-position'],
    ['cca2_bottom.WR-J1\nseed 1', 1, 15, 'no-such-hex'],
    [SMALL, 2, 0, 'unexpected'],
    [`${SMALL}\nplay 2C`, 2, 0, 'unexpected'],
    [`${SMALL}\nseed`, 2, 0, 'unexpected'],
    [`${SMALL}\nseed -1`, 2, 5, 'seed'],
    [`${SMALL}\nseed 4294967296`, 2, 5, 'seed'],
    [`${SMALL}\nseed 07`, 2, 6, 'unexpected'],
    [`${SMALL}\nseed 1 2`, 2, 6, 'unexpected'],
    [`${SMALL}\nseed 1\nplay 2C\n\nend`, 4, 0, 'no-such-action'],
    [`${SMALL}\nseed 1\nend\n\n`, 4, 0, 'no-such-action'],
    [`${SMALL}\nseed 1\nMove D5 E5`, 3, 0, 'no-such-action'],
    [`${SMALL}\nseed 1\ntoString`, 3, 0, 'no-such-action'],
    [`${SMALL}\nseed 1\n end`, 3, 0, 'no-such-action'],
    [`${SMALL}\nseed 1\nend `, 3, 3, 'unexpected'],
    [`${SMALL}\nseed 1\nend D5`, 3, 3, 'unexpected'],
    [`${SMALL}\nseed 1\nplay`, 3, 4, 'unexpected'],
    [`${SMALL}\nseed 1\nplay 9C`, 3, 5, 'no-such-card'],
    [`${SMALL}\nseed 1\nplay 2c`, 3, 5, 'no-such-card'],
    [`${SMALL}\nseed 1\norder E0`, 3, 6, 'no-such-hex'],
    [`${SMALL}\nseed 1\norder E44`, 3, 6, 'no-such-hex'],
    [`${SMALL}\nseed 1\nmove D5`, 3, 7, 'unexpected'],
    [`${SMALL}\nseed 1\nmove D5  E5`, 3, 8, 'no-such-hex'],
    [`${SMALL}\nseed 1\nmove D5 E5 F5`, 3, 10, 'unexpected'],
    [`${SMALL}\nseed 1\nmove D5 F5 by`, 3, 10, 'unexpected'],
    [`${SMALL}\nseed 1\nmove D5 F5 by E5-`, 3, 17, 'no-such-hex'],
    [`${SMALL}\nseed 1\nexit H5 E14`, 3, 8, 'no-such-hex'],
    [`${SMALL}\nseed 1\nignore all`, 3, 7, 'flags'],
    [`${SMALL}\nseed 1\nignore 100`, 3, 7, 'flags'],
  ])('%j is wrong in line %i at %i: %s', (text, line, at, problem) => {
    expect(readLog(text)).toMatchObject({ line, at, problem });
  });
});

const BEGUN = `${SMALL}\nseed 7\nplay 2C\norder D5\nend\nmove D5 E5\nend\n`;

function replayed(text: string) {
  const log = readLog(text);
  if ('problem' in log) throw new RangeError(`${log.problem} in line ${log.line}`);
  return replayLog(log);
}

describe('replaying a log', () => {
  test('carries out all that is legal', () => {
    const { game, wrong } = replayed(BEGUN);
    expect(wrong).toBeNull();
    expect(game.phase).toBe('battle');
    expect(game.board.E5).toMatchObject({ unit: 'MI', order: { moved: 1 } });
  });

  test.each([
    // A card that the player does not hold, and one that was played already.
    ['play 2C', 'play 2R', 3, 'cca-6.1', 'game/not-in-hand'],
    ['order D5', 'play 2L', 4, 'cca-5.3', 'game/not-in-order'],
    ['order D5', 'order F5', 4, 'cca-7.1', 'game/not-yours'],
    ['order D5', 'order D5\norder D5', 5, 'cca-7.4', 'game/has-an-order'],
    // Medium infantry moves 1 hex (cca-8.18), and nobody enters the hex of the enemy.
    ['move D5 E5', 'move D5 F6', 6, 'cca-8.18', 'too-far'],
    ['move D5 E5', 'fire D5 F5', 6, 'cca-5.3', 'game/not-in-move'],
  ])('stops where %s became %s: line %i by %s, %s', (is, was, line, clause, because) => {
    const text = BEGUN.replace(is, was);
    const { game, wrong } = replayed(text);
    expect(wrong).toMatchObject({ line, clause, because });
    expect(wrong && writeAction(wrong.action)).toBe(text.split('\n')[line - 1]);
    expect(wrong && refusal(game, wrong.action)).toMatchObject({ clause, because });
    // Nothing that stands after the wrong line has happened.
    expect(game).toEqual(
      replayed(
        text
          .split('\n')
          .slice(0, line - 1)
          .join('\n'),
      ).game,
    );
  });

  test('a log with another seed stops at the first action that its cards or dice do not allow', () => {
    const text = BEGUN.replace('cards.bottom-2C-2L.top-FS', 'cards.top-FS');
    // Seed 7 or any other: the hand of the player decides whether he can play the card.
    const fits = [...Array(50).keys()].map((seed) => {
      const { game, wrong } = replayed(text.replace('seed 7', `seed ${seed}`));
      if (!wrong) return true;
      expect(wrong).toMatchObject({ line: 3, clause: 'cca-6.1', because: 'game/not-in-hand' });
      expect(game.hands.bottom).not.toContain('order-two-units-center');
      return false;
    });
    expect(fits).toContain(true);
    expect(fits).toContain(false);
  });
});
