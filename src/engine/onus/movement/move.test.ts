import { describe, expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { ABILITIES, SPECIAL_FORMATIONS } from '../units.ts';
import { move } from './move.ts';

const { told } = asking(move);
const step = (does: string, more: object = {}) => ({ does, ...more });
const ahead = (ud: number) => step('forward', { ud });
const turn = (more?: object) => step('turn', more);
const into = (formation: string) => step('adopt', { into: formation });
const on = (ground: string, ...abilities: string[]) => ({ ground, groundPenalty: 2, abilities });
const ROTATE = step('rotate');
const DISSOLVE = step('dissolve');
const SHORTEN = step('shorten');
const FRONT_LEFT = { corner: 'front-left' };
const PHALANX = { formation: 'phalanx' };
const REDUCED = { movementType: 'reduced' };
const SKIRMISHERS = { abilities: ['skirmishers'] };

describe('UD at hand, from a movement of 5', () => {
  test.each([
    ['normal movement', {}, 5],
    ['a forced march', { movementType: 'forced-march' }, 10],
    ['reduced movement', REDUCED, 2.5],
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
    ['shortening', { extended: 1, steps: [SHORTEN] }, 2.5],
    ['adopting Shield Wall', { steps: [into('shield-wall')] }, 2.5],
    ['adopting Arrowhead', { steps: [into('arrowhead')] }, 5],
    ['adopting Rhomboid', { steps: [into('rhomboid')] }, 5],
    ['dissolving Phalanx', { formation: 'phalanx', steps: [DISSOLVE] }, 5],
    ['Bravery', { steps: [step('bravery-on')] }, 5],
    ['its auxiliary below', { stacked: true }, 6],
    ['its auxiliary below in a forced march', { stacked: true, movementType: 'forced-march' }, 12],
    ['its auxiliary below, reduced', { stacked: true, toShoot: true }, 3],
    ['Athletes in a charge', { abilities: ['athletes'], toCharge: true }, 6],
    ['Athletes that do not charge', { abilities: ['athletes'] }, 5],
    ['Athletes by R3 b', { abilities: ['athletes'], toCharge: true, readings: { R3: 'b' } }, 5],
    ['the move after a Ram', { occasion: 'after-ram' }, 2.5],
    ['a ballista that wants to shoot', { kind: 'ballista', toShoot: true }, 0],
    ['woods', on('woods'), 3],
    ['woods and Woodsmen', on('woods', 'woodsmen'), 5],
    ['woods and Highlanders', on('woods', 'highlanders'), 3],
    ['slopes and Highlanders', on('slopes', 'highlanders'), 5],
    ['a river and the Amphibious', on('river', 'amphibious'), 5],
    ['a lack of activation', { active: false }, 0],
    ['flight', { fleeing: true }, 0],
  ])('with %s', (_, draft, ud) => {
    expect(told({ movement: 5, ...draft }).allowance).toBe(ud);
  });
});

/** Figures table 14: what each manoeuvre does to the movement of a plain unit and of those whom it does not slow. */
describe('special manoeuvres', () => {
  const WAYS = {
    'all-directions': [step('back')],
    'free-rotation': [ROTATE],
    extension: [step('extend')],
    'formation-change': [ahead(1), into('shield-wall')],
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
    const steps = [into('phalanx'), ahead(1)];
    expect(told({ steps, abilities: ['manoeuvrable'] }).reducedBy).toEqual(['phalanx']);
  });
});

/** Figures table 15. */
test.each([
  ['Shield Wall', { formation: 'shield-wall' }, true],
  ['Phalanx', { formation: 'phalanx' }, true],
  ['Square', { formation: 'square' }, false],
  ['Free rotation', { steps: [ROTATE, ahead(1)] }, true],
  ['adopting', { steps: [into('shield-wall'), ahead(1)] }, true],
  ['rallying', { rallied: true }, false],
  ['all directions', { steps: [step('sideways')] }, false],
  ['all directions, Skirmishers', { ...SKIRMISHERS, steps: [step('sideways')] }, false],
  ['extending', { steps: [step('extend'), ahead(1)] }, false],
  ['extending, Skirmishers', { steps: [step('extend')], abilities: ['skirmishers'] }, false],
  ['extending, Manoeuvrable', { steps: [step('extend')], abilities: ['manoeuvrable'] }, true],
  ['shooting', { toShoot: true }, false],
  ['shooting, Skirmishers', { toShoot: true, abilities: ['skirmishers'] }, false],
  ['choice', REDUCED, false],
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
  ['adopting', { steps: [into('shield-wall')] }, false],
  ['a charge', { toCharge: true }, false],
  ['forced march', { movementType: 'forced-march' }, false],
  ['any move of an onager', { kind: 'onager', steps: [ahead(0.5)] }, false],
  ['a rotation of scorpions', { kind: 'scorpions', steps: [ROTATE] }, false],
  ['no move of a ballista', { kind: 'ballista' }, true],
])('shot after %s', (_, draft, mayShoot) => {
  expect(told(draft).mayShoot).toBe(mayShoot);
});

test('Skirmishers that adopt a formation do not shoot, but do by reading R75 b', () => {
  const draft = { ...SKIRMISHERS, steps: [into('shield-wall')], toShoot: true };
  expect(told(draft).allowed).toBe(false);
  expect(told({ ...draft, readings: { R75: 'b' } }).allowed).toBe(true);
});

describe('ways that are allowed or not, with movement 3', () => {
  test.each<[string, boolean, number, object[], object?]>([
    ['2 UD and a turn', true, 3, [ahead(2), turn()]],
    ['3 UD and a turn', false, 4, [ahead(3), turn()]],
    ['a turn of 120 degrees as two', true, 3, [turn({ degrees: 120 }), ahead(1)]],
    ['a turn backward', false, 1, [step('turn-back')]],
    ['a turn of 10 degrees as one', true, 1, [turn({ degrees: 10 })]],
    ['turns on two corners', false, 2, [turn(FRONT_LEFT), turn({ corner: 'front-right' })]],
    ['turns in two senses', false, 2, [turn({ sense: 'left' }), turn({ sense: 'right' })]],
    ['turns of which one is not told', true, 2, [turn({ ...FRONT_LEFT, sense: 'left' }), turn()]],
    ['a late Free rotation', false, 0.5, [ahead(0.5), ROTATE]],
    ['a late one of Skirmishers', true, 3, [ahead(2), ROTATE], SKIRMISHERS],
    ['two of Skirmishers', true, 3, [ROTATE, ahead(1), ROTATE], SKIRMISHERS],
    ['reduced Skirmishers', true, 1.5, [ROTATE, ahead(1.5)], { ...SKIRMISHERS, ...REDUCED }],
    ['one in Rhomboid', true, 3, [ahead(1), ROTATE, ahead(2)], { formation: 'rhomboid' }],
    ['two in Rhomboid', false, 1, [ROTATE, ahead(1), ROTATE], { formation: 'rhomboid' }],
    ['all directions in formation', false, 1, [step('back')], { formation: 'arrowhead' }],
    ['extending twice on one side', false, 0, [step('extend', { sections: 2 })], { extended: 1 }],
    ['extending to both sides', true, 0, [step('extend', { sections: 2 })]],
    ['extending in formation', false, 0, [step('extend')], { formation: 'phalanx' }],
    ['forming up extended', false, 0, [into('phalanx')], { extended: 1 }],
    ['dissolving and extending', true, 1, [DISSOLVE, step('extend'), ahead(1)], PHALANX],
    ['manoeuvres before and after', false, 1, [step('extend'), ahead(1), SHORTEN], { extended: 1 }],
    ['extending in the middle', false, 1, [ahead(0.5), step('extend'), ahead(0.5)]],
    ['Bravery in the middle', true, 3, [ahead(1), step('bravery-on'), ahead(2)]],
    ['a Square that goes', false, 1, [ahead(1)], { formation: 'square' }],
    ['a Square that rotates', false, 0, [ROTATE], { formation: 'square' }],
    ['a Square dissolved', true, 3, [DISSOLVE, ahead(3)], { formation: 'square' }],
  ])('%s', (_, allowed, used, steps, draft) => {
    expect(told({ movement: 3, ...draft, steps })).toMatchObject({ allowed, used });
  });
  test('by reading R71 b a Square rotates', () => {
    const draft = { formation: 'square', steps: [ROTATE], readings: { R71: 'b' } };
    expect(told(draft).allowed).toBe(true);
  });
});

describe('forced march', () => {
  const MARCH = { movementType: 'forced-march', movement: 2 };
  test.each([
    ['plain', {}, true],
    ['extended', { extended: 2 }, true],
    ['to charge', { toCharge: true }, false],
    ['to shoot', { toShoot: true }, false],
    ['reorganised', { rallied: true }, false],
    ['with a step sideways', { steps: [step('sideways')] }, false],
    ['with a rotation of Skirmishers', { steps: [ROTATE], abilities: ['skirmishers'] }, false],
    ['with Bravery', { steps: [step('bravery-on'), ahead(4)] }, true],
  ])('%s', (_, draft, allowed) => {
    expect(told({ ...MARCH, ...draft }).allowed).toBe(allowed);
  });
  test.each(SPECIAL_FORMATIONS)('%s must be dissolved for it', (formation) => {
    expect(told({ ...MARCH, formation, steps: [ahead(1)] }).allowed).toBe(false);
    expect(told({ ...MARCH, formation, steps: [DISSOLVE, ahead(4)] }).allowed).toBe(true);
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

test.each([
  [3, [], false],
  [2, [], true],
  [4, ['skirmishers'], true],
])('a shooter that advances %d of 4 UD, %j, keeps its marker: %s', (ud, abilities, kept) => {
  const archers = { hasRanged: true, movement: 4, abilities, steps: [ahead(ud)] };
  expect(told(archers).keepsActiveMarker).toBe(kept);
});
