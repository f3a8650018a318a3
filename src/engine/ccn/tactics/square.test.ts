import { cases } from '../../testing/cases.ts';
import { square } from './square.ts';

const SETS = {
  ENEMIES: ['leader', 'unit', 'cavalry'],
  OUT: [{ allowed: true, inSquareAfter: false, handAfter: 6, cardsOnTrack: 0, mostDice: null }],
  IN: [{ allowed: true, inSquareAfter: true, handAfter: 5, cardsOnTrack: 1 }],
  NO: [{ allowed: false, inSquareAfter: true, handAfter: 5, cardsOnTrack: 1, orders: 0 }],
};

cases(
  square,
  `
  leaving square: unit=line
                                            => OUT orders=1 moreOrders=0 6.46 6.46/ordered 6.47 6.45~no-cavalry-adjacent
    squares=3 cardsInHand=4                 => handAfter=5 cardsOnTrack=2
    enemyAdjacent=leader|unit               => OUT
    enemyAdjacent=cavalry                   => NO 6.45 quotes=[6.45] sum=square/may-not
    enemyAdjacent=unit                      => 6.46~reading-r9-a
    enemyAdjacent=unit R9=b                 => NO 6.46/enemy
    enemyAdjacent=leader R9=b               => OUT
    leavingPhase=later|opponents-turn       => NO 6.44
    ordered=false                           => NO 6.46/order
    card=grande-manoeuvre                   => NO 8.70/square
    card=fire-and-hold                      => OUT 8.50/square 8.49~no-enemy-unit-adjacent
    card=fire-and-hold enemyAdjacent=unit   => NO 8.49 -8.50/square
    card=fire-and-hold enemyAdjacent=leader => OUT
    card=short-supply                       => NO 8.76/square
    card=short-supply R81=b                 => OUT 8.76~reading-r81-b
    card=bombard                            => OUT 8.35/ordinary
    card=cavalry-charge                     => OUT 8.40/ordinary
    card=leadership leader                  => OUT -8.68/ordinary
    R78=b                                   => OUT moreOrders=1 6.46/command
  what it does after it has left, it does as any unit: unit=line leavesSquare
    squareAction=move                       => OUT orders=1 6.13~leaves-square
    squareAction=fire|melee                 => OUT orders=1 6.47 6.14~leaves-square
    squareAction=take-ground                => OUT 5.218~leaves-square
    squareAction=fire enemyAdjacent=unit    => NO 5.118/out-of-square
    squareAction=fire enemyAdjacent=leader  => OUT 5.118~reading-r77-a
    squareAction=fire enemyAdjacent=leader R77=b => NO 5.118/leader
    squareAction=melee enemyAdjacent=unit   => OUT
    squareAction=move enemyAdjacent=cavalry => NO 6.45
    squareAction=detach-leader leader       => OUT orders=2 5.64/order
    squareAction=detach-leader leader card=bayonet-charge|force-march|cold-steel => NO 5.60/card
    squareAction=detach-leader leader card=elan => OUT
    squareAction=move card=fire-and-hold    => NO 8.50/move
    squareAction=fire card=fire-and-hold    => OUT
    squareAction=fire card=bayonet-charge   => NO 8.30
  what it does in square: unit=line
    squareAction=move                       => NO 6.13
    squareAction=fire                       => IN orders=1 mostDice=1 6.42/may 6.14/most 6.42~no-enemy-unit-adjacent
    squareAction=fire enemyAdjacent=unit|cavalry => NO 6.42
    squareAction=fire enemyAdjacent=leader  => IN mostDice=1 6.42~reading-r77-a
    squareAction=fire enemyAdjacent=leader R77=b => NO 6.42/leader
    squareAction=fire card=bayonet-charge   => NO 8.30
    squareAction=fire card=cold-steel       => NO 8.62
    squareAction=fire card=fire-and-hold    => IN
    squareAction=fire card=bombard          => IN 8.35/ordinary
    squareAction=fire card=grande-manoeuvre => NO 8.70/square
    squareAction=melee enemyAdjacent=ENEMIES => IN orders=1 mostDice=1 6.43 6.14/most
    squareAction=melee                      => NO 5.117/nobody
    squareAction=melee enemyAdjacent=unit card=bayonet-charge|cold-steel => IN
    squareAction=melee enemyAdjacent=unit card=fire-and-hold => NO 8.47/no-melee 8.49
    squareAction=melee enemyAdjacent=unit card=grande-manoeuvre => NO 8.70/square
    squareAction=melee enemyAdjacent=unit card=short-supply => NO 8.76/square
    squareAction=fire|melee ordered=false   => NO 6.13/order
    squareAction=fire                       => IN
    squareAction=take-ground                => NO 5.218/square 6.43/stays
    squareAction=detach-leader leader       => NO 5.64/square
    squareAction=detach-leader              => refused leader no-leader-to-detach 5.64
  its card and its token: unit=line
    squareAction=look-at-track              => IN orders=0 mostDice=null 6.23
    squareAction=rearrange-track            => NO 6.23/rearranged
    squareAction=lose-token                 => NO 6.24
    squareAction=be-eliminated              => allowed !inSquareAfter handAfter=6 cardsOnTrack=0 orders=0 6.48 6.24~blocks-are-lost
    squareAction=be-eliminated cardsInHand=4 => handAfter=5
    squareAction=be-eliminated leavesSquare => refused leavesSquare eliminated-in-square 6.48
  who is never in square:
    unit=light-cavalry|foot-artillery       => refused unit no-infantry-in-square 6.13
  all that is said, and all that nearly applied: unit=line
                                            => says=[6.46,6.47,6.46/ordered] spares=[6.46~ordered,6.44~own-orders-phase,6.45~no-cavalry-adjacent,6.46~reading-r78-a]
    enemyAdjacent=unit card=grande-manoeuvre => says=[8.70/square] spares=[6.46~ordered,6.44~own-orders-phase,6.45~no-cavalry-adjacent,6.46~reading-r9-a]
    card=fire-and-hold enemyAdjacent=leader R77=b => says=[8.49] spares=[6.46~ordered,6.44~own-orders-phase,6.45~no-cavalry-adjacent]
    squareAction=move leavesSquare          => says=[6.46,6.47,6.46/ordered] spares=[6.46~ordered,6.44~own-orders-phase,6.45~no-cavalry-adjacent,6.13~leaves-square,6.46~reading-r78-a]
    squareAction=move card=grande-manoeuvre enemyAdjacent=unit => says=[6.13] spares=[]
    squareAction=fire card=fire-and-hold    => says=[6.14/most,6.42/may,6.13/ordered] spares=[8.49~no-enemy-unit-adjacent,6.13~ordered,6.42~no-enemy-unit-adjacent,8.47~in-ranged-combat]
    squareAction=fire enemyAdjacent=leader  => says=[6.14/most,6.42/may,6.13/ordered] spares=[6.13~ordered,6.42~no-enemy-unit-adjacent,6.42~reading-r77-a]
    squareAction=fire enemyAdjacent=leader leavesSquare => says=[6.46,6.47,6.46/ordered] spares=[6.46~ordered,6.44~own-orders-phase,6.45~no-cavalry-adjacent,6.13~ordered,5.118~no-enemy-unit-adjacent,5.118~reading-r77-a,6.14~leaves-square,6.46~reading-r78-a]
    squareAction=fire leavesSquare          => spares=[6.46~ordered,6.44~own-orders-phase,6.45~no-cavalry-adjacent,6.13~ordered,5.118~no-enemy-unit-adjacent,6.14~leaves-square,6.46~reading-r78-a]
    squareAction=melee enemyAdjacent=leader R77=b => says=[6.43,6.14/most,6.13/ordered] spares=[6.13~ordered]
    squareAction=melee leavesSquare enemyAdjacent=unit => says=[6.46,6.47,6.46/ordered] spares=[6.46~ordered,6.44~own-orders-phase,6.45~no-cavalry-adjacent,6.46~reading-r9-a,6.13~ordered,6.14~leaves-square,6.46~reading-r78-a]
    squareAction=move card=fire-and-hold    => says=[6.13] spares=[]
    squareAction=move leavesSquare card=fire-and-hold => says=[8.50/square,8.50/move]
    squareAction=look-at-track card=short-supply => says=[6.23] spares=[]
    squareAction=melee                      => says=[6.43,5.117/nobody]
    squareAction=take-ground leader         => says=[5.218/square,6.43/stays] spares=[]
    squareAction=take-ground leavesSquare   => says=[6.46,6.47,6.46/ordered] spares=[6.46~ordered,6.44~own-orders-phase,6.45~no-cavalry-adjacent,5.218~leaves-square,6.46~reading-r78-a]
    squareAction=detach-leader leader       => says=[5.64/square,6.41] spares=[]
    squareAction=detach-leader leader leavesSquare => says=[6.46,6.47,6.46/ordered,5.64/order,6.41/order] spares=[6.46~ordered,6.44~own-orders-phase,6.45~no-cavalry-adjacent,5.64~leaves-square,6.41~leaves-square,6.46~reading-r78-a]
    squareAction=look-at-track enemyAdjacent=unit ordered=false => says=[6.23] spares=[]
    squareAction=rearrange-track            => says=[6.23/rearranged] spares=[]
    squareAction=lose-token                 => says=[6.24] spares=[]
    squareAction=be-eliminated enemyAdjacent=cavalry card=fire-and-hold => says=[6.48] spares=[6.24~blocks-are-lost]
`,
  SETS,
);
