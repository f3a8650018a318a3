import { armourSave } from './armour-save.ts';
import { casualties } from './casualties.ts';
import { lineOfSight } from './line-of-sight.ts';
import { mayShoot } from './may-shoot.ts';
import { shooters } from './shooters.ts';
import { shooting } from './shooting.ts';
import { shotsIntoCombat } from './shots-into-melee.ts';

export const queries = [
  mayShoot,
  lineOfSight,
  shooters,
  shooting,
  armourSave,
  casualties,
  shotsIntoCombat,
];
