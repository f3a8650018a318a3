import { expect, test } from 'vitest';
import { answerTo, rulingOn, saidOf } from '../../testing/ask.ts';
import { DECK_CARDS, type DeckCard } from '../cards.ts';
import { UNITS } from '../units.ts';
import { mayPlay } from './may-play.ts';

const FOOT = ['LI', 'LS', 'LB', 'AX', 'WR', 'MI', 'HI'];
const LIGHT = ['LI', 'LS', 'LB', 'AX', 'LC'];
const MOUNTED = ['LC', 'MC', 'HC', 'CH', 'EL'];
const LIGHT_FOOT = ['LI', 'LS', 'LB', 'AX'];

/** What is true of a card unless its own row says otherwise. */
const PLAIN = {
  playedAt: 'turn-start',
  units: UNITS,
  leaders: 'no',
  leaderMayLeave: false,
  adjacentHexes: 0,
  oneOfChoice: 'no',
  moveSteps: 1,
  fireSteps: 1,
  allowsCloseCombat: true,
  extraDice: 0,
  extraDiceInBonus: 0,
  extraDiceFiring: 0,
  changedMoves: {},
  passThroughFriends: [],
};
const SECTION = { group: 'section', leaders: 'counted', leaderMayLeave: true };
const TROOP = { group: 'troop', orders: 'command', oneOfChoice: 'if-none' };
const LEADER = { group: 'leadership', leaders: 'besides', oneOfChoice: 'instead' };
const TACTIC = { group: 'tactic' };
const IF_NONE = { ...TACTIC, oneOfChoice: 'if-none' };
const STANDS = { moveSteps: 0, fireSteps: 0 };
const FIRES_TWICE = { moveSteps: 0, fireSteps: 2, allowsCloseCombat: false };
const MOVES_TWICE = { moveSteps: 2, allowsCloseCombat: false, passThroughFriends: LIGHT_FOOT };
const DOUBLE = { WR: 3, MI: 2, HI: 2 };
const SLOW = Object.fromEntries(FOOT.map((unit) => [unit, 1]));
const ONE_DIE = { extraDice: 1, extraDiceInBonus: 1 };

/** Each card as the book and the table of card effects have it. */
const BOOK: Partial<Record<DeckCard, object>> = {
  'order-two-units-left': { ...SECTION, orders: 2, sections: ['left'], copies: 3 },
  'order-three-units-center': { ...SECTION, orders: 3, sections: ['centre'], copies: 4 },
  'order-four-units-right': { ...SECTION, orders: 4, sections: ['right'], copies: 1 },
  'coordinate-attack': { ...SECTION, orders: 3, sections: ['left', 'centre', 'right'] },
  'out-flanked': { ...SECTION, orders: 4, sections: ['left', 'right'] },
  'order-light-troops': { ...TROOP, units: LIGHT, passThroughFriends: LIGHT_FOOT },
  'order-medium-troops': { ...TROOP, units: ['WR', 'MI', 'MC'] },
  'order-heavy-troops': { ...TROOP, units: ['HI', 'HC', 'CH', 'EL'] },
  'order-mounted': { ...TROOP, units: MOUNTED, leaders: 'counted', leaderMayLeave: true },
  'leadership-any-section': { ...LEADER, orders: 4, adjacentHexes: 3 },
  'inspired-left-leadership': { ...LEADER, orders: 5, adjacentHexes: 4, sections: ['left'] },
  'clash-of-shields': { ...TACTIC, orders: 'all', ...STANDS, extraDice: 2 },
  'darken-the-sky': { ...IF_NONE, orders: 'all', units: LIGHT, ...FIRES_TWICE },
  'double-time': { ...IF_NONE, orders: 4, units: FOOT, fireSteps: 0, changedMoves: DOUBLE },
  'first-strike': { ...TACTIC, playedAt: 'attack-declared', orders: 0, units: [], ...STANDS },
  'i-am-spartacus': {
    ...TACTIC,
    orders: 'dice',
    leaders: 'counted',
    ...ONE_DIE,
    extraDiceFiring: 1,
  },
  'line-command': { ...IF_NONE, orders: 'all', units: FOOT, changedMoves: SLOW },
  'move-fire-move': { ...IF_NONE, orders: 'command', units: LIGHT, ...MOVES_TWICE },
  'mounted-charge': {
    ...IF_NONE,
    orders: 'command',
    units: MOUNTED,
    fireSteps: 0,
    ...ONE_DIE,
    changedMoves: { HC: 3, CH: 3, EL: 3 },
  },
  rally: { ...IF_NONE, orders: 'dice' },
};

test.each(Object.entries(BOOK))('%s', (commandCard, row) => {
  expect(answerTo('cca/card', { commandCard })).toMatchObject({
    inForce: commandCard,
    ...PLAIN,
    ...row,
  });
});

test('Counter Attack has the facts of the card that it becomes, and 2 copies of its own', () => {
  for (const [countered, row] of Object.entries(BOOK)) {
    if (countered === 'first-strike' || /left|right/.test(countered)) continue;
    const { copies: _, ...rest } = { copies: 0, ...PLAIN, ...row };
    const copy = answerTo('cca/card', { commandCard: 'counter-attack', countered });
    expect(copy, countered).toMatchObject({ ...rest, inForce: countered, copies: 2 });
  }
});

/** What the ruling tells beside the first sentence of the card and that of its group. */
const TOLD: [DeckCard, string[]][] = [
  ['order-two-units-left', ['cca-18.1', 'cca-18.2']],
  ['order-light-troops', ['cca-18.14', 'cca-18.26', 'cca-18.16/fact']],
  ['order-mounted', ['cca-18.14', 'cca-18.26']],
  ['leadership-any-section', ['cca-18.20']],
  ['clash-of-shields', ['cca-18.25', 'cca-18.30', 'cca-18.29/fact']],
  ['darken-the-sky', ['cca-18.25', 'cca-18.27']],
  ['double-time', ['cca-18.25', 'cca-18.36/fact', 'cca-18.37/fact', 'cca-18.27']],
  ['first-strike', ['cca-18.25', 'cca-18.39/fact', 'cca-18.40']],
  ['i-am-spartacus', ['cca-18.25', 'cca-18.26', 'cca-18.42/fact', 'cca-18.43']],
  ['line-command', ['cca-18.25', 'cca-18.45/fact', 'cca-18.27']],
  ['move-fire-move', ['cca-18.25', 'cca-18.26', 'cca-18.47/fact', 'cca-18.48/fact', 'cca-18.27']],
  ['mounted-charge', ['cca-18.25', 'cca-18.26', 'cca-18.50/fact', 'cca-18.27']],
  ['rally', ['cca-18.25', 'cca-18.26', 'cca-18.52', 'cca-18.53/excluded']],
];

test.each(TOLD)('%s is told with %j', (commandCard, says) => {
  expect(saidOf('cca/card', { commandCard }).slice(1)).toEqual(says);
});

test.each([
  ['out-flanked', 'card/number'],
  ['double-time', 'card/number'],
  ['order-mounted', 'card/command'],
  ['line-command', 'card/all'],
  ['rally', 'card/dice'],
  ['leadership-any-section', 'card/leader'],
  ['first-strike', 'card/none'],
])('%s is summed up as %s', (commandCard, say) => {
  expect(rulingOn('cca/card', { commandCard }).summary.say).toBe(say);
});

test.each(DECK_CARDS)('%s is played at its own moment and at no other', (commandCard) => {
  for (const when of mayPlay.fields.when.options) {
    const right = commandCard === 'first-strike' ? 'attack-declared' : 'turn-start';
    expect(answerTo('cca/may-play', { commandCard, when }), when).toEqual({
      allowed: when === right,
    });
  }
});

test('one card begins a turn', () => {
  for (const commandCard of DECK_CARDS) {
    const draft = { commandCard, cardsPlayed: 1 };
    expect(answerTo('cca/may-play', draft)).toEqual({ allowed: false });
  }
  const reaction = { commandCard: 'first-strike', when: 'attack-declared', cardsPlayed: 1 };
  expect(answerTo('cca/may-play', reaction)).toEqual({ allowed: true });
});

test('Counter Attack needs a card to repeat, the others do not', () => {
  for (const commandCard of ['counter-attack', 'rally'])
    expect(answerTo('cca/may-play', { commandCard, opponentPlayed: false })).toEqual({
      allowed: commandCard === 'rally',
    });
});

test.each([
  ['first-strike', 'turn-start', ['cca-18.38/wait']],
  ['first-strike', 'opponent-turn', ['cca-18.38/wait']],
  ['first-strike', 'attack-rolled', ['cca-18.38/rolled']],
  ['first-strike', 'attack-declared', ['cca-18.38/now']],
  ['rally', 'turn-start', ['cca-6.1/at-start']],
  ['rally', 'attack-declared', ['cca-6.1/late']],
])('%s at %s: %j', (commandCard, when, says) => {
  expect(saidOf('cca/may-play', { commandCard, when })).toEqual(says);
});

/** Which step of Move-Fire-Move is open once some unit has begun another. */
const OPEN: Record<string, string[]> = {
  none: ['first-move', 'fire', 'second-move'],
  'first-move': ['first-move', 'fire', 'second-move'],
  fire: ['fire', 'second-move'],
  'second-move': ['second-move'],
};

test.each(Object.entries(OPEN))('Move-Fire-Move after %s: %j', (furthestStep, open) => {
  for (const nextStep of ['first-move', 'fire', 'second-move', 'close-combat']) {
    const draft = { nextStep, furthestStep };
    const allowed = open.includes(nextStep);
    expect(answerTo('cca/move-fire-move', draft)).toEqual({ allowed, openSteps: open });
    expect(answerTo('cca/move-fire-move', { ...draft, stepDone: true })).toMatchObject({
      allowed: false,
    });
    const why = nextStep === 'close-combat' ? 'cca-18.47' : 'cca-18.47/late';
    expect(saidOf('cca/move-fire-move', draft).slice(1)).toEqual([
      allowed ? 'cca-18.47/open' : why,
    ]);
  }
});
