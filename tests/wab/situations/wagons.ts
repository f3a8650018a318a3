/** War wagons and tabors. */
export default `
wab/wagon-fate
  wagonKind=tabor lostCombat crewLeft=4
  hurtBy=machine wagonWoundsTaken=4
wab/blows
  models=5 skill=3 enemySkill=3 target=war-wagon toughness=6 strength=7
wab/shooting
  shots=5 skill=3 target=war-wagon toughness=6 crewSave=6 weapon=handgun distance=5
wab/wagon-after
  wagonDoes=give-ground
`;
