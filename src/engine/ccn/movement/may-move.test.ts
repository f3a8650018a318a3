import { cases } from '../../testing/cases.ts';
import {
  isArtillery,
  isCavalry,
  isGuard,
  isHeavyCavalry,
  isInfantry,
  isLightInfantry,
  UNITS,
} from '../units.ts';
import { mayMove } from './may-move.ts';

const SLOW = UNITS.filter((unit) => isInfantry(unit) && !isLightInfantry(unit));
const SETS = {
  UNITS,
  ANYBODY: [...UNITS, 'leader'],
  SLOW,
  LIGHT: UNITS.filter(isLightInfantry),
  INFANTRY: UNITS.filter(isInfantry),
  LIGHT_HORSE: UNITS.filter((unit) => isCavalry(unit) && !isHeavyCavalry(unit)),
  HEAVY: UNITS.filter(isHeavyCavalry),
  CAVALRY: UNITS.filter(isCavalry),
  FOOT_GUNS: ['foot-artillery', 'guard-foot-artillery'],
  HORSE_GUNS: ['horse-artillery', 'guard-horse-artillery'],
  GUNS: UNITS.filter(isArtillery),
  MARCHING: UNITS.filter(
    (unit) => isInfantry(unit) && (isLightInfantry(unit) || isGuard(unit) || unit === 'grenadier'),
  ),
  /** Under these all move as far as they always do. */
  PLAIN: ['none', 'elan', 'cold-steel', 'leadership'],
  TAKEN: ['friend', 'friend-with-leader', 'ally', 'enemy', 'enemy-leader'],
};

/** Figures, tables 4, 9, 10 and 14. */
cases(
  mayMove,
  `
  everybody moves as far as its type allows, and fights after so many hexes:
    unit=SLOW card=PLAIN hexes=1            => allowed mayFightAfter mayMeleeAfter maxHexes=1 maxToFight=1
    unit=SLOW card=PLAIN hexes=2            => !allowed maxOnPath=1 !mayFightAfter
    unit=LIGHT card=PLAIN hexes=1           => allowed mayFightAfter maxHexes=2 maxToFight=1
    unit=LIGHT card=PLAIN hexes=2           => allowed !mayFightAfter !mayFireAfter !mayMeleeAfter
    unit=LIGHT card=PLAIN hexes=3           => !allowed maxOnPath=2
    unit=LIGHT_HORSE card=PLAIN hexes=3     => allowed mayMeleeAfter !mayFireAfter maxHexes=3 maxToFight=3
    unit=LIGHT_HORSE card=PLAIN hexes=4     => !allowed maxOnPath=3
    unit=HEAVY card=PLAIN hexes=2           => allowed mayMeleeAfter maxHexes=2 maxToFight=2
    unit=HEAVY card=PLAIN hexes=3           => !allowed
    unit=FOOT_GUNS card=PLAIN hexes=0       => allowed mayMeleeAfter maxToFight=0
    unit=FOOT_GUNS card=PLAIN hexes=1       => allowed !mayFightAfter maxHexes=1
    unit=FOOT_GUNS card=PLAIN hexes=2       => !allowed
    unit=HORSE_GUNS card=PLAIN hexes=1      => allowed mayFightAfter maxHexes=2 maxToFight=1
    unit=HORSE_GUNS card=PLAIN hexes=2      => allowed !mayFightAfter
    unit=HORSE_GUNS blocks=1 hexes=1        => allowed !mayFightAfter maxToFight=0
    unit=HORSE_GUNS blocks=1 hexes=0        => allowed mayFightAfter
    unit=leader card=none|elan|leadership hexes=3 => allowed maxHexes=3 maxToFight=null !mayFightAfter
    unit=leader card=none|elan|leadership hexes=4 => !allowed maxOnPath=3
  cards that let one move further, or not at all:
    unit=INFANTRY card=bayonet-charge hexes=2 => allowed mayMeleeAfter !mayFireAfter maxHexes=2 maxToFight=2
    unit=INFANTRY card=bayonet-charge hexes=3 => !allowed
    unit=INFANTRY card=bayonet-charge hexes=0 => allowed !mayFireAfter
    unit=CAVALRY|GUNS card=bayonet-charge hexes=0 => allowed mayFightAfter
    unit=GUNS card=bombard hexes=3          => allowed !mayFightAfter maxHexes=3 maxToFight=0
    unit=GUNS card=bombard hexes=4          => !allowed
    unit=GUNS card=bombard hexes=0          => allowed mayFireAfter mayMeleeAfter
    unit=HORSE_GUNS card=bombard hexes=1    => !mayFightAfter
    unit=HORSE_GUNS card=bombard hexes=1 R80=b => mayFightAfter
    unit=SLOW card=bombard hexes=2          => !allowed
    unit=HEAVY card=cavalry-charge hexes=3  => allowed mayMeleeAfter maxHexes=3 maxToFight=3
    unit=HEAVY card=cavalry-charge hexes=4  => !allowed
    unit=LIGHT_HORSE card=cavalry-charge hexes=3 => allowed mayMeleeAfter maxHexes=3
    unit=HORSE_GUNS card=cavalry-charge hexes=2 => allowed !mayFightAfter 8.39/move
    unit=MARCHING card=force-march hexes=2  => allowed mayFightAfter maxHexes=2 maxToFight=2
    unit=line|militia card=force-march hexes=2 => allowed !mayFightAfter maxToFight=1
    unit=line|militia card=force-march hexes=2 leader => allowed mayFightAfter maxToFight=2
    unit=INFANTRY card=force-march hexes=3  => !allowed maxOnPath=2
    unit=CAVALRY card=force-march hexes=2   => allowed mayMeleeAfter
    unit=INFANTRY|GUNS card=fire-and-hold hexes=0 => allowed mayFireAfter !mayMeleeAfter maxHexes=0
    unit=INFANTRY|GUNS card=fire-and-hold hexes=1 => !allowed
    unit=CAVALRY card=fire-and-hold hexes=2 => allowed mayMeleeAfter
    unit=CAVALRY card=fire-and-hold hexes=1 R53=b => !allowed
    unit=UNITS card=grande-manoeuvre hexes=4 => allowed !mayFightAfter maxHexes=4 maxToFight=null
    unit=UNITS card=grande-manoeuvre hexes=0 => allowed !mayFightAfter
    unit=ANYBODY card=grande-manoeuvre hexes=5 => !allowed maxOnPath=4
    unit=leader card=grande-manoeuvre hexes=4 => allowed
    unit=UNITS card=short-supply hexes=1    => !allowed quotes=[8.76]
    unit=UNITS card=short-supply hexes=0    => allowed !mayFightAfter
    unit=SLOW card=short-supply hexes=1 R81=b => allowed !mayFightAfter
    unit=UNITS card=cold-steel hexes=0      => allowed mayMeleeAfter !mayFireAfter
    unit=UNITS card=cold-steel hexes=1 R73=b => !allowed
    unit=leader card=bombard                => refused card card-orders-others 8.33
    unit=leader card=cold-steel             => refused card card-orders-others 8.60
    unit=leader card=short-supply           => refused card card-orders-others 8.76
  national cards: nationalMove=1
    unit=SLOW hexes=2                       => allowed mayFightAfter maxHexes=2 maxToFight=2
    unit=SLOW hexes=3                       => !allowed
    unit=FOOT_GUNS hexes=2                  => allowed !mayFightAfter
    unit=SLOW nationalMove=-1 hexes=1       => !allowed maxHexes=0
    unit=SLOW card=bayonet-charge hexes=3   => !allowed maxHexes=2
  ground stops and shuts out whoever enters:
    unit=ANYBODY hex1.ground=clear|hill|bridge => allowed mustStopAt=null
    unit=ANYBODY hex1.ground=forest|town|ford => allowed mustStopAt=1
    unit=ANYBODY hex1.acrossFieldworks      => allowed mustStopAt=1
    unit=ANYBODY hex1.ground=rugged-hill|river => !allowed maxOnPath=0
    unit=INFANTRY|CAVALRY|leader hex1.ground=quarry => allowed mustStopAt=1
    unit=GUNS hex1.ground=quarry            => !allowed 5.44
    unit=CAVALRY hexes=2 hex1.ground=forest|town|ford|quarry => !allowed maxOnPath=1 5.43
    unit=CAVALRY hexes=2 hex1.ground=hill|bridge => allowed
    unit=CAVALRY hexes=2 hex1.acrossFieldworks => !allowed
    unit=CAVALRY hexes=2 hex2.acrossFieldworks => allowed mayFightAfter mustStopAt=2
    unit=UNITS hexes=1 hex1.ground=forest card=grande-manoeuvre hexes=2 => !allowed
  who enters a forest or a town does not fight: hexes=1
    unit=SLOW|CAVALRY hex1.ground=forest    => allowed !mayFightAfter 7.4
    unit=LIGHT hex1.ground=forest           => allowed mayFireAfter mayMeleeAfter 7.5
    unit=SLOW|LIGHT|CAVALRY hex1.ground=town => allowed !mayFightAfter 7.26
    unit=SLOW|LIGHT hex1.ground=ford|quarry|hill => allowed mayFightAfter
    unit=LIGHT hexes=2 hex2.ground=forest   => allowed !mayFightAfter
    unit=LIGHT card=force-march hexes=2 hex2.ground=forest => allowed mayFightAfter
  nobody shares a hex, but for leaders: hexes=1
    unit=UNITS hex1.occupant=TAKEN          => !allowed maxOnPath=0
    unit=UNITS hex1.occupant=friendly-leader => allowed leaderJoins mustStopAt=1
    unit=UNITS hex1.occupant=friendly-leader leader => !allowed quotes=[5.38]
    unit=UNITS hex1.occupant=friendly-leader leader detaches => allowed
    unit=UNITS hex1.occupant=friendly-leader leader R30=b => allowed
    unit=CAVALRY hexes=2 hex1.occupant=friendly-leader => !allowed maxOnPath=1
    unit=leader hex1.occupant=friend|ally   => allowed leaderJoins joinedUnitMayMove=false joinedUnitMayFight=false
    unit=leader hex1.occupant=friend joinedUnit=ordered|moved => joinedUnitMayFight=true
    unit=leader hex1.occupant=friend-with-leader|friendly-leader => !allowed joinedUnitMayMove=null quotes=[5.55]
    unit=leader hex1.occupant=enemy|enemy-leader => !allowed quotes=[5.58]
    unit=leader hexes=2 hex1.occupant=friend|ally|friend-with-leader|friendly-leader => allowed !leaderJoins
    unit=leader hexes=2 hex1.occupant=enemy|enemy-leader => !allowed
  a unit and its leader: unit=line leader
    hexes=1                                 => allowed leaderGoesAlong ordersUsed=1 5.15/goes 5.16/goes
    hexes=0                                 => allowed !leaderGoesAlong
    leaderDoes=stays                        => !allowed quotes=[5.15]
    detaches                                => allowed !leaderGoesAlong ordersUsed=2
    leaderDoes=joined                       => !allowed quotes=[5.63]
    leaderDoes=joined hexes=0               => allowed mayFightAfter 5.63~stays-there
    leader=false leaderDoes=joined          => refused leaderDoes no-leader-attached 5.15
  a unit that its leader leaves, or has joined, under a card: unit=line leader hexes=1
    detaches card=bayonet-charge|bombard|cavalry-charge|fire-and-hold|force-march|cold-steel|short-supply => !allowed ordersUsed=1 5.60/card -5.61
    detaches card=none|elan|grande-manoeuvre => allowed ordersUsed=2 5.61 -5.60/card
    detaches card=grande-manoeuvre       => !mayFightAfter
    detaches card=leadership             => !allowed ordersUsed=1 !mayFightAfter maxToFight=null quotes=[8.65]
    detaches card=leadership hexes=0     => allowed !mayFightAfter quotes=[8.65]
    leaderDoes=goes card=leadership      => allowed mayFightAfter ordersUsed=1
    leaderDoes=joined card=leadership    => !allowed ordersUsed=0 8.67/joined
    leaderDoes=joined card=leadership hexes=0 => allowed !mayFightAfter maxToFight=null quotes=[8.67] -5.65/unit
    leaderDoes=joined card=grande-manoeuvre hexes=0 => allowed !mayFightAfter -5.65/unit
  the unit that a leader joins, under a card: unit=leader hex1.occupant=friend
    joinedUnit=ordered|moved card=none|elan => joinedUnitMayFight=true 5.65
    joinedUnit=ordered|moved card=grande-manoeuvre => allowed joinedUnitMayFight=false 8.71/joined -5.65
    joinedUnit=unordered card=leadership|grande-manoeuvre => joinedUnitMayFight=false -8.71/joined
    joinedUnit=ordered|moved card=leadership => refused joinedUnit joined-unit-not-ordered 8.67
  a leader who leaves his unit: unit=leader detaches
    card=none|elan|leadership|grande-manoeuvre => allowed ordersUsed=1 5.60
    card=bombard|bayonet-charge|cold-steel|force-march => !allowed quotes=[5.60]
    formerUnitOrdered                       => allowed ordersUsed=2
    formerUnitOrdered card=leadership       => refused formerUnitOrdered ordered-while-led 8.65
    inSquare                                => !allowed quotes=[5.64]
    inSquare leavesSquare formerUnitOrdered => allowed ordersUsed=2
    unit=line                               => refused detaches no-leader-attached 5.60
    unit=line leader leaderDoes=stays|joined => refused detaches detaches-alone 5.61
    unit=line leader formerUnitOrdered      => refused formerUnitOrdered only-a-leader-leaves 5.60
    unit=line leader inSquare               => !allowed 5.64/move
    unit=line leader inSquare leavesSquare  => allowed ordersUsed=2 5.64/additional
    unit=light-cavalry leader inSquare      => refused inSquare no-infantry-in-square 6.13
  squares: unit=line inSquare
    hexes=1                                 => !allowed quotes=[6.13]
    hexes=0                                 => allowed
    leavesSquare hexes=1                    => allowed mayFightAfter
    card=grande-manoeuvre hexes=0           => !allowed quotes=[8.70]
    unit=light-cavalry                      => refused inSquare no-infantry-in-square 6.13
  orders, turns and edges: unit=light-cavalry
    ordered=false hexes=1                   => !allowed ordersUsed=0 quotes=[5.13]
    ordered=false hexes=0                   => allowed !mayFightAfter
    earlierMove=none|others                 => allowed
    earlierMove=unfinished                  => !allowed quotes=[5.35]
    earlierMove=interrupted                 => !allowed quotes=[5.35] 5.33
    earlierMove=finished                    => !allowed quotes=[5.33]
    earlierMove=finished hexes=0            => allowed
    leavesBoard                             => !allowed maxOnPath=0
    leavesBoard hexes=3                     => !allowed maxOnPath=2
    leavesBoard exitAllowed hexes=3         => allowed !mayFightAfter sum=may-move/leaves
    leavesBoard exitAllowed hexes=4         => !allowed
    hexes=1 hex2.ground=hill                => refused hex2 hex-beyond-path
    hex3.ground=hill                        => allowed sum.hexes=3
`,
  SETS,
);
