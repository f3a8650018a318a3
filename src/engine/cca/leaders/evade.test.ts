import { cases } from '../../testing/cases.ts';
import { KINDS } from '../../testing/cca/kinds.ts';
import { evade } from './evade.ts';

/** Figures, table 14: from whom each unit may evade; dice by tables 2 and 3. */
cases(
  evade,
  `
  from the units of the table:
    attacker.unit=UNITS defender.unit=LI|LS|LB|LC     => YES
    attacker.unit=FOOT|HC|CH|EL defender.unit=MC      => YES
    attacker.unit=FOOT|EL defender.unit=HC|CH         => YES
    attacker.unit=LC|MC defender.unit=MC              => NO
    attacker.unit=CAVALRY|CH defender.unit=HC|CH      => NO
    attacker.unit=UNITS defender.unit=AX|WR|MI|HI|EL  => NO
  never from fire, a battle back, or dice that have been rolled: attacker.unit=LI defender.unit=UNITS
    moment=ranged       => !allowed dice=0 mostHexes=0 10.7/evade -13.1
    moment=battle-back  => !allowed dice=0 mostHexes=0 13.2 -13.1
    moment=rolled       => !allowed dice=0 mostHexes=0 11.3/too-late -13.1
  dice of the attacker: defender.unit=LI
    attacker.unit=LI|LS|LB|LC|EL                       => dice=2
    attacker.unit=AX|MC                                => dice=3
    attacker.unit=WR|MI|HC|CH                          => dice=4
    attacker.unit=HI                                   => dice=5
    attacker.unit=WR attacker.blocks=3                 => dice=3
    attacker.unit=HI defender.terrain=forest           => dice=2
    attacker.unit=HI card=clash-of-shields             => dice=7
  a unit that may not attack leaves nothing to evade: defender.unit=LI
    attacker.unit=AX attacker.moved=2                  => !allowed sum=evade/no-attack 11.11
    attacker.unit=HI bonus                             => sum=evade/no-attack
    attacker.unit=HI attacker.leader=attached bonus    => allowed dice=5 hitsOn=[green]
  why medium cavalry, heavy cavalry and chariots stand:
    attacker.unit=LC defender.unit=MC                  => 13.8/no
    attacker.unit=LC defender.unit=HC|CH               => 13.9/no
    attacker.unit=LC defender.unit=MI                  => 13.10
  free hexes: attacker.unit=MI defender.unit=LI
    defender.freeHexes=0   => !allowed leastHexes=0 mostHexes=0 13.13
    defender.freeHexes=1   => allowed leastHexes=1 mostHexes=1 13.12 13.13~a-hex-is-free
    defender.freeHexes=2   => allowed leastHexes=2 mostHexes=2 13.11/hexes 13.12~two-hexes-free
    defender.freeHexes=5   => allowed leastHexes=2 mostHexes=2
    moment=declared        => says=[13.1,11.5,13.6,13.3,11.7,11.12,13.4,11.41,11.42,13.11/hexes,13.14,13.34] -13.12~two-hexes-free -13.13~a-hex-is-free
  the dice rolled at the evader: attacker.unit=MI defender.unit=LI
    faces=[green,swords,flag,leader]        => mostHexes=2 sum=evade/yes result.hits=1 result.blocksLost=1 result.blocksLeft=3 !result.eliminated result.banners=0
    faces=[green,green] defender.blocks=1   => leastHexes=0 mostHexes=0 sum=evade/eliminated result.hits=2 result.blocksLost=1 result.blocksLeft=0 result.eliminated result.banners=1
  put its leader in danger: attacker.unit=MI defender.unit=LI defender.leader=attached
    faces=[green,red,red,red]                              => result.leaderCheckDice=2 result.leaderLost=null 13.5
    faces=[red,red,red,red]                                => -13.5
    faces=[green,red,red,red] leaderCheck=[red]            => !result.leaderLost odds.leader-lost=0
    faces=[green,red,red,red] leaderCheck=[leader,leader]  => result.leaderLost result.banners=1
    faces=[green,red,red,red] leaderCheck=[leader] defender.blocks=1 => result.leaderCheckDice=1 result.leaderLost result.banners=2
  all that is said where a leader alone evades, whatever is free: attacker.unit=MI defender.unit=LD
    moment=declared                    => says=[11.5,13.7,13.16,11.7,11.12,13.17,13.18,13.19,13.25/may,13.15]
    defender.freeHexes=0|1             => allowed says=[11.5,13.7,13.16,11.7,11.12,13.17,13.18,13.19,13.25/may,13.15]
  odds of 4 dice or 2, 1 face of 6: defender.unit=LI
    attacker.unit=MI => odds.at-least-one-hit=671/1296 odds.eliminated=1/1296 odds.leader-lost=none mean.blocksLost=2/3
    attacker.unit=LI defender.blocks=1 defender.leader=attached => odds.at-least-one-hit=11/36 odds.eliminated=11/36 odds.leader-lost=11/216
  a leader alone must evade from everybody, 1 to 3 hexes: defender.unit=LD
    attacker.unit=UNITS => allowed mustEvade hitsOn=[leader] leastHexes=1 mostHexes=3 mayLeaveBoard !mayBattleBack !mayAdvance sum=evade/leader
    attacker.unit=MI moment=rolled => allowed mustEvade
  he is rolled at with the dice of the attacker, or of its fire: defender.unit=LD
    attacker.unit=EL                                 => odds.leader-lost=1/6
    attacker.unit=LB attacker.moved=1 moment=ranged  => dice=1
    attacker.unit=AX attacker.moved=2 moment=ranged  => !allowed dice=0 sum=evade/no-attack says=[8.16/no-battle]
  he is lost on a helmet: attacker.unit=MI defender.unit=LD
    faces=[leader,red] => !mustEvade leastHexes=0 mostHexes=0 !mayLeaveBoard 11.53 result.hits=1 result.eliminated result.leaderLost result.banners=1
    faces=[swords]     => mustEvade result.leaderLost=null result.diceToRoll=3 odds.leader-lost=91/216 chancesAre=part-known 13.18 13.19 13.25/may 13.15
    faces=[swords,red,red,red] => mustEvade !result.leaderLost result.banners=0 -11.53 chancesAre=known
  contradictions:
    attacker.unit=MI defender.unit=LI faces=[red,red,red,red,red] => refused faces more-faces-than-dice 11.7
    attacker.unit=MI defender.unit=LD moment=battle-back => refused moment lone-leader-never-attacks 11.38
    attacker.unit=MI defender.unit=LD moment=ranged => refused attacker.unit fires-without-missiles 10.1
    attacker.unit=MI defender.unit=LI defender.leader=attached faces=[red,red,red,red] leaderCheck=[red] => refused leaderCheck more-faces-than-check 15.1
    attacker.unit=MI defender.unit=LI leaderCheck=[] => refused leaderCheck no-leader-to-check 15.1
    attacker.unit=EL attacker.blocks=3 defender.unit=LI => refused attacker.blocks more-blocks-than-unit 2.11
    attacker.unit=MI defender.unit=LI defender.terrain=coast => refused defender.terrain impassable 17.23
    attacker.unit=LB defender.unit=COMBATANTS moment=declared|rolled|ranged => accepted
`
    .replaceAll(
      '=> YES',
      '=> allowed !mustEvade leastHexes=2 mostHexes=2 sum=evade/yes !mayBattleBack !mayAdvance !mayLeaveBoard rolledBeforeMove result=null',
    )
    .replaceAll(
      '=> NO',
      '=> !allowed !mustEvade leastHexes=0 mostHexes=0 sum=evade/no 13.14~does-not-evade',
    ),
  KINDS,
);
