import { shot } from './shot.ts';
import { lineOfSight } from './sight.ts';

export const queries = [lineOfSight, shot];
