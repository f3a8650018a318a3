import { amount, maybe, text, word, yes } from '../../core/answer.ts';
import { fraction, fractionText, subtract } from '../../core/fraction.ts';
import { handOn } from '../../core/hand-on.ts';
import { chance } from '../../core/odds.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag, optionalChoice } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { measure, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { type Fate, stateOf, TOLD_FATES } from '../combat/fate.ts';
import { CHECK_RESULTS } from '../fields.ts';
import { FACES, hasAnimals, isMounted } from '../units.ts';
import { STAMPEDE_MOUNTED, STAMPEDE_RADIUS } from '../values/card-numbers.ts';
import { checkFighter } from '../values/contradictions.ts';
import { complete, fighterWithout } from '../values/fighter.ts';
import { failing, isToldTwice, moraleOf, openChance, passedBy } from '../values/morale.ts';
import { PLAIN_UNIT } from '../values/plain-unit.ts';
import { failedTo, MOMENTS } from './fate.ts';

const MOST_UD = 40;
const NERVES = fighterWithout(
  ...(['hit', 'wound', 'dodge', 'armour', 'attackBonus', 'defenceBonus', 'priority'] as const),
  ...(['generalStrength', 'generalDefence'] as const),
  ...(['attackedOn', 'otherEnemies', 'protectedFlanks'] as const),
);

const FIELDS = {
  unit: group(NERVES),
  animals: choice(['by-kind', 'yes', 'no'], 'by-kind'),
  distanceToActivated: measure(0, MOST_UD, 2),
  isActivated: flag(),
  blocked: flag(),
  steadfastFlees: rare(flag()),
  enemyTerror: rare(flag()),
  moraleDie: optionalCount(1, FACES),
  checkResult: rare(optionalChoice(CHECK_RESULTS)),
};
type Panic = Values<typeof FIELDS>;

const withAnimals = ({ unit, animals }: Panic) =>
  animals === 'by-kind' ? hasAnimals(unit.kind) : animals === 'yes';

/** Whether the order makes this unit check; the one that it activates does not (ruling R50). */
function mustCheck(input: Panic, trace: Trace): boolean {
  const { isActivated, distanceToActivated: distance } = input;
  const said = { radius: STAMPEDE_RADIUS, distance };
  if (isActivated) trace.step('onus-11.15/activated', said);
  else if (!withAnimals(input)) trace.step('onus-11.15/no-animals', said);
  else if (distance > STAMPEDE_RADIUS) trace.step('onus-11.15/too-far', said);
  else {
    trace.step('onus-11.15/checks', said, { on: 'mustCheck', from: false, to: true });
    return true;
  }
  return false;
}

const moraleIn = (input: Panic, trace: Trace) =>
  moraleOf(
    {
      who: 'unit',
      unit: { ...PLAIN_UNIT, ...complete(input.unit) },
      attacked: false,
      by: 'hand-to-hand',
      cause: 'stampede',
      terror: input.enemyTerror,
      readings: { R10: 'a', R14: 'a' },
    },
    trace,
  );

function failed({ unit, steadfastFlees, blocked }: Panic, trace: Trace): Fate {
  const fate = failedTo(unit, 'stampede', steadfastFlees, trace);
  if (fate === 'fleeing') trace.step(blocked ? 'onus-7.176' : 'onus-7.178/at-once');
  return fate;
}

/** A unit that need not check; the activated one may do all that any other may. */
function spared({ isActivated: acts, unit }: Panic, trace: Trace) {
  if (acts) trace.step('onus-11.18/acts');
  const may = acts || null;
  return {
    answer: {
      fate: stateOf(unit),
      activatedMayMove: may,
      activatedMayCharge: may,
      activatedMayShoot: may,
      activatedMayFight: may,
    },
    summary: { say: `stampede/${acts ? 'activated' : 'spared'}`, with: {} },
  };
}

export const stampede = defineQuery({
  id: 'onus/stampede',
  fields: FIELDS,
  answer: {
    mustCheck: yes(),
    moraleValue: maybe(amount()),
    mountedModifier: amount(),
    chanceToFail: maybe(text()),
    fate: word(TOLD_FATES, 'steady'),
    flightMove: word(MOMENTS, 'none'),
    activatedMayMove: maybe(yes()),
    activatedMayCharge: maybe(yes()),
    activatedMayShoot: maybe(yes()),
    activatedMayFight: maybe(yes()),
  },
  odds: { chances: ['fails', 'passes'] },
  rolls: { moraleDie: ({ mustCheck }) => Number(mustCheck) },
  sample: { unit: { kind: 'cavalry', wounds: 1 }, distanceToActivated: 3 },
  next: ({ unit }, { fate, flightMove }) =>
    fate === 'fleeing' && flightMove !== 'none'
      ? [{ as: 'flight', query: 'onus/flight-move', draft: handOn(unit, 'kind') }]
      : [],
  check: problems<Panic>(
    ({ unit }) => checkFighter('unit', complete(unit)),
    [
      'checkResult',
      'die-and-result',
      null,
      ({ moraleDie, checkResult }) => isToldTwice(moraleDie, checkResult),
    ],
  ),
  run(input, trace) {
    if (!mustCheck(input, trace)) return spared(input, trace);
    const morale = moraleIn(input, trace);
    const fails = failing(morale);
    const die = input.moraleDie;
    const passed = passedBy(die, input.checkResult, morale);
    const holds = openChance(subtract(fraction(1), fails), passed);
    if (passed === false && die !== undefined) trace.step('onus-7.173/panic', { die, morale });
    else if (passed === false) trace.step('onus-7.173/told-failed', { who: 'unit', morale });
    const fate = passed === null ? 'open' : passed ? stateOf(input.unit) : failed(input, trace);
    const flees = passed === false && fate === 'fleeing';
    return {
      answer: {
        mustCheck: true,
        moraleValue: morale,
        mountedModifier: isMounted(input.unit.kind) ? STAMPEDE_MOUNTED : 0,
        chanceToFail: fractionText(fails),
        fate,
        flightMove: flees ? (input.blocked ? 'when-unblocked' : 'at-once') : 'none',
      },
      summary: {
        say: `stampede/${passed === null ? 'checks' : passed ? 'passes' : `fails-${fate}`}`,
        with: { morale, chance: fractionText(fails) },
      },
      odds: {
        chances: { fails: chance(subtract(fraction(1), holds)), passes: chance(holds) },
        means: {},
        tables: {},
      },
    };
  },
});
