import { formSquare } from './form-square.ts';
import { square } from './square.ts';

/** What is asked about squares, Retire and Reform, and Combined Arms. */
export const queries = [formSquare, square];
