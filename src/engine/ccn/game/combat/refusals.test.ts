import { describe, expect, test } from 'vitest';
import { acted } from '../../../testing/ccn/acting.ts';
import { battling, moving, ordering } from '../../../testing/ccn/placed.ts';
import { options, refused, rolls, why } from '../../../testing/ccn/seen.ts';
import { refusal } from '../play.ts';

const SHEET = 'scenario.sheet-bottom-Army*up*FA3t1111t2211t3321*HA3t111k2t211t311';

describe('fires that are not legal, and the clause that says so', () => {
  const game = battling(
    'bottom.LN-E7x4-E3x4.RL-C5x4.LC-D5x4_top.LN-F7x4-G5x4-F5x4.LD-E4_goal-9',
    ...(['E7', 'C5', 'D5'] as const),
  );

  test.each([
    ['without an order', 'fire E3 F5', 'ccn-5.81'],
    ['at nobody', 'fire C5 E6', 'ccn-5.81'],
    ['by nobody', 'fire C1 E6', 'ccn-5.13'],
    ['by the enemy', 'fire F7 E7', 'ccn-5.13'],
    ['at an adjacent unit', 'fire E7 F7', 'ccn-5.76'],
    ['at another while an enemy unit is adjacent', 'fire E7 G5', 'ccn-5.77'],
    ['by cavalry', 'fire D5 F5', 'ccn-5.74'],
    ['at a lone leader', 'fire C5 E4', 'ccn-5.114'],
    ['beyond the range of rifles', 'fire C5 G5', 'ccn-5.85'],
  ])('%s', (_, action, clause) => expect(why(game, action)).toBe(clause));

  test('through units on both sides of the line, and past a unit on one', () => {
    const seen = (friends: string) =>
      why(battling(`bottom.LT-E7x4.LN-C7x4${friends}_top.LN-G7x4-D7x4`, 'E7', 'C7'), 'fire E7 G7');
    // D7 is next to E7: nobody fires next to an enemy unit, so he stands next to C7 alone.
    expect(seen('-F6x4')).toBe('ccn-5.77');
    const clear = (friends: string) =>
      why(battling(`bottom.LT-E7x4.LN-C9x4${friends}_top.LN-G7x4-D9x4`, 'E7', 'C9'), 'fire E7 G7');
    expect([clear('-F6x4'), clear('-F6x4-F7x4')]).toEqual([null, 'ccn-5.88']);
  });

  test('a lone enemy leader next to a unit does not keep it from firing (R77)', () => {
    const near = battling('bottom.LN-E7x4_top.LN-G7x4.LD-E8_goal-9', 'E7');
    expect(options(near)).toContain('fire E7 G7');
  });

  test('artillery without a table has no dice, but for the one value that is printed', () => {
    const guns = (unit: string, at: string) =>
      battling(`bottom.${unit}-E7x3.LN-E9x4_top.LN-${at}x4-F9x4`, 'E7', 'E9');
    const none = refused(guns('FA', 'G7'), 'fire E7 G7');
    expect(none).toMatchObject({ clause: 'ccn-5.106', because: 'game/no-table' });
    expect(why(guns('HA', 'H7'), 'fire E7 H7')).toBeNull();
    expect(why(guns('HA', 'G7'), 'fire E7 G7')).toBe('ccn-5.106');
  });

  test('a town may take the last die (ccn-1.3)', () => {
    const town = battling('bottom.LN-E7x2-E9x4_top.LN-G7x4-F9x4_ground.town-G7', 'E7', 'E9');
    expect(why(town, 'fire E7 G7')).toBe('ccn-1.3');
  });

  test.each([
    ['FA', 'D7', 'E7', 'ccn-5.50'],
    ['LT', 'C7', 'E7', 'ccn-5.47'],
    ['LN', 'D7', 'E7', null],
  ])('%s that moved from %s to %s', (unit, from, to, clause) => {
    const text = `bottom.${unit}-${from}x3.LN-E9x4_top.LN-G7x4-F9x4_${SHEET}`;
    const there = acted(moving(text, from as 'D7', 'E9'), `move ${from} ${to}; end`);
    expect(why(there, `fire ${to} G7`)).toBe(clause);
  });

  test.each([
    ['bayonet-charge', 'ccn-8.30'],
    ['fire-and-hold', null],
  ] as const)('under %s', (card, clause) => {
    const orders = card === 'bayonet-charge' ? (['E7', 'E9'] as const) : (['E7'] as const);
    const text = 'bottom.LN-E7x4-E9x4_top.LN-G7x4-F9x4';
    const set = ordering(text, card, ...orders);
    const game = set.phase === 'move' ? acted(set, 'end') : set;
    expect(why(game, 'fire E7 G7')).toBe(clause);
  });
});

describe('melees that are not legal, and the clause that says so', () => {
  const text =
    'bottom.LN-E7x4-E3x4.LC-E9x2.HA-E11x1.LD-C9_top.LN-F7x4-F3x4-F9x4-F11x4-D9x4_ground.town-F9';
  const game = battling(text, 'E7', 'E9', 'C9');

  test.each([
    ['without an order', 'attack E3 F3', 'ccn-5.120'],
    ['at an enemy that is not adjacent', 'attack E7 F3', 'ccn-5.120'],
    ['at nobody', 'attack E7 E6', 'ccn-5.120'],
    ['at a friend', 'attack E7 E3', 'ccn-5.120'],
    ['by the enemy', 'attack F7 E7', 'ccn-5.13'],
    ['by a leader alone', 'attack C9 D9', 'ccn-5.116'],
    ['without a die left', 'attack E9 F9', 'ccn-5.143'],
  ])('%s', (_, action, clause) => expect(why(game, action)).toBe(clause));

  test('horse artillery with its last block needs its card (ccn-5.140)', () => {
    const guns = (more: string) =>
      battling(`bottom.HA-E7x1.LN-E9x4_top.LN-F7x4-F9x4${more}`, 'E7', 'E9');
    expect(refused(guns(''), 'attack E7 F7')).toMatchObject({
      clause: 'ccn-5.140',
      because: 'game/no-table',
    });
    expect(why(guns(`_${SHEET}`), 'attack E7 F7')).toBeNull();
  });

  test('who has fought does not fight again, in either way', () => {
    const fired = acted(
      battling('bottom.LT-E7x4.LN-E9x4_top.LN-G7x4-F9x4-H7x4_goal-9', 'E7', 'E9'),
      'fire E7 G7',
    );
    const end = fired.tasks.length > 0 ? acted(fired, 'go H8') : fired;
    expect(options(end).some((one) => one.startsWith('fire E7'))).toBe(false);
    if (end.board.G7) expect(why(end, 'fire E7 G7')).toBe('ccn-5.71');
  });

  test.each([
    ['LT', 'C7', 'E7', 'ccn-5.47'],
    ['FA', 'D7', 'E7', 'ccn-5.50'],
    ['LC', 'C7', 'E7', null],
  ])('%s that moved from %s to %s', (unit, from, to, clause) => {
    const start = moving(`bottom.${unit}-${from}x3.LN-E9x4_top.LN-F7x4-F9x4`, from as 'C7', 'E9');
    expect(why(acted(start, `move ${from} ${to}; end`), `attack ${to} F7`)).toBe(clause);
  });

  test.each([
    ['forest', 'LN', 'ccn-7.4'],
    ['forest', 'LT', null],
    ['town', 'LT', 'ccn-7.26'],
    ['ford', 'LN', null],
  ])('who has entered a %s: %s', (ground, unit, clause) => {
    const start = moving(
      `bottom.${unit}-D7x4.LN-E9x4_top.LN-F7x4-F9x4_ground.${ground}-E7`,
      'D7',
      'E9',
    );
    expect(why(acted(start, 'move D7 E7; end'), 'attack E7 F7')).toBe(clause);
  });
});

describe('Combined Arms', () => {
  const base = `bottom.LN-E7x4-C3x4.FA-D8x3-C7x3-F6x3_top.LN-F7x4_${SHEET}_goal-9`;
  const game = battling(base, 'E7', 'D8', 'F6');

  test('are listed alone and with all the artillery that may join', () => {
    expect(options(game, 'attack')).toEqual([
      'attack E7 F7',
      'attack E7 F7 with D8-F6',
      'attack F6 F7',
    ]);
  });

  test.each([
    ['a part of it', 'attack E7 F7 with F6', null],
    ['infantry', 'attack E7 F7 with C3', 'ccn-6.49'],
    ['nobody', 'attack E7 F7 with A1', 'ccn-5.13'],
    ['the enemy', 'attack E7 F7 with F7', 'ccn-5.13'],
    ['artillery without an order', 'attack E7 F7 with C7', 'ccn-6.49'],
    ['artillery that attacks itself', 'attack F6 F7 with D8', 'ccn-6.49'],
  ])('with %s', (_, action, clause) => expect(why(game, action)).toBe(clause));

  test('each battery is named once, in the order of the board', () => {
    for (const guns of ['F6-D8', 'D8-D8', 'nowhere', ''])
      expect(refusalOf(guns), guns).toMatchObject({
        clause: 'ccn-6.49',
        because: 'game/guns-once-in-order',
      });
  });
  const refusalOf = (guns: string) =>
    refusal(game, { do: 'attack', from: 'E7', to: 'F7', with: guns });

  test.each([
    ['out of range', 'A3', '', 'ccn-6.50'],
    ['with a unit in the line', 'C6', '.LN-D6x4-E6x4', 'ccn-6.51'],
    ['behind a forest', 'C6', '_ground.forest-D6-D7-E6', 'ccn-6.50'],
    ['next to another enemy', 'D8', '', 'ccn-6.50'],
  ])('artillery %s does not join', (what, gun, more, clause) => {
    const [pieces, ground] = more.startsWith('.') ? [more, ''] : ['', more];
    const enemy = what.startsWith('next') ? '-E9x4' : '';
    const text = `bottom.LN-E7x4.FA-${gun}x3${pieces}_top.LN-F7x4${enemy}${ground}_${SHEET}`;
    expect(why(battling(text, 'E7'), `attack E7 F7 with ${gun}`)).toBe('ccn-6.49');
    const all = { ...battling(text, 'E7') };
    const piece = all.board[gun as 'D8'];
    if (!piece) return expect.fail('no gun');
    const ordered = {
      ...all,
      board: { ...all.board, [gun]: { ...piece, order: { moved: null, fought: 'no' } } },
    } as typeof all;
    expect(why(ordered, `attack E7 F7 with ${gun}`)).toBe(clause);
  });

  test('make an attack of a unit that has no die of its own (ccn-6.53)', () => {
    const town = `bottom.LC-E7x2.FA-D8x3_top.LN-F7x4_ground.town-F7_${SHEET}`;
    expect(options(battling(town, 'E7', 'D8'), 'attack')).toEqual(['attack E7 F7 with D8']);
  });

  test('are one roll of both, for which all of them have fought', () => {
    const after = acted(game, 'attack E7 F7 with D8-F6');
    // Four of the infantry, three of D8 at two hexes, four of F6 next to the target.
    expect(rolls(after, 'attack').map(({ faces }) => faces.length)).toEqual([11]);
    const fought = (['E7', 'D8', 'F6'] as const).map((hex) => after.board[hex]?.order?.fought);
    expect(fought).toEqual(['melee', 'melee', 'melee']);
  });
});
