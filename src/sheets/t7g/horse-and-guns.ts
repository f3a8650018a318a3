import type { Sheet } from '../sheet.ts';
import { ALL_GUNS, GUNS, HORSES, INTEGRATED } from './guns.ts';
import { ALL_CAVALRY, CAVALRY, CHORAGIEW } from './horse.ts';

export const horseAndGuns: Sheet = {
  key: 'horse',
  slug: { es: 'caballeria-y-artilleria', en: 'cavalry-and-artillery' },
  paper: 'portrait',
  points: 10,
  parts: [ALL_CAVALRY, CAVALRY, CHORAGIEW, ALL_GUNS, GUNS, HORSES, INTEGRATED],
};
