/** Characters, challenges and the battle standard. */
export default `
wab/lone-character
  characterDoes=marches rides=elephant
  withUnit
  characterDoes=charges withUnit
  characterDoes=is-charged withUnit
wab/join-unit
  unitJoined=elephants supplementAllows
  distanceToUnit=1
  unitJoined=skirmishers distanceToUnit=3
  characterMovement=3 movementSpent=4
wab/leave-unit
  leavesTo=join-it-again
  movesStep=other-phase
wab/character-psychology
  whoseRule=unit psychology=hatred
  psychology=hatred !inCombat
wab/character-casualty
  hisWounds=2 woundsTaken=2 isGeneral
wab/challenge
  challengerRides=elephant
  !challengerInCombat
  !rivalInCombat
wab/general
  leadership=7 generalLeadership=9 generalTests leadershipTest=break
wab/battle-standard
  brokeWithoutTest
  brokeWithoutTest failedTest=panic
  skirmishers
`;
