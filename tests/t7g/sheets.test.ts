import { expect, test } from 'vitest';
import { sheets } from '../../src/sheets/t7g/index.ts';
import { sheetWords } from '../../src/sheets/words.ts';

const say = await sheetWords('en', 't7g');

/** The rows of the part under a title as they read, the first line of each cell alone. */
const rowsOf = (key: string, title: string) =>
  (sheets.find((one) => one.key === key)?.parts ?? [])
    .filter((part) => part.title === title)
    .flatMap(({ table }) => table?.groups ?? [])
    .flatMap(({ rows }) => rows)
    .map(({ name, cells }) => [say(name), ...cells.map(([line]) => (line ? say(line) : ''))])
    .map((row) => row.join(' '));

test('a Value becomes what the table of chapter 1 says (t7g-1.22)', () => {
  expect(rowsOf('turn', 'values/title')).toEqual([
    '1 1 2 1 1',
    '2 3 4 1 1',
    '3 4 6 2 1',
    '4 6 8 2 1',
    '5 7 10 3 1',
    '6 9 12 3 1',
  ]);
});

/** Order: 1 - (2/3)^n. Break: at least k sixes among n. */
test('checks pass as often as their dice say', () => {
  expect(rowsOf('turn', 'chances/checks')).toEqual([
    '1 33.3% 16.7% 0% 0%',
    '2 55.6% 30.6% 2.8% 0%',
    '3 70.4% 42.1% 7.4% 0.5%',
    '4 80.2% 51.8% 13.2% 1.6%',
    '5 86.8% 59.8% 19.6% 3.5%',
    '6 91.2% 66.5% 26.3% 6.2%',
  ]);
});

/** At least one success, and at least two, of as many dice as the Level. */
test('Command Actions work as often as their dice say', () => {
  expect(rowsOf('commanders', 'chances/actions')).toEqual([
    '1 33.3% 0% 16.7% 0%',
    '2 55.6% 11.1% 30.6% 2.8%',
    '3 70.4% 25.9% 42.1% 7.4%',
    '4 80.2% 40.7% 51.8% 13.2%',
    '5 86.8% 53.9% 59.8% 19.6%',
  ]);
});

test('weapons shoot as far as the tables of chapters 4 and 6 say (t7g-4.17, t7g-6.124)', () => {
  expect(rowsOf('shooting', 'shooting/weapons')).toEqual([
    'Musket 12″ Volleys Firearm.',
    'Arquebus 8″ Volleys Firearm.',
    'Arquebus/Musket 12″ Volleys Firearm.',
    'Flintlock musket 12″ Volleys Firearm.',
    'Pistol 4″ Volleys Firearm.',
    'Bow 12″ Volleys –',
    'Longbow 16″ Volleys –',
    'Crossbow 12″ Volleys –',
    'Javelin 6″ Volleys –',
    'Light cannon 18″ Artillery Firearm.',
    'Medium cannon 24″ Artillery Firearm.',
    'Heavy cannon 36″ Artillery Firearm.',
    'Super-heavy cannon 42″ Artillery Firearm.',
  ]);
});

test('Levels cost and give what the table of chapter 7 says (t7g-7.2)', () => {
  expect(rowsOf('commanders', 'commanders/levels')).toEqual([
    '0 – 5 0 0',
    '1 – 10 0 1',
    '2 0 25 1 1',
    '3 25 50 1 2',
    '4 100 100 2 2',
    '5 150 – 2 3',
  ]);
});

/** Those of chapter 7 that say they need a 6 (t7g-7.59 to t7g-7.108). */
test('nine Traits need a 6, the other actions that are rolled for a 5', () => {
  const rows = sheets.find(({ key }) => key === 'traits')?.parts[0]?.table?.groups[0]?.rows ?? [];
  const sixes = rows.filter(({ cells: [cell] }) => cell?.[0] && say(cell[0]) === '6');
  expect(sixes.map(({ name }) => say(name).replace(/ .*/, ''))).toEqual([
    'Eagle-eyed',
    'Comrade-in-arms',
    'Schemer',
    'Diligent',
    'Cold',
    'Honourable',
    'Intriguer',
    'Provoker',
    'Sharp',
  ]);
  expect(rows).toHaveLength(49);
});
