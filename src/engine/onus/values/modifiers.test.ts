import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';

/** So high that no value falls to 1. */
const CARD = { hit: 15, wound: 14, dodge: 15, armour: 13, morale: 20, life: 20, strength: 15 };

const { told } = asking('onus/unit-values');

/** Its values as pairs; a unit without ranged strength would have 0. */
function values(input: object) {
  const { attack, defence, strength, strengthModifier, ...rest } = told(input);
  const [hit = 0, wound = 0] = attack;
  const [dodge = 0, armour = 0] = defence;
  return {
    ...rest,
    attack: [hit, wound] as const,
    defence: [dodge, armour] as const,
    strength: strength ?? 0,
    strengthModifier: strengthModifier ?? 0,
  };
}

type Situation = { unit?: object; readings?: object } & Record<string, unknown>;

/** What each value has more than its card: blow, shot, defence by hand and from shots, morale in either and alone. */
function differences({ unit, ...rest }: Situation) {
  const of = (attackedBy: string) => values({ ...rest, unit: { ...CARD, ...unit }, attackedBy });
  const [hand, shot, alone] = [of('hand-to-hand'), of('shot'), of('nobody')];
  expect(hand.attack[1] - CARD.wound).toBe(hand.attack[0] - CARD.hit);
  expect(hand.defence[1] - CARD.armour).toBe(hand.defence[0] - CARD.dodge);
  return [
    hand.attack[0] - CARD.hit,
    hand.strength - CARD.strength,
    hand.defence[0] - CARD.dodge,
    shot.defence[0] - CARD.dodge,
    ...[hand, shot, alone].map(({ moraleValue }) => moraleValue - CARD.morale),
  ];
}

const mounted = { enemy: { kind: 'cavalry' } };
const charged = { whoCharged: 'unit' };
const general = { generalStrength: 2, generalDefence: 1, generalMorale: 3 };

type Row = [string, Situation, number[]];

/** Figures, sections 18, 20 and 24 to 26. Blow, shot, defence by hand, from shots; morale by hand, from shots, alone. */
const ROWS: Row[] = [
  ['nothing', {}, [0, 0, 0, 0, 0, 0, 0]],
  ['1 wound', { unit: { wounds: 1 } }, [0, 0, 0, 0, -1, -1, -1]],
  ['2 wounds', { unit: { wounds: 2 } }, [0, 0, 0, 0, -2, -2, -2]],
  ['3 wounds', { unit: { wounds: 3 } }, [-1, -1, 0, 0, -3, -3, -3]],
  ['5 wounds', { unit: { wounds: 5 } }, [-1, -1, 0, 0, -5, -5, -5]],
  ['6 wounds', { unit: { wounds: 6 } }, [-2, -2, 0, 0, -6, -6, -6]],
  ['Broken', { unit: { broken: true } }, [-1, -1, 0, 0, -1, -1, -1]],
  ['flight', { unit: { fleeing: true } }, [-1, -1, -2, -2, -3, -3, -1]],
  ['forced march', { unit: { forcedMarch: true } }, [0, 0, -2, -2, -2, -2, 0]],
  ['a Hero', { unit: { hero: true } }, [0, 0, 1, 1, 1, 1, 1]],
  ['No Officers', { unit: { noOfficers: true } }, [-1, -1, -1, -1, -1, -1, -1]],
  ['an extended section', { unit: { extended: 1 } }, [0, 0, 0, 0, -1, -1, -1]],
  ['two of them', { unit: { extended: 2 } }, [0, 0, 0, 0, -2, -2, -2]],
  ['enveloping markers', { unit: { enveloping: 2 } }, [0, 0, 0, 0, 0, 0, 0]],
  ['the general near', { unit: { general: 'in-radius', ...general } }, [0, 0, 0, 0, 1, 1, 1]],
  ['the general in it', { unit: { general: 'in-unit', ...general } }, [2, 2, 1, 1, 4, 4, 4]],
  [
    'that general lost',
    { unit: { general: 'in-unit', generalLost: true, ...general } },
    [0, 0, 0, 0, -1, -1, -1],
  ],
  ['a lost general elsewhere', { unit: { generalLost: true } }, [0, 0, 0, 0, -1, -1, -1]],
  ['Shield Wall', { unit: { formation: 'shield-wall' } }, [0, 0, 1, 1, 0, 0, 0]],
  ['Phalanx', { unit: { formation: 'phalanx' } }, [1, 0, 0, 0, 0, 0, 0]],
  ['Phalanx against riders', { unit: { formation: 'phalanx' }, ...mounted }, [2, 0, 0, 0, 0, 0, 0]],
  [
    'Phalanx without its front',
    { unit: { formation: 'phalanx', attackedOn: ['flank'] }, ...mounted },
    [0, 0, -1, -1, -1, -1, 0],
  ],
  ['Square', { unit: { formation: 'square' } }, [0, 0, 0, -1, 0, 0, 0]],
  ['Square against riders', { unit: { formation: 'square' }, ...mounted }, [0, 0, 2, -1, 0, 0, 0]],
  [
    'Square all around',
    { unit: { formation: 'square', attackedOn: ['flank', 'rear'] } },
    [0, 0, 0, -1, 0, 0, 0],
  ],
  [
    'Square with 2 more enemies',
    { unit: { formation: 'square', otherEnemies: 2 } },
    [0, 0, -2, -1, -2, 0, 0],
  ],
  ['Arrowhead', { unit: { kind: 'cavalry', formation: 'arrowhead' } }, [0, 0, 0, 0, 0, 0, 0]],
  [
    'Arrowhead that charges',
    { unit: { kind: 'cavalry', formation: 'arrowhead' }, ...charged },
    [1, 0, 0, 0, 0, 0, 0],
  ],
  [
    'Arrowhead that is charged',
    { unit: { kind: 'cavalry', formation: 'arrowhead' }, whoCharged: 'enemy' },
    [0, 0, 0, 0, 0, 0, 0],
  ],
  [
    'Rhomboid that charges',
    { unit: { kind: 'cavalry', formation: 'rhomboid' }, ...charged },
    [1, 0, 0, 0, 0, 0, 0],
  ],
  ['Bravery', { unit: { bravery: true } }, [1, 0, -1, -1, 0, 0, 0]],
  ['Ram', { unit: { abilities: ['ram'] } }, [0, 0, 0, 0, 0, 0, 0]],
  ['Ram that charges', { unit: { abilities: ['ram'] }, ...charged }, [1, 0, 0, 0, 0, 0, 0]],
  [
    'Ram that charges riders',
    { unit: { abilities: ['ram'] }, ...charged, ...mounted },
    [0, 0, 0, 0, 0, 0, 0],
  ],
  ['Lancers', { unit: { abilities: ['lancers'] } }, [0, 0, 0, 0, 0, 0, 0]],
  ['Lancers and riders', { unit: { abilities: ['lancers'] }, ...mounted }, [1, 0, 0, 0, 0, 0, 0]],
  ['Sarissas and riders', { unit: { abilities: ['sarissas'] }, ...mounted }, [1, 0, 0, 0, 0, 0, 0]],
  [
    'Lancers with Sarissas in Phalanx',
    { unit: { abilities: ['lancers', 'sarissas'], formation: 'phalanx' }, ...mounted },
    [2, 0, 0, 0, 0, 0, 0],
  ],
  ['the flank', { unit: { attackedOn: ['flank'] } }, [0, 0, -1, -1, -1, -1, 0]],
  ['the rear', { unit: { attackedOn: ['rear'] } }, [0, 0, -2, -2, -2, -2, 0]],
  // A shot comes on one side.
  ['both', { unit: { attackedOn: ['flank', 'rear'] } }, [0, 0, -3, -2, -3, -2, 0]],
  [
    'both in forced march',
    { unit: { forcedMarch: true, attackedOn: ['flank', 'rear'] } },
    [0, 0, -2, -2, -2, -2, 0],
  ],
  [
    'both in flight, with 1 more enemy',
    { unit: { fleeing: true, attackedOn: ['flank', 'rear'], otherEnemies: 1 } },
    [-1, -1, -3, -2, -4, -3, -1],
  ],
  ['3 more enemies', { unit: { otherEnemies: 3 } }, [0, 0, -3, 0, -3, 0, 0]],
  ['Terror', { enemy: { abilities: ['terror'] } }, [0, 0, 0, 0, -1, 0, -1]],
  ['an obstructed line', { obstructed: true }, [0, -1, 0, 0, 0, 0, 0]],
  [
    'an event',
    { unit: { attackBonus: 2, defenceBonus: -1, moraleBonus: 2 } },
    [2, 2, -1, -1, 2, 2, 2],
  ],
  [
    'camels before horses',
    { unit: { kind: 'cavalry' }, enemy: { kind: 'camels' }, dromedaries: true },
    [0, 0, 0, 0, -1, 0, -1],
  ],
  [
    'camels before infantry',
    { enemy: { kind: 'camels' }, dromedaries: true },
    [0, 0, 0, 0, 0, 0, 0],
  ],
];

test.each(ROWS)('%s', (_, input, expected) => {
  expect(differences(input)).toEqual(expected);
});

test.each([
  ['infantry', 0],
  ['cavalry', 1],
  ['camels', 1],
  ['elephants', 1],
  ['chariots', 1],
  ['onager', 0],
  ['scorpions', 0],
])('Lancers gain against %s: %i', (kind, gain) => {
  const [blow] = differences({ unit: { abilities: ['lancers'] }, ...{ enemy: { kind } } });
  expect(blow).toBe(gain);
});

describe('readings', () => {
  test.each<[string, Situation, number[], number[]]>([
    ['R7', { unit: { broken: true } }, [-1, -1], [-1, 0]],
    ['R21', { unit: { bravery: true } }, [1, 0], [1, 1]],
    // Phalanx, and Lancers; by b its own Lancers add too.
    ['R17', { unit: { formation: 'phalanx', abilities: ['lancers'] }, ...mounted }, [2, 0], [3, 0]],
    ['R17', { unit: { abilities: ['lancers', 'sarissas'] }, ...mounted }, [1, 0], [2, 0]],
  ])('%s: blow and shot of %j', (reading, input, a, b) => {
    expect(differences(input).slice(0, 2)).toEqual(a);
    const other = { ...input, readings: { [reading]: 'b' } };
    expect(differences(other).slice(0, 2)).toEqual(b);
  });

  test('R10: by b all other enemies together cost 1', () => {
    const input = { unit: { otherEnemies: 3 }, readings: { R10: 'b' } };
    expect(differences(input)).toEqual([0, 0, -1, 0, -1, 0, 0]);
  });

  test('R14: by b the -2 of flight counts in recovery too', () => {
    const input = { unit: { fleeing: true }, readings: { R14: 'b' } };
    expect(differences(input)).toEqual([-1, -1, -2, -2, -3, -3, -3]);
  });
});

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
        const found = values({ unit, enemy });
        const least = (value: number) => Math.max(1, value);
        const { attackModifier, defenceModifier, strengthModifier, moraleModifier } = found;
        expect(found).toMatchObject({
          attack: [unit.hit + attackModifier, unit.wound + attackModifier].map(least),
          defence: [unit.dodge + defenceModifier, unit.armour + defenceModifier].map(least),
          strength: least(unit.strength + strengthModifier),
          moraleValue: least(unit.morale + moraleModifier),
        });
      }),
    );
  });

  test('a wound more never raises attack, strength or morale, and leaves defence alone', () => {
    fc.assert(
      fc.property(UNIT, ENEMY, (unit, enemy) => {
        const [less, more] = [unit.wounds, unit.wounds + 1].map((wounds) =>
          values({ unit: { ...unit, wounds }, enemy }),
        );
        if (!less || !more) throw new RangeError();
        expect(more.attackModifier).toBeLessThanOrEqual(less.attackModifier);
        expect(more.strength).toBeLessThanOrEqual(less.strength);
        expect(more.moraleModifier).toBe(less.moraleModifier - 1);
        expect(more.moraleValue).toBeLessThanOrEqual(less.moraleValue);
        expect(more.defence).toEqual(less.defence);
      }),
    );
  });
});
