import { armyBreak } from './army-break.ts';
import { victoryPoints } from './victory-points.ts';

export const queries = [armyBreak, victoryPoints];
