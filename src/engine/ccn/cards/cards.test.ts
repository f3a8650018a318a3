import { expect, test } from 'vitest';
import { rulingOn } from '../../testing/ask.ts';
import { cases } from '../../testing/cases.ts';

const BY_COMMAND = `
  the dice are as many as Command:
    cardsInHand=1 rolled=[flag,flag]           => refused rolled more-faces-than-command 5.19
    cardsInHand=2 rolled=[flag,flag]           => accepted
`;

cases(
  'ccn/elan',
  `
  faces: cardsInHand=6
    rolled=[infantry,cavalry,artillery,flag,saber] => dice=6 ordersRolled=4 lost=0 arms=[infantry,cavalry,artillery] leadersOrdered=1
    rolled=[infantry,cavalry,artillery,flag,saber] => symbols.infantry=1 symbols.cavalry=1 symbols.artillery=1 symbols.flag=1
    rolled=[saber,saber]                       => ordersRolled=0 arms=[] leadersOrdered=0 8.44~no-flag
    rolled=[cavalry,cavalry]                   => ordersRolled=2 arms=[cavalry] extraDice=1 reshuffle
    rolled=[cavalry,cavalry]                   => says=[5.20/dice,8.43/dice,8.43/symbols,8.45/turn,8.46] spares=[8.44~no-flag]
    rolled=[flag]                              => says=[5.20/dice,8.43/dice,8.43/symbols,8.44,8.45/turn,8.46] spares=[]
                                               => symbols=null ordersRolled=null lost=null arms=null leadersOrdered=null extraDice=1 reshuffle
  orders need somebody to take them: cardsInHand=5 rolled=[infantry,infantry,cavalry,flag,flag]
    infantryUnits=1                            => ordersRolled=1 lost=4 arms=[infantry] leadersOrdered=0 5.24/*
    infantryUnits=1 ownLeaders=1               => ordersRolled=2 lost=3 leadersOrdered=1
    infantryUnits=1 ownLeaders=3               => ordersRolled=3 lost=2 leadersOrdered=2
    infantryUnits=4                            => ordersRolled=4 lost=1
    infantryUnits=3 cavalryUnits=1 artilleryUnits=1 => ordersRolled=5 lost=0 arms=[infantry,cavalry,artillery] -5.24/*
    infantryUnits=3 cavalryUnits=2             => ordersRolled=5 arms=[infantry,cavalry] 5.24~all-orders-taken
  exact chances, of 6 faces 5 give an order:
    cardsInHand=2                              => odds.none-usable=1/36 odds.each-die=25/36 mean.ordersRolled=5/3
    cardsInHand=2 rolled=[saber]               => odds.none-usable=1/6 odds.each-die=0 mean.ordersRolled=5/6
    cardsInHand=2 artilleryUnits=1             => odds.none-usable=4/9 odds.each-die=0
${BY_COMMAND}`,
);

cases(
  'ccn/rally',
  `
  faces: cardsInHand=6
    rolled=[infantry,cavalry,artillery,flag,saber] => blocksReturned=3 lost=0 unitsOrdered=3 8.75/* -8.74/*
    rolled=[flag,saber]                        => blocksReturned=0 units=[] unitsOrdered=0 8.75~no-block-returns
    rolled=[artillery]                         => says=[5.20/dice,8.73/dice,8.73/symbols,8.75] spares=[]
    rolled=[artillery]                         => units=[foot-artillery,guard-foot-artillery,horse-artillery,guard-horse-artillery]
                                               => symbols=null blocksReturned=null lost=null units=null unitsOrdered=null
  blocks need units that lost some: cardsInHand=6 rolled=[infantry,infantry,infantry,cavalry,cavalry]
    weakened.0.unit=line weakened.0.lostBlocks=2 => blocksReturned=2 lost=3 units=[line] unitsOrdered=1 8.74/*
    weakened.0.unit=line weakened.0.lostBlocks=1 weakened.1.unit=rifle weakened.1.lostBlocks=4 => blocksReturned=3 lost=2 units=[line,rifle] unitsOrdered=2 says=[5.20/dice,8.73/dice,8.73/symbols,8.74,8.75]
    weakened.0.unit=line weakened.0.lostBlocks=3 weakened.1.unit=cuirassiers weakened.1.lostBlocks=2 => blocksReturned=5 lost=0 8.74~every-symbol-serves
    noneWeakened                               => blocksReturned=0 lost=5 units=[] unitsOrdered=0 says=[5.20/dice,8.73/dice,8.73/symbols,8.74]
  exact chances, of 6 faces 4 return a block:
    cardsInHand=2                              => odds.none-usable=1/9 odds.each-die=4/9 mean.blocksReturned=4/3
    cardsInHand=2 weakened.0.unit=line weakened.0.lostBlocks=1 => odds.none-usable=4/9 odds.each-die=0 mean.blocksReturned=5/9
    cardsInHand=2 noneWeakened                 => odds.none-usable=1
  contradictions: cardsInHand=2
    noneWeakened weakened.0.unit=line weakened.0.lostBlocks=1 => refused noneWeakened weakened-or-none
${BY_COMMAND}`,
);

const PLAYED = 'allowed strikesFirst=defender mayBattleBack=false drawsBefore';
const KEPT =
  '!allowed strikesFirst=attacker mayBattleBack=null !drawsBefore !mayFormSquare !mayRetire';

cases(
  'ccn/first-strike',
  `
  its moment is between the declaration and the dice:
                                               => ${PLAYED} !mayFormSquare !mayRetire
    when=melee-rolled                          => ${KEPT} 5.121/late
    when=battle-back                           => ${KEPT} 5.158/strike
    when=fire-declared|other-moment            => ${KEPT} 8.53/no-melee
    strikePlayed                               => ${KEPT} 8.55
    defendingUnit=leader                       => ${KEPT} 8.53/leader
  all that is said of it:
                                               => says=[8.53/now,8.53/first,8.54/after,5.242/strike] spares=[8.55~first-of-the-melee]
    attackingUnit=light-cavalry                => says=[8.53/now,8.53/first,8.54/after,8.53/no-square,6.11/strike,5.242/strike]
    attackingUnit=light-cavalry inSquare       => says=[8.53/now,8.53/first,8.54/after,6.25/anyway,6.11/strike,5.242/strike]
    attackingUnit=light-cavalry defendingUnit=foot-artillery => says=[8.53/now,8.53/first,8.54/after,5.242/strike]
    defendingUnit=heavy-cavalry                => says=[8.53/now,8.53/first,8.54/after,8.53/no-retire,6.19/strike,5.242/strike]
    defendingUnit=heavy-cavalry attackingUnit=foot-artillery => says=[8.53/now,8.53/first,8.54/after,5.242/strike]
    when=battle-back strikePlayed              => says=[5.158/strike] spares=[]
    when=fire-declared defendingUnit=leader    => says=[8.53/no-melee]
    when=own-turn                              => says=[8.53/own-turn] spares=[]
    when=own-turn otherCards=0 defendingUnit=leader => says=[5.11/strike] spares=[8.53~only-card,8.54~in-own-turn,5.242~in-own-turn]
    when=own-turn otherCards=0 attackingUnit=light-cavalry inSquare => says=[5.11/strike]
    when=own-turn otherCards=0 attackingUnit=light-cavalry => says=[5.11/strike]
    when=own-turn otherCards=0 defendingUnit=heavy-cavalry => says=[5.11/strike]
    when=own-turn R74=b                        => says=[5.11/strike] spares=[8.54~in-own-turn,5.242~in-own-turn]
  reading R34 b lets the unit react as well:
    attackingUnit=light-cavalry                => ${PLAYED} !mayFormSquare 8.53/no-square 6.11/strike -6.19/*
    attackingUnit=light-cavalry R34=b          => ${PLAYED} mayFormSquare !mayRetire -8.53/no-square
    attackingUnit=light-cavalry R34=b inSquare => ${PLAYED} !mayFormSquare 6.25/anyway
    attackingUnit=light-cavalry R34=b terrain=town => ${PLAYED} !mayFormSquare 7.25/square
    attackingUnit=light-cavalry R34=b fieldworks=elsewhere => ${PLAYED} !mayFormSquare 7.33/square
    attackingUnit=light-cavalry terrain=town   => ${PLAYED} !mayFormSquare -8.53/no-square -7.25/*
    attackingUnit=light-cavalry fieldworks=between => ${PLAYED} !mayFormSquare -8.53/no-square -7.33/*
    attackingUnit=light-cavalry R34=b          => says=[8.53/now,8.53/first,8.54/after,6.11/strike,5.242/strike]
    attackingUnit=line R34=b terrain=town fieldworks=between => ${PLAYED} -7.25/* -7.33/*
    when=own-turn otherCards=0 attackingUnit=light-cavalry R34=b terrain=town fieldworks=between => says=[5.11/strike]
    attackingUnit=foot-artillery R34=b         => ${PLAYED} !mayFormSquare
    inSquare                                   => ${PLAYED} -6.25/anyway
    defendingUnit=heavy-cavalry                => ${PLAYED} !mayRetire 8.53/no-retire 6.19/strike -6.11/*
    defendingUnit=heavy-cavalry R34=b          => ${PLAYED} mayRetire !mayFormSquare -8.53/no-retire
    otherCards=0                               => ${PLAYED} -5.11/*
    defendingUnit=heavy-cavalry attackingUnit=light-cavalry R34=b => ${PLAYED} !mayRetire !mayFormSquare -6.11/* -6.19/*
    defendingUnit=foot-artillery R34=b         => ${PLAYED} !mayRetire !mayFormSquare
  in the own turn it is the last resort: when=own-turn
                                               => ${KEPT} 8.53/own-turn
    otherCards=0                               => allowed strikesFirst=attacker !drawsBefore 8.53~only-card 5.11/strike
    R74=b                                      => allowed 5.11/strike -8.53/own-turn
    otherCards=0 strikePlayed                  => allowed
  contradictions:
    inSquare defendingUnit=light-cavalry       => refused inSquare square-of-infantry 6.15
    inSquare terrain=town                      => refused inSquare square-in-town 7.25
    terrain=rugged-hill                        => refused terrain impassable 7.21
`,
);

cases(
  'ccn/short-supply',
  `
  whom:
    unit=line|cuirassiers|horse-artillery owner=player|opponent => allowed unitChosenBy=player row=1
    unit=leader                                => !allowed row=null hexes=[] says=[8.76,8.81]
    unit=line inSquare                         => !allowed row=null says=[8.76,8.80]
    unit=line                                  => 8.80~not-in-square 8.81~is-a-unit
    unit=light-cavalry                         => -8.80~not-in-square
  whither, by the owner: unit=line
    section=left ownEdge=bottom                => hexes=[A1,A2,A3,A4,A5] hexChosenBy=opponent
    section=left ownEdge=top                   => hexes=[I9,I10,I11,I12,I13]
                                               => hexes=[I5,I6,I7,I8,I9] row=1
    section=centre owner=player                => hexes=[I5,I6,I7,I8,I9] hexChosenBy=player
    section=right ownEdge=bottom closedHexes=[A9,A13,B9] => hexes=[A10,A11,A12] row=1
    section=left ownEdge=bottom closedHexes=[A1,A2,A3,A4,A5,B2] => hexes=[B1,B3,B4] row=2 8.77
    section=left baselineFull ownEdge=bottom   => hexes=[B1,B2,B3,B4] row=2 8.77 8.76~no-hex-on-baseline
    section=left-and-centre ownEdge=bottom     => hexes=[A1,A2,A3,A4,A5,A6,A7,A8,A9]
    section=left baselineFull ownEdge=bottom closedHexes=[B1,B2,B3,B4] => allowed row=null hexes=[] sum=short-supply/no-room
  what follows: unit=line
    leader                                     => leaderGoes 8.78
                                               => !leaderGoes mayFight !ordered 8.79~unit-of-the-opponent 5.11/supply
    owner=player                               => !mayFight !ordered says=[8.76,8.76/baseline,8.79,5.11/supply]
    owner=player R81=b                         => !mayFight ordered says=[8.76,8.76/baseline,8.79,8.76/ordered]
    R81=b                                      => mayFight !ordered says=[8.76,8.76/baseline]
  contradictions:
    unit=leader leader                         => refused leader lone-leader-with-leader 5.15
    unit=light-cavalry inSquare                => refused inSquare no-infantry-in-square 6.13
`,
);

cases(
  'ccn/deck-odds',
  `
  what is left in the deck:
    wanted=section-cards                       => copies=48 unseen=70 wantedLeft=48 odds.drawn=24/35 odds.opponent-holds=none
    wanted=tactic-cards                        => copies=22 odds.drawn=11/35
    wanted=left-cards|right-cards              => copies=12 odds.drawn=6/35
    wanted=center-cards                        => copies=16
    wanted=cavalry-charge cardsSeen=50 wantedSeen=1 draws=2 => copies=3 wantedLeft=2 deck=20 odds.drawn=37/190
  and in the hand of the opponent:
    wanted=first-strike cardsSeen=20 opponentHand=5 => unseen=50 deck=45 odds.opponent-holds=47/245 odds.drawn=none
    wanted=first-strike cardsSeen=60 opponentHand=5 draws=5 atLeast=2 => odds.opponent-holds=2/9 odds.drawn=2/9
  contradictions:
    wanted=rally wantedSeen=2 cardsSeen=5      => refused wantedSeen more-than-copies 8.73
    wanted=rally wantedSeen=1                  => refused cardsSeen seen-fewer
    wanted=cavalry-charge cardsSeen=68         => refused cardsSeen too-few-unseen 2.1
    wanted=cavalry-charge cardsSeen=67         => accepted
    wanted=rally cardsSeen=60 opponentHand=6 draws=5 => refused cardsSeen too-few-unseen 2.1
`,
);

test('a table stands beside the chances', () => {
  const rows = rulingOn('ccn/elan', { cardsInHand: 1, cavalryUnits: 2 }).odds?.tables.ordersRolled;
  expect(rows?.map(({ value, fraction }) => `${value} ${fraction}`)).toEqual(['0 2/3', '1 1/3']);
});
