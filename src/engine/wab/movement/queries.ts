import { movement } from './movement.ts';

export const queries = [movement];
