import { cases } from '../../testing/cases.ts';

// Figures 9.B to 9.E.
cases(
  't7g/element',
  `
  what an element costs:
    element=road|hill|field|fence|bridge riverOnTable => elementCost=1
    element=wood                     => elementCost=1
    element=wood elementSize=12.5    => elementCost=2 countsAsLarge
    element=hill elementSize=12      => elementCost=1 !countsAsLarge sizeFits
    element=lake                     => elementCost=2
    element=lake elementSize=17      => elementCost=3 sizeFits
    element=lake elementSize=19      => sizeFits=false sizeMost=18 9.11
    element=building large           => elementCost=2
    element=steep-hill|wall|rocks|marsh => elementCost=2
    element=river|urban-area         => elementCost=3
    element=wood scenarioPointsLeft=3 => scenarioPointsAfter=2
    element=river scenarioPointsLeft=2 => !allowed 9.8/points
    element=wood large scenarioPointsLeft=0 agreed => allowed elementCost=0
    element=road large               => refused large no-large-kind 9.9
  where it may stand:
    element=wood toNearest=6         => allowed spacing=6
    element=wood toNearest=8 scale=28mm => !allowed spacing=9 9.10
    element=wood toNearest=0 touchesOwnKind => allowed 9.10/joined
    element=road toNearest=0         => allowed 9.12/crosses
    element=road course=edge-to-element => allowed
    element=road course=same-edge    => !allowed 9.12/course
    element=wall piecesTouch=false   => !allowed 9.27/pieces
    element=fence piecesTouch=false  => !allowed 9.33/pieces
  a river and what crosses it:
    element=river firstChoice=false  => !allowed 9.46
    element=river course=edge-to-element => !allowed 9.46/course
    element=ford                     => !allowed 9.49/no-river
    element=ford riverOnTable elementSize=7 => allowed elementCost=null sizeFits=false
    element=bridge riverOnTable compulsory toEdge=12 => !allowed 9.47/edges
    element=bridge riverOnTable compulsory toEdge=12.5 toNearest=0 => allowed elementCost=0 9.47
    element=bridge riverOnTable compulsory toEdge=18 scale=28mm => !allowed
    element=ford riverOnTable compulsory byRiverOwner => !allowed 9.47/opponent
    element=road compulsory          => refused compulsory no-crossing 9.47
  what bears on it, and what does not:
    element=ford elementSize=10 scenarioPointsLeft=2 toEdge=1 compulsory => -9.8~points-enough
    element=hill !firstChoice                                    => allowed
    element=hill !piecesTouch                                    => allowed
    element=hill                                                 => -9.12
    element=hill course=same-edge                                => allowed
    element=road                                                 => -9.14 -9.17 -9.21 -9.25 -9.27 -9.31 -9.33 -9.44 -9.49/length -9.47~by-the-opponent -9.12/crosses -9.10~far-from-others
`,
);

cases(
  't7g/terrain',
  `
  what an element does to a move: speed=5
    element=wood                     => inches=3 disorders speedChange=-1 9.22 3.17/terrain 3.18/terrain
    element=wood light               => inches=3 !disorders 6.38/terrain
    element=wood path=beside         => inches=5 !disorders 9.22~front-centre-passes-it-by
    element=wood mover=commander     => inches=5 !disorders 7.9/terrain
    element=lake mover=commander     => !allowed 3.19/terrain
    element=lake path=beside         => allowed
    element=road                     => inches=5 9.13~whole-move-inside
    element=hill                     => inches=5
    element=field crop=tall          => inches=3 disorders 9.26/very-difficult
    element=river flow=impassable    => !allowed
    element=ford flow=very-difficult => inches=3 9.50/difficult
    element=ford flow=difficult      => inches=5
    element=building                 => !allowed 9.40
    element=building enters mover=company => allowed inches=5
    element=marsh                    => inches=5 9.9/no-rules
  what it hides and covers: path=none courage=4
    element=wood sightLine=crosses   => blocksSight !givesCover
    element=wood sightLine=from-inside => !blocksSight
    element=wood sightLine=crosses standing=inside => givesCover courageAgainstShots=6 !blocksSight
    element=field crop=cover sightLine=crosses => !givesCover
    element=field crop=cover sightLine=crosses R149=b => givesCover
    element=wall sightLine=crosses   => !givesCover 9.29~not-right-against-it
    element=wall sightLine=crosses R41=b => givesCover courageAgainstShots=6
    element=building sightLine=crosses standing=inside fighting=charged => givesCover protects courageInCombat=6 !blocksSight
    element=rocks sightLine=crosses  => blocksSight
    element=lake sightLine=crosses   => !blocksSight
  Height is for who is wholly inside:
    element=hill path=none fighting=fights standing=wholly-inside => givesHeight
    element=hill path=none fighting=fights standing=inside => !givesHeight 9.15~not-wholly-inside
    element=steep-hill path=none fighting=charged standing=wholly-inside enemyInside => !givesHeight
    element=wood standing=against    => refused standing only-against-a-line 5.39
    element=wall standing=inside     => refused standing never-inside-a-line 5.39
    element=wall enters              => refused enters no-building 9.39
  what bears on it, and what does not:
    element=bridge path=within speed=5                           => qualities=[] speedChange=0 inches=5
    element=bridge withRoad path=beside speed=4                  => qualities=[] speedChange=0 inches=4
    element=building                                             => -9.40~one-end-is-inside
    element=building fighting=charged                            => qualities=[impassable] !protects
    element=building path=beside                                 => allowed qualities=[]
    element=building path=none sightLine=crosses standing=inside fighting=charged => qualities=[covered,protected]
    element=building sightLine=crosses                           => qualities=[hidden,impassable] !givesCover
    element=building standing=inside                             => qualities=[impassable] !givesCover !protects
    element=fence                                                => -9.34~not-right-against-it
    element=fence speed=5 path=none                              => -9.35~front-centre-passes-it-by
    element=field                                                => qualities=[difficult] speedChange=-1 !disorders -9.50~not-at-a-ford -9.9/no-rules -7.9/terrain
    element=field crop=tall courage=20 standing=inside           => qualities=[very-difficult] !givesCover -9.26~one-end-is-inside
    element=field path=beside speed=4                            => qualities=[] speedChange=0 inches=4
    element=field path=none sightLine=crosses                    => -9.26~front-centre-passes-it-by qualities=[] !blocksSight
    element=field path=none sightLine=crosses standing=inside    => qualities=[] !givesCover
    element=field path=none sightLine=from-inside courage=0 crop=tall withRoad light => -9.26~front-centre-passes-it-by 9.26~one-end-is-inside -6.38/terrain
    element=ford flow=impassable                                 => -9.50
    element=ford flow=impassable speed=5 path=beside             => qualities=[] speedChange=0 inches=5
    element=ford path=none sightLine=crosses                     => -9.50
    element=hill path=none sightLine=crosses R149=b              => qualities=[hidden] !givesCover
    element=hill path=none sightLine=crosses R41=b               => qualities=[hidden] !givesCover
    element=hill path=none sightLine=crosses crop=tall           => qualities=[hidden]
    element=hill path=none sightLine=crosses standing=inside     => qualities=[] !givesCover
    element=hill path=none sightLine=crosses standing=inside crop=tall => qualities=[] !givesCover
    element=hill path=none standing=inside fighting=charged      => qualities=[] !protects
    element=hill path=none standing=wholly-inside fighting=fights enemyInside => qualities=[] !givesHeight
    element=hill path=within speed=5 standing=wholly-inside      => qualities=[] !givesHeight -9.16~one-end-is-inside
    element=lake crop=tall                                       => qualities=[impassable]
    element=lake flow=impassable                                 => qualities=[impassable]
    element=lake path=none                                       => -9.32~front-centre-passes-it-by
    element=lake path=within                                     => qualities=[impassable]
    element=river                                                => qualities=[] speedChange=0
    element=river flow=difficult speed=5 path=beside             => qualities=[] speedChange=0 inches=5
    element=river flow=difficult speed=5 path=none               => -9.48~front-centre-passes-it-by
    element=river flow=impassable path=beside                    => allowed qualities=[]
    element=river flow=impassable path=none                      => -9.48~front-centre-passes-it-by
    element=river flow=very-difficult                            => qualities=[very-difficult] speedChange=-1 disorders
    element=river path=none sightLine=from-inside flow=very-difficult fighting=fights => -9.48~front-centre-passes-it-by
    element=river skirmishers                                    => -6.13/terrain
    element=road mover=commander                                 => -7.9/terrain
    element=road path=none speed=5                               => -9.13~whole-move-inside
    element=road path=none standing=wholly-inside fighting=fights => qualities=[] !givesHeight
    element=road path=within speed=5 mover=commander             => speedChange=0 inches=5
    element=road path=within speed=5 withRoad                    => qualities=[easy]
    element=rocks path=beside                                    => allowed qualities=[]
    element=rocks path=none                                      => -9.45~front-centre-passes-it-by -9.45~one-end-is-inside
    element=rocks sightLine=from-inside                          => qualities=[impassable] !blocksSight
    element=steep-hill speed=4 path=none                         => -9.18~front-centre-passes-it-by -9.20~one-end-is-inside
    element=steep-hill speed=4 standing=wholly-inside            => qualities=[difficult] !givesHeight
    element=wall mover=commander                                 => speedChange=0
    element=wall speed=5 path=none                               => -9.30~front-centre-passes-it-by
    element=wall speed=5 sightLine=crosses R41=b                 => qualities=[covered,difficult]
    element=wall speed=5 standing=against                        => qualities=[difficult] !protects -9.29~not-right-against-it
    element=wood mover=commander speed=5 skirmishers             => -6.13/terrain
    element=wood speed=5 path=none                               => -9.22~front-centre-passes-it-by -9.24~one-end-is-inside
    element=wood speed=5 standing=inside                         => qualities=[very-difficult] !givesCover
  what else decides:
    element=river flow=very-difficult path=beside       => qualities=[]
    element=field crop=tall path=beside                 => qualities=[]
    element=field crop=tall path=none sightLine=crosses => qualities=[hidden] blocksSight
    element=wood mover=commander light                  => -6.38/terrain
`,
);

cases(
  't7g/river',
  `
  the flow of a river:
    flowDie=2                        => flow=normal fordIs=normal impassableChance='0'
    flowDie=4                        => flow=difficult fordIs=normal
    flowDie=5                        => flow=null fordIs=difficult impassableChance=1/6
    flowDie=6 secondDie=6            => flow=impassable fordIs=difficult
    flowDie=6 secondDie=5            => flow=very-difficult
    flowDie=4 secondDie=5            => refused secondDie no-second-die 9.48
    // 1/3 x 1/6.
    flowDie=5|6                      => fordDifficultChance='1'
`,
);

cases(
  't7g/field',
  `
  the kind of all fields:
    cropDie=2                        => crop=low qualities=[difficult] coverChance='0'
    cropDie=3|5                      => crop=cover
    cropDie=6                        => crop=tall hiddenChance='1'
`,
);

cases(
  't7g/scenario-points',
  `
  points are those of the die:
    ownDie=2 enemyDie=5 bought.0.element=wood => placesFirst=enemy ownPointsLeft=1
    ownDie=2 bought.0.element=river  => !allowed 9.8/spent
    bought.0.element=lake bought.0.large => spent=3 placesFirst=open
  what bears on it, and what does not:
    ownDie=2 enemyDie=2            => -9.7 -9.8
    ownDie=5 bought.0.element=road => -9.7 -9.8
    ownDie=5 enemyDie=2            => -9.7/tie -9.9/spent -9.8~points-enough
  the clauses in the order in which they bear:
    ownDie=1 bought.0.element=wall            => says=[9.9/spent,9.8/spent]
    ownDie=5 enemyDie=2 bought.0.element=road => says=[9.7,9.8,9.9/spent]
  what else decides:
    bought.0.element=road => -9.7/tie
`,
);

cases(
  't7g/cartographer',
  `
  what Cartógrafo allows:
    cartographerLevel=2 changes=shift shiftedBy=6 => allowed shiftMost=6
    cartographerLevel=2 changes=shift shiftedBy=7 => !allowed 7.61/far
    cartographerLevel=2 changes=shift shiftedBy=9 scale=28mm => allowed shiftMost=9
    cartographerLevel=2 changes=place => !allowed 7.61/level
    cartographerLevel=3 changes=place => allowed
    cartographerLevel=4 changes=remove => allowed
  what bears on it, and what does not:
    cartographerLevel=3 changes=place shiftedBy=60 => allowed 7.61/once
  left out, the ordinary case holds:
    cartographerLevel=2 => allowed
  in their order:
    cartographerLevel=2 shiftedBy=7 => says=[7.61/far,7.61/once]
`,
);
