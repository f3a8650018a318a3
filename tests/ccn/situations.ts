import { situations } from '../../src/engine/testing/words.ts';

/** By query: what its sample, its examples and what differs from those in one field do not bring out. */
const WORDS = `
ccn/card
  commandCard=rally noneOfKind
ccn/deck-odds wanted=rally
  wantedSeen=1
  draws=2
ccn/draw
  commandCard=elan
  commandCard=elan R79=b
  commandCard=elan R79=c
  deck=20
  deck=0 discards=1 commandCard=scout-left
ccn/elan cardsInHand=3
  infantryUnits=4
  rolled=[infantry] infantryUnits=4
ccn/first-strike
  when=own-turn otherCards=0
  inSquare attackingUnit=light-cavalry
  attackingUnit=light-cavalry terrain=town R34=b
  attackingUnit=light-cavalry fieldworks=between R34=b
ccn/nation
  half=down
  unit=light
  records.0.unit=line records.0.startBlocks=4 records.0.general=french records.0.nationalFire=1 unit=line inCombat=fire
  records.0.unit=guard-heavy-cavalry records.0.startBlocks=3 records.0.guardFlags=2 records.0.nationalMelee=1 unit=guard-heavy-cavalry inCombat=melee
  records.0.unit=horse-artillery records.0.startBlocks=1 records.0.gunTable.0.tableDice=[1,1,0] unit=horse-artillery records.0.gunTable.0.closeDice=2 records.0.nationalMelee=1 inCombat=melee
  records.0.unit=horse-artillery records.0.startBlocks=1 records.0.gunTable.0.tableDice=[1,1,0] unit=horse-artillery inCombat=fire distance=3
  records.0.unit=foot-artillery records.0.startBlocks=2 records.0.gunTable.0.tableDice=[1,1,0,0]
  records.0.unit=foot-artillery records.0.startBlocks=1 records.0.gunTable.0.tableDice=[1,1,0]
  records.0.unit=foot-artillery records.0.startBlocks=1 records.0.gunTable.0.tableDice=[1,1,0,0] records.0.gunTable.0.closeDice=2
  records.0.unit=foot-artillery records.0.startBlocks=1 records.0.gunTable.0.tableDice=[1,1,0,0] records.0.gunTable.1.tableDice=[2,2,1,0]
  records.0.unit=foot-artillery records.0.startBlocks=1 records.0.gunTable.0.tableDice=[1,1,0,0] records.0.nationalFire=1
  records.0.unit=foot-artillery records.0.startBlocks=1 records.0.gunTable.0.tableDice=[1,1,0,0] records.1.unit=foot-artillery records.1.startBlocks=3
  records.0.unit=light-cavalry records.0.startBlocks=3 records.0.nationalFire=1
ccn/rally
  cardsInHand=3
ccn/short-supply
  unit=line inSquare
  unit=line owner=player R81=b
  unit=line baselineFull ownEdge=bottom section=left closedHexes=[B1,B2,B3,B4]
  unit=leader leader
ccn/combined-arms attacker.unit=line attacker.blocks=4 defender.unit=line
  guns.0.unit=horse-artillery guns.0.blocks=3 guns.0.distance=4 guns.0.moved=1 guns.0.artilleryDice=1
  guns.0.unit=horse-artillery guns.0.blocks=3 guns.0.distance=3 guns.0.enemiesAdjacent=1 R69=b
  R1=a
  attacker.blocks=1 guns.0.unit=foot-artillery guns.0.blocks=3 guns.0.distance=2 guns.0.artilleryDice=1 defender.terrain=town
ccn/retire-and-reform attacker.unit=line defender.unit=light-cavalry
  firstHex.hexTerrain=forest R72=b
  secondHex.holds=friendly-leader R72=b
  secondHex.holds=friendly-leader defender.leader
  attacker.blocks=2 defender.blocks=1 defender.leader faces=[cavalry,flag]
ccn/melee-outcome attacker.unit=line attacker.blocks=2 defender.unit=line defender.blocks=2
  battlesBack=false
  gunDice=2
  gunDice=2 attacker.unit=foot-artillery
  firstStrike attacker.leader
  attacker.leader defender.leader defender.support=2
  attacker.unit=light-cavalry formsSquare defender.leader
  attacker.unit=light-cavalry formsSquare R62=b
  defender.unit=light-cavalry retires
  defender.unit=leader
  defender.terrain=town
  defender.unit=militia defender.freeHexes=1 R8=b
  attacker.unit=old-guard attacker.guardFlags=2 defender.unit=cuirassiers
  attacker.unit=old-guard
  defender.freeHexes=0 defender.closedBy=impassable defender.leader
  defender.unit=horse-artillery defender.blocks=4 defender.artilleryDice=2
ccn/square-combat attacker.blocks=3 defender.unit=line defender.blocks=3
  attacker.unit=line
  attacker.unit=light-cavalry defender.inSquare R11=b
  attacker.unit=line defender.inSquare R10=b
ccn/form-square
  unit=line firstStrike R34=b
ccn/square unit=line
  squareAction=detach-leader leader
  squareAction=detach-leader leader leavesSquare
  squareAction=fire enemyAdjacent=leader
  squareAction=fire enemyAdjacent=leader R77=b
  squareAction=fire enemyAdjacent=leader R77=b leavesSquare
  squareAction=fire enemyAdjacent=unit
  squareAction=fire enemyAdjacent=unit leavesSquare
  squareAction=fire ordered=false
  squareAction=be-eliminated leavesSquare
  enemyAdjacent=unit R9=b
ccn/may-move unit=line
  -
  hexes=0
  hexes=2
  ordered=false
  hexes=0 ordered=false
  earlierMove=others
  earlierMove=unfinished
  earlierMove=interrupted
  earlierMove=finished
  hex1.occupant=friend
  hex1.occupant=enemy
  hex1.occupant=ally
  hex1.occupant=friendly-leader
  hex1.occupant=friendly-leader leader
  hex1.occupant=friendly-leader leader R30=b
  hex1.ground=rugged-hill
  hex1.ground=river
  hex1.ground=ford
  hex1.ground=bridge
  hex1.ground=quarry
  hex1.ground=town
  hex1.ground=forest
  hex1.ground=hill
  hex1.acrossFieldworks
  crossesSection splits combines
  leavesBoard
  leavesBoard exitAllowed
  nationalMove=1 hexes=2
  leader leaderDoes=stays
  leader detaches
  leader detaches card=leadership
  leader leaderDoes=joined card=leadership
  leader leaderDoes=joined
  leader leaderDoes=joined hexes=0
  inSquare
  inSquare leavesSquare
  inSquare card=grande-manoeuvre
  card=grande-manoeuvre hexes=4
  card=bayonet-charge hexes=2
  card=force-march hexes=2
  card=force-march leader
  card=fire-and-hold hexes=0
  card=fire-and-hold
  card=cold-steel
  card=cold-steel R73=b
  card=short-supply
  card=short-supply R81=b
  card=short-supply hexes=0
  card=bombard
  detaches
  formerUnitOrdered
  leader detaches leaderDoes=joined
  leaderDoes=joined
  hexes=1 hex2.ground=forest
  unit=light hex1.ground=forest
  unit=light hexes=2
  unit=light-cavalry hexes=3 hex2.ground=town
  unit=heavy-cavalry hexes=2
  unit=heavy-cavalry card=cavalry-charge hexes=3
  unit=horse-artillery card=cavalry-charge
  unit=horse-artillery blocks=1
  unit=horse-artillery hex1.ground=quarry
  unit=horse-artillery card=bombard R80=b
  unit=foot-artillery
  unit=foot-artillery inSquare
  unit=leader hexes=2 hex1.occupant=friend
  unit=leader hex1.occupant=friend
  unit=leader hex1.occupant=friend joinedUnit=moved
  unit=leader hex1.occupant=friend joinedUnit=ordered
  unit=leader hex1.occupant=friend joinedUnit=ordered card=grande-manoeuvre
  unit=leader hex1.occupant=friend joinedUnit=ordered card=leadership
  unit=leader detaches formerUnitOrdered card=leadership
  unit=leader hex1.occupant=friendly-leader
  unit=leader hex1.occupant=enemy
  unit=leader detaches formerUnitOrdered
  unit=leader detaches card=cold-steel
  unit=leader card=cold-steel
  unit=leader detaches inSquare
  unit=leader detaches inSquare leavesSquare
  unit=leader leader
ccn/terrain unit=line
  terrain=clear
  terrain=clear enters=retreat
  enters=retreat terrain=forest
  enters=retreat terrain=town R75=b
  tileRemoved terrain=town
  fieldworks=elsewhere terrain=quarry
  fieldworks=between terrain=hill
  fieldworks=between terrain=hill unit=light-cavalry
  terrain=river fieldworks=between
  unit=leader terrain=town
  unit=leader terrain=bridge
  unit=light-cavalry terrain=town
  terrain=ford
  unit=light terrain=forest
  unit=horse-artillery terrain=quarry
ccn/line-of-sight
  from=E7 to=G7 units=[F6,F7]
  from=E7 to=G7 units=[F6]
  from=E7 to=G7
  from=A1 to=E1 units=[B1]
  from=C7 to=G7 units=[D6,F7]
  from=E7 to=E10 towns=[E8] fieldworkHexes=[E9]
  from=E7 to=E10 ruggedHills=[E8] rivers=[E9]
  from=E7 to=E10 fords=[E8] bridges=[E9]
  from=E7 to=E10 hills=[E8] quarries=[E9]
  from=E7 to=E10 hills=[E9,E10] forests=[E7]
  from=E7 to=E10 hills=[E10] towns=[E7]
  from=E7 to=E10 hills=[E7,E8,E9,E10] forests=[E8]
  from=E7 to=E10 hills=[E7,E8,E9,E10] units=[E8] R57=b
  from=E7 to=E10 hills=[E7,E8,E10]
  from=E7 to=E10 hills=[E7,E8,E10] R58=b
  from=E7 to=E10 hills=[E7,E10] forests=[E4]
  from=E7 to=E10 towns=[E10]
  from=E7 to=E8 forests=[E7,E8]
  from=E7 to=E9 hills=[E7] friends=[E8] shooter=foot-artillery
  from=E7 to=E9 hills=[E7] friends=[E8] shooter=foot-artillery combinedArms
  from=E7 to=E9 hills=[E7] friends=[E8] shooter=rifle
  from=E7 to=E9 combinedArms
  from=E7 to=E9 forests=[C3]
  from=E7 to=E7
ccn/dice
  thrownDice=2
ccn/sections
  hex=A1
ccn/setup
  unitSymbols=2 blocksPerUnit=4
  cardsDealt=5
ccn/victory
  banners=2
ccn/retreat blocks=3
  unit=line flags=3 leader leaderAt=2
  unit=line flags=3 leaderAt=2
  unit=line flags=4 leader leaderAt=2 R31=b
  unit=line flags=2 leaderAt=3
  unit=line flags=2 hits=1 leader leaderCheck=[saber,saber]
  unit=line flags=2 hits=1 leader leaderCheck=[saber,flag] freeHexes=0
  unit=line flags=3 hits=1 leader leaderCheck=[saber,flag] freeHexes=0 R61=b
  unit=line flags=2 hits=3 leader rolledIn=ranged
  unit=line flags=2 hits=3 leader freeHexes=0 closedBy=enemies
  unit=line flags=2 hits=3 leader freeHexes=0 closedBy=edge
  unit=line flags=2 hits=3 leader freeHexes=0 closedBy=impassable
  unit=line flags=4 leader freeHexes=0
  unit=line flags=4 leader freeHexes=0 closedBy=enemies
  unit=line flags=4 leader freeHexes=0 closedBy=edge
  unit=line flags=4 leader freeHexes=0 closedBy=impassable
  unit=line flags=3 freeHexes=1 freeHexesOtherWay=3
  unit=line flags=3 freeHexes=1 freeHexesOtherWay=3 R60=b
  unit=line fieldworks=elsewhere leader ignores=2
  unit=militia inSquare support=2 struckFirst
  unit=grenadier inSquare struckFirst R62=b
  unit=line struckFirst
  unit=line struckFirst inSquare
  unit=old-guard guardFlags=2 fieldworks=between
  unit=old-guard
  unit=cuirassiers bySquare leader support=2 nationalFlags=1 nationalHexes=1
  unit=cuirassiers bySquare rolledIn=ranged fieldworks=between
  unit=cuirassiers bySquare rolledIn=battle-back fieldworks=between
ccn/fall-back
  unit=line direction=sideways R6=b
  unit=leader direction=sideways
  unit=line direction=own-edge
  unit=line hexTerrain=forest
  unit=line hexTerrain=quarry
  unit=foot-artillery hexTerrain=quarry
  unit=line hexTerrain=rugged-hill
  unit=line holds=enemy-unit
  unit=line holds=friendly-leader leader
  unit=line holds=friendly-leader leader R31=b ends=false
  unit=leader hexTerrain=forest leader
  unit=leader hexTerrain=forest
  unit=leader hexTerrain=river
  unit=leader nthHex=4
  unit=leader holds=friendly-unit
  unit=leader direction=own-edge
  unit=leader holds=friendly-unit ends=false
  unit=leader holds=friendly-leader ends=false
  unit=leader holds=enemy-unit ends=false
  unit=leader holds=enemy-leader ends=false
  unit=leader holds=enemy-leader ends=false R48=b
ccn/turn
  phase=command wants=play-card ownFirstStrike=with-other-cards
  phase=command wants=play-card ownFirstStrike=only-card
  phase=command wants=draw ordersNobody
  phase=orders wants=draw ordersNobody
  phase=orders wants=order
  phase=orders wants=leave-square
  phase=movement wants=fight
  phase=movement wants=fight stillToMove
  phase=movement wants=fight unfinished
  phase=movement wants=move unfinished
  phase=movement wants=advance
  phase=combat wants=fight unfinished
  phase=combat wants=draw unfinished
  phase=combat wants=react ownTurn=false
ccn/command cardsInHand=5
  squares=1 squaresGone=1 R78=b
ccn/orders
  commandCard=elan cardsInHand=5
  commandCard=assault-left cardsInHand=5 unitsIn.leftCentre=2
  commandCard=counter-attack countered=no-card
  commandCard=counter-attack countered=attack-left
  commandCard=counter-attack countered=attack-center
  commandCard=counter-attack countered=bombard
  commandCard=fire-and-hold ownUnits.infantry=3 unitsInContact=1
  commandCard=grande-manoeuvre squares=1
ccn/may-order unit=line
  commandCard=attack-center unit=leader detaches
  commandCard=attack-center unit=leader detaches inSquare
  commandCard=attack-left unit=leader
  commandCard=bombard unit=leader detaches
  commandCard=bombard unit=leader
  commandCard=bombard noneOfKind R53=b
  commandCard=bombard noneOfKind ordersGiven=1
  commandCard=bayonet-charge noneOfKind
  commandCard=bayonet-charge inSquare unit=foot-artillery
  commandCard=cavalry-charge unit=horse-artillery R16=b
  commandCard=counter-attack countered=no-card
  commandCard=elan freeSymbols=[infantry]
  commandCard=elan freeSymbols=[flag]
  commandCard=fire-and-hold enemyAdjacent=unit
  commandCard=forward inSquare leavesSquare enemyAdjacent=unit R9=b
  commandCard=grande-manoeuvre unit=leader detaches inSquare leavesSquare
  commandCard=cold-steel enemyAdjacent=cavalry inSquare
  commandCard=leadership unit=leader
  commandCard=leadership leader
  commandCard=leadership leader leaderJoined
  commandCard=grande-manoeuvre inSquare
  commandCard=grande-manoeuvre inSquare asOneUnit
  commandCard=rally freeSymbols=[infantry] lostBlocks=1
  commandCard=short-supply R81=b
  commandCard=short-supply R81=b inSquare
ccn/leader-check
  situation=unit-hit checkFaces=[saber,saber]
  situation=unit-hit checkedBefore
  situation=unit-eliminated cause=retreat flags=1 hexesToEdge=0
  situation=unit-eliminated cause=retreat checkedBefore hexesToEdge=0
  situation=unit-eliminated cause=retreat checkedBefore
  situation=unit-eliminated cause=retreat checkedBefore R61=b
  situation=unit-eliminated flags=1 checkFaces=[flag] hexesToEdge=1
  situation=unit-eliminated checkFaces=[flag] hexesToEdge=0
  situation=unit-hit checkFaces=[flag]
  situation=alone
  situation=alone attackDice=2 cause=retreat
  situation=unit-eliminated cause=retreat wayBack=enemies checkFaces=[flag]
  situation=unit-eliminated cause=retreat wayBack=enemies checkedBefore
  situation=unit-eliminated cause=retreat retreatFrom=ranged wayBack=impassable
  situation=alone attackDice=1 wayBack=impassable checkFaces=[flag]
  situation=unit-eliminated wayBack=enemies hexesToEdge=0
  situation=alone attackDice=2 cause=ranged
  situation=alone attackDice=2 flags=1
ccn/leader-retreat
  wayHexes=1
  wayHexes=1 way1.hexTerrain=river
  wayHexes=3 way1.holds=enemy-unit way2.holds=enemy-unit way3.holds=enemy-unit
  wayHexes=1 hexesToEdge=0
  wayHexes=1 hexesToEdge=0 leaves
  wayHexes=1 hexesToEdge=3 leaves
  wayHexes=2 hexesToEdge=1
  noWay
ccn/may-fire target=line
  attacker.unit=light-cavalry attacker.moved=4
  attacker.unit=line card=fire-and-hold attacker.enemiesAdjacent=1
  attacker.unit=line distance=1 attacker.enemiesAdjacent=0
  attacker.unit=line attacker.moved=2
  attacker.unit=line attacker.moved=2 card=bayonet-charge
  attacker.unit=line attacker.moved=2 card=force-march
  attacker.unit=line attacker.moved=3 card=force-march attacker.leader
  attacker.unit=line attacker.inSquare attacker.terrain=quarry
  attacker.unit=line attacker.inSquare attacker.terrain=town
  attacker.unit=leader attacker.leader
  attacker.unit=light-cavalry attacker.inSquare
  attacker.unit=light-cavalry card=bayonet-charge
  attacker.unit=light-cavalry card=force-march
  attacker.unit=light-cavalry card=fire-and-hold
  attacker.unit=foot-artillery attacker.terrain=quarry
  attacker.unit=foot-artillery attacker.moved=1 card=bombard
  attacker.unit=horse-artillery attacker.moved=1
  attacker.unit=horse-artillery attacker.moved=1 attacker.blocks=2 card=bombard R80=b
ccn/ranged-combat defender.unit=line
  attacker.unit=line
  attacker.unit=line attacker.blocks=4 faces=[flag]
  attacker.unit=line attacker.blocks=4 attacker.terrain=hill defender.terrain=hill
  attacker.unit=line attacker.blocks=4 defender.terrain=town defender.fieldworks=between
  attacker.unit=line attacker.blocks=4 defender.terrain=town defender.fieldworks=between R63=b
  attacker.unit=line attacker.blocks=4 defender.fieldworks=corner
  attacker.unit=line attacker.blocks=4 defender.fieldworks=corner R76=b
  attacker.unit=line attacker.blocks=4 defender.inSquare defender.fieldworks=between
  attacker.unit=light attacker.blocks=8 card=elan
  attacker.unit=light attacker.blocks=8 card=elan R29=b
  attacker.unit=line attacker.blocks=1 defender.unit=grenadier defender.blocks=2 faces=[flag]
  attacker.unit=line attacker.blocks=1 defender.unit=old-guard defender.blocks=2 faces=[flag]
  attacker.unit=line attacker.blocks=1 defender.blocks=2 faces=[saber,saber]
  attacker.unit=horse-artillery attacker.artilleryDice=2 card=cavalry-charge
  attacker.unit=foot-artillery attacker.artilleryDice=0
  attacker.unit=line attacker.blocks=1 attacker.nationalDice=-1
  attacker.unit=foot-artillery attacker.artilleryDice=2 attacker.terrain=forest
  attacker.unit=foot-artillery attacker.artilleryDice=2 attacker.terrain=town
  attacker.unit=foot-artillery attacker.artilleryDice=2 defender.terrain=quarry
  attacker.unit=guard-foot-artillery attacker.artilleryDice=2 R22=b
ccn/advance
  unit=line
  unit=line targetFate=held
  unit=line targetFate=retired
  unit=line targetFate=leader-retreated vacatedTerrain=forest
  unit=line inSquare
  unit=line bonus
  unit=line othersFought
  unit=light-cavalry vacatedTerrain=forest
  unit=light-cavalry advances=2 backToStart
ccn/may-melee defender.unit=line
  attacker.unit=horse-artillery attacker.moved=1
  attacker.unit=cuirassiers joinedBy=unit
  attacker.unit=line bonus
  attacker.unit=cuirassiers bonus attacker.terrain=forest
  attacker.unit=cuirassiers attacker.terrain=forest
  attacker.unit=cuirassiers defender.terrain=town attacker.blocks=4
  attacker.unit=cuirassiers defender.fieldworks=between attacker.blocks=4
  attacker.unit=line joinedBy=artillery
  attacker.unit=line defender.unit=cuirassiers
ccn/melee
  attacker.blocks=3 defender.blocks=3 attacker.unit=heavy-cavalry defender.unit=line card=cavalry-charge
  attacker.blocks=3 defender.blocks=3 attacker.unit=line attacker.nationalDice=1 defender.unit=light-cavalry retires
  attacker.blocks=3 defender.blocks=3 attacker.unit=line defender.unit=line card=bayonet-charge attacker.terrain=forest
  attacker.blocks=3 defender.blocks=3 attacker.unit=old-guard defender.unit=line card=elan
  attacker.blocks=3 defender.blocks=3 attacker.unit=young-guard defender.unit=line formsSquare
  attacker.blocks=3 attacker.unit=rifle defender.unit=leader firstStrike
  attacker.blocks=3 attacker.unit=militia defender.unit=leader
  attacker.blocks=3 defender.blocks=3 attacker.unit=rifle defender.unit=line firstStrike
  attacker.blocks=3 defender.blocks=3 attacker.unit=rifle defender.unit=line firstStrike retires
  attacker.blocks=3 defender.blocks=3 attacker.unit=rifle defender.unit=line retires
  attacker.blocks=3 defender.blocks=3 attacker.unit=light-cavalry attacker.nationalDice=1 defender.unit=line formsSquare
  attacker.blocks=3 defender.blocks=3 attacker.unit=light-cavalry attacker.nationalDice=1 defender.unit=line formsSquare firstStrike
  attacker.blocks=3 defender.blocks=3 attacker.unit=heavy-cavalry bonus attacker.terrain=forest defender.unit=line
  attacker.blocks=3 defender.blocks=3 attacker.unit=line bonus defender.unit=line
  defender.blocks=3 attacker.unit=light-cavalry attacker.blocks=2 defender.terrain=forest defender.unit=line
  attacker.blocks=3 defender.blocks=3 attacker.unit=foot-artillery attacker.nationalDice=1 defender.unit=line
  defender.blocks=3 attacker.unit=guard-foot-artillery attacker.blocks=1 defender.unit=line
  attacker.blocks=3 defender.blocks=3 attacker.unit=horse-artillery defender.unit=line
  defender.blocks=3 attacker.unit=horse-artillery attacker.blocks=1 defender.unit=line
  defender.blocks=3 attacker.unit=horse-artillery attacker.blocks=1 attacker.artilleryDice=2 defender.unit=line
  defender.blocks=3 attacker.unit=horse-artillery attacker.blocks=4 attacker.artilleryDice=4 defender.unit=line
  attacker.blocks=3 attacker.unit=line defender.unit=horse-artillery defender.blocks=1
  attacker.blocks=3 attacker.unit=line defender.unit=horse-artillery defender.blocks=1 R2=b
  firstStrike attacker.unit=line attacker.blocks=3 defender.unit=line
  attacker.unit=light-cavalry attacker.blocks=3 defender.unit=line defender.inSquare
  attacker.unit=horse-artillery attacker.blocks=1 attacker.artilleryDice=2 attacker.moved=1 defender.unit=line
  attacker.unit=heavy-cavalry attacker.blocks=3 defender.unit=line card=cavalry-charge
  attacker.unit=heavy-cavalry attacker.blocks=3 attacker.moved=3 defender.unit=line card=cavalry-charge
  attacker.unit=heavy-cavalry attacker.blocks=3 attacker.moved=4 defender.unit=line card=cavalry-charge
  attacker.unit=light-cavalry attacker.blocks=3 attacker.moved=2 defender.unit=line card=cavalry-charge
  attacker.unit=heavy-cavalry attacker.blocks=3 defender.unit=line defender.terrain=town card=cavalry-charge
  attacker.unit=heavy-cavalry attacker.blocks=3 attacker.terrain=town defender.unit=line card=cavalry-charge
  attacker.unit=heavy-cavalry attacker.blocks=3 attacker.fieldworks=between defender.unit=line
  attacker.unit=heavy-cavalry attacker.blocks=3 attacker.fieldworks=between defender.unit=line defender.terrain=hill
  attacker.unit=heavy-cavalry attacker.blocks=5 attacker.fieldworks=between defender.unit=line defender.terrain=ford R64=b
  attacker.unit=old-guard attacker.blocks=3 defender.unit=line card=bayonet-charge
  attacker.unit=old-guard attacker.blocks=3 defender.unit=line card=bayonet-charge R24=b
  attacker.unit=light-cavalry attacker.blocks=3 defender.unit=line card=cold-steel bonus
  attacker.unit=light-cavalry attacker.blocks=3 attacker.leader defender.unit=line card=leadership bonus R52=b
ccn/melee-roll attacker.blocks=2 defender.blocks=2
  attacker.unit=militia defender.unit=leader faces=[infantry,saber]
  attacker.unit=militia defender.unit=leader faces=[infantry,flag]
  attacker.unit=line defender.unit=line faces=[flag,cavalry]
  attacker.unit=line defender.unit=line faces=[cavalry,cavalry]
  attacker.unit=line defender.unit=line faces=[cavalry,cavalry,cavalry]
  attacker.unit=line defender.unit=line faces=[infantry,infantry]
  attacker.unit=line defender.unit=line defender.leader faces=[infantry,flag]
  attacker.unit=line defender.unit=line defender.leader faces=[infantry,infantry]
  attacker.unit=line defender.unit=line faces=[infantry,flag] leaderCheck=[saber]
  attacker.unit=line defender.unit=line faces=[infantry,flag] roll=strikes-first
  attacker.unit=line defender.unit=line faces=[infantry,cavalry] roll=first-strike
  attacker.unit=line defender.unit=line faces=[infantry,cavalry] roll=battle-back
  attacker.unit=line defender.unit=light-cavalry faces=[cavalry,infantry] retires
  attacker.unit=light-cavalry defender.unit=line faces=[infantry] roll=strikes-first defender.inSquare
ccn/escape first.unit=line first.blocks=2
  second.unit=line second.blocks=2 enemyAt=2
`;

export default situations(WORDS);
