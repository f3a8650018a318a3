import { describe, expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { skirmisherRest } from '../movement/skirmisher-rest.ts';
import { charge } from './charge.ts';

const { told, faults } = asking(charge);

/** Reach from a movement of 4 by what the unit does or is; figures tables 13 to 15. */
describe('how far a charge reaches, with movement 4', () => {
  const done = (...doneThisTurn: string[]) => ({ doneThisTurn });
  test.each([
    ['straight ahead', {}, true, 4],
    ['after 1 turn', { cornerTurns: 1 }, true, 3],
    ['after 3 turns', { cornerTurns: 3 }, true, 1],
    ['in Shield Wall', { formation: 'shield-wall' }, true, 2],
    ['in Phalanx after 1 turn', { formation: 'phalanx', cornerTurns: 1 }, true, 1],
    ['in Square', { formation: 'square' }, false, 0],
    ['in Arrowhead', { formation: 'arrowhead' }, true, 4],
    ['after a Free rotation', done('rotate'), true, 2],
    ['after a rotation of Skirmishers', { ...done('rotate'), abilities: ['skirmishers'] }, true, 3],
    ['after a rotation in Rhomboid', { ...done('rotate'), formation: 'rhomboid' }, true, 4],
    ['after adopting Shield Wall', { ...done('adopt'), formation: 'shield-wall' }, true, 2],
    ['after adopting Arrowhead', { ...done('adopt'), formation: 'arrowhead' }, true, 4],
    ['after dissolving', done('dissolve'), true, 4],
    ['after extending', { ...done('extend'), extended: 1 }, false, 2],
    ['after shortening', done('shorten'), false, 2],
    ['the same, Manoeuvrable', { ...done('shorten'), abilities: ['manoeuvrable'] }, true, 4],
    ['after a step sideways', done('all-directions'), false, 2],
    ['before a shot', done('shoot'), false, 2],
    ['reorganised', { rallied: true }, false, 2],
    ['reorganised, by an Action card', { rallied: true, permission: 'action-card' }, true, 2],
    ['in a forced march', { movementType: 'forced-march' }, false, 8],
    ['Broken', { broken: true }, true, 4],
    ['stacked', { stacked: true }, true, 5],
    ['Athletes', { abilities: ['athletes'] }, true, 5],
    ['Athletes in Phalanx', { abilities: ['athletes'], formation: 'phalanx' }, true, 3],
    ['not active', { active: false }, false, 0],
    ['fleeing', { fleeing: true }, false, 0],
    ['engaged', { engaged: true }, false, 0],
    ['by its flank', { ownSide: 'flank' }, false, 4],
  ])('%s', (_, draft, allowed, reach) => {
    expect(told({ movement: 4, ...draft })).toMatchObject({ allowed, reach });
  });
  test.each([
    [4, true],
    [4.01, false],
  ])('an enemy at %d UD is within it: %s', (enemyDistance, allowed) => {
    expect(told({ movement: 4, enemyDistance }).allowed).toBe(allowed);
  });
});

describe('Impetuous units', () => {
  const WILD = { movement: 4, abilities: ['impetuous'] };
  test.each([
    ['an enemy within reach', { enemyDistance: 4 }, true],
    ['the same, although not active', { enemyDistance: 4, active: false }, true],
    ['an enemy out of reach', { enemyDistance: 4.5 }, false],
    ['no enemy', { enemiesInReach: 0 }, false],
    ['an enemy in a structure', { enemyInStructure: true }, false],
    ['a formation that cannot move', { formation: 'square' }, false],
    ['engagement', { engaged: true }, false],
    ['the Skirmisher phase', { chargePhase: 'skirmishers' }, false],
  ])('with %s', (_, draft, mustCharge) => {
    expect(told({ ...WILD, ...draft }).mustCharge).toBe(mustCharge);
  });
  test('take the way with the most sections; their player chooses among enemies', () => {
    const ways = { sectionsByWay: [2, 4, 3], enemiesInReach: 2 };
    const bound = { sectionsToUse: 4, ownerChooses: true, withMostSections: true };
    const free = { sectionsToUse: null, ownerChooses: true, withMostSections: false };
    expect(told({ ...WILD, ...ways })).toMatchObject(bound);
    expect(told({ movement: 4, ...ways })).toMatchObject(free);
  });
  test('an inactive one may not charge into a structure', () => {
    expect(told({ ...WILD, active: false, enemyInStructure: true }).allowed).toBe(false);
    expect(told({ ...WILD, enemyInStructure: true }).allowed).toBe(true);
  });
});

describe('the Skirmisher phase, with movement 3', () => {
  const rest = asking(skirmisherRest);
  const LIGHT = { movement: 3, abilities: ['skirmishers'], chargePhase: 'skirmishers' };
  test.each([
    ['nothing moved', {}, true, 3],
    ['1.2 UD moved', { udMoved: 1.2 }, true, 1.5],
    ['an enemy too far', { udMoved: 1.2, enemyDistance: 1.6 }, false, 1.5],
    ['a turn to make', { cornerTurns: 1, enemyDistance: 2 }, true, 2],
    ['a shot', { doneThisTurn: ['shoot'] }, false, 3],
    ['a step sideways before', { doneThisTurn: ['all-directions'] }, false, 3],
    ['all of it moved', { udMoved: 3, enemyDistance: 0.5 }, false, 0],
    ['no Skirmishers', { abilities: [] }, false, 0],
    ['reading R35 b', { readings: { R35: 'b' } }, false, 3],
  ])('%s', (_, draft, allowed, reach) => {
    expect(told({ ...LIGHT, ...draft })).toMatchObject({ allowed, reach });
  });
  test.each([
    [0, 0, 3],
    [0.1, 0.5, 2.5],
    [0.5, 0.5, 2.5],
    [0.51, 1, 2],
    [2.9, 3, 0],
    [3, 3, 0],
  ])('%d UD moved count as %d and leave %d', (udMoved, countedUd, left) => {
    expect(rest.told({ movement: 3, udMoved })).toMatchObject({ countedUd, left });
  });
  test.each([
    [{ shot: true }, true, false],
    [{ shot: true, toCharge: true }, false, false],
    [{ toCharge: true }, true, true],
    [{ udMoved: 1, udWanted: 2 }, true, true],
    [{ udMoved: 1, udWanted: 2.1 }, false, true],
    [{ udMoved: 3 }, true, false],
    [{ isSkirmisher: false }, false, false],
    [{ active: false }, false, false],
    [{ engaged: true }, false, false],
    [{ stacked: true, udMoved: 4 }, true, false],
  ])('%j', (draft, allowed, mayCharge) => {
    expect(rest.told({ movement: 3, ...draft })).toMatchObject({ allowed, mayCharge });
  });
  test('nobody has moved more than his movement', () => {
    const fault = ['udMoved', 'moved-beyond', 'onus-7.37'];
    expect(rest.faults({ movement: 3, udMoved: 3.5 })).toEqual([fault]);
  });
});

test.each([
  [{ doneThisTurn: ['adopt'] }, 'formation-not-told'],
  [{ doneThisTurn: ['dissolve'], formation: 'phalanx' }, 'still-formed'],
])('%j is faulty: %s', (draft, problem) => {
  expect(faults(draft)).toEqual([['formation', problem, undefined]]);
});
