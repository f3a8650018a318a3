import { describe, expect, test } from 'vitest';
import { put } from '../../core/query.ts';
import { asking } from '../../testing/ask.ts';
import { trample } from './trample.ts';

const { ruling, told } = asking(trample);
const chances = (draft: object) =>
  Object.fromEntries(
    Object.entries(ruling(draft).odds?.chances ?? {}).map(([name, { fraction }]) => [
      name,
      fraction,
    ]),
  );

describe('whether they trample', () => {
  test.each([
    [{}, true],
    [{ crossesAll: false }, false],
    [{ movementLeft: 3, clearAt: 3 }, true],
    [{ movementLeft: 2.9, clearAt: 3 }, false],
    [{ movementLeft: 2 }, true],
    [{ victimFights: true }, false],
  ])('%j: %s', (draft, tramples) => {
    expect(told(draft).tramples).toBe(tramples);
  });
});

test.each([1, 2, 3, 4])('%i sections that cross are as many dice, without reply', (sections) => {
  expect(told({ sectionsCrossing: sections })).toMatchObject({
    dice: sections,
    replyDice: 0,
    eventsAllowed: false,
  });
});

/** Attack 4/3 of elephants: Broken takes 1/1, 3 wounds another 1/1. */
test('the elephants strike with what being Broken and wounded leaves them', () => {
  const elephants = { hit: 4, wound: 3 };
  expect(told({ elephants }).attack).toEqual([3, 2]);
  expect(told({ elephants: { ...elephants, wounds: 3 } }).attack).toEqual([2, 1]);
});

test.each([
  ['as it is', {}, [5, 6]],
  ['on a flank', { attackedOn: ['flank'] }, [4, 5]],
  ['fleeing', { fleeing: true, broken: true }, [3, 4]],
  ['in Square, as they are mounted', { formation: 'square' }, [7, 8]],
  ['in Shield Wall', { formation: 'shield-wall' }, [6, 7]],
])('the unit defends %s', (_, victim, defence) => {
  expect(told({ victim: { dodge: 5, armour: 6, ...victim } }).defence).toEqual(defence);
});

describe('what becomes of the unit', () => {
  const fails = { taken: 2, moraleDie: 6 };
  test.each([
    ['unhurt', {}, { taken: 0 }, 'broken'],
    ['hurt, it passes', {}, { taken: 2, moraleDie: 5 }, 'broken'],
    ['hurt, it fails: Broken once (R52)', {}, fails, 'broken'],
    ['hurt, the die unknown', {}, { taken: 2 }, 'broken'],
    ['Broken and unhurt', { broken: true }, { taken: 0 }, 'broken'],
    ['Broken, it fails', { broken: true }, fails, 'fleeing'],
    ['Broken, the die unknown', { broken: true }, { taken: 2 }, 'open'],
    ['fleeing', { broken: true, fleeing: true }, fails, 'fleeing'],
    ['Broken and Steadfast', { broken: true, abilities: ['steadfast'] }, fails, 'broken'],
    ['a Broken ballista', { broken: true, kind: 'ballista' }, fails, 'eliminated'],
    ['out of life', { life: 2 }, fails, 'eliminated'],
  ])('%s', (_, victim, draft, fate) => {
    expect(told({ victim, ...draft }).fate).toBe(fate);
  });

  test('its check counts the new wounds, being Broken and the Terror of elephants', () => {
    const victim = { morale: 7, broken: true, wounds: 1 };
    expect(told({ victim, taken: 2 }).moraleValue).toBe(3);
    const elephants = { abilities: ['terror'] };
    expect(told({ victim, elephants, taken: 2 }).moraleValue).toBe(2);
  });

  test('a fleeing unit does not check', () => {
    const victim = { fleeing: true, broken: true };
    expect(told({ victim, taken: 1 })).toMatchObject({ mustCheck: false, flightMove: 'none' });
  });

  test('one that flees moves after the elephants', () => {
    expect(told({ victim: { broken: true }, ...fails }).flightMove).toBe('after-elephants');
  });
});

/** One die: hits on 3 or more (4/6), wounds on 5 or more (2/6): 2/9. */
describe('the chances', () => {
  const one = { sectionsCrossing: 1, elephants: { hit: 4, wound: 3 } };
  test('of a unit in normal state', () => {
    const victim = { dodge: 5, armour: 6, morale: 7 };
    expect(chances({ ...one, victim })).toEqual({
      'victim-wounded': '2/9',
      'victim-broken': '1',
      'victim-flees': '0',
      'victim-eliminated': '0',
    });
  });

  test('of a Broken one with morale 6, that fails after the wound on 5 and 6', () => {
    const victim = { dodge: 5, armour: 6, morale: 6, broken: true };
    expect(chances({ ...one, victim })).toMatchObject({
      'victim-flees': '2/27',
      'victim-broken': '25/27',
    });
  });

  test('are sure where all is known, and of the check alone after the wounds', () => {
    // Morale 6 - 1 (Broken) - 1 (wound) = 4 fails on 5 and 6.
    const victim = { morale: 6, broken: true };
    expect(chances({ ...one, victim, taken: 1 })).toMatchObject({
      'victim-wounded': '1',
      'victim-flees': '1/3',
    });
    const known = { ...one, victim, taken: 1, moraleDie: 5 };
    expect(chances(known)).toMatchObject({ 'victim-flees': '1', 'victim-broken': '0' });
    expect(told(known).chancesAre).toBe('known');
  });

  test('of one with its last life', () => {
    const victim = { dodge: 5, armour: 6, life: 1 };
    expect(chances({ ...one, victim })).toMatchObject({
      'victim-eliminated': '2/9',
      'victim-broken': '7/9',
    });
  });
});

test('dice that were rolled are read', () => {
  const draft = { toHit: [6, 3, 2, 1], toWound: [5, 4] };
  expect(told(draft)).toMatchObject({ hits: 2, woundsDone: 1 });
  expect(told({ toHit: [1, 1, 1, 1] })).toMatchObject({ hits: 0, woundsDone: 0 });
});

describe('a unit that fights them', () => {
  test.each([
    ['not-yet', null, null],
    ['both-stand', true, false],
    ['victim-gone', false, true],
    ['elephants-recovered', null, false],
    ['elephants-eliminated', false, false],
  ])('%s', (fightEnd, staysEngaged, elephantsGoOn) => {
    expect(told({ victimFights: true, fightEnd })).toMatchObject({
      combat: 'normal',
      eventsAllowed: false,
      elephantsEnvelop: false,
      staysEngaged,
      elephantsGoOn,
    });
  });
});

test.each([
  [{ sectionsCrossing: 1, toHit: [6, 6] }, 'toHit'],
  [{ sectionsCrossing: 1, toHit: [6], toWound: [6, 6] }, 'toWound'],
  [{ sectionsCrossing: 3, toHit: [6, 6] }, 'toHit'],
  [{ sectionsCrossing: 2, toHit: [6, 6], toWound: [6] }, 'toWound'],
  [{ sectionsCrossing: 1, toHit: [6], toWound: [6], taken: 0 }, 'taken'],
  [{ sectionsCrossing: 1, taken: 2 }, 'taken'],
  [{ moraleDie: 2, victimCheck: 'failed' }, 'victimCheck'],
  [{ victim: { wounds: 6, life: 6 } }, 'victim.wounds'],
])('%j contradicts itself', (draft, field) => {
  expect(put(trample, draft)).toMatchObject({ violations: [{ field }] });
});
