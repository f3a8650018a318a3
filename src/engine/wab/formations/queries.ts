import { chariotRunners } from './chariot-runners.ts';
import { feignedFlight } from './feigned-flight.ts';
import { ferociousCharge } from './ferocious-charge.ts';
import { levyFear } from './levy-fear.ts';
import { mixedUnit } from './mixed-unit.ts';
import { parthianShot } from './parthian-shot.ts';
import { phalanx } from './phalanx.ts';
import { shieldwall } from './shieldwall.ts';
import { veterans } from './veterans.ts';
import { warhorse } from './warhorse.ts';

export const queries = [
  ...[phalanx, shieldwall, mixedUnit, chariotRunners, feignedFlight, ferociousCharge],
  ...[parthianShot, veterans, warhorse, levyFear],
];
