import { type Answer, alike, amount, maybe, part, text, word, yes } from '../../core/answer.ts';
import { type Fraction, fraction, fractionText, multiply, subtract } from '../../core/fraction.ts';
import { handOn } from '../../core/hand-on.ts';
import { chance } from '../../core/odds.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { all, not, on, rulesOf } from '../../core/rules.ts';
import { Trace } from '../../core/ruling.ts';
import { failing, openChance, passedBy, passes } from '../values/morale.ts';
import {
  ACTIVATION_FIELDS,
  type ActivationInput,
  CHECKS,
  checkActivation,
  checkedMorale,
  type MoraleCheck,
} from './activation-fields.ts';

const ONE = fraction(1);

/** Whether the check was passed; `open` while its die has not been rolled, `none` where none is made. */
type Result = 'passed' | 'failed' | 'open' | 'none';
interface Activated extends ActivationInput {
  result: Result;
}

const { notes, sets } = rulesOf<Activated>();
const flees = ({ fleeing }: Activated) => fleeing;
const isBroken = ({ broken, fleeing }: Activated) => broken && !fleeing;
const free = on('unit-engaged', ({ engaged }: Activated) => !engaged);

const CHECK: Table<Activated, MoraleCheck> = {
  on: 'checkOnActivation',
  rows: [
    sets('onus-7.17', 'may', [isBroken], free),
    sets('onus-7.20', 'must', [flees], free),
    notes('onus-7.16/activated', [({ engaged }) => engaged]),
  ],
};

/** What becomes of the unit: its state, and what it may still do this turn. */
const AFTERWARDS = {
  unitStateAfter: word(['steady', 'broken', 'fleeing'], 'steady'),
  /** Nothing while it is engaged: then it may only do what engaged units do. */
  moveUpToUd: maybe(amount()),
  ...alike(yes(), 'chargeAllowed', 'shotAllowed', 'fightAllowed', 'freeOrientation'),
  activeMarker: yes(true),
};
type After = Answer<typeof AFTERWARDS>;

const HALF = 2;
const reduced = ({ movement }: ActivationInput) => movement / HALF;
const passed = on('check-not-passed', ({ result }: Activated) => result === 'passed');
const rallying = all(isBroken, free);
const recovering = all(flees, free);
/** The unit as before, but for what the clause says. */
const but = (changes: Partial<After>) => (_: Activated, after: After) => ({ ...after, ...changes });
const halfMove = (unit: Activated, after: After) => ({
  ...after,
  moveUpToUd: reduced(unit),
  chargeAllowed: false,
});
const half = { with: (unit: Activated) => ({ ud: reduced(unit) }) };
const whole = { with: ({ movement }: Activated) => ({ ud: movement }) };

const AFTER: Table<Activated, After> = {
  on: 'unitStateAfter',
  rows: [
    sets('onus-7.17/rallied', but({ unitStateAfter: 'steady' }), [rallying, passed]),
    sets('onus-7.18', halfMove, [rallying], passed, half),
    notes('onus-7.19', [rallying, not(passed)], whole),
    sets('onus-7.20/recovered', but({ unitStateAfter: 'steady', freeOrientation: true }), [
      recovering,
      passed,
    ]),
    sets('onus-7.21', but({ fightAllowed: false, activeMarker: false }), [recovering], passed),
    notes('onus-7.22', [recovering, not(passed)]),
    notes('onus-7.23/phase-flees', [flees, not(passed)]),
  ],
  show: ({ unitStateAfter }) => unitStateAfter,
};

const startOf = ({ broken, fleeing, movement, engaged }: ActivationInput): After => ({
  unitStateAfter: fleeing ? 'fleeing' : broken ? 'broken' : 'steady',
  moveUpToUd: fleeing ? 0 : engaged ? null : movement,
  chargeAllowed: !fleeing && !engaged,
  shotAllowed: !fleeing && !engaged,
  fightAllowed: !fleeing || engaged,
  freeOrientation: false,
  activeMarker: true,
});

const afterwards = (input: ActivationInput, result: Result, trace: Trace): After =>
  applyRows(AFTER, { ...input, result }, startOf(input), trace);

function resultOf(input: ActivationInput, morale: number): Result {
  if (input.declines) return 'none';
  const passed = passedBy(input.activationDie, input.checkResult, morale);
  return passed === null ? 'open' : passed ? 'passed' : 'failed';
}

/** A fleeing unit that fails tries again in the flight phase, unless it began to flee this turn (ruling R54). */
function again(input: ActivationInput, trace: Trace): Fraction {
  const { fleeing, engaged, fledThisTurn } = input;
  if (!fleeing || engaged) return fraction(0);
  if (fledThisTurn) {
    trace.skip('onus-7.187', 'fled-this-turn');
    return fraction(0);
  }
  trace.step('onus-7.187/again');
  return subtract(ONE, failing(checkedMorale(input, 'flight', new Trace())));
}

function tellRoll(input: ActivationInput, morale: number, result: Result, trace: Trace) {
  const { activationDie: die = 0, movement } = input;
  const values = { die, morale };
  if (result === 'none') trace.step('onus-7.19/declined', { ud: movement });
  else if (result !== 'open' && input.activationDie === undefined)
    trace.step(`onus-7.141/activation-told-${result}`, { morale });
  else trace.step(`onus-7.141/activation-${result}`, values);
  if (result !== 'open') return;
  if (input.fleeing) {
    trace.step('onus-7.21/if');
    trace.step('onus-7.22/if');
  } else {
    trace.step('onus-7.18/if', { ud: reduced(input) });
    trace.step('onus-7.19/if', { ud: movement });
  }
}

/** Whether its die of the flight phase brings it back, where it is known and the first one does not. */
function recoversInFlight(input: ActivationInput): boolean | null {
  const { flightDie, fledThisTurn, fleeing } = input;
  if (!fleeing || flightDie === undefined || fledThisTurn) return null;
  return passes(flightDie, checkedMorale(input, 'flight', new Trace()));
}

const unchecked = (input: ActivationInput, trace: Trace) => {
  const unitAfter = afterwards(input, 'none', trace);
  return {
    answer: { checkOnActivation: 'none' as const, unitAfter },
    summary: { say: 'activation/none', with: { unitStateAfter: unitAfter.unitStateAfter } },
  };
};

export const activation = defineQuery({
  id: 'onus/activation',
  fields: ACTIVATION_FIELDS,
  answer: {
    checkOnActivation: word(CHECKS, 'none'),
    moraleValue: maybe(amount()),
    ...alike(maybe(text()), 'passChance', 'chanceThisTurn'),
    checkPassed: maybe(yes()),
    ...alike(maybe(part(AFTERWARDS)), 'unitAfter', 'afterPass', 'afterFail'),
    triesAgain: yes(),
    recoversInFlight: maybe(yes()),
  },
  odds: { chances: ['check-passes', 'recovers-this-turn'] },
  rolls: { activationDie: ({ checkOnActivation }) => Number(checkOnActivation !== 'none') },
  sample: { fleeing: true, modifiedMorale: 3 },
  next: (said, { unitAfter }) =>
    unitAfter?.activeMarker
      ? [
          {
            as: 'move',
            query: 'onus/move',
            draft: {
              ...handOn(said, 'movement', 'abilities', 'extended', 'engaged'),
              active: true,
            },
          },
        ]
      : [],
  check: checkActivation,
  run(input, trace) {
    const checkOnActivation = applyRows(CHECK, { ...input, result: 'open' }, 'none', trace);
    if (checkOnActivation === 'none') return unchecked(input, trace);
    const morale = checkedMorale(input, 'activation', trace);
    const result = resultOf(input, morale);
    tellRoll(input, morale, result, trace);
    const decided = result !== 'open';
    const unitAfter = decided ? afterwards(input, result, trace) : null;
    const later = recoversInFlight(input);
    const second = result === 'passed' ? fraction(0) : openChance(again(input, trace), later);
    const fails = failing(morale);
    const stays = openChance(fails, decided ? result !== 'passed' : null);
    const chances = {
      'check-passes': chance(subtract(ONE, stays)),
      'recovers-this-turn': chance(subtract(ONE, multiply(stays, subtract(ONE, second)))),
    };
    return {
      answer: {
        checkOnActivation,
        moraleValue: morale,
        passChance: fractionText(subtract(ONE, fails)),
        chanceThisTurn: chances['recovers-this-turn'].fraction,
        checkPassed: decided ? result === 'passed' : null,
        unitAfter,
        afterPass: afterwards(input, 'passed', new Trace()),
        afterFail: afterwards(input, 'failed', new Trace()),
        triesAgain: input.fleeing && !input.fledThisTurn && result !== 'passed',
        recoversInFlight: result === 'failed' ? later : null,
      },
      summary: {
        say: `activation/${input.fleeing ? 'fleeing' : 'broken'}-${result}`,
        with: {
          morale,
          chance: fractionText(subtract(ONE, fails)),
          turn: chances['recovers-this-turn'].fraction,
        },
      },
      odds: { chances, means: {}, tables: {} },
    };
  },
});
