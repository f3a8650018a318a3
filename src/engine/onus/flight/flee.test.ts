import { describe, expect, test } from 'vitest';
import { put } from '../../core/query.ts';
import { asking } from '../../testing/ask.ts';
import { flee } from './flee.ts';

const { told } = asking(flee);

/** Before, cause, after: engine notes 3.5 and 12.1. */
describe('what a failed check makes of a unit', () => {
  test.each([
    ['normal, after an attack', {}, 'broken'],
    ['Broken, after an attack', { broken: true }, 'fleeing'],
    ['fleeing, attacked', { fleeing: true }, 'fleeing'],
    ['normal, trampled', { flightCause: 'trample' }, 'broken'],
    ['Broken, trampled', { flightCause: 'trample', broken: true }, 'fleeing'],
    ['normal, in a Stampede', { flightCause: 'stampede' }, 'fleeing'],
    ['Broken, in a Stampede', { flightCause: 'stampede', broken: true }, 'fleeing'],
    ['Broken, activated', { flightCause: 'activation', broken: true }, 'broken'],
    ['fleeing, activated', { flightCause: 'activation', fleeing: true }, 'fleeing'],
    ['in the flight phase', { flightCause: 'flight-phase' }, 'fleeing'],
  ])('%s', (_, draft, fate) => {
    expect(told(draft).fate).toBe(fate);
  });

  test.each([
    ['normal artillery', { kind: 'onager' }, 'broken'],
    ['a Broken onager', { kind: 'onager', broken: true }, 'eliminated'],
    ['Broken scorpions', { kind: 'scorpions', broken: true }, 'eliminated'],
    ['a ballista that would flee', { kind: 'ballista', flightCause: 'voluntary' }, 'eliminated'],
  ])('%s (onus-7.182)', (_, draft, fate) => {
    expect(told(draft)).toMatchObject({ fate, takesFlight: false, flightMove: 'none' });
  });

  const steadfast = { abilities: ['steadfast'] };
  test.each([
    ['stays Broken', { broken: true }, 'broken'],
    ['flees if its player wishes', { broken: true, steadfastFlees: true }, 'fleeing'],
    ['becomes Broken like any other', {}, 'broken'],
    ['is only Broken by a Stampede (R82)', { flightCause: 'stampede' }, 'broken'],
    ['flees of its own will', { flightCause: 'voluntary' }, 'fleeing'],
  ])('a Steadfast unit %s', (_, draft, fate) => {
    expect(told({ ...steadfast, ...draft }).fate).toBe(fate);
  });
});

describe('voluntary flight', () => {
  const wish = { flightCause: 'voluntary' };
  test('needs a wound in that combat or shot', () => {
    expect(told({ ...wish, woundsJustTaken: 0 })).toMatchObject({ allowed: false, fate: 'steady' });
    expect(told({ ...wish, woundsJustTaken: 1 })).toMatchObject({ allowed: true, fate: 'fleeing' });
  });

  test('places Fleeing, and Broken where it is missing', () => {
    expect(told(wish).markersGained).toEqual(['fleeing', 'broken']);
    expect(told({ ...wish, broken: true }).markersGained).toEqual(['fleeing']);
  });

  test('is declared after the checks', () => {
    expect(told(wish).declared).toBe('after-checks');
    expect(told({ broken: true }).declared).toBeNull();
  });

  test('is not for a unit that flees already', () => {
    const reply = put(flee, { ...wish, fleeing: true });
    expect(reply).toMatchObject({ violations: [{ field: 'fleeing', clause: 'onus-7.180' }] });
  });
});

describe('a unit that begins to flee', () => {
  const all = ['formation', 'own-sections', 'enemy-sections'];
  test('loses its markers, and those of the enemy if it is not blocked', () => {
    expect(told({ broken: true }).markersLost).toEqual(all);
    expect(told({ broken: true, blocked: true }).markersLost).toEqual(all.slice(0, 2));
    expect(told({ flightCause: 'stampede' }).markersLost).toEqual(all);
    expect(told({ flightCause: 'flight-phase' }).markersLost).toEqual([]);
  });

  test.each([
    ['free', {}, 'at-once', false],
    ['blocked', { blocked: true }, 'when-unblocked', true],
    ['unblocked in the same turn', { blocked: true, unblocked: 'same-turn' }, 'at-once', false],
    ['later', { blocked: true, unblocked: 'later-turn' }, 'next-flight-phase', true],
    ['trampled', { flightCause: 'trample' }, 'after-elephants', false],
    ['trampled and blocked', { flightCause: 'trample', blocked: true }, 'when-unblocked', true],
  ])('%s', (_, draft, flightMove, staysEngaged) => {
    expect(told({ broken: true, ...draft })).toMatchObject({ flightMove, staysEngaged });
  });

  test('checks before it moves only if it was unblocked in another turn', () => {
    const blocked = { broken: true, blocked: true };
    expect(told({ ...blocked, unblocked: 'later-turn' }).checksBeforeMoving).toBe(true);
    expect(told({ ...blocked, unblocked: 'same-turn' }).checksBeforeMoving).toBe(false);
  });

  test("moves after the active player's if both flee", () => {
    expect(told({ broken: true, enemyFleesToo: true }).fleesFirst).toBe('active-player');
    expect(told({ broken: true }).fleesFirst).toBeNull();
  });
});

test.each([
  [{ flightCause: 'activation' }, 'broken', 'onus-7.17'],
  [{ broken: true, unblocked: 'same-turn' }, 'unblocked', 'onus-7.177'],
])('%j contradicts itself', (draft, field, clause) => {
  expect(put(flee, draft)).toMatchObject({ violations: [{ field, clause }] });
});
