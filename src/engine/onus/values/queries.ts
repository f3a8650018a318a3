import { modifierList } from './modifier-list.ts';
import { unitValues } from './unit-values.ts';

/** What is asked about the values of a unit and their modifiers. */
export const queries = [unitValues, modifierList];
