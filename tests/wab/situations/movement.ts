/** Moves. */
export default `
wab/movement
  movement=4
  movement=8 armour=cataphract metalBarding R214=b
  movement=4 move=march
  movement=4 move=march !musician
  movement=4 move=march kind=cannot-march
  movement=4 move=march ground=difficult
  movement=4 move=march enemyDistance=6 enemies=[other]
  movement=4 move=march enemyDistance=20 enemies=[other]
  movement=4 move=march enemyDistance=6 enemies=[fleeing]
  movement=8 move=march kind=cavalry enemyDistance=6 enemies=[infantry]
  movement=4 move=quick-march wide=4 deep=4
  movement=4 move=quick-march enemyDistance=6 enemies=[fleeing]
  movement=4 move=quick-march kind=character
  movement=4 move=quick-march kind=character enemyDistance=6 enemies=[infantry]
`;
