import { describe, expect, test } from 'vitest';
import { put, type Query } from '../../core/query.ts';
import { mayOrder } from './order.ts';
import { phase } from './phase.ts';
import { ACTION_NAMES, ACTIONS, PHASES } from './phases.ts';
import { turnOrder } from './turn-order.ts';

function ruling(query: unknown, draft: object) {
  const reply = put(query as Query, draft);
  if (!('ruling' in reply)) throw new Error(JSON.stringify(reply.violations));
  return reply.ruling;
}
const answer = (query: unknown, draft: object) => ruling(query, draft).answer;
const said = (query: unknown, draft: object) => ruling(query, draft).steps.map(({ say }) => say);

/** Figures, section 10. */
const TABLE: [phase: string, number: number, who: string, next: string][] = [
  ['activation', 1, 'active-player', 'movement'],
  ['movement', 2, 'active-units', 'shooting'],
  ['shooting', 3, 'active-missile-units', 'skirmishers'],
  ['skirmishers', 4, 'active-skirmishers', 'combat'],
  ['combat', 5, 'all-engaged-units', 'flight'],
  ['flight', 6, 'own-fleeing-units', 'end'],
  ['end', 7, 'active-player', 'turn-of-the-other'],
];

test.each(TABLE)(
  'the phase %s is number %i, of %s, before %s',
  (name, phaseNumber, whoActs, nextPhase) => {
    expect(answer(phase, { phase: name })).toEqual({
      allowed: null,
      mayNow: null,
      momentOfAction: null,
      actionPhase: name,
      phaseNumber,
      nextPhase,
      whoActs,
      orderDecidedBy: 'active-player',
      allPhases: PHASES,
      compulsory: null,
    });
  },
);

/** The phase of each action, by its number. */
const DONE_IN: Record<string, number> = {
  'check-casualties': 1,
  'play-order': 1,
  move: 2,
  turn: 2,
  'change-formation': 2,
  charge: 2,
  shoot: 3,
  'skirmisher-move': 4,
  fight: 5,
  'flight-check': 6,
  'draw-cards': 7,
};
/** A unit that may do it, so that only the phase decides. */
const ABLE: Record<string, object> = {
  fight: { engaged: true },
  'skirmisher-move': { abilities: ['skirmishers'] },
};

describe.each(ACTION_NAMES)('%s', (action) => {
  const number = DONE_IN[action] ?? 0;

  test.each(PHASES.map((name, i) => [name, i + 1] as const))('in the phase %s', (name, now) => {
    const draft = { phase: name, action, ...ABLE[action] };
    const moment = now > number ? 'over' : now === number ? 'now' : 'later-this-turn';
    expect(answer(phase, draft)).toMatchObject({
      allowed: now <= number,
      mayNow: now === number,
      momentOfAction: moment,
      phaseNumber: number,
      actionPhase: ACTIONS[action],
    });
    expect(said(phase, draft).includes('onus-7.1/over')).toBe(now > number);
    expect(answer(phase, { ...draft, phaseFinished: true })).toMatchObject({
      mayNow: now === number || now + 1 === number,
    });
  });

  test('nothing but fighting is done in the turn of the other', () => {
    expect(answer(phase, { action, ownTurn: false, ...ABLE[action] })).toMatchObject({
      allowed: action === 'fight',
    });
  });
});

describe('a unit that', () => {
  const MOVES = ['move', 'turn', 'change-formation', 'charge', 'skirmisher-move'];
  const ALL = [...MOVES, 'shoot', 'fight'];
  const skirmisher = { abilities: ['skirmishers'] };

  test.each([
    ['is active', skirmisher, [...MOVES, 'shoot']],
    ['is not active', { active: false, ...skirmisher }, []],
    [
      'is always active by the rule',
      { active: false, alwaysActive: true, ...skirmisher },
      [...MOVES, 'shoot'],
    ],
    ['is impetuous and not active', { active: false, abilities: ['impetuous'] }, ['charge']],
    ['is engaged and active', { engaged: true, ...skirmisher }, ['move', 'turn', 'fight']],
    ['is engaged and not active', { engaged: true, active: false, ...skirmisher }, ['fight']],
    ['flees', { fleeing: true, ...skirmisher }, []],
    ['is blocked in flight', { fleeing: true, engaged: true, ...skirmisher }, ['fight']],
    [
      'has rallied',
      { reorganised: true, ...skirmisher },
      ['move', 'turn', 'change-formation', 'skirmisher-move', 'shoot'],
    ],
    ['has recovered', { recoveredFromFlight: true, ...skirmisher }, []],
    ['has no missiles', { hasMissiles: false, ...skirmisher }, MOVES],
    ['is no skirmisher', {}, ['move', 'turn', 'change-formation', 'charge', 'shoot']],
  ])('%s may do what it may', (_, unit, may) => {
    const allowed = ALL.filter(
      (action) => (answer(phase, { action, ...unit }) as { allowed: boolean }).allowed,
    );
    expect(allowed).toEqual(may);
  });

  test.each([
    ['fight', { engaged: true, active: false }, true],
    ['fight', { engaged: false }, false],
    ['charge', { abilities: ['impetuous'] }, true],
    ['charge', {}, false],
    ['move', { abilities: ['impetuous'] }, false],
    ['flight-check', { fleeing: true }, true],
    ['check-casualties', {}, true],
    ['play-order', {}, false],
  ])('must %s with %o: %s', (action, unit, compulsory) => {
    expect(answer(phase, { action, ...unit })).toMatchObject({ compulsory });
  });
});

describe('an order', () => {
  const LIMITS = { ordersPerUnit: 1, ordersPerTurn: 'as-many-as-wished' };
  const TYPES = ['activation', 'command', 'morale', 'health', 'line-advance'];

  test.each(TYPES)('of the type %s is the only one that a unit receives', (orderType) => {
    const activates = ['activation', 'line-advance'].includes(orderType);
    expect(answer(mayOrder, { orderType })).toEqual({
      allowed: true,
      activates,
      checkOnActivation: 'none',
      removesForcedMarch: false,
      cardsSpent: orderType === 'line-advance' ? 2 : 1,
      ...LIMITS,
    });
    expect(answer(mayOrder, { orderType, ordersOnUnit: 1 })).toEqual({
      allowed: false,
      activates: false,
      checkOnActivation: 'none',
      removesForcedMarch: false,
      cardsSpent: 0,
      ...LIMITS,
    });
    expect(answer(mayOrder, { orderType, alreadyActive: true })).toMatchObject({
      allowed: !activates,
    });
  });

  test.each(PHASES)('in the phase %s, and an event', (name) => {
    expect(answer(mayOrder, { phase: name })).toMatchObject({ allowed: name === 'activation' });
    expect(answer(mayOrder, { phase: name, cardHalf: 'event' })).toMatchObject({
      allowed: name === 'shooting' || name === 'combat',
      activates: false,
    });
  });

  test('is for the own turn, and for as many cards as there are', () => {
    expect(answer(mayOrder, { ownTurn: false })).toMatchObject({ allowed: false });
    expect(answer(mayOrder, { cardHalf: 'event', phase: 'combat', ownTurn: false })).toMatchObject({
      allowed: true,
    });
    expect(answer(mayOrder, { handBefore: 0 })).toMatchObject({ allowed: false });
    expect(answer(mayOrder, { handBefore: 1, ordersPlayed: 5 })).toMatchObject({ allowed: true });
    expect(answer(mayOrder, { orderType: 'line-advance', handBefore: 1 })).toMatchObject({
      allowed: false,
    });
    expect(answer(mayOrder, { orderType: 'line-advance', handBefore: 2 })).toMatchObject({
      allowed: true,
    });
    expect(answer(mayOrder, { orderType: 'line-advance', engaged: true })).toMatchObject({
      allowed: false,
    });
  });

  test.each([
    [{ broken: true }, 'may'],
    [{ broken: true, engaged: true }, 'none'],
    [{ fleeing: true }, 'must'],
    [{ fleeing: true, broken: true }, 'must'],
    [{ fleeing: true, engaged: true }, 'none'],
    [{}, 'none'],
  ])('that activates %o lets it check: %s', (unit, checkOnActivation) => {
    expect(answer(mayOrder, unit)).toMatchObject({ checkOnActivation });
    expect(answer(mayOrder, { ...unit, orderType: 'health' })).toMatchObject({
      checkOnActivation: 'none',
    });
  });

  test('that activates ends a forced march', () => {
    expect(answer(mayOrder, { forcedMarch: true })).toMatchObject({ removesForcedMarch: true });
    expect(answer(mayOrder, { forcedMarch: true, orderType: 'health' })).toMatchObject({
      removesForcedMarch: false,
    });
  });
});

describe('several players', () => {
  const sides = { firstSide: ['A', 'C'], secondSide: ['B', 'D'] };

  test.each([
    ['by-side', ['A', 'C', 'B', 'D'], true],
    ['allied', ['A', 'C', 'B', 'D'], false],
    ['alternating', ['A', 'B', 'C', 'D'], false],
  ])('%s play in the order %o', (turnWay, playOrder, playTogether) => {
    expect(answer(turnOrder, { ...sides, turnWay })).toMatchObject({ playOrder, playTogether });
    expect(answer(turnOrder, { turnWay })).toMatchObject({ playOrder });
  });

  test('of uneven sides the one who has 2 generals comes round again', () => {
    const draft = { turnWay: 'alternating', firstSide: ['A', 'C', 'E'], secondSide: ['B', 'D'] };
    expect(answer(turnOrder, draft)).toMatchObject({ playOrder: ['A', 'B', 'C', 'D', 'E', 'B'] });
    expect(said(turnOrder, draft)).toEqual([
      'onus-12.39',
      'onus-12.42/turns',
      'onus-12.40/turns',
      'onus-7.9/turns',
    ]);
    expect(said(turnOrder, sides)).toEqual(['onus-12.37', 'onus-7.9/turns']);
  });

  test('all against all, each takes his turn', () => {
    const draft = { turnWay: 'all-against-all', firstSide: ['B', 'A', 'C'] };
    expect(answer(turnOrder, draft)).toMatchObject({ playOrder: ['B', 'A', 'C'] });
    expect(said(turnOrder, draft)).not.toContain('onus-12.40/turns');
  });

  test.each([
    ['by-side', ['A'], false, ['C']],
    ['by-side', ['A', 'C'], true, []],
    ['by-side', ['A', 'B', 'D'], false, ['C']],
    ['allied', ['A'], true, ['C']],
    ['allied', [], false, ['A', 'C']],
    ['by-side', ['C'], false, ['A']],
  ])('%s: with %o finished, A may go on: %s', (turnWay, finishedPhase, allowed, waitingFor) => {
    const draft = { ...sides, turnWay, finishedPhase, wantsNext: 'A' };
    expect(answer(turnOrder, draft)).toMatchObject({
      allowed,
      waitingFor,
      nextPhase: 'movement',
    });
    expect(answer(turnOrder, { ...draft, phase: 'end' })).toMatchObject({
      nextPhase: 'turn-of-the-other',
    });
  });

  test.each([
    [{ firstSide: ['A'], secondSide: ['A'] }, 'player-twice'],
    [{ firstSide: ['A', 'B'] }, 'side-without-players'],
    [{ secondSide: ['A'] }, 'side-without-players'],
    [{ ...sides, wantsNext: 'E' }, 'player-of-no-side'],
    [{ ...sides, finishedPhase: ['F'] }, 'player-of-no-side'],
  ])('%o is refused', (draft, problem) => {
    expect(put(turnOrder, draft)).toHaveProperty('violations.0.problem', problem);
  });
});
