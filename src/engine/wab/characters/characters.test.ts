import { cases } from '../../testing/cases.ts';

cases(
  'wab/lone-character',
  `
  what a lone character may not do: characterMovement=4
    characterDoes=moves withUnit                 => !allowed mayMove=0 countsAsModels=0 9.20/moves -9.2 -9.3
    characterDoes=marches rides=elephant         => !allowed 9.46/marches
    characterDoes=moves rides=elephant           => allowed mayMove=4 -9.46/marches
    characterDoes=charges withUnit               => !allowed says=[9.26]
    characterDoes=charges withUnit rides=elephant => !allowed says=[9.26]
    characterDoes=is-charged                     => allowed mayMove=0 reactsBy=[hold,flee] says=[9.40,9.2]
    characterDoes=looks                          => says=[9.2]
    characterDoes=goes-on-foot rides=chariot mountLost => allowed
  enemies near: characterDoes=marches characterMovement=4
    enemyDistance=8                              => !allowed 9.9/near
    enemyDistance=8.5                            => allowed mayMove=8
    enemyDistance=8 enemiesNear=[artillery,character] => allowed 9.9/ignored
    enemyDistance=8 enemiesNear=[artillery,other]     => !allowed -9.9/ignored
    enemyDistance=8 enemiesNear=[infantry]            => !allowed
    enemyDistance=8 enemiesNear=[infantry] rides=horse => allowed
    enemyDistance=20 enemiesNear=[artillery]          => allowed -9.9/ignored
    characterDoes=moves enemyDistance=2 enemiesNear=[other] => allowed mayMove=4
`,
);

cases(
  'wab/join-unit',
  `
  who may join: characterMovement=6
    unitJoined=elephants supplementAllows        => allowed 9.13/supplement
    unitJoined=chariots rides=elephant           => !allowed 9.13
    unitJoined=skirmishing-cavalry               => !allowed 9.12
    movementSpent=7                              => !allowed 9.17/short
    movementSpent=6                              => allowed unitMoveLeft=0
    distanceToUnit=0.5                           => !allowed 9.10/contact
    unitJoined=skirmishers distanceToUnit=2.5    => !allowed 9.11/far
    unitJoined=skirmishers frontRank=1           => allowed charactersMost=null displaced=nobody
    frontRank=2                                  => allowed charactersMost=1 -9.11
    frontRank=3 charactersInFront=1              => !allowed charactersMost=1
  how far and how fast: characterMovement=8 rides=horse
    movementSpent=1                              => unitMoveLeft=4 unitSpeed=4 dismounts 9.17
    unitMoved movementSpent=1                    => unitMoveLeft=0 restOfHisMoveLost 9.17/moved -9.17
    unitJoined=cavalry unitMovement=8            => unitSpeed=8 !dismounts saveInUnit=null -9.14
    mountedSave=6                                => saveInUnit=null 9.15
    mountedSave=5 bardingCounts                        => saveInUnit=null 9.15/barding
    mountedSave=4                                => saveInUnit=5 -9.15/barding
    rides=chariot                                => refused rides no-rule-for-riders
`,
);

cases(
  'wab/leave-unit',
  `
  when and where to:
    movesStep=earlier-step                       => !allowed !placeFilled 9.23/step -9.23 -9.25
    movesStep=other-phase                        => !allowed
    leavesTo=join-it-again                       => !allowed 9.28/again
    leavesTo=join-another unitMoved              => !allowed -9.28
    leavesTo=go-alone                            => allowed says=[9.23,9.25]
    leavesTo=join-another                        => says=[9.23,9.28,9.25]
`,
);

cases(
  'wab/character-casualty',
  `
  who takes his place: hisWounds=2
    woundsTaken=1                                => !removed woundsLeft=1 gapFilled=no-gap says=[9.43]
    woundsTaken=2                                => removed gapFilled=end-of-round says=[9.43/dead,9.44]
    woundsTaken=2 !withUnit                      => gapFilled=no-gap says=[9.43/dead]
    woundsTaken=2 woundedIn=another-way          => gapFilled=at-once says=[9.43/dead,9.45] !armyTestsPanic
    woundsTaken=2 isGeneral                      => armyTestsPanic 7.19/with-the-others -7.19/at-once
    woundsTaken=2 isGeneral woundedIn=shooting   => armyTestsPanic 7.19/at-once -7.19/with-the-others
    woundsTaken=2 isGeneral woundedIn=another-way => armyTestsPanic says=[9.43/dead,9.45,7.18/he-died]
    woundsTaken=1 isGeneral                      => !armyTestsPanic says=[9.43]
`,
);

cases(
  'wab/challenge',
  `
  who may issue it:
    !challengerInCombat                          => !allowed 9.57/elsewhere
    challenger=command-model                     => !allowed
    challengerRides=elephant                     => !allowed 9.61/issues
    challengerRides=elephant othersMayAccept=1   => allowed !mayAccept mayRefuse
    challengerRides=chariot othersMayAccept=1    => allowed !mayAccept
    inTurnOf=rival                               => says=[9.58,9.55,9.59]
    earlierChallenge=ended                       => allowed
  who may answer it:
    !rivalInCombat                               => !mayAccept !mayRefuse
    rival=ordinary reply=refused R119=b          => !withdrawn 9.59/nobody
    rivalRides=chariot challengerRides=horse     => !mayAccept 9.60 -9.61
    rivalRides=elephant challengerRides=chariot othersMayAccept=1 => !mayAccept 9.60 9.61
    reply=accepted rivalRides=elephant           => !accepted !goesOn
    reply=refused rivalRides=elephant othersMayAccept=1 => withdrawn
  what comes of it:
    reply=refused                                => withdrawn withdrawnPickedBy=challenger comesBack=end-of-the-phase 9.63/withdrawn 9.64
    reply=refused unitBroken                     => comesBack=not -9.64
    reply=accepted                               => goesOn woundsCount !othersMayStrike 9.66/duel 9.67/lasts -9.69 -9.68
    reply=accepted came=one-fled                 => accepted !goesOn 9.67/ends
    reply=accepted challengerRides=chariot rivalRides=chariot => !crewsTakePart 9.69
`,
);

cases(
  'wab/character-target',
  `
  shots:
    nearerUnseen=2                               => allowed -9.36/nearer
    nearerSeen=1 withUnit                        => !allowed says=[9.38/unit]
    rides=chariot inChallenge=with-another       => !allowed 9.66/shots
    rides=horse hitsScored=3                     => hitsOnHim=3 hitsOnOthers=0 !sharedAtRandom says=[9.37]
    rides=chariot hitsScored=2                   => says=[9.47,9.48/none,9.49,9.52] mean.hitsOnHim=1/3
    rides=elephant !otherCrew hitsScored=2 allocation=[5,4] => hitsOnHim=1 hitsOnOthers=1
    rides=elephant hitsScored=2 allocation=[5,6] => hitsOnHim=1
  blows: struckBy=blows
    rides=chariot                                => says=[9.50] toHitModifier=0 hitsOnHim=1
    rides=chariot !touched                       => !allowed -9.50
    rides=foot                                   => says=[9.42] hitsOnHim=1
    rides=foot !targetDeclared                   => allowed
    rides=elephant                               => says=[9.51] hitsHimFrom=6
    rides=elephant !targetDeclared               => allowed -9.53
  templates: struckBy=template
    withUnit allocation=[1]                      => hitsOnHim=1 says=[9.39]
    withUnit nearerSeen=2                        => allowed hitsHimFrom=null toHitModifier=0
    withUnit rides=elephant                      => hitsHimFrom=6 -9.39
    rides=foot                                   => hitsOnHim=1 -9.39
`,
);

cases(
  'wab/general',
  `
  whose Leadership: leadership=7
    generalLeadership=9 generalDistance=12.5     => leadershipUsed=7 leadershipFrom=unit
    generalLeadership=7                          => leadershipUsed=7 leadershipFrom=unit
    characterLeadership=8 generalLeadership=9    => leadershipUsed=9 leadershipFrom=general
    loneCharacter generalLeadership=9            => leadershipUsed=9 says=[9.32,9.70/commands,9.71]
    leadershipTest=panic                         => leadershipUsed=7 says=[]
    generalLeadership=9 generalDistance=11 generalFarthest=12 R111=b => leadershipUsed=9
  who tests first: leadership=7 generalLeadership=9
    generalTests                                 => testsFirst=general leadershipUsed=9 9.73
    generalTests leadershipTest=break            => testsFirst=general leadershipUsed=7 6.4/to-test -9.73
    generalTests leadershipTest=rally            => testsFirst=any-order leadershipUsed=9
    leadershipTest=break                         => testsFirst=any-order leadershipUsed=9 -6.4/to-test
`,
);

cases(
  'wab/battle-standard',
  `
  the re-roll: standardNearest=12
    failedTest=break                             => allowed says=[9.76]
    skirmishers                                  => !allowed 9.76/skirmishers -9.76
    brokeWithoutTest                             => !allowed 9.76/no-test
    standardNearest=10 standardFarthest=13 R111=b => !allowed
    standardNearest=10 standardFarthest=13       => allowed
    failedTest=rally                             => !allowed 9.78
  the bonus: standardAsk=combat-result
    !unitStandards                               => standardsBonus=1 says=[9.75]
    !bearerInCombat                              => standardsBonus=1 says=[5.44/units]
    standardFlees failedTest=panic               => standardsBonus=2 -9.77 -9.78
`,
);

cases(
  'wab/character-psychology',
  `
  whose rule:
    psychology=hatred characterPlace=fighting-elsewhere => onUnit onCharacter 9.34
    psychology=hatred !inCombat                  => !onUnit onCharacter
    psychology=hatred                            => says=[9.33/keeps,9.34]
    psychology=other                             => says=[9.33/lost]
    whoseRule=unit psychology=other              => onUnit onCharacter says=[9.33]
    whoseRule=unit psychology=fear-of-formed-units unitLeadership=8 => !onUnit says=[9.33/bold]
    psychology=fear-of-formed-units              => refused whoseRule rule-of-skirmishers 9.33
`,
);
