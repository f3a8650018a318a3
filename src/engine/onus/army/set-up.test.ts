import { describe, expect, test } from 'vitest';
import { put, type Query } from '../../core/query.ts';
import { battlefield } from './battlefield.ts';
import { deployment } from './deployment.ts';
import { firstPlayer } from './first-player.ts';

function ruling(query: unknown, draft: object) {
  const reply = put(query as Query, draft);
  if (!('ruling' in reply)) throw new Error(JSON.stringify(reply.violations));
  return reply.ruling;
}
const told = (query: unknown, draft: object) => ruling(query, draft).answer;
const said = (query: unknown, draft: object) => ruling(query, draft).steps.map(({ say }) => say);

describe('the field', () => {
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
      expect(told(battlefield, { tableDepth })).toMatchObject({
        gapCm,
        gapUd: gapCm / 5,
        behindCm,
        behindUd: behindCm / 5,
        zoneCm: 15,
        zoneUd: 3,
        leastDepthCm: 70,
        leastDepthUd: 14,
        recommended,
        allowed: null,
        widthCm: null,
      });
    },
  );

  test.each([
    [1000, 70],
    [2000, 140],
    [1500, 105],
    [750, 52.5],
  ])('for %i points a width of %d cm is recommended', (armyPoints, widthCm) => {
    expect(told(battlefield, { armyPoints })).toMatchObject({ widthCm, recommended: true });
    expect(told(battlefield, { armyPoints, tableWidth: widthCm })).toMatchObject({
      recommended: true,
    });
    expect(told(battlefield, { armyPoints, tableWidth: widthCm - 0.5 })).toMatchObject({
      recommended: false,
    });
  });

  test('a unit stands within the 15 cm of its zone, behind which a strip may be free', () => {
    const stands = (draft: object) => (told(battlefield, draft) as { allowed: boolean }).allowed;
    expect(stands({ fromOwnEdge: 15 })).toBe(true);
    expect(stands({ fromOwnEdge: 15.5 })).toBe(false);
    expect(stands({ tableDepth: 90, fromOwnEdge: 25 })).toBe(true);
    expect(stands({ tableDepth: 90, fromOwnEdge: 25.5 })).toBe(false);
  });

  test('a scenario lays down its own field', () => {
    expect(
      told(battlefield, { tableDepth: 60, fromOwnEdge: 50, scenarioField: true }),
    ).toMatchObject({ allowed: null, recommended: null });
    expect(said(battlefield, { scenarioField: true })).toEqual(['onus-6.3']);
  });
});

describe('placing cards', () => {
  const order = (ownCards: number, opponentCards: number, more: object = {}) =>
    told(deployment, { ownCards, opponentCards, ...more });

  test('whoever has more cards begins, ends and places his general first', () => {
    expect(order(11, 9)).toMatchObject({
      startsPlacing: 'player',
      nextToPlace: 'player',
      lastToPlace: 'player',
      firstGeneral: 'player',
    });
    expect(order(8, 9)).toMatchObject({
      startsPlacing: 'opponent',
      nextToPlace: 'opponent',
      lastToPlace: 'opponent',
      firstGeneral: 'opponent',
    });
  });

  test('between equals the lot decides, and the other one ends', () => {
    expect(order(9, 9)).toMatchObject({
      startsPlacing: 'by-lot',
      nextToPlace: 'by-lot',
      lastToPlace: 'who-did-not-begin',
      firstGeneral: 'who-did-not-begin',
    });
    expect(order(9, 9, { ownPlaced: 1 })).toMatchObject({
      startsPlacing: 'player',
      nextToPlace: 'opponent',
      lastToPlace: 'opponent',
    });
    expect(order(9, 9, { opponentPlaced: 1 })).toMatchObject({
      startsPlacing: 'opponent',
      nextToPlace: 'player',
      lastToPlace: 'player',
    });
    expect(order(9, 9, { ownPlaced: 3, opponentPlaced: 3 })).toMatchObject({
      nextToPlace: 'who-began',
    });
    expect(order(9, 9, { ownPlaced: 9, opponentPlaced: 9 })).toMatchObject({
      nextToPlace: 'nobody',
    });
  });

  test.each([
    [0, 0, 'player'],
    [1, 0, 'opponent'],
    [1, 1, 'player'],
    [2, 2, 'player'],
    [3, 2, 'player'],
    [4, 2, 'nobody'],
  ])('of 4 against 2 cards, after %i and %i comes %s', (ownPlaced, opponentPlaced, next) => {
    expect(order(4, 2, { ownPlaced, opponentPlaced })).toMatchObject({ nextToPlace: next });
  });

  test('whoever has none left lets the other place the rest', () => {
    expect(order(2, 4, { ownPlaced: 2, opponentPlaced: 3 })).toMatchObject({
      nextToPlace: 'opponent',
    });
  });

  test('nobody has placed more cards than he has', () => {
    expect(put(deployment, { ownCards: 2, opponentCards: 3, opponentPlaced: 4 })).toEqual({
      violations: [
        {
          field: 'opponentPlaced',
          problem: 'placed-too-many',
          with: { given: 4, cards: 3 },
          clause: 'onus-6.19',
        },
      ],
    });
  });
});

describe('setting up', () => {
  test.each([
    [{}, true],
    [{ formation: 'phalanx', blueIcons: ['square', 'phalanx'] }, true],
    [{ formation: 'square', blueIcons: ['phalanx'] }, false],
    [{ formation: 'square' }, false],
    [{ formation: 'phalanx', blueIcons: ['phalanx'], stillFaceDown: true }, false],
    [{ extended: 2 }, true],
    [{ extended: 1, stillFaceDown: true }, false],
    [{ extended: 1, formation: 'phalanx', blueIcons: ['phalanx'] }, false],
    [{ stackedWith: 'complementary' }, true],
    [{ stackedWith: 'others' }, false],
    [{ generalGoesTo: 'own-unit' }, true],
    [{ generalGoesTo: 'other-faction' }, true],
    [{ generalGoesTo: 'enemy-unit' }, false],
    [{ generalGoesTo: 'own-unit', oneGeneralPerFaction: true }, true],
    [{ generalGoesTo: 'other-faction', oneGeneralPerFaction: true }, false],
    [{ notReady: ['armies'] }, false],
    [{ notReady: ['victory'] }, false],
    [{ optionalRules: 'agreed' }, true],
    [{ optionalRules: 'not-agreed' }, false],
    [{ scenarioSetUp: true, formation: 'square' }, true],
  ])('%o may be set up: %s', (draft, allowed) => {
    expect(told(deployment, draft)).toMatchObject({ allowed });
  });

  test('what is forbidden names its clause', () => {
    expect(said(deployment, { formation: 'square' })).toContain('onus-6.20/unable');
    expect(said(deployment, { extended: 1, stillFaceDown: true })).toContain('onus-6.20/face-down');
    expect(said(deployment, { notReady: ['victory'] })).toEqual([
      'onus-6.1',
      'onus-6.7/not-agreed',
      'onus-6.15/not-yet',
    ]);
    expect(said(deployment, { stackedWith: 'complementary' })).not.toContain('onus-7.33/deployed');
  });
});

describe('who starts', () => {
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
    const { answer, odds } = ruling(firstPlayer, { leadership, opponentLeadership });
    expect(answer).toEqual({
      firstPlayer: 'to-be-rolled',
      chanceToStart: chance,
      startingHand: leadership,
      opponentStartingHand: opponentLeadership,
    });
    expect(odds?.chances['player-starts']?.fraction).toBe(chance);
    expect(odds?.chances['tie-in-a-roll']?.fraction).toBe(tie);
  });

  test.each([
    [[3, 4], 'roll-again'],
    [[3, 3], 'player'],
    [[3, 5], 'opponent'],
  ])('with Leadership 6 against 5 the dice %o let start: %s', (startDice, starts) => {
    expect(told(firstPlayer, { leadership: 6, opponentLeadership: 5, startDice })).toMatchObject({
      firstPlayer: starts,
    });
  });

  test('the scenario goes before the dice', () => {
    const draft = { startDice: [6, 1], scenarioStarts: 'opponent' };
    expect(told(firstPlayer, draft)).toMatchObject({
      firstPlayer: 'opponent',
      chanceToStart: null,
    });
  });

  test('one die is not enough', () => {
    expect(put(firstPlayer, { startDice: [6] })).toHaveProperty(
      'violations.0.problem',
      'one-die-each',
    );
  });
});
