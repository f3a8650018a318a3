import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { read } from '../../core/schema/read.ts';
import { VIRTUE_NAMES } from '../commanders/virtues.ts';
import { WEAPON_NAMES } from '../shooting/weapons.ts';
import { KINDS } from '../units.ts';
import { CHARTS } from './army-fields.ts';
import { TRAITS } from './levels.ts';
import { fielded, LIST_FIELDS, usableList, withoutCommander } from './list.ts';
import { parseArmy, type WrittenList, writeArmy, writtenOf } from './list-notation.ts';
import { UNIT_RULE_NAMES } from './profile.ts';

const unsaid = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const upTo = (max: number, min = 0) => unsaid(fc.integer({ min, max }));
const name = fc.string({ unit: 'grapheme', maxLength: 12 }).map((one) => one.slice(0, 60));
const some = <T>(options: readonly T[]) => fc.subarray([...options]);
const WEAPONS = LIST_FIELDS.units.fields.weapons.options;

const commander = fc.record({
  commanderCalled: name,
  isGeneral: fc.boolean(),
  commanderLevel: upTo(5),
  virtues: some(VIRTUE_NAMES),
  traits: some(TRAITS),
});
const unit = fc.record({
  unitCalled: name,
  kind: fc.constantFrom(...KINDS),
  unitPoints: upTo(9999),
  copies: fc.integer({ min: 1, max: 60 }),
  ledBy: fc.integer({ min: 0, max: 20 }),
  speed: upTo(20),
  combat: upTo(12),
  fire: upTo(20),
  discipline: upTo(20),
  courage: upTo(12),
  stamina: upTo(20, 1),
  infantryDefence: upTo(7, 1),
  cavalryDefence: upTo(7, 1),
  volleysDefence: upTo(7, 1),
  artilleryDefence: upTo(7, 1),
  weapon: unsaid(fc.constantFrom(...WEAPON_NAMES)),
  weapons: some(WEAPONS),
  unitRules: some(UNIT_RULE_NAMES),
  farFire: upTo(20),
  limberedSpeed: upTo(20),
  largeBase: fc.boolean(),
  front: unsaid(fc.integer({ min: 4, max: 160 }).map((quarters) => quarters / 4)),
  depth: upTo(40, 1),
  eliteUnit: fc.boolean(),
  eliteRule: fc.boolean(),
  eliteDiscipline: fc.boolean(),
  eliteByList: fc.boolean(),
  allied: fc.boolean(),
  integrated: fc.boolean(),
});
const list: fc.Arbitrary<WrittenList> = fc.record({
  armyCalled: name,
  pointsLimit: upTo(9999, 1),
  chart: fc.constantFrom(...CHARTS),
  factionKept: fc.boolean(),
  boxesKept: fc.boolean(),
  contingents: fc.integer({ min: 1, max: 6 }),
  periodsMixed: fc.boolean(),
  horda: fc.boolean(),
  commanders: fc.array(commander, { maxLength: 20 }),
  units: fc.array(unit, { maxLength: 60 }),
});

/** With the usual for all that is unsaid, and a number for what must be said. */
const whole = ({ commanders = [], units = [], ...head }: WrittenList) =>
  read(LIST_FIELDS, {
    ...head,
    commanders: commanders.map((one) => ({ ...one, commanderLevel: one.commanderLevel ?? 0 })),
    units: units.map((one) => ({ ...one, unitPoints: one.unitPoints ?? 0 })),
  });

/** Worked out by hand: what is as usual is not written. */
const FLANDERS: WrittenList = {
  armyCalled: 'Flandes',
  pointsLimit: 1000,
  commanders: [
    { commanderCalled: 'Spínola', isGeneral: true, commanderLevel: 3, traits: ['tutor'] },
    { commanderLevel: 2, virtues: ['fama'] },
  ],
  units: [
    {
      unitCalled: 'Tercio viejo',
      unitPoints: 150,
      copies: 2,
      ledBy: 1,
      speed: 4,
      farFire: 3,
      weapon: 'arquebus-musket',
      weapons: ['pikes'],
      unitRules: ['elite'],
      front: 8.5,
      eliteByList: false,
    },
    { kind: 'artillery', unitPoints: 60 },
  ],
};
const WRITTEN =
  't7ga1_Flandes.max1000_c.Sp~ed~nola.general.l3.tutor_c..l2.fama_' +
  'u.Tercio~~viejo.p150.n2.by1.sp4.arquebus-musket.pikes.elite.ff3.fr8,5.no-elite_u..artillery.p60';

describe('an army list in one word', () => {
  test('can be read by a player', () => {
    expect(writeArmy(FLANDERS)).toBe(WRITTEN);
    expect(parseArmy(WRITTEN)).toEqual(FLANDERS);
    expect(parseArmy('t7ga1_')).toEqual({ commanders: [], units: [] });
  });

  test('comes back in full, finished or not, and an address carries it as it is', () => {
    fc.assert(
      fc.property(list, (one) => {
        const text = writeArmy(one);
        const found = parseArmy(text);
        expect(found).not.toHaveProperty('at');
        expect(whole(found as WrittenList)).toEqual(whole(one));
        expect(text).toMatch(/^[A-Za-z0-9._~,-]*$/);
      }),
    );
  });

  test.each([
    ['another notation', 't7g1_Flandes', 0],
    ['no head', 't7ga1', 5],
    ['an unknown part', 't7ga1_Flandes_x.1', 14],
    ['a unit without a word', 't7ga1_Flandes_u', 14],
    ['an unknown word', 't7ga1__u.Tercio.pikemen', 16],
    ['a word of another part', 't7ga1__u.Tercio.tutor', 16],
    ['a Level beyond 5', 't7ga1__c.Spinola.l6', 17],
    ['a Stamina of 0', 't7ga1__u.A.st0', 11],
    ['a value twice', 't7ga1__u.A.sp4.sp5', 15],
    ['a Trait of one Commander twice', 't7ga1__c.A.tutor.tutor', 17],
    ['a letter beyond all letters', 't7ga1_~ffffff~', 6],
    ['a name that is not closed', 't7ga1_~ed', 6],
    ['a name of more than 60 letters', `t7ga1_${'a'.repeat(61)}`, 6],
    ['a 21st Commander', `t7ga1_${'_c.A'.repeat(21)}`, 87],
  ])('is told where it is damaged: %s', (_, text, at) => {
    expect(parseArmy(text)).toEqual({ text, at });
  });

  test('is written of a draft whose every value is one', () => {
    expect(writtenOf(FLANDERS)).toEqual(FLANDERS);
    expect(writtenOf({ units: [{ unitCalled: 'A', unitPoints: undefined }] })).toBeDefined();
    for (const draft of [
      null,
      [],
      { units: [{ speed: 'four' }] },
      { units: [{ speed: 21 }] },
      { units: [{ colour: 'red' }] },
      { units: [7] },
      { commanders: 'nobody' },
      { commanders: [{ virtues: ['valour'] }] },
      { pointsLimit: -1 },
    ])
      expect(writtenOf(draft), JSON.stringify(draft)).toBeUndefined();
  });
});

describe('a list as a device keeps it', () => {
  test('is used as far as it can be read', () => {
    const { commanders, units, ...head } = usableList({
      armyCalled: 'Flandes',
      pointsLimit: 'many',
      commanders: [{ commanderLevel: 9, traits: ['tutor', 'none'] }, 'nobody'],
      units: [{ unitCalled: 'Tercio', speed: 'four', combat: 5, ledBy: 3 }, { ledBy: 2 }],
    });
    expect(head).toMatchObject({ armyCalled: 'Flandes', pointsLimit: undefined, horda: false });
    expect(commanders).toMatchObject([{ commanderLevel: 0, traits: [] }, { commanderLevel: 0 }]);
    expect(units).toMatchObject([
      { unitCalled: 'Tercio', speed: undefined, combat: 5, unitPoints: 0, copies: 1, ledBy: 0 },
      { ledBy: 2, kind: 'formation' },
    ]);
    expect('value' in read(LIST_FIELDS, { ...head, commanders, units })).toBe(true);
  });

  test.each([[null], [7], ['text'], [{ units: 7 }], [[]]])(
    'is empty where there is none: %j',
    (found) => {
      expect(usableList(found)).toMatchObject({ commanders: [], units: [], armyCalled: '' });
    },
  );

  test('gives each of several units alike as one of its own', () => {
    const units = fielded(usableList({ units: [{ copies: 2 }, { unitCalled: 'A' }] }));
    expect(units.map(({ number, copy }) => [number, copy])).toEqual([
      [1, 1],
      [1, 2],
      [2, 1],
    ]);
    expect(units[2]?.unit.unitCalled).toBe('A');
  });

  test('loses a Commander, and nobody else is led by another one for it', () => {
    const units = [{ ledBy: 1 }, { ledBy: 2 }, { ledBy: 3 }, {}, { ledBy: 'x' }];
    expect(withoutCommander(units, 2)).toEqual([
      { ledBy: 1 },
      {},
      { ledBy: 2 },
      {},
      { ledBy: 'x' },
    ]);
  });
});
