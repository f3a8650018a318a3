import type { Sheet } from '../sheet.ts';
import { END } from './end.ts';
import { FLEEING, FLIGHT_MOVE, FLIGHT_PHASE } from './flight.ts';
import { ELEPHANTS, STAMPEDE } from './rampage.ts';
import { MAY_SHOOT, SHOT_CHANGES, SHOT_COURSE } from './shots.ts';

export const shooting: Sheet = {
  key: 'shooting',
  slug: { es: 'disparo-y-huida', en: 'shooting-and-flight' },
  paper: 'portrait',
  points: 10,
  parts: [
    MAY_SHOOT,
    SHOT_COURSE,
    SHOT_CHANGES,
    FLEEING,
    FLIGHT_MOVE,
    FLIGHT_PHASE,
    ELEPHANTS,
    STAMPEDE,
    END,
  ],
};
