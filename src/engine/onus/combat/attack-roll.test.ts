import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare, fractionText } from '../../core/fraction.ts';
import { pair } from '../values/pair.ts';
import {
  attackWounds,
  chanceToSucceed,
  facesThat,
  lowestFace,
  succeeds,
  woundsOf,
} from './attack-roll.ts';

const SIX = [1, 2, 3, 4, 5, 6];
const PLAIN = { professional: false, doubleSix: false };

/** Figures, section 18: defence less attack, the lowest die, the chance of an ordinary die and of a Professional. */
const CHANCES: [number, number, string, string][] = [
  [-19, 2, '5/6', '35/36'],
  [0, 2, '5/6', '35/36'],
  [1, 2, '5/6', '35/36'],
  [2, 3, '2/3', '7/9'],
  [3, 4, '1/2', '7/12'],
  [4, 5, '1/3', '7/18'],
  [5, 6, '1/6', '7/36'],
  [19, 6, '1/6', '7/36'],
];

test.each(CHANCES)(
  'defence %i above the attack: from %i, %s or %s',
  (above, lowest, one, twice) => {
    const [attack, defence] = above < 0 ? [20, 20 + above] : [1, 1 + above];
    const faces = facesThat(attack, defence);
    expect(lowestFace(attack, defence)).toBe(lowest);
    expect(fractionText(chanceToSucceed(faces, PLAIN))).toBe(one);
    expect(fractionText(chanceToSucceed(faces, { ...PLAIN, professional: true }))).toBe(twice);
  },
);

test('as many faces succeed one by one, whatever attack and defence are', () => {
  for (let attack = 1; attack <= 20; attack++)
    for (let defence = 1; defence <= 20; defence++) {
      const found = SIX.filter((die) => succeeds(die, attack, defence));
      expect(found.length).toBe(facesThat(attack, defence));
      expect(found[0]).toBe(lowestFace(attack, defence));
      expect(found).toContain(6);
      expect(found).not.toContain(1);
    }
});

const VALUE = fc.integer({ min: 1, max: 20 });
const SKILL = fc.record({ professional: fc.boolean(), doubleSix: fc.boolean() });
const ROLL = fc.record({
  dice: fc.integer({ min: 0, max: 10 }),
  attack: fc.tuple(VALUE, VALUE).map(([first, second]) => pair(first, second)),
  defence: fc.tuple(VALUE, VALUE).map(([first, second]) => pair(first, second)),
  skill: SKILL,
});
const meanOf = ({ dice, attack, defence, skill }: Parameters<Parameters<typeof ROLL.map>[0]>[0]) =>
  attackWounds(dice, attack, defence, skill).mean(({ wounds }) => wounds);

describe('the wounds of an attack', () => {
  test('are certain to be one of the numbers that there are', () => {
    fc.assert(
      fc.property(ROLL, fc.option(fc.integer({ min: 1, max: 6 })), (roll, cap) => {
        const { dice, attack, defence, skill } = roll;
        const odds = attackWounds(dice, attack, defence, skill, cap ?? undefined);
        const most = Math.min(dice * (skill.doubleSix ? 2 : 1), cap ?? Number.POSITIVE_INFINITY);
        const within = ({ wounds }: { wounds: number }) => wounds >= 0 && wounds <= most;
        expect(fractionText(odds.probability(within))).toBe('1');
        expect(odds.probability(({ wounds }) => wounds === most).n).toBeGreaterThan(0n);
      }),
    );
  });

  test('are on average the dice times both chances, and a sixth more of the hits for sixes', () => {
    fc.assert(
      fc.property(ROLL, (roll) => {
        const { dice, attack, defence, skill } = roll;
        const of = (value: number, against: number) => {
          const p = Math.min(5, Math.max(1, 6 - (against - value))) / 6;
          return skill.professional ? (p * 7) / 6 : p;
        };
        const six = skill.doubleSix ? (skill.professional ? 7 / 36 : 1 / 6) : 0;
        const { n, d } = meanOf(roll);
        const paper = dice * of(attack.first, defence.first);
        expect(Number(n) / Number(d)).toBeCloseTo(
          paper * (of(attack.second, defence.second) + six),
          9,
        );
      }),
    );
  });

  test('are never fewer with a die more, with Professionals, with sixes that count twice', () => {
    fc.assert(
      fc.property(ROLL, (roll) => {
        const mean = meanOf(roll);
        for (const better of [
          { ...roll, dice: roll.dice + 1 },
          { ...roll, skill: { ...roll.skill, professional: true } },
          { ...roll, skill: { ...roll.skill, doubleSix: true } },
          { ...roll, attack: pair(roll.attack.first + 1, roll.attack.second) },
          { ...roll, attack: pair(roll.attack.first, roll.attack.second + 1) },
        ])
          expect(compare(meanOf(better), mean)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('are never more against a better defence', () => {
    fc.assert(
      fc.property(ROLL, (roll) => {
        const mean = meanOf(roll);
        const { first, second } = roll.defence;
        for (const defence of [pair(first + 1, second), pair(first, second + 1)])
          expect(compare(meanOf({ ...roll, defence }), mean)).toBeLessThanOrEqual(0);
      }),
    );
  });
});

test('a 6 to wound counts twice for Deadly units alone', () => {
  // Against an armour that only 5 and 6 pierce.
  expect(woundsOf([1, 4, 5, 6, 6], 2, 6, { doubleSix: false })).toBe(3);
  expect(woundsOf([1, 4, 5, 6, 6], 2, 6, { doubleSix: true })).toBe(5);
});
