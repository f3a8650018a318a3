import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

/** Units that act together: the line advance and complementary units. */
export default {
  queries: titled(`
    onus/line-advance: Line advance | Whether they form a line, how far | Optional rule. Says whether some units form a line, what it costs to activate it, how many UD it covers, and whether they may charge or shoot afterwards.
    onus/complementary: Complementary units | Stacking, moving and fighting together | Says of a principal unit and its auxiliary whether they may be stacked, activated, shoot, separate or join again, how far the principal one moves, with which values they fight, and who takes the damage.
  `),

  fields: labelled(`
    lineUnits: Units | The units from which the line is chosen, each with its name. If the links are left out they stand in a row in this order, each beside the next. Left out: none.
    lineName: Name | Name of the unit, different from the others. It must be given.
    chosen: In the line | true if the player defines the line with this unit.
    turnsFirst: Turns first | true if it begins its move with a turn of up to 90° to align.
    links: Links | Which units stand beside each other, flank to flank. Left out: the units stand in a row in the order given.
    leftUnit: The one on the left | Name of the unit whose right flank is beside the other one. It must be given.
    rightUnit: The one on the right | Name of the unit whose left flank is beside the other one. It must be given.
    gapUd: Gap (UD) | UD between those two flanks, where it is shortest.
    lineDirection: Direction | Where the whole line moves: forward; back; sideways; diagonal.
    sameDirection: All in the same direction | true if all the units move in the same direction.
    stackAct: What they do | stays, nothing special; deploy, they are deployed stacked; activate, they are activated; fight, they fight hand to hand; shoot, the auxiliary wants to shoot from below; throw-javelins, the auxiliary wants to use the event Throw javelins; separate; rejoin, they want to be stacked again.
    principal: Principal unit | The one on top. What is left out is the ordinary.
    auxiliary: Auxiliary unit | The one below. What is left out is the ordinary.
    together: Stacked | true if the two are stacked before what is asked about.
    activatedUnit: Unit activated | Which of the two an order has activated: principal, auxiliary or none.
    woundsSuffered: Wounds that come in | Wounds that a shot or a combat does to them now.
    auxiliaryShoots: The auxiliary shoots | true if the card of the auxiliary has a ranged attack.
    auxiliaryJavelins: The auxiliary has Javelins | true if the auxiliary has the ability Javelins.
    wellAligned: Well aligned | At deployment: true if they overlap wholly, aligned, with the auxiliary below.
    leavesOverlap: Something still overlaps | When they separate: true if some part of their cards would still overlap.
    byFlight: Through a flight | When they separate: true if they do so because one flees.
  `),

  answers: labelled(`
    isLine: Is a line | Whether the chosen units form a line.
    lineUd: Distance (UD) | UD that the line covers, as many as its slowest unit; null if it is not allowed.
    lineCm: Distance (cm) | The same in centimetres: 5 to a UD.
    cardsDiscarded: Cards that it costs | Action cards that must be discarded; 0 if the order is refused.
    cardsLeft: Cards left | Cards left in hand once they are discarded, or all of them if the order is refused.
    countsAsOrder: Counts as an order | Whether it counts as an order played when cards are drawn at the end of the turn.
    lineMayShoot: They may shoot | Whether the units that can may shoot this turn, by the ordinary rules about their movement.
    stacked: Stacked | Whether they are stacked afterwards.
    principalMovement: Principal unit's movement (UD) | UD of movement of the principal unit, with the one that it gains stacked.
    auxiliaryMovement: Auxiliary's movement (UD) | UD of movement of the auxiliary when it moves on its own.
    attackUsed: Attack that they fight with | Both attack values of the stack; null if they are apart and each uses its own.
    defenceUsed: Defence that they fight with | Both defence values of the stack; null if they are apart and each uses its own.
    bothActive: Both active | Whether that order makes both of them active.
    principalWounds: Principal unit's wounds | Wounds that it has afterwards.
    auxiliaryWounds: Auxiliary's wounds | Wounds that it has afterwards.
    principalEliminated: Principal eliminated | Whether its wounds reach its life.
    auxiliaryEliminated: Auxiliary eliminated | Whether its wounds reach its life.
    auxiliaryMayShoot: The auxiliary may shoot | Whether the auxiliary may shoot, from below too.
    auxiliaryMayThrow: The auxiliary may throw javelins | Whether the auxiliary may use the event Throw javelins, from below too.
    mayRejoin: May join again | Whether, once separated, they may be stacked again in this battle: never.
  `),

  terms: worded(`
    lineDirection: forward = forward | back = back | sideways = sideways | diagonal = diagonally
    stackAct: stays = nothing special | deploy = deploy stacked | activate = be activated | fight = fight | shoot = shoot from below | throw-javelins = throw javelins | separate = separate | rejoin = join again
    activatedUnit: principal = the principal one | auxiliary = the auxiliary | none = neither
  `),

  steps: said(`
    onus-7.33/stack: Unless they are stacked wholly and aligned, one may not be on top of the other.
    onus-7.38/line: Those that turn first to align spend 1 UD of their movement: {turns}.
    onus-9.30: They are two units that can act together: a principal one and its auxiliary.
    onus-9.31: They may start stacked, well aligned, with the auxiliary below.
    onus-9.32: To activate the principal one is enough to make both active, on their own as well.
    onus-9.33: Stacked, the principal unit gains 1 UD of movement: {ud}.
    onus-9.34: They fight with the values of the principal one: attack {attack} and defence {defence}.
    onus-9.35: While they are together both take the damage: {wounds} {wounds?wound|wounds} each.
    onus-9.36: The auxiliary, if it is able, acts from below as well.
    onus-9.36/unable: The card of the auxiliary does not have that ability.
    onus-9.37: They separate wholly, can never join again, and act as independent units.
    onus-9.37/overlap: When they separate nothing may still overlap.
    onus-9.37/idle: To separate in the movement phase one of them must be active.
    onus-9.37/rejoin: Once separated they may not join again for the rest of the battle.
    onus-9.38: Both keep their wounds when they separate.
    onus-12.25: He discards {cards} Action cards and activates a whole line of units that are not engaged.
    onus-12.25/too-few-cards: He has {cards} Action {cards?card|cards} and must discard 2.
    onus-12.25/unit-engaged: It is engaged in combat and may not go in the line: {unit:raw}.
    onus-12.26: All move in the same direction, as many UD as the slowest: {ud}.
    onus-12.26/other-direction: All units of the line must move in the same direction.
    onus-12.26/unable: It may not move like this, and the line must move as a whole: {unit:raw}.
    onus-12.26/over: They want to cover {used} UD, and the slowest makes only {ud}.
    onus-12.27: They may shoot, or even charge if they reach contact.
    onus-12.27/no-charge: They may shoot; moving in that direction there is no charge.
    onus-12.28: Each unit has another one less than 1 UD away, flank to flank.
    onus-12.28/too-far: Between {leftUnit:raw} and {rightUnit:raw} there are {gapUd} UD, and there must be less than 1.
    onus-12.29: Each is linked on both flanks, and those at the ends on one: they are {units}.
    onus-12.29/too-few: A line takes 2 units at least, linked with each other.
    onus-12.30: All that the player defines as the line are activated: {units}.
    onus-12.30/same-flank: On one flank it is linked with one unit only, and this one would be with two: {unit:raw}.
    onus-12.30/unlinked: It is not linked with the others and may not go in the line: {unit:raw}.
  `),

  because: said(`
    not-aligned: They are not stacked wholly and aligned.
    stacked-well: They are stacked wholly and aligned.
    principal-not-activated: The one activated is not the principal one.
    not-stacked: They are not stacked.
    auxiliary-unable: The card of the auxiliary does not have that ability.
  `),

  ...summed(`
    line-advance/yes: It is a line of {units} units and covers {ud} UD. | {units} units, {ud} UD | It is a line of {units} units and covers {ud} UD.
    line-advance/no: It is a line, but it may not move like this. | Not like this |
    line-advance/no-line: Those units do not form a line. | Not a line |
    complementary/stacked: Allowed: they stay stacked, and the principal one moves {ud} UD. | Yes, stacked | They stay stacked, and the principal unit moves {ud} UD.
    complementary/apart: Allowed: they are apart, and the principal one moves {ud} UD. | Yes, apart | They are apart, and the principal unit moves {ud} UD.
    complementary/no: It is not allowed. | They may not |
  `),

  problems: said(`
    no-such-unit: There is no unit called “{given:raw}”.
    same-name: There is more than one unit called “{given:raw}”.
    still-stacked: They are stacked still: there is nothing to join again.
    apart-already: They are apart already.
  `),
} satisfies PartOfMessages;
