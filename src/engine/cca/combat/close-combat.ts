import { type Answer, amount, maybe, part, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import type { Trace } from '../../core/ruling.ts';
import { battleDice } from './battle-dice.ts';
import { COMBAT_FIELDS, checkCombat, type Roll, rollOf } from './combat.ts';
import { mayAnswerBy, permitted, rollsOf } from './exchange.ts';
import { flagsIgnorable, hexesPerFlag } from './flags.ts';
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
  start: { attacker: { unit: 'MI' }, defender: { unit: 'MI' } },
  sample: { attacker: { unit: 'WR' }, defender: { unit: 'MI', terrain: 'forest' } },
  next: (draft, { allowed }) =>
    allowed
      ? [
          { as: 'roll', query: 'cca/close-combat-roll', draft },
          { as: 'odds', query: 'cca/close-combat-outcome', draft },
        ]
      : [],
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
