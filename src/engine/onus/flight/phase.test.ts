import { describe, expect, test } from 'vitest';
import { put } from '../../core/query.ts';
import { asking } from '../../testing/ask.ts';
import { flightPhase } from './phase.ts';

const { told } = asking(flightPhase);

/** Morale of the card, wounds and -1 for being Broken; ways of a die to pass, on paper. */
describe('the morale to recover', () => {
  test.each([
    ['Broken alone', { morale: 7 }, 6, '1'],
    ['3 wounds and the general near', { morale: 7, wounds: 3, general: 'in-radius' }, 4, '2/3'],
    ['2 wounds', { morale: 6, wounds: 2 }, 3, '1/2'],
    ['no officers', { morale: 6, wounds: 2, noOfficers: true }, 2, '1/3'],
    ['never below 1', { morale: 4, wounds: 8 }, 1, '1/6'],
    ['a Hero', { morale: 4, wounds: 1, hero: true }, 3, '1/2'],
    ['the general lost', { morale: 6, wounds: 2, generalLost: true }, 2, '1/3'],
  ])('%s', (_, unit, moraleValue, chanceToRecover) => {
    expect(told({ unit })).toMatchObject({ moraleValue, chanceToRecover });
  });

  test('is 2 less by reading b of R14', () => {
    const unit = { morale: 7, wounds: 1 };
    expect(told({ unit }).moraleValue).toBe(5);
    expect(told({ unit, readings: { R14: 'b' } }).moraleValue).toBe(3);
  });

  test('is 1 less while engaged with Terror (R77)', () => {
    expect(told({ unit: { morale: 5 }, blocked: true, enemyTerror: true }).moraleValue).toBe(3);
  });
});

describe('who checks', () => {
  test.each([
    ['earlier', 'owner', true],
    ['enemy-turn', 'owner', true],
    ['this-turn', 'owner', false],
    ['earlier', 'enemy', false],
  ])('a unit that began to flee %s, in the phase of its %s', (flightBegan, flightPhaseOf, now) => {
    expect(told({ flightBegan, flightPhaseOf }).checksNow).toBe(now);
  });

  test('once more if it was activated and failed', () => {
    const answer = told({ modifiedMorale: 3, activated: true, activationDie: 4 });
    expect(answer).toMatchObject({ checksNow: true, checksThisTurn: 2, fate: 'open' });
  });

  test('not again if it recovered when it was activated', () => {
    const answer = told({ modifiedMorale: 3, activated: true, activationDie: 3, moraleDie: 6 });
    expect(answer).toMatchObject({ checksNow: false, checksThisTurn: 1, fate: 'steady' });
  });

  test('not on activation while it is blocked in combat', () => {
    const answer = told({ modifiedMorale: 3, activated: true, blocked: true });
    expect(answer).toMatchObject({ checksThisTurn: 1, chanceInTurn: '1/2' });
  });
});

test.each([
  [1, '11/36'],
  [3, '3/4'],
  [5, '35/36'],
  [6, '1'],
])('two checks at morale %i recover in %s', (modifiedMorale, chanceInTurn) => {
  expect(told({ modifiedMorale, activated: true }).chanceInTurn).toBe(chanceInTurn);
});

describe('what comes of it', () => {
  test.each([
    ['passes', { moraleDie: 3 }, 'steady', true, false],
    ['passes, blocked', { moraleDie: 3, blocked: true }, 'steady', false, false],
    ['fails', { moraleDie: 4 }, 'fleeing', false, true],
    ['fails, blocked', { moraleDie: 4, blocked: true }, 'fleeing', false, false],
  ])('%s', (_, draft, fate, mayReorient, fleesOn) => {
    expect(told({ modifiedMorale: 3, ...draft })).toMatchObject({ fate, mayReorient, fleesOn });
  });

  test('a recovered unit loses both markers and nothing else', () => {
    expect(told({ moraleDie: 1 }).markersLost).toEqual(['fleeing', 'broken']);
    expect(told({ modifiedMorale: 3, moraleDie: 6 }).markersLost).toEqual([]);
  });
});

describe('elephants', () => {
  const elephants = { unit: { kind: 'elephants', morale: 6, wounds: 2 } };
  test.each([
    ['equal', 3, true],
    ['lower', 2, false],
    ['higher', 4, false],
  ])('a die %s than or to their morale of 3', (_, moraleDie, mayKill) => {
    expect(told({ ...elephants, moraleDie }).mayKill).toBe(mayKill);
  });

  test('may be killed on a 1 at morale 1 (R51)', () => {
    const unit = { kind: 'elephants', morale: 4, wounds: 5 };
    expect(told({ unit, moraleDie: 1 })).toMatchObject({ moraleValue: 1, mayKill: true });
  });

  test('are destroyed if their player wishes, and no other unit is', () => {
    const killed = { moraleDie: 3, ownerKills: true };
    expect(told({ ...elephants, ...killed }).fate).toBe('eliminated');
    expect(told({ modifiedMorale: 3, ...killed })).toMatchObject({
      fate: 'steady',
      mayKill: false,
    });
  });

  test('equal their morale on 1 die of 6, and never above 6', () => {
    const odds = (modifiedMorale: number) => {
      const reply = put(flightPhase, { unit: { kind: 'elephants' }, modifiedMorale });
      return 'ruling' in reply && reply.ruling.odds?.chances['roll-equals-morale']?.fraction;
    };
    expect([odds(3), odds(6), odds(7)]).toEqual(['1/6', '1/6', '0']);
  });
});

test.each([
  [{ activationDie: 3 }, 'activationDie', 'onus-7.20'],
  [{ activated: true, blocked: true, activationDie: 3 }, 'activationDie', 'onus-7.20'],
  [{ unit: { kind: 'ballista' } }, 'unit.fleeing', 'onus-7.182'],
])('%j contradicts itself', (draft, field, clause) => {
  expect(put(flightPhase, draft)).toMatchObject({ violations: [{ field, clause }] });
});
