import { shot } from './shot.ts';

export const queries = [shot];
