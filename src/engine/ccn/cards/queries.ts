import { deckOdds } from './deck-odds.ts';
import { elan } from './elan.ts';
import { firstStrike } from './first-strike.ts';
import { rally } from './rally.ts';
import { shortSupply } from './short-supply.ts';

/** What is asked about command cards. */
export const queries = [firstStrike, elan, rally, shortSupply, deckOdds];
