import { casesIn } from '../../ties/case-rows.ts';

/** Shots. */
export const CASES = casesIn(`
wab/shooting
  139 composite bows at exactly half range: skill=4 shots=1 range=24 distance=12 => needed=3
  141 moved, long range, skirmishers behind heavy cover: skill=3 shots=1 range=24 distance=20 moved target=skirmishers cover=heavy => needsToWound=null
  143 at a war machine at long range: skill=2 shots=1 range=24 distance=20 target=large => needed=5
  155 one shot at Toughness 3 with a save of 5+: skill=3 shots=1 save=5 => chanceOfAWound=1/6
  161 Strength 8 against Toughness 9: skill=3 shots=1 strength=8 toughness=9 => needsToWound=5
  377 moved, at long range at a large target: skill=4 shots=1 range=24 distance=20 moved target=large => needed=4
  379 arrows that need 8: skill=3 shots=1 distance=20 moved cover=heavy => needed=8 strengthNow=1 needsToWound=6
`);
