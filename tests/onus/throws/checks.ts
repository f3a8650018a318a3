import {
  type Draft,
  type Face,
  type Next,
  once,
  type Thrower,
} from '../../../scripts/prove/odds/throwing.ts';
import { answerTo } from '../../../src/engine/testing/ask.ts';
import { D6 } from './attacks.ts';

/** A die against the morale: a 1 always passes (onus-7.142), more than the morale fails. */
const passes = (die: unknown, morale: number | null) => die === 1 || Number(die) <= Number(morale);

export function moraleCheck(draft: Draft): Next {
  const { passed } = answerTo('onus/morale-check', draft);
  if (passed === null)
    return { dice: 1, faces: D6, next: ([moraleDie]) => moraleCheck({ ...draft, moraleDie }) };
  return { chances: { fails: !passed, passes: passed } };
}

/** What becomes of the unit does not say whether it passed: the die is held against its morale here. */
export function stampede(draft: Draft): Next {
  const { moraleDie: die, checkResult } = draft;
  if (die === undefined && checkResult === undefined)
    return { dice: 1, faces: D6, next: ([moraleDie]) => stampede({ ...draft, moraleDie }) };
  const { moraleValue } = answerTo('onus/stampede', draft);
  const passed = die === undefined ? checkResult === 'passed' : passes(die, moraleValue);
  return { chances: { fails: !passed, passes: passed } };
}

/** A check when it is activated, and one in the flight phase of a unit that flees by then (onus-7.20, onus-7.187). */
export function flightPhase(draft: Draft): Next {
  const { checksThisTurn, checksNow, fate, moraleValue } = answerTo('onus/flight-phase', draft);
  const onActivation = checksThisTurn > Number(checksNow);
  const thrown = (field: string): Next => ({
    ...{ dice: 1, faces: D6 },
    next: ([die]) => flightPhase({ ...draft, [field]: die }),
  });
  const { activationDie, moraleDie, checkResult } = draft;
  if (onActivation && activationDie === undefined) return thrown('activationDie');
  if (fate === 'open') return thrown('moraleDie');
  // Of a check of which only the result is told, the die is thrown until it fits.
  if (checksNow && moraleDie === undefined && checkResult !== undefined)
    return {
      ...{ dice: 1, faces: D6 },
      next: ([die]) =>
        passes(die, moraleValue) === (checkResult === 'passed')
          ? flightPhase({ ...draft, checkResult: undefined, moraleDie: die })
          : { void: true },
    };
  return {
    chances: {
      recovers: checksNow ? fate === 'steady' : undefined,
      'recovers-in-turn': fate === 'steady',
      'roll-equals-morale':
        activationDie === moraleValue || (checksNow && moraleDie === moraleValue),
    },
  };
}

/** A check on activation, and another one in the flight phase (onus-7.20, onus-7.187). */
export function activation(draft: Draft): Next {
  const { checkPassed, triesAgain, recoversInFlight } = answerTo('onus/activation', draft);
  if (checkPassed === null)
    return {
      dice: 1,
      faces: D6,
      next: ([activationDie]) => activation({ ...draft, activationDie }),
    };
  if (triesAgain && recoversInFlight === null)
    return { dice: 1, faces: D6, next: ([flightDie]) => activation({ ...draft, flightDie }) };
  return {
    chances: {
      'check-passes': checkPassed,
      'recovers-this-turn': checkPassed || recoversInFlight === true,
    },
  };
}

/** One die of each player, until they are not equal (onus-6.23). */
export const firstPlayer: Thrower = (told) => {
  const answered = ({ own, other, tied }: { own: Face; other: Face; tied: boolean }): Next => {
    const startDice = [own, other];
    const { firstPlayer: found } = answerTo('onus/first-player', { ...told, startDice });
    if (found === 'roll-again') return thrown({ tied: true });
    return {
      chances: {
        'player-starts': found === 'player',
        'opponent-starts': found === 'opponent',
        'tie-in-a-roll': tied,
      },
    };
  };
  const die = (next: (die: Face) => Next): Next => ({
    ...{ dice: 1, faces: D6 },
    next: ([fallen = 0]) => next(fallen),
  });
  const thrown = once(({ tied }: { tied: boolean }) =>
    die((own) => die((other) => answered({ own, other, tied }))),
  );
  return thrown({ tied: false });
};

/** Two dice in each turn that the army holds, as long as its losses stay the same (onus-6.11). */
export const leadershipCheck: Thrower = (told) => {
  const turns = Number(told.turnsChecked ?? 1);
  const look = once((draft: Draft) => answerTo('onus/leadership-check', draft));
  const turn = once(({ number, dice }: { number: number; dice?: unknown }): Next => {
    const { armyHolds } = look({ ...told, leadershipDice: dice });
    if (armyHolds === null)
      return { dice: 2, faces: D6, next: (fallen) => turn({ number, dice: fallen }) };
    return later(number, armyHolds);
  });
  const later = (number: number, holds: boolean): Next => {
    const now = number === 1 ? holds : true;
    if (holds && number < turns) return turn({ number: number + 1 });
    return {
      chances: { 'army-holds': now, 'army-withdraws': !now, 'army-holds-each-turn': holds },
    };
  };
  return turn({
    number: 1,
    ...(told.leadershipDice !== undefined && { dice: told.leadershipDice }),
  });
};
