import { alike, amount, maybe, text, word, yes } from '../../core/answer.ts';
import { fraction, fractionText, subtract } from '../../core/fraction.ts';
import { chance } from '../../core/odds.ts';
import { defineQuery } from '../../core/query.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag, group, optionalCount, rare, type Values } from '../../core/schema.ts';
import { type FlightCause, failedTo } from '../flight/fate.ts';
import { FACES } from '../units.ts';
import { checkFighter } from '../values/contradictions.ts';
import { complete, fighterWithout, READINGS } from '../values/fighter.ts';
import { moraleModifier } from '../values/modifiers.ts';
import { CAUSES, cannotFail, failing, moraleOf, type Nerve, passes } from '../values/morale.ts';
import { FATES, type Fate, stateOf, TOLD_FATES } from './fate.ts';
import { tellFailure } from './melee-told.ts';

const NERVES = fighterWithout(
  ...(['hit', 'wound', 'dodge', 'armour', 'attackBonus', 'defenceBonus'] as const),
  ...(['priority', 'generalStrength', 'generalDefence'] as const),
);
const { R10, R14 } = READINGS;

const FIELDS = {
  unit: group(NERVES),
  cause: choice(CAUSES, 'hand-to-hand'),
  enemyTerror: flag(),
  steadfastFlees: rare(flag()),
  moraleDie: optionalCount(1, FACES),
  readings: rare(group({ R10, R14 })),
};
type Input = Values<typeof FIELDS>;

const ATTACKS = ['hand-to-hand', 'shot', 'trample'];
const attacked = ({ cause }: Input) => ATTACKS.includes(cause);

/** A unit that checks to recover is in the state from which it would. */
const unitOf = ({ unit, cause }: Input) => ({
  ...complete(unit),
  broken: unit.broken || cause === 'activation',
  fleeing: unit.fleeing || cause === 'flight',
});

const before = (input: Input): Fate => stateOf(unitOf(input));

const checkerOf = (input: Input): Nerve => ({
  who: 'unit',
  unit: unitOf(input),
  attacked: attacked(input),
  by: input.cause === 'shot' ? 'shot' : 'hand-to-hand',
  cause: input.cause,
  terror: input.enemyTerror,
  readings: input.readings,
});

/** A check that no attack caused, and by which a unit only wins (onus-7.17, onus-7.20, onus-7.188). */
const restores = ({ cause }: Input) => cause === 'activation' || cause === 'flight';

/** A Broken unit that is activated checks only if its player wants it to (onus-7.17). */
const mayRefuse = (input: Input) => input.cause === 'activation' && before(input) === 'broken';

/** What a passed check leaves; who is trampled and stands is Broken all the same (onus-7.199). */
function passedTo(input: Input): Fate {
  if (restores(input)) return 'steady';
  const from = before(input);
  return input.cause === 'trample' && from === 'steady' ? 'broken' : from;
}

const FLIGHT = {
  'hand-to-hand': 'attack',
  shot: 'attack',
  trample: 'trample',
  activation: 'activation',
  flight: 'flight-phase',
  stampede: 'stampede',
} as const satisfies Record<Input['cause'], FlightCause>;

/** What a failed check makes of the unit. */
const failsTo = (input: Input): Fate =>
  failedTo(unitOf(input), FLIGHT[input.cause], input.steadfastFlees);

function tellPassed(input: Input, trace: Trace) {
  const { cause } = input;
  const from = before(input);
  if (attacked(input) && passedTo(input) === 'steady') trace.skip('onus-7.174', 'check-passed');
  if (cause === 'trample' && from === 'steady')
    trace.step('onus-7.199/check', {}, { on: 'fate', from, to: 'broken' });
  if (!restores(input)) return;
  const recovers = cause === 'activation' ? 'onus-7.20/check' : 'onus-7.188/check';
  const key = from === 'fleeing' ? recovers : 'onus-7.17/check';
  trace.step(key, {}, { on: 'fate', from, to: 'steady' });
}

function tellFailed(input: Input, trace: Trace) {
  const { cause } = input;
  const [from, to] = [before(input), failsTo(input)];
  if (cause === 'activation')
    trace.step(from === 'fleeing' ? 'onus-7.22/check' : 'onus-7.19/check');
  else if (cause === 'flight') trace.step('onus-7.190/check');
  else if (cause === 'stampede' && to === 'fleeing')
    trace.step('onus-11.17/check', {}, from === to ? null : { on: 'fate', from, to });
  else tellFailure('unit', from, to, trace);
  // Only a Steadfast unit is no more than Broken by a Stampede.
  if (cause === 'stampede' && from === 'steady' && to === 'broken')
    trace.step('onus-9.18/combat', { who: 'unit' });
}

/** The die against the modified morale: what becomes of the unit. */
function decide(input: Input, morale: number, trace: Trace): Fate | 'open' {
  const die = input.moraleDie;
  if (die === undefined) {
    trace.step('onus-7.173/due', { who: 'unit', morale });
    return cannotFail(morale) ? passedTo(input) : 'open';
  }
  if (die === 1) trace.step('onus-7.142');
  else trace.skip('onus-7.142', 'die-not-one');
  const passed = passes(die, morale);
  trace.step(`onus-7.173/${passed ? 'passed' : 'failed'}`, { who: 'unit', die, morale });
  if (passed) tellPassed(input, trace);
  else tellFailed(input, trace);
  return passed ? passedTo(input) : failsTo(input);
}

export const moraleCheck = defineQuery({
  id: 'onus/morale-check',
  fields: FIELDS,
  answer: {
    ...alike(yes(), 'mustCheck', 'mayCheck'),
    ...alike(maybe(amount()), 'moraleValue', 'moraleModifier'),
    passed: maybe(yes()),
    ...alike(maybe(text()), 'chanceToFail', 'chanceToPass'),
    ifPassed: maybe(word(FATES, 'steady')),
    ifFailed: maybe(word(FATES, 'steady')),
    fate: word(TOLD_FATES, 'fleeing'),
  },
  odds: { chances: ['fails', 'passes'] },
  sample: {
    unit: { morale: 7, wounds: 4, attackedOn: ['front', 'flank'] },
    moraleDie: 4,
  },
  check: (input) => checkFighter('unit', unitOf(input)),
  run(input, trace) {
    if (attacked(input) && input.unit.fleeing) {
      trace.step('onus-7.186/no-check');
      return { answer: {}, summary: { say: 'morale-check/none', with: {} } };
    }
    const morale = moraleOf(checkerOf(input), trace);
    const fate = decide(input, morale, trace);
    const fails = failing(morale);
    const holds = subtract(fraction(1), fails);
    return {
      answer: {
        mustCheck: !mayRefuse(input),
        mayCheck: true,
        moraleValue: morale,
        moraleModifier: moraleModifier(checkerOf(input)),
        passed: input.moraleDie === undefined ? null : passes(input.moraleDie, morale),
        chanceToFail: fractionText(fails),
        chanceToPass: fractionText(holds),
        ifPassed: passedTo(input),
        ifFailed: failsTo(input),
        fate,
      },
      summary:
        input.moraleDie === undefined
          ? { say: 'morale-check/due', with: { morale, fails: chance(fails).percent } }
          : {
              say: 'morale-check/rolled',
              with: { morale, die: input.moraleDie, fate: `fate.${fate}` },
            },
      odds: { chances: { fails: chance(fails), passes: chance(holds) }, means: {}, tables: {} },
    };
  },
});
