import { describe, expect, test } from 'vitest';
import { sheets } from '../../src/sheets/ccn/index.ts';
import { sheetWords } from '../../src/sheets/words.ts';

const say = await sheetWords('en', 'ccn');

/** The rows of a part of a sheet, or of all its parts, as they read: the first line of each cell alone. */
const rowsOf = (key: string, part?: string) =>
  (sheets.find((one) => one.key === key)?.parts ?? [])
    .filter(({ title }) => part === undefined || title === part)
    .flatMap(({ table }) => table?.groups ?? [])
    .flatMap(({ rows }) => rows)
    .map(({ name, cells }) => [
      say(name).replaceAll('**', ''),
      ...cells.map(([line]) => (line ? say(line).replaceAll('**', '') : '')),
    ]);
const told = (key: string, part?: string) =>
  Object.fromEntries(rowsOf(key, part).map(([name, ...cells]) => [name, cells.join(' ')]));

/**
 * Class, moves and fights, moves, range, more dice in fire and in melee, flags ignored, hexes per flag
 * (ccn-5.27 to 5.30, 5.46 to 5.54, 5.84 to 5.87, 5.98, 5.127 to 5.137, 5.174, 5.183, 5.192 to 5.194).
 */
const UNITS: Record<string, string> = {
  'Line infantry': 'Regular 1 1 2 – – – 1',
  Militia: 'Irregular 1 1 2 – – – 3',
  'Light infantry': 'Elite 1 2 2 +1 – – 1',
  'Rifle Light': 'Elite 1 2 3 +1 – – 1',
  Grenadiers: 'Elite 1 1 2 +1 +1 1 1',
  'Guard Grenadiers': 'Guard 1 1 2 +1 +1 card 1',
  'Old Guard': 'Guard 1 1 2 +1 +2 card 1',
  'Young Guard': 'Guard 1 2 2 +1 +1 card 1',
  'Guard Light infantry': 'Guard 1 2 2 +1 +1 card 1',
  'Light cavalry': 'Regular 3 3 – – – – 1',
  'Guard Light cavalry': 'Guard 3 3 – – – card 1',
  'Light Lancers': 'no class 3 3 – – – – 1',
  'Heavy cavalry': 'Regular 2 2 – – +1 – 1',
  Cuirassiers: 'Elite 2 2 – – +1 1 1',
  'Guard Heavy cavalry': 'Guard 2 2 – – +1 card 1',
  'Foot artillery': 'Regular 0 1 5 table – – 1',
  'Guard Foot artillery': 'Guard 0 1 5 table +1 card 1',
  'Horse artillery': 'Regular 1 2 4 table – – 1',
  'Guard Horse artillery': 'Guard 1 2 4 table – card 1',
  'Lone leader': '– – 3 – – – – –',
};

test('the sheet of units has the figures of every type', () => {
  const rows = rowsOf('units').map(([name, ...cells]) => [name, cells.slice(0, 8).join(' ')]);
  expect(Object.fromEntries(rows)).toEqual(UNITS);
});

/** On entry, combat, square and line of sight (chapter 7). */
const GROUND: Record<string, string> = {
  Forest: 'Stop. | light infantry only | yes | blocked',
  'Town or windmill': 'Stop. | no | no | blocked',
  'Hill, uphill and downhill': 'No stop. | yes | yes | blocked',
  'Rugged hill': 'Impassable. | no | – | blocked',
  'Fieldworks, through that hexside': 'Stop. | yes | no | free',
  'River without ford or bridge': 'Impassable. | no | – | free',
  'Fordable river': 'Stop. | yes | yes | free',
  Bridge: 'No stop. | yes | yes | free',
  'Sand quarry': 'Stop. | yes | yes | free',
};

test.each(Object.entries(GROUND))('the sheet of terrain says of %s: %s', (name, ground) => {
  const [, ...cells] = rowsOf('terrain').find(([one]) => one === name) ?? [];
  expect([...cells.slice(0, 3), cells.at(-1)].join(' | ')).toBe(ground);
});

/** Infantry, cavalry, artillery against it; then out of it (ccn-7.6 to ccn-7.58). */
const TERRAIN_DICE: Record<string, string> = {
  Forest: '−1 −2 −1 0 −2 −1',
  'Town or windmill': '−2 −3 −1 0 −3 −1',
  'Hill, uphill and downhill': '−1 −1 0 0 −1 0',
  'Hill to hill': '−1 in fire 0 0 – – –',
  'Fieldworks, through that hexside': '−1 −2 0 0 −2 0',
  'Fordable river': '−1 in melee −1 −1 in melee −1 −1 −1',
  'Sand quarry': '−1 in melee −2 −1 in fire −1 in melee −2 –',
};

test('the sheet of combat has the dice that terrain takes away, and no other ground', () => {
  expect(told('combat', 'terrain/dice')).toEqual(TERRAIN_DICE);
});

test.each(Object.entries(TERRAIN_DICE))(
  'the sheet of terrain has the same dice for %s: %s',
  (name, dice) => {
    const [, ...cells] = rowsOf('terrain').find(([one]) => one === name) ?? [];
    expect(cells.slice(3, 9).join(' ')).toBe(dice);
  },
);

describe('the sheet of cards', () => {
  const copies = new Map(rowsOf('cards').map(([name, number]) => [name, Number(number)]));

  test('has the 29 kinds of card, 70 in all', () => {
    expect(copies.size).toBe(29);
    expect([...copies.values()].reduce((sum, number) => sum + number)).toBe(70);
  });

  test('counts the copies of the book', () => {
    expect(copies.get('Probe Center')).toBe(6);
    expect(copies.get('Attack Left Flank')).toBe(4);
    expect(copies.get('Assault Right Flank')).toBe(2);
    expect(copies.get('Cavalry Charge')).toBe(3);
    expect(copies.get('Bayonet Charge')).toBe(2);
    expect(copies.get('Short Supply')).toBe(1);
  });

  test('gives the orders in each section', () => {
    const orders = told('cards');
    expect(orders['Coordinated Advance']).toBe('2 1 2 1');
    expect(orders['Flank Attack']).toBe('2 2 – 2');
    expect(orders['Assault Center']).toBe('2 – C –');
  });
});

/** With 5 blocks down to 1: ordinary types / those with 1 die more in fire (ccn-5.94, 5.95, 5.98; 5.125 to 5.140). */
const BY_BLOCKS: Record<string, string> = {
  'Without moving': '5 / 6 4 / 5 3 / 4 2 / 3 1 / 2',
  'After a move: France, Great Britain': '3 / 4 2 / 3 2 / 3 1 / 2 1 / 2',
  'After a move: Portugal': '2 / 3 2 / 3 1 / 2 1 / 2 0 / 1',
  'Other infantry and cavalry': '5 4 3 2 1',
  'Grenadiers, Guard infantry; heavy cavalry': '6 5 4 3 2',
  'Old Guard': '7 6 5 4 3',
  'Foot artillery': 'card card 4 4 3',
  'Guard foot artillery': 'card card 5 5 4',
  'Horse artillery': 'card card 3 3 card',
};

test('the sheet of combat has the dice by blocks', () => {
  expect(told('combat', 'combat/by-blocks')).toEqual(BY_BLOCKS);
});

/** Fire, melee and Bonus Melee attack (ccn-8.29 to ccn-8.66). */
const BY_CARD: Record<string, string> = {
  'Bayonet Charge': 'no 0 / +1 –',
  Bombard: '+2 / +3 +2 / +3 –',
  'Cavalry Charge': '– +2 +2',
  Élan: '+1 +1 +1',
  'Fire and Hold': '+1 no –',
  'Give Them the Cold Steel': 'no +1 0',
  Leadership: '+1 +1 +1',
};

test('the sheet of combat has the dice of every card that gives any', () => {
  expect(told('combat', 'combat/by-card-title')).toEqual(BY_CARD);
});

test('the sheet of combat says how far artillery fires after a move of 0, 1 and 2 hexes', () => {
  expect(told('combat', 'combat/guns')).toEqual({
    Foot: '5 no no',
    'Horse, with 2 blocks or more': '4 3 no',
    'Horse, with 1 block': '4 no no',
  });
});

test('the sheet of combat says what every face does', () => {
  expect(told('combat', 'faces/title')).toEqual({
    "The target's symbol": 'hits hits hits –',
    Saber: '– hits, unless rolled by Rifle Light or militia – always hits',
    Flag: 'retreat retreat – –',
  });
});

test('the sheet of combat has the checks of leaders', () => {
  expect(told('combat', 'leaders/title')).toEqual({
    'His unit loses blocks': '2 2 stays',
    'His unit is eliminated': '1 1 retreats 1-3',
    'Alone, attacked in melee': "attacker's 1 retreats 1-3",
    'Escape through an enemy unit': "that unit's 1 retreats 1-2",
  });
});

test('the sheet of the turn has the five phases in their order', () => {
  const steps = sheets.find(({ key }) => key === 'turn')?.parts[0]?.lines ?? [];
  expect(steps.map((line) => say(line).split('**')[1])).toEqual([
    'Command.',
    'Orders.',
    'Movement.',
    'Combat.',
    'Draw.',
  ]);
});

test.each([
  ['steps/fire', 9],
  ['steps/melee', 11],
])('%s has as many steps as the book', (title, steps) => {
  const part = sheets.find(({ key }) => key === 'turn')?.parts.find((one) => one.title === title);
  expect(part?.lines).toHaveLength(steps);
});

/** Hexes, and whether it attacks again (ccn-5.213 to ccn-5.237). */
test('the sheet of the turn says who advances after a melee', () => {
  expect(told('turn', 'advance/title')).toEqual({
    'Infantry: Take Ground': '1 no',
    'Cavalry: Breakthrough': '2 yes',
    'Cavalry, after the bonus': '1 no',
    'Square; artillery': '0 –',
    'Battling back, with First Strike, firing': '0 –',
  });
});
