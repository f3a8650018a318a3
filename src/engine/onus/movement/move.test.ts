import { describe, expect, test } from 'vitest';
import { put } from '../../core/query.ts';
import { ABILITIES, FORMATIONS } from '../units.ts';
import { move } from './move.ts';

function told(draft: object) {
  const reply = put(move, draft);
  if ('violations' in reply) throw new Error(JSON.stringify(reply.violations));
  return reply.ruling.answer as Record<string, unknown>;
}

const step = (does: string, more: object = {}) => ({ does, ...more });
const ahead = (ud: number) => step('forward', { ud });
const ROTATE = step('rotate');

describe('UD at hand, from a movement of 5', () => {
  const M = { movement: 5 };
  test.each([
    ['normal movement', {}, 5],
    ['a forced march', { movementType: 'forced-march' }, 10],
    ['reduced movement', { movementType: 'reduced' }, 2.5],
    ['the wish to shoot', { toShoot: true }, 2.5],
    ['having reorganised', { rallied: true }, 2.5],
    ['Shield Wall', { formation: 'shield-wall' }, 2.5],
    ['Phalanx', { formation: 'phalanx' }, 2.5],
    ['Square', { formation: 'square' }, 0],
    ['Arrowhead', { formation: 'arrowhead' }, 5],
    ['Rhomboid', { formation: 'rhomboid' }, 5],
    ['a Free rotation', { steps: [ROTATE] }, 2.5],
    ['a step sideways', { steps: [step('sideways')] }, 2.5],
    ['extending', { steps: [step('extend')] }, 2.5],
    ['shortening', { extended: 1, steps: [step('shorten')] }, 2.5],
    ['adopting Shield Wall', { steps: [step('adopt', { into: 'shield-wall' })] }, 2.5],
    ['adopting Arrowhead', { steps: [step('adopt', { into: 'arrowhead' })] }, 5],
    ['adopting Rhomboid', { steps: [step('adopt', { into: 'rhomboid' })] }, 5],
    ['dissolving Phalanx', { formation: 'phalanx', steps: [step('dissolve')] }, 5],
    ['Bravery', { steps: [step('bravery-on')] }, 5],
    ['its auxiliary below', { stacked: true }, 6],
    ['its auxiliary below in a forced march', { stacked: true, movementType: 'forced-march' }, 12],
    ['its auxiliary below, reduced', { stacked: true, toShoot: true }, 3],
    ['Athletes in a charge', { abilities: ['athletes'], toCharge: true }, 6],
    ['Athletes that do not charge', { abilities: ['athletes'] }, 5],
    [
      'Athletes by reading b',
      { abilities: ['athletes'], toCharge: true, readings: { R3: 'b' } },
      5,
    ],
    ['the move after a Ram', { occasion: 'after-ram' }, 2.5],
    ['a ballista that wants to shoot', { kind: 'ballista', toShoot: true }, 0],
    ['woods', { ground: 'woods', groundPenalty: 2 }, 3],
    ['woods and Woodsmen', { ground: 'woods', groundPenalty: 2, abilities: ['woodsmen'] }, 5],
    ['woods and Highlanders', { ground: 'woods', groundPenalty: 2, abilities: ['highlanders'] }, 3],
    [
      'slopes and Highlanders',
      { ground: 'slopes', groundPenalty: 2, abilities: ['highlanders'] },
      5,
    ],
    [
      'a river and the Amphibious',
      { ground: 'river', groundPenalty: 2, abilities: ['amphibious'] },
      5,
    ],
    ['a lack of activation', { active: false }, 0],
    ['flight', { fleeing: true }, 0],
  ])('with %s', (_, draft, ud) => {
    expect(told({ ...M, ...draft }).allowance).toBe(ud);
  });
});

/** Figures table 14: what each manoeuvre does to the movement of a plain unit and of those whom it does not slow. */
describe('special manoeuvres', () => {
  const WAYS = {
    'all-directions': [step('back')],
    'free-rotation': [ROTATE],
    extension: [step('extend')],
    'formation-change': [ahead(1), step('adopt', { into: 'shield-wall' })],
  };
  const SPARED: Record<keyof typeof WAYS, readonly string[]> = {
    'all-directions': ['skirmishers'],
    'free-rotation': ['skirmishers'],
    extension: ['skirmishers', 'manoeuvrable'],
    'formation-change': ['skirmishers', 'manoeuvrable'],
  };
  test.each(
    Object.entries(WAYS).flatMap(([cause, steps]) =>
      ABILITIES.map((ability) => [cause, ability, steps] as const),
    ),
  )('%s reduces the movement of units with %s, or spares them', (cause, ability, steps) => {
    const spared = SPARED[cause as keyof typeof WAYS].includes(ability);
    const { reducedBy, movementType } = told({ steps, abilities: [ability] });
    expect(reducedBy).toEqual(spared ? [] : [cause]);
    expect(movementType).toBe(spared ? 'normal' : 'reduced');
  });
  test('an active Phalanx slows Skirmishers and Manoeuvrable units too', () => {
    for (const ability of ['skirmishers', 'manoeuvrable'])
      expect(told({ formation: 'phalanx', abilities: [ability] }).reducedBy).toEqual(['phalanx']);
  });
  test('adopted at the start it is already active on the way', () => {
    const steps = [step('adopt', { into: 'phalanx' }), ahead(1)];
    expect(told({ steps, abilities: ['manoeuvrable'] }).reducedBy).toEqual(['phalanx']);
  });
});

/** Figures table 15. */
test.each([
  ['Shield Wall', { formation: 'shield-wall' }, true],
  ['Phalanx', { formation: 'phalanx' }, true],
  ['Square', { formation: 'square' }, false],
  ['Free rotation', { steps: [ROTATE, ahead(1)] }, true],
  ['adopting', { steps: [step('adopt', { into: 'shield-wall' }), ahead(1)] }, true],
  ['rallying', { rallied: true }, false],
  ['all directions', { steps: [step('sideways')] }, false],
  ['all directions, Skirmishers', { steps: [step('sideways')], abilities: ['skirmishers'] }, false],
  ['extending', { steps: [step('extend'), ahead(1)] }, false],
  ['extending, Skirmishers', { steps: [step('extend')], abilities: ['skirmishers'] }, false],
  ['extending, Manoeuvrable', { steps: [step('extend')], abilities: ['manoeuvrable'] }, true],
  ['shooting', { toShoot: true }, false],
  ['shooting, Skirmishers', { toShoot: true, abilities: ['skirmishers'] }, false],
  ['choice', { movementType: 'reduced' }, false],
  ['choice, by an Action card', { movementType: 'reduced', permission: 'action-card' }, true],
  ['forced march', { movementType: 'forced-march' }, false],
  ['a Ram before', { occasion: 'after-ram' }, false],
  ['nothing', {}, true],
])('charge after %s', (_, draft, mayCharge) => {
  expect(told(draft).mayCharge).toBe(mayCharge);
});

test.each([
  ['no move', {}, true],
  ['half its movement', { steps: [ahead(1.5)] }, true],
  ['more than half', { steps: [ahead(1.6)] }, false],
  ['half, announced as normal', { movementType: 'normal', steps: [ahead(1)] }, false],
  ['more than half, Skirmishers', { steps: [ahead(3)], abilities: ['skirmishers'] }, true],
  ['all directions', { steps: [step('diagonal')] }, true],
  ['a Free rotation', { steps: [ROTATE] }, true],
  ['extending', { steps: [step('extend')] }, true],
  ['adopting', { steps: [step('adopt', { into: 'shield-wall' })] }, false],
  ['a charge', { toCharge: true }, false],
  ['forced march', { movementType: 'forced-march' }, false],
  ['any move of an onager', { kind: 'onager', steps: [ahead(0.5)] }, false],
  ['a rotation of scorpions', { kind: 'scorpions', steps: [ROTATE] }, false],
  ['no move of a ballista', { kind: 'ballista' }, true],
])('shot after %s', (_, draft, mayShoot) => {
  expect(told(draft).mayShoot).toBe(mayShoot);
});

test('Skirmishers that adopt a formation do not shoot, but do by reading R75 b', () => {
  const draft = { abilities: ['skirmishers'], steps: [step('adopt', { into: 'shield-wall' })] };
  expect(told({ ...draft, toShoot: true }).allowed).toBe(false);
  expect(told({ ...draft, toShoot: true, readings: { R75: 'b' } }).allowed).toBe(true);
});

describe('ways that are allowed or not, with movement 3', () => {
  test.each([
    ['2 UD and a turn', [ahead(2), step('turn')], {}, true, 3],
    ['3 UD and a turn', [ahead(3), step('turn')], {}, false, 4],
    ['a turn of 120 degrees as two', [step('turn', { degrees: 120 }), ahead(1)], {}, true, 3],
    ['a turn backward', [step('turn-back')], {}, false, 1],
    ['a turn of 10 degrees as one', [step('turn', { degrees: 10 })], {}, true, 1],
    [
      'turns on two corners',
      [step('turn', { corner: 'front-left' }), step('turn', { corner: 'front-right' })],
      {},
      false,
      2,
    ],
    [
      'turns in two senses',
      [step('turn', { sense: 'left' }), ahead(0.5), step('turn', { sense: 'right' })],
      {},
      false,
      2.5,
    ],
    [
      'turns of which one is not told',
      [step('turn', { corner: 'front-left', sense: 'left' }), step('turn')],
      {},
      true,
      2,
    ],
    ['a late Free rotation', [ahead(0.5), ROTATE], {}, false, 0.5],
    ['a late one of Skirmishers', [ahead(2), ROTATE], { abilities: ['skirmishers'] }, true, 3],
    ['two of Skirmishers', [ROTATE, ahead(1), ROTATE], { abilities: ['skirmishers'] }, true, 3],
    [
      'Skirmishers at the reduced rate of all others',
      [ROTATE, ahead(1.5)],
      { abilities: ['skirmishers'], movementType: 'reduced' },
      true,
      1.5,
    ],
    ['one in Rhomboid', [ahead(1), ROTATE, ahead(2)], { formation: 'rhomboid' }, true, 3],
    ['two in Rhomboid', [ROTATE, ahead(1), ROTATE], { formation: 'rhomboid' }, false, 1],
    ['all directions in formation', [step('back')], { formation: 'arrowhead' }, false, 1],
    ['extending twice on one side', [step('extend', { sections: 2 })], { extended: 1 }, false, 0],
    ['extending to both sides', [step('extend', { sections: 2 })], {}, true, 0],
    ['extending in formation', [step('extend')], { formation: 'phalanx' }, false, 0],
    ['forming up extended', [step('adopt', { into: 'phalanx' })], { extended: 1 }, false, 0],
    [
      'dissolving and extending at once',
      [step('dissolve'), step('extend'), ahead(1)],
      { formation: 'phalanx' },
      true,
      1,
    ],
    [
      'a manoeuvre before and another after',
      [step('extend'), ahead(1), step('shorten')],
      { extended: 1 },
      false,
      1,
    ],
    ['extending in the middle', [ahead(0.5), step('extend'), ahead(0.5)], {}, false, 1],
    ['Bravery in the middle', [ahead(1), step('bravery-on'), ahead(2)], {}, true, 3],
    ['a Square that goes', [ahead(1)], { formation: 'square' }, false, 1],
    ['a Square that rotates', [ROTATE], { formation: 'square' }, false, 0],
    ['a Square dissolved', [step('dissolve'), ahead(3)], { formation: 'square' }, true, 3],
  ])('%s', (_, steps, draft, allowed, used) => {
    expect(told({ movement: 3, ...draft, steps })).toMatchObject({ allowed, used });
  });
  test('by reading R71 b a Square rotates', () => {
    const draft = { formation: 'square', steps: [ROTATE], readings: { R71: 'b' } };
    expect(told(draft).allowed).toBe(true);
  });
});

describe('forced march', () => {
  const MARCH = { movementType: 'forced-march', movement: 2 };
  test.each<[string, object, boolean]>([
    ['plain', {}, true],
    ['extended', { extended: 2 }, true],
    ['to charge', { toCharge: true }, false],
    ['to shoot', { toShoot: true }, false],
    ['reorganised', { rallied: true }, false],
    ['with a step sideways', { steps: [step('sideways')] }, false],
    ['with a rotation of Skirmishers', { steps: [ROTATE], abilities: ['skirmishers'] }, false],
    ['with Bravery', { steps: [step('bravery-on'), ahead(4)] }, true],
    ...FORMATIONS.filter((one) => one !== 'none').flatMap(
      (formation): [string, object, boolean][] => [
        [`in ${formation}`, { formation, steps: [ahead(1)] }, false],
        [`out of ${formation}`, { formation, steps: [step('dissolve'), ahead(4)] }, true],
      ],
    ),
  ])('%s', (_, draft, allowed) => {
    expect(told({ ...MARCH, ...draft }).allowed).toBe(allowed);
  });
  test('leaves its marker and its penalties, which add to those of the extension', () => {
    expect(told({ ...MARCH, extended: 2, steps: [ahead(4)] })).toMatchObject({
      forcedMarchMarker: true,
      defenceWhenAttacked: -2,
      moraleWhenAttacked: -4,
    });
  });
  test('the marker of an earlier turn goes with the next activation', () => {
    expect(told({ forcedMarch: true }).forcedMarchMarker).toBe(false);
    expect(told({ forcedMarch: true, active: false }).forcedMarchMarker).toBe(true);
  });
});

test('Skirmishers keep for their phase what they have not used, in halves', () => {
  const skirmishers = { abilities: ['skirmishers'], movement: 3 };
  expect(told({ ...skirmishers, steps: [ahead(1.2)] }).skirmisherRest).toBe(1.5);
  expect(told({ ...skirmishers, steps: [ahead(3)] }).skirmisherRest).toBe(0);
  expect(told({ steps: [ahead(1)] }).skirmisherRest).toBeNull();
});

test('a shooter that made normal movement loses its Active Unit marker', () => {
  const archers = { hasRanged: true, movement: 4 };
  expect(told({ ...archers, steps: [ahead(3)] }).keepsActiveMarker).toBe(false);
  expect(told({ ...archers, steps: [ahead(2)] }).keepsActiveMarker).toBe(true);
  expect(
    told({ ...archers, steps: [ahead(4)], abilities: ['skirmishers'] }).keepsActiveMarker,
  ).toBe(true);
});
