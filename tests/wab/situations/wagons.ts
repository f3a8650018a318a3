/** War wagons and tabors. */
export default `
wab/wagon-fate
  wagonKind=tabor lostCombat crewLeft=4
  hurtBy=machine wagonWoundsTaken=4
wab/break-test
  leadership=8 lostBy=1 models=6 warWagon fearsEnemy enemyModels=20
wab/wagon-after
  wagonDoes=give-ground
`;
