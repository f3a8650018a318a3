import type { Thrower } from '../../scripts/prove/odds/throwing.ts';
import { attackRoll, shot, trample } from './throws/attacks.ts';
import {
  activation,
  firstPlayer,
  flightPhase,
  leadershipCheck,
  moraleCheck,
  stampede,
} from './throws/checks.ts';
import { throwJavelins } from './throws/javelins.ts';
import { handToHand } from './throws/melee.ts';

/** How each question with odds is thrown through for `npm run prove odds`: every one has fields for what falls. */
const THROWS: Readonly<Record<string, Thrower>> = {
  'onus/hand-to-hand': handToHand,
  'onus/attack-roll': attackRoll,
  'onus/morale-check': moraleCheck,
  'onus/shot': shot,
  'onus/flight-phase': flightPhase,
  'onus/trample': trample,
  'onus/stampede': stampede,
  'onus/throw-javelins': throwJavelins,
  'onus/first-player': firstPlayer,
  'onus/leadership-check': leadershipCheck,
  'onus/activation': activation,
};

export default THROWS;
