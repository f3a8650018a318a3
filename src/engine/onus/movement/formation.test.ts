import { describe, expect, test } from 'vitest';
import { answerTo, asking } from '../../testing/ask.ts';
import { SPECIAL_FORMATIONS } from '../units.ts';
import { formation } from './formation.ts';
import { manoeuvre } from './manoeuvre.ts';

const { told, faults } = asking(formation);

describe('adopting a formation, with movement 6', () => {
  test.each([
    ['shield-wall', 'start', [], 3],
    ['phalanx', 'end', [], 3],
    ['arrowhead', 'start', [], 6],
    ['rhomboid', 'end', [], 6],
    ['square', 'start', [], 0],
    ['square', 'end', [], 3],
    ['shield-wall', 'start', ['manoeuvrable'], 3],
    ['shield-wall', 'end', ['manoeuvrable'], 6],
    ['phalanx', 'end', ['skirmishers'], 6],
  ])('%s at the %s with %j leaves %d UD', (formsInto, moment, abilities, allowance) => {
    const draft = { formsInto, formationMoment: moment, abilities, movement: 6 };
    expect(told(draft)).toMatchObject({
      allowed: true,
      formation: formsInto,
      allowance,
      blueMarkers: 1,
      mayShoot: false,
      mayForceMarch: false,
      mayExtend: false,
      mayBePassedThrough: false,
    });
  });
  test.each([
    ['in the middle of its move', { formationMoment: 'middle' }],
    ['not active', { active: false }],
    ['engaged', { engaged: true }],
    ['fleeing', { fleeing: true }],
    ['extended', { extended: 1 }],
    ['without the icon', { formationIcons: ['square'] }],
    ['with two markers', { formation: 'shield-wall', keepsOldMarker: true }],
    ['deployed without the icon', { formationMoment: 'deployment', formationIcons: ['square'] }],
    ['deployed against the scenario', { formationMoment: 'deployment', scenarioForbids: true }],
    ['deployed face down', { formationMoment: 'deployment', faceDown: true }],
    ['deployed extended', { formationMoment: 'deployment', extended: 1 }],
  ])('a unit %s may not', (_, draft) => {
    const found = told({ formsInto: 'phalanx', ...draft });
    expect(found).toMatchObject({ allowed: false });
    expect(found.formation).toBe('formation' in draft ? draft.formation : 'none');
  });
});

/** What is left after a combat: figures table 24, ruling R73. */
test.each([
  ['shield-wall', {}, 'shield-wall'],
  ['phalanx', {}, 'phalanx'],
  ['square', {}, 'square'],
  ['arrowhead', {}, 'none'],
  ['rhomboid', {}, 'none'],
  ['arrowhead', { ownCharge: false }, 'none'],
  ['arrowhead', { ownCharge: false, readings: { R73: 'b' } }, 'arrowhead'],
  ['arrowhead', { readings: { R73: 'b' } }, 'none'],
])('%s after a combat with %j is %s', (before, more, after) => {
  const draft = { formation: before, formationAct: 'keep', formationMoment: 'after-combat' };
  expect(told({ ...draft, ...more }).formation).toBe(after);
});

test.each([
  ['start', 4, true],
  ['end', 2, false],
])('Shield Wall dissolved at the %s leaves %d UD', (formationMoment, allowance, mayForceMarch) => {
  const draft = { formation: 'shield-wall', formationAct: 'dissolve', movement: 4 };
  expect(told({ ...draft, formationMoment })).toMatchObject({
    allowed: true,
    formation: 'none',
    allowance,
    mayForceMarch,
  });
});

test.each([
  ['shield-wall', 2, true],
  ['phalanx', 2, true],
  ['square', 0, false],
  ['arrowhead', 4, true],
  ['rhomboid', 4, true],
  ['none', 4, true],
])('a unit that keeps %s has %d UD', (kept, allowance, mayCharge) => {
  expect(told({ formation: kept, formationAct: 'keep', movement: 4 })).toMatchObject({
    allowed: true,
    allowance,
    mayCharge,
    mayForceMarch: kept === 'none',
  });
});

test.each([
  [{}, 'formation-not-told'],
  [{ formationAct: 'dissolve' }, 'nothing-to-dissolve'],
  [{ formsInto: 'phalanx', formationMoment: 'after-combat' }, 'adopts-in-movement'],
  [{ formation: 'phalanx', extended: 1, formationAct: 'keep' }, 'formed-and-extended'],
])('%j is faulty: %s', (draft, problem) => {
  expect(faults(draft).map(([, found]) => found)).toEqual([problem]);
});

/** The boxes of figures table 14, for a plain unit with movement 4. */
describe('boxes', () => {
  const box = (name: string, more?: object) =>
    answerTo(manoeuvre, { manoeuvre: name, movement: 4, ...more });
  test.each([
    ['all-directions', 2, false, true, false, 'throughout'],
    ['free-rotation', 2, true, true, true, 'start'],
    ['extend', 2, false, true, false, 'start-or-end'],
    ['shorten', 2, false, true, false, 'start-or-end'],
    ['adopt', 2, true, false, true, 'start-or-end'],
    ['change', 2, true, false, true, 'start-or-end'],
    ['bravery', 4, true, false, true, 'any-time'],
    ['shoot', 2, false, true, true, 'next-phase'],
  ])('%s', (name, allowance, mayCharge, mayShoot, openToFormed, whenMade) => {
    expect(box(name)).toMatchObject({
      allowed: true,
      allowance,
      mayCharge,
      mayShoot,
      openToFormed,
      whenMade,
      costUd: 0,
    });
  });
  test('Skirmishers pay 1 UD for a rotation, a Rhomboid nothing', () => {
    const anyTime = { allowance: 4, whenMade: 'any-time' };
    const skirmishing = box('free-rotation', { abilities: ['skirmishers'] });
    expect(skirmishing).toMatchObject({ ...anyTime, costUd: 1 });
    expect(box('free-rotation', { formation: 'rhomboid' })).toMatchObject({
      ...anyTime,
      costUd: 0,
    });
  });
  test.each(SPECIAL_FORMATIONS)('in %s', (one) => {
    const may = (name: string) => box(name, { formation: one }).allowed;
    expect(may('all-directions')).toBe(false);
    expect(may('extend')).toBe(false);
    expect(may('free-rotation')).toBe(one !== 'square');
    expect(may('dissolve')).toBe(true);
    expect(may('shoot')).toBe(true);
  });
});
