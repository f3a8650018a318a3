import { describe, expect, test } from 'vitest';
import { put } from '../../core/query.ts';
import { DECK_CARDS, type DeckCard } from '../cards.ts';
import { COMBATANTS, UNITS } from '../units.ts';
import { mayOrder } from './may-order.ts';

const reply = (draft: object) => put(mayOrder, draft);

function ruling(draft: object) {
  const ruled = reply(draft);
  if ('violations' in ruled) throw new Error(JSON.stringify(ruled.violations));
  const { answer, steps, summary } = ruled.ruling;
  return {
    ...(answer as Record<string, unknown>),
    said: steps.map(({ say }) => say),
    summary: summary.say,
  };
}
const allowed = (draft: object) => (ruling(draft) as Record<string, unknown>).allowed;
const problems = (draft: object) => {
  const refused = reply(draft);
  return 'violations' in refused
    ? refused.violations.map(({ field, problem }) => [field, problem])
    : [];
};

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
    const ruled = ruling({ commandCard, unit: 'MI', section });
    expect(ruled, section).toMatchObject({ allowed: places.includes(section) });
    expect(ruled.said.includes('card/outside')).toBe(!places.includes(section));
    expect(ruled.said.includes('cca-7.3/unit')).toBe(
      places.includes(section) && section.includes('-and-'),
    );
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
      const ruled = ruling({ commandCard, unit: 'MI', section, ordersGiven });
      const open = ordersGiven < number;
      expect(ruled).toMatchObject({
        allowed: open,
        cost: open ? 1 : 0,
        ordersLeft: open ? number - ordersGiven - 1 : 0,
      });
      expect(ruled.said.includes('card/used-up')).toBe(!open);
    }
  });

  test('by Command, and unlimited while it is not told', () => {
    const draft = { commandCard: 'order-medium-troops', unit: 'MI', ordersGiven: 3 };
    expect(ruling({ ...draft, command: 4 })).toMatchObject({ allowed: true, ordersLeft: 0 });
    expect(ruling({ ...draft, command: 3 })).toMatchObject({ allowed: false, ordersLeft: 0 });
    expect(ruling(draft)).toMatchObject({ allowed: true, ordersLeft: null });
    expect(ruling({ ...draft, scenario: 'zama' })).toMatchObject({ allowed: true, ordersLeft: 1 });
    expect(ruling({ ...draft, commandCard: 'line-command', ordersGiven: 9 })).toMatchObject({
      allowed: true,
      ordersLeft: null,
    });
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
    expect(ruling({ commandCard, unit: 'HI', section, givenIn })).toMatchObject({
      allowed: may,
      ordersLeft,
    });
  });
});

test('a unit gets one order', () => {
  const ruled = ruling({ commandCard: 'order-two-units-center', unit: 'MI', alreadyOrdered: true });
  expect(ruled).toMatchObject({ allowed: false, ordersLeft: 2, summary: 'may-order/unit-no' });
  expect(ruled.said).toEqual(['cca-18.4/orders', 'cca-7.4/second', 'cca-7.2/no-order-unit']);
});

describe('leaders', () => {
  const HELMETS = [...DECK_CARDS.slice(0, 11), 'order-mounted'];
  const others = DECK_CARDS.filter((key) => !HELMETS.includes(key) && key !== 'counter-attack');

  test.each(HELMETS)('may leave their unit with %s', (commandCard) => {
    const draft = { commandCard, unit: 'LD', detaches: true, section: inSection(commandCard) };
    const ruled = ruling(draft);
    expect(ruled).toMatchObject({ allowed: true, cost: 1, summary: 'may-order/leader-yes' });
    expect(ruled.said).toEqual(
      expect.arrayContaining([
        'cca-8.35/orders',
        'cca-8.36/one',
        'cca-8.37/orders',
        'cca-7.1/chosen-leader',
      ]),
    );
    expect(ruling({ ...draft, detaches: false }).said).not.toContain('cca-8.35/orders');
  });

  test.each(others)('may not leave their unit with %s', (commandCard) => {
    const draft = {
      commandCard,
      unit: 'LD',
      detaches: true,
      section: inSection(commandCard),
      inContact: true,
      rolled: ['leader'],
    };
    const ruled = ruling(draft);
    expect(ruled).toMatchObject({ allowed: false, summary: 'may-order/leader-no' });
    expect(ruled.said).toEqual(
      expect.arrayContaining(['cca-8.35/not-here', 'cca-7.2/no-order-leader']),
    );
    const leadership = /leadership/.test(commandCard);
    expect(allowed({ ...draft, readings: { R85: 'b' } })).toBe(leadership);
  });

  test('are no units of choice', () => {
    expect(ruling({ commandCard: 'order-mounted', unit: 'LD', noneOfKind: true })).toMatchObject({
      allowed: false,
    });
    expect(ruling({ commandCard: 'rally', unit: 'LD', noneOfKind: true })).toMatchObject({
      allowed: false,
    });
    expect(
      ruling({ commandCard: 'inspired-left-leadership', unit: 'LD', section: 'right' }),
    ).toMatchObject({ allowed: false, onlyUnit: false });
  });
});

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
    expect(ruling(draft)).toMatchObject({
      allowed: true,
      onlyUnit: true,
      cost: 1,
      ordersLeft: 0,
      summary: 'may-order/unit-choice',
    });
    expect(ruling({ ...draft, ordersGiven: 1 })).toMatchObject({ allowed: false, onlyUnit: false });
    expect(ruling({ ...draft, noneOfKind: false })).toMatchObject({
      allowed: false,
      onlyUnit: false,
    });
  });

  test.each(['order-two-units-left', 'clash-of-shields', 'i-am-spartacus', 'first-strike'])(
    '%s has none',
    (commandCard) => {
      expect(ruling({ commandCard, unit: 'MI', noneOfKind: true })).toMatchObject({
        allowed: false,
        onlyUnit: false,
      });
    },
  );

  test('Leadership has it in place of the rest, anywhere or (R82 b) in its section', () => {
    const draft = { commandCard: 'inspired-left-leadership', unit: 'MI', section: 'right' };
    expect(ruling(draft)).toMatchObject({ allowed: true, onlyUnit: true });
    expect(ruling({ ...draft, ordersGiven: 1 })).toMatchObject({ allowed: false });
    expect(ruling({ ...draft, readings: { R82: 'b' } })).toMatchObject({ allowed: false });
    expect(ruling({ ...draft, section: 'left-and-centre', readings: { R82: 'b' } })).toMatchObject({
      allowed: true,
    });
    const near = { ...draft, nearLeader: 'adjacent', readings: { R82: 'b' } };
    expect(ruling(near)).toMatchObject({ allowed: true, onlyUnit: false });
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
    const draft = {
      commandCard: 'leadership-any-section',
      unit: 'MI',
      nearLeader,
      ordersGiven: 2,
      readings: { R83 },
    };
    expect(ruling(draft)).toMatchObject({ allowed: may, cost, ordersLeft: may ? 1 - cost : 1 });
  });

  test.each([
    ['leadership-any-section', 3],
    ['inspired-center-leadership', 4],
  ])('%s: his own hex is free, of the adjacent ones %i are ordered', (commandCard, hexes) => {
    const draft = { commandCard, unit: 'MI', ordersGiven: hexes };
    expect(ruling({ ...draft, nearLeader: 'adjacent' })).toMatchObject({
      allowed: false,
      ordersLeft: 0,
    });
    expect(ruling({ ...draft, nearLeader: 'adjacent', ordersGiven: hexes - 1 })).toMatchObject({
      allowed: true,
      ordersLeft: 0,
    });
    expect(ruling({ ...draft, nearLeader: 'same-hex' })).toMatchObject({
      allowed: true,
      cost: 0,
      ordersLeft: 0,
    });
    expect(ruling({ ...draft, unit: 'LD' })).toMatchObject({ allowed: true, cost: 0 });
  });

  test('the leader must be in the section of the card', () => {
    const draft = {
      commandCard: 'inspired-right-leadership',
      unit: 'MI',
      nearLeader: 'adjacent',
      ordersGiven: 1,
    };
    expect(allowed(draft)).toBe(true);
    for (const leaderSection of EVERYWHERE)
      expect(allowed({ ...draft, leaderSection }), leaderSection).toBe(
        SECTION_OF.right.includes(leaderSection),
      );
    for (const section of EVERYWHERE)
      expect(allowed({ ...draft, unit: 'LD', section }), section).toBe(
        SECTION_OF.right.includes(section),
      );
  });
});

test('in contact, in the block', () => {
  expect(ruling({ commandCard: 'clash-of-shields', unit: 'HC', inContact: false }).said).toContain(
    'card/no-contact',
  );
  expect(ruling({ commandCard: 'clash-of-shields', unit: 'HC', inContact: true }).said).toContain(
    'cca-18.30',
  );
  for (const commandCard of ['double-time', 'line-command']) {
    expect(ruling({ commandCard, unit: 'HI', inBlock: false })).toMatchObject({ allowed: false });
    expect(ruling({ commandCard, unit: 'HI', inBlock: false }).said).toContain(
      'card/outside-block',
    );
    expect(ruling({ commandCard, unit: 'HC', inBlock: false }).said).not.toContain(
      'card/outside-block',
    );
  }
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
      const ruled = ruling({ commandCard: 'i-am-spartacus', unit, rolled: ['flag', face] });
      expect(ruled, unit).toMatchObject({ allowed: units.includes(unit), ordersLeft: null });
      expect(ruled.said.includes('card/symbol')).toBe(units.includes(unit));
    }
  });

  test.each(Object.entries(OWN))(
    'Rally: %s brings back blocks of %s, but not of elephants and chariots',
    (face, units) => {
      for (const unit of UNITS) {
        const draft = {
          commandCard: 'rally',
          unit,
          blocks: 1,
          nearLeader: 'adjacent',
          rolled: [face],
        };
        const may = unit !== 'EL' && unit !== 'CH';
        expect(allowed(draft), unit).toBe(may && units.includes(unit));
        const anyUnitSymbol = !['flag', 'swords'].includes(face);
        expect(allowed({ ...draft, readings: { R79: 'b' } }), unit).toBe(may && anyUnitSymbol);
      }
    },
  );

  test('Rally needs a leader near and a block lost', () => {
    const draft = { commandCard: 'rally', unit: 'MI', blocks: 3, rolled: ['blue'] };
    for (const [nearLeader, may] of [
      ['same-hex', true],
      ['adjacent', true],
      ['linked', false],
      ['away', false],
    ] as const)
      expect(allowed({ ...draft, nearLeader }), nearLeader).toBe(may);
    expect(ruling({ ...draft, nearLeader: 'away' }).said).toContain('cca-18.51/far');
    expect(ruling({ ...draft, blocks: 4, nearLeader: 'same-hex' }).said).toContain(
      'cca-18.51/full',
    );
    expect(ruling({ ...draft, blocks: undefined, nearLeader: 'same-hex' }).said).toContain(
      'cca-18.51/full',
    );
    expect(ruling({ ...draft, nearLeader: 'same-hex' }).said).toEqual([
      'cca-18.51/orders',
      'cca-18.52',
      'cca-7.1/chosen-unit',
    ]);
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
  expect(ruling({ commandCard, unit }).said).toContain(say);
  const classes = ['cca-8.17/orders', 'cca-8.20/orders', 'cca-8.26/orders', 'cca-8.28/orders'];
  expect(ruling({ commandCard, unit }).said.filter((one) => classes.includes(one))).toEqual([say]);
  expect(ruling({ commandCard: 'double-time', unit }).said).not.toContain(say);
});

test('contradictions are blamed on a field', () => {
  expect(problems({ commandCard: 'out-flanked', unit: 'MI', detaches: true })).toEqual([
    ['detaches', 'only-leaders-detach'],
  ]);
  expect(problems({ commandCard: 'order-light-troops', unit: 'AX', noneOfKind: true })).toEqual([
    ['noneOfKind', 'is-of-that-kind'],
  ]);
  expect(problems({ commandCard: 'order-light-troops', unit: 'WR', noneOfKind: true })).toEqual([]);
  expect(problems({ commandCard: 'rally', unit: 'HC', blocks: 4 })).toEqual([
    ['blocks', 'more-blocks-than-unit'],
  ]);
  expect(problems({ commandCard: 'rally', unit: 'HC', blocks: 3 })).toEqual([]);
  expect(problems({ commandCard: 'rally', unit: 'LD', blocks: 3 })).toEqual([]);
  expect(problems({ commandCard: 'counter-attack', unit: 'MI' })).toEqual([
    ['countered', 'counter-what'],
  ]);
  expect(
    problems({ commandCard: 'order-light-troops', unit: 'LI', command: 4, scenario: 'zama' }),
  ).toEqual([['command', 'command-or-scenario']]);
  const counter = {
    commandCard: 'counter-attack',
    countered: 'order-light-troops',
    unit: 'AX',
    noneOfKind: true,
  };
  expect(problems(counter)).toEqual([['noneOfKind', 'is-of-that-kind']]);
});
