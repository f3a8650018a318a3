import { describe, expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { cases } from '../../testing/cases.ts';
import { phase } from './phase.ts';
import { ACTION_NAMES, ACTIONS, PHASES } from './phases.ts';

const acting = asking(phase);

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
});

cases(
  'onus/phase',
  `
  // Figures, section 10.
  the seven phases:
    phase=activation  => actionPhase=activation phaseNumber=1 nextPhase=movement whoActs=active-player ASKED_OF_NO_ACTION
    phase=movement    => actionPhase=movement phaseNumber=2 nextPhase=shooting whoActs=active-units ASKED_OF_NO_ACTION
    phase=shooting    => actionPhase=shooting phaseNumber=3 nextPhase=skirmishers whoActs=active-missile-units ASKED_OF_NO_ACTION
    phase=skirmishers => actionPhase=skirmishers phaseNumber=4 nextPhase=combat whoActs=active-skirmishers ASKED_OF_NO_ACTION
    phase=combat      => actionPhase=combat phaseNumber=5 nextPhase=flight whoActs=all-engaged-units ASKED_OF_NO_ACTION
    phase=flight      => actionPhase=flight phaseNumber=6 nextPhase=end whoActs=own-fleeing-units ASKED_OF_NO_ACTION
    phase=end         => actionPhase=end phaseNumber=7 nextPhase=turn-of-the-other whoActs=active-player ASKED_OF_NO_ACTION
  nothing but fighting is done in the turn of the other: !ownTurn
    action=check-casualties|play-order|move|turn|change-formation|charge|shoot|flight-check|draw-cards => !allowed
    action=skirmisher-move abilities=[skirmishers]           => !allowed
    action=fight engaged                                     => allowed
  // 12.3: the general's unit is always active, also while it is engaged.
  the unit of a general who is always active needs no order: !active alwaysActive
    phase=movement action=move         => allowed says=[7.3,7.1,12.3/acts,7.23/phase] spares=[7.14~switched-off]
    phase=movement action=turn engaged => allowed says=[7.3,7.1,12.3/acts,7.89/acts]
    phase=combat                       => says=[7.6,7.1]
  the clauses of a phase:
    phase=end         => says=[7.8,7.1] spares=[]
    phase=combat      => says=[7.6,7.1] spares=[]
    phase=combat engaged reorganised => says=[7.6,7.1]
    phase=end abilities=[skirmishers] => says=[7.8,7.1]
  the clauses of what a unit does:
    phase=movement action=move                     => says=[7.3,7.1,7.14,7.23/phase] spares=[]
    phase=movement action=move engaged             => says=[7.3,7.1,7.14,7.89/acts] spares=[]
    phase=movement action=move reorganised         => says=[7.3,7.1,7.14,7.23/phase,7.18/phase-move]
    phase=combat action=fight engaged              => says=[7.6,7.1,7.88/fights] spares=[7.16~was-activated]
    phase=combat action=fight engaged !active      => says=[7.6,7.1,7.16,7.88/fights] spares=[]
    phase=movement action=fight !active            => says=[7.6,7.1,7.149/alone] spares=[]
    phase=movement action=draw-cards recoveredFromFlight => allowed says=[7.8,7.1,7.203,13.13/passes]
  the clauses of what comes too late: phase=end
    action=check-casualties                        => says=[7.2,7.1/over,13.13,7.10/first]
    action=move                                    => says=[7.3,7.1/over,13.13,7.14,7.23/phase]
    action=turn !active                            => says=[7.3,7.1/over,13.13,7.14/inactive]
    action=turn !active engaged                    => says=[7.3,7.1/over,13.13,7.14/inactive,7.16/stays]
    action=move fleeing                            => says=[7.3,7.1/over,13.13,7.14,7.23/phase-flees]
    action=skirmisher-move                         => says=[7.5,7.1/over,13.13,7.14,7.5/not-skirmishers]
    action=fight engaged !active                   => says=[7.6,7.1/over,13.13,7.16,7.88/fights]
    action=play-order !ownTurn                     => says=[7.9,7.2,7.1/over,13.13,7.11]
  what must be done, and what may:
    action=fight engaged !active        => compulsory
    action=fight !engaged               => !compulsory
    action=charge abilities=[impetuous] => compulsory
    action=charge|play-order            => !compulsory
    action=move abilities=[impetuous]   => !compulsory
    action=flight-check fleeing         => compulsory
`,
  {
    ASKED_OF_NO_ACTION: [
      { allowed: null, mayNow: null, momentOfAction: null, compulsory: null },
      { orderDecidedBy: 'active-player', allPhases: PHASES },
    ],
  },
);

cases(
  'onus/order',
  `
  an order:
    orderType=activation                                     => allowed activates cardsSpent=1 NOTHING
    orderType=activation|command|morale|health|line-advance ordersOnUnit=1 => !allowed !activates cardsSpent=0 NOTHING
    orderType=command|morale|health                          => allowed !activates cardsSpent=1 NOTHING
    orderType=command|morale|health alreadyActive            => allowed
    orderType=line-advance                                   => allowed activates cardsSpent=2 NOTHING
    phase=combat cardHalf=event orderType=line-advance       => allowed cardsSpent=1
    orderType=line-advance alreadyActive                     => !allowed
    phase=activation|movement|skirmishers|flight|end cardHalf=event => !allowed !activates
    phase=movement|shooting|skirmishers|combat|flight|end    => !allowed
    phase=shooting|combat cardHalf=event                     => allowed !activates
    !ownTurn                            => !allowed
    handBefore=1 ordersPlayed=5         => allowed
    orderType=line-advance handBefore=1 => !allowed
    orderType=line-advance handBefore=2 => allowed
    orderType=line-advance engaged      => !allowed
    broken                           => checkOnActivation=may !removesForcedMarch
    broken orderType=health          => NOTHING
    broken engaged                   => checkOnActivation=none !removesForcedMarch
    broken engaged orderType=health  => NOTHING
    fleeing                          => checkOnActivation=must !removesForcedMarch
    fleeing orderType=health         => NOTHING
    fleeing broken                   => checkOnActivation=must !removesForcedMarch
    fleeing broken orderType=health  => NOTHING
    fleeing engaged                  => checkOnActivation=none !removesForcedMarch
    fleeing engaged orderType=health => NOTHING
    forcedMarch orderType=health     => NOTHING
  the clauses of an order: phase=activation
                                               => says=[5.1,5.2,5.9,7.11,5.5,5.10/first,7.13] spares=[7.15~no-order-yet,13.1~not-active-yet]
    engaged                                    => allowed says=[5.1,5.2,5.9,7.11,5.5,5.10/first,7.13]
    orderType=health                           => says=[5.1,5.2,5.9,7.11,5.8,5.10/first,7.12]
    orderType=health ordersOnUnit=1            => says=[5.1,5.2,5.9,7.11,5.8,5.10,7.15,13.1/orders] spares=[]
    ordersOnUnit=1                             => says=[5.1,5.2,5.9,7.11,5.5,5.10,7.15,13.1/orders] spares=[13.1~not-active-yet]
    ordersOnUnit=1 alreadyActive               => says=[5.1,5.2,5.9,7.11,5.5,5.10,7.15,13.1/orders,13.1]
    orderType=line-advance                     => says=[5.1,5.2,5.9,7.11,5.10/first,12.25/order,12.25/activates]
    orderType=line-advance engaged             => says=[5.1,5.2,5.9,7.11,5.10/first,12.25/order,12.25/order-engaged]
    orderType=line-advance alreadyActive       => says=[5.1,5.2,5.9,7.11,5.10/first,13.1,12.25/order] spares=[7.15~no-order-yet]
    phase=end|combat                           => says=[5.1,5.2/not-now,5.5,5.10/first]
    phase=activation cardHalf=event            => says=[5.1,5.3/not-now,7.11/events] spares=[]
  what counts for orders does not count for an event: cardHalf=event phase=combat
    ordersOnUnit=2         => allowed says=[5.1,5.3] spares=[]
    !ownTurn handBefore=0  => allowed says=[5.1,5.3]
`,
  {
    NOTHING: [
      { checkOnActivation: 'none', removesForcedMarch: false },
      { ordersPerUnit: 1, ordersPerTurn: 'as-many-as-wished' },
    ],
  },
);

cases(
  'onus/turn-order',
  `
  several players:
    turnWay=by-side firstSide=[A,C] secondSide=[B,D]       => playOrder=[A,C,B,D] playTogether
    turnWay=by-side                                        => playOrder=[A,C,B,D] playTogether
    turnWay=allied                                         => playOrder=[A,C,B,D] !playTogether
    turnWay=alternating                                    => playOrder=[A,B,C,D] !playTogether
    turnWay=alternating firstSide=[A,C,E] secondSide=[B,D] => playOrder=[A,B,C,D,E,B] !playTogether
    turnWay=all-against-all firstSide=[B,A,C]              => playOrder=[B,A,C] !playTogether
  of uneven sides the one who has 2 generals comes round again:
    turnWay=alternating firstSide=[A,C,E] secondSide=[B,D] => says=[12.39,12.42/turns,12.40/turns,7.9/turns]
    firstSide=[A,C] secondSide=[B,D]                       => says=[12.37,7.9/turns]
    turnWay=all-against-all firstSide=[B,A,C]              => -12.40/turns
  the clauses of an order of turns:
    turnWay=all-against-all firstSide=[C] secondSide=[A]     => says=[12.41/turns,7.9/turns]
    turnWay=all-against-all firstSide=[A,C] secondSide=[B]   => says=[12.41/turns,12.42/turns,7.9/turns]
    turnWay=allied firstSide=[E] secondSide=[B] wantsNext=E  => !allowed says=[12.38,7.1/busy,7.9/turns]
  several players: firstSide=[A,C] secondSide=[B,D] wantsNext=A
    turnWay=by-side finishedPhase=[A]|[A,B,D]                => !allowed waitingFor=[C] nextPhase=movement
    turnWay=by-side finishedPhase=[A]|[A,C]|[A,B,D]|[C] phase=end => nextPhase=turn-of-the-other
    turnWay=allied finishedPhase=[A]                         => allowed waitingFor=[C] nextPhase=movement
    turnWay=allied finishedPhase=[A]|[] phase=end            => nextPhase=turn-of-the-other
    turnWay=allied finishedPhase=[]                          => !allowed waitingFor=[A,C] nextPhase=movement
    turnWay=by-side finishedPhase=[C]                        => !allowed waitingFor=[A] nextPhase=movement
  several players:
    firstSide=[A] secondSide=[A]                       => refused secondSide player-twice
    firstSide=[A,B]                                    => refused secondSide side-without-players
    secondSide=[A]                                     => refused firstSide side-without-players
    firstSide=[A,C] secondSide=[B,D] wantsNext=E       => refused wantsNext player-of-no-side
    firstSide=[A,C] secondSide=[B,D] finishedPhase=[F] => refused wantsNext player-of-no-side
`,
);

cases(
  'onus/general-active',
  `
  a lost general's ability does nothing:
    hasThatAbility                       => activeWithoutOrder=2 says=[4.9/active,12.4] spares=[12.3~switched-off]
    hasThatAbility generalState=dead     => activeWithoutOrder=0 says=[4.13/ability] spares=[12.3~no-general-on-the-field]
    hasThatAbility generalState=fleeing  => activeWithoutOrder=1 says=[4.13/ability,12.3]
    generalState=dead                    => activeWithoutOrder=0 says=[] spares=[12.3~no-general-on-the-field]
`,
);
