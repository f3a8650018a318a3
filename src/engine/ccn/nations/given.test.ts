import { describe, expect, test } from 'vitest';
import { put } from '../../core/query.ts';
import type { Fields } from '../../core/schema/field.ts';
import { findQuery, SYSTEMS } from '../../index.ts';
import { generalSheet, plainRecord } from './general.ts';
import { givenTo, sidesOf } from './given.ts';
import type { NationSheet } from './sheet.ts';
import { VALUE_NAMES } from './values.ts';

const queryOf = (id: string) => findQuery(`ccn/${id}`) ?? { id, fields: {} };
const given = (id: string, side: string, draft: Record<string, unknown>, sheet: NationSheet) =>
  Object.fromEntries(
    givenTo(queryOf(id), side, draft, sheet).map(({ path, value }) => [path, value]),
  );

const french = generalSheet('french', 'French');
const british = generalSheet('british', 'British');
const guns: NationSheet = {
  nationName: 'Mine',
  half: 'down',
  records: [
    plainRecord('foot-artillery', {
      startBlocks: 2,
      gunTable: [
        { tableDice: [2, 1, 1, 1], closeDice: undefined },
        { tableDice: [3, 2, 2, 1], closeDice: undefined },
      ],
    }),
    plainRecord('militia', { startBlocks: 3, nationalMove: 1, nationalHexes: -1 }),
  ],
};

describe('what a sheet gives to a question', () => {
  test('dice of a card count in the combat of the side, against the arm of the other', () => {
    const draft = { attacker: { unit: 'line' }, defender: { unit: 'old-guard' } };
    expect(given('melee', 'attacker', draft, french)).toEqual({
      'attacker.blocks': 4,
      'attacker.nationalDice': 1,
    });
    expect(given('melee', 'defender', draft, french)).toEqual({
      'defender.blocks': 4,
      'defender.nationalDice': 0,
      'defender.guardFlags': 2,
    });
    const cavalry = { ...draft, defender: { unit: 'light-cavalry' } };
    expect(given('melee', 'attacker', cavalry, french)).toMatchObject({
      'attacker.nationalDice': 0,
    });
  });

  test('an opponent who is no unit leaves open whether the dice count', () => {
    const draft = { attacker: { unit: 'line' }, defender: { unit: 'leader' } };
    expect(given('melee', 'attacker', draft, french)).toEqual({ 'attacker.blocks': 4 });
    expect(given('escape', 'first', { first: { unit: 'line' } }, french)).toEqual({
      'first.blocks': 4,
    });
  });

  test('in fire it counts whether the unit moved', () => {
    const fires = (moved: number) => ({ attacker: { unit: 'line', moved } });
    expect(given('ranged-combat', 'attacker', fires(0), british)).toEqual({
      'attacker.blocks': 4,
      'attacker.nationalDice': 1,
      'attacker.nation': 'french',
    });
    expect(given('ranged-combat', 'attacker', fires(1), british)).toMatchObject({
      'attacker.nationalDice': 0,
    });
  });

  test('the table of artillery is looked up for its blocks at the distance', () => {
    const fires = { attacker: { unit: 'foot-artillery', blocks: 1 }, distance: 2 };
    expect(given('ranged-combat', 'attacker', fires, guns)).toEqual({
      'attacker.blocks': 2,
      'attacker.nationalDice': 0,
      'attacker.artilleryDice': 2,
      'attacker.nation': 'other-rounds-down',
    });
    const combined = { guns: [{ unit: 'line' }, { unit: 'foot-artillery', distance: 4 }] };
    expect(sidesOf('ccn/combined-arms', combined)).toEqual([
      ...['attacker', 'defender', 'guns.0', 'guns.1'],
    ]);
    expect(given('combined-arms', 'guns.0', combined, guns)).toEqual({});
    expect(given('combined-arms', 'guns.1', combined, guns)).toEqual({
      'guns.1.blocks': 2,
      'guns.1.nationalDice': 0,
      'guns.1.artilleryDice': 2,
    });
    expect(sidesOf('ccn/combined-arms', {})).toEqual(['attacker', 'defender']);
  });

  test('a nation that the book names stays where it rounds alike', () => {
    const nation = (nation: string, sheet: NationSheet, unit = 'militia') =>
      given('ranged-combat', 'attacker', { attacker: { unit, nation } }, sheet)['attacker.nation'];
    expect(nation('portuguese', guns)).toBe('portuguese');
    expect(nation('british', guns)).toBe('other-rounds-down');
    expect(nation('portuguese', french)).toBe('other-rounds-up');
    expect(nation('british', french)).toBe('british');
    expect(nation('british', guns, 'line')).toBeUndefined();
  });

  test('a question without sides takes them itself', () => {
    expect(given('may-move', '', { unit: 'militia' }, guns)).toEqual({
      blocks: 3,
      nationalMove: 1,
    });
    expect(given('retreat', '', { unit: 'militia' }, guns)).toEqual({
      blocks: 3,
      nationalFlags: 0,
      nationalHexes: -1,
    });
    expect(given('retreat', '', { unit: 'guard' }, guns)).toEqual({});
    expect(given('retreat', '', { unit: 'light' }, guns)).toEqual({});
  });

  test('what is generally known is told apart, and what changes in play', () => {
    const draft = { attacker: { unit: 'line' }, defender: { unit: 'line' } };
    expect(givenTo(queryOf('melee'), 'attacker', draft, french)).toEqual([
      { path: 'attacker.blocks', value: 4, general: true, begins: true },
      { path: 'attacker.nationalDice', value: 1, general: true, begins: false },
    ]);
    expect(givenTo(queryOf('retreat'), '', { unit: 'militia' }, guns)[0]).toEqual({
      ...{ path: 'blocks', value: 3, general: false, begins: true },
    });
  });

  test('a question answers with what it was given', () => {
    const draft = { attacker: { unit: 'line', blocks: 4 }, defender: { unit: 'line', blocks: 4 } };
    const dice = (national: object) => {
      const reply = put(queryOf('melee') as never, {
        ...draft,
        attacker: { ...draft.attacker, ...national },
      });
      return 'ruling' in reply ? Reflect.get(reply.ruling.answer, 'dice') : reply;
    };
    const { 'attacker.nationalDice': nationalDice } = given('melee', 'attacker', draft, french);
    expect([dice({}), dice({ nationalDice })]).toEqual([4, 5]);
  });
});

/** The groups of a form that ask for something that a national card gives. */
const groupsOf = (fields: Fields): string[] => {
  const names: readonly string[] = VALUE_NAMES.filter((name) => name !== 'blocks');
  return [
    ...(Object.keys(fields).some((name) => names.includes(name)) ? [''] : []),
    ...Object.entries(fields).flatMap(([name, field]) =>
      (field.kind === 'group' || field.kind === 'groups') &&
      Object.keys(field.fields).some((inner) => names.includes(inner))
        ? name
        : [],
    ),
  ];
};

test.each(
  (SYSTEMS.ccn ?? []).filter(({ id }) => id !== 'ccn/nation').map(({ id, fields }) => [id, fields]),
)('%s takes from a sheet all that it asks of a card', (id, fields) => {
  const sides = sidesOf(String(id), { guns: [{}] }).map((side) => side.replace('.0', ''));
  expect(sides).toEqual(expect.arrayContaining(groupsOf(fields as Fields)));
});
