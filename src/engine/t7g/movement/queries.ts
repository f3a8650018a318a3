import { facing } from './facing.ts';
import { move } from './move.ts';
import { speed } from './speed.ts';

export const queries = [speed, move, facing];
