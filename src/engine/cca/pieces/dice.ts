import { plainDice } from '../../hexes/plain-dice.ts';
import { SHOWN } from '../faces.ts';

export const dice = plainDice('cca-2.7', 'cca/dice', SHOWN);
