import { cases } from '../../testing/cases.ts';
import { KINDS } from '../../testing/cca/kinds.ts';
import { fallBack } from './fall-back.ts';

cases(
  fallBack,
  `
  everybody goes only towards its own side:
    unit=COMBATANTS                                  => allowed sum=fall-back/yes
    unit=UNITS                                       => 12.6/towards
    unit=UNITS move=evasion                          => allowed sum=fall-back/yes 13.11
    unit=LD move=retreat|evasion                     => allowed 13.18/towards
    unit=UNITS direction=sideways|enemy-side         => !allowed sum=fall-back/no says=[12.6]
    unit=UNITS direction=sideways|enemy-side move=evasion => !allowed says=[13.11/astray]
    unit=LD direction=sideways|enemy-side move=retreat|evasion => !allowed says=[13.18/astray]
  only a lone leader leaves the board, over his own edge: direction=own-edge
    unit=UNITS                => !allowed !leaderLost says=[12.13/edge] spares=[13.25~not-a-lone-leader]
    unit=UNITS move=evasion   => !allowed says=[13.13/edge]
    unit=LD                   => allowed leaderLost banners=0 sum=fall-back/leaves says=[13.25]
  terrain stops no retreat, impassable terrain forbids it:
    unit=UNITS hexTerrain=clear|hill|camp => allowed !mustStop says=[12.6/towards] spares=[]
    unit=UNITS hexTerrain=forest|ford     => allowed !mustStop says=[12.6/towards,12.7] spares=[12.8~passable]
    unit=MOUNTED hexTerrain=rough         => allowed !mustStop says=[12.6/towards,12.7] spares=[12.8~passable]
    unit=FOOT hexTerrain=rough            => allowed !mustStop says=[12.6/towards] spares=[]
    unit=UNITS hexTerrain=SHUT => !allowed mustStop=null says=[12.6/towards,12.8] spares=[12.7~impassable-there]
  terrain stops an evasion only by reading b of R59: move=evasion
    unit=UNITS hexTerrain=PASSABLE             => allowed !mustStop
    unit=UNITS hexTerrain=clear|hill|camp R59=b => allowed !mustStop
    unit=UNITS hexTerrain=forest|ford R59=b    => allowed mustStop
    unit=MOUNTED hexTerrain=rough R59=b        => allowed mustStop
    unit=FOOT hexTerrain=rough R59=b           => allowed !mustStop
    unit=UNITS hexTerrain=SHUT                 => !allowed mustStop=null says=[13.11,13.13/impassable]
    unit=UNITS hexTerrain=SHUT R59=b           => !allowed mustStop=null
  impassable terrain is closed to a leader: unit=LD
    hexTerrain=PASSABLE   => allowed says=[13.18/towards]
    hexTerrain=river      => !allowed says=[13.18/towards,17.26]
    hexTerrain=coast      => !allowed says=[13.18/towards,17.23]
    hexTerrain=lake       => !allowed says=[13.18/towards,19.15]
    hexTerrain=steep-hill => !allowed says=[13.18/towards,19.16]
  a unit that retreats meets: unit=MI
    holds=nobody         => allowed !attaches !mayStop !escapeNeeded says=[12.6/towards]
    holds=UNIT           => !allowed !attaches !mayStop !escapeNeeded says=[12.6/towards,12.9]
    holds=enemy-leader   => !allowed !attaches !mayStop says=[12.6/towards,12.9/enemy-leader]
    holds=friendly-leader => allowed attaches mayStop says=[12.6/towards,12.11/may-join,12.12/may-stop]
    holds=friendly-leader leader=attached => !allowed !attaches !mayStop says=[12.6/towards,8.32/retreats] spares=[12.11~leader-attached-already,12.9~no-unit-there]
    holds=enemy-leader R21=b              => allowed !attaches
  a unit that retreats goes as far as it must, elephants past a leader or (R23 b) not:
    unit=LC nthHex=12                     => allowed
    unit=EL holds=friendly-leader         => allowed attaches !mayStop
    unit=EL holds=friendly-leader R23=b   => allowed mayStop
    unit=EL holds=friendly-leader R23=c   => !allowed says=[12.6/towards,12.11/elephants]
    unit=EL R23=c                         => allowed says=[12.6/towards]
    unit=EL move=evasion holds=friendly-leader R23=c => !allowed says=[13.11,13.13/leader]
    unit=LC holds=friendly-leader R23=c   => allowed mayStop
  a retreat does not go where another way costs less, but by reading b of R20: unit=MI
    unit=EL blocksThisWay=3                   => refused blocksThisWay more-blocks-than-unit 2.11
    unit=EL blocksThisWay=1 blocksOtherWay=4  => refused blocksOtherWay more-blocks-than-unit 2.11
    blocksThisWay=1 blocksOtherWay=0          => !allowed says=[12.6/towards,12.5/longer-way]
    blocksThisWay=2 blocksOtherWay=1          => !allowed
    blocksThisWay=1 blocksOtherWay=1          => allowed
    blocksThisWay=0 blocksOtherWay=1          => allowed
    blocksThisWay=4                           => allowed
    blocksThisWay=1 blocksOtherWay=0 R20=b    => allowed spares=[12.5~reading-r20-b]
    blocksThisWay=1 blocksOtherWay=0 move=evasion => allowed
  a unit that evades meets: unit=LI move=evasion
    holds=nobody                          => allowed !attaches !mayStop says=[13.11]
    holds=UNIT                            => !allowed !attaches !mayStop says=[13.11,13.13/occupied]
    holds=enemy-leader|friendly-leader    => !allowed !attaches !mayStop says=[13.11,13.13/leader]
    holds=friendly-leader R60=b           => allowed attaches
    holds=friendly-leader R21=b           => !allowed
    holds=enemy-leader R21=b              => allowed !attaches
    holds=enemy-leader R60=b              => !allowed
  a unit that evades goes 2 hexes and no more: unit=LC move=evasion
    nthHex=2 => allowed
    nthHex=3 => !allowed says=[13.11,13.11/too-far]
  a lone leader ends with: unit=LD
    holds=nobody                    => allowed !attaches !mayStop says=[13.18/towards]
    holds=friendly-unit             => allowed attaches !mayStop says=[13.18/towards,13.23]
    holds=friendly-unit-with-leader => !allowed !attaches !mayStop says=[13.18/towards,13.20]
    holds=friendly-leader|enemy-unit => !allowed !attaches !mayStop says=[13.18/towards,13.20]
    holds=enemy-leader              => !allowed !attaches !mayStop says=[13.18/towards,8.31/evades]
    holds=friendly-unit escaped     => says=[13.18/towards,13.23,13.31]
  a lone leader passes: unit=LD !ends
    holds=nobody|friendly-unit|friendly-leader    => allowed !attaches !escapeNeeded !unitsAffected sum=fall-back/yes
    holds=nobody            => says=[13.18/towards]
    holds=FRIENDS           => says=[13.18/towards,13.21,13.24]
    holds=enemy-unit        => allowed !attaches escapeNeeded !unitsAffected sum=fall-back/escape says=[13.18/towards,13.22,13.26,13.27/pause]
    holds=enemy-leader      => !allowed !attaches !escapeNeeded !unitsAffected sum=fall-back/no says=[13.18/towards,8.31/evades]
  he escapes only where the enemy blocks his path as R62 reads it: unit=LD holds=enemy-unit !ends
    enemiesBehind=both R62=b    => !allowed escapeNeeded
    enemiesBehind=in-line R62=a => !allowed escapeNeeded
    enemiesBehind=in-line R62=b => allowed escapeNeeded
    enemiesBehind=one R62=a|b   => !allowed escapeNeeded
    enemiesBehind=one           => says=[13.18/towards,13.26/open] spares=[13.20~does-not-end-there,13.22~one-way-is-open]
  what is said of leaders alone is not said of units:
    unit=MI leader=attached                         => allowed says=[12.6/towards]
    unit=MI holds=friendly-unit !ends escaped       => !allowed says=[12.6/towards,12.9]
    unit=MI holds=friendly-unit escaped             => !allowed says=[12.6/towards,12.9]
    unit=MC|LI holds=enemy-unit !ends               => !allowed says=[12.6/towards,12.9] spares=[]
    unit=LI holds=enemy-unit !ends enemiesBehind=one => !allowed says=[12.6/towards,12.9] spares=[]
    unit=MC move=evasion leader=attached holds=friendly-leader hexTerrain=river => !allowed says=[13.11,13.13/impassable,13.13/leader]
  nor what is said of who ends there of who passes: unit=LD
    holds=friendly-unit !ends enemiesBehind=one     => allowed says=[13.18/towards,13.21,13.24]
    holds=friendly-unit !ends escaped               => allowed says=[13.18/towards,13.21,13.24] spares=[13.23~does-not-end-there,13.31~does-not-end-there]
    holds=enemy-unit enemiesBehind=one              => !allowed says=[13.18/towards,13.20]
    nthHex=4 escaped                                => !allowed says=[13.18/towards,13.18/too-far]
  he goes 3 hexes, by reading b of R63 a fourth after an escape: unit=LD
    nthHex=3               => allowed
    nthHex=4               => !allowed says=[13.18/towards,13.18/too-far]
    nthHex=4 escaped       => !allowed
    nthHex=4 R63=b         => !allowed
    nthHex=4 escaped R63=b => allowed
    nthHex=5 escaped R63=b => !allowed
  a leader has no other leader with him:
    unit=LD leader=attached => refused leader leader-without-unit 8.33
    unit=LD leader=adjacent => accepted
    unit=MI leader=attached => accepted
`,
  {
    ...KINDS,
    SHUT: ['river', 'coast', 'lake', 'steep-hill'],
    PASSABLE: ['clear', 'rough', 'forest', 'hill', 'ford', 'camp'],
    UNIT: ['friendly-unit', 'friendly-unit-with-leader', 'enemy-unit'],
    FRIENDS: ['friendly-unit', 'friendly-unit-with-leader', 'friendly-leader'],
  },
);
