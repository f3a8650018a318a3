import { casesIn } from '../../ties/case-rows.ts';

/** Flight and pursuit. */
export const CASES = casesIn(`
wab/flight-pursuit
  111 shoots and flees: movement=4 shootsFirst => flightDice=1
  227 flees 9, pursued 10: movement=4 pursuerMovement=4 dice=[4,5] pursuitDice=[4,6] => destroyed
  229 infantry from cavalry: movement=4 pursuerMovement=8 => chanceCaught=1009/1296
`);
