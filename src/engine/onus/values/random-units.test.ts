import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';

const { told } = asking('onus/unit-values');

const SMALL = fc.integer({ min: 1, max: 6 });
const UNIT = fc
  .record({
    ...{ hit: SMALL, wound: SMALL, dodge: SMALL, armour: SMALL, morale: SMALL, strength: SMALL },
    wounds: fc.integer({ min: 0, max: 9 }),
    ...{ broken: fc.boolean(), hero: fc.boolean(), noOfficers: fc.boolean() },
    ...{ bravery: fc.boolean(), generalLost: fc.boolean() },
    formation: fc.constantFrom('none', 'shield-wall', 'phalanx', 'square'),
    otherEnemies: fc.integer({ min: 0, max: 4 }),
    attackedOn: fc.subarray(['front', 'flank', 'rear']),
    attackBonus: fc.integer({ min: -3, max: 3 }),
  })
  .map((unit) => ({ ...unit, life: 20 }));
const ENEMY = fc.record({
  kind: fc.constantFrom('infantry', 'cavalry'),
  abilities: fc.subarray(['terror']),
});

describe('whatever is on a unit', () => {
  test('each value is that of the card with its modifiers, and 1 at least', () => {
    fc.assert(
      fc.property(UNIT, ENEMY, (unit, enemy) => {
        const found = told({ unit, enemy });
        const least = (value: number) => Math.max(1, value);
        const { attackModifier, defenceModifier, strengthModifier, moraleModifier } = found;
        expect(found).toMatchObject({
          attack: [unit.hit + attackModifier, unit.wound + attackModifier].map(least),
          defence: [unit.dodge + defenceModifier, unit.armour + defenceModifier].map(least),
          strength: least(unit.strength + (strengthModifier ?? 0)),
          moraleValue: least(unit.morale + moraleModifier),
        });
      }),
    );
  });

  test('a wound more never raises attack, strength or morale, and leaves defence alone', () => {
    fc.assert(
      fc.property(UNIT, ENEMY, (unit, enemy) => {
        const [less, more] = [unit.wounds, unit.wounds + 1].map((wounds) =>
          told({ unit: { ...unit, wounds }, enemy }),
        );
        if (!less || !more) throw new RangeError();
        expect(more.attackModifier).toBeLessThanOrEqual(less.attackModifier);
        expect(more.strength ?? 0).toBeLessThanOrEqual(less.strength ?? 0);
        expect(more.moraleModifier).toBe(less.moraleModifier - 1);
        expect(more.moraleValue).toBeLessThanOrEqual(less.moraleValue);
        expect(more.defence).toEqual(less.defence);
      }),
    );
  });
});
