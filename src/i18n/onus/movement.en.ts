import { labelled, said, summed, titled, worded } from '../labelled.ts';
import { type PartOfMessages, termsFor } from '../messages.ts';
import { FORMATIONS } from './shared.en.ts';

/** Moving: types of movement, turns and special manoeuvres. */
export default {
  queries: titled(`
    onus/move: May it move like this? | How far, and what it may still do | Says whether a unit that is not engaged may move as it wants to, what type of movement that is, how many UD it has and spends, whether it may charge or shoot afterwards, and which markers it keeps. Without steps it says how far the unit gets. It does not know where other units stand: passing through them and the distance of a charge have queries of their own.
    onus/manoeuvre: A special manoeuvre | Turns, going back, extending, their cost | Says of a special manoeuvre what its box says and what applies to this unit: whether it may make it, with what movement, when, what it costs, and whether it may charge or shoot that turn.
    onus/formation: Special formation: adopt, keep or dissolve | Phalanx, testudo, wedge… and what they allow | Says whether a unit may adopt, change or dissolve a special formation, at deployment or when it moves, what is left of it after a combat, and what it lets the unit do: move, charge, shoot, extend or be passed through.
    onus/skirmisher-rest: Skirmisher phase: what is left to move | UD left after shooting | Says how many UD a unit of Skirmishers has left for its own phase after what it moved before the shots, and whether it may charge then.
  `),

  fields: labelled(`
    rallied: Reorganised this turn | true if it passed its check on activation this turn and lost its Broken marker.
    recovered: Recovered from flight this turn | true if it passed its check on activation this turn and stopped fleeing.
    movementType: Type of movement | What the player announces: normal, normal movement; forced-march, a forced march; reduced, reduced movement although nothing calls for it. Left out: normal, unless something that the unit does reduces it; and if it does not go beyond half, it also counts as reduced for shooting.
    steps: Steps | What the unit does, in its order. Each step says what it is (does) and its details. Left out: how it moves is not told, and the answer says how far it can get.
    does: What it does | forward, straight ahead; turn, turns forward on a corner; turn-back, turns backward on a corner; back, backwards; sideways, to a side; diagonal, diagonally forward or back (these three keep the facing: movement in all directions); rotate, Free rotation about the centre; extend, extends the formation; shorten, shortens it; adopt, adopts a special formation; dissolve, dissolves it; change, changes one into another; bravery-on and bravery-off, switches Bravery on or off.
    ud: UD | UD that this step covers, for forward, back, sideways and diagonal.
    degrees: Degrees | Degrees of the turn (turn). More than 90 count as several turns in a row.
    corner: Corner | Corner on which it turns (turn): front-left and front-right, those of the front; rear-left and rear-right, those of the rear. Left out: the same as that of the other turns.
    sense: Sense | To which side it turns (turn): left or right. Left out: the same as the other turns.
    sections: Sections | How many sections this step extends or shortens (extend, shorten).
    into: Formation adopted | The special formation that the unit takes with adopt or change. Left out: none, which only fits where it adopts none.
    toCharge: Wants to charge | true if this move is to end in contact with the enemy, that is, in a charge.
    toShoot: Wants to shoot | true if the unit wants to make a ranged attack in the next phase.
    hasRanged: Has a ranged attack | true if the card of the unit has a ranged attack. Left out: not told; it only decides whether the Active Unit marker is lost.
    formationIcons: Blue icons of the card | Special formations that the card of the unit allows. Left out: whichever it wants to adopt.
    permission: Leave to charge | Who lets this unit charge although its movement is reduced: action-card, an Action card; terrain, a situation of the Terrain and Fortresses expansion; none, nobody.
    ground: Ground | Ground that it crosses or fights on, of the Terrain and Fortresses expansion: open; woods; slopes, sloping or mountainous; river.
    groundPenalty: UD that the ground takes | UD of movement that this ground takes by its expansion, before the abilities of the unit are looked at.
    occasion: Occasion | movement-phase, the move of the movement phase; after-ram, the additional move after a Ram.
    rammed: What became of the rammed unit | Only with occasion after-ram: the defender fled; is destroyed; or stands where it was.
    manoeuvre: Manoeuvre | all-directions, movement in all directions; free-rotation, Free rotation; extend, extend the formation; shorten, shorten it; adopt, adopt a special formation; change, change it into another; dissolve, dissolve it; bravery, switch Bravery on or off; shoot, make a ranged attack. It must be given.
    formsInto: Formation that it takes | The special formation that it adopts or changes into. Left out: none; in a manoeuvre that counts as one that is adopted in the ordinary way.
    formationAct: What it does with its formation | adopt, it adopts a special formation or changes into it; dissolve, it dissolves the one that it has; keep, it stays as it is.
    formationMoment: Moment | start, middle and end, at the beginning, in the middle or at the end of its movement; deployment, at deployment; after-combat, when its first combat in that formation is over.
    keepsOldMarker: Keeps the old one | true if it would have the new formation besides the one that it has. Left out: false, the new one takes its place.
    scenarioForbids: The scenario rules it out | At deployment only: true if a historical scenario says otherwise about starting in formation.
    udMoved: UD moved already | UD that the Skirmishers used in the movement phase, turns included.
    shot: Has shot | true if the unit shot this turn.
    udWanted: UD that it wants to move | UD that it wants to use now. Left out: not told, and the answer says how many it may.
    movedAllDirections: Moved in all directions | true if it moved sideways, diagonally or backwards this turn.
    isSkirmisher: Are Skirmishers | true if the unit has the ability Skirmishers.
    ownCharge: After its own charge | After the combat only: true if that combat followed a charge of the unit.
  `),

  answers: labelled(`
    movementType: Type of movement | normal, forced-march, reduced, or none if the unit may not move at all.
    allowance: Movement at hand (UD) | UD that it may cover and spend on turns at most with that type of movement; with what Athletes add if it wants to charge.
    allowanceCm: Movement at hand (cm) | The same in centimetres: 5 to a UD.
    used: UD used | UD that the steps take, turns included.
    left: UD left | UD that remain after those steps.
    reducedBy: What reduces it | All that makes the movement reduced; empty if nothing does.
    mayShoot: May shoot | Whether a unit with a ranged attack may shoot this turn after that move; no, if the move is not allowed.
    moved: Has moved | Whether it covered ground, turned or rotated.
    formation: Special formation | The special formation that is active afterwards.
    braveryActive: Bravery active | Whether Bravery is on afterwards.
    forcedMarchMarker: Forced March marker | Whether it bears the Forced March marker afterwards.
    defenceWhenAttacked: Defence if attacked | What the forced march adds to both its defence values when it is attacked.
    moraleWhenAttacked: Morale if attacked | What the forced march and the extended sections together add to its morale when it is attacked.
    keepsActiveMarker: Keeps its Active Unit marker | Whether it still bears the Active Unit marker afterwards.
    unitState: State | State of the unit: normal, broken or fleeing.
    skirmisherRest: UD for the Skirmisher phase | UD that Skirmishers keep for their own phase; null for other units, or if the move is not allowed.
    groundPenalty: UD that the ground takes |
    costUd: Cost (UD) | UD that the manoeuvre itself costs.
    whenMade: When it is made | start, at the beginning of the movement; start-or-end, at the beginning or the end; any-time, at any moment; throughout, it is the movement itself; next-phase, in the shooting phase.
    openToFormed: In special formation | Whether the box of the manoeuvre opens it to units in special formation. A Square, which does not move, does not rotate.
    blueMarkers: Blue markers | Blue markers that it has afterwards: 0 or 1.
    mayForceMarch: May make a forced march | Whether it may make a forced march like this in this turn.
    mayExtend: May be extended | Whether it could extend its formation in that state.
    mayBePassedThrough: May be passed through | Whether a friendly unit that moves could pass through it in that state.
    countedUd: UD that count as moved | What was moved before, rounded up to the next whole or half UD.
    leftCm: Left (cm) | The same in centimetres: 5 to a UD.
  `),

  terms: {
    ...said(`
      does.forward: straight ahead
      does.turn: turns on a corner
      does.turn-back: turns backward
      does.back: backwards
      does.sideways: sideways
      does.diagonal: diagonally
      does.rotate: Free rotation
      does.extend: extends the formation
      does.shorten: shortens the formation
      does.adopt: adopts a special formation
      does.dissolve: dissolves the special formation
      does.change: changes the special formation
      does.bravery-on: Bravery on
      does.bravery-off: Bravery off
    `),
    ...termsFor(['into', 'formationIcons', 'formsInto'], FORMATIONS),
    ...said(`
      reducedBy.none: nothing
      reducedBy.all-directions: moving in all directions
      reducedBy.free-rotation: a Free rotation
      reducedBy.extension: extending or shortening the formation
      reducedBy.formation-change: adopting a special formation
      reducedBy.shooting: the wish to shoot
      reducedBy.rallied: having reorganised this turn
      reducedBy.shield-wall: moving in Shield Wall
      reducedBy.phalanx: moving in Phalanx
      reducedBy.chosen: the player's choice
      manoeuvre.all-directions: moving in all directions
      manoeuvre.free-rotation: Free rotation
      manoeuvre.extend: extending the formation
      manoeuvre.shorten: shortening the formation
      manoeuvre.adopt: adopting a formation
      manoeuvre.change: changing the formation
      manoeuvre.dissolve: dissolving the formation
      manoeuvre.bravery: Bravery
      manoeuvre.shoot: ranged attack
    `),
    ...worded(`
      movementType: normal = normal movement | forced-march = forced march | reduced = reduced movement | none = none
      corner: front-left = front left | front-right = front right | rear-left = rear left | rear-right = rear right
      sense: left = left | right = right
      permission: none = nobody | action-card = an Action card | terrain = the terrain expansion
      ground: open = open | woods = woods | slopes = slopes or mountains | river = river
      occasion: movement-phase = movement phase | after-ram = after a Ram
      rammed: fled = fled | destroyed = destroyed | stands = stands
      formationAct: adopt = adopts | dissolve = dissolves | keep = keeps
      formationMoment: start = at the start of the movement | middle = in the middle of the movement | end = at the end of the movement | deployment = at deployment | after-combat = after its first combat
      whenMade: start = at the start | start-or-end = at the start or the end | any-time = at any time | throughout = throughout | next-phase = in the shooting phase
    `),
  },

  steps: said(`
    onus-2.2/ground: The ground takes {ud} UD, by its expansion.
    onus-2.3/charge: To face about is now a matter of Free rotation, and that leaves the charge open.
    onus-2.10/charge: It may charge in the very turn in which it activates the special formation.
    onus-7.14/move: The unit is not active: it does not move this turn.
    onus-7.16/move: The unit is engaged and was not activated: it neither moves nor changes its facing.
    onus-7.18/move: The unit reorganised this turn: its movement is reduced.
    onus-7.18/charge: The unit reorganised this turn: it may not charge.
    onus-7.18/forced-march: The unit reorganised this turn: it may not make a forced march.
    onus-7.19/move: The unit stays Broken and moves no less for it; nor does it flee for that.
    onus-7.21/move: The unit recovered from flight when it was activated: it neither moves nor fights this turn.
    onus-7.23: The unit is active and does not flee: it may move up to its limit, and need not use it all.
    onus-7.23/fleeing: The unit is fleeing: it does not move in the movement phase.
    onus-7.36: Of the three types of movement it makes this one: {type}.
    onus-7.37: With normal movement it has {ud} UD to advance and turn in any order.
    onus-7.37/over: It needs {used} UD, and normal movement gives it only {ud}.
    onus-7.38: Each turn of up to 90° on a corner costs 1 UD: there are {turns} here.
    onus-7.38/backward: On a corner a unit only turns forward.
    onus-2.3/backward: To turn backward is no longer an option: there is Free rotation instead.
    onus-7.39: The turns are not all on the same corner and in the same sense: no zigzag.
    onus-7.40: With normal movement it may come into contact with the enemy: that is a charge.
    onus-7.41: In a forced march it has twice as much: {ud} UD.
    onus-7.41/over: It needs {used} UD, and the forced march gives it only {ud}.
    onus-7.42/charge: In a forced march there is no charge.
    onus-7.42/shoot: In a forced march there is no shot.
    onus-7.43: It keeps a special formation active: without dissolving it there is no forced march.
    onus-7.44: In extended formation it may make a forced march, but the penalties to morale add up.
    onus-7.45/march: If it is attacked in forced march it has {defence}/{defence} defence and {morale} morale.
    onus-7.46: When it was activated its Forced March marker was removed at no cost.
    onus-7.47: The movement is reduced by: {causes}.
    onus-7.47/chosen: The player chooses reduced movement.
    onus-7.47/forced-march: What makes a unit move slowly has no place in a forced march.
    onus-7.48: With reduced movement it has half, fractions kept: {ud} UD.
    onus-7.48/over: It needs {used} UD, and reduced movement gives it only {ud}.
    onus-7.49: Reduced movement bars the charge in this phase.
    onus-7.49/permitted: This allows a charge with reduced movement: {by}.
    onus-7.50: Skirmishers may shoot with all their movement, but not shoot and charge.
    onus-7.52: Keeping its facing it may go in any direction and change it at each step.
    onus-7.53: In special formation there is no movement in all directions.
    onus-7.54: Movement in all directions, be it only in part, makes the movement reduced.
    onus-7.54/charge: A unit that moves in all directions may not charge, not even Skirmishers.
    onus-7.55: The Free rotation about the centre costs no UD but makes the movement reduced.
    onus-7.55/late: The Free rotation is made only at the beginning of the movement.
    onus-7.56/charge: The Free rotation does not bar the charge.
    onus-7.57: Skirmishers rotate at any moment of their normal movement: each rotation costs 1 UD.
    onus-7.58: In Rhomboid it makes a Free rotation at any moment, without spending UD or reducing its movement.
    onus-7.58/twice: In Rhomboid there is only 1 Free rotation in a move.
    onus-7.59: Extending puts Section markers at the ends of the front: there are {sections} now.
    onus-7.59/too-far: The formation is extended by 1 section on each side at most.
    onus-7.60: Shortening takes Section markers away: there are {sections} now.
    onus-7.61: Extending or shortening the formation makes the movement reduced.
    onus-7.61/charge: After extending or shortening the formation there is no charge.
    onus-7.63/extended: Each extended section takes 1 off morale: {morale} in all.
    onus-7.64: A unit cannot be extended and in special formation at the same time.
    onus-7.65: At the beginning or the end of its movement it changes its blue marker: {formation}.
    onus-7.66/charge: To change the special formation does not bar the charge.
    onus-7.66/shoot: After adopting, changing or dissolving a formation there is no shot this turn.
    onus-7.67: To shoot in the next phase it may only use reduced movement.
    onus-7.67/moved: It made normal movement: it may not shoot this turn.
    onus-7.68/charge: A unit that makes ready to shoot may not charge.
    onus-7.68/charges: A unit that charges does not shoot this turn.
    onus-7.69: Its Active Unit marker is removed, to remember that it can no longer shoot.
    onus-7.70: Skirmishers shoot although they make normal movement.
    onus-7.71: Artillery shoots only if it does not move: it has {ud} UD.
    onus-7.71/moved: The artillery has moved: it may not shoot.
    onus-7.72: The manoeuvres are all made at the same moment: they may be combined.
    onus-7.72/two-moments: Some manoeuvres are made before moving and some after: they must be made at once.
    onus-7.74: A charge is made with normal movement: only some of the things that reduce it allow it.
    onus-8.1: The card has the blue icon and the unit is active: it may activate the formation.
    onus-8.1/no-icon: The card does not have the blue icon of that formation.
    onus-8.2: In the turn in which it adopts the formation ({formation}) it only makes reduced movement.
    onus-8.3/charge: After contact it is engaged already: it may not change its formation.
    onus-8.4: One blue marker to a unit: the new one takes the place of the old one.
    onus-8.8: In Shield Wall the movement is reduced, but it may charge.
    onus-8.13: In Phalanx the movement is reduced, but it may charge.
    onus-8.18: In Square it does not move: 0 UD.
    onus-8.18/stays: While the Square is active the unit cannot move.
    onus-8.18/charge: A unit in Square does not move, and so it does not charge.
    onus-8.21: Arrowhead is adopted with normal movement.
    onus-8.22/adopts: Rhomboid, like Arrowhead, is adopted with normal movement.
    onus-8.4/bravery: By reading R87 b Bravery takes the place of the one special formation: the unit may not have both.
    onus-7.89/held: The unit is engaged: it does not move, charge or shoot as a free unit does.
    onus-8.25: To place or remove the Bravery marker does not reduce the movement.
    onus-9.3: Woodsmen do not suffer the penalty of {ud} UD in woods.
    onus-9.4: Highlanders do not suffer the penalty of {ud} UD on slopes or mountains.
    onus-9.5: The Amphibious cross the river as a ford: they do not suffer the penalty of {ud} UD.
    onus-9.6: In a charge Athletes add 1 UD: {ud}.
    onus-9.10: After a Ram it may make an additional move of half its capacity: {ud} UD.
    onus-9.10/charge: In that additional move it may not charge again.
    onus-9.10/stands: The defender still stands: there is no additional move.
    onus-9.12: Skirmishers make the special manoeuvres with normal movement.
    onus-9.13/shoot: Skirmishers may move, shoot, and move what they have left.
    onus-9.14: Manoeuvrable units extend, shorten or change formation with normal movement.
    onus-9.15: Manoeuvrable units may charge in the turn in which they change formation.
    onus-9.19/idle: It is Impetuous: it charges although it is not active.
    onus-9.33/move: Stacked on its auxiliary it moves 1 more UD: {ud}.
    onus-13.15: Formation changes are made at the beginning or the end of the movement, not in between.
    onus-2.3/box: To face about there is nothing else now: Free rotation includes it.
    onus-2.8: The Phalanx stays active after the combat, until its player changes it by activating the unit.
    onus-2.10/deployment: At deployment each unit that can may start with a special formation active.
    onus-7.14/formation: The unit is not active: it does not change its formation.
    onus-7.50/box: Skirmishers make it with all their movement.
    onus-7.51: It is a special manoeuvre: by itself it calls for reduced movement, and its box says what it goes with.
    onus-7.53/box: The box: no charge, a shot, and not in special formation.
    onus-7.56/box: The box: a charge, a shot, and in special formation too.
    onus-7.66/box: The box: a charge, no shot, and from another special formation too.
    onus-7.68/box: The box: no charge, and a shot in special formation too.
    onus-7.146: Active Skirmishers may now move what they did not use: {ud} UD.
    onus-7.146/others: They are not Skirmishers: they do not move in this phase.
    onus-7.146/idle: The Skirmishers were not activated this turn: they do not move.
    onus-7.146/engaged: The Skirmishers are engaged in combat: they do not move.
    onus-7.146/over: They want to use {used} UD and have only {ud} left.
    onus-7.147: They shot this turn: they may not charge in this phase.
    onus-7.147/reading-b: By reading R35 b there is no charge in this phase.
    onus-7.148: They moved {used} UD, which rounded up count as {ud}.
    onus-8.2/stays: After the combat it is still in formation, and may dissolve it in a later turn: {formation}.
    onus-8.4/two: There may be only one special formation active, one blue marker.
    onus-8.5/marker: The benefits of the formation add to those of its abilities: {abilities}.
    onus-8.6: Once the unit has been shown at deployment, it may start in formation: {into}.
    onus-8.6/scenario: The scenario says otherwise: it does not start in formation.
    onus-8.6/no-icon: The card does not have the icon of that formation: {into}.
    onus-8.6/face-down: The card is still face down: the marker is placed when it is shown.
    onus-8.20: When its first combat is over, Arrowhead is lost and the blue marker removed.
    onus-8.22/lost: Like Arrowhead, Rhomboid is lost with its first combat.
    onus-8.23: Bravery is not properly a formation: it has exceptions of its own.
    onus-9.13: Skirmishers may move before and after the shots, up to their limit.
    onus-13.14: Skirmishers make their normal movement although they shoot or move in any direction.
    onus-7.65/slow: By reading R74 b dissolving the formation reduces the movement too.
  `),

  because: said(`
    not-skirmishers: They are not Skirmishers.
    not-manoeuvrable: It is not a Manoeuvrable unit.
    not-athletes: They are not Athletes.
    reading-r3-b: By reading R3 b Athletes do not change the movement.
    reading-r87-a: By reading R87 a Bravery may be active beside a special formation.
    reading-r86-b: By reading R86 b a unit that switches Bravery may shoot.
    reading-r75-b: By reading R75 b Skirmishers that adopt a formation may shoot.
    not-into-arrowhead: It does not adopt Arrowhead.
    not-into-rhomboid: It does not adopt Rhomboid.
    not-in-rhomboid: It is not in Rhomboid.
    only-dissolved: It only dissolves a formation of an earlier turn.
    in-the-middle: It does so in the middle of the movement.
    not-both: At no moment would it be extended and in special formation.
    no-formation: It has no special formation active.
    same-turns: All turns are on the same corner and in the same sense.
    at-start-or-end: It does so at the beginning or the end of the movement.
    before-contact: It does so before contact.
    formation-dissolved: It does not march in special formation.
    marches-unextended: It is not in extended formation.
    reduction-allows-charge: What reduces the movement here leaves the charge open.
    did-not-move: It has not moved.
    within-reduced-movement: It has not gone beyond reduced movement.
    marker-removed: When it was activated it lost its Forced March marker.
    shortened: It has no extended section left.
    other-ground: That ability is for other ground.
    enemy-gone: The defender has fled or is destroyed.
    not-yet-engaged: It is not engaged in combat.
    did-not-shoot: They have not shot this turn.
    reading-r25-b: By reading R25 b adopting it reduces the movement.
    reading-r73-b: By reading R73 b it is lost only after its own charge.
  `),

  ...summed(`
    move/yes: It may move like this: it uses {used} of {ud} UD, with {type}. | Yes: {used} of {ud} UD | It uses {used} of {ud} UD, with {type}.
    move/how-far: It may move up to {ud} UD, with {type}. | Up to {ud} UD | It may move up to {ud} UD, with {type}.
    move/no: It may not move like this. | It may not |
    manoeuvre/yes: It may make the manoeuvre, with {type}: it has {ud} UD. | Yes, with {type} | It goes with {type}: {ud} UD at most.
    manoeuvre/no: It may not make the manoeuvre. | It may not
    formation/stands: It may do so, and its special formation is: {formation}. | Yes: {formation} | Its special formation is: {formation}.
    formation/none: It may do so, and is left without a special formation. | Yes: no formation | It is left without a special formation.
    formation/no: It may not do so; its special formation is still: {formation}. | It may not | Its special formation is still: {formation}.
    skirmisher-rest/yes: It may still move {ud} UD, but not charge. | {ud} UD, no charge | It may still move {ud} UD, but not charge.
    skirmisher-rest/charge: It may still move {ud} UD, and charge too. | {ud} UD | It may still move {ud} UD, and charge too.
    skirmisher-rest/no: It may not do so; it has {ud} UD left. | It may not | It has {ud} UD left.
  `),

  problems: said(`
    broken-and-rallied: A unit that has reorganised is no longer Broken.
    formation-not-told: It must be told which formation it adopts.
    nothing-to-dissolve: At that moment it has no special formation active.
    nothing-to-shorten: It does not have that many extended sections.
    adopts-in-movement: After a combat no formation is adopted: that is done when moving, with the unit active.
    moved-beyond: Those are more UD than all its movement.
  `),
} satisfies PartOfMessages;
