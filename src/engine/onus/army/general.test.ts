import { describe, expect, test } from 'vitest';
import { answerTo, asking } from '../../testing/ask.ts';
import { generalActive } from '../turn/general-active.ts';
import { general } from './general.ts';

const { told, spared, faults } = asking(general);

/** Figures, section 6. */
test.each([
  ['unharmed', 0, 6, true, null],
  ['fleeing', -1, 5, false, true],
  ['wounded', -1, 5, false, false],
  ['dead', -1, 5, false, false],
])(
  'a general who is %s: %i to the army, Leadership %i',
  (generalState, armyMorale, leadershipNow, bonusesWork, canRecover) => {
    const handLimit = leadershipNow;
    const now = { generalNow: generalState, armyMorale, bonusesWork, canRecover, unitMorale: null };
    expect(told({ generalState })).toMatchObject({ ...now, leadershipNow, handLimit });
  },
);

test.each([
  ['unharmed', 'eliminated', false, 'dead'],
  ['unharmed', 'eliminated', true, 'unharmed'],
  ['wounded', 'eliminated', false, 'dead'],
  ['unharmed', 'flees', false, 'fleeing'],
  ['unharmed', 'flees', true, 'unharmed'],
  ['wounded', 'flees', false, 'wounded'],
  ['fleeing', 'recovers', false, 'unharmed'],
  ['wounded', 'recovers', false, 'wounded'],
  ['dead', 'recovers', false, 'dead'],
  ['unharmed', 'recovers', false, 'unharmed'],
  ['unharmed', 'nothing', false, 'unharmed'],
])('%s and %s (moved by a card: %s) make him %s', (generalState, hisUnit, generalMoved, now) => {
  expect(told({ generalState, hisUnit, generalMoved }).generalNow).toBe(now);
});

test.each([
  [{ hisUnit: 'eliminated' }, 'onus-4.3 no-card-moved-him'],
  [{ hisUnit: 'eliminated', generalMoved: true }, 'onus-4.2 switched-off'],
  [{ hisUnit: 'recovers', generalState: 'wounded' }, 'onus-4.14 lost-for-good'],
])('%j spares him: %s', (draft, reason) => {
  expect(spared(draft)).toContain(reason);
  expect(spared({ hisUnit: 'recovers' })).not.toContain(reason);
});

describe('a unit near its general', () => {
  test.each([
    [{ fromGeneral: 4, radius: 4 }, 1],
    [{ fromGeneral: 4.1, radius: 4 }, 0],
    [{ fromGeneral: 0, radius: 4 }, 1],
    [{ general: 'in-radius', fromGeneral: 4, radius: 4 }, 1],
    [{ general: 'in-unit', fromGeneral: 0 }, 1],
    [{ general: 'in-radius' }, 1],
    [{ general: 'in-unit' }, 1],
    [{ general: 'in-radius', generalMorale: 2 }, 1],
    [{ general: 'in-unit', generalMorale: 2, generalState: 'wounded' }, -1],
    [{ fromGeneral: 9, generalState: 'fleeing' }, -1],
  ])('%j has %i', (draft, unitMorale) => expect(told(draft).unitMorale).toBe(unitMorale));

  test.each([
    [{ general: 'in-unit', fromGeneral: 1 }, 'fromGeneral', 'in-unit-yet-away'],
    [{ general: 'in-radius', fromGeneral: 5, radius: 4 }, 'fromGeneral', 'in-radius-yet-beyond'],
    [{ follows: 2 }, 'follows', 'no-such-general'],
  ])('%j is refused', (draft, ...fault) => expect(faults(draft)[0]?.slice(0, 2)).toEqual(fault));
});

describe('several generals', () => {
  const second = (generalState: string, more: object = {}) => ({
    otherGenerals: [{ leadership: 5, generalState, ...more }],
  });

  test.each([
    ['unharmed', 'unharmed', 1, 7, 0],
    ['dead', 'unharmed', 2, 5, 0],
    ['fleeing', 'unharmed', 2, 5, 0],
    ['unharmed', 'dead', 1, 7, 0],
    ['dead', 'wounded', 2, 4, -1],
    ['fleeing', 'fleeing', 2, 4, -1],
  ])(
    'the first %s and the second %s: number %i commands with %i',
    (generalState, other, commander, leadershipNow, armyMorale) => {
      const generalsLeft = [generalState, other].filter((state) => state === 'unharmed').length;
      const expected = { commander, leadershipNow, armyMorale, generalsLeft };
      expect(told({ leadership: 7, generalState, ...second(other) })).toMatchObject(expected);
    },
  );

  test.each([
    [
      { leadership: 5, otherGenerals: [{ leadership: 8 }, { leadership: 7 }] },
      { commander: 2, leadershipNow: 8, commandTied: false, zones: null },
    ],
    [{ otherGenerals: [{}] }, { commander: 1, commandTied: true }],
    [
      { generalState: 'dead', fromGeneral: 1, ...second('unharmed', { fromGeneral: 2 }) },
      { unitMorale: 1, bonusesWork: false },
    ],
    [{ commandBy: 'zone', otherGenerals: [{}] }, { zones: ['left-flank', 'right-flank'] }],
    [{ commandBy: 'zone', otherGenerals: [{}, {}, {}, {}] }, { zones: null }],
  ])('%j', (draft, expected) => expect(told(draft)).toMatchObject(expected));

  test('only those within range are counted', () => {
    const reason = 'onus-12.9 fewer-than-two-in-range';
    expect(spared({ fromGeneral: 1, ...second('unharmed') })).toContain(reason);
  });

  test.each(['faction', 'zone'])('by %s each helps and harms only his own', (commandBy) => {
    const generals = { commandBy, generalState: 'dead', ...second('unharmed', { fromGeneral: 1 }) };
    expect(told({ ...generals, follows: 1 })).toMatchObject({ armyMorale: -1, unitMorale: -1 });
    expect(told({ ...generals, follows: 2 })).toMatchObject({ armyMorale: 0, unitMorale: 1 });
  });
});

test.each([
  [true, false, 'unharmed', 1],
  [true, true, 'unharmed', 2],
  [false, true, 'unharmed', 1],
  [false, false, 'unharmed', 0],
  [true, true, 'wounded', 1],
  [false, true, 'wounded', 0],
  [true, false, 'dead', 0],
  [true, true, 'dead', 0],
])(
  'always active (rule %s, ability %s, general %s): %i without an order',
  (generalAlwaysActive, hasThatAbility, generalState, active) => {
    expect(answerTo(generalActive, { generalAlwaysActive, hasThatAbility, generalState })).toEqual({
      activeWithoutOrder: active,
      generalUnitActive: active > 0,
      anotherUnit: active > 1,
      ordersSpent: 0,
    });
  },
);
