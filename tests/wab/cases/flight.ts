import { casesIn } from '../../ties/case-rows.ts';

/** Flight and pursuit. */
export const CASES = casesIn(`
wab/flight-pursuit
  111 shoots and flees: movement=4 shootsFirst => flightDice=1
`);
