/** Charges and answers to them. */
export default `
wab/charge movement=4
  atElephant usedToElephants
  atElephant
  chargerTroops=scythed-chariots behindObstacle
  chargerTroops=scythed-chariots distance=5 wheel=1
  drilled manoeuvre=change-formation
  drilled manoeuvre=change-formation unitIs=[column]
  drilled manoeuvre=into-column
  -
  distance=9 wheel=2
  distance=9 wheel=2 R30=b
  distance=6 rough.0.roughKind=impassable rough.0.roughAfter=2
  distance=1.5 rough.0.roughKind=impassable rough.0.roughAfter=1
  distance=6 crossesPath sideBySide
  distance=6 crossesPath
  passesNear
  passesNear R112=b
  skirmishing modelsSeeing=5
  skirmishing modelsSeeing=15
  modelsSeeing=30
  modelsSeeing=0
  modelsSeeing=1
  bearing=60
  alsoTouched=1 alsoNamed=0
  alsoTouched=1 alsoNamed=2
  alsoTouched=1 alsoNamed=1
  rough.0.roughKind=difficult
  unitIs=[engaged]
  unitIs=[fleeing]
  unitIs=[column]
  unitIs=[lone-character]
  unitIs=[gave-ground]
  unitIs=[back-on-table]
  behindObstacle distance=6
  declared=later
  measuredFirst
  manoeuvre=turn
  fearsEnemy
  fearsEnemy fearFailed
  fearsEnemy frenzied
  frenzied distance=6
  unruly distance=6
  unruly unitIs=[gave-ground] distance=6
  unitIs=[ungovernable]
wab/charge-reaction chargers.0.chargerMovement=4 chargers.0.chargerDistance=6
  combined missiles reaction=stand-and-shoot
  feignsFlight reaction=feigned-flight
  feignsFlight
  chargers.0.chargerFrom=flank feignsFlight reaction=feigned-flight
  -
  missiles
  chargers=[]
  !allDeclared reaction=hold
  targetIs=[fleeing]
  targetIs=[fleeing] reaction=hold
  targetIs=[fleeing] reaction=flee
  targetIs=[engaged]
  targetIs=[engaged] reaction=flee
  targetIs=[engaged] reaction=hold
  targetIs=[revealed]
  targetIs=[revealed] reaction=ignore
  targetIs=[revealed] reaction=flee
  targetIs=[met-by-pursuers]
  targetIs=[met-by-pursuers] reaction=flee
  targetIs=[met-by-pursuers] reaction=hold
  reaction=stand-and-shoot
  missiles reaction=stand-and-shoot
  missiles reaction=stand-and-shoot chargerModels=12 chargerLost=3
  missiles reaction=stand-and-shoot chargerModels=12 chargerLost=2
  missiles reaction=stand-and-shoot chargerLost=2
  missiles reaction=stand-and-shoot chargers.0.chargerDistance=3
  missiles reaction=stand-and-shoot chargers.0.chargerFrom=flank
  missiles reaction=shoot-and-flee
  missiles reaction=shoot-and-flee shotsStop
  missiles reaction=shoot-and-flee chargers.0.chargerDistance=3
  missiles reaction=stand-and-shoot chargers.1.chargerMovement=8 chargers.1.chargerDistance=5
  missiles reaction=stand-and-shoot chargers.1.chargerMovement=8 chargers.1.chargerDistance=5 R109=b
  missiles reaction=stand-and-shoot chargers.1.chargerMovement=4 chargers.1.chargerDistance=5 R109=b
  reaction=flee chargers.1.chargerMovement=8 chargers.1.chargerDistance=5
  reaction=flee targetMovement=8
  reaction=flee targetMovement=8 troops=light-chariots
  reaction=flee targetMovement=6 troops=heavy-chariots
  reaction=hold otherReaction=flee
  reaction=hold otherReaction=flee chargers.1.chargerMovement=8 chargers.1.chargerDistance=5
  reaction=hold otherReaction=hold chargers.1.chargerMovement=8 chargers.1.chargerDistance=5
  reaction=hold neighbour=flee
  reaction=ignore
  reaction=ignore chargers.0.chargerDistance=9
  reaction=countercharge
  reaction=countercharge troops=cavalry chargers.0.chargerTroops=cavalry
  troops=cavalry chargers.0.chargerTroops=cavalry
  reaction=hold fearsEnemy
  reaction=hold fearsEnemy frenzied
  reaction=flee fearsEnemy
  reaction=flee frenzied
  reaction=flee targetIs=[ungovernable]
  reaction=stand-and-shoot missiles targetIs=[ungovernable]
wab/charge-side
  stands=[]
  stands=[ahead]
  stands=[ahead] touchesCorner
  stands=[ahead] sideFull
  stands=[ahead] wants=rear
  stands=[ahead] wants=flank
  stands=[ahead] onlyFlankInReach
  stands=[ahead-aside,beside]
  stands=[ahead-aside,beside] wants=flank
  stands=[beside]
  stands=[beside] sideFull
  stands=[beside] wants=flank
  stands=[beside] wants=front
  stands=[beside,behind]
  stands=[behind]
  stands=[behind] wants=front
wab/fleeing-target movement=8 distance=6
  dice=[6,6]
  dice=[1,1]
  dice=[1,1,1]
  fleeMovement=8
  fleeMovement=8 troops=heavy-chariots
  fleeMovement=4 troops=heavy-chariots
  shootsFirst
  distance=14 revealedDistance=12
  distance=14 revealedDistance=18
  revealedDistance=12 wheelsAgain
  wheelsAgain
wab/charge-contact chargerWide=5 targetWide=5
  -
  wheelsLess
  cannotLineUp
  otherTargets=1
  otherTargets=1 besides.0.besideWide=5
  besides.0.besideWide=5
  besides.0.besideWide=5 besides.1.besideWide=5
wab/countercharge chargers.0.chargerMovement=8 chargers.0.chargerDistance=12 chargers.0.chargerTroops=cavalry
  -
  troops=infantry
  troops=cavalry chargers=[]
  chargers.0.chargerTroops=infantry
  chargers.0.chargerFrom=flank
  chargers.0.chargerDistance=7
  chargers.0.chargerDistance=20
  cataphracts
  column
  blocked
  chargers.0.chargerReaches=no
  alsoCharged=met-later
  alsoCharged=met-first
wab/disengage movement=8
  movement=4 leadership=7 drilled enemyMovement=8
  -
  leadership=7 dice=[1,1]
  leadership=7 dice=[6,6]
  leadership=7 dice=[6]
  troops=cavalry
  leadership=7 troops=cavalry enemyMovement=8
  foughtOn=several
  enemyPursued
`;
