import { battery } from './battery.ts';
import { boltThrower } from './bolt-thrower.ts';
import { cannon } from './cannon.ts';
import { catapult } from './catapult.ts';
import { machineCrew } from './machine-crew.ts';
import { machineHits } from './machine-hits.ts';
import { machineMove } from './machine-move.ts';
import { organGun } from './organ-gun.ts';
import { stoneLands } from './stone-lands.ts';

export const queries = [
  ...[catapult, stoneLands, boltThrower, cannon, organGun],
  ...[machineMove, machineHits, machineCrew, battery],
];
