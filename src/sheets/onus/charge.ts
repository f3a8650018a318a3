import type { Sheet } from '../sheet.ts';
import { CHARGING, SIDES } from './charging.ts';
import { ENGAGED } from './engaged.ts';

export const charge: Sheet = {
  key: 'charge',
  slug: { es: 'carga', en: 'charge' },
  paper: 'portrait',
  points: 10,
  parts: [ENGAGED, CHARGING, SIDES],
};
