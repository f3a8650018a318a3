import { labelled, said, summed, titled } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    ccn/line-of-sight: Line of sight | What stands between two hexes | Says whether a unit in one hex of the board sees one in another, what blocks the line and how far apart they are; for artillery on a hill also over whom it fires. Hexes are named as on the board: a letter for the row, A to I from the lower edge, and a number from the left, 1 to 13 in A, C, E, G and I, 1 to 12 in B, D, F and H, which lie half a hex to the right.
    ccn/terrain: What a terrain does | Entering, stopping, fighting and seeing | Says what the terrain of a hex, and fieldworks on its hexsides, do to whoever enters it: whether it may, must stop and may fight that turn, whether infantry may form square there, how many dice it loses against a target there and out of there, whether it may ignore a flag, and whether the terrain blocks line of sight.
  `),

  fields: labelled(`
    friends: Friendly ones | Hexes with a unit or a leader of the same side as the unit in the first hex; they need not stand in units too. It matters for artillery on a hill, which may fire over them.
    towns: Towns and windmills | Town or windmill hexes.
    ruggedHills: Rugged hills | Rugged hill hexes.
    fieldworkHexes: Fieldworks | Hexes with fieldworks on some of their hexsides, whatever their terrain.
    rivers: Rivers | River hexes without a ford or bridge.
    bridges: Bridges | Hexes of a river or fordable river with a bridge; they stand in no other list of rivers.
    quarries: Sand quarries | Sand quarry hexes.
    shooter: Unit that fires | Type of the unit in the first hex that wants to fire; the codes are those of unit. Left out: none, and nobody fires over friendly units.
    combinedArms: Combined Arms | Yes, if the artillery in the first hex takes part in a Combined Arms attack, in which it fires over nobody.
    enters: How it enters | How it enters the hex: ordered, in its ordered move; retreat, in a retreat.
    tileRemoved: Tile removed | Yes, if the scenario has had the tile removed.
  `),

  answers: labelled(`
    firesOver: Fires over | Hexes with a friendly unit or leader over which the artillery fires; empty if it fires over nobody.
    distance: Distance | Hexes from one to the other: the hex looked at counts, the one it is seen from does not.
    mayFightOnEntry: May fight on entry | Whether the terrain lets the unit fight in the turn in which it enters, in a retreat: battle back. null for a leader, or if it may not enter.
    squareAllowed: May form square there | Whether the terrain lets infantry form square there. null for all others, or if it may not enter.
    flagsForWorks: Flags for fieldworks | Flags that the unit may ignore there for the fieldworks, if it is attacked through the hexside that it came over.
    diceLostFiringIn: Dice lost firing into it | Dice that this type of unit, in open ground, rolls fewer when it fires at a target there. null for cavalry and leaders, or if nobody can be there.
    diceLostAttackingIn: Dice lost attacking into it | Dice that this type of unit, in open ground, rolls fewer in melee against a target there. null for leaders, or if nobody can be there.
    diceLostFiringOut: Dice lost firing out of it | Dice that the unit rolls fewer when it fires from there at a target in open ground. null for cavalry and leaders, or if it cannot be there.
    diceLostAttackingOut: Dice lost attacking out of it | Dice that the unit rolls fewer in melee from there against a target in open ground. null for leaders, or if it cannot be there.
  `),

  terms: said(`
    enters.ordered: in its ordered move
    enters.retreat: in a retreat
    clear:a: open ground
    rugged-hill:a: a rugged hill
    town:a: a town or windmill
    river:a: a river without ford or bridge
    bridge:a: a bridge
    quarry:a: a sand quarry
  `),

  steps: said(`
    ccn-5.88: {unit:The} must see the unit at which it fires.
    ccn-5.89/line: The line goes from center to center, between {hexes}.
    ccn-5.89/own-hex: The terrain of {hexes} is not between the two hexes and does not block.
    ccn-5.90/clear: Nothing obstructs the line in {hexes}.
    ccn-5.90/unit: A unit or a leader in {hexes} obstructs the line.
    ccn-5.90/edge: Beside the hexside the battlefield ends, and its edge obstructs the line.
    ccn-5.91/line: The terrain of {hexes}, the hex looked at, does not block.
    ccn-5.92/no-side: The line runs along a hexside of {hexes}: neither side obstructs it.
    ccn-5.92/one-side: The line runs along a hexside of {hexes}: it is obstructed on one side only, and that does not block it.
    ccn-5.92/both-sides: The line runs along a hexside of {hexes}: it is obstructed on both sides, and that blocks it.
    ccn-5.92/either-side: The line runs along hexsides and is obstructed on both sides, in {hexes}, though not at the same hexside: that blocks it.
    ccn-6.51/line: In Combined Arms nobody fires over the friendly unit or leader in {hexes}.
    ccn-5.45: A retreat follows rules of its own, not quite those of a move.
    ccn-5.177/enter: In a retreat what stops a move does not stop {unit:the}.
    ccn-5.177/fight: {unit:The} has come there in a retreat: if it is attacked, it may battle back.
    ccn-7.1: The tile ({terrain}) applies for the whole game.
    ccn-7.1/removed: The scenario has removed the tile ({terrain}): the hex is open ground.
    ccn-7.2: {unit:The} must stop in the forest and moves no more this turn.
    ccn-7.3: In a forest {unit:the} may form square.
    ccn-7.4: {unit:The} may not fight in the turn in which it enters a forest.
    ccn-7.5: {unit:The} is light infantry: it may fight in the turn in which it enters the forest.
    ccn-7.8: A forest blocks a line of sight that goes through it.
    ccn-7.9: The hill does not restrict the move of {unit:the}.
    ccn-7.10: On a hill {unit:the} may form square.
    ccn-7.16: A hill blocks line of sight to what is behind it.
    ccn-7.21: {unit:The} may not enter a rugged hill: it is impassable.
    ccn-7.22: On a rugged hill there is no combat.
    ccn-7.23: A rugged hill blocks line of sight to what is behind it.
    ccn-7.24: {unit:The} must stop in the town or windmill and moves no more this turn.
    ccn-7.25: In a town or windmill {unit:the} may not form square.
    ccn-7.26: {unit:The} may not fight in the turn in which it enters a town or windmill.
    ccn-7.31: A town or windmill blocks a line of sight that goes through it.
    ccn-7.32: {unit:The} must stop after crossing fieldworks and moves no more this turn.
    ccn-7.33: In a hex with fieldworks {unit:the} may not form square.
    ccn-7.34: The fieldworks protect {unit:the} through the hexside on which they stand.
    ccn-7.37/terrain: Attacked through the fieldworks {unit:the} may ignore 1 flag.
    ccn-7.38/terrain: Where they do not stand, fieldworks do not protect {unit:the}.
    ccn-7.40: Fieldworks do not block line of sight.
    ccn-7.41: {unit:The} may not enter a river without a ford or bridge: it is impassable.
    ccn-7.42: In a river hex there is no melee.
    ccn-7.43: A river does not block line of sight.
    ccn-7.44: {unit:The} must stop in the fordable river and moves no more this turn.
    ccn-7.45: In a fordable river {unit:the} may form square.
    ccn-7.46: {unit:The} may fight in the turn in which it enters the fordable river.
    ccn-7.49: A fordable river does not block line of sight.
    ccn-7.50: Over the bridge {unit:the} may enter the river hex.
    ccn-7.50/stop: On the bridge {unit:the} does not have to stop.
    ccn-7.51: On a bridge {unit:the} may form square.
    ccn-7.52/terrain: The bridge cancels what the river does to combat.
    ccn-7.53: A bridge does not block line of sight.
    ccn-7.54: {unit:The} must stop in the sand quarry and moves no more this turn.
    ccn-7.55: {unit:The} may not enter a sand quarry: to artillery it is impassable.
    ccn-7.56: In a sand quarry {unit:the} may form square.
    ccn-7.59: A sand quarry does not block line of sight.
    ccn-7.8/line: The forest in {hexes} obstructs the line.
    ccn-7.13/line: From its hill the artillery fires over the friendly unit or leader in {hexes}, who is next to it and lower.
    ccn-7.16/hill: The hill in {hexes} hides what is behind it.
    ccn-7.16/apart: The hill in {hexes} is not connected to both ends of the line, and hides what is behind it.
    ccn-7.17/line: Between lower ground and the first hex of the hill, {hexes}, there is sight.
    ccn-7.18/line: The hill in {hexes} hides the hill hex behind it from lower ground, and the other way round.
    ccn-7.19/line: The two hexes lie on one plateau: the hill in {hexes} does not block.
    ccn-7.20/low-ground: From one hill to another one sees over the lower ground in {hexes}.
    ccn-7.20/level: By reading b of R58 one sees from hill to hill over the hill in {hexes}, which is no higher.
    ccn-7.23/line: The rugged hill in {hexes} obstructs the line.
    ccn-7.31/line: The town or windmill in {hexes} obstructs the line.
    ccn-7.40/line: The fieldworks of {hexes} do not block the line.
    ccn-7.43/line: The river in {hexes} does not block the line.
    ccn-7.49/line: The fordable river in {hexes} does not block the line.
    ccn-7.53/line: The bridge in {hexes} does not block the line.
    ccn-7.59/line: The sand quarry in {hexes} does not block the line.
  `),

  because: said(`
    lower-ground-between: Not all that lies between the two hill hexes is hill.
    not-artillery: It is not artillery.
    is-cavalry: It is cavalry.
    not-across-fieldworks: It does not come through the hexside with fieldworks.
    reading-r75-b: Reading b of R75 is used: the terrain also binds who retreats into it.
    no-bridge: There is no bridge.
    not-infantry: It is not infantry.
    not-on-the-line: The line does not go through it.
    across-fieldworks: It comes through the hexside with fieldworks.
    roller-not-in-town: The unit is not in a town or windmill.
    target-not-in-town: The target is not in a town or windmill.
  `),

  ...summed(`
    terrain/free-fight: {unit:The} that enters {terrain:a} like this does not have to stop and may fight. | Does not stop, may fight | It does not have to stop, and may fight.
    terrain/free-no-fight: {unit:The} that enters {terrain:a} like this does not have to stop and may not fight this turn. | Does not stop, may not fight | It does not have to stop, but may not fight this turn.
    terrain/stop-fight: {unit:The} that enters {terrain:a} like this must stop and may fight. | Must stop, may fight | It must stop, and may fight.
    terrain/stop-no-fight: {unit:The} that enters {terrain:a} like this must stop and may not fight this turn. | Must stop, may not fight | It must stop and may not fight this turn.
  `),

  problems: said(`
    fieldworks-need-ground: No unit can be there ({terrain}), with fieldworks or without: leave them out.
    two-terrains: Hex {hex} stands in two lists of terrain: a hex has only one, besides fieldworks.
    only-artillery-joins: Only artillery joins the attack of another unit in Combined Arms: say which artillery fires.
  `),
} satisfies PartOfMessages;
