import { describe, expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { type CommandCard, DECK, DECK_CARDS, type DeckCard, SECTIONS } from '../cards.ts';
import { orders } from './orders.ts';

const { told, said, faults } = asking(orders);

const PLACES = ['left', 'leftCentre', 'centre', 'centreRight', 'right'] as const;
const REACHED = { left: [0, 1], centre: [1, 2, 3], right: [3, 4] } as const;

/** Orders that find somebody, by trying every way to give them out one after the other. */
function mostTaken(given: readonly number[], there: readonly number[]): number {
  const section = given.findIndex((number) => number > 0);
  if (section < 0) return 0;
  const rest = given.map((number, i) => (i === section ? number - 1 : number));
  const one = REACHED[SECTIONS[section] ?? 'left'].map((place) => {
    if ((there[place] ?? 0) === 0) return mostTaken(rest, there);
    const fewer = there.map((number, i) => (i === place ? number - 1 : number));
    return 1 + mostTaken(rest, fewer);
  });
  return Math.max(...one);
}

const SECTION_CARDS = DECK_CARDS.filter((key) => (DECK[key] as CommandCard).sections);

test.each(SECTION_CARDS)(
  '%s gives all the orders that anybody can take, whoever stands where',
  (commandCard) => {
    const { sections = {} }: CommandCard = DECK[commandCard];
    const given = SECTIONS.map((section) => sections[section] ?? 0);
    for (let board = 0; board < 3 ** 5; board++) {
      const there = PLACES.map((_, i) => Math.floor(board / 3 ** i) % 3);
      const unitsIn = Object.fromEntries(PLACES.map((place, i) => [place, there[i]]));
      const { canOrder, lost, takenIn, orders: all } = told({ commandCard, unitsIn });
      expect(canOrder, there.join()).toBe(mostTaken(given, there));
      expect(lost).toBe(Number(all) - Number(canOrder));
      expect(SECTIONS.reduce((sum, one) => sum + (takenIn?.[one] ?? 0), 0)).toBe(canOrder);
      for (const [i, one] of SECTIONS.entries())
        expect(takenIn?.[one]).toBeLessThanOrEqual(given[i] ?? 0);
    }
  },
);

const ARMY = { LI: 1, LS: 1, LB: 1, AX: 1, WR: 1, MI: 1, HI: 1, LC: 1, MC: 1, HC: 1, CH: 1, EL: 1 };

/** With one unit of each type: orders taken with Command 10, with Command 2, and by an army that lacks the kind. */
const BY_KIND: [DeckCard, number, number, object][] = [
  ['order-light-troops', 5, 2, { MI: 3, HC: 1 }],
  ['order-medium-troops', 3, 2, { LI: 3, HC: 1 }],
  ['order-heavy-troops', 4, 2, { LI: 3, WR: 1 }],
  ['order-mounted', 5, 2, { LI: 3, HI: 1 }],
  ['darken-the-sky', 5, 5, { MI: 3, HC: 1 }],
  ['double-time', 4, 4, { HC: 3, EL: 1 }],
  ['line-command', 7, 7, { HC: 3, EL: 1 }],
  ['move-fire-move', 5, 2, { MI: 3, HC: 1 }],
  ['mounted-charge', 5, 2, { LI: 3, HI: 1 }],
];

test.each(BY_KIND)(
  '%s orders its kind alone, up to its number',
  (commandCard, ten, two, others) => {
    expect(told({ commandCard, command: 10, ownUnits: ARMY }).canOrder).toBe(ten);
    expect(told({ commandCard, command: 2, ownUnits: ARMY }).canOrder).toBe(two);
    const none = told({ commandCard, ownUnits: others });
    expect(none).toMatchObject({
      orders: 1,
      canOrder: 1,
      lost: 0,
      oneOfChoice: 'only',
      byDice: false,
    });
    expect(none.units).toHaveLength(12);
    expect(told({ commandCard, command: 5, ownUnits: ARMY }).oneOfChoice).toBe('no');
  },
);

const FOUR_LEFT = { commandCard: 'order-four-units-left', unitsIn: { left: 1 } };
const MOUNTED = { commandCard: 'order-mounted', command: 6, leadersIn: { left: 1, right: 1 } };
const LIGHT = { commandCard: 'order-light-troops', ownUnits: { LI: 2 } };
const ONE_LEFT = { canOrder: 1, oneOfChoice: 'only' };

/** What comes of a card, with what the ruling says of it and, after a minus, what not. */
test.each<[object, object, ...string[]]>([
  [FOUR_LEFT, { canOrder: 1 }, '-cca-8.36/orders'],
  [
    { ...FOUR_LEFT, leadersIn: { leftCentre: 2 } },
    { canOrder: 3, lost: 1, leaders: 'counted' },
    'cca-8.36/orders',
  ],
  [{ commandCard: 'order-two-units-left', leadersIn: { left: 1 } }, { canOrder: 1 }],
  // Surplus orders are lost.
  [{ ...LIGHT, command: 5 }, { orders: 5, canOrder: 2, lost: 3 }, 'cca-7.4/orders'],
  [{ ...LIGHT, command: 2 }, { canOrder: 2, lost: 0 }, '-cca-7.4/orders'],
  // Order Mounted orders leaders as well, but only beside mounted units.
  [{ ...MOUNTED, ownUnits: { HC: 2 } }, { canOrder: 4 }],
  [{ ...MOUNTED, ownUnits: { HI: 2 } }, ONE_LEFT],
  [{ ...MOUNTED, commandCard: 'mounted-charge', ownUnits: { HC: 2 } }, { canOrder: 2 }],
  // Where nobody is counted a card gives all that it says.
  [
    { commandCard: 'order-heavy-troops', command: 6 },
    { orders: 6, canOrder: 6 },
  ],
  [{ commandCard: 'clash-of-shields' }, { orders: 'all', canOrder: 'all' }],
  [{ commandCard: 'line-command' }, { canOrder: 'all', lost: 0 }],
  [{ commandCard: 'double-time' }, { orders: 4, canOrder: 4 }],
  [{ commandCard: 'first-strike' }, { orders: 0, canOrder: 0 }],
  [
    { commandCard: 'clash-of-shields', unitsInContact: 3 },
    { canOrder: 3, lost: 0 },
    'cca-18.30',
    'card/all',
  ],
  [
    { commandCard: 'clash-of-shields', unitsInContact: 0 },
    { canOrder: 0, oneOfChoice: 'no' },
  ],
  [{ commandCard: 'line-command', footBlock: 0 }, ONE_LEFT],
  // The dice cards give at most Command, and Rally none without leaders.
  [
    { commandCard: 'i-am-spartacus', command: 5 },
    { orders: 5, canOrder: 5, byDice: true },
  ],
  [
    { commandCard: 'rally', command: 5 },
    { orders: 5, canOrder: 5, byDice: true },
  ],
  [
    { commandCard: 'rally', leadersIn: { left: 0 } },
    { ...ONE_LEFT, byDice: false },
  ],
  [
    { commandCard: 'rally', command: 4, leadersIn: { left: 1 } },
    { canOrder: 4, byDice: true },
  ],
  [{ commandCard: 'i-am-spartacus', command: 4, leadersIn: { left: 0 } }, { canOrder: 4 }],
])('%j: %j', (draft, expected, ...says) => {
  expect(told(draft)).toMatchObject(expected);
  for (const say of says) {
    const known = expect(said(draft));
    (say.startsWith('-') ? known.not : known).toContain(say.replace(/^-/, ''));
  }
});

test('a Section card without anybody counted gives all that it says', () => {
  for (const commandCard of SECTION_CARDS)
    expect(told({ commandCard }).canOrder).toBe(told({ commandCard }).orders);
});

test.each([
  [1, 1],
  [3, 3],
  [4, 4],
  [7, 4],
])('a block of %i takes all orders of Line Command, %i of Double Time', (footBlock, double) => {
  expect(told({ commandCard: 'double-time', footBlock }).canOrder).toBe(double);
  expect(told({ commandCard: 'line-command', footBlock }).canOrder).toBe(footBlock);
});

describe('Leadership cards', () => {
  test.each([
    ['leadership-any-section', 3],
    ['inspired-left-leadership', 4],
    ['inspired-center-leadership', 4],
    ['inspired-right-leadership', 4],
  ] as const)('%s: his hex and at most %i more', (commandCard, hexes) => {
    for (let around = 0; around <= 8; around++)
      for (const inHex of [true, false]) {
        const units = Math.min(around, hexes) + (inHex ? 1 : 0);
        const draft = { commandCard, aroundLeader: { inHex, around } };
        expect(told(draft)).toMatchObject({
          orders: hexes + 1,
          canOrder: units,
          lost: 0,
          leaders: 'besides',
          oneOfChoice: 'instead',
        });
        expect(said(draft).includes('card/around')).toBe(units < hexes + 1);
      }
    expect(told({ commandCard }).canOrder).toBe(hexes + 1);
  });

  test.each([
    ['leadership-any-section', PLACES],
    ['inspired-left-leadership', ['left', 'leftCentre']],
    ['inspired-center-leadership', ['leftCentre', 'centre', 'centreRight']],
    ['inspired-right-leadership', ['centreRight', 'right']],
  ] as const)('%s needs a leader in %s', (commandCard, places) => {
    for (const place of PLACES) {
      const { oneOfChoice } = told({ commandCard, leadersIn: { [place]: 1 } });
      expect(oneOfChoice, place).toBe(
        (places as readonly string[]).includes(place) ? 'instead' : 'only',
      );
    }
  });
});

test('every card says how a leader gets an order', () => {
  const by = (how: string) =>
    DECK_CARDS.filter((commandCard) => {
      const draft = commandCard === 'counter-attack' ? { countered: 'rally' } : {};
      return told({ commandCard, command: 5, ...draft }).leaders === how;
    });
  expect(by('counted')).toEqual([...SECTION_CARDS, 'order-mounted', 'i-am-spartacus']);
  expect(by('besides')).toEqual(DECK_CARDS.filter((key) => DECK[key].group === 'leadership'));
});

test.each([
  [{ unitsIn: { leftCentre: 1 } }, true],
  [{ unitsIn: { left: 1 } }, false],
  [{ unitsIn: { centreRight: 1 } }, false],
  [{ leadersIn: { leftCentre: 1 } }, true],
])('Order Two Units Left with %j: the dotted line is told %s', (draft, line) => {
  const says = said({ commandCard: 'order-two-units-left', ...draft });
  expect(says.includes('cca-7.3/orders')).toBe(line);
});

describe('Counter Attack', () => {
  test.each(DECK_CARDS.filter((key) => key !== 'counter-attack' && key !== 'first-strike'))(
    'of %s gives what the card gives, on the other side',
    (countered) => {
      const card = countered.replace('left', 'L').replace('right', 'left').replace('L', 'right');
      const copy = told({ commandCard: 'counter-attack', countered, command: 4 });
      expect(copy).toEqual({ ...told({ commandCard: card, command: 4 }) });
      expect(copy.inForce).toBe(card);
    },
  );

  test('cannot repeat itself or First Strike', () => {
    for (const countered of ['counter-attack', 'first-strike'])
      expect(faults({ commandCard: 'counter-attack', countered })).toEqual([
        ['countered', 'not-an-option', undefined],
      ]);
  });

  test.each([
    ['left', 'a', 'right'],
    ['centre', 'a', 'centre'],
    ['right', 'a', 'left'],
    ['left', 'b', 'left'],
    ['centre', 'b', 'centre'],
    ['right', 'b', 'right'],
  ])(
    'of Leadership Any Section used on his %s, reading %s: %s',
    (opponentSection, R86, section) => {
      const draft = {
        commandCard: 'counter-attack',
        countered: 'leadership-any-section',
        opponentSection,
      };
      expect(told({ ...draft, readings: { R86 } }).sections).toEqual([section]);
    },
  );

  test('of Leadership Any Section used nobody said where', () => {
    const draft = { commandCard: 'counter-attack', countered: 'leadership-any-section' };
    expect(told(draft).sections).toEqual(['left', 'centre', 'right']);
  });
});

const FOOT_BLOCK = { commandCard: 'double-time', footBlock: 4, ownUnits: { MI: 3 } };
const COUNTERS = { commandCard: 'counter-attack' };

test.each<[object, ...string[]]>([
  [{ commandCard: 'order-light-troops' }, 'command', 'needs-command', 'cca-18.26'],
  [{ commandCard: 'rally' }, 'command', 'needs-command', 'cca-18.26'],
  [{ commandCard: 'order-light-troops', ownUnits: { MI: 1 } }],
  [{ commandCard: 'order-light-troops', scenario: 'zama' }],
  [
    { commandCard: 'rally', command: 4, scenario: 'zama' },
    'command',
    'command-or-scenario',
    'cca-7.6',
  ],
  [FOOT_BLOCK, 'footBlock', 'block-beyond-army', 'cca-18.35'],
  [{ ...FOOT_BLOCK, footBlock: 3 }],
  [{ ...FOOT_BLOCK, ownUnits: { MI: 2, LI: 2, HC: 1 } }],
  [{ ...FOOT_BLOCK, commandCard: 'out-flanked' }],
  [COUNTERS, 'countered', 'counter-what', 'cca-18.31'],
  [
    { commandCard: 'out-flanked', countered: 'rally' },
    'countered',
    'only-counter-attack',
    'cca-18.31',
  ],
  [
    { commandCard: 'out-flanked', opponentSection: 'left' },
    'opponentSection',
    'only-any-section',
    'cca-18.33',
  ],
  [
    { ...COUNTERS, countered: 'out-flanked', opponentSection: 'left' },
    'opponentSection',
    'only-any-section',
    'cca-18.33',
  ],
])('%j: blamed %s %s', (draft, ...fault) => {
  expect(faults(draft)).toEqual(fault.length > 0 ? [fault] : []);
});
