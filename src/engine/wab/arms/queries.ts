import { closeWeapon } from './close-weapon.ts';

export const queries = [closeWeapon];
