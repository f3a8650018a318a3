import { labelled, said, summed, titled, worded } from '../labelled.ts';
import { TABLE_FIELDS, TABLE_PROBLEMS } from '../measured-table.ts';
import type { PartOfMessages } from '../messages.ts';

/** Units where they lie on a table. */
export default {
  queries: titled(`
    onus/table-move: May it move like this on the table? | What it passes and where it ends | Says whether a unit of a position may follow a path: what it may not pass through, where it may not end, what of its allowance it uses, through which friends it goes, who becomes Broken, and where it stands afterwards. What the ruler cannot settle, less than 1 mm, is named as too close.
    onus/table-charge: Can it charge that unit on the table? | Which way in, with how many sections | Looks for ways in which a unit of a position can charge an enemy: straight on, with a move and one turn, or with a free rotation. Says on which sides it can align, with how many sections and dice, how many free sections find room to envelop, and what the enemy loses by it. A way that begins otherwise can be told.
    onus/table-shot: What does the ruler show of this shot? | Distance, arc and what is in the way | Measures a shot between two units of a position: distance and range, arc, what stands in the line of sight, which side of the target is hit, how many dice, and what is too close to call. The attack itself is another question.
    onus/table-contacts: Who is engaged on the table? | Sections, dice and what is lost | Finds the units of a position that are engaged with each other, the sections that touch side by side, the dice, what each side loses by its flanks and rear, who cannot move to any side, and who is within the radius of a general.
    onus/table-distance: How far apart are they on the table? | In UD and in centimetres | Measures the distance of two units of a position, and what hangs on it: the radius of a general, the line of a line advance, Stampede, and the fog of war.
    onus/table-withdraw: Can it withdraw on the table? | How far, and who may follow | Says whether an engaged unit of a position may withdraw straight back, how far, what stands behind it, and which enemies may follow and keep contact.
  `),

  fields: labelled(`
    ${TABLE_FIELDS.en}
    position: Position | The table in one line: onus1, then parts with _ between them. bottom or top, and after it the units of that player; each is a name, x and y of the centre of its card in cm from the top left corner (4u is 4 UD), its heading in degrees clockwise (0 looks up the table; left out: at the other player) and words, all with - between them. Words: m4 movement 4 UD (left out: 3), r8 range 8 UD, cavalry and other kinds, active (where none of a player is, all of his units count as active), broken, fleeing, forced (Forced March marker), rallied, shieldwall, phalanx, square, arrowhead, rhomboid, extended~left, extended~right, any ability, general~4 (a general with a radius of 4 UD is in it), card~8~4 (size in cm), wraps~X~left~2 (2 of its Section markers envelop the left flank of X). Before the units: table-110-90 the size of the table, card-8-4 that of the cards, marker-2 how far Section markers stand out, all in cm and with these values if left out; the book gives no size of a card: with 8 x 4 cm every section is 2 cm.
    fogUd: Fog distance (UD) | The distance agreed on for the optional fog of war. Left out: no fog.
    onlyUnit: Only this unit | Name of the unit whose engagements are asked for. Left out: all engagements.
    path: Path | What the unit does, step by step. Left out: it stays where it is; for a charge, the ways are looked for.
    go: Step | forward; turn-on-front-left and the like, a turn forward on that corner of its card, to the side of the corner; rotate-left and rotate-right, a free rotation about the centre; back, left, right, forward-left, forward-right, back-left and back-right, without turning (diagonals at 45 degrees); extend-left, extend-right, shorten-left and shorten-right, one section; shield-wall, phalanx, square, arrowhead and rhomboid, it adopts that formation; dissolve, it gives its formation up.
    amount: How much | UD of a straight step, degrees of a turn or a rotation; nothing for the others. Left out: 1 UD, 90 degrees of a turn, 180 of a rotation.
    marching: Forced march | true if a forced march is announced before the move.
    friendsMoveOn: Friends move on | true if the active friends on which it ends will leave that place before the movement phase ends.
    backUd: UD back | UD that the unit withdraws. Left out: as many as it may, half its movement.
  `),

  answers: labelled(`
    endX: Ends at x (cm) | Centre of the card, from the left edge of the table.
    endY: Ends at y (cm) | Centre of the card, from the top edge of the table.
    endHeading: Heading (degrees) | Where it looks in the end, clockwise; 0 is up the table.
    passedThrough: Passes through | Friends through which it goes.
    becomeBroken: Become Broken | Units that become Broken by this passing.
    endsOn: Ends on | Units on which its card or its markers would lie.
    leavesTableMm: Beyond the edge (mm) | How far it would leave the table.
    charges: Charges | Enemies whom its front touches in the end.
    tooClose: Too close to call | Units of which less than 1 mm decides, so that no ruler settles it.
    positionAfter: Position afterwards | The table after the move, in its notation.
    chargeOptions: Charges | For each side of the enemy on which it can align, the charge with the most dice that was found.
    attackedSide: Side attacked | Side of the enemy card on which it aligns.
    way: Way | Steps until contact.
    go: Step |
    amount: UD or degrees |
    exposure: Loss by that side | What the attacked unit loses of both defence values and of morale by the sides on which it is attacked.
    envelopingSections: Sections that may envelop | Free front or extended sections for which there is room.
    envelopedSides: Sides enveloped | Sides at which those markers would lie.
    diceEnveloping: Dice if it envelops | With all sections that may envelop.
    exposureEnveloping: Loss if it envelops | The loss by all sides together.
    alsoEngages: Also engages | Other enemies with whom it is engaged then.
    markersStruck: Markers struck | Section markers of the enemy that it strikes from the side or from behind.
    markersCutOff: Markers cut off | Section markers that are parted from their card by that.
    woundsAtOnce: Wounds at once | Wounds of the enemy before the combat: 1 for each of those markers.
    gaveWay: Gave way | Whether others stood in the way of aligning, so that it had to adapt.
    otherEnemiesOfTarget: Others that fight the enemy | Other units engaged with that enemy now: each lowers it by 1 more.
    distance: Distance (UD) | From the middle of the front to the target.
    distanceMm: Distance (mm) | From nearest point to nearest point; 0 if they touch.
    flankDistance: Between flanks (UD) | From the nearest flank to the nearest flank of a friend; null for an enemy.
    inLine: Near enough for a line | Whether their flanks are less than 1 UD apart, for a line advance; null for an enemy.
    inRadius: In the radius | Whether the radius of the general in one of them reaches the other; null if there is none.
    inStampede: In a Stampede | Whether a Stampede of the first unit makes the other one check: animals within 4 UD.
    hiddenFromIt: Hidden by this distance | Whether the other one is not nearer than the fog distance; null without fog.
    inRange: In range | Whether the range reaches the target.
    rangeMarginMm: Margin of range (mm) | By how much it is in or out of range.
    shortRange: Short range | Whether it is half the range or less.
    shortMarginMm: Margin of short range (mm) | By how much it is nearer or farther than half the range.
    inArc: In front | Whether part of the target lies before the line of the front.
    arcMarginMm: Margin of the arc (mm) | How far it is before that line, or behind it.
    obstructed: Obstructed | Whether every line to the target crosses a unit.
    inSightMm: In sight (mm) | How wide the part of the target is that no unit hides.
    across: In the line | Units that the line to the nearest point crosses.
    defenderDecides: Defender decides | Whether both sides of the nearest corner are equally near.
    tooCloseToCall: Too close to call | What less than 1 mm decides: range, short-range, arc, sight or side-hit; line, radius, stampede or fog.
    engagedPairs: Engaged | Each pair of enemies that fights.
    unitName: Unit |
    enemyName: Enemy |
    contacts: Contacts | Which parts touch, and with how many sections.
    ownPart: Of the unit |
    enemyPart: Of the enemy |
    sectionsTouching: Sections |
    exposureOfUnit: The unit loses | Of both defence values and of morale, by the sides on which this enemy attacks it.
    exposureOfEnemy: The enemy loses | The same of the enemy.
    otherEnemiesOfUnit: Others against the unit | Further enemies engaged with it: each is 1 more off.
    otherEnemiesOfEnemy: Others against the enemy | The same of the enemy.
    blockedUnits: Blocked | Engaged units that cannot move to any side.
    inGeneralsRadius: In the radius of a general | Units of his side other than his own.
    mostBackward: At most (UD) | Half its movement.
    backward: Withdraws (UD) | UD that it goes straight back.
    enemiesInContact: Enemies | What each enemy in contact may do.
    mayFollow: May follow | Not while it is engaged with another unit.
    keepsContact: Keeps contact | Whether its movement is enough to.
    gap: Gap (UD) | Left between both if it follows as far as it can.
  `),

  terms: {
    ...said(`
      go.forward: forward
      go.forward-right: forward to the right
      go.right: sideways to the right
      go.back-right: back to the right
      go.back: back
      go.back-left: back to the left
      go.left: sideways to the left
      go.forward-left: forward to the left
      go.turn-on-front-left: turn on the front left corner
      go.turn-on-front-right: turn on the front right corner
      go.turn-on-rear-left: turn on the rear left corner
      go.turn-on-rear-right: turn on the rear right corner
      go.rotate-left: free rotation to the left
      go.rotate-right: free rotation to the right
      go.extend-left: extend at the left
      go.extend-right: extend at the right
      go.shorten-left: shorten at the left
      go.shorten-right: shorten at the right
      go.dissolve: dissolve the formation
      go.shield-wall: adopt Shield Wall
      go.phalanx: adopt Phalanx
      go.square: adopt Square
      go.arrowhead: adopt Arrowhead
      go.rhomboid: adopt Rhomboid
    `),
    ...worded(`
      attackedSide: front = front | right = right flank | rear = rear | left = left flank
      envelopedSides: front = front | right = right flank | rear = rear | left = left flank
      ownPart: front = front | right = right flank | rear = rear | left = left flank | marker = Section marker
      enemyPart: front = front | right = right flank | rear = rear | left = left flank | marker = Section marker
      tooCloseToCall: line = line | radius = radius | stampede = Stampede | fog = fog | range = range | short-range = short range | arc = arc | sight = line of sight | side-hit = side that is hit
    `),
  },

  steps: said(`
    onus-3.7/table: From {unit:raw} to {other:raw} it is {ud} UD, from nearest point to nearest point.
    onus-12.28/table: Their nearest flanks are {ud} UD apart, less than 1: they may stand in one line.
    onus-11.15/table: {other:raw} has animals and is within 4 UD: a Stampede of {unit:raw} makes it check.
    onus-12.17/beyond: That is not nearer than the fog distance: it does not reveal them.
    onus-12.17/seen: That is nearer than the fog distance: a hidden unit is turned over.
    onus-7.193/table: {other:raw} lies in the way of {unit:raw}; to cross a corner is enough.
    onus-7.33/table: {unit:raw} would end on {others:raw}: no unit ends the phase on another.
    onus-7.35/table: {unit:raw} ends on {others:raw} for a while: both are active, and the other one moves on before the phase ends.
    onus-7.185/table: {unit:raw} would be {mm} mm beyond the edge; the book lets a unit leave the field only in flight, and then it is eliminated.
    onus-7.40/table: The front of {unit:raw} touches {others:raw}: it charges.
    onus-7.73/out-of-reach: No way that was tried brings the front of {unit:raw} into contact with {other:raw} with {ud} UD.
    onus-7.75/table: After contact it aligns free of cost, here with the {attackedSide} of {other:raw}.
    onus-7.76/table: It touches a corner of {other:raw}: it chooses which of the 2 sides it faces.
    onus-7.77/table: Sections that face the enemy in part are slid until they face it wholly: {dice} of them {dice?fights|fight}.
    onus-7.83/table: Beside {other:raw} there are others: it adapts to them as far as it can when it aligns.
    onus-7.83/no-room: There is no room to align with {other:raw}.
    onus-7.85/table: It strikes {struck} Section {struck?marker|markers} of {other:raw} from the side or from behind: each is removed with 1 wound.
    onus-7.86/table: {cutOff} Section {cutOff?marker is|markers are} cut off from {other:raw}: each is removed with 1 wound.
    onus-7.78/table: {sections} free {sections?section finds|sections find} room to envelop {other:raw}.
    onus-10.2/table: {other:raw} is attacked on a flank: −1/−1 defence and −1 morale.
    onus-10.3/table: {other:raw} is attacked on the rear: −2/−2 defence and −2 morale.
    onus-7.116/no-missiles: {unit:raw} has no ranged attack.
    onus-7.14/idle: {unit:raw} was not activated: it does not shoot.
    onus-7.117/engaged: {unit:raw} is engaged: it does not shoot.
    onus-7.117/target-engaged: {other:raw} is engaged: nobody shoots at it.
    onus-7.183/shoots: {unit:raw} is fleeing: it does not shoot.
    onus-7.42/table: {unit:raw} has made a forced march: it does not shoot.
    onus-7.123/table: From the middle of the front of {unit:raw} to the nearest part of {other:raw} it is {ud} UD.
    onus-7.118/table: That is within the range of {range} UD, by {mm} mm.
    onus-7.124/table: That is beyond the range of {range} UD, by {mm} mm: the attack is lost.
    onus-7.126/table: No part of {other:raw} lies before the line of the front of {unit:raw}.
    onus-7.125/near: It is half the range or less: short range, {dice} dice.
    onus-7.125/far: It is more than half the range: long range, {dice} dice.
    onus-7.127/table: No part of the target can be seen without crossing a unit; the nearest point is behind {others:raw}: −1/−1 to hit and to wound, once.
    onus-7.145/table: The nearest point of {other:raw} is on its {attackedSide}.
    onus-7.145/corner: The nearest point of {other:raw} is a corner, equally near to 2 sides: the defender decides; one of them is its {attackedSide}.
    onus-7.166/table: {unit:raw} and {other:raw} are engaged: both roll {dice} {dice?die|dice}, one for each section in contact.
    onus-7.84/nobody: No section faces an enemy in contact: nobody fights.
    onus-4.6/table: {unit:raw} is within the radius of {leader:raw}, by {ud} UD: +1 morale.
    onus-7.90/table: {unit:raw} cannot move to any side: it is blocked.
    onus-7.89/idle: {unit:raw} was not activated: it does nothing but fight.
    onus-8.18/withdraws: {unit:raw} is in Square: it cannot move.
    onus-7.106/free: {unit:raw} is not engaged: there is nobody to withdraw from.
    onus-7.106/too-far: {unit:raw} withdraws {most} UD at most, half its movement, not {ud}.
    onus-7.106/table: {unit:raw} withdraws {ud} UD straight back, without turning.
    onus-7.107/table: A withdrawal passes through nobody: {others:raw} lies behind {unit:raw}.
    onus-7.108/table: An enemy touches {unit:raw} elsewhere than on its front: it cannot withdraw from it.
    onus-7.111/follows: {other:raw} may hold its position, or follow and keep contact.
    onus-7.111/elsewhere: {other:raw} is engaged with another unit: it may not follow.
    onus-7.112/table: {other:raw} may follow, but stops {ud} UD short of contact.
  `),

  because: said(`
    flanks-too-far: Their nearest flanks are {ud} UD apart, and a line asks for less than 1.
    friends-stay: Both are active, but {others:raw} was not said to move on.
    no-free-section-or-room: No free section of its front finds room to envelop.
    part-in-sight: The line to the nearest point is crossed, but {mm} mm of the target are in sight.
    beyond-radius: {unit:raw} is {ud} UD beyond the radius of {leader:raw}.
  `),

  ...summed(`
    table-move/yes: {unit:raw} may move like this: it uses {used} of {ud} UD. | Allowed: {used} of {ud} UD
    table-move/charge: {unit:raw} may move like this with {used} of {ud} UD, and charges {others:raw}. | Allowed: it charges
    table-move/no: {unit:raw} may not move like this. | Not allowed
    table-charge/yes: {unit:raw} can charge {other:raw} with {ud} UD, on the {attackedSide}: {dice} {dice?die|dice}. | {dice} {dice?die|dice} on the {attackedSide}
    table-charge/no: {unit:raw} cannot charge {other:raw} like this. | No charge
    table-shot/yes: {unit:raw} can shoot at {other:raw}, {ud} UD away: {dice} dice. | {dice} dice
    table-shot/obstructed: {unit:raw} can shoot at {other:raw}, {ud} UD away, past other units: {dice} dice at −1/−1. | {dice} dice, obstructed
    table-shot/no: {unit:raw} cannot shoot at {other:raw}. | No shot
    table-distance/ud: {unit:raw} and {other:raw} are {ud} UD apart. | {ud} UD
    table-contacts/some: {pairs} {pairs?pair|pairs} of units {pairs?is|are} engaged. | Engaged pairs: {pairs}
    table-contacts/none: No units are engaged. | Nobody engaged
    table-withdraw/yes: {unit:raw} may withdraw {ud} UD. | Allowed: {ud} UD
    table-withdraw/no: {unit:raw} may not withdraw {ud} UD. | Not allowed
  `),

  problems: said(`
    ${TABLE_PROBLEMS.en}
    too-far: {ud} UD are more than any unit moves: {most} at most.
    position/two-formations: Character {at}: {unit:raw} has one special formation at most, with one blue marker.
    position/formation-extended: Character {at}: {unit:raw} cannot be extended in a special formation.
    position/fleeing-formed: Character {at}: {unit:raw} is fleeing, and so in no special formation.
    position/fleeing-extended: Character {at}: {unit:raw} is fleeing, and so not extended.
    position/artillery-flees: Character {at}: {unit:raw} is artillery, which is destroyed instead of fleeing.
    position/forced-formed: Character {at}: {unit:raw} makes a forced march, and so has no special formation.
    position/no-such-target: Character {at}: {unit:raw} envelops {other:raw}, which is not there.
    position/target-is-friend: Character {at}: {unit:raw} envelops {other:raw}, a friend.
    position/envelops-without-front: Character {at}: {unit:raw} envelops {other:raw}, but its front does not touch it.
    position/more-markers-than-free: Character {at}: {unit:raw} has {most} front sections free and envelops with more.
    position/more-markers-than-side: Character {at}: a side of {other:raw} has {most} sections, and {unit:raw} envelops it with more.
  `),
} satisfies PartOfMessages;
