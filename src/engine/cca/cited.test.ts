import { cases } from '../testing/cases.ts';

// The sentence to quote names what decides, not what is told beside it.
cases(
  'cca/may-battle',
  `
  the card that lifts a limit, or the ground that it does not lift: attacker.unit=AX attacker.moved=2 defender.unit=MI kind=close card=double-time
    attacker.terrain=clear                      => allowed quotes=[18.37]
    attacker.unit=MI attacker.terrain=forest    => !allowed quotes=[17.9]
`,
);
cases(
  'cca/momentum',
  `
  an advance after a bonus combat, which is the last one: target=eliminated bonus
    unit=HC                                     => allowed quotes=[13.32,13.43] sum=momentum/advance
    unit=HC battlesAgain                        => !allowed quotes=[13.43] sum=momentum/too-much
  what goes beyond an advance: target=eliminated
    unit=CH advances=2                          => !allowed mostHexes=1 quotes=[13.40] sum=momentum/too-much sum.combats=1
    unit=MI battlesAgain                        => !allowed quotes=[13.38] sum=momentum/too-much sum.combats=0
    unit=HC vacatedTerrain=forest advances=2    => !allowed quotes=[17.9,17.8] sum=momentum/too-much
`,
);
cases(
  'cca/victory',
  `
  banners that are gained, and how many win:
    bannersToWin=5 banners=4 unitsEliminated=1  => won quotes=[4.2,4.1]
    scenario=baecula army=rome banners=5 campsEntered=1 => won quotes=[19.32,19.31,4.1]
    scenario=castulo army=carthage leadersEliminated=1 => won quotes=[4.2,19.27,19.26]
`,
);
cases(
  'cca/scenario',
  `
  hands, banners and who begins, or the hex that is asked about:
    scenario=akragas                            => quotes=[19.1,19.2,19.3,3.9] sum.own=5 sum.other=6
    scenario=lake-trasimene turn=2              => quotes=[19.12,19.13,19.17,19.14,3.9] sum.own=6 sum.other=4
    scenario=lake-trasimene place=lake          => !passable quotes=[19.15]
    scenario=crimissos-river place=river-bend   => passable quotes=[19.7,17.27]
`,
);
cases(
  'cca/whose-turn',
  `
  turns alternate from whoever begins:
    nthTurn=1                                   => player=first ownTurnNumber=1 quotes=[5.2]
    nthTurn=8                                   => player=second ownTurnNumber=4
    nthTurn=1|3|5 scenario=akragas              => player=syracuse
    nthTurn=2|4 scenario=akragas                => player=carthage 3.9 5.2/whose
    nthTurn=7 scenario=lake-trasimene           => player=carthage ownTurnNumber=4
`,
);
cases(
  'cca/dice',
  `
  faces of plain dice:
    // 4 dice, 1 face of 6: 1 - (5/6)^4.
    thrownDice=4 wantedFaces=[flag]             => perDie=1/6 odds.at-least-one-face=671/1296 mean.diceShowing=2/3
    thrownDice=2 wantedFaces=[red,swords,swords] => facesCounted=2 odds.every-die=1/9 odds.no-die=4/9
    thrownDice=1 wantedFaces=[green,blue,leader] => facesCounted=3 perDie=1/2
    thrownDice=2                                => refused wantedFaces which-faces 2.7
`,
);
cases(
  'cca/may-order',
  `
  a section may be spelt in both ways:
    unit=MI commandCard=order-three-units-centre|order-three-units-center section=center|left-and-center|centre => accepted
`,
);
cases(
  'cca/may-move',
  `
  what is said of a battle after it is no refusal of the move: unit=AX orderedBy=double-time hexes=2
    enemiesAtEnd=1                              => allowed mayCloseCombat !mayFire quotes=[18.37]
`,
);
