/** Fear, terror, frenzy, hatred, stubborn troops, warbands, unreliable troops, ambushes. */
export default `
wab/fear-test leadership=7
  sameSide beast=chariots
  beast=dromedaries troopKind=camels
  beast=indian-elephant troopKind=cavalry
  beast=indian-elephant troopKind=cavalry fearCase=charging
  skirmishers enemyCauses=nothing
  skirmishers enemyCauses=nothing !enemyFormed
  beast=african-elephant usedToElephants
  -
  enemyModels=30 dice=[6,6]
  enemyModels=10 dice=[6,6]
  dice=[1,1]
  answersBy=flee
  answersBy=shoot-and-flee
  !chargeReaches
  frenzied
  inAmbush
  unitCauses=fear R308=b
  fearCase=charging dice=[6,6]
  fearCase=charging dice=[6,6] R274=b
  fearCase=charging dice=[1,1]
  fearCase=turn-start
  enemyCauses=terror dice=[6,6]
  enemyCauses=terror chargeTerror=passed
  enemyCauses=terror chargeTerror=passed troopKind=cavalry
  enemyCauses=terror chargeTerror=passed troopKind=cavalry R218=b
  enemyCauses=terror unitCauses=fear R308=b
  enemyCauses=terror fearCase=turn-start
  enemyCauses=terror fearCase=turn-start terrorDistance=9
  enemyCauses=terror fearCase=turn-start nearTerror=passed
  enemyCauses=terror fearCase=turn-start enemyTurn
wab/forced-charge movement=5 enemies.0.away=8
  enemies.1.away=9
  enemies.0.chargeFails enemies.1.away=9
  enemies.0.seen=past-own-skirmishers
  enemies.0.seen=no
  enemies.0.away=12
  enemies.0.away=12 !mayMarch
  enemies.0.away=12 !mayMarch R221=b
  enemies.0.away=12 stopsAfter=3
  enemies.0.away=12 skirmishersOnWay
  gaveGroundBefore
  fearsEnemy
  forcedBy=frenzy
  forcedBy=frenzy enemies.0.away=12
  forcedBy=frenzy fearsEnemy
  forcedBy=frenzy enemies.1.away=9
  forcedBy=frenzy enemies.1.away=9 R311=b
  forcedBy=frenzy gaveGroundBefore
wab/warband-test
  die=1
  die=2
  compulsory
  gaveGroundBefore
  inAmbush
  enemyTurn
wab/unreliable-unit
  die=1
  die=2
  unitWants=shoot die=1
  unitWants=charge-reaction-shots
  unitWants=charge-reaction-shots obedience=ungovernable
  unitWants=charge-reaction-shots obedience=ungovernable die=1
  unitWants=compulsory-move obedience=ungovernable die=1
  obedience=ungovernable
  obedience=ungovernable engaged
  obedience=has-acted
  !namedByList
wab/ambush
  -
  hiddenBefore=1
  deploymentBegun
  placeInSight
  placeInEnemyZone
  ambushStep=after-deployment
  ambushStep=in-play
  ambushStep=in-play enemyDistance=7
  ambushStep=in-play enemySees
  ambushStep=act
  ambushStep=act appearsIn=shooting
`;
