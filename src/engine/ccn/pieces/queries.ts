import { components } from './components.ts';
import { dice } from './dice.ts';
import { unitFacts } from './unit-facts.ts';

/** What is asked about units and what is in the box. */
export const queries = [unitFacts, components, dice];
