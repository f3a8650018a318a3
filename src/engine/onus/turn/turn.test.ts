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
    forcedMarch                      => checkOnActivation=none removesForcedMarch
    forcedMarch orderType=health     => NOTHING
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
  several players: firstSide=[A,C] secondSide=[B,D] wantsNext=A
    turnWay=by-side finishedPhase=[A]|[A,B,D]                => !allowed waitingFor=[C] nextPhase=movement
    turnWay=by-side finishedPhase=[A]|[A,C]|[A,B,D]|[C] phase=end => nextPhase=turn-of-the-other
    turnWay=by-side finishedPhase=[A,C]                      => allowed waitingFor=[] nextPhase=movement
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
