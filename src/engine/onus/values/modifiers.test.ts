import { describe, expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { draftOf } from '../../testing/words.ts';

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

/**
 * Figures, sections 18, 20 and 24 to 26. Blow, shot, defence by hand, from shots; morale by hand, from shots, alone.
 * A shot comes on one side.
 */
const ROWS = `
  nothing                               | 0 0 0 0 0 0 0        |
  1 wound                               | 0 0 0 0 -1 -1 -1     | unit.wounds=1
  2 wounds                              | 0 0 0 0 -2 -2 -2     | unit.wounds=2
  3 wounds                              | -1 -1 0 0 -3 -3 -3   | unit.wounds=3
  5 wounds                              | -1 -1 0 0 -5 -5 -5   | unit.wounds=5
  6 wounds                              | -2 -2 0 0 -6 -6 -6   | unit.wounds=6
  Broken                                | -1 -1 0 0 -1 -1 -1   | unit.broken
  flight                                | -1 -1 -2 -2 -3 -3 -1 | unit.fleeing
  forced march                          | 0 0 -2 -2 -2 -2 0    | unit.forcedMarch
  a Hero                                | 0 0 1 1 1 1 1        | unit.hero
  No Officers                           | -1 -1 -1 -1 -1 -1 -1 | unit.noOfficers
  an extended section                   | 0 0 0 0 -1 -1 -1     | unit.extended=1
  two of them                           | 0 0 0 0 -2 -2 -2     | unit.extended=2
  enveloping markers                    | 0 0 0 0 0 0 0        | unit.enveloping=2
  the general near                      | 0 0 0 0 1 1 1        | unit.general=in-radius unit.generalStrength=2 unit.generalDefence=1 unit.generalMorale=3
  the general in it                     | 2 2 1 1 4 4 4        | unit.general=in-unit unit.generalStrength=2 unit.generalDefence=1 unit.generalMorale=3
  that general lost                     | 0 0 0 0 -1 -1 -1     | unit.general=in-unit unit.generalLost unit.generalStrength=2 unit.generalDefence=1 unit.generalMorale=3
  a lost general elsewhere              | 0 0 0 0 -1 -1 -1     | unit.generalLost
  Shield Wall                           | 0 0 1 1 0 0 0        | unit.formation=shield-wall
  Phalanx                               | 1 0 0 0 0 0 0        | unit.formation=phalanx
  Phalanx against riders                | 2 0 0 0 0 0 0        | unit.formation=phalanx enemy.kind=cavalry
  Phalanx without its front             | 0 0 -1 -1 -1 -1 0    | unit.formation=phalanx unit.attackedOn=[flank] enemy.kind=cavalry
  Square                                | 0 0 0 -1 0 0 0       | unit.formation=square
  Square against riders                 | 0 0 2 -1 0 0 0       | unit.formation=square enemy.kind=cavalry
  Square all around                     | 0 0 0 -1 0 0 0       | unit.formation=square unit.attackedOn=[flank,rear]
  Square with 2 more enemies            | 0 0 -2 -1 -2 0 0     | unit.formation=square unit.otherEnemies=2
  Arrowhead                             | 0 0 0 0 0 0 0        | unit.kind=cavalry unit.formation=arrowhead
  Arrowhead that charges                | 1 0 0 0 0 0 0        | unit.kind=cavalry unit.formation=arrowhead whoCharged=unit
  Arrowhead that is charged             | 0 0 0 0 0 0 0        | unit.kind=cavalry unit.formation=arrowhead whoCharged=enemy
  Rhomboid                              | 0 0 0 0 0 0 0        | unit.kind=cavalry unit.formation=rhomboid
  Rhomboid that charges                 | 1 0 0 0 0 0 0        | unit.kind=cavalry unit.formation=rhomboid whoCharged=unit
  Bravery                               | 1 0 -1 -1 0 0 0      | unit.bravery
  Ram                                   | 0 0 0 0 0 0 0        | unit.abilities=[ram]
  Ram that charges                      | 1 0 0 0 0 0 0        | unit.abilities=[ram] whoCharged=unit
  Ram that charges riders               | 0 0 0 0 0 0 0        | unit.abilities=[ram] whoCharged=unit enemy.kind=cavalry
  Lancers                               | 0 0 0 0 0 0 0        | unit.abilities=[lancers]
  Lancers and riders                    | 1 0 0 0 0 0 0        | unit.abilities=[lancers] enemy.kind=cavalry
  Sarissas and riders                   | 1 0 0 0 0 0 0        | unit.abilities=[sarissas] enemy.kind=cavalry
  Lancers with Sarissas in Phalanx      | 2 0 0 0 0 0 0        | unit.abilities=[lancers,sarissas] unit.formation=phalanx enemy.kind=cavalry
  the flank                             | 0 0 -1 -1 -1 -1 0    | unit.attackedOn=[flank]
  the rear                              | 0 0 -2 -2 -2 -2 0    | unit.attackedOn=[rear]
  both                                  | 0 0 -3 -2 -3 -2 0    | unit.attackedOn=[flank,rear]
  both in forced march                  | 0 0 -2 -2 -2 -2 0    | unit.forcedMarch unit.attackedOn=[flank,rear]
  both in flight, with 1 more enemy     | -1 -1 -3 -2 -4 -3 -1 | unit.fleeing unit.attackedOn=[flank,rear] unit.otherEnemies=1
  3 more enemies                        | 0 0 -3 0 -3 0 0      | unit.otherEnemies=3
  Terror                                | 0 0 0 0 -1 0 -1      | enemy.abilities=[terror]
  an obstructed line                    | 0 -1 0 0 0 0 0       | obstructed
  an event                              | 2 2 -1 -1 2 2 2      | unit.attackBonus=2 unit.defenceBonus=-1 unit.moraleBonus=2
  protected flanks                      | 0 0 0 0 2 0 0        | unit.protectedFlanks=2
  those of a unit attacked on its flank | 0 0 -1 -1 -1 -1 0    | unit.protectedFlanks=1 unit.attackedOn=[front,flank]
  camels before horses                  | 0 0 0 0 -1 0 -1      | unit.kind=cavalry enemy.kind=camels dromedaries
  camels before infantry                | 0 0 0 0 0 0 0        | enemy.kind=camels dromedaries
`;

test.each(
  ROWS.trim()
    .split('\n')
    .map((row) => row.split('|').map((part) => part.trim())),
)('%s: %s', (_, differs, draft = '') => {
  expect(differences(draftOf(draft)).join(' ')).toBe(differs);
});

const GAIN = {
  infantry: 0,
  cavalry: 1,
  camels: 1,
  elephants: 1,
  chariots: 1,
  onager: 0,
  scorpions: 0,
};
test.each(Object.entries(GAIN))('Lancers gain against %s: %i', (kind, gain) => {
  const [blow] = differences({ unit: { abilities: ['lancers'] }, ...{ enemy: { kind } } });
  expect(blow).toBe(gain);
});

describe('readings', () => {
  const RIDERS = { enemy: { kind: 'cavalry' } };
  test.each<[string, Situation, number[], number[]]>([
    ['R7', { unit: { broken: true } }, [-1, -1], [-1, 0]],
    ['R21', { unit: { bravery: true } }, [1, 0], [1, 1]],
    // Phalanx, and Lancers; by b its own Lancers add too.
    ['R17', { unit: { formation: 'phalanx', abilities: ['lancers'] }, ...RIDERS }, [2, 0], [3, 0]],
    ['R17', { unit: { abilities: ['lancers', 'sarissas'] }, ...RIDERS }, [1, 0], [2, 0]],
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
