import { casesIn } from '../../ties/case-rows.ts';

/** Charges and answers to them. */
export const CASES = casesIn(`
wab/charge
  119 charging infantry whose path crosses another's: movement=4 distance=6 crossesPath => moves=4 chargesFailing=2
  411 a unit that gave ground and lost contact: movement=4 unitIs=[gave-ground] => allowed=false
wab/countercharge
  83 cavalry in column: chargers.0.chargerMovement=8 chargers.0.chargerDistance=12 chargers.0.chargerTroops=cavalry column => allowed=false
`);
