import { describe, expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { mayOrder } from './order.ts';
import { phase } from './phase.ts';
import { ACTION_NAMES, ACTIONS, PHASES } from './phases.ts';
import { turnOrder } from './turn-order.ts';

const acting = asking(phase);

/** Figures, section 10. */
test.each([
  ['activation', 1, 'active-player', 'movement'],
  ['movement', 2, 'active-units', 'shooting'],
  ['shooting', 3, 'active-missile-units', 'skirmishers'],
  ['skirmishers', 4, 'active-skirmishers', 'combat'],
  ['combat', 5, 'all-engaged-units', 'flight'],
  ['flight', 6, 'own-fleeing-units', 'end'],
  ['end', 7, 'active-player', 'turn-of-the-other'],
])('the phase %s is number %i, of %s, before %s', (name, phaseNumber, whoActs, nextPhase) => {
  expect(acting.told({ phase: name })).toEqual({
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
});

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
    expect(acting.told(draft)).toMatchObject({
      allowed: now <= number,
      mayNow: now === number,
      momentOfAction: moment,
      phaseNumber: number,
      actionPhase: ACTIONS[action],
    });
    expect(acting.said(draft).includes('onus-7.1/over')).toBe(now > number);
    expect(acting.told({ ...draft, phaseFinished: true })).toMatchObject({
      mayNow: now === number || now + 1 === number,
    });
  });

  test('nothing but fighting is done in the turn of the other', () => {
    expect(acting.told({ action, ownTurn: false, ...ABLE[action] })).toMatchObject({
      allowed: action === 'fight',
    });
  });
});

describe('a unit that', () => {
  const MOVES = ['move', 'turn', 'change-formation', 'charge', 'skirmisher-move'];
  const RALLIED = MOVES.filter((action) => action !== 'charge');
  const skirmisher = { abilities: ['skirmishers'] };

  test.each([
    ['is active', skirmisher, [...MOVES, 'shoot']],
    ['is not active', { active: false, ...skirmisher }, []],
    ['is always active', { active: false, alwaysActive: true, ...skirmisher }, [...MOVES, 'shoot']],
    ['is impetuous and not active', { active: false, abilities: ['impetuous'] }, ['charge']],
    ['is engaged and active', { engaged: true, ...skirmisher }, ['move', 'turn', 'fight']],
    ['is engaged and not active', { engaged: true, active: false, ...skirmisher }, ['fight']],
    ['flees', { fleeing: true, ...skirmisher }, []],
    ['is blocked in flight', { fleeing: true, engaged: true, ...skirmisher }, ['fight']],
    ['has rallied', { reorganised: true, ...skirmisher }, [...RALLIED, 'shoot']],
    ['has recovered', { recoveredFromFlight: true, ...skirmisher }, []],
    ['has no missiles', { hasMissiles: false, ...skirmisher }, MOVES],
    ['is no skirmisher', {}, ['move', 'turn', 'change-formation', 'charge', 'shoot']],
  ])('%s may do what it may', (_, unit, may) => {
    const mayDo = (action: string) => acting.told({ action, ...unit }).allowed;
    expect([...MOVES, 'shoot', 'fight'].filter(mayDo)).toEqual(may);
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
  ])('must %s with %j: %s', (action, unit, compulsory) => {
    expect(acting.told({ action, ...unit }).compulsory).toBe(compulsory);
  });
});

describe('an order', () => {
  const { told } = asking(mayOrder);
  const LIMITS = { ordersPerUnit: 1, ordersPerTurn: 'as-many-as-wished' };
  const NOTHING = { checkOnActivation: 'none', removesForcedMarch: false, ...LIMITS };

  test.each([
    ['activation', true, 1],
    ['command', false, 1],
    ['morale', false, 1],
    ['health', false, 1],
    ['line-advance', true, 2],
  ])('of the type %s is the only one of its unit', (orderType, activates, cardsSpent) => {
    const played = { allowed: true, activates, cardsSpent, ...NOTHING };
    const refused = { allowed: false, activates: false, cardsSpent: 0, ...NOTHING };
    expect(told({ orderType })).toEqual(played);
    expect(told({ orderType, ordersOnUnit: 1 })).toEqual(refused);
    expect(told({ orderType, alreadyActive: true }).allowed).toBe(!activates);
  });

  test.each(PHASES)('in the phase %s, and an event', (name) => {
    const events = name === 'shooting' || name === 'combat';
    const event = told({ phase: name, cardHalf: 'event' });
    expect(told({ phase: name }).allowed).toBe(name === 'activation');
    expect(event).toMatchObject({ allowed: events, activates: false });
  });

  test.each([
    [{ ownTurn: false }, false],
    [{ handBefore: 1, ordersPlayed: 5 }, true],
    [{ orderType: 'line-advance', handBefore: 1 }, false],
    [{ orderType: 'line-advance', handBefore: 2 }, true],
    [{ orderType: 'line-advance', engaged: true }, false],
  ])('%j may be played: %s', (draft, allowed) => expect(told(draft).allowed).toBe(allowed));

  test.each([
    [{ broken: true }, 'may', false],
    [{ broken: true, engaged: true }, 'none', false],
    [{ fleeing: true }, 'must', false],
    [{ fleeing: true, broken: true }, 'must', false],
    [{ fleeing: true, engaged: true }, 'none', false],
    [{ forcedMarch: true }, 'none', true],
  ])('that activates %j: check %s, march ends %s', (unit, check, removesForcedMarch) => {
    expect(told(unit)).toMatchObject({ checkOnActivation: check, removesForcedMarch });
    expect(told({ ...unit, orderType: 'health' })).toMatchObject(NOTHING);
  });
});

describe('several players', () => {
  const { told, said, faults } = asking(turnOrder);
  const sides = { firstSide: ['A', 'C'], secondSide: ['B', 'D'] };
  const uneven = { firstSide: ['A', 'C', 'E'], secondSide: ['B', 'D'] };
  const alone = { firstSide: ['B', 'A', 'C'] };

  test.each([
    ['by-side', sides, ['A', 'C', 'B', 'D'], true],
    ['by-side', {}, ['A', 'C', 'B', 'D'], true],
    ['allied', {}, ['A', 'C', 'B', 'D'], false],
    ['alternating', {}, ['A', 'B', 'C', 'D'], false],
    ['alternating', uneven, ['A', 'B', 'C', 'D', 'E', 'B'], false],
    ['all-against-all', alone, ['B', 'A', 'C'], false],
  ])('%s, %j play in the order %j', (turnWay, draft, playOrder, playTogether) => {
    expect(told({ turnWay, ...draft })).toMatchObject({ playOrder, playTogether });
  });

  test('of uneven sides the one who has 2 generals comes round again', () => {
    const rounds = ['onus-12.39', 'onus-12.42/turns', 'onus-12.40/turns', 'onus-7.9/turns'];
    expect(said({ turnWay: 'alternating', ...uneven })).toEqual(rounds);
    expect(said(sides)).toEqual(['onus-12.37', 'onus-7.9/turns']);
    expect(said({ turnWay: 'all-against-all', ...alone })).not.toContain('onus-12.40/turns');
  });

  test.each([
    ['by-side', ['A'], false, ['C']],
    ['by-side', ['A', 'C'], true, []],
    ['by-side', ['A', 'B', 'D'], false, ['C']],
    ['allied', ['A'], true, ['C']],
    ['allied', [], false, ['A', 'C']],
    ['by-side', ['C'], false, ['A']],
  ])('%s: with %j finished, A may go on: %s', (turnWay, finishedPhase, allowed, waitingFor) => {
    const draft = { ...sides, turnWay, finishedPhase, wantsNext: 'A' };
    expect(told(draft)).toMatchObject({ allowed, waitingFor, nextPhase: 'movement' });
    expect(told({ ...draft, phase: 'end' }).nextPhase).toBe('turn-of-the-other');
  });

  test.each([
    [{ firstSide: ['A'], secondSide: ['A'] }, 'secondSide', 'player-twice'],
    [{ firstSide: ['A', 'B'] }, 'secondSide', 'side-without-players'],
    [{ secondSide: ['A'] }, 'firstSide', 'side-without-players'],
    [{ ...sides, wantsNext: 'E' }, 'wantsNext', 'player-of-no-side'],
    [{ ...sides, finishedPhase: ['F'] }, 'wantsNext', 'player-of-no-side'],
  ])('%j is refused', (draft, ...fault) => expect(faults(draft)).toEqual([[...fault, undefined]]));
});
