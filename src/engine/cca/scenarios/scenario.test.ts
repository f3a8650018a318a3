import { describe, expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { cases } from '../../testing/cases.ts';
import { scenario } from './scenario.ts';
import { SCENARIOS } from './scenarios.ts';

const { ruling, told, cited, faults } = asking(scenario);

/** Figures, table 12: year; Carthage's leader and cards; the other army, its leaders and cards; who is first, banners; rules. */
const BATTLES = `
akragas 406: himilco 5; syracuse daphnaeus 6; syracuse 5;
crimissos-river 341: hasdrubal 5; syracuse timoleon 5; syracuse 5; fords-at-bends
ticinus-river 218: hannibal 5; rome publius-scipio 4; carthage 6; no-fords
lake-trasimene 217: hannibal 6; rome flaminius 2; carthage 6; impassable-lake steep-hills growing-hand
cannae 216: hannibal 6; rome varro 4; rome 7;
dertosa 215: hasdrubal 4; rome gnaeus-scipio publius-scipio 6; rome 6;
castulo 211: hasdrubal-gisgo 5; rome publius-scipio 5; rome 8; loss-of-scipio roman-exits
baecula 208: hasdrubal 4; rome publius-scipio 6; rome 6; camps
ilipa 208: hasdrubal-gisgo 4; rome scipio 6; rome 7;
zama 202: hannibal 5; rome scipio 5; rome 8;
`;
const named = (list: string) => list.split(' ').filter((name) => name !== '');

test('the table has every battle', () => {
  expect(BATTLES.match(/^\S+/gm)).toEqual(SCENARIOS);
});

test.each(BATTLES.trim().split('\n'))('%s, as its Council of War has it', (line) => {
  const [head = '', ...parts] = line.split(/[:;]/);
  const [battle = '', year] = head.split(' ');
  const [[carthaginian, cards], [army, ...led], [first, banners], rules] = parts.map(named) as [
    string[],
    string[],
    string[],
    string[],
  ];
  const [cardsDealt, otherCards] = [Number(cards), Number(led.at(-1))];
  const drawsTwo = battle === 'lake-trasimene';
  expect(told({ scenario: battle })).toEqual({
    year: Number(year),
    carthage: {
      army: 'carthage',
      leaderNames: [carthaginian],
      cardsDealt,
      command: cardsDealt,
      movesFirst: first === 'carthage',
      draws: 1,
      handAtEnd: cardsDealt,
    },
    opponent: {
      army,
      leaderNames: led.slice(0, -1),
      cardsDealt: otherCards,
      command: otherCards,
      movesFirst: first === army,
      draws: drawsTwo ? 2 : 1,
      handAtEnd: drawsTwo ? 3 : otherCards,
    },
    firstPlayer: first,
    bannersToWin: Number(banners),
    specialRules: rules,
    suggestedFirst: battle === 'akragas',
    deckAfterDeal: 60 - cardsDealt - otherCards,
    passable: null,
  });
});

/** The clauses of chapter 19 that hold the facts of one battle, in the order in which they are told. */
test.each([
  ['akragas', ['cca-19.1', 'cca-19.2', 'cca-19.3']],
  ['crimissos-river', ['cca-19.4', 'cca-19.5', 'cca-19.6', 'cca-19.7']],
  ['ticinus-river', ['cca-19.8', 'cca-19.9', 'cca-19.10', 'cca-19.11']],
  ['cannae', ['cca-19.18', 'cca-19.19', 'cca-19.20']],
  ['dertosa', ['cca-19.21', 'cca-19.22', 'cca-19.23']],
  ['castulo', ['cca-19.24', 'cca-19.25', 'cca-19.26', 'cca-19.27', 'cca-19.28']],
  ['baecula', ['cca-19.29', 'cca-19.30', 'cca-19.31', 'cca-19.32']],
  ['ilipa', ['cca-19.33', 'cca-19.34', 'cca-19.35']],
  ['zama', ['cca-19.36', 'cca-19.37', 'cca-19.38']],
])('%s is told by its clauses', (battle, clauses) => {
  const cited = new Set(
    ruling({ scenario: battle })
      .steps.map(({ clause }) => clause)
      .filter((clause) => clause.startsWith('cca-19.')),
  );
  expect([...cited]).toEqual(clauses);
});

describe('Lake Trasimene', () => {
  const roman = (turn: number, readings = {}) =>
    told({ scenario: 'lake-trasimene', turn, readings }) as {
      opponent: { draws: number; handAtEnd: number; command: number };
    };

  test.each([
    [1, 2, 3, 2],
    [2, 2, 4, 3],
    [3, 1, 4, 4],
    [4, 1, 4, 4],
    [99, 1, 4, 4],
  ])('turn %i: draws %i, ends with %i, Command %i', (turn, draws, handAtEnd, command) => {
    expect(roman(turn).opponent).toMatchObject({ draws, handAtEnd, command });
    expect(roman(turn, { R96: 'b' }).opponent).toMatchObject({ draws, handAtEnd, command: 2 });
    expect(told({ scenario: 'lake-trasimene', turn })).toMatchObject({
      carthage: { draws: 1, handAtEnd: 6, command: 6 },
    });
  });

  test('no other hand grows', () => {
    expect(told({ scenario: 'cannae', turn: 2 })).toMatchObject({
      opponent: { draws: 1, handAtEnd: 4, command: 4 },
    });
    expect(cited({ scenario: 'cannae' })).not.toContain('cca-19.17');
    expect(cited({ scenario: 'lake-trasimene' })).toContain('cca-19.17');
  });
});

test.each([
  ['crimissos-river', 'river', false, ['cca-19.7', 'cca-17.26']],
  ['crimissos-river', 'river-bend', true, ['cca-19.7', 'cca-17.27']],
  ['ticinus-river', 'river', false, ['cca-19.11', 'cca-17.26']],
  ['ticinus-river', 'river-bend', false, ['cca-19.11', 'cca-17.26']],
  ['zama', 'river', false, ['cca-17.26']],
  ['lake-trasimene', 'lake', false, ['cca-19.15']],
  ['lake-trasimene', 'steep-hill', false, ['cca-19.16']],
  ['lake-trasimene', 'river', false, ['cca-17.26']],
])('%s, %s: can be entered %s', (battle, place, passable, clauses) => {
  const { answer, steps, summary } = ruling({ scenario: battle, place });
  expect(answer).toMatchObject({ passable });
  expect(summary.say).toBe(passable ? 'scenario/passable' : 'scenario/impassable');
  expect(steps.slice(-clauses.length).map(({ clause }) => clause)).toEqual(clauses);
});

test('only Lake Trasimene has a lake and steep hills', () => {
  for (const place of ['lake', 'steep-hill'])
    for (const battle of SCENARIOS) {
      const fault = ['place', 'only-at-trasimene', undefined];
      expect(faults({ scenario: battle, place })).toEqual(
        battle === 'lake-trasimene' ? [] : [fault],
      );
    }
});

test('the facts are told in the order of the set-up', () => {
  const { steps, summary } = ruling({ scenario: 'lake-trasimene', turn: 2 });
  const known = steps.map(({ clause, say, with: values, effect }) => [clause, say, values, effect]);
  const roman = { on: 'handAtEnd', from: 3, to: 4 };
  expect(known.filter(([, say]) => say !== 'cca-7.6')).toEqual([
    ['cca-19.12', 'council', { scenario: 'lake-trasimene', army: 'carthage', cards: 6 }, null],
    ['cca-19.12', 'leaders', { leaders: ['hannibal'], army: 'carthage' }, null],
    ['cca-19.13', 'council', { scenario: 'lake-trasimene', army: 'rome', cards: 2 }, null],
    ['cca-19.13', 'leaders', { leaders: ['flaminius'], army: 'rome' }, null],
    ['cca-19.17', 'cca-19.17', { number: 2, draws: 2, hand: 4 }, roman],
    ['cca-3.5', 'cca-3.5', { carthage: 6, opponent: 2 }, null],
    ['cca-3.6', 'cca-3.6', { cards: 52 }, null],
    ['cca-3.8', 'cca-3.8', { number: 3 }, null],
    ['cca-19.14', 'banners-to-win', { scenario: 'lake-trasimene', number: 6 }, null],
    ['cca-19.15', 'special-rule', { rule: 'impassable-lake' }, null],
    ['cca-19.16', 'special-rule', { rule: 'steep-hills' }, null],
    ['cca-19.17', 'special-rule', { rule: 'growing-hand' }, null],
    ['cca-3.9', 'cca-3.9', { army: 'carthage' }, null],
    ['cca-5.1', 'cca-5.1', { army: 'carthage' }, null],
  ]);
  expect(summary.say).toBe('scenario');
  expect(cited({ scenario: 'akragas' })).toContain('cca-3.1');
  expect(cited({ scenario: 'lake-trasimene' })).not.toContain('cca-3.1');
});

cases(
  scenario,
  `
  rivers of other battles have neither the fords of the one nor the ban of the other:
    scenario=zama place=river             => !passable -19.7/place -19.11/place -17.27/path
    scenario=zama place=river-bend        => !passable -19.7/bend -19.11/place -17.27/path
    scenario=crimissos-river place=river  => !passable -17.27/path
`,
);
