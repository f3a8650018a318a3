import { cases } from '../../testing/cases.ts';

const UNKNOWN = 'deckToDraw=null deckLeft=null discardsLeft=null handAtEnd=null';

cases(
  'ccn/draw',
  `
  one card is drawn, two with Scout:
                                               => draws=1 keeps=1 opponentDraws=0 drawsFirst=player !reshuffle ${UNKNOWN} 5.242~no-first-strike
    commandCard=scout-left                     => draws=2 keeps=1 8.8/draw
    commandCard=scout-center hand=4            => draws=2 handAtEnd=5 8.9/draw
    commandCard=scout-right deck=20 discards=10 => draws=2 deckLeft=18 discardsLeft=11 8.10/draw
    commandCard=attack-left deck=20 discards=10 hand=3 => says=[5.241] draws=1 deckToDraw=20 deckLeft=19 discardsLeft=10 handAtEnd=4 5.243~deck-suffices
    commandCard=counter-attack countered=scout-left => draws=2 8.42 8.10/draw
    commandCard=counter-attack countered=no-card => draws=1 8.41/nothing
  the player of First Strike draws before: deck=20 discards=10
    strikesPlayed=1                            => says=[5.241,5.242] draws=1 opponentDraws=1 drawsFirst=opponent deckLeft=18 5.242
    strikesPlayed=2 commandCard=scout-left     => draws=2 opponentDraws=2 deckLeft=16 discardsLeft=11
  a deck that runs out is made of the discards:
    deck=1 discards=49                         => reshuffle deckLeft=49 discardsLeft=0 5.243
    deck=2 discards=49                         => !reshuffle deckLeft=1 discardsLeft=49
    deck=0 discards=49                         => reshuffle deckLeft=48 discardsLeft=0
    deck=1 discards=49 strikesPlayed=1         => reshuffle deckLeft=48 discardsLeft=0
    deck=1 discards=20 commandCard=scout-left  => reshuffle deckLeft=19 discardsLeft=1
    deck=1                                     => reshuffle deckLeft=null discardsLeft=0
    deck=2                                     => !reshuffle deckLeft=1 discardsLeft=null
    discards=30                                => spares=[5.242~no-first-strike] !reshuffle deckLeft=null discardsLeft=30
  no other card is followed by a shuffle: commandCard=attack-left deck=20 discards=30
    R79=a|b|c                                  => says=[5.241] !reshuffle deckToDraw=20 deckLeft=19 discardsLeft=30
  after Élan all is shuffled, at one of three moments: commandCard=elan deck=20 discards=30
                                               => says=[5.241,5.244] reshuffle deckToDraw=50 deckLeft=49 discardsLeft=0
    R79=b                                      => reshuffle deckToDraw=49 deckLeft=48 discardsLeft=1 says=[5.241,5.244/at-once]
    R79=c                                      => reshuffle deckToDraw=20 deckLeft=49 discardsLeft=0 says=[5.241,5.244/later]
    R79=b strikesPlayed=1                      => deckToDraw=48 deckLeft=46 discardsLeft=2
    R79=c deck=1                               => reshuffle deckToDraw=1 deckLeft=30 5.243
    commandCard=counter-attack countered=elan  => reshuffle deckToDraw=50
  contradictions:
    discards=1 strikesPlayed=1                 => refused discards played-is-discarded 5.241
    discards=2 strikesPlayed=1                 => accepted
    deck=40 discards=25 hand=6                 => refused deck more-than-the-deck 2.1
    deck=40 discards=25 hand=5                 => accepted
    deck=0 discards=1 commandCard=scout-left   => refused deck too-few-to-draw 5.243
    deck=1 discards=1 commandCard=scout-left   => accepted
    commandCard=counter-attack                 => refused countered counter-what 8.41
    countered=rally                            => refused countered only-counter-attack 8.41
`,
);
