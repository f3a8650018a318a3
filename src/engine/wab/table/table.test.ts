import { cases } from '../../testing/cases.ts';

// All worked out on paper: 5 infantry abreast are 100 mm or 3.94 inches, 4 ranks of them 80 mm or 3.15.
cases(
  'wab/table-move',
  `
  straight on: position=wab1_bottom_A-36-40_top_X-36-20 unitName=A
    path.0.amount=4                    => allowed used=4 left=0 mayGo=4 endX=36 endY=36 endHeading=0
    path.0.amount=4.1                  => !allowed 2.11/table positionAfter=null
  a wheel is measured by its outermost model: position=wab1_bottom_A-36-40_top_X-36-20 unitName=A path.0.go=wheel-left path.0.amount=2
    path.1.amount=2                    => allowed used=4 endHeading=330.9 2.16/table
    path.1.amount=2.1                  => !allowed 2.11/table
    path.0.go=wheel-right path.1.amount=2 => allowed used=4 endHeading=29.1
    path.1.go=wheel-right path.1.amount=2 => allowed used=4 endHeading=0
  a wheel of twice the front takes twice as far: position=wab1_bottom_A-36-40-n20-w10_top_X-36-20 unitName=A path.0.go=wheel-left
    path.0.amount=4                    => allowed endHeading=330.9 used=4
  turning about: unitName=A path.0.go=about-face
    position=wab1_bottom_A-36-40_top_X-36-20 path.1.amount=3        => allowed used=4 endHeading=180 2.22/table
    position=wab1_bottom_A-36-40_top_X-36-20 path.1.amount=3.1      => !allowed 2.11/table
    position=wab1_bottom_A-36-40-open_top_X-36-20 path.1.amount=4   => allowed used=4 2.23/table -2.22/table
    position=wab1_bottom_A-36-40-open_top_X-36-20 path.1.go=about-face path.2.go=about-face path.3.amount=3 => allowed used=4 2.22/table 2.23/table
    position=wab1_bottom_A-36-30-open_top_X-36-10 path.1.amount=8 pace=march => !allowed 2.22/table 2.11/table used=10
    position=wab1_bottom_A-36-30_top_X-36-10 path.1.amount=6 pace=march => allowed used=8
    position=wab1_bottom_A-36-30_top_X-36-10 path.1.amount=6 pace=march R110=b => !allowed 2.53/table-about-face
    position=wab1_bottom_A-36-40-m5_top_X-36-20 path.1.amount=3.75  => allowed used=5
    position=wab1_bottom_A-36-40-m5_top_X-36-20 path.1.amount=3.75 R100=b => !allowed used=5.25
  ranks: unitName=A path.0.go=rank-fewer
    position=wab1_bottom_A-36-40-n18_top_X-36-20 path.1.amount=2    => allowed used=4 endWide=6 endRanks=3 lastRank=6 2.25/table
    position=wab1_bottom_A-36-40-n20_top_X-36-20 path.1.go=rank-fewer => allowed used=4 endWide=10 endRanks=2
    position=wab1_bottom_A-36-40-n20_top_X-36-20 path.1.go=rank-fewer path.2.go=rank-fewer => !allowed 2.25/table-most
    position=wab1_bottom_A-36-40-n20-open_top_X-36-20 path.1.go=rank-fewer path.2.amount=4 => allowed used=4 2.26/table -2.25/table
    position=wab1_bottom_A-36-40-n20-open_top_X-36-20 path.1.go=rank-fewer path.2.go=rank-fewer path.3.amount=2 => allowed used=4 endWide=20 endRanks=1
    position=wab1_bottom_A-36-40-n20-open_top_X-36-20 path.1.go=rank-fewer path.2.go=rank-fewer R18=b => !allowed 2.25/table-most
    position=wab1_bottom_A-36-40-n18_top_X-36-20 pace=march         => !allowed 2.53/table
    position=wab1_bottom_A-36-40-n5_top_X-36-20                     => !allowed 2.25/table-models
  marching: unitName=A pace=march path.0.amount=8
    position=wab1_bottom_A-36-40_top_X-36-20                        => allowed mayGo=8 used=8 enemiesNear=[]
    position=wab1_bottom_A-36-40-nomusician_top_X-36-20             => !allowed 2.47/table
    position=wab1_bottom_A-36-40_top_X-46-38                        => !allowed 2.48/table enemiesNear=[X]
    position=wab1_bottom_A-36-40_top_X-46-38-fleeing                => allowed 2.49/table
    position=wab1_bottom_A-36-40_top_X-46-38-smallgun               => allowed 2.49/table
    position=wab1_bottom_A-36-40-cavalry_top_X-46-38                => allowed 2.50/table
    position=wab1_bottom_A-36-40-cavalry_top_X-46-38-cavalry        => !allowed 2.48/table
    position=wab1_bottom_A-36-40-elephant_top_X-36-20               => !allowed 2.51/table
    position=wab1_bottom_A-36-40-character-nomusician_top_X-36-20   => allowed 2.64/table
  exactly 8 inches prevents a march: unitName=A pace=march path.0.go=wheel-left
    position=wab1_bottom_A-36-40_top_X-36-32                        => !allowed 2.48/table
    position=wab1_bottom_A-36-40_top_X-36-31.9                      => allowed enemiesNear=[]
    position=wab1_bottom_A-36-40_top_X-36-32 R111=b                 => allowed
  a quick march: unitName=A pace=quick-march path.0.amount=12
    position=wab1_bottom_A-36-40-n12-w2_top_X-36-20                 => allowed mayGo=12 2.56/table
    position=wab1_bottom_A-36-40-n12-w4_top_X-36-20                 => !allowed 2.57/table
    position=wab1_bottom_A-36-40-n6-w3_top_X-36-20                  => !allowed 2.57/table
    position=wab1_bottom_A-36-40-chariot-n2-w1-m8_top_X-36-20       => allowed mayGo=24
    position=wab1_bottom_A-36-40-n12-w2_top_X-43-40-fleeing         => !allowed 2.60/table
  ground: unitName=A
    position=wab1_wood-30-30-42-38_bottom_A-36-40_top_X-36-20 path.0.amount=3   => allowed used=4 2.37/table throughGround=[wood]
    position=wab1_wood-30-30-42-38_bottom_A-36-40_top_X-36-20 path.0.amount=3.1 => !allowed 2.11/table
    position=wab1_wood-30-30-42-40_bottom_A-36-40-m5_top_X-36-20 path.0.amount=2.5 => allowed used=5
    position=wab1_wood-30-30-42-39.5_bottom_A-36-40_top_X-36-20 path.0.amount=2.5 => allowed 2.40/table
    position=wab1_wood-30-30-42-39.5_bottom_A-36-40_top_X-36-20 path.0.amount=2.5 R17=b => !allowed
    position=wab1_jungle-30-30-42-40_bottom_A-36-40-m6_top_X-36-20 path.0.amount=1.5 => allowed 2.39/table
    position=wab1_jungle-30-30-42-40_bottom_A-36-40-m6_top_X-36-20 path.0.amount=1.6 => !allowed
    position=wab1_wood-30-30-42-38_track-33-30-39-38_bottom_A-36-40_top_X-36-20 path.0.amount=4 => allowed used=4
    position=wab1_wood-30-30-42-38_bottom_A-36-40_top_X-36-20 path.0.amount=3 pace=march => !allowed 2.54/table
    position=wab1_wall-30-38-42-38_bottom_A-36-40_top_X-36-20 path.0.amount=2   => allowed used=2
    position=wab1_wall-30-38.5-42-38.5_bottom_A-36-40_top_X-36-20 path.0.amount=2 => allowed used=4 2.44/table
    position=wab1_wall-30-38.5-42-38.5_bottom_A-36-40_top_X-36-20 path.0.amount=2.1 => !allowed 2.44/table-short
    position=wab1_wall-30-40-42-40_bottom_A-36-40_top_X-36-20 path.0.amount=2   => allowed used=4
    position=wab1_wall-30-38-42-38_bottom_A-36-40_top_X-36-20 path.0.amount=3 pace=march => !allowed 2.54/table
    position=wab1_lake-38-30-42-38_bottom_A-36-40-w5_top_X-36-20 path.0.amount=2 => allowed
    position=wab1_lake-37-30-42-38_bottom_A-36-40-w5_top_X-36-20 path.0.amount=2.2 => !allowed 2.41/table
  a road through a wood lets march: unitName=A path.0.amount=6 pace=march
    position=wab1_wood-30-30-42-38_track-33-30-39-38_bottom_A-36-40_top_X-36-20 => allowed used=6 -2.54/table
    position=wab1_wood-30-30-42-38_track-36-30-39-38_bottom_A-36-40_top_X-36-20 => !allowed 2.54/table throughGround=[wood,track]
  chariots keep to open ground: unitName=A
    position=wab1_wood-30-30-42-36_bottom_A-36-40-chariot path.0.amount=6 => !allowed 16.12 2.36/table
    position=wab1_wood-30-30-42-36_bottom_A-36-40-chariot path.0.amount=4 => allowed -16.12
    position=wab1_wood-30-30-42-36_bottom_A-36-40-cavalry path.0.amount=6 => allowed used=8 -16.12
    position=wab1_wall-30-38-42-38_bottom_A-36-40-heavychariot path.0.amount=3 => !allowed 16.12 2.43/table
    position=wab1_hill-30-30-42-36_bottom_A-36-40-chariot path.0.amount=6 => allowed used=6 -16.12
    position=wab1_wood-30-30-42-36_track-34-30-38-36_bottom_A-36-40-chariot-n2-w1 path.0.amount=6 => allowed used=6 -16.12
    position=wab1_marsh-39.5-39-42-44_bottom_A-36-40-chariot-n6-w3 path.0.go=rank-fewer => !allowed 16.12
    position=wab1_marsh-39.5-39-42-44_bottom_A-36-40-cavalry-n6-w2 path.0.go=rank-fewer => allowed -16.12
    position=wab1_bottom_A-36-40-elephant path.0.amount=6 pace=march => !allowed 17.11
  the inch: unitName=A
    position=wab1_bottom_A-36-40_top_X-36-37 path.0.amount=2        => allowed nearestEnemy.inches=1
    position=wab1_bottom_A-36-40_top_X-36-37 path.0.amount=2.1      => !allowed 2.9/table-end 2.9/table-way
    position=wab1_bottom_A-36-40_top_X-33.3-36-90 path.0.amount=4   => !allowed 2.9/table-way
    position=wab1_bottom_A-36-40_top_X-36-28 path.0.amount=8 pace=march  => allowed
    position=wab1_bottom_A-36-40_top_X-36-31.5 path.0.amount=7.6 pace=march => !allowed 2.52/table
    position=wab1_bottom_A-36-40_top_X-36-36.35-0 path.0.go=about-face path.1.amount=2 => allowed
  others in the way: unitName=A
    position=wab1_bottom_A-36-44_F-36-38.5 path.0.amount=3          => !allowed 2.20/table throughUnits=[F]
    position=wab1_bottom_A-36-44_F-40-40 path.0.amount=4            => allowed
    position=wab1_bottom_A-36-40_top_X-36-40 path.0.go=about-face   => !allowed 3.66/table
    position=wab1_bottom_A-36-40-fleeing_top_X-36-20 path.0.amount=2 => !allowed 2.69/table
    position=wab1_bottom_A-36-2_top_X-36-40 path.0.amount=2.5       => !allowed 2.75/table
    position=wab1_bottom_A-36-40-skirmish path.0.amount=2           => refused unitName skirmishers-otherwise
    position=wab1_bottom_A-36-40 path=[]                            => refused path goes-nowhere
  a lone character turns freely: unitName=A path.0.go=wheel-left path.0.amount=1
    position=wab1_bottom_A-36-40-character_top_X-36-20 path.1.amount=4 => allowed used=4 9.3/table
  a short last rank leaves room: unitName=A path.0.go=about-face
    position=wab1_bottom_A-36-40-n6_B-36-41                         => refused position position/overlap
    position=wab1_bottom_A-36-40-n6_B-33.2-41-n1-w1                 => allowed
`,
);

cases(
  'wab/table-charge',
  `
  straight on: unitName=A targetName=X
    position=wab1_bottom_A-36-40_top_X-36-34              => allowed reachesIt chargedSide=front chargeInches=8 enemyAway=6 wheelInches=0 straightInches=6 chargeUsed=6 modelsFighting=5 enemiesFighting=5 endY=34
    position=wab1_bottom_A-36-40_top_X-36-32              => allowed reachesIt chargeUsed=8
    position=wab1_bottom_A-36-40_top_X-36-31.9            => allowed !reachesIt 3.22/table endX=36 endY=36
    position=wab1_bottom_A-36-40_top_X-36-36              => halfCharge=half
    position=wab1_bottom_A-36-40_top_X-36-36.1            => halfCharge=less
  the side by where it stands: unitName=A targetName=X
    position=wab1_bottom_X-36-40_top_A-43-43-270                     => allowed chargedSide=flank chargedFlank=right 3.53/table
    position=wab1_bottom_X-36-40-n40_top_A-43-43-270                 => allowed chargedSide=flank 3.44/table
    position=wab1_bottom_X-36-40-n40_top_A-43-41.9-270               => chargedSide=front 3.45/table
    position=wab1_bottom_X-36-40-n40_top_A-43-41.9-270 R25=b         => chargedSide=flank
    position=wab1_bottom_X-36-30_top_A-36-38-0                       => chargedSide=rear 3.51/table
    position=wab1_bottom_X-36-30_top_A-38.5-33-300                   => chargedSide=rear 3.52/table
    position=wab1_bottom_X-36-30_top_A-42-33-300                     => chargedSide=flank 3.53/table
    position=wab1_bottom_X-36-30_top_A-42-33-300 R26=b               => chargedSide=rear
    position=wab1_bottom_X-36-40_top_A-29-43-90                      => chargedFlank=left
  a wheel at the start: unitName=A targetName=X
    position=wab1_bottom_A-36-40_top_X-39.94-35           => reachesIt modelsFighting=5 enemiesFighting=5 chargedSide=front
    position=wab1_bottom_A-36-40_top_X-44-40-270          => !allowed 1.48/table
  ground: unitName=A targetName=X
    position=wab1_wood-30-36-42-38_bottom_A-36-40_top_X-36-34 => allowed reachesIt chargeUsed=8
    position=wab1_wood-30-35.8-42-37.8_bottom_A-36-40_top_X-36-33.9 => allowed reachesIt
    position=wab1_wood-30-35.8-42-37.8_bottom_A-36-40_top_X-36-33.9 R17=b => allowed !reachesIt
    position=wab1_wall-30-38-42-38_bottom_A-36-40_top_X-36-36.5-elephant => !allowed 3.2/table
    position=wab1_ditch-30-38-42-38_bottom_A-36-40_top_X-36-36 => allowed reachesIt chargeUsed=8
    position=wab1_ditch-30-38-42-38_bottom_A-36-40_top_X-36-35.9 => !reachesIt
    position=wab1_ditch-30-38-42-38_bottom_A-36-40_top_X-36-34 R20=b => reachesIt chargeUsed=8
    position=wab1_lake-30-37-42-38_bottom_A-36-40_top_X-36-34  => !allowed 2.41/table-charge
  who may not: unitName=A targetName=X
    position=wab1_bottom_A-36-40-n12-w3_top_X-36-34       => !allowed 2.61/table
    position=wab1_marsh-30-36-42-38_bottom_A-36-40-chariot_top_X-36-34 => !allowed 16.12 2.36/table
    position=wab1_marsh-30-36-42-38_bottom_A-36-40-cavalry_top_X-36-34 => allowed reachesIt -16.12
    position=wab1_ditch-30-37-42-37_bottom_A-36-40-heavychariot_top_X-36-34 => !allowed 16.12 2.43/table
    position=wab1_bottom_A-36-40-chariot_top_X-36-34      => allowed reachesIt -16.12
    position=wab1_bottom_A-36-40-cavalry_top_X-36-34-elephant => !allowed 17.12
    position=wab1_bottom_A-36-40-chariot_top_X-36-34-elephant => !allowed 17.12
    position=wab1_bottom_A-36-40_top_X-36-34-elephant     => allowed reachesIt 17.12~not-riders-or-chariots
    position=wab1_bottom_A-36-40-elephant_top_X-36-34-elephant => allowed reachesIt
    position=wab1_bottom_A-36-40-cavalry_top_X-36-34-elephant usedToElephants => !allowed !needsFearTest 17.12
    position=wab1_bottom_A-36-40_top_X-36-34-elephant     => needsFearTest 17.7/infantry 12.6/test
    position=wab1_bottom_A-36-40_top_X-36-34-elephant usedToElephants => allowed !needsFearTest 17.8/infantry
    position=wab1_bottom_A-36-40_top_X-36-34-heavychariot => allowed needsFearTest 16.4 12.6/test
    position=wab1_bottom_A-36-40-cavalry_top_X-36-34-chariot => allowed !needsFearTest 16.4/cavalry
    position=wab1_bottom_A-36-40_top_X-36-34-cavalry      => allowed !needsFearTest -12.6/test
    position=wab1_bottom_A-36-40-fleeing_top_X-36-34      => !allowed 2.69/table-charge
    position=wab1_bottom_A-36-40-character_top_X-36-34    => !allowed 9.4/table
    position=wab1_bottom_A-36-40-gaveground_top_X-36-34   => !allowed 6.65/table
    position=wab1_bottom_A-36-40-returned_top_X-36-34     => !allowed 6.53/table
    position=wab1_bottom_A-36-40_top_X-36-34_Y-36-40      => !allowed 3.66/table-charge
    position=wab1_bottom_A-36-40_top_X-36-34-skirmish     => refused targetName skirmishers-otherwise
  others in the way: unitName=A targetName=X
    position=wab1_bottom_A-36-40_B-36-36.5-n3-w3_top_X-36-33 => !allowed 2.20/table-charge
    position=wab1_bottom_A-36-40_top_X-36-34_Y-39.94-34      => allowed reachesIt alsoCharged=[Y] 3.32/table
    position=wab1_bottom_A-36-40_top_X-36-34_Y-41-34         => allowed reachesIt alsoCharged=[]
    position=wab1_bottom_A-36-40_top_X-36-34_Y-40.5-34 => allowed
    position=wab1_bottom_A-36-40_top_X-36-34_Y-40.5-34 R112=b => !allowed 2.9/table-charge
    position=wab1_bottom_A-36-40_B-36-33-180-n5-w1_top_X-36-34 => refused position position/overlap
  an enemy who fights already: unitName=A targetName=X
    position=wab1_bottom_A-34-40_B-38.5-34_top_X-36-34-n50-w10 => 3.17/table
`,
);

cases(
  'wab/table-sight',
  `
  the arc: unitName=A targetName=X
    position=wab1_bottom_A-36-40-r24_top_X-36-26          => allowed liesInArc modelsSeeing=5 frontModels=5 modelsInRange=5 modelsAtShort=0 rangeBand=long sightInches=14
    position=wab1_bottom_A-36-40-r24_top_X-36-28          => rangeBand=short modelsAtShort=5
    position=wab1_bottom_A-36-40_top_X-36-26              => allowed modelsInRange=null rangeBand=null
    position=wab1_bottom_A-36-40-r8_top_X-36-26           => !allowed 4.16/table rangeBand=out
    position=wab1_bottom_A-36-40-r8_top_X-36-26 rangeInches=14 => allowed modelsInRange=5
    position=wab1_bottom_A-36-26-r24_top_X-36-40-0        => !allowed 1.48/table-sight
    position=wab1_bottom_A-36-26-cavalry-r24_top_X-36-40-0 => allowed allRound 4.4/table
    position=wab1_bottom_A-36-26-cavalry-r24_top_X-36-40-0 looksTo=charge => !allowed 1.48/table-sight
  what hides: unitName=A targetName=X
    position=wab1_bottom_A-36-40_F-36-35-n40-w40_top_X-36-26   => !allowed 1.49/table blockedBy=[F]
    position=wab1_bottom_A-36-40-elephant_F-36-35-n40-w40_top_X-36-26 => allowed 4.13/table
    position=wab1_wood-20-34-52-36.1_bottom_A-36-40_top_X-36-26 => !allowed 4.10/table blockedBy=[wood]
    position=wab1_wood-20-24-52-28_bottom_A-36-40_top_X-36-26  => allowed blockedBy=[]
    position=wab1_wood-20-20-52-28.1_bottom_A-36-40_top_X-36-26 => !allowed blockedBy=[wood]
    position=wab1_hill-10-34-62-36_bottom_A-36-40_top_X-36-26  => !allowed 4.8/table
    position=wab1_hill-10-38-62-46_bottom_A-36-40_F-36-35-n40-w40_top_X-36-26 => allowed
    position=wab1_hill-10-22-62-27_bottom_A-36-40_F-36-35-n40-w40_top_X-36-26 => allowed
    position=wab1_wall-10-36-62-36_bottom_A-36-40_top_X-36-26  => !allowed 4.9/table
    position=wab1_wall-10-39.5-62-39.5_bottom_A-36-40_top_X-36-26 => allowed
    position=wab1_wall-10-26.5-62-26.5_bottom_A-36-40_top_X-36-26 => allowed
    position=wab1_ditch-10-36-62-36_bottom_A-36-40_top_X-36-26 => allowed
`,
);

cases(
  'wab/table-distance',
  `
  nearest models: unitName=A otherName=X
    position=wab1_bottom_A-36-40_top_X-36-32              => apartInches=8 withinInches=[8,12] liesInArc !touchEachOther chargedSide=front
    position=wab1_bottom_A-36-40_top_X-36-31.9            => withinInches=[12]
    position=wab1_bottom_A-36-40_top_X-36-32 R111=b       => withinInches=[12]
    position=wab1_bottom_A-36-40_top_X-36-40              => touchEachOther apartInches=0
    position=wab1_bottom_A-36-30_top_X-36-36.15-0         => apartInches=3 !liesInArc
    position=wab1_bottom_X-36-40-n40_top_A-43-41.9-270       => chargedSide=front
    position=wab1_bottom_X-36-40-n40_top_A-43-41.9-270 R25=b => chargedSide=flank
    position=wab1_bottom_X-36-30_top_A-42-33-300             => chargedSide=flank
    position=wab1_bottom_X-36-30_top_A-42-33-300 R26=b       => chargedSide=rear
  a short last rank is nearer only where it stands: unitName=A otherName=B
    position=wab1_bottom_A-36-40-n11_B-36-44.36-0         => apartInches=2
`,
);

cases(
  'wab/table-flight',
  `
  from a charge: unitName=A targetName=X
    position=wab1_bottom_A-36-30_top_X-36-24 fleesInches=7 => allowed fleesTo=180 fleesDice=2 fledInches=7 !destroyedOnWay
    position=wab1_bottom_A-36-30-cavalry_top_X-36-24      => fleesDice=3 fledInches=null
    position=wab1_bottom_A-36-30_top_X-36-24_Y-36-38-0-n40-w40 fleesInches=9 => stoppedBy=[Y] 2.74/table !destroyedOnWay
    position=wab1_bottom_A-36-30_top_X-36-24_Y-36-38-0-n40-w40 fleesInches=9 R90=c => destroyedOnWay
    position=wab1_bottom_A-36-30_F-36-34-n40-w40_top_X-36-24 fleesInches=9 => throughFriends=[F] 6.25/table
    position=wab1_bottom_A-36-30_F-36-34_top_X-36-24 fleesInches=9 => goesRound 6.24/table
    position=wab1_bottom_A-36-42_top_X-36-36 fleesInches=7 => leavesTable 2.75/table-off
  out of a combat: unitName=A targetName=X fleesFrom=combat fleesInches=5
    position=wab1_bottom_A-36-30_top_X-36-30              => fleesTo=180 6.23/table
    position=wab1_bottom_A-36-30_top_X-36-30_Y-37.97-31.57-270 => fleesTo=225 6.27/table
    position=wab1_bottom_A-36-30_top_X-36-30_Y-36-33.15-0 => destroyedOnWay 6.28/table
    position=wab1_bottom_A-36-30_top_X-37.97-31.57-270_Y-34.03-31.57-90 => fleesTo=180 6.29/table
    position=wab1_bottom_A-36-30_top_X-36-30_Y-36-36.5-0-n40-w40 => destroyedOnWay 6.26/table
    position=wab1_bottom_A-36-30_top_X-36-30_Y-36-36.5-0-n40-w40 R90=b => !destroyedOnWay 2.74/table
`,
);

cases(
  'wab/table-back',
  `
  straight back: unitName=A
    position=wab1_bottom_A-36-30_top_X-36-30 groundInches=4 => allowed groundDice=1 goesBack=4 endY=34
    position=wab1_bottom_A-36-30-cavalry_top_X-36-30        => allowed groundDice=2 goesBack=null
    position=wab1_bottom_A-36-30_F-36-36_top_X-36-30 groundInches=2 => allowed goesBack=2
    position=wab1_bottom_A-36-30_F-36-36_top_X-36-30 groundInches=4 => !allowed fleesInstead 6.60/table 6.62/table blockedBy=[F]
    position=wab1_bottom_A-36-43_top_X-36-43 groundInches=4 => !allowed atEdge 6.60/table-edge
    position=wab1_bottom_A-36-30_top_X-36-30_Y-36-33.15-0 groundInches=1 => !allowed 6.57/table
    position=wab1_bottom_A-36-30_top_X-36-30_Y-37.97-31.57-270 groundInches=2 => allowed 6.58/table
    position=wab1_wood-30-33.15-42-46_bottom_A-36-30_top_X-36-30 groundInches=4 => goesBack=2 2.37/table
`,
);

// A front of 10 takes 200 mm or 7.87 inches, 2 ranks of it 40 mm: the middle stays, so the front goes back by 20 mm.
cases(
  'wab/table-reform',
  `
  it turns about its middle: unitName=A
    position=wab1_bottom_A-36-40_top_X-36-20 headingAfter=90 => allowed !withoutTest endX=37.57 endY=41.57 endHeading=90 endWide=5 leadershipChange=0 2.29/table 2.31/table 2.32/table -2.30/table
    position=wab1_bottom_A-36-40_top_X-36-20 wideAfter=10    => allowed endX=36 endY=40.79 endWide=10 endRanks=2 lastRank=10 endHeading=0
    position=wab1_bottom_A-36-40-n18_top_X-36-20 wideAfter=4 => allowed endY=39.61 endRanks=5 lastRank=2
    position=wab1_bottom_A-36-40_top_X-36-20 headingAfter=360 => allowed endHeading=0
  who cannot: unitName=A headingAfter=180
    position=wab1_bottom_A-36-40-nomusician_top_X-36-20      => !allowed 2.28/table positionAfter=null
    position=wab1_bottom_A-36-40-fleeing_top_X-36-20         => !allowed 2.69/table
    position=wab1_bottom_A-36-40_top_X-36-40                 => !allowed 3.66/table
    position=wab1_bottom_A-36-40-skirmish_top_X-36-20        => refused unitName skirmishers-otherwise
    position=wab1_bottom_A-36-40-character-nomusician_top_X-36-20 => allowed withoutTest 9.3/table -2.28/table -2.29/table
    position=wab1_bottom_A-36-40_top_X-36-20 wideAfter=20    => allowed endRanks=1
    position=wab1_bottom_A-36-40_top_X-36-20 wideAfter=21    => refused wideAfter more-abreast-than-models
  enemies within 8 inches: unitName=A headingAfter=180
    position=wab1_bottom_A-36-40_top_X-36-32.1               => allowed leadershipChange=-1 enemiesNear=[X] 2.30/table
    position=wab1_bottom_A-36-40_top_X-36-32                 => leadershipChange=-1
    position=wab1_bottom_A-36-40_top_X-36-32 R8=b            => leadershipChange=0 enemiesNear=[]
    position=wab1_bottom_A-36-40_top_X-36-31.9               => leadershipChange=0
    position=wab1_bottom_A-36-40_F-36-32.1-180_top_X-36-20   => leadershipChange=0
    position=wab1_bottom_A-36-40-character_top_X-36-36       => leadershipChange=0 -2.30/table
  room: unitName=A wideAfter=10
    position=wab1_bottom_A-36-40_F-41-40_top_X-36-20         => !allowed 2.31/table-room throughUnits=[F]
    position=wab1_bottom_A-36-40_F-42-40_top_X-36-20         => allowed
    position=wab1_lake-39-38-42-44_bottom_A-36-40_top_X-36-20 => !allowed 2.41/table throughGround=[lake]
    position=wab1_lake-40-38-43-44_bottom_A-36-40_top_X-36-20 => allowed
    position=wab1_marsh-39-38-42-44_bottom_A-36-40_top_X-36-20 => allowed -16.12
    position=wab1_marsh-39-38-42-44_bottom_A-36-36-chariot-n6-w2 wideAfter=6 => !allowed 16.12
    position=wab1_marsh-41-38-44-44_bottom_A-36-36-chariot-n6-w2 wideAfter=6 => allowed -16.12
    position=wab1_bottom_A-36-40_top_X-40.5-41.5-270         => !allowed 2.9/table-end nearestEnemy.unit=X
    position=wab1_bottom_A-36-40_top_X-41-41.5-270           => allowed nearestEnemy.inches=1.06
    position=wab1_bottom_A-2-40_top_X-36-20                  => !allowed 2.75/table
  who stands within an inch may stay there: unitName=A headingAfter=180
    position=wab1_bottom_A-36-40_top_X-36-39.5               => allowed
`,
);

cases(
  'wab/table-charge',
  `
  a failed charge goes its normal distance: unitName=A targetName=X
    position=wab1_bottom_A-36-40_top_X-36-31.9               => allowed !reachesIt endX=36 endY=36 endHeading=0 modelsFighting=null
    position=wab1_marsh-30-30-42-39_bottom_A-36-40_top_X-36-33 => allowed !reachesIt endY=37.5
    position=wab1_marsh-30-30-42-39_bottom_A-36-40-m5_top_X-36-33 => allowed !reachesIt endY=37
`,
);

// The example of the book: a chariot charges cavalry 9 inches away, which goes 4 to meet it.
cases(
  'wab/table-counter',
  `
  half of its movement: unitName=A targetName=X
    position=wab1_bottom_A-36-40-cavalry_top_X-36-31-chariot  => allowed meets enemyAway=9 leastDistance=8 counterInches=4 chargerMoves=5 endY=36 3.60/table 3.61/table
    position=wab1_bottom_A-36-40-chariot_top_X-36-31-cavalry  => allowed meets counterInches=4 chargerMoves=5
    position=wab1_bottom_A-36-40-cavalry-m7_top_X-36-31-chariot => counterInches=3.5 chargerMoves=5.5
    position=wab1_bottom_A-36-40-cavalry-m7_top_X-36-31-chariot bareMovement=8 => counterInches=3.5
    position=wab1_bottom_A-36-40-cavalry-m7_top_X-36-31-chariot bareMovement=8 R23=b => counterInches=4
    position=wab1_marsh-30-34-42-39_bottom_A-36-40-cavalry_top_X-36-26-cavalry-m12 => counterInches=2.5 endY=37.5 2.37/table
    position=wab1_marsh-30-34-42-36_bottom_A-36-40-chariot_top_X-36-31-cavalry => !allowed 3.62/table 16.12
    position=wab1_marsh-30-34-42-36_bottom_A-36-40-cavalry_top_X-36-31-chariot => !allowed 16.12 -3.62/table
  from half of the charge on: unitName=A targetName=X
    position=wab1_bottom_A-36-40-cavalry_top_X-36-32-cavalry  => allowed counterInches=4 chargerMoves=4
    position=wab1_bottom_A-36-40-cavalry_top_X-36-32.1-cavalry => !allowed 3.59/table counterInches=null positionAfter=null
    position=wab1_bottom_A-36-40-cavalry_top_X-36-24-cavalry  => allowed meets chargerMoves=12
    position=wab1_bottom_A-36-40-cavalry_top_X-36-23.9-cavalry => allowed !meets counterInches=1 chargerMoves=null endY=39 3.63/table -3.60/table
  who may: unitName=A targetName=X
    position=wab1_bottom_A-36-40_top_X-36-31-cavalry          => !allowed 3.8/table
    position=wab1_bottom_A-36-40-heavychariot_top_X-36-31-cavalry => !allowed 3.8/table
    position=wab1_bottom_A-36-40-cavalry_top_X-36-34          => !allowed 3.58/table
    position=wab1_bottom_A-36-40-cavalry_top_X-36-31-heavychariot => !allowed 3.58/table
    position=wab1_bottom_A-36-40-90-cavalry_top_X-33.5-28-cavalry => !allowed 3.58/table-front -3.59/table
    position=wab1_bottom_A-36-40-cavalry_top_X-36-31-cavalry cataphracts=true => !allowed 13.31/table
    position=wab1_bottom_A-36-34-cavalry-n12-w2_top_X-36-25-cavalry => !allowed 2.62/table
    position=wab1_bottom_A-36-40-cavalry-n1_top_X-36-31-cavalry => allowed
    position=wab1_bottom_A-36-40-cavalry-fleeing_top_X-36-31-cavalry => !allowed 2.69/table
    position=wab1_bottom_A-36-40-cavalry_top_X-36-31-cavalry_Y-36-43.94-0 => !allowed 3.17/table
    position=wab1_bottom_A-36-40-cavalry_top_X-36-31-0-cavalry => !allowed 1.48/table -3.59/table
    position=wab1_bottom_A-36-40-cavalry_F-34.2-39.1-n1_top_X-44-32-225-cavalry => !allowed 3.62/table
`,
);

// 10 skirmishers 5 wide leave an inch between bases of 20 mm: 5 of them take 201.6 mm or 7.94 inches, 2 ranks 65.4 mm or 2.57.
cases(
  'wab/table-skirmish',
  `
  each by itself, at double rate: unitName=A toX=36
    position=wab1_bottom_A-36-40-skirmish-n10 toY=36          => allowed mayGo=8 farthestModel=4 stillShoots 15.5/table 15.7/table -15.11/table
    position=wab1_bottom_A-36-40-skirmish-n10 toY=32          => allowed farthestModel=8 !stillShoots 15.11/table
    position=wab1_bottom_A-36-40-skirmish-n10 toY=31.9        => !allowed farthestModel=null 15.7/table-far positionAfter=null
    position=wab1_bottom_A-36-40-skirmish-n10_top_X-36-30 toY=32 => allowed nearestEnemy.inches=2
    position=wab1_bottom_A-36-40-n10 toY=36                   => refused unitName formed-otherwise
    position=wab1_bottom_A-36-40-skirmish-n10 toY=36 wideAfter=11 => refused wideAfter more-abreast-than-models
  whoever is nearest takes a place: unitName=A toX=36
    position=wab1_bottom_A-36-40-skirmish-n1 toY=40           => allowed farthestModel=0
    position=wab1_bottom_A-36-40-skirmish-n2-w1 toY=40 headingAfter=180 => allowed
    position=wab1_bottom_A-36-40-skirmish-n2-w2 toY=40 gapAfter=2 => allowed farthestModel=0.5
  ground: unitName=A toX=36
    position=wab1_wood-30-30-42-38_bottom_A-36-40-skirmish-n10 toY=32 => allowed farthestModel=8 15.6/table throughGround=[wood]
    position=wab1_marsh-30-30-42-40_bottom_A-36-40-skirmish-cavalry-n3-w3 toY=36 => allowed farthestModel=8 15.6/table-riders
    position=wab1_marsh-30-30-42-40_bottom_A-36-40-skirmish-cavalry-n3-w3 toY=31 => !allowed 15.7/table-far
    position=wab1_lake-30-30-42-38_bottom_A-36-40-skirmish-n10 toY=36 => !allowed 2.41/table
    position=wab1_lake-30-37-42-38_bottom_A-36-40-skirmish-n10 toY=34 => !allowed 15.7/table-far
  others: unitName=A toX=36
    position=wab1_bottom_A-36-40-skirmish-n10_F-36-36.5-n20-w5 toY=36 => !allowed 15.5/table-room throughUnits=[F]
    position=wab1_bottom_A-36-40-skirmish-n10_top_X-36-33 toY=33.5 => !allowed 2.9/table-end
    position=wab1_bottom_A-36-40-skirmish-n10_top_X-36-38.3-w20 toY=33 => !allowed 15.7/table-far
    position=wab1_bottom_A-36-40-skirmish-n10-fleeing toY=36  => !allowed 2.69/table
    position=wab1_bottom_A-36-40-skirmish-n10_top_X-36-40 toY=36 => !allowed 3.66/table
    position=wab1_bottom_A-36-40-skirmish-n10 toY=40 toX=3    => !allowed 2.75/table
`,
);

cases(
  'wab/table-distance',
  `
  skirmishers stand apart: unitName=A otherName=X
    position=wab1_bottom_A-36-40-skirmish-n2-w2_top_X-36-36   => apartInches=4
    position=wab1_bottom_A-36-40-skirmish-n2-w2-g2_top_X-36-40.1-n1 => apartInches=0.61
    position=wab1_bottom_A-36-40-skirmish-n2-w2-g0_top_X-36-39-n1 => apartInches=1
`,
);

cases(
  'wab/table-sight',
  `
  one sees between skirmishers: unitName=A targetName=X
    position=wab1_bottom_A-36-40-n5_F-36-36-n5-skirmish_top_X-36-30 => allowed modelsSeeing=5
    position=wab1_bottom_A-36-40-n5_F-36-36-n40-w40_top_X-36-30 => !allowed
`,
);

// What each row alone changes.
cases(
  'wab/table-move',
  `
  a plain move tells of no march: unitName=A path.0.amount=2
    position=wab1_bottom_A-36-40-elephant_top_X-36-30         => allowed -2.51/table
    position=wab1_bottom_A-36-40-character-nomusician_top_X-36-20 => allowed -2.64/table
    position=wab1_bottom_A-36-40_top_X-46-38-fleeing          => allowed -2.49/table
    position=wab1_bottom_A-36-40_top_X-46-38                  => allowed -2.48/table -2.49/table -2.50/table
    position=wab1_bottom_A-36-40-cavalry_top_X-46-38          => allowed -2.50/table
  each row is told where it holds: unitName=A
    position=wab1_bottom_A-36-40-n12-w2_top_X-43-40-fleeing path.0.amount=2 pace=quick-march => !allowed 2.60/table -2.49/table
    position=wab1_bottom_A-36-40_top_X-60-20 path.0.amount=2 pace=march => allowed -2.48/table -2.49/table -2.50/table
    position=wab1_bottom_A-36-30 path.0.go=about-face path.1.amount=2 pace=normal R110=b => allowed -2.53/table-about-face
    position=wab1_wall-30-38.5-42-38.5_bottom_A-36-40 path.0.amount=4.5 => !allowed 2.11/table -2.44/table-short
    position=wab1_bottom_A-36-40_top_X-33.3-36-90 path.0.amount=4 pace=march => !allowed 2.52/table -2.9/table-way
`,
);

// A template of 8 by 2 inches ends in a round of 1 inch: d inches from its point it is 0.144 d to either side, at 7 inches 1.
// The columns of X end 0.39, 1.18 and 1.97 inches from its middle, its ranks are 0.79 deep.
cases(
  'wab/table-shot',
  `
  the template of an organ gun: unitName=A targetName=X machine=organ-gun templateLong=8 templateWide=2
    position=wab1_bottom_A-36-44-largegun_top_X-36-38-180 artilleryDie=4 advanceDie=1 => allowed modelsHit=12 aimY=36 landsY=35 declared=null says=[18.67,18.68/moved]
    position=wab1_bottom_A-36-44-largegun_top_X-36-31-180 artilleryDie=4 advanceDie=6 => modelsHit=6 landsY=30
    position=wab1_bottom_A-36-44-largegun_top_X-36-31-180 artilleryDie=4 advanceDie=5 => modelsHit=0 unitsHit=[]
    position=wab1_bottom_A-36-44-90-largegun_top_X-36-38-180 artilleryDie=4 advanceDie=1 => modelsHit=0
    position=wab1_bottom_A-36-44-largegun_top_X-36-43.5-180-n5 artilleryDie=4 advanceDie=6 => modelsHit=1
    position=wab1_bottom_A-36-44-largegun_top_X-36-43.5-180-n5 artilleryDie=4 advanceDie=6 templateNarrow=1 => modelsHit=3
    position=wab1_bottom_A-36-44-largegun_top_X-36-38-180 artilleryDie=misfire advanceDie=1 => allowed modelsHit=null says=[18.67,18.67/misfire]
    position=wab1_bottom_A-36-44-largegun_F-36-38-180_top_X-36-20-180 artilleryDie=4 advanceDie=1 => modelsHit=12 unitsHit.0.unit=F
  whose dice are open: unitName=A targetName=X machine=organ-gun templateLong=8 templateWide=2
    position=wab1_bottom_A-36-44-largegun_top_X-36-38-180     => modelsHit=null unitsLikely.0.hitMean=5 says=[18.67,18.68]
    position=wab1_bottom_A-36-44-largegun_top_X-36-38-180 artilleryDie=4 => unitsLikely.0.hitMean=6
    position=wab1_bottom_A-36-44-largegun_top_X-36-38-180 advanceDie=2 => unitsLikely.0.hitMean=5
    position=wab1_bottom_A-36-44-largegun_top_X-36-31-180 artilleryDie=4 => unitsLikely.0.hitMean=0.5
  how large it is must be told: unitName=A targetName=X machine=organ-gun position=wab1_bottom_A-36-44-largegun_top_X-36-38-180
    templateWide=2                                            => refused templateLong template-unknown 18.67
    templateLong=8                                            => refused templateWide template-unknown 18.67
    templateLong=2 templateWide=3                             => refused templateWide template-wider-than-long 18.67
`,
);

// An elephant of 60 by 80 mm, 2.36 by 3.15 inches, turns about its middle: away from its front it begins 3.15 inches farther back.
cases(
  'wab/table-stampede',
  `
  out of a combat: unitName=E
    position=wab1_bottom_E-36-30-elephant_F-36-38_top_X-36-30 dice=[3,4] => stampedeDirection=away-from-enemies runsTo=180 firstUnit=F firstUnitInches=4.85 stampedeEnds=attacks unitAttacked=F inchesMoved=4.85 endX=36 endY=38 endHeading=180 contactIs=charge edgeInches=null says=[17.35,17.38/no-flight,17.36/table,17.39/table,17.39,17.39/charge]
    position=wab1_bottom_E-36-30-elephant_F-36-38_top_X-36-30 dice=[1,3] => stampedeEnds=free inchesMoved=4 endY=37.15 unitAttacked=null contactIs=none says=[17.35,17.38/no-flight,17.36/table,17.39/table]
    position=wab1_bottom_E-36-30-elephant_F-36-38_top_X-36-30 R316=b => stampedeEnds=open contactIs=no-charge odds.attacks-it=5/6 mean.inchesMoved=331/72 odds.off-table=none
    position=wab1_bottom_E-36-30-elephant_top_X-36-30 dice=[1,3]  => firstUnit=null contactIs=none endY=37.15 says=[17.35,17.38/no-flight,17.36/table]
    position=wab1_bottom_E-36-30-elephant_top_X-34.82-31.57-90  => runsTo=90
    position=wab1_bottom_E-36-30-elephant_top_X-36-30_Y-34.82-31.57-90-n3-w3 => runsTo=135
    position=wab1_bottom_E-36-30-elephant_top_X-36-30_Y-36-33.15-0 => refused stampedesTo no-way-between-enemies 17.35
    position=wab1_bottom_E-36-30-elephant_top_X-36-30_Y-36-33.15-0 stampedesTo=90 dice=[2,2] => runsTo=90 endX=41.57 endY=31.57
  anywhere else the scatter die says where to: unitName=E position=wab1_bottom_E-36-30-elephant_top_X-36-10
    dice=[2,2]                                                  => stampedeDirection=scatter-die runsTo=null stampedeEnds=open rolled=4 endX=null says=[17.35/scatter] sum=table-stampede/scatter
    dice=[2,2] stampedesTo=90                                   => runsTo=90 stampedeEnds=free endX=41.57 endY=31.57 endHeading=90 says=[17.35/scatter,17.36/table]
  later: unitName=E dice=[2,2]
    position=wab1_bottom_E-36-30-90-elephant stampedeStep=later => runsTo=90 endX=40 endY=30 says=[17.36,17.36/table]
    position=wab1_bottom_E-36-30-90-elephant stampedeStep=broke-a-unit => runsTo=90 says=[17.40,17.36/table]
    position=wab1_bottom_E-36-30-elephant_top_X-36-30 stampedeStep=lost-a-combat => runsTo=180 endY=37.15 says=[17.41,17.38/no-flight,17.36/table]
  the edge: unitName=E stampedeStep=later position=wab1_bottom_E-36-40-180-elephant
    dice=[4,4]                                                  => stampedeEnds=free edgeInches=8 endY=48
    dice=[5,4]                                                  => stampedeEnds=off-table endY=null positionAfter=null says=[17.36,17.36/table,17.37/off]
    stampedesTo=180                                           => odds.off-table=5/18 odds.attacks-it=none odds.turned-aside=none
  impassable ground: unitName=E position=wab1_lake-30-36-42-40_bottom_E-36-30-elephant_top_X-36-30
    dice=[3,4]                                                  => firstGround=lake firstGroundInches=2.85 stampedeEnds=turned-aside turnedAside inchesMoved=7 endY=36 positionAfter=null says=[17.35,17.38/no-flight,17.36/table,17.36/table-ground,17.36/impassable]
    dice=[3,4] turnsTo=90                                       => stampedeEnds=free turnedAside inchesMoved=7 endX=41.72 endY=34.43 endHeading=90 says=[17.35,17.38/no-flight,17.36/table,17.36/table-ground,17.36/impassable,17.36/table-on]
    dice=[1,1] turnsTo=90                                       => stampedeEnds=free !turnedAside endY=35.15
    turnsTo=90                                                => odds.turned-aside=35/36
    position=wab1_lake-30-36-42-40_bottom_E-36-30-elephant_F-40-34.43-270_top_X-36-30 dice=[3,4] turnsTo=90 => stampedeEnds=attacks unitAttacked=F inchesMoved=5.28 firstUnit=null endX=40 contactIs=charge
    position=wab1_lake-30-36-42-40_bottom_E-36-30-elephant_F-40-34.43-270_top_X-36-30 turnsTo=90 => odds.attacks-it=13/18
  who and with what: position=wab1_bottom_E-36-30-elephant_F-36-38_top_X-36-30
    unitName=F                                                => refused unitName no-elephant-there 17.35
    unitName=E dice=[3]                                         => refused dice two-dice-of-stampede 17.35
`,
);
