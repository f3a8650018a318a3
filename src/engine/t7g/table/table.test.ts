import { cases } from '../../testing/cases.ts';

// All worked out on paper: a Formation of 15 mm is 4.72 by 2.36 inches, a Company 3.15 by 1.57.
const between = (c: string, end: string) =>
  `A-107.81c-110c-s9-base~8~4_B-100c-100c-base~8~4_C-${c}-100c-base~8~4${end}`;

cases(
  't7g/table-move',
  `
  an inch from enemy Centres: position=t7g1_bottom_A-36-40_top_X-36-36 unitName=A toX=36
    toY=37                             => allowed nearestEnemyCentre=1
    toY=37 R11=b                       => !allowed 1.7/end
    toY=36.9                           => !allowed 1.7/end nearestEnemyCentre=0.9
    toY=36.9 order=attack              => allowed
  on the way and at the end: position=t7g1_bottom_A-36-40-s9_top_X-36.9-35-270 unitName=A order=run toX=36 toY=29
    R114=a                              => !allowed 1.7/way -1.7/end
    R114=b                             => allowed
  a corridor of exactly 3 inches: unitName=A toX=42.44 toY=37
    position=t7g1_bottom_${between('115.62c', '')}          => allowed corridor=null
    position=t7g1_bottom_${between('115.5c', '')}           => !allowed 3.7/*
    position=t7g1_scale-28_bottom_${between('115.62c', '')} => !allowed 3.7/* corridor=3
    position=t7g1_scale-28_bottom_${between('118.16c', '')} => allowed
  what lets pass: unitName=A toX=36 toY=33.5
    position=t7g1_bottom_A-36-42-s9_F-36-38-artillery                     => allowed
    position=t7g1_bottom_A-36-42-s9_top_X-36-38-artillery                 => !allowed 3.3/*
    position=t7g1_bottom_A-36-42-s9_C-36-38-commander                     => allowed
    position=t7g1_bottom_A-36-42-s9-openorder_F-36-38-company-openorder   => allowed
    position=t7g1_bottom_A-36-42-s9-openorder_F-36-38-company-openorder order=attack => !allowed 3.3/*
    position=t7g1_bottom_A-36-42-s9-openorder_F-36-38-company             => !allowed 3.3/*
  a pivot of 90 degrees and no more: position=t7g1_bottom_A-36-40 unitName=A
    toX=38 toY=40                      => allowed pivot=90 endHeading=90
    toX=38 toY=40.1                    => !allowed 3.4/*
    toX=36 toY=47                      => !allowed says=[1.9/table,3.4/table,3.5/table]
  a change of orientation: unitName=A
    position=t7g1_bottom_A-36-40_F-36-43 face=left        => !allowed 3.8/* endsOn=[F]
    position=t7g1_bottom_A-36-40_F-36-43 face=rear        => allowed endY=42.36 endHeading=180
    position=t7g1_bottom_A-36-40-cavalry face=rear order=run toX=36 toY=45 => allowed 6.69/* endY=45 pivot=0
    position=t7g1_bottom_A-36-40 face=rear toX=36 toY=45  => allowed
    position=t7g1_bottom_A-36-40-squares face=rear        => allowed
    position=t7g1_bottom_A-36-40-squares face=rear toX=36 toY=45 => !allowed 6.9/*
  where it lies in the end: unitName=A toX=36 toY=36
    position=t7g1_bottom_A-36-40_F-40.6-37                => !allowed 3.8/* 3.12/* endsOn=[F] correction=0.13
    position=t7g1_bottom_A-36-40_F-40.8-37                => allowed correction=0
    position=t7g1_lake-38-30-42-37_bottom_A-36-40         => !allowed 3.8/impassable endsOn=[lake] crosses=[]
    position=t7g1_lake-36-30-42-37_lake-30-36.5-35-38_bottom_A-36-40 => !allowed endsOn=[lake,lake2]
  told by somebody else: position=t7g1_wood-30-30-42-39_bottom_A-36-40 unitName=A toX=36 toY=36
    mostInches=4                       => allowed allowance=4 disorderedByWay
    mostInches=3.5                     => !allowed 3.5/*
  what bears on it, and what does not:
    position=t7g1_bottom_A-36-40 unitName=A toX=0 toY=36         => -3.20~leaves-easy-terrain -3.17/table -3.12/table !allowed positionAfter=null -3.10/table -3.11/table
    position=t7g1_bottom_A-38-29-s5-base~10.16~5.08_F-38-25.3-artillery-base~10.16~4.32 unitName=A toX=38 toY=24 => 3.10/table
    position=t7g1_road-35-30-37-41_bottom_A-36-40-s5 unitName=A toX=0 toY=33 => allowance=5
    position=t7g1_road-35-30-37-41_bottom_A-36-40-s5 unitName=A toX=1 toY=2 mostInches=60 R9=b order=run => !allowed positionAfter=null
    position=t7g1_wood-30-30-42-39_bottom_A-36-40 unitName=A toX=36 toY=0 => 3.17/table
    position=t7g1_wood-30-30-42-39_bottom_A-36-40-s5-company-skirmishers unitName=A toX=0 toY=35 => -6.13/table
  the clauses in the order in which they bear:
    position=t7g1_bottom_A-34.78-40_top_X-40-36 unitName=A order=run toX=34.78 toY=34 face=right => says=[3.13/table,2.20/face,1.9/table,2.20,1.19,3.4/table,1.7/end,3.8/table,3.12/table]
  what else decides:
    position=t7g1_field-30-36-42-37_wood-30-34-42-35_bottom_A-36-38-s8 unitName=A toX=36 toY=34.5 => allowed allowance=4 disorderedByWay
    position=t7g1_bottom_A-36-40_C-36-36.5-commander unitName=A toX=36 toY=36 => allowed overCommanders=[C] 3.11/table
    position=t7g1_bottom_A-36-40-s8_top_X-36.8-37-270_Y-36-33.2 unitName=A toX=36 toY=34 => !allowed 1.7/way 1.7/end
  in their order:
    position=t7g1_bottom_A-36-40-s8_top_X-36.8-37-270_Y-36-33.2 unitName=A toX=36 toY=34 => says=[1.9/table,1.7/way,1.7/end,3.8/table,3.12/table]
  heavy cavalry and fortifications: unitName=A
    position=t7g1_bottom_A-36-40-cavalry-heavy order=run face=left toX=30 toY=40 => !allowed 6.47/table -6.69/table
    position=t7g1_bottom_A-36-40-cavalry order=run face=left toX=30 toY=40       => allowed 6.69/table
    position=t7g1_bottom_A-36-40-cavalry-heavy face=left toX=30 toY=40           => allowed -6.69/table
    position=t7g1_bottom_A-36-40-emplaced toX=36 toY=39                          => !allowed 6.27
    position=t7g1_bottom_A-36-40-emplaced face=left                              => !allowed 6.27
`,
);

cases(
  't7g/table-sight',
  `
  the arc: unitName=A targetName=X
    position=t7g1_bottom_A-36-40_top_X-30-40-90-company   => allowed nearestVisible=front sightDistance=6
    position=t7g1_bottom_A-36-36_top_X-36-46              => !allowed 4.2/none
    position=t7g1_bottom_A-36-36_top_X-36-46 R32=b        => allowed nearestVisible=rear sightDistance=7.64
  what hides: unitName=A targetName=X
    position=t7g1_wood-30-36-42-38_bottom_A-36-40_top_X-36-34   => !allowed 4.24/* 9.24/*
    position=t7g1_wood-30-36-42-41_bottom_A-36-40_top_X-36-34   => allowed
    position=t7g1_wood-30-33-42-38_bottom_A-36-40_top_X-36-34   => allowed
    position=t7g1_field-30-36-42-38_bottom_A-36-40_top_X-36-34  => allowed
    position=t7g1_bottom_A-36-40_C-36-37-commander_top_X-36-34  => allowed
    position=t7g1_bottom_A-36-40-bows_F-36-36-base~25~4_top_X-36-33 => !allowed 4.3/*
    position=t7g1_bottom_A-36-40-bows_F-36-37-base~25~4_top_X-36-33 => allowed
  a corridor of exactly 3 inches: unitName=A targetName=X
    position=t7g1_bottom_${between('115.62c', '_top_X-107.81c-90c-base~8~4')}          => allowed
    position=t7g1_scale-28_bottom_${between('115.62c', '_top_X-107.81c-90c-base~8~4')} => !allowed 4.4/*
  from a Lateral Centre: position=t7g1_bottom_A-36-40-widearc_top_X-28-42-90-company unitName=A targetName=X
    fromCentre=left                    => allowed nearestVisible=front sightDistance=5.7
    fromCentre=left R33=b              => !allowed
    fromCentre=right                   => !allowed
`,
);

cases(
  't7g/table-charge',
  `
  the line of the front: unitName=X targetName=A
    position=t7g1_bottom_A-36-24_top_X-42-24-270          => allowed !flank
    position=t7g1_bottom_A-36-24_top_X-42-24.5-270        => allowed flank
    position=t7g1_bottom_A-36-24_top_X-42-24.5-270 R51=b  => allowed !flank
    position=t7g1_bottom_A-36-24-squares_top_X-42-24.5-270 => allowed !flank 6.8/*
  reach: unitName=A targetName=X
    position=t7g1_bottom_A-36-40_top_X-36-34              => allowed used=6 chargeable=[X]
    position=t7g1_bottom_A-36-40_top_X-36-33.9            => !allowed 5.5/far 2.17/* chargeable=[]
    position=t7g1_bottom_A-36-40_top_X-36-33.9_Y-41-37    => !allowed chargeable=[Y]
    position=t7g1_bottom_A-36-40_top_X-36-33.9 mostInches=7 => allowed
  what bears on it, and what does not:
    position=t7g1_bottom_A-36-24-s6_top_X-41-25-270 unitName=A targetName=X => -5.7~straight-way-open -5.6/table
    position=t7g1_bottom_A-36-24-s6_top_X-41-25-270 unitName=A targetName=X mostInches=0 => -2.17/table
    position=t7g1_bottom_A-36-40_top_X-36-33.5 unitName=A targetName=X => -5.5/near -5.6/table
    position=t7g1_bottom_A-36-40_top_X-36-34 unitName=A targetName=X => -2.17/table -6.8~no-squares
  an enemy behind a wood:
    position=t7g1_wood-30-35-42-37_bottom_A-36-40_top_X-36-34 unitName=A targetName=X => !allowed 5.37/table -2.17/table
  an enemy behind a wood, within reach:
    position=t7g1_wood-30-35-42-37_bottom_A-36-40-s9_top_X-36-34 unitName=A targetName=X => !allowed 5.37/table -5.6/table
  a lake on the way:
    position=t7g1_lake-10-37.5-62-38.5_bottom_A-36-40_top_X-36-34 unitName=A targetName=X => !allowed 3.19/table
  two lakes with too little room between them:
    position=t7g1_lake-10-37.5-35-38.5_lake-37-37.5-62-38.5_bottom_A-36-40_top_X-36-34 unitName=A targetName=X => !allowed 3.7/charge
  a fortification does not charge:
    position=t7g1_bottom_A-36-40-emplaced_top_X-36-35 unitName=A targetName=X => !allowed 6.27/table chargeable=[]
    position=t7g1_bottom_A-36-40-artillery-s6-limbered_top_X-36-35 unitName=A targetName=X => !allowed 5.5/near -5.6/table
    position=t7g1_bottom_A-36-40-artillery-s6-limbered_top_X-36-25 unitName=A targetName=X => !allowed 5.5/far -2.17/table
`,
);

cases(
  't7g/table-reactions',
  `
  nearer than 3 inches, or 4 with bases of 28 mm: unitName=A toX=36 toY=30
    position=t7g1_bottom_A-36-40_top_X-38.98-35           => reactions.0.unit=X reactions.0.nearestInches=2.98 reactions.0.moverY=35
    position=t7g1_bottom_A-36-40_top_X-39-35              => reactions=[] reactionInches=3
    position=t7g1_scale-28_bottom_A-36-40_top_X-39.9-35   => reactions.0.why=approach reactionInches=4
    position=t7g1_scale-28_bottom_A-36-40_top_X-40-35     => reactions=[]
  who moves away: position=t7g1_bottom_A-36-40_top_X-36-38 unitName=A toX=40 toY=40
    R118=a                              => reactions=[]
    R118=b                             => reactions.0.unit=X reactions.0.nearestInches=2
  whoever has acted: unitName=A
    position=t7g1_bottom_A-36-40_top_X-36-35-acted toX=36 toY=37              => reactions=[] alreadyActed=[X]
    position=t7g1_bottom_A-36-40_top_X-36-35-cavalry-acted chargedName=X      => reactions.0.why=evasion reactions.0.fleesTo=0
    position=t7g1_bottom_A-36-40-cavalry_top_X-36-35-cavalry-acted-heavy chargedName=X => reactions=[]
    position=t7g1_bottom_A-36-40_top_X-36-35-cavalry-acted-heavy chargedName=X => reactions.0.why=evasion
  a counter-charge needs the enemy before it: unitName=A chargedName=X
    position=t7g1_bottom_A-36-40_top_X-36-35              => reactions.0.mayCharge
    position=t7g1_bottom_A-36-40_top_X-36-35-0            => reactions.0.mayCharge=false 2.33/*
  from another point of the mover: position=t7g1_bottom_A-36-40_top_X-39.5-35 unitName=A toX=36 toY=36
    R23=a                              => reactions=[]
    R23=c                              => reactions.0.unit=X
  left out, the ordinary case holds:
    position=t7g1_bottom_A-36-40_top_X-38-38.5 unitName=A toX=33 toY=39.9 => reactions=[]
`,
);

cases(
  't7g/table-distance',
  `
  two Troops: unitName=A otherName=X
    position=t7g1_bottom_A-36-40_top_X-36-35              => centreDistance=5 nearestCentre=front betweenFronts=5 edgeDistance=5 inFrontOfIt !inReactionDistance
    position=t7g1_bottom_A-36-40_top_X-36-37              => betweenFronts=3 !inReactionDistance
    position=t7g1_bottom_A-36-40_top_X-36-37.01           => inReactionDistance
    position=t7g1_bottom_A-36-40_top_X-36-45              => nearestCentre=rear centreDistance=2.64 betweenCentres=0.28 !inFrontOfIt
  a Commander: unitName=A otherName=C
    position=t7g1_bottom_A-100c-100c_C-77.5c-101c-commander          => !inCommandDistance
    position=t7g1_bottom_A-100c-100c_C-77.5c-101c-commander-presence => inCommandDistance
    position=t7g1_bottom_A-100c-100c_top_C-77.51c-101c-commander     => inCommandDistance=null
`,
);

cases(
  't7g/table-move',
  `
  what it is and carries: unitName=A toX=36 toY=37
    position=t7g1_bottom_A-36-40-emplaced                             => !allowed 6.27
    position=t7g1_bottom_A-36-40-fortress                             => !allowed allowance=2 6.17 3.5/table
    position=t7g1_bottom_A-36-40-fortress order=run                   => allowed allowance=4
    position=t7g1_bottom_A-36-40-gun order=run                        => allowed allowance=6 6.84
    position=t7g1_bottom_A-36-40-artillery-s6-limbered                => allowed allowance=6 6.74
    position=t7g1_bottom_A-36-40-artillery-s6-limbered order=attack   => !allowed 6.77/charge
    position=t7g1_bottom_A-36-40-emplaced face=left                   => !allowed 6.27
    position=t7g1_bottom_A-36-40-fortress face=left                   => !allowed 6.15
`,
);

cases(
  't7g/table-retreat',
  `
  to its rear: unitName=A position=t7g1_bottom_A-36-30_top_X-36-29
    moveKind=disengage                 => allowed used=3 extraWear=0 endX=36 endY=33 endHeading=0 !disorderedByWay 5.20 -5.21/table -5.25/table -3.17/table -5.22/others -5.22/edge
    moveKind=retreat                   => allowed used=8 extraWear=0 endX=36 endY=40.36 endHeading=180 disorderedByWay 5.25 5.25/table -5.26/others -5.26/edge
    position=t7g1_bottom_A-36-30_top_X-33-31-90 face=left => used=3 endX=36.64 endY=31.18 endHeading=270 5.21/table
  a friend behind it: unitName=A moveKind=retreat position=t7g1_bottom_A-36-30_F-36-36-company
    R151=a                             => used=3.6 extraWear=1 stoppedBy=[F] endY=35.96 endHeading=180 5.26/table 5.26/others -5.22/others
    R151=b                             => used=0 extraWear=1 stoppedBy=[F] endY=32.36
    moveKind=disengage position=t7g1_bottom_A-36-30_F-36-34-company => stoppedBy=[F] extraWear=1 5.22/others -5.26/others
  over what its line misses: unitName=A moveKind=retreat position=t7g1_bottom_A-36-30_F-39-34-company
    R150=a                             => used=8 stoppedBy=[] extraWear=0
    R150=b                             => used=1.6 stoppedBy=[F] extraWear=1
  between two friends: unitName=A moveKind=retreat
    position=t7g1_bottom_A-36-28-s6_B-33.17-36-company_C-38.83-36-company => used=5.6 stoppedBy=[B,C] extraWear=1
    position=t7g1_bottom_A-36-28-s6_B-32.5-36-company_C-39.5-36-company   => used=12 stoppedBy=[] extraWear=0
  who lets pass: unitName=A moveKind=retreat
    position=t7g1_bottom_A-36-30_F-36-34-artillery_C-36-36-commander      => used=8 stoppedBy=[]
    position=t7g1_bottom_A-36-30_top_F-36-34-artillery                    => stoppedBy=[F]
    position=t7g1_bottom_A-36-30-openorder_F-36-34-company-openorder      => stoppedBy=[F]
  the edge: unitName=A position=t7g1_bottom_A-36-44
    R58=a                              => used=1.6 atEdge !lostOverEdge extraWear=1 5.22/edge -5.26/edge
                                       => atEdge !lostOverEdge extraWear=1
    moveKind=retreat                   => atEdge !lostOverEdge 5.26/edge -5.22/edge
    R58=b                              => lostOverEdge extraWear=0 5.22/lost
  terrain: unitName=A
    position=t7g1_wood-30-31-42-40_bottom_A-36-30                         => used=3 disorderedByWay 3.17/*
    position=t7g1_lake-30-34-42-40_bottom_A-36-30                         => used=1.6 stoppedBy=[lake] extraWear=1
    position=t7g1_field-30-33-42-34_bottom_A-36-30 moveKind=retreat       => used=8
    position=t7g1_field-30-33-42-34_bottom_A-36-30 moveKind=retreat R55=b => used=4
  fortifications: unitName=A
    position=t7g1_bottom_A-36-30-emplaced                                 => !allowed 6.27
    position=t7g1_bottom_A-36-30-fortress                                 => !allowed 6.21
    position=t7g1_bottom_A-36-30-fortress moveKind=retreat                => allowed used=8 6.22
`,
);

cases(
  't7g/table-flight',
  `
  straight away: unitName=A targetName=X
    position=t7g1_bottom_A-36-30_top_X-36-26                  => allowed fleesTo=180 least=4 allowance=8 used=8 endX=36 endY=38 2.36
    position=t7g1_bottom_A-36-30_top_X-32.54-24               => fleesTo=150 endX=40 endY=36.93
    position=t7g1_bottom_A-36-30_top_X-36-26 fleesInches=5    => allowed used=5 endY=35
    position=t7g1_bottom_A-36-30_top_X-36-26 fleesInches=3    => !allowed 2.36/short
    position=t7g1_bottom_A-36-30_top_X-36-26 fleesInches=20   => used=8
    position=t7g1_bottom_A-36-30-gun_top_X-36-26              => used=6 6.84
  what cuts it short: unitName=A targetName=X
    position=t7g1_bottom_A-36-30_F-36-36-company_top_X-36-26  => allowed used=6 stoppedBy=[F]
    position=t7g1_bottom_A-36-30_F-36-33-company_top_X-36-26  => allowed used=3 stoppedBy=[F]
    position=t7g1_bottom_A-36-30_top_X-36-26_Y-36-40          => used=6.6 stoppedBy=[Y]
    position=t7g1_bottom_A-36-44_top_X-36-40                  => allowed used=4 atEdge stoppedBy=[]
    position=t7g1_wood-30-35-42-40_bottom_A-36-30_top_X-36-26 => used=6 allowance=6 stoppedBy=[] disorderedByWay
    position=t7g1_bottom_A-36-30-emplaced_top_X-36-26         => !allowed 6.27
    position=t7g1_bottom_A-36-30-openorder_F-36-36-company-openorder_top_X-36-26 => used=6 stoppedBy=[F]
    // The adopted readings: an inch exactly is not nearer than an inch, it is measured from the base, and on the way as well; no gun of the enemy lets pass.
    position=t7g1_bottom_A-36-30_top_X-36-26_Y-36-38-0        => used=7 stoppedBy=[Y]
    position=t7g1_bottom_A-36-30_top_X-36-26_Y-36-38-0 R11=b  => used=6.9 stoppedBy=[Y]
    position=t7g1_bottom_A-36-30_top_X-36-26_Y-37-38-0 fleesInches=7.5 => used=7 stoppedBy=[Y]
    position=t7g1_bottom_A-36-30_top_X-36-26_Y-37-38-0 fleesInches=7.5 R12=b => used=7.5 stoppedBy=[]
    position=t7g1_bottom_A-36-30-s9_top_X-36-26_Y-36.9-35-270 fleesInches=12 => used=1.6 stoppedBy=[Y]
    position=t7g1_bottom_A-36-30-s9_top_X-36-26_Y-36.9-35-270 fleesInches=12 R114=b => used=12 stoppedBy=[]
    position=t7g1_bottom_A-36-30-s9_top_X-36-26_Y-36-36-artillery fleesInches=12 R114=b => stoppedBy=[Y]
    position=t7g1_bottom_A-36-30-s9_top_X-36-26_Y-36-36-artillery fleesInches=12 R114=b R35=b => used=12 stoppedBy=[]
`,
);

cases(
  't7g/table-height',
  `
  wholly on a hill: unitName=A targetName=X
    position=t7g1_hill-30-30-42-38_bottom_A-36-32_top_X-36-31 => gains !enemyGains heights.0.whole heights.1.whole=false heights.1.centresInside=[front] 5.38/higher
    position=t7g1_hill-30-30-42-38_bottom_A-36-36_top_X-36-35 => !gains enemyGains heights.0.centresInside=[front,right,left] heights.1.whole
    position=t7g1_steephill-30-20-42-38_bottom_A-36-32_top_X-36-31 => !gains !enemyGains 5.38/level
    position=t7g1_hill-30-31.5-42-38_bottom_A-36-32_top_X-36-31 => gains heights.0.unit=A
    position=t7g1_wood-30-30-42-38_bottom_A-36-32_top_X-36-31 => !gains heights=[]
`,
);
