import { cases } from '../../testing/cases.ts';
import { leaderCheck } from './leader-check.ts';

cases(
  leaderCheck,
  `
  a leader whose unit lives is hit by two sabers: situation=unit-hit
    cause=melee|ranged|retreat       => allowed dice=2 sabersNeeded=2 chance=1/36 leaderLost=null banners=null !mustRetreat 5.161 5.160/if
    checkFaces=[saber]               => leaderLost=null chance=1/6 sum=leader-check/due sum.dice=1
    checkFaces=[infantry]            => !leaderLost chance='0' sum=leader-check/safe
    checkFaces=[saber,infantry]      => !leaderLost chance='0' 5.160~leader-safe
    checkFaces=[saber,saber]         => leaderLost chance='1' banners=1 5.160 sum=leader-check/lost
    checkedBefore                    => dice=0 !leaderLost !mustRetreat 5.163 sum=leader-check/none
    checkedBefore R61=b              => dice=0
    checkFaces=[saber,saber,saber]   => refused checkFaces more-faces-than-check 5.160
    checkedBefore checkFaces=[saber] => refused checkFaces more-faces-than-check 5.160
  a leader whose unit is lost is hit by one: situation=unit-eliminated
    cause=melee                      => dice=1 sabersNeeded=1 chance=1/6 leaderLost=null mustRetreat leastHexes=1 mostHexes=3 leavesMap=may attackerMayAdvance 5.164 5.171
    cause=ranged                     => !attackerMayAdvance -5.171
    cause=retreat                    => 5.166/check attackerMayAdvance leaderMust=retreat
    cause=retreat retreatFrom=ranged => !attackerMayAdvance -5.171
    cause=melee retreatFrom=ranged   => attackerMayAdvance
    cause=ranged retreatFrom=melee   => !attackerMayAdvance
    flags=2                          => 5.170/check
    flags=2 cause=retreat            => 5.170~lost-in-the-retreat
    checkFaces=[saber]               => leaderLost banners=1 !mustRetreat mostHexes=0
    checkFaces=[flag]                => !leaderLost mustRetreat sum=leader-check/safe-retreats
    checkedBefore cause=retreat      => dice=0 mustRetreat sum=leader-check/none-retreats
    checkedBefore cause=retreat R61=b => dice=1 5.163~reading-r61-b
    checkedBefore cause=melee R61=b  => dice=0
  enemies hold the ways behind him: wayBack=enemies
    situation=unit-eliminated        => leaderLost=null mustRetreat leastHexes=2 mostHexes=3 leaderMust=escape 5.209/only-way 5.197 5.201 -5.167
    situation=unit-eliminated cause=retreat => leaderMust=escape 5.167 -5.209/*
    situation=unit-eliminated checkFaces=[flag] => !leaderLost sum=leader-check/safe-escapes
    situation=unit-eliminated cause=retreat checkedBefore => sum=leader-check/none-escapes
    situation=unit-eliminated checkFaces=[saber] => leaderLost leaderMust=nothing -5.209/* sum=leader-check/lost
    situation=unit-hit               => leaderMust=nothing -5.209/*
    situation=unit-hit cause=retreat => leaderMust=nothing -5.167
    situation=alone attackDice=1 checkFaces=[flag] => leaderMust=escape 5.209/only-way
    situation=unit-eliminated hexesToEdge=0 => refused wayBack nothing-behind-the-edge 5.165
  nothing but impassable ground is behind him: wayBack=impassable
    situation=unit-eliminated        => dice=1 leaderLost banners=1 chance='1' !mustRetreat mostHexes=0 leaderMust=perish 5.203/closed -5.169 -5.197 -5.201 -5.160/* sum=leader-check/perishes
    situation=unit-eliminated cause=retreat => leaderLost banners=1 !mustRetreat 5.169 -5.203/*
    situation=unit-eliminated checkFaces=[flag] => leaderLost banners=1 5.160~leader-safe sum=leader-check/perishes
    situation=unit-eliminated checkFaces=[saber] => leaderLost banners=1 leaderMust=nothing 5.160 -5.203/* sum=leader-check/lost
    situation=unit-hit               => leaderLost=null chance=1/36 leaderMust=nothing -5.203/*
    situation=unit-hit cause=retreat => leaderMust=nothing -5.169
    situation=alone attackDice=1 checkFaces=[flag] => leaderLost leaderMust=perish attackerMayAdvance 5.203/closed
    situation=unit-eliminated hexesToEdge=0 => refused wayBack nothing-behind-the-edge 5.165
  his own edge: situation=unit-eliminated checkFaces=[flag]
    hexesToEdge=0                    => leaderMust=leave leavesMap=must leastHexes=1 mostHexes=1 5.165/check sum=leader-check/safe-leaves
    hexesToEdge=0 cause=retreat      => leavesMap=must 5.168/check -5.165/check
    hexesToEdge=0 cause=retreat checkedBefore checkFaces=[] => sum=leader-check/none-leaves
    hexesToEdge=1                    => leavesMap=may mostHexes=2 5.201
    hexesToEdge=2                    => leavesMap=may mostHexes=3
    hexesToEdge=3                    => leavesMap=may-not mostHexes=3 -5.201
  a lone leader is hit by any saber: situation=alone
    attackDice=3                     => dice=3 sabersNeeded=1 chance=91/216 odds.leader-lost=91/216 odds.leader-safe=125/216 5.172 5.173
    attackDice=0                     => dice=0 chance='0' !leaderLost mustRetreat
    attackDice=2 checkFaces=[infantry,saber] => leaderLost banners=1 !mustRetreat
    attackDice=3 checkFaces=[infantry,saber] => leaderLost
    attackDice=3 checkFaces=[flag]   => leaderLost=null chance=11/36
    attackDice=2 flags=2 checkFaces=[flag,flag] => !leaderLost mustRetreat attackerMayAdvance 5.173/flags
    attackDice=2 cause=ranged        => !allowed dice=0 !mustRetreat quotes=[5.114] sum=leader-check/no-target
    attackDice=2 cause=retreat       => refused cause cause-needs-unit 5.197
                                     => refused attackDice attack-dice-needed 5.172
  every clause that bears on it is told:
    situation=unit-hit               => says=[5.162/cause,5.161,5.160/if] spares=[5.163~first-check-of-the-roll]
    situation=unit-hit cause=retreat hexesToEdge=0 => says=[5.162/cause,5.161,5.160/if] spares=[5.163~first-check-of-the-roll]
    situation=unit-eliminated hexesToEdge=0 checkFaces=[flag] => says=[5.162/cause,5.164,5.164/retreat,5.165/check,5.171] spares=[5.163~first-check-of-the-roll,5.160~leader-safe]
    situation=unit-hit flags=2 hexesToEdge=0 checkFaces=[saber,flag] => says=[5.162/cause,5.161] spares=[5.163~first-check-of-the-roll,5.160~leader-safe]
    situation=unit-eliminated flags=2 checkFaces=[flag] => says=[5.162/cause,5.164,5.170/check,5.164/retreat,5.197,5.201,5.171] spares=[5.163~first-check-of-the-roll,5.160~leader-safe]
    situation=unit-eliminated cause=ranged hexesToEdge=5 checkFaces=[flag] => says=[5.162/cause,5.164,5.164/retreat,5.197] spares=[5.163~first-check-of-the-roll,5.160~leader-safe]
    situation=unit-eliminated cause=retreat hexesToEdge=0 flags=1 checkFaces=[flag] => says=[5.162/cause,5.164,5.166/check,5.164/retreat,5.168/check,5.171] spares=[5.163~first-check-of-the-roll,5.160~leader-safe,5.170~lost-in-the-retreat]
    situation=unit-eliminated cause=retreat checkedBefore R61=b checkFaces=[flag] => says=[5.162/cause,5.164,5.166/check,5.164/retreat,5.197,5.201,5.171] spares=[5.163~reading-r61-b,5.160~leader-safe]
    situation=unit-eliminated wayBack=enemies => says=[5.162/cause,5.164,5.160/if,5.164/retreat,5.209/only-way,5.197,5.201,5.171]
    situation=alone attackDice=1 flags=1 hexesToEdge=0 checkFaces=[flag] => says=[5.172,5.173/flags,5.173,5.165/check] spares=[5.114~attacked-in-melee,5.160~leader-safe]
    situation=alone attackDice=1 hexesToEdge=2 checkedBefore checkFaces=[flag] => says=[5.172,5.173,5.197,5.201] spares=[5.114~attacked-in-melee,5.160~leader-safe]
`,
);
