import { chariotLosses } from './chariot-losses.ts';
import { chariotMove } from './chariot-move.ts';
import { chariotSave } from './chariot-save.ts';
import { crewAttacks } from './crew-attacks.ts';
import { crewShots } from './crew-shots.ts';
import { impactHits } from './impact-hits.ts';
import { openRanks } from './open-ranks.ts';
import { vehicles } from './vehicles.ts';

export const queries = [
  vehicles,
  chariotMove,
  chariotLosses,
  crewAttacks,
  impactHits,
  openRanks,
  crewShots,
  chariotSave,
];
