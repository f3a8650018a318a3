import { describe, expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { battlefield } from './battlefield.ts';
import { deployment } from './deployment.ts';
import { firstPlayer } from './first-player.ts';

describe('the field', () => {
  const { told, said } = asking(battlefield);

  /** Depth, gap and strip behind in cm: zones stay 15 deep. */
  test.each([
    [70, 40, 0, true],
    [90, 40, 10, true],
    [100, 40, 15, true],
    [75, 40, 2.5, true],
    [60, 30, 0, false],
    [20, 0, 0, false],
  ])(
    '%i cm deep has %i cm between the armies and %d cm behind',
    (tableDepth, gapCm, behindCm, recommended) => {
      const inUd = { gapUd: gapCm / 5, behindUd: behindCm / 5, zoneUd: 3, leastDepthUd: 14 };
      const inCm = { gapCm, behindCm, zoneCm: 15, leastDepthCm: 70, widthCm: null };
      const expected = { ...inCm, ...inUd, recommended, allowed: null };
      expect(told({ tableDepth })).toEqual(expected);
    },
  );

  test.each([
    [1000, 70],
    [2000, 140],
    [1500, 105],
    [750, 52.5],
  ])('for %i points a width of %d cm is recommended', (armyPoints, widthCm) => {
    const suits = (more: object) => told({ armyPoints, ...more });
    expect(suits({})).toMatchObject({ widthCm, recommended: true });
    expect(suits({ tableWidth: widthCm }).recommended).toBe(true);
    expect(suits({ tableWidth: widthCm - 0.5 }).recommended).toBe(false);
  });

  test.each([
    [{ fromOwnEdge: 15 }, true],
    [{ fromOwnEdge: 15.5 }, false],
    [{ tableDepth: 90, fromOwnEdge: 25 }, true],
    [{ tableDepth: 90, fromOwnEdge: 25.5 }, false],
    [{ tableDepth: 60, fromOwnEdge: 50, scenarioField: true }, null],
  ])('a unit at %j stands in its zone: %s', (draft, allowed) => {
    expect(told(draft).allowed).toBe(allowed);
  });

  test('a scenario lays down its own', () => {
    expect(told({ tableDepth: 60, scenarioField: true }).recommended).toBe(null);
    expect(said({ scenarioField: true })).toEqual(['onus-6.3']);
  });
});

describe('placing cards', () => {
  const { told, faults } = asking(deployment);

  /** Cards of both, and how many of them are placed; who begins, is next, ends. */
  test.each([
    [11, 9, 0, 0, 'player', 'player', 'player'],
    [8, 9, 0, 0, 'opponent', 'opponent', 'opponent'],
    [9, 9, 0, 0, 'by-lot', 'by-lot', 'who-did-not-begin'],
    [9, 9, 1, 0, 'player', 'opponent', 'opponent'],
    [9, 9, 0, 1, 'opponent', 'player', 'player'],
    [9, 9, 3, 3, 'by-lot', 'who-began', 'who-did-not-begin'],
    [9, 9, 9, 9, 'by-lot', 'nobody', 'who-did-not-begin'],
    [4, 2, 1, 0, 'player', 'opponent', 'player'],
    [4, 2, 1, 1, 'player', 'player', 'player'],
    [4, 2, 2, 2, 'player', 'player', 'player'],
    [4, 2, 3, 2, 'player', 'player', 'player'],
    [4, 2, 4, 2, 'player', 'nobody', 'player'],
    [2, 4, 2, 3, 'opponent', 'opponent', 'opponent'],
  ])('%i against %i, of which %i and %i lie: %s, %s, %s', (own, others, placed, theirs, ...who) => {
    const draft = { ownCards: own, opponentCards: others, ownPlaced: placed };
    const found = told({ ...draft, opponentPlaced: theirs });
    expect([found.startsPlacing, found.nextToPlace, found.lastToPlace]).toEqual(who);
    expect(found.firstGeneral).toBe(found.lastToPlace);
  });

  test('nobody has placed more cards than he has', () => {
    const draft = { ownCards: 2, opponentCards: 3, ownPlaced: 3, opponentPlaced: 4 };
    expect(faults(draft)).toEqual([
      ['ownPlaced', 'placed-too-many', 'onus-6.19'],
      ['opponentPlaced', 'placed-too-many', 'onus-6.19'],
    ]);
  });
});

describe('setting up', () => {
  const { told, said } = asking(deployment);

  test.each([
    [{ formation: 'phalanx', blueIcons: ['square', 'phalanx'] }, true],
    [{ formation: 'square', blueIcons: ['phalanx'] }, false],
    [{ formation: 'phalanx', blueIcons: ['phalanx'], stillFaceDown: true }, false],
    [{ extended: 2 }, true],
    [{ extended: 1, stillFaceDown: true }, false],
    [{ extended: 1, formation: 'phalanx', blueIcons: ['phalanx'] }, false],
    [{ stackedWith: 'complementary' }, true],
    [{ stackedWith: 'others' }, false],
    [{ generalGoesTo: 'other-faction' }, true],
    [{ generalGoesTo: 'own-unit', oneGeneralPerFaction: true }, true],
    [{ notReady: ['armies'] }, false],
    [{ scenarioSetUp: true, formation: 'square' }, true],
  ])('%j may be set up: %s', (draft, allowed) => expect(told(draft).allowed).toBe(allowed));

  test('what is forbidden names its clause', () => {
    expect(said({ formation: 'square' })).toContain('onus-6.20/unable');
    expect(said({ extended: 1, stillFaceDown: true })).toContain('onus-6.20/face-down');
    const unready = ['onus-6.1', 'onus-6.7/not-agreed', 'onus-6.15/not-yet'];
    expect(said({ notReady: ['victory'] })).toEqual(unready);
    expect(said({ stackedWith: 'complementary' })).not.toContain('onus-7.33/deployed');
  });
});

describe('who starts', () => {
  const { told, ruling, faults } = asking(firstPlayer);

  /** Of 36 rolls: won, tied; P = won / (36 - tied). */
  test.each([
    [6, 6, '1/2', '1/6'],
    [6, 5, '21/31', '5/36'],
    [7, 5, '13/16', '1/9'],
    [8, 5, '10/11', '1/12'],
    [9, 5, '33/34', '1/18'],
    [10, 5, '1', '1/36'],
    [11, 5, '1', '0'],
    [5, 6, '10/31', '5/36'],
  ])('Leadership %i against %i starts with %s', (leadership, opponentLeadership, chance, tie) => {
    const { answer, odds } = ruling({ leadership, opponentLeadership });
    const hands = { startingHand: leadership, opponentStartingHand: opponentLeadership };
    expect(answer).toEqual({ firstPlayer: 'to-be-rolled', chanceToStart: chance, ...hands });
    expect(odds?.chances['player-starts']?.fraction).toBe(chance);
    expect(odds?.chances['tie-in-a-roll']?.fraction).toBe(tie);
  });

  test.each([
    [{ startDice: [3, 3] }, 'player'],
    [{ startDice: [3, 5] }, 'opponent'],
    [{ startDice: [6, 1], scenarioStarts: 'opponent' }, 'opponent'],
  ])('with Leadership 6 against 5 and %j: %s', (dice, starts) => {
    const found = told({ leadership: 6, opponentLeadership: 5, ...dice });
    expect(found).toMatchObject({ firstPlayer: starts, chanceToStart: null });
  });

  test('one die is not enough', () => {
    expect(faults({ startDice: [6] })).toEqual([['startDice', 'one-die-each', 'onus-6.23']]);
  });
});
