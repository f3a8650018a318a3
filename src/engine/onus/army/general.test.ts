import { describe, expect, test } from 'vitest';
import { put } from '../../core/query.ts';
import { generalActive } from '../turn/general-active.ts';
import { general } from './general.ts';

function ruling(draft: object) {
  const reply = put(general, draft);
  if (!('ruling' in reply)) throw new Error(JSON.stringify(reply.violations));
  return reply.ruling;
}
const told = (draft: object) => ruling(draft).answer;
const cited = (draft: object) => ruling(draft).steps.map(({ clause }) => clause);
const spared = (draft: object) =>
  ruling(draft).notApplied.map(({ clause, because }) => [clause, because]);

/** Figures, section 6. */
test.each([
  ['unharmed', 0, 6, true, null],
  ['fleeing', -1, 5, false, true],
  ['wounded', -1, 5, false, false],
  ['dead', -1, 5, false, false],
])(
  'a general who is %s: %i to the army, Leadership %i',
  (generalState, armyMorale, leadership, bonusesWork, canRecover) => {
    expect(told({ generalState })).toMatchObject({
      generalNow: generalState,
      armyMorale,
      leadershipNow: leadership,
      handLimit: leadership,
      bonusesWork,
      canRecover,
      unitMorale: null,
    });
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
  expect(told({ generalState, hisUnit, generalMoved })).toMatchObject({ generalNow: now });
});

test('why a general recovers or not, dies or not', () => {
  expect(cited({ hisUnit: 'eliminated' })).toContain('onus-4.2');
  expect(spared({ hisUnit: 'eliminated' })).toContainEqual(['onus-4.3', 'no-card-moved-him']);
  expect(spared({ hisUnit: 'eliminated', generalMoved: true })).toContainEqual([
    'onus-4.2',
    'switched-off',
  ]);
  expect(spared({ generalState: 'wounded', hisUnit: 'recovers' })).toContainEqual([
    'onus-4.14',
    'lost-for-good',
  ]);
  expect(spared({ hisUnit: 'recovers' })).not.toContainEqual(['onus-4.14', 'lost-for-good']);
});

describe('a unit near its general', () => {
  test.each([
    [{ fromGeneral: 4, radius: 4 }, 1],
    [{ fromGeneral: 4.1, radius: 4 }, 0],
    [{ fromGeneral: 0, radius: 4 }, 1],
    [{ general: 'in-radius' }, 1],
    [{ general: 'in-unit' }, 1],
    [{ general: 'in-unit', generalMorale: 2 }, 3],
    [{ general: 'in-radius', generalMorale: 2 }, 1],
    [{ general: 'in-unit', generalMorale: 2, generalState: 'wounded' }, -1],
    [{ fromGeneral: 1, generalState: 'fleeing' }, -1],
    [{ fromGeneral: 9, generalState: 'fleeing' }, -1],
  ])('%o has %i', (draft, unitMorale) => {
    expect(told(draft)).toMatchObject({ unitMorale });
  });

  test('a place that contradicts itself is refused', () => {
    expect(put(general, { general: 'in-unit', fromGeneral: 1 })).toHaveProperty(
      'violations.0.problem',
      'in-unit-yet-away',
    );
    expect(put(general, { general: 'in-radius', fromGeneral: 5, radius: 4 })).toHaveProperty(
      'violations.0.problem',
      'in-radius-yet-beyond',
    );
    expect(put(general, { general: 'in-radius', fromGeneral: 4, radius: 4 })).toHaveProperty(
      'ruling',
    );
    expect(put(general, { general: 'in-unit', fromGeneral: 0 })).toHaveProperty('ruling');
  });
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
      expect(told({ leadership: 7, generalState, ...second(other) })).toMatchObject({
        commander,
        leadershipNow,
        armyMorale,
        generalsLeft: [generalState, other].filter((state) => state === 'unharmed').length,
      });
    },
  );

  test('the one of highest Leadership commands, wherever he stands in the list', () => {
    const draft = { leadership: 5, otherGenerals: [{ leadership: 8 }, { leadership: 7 }] };
    expect(told(draft)).toMatchObject({ commander: 2, leadershipNow: 8, commandTied: false });
    expect(told({ otherGenerals: [{}] })).toMatchObject({ commander: 1, commandTied: true });
  });

  test('a commander who recovers leads again', () => {
    const draft = {
      leadership: 7,
      generalState: 'fleeing',
      hisUnit: 'recovers',
      ...second('unharmed'),
    };
    expect(told(draft)).toMatchObject({ commander: 1, leadershipNow: 7 });
    expect(cited(draft)).toEqual(expect.arrayContaining(['onus-4.14', 'onus-12.6']));
  });

  test('two in range give no more than one', () => {
    const draft = { fromGeneral: 1, ...second('unharmed', { fromGeneral: 2 }) };
    expect(told(draft)).toMatchObject({ unitMorale: 1 });
    expect(cited(draft)).toContain('onus-12.9');
    expect(spared({ fromGeneral: 1, ...second('unharmed') })).toContainEqual([
      'onus-12.9',
      'fewer-than-two-in-range',
    ]);
  });

  test('one who is lost does not keep another from helping', () => {
    const draft = {
      generalState: 'dead',
      fromGeneral: 1,
      ...second('unharmed', { fromGeneral: 2 }),
    };
    expect(told(draft)).toMatchObject({ unitMorale: 1, bonusesWork: false });
  });

  test.each(['faction', 'zone'])('by %s each helps and harms only his own', (commandBy) => {
    const generals = { commandBy, generalState: 'dead', ...second('unharmed', { fromGeneral: 1 }) };
    expect(told({ ...generals, follows: 1 })).toMatchObject({ armyMorale: -1, unitMorale: -1 });
    expect(told({ ...generals, follows: 2 })).toMatchObject({ armyMorale: 0, unitMorale: 1 });
  });

  test('by zone they stand on the flanks, and a third one in the centre', () => {
    const zones = (others: number) =>
      (told({ commandBy: 'zone', otherGenerals: Array(others).fill({}) }) as { zones: unknown })
        .zones;
    expect(zones(2)).toEqual(['left-flank', 'centre', 'right-flank']);
    expect(zones(1)).toEqual(['left-flank', 'right-flank']);
    expect(zones(4)).toBeNull();
    expect(told({ otherGenerals: [{}] })).toMatchObject({ zones: null });
  });

  test('a unit cannot follow a general who is not there', () => {
    expect(put(general, { follows: 2 })).toHaveProperty('violations.0.problem', 'no-such-general');
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
    const reply = put(generalActive, { generalAlwaysActive, hasThatAbility, generalState });
    expect(reply).toHaveProperty('ruling.answer', {
      activeWithoutOrder: active,
      generalUnitActive: active > 0,
      anotherUnit: active > 1,
      ordersSpent: 0,
    });
  },
);
