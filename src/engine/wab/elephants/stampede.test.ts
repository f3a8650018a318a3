import { cases } from '../../testing/cases.ts';

cases(
  'wab/stampede',
  `
  what makes it test:
    stampedeCause=wounded-by-shooting => tests testMoment=end-of-phase target=7 says=[17.30,17.30/when,17.14/leadership,17.3/mahout,17.34] spares=[17.29~a-cause-of-stampede,17.32~no-combat-lost]
    stampedeCause=wounded-by-shooting mahoutLeadership=8 => target=8 says=[17.30,17.30/when,17.3/mahout,17.34]
    stampedeCause=wounded-by-shooting !mahoutAlive => target=5 says=[17.30,17.30/when,17.14/leadership,17.3,17.34]
    stampedeCause=wounded-by-shooting !mahoutAlive elephantLeadership=6 => target=6 says=[17.30,17.30/when,17.3,17.34]
    stampedeCause=mahout-shot => testMoment=end-of-phase target=5 says=[17.31,17.31/shot,17.14/leadership,17.3,17.34]
    stampedeCause=mahout-killed-in-combat => testMoment=at-once target=5 says=[17.31,17.31/combat,17.14/leadership,17.3,17.34]
  without a test:
    stampedeCause=lost-combat => !tests automatic stampedes says=[17.32] spares=[17.29~a-cause-of-stampede]
    stampedeCause=charged african => !tests !automatic !stampedes says=[17.29] spares=[17.32~no-combat-lost]
    stampedeCause=fear-of-indian => !tests !stampedes says=[17.29/indian] spares=[17.9~not-african,17.32~no-combat-lost]
  an African elephant before an Indian: stampedeCause=fear-of-indian african
    => tests testMoment=at-once stampedes=null says=[17.9/test,17.9/when,17.14/leadership,17.3/mahout,17.34,17.33] spares=[17.29~a-cause-of-stampede,17.32~no-combat-lost]
    !outnumbered => tests stampedes=false says=[17.9/test,17.9/when,17.14/leadership,17.3/mahout,17.34] spares=[17.29~a-cause-of-stampede,17.32~no-combat-lost,17.33~not-outnumbered-by-it]
`,
);

cases(
  'wab/stampede-move',
  `
  where to and when:
    => stampedeDirection=scatter-die stampedeMoment=at-once says=[17.35/scatter] spares=[17.35~no-combat,17.37~asks-for-nothing]
    fromCombat => stampedeDirection=away-from-enemies stampedeMoment=at-once says=[17.35,17.38/no-flight] spares=[17.37~asks-for-nothing,17.38~nobody-pursues-it]
    stampedeStep=later => stampedeDirection=as-before stampedeMoment=compulsory-moves says=[17.36,17.36/when] spares=[17.37~asks-for-nothing]
    stampedeStep=broke-a-unit => stampedeDirection=after-the-fleeing-unit says=[17.40] spares=[17.37~asks-for-nothing]
    stampedeStep=lost-a-combat => stampedeDirection=opposite says=[17.41,17.38/no-flight] spares=[17.37~asks-for-nothing,17.38~nobody-pursues-it]
    stampedeWish=stop => !allowed says=[17.35/scatter,17.37]
    fromCombat stampedeWish=enemy-pursues => !allowed says=[17.35,17.38/no-flight,17.38]
    stampedeWish=enemy-pursues => allowed says=[17.35/scatter]
  units in the path:
    stampedeWish=spare-the-unit => allowed says=[17.35/scatter]
    stampedeWish=crew-holds-back => allowed !crewMayAttack says=[17.35/scatter]
    inTheWay=friends => allowed crewMayAttack says=[17.35/scatter,17.39/charge] spares=[17.35~no-combat,17.37~asks-for-nothing,17.39~attacks-it]
    inTheWay=friends R316=b => says=[17.35/scatter,17.39/no-charge]
    inTheWay=friends stampedeWish=spare-the-unit => !allowed says=[17.35/scatter,17.39/must]
    inTheWay=friends stampedeWish=crew-holds-back => allowed says=[17.35/scatter,17.39/crew,17.39/charge]
  how far: dice=[4,5]
    => stampedeEnds=free inchesMoved=9 says=[17.35/scatter] spares=[17.35~no-combat,17.37~asks-for-nothing]
    inTheWay=enemies meetsAt=9 => stampedeEnds=attacks inchesMoved=9 crewMayAttack contactIs=charge says=[17.35/scatter,17.39,17.39/charge]
    inTheWay=enemies meetsAt=9.5 => stampedeEnds=free !attacksIt !crewMayAttack contactIs=none says=[17.35/scatter] spares=[17.35~no-combat,17.37~asks-for-nothing,17.39~attacks-it,17.39~too-short]
    impassableAt=9 => stampedeEnds=turned-aside nextDirection=scatter-die says=[17.35/scatter,17.36/impassable]
    impassableAt=9.5 => stampedeEnds=free says=[17.35/scatter] spares=[17.35~no-combat,17.37~asks-for-nothing,17.36~too-short]
    edgeAt=8.5 => stampedeEnds=off-table says=[17.35/scatter,17.37/off]
    edgeAt=9 => stampedeEnds=free says=[17.35/scatter] spares=[17.35~no-combat,17.37~asks-for-nothing,17.37~stays-on-the-table]
`,
);
