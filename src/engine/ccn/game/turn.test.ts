import { describe, expect, test } from 'vitest';
import { acted, until } from '../../testing/ccn/acting.ts';
import { holding, moving } from '../../testing/ccn/placed.ts';
import { options, refused, told } from '../../testing/ccn/seen.ts';
import type { DeckCard } from '../cards.ts';
import { legal, toDecide } from './play.ts';
import { CODES } from './position/deck.ts';
import type { GameState } from './state.ts';

const plain = 'bottom.LN-C7x4_top.LN-I7x4_command-2-1';
/** The first order that is open, and then to the end of the turn. */
function through(game: GameState): GameState {
  const { active, round } = game;
  let now = game;
  while (now.active === active && now.round === round && now.tasks.length === 0)
    now = acted(now, options(now).find((one) => one.startsWith('order ')) ?? 'end');
  return now;
}

test('a turn takes a card from the hand, and ends with another one and the other player', () => {
  const game = holding(`${plain}_cards.bottom-Ra`, 'attack-center');
  const played = acted(game, 'play 3C');
  const turn = {
    card: 'attack-center',
    inForce: 'attack-center',
    command: 2,
    section: null,
    choice: false,
    faces: [],
  };
  expect(played).toMatchObject({
    turn,
    hands: { bottom: ['rally'] },
    phase: 'order',
    discards: [],
  });
  const ended = acted(played, 'order C7; end; move C7 D7');
  // Nobody is left to move, and nobody is near enough to fight: both steps still end with a word.
  expect(ended.phase).toBe('move');
  const next = acted(ended, 'end');
  expect(next).toMatchObject({
    turn: null,
    phase: 'play',
    active: 'top',
    round: 2,
    last: 'attack-center',
  });
  expect(next.discards).toEqual(['attack-center']);
  expect(next.hands.bottom).toHaveLength(2);
  expect(next.deck).toHaveLength(game.deck.length - 1);
  expect(next.board.D7).toMatchObject({ order: null, leaderOrder: 'none' });
});

test('a card that orders nobody is followed by the draw at once', () => {
  const game = acted(holding('bottom.LN-C7x4_top.LN-I7x4', 'probe-left'), 'play 2L');
  expect(game).toMatchObject({ phase: 'play', active: 'top', discards: ['probe-left'] });
});

test('whoever orders nobody, though he could, ends his turn', () => {
  const game = acted(holding('bottom.LN-C7x4_top.LN-I7x4', 'attack-center'), 'play 3C; end');
  expect(game).toMatchObject({ phase: 'play', active: 'top' });
});

describe('the draw', () => {
  const hand = (game: GameState, card: DeckCard) => acted(game, `play ${CODES[card]}`);

  test('after a Scout two cards, of which one is kept and the other discarded', () => {
    const start = holding('bottom.LN-C7x4_top.LN-I7x4_command-1-1', 'scout-center');
    const drawn = through(hand(start, 'scout-center'));
    const two = drawn.hands.bottom;
    expect([toDecide(drawn), two.length]).toEqual(['bottom', 2]);
    expect(two).toEqual(start.deck.slice(-2).reverse());
    const [kept, put] = two as [DeckCard, DeckCard];
    expect(legal(drawn)).toEqual([kept, put].map((card) => ({ do: 'keep', card })));
    const ended = acted(drawn, `keep ${CODES[kept]}`);
    expect(ended).toMatchObject({ active: 'top', hands: { bottom: [kept] } });
    expect(ended.discards).toEqual(['scout-center', put]);
  });

  test('after Élan discards and deck are shuffled, Élan too, before the draw', () => {
    const start = { ...holding(plain, 'elan'), discards: ['rally'] as const };
    const flags = until(
      { ...start, deck: start.deck.filter((card) => card !== 'rally') },
      'play El',
      (game) => game.phase === 'order',
    );
    const ended = through(flags);
    expect(ended.discards).toEqual([]);
    expect(
      [...ended.deck, ...ended.hands.bottom].filter((card) => card === 'elan' || card === 'rally'),
    ).toHaveLength(2);
  });

  test('an empty deck is made of the discards', () => {
    const start = holding(plain, 'attack-center');
    const ended = through(hand({ ...start, deck: [], discards: start.deck }, 'attack-center'));
    expect([ended.discards, ended.deck.length]).toEqual([[], start.deck.length]);
  });
});

describe('cards that can be played', () => {
  test('First Strike is a reaction, but of who holds nothing else (R74)', () => {
    const both = holding('bottom.LN-C7x4_top.LN-I7x4_command-2-1_cards.bottom-FS', 'attack-center');
    expect(options(both)).toEqual(['play 3C']);
    expect(refused(both, 'play FS')).toMatchObject({
      because: 'game/only-as-a-reaction',
      clause: 'ccn-8.53',
    });
    expect(refused(both, 'play Ra')).toMatchObject({
      because: 'game/not-in-hand',
      clause: 'ccn-5.6',
    });
    const alone = holding('bottom.LN-C7x4_top.LN-I7x4_command-1-1', 'first-strike');
    expect(options(alone)).toEqual(['play FS']);
    expect(acted(alone, 'play FS')).toMatchObject({
      active: 'top',
      discards: ['first-strike'],
      last: null,
    });
  });

  const copying = (card: DeckCard, bottom: string) => {
    const set = holding(
      `bottom.${bottom}_top.LN-G3x4-G11x4_command-1-1_cards.top-${CODES[card]}`,
      'counter-attack',
    );
    return acted(through(acted({ ...set, active: 'top' }, `play ${CODES[card]}`)), 'play CA');
  };

  test('Counter-Attack copies the card of the opponent, with left and right swapped, by its own Command', () => {
    // The left of the top player is the right of the bottom player.
    const game = copying('probe-left', 'LN-C2x4-C12x4');
    expect(game.turn).toMatchObject({ card: 'counter-attack', inForce: 'probe-right', command: 1 });
    expect(options(game)).toEqual(['order C12', 'end']);
    expect(through(game)).toMatchObject({ last: 'probe-right' });
    expect(through(game).discards).toContain('counter-attack');
  });

  test('a Tactic card it copies as it is', () => {
    expect(copying('grande-manoeuvre', 'LN-C2x4').turn).toMatchObject({
      inForce: 'grande-manoeuvre',
    });
  });

  test('in the first turn it copies nothing, and its player draws', () => {
    const game = holding('bottom.LN-C7x4_top.LN-I7x4', 'counter-attack');
    expect(acted(game, 'play CA')).toMatchObject({ active: 'top', last: null });
  });
});

describe('Short Supply', () => {
  const supply = (top: string, more = '') =>
    acted(holding(`bottom.LN-C7x4_top.${top}${more}`, 'short-supply'), 'play ShS');

  test('its owner says to which hex of his baseline in its section the unit goes, and the turn is over', () => {
    const asked = acted(supply('LN-G2x4*'), 'send G2');
    expect(toDecide(asked)).toBe('top');
    // The left third of the board as the bottom player sees it: A1 to A5, and I1 to I5 for the top player.
    expect(options(asked)).toEqual(['go I1', 'go I2', 'go I3', 'go I4', 'go I5']);
    const ended = acted(asked, 'go I3');
    expect(ended).toMatchObject({ active: 'top', phase: 'play', discards: ['short-supply'] });
    expect(ended.board.I3).toMatchObject({ unit: 'line', leader: true });
    expect(ended.board.G2).toBeUndefined();
  });

  test('a unit with a leader does not go to a leader alone, one without is joined by him', () => {
    const alone = (unit: string) =>
      options(acted(supply(`LN-G2x4${unit}.LD-I3`), 'send G2')).join(' ');
    expect(alone('*')).toBe('go I1 go I2 go I4 go I5');
    expect(alone('')).toBe('go I1 go I2 go I3 go I4 go I5');
    expect(acted(acted(supply('LN-G2x4.LD-I3'), 'send G2'), 'go I3').board.I3).toMatchObject({
      leader: true,
    });
  });

  test('where the baseline is full it is an empty hex of the row in front, and where both are, none', () => {
    const full = 'LN-G2x4-I1x4-I2x4-I3x4-I4x4-I5x4';
    expect(options(acted(supply(full), 'send G2'))).toEqual(['go H1', 'go H2', 'go H3', 'go H4']);
    const both = supply(`${full}-H1x4-H2x4-H3x4-H4x4`);
    expect(refused(both, 'send G2')).toMatchObject({
      because: 'game/no-room-there',
      clause: 'ccn-8.77',
    });
  });

  test('it may be a unit of one’s own, and the card orders nobody', () => {
    const game = supply('LN-I7x4');
    expect(options(game)).toEqual(['send C7', 'send I7', 'end']);
    expect(toDecide(acted(game, 'send C7'))).toBe('bottom');
  });
});

test('the first unit in an objective takes its banner, and no other after it; a leader alone takes none', () => {
  const game = moving(
    'bottom.LN-C7x4-C8x4.LD-C6_top.LN-I7x4_scenario.objective-D6-D7',
    'C6',
    'C7',
    'C8',
  );
  const led = acted(game, 'move C6 D6');
  expect(led.banners.bottom).toBe(0);
  const taken = acted(led, 'move C7 D7');
  expect(taken.banners.bottom).toBe(1);
  expect(told(taken, 'captured')).toEqual([{ event: 'captured', hex: 'D7', side: 'bottom' }]);
  expect(taken.scenario?.taken).toEqual(['D7']);
});

test('the banner that reaches the goal ends the battle at once', () => {
  const game = moving('bottom.LN-C7x4_top.LN-I7x4_scenario.objective-D7_banners-4-0_goal-5', 'C7');
  const won = acted(game, 'move C7 D7');
  expect(won).toMatchObject({ winner: 'bottom', wonBy: 'ccn-4.1', phase: 'over', tasks: [] });
  expect([legal(won), toDecide(won)]).toEqual([[], null]);
  expect(refused(won, 'end')).toMatchObject({ because: 'game/battle-is-over', clause: 'ccn-4.1' });
});
