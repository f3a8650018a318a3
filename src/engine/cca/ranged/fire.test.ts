import { cases } from '../../testing/cases.ts';
import { KINDS } from '../../testing/cca/kinds.ts';
import { CARDS } from '../cards-in-play.ts';
import { rangedCombat } from './ranged-combat.ts';

const SETS = {
  ...KINDS,
  CARDS,
  ARMED: KINDS.LIGHT,
  UNARMED: ['WR', 'MI', 'HI', 'MC', 'HC', 'CH', 'EL'],
  GROUND: ['clear', 'rough', 'forest', 'hill', 'ford'],
  NO_FIRE: ['clash-of-shields', 'mounted-charge', 'double-time'],
  AS_EVER: ['none', 'line-command', 'move-fire-move'],
};

/** Ranges, dice, symbols and retreats are those of figures, table 2; cards those of table 11. */
cases(
  rangedCombat,
  `
  who fires from 2 hexes to its range: defender.unit=MI
    attacker.unit=LI|AX|LC distance=2        => allowed distance=2 range=2 inRange
    attacker.unit=LI|AX|LC distance=1|3|4    => !allowed range=2 !inRange
    attacker.unit=LS|LB distance=2|3         => allowed range=3 inRange
    attacker.unit=LS|LB distance=1|4         => !allowed range=3 !inRange
    attacker.unit=UNARMED|LD distance=1|2|3|4 => !allowed range=0 !inRange
  with dice by its move: defender.unit=MI
    attacker.unit=ARMED attacker.moved=0                => dice=2
    attacker.unit=ARMED attacker.moved=1                => dice=1
    attacker.unit=LI|LS|LB|LC attacker.moved=2          => dice=1
    attacker.unit=LC attacker.moved=3|4                 => dice=1
    attacker.unit=AX attacker.moved=2|3|4               => dice=0
    attacker.unit=LI|LS|LB attacker.moved=3|4           => dice=0
    attacker.unit=UNARMED|LD attacker.moved=0|1|2|3|4   => dice=0
  everybody is hit by its own symbol alone, whoever fires: attacker.unit=ARMED attacker.leader=attached
    defender.unit=UNITS          => !mayEvade !mustEvade !mayBattleBack !mayAdvance
    defender.unit=LI|LS|LB       => hitsOn=[green] hexesPerFlag=2 flagsIgnorable=0
    defender.unit=AX             => hitsOn=[green] hexesPerFlag=1 flagsIgnorable=0
    defender.unit=LC             => hitsOn=[green] hexesPerFlag=4 flagsIgnorable=0
    defender.unit=WR             => hitsOn=[blue] hexesPerFlag=2 flagsIgnorable=1
    defender.unit=MI             => hitsOn=[blue] hexesPerFlag=1 flagsIgnorable=0
    defender.unit=MC             => hitsOn=[blue] hexesPerFlag=3 flagsIgnorable=0
    defender.unit=HI|EL          => hitsOn=[red] hexesPerFlag=1 flagsIgnorable=0
    defender.unit=HC|CH          => hitsOn=[red] hexesPerFlag=2 flagsIgnorable=0
    defender.unit=LD             => hitsOn=[leader] hexesPerFlag=0 flagsIgnorable=0 mustEvade !mayEvade !mayBattleBack !mayAdvance
  under cards: attacker.unit=LB defender.unit=MI
    card=AS_EVER                                       => dice=2 fires=1 diceInAll=2
    card=AS_EVER attacker.moved=1                      => dice=1
    card=NO_FIRE                                       => dice=0 fires=0 diceInAll=0
    card=NO_FIRE attacker.moved=1                      => dice=0
    card=i-am-spartacus                                => dice=3 fires=1 diceInAll=3
    card=i-am-spartacus attacker.moved=1               => dice=2
    card=darken-the-sky                                => dice=2 fires=2 diceInAll=4
    card=darken-the-sky attacker.moved=1               => dice=0
    card=darken-the-sky attacker.battled=ranged        => fires=1
    card=AS_EVER|NO_FIRE|i-am-spartacus attacker.battled=ranged => fires=0
  ground takes dice away only from a camp, and a card lifts the maximum: attacker.unit=LC defender.unit=MI
    attacker.terrain=GROUND                            => dice=2
    attacker.terrain=camp                              => dice=1
    defender.terrain=GROUND|camp                       => dice=2
    attacker.terrain=GROUND card=i-am-spartacus        => dice=3
    attacker.terrain=camp card=i-am-spartacus          => dice=2
    attacker.terrain=GROUND card=i-am-spartacus R90=b  => dice=2
    attacker.terrain=camp card=i-am-spartacus R90=b    => dice=1
    attacker.terrain=GROUND|camp R71=b                 => dice=2
  which units fire after they have entered a terrain: attacker.moved=1 defender.unit=MI
    attacker.unit=LIGHT_FOOT attacker.terrain=GROUND                          => dice=1
    attacker.unit=LIGHT_FOOT attacker.terrain=camp                            => dice=0
    attacker.unit=LIGHT_FOOT attacker.terrain=camp R71=b                      => dice=0
    attacker.unit=LIGHT_FOOT attacker.terrain=camp card=i-am-spartacus        => dice=1
    attacker.unit=LIGHT_FOOT attacker.terrain=camp card=i-am-spartacus R90=b  => dice=0
    attacker.unit=LC attacker.terrain=clear|hill|ford                         => dice=1
    attacker.unit=LC attacker.terrain=rough|forest|camp                       => dice=0
    attacker.unit=LC attacker.terrain=camp R71=b                              => dice=1
    attacker.unit=LI|LC attacker.terrain=camp                                 => !allowed
    attacker.unit=LI|LC attacker.terrain=camp card=i-am-spartacus R90=b       => !allowed
  why a unit may not fire is told by its own clause: attacker.unit=LB defender.unit=MI
    attacker.leaderAdjacent R50=b                  => !allowed 10.5/leader
    attacker.terrain=camp attacker.moved=1         => !allowed 17.42/no-fire
    attacker.moved=1 card=darken-the-sky           => !allowed 18.34
    distance=4                                     => !allowed 10.12
  odds of a retreat do not ask whether the way is free: attacker.unit=LB
    defender.unit=MI defender.freeHexes=0          => odds.retreats=11/36 odds.nothing-happens=4/9
    defender.unit=WR                               => odds.retreats=1/36
    // One block: a hit or a flag that costs it, unless it is free to go.
    defender.unit=MI defender.freeHexes=0 defender.blocks=1 => odds.eliminated=5/9
    defender.unit=MI defender.blocks=1             => odds.eliminated=11/36
  odds of the leader, alone or with his unit: attacker.unit=LB
    attacker.moved=1 defender.unit=LD              => odds.leader-lost=1/6
    defender.unit=MI defender.leader=attached defender.blocks=1 => odds.leader-lost=11/216
    defender.unit=MI defender.leader=adjacent      => odds.leader-lost=none
  odds of two fires count a second one only at a target that stayed: attacker.unit=LS card=darken-the-sky
    defender.unit=LI defender.leader=attached defender.support=2 => odds.hit-in-two-fires=671/1296
    // 11/36 at first; of the 25/36 without a hit 16 are without a flag, and those are fired at again.
    defender.unit=LI                               => odds.hit-in-two-fires=143/324
    // The way is blocked: it stays, unless two flags cost it all 4 blocks. 11/36 + 24/36 x 11/36.
    defender.unit=LI defender.freeHexes=0          => odds.hit-in-two-fires=55/108
    defender.unit=LD                               => odds.hit-in-two-fires=11/36
    defender.unit=LI card=none                     => odds.hit-in-two-fires=none
    defender.unit=LI attacker.battled=ranged       => odds.hit-in-two-fires=none
    // 2 hits at once 1/36; or 1 without a flag 8/36, then at least 1 of 2 dice 11/36; or none 16/36, then 1/36.
    defender.unit=LI defender.blocks=2             => odds.eliminated-in-two-fires=35/324
  the faces that were rolled are counted, and dice that are not given are open: attacker.unit=LB
    defender.unit=MI faces=[blue]                  => result.hits=1 result.flags=0 result.misses=0 result.diceToRoll=1 result.leftHex=null odds.retreats=1/6 chancesAre=part-known sum=roll/open
    defender.unit=MI faces=[blue,red]              => result.misses=1 odds.at-least-one-hit=1 odds.retreats=0 chancesAre=known
    defender.unit=MI faces=[]                      => result=null chancesAre=before-any-die mean.hits=1/3
    // The second fire is open: 1 block left after this one, and 2 dice at it: 11/36.
    attacker.unit=LS card=darken-the-sky defender.unit=MI defender.blocks=2 faces=[blue,red] => odds.eliminated-in-two-fires=11/36 chancesAre=part-known
  a leader who outlives his unit must evade and gives no banner: attacker.unit=LB defender.unit=MI faces=[blue,red]
    defender.leader=attached defender.blocks=1 leaderCheck=[red] => mustEvade result.eliminated !result.leaderLost result.leaderCheckDice=1 result.banners=1
    defender.leader=attached defender.blocks=1 leaderCheck=[leader] => !mustEvade result.leaderLost result.banners=2
    defender.leader=attached defender.blocks=2     => !mustEvade
    defender.blocks=1                              => !mustEvade
  a lone leader is lost to any leader symbol, and flags do nothing to him: attacker.unit=LB defender.unit=LD
    faces=[leader,flag] => !mustEvade result.hits=1 result.flags=0 result.eliminated result.blocksLeft=0
    faces=[red,flag]    => mustEvade result.hits=0 !result.eliminated result.blocksLeft=1 result.banners=0 result.leftHex
  warriors that lose a block keep their flag, or not (R18): attacker.unit=LB defender.unit=WR
    faces=[blue,flag]                              => result.retreatHexes=0
    faces=[blue,flag] R18=b                        => result.retreatHexes=2
  no unit advances after fire, and it is told where a hex was vacated: attacker.unit=LB defender.unit=MI
    defender.blocks=1 faces=[blue]                 => 13.32~rolled-in-ranged-combat
    faces=[flag,red]                               => 13.32~rolled-in-ranged-combat
    faces=[blue,red]                               => -13.32~rolled-in-ranged-combat
  a rampart between lets a foot unit ignore 1 flag of fire, or not (R72): attacker.unit=AX
    defender.unit=MI defender.rampart=elsewhere    => flagsIgnorable=0
    defender.unit=MC defender.rampart=between      => flagsIgnorable=0
  contradictions: attacker.unit=LB defender.unit=MC
    faces=[red,red,red]                            => refused faces more-faces-than-dice 10.18
    attacker.moved=1 faces=[red,red]               => refused faces more-faces-than-dice 10.18
    attacker.enemiesAdjacent=1 faces=[red]         => accepted
    leaderCheck=[red]                              => refused leaderCheck no-leader-to-check 15.1
    defender.leader=attached leaderCheck=[red]     => refused leaderCheck more-faces-than-check 15.1
    defender.leader=attached faces=[green,green] leaderCheck=[red] => refused leaderCheck more-faces-than-check 15.1
    attacker.enemiesAdjacent=0 distance=1          => refused attacker.enemiesAdjacent target-is-adjacent
    attacker.terrain=river                         => refused attacker.terrain impassable 17.26
    defender.blocks=4                              => refused defender.blocks more-blocks-than-unit 2.10
`,
  SETS,
);

const SLINGS = `
  slings fire, or not: attacker.unit=LS defender.unit=HC MORE
    !attacker.ordered                    => !allowed
    attacker.battled=close               => !allowed
    attacker.enemiesAdjacent=1           => !allowed
    attacker.enemiesAdjacent=0           => allowed
    attacker.leaderAdjacent              => allowed
    attacker.leaderAdjacent R50=b        => !allowed
    R50=b                                => allowed
    !lineOfSight                         => !allowed
    splitDice                            => !allowed
    attacker.moved=3                     => !allowed
    attacker.moved=2 card=line-command   => !allowed
`;
cases(rangedCombat, SLINGS.replace('MORE', ''));
cases('cca/may-battle', SLINGS.replace('MORE', 'kind=ranged distance=2'));

/** All that a fire says: who fires at whom, from where, its move; then dice, symbols, flags and what does not follow. */
cases(
  rangedCombat,
  `
  fire that is not allowed: defender.unit=MI
    attacker.unit=MI                           => !allowed says=[10.8,10.9,10.2,10.1]
    attacker.unit=LI|AX|LC distance=3          => !allowed says=[10.8,10.9,10.2,10.11]
    attacker.unit=LS|LB distance=4             => !allowed says=[10.8,10.9,10.2,10.12]
    attacker.unit=ARMED distance=1             => !allowed says=[10.8,10.9,10.4,11.2] quotes=[10.4]
    attacker.unit=LB attacker.leaderAdjacent distance=1 R50=b => !allowed says=[10.8,10.9,10.4,11.2]
    attacker.unit=LB attacker.enemiesAdjacent=1 => !allowed says=[10.8,10.9,10.2,11.2,10.5,10.12/in-range] quotes=[11.2]
    attacker.unit=AX attacker.moved=2 attacker.terrain=rough => !allowed says=[10.8,10.9,10.2,10.11/in-range,8.16/no-battle,10.19,17.3]
    attacker.unit=LC attacker.moved=1 attacker.terrain=camp => !allowed
    attacker.unit=LB !attacker.ordered         => !allowed says=[10.8,2.6,10.9,10.2,10.12/in-range]
    attacker.unit=LB attacker.moved=1 card=darken-the-sky => !allowed says=[10.8,10.9,10.2,10.12/in-range,18.34/twice,18.34]
    attacker.unit=LI attacker.moved=2 card=line-command => !allowed says=[10.8,10.9,10.2,10.11/in-range,18.44,18.45/fire]
  fire that is:
    attacker.unit=LI|LC defender.unit=LI       => says=[10.8,10.9,10.2,10.11/in-range,10.18,10.20,10.21,10.25,10.24,12.2,10.6,10.7]
    attacker.unit=LS|LB defender.unit=LI       => says=[10.8,10.9,10.2,10.12/in-range,10.18,10.20,10.21,10.25,10.24,12.2,10.6,10.7]
    attacker.unit=AX attacker.moved=1 defender.unit=MI => says=[10.8,10.9,10.2,10.11/in-range,10.18/moved,10.20,10.22,10.25,10.24,12.2,10.6,10.7]
    attacker.unit=LB defender.unit=WR faces=[blue,flag] => result.flagsIgnored=1
`,
  SETS,
);
