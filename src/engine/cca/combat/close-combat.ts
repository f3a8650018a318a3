import { type Answer, amount, maybe, part, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { type Key, Trace } from '../../core/ruling.ts';
import { battleDice } from './battle-dice.ts';
import { COMBAT_FIELDS, type CombatInput, checkCombat, type Roll, rollOf } from './combat.ts';
import { flagsIgnorable, hexesPerFlag } from './flags.ts';
import { attemptOf, mayCloseCombat, mayEvade } from './may.ts';
import { oddsOfRoll, ROLL_ODDS } from './roll-odds.ts';
import { SCORING, scoring } from './scoring.ts';

/** All that can be said of a roll before the dice fall. */
export const ROLL_ANSWER = {
  dice: amount(),
  ...SCORING,
  /** Flags that the target may ignore, and hexes that it retreats for each other one. */
  flagsIgnorable: amount(),
  hexesPerFlag: amount(),
};
export type RollAnswer = Answer<typeof ROLL_ANSWER>;

/** May this combat be fought as it was declared? Records why not. */
export function permitted(input: CombatInput, attack: Roll, trace: Trace): boolean {
  const attempt = attemptOf(input, attack.roller);
  if (!trace.within('allowed', (part) => mayCloseCombat(attempt, part))) return false;
  if (!input.evades) return true;
  return mayEvade({ evader: attack.target.unit, attacker: attack.roller.unit }, trace);
}

export function prospects(roll: Roll, trace: Trace): RollAnswer {
  const dice = battleDice(roll, trace);
  const score = scoring(roll, trace);
  const stands = !roll.evades && roll.target.unit !== 'LD';
  return {
    dice,
    ...score,
    flagsIgnorable: stands ? flagsIgnorable(roll, trace) : 0,
    hexesPerFlag: stands ? hexesPerFlag(roll, trace) : 0,
  };
}

/**
 * The rolls that a combat may come to, in their order: First Strike comes before the attack, which is then a
 * reply. A leader alone and a unit that evades do not battle back (cca-13.14, cca-13.15).
 */
export function rollsOf(input: CombatInput): { first: Roll; second: Roll | null } {
  const { firstStrike, defender, evades } = input;
  const quiet = new Trace();
  const first = rollOf(firstStrike ? 'first-strike' : 'attack', input, 0);
  if (defender.unit === 'LD' || evades) return { first, second: null };
  const dice = battleDice(first, quiet);
  return { first, second: rollOf(firstStrike ? 'reply' : 'battle-back', input, dice) };
}

export const closeCombat = defineQuery({
  id: 'cca/close-combat',
  fields: COMBAT_FIELDS,
  // Without a roll no face hits or misses.
  answer: {
    allowed: yes(),
    ...ROLL_ANSWER,
    hitsOn: maybe(ROLL_ANSWER.hitsOn),
    battleBack: maybe(part(ROLL_ANSWER)),
  },
  odds: ROLL_ODDS,
  sample: { attacker: { unit: 'WR' }, defender: { unit: 'MI', terrain: 'forest' } },
  check: checkCombat,
  run(input, trace) {
    const units = { attacker: input.attacker.unit, defender: input.defender.unit };
    if (!permitted(input, rollOf('attack', input, 0), trace))
      return { answer: {}, summary: { say: 'close-combat/forbidden', with: units } };
    const { first, second } = rollsOf(input);
    if (input.firstStrike) trace.step('cca-18.38', { unit: first.roller.unit });
    const roll = prospects(first, trace);
    const battleBack = second ? answering(second, trace) : noAnswer(first, trace);
    const kind = input.firstStrike ? 'first-strike' : battleBack ? 'stands' : 'no-battle-back';
    return {
      answer: { allowed: true, ...roll, battleBack },
      summary: {
        say: `close-combat/${kind}`,
        with: { ...units, dice: roll.dice, faces: roll.hitsOn, back: battleBack?.dice ?? 0 },
      },
      odds: oddsOfRoll(first, roll.dice, roll),
    };
  },
});

/** Who answers First Strike does so by the card; otherwise by the rule of battling back, in a sentence of its own. */
export const mayAnswerBy = <K extends Key>({ kind }: Roll, otherwise: K): K | 'cca-18.39' =>
  kind === 'reply' ? 'cca-18.39' : otherwise;

/** The roll that answers the first one, if its unit lives and holds its hex. */
function answering(roll: Roll, trace: Trace): RollAnswer {
  const { unit } = roll.roller;
  trace.step(mayAnswerBy(roll, 'cca-11.54/if'), { unit });
  trace.step('cca-11.58', { unit });
  return prospects(roll, trace);
}

function noAnswer({ target }: Roll, trace: Trace): null {
  trace.step(target.unit === 'LD' ? 'cca-13.15' : 'cca-13.14', { unit: target.unit });
  return null;
}
