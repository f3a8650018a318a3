import { cases } from '../../testing/cases.ts';

cases(
  'onus/charge',
  `
  // Reach from a movement of 4 by what the unit does or is; figures tables 13 to 15.
  how far a charge reaches, with movement 4: movement=4
                                                    => allowed reach=4
    cornerTurns=1                                   => allowed reach=3
    cornerTurns=3                                   => allowed reach=1
    formation=shield-wall                           => allowed reach=2
    formation=phalanx cornerTurns=1                 => allowed reach=1
    formation=square                                => !allowed reach=0
    formation=arrowhead                             => allowed reach=4
    doneThisTurn=[rotate]                           => allowed reach=2
    doneThisTurn=[rotate] abilities=[skirmishers]   => allowed reach=3
    doneThisTurn=[rotate] formation=rhomboid        => allowed reach=4
    doneThisTurn=[adopt] formation=shield-wall      => allowed reach=2
    doneThisTurn=[adopt] formation=arrowhead        => allowed reach=4
    doneThisTurn=[dissolve]                         => allowed reach=4
    doneThisTurn=[extend] extended=1                => !allowed reach=2
    doneThisTurn=[shorten]|[all-directions]|[shoot] => !allowed reach=2
    doneThisTurn=[shorten] abilities=[manoeuvrable] => allowed reach=4
    rallied                                         => !allowed reach=2
    rallied permission=action-card                  => allowed reach=2
    movementType=forced-march                       => !allowed reach=8
    broken                                          => allowed reach=4
    stacked                                         => allowed reach=5
    abilities=[athletes]                            => allowed reach=5
    abilities=[athletes] formation=phalanx          => allowed reach=3
    !active                                         => !allowed reach=0
    fleeing                                         => !allowed reach=0
    engaged                                         => !allowed reach=0
    ownSide=flank                                   => !allowed reach=4
    enemyDistance=4    => allowed
    enemyDistance=4.01 => !allowed
  Impetuous units: movement=4 abilities=[impetuous]
    enemyDistance=4         => mustCharge
    enemyDistance=4 !active => mustCharge
    enemyDistance=4.5       => !mustCharge
    enemiesInReach=0        => !mustCharge
    enemyInStructure        => !mustCharge
    formation=square        => !mustCharge
    engaged                 => !mustCharge
    chargePhase=skirmishers => !mustCharge
  Impetuous units take the way with the most sections; their player chooses among enemies: movement=4 sectionsByWay=[2,4,3] enemiesInReach=2
    abilities=[impetuous] => sectionsToUse=4 ownerChooses withMostSections
                          => sectionsToUse=null ownerChooses !withMostSections
  an inactive Impetuous unit may not charge into a structure: movement=4 abilities=[impetuous] enemyInStructure
    !active => !allowed
            => allowed
  the Skirmisher phase, with movement 3: movement=3 chargePhase=skirmishers
    abilities=[skirmishers]                                  => allowed reach=3
    abilities=[skirmishers] udMoved=1.2                      => allowed reach=1.5
    abilities=[skirmishers] udMoved=1.2 enemyDistance=1.6    => !allowed reach=1.5
    abilities=[skirmishers] cornerTurns=1 enemyDistance=2    => allowed reach=2
    abilities=[skirmishers] doneThisTurn=[shoot]|[all-directions] => !allowed reach=3
    abilities=[skirmishers] udMoved=3 enemyDistance=0.5      => !allowed reach=0
    abilities=[]                                             => !allowed reach=0
    abilities=[skirmishers] R35=b                            => !allowed reach=3
  what contradicts itself:
    doneThisTurn=[adopt]                      => refused formation formation-not-told
    doneThisTurn=[dissolve] formation=phalanx => refused formation still-formed
  the clauses that are told, in their order, and no other:
    engaged                                                      => says=[7.89/move]
    rallied                                                      => changes=[7.18/move,7.48,7.18/charge]
    recovered                                                    => says=[7.21/move]
    ownSide=flank                                                => says=[7.23,7.36,7.37,7.40,7.73/not-frontal,7.75]
    broken engaged                                               => says=[7.89/move]
    fleeing broken                                               => says=[7.23/fleeing] spares=[]
    formation=square                                             => says=[7.23,7.36,8.18,8.18/charge,7.40]
    enemiesInReach=3                                             => says=[7.23,7.36,7.37,7.40,7.73,7.75]
    permission=action-card                                       => says=[7.23,7.36,7.37,7.40,7.73,7.75] spares=[9.6~not-athletes]
    chargePhase=skirmishers                                      => says=[7.146/others] spares=[9.13~not-skirmishers]
    !active chargePhase=skirmishers                              => says=[7.146/others]
    kind=scorpions doneThisTurn=[shoot]                          => says=[7.23,7.67,7.36,7.47,7.48,7.68/charge,7.49,7.74,7.68/charges,7.71/moved] changes=[7.67,7.48,7.68/charge,7.68/charges]
    abilities=[impetuous] !active broken                         => says=[9.19/idle,7.36,7.37,7.40,7.73,7.75,9.19] spares=[7.14~switched-off,9.6~not-athletes,9.21~not-in-structure]
    formation=square movementType=reduced                        => says=[7.23,7.47/chosen,7.36,7.47,8.18,8.18/charge,7.49,7.74]
    abilities=[athletes] formation=square                        => says=[7.23,7.36,8.18,9.6,8.18/charge,7.40]
    chargePhase=skirmishers engaged R35=b                        => says=[7.146/others]
    chargePhase=skirmishers cornerTurns=6                        => says=[7.146/others]
    formation=rhomboid doneThisTurn=[adopt]                      => says=[7.23,8.22/adopts,7.36,7.37,8.1,7.65,7.66/charge,2.10/charge,7.40,7.73,7.75]
    meetsCorner movementType=forced-march rallied                => says=[7.23,7.18/move,7.36,7.47,7.41,7.18/forced-march,7.42/charge,7.18/charge,7.49,7.74] changes=[7.18/move,7.41,7.18/forced-march,7.42/charge]
    formation=rhomboid doneThisTurn=[adopt,shoot]                => says=[7.23,8.22/adopts,7.67,7.36,7.47,7.48,8.1,7.65,7.68/charge,7.49,7.74,7.66/charge,2.10/charge,7.68/charges,7.66/shoot]
    doneThisTurn=[shoot] movementType=forced-march               => says=[7.23,7.67,7.36,7.47,7.41,7.42/charge,7.68/charge,7.49,7.74,7.42/shoot,7.68/charges] spares=[7.70~not-skirmishers,9.6~not-athletes,7.43~formation-dissolved,7.44~marches-unextended,7.50~not-skirmishers]
    abilities=[impetuous] !active forcedMarch engaged            => says=[7.16/move]
    abilities=[skirmishers] chargePhase=skirmishers engaged      => says=[7.146/engaged]
    doneThisTurn=[rotate,all-directions] formation=shield-wall   => says=[7.23,7.54,7.55,8.8,7.36,7.47,7.48,7.52,7.53,7.54/charge,7.49,7.74,7.56/charge,2.3/charge]
    abilities=[skirmishers] chargePhase=skirmishers cornerTurns=6 => says=[9.13,7.148,7.146,7.146/over]
    abilities=[skirmishers] chargePhase=skirmishers cornerTurns=6 engaged => says=[7.146/engaged]
`,
);

cases(
  'onus/skirmisher-rest',
  `
  the Skirmisher phase, with movement 3: movement=3
    udMoved=0       => countedUd=0 left=3
    udMoved=0.1|0.5 => countedUd=0.5 left=2.5
    udMoved=0.51    => countedUd=1 left=2
    udMoved=2.9|3   => countedUd=3 left=0
    shot toCharge          => !allowed !mayCharge
    toCharge               => allowed mayCharge
    udMoved=1 udWanted=2   => allowed mayCharge
    udMoved=1 udWanted=2.1 => !allowed mayCharge
    udMoved=3              => allowed !mayCharge
    !isSkirmisher          => !allowed !mayCharge
    !active                => !allowed !mayCharge
    engaged                => !allowed !mayCharge
    stacked udMoved=4      => allowed !mayCharge
  nobody has moved more than his movement:
    movement=3 udMoved=3.5 => refused udMoved moved-beyond 7.37
  the clauses that are told, in their order, and no other:
    !active                       => says=[7.146/idle]
    !isSkirmisher                 => says=[7.146/others] spares=[9.13~not-skirmishers]
    !active udWanted=4            => says=[7.146/idle]
    !isSkirmisher R35=b           => says=[7.146/others]
    udMoved=2 udWanted=2          => says=[9.13,7.148,7.146,7.146/over]
    !isSkirmisher udWanted=6      => says=[7.146/others]
    engaged !isSkirmisher !active => says=[7.146/others]
`,
);
