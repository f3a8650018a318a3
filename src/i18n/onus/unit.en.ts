import { labelled, said, summed, titled, worded } from '../labelled.ts';
import { type PartOfMessages, termsFor } from '../messages.ts';
import { ABILITIES, FORMATIONS } from './shared.en.ts';

export default {
  queries: titled(`
    onus/unit-card: Reading a unit card | What each number and icon says | Says what each value of a unit card is for, in UD and in cm, how many sections each edge has, which icons work by themselves, how much life is left after wounds and whether the unit is eliminated. Modifiers are left to onus/unit-values.
    onus/fog: Fog of war: is the unit seen? | Whether it stays face down | By the optional rule: says whether a unit stays face down or is turned over, at which moment, and what a shot at it loses.
    onus/protected-flanks: Protected flanks | How much morale they give | By the optional rule: says which flanks of a unit are protected, and how much morale they give.
  `),

  fields: labelled(`
    attackPrinted: Attack as printed | The attack of the card as it stands there, 2 numbers and a slash: 4/3. Left out: not read.
    rangedPrinted: Ranged attack as printed | The ranged attack as it stands there, the strength and in brackets the range in UD: 3 (8). Left out: the card has none.
    defencePrinted: Defence as printed | The defence as it stands there, 2 numbers and a slash: 5/7. Left out: not read.
    newWounds: New wounds | Wounds that the unit takes now, beyond those that it has.
    reinforced: Reinforced units | true if the optional rule Reinforced units is in use.
    moveCm: Distance wanted (cm) | A distance in cm to be put into UD and compared with the movement. Left out: not asked.
    fogDistance: Fog distance (UD) | Distance agreed for the fog of war, in UD.
    fogPath: Way | The places that the unit comes through this turn, or one place if it stands still. Left out: it is nowhere near the enemy.
    nearestEnemy: To the nearest enemy (UD) | Distance from there to the nearest unit of the other side, in UD. It is required.
    seenBefore: Seen before | true if the unit is face up already.
    scenarioVisible: Seen by the scenario | true if a Historical Scenario starts it face up.
    unitShoots: It shoots | true if the unit makes a ranged attack.
    isShotAt: It is shot at | true if an enemy makes a ranged attack on the unit.
    hitsReceived: Hits received | Hits of that attack, whether they wound or not.
    inHandToHand: Engaged hand to hand | true if the unit is engaged hand to hand.
    enemyContacts: Where the enemy touches | Parts of the unit in contact with enemies: front, flank, rear, and with Section markers of theirs marker-on-flank, marker-on-rear. Left out: only the front.
    leftFriendCm: Friend on the left (cm) | Distance from the left flank to the friendly unit beside it, in cm. Left out: there is none.
    rightFriendCm: Friend on the right (cm) | Distance from the right flank to the friendly unit beside it, in cm. Left out: there is none.
  `),

  answers: labelled(`
    handToHandAttack: Attack | What the unit adds to its dice hand to hand; null if it was not given.
    rangedAttack: Ranged attack | What the unit adds to its dice in a ranged attack, and how far it reaches; null if it has none.
    toHitValue: To hit | Added to each die to hit.
    toWoundValue: To wound | Added to each die to wound.
    rangeUd: Range (UD) | Maximum range in UD.
    rangeCm: Range (cm) | Maximum range in cm.
    halfRangeUd: Short range (UD) | Up to this distance in UD the range is short.
    defenceValues: Defence | What enemy dice must exceed; null if it was not given.
    againstHits: Dodge | What a die to hit must exceed.
    againstWounds: Armour | What a die to wound must exceed.
    lifeInAll: Life | Wounds that eliminate the unit.
    woundsInAll: Wounds | Wounds that it has now.
    lifeRemaining: Life left | Wounds that it can still take, the last of which eliminates it.
    isEliminated: Eliminated | Whether the unit is eliminated.
    checksMorale: Checks morale | false if it is eliminated or was not wounded now; null if that depends on the attack: after a shot it does.
    markersOfThree: III markers | Wound markers of 3 that lie on it.
    markersOfOne: I markers | Wound markers of 1 that lie on it.
    movementUd: Movement (UD) | Farthest it goes in a turn in UD.
    movementCm: Movement (cm) | Farthest it goes in a turn in cm.
    moveUd: Distance wanted (UD) | The distance asked about in UD; null if none was.
    withinMovement: Within its movement | Whether that distance is within its movement; null if none was asked about.
    frontSections: Sections in front | Sections along its front, extended ones included.
    rearSections: Sections behind | Sections along its rear.
    flankSections: Sections of a flank | Sections along each flank.
    automatic: Work by themselves | Abilities that are always in effect.
    mustActivate: Must be activated | Blue icons, which do nothing until they are activated.
    fewestMen: Men, at least | Men, riders or beasts that the card usually stands for; null for artillery.
    mostMen: Men, at most | The same at most; null for artillery.
    faceUp: Face up | Whether the unit lies face up in the end.
    turnedOver: Turned over | At which moment it is turned over; no, it is not.
    sight: Seen | How it came to be seen.
    identityKnown: Identity known | Whether the enemy knows which unit it is.
    placeKnown: Place known | Whether the enemy knows where it is.
    mayHideAgain: May hide again | Whether a unit that was seen can be hidden again.
    shotModifier: Shots at it | Modifier of both values of a ranged attack that is made on it as it lies.
    onlyInFront: Only in front | Whether enemies touch nothing but its front.
    guardedFlanks: Guarded flanks | Flanks guarded by a friend.
    flanksProtected: Protected flanks | The flanks that are protected.
    flankMorale: Morale | What the protected flanks add to its morale.
  `),

  terms: {
    ...termsFor(['automatic', 'mustActivate'], { ...ABILITIES, ...FORMATIONS }),
    ...worded(`
      sight: hidden = hidden
      turnedOver sight: no = no | by-scenario = by the scenario | at-start = from the start | in-mid-move = in mid-move | at-end-of-move = at the end of its move | on-shooting = as it shoots | when-hit = as it is hit
      enemyContacts: front = front | flank = flank | rear = rear | marker-on-flank = marker on a flank | marker-on-rear = marker on the rear
      flanksProtected flank: left = left | right = right
    `),
  },

  steps: said(`
    onus-3.1: A card of {kind} stands for about {most}.
    onus-3.1/range: A card of {kind} stands for about {fewest} to {most} men.
    onus-3.2: Attack: {toHitValue} to hit and {toWoundValue} to wound, hand to hand.
    onus-3.3: Ranged attack: {strengthValue} both to hit and to wound, with a range of {range} UD.
    onus-3.4: Defence: {dodgeValue} against hits and {armourValue} against wounds, hand to hand and at range.
    onus-3.5/card: Morale: a check fails with a die above {morale}, before modifiers.
    onus-3.6/lives: Life {life}: with {wounds} {wounds?wound|wounds} it can still take {left}.
    onus-3.6/eliminated: Life {life}: with {wounds} {wounds?wound|wounds} the unit is eliminated.
    onus-3.7: Movement: up to {ud} UD a turn, which are {cm} cm.
    onus-3.7/within: {moveCm} cm are {moveUd} UD, within its movement of {ud}.
    onus-3.7/beyond: {moveCm} cm are {moveUd} UD, beyond its movement of {ud}.
    onus-3.9: The card has {front} sections in front, {rear} behind and {flank} along each flank.
    onus-3.10/automatic: Orange and green icons work by themselves: {abilities}.
    onus-3.10/blue: Blue icons must be activated: {mustActivate}.
    onus-7.59/card: Extended by {extended}, it shows {front} sections in front.
    onus-7.140/card: An eliminated unit leaves the game and checks no morale.
    onus-7.168/markers: Wound markers on the card: III, {three}; I, {one}.
    onus-12.32: Reinforced units have 2 more life: {life}.
    onus-12.16: Units start face down and stay so while the enemy is not nearer than {fogDistance} UD.
    onus-12.17: At {nearestEnemy} UD it is nearer to an enemy than {fogDistance} UD and is turned over at once.
    onus-12.18: A unit that was seen stays face up, however far it goes.
    onus-12.19: It must be turned over to shoot.
    onus-12.20/fog: Whoever shoots at it while it is hidden has −1/−1.
    onus-12.21: It receives hits, {hitsReceived}, and is turned over.
    onus-6.3/fog: The Historical Scenario starts it face up.
    onus-12.22: The enemy touches only the front of the unit.
    onus-12.22/not-engaged: Only a unit engaged hand to hand has protected flanks.
    onus-12.22/touched: An enemy, or a marker of his, touches a flank or the rear: no flank is protected.
    onus-12.23: On its {flank} flank a friend stands {gap} cm away: no room for a marker, which needs {room} cm.
    onus-12.24: Protected flanks: {flanks}; each gives +1 morale.
  `),

  because: said(`
    beyond-the-fog: It comes no nearer to an enemy than {fogDistance} UD.
    never-seen: Nobody has seen it.
    seen-already: It is face up already.
    not-hit: It receives no hit.
    room-for-marker: On its {flank} flank the friend is {gap} cm away: a marker has room from {room} cm.
    no-flank-protected: No flank is protected.
  `),

  ...summed(`
    unit-card/lives: The unit can still take {left} of {life} {life?wound|wounds}. | {left} of {life} left |
    unit-card/eliminated: With {wounds} {wounds?wound|wounds} the unit is eliminated. | Eliminated | It is eliminated.
    fog/hidden: The unit stays face down. | Face down | It stays face down.
    fog/seen-before: The unit is face up and stays so. | Face up | It stays face up.
    fog/by-scenario: The unit is face up by the scenario. | Face up
    fog/at-start: The unit is face up from the start: it is nearer than {fogDistance} UD. | Face up
    fog/in-mid-move: The unit is turned over in mid-move, on coming nearer than {fogDistance} UD. | Turned over in mid-move | It is turned over in mid-move.
    fog/at-end-of-move: The unit is turned over at the end of its move, nearer than {fogDistance} UD. | Turned over at the end | It is turned over at the end of its move.
    fog/on-shooting: The unit is turned over to shoot. | Turned over to shoot | It is turned over to shoot.
    fog/when-hit: The unit is turned over because it is hit. | Turned over: hit | It is turned over because it is hit.
    protected-flanks/bonus: Protected flanks: {flanks}, and as much morale more. | Morale: {flanks} more | Protected flanks: {flanks}, and as much more morale.
    protected-flanks/none: No flank is protected, and there is no bonus. | No bonus | No flank is protected.
  `),

  problems: said(`
    not-a-pair: A pair of values such as 4/3 is needed, not “{given:raw}”.
    not-a-ranged-value: A ranged attack such as 3 (8) is needed, not “{given:raw}”.
  `),
} satisfies PartOfMessages;
