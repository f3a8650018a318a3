import { engagedAction } from './action.ts';

/** What is asked about what an engaged unit may do. */
export const queries = [engagedAction];
