import { flightPursuit } from './pursuit.ts';

export const queries = [flightPursuit];
