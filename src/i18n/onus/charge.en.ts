import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

/** Charging, coming into contact, and what becomes of Section markers. */
export default {
  queries: titled(`
    onus/charge: May it charge? | How far it gets, and whether it must | Says whether a unit may charge an enemy, how far its charge gets, what stands against it, and whether it must because it is Impetuous. How many sections come into contact is told by another query.
    onus/contact: Sections in contact | How many dice each one fights with | Counts between two units how many dice each fights with, which sections do not fight, how many are free to envelop, and what the sides on which it is touched take off each of them.
    onus/section-markers: What becomes of Section markers | Which come off, with which wounds | Says which Section markers are removed, and with how many wounds, when they are charged, or when the enemy that they enveloped flees or is destroyed. The unit of the wounds and the life is the owner of the markers.
  `),

  fields: labelled(`
    enemyDistance: Distance to the enemy (UD) | UD that it must advance until it touches the enemy, turns not counted. Left out: it is within reach.
    cornerTurns: Turns | How many turns of up to 90° on a corner it makes to come near: each costs 1 UD.
    doneThisTurn: Done this turn | What the unit did or does this turn besides advancing: all-directions, moving in all directions; rotate, a Free rotation; extend; shorten; adopt, adopting or changing the special formation (the one given in formation); dissolve, dissolving the one that it had; shoot. Left out: nothing.
    enemyInStructure: Enemy in a structure | true if the enemy is inside a structure.
    enemiesInReach: Enemies within charge distance | How many enemy units are within its charge distance.
    ownSide: Side with which it touches | With which side of its card it would touch the enemy: front, flank or rear.
    meetsCorner: Meets a corner | true if what it touches first is a corner of the enemy card.
    chargePhase: Phase | movement, the movement phase; skirmishers, the Skirmisher phase.
    contacts: Contacts | Which parts of the two units touch, and with how many sections. Markers with which one envelops are given as marker of that unit and the side of the other one that they touch. Left out: the 4 sections of the front against the front.
    attackerPart: Attacker's part | Part of the attacker that touches: front; marker, a Section marker of its own, which counts as front; left-flank and right-flank; rear.
    defenderPart: Defender's part | Part of the defender that touches, with the same options.
    touching: Sections in contact | How many sections touch wholly.
    partlyTouching: Sections in part | How many sections more touch only in part.
    bumpsIntoAnother: Bumps into another unit | true if it bumps into another unit, friend or enemy, while it aligns.
    markerEvent: What happens | charged, an enemy charges the markers; enemy-destroyed, the enemy that they envelop is destroyed; enemy-flees, that enemy flees.
    chargedOn: Where they are charged | On which part of the markers the charge comes in: front; side; rear.
    markersMet: Markers concerned | How many markers the charge touches, or how many enveloped the enemy.
    markersCutOff: Markers cut off | How many markers more are cut off from their card when the others are lost.
    enemyBlocked: The enemy is blocked | true if the enemy that flees is blocked and cannot move.
    stillTouching: They still touch it | true if the markers are still in contact with that enemy.
    sectionsByWay: Sections of each possible charge | With how many sections it could charge in each possible way, such as [2, 4]. Left out: not told.
  `),

  answers: labelled(`
    mustCharge: Must charge | Whether it is bound to charge, although it may not be active.
    reach: Reach of the charge (UD) | At how many UD the enemy may be at most, with what the turns cost taken off; 0 if it may not move.
    reachCm: Reach of the charge (cm) | The same in centimetres: 5 to a UD.
    ownerChooses: Its player chooses | Whether there are several enemies that it may charge, of which its player chooses one, bound to charge or not.
    withMostSections: With the most sections | Whether it must charge with the greatest possible number of sections.
    idleSections: Sections that do not fight | Sections that touch where neither of the two units faces the other.
    freeSections: Free sections | Front sections of the attacker, extended ones included, that do not touch this enemy.
    mayEnvelopWith: May envelop with | With how many of those sections it may still envelop, by the room that there is.
    onDefender: On the defender | Sides on which facing sections touch it, and what that and what is on it add to each of its defence values and to its morale.
    onAttacker: On the attacker | The same for the attacker against the defender's dice.
    sides: Sides | front, flank, rear.
    defencePenalty: To defence | What is added to each of its defence values.
    moralePenalty: To morale | What is added to its morale.
    penalty: To defence and morale |
    defenderPinned: The defender is enveloped | Whether the attacker envelops it with markers, which hinders it from turning or moving.
    extensionStays: Keeps its extension | Whether the defender is extended and keeps its extended sections.
    markersKept: Markers that stay | Section markers that are still there.
    causesCheck: Cause a check | Whether those wounds call for a morale check.
    sectionsToUse: Sections of its charge | With how many sections it must charge; null if it is not bound to or the possible ones were not told.
  `),

  terms: {
    ...said(`
      doneThisTurn.all-directions: moving in all directions
      doneThisTurn.rotate: Free rotation
      doneThisTurn.extend: extending the formation
      doneThisTurn.shorten: shortening the formation
      doneThisTurn.adopt: adopting the special formation
      doneThisTurn.dissolve: dissolving the special formation
      doneThisTurn.shoot: shooting
    `),
    ...worded(`
      ownSide sides: front = front | flank = flank | rear = rear
      chargePhase: movement = movement phase | skirmishers = Skirmisher phase
      attackerPart defenderPart: front = front | marker = Section marker | left-flank = left flank | right-flank = right flank | rear = rear
      who: attacker = the attacker | defender = the defender
      markerEvent: charged = they are charged | enemy-destroyed = the enemy is destroyed | enemy-flees = the enemy flees
      chargedOn: front = on their front | side = on a side | rear = on their rear
    `),
  },

  steps: said(`
    onus-7.73: A unit that comes into frontal contact with the enemy to fight is charging.
    onus-7.73/no-movement: A unit that cannot move cannot charge.
    onus-7.73/not-frontal: A charge comes into contact with its own front only.
    onus-7.75: It advances to contact, with the turns that it pays ({turns} here), and aligns free of cost on the side that suits it best.
    onus-7.76: It met a corner: it chooses which of the two sides it faces.
    onus-7.77: What touches only in part is slid until it faces wholly: {partly} more.
    onus-7.78: With the front sections that are free it may envelop, if there is room for the markers.
    onus-7.79/contact: Contact with {who} is not on the front alone, and the sides add up: {sides}.
    onus-7.80: It may envelop with its extended sections too.
    onus-7.81: To envelop the enemy hinders it from changing its facing or moving.
    onus-7.82: The enemy is no longer in contact: {markers} {markers?marker is|markers are} removed at once.
    onus-7.83: It bumps into another unit: it adapts as far as it can to align.
    onus-7.84: Where neither of the two faces the other there is no fight: {idle} sections.
    onus-7.85: The markers are charged {part}: {markers} are eliminated, with 1 wound for each.
    onus-7.86: Those cut off from their card are eliminated too, with 1 wound for each: {cutOff}.
    onus-7.87: The charge comes in frontally: the markers stay where they are.
    onus-7.87/contact: The defender is extended and charged frontally: it keeps its extended sections.
    onus-7.166/contact: One die for each facing section in contact, the same for both: {dice}.
    onus-7.176/markers: The enemy that flees is blocked: the markers stay on it.
    onus-8.5/charge: The special formation and the abilities hold at the same time.
    onus-8.15/contact: In Square neither flanks nor rear count against {who}.
    onus-9.19: It is Impetuous and has an enemy within charge distance: it must charge, with the most sections.
    onus-9.20: There are {enemies} enemies within charge distance: its player chooses.
    onus-9.21: The enemy is inside a structure: being Impetuous does not bind it.
    onus-10.2/contact: For the flank {off} is taken off {who}.
    onus-10.3/contact: For the rear {off} is taken off {who}.
    onus-10.4/contact: In forced march or fleeing all sides are the rear: {off} is taken off {who}.
    onus-10.5/contact: For the other enemies engaged with it {off} is taken off {who}.
    onus-10.6/contact: All of it adds up and applies to all dice: {off} in all is taken off {who}.
  `),

  because: said(`
    not-in-structure: The enemy is not inside a structure.
    out-of-reach: It has no enemy that it can charge.
    front-only: It is touched on the front only.
    all-face: In all contacts one of the units faces the other.
    not-frontal: The charge does not come in frontally.
    frontal: The charge comes in frontally.
    none-cut-off: No marker is cut off from its card.
    still-touching: The markers are still in contact with the enemy.
  `),

  ...summed(`
    charge/yes: It may charge an enemy at {ud} UD at most. | Yes, up to {ud} UD | It may charge, up to {ud} UD.
    charge/must: It must charge; it reaches {ud} UD. | It must charge | It must charge, and reaches {ud} UD.
    charge/no: It may not charge like this; its reach is {ud} UD. | It may not | Its charge reaches {ud} UD.
    contact/none: There is no combat between them: neither faces the other. | No combat | There is no combat between them.
    contact/dice: Each side rolls {dice} {dice?die|dice}, without a penalty for sides to the defender. | {dice} {dice?die|dice} | That makes {dice} {dice?die|dice} a side.
    contact/penalty: Each side rolls {dice} {dice?die|dice}, and the defender has {penalty} to defence and morale. | {dice} {dice?die|dice}, {penalty} to the defender | That makes {dice} {dice?die|dice} a side, and the defender has {penalty} to defence and morale.
    section-markers/removed: {markers} {markers?marker is|markers are} removed, with {wounds} {wounds?wound|wounds}. | {markers} gone, {wounds} {wounds?wound|wounds} | {markers} {markers?marker is|markers are} removed, with {wounds} {wounds?wound|wounds}.
    section-markers/kept: The markers stay. | They stay
  `),

  problems: said(`
    still-formed: If it dissolved its special formation it no longer charges in it.
    more-than-its-front: The attacker has {given} front sections in contact, and it only has {most}.
  `),
} satisfies PartOfMessages;
