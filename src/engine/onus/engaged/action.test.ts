import { describe, expect, test } from 'vitest';
import { answerTo } from '../../testing/ask.ts';
import { SPECIAL_FORMATIONS } from '../units.ts';
import { engagedAction } from './action.ts';
import { ENGAGED_ACTIONS } from './engaged.ts';

const told = (action: string, draft: object = {}) =>
  answerTo(engagedAction, { engagedAction: action, ...draft });
const facing = (...enemies: object[]) => ({ enemies });
const SHIFTS = ['envelop', 'reduce', 'reposition-90', 'reposition-180', 'withdraw', 'retreat'];
/** Formations that must be there to be dissolved. */
const formed = (action: string) => (action === 'dissolve' ? { formation: 'phalanx' } : {});

/** Figures table 17. */
describe('who may do what', () => {
  test.each(ENGAGED_ACTIONS)('%s, by an active unit in an ordinary fight', (action) => {
    const may = [...SHIFTS, 'fight', 'bravery', 'dissolve'].includes(action);
    expect(told(action, formed(action)).allowed).toBe(may);
  });
  test.each(ENGAGED_ACTIONS)('%s, by a unit that was not activated', (action) => {
    expect(told(action, { ...formed(action), active: false }).allowed).toBe(action === 'fight');
  });
  test.each(ENGAGED_ACTIONS)('%s, by a blocked unit', (action) => {
    const may = ['fight', 'bravery', 'dissolve'].includes(action);
    expect(told(action, { ...formed(action), blocked: true }).allowed).toBe(may);
  });
  test.each(SHIFTS)('%s, by a Square, not even by reading R81 b if it moves away', (action) => {
    const square = { formation: 'square' };
    expect(told(action, square).allowed).toBe(false);
    expect(told(action, { ...square, readings: { R81: 'b' } }).allowed).toBe(
      action !== 'withdraw' && action !== 'retreat',
    );
  });
  test.each(SHIFTS)('%s, by a fleeing unit or one without movement', (action) => {
    expect(told(action, { fleeing: true }).allowed).toBe(false);
    expect(told(action, { movement: 0 }).allowed).toBe(false);
  });
  test('by reading R36 b an enveloped unit is blocked', () => {
    const enemies = [{ enemyMarkers: 1 }];
    expect(told('retreat', { enemies }).allowed).toBe(true);
    expect(told('retreat', { enemies, readings: { R36: 'b' } }).allowed).toBe(false);
  });
  test.each(SPECIAL_FORMATIONS)('dissolving %s', (formation) => {
    const may = formation !== 'shield-wall' && formation !== 'square';
    expect(told('dissolve', { formation }).allowed).toBe(may);
    expect(told('dissolve', { formation, readings: { R34: 'b' } }).allowed).toBe(false);
  });
});

describe('enveloping', () => {
  test.each([
    ['2 free sections', {}, 2, 4],
    ['an extended one besides', { extended: 1 }, 3, 5],
    ['room for 1', { roomForMarkers: 1 }, 1, 3],
    ['no room', { roomForMarkers: 0 }, 0, 2],
    ['no front section in contact', facing({ onOwnFront: false }), 0, 2],
    ['all of its front in contact', facing({ sectionsTouching: 4 }), 0, 4],
    ['enemy markers counted', facing({ sectionsTouching: 5, frontTouching: 2 }), 2, 7],
  ])('with %s', (_, draft, markersPlaced, diceAfter) => {
    const allowed = markersPlaced > 0;
    expect(told('envelop', draft)).toMatchObject({ allowed, markersPlaced, diceAfter });
  });
});

describe('taking markers away', () => {
  const ONE = { ownMarkers: 1 };
  test.each([
    ['1 in contact', {}, [1]],
    ['2 in contact', { markersWithdrawn: 2 }, [2]],
    ['2, of which 1 in contact', { markersWithdrawn: 2, ...facing(ONE) }, [1]],
    ['1 in contact with the first of two', facing({}, {}), [1, 0]],
    ['one each of two enemies', { markersWithdrawn: 2, ...facing(ONE, ONE) }, [1, 1]],
    ['none in contact', { withdrawnInContact: false }, []],
  ])('%s', (_, draft, attackDice) => {
    const free = attackDice.every((dice) => dice === 0);
    const attack = free
      ? { eventsInAttack: null, countsInCombat: null, checkForAttack: null }
      : { eventsInAttack: false, countsInCombat: false, checkForAttack: 'if-wounded' };
    const found = told('reduce', { extended: 2, ...draft });
    expect(found).toMatchObject({ attackDice, ...attack });
  });
  test.each([
    ['unhurt', 'a', 'if-wounded'],
    ['wounded', 'a', 'yes'],
    ['broken', 'a', 'yes'],
    ['destroyed', 'a', 'no'],
    ['wounded', 'b', 'no'],
  ])('%s by that attack, reading R33 %s: check %s', (attackOutcome, R33, checkForAttack) => {
    const draft = { extended: 1, attackOutcome, readings: { R33 } };
    expect(told('reduce', draft).checkForAttack).toBe(checkForAttack);
  });
  test.each([
    [0, 0, 'nobody'],
    [1, 1, 'both'],
    [2, 1, 'unit'],
    [1, 2, 'enemy'],
  ])('after %d wounds taken and %d done in the combat, %s checks', (taken, done, who) => {
    const draft = { woundsTakenLater: taken, woundsDoneLater: done, attackOutcome: 'wounded' };
    expect(told('reduce', draft).checksLater).toBe(who);
  });
  test('a unit that the attack puts to flight or destroys is no longer engaged', () => {
    for (const attackOutcome of ['fled', 'destroyed'])
      expect(told('reduce', { attackOutcome }).engagedAfter).toBe(false);
    expect(told('reduce', { attackOutcome: 'broken' }).engagedAfter).toBe(true);
  });
});

describe('repositioning', () => {
  const HELD = { enemyContactsBefore: 5, keptByCard: 2 };
  test.each([
    ['with space', {}, true],
    ['without space', { freeSpace: false }, false],
    ['over something', { overlapsSomething: true }, false],
    ['over markers of the enemy', { enemyMarkersChange: true }, false],
    ['with contacts to hold', HELD, true],
    ['without room to hold them', { ...HELD, roomForMarkers: 2 }, false],
    ['with more contacts than before', { enemyContactsBefore: 2, keptByCard: 3 }, false],
  ])('by 90 degrees %s', (_, draft, allowed) => {
    expect(told('reposition-90', draft).allowed).toBe(allowed);
  });
  test('by 180 degrees costs the own markers, not those of the enemy', () => {
    const draft = { extended: 1, ...facing({ ownMarkers: 1, enemyMarkers: 2 }) };
    const after = { attackDice: [1], markersRemoved: 1, enemyMarkersStay: true, extended: 0 };
    expect(told('reposition-180', draft)).toMatchObject(after);
  });
  test.each([
    [0, 0],
    [1, 3],
    [4, 0],
  ])('with %d front sections in contact afterwards %d may envelop', (frontAfter, placed) => {
    expect(told('reposition-180', { frontAfter }).markersPlaced).toBe(placed);
    expect(told('reposition-90', { frontAfter }).markersPlaced).toBe(placed);
  });
});

describe('withdrawing, with movement 4', () => {
  const back = (draft: object = {}) => told('withdraw', { movement: 4, ...draft });
  test.each([
    ['as far as it may', {}, true, 2],
    ['1 UD', { udWithdrawn: 1 }, true, 1],
    ['more than half', { udWithdrawn: 2.1 }, false, 0],
    ['nothing', { udWithdrawn: 0 }, false, 0],
    ['with a unit 1 UD behind', { udBehind: 1 }, true, 1],
    ['beyond a unit 1 UD behind', { udBehind: 1, udWithdrawn: 2 }, false, 0],
    ['with a unit right behind', { udBehind: 0 }, false, 0],
    ['from an enemy on a flank', { enemies: [{ onOwnFront: false }] }, false, 0],
    ['stacked', { stacked: true }, true, 2.5],
    ['as Skirmishers', { abilities: ['skirmishers'] }, true, 2],
  ])('%s', (_, draft, allowed, withdrawalUd) => {
    expect(back(draft)).toMatchObject({ allowed, withdrawalUd });
  });
  test.each([
    ['holds', { reply: 'holds' }, false, 0],
    ['follows', { reply: 'follows', movement: 2 }, true, 2],
    ['follows too slowly', { reply: 'follows', movement: 1.5 }, false, 0],
    ['is engaged elsewhere', { reply: 'follows', engagedElsewhere: true }, false, 0],
    ['has not decided', { movement: 2 }, null, null],
    ['has not decided but is too slow', { movement: 1 }, false, 0],
  ])('an enemy that %s', (_, enemy, engagedAfter, extended) => {
    const after = { engagedAfter, mustFightAfter: engagedAfter, extended };
    expect(back({ extended: 2, enemies: [enemy] })).toMatchObject(after);
  });
  test('one follower of two is enough to stay engaged', () => {
    const enemies = [{ reply: 'holds' }, { reply: 'follows', movement: 3 }];
    expect(back({ enemies }).engagedAfter).toBe(true);
  });
  test('by reading R78 b only the pursuer keeps its markers', () => {
    const enemies = [{ reply: 'follows', movement: 3 }];
    expect(back({ extended: 1, enemies, readings: { R78: 'b' } }).extended).toBe(0);
  });
});

describe('retreating, with movement 4', () => {
  const leave = (draft: object = {}) => told('retreat', { movement: 4, ...draft });
  test.each([
    ['a plain unit', {}, 4, 2],
    ['Skirmishers', { abilities: ['skirmishers'] }, 4, 4],
    ['a Phalanx', { formation: 'phalanx' }, 2, 0],
    ['a unit on its auxiliary', { stacked: true }, 5, 2.5],
  ])('%s', (_, draft, forwardUd, backwardUd) => {
    const moveAfter = { forwardUd, backwardUd, mayCharge: true };
    expect(leave(draft)).toMatchObject({ engagedAfter: false, extended: 0, moveAfter });
  });
  test('after it may not charge by reading R38 b', () => {
    expect(leave({ readings: { R38: 'b' } })).toMatchObject({ moveAfter: { mayCharge: false } });
  });
  test('a unit that flees from the attack does not move on its own', () => {
    expect(leave({ attackOutcome: 'fled' })).toMatchObject({ moveAfter: null, attackDice: [2] });
  });
});
