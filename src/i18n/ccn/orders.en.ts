import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    ...titled(`
      ccn/turn: What comes next in the turn? | Whether you may do that now | Says whether the player may do something now, by the phase of the turn, in which phase he then is, and which phases are skipped.
    `),
    'ccn/command': {
      title: 'How much Command?',
      line: 'With your cards and your squares',
      about:
        'Says how much Command a player has as he plays a card, what his squares change in it, and how many cards he holds once cards have come back from the track.',
      fields: labelled(`
        cardsInHand: Cards in hand | Command cards in hand, counting the one that he plays or has just played; those on the Infantry in Square track do not count.
      `),
    },
    'ccn/orders': {
      title: 'How many orders does the card give?',
      line: 'How many units your card reaches',
      about:
        'Says how many units and leaders may get orders from a Command card with what the player has on the field, of which types and in which sections, how many orders are lost, whether only 1 unit of his choice is left, and whether nobody can be ordered.',
      fields: labelled(`
        cardsInHand: Cards in hand | Only with Assault, Élan and Rally, and there it is required: Command cards in hand, counting the one just played; those on the Infantry in Square track do not count.
      `),
      answers: labelled(`
        orders: Orders of the card | How many orders the card gives: a number, or all, to everyone who qualifies. With dice, one for each die.
        lost: Orders lost | Orders that nobody can take.
        units: Units | Types of unit that the card can order.
      `),
    },
    'ccn/may-order': {
      title: 'May it get this order?',
      line: 'Whether that unit or leader is included',
      about:
        'Says whether one given unit or leader may get an order from the Command card played, what that costs, how many orders are left, and by which card it then moves and fights. It does not say how far it may move or whether it may fight.',
      fields: labelled(`
        cardsInHand: Cards in hand | Only with Assault cards: Command cards in hand, counting the one just played; those on the Infantry in Square track do not count. Left out: the answer does not say how many orders are left.
        leavesSquare: Leaves square | Whether the unit is ordered to leave square this turn. A leader may detach only then.
        inSquare: In square | Whether the infantry is in square already; for a leader, the unit to which he is attached.
      `),
    },
  },

  fields: labelled(`
    phase: Phase of the turn | Where the turn is: command, no card has been played yet; orders, the card has been played and orders are given; movement, units move; combat, the Combat phase has begun; draw, only the new card is left. It is required.
    wants: What the player wants to do | What he wants to do next: play-card, play a Command card; order, give orders; leave-square, order a unit to leave square; move, move a unit or leader; fight, fight with a unit; advance, Take Ground or Cavalry Breakthrough after a melee; react, battle back, form square or Retire and Reform in the opponent's turn; draw, draw a card and end the turn. It is required.
    unfinished: Something is unfinished | Yes, if a unit has begun to move and has not ended its move, or its combat is not wholly resolved.
    stillToMove: Another is still to move | Yes, if another ordered unit or leader is still to move afterwards.
    ordersNobody: The card orders nobody | Yes, if the card that was played, or is to be played now, can order none of the player's units.
    gameWon: Somebody has won | Yes, if a player has all the Victory Banners that the scenario asks for.
    ownFirstStrike: First Strike in his own turn | Only with play-card: whether the card that he wants to play in his own turn is First Strike: no; with-other-cards, and he holds other cards; only-card, and he holds no other.
    squaresGone: Squares that are gone | How many of these squares have left square or been eliminated since the card was played.
    countered: Card copied | Only with Counter-Attack, and there it is required: the card that the opponent played in his last turn, as he saw it; no-card, he has had no turn yet. If his was a Counter-Attack too, the card that it had become. A First Strike that he played in this player's turn does not count.
    unitsIn: Units by section | How many own units there are in each section, as their player sees it; it matters with Section cards. If no section is given, neither here nor in leadersIn: enough for all orders.
    leadersIn: Leaders by section | How many own leaders there are in each section, as their player sees it: with Section cards and La Grande Manoeuvre, those that are to get an order of their own; with Leadership, all that there are. If no section is given: with Leadership, at least one; with the others, none.
    left: Left Flank | Those that are in the player's Left Flank alone. Left out: 0.
    leftCentre: Left Flank and Center | Those in a hex cut by the line between Left Flank and Center. Left out: 0.
    centre: Center | Those that are in the Center alone. Left out: 0.
    centreRight: Center and Right Flank | Those in a hex cut by the line between Center and Right Flank. Left out: 0.
    right: Right Flank | Those that are in the player's Right Flank alone. Left out: 0.
    ownUnits: Own units | How many units of each arm the player has on the field; it matters with Tactic cards. If some arm is given, the others are 0; if none is: enough for all orders.
    infantry: Infantry | Number of infantry units.
    cavalry: Cavalry | Number of cavalry units.
    footArtillery: Foot artillery | Number of foot artillery units.
    horseArtillery: Horse artillery | Number of horse artillery units.
    unitsInContact: Units next to the enemy | With Give Them the Cold Steel, how many own units are adjacent to an enemy unit as the card is played; with Fire and Hold, how many units of infantry and artillery are. Left out: with the first not counted, and the answer says all; with the second none.
    infantryInSection: Infantry in the section | Only with Force March: infantry units in the section chosen. Left out: all of ownUnits.
    detaches: Leader detaches | Yes, if a leader who is attached to a unit leaves it by an order of his own and moves by himself. It is asked of the leader; in ccn/may-move also of the unit that he leaves.
    alreadyOrdered: Has an order already | Yes, if it has got an order this turn already.
    ordersGiven: Orders given | Orders of this card that have been given to others already.
    givenIn: Orders given by section | Only with cards that name several sections, in place of ordersGiven: how many orders have been given in each section already.
    noneOfKind: No troops of that kind | Yes, if the player has no unit of the arm that the card names or, with Leadership, no leader.
    asOneUnit: As the 1 unit | Only with La Grande Manoeuvre: yes, if it is to get the 1 order that may be given in place of the strategic moves.
    chosenSection: Section chosen | Only with Force March: the section that its player chooses. Left out: one of the unit's hex.
    leaderJoined: Leader has just joined | Only with Leadership: yes, if the attached leader joined the unit this turn, when he moved.
    freeSymbols: Free symbols | Only with Élan and Rally: the symbols of the roll that no unit has taken yet.
  `),

  answers: labelled(`
    phaseAfter: Phase afterwards | The phase in which the turn is once the player has done that; the same as before if he may not.
    skipped: Phases skipped | Phases of this turn that are left out because the card orders nobody.
    movesOver: No more moves | Whether, from then on, no ordered unit moves any more this turn.
    command: Command | Command of the player for the card that he plays.
    onTrack: Cards on the track | Cards that are left on his Infantry in Square track.
    handThen: Cards in hand then | Cards in hand with those that have come back from the track; the card played is still counted.
    inForce: Card that is followed | The card whose instructions hold: the one played or, with Counter-Attack, what copying the opponent's comes to.
    canOrder: Can be ordered | How many units, and leaders where the card orders them, can get an order; all if nobody has counted them. With dice, the most that they can give.
    byDice: By the dice | Yes, if dice say how many orders there are.
    leaders: Leaders | Whether leaders can get orders of their own by it.
    sections: Sections | Sections in which the card gives orders, as its player sees them. With Force March, one of them, of his choice.
    left: Left Flank | Orders on the Left Flank.
    centre: Center | Orders in the Center.
    right: Right Flank | Orders on the Right Flank.
    oneOfChoice: 1 unit of the player’s choice | no, the card does not allow it; instead, 1 unit of the player’s choice may be ordered in place of the rest; only, it is all that is left.
    endsTurn: Nothing but the draw | Whether the card orders nobody, so that the player only draws and his turn ends.
    cost: Orders that it costs | Orders of the card that it takes; 0 if it may not.
    ordersLeft: Orders left | Orders of the card that are left afterwards. null if there is no such number: all are ordered, dice say it, or the hand was not told.
    onlyUnit: It alone | Yes, if it gets the order only as the 1 unit of the player’s choice, and then nobody else gets one.
    card: Card that orders it | Card by which it then moves and fights; none if nothing but the usual rules applies.
  `),

  terms: worded(`
    phase phaseAfter skipped: command = Command | orders = Orders | movement = Movement | combat = Combat | draw = Draw
    wants: play-card = play a card | order = give orders | leave-square = leave square | move = move | fight = fight | advance = Take Ground or Breakthrough | react = react | draw = draw
    ownFirstStrike: no = no | with-other-cards = yes, and he holds other cards | only-card = yes, and he holds no other
    countered: none = none | no-card = none yet
    orders canOrder: all = all that qualify
    oneOfChoice: no = no | instead = in place of the rest | only = it is all that is left
    sections chosenSection: left = Left Flank | centre = Center | right = Right Flank
  `),

  steps: said(`
    ccn-2.6/orders: A hex cut by the dashed line is part of 2 sections.
    ccn-5.1: The turn ends, and the opponent takes his.
    ccn-5.1/won: A player has all his Victory Banners: no more turns are taken.
    ccn-5.2: The player whose turn it is, is the active player.
    ccn-5.2/other: The turn is the opponent's: this player is the defender and gives no orders.
    ccn-5.2/own: The turn is his own: reactions belong to the opponent's turn.
    ccn-5.2/defends: In the opponent's turn this player is the defender.
    ccn-5.3: A turn goes through Command, Orders, Movement, Combat and Draw.
    ccn-5.3/back: That phase of the turn is over.
    ccn-5.3/not-yet: That belongs to the Combat phase.
    ccn-5.4: The Combat phase has begun: all moves come before combat.
    ccn-5.4/over: Combat begins: the moves of the turn are over.
    ccn-5.4/still-to-move: A unit is still to move: all moves come before combat.
    ccn-5.4/unfinished: A unit has not ended its move: all moves come before combat.
    ccn-5.5: One unit fights, and its combat is wholly resolved before the next.
    ccn-5.5/part: The advance is part of that unit's combat.
    ccn-5.5/unfinished: A combat is not wholly resolved: no other may begin.
    ccn-5.6: The turn begins with 1 Command card from hand, face up.
    ccn-5.6/first: A Command card is played first.
    ccn-5.6/once: A Command card has been played this turn: there is 1 a turn.
    ccn-5.6/reaction: First Strike is played in the opponent's turn, and there are other cards in hand.
    ccn-5.7: {card} says how many may be ordered and in which sections.
    ccn-5.9/section: {card} is a Section card: it orders a set number in its sections.
    ccn-5.9/tactic: {card} is a Tactic card: its text says what it orders.
    ccn-5.10: {card} names no place: its units may be in any section.
    ccn-5.11: {card} can order nobody: phases 2 to 4 are skipped, a card is drawn and the turn ends.
    ccn-5.11/nobody: The card orders nobody: phases 2 to 4 are skipped.
    ccn-5.11/draw: The card orders nobody: after it comes the draw, and the turn ends.
    ccn-5.12/announce: The units and leaders that get an order are announced.
    ccn-5.12/chosen-unit: With {card} the player may announce an order for {unit:the}.
    ccn-5.12/chosen-leader: With {card} the player may announce an order for the leader.
    ccn-5.13/no-order-unit: {unit:The} gets no order: it may neither move nor fight this turn.
    ccn-5.13/no-order-leader: The leader gets no order of his own: he does not move by himself this turn.
    ccn-5.13/react: To react in the opponent's turn a unit needs no order.
    ccn-5.14: {unit:The} has an order this turn already: it gets 1 at most.
    ccn-5.15: The leader is attached and moves with {unit:the}, unless he is ordered to detach.
    ccn-5.16: {unit:The} and its attached leader take 1 order together.
    ccn-5.17: {card} lets the leader detach: that costs 1 order.
    ccn-5.17/not-here: {card} does not let a leader detach.
    ccn-5.18: {card} shows a bicorne: an attached leader may be ordered to detach.
    ccn-5.19: With {card}, Command says how many orders, or dice, there are.
    ccn-5.20: Command is the number of cards in hand with the one just played: {cards}.
    ccn-5.21: Command is lower by {squares}: so many cards are on the track for squares, and nothing else is taken off.
    ccn-5.21/later: {back} {back?card|cards} came back from the track after the card was played: they do not count for it.
    ccn-5.21/at-once: By reading b of R78 what comes back from the track raises Command at once by {back}.
    ccn-5.22: An order for either of the 2 sections of its hex will do for {unit:the}.
    ccn-5.22/orders: For those in a hex cut by the line an order for either of its 2 sections will do.
    ccn-5.23: There are more orders than units and leaders in the sections: {lost} {lost?is|are} lost.
    ccn-5.24: There are more orders than units: {lost} {lost?is|are} lost.
    ccn-5.31: A leader is not a unit: {card} gives him no order here.
    ccn-5.32/one-by-one: Ordered units and leaders move one at a time.
    ccn-5.35/unfinished: A unit has not ended its move: no other may begin.
    ccn-5.60/orders: The unit that the leader leaves is not ordered with him, but may get another order.
    ccn-5.64: His unit stays in square: the leader may not be ordered to detach.
    ccn-5.68/turn: The active player chooses which unit fights next.
    ccn-5.241/draw: The card played is discarded, a new one is drawn and the turn ends.
    ccn-5.241/unfinished: The turn ends only when all moves and combats have been completed.
    ccn-6.44/phase: The order to leave square is given in the Orders phase only.
    ccn-6.44/now: In the Orders phase a unit may be ordered to leave square.
    ccn-6.45/order: Enemy cavalry is adjacent: the unit may not be ordered to leave square.
    ccn-6.46/order-enemy: By reading b of R9 any adjacent enemy unit keeps the unit in square: it may not be ordered to leave.
    card/outside: The card gives orders in other sections ({sections}); the hex is: {section}.
    card/other-kind: The card {card} names other troops: it will not do for {unit:the}.
    card/as-choice: Of what {card} names the player has nothing: he orders 1 unit of his choice.
    card/as-choice-whole: By reading b of R53 all that {card} says of ordered units applies to that one too.
    ccn-8.2: A Section card orders units and leaders in one part of the battlefield.
    ccn-8.6: The number at each arrow counts units and leaders together.
    ccn-8.7: The arrow with cards allows up to as many units and leaders as Command: {command}.
    ccn-8.8/orders: {card} gives 1 order on the Left Flank.
    ccn-8.9/orders: {card} gives 1 order in the Center.
    ccn-8.10/orders: {card} gives 1 order on the Right Flank.
    ccn-8.11/orders: {card} gives 2 orders on the Left Flank.
    ccn-8.12/orders: {card} gives 2 orders in the Center.
    ccn-8.13/orders: {card} gives 2 orders on the Right Flank.
    ccn-8.14/orders: {card} gives 3 orders on the Left Flank.
    ccn-8.15/orders: {card} gives 3 orders in the Center.
    ccn-8.16/orders: {card} gives 3 orders on the Right Flank.
    ccn-8.17/orders: {card} gives as many orders as Command on the Left Flank.
    ccn-8.18/orders: {card} gives as many orders as Command in the Center.
    ccn-8.19/orders: {card} gives as many orders as Command on the Right Flank.
    ccn-8.20/orders: {card} gives 4 orders: 2 in the Center and 1 on each flank.
    ccn-8.21/orders: {card} gives 2 orders on each flank.
    ccn-8.22/orders: {card} gives 2 orders in each section.
    ccn-8.23/orders: {card} gives 1 order in each section.
    ccn-8.25: What a Tactic card says takes precedence over the basic rules.
    ccn-8.29/orders: {card} orders up to 4 infantry units.
    ccn-8.33/orders: {card} orders up to 4 artillery units.
    ccn-8.36/orders: {card} orders up to 4 cavalry units.
    ccn-8.39/rides: With Cavalry Charge horse artillery may take an order, without the card's dice.
    ccn-8.39/not-ordered: Cavalry Charge does not order {unit:the} here.
    ccn-8.41: Counter-Attack is a copy of the card of the opponent's last turn: {card}.
    ccn-8.41/nothing: The opponent has had no turn yet: Counter-Attack has nothing to copy.
    ccn-8.41/orders: {card} gives the orders of the card that it copies.
    ccn-8.42: Left and right change places: {card} is followed.
    ccn-8.43/orders: {card} gives orders by dice: as many dice as Command.
    ccn-8.43/symbol: A symbol of its arm orders {unit:the}.
    ccn-8.43/no-symbol: No free symbol of the roll will do for {unit:the}.
    ccn-8.44/flag: A flag orders any unit or leader: {unit:the}.
    ccn-8.47/orders: {card} orders up to 4 units of infantry or artillery, to fire.
    ccn-8.49: {unit:The} is adjacent to the enemy: Fire and Hold does not order it.
    ccn-8.49/some: Those adjacent to the enemy are not ordered by Fire and Hold.
    ccn-8.53/orders: {card} orders nobody: with it the unit attacked fights first.
    ccn-8.56/orders: {card} orders all infantry of one section.
    ccn-8.60: {unit:The} is adjacent to no enemy unit as the card is played.
    ccn-8.60/square: In square {unit:the} is ordered too, but still rolls {dice} {dice?die|dice} at most.
    ccn-8.60/orders: {card} orders all units that are adjacent to an enemy unit.
    ccn-8.64: The positions as the card is played count.
    ccn-8.64/it: {unit:The} is adjacent to an enemy unit as the card is played: it is ordered, even if that unit retreats later.
    ccn-8.65/orders: {card} orders all leaders, and the units with which they stay.
    ccn-8.65/leader: Leadership orders every leader.
    ccn-8.65/stays: The leader is with {unit:the}: as long as he stays, it is ordered too.
    ccn-8.65/no-leader: No leader is with {unit:the}: Leadership does not order it.
    ccn-8.67: The leader joined {unit:the} only when he moved: that does not order it.
    ccn-8.69/orders: {card} orders up to 4 units or leaders.
    ccn-8.70: {unit:The} is in square: it may not get this order.
    ccn-8.70/some: Units in square may not get this order.
    ccn-8.70/leader: The unit is in square and may not get this order: it does not leave square, and its leader may not detach.
    ccn-8.72: In place of the strategic moves, 1 unit of the player’s choice may get 1 order.
    ccn-8.73/orders: {card} orders the units that regain blocks by the dice: as many dice as Command.
    ccn-8.73/no-symbol: No free symbol of the roll returns a block to {unit:the}.
    ccn-8.74/full: {unit:The} has lost no blocks: there is nothing to return.
    ccn-8.75/unit: {unit:The} regains a block: it is ordered.
    ccn-8.76/orders: {card} moves one unit and orders none.
    ccn-8.76/reading: By reading b of R81 the friendly unit that Short Supply moves is ordered.
    ccn-8.80/not-ordered: {unit:The} is in square: Short Supply may not be used on it.
  `),

  because: said(`
    as-one-unit: It gets the 1 order in place of the strategic moves.
    follows-a-melee: The advance follows a melee: it is no move of the Movement phase.
    has-no-order-yet: {unit:The} has had no order this turn.
    horse-artillery-not-ordered: The horse artillery is not ordered here.
    leader-was-there: The leader was with the unit before he could move.
    leaves-square: The unit leaves square this turn.
    names-no-section: The card copied is no Section card.
    no-enemy-unit-next-to-it: No enemy unit is adjacent to {unit:the}.
    no-own-square: The player has no unit in square.
    no-surplus-orders: There are not more orders than units and leaders to take them.
    only-card-in-hand: First Strike is the only card in hand.
    regains-no-block: {unit:The} regains no block.
    same-on-both-sides: {card} is the same with left and right swapped.
  `),

  ...summed(`
    turn/play-card-yes: The player may play a Command card now. | May play a card |
    turn/play-card-no: The player may not play that Command card now. | No card now |
    turn/order-yes: The player may give orders now. | May give orders |
    turn/leave-square-yes: A unit may be ordered to leave square now. | May leave square
    turn/leave-square-no: No unit may be ordered to leave square now. | Not now
    turn/fight-yes: The player may fight with a unit now. | May fight | He may fight now.
    turn/fight-no: The player may not fight with a unit now. | No combat now |
    turn/advance-yes: A unit may advance after its melee now. | May advance | It may advance now.
    turn/advance-no: No unit may advance after a melee now. | No advance now
    turn/react-yes: The player may react now. | May react |
    turn/react-no: The player may not react now. | No reaction now
    command/told: The player's Command is {command}. | {command} | Command is {command}.
    orders/dice: With {card}, the dice give {order} {order?order|orders} at most. | Up to {order} {order?order|orders} | The dice give {order} {order?order|orders} at most.
    orders/choice: With {card} there is nobody of what it names: 1 unit of the player’s choice is ordered. | 1 unit of the player’s choice | One unit of the player’s choice gets the order.
    orders/nobody: With {card} nobody can be ordered: the player draws, and the turn ends. | Nobody | Nobody is ordered: the player draws, and his turn ends.
    may-order/leader-yes: With {card}, the leader may get an order of his own. | May get it | He may get an order of his own.
    may-order/leader-no: With {card}, the leader may not get an order of his own. | May not get it |
  `),

  problems: said(`
    counter-what: With Counter-Attack, say which card the opponent played in his last turn.
    only-counter-attack: Only Counter-Attack copies a card of the opponent's; {card} does not.
    more-gone-than-squares: No more squares can be gone than there were.
    needs-hand: This card goes by Command: say how many cards are in hand.
    only-leaders-detach: Only a leader may detach from a unit.
    is-of-that-kind: The player does have troops of the kind that {card} names: this is one.
    only-infantry-in-square: Only infantry can be in square.
    is-in-no-square: Only a unit in square can leave it.
    only-grande-manoeuvre: Only La Grande Manoeuvre gives 1 order in place of its others.
    first-strike-is-a-card: This matters only when a card is to be played: say play-card.
    no-card-played-yet: No card has been played yet in the Command phase.
  `),
} satisfies PartOfMessages;
