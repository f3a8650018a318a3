import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { put, type Query } from '../../core/query.ts';
import { FACES, type Face } from '../faces.ts';
import { BATTLES, SCENARIOS } from '../scenarios/scenarios.ts';
import { deckOdds } from './deck-odds.ts';
import { draw } from './draw.ts';
import { rally } from './rally.ts';
import { spartacus } from './spartacus.ts';

// A query of any fields is a query.
const ruling = (query: unknown, draft: object) => {
  const ruled = put(query as Query, draft);
  if ('violations' in ruled) throw new Error(JSON.stringify(ruled.violations));
  return ruled.ruling;
};
const answer = (query: unknown, draft: object) =>
  ruling(query, draft).answer as Record<string, unknown>;
const chances = (query: unknown, draft: object) => {
  const { chances: all = {} } = ruling(query, draft).odds ?? {};
  return Object.fromEntries(Object.entries(all).map(([name, { fraction }]) => [name, fraction]));
};
const problems = (query: unknown, draft: object) => {
  const refused = put(query as Query, draft);
  return 'violations' in refused
    ? refused.violations.map(({ field, problem }) => [field, problem])
    : [];
};
const clauses = (query: unknown, draft: object) =>
  ruling(query, draft).steps.map(({ clause }) => clause);

describe('drawing', () => {
  test.each([
    [
      {},
      {
        draws: 1,
        opponentDraws: 0,
        drawsFirst: 'player',
        reshuffle: false,
        deckLeft: null,
        discardsLeft: null,
        handAtEnd: null,
      },
    ],
    [
      { deck: 30, discards: 19, hand: 4 },
      { draws: 1, reshuffle: false, deckLeft: 29, discardsLeft: 19, handAtEnd: 5 },
    ],
    [
      { deck: 1, discards: 19 },
      { reshuffle: false, deckLeft: 0, discardsLeft: 19 },
    ],
    [
      { deck: 0, discards: 19 },
      { reshuffle: true, deckLeft: 18, discardsLeft: 0 },
    ],
    [{ deck: 0 }, { reshuffle: true, deckLeft: null, discardsLeft: 0 }],
    [{ discards: 5 }, { reshuffle: false, deckLeft: null, discardsLeft: 5 }],
    [
      { deck: 2, discards: 9, firstStrikePlayed: true },
      {
        draws: 1,
        opponentDraws: 1,
        drawsFirst: 'opponent',
        reshuffle: false,
        deckLeft: 0,
        discardsLeft: 9,
      },
    ],
    [
      { deck: 1, discards: 9, firstStrikePlayed: true },
      { reshuffle: true, deckLeft: 8, discardsLeft: 0 },
    ],
    [
      { deck: 20, discards: 29, spartacusPlayed: true },
      { draws: 1, reshuffle: true, deckLeft: 48, discardsLeft: 0 },
    ],
    [{ spartacusPlayed: true }, { reshuffle: true, deckLeft: null, discardsLeft: 0 }],
    [
      { deck: 0, discards: 1 },
      { reshuffle: true, deckLeft: 0, discardsLeft: 0 },
    ],
  ])('%j: %j', (draft, expected) => {
    expect(answer(draw, draft)).toMatchObject(expected);
  });

  test.each([
    [1, 2, 3],
    [2, 2, 4],
    [3, 1, 4],
    [9, 1, 4],
  ])(
    'the Roman player at Lake Trasimene, turn %i: draws %i, then holds %i',
    (turn, draws, hand) => {
      const draft = { scenario: 'lake-trasimene', turn };
      expect(answer(draw, draft)).toMatchObject({ draws, handAtEnd: hand });
      expect(clauses(draw, draft).includes('cca-19.17')).toBe(draws === 2);
      expect(answer(draw, { ...draft, army: 'carthage' })).toMatchObject({
        draws: 1,
        handAtEnd: 6,
      });
    },
  );

  test('a hand that was counted is believed', () => {
    expect(answer(draw, { scenario: 'zama', hand: 2 }).handAtEnd).toBe(3);
    expect(answer(draw, { scenario: 'zama' }).handAtEnd).toBe(5);
  });

  test('cards are neither lost nor made', () => {
    fc.assert(
      fc.property(
        fc.nat(30),
        fc.integer({ min: 2, max: 29 }),
        fc.boolean(),
        fc.boolean(),
        (deck, discards, firstStrikePlayed, spartacusPlayed) => {
          const after = answer(draw, { deck, discards, firstStrikePlayed, spartacusPlayed });
          const drawn = firstStrikePlayed ? 2 : 1;
          expect(Number(after.deckLeft) + Number(after.discardsLeft) + drawn).toBe(deck + discards);
          expect(after.deckLeft).toBeGreaterThanOrEqual(0);
          expect(after.reshuffle).toBe(spartacusPlayed || deck < drawn);
        },
      ),
    );
  });

  test('what cannot be is blamed on a field', () => {
    expect(problems(draw, { deck: 40, discards: 20, hand: 1 })).toEqual([
      ['deck', 'more-than-the-deck'],
    ]);
    expect(problems(draw, { deck: 40, discards: 20 })).toEqual([]);
    expect(problems(draw, { deck: 60 })).toEqual([['deck', 'more-than-the-deck']]);
    expect(problems(draw, { discards: 1, firstStrikePlayed: true })).toEqual([
      ['discards', 'played-is-discarded'],
    ]);
    expect(problems(draw, { discards: 2, firstStrikePlayed: true })).toEqual([]);
    expect(problems(draw, { deck: 0, discards: 1, scenario: 'lake-trasimene', turn: 1 })).toEqual([
      ['deck', 'too-few-to-draw'],
    ]);
    expect(problems(draw, { deck: 0, discards: 1, scenario: 'lake-trasimene', turn: 3 })).toEqual(
      [],
    );
    expect(
      problems(draw, {
        deck: 0,
        discards: 2,
        scenario: 'lake-trasimene',
        turn: 2,
        firstStrikePlayed: true,
      }),
    ).toEqual([['deck', 'too-few-to-draw']]);
    expect(problems(draw, { scenario: 'lake-trasimene' })).toEqual([['turn', 'which-turn']]);
    expect(problems(draw, { scenario: 'lake-trasimene', army: 'carthage' })).toEqual([]);
  });
});

describe('Command', () => {
  const dice = (draft: object) => answer(spartacus, draft).commandDice;

  test.each(SCENARIOS.filter((scenario) => scenario !== 'lake-trasimene'))(
    'at %s is the hand of each side',
    (scenario) => {
      const { carthage, opponent } = BATTLES[scenario];
      expect(dice({ scenario, army: 'carthage' })).toBe(carthage.cards);
      expect(dice({ scenario, army: opponent.army })).toBe(opponent.cards);
      expect(dice({ scenario })).toBe(opponent.cards);
    },
  );

  test('at Lake Trasimene grows with the Roman hand or (R96 b) stays 2', () => {
    const draft = { scenario: 'lake-trasimene', army: 'rome' };
    expect([1, 2, 3, 4, 20].map((turn) => dice({ ...draft, turn }))).toEqual([2, 3, 4, 4, 4]);
    expect([1, 2, 3].map((turn) => dice({ ...draft, turn, readings: { R96: 'b' } }))).toEqual([
      2, 2, 2,
    ]);
    expect(dice({ ...draft, army: 'carthage' })).toBe(6);
    expect(dice({ scenario: 'zama', readings: { R96: 'b' } })).toBe(5);
  });

  test('is told once', () => {
    for (const query of [spartacus, rally]) {
      expect(problems(query, {})).toEqual([['command', 'needs-command']]);
      expect(problems(query, { command: 4, scenario: 'zama' })).toEqual([
        ['command', 'command-or-scenario'],
      ]);
      expect(problems(query, { scenario: 'lake-trasimene' })).toEqual([['turn', 'which-turn']]);
      expect(problems(query, { command: 1, rolled: ['red', 'red'] })).toEqual([
        ['rolled', 'more-faces-than-command'],
      ]);
      expect(problems(query, { command: 2, rolled: ['red', 'red'] })).toEqual([]);
    }
    expect(problems(rally, { noLeaders: true })).toEqual([]);
  });
});

/** Every fall of some dice. */
const falls = (dice: number): Face[][] =>
  dice === 0 ? [[]] : falls(dice - 1).flatMap((fall) => FACES.map((face) => [...fall, face]));

const SITUATIONS: object[] = [{}, { MI: 1 }, { LI: 1, EL: 2 }, { LC: 1, MC: 1, HC: 1 }, { HI: 3 }];

describe.each([
  ['I am Spartacus', spartacus, 'ordersRolled', 'ownUnits'],
  ['Rally', rally, 'blocksReturned', 'lostBlocks'],
] as const)('the dice of %s', (_, query, key, field) => {
  test.each(SITUATIONS)('come to what a count of all falls says with %j', (counts) => {
    const draft = Object.keys(counts).length ? { [field]: counts } : {};
    for (let command = 1; command <= 3; command++) {
      const seen = new Map<number, number>();
      for (const rolled of falls(command)) {
        const number = answer(query, { ...draft, command, rolled })[key] as number;
        seen.set(number, (seen.get(number) ?? 0) + 1);
      }
      const rows = ruling(query, { ...draft, command }).odds?.tables[key] ?? [];
      const ways = rows.map(({ value, fraction: text }) => {
        const [n = 0, d = 1] = text.split('/').map(Number);
        return [value, (n * 6 ** command) / d] as const;
      });
      expect(new Map(ways.filter(([, number]) => number > 0)), `${command} dice`).toEqual(
        new Map([...seen].sort(([a], [b]) => a - b)),
      );
    }
  });
});

test.each([
  [
    ['green', 'blue', 'red', 'leader', 'flag', 'swords'],
    { light: 1, medium: 1, heavy: 1, any: 1 },
    4,
  ],
  [['flag', 'swords'], { light: 0, medium: 0, heavy: 0, any: 0 }, 0],
  [['leader', 'leader'], { light: 0, medium: 0, heavy: 0, any: 2 }, 2],
])('%j are the symbols %j', (rolled, symbols, number) => {
  expect(answer(spartacus, { command: 6, rolled })).toMatchObject({
    symbols,
    ordersRolled: number,
    lost: 0,
    extraDice: 1,
  });
  expect(answer(rally, { command: 6, rolled })).toMatchObject({ symbols, blocksReturned: number });
});

test('orders of I am Spartacus need somebody to take them', () => {
  const draft = { command: 5, rolled: ['green', 'green', 'blue', 'leader', 'leader'] };
  expect(answer(spartacus, { ...draft, ownUnits: { LI: 1 } })).toMatchObject({
    ordersRolled: 1,
    lost: 4,
    units: ['LI'],
  });
  expect(answer(spartacus, { ...draft, ownUnits: { LI: 1 }, ownLeaders: 1 })).toMatchObject({
    ordersRolled: 2,
    lost: 3,
  });
  expect(answer(spartacus, { ...draft, ownUnits: { HI: 2 }, ownLeaders: 1 })).toMatchObject({
    ordersRolled: 2,
    units: ['HI'],
  });
  expect(answer(spartacus, { ...draft, ownUnits: { LI: 9, MI: 9 } })).toMatchObject({
    ordersRolled: 5,
    lost: 0,
  });
  expect(answer(spartacus, { command: 2, rolled: ['green', 'flag'] }).units).toEqual([
    'LI',
    'LS',
    'LB',
    'AX',
    'LC',
  ]);
  expect(answer(spartacus, { command: 5 })).toMatchObject({
    symbols: null,
    ordersRolled: null,
    lost: null,
    units: null,
  });
  expect(clauses(spartacus, { ...draft, ownUnits: { LI: 1 } })).toContain('cca-7.4');
  expect(clauses(spartacus, draft)).not.toContain('cca-7.4');
});

test('Rally: readings, exclusions, and no leaders', () => {
  const draft = { command: 4, rolled: ['green', 'green', 'red', 'flag'] };
  expect(answer(rally, { ...draft, lostBlocks: { MI: 2 } })).toMatchObject({
    blocksReturned: 0,
    units: [],
  });
  expect(answer(rally, { ...draft, lostBlocks: { MI: 2 }, readings: { R79: 'b' } })).toMatchObject({
    blocksReturned: 2,
    units: ['MI'],
  });
  expect(
    answer(rally, { ...draft, lostBlocks: { EL: 1, CH: 1 }, readings: { R79: 'b' } }),
  ).toMatchObject({ blocksReturned: 0, units: [] });
  expect(answer(rally, { command: 4, rolled: ['flag'], readings: { R79: 'b' } })).toMatchObject({
    units: [],
  });
  expect(answer(rally, { ...draft, lostBlocks: { LI: 1, HI: 3 } })).toMatchObject({
    blocksReturned: 2,
    units: ['LI', 'HI'],
  });
  expect(answer(rally, { command: 4, lostBlocks: { LI: 1, EL: 1 } })).toMatchObject({
    symbols: null,
    blocksReturned: null,
    units: ['LI'],
    oneOfChoice: 'no',
  });
  expect(answer(rally, { command: 4 }).units).toHaveLength(10);
  expect(answer(rally, { noLeaders: true })).toMatchObject({
    commandDice: 0,
    blocksReturned: 0,
    oneOfChoice: 'only',
  });
  expect(clauses(rally, { command: 4, lostBlocks: { EL: 1 } })).toContain('cca-18.53');
  expect(clauses(rally, { command: 4, lostBlocks: { LI: 1 } })).not.toContain('cca-18.53');
});

test('exact chances of the dice cards', () => {
  expect(chances(spartacus, { command: 5 })).toEqual({
    'none-usable': '1/243',
    'each-die': '32/243',
  });
  expect(chances(rally, { command: 2, lostBlocks: { MI: 1 } })).toEqual({
    'none-usable': '4/9',
    'each-die': '0',
  });
  expect(ruling(spartacus, { command: 6 }).odds?.means.ordersRolled?.fraction).toBe('4');
});

describe('what is left in the deck', () => {
  test.each([
    [{ wanted: 'line-command' }, { unseen: 60, wantedLeft: 4, deck: 60 }, { drawn: '1/15' }],
    [{ wanted: 'leadership-cards', draws: 6 }, { wantedLeft: 6 }, { drawn: '692477/1430396' }],
    [{ wanted: 'section-cards' }, { wantedLeft: 27 }, { drawn: '9/20' }],
    [{ wanted: 'troop-cards' }, { wantedLeft: 10 }, { drawn: '1/6' }],
    [{ wanted: 'tactic-cards' }, { wantedLeft: 17 }, { drawn: '17/60' }],
    [
      { wanted: 'first-strike', cardsSeen: 12, opponentHand: 5 },
      { unseen: 48, deck: 43 },
      { 'opponent-holds': '5/48' },
    ],
    [
      { wanted: 'first-strike', cardsSeen: 12, wantedSeen: 1, opponentHand: 5 },
      { wantedLeft: 0 },
      { 'opponent-holds': '0' },
    ],
    [
      { wanted: 'counter-attack', cardsSeen: 50, opponentHand: 4, draws: 1 },
      { unseen: 10 },
      { 'opponent-holds': '2/3', drawn: '1/5' },
    ],
    [{ wanted: 'counter-attack', cardsSeen: 50, draws: 4, atLeast: 2 }, {}, { drawn: '2/15' }],
  ])('%j: %j, %j', (draft, expected, odds) => {
    expect(answer(deckOdds, draft)).toMatchObject(expected);
    expect(chances(deckOdds, draft)).toEqual(odds);
  });

  test('tables and means stand beside the chances', () => {
    const { odds } = ruling(deckOdds, {
      wanted: 'counter-attack',
      cardsSeen: 50,
      opponentHand: 4,
      draws: 1,
    });
    expect(odds?.tables.heldWanted?.map(({ value, fraction }) => [value, fraction])).toEqual([
      [0, '1/3'],
      [1, '8/15'],
      [2, '2/15'],
    ]);
    expect(odds?.means.heldWanted?.fraction).toBe('4/5');
    expect(odds?.means.drawnWanted?.fraction).toBe('1/5');
  });

  test('the ruling says which cards are unknown', () => {
    expect(clauses(deckOdds, { wanted: 'rally' })).toEqual(['cca-2.1', 'cca-18.51', 'cca-16.1']);
    expect(clauses(deckOdds, { wanted: 'rally', opponentHand: 5 })).toEqual([
      'cca-2.1',
      'cca-18.51',
      'cca-3.5',
    ]);
    expect(clauses(deckOdds, { wanted: 'troop-cards', opponentHand: 5, draws: 1 })).toEqual([
      'cca-2.1',
      'cca-18.14',
      'cca-3.5',
      'cca-16.1',
    ]);
  });

  test('what cannot be is blamed on a field', () => {
    expect(problems(deckOdds, { wanted: 'rally', wantedSeen: 2, cardsSeen: 5 })).toEqual([
      ['wantedSeen', 'more-than-copies'],
    ]);
    expect(problems(deckOdds, { wanted: 'rally', wantedSeen: 1 })).toEqual([
      ['cardsSeen', 'seen-fewer'],
    ]);
    expect(problems(deckOdds, { wanted: 'rally', wantedSeen: 1, cardsSeen: 1 })).toEqual([]);
    expect(problems(deckOdds, { wanted: 'line-command', cardsSeen: 57 })).toEqual([
      ['cardsSeen', 'too-few-unseen'],
    ]);
    expect(problems(deckOdds, { wanted: 'line-command', cardsSeen: 56 })).toEqual([]);
    expect(
      problems(deckOdds, { wanted: 'rally', cardsSeen: 50, opponentHand: 6, draws: 5 }),
    ).toEqual([['cardsSeen', 'too-few-unseen']]);
    expect(
      problems(deckOdds, { wanted: 'rally', cardsSeen: 50, opponentHand: 6, draws: 4 }),
    ).toEqual([]);
    expect(problems(deckOdds, { wanted: 'rally', cardsSeen: 60, wantedSeen: 1 })).toEqual([
      ['cardsSeen', 'too-few-unseen'],
    ]);
  });
});
