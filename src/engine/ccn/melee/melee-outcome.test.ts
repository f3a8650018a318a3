import { cases } from '../../testing/cases.ts';
import { meleeOutcome } from './melee-outcome.ts';

cases(
  meleeOutcome,
  `
  block against block: attacker.unit=line attacker.blocks=1 defender.unit=line defender.blocks=1
                                   => winsHex=2/3 odds.hex-won=2/3 odds.defender-eliminated=1/2 odds.defender-retreats=1/6 odds.defender-stands=1/3 odds.attacker-eliminated=1/6 odds.attacker-retreats=1/18 odds.attacker-stands=7/9 odds.second-roll-made=1/3 mean.attackerBlocksLost=1/6 mean.defenderBlocksLost=1/2 5.153/if
    defender.freeHexes=0           => odds.defender-eliminated=2/3 odds.defender-stands=1/3
    battlesBack=false              => odds.attacker-stands=1 winsHex=2/3 5.153/declined odds.second-roll-made=0
    firstStrike                    => strikesFirst=defender winsHex=2/9 odds.attacker-eliminated=1/2 odds.attacker-retreats=1/6 odds.defender-eliminated=1/6 odds.defender-retreats=1/18 odds.defender-stands=7/9 8.54
    firstStrike battlesBack=false  => winsHex=2/9
    gunDice=1                      => odds.defender-eliminated=3/4 odds.defender-retreats=5/36 odds.defender-stands=1/9 6.52
    gunDice=1 firstStrike          => odds.attacker-eliminated=1/2 odds.defender-eliminated=1/4
    defender.terrain=town          => !allowed winsHex='0'
    defender.terrain=town gunDice=1 => allowed odds.defender-eliminated=1/2 6.52
    attacker.ignores=0 attacker.support=2 => odds.attacker-retreats=1/18
    attacker.support=2             => odds.attacker-retreats=none odds.attacker-stands=5/6
    attacker.leader                => odds.attacker-leader-lost=1/36 odds.attacker-retreats=none odds.defender-leader-lost=none
  a leader under fire: attacker.unit=line attacker.blocks=1 defender.unit=line defender.blocks=2 defender.leader
                                   => odds.defender-stands=1 odds.defender-leader-lost=1/72 odds.attacker-eliminated=5/8 odds.attacker-retreats=11/72 odds.attacker-stands=2/9 winsHex='0' odds.attacker-leader-lost=none
    defender.freeHexes=0 defender.closedBy=impassable defender.blocks=1 => odds.defender-leader-lost=1/2
  a lone leader: attacker.unit=line attacker.blocks=2 defender.unit=leader
                                   => odds.defender-eliminated=11/36 odds.defender-retreats=25/36 winsHex='1' odds.second-roll-made=0 mean.defenderBlocksLost=11/36 5.173/no-battle-back
    defender.freeHexes=0 defender.closedBy=impassable => odds.defender-eliminated=1
  Retire and Reform: attacker.unit=line attacker.blocks=1 defender.unit=light-cavalry defender.blocks=1 retires
                                   => odds.defender-eliminated=1/6 odds.defender-retreats=5/6 winsHex='1' 6.9/melee
    defender.freeHexes=0           => odds.defender-retreats=5/6
  a retreat that is not completed: attacker.unit=line attacker.blocks=2 defender.unit=line defender.blocks=3 defender.freeHexes=1
                                   => odds.second-roll-made=25/36
    R8=b                           => odds.second-roll-made=13/18
  squares: attacker.unit=light-cavalry attacker.blocks=3 defender.unit=line defender.blocks=4 formsSquare
                                   => strikesFirst=defender odds.second-roll-made=5/6 odds.attacker-retreats=1/6 6.30/order 6.32/then
    attacker.leader                => odds.attacker-retreats=1/6 odds.attacker-leader-lost=1/108
    R62=b                          => odds.attacker-retreats=11/36
  Guard units: attacker.unit=old-guard attacker.blocks=4 defender.unit=line defender.blocks=4
                                   => refused attacker.guardFlags guard-flags-needed 5.194
    attacker.guardFlags=2          => allowed
    battlesBack=false              => refused attacker.guardFlags guard-flags-needed 5.194
    defender.unit=leader defender.blocks=1 => allowed
  what must be told: attacker.unit=line attacker.blocks=4 defender.unit=line
                                   => refused defender.blocks blocks-needed 5.149
    defender.blocks=1 defender.unit=horse-artillery => refused defender.artilleryDice artillery-dice-needed 5.140
    defender.blocks=1 defender.unit=horse-artillery R2=b => allowed
    defender.blocks=2 defender.unit=horse-artillery => refused defender.artilleryDice artillery-dice-needed 5.140
    defender.blocks=2 defender.unit=horse-artillery defender.artilleryDice=2 => allowed
    defender.blocks=2 defender.unit=horse-artillery R2=b => allowed odds.second-roll-made=1/16
    defender.blocks=4 defender.unit=horse-artillery defender.artilleryDice=2 => refused defender.blocks two-numbers-of-dice 5.140
    attacker.unit=horse-artillery attacker.blocks=3 defender.blocks=2 firstStrike => refused attacker.artilleryDice artillery-dice-needed 5.140
    defender.blocks=4 defender.leaderAt=2 defender.freeHexes=1 => refused defender.leaderAt leader-beyond-free-hexes 5.181
    defender.blocks=4 attacker.unit=foot-artillery attacker.blocks=3 gunDice=2 => refused gunDice guns-join-others 6.49
`,
);
