import { plainDice } from '../../hexes/plain-dice.ts';
import { SHOWN } from '../faces.ts';

export const dice = plainDice('ccn-2.9', 'ccn/dice', SHOWN);
