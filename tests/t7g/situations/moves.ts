/** Movement, orders, reactions and the turn. */
export const MOVES = `
t7g/speed
  speed=4 moveKind=run ground=very-difficult light
  speed=4 moveKind=run ground=very-difficult skirmishers
  speed=4 mobileFortress moveKind=attack
  speed=4 mobileFortress moveKind=disengage
  speed=4 mobileFortress moveKind=retreat
  speed=4 moveKind=attack !seesEnemy
  speed=4 moveKind=vanguard R78=b
  speed=0 kind=artillery limberedSpeed=6
  speed=0 kind=artillery limberedSpeed=6 limbered
  speed=0 kind=artillery limberedSpeed=6 limbered moveKind=attack
  speed=0 kind=artillery limbered
  speed=4 integratedGun moveKind=flight
  speed=4 integratedGun moveKind=disengage
  speed=4 integratedGun kind=cavalry
  speed=4 skirmishers kind=cavalry
t7g/move
  moveKind=attack enemyDistance=0.5
  moveKind=vanguard enemyDistance=2
  moveKind=vanguard enemyDistance=5
  baseOver
  endsOn=[friendly-troop] correctable
  endsOn=[friendly-artillery] correctable
  angle=20 mobileFortress R168=b
  crosses=[friendly-troop] bothOpen
  crosses=[friendly-troop] bothOpen moveKind=attack
  crosses=[building] enters=large moveKind=run
  crosses=[building] enters=large
t7g/facing
  to=left squares alsoMoves
  to=left inVeryDifficult R38=b
t7g/order
  kind=artillery horses limbered actions=[unlimber,move]
  actions=[move,move]
  actions=[reorganise] disordered
  wear=2 discipline=4
  wear=2 checked=failed
  card=attack
  card=attack couldCharge
  card=attack couldCharge actions=[nothing]
  card=attack !seesEnemy
  card=attack mobileFortress leavesFortress
  card=run
  card=run integratedGun
  card=fire
  card=fire kind=artillery limbered
  card=resist wear=1
  card=resist wear=3
  card=resist wear=3 elite
  card=resist wear=3 numerous checked=passed fives=2
  card=resist wear=3 numerous checked=waived
  card=run kind=cavalry caracolear
  card=fire kind=cavalry caracolear
  card=fire kind=cavalry caracolear actions=[fall-back]
  card=fire kind=cavalry caracolear actions=[shoot,fall-back]
  card=fire kind=cavalry
  card=run kind=cavalry heavyCavalry
  card=run kind=cavalry choragiew
  card=run kind=cavalry choragiew actions=[move,join]
  card=run kind=cavalry choragiew disordered
  card=fire kind=cavalry choragiew
  kind=artillery horses
  kind=artillery horses actions=[limber,face]
  kind=artillery limbered
t7g/reaction
  kind=artillery card=attention
  -
  enemyDoes=move
  card=attack enemyDoes=charge-at-other distance=2 R147=b
  card=attack enemyDoes=move distance=2 combatEnd=ties
  card=attack enemyDoes=move distance=2 combatEnd=wins
  card=attack enemyDoes=move distance=2 combatEnd=wins R123=b
  card=attack
  card=attack fromBehind
  card=attack gap=10 speed=4 enemySpeed=4
  card=attack gap=10 speed=4 enemyKind=cavalry
  mobileFortress
  acted cardBack
  acted kind=cavalry reactsBy=evasion
  acted kind=cavalry reactsBy=evasion brigade
  kind=cavalry reactsBy=evasion
  kind=cavalry reactsBy=evasion R76=b
  kind=cavalry reactsBy=evasion heavyCavalry
  kind=cavalry reactsBy=evasion heavyCavalry enemyKind=cavalry
  kind=company light dispuesto reactsBy=evasion
  card=fire harasser reactsBy=harasser
  card=run harasser reactsBy=harasser
  enemyDoes=charge-at-other reactsBy=shelter kind=cavalry combatEnd=loses
  enemyDoes=charge-at-other reactsBy=shelter
  enemyDoes=charge-at-other reactsBy=shelter kind=cavalry ownCommand=false
t7g/go
  troops=2 does=[troop,commander]
  troops=2 does=[commander,commander,troop]
  troops=0 enemyTroops=0
  troops=0 horda
t7g/phase
  phase=start
t7g/planning
  units=5 change=by-rule carriedOut
  units=5 brigades=[3] brigadeRule=false
  units=5 brigades=[3] announced=false
t7g/game-end
  turn=8
  turn=5 own.general own.generalRemoved R170=b
`;
