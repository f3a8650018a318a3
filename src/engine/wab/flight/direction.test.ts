import { cases } from '../../testing/cases.ts';

cases(
  'wab/bonuses-lost',
  `
  ranks: order=close-infantry ranks=2 width=5
    order=cavalry => spares=[6.8~enough-models]
     => total=3 !lost formed says=[5.41,5.54]
    order=open-infantry => total=2 !lost formed says=[5.41]
    order=cavalry => total=0 !lost formed says=[20.4/none]
    chargedIn=flank => total=0 lost formed says=[6.14,6.12]
    chargedIn=flank chargerModels=4 => total=3 !lost formed says=[5.41,5.54]
    chargedIn=flank chargerFormed=false => total=3 !lost formed says=[5.41,5.54]
    chargedIn=rear chargerPursued => total=0 lost formed says=[6.14,6.12]
    chargedIn=rear chargerPursued readings.R115=b => total=3 !lost formed says=[5.41,5.54]
    models=4 => total=0 lost !formed says=[6.8,6.15,6.12]
    models=4 skirmishers => total=0 !lost !formed says=[15.23]
    skirmishers => total=0 !lost !formed says=[15.23]
    obstacle=attacks => total=0 lost formed says=[6.16,6.12]
    inDifficult => total=0 lost formed says=[6.17,6.12]
    ranks=0 => total=1 !lost formed says=[5.54]
    ranks=0 order=open-infantry => total=0 !lost formed says=[]
`,
);

cases(
  'wab/pursuit',
  `
  won: leadership=7
     => spares=[6.32~all-are-gone,6.33~fought-its-front,13.58~not-drilled,6.35~holds-no-position,12.18~not-frenzied,12.26~hates-nobody]
    result=lost => spares=[]
     => allowed victorDoes=pursues mustPursue mayTest says=[6.31,6.34]
    result=drew => !allowed victorDoes=stays !mustPursue !mayTest says=[6.31/nobody]
    result=lost => !allowed victorDoes=stays !mustPursue !mayTest says=[6.31/nobody]
    enemiesFled=0 => !allowed victorDoes=stays !mustPursue !mayTest says=[6.31/nobody]
    enemiesFled=0 enemiesDestroyed=1 => !allowed victorDoes=stays !mustPursue !mayTest says=[6.31/nobody]
    enemiesLeft=1 => !allowed victorDoes=stays !mustPursue !mayTest says=[6.31,6.32]
    from=flank-or-rear => !allowed victorDoes=stays !mustPursue !mayTest says=[6.31,6.33]
    elephantStampeded => !allowed victorDoes=stays !mustPursue !mayTest says=[17.38]
    elephantStampeded enemiesFled=0 => !allowed victorDoes=stays !mustPursue !mayTest says=[17.38]
    wantsToStay => allowed victorDoes=open mustPursue=null mayTest says=[6.31,6.34/test]
    wantsToStay holdsObstacle => allowed victorDoes=stays !mustPursue !mayTest says=[6.31,6.35]
    holdsObstacle => allowed victorDoes=may-pursue !mustPursue !mayTest says=[6.31,6.35]
    holdsObstacle frenzied => allowed victorDoes=pursues mustPursue !mayTest says=[6.31,12.18/obstacle,12.18]
    wantsToStay holdsObstacle frenzied => allowed victorDoes=pursues mustPursue !mayTest says=[6.31,12.18/obstacle,12.18]
    holdsObstacle hatesEnemy => allowed victorDoes=may-pursue !mustPursue !mayTest says=[6.31,12.27]
    hatesEnemy => allowed victorDoes=pursues mustPursue !mayTest says=[6.31,12.26]
    hatesEnemy frenzied => allowed victorDoes=pursues mustPursue !mayTest says=[6.31,12.18,12.26]
    drilled => allowed victorDoes=may-pursue !mustPursue !mayTest says=[6.31,13.58]
    drilled frenzied => allowed victorDoes=pursues mustPursue !mayTest says=[6.31,12.18]
    drilled hatesEnemy => allowed victorDoes=pursues mustPursue !mayTest says=[6.31,12.26]
    drilled hatesEnemy frenzied => allowed victorDoes=pursues mustPursue !mayTest says=[6.31,12.18,12.26]
    warband => allowed victorDoes=pursues mustPursue mayTest says=[6.31,6.34]
    warband chargedFirstTurn => allowed victorDoes=pursues mustPursue !mayTest says=[6.31,13.17]
    chargedFirstTurn => allowed victorDoes=pursues mustPursue mayTest says=[6.31,6.34]
  gave ground: enemiesGaveGround=1 enemiesFled=0 leadership=7
     => !allowed victorDoes=follows-up !mustPursue !mayTest says=[6.31/nobody,6.63/follows]
    enemiesLeft=1 => !allowed victorDoes=stays !mustPursue !mayTest says=[6.31/nobody]
    enemiesFled=1 => !allowed victorDoes=stays !mustPursue !mayTest says=[6.31,6.32/gave-ground]
    enemiesFled=1 readings.R96=b => !allowed victorDoes=follows-up !mustPursue !mayTest says=[6.31,6.32/gave-ground,6.63/by-this-reading]
    readings.R96=b => !allowed victorDoes=follows-up !mustPursue !mayTest says=[6.31/nobody,6.63/follows]
    enemiesFled=1 readings.R96=b enemiesLeft=1 => !allowed victorDoes=stays !mustPursue !mayTest says=[6.31,6.32,6.32/gave-ground]
    holdsObstacle => !allowed victorDoes=may-follow-up !mustPursue !mayTest says=[6.31/nobody,6.63/follows,6.66]
    holdsObstacle frenzied => !allowed victorDoes=follows-up !mustPursue !mayTest says=[6.31/nobody,6.63/follows,12.22]
    drilled => !allowed victorDoes=may-follow-up !mustPursue !mayTest says=[6.31/nobody,6.63/follows,13.58/follows]
    drilled frenzied => !allowed victorDoes=follows-up !mustPursue !mayTest says=[6.31/nobody,6.63/follows,12.22]
    result=drew => !allowed victorDoes=stays !mustPursue !mayTest says=[6.31/nobody]
    result=lost enemiesFled=1 readings.R96=b => !allowed victorDoes=stays !mustPursue !mayTest says=[6.31/nobody]
    enemiesGaveGround=0 enemiesFled=1 readings.R96=b => allowed victorDoes=pursues mustPursue mayTest says=[6.31,6.34]
`,
);

cases(
  'wab/off-table',
  `
  returns: leadership=8
     => spares=[6.53~no-charge-wanted]
     => allowed says=[6.52,6.50/test]
    failures=1 => allowed says=[6.52,6.50/test]
    failures=2 => !allowed says=[6.51]
    markerDistance=12 => allowed says=[6.52,6.50/test]
    markerDistance=12 readings.R8=b => !allowed says=[6.52/too-far]
    markerDistance=13 => !allowed says=[6.52/too-far]
    wantsTo=charge => !allowed says=[6.52,6.53]
    wantsTo=shoot => allowed says=[6.52,6.50/test]
    generalDied => allowed says=[6.52,20.7/back,6.50/test]
    generalLeadership=9 => allowed says=[6.52,6.50,6.50/test]
    generalLeadership=9 readings.R88=b => allowed says=[6.52,9.71,6.50/test]
    markerDistance=13 wantsTo=charge => !allowed says=[6.52/too-far,6.53]
`,
);

cases(
  'wab/flight-direction',
  `
  free: barrier=none
     => spares=[]
    engagedOn=[front] => allowed direction=straight-back says=[6.23]
    engagedOn=[rear] => allowed direction=straight-ahead says=[6.23]
    engagedOn=[left-flank] => allowed direction=to-its-right says=[6.23]
    engagedOn=[right-flank] => allowed direction=to-its-left says=[6.23]
    engagedOn=[front,left-flank] => allowed direction=back-right says=[6.23,6.27]
    engagedOn=[front,right-flank] => allowed direction=back-left says=[6.23,6.27]
    engagedOn=[rear,left-flank] => allowed direction=ahead-right says=[6.23,6.27]
    engagedOn=[left-flank,right-flank] => allowed direction=straight-back says=[6.23,6.29]
    engagedOn=[front,left-flank,right-flank] => allowed direction=straight-back says=[6.23,6.29]
    engagedOn=[rear,left-flank,right-flank] => allowed direction=not-said says=[6.23,6.29/rear-shut]
    engagedOn=[front,rear] => !allowed direction=none says=[6.28]
    engagedOn=[front,rear,left-flank] => !allowed direction=none says=[6.28]
    engagedOn=[front,rear,left-flank,right-flank] => !allowed direction=none says=[6.30]
  barred: barrier=friends engagedOn=[front]
     => allowed direction=straight-back says=[6.25,6.23]
    passage=8 => allowed direction=straight-back says=[6.24,6.23]
    passage=9 => allowed direction=straight-back says=[6.25,6.23]
    barrier=enemies => !allowed direction=none says=[6.26]
    barrier=enemies passage=8 => allowed direction=straight-back says=[6.24,6.23]
    barrier=enemies readings.R90=b => allowed direction=straight-back says=[2.74/by-this-reading,6.23]
    barrier=enemies readings.R90=c => !allowed direction=none says=[6.26]
    barrier=impassable => !allowed direction=none says=[6.26]
    barrier=impassable readings.R90=b => !allowed direction=none says=[6.26]
    barrier=impassable passage=8 => allowed direction=straight-back says=[6.24,6.23]
    passage=5 readings.R62=b => allowed direction=straight-back says=[6.25,6.23]
    passage=5 detour=8 readings.R62=b => allowed direction=straight-back says=[6.24,6.23]
    endsInside => allowed direction=straight-back says=[6.25,6.23,6.25/friends-move]
    engagedOn=[front,rear] => !allowed direction=none says=[6.28]
    barrier=enemies engagedOn=[front,rear] readings.R90=b => !allowed direction=none says=[6.28]
    barrier=enemies engagedOn=[front,rear] passage=3 => !allowed direction=none says=[6.28]
    barrier=friends readings.R90=b => allowed direction=straight-back says=[6.25,6.23]
`,
);
