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
  what contradicts itself:
    endsOn udToUnit=1 udAvailable=1                 => refused endsOn ends-before
    endsOn udAvailable=0                            => refused endsOn ends-before
    endsOn udToUnit=1 udAvailable=1.5               => accepted
    gait=flight mover.formation=phalanx             => refused mover.formation fleeing-in-formation 7.183
    gait=withdrawal mover.fleeing mover.formation=phalanx => refused mover.formation fleeing-in-formation 7.183
    passed.fleeing passed.formation=square          => refused passed.formation fleeing-in-formation 7.183
  both states before and after:
    gait=movement !mover.broken !mover.fleeing passed.broken passed.fleeing => moverState=broken passedState=fleeing
    gait=movement mover.broken !mover.fleeing passed.broken !passed.fleeing => moverState=broken passedState=broken
    gait=flight mover.broken mover.fleeing passed.broken !passed.fleeing => moverState=fleeing passedState=broken
  room to end beyond, with the other unit 1 UD ahead and clear at 3.5: udToUnit=1 udToClear=3.5
    udAvailable=4                                           => allowed farthestUd=4 !overlapsForNow
    udAvailable=3.5                                         => allowed farthestUd=3.5 !overlapsForNow
    udAvailable=1                                           => allowed farthestUd=1 !overlapsForNow
    udAvailable=3 !mover.active passed.alsoActive movesAway => !allowed farthestUd=1 !overlapsForNow
    udAvailable=3 gait=flight mover.fleeing                 => !allowed farthestUd=1 !overlapsForNow
  a unit that it does not reach leaves it as it is:
    udToUnit=1 udToClear=3.5 udAvailable=1 passed.broken => moverState=normal
  room to end beyond, with the other unit 1 UD ahead and clear at 3.5:
    passed.side=enemy udToUnit=2               => farthestUd=2
    passed.side=enemy udToUnit=2 udAvailable=1 => farthestUd=1
    passed.side=enemy udAvailable=1            => farthestUd=null
  what is said of a friend in the way, and what nearly was:
                    => allowed says=[7.25,7.30/steady] spares=[7.26~passed-unformed,13.16~passed-unformed,7.27~mover-unformed,7.28~not-engaged,7.32~passed-steady]
    cornerOnly      => allowed says=[7.193/corner,7.25,7.30/steady]
    mover.broken    => allowed passedState=broken says=[7.25,7.30] spares=[7.26~passed-unformed,13.16~passed-unformed,7.27~mover-unformed,7.28~not-engaged,7.31~passed-steady]
    passed.broken   => allowed moverState=broken says=[7.25,7.32]
    mover.broken passed.broken => allowed says=[7.25,7.31]
    passed.kind=elephants => allowed says=[7.25,7.30/steady] spares=[7.26~passed-unformed,13.16~passed-unformed,7.27~mover-unformed,7.28~not-engaged,7.29~elephants-not-fleeing,7.32~passed-steady]
    passed.kind=elephants passed.fleeing passed.broken => !allowed says=[7.29]
    passed.formation=square|phalanx => !allowed says=[7.26,13.16] spares=[7.27~mover-unformed,7.28~not-engaged,7.25~switched-off]
    mover.formation=shield-wall => !allowed says=[7.27] spares=[7.26~passed-unformed,13.16~passed-unformed,7.28~not-engaged,7.25~switched-off]
    passed.engaged  => !allowed says=[7.28] spares=[7.26~passed-unformed,13.16~passed-unformed,7.27~mover-unformed,7.25~switched-off]
  an enemy is not passed, and nothing else matters: passed.side=enemy
                                                       => !allowed says=[7.24] spares=[]
    passed.formation=phalanx mover.formation=phalanx   => !allowed says=[7.24] spares=[]
    passed.engaged                                     => !allowed says=[7.24] spares=[]
    passed.kind=elephants passed.fleeing passed.broken => !allowed says=[7.24] spares=[]
  in flight: gait=flight mover.fleeing mover.broken
                                                       => allowed says=[7.192/passes,7.30] spares=[7.31~passed-steady]
    R24=b                                              => allowed says=[7.192/passes,7.30]
    passed.formation=square                            => !allowed says=[7.191/formation] spares=[7.192~switched-off]
    passed.engaged                                     => allowed says=[7.179/engaged,7.192/passes,7.30] spares=[7.31~passed-steady]
    passed.engaged R24=b                               => !allowed says=[7.28] spares=[7.179~reading-r24-b,7.192~switched-off]
    passed.kind=elephants passed.fleeing passed.broken => !allowed says=[7.191/elephants] spares=[7.192~switched-off]
  in flight past an enemy: gait=flight mover.fleeing mover.broken passed.side=enemy
                                                       => !allowed says=[7.191/enemy] spares=[]
    passed.formation=phalanx                           => !allowed says=[7.191/enemy] spares=[]
    passed.engaged R24=a|b                             => !allowed says=[7.191/enemy] spares=[]
    passed.kind=elephants passed.fleeing passed.broken => !allowed says=[7.191/enemy] spares=[]
  in a withdrawal: gait=withdrawal
    passed.side=friend|enemy => !allowed says=[7.107] spares=[]
    mover.formation=phalanx  => !allowed says=[7.107] spares=[]
  a move that would end on top of the friend: endsOn
                                  => !allowed farthestUd=null says=[7.25,7.33/under,7.34/unmeasured]
    passed.alsoActive movesAway   => allowed overlapsForNow says=[7.25,7.35,7.30/steady] spares=[7.26~passed-unformed,13.16~passed-unformed,7.27~mover-unformed,7.28~not-engaged,7.33~switched-off,7.34~switched-off,7.32~passed-steady]
    gait=flight mover.fleeing mover.broken => !allowed says=[7.192/passes,7.192/stops-unmeasured]
  a friend that is 1 UD ahead and passed at 3.5: udToUnit=1 udToClear=3.5
                  => allowed says=[7.25,7.30/steady]
    udAvailable=1 => allowed farthestUd=1 says=[7.25]
    udAvailable=3 => !allowed says=[7.25,7.33/under,7.34]
    udAvailable=1 passed.alsoActive movesAway => allowed !overlapsForNow says=[7.25]
    udAvailable=4 passed.alsoActive movesAway => allowed !overlapsForNow says=[7.25,7.30/steady]
    gait=flight mover.fleeing mover.broken    => allowed says=[7.192/passes,7.30]
    gait=flight mover.fleeing mover.broken udAvailable=1 => allowed farthestUd=1 says=[7.192/passes]
    gait=flight mover.fleeing mover.broken udAvailable=3.5 => allowed farthestUd=3.5 says=[7.192/passes,7.30]
    gait=flight mover.fleeing mover.broken udAvailable=3 passed.alsoActive movesAway => !allowed farthestUd=1 says=[7.192/passes,7.192/stops]
  a friend of which only the far side is measured: udToClear=2
    movesAway     => allowed says=[7.25,7.30/steady] spares=[7.26~passed-unformed,13.16~passed-unformed,7.27~mover-unformed,7.28~not-engaged,7.32~passed-steady]
    udAvailable=3 => allowed says=[7.25,7.30/steady] spares=[7.26~passed-unformed,13.16~passed-unformed,7.27~mover-unformed,7.28~not-engaged,7.33~room-beyond,7.34~room-beyond,7.32~passed-steady]
    udAvailable=0 => allowed says=[7.25]
    gait=flight mover.fleeing mover.broken => allowed says=[7.192/passes,7.30]
    gait=flight mover.fleeing mover.broken udAvailable=3 => allowed says=[7.192/passes,7.30]
    gait=flight mover.fleeing mover.broken udAvailable=0 => allowed says=[7.192/passes]
`,
);
