import { cases } from '../../testing/cases.ts';

// Engine notes 3.
cases(
  't7g/order-check',
  `
  what lowers and raises Discipline: discipline=4
    wear=1 commander=away loyalty=1                           => dice=3
    wear=1 commander=away kind=artillery                      => dice=4 6.88
    wear=1 discipline=5 card=resist ownTraits=[religioso]     => dice=7
    check=reaction ownTraits=[insigne]                        => dice=4 7.90~is-no-activation
    check=reaction discipline=5 ownTraits=[imperturbable]     => dice=6 passChance=665/729
    check=reaction commander=away chargedBy=infantry flankCharge enemyTraits=[terrible] discipline=6 => dice=1
    check=reaction discipline=5 chargedBy=infantry flankCharge squares                              => dice=5 5.11
    check=reaction discipline=5 chargedBy=infantry flankCharge elite commander=away                 => dice=3
  Evasión: discipline=4 check=reaction kind=cavalry evasion
    chargedBy=infantry enemyTraits=[agresivo] => dice=4
    chargedBy=cavalry                         => dice=4 6.60~charged-by-cavalry
  who makes a check: discipline=3
    card=attack impetuous couldCharge                                 => !needed
    card=fire impetuous                                               => !needed 6.61~nobody-to-charge
    kind=artillery card=fire cannonToShoot                            => needed 6.111 -2.23
    impetuous couldCharge card=fire                                   => needed 6.61 -2.23
    kind=artillery card=fire cannonToShoot wear=1 pooledUnits=2       => needed
    kind=artillery wear=1 ownTraits=[autoritario]                     => needed
  what a failure costs: discipline=2 dice=[1,2]
    wear=1 impetuous couldCharge card=fire => checkOutcome=card-lost
    impetuous couldCharge card=fire        => checkOutcome=charges
    kind=artillery cannonToShoot card=fire => checkOutcome=card-lost
  Caracolear, after a shot: check=caracole discipline=4 kind=cavalry
                              => dice=4 passChance=65/81 6.48
    wear=1 commander=away     => dice=2 wearAfter=1
    dice=[5,1,1,1]            => checkOutcome=falls-back
    dice=[4,1,1,1]            => checkOutcome=stays
    kind=formation            => refused check caracole-of-no-cavalry 6.48
  Frenéticos, who destroyed an enemy: check=frenzy discipline=4
                              => needed wearAfter=null 6.36
    wear=2 dice=[5,5,1,1]     => checkOutcome=recovers wearAfter=1
    dice=[6,1,1,1]            => checkOutcome=recovers wearAfter=0
    dice=[4,1,1,1]            => checkOutcome=disordered wearAfter=0 6.37
  no dice are no success: discipline=0
    wear=1 => dice=0 !passed passChance='0'
  dice that fell settle the chance: discipline=2 wear=1
                => odds.check-passes=5/9
    dice=[1,5] => odds.check-passes=1
  what bears on it, and what does not:
    check=frenzy discipline=4 wear=1 card=run commander=inside dice=[6,1,1,1] enemyTraits=[agresivo] => dice=4 passChance=65/81
    check=reaction discipline=4 chargedBy=infantry card=resist otherDecreases=1 respectable pooledUnits=3 otherIncreases=1 enemyTraits=[agresivo] ownTraits=[religioso] => dice=4 passChance=65/81
    check=reaction discipline=4 squares                          => -5.11
    discipline=3 kind=cavalry impetuous couldCharge card=fire check=frenzy => -6.61
    discipline=4 ownTraits=[autoritario]                         => -7.58
    discipline=4 wear=2 card=resist                              => dice=4 passChance=65/81
    discipline=4 wear=2 check=reaction                           => needed dice=4 passChance=65/81 -5.10~charged-in-front
    discipline=4 wear=2 enemyTraits=[terrible]                   => dice=4 passChance=65/81
    discipline=4 wear=2 kind=cavalry                             => needed dice=4 passChance=65/81 -6.111~no-super-heavy-shot -2.23 -2.30~is-no-reaction
    discipline=4 wear=2 check=frenzy ownTraits=[autoritario]     => -7.58
    discipline=4 wear=2 pooledUnits=2 impetuous card=run couldCharge ownTraits=[insigne] => !needed dice=0 passChance=null
    discipline=4 wear=2 ownTraits=[religioso]                    => dice=4 passChance=65/81
    discipline=4 wear=2 pooledUnits=2                            => -6.54
    discipline=4 wear=2 pooledUnits=2 check=frenzy               => -6.30 -2.24
    discipline=4 wear=2 pooledUnits=2 kind=cavalry               => -6.30
    discipline=4 wear=2 squares                                  => -5.11~charged-in-front -7.35
    discipline=4 wear=3 kind=cavalry pooledUnits=2 card=attack check=frenzy => -6.54
    kind=artillery discipline=3 card=fire cannonToShoot check=frenzy => -6.111 -2.23 -2.30~is-no-reaction -6.88
  the clauses in the order in which they bear:
    check=reaction discipline=4                                  => says=[2.30,2.26]
    check=reaction discipline=4 kind=cavalry evasion chargedBy=infantry enemyTraits=[agresivo] => says=[2.30,6.60,7.53,1.17,2.26]
  left out, the ordinary case holds:
    discipline=4 card=fire                              => !needed -6.61~nobody-to-charge
    impetuous couldCharge discipline=4                  => needed
    commander=unseen wear=1 discipline=4                => dice=2
    discipline=0 wear=1 commander=away otherDecreases=1 => dice=0
`,
);

// Engine notes 8.
cases(
  't7g/break-check',
  `
  Break points are what is beyond Stamina and Fervor:
    discipline=3 stamina=3 wear=4 taken=1 fervour=1 => breakPoints=1 passChance=91/216
    discipline=3 stamina=4 wear=4                   => !due !commanderLost
  Abnegado repeats a failed roll, and is lost by it: discipline=2 stamina=3 wear=3 taken=1 selfless
                              => passChance=671/1296
    dice=[1,1]                => passed=null commanderLost odds.stays-on-table=11/36
    dice=[1,1] diceAgain=[6,1] => passed commanderLost wearAfter=3
    dice=[6,1]                => passed !commanderLost
  mercenaries roll for Acaudalado alone: discipline=4 breakPoints=1 mercenary
                   => destroyed dice=0
    wealthyLevel=3 => passChance=11/36
    wealthyLevel=4 => passChance=671/1296
  more Break points than dice: discipline=2 breakPoints=3
                              => destroyed !passed dice=0 passChance='0' !commanderLost 4.21/impossible
    selfless                  => destroyed commanderLost
    breakPoints=2             => destroyed=null dice=2 passChance=1/36
    discipline=0              => !passed destroyed
    mercenary wealthyLevel=2  => destroyed 4.21/impossible
    mercenary selfless        => destroyed commanderLost 6.39
  what bears on it, and what does not:
    discipline=0 breakPoints=1 mercenary            => -4.21/impossible
    discipline=4 stamina=4 wear=3 taken=3           => -7.36 -7.50~nobody-wealthy
    discipline=4 stamina=4 wear=3 taken=3 fervour=1 => staminaLimit=5
`,
);

// Engine notes 2.
cases(
  't7g/initiative',
  `
  Levels and Iniciativa are added, ties rolled again:
    own.level=5 own.iniciativa enemy.level=2                           => ownAdded=7 ownWins='1'
    own.generalLost enemy.level=3                                      => ownAdded=0 ownWins=1/11
    own.generalLost own.highestLeft=3 enemy.level=3 R152=b             => ownWins=1/2
  a die that fell is reckoned with:
    own.level=2 own.die=3 enemy.level=2 => ownWins=1/2 winner=open odds.own-wins=5/12
    own.level=2 own.die=3 enemy.level=2 enemy.die=2 => winner=own odds.own-wins=1
  left out, the ordinary case holds:
    enemy.level=3                                   => ownAdded=2 ownWins=10/31
    own.generalLost own.highestLeft=3 enemy.level=3 => ownWins=1/11
`,
);
