/** War wagons and tabors. */
export default `
wab/wagon-fate
  wagonKind=tabor lostCombat crewLeft=4
  hurtBy=machine wagonWoundsTaken=4
wab/wagon-after
  wagonDoes=give-ground
`;
