import { fractionText } from '../../core/fraction.ts';
import { looseQuery } from '../../core/query.ts';
import type { Trace } from '../../core/ruling.ts';
import { group, optionalCount, type Values } from '../../core/schema.ts';
import type { Fate } from '../combat/melee.ts';
import { stateOf } from '../flight/fate.ts';
import { attackOf } from '../values/attack.ts';
import { AMBUSH_WOUNDS } from '../values/card-numbers.ts';
import { checkFighter } from '../values/contradictions.ts';
import { complete, FIGHTER, type Fighter } from '../values/fighter.ts';
import { failing, moraleOf } from '../values/morale.ts';
import type { Pair } from '../values/pair.ts';
import { PLAIN_UNIT } from '../values/plain-unit.ts';

const MOST_WOUNDS = 28;
const FIELDS = {
  defender: group(FIGHTER),
  woundsOnAttacker: optionalCount(0, MOST_WOUNDS),
  woundsOnDefender: optionalCount(0, MOST_WOUNDS),
};
type Ambushed = Values<typeof FIELDS>;

const defenderOf = ({ defender }: Ambushed): Fighter => complete(defender);

/** What is left of the defender's attack, against an enemy of whom nothing else is known. */
const attackAfter = (unit: Fighter, trace: Trace): Pair =>
  attackOf(
    {
      who: 'defender',
      unit,
      enemy: PLAIN_UNIT,
      charged: false,
      first: false,
      dromedaries: false,
      readings: { R7: 'a', R10: 'a', R14: 'a', R17: 'a', R21: 'a', R45: 'a', R47: 'a' },
    },
    trace,
  );

/** Its morale in a check after the combat, with the wounds that are told by then. */
const moraleAfter = (unit: Fighter, taken: number, trace: Trace): number =>
  moraleOf(
    {
      who: 'defender',
      unit: { ...unit, wounds: unit.wounds + taken },
      attacked: true,
      by: 'hand-to-hand',
      cause: 'hand-to-hand',
      terror: false,
      readings: { R10: 'a', R14: 'a' },
    },
    trace,
  );

/** Who has more wounds of this combat; the one of the ambush is the defender's (onus-11.9). */
function checkersOf({ woundsOnAttacker = 0, woundsOnDefender = 0 }: Ambushed): string[] {
  const [attacker, defender] = [woundsOnAttacker, woundsOnDefender + AMBUSH_WOUNDS];
  if (attacker === defender) return ['attacker', 'defender'];
  return [attacker > defender ? 'attacker' : 'defender'];
}

function eliminated(unit: Fighter, trace: Trace) {
  const said = { who: 'defender', wounds: unit.wounds + AMBUSH_WOUNDS, life: unit.life };
  trace.step('onus-7.169', said);
  return {
    answer: {
      woundsDealt: AMBUSH_WOUNDS,
      fate: 'eliminated',
      attackAfter: null,
      moraleValue: null,
      chanceToFail: null,
      combatFollows: false,
      checkers: [],
    },
    summary: { say: 'ambush/eliminated', with: {} },
  };
}

export const ambush = looseQuery({
  id: 'onus/ambush',
  fields: FIELDS,
  sample: { defender: { hit: 4, wound: 3 }, woundsOnAttacker: 2, woundsOnDefender: 1 },
  check: (input) => checkFighter('defender', defenderOf(input)),
  run(input, trace) {
    const unit = defenderOf(input);
    const said = { wounds: AMBUSH_WOUNDS };
    trace.step('onus-11.7/at-once', said);
    if (unit.wounds + AMBUSH_WOUNDS >= unit.life) return eliminated(unit, trace);
    const before = stateOf(unit);
    const fate: Fate = before === 'steady' ? 'broken' : before;
    const hurt = { ...unit, wounds: unit.wounds + AMBUSH_WOUNDS, broken: true };
    trace.step(
      'onus-11.8',
      {},
      fate === before ? null : { on: 'fate', from: before, to: fate },
      fate === before ? 'onus-11.8/already' : 'onus-11.8/breaks',
    );
    const attack = attackAfter(hurt, trace);
    const checkers = checkersOf(input);
    const morale = moraleAfter(hurt, input.woundsOnDefender ?? 0, trace);
    trace.step('onus-11.9/counts', said);
    return {
      answer: {
        woundsDealt: AMBUSH_WOUNDS,
        fate,
        attackAfter: [attack.first, attack.second],
        moraleValue: morale,
        chanceToFail: fractionText(failing(morale)),
        combatFollows: true,
        checkers,
      },
      summary: {
        say: 'ambush/combat',
        with: {
          attack: `${attack.first}/${attack.second}`,
          checkers: checkers.map((side) => `player.${side}`),
        },
      },
    };
  },
});
