import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

/** What an engaged unit may do: envelop, reduce, reposition, withdraw and retreat. */
export default {
  queries: titled(`
    onus/engaged-action: Actions of an engaged unit | Enveloping, withdrawing, retreating… the price | Says whether a unit engaged in combat may envelop, take markers away, reposition, withdraw, retreat or change its formation, which attacks without reply that costs it, how far it gets, what its enemies may do, and whether it stays engaged.
  `),

  fields: labelled(`
    engagedAction: What it wants to do | fight, only fight in the combat phase; envelop; reduce, reduce its extended formation or take Section markers away; reposition-90 and reposition-180, reposition by 90° or 180°; withdraw, step back in order; retreat, leave the combat; bravery, switch Bravery on or off; dissolve and adopt, dissolve or adopt a special formation; extend; move, an ordinary move; shoot. It must be given.
    enemies: Enemies in contact | The enemy units engaged with it, each with its details. Left out: a single ordinary enemy, in contact with its front.
    sectionsTouching: Sections in contact | How many sections, markers included, are in contact between the unit and this enemy: the dice of their combat, and those of the enemy attack if the unit retreats.
    onOwnFront: Before its front | true if the front of the unit is in contact with this enemy; false if it only touches a flank or the rear.
    frontTouching: Own front sections in contact | How many front sections of the unit, its markers included, touch this enemy. Left out: all that are in contact if the enemy is before its front (4 at most), and 0 if not.
    ownMarkers: Own markers in contact | Section markers of the unit that touch this enemy and that the action takes away. Left out: when it reduces, those withdrawn touch the first enemy; when it repositions, 0.
    enemyMarkers: Enemy markers | Section markers of this enemy on the unit.
    reply: What the enemy decides | When the unit withdraws: holds, it holds its position; follows, it wants to keep contact; open, not known yet, and the answer says both.
    engagedElsewhere: Engaged with another one | true if this enemy is engaged with another unit besides.
    markersWithdrawn: Markers taken away | When it reduces: how many Section markers it takes away.
    withdrawnInContact: They touch the enemy | When it reduces: true if the markers taken away are in contact with the enemy.
    udWithdrawn: UD withdrawn | UD that it wants to step back when it withdraws. Left out: as many as it may.
    udBehind: Free UD behind | UD to the first unit behind it. Left out: all free.
    freeSpace: Free space | When it repositions by 90°: true if there is free space for the manoeuvre.
    overlapsSomething: Would overlap | When it repositions by 90°: true if its card would lie over another unit or a Section marker.
    enemyMarkersChange: Enemy markers would change | When it repositions by 90°: true if Section markers of the enemy would have to be removed or added.
    enemyContactsBefore: Enemy sections before | When it repositions by 90°: how many enemy front sections, markers included, were in contact before. Left out: not told.
    keptByCard: Those that the turned card touches | When it repositions by 90°: how many of them the turned card still touches, without new markers. Left out: not told.
    frontAfter: Front in contact afterwards | How many own front sections are in contact after it has repositioned. Left out: 1.
    attackOutcome: Outcome of the attacks | What the attacks that the action calls down do to it: unhurt, nothing; wounded; broken; fled; destroyed. Left out: unhurt, or not known yet.
    woundsTakenLater: Wounds taken in the combat | Wounds that the unit takes later, in the combat phase. Left out: not told.
    woundsDoneLater: Wounds done in the combat | Wounds that the unit causes later, in the combat phase. Left out: not told.
  `),

  answers: labelled(`
    attackDice: Dice of the attacks | Dice of the attack without reply of each enemy, in their order; empty if there is none.
    eventsInAttack: Events in those attacks | Whether events are played in them; null if there is no attack.
    checkForAttack: Check for those attacks | Whether the unit checks morale at once: yes; no; if-wounded, only if it is wounded; null if there is no attack.
    markersPlaced: Markers to envelop | How many markers it may lay to envelop with this action.
    markersNeeded: Markers that it must lay | How many markers it must lay to keep the contacts when it repositions by 90°; null if not known.
    enemyMarkersStay: Enemy markers stay | Whether the Section markers of the enemy stay where they are; null if the action is not about that.
    mayEnvelop: May envelop |
    diceAfter: Dice of the combat afterwards | Dice that each side rolls afterwards in the combat with the first enemy, if it envelops as much as it may; null if the action does not change them.
    withdrawalUd: Distance (UD) | UD that it covers; null if it covers none.
    mostDistance: Longest withdrawal (UD) | UD that it may withdraw at most; null for other actions.
    enemies: Enemies | What each enemy may do when the unit withdraws, in their order; empty for other actions.
    mayKeepContact: May follow | Whether it may follow the unit that withdraws.
    ifItHolds: If it holds | What comes of it if it holds its position; null if it decides otherwise.
    ifItFollows: If it follows | What comes of it if it follows; null if it may not or decides otherwise.
    gapAfter: Gap (UD) | UD between the two; 0 if they stay in contact.
    engaged: Engaged | Whether the two stay engaged.
    sectionMarkers: Section markers | removed, those of both are removed; may-stay, those that still touch may stay.
    stillEngaged: Still engaged | Whether that enemy is still engaged with the unit; null if that depends on what it decides.
    moveAfter: Move afterwards | What it may move once it is free; null if the action does not free it or it has fled.
    forwardUd: Forward (UD) | UD with normal movement, or as many as its formation leaves.
    backwardUd: Backward (UD) | UD in any direction without turning its back.
    mustFightAfter: Must fight | Whether it must fight in the combat phase afterwards; null if that depends on what the enemy decides.
    checksLater: Who checks after the combat | unit; enemy; both; nobody; null if the wounds were not told.
  `),

  terms: {
    ...said(`
      engagedAction.fight: fight
      engagedAction.envelop: envelop
      engagedAction.reduce: take markers away
      engagedAction.reposition-90: reposition by 90°
      engagedAction.reposition-180: reposition by 180°
      engagedAction.withdraw: withdraw
      engagedAction.retreat: retreat
      engagedAction.bravery: Bravery
      engagedAction.dissolve: dissolve the formation
      engagedAction.adopt: adopt a formation
      engagedAction.extend: extend
      engagedAction.move: move
      engagedAction.shoot: shoot
    `),
    ...worded(`
      reply: open = undecided | holds = holds its position | follows = follows
      attackOutcome: unhurt = unhurt | wounded = wounded | broken = Broken | fled = flees | destroyed = destroyed
      checkForAttack: yes = yes | no = no | if-wounded = if it is wounded
      sectionMarkers: removed = removed | may-stay = may stay
      checksLater: unit = the unit | enemy = the enemy | both = both | nobody = nobody
    `),
  },

  steps: said(`
    onus-7.16/action: The unit was not activated: it fights, but neither moves nor changes its facing.
    onus-7.62/extend: An engaged unit may not extend its formation.
    onus-7.62/shorten: Engaged, it may shorten, at the price of an attack of 1 die for each section in contact.
    onus-7.81/blocked: It is enveloped, and that keeps it from turning or moving.
    onus-7.88: Engaged units must fight in the combat phase, even if they are not activated.
    onus-7.89: An active engaged unit may envelop, turn or disengage, if it can without passing through anybody.
    onus-7.90: The unit is blocked, unable to move to any side: it may not do so.
    onus-7.90/no-movement: The unit has no capacity to move: it may not do so.
    onus-7.91: None of its front sections touches the enemy: it may not envelop.
    onus-7.92: It has no front or extended section free: it may not envelop.
    onus-7.93: It lays on the enemy, as in a charge, {markers} of its free sections.
    onus-7.93/no-room: There is no free space to lay the markers.
    onus-7.94: Active, it may reduce its extended formation or take markers away: {markers} here.
    onus-7.95: For each marker taken out of contact the enemy attacks at once with 1 die: {dice}.
    onus-7.96: That damage does not count when it is found out who checks after the next combat.
    onus-7.97/extend: While it is engaged it may only be reduced.
    onus-7.98: The soldiers shift inside the unit: its card is turned by 90° or 180°.
    onus-7.99: There is free space to turn the card by 90°.
    onus-7.99/no-space: There is no free space to turn the card by 90°.
    onus-7.100: The enemy keeps the same front contacts; new markers that this takes: {markers}.
    onus-7.100/differs: The enemy would not keep the same front contacts with the same markers of its own.
    onus-7.101: The turned card would lie over another unit or a Section marker.
    onus-7.102: The card stays where it was, with its front where its rear had been.
    onus-7.103: Its engaged markers are removed, with 1 die of attack for each: {markers}.
    onus-7.104: The markers of the enemy stay in the same position.
    onus-7.105: Once repositioned it may envelop: up to {markers} sections.
    onus-7.106: It withdraws straight back, without turning or showing its back, up to half its movement: {ud} UD.
    onus-7.106/beyond: It may not withdraw that distance.
    onus-7.107/behind: A unit that withdraws passes through nobody: behind it there are only {ud} UD.
    onus-7.108: Some enemy is not in contact with its front: it may not withdraw.
    onus-7.109: A withdrawal gives the enemy no attack of opportunity.
    onus-7.110: If enemy {enemy} holds its position, the markers of both are removed and they are no longer engaged.
    onus-7.111: If enemy {enemy} follows, they stay engaged, its markers may stay, and there is combat.
    onus-7.111/engaged: Enemy {enemy} is engaged with another unit: it may not follow.
    onus-7.112: If enemy {enemy} follows, its movement of {ud} UD is not enough: it ends {gap} UD away, without contact.
    onus-7.113: For the retreat it takes an attack without reply at once: 1 die for each enemy section in contact, {dice} in all.
    onus-7.114: If it does not flee, the markers are removed and it is free: {ud} UD forward and {back} UD backward.
    onus-7.114/fled: The attack destroys the unit or puts it to flight: it no longer retreats of its own accord.
    onus-7.115: It takes the attack of opportunity of each of its {enemies} enemies.
    onus-7.117/fighting: An engaged unit may not shoot.
    onus-7.158/free-attack: No events are played in that attack.
    onus-7.183/engaged: The unit is fleeing: it does not act in the movement phase.
    onus-8.18/engaged: In Square it cannot move: nor does it have the actions of an engaged unit.
    onus-8.25/engaged: Bravery is switched on or off even while engaged: to activate the unit is enough.
    onus-10.7: Blocked, it neither manoeuvres nor envelops.
    onus-13.11/free-attack: If that attack wounds it, it checks morale at once.
  `),

  because: said(`
    not-blocked: The unit is not blocked.
    does-not-leave: By reading R81 b a Square may do all that is not moving away.
    not-bravery: What changes is not Bravery.
    front-in-contact: It has some front section in contact.
    section-free: It has some front or extended section free.
    withdrawn-free: The markers taken away do not touch the enemy.
    no-overlap: The turned card overlaps nothing.
    way-free: There is nobody behind it within that distance.
    faces-all: It has all its enemies before its front.
    keeps-up: The enemy has movement enough to follow.
    retreats: The unit does not withdraw: it retreats.
  `),

  ...summed(`
    engaged-action/yes: It may do so and stays engaged. | Yes, still engaged | It stays engaged.
    engaged-action/free: It may do so and is no longer engaged. | Yes, and free | It is then free.
    engaged-action/open: It may do so; whether it stays engaged is for the enemy to decide. | Yes, the enemy decides | Whether it stays engaged, the enemy decides.
    engaged-action/attacked: It may do so, and it costs {dice} {dice?die|dice} of attack without reply. | Yes, for {dice} {dice?die|dice} | The enemy attacks it with {dice} {dice?die|dice}, without reply.
    engaged-action/no: It may not do so. | It may not |
  `),
  problems: said(`
    no-formation-to-dissolve: It has no special formation active.
  `),
} satisfies PartOfMessages;
