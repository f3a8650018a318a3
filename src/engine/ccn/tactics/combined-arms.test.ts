import { cases } from '../../testing/cases.ts';
import { combinedArms } from './combined-arms.ts';

const SETS = {
  NO: [{ allowed: false, dice: 0, attackerDice: 0, gunDice: 0, result: null }],
};

cases(
  combinedArms,
  `
  the dice of infantry or cavalry and of each battery are added: attacker.blocks=3
    attacker.unit=cuirassiers defender.unit=line guns.0.unit=horse-artillery guns.0.blocks=3 guns.0.distance=3 guns.1.unit=foot-artillery guns.1.blocks=3 guns.1.distance=2 guns.1.artilleryDice=2 => allowed attackerDice=4 gunDice=3 dice=7 guns.0.dice=1 guns.1.dice=2 6.49 6.52 6.54
  one battery of foot: guns.0.unit=foot-artillery guns.0.blocks=3 guns.0.distance=2 guns.0.artilleryDice=2 attacker.unit=line attacker.blocks=4
    defender.unit=line                        => allowed dice=6 hitsOn=[infantry,saber] !bounceFlags battleBackAt=attacker 6.29~roller-not-in-square 6.37~target-not-in-square
    defender.unit=line                        => 6.53~attacker-has-dice 6.55~no-gun-adjacent 6.57~attacker-goes-on -6.56
    defender.unit=line defender.inSquare      => dice=6 6.37
    defender.unit=line defender.terrain=hill  => attackerDice=3 gunDice=2
    defender.unit=line defender.terrain=forest => attackerDice=3 gunDice=1
    defender.unit=line defender.terrain=forest R32=b => attackerDice=3 gunDice=2
    defender.unit=line card=elan              => attackerDice=5 gunDice=3
    defender.unit=leader                      => hitsOn=[saber] battleBackAt=nobody 5.173/combined
    attacker.inSquare defender.unit=light-cavalry => attackerDice=1 dice=3 bounceFlags 6.29 6.31
    defender.unit=light-cavalry               => dice=6 !bounceFlags 6.31~roller-not-in-square
    attacker.unit=light-cavalry defender.unit=line defender.inSquare => attackerDice=1 dice=3 battleBackAt=nobody 6.33 6.25/combined 6.56~attacker-goes-on
    attacker.unit=light-cavalry defender.unit=line defender.inSquare R62=b => battleBackAt=attacker 6.25~reading-r62-b
    attacker.unit=light-cavalry defender.unit=line defender.inSquare stopped => allowed dice=0 battleBackAt=nobody 6.56 sum=combined/lost
    attacker.unit=light-cavalry defender.unit=line => 6.33~target-not-in-square
    defender.unit=line firstStrike            => dice=6 battleBackAt=nobody 6.57~attacker-goes-on 8.54/combined
    defender.unit=line firstStrike stopped    => allowed dice=0 battleBackAt=nobody 6.57
    defender.unit=line stopped                => refused stopped nothing-stops-it 6.57
    attacker.unit=rifle attacker.blocks=3 defender.unit=light-cavalry => hitsOn=[cavalry] 6.54~sabers-do-not-hit 5.129
    attacker.unit=rifle attacker.blocks=3 defender.unit=light-cavalry defender.blocks=3 faces=[saber,saber,cavalry,infantry,flag] => result.hits=1 result.flags=1 result.blocksLeft=2 result.leftHex odds.eliminated=0 sum=melee-roll/retreats
    defender.unit=line defender.blocks=1 faces=[saber,flag,flag,flag,flag,flag] => result.eliminated result.banners=1
    defender.unit=line defender.blocks=3 defender.leader faces=[saber,flag,flag,flag,flag,flag] => result.leaderCheckDice=2
    defender.unit=line faces=[saber]          => refused defender.blocks blocks-for-faces 5.149
    defender.unit=line defender.blocks=3 faces=[saber,saber,saber,saber,saber,saber,saber] => refused faces more-faces-than-dice 5.72
    // 1 of 2 faces hits: 63 of 64.
    defender.unit=line                        => odds.at-least-one-hit=63/64
  whether a battery joins: attacker.unit=line attacker.blocks=4 defender.unit=line guns.0.unit=foot-artillery guns.0.blocks=3 guns.0.artilleryDice=2
    guns.0.distance=5                         => allowed 6.50~in-range
    guns.0.distance=6                         => NO guns.0.allowed=false 6.50
    guns.0.distance=2 guns.0.lineOfSight=false => NO 6.50/sight
    guns.0.distance=2 guns.0.unitBetween      => NO 6.51 -7.14/gun
    guns.0.distance=2 guns.0.unitBetween guns.0.terrain=hill => NO 6.51 7.14/gun
    guns.0.distance=2                         => 6.51~nobody-between
    guns.0.distance=2 guns.0.enemiesAdjacent=1 => NO 6.50/adjacent
    guns.0.distance=2 guns.0.enemiesAdjacent=1 R69=b => allowed 6.50~reading-r69-b
    guns.0.distance=1 guns.0.enemiesAdjacent=1 => allowed gunDice=4 dice=8 6.55
    guns.0.distance=2 guns.0.moved=1          => NO
    guns.0.distance=2 guns.0.moved=1 R32=b    => allowed gunDice=2
    guns.0.distance=2 guns.0.fought=ranged    => NO 5.239/gun
    guns.0.distance=2 guns.0.ordered=false    => NO 6.49/gun
    guns.0.distance=2 card=bayonet-charge     => NO 6.49/gun
    guns.0.distance=2 card=bombard            => NO 6.49/ordered
    guns.0.distance=2 attacker.ordered=false  => NO 6.49/ordered
    // Leadership orders only those with a leader, and the 1 unit of who has none is not two.
    guns.0.distance=2 card=leadership attacker.leader => NO 6.49/gun -8.68/ordinary
    guns.0.distance=2 card=leadership guns.0.leader => NO 6.49/ordered
    guns.0.distance=2 card=leadership         => NO 6.49/ordered 6.49/gun -8.68/ordinary
    guns.0.distance=2 card=leadership attacker.leader guns.0.leader => allowed attackerDice=5 gunDice=3 dice=8 8.66 -8.68/ordinary
    guns.0.distance=2 card=leadership attacker.leader guns.0.leader => guns.0.dice=3
    guns.0.distance=2 attacker.unit=foot-artillery attacker.blocks=3 => NO 6.49/arm
  horse artillery: attacker.unit=line attacker.blocks=4 defender.unit=line guns.0.unit=horse-artillery guns.0.blocks=3 guns.0.artilleryDice=2
    guns.0.distance=4                         => allowed
    guns.0.distance=4 guns.0.moved=1          => NO 5.103/gun
    guns.0.distance=3 guns.0.moved=1          => allowed 5.103~not-so-far
    guns.0.distance=5                         => NO 6.50
    guns.0.distance=2 guns.0.blocks=1 R2=b    => allowed gunDice=2
    guns.0.distance=1 guns.0.blocks=1 R2=b    => NO quotes=[5.140]
    guns.0.distance=2 card=cavalry-charge     => NO 6.49/ordered
    guns.0.distance=2 card=cavalry-charge attacker.unit=light-cavalry => allowed attackerDice=6 gunDice=2
  an attack that has no dice of its own: attacker.unit=line attacker.blocks=1 defender.unit=line defender.terrain=town guns.0.unit=horse-artillery guns.0.blocks=2 guns.0.distance=2 guns.0.artilleryDice=2
                                              => allowed attackerDice=0 gunDice=1 dice=1 6.53
  what the roll does to its target: attacker.unit=line attacker.blocks=4 defender.unit=line defender.blocks=4 guns.0.unit=foot-artillery guns.0.blocks=3 guns.0.distance=2 guns.0.artilleryDice=2
    faces=[infantry,saber,flag,cavalry,cavalry,artillery] => result.hits=2 result.flags=1 result.retreatHexes=1 result.blocksLeft=2 result.leftHex result.mayBattleBack=false result.mayAdvance result.extraHex=false sum=melee-roll/retreats
    faces=[infantry,saber,flag,cavalry,cavalry,artillery] defender.support=2 => result.flagsIgnored=1 result.leftHex=false result.mayBattleBack result.nextDice=2 result.mayAdvance=false sum=melee-roll/holds
    faces=[infantry,saber,flag,cavalry,cavalry,artillery] defender.leader => result.leaderCheckDice=2 result.leaderLost=null result.flagsIgnored=null result.leftHex=null odds.leader-lost=1/36 odds.target-holds=35/36 sum=melee-roll/check
    faces=[infantry,saber,flag,cavalry,cavalry,artillery] defender.leader leaderCheck=[saber,flag] => result.flagsIgnored=1 result.leftHex=false result.nextDice=2
    faces=[infantry,saber,flag,cavalry,cavalry,artillery] defender.leader leaderCheck=[saber,saber] => result.leaderLost result.leftHex result.banners=1
    faces=[infantry,saber,flag,cavalry,cavalry,artillery] defender.freeHexes=0 => result.blocksLostInRetreat=1 result.mayBattleBack result.nextDice=1
    faces=[cavalry,cavalry,flag,cavalry,cavalry,artillery] defender.unit=militia defender.freeHexes=2 => result.retreatHexes=3 result.hexesMade=2 result.blocksLeft=3 result.leftHex
    faces=[cavalry,flag]                      => result.diceToRoll=4 result.eliminated=null result.mayAdvance=null sum=melee-roll/open
    faces=[infantry,flag,cavalry,cavalry,cavalry] defender.fieldworks=between => attackerDice=3 gunDice=2 result.flagsIgnored=1 result.nextDice=3
    faces=[flag] defender.unit=old-guard      => refused defender.guardFlags guard-flags-needed 5.194
    leaderCheck=[saber]                       => refused leaderCheck no-leader-to-check 5.162
    defender.unit=leader defender.blocks=1 faces=[infantry,infantry,flag,flag,cavalry,cavalry] => result.leaderMust=retreat result.mayAdvance result.mayBattleBack=false
    defender.leaderAt=2 defender.freeHexes=1  => refused defender.leaderAt leader-beyond-free-hexes 5.181
    firstStrike faces=[cavalry,cavalry,cavalry,cavalry,cavalry,cavalry] => result.mayBattleBack=false result.nextDice=0
    attacker.unit=light-cavalry attacker.blocks=3 faces=[flag,cavalry,cavalry,artillery,artillery] => result.leftHex result.mayAdvance result.extraHex result.bonusMelee
    attacker.unit=light-cavalry attacker.blocks=3 defender.inSquare R62=b faces=[cavalry,cavalry,artillery] => result.mayBattleBack result.nextDice=1
    attacker.inSquare defender.unit=light-cavalry defender.leader defender.support=3 faces=[flag,infantry,infantry] => dice=3 result.flagsIgnorable=0 result.leftHex result.mayAdvance=false
                                              => result=null odds.eliminated=11/32 odds.target-holds=445/2916
  who answers, and with how many dice: attacker.unit=line attacker.blocks=4 guns.0.unit=foot-artillery guns.0.blocks=3 guns.0.distance=2 guns.0.artilleryDice=2
    defender.unit=line defender.blocks=4      => battleBackDice=4
    defender.unit=line defender.blocks=4 attacker.terrain=forest => battleBackDice=3
    defender.unit=line                        => battleBackDice=null
    defender.unit=line defender.inSquare      => battleBackDice=1
    defender.unit=line defender.blocks=4 firstStrike => battleBackDice=0
    defender.unit=horse-artillery defender.blocks=1 => battleBackAt=attacker battleBackDice=null
    defender.unit=horse-artillery defender.blocks=1 defender.artilleryDice=2 => battleBackDice=2
    defender.unit=horse-artillery defender.blocks=1 R2=b => battleBackAt=nobody battleBackDice=0
  no square in a town or in fieldworks: attacker.unit=light-cavalry attacker.blocks=4 defender.unit=line guns.0.unit=foot-artillery guns.0.blocks=3 guns.0.distance=2 guns.0.artilleryDice=2
    defender.terrain=town                     => reactions=[first-strike] 7.25/square
    defender.fieldworks=elsewhere             => reactions=[first-strike] 7.33/square
    defender.terrain=forest                   => reactions=[first-strike,form-square] 6.15/may
  the bonus attack: attacker.blocks=4 defender.unit=line guns.0.unit=foot-artillery guns.0.blocks=3 guns.0.distance=2 guns.0.artilleryDice=2 bonus
    attacker.unit=line                        => NO guns.0.dice=2 quotes=[5.231]
    attacker.unit=light-cavalry attacker.terrain=forest => NO quotes=[5.235]
    attacker.unit=light-cavalry               => allowed dice=6
  an attack of dice that are its guns' says so in this order: attacker.unit=line attacker.blocks=1 defender.unit=line defender.terrain=town
    guns.0.unit=foot-artillery guns.0.blocks=1 guns.0.distance=1 => dice=2 says=[6.49,5.125,7.27,1.3,5.143,5.136,7.27,5.143,6.52,6.53,5.145,5.146,6.54,5.121/may,6.55,5.153/if,5.154/dice]
    guns.0.unit=foot-artillery guns.0.blocks=1 guns.0.distance=2 guns.0.artilleryDice=1 => NO says=[6.53/none,6.49]
  dice of the card at a lone leader: attacker.unit=line attacker.blocks=4 defender.unit=leader card=elan
    guns.0.unit=foot-artillery guns.0.blocks=3 guns.0.distance=1 => attackerDice=5 gunDice=5
    guns.0.unit=foot-artillery guns.0.blocks=3 guns.0.distance=1 R85=b => attackerDice=4 gunDice=4
  an attack needs a die: attacker.unit=line attacker.blocks=1 defender.unit=line defender.terrain=town guns.0.unit=horse-artillery guns.0.blocks=2 guns.0.distance=2 guns.0.artilleryDice=1
                                              => NO quotes=[6.53] 6.53/none
    R65=b                                     => allowed dice=0 -6.53/none
  all that is said, and all that nearly applied: attacker.blocks=4 defender.unit=line guns.0.unit=foot-artillery guns.0.blocks=3 guns.0.distance=2 guns.0.artilleryDice=2
    attacker.unit=line => says=[6.49,5.125,5.106,6.52,5.145,5.146,6.54,5.121/may,5.153/if,5.154/dice] spares=[5.46~moved-no-further,6.50~in-range,6.50~in-sight,6.51~nobody-between,5.50~moved-no-further,5.101~has-not-moved,5.130~no-national-dice,6.37~target-not-in-square,6.29~roller-not-in-square,6.53~attacker-has-dice,6.57~attacker-goes-on,6.55~no-gun-adjacent]
    attacker.unit=light-cavalry => reactions=[first-strike,form-square] says=[6.49,5.131,5.106,6.52,5.145,5.146,6.54,5.121/may,6.15/may,5.153/if,5.154/dice] spares=[5.48~moved-no-further,6.50~in-range,6.50~in-sight,6.51~nobody-between,5.50~moved-no-further,5.101~has-not-moved,5.132~roller-not-heavy-cavalry,5.133~no-national-dice,6.33~target-not-in-square,6.53~attacker-has-dice,6.57~attacker-goes-on,6.55~no-gun-adjacent]
    attacker.unit=line defender.unit=cuirassiers => reactions=[first-strike,retire-and-reform] 6.1/may
    attacker.unit=line defender.unit=cuirassiers firstStrike => reactions=[] -6.1/may
    attacker.unit=line => reactions=[first-strike]
    attacker.unit=line defender.unit=leader => reactions=[]
    attacker.unit=light-cavalry defender.inSquare => reactions=[first-strike] -6.15/may
    attacker.unit=light-cavalry firstStrike => reactions=[] -6.15/may
    attacker.unit=light-cavalry defender.unit=cuirassiers => reactions=[first-strike] -6.31~roller-not-in-square
    attacker.unit=foot-artillery attacker.ordered=false => says=[6.49/arm,6.49/ordered]
    attacker.unit=line attacker.ordered=false => says=[6.49/ordered,6.49]
    attacker.unit=line guns.0.distance=1 guns.0.unitBetween guns.0.terrain=hill guns.0.lineOfSight=false => says=[6.49,5.125,5.135,6.52,5.145,5.146,6.54,5.121/may,6.55,5.153/if,5.154/dice] -6.50~in-sight
    attacker.unit=line guns.0.distance=1 => -6.51~nobody-between -6.50~in-sight
    attacker.unit=line guns.0.unitBetween => says=[6.49,6.51] spares=[5.46~moved-no-further,6.50~in-range,6.50~in-sight]
    attacker.unit=line guns.0.unitBetween guns.0.terrain=hill => says=[6.49,6.51,7.14/gun]
    attacker.unit=line guns.0.terrain=hill => says=[6.49,5.125,5.106,6.52,5.145,5.146,6.54,5.121/may,5.153/if,5.154/dice]
    attacker.unit=light-cavalry defender.inSquare firstStrike stopped => says=[6.49,5.131,6.32,6.35,5.106,6.33,6.52,6.57,5.145,5.146,6.54] battleBackAt=nobody
    attacker.unit=light-cavalry defender.inSquare firstStrike => -6.56~attacker-goes-on 8.54/combined -6.25/combined -6.55~no-gun-adjacent
    attacker.unit=line defender.inSquare => -6.56~attacker-goes-on
  what is missing: attacker.unit=line attacker.blocks=4 defender.unit=line
                                              => refused guns no-guns 6.49
    guns.0.unit=foot-artillery guns.0.blocks=3 guns.0.distance=2 => refused guns.0.artilleryDice dice-of-its-table 5.106
    guns.0.unit=horse-artillery guns.0.blocks=3 guns.0.distance=3 => allowed gunDice=1
    guns.0.unit=horse-artillery guns.0.blocks=1 guns.0.distance=1 => refused guns.0.artilleryDice artillery-dice-needed 5.140
    guns.0.unit=foot-artillery guns.0.blocks=3 guns.0.distance=1 => allowed gunDice=4
    guns.0.unit=foot-artillery guns.0.blocks=3 guns.0.distance=2 guns.0.artilleryDice=2 guns.0.terrain=river => refused guns.0.terrain impassable 7.41
`,
  SETS,
);
