import { alike, amount, maybe, text, word, words, yes } from '../../core/answer.ts';
import {
  add,
  type Fraction,
  fraction,
  fractionText,
  multiply,
  subtract,
} from '../../core/fraction.ts';
import { handOn } from '../../core/hand-on.ts';
import { chance } from '../../core/odds.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { Trace } from '../../core/ruling.ts';
import { choice, flag, optionalChoice } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { type Fate, TOLD_FATES, type ToldFate } from '../combat/fate.ts';
import { CHECK_RESULTS } from '../fields.ts';
import { FACES } from '../units.ts';
import { checkFighter } from '../values/contradictions.ts';
import { type Fighter, fighterWith, lifeOf, READINGS } from '../values/fighter.ts';
import { failing, isToldTwice, moraleOf, openChance, passedBy, passes } from '../values/morale.ts';
import { FLEEING_UNIT } from '../values/plain-unit.ts';

const MOST_MORALE = 20;

const FIELDS = {
  unit: group({
    ...fighterWith('kind', 'morale', 'wounds', 'hero', 'noOfficers'),
    ...fighterWith('general', 'generalMorale', 'generalLost', 'moraleBonus'),
  }),
  modifiedMorale: optionalCount(1, MOST_MORALE),
  flightBegan: choice(['earlier', 'enemy-turn', 'this-turn'], 'earlier'),
  flightPhaseOf: choice(['owner', 'enemy'], 'owner'),
  blocked: flag(),
  activated: flag(),
  activationDie: optionalCount(1, FACES),
  moraleDie: optionalCount(1, FACES),
  checkResult: rare(optionalChoice(CHECK_RESULTS)),
  ownerKills: flag(),
  enemyTerror: rare(flag()),
  readings: rare(group({ R14: READINGS.R14 })),
};
type Recovery = Values<typeof FIELDS>;

const fighterOf = ({ unit }: Recovery): Fighter => ({
  ...FLEEING_UNIT,
  ...unit,
  life: lifeOf(unit),
});

/** The morale of a check to recover, which no attack causes (ruling R14). */
function moraleToRecover(input: Recovery, trace: Trace): number {
  const { modifiedMorale, readings, enemyTerror } = input;
  if (modifiedMorale !== undefined) return modifiedMorale;
  const value = moraleOf(
    {
      who: 'unit',
      unit: fighterOf(input),
      attacked: false,
      by: 'hand-to-hand',
      cause: 'flight',
      terror: enemyTerror,
      readings: { R10: 'a', ...readings },
    },
    trace,
  );
  if (readings.R14 === 'a') trace.step('onus-10.17/recovery');
  return value;
}

const isElephants = ({ unit }: Recovery) => unit.kind === 'elephants';
/** Only outside combat does an activation bring a check (onus-7.20). */
const checksOnActivation = ({ activated, blocked }: Recovery) => activated && !blocked;

/** Elephants whose roll equals their morale may be killed (onus-7.200, ruling R51). */
function passedTo(input: Recovery, die: number | undefined, value: number, trace: Trace): Fate {
  if (!isElephants(input)) return 'steady';
  if (die === undefined || die !== value) {
    trace.skip('onus-7.200', 'roll-not-equal');
    return 'steady';
  }
  const killed = input.ownerKills;
  const said = { die, morale: value };
  if (!killed) trace.step('onus-7.200/may', said);
  else trace.step('onus-7.200/killed', said, { on: 'fate', from: 'fleeing', to: 'eliminated' });
  return killed ? 'eliminated' : 'steady';
}

/** The check when the unit is activated: whatever comes of it, it does not move or fight this turn. */
function activation(input: Recovery, value: number, trace: Trace): Fate {
  const { activated, blocked, activationDie: die } = input;
  if (!activated) return 'fleeing';
  trace.step('onus-7.184/may');
  if (blocked) {
    trace.skip('onus-7.20', 'engaged-in-combat');
    return 'fleeing';
  }
  trace.step('onus-7.20/recovery', { morale: value });
  if (die === undefined) return 'fleeing';
  if (!passes(die, value)) {
    trace.step('onus-7.22/recovery', { die, morale: value });
    return 'fleeing';
  }
  const fate = passedTo(input, die, value, trace);
  if (fate === 'steady') trace.step('onus-7.21/recovery');
  return fate;
}

/** Whether the unit checks in this flight phase, if it is still fleeing by then. */
function isDue({ flightBegan, flightPhaseOf }: Recovery, trace: Trace): boolean {
  if (flightPhaseOf === 'enemy') trace.step('onus-7.187/enemy-phase');
  else if (flightBegan === 'this-turn') trace.step('onus-7.187/this-turn');
  else {
    if (flightBegan === 'enemy-turn') trace.step('onus-7.187/enemy-turn');
    trace.step('onus-7.187/checks', {}, { on: 'checksNow', from: false, to: true });
    return true;
  }
  return false;
}

const tellTold = (passed: boolean, morale: number, trace: Trace) =>
  trace.step(`onus-7.173/told-${passed ? 'passed' : 'failed'}`, { who: 'unit', morale });

function inPhase(input: Recovery, value: number, trace: Trace): ToldFate {
  const { moraleDie: die, checkResult, blocked } = input;
  const passed = passedBy(die, checkResult, value);
  if (passed === null) return 'open';
  const told = die === undefined;
  if (told) tellTold(passed, value, trace);
  if (!passed) {
    if (!told) trace.step('onus-7.187/fails', { die, morale: value });
    trace.step(blocked ? 'onus-7.176/still' : 'onus-7.190/goes-on');
    return 'fleeing';
  }
  const fate = passedTo(input, die, value, trace);
  if (fate !== 'steady') return fate;
  const how = told ? 'told' : 'recovers';
  const recovers = blocked ? (`onus-7.189/${how}` as const) : (`onus-7.188/${how}` as const);
  trace.step(recovers, told ? {} : { die, morale: value }, {
    on: 'fate',
    from: 'fleeing',
    to: fate,
  });
  return fate;
}

const ONE = fraction(1);
const NEVER = fraction(0);

/** Whether a die that passes also equals the morale: of as many faces as pass, one does, and none above 6. */
function equalling(
  input: Recovery,
  value: number,
  die: number | undefined,
  passed: boolean | null,
) {
  if (!isElephants(input) || value > FACES || passed === false) return NEVER;
  if (die !== undefined) return fraction(Number(die === value));
  return fraction(1, passed ? value : FACES);
}

/** A check: the chance to recover by it, as it was before its die and as it is now, and that its roll equals the morale. */
function checkOdds(
  input: Recovery,
  value: number,
  die: number | undefined,
  result?: Recovery['checkResult'],
) {
  const passed = passedBy(die, result, value);
  const killed = (equals: Fraction) => (input.ownerKills ? equals : NEVER);
  const passes = subtract(ONE, failing(value));
  const equals = equalling(input, value, die, passed);
  return {
    before: subtract(passes, killed(equalling(input, value, undefined, null))),
    now: subtract(openChance(passes, passed), killed(equals)),
    fails: subtract(ONE, openChance(passes, passed)),
    equals,
  };
}
const NO_CHECK = { before: NEVER, now: NEVER, fails: ONE, equals: NEVER };

/** Of the check on activation, and of the one in the phase, to which it comes if the first one fails. */
function oddsOf(input: Recovery, value: number, due: boolean) {
  const { activationDie, moraleDie, checkResult } = input;
  const first = checksOnActivation(input) ? checkOdds(input, value, activationDie) : NO_CHECK;
  const second = due ? checkOdds(input, value, moraleDie, checkResult) : NO_CHECK;
  const inTurn = (of: 'now' | 'equals') => add(first[of], multiply(first.fails, second[of]));
  return { phase: second.before, now: second.now, turn: inTurn('now'), equals: inTurn('equals') };
}

export const flightPhase = defineQuery({
  id: 'onus/flight-phase',
  fields: FIELDS,
  answer: {
    checksNow: yes(),
    orderedBy: word(['active-player'], 'active-player'),
    ...alike(amount(), 'checksThisTurn', 'moraleValue'),
    ...alike(text(), 'chanceToRecover', 'chanceInTurn'),
    fate: word(TOLD_FATES, 'fleeing'),
    markersLost: words(['fleeing', 'broken']),
    ...alike(yes(), 'mayReorient', 'fleesOn', 'mayKill'),
    nextCheck: maybe(word(['next-flight-phase'], 'next-flight-phase')),
  },
  odds: { chances: ['recovers', 'recovers-in-turn', 'roll-equals-morale'] },
  sample: { unit: { morale: 7, wounds: 3, general: 'in-radius' } },
  next: ({ unit, blocked }, { fleesOn }) =>
    fleesOn
      ? [
          {
            as: 'flight',
            query: 'onus/flight-move',
            draft: {
              ...handOn(unit, 'kind'),
              ...handOn({ blocked }, 'blocked'),
              flightMoment: 'flight-phase',
            },
          },
        ]
      : [],
  check: problems<Recovery>(
    (input) => checkFighter('unit', fighterOf(input)),
    [
      'activationDie',
      'no-check-on-activation',
      'onus-7.20',
      (input) => input.activationDie !== undefined && !checksOnActivation(input),
    ],
    [
      'checkResult',
      'die-and-result',
      null,
      ({ moraleDie, checkResult }) => isToldTwice(moraleDie, checkResult),
    ],
  ),
  run(input, trace) {
    const value = moraleToRecover(input, trace);
    const before = activation(input, value, trace);
    const due = isDue(input, before === 'fleeing' ? trace : new Trace()) && before === 'fleeing';
    const fate = due ? inPhase(input, value, trace) : before;
    const odds = oddsOf(input, value, isDue(input, new Trace()));
    const die = due ? input.moraleDie : input.activationDie;
    const recovered = fate === 'steady';
    return {
      answer: {
        checksNow: due,
        checksThisTurn: Number(due) + Number(checksOnActivation(input)),
        moraleValue: value,
        chanceToRecover: fractionText(odds.phase),
        chanceInTurn: fractionText(odds.turn),
        fate,
        markersLost: recovered ? (['fleeing', 'broken'] as const) : [],
        mayReorient: recovered && !input.blocked,
        fleesOn: due && fate === 'fleeing' && !input.blocked,
        mayKill: isElephants(input) && die === value,
        nextCheck: fate === 'fleeing' ? 'next-flight-phase' : null,
      },
      summary: {
        say: `flight-phase/${sayOf(due, fate)}`,
        with: {
          morale: value,
          chance: fractionText(odds.phase),
          turn: fractionText(odds.turn),
        },
      },
      odds: {
        chances: {
          recovers: chance(odds.now),
          'recovers-in-turn': chance(odds.turn),
          ...(isElephants(input) && { 'roll-equals-morale': chance(odds.equals) }),
        },
        means: {},
        tables: {},
      },
    };
  },
});

function sayOf(due: boolean, fate: ToldFate): string {
  if (fate === 'fleeing') return due ? 'flees-on' : 'no-check';
  return fate;
}
