import { cases } from '../../testing/cases.ts';

const HORSE = 'chargers.0.chargerMovement=8 chargers.0.chargerTroops=cavalry';

cases(
  'wab/charge-reaction',
  `
  what is open: ${HORSE} missiles troops=cavalry targetMovement=8
    chargers.0.chargerDistance=9                      => reactions=[hold,flee,stand-and-shoot,shoot-and-flee,countercharge,ignore] mayShootAt=1
    chargers.0.chargerDistance=8                      => reactions=[hold,flee,countercharge,ignore] mayShootAt=0
    chargers.0.chargerDistance=7                      => reactions=[hold,flee,ignore]
    chargers.0.chargerDistance=12 chargers.0.chargerFrom=rear => reactions=[hold,flee,stand-and-shoot,shoot-and-flee,ignore]
    chargers.0.chargerDistance=12 chargers.0.chargerFrom=front-outside-arc => reactions=[hold,flee,stand-and-shoot,shoot-and-flee,ignore]
    chargers.0.chargerDistance=12 chargers.0.chargerFrom=rear R33=b => reactions=[hold,flee,ignore]
    chargers.0.chargerDistance=12 targetIs=[fleeing]  => reactions=[flee] says=[2.69/told,3.11/open]
    chargers.0.chargerDistance=12 targetIs=[met-by-pursuers] => reactions=[hold] says=[6.42/told,3.7/open]
    chargers.0.chargerDistance=12 targetIs=[revealed] => reactions=[hold,flee] says=[3.56/told,3.7/open,3.11/open]
    chargers.0.chargerDistance=12 targetIs=[engaged]  => says=[3.17/told,3.7/open]
  limits: ${HORSE} chargers.0.chargerDistance=12
    targetIs=[fleeing] reaction=hold                  => !allowed unitReacts=flee flightDice=2 2.69/only-flee
    targetIs=[fleeing] reaction=flee                  => allowed 2.69~flees
    targetIs=[met-by-pursuers] reaction=flee          => !allowed unitReacts=hold 6.42/only-hold
    targetIs=[met-by-pursuers] reaction=hold          => allowed 6.42~holds
    targetIs=[revealed] reaction=stand-and-shoot missiles => says=[3.56,3.7,4.23/instead]
    targetIs=[revealed] reaction=stand-and-shoot      => says=[3.56,3.9/no-missiles,3.7,4.23/instead]
    reaction=stand-and-shoot chargers.0.chargerDistance=3 => says=[3.9/no-missiles,3.7,4.23/instead]
    reaction=hold                                     => says=[3.7] unitReacts=hold -3.37~one-reaction
    reaction=flee                                     => says=[3.11] -3.14~charge-goes-on
    reaction=stand-and-shoot missiles                 => says=[3.9]
    reaction=shoot-and-flee missiles                  => says=[3.13,3.15,3.11]
    reaction=ignore                                   => says=[3.19] panicTest
    reaction=stand-and-shoot                          => says=[3.9/no-missiles,3.7,4.23/instead]
    reaction=shoot-and-flee chargers.0.chargerDistance=6 => says=[3.9/no-missiles,3.11,4.23/instead] unitReacts=flee
  shots: chargers.0.chargerMovement=4 chargers.0.chargerDistance=3 missiles
    reaction=stand-and-shoot                          => says=[3.9/too-near,3.7,4.23/instead]
    reaction=shoot-and-flee                           => says=[3.13/too-near,3.11,4.23/instead]
    reaction=stand-and-shoot chargers.1.chargerMovement=8 chargers.1.chargerDistance=14 => allowed mayShootAt=1 3.37/one-target
    reaction=stand-and-shoot chargers.0.chargerDistance=7 chargers.1.chargerMovement=8 chargers.1.chargerDistance=14 R109=b => allowed mayShootAt=2 3.37~all-far-enough
    reaction=stand-and-shoot chargers.0.chargerDistance=7 R109=b => allowed -3.37/one-target -3.37~all-far-enough
    reaction=stand-and-shoot chargers.1.chargerMovement=8 chargers.1.chargerDistance=5 R109=b => says=[3.9/too-near,3.7,4.23/instead]
    reaction=stand-and-shoot chargers.0.chargerDistance=7 chargerModels=12 chargerLost=2 => !chargerTests 3.10~too-few-lost
    reaction=stand-and-shoot chargers.0.chargerDistance=7 chargerModels=12 => !chargerTests -3.10~too-few-lost
    reaction=hold chargerModels=12 chargerLost=3      => !chargerTests
  countercharge: ${HORSE} chargers.0.chargerDistance=12 troops=cavalry reaction=countercharge
                                                      => allowed says=[3.8/may] unitReacts=countercharge
    targetIs=[column]                                 => !allowed unitReacts=hold says=[2.62/column,3.7]
    targetIs=[cataphracts]                            => !allowed says=[13.31,3.58/cataphracts,3.7]
    targetIs=[way-blocked]                            => !allowed says=[3.62,3.7]
    troops=heavy-chariots                             => !allowed says=[3.8,3.7]
    chargers.0.chargerTroops=elephants                => !allowed says=[17.13,3.11,17.7,12.5]
    chargers.0.chargerFrom=front-outside-arc          => !allowed says=[3.58/front,3.7]
    chargers.0.chargerTroops=infantry troops=infantry => says=[3.8,3.58,3.7]
    chargers.0.chargerTroops=infantry chargers.0.chargerFrom=flank => says=[3.58,3.58/front,3.7]
  flight: ${HORSE} chargers.0.chargerDistance=12 reaction=flee
    targetMovement=6                                  => flightDice=2
    targetMovement=6 bareMovement=7                   => flightDice=2
    targetMovement=6 bareMovement=7 R23=b             => flightDice=3
    targetMovement=8 troops=light-chariots            => flightDice=2 16.44/flees
    targetMovement=8 troops=light-chariots targetIs=[fleeing] => flightDice=3
    targetMovement=7 troops=heavy-chariots targetIs=[fleeing] => flightDice=2
    targetMovement=5 troops=heavy-chariots            => flightDice=2 16.43/flees
    targetMovement=7 troops=heavy-chariots missiles reaction=shoot-and-flee => flightDice=1
    chargers.1.chargerMovement=4 chargers.1.chargerDistance=6 => 3.12
  several: ${HORSE} chargers.0.chargerDistance=12 chargers.1.chargerMovement=4 chargers.1.chargerDistance=6
    reaction=hold otherReaction=flee                  => !allowed unitReacts=none says=[3.37]
    reaction=hold otherReaction=hold                  => allowed
    reaction=hold neighbour=flee                      => allowed says=[3.7,3.33]
  ignoring: ${HORSE} reaction=ignore
    chargers.0.chargerDistance=17                     => !panicTest 3.18
    chargers.0.chargerDistance=17 chargers.0.chargerReaches=yes => panicTest
    chargers.0.chargerDistance=15 chargers.0.chargerReaches=no => !panicTest 3.19~out-of-reach
`,
);

cases(
  'wab/countercharge',
  `
  moves: ${HORSE} chargers.0.chargerDistance=10
                                                      => counterMove=4 chargerMoves=6 strikesFirst=charger says=[3.8,3.60/half,3.60/meet,3.61/first] -3.64~met-too-late
    wheel=1                                           => counterMove=3 chargerMoves=7
    movement=6 bareMovement=8                         => counterMove=3
    movement=6 bareMovement=8 R23=b                   => counterMove=4
    wheel=5                                           => counterMove=0 chargerMoves=10
    chargers.0.chargerReaches=no                      => counterMove=1 !meets says=[3.8,3.63]
    chargers.0.chargerMovement=1 chargers.0.chargerDistance=1 => counterMove=1 chargerMoves=0
    alsoCharged=met-later                             => !neighbourFights 3.64
    alsoCharged=met-first                             => neighbourFights -3.64
  who: ${HORSE} chargers.0.chargerDistance=10
    cataphracts                                       => !allowed says=[13.31,3.58/cataphracts]
    blocked                                           => !allowed says=[3.62]
    chargers.1.chargerMovement=8 chargers.1.chargerDistance=7 chargers.1.chargerTroops=cavalry => !allowed says=[3.59]
    chargers.1.chargerMovement=8 chargers.1.chargerDistance=12 chargers.1.chargerTroops=cavalry => allowed
`,
);

cases(
  'wab/disengage',
  `
  chances: movement=8 leadership=8 troops=cavalry
    enemyMovement=9                                   => !withoutTest passChance=13/18 odds.disengages=13/18 mostInches=16
    enemyMovement=8 R31=b                             => withoutTest mostInches=16 odds.disengages=1
    enemyMovement=7                                   => withoutTest enemyDoes=nothing says=[3.70,3.71,3.75,3.72/leaves,3.74]
    enemyMovement=7 troops=infantry                   => !withoutTest flightDice=3 enemyDoes=open
    enemyMovement=9 dice=[4,5]                        => disengaged=false mostInches=null enemyDoes=may-pursue
    enemyMovement=9 dice=[4,4]                        => disengaged flightDice=null enemyDoes=nothing
    troops=light-chariots                             => flightDice=2
  others: movement=4 leadership=7
    generalLeadership=9 generalDistance=10            => target=9 passChance=5/6 mostInches=8
    rough.0.roughKind=obstacle rough.0.roughAfter=2   => mostInches=4
    rough.0.roughKind=obstacle rough.0.roughAfter=2 R20=b => mostInches=6
    foughtOn=flank-or-rear                            => !allowed says=[3.68,3.66]
    enemyPursued                                      => !allowed says=[3.69,3.66]
  needed: movement=8
                                                      => refused leadership needs-leadership 3.72
    troops=cavalry                                    => accepted
    troops=cavalry enemyMovement=8                    => refused leadership needs-leadership 3.72
    troops=cavalry enemyMovement=8 R31=b              => accepted
    foughtOn=several                                  => accepted
`,
);

cases(
  'wab/charge-contact',
  `
  one: chargerWide=5 targetWide=5
                                                      => chargersTouching=5 targetsTouching=5 says=[3.24/line,3.29] whoIsMoved=chargers
    chargerWide=8                                     => chargersTouching=7 targetsTouching=5
    chargerBase=elephant chargerWide=1 targetWide=8   => chargersTouching=1 targetsTouching=5
    chargerWide=6 targetBase=cavalry targetWide=2 sideCharged=flank => chargersTouching=6 targetsTouching=2
    chargerWide=9 targetBase=cavalry targetWide=2 sideCharged=rear => chargersTouching=4 targetsTouching=2
    cannotLineUp                                      => whoIsMoved=charged says=[3.35,3.29]
    otherTargets=1 cannotLineUp                       => says=[3.34,3.35]
    otherTargets=1                                    => chargersTouching=null says=[3.24/line,3.34]
  shared: chargerWide=5 targetWide=8 besides.0.besideWide=5
                                                      => shares=[4,4] touchingByCharger=[5,5] says=[3.24/line,3.20,3.38,3.39]
    targetWide=7                                      => shares=[4,3] touchingByCharger=[5,4] chargersTouching=9
    besides.1.besideWide=3                            => chargersThatFit=3 shares=[3,3,2] touchingByCharger=[4,3,3]
    besides.1.besideWide=5 targetWide=5               => chargersThatFit=2 3.46/room
    besides.1.besideWide=5 targetWide=5 sideCharged=rear => chargersThatFit=2 3.39/room
    wheelsLess                                        => !allowed says=[3.29/less]
`,
);
