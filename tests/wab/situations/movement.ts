/** Moves. */
export default `
wab/movement
  movement=6 kind=artillery
  movement=5 unruly move=charge
  movement=8 kind=chariots chariotKind=heavy dispersed
  movement=4 marchDie=3
  movement=7 kind=chariots chariotKind=scythed move=march
  movement=6 kind=war-wagons move=charge
  movement=6 kind=war-wagons ground=difficult
  movement=4 skirmishers inchesGone=9
  movement=4 skirmishers kind=elephants
  movement=4 subterfuge move=march ground=difficult
  movement=8 bodyArmour=cataphract barding=full-metal R214=b
  movement=5 ground=difficult
  movement=4 ground=very-difficult
  movement=4 move=quick-march !musician
  movement=4 move=quick-march kind=character enemies.0.away=6
  movement=4 dispersed
  movement=4 barding=full-cloth
  movement=4 move=follow-up
  movement=4 move=disengage
  movement=4 move=failed-charge
  movement=4 move=charge enemyGap=0.5 R112=b
wab/terrain-move movement=7
  vehicle=scythed move=march
  vehicle=scythed move=quick-march
  vehicle=elephant move=march
  marchDie=2
wab/manoeuvre
  movement=7 vehicle=scythed unitMove=march
  movement=7 marchDie=2
  movement=6 vehicle=elephant manoeuvres.0.movePart=wheel
  movement=4 skirmishers manoeuvres.0.movePart=sideways
  movement=4 drilled manoeuvres.0.movePart=quarter-turn
  movement=4 drilled unitOrder=open manoeuvres.0.movePart=quarter-turn
  movement=4 drilled unitOrder=open manoeuvres.0.movePart=quarter-turn manoeuvres.1.movePart=quarter-turn manoeuvres.2.movePart=quarter-turn
  movement=4 drilled unitMove=march manoeuvres.0.movePart=change-formation
  movement=4 drilled unitMove=charge manoeuvres.0.movePart=change-formation
  movement=4 unitMove=charge manoeuvres.0.movePart=change-formation
  movement=4 drilled manoeuvres.0.movePart=wheel manoeuvres.1.movePart=about-face
  movement=4 formation=medieval-phalanx manoeuvres.0.movePart=hedgehog
  movement=4 formation=phalanx manoeuvres.0.movePart=hedgehog
  movement=4 formation=hedgehog manoeuvres.0.movePart=reform
  movement=4 formation=phalanx drilled manoeuvres.0.movePart=about-face
  movement=4 formation=phalanx drilled manoeuvres.0.movePart=wheel
  movement=4 formation=phalanx drilled unitMove=charge manoeuvres.0.movePart=wheel
  movement=4 formation=phalanx levy manoeuvres.0.movePart=wheel
  movement=4 levy manoeuvres.0.movePart=about-face
  movement=4 manoeuvres.0.movePart=shieldwall manoeuvres.1.movePart=ahead
  movement=4 manoeuvres.0.movePart=change-formation manoeuvres.0.ranksGained=-2
  movement=4 manoeuvres.0.movePart=reform
  movement=4 !musician manoeuvres.0.movePart=reform
  movement=4 manoeuvres.0.movePart=backwards
  movement=4 unitMove=charge manoeuvres.0.movePart=about-face
  movement=4 unitMove=charge manoeuvres.0.inches=9
  movement=4 unitMove=march manoeuvres.0.inches=9
  movement=4 unitMove=quick-march manoeuvres.0.inches=13
  movement=4 wedge unitOrder=open manoeuvres.0.movePart=wheel manoeuvres.0.inches=1
  movement=4 unitOrder=open manoeuvres.0.movePart=about-face manoeuvres.1.movePart=about-face manoeuvres.2.movePart=about-face
wab/terrain-move
  movement=4 legs.0.inches=1
wab/flight-move
  movement=4 flightCause=charge shootsFirst
  movement=4 shootsFirst
  movement=4 dice=[1,2,3]
  movement=4 ownEdgeShut !sideQuicker
  movement=4 wantedEdge=side
  movement=4 ownEdgeShut wantedEdge=side
  movement=4 onWay=friends dice=[1,2]
  movement=4 onWay=friends !wayRound dice=[1,2]
  movement=4 onWay=friends !wayRound wayLength=9 dice=[1,2]
  movement=4 onWay=impassable !wayRound dice=[1,2]
  movement=4 flightCause=combat onWay=impassable !wayRound dice=[1,2]
  movement=4 edgeDistance=9 dice=[1,2]
wab/turn-sequence
  event=start-tests
  event=shooting
  event=fight-combats
  event=combat-results
  event=break-tests
  event=combat-panic-tests
  event=give-ground
  event=flee-from-combat
  event=pursue
  event=redress-ranks
  event=first-flight
  event=charge-reaction
  event=line-up otherEvent=rally
  event=flee-on otherEvent=stampede
  event=first-flight otherEvent=rally
`;
