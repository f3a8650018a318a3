import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    ccn/may-move: May it move like this? | Hexes, terrain, units in the way, card | Says whether an ordered unit, or a leader on his own, may make one given move: how far, through what terrain and past whom, under which card. It also says how far it could go, what becomes of a leader, and whether the move leaves the unit free to fire or to fight in melee afterwards; whether it then finds a target is asked in ccn/may-fire and ccn/may-melee.
  `),

  fields: labelled(`
    hexes: Hexes to move | How many hexes the unit or leader wants to move in all this turn; 0 to stay. Leaving the board counts as 1 hex. Left out: up to the last hex of the path that was described as not clear or not empty, and at least 1.
    ground: Terrain | Terrain of this hex of the path; the options are those of terrain. A bridge, over a river or a fordable river, is bridge. Fieldworks stand on a hexside: acrossFieldworks.
    acrossFieldworks: Across fieldworks | Yes, if the hexside by which it enters this hex has fieldworks.
    occupant: Who is in it | Who is in this hex of the path: empty, nobody; friend, a friendly unit without a leader; friend-with-leader, a friendly unit with its leader; ally, a unit of an allied nation without a leader; friendly-leader, a friendly leader alone; enemy, an enemy unit, with a leader or without; enemy-leader, an enemy leader alone.
    leaderDoes: What its leader does | Only for a unit with a leader attached: goes, he moves with it; stays, he has no order of his own and should stay behind; joined, he joined the unit this turn with a move of his own. If he leaves it by an order of his own: detaches.
    earlierMove: Earlier moves | What has been moved this turn before: none, nothing; others, other units or leaders, who have completed their moves; unfinished, another has begun to move and has not completed it; interrupted, this one moved part of its hexes, and another has moved since; finished, this one has completed a move.
    nationalMove: Hexes of the national card | Hexes that the national card of this unit adds to its move (or takes away, with a minus), with and without combat.
    formerUnitOrdered: His unit is ordered too | Only for a leader who leaves his unit: yes, if the unit that he leaves has an order of its own as well. It is counted in ordersUsed. With Leadership it never has one.
    joinedUnit: The unit that he joins | Only for a leader whose move ends with a friendly unit: unordered, it has no order; ordered, it has one and has not moved yet; moved, it has one and has moved before. With Leadership it never has one.
    leavesBoard: Leaves the board | Yes, if the last hex of the move leads over the baseline or a side edge. It is about moves: for retreats ask those queries.
    exitAllowed: The scenario allows it | Yes, if the scenario's battle notes expressly allow it to leave the board there.
  `),

  answers: labelled(`
    maxHexes: Most hexes | Most hexes that the unit or leader may move under that card, whatever the path.
    maxToFight: Most hexes to fight | Most hexes after which the unit may still fight, whatever the path; null if it may not fight at all.
    mustStopAt: Must stop at hex | Number of the first hex of the path in which terrain, fieldworks or a lone friendly leader make it stop; null if nothing does.
    leaderJoins: A leader is attached | Whether the move ends with a leader becoming attached to a unit: he moves to it, or it moves to him.
    joinedUnitMayMove: The unit joined may move | Whether the unit that a leader joins may still move this turn: never. null if he joins none.
    joinedUnitMayFight: The unit joined may fight | Whether the unit that a leader joins may fight this turn, from where it is: if it has an order, and not from La Grande Manoeuvre. null if he joins none.
    ordersUsed: Orders used | Orders that this takes: 1 for who moves, 1 more if a unit and its leader are ordered apart.
    mayFightAfter: May fight | Whether, after this move, the unit may fight in one way or the other. No, if the move is not allowed or the unit has left the board.
    mayFireAfter: May fire | Whether its move and its card leave the unit free to fire at an enemy in range and in sight, if none is adjacent.
    mayMeleeAfter: May fight in melee | Whether its move and its card leave the unit free to fight an adjacent enemy in melee.
  `),

  terms: worded(`
    occupant: empty = nobody | friend = friendly unit | friend-with-leader = friendly unit with its leader | ally = unit of an allied nation | friendly-leader = friendly leader alone | enemy = enemy unit | enemy-leader = enemy leader alone
    leaderDoes: goes = moves with the unit | stays = stays behind | joined = joined it this turn
    earlierMove: none = nobody has moved | others = others have moved | unfinished = another has not finished | interrupted = begun, then another moved | finished = has moved already
    joinedUnit: unordered = without an order | ordered = ordered, has not moved | moved = ordered, has moved
  `),

  steps: said(`
    too-far: {unit:The} may move {most} {most?hex|hexes} at most and wants to move {hexes}.
    ccn-5.13/move: Without an order {unit:the} may not move.
    ccn-5.13/fight: Without an order {unit:the} may not fight.
    ccn-5.15/goes: The attached leader moves with {unit:the}.
    ccn-5.15/stays: The attached leader must move with {unit:the}: without an order of his own he may not stay behind.
    ccn-5.16/goes: One order is enough for {unit:the} and its leader together.
    ccn-5.32: Units and leaders move one at a time, in the sequence that their player chooses.
    ccn-5.33: {unit:The} has moved this turn already: it may do so only once.
    ccn-5.34: Moving is optional: {unit:the} stays where it is.
    ccn-5.35: Another has moved since {unit:the} began: the move was over then and may not be taken up again.
    ccn-5.35/other: Another has not completed its move: {unit:the} may not begin one.
    ccn-5.36: There is a friendly unit in hex {hex}: {unit:the} may neither stop there nor pass through.
    ccn-5.37: The enemy holds hex {hex}: {unit:the} may neither enter it nor pass through.
    ccn-5.38: In hex {hex} {unit:the} must stop with the lone friendly leader, who becomes attached to it.
    ccn-5.38/second-leader: {unit:The} has a leader with it and may not stop with the one in hex {hex}: it would have two.
    ccn-5.39: {unit:The} may go from one section of the battlefield into another.
    ccn-5.40: The scenario does not allow {unit:the} to leave the board there.
    ccn-5.41: The blocks of {unit:the} may not be separated: it moves as one group.
    ccn-5.42: {unit:The} may not be combined with another unit.
    ccn-5.43: What is in hex {hex} keeps {unit:the} from moving its full distance.
    ccn-5.44: Hex {hex} is impassable to {unit:the}.
    ccn-5.46/moves: {unit:The} may move {hexes} {hexes?hex|hexes} and fight.
    ccn-5.47/moves: {unit:The} may move {fights} {fights?hex|hexes} and fight, or {hexes} without combat.
    ccn-5.48/moves: {unit:The} may move up to {hexes} hexes and fight.
    ccn-5.49/moves: {unit:The} may move up to {hexes} hexes and fight.
    ccn-5.50/moves: {unit:The} may move {hexes} {hexes?hex|hexes} or fight, not both.
    ccn-5.51/moves: {unit:The} may move {fights} {fights?hex|hexes} and fight, or {hexes} without combat.
    ccn-5.52: The national card of {unit:the} changes its move by {hexes}.
    ccn-5.54/moves: {unit:The} may move up to {hexes} hexes.
    ccn-5.55: There is another friendly leader in hex {hex}: the leader may not end his move there.
    ccn-5.55/passes: The leader may pass through the friendly piece in hex {hex}.
    ccn-5.56: The unit of an allied nation in hex {hex} is friendly like any of its own.
    ccn-5.57: In hex {hex} the leader stops with the friendly unit and is attached to it.
    ccn-5.58: The enemy holds hex {hex}: the leader may neither enter it nor pass through.
    ccn-5.60: With this card the leader may be ordered to leave his unit, which costs him 1 order.
    ccn-5.60/card: This card does not let a leader leave his unit.
    ccn-5.61: The leader has an order of his own: he moves by himself, before {unit:the} or after it.
    ccn-5.61/orders: The unit that he leaves is ordered too: 1 order more, and either may move first.
    ccn-5.62: By joining, the leader gives no order to the unit.
    ccn-5.63: The leader does not move again, nor does the unit that he has joined.
    ccn-5.63/unit: A leader has joined {unit:the} this turn: it moves no more.
    ccn-5.64/additional: The unit leaves square: with 1 additional order its leader may leave it.
    ccn-5.64/move: The unit is in square: its leader may not be ordered to leave it.
    ccn-5.65: The unit that he joins has an order: it may fight from where it is, and he with it.
    ccn-5.65/unit: {unit:The} and the leader who has joined it may fight from where they are.
    ccn-5.250/moved: The unit moved before the leader joined it: nothing of its move is lost.
    ccn-5.250/unmoved: The leader joins the unit before it has moved: its move is lost.
    ccn-6.13/move: {unit:The} is in square: it may not move.
    ccn-7.2/path: In hex {hex}, forest, {unit:the} must stop.
    ccn-7.9/path: The hill does not restrict the move.
    ccn-7.21/path: Hex {hex} is a rugged hill: {unit:the} may not enter it.
    ccn-7.24/path: In hex {hex}, a town or windmill, {unit:the} must stop.
    ccn-7.32/path: {unit:The} crosses fieldworks into hex {hex} and must stop there.
    ccn-7.41/path: Hex {hex} is a river without a ford or bridge: {unit:the} may not enter it.
    ccn-7.44/path: In hex {hex}, a fordable river, {unit:the} must stop.
    ccn-7.50/path: Over the bridge in hex {hex} the river does not hinder the move.
    ccn-7.54/path: In hex {hex}, a sand quarry, {unit:the} must stop.
    ccn-7.55/path: Hex {hex} is a sand quarry: {unit:the} may not enter it.
    ccn-8.29/move: Bayonet Charge lets {unit:the} move {hexes} hexes and then fight in melee.
    ccn-8.33/move: Bombard lets {unit:the} move up to {hexes} hexes and not fight, or stay and fight.
    ccn-8.38/move: Cavalry Charge lets {unit:the} move {hexes} hexes and fight.
    ccn-8.39/move: Under Cavalry Charge {unit:the} moves and fights as usual.
    ccn-8.50/move: Under Fire and Hold {unit:the} may not move.
    ccn-8.57/move: Force March lets {unit:the} move up to {hexes} hexes and fight.
    ccn-8.58/move: Force March lets {unit:the} move {fights} {fights?hex|hexes} and fight, or {hexes} without combat.
    ccn-8.60/move: By reading b of R73, under Cold Steel {unit:the} fights from where it is.
    ccn-8.65/leaves: Leadership orders {unit:the} only while its leader stays with it: he leaves, and it has no order.
    ccn-8.67/joined: The leader joined {unit:the} by moving: Leadership does not order it, and it neither moves nor fights.
    ccn-8.69/move: La Grande Manoeuvre lets {unit:the} move up to {hexes} hexes.
    ccn-8.70/move: La Grande Manoeuvre does not order infantry in square.
    ccn-8.71/joined: The unit that he joins has its order from La Grande Manoeuvre: it may not fight.
    ccn-8.76/move: Short Supply puts a unit on its baseline and orders nobody: {unit:the} may not move.
  `),

  because: said(`
    ford: It can be crossed at a ford.
    joined-unit-unordered: The unit that he joins has no order.
    leaves-square: The unit leaves square this turn.
    not-light-infantry: {unit:The} is not light infantry.
    others-finished: The others have completed their moves.
    others-moved: Others have moved, not {unit:the}.
    reading-r30-b: Reading b of R30 is used: a unit with a leader may stop with another.
    reading-r73-a: Reading a of R73 is used: under Cold Steel units move as with any order.
    reading-r81-b: Reading b of R81 is used: the unit counts as ordered.
    scenario-allows: The scenario allows it to leave the board there.
    stays-there: The unit stays where it is.
  `),

  ...summed(`
    may-move/yes: {unit:The} may move {hexes} {hexes?hex|hexes} like that, and does not fight afterwards. | May move, no combat | It may move like that, and then does not fight.
    may-move/fight: {unit:The} may move {hexes} {hexes?hex|hexes} like that, and fight afterwards. | May move and fight | It may move like that and fight afterwards.
    may-move/stays: {unit:The} may stay where it is, and does not fight. | May stay, no combat | It may stay where it is, and does not fight.
    may-move/stays-fight: {unit:The} may stay where it is and fight. | May stay and fight | It may stay where it is and fight.
    may-move/leaves: {unit:The} may leave the board like that. | May leave | It may leave the board like that.
  `),

  problems: said(`
    card-orders-others: {card} does not order {unit:the}.
    hex-beyond-path: That hex lies beyond the move, which is of {hexes} {hexes?hex|hexes}; leaving the board counts as one.
    joined-unit-not-ordered: Leadership orders only units whose leader is with them already: the one that he comes to has no order.
    detaches-alone: A leader who leaves by an order of his own neither stays behind without one nor has just joined the unit.
    leader-is-no-unit: A leader is no unit and has no leader attached.
    no-leader-attached: The unit has no leader attached who could do that: say that it has one.
    ordered-while-led: Leadership orders a unit only while its leader stays with it: the one that he leaves has no order.
  `),
} satisfies PartOfMessages;
