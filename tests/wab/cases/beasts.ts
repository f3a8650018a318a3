import { casesIn } from '../../ties/case-rows.ts';

/** Chariots and elephants. */
export const CASES = casesIn(`
wab/chariot-save
  514 no protection, unbarded horses: strength=3 => save=5
  514 shields: crewWears.0.shield=shield => save=4
  514 light armour and shields: crewWears.0.bodyArmour=light crewWears.0.shield=shield => save=3
wab/beast-fear
  721 an African elephant before an Indian one: feeler=african-elephant beast=indian-elephant => feels=fear
  721 ordinary cavalry: feeler=cavalry beast=indian-elephant => feels=terror
`);
