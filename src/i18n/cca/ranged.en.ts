import { labelled, said, summed, titled } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    cca/ranged-combat: Ranged combat | Dice, range, or what was rolled | Says whether a unit may fire at a target and why not, with how many dice, which faces hit and what the target may do, with the exact odds. With the faces rolled it also resolves the fire: hits, blocks, leader check, retreat and banners.
  `),

  fields: labelled(`
    leaderAdjacent: Lone enemy leader adjacent | Yes, if an enemy leader who is alone in his hex is adjacent to the attacker and is not the target. It matters only in ranged combat and with reading R50 b.
  `),

  answers: labelled(`
    inRange: In range | Whether the target is neither adjacent nor further away than the unit that fires can reach. In cca/line-of-sight, null if no unit is given.
    distance: Distance | Hexes from one hex to the other: the first hex is not counted, the target's is. 1 is adjacent.
    fires: Fires | How many times the unit may fire this turn, this fire included: 2 with Darken the Sky if it has not fired yet, otherwise 1; 0 if it may not fire.
    diceInAll: Dice in all fires | Dice of all those fires together. They are resolved one after the other.
    hit-in-two-fires: At least 1 hit in 2 fires | Chance that at least 1 of the 2 fires at this target takes a block. The second is not made if the target has left its hex.
    eliminated-in-two-fires: Eliminated in 2 fires | Chance that the 2 fires at this target eliminate it. The second is not made if the target has left its hex.
  `),

  steps: said(`
    cca-10.4/adjacent: The target is in an adjacent hex: it may not be fired at.
    cca-10.5/leader: With a lone enemy leader adjacent, {unit:the} may not fire at {target:the}.
    cca-10.6: {target:The} may not battle back against fire.
    cca-10.7: {target:The} may not evade fire.
    cca-10.8: The order is: announce, range, line of sight, terrain, dice, hits and then retreats.
    cca-10.9: {unit:The} announces that it fires at {target:the}.
    cca-10.10: The distance is {distance} {distance?hex|hexes}: the first hex is not counted, the last one is.
    cca-10.11/in-range: {unit:The} has a range of {range} hexes: {target:the}, at {distance}, is in range.
    cca-10.11/reach: {unit:The} has a range of {range} hexes: {distance} is in range.
    cca-10.11/short: {unit:The} has a range of {range} hexes: {distance} is too far.
    cca-10.12/in-range: With slings or bows the range is {range} hexes: {target:the}, at {distance}, is in range.
    cca-10.12/reach: With slings or bows the range is {range} hexes: {distance} is in range.
    cca-10.12/short: With slings or bows the range is {range} hexes: {distance} is too far.
    cca-10.17: Terrain may take dice away: {from} under the firing unit, {into} under its target.
    cca-10.20: Each symbol of the type of {target:the} is 1 hit.
    cca-10.21: Each green circle is 1 hit on {target:the}.
    cca-10.22: Each blue triangle is 1 hit on {target:the}.
    cca-10.23: Each red square is 1 hit on {target:the}.
    cca-10.24: Each flag makes {target:the} retreat, unless it may ignore it.
    cca-10.25: In fire swords and leader symbols do not count against {target:the}.
    cca-10.26: A leader symbol eliminates {target:the}.
    cca-10.27: {target:The} loses {lost} {lost?block|blocks}: {left} left.
    cca-10.27/banner: The last block is gone: 1 Victory Banner is gained.
    cca-10.28: {surplus} surplus {surplus?hit has|hits have} no effect.
    cca-15.3/fire: The leader survives his unit: he must evade 1, 2 or 3 hexes.
    cca-15.4/fire: At {target:the} {unit:the} rolls its own dice.
    cca-15.6/fire: The leader is hit: he leaves the battlefield and gives 1 banner.
    cca-18.34/twice: With Darken the Sky a unit with missiles may fire twice.
    cca-18.45/fire: With Line Command units may fire after the move.
    cca-18.47/fire: With Move-Fire-Move all fire comes before the second move: only the hexes of the first count.
  `),

  because: said(`
    die-of-the-card: The card gives the unit 1 more die, and with it it fires.
    lone-leader-evades: The target is not a unit but a lone leader: he must evade.
    reading-r50-a: Reading a of R50 is used: a lone enemy leader does not prevent fire at another target.
    reading-r90-b: Reading b of R90 is used: the die of the card is only for close combat.
  `),

  ...summed(`
    ranged/yes: {attacker:The} fires at {defender:the}, {distance} hexes away, with {dice} {dice?die|dice} (hitting on {faces}). | {dice} {dice?die|dice} | That makes {dice} {dice?die|dice}.
  `),
} satisfies PartOfMessages;
