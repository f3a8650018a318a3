import { cases } from '../../testing/cases.ts';

// Engine notes 2 and 3, figures 2.B.
cases(
  't7g/order',
  `
  the five cards:
    card=attention                        => mayDo=[move,reorganise,face,shoot] mostActions=2 fireDecreases=1
    card=attack couldCharge               => mayDo=[charge] mostActions=1 mustCharge speedIncreases=1 combatIncreases=1
    card=attack                           => !mustCharge 5.3~reaches-nobody
    card=attack !seesEnemy                => mayDo=[] mostActions=0 combatIncreases=0 !mustCharge 2.18
    card=run                              => mayDo=[move] speedIncreases=2 combatIncreases=0
    card=run integratedGun                => speedIncreases=1
    card=fire                             => mayDo=[shoot] fireDecreases=0 -6.111~no-super-heavy-shot
  two different actions:
    actions=[shoot,move]                  => allowed
    actions=[face,face]                   => !allowed 2.15/twice
    actions=[move,shoot,face]             => !allowed 2.15/too-many
    actions=[charge]                      => !allowed 2.15/not-among
    actions=[reorganise] disordered       => allowed !disorderedAfter
    card=run actions=[move,move]          => !allowed 2.20/not-among
    card=run actions=[shoot]              => !allowed 2.20/not-among
    card=fire actions=[shoot,move]        => !allowed 2.21/not-among
  cavalry: kind=cavalry
    actions=[face,move,shoot]             => allowed freeTurn 6.69
    actions=[face,move,shoot] heavyCavalry => !allowed !freeTurn 6.47
    card=run actions=[face,move]          => allowed
    card=run actions=[move,face]          => !allowed
    card=fire caracolear actions=[shoot,fall-back] => allowed mayDo=[shoot,fall-back]
    caracolear actions=[fall-back]        => !allowed 6.48/no-shot
    card=fire caracolear actions=[fall-back,shoot] => !allowed 6.48/no-shot
    card=run choragiew actions=[move,join] => allowed 6.50
    card=run choragiew actions=[join,move] => !allowed 6.50/no-move
    dragoon actions=[shoot]               => !allowed 6.58
    dragoon card=fire actions=[shoot]     => allowed
  batteries: kind=artillery
    actions=[shoot]                       => !allowed 6.109
    horses actions=[limber]               => allowed limberedAfter
    horses actions=[limber,face]          => !allowed 6.75/alone !limberedAfter
    limbered actions=[move]               => allowed !limberedAfter mayDo=[move,unlimber]
    limbered actions=[move,unlimber]      => allowed !limberedAfter
    limbered actions=[unlimber,move]      => !allowed limberedAfter 6.78/move-first
    limbered actions=[move] R80=b         => allowed limberedAfter
    limbered card=run                     => mayDo=[move] limberedAfter
    limbered card=fire                    => mayDo=[] 6.76
    cannonToShoot card=fire               => checkNeeded mayDo=[shoot] 6.111 -2.23
    kind=formation cannonToShoot          => refused cannonToShoot no-cannon 6.111
    cannonToShoot card=fire checked=failed => !allowed checkNeeded 2.24/lost
    cannonToShoot                         => !checkNeeded -6.111
    card=fire                             => !checkNeeded 6.111~no-super-heavy-shot
    card=run                              => -6.111~no-super-heavy-shot
  fortresses: mobileFortress
    actions=[face]                        => !allowed 6.15
    card=attack actions=[charge]          => !allowed 6.16
    emplaced                              => mayDo=[reorganise,shoot] 6.27
  ¡Resistid!: card=resist
    wear=3 checked=passed                 => wearAfter=2 checkNeeded
    wear=3 checked=failed                 => !allowed wearAfter=null 2.24/lost
    wear=1 elite checked=passed           => wearAfter=0 6.10
    wear=3 numerous checked=passed fives=3 => wearAfter=1 6.40
    wear=3 numerous                       => wearAfter=null
    wear=3 numerous checked=waived        => wearAfter=2 6.40/no-roll !checkNeeded
    wear=3 numerous checked=waived fives=2 R133=b => wearAfter=1
    wear=3 numerous elite checked=passed fives=3 R132=b => wearAfter=1
  Impetuous units: impetuous couldCharge card=fire
                                          => checkNeeded allowed mayDo=[shoot] -2.23
    checked=failed                        => mayDo=[charge] mustCharge 6.61/charges
    card=attack                           => !checkNeeded
  what contradicts itself:
    squares kind=cavalry                  => refused squares only-infantry 6.8
    leavesFortress                        => refused leavesFortress no-fortress-to-leave 6.14
    card=resist fives=2                   => refused fives no-roll-of-numerosos 6.40
  what bears on it, and what does not:
    card=run actions=[move,move]                                 => -2.15/twice -2.15/too-many
    card=attack !seesEnemy actions=[nothing]                     => allowed
    card=attack !seesEnemy couldCharge                           => !mustCharge
    card=attack !seesEnemy emplaced                              => -6.27
    card=attack !seesEnemy kind=cavalry                          => !freeTurn
    card=attack kind=artillery limbered                          => mayDo=[] mostActions=0 speedIncreases=0
    card=attack kind=cavalry choragiew disordered actions=[join] => -6.51
    card=attack seesEnemy couldCharge mobileFortress             => !mustCharge
    card=fire                                                    => -6.86
    card=fire kind=cavalry choragiew actions=[join]              => mayDo=[shoot]
    card=resist wear=1 numerous checked=failed fives=2 impetuous discipline=3 couldCharge disordered => -6.61 -2.23
    card=run !seesEnemy                                          => mayDo=[move] mostActions=1 speedIncreases=2
    card=run disordered dragoon kind=cavalry actions=[join]      => -6.58
    card=run couldCharge                                         => !checkNeeded !mustCharge
    card=run couldCharge actions=[nothing]                       => allowed speedIncreases=2
    card=run impetuous                                           => !checkNeeded -2.15/actions -6.14 -6.51
    card=run kind=artillery                                      => -6.109
    card=run mobileFortress                                      => -6.15 -6.16
    kind=artillery horses card=run actions=[limber]              => !allowed mayDo=[move] speedIncreases=0
    kind=artillery limbered horses actions=[move]                => -6.75/order -6.76 -6.77/charge
    kind=artillery limbered actions=[unlimber]                   => allowed !limberedAfter
    kind=cavalry caracolear card=resist actions=[unlimber]       => mayDo=[resist]
    kind=cavalry choragiew disordered actions=[move]             => 6.51
    kind=cavalry heavyCavalry card=fire actions=[limber]         => -6.47
    squares card=run actions=[face,move]                         => -6.9
    squares actions=[move]                                       => allowed fireDecreases=1
  the clauses in the order in which they bear:
    kind=company actions=[face,move,face] => says=[2.23,2.15/actions,2.15/twice,2.15/too-many]
`,
);

// Engine notes 3, figures 2.D: 4 dice pass with 65/81, 3 with 19/27, 2 with 5/9.
cases(
  't7g/plan',
  `
  each unit for itself: units.0.discipline=4 units.0.card=attack
                                                        => allowed checks=0 holdsChance='1' says=[2.4/laid,2.23/plan]
    units.0.wear=1                                      => checks=1 holdsChance=65/81 says=[2.4/laid,2.24/plan]
    units.0.wear=1 units.0.commander=away               => holdsChance=5/9 says=[2.4/laid,2.25/plan,2.24/plan]
    units.0.wear=1 units.0.commander=unseen             => holdsChance=5/9
    units.0.wear=1 units.0.commander=away units.0.elite => holdsChance=65/81 -2.25/plan
    units.0.wear=1 units.0.kind=artillery units.0.commander=away => holdsChance=65/81
    units.0.wear=1 units.0.kind=cavalry                 => checks=1 says=[2.4/laid,2.24/plan]
    units.0.wear=1 units.0.kind=cavalry units.0.pooledUnits=2 => checks=0 says=[2.4/laid,6.54/plan]
    units.0.kind=cavalry|company units.0.pooledUnits=2 => checks=0 says=[2.4/laid,2.23/plan]
    units.0.wear=1 units.0.pooledUnits=2                => checks=0 says=[2.4/laid,6.30/plan]
    units.0.impetuous units.0.couldCharge               => checks=0
    units.0.impetuous units.0.couldCharge units.0.card=run => holdsChance=65/81 says=[2.4/laid,6.61/plan]
    units.0.kind=artillery units.0.card=fire units.0.cannonToShoot => holdsChance=65/81 says=[2.4/laid,6.111/plan]
    units.0.wear=1 units.0.kind=artillery units.0.card=fire units.0.cannonToShoot => says=[2.4/laid,6.111/plan]
    units.0.wear=1 units.0.kind=artillery units.0.card=fire units.0.cannonToShoot units.0.pooledUnits=2 => says=[2.4/laid,6.111/plan]
  // 65/81 * 5/9 = 325/729, and 1 + 65/81 + 5/9 = 191/81.
  all together: units.0.discipline=4 units.0.card=attack units.1.discipline=4 units.1.wear=1 units.1.card=fire units.2.discipline=2 units.2.wear=1 units.2.card=run
                                                        => checks=2 ordersLaid=3 holdsChance=325/729 obeyMean=191/81 odds.plan-holds=325/729 mean.units-obeying=191/81
  who commands: units.0.discipline=3 units.0.wear=1 units.0.card=run commanders.0.isGeneral commanders.1.virtues=[lealtad,fervor] commanders.2.virtues=[fama]
    // Lealtad: 4 dice.
    units.0.ledBy=2 units.0.commander=inside            => holdsChance=65/81
    units.0.ledBy=2                                     => holdsChance=19/27
    units.0.ledBy=2 units.0.commandedBy=1               => holdsChance=19/27
    units.0.ledBy=2 units.0.commandedBy=3               => holdsChance=19/27
    units.0.ledBy=1 units.0.commandedBy=2               => refused units.0.commandedBy other-command 7.4
    units.0.ledBy=4                                     => refused units.0.ledBy led-by-nobody 8.8
    units.0.commandedBy=4                               => refused units.0.commandedBy led-by-nobody 8.8
    units.0.ledBy=2 units.0.stamina=1 units.0.wear=2    => refused units.0.wear beyond-stamina-before 4.16
    units.0.ledBy=2 units.0.stamina=1 units.0.wear=2 units.0.commander=inside => allowed
  an order of no use: units.0.discipline=3
                                                        => !allowed ordersLaid=0 2.4/no-card
    units.0.card=attack units.0.mobileFortress          => !allowed 6.16/plan
    units.0.card=run units.0.mobileFortress             => allowed 6.16~card-of-use
    units.0.card=attack units.0.mobileFortress units.0.leavesFortress => allowed
    units.0.card=run units.0.emplaced                   => !allowed 6.27/plan
    units.0.card=fire units.0.emplaced                  => allowed spares=[6.27~card-of-use]
    units.0.card=run units.0.kind=artillery units.0.limbered => allowed spares=[6.76~card-of-use,6.77~card-of-use]
    units.0.card=fire units.0.kind=artillery units.0.limbered => !allowed 6.76/plan
    units.0.card=attack units.0.kind=artillery units.0.limbered => !allowed 6.77/plan
  what contradicts itself: units.0.discipline=3 units.0.card=run
    units.0.unitCalled=Lobos units.1.unitCalled=lobos units.1.discipline=3 units.1.card=run => refused units.1.unitCalled unit-twice 2.4
    units.0.couldCharge                                 => refused units.0.couldCharge not-impetuous 6.61
    units.0.cannonToShoot                               => refused units.0.cannonToShoot no-cannon 6.111
    units.0.limbered                                    => refused units.0.limbered only-artillery 6.74
    units.0.leavesFortress                              => refused units.0.leavesFortress no-fortress-to-leave 6.14
`,
);
