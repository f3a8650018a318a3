import { expect, test } from 'vitest';
import { faultsOf } from '../../testing/ask.ts';
import { cases } from '../../testing/cases.ts';

test('nobody has placed more cards than he has', () => {
  const draft = { ownCards: 2, opponentCards: 3, ownPlaced: 3, opponentPlaced: 4 };
  expect(faultsOf('onus/deployment', draft)).toEqual([
    ['ownPlaced', 'placed-too-many', 'onus-6.19'],
    ['opponentPlaced', 'placed-too-many', 'onus-6.19'],
  ]);
});

cases(
  'onus/deployment',
  `
  // Cards of both, and how many of them are placed; who begins, is next, ends and places the first general.
  placing cards:
    ownCards=11 opponentCards=9 ownPlaced=0 opponentPlaced=0 => startsPlacing=player nextToPlace=player lastToPlace=player firstGeneral=player
    ownCards=8 opponentCards=9 ownPlaced=0 opponentPlaced=0  => startsPlacing=opponent nextToPlace=opponent lastToPlace=opponent firstGeneral=opponent
    ownCards=9 opponentCards=9 ownPlaced=0 opponentPlaced=0  => startsPlacing=by-lot nextToPlace=by-lot lastToPlace=who-did-not-begin firstGeneral=who-did-not-begin
    ownCards=9 opponentCards=9 ownPlaced=1 opponentPlaced=0  => startsPlacing=player nextToPlace=opponent lastToPlace=opponent firstGeneral=opponent
    ownCards=9 opponentCards=9 ownPlaced=0 opponentPlaced=1  => startsPlacing=opponent nextToPlace=player lastToPlace=player firstGeneral=player
    ownCards=9 opponentCards=9 ownPlaced=3 opponentPlaced=3  => startsPlacing=by-lot nextToPlace=who-began lastToPlace=who-did-not-begin firstGeneral=who-did-not-begin
    ownCards=9 opponentCards=9 ownPlaced=9 opponentPlaced=9  => startsPlacing=by-lot nextToPlace=nobody lastToPlace=who-did-not-begin firstGeneral=who-did-not-begin
    ownCards=4 opponentCards=2 ownPlaced=1 opponentPlaced=0  => startsPlacing=player nextToPlace=opponent lastToPlace=player firstGeneral=player
    ownCards=4 opponentCards=2 ownPlaced=1 opponentPlaced=1  => startsPlacing=player nextToPlace=player lastToPlace=player firstGeneral=player
    ownCards=4 opponentCards=2 ownPlaced=2 opponentPlaced=2  => startsPlacing=player nextToPlace=player lastToPlace=player firstGeneral=player
    ownCards=4 opponentCards=2 ownPlaced=3 opponentPlaced=2  => startsPlacing=player nextToPlace=player lastToPlace=player firstGeneral=player
    ownCards=4 opponentCards=2 ownPlaced=4 opponentPlaced=2  => startsPlacing=player nextToPlace=nobody lastToPlace=player firstGeneral=player
    ownCards=2 opponentCards=4 ownPlaced=2 opponentPlaced=3  => startsPlacing=opponent nextToPlace=opponent lastToPlace=opponent firstGeneral=opponent
  setting up:
    formation=phalanx blueIcons=[square,phalanx]        => allowed
    formation=square blueIcons=[phalanx]                => !allowed
    formation=phalanx blueIcons=[phalanx] stillFaceDown => !allowed
    extended=2                                          => allowed
    extended=1 stillFaceDown                            => !allowed
    extended=1 formation=phalanx blueIcons=[phalanx]    => !allowed
    stackedWith=complementary                           => allowed
    stackedWith=others                                  => !allowed
    generalGoesTo=other-faction                         => allowed
    generalGoesTo=own-unit oneGeneralPerFaction         => allowed
    notReady=[armies]                                   => !allowed
    scenarioSetUp formation=square                      => allowed
  what is forbidden names its clause:
    formation=square          => 6.20/unable
    extended=1 stillFaceDown  => 6.20/face-down
    notReady=[victory]        => says=[6.1,6.7/not-agreed,6.15/not-yet]
    stackedWith=complementary => -7.33/deployed
  which clauses speak of a deployment, and which nearly do:
                                                        => says=[6.1,6.15] spares=[6.3~no-scenario]
    formation=square blueIcons=[square]                 => says=[6.1,6.15,2.10,8.6/deployed,6.20/formation] spares=[6.3~no-scenario]
    formation=square                                    => says=[6.1,6.15,6.20/unable] spares=[6.3~no-scenario,2.10~no-such-icon,8.6~no-such-icon]
    formation=square extended=1                         => says=[6.1,6.15,6.20/unable,6.20/extended,7.64/deployed]
    formation=phalanx blueIcons=[phalanx] stillFaceDown => says=[6.1,6.15,6.20/face-down] spares=[6.3~no-scenario]
    extended=1 stillFaceDown                            => says=[6.1,6.15,6.20/face-down]
    stillFaceDown                                       => allowed says=[6.1,6.15]
    stackedWith=complementary                           => says=[6.1,6.15,9.31/deployed] spares=[6.3~no-scenario,7.33~switched-off]
    stackedWith=others                                  => says=[6.1,6.15,7.33/deployed] spares=[6.3~no-scenario,9.31~not-complementary]
    generalGoesTo=own-unit                              => says=[6.1,6.15,4.1]
    generalGoesTo=own-unit oneGeneralPerFaction         => says=[6.1,6.15,4.1,12.10/own]
    generalGoesTo=other-faction                         => says=[6.1,6.15,4.1]
    generalGoesTo=other-faction oneGeneralPerFaction    => says=[6.1,6.15,12.10/other]
    oneGeneralPerFaction                                => says=[6.1,6.15]
  a scenario says itself how its armies are set up: scenarioSetUp
                                        => says=[6.3,6.15] spares=[]
    notReady=[victory]                  => allowed says=[6.3,6.15]
    notReady=[armies,victory]           => !allowed says=[6.3,6.15/not-yet]
    formation=phalanx blueIcons=[phalanx] => says=[6.3,6.15] spares=[]
    extended=1                          => says=[6.3,6.15]
    extended=1 stillFaceDown            => allowed says=[6.3,6.15]
`,
);

cases(
  'onus/battlefield',
  `
  // Depth, gap and strip behind in cm: zones stay 15 deep.
  the field:
    tableDepth=70  => gapCm=40 behindCm=0 zoneCm=15 leastDepthCm=70 widthCm=null gapUd=8 behindUd=0 zoneUd=3 leastDepthUd=14 recommended allowed=null
    tableDepth=90  => gapCm=40 behindCm=10 zoneCm=15 leastDepthCm=70 widthCm=null gapUd=8 behindUd=2 zoneUd=3 leastDepthUd=14 recommended allowed=null
    tableDepth=100 => gapCm=40 behindCm=15 zoneCm=15 leastDepthCm=70 widthCm=null gapUd=8 behindUd=3 zoneUd=3 leastDepthUd=14 recommended allowed=null
    tableDepth=75  => gapCm=40 behindCm=2.5 zoneCm=15 leastDepthCm=70 widthCm=null gapUd=8 behindUd=0.5 zoneUd=3 leastDepthUd=14 recommended allowed=null
    tableDepth=60  => gapCm=30 behindCm=0 zoneCm=15 leastDepthCm=70 widthCm=null gapUd=6 behindUd=0 zoneUd=3 leastDepthUd=14 !recommended allowed=null
    tableDepth=20  => gapCm=0 behindCm=0 zoneCm=15 leastDepthCm=70 widthCm=null gapUd=0 behindUd=0 zoneUd=3 leastDepthUd=14 !recommended allowed=null
    armyPoints=1000                  => widthCm=70 recommended
    armyPoints=1000 tableWidth=70    => recommended
    armyPoints=1000 tableWidth=69.5  => !recommended
    armyPoints=2000 tableWidth=140   => recommended
    armyPoints=2000 tableWidth=139.5 => !recommended
    armyPoints=1500                  => widthCm=105 recommended
    armyPoints=1500 tableWidth=105   => recommended
    armyPoints=1500 tableWidth=104.5 => !recommended
    armyPoints=750                   => widthCm=52.5 recommended
    armyPoints=750 tableWidth=52.5   => recommended
    armyPoints=750 tableWidth=52     => !recommended
    fromOwnEdge=15                             => allowed
    fromOwnEdge=15.5                           => !allowed
    tableDepth=90 fromOwnEdge=25               => allowed
    tableDepth=90 fromOwnEdge=25.5             => !allowed
    tableDepth=60 fromOwnEdge=50 scenarioField => allowed=null
  a scenario lays down its own field: scenarioField
    tableDepth=60 => recommended=null
                  => says=[6.3]
    tableDepth=60 fromOwnEdge=17     => says=[6.3] spares=[]
    tableDepth=90 fromOwnEdge=15     => says=[6.3] spares=[]
    armyPoints=2000 tableWidth=139.5 => says=[6.3]
  the clauses of a field, and those that nearly applied:
                                  => says=[6.16] spares=[6.18~no-deeper]
    tableDepth=60                 => says=[6.16/shallow] spares=[6.18~no-deeper]
    tableDepth=90 fromOwnEdge=25  => says=[6.16,6.18,6.16/inside] spares=[]
    fromOwnEdge=16                => says=[6.16,6.16/outside] spares=[6.18~no-deeper]
    armyPoints=1000               => says=[6.16,6.17]
    armyPoints=1000 tableWidth=60 => says=[6.16,6.17,6.17/narrow]
`,
);

cases(
  'onus/first-player',
  `
  // Of 36 rolls: won, tied; P = won / (36 - tied).
  who starts:
    leadership=6 opponentLeadership=6  => firstPlayer=to-be-rolled chanceToStart=1/2 startingHand=6 opponentStartingHand=6 odds.player-starts=1/2 odds.tie-in-a-roll=1/6
    leadership=7 opponentLeadership=5  => firstPlayer=to-be-rolled chanceToStart=13/16 startingHand=7 opponentStartingHand=5 odds.player-starts=13/16 odds.tie-in-a-roll=1/9
    leadership=8 opponentLeadership=5  => firstPlayer=to-be-rolled chanceToStart=10/11 startingHand=8 opponentStartingHand=5 odds.player-starts=10/11 odds.tie-in-a-roll=1/12
    leadership=9 opponentLeadership=5  => firstPlayer=to-be-rolled chanceToStart=33/34 startingHand=9 opponentStartingHand=5 odds.player-starts=33/34 odds.tie-in-a-roll=1/18
    leadership=10 opponentLeadership=5 => firstPlayer=to-be-rolled chanceToStart='1' startingHand=10 opponentStartingHand=5 odds.player-starts=1 odds.tie-in-a-roll=1/36
    leadership=11 opponentLeadership=5 => firstPlayer=to-be-rolled chanceToStart='1' startingHand=11 opponentStartingHand=5 odds.player-starts=1 odds.tie-in-a-roll=0
    leadership=5 opponentLeadership=6  => firstPlayer=to-be-rolled chanceToStart=10/31 startingHand=5 opponentStartingHand=6 odds.player-starts=10/31 odds.tie-in-a-roll=5/36
  who starts: leadership=6 opponentLeadership=5
    startDice=[3,3]                         => firstPlayer=player chanceToStart=null
    startDice=[3,5]                         => firstPlayer=opponent chanceToStart=null
    startDice=[6,1] scenarioStarts=opponent => firstPlayer=opponent chanceToStart=null
  one die is not enough:
    startDice=[6] => refused startDice one-die-each 6.23
`,
);
