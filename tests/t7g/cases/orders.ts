import { casesIn } from '../../ties/case-rows.ts';

/** What orders let units do, and reactions. */
export const ORDERS = casesIn(`
t7g/order
  b06 Run! is written Speed++: card=run => speedIncreases=2
  389 Movilidad, for being cavalry: kind=cavalry card=run actions=[face,move] => freeTurn allowed
  b11 Movilidad, with a turn, a move and a turn: kind=cavalry actions=[face,move,face] => allowed
  33 two moves with ¡Atención!: actions=[move,move] => allowed=false
  41 ¡Resistid! with 1 Wear: card=resist wear=1 checked=passed => wearAfter=1
  159 Numerosos and Élite: card=resist wear=3 numerous elite checked=passed fives=3 => wearAfter=0
  171 light cavalry turns, moves and turns again: kind=cavalry actions=[face,move,face] => allowed
  173 Cuadros turn and move: squares actions=[face,move] => allowed=false
  315 a Disordered unit joins a Choragiew: kind=cavalry choragiew disordered actions=[move,join] => allowed=false
  351 ¡Corred! to fight: card=run actions=[charge] => allowed=false
  353 ¡Atacad! and it stands still: card=attack couldCharge actions=[nothing] => allowed=false
  371 it leaves its Fortaleza Móvil and charges: card=attack mobileFortress leavesFortress actions=[charge] => allowed
  391 ¡Atacad! to join a Choragiew: card=attack kind=cavalry choragiew actions=[join] => allowed=false
t7g/reaction
  389 Evasión, for being cavalry: kind=cavalry card=fire reactsBy=evasion => allowed reactsWith=flight
  43 an enemy at exactly 3 inches: enemyDoes=move distance=3 => allowed=false
  45 it has already been activated: acted => allowed=false
  55 a counter-charge at 10 inches: card=attack kind=cavalry enemyKind=cavalry gap=10 speed=8 enemySpeed=8 => ownInches=5
  61 the interceptor loses: enemyDoes=move distance=2 card=attack combatEnd=loses => enemyGoesOn
  169 Caballería Pesada evades cavalry: reactsBy=evasion kind=cavalry heavyCavalry enemyKind=cavalry card=fire => allowed=false
  175 Caracolear after a reaction: kind=cavalry card=fire thenCaracoles => allowed=false
  217 one unit of a Brigade reacts: brigade => brigadeBroken
  355 a charge from 10 inches: distance=10 => allowed
  437 a Light Company near Dispuesto: reactsBy=evasion kind=company light dispuesto => allowed
`);
