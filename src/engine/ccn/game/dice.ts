import { type Randomness, throwDice } from '../../core/random.ts';
import { FACES, type Face, SHOWN } from '../faces.ts';

/** The six faces of a die: infantry stands on two. */
const DIE = FACES.flatMap((face) => Array.from({ length: SHOWN[face] }, () => face));

export const rollDice = (from: Randomness, dice: number): Face[] => throwDice(from, DIE, dice);
