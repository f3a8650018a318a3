import { labelled, said, summed, titled } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    cca/line-of-sight: Line of sight | What stands between two hexes | Says whether a unit in one hex of the board sees one in another, what blocks the line, how far apart they are and whether that is in range of a unit that wants to fire. Hexes are named as on the board: a letter for the row, A to I from the lower edge, and a number from the left, 1 to 13 in A, C, E, G and I, 1 to 12 in B, D, F and H, which lie half a hex to the right.
    cca/terrain: What a terrain does | Entering, stopping, fighting and seeing | Says what a terrain does to a unit: whether it may enter and must stop, whether it may battle that turn, the most dice that it rolls from there and that are rolled at it, what protection it has, and whether the terrain blocks line of sight.
  `),

  fields: labelled(`
    camps: Camps | Fortified camp hexes.
    ramparts: Ramparts | Hexes with a rampart, on whichever of their hexsides.
    roughs: Rough ground | Rough ground hexes.
    rivers: Rivers | Hexes of a river that is not fordable.
    coasts: Coast | Coast hexes.
    shooter: Unit that fires | Type of the unit in the first hex, to know whether the other is in range; the codes are those of unit. Left out: none, and range is not looked at.
    enters: How it enters | How the unit enters the hex: ordered, in its ordered move; retreat, in a retreat; evade, in an evasion.
  `),

  answers: labelled(`
    mayBattleOnEntry: May battle on entry | Whether the terrain lets the unit battle in the turn in which it enters. null if it may not enter or does not enter in its ordered move.
    mostDice: Most dice from there | Most dice that the unit rolls when it battles from that terrain at an enemy in the open, without dice from a card; from a hill, also at an enemy on a hill. null if there is no maximum.
    mostDiceAgainst: Most dice against it | Most dice that an enemy in the open rolls at the unit in that terrain, without dice from a card; on a hill, an enemy from lower ground. null if there is no maximum.
    diceFewer: Dice fewer | Dice that the unit rolls less because it is in that terrain.
  `),

  terms: said(`
    ordered: in its ordered move
    retreat: in a retreat
    evade: in an evasion
    camp:a: a fortified camp
    river:a: a river that is not fordable
    coast:a: a coast hex
  `),

  steps: said(`
    cca-10.13/line: The line goes from centre to centre, from {hexes}.
    cca-10.14/clear: Nothing obstructs the line in {hexes}.
    cca-10.14/river: The river in {hexes} is not among the obstructions.
    cca-10.14/unit: A unit or a leader in {hexes} obstructs the line.
    cca-10.14/edge: Beside the hexside the battlefield ends, and its edge obstructs the line.
    cca-10.14/own-hex: The terrain of {hexes} is not between the two hexes and does not block.
    cca-10.14/ground: The terrain of the hex ({terrain}) is not among the obstructions.
    cca-10.15/line: The terrain of {hexes}, the hex looked at, does not block.
    cca-10.16/no-side: The line runs along a hexside of {hexes}: neither side obstructs it.
    cca-10.16/one-side: The line runs along a hexside of {hexes}: it is obstructed on one side only, and that does not block it.
    cca-10.16/both-sides: The line runs along a hexside of {hexes}: it is obstructed on both sides, and that blocks it.
    cca-10.16/either-side: The line runs along hexsides and is obstructed on both sides, in {hexes}: by reading b of R52 that blocks it.
    cca-8.14: A retreat follows rules of its own, not quite those of a move.
    cca-12.7/enter: In a retreat the terrain ({terrain}) does not stop {unit:the}.
    cca-17.1: Rough ground does not restrict {unit:the}, which is on foot.
    cca-17.2: {unit:The} is mounted: it must stop in rough ground and moves no more this turn.
    cca-17.5/mostDice: From rough ground at most {most} dice are rolled.
    cca-17.5/mostDiceAgainst: At a unit in rough ground at most {most} dice are rolled.
    cca-17.7: Rough ground does not block line of sight.
    cca-17.7/line: The rough ground in {hexes} does not block the line.
    cca-17.8: {unit:The} must stop in the forest and moves no more this turn.
    cca-17.11/mostDice: From a forest at most {most} dice are rolled.
    cca-17.11/mostDiceAgainst: At a unit in a forest at most {most} dice are rolled.
    cca-17.13: A forest blocks a line of sight that goes through it.
    cca-17.13/line: The forest in {hexes} obstructs the line.
    cca-17.14: The hill does not restrict the move of {unit:the}.
    cca-17.15/mostDiceAgainst: Uphill at most {most} dice are rolled.
    cca-17.16/mostDice: From a hill, downhill or at another hill, a foot unit rolls at most {most} dice.
    cca-17.17/mostDice: From a hill, downhill or at another hill, a mounted unit rolls at most {most} dice.
    cca-17.19: A hill blocks line of sight to what is behind it.
    cca-17.19/line: The hill in {hexes} obstructs the line to what is behind it.
    cca-17.20/line: Between lower ground and the foremost hex of the hill, {hexes}, there is sight.
    cca-17.21/line: The hill in {hexes} hides the second row of the hill from lower ground, and the other way round.
    cca-17.22/line: Across hill hexes at the same level, {hexes}, the line is not blocked.
    cca-17.23/enter: {unit:The} may not enter the coast: it is impassable.
    cca-17.24: On the coast there is no battle: no unit can be there.
    cca-17.25: A coast does not block line of sight.
    cca-17.25/line: The coast in {hexes} does not block the line.
    cca-17.26/enter: {unit:The} may not enter a river that is not fordable: it is impassable.
    cca-17.27: {unit:The} must stop in the fordable river.
    cca-17.29/mostDice: From a fordable river at most {most} dice are rolled.
    cca-17.29/mostDiceAgainst: At a unit in a fordable river at most {most} dice are rolled.
    cca-17.31: A fordable river does not block line of sight.
    cca-17.31/line: The fordable river in {hexes} does not block the line.
    cca-17.32: The rampart does not restrict the move of {unit:the}.
    cca-17.37: A rampart does not block line of sight.
    cca-17.37/line: The line goes past the rampart between {hexes}: it does not block it.
    cca-17.38: The fortified camp does not restrict the move of {unit:the}.
    cca-17.44: A fortified camp blocks a line of sight that goes through it.
    cca-17.44/line: The fortified camp in {hexes} obstructs the line.
  `),

  because: said(`
    lower-ground-between: Not all that lies between the two hills is hill.
    river-fordable: The river is fordable.
    target-foot: The unit is on foot.
    unit-foot: The unit is on foot.
    unit-mounted: The unit is mounted.
  `),

  ...summed(`
    terrain/free-battle: {unit:The} that enters {terrain:a} does not have to stop and may battle. | Does not stop, may battle | It does not have to stop, and may battle.
    terrain/stop-battle: {unit:The} that enters {terrain:a} must stop and may battle. | Must stop, may battle | It must stop, and may battle.
    terrain/stop-no-battle: {unit:The} that enters {terrain:a} must stop and may not battle this turn. | Must stop, may not battle | It must stop and may not battle this turn.
  `),

  problems: said(`
    two-terrains: Hex {hex} stands in two lists of terrain: a hex has only one terrain.
    rampart-needs-ground: No unit can be there ({terrain}), with a rampart or without: leave the rampart out.
  `),
} satisfies PartOfMessages;
