import { cases } from '../../testing/cases.ts';

cases(
  'wab/give-ground',
  `
  a failed test: models=20 enemyModels=10
    models=4 enemyModels=3 => !allowed unitDoesNow=flees diceRolled=0 distance=null flees fleeDistance=null !destroyed chanceOfRoom=null says=[6.7/gives-no-ground]
    dice=[3] room=3 => spares=[6.56~front-only,6.60~has-room]
    engagedOn=[rear] => spares=[6.57~not-in-front]
    dice=[3] => spares=[6.56~front-only]
    engagedOn=[left-flank] => spares=[]
     => allowed unitDoesNow=gives-ground diceRolled=1 distance=null !flees fleeDistance=null !destroyed says=[6.54/twice,6.61/rolls]
    enemyModels=11 => !allowed unitDoesNow=flees diceRolled=0 distance=null flees fleeDistance=null !destroyed chanceOfRoom=null says=[6.54/too-few]
    models=4 enemyModels=2 => !allowed unitDoesNow=flees diceRolled=0 distance=null flees fleeDistance=null !destroyed chanceOfRoom=null says=[6.7/gives-no-ground]
    models=4 enemyModels=2 engagedOn=[front,rear] => !allowed unitDoesNow=destroyed diceRolled=0 distance=null !flees fleeDistance=null destroyed chanceOfRoom=null says=[6.7/gives-no-ground,6.57]
    engagedOn=[front,left-flank] => !allowed unitDoesNow=flees diceRolled=0 distance=null flees fleeDistance=null !destroyed chanceOfRoom=null says=[6.54/twice,6.56]
    engagedOn=[front,left-flank] largestFlanker=4 => allowed unitDoesNow=gives-ground diceRolled=1 distance=null !flees fleeDistance=null !destroyed says=[6.54/twice,6.58,6.61/rolls]
    engagedOn=[front,left-flank] largestFlanker=5 => !allowed unitDoesNow=flees diceRolled=0 distance=null flees fleeDistance=null !destroyed chanceOfRoom=null says=[6.54/twice,6.56]
    engagedOn=[left-flank] => !allowed unitDoesNow=flees diceRolled=0 distance=null flees fleeDistance=null !destroyed chanceOfRoom=null says=[6.54/twice,6.56]
    engagedOn=[front,rear] => !allowed unitDoesNow=destroyed diceRolled=0 distance=null !flees fleeDistance=null destroyed chanceOfRoom=null says=[6.54/twice,6.57]
    engagedOn=[rear] => !allowed unitDoesNow=flees diceRolled=0 distance=null flees fleeDistance=null !destroyed chanceOfRoom=null says=[6.54/twice,6.56]
    skirmishers => !allowed unitDoesNow=flees diceRolled=0 distance=null flees fleeDistance=null !destroyed chanceOfRoom=null says=[6.54/twice,6.59]
    skirmishers enemySkirmishes => allowed unitDoesNow=gives-ground diceRolled=1 distance=null !flees fleeDistance=null !destroyed says=[6.54/twice,6.61/rolls]
    models=9 skirmishers enemyModels=4 => allowed unitDoesNow=gives-ground diceRolled=1 distance=null !flees fleeDistance=null !destroyed says=[6.54/twice,6.61/rolls]
    movement=8 dice=[2,3] => allowed unitDoesNow=gives-ground diceRolled=2 distance=5 !flees fleeDistance=null !destroyed says=[6.54/twice,6.61,6.61/rolls]
    dice=[3] room=2 => allowed unitDoesNow=flees diceRolled=1 distance=null flees fleeDistance=null !destroyed chanceOfRoom=1/3 says=[6.54/twice,6.61/rolls,6.60,6.62]
    dice=[3] room=2 extraDie=4 => allowed unitDoesNow=flees diceRolled=1 distance=null flees fleeDistance=7 !destroyed chanceOfRoom=1/3 says=[6.54/twice,6.61/rolls,6.60,6.62,6.62/flees]
    dice=[3] room=3 => allowed unitDoesNow=gives-ground diceRolled=1 distance=3 !flees fleeDistance=null !destroyed chanceOfRoom=1/2 says=[6.54/twice,6.61/rolls]
    room=4 => allowed unitDoesNow=open diceRolled=1 distance=null flees=null fleeDistance=null !destroyed chanceOfRoom=2/3 says=[6.54/twice,6.61/rolls]
    drilled troopKind=cavalry => allowed unitDoesNow=gives-ground diceRolled=1 distance=null !flees fleeDistance=null !destroyed says=[6.54/twice,6.61/rolls]
    enemyModels=11 largestEnemy=10 => !allowed unitDoesNow=flees diceRolled=0 distance=null flees fleeDistance=null !destroyed chanceOfRoom=null says=[6.54/too-few]
    enemyModels=11 largestEnemy=10 readings.R63=b => allowed unitDoesNow=gives-ground diceRolled=1 distance=null !flees fleeDistance=null !destroyed says=[6.54/twice,6.61/rolls]
    engagedOn=[front,left-flank,rear] largestFlanker=4 => !allowed unitDoesNow=destroyed diceRolled=0 distance=null !flees fleeDistance=null destroyed chanceOfRoom=null says=[6.54/twice,6.57]
  a passed test: test=passed models=20 enemyModels=20
     => spares=[13.60~not-drilled,6.56~front-only]
     => !allowed unitDoesNow=fights-on diceRolled=0 distance=null !flees fleeDistance=null !destroyed chanceOfRoom=null says=[6.67/only-cavalry]
    troopKind=cavalry => allowed unitDoesNow=may-give-ground diceRolled=1 distance=null !flees fleeDistance=null !destroyed says=[6.67,6.61/rolls]
    troopKind=cavalry skirmishers => !allowed unitDoesNow=fights-on diceRolled=0 distance=null !flees fleeDistance=null !destroyed chanceOfRoom=null says=[6.69]
    drilled => allowed unitDoesNow=may-give-ground diceRolled=1 distance=null !flees fleeDistance=null !destroyed says=[13.60,6.61/rolls]
    drilled troopKind=cavalry skirmishers => allowed unitDoesNow=may-give-ground diceRolled=1 distance=null !flees fleeDistance=null !destroyed says=[13.60,6.61/rolls]
    drilled troopKind=cavalry => allowed unitDoesNow=may-give-ground diceRolled=1 distance=null !flees fleeDistance=null !destroyed says=[13.60,6.61/rolls]
    drilled engagedOn=[left-flank] => !allowed unitDoesNow=fights-on diceRolled=0 distance=null !flees fleeDistance=null !destroyed chanceOfRoom=null says=[13.60,6.56]
    drilled engagedOn=[left-flank] readings.R65=b => allowed unitDoesNow=may-give-ground diceRolled=1 distance=null !flees fleeDistance=null !destroyed says=[13.60,6.61/rolls]
    drilled engagedOn=[front,rear] => !allowed unitDoesNow=fights-on diceRolled=0 distance=null !flees fleeDistance=null !destroyed chanceOfRoom=null says=[13.60,6.57]
    drilled engagedOn=[front,rear] readings.R65=b => allowed unitDoesNow=may-give-ground diceRolled=1 distance=null !flees fleeDistance=null !destroyed says=[13.60,6.61/rolls]
    drilled engagedOn=[front,left-flank] largestFlanker=4 readings.R65=b => allowed unitDoesNow=may-give-ground diceRolled=1 distance=null !flees fleeDistance=null !destroyed says=[13.60,6.61/rolls]
    drilled skirmishers => allowed unitDoesNow=may-give-ground diceRolled=1 distance=null !flees fleeDistance=null !destroyed says=[13.60,6.61/rolls]
`,
);

cases(
  'wab/follow-up',
  `
  follows: movement=4 groundGiven=4
     => spares=[12.22~not-frenzied,13.58~not-drilled,6.66~holds-no-position]
     => allowed mustFollow reach=4 contact combatContinues hasMomentum !loserMayCharge says=[6.63/reach,6.64/goes-on,6.64]
    groundGiven=5 => allowed mustFollow reach=4 !contact !combatContinues !hasMomentum !loserMayCharge says=[6.63/reach,6.65]
    otherEnemies=some-still-fight => !allowed !mustFollow reach=0 !contact !combatContinues !hasMomentum !loserMayCharge chanceOfContact=null says=[6.63/one-is-left]
    otherEnemies=some-fled => !allowed !mustFollow reach=0 !contact !combatContinues !hasMomentum !loserMayCharge chanceOfContact=null says=[6.63/some-fled]
    otherEnemies=some-fled readings.R96=b => allowed mustFollow reach=4 contact combatContinues hasMomentum !loserMayCharge says=[6.63/reach,6.64/goes-on,6.64]
    holdsObstacle => allowed !mustFollow reach=4 contact combatContinues hasMomentum !loserMayCharge says=[6.66,6.63/reach,6.64/goes-on,6.64]
    holdsObstacle frenzied => allowed mustFollow reach=4 contact combatContinues hasMomentum !loserMayCharge says=[12.22,6.63/reach,6.64/goes-on,6.64]
    drilled => allowed !mustFollow reach=4 contact combatContinues hasMomentum !loserMayCharge says=[13.58/follows,6.63/reach,6.64/goes-on,6.64]
    drilled frenzied => allowed mustFollow reach=4 contact combatContinues hasMomentum !loserMayCharge says=[12.22,6.63/reach,6.64/goes-on,6.64]
    drilled follows=false => allowed !mustFollow reach=0 !contact !combatContinues !hasMomentum !loserMayCharge chanceOfContact=null says=[13.58/follows,6.65]
    holdsObstacle follows=false => allowed !mustFollow reach=0 !contact !combatContinues !hasMomentum !loserMayCharge chanceOfContact=null says=[6.66,6.65]
    ground=difficult => allowed mustFollow reach=2 !contact !combatContinues !hasMomentum !loserMayCharge says=[6.63/slowed,6.63/reach,6.65]
    ground=difficult groundGiven=2 => allowed mustFollow reach=2 contact combatContinues hasMomentum !loserMayCharge says=[6.63/slowed,6.63/reach,6.64/goes-on,6.64]
    crossesObstacle groundGiven=2 => allowed mustFollow reach=2 contact combatContinues hasMomentum !loserMayCharge says=[6.63/slowed,6.63/reach,6.64/goes-on,6.64]
    ground=difficult otherEnemies=some-still-fight => !allowed !mustFollow reach=0 !contact !combatContinues !hasMomentum !loserMayCharge chanceOfContact=null says=[6.63/one-is-left]
    inDifficult => allowed mustFollow reach=4 contact combatContinues hasMomentum !loserMayCharge says=[6.63/reach,6.64/goes-on,6.64]
    inDifficult troopKind=cavalry => allowed mustFollow reach=4 contact combatContinues !hasMomentum !loserMayCharge says=[6.63/reach,6.64/goes-on]
    inDifficult troopKind=other => allowed mustFollow reach=4 contact combatContinues !hasMomentum !loserMayCharge says=[6.63/reach,6.64/goes-on]
    troopKind=cavalry => allowed mustFollow reach=4 contact combatContinues hasMomentum !loserMayCharge says=[6.63/reach,6.64/goes-on,6.64]
`,
);

cases(
  'wab/redress-ranks',
  `
  widens: width=5 enemyWidth=5 spareModels=10
     => allowed says=[6.74/now,6.76/most]
    widenBy=2 => allowed says=[6.74/now,6.76/most]
    widenBy=3 => !allowed says=[6.74/now,6.76/wide-enough]
    isFleeing => !allowed says=[6.78]
    when=at-another-time => !allowed says=[6.74/only-then]
    result=drew => !allowed says=[6.74/now,6.76/only-the-winner]
    width=7 => !allowed says=[6.74/now,6.76/wide-enough]
    width=7 widenBy=1 => !allowed says=[6.74/now,6.76/wide-enough]
    spareModels=1 widenBy=2 => !allowed says=[6.74/now,6.76/no-models]
    spareModels=0 => !allowed says=[6.74/now,6.76/no-models]
    alsoEngaged => allowed says=[6.74/now,6.76/most]
    alsoEngaged spareModels=1 widenBy=2 => !allowed says=[6.74/now,6.77]
    beyondLeft=3 beyondRight=0 widenBy=3 => allowed says=[6.74/now,6.76/most]
    beyondLeft=3 beyondRight=0 widenBy=4 => !allowed says=[6.74/now,6.76/wide-enough]
    characterFights => allowed says=[6.74/now,6.76/most]
    width=7 alsoEngaged => !allowed says=[6.74/now,6.76/wide-enough]
  moves a character: does=move-character
    spareModels=0 => allowed -6.76/no-models
    result=won => spares=[6.78~does-not-flee]
     => allowed says=[6.74/now,6.75]
    characterFights => !allowed says=[6.74/now,6.75/fights]
    result=lost => allowed says=[6.74/now,6.75]
    isFleeing => !allowed says=[6.78]
    when=at-another-time => !allowed says=[6.74/only-then]
    width=9 enemyWidth=2 => allowed says=[6.74/now,6.75]
    alsoEngaged spareModels=0 => allowed says=[6.74/now,6.75]
`,
);

cases(
  'wab/defended-obstacle',
  `
  attacks: movement=4
    behindIt=another-rank => spares=[6.82~not-defended]
     => defended allowed !chargeBonuses toHit=-1 !rankAndCloseOrder says=[6.80,6.81,6.82,6.83,6.84]
    toEnemy=9 => defended !allowed !chargeBonuses toHit=0 !rankAndCloseOrder says=[6.80,6.81/too-short]
    toEnemy=8 => defended allowed !chargeBonuses toHit=-1 !rankAndCloseOrder says=[6.80,6.81,6.82,6.83,6.84]
    toObstacle=7 toEnemy=9 => defended !allowed !chargeBonuses toHit=0 !rankAndCloseOrder says=[6.80,6.81/too-short]
    charges=false toEnemy=9 => defended allowed !chargeBonuses toHit=-1 !rankAndCloseOrder says=[6.80,6.83,6.84]
    defenders=cavalry => !defended allowed chargeBonuses toHit=0 rankAndCloseOrder says=[6.80/not-infantry,2.44/undefended]
    defenders=cavalry behindIt=another-rank => !defended allowed chargeBonuses toHit=0 rankAndCloseOrder says=[6.80/not-infantry,2.44/undefended]
    behindIt=another-rank => !defended allowed chargeBonuses toHit=0 rankAndCloseOrder says=[6.80/not-its-front,2.44/undefended]
    behindIt=away-from-it => !defended allowed chargeBonuses toHit=0 rankAndCloseOrder says=[2.44/undefended]
    behindIt=away-from-it toEnemy=9 => !defended allowed chargeBonuses toHit=0 rankAndCloseOrder says=[2.44/undefended]
    attackersWonRound => defended allowed !chargeBonuses toHit=0 !rankAndCloseOrder says=[6.80,6.81,6.82,6.84]
    charges=false => defended allowed !chargeBonuses toHit=-1 !rankAndCloseOrder says=[6.80,6.83,6.84]
  defends: side=defends
     => defended allowed !chargeBonuses toHit=0 !rankAndCloseOrder says=[6.80,6.84]
    toEnemy=9 => defended allowed !chargeBonuses toHit=0 !rankAndCloseOrder says=[6.80,6.84]
    defenders=cavalry => !defended allowed !chargeBonuses toHit=0 rankAndCloseOrder says=[6.80/not-infantry]
    attackersWonRound => defended allowed !chargeBonuses toHit=0 !rankAndCloseOrder says=[6.80,6.84]
`,
);

cases(
  'wab/after-combat',
  `
  tests: moves=[]
    => testsTaken=1 freeOrder
    beaten=0 => testsTaken=0 !freeOrder order=[redress-ranks] says=[6.74]
    beaten=1 => testsTaken=1 freeOrder order=[break-tests,redress-ranks] says=[6.2,6.74]
    beaten=3 => testsTaken=3 freeOrder order=[break-tests,redress-ranks] says=[6.2,6.5,6.74]
    beaten=3 withoutTest=2 => testsTaken=1 freeOrder order=[break-tests,redress-ranks] says=[6.2,6.7/of-them,6.74]
    beaten=3 withoutTest=3 => testsTaken=0 !freeOrder order=[redress-ranks] says=[6.2,6.7/of-them,6.74]
    beaten=1 withoutTest=1 general=with-a-beaten-unit => testsTaken=0 !freeOrder order=[redress-ranks] says=[6.2,6.7/of-them,6.74]
    beaten=3 general=with-a-beaten-unit => testsTaken=3 !freeOrder order=[break-tests,redress-ranks] says=[6.2,6.4/first,6.5,6.74]
    beaten=2 withoutTest=1 => testsTaken=1 freeOrder order=[break-tests,redress-ranks] says=[6.2,6.7/of-them,6.74]
  moves: beaten=1
    moves=[flee] => testsTaken=1 freeOrder order=[break-tests,panic-tests,flight-rolls,flight-moves,redress-ranks] says=[6.2,6.11,6.20,6.6/flight-moves,6.74]
    moves=[flee,pursue] => testsTaken=1 freeOrder order=[break-tests,panic-tests,flight-rolls,pursuits-declared,pursuit-rolls,flight-moves,pursuit-moves,redress-ranks] says=[6.2,6.11,6.79,6.20,6.22,6.36,6.6/flight-moves,6.79/last,6.74]
    moves=[flee,give-ground,pursue] => testsTaken=1 freeOrder order=[break-tests,panic-tests,give-ground-moves,flight-rolls,pursuits-declared,pursuit-rolls,flight-moves,pursuit-moves,redress-ranks] says=[6.2,6.11,6.79,6.61/first,6.20,6.22,6.36,6.6/flight-moves,6.79/last,6.74]
    moves=[overrun] => testsTaken=1 freeOrder order=[break-tests,pursuit-rolls,pursuit-moves,redress-ranks] says=[6.2,6.36,6.79/last,6.74]
    moves=[give-ground,follow-up] => testsTaken=1 freeOrder order=[break-tests,give-ground-moves,pursuit-moves,redress-ranks] says=[6.2,6.79,6.61/first,6.79/last,6.74]
    moves=[flee,overrun,give-ground] => testsTaken=1 freeOrder order=[break-tests,panic-tests,give-ground-moves,flight-rolls,pursuit-rolls,flight-moves,pursuit-moves,redress-ranks] says=[6.2,6.11,6.79,6.61/first,6.20,6.36,6.6/flight-moves,6.79/last,6.74]
`,
);
