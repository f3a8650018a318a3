import type { Thrower } from '../../scripts/prove/odds/throwing.ts';
import { closeCombatOutcome, rangedCombat } from './throws/combats.ts';
import { deckOdds, dice, leaderCheck, rally, retreat, spartacus } from './throws/others.ts';
import { closeCombatRoll, evade, rampage } from './throws/rolls.ts';

/**
 * How each question with odds is thrown through for `npm run prove odds`: dice fall by the rules, the question is asked again
 * with what fell, and what it then answers is counted. Two have no field for what falls and are counted here, by the book:
 * `cca/dice` (cca-2.7) and `cca/deck-odds` (cca-2.1).
 */
const THROWS: Readonly<Record<string, Thrower>> = {
  // Before any die it is asked of the roll, which has fields for what falls.
  'cca/close-combat': closeCombatRoll,
  'cca/close-combat-roll': closeCombatRoll,
  'cca/close-combat-outcome': closeCombatOutcome,
  'cca/retreat': retreat,
  'cca/rampage': rampage,
  'cca/evade': evade,
  'cca/leader-check': leaderCheck,
  'cca/ranged-combat': rangedCombat,
  'cca/dice': dice,
  'cca/spartacus': spartacus,
  'cca/rally': rally,
  'cca/deck-odds': deckOdds,
};

export default THROWS;
