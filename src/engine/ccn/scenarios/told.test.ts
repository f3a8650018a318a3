import { cases } from '../../testing/cases.ts';

cases(
  'ccn/victory',
  `
  banners that are gained, and whether they win:
    bannersToWin=6 banners=5 unitsEliminated=1                     => won endsAtOnce says=[4.2,4.1/won,4.4]
    bannersToWin=6 banners=4 leadersEliminated=1                   => !won bannersMissing=1 says=[4.2,4.1/short]
    bannersToWin=6 banners=4 unitsEliminated=1 leadersEliminated=1 => won bannersGained=2
    bannersToWin=5 banners=4 objectiveBanners=1 inOpponentTurn     => won says=[4.3,4.1/won,4.4,5.247]
    bannersToWin=5 banners=3 objectiveBanners=1 inOpponentTurn     => !won 4.4~banners-missing 5.247~banners-missing
    unitsReduced=1 inOpponentTurn                                  => won=null bannersNow=0 says=[4.2/last-block,4.1/unknown] spares=[]
    unitsReduced=2 leadersLeft=1                                   => won=null bannersGained=0 says=[4.2/last-block,5.201/no-banner,4.1/unknown]
`,
);
cases(
  'ccn/setup',
  `
  the steps, one by one:
    cardsDealt=5 cardsDealtOpponent=6 unitSymbols=2 blocksPerUnit=4 => deckAfterDeal=59 blocksPlaced=8 says=[3.1,3.2,3.3,3.4,3.5,3.5/placed,3.6,3.6/rest,3.7/setup,3.8,3.9]
    setupStep=battle                          => says=[3.1]
    setupStep=sides                           => says=[3.2]
    setupStep=materials                       => tokensEach=4 says=[3.3]
    setupStep=terrain                         => says=[3.4]
    setupStep=units                           => blocksPlaced=null says=[3.5]
    setupStep=cards                           => deckAfterDeal=null says=[3.6]
    setupStep=dice                            => diceOnTable=8 says=[3.7/setup]
    setupStep=dice unitSymbols=3 blocksPerUnit=4 cardsDealt=5 cardsDealtOpponent=6 => blocksPlaced=12 deckAfterDeal=59 says=[3.7/setup]
    setupStep=special-rules                   => says=[3.8]
    setupStep=start                           => says=[3.9]
    unitSymbols=2                             => refused blocksPerUnit how-many-blocks 3.5
    cardsDealtOpponent=6                      => refused cardsDealtOpponent both-hands 3.6
`,
);
cases(
  'ccn/sections',
  `
  a hex that the dashed line cuts, and one that it does not:
    hex=E5 wantedSection=center => hexSections=[left,centre] inSection says=[3.2/edge,2.5/hex,2.6,5.8/hex,5.22/hex]
    hex=D5 wantedSection=left   => hexSections=[centre] !inSection says=[3.2/edge,2.5/hex]
    hex=D4 homeEdge=top         => hexSections=[right] inSection=null
`,
);
