import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { read } from '../../../core/schema/read.ts';
import { cases } from '../../../testing/cases.ts';
import { ARMY_FIELDS } from '../army-fields.ts';
import { faultsIn } from '../army-list.ts';
import { ENTRY_NAMES } from '../lists.ts';
import { OPTIONS } from '../options.ts';
import { cardsOf } from './as-card.ts';
import { parseArmy, writtenArmy } from './notation.ts';

const upTo = (max: number, min = 0) => fc.integer({ min, max });
const unsaid = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const named = fc.string({ unit: 'grapheme', maxLength: 12 }).map((one) => one.slice(0, 60));
const army = fc.record({
  armyCalled: named,
  armyList: fc.constantFrom('barbarians', 'early-imperial-rome', 'own'),
  tribe: fc.constantFrom('none', 'britons', 'dacians', 'gauls', 'germans'),
  pointsLimit: unsaid(upTo(9999, 1)),
  openOrder: fc.boolean(),
  ownShares: fc.array(fc.record({ shareCalled: named, mostPercent: upTo(100) }), { maxLength: 2 }),
  ownEntries: fc.array(
    fc.record({
      ...{ entryCalled: named, ownShare: upTo(2), modelPoints: upTo(99), fixedPoints: upTo(99) },
      ...{ modelsLeast: unsaid(upTo(20, 1)), shield: fc.constantFrom('none', 'buckler') },
      ...{ noCommand: fc.boolean(), levy: fc.boolean(), commandPoints: upTo(9) },
      ownOptions: fc.array(
        fc.record({ option: fc.constantFrom(...OPTIONS), optionPoints: upTo(20) }),
        { maxLength: 3 },
      ),
    }),
    { maxLength: 3 },
  ),
  units: fc.array(
    fc.record({
      ...{ unitCalled: named, entry: unsaid(fc.constantFrom(...ENTRY_NAMES)) },
      ...{ models: unsaid(upTo(300, 1)), width: unsaid(upTo(40, 1)), standard: fc.boolean() },
      ...{ listOptions: fc.uniqueArray(fc.constantFrom(...OPTIONS)), ownEntry: upTo(3) },
      ...{ handlers: upTo(10), insteadOfWarriors: fc.boolean(), musician: fc.boolean() },
    }),
    { maxLength: 4 },
  ),
});

const meant = (draft: unknown) => read(ARMY_FIELDS, draft);

test('a bought army in one word is read back with every value, its own list too', () => {
  fc.assert(
    fc.property(army, (draft) => {
      const text = writtenArmy(draft);
      expect(text).toMatch(/^[\w.~,-]+$/);
      expect(meant(parseArmy(text ?? ''))).toEqual(meant(draft));
    }),
  );
});

test('what is ordinary is not written, and a damaged text is told where it is damaged', () => {
  const units = [{ entry: 'warriors', models: 30, width: 6, listOptions: ['stubborn'] }];
  const text = 'waba1_.germans_u..warriors.n30.stubborn.w6';
  expect(writtenArmy({ tribe: 'germans', units })).toBe(text);
  expect(parseArmy(text.replace('n30', 'n999'))).toMatchObject({ at: text.indexOf('n30') });
  expect(parseArmy('wabu1_')).toMatchObject({ at: 0 });
  expect(writtenArmy({ units: [{ models: 0 }] })).toBeUndefined();
});

cases(
  'wab/army-list',
  `
  // 100 of characters are 21.7 % of 460, which is 100 + 25 x 14 + 2 x 5.
  an own list prices its entries: armyList=own ownShares.0.mostPercent=25 ownShares.1.leastPercent=50 ownEntries.0.unitTroops=character ownEntries.0.modelPoints=100 ownEntries.0.ownShare=1 ownEntries.0.unitsMost=1 ownEntries.0.noCommand ownEntries.1.modelPoints=12 ownEntries.1.ownShare=2 ownEntries.1.modelsLeast=10 ownEntries.1.modelsMost=40 ownEntries.1.ownOptions.0.option=heavy-armour ownEntries.1.ownOptions.0.optionPoints=2 units.0.ownEntry=1 units.1.ownEntry=2 units.1.models=25 units.1.listOptions=[heavy-armour] units.1.standard units.1.musician
    units.1.models=25 => armyCost=460 allowed ownLimitsKept ownFaults=[]
    units.1.models=20 => armyCost=390 allowed !ownLimitsKept
    units.1.models=9  => allowed !ownLimitsKept ownFaults.0.unitNumber=2 ownFaults.0.ownFault=few-models
    units.1.models=41 => !ownLimitsKept ownFaults.0.unitNumber=2 ownFaults.0.ownFault=many-models
    units.0.champion  => !ownLimitsKept ownFaults.0.unitNumber=1 ownFaults.0.ownFault=no-command
    units.1.listOptions=[bow] => !ownLimitsKept ownFaults.0.unitNumber=2 ownFaults.0.ownFault=other-option
    units.1.ownEntry=3 => refused units.1.ownEntry no-such-entry
`,
);

describe('the entries of a list become cards', () => {
  test.each<[string, object, object, object]>([
    [
      // Light armour 6+, shield and horse a point each.
      'a warlord on a horse',
      {},
      { entry: 'warlord', listOptions: ['light-armour', 'shield', 'horse'] },
      { unitTroops: 'character', models: 1, movement: 8, save: 4, shield: 'shield', warband: true },
    ],
    [
      // 20 x (20 + 2 + 1) and 10 of the centurion, who adds 1 to Leadership 8.
      'veterans with a centurion',
      { armyList: 'early-imperial-rome' },
      {
        ...{ entry: 'veteran-legionaries', models: 20, width: 6, champion: true },
        listOptions: ['heavy-armour', 'veterans'],
      },
      {
        ...{
          models: 20,
          width: 6,
          leadership: 9,
          unitPoints: 470,
          closeWeapon: 'heavy-throwing-spear',
        },
        ...{ bodyArmour: 'heavy', shield: 'large-shield', drilled: true, stubborn: true },
      },
    ],
    [
      'Dacian hillmen with the falx',
      { tribe: 'dacians' },
      { entry: 'hillmen', models: 10, listOptions: ['falx'] },
      { closeWeapon: 'halberd', listOrder: 'open', shield: 'buckler', unitPoints: 70 },
    ],
    [
      'noble cavalry with spears',
      {},
      { entry: 'noble-cavalry', listOptions: ['spear'] },
      { models: 5, closeWeapon: 'cavalry-spear', weapon: 'javelin', bodyArmour: 'light' },
    ],
    [
      'skirmishers with slings, who give up mixed weapons',
      {},
      { entry: 'barbarian-skirmishers', models: 8, listOptions: ['sling'] },
      { unitStands: 'skirmish', weapon: 'sling', closeWeapon: 'hand-weapon', unitPoints: 32 },
    ],
    [
      // The machine alone lies on the table: 20 and two of 8.
      'a scorpion',
      { armyList: 'early-imperial-rome' },
      { entry: 'scorpion' },
      { unitTroops: 'small-artillery', models: 1, toughness: 6, woundsEach: 2, unitPoints: 36 },
    ],
    [
      'an entry of an own list',
      {
        armyList: 'own',
        ownEntries: [{ entryCalled: 'Triarii', modelPoints: 14, closeWeapon: 'spear' }],
      },
      { ownEntry: 1, models: 10 },
      { unitCalled: 'Triarii', closeWeapon: 'spear', unitPoints: 140, models: 10 },
    ],
  ])('%s', (_, head, unit, expected) => {
    expect(cardsOf({ ...head, units: [unit] }, () => '')).toMatchObject([expected]);
  });
});

test('an unfinished list is checked as far as it goes, each fault at its field', () => {
  const { faults } = faultsIn({
    tribe: 'britons',
    units: [
      { entry: 'warriors', models: 'many', standard: true },
      { entry: 'noble-cavalry', models: 4 },
      { entry: 'warlord', listOptions: ['spear', 'throwing-spear'] },
      {},
    ],
  });
  expect(faults.map(({ field, step }) => `${field} ${step.clause}`)).toEqual([
    'units.1.entry wab-21.34',
    'units.1.models wab-21.21',
    'units.2.listOptions wab-21.8',
    'units wab-21.1',
    'units wab-21.2',
    'units wab-21.3',
  ]);
});
