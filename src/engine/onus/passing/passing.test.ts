import { cases } from '../../testing/cases.ts';

cases(
  'onus/pass-through',
  `
  // Figures table 12: the unit in the way, and whether it is passed in normal movement and in flight.
  units that may be passed through:
    passed.side=enemy                                        => !allowed
    mover.fleeing mover.broken passed.side=enemy gait=flight => !allowed
    passed.side=enemy gait=withdrawal                        => !allowed
    passed.side=enemy passed.broken                          => !allowed
    mover.fleeing mover.broken passed.side=enemy passed.broken gait=flight => !allowed
    passed.side=enemy passed.broken gait=withdrawal          => !allowed
    passed.formation=shield-wall|square                      => !allowed
    mover.fleeing mover.broken passed.formation=shield-wall|square gait=flight => !allowed
    passed.formation=shield-wall|square gait=withdrawal      => !allowed
    mover.fleeing mover.broken passed.engaged gait=flight    => allowed
    passed.engaged gait=withdrawal                           => !allowed
    passed.fleeing passed.broken                             => allowed
    mover.fleeing mover.broken passed.fleeing passed.broken gait=flight => allowed
    passed.fleeing passed.broken gait=withdrawal             => !allowed
    mover.fleeing mover.broken passed.kind=elephants gait=flight => allowed
    passed.kind=elephants gait=withdrawal                    => !allowed
    mover.fleeing mover.broken passed.kind=elephants passed.fleeing passed.broken gait=flight => !allowed
    passed.kind=elephants passed.fleeing passed.broken gait=withdrawal => !allowed
  a unit in special formation passes through nobody:
    mover.formation=arrowhead => !allowed
  by reading R24 b flight stops at an engaged friend:
    gait=flight passed.engaged R24=b mover.fleeing => !allowed
  // Figures table 12: states before and after.
  both states before and after:
    gait=movement !mover.broken !mover.fleeing passed.broken passed.fleeing => moverState=broken passedState=fleeing
    gait=flight mover.broken mover.fleeing !passed.broken !passed.fleeing => moverState=fleeing passedState=broken
    gait=movement mover.broken !mover.fleeing passed.broken !passed.fleeing => moverState=broken passedState=broken
    gait=flight mover.broken mover.fleeing passed.broken !passed.fleeing => moverState=fleeing passedState=broken
  room to end beyond, with the other unit 1 UD ahead and clear at 3.5: udToUnit=1 udToClear=3.5
    udAvailable=4                                           => allowed farthestUd=4 !overlapsForNow
    udAvailable=3.5                                         => allowed farthestUd=3.5 !overlapsForNow
    udAvailable=3                                           => !allowed farthestUd=1 !overlapsForNow
    udAvailable=1                                           => allowed farthestUd=1 !overlapsForNow
    udAvailable=3 movesAway                                 => !allowed farthestUd=1 !overlapsForNow
    udAvailable=3 !mover.active passed.alsoActive movesAway => !allowed farthestUd=1 !overlapsForNow
    udAvailable=3 gait=flight mover.fleeing                 => !allowed farthestUd=1 !overlapsForNow
  a unit that it does not reach leaves it as it is:
    udToUnit=1 udToClear=3.5 udAvailable=1 passed.broken => moverState=normal
  room to end beyond, with the other unit 1 UD ahead and clear at 3.5:
    passed={}                                  => farthestUd=null
    passed.side=enemy udToUnit=2               => farthestUd=2
    passed.side=enemy udToUnit=2 udAvailable=1 => farthestUd=1
    passed.side=enemy udAvailable=1            => farthestUd=null
  the clauses that are told, in their order, and no other:
    endsOn                                                       => says=[7.25,7.33/under,7.34/unmeasured]
    udToUnit=1                                                   => spares=[7.26~passed-unformed,13.16~passed-unformed,7.27~mover-unformed,7.28~not-engaged,7.32~passed-steady]
    gait=flight                                                  => spares=[7.32~passed-steady]
    passed.broken                                                => says=[7.25,7.32]
    passed.engaged                                               => says=[7.28]
    passed.side=enemy                                            => says=[7.24] spares=[]
    gait=flight R24=b                                            => says=[7.192/passes,7.30/steady]
    endsOn udToUnit=0                                            => says=[7.25,7.33/under,7.34]
    gait=flight endsOn                                           => says=[7.192/passes,7.192/stops-unmeasured]
    udToClear=3.5 movesAway                                      => says=[7.25,7.30/steady] spares=[7.26~passed-unformed,13.16~passed-unformed,7.27~mover-unformed,7.28~not-engaged,7.32~passed-steady]
    passed.formation=phalanx                                     => says=[7.26,13.16]
    mover.formation=arrowhead                                    => says=[7.27]
    udToClear=0 udAvailable=4                                    => says=[7.25,7.30/steady]
    gait=flight passed.engaged                                   => says=[7.179/engaged,7.192/passes,7.30/steady]
    gait=flight passed.side=enemy                                => says=[7.191/enemy] spares=[]
    gait=flight passed.engaged R24=b                             => says=[7.28]
    passed.alsoActive movesAway endsOn                           => says=[7.25,7.35,7.30/steady]
    gait=flight udToUnit=0 udToClear=2                           => says=[7.192/passes,7.30/steady]
    gait=flight passed.formation=square                          => says=[7.191/formation] spares=[7.192~switched-off]
    udToClear=2 udAvailable=4 movesAway                          => spares=[7.26~passed-unformed,13.16~passed-unformed,7.27~mover-unformed,7.28~not-engaged,7.33~room-beyond,7.34~room-beyond,7.32~passed-steady]
    passed.kind=elephants passed.fleeing                         => says=[7.29]
    mover.broken udToClear=2 gait=flight                         => says=[7.192/passes,7.30]
    gait=flight udToClear=3 udAvailable=0                        => says=[7.192/passes]
    gait=flight udAvailable=4 udToClear=3                        => says=[7.192/passes,7.30/steady]
    udToClear=1 udAvailable=0 passed.alsoActive                  => says=[7.25] spares=[7.26~passed-unformed,13.16~passed-unformed,7.27~mover-unformed,7.28~not-engaged]
    udAvailable=2 udToUnit=4 gait=flight endsOn                  => says=[7.192/passes]
    gait=flight passed.engaged passed.side=enemy                 => says=[7.191/enemy]
    gait=flight passed.kind=elephants passed.fleeing             => says=[7.191/elephants]
    udToUnit=1 udToClear=3 udAvailable=6 gait=flight             => says=[7.192/passes,7.30/steady]
    gait=flight passed.engaged passed.side=enemy R24=b           => says=[7.191/enemy]
    passed.formation=phalanx passed.side=enemy gait=flight       => says=[7.191/enemy]
    udToUnit=1 udToClear=3.5 udAvailable=3 movesAway gait=flight => says=[7.192/passes,7.192/stops] spares=[]
`,
);
