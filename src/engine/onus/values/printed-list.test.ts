import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../../core/clause-ids.ts';
import { asking } from '../../testing/ask.ts';
import type { List } from './printed-list.ts';

const { told, cited } = asking('onus/modifier-list');

const SHOT = { attackedBy: 'shot' };
const CHARGE = { whoCharged: 'unit' };
const RIDERS = { enemy: { kind: 'cavalry' } };
const CHARIOTS = { enemy: { kind: 'chariots' } };
const TERROR = { enemy: { kind: 'elephants', abilities: ['terror'] } };
const ARROWHEAD = { kind: 'cavalry', formation: 'arrowhead' };
const RAM = { kind: 'elephants', abilities: ['ram'] };
const WALLED = { formation: 'shield-wall', attackedOn: ['flank'] };

/** Each line of the printed list, whether it counts, what its part then comes to, for which unit, and what else is so. */
type Row = [clause: ClauseId, counts: boolean, sum: number, unit: object, more?: object];
const LINES: Record<List, Row[]> = {
  listedAttack: [
    ['onus-15.1', true, -1, { wounds: 4 }],
    ['onus-15.2', true, -1, { noOfficers: true }],
    ['onus-15.3', true, -1, { broken: true }],
    ['onus-15.4', true, 1, { formation: 'phalanx' }, { whoCharged: 'enemy' }],
    ['onus-15.4', false, 0, { formation: 'phalanx', attackedOn: ['rear'] }],
    ['onus-15.5', true, 1, ARROWHEAD, { ...RIDERS, whoCharged: 'unit' }],
    ['onus-15.5', false, 0, ARROWHEAD, { ...RIDERS, whoCharged: 'enemy' }],
    ['onus-15.6', true, 1, { abilities: ['lancers'] }, CHARIOTS],
    ['onus-15.6', false, 0, { abilities: ['sarissas'] }, CHARIOTS],
    ['onus-15.7', true, 1, RAM, CHARGE],
    ['onus-15.7', false, 0, RAM, { ...RIDERS, ...CHARGE }],
  ],
  listedDefence: [
    ['onus-15.8', true, 1, { hero: true }],
    ['onus-15.10', true, -1, { attackedOn: ['flank'] }, RIDERS],
    ['onus-15.11', true, -3, { attackedOn: ['flank', 'rear'] }],
    ['onus-15.11', false, 0, { formation: 'square', attackedOn: ['rear'] }],
    ['onus-15.12', true, -2, { otherEnemies: 2 }],
    ['onus-15.12', true, -1, { otherEnemies: 2 }, { readings: { R10: 'b' } }],
    ['onus-15.13', true, -1, { noOfficers: true }],
    ['onus-15.14', false, 0, { formation: 'square' }],
    ['onus-15.15', true, 1, { formation: 'shield-wall' }],
  ],
  listedStrength: [
    ['onus-15.17', true, -1, { strength: 2, noOfficers: true }],
    ['onus-15.18', true, -1, { strength: 3 }, { obstructed: true }],
  ],
  listedDefenceFromShots: [
    ['onus-15.19', true, 1, { hero: true }, SHOT],
    ['onus-15.20', true, -2, { kind: 'cavalry', forcedMarch: true }, SHOT],
    ['onus-15.20', false, 0, { kind: 'cavalry', fleeing: true }, SHOT],
    ['onus-15.21', true, -1, { attackedOn: ['flank'] }, SHOT],
    ['onus-15.22', true, -2, { attackedOn: ['rear'] }, SHOT],
    ['onus-15.23', true, -1, { noOfficers: true }, SHOT],
    ['onus-15.25', true, 0, WALLED, SHOT],
  ],
  listedMorale: [
    ['onus-15.27', true, -1, { hero: true, wounds: 2 }],
    ['onus-15.28', true, -1, { generalLost: true }],
    ['onus-15.29', true, -1, {}, TERROR],
    ['onus-15.29', false, 0, {}, { ...TERROR, ...SHOT }],
    ['onus-15.30', true, -2, { forcedMarch: true }],
    ['onus-15.31', true, -1, { attackedOn: ['flank'] }],
    ['onus-15.31', false, 0, { formation: 'square', attackedOn: ['flank'] }],
    ['onus-15.32', true, -3, { attackedOn: ['flank', 'rear'] }],
    ['onus-15.33', true, -2, { otherEnemies: 2 }],
    ['onus-15.34', true, -2, { extended: 2 }],
    ['onus-15.34', false, 0, { enveloping: 2 }],
    ['onus-15.35', true, -4, { wounds: 4 }],
    ['onus-15.36', true, -1, { noOfficers: true }],
  ],
};

describe.each(Object.entries(LINES))('%s', (list, rows) => {
  test.each(rows)('%s counts: %s, %i for %j', (clause, counts, sum, unit, more = {}) => {
    expect(told({ unit, ...more })).toHaveProperty(list, sum);
    expect(cited({ unit, ...more }).includes(clause)).toBe(counts);
  });
});

test('the lines are told in the order of the book', () => {
  const unit = {
    ...{ strength: 4, life: 9, wounds: 3, extended: 1, general: 'in-radius' },
    ...{
      noOfficers: true,
      broken: true,
      hero: true,
      otherEnemies: 1,
      attackedOn: ['flank', 'rear'],
    },
  };
  const draft = { unit, ...TERROR, obstructed: true };
  expect(cited(draft).map((clause) => clause.replace('onus-', ''))).toEqual([
    ...['10.1', '15.1', '15.2', '15.3', '15.8', '15.10', '15.11', '15.12', '15.13'],
    ...['15.16', '15.17', '15.18', '15.19', '15.22', '15.23', '15.26', '15.27', '15.29'],
    ...['15.31', '15.32', '15.33', '15.34', '15.35', '15.36', '15.37'],
  ]);
  expect(told(draft)).toMatchObject({
    ...{ listedAttack: -3, listedDefence: -4, listedStrength: -3 },
    ...{ listedDefenceFromShots: -2, listedMorale: -9 },
  });
});

test('of a unit with nothing on it no line counts', () => {
  expect(cited({ unit: { strength: 4 } })).toEqual(['onus-10.1']);
});
