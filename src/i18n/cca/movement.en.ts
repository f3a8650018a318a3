import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    cca/may-move: May it move like this? | Hexes, terrain, units in the way, card | Says whether an ordered unit, or a leader on his own, may make one given move: how far, through what terrain and past whom, under which card. It also says how far the unit could go, and whether it may or must battle afterwards. It works out no battle.
    cca/turn: What comes next in the turn? | Whether you may do that now | Says whether the player may do something now, by the step of the turn in which he is, and in which step he then is.
  `),

  fields: labelled(`
    hexes: Hexes to move | How many hexes the unit or leader wants to move in all this turn; 0 to stay. Leaving the battlefield counts as 1 hex. Left out: up to the last hex of the path that was described as not clear or not empty, and at least 1.
    orderedBy: Card that orders it | Command card by which the unit or leader was ordered; with Counter Attack, the card that it copies. section stands for any Section card and changes no move.
    ground: Terrain | Terrain of this hex of the path: clear, rough, forest, hill, ford (fordable river), camp (fortified camp), river (not fordable), coast; only at Lake Trasimene, lake and steep-hill. A rampart stands on a hexside: acrossRampart.
    acrossRampart: Across a rampart | Yes, if the hexside by which the unit enters this hex has a rampart. It does not hinder the move.
    occupant: Who is in it | Who is in this hex of the path: empty, nobody; friend, a friendly unit without a leader; friend-with-leader, a friendly unit with its leader; friendly-leader, a friendly leader alone; enemy, an enemy unit, with a leader or without; enemy-leader, an enemy leader alone.
    enemiesAtEnd: Enemies where it ends | How many of the 6 hexes adjacent to the hex in which the move ends hold an enemy unit. Warriors that move 2 hexes or more need at least 1, and may count an enemy leader alone. With 1 or more the unit may not fire.
    attachedLeader: Leader attached | The leader attached to the moving unit: none, it has none; goes, he moves with it; stays, he should stay behind; joined-goes, he joined the unit this turn and should move with it; joined-stays, he joined it this turn and stays in the hex. For a leader who leaves the unit with an order of his own, ask with unit LD and detaches.
    earlierMove: Earlier move | What this unit or leader has moved already this turn: none, nothing; interrupted, part of its hexes, and another unit has moved since; finished, a full move.
    battleBegun: Battle has begun | Yes, if some unit of the player has already battled this turn, by fire too.
    detaches: Leaves his unit | Only for a leader (unit LD): yes, if he starts in the hex of a unit and leaves it. Left out: no, he starts alone.
    formerUnitOrdered: His unit is ordered too | Only for a leader who leaves his unit: yes, if the unit that he leaves gets an order of the same card as well. It is counted in ordersUsed.
    ordersGiven: Orders given before | How many orders of the card have gone to others before this one.
    leavesOver: Leaves the battlefield | Over which edge the unit leaves the battlefield with the last hex of its move: none, it stays on it; enemy-edge, the opponent's; own-edge, its own; side-edge, the left or the right one. It is about moves: for retreats and evasions ask those queries.
    step: Step of the turn | Where the turn is: play-card, no card has been played yet; order, the card has been played and orders are given; move, units move; battle, the Battle step has begun; second-move, the move after the fire under Move-Fire-Move; draw, only the new card is left. It is required.
    wants: What the player wants to do | What he wants to do next: play-card, play a command card; order, give orders; move, move a unit; battle, battle with a unit; draw, draw a card and end the turn. It is required.
    unfinished: Something is unfinished | Yes, if a unit has begun to move and has not ended its move, or its battle is not wholly resolved.
    gameWon: Somebody has won | Yes, if a player has his Victory Banners or has won in another way.
  `),

  answers: labelled(`
    maxHexes: Most hexes | Most hexes that the unit type may move under that card, whatever the path.
    mustStopAt: Must stop at hex | Number of the first hex of the path in which terrain makes it stop; null if none does.
    joinsUnit: Joins a unit | Whether the leader ends in the hex of a friendly unit and so becomes attached to it.
    joinedUnitOrdered: That unit gets an order | Whether the unit that a leader joins gets an order by it: never.
    ordersUsed: Orders used | Orders of the card that are used up by now: this one, that of the unit left behind if it is ordered too, and those given before.
    ordersLeft: Orders left | Orders of the card that are left after those, its sections taken together; null where the card does not set a number, or Command was not told.
    mayCloseCombat: May close combat | Whether, after this move, the unit may close combat an enemy that is adjacent. No, if the move is not allowed or the unit has left.
    mayFire: May fire | Whether, after this move, the unit may fire at an enemy in range and in sight. No, if the move is not allowed or the unit has left.
    mayBattle: May battle | Whether, after this move, it may battle in one way or the other.
    stepAfter: Step afterwards | The step in which the turn is once the player has done that; the same as before if he may not.
    movesOver: No more moves | Whether, from then on, no unit moves any more this turn.
  `),

  terms: {
    ...worded(`
      occupant: empty = nobody | friend = friendly unit | friend-with-leader = friendly unit with its leader | friendly-leader = friendly leader alone | enemy = enemy unit | enemy-leader = enemy leader alone
      earlierMove: none = has not moved | interrupted = begun, then another unit moved | finished = finished
      attachedLeader: none = none | goes = moves with the unit | stays = stays behind | joined-goes = joined this turn, moves with it | joined-stays = joined this turn, stays
      step: play-card = before the card | order = orders | move = movement | battle = battle | second-move = second move | draw = before drawing
      wants: play-card = play a card | order = give orders | move = move | battle = battle | draw = draw a card
      stepAfter: play-card = before the card | order = orders | move = movement | battle = battle | second-move = second move | draw = drawing the card
    `),
    ...said(`
      orderedBy.section: any Section card
      leavesOver.none: does not leave
      enemy-edge: opponent's edge
      own-edge: own edge
      side-edge: left or right edge
    `),
  },

  steps: said(`
    cca-2.6/move: Without an order {unit:the} may not move.
    cca-7.2: Only those that the card played has ordered may act this turn.
    cca-8.1: {unit:The} broke off its move and another unit has moved: the move may not be taken up again.
    cca-8.2: Battle has begun this turn: no unit moves any more.
    cca-8.3: {unit:The} has moved this turn already: it may move only once.
    cca-8.4: Moving is optional: {unit:the} stays where it is.
    cca-8.5: {unit:The} may pass from one section of the battlefield into another.
    cca-8.6: {unit:The} may not leave the battlefield.
    cca-8.7: Here a special rule of the battle lets {unit:the} leave over that edge.
    cca-8.8/path: {unit:The} may not end in hex {hex}: there is a unit there already.
    cca-8.9/path: {unit:The} may neither enter nor pass through hex {hex}, which is occupied.
    cca-8.10/path: Under this card {unit:the} is an exception: hex {hex} is occupied and it may pass through.
    cca-8.11: The blocks of a unit stay together: {unit:the} is not split.
    cca-8.12: {unit:The} may not be combined with another unit.
    cca-8.13/path: The terrain of hex {hex} keeps {unit:the} from moving its full distance.
    cca-8.19/nobody: Warriors move {hexes} hexes only into close combat, and here they would have nobody to attack.
    cca-8.30/path: In hex {hex} the leader passes through a friendly unit.
    cca-8.30/leader: The leader may pass through friendly units, but in hex {hex} there is a leader alone.
    cca-8.31/path: The leader may neither enter nor pass through hex {hex}, where the enemy is.
    cca-8.32/path: In hex {hex} there is a leader already: two may not share it.
    cca-8.33/path: In hex {hex} the leader becomes attached to the friendly unit.
    cca-8.33/unit-joins: In hex {hex} the lone leader becomes attached to {unit:the}.
    cca-8.34: The leader attached moves with {unit:the} and ends in the same hex.
    cca-8.34/stays: The leader attached must move with {unit:the}: he may not stay behind without an order of his own.
    cca-8.35: This card lets an ordered leader leave his unit.
    cca-8.35/no-helmet: This card does not let a leader leave his unit.
    cca-8.36: The leader's order uses up 1 order of the card.
    cca-8.37: The unit that he leaves may be ordered too: it takes 1 more order.
    cca-8.38: The leader joined {unit:the} this turn: he may not move again with it.
    cca-8.38/stays: The leader joined {unit:the} this turn: he stays in the hex and does not move again.
    cca-8.39/path: The unit that he joins in hex {hex} gets no order by it.
    too-far: {unit:The} may move at most {most} {most?hex|hexes} and wants to move {hexes}.
    cca-6.2: The card gives no more than {orders} {orders?order|orders}.
    cca-8.1/one-by-one: Units move one at a time: each ends its move before the next begins.
    cca-8.1/unfinished: A unit has not ended its move: no other may begin.
    cca-8.2/over: When battle begins, movement is over for this turn.
    cca-8.2/unfinished: A unit has not ended its move: all moves come before battle.
    cca-8.4/none: Moving is optional: the Movement step may be passed over.
    cca-9.1: Units battle one at a time, in the order that the player chooses.
    cca-9.2: Each battle is announced and wholly resolved before the next.
    cca-9.2/unfinished: A battle is not wholly resolved: no other may begin.
    cca-9.3/none: Battling is optional: the Battle step may be passed over.
    cca-9.8: {unit:The} may choose between the 2 kinds of battle: close combat or fire.
    cca-9.10: Having enemies adjacent does not oblige {unit:the} to battle.
    cca-5.2: A player has won: nobody takes any more turns.
    cca-5.2/other: Turns alternate, and this one is the other player’s.
    cca-5.3: The order of a turn is: card, orders, movement, battle and a new card.
    cca-5.3/back: That step is over: no step of the turn is taken up again.
    cca-6.1: A card has been played this turn already: only 1 is played.
    cca-6.1/first: First of all a command card must be played.
    cca-6.1/play: The turn begins with a command card from the hand.
    cca-7.1/announce: The player announces which units and leaders he orders.
    cca-16.1/draw: With everything resolved, the card is discarded, another drawn and the turn is over.
    cca-16.1/unfinished: The turn ends only when all moves, hits and retreats have been completed.
    cca-17.1/path: Rough ground does not hinder {unit:the}, which is on foot.
    cca-17.2/path: In hex {hex}, rough ground, {unit:the} must stop: it is mounted.
    cca-17.8/path: In hex {hex}, forest, {unit:the} must stop.
    cca-17.14/path: The hill does not hinder the move.
    cca-17.23/path: Hex {hex} is coast, which is impassable.
    cca-17.26/path: A river hex that is not fordable is impassable.
    cca-17.27/path: A unit that enters a fordable river hex must stop there.
    cca-17.32/path: A rampart does not restrict the move.
    cca-17.38/path: The fortified camp does not hinder the move.
    cca-18.16/path: With Order Light Troops, {unit:the} may pass through the friendly unit in hex {hex}.
    cca-18.48/path: With Move-Fire-Move, {unit:the} may pass through the friendly unit in hex {hex}.
    cca-18.36/must: With Double Time warriors move {hexes} hexes only into close combat, and here they would have nobody to attack.
    cca-18.37/no-more-hexes: Double Time gives {unit:the} no more hexes than usual.
    cca-18.47/second-move: Move-Fire-Move allows another move after the fire.
    cca-18.47/unfinished: A fire is not wholly resolved: the second moves of Move-Fire-Move come after all fire.
    cca-18.47/no-battle: After the second move of Move-Fire-Move nobody battles.
    cca-19.7/path: The Crimissos is fordable at its 5 bends, and hex {hex} is one of them.
    cca-19.7/river: The Crimissos is fordable only at its 5 bends, and hex {hex} is none of them.
    cca-19.11/path: The Ticinus is not fordable: hex {hex} is impassable.
    cca-19.15/path: Lake Trasimene is impassable: {unit:the} may not enter hex {hex}.
    cca-19.16/path: The 4 steep hills of Lake Trasimene are impassable: hex {hex} is one of them.
    cca-19.28/exit: A Roman unit that leaves over the Carthaginian edge from there counts as 1 banner.
    cca-19.32/path: Hex {hex} is a camp: by entering it the Roman unit gains 1 banner.
  `),

  because: said(`
    former-unit-unordered: The unit that he leaves gets no order.
    leader-along: The unit has a leader attached already, and two do not share a hex.
    left-section-only: It leaves from the Roman left section.
    move-finished: Its earlier move was not broken off: it had finished it.
    no-special-rule: No special rule of the battle lets it leave there.
    not-enemy-edge: It does not leave over the opponent's edge.
    not-light-foot: {unit:The} is neither light infantry nor auxilia.
    not-roman: It is not a Roman unit.
    not-two-hexes: The unit does not move 2 hexes.
    reading-r66-a: Reading a of R66 is used: a unit does not move onto a lone leader.
    reading-r67-b: Reading b of R67 is used: a leader passes through another.
  `),

  ...summed(`
    may-move/yes: {unit:The} may move {hexes} {hexes?hex|hexes} like that, and does not battle afterwards. | May move, no battle | It may move like that, and then does not battle.
    may-move/battle: {unit:The} may move {hexes} {hexes?hex|hexes} like that, and battle afterwards. | May move and battle | It may move like that and battle afterwards.
    may-move/must: {unit:The} may move {hexes} {hexes?hex|hexes} like that, and must battle afterwards. | May move, must battle | It may move like that, and then must battle.
    may-move/stays: {unit:The} may stay where it is. | May stay | It may stay where it is.
    may-move/leaves: {unit:The} may leave the battlefield like that. | May leave | It may leave the battlefield like that.
    turn/play-card-yes: The player may play a command card now. | May play a card
    turn/play-card-no: The player may not play a command card now. | No card now |
    turn/order-yes: The player may give orders now. | May give orders
    turn/battle-yes: The player may battle with a unit now. | May battle | He may battle now.
    turn/battle-no: The player may not battle with a unit now. | No battle now |
  `),

  problems: said(`
    hex-beyond-path: That hex lies beyond the move, which is of {hexes} {hexes?hex|hexes}; leaving the battlefield counts as one.
    only-one-move: Only Move-Fire-Move has a second move.
  `),
} satisfies PartOfMessages;
