import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerTo, citedOf, faultsOf, rulingOn } from '../../testing/ask.ts';
import { FACES, type Face } from '../faces.ts';
import { BATTLES, SCENARIOS } from '../scenarios/scenarios.ts';

const NEITHER = { draws: 1, opponentDraws: 0, drawsFirst: 'player', reshuffle: false };
const BOTH = { draws: 1, opponentDraws: 1, drawsFirst: 'opponent', reshuffle: false };

const chances = (query: 'cca/spartacus' | 'cca/rally' | 'cca/deck-odds', draft: object) => {
  const { chances: all = {} } = rulingOn(query, draft).odds ?? {};
  return Object.fromEntries(Object.entries(all).map(([name, { fraction }]) => [name, fraction]));
};

describe('drawing', () => {
  test.each([
    [{}, { ...NEITHER, deckLeft: null, discardsLeft: null, handAtEnd: null }],
    [
      { deck: 30, discards: 19, hand: 4 },
      { ...NEITHER, deckLeft: 29, discardsLeft: 19, handAtEnd: 5 },
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
      { ...BOTH, deckLeft: 0, discardsLeft: 9 },
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
    // A hand that was counted is believed.
    [{ scenario: 'zama', hand: 2 }, { handAtEnd: 3 }],
    [{ scenario: 'zama' }, { handAtEnd: 5 }],
  ])('%j: %j', (draft, expected) => {
    expect(answerTo('cca/draw', draft)).toMatchObject(expected);
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
      expect(answerTo('cca/draw', draft)).toMatchObject({ draws, handAtEnd: hand });
      expect(citedOf('cca/draw', draft).includes('cca-19.17')).toBe(draws === 2);
      const other = answerTo('cca/draw', { ...draft, army: 'carthage' });
      expect(other).toMatchObject({ draws: 1, handAtEnd: 6 });
    },
  );

  test('cards are neither lost nor made', () => {
    fc.assert(
      fc.property(
        fc.nat(30),
        fc.integer({ min: 2, max: 29 }),
        fc.boolean(),
        fc.boolean(),
        (deck, discards, firstStrikePlayed, spartacusPlayed) => {
          const after = answerTo('cca/draw', {
            deck,
            discards,
            firstStrikePlayed,
            spartacusPlayed,
          });
          const drawn = firstStrikePlayed ? 2 : 1;
          expect(Number(after.deckLeft) + Number(after.discardsLeft) + drawn).toBe(deck + discards);
          expect(after.deckLeft).toBeGreaterThanOrEqual(0);
          expect(after.reshuffle).toBe(spartacusPlayed || deck < drawn);
        },
      ),
    );
  });
});

describe('Command', () => {
  const dice = (draft: object) => answerTo('cca/spartacus', draft).commandDice;

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
});

const ROMAN_HAND = { scenario: 'lake-trasimene' };
const HELD = { wanted: 'rally', cardsSeen: 50, opponentHand: 6 };

/** What cannot be, and the field and the clause that are blamed for it; nothing, where it can. */
test.each<[query: 'cca/draw' | 'cca/deck-odds' | 'cca/rally', object, ...unknown[]]>([
  ['cca/draw', { deck: 40, discards: 20, hand: 1 }, 'deck', 'more-than-the-deck', 'cca-2.1'],
  ['cca/draw', { deck: 40, discards: 20 }],
  ['cca/draw', { deck: 60 }, 'deck', 'more-than-the-deck', 'cca-2.1'],
  [
    'cca/draw',
    { discards: 1, firstStrikePlayed: true },
    'discards',
    'played-is-discarded',
    'cca-16.1',
  ],
  ['cca/draw', { discards: 2, firstStrikePlayed: true }],
  [
    'cca/draw',
    { deck: 0, discards: 1, ...ROMAN_HAND, turn: 1 },
    'deck',
    'too-few-to-draw',
    'cca-16.2',
  ],
  ['cca/draw', { deck: 0, discards: 1, ...ROMAN_HAND, turn: 3 }],
  [
    'cca/draw',
    { deck: 0, discards: 2, ...ROMAN_HAND, turn: 2, firstStrikePlayed: true },
    'deck',
    'too-few-to-draw',
    'cca-16.2',
  ],
  ['cca/draw', ROMAN_HAND, 'turn', 'which-turn', 'cca-19.17'],
  ['cca/draw', { ...ROMAN_HAND, army: 'carthage' }],
  [
    'cca/deck-odds',
    { wanted: 'rally', wantedSeen: 2, cardsSeen: 5 },
    'wantedSeen',
    'more-than-copies',
    'cca-18.51',
  ],
  ['cca/deck-odds', { wanted: 'rally', wantedSeen: 1 }, 'cardsSeen', 'seen-fewer', undefined],
  ['cca/deck-odds', { wanted: 'rally', wantedSeen: 1, cardsSeen: 1 }],
  [
    'cca/deck-odds',
    { wanted: 'line-command', cardsSeen: 57 },
    'cardsSeen',
    'too-few-unseen',
    'cca-2.1',
  ],
  ['cca/deck-odds', { wanted: 'line-command', cardsSeen: 56 }],
  ['cca/deck-odds', { ...HELD, draws: 5 }, 'cardsSeen', 'too-few-unseen', 'cca-2.1'],
  ['cca/deck-odds', { ...HELD, draws: 4 }],
  [
    'cca/deck-odds',
    { wanted: 'rally', cardsSeen: 60, wantedSeen: 1 },
    'cardsSeen',
    'too-few-unseen',
    'cca-2.1',
  ],
  ['cca/rally', { noLeaders: true }],
])('%s of %j: blamed %s %s', (query, draft, ...fault) => {
  expect(faultsOf(query, draft)).toEqual(fault.length > 0 ? [fault] : []);
});

describe.each([
  ['cca/spartacus', 'cca-18.41'],
  ['cca/rally', 'cca-18.51'],
] as const)('%s goes by Command', (query, clause) => {
  test.each<[object, ...string[]]>([
    [{}, 'command', 'needs-command', clause],
    [{ command: 4, scenario: 'zama' }, 'command', 'command-or-scenario', 'cca-7.6'],
    [ROMAN_HAND, 'turn', 'which-turn', 'cca-19.17'],
    [{ command: 1, rolled: ['red', 'red'] }, 'rolled', 'more-faces-than-command', 'cca-7.6'],
    [{ command: 2, rolled: ['red', 'red'] }],
  ])('%j: blamed %s %s', (draft, ...fault) => {
    expect(faultsOf(query, draft)).toEqual(fault.length > 0 ? [fault] : []);
  });
});

/** Every fall of some dice. */
const falls = (dice: number): Face[][] =>
  dice === 0 ? [[]] : falls(dice - 1).flatMap((fall) => FACES.map((face) => [...fall, face]));

const SITUATIONS: object[] = [{}, { MI: 1 }, { LI: 1, EL: 2 }, { LC: 1, MC: 1, HC: 1 }, { HI: 3 }];

describe.each([
  ['cca/spartacus', 'ordersRolled', 'ownUnits'],
  ['cca/rally', 'blocksReturned', 'lostBlocks'],
] as const)('the dice of %s', (query, key, field) => {
  test.each(SITUATIONS)('come to what a count of all falls says with %j', (counts) => {
    const draft = Object.keys(counts).length ? { [field]: counts } : {};
    for (let command = 1; command <= 3; command++) {
      const seen = new Map<number, number>();
      for (const rolled of falls(command)) {
        const answer: Readonly<Record<string, unknown>> = answerTo(query, {
          ...draft,
          command,
          rolled,
        });
        const number = Number(answer[key]);
        seen.set(number, (seen.get(number) ?? 0) + 1);
      }
      const rows = rulingOn(query, { ...draft, command }).odds?.tables[key] ?? [];
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
  expect(answerTo('cca/spartacus', { command: 6, rolled })).toMatchObject({
    symbols,
    ordersRolled: number,
    lost: 0,
    extraDice: 1,
  });
  expect(answerTo('cca/rally', { command: 6, rolled })).toMatchObject({
    symbols,
    blocksReturned: number,
  });
});

const ROLL = { command: 5, rolled: ['green', 'green', 'blue', 'leader', 'leader'] };
const UNROLLED = { symbols: null, ordersRolled: null, lost: null, units: null };

test.each([
  [
    { ...ROLL, ownUnits: { LI: 1 } },
    { ordersRolled: 1, lost: 4, units: ['LI'] },
  ],
  [
    { ...ROLL, ownUnits: { LI: 1 }, ownLeaders: 1 },
    { ordersRolled: 2, lost: 3 },
  ],
  [
    { ...ROLL, ownUnits: { HI: 2 }, ownLeaders: 1 },
    { ordersRolled: 2, units: ['HI'] },
  ],
  [
    { ...ROLL, ownUnits: { LI: 9, MI: 9 } },
    { ordersRolled: 5, lost: 0 },
  ],
  [{ command: 2, rolled: ['green', 'flag'] }, { units: ['LI', 'LS', 'LB', 'AX', 'LC'] }],
  [{ command: 5 }, UNROLLED],
])('orders of I am Spartacus need somebody to take them: %j, %j', (draft, expected) => {
  expect(answerTo('cca/spartacus', draft)).toMatchObject(expected);
  const lost = 'lost' in expected && Number(expected.lost) > 0;
  if (lost || !('ordersRolled' in expected))
    expect(citedOf('cca/spartacus', draft).includes('cca-7.4')).toBe(lost);
});

const RALLIED = { command: 4, rolled: ['green', 'green', 'red', 'flag'] };
const R79 = { readings: { R79: 'b' } };
const NONE = { blocksReturned: 0, units: [] };

test.each([
  [{ ...RALLIED, lostBlocks: { MI: 2 } }, NONE],
  [
    { ...RALLIED, lostBlocks: { MI: 2 }, ...R79 },
    { blocksReturned: 2, units: ['MI'] },
  ],
  [{ ...RALLIED, lostBlocks: { EL: 1, CH: 1 }, ...R79 }, NONE],
  [{ command: 4, rolled: ['flag'], ...R79 }, { units: [] }],
  [
    { ...RALLIED, lostBlocks: { LI: 1, HI: 3 } },
    { blocksReturned: 2, units: ['LI', 'HI'] },
  ],
  [
    { command: 4, lostBlocks: { LI: 1, EL: 1 } },
    { symbols: null, blocksReturned: null, units: ['LI'], oneOfChoice: 'no' },
  ],
  [{ noLeaders: true }, { commandDice: 0, blocksReturned: 0, oneOfChoice: 'only' }],
])('Rally: readings, exclusions, and no leaders: %j, %j', (draft, expected) => {
  expect(answerTo('cca/rally', draft)).toMatchObject(expected);
});

test('Rally leaves out elephants and chariots, and says so where there are some', () => {
  expect(answerTo('cca/rally', { command: 4 }).units).toHaveLength(10);
  const told = (lostBlocks: object) => citedOf('cca/rally', { command: 4, lostBlocks });
  expect(told({ EL: 1 })).toContain('cca-18.53');
  expect(told({ LI: 1 })).not.toContain('cca-18.53');
});

test('exact chances of the dice cards', () => {
  expect(chances('cca/spartacus', { command: 5 })).toEqual({
    'none-usable': '1/243',
    'each-die': '32/243',
  });
  expect(chances('cca/rally', { command: 2, lostBlocks: { MI: 1 } })).toEqual({
    'none-usable': '4/9',
    'each-die': '0',
  });
  expect(rulingOn('cca/spartacus', { command: 6 }).odds?.means.ordersRolled?.fraction).toBe('4');
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
    expect(answerTo('cca/deck-odds', draft)).toMatchObject(expected);
    expect(chances('cca/deck-odds', draft)).toEqual(odds);
  });

  test('tables and means stand beside the chances', () => {
    const { odds } = rulingOn('cca/deck-odds', {
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
    expect(citedOf('cca/deck-odds', { wanted: 'rally' })).toEqual([
      'cca-2.1',
      'cca-18.51',
      'cca-16.1',
    ]);
    expect(citedOf('cca/deck-odds', { wanted: 'rally', opponentHand: 5 })).toEqual([
      'cca-2.1',
      'cca-18.51',
      'cca-3.5',
    ]);
    expect(citedOf('cca/deck-odds', { wanted: 'troop-cards', opponentHand: 5, draws: 1 })).toEqual([
      'cca-2.1',
      'cca-18.14',
      'cca-3.5',
      'cca-16.1',
    ]);
  });
});
