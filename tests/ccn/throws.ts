import type { Thrower } from '../../scripts/prove/odds/throwing.ts';
import { deckOdds, dice, elan, rally } from './throws/cards.ts';
import { rangedCombat } from './throws/fire.ts';
import { leaderCheck, leaderEscape, retreat } from './throws/leaders.ts';
import { melee, meleeOutcome, meleeRoll } from './throws/melee.ts';
import { combinedArms, retireAndReform, squareCombat } from './throws/tactics.ts';

/**
 * How each question with odds is thrown through for `npm run prove odds`: dice fall by the rules, the question is asked again
 * with what fell, and what it then answers is counted. `ccn/deck-odds` and `ccn/dice` have no field for what falls and are
 * counted here, by the book (ccn-2.1, ccn-2.9).
 */
const THROWS: Readonly<Record<string, Thrower>> = {
  'ccn/dice': dice,
  'ccn/elan': elan,
  'ccn/rally': rally,
  'ccn/deck-odds': deckOdds,
  'ccn/ranged-combat': rangedCombat,
  'ccn/melee': melee,
  'ccn/melee-roll': meleeRoll,
  'ccn/melee-outcome': meleeOutcome,
  'ccn/combined-arms': combinedArms,
  'ccn/retire-and-reform': retireAndReform,
  'ccn/square-combat': squareCombat,
  'ccn/retreat': retreat,
  'ccn/leader-check': leaderCheck,
  'ccn/escape': leaderEscape,
};

export default THROWS;
