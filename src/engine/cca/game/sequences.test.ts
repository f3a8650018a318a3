import { describe, expect, test } from 'vitest';
import { ordered, played, withDice } from '../../testing/cca/fixtures.ts';
import { legal, refusal, toDecide } from './play.ts';
import type { Action, GameState } from './state.ts';

const THREE: Action & { do: 'play' } = { do: 'play', card: 'order-three-units-center' };
const END: Action = { do: 'end' };
const attack = (from: string, to: string) => ({ do: 'attack', from, to }) as Action;
const inBattle = (text: string, ...hexes: Parameters<typeof ordered>[2][]) =>
  played(ordered(text, THREE, ...hexes), END);
const at = (game: GameState, hex: keyof GameState['board']) => {
  const piece = game.board[hex];
  return piece ? `${piece.unit}${piece.blocks}${piece.leader ? '*' : ''}` : '-';
};
const options = (game: GameState) => legal(game).map((action) => Object.values(action).join(' '));

describe('retreat example A: elephants throw back heavy cavalry (cca-case-026 to 028)', () => {
  const before = inBattle('cca1_bottom.EL-G5_top.LI-F9-G9-H9-I9.HC-G6', 'G5');
  const declared = played(before, attack('G5', 'G6'));

  test('the cavalry may evade from elephants', () => {
    expect(toDecide(declared)).toBe('top');
    expect(options(declared)).toEqual(['stand', 'evade']);
  });

  test('one flag is 3 hexes; the third cannot be made and costs a block; the elephants may advance', () => {
    let game = withDice(declared, { do: 'stand' }, 'flag', 'green', 'blue', 'green');
    expect(options(game)).toEqual(['go G7', 'go H7']);
    game = played(game, { do: 'go', to: 'H7' });
    expect(options(game)).toEqual(['go G8', 'go H8']);
    game = played(game, { do: 'go', to: 'H8' });
    expect(at(game, 'H8')).toBe('HC2');
    expect(toDecide(game)).toBe('bottom');
    expect(options(game)).toEqual(['advance', 'pass']);
    expect(at(played(game, { do: 'advance' }), 'G6')).toBe('EL2');
  });
});

describe('retreat example B: warriors against elephants (cca-case-029 to 033)', () => {
  const before = inBattle('cca1_bottom.WR-G5*.MI-H6-F6_top.EL-G6.AX-G7.HI-H7', 'G5');

  test('two flags: no support for elephants, a rampage in five hexes, and each blocker loses two blocks', () => {
    const game = withDice(before, attack('G5', 'G6'), 'flag', 'flag', 'green', 'blue');
    const rampages = game.events.filter((one) => one.event === 'rolled' && one.why === 'rampage');
    expect(rampages.map((one) => one.event === 'rolled' && one.faces.length)).toEqual([
      2, 2, 2, 2, 2,
    ]);
    const by = rampages.map((one) => one.event === 'rolled' && one.by);
    expect(by.filter((side) => side === 'bottom')).toHaveLength(2);
    const lost = (hex: 'G7' | 'H7') =>
      game.events.flatMap((one) => (one.event === 'lost' && one.hex === hex ? one.blocks : []));
    for (const hex of ['G7', 'H7'] as const)
      expect(lost(hex).at(-1)).toBe(
        Math.min(
          2,
          4 -
            lost(hex)
              .slice(0, -1)
              .reduce((a, b) => a + b, 0),
        ),
      );
    expect(at(game, 'G6')).toBe('EL2');
    expect(toDecide(game)).toBe('top');
    expect(options(game)).toEqual(['battle-back', 'pass']);
  });
});

describe('a leader stops a retreat (cca-case-034)', () => {
  const text = 'cca1_bottom.MI-G5_top.MC-G6.LD-G7';
  const declared = played(inBattle(text, 'G5'), attack('G5', 'G6'));

  test('the medium cavalry joins him and may ignore the rest', () => {
    const back = withDice(declared, { do: 'stand' }, 'flag', 'green', 'red', 'green');
    expect(options(back)).toEqual(['go G7', 'go H7']);
    const game = played(back, { do: 'go', to: 'G7' });
    expect(options(game)).toEqual(['go F8', 'go G8', 'stop']);
    expect(at(played(game, { do: 'stop' }), 'G7')).toBe('MC3*');
    const on = played(game, { do: 'go', to: 'F8' });
    expect(at(on, 'F8')).toBe('MC3*');
  });
});

describe('light cavalry with one free hex (cca-case-035)', () => {
  const text = 'cca1_bottom.MI-G5_top.LC-G6.AX-F8-G8-H7_goal-1';

  test('three hexes not made cost three blocks: it is eliminated', () => {
    const declared = played(inBattle(text, 'G5'), attack('G5', 'G6'));
    const game = withDice(declared, { do: 'stand' }, 'flag', 'red', 'blue', 'blue');
    expect(at(game, 'G7')).toBe('-');
    expect(game.winner).toBe('bottom');
    expect(game.banners).toEqual({ bottom: 1, top: 0 });
    expect(legal(game)).toEqual([]);
    expect(refusal(game, END)).toEqual({
      clause: 'cca-4.1',
      because: 'game/battle-is-over',
      with: { side: 'bottom' },
    });
  });
});

describe('special actions A: bows evade one hex (cca-case-037, 038)', () => {
  const text = 'cca1_bottom.MI-G5_top.LB-G6.HI-H7-F8-G8';

  test('the attacker rolls 4 dice, only green hits, and one hex is enough where there is no other', () => {
    const declared = played(inBattle(text, 'G5'), attack('G5', 'G6'));
    const game = withDice(declared, { do: 'evade' }, 'swords', 'flag', 'green', 'leader');
    expect(at(game, 'G7')).toBe('LB3');
    expect(game.tasks).toEqual([]);
    expect(refusal(game, attack('G5', 'G6'))?.clause).toBe('cca-11.4');
  });
});

describe('special actions B and C: heavy cavalry (cca-case-039 to 042)', () => {
  const text = 'cca1_bottom.HC-G5_top.LS-H8x3.CH-G6.MI-G9-H9-I9';
  const declared = inBattle(text, 'G5');

  test('chariots do not evade from cavalry', () => {
    const game = played(declared, { ...attack('G5', 'G6') });
    expect(game.events[0]).toMatchObject({ event: 'rolled', why: 'attack' });
  });

  test('advance, one hex further, a bonus combat, and the hex of the slingers, but no third combat', () => {
    let game = withDice(declared, attack('G5', 'G6'), 'flag', 'green', 'blue', 'blue');
    game = played(game, { do: 'go', to: 'G7' }, { do: 'go', to: 'F8' }, { do: 'advance' });
    expect(at(game, 'G6')).toBe('HC3');
    expect(options(game)).toContain('go H7');
    game = played(game, { do: 'go', to: 'H7' });
    expect(options(game)).toEqual(['attack H7 H8', 'pass']);
    game = withDice(game, attack('H7', 'H8'), 'green', 'flag', 'red', 'blue');
    expect(toDecide(game)).toBe('top');
    expect(options(game)).toEqual(['ignore 1', 'ignore 0']);
    game = played(game, { do: 'ignore', flags: 0 });
    expect(at(game, 'H8')).toBe('-');
    game = played(game, { do: 'advance' });
    expect(at(game, 'H8')).toBe('HC3');
    expect(options(game)).toEqual(['end']);
    expect(refusal(game, attack('H8', 'H9'))).toMatchObject({ clause: 'cca-9.4' });
  });
});

describe('special actions D and E: heavy infantry with a leader (cca-case-043 to 045)', () => {
  const text = 'cca1_bottom.HI-G5x1*_top.LI-G6x2.MC-G7_goal-5';

  test('one block rolls 5 dice, the helmet hits, and after the advance cavalry evades from the bonus combat', () => {
    const declared = played(inBattle(text, 'G5'), attack('G5', 'G6'));
    let game = withDice(declared, { do: 'stand' }, 'green', 'leader', 'blue', 'blue', 'red');
    expect(at(game, 'G6')).toBe('-');
    game = played(game, { do: 'advance' }, attack('G6', 'G7'));
    expect(options(game)).toEqual(['stand', 'evade']);
    game = withDice(game, { do: 'evade' }, 'blue', 'swords', 'leader', 'flag', 'red');
    expect(at(game, 'G7')).toBe('MC2');
    expect(toDecide(game)).toBe('top');
    expect(options(game)).toEqual(['go F8', 'go G8']);
  });
});

describe('First Strike (cca-18.38 to cca-18.40)', () => {
  const text = 'cca1_bottom.MI-G5_top.HI-G6_cards.top-FS';

  test('the attacked unit rolls first, the attacker may answer, nobody advances, its player draws first', () => {
    const declared = played(inBattle(text, 'G5'), attack('G5', 'G6'));
    expect(options(declared)).toEqual(['stand', 'first-strike']);
    const held = withDice(
      declared,
      { do: 'first-strike' },
      'green',
      'green',
      'red',
      'leader',
      'blue',
    );
    expect(at(held, 'G5')).toBe('MI3');
    expect(toDecide(held)).toBe('bottom');
    expect(options(held)).toEqual(['battle-back', 'pass']);
    const back = withDice(held, { do: 'battle-back' }, 'red', 'swords', 'green', 'green');
    expect(at(back, 'G6')).toBe('HI2');
    expect(options(back)).toEqual(['end']);
    expect(back.hands.top).toHaveLength(4);
    const end = played(back, END);
    expect(end.events.flatMap((one) => (one.event === 'drew' ? one.side : []))).toEqual([
      'top',
      'bottom',
    ]);
    expect(end.hands.top).toHaveLength(5);
  });
});

describe('leaders on their own', () => {
  test('a leader whose unit is gone is checked and falls back one to three hexes (cca-15.2, cca-15.3)', () => {
    const text = 'cca1_bottom.MI-G5_top.LI-G6x1*_goal-9';
    const declared = played(inBattle(text, 'G5'), attack('G5', 'G6'));
    const games = Array.from({ length: 60 }, (_, random) =>
      played({ ...declared, random }, { do: 'stand' }),
    ).filter((game) => game.board.G6 === undefined && game.tasks.at(-1)?.task === 'leader');
    expect(games.length).toBeGreaterThan(0);
    for (const game of games) {
      expect(options(game)).toEqual(['go G7', 'go H7']);
      const moved = played(game, { do: 'go', to: 'G7' });
      expect(options(moved)).toEqual(['go F8', 'go G8', 'stop']);
      const stopped = played(moved, { do: 'stop' });
      expect(at(stopped, 'G7')).toBe('LD1');
      expect(options(stopped)).toEqual(['advance', 'pass']);
    }
  });

  test('surrounded he escapes through a unit that rolls at him, or he is lost (cca-13.26 to cca-13.30)', () => {
    const text = 'cca1_bottom.MI-G5.HI-G7-H7_top.LD-G6_goal-9';
    const declared = inBattle(text, 'G5');
    const game = withDice(declared, attack('G5', 'G6'), 'green', 'blue', 'flag', 'swords');
    expect(options(game)).toEqual(['go G7', 'go H7']);
    const safe = withDice(game, { do: 'go', to: 'G7' }, 'green', 'blue', 'flag', 'swords', 'red');
    expect(options(safe)).toEqual(['go F8', 'go G8']);
    const lost = withDice(game, { do: 'go', to: 'G7' }, 'green', 'blue', 'flag', 'leader', 'red');
    expect(lost.banners.bottom).toBe(1);
    expect(options(lost)).toEqual(['end']);
  });

  test('at his own edge he may only leave, and nobody takes a banner (cca-13.25)', () => {
    const declared = inBattle('cca1_bottom.MI-G8_top.LD-G9', 'G8');
    const game = withDice(declared, attack('G8', 'G9'), 'green', 'blue', 'flag', 'swords');
    expect(at(game, 'G9')).toBe('-');
    expect(game.banners.bottom).toBe(0);
  });
});
