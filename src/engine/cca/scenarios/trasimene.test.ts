import { describe, expect, test } from 'vitest';
import type { Hex } from '../../hexes/hex.ts';
import { ordered, played, position, withDice } from '../../testing/cca/fixtures.ts';
import { sees } from '../game/board.ts';
import { legal, refusal } from '../game/play.ts';
import { writePosition } from '../game/position/position.ts';
import { positionOf, start } from '../game/position/setup.ts';
import type { Action, GameState } from '../game/state.ts';

const END: Action = { do: 'end' };
const CENTRE: Action & { do: 'play' } = { do: 'play', card: 'order-three-units-center' };
const HEAVY: Action & { do: 'play' } = { do: 'play', card: 'order-heavy-troops' };
const move = (from: Hex, to: Hex): Action => ({ do: 'move', from, to });
const clauseOf = (game: GameState, action: Action) => refusal(game, action)?.clause ?? null;

/** The active player plays a card and does nothing with it. */
function turn(game: GameState): GameState {
  const [card] = legal(game);
  if (card?.do !== 'play') throw new Error('It is no time to play a card.');
  let now = played(game, card);
  while (now.phase !== 'play') now = played(now, END);
  return now;
}

describe('the growing hand of the Romans (cca-19.17)', () => {
  const open = 'cca1_bottom_top_scenario-lake-trasimene';

  test('2 cards at first, then 3, then 4 and no more (cca-case-052, cca-case-299)', () => {
    let game = start(position(open), 5);
    expect(game.active).toBe('top');
    expect([game.hands.bottom.length, game.hands.top.length]).toEqual([2, 6]);
    const drawn: number[] = [];
    const seen: [hand: number, command: number][] = [];
    for (let round = 0; round < 5; round++) {
      game = turn(turn(game));
      drawn.push(game.events.filter((event) => event.event === 'drew').length);
      seen.push([game.hands.bottom.length, game.command.bottom]);
      expect([game.hands.top.length, game.command.top]).toEqual([6, 6]);
    }
    expect(drawn).toEqual([2, 2, 1, 1, 1]);
    expect(seen.map(([hand]) => hand)).toEqual([3, 4, 4, 4, 4]);
    // R96: Command follows the hand.
    expect(seen.map(([, command]) => command)).toEqual([3, 4, 4, 4, 4]);
  });

  test('a game that goes on from a link is in the same turn', () => {
    const first = turn(turn(start(position(open), 5)));
    const shared = writePosition(positionOf(first));
    expect(shared).toContain('_command-3-6');
    const second = turn(turn(start(position(shared), 9)));
    expect(second.hands.bottom).toHaveLength(4);
    expect(turn(turn(second)).hands.bottom).toHaveLength(4);
  });

  test('the Command that grows is what cards order by (R96)', () => {
    const text = 'cca1_bottom.HI-E3-F3-G3-H3_top.MI-G9_scenario-lake-trasimene';
    const orders = (command: string) => {
      const set = position(`${text}${command}_turn-bottom`);
      let game = start({ ...set, hands: { ...set.hands, bottom: [HEAVY.card] } }, 1);
      game = played(game, HEAVY);
      for (const hex of ['E3', 'F3', 'G3', 'H3'] as const)
        if (!refusal(game, { do: 'order', hex })) game = played(game, { do: 'order', hex });
      return Object.values(game.board).filter(({ order }) => order !== null).length;
    };
    expect(orders('')).toBe(2);
    expect(orders('_command-3-6')).toBe(3);
    expect(orders('_command-4-6')).toBe(4);
  });

  test('no other hand grows', () => {
    const game = turn(turn(start(position('cca1_bottom_top_scenario-cannae'), 5)));
    expect(game.hands.bottom).toHaveLength(4);
    expect(game.command).toEqual({ bottom: 4, top: 6 });
  });
});

describe('lake and steep hills', () => {
  const ground = 'ground.lake-G4.steep-H4';
  const text = `cca1_bottom.LI-G3.LD-F3_top.HI-A9_${ground}_scenario-lake-trasimene_turn-bottom`;

  test('nobody moves into them (cca-19.15, cca-19.16, cca-case-297)', () => {
    const game = ordered(text, CENTRE, 'G3', 'F3');
    expect(clauseOf(game, move('G3', 'G4'))).toBe('cca-19.15');
    expect(clauseOf(game, move('F3', 'G4'))).toBe('cca-19.15');
    expect(clauseOf(game, move('G3', 'H4'))).toBe('cca-19.16');
    expect(clauseOf(game, move('G3', 'F4'))).toBeNull();
  });

  test('nobody retreats into them, and the hexes that cannot be made cost blocks (cca-12.13)', () => {
    const behind = (...kinds: string[]) =>
      `cca1_bottom.MI-G5_top.MI-G6_ground.${kinds.join('.')}_scenario-lake-trasimene_turn-bottom`;
    const attack: Action = { do: 'attack', from: 'G5', to: 'G6' };
    const game = played(ordered(behind('lake-G7', 'steep-H7'), CENTRE, 'G5'), END);
    const end = withDice(game, attack, 'flag', 'green', 'green', 'red');
    expect(end.board.G6).toMatchObject({ unit: 'MI', blocks: 3 });
    const open = played(ordered(behind('lake-G7'), CENTRE, 'G5'), END);
    const back = withDice(open, attack, 'flag', 'green', 'green', 'red');
    expect(back.board.H7).toMatchObject({ unit: 'MI', blocks: 4 });
  });

  test('no leader flees into them', () => {
    const attack: Action = { do: 'attack', from: 'G5', to: 'G6' };
    const shut =
      'cca1_bottom.MI-G5_top.LD-G6_ground.lake-G7.steep-F8-G8_scenario-lake-trasimene_turn-bottom';
    const game = withDice(
      played(ordered(shut, CENTRE, 'G5'), END),
      attack,
      ...(['green', 'blue', 'flag', 'swords'] as const),
    );
    expect(legal(game)).toEqual([{ do: 'go', to: 'H8' }, { do: 'stop' }]);
    expect(game.board.H7).toBeUndefined();
    expect(clauseOf(game, { do: 'go', to: 'G8' })).toBe('cca-19.16');
  });

  test('one sees over the lake, and not over a steep hill', () => {
    const seen = (kind: string) =>
      sees(position(`cca1_bottom_top_ground.${kind}-C3_scenario-lake-trasimene`), 'B3', 'D3');
    expect(seen('lake')).toBe(true);
    expect(seen('steep')).toBe(false);
  });
});

describe('the rivers of other battles', () => {
  const LEFT: Action & { do: 'play' } = { do: 'play', card: 'order-two-units-left' };
  const at = (scenario: string, ground: string) =>
    ordered(`cca1_bottom.LI-A1_top.HI-A9_ground.${ground}${scenario}_turn-bottom`, LEFT, 'A1');
  const reaches = (game: GameState) =>
    legal(game).flatMap((action) => (action.do === 'move' ? [action.to] : []));

  test('the Crimissos is entered only where it bends, and ends the move (cca-19.7, cca-case-243)', () => {
    const game = at('_scenario-crimissos-river', 'river-B1.ford-A2');
    expect(clauseOf(game, move('A1', 'B1'))).toBe('cca-19.7');
    expect(reaches(game)).toEqual(['A2']);
    expect(clauseOf(game, move('A1', 'A3'))).toBe('cca-17.27');
  });

  test('the Ticinus is entered nowhere (cca-19.11)', () => {
    const game = at('_scenario-ticinus-river', 'river-B1-A2');
    expect(clauseOf(game, move('A1', 'A2'))).toBe('cca-19.11');
    expect(reaches(game)).toEqual([]);
    expect(clauseOf(at('_scenario-zama', 'river-A2'), move('A1', 'A2'))).toBe('cca-17.26');
    expect(clauseOf(at('', 'river-A2'), move('A1', 'A2'))).toBe('cca-17.26');
  });
});
