/** Skirmishers. */
export default `
wab/movement
  movement=4 skirmishers inchesGone=9
  movement=4 skirmishers kind=elephants
  movement=4 ground=very-difficult
  movement=8 kind=cavalry armour=heavy-and-shield metalBarding R214=b
`;
