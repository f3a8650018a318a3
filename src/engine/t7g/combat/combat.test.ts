import { cases } from '../../testing/cases.ts';

// Engine notes 9, rulings R42, R52 to R54, R59, R63, R71, R129, R169.
cases(
  't7g/combat',
  `
  one die each, and none resists: attacker.combat=0 attacker.dexterity=1 attacker.courage=0 attacker.infantryDefence=4 defender.combat=1 defender.courage=0 defender.infantryDefence=4
    => tieChance=1/2 odds.attacker-wins=1/4 odds.defender-retreats=1/4 odds.attacker-disengages=1/2 mean.attackerWear=1/2
    attacker.attackDice=[4]                            => odds.attacker-wins=1/2 odds.tie=1/2 winner=null
    attacker.attackDice=[4] defender.attackDice=[3]    => winner=attacker odds.defender-retreats=1
    attacker.courage=1 attacker.resistDice=[5]         => odds.defender-wins=0 odds.attacker-wins=1/2
    attacker.attackDice=[3] defender.attackDice=[3]    => winner=tie 5.18/tie 5.27 odds.attacker-disengages=1
    attacker.attackDice=[3] defender.attackDice=[3] R42=b defender.resistDice=[] attacker.resistDice=[] => winner=tie
  the attacker causes 2 and takes 1: attacker.combat=2 attacker.courage=2 attacker.infantryDefence=4 attacker.attackDice=[4,4,4] attacker.resistDice=[1,1] defender.courage=1 defender.infantryDefence=4 defender.cavalryDefence=4 defender.combat=1 defender.attackDice=[4] defender.resistDice=[5]
    => winner=attacker attacker.wearTaken=1 attacker.disordered defender.hits=1 defender.saved=1 defender.wearTaken=2 defender.does=disengages 5.15 5.18 5.19
    defender.kind=artillery                            => defender.does=destroyed 6.90
    defender.mobileFortress                            => winner=attacker attacker.does=disengages defender.does=stays 6.21
    attacker.kind=cavalry attacker.cavalryDefence=4    => -6.70
    attacker.kind=cavalry attacker.cavalryDefence=4 attacker.pooledUnits=3             => defender.extraWear=2 defender.wearTotal=4 6.56
    attacker.kind=infantry                             => refused attacker.kind not-an-option
    attacker.kind=cavalry attacker.infantryDefence=null => refused attacker.infantryDefence defence-missing 5.13
  who is left exposed retreats: attacker.combat=2 attacker.courage=2 attacker.infantryDefence=4 attacker.cavalryDefence=4 attacker.attackDice=[4,4,4] attacker.resistDice=[1,1] defender.courage=1 defender.infantryDefence=4 defender.cavalryDefence=4 defender.combat=1 defender.attackDice=[4] defender.resistDice=[1]
    => odds.defender-retreats=1 5.24 5.16
    defender.elegante                                  => odds.defender-disengages=1 odds.defender-disordered=1 7.73/combat
    defender.mobileFortress                            => odds.defender-retreats=1 6.22/side
    defender.emplaced                                  => odds.defender-retreats=0 odds.attacker-disengages=0 6.24/combat
    defender.emplaced R169=c                           => odds.defender-retreats=1
    attacker.kind=cavalry                              => odds.defender-destroyed=1 6.70
    attacker.kind=cavalry defender.elegante            => odds.defender-disengages=1
    attacker.kind=cavalry defender.kind=cavalry        => odds.defender-retreats=1 6.97~no-lances
    attacker.kind=cavalry defender.kind=cavalry attacker.weapons=[lances] => odds.defender-destroyed=1 6.97
  two-handed swords: attacker.combat=2 attacker.courage=2 attacker.infantryDefence=4 attacker.weapons=[two-handed-swords] attacker.attackDice=[4,4,4] attacker.resistDice=[1,1] defender.courage=1 defender.infantryDefence=4 defender.combat=1 defender.attackDice=[4] defender.resistDice=[5] defender.discipline=4
    => odds.defender-disordered=625/1296 6.99
    defender.withoutCommander                          => odds.defender-disordered=25/36
    defender.withoutCommander R63=b                    => odds.defender-disordered=625/1296
    defender.withoutCommander defender.loyalty=1       => odds.defender-disordered=125/216
    defender.composureDice=[6,1,1,1]                   => odds.defender-disordered=0
    defender.composureDice=[5,1,1,1]                   => odds.defender-disordered=1
    defender.discipline=null                           => refused defender.discipline discipline-missing 5.34
  extra Wear does not decide who wins: attacker.combat=2 attacker.courage=2 attacker.infantryDefence=4 attacker.attackDice=[4,4,4] attacker.resistDice=[1,1] defender.courage=1 defender.infantryDefence=4 defender.combat=1 defender.attackDice=[4] defender.resistDice=[5] attacker.decidido
    attacker.speed=6 defender.speed=4                  => 7.67
    attacker.speed=4 defender.speed=4                  => 7.67~enemy-fast-and-ordered
    attacker.speed=4 defender.speed=4 defender.disordered => 7.67
    attacker.attackDice=[1,1,1]                        => winner=defender odds.attacker-disordered=1
    attacker.attackDice=[1,1,1] attacker.resistDice=[5,1] => winner=tie
  beyond its Stamina: attacker.combat=2 attacker.courage=2 attacker.infantryDefence=4 attacker.attackDice=[4,4,4] attacker.resistDice=[1,1] defender.courage=1 defender.infantryDefence=4 defender.combat=2 defender.attackDice=[4] defender.resistDice=[5] defender.stamina=3 defender.wear=3 defender.discipline=4
    => odds.defender-destroyed=125/144 odds.defender-disengages=19/144 defender.breakPoints=2 defender.destroyed=null 5.33 5.34
    defender.breakDice=[6,6,1,1]                       => defender.does=disengages defender.wearAfter=3 defender.destroyed=false 4.22/combat
    defender.breakDice=[6,1,1,1]                       => defender.does=destroyed winner=attacker 5.35
    defender.breakDice=[6,1,1,1] defender.selfless     => defender.destroyed=null odds.defender-destroyed=125/144
    defender.mercenary                                 => defender.destroyed 6.39/combat
    defender.fervour=1                                 => defender.breakPoints=1 odds.defender-destroyed=625/1296
  groups lose units: attacker.combat=2 attacker.courage=2 attacker.infantryDefence=4 attacker.attackDice=[4,4,4] attacker.resistDice=[1,1] defender.courage=0 defender.infantryDefence=4 defender.combat=2 defender.attackDice=[4] defender.resistDice=[] defender.stamina=3 defender.wear=2 defender.discipline=4 defender.emplaced defender.pooledUnits=3
    => defender.unitsLeft=2 defender.wearAfter=1 defender.destroyed=false 6.34/combat
    defender.pooledUnits=2 defender.stamina=2 => defender.unitsLeft=1 defender.wearAfter=2
  a tie between pikes: attacker.combat=2 attacker.courage=0 attacker.infantryDefence=4 attacker.weapons=[pikes] attacker.attackDice=[4,1,1] defender.weapons=[pikes] defender.combat=1 defender.courage=0 defender.infantryDefence=4 defender.attackDice=[4]
    => badWarPossible winner=tie attacker.dice=3 5.29
    badWar      => attacker.dice=2 5.32
    flank       => !badWarPossible -5.29
    defender.shelter=wall => !badWarPossible
  what bears on it, and what does not:
    flank attacker.combat=4 attacker.courage=3 attacker.infantryDefence=4 attacker.gallardo defender.combat=3 defender.courage=4 defender.infantryDefence=4 defender.stamina=3 defender.wear=2 defender.discipline=4 defender.elegante R69=b attacker.attackDice=[1] attacker.resistDice=[4,3,2] defender.attackDice=[6,3] defender.resistDice=[5,2] => -7.81
  what else decides:
    attacker.combat=2 attacker.courage=2 attacker.infantryDefence=4 defender.combat=3 defender.courage=3 defender.infantryDefence=4 defender.pooledUnits=2 defender.emplaced attacker.attackDice=[1,1,1] defender.attackDice=[4,4,1] attacker.resistDice=[5,1] => winner=defender attacker.extraWear=0 -6.56~did-not-charge
    attacker.combat=2 attacker.courage=2 attacker.infantryDefence=4 attacker.kind=cavalry attacker.pooledUnits=3 defender.combat=3 defender.courage=3 defender.cavalryDefence=4 attacker.attackDice=[4,5,1] defender.resistDice=[5,1,2] defender.attackDice=[1,2,3] => winner=attacker defender.extraWear=2 defender.wearTotal=3
    attacker.combat=4 attacker.courage=3 attacker.infantryDefence=4 defender.combat=4 defender.courage=3 defender.infantryDefence=4 attacker.attackDice=[4,1,1,1,1,1] defender.resistDice=[1,1,1] defender.attackDice=[1,1,1,1] attacker.decidido attacker.speed=5 defender.speed=4 => defender.extraWear=1 defender.wearTotal=2
    attacker.combat=4 attacker.courage=3 attacker.infantryDefence=4 defender.combat=4 defender.courage=3 defender.infantryDefence=4 attacker.attackDice=[4,1,1,1,1,1] defender.resistDice=[1,1,1] defender.attackDice=[1,1,1,1] attacker.decidido attacker.speed=4 defender.speed=4 => defender.extraWear=0
    attacker.combat=4 attacker.courage=3 attacker.infantryDefence=4 defender.combat=4 defender.courage=3 defender.infantryDefence=4 attacker.attackDice=[4,1,1,1,1,1] defender.resistDice=[1,1] defender.attackDice=[1,1,1,1] attacker.decidido defender.disordered => defender.extraWear=1
    attacker.combat=4 attacker.courage=3 attacker.infantryDefence=4 defender.combat=4 defender.courage=3 defender.infantryDefence=4 attacker.attackDice=[4,1,1,1,1,1] defender.resistDice=[1,1] defender.attackDice=[1,1,1,1] defender.disordered => defender.extraWear=0
  left out, the ordinary case holds:
    attacker.kind=cavalry attacker.pooledUnits=2 attacker.combat=4 attacker.courage=3 attacker.infantryDefence=4 attacker.stamina=3 attacker.wear=3 attacker.discipline=3 defender.combat=4 defender.courage=3 defender.cavalryDefence=4 => attacker.dice=4
    attacker.kind=cavalry attacker.combat=2 attacker.courage=2 attacker.cavalryDefence=4 defender.kind=cavalry defender.card=attack defender.pooledUnits=3 defender.combat=2 defender.courage=2 defender.cavalryDefence=4 attacker.attackDice=[1,1,1] defender.attackDice=[4,4,1] attacker.resistDice=[5,1] => winner=defender attacker.extraWear=2
`,
);
