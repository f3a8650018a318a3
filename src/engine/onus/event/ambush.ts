import { amount, many, maybe, text, word, words, yes } from '../../core/answer.ts';
import { fractionText } from '../../core/fraction.ts';
import { defineQuery } from '../../core/query.ts';
import { adopted } from '../../core/readings.ts';
import { group } from '../../core/schema/groups.ts';
import { optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { SIDES, type Side } from '../../core/two-sides.ts';
import { FATES, hurt, stateOf } from '../combat/fate.ts';
import { nerveOf } from '../combat/melee.ts';
import { attackOf } from '../values/attack.ts';
import { AMBUSH_WOUNDS } from '../values/card-numbers.ts';
import { checkFighter } from '../values/contradictions.ts';
import { type Bout, complete, FIGHTER, type Fighter, READINGS } from '../values/fighter.ts';
import { failing } from '../values/morale.ts';
import { shown, values } from '../values/pair.ts';
import { PLAIN_UNIT } from '../values/plain-unit.ts';

const MOST_WOUNDS = 28;
const FIELDS = {
  defender: group(FIGHTER),
  woundsOnAttacker: optionalCount(0, MOST_WOUNDS),
  woundsOnDefender: optionalCount(0, MOST_WOUNDS),
};
type Ambushed = Values<typeof FIELDS>;

const defenderOf = ({ defender }: Ambushed): Fighter => complete(defender);

/** Its side of the combat, against an enemy of whom nothing else is known. */
const boutOf = (unit: Fighter): Bout => ({
  ...{ who: 'defender', unit, enemy: PLAIN_UNIT },
  ...{ charged: false, first: false, dromedaries: false },
  readings: adopted(READINGS),
});

/** Who has more wounds of this combat; the one of the ambush is the defender's (onus-11.9). */
function checkersOf({ woundsOnAttacker = 0, woundsOnDefender = 0 }: Ambushed): readonly Side[] {
  const [attacker, defender] = [woundsOnAttacker, woundsOnDefender + AMBUSH_WOUNDS];
  if (attacker === defender) return SIDES;
  return [attacker > defender ? 'attacker' : 'defender'];
}

export const ambush = defineQuery({
  id: 'onus/ambush',
  fields: FIELDS,
  answer: {
    woundsDealt: amount(AMBUSH_WOUNDS),
    fate: word(FATES, 'eliminated'),
    attackAfter: maybe(many(amount())),
    moraleValue: maybe(amount()),
    chanceToFail: maybe(text()),
    combatFollows: yes(),
    checkers: words(SIDES),
  },
  sample: { defender: { hit: 4, wound: 3 }, woundsOnAttacker: 2, woundsOnDefender: 1 },
  check: (input) => checkFighter('defender', defenderOf(input)),
  run(input, trace) {
    const unit = defenderOf(input);
    const struck = { ...hurt(unit, AMBUSH_WOUNDS), broken: true };
    const said = { wounds: AMBUSH_WOUNDS };
    trace.step('onus-11.7/at-once', said);
    if (struck.wounds >= unit.life) {
      trace.step('onus-7.169', { who: 'defender', wounds: struck.wounds, life: unit.life });
      return { answer: {}, summary: { say: 'ambush/eliminated', with: {} } };
    }
    const [from, to] = [stateOf(unit), stateOf(struck)];
    if (from === to) trace.step('onus-11.8/already');
    else trace.step('onus-11.8/breaks', {}, { on: 'fate', from, to });
    const attack = attackOf(boutOf(struck), trace);
    const checkers = checkersOf(input);
    const morale = nerveOf(boutOf(hurt(struck, input.woundsOnDefender ?? 0)), trace);
    trace.step('onus-11.9/counts', said);
    return {
      answer: {
        fate: to,
        attackAfter: values(attack),
        moraleValue: morale,
        chanceToFail: fractionText(failing(morale)),
        combatFollows: true,
        checkers,
      },
      summary: {
        say: 'ambush/combat',
        with: { attack: shown(attack), checkers: checkers.map((side) => `player.${side}`) },
      },
    };
  },
});
