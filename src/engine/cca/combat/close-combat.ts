import { type Answer, amount, maybe, part, yes } from '../../core/answer.ts';
import { chance, mean, table } from '../../core/odds.ts';
import { defineQuery } from '../../core/query.ts';
import { type Key, type Odds, Trace } from '../../core/ruling.ts';
import { battleDice } from './battle-dice.ts';
import { COMBAT_FIELDS, type CombatInput, checkCombat, type Roll, rollOf } from './combat.ts';
import { flagsIgnorable, hexesPerFlag } from './flags.ts';
import { attemptOf, mayCloseCombat, mayEvade } from './may.ts';
import { rollOdds } from './rolling.ts';
import { SCORING, scoring } from './scoring.ts';
import { standingAfter } from './standing.ts';

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
  if (!mayCloseCombat(attemptOf(input, attack.roller), trace)) return false;
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

function oddsOf(roll: Roll, answer: RollAnswer): Odds {
  const { blocks, unit } = roll.target;
  const odds = rollOdds(answer.dice, blocks, answer, roll.readings);
  const eliminated = odds.probability(({ hits }) => hits >= blocks);
  const lone = unit === 'LD';
  // With the leader's check, and a way to retreat that is free.
  const after = standingAfter(roll, { blockedBy: 'units' });
  const chances = {
    'at-least-one-hit': odds.probability(({ hits }) => hits > 0),
    eliminated,
    ...(!lone &&
      !roll.evades && {
        'at-least-one-flag': odds.probability(({ flags }) => flags > 0),
        retreats: after.probability(({ fate }) => fate === 'retreats'),
        'nothing-happens': after.probability((o) => o.fate === 'stands' && o.blocks === blocks),
      }),
  };
  return {
    chances: Object.fromEntries(Object.entries(chances).map(([name, p]) => [name, chance(p)])),
    means: { blocksLost: mean(odds.mean(({ hits }) => hits)) },
    tables: {
      blocksLost: table(odds, ({ hits }) => hits),
      ...(!lone && !roll.evades && { flags: table(odds, ({ flags }) => flags) }),
    },
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
  odds: {
    chances: ['at-least-one-hit', 'eliminated', 'at-least-one-flag', 'retreats', 'nothing-happens'],
    means: ['blocksLost'],
    tables: ['blocksLost', 'flags'],
  },
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
      odds: oddsOf(first, roll),
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
