import { describe, expect, test } from 'vitest';
import { put } from '../../core/query.ts';
import { type CommandCard, DECK, DECK_CARDS, type DeckCard, SECTIONS } from '../cards.ts';
import { orders } from './orders.ts';

const reply = (draft: object) => put(orders, draft);

function answer(draft: object): Record<string, unknown> {
  const ruled = reply(draft);
  if ('violations' in ruled) throw new Error(JSON.stringify(ruled.violations));
  return ruled.ruling.answer as Record<string, unknown>;
}
const problems = (draft: object) => {
  const refused = reply(draft);
  return 'violations' in refused
    ? refused.violations.map(({ field, problem }) => [field, problem])
    : [];
};
const cited = (draft: object) => {
  const ruled = reply(draft);
  return 'ruling' in ruled ? ruled.ruling.steps.map(({ say }) => say) : [];
};

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
      const { canOrder, lost, takenIn, orders: all } = answer({ commandCard, unitsIn });
      expect(canOrder, there.join()).toBe(mostTaken(given, there));
      expect(lost).toBe((all as number) - (canOrder as number));
      const taken = takenIn as Record<string, number>;
      expect(SECTIONS.reduce((sum, one) => sum + (taken[one] ?? 0), 0)).toBe(canOrder);
      for (const [i, one] of SECTIONS.entries())
        expect(taken[one]).toBeLessThanOrEqual(given[i] ?? 0);
    }
  },
);

test('leaders take orders of a Section card as units do', () => {
  const draft = {
    commandCard: 'order-four-units-left',
    unitsIn: { left: 1 },
    leadersIn: { leftCentre: 2 },
  };
  expect(answer(draft)).toMatchObject({ canOrder: 3, lost: 1, leaders: 'counted' });
  expect(cited(draft)).toContain('cca-8.36/orders');
  expect(cited({ commandCard: 'order-four-units-left', unitsIn: { left: 1 } })).not.toContain(
    'cca-8.36/orders',
  );
  expect(answer({ commandCard: 'order-two-units-left', leadersIn: { left: 1 } })).toMatchObject({
    canOrder: 1,
  });
});

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
    expect(answer({ commandCard, command: 10, ownUnits: ARMY }).canOrder).toBe(ten);
    expect(answer({ commandCard, command: 2, ownUnits: ARMY }).canOrder).toBe(two);
    const none = answer({ commandCard, ownUnits: others });
    expect(none).toMatchObject({
      orders: 1,
      canOrder: 1,
      lost: 0,
      oneOfChoice: 'only',
      byDice: false,
    });
    expect(none.units).toHaveLength(12);
    expect(answer({ commandCard, command: 5, ownUnits: ARMY }).oneOfChoice).toBe('no');
  },
);

test('surplus orders are lost, and the ruling says so', () => {
  const draft = { commandCard: 'order-light-troops', command: 5, ownUnits: { LI: 2 } };
  expect(answer(draft)).toMatchObject({ orders: 5, canOrder: 2, lost: 3 });
  expect(cited(draft)).toContain('cca-7.4/orders');
  const enough = { commandCard: 'order-light-troops', command: 2, ownUnits: { LI: 2 } };
  expect(answer(enough)).toMatchObject({ canOrder: 2, lost: 0 });
  expect(cited(enough)).not.toContain('cca-7.4/orders');
});

test('Order Mounted orders leaders as well, but only beside mounted units', () => {
  const leadersIn = { left: 1, right: 1 };
  const draft = { commandCard: 'order-mounted', command: 6, leadersIn };
  expect(answer({ ...draft, ownUnits: { HC: 2 } }).canOrder).toBe(4);
  expect(answer({ ...draft, ownUnits: { HI: 2 } })).toMatchObject({
    canOrder: 1,
    oneOfChoice: 'only',
  });
  expect(answer({ ...draft, commandCard: 'mounted-charge', ownUnits: { HC: 2 } }).canOrder).toBe(2);
});

test('a card without anybody counted gives all that it says', () => {
  for (const commandCard of SECTION_CARDS)
    expect(answer({ commandCard }).canOrder).toBe(answer({ commandCard }).orders);
  expect(answer({ commandCard: 'order-heavy-troops', command: 6 })).toMatchObject({
    orders: 6,
    canOrder: 6,
  });
  expect(answer({ commandCard: 'clash-of-shields' })).toMatchObject({
    orders: 'all',
    canOrder: 'all',
  });
  expect(answer({ commandCard: 'line-command' })).toMatchObject({ canOrder: 'all', lost: 0 });
  expect(answer({ commandCard: 'double-time' })).toMatchObject({ orders: 4, canOrder: 4 });
  expect(answer({ commandCard: 'first-strike' })).toMatchObject({ orders: 0, canOrder: 0 });
});

test('Clash of Shields orders all in contact, a block is what was counted', () => {
  expect(answer({ commandCard: 'clash-of-shields', unitsInContact: 3 })).toMatchObject({
    canOrder: 3,
    lost: 0,
  });
  expect(answer({ commandCard: 'clash-of-shields', unitsInContact: 0 })).toMatchObject({
    canOrder: 0,
    oneOfChoice: 'no',
  });
  expect(cited({ commandCard: 'clash-of-shields', unitsInContact: 3 })).toEqual(
    expect.arrayContaining(['cca-18.30', 'card/all']),
  );
  for (const [footBlock, double] of [
    [1, 1],
    [3, 3],
    [4, 4],
    [7, 4],
  ] as const) {
    expect(answer({ commandCard: 'double-time', footBlock }).canOrder).toBe(double);
    expect(answer({ commandCard: 'line-command', footBlock }).canOrder).toBe(footBlock);
  }
  expect(answer({ commandCard: 'line-command', footBlock: 0 })).toMatchObject({
    canOrder: 1,
    oneOfChoice: 'only',
  });
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
        expect(answer(draft)).toMatchObject({
          orders: hexes + 1,
          canOrder: units,
          lost: 0,
          leaders: 'besides',
          oneOfChoice: 'instead',
        });
        expect(cited(draft).includes('card/around')).toBe(units < hexes + 1);
      }
    expect(answer({ commandCard }).canOrder).toBe(hexes + 1);
  });

  test.each([
    ['leadership-any-section', PLACES],
    ['inspired-left-leadership', ['left', 'leftCentre']],
    ['inspired-center-leadership', ['leftCentre', 'centre', 'centreRight']],
    ['inspired-right-leadership', ['centreRight', 'right']],
  ] as const)('%s needs a leader in %s', (commandCard, places) => {
    for (const place of PLACES) {
      const { oneOfChoice } = answer({ commandCard, leadersIn: { [place]: 1 } });
      expect(oneOfChoice, place).toBe(
        (places as readonly string[]).includes(place) ? 'instead' : 'only',
      );
    }
  });
});

test('the dice cards give at most Command, and Rally none without leaders', () => {
  for (const commandCard of ['i-am-spartacus', 'rally'])
    expect(answer({ commandCard, command: 5 })).toMatchObject({
      orders: 5,
      canOrder: 5,
      byDice: true,
    });
  expect(answer({ commandCard: 'rally', leadersIn: { left: 0 } })).toMatchObject({
    canOrder: 1,
    byDice: false,
    oneOfChoice: 'only',
  });
  expect(answer({ commandCard: 'rally', command: 4, leadersIn: { left: 1 } })).toMatchObject({
    canOrder: 4,
    byDice: true,
  });
  expect(
    answer({ commandCard: 'i-am-spartacus', command: 4, leadersIn: { left: 0 } }).canOrder,
  ).toBe(4);
});

test('every card says how a leader gets an order', () => {
  const by = (how: string) =>
    DECK_CARDS.filter((commandCard) => {
      const draft = commandCard === 'counter-attack' ? { countered: 'rally' } : {};
      return answer({ commandCard, command: 5, ...draft }).leaders === how;
    });
  expect(by('counted')).toEqual([...SECTION_CARDS, 'order-mounted', 'i-am-spartacus']);
  expect(by('besides')).toEqual(DECK_CARDS.filter((key) => DECK[key].group === 'leadership'));
});

test('what is told of the dotted line', () => {
  const line = { commandCard: 'order-two-units-left', unitsIn: { leftCentre: 1 } };
  expect(cited(line)).toContain('cca-7.3/orders');
  expect(cited({ ...line, unitsIn: { left: 1 } })).not.toContain('cca-7.3/orders');
  expect(cited({ ...line, unitsIn: { centreRight: 1 } })).not.toContain('cca-7.3/orders');
  expect(cited({ ...line, unitsIn: {}, leadersIn: { leftCentre: 1 } })).toContain('cca-7.3/orders');
});

describe('Counter Attack', () => {
  test.each(DECK_CARDS.filter((key) => key !== 'counter-attack' && key !== 'first-strike'))(
    'of %s gives what the card gives, on the other side',
    (countered) => {
      const card = countered.replace('left', 'L').replace('right', 'left').replace('L', 'right');
      const copy = answer({ commandCard: 'counter-attack', countered, command: 4 });
      expect(copy).toEqual({ ...answer({ commandCard: card, command: 4 }) });
      expect(copy.inForce).toBe(card);
    },
  );

  test('cannot repeat itself or First Strike', () => {
    for (const countered of ['counter-attack', 'first-strike'])
      expect(problems({ commandCard: 'counter-attack', countered })).toEqual([
        ['countered', 'not-an-option'],
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
      expect(answer({ ...draft, readings: { R86 } }).sections).toEqual([section]);
    },
  );

  test('of Leadership Any Section used nobody said where', () => {
    const draft = { commandCard: 'counter-attack', countered: 'leadership-any-section' };
    expect(answer(draft).sections).toEqual(['left', 'centre', 'right']);
  });
});

test('contradictions are blamed on a field', () => {
  expect(problems({ commandCard: 'order-light-troops' })).toEqual([['command', 'needs-command']]);
  expect(problems({ commandCard: 'rally' })).toEqual([['command', 'needs-command']]);
  expect(problems({ commandCard: 'order-light-troops', ownUnits: { MI: 1 } })).toEqual([]);
  expect(problems({ commandCard: 'order-light-troops', scenario: 'zama' })).toEqual([]);
  expect(problems({ commandCard: 'rally', command: 4, scenario: 'zama' })).toEqual([
    ['command', 'command-or-scenario'],
  ]);
  expect(problems({ commandCard: 'double-time', footBlock: 4, ownUnits: { MI: 3 } })).toEqual([
    ['footBlock', 'block-beyond-army'],
  ]);
  expect(problems({ commandCard: 'double-time', footBlock: 3, ownUnits: { MI: 3 } })).toEqual([]);
  expect(
    problems({ commandCard: 'double-time', footBlock: 4, ownUnits: { MI: 2, LI: 2, HC: 1 } }),
  ).toEqual([]);
  expect(problems({ commandCard: 'out-flanked', footBlock: 4, ownUnits: { MI: 3 } })).toEqual([]);
  expect(problems({ commandCard: 'counter-attack' })).toEqual([['countered', 'counter-what']]);
  expect(problems({ commandCard: 'out-flanked', countered: 'rally' })).toEqual([
    ['countered', 'only-counter-attack'],
  ]);
  expect(problems({ commandCard: 'out-flanked', opponentSection: 'left' })).toEqual([
    ['opponentSection', 'only-any-section'],
  ]);
  const any = { commandCard: 'counter-attack', countered: 'out-flanked', opponentSection: 'left' };
  expect(problems(any)).toEqual([['opponentSection', 'only-any-section']]);
});
