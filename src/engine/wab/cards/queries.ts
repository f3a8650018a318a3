import { unitCards } from './unit-cards.ts';

export const queries = [unitCards];
