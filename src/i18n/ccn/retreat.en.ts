import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    ccn/retreat: Flags and retreat | How many it ignores, hexes, blocks lost | Works out what the hits and flags of one roll do to a unit: the blocks lost, the check of its leader, how many flags it may ignore and why, how many hexes it must retreat and how many it makes, the blocks that the rest costs, what becomes of its leader, and whether it may battle back. Whether one given hex is legal is asked in ccn/fall-back.
    ccn/fall-back: May it retreat to this hex? | Whether the hex will do | Says whether one hex is legal on the way back of a unit or of a leader on his own: its direction, its terrain and what it holds, whether the retreat ends there, whether a leader is attached there, and whether it takes Escape.
  `),

  fields: labelled(`
    hits: Hits | Hits of the same roll; more than the unit has blocks do nothing.
    rolledIn: Rolled in | attack, the melee attack of the unit whose turn it is; battle-back, the battle back of the unit that this one attacked; first-strike, First Strike, or a square that fights before the cavalry that attacks it; ranged, ranged combat.
    bySquare: Rolled by a square | Whether infantry in square rolled the flags, alone or in Combined Arms. In melee against cavalry they are then bounce flags, which are never ignored.
    leaderCheck: Faces of the leader check | The dice rolled for the attached leader, as they fell: 2 while his unit has blocks, 1 where it has none. Left out: not rolled yet.
    ignores: Flags ignored | How many flags its owner ignores. Left out: all that he may.
    freeHexes: Free hexes of its way | How many hexes of the way that its owner chose are free for it, one behind the other. 0 if it cannot retreat at all. Left out: as many as it needs.
    closedBy: What closes the way | What is behind the free hexes: friends, friendly units; enemies, enemy units or leaders; impassable, nothing but terrain that nobody may enter; edge, its own edge of the board. It matters only where the free hexes are not enough.
    leaderAt: Lone leader on the way | In which of the free hexes, counted from 1, there is a friendly leader alone. Left out: in none.
    freeHexesOtherWay: Free hexes of another way | How many hexes it could make on the best of its other ways. Left out: no other way is better.
    struckFirst: It has struck already | Whether this unit has fought in this melee before it was attacked: with the card First Strike, or as a square against cavalry.
    nationalFlags: Flags of its card | Flags that it ignores besides by its national card; those of the Guard go into guardFlags.
    nationalHexes: Hexes of its card | Hexes that its national card adds to its retreat for each flag (or takes away, with a minus).
    direction: Direction | Where the hex lies, seen from the hex before it: own-side, in the next row towards its own side; sideways, in the same row; enemy-side, towards the enemy; own-edge, off the board over its own edge.
    hexTerrain: Terrain of that hex | Terrain of the hex that it would enter: clear, forest, hill, rugged-hill, town, river, ford, bridge, quarry.
    nthHex: Which hex of the way | Which hex of its way this one is, counted from 1. A leader on his own makes at most 3.
    ends: Ends there | Whether the retreat would end in that hex.
  `),

  answers: labelled(`
    flagsIgnorable: Flags it may ignore | Flags of this roll that the unit may ignore at most, by all its reasons together. null, here and in what the flags do: the check of its leader is open and decides it.
    flagsIgnored: Flags ignored | Flags that it ignores.
    hexesPerFlag: Hexes per flag | Hexes that it retreats for each flag that is not ignored; 0 where there is none.
    retreatHexes: Hexes of retreat due | Hexes that the flags which are not ignored demand.
    hexesMade: Hexes made | Hexes that it retreats.
    blocks: Blocks | Blocks of the unit before and after the step.
    blocksLost: Blocks lost to hits | Blocks that the hits take.
    blocksLostInRetreat: Blocks lost in the retreat | Blocks that the hexes not made cost.
    allBlocksLost: Blocks lost in all | Blocks lost to hits and in the retreat. Among the chances, their mean.
    blocksLeft: Blocks left | Blocks that the unit has left.
    eliminated: Eliminated | Whether the unit has lost its last block. Among the chances, how likely it is.
    retreats: Retreats | Chance that it leaves its hex in a retreat and is not eliminated.
    leftHex: Left its hex | Whether it made at least 1 hex.
    joinsLeader: A leader joins it | Whether a lone friendly leader on its way is attached to it and ends its retreat.
    leaderChecks: Leader checks | How many checks are made for its leader: mostly 1 at most for each roll.
    leaderCheckDice: Dice of the leader check | Dice rolled for its leader in his check, the last one if there are 2; 0 without one.
    leaderLost: Leader lost | Whether the leader is lost; nothing while his check is open.
    leader-lost: The leader is lost | Chance that the leader is lost.
    leaderMust: What the leader must do | What a leader whose unit is gone, or who was attacked alone, must do if he survives: retreat, 1 to 3 hexes; escape, through an enemy unit; leave, the map by his own edge; perish, he is eliminated. nothing, otherwise.
    banners: Banners | Victory Banners that the opponent gains by it. null: the check of the leader is open and decides it.
    mustStop: Must stop | Whether its retreat ends in that hex, whatever is left of it.
    attaches: A leader is attached | Whether a leader becomes attached to a unit in that hex.
    escapeNeeded: Takes Escape | Whether the leader can pass that hex only by Escape.
    unitsAffected: Units passed are affected | Whether anything happens to units that a leader passes through: never.
    leavesBoard: Leaves the board | Whether the leader leaves the board there: no banner, but he is lost to his army.
  `),

  terms: worded(`
    rolledIn: attack = melee attack | battle-back = battle back | first-strike = First Strike, or a square before cavalry | ranged = ranged combat
    closedBy: friends = friendly units | enemies = the enemy | impassable = impassable terrain | edge = its own edge
    holds: nobody = nobody | friendly-unit = a friendly unit | friendly-unit-with-leader = a friendly unit with a leader | friendly-leader = a lone friendly leader | enemy-unit = an enemy unit | enemy-leader = a lone enemy leader
  `),

  steps: said(`
    ccn-1.4: {target:The} retreats 1 hex for each flag.
    ccn-4.2/unit: {target:The} has lost its last block: the opponent gains 1 banner for it.
    ccn-5.78/back: {unit:The} was fired at: there is no battle back against fire.
    ccn-5.111: A flag is no hit on {target:the}, but may make it retreat: {flags} {flags?flag|flags}.
    ccn-5.112: {hits} {hits?hit|hits}: {target:the} loses {lost} {lost?block|blocks} and has {left} left.
    ccn-5.113: {target:The} was hit with its leader: a check is made for him.
    ccn-5.148: A flag is no hit on {target:the}, but may make it retreat: {flags} {flags?flag|flags}.
    ccn-5.149: {hits} {hits?hit|hits}: {target:the} loses {lost} {lost?block|blocks} and has {left} left.
    ccn-5.150: {target:The} was hit with its leader: a check is made for him.
    ccn-5.153: {unit:The} has blocks left and is in its hex: it may battle back.
    ccn-5.154/none: There is no battle back against a battle back: {unit:the} does not answer.
    ccn-5.155: {unit:The} left its hex in a retreat: it may not battle back.
    ccn-5.156: {unit:The} had to retreat and could not: with blocks left it may battle back.
    ccn-5.159: If others attack it too, {unit:the} may battle back against each of them.
    ccn-5.162: {target:The} has lost blocks to the dice: its leader is checked before the retreat.
    ccn-5.162/retreat: {target:The} has lost blocks for a retreat not completed: its leader is checked.
    ccn-5.163: The same roll has called for a check already: there is no second one.
    ccn-5.171: Once the leader has left the hex, the attacker may Take Ground or make a Breakthrough into it.
    ccn-5.174: {flags} {flags?flag|flags}: {target:the} must retreat {hexes} {hexes?hex|hexes} towards its own side.
    ccn-5.175: Its player chooses the hexes by which {target:the} retreats.
    ccn-5.175/any-way: By another way {target:the} could make {other} {other?hex|hexes} and not {hexes}, but its player may choose.
    ccn-5.175/shorter: By another way {target:the} could make {other} {other?hex|hexes} and not {hexes}: by reading b of R60 it must take that one.
    ccn-5.176: {target:The} must retreat towards its own side: that hex does not lie that way.
    ccn-5.176/towards: That hex is in the next row towards the side of {target:the}.
    ccn-5.177: Terrain that may be entered ({terrain}) does not stop {target:the} in a retreat.
    ccn-5.178: {target:The} may not retreat into impassable terrain ({terrain}).
    ccn-5.178/closed: Impassable terrain closes the way of {target:the}.
    ccn-5.179: {target:The} may not retreat into or through an occupied hex.
    ccn-5.179/enemies: The enemy closes the way of {target:the}.
    ccn-5.179/friends: Friendly units close the way of {target:the}.
    ccn-5.179/leader: {target:The} has a leader already: the lone leader in hex {at} of its way closes it.
    ccn-5.179/two-leaders: {target:The} has a leader already: it may not enter the hex of another one.
    ccn-5.180: The leader attached to {target:the} retreats with it.
    ccn-5.181: The lone leader in hex {at} is attached to {target:the}, whose retreat ends there.
    ccn-5.181/stops: {target:The} has no leader: it may enter, the lone leader is attached to it, and its retreat ends there.
    ccn-5.182: {target:The} cannot make {hexes} {hexes?hex|hexes} of its retreat: it loses {lost} {lost?block|blocks}.
    ccn-5.182/edge: {target:The} would leave the board.
    ccn-5.182/off-board: {target:The} may not retreat off the board: each hex that it cannot make costs 1 block.
    ccn-5.183: For each flag {target:the} retreats 3 hexes.
    ccn-5.184: By its national card {target:the} retreats another number of hexes for each flag.
    ccn-5.185: Of {flags} {flags?flag|flags} {target:the} may ignore {ignorable}; its owner ignores {ignored}.
    ccn-5.185/too-many: {target:The} may ignore {most} {most?flag|flags} at most, not {ignores}.
    ccn-5.186: The reasons for which {target:the} may ignore flags add up: {ignorable}.
    ccn-5.187: Its leader lets {target:the} ignore 1 flag.
    ccn-5.187/open: Its leader lets {target:the} ignore 1 flag only if he survives the check, which comes first and is not rolled yet.
    ccn-5.188: With support in at least 2 adjacent hexes, {target:the} may ignore 1 flag.
    ccn-5.189: A lone leader next to {target:the} counts among its supports as a unit does.
    ccn-5.190: {target:The} is in square: nobody adjacent supports it.
    ccn-5.191: {target:The} defends in terrain that lets it ignore a flag.
    ccn-5.192: Grenadiers may ignore 1 flag: {target:the}.
    ccn-5.193: Cuirassiers may ignore 1 flag.
    ccn-5.194: The national card lets {target:the} ignore flags as a unit of the Guard.
    ccn-5.195: A bounce flag is never ignored, whatever {target:the} could ignore otherwise.
    ccn-5.196: The national card of {target:the} changes the flags that it may ignore.
    ccn-5.201: The leader may leave the board by his own side: no banner is given, but he is lost to his army.
    ccn-5.202: The leader must retreat towards his own side: that hex does not lie that way.
    ccn-5.202/towards: That hex is in the next row towards the leader’s own side, by the route that his owner chose.
    ccn-5.197/too-far: A leader on his own retreats 3 hexes at most: hex {hexes} is too far.
    ccn-5.203: The leader may not retreat into impassable terrain ({terrain}).
    ccn-5.203/passable: Terrain that may be entered ({terrain}) does not stop the leader in a retreat.
    ccn-5.204: The leader may not end his retreat with another leader or with an enemy unit.
    ccn-5.205: The leader may stay with the friendly unit and is attached to it.
    ccn-5.205/passes: The leader may pass through the hex of a friendly unit.
    ccn-5.206: The leader may pass through a hex with a friendly leader.
    ccn-5.207: The unit that the leader passes is not affected.
    ccn-5.208: The leader may pass through the enemy unit if he escapes.
    ccn-5.208/leader: The leader may not pass through the hex of a lone enemy leader.
    ccn-5.209: An enemy unit is on the route that was chosen: the leader must try to escape.
    ccn-6.25/back: {unit:The} has fought before the cavalry already: it does not battle back.
    ccn-6.30: An adjacent square bounces {target:the}: its flags make it retreat.
    ccn-6.38: {target:The} is in square and cannot move: it makes none of its {hexes} {hexes?hex|hexes}.
    ccn-6.39: In square too {target:the} may ignore flags by its leader and its type.
    ccn-6.40: In square {target:the} gets no support; it does give it to others.
    ccn-7.37: {target:The} is attacked through fieldworks: it may ignore 1 flag.
    ccn-7.38: {target:The} is not attacked through its fieldworks: they do not help it.
    ccn-7.55/back: A sand quarry is impassable for {target:the}.
    ccn-8.54/back: {unit:The} has used First Strike: it does not battle back in this melee.
  `),

  because: said(`
    a-lone-friendly-leader: A lone friendly leader is no unit and no enemy.
    all-flags-ignored: All its flags are ignored.
    cavalry-gets-no-cover: Fieldworks do not help cavalry.
    does-not-end-there: The retreat does not end in that hex.
    ends-there: The retreat ends in that hex.
    every-hex-made: It makes every hex of its retreat.
    first-check-of-the-roll: The roll has not called for a check yet.
    guard-has-its-own-flags: A unit of the Guard has the flags of the Guard, and not those of Grenadiers.
    leader-attached-already: A leader is attached to the unit already.
    leader-not-reached: It does not reach the hex of that leader.
    left-its-hex: It left its hex.
    may-not-battle-back: It may not battle back.
    no-artillery: It is not artillery.
    no-block-lost: The unit has lost no block.
    no-hex-made: It makes no hex of its retreat.
    no-leader-of-its-own: The unit has no leader.
    not-a-lone-leader: It is a unit, and not a leader on his own.
    not-cavalry: It is not cavalry.
    not-cuirassiers: It is not Cuirassiers.
    not-militia: It is not militia.
    not-the-guard: It is not of the Guard.
    not-through-fieldworks: It is not attacked through fieldworks.
    nothing-to-ignore-with: Nothing lets it ignore a flag.
    one-reason: There is only one reason to ignore flags.
    passable: That terrain may be entered.
    reading-r31-b: Reading b of R31 is used: it may pass the hex of a leader.
    reading-r48-b: Reading b of R48 is used: a lone enemy leader does not bar his way.
    reading-r6-b: Reading b of R6 is used: a step within the row is allowed.
    reading-r61-b: Reading b of R61 is used: a unit that is lost calls for a check of its own.
    reading-r62-b: Reading b of R62 is used: the square may battle back as well.
    rolled-at-a-distance: The square fired from a distance: its flags are ordinary ones.
    still-in-its-hex: It is still in its hex.
    support-below-two: Fewer than 2 adjacent hexes give support.
    through-fieldworks: It is attacked through its fieldworks.
  `),

  ...summed(`
    retreat/check: The check of its leader is open ({dice} dice): if he survives, {target:the} makes {hexes} of {due} {due?hex|hexes} and has {left} {left?block|blocks} left. | Leader check open | The check of its leader is still to be rolled; if he survives, it keeps {left} {left?block|blocks}.
    retreat/stays: {target:The} does not retreat and has {left} {left?block|blocks} left. | No retreat | It does not retreat, and keeps {left} {left?block|blocks}.
    retreat/goes-back: {target:The} retreats {hexes} {hexes?hex|hexes} and has {left} {left?block|blocks} left. | Retreats {hexes} {hexes?hex|hexes} | It retreats {hexes} {hexes?hex|hexes} and keeps {left} {left?block|blocks}.
    retreat/partly: {target:The} makes only {hexes} of {due} hexes of its retreat, loses {lost} {lost?block|blocks} for it and has {left} left. | Retreats {hexes} {hexes?hex|hexes}, {lost} {lost?block|blocks} lost | It retreats only {hexes} of {due} hexes: it loses {lost} {lost?block|blocks} and keeps {left}.
    retreat/held: {target:The} cannot retreat its {due} {due?hex|hexes}: it stays, loses {lost} {lost?block|blocks} and has {left} left. | Cannot retreat: {lost} {lost?block|blocks} lost | It cannot retreat: it loses {lost} {lost?block|blocks} and keeps {left}.
    retreat/eliminated: {target:The} has lost its last block: it is eliminated. | Eliminated
    retreat/leader-retreat: {target:The} is eliminated; if its leader survives, he retreats 1, 2 or 3 hexes. | Eliminated; its leader retreats | It is eliminated, and its leader retreats 1, 2 or 3 hexes.
    retreat/leader-escape: {target:The} is eliminated; if its leader survives, he must escape through an enemy unit. | Eliminated; its leader must escape | It is eliminated, and its leader must escape.
    retreat/leader-leave: {target:The} is eliminated; if its leader survives, he must leave the map. | Eliminated; its leader leaves the map | It is eliminated, and its leader must leave the map.
    retreat/leader-perish: {target:The} is eliminated, and its leader with it, since he has no way out. | Eliminated with its leader | It is eliminated, and its leader with it.
    fall-back/yes: {target:The} may retreat to that hex. | It may |
    fall-back/no: {target:The} may not retreat to that hex. | It may not |
    fall-back/leaves: {target:The} may leave the board there; no banner is given. | May leave the board
    fall-back/escape: {target:The} may pass that hex if he escapes. | By Escape | He may pass, if he escapes.
  `),

  problems: said(`
    leader-beyond-free-hexes: The lone leader stands in one of the free hexes: hex {at} cannot be his with {hexes} free.
    guard-flags-needed: Say how many flags {unit:the} ignores by its national card: 1 or 2.
    leader-without-unit: A lone leader has no other leader with him.
    more-faces-than-check: {given?There is|There are} {given} {given?face|faces}, but {dice} {dice?die is|dice are} rolled for the leader.
  `),
} satisfies PartOfMessages;
