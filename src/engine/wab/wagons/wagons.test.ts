import { cases } from '../../testing/cases.ts';

cases(
  'wab/tabor',
  `
  as it is deployed:
    => allowed pointsCost=75 defendersInAll=10 says=[14.35,14.32]
    wagons=3 wagonGap=3 => allowed pointsCost=225 says=[14.35,14.32]
    wagons=3 wagonGap=3.5 => !allowed says=[14.35/gap,14.32]
    wagons=3 wagonGap=3.5 listRules => allowed says=[14.35/list,14.35,14.32]
    wagons=1 wagonGap=4 => allowed says=[14.35,14.32]
    atOwnEdge=false => !allowed says=[14.35/edge,14.32]
    atOwnEdge=false listRules => allowed says=[14.35/list,14.35,14.32]
    deployedFirst=false => !allowed says=[14.35/late,14.32]
  its defenders:
    defendersEach=9 => !allowed pointsCost=69 says=[14.33,14.32]
    defenderArms=[bow] => says=[14.35,14.32]
    defenderArms=[spear] => says=[14.33/arms,14.35,14.32]
    defenderArms=[bow,spear] => says=[14.33/arms,14.34,14.35,14.32]
`,
);

cases(
  'wab/war-wagon',
  `
  what it costs and counts:
    => pointsCost=120 wagonCounts=6 formedUnit crewMissiles=wagon-missiles says=[14.9,14.3/six]
    wagonStandard => pointsCost=130 says=[14.9,14.4,14.3/six]
    wagonLeader => pointsCost=125 says=[14.9,14.4/leader,14.3/six]
    wagonStandard wagonLeader => pointsCost=135 says=[14.9,14.4,14.4/leader,14.3/six]
    tarasnice => pointsCost=140 says=[14.9,14.14,14.3/six]
    otherTarasnice => allowed pointsCost=120 says=[14.9,14.3/six]
    tarasnice otherTarasnice => !allowed says=[14.14/second,14.9,14.14,14.3/six]
    wagonMusician => !allowed says=[14.4/musician,14.9,14.3/six]
    figuresShown=3 => says=[14.9,14.1,14.3/six]
    era=pre-medieval => crewMissiles=composite-bows says=[14.9,14.3/six,14.12]
  its crew:
    crewLeft=3 => wagonCounts=6 says=[14.9,14.3/six,14.22]
    crewLeft=0 => wagonCounts=0 !formedUnit says=[14.9,14.3/six,14.26/gone]
    crewOnFoot => says=[14.2,14.9,14.3/six]
    withCharacters=2 => allowed says=[14.5,14.9,14.3/six]
    withCharacters=3 => !allowed says=[14.5/too-many,14.9,14.3/six]
`,
);

cases(
  'wab/wagon-fate',
  `
  a war wagon:
    => wagonEnds=stands says=[]
    lostCombat => wagonEnds=stands says=[]
    lostCombat crewLeft=5 => wagonEnds=stands !breaksForNumbers says=[14.24]
    crewLeft=4 => wagonEnds=stands says=[]
    breakTest=failed => wagonEnds=removed friendsTest !winnerPursues says=[14.25,14.25/panic,14.25/no-pursuit]
    breakTest=failed hurtBy=missiles => friendsTest says=[14.25,14.25/panic,14.25/no-pursuit]
    breakTest=passed => wagonEnds=stands says=[]
    fledByFear => wagonEnds=removed friendsTest says=[14.27,14.25/panic]
    crewLeft=0 => wagonEnds=removed friendsTest says=[14.26,14.25/panic]
    crewLeft=0 hurtBy=missiles => wagonEnds=removed !friendsTest says=[14.26]
    crewLeft=0 hurtBy=missiles lostCombat => wagonEnds=removed says=[14.26]
    wagonWoundsTaken=3 => wagonEnds=stands says=[]
    wagonWoundsTaken=4 hurtBy=machine => wagonEnds=removed !friendsTest says=[14.9/wounds]
    wagonWoundsTaken=4 => wagonEnds=removed friendsTest says=[14.9/wounds,14.25/panic]
  a wagon of a tabor: wagonKind=tabor
    => wagonEnds=stands says=[]
    lostCombat crewLeft=5 => wagonEnds=stands !breaksForNumbers says=[]
    lostCombat crewLeft=4 => wagonEnds=defenders-flee friendsTest winnerPursues breaksForNumbers says=[14.37/flees,7.10/tabor,6.7/tabor]
    crewLeft=4 => wagonEnds=stands says=[]
    breakTest=failed => wagonEnds=defenders-flee winnerPursues says=[14.37/flees,7.10/tabor]
    fledByFear => wagonEnds=defenders-flee says=[14.37/flees,7.10/tabor]
    crewLeft=0 => wagonEnds=stands says=[]
    wagonWoundsTaken=2 => wagonEnds=stands says=[]
    wagonWoundsTaken=3 => wagonEnds=removed defendersTest !friendsTest says=[14.44/removed,14.44/panic]
    wagonWoundsTaken=3 crewLeft=0 => wagonEnds=removed !defendersTest says=[14.47/removed]
`,
);

cases(
  'wab/wagon-move',
  `
  how far it goes:
    => reach=6 wagonStoppedBy=nothing says=[14.9/movement]
    rotates => reach=3 says=[14.9/movement,14.7]
    roughAt=4 => reach=4 wagonStoppedBy=rough-ground says=[14.9/movement,14.8]
    roughAt=8 => reach=6 wagonStoppedBy=nothing says=[14.9/movement]
    rotates roughAt=4 => reach=3 wagonStoppedBy=nothing says=[14.9/movement,14.7]
    rotates roughAt=2 => reach=2 wagonStoppedBy=rough-ground says=[14.9/movement,14.7,14.8]
    move=march => !allowed says=[14.6]
    move=quick-march => !allowed says=[14.6]
    move=charge => !allowed says=[14.6]
`,
);

cases(
  'wab/tabor-crossing',
  `
  who crosses it:
    => allowed inchesAcross=1 says=[14.36/on-foot,2.39/tabor]
    manned => !allowed says=[14.36/manned]
    mounted => !allowed says=[14.36]
    mounted manned => !allowed says=[14.36]
    isTheTabor => !allowed says=[14.36/immobile]
    isTheTabor manned => !allowed says=[14.36/immobile]
    isTheTabor mounted => !allowed says=[14.36/immobile]
`,
);

cases(
  'wab/tabor-defenders',
  `
  inside:
    => !allowed onEverySide !areSkirmishers says=[14.37]
    defendersDo=charge => !allowed says=[14.37]
    defendersDo=shoot => allowed says=[14.40]
    defendersDo=shoot hasShot => !allowed says=[14.40,14.40/once]
    defendersDo=flee hasShot => allowed says=[14.37/flees]
    defendersDo=flee restraint=failed => allowed says=[14.37/flees]
    defendersDo=pursue => !allowed says=[14.37/stays]
    defendersDo=pursue restraint=passed => !allowed says=[14.37/stays]
    defendersDo=pursue restraint=failed => allowed says=[14.37/pursues]
    defendersDo=go-back => !allowed says=[14.37/in-already]
    defendersDo=go-back wagonGone => !allowed says=[14.37/in-already]
  outside: outside
    => allowed areSkirmishers mustReturn !onEverySide says=[14.39,14.39/returns]
    wagonGone => allowed !mustReturn says=[14.39]
    defendersDo=charge => !allowed says=[14.39,14.39/no-charge,14.39/returns]
    defendersDo=go-back => allowed says=[14.39,14.39/returns]
    defendersDo=go-back wagonGone => !allowed says=[14.39,14.39/no-wagon]
    defendersDo=shoot => allowed says=[14.39,14.39/returns]
    defendersDo=shoot hasShot => !allowed says=[14.39,14.39/returns,14.40/once]
    defendersDo=flee => allowed says=[14.39,14.39/returns]
    defendersDo=pursue => allowed says=[14.39,14.39/returns]
    defendersDo=pursue restraint=failed => allowed says=[14.39,14.39/returns]
`,
);

cases(
  'wab/wagon-hits',
  `
  on a war wagon: hits=4
    => shared !canWoundWagon allocationDice=4 crewShare=1/3 says=[14.17,14.17/no-wound]
    hurtBy=close-combat => shared canWoundWagon says=[14.20/skill,14.17,14.20]
    hurtBy=machine => !shared canWoundWagon onWagon=4 onCrew=0 says=[14.18]
  on a wagon of a tabor: wagonKind=tabor hits=4
    => !shared !canWoundWagon onCrew=4 onWagon=0 says=[14.38/crew]
    hurtBy=close-combat => !shared !canWoundWagon !hitsAutomatic onCrew=4 says=[14.38/crew]
    hurtBy=machine => !shared canWoundWagon onWagon=4 says=[14.44]
    unoccupied hurtBy=close-combat => hitsAutomatic canWoundWagon onWagon=4 says=[14.47]
    unoccupied => canWoundWagon onWagon=4 says=[]
    unoccupied hurtBy=machine => canWoundWagon says=[14.44]
`,
);

cases(
  'wab/wagon-fight',
  `
  the crew of a war wagon:
    => crewFighting=6 halberdAttacks=3 otherAttacks=3 !defendedObstacle says=[14.19,14.23/sides,14.19/apart]
    engagedSides=2 => crewFighting=6 says=[14.19,14.23/sides,14.19/apart]
    lostARound => !defendedObstacle says=[14.19,14.23/sides,14.19/apart]
    cavalryAttacks => defendedObstacle !horsesAttack says=[14.19,14.23/sides,14.19/apart,14.30,14.30/horses]
    cavalryAttacks lostARound => defendedObstacle says=[14.19,14.23/sides,14.19/apart,14.30,14.30/lasts,14.30/horses]
    crewLeader => attackDice=7 says=[14.19,14.23/sides,14.19/apart,8.8]
  defenders of a tabor: wagonKind=tabor
    => crewFighting=5 halberdAttacks=0 otherAttacks=5 defendedObstacle says=[14.38,14.46,14.45]
    engagedSides=2 => crewFighting=10 says=[14.38,14.45]
    lostARound => says=[14.38,14.46,14.45,14.45/lasts]
    cavalryAttacks => defendedObstacle horsesAttack says=[14.38,14.46,14.45]
    cavalryAttacks lostARound => says=[14.38,14.46,14.45,14.45/lasts]
    unoccupied => hitsAutomatic !defendedObstacle crewFighting=0 says=[14.47]
    unoccupied lostARound => !defendedObstacle says=[14.47]
`,
);

cases(
  'wab/wagon-after',
  `
  it pursues:
    fledInches=4 => chanceReached=1/3 destroysIt=null says=[14.28]
    fledInches=4 dice=[5] => destroysIt wagonMoves=5 says=[14.28,14.28/destroys]
    fledInches=4 dice=[4] => !destroysIt says=[14.28]
    otherEnemyAt=5 dice=[5] => wagonMoves=4 says=[14.28,14.28/stops]
    otherEnemyAt=5 dice=[4] => wagonMoves=4 says=[14.28]
    otherEnemyAt=9 dice=[5] => wagonMoves=5 says=[14.28]
    dice=[5] => !destroysIt wagonMoves=5 says=[14.28]
  it gives ground: wagonDoes=give-ground
    dice=[5] => wagonMoves=5 !destroysIt says=[14.29]
    dice=[5] otherEnemyAt=3 => wagonMoves=5 says=[14.29]
`,
);

cases(
  'wab/wagon-shots',
  `
  who shoots and how far:
    => allowed crewShots=3 says=[14.10,14.11/each] spares=[14.12~medieval-army,14.11~no-second-shot,14.10~has-not-moved]
    distance=24 => allowed crewShots=3
    distance=24.5 => !allowed crewShots=0 says=[14.10,14.10/far] spares=[14.12~medieval-army,14.11~no-second-shot,14.10~has-not-moved]
    distance=2 tarasniceAngle=180 => allowed crewShots=3 says=[14.10,14.11/each] spares=[14.12~medieval-army,14.11~no-second-shot,14.10~has-not-moved,14.10~in-range]
    tarasniceBy=halberdier => crewShots=3 tarasniceShoots says=[14.10,14.11/each,14.14/halberdier]
    tarasniceBy=shooter distance=120 => allowed crewShots=0 tarasniceShoots says=[14.10,14.11/each,14.14/works]
    tarasniceBy=shooter tarasniceAngle=46 => !allowed says=[14.10,14.15]
    moved => !allowed crewShots=0 says=[14.10,14.10/moved]
    moved era=pre-medieval => allowed crewShots=3 -14.10/moved
`,
);

cases(
  'wab/wagon-move',
  `
  nothing in its way:
    => reach=6 says=[14.9/movement] spares=[14.6~moves-normally,14.7~goes-ahead]
`,
);

cases(
  'wab/wagon-after',
  `
  it pursues:
    fledInches=4 dice=[5] => wagonMoves=5 destroysIt says=[14.28,14.28/destroys] spares=[]
    otherEnemyAt=4 dice=[5] => wagonMoves=3 destroysIt=false says=[14.28,14.28/stops] spares=[]
`,
);

cases(
  'wab/wagon-fate',
  `
  how it ends:
    crewLeft=0 wagonWoundsTaken=4 => wagonEnds=removed friendsTest !winnerPursues says=[14.26,14.9/wounds,14.25/panic] spares=[]
    wagonKind=tabor wagonWoundsTaken=3 breakTest=failed => says=[14.37/flees,14.44/removed,14.44/panic]
`,
);

cases(
  'wab/wagon-fight',
  `
  nobody inside: wagonKind=tabor
    unoccupied => hitsAutomatic crewSkill=0 says=[14.47] spares=[14.45~nobody-inside]
`,
);
