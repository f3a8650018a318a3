import { casesIn } from '../../ties/case-rows.ts';

/** Levels, Virtues and Traits, and what a list costs. */
export const ARMY = casesIn(`
t7g/army
  267 a General of Level 3 and Commanders of 2, 1 and 0: commanders.0.isGeneral commanders.0.commanderLevel=3 commanders.1.commanderLevel=2 commanders.2.commanderLevel=1 commanders.3.commanderLevel=0 => commandersCost=65 allowed
  269 a Commander of Level 4 under a General of Level 3: commanders.0.isGeneral commanders.0.commanderLevel=3 commanders.1.commanderLevel=4 => allowed=false faults=[above-general]
t7g/commander-profile
  271 a General of Level 1: isGeneral commanderLevel=1 => allowed=false cost=null
  273 Level 2 with one Virtue and two Traits: commanderLevel=2 virtues=[lealtad] traits=[raudo,tutor] => allowed=false faults=[too-many-traits]
  415 a General of Level 4: isGeneral commanderLevel=4 => virtuesMost=2 traitsMost=2
  421 Level 0: commanderLevel=0 => commandActions=2
`);
