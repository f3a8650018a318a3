import { allies } from './allies.ts';
import { battlefield } from './battlefield.ts';
import { deployment } from './deployment.ts';
import { firstPlayer } from './first-player.ts';
import { general } from './general.ts';
import { leadershipCheck } from './leadership-check.ts';
import { army } from './value.ts';
import { victory } from './victory.ts';

/** From the choice of an army to its defeat, and the generals who lead it. */
export const queries = [
  army,
  battlefield,
  deployment,
  firstPlayer,
  general,
  leadershipCheck,
  victory,
  allies,
];
