import { combinedArms } from './combined-arms.ts';
import { formSquare } from './form-square.ts';
import { retireAndReform } from './retire-and-reform.ts';
import { square } from './square.ts';
import { squareCombat } from './square-combat.ts';

/** What is asked about squares, Retire and Reform, and Combined Arms. */
export const queries = [formSquare, square, squareCombat, retireAndReform, combinedArms];
