import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    cca/orders: How many orders does the card give? | How many units your card reaches | Says how many units and leaders may get orders from a card with what the player has on the field, of which types and in which sections, how many orders are lost, and whether only 1 unit of his choice is left.
    cca/may-order: May it get this order? | Whether that unit or leader is included | Says whether one given unit or leader may get an order from the card played, how many orders that costs and how many are left. It does not say how far it may move or whether it may battle.
  `),

  fields: labelled(`
    commandCard: Command card | The command card that is asked about. It is required.
    countered: Card countered | Only with Counter Attack: the card that the opponent has just played and that is repeated; there it is required. If his was another Counter Attack, the one that he repeated.
    opponentSection: Opponent's section | Only when Leadership Any Section is counterattacked: the section in which the opponent gave the orders, as he sees it. Left out: none, it is not told and not checked.
    unitsIn: Units by section | How many own units there are in each section, as their player sees it; it matters with Section cards. An attached leader is not counted here but in leadersIn. If no section is given, neither here nor in leadersIn: enough for all orders.
    leadersIn: Leaders by section | How many own leaders there are in each section, as their player sees it. With Section cards and Order Mounted, those that are to get an order of their own; with Leadership cards and Rally, those that there are. If no section is given: with Section cards and Order Mounted, none; with the others, one who will do.
    left: Left | Those that are in the player's left section alone. Left out: 0.
    leftCentre: Between left and centre | Those in a hex on the dotted line between left and centre. Left out: 0.
    centre: Centre | Those that are in the centre section alone. Left out: 0.
    centreRight: Between centre and right | Those in a hex on the dotted line between centre and right. Left out: 0.
    right: Right | Those that are in the player's right section alone. Left out: 0.
    ownUnits: Own units | How many units of each type the player has on the field; it matters with cards that name a kind of troops and with I am Spartacus. If some type is given, the others are 0; if none is: enough for all orders.
    LI: Light infantry | Number for light infantry (LI).
    LS: Light slings | Number for light infantry with slings (LS).
    LB: Light bows | Number for light infantry with bows (LB).
    AX: Auxilia | Number for auxilia (AX).
    WR: Warriors | Number for warriors (WR).
    MI: Medium infantry | Number for medium infantry (MI).
    HI: Heavy infantry | Number for heavy infantry (HI).
    LC: Light cavalry | Number for light cavalry (LC).
    MC: Medium cavalry | Number for medium cavalry (MC).
    HC: Heavy cavalry | Number for heavy cavalry (HC).
    CH: Heavy chariots | Number for heavy chariots (CH).
    EL: Elephants | Number for elephants (EL).
    aroundLeader: Around the leader | Only with Leadership cards: which units are with the leader chosen and around him.
    inHex: Unit in his hex | Whether the leader is attached to a unit.
    around: Units around | How many own units are in the hexes adjacent to the leader's. Left out: as many as the card allows.
    unitsInContact: Units next to the enemy | Only with Clash of Shields: how many own units are adjacent to an enemy unit as the card is played. Left out: not counted, and the answer says all.
    footBlock: Foot units in the block | Only with Double Time and Line Command: how many foot units form the block chosen, each adjacent to another of it. Left out: all foot units of ownUnits.
    section: Section of its hex | Section of the hex of the unit or leader, as its player sees it; left-and-centre and centre-and-right are hexes on a dotted line.
    alreadyOrdered: Has an order already | Yes, if it has got an order from this card already.
    givenIn: Orders given by section | Only with Coordinate Attack and Out Flanked, in place of ordersGiven: how many orders have been given in each section already.
    noneOfKind: No troops of that kind | Yes, if the player has no unit of the kind that the card names or, with Rally, no leader.
    nearLeader: From the leader | Where the unit is from the leader chosen (Leadership) or from the nearest one (Rally): same-hex, in his hex; adjacent, in one adjacent to his; linked, not adjacent to the leader but to another hex that is ordered with him; away, further off. With Leadership, ordersGiven counts only the units around the leader.
    leaderSection: Leader's section | Only with Leadership cards: section of the hex of the leader chosen, as his player sees it. Left out: none, one in which the card can use him.
    inContact: Next to the enemy | Only with Clash of Shields: whether the unit was adjacent to an enemy unit when the card was played.
    inBlock: In the block | Only with Double Time and Line Command: whether the unit is adjacent to another of the block that is ordered, or the first of it.
  `),

  answers: labelled(`
    inForce: Card that is followed | The card whose instructions hold: the one played or, with Counter Attack, the one that repeating the opponent's comes to.
    orders: Orders of the card | How many orders the card gives: a number; all, to everyone who qualifies; in cca/card, command, as many as Command, or dice, by the dice. With Leadership cards, how many units there can be in the leader's hexes.
    canOrder: Can be ordered | How many units, and leaders where the card counts their orders, can get one; all if nobody has counted them. With dice, the most that they can give.
    lost: Orders lost | Orders that nobody can take.
    byDice: By the dice | Yes, if the dice say how many orders there are.
    units: Units | Types of unit that the card can order or, with Rally, bring blocks back to; once rolled, those that the roll allows. null while it depends on the dice.
    leaders: Leaders | How a leader gets an order: counted, as one of the card's orders; besides, apart from them; no, he gets none of his own.
    sections: Sections | Sections in which the card gives orders, as its player sees them; with Leadership cards, those in which the leader may be.
    left: Left | Orders in the left section.
    centre: Centre | Orders in the centre section.
    right: Right | Orders in the right section.
    oneOfChoice: 1 unit of the player’s choice | no, the card does not allow it; instead, 1 unit of the player’s choice may be ordered in place of the rest; if-none, only if there is nobody to order; only, it is all that is left.
    cost: Orders that it costs | Orders of the card that it takes. 0 if it may not, or if it is the leader of a Leadership card or the unit in his hex.
    onlyUnit: It alone | Yes, if it can get the order only as the 1 unit of the player’s choice, and then nobody else gets one.
  `),

  terms: {
    ...worded(`
      orders: command = as many as Command | dice = by the dice
      leaders: counted = as one of the orders | besides = apart from the orders | no = no order of his own
      oneOfChoice: no = no | instead = in place of the rest | if-none = if there is nobody to order | only = it is all that is left
    `),
    ...said(`
      countered.none: none
      opponentSection.none: not told
      leaderSection.none: not told
      left-and-centre: between left and centre
      centre-and-right: between centre and right
      same-hex: in the leader's hex
      nearLeader.adjacent: in a hex adjacent to the leader
      linked: linked to those hexes
      away: further off
    `),
  },

  steps: said(`
    cca-6.2/card: {card} says how many may be ordered and where.
    cca-7.1/chosen-unit: With {card} the player may announce an order for {unit:the}.
    cca-7.1/chosen-leader: With {card} the player may announce an order for the leader, who leaves his unit.
    cca-7.2/no-order-unit: {unit:The} gets no order: it may neither move nor battle.
    cca-7.2/no-order-leader: The leader gets no order of his own: he does not move by himself.
    cca-7.3/unit: {unit:The} is in a hex on a dotted line: an order in either of its 2 sections will do.
    cca-7.3/orders: For those in a hex on a dotted line an order in either of its 2 sections will do.
    cca-7.4/second: {unit:The} has an order from this card already: it gets 1 at most.
    cca-7.4/orders: Each unit gets 1 order at most: {lost} {lost?is|are} lost.
    cca-7.5: There are more orders than units in the section: {lost} {lost?is|are} lost.
    cca-8.17/orders: Auxilia count as light troops when orders are given.
    cca-8.20/orders: Warriors count as medium troops when orders are given.
    cca-8.26/orders: Elephants count as heavy and mounted troops when orders are given.
    cca-8.28/orders: Chariots count as heavy and mounted troops when orders are given.
    cca-8.35/orders: {card} lets a leader leave his unit with an order of his own.
    cca-8.35/not-here: {card} does not let a leader leave his unit.
    cca-8.36/one: Ordering a leader takes 1 order of the card.
    cca-8.36/orders: Each leader who is ordered takes 1 of the orders of the card.
    cca-8.37/orders: The other orders may go to other units, the one that the leader leaves among them.
    card/units-only: A leader is not a unit: {card} gives him no order of his own.
    card/outside: The card gives orders in another section ({sections}); the hex is: {section}.
    card/other-kind: The card {card} names another kind of troops: it will not do for {unit:the}.
    card/as-choice: There is nobody to order with {card}: 1 unit of the player's choice is ordered.
    card/not-commanded: {unit:The} is not under the leader's command: it can only be the 1 unit of the player’s choice.
    card/choice-outside: By reading b of R82 the unit of the player’s choice must be in the card's section: {sections}.
    card/leader-outside: The leader is not in the section that the card asks for: {sections}.
    card/no-contact: {unit:The} was adjacent to no enemy unit when the card was played.
    card/outside-block: {unit:The} does not form a block with the others that are ordered.
    card/symbol: A symbol of the roll orders {unit:the}.
    card/no-symbol: No free symbol of the roll will do for {unit:the}.
    card/around: In the hexes that the leader orders there {qualify?is|are} {qualify} {qualify?unit|units}.
    cca-18.1: Section cards give orders in the sections that they name.
    cca-18.2: Section cards show a helmet: a leader may be ordered too.
    cca-18.3/orders: {card} gives 2 orders in the left section.
    cca-18.4/orders: {card} gives 2 orders in the centre section.
    cca-18.5/orders: {card} gives 2 orders in the right section.
    cca-18.6/orders: {card} gives 3 orders in the left section.
    cca-18.7/orders: {card} gives 3 orders in the centre section.
    cca-18.8/orders: {card} gives 3 orders in the right section.
    cca-18.9/orders: {card} gives 4 orders in the left section.
    cca-18.10/orders: {card} gives 4 orders in the centre section.
    cca-18.11/orders: {card} gives 4 orders in the right section.
    cca-18.12/orders: {card} gives 1 order in each of the 3 sections.
    cca-18.13/orders: {card} gives 2 orders in the left section and another 2 in the right one.
    cca-18.14: Troop cards order one kind of units, in any section, as many as Command.
    cca-18.15/orders: {card} gives orders to light units, foot and mounted: as many as Command.
    cca-18.17/orders: {card} gives orders to medium units, foot and mounted: as many as Command.
    cca-18.18/orders: {card} gives orders to heavy units, foot and mounted: as many as Command.
    cca-18.19/orders: {card} gives orders to mounted units and leaders: as many as Command.
    cca-18.20: Leadership cards order a leader, the unit in his hex and those in adjacent hexes.
    cca-18.21/orders: {card} orders a leader's hex and 3 adjacent hexes, or instead 1 unit of the player’s choice.
    cca-18.22/orders: {card} orders the hex of a leader on the left and 4 adjacent hexes, or instead 1 unit of the player’s choice.
    cca-18.23/orders: {card} orders the hex of a leader in the centre and 4 adjacent hexes, or instead 1 unit of the player’s choice.
    cca-18.24/orders: {card} orders the hex of a leader on the right and 4 adjacent hexes, or instead 1 unit of the player’s choice.
    cca-18.25: What a Tactic card says takes precedence over the basic rules.
    cca-18.26: With {card}, Command says how many orders, or how many dice, there are.
    cca-18.28/orders: {card} orders all units adjacent to the enemy, which roll 2 more dice and do not move before.
    cca-18.30: The position as the card is played counts.
    cca-18.31: Counter Attack gives the same order as the opponent's card: {card}.
    cca-18.32: When counterattacking, left and right are swapped: {card} is followed.
    cca-18.33: Orders must be given in the same section as the opponent; for the one who counterattacks: {sections}.
    cca-18.34/orders: {card} orders all units with ranged weapons: they fire twice and do not move.
    cca-18.35/orders: {card} orders a block of 4 foot units at most.
    cca-18.38/orders: {card} gives no orders: it makes the unit attacked battle first.
    cca-18.41/orders: {card} gives orders by dice: as many as Command.
    cca-18.44/orders: {card} orders a block of foot units, of any number.
    cca-18.46/orders: {card} gives orders to light units, foot and mounted: as many as Command.
    cca-18.49/orders: {card} gives orders to mounted units, as many as Command, which roll 1 more die and do not fire.
    cca-18.51/orders: {card} orders the units that regain blocks by the dice.
    cca-18.51/full: {unit:The} has lost no blocks: there is nothing to bring back.
    cca-18.51/far: {unit:The} is neither in a leader's hex nor in one adjacent to him.
    cca-18.53: {unit:The} may not regain blocks with this card.
  `),

  because: said(`
    names-no-section: The card counterattacked names no sections to be swapped.
    no-surplus-orders: There are not more orders than units and leaders in the section.
    not-elephants-or-chariots: {unit:The} is neither elephants nor chariots.
    not-rallied: {unit:The} regains no blocks.
    section-not-told: It was not told in which section the opponent gave his orders.
  `),

  ...summed(`
    orders/dice: With {card}, the dice give {order} {order?order|orders} at most. | Up to {order} {order?order|orders}
    orders/nobody: With {card} there is nobody to order: 1 unit of the player’s choice is ordered. | 1 unit of the player’s choice | There is nobody to order: one unit of the player’s choice gets the order.
    may-order/leader-yes: With {card}, the leader may leave his unit. | May leave his unit | The leader may leave his unit.
    may-order/leader-no: With {card}, the leader may not leave his unit. | May not leave his unit
  `),

  problems: said(`
    counter-what: With Counter Attack, say which card the opponent has just played.
    only-counter-attack: Only Counter Attack repeats a card of the opponent's; {card} does not.
    only-any-section: The opponent's section matters only when Leadership Any Section is counterattacked.
    command-or-scenario: Command follows from the scenario: give one of the two, not both.
    which-turn: At Lake Trasimene the Roman hand grows: give the number of his turn.
    needs-command: This card goes by Command: give it, or give the scenario and the army.
    block-beyond-army: The block has {given} foot {given?unit|units}, but the player has {foot} in all.
    only-leaders-detach: Only a leader may leave a unit.
    is-of-that-kind: The player does have troops of that kind: {unit:the} is one.
  `),
} satisfies PartOfMessages;
