import { cases } from '../../testing/cases.ts';

// Engine notes 2.
cases(
  't7g/go',
  `
  one Commander if wished, then a Troop unit: troops=3
    does=[commander,troop]              => allowed commandersMost=1 troopsLeast=1 troopsMost=1 !mayPass
    does=[troop]                        => allowed
    does=[commander]                    => !allowed 2.8/must
    does=[pass]                         => !allowed 2.8/no-pass
    does=[commander,commander,troop]    => !allowed 2.8/one-commander
    does=[commander,troop] commanders=0 => !allowed 7.27
    does=[troop,troop]                  => !allowed 2.8/too-many
  who activates more: troops=5
    coordinador does=[commander,troop,troop] => allowed troopsMost=2 troopsNext=1
    horda does=[troop]                  => !allowed 2.8/must
    horda troops=1 does=[troop]         => allowed troopsLeast=1 troopsNext=0
    jointUnits=3                           => troopsLeast=1 troopsMost=3
    jointUnits=6                           => refused jointUnits more-than-are-left 6.6
    paciente does=[commander,pass]      => allowed troopsLeast=0 mayPass
  no Troops left: troops=0
    does=[pass]                         => allowed mayPass 2.11
    does=[pass] R16=b                   => !allowed !mayPass
    does=[troop]                        => !allowed 2.8/too-many
    enemyTroops=0                       => !allowed turnEnds 2.12
  the last one: troops=1 enemyTroops=0
                                        => turnEnds
    paciente                            => turnEnds=false
  what bears on it, and what does not:
    troops=0 coordinador R16=b does=[troop] => -7.66
    troops=0 paciente                       => -7.98
    troops=3 horda                          => allowed
    troops=5 jointUnits=3 paciente          => troopsMost=0
  what else decides:
    commanders=2 troops=3 does=[commander,commander,troop] => !allowed 2.8/one-commander -7.27
  left out, the ordinary case holds:
    does=[troop] enemyTroops=0 => allowed turnEnds
  in their order:
    commanders=1 troops=3 does=[commander,commander,troop] => says=[2.8,2.9,2.8/one-commander,7.27]
`,
);

cases(
  't7g/phase',
  `
  one after the other:
    phase=start                         => nextPhase=planning says=[2.2,2.3]
    phase=initiative                    => nextPhase=goes
    phase=goes                          => nextPhase=goes 2.12~troops-left
    phase=goes troops=0 enemyTroops=0   => nextPhase=end
    phase=end                           => nextPhase=start
  what bears on it, and what does not:
    phase=end                          => -2.2
    phase=start troops=0 enemyTroops=0 => nextPhase=planning
  the clauses in the order in which they bear:
    phase=goes troops=0 enemyTroops=0 => says=[2.1,2.12/ends]
    phase=initiative                  => says=[2.5/goes,2.1]
  left out, the ordinary case holds:
                             => nextPhase=planning
    phase=goes enemyTroops=0 => nextPhase=goes
    phase=goes troops=0      => nextPhase=goes
`,
);

cases(
  't7g/planning',
  `
  one card a unit, or a group: units=10
                                        => cards=10 allowed
    brigades=[3,2]                      => cards=7
    choragiews=[3]                      => cards=8 6.54/card
    choragiews=[3] leaving=1            => cards=9 6.57
    choragiews=[3] leaving=1 !announced => !allowed 6.57/announced
    choragiews=[3] leaving=3            => refused leaving more-than-may-leave 6.57
    brigades=[3] !brigadeRule           => !allowed 6.3
    fortifications=[2] brigades=[3]     => cards=7
    brigades=[6,5]                      => refused units fewer-than-in-groups 2.4
  cards lie until they are carried out:
    change=by-wish                      => !allowed 2.14
    change=by-rule                      => allowed 2.14~a-rule-changes-it
    change=by-rule carriedOut           => !allowed 2.13
  markers: exhaustedCommanders=3
                                        => exhaustedLeft=0 2.3/markers
  what bears on it, and what does not:
    change=by-wish       => -2.13/free
    units=0              => -2.4 -6.5/card -6.54/card -6.57 -6.31 -2.14~a-rule-changes-it
    units=5 !announced   => allowed
    units=5 !brigadeRule => -6.3 allowed
    units=5 brigades=[2] => -6.3
    units=5 carriedOut   => allowed
  the clauses in the order in which they bear:
    units=3 brigades=[3] !brigadeRule => says=[2.4,6.5/card,6.3,6.4,2.13/free]
    units=4 choragiews=[3] leaving=1  => says=[2.4,6.54/card,6.57,2.13/free]
    units=5 brigades=[2]              => says=[2.4,6.5/card,2.13/free]
  left out, the ordinary case holds:
     => cards=1
`,
);

// Engine notes 14.
cases(
  't7g/game-end',
  `
  points: turn=5
    own.formations=2 own.cavalryUnits=1 enemy.companies=1    => ownPoints=5 enemyPoints=1 lead=4 !gameEnds
    own.general own.otherCommanders=2                        => ownPoints=3
    own.general own.generalRemoved                           => ownPoints=3
    own.general own.generalRemoved R170=b                    => ownPoints=0
    own.generalRemoved                                       => ownPoints=3
    own.generalRemoved R170=b                                => ownPoints=0
    own.artilleryUnits=2 enemy.integratedGuns=1 enemy.morePoints=4 => ownPoints=2 enemyPoints=5
  when it ends:
    turn=4 own.morePoints=20                                 => !gameEnds wins=nobody victory=null
    turn=5 own.morePoints=5                                  => gameEnds wins=own victory=decisive
    turn=6 enemy.morePoints=3                                => gameEnds wins=enemy victory=clear
    turn=6 enemy.morePoints=2                                => !gameEnds
    turn=7                                                   => !gameEnds
    turn=8 enemy.morePoints=1                                => wins=enemy victory=pyrrhic
    turn=8                                                   => wins=draw victory=null
    turn=8 own.morePoints=4 R100=b                           => victory=clear
  an agreed limit: limitAgreed turn=8 own.morePoints=9
                                                             => !gameEnds
    limitReached                                             => gameEnds wins=own victory=null
  what bears on it, and what does not:
    turn=8                       => -9.58 -6.87 -9.58/commanders
    turn=8 own.otherCommanders=1 => 9.58/commanders
  left out, the ordinary case holds:
    own.morePoints=4 => !gameEnds
    own.morePoints=5 => gameEnds victory=decisive
`,
);
