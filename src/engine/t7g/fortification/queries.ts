import { emplacement } from './emplacement.ts';
import { fortification } from './fortification.ts';

/** Buildings, walls, Mobile Fortresses and Emplaced Fortifications. */
export const queries = [fortification, emplacement];
