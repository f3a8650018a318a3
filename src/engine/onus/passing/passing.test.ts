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
`,
);
