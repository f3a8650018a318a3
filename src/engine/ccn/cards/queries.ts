import { card } from './card.ts';
import { deckOdds } from './deck-odds.ts';
import { draw } from './draw.ts';
import { elan } from './elan.ts';
import { firstStrike } from './first-strike.ts';
import { rally } from './rally.ts';
import { shortSupply } from './short-supply.ts';

/** What is asked about command cards. */
export const queries = [card, firstStrike, elan, rally, shortSupply, draw, deckOdds];
