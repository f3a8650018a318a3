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
  movement=4 pursuerMovement=4 !allGone
  movement=4 pursuerMovement=4 from=flank-or-rear
  movement=4 pursuerMovement=4 holdsObstacle
  movement=4 pursuerMovement=4 dice=[3,4] pursuitDice=[4,5] moreFleeing.0.movement=4 moreFleeing.0.dice=[1,2]
  movement=4 pursuerMovement=4 dice=[3,4] pursuitDice=[4,5] moreFleeing.0.movement=4 moreFleeing.0.dice=[1,2] R61=b
  movement=4 pursuerMovement=4 dice=[3,4] pursuitDice=[1,2] morePursuers.0.movement=4 morePursuers.0.dice=[6,2]
  movement=4 pursuerMovement=4 dice=[3,4] pursuitDice=[1,2] morePursuers.0.movement=4 R116=b
wab/flight-direction
  engagedOn=[left-flank]
  engagedOn=[right-flank]
  engagedOn=[front,right-flank]
  engagedOn=[rear,left-flank]
  engagedOn=[rear,right-flank]
  engagedOn=[left-flank,right-flank,rear]
  barrier=enemies R90=b
  barrier=enemies passage=5
  barrier=enemies passage=5 R62=b
wab/after-combat
  beaten=0
  beaten=0 general=with-a-beaten-unit
  beaten=3 withoutTest=1
  beaten=2 moves=[give-ground,follow-up]
  beaten=2 moves=[overrun]
wab/bonuses-lost
  order=cavalry
`;
