import { cases } from '../../testing/cases.ts';
import { UNITS } from '../units.ts';
import { fallBack } from './fall-back.ts';
import { retreat } from './retreat.ts';

const GUARD = UNITS.filter((unit) => /guard|old/.test(unit));
const PLAIN = UNITS.filter((unit) => !GUARD.includes(unit) && unit !== 'militia');
const SETS = {
  GUARD,
  PLAIN,
  CAVALRY: UNITS.filter((unit) => /cavalry|lancers|cuirassiers/.test(unit)),
  FOOT: ['line', 'militia', 'light', 'rifle', 'foot-artillery', 'horse-artillery'],
};

cases(
  retreat,
  `
  a unit goes back a hex for each flag that it does not ignore: blocks=4 ignores=0
    unit=PLAIN flags=1               => allowed hexesPerFlag=1 retreatHexes=1 hexesMade=1 leftHex !mayBattleBack -5.183 -5.184
    unit=PLAIN flags=3               => retreatHexes=3 hexesMade=3 blocksLeft=4 banners=0 1.4 sum=retreat/goes-back
    unit=GUARD flags=2 guardFlags=1  => retreatHexes=2 hexesMade=2
    unit=militia flags=2             => hexesPerFlag=3 retreatHexes=6 hexesMade=6 -1.4
    unit=line flags=2 nationalHexes=1   => hexesPerFlag=2 retreatHexes=4 5.184
    unit=line nationalHexes=-2       => hexesPerFlag=0 retreatHexes=0 mayBattleBack
    unit=line flags=0                => retreatHexes=0 mayBattleBack !leftHex sum=retreat/stays -5.148
  each hex that it cannot make costs a block: blocks=4 ignores=0
    unit=line flags=2 freeHexes=0    => hexesMade=0 blocksLostInRetreat=2 blocksLeft=2 mayBattleBack !leftHex 5.156 sum=retreat/held
    unit=line flags=2 freeHexes=1    => hexesMade=1 blocksLostInRetreat=1 !mayBattleBack leftHex 5.155 sum=retreat/partly
    unit=line flags=2 freeHexes=1 R8=b  => mayBattleBack 5.156 -5.155
    unit=line flags=2 R8=b           => !mayBattleBack 5.155
    unit=line flags=5 freeHexes=0    => blocksLostInRetreat=4 allBlocksLost=4 eliminated banners=1 !mayBattleBack 4.2/unit
    unit=line hits=3 flags=1 freeHexes=0 => blocksLost=3 blocksLostInRetreat=1 allBlocksLost=4 eliminated
    unit=line hits=9 flags=1         => blocksLost=4 eliminated retreatHexes=0 banners=1
    unit=militia flags=1 freeHexes=2 => hexesMade=2 blocksLostInRetreat=1
    unit=line flags=2 freeHexes=1 freeHexesOtherWay=2     => allowed 5.175/any-way
    unit=line flags=2 freeHexes=1 freeHexesOtherWay=2 R60=b => !allowed quotes=[5.175]
    unit=line flags=2 freeHexes=1 freeHexesOtherWay=1 R60=b => allowed
    unit=line flags=2 freeHexes=2 freeHexesOtherWay=5 R60=b => allowed
    unit=line flags=2 leaderAt=1 freeHexesOtherWay=2 R60=b  => allowed hexesMade=1
  flags are ignored for each reason once: blocks=4 flags=6
    unit=PLAIN                       => allowed
    unit=FOOT                        => flagsIgnorable=0 flagsIgnored=0 5.174 -5.185
    unit=FOOT leader                 => flagsIgnorable=1 5.187 5.186~one-reason
    unit=FOOT support=1              => flagsIgnorable=0 5.188~support-below-two
    unit=FOOT support=2              => flagsIgnorable=1 5.188 5.189
    unit=FOOT support=6 leader       => flagsIgnorable=2 5.186
    unit=FOOT fieldworks=between     => flagsIgnorable=1 7.37 5.191
    unit=FOOT fieldworks=elsewhere   => flagsIgnorable=0 7.38 7.37~not-through-fieldworks
    unit=CAVALRY fieldworks=between guardFlags=1 => 7.37~cavalry-gets-no-cover
    unit=grenadier                   => flagsIgnorable=1 5.192 5.194~not-the-guard
    unit=cuirassiers                 => flagsIgnorable=1 5.193
    unit=heavy-cavalry               => flagsIgnorable=0 5.193~not-cuirassiers
    unit=GUARD guardFlags=1          => flagsIgnorable=1 5.194
    unit=GUARD guardFlags=2          => flagsIgnorable=2 5.194
    unit=guard-grenadier|old-guard guardFlags=2 R68=b => flagsIgnorable=3 5.192
    unit=young-guard|guard-light guardFlags=2 R68=b   => flagsIgnorable=2
    unit=line nationalFlags=2        => flagsIgnorable=2 5.196
    unit=GUARD                       => refused guardFlags guard-flags-needed 5.194
    unit=GUARD hits=4                => eliminated flagsIgnorable=0
    unit=line leader ignores=0       => allowed flagsIgnorable=1 flagsIgnored=0 retreatHexes=6
    unit=line leader ignores=2       => !allowed quotes=[5.185]
    unit=line leader support=3 ignores=1 => allowed flagsIgnorable=2 flagsIgnored=1 retreatHexes=5
  no more are ignored than were rolled: blocks=4 unit=line leader support=2
    flags=1                          => flagsIgnorable=2 flagsIgnored=1 retreatHexes=0 mayBattleBack 5.174~all-flags-ignored
    flags=1 ignores=6                => allowed flagsIgnored=1
    flags=1 ignores=3                => allowed
    flags=0                          => flagsIgnored=0
  squares: blocks=4 inSquare
    unit=line support=4              => flagsIgnorable=0 5.190 6.40 6.38 hexesMade=0 blocksLostInRetreat=1 mayBattleBack
    unit=line flags=2 leader         => flagsIgnored=1 6.39 blocksLostInRetreat=1
    unit=grenadier leader flags=3    => flagsIgnored=2 6.39 5.186
    unit=militia rolledIn=ranged     => blocksLostInRetreat=3 blocksLeft=1 !mayBattleBack 5.78/back
    unit=line leaderAt=1 freeHexes=3 => hexesMade=0 !joinsLeader
    unit=line fieldworks=between     => refused inSquare square-in-fieldworks 7.33
    unit=light-cavalry               => refused inSquare square-of-infantry 6.15
    unit=foot-artillery              => refused inSquare square-of-infantry 6.15
  bounce flags are never ignored: blocks=4 bySquare
    unit=CAVALRY leader support=3    => flagsIgnorable=0 flagsIgnored=0 retreatHexes=1 5.195 6.30
    unit=CAVALRY leader nationalFlags=2 rolledIn=battle-back|first-strike => flagsIgnorable=0
    unit=light-cavalry leader rolledIn=ranged => flagsIgnorable=1 5.195~rolled-at-a-distance
    unit=line leader                 => flagsIgnorable=1 5.195~not-cavalry
    unit=guard-light-cavalry rolledIn=ranged => refused guardFlags guard-flags-needed 5.194
  a lone friendly leader ends a retreat: blocks=4 unit=line flags=3 ignores=0
    leaderAt=1                       => hexesMade=1 joinsLeader blocksLostInRetreat=0 5.181
    leaderAt=2 freeHexes=2           => hexesMade=2 joinsLeader blocksLostInRetreat=0
    leaderAt=3                       => hexesMade=3 joinsLeader
    leaderAt=4                       => hexesMade=3 !joinsLeader 5.181~leader-not-reached
    leaderAt=2 freeHexes=1           => refused leaderAt leader-beyond-free-hexes 5.181
    leaderAt=3 leader flags=1        => hexesMade=1 !joinsLeader 5.179~leader-not-reached
    leaderAt=2 leader                => hexesMade=1 !joinsLeader blocksLostInRetreat=2 5.179/leader
    leaderAt=3 freeHexes=1 leader    => refused leaderAt leader-beyond-free-hexes 5.181
    leaderAt=2 freeHexes=1 leader    => hexesMade=1 blocksLostInRetreat=2 5.179/friends
    leaderAt=1 leader                => hexesMade=0 blocksLostInRetreat=3 mayBattleBack
    leaderAt=2 leader R31=b          => hexesMade=3 blocksLostInRetreat=0 !joinsLeader
    leaderAt=3 leader R31=b          => hexesMade=2 blocksLostInRetreat=1
    leaderAt=2 freeHexes=2 leader R31=b => hexesMade=1 blocksLostInRetreat=2
    leaderAt=2 leader hits=1 leaderCheck=[saber,saber] => hexesMade=2 joinsLeader leaderLost
  one check for each roll: unit=line leader blocks=3
    hits=1 flags=0                   => leaderChecks=1 leaderCheckDice=2 leaderLost=null odds.leader-lost=1/36 5.161
    hits=1 flags=0 leaderCheck=[saber,infantry] => !leaderLost 5.160~leader-safe
    hits=1 flags=0 leaderCheck=[saber]          => leaderLost=null odds.leader-lost=1/6
    hits=1 flags=0 leaderCheck=[flag]           => !leaderLost
    hits=1 flags=0 leaderCheck=[saber,saber]    => leaderLost banners=1
    hits=3 flags=2                   => leaderChecks=1 leaderCheckDice=1 leaderLost=null leaderMust=retreat odds.leader-lost=1/6 5.170
    hits=3 flags=2 leaderCheck=[saber] => leaderLost banners=2 leaderMust=nothing
    hits=3 flags=2 leaderCheck=[flag]  => !leaderLost banners=1 leaderMust=retreat 5.171
    hits=3 flags=2 leaderCheck=[flag] rolledIn=ranged => leaderMust=retreat -5.171
    hits=0 flags=2 freeHexes=0       => leaderChecks=1 leaderCheckDice=2 allBlocksLost=1 odds.leader-lost=1/36 mean.allBlocksLost=1
    hits=0 flags=4 freeHexes=0       => leaderChecks=1 leaderCheckDice=1 eliminated odds.leader-lost=1/6 5.166
    hits=1 flags=2 freeHexes=0 leaderCheck=[saber,flag] => leaderChecks=1 leaderCheckDice=2 allBlocksLost=2 5.163
    hits=1 flags=3 freeHexes=0 leaderCheck=[saber,flag] => leaderChecks=1 eliminated !leaderLost 5.163 leaderMust=retreat
    hits=1 flags=3 freeHexes=0 leaderCheck=[saber,flag] R61=b => leaderChecks=2 leaderCheckDice=1 leaderLost=null odds.leader-lost=1/6
    hits=1 flags=3 freeHexes=0 leaderCheck=[saber,flag,saber] R61=b => leaderLost banners=2
    hits=1 flags=2 freeHexes=0 leaderCheck=[saber,flag] R61=b => leaderChecks=1
    hits=1 flags=3 freeHexes=0 R61=b => odds.leader-lost=41/216 odds.eliminated=1
    hits=1 flags=2 freeHexes=0       => odds.leader-lost=1/36 odds.eliminated=1/36 mean.allBlocksLost=73/36
    hits=1 flags=1                   => odds.retreats=1/36 odds.eliminated=0
    hits=0 flags=1                   => leaderChecks=0 !leaderLost
  a check that is not rolled leaves open what hangs on it: unit=line leader blocks=3
    hits=1 flags=1                   => leaderLost=null flagsIgnorable=null flagsIgnored=null retreatHexes=null leftHex=null mayBattleBack=null banners=null blocksLeft=2 !eliminated 5.187/open -5.187
    hits=1 flags=1 leaderCheck=[saber] => leftHex=null odds.retreats=1/6
    hits=1 flags=1 leaderCheck=[flag] => flagsIgnored=1 !leftHex mayBattleBack banners=0 -5.187/open
    hits=1 flags=1 ignores=0         => flagsIgnorable=null flagsIgnored=0 leftHex !mayBattleBack banners=null
    hits=1 flags=2 freeHexes=0       => allBlocksLost=null blocksLeft=null eliminated=null mayBattleBack=null sum=retreat/check
    hits=1 flags=0                   => blocksLeft=2 !eliminated mayBattleBack banners=null -5.187/open
    hits=3 flags=1                   => eliminated leaderMust=retreat !mayBattleBack banners=null
    hits=3 freeHexes=0 closedBy=impassable => leaderLost leaderMust=perish banners=2
    hits=1 flags=1 bySquare unit=light-cavalry => flagsIgnorable=0 leftHex !mayBattleBack
    hits=1 flags=1 leaderCheck=[saber,saber] => flagsIgnorable=0 retreatHexes=1 5.187~leader-lost
    hits=1 flags=0 leaderCheck=[saber,saber,saber] => refused leaderCheck more-faces-than-check 5.160
    hits=0 flags=0 leaderCheck=[saber]          => refused leaderCheck more-faces-than-check 5.160
    hits=1 flags=0 leader=false leaderCheck=[saber] => refused leaderCheck more-faces-than-check 5.160
  what a leader who loses his unit must do: unit=line leader blocks=1 leaderCheck=[flag]
    hits=1 freeHexes=0 closedBy=edge       => leaderMust=leave banners=1 5.165 sum=retreat/leader-leave
    hits=1 freeHexes=0 closedBy=enemies    => leaderMust=escape 5.209/only-way sum=retreat/leader-escape
    hits=1 freeHexes=0 closedBy=impassable => leaderMust=perish leaderLost banners=2 5.203/closed sum=retreat/leader-perish
    hits=1 freeHexes=0 closedBy=friends    => leaderMust=retreat sum=retreat/leader-retreat
    hits=1 freeHexes=1 closedBy=impassable => leaderMust=retreat
    flags=2 freeHexes=0 closedBy=edge       => leaderMust=leave banners=1 5.168
    flags=2 freeHexes=0 closedBy=enemies    => leaderMust=escape 5.167
    flags=2 freeHexes=0 closedBy=impassable => leaderMust=perish leaderLost banners=2 5.169
    flags=2 freeHexes=0 closedBy=friends    => leaderMust=retreat 5.166
    flags=3 freeHexes=1 closedBy=enemies    => leaderMust=escape 5.167 leftHex
  every clause that bears on it is told: blocks=4
    unit=line                        => says=[5.148,1.4,5.174,5.175,5.155] spares=[5.185~nothing-to-ignore-with,5.183~not-militia,5.180~no-leader-of-its-own,5.182~every-hex-made,5.156~left-its-hex,5.153~may-not-battle-back,5.159~may-not-battle-back]
    unit=line flags=0                => says=[5.153,5.159] spares=[]
    unit=light-cavalry flags=0       => says=[5.153,5.159] spares=[]
    unit=line flags=3 support=2 leader => says=[5.148,5.187,5.188,5.189,5.186,5.185,1.4,5.174,5.175,5.180,5.155] spares=[5.190~not-in-square,6.40~not-in-square,5.183~not-militia,5.182~every-hex-made,5.162~no-block-lost,5.156~left-its-hex,5.153~may-not-battle-back,5.159~may-not-battle-back]
    unit=light flags=3 leader freeHexes=0 closedBy=enemies => says=[5.148,5.187,5.185,1.4,5.174,5.179/enemies,5.182,5.162/retreat,5.161,5.160/if,5.156,5.153,5.159] spares=[5.186~one-reason,5.175~no-hex-made,5.180~no-hex-made,5.163~first-check-of-the-roll,5.155~still-in-its-hex]
    unit=light-cavalry fieldworks=between bySquare support=2 => says=[5.148,5.195,6.30,1.4,5.174,5.175,5.155] spares=[5.190~not-in-square,6.40~not-in-square,5.188~switched-off,5.189~switched-off,5.191~cavalry-gets-no-cover,7.37~cavalry-gets-no-cover,7.38~through-fieldworks,5.185~nothing-to-ignore-with,5.180~no-leader-of-its-own,5.182~every-hex-made,5.156~left-its-hex,5.153~may-not-battle-back,5.159~may-not-battle-back]
    unit=light-cavalry bySquare rolledIn=ranged => says=[5.111,1.4,5.174,5.175,5.78/back] spares=[5.195~rolled-at-a-distance,6.30~rolled-at-a-distance,5.185~nothing-to-ignore-with,5.180~no-leader-of-its-own,5.182~every-hex-made]
    unit=light bySquare              => says=[5.148,1.4,5.174,5.175,5.155] spares=[5.195~not-cavalry,6.30~not-cavalry,5.185~nothing-to-ignore-with,5.180~no-leader-of-its-own,5.182~every-hex-made,5.156~left-its-hex,5.153~may-not-battle-back,5.159~may-not-battle-back]
    unit=light fieldworks=between support=2 rolledIn=ranged => says=[5.111,5.188,5.189,5.191,7.37,5.186,5.185,5.78/back] spares=[5.190~not-in-square,6.40~not-in-square,7.38~through-fieldworks,5.174~all-flags-ignored]
    unit=foot-artillery fieldworks=elsewhere rolledIn=ranged => says=[5.111,7.38,1.4,5.174,5.175,5.78/back] spares=[5.191~not-through-fieldworks,7.37~not-through-fieldworks,5.185~nothing-to-ignore-with,5.180~no-leader-of-its-own,5.182~every-hex-made]
    unit=light inSquare support=1 leader => says=[5.148,5.190,6.40,5.187,6.39,5.185,5.153,5.159] spares=[5.186~one-reason,5.174~all-flags-ignored,5.162~no-block-lost]
    unit=light inSquare              => says=[5.148,1.4,5.174,6.38,5.182,5.156,5.153,5.159] spares=[6.39~nothing-to-ignore-with,5.185~nothing-to-ignore-with,5.175~no-hex-made,5.155~still-in-its-hex]
    unit=old-guard flags=5 guardFlags=1 nationalFlags=1 rolledIn=ranged => says=[5.111,5.194,5.196,5.186,5.185,1.4,5.174,5.175,5.78/back] spares=[5.192~guard-has-its-own-flags,5.180~no-leader-of-its-own,5.182~every-hex-made]
    unit=light leader leaderAt=1 ignores=0 rolledIn=ranged => says=[5.111,5.187,5.185,1.4,5.174,5.179/leader,5.182,5.162/retreat,5.161,5.160/if,5.78/back] spares=[5.186~one-reason,5.181~leader-attached-already,5.175~no-hex-made,5.180~no-hex-made,5.163~first-check-of-the-roll]
    unit=light leaderAt=1 rolledIn=ranged => says=[5.111,1.4,5.174,5.181,5.175,5.78/back] spares=[5.185~nothing-to-ignore-with,5.180~no-leader-of-its-own,5.182~every-hex-made]
    unit=light leaderAt=2 rolledIn=ranged => says=[5.111,1.4,5.174,5.175,5.78/back] spares=[5.185~nothing-to-ignore-with,5.181~leader-not-reached,5.180~no-leader-of-its-own,5.182~every-hex-made]
    unit=line flags=0 struckFirst    => says=[8.54/back] spares=[5.153~may-not-battle-back,5.159~may-not-battle-back]
    unit=line flags=0 struckFirst rolledIn=ranged => says=[5.78/back] spares=[]
    unit=line flags=0 struckFirst inSquare rolledIn=battle-back => says=[5.154/none] spares=[]
    unit=line hits=1 flags=0 leader rolledIn=ranged => says=[5.112,5.113,5.162,5.161,5.160/if,5.78/back] spares=[]
  what a leader is told who loses his unit: unit=light leader blocks=1 leaderCheck=[flag] rolledIn=ranged
    hits=1 flags=0                   => says=[5.112,5.113,5.162,5.164,5.197,4.2/unit] spares=[5.160~leader-safe]
    hits=1 flags=1                   => says=[5.112,5.113,5.162,5.164,5.170,5.197,4.2/unit] spares=[5.160~leader-safe]
    hits=1 flags=0 freeHexes=0 closedBy=friends => says=[5.112,5.113,5.162,5.164,5.197,4.2/unit] spares=[5.160~leader-safe]
    hits=1 flags=0 freeHexes=0 closedBy=enemies => says=[5.112,5.113,5.162,5.164,5.209/only-way,4.2/unit] spares=[5.160~leader-safe]
    hits=1 flags=0 freeHexes=0 closedBy=edge => says=[5.112,5.113,5.162,5.164,5.165,4.2/unit] spares=[5.160~leader-safe]
    hits=1 flags=0 freeHexes=0 closedBy=impassable => says=[5.112,5.113,5.162,5.164,5.203/closed,4.2/unit] spares=[5.160~leader-safe]
    flags=2 freeHexes=0 closedBy=friends => says=[5.111,5.187,5.185,1.4,5.174,5.179/friends,5.182,5.162/retreat,5.164,5.166,5.197,4.2/unit] spares=[5.186~one-reason,5.175~no-hex-made,5.180~no-hex-made,5.163~first-check-of-the-roll,5.160~leader-safe,5.170~lost-in-the-retreat]
    flags=2 freeHexes=0 closedBy=enemies => says=[5.111,5.187,5.185,1.4,5.174,5.179/enemies,5.182,5.162/retreat,5.164,5.166,5.167,4.2/unit] spares=[5.186~one-reason,5.175~no-hex-made,5.180~no-hex-made,5.163~first-check-of-the-roll,5.160~leader-safe,5.170~lost-in-the-retreat]
    flags=2 freeHexes=0 closedBy=edge => says=[5.111,5.187,5.185,1.4,5.174,5.182/edge,5.182,5.162/retreat,5.164,5.166,5.168,4.2/unit] spares=[5.186~one-reason,5.175~no-hex-made,5.180~no-hex-made,5.163~first-check-of-the-roll,5.160~leader-safe,5.170~lost-in-the-retreat]
    flags=2 freeHexes=0 closedBy=impassable => says=[5.111,5.187,5.185,1.4,5.174,5.178/closed,5.182,5.162/retreat,5.164,5.166,5.169,4.2/unit] spares=[5.186~one-reason,5.175~no-hex-made,5.180~no-hex-made,5.163~first-check-of-the-roll,5.160~leader-safe,5.170~lost-in-the-retreat]
  only who was attacked and is still there battles back: unit=line blocks=4 flags=0
    rolledIn=attack                  => mayBattleBack 5.153 5.159
    rolledIn=battle-back             => !mayBattleBack 5.154/none
    rolledIn=first-strike            => !mayBattleBack
    rolledIn=ranged                  => !mayBattleBack 5.78/back
    struckFirst                      => !mayBattleBack 8.54/back
    struckFirst inSquare             => !mayBattleBack 6.25/back
    struckFirst inSquare R62=b       => mayBattleBack
    hits=4                           => !mayBattleBack
`,
  SETS,
);

cases(
  fallBack,
  `
  a unit goes towards its own side: unit=PLAIN
    direction=own-side               => allowed !mustStop !escapeNeeded 5.176/towards sum=fall-back/yes
    direction=sideways               => !allowed quotes=[5.176] sum=fall-back/no
    direction=sideways R6=b          => allowed
    direction=enemy-side R6=b        => !allowed
    direction=own-edge               => !allowed quotes=[5.182]
    nthHex=12                        => allowed
  only impassable terrain stops it: unit=PLAIN
    hexTerrain=forest|town|ford      => allowed 5.177
    hexTerrain=rugged-hill|river     => !allowed quotes=[5.178]
    hexTerrain=clear|hill|bridge     => allowed -5.177
  a quarry is impassable for guns alone: hexTerrain=quarry
    unit=line|light-cavalry|leader   => allowed
    unit=foot-artillery|horse-artillery => !allowed quotes=[5.178] 7.55/back
  occupied hexes are closed to a unit: unit=PLAIN
    holds=friendly-unit|friendly-unit-with-leader|enemy-unit|enemy-leader => !allowed quotes=[5.179]
    holds=friendly-leader            => allowed mustStop attaches 5.181/stops
    holds=friendly-leader leader     => !allowed !attaches quotes=[5.179]
    holds=friendly-leader leader !ends => !allowed quotes=[5.179]
    holds=friendly-leader leader R31=b => !allowed
    holds=friendly-leader leader R31=b !ends => allowed !attaches !mustStop
  a leader on his own: unit=leader
    direction=own-side nthHex=3      => allowed
    direction=own-side nthHex=4      => !allowed quotes=[5.197]
    direction=sideways               => !allowed quotes=[5.202]
    direction=own-edge               => allowed leavesBoard 5.201 sum=fall-back/leaves
    direction=own-edge nthHex=4      => !allowed
    direction=own-edge nthHex=4 R82=b => allowed
    hexTerrain=forest                => allowed 5.203/passable
    hexTerrain=river                 => !allowed quotes=[5.203]
    holds=friendly-unit              => allowed attaches !mustStop 5.205
    holds=friendly-unit !ends        => allowed !attaches 5.205/passes 5.207
    holds=friendly-unit-with-leader !ends => allowed 5.206 5.207
    holds=friendly-leader !ends      => allowed 5.206 -5.207
    holds=friendly-leader|friendly-unit-with-leader|enemy-unit|enemy-leader => !allowed quotes=[5.204]
    holds=enemy-unit !ends           => allowed escapeNeeded 5.208 5.209 sum=fall-back/escape
    holds=enemy-leader !ends         => !allowed !escapeNeeded quotes=[5.208]
    holds=enemy-leader !ends R48=b   => allowed
    leader                           => refused leader leader-without-unit 5.204
  every clause that bears on it is told:
    unit=line                        => says=[5.176/towards] spares=[]
    unit=line hexTerrain=forest      => says=[5.176/towards,5.177] spares=[5.178~passable]
    unit=line hexTerrain=quarry      => says=[5.176/towards,5.177] spares=[5.178~passable,7.55~no-artillery]
    unit=foot-artillery hexTerrain=quarry => says=[5.176/towards,5.178,7.55/back] spares=[5.177~impassable-there]
    unit=foot-artillery              => says=[5.176/towards] spares=[]
    unit=line holds=enemy-unit !ends => says=[5.176/towards,5.179] spares=[]
    unit=line leader                 => says=[5.176/towards] spares=[]
    unit=line holds=friendly-leader  => says=[5.176/towards,5.181/stops] spares=[5.179~a-lone-friendly-leader]
    unit=line holds=friendly-leader leader => says=[5.176/towards,5.179/two-leaders] spares=[5.179~a-lone-friendly-leader,5.181~leader-attached-already]
    unit=line direction=own-edge     => says=[5.182/off-board] spares=[5.201~not-a-lone-leader]
    unit=line direction=sideways R6=b => says=[] spares=[5.176~reading-r6-b]
    unit=line holds=enemy-leader !ends => says=[5.176/towards,5.179] spares=[]
    unit=line holds=friendly-unit    => says=[5.176/towards,5.179] spares=[]
    unit=line holds=friendly-unit !ends => says=[5.176/towards,5.179] spares=[]
    unit=leader                      => says=[5.202/towards] spares=[]
    unit=leader hexTerrain=quarry    => says=[5.202/towards,5.203/passable] spares=[5.203~passable]
    unit=leader hexTerrain=forest    => says=[5.202/towards,5.203/passable] spares=[5.203~passable]
    unit=leader hexTerrain=river     => says=[5.202/towards,5.203] spares=[5.203~impassable-there]
    unit=leader direction=sideways R6=b => says=[] spares=[5.202~reading-r6-b]
    unit=leader direction=enemy-side R6=b => says=[5.202] spares=[]
    unit=leader direction=own-edge   => says=[5.201] spares=[]
    unit=leader holds=friendly-unit  => says=[5.202/towards,5.205] spares=[5.207~ends-there]
    unit=leader holds=friendly-unit !ends => says=[5.202/towards,5.205/passes,5.207] spares=[]
    unit=leader holds=friendly-leader !ends => says=[5.202/towards,5.206] spares=[5.204~does-not-end-there]
    unit=leader holds=friendly-unit-with-leader => says=[5.202/towards,5.204] spares=[5.206~ends-there,5.207~ends-there]
    unit=leader holds=friendly-unit-with-leader !ends => says=[5.202/towards,5.206,5.207] spares=[5.204~does-not-end-there]
    unit=leader holds=enemy-unit     => says=[5.202/towards,5.204] spares=[5.208~ends-there,5.209~ends-there]
    unit=leader holds=enemy-unit !ends => says=[5.202/towards,5.208,5.209] spares=[5.204~does-not-end-there]
    unit=leader holds=enemy-leader   => says=[5.202/towards,5.204] spares=[]
    unit=leader holds=enemy-leader !ends => says=[5.202/towards,5.208/leader] spares=[5.204~does-not-end-there]
    unit=leader holds=enemy-leader !ends R48=b => says=[5.202/towards] spares=[5.204~does-not-end-there,5.208~reading-r48-b]
`,
  SETS,
);
