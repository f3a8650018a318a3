import { fraction, fractionText, subtract } from '../../core/fraction.ts';
import { chance } from '../../core/odds.ts';
import { looseQuery } from '../../core/query.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag, group, optionalCount, rare, type Values } from '../../core/schema.ts';
import { FACES, isArtillery } from '../units.ts';
import { checkFighter } from '../values/contradictions.ts';
import { complete, FIGHTER, has, isBroken, READINGS } from '../values/fighter.ts';
import { moraleModifier } from '../values/modifiers.ts';
import { CAUSES, cannotFail, failing, moraleOf, type Nerve, passes } from '../values/morale.ts';
import type { Fate } from './melee.ts';

const {
  hit,
  wound,
  dodge,
  armour,
  attackBonus,
  defenceBonus,
  priority,
  generalStrength,
  generalDefence,
  ...NERVES
} = FIGHTER;
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

const before = (input: Input): Fate => {
  const unit = unitOf(input);
  return unit.fleeing ? 'fleeing' : isBroken(unit) ? 'broken' : 'steady';
};

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

/** What a failed check makes of the unit. */
function failedTo(input: Input): Fate {
  const from = before(input);
  const { cause, unit, steadfastFlees } = input;
  if (restores(input)) return from;
  const stays = has(unit, 'steadfast') && !steadfastFlees;
  if (cause !== 'stampede' && from === 'steady') return 'broken';
  if (from === 'fleeing') return 'fleeing';
  if (stays) return 'broken';
  return isArtillery(unit.kind) ? 'eliminated' : 'fleeing';
}

const RESTORING = { activation: 'onus-7.20', flight: 'onus-7.188' } as const;

function tellPassed(input: Input, trace: Trace) {
  const { cause } = input;
  if (attacked(input) && passedTo(input) === 'steady') trace.skip('onus-7.174', 'check-passed');
  if (cause === 'trample' && before(input) === 'steady')
    trace.step('onus-7.199/check', {}, { on: 'fate', from: 'steady', to: 'broken' });
  if (cause !== 'activation' && cause !== 'flight') return;
  const fleeing = before(input) === 'fleeing';
  const clause = fleeing ? RESTORING[cause] : 'onus-7.17';
  trace.step(clause, {}, { on: 'fate', from: before(input), to: 'steady' }, `${clause}/check`);
}

function tellFailed(input: Input, trace: Trace) {
  const [from, to] = [before(input), failedTo(input)];
  const effect = from === to ? null : { on: 'fate', from, to };
  if (input.cause === 'activation') {
    if (from === 'fleeing') trace.step('onus-7.22/check');
    else trace.step('onus-7.19/check');
  } else if (input.cause === 'flight') trace.step('onus-7.190/check');
  else if (input.cause === 'stampede' && to === 'fleeing')
    trace.step('onus-11.17/check', {}, effect);
  else if (to === 'broken' && from === 'steady') trace.step('onus-7.174', { who: 'unit' }, effect);
  else if (to === 'eliminated') trace.step('onus-7.182/combat', { who: 'unit' }, effect);
  else if (to === 'fleeing') trace.step('onus-7.175/combat', { who: 'unit' }, effect);
  if (
    to === 'broken' &&
    has(input.unit, 'steadfast') &&
    (from === 'broken' || input.cause === 'stampede')
  )
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
  trace.step(
    'onus-7.173',
    { who: 'unit', die, morale },
    null,
    passed ? 'onus-7.173/passed' : 'onus-7.173/failed',
  );
  if (passed) tellPassed(input, trace);
  else tellFailed(input, trace);
  return passed ? passedTo(input) : failedTo(input);
}

export const moraleCheck = looseQuery({
  id: 'onus/morale-check',
  fields: FIELDS,
  sample: {
    unit: { morale: 7, wounds: 4, attackedOn: ['front', 'flank'] },
    moraleDie: 4,
  },
  check: (input) => checkFighter('unit', unitOf(input)),
  run(input, trace) {
    if (attacked(input) && input.unit.fleeing) {
      trace.step('onus-7.186/no-check');
      const none = { moraleValue: null, chanceToFail: null, fate: 'fleeing' };
      return {
        answer: { mustCheck: false, mayCheck: false, ...none },
        summary: { say: 'morale-check/none', with: {} },
      };
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
        ifFailed: failedTo(input),
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
