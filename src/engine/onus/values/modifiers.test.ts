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
const camels = { enemy: { kind: 'camels' }, dromedaries: true };
const PHALANX = { formation: 'phalanx' };
const SQUARE = { formation: 'square' };
const ARROWHEAD = { kind: 'cavalry', formation: 'arrowhead' };
const RAM = { abilities: ['ram'] };
const AROUND = { attackedOn: ['flank', 'rear'] };
const SAME = '0 0 0 0 0 0 0';
const charged = { whoCharged: 'unit' };
const general = { generalStrength: 2, generalDefence: 1, generalMorale: 3 };

type Row = [what: string, differs: string, unit: object, more?: object];

/** Figures, sections 18, 20 and 24 to 26. Blow, shot, defence by hand, from shots; morale by hand, from shots, alone. */
const ROWS: Row[] = [
  ['nothing', SAME, {}],
  ['1 wound', '0 0 0 0 -1 -1 -1', { wounds: 1 }],
  ['2 wounds', '0 0 0 0 -2 -2 -2', { wounds: 2 }],
  ['3 wounds', '-1 -1 0 0 -3 -3 -3', { wounds: 3 }],
  ['5 wounds', '-1 -1 0 0 -5 -5 -5', { wounds: 5 }],
  ['6 wounds', '-2 -2 0 0 -6 -6 -6', { wounds: 6 }],
  ['Broken', '-1 -1 0 0 -1 -1 -1', { broken: true }],
  ['flight', '-1 -1 -2 -2 -3 -3 -1', { fleeing: true }],
  ['forced march', '0 0 -2 -2 -2 -2 0', { forcedMarch: true }],
  ['a Hero', '0 0 1 1 1 1 1', { hero: true }],
  ['No Officers', '-1 -1 -1 -1 -1 -1 -1', { noOfficers: true }],
  ['an extended section', '0 0 0 0 -1 -1 -1', { extended: 1 }],
  ['two of them', '0 0 0 0 -2 -2 -2', { extended: 2 }],
  ['enveloping markers', SAME, { enveloping: 2 }],
  ['the general near', '0 0 0 0 1 1 1', { general: 'in-radius', ...general }],
  ['the general in it', '2 2 1 1 4 4 4', { general: 'in-unit', ...general }],
  ['that general lost', '0 0 0 0 -1 -1 -1', { general: 'in-unit', generalLost: true, ...general }],
  ['a lost general elsewhere', '0 0 0 0 -1 -1 -1', { generalLost: true }],
  ['Shield Wall', '0 0 1 1 0 0 0', { formation: 'shield-wall' }],
  ['Phalanx', '1 0 0 0 0 0 0', PHALANX],
  ['Phalanx against riders', '2 0 0 0 0 0 0', PHALANX, mounted],
  [
    'Phalanx without its front',
    '0 0 -1 -1 -1 -1 0',
    { ...PHALANX, attackedOn: ['flank'] },
    mounted,
  ],
  ['Square', '0 0 0 -1 0 0 0', SQUARE],
  ['Square against riders', '0 0 2 -1 0 0 0', SQUARE, mounted],
  ['Square all around', '0 0 0 -1 0 0 0', { ...SQUARE, ...AROUND }],
  ['Square with 2 more enemies', '0 0 -2 -1 -2 0 0', { ...SQUARE, otherEnemies: 2 }],
  ['Arrowhead', SAME, ARROWHEAD],
  ['Arrowhead that charges', '1 0 0 0 0 0 0', ARROWHEAD, charged],
  ['Arrowhead that is charged', SAME, ARROWHEAD, { whoCharged: 'enemy' }],
  ['Rhomboid', SAME, { kind: 'cavalry', formation: 'rhomboid' }],
  ['Rhomboid that charges', '1 0 0 0 0 0 0', { kind: 'cavalry', formation: 'rhomboid' }, charged],
  ['Bravery', '1 0 -1 -1 0 0 0', { bravery: true }],
  ['Ram', SAME, RAM],
  ['Ram that charges', '1 0 0 0 0 0 0', RAM, charged],
  ['Ram that charges riders', SAME, RAM, { ...charged, ...mounted }],
  ['Lancers', SAME, { abilities: ['lancers'] }],
  ['Lancers and riders', '1 0 0 0 0 0 0', { abilities: ['lancers'] }, mounted],
  ['Sarissas and riders', '1 0 0 0 0 0 0', { abilities: ['sarissas'] }, mounted],
  [
    'Lancers with Sarissas in Phalanx',
    '2 0 0 0 0 0 0',
    { abilities: ['lancers', 'sarissas'], formation: 'phalanx' },
    mounted,
  ],
  ['the flank', '0 0 -1 -1 -1 -1 0', { attackedOn: ['flank'] }],
  ['the rear', '0 0 -2 -2 -2 -2 0', { attackedOn: ['rear'] }],
  // A shot comes on one side.
  ['both', '0 0 -3 -2 -3 -2 0', AROUND],
  ['both in forced march', '0 0 -2 -2 -2 -2 0', { forcedMarch: true, ...AROUND }],
  [
    'both in flight, with 1 more enemy',
    '-1 -1 -3 -2 -4 -3 -1',
    { fleeing: true, ...AROUND, otherEnemies: 1 },
  ],
  ['3 more enemies', '0 0 -3 0 -3 0 0', { otherEnemies: 3 }],
  ['Terror', '0 0 0 0 -1 0 -1', {}, { enemy: { abilities: ['terror'] } }],
  ['an obstructed line', '0 -1 0 0 0 0 0', {}, { obstructed: true }],
  ['an event', '2 2 -1 -1 2 2 2', { attackBonus: 2, defenceBonus: -1, moraleBonus: 2 }],
  ['protected flanks', '0 0 0 0 2 0 0', { protectedFlanks: 2 }],
  [
    'those of a unit attacked on its flank',
    '0 0 -1 -1 -1 -1 0',
    { protectedFlanks: 1, attackedOn: ['front', 'flank'] },
  ],
  ['camels before horses', '0 0 0 0 -1 0 -1', { kind: 'cavalry' }, camels],
  ['camels before infantry', SAME, {}, camels],
];

test.each(ROWS)('%s', (_, differs, unit, more) => {
  expect(differences({ unit, ...more }).join(' ')).toBe(differs);
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
