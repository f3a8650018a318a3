import { labelled, said, summed, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  fields: labelled(`
    vacatedTerrain: Terrain of the vacated hex | Terrain of the hex that the target held.
    hex1: Hex 1 of the path | The first hex that the move enters: its terrain and who is in it. Left out: clear and empty.
    hex2: Hex 2 of the path | The second hex that the move enters. Left out: clear and empty.
    hex3: Hex 3 of the path | The third hex that the move enters. Left out: clear and empty.
    hex4: Hex 4 of the path | The fourth hex that the move enters. Left out: clear and empty.
    splits: Splits the unit | Yes, if only some of its blocks would move.
    combines: Combines units | Yes, if it would be combined with another unit to make one.
    crossesSection: Goes to another section | Yes, if the move ends in another section of the battlefield.
    ownTurn: It is his turn | Whether the turn belongs to this player.
    thrownDice: Dice | How many battle dice are rolled.
    flags: Flags | Flags rolled at the unit, before any is ignored.
    holds: What the hex holds | nobody; friendly-unit, a friendly unit without a leader; friendly-unit-with-leader; friendly-leader, a friendly leader alone; enemy-unit, with or without a leader; enemy-leader, an enemy leader alone.
    from: From hex | Hex from which one looks, such as E7. It is required.
    to: To hex | Hex at which one looks, such as H7. It is required.
    units: Units and leaders | Hexes with a unit or a leader of either side. Those of the two ends may be given or not.
    forests: Forests | Forest hexes, such as ["F6", "F7"].
    hills: Hills | Hill hexes.
    fords: Fordable rivers | Fordable river hexes.
  `),

  answers: labelled(`
    leader-safe: The leader is safe | Chance that the leader is not hit.
    mustAdvance: Must advance | Whether the advance is compulsory: never.
    maxOnPath: Most hexes of this path | How many hexes of the path that was described it may move at most, ending in the last of them; never more than were asked for. 0 if it may not move at all.
    leaderGoesAlong: The leader goes along | Whether the leader attached to the unit moves with it.
    turnEnds: The turn ends | Whether the turn ends with that.
    facesCounted: Faces counted | How many of the 6 faces of a die count.
    perDie: Chance of each die | Chance that one die shows a face that counts, as an exact fraction.
    expectedFaces: On average | Dice that show such a face on average, as an exact fraction.
    diceShowing: Dice that show one | How many of the dice show a face that counts.
    at-least-one-face: At least 1 die | Chance that at least 1 die shows a face that counts.
    every-die: Every die | Chance that every die shows a face that counts.
    no-die: No die | Chance that no die shows a face that counts.
    blockSize: Block size | Size of its blocks.
    move: Moves | Most hexes of an ordered move, without a card that changes it.
    blocksPlaced: Blocks placed | Blocks that those symbols stand for; null if they were not given.
    width: Width | Hexes of the battlefield from side to side.
    depth: Depth | Hexes of the battlefield from one player to the other.
    boardSections: Sections | Sections of the battlefield.
    visible: Visible | Whether there is line of sight between the two hexes.
    blockedBy: Blocked by | Hexes that block the line; empty if nothing does. Of two hexes on both sides of a hexside both are named.
    blocksSight: Blocks line of sight | Whether the terrain blocks a line of sight that goes through its hex; a hill, between two units that are lower.
  `),

  terms: {
    ...said(`
      forest: forest
      hill: hill
      ford: fordable river
      flag: flag
      between: between the two units
      elsewhere: on another hexside
      card.none: another card
      first-strike: First Strike
      rally: Rally
      small: small
      medium-size: medium
      rectangular: rectangular
      terrain-tiles: double-sided terrain tiles
      battle-dice: battle dice
      label-sheets: sheets of labels
      blocks: blocks
      wantedSection.none: not asked
      shooter.none: none
      forest:a: a forest
      hill:a: a hill
      ford:a: a fordable river
    `),
    ...worded(`
      direction: own-side = towards its own side | sideways = sideways | enemy-side = towards the enemy | own-edge = off the board over its own edge
    `),
  },

  because: said(`
    in-sight: There is line of sight.
    no-enemy-adjacent: No enemy unit is adjacent.
    switched-off: Clause {by} takes precedence.
    move-ends-there: The move ends in that hex.
    no-enemy-there: There is no enemy in that hex.
    passes-through: The move only passes through that hex, it does not end there.
    impassable-there: That terrain is impassable.
    leader-lost: The leader fell in his check.
    hill-between: There is another hill hex between the two hexes.
    line-through-hexes: The line runs through the inside of the hexes, not along a hexside.
    no-hex-between: The two hexes are adjacent: there is none between them.
    no-hill-between: There is no other hill hex between the two hexes.
    terrain-between: That terrain is between the two hexes, not in the one looked at.
  `),

  ...summed(`
    leader-check/lost: The leader is hit and lost. | The leader is lost | The leader is lost.
    may-move/no: {unit:The} may not make that move of {hexes} {hexes?hex|hexes}; along that path it may move {most}. | May not; at most {most} {most?hex|hexes} | That way it gets {most} {most?hex|hexes} at most.
    turn/order-no: The player may not give orders now. | No orders now |
    turn/move-yes: The player may move a unit now. | May move | He may move now.
    turn/move-no: The player may not move a unit now. | No move now |
    turn/draw-yes: The player may draw a card now, and his turn ends. | May draw | He may draw, and his turn ends.
    turn/draw-no: The player may not draw a card now. | Not yet
    components: The box holds {number}: {component}. | {number} |
    ranged/no: {attacker:The} may not fire at {defender:the}, {distance} {distance?hex|hexes} away. | May not fire |
    sight/clear: From {from} one sees {to}, {distance} {distance?hex|hexes} away. | Visible | It is in sight, {distance} {distance?hex|hexes} away.
    sight/blocked: From {from} one does not see {to}: {hexes} {hexes?blocks|block} the line. | Blocked | It is out of sight: {hexes} {hexes?is|are} in the way.
    terrain/impassable: {unit:The} may not enter {terrain:a}. | Impassable | It may not enter.
    terrain/free: {unit:The} that enters {terrain:a} like this does not have to stop. | Does not stop | It does not have to stop.
    terrain/stop: {unit:The} that enters {terrain:a} like this must stop. | Must stop | It must stop.
  `),

  problems: said(`
    impassable: {unit:The} cannot be in impassable terrain ({terrain}).
    target-is-adjacent: The target is {distance} hex away and counts as an adjacent enemy: give 1 or more, or leave the field out.
    only-a-leader-leaves: Only a leader leaves a unit, and {unit:the} is not one.
    which-faces: Say which faces are counted.
    same-hex: The two hexes are the same ({hex}): give two different ones.
  `),
} satisfies PartOfMessages;
