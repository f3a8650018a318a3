import { describe, expect, test } from 'vitest';
import { acted, rolling, until } from '../../../testing/ccn/acting.ts';
import { battling } from '../../../testing/ccn/placed.ts';
import { at, options, refused, rolls, told, why } from '../../../testing/ccn/seen.ts';
import type { GameState } from '../state.ts';

const ATTACK = 'attack E7 F7';
/** The game after the attack was won by the unit in E7. */
function victor(text: string) {
  const ready = battling(text.includes('goal') ? text : `${text}_goal-9`, 'E7');
  const won = (game: GameState) => !game.board.F7;
  const asked = acted(ready, ATTACK);
  return asked.tasks.at(-1)?.task === 'react'
    ? until(asked, 'stand', won)
    : until(ready, ATTACK, won);
}
const advanced = (text: string) => acted(victor(text), 'advance');

describe('the ground that was won', () => {
  test.each([
    ['LN', 'end'],
    ['GR', 'end'],
    ['CU', 'go E7 go E8 go F8 go G7 stop'],
    ['LC', 'go E7 go E8 go F8 go G7 stop'],
  ])('%s may take it', (unit, expected) => {
    const won = victor(`bottom.${unit}-E7x4_top.LN-F7x1.FA-G8x3-F6x3`);
    expect(options(won)).toEqual(['advance', 'pass']);
    expect(options(acted(won, 'advance')).sort().join(' ')).toBe(expected);
  });

  test('artillery does not take it (ccn-5.219)', () => {
    expect(victor('bottom.FA-E7x3_top.LN-F7x1').tasks).toEqual([]);
  });

  test('who does not take it loses the bonus too (ccn-5.232)', () => {
    const stays = acted(victor('bottom.LC-E7x4_top.LN-F7x1.LN-F6x4'), 'pass');
    expect(options(stays)).toEqual(['end']);
  });

  test('fire wins none (ccn-5.226)', () => {
    const ready = battling('bottom.LT-E7x4_top.LN-G7x1_goal-9', 'E7');
    const won = until(ready, 'fire E7 G7', (game) => !game.board.G7);
    expect(won.tasks).toEqual([]);
  });
});

describe('the further hex of cavalry', () => {
  const on = advanced('bottom.LC-E7x4_top.LN-F7x1.FA-G8x3_ground.river-G7');

  test.each([
    ['an enemy', 'go G8', 'ccn-5.37'],
    ['a river', 'go G7', 'ccn-5.44'],
    ['a hex that is not next to it', 'go H7', 'ccn-5.222'],
    ['the hex that it came from', 'go E7', null],
    ['nowhere, or something else', 'end', 'ccn-5.222'],
  ])('%s', (_, action, clause) => expect(why(on, action)).toBe(clause));

  test.each([
    ['forest', false, false],
    ['town', false, false],
    ['ford', false, true],
    ['quarry', false, true],
    ['hill', true, true],
  ])('after a %s: goes on %s, fights again %s', (ground, further, bonus) => {
    const game = advanced(`bottom.LC-E7x6_top.LN-F7x1.FA-G8x3_ground.${ground}-F7`);
    const end = further ? acted(game, 'stop') : game;
    expect(game.tasks.at(-1)?.task === 'further').toBe(further);
    expect(end.tasks.at(-1)?.task === 'bonus').toBe(bonus);
  });

  test('not after it has crossed fieldworks (ccn-7.32)', () => {
    const game = advanced('bottom.LC-E7x6_top.LN-F7x1.FA-G8x3_ground.works-F7sw');
    expect(game.tasks.at(-1)?.task).toBe('bonus');
  });

  test('into a forest ends it: no bonus (ccn-7.4)', () => {
    const game = advanced('bottom.LC-E7x4_top.LN-F7x1.FA-G8x3_ground.forest-F8');
    expect(acted(game, 'go F8').tasks).toEqual([]);
  });

  test('may be that of a lone leader, who joins it (ccn-5.38)', () => {
    const game = advanced('bottom.LC-E7x4.LD-E8_top.LN-F7x1');
    expect(at(acted(game, 'go E8'), 'E8')).toBe('LC4*');
  });
});

describe('the Bonus Melee', () => {
  const bonus = acted(advanced('bottom.LC-E7x4.LN-E5x4_top.LN-F7x1.FA-G8x3.LN-F5x4'), 'stop');

  test.each([
    ['at any enemy next to it', 'attack F7 G8', null],
    ['not of another unit', 'attack E5 F5', 'ccn-5.238'],
    ['not at nobody', 'attack F7 G7', 'ccn-5.234'],
    ['not further away', 'attack F7 F5', 'ccn-5.120'],
    ['or none', 'pass', null],
    ['before anything else', 'end', 'ccn-5.230'],
  ])('%s', (_, action, clause) => expect(why(bonus, action)).toBe(clause));

  test('is one, and its victor goes one hex', () => {
    expect(options(bonus)).toEqual(['attack F7 G8', 'pass']);
    const won = until(bonus, 'attack F7 G8', (game) => !game.board.G8);
    expect([options(won), options(acted(won, 'advance'))]).toEqual([['advance', 'pass'], ['end']]);
    expect(at(acted(won, 'advance'), 'G8')).toMatch(/^LC/);
  });

  test('may be a Combined Arms attack with artillery that has not fought (ccn-5.239)', () => {
    const sheet = 'scenario.sheet-bottom-Army*up*FA3t1111t2211t3321';
    const start = battling(
      `bottom.LC-E7x4.FA-E9x3-D5x3_top.LN-F7x1.FA-G8x3_${sheet}_goal-9`,
      ...(['E7', 'E9'] as const),
    );
    const won = until(acted(start, ATTACK), 'stand', (game) => !game.board.F7);
    const again = acted(won, 'advance; stop');
    expect(options(again)).toEqual(['attack F7 G8', 'attack F7 G8 with E9', 'pass']);
    expect(refused(again, 'attack F7 G8 with D5')?.clause).toBe('ccn-6.49');
    const guns = acted(again, 'attack F7 G8 with E9');
    expect(guns.board.E9?.order?.fought).toBe('melee');
  });
});

describe('banners', () => {
  test('end the game at once, also in the middle of a combat (ccn-5.247)', () => {
    const won = until(
      battling('bottom.LN-E7x4_top.LN-F7x1*_goal-1', 'E7'),
      ATTACK,
      (game) => game.winner !== null,
    );
    expect(won).toMatchObject({ winner: 'bottom', phase: 'over', tasks: [], combat: null });
    expect([at(won, 'F7'), told(won, 'won')]).toMatchObject(['LD1', [{ clause: 'ccn-4.1' }]]);
    expect(options(won)).toEqual([]);
  });

  test('an objective that is advanced into gives its own (ccn-4.3)', () => {
    const won = victor('bottom.LN-E7x4_top.LN-F7x1_scenario.objective-F7_goal-9');
    expect(won.banners.bottom).toBe(1);
    expect(acted(won, 'advance').banners.bottom).toBe(2);
  });

  test('the last of a Battle Back is of the defender', () => {
    const held = rolling(battling('bottom.LN-E7x1_top.LN-F7x4_goal-1', 'E7'), ATTACK, 'artillery');
    const won = rolling(held, 'battle-back', 'saber artillery artillery artillery');
    expect([won.winner, rolls(won, 'battle-back').length]).toEqual(['top', 1]);
  });
});
