import { describe, expect, test } from 'vitest';
import { ordered, played, position, withDice } from '../../testing/cca/fixtures.ts';
import { legal, refusal } from '../game/play.ts';
import { start } from '../game/position/setup.ts';
import type { Action, GameState } from '../game/state.ts';
import { EXITS } from './scenarios.ts';

const END: Action = { do: 'end' };
const CENTRE: Action & { do: 'play' } = { do: 'play', card: 'order-three-units-center' };
const LEFT: Action & { do: 'play' } = { do: 'play', card: 'order-two-units-left' };
const RIGHT: Action & { do: 'play' } = { do: 'play', card: 'order-two-units-right' };

const exit = (from: string, over: string) => ({ do: 'exit', from, over }) as Action;
const exits = (game: GameState) =>
  legal(game)
    .flatMap((action) => (action.do === 'exit' ? [action.over] : []))
    .sort();
const why = (game: GameState, action: Action) => refusal(game, action)?.clause ?? null;
const telling = (game: GameState, event: string) =>
  game.events.filter((one) => one.event === event);

describe('Roman units leave over the Carthaginian edge (cca-19.28)', () => {
  const text = 'cca1_bottom.MI-D9-E9-J9.LC-G7_top.HI-A9_scenario-castulo';

  test('from the centre each is a banner, and gone', () => {
    const game = ordered(text, CENTRE, 'E9');
    expect(exits(game)).toEqual(['E9']);
    const end = played(game, exit('E9', 'E9'));
    expect(end.board.E9).toBeUndefined();
    expect(end.banners).toEqual({ bottom: 1, top: 0 });
    expect(end.winner).toBeNull();
    expect(telling(end, 'exited')).toEqual([
      {
        event: 'exited',
        from: 'E9',
        over: 'E9',
        unit: 'MI',
        side: 'bottom',
        leader: false,
        clause: 'cca-19.28',
      },
    ]);
  });

  test('from the right too, and not from the left (cca-case-303)', () => {
    expect(exits(ordered(text, RIGHT, 'J9'))).toEqual(['J9']);
    const left = ordered(text, LEFT, 'D9');
    expect(exits(left)).toEqual([]);
    expect(why(left, exit('D9', 'D9'))).toBe('cca-8.6');
  });

  test('left and right are those of the Roman, at whichever edge he sits', () => {
    const top = 'cca1_bottom.HI-G5_top.MI-D1-E1-J1_scenario-castulo.bottom-carthage';
    const game = start(position(`${top}_cards.top-CoA`), 1);
    const over = (hex: 'D1' | 'E1' | 'J1') =>
      exits(played(game, { do: 'play', card: 'coordinate-attack' }, { do: 'order', hex }, END));
    expect(over('D1')).toEqual(['D1']);
    expect(over('E1')).toEqual(['E1']);
    expect(over('J1')).toEqual([]);
  });

  test('leaving is one hex of the move', () => {
    const cavalry = ordered(text, CENTRE, 'G7');
    // Two hexes to the last row and one beyond it, or three and one.
    expect(exits(cavalry)).toEqual(['F9', 'G9', 'H9', 'I9']);
    const far = ordered('cca1_bottom.MI-G8_top.HI-A9_scenario-castulo', CENTRE, 'G8');
    expect(exits(far)).toEqual([]);
    expect(why(far, exit('G8', 'G9'))).toBe('cca-8.18');
  });

  test('whoever has to stop on his way does not get out', () => {
    const woods = 'cca1_bottom.LC-E8_top.HI-A9_ground.forest-E9-F9_scenario-castulo';
    const game = ordered(woods, CENTRE, 'E8');
    // Round the wood: one hex to F8, one or two more to the last row, and one beyond it.
    expect(exits(game)).toEqual(['G9', 'H9']);
    expect(why(game, exit('E8', 'E9'))).toBe('cca-17.8');
  });

  test('without an order nobody leaves, and nobody leaves twice', () => {
    const game = ordered(text, CENTRE, 'E9');
    expect(why(game, exit('G7', 'G9'))).toBe('cca-2.6');
    expect(why(game, exit('A9', 'A9'))).toBe('cca-7.2');
    expect(why(played(game, exit('E9', 'E9')), exit('E9', 'E9'))).toBe('cca-7.2');
    expect(why(played(game, END), exit('E9', 'E9'))).toBe('cca-5.3');
  });

  test('the other edges stay shut, and the middle of the board is no edge', () => {
    const edges = 'cca1_bottom.LC-A5-G1-G5_top.HI-A9_scenario-castulo';
    expect(why(ordered(edges, LEFT, 'A5'), exit('A5', 'A5'))).toBe('cca-8.6');
    const centre = ordered(edges, CENTRE, 'G1', 'G5');
    expect(why(centre, exit('G1', 'G1'))).toBe('cca-8.6');
    expect(refusal(centre, exit('G5', 'G6'))).toMatchObject({
      clause: 'cca-8.7',
      because: 'game/not-at-an-edge',
    });
  });

  test('the Carthaginian may not, and in other battles nobody may', () => {
    const enemy = 'cca1_bottom.MI-E9_top.HI-A9_scenario-castulo.bottom-carthage_turn-bottom';
    for (const other of [
      enemy,
      ...['_scenario-zama', '', '_scenario-baecula'].map(
        (scenario) => `cca1_bottom.MI-E9_top.HI-A9${scenario}`,
      ),
    ]) {
      const game = ordered(other, CENTRE, 'E9');
      expect(exits(game)).toEqual([]);
      expect(why(game, exit('E9', 'E9'))).toBe('cca-8.6');
    }
  });

  test('in the second move of Move-Fire-Move too, but not in a third', () => {
    const card: Action & { do: 'play' } = { do: 'play', card: 'move-fire-move' };
    const game = ordered('cca1_bottom.LI-E8_top.HI-A9_scenario-castulo', card, 'E8');
    const again = played(game, { do: 'move', from: 'E8', to: 'E9' }, END, END);
    expect(exits(again)).toEqual(['E9', 'F9']);
    const moved = played(again, { do: 'move', from: 'E9', to: 'F9' });
    expect(why(moved, exit('F9', 'F9'))).toBe('cca-8.3');
  });

  test('the eighth banner wins the battle (cca-19.26)', () => {
    const game = ordered(`${text}_banners-7-0`, CENTRE, 'E9');
    const end = played(game, exit('E9', 'E9'));
    expect(end).toMatchObject({ winner: 'bottom', wonBy: 'cca-19.26', phase: 'over' });
    expect(legal(end)).toEqual([]);
    expect(why(end, END)).toBe('cca-19.26');
  });
});

describe('a leader and the edge', () => {
  test('one who is attached leaves with his unit, and is not lost (R97)', () => {
    const text = 'cca1_bottom.MI-E9*_top.HI-A9_scenario-castulo';
    const end = played(ordered(text, CENTRE, 'E9'), exit('E9', 'E9'));
    expect(end.board).toEqual({ A9: expect.objectContaining({ unit: 'HI' }) });
    expect(end.banners).toEqual({ bottom: 1, top: 0 });
    expect(end.winner).toBeNull();
    expect(telling(end, 'exited')).toMatchObject([{ leader: true }]);
  });

  test('one who came to the unit this turn has moved, and stays', () => {
    const text = 'cca1_bottom.MI-E9.LD-F9_top.HI-A9_scenario-castulo';
    const joined = played(ordered(text, CENTRE, 'E9', 'F9'), { do: 'move', from: 'F9', to: 'E9' });
    const end = played(joined, exit('E9', 'E9'));
    expect(end.board.E9).toMatchObject({ unit: 'LD', side: 'bottom' });
    expect(telling(end, 'exited')).toMatchObject([{ leader: false }]);
  });

  test('one who is alone is no unit, and may not', () => {
    const game = ordered('cca1_bottom.LD-E9_top.HI-A9_scenario-castulo', CENTRE, 'E9');
    expect(exits(game)).toEqual([]);
    expect(why(game, exit('E9', 'E9'))).toBe('cca-8.6');
  });
});

describe('the loss of Publius Scipio (cca-19.27)', () => {
  const against = (rest: string, scenario: string) =>
    played(
      ordered(`cca1_${rest}_scenario-${scenario}.bottom-carthage_turn-bottom`, CENTRE, 'G5'),
      END,
    );
  const attack: Action = { do: 'attack', from: 'G5', to: 'G6' };
  const HIT = ['leader', 'green', 'green', 'green'] as const;

  test('killed, Carthage wins at once, with one banner of eight', () => {
    const end = withDice(against('bottom.MI-G5_top.LD-G6', 'castulo'), attack, ...HIT);
    expect(end).toMatchObject({ winner: 'bottom', wonBy: 'cca-19.27' });
    expect(end.banners).toEqual({ bottom: 1, top: 0 });
    expect(telling(end, 'won')).toEqual([{ event: 'won', side: 'bottom', clause: 'cca-19.27' }]);
    expect(legal(end)).toEqual([]);
    expect(why(end, END)).toBe('cca-19.27');
  });

  test('elsewhere a leader killed is a banner and no more', () => {
    const end = withDice(against('bottom.MI-G5_top.LD-G6', 'zama'), attack, ...HIT);
    expect(end.winner).toBeNull();
    expect(end.banners).toEqual({ bottom: 1, top: 0 });
  });

  test('driven over his own edge he is lost too, without a banner (R64)', () => {
    const edge = (scenario: string) => {
      const text = `cca1_bottom.MI-G8_top.LD-G9_scenario-${scenario}.bottom-carthage_turn-bottom`;
      const game = played(ordered(text, CENTRE, 'G8'), END);
      const driven: Action = { do: 'attack', from: 'G8', to: 'G9' };
      return withDice(game, driven, 'green', 'blue', 'flag', 'swords');
    };
    expect(edge('castulo')).toMatchObject({
      winner: 'bottom',
      wonBy: 'cca-19.27',
      banners: { bottom: 0, top: 0 },
    });
    expect(edge('baecula')).toMatchObject({ winner: null, banners: { bottom: 0, top: 0 } });
  });

  test('a Carthaginian leader is only a banner', () => {
    const text = 'cca1_bottom.MI-G5_top.LD-G6_scenario-castulo';
    const end = withDice(played(ordered(text, CENTRE, 'G5'), END), attack, ...HIT);
    expect(end.winner).toBeNull();
    expect(end.banners).toEqual({ bottom: 1, top: 0 });
  });

  test('nothing of the combat is left to decide after it', () => {
    const text = 'bottom.MI-G5_top.LI-G6x1*';
    const declared = played(against(text, 'castulo'), attack);
    const ends = Array.from({ length: 400 }, (_, random) =>
      played({ ...declared, random }, { do: 'stand' }),
    ).filter((end) => end.winner !== null);
    expect(ends.length).toBeGreaterThan(0);
    for (const end of ends) {
      expect(end).toMatchObject({ wonBy: 'cca-19.27', tasks: [], combat: null });
      expect(end.banners.bottom).toBe(2);
    }
  });
});

test('the sections from which one leaves are named as the queries name them', () => {
  expect(EXITS).toEqual(['left', 'left-and-centre', 'centre', 'centre-and-right', 'right']);
});
