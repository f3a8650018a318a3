import { cases } from '../../testing/cases.ts';
import { leaderRetreat } from './leader-retreat.ts';

cases(
  leaderRetreat,
  `
  he goes 1 to 3 hexes:
    wayHexes=1|2|3                      => allowed leastHexes=1 mostHexes=3 escapes=0 !attaches !leavesBoard !leaderLost banners=0 5.197/way sum=leader-retreat/yes
    wayHexes=3                          => allowed -5.203/passable
    wayHexes=3 way2.hexTerrain=forest   => allowed 5.203/passable
    wayHexes=3 way2.hexTerrain=river    => !allowed quotes=[5.203] sum=leader-retreat/no
    wayHexes=1 way2.hexTerrain=river    => allowed
  friends do not stop him:
    way1.holds=friendly-unit            => allowed attaches
    wayHexes=1 way1.holds=friendly-unit => allowed attaches 5.205
    wayHexes=2 way1.holds=friendly-unit => allowed !attaches 5.205/passes 5.207
    wayHexes=2 way1.holds=friendly-unit-with-leader => allowed 5.206
    wayHexes=1 way1.holds=friendly-unit-with-leader => !allowed quotes=[5.204]
    wayHexes=2 way2.holds=friendly-leader => !allowed
  enemies call for Escape:
    wayHexes=2 way1.holds=enemy-unit    => allowed escapes=1 !leaderLost 5.209 sum=leader-retreat/escape
    wayHexes=3 way1.holds=enemy-unit way2.holds=enemy-unit => allowed escapes=2
    wayHexes=3 way1.holds=enemy-unit way2.holds=enemy-unit way3.holds=enemy-unit => allowed escapes=2 leaderLost banners=1 5.211/third sum=leader-retreat/third
    wayHexes=3 way2.holds=enemy-unit way3.holds=enemy-unit => !allowed escapes=0 quotes=[5.204]
    wayHexes=3 way1.holds=enemy-unit way2.holds=enemy-unit way3.holds=enemy-unit way3.hexTerrain=river => !allowed !leaderLost
    wayHexes=1 way1.holds=enemy-unit    => !allowed escapes=0
    wayHexes=2 way1.holds=enemy-leader  => !allowed quotes=[5.208]
    wayHexes=2 way1.holds=enemy-leader R48=b => allowed escapes=0
    wayHexes=1 way1.holds=enemy-leader R48=b => !allowed
  his own edge:
    wayHexes=1 leaves hexesToEdge=0     => allowed leavesBoard mostHexes=1 5.201 sum=leader-retreat/leaves
    wayHexes=1 hexesToEdge=0            => !allowed quotes=[5.165]
    wayHexes=3 leaves hexesToEdge=2     => allowed leavesBoard mostHexes=3
    wayHexes=3 leaves                   => allowed leavesBoard
    wayHexes=3 leaves hexesToEdge=3     => !allowed quotes=[5.201] !leavesBoard
    wayHexes=1 leaves hexesToEdge=3 R82=b => allowed leavesBoard
    wayHexes=2 leaves hexesToEdge=1 way1.holds=enemy-unit => allowed escapes=1
    wayHexes=2 leaves hexesToEdge=1 way1.hexTerrain=rugged-hill => !allowed !leavesBoard
    wayHexes=2 hexesToEdge=1            => refused wayHexes beyond-own-edge 5.201
    wayHexes=3 leaves hexesToEdge=1     => refused wayHexes beyond-own-edge 5.201
    wayHexes=1 hexesToEdge=1            => allowed mostHexes=2
  without a way he is lost: noWay
    wayHexes=1                          => !allowed leaderLost banners=1 quotes=[5.203] sum=leader-retreat/no-way
  every clause that bears on it is told:
    wayHexes=2 way1.holds=enemy-unit way2.holds=friendly-unit => says=[5.197/way,5.202/towards,5.208,5.209,5.202/towards,5.205,5.249] spares=[5.204~does-not-end-there,5.207~ends-there]
    wayHexes=2 leaves hexesToEdge=1  => says=[5.197/way,5.202/towards,5.201] spares=[]
    noWay                            => says=[5.203/closed] spares=[]
`,
);
