import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    cca/retreat: Flags and retreat | How many it ignores, hexes, blocks lost | Works out what flags do to a unit: how many it may ignore and why, how many hexes it must go back, how many it makes, the blocks that those not made cost, a lone leader on its path, and whether it may battle back. Whether one given hex is legal is asked in cca/fall-back; the dice of an elephant rampage in cca/rampage.
    cca/fall-back: May it go back to this hex? | Whether the hex will do | Says whether one hex is legal in a retreat or an evasion: its direction, its terrain and what it holds, whether the unit or the leader may or must stop there, whether a leader becomes attached, and whether it takes a Leader Escape.
    cca/rampage: Elephant rampage | Whom they trample, with how many dice | Says how many dice each player rolls in the rampage of elephants that retreat and, for one of the hexes, what hits and with what exact odds; with the faces rolled it also resolves that hex.
  `),

  fields: labelled(`
    rolledIn: Rolled in | attack, the attack of an enemy unit (or its First Strike) in close combat; battle-back, the battle back of the unit that this one attacked; ranged, ranged combat.
    rolledBy: Rolled by | Type of the unit that rolled the flags. It matters only between elephants on one side and cavalry or chariots on the other. other: any other.
    blockers: Units that block elephants | Only for elephants that retreat: blocks of the units, of either side, in the hexes behind them, to know how many these keep.
    first: Blocks of the first | Blocks of the unit in one of the two hexes behind the elephants, before the retreat. Left out: not worked out.
    second: Blocks of the second | Blocks of the unit in the other hex behind the elephants, before the retreat. Left out: not worked out.
    move: Kind of move | retreat, for flags; evasion. A lone leader (LD) always evades, whatever stands here.
    direction: Direction | Where the hex lies, seen from the hex before it: own-side, in the next row towards the player's own side; sideways, in the same row; enemy-side, towards the enemy; own-edge, off the battlefield over its own edge.
    hexTerrain: Terrain of that hex | Terrain of the hex that it would enter; lake and steep-hill, only at Lake Trasimene.
    nthHex: Which hex of the move | Which hex of its move this one is, counted from 1. A unit evades at most 2 hexes and a lone leader 3.
    ends: Ends there | Only for a lone leader: yes, if his move would end in that hex; no, if he would pass through it.
    enemiesBehind: Enemies behind the leader | Only for a lone leader who would go through an enemy unit: both, enemy units hold both hexes towards his side; in-line, they hold the first and the second hex of his path but not both next to him; one, only the hex that he would enter.
    escaped: After an escape | Only for a lone leader: yes, if he has just gone through an enemy unit by Leader Escape.
    blocksThisWay: Blocks that this way costs | Only for a unit that retreats: how many blocks it would lose in all if it went on by this hex, for the hexes of retreat that it could not make; 0 if it could stop with a leader.
    blocksOtherWay: Blocks that another way costs | Only for a unit that retreats: the fewest blocks that any other legal way would cost it. Left out: there is no other way.
    freeHexesOtherWay: Free hexes of another way | How many hexes the unit could make by the best of its other legal ways. Left out: none of them is better.
    friendlyUnits: Hexes with friendly units | How many of the 6 hexes adjacent to the elephants hold a unit of the elephants' own side, with or without a leader.
    enemyUnits: Hexes with enemy units | How many of the adjacent hexes hold a unit of the other side, with or without a leader; the unit that made the elephants retreat too, if it is adjacent.
    friendlyLeaders: Hexes with lone friendly leaders | How many of the adjacent hexes hold a leader of the elephants' own side who is alone.
    enemyLeaders: Hexes with lone enemy leaders | How many of the adjacent hexes hold a leader of the other side who is alone.
    trampled: One hex of the rampage | One of the adjacent hexes, to know what hits there and what came of its dice. It need not be counted in the numbers above.
    others: Other hexes of the rampage | Who is in the other adjacent hexes that are rolled for (unit, LD for a lone leader; side, enemy or friendly; blocks; leader): the chances are then of all of them together as well, before their dice are rolled.
    who: Who is there | The unit, or the leader alone (LD), in that hex. nobody: no hex is looked at.
    side: Side | enemy, of the other side; friendly, of the elephants' own side.
  `),

  answers: labelled(`
    blockersLeft: Blocks of the blockers | Blocks left in each of the units given in blockers, in their order.
    attaches: A leader attaches | Whether a leader becomes attached to a unit in that hex.
    escapeNeeded: Takes a Leader Escape | Whether an enemy unit is in that hex, so that a leader alone could only go through it by Leader Escape (cca/leader-check, situation escape). It does not say that he may try it, nor that he may end there: never.
    unitsAffected: Units passed are affected | Whether anything happens to friendly units that the leader passes through: never.
    hexes: Hexes | Adjacent hexes that are rolled for.
    anybody-hit: Anybody is hit | Chance that the rampage hits any of the units or lone leaders named.
    any-unit-eliminated: Any unit falls | Chance that the rampage eliminates any of the units named.
    any-leader-lost: Any leader falls | Chance that any leader of those named, attached or alone, is lost.
    blocksLostByAll: Blocks of all | Blocks that all the units named lose together. Among the chances, their mean.
    diceByOwner: Dice of the owner | Dice that the elephants' player rolls, against the other side's units and leaders.
    diceByOpponent: Dice of the opponent | Dice that the opponent rolls, against units and leaders of the elephants' own side.
  `),

  terms: {
    ...worded(`
      rolledIn: attack = attack | battle-back = battle back
      move: retreat = retreat | evasion = evasion
      holds: friendly-unit-with-leader = a friendly unit with a leader | friendly-leader = a lone friendly leader | enemy-unit = an enemy unit | enemy-leader = a lone enemy leader
      enemiesBehind: both = in both hexes behind him | in-line = in the first two hexes of his path | one = in that hex only
      side: enemy = enemy | friendly = friendly
    `),
    'rolledBy.other': 'any other',
  },

  steps: said(`
    cca-8.31/evades: The leader may not enter the hex of an enemy leader.
    cca-8.32/retreats: {target:The} has a leader attached: two leaders may not be in the same hex.
    cca-12.1: First come the hits on {target:the} ({hits}) and the leader check, and only then its retreat.
    cca-12.5: Its player chooses the hexes by which {target:the} goes back.
    cca-12.5/longer-way: That way costs {target:the} {lost} {lost?block|blocks} and another one {other}: it may not be chosen.
    cca-12.5/shorter: By that way {target:the} makes {hexes} {hexes?hex|hexes} and by another one {other}: it may not be chosen.
    cca-12.14/too-many: {target:The} may ignore at most {most} {most?flag|flags}, not {ignores}.
    cca-12.6: {target:The} must retreat towards its own side: that hex does not lie that way.
    cca-12.6/towards: That hex is towards the side of {target:the}.
    cca-12.7: Terrain ({terrain}) does not stop {target:the} in a retreat.
    cca-12.9/enemy-leader: {target:The} may not retreat onto an enemy leader either.
    cca-12.11/may-join: {target:The} has no leader attached: it may retreat onto the lone friendly leader, who joins it.
    cca-12.12/may-stop: Joined by the leader, {target:the} may end its retreat there.
    cca-12.13/edge: {target:The} may not retreat off the battlefield: each hex that it cannot make costs 1 block.
    cca-12.22: Every adjacent hex with a unit or a lone leader, friend or enemy, counts: {hexes}.
    cca-12.24: Each player rolls against the other: the elephants' player {own} {own?die|dice}, the opponent {other}.
    cca-12.25: In the rampage {target:the} is hit only by its own symbol: {faces}.
    cca-12.26: The rampage hit {target:the}: a check is made for its leader.
    cca-12.28/nobody: By reading b of R26 elephants blocked by no unit cost nobody a block.
    cca-13.11: An evasion goes up to 2 hexes towards the side of {target:the}.
    cca-13.11/astray: {target:The} must evade towards its own side: that hex does not lie that way.
    cca-13.11/too-far: {target:The} evades 2 hexes: it may not make {hexes}.
    cca-13.11/stops: By reading b of R59 {target:the} must stop there ({terrain}).
    cca-13.13/edge: {target:The} may not evade off the battlefield.
    cca-13.13/impassable: {target:The} may not evade into impassable terrain ({terrain}).
    cca-13.13/occupied: That hex is occupied: {target:the} may not evade to it.
    cca-13.13/leader: A leader is alone in that hex: {target:the} may not evade to it.
    cca-13.18/towards: The leader falls back 1, 2 or 3 hexes towards his own side.
    cca-13.18/astray: The leader must fall back towards his own side: that hex does not lie that way.
    cca-13.18/too-far: The leader falls back at most 3 hexes: {hexes} is too many.
    cca-13.20: The leader may not end his evasion with another leader or an enemy unit.
    cca-13.21: The leader may evade through a hex with friends.
    cca-13.22: The leader may go through the enemy unit by the rules of Leader Escape.
    cca-13.23: Ending with a friendly unit, the leader is attached to it.
    cca-13.24: The unit that the leader passes is not affected.
    cca-13.25: The leader may leave over his own edge: no banner is given, but he is lost.
    cca-13.26: Enemy units block his path: the leader may try to escape.
    cca-13.26/open: His path is not blocked as Leader Escape demands: he may not try it.
    cca-13.27/pause: In that hex he pauses and the enemy unit battles him.
    cca-13.31: After the escape he may attach to the friendly unit without a leader.
    cca-17.23: The leader may not enter coast.
    cca-17.26: The leader may not enter a river that is not fordable.
    cca-19.15: The leader may not enter Lake Trasimene.
    cca-19.16: The leader may not enter the steep hills of Lake Trasimene.
  `),

  because: said(`
    does-not-end-there: The leader does not end his evasion in that hex.
    elephants-moved: The elephants went back part of the way: reading b of R27 is used.
    ends-there: The leader does not pass through that hex: he ends there.
    no-unit-there: There is no unit in that hex.
    not-a-lone-leader: It is not a lone leader but a unit.
    one-way-is-open: The enemy does not block his path as Leader Escape demands.
    passable: That terrain is not impassable.
    reading-r20-b: Reading b of R20 is used: every legal way may be chosen, whatever it costs.
    reading-r21-b: Reading b of R21 is used: a lone enemy leader does not bar the way.
    reading-r60-b: Reading b of R60 is used: a lone friendly leader does not bar the way.
  `),

  ...summed(`
    retreat/check: If its leader survives, {target:the} goes back {hexes} {hexes?hex|hexes} and keeps {left} {left?block|blocks}; his check ({dice} {dice?die|dice}) is still open. | Leader check open | If its leader survives, it goes back {hexes} {hexes?hex|hexes} and keeps {left} {left?block|blocks}.
    retreat/stays: {target:The} does not retreat and keeps {left} {left?block|blocks}. | No retreat | It does not retreat, and keeps {left} {left?block|blocks}.
    retreat/goes-back: {target:The} goes back {hexes} {hexes?hex|hexes} and keeps {left} {left?block|blocks}. | Goes back {hexes} {hexes?hex|hexes} | It goes back {hexes} {hexes?hex|hexes} and keeps {left} {left?block|blocks}.
    retreat/partly: {target:The} goes back only {hexes} of {due} hexes, loses {lost} {lost?block|blocks} for it and keeps {left}. | Goes back {hexes} {hexes?hex|hexes}, {lost} {lost?block|blocks} lost | It goes back only {hexes} of {due} hexes: it loses {lost} {lost?block|blocks} and keeps {left}.
    retreat/held: {target:The} must retreat {due} {due?hex|hexes} and cannot: it stays, loses {lost} {lost?block|blocks} and keeps {left}. | Cannot retreat: {lost} {lost?block|blocks} lost | It cannot retreat: it loses {lost} {lost?block|blocks} and keeps {left}.
    retreat/blockers: {target:The} must retreat {due} {due?hex|hexes} and goes back {hexes}: each unit in the way loses {paid} {paid?block|blocks}. | Those in the way lose {paid} {paid?block|blocks} | It goes back {hexes} {hexes?hex|hexes}, and each unit in its way loses {paid} {paid?block|blocks}.
    retreat/eliminated: {target:The} ends with 0 blocks: it is eliminated. | Eliminated | It is eliminated.
    fall-back/yes: {target:The} may go back to that hex. | It may |
    fall-back/no: {target:The} may not go back to that hex. | It may not |
    fall-back/leaves: {target:The} may leave the battlefield there, without a banner, and is lost. | May leave, and is lost | He may leave there, but is lost to his side.
    fall-back/escape: {target:The} may go through that hex by Leader Escape. | Leader Escape | He may go through it by Leader Escape.
    rampage/dice: The rampage rolls {dice} {dice?die|dice} for {hexes} {hexes?hex|hexes}: the elephants' player {own}, the opponent {other}. | {dice} {dice?die|dice} | That makes {dice} {dice?die|dice}: {own} for the elephants’ player and {other} for his opponent.
    rampage/open: So far the rampage scores {hits} {hits?hit|hits} on {target:the}; {open} {open?die is|dice are} still to be rolled. | {open} {open?die|dice} to roll
    rampage/trampled: The rampage scores {hits} {hits?hit|hits} on {target:the}, which keeps {left} {left?block|blocks}. | {hits} {hits?hit|hits} | {hits} {hits?hit|hits}: {left} {left?block is|blocks are} left.
    rampage/eliminated: The rampage eliminates {target:the}. | Eliminated
    rampage/leader-safe: The rampage does not hit {target:the}. | The leader is safe
    rampage/leader-lost: The rampage hits {target:the}: the leader is lost. | The leader is lost | The leader is lost.
  `),

  problems: said(`
    blockers-of-no-elephants: Only elephants make others pay for a blocked retreat: leave this out for {unit:the}.
    others-without-first: Say first who is in the hex that is looked at; the other hexes come after it.
    more-results-than-dice: These are {given} hits and flags, and {unit:the} can roll {max} {max?die|dice} at most.
    more-than-adjacent-hexes: That is {given} hexes, but only {max} hexes are adjacent to the elephants.
  `),
} satisfies PartOfMessages;
