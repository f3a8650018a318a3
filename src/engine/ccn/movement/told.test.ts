import { cases } from '../../testing/cases.ts';

/** What a move says and spares, worked out from the clauses: the whole move, how far, hex by hex, the fight. */
cases(
  'ccn/may-move',
  `
  orders, and moves before this one: unit=line
    hexes=1                             => says=[5.46/moves] spares=[]
    hexes=0                             => says=[5.34] spares=[]
    ordered=false                       => says=[5.13/move,5.46/moves]
    hexes=0 ordered=false               => says=[5.34,5.13/fight]
    earlierMove=others                  => says=[5.32,5.46/moves] spares=[5.35~others-finished,5.33~others-moved]
    earlierMove=unfinished              => says=[5.32,5.35/other,5.46/moves] spares=[5.33~others-moved]
    earlierMove=interrupted             => says=[5.32,5.35,5.33,5.46/moves] spares=[]
    earlierMove=finished                => says=[5.32,5.33,5.46/moves] spares=[]
    hexes=0 earlierMove=others          => says=[5.34] spares=[]
    hexes=0 earlierMove=interrupted     => says=[5.34] spares=[]
    splits                              => says=[5.41,5.46/moves]
    combines                            => says=[5.42,5.46/moves]
    crossesSection                      => says=[5.39,5.46/moves] allowed
    leavesBoard                         => says=[5.40,5.46/moves]
    leavesBoard exitAllowed             => says=[5.46/moves] spares=[5.40~scenario-allows]
  a unit, its leader and its square: unit=line
    leader                              => says=[5.15/goes,5.16/goes,5.46/moves] spares=[]
    leader hexes=0                      => says=[5.34] spares=[]
    leader leaderDoes=stays             => says=[5.15/stays,5.46/moves]
    leader leaderDoes=stays hexes=0     => says=[5.34] allowed
    leader detaches                     => says=[5.61,5.46/moves]
    leader detaches card=leadership     => says=[8.65/leaves,5.46/moves]
    leader detaches card=leadership hexes=0 => says=[5.34,8.65/leaves]
    leader detaches card=leadership ordered=false => says=[5.13/move,5.46/moves]
    leader detaches card=cold-steel     => says=[5.60/card,5.46/moves]
    leader leaderDoes=joined card=leadership hexes=0 => says=[5.34,8.67/joined]
    leader leaderDoes=joined            => says=[5.63/unit,5.65/unit,5.46/moves]
    leader leaderDoes=joined hexes=0    => says=[5.34,5.65/unit] spares=[5.63~stays-there]
    inSquare                            => says=[6.13/move,5.46/moves] spares=[]
    inSquare leavesSquare               => says=[5.46/moves] spares=[6.13~leaves-square]
    inSquare hexes=0                    => says=[5.34] spares=[]
    inSquare hexes=0 card=grande-manoeuvre => says=[5.34,8.70/move]
  a leader: unit=leader
    hexes=2                             => says=[5.54/moves] spares=[]
    splits combines                     => says=[5.54/moves] allowed
    detaches                            => says=[5.60,5.54/moves]
    detaches card=force-march           => says=[5.60/card,5.54/moves]
    detaches formerUnitOrdered          => says=[5.60,5.61/orders,5.54/moves]
    detaches inSquare                   => says=[5.60,5.64/move,5.54/moves]
    detaches inSquare leavesSquare      => says=[5.60,5.64/additional,5.54/moves] spares=[5.64~leaves-square]
    detaches leavesSquare               => says=[5.60,5.54/moves]
    hex1.occupant=friend                => says=[5.62,5.63,5.54/moves,5.57] spares=[5.65~joined-unit-unordered,5.58~no-enemy-there,5.55~move-ends-there]
    hex1.occupant=friend joinedUnit=moved => says=[5.62,5.63,5.65,5.250/moved,5.54/moves,5.57]
    hex1.occupant=friend joinedUnit=moved card=grande-manoeuvre => says=[5.62,5.63,8.71/joined,5.250/moved,8.69/move,5.57]
    hex1.occupant=ally joinedUnit=ordered => says=[5.62,5.63,5.65,5.250/unmoved,5.54/moves,5.56,5.57]
    hexes=2 hex1.occupant=friend        => says=[5.54/moves,5.55/passes] spares=[5.62~passes-through,5.58~no-enemy-there,5.57~passes-through]
    hexes=2 hex1.occupant=friendly-leader => says=[5.54/moves,5.55/passes] spares=[5.58~no-enemy-there,5.55~passes-through]
    hex1.occupant=friend-with-leader    => says=[5.54/moves,5.55] spares=[5.58~no-enemy-there,5.55~move-ends-there]
    hex1.occupant=enemy                 => says=[5.54/moves,5.58] spares=[]
    card=grande-manoeuvre hexes=4       => says=[8.69/move] spares=[5.54~switched-off]
  how far, under the card:
    unit=heavy-cavalry hexes=1          => says=[5.49/moves,5.74] spares=[]
    unit=light-cavalry hexes=2          => says=[5.48/moves,5.74] spares=[]
    unit=light hexes=2                  => says=[5.47/moves,5.47,5.126,5.97]
    unit=foot-artillery hexes=1         => says=[5.50/moves,5.50,5.134,5.101]
    unit=horse-artillery hexes=1        => says=[5.51/moves]
    unit=horse-artillery hexes=1 card=cavalry-charge => says=[8.39/move,5.51/moves]
    unit=light-cavalry hexes=1 card=cavalry-charge => says=[5.48/moves,5.74]
    unit=heavy-cavalry hexes=3 card=cavalry-charge => says=[8.38/move,8.38,5.74] spares=[5.49~switched-off]
    unit=light hexes=2 card=bayonet-charge => says=[8.29/move,8.29/hexes,8.30,5.47,5.97] spares=[5.47~switched-off]
    unit=foot-artillery hexes=1 card=bombard => says=[8.33/move,8.33/moved,5.50,5.134,5.101] spares=[5.50~switched-off]
    unit=line hexes=1 card=force-march  => says=[8.58/move] spares=[5.46~switched-off]
    unit=grenadier hexes=1 card=force-march => says=[8.57/move] spares=[5.46~switched-off]
    unit=line hexes=1 card=fire-and-hold => says=[8.50/move,too-far] spares=[5.46~switched-off]
    unit=line hexes=4 card=grande-manoeuvre => says=[8.69/move,8.71,5.46] spares=[5.46~switched-off]
    unit=line hexes=1 card=cold-steel   => says=[5.46/moves,8.62] spares=[8.60~reading-r73-a]
    unit=line hexes=1 card=cold-steel R73=b => says=[8.60/move,too-far] spares=[5.46~switched-off]
    unit=line hexes=1 card=short-supply => says=[8.76/move,5.46/moves] spares=[]
    unit=line hexes=1 card=short-supply R81=b => says=[5.46/moves,8.79/no-combat] spares=[8.76~reading-r81-b]
    unit=line hexes=1 card=bayonet-charge nationalMove=1 => spares=[5.46~switched-off,5.52~switched-off]
  what a card says of its own troops binds no others, though they have all that it says (R53 b): R53=b
    unit=light-cavalry hexes=3 card=bayonet-charge|force-march => allowed
    unit=guard-light-cavalry hexes=3 card=force-march => allowed
    unit=line hexes=1 card=bombard      => allowed maxHexes=1
  hex by hex:
    unit=line hex1.ground=hill          => says=[5.46/moves,7.9/path] spares=[]
    unit=line hex1.ground=forest        => says=[5.46/moves,7.2/path,7.4] spares=[5.43~move-ends-there]
    unit=light-cavalry hexes=2 hex1.ground=town => says=[5.48/moves,5.43,7.24/path] spares=[]
    unit=line hex1.acrossFieldworks     => says=[5.46/moves,7.32/path] spares=[5.43~move-ends-there]
    unit=line hex1.ground=river         => says=[5.46/moves,5.44,7.41/path] spares=[7.50~no-bridge] quotes=[5.44]
    unit=line hex1.ground=ford          => says=[5.46/moves,7.44/path,7.46] spares=[7.50~no-bridge,5.43~move-ends-there,7.41~ford]
    unit=line hex1.ground=bridge        => says=[5.46/moves,7.50/path] spares=[7.41~switched-off,7.44~switched-off]
    unit=line hex1.ground=quarry        => says=[5.46/moves,7.54/path] spares=[5.43~move-ends-there,7.55~not-artillery]
    unit=foot-artillery hex1.ground=quarry => says=[5.50/moves,5.44,7.55/path,7.54/path] spares=[5.43~move-ends-there]
    unit=line hex1.occupant=friend      => says=[5.46/moves,5.36] spares=[]
    unit=line hex1.occupant=ally        => says=[5.46/moves,5.56,5.36] spares=[]
    unit=line hex1.occupant=enemy-leader => says=[5.46/moves,5.37] spares=[]
    unit=line hex1.occupant=friendly-leader => says=[5.46/moves,5.38] spares=[]
    unit=line leader hex1.occupant=friendly-leader => says=[5.15/goes,5.16/goes,5.46/moves,5.38/second-leader,5.38]
    unit=line leader hex1.occupant=friendly-leader R30=b => says=[5.15/goes,5.16/goes,5.46/moves,5.38] spares=[5.38~reading-r30-b]
    unit=light-cavalry hexes=2 hex1.occupant=friend => says=[5.48/moves,5.36] spares=[]
`,
);
