import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    ...titled(`
    wab/shots-into-melee: Sharing the hits | Who takes the hits of shots into a combat | Says how the hits of shots into a combat are shared between both sides, and what the die of an odd one does.
    `),
    'wab/armour-save': {
      title: 'Armour save',
      line: 'What a warrior saves on, by what he carries',
      about:
        'Says which armour save a warrior has by his armour, shield and mount, what the hit takes off it, and how likely a wound is saved.',
      fields: labelled(`
        strength: Strength of the hit | The Strength of the hit that wounded, less what a needed 7 or more took off it.
      `),
    },
    'wab/casualties': {
      title: 'Casualties',
      line: 'Who is removed, and from where',
      about:
        'Says how many models fall to unsaved wounds of shooting, from where they are taken, how many of each kind in a mixed unit, and which wounds are noted or find nobody.',
      fields: labelled(`
        unsavedWounds: Unsaved wounds | How many unsaved wounds the unit takes.
        wide: Models wide | How many models stand in its front rank. Left out: it has several ranks.
      `),
    },
  },

  fields: labelled(`
    saveDie: Die of the save | The die as it fell. Left out: not rolled.
    hits: Hits | How many hits were scored.
    oddDie: Die of the odd hit | The die as it fell, where the hits are odd. Left out: not rolled.
    otherModels: Models of the other kind | How many of its models are of a second kind of troops or weapon. Left out: all are alike.
    woundsEach: Wounds of a model | How many wounds (W) each model has among its characteristics.
    woundsBefore: Wounds noted before | How many wounds one of its models has already taken.
    cavalry: Cavalry | true for cavalry: rider and mount are one model.
    loose: Loose formation | true for skirmishers and for loose groups such as chariots.
  `),

  answers: labelled(`
    save: Armour save | The save by equipment, before the hit lowers it: 5 for 5+; null where there is none.
    saveLowered: Taken off | How much the hit takes off the save.
    saveChance: Chance of the save | The chance to save a wound, before the die, as an exact fraction.
    saved: Saved | Whether the wound is saved; null while the die is open. As a chance: how likely it is.
    eachSide: Hits for each side | How many hits each side takes, without an odd one.
    oddHit: The odd hit | enemy or friends, who takes it; open, the die is not rolled; none, there is none.
    enemyHits: Hits on the enemy | How many hits the enemy takes; null while the die is open.
    friendHits: Hits on friends | How many hits the friendly unit takes; null while the die is open.
    oddHitsEnemy: Odd hit on the enemy | The chance that the enemy takes the odd hit, as an exact fraction; null where there is none.
    odd-hits-enemy: The enemy takes the odd hit | Chance that the enemy takes the odd hit.
    woundsNoted: Wounds noted | How many wounds are noted on one of the models that are left.
    excess: Wounds beyond | How many wounds find nobody left.
    takenFrom: Taken from | rear, the rear ranks; both-ends, evenly from both ends of its only rank; anywhere, wherever its player likes; nowhere, no model falls.
    lostAtEnds: Lost at the ends | How many models each end of a single rank loses, the greater number first; empty elsewhere.
    rankSizes: Ranks left | How many models are left in each rank, from the front; empty where that is not known.
    lostByKind: Lost of each kind | How many models are lost of the first kind and of the other; empty where all are alike.
  `),

  terms: worded(`
    oddHit: none = none | open = open | enemy = the enemy | friends = friends
    takenFrom: rear = the rear ranks | both-ends = both ends | anywhere = wherever its player likes | nowhere = nowhere
  `),

  steps: said(`
    wab-4.21: Of {hits} hits each side takes {eachSide}.
    wab-4.21/odd: Of {hits} {hits?hit|hits} each side takes {eachSide}; a die decides about the odd one: on 4 or more the enemy takes it.
    wab-4.54/unarmoured: On foot, without armour or shield, there is no save.
    wab-4.55: By the table the save is {save} or more.
    wab-4.58: Each wound removes 1 model: {lost} {lost?is|are} lost.
    wab-4.63: A model lasts until it has lost its {woundsEach} wounds: {lost} {lost?is|are} lost, and {noted} {noted?wound is|wounds are} noted.
    wab-4.59: They are taken from the rear ranks.
    wab-4.59/ends: They are taken evenly from both ends of its only rank.
    wab-4.59/excess: {excess} {excess?wound finds|wounds find} nobody left.
    wab-4.60: With {ofFirst} of the one and {ofOther} of the other they fall in proportion: {first} and {other}.
    wab-4.61: In a loose formation its player removes whichever he likes.
    wab-4.62: Rider and mount fall as 1 model.
  `),

  because: said(`
    in-formation: It stands in ranks.
  `),

  ...summed(`
    armour-save/none: There is no save. | No save | There is no save.
    armour-save/needs: The wound is saved on {needed} or more. | Saves on {needed} | The wound is saved on {needed} or more.
    shots-into-melee/even: Each side takes {eachSide} {eachSide?hit|hits}. | {eachSide} each | Each side takes {eachSide} {eachSide?hit|hits}.
    shots-into-melee/odd: Each side takes {eachSide} {eachSide?hit|hits}, and a die decides about one more. | {eachSide} each, one open | Each side takes {eachSide}, and a die decides about one more.
    shots-into-melee/thrown: The enemy takes {enemyHits} {enemyHits?hit|hits}, the friendly unit {friendHits}. | Enemy {enemyHits}, friends {friendHits} | The enemy takes {enemyHits}, the friendly unit {friendHits}.
    casualties/rear: {lost} {lost?model falls|models fall}, from the rear ranks; {left} {left?is|are} left. | {lost} lost | {lost} {lost?falls|fall}, from the rear ranks; {left} {left?is|are} left.
    casualties/both-ends: {lost} {lost?model falls|models fall}, from both ends; {left} {left?is|are} left. | {lost} lost | {lost} {lost?falls|fall}, from both ends; {left} {left?is|are} left.
    casualties/anywhere: {lost} {lost?model falls|models fall}, whichever its player likes; {left} {left?is|are} left. | {lost} lost | {lost} {lost?falls|fall}, wherever its player likes; {left} {left?is|are} left.
    casualties/nowhere: No model falls; {left} {left?is|are} left. | None lost | No model falls; {left} {left?is|are} left.
  `),

  problems: said(`
    only-other-models: Some models must be of the first kind.
    dead-already: A model with so many wounds has fallen already.
  `),
} satisfies PartOfMessages;
