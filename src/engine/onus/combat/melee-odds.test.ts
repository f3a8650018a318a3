import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asking, replyTo } from '../../testing/ask.ts';
import { often } from '../../testing/often.ts';
import { ABILITIES, FORMATIONS, KINDS } from '../units.ts';
import { CARD_SIDES } from '../values/sides.ts';

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
const FEW = { numRuns: often(20, 60) };

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
    expect(found).toBeGreaterThan(often(8, 30));
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
