import { expect, test } from 'vitest';
import { answerTo } from '../../testing/ask.ts';
import { cases } from '../../testing/cases.ts';
import { unitCard } from './unit-card.ts';

test.each([
  [{ attackPrinted: ' 4/3 ' }, { handToHandAttack: { toHitValue: 4, toWoundValue: 3 } }],
  [{ defencePrinted: '5 / 7' }, { defenceValues: { againstHits: 5, againstWounds: 7 } }],
  [{ rangedPrinted: '3 (8)' }, { handToHandAttack: null, rangedAttack: { rangeCm: 40 } }],
  [
    { rangedPrinted: '2(6 UD)' },
    { rangedAttack: { toHitValue: 2, toWoundValue: 2, rangeUd: 6, rangeCm: 30, halfRangeUd: 3 } },
  ],
])('spaces in %j do not matter', (draft, expected) => {
  expect(answerTo(unitCard, draft)).toMatchObject(expected);
});

cases(
  'onus/unit-card',
  `
  what a card says:
    attackPrinted=4/3 defencePrinted=5/7                       => handToHandAttack.toHitValue=4 handToHandAttack.toWoundValue=3 rangedAttack=null defenceValues.againstHits=5 defenceValues.againstWounds=7
    extended=1                                                 => frontSections=5 rearSections=4 flankSections=2
    abilities=[lancers,bravery] blueIcons=[phalanx,square]     => automatic=[lancers] mustActivate=[bravery,phalanx,square]
    movement=4                                                 => moveUd=null withinMovement=null defenceValues=null
  a card tells no more than stands on it:
     => -3.2/* -3.3/* -3.4/* -3.10/* -7.59/*
  a card:
    attackPrinted='4'  => refused attackPrinted not-a-pair 3.2
    defencePrinted=5-7 => refused defencePrinted not-a-pair 3.4
    rangedPrinted=3/8  => refused rangedPrinted not-a-ranged-value 3.3
  // Life, wounds, new ones, reinforced; life in all, left, III and I markers.
  a card:
    life=6 wounds=0 newWounds=0 !reinforced => lifeInAll=6 lifeRemaining=6 !isEliminated markersOfThree=0 markersOfOne=0 woundsInAll=0 !checksMorale
    life=6 wounds=4 newWounds=0 !reinforced => lifeInAll=6 lifeRemaining=2 !isEliminated markersOfThree=1 markersOfOne=1 woundsInAll=4 !checksMorale
    life=6 wounds=4 newWounds=1 !reinforced => lifeInAll=6 lifeRemaining=1 !isEliminated markersOfThree=1 markersOfOne=2 woundsInAll=5 checksMorale=null
    life=6 wounds=4 newWounds=2 !reinforced => lifeInAll=6 lifeRemaining=0 isEliminated markersOfThree=0 markersOfOne=0 woundsInAll=6 !checksMorale
    life=6 wounds=4 newWounds=5 !reinforced => lifeInAll=6 lifeRemaining=0 isEliminated markersOfThree=0 markersOfOne=0 woundsInAll=9 !checksMorale
    life=5 wounds=5 newWounds=0 reinforced  => lifeInAll=7 lifeRemaining=2 !isEliminated markersOfThree=1 markersOfOne=2 woundsInAll=5 !checksMorale
    life=5 wounds=5 newWounds=2 reinforced  => lifeInAll=7 lifeRemaining=0 isEliminated markersOfThree=0 markersOfOne=0 woundsInAll=7 !checksMorale
    life=9 wounds=6 newWounds=0 !reinforced => lifeInAll=9 lifeRemaining=3 !isEliminated markersOfThree=2 markersOfOne=0 woundsInAll=6 !checksMorale
    movement=4 moveCm=20     => movementUd=4 movementCm=20 moveUd=4 withinMovement
    movement=3 moveCm=17     => movementUd=3 movementCm=15 moveUd=3.4 !withinMovement
    movement=3.5 moveCm=17.5 => movementUd=3.5 movementCm=17.5 moveUd=3.5 withinMovement
    kind=cavalry|camels => fewestMen=30 mostMen=30
    kind=chariots       => fewestMen=6 mostMen=6
    kind=onager         => fewestMen=null mostMen=null
`,
);

cases(
  'onus/fog',
  `
  in the fog:
                                                             => turnedOver=no !faceUp !identityKnown placeKnown !mayHideAgain shotModifier=0
    fogPath.0.nearestEnemy=7|6                               => turnedOver=no !faceUp !identityKnown placeKnown !mayHideAgain
    fogPath.0.nearestEnemy=5.9                               => turnedOver=at-start faceUp identityKnown placeKnown !mayHideAgain
    fogPath.0.nearestEnemy=7 fogPath.1.nearestEnemy=5.5      => turnedOver=at-end-of-move faceUp identityKnown placeKnown !mayHideAgain
    fogPath.0.nearestEnemy=5 fogPath.1.nearestEnemy=8        => turnedOver=at-start faceUp identityKnown placeKnown !mayHideAgain
    fogPath.0.nearestEnemy=7 fogPath.1.nearestEnemy=3.5 fogPath.2.nearestEnemy=7 fogDistance=3 => turnedOver=no !faceUp !identityKnown placeKnown !mayHideAgain
    seenBefore fogPath.0.nearestEnemy=9                      => turnedOver=no faceUp identityKnown placeKnown !mayHideAgain
    isShotAt                                                 => turnedOver=no !faceUp !identityKnown placeKnown !mayHideAgain
    hitsReceived=2                                           => turnedOver=when-hit faceUp identityKnown placeKnown !mayHideAgain
    scenarioVisible                                          => turnedOver=by-scenario faceUp identityKnown placeKnown !mayHideAgain
    scenarioVisible fogPath.0.nearestEnemy=7 fogPath.1.nearestEnemy=5 => turnedOver=by-scenario faceUp identityKnown placeKnown !mayHideAgain
    fogPath.0.nearestEnemy=5 unitShoots                      => turnedOver=at-start faceUp identityKnown placeKnown !mayHideAgain
    hitsReceived=1                    => shotModifier=-1
    isShotAt fogPath.0.nearestEnemy=5 => shotModifier=0
  who was seen stays so, however far he goes:
    seenBefore fogPath.0.nearestEnemy=9               => 12.18/*
    fogPath.0.nearestEnemy=7 fogPath.1.nearestEnemy=5 fogPath.2.nearestEnemy=6 => 12.18/*
    fogPath.0.nearestEnemy=7 fogPath.1.nearestEnemy=5 => -12.18/*
    fogPath.0.nearestEnemy=9                          => -12.18/*
  what is said of a unit in the fog, and what nearly was:
    fogPath.0.nearestEnemy=8 => says=[12.16] spares=[12.17~beyond-the-fog,12.18~never-seen]
    isShotAt                 => says=[12.16,12.20/fog] spares=[12.21~not-hit]
    isShotAt scenarioVisible => says=[12.16,6.3/fog]
    seenBefore scenarioVisible => turnedOver=no faceUp
    unitShoots hitsReceived=1  => turnedOver=on-shooting faceUp
`,
);

cases(
  'onus/protected-flanks',
  `
  friends less than 2 cm away protect a flank:
    leftFriendCm=0                       => flanksProtected=[left] flankMorale=1 12.24/*
    leftFriendCm=1.9 rightFriendCm=1     => flanksProtected=[left,right] flankMorale=2 12.24/*
    leftFriendCm=2 rightFriendCm=1       => flanksProtected=[right] flankMorale=1 12.24/*
    leftFriendCm=1 !inHandToHand         => flanksProtected=[] flankMorale=0 -12.24/*
    leftFriendCm=1 enemyContacts=[front] => flanksProtected=[left] flankMorale=1 12.24/*
    leftFriendCm=1 enemyContacts=[rear]  => flanksProtected=[] flankMorale=0 -12.24/*
  what is said of flanks, and what nearly was:
                                       => onlyInFront says=[12.22] spares=[12.24~no-flank-protected]
    !inHandToHand                      => !onlyInFront says=[12.22/not-engaged]
    enemyContacts=[rear]               => !onlyInFront says=[12.22/touched]
    enemyContacts=[rear] !inHandToHand => !onlyInFront says=[12.22/not-engaged]
`,
);
