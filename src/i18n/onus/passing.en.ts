import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

/** Passing through units, and overlap. */
export default {
  queries: titled(`
    onus/pass-through: May it pass through another unit? | Where it ends and who is upset | Says whether a unit may go through the place of another one, when it moves, flees or withdraws, where it must stop if it cannot end beyond it, and what state both are in afterwards. Fleeing elephants trample: they are not asked about here as the unit that passes.
  `),

  fields: labelled(`
    mover: Unit that passes | The unit that moves: its state, its special formation, and whether it is active. Left out: in its normal state, without a special formation, and active.
    passed: Unit in the way | The unit that the other one would pass through. Left out: a friend, infantry, in its normal state, without a special formation, not engaged and not activated.
    side: Side | friend, of the same side as the unit that moves; enemy, of the other one.
    alsoActive: Active too | true if the unit in the way was activated this turn too.
    gait: How it moves | movement, any move of the movement phase, a charge included; flight, a flight move; withdrawal, a withdrawal from combat.
    cornerOnly: A corner only | true if the unit would only cross a corner of the other one.
    udToUnit: UD to the unit | UD that the unit can advance until it touches the one in the way. Left out: not measured.
    udToClear: UD to get beyond it | UD that it would have to move to be wholly beyond the other one, without overlap. Left out: there is room enough.
    udAvailable: UD at hand | UD that the unit may move at most. Left out: as many as it needs.
    endsOn: Would end on it | true if the move would end on top of the unit in the way, where the distances are not told. Left out: false; what the distances say.
    movesAway: Will move away | true if the unit in the way will move later in the same phase and leave that place.
  `),

  answers: labelled(`
    moverState: State of the unit that passes | State of the unit that moves once it has passed through, or the one that it had if it does not: normal, broken or fleeing.
    passedState: State of the unit passed | State of the unit in the way once it has been passed through, or the one that it had if it is not: normal, broken or fleeing.
    mayPassThrough: May pass through |
    overlapsForNow: Overlap for now | Whether it ends on top of the other one, which only holds until that one moves out from under it in the same phase.
    farthestUd: How far it gets (UD) | UD that it may move at most in that direction; null if no distance was told.
  `),

  terms: worded(`
    side: friend = friend | enemy = enemy
    gait: movement = movement phase | flight = flight | withdrawal = withdrawal
    moverState passedState: normal = normal | broken = Broken | fleeing = fleeing
  `),

  steps: said(`
    onus-7.24: An enemy unit is not passed through, not even in part.
    onus-7.25: A friendly unit may be passed through: nothing here stands against it.
    onus-7.26: The friend has a special formation active: it may not be passed through.
    onus-7.27: The unit that moves has a special formation active: it may not pass through another.
    onus-7.28: The friend is engaged in combat: it may not be passed through.
    onus-7.29: They are friendly elephants in flight: they may not be passed through.
    onus-7.30: The unit that passes is {state}: the one passed breaks at once.
    onus-7.30/steady: The unit that passes is in its normal state: the one passed stays as it was.
    onus-7.31: The unit passed was {passed} already: nothing more happens to it.
    onus-7.32: It passes through a unit that is {passed}: it becomes Broken too.
    onus-7.33/under: It would end overlapping the other one, and at the end of the movement phase no unit may be on top of another.
    onus-7.34: It cannot end beyond: it stops before the overlap begins, at {ud} UD.
    onus-7.34/unmeasured: It cannot end beyond: it stops before the overlap begins.
    onus-7.35: Both are active and the other one will leave that place before the phase ends: for now they may overlap.
    onus-7.107: A unit that withdraws passes through no other.
    onus-7.179/engaged: A unit in flight passes even through a friend engaged in combat on its way.
    onus-7.191/enemy: A unit in flight may not pass through an enemy in any state: it must go round it.
    onus-7.191/formation: A unit in flight may not pass through a friend in special formation: it must go round it.
    onus-7.191/elephants: A unit in flight may not pass through fleeing elephants: it must go round them.
    onus-7.192/passes: A unit that flees by the straightest way passes through the friends that stand on it.
    onus-7.192/stops: The flight would end on top of the friend: the unit stops just before it touches it, at {ud} UD.
    onus-7.192/stops-unmeasured: The flight would end on top of the friend: the unit stops just before it touches it.
    onus-7.193/corner: To cross a single corner is to pass through.
    onus-13.16: The blue marker of the friend closes the way to its own side.
  `),

  because: said(`
    passed-unformed: The unit in the way has no special formation active.
    mover-unformed: The unit that moves has no special formation active.
    not-engaged: The unit in the way is not engaged in combat.
    elephants-not-fleeing: The elephants are not fleeing.
    reading-r24-b: By reading R24 b not even a unit in flight passes through an engaged friend.
    room-beyond: It has the movement to end beyond the other one.
    not-both-active: Both units would have to be active.
    stays-there: The other unit is not going to leave that place in this phase.
    passed-steady: The unit passed is neither Broken nor fleeing.
  `),

  ...summed(`
    pass-through/yes: It may pass through: it is then {mover}, and the unit passed is {passed}. | Passes through | It may pass through: it is then {mover}, and the unit passed is {passed}.
    pass-through/for-now: It may end on top of the other one, which has yet to move: it is then {mover}, and the other one is {passed}. | Yes, for now | For now it may end on top of the other one, which has yet to move.
    pass-through/no: It may not pass through. | No way through |
    pass-through/stops: It may not pass through: it gets {ud} UD far at most. | Stops at {ud} UD | It gets {ud} UD far at most.
  `),

  problems: said(`
    ends-before: By the distances that are told the move ends before the unit in the way, not on it.
    ends-beyond: By the distances that are told the move ends beyond the unit in the way, not on it.
    fleeing-moves-later: A fleeing unit does not move in the movement phase: what it makes is a flight move (gait: flight).
    clear-before-contact: To get beyond the other one takes more than the {ud} UD to where they touch.
  `),
} satisfies PartOfMessages;
