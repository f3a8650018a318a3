import { cases } from '../../testing/cases.ts';

// Engine notes 4.1, with what is seen of the table told.
cases(
  't7g/move',
  `
  pivot and distance: speed=4
    angle=90 distance=4                               => allowed reach=4 3.4~within-a-quarter
    angle=90.5                                        => !allowed 3.4
    distance=4.5                                      => !allowed 3.5
    moveKind=flight angle=180 distance=8              => allowed 2.36/turn
    angle=30 mobileFortress                           => allowed reach=2
    angle=30 mobileFortress R168=b                    => !allowed 6.15/only-ahead
    moveKind=disengage distance=3                     => allowed reach=3
    moveKind=disengage distance=3.5                   => !allowed 3.5
  what the line crosses:
    crosses=[friendly-artillery]                      => allowed 3.9 clearance=null
    crosses=[enemy-artillery]                         => !allowed 3.3
    crosses=[enemy-artillery] R35=b                   => allowed 3.9
    crosses=[enemy-commander]                         => allowed 7.19
    crosses=[friendly-troop] bothOpen                => allowed 6.64
    crosses=[friendly-troop] bothOpen moveKind=run   => allowed 6.64
    crosses=[friendly-troop] bothOpen moveKind=attack => !allowed 3.3 6.64~no-order-to-pass
    crosses=[friendly-troop,enemy-troop] bothOpen    => !allowed 3.3
    crosses=[bridge]                                  => allowed 9.37
  buildings: crosses=[building]
                                                      => !allowed 9.40
    enters=small kind=company                         => allowed
    enters=small                                      => !allowed 9.38
    enters=large                                      => allowed
    enters=large kind=cavalry                         => !allowed 9.38
    enters=large moveKind=attack                      => !allowed 9.39
  corridors by basing: corridor=3
    scale='15'                                        => allowed corridorNeeded=3 3.7~wide-enough
    scale='28'                                        => !allowed corridorNeeded=4 3.7
  an inch from enemies:
    enemyDistance=1                                   => allowed
    enemyDistance=1 R11=b                             => !allowed 1.7
    enemyDistance=2 enemyDistanceOnWay=0.9            => !allowed 1.7
    enemyDistance=2 enemyDistanceOnWay=0.9 R114=b     => allowed
    enemyDistance=0.2 moveKind=attack                 => allowed 1.7/charge
    enemyDistance=3 moveKind=vanguard                 => allowed 6.72~beyond-the-limit
  where it ends:
    endsOn=[friendly-troop]                           => !allowed 3.8
    endsOn=[enemy-artillery]                          => !allowed 3.8
    endsOn=[friendly-troop] correctable               => allowed corrected 3.12
    endsOn=[obstacle]                                 => allowed !corrected
    endsOn=[friendly-artillery]                       => allowed clearance=1 displaced=null 3.10
    baseOver crosses=[friendly-commander]             => allowed 3.6~line-crosses
  what its terrain does: speed=4 ground=very-difficult
    distance=2                                        => allowed becomesDisordered
    distance=2.5                                      => !allowed !becomesDisordered
  what contradicts itself:
    moveKind=retreat angle=10                         => refused angle goes-straight 5.25
    correctable                                       => refused correctable nothing-to-correct 3.12
    clearBy=1                                         => refused clearBy no-artillery-below 3.10
  what bears on it, and what does not:
    angle=1                         => -3.6 -1.7~far-enough -3.10 -3.11 -3.17~no-very-difficult
    baseOver R168=b                 => allowed -2.36/turn -3.9~enemy-guns -7.19 -9.37 -9.49
    baseOver bothOpen               => -6.64
    baseOver enemyDistance=0        => -1.7/charge
    baseOver moveKind=vanguard      => allowed
    crosses=[ford]                  => 9.49
    crosses=[friendly-troop]        => -6.64~no-order-to-pass
    endsOn=[friendly-artillery]     => 3.9/end
    moveKind=attack enemyDistance=1 => -1.7/charge
  the clauses in the order in which they bear:
    endsOn=[friendly-artillery]                                  => says=[3.2,3.9/end,3.10]
    kind=cavalry bothOpen crosses=[friendly-troop,enemy-troop,friendly-artillery,enemy-artillery,friendly-commander,enemy-commander,impassable,building,bridge,ford] => says=[3.2,6.64,3.3,3.9,7.19,3.19,9.37,9.49,9.40]
  what else decides:
    moveKind=consolidate distance=3 enemyDistance=0.5 => !allowed 1.7
    moveKind=consolidate distance=3 enemyDistance=1   => allowed
`,
);

cases(
  't7g/facing',
  `
  the base is laid behind its new front: front=12 depth=6
    to=left                       => sideways=-6 forward=-3 facesAfter=left
    to=right                      => sideways=6 forward=-3
  who may not turn: to=left
    emplaced                      => !allowed facesAfter=front 6.27
    squares alsoMoves             => !allowed 6.9
    squares                       => allowed 6.9~does-not-move sideways=null
    squares alsoMoves turnsBy=reaction => allowed
    overlap=full                  => !allowed 3.8
    overlap=full R148=b           => allowed
    overlap=slight                => allowed 3.12/facing
  a turn is no move: to=rear inVeryDifficult
                                  => !becomesDisordered 3.13/no-move
    R38=b                         => becomesDisordered 3.17/facing
  left out, the ordinary case holds:
    to=left alsoMoves => allowed
    to=left           => -3.12/facing
    to=left R38=b     => !becomesDisordered
`,
);
