import { cases } from '../../testing/cases.ts';

cases(
  'wab/charge',
  `
  reach: movement=8
    movement=7 distance=14                            => allowed reaches moves=14 says=[3.3/distance,3.21,3.28,3.24] -3.42~not-side-by-side
    distance=14 wheel=2.5                             => !reaches movementNeeded=16.5 moves=8 !mayShootLater
    distance=16 wheel=0.5                             => !reaches moves=8
    distance=1 wheel=17                               => !reaches moves=8
                                                      => reaches=null chargeEnds=unmeasured straightReach=16
  rough ground: movement=4 rough.0.roughKind=very-difficult
    distance=2 rough.0.roughInches=2                  => reaches movementNeeded=8
    distance=2.5 rough.0.roughInches=3                => !reaches moves=1
    distance=3 rough.0.roughInches=1 rough.0.roughAfter=2 => reaches movementNeeded=6
    distance=3 rough.0.roughInches=1 rough.0.roughAfter=3 => reaches movementNeeded=3
    distance=1.5 rough.0.roughInches=1.5 wheel=2.5    => reaches movementNeeded=8.5
    distance=3.5 rough.0.roughKind=difficult rough.0.roughInches=3.5 wheel=1.5 => reaches movementNeeded=8.5
    distance=3.5 rough.0.roughKind=difficult rough.0.roughInches=3.5 wheel=1.5 R17=b => !reaches moves=2.75
  obstacles: rough.0.roughKind=obstacle rough.0.roughAfter=3
    movement=5 distance=10                            => !reaches movementNeeded=15 moves=3
    movement=8 distance=8                             => reaches movementNeeded=16
    movement=8 distance=11                            => !reaches moves=4
    movement=8 distance=11 R20=b                      => reaches movementNeeded=15
    movement=8 distance=8 rough.0.roughKind=impassable => !reaches movementNeeded=null moves=3 3.21/impassable
    movement=4 distance=3.5 rough.0.roughKind=impassable => !reaches moves=2.5 2.9/failed-charge
  who may: movement=4
    bearing=45                                        => allowed
    bearing=46                                        => !allowed 3.5
    unitIs=[fleeing]                                  => !allowed 2.69/charge
    unitIs=[column]                                   => !allowed 2.61/charge
    unitIs=[lone-character]                           => !allowed 9.4/charge
    unitIs=[back-on-table]                            => !allowed 6.53/charge
    modelsSeeing=0                                    => says=[3.2]
    skirmishing modelsSeeing=0                        => says=[15.18]
    skirmishing modelsSeeing=11                       => allowed
    skirmishing                                       => allowed says=[15.9,3.3/distance] 3.5~within-arc
                                                      => spares=[3.1~at-the-start,3.5~within-arc,3.25~goes-straight]
  others touched: movement=4
    alsoTouched=2                                     => allowed mustName=3 3.33
    alsoTouched=2 alsoNamed=1                         => !allowed mustName=3 3.4
    passesNear distance=3                             => reaches 2.9/charge -2.9/reading
    passesNear R112=b                                 => !allowed 2.9/reading -2.9/charge
    R112=b                                            => allowed -2.9/reading
    behindObstacle                                    => 6.81/charge
  crossing: movement=8 distance=10
    crossesPath wheel=2                               => !reaches moves=8 chargesFailing=2
    distance=20 crossesPath                           => !reaches chargesFailing=2
    distance=20 crossesPath sideBySide                => !reaches chargesFailing=1
    distance=5 crossesPath                            => !reaches moves=4
`,
);

cases(
  'wab/charge-side',
  `
  whole:
    stands=[behind,behind-aside]                      => sideCharged=rear says=[3.51]
    stands=[behind,beside]                            => sideCharged=rear says=[3.52]
    stands=[behind-aside,beside]                      => sideCharged=flank says=[3.53,3.44,3.49]
    stands=[ahead,ahead-aside]                        => sideCharged=front says=[3.45]
    stands=[ahead-aside] R25=b                        => sideCharged=front
    stands=[ahead,beside] R25=b                       => sideCharged=front says=[3.48,3.45]
    stands=[beside]                                   => says=[3.44,3.49]
    stands=[beside] touchesCorner                     => -3.47
    stands=[ahead]                                    => says=[3.45]
    stands=[ahead,beside,behind]                      => says=[3.48,3.45]
    stands=[ahead,beside,behind-aside]                => says=[3.48,3.45]
    stands=[ahead,behind]                             => sideCharged=front
  wanted:
    stands=[beside] wants=rear                        => !allowed sideCharged=flank says=[3.44,3.49/flank-only]
    stands=[beside] wants=front                       => says=[3.44,3.49/flank-only]
    stands=[ahead] wants=flank                        => says=[3.45,3.44/not-there,3.45/front-only]
    stands=[ahead] wants=rear                         => !allowed says=[3.45,3.45/front-only]
    stands=[ahead] wants=front                        => allowed
    stands=[beside,ahead] wants=flank                 => says=[3.48,3.45,3.48/ahead,3.45/front-only]
    stands=[behind] wants=front                       => !allowed says=[3.51,3.51/rear-only]
    stands=[behind] wants=rear                        => allowed
    stands=[behind] sideFull                          => !allowed says=[3.51,3.39/full]
    stands=[beside] sideFull                          => !allowed 3.39/full
    stands=[ahead] sideFull                           => says=[3.45,3.46]
    stands=[ahead] onlyFlankInReach                   => !allowed 3.45/out-of-reach
    stands=[beside] onlyFlankInReach                  => allowed
`,
);

cases(
  'wab/fleeing-target',
  `
  chances: movement=8
    movement=4 distance=6                             => escapesOn=3 escapeChance=35/36
    distance=8 fleeMovement=8                         => flightDice=3 escapesOn=9 escapeChance=20/27 failedMove=8
    distance=8 wheel=2                                => escapesOn=7 escapeChance=7/12
    distance=2                                        => escapesOn=null escapes=false destroyed 6.73/overrun -3.22/fled -3.55~goes-straight
    distance=15                                       => escapes failedMove=8 -3.16
    distance=12 dice=[2,3]                            => escapes !destroyed failedMove=8 says=[3.11,3.26/reach,3.22/fled,3.22/fails]
    distance=12 dice=[2,2]                            => escapes=false destroyed
    distance=12 dice=[2,3] wheel=3                    => failedMove=8
    distance=12 dice=[2,3] wheel=3 R30=b              => failedMove=11
    distance=8 rough.0.roughKind=difficult rough.0.roughAfter=8 rough.0.roughInches=20 => escapesOn=5
    distance=12 fleeMovement=6 bareMovement=7         => flightDice=2
    distance=12 fleeMovement=6 bareMovement=7 R23=b   => flightDice=3
    distance=12 fleeMovement=8 troops=heavy-chariots  => flightDice=2
  revealed: movement=8 distance=12 revealedDistance=16
    dice=[3,4]                                        => mayRedirect redirectReaches
    wheel=1 dice=[3,4]                                => mayRedirect !redirectReaches
    dice=[1,1]                                        => mayRedirect=false redirectReaches=null
                                                      => mayRedirect=null redirectReaches 3.55~goes-straight
    wheelsAgain                                       => !allowed says=[3.55]
`,
);
