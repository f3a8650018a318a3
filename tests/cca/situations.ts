import { situations } from '../../src/engine/testing/words.ts';

/** By query: what its sample, its examples and what differs from those in one field do not bring out. */
const WORDS = `
cca/close-combat
  firstStrike attacker.unit=LI defender.unit=LD
  evades firstStrike attacker.unit=LI defender.unit=LI
  firstStrike R35=b attacker.unit=CH defender.unit=LI
cca/close-combat-roll
  roll=battle-back faces=[] attacker.unit=LI defender.unit=LD
cca/deck-odds
  wanted=rally wantedSeen=1
cca/dice
  thrownDice=2
cca/draw
  scenario=lake-trasimene turn=1
  deck=20 discards=1 firstStrikePlayed
  deck=0 discards=1 scenario=lake-trasimene turn=1
cca/evade
  moment=ranged attacker.unit=LI defender.unit=LI
  moment=battle-back attacker.unit=LI defender.unit=LD
cca/fall-back
  unit=LI nthHex=4 move=evasion
  unit=LD direction=sideways move=retreat
  unit=LI direction=own-edge move=evasion
  unit=LD holds=enemy-leader ends move=retreat
  unit=LD hexTerrain=lake R59=a move=retreat
  unit=LI hexTerrain=ford R59=b move=evasion
  unit=LI hexTerrain=lake R59=a move=evasion
  unit=LD hexTerrain=river R59=a move=retreat
  unit=LD hexTerrain=coast R59=a move=retreat
  unit=LD hexTerrain=steep-hill R59=a move=retreat
  unit=LI holds=enemy-leader ends R21=b R23=b R60=b R62=b move=retreat
  unit=LI holds=friendly-leader ends R21=b R23=b R60=b R62=b move=evasion
cca/leader-check
  situation=alone cause=close
  situation=unit-hit cause=evasion
  situation=unit-hit cause=rampage
  situation=unit-hit cause=close hits=0
  situation=unit-hit cause=blocked-retreat
  situation=unit-hit cause=elephants-blocked
cca/line-of-sight
  from=E7 to=E7
  from=A1 to=C1 units=[B1]
  from=E7 to=E9 forests=[E7]
  from=E7 to=E10 rivers=[E8]
  from=A7 to=C7 fords=[B6,B7]
  from=E7 to=H7 forests=[F7] hills=[F7]
  from=E7 to=E11 shooter=LB ramparts=[E8]
cca/may-battle
  card=none attacker.unit=MC attacker.moved=4 kind=close distance=1 defender.unit=LI
  card=none attacker.unit=CH attacker.moved=3 kind=close distance=1 defender.unit=LI
  card=none attacker.unit=EL attacker.moved=3 kind=close distance=1 defender.unit=LI
cca/may-move
  unit=LI hexes=1 hex1.ground=rough
  unit=MC hexes=3 scenario=crimissos-river hex2.ground=ford
  unit=AX scenario=baecula hex1.ground=camp
  unit=WR hexes=2 orderedBy=double-time
  unit=LI ordersGiven=2 orderedBy=order-two-units-center
  unit=LI hex1.occupant=friendly-leader R66=b
  unit=LI hexes=3 orderedBy=move-fire-move hex1.occupant=friend
  unit=LD hex1.occupant=friendly-leader hexes=2 R67=b
  unit=LI hex1.occupant=friendly-leader attachedLeader=goes R66=b
cca/may-order
  commandCard=rally unit=LD
  commandCard=order-heavy-troops unit=EL
  commandCard=order-mounted unit=CH
  commandCard=rally unit=LD detaches
  commandCard=double-time unit=AX noneOfKind
  commandCard=i-am-spartacus unit=AX blocks=1 nearLeader=adjacent rolled=[leader]
  commandCard=inspired-left-leadership unit=AX section=right leaderSection=left R82=b
cca/may-play
  commandCard=counter-attack when=turn-start cardsPlayed=1 !opponentPlayed
cca/momentum
  unit=LI target=leader-eliminated R43=b R44=b
  unit=LC target=retreated vacatedTerrain=ford R45=b
  unit=LI target=unit-eliminated-leader-evaded R43=b R44=b
cca/orders
  commandCard=double-time footBlock=7 ownUnits.MI=6
  commandCard=counter-attack countered=leadership-any-section command=4
cca/rally
  command=5
cca/rampage
  enemyUnits=1 trampled.who=LC trampled.blocks=1 trampled.leader=attached trampled.faces=[green,red] trampled.leaderCheck=[red]
  trampled.who=LD trampled.faces=[]
cca/ranged-combat
  attacker.unit=LI attacker.terrain=camp attacker.moved=1 card=i-am-spartacus defender.unit=LI
  card=darken-the-sky attacker.unit=LI attacker.moved=2 attacker.battled=ranged defender.unit=LI
  faces=[red,flag] defender.unit=HI defender.leader=attached defender.blocks=1 leaderCheck=[flag] attacker.unit=LI
cca/retreat
  unit=EL blockedBy=edge freeHexes=1 flags=3 R26=b R27=b
  unit=EL blockedBy=units freeHexes=1 flags=3 R26=b R27=b
  unit=EL leaderAt=1 flags=2 R23=c
  unit=HI rolledBy=MI flags=4 hits=3
cca/scenario
  scenario=zama place=lake turn=1
  scenario=crimissos-river place=river turn=1
cca/spartacus
  -
cca/terrain
  unit=LI terrain=hill enters=evade
  unit=LI terrain=river rampart=between
  unit=LC terrain=camp R71=b
cca/turn
  step=move wants=draw gameWon
  step=battle wants=move card=move-fire-move unfinished
  step=move wants=draw card=none unfinished
  step=order wants=order card=none unfinished
  step=move wants=battle card=none unfinished
  step=play-card wants=play-card card=none unfinished
  step=second-move wants=battle card=move-fire-move unfinished
cca/victory
  scenario=baecula army=carthage campsEntered=1
  scenario=castulo army=rome unitsExited=1 exitFrom=left
  scenario=castulo army=carthage leadersLeft=1 R64=b
  scenario=baecula army=rome campsEnteredAgain=2 R98=b
  scenario=castulo army=rome unitsExited=2 exitFrom=left leaderExits
  scenario=castulo army=rome unitsExited=2 exitFrom=left leaderExits R97=b
`;

export default situations(WORDS);
