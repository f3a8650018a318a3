import { manoeuvres } from './manoeuvres.ts';
import { movementTypes } from './movement-types.ts';
import { passing } from './passing.ts';

/** The movement phase before charges: onus-7.23 to onus-7.72. */
export const movement = [...passing, ...movementTypes, ...manoeuvres] as const;
