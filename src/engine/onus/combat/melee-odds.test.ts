import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asking, replyTo } from '../../testing/ask.ts';
import { ABILITIES, FORMATIONS, KINDS } from '../units.ts';
import { CARD_SIDES } from '../values/fighter.ts';

const { ruling } = asking('onus/hand-to-hand');
/** Both sides are there, as both fight. */
function ruled(input: object) {
  const { answer, ...rest } = ruling(input);
  const { attacker, defender } = answer;
  if (!attacker || !defender) throw new RangeError('no combat');
  return { ...rest, answer: { ...answer, attacker, defender } };
}
const told = (input: object) => ruled(input).answer;

const decimal = (text: string) => {
  const [n = 0, d = 1] = text.split('/').map(Number);
  return n / d;
};
const exactly = (rows: readonly { fraction: string }[] = []) => {
  const parts = rows.map(({ fraction }) => fraction.split('/').map(BigInt));
  const all = parts.reduce((product, [, d = 1n]) => product * d, 1n);
  return [parts.reduce((sum, [n = 0n, d = 1n]) => sum + (n * all) / d, 0n), all];
};

const CARD = fc.integer({ min: 1, max: 9 });
const UNIT = fc
  .record({
    kind: fc.constantFrom(...KINDS),
    ...{ hit: CARD, wound: CARD, dodge: CARD, armour: CARD, morale: CARD },
    life: fc.integer({ min: 1, max: 9 }),
    hurt: fc.integer({ min: 0, max: 8 }),
    abilities: fc.subarray([...ABILITIES], { maxLength: 4 }),
    formation: fc.constantFrom(...FORMATIONS),
    ...{ broken: fc.boolean(), hero: fc.boolean(), noOfficers: fc.boolean() },
    attackedOn: fc.subarray([...CARD_SIDES]),
    otherEnemies: fc.integer({ min: 0, max: 3 }),
  })
  .map(({ hurt, ...unit }) => ({ ...unit, wounds: Math.min(hurt, unit.life - 1) }));
const DICE = fc.integer({ min: 1, max: 6 });
const FEW = { numRuns: 60 };

describe('whatever two units fight', () => {
  test('chances come to exactly 1, and no value is below 1', () => {
    fc.assert(
      fc.property(UNIT, UNIT, DICE, fc.boolean(), (attacker, defender, sections, charge) => {
        const input = { attacker, defender, sectionsInContact: sections, charge };
        const { odds, answer } = ruled(input);
        for (const table of Object.values(odds?.tables ?? {})) {
          const [sum, all] = exactly(table);
          expect(sum).toBe(all);
        }
        for (const one of [answer.attacker, answer.defender])
          expect(Math.min(...one.attack, ...one.defence, one.moraleValue)).toBeGreaterThanOrEqual(
            1,
          );
      }),
      FEW,
    );
  });

  test('a simultaneous combat is the same from the other side', () => {
    let found = 0;
    fc.assert(
      fc.property(UNIT, UNIT, DICE, (attacker, defender, sectionsInContact) => {
        const one = told({ attacker, defender, sectionsInContact });
        if (one.combatType !== 'simultaneous') return;
        found++;
        const swapped = { attacker: defender, defender: attacker, sectionsInContact };
        const other = told(swapped);
        expect(other.attacker).toEqual(one.defender);
        expect(other.defender).toEqual(one.attacker);
      }),
      FEW,
    );
    expect(found).toBeGreaterThan(30);
  });

  test('a die more never means fewer wounds, nor a better defence more', () => {
    fc.assert(
      fc.property(UNIT, UNIT, DICE, (attacker, defender, sections) => {
        const wounds = (against: object, dice: number) =>
          decimal(
            told({ attacker, defender: against, sectionsInContact: dice }).defender.meanWounds,
          );
        const usual = wounds(defender, sections);
        const least = usual - 1e-12;
        const most = usual + 1e-12;
        expect(wounds(defender, sections + 1)).toBeGreaterThanOrEqual(least);
        for (const better of [
          { ...defender, dodge: defender.dodge + 1 },
          { ...defender, armour: defender.armour + 1 },
        ])
          expect(wounds(better, sections)).toBeLessThanOrEqual(most);
      }),
      FEW,
    );
  });

  test('what is known to have become of it is sure', () => {
    const faces = (least: number) =>
      fc.array(fc.integer({ min: 1, max: 6 }), { minLength: least, maxLength: least });
    const rolled = fc.tuple(faces(4), faces(4), fc.integer({ min: 1, max: 6 }));
    const FIGHT = fc.record({ a: UNIT, d: UNIT, onA: rolled, onD: rolled, charge: fc.boolean() });
    let finished = 0;
    fc.assert(
      fc.property(FIGHT, ({ a, d, onA, onD, charge }) => {
        const dice = (unit: object, [, , die]: typeof onA, taken: number) => ({
          ...{ ...unit, taken, moraleDie: die, secondMoraleDie: 7 - die },
        });
        const taken = (mine: typeof onA) => mine[1].filter((one) => one > 3).length;
        const input = { sectionsInContact: 4, charge };
        const draft = {
          attacker: dice(a, onA, taken(onD)),
          defender: dice(d, onD, taken(onA)),
          ...input,
        };
        // A unit that fell or fled at the first attack does no wounds.
        fc.pre('ruling' in replyTo('onus/hand-to-hand', draft));
        const { answer, odds } = ruled(draft);
        expect(answer.chancesAre).toBe('known');
        for (const side of ['attacker', 'defender'] as const) {
          const { fate, checks } = answer[side];
          expect(fate).not.toBe('open');
          expect(checks).toBeLessThanOrEqual(2);
          const rows = odds?.tables[`${side}Fates`] ?? [];
          expect(rows).toMatchObject([{ value: fate, fraction: '1' }]);
        }
        if (answer.attacker.fate === 'eliminated' || answer.defender.fate === 'eliminated')
          finished++;
      }),
      FEW,
    );
    expect(finished).toBeGreaterThan(5);
  });
});

describe('where a unit falls nobody checks morale', () => {
  // Hit 9 against dodge 1 on both: a hit and a wound are 5/6 each, so that one die kills with 25/36.
  const frail = { ...{ hit: 9, wound: 9, dodge: 1, armour: 1, morale: 1, life: 1 } };
  test('both of one life: nobody is Broken', () => {
    expect(told({ attacker: frail, defender: frail, sectionsInContact: 1 })).toMatchObject({
      attacker: { eliminated: '25/36', breaks: '0', flees: '0', unhurt: '11/36' },
      defender: { eliminated: '25/36', breaks: '0', flees: '0' },
    });
  });

  test('a unit of two lives breaks only where the other, which it kills, stands', () => {
    // 1 wound (25/36) and the other unhurt (11/36); morale 1 fails with 5/6.
    const defender = { ...frail, life: 2 };
    const { defender: tough } = told({ attacker: frail, defender, sectionsInContact: 1 });
    expect(decimal(tough.breaks)).toBeCloseTo((25 / 36) * (11 / 36) * (5 / 6), 12);
    expect(tough.eliminated).toBe('0');
  });

  test('told wounds', () => {
    const attacker = { taken: 2, moraleDie: 6 };
    expect(told({ attacker, defender: { life: 3, taken: 3 } })).toMatchObject({
      mustCheck: [],
      attacker: { checks: 0, fate: 'steady' },
      defender: { fate: 'eliminated' },
    });
  });
});

describe('the readings of a combat', () => {
  test('R45: by b each check is for one attack, and the reply is not compared', () => {
    const input = {
      attacker: { morale: 8, taken: 2, moraleDie: 1 },
      defender: { formation: 'phalanx', morale: 8, taken: 1, moraleDie: 1 },
      charge: true,
    };
    // Struck first, the attacker checks for its 2 wounds; compared 2 to 1 it checks again, or else the defender does.
    const [a, b] = [told(input), told({ ...input, readings: { R45: 'b' } })];
    expect([a.attacker.checks, a.defender.checks]).toEqual([2, 0]);
    expect([b.attacker.checks, b.defender.checks]).toEqual([1, 1]);
  });

  test('R47: by b Terror makes even unhurt enemies check', () => {
    const input = { attacker: { abilities: ['terror'], taken: 0 }, defender: { taken: 0 } };
    expect(told(input).mustCheck).toEqual([]);
    expect(told({ ...input, readings: { R47: 'b' } }).mustCheck).toEqual(['defender']);
  });

  test('R10: by b several other enemies cost 1 together', () => {
    const defender = { dodge: 8, armour: 8, otherEnemies: 3 };
    expect(told({ defender }).defender.defence).toEqual([5, 5]);
    expect(told({ defender, readings: { R10: 'b' } }).defender.defence).toEqual([7, 7]);
  });
});
