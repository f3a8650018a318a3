import { type Key, Trace } from '../../core/ruling.ts';
import { battleDice } from './battle-dice.ts';
import { type CombatInput, type Roll, rollOf } from './combat.ts';
import { attemptOf, mayCloseCombat, mayEvade } from './may.ts';

/** May this combat be fought as it was declared? Records why not. */
export function permitted(input: CombatInput, attack: Roll, trace: Trace): boolean {
  const attempt = attemptOf(input, attack.roller);
  if (!trace.within('allowed', (part) => mayCloseCombat(attempt, part))) return false;
  if (!input.evades) return true;
  return mayEvade({ evader: attack.target.unit, attacker: attack.roller.unit }, trace);
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

/** Who answers First Strike does so by the card; otherwise by the rule of battling back, in a sentence of its own. */
export const mayAnswerBy = <K extends Key>({ kind }: Roll, otherwise: K): K | 'cca-18.39' =>
  kind === 'reply' ? 'cca-18.39' : otherwise;
