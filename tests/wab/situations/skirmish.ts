/** Skirmishers. */
export default `
wab/movement
  movement=4 skirmishers inchesGone=9
  movement=4 skirmishers kind=elephants
  movement=4 ground=very-difficult
  movement=8 kind=cavalry bodyArmour=cataphract barding=full-metal R214=b
`;
