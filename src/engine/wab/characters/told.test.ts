import { cases } from '../../testing/cases.ts';

cases(
  'wab/battle-standard',
  `
  the re-roll:
    => allowed says=[9.76] spares=[9.78~is-a-break-test,9.77~standard-stands]
    standardNearest=13 => !allowed says=[9.76/far]
    skirmishers => !allowed says=[9.76/skirmishers]
    rerolledBefore => !allowed says=[9.76/once]
    brokeWithoutTest => !allowed says=[9.76/no-test]
    failedTest=panic => !allowed says=[9.78]
    standardFlees => !allowed says=[9.77]
  the bonus: standardAsk=combat-result
    => standardsBonus=2 says=[5.44/units,9.75] spares=[]
    standardNearest=13 => says=[5.44/units,9.75]
    skirmishers rerolledBefore brokeWithoutTest => says=[5.44/units,9.75]
`,
);

cases(
  'wab/lone-character',
  `
  alone and on foot: characterMovement=4
    characterDoes=moves => mayMove=4 says=[9.2,9.3] spares=[]
    characterDoes=marches => mayMove=8 says=[9.2,9.8/double,9.3] spares=[]
    characterDoes=triples => mayMove=12 says=[9.2,9.8,9.3]
    characterDoes=marches enemyDistance=20 => says=[9.2,9.8/double,9.3] spares=[9.9~enemy-too-far]
    characterDoes=marches enemyDistance=8 => !allowed says=[9.9/near,9.2]
    characterDoes=marches enemyDistance=8 enemiesNear=[artillery] => mayMove=8 says=[9.9/ignored,9.2,9.8/double,9.3]
    characterDoes=marches enemyDistance=20 enemiesNear=[artillery] => says=[9.2,9.8/double,9.3]
    characterDoes=triples enemyDistance=8 enemiesNear=[artillery] => !allowed says=[9.9/near,9.2]
    characterDoes=triples enemyDistance=8 enemiesNear=[artillery] R76=b => mayMove=12 says=[9.9/ignored,9.2,9.8,9.3]
    characterDoes=moves enemyDistance=8 enemiesNear=[artillery] => says=[9.2,9.3] spares=[]
    characterDoes=moves enemyDistance=8 enemiesNear=[artillery] R76=b => says=[9.2,9.3] spares=[]
    characterDoes=moves enemyDistance=8 => says=[9.2,9.3] spares=[]
    characterDoes=moves withUnit => !allowed says=[9.20/moves]
    characterDoes=looks => allowed says=[9.2] spares=[9.7~in-his-arc]
    characterDoes=looks !inArc => !allowed says=[9.7,9.2]
    characterDoes=looks withUnit => allowed says=[]
    characterDoes=moves !inArc => says=[9.2,9.3]
    characterDoes=is-charged => says=[9.40,9.2] spares=[]
  who charges: characterDoes=charges
    => !allowed says=[9.4,9.2]
    rides=chariot => !allowed says=[20.9/chariot,9.4,9.2]
    rides=elephant => allowed says=[9.4/elephant,20.9,9.2]
    rides=elephant R80=b => !allowed says=[9.4,9.2]
    withUnit => !allowed says=[9.26] spares=[9.4~part-of-a-unit]
    withUnit rides=chariot => !allowed says=[9.26] spares=[20.9~part-of-a-unit,9.4~part-of-a-unit]
    withUnit rides=elephant => !allowed says=[9.26] spares=[9.4~part-of-a-unit]
  in a vehicle:
    rides=elephant characterDoes=moves => allowed says=[9.2,9.3]
    rides=chariot characterDoes=moves => allowed says=[9.2,9.3]
    rides=elephant characterDoes=goes-on-foot => !allowed says=[9.46,9.2]
    rides=elephant characterDoes=goes-on-foot mountLost => allowed says=[9.2] spares=[9.46~mount-is-lost]
`,
);

cases(
  'wab/join-unit',
  `
  on foot, four inches:
    => allowed says=[9.10/ordinary-to-the-rear,9.17,9.20] spares=[9.18~unit-is-free,9.16~room-in-front,9.17~has-enough-movement,9.10~in-contact]
    alliance=roman-to-allies => says=[22.14,9.10/ordinary-to-the-rear,9.17,9.20]
    alliance=barbarian-to-romans => !allowed says=[22.14/barbarian]
    unitJoined=chariots supplementAllows rides=chariot => allowed says=[9.10/ordinary-to-the-rear,9.17,9.20]
    unitJoined=chariots supplementAllows => says=[9.13/supplement,9.10/ordinary-to-the-rear,9.17,9.20]
    supplementAllows => says=[9.10/ordinary-to-the-rear,9.17,9.20]
    unitJoined=skirmishers => says=[9.11,9.17,9.20] 9.11~near-enough
    unitJoined=skirmishers distanceToUnit=3 => !allowed says=[9.11/far]
    unitJoined=skirmishers unitEngaged => !allowed says=[9.18]
    unitMovement=6 => unitSpeed=4 says=[9.10/ordinary-to-the-rear,9.17,9.22]
    unitMovement=3 => unitSpeed=3 says=[9.10/ordinary-to-the-rear,9.17,9.20] -9.22
  on a horse, eight inches: rides=horse characterMovement=8
    => dismounts says=[9.10/ordinary-to-the-rear,9.17,9.20,9.14] 9.21~fast-enough
    unitJoined=cavalry unitMovement=8 => !dismounts says=[9.10/ordinary-to-the-rear,9.17,9.20] 9.14~stays-mounted
    mountedSave=4 => saveInUnit=5 says=[9.10/ordinary-to-the-rear,9.17,9.20,9.14,9.15]
    mountedSave=4 bardingCounts => saveInUnit=6 says=[9.10/ordinary-to-the-rear,9.17,9.20,9.14,9.15,9.15/barding]
    bardingCounts => saveInUnit=null says=[9.10/ordinary-to-the-rear,9.17,9.20,9.14]
    unitJoined=cavalry unitMovement=8 mountedSave=5 bardingCounts => saveInUnit=5 says=[9.10/ordinary-to-the-rear,9.17,9.20]
    unitJoined=cavalry unitMovement=10 => unitSpeed=10 says=[9.10/ordinary-to-the-rear,9.17,9.21,9.20]
`,
);

cases(
  'wab/character-casualty',
  `
  whoever takes the wound: hisWounds=2
    woundsTaken=1 !withUnit => says=[9.43] spares=[9.43~has-wounds-left]
    woundsTaken=1 => says=[9.43] spares=[9.43~has-wounds-left]
    woundsTaken=1 woundedIn=shooting => says=[9.43] spares=[9.43~has-wounds-left]
    woundsTaken=1 isGeneral woundedIn=shooting => says=[9.43]
    woundsTaken=2 woundedIn=shooting => says=[9.43/dead,9.45]
    woundsTaken=2 woundedIn=shooting isGeneral => says=[9.43/dead,9.45,7.18/he-died,7.19/at-once]
    woundsTaken=2 woundedIn=shooting !withUnit => says=[9.43/dead] spares=[]
    woundsTaken=2 isGeneral => says=[9.43/dead,9.44,7.18/he-died,7.19/with-the-others]
`,
);

cases(
  'wab/leave-unit',
  `
  a unit of skirmishers:
    skirmishers => allowed says=[9.23,9.25] 15.29~not-bound
    skirmishers unitCompelled=psychology => !allowed says=[9.35,15.29]
    unitCompelled=psychology => !allowed says=[9.35] spares=[9.26~no-charge-of-his-own,9.24~has-not-charged,9.29~all-is-resolved,9.27~unit-is-free]
`,
);

cases(
  'wab/character-target',
  `
  missiles at a lone character:
    => allowed says=[9.37] spares=[9.47~rides-no-vehicle,9.38~with-no-unit,9.36~is-the-nearest,9.48~rides-no-vehicle]
    rides=elephant => says=[9.47,9.48/none,4.41/elephant,9.49,9.51] spares=[9.37~switched-off]
    rides=chariot nearerSeen=1 => allowed says=[9.47,9.48/none,9.49,9.52] spares=[9.36~switched-off,9.37~switched-off]
    rides=chariot withUnit => allowed says=[9.47,9.48/none,9.49,9.52]
    !touched => allowed says=[9.37]
    rides=elephant !otherCrew => says=[9.47,9.48/none,4.41/elephant,9.49,9.51/alone]
  templates: struckBy=template
    nearerSeen=1 => allowed says=[] spares=[]
    !touched => allowed says=[]
  blows: struckBy=blows
    !touched => !allowed says=[9.42/far]
    inChallenge=with-another => !allowed says=[9.66/strikes]
    inChallenge=with-the-attacker => says=[9.42] 9.66~no-challenge
    => says=[9.42] spares=[9.66~no-challenge]
    rides=chariot !targetDeclared => !allowed says=[9.53]
    rides=chariot => says=[9.50] spares=[9.66~no-challenge,9.53~target-was-told]
    nearerSeen=1 => says=[9.42]
`,
);

cases(
  'wab/character-psychology',
  `
  his rule and that of his unit:
    psychology=hatred characterWithdrawn => !onUnit says=[9.33/keeps,9.63/hatred]
    psychology=other characterWithdrawn => says=[9.33/lost]
    psychology=other unitLeadership=8 => says=[9.33/lost]
    psychology=hatred unitLeadership=8 => says=[9.33/keeps,9.34] spares=[9.63~not-withdrawn]
    whoseRule=unit psychology=hatred characterWithdrawn => says=[9.33]
    whoseRule=unit psychology=other unitLeadership=8 => says=[9.33]
    whoseRule=unit psychology=fear-of-formed-units unitLeadership=4 => says=[9.33]
`,
);

cases(
  'wab/general',
  `
  who commands: leadership=7
    => says=[] spares=[9.70~one-general]
    generals=2 => !allowed says=[9.70]
    generals=2 generalLeadership=9 => !allowed says=[9.70]
    generalLeadership=9 => says=[9.70/commands,9.71]
    characterLeadership=8 => leadershipUsed=8 says=[9.30]
`,
);

cases(
  'wab/challenge',
  `
  one character challenges another:
    => mayAccept says=[9.55,9.59] spares=[9.57~is-a-character,9.67~none-goes-on,9.56~no-other-challenge]
    challenger=ordinary !challengerInCombat => !allowed says=[9.57]
    !rivalInCombat => !mayAccept says=[9.55] 9.59~is-elsewhere
    inTurnOf=rival => says=[9.58,9.55,9.59]
    inTurnOf=rival otherSideChallenged => !allowed says=[9.58/too-late] 9.58~other-side-challenged
    otherSideChallenged => says=[9.55,9.59]
    rival=ordinary => !mayAccept says=[9.55,9.57/accepts]
    rival=ordinary rivalRides=chariot => !mayAccept says=[9.55,9.57/accepts]
    rival=ordinary rivalRides=elephant => !mayAccept says=[9.55,9.57/accepts]
    challengerRides=chariot => !allowed says=[9.60/issues]
    challengerRides=elephant => !allowed says=[9.61/issues]
    rivalRides=chariot => !mayAccept says=[9.55,9.59,9.60]
    rivalRides=elephant => !mayAccept says=[9.55,9.59,9.61]
    rivalRides=chariot challengerRides=chariot => mayAccept says=[9.55,9.59] 9.60~rival-rides-alike
    rivalRides=elephant challengerRides=chariot othersMayAccept=1 => !mayAccept says=[9.55,9.59,9.60,9.61]
    rivalRides=elephant challengerRides=elephant => mayAccept says=[9.55,9.59] 9.61~rival-rides-alike
    reply=accepted => goesOn says=[9.55,9.59,9.65,9.66/duel,9.67/lasts] 9.68~no-special-formation
    reply=accepted came=one-killed => !goesOn says=[9.55,9.59,9.65,9.66/duel,9.67/ends]
    reply=accepted specialFormation => says=[9.55,9.59,9.65,9.66/duel,9.68,9.67/lasts]
    reply=accepted rivalRides=elephant challengerRides=elephant => says=[9.55,9.59,9.65,9.66/duel,9.69,9.67/lasts]
    reply=refused => withdrawn says=[9.55,9.59,9.62,9.63/withdrawn,9.64]
    reply=refused unitBroken => withdrawn comesBack=not says=[9.55,9.59,9.62,9.63/withdrawn] 9.64~unit-is-broken
`,
);
