/** Flight and pursuit. */
export default `
wab/flight-pursuit
  movement=4
  movement=4 dice=[3,4]
  movement=4 shootsFirst
  movement=8 pursuerMovement=4
  movement=4 pursuitDice=[3,4]
  movement=4 pursuerMovement=4 dice=[3,4] pursuitDice=[4,4]
  movement=4 pursuerMovement=4 dice=[3,4] pursuitDice=[3,4]
  movement=4 pursuerMovement=4 dice=[3,4] pursuitDice=[1,1]
`;
