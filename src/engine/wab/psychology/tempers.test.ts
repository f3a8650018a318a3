import { cases } from '../../testing/cases.ts';

cases(
  'wab/forced-charge',
  `
  enemies in reach: movement=5 enemies.0.away=8
    => unitMust=charge towards=1 says=[3.3/distance,13.9] spares=[13.12~nobody-past-skirmishers,13.13~gave-no-ground,13.10~somebody-in-reach,13.9~nobody-nearer]
    gaveGroundBefore => unitMust=charge says=[3.3/distance,13.9,13.13] spares=[13.12~nobody-past-skirmishers,6.65~switched-off,13.10~somebody-in-reach,13.9~nobody-nearer]
    enemies.0.seen=past-own-skirmishers => unitMust=charge says=[3.3/distance,13.12/sees,13.9]
    enemies.1.away=7 R311=b => unitMust=charge !mayChoose towards=2 says=[3.3/distance,13.9]
    enemies.1.away=7 enemies.1.chargeFails => unitMust=charge towards=1 says=[3.3/distance,13.9,13.9/next]
    fearsEnemy => needsFearTest says=[3.3/distance,13.9,20.11,12.6/test]
    enemies.0.seen=no => unitMust=nothing says=[3.3/distance,13.10/nobody-seen] spares=[13.12~nobody-past-skirmishers,13.9~nobody-in-reach,13.13~gave-no-ground]
  enemies in reach of a rage: forcedBy=frenzy movement=5 enemies.0.away=8
    => unitMust=charge towards=1 says=[3.3/distance,12.16] spares=[]
    R311=b => says=[3.3/distance,12.16] spares=[]
    enemies.1.away=7 => mayChoose towards=null says=[3.3/distance,12.16,12.16/chooses]
    enemies.1.away=7 R311=b => !mayChoose towards=2 says=[3.3/distance,12.16,12.16/nearest]
    enemies.1.away=7 enemies.1.chargeFails => towards=1 says=[3.3/distance,12.16]
    enemies.0.seen=past-own-skirmishers => unitMust=nothing says=[3.3/distance] spares=[12.16~nobody-in-reach]
    enemies.0.seen=no => unitMust=nothing says=[3.3/distance] spares=[12.16~nobody-in-reach]
    gaveGroundBefore => unitMust=nothing !mustCharge says=[3.3/distance,12.16,6.65/charge] spares=[]
    fearsEnemy => !needsFearTest says=[3.3/distance,12.16,12.19/fear]
  nobody in reach: movement=5 enemies.0.away=11
    => unitMust=advance leastMove=5 mostMove=10 says=[3.3/distance,13.10,13.10/least,13.10/march,13.19/advance] spares=[13.12~nobody-past-skirmishers,13.9~nobody-in-reach,13.13~gave-no-ground,13.12~no-skirmishers-on-its-way,13.11~nothing-stops-it]
    skirmishersOnWay => says=[3.3/distance,13.10,13.10/least,13.12,13.10/march,13.19/advance]
    mayMarch=false => leastMove=5 mostMove=5 says=[3.3/distance,13.10,13.10/least,13.10/no-march,13.19/advance]
    mayMarch=false R221=b => mostMove=10 says=[3.3/distance,13.10,13.10/least,13.10/march,13.19/advance]
    stopsAfter=3 => leastMove=3 mostMove=3 says=[3.3/distance,13.10,13.10/least,13.11,13.10/march,13.19/advance]
    movement=3 enemies.0.away=6.5 => leastMove=3 mostMove=5.5
    forcedBy=frenzy => unitMust=nothing says=[3.3/distance] spares=[12.16~nobody-in-reach]
`,
);

cases(
  'wab/warband-test',
  `
  at the start of the turn:
    => tests unrulyChance=1/6 says=[13.8] spares=[]
    compulsory => !tests unrulyChance='0' says=[] spares=[13.8~compulsory-move]
    enemyTurn => !tests says=[] spares=[13.8~enemy-turn]
    gaveGroundBefore => tests says=[13.13/rolls,13.8]
    inAmbush => tests says=[13.28/warband,13.8]
    turns=2 => neverChance=25/36
`,
);

cases(
  'wab/unreliable-unit',
  `
  not acted yet: unitWants=move
    => rolls allowed=null says=[13.1,13.3] spares=[13.4~not-ungovernable]
    namedByList=false => !rolls allowed says=[13.1/reliable] spares=[13.3~switched-off]
    engaged => rolls says=[13.1,13.3]
    unitWants=compulsory-move => !rolls allowed says=[13.1] spares=[13.3~acts-not-by-itself,13.4~not-ungovernable]
    die=2 => allowed says=[13.1,13.3,13.3/obeys]
    die=1 => allowed=false says=[13.1,13.3,13.3/ungovernable,13.5] spares=[13.4~not-ungovernable]
    die=1 unitWants=shoot => allowed=false says=[13.1,13.3,13.3/ungovernable,13.6] spares=[13.4~not-ungovernable]
    obedience=has-acted => !rolls allowed says=[13.1,13.4/has-acted] spares=[13.4~not-ungovernable]
  ungovernable: obedience=ungovernable
    unitWants=move => rolls says=[13.1,13.4] spares=[13.7~not-engaged-yet]
    unitWants=move namedByList=false => !rolls says=[13.1/reliable] spares=[13.4~switched-off]
    unitWants=move engaged => !rolls allowed says=[13.1,13.4,13.7]
    unitWants=compulsory-move die=1 => allowed says=[13.1,13.4,13.3/ungovernable] spares=[13.7~not-engaged-yet,13.5~not-its-own-will]
    unitWants=charge-reaction-shots => allowed !rolls ungovernable actChance='1' says=[13.1] spares=[13.4~answers-in-enemy-turn,13.7~not-engaged-yet,13.6~answers-a-charge]
    unitWants=charge-reaction-move => allowed !rolls ungovernable says=[13.1]
    unitWants=charge-reaction-move engaged => !ungovernable allowed
    unitWants=charge-reaction-move namedByList=false => !ungovernable allowed
    unitWants=charge-reaction-shots die=1 => allowed says=[13.1,13.4,13.3/ungovernable] spares=[13.7~not-engaged-yet,13.6~answers-a-charge]
`,
);

cases(
  'wab/ambush',
  `
  to hide a unit:
    => allowed !mayReveal !mayStayHidden says=[13.22] spares=[13.23~outside-his-zone]
    enemySees enemyDistance=2 appearsIn=combat => allowed !mustReveal says=[13.22]
    deploymentBegun => !allowed says=[13.22,13.22/begun]
    hiddenBefore=1 => !allowed says=[13.22,13.22/one]
    placeInSight => !allowed says=[13.22,13.22/seen]
    placeInEnemyZone => !allowed says=[13.22,13.23] spares=[]
  once it lies hidden: ambushStep=after-deployment
    => allowed !mustReveal mayReveal mayStayHidden says=[13.24] spares=[13.25~enemy-too-far]
    deploymentBegun hiddenBefore=1 placeInSight placeInEnemyZone appearsIn=combat => allowed says=[13.24]
    enemySees => mustReveal !mayStayHidden says=[13.24,13.25/seen]
    ambushStep=in-play => !mustReveal mayStayHidden says=[13.26] spares=[13.25~enemy-too-far]
    ambushStep=in-play enemySees => mustReveal !mayStayHidden says=[13.25/seen] spares=[13.25~enemy-too-far]
    ambushStep=in-play enemyDistance=8 => mustReveal says=[13.25] spares=[]
    ambushStep=in-play enemyDistance=8 R8=b => !mustReveal says=[13.26]
  once it appears: ambushStep=act
    => allowed !mustReveal says=[13.27] spares=[]
    enemySees enemyDistance=2 => allowed !mustReveal says=[13.27]
    deploymentBegun hiddenBefore=1 placeInSight placeInEnemyZone => allowed says=[13.27]
    appearsIn=movement => !allowed says=[13.27/too-late] spares=[13.27~too-late]
    appearsIn=movement ambushWants=move => allowed says=[13.27]
    appearsIn=shooting ambushWants=move => !allowed says=[13.27/too-late]
    appearsIn=shooting ambushWants=shoot => allowed says=[13.27]
    appearsIn=enemy-turn ambushWants=shoot => !allowed says=[13.27/too-late]
`,
);
