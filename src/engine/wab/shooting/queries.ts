import { shooting } from './shooting.ts';

export const queries = [shooting];
