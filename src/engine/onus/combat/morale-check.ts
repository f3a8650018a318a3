import { alike, amount, maybe, text, word, yes } from '../../core/answer.ts';
import { fraction, fractionText, subtract } from '../../core/fraction.ts';
import { handOn } from '../../core/hand-on.ts';
import { chance } from '../../core/odds.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag, optionalChoice } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { CHECK_RESULTS, KIND } from '../fields.ts';
import { type FlightCause, failedTo } from '../flight/fate.ts';
import { FACES } from '../units.ts';
import { checkFighter } from '../values/contradictions.ts';
import { complete, fighterWithout, isHorseBeforeCamels, READINGS } from '../values/fighter.ts';
import {
  CAUSES,
  cannotFail,
  failing,
  isToldTwice,
  moraleModifier,
  moraleOf,
  type Nerve,
  openChance,
  passedBy,
} from '../values/morale.ts';
import { CHANCES_ARE } from './chances-are.ts';
import { tellFailure } from './failure.ts';
import { FATES, type Fate, hurt, lifeLeft, stateOf, TOLD_FATES } from './fate.ts';

const NERVES = fighterWithout(
  ...(['hit', 'wound', 'dodge', 'armour', 'attackBonus', 'defenceBonus'] as const),
  ...(['priority', 'generalStrength', 'generalDefence'] as const),
);
const { R10, R14, R47 } = READINGS;
const MOST_WOUNDS = 28;

const FIELDS = {
  unit: group({ ...NERVES, taken: rare(optionalCount(0, MOST_WOUNDS)) }),
  cause: choice(CAUSES, 'hand-to-hand'),
  enemyTerror: flag(),
  enemyTaken: rare(optionalCount(0, MOST_WOUNDS)),
  enemyKind: rare(KIND),
  dromedaries: rare(flag()),
  steadfastFlees: rare(flag()),
  moraleDie: optionalCount(1, FACES),
  checkResult: rare(optionalChoice(CHECK_RESULTS)),
  readings: rare(group({ R10, R14, R47 })),
};
type Input = Values<typeof FIELDS>;

const ATTACKS = ['hand-to-hand', 'shot', 'trample'];
const attacked = ({ cause }: Input) => ATTACKS.includes(cause);

/** A unit that checks to recover is in the state from which it would. */
const unitOf = ({ unit, cause }: Input) => ({
  ...hurt(complete(unit), unit.taken ?? 0),
  broken: unit.broken || cause === 'activation',
  fleeing: unit.fleeing || cause === 'flight',
});

const before = (input: Input): Fate => stateOf(unitOf(input));

/** Horses that fight camels, where the optional rule is used (onus-12.31). */
const frightened = ({ unit, cause, enemyKind, dromedaries }: Input) =>
  cause === 'hand-to-hand' && isHorseBeforeCamels(unit.kind, enemyKind, dromedaries);

const checkerOf = (input: Input): Nerve => ({
  who: 'unit',
  unit: unitOf(input),
  attacked: attacked(input),
  by: input.cause === 'shot' ? 'shot' : 'hand-to-hand',
  cause: input.cause,
  terror: input.enemyTerror || frightened(input),
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

/** Why a unit checks that nobody attacks, and whether it must. */
function tellOccasion(input: Input, trace: Trace) {
  if (input.cause === 'flight') trace.step('onus-7.187/checks');
  else if (mayRefuse(input))
    trace.step('onus-7.17', {}, { on: 'mustCheck', from: true, to: false });
  else trace.step('onus-7.20');
}

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

const { allows, bars } = rulesOf<Input>((input) => ({
  who: 'unit',
  fate: `fate.${passedTo(input)}`,
}));
const byHand = ({ cause }: Input) => cause === 'hand-to-hand';
const struckAfar = (input: Input) => attacked(input) && !byHand(input);
const isTold = ({ unit }: Input) => unit.taken !== undefined;
const unhurt = on('was-wounded', ({ unit }: Input) => unit.taken === 0);
const lessHurt = on(
  'enemy-not-hurt-more',
  ({ unit, enemyTaken = 0 }: Input) => enemyTaken > (unit.taken ?? enemyTaken),
);
const bothTold = ({ unit, enemyTaken }: Input) =>
  unit.taken !== undefined && enemyTaken !== undefined;
const byTerror = ({ enemyTerror, readings }: Input) => enemyTerror && readings.R47 === 'b';

/** Whether the wounds just taken call for the check; where they are not told, that is what is asked. */
const DUE: Table<Input, boolean> = {
  on: 'mustCheck',
  rows: [
    bars('onus-7.139/check', [struckAfar, isTold], unhurt),
    bars('onus-7.172/unhurt', [byHand, isTold], unhurt),
    bars('onus-7.172/fewer', [byHand, bothTold, not(unhurt)], lessHurt),
    allows('onus-12.31/check', [frightened, isTold]),
    allows('onus-9.17/check', [byHand, byTerror, isTold]),
  ],
};

/** The die against the modified morale: what becomes of the unit. */
function decide(input: Input, morale: number, trace: Trace): Fate | 'open' {
  const { moraleDie: die, checkResult } = input;
  const passed = passedBy(die, checkResult, morale);
  if (passed === null) {
    trace.step('onus-7.173/due', { who: 'unit', morale });
    return cannotFail(morale) ? passedTo(input) : 'open';
  }
  const end = passed ? 'passed' : 'failed';
  if (die === 1) trace.step('onus-7.142');
  else if (die !== undefined) trace.skip('onus-7.142', 'die-not-one');
  if (die === undefined) trace.step(`onus-7.173/told-${end}`, { who: 'unit', morale });
  else trace.step(`onus-7.173/${end}`, { who: 'unit', die, morale });
  if (passed) tellPassed(input, trace);
  else tellFailed(input, trace);
  return passed ? passedTo(input) : failsTo(input);
}

/** No check is made: the unit flees already, has no life left, or nobody hurt it enough. */
function spared(input: Input, trace: Trace): Fate | null {
  if (!attacked(input)) return null;
  if (input.unit.fleeing) {
    trace.step('onus-7.186/no-check');
    return 'fleeing';
  }
  const { wounds, life } = unitOf(input);
  if (lifeLeft({ wounds, life }) === 0) {
    trace.step('onus-7.169', { who: 'unit', wounds, life });
    return 'eliminated';
  }
  if (applyRows(DUE, input, true, trace)) return null;
  const fate = passedTo(input);
  if (fate !== before(input))
    trace.step('onus-7.199/check', {}, { on: 'fate', from: before(input), to: fate });
  return fate;
}

const check = (input: Input) => [
  ...checkFighter('unit', { ...unitOf(input), wounds: input.unit.wounds }),
  ...problems<Input>([
    'checkResult',
    'die-and-result',
    null,
    ({ moraleDie, checkResult }) => isToldTwice(moraleDie, checkResult),
  ])(input),
];

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
    chancesAre: maybe(word(CHANCES_ARE, 'after-wounds')),
  },
  odds: { chances: ['fails', 'passes'] },
  rolls: { moraleDie: ({ mustCheck, mayCheck }) => Number(mustCheck || mayCheck) },
  sample: {
    unit: { morale: 7, wounds: 4, attackedOn: ['front', 'flank'] },
    moraleDie: 4,
  },
  next: ({ unit }, { fate }) =>
    fate === 'fleeing'
      ? [{ as: 'flight', query: 'onus/flight-move', draft: handOn(unit, 'kind') }]
      : [],
  check,
  run(input, trace) {
    const kept = spared(input, trace);
    if (kept) {
      const say = input.unit.fleeing ? 'none' : 'not-due';
      return {
        answer: { fate: kept },
        summary: { say: `morale-check/${say}`, with: { fate: `fate.${kept}` } },
      };
    }
    if (restores(input)) tellOccasion(input, trace);
    const morale = moraleOf(checkerOf(input), trace);
    const fate = decide(input, morale, trace);
    const fails = failing(morale);
    const holds = subtract(fraction(1), fails);
    const passed = passedBy(input.moraleDie, input.checkResult, morale);
    const holdsNow = openChance(holds, passed);
    const failsNow = subtract(fraction(1), holdsNow);
    return {
      answer: {
        mustCheck: !mayRefuse(input),
        mayCheck: true,
        moraleValue: morale,
        moraleModifier: moraleModifier(checkerOf(input)),
        passed,
        chanceToFail: fractionText(fails),
        chanceToPass: fractionText(holds),
        ifPassed: passedTo(input),
        ifFailed: failsTo(input),
        fate,
        chancesAre: passed === null ? ('after-wounds' as const) : ('known' as const),
      },
      summary:
        passed === null
          ? { say: 'morale-check/due', with: { morale, fails: chance(fails).fraction } }
          : input.moraleDie === undefined
            ? { say: 'morale-check/told', with: { morale, fate: `fate.${fate}` } }
            : {
                say: 'morale-check/rolled',
                with: { morale, die: input.moraleDie, fate: `fate.${fate}` },
              },
      odds: {
        chances: { fails: chance(failsNow), passes: chance(holdsNow) },
        means: {},
        tables: {},
      },
    };
  },
});
