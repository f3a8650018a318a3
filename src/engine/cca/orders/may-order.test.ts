import { describe, expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { DECK_CARDS, type DeckCard } from '../cards.ts';
import { COMBATANTS, UNITS } from '../units.ts';
import { mayOrder } from './may-order.ts';

const { ruling, told, said, faults } = asking(mayOrder);
const allowed = (draft: object) => told(draft).allowed;
/** Its answer, with the sentence that sums it up. */
const summed = (draft: object) => ({ ...told(draft), summary: ruling(draft).summary.say });

const LIGHT = ['LI', 'LS', 'LB', 'AX', 'LC'];
const MEDIUM = ['WR', 'MI', 'MC'];
const HEAVY = ['HI', 'HC', 'CH', 'EL'];
const MOUNTED = ['LC', 'MC', 'HC', 'CH', 'EL'];
const FOOT = ['LI', 'LS', 'LB', 'AX', 'WR', 'MI', 'HI'];
const ALL: readonly string[] = UNITS;

/** Whom each card may order: in its section, under its leader, in contact, in the block. */
const ORDERED: [DeckCard, readonly string[]][] = [
  ...DECK_CARDS.slice(0, 11).map((key): [DeckCard, readonly string[]] => [key, COMBATANTS]),
  ['order-light-troops', LIGHT],
  ['order-medium-troops', MEDIUM],
  ['order-heavy-troops', HEAVY],
  ['order-mounted', [...MOUNTED, 'LD']],
  ['leadership-any-section', COMBATANTS],
  ['inspired-left-leadership', COMBATANTS],
  ['inspired-center-leadership', COMBATANTS],
  ['inspired-right-leadership', COMBATANTS],
  ['clash-of-shields', ALL],
  ['darken-the-sky', LIGHT],
  ['double-time', FOOT],
  ['first-strike', []],
  ['line-command', FOOT],
  ['move-fire-move', LIGHT],
  ['mounted-charge', MOUNTED],
];

const inSection = (card: string) =>
  /-left/.test(card) || card === 'out-flanked' ? 'left' : /-right/.test(card) ? 'right' : 'centre';

test.each(ORDERED)('%s orders %s', (commandCard, units) => {
  const section = inSection(commandCard);
  const place = { section, nearLeader: 'adjacent', leaderSection: section, inContact: true };
  for (const unit of COMBATANTS)
    expect(allowed({ commandCard, unit, ...place }), unit).toBe(units.includes(unit));
});

const SECTION_OF = {
  left: ['left', 'left-and-centre'],
  centre: ['left-and-centre', 'centre', 'centre-and-right'],
  right: ['centre-and-right', 'right'],
};
const EVERYWHERE = ['left', 'left-and-centre', 'centre', 'centre-and-right', 'right'];

test.each([
  ['order-two-units-left', SECTION_OF.left],
  ['order-three-units-center', SECTION_OF.centre],
  ['order-four-units-right', SECTION_OF.right],
  ['coordinate-attack', EVERYWHERE],
  ['out-flanked', [...SECTION_OF.left, ...SECTION_OF.right]],
])('%s orders in %s', (commandCard, places) => {
  for (const section of EVERYWHERE) {
    const draft = { commandCard, unit: 'MI', section };
    const reached = places.includes(section);
    expect(allowed(draft), section).toBe(reached);
    expect(said(draft).includes('card/outside')).toBe(!reached);
    expect(said(draft).includes('cca-7.3/unit')).toBe(reached && section.includes('-and-'));
  }
});

describe('orders that are left', () => {
  test.each([
    ['order-two-units-left', 'left', 2],
    ['order-three-units-center', 'centre', 3],
    ['order-four-units-right', 'right', 4],
    ['double-time', 'centre', 4],
  ])('%s in %s: %i', (commandCard, section, number) => {
    for (let ordersGiven = 0; ordersGiven <= number + 1; ordersGiven++) {
      const draft = { commandCard, unit: 'MI', section, ordersGiven };
      const open = ordersGiven < number;
      const ordersLeft = open ? number - ordersGiven - 1 : 0;
      expect(told(draft)).toMatchObject({ allowed: open, cost: open ? 1 : 0, ordersLeft });
      expect(said(draft).includes('card/used-up')).toBe(!open);
    }
  });

  test.each([
    [{ command: 4 }, true, 0],
    [{ command: 3 }, false, 0],
    [{}, true, null],
    [{ scenario: 'zama' }, true, 1],
    [{ commandCard: 'line-command', ordersGiven: 9 }, true, null],
  ])('by Command, and unlimited while it is not told: %j', (more, may, ordersLeft) => {
    const draft = { commandCard: 'order-medium-troops', unit: 'MI', ordersGiven: 3, ...more };
    expect(told(draft)).toMatchObject({ allowed: may, ordersLeft });
  });

  test.each([
    ['coordinate-attack', 'left', { left: 1 }, false, 2],
    ['coordinate-attack', 'left', { centre: 1 }, true, 1],
    ['coordinate-attack', 'left-and-centre', { left: 1 }, true, 1],
    ['coordinate-attack', 'left-and-centre', { left: 1, centre: 1 }, false, 1],
    ['coordinate-attack', 'centre-and-right', { left: 1, centre: 1 }, true, 0],
    ['out-flanked', 'left', { left: 1 }, true, 2],
    ['out-flanked', 'left', { left: 2 }, false, 2],
    ['out-flanked', 'left-and-centre', { left: 2, right: 2 }, false, 0],
  ])('%s, hex %s, given %j: %s', (commandCard, section, givenIn, may, ordersLeft) => {
    const draft = { commandCard, unit: 'HI', section, givenIn };
    expect(told(draft)).toMatchObject({ allowed: may, ordersLeft });
  });
});

test('a unit gets one order', () => {
  const draft = { commandCard: 'order-two-units-center', unit: 'MI', alreadyOrdered: true };
  const refused = { allowed: false, ordersLeft: 2, summary: 'may-order/unit-no' };
  expect(summed(draft)).toMatchObject(refused);
  expect(said(draft)).toEqual(['cca-18.4/orders', 'cca-7.4/second', 'cca-7.2/no-order-unit']);
});

describe('leaders', () => {
  const HELMETS = [...DECK_CARDS.slice(0, 11), 'order-mounted'];
  const others = DECK_CARDS.filter((key) => !HELMETS.includes(key) && key !== 'counter-attack');

  test.each(HELMETS)('may leave their unit with %s', (commandCard) => {
    const draft = { commandCard, unit: 'LD', detaches: true, section: inSection(commandCard) };
    const given = { allowed: true, cost: 1, summary: 'may-order/leader-yes' };
    expect(summed(draft)).toMatchObject(given);
    const says = ['cca-8.35/orders', 'cca-8.36/one', 'cca-8.37/orders', 'cca-7.1/chosen-leader'];
    expect(said(draft)).toEqual(expect.arrayContaining(says));
    expect(said({ ...draft, detaches: false })).not.toContain('cca-8.35/orders');
  });

  test.each(others)('may not leave their unit with %s', (commandCard) => {
    const there = { section: inSection(commandCard), inContact: true, rolled: ['leader'] };
    const draft = { commandCard, unit: 'LD', detaches: true, ...there };
    expect(summed(draft)).toMatchObject({ allowed: false, summary: 'may-order/leader-no' });
    const says = ['cca-8.35/not-here', 'cca-7.2/no-order-leader'];
    expect(said(draft)).toEqual(expect.arrayContaining(says));
    expect(allowed({ ...draft, readings: { R85: 'b' } })).toBe(/leadership/.test(commandCard));
  });

  test.each([
    { commandCard: 'order-mounted', noneOfKind: true },
    { commandCard: 'rally', noneOfKind: true },
    { commandCard: 'inspired-left-leadership', section: 'right' },
  ])('are no units of choice: %j', (draft) => {
    expect(told({ ...draft, unit: 'LD' })).toMatchObject({ allowed: false, onlyUnit: false });
  });
});

const REFUSED = { allowed: false, onlyUnit: false };

describe('one unit of choice', () => {
  test.each([
    ['order-light-troops', 'MI'],
    ['order-medium-troops', 'LI'],
    ['order-heavy-troops', 'LI'],
    ['order-mounted', 'LI'],
    ['darken-the-sky', 'MI'],
    ['double-time', 'MC'],
    ['line-command', 'MC'],
    ['move-fire-move', 'MI'],
    ['mounted-charge', 'MI'],
    ['rally', 'MI'],
  ])('%s where there is nobody of its kind', (commandCard, unit) => {
    const draft = { commandCard, unit, noneOfKind: true, inBlock: false, section: 'right' };
    const chosen = { allowed: true, onlyUnit: true, cost: 1, ordersLeft: 0 };
    expect(summed(draft)).toMatchObject({ ...chosen, summary: 'may-order/unit-choice' });
    expect(told({ ...draft, ordersGiven: 1 })).toMatchObject(REFUSED);
    expect(told({ ...draft, noneOfKind: false })).toMatchObject(REFUSED);
  });

  test.each(['order-two-units-left', 'clash-of-shields', 'i-am-spartacus', 'first-strike'])(
    '%s has none',
    (commandCard) => {
      expect(told({ commandCard, unit: 'MI', noneOfKind: true })).toMatchObject(REFUSED);
    },
  );

  test.each([
    [{}, { allowed: true, onlyUnit: true }],
    [{ ordersGiven: 1 }, REFUSED],
    [{ readings: { R82: 'b' } }, REFUSED],
    [{ section: 'left-and-centre', readings: { R82: 'b' } }, { allowed: true }],
    [
      { nearLeader: 'adjacent', readings: { R82: 'b' } },
      { allowed: true, onlyUnit: false },
    ],
  ])('Leadership has it anywhere or (R82 b) in its section: %j', (more, expected) => {
    const draft = {
      commandCard: 'inspired-left-leadership',
      unit: 'MI',
      section: 'right',
      ...more,
    };
    expect(told(draft)).toMatchObject(expected);
  });
});

describe('around a leader', () => {
  test.each([
    ['same-hex', 'a', true, 0],
    ['adjacent', 'a', true, 1],
    ['linked', 'a', false, 0],
    ['linked', 'b', true, 1],
    ['away', 'b', false, 0],
  ])('%s, reading %s of R83: %s', (nearLeader, R83, may, cost) => {
    const near = { nearLeader, ordersGiven: 2, readings: { R83 } };
    const answer = told({ commandCard: 'leadership-any-section', unit: 'MI', ...near });
    expect(answer).toMatchObject({ allowed: may, cost, ordersLeft: may ? 1 - cost : 1 });
  });

  test.each([
    ['leadership-any-section', 3],
    ['inspired-center-leadership', 4],
  ])('%s: his own hex is free, of the adjacent ones %i are ordered', (commandCard, hexes) => {
    const draft = { commandCard, unit: 'MI', ordersGiven: hexes };
    const adjacent = { ...draft, nearLeader: 'adjacent' };
    expect(told(adjacent)).toMatchObject({ allowed: false, ordersLeft: 0 });
    expect(told({ ...adjacent, ordersGiven: hexes - 1 })).toMatchObject({
      allowed: true,
      ordersLeft: 0,
    });
    const free = { allowed: true, cost: 0, ordersLeft: 0 };
    expect(told({ ...draft, nearLeader: 'same-hex' })).toMatchObject(free);
    expect(told({ ...draft, unit: 'LD' })).toMatchObject({ allowed: true, cost: 0 });
  });

  test('the leader must be in the section of the card', () => {
    const near = { nearLeader: 'adjacent', ordersGiven: 1 };
    const draft = { commandCard: 'inspired-right-leadership', unit: 'MI', ...near };
    expect(allowed(draft)).toBe(true);
    for (const section of EVERYWHERE) {
      const reached = SECTION_OF.right.includes(section);
      expect(allowed({ ...draft, leaderSection: section }), section).toBe(reached);
      expect(allowed({ ...draft, unit: 'LD', section }), section).toBe(reached);
    }
  });
});

test.each([
  [{ commandCard: 'clash-of-shields', unit: 'HC' }, 'card/no-contact', true],
  [{ commandCard: 'clash-of-shields', unit: 'HC', inContact: true }, 'cca-18.30', true],
  [{ commandCard: 'double-time', unit: 'HI', inBlock: false }, 'card/outside-block', true],
  [{ commandCard: 'line-command', unit: 'HI', inBlock: false }, 'card/outside-block', true],
  [{ commandCard: 'double-time', unit: 'HC', inBlock: false }, 'card/outside-block', false],
  [{ commandCard: 'line-command', unit: 'HC', inBlock: false }, 'card/outside-block', false],
])('in contact, in the block: %j says %s: %s', (draft, say, says) => {
  expect(said(draft).includes(say)).toBe(says);
  expect(allowed(draft)).toBe(say === 'cca-18.30');
});

test('only the cards of a block ask for it', () => {
  expect(allowed({ commandCard: 'order-heavy-troops', unit: 'HI', inBlock: false })).toBe(true);
});

describe('symbols', () => {
  const OWN: Record<string, readonly string[]> = {
    green: LIGHT,
    blue: MEDIUM,
    red: HEAVY,
    leader: COMBATANTS,
    flag: [],
    swords: [],
  };

  test.each(Object.entries(OWN))('I am Spartacus: %s orders %s', (face, units) => {
    for (const unit of COMBATANTS) {
      const draft = { commandCard: 'i-am-spartacus', unit, rolled: ['flag', face] };
      const may = units.includes(unit);
      expect(told(draft), unit).toMatchObject({ allowed: may, ordersLeft: null });
      expect(said(draft).includes('card/symbol')).toBe(may);
    }
  });

  test.each(Object.entries(OWN))(
    'Rally: %s brings back blocks of %s, but not of elephants and chariots',
    (face, units) => {
      for (const unit of UNITS) {
        const near = { blocks: 1, nearLeader: 'adjacent', rolled: [face] };
        const draft = { commandCard: 'rally', unit, ...near };
        const may = unit !== 'EL' && unit !== 'CH';
        expect(allowed(draft), unit).toBe(may && units.includes(unit));
        const anyUnitSymbol = !['flag', 'swords'].includes(face);
        expect(allowed({ ...draft, readings: { R79: 'b' } }), unit).toBe(may && anyUnitSymbol);
      }
    },
  );

  test.each([
    [{ nearLeader: 'same-hex' }, ['cca-18.51/orders', 'cca-18.52', 'cca-7.1/chosen-unit']],
    [{ nearLeader: 'adjacent' }, ['cca-18.52']],
    [{ nearLeader: 'linked' }, ['cca-18.51/far']],
    [{ nearLeader: 'away' }, ['cca-18.51/far']],
    [{ nearLeader: 'same-hex', blocks: 4 }, ['cca-18.51/full']],
    [{ nearLeader: 'same-hex', blocks: undefined }, ['cca-18.51/full']],
  ])('Rally needs a leader near and a block lost: %j', (more, says) => {
    const draft = { commandCard: 'rally', unit: 'MI', blocks: 3, rolled: ['blue'], ...more };
    expect(allowed(draft)).toBe(says.includes('cca-18.52'));
    expect(said(draft)).toEqual(expect.arrayContaining(says));
  });
});

test.each([
  ['AX', 'order-light-troops', 'cca-8.17/orders'],
  ['AX', 'move-fire-move', 'cca-8.17/orders'],
  ['AX', 'darken-the-sky', 'cca-8.17/orders'],
  ['WR', 'order-medium-troops', 'cca-8.20/orders'],
  ['EL', 'order-heavy-troops', 'cca-8.26/orders'],
  ['EL', 'mounted-charge', 'cca-8.26/orders'],
  ['CH', 'order-heavy-troops', 'cca-8.28/orders'],
  ['CH', 'order-mounted', 'cca-8.28/orders'],
])('%s under %s: the ruling names its class (%s)', (unit, commandCard, say) => {
  const classes = ['cca-8.17/orders', 'cca-8.20/orders', 'cca-8.26/orders', 'cca-8.28/orders'];
  expect(said({ commandCard, unit }).filter((one) => classes.includes(one))).toEqual([say]);
  expect(said({ commandCard: 'double-time', unit })).not.toContain(say);
});

const LIGHT_TROOPS = { commandCard: 'order-light-troops', unit: 'AX', noneOfKind: true };
const NAMED = ['noneOfKind', 'is-of-that-kind', 'cca-18.15'];

test.each<[object, ...string[]]>([
  [
    { commandCard: 'out-flanked', unit: 'MI', detaches: true },
    'detaches',
    'only-leaders-detach',
    'cca-8.35',
  ],
  [LIGHT_TROOPS, ...NAMED],
  [{ ...LIGHT_TROOPS, unit: 'WR' }],
  [{ ...LIGHT_TROOPS, commandCard: 'counter-attack', countered: 'order-light-troops' }, ...NAMED],
  [{ commandCard: 'rally', unit: 'HC', blocks: 4 }, 'blocks', 'more-blocks-than-unit', 'cca-2.10'],
  [{ commandCard: 'rally', unit: 'HC', blocks: 3 }],
  [{ commandCard: 'rally', unit: 'LD', blocks: 3 }],
  [{ commandCard: 'counter-attack', unit: 'MI' }, 'countered', 'counter-what', 'cca-18.31'],
  [
    { commandCard: 'order-light-troops', unit: 'LI', command: 4, scenario: 'zama' },
    'command',
    'command-or-scenario',
    'cca-7.6',
  ],
])('%j: blamed %s %s', (draft, ...fault) => {
  expect(faults(draft)).toEqual(fault.length > 0 ? [fault] : []);
});
