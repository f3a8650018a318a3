import { cases } from '../../testing/cases.ts';
import { meleeRoll } from './melee-roll.ts';

cases(
  meleeRoll,
  `
  hits first, then flags: attacker.unit=line attacker.blocks=4 defender.unit=line defender.blocks=4
    faces=[infantry,saber,saber,cavalry]  => hits=3 flags=0 misses=1 blocksLost=3 blocksLeft=1 !eliminated !leftHex mayBattleBack nextDice=1 banners=0
    faces=[infantry,saber,saber,saber]    => eliminated banners=1 !mayBattleBack nextDice=0 mayAdvance !extraHex !bonusMelee
    faces=[flag,cavalry,cavalry,artillery] => hits=0 flags=1 retreatHexes=1 leftHex !mayBattleBack mayAdvance sum=melee-roll/retreats
    faces=[flag,cavalry,cavalry,artillery] defender.support=2 => flagsIgnored=1 !leftHex mayBattleBack nextDice=4 !mayAdvance
    faces=[flag,cavalry,cavalry,artillery] defender.freeHexes=0 => blocksLostInRetreat=1 !leftHex mayBattleBack nextDice=3
    faces=[flag,cavalry,cavalry,artillery] defender.support=2 defender.ignores=0 => flagsIgnored=0 leftHex
    faces=[infantry,flag,cavalry,cavalry] attacker.unit=rifle => hits=1
    faces=[saber,saber,cavalry,cavalry] attacker.unit=rifle => hits=0 misses=4
  where readings of a retreat differ: attacker.unit=line attacker.blocks=4 defender.unit=line defender.blocks=4
    faces=[flag,flag,cavalry,artillery] defender.freeHexes=1      => hexesMade=1 blocksLostInRetreat=1 leftHex !mayBattleBack
    faces=[flag,flag,cavalry,artillery] defender.freeHexes=1 R8=b => hexesMade=1 mayBattleBack
    faces=[flag,flag,flag,artillery] defender.leader defender.leaderAt=1 leaderCheck=[flag,flag]      => hexesMade=0 blocksLostInRetreat=2
    faces=[flag,flag,flag,artillery] defender.leader defender.leaderAt=1 R31=b => hexesMade=2 blocksLostInRetreat=0
    faces=[infantry,flag,flag,flag] defender.blocks=3 defender.leader defender.freeHexes=0 leaderCheck=[saber,flag]      => eliminated leaderChecks=1 !leaderLost
    faces=[infantry,flag,flag,flag] defender.blocks=3 defender.leader defender.freeHexes=0 leaderCheck=[saber,flag] R61=b => leaderChecks=2 leaderLost=null
    faces=[flag,flag,flag,artillery] defender.unit=old-guard defender.guardFlags=2      => flagsIgnored=2 hexesMade=1
    faces=[flag,flag,flag,artillery] defender.unit=old-guard defender.guardFlags=2 R68=b => flagsIgnored=3 hexesMade=0
  dice that are not told are open: attacker.unit=line attacker.blocks=4 defender.unit=line defender.blocks=4
    faces=[]                              => diceToRoll=4 eliminated=null leftHex=null mayBattleBack=null mayAdvance=null chancesAre=before-any-die
    faces=[]                              => sum=melee-roll/open odds.eliminated=1/16
    faces=[infantry,flag]                 => diceToRoll=2 blocksLost=1 blocksLeft=3 chancesAre=part-known mean.hits=2
    faces=[infantry,saber] defender.blocks=2 => eliminated mayAdvance chancesAre=known diceToRoll=2
  the leader: attacker.unit=line attacker.blocks=4 defender.unit=line defender.blocks=2 defender.leader
    faces=[infantry,flag,cavalry,cavalry] => leaderCheckDice=2 leaderLost=null flagsIgnored=null leftHex=null mayBattleBack=null nextDice=null mayAdvance=null banners=null chancesAre=after-hits odds.leader-lost=1/36 sum=melee-roll/check
    faces=[infantry,flag,cavalry,cavalry] leaderCheck=[saber,saber] => leaderLost banners=1 flagsIgnored=0 leftHex
    faces=[infantry,flag,cavalry,cavalry] leaderCheck=[saber,flag]  => !leaderLost flagsIgnored=1 !leftHex mayBattleBack
    faces=[infantry,infantry,cavalry,cavalry] => eliminated leaderCheckDice=1 leaderLost=null mayAdvance banners=null leaderMust=retreat 5.171/left
    faces=[infantry,infantry,cavalry,cavalry] leaderCheck=[saber] => leaderLost banners=2 mayAdvance -5.171/left
    faces=[infantry,cavalry,cavalry,cavalry] => leaderLost=null !leftHex mayBattleBack nextDice=1 !mayAdvance banners=null
    faces=[infantry,flag,cavalry,cavalry] defender.unit=militia defender.freeHexes=0 => eliminated=null mayAdvance=null odds.eliminated=1/36 sum=melee-roll/check
    faces=[cavalry]                       => leaderLost=null chancesAre=part-known
    faces=[cavalry] leaderCheck=[flag]    => refused leaderCheck more-faces-than-check 5.160
    faces=[infantry,flag,cavalry,cavalry] leaderCheck=[saber,saber,flag] => refused leaderCheck more-faces-than-check 5.160
  cavalry that wins: attacker.unit=heavy-cavalry attacker.blocks=3 defender.unit=line defender.blocks=4
    faces=[infantry,saber,flag,cavalry]   => leftHex mayAdvance extraHex bonusMelee
    faces=[infantry,saber,flag,cavalry] bonus => mayAdvance !extraHex !bonusMelee
    faces=[flag] defender.terrain=town    => leftHex mayAdvance !extraHex !bonusMelee
    faces=[flag,cavalry] defender.fieldworks=between => flagsIgnored=1 !leftHex mayBattleBack !mayAdvance
    faces=[flag,flag] defender.fieldworks=between => leftHex mayAdvance !extraHex bonusMelee
  a lone leader: attacker.unit=militia attacker.blocks=2 defender.unit=leader
    faces=[infantry,saber]                => eliminated leaderLost banners=1 mayAdvance !mayBattleBack 5.172/hit sum=melee-roll/leader-lost
    faces=[infantry,flag]                 => !eliminated leftHex leaderMust=retreat mayAdvance 5.173/must sum=melee-roll/leader-retreats
    faces=[infantry]                      => eliminated=null leaderLost=null odds.leader-lost=1/6
    faces=[saber]                         => eliminated chancesAre=known
  a lone leader who has no way back: attacker.unit=line attacker.blocks=2 defender.unit=leader faces=[flag,infantry] defender.freeHexes=0
    defender.closedBy=impassable          => leaderLost eliminated banners=1 leaderMust=perish !leftHex mayAdvance sum=melee-roll/leader-lost
    defender.closedBy=enemies             => !leaderLost leaderMust=escape leftHex
    defender.closedBy=edge                => leaderMust=leave leftHex banners=0
    defender.closedBy=friends             => leaderMust=retreat leftHex
    defender.closedBy=impassable faces=[] => leaderLost=null odds.leader-lost=1
    defender.closedBy=enemies faces=[]    => leaderLost=null odds.leader-lost=11/36
    defender.closedBy=impassable defender.freeHexes=1 => leaderMust=retreat
    defender.closedBy=impassable faces=[flag,saber]   => leaderMust=nothing leaderLost banners=1
  the battle back: attacker.unit=line attacker.blocks=3 defender.unit=cuirassiers defender.blocks=2 roll=battle-back
    faces=[infantry,flag,saber]           => dice=3 hits=2 blocksLeft=1 leftHex !mayAdvance !mayBattleBack 5.157/advance 5.154/none
    attacker.blocks=2 faces=[infantry,flag,saber] => eliminated banners=1 !mayAdvance
    attacker.unit=light attacker.moved=2 faces=[] => allowed dice=3
  artillery that is left with its last block: attacker.unit=line attacker.blocks=2 defender.unit=horse-artillery defender.blocks=2
    faces=[saber,infantry]                => blocksLeft=1 mayBattleBack nextDice=null
    faces=[saber,infantry] defender.artilleryDice=2 => mayBattleBack nextDice=2
    faces=[saber,infantry] R2=b           => !mayBattleBack nextDice=0
    faces=[infantry,infantry]             => mayBattleBack nextDice=3
    faces=[saber] roll=battle-back defender.blocks=1 => refused defender.artilleryDice artillery-dice-needed 5.140
    faces=[saber] roll=battle-back defender.blocks=1 defender.artilleryDice=2 => dice=2 hits=1 diceToRoll=1
  First Strike: attacker.unit=line attacker.blocks=4 defender.unit=line defender.blocks=3 roll=first-strike
    faces=[infantry,saber,cavalry]        => dice=3 hits=2 blocksLeft=2 attackFollows nextDice=2 !mayBattleBack !mayAdvance 8.53/attacks
    faces=[flag,cavalry,cavalry]          => leftHex !attackFollows nextDice=0 !mayAdvance 5.229
    roll=attack firstStrike faces=[infantry,cavalry,cavalry,cavalry] => hits=1 !mayBattleBack 8.54/back
    roll=attack firstStrike attacker.blocks=1 defender.terrain=hill => allowed dice=0 !eliminated !leftHex
    roll=attack attacker.blocks=1 defender.terrain=hill => !allowed
  squares and cavalry: attacker.unit=light-cavalry attacker.blocks=2 attacker.leader defender.unit=rifle defender.blocks=3 defender.inSquare
    roll=strikes-first faces=[flag]       => flagsIgnored=0 leftHex !attackFollows
    roll=strikes-first faces=[saber]      => hits=0 attackFollows nextDice=1 6.32/attacks
    faces=[saber]                         => hits=1 blocksLeft=2 !mayBattleBack
    faces=[flag]                          => blocksLostInRetreat=1 !leftHex !mayBattleBack
    faces=[saber] R62=b                   => mayBattleBack nextDice=1
    attacker.unit=line faces=[saber,cavalry] roll=attack => mayBattleBack nextDice=1
  Retire and Reform: attacker.unit=line attacker.blocks=4 defender.unit=light-cavalry defender.blocks=3 retires
    faces=[cavalry,saber,flag,infantry]   => hits=1 blocksLeft=2 hexesMade=2 leftHex !mayBattleBack mayAdvance 6.8/advance
    faces=[cavalry,cavalry,cavalry,infantry] => eliminated hexesMade=0 mayAdvance -6.8/advance
  what cannot be: attacker.unit=line attacker.blocks=2 defender.unit=guard-grenadier
    defender.blocks=3 faces=[flag,flag,flag] => refused faces more-faces-than-dice 5.72
    defender.blocks=3 faces=[saber] defender.freeHexes=1 defender.leaderAt=2 => refused defender.leaderAt leader-beyond-free-hexes 5.181
    faces=[saber]                         => refused defender.blocks blocks-needed 5.149
    defender.blocks=3 faces=[flag,saber]  => refused defender.guardFlags guard-flags-needed 5.194
    defender.blocks=3 faces=[flag,saber] defender.guardFlags=2 => flagsIgnored=1
    defender.blocks=3 faces=[saber] leaderCheck=[saber] => refused leaderCheck no-leader-to-check 5.162
    defender.blocks=3 faces=[saber] roll=strikes-first => refused roll nobody-rolls-like-this 5.119
    defender.blocks=3 attacker.unit=light attacker.moved=2 faces=[saber] => !allowed
`,
);
