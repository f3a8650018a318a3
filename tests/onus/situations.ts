import { situations } from '../../src/engine/testing/words.ts';

/** By query: what its sample, its examples and what differs from those in one field do not bring out. */
export default situations(`
onus/activation
  declines activationDie=2 modifiedMorale=4 flightMorale=3
onus/allies
  players=2 shares=[900]
onus/attack-roll
  attackDice=4 toHit=[1,1,1,1,1]
onus/charge
  doneThisTurn=[dissolve] formation=phalanx abilities=[] chargePhase=movement
onus/complementary
  stackAct=separate activatedUnit=none
  stackAct=separate activatedUnit=none !together
  stackAct=separate activatedUnit=none leavesOverlap
onus/deployment
  formation=square stillFaceDown
  generalGoesTo=own-unit oneGeneralPerFaction
  extended=2 formation=phalanx blueIcons=[phalanx]
onus/engaged-action
  engagedAction=retreat attackOutcome=fled
  engagedAction=move extended=1 formation=phalanx
  engagedAction=reduce formation=square R33=b R34=b R81=b
onus/event
  eventFrom=random eventIn=shot handEventsBefore=1
  eventFrom=random eventIcons=[sword,shield] eventIn=shot
  eventFrom=defender eventIcons=[sword] eventIn=shot R15=b
onus/event-count
  attackerRank=elite defenderRank=elite attackerElite=second-random
onus/first-player
  startDice=[1,6]
onus/flee
  flightCause=activation
  flightCause=voluntary fleeing
  flightCause=activation broken fleeing
onus/fleeing-unit
  fleeingAct=fight underAttack
onus/flight-move
  onTheWay.0.contactAt=2 onTheWay.0.clearAt=1
  onTheWay.0.whose=enemy !onTheWay.0.wayRound
  onTheWay.0.endsOnIt kind=elephants
onus/flight-phase
  activated blocked
  modifiedMorale=2 moraleDie=6 blocked
  modifiedMorale=2 checkResult=passed blocked
  modifiedMorale=2 activated activationDie=2
  modifiedMorale=2 activated activationDie=6
  unit.kind=elephants modifiedMorale=2 moraleDie=2 ownerKills
onus/fog
  fogPath.0.nearestEnemy=7 fogPath.1.nearestEnemy=5
onus/formation
  formationAct=keep formationMoment=after-combat formation=square
  formationAct=dissolve formationMoment=end formation=square engaged !active
  formationAct=dissolve formationMoment=end formation=phalanx engaged !active
  formationAct=dissolve formationMoment=end formation=phalanx formsInto=square engaged
  formationAct=adopt formationMoment=deployment formation=none formsInto=square faceDown
  formationAct=adopt formationMoment=deployment formation=none formsInto=square scenarioForbids
  formationAct=keep formationMoment=after-combat formation=rhomboid !ownCharge R73=b
onus/general
  generalState=dead general=in-radius fromGeneral=5 radius=4
  generalState=dead general=in-unit generalStrength=1 generalDefence=1 generalMorale=2 otherGenerals.0.generalState=unharmed otherGenerals.0.leadership=8 otherGenerals.0.fromGeneral=1
onus/hand-to-hand
  attacker.life=1 attacker.taken=1 defender.formation=phalanx defender.taken=1 charge
  attacker.abilities=[terror] attacker.taken=0 defender.taken=0 R47=b
  attacker.taken=1 attacker.kind=cavalry attacker.formation=arrowhead defender.taken=2 defender.formation=phalanx charge R45=b
  attacker.abilities=[sarissas] attacker.formation=phalanx defender.toHit=[6,6] charge
onus/line-advance
  lineUnits.0.lineName=A lineUnits.1.lineName=A
  lineUnits.0.lineName=A lineUnits.1.lineName=B toCharge lineDirection=back
  lineUnits.0.lineName=A lineUnits.1.lineName=B links.0.leftUnit=A links.0.rightUnit=Z links.0.gapUd=0.5
onus/morale-check
  unit.broken unit.morale=8 moraleDie=2 cause=flight
  unit.kind=cavalry unit.morale=3 moraleDie=1 cause=trample
  unit.broken unit.morale=8 moraleDie=2 cause=activation
  unit.fleeing unit.morale=8 moraleDie=2 cause=activation
  unit.fleeing unit.morale=3 moraleDie=6 cause=activation
  unit.broken unit.kind=scorpions unit.morale=3 moraleDie=6 cause=shot
  unit.broken unit.morale=3 unit.abilities=[steadfast] moraleDie=6 cause=shot
onus/move
  rallied broken abilities=[]
  !active engaged abilities=[]
  extended=1 formation=phalanx abilities=[]
  occasion=after-ram rammed=stands abilities=[]
  rallied movementType=forced-march abilities=[]
  toCharge R3=b abilities=[athletes]
  steps.0.does=adopt steps.0.into=arrowhead R25=b abilities=[]
  formation=phalanx steps.0.does=dissolve R74=b abilities=[]
  steps.0.does=adopt steps.0.into=phalanx toShoot R75=b abilities=[skirmishers]
onus/order
  orderType=line-advance
  orderType=activation broken
  orderType=activation fleeing
  orderType=line-advance broken engaged
onus/pass-through
  gait=flight mover={} passed={} udToClear=3.5 udAvailable=3
  gait=flight mover={} passed.side=enemy
  gait=flight mover={} passed.engaged
  gait=flight mover={} passed.formation=square
  gait=flight mover={} passed.kind=elephants passed.fleeing
  gait=flight mover={} passed.engaged R24=b
  endsOn udToUnit=1 udAvailable=1
  gait=flight mover={} passed={} udToUnit=1 udToClear=3.5 udAvailable=3
onus/phase
  action=move engaged
  action=fight engaged
  action=charge engaged
  action=move reorganised
  action=change-formation engaged
  action=charge abilities=[impetuous] !active
onus/promotion
  rankBefore=normal
onus/random-event
  eventIn=shot
onus/section-markers
  markerEvent=enemy-flees chargedOn=side enemyBlocked
  markerEvent=enemy-flees chargedOn=side stillTouching
onus/shot
  distance=6 toHit=[6,6,6]
  shooter.kind=onager shooter.moved=reduced
  shooter.forcedMarch shooter.fleeing shooter.shotAlready !shooter.active shooter.adoptedFormation
  shooter.broken shooter.bravery shooter.wounds=3 shooter.noOfficers shooter.attackBonus=1 R7=b R21=b
onus/stampede
  unit.kind=cavalry unit.abilities=[steadfast] moraleDie=6
onus/table-charge unitName=A
  position=onus1_bottom_A-50-60-active-m4_top_X-54-50-0 targetName=X
  position=onus1_bottom_A-50-80-active_top_X-50-10_Y-90-80 targetName=Y
  position=onus1_bottom_A-50-60-active_B-60-60_top_X-50-50 targetName=B
  position=onus1_bottom_A-50-60-active-extended~left_top_X-53-50-90 targetName=X
  position=onus1_bottom_A-42-70_F-50-60_top_X-44-56-wraps~F~left~2-wraps~F~rear~1 targetName=X
  position=onus1_bottom_A-50-60-active-m4_top_X-56-50_Y-48-50 targetName=X path.0.amount=0.5
  position=onus1_bottom_A-39-59-45_top_X-50-50 targetName=X path.0.amount=0.1
onus/table-contacts
  position=onus1_bottom_A-50-60_top_X-50-20
  position=onus1_bottom_A-50-54_top_X-46-50_Y-54-50_Z-50-58-0_V-56-56-270_W-44-56-90
  position=onus1_bottom_A-50-54-general~2_B-60-60_C-95-80_top_X-54-50-wraps~A~right~1
  position=onus1_bottom${'_A-50-54'.repeat(12)}
  position=onus1_bottom${'_A-50-54'.repeat(500)}
onus/table-distance position=onus1_bottom_A-40-60-general~3_B-52-61_C-90-80_top_X-40-40-elephants_Y-90-10 unitName=A
  otherName=A
  otherName=C
  otherName=X
  otherName=X fogUd=6
  otherName=Y fogUd=6
onus/table-move
  position=onus1_bottom_A-50-70-active-m4_top_X-50-60_Y-5-5 unitName=Q
  position=onus1_bottom_A-50-70-active-m4_top_X-50-60_Y-5-5 unitName=A path.0.amount=1.2
  position=onus1_bottom_A-50-70-active_F-50-63-active_top_X-50-30 unitName=A path.0.amount=1
  position=onus1_bottom_A-50-70-active_F-50-63-active_top_X-50-30 unitName=A path.0.amount=1 friendsMoveOn
onus/table-shot unitName=A targetName=X
  position=onus1_bottom_A-50-60-active_top_X-50-50
  position=onus1_bottom_A-50-80-active-r8_top_X-50-40
  position=onus1_bottom_A-50-54-active-r8_top_X-50-50
  position=onus1_bottom_A-50-60-active-r8_top_X-50-70
  position=onus1_bottom_A-50-60-active-r8-forced_top_X-50-50
  position=onus1_bottom_A-50-60-r8_B-90-80-active_top_X-50-50
  position=onus1_bottom_A-50-60-active-r8-fleeing_top_X-50-50
  position=onus1_bottom_A-50-70-active-r8_F-50-60_top_X-50-50
  position=onus1_bottom_A-50-70-active-r8_F-53-60_top_X-50-50
  position=onus1_bottom_A-30-62-active-r8_top_X-50-40-0-card~4~4
onus/table-withdraw
  position=onus1_bottom_A-50-60-active_top_X-50-50 unitName=A
  position=onus1_bottom_A-50-54-active-square_top_X-50-50 unitName=A
  position=onus1_bottom_A-50-54-active_F-50-60_top_X-50-50 unitName=A
  position=onus1_bottom_A-50-54-active_top_X-50-50_Y-56-56-270 unitName=A
  position=onus1_bottom_A-50-54-active_B-58-50-270_top_X-52-50 unitName=A
  position=onus1_bottom_A-50-54-active-m5_B-70-54_top_X-46-50-m2_Y-54-50_Z-70-50 unitName=B
onus/throw-javelins
  -
onus/trample
  toWound=[6,6] toHit=[6]
  victimFights fightEnd=elephants-recovered
  victimFights fightEnd=elephants-eliminated
onus/turn-order
  turnWay=by-side
  firstSide=[A,B,C] turnWay=allied
onus/unit-card
  attackPrinted='4' rangedPrinted=3/8 defencePrinted=x
onus/unit-values
  unit.formation=shield-wall unit.otherEnemies=1 attackedBy=shot
  unit.hero unit.defenceBonus=1 unit.moraleBonus=1
  unit.kind=cavalry unit.formation=rhomboid unit.abilities=[ram] whoCharged=unit enemy.kind=cavalry
onus/victory
  victoryBy=casualties
  victoryBy=casualties checkFailed
onus/wind-changes
  shotRange=8
`);
