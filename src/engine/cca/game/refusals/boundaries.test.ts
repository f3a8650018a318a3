import { describe, expect, test } from 'vitest';
import { pieceAt } from '../../../hexes/game/board.ts';
import { Reader } from '../../../hexes/game/reader.ts';
import type { Hex } from '../../../hexes/hex.ts';
import { ordered, played, position, withDice } from '../../../testing/cca/fixtures.ts';
import { apply, legal, refusal } from '../play.ts';
import { readPosition } from '../position/position.ts';
import { start } from '../position/setup.ts';
import { evasions, retreats } from '../prospects/explore.ts';
import { combatOf } from '../roll.ts';
import type { Action, GameState } from '../state.ts';

const END: Action = { do: 'end' };
const STRIKE: Action = { do: 'first-strike' };
const move = (from: Hex, to: Hex): Action => ({ do: 'move', from, to });
const attack = (from: Hex, to: Hex): Action => ({ do: 'attack', from, to });
const go = (to: Hex): Action => ({ do: 'go', to });
const why = (game: GameState, action: Action) => refusal(game, action);
const moving = (text: string, ...hexes: Hex[]) =>
  ordered(text, { do: 'play', card: 'order-three-units-center' }, ...hexes);
const battling = (text: string, ...hexes: Hex[]) => played(moving(text, ...hexes), END);

describe('an attached leader', () => {
  const moved = played(
    ordered('cca1_bottom.LI-E3*_top.LI-E9', { do: 'play', card: 'move-fire-move' }, 'E3'),
    move('E3', 'E4'),
    END,
    END,
  );

  test('goes along in both moves of Move-Fire-Move (cca-8.34)', () => {
    const again = played(moved, move('E4', 'E5'));
    expect(again.board.E5).toMatchObject({ unit: 'LI', leader: true });
    expect(again.board.E4).toBeUndefined();
  });

  test('does not leave his unit after it, though he was ordered to', () => {
    const both = played(
      start(position('cca1_bottom.MI-G3*_top.LI-G9_cards.bottom-3C'), 1),
      { do: 'play', card: 'order-three-units-center' },
      { do: 'order', hex: 'G3' },
      { do: 'order-leader', hex: 'G3' },
      END,
      move('G3', 'G4'),
    );
    expect(both.board.G4).toMatchObject({ unit: 'MI', leader: true });
    expect(legal(both)).toEqual([END]);
  });
});

describe('whoever is attacked', () => {
  const declared = (by: string, unit: string, more = '') =>
    played(
      battling(`cca1_bottom.${by}-G5_top.${unit}-G6${more}_cards.top-FS`, 'G5'),
      attack('G5', 'G6'),
    );

  test.each([
    ['MC', 'LC', 'cca-13.8'],
    ['MC', 'MC', 'cca-13.8'],
    ['HC', 'CH', 'cca-13.9'],
    ['CH', 'HC', 'cca-13.9'],
    ['AX', 'HI', 'cca-13.10'],
    ['EL', 'MI', 'cca-13.10'],
  ])('%s does not evade from %s, by the clause of its type', (unit, by, clause) => {
    const evade: Action = { do: 'evade' };
    expect(why(declared(by, unit), evade)).toMatchObject({ clause });
  });

  test('has no way back behind two friends (cca-13.13)', () => {
    const closed = declared('MI', 'LI', '-G7-H7');
    expect(why(closed, { do: 'evade' })).toMatchObject({
      clause: 'cca-13.13',
      because: 'game/no-way-back',
    });
  });

  test('evades one hex where the other leads no further, if it leads no further either', () => {
    // Behind G7 both hexes are taken, and behind H7 as well: one hex is all that there is (cca-13.12).
    const text = 'cca1_bottom.MI-G5_top.LI-G6.HI-F8-G8-H8_goal-9';
    const evading = played(battling(text, 'G5'), attack('G5', 'G6'), { do: 'evade' });
    expect(legal(evading)).toEqual([go('G7'), go('H7')]);
    const there = played(evading, go('G7'));
    expect(there.board.G7).toMatchObject({ unit: 'LI' });
    expect(there.phase).toBe('battle');
    expect(there.tasks).toEqual([]);
  });

  test('takes the way of two hexes by itself where there is only one', () => {
    // Behind G7 both hexes are taken, behind H7 only G8: nobody has to be asked.
    const text = 'cca1_bottom.MI-G5_top.LI-G6.HI-F8-G8_goal-9';
    const evading = played(battling(text, 'G5'), attack('G5', 'G6'), { do: 'evade' });
    expect(evading.board.H8).toMatchObject({ unit: 'LI' });
    expect(evading.board.G7).toBeUndefined();
    expect(evading.tasks).toEqual([]);
  });
});

describe('First Strike', () => {
  const struck = (text: string, ...faces: Parameters<typeof withDice>[2][]) =>
    withDice(played(battling(text, 'G5'), attack('G5', 'G6')), STRIKE, ...faces);

  test('that throws the attacker back ends the combat without a battle back', () => {
    const text = 'cca1_bottom.MI-G5_top.MI-G6_goal-9_cards.top-FS';
    const back = played(struck(text, 'flag', 'green', 'green', 'red'), go('G4'));
    expect(back.board.G4).toMatchObject({ unit: 'MI', blocks: 4 });
    expect(back.board.G6).toMatchObject({ unit: 'MI', blocks: 4 });
    expect(back.combat).toBeNull();
    expect(legal(back)).toEqual([END]);
  });

  test('that eliminates the attacker gives no advance (cca-13.36)', () => {
    const text = 'cca1_bottom.MI-G5x1_top.MI-G6_goal-9_cards.top-FS';
    const gone = struck(text, 'blue', 'green', 'green', 'red');
    expect(gone.board.G5).toBeUndefined();
    expect(gone.board.G6).toMatchObject({ unit: 'MI' });
    expect(gone.banners).toEqual({ bottom: 0, top: 1 });
    expect(gone.tasks).toEqual([]);
  });

  test('at elephants that cannot go back: a striker whom they trample gets no answer', () => {
    // The elephants are blocked, hold their hex, and roll for everybody around them first (cca-12.21).
    const text = 'cca1_bottom.EL-G5.MI-F4-G4_top.LI-G6x1_command-3-1_goal-9_cards.top-FS';
    const attacked = played(battling(text, 'G5'), attack('G5', 'G6'));
    for (let random = 0; random < 5000; random++) {
      const end = apply({ ...attacked, random }, STRIKE);
      const flagged = end.events.some(
        (event) => event.event === 'rolled' && event.why === 'rampage',
      );
      if (!flagged || end.board.G6) continue;
      expect(end.board.G5).toMatchObject({ unit: 'EL' });
      expect(end.tasks).toEqual([]);
      expect(
        end.events.filter((event) => event.event === 'rolled' && event.why === 'reply'),
      ).toEqual([]);
      return;
    }
    expect.fail('the striker was never trampled');
  });
});

describe('the reply to First Strike', () => {
  test('is decided before anything else, by its own clause (cca-18.39)', () => {
    const text = 'cca1_bottom.MI-G5_top.MI-G6_goal-9_cards.top-FS';
    const declared = played(battling(text, 'G5'), attack('G5', 'G6'));
    const held = withDice(declared, STRIKE, 'green', 'green', 'red', 'leader');
    expect(legal(held)).toEqual([{ do: 'battle-back' }, { do: 'pass' }]);
    expect(why(held, END)).toMatchObject({
      clause: 'cca-18.39',
      because: 'game/decide-battle-back',
      with: { unit: 'MI', hex: 'G5', from: 'G6' },
    });
  });
});

describe('elephants that meet a leader alone', () => {
  test('go on, and are told that he does not hold them (R23)', () => {
    const text = 'cca1_bottom.MI-G5_top.EL-G6.LD-G7_goal-9';
    const thrown = withDice(
      battling(text, 'G5'),
      attack('G5', 'G6'),
      ...(['flag', 'flag', 'green', 'green'] as const),
    );
    const there = played(thrown, go('G7'));
    expect(there.board.G7).toMatchObject({ unit: 'EL' });
    expect(why(there, { do: 'stop' })).toMatchObject({ because: 'game/elephants-go-on' });
  });
});

describe('elephants that cannot go back', () => {
  test('take the banner that wins from the first unit in their way, and no more', () => {
    const text =
      'cca1_bottom.MI-G5_top.EL-G6.MI-G7x1-H7x1_command-3-1_banners-4-0_goal-5_cards.top-2L';
    const before = battling(text, 'G5');
    for (let random = 0; random < 5000; random++) {
      const end = apply({ ...before, random }, attack('G5', 'G6'));
      const thrown = end.events.find((event) => event.event === 'rolled');
      const trampled = end.events.filter(
        (event) => event.event === 'rolled' && event.why === 'rampage',
      );
      if (thrown?.event !== 'rolled' || trampled.length < 3) continue;
      // Nobody is hit by the rampage itself.
      const hits = trampled.some(
        (event) => event.event === 'rolled' && event.faces.includes('blue'),
      );
      if (hits || thrown.faces.includes('red')) continue;
      expect(end.winner).toBe('bottom');
      expect(end.banners.bottom).toBe(5);
      expect([end.board.G7, end.board.H7].filter(Boolean)).toHaveLength(1);
      return;
    }
    expect.fail('the elephants were never blocked');
  });
});

describe('a leader alone', () => {
  const NO_HELMET = ['green', 'blue', 'flag', 'swords'] as const;
  const flees = (text: string) => withDice(battling(text, 'G5'), attack('G5', 'G6'), ...NO_HELMET);

  test('may not go on into a hex from which he could not end his way (cca-13.20)', () => {
    // In G7 he may stop. F8 and G8 are friends with leaders, and so is all behind F8.
    const text = 'cca1_bottom.MI-G5_top.LD-G6.MI-F8*-F9*-G9*_goal-9';
    const there = played(flees(text), go('G7'));
    expect(legal(there)).toEqual([go('G8'), { do: 'stop' }]);
    expect(why(there, go('F8'))).toMatchObject({
      clause: 'cca-13.20',
      because: 'game/no-way-to-end',
    });
  });

  test('is lost where he can neither go on nor stay', () => {
    const text = 'cca1_bottom.MI-G5_top.LD-G6_ground.river-G7-H7_goal-9';
    const lost = flees(text);
    expect(lost.board.G6).toBeUndefined();
    expect(lost.banners).toEqual({ bottom: 1, top: 0 });
    expect(lost.events).toContainEqual({ event: 'eliminated', hex: 'G6', unit: 'LD', side: 'top' });
  });

  test('surrounded by the enemy escapes by dice: nothing is told of where he comes to', () => {
    const set = position('cca1_bottom.LD-E5_top.MI-D4-E4');
    const ends = evasions(set, 'E5', 'HI');
    if (!Array.isArray(ends)) return expect.fail(ends.clause);
    expect(ends.map(({ path, end }) => `${path.join(' ')} ${end}`).sort()).toEqual([
      'E5 D4 dice-decide',
      'E5 E4 dice-decide',
    ]);
  });

  test('attached, lets his unit ignore a flag (cca-12.15)', () => {
    expect(retreats(position('cca1_bottom.MI-E5*_top.MI-K9'), 'E5', 1, 0).ignorable).toBe(1);
    expect(retreats(position('cca1_bottom.MI-E5_top.MI-K9'), 'E5', 1, 0).ignorable).toBe(0);
  });
});

describe('cavalry that has advanced', () => {
  test('has to say where it goes before anything else (cca-13.40)', () => {
    const won = withDice(
      battling('cca1_bottom.HC-G5_top.MI-G6x1_goal-9', 'G5'),
      attack('G5', 'G6'),
      ...(['blue', 'green', 'green', 'red'] as const),
    );
    const on = played(won, { do: 'advance' });
    expect(why(on, END)).toMatchObject({ clause: 'cca-13.40', because: 'game/decide-further' });
  });
});

describe('a card that orders nobody', () => {
  const idle = played(
    start(position('cca1_bottom.LB-G5_top.LI-G7_command-1-1_cards.bottom-FS.top-2L'), 1),
    { do: 'play', card: 'first-strike' },
    END,
    END,
  );

  test('lets nobody move or fire: without an order no action (cca-2.6)', () => {
    expect(idle.phase).toBe('battle');
    expect(legal(idle)).toEqual([END]);
    expect(why(idle, { do: 'fire', from: 'G5', to: 'G7' })).toMatchObject({ clause: 'cca-2.6' });
  });

  test('orders nobody in the step of orders', () => {
    const played1 = played(
      start(position('cca1_bottom.LB-G5_top.LI-G7_command-1-1_cards.bottom-FS.top-2L'), 1),
      { do: 'play', card: 'first-strike' },
    );
    expect(legal(played1)).toEqual([END]);
    expect(why(played1, { do: 'order', hex: 'G5' })).toMatchObject({
      clause: 'cca-7.2',
      because: 'game/no-orders',
    });
  });
});

describe('faults of a program', () => {
  const game = start(position('cca1_bottom.MI-E3_top.LI-E9'), 1);

  test('nobody stands in a hex, or there is no combat', () => {
    expect(() => pieceAt(game, 'A1')).toThrow('A1');
    expect(() => combatOf(game)).toThrow(RangeError);
  });

  test('hands with more copies of a card than there are', () => {
    const twice = ['first-strike', 'first-strike'] as const;
    expect(() => start({ ...game, hands: { bottom: twice, top: [] } }, 1)).toThrow(RangeError);
    expect(() => start({ ...game, hands: { bottom: ['rally'], top: ['rally'] } }, 1)).toThrow(
      RangeError,
    );
  });

  test('are not taken for faults of a text', () => {
    const fails = () => {
      throw new TypeError('a fault of the program');
    };
    expect(() => Reader.read('text', fails)).toThrow(TypeError);
    expect(() => Reader.survey('text', fails)).toThrow(TypeError);
  });
});

test('a hand that is told twice is a fault of the position', () => {
  const text = 'cca1_cards.bottom-FS.bottom-LC';
  expect(readPosition(text)).toEqual({ at: 21, problem: 'said-twice' });
});
