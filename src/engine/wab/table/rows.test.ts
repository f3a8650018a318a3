import { cases } from '../../testing/cases.ts';

// What each row of the table says, and what it alone forbids.
cases(
  'wab/table-shot',
  `
  how far a machine may declare: unitName=A targetName=X position=wab1_bottom_A-36-44-largegun_top_X-36-20-180
    machine=cannon guess=36 artilleryDie=2 bounceDie=2          => allowed strikesAt=38 endsAt=40 says=[18.54,18.55]
    machine=cannon guess=36.1                                   => !allowed says=[18.53/too-far]
    machine=cannon guess=49                                     => !allowed says=[18.53/too-far]
    machine=cannon guess=20                                     => allowed says=[18.55/line]
    machine=cannon artilleryDie=misfire                         => allowed says=[18.53/misfire]
    machine=catapult guess=48 scatterDie=hit artilleryDie=4     => allowed says=[18.27,18.29/hit,18.32,18.33/half]
    machine=catapult guess=48.1                                 => !allowed says=[18.28/too-far]
    machine=catapult artilleryDie=misfire                       => allowed says=[18.30]
    machine=cannon position=wab1_bottom_A-36-44-largegun_top_X-46-20-180 guess=20 => !allowed says=[18.52/aim]
    machine=catapult position=wab1_bottom_A-36-44-largegun_top_X-46-20-180 scatterDie=hit artilleryDie=4 => allowed
  a bolt strikes what it sees and meets first: unitName=A targetName=X machine=bolt-thrower
    position=wab1_bottom_A-36-44-smallgun_top_X-36-20-180       => allowed modelsHit=4 declared=null says=[18.42/table,18.46]
    position=wab1_building-30-25-42-30_bottom_A-36-44-smallgun_top_X-36-20-180 => !allowed says=[1.49/table]
    position=wab1_building-30-25-42-30_bottom_A-36-44-smallgun_F-36-34-character_top_X-36-20-180 => !allowed says=[1.49/table]
    position=wab1_bottom_A-36-44-smallgun_F-36-30-character_top_X-36-20-180 => !allowed says=[18.42/in-the-way]
    position=wab1_bottom_A-4-20-90-smallgun_top_X-52-20-270     => allowed
    position=wab1_bottom_A-4-20-90-smallgun_top_X-52.1-20-270   => !allowed says=[18.42/in-the-way]
`,
);

cases(
  'wab/table-skirmish',
  `
  each row is told where it holds: unitName=A toX=36
    position=wab1_bottom_A-36-40-skirmish-n10 toY=36          => allowed says=[15.5/table,15.7/table]
    position=wab1_bottom_A-36-40-skirmish-n10 toY=31.9        => !allowed says=[15.5/table,15.7/table-far]
    position=wab1_wood-30-30-42-38_bottom_A-36-40-skirmish-n10 toY=32 => allowed says=[15.5/table,15.7/table,15.6/table,15.11/table]
    position=wab1_marsh-30-30-42-40_bottom_A-36-40-skirmish-cavalry-n3-w3 toY=36 => allowed says=[15.5/table,15.7/table,15.6/table-riders]
    position=wab1_bottom_A-36-40-skirmish-n10 toY=40 toX=3    => !allowed says=[15.5/table,2.75/table,15.7/table-far]
    position=wab1_bottom_A-36-40-skirmish-n10_F-36-36.5_top_X-36-42.57-0 toY=36 => !allowed says=[15.5/table,3.66/table,15.5/table-room,15.7/table-far]
`,
);

cases(
  'wab/table-reform',
  `
  a test, and no more this turn: unitName=A headingAfter=90
    position=wab1_bottom_A-36-40_top_X-36-20                  => allowed says=[2.29/table,2.31/table,2.32/table] spares=[2.28~has-musician,2.30~enemy-too-far]
    position=wab1_bottom_A-36-40-character                    => allowed says=[9.3/table,2.31/table]
`,
);

cases(
  'wab/table-back',
  `
  each row is told where it holds: unitName=A groundInches=4
    position=wab1_bottom_A-36-30_top_X-36-30                  => allowed says=[6.61/table]
    position=wab1_bottom_A-36-30_F-36-36_top_X-36-30          => !allowed says=[6.61/table,6.60/table,6.62/table]
    position=wab1_bottom_A-36-43_top_X-36-43                  => !allowed says=[6.61/table,6.60/table-edge,6.62/table]
    position=wab1_bottom_A-36-30_top_X-36-30_Y-36-33.15-0     => !allowed says=[6.61/table,6.57/table]
    position=wab1_bottom_A-36-30_top_X-36-30_Y-37.97-31.57-270-n3 => allowed says=[6.61/table,6.58/table]
`,
);

cases(
  'wab/table-move',
  `
  each row alone forbids: unitName=A
    position=wab1_bottom_A-36-40-smallgun-m4_top_X-36-20 path.0.amount=8 pace=march => !allowed 2.51/table
    position=wab1_bottom_A-36-40-cavalry-n6-w2_top_X-43-40 path.0.amount=2 pace=quick-march => !allowed 2.60/table -2.50/table
    position=wab1_bottom_A-36-40-n12-w2_top_X-43-40 path.0.amount=2 pace=quick-march => !allowed 2.60/table -2.48/table
    position=wab1_wall-30-38.5-42-38.5_bottom_A-36-40_top_X-36-20 path.0.amount=2.1 => !allowed 2.44/table-short -2.11/table
    position=wab1_bottom_A-36-40-open_top_X-36-37.1 path.0.amount=2 path.1.go=about-face path.2.amount=2 => !allowed 2.9/table-way -2.9/table-end -2.52/table
    position=wab1_bottom_A-36-40_top_X-36-37 path.0.amount=2.5 => !allowed says=[2.11/table-rate,2.9/table-way,2.9/table-end]
`,
);

cases(
  'wab/table-charge',
  `
  each row alone forbids: unitName=A targetName=X
    position=wab1_bottom_A-36-40_top_X-36-34_Y-34.03-41.57-90-n3 => !allowed says=[3.3/table,3.45/table,3.66/table-charge]
    position=wab1_bottom_A-36-40_top_X-36-34                  => allowed reachesIt -3.32/table 3.32~touches-nobody-else
    position=wab1_bottom_A-36-40_top_X-36-31.9                => allowed !reachesIt -3.32~touches-nobody-else
    position=wab1_bottom_A-36-40_top_X-36-33-n3_Y-36-36-n3    => !allowed says=[3.3/table,3.45/table,3.28/table-other]
    position=wab1_bottom_A-2-38-348-n10_top_X-1.8-32.2-210-n10 => !allowed says=[3.3/table,3.45/table,2.75/table-charge]
    position=wab1_bottom_A-36-38-5-n10_B-32-35.9-239-n5_top_X-32.5-33.5-230-n10 => !allowed says=[3.3/table,3.45/table,3.46/table]
    position=wab1_bottom_A-31.3-38.3-85-n10-w10_B-41.4-31.8-260-n10_top_X-34.7-26.9-298 => !allowed says=[3.3/table,3.45/table,3.26/table-no-way]
`,
);

cases(
  'wab/table-counter',
  `
  each row alone forbids: unitName=A targetName=X
    position=wab1_bottom_A-36-40-cavalry_top_X-44-32-225-cavalry => allowed
    position=wab1_bottom_A-36-40-cavalry_top_X-44-32-225-cavalry R25=b => !allowed says=[3.58/table-front]
    position=wab1_wall-30-39.9-42-40.1_bottom_A-36-40-cavalry_top_X-36-27-cavalry-m12 => allowed counterInches=2
    position=wab1_wall-30-39.9-42-40.1_bottom_A-36-40-cavalry_top_X-36-27-cavalry-m12 R20=b => !allowed says=[3.62/table]
`,
);

cases(
  'wab/table-distance',
  `
  a wedge has no shape: unitName=A otherName=X
    position=wab1_bottom_A-36-40-cavalry-wedge_top_X-36-20    => refused position position/wedge-without-shape 20.16
`,
);
