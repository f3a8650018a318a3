import { type Randomness, throwDice } from '../../core/random.ts';
import { FACES, type Face } from '../faces.ts';

export const rollDice = (from: Randomness, dice: number): Face[] => throwDice(from, FACES, dice);
