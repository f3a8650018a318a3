import { Distribution } from '../../core/distribution.ts';
import { fractionText } from '../../core/fraction.ts';
import { chance, mean, table } from '../../core/odds.ts';
import { looseQuery } from '../../core/query.ts';
import { Trace } from '../../core/ruling.ts';
import type { Violation } from '../../core/schema.ts';
import { attackWounds, hitsOf, woundsOf } from '../combat/attack-roll.ts';
import { type Fate, skillOf } from '../combat/melee.ts';
import { attackOf } from '../values/attack.ts';
import { checkFighter } from '../values/contradictions.ts';
import { defenceOf } from '../values/defence.ts';
import { has } from '../values/fighter.ts';
import { failing, moraleOf, passes } from '../values/morale.ts';
import type { Pair } from '../values/pair.ts';
import { fateOf, stateOf } from './fate.ts';
import {
  crosses,
  elephantsOf,
  TRAMPLE_FIELDS,
  type Trampling,
  victimOf,
} from './trample-fields.ts';
import { fought } from './trample-fight.ts';

const attackWith = (input: Trampling, trace: Trace): Pair =>
  attackOf(
    {
      who: 'attacker',
      unit: elephantsOf(input),
      enemy: victimOf(input),
      charged: false,
      first: false,
      dromedaries: false,
      readings: { R7: 'a', R14: 'a', R17: 'a', R21: 'a', R45: 'a', R47: 'a', ...input.readings },
    },
    trace,
  );

const defenceAgainst = (input: Trampling, trace: Trace): Pair =>
  defenceOf(
    {
      who: 'defender',
      unit: victimOf(input),
      attacked: true,
      by: 'hand-to-hand',
      enemyKind: 'elephants',
      readings: input.readings,
    },
    trace,
  );

const moraleAfter = (input: Trampling, wounds: number, trace: Trace): number => {
  const unit = victimOf(input);
  return moraleOf(
    {
      who: 'defender',
      unit: { ...unit, wounds: unit.wounds + wounds },
      attacked: true,
      by: 'hand-to-hand',
      cause: 'trample',
      terror: has(elephantsOf(input), 'terror'),
      readings: { R14: 'a', ...input.readings },
    },
    trace,
  );
};

const shakenBy = ({ victim, steadfastFlees }: Trampling) => ({
  ...victim,
  flightCause: 'trample' as const,
  woundsJustTaken: 0,
  steadfastFlees,
});

const lifeLeft = (input: Trampling) => {
  const { life, wounds } = victimOf(input);
  return life - wounds;
};

/** Whoever is trampled and stands is Broken, even without a failed check (onus-7.199). */
function trodden(fate: Fate, trace: Trace): Fate {
  if (fate !== 'steady') {
    trace.step('onus-7.199/no-more');
    return fate;
  }
  trace.step('onus-7.199/breaks', {}, { on: 'fate', from: 'steady', to: 'broken' });
  return 'broken';
}

/** The check of a unit that the elephants wounded, and what comes of it. */
function checked(input: Trampling, wounds: number, trace: Trace): Fate | 'open' {
  const morale = moraleAfter(input, wounds, trace);
  const { moraleDie: die, victimCheck } = input;
  const passed = die === undefined ? victimCheck && victimCheck === 'passed' : passes(die, morale);
  trace.step('onus-13.11/trample', { morale });
  const before = stateOf(input.victim);
  if (passed === undefined) return before === 'steady' ? trodden(before, trace) : 'open';
  const fate = passed ? before : fateOf(shakenBy(input), trace);
  if (fate !== 'fleeing') return fate === 'eliminated' ? fate : trodden(fate, trace);
  trace.step('onus-7.198/after');
  return fate;
}

interface Aftermath {
  fate: Fate | 'open';
  mustCheck: boolean | null;
}

function aftermath(input: Trampling, wounds: number | null, trace: Trace): Aftermath {
  const before = stateOf(input.victim);
  if (wounds === null) return { fate: 'open', mustCheck: null };
  if (wounds >= lifeLeft(input)) {
    trace.step('onus-7.169', {
      who: 'defender',
      wounds: wounds + input.victim.wounds,
      life: victimOf(input).life,
    });
    return { fate: 'eliminated', mustCheck: false };
  }
  if (before === 'fleeing') trace.step('onus-7.186/fate');
  else if (wounds > 0) return { fate: checked(input, wounds, trace), mustCheck: true };
  return { fate: trodden(before, trace), mustCheck: false };
}

/** How the unit may stand when the elephants have passed, for each number of wounds. */
function fatesAfter(input: Trampling, wounds: number): Distribution<{ fate: Fate }> {
  const quiet = new Trace();
  if (wounds >= lifeLeft(input)) return Distribution.certain({ fate: 'eliminated' });
  const passed = trodden(stateOf(input.victim), quiet);
  if (wounds === 0 || input.victim.fleeing) return Distribution.certain({ fate: passed });
  const failed = fateOf(shakenBy(input), quiet);
  const { n, d } = failing(moraleAfter(input, wounds, quiet));
  return Distribution.of([
    [{ fate: failed }, n],
    [{ fate: passed }, d - n],
  ]);
}

function oddsOf(input: Trampling, attack: Pair, defence: Pair) {
  const odds = attackWounds(
    input.sectionsCrossing,
    attack,
    defence,
    skillOf(elephantsOf(input)),
    lifeLeft(input),
  );
  const fates = odds.chain(({ wounds }) => fatesAfter(input, wounds));
  const ends = (fate: Fate) => fates.probability((one) => one.fate === fate);
  return {
    chances: {
      'victim-wounded': chance(odds.probability(({ wounds }) => wounds > 0)),
      'victim-broken': chance(ends('broken')),
      'victim-flees': chance(ends('fleeing')),
      'victim-eliminated': chance(ends('eliminated')),
    },
    means: { wounds: mean(odds.mean(({ wounds }) => wounds)) },
    tables: { wounds: table(odds, ({ wounds }) => wounds) },
  };
}

function trampling(input: Trampling, trace: Trace) {
  const { sectionsCrossing: dice, toHit, toWound, taken } = input;
  trace.step('onus-7.197/dice', { dice }, { on: 'dice', from: 0, to: dice });
  trace.step('onus-7.158/trample');
  const attack = attackWith(input, trace);
  const defence = defenceAgainst(input, trace);
  const hits = toHit ? hitsOf(toHit, attack.first, defence.first) : null;
  const rolled = toWound
    ? woundsOf(toWound, attack.second, defence.second, skillOf(elephantsOf(input)))
    : null;
  const wounds = taken ?? (hits === 0 ? 0 : rolled);
  const { fate, mustCheck } = aftermath(input, wounds, trace);
  const morale = wounds !== null && mustCheck ? moraleAfter(input, wounds, new Trace()) : null;
  return {
    answer: {
      tramples: true,
      stop: null,
      dice,
      replyDice: 0,
      eventsAllowed: false,
      attack: [attack.first, attack.second],
      defence: [defence.first, defence.second],
      hits,
      woundsDone: wounds,
      mustCheck,
      moraleValue: morale,
      chanceToFail: morale === null ? null : fractionText(failing(morale)),
      fate,
      flightMove: fate === 'fleeing' && !input.victim.fleeing ? 'after-elephants' : 'none',
      elephantsGoOn: true,
    },
    summary: {
      say: `trample/${wounds === null ? 'dice' : 'done'}`,
      with: { dice, wounds: wounds ?? 0, fate: `fate.${fate}` },
    },
    odds: oddsOf(input, attack, defence),
  };
}

export const trample = looseQuery({
  id: 'onus/trample',
  fields: TRAMPLE_FIELDS,
  sample: { sectionsCrossing: 3, victim: { dodge: 4, armour: 4 }, taken: 2, moraleDie: 6 },
  check,
  run(input, trace) {
    trace.step('onus-7.195/tramples');
    if (!crosses(input)) {
      trace.step('onus-7.196/stops', {}, { on: 'tramples', from: true, to: false });
      return {
        answer: { tramples: false, stop: 'before-contact', dice: 0, elephantsGoOn: false },
        summary: { say: 'trample/stops', with: {} },
      };
    }
    trace.skip('onus-7.196', 'crosses-completely');
    return input.victimFights ? fought(input, trace) : trampling(input, trace);
  },
});

function check(input: Trampling): Violation[] {
  const found = [
    ...checkFighter('elephants', elephantsOf(input)),
    ...checkFighter('victim', victimOf(input)),
  ];
  const { toHit, toWound, sectionsCrossing: dice } = input;
  const tooMany = (field: string, given: number, most: number) => ({
    field,
    problem: 'more-dice-than-sections',
    with: { given, dice: most },
    clause: 'onus-7.197' as const,
  });
  if (toHit && toHit.length > dice) found.push(tooMany('toHit', toHit.length, dice));
  const most = toHit?.length ?? dice;
  if (toWound && toWound.length > most) found.push(tooMany('toWound', toWound.length, most));
  return found;
}
