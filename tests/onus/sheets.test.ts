import { expect, test } from 'vitest';
import { sheets } from '../../src/sheets/onus/index.ts';
import { sheetWords } from '../../src/sheets/words.ts';

const say = await sheetWords('en', 'onus');

/** The rows of a sheet as they read, the first line of each cell alone. */
const rowsOf = (key: string) =>
  (sheets.find((one) => one.key === key)?.parts ?? [])
    .flatMap(({ table }) => table?.groups ?? [])
    .flatMap(({ rows }) => rows)
    .map(({ name, cells }) => [
      say(name).replaceAll('**', ''),
      ...cells.map(([line]) => (line ? say(line).replaceAll('**', '') : '')),
    ]);

/**
 * Chapters 8 to 10 and 15 of the book: attack, defence hand to hand, ranged strength, defence when shot at, morale.
 * Broken lowers shots too by the adopted reading of R7.
 */
const MODIFIERS: Record<string, string> = {
  'Each wound': '– – – – −1',
  'Every 3 wounds': '−1/−1 – −1 – –',
  Broken: '−1/−1 – −1 – −1',
  'No Officers': '−1/−1 −1/−1 −1 −1/−1 −1',
  Hero: '– +1/+1 – +1/+1 +1',
  'Each extended section': '– – – – −1',
  Flank: '– −1/−1 – −1/−1 −1',
  Rear: '– −2/−2 – −2/−2 −2',
  'Forced march': '– −2/−2 – −2/−2 −2',
  Fleeing: '−1/−1 −2/−2 – −2/−2 no check',
  'Each other enemy': '– −1/−1 – – −1',
  'Line of sight obstructed': '– – −1 – –',
  'Against Terror': '– – – – −1',
  'Within his radius': '– – – – +1',
  'In the unit': 'his card his card his card his card his card and +1',
  'Dead, wounded or fleeing': '– – – – −1',
  'Shield Wall': '– +1/+1 – +1/+1 –',
  'Phalanx, to the front': '+1/+1 – – – –',
  'Phalanx against mounted': '+2/+2 – – – –',
  Square: '– – – −1/−1 –',
  'Square against mounted': '– +2/+2 – – –',
  'Arrowhead, Rhomboid, charging': '+1/+1 – – – –',
  Bravery: '+1/+1 −1/−1 – −1/−1 –',
  'Lancers, Sarissas against mounted': '+1/+1 – – – –',
  'Ram, charging infantry': '+1/+1 – – – –',
};

test.each(Object.entries(MODIFIERS))(
  'the sheet of combat gives %s the modifiers %s',
  (name, by) => {
    const row = rowsOf('combat').find(([circumstance]) => circumstance === name);
    expect(row?.slice(1).join(' ')).toBe(by);
  },
);

test('the sheet of combat leaves no circumstance untested', () => {
  const names = rowsOf('combat').flatMap((row) => (row.length === 6 ? row[0] : []));
  expect(names).toEqual(Object.keys(MODIFIERS));
});

/** Of 6 faces those that beat the defence, at most 5 and at least 1; Professionals roll a 1 again: 7/6 of that. */
const CHANCES: Record<string, string> = {
  '1 or less': '2 5/6 35/36',
  '2': '3 2/3 7/9',
  '3': '4 1/2 7/12',
  '4': '5 1/3 7/18',
  '5 or more': '6 1/6 7/36',
};

test.each(Object.entries(CHANCES))(
  'a die against %s more defence succeeds on %s',
  (name, chances) => {
    const row = rowsOf('combat').find((one) => one.length === 4 && one[0] === name);
    expect(row?.slice(1).join(' ')).toBe(chances);
  },
);

/** Boxes of chapter 7 (onus-7.53 to onus-7.71), chapter 8 and onus-7.18: movement, charge, shot, in formation. */
const MANOEUVRES: Record<string, string> = {
  'In all directions': 'reduced no yes no',
  'Free rotation, at the start': 'reduced yes yes yes',
  'Extend or shorten': 'reduced no yes no',
  'Adopt or change formation': 'reduced yes no yes',
  'Make ready to shoot': 'reduced no yes yes',
  'In Shield Wall': 'reduced yes yes –',
  'In Phalanx': 'reduced yes yes –',
  'In Square': 'none no yes –',
  'No longer Broken, on activation': 'reduced no yes –',
};

test.each(Object.entries(MANOEUVRES))('the sheet of movement says of %s: %s', (name, told) => {
  const row = rowsOf('movement').find(([manoeuvre]) => manoeuvre === name);
  expect(row?.slice(1, 5).join(' ')).toBe(told);
});

/** Moving and fleeing (onus-7.24 to onus-7.29, onus-7.191; engaged friends by ruling R24). */
const PASSING: Record<string, string> = {
  Enemy: 'no no',
  'Friend in formation': 'no no',
  'Fleeing elephants': 'no no',
  'Engaged friend': 'no yes',
  'Other friend': 'yes yes',
};

test.each(Object.entries(PASSING))(
  '%s may be passed through, moving and fleeing: %s',
  (name, told) => {
    const row = rowsOf('movement').find(([passed]) => passed === name);
    expect(row?.slice(1).join(' ')).toBe(told);
  },
);

/** Two dice of at most Leadership (onus-6.11): 1, 3, 6, 10, 15, 21, 26, 30, 33, 35 and 36 of 36 rolls. */
const LEADERSHIP: Record<string, string> = {
  '2': '1/36',
  '3': '1/12',
  '4': '1/6',
  '5': '5/18',
  '6': '5/12',
  '7': '7/12',
  '8': '13/18',
  '9': '5/6',
  '10': '11/12',
  '11': '35/36',
  '12': '1',
};

test('the sheet of the turn gives the chance to fight on by Leadership', () => {
  const rows = rowsOf('turn').filter((row) => row.length === 2);
  expect(Object.fromEntries(rows)).toEqual(LEADERSHIP);
});

test('the sheet of the turn has the seven phases in their order', () => {
  const steps = sheets[0]?.parts[0]?.lines ?? [];
  expect(steps.map((line) => say(line).split('**')[1])).toEqual([
    'Activation.',
    'Movement.',
    'Shooting.',
    'Skirmishers.',
    'Combat.',
    'Flight.',
    'End of turn.',
  ]);
});
