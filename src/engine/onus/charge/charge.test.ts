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
    fleeing formation=phalanx                 => refused formation fleeing-in-formation 7.183
    fleeing extended=1                        => refused extended fleeing-extended 7.183
    forcedMarch formation=phalanx             => refused formation marching-in-formation 7.43
    // Its Forced March is of the turn before: it formed up in this one.
    forcedMarch formation=phalanx doneThisTurn=[adopt] => accepted
  what is said of a charge, and what nearly was: movement=4
                         => allowed says=[7.23,7.36,7.37,7.40,7.73,7.75] spares=[9.6~not-athletes]
    abilities=[skirmishers]|[manoeuvrable] => allowed says=[7.23,7.36,7.37,7.40,7.73,7.75] spares=[9.6~not-athletes]
    enemyInStructure enemiesInReach=3 => allowed says=[7.23,7.36,7.37,7.40,7.73,7.75] spares=[9.6~not-athletes]
    meetsCorner          => allowed says=[7.23,7.36,7.37,7.40,7.73,7.75,7.76]
    movement=0           => !allowed says=[7.23,7.36,7.37,7.73/no-movement]
    enemyDistance=5 meetsCorner => !allowed says=[7.23,7.36,7.37,7.37/over,7.40]
    ownSide=rear         => !allowed says=[7.23,7.36,7.37,7.40,7.73/not-frontal]
    rallied              => !allowed says=[7.23,7.18/move,7.36,7.47,7.48,7.18/charge,7.49,7.74]
    doneThisTurn=[rotate] => allowed says=[7.23,7.55,7.36,7.47,7.48,7.56/charge,2.3/charge,7.73,7.75]
    formation=phalanx abilities=[athletes] => allowed says=[7.23,8.13,7.36,7.47,7.48,9.6,7.73,7.75,8.5/charge]
    chargePhase=skirmishers => !allowed says=[7.146/others] spares=[9.13~not-skirmishers]
  what is said of an Impetuous unit: movement=4 abilities=[impetuous]
                         => mustCharge says=[7.23,7.36,7.37,7.40,7.73,7.75,9.19] spares=[9.6~not-athletes,9.21~not-in-structure]
    enemiesInReach=2     => mustCharge says=[7.23,7.36,7.37,7.40,7.73,7.75,9.19,9.20]
    enemiesInReach=2 ownSide=rear => !mustCharge says=[7.23,7.36,7.37,7.40,7.73/not-frontal] spares=[9.6~not-athletes,9.21~not-in-structure]
    enemyInStructure     => !mustCharge says=[7.23,7.36,7.37,7.40,7.73,7.75,9.21] spares=[9.6~not-athletes,9.19~switched-off]
    !active              => mustCharge says=[9.19/idle,7.36,7.37,7.40,7.73,7.75,9.19]
  Athletes in Square do not move either:
    movement=2 abilities=[athletes] formation=square => !allowed reach=0 says=[7.23,7.36,8.18,8.18/charge] spares=[7.37~switched-off,9.6~switched-off]
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
  what is said of the Skirmisher phase, and what nearly was: movement=4 udMoved=3
                            => allowed says=[9.13,7.148,7.146] spares=[7.147~did-not-shoot]
    udWanted=2              => !allowed says=[9.13,7.148,7.146,7.146/over]
    udWanted=2 !active      => !allowed says=[7.146/idle] spares=[7.147~did-not-shoot]
    engaged                 => !allowed says=[7.146/engaged]
    !isSkirmisher !active   => !allowed says=[7.146/others] spares=[]
    !isSkirmisher engaged   => !allowed says=[7.146/others] spares=[]
    !isSkirmisher shot udWanted=2 => !allowed says=[7.146/others] spares=[9.13~not-skirmishers]
    !isSkirmisher R35=b     => !allowed says=[7.146/others]
`,
);
