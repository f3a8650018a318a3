import { wagonAfter } from './after.ts';
import { taborCrossing } from './crossing.ts';
import { taborDefenders } from './defenders.ts';
import { wagonFate } from './fate.ts';
import { wagonFight } from './fight.ts';
import { wagonHits } from './hits.ts';
import { wagonMove } from './move.ts';
import { taborPoints } from './points.ts';
import { wagonShots } from './shots.ts';
import { tabor } from './tabor.ts';
import { warWagon } from './war-wagon.ts';

export const queries = [
  warWagon,
  wagonMove,
  wagonShots,
  wagonHits,
  wagonFight,
  wagonFate,
  wagonAfter,
  tabor,
  taborCrossing,
  taborDefenders,
  taborPoints,
];
