import { expect, test } from 'vitest';
import { answerTo, citedOf, rulingOn } from '../../testing/ask.ts';
import { cases } from '../../testing/cases.ts';
import { BATTLES, SCENARIOS } from '../scenarios/scenarios.ts';

cases(
  'cca/draw',
  `
  cards drawn, and where they come from:
                                              => draws=1 opponentDraws=0 drawsFirst=player !reshuffle deckLeft=null discardsLeft=null handAtEnd=null
    deck=30 discards=19 hand=4                => draws=1 opponentDraws=0 drawsFirst=player !reshuffle
    deck=1 discards=19                        => !reshuffle deckLeft=0 discardsLeft=19
    deck=0 discards=19                        => reshuffle deckLeft=18 discardsLeft=0
    deck=0                                    => reshuffle deckLeft=null discardsLeft=0
    discards=5                                => !reshuffle deckLeft=null discardsLeft=5
    deck=2 discards=9 firstStrikePlayed       => draws=1 opponentDraws=1 drawsFirst=opponent !reshuffle deckLeft=0 discardsLeft=9
    deck=1 discards=9 firstStrikePlayed       => reshuffle deckLeft=8 discardsLeft=0
    spartacusPlayed                           => reshuffle deckLeft=null discardsLeft=0
    deck=0 discards=1                         => reshuffle deckLeft=0 discardsLeft=0
    // A hand that was counted is believed.
    scenario=zama hand=2                      => handAtEnd=3
    scenario=zama                             => handAtEnd=5
  the Roman player at Lake Trasimene: scenario=lake-trasimene
    turn=1                                    => draws=2 handAtEnd=3 19.17/*
    turn=2                                    => draws=2 handAtEnd=4 19.17/*
    turn=3|9                                  => draws=1 handAtEnd=4 -19.17/*
    turn=1|2|3|9 army=carthage                => draws=1 handAtEnd=6
  all that is said of it:
    deck=0 discards=1                         => says=[16.1/draw-one,16.2]
    spartacusPlayed                           => says=[16.1/draw-one,18.43]
    spartacusPlayed deck=20 discards=29       => says=[16.1/draw-one,18.43/counted] spares=[16.2~deck-suffices]
  contradictions:
    deck=40 discards=20 hand=1                => refused deck more-than-the-deck 2.1
    deck=40 discards=20                       => accepted
    deck=60                                   => refused deck more-than-the-deck 2.1
    discards=1 firstStrikePlayed              => refused discards played-is-discarded 16.1
    discards=2 firstStrikePlayed              => accepted
    scenario=lake-trasimene                   => refused turn which-turn 19.17
    scenario=lake-trasimene army=carthage     => accepted
    scenario=lake-trasimene deck=0 discards=1 turn=1 => refused deck too-few-to-draw 16.2
    scenario=lake-trasimene deck=0 discards=1 turn=3 => accepted
    scenario=lake-trasimene deck=0 discards=2 turn=2 firstStrikePlayed => refused deck too-few-to-draw 16.2
`,
);

test.each(SCENARIOS.filter((scenario) => scenario !== 'lake-trasimene'))(
  'Command at %s is the hand of each side',
  (scenario) => {
    const { carthage, opponent } = BATTLES[scenario];
    const dice = (draft: object) => answerTo('cca/spartacus', { scenario, ...draft }).commandDice;
    expect(dice({ army: 'carthage' })).toBe(carthage.cards);
    expect(dice({ army: opponent.army })).toBe(opponent.cards);
    expect(dice({})).toBe(opponent.cards);
  },
);

const BY_COMMAND = `
  dice go by Command:
                                            => refused command needs-command CLAUSE
    command=4 scenario=zama                 => refused command command-or-scenario 7.6
    scenario=lake-trasimene                 => refused turn which-turn 19.17
    command=1 rolled=[red,red]              => refused rolled more-faces-than-command 7.6
    command=2 rolled=[red,red]              => accepted
`;

const UNROLLED = 'symbols=null ordersRolled=null lost=null units=null';
const ALL_SIX = 'symbols.light=1 symbols.medium=1 symbols.heavy=1 symbols.any=1';
const NO_SYMBOL = 'symbols.light=0 symbols.medium=0 symbols.heavy=0';

cases(
  'cca/spartacus',
  `
  Command at Lake Trasimene grows with the Roman hand or (R96 b) stays 2: scenario=lake-trasimene army=rome
    turn=1                                  => commandDice=2
    turn=2                                  => commandDice=3
    turn=3|4|20                             => commandDice=4
    turn=1|2|3 R96=b                        => commandDice=2
    army=carthage                           => commandDice=6
    scenario=zama R96=b                     => commandDice=5
  symbols: command=6
    rolled=[green,blue,red,leader,flag,swords] => ${ALL_SIX} ordersRolled=4 lost=0 extraDice=1
    rolled=[flag,swords]                    => ${NO_SYMBOL} symbols.any=0 ordersRolled=0 lost=0 extraDice=1
    rolled=[leader,leader]                  => ${NO_SYMBOL} symbols.any=2 ordersRolled=2 lost=0 extraDice=1
  orders need somebody to take them: command=5 rolled=[green,green,blue,leader,leader]
    ownUnits.LI=1                           => ordersRolled=1 lost=4 units=[LI] 7.4/*
    ownUnits.LI=1 ownLeaders=1              => ordersRolled=2 lost=3 7.4/*
    ownUnits.HI=2 ownLeaders=1              => ordersRolled=2 units=[HI]
    ownUnits.LI=9 ownUnits.MI=9             => ordersRolled=5 lost=0
    command=2 rolled=[green,flag]           => units=[LI,LS,LB,AX,LC] -7.4/*
  exact chances:
    command=5                               => ${UNROLLED} -7.4/*
    command=6                               => mean.ordersRolled=4
    // Of 6 faces 4 give an order: what fell is known, and one die is open.
    command=2 rolled=[flag]                 => odds.none-usable=1/3 odds.each-die=0
    command=2 rolled=[green]                => odds.none-usable=0 odds.each-die=2/3
    command=2 rolled=[green,leader]         => odds.none-usable=0 odds.each-die=1 mean.ordersRolled=2
${BY_COMMAND.replace('CLAUSE', '18.41')}`,
);

cases(
  'cca/rally',
  `
  symbols: command=6
    rolled=[green,blue,red,leader,flag,swords] => ${ALL_SIX} blocksReturned=4
    rolled=[flag,swords]                    => ${NO_SYMBOL} symbols.any=0 blocksReturned=0
    rolled=[leader,leader]                  => ${NO_SYMBOL} symbols.any=2 blocksReturned=2
  Command at Lake Trasimene grows with the Roman hand:
    scenario=lake-trasimene army=rome turn=3 => commandDice=4
  readings, exclusions, and no leaders: command=4 rolled=[green,green,red,flag]
    lostBlocks.MI=2                         => blocksReturned=0 units=[]
    lostBlocks.MI=2 R79=b                   => blocksReturned=2 units=[MI]
    lostBlocks.EL=1 lostBlocks.CH=1 R79=b   => blocksReturned=0 units=[]
    rolled=[flag] R79=b                     => units=[]
    lostBlocks.LI=1 lostBlocks.HI=3         => blocksReturned=2 units=[LI,HI]
  without a roll:
    command=4 lostBlocks.LI=1 lostBlocks.EL=1 => symbols=null blocksReturned=null units=[LI] oneOfChoice=no
    command=4                               => units=[LI,LS,LB,AX,WR,MI,HI,LC,MC,HC]
    noLeaders                               => accepted
    command=4 lostBlocks.EL=1               => 18.53/*
    command=4 lostBlocks.LI=1               => -18.53/*
    command=2 lostBlocks.MI=1               => odds.none-usable=4/9 odds.each-die=0
    command=5 lostBlocks.HI=1               => odds.none-usable=32/243
    command=2 lostBlocks.MI=1 rolled=[flag] => odds.none-usable=2/3 odds.each-die=0
${BY_COMMAND.replace('CLAUSE', '18.51')}`,
);

cases(
  'cca/deck-odds',
  `
  what is left in the deck:
    wanted=line-command                => unseen=60 wantedLeft=4 deck=60 odds.drawn=1/15 odds.opponent-holds=none
    wanted=leadership-cards draws=6    => wantedLeft=6 odds.drawn=692477/1430396 odds.opponent-holds=none
    wanted=section-cards               => wantedLeft=27 odds.drawn=9/20
    wanted=troop-cards                 => wantedLeft=10 odds.drawn=1/6
    wanted=tactic-cards                => wantedLeft=17 odds.drawn=17/60
    wanted=counter-attack cardsSeen=50 draws=4 atLeast=2 => odds.drawn=2/15 odds.opponent-holds=none
  and in the hand of the opponent:
    wanted=first-strike cardsSeen=12 opponentHand=5 => unseen=48 deck=43 odds.opponent-holds=5/48 odds.drawn=none
    wanted=first-strike cardsSeen=12 wantedSeen=1 opponentHand=5 => wantedLeft=0 odds.opponent-holds=0
    wanted=counter-attack cardsSeen=50 opponentHand=4 draws=1 => unseen=10 odds.opponent-holds=2/3 odds.drawn=1/5 mean.heldWanted=4/5 mean.drawnWanted=1/5
  contradictions:
    wanted=rally wantedSeen=2 cardsSeen=5         => refused wantedSeen more-than-copies 18.51
    wanted=rally wantedSeen=1                     => refused cardsSeen seen-fewer
    wanted=rally wantedSeen=1 cardsSeen=1         => accepted
    wanted=line-command cardsSeen=57              => refused cardsSeen too-few-unseen 2.1
    wanted=line-command cardsSeen=56              => accepted
    wanted=rally cardsSeen=50 opponentHand=6 draws=5 => refused cardsSeen too-few-unseen 2.1
    wanted=rally cardsSeen=50 opponentHand=6 draws=4 => accepted
    wanted=rally cardsSeen=60 wantedSeen=1        => refused cardsSeen too-few-unseen 2.1
`,
);

test('a table stands beside the chances', () => {
  const draft = { wanted: 'counter-attack', cardsSeen: 50, opponentHand: 4, draws: 1 };
  const rows = rulingOn('cca/deck-odds', draft).odds?.tables.heldWanted;
  expect(rows?.map(({ value, fraction }) => `${value} ${fraction}`)).toEqual([
    '0 1/3',
    '1 8/15',
    '2 2/15',
  ]);
});

test.each([
  [{ wanted: 'rally' }, ['cca-2.1', 'cca-18.51', 'cca-16.1']],
  [{ wanted: 'rally', opponentHand: 5 }, ['cca-2.1', 'cca-18.51', 'cca-3.5']],
  [
    { wanted: 'troop-cards', opponentHand: 5, draws: 1 },
    ['cca-2.1', 'cca-18.14', 'cca-3.5', 'cca-16.1'],
  ],
])('the ruling on %j says which cards are unknown', (draft, cited) => {
  expect(citedOf('cca/deck-odds', draft)).toEqual(cited);
});

cases(
  'cca/may-play',
  `
  no card for the turn is played as an answer to an attack:
    commandCard=rally when=attack-rolled => !allowed says=[6.1/late]
`,
);
cases(
  'cca/move-fire-move',
  `
  a step that is over, and was taken:
    nextStep=first-move furthestStep=fire stepDone => !allowed says=[18.46/steps,18.47/late,18.47/done]
`,
);
cases(
  'cca/card',
  `
  a leadership card of the opponent is followed in the section where he used it:
    commandCard=counter-attack countered=leadership-any-section opponentSection=left => sections=[right]
`,
);
