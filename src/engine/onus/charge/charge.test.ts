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
`,
);
