import { cases } from '../../testing/cases.ts';
import { isArtillery, isCavalry, isInfantry, UNITS } from '../units.ts';
import { rangedCombat } from './ranged-combat.ts';

const PLAIN = ['line', 'militia'];
const SETS = {
  PLAIN,
  ONE_MORE: UNITS.filter((unit) => isInfantry(unit) && !PLAIN.includes(unit)),
  FOOT: UNITS.filter(isInfantry),
  HORSE: UNITS.filter(isCavalry),
  GUNS: UNITS.filter(isArtillery),
  DOWN: ['portuguese', 'other-rounds-down'],
  UP: ['french', 'british', 'other-rounds-up'],
};

/** Figures, tables 6 and 8 to 11, and what the dice do. */
cases(
  rangedCombat,
  `
  infantry by its blocks, its move and its type: defender.unit=line
    attacker.unit=PLAIN attacker.blocks=5                      => dice=5
    attacker.unit=PLAIN attacker.blocks=1                      => dice=1
    attacker.unit=ONE_MORE attacker.blocks=5                   => dice=6
    attacker.unit=ONE_MORE attacker.blocks=1                   => dice=2
    attacker.unit=PLAIN attacker.blocks=5 attacker.moved=1 attacker.nation=UP    => dice=3
    attacker.unit=PLAIN attacker.blocks=4 attacker.moved=1 attacker.nation=UP|DOWN => dice=2
    attacker.unit=PLAIN attacker.blocks=3 attacker.moved=1 attacker.nation=DOWN  => dice=1
    attacker.unit=PLAIN attacker.blocks=1 attacker.moved=1 attacker.nation=UP    => dice=1
    attacker.unit=PLAIN attacker.blocks=1 attacker.moved=1 attacker.nation=DOWN  => !allowed dice=0 quotes=[5.95]
    attacker.unit=ONE_MORE attacker.blocks=3 attacker.moved=1 attacker.nation=UP => dice=3
    attacker.unit=ONE_MORE attacker.blocks=1 attacker.moved=1 attacker.nation=DOWN => dice=1
    attacker.unit=FOOT attacker.blocks=5 attacker.inSquare     => dice=1
    attacker.unit=line attacker.blocks=3                       => 5.95~has-not-moved 5.98~type-adds-no-dice
    attacker.unit=grenadier attacker.blocks=4 attacker.nationalDice=-1 => dice=4 5.99
    attacker.unit=line attacker.blocks=1 attacker.nationalDice=-3 => !allowed 5.99/none -5.95/none
  artillery by its table: defender.unit=line
    attacker.unit=GUNS attacker.artilleryDice=3                => dice=3
    attacker.unit=GUNS attacker.artilleryDice=0                => !allowed 5.106/none
    attacker.unit=GUNS                                         => refused attacker.artilleryDice dice-of-its-table 5.106
    attacker.unit=horse-artillery attacker.blocks=3 distance=3 => dice=1
    attacker.unit=horse-artillery attacker.blocks=3 distance=2 => refused attacker.artilleryDice dice-of-its-table 5.106
    attacker.unit=line attacker.blocks=3 attacker.artilleryDice=2 => refused attacker.artilleryDice dice-of-artillery-only 5.106
    attacker.unit=guard-foot-artillery attacker.artilleryDice=3 R22=b => dice=4
    attacker.unit=foot-artillery attacker.artilleryDice=3 R22=b => dice=3
  the ground of the target: attacker.blocks=4
    attacker.unit=line defender.unit=line defender.terrain=forest => dice=3
    attacker.unit=line defender.unit=line defender.terrain=town   => dice=2
    attacker.unit=line defender.unit=line defender.terrain=hill   => dice=3 7.11
    attacker.unit=line defender.unit=line defender.terrain=ford|quarry|bridge => dice=4
    attacker.unit=line defender.unit=line defender.fieldworks=between => dice=3 7.35
    attacker.unit=line defender.unit=line defender.fieldworks=elsewhere|corner => dice=4
    attacker.unit=line defender.unit=line defender.fieldworks=corner R76=b => dice=3
    attacker.unit=foot-artillery attacker.artilleryDice=4 defender.unit=line defender.terrain=forest|town|quarry => dice=3
    attacker.unit=foot-artillery attacker.artilleryDice=4 defender.unit=line defender.terrain=hill|ford => dice=4
    attacker.unit=foot-artillery attacker.artilleryDice=4 defender.unit=line defender.fieldworks=between => dice=4 7.35~arm-loses-no-dice
  the ground of whoever fires: attacker.blocks=4 defender.unit=line
    attacker.unit=line attacker.terrain=forest|town|hill|quarry|bridge => dice=4
    attacker.unit=line attacker.terrain=ford                   => dice=3 7.48
    attacker.unit=foot-artillery attacker.artilleryDice=4 attacker.terrain=forest|town|ford => dice=3
    attacker.unit=foot-artillery attacker.artilleryDice=4 attacker.terrain=hill => dice=4
    attacker.unit=line attacker.terrain=hill defender.terrain=hill => dice=3 7.15
  both add up, but for fieldworks: attacker.unit=line attacker.blocks=4 defender.unit=line attacker.terrain=ford
    defender.terrain=forest                                    => dice=2
    defender.terrain=forest R13=b                              => dice=3 7.6 7.48~reading-r13-b
    defender.terrain=town R13=b                                => dice=2 7.27 7.48~reading-r13-b
    defender.terrain=hill defender.fieldworks=between          => dice=3 7.36 7.11~switched-off 7.48~switched-off
    defender.terrain=hill defender.fieldworks=between R63=b    => dice=2 7.11~switched-off 7.48
  dice of cards: defender.unit=line attacker.blocks=3
    attacker.unit=line card=elan|fire-and-hold                 => dice=4
    attacker.unit=line card=leadership attacker.leader         => dice=4
    attacker.unit=line card=leadership                         => dice=3 8.68/ordinary
    attacker.unit=line card=force-march|bombard|cavalry-charge => dice=3 5.107~card-gives-no-dice
    attacker.unit=foot-artillery attacker.artilleryDice=1 card=bombard => dice=3
    attacker.unit=guard-horse-artillery attacker.artilleryDice=1 card=bombard => dice=4
    attacker.unit=horse-artillery attacker.artilleryDice=1 attacker.moved=1 card=bombard => !allowed 8.33/moved
    attacker.unit=horse-artillery attacker.artilleryDice=1 attacker.moved=1 card=bombard R80=b => dice=1
    attacker.unit=line card=bombard R53=b                      => dice=5
    attacker.unit=horse-artillery attacker.artilleryDice=1 card=cavalry-charge => dice=1 8.39/dice
    attacker.unit=line card=elan attacker.inSquare             => dice=1
    attacker.unit=light attacker.blocks=8 card=elan            => dice=10
    attacker.unit=light attacker.blocks=8 card=elan R29=b      => dice=8
    attacker.unit=line card=bayonet-charge|cold-steel|grande-manoeuvre|short-supply => !allowed
  which faces hit: attacker.unit=line attacker.blocks=2
    defender.unit=FOOT                                         => hitsOn=[infantry] odds.at-least-one-hit=5/9
    defender.unit=HORSE                                        => hitsOn=[cavalry] odds.at-least-one-hit=11/36
    defender.unit=GUNS                                         => hitsOn=[artillery] odds.at-least-one-hit=11/36
    defender.unit=leader                                       => !allowed quotes=[5.114]
  what the dice do: attacker.unit=line attacker.blocks=3 defender.unit=line defender.blocks=2
    faces=[infantry,infantry,flag]                             => result.eliminated result.banners=1 result.hexesMade=0 sum=fire/eliminated
    faces=[infantry,saber,flag]                                => result.blocksLeft=1 result.hexesMade=1 result.leftHex sum=fire/retreats
    faces=[saber,saber,cavalry]                                => result.hits=0 result.misses=3 sum=fire/holds -5.115
    faces=[flag,saber,saber] defender.support=2                => result.flagsIgnored=1 !result.leftHex
    faces=[flag,saber,saber] defender.fieldworks=between       => refused faces more-faces-than-dice 5.72
    faces=[flag,saber] defender.fieldworks=between             => result.flagsIgnored=1
    faces=[infantry]                                           => result.diceToRoll=2 result.eliminated=null chancesAre=part-known sum=fire/open
    faces=[infantry,infantry]                                  => result.diceToRoll=1 result.eliminated chancesAre=known
    faces=[infantry,saber,saber] defender.leader               => result.leaderLost=null chancesAre=after-hits sum=fire/check
    faces=[infantry,flag,saber] defender.leader               => result.leftHex=null result.flagsIgnored=null result.banners=null !result.eliminated chancesAre=after-hits sum=fire/check
    faces=[infantry,saber,saber] defender.leader leaderCheck=[saber,saber] => result.leaderLost result.banners=1
    faces=[infantry,infantry,saber] defender.leader leaderCheck=[flag] => result.leaderMust=retreat result.banners=1
    faces=[infantry,saber,saber] defender.leader leaderCheck=[saber,saber,flag] => refused leaderCheck more-faces-than-check 5.160
    faces=[infantry] defender.leader leaderCheck=[saber]        => refused leaderCheck more-faces-than-check 5.160
    faces=[infantry,infantry,saber] defender.leader leaderCheck=[flag,flag] => refused leaderCheck more-faces-than-check 5.160
    faces=[saber,saber,saber] leaderCheck=[saber]              => refused leaderCheck no-leader-to-check 5.162
  where readings of a retreat differ: attacker.unit=line attacker.blocks=4 defender.unit=line defender.blocks=4
    faces=[flag,saber,saber,saber] defender.freeHexes=0            => result.blocksLostInRetreat=1 5.179/friends
    faces=[flag,flag,flag,saber] defender.leader defender.leaderAt=1 leaderCheck=[flag,flag] => result.hexesMade=0 result.blocksLostInRetreat=2
    faces=[flag,flag,flag,saber] defender.leader defender.leaderAt=1 R31=b => result.hexesMade=2 result.blocksLostInRetreat=0
    faces=[infantry,flag,flag,flag] defender.blocks=3 defender.leader defender.freeHexes=0 leaderCheck=[saber,flag] => result.eliminated result.leaderChecks=1 result.leaderLost=false
    faces=[infantry,flag,flag,flag] defender.blocks=3 defender.leader defender.freeHexes=0 leaderCheck=[saber,flag] R61=b => result.leaderChecks=2 result.leaderLost=null
    faces=[flag,flag,flag,saber] defender.unit=old-guard defender.guardFlags=2 => result.flagsIgnored=2 result.hexesMade=1
    faces=[flag,flag,flag,saber] defender.unit=old-guard defender.guardFlags=2 R68=b => result.flagsIgnored=3 result.hexesMade=0
  what they need to be told: attacker.unit=line attacker.blocks=3
    defender.unit=line defender.freeHexes=1 defender.leaderAt=2 => refused defender.leaderAt leader-beyond-free-hexes 5.181
    defender.unit=line faces=[flag]                            => refused defender.blocks blocks-needed 5.112
    defender.unit=old-guard defender.blocks=2 faces=[flag]     => refused defender.guardFlags guard-flags-needed 5.194
    defender.unit=old-guard defender.blocks=2 faces=[saber]    => accepted
    defender.unit=line                                         => odds.eliminated=none odds.at-least-one-flag=91/216
  all that is told of a fire: attacker.blocks=4
    attacker.unit=line defender.unit=line                      => says=[5.80,5.66,5.81,5.82,5.75,5.83,5.93,5.84/in-range,5.88/seen,5.69,5.68,5.72,5.94,5.109,5.110,5.111/fire,5.78]
    attacker.unit=line attacker.moved=1 defender.unit=light-cavalry => says=[5.80,5.66,5.81,5.82,5.75,5.83,5.93,5.84/in-range,5.88/seen,5.69,5.68,5.72,5.95/up,5.109,5.110,5.111/fire,5.78,5.79]
    attacker.unit=line attacker.moved=1 defender.unit=line     => -5.96 5.94~has-moved 5.79~target-not-cavalry
    attacker.unit=line attacker.nation=other-rounds-up defender.unit=line => -5.96/*
    attacker.unit=light attacker.moved=1 attacker.nation=other-rounds-down defender.unit=light-cavalry => says=[5.80,5.66,5.81,5.82,5.75,5.83,5.93,5.84/in-range,5.88/seen,5.69,5.68,5.72,5.95/down,5.96,5.98,5.109,5.110,5.111/fire,5.78,5.79]
    attacker.unit=light attacker.moved=2 card=force-march defender.unit=line => 5.95/up -5.95/all
    attacker.unit=light attacker.moved=2 card=force-march defender.unit=line R25=b => dice=5 5.95/all 5.95~reading-r25-b
    attacker.unit=light attacker.moved=1 card=force-march defender.unit=line R25=b => dice=3 5.95/up -5.95/all
    attacker.unit=light attacker.moved=2 attacker.nation=portuguese card=force-march defender.unit=line R25=b => dice=5 -5.95/down
    attacker.unit=foot-artillery attacker.artilleryDice=2 defender.unit=line card=bombard => says=[5.80,5.66,5.81,5.82,5.75,5.83,5.100,5.86/in-range,5.88/seen,5.69,5.68,5.106,5.107,8.34,5.109,5.110,5.111/fire,5.78]
    attacker.unit=horse-artillery attacker.artilleryDice=2 attacker.moved=1 attacker.nation=other-rounds-down defender.unit=line R22=b => says=[5.80,5.66,5.81,5.82,5.75,5.83,5.87/in-range,5.88/seen,5.69,5.68,5.106,5.109,5.110,5.111/fire,5.78]
    attacker.unit=horse-artillery attacker.artilleryDice=2 attacker.moved=1 defender.unit=line => dice=2 -5.95/up
    attacker.unit=line defender.unit=line R25=b                => dice=4 -5.95/all
    attacker.unit=line defender.unit=line                      => spares=[5.74~fires,5.76~not-adjacent,5.77~no-enemy-adjacent,5.88~in-sight,5.46~moved-no-further,5.95~has-not-moved,5.98~type-adds-no-dice,5.79~target-not-cavalry]
    attacker.unit=foot-artillery attacker.artilleryDice=2 defender.unit=light-cavalry => spares=[5.74~fires,5.76~not-adjacent,5.77~no-enemy-adjacent,5.88~in-sight,5.50~moved-no-further,5.101~has-not-moved]
    attacker.unit=line defender.unit=line defender.inSquare    => says=[5.80,5.66,5.81,5.82,5.75,5.83,5.93,5.84/in-range,5.88/seen,5.69,5.68,6.35,5.72,5.94,5.109,5.110,5.111/fire,5.78] -6.32~roller-not-cavalry
    attacker.unit=line attacker.inSquare defender.unit=line    => dice=1 6.14 -6.28
    attacker.unit=guard-light defender.unit=line R22=b         => dice=5 -5.98/guard-artillery
    attacker.unit=line defender.unit=line defender.terrain=hill defender.fieldworks=between => says=[5.80,5.66,5.81,5.82,5.75,5.83,5.93,5.84/in-range,5.88/seen,5.69,5.68,5.72,5.94,5.108,7.36,7.35,5.109,5.110,5.111/fire,5.78]
  infantry without its blocks: defender.unit=line
    attacker.unit=line                                         => refused attacker.blocks blocks-needed 5.72
    attacker.unit=line distance=3                              => !allowed
`,
  SETS,
);
