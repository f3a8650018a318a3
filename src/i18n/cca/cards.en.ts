import { labelled } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    'cca/may-play': {
      title: 'May this card be played now?',
      about:
        'Says whether a player may play a command card at this moment: at the start of his turn or, with First Strike, when the opponent declares a close combat.',
    },
    'cca/card': {
      title: 'What a card does',
      about:
        'Says of a command card how many there are, when it is played, whom it orders and where, what dice it gives, how far it lets units move, what it forbids and, if it is Counter Attack, which card it becomes.',
    },
    'cca/orders': {
      title: 'How many orders does the card give?',
      about:
        'Says how many units and leaders may get orders from a card with what the player has on the field, of which types and in which sections, how many orders are lost, and whether only 1 unit of his choice is left.',
    },
    'cca/may-order': {
      title: 'May it get this order?',
      about:
        'Says whether one given unit or leader may get an order from the card played, how many orders that costs and how many are left. It does not say how far it may move or whether it may battle.',
    },
    'cca/draw': {
      title: 'Drawing at the end of the turn',
      about:
        'Says how many cards are drawn at the end of the turn, who draws first, whether there is a shuffle and how many cards are left, also with First Strike, with I am Spartacus and at Lake Trasimene.',
    },
    'cca/spartacus': {
      title: 'I am Spartacus: orders by dice',
      about:
        'Says how many dice the card I am Spartacus rolls, what orders the faces rolled give, and the exact chance of each number of orders.',
    },
    'cca/rally': {
      title: 'Rally: blocks by dice',
      about:
        'Says how many dice the card Rally rolls, how many blocks the faces rolled bring back and to which units, and the exact chance of each number of blocks.',
    },
    'cca/move-fire-move': {
      title: 'Move-Fire-Move: which step?',
      about:
        'Says whether a unit ordered by Move-Fire-Move may take one of its steps now, by what the others have done already, and which steps are still open. It does not say how far it moves or how many dice it rolls.',
    },
    'cca/deck-odds': {
      title: 'Which cards are left',
      about:
        'Gives the exact chance that the opponent holds a card, or one of a group, and that of drawing it from the deck, by the cards that have been seen.',
    },
  },

  fields: labelled({
    commandCard: 'Command card | The command card that is asked about. It is required.',
    countered:
      'Card countered | Only with Counter Attack: the card that the opponent has just played and that is repeated; there it is required. If his was another Counter Attack, the one that he repeated.',
    opponentSection:
      "Opponent's section | Only when Leadership Any Section is counterattacked: the section in which the opponent gave the orders, as he sees it. Left out: none, it is not told and not checked.",
    unitsIn:
      'Units by section | How many own units there are in each section, as their player sees it; it matters with Section cards. An attached leader is not counted here but in leadersIn. If no section is given, neither here nor in leadersIn: enough for all orders.',
    leadersIn:
      'Leaders by section | How many own leaders there are in each section, as their player sees it. With Section cards and Order Mounted, those that are to get an order of their own; with Leadership cards and Rally, those that there are. If no section is given: with Section cards and Order Mounted, none; with the others, one who will do.',
    left: "Left | Those that are in the player's left section alone. Left out: 0.",
    leftCentre:
      'Between left and centre | Those in a hex on the dotted line between left and centre. Left out: 0.',
    centre: 'Centre | Those that are in the centre section alone. Left out: 0.',
    centreRight:
      'Between centre and right | Those in a hex on the dotted line between centre and right. Left out: 0.',
    right: "Right | Those that are in the player's right section alone. Left out: 0.",
    ownUnits:
      'Own units | How many units of each type the player has on the field; it matters with cards that name a kind of troops and with I am Spartacus. If some type is given, the others are 0; if none is: enough for all orders.',
    lostBlocks:
      'Blocks lost near leaders | How many blocks in all, by type, the units have lost that are in the hex of an own leader or in one adjacent to him. Units further away are not counted. If some type is given, the others are 0; if none is: enough for the whole roll.',
    LI: 'Light infantry | Number for light infantry (LI).',
    LS: 'Light slings | Number for light infantry with slings (LS).',
    LB: 'Light bows | Number for light infantry with bows (LB).',
    AX: 'Auxilia | Number for auxilia (AX).',
    WR: 'Warriors | Number for warriors (WR).',
    MI: 'Medium infantry | Number for medium infantry (MI).',
    HI: 'Heavy infantry | Number for heavy infantry (HI).',
    LC: 'Light cavalry | Number for light cavalry (LC).',
    MC: 'Medium cavalry | Number for medium cavalry (MC).',
    HC: 'Heavy cavalry | Number for heavy cavalry (HC).',
    CH: 'Heavy chariots | Number for heavy chariots (CH).',
    EL: 'Elephants | Number for elephants (EL).',
    aroundLeader:
      'Around the leader | Only with Leadership cards: which units are with the leader chosen and around him.',
    inHex: 'Unit in his hex | Whether the leader is attached to a unit.',
    around:
      "Units around | How many own units are in the hexes adjacent to the leader's. Left out: as many as the card allows.",
    unitsInContact:
      'Units next to the enemy | Only with Clash of Shields: how many own units are adjacent to an enemy unit as the card is played. Left out: not counted, and the answer says all.',
    footBlock:
      'Foot units in the block | Only with Double Time and Line Command: how many foot units form the block chosen, each adjacent to another of it. Left out: all foot units of ownUnits.',
    section:
      'Section of its hex | Section of the hex of the unit or leader, as its player sees it; left-and-centre and centre-and-right are hexes on a dotted line.',
    alreadyOrdered: 'Has an order already | Yes, if it has got an order from this card already.',
    givenIn:
      'Orders given by section | Only with Coordinate Attack and Out Flanked, in place of ordersGiven: how many orders have been given in each section already.',
    noneOfKind:
      'No troops of that kind | Yes, if the player has no unit of the kind that the card names or, with Rally, no leader.',
    nearLeader:
      'From the leader | Where the unit is from the leader chosen (Leadership) or from the nearest one (Rally): same-hex, in his hex; adjacent, in one adjacent to his; linked, not adjacent to the leader but to another hex that is ordered with him; away, further off. With Leadership, ordersGiven counts only the units around the leader.',
    leaderSection:
      "Leader's section | Only with Leadership cards: section of the hex of the leader chosen, as his player sees it. Left out: none, one in which the card can use him.",
    inContact:
      'Next to the enemy | Only with Clash of Shields: whether the unit was adjacent to an enemy unit when the card was played.',
    inBlock:
      'In the block | Only with Double Time and Line Command: whether the unit is adjacent to another of the block that is ordered, or the first of it.',
    rolled:
      'Faces of the card | Faces of the dice rolled for I am Spartacus or Rally, in any order; when one unit alone is asked about, those not used yet. Dice that are not given do nothing. Left out: not rolled.',
    ownLeaders:
      'Own leaders | How many leaders may get an order of their own from a leader symbol. It matters if ownUnits is given. Left out: 0.',
    noLeaders: 'No leaders | Yes, if the player has no leader on the field.',
    when: 'Moment | turn-start, at the start of his own turn; later-in-turn, later in his own turn; attack-declared, the opponent has declared a close combat and not rolled; attack-rolled, he has rolled; opponent-turn, any other moment of the opponent’s turn.',
    cardsPlayed:
      'Cards played before | How many command cards this player has played already to begin this turn.',
    opponentPlayed:
      'The opponent has played | Whether the opponent has played some card that Counter Attack can repeat.',
    deck: 'Cards in the deck | How many cards are left in the deck before drawing. Left out: enough, and not counted.',
    discards:
      'Cards in the discards | How many cards are in the discards, with those played this turn. Left out: not counted.',
    hand: 'Cards in hand | How many cards the player has left in hand after playing and before drawing. Left out: those of his scenario or, without one, not counted.',
    firstStrikePlayed:
      'First Strike was used | Yes, if the opponent has played First Strike this turn.',
    spartacusPlayed:
      'I am Spartacus was played | Yes, if the card played this turn is I am Spartacus.',
    nextStep:
      'Step it wants to take | What the unit wants to do now: first-move, its first move; fire; second-move, its second move; close-combat. It is required.',
    furthestStep:
      'Furthest step | The furthest step that any unit ordered by the card has begun already.',
    stepDone: 'It has taken it | Yes, if this same unit has taken that step already.',
    wanted:
      'Card or group | The card that is looked for, or a whole group: section-cards, troop-cards, leadership-cards, tactic-cards. It is required.',
    wantedSeen:
      'Wanted ones seen | How many of those looked for have been seen already: in the own hand or in the discards. They count in cardsSeen as well.',
    cardsSeen:
      'Cards seen | How many cards are known in all: the own hand and the discards. When there is a reshuffle the discards are unknown again in the deck; for the hand that the opponent keeps, those that there were at the reshuffle still count.',
    opponentHand:
      "Opponent's hand | How many cards the opponent has in hand. Left out: it is not asked about.",
    draws:
      "Cards to draw | How many cards are drawn from the deck or dealt. Left out: 1, or none if the opponent's hand is asked about.",
    atLeast: 'At least | How many of those looked for there must be, at least.',
  }),

  answers: labelled({
    inForce:
      "Card that is followed | The card whose instructions hold: the one played or, with Counter Attack, the one that repeating the opponent's comes to.",
    orders:
      "Orders of the card | How many orders the card gives: a number; all, to everyone who qualifies; in cca/card, command, as many as Command, or dice, by the dice. With Leadership cards, how many units there can be in the leader's hexes.",
    canOrder:
      'Can be ordered | How many units, and leaders where the card counts their orders, can get one; all if nobody has counted them. With dice, the most that they can give.',
    lost: 'Orders lost | Orders that nobody can take.',
    byDice: 'By the dice | Yes, if the dice say how many orders there are.',
    units:
      'Units | Types of unit that the card can order or, with Rally, bring blocks back to; once rolled, those that the roll allows. null while it depends on the dice.',
    leaders:
      "Leaders | How a leader gets an order: counted, as one of the card's orders; besides, apart from them; no, he gets none of his own.",
    leaderMayLeave:
      'The leader may leave | Whether a leader may leave his unit with an order of this card.',
    sections:
      'Sections | Sections in which the card gives orders, as its player sees them; with Leadership cards, those in which the leader may be.',
    takenIn:
      'Orders in each section | How many orders can be given in each section. null if the card names no sections.',
    left: 'Left | Orders in the left section.',
    centre: 'Centre | Orders in the centre section.',
    right: 'Right | Orders in the right section.',
    oneOfChoice:
      '1 unit of choice | no, the card does not allow it; instead, 1 unit of choice may be ordered in place of the rest; if-none, only if there is nobody to order; only, it is all that is left.',
    cost: 'Orders that it costs | Orders of the card that it takes. 0 if it may not, or if it is the leader of a Leadership card or the unit in his hex.',
    onlyUnit:
      'It alone | Yes, if it can get the order only as the 1 unit of choice, and then nobody else gets one.',
    group: 'Group | Group of the card: Section, Troop, Leadership or Tactic.',
    copies: 'Cards in the deck | How many such cards there are in the deck of 60.',
    playedAt: 'Played | When the card is played.',
    adjacentHexes:
      "Adjacent hexes | With Leadership cards, how many hexes are ordered besides the leader's. With the others, 0.",
    moveSteps: 'Moves | How many times a unit ordered by the card may move in the turn.',
    fireSteps:
      'Fires | How many times a unit ordered by the card that can fire may do so in the turn.',
    allowsCloseCombat:
      'Allows close combat | Whether the units ordered by the card may close combat.',
    extraDice:
      'Additional dice | Dice that the card adds in close combat to the units that it orders.',
    extraDiceInBonus:
      'Additional dice in the bonus combat | Dice that the card adds in the bonus combat, after a Momentum Advance.',
    extraDiceFiring: 'Additional dice in fire | Dice that the card adds in ranged combat.',
    changedMoves:
      'Changed moves | Most hexes that each type of unit may move whose move the card changes; the others move as usual.',
    passThroughFriends:
      'Pass through friends | Types of unit that, with this card, may pass through friendly units when they move 2 hexes.',
    LI: 'Light infantry | Value for light infantry.',
    LS: 'Light slings | Value for light infantry with slings.',
    LB: 'Light bows | Value for light infantry with bows.',
    AX: 'Auxilia | Value for auxilia.',
    WR: 'Warriors | Value for warriors.',
    MI: 'Medium infantry | Value for medium infantry.',
    HI: 'Heavy infantry | Value for heavy infantry.',
    HC: 'Heavy cavalry | Value for heavy cavalry.',
    CH: 'Heavy chariots | Value for heavy chariots.',
    EL: 'Elephants | Value for elephants.',
    opponentDraws:
      'Cards drawn by the opponent | Cards that the opponent draws at the end of this turn: 1 if he used First Strike.',
    drawsFirst: 'Draws first | Who draws before the other.',
    reshuffle:
      'Shuffle | Whether the discards are shuffled: with I am Spartacus together with the deck, or because the deck does not suffice.',
    deckLeft: 'Left in the deck | Cards in the deck after drawing; null if they were not counted.',
    discardsLeft:
      'Left in the discards | Cards in the discards after drawing; null if they were not counted.',
    deck: "Cards in the deck | In cca/deck-odds, unseen cards that are not in the opponent's hand. In a step, those of the deck.",
    commandDice: 'Dice | Dice that the card rolls: as many as Command.',
    symbols: 'Symbols | Symbols of the roll that are of use, by kind; null if nothing was rolled.',
    light: 'Light | Green circles: for light units.',
    medium: 'Medium | Blue triangles: for medium units.',
    heavy: 'Heavy | Red squares: for heavy units.',
    any: 'Any | Leader symbols: for any unit.',
    ordersRolled:
      'Orders | Orders that the roll gives and somebody can take; null if nothing was rolled.',
    blocksReturned:
      'Blocks that return | Blocks that the roll brings back at most; null if nothing was rolled.',
    'none-usable': 'None | Chance that no die gives an order or brings back a block.',
    'each-die': 'Every die | Chance that each die gives an order or brings back a block.',
    openSteps: 'Open steps | Steps of the card that those who have not taken them may still take.',
    unseen: "Unseen cards | Cards that may be in the deck or in the opponent's hand.",
    wantedLeft: 'Wanted ones unseen | How many of those looked for are among them.',
    'opponent-holds':
      'The opponent holds it | Chance that the opponent holds at least that number of those looked for.',
    drawn:
      'It is drawn | Chance that at least that number of those looked for is among the cards drawn.',
    heldWanted:
      "In the opponent's hand | How many of those looked for the opponent holds, and their mean.",
    drawnWanted: 'Among those drawn | How many of those looked for are drawn, and their mean.',
  }),

  terms: {
    'section-cards': 'Section cards',
    'troop-cards': 'Troop cards',
    'leadership-cards': 'Leadership cards',
    'tactic-cards': 'Tactic cards',
    'group.section': 'Section',
    'group.troop': 'Troop',
    'group.leadership': 'Leadership',
    'group.tactic': 'Tactic',

    'countered.none': 'none',
    'opponentSection.none': 'not told',
    'leaderSection.none': 'not told',
    'left-and-centre': 'between left and centre',
    'centre-and-right': 'between centre and right',

    'same-hex': "in the leader's hex",
    'nearLeader.adjacent': 'in a hex adjacent to the leader',
    linked: 'linked to those hexes',
    away: 'further off',

    'turn-start': 'at the start of his own turn',
    'later-in-turn': 'later in his own turn',
    'attack-declared': 'a combat declared, before the opponent rolls',
    'attack-rolled': 'when the opponent has rolled',
    'opponent-turn': "at another moment of the opponent's turn",

    'first-move': 'first move',
    fire: 'fire',
    'second-move': 'second move',
    'close-combat': 'close combat',
    'furthestStep.none': 'none',
    'orders.command': 'as many as Command',
    'orders.dice': 'by the dice',
    'leaders.counted': 'as one of the orders',
    'leaders.besides': 'apart from the orders',
    'leaders.no': 'no order of his own',
    'oneOfChoice.no': 'no',
    'oneOfChoice.instead': 'in place of the rest',
    'oneOfChoice.if-none': 'if there is nobody to order',
    'oneOfChoice.only': 'it is all that is left',
    'drawsFirst.player': 'the player',
    'drawsFirst.opponent': 'the opponent',
  },

  steps: {
    'cca-2.1/deck': 'The deck has {cards} cards; seen: {seen}.',
    'cca-3.5/hand':
      "In the opponent's hand there {cards?is|are} {cards} {cards?card|cards}, any of the unseen.",
    'cca-6.1/at-start': 'At the start of the turn 1 command card is played.',
    'cca-6.1/late': "{card} is played only at the start of one's own turn.",
    'cca-6.1/one': 'A card has been played this turn already: only 1 is played.',
    'cca-6.2/card': '{card} says how many may be ordered and where.',
    'cca-7.1/chosen-unit': 'With {card} the player may announce an order for {unit:the}.',
    'cca-7.1/chosen-leader':
      'With {card} the player may announce an order for the leader, who leaves his unit.',
    'cca-7.2/no-order-unit': '{unit:The} gets no order: it may neither move nor battle.',
    'cca-7.2/no-order-leader': 'The leader gets no order of his own: he does not move by himself.',
    'cca-7.3/unit':
      '{unit:The} is in a hex on a dotted line: an order in either of its 2 sections will do.',
    'cca-7.3/orders':
      'For those in a hex on a dotted line an order in either of its 2 sections will do.',
    'cca-7.4/second': '{unit:The} has an order from this card already: it gets 1 at most.',
    'cca-7.4/orders': 'Each unit gets 1 order at most: {lost} {lost?is|are} lost.',
    'cca-7.5': 'There are more orders than units in the section: {lost} {lost?is|are} lost.',
    'cca-8.17/orders': 'Auxilia count as light troops when orders are given.',
    'cca-8.20/orders': 'Warriors count as medium troops when orders are given.',
    'cca-8.26/orders': 'Elephants count as heavy and mounted troops when orders are given.',
    'cca-8.28/orders': 'Chariots count as heavy and mounted troops when orders are given.',
    'cca-8.35/orders': '{card} lets a leader leave his unit with an order of his own.',
    'cca-8.35/not-here': '{card} does not let a leader leave his unit.',
    'cca-8.36/one': 'Ordering a leader takes 1 order of the card.',
    'cca-8.36/orders': 'Each leader who is ordered takes 1 of the orders of the card.',
    'cca-8.37/orders':
      'The other orders may go to other units, the one that the leader leaves among them.',
    'cca-16.1/draw-one': 'The card played goes to the discards and 1 is drawn from the deck.',
    'cca-16.1/unknown': '{draws} {draws?card is|cards are} drawn, any of the unseen.',
    'cca-16.2':
      '{draws} must be drawn and the deck has {deck}: the discards ({discards}) are shuffled and form a new deck.',
    'cca-19.17/draws': 'In his turn {turn} the Roman player draws {draws} cards.',
    'deck/copies': 'In the whole deck, {card}: {copies}; seen: {seen}.',

    'card/units-only': 'A leader is not a unit: {card} gives him no order of his own.',
    'card/no-orders': '{card} orders nobody.',
    'card/outside': 'The card gives orders in another section ({sections}); the hex is: {section}.',
    'card/other-kind':
      'The card {card} names another kind of troops: it will not do for {unit:the}.',
    'card/as-choice':
      "There is nobody to order with {card}: 1 unit of the player's choice is ordered.",
    'card/not-commanded':
      "{unit:The} is not under the leader's command: it can only be the 1 unit of choice.",
    'card/choice-is-one': 'Only 1 unit of choice is ordered, and orders have been given: {given}.',
    'card/choice-outside':
      "By reading b of R82 the unit of choice must be in the card's section: {sections}.",
    'card/leader-outside': 'The leader is not in the section that the card asks for: {sections}.',
    'card/no-contact': '{unit:The} was adjacent to no enemy unit when the card was played.',
    'card/outside-block': '{unit:The} does not form a block with the others that are ordered.',
    'card/symbol': 'A symbol of the roll orders {unit:the}.',
    'card/no-symbol': 'No free symbol of the roll will do for {unit:the}.',
    'card/used-up': 'The card {card} has no more orders to give here.',
    'card/all': 'All that qualify for the card are ordered: {qualify}.',
    'card/around':
      'In the hexes that the leader orders there {qualify?is|are} {qualify} {qualify?unit|units}.',

    'cca-18.1': 'Section cards give orders in the sections that they name.',
    'cca-18.2': 'Section cards show a helmet: a leader may be ordered too.',
    'cca-18.3/orders': '{card} gives 2 orders in the left section.',
    'cca-18.4/orders': '{card} gives 2 orders in the centre section.',
    'cca-18.5/orders': '{card} gives 2 orders in the right section.',
    'cca-18.6/orders': '{card} gives 3 orders in the left section.',
    'cca-18.7/orders': '{card} gives 3 orders in the centre section.',
    'cca-18.8/orders': '{card} gives 3 orders in the right section.',
    'cca-18.9/orders': '{card} gives 4 orders in the left section.',
    'cca-18.10/orders': '{card} gives 4 orders in the centre section.',
    'cca-18.11/orders': '{card} gives 4 orders in the right section.',
    'cca-18.12/orders': '{card} gives 1 order in each of the 3 sections.',
    'cca-18.13/orders': '{card} gives 2 orders in the left section and another 2 in the right one.',
    'cca-18.14': 'Troop cards order one kind of units, in any section, as many as Command.',
    'cca-18.15/orders': '{card} gives orders to light units, foot and mounted: as many as Command.',
    'cca-18.16/fact':
      'With {card}, light foot and auxilia may pass through 1 friendly unit when they move 2 hexes.',
    'cca-18.17/orders':
      '{card} gives orders to medium units, foot and mounted: as many as Command.',
    'cca-18.18/orders': '{card} gives orders to heavy units, foot and mounted: as many as Command.',
    'cca-18.19/orders': '{card} gives orders to mounted units and leaders: as many as Command.',
    'cca-18.20':
      'Leadership cards order a leader, the unit in his hex and those in adjacent hexes.',
    'cca-18.21/orders':
      "{card} orders a leader's hex and 3 adjacent hexes, or instead 1 unit of choice.",
    'cca-18.22/orders':
      '{card} orders the hex of a leader on the left and 4 adjacent hexes, or instead 1 unit of choice.',
    'cca-18.23/orders':
      '{card} orders the hex of a leader in the centre and 4 adjacent hexes, or instead 1 unit of choice.',
    'cca-18.24/orders':
      '{card} orders the hex of a leader on the right and 4 adjacent hexes, or instead 1 unit of choice.',
    'cca-18.25': 'What a Tactic card says takes precedence over the basic rules.',
    'cca-18.26': 'With {card}, Command says how many orders, or how many dice, there are.',
    'cca-18.27': 'On {card}, fire means ranged combat.',
    'cca-18.28/orders':
      '{card} orders all units adjacent to the enemy, which roll 2 more dice and do not move before.',
    'cca-18.29/fact': 'In the bonus combat the normal dice are rolled, without the 2 of {card}.',
    'cca-18.30': 'The position as the card is played counts.',
    'cca-18.31': "Counter Attack gives the same order as the opponent's card: {card}.",
    'cca-18.31/nothing': 'The opponent has played no card: {card} has nothing to repeat.',
    'cca-18.32': 'When counterattacking, left and right are swapped: {card} is followed.',
    'cca-18.33':
      'Orders must be given in the same section as the opponent; for the one who counterattacks: {sections}.',
    'cca-18.34/orders':
      '{card} orders all units with ranged weapons: they fire 2 times and do not move.',
    'cca-18.35/orders': '{card} orders a block of 4 foot units at most.',
    'cca-18.36/fact':
      'With {card} warriors move up to 3 hexes, but after 2 or 3 they must close combat.',
    'cca-18.37/fact':
      'With {card} light infantry moves no further; auxilia move 2 hexes and may close combat.',
    'cca-18.38/orders': '{card} gives no orders: it makes the unit attacked battle first.',
    'cca-18.38/now':
      'The opponent has declared a close combat and not rolled yet: this is the moment for {card}.',
    'cca-18.38/rolled': 'The opponent has rolled his dice already: it is too late for {card}.',
    'cca-18.38/wait': '{card} waits until the opponent declares a close combat.',
    'cca-18.39/fact': "If the opponent's unit holds its hex, it may battle back.",
    'cca-18.40': 'Whoever uses First Strike draws before his opponent.',
    'cca-18.41/orders': '{card} gives orders by dice: as many as Command.',
    'cca-18.41/dice': '{dice} {dice?die is|dice are} rolled: as many as Command.',
    'cca-18.41/symbols': 'Unit and leader symbols rolled: {orders}. Each of them gives 1 order.',
    'cca-18.42/fact': 'The units ordered by {card} battle with 1 more die this turn.',
    'cca-18.43':
      'The deck and the discards, with the card itself, are shuffled together; the cards in hand are not.',
    'cca-18.44/orders': '{card} orders a block of foot units, of any number.',
    'cca-18.45/fact':
      'With {card} units may fire or close combat after they move, and advance if they win.',
    'cca-18.46/orders': '{card} gives orders to light units, foot and mounted: as many as Command.',
    'cca-18.46/steps': 'The card lets units move, then fire and then move again.',
    'cca-18.47/late':
      'Another step has been begun ({furthest}): the earlier one ({step}) is over for all units.',
    'cca-18.47/done': 'The unit has taken that step already ({step}): each is taken 1 time.',
    'cca-18.47/open': 'The step is open ({step}) and optional.',
    'cca-18.47/fact':
      'There are 3 optional steps, each for all units before the next: move, fire and move again.',
    'cca-18.48/fact':
      'With {card}, light foot and auxilia may pass through friendly units when they move 2 hexes.',
    'cca-18.49/orders':
      '{card} gives orders to mounted units, as many as Command, which roll 1 more die and do not fire.',
    'cca-18.50/fact':
      'With {card}, heavy cavalry, elephants and chariots move up to 3 hexes and may battle.',
    'cca-18.51/orders': '{card} orders the units that regain blocks by the dice.',
    'cca-18.51/dice': '{dice} {dice?die is|dice are} rolled: as many as Command.',
    'cca-18.51/symbols':
      'Unit and leader symbols rolled: {symbols}. {blocks} {blocks?block returns|blocks return}.',
    'cca-18.51/no-leaders': 'Without leaders no dice are rolled: 1 unit of choice is ordered.',
    'cca-18.51/full': '{unit:The} has lost no blocks: there is nothing to bring back.',
    'cca-18.51/far': "{unit:The} is neither in a leader's hex nor in one adjacent to him.",
    'cca-18.52': 'The units that regain blocks are ordered: they may move and battle.',
    'cca-18.53': '{unit:The} may not regain blocks with this card.',
    'cca-18.53/excluded': 'Neither elephants nor chariots regain blocks with this card.',
  },

  because: {
    'deck-suffices': 'The deck has {deck} and {draws} must be drawn.',
    'gets-an-order': 'It gets an order.',
    'hand-grown': 'This is his turn {turn}: the Roman hand grows no more.',
    'names-no-section': 'The card counterattacked names no sections to be swapped.',
    'no-elephants-or-chariots': 'There are no elephants or chariots to rally.',
    'no-surplus-orders': 'There are not more orders than units and leaders in the section.',
    'not-elephants-or-chariots': '{unit:The} is neither elephants nor chariots.',
    'not-in-its-sections': 'Neither of the 2 sections of its hex is one of the card.',
    'not-rallied': '{unit:The} regains no blocks.',
    'section-not-told': 'It was not told in which section the opponent gave his orders.',
  },

  summaries: {
    'may-play/yes': '{card} may be played at this moment.',
    'may-play/no': '{card} may not be played at this moment.',
    'card/number': '{card} gives {orders} {orders?order|orders} at most.',
    'card/command': '{card} gives as many orders as the Command of its player.',
    'card/all': '{card} orders all units that qualify for it.',
    'card/dice': '{card} gives the orders that the dice say, as many dice as Command.',
    'card/leader': '{card} orders a leader and {orders} units at most.',
    'card/none': '{card} gives no orders: it is played against an attack of the opponent.',
    'orders/given': 'With {card}, {order} {order?order|orders} can be given.',
    'orders/all': 'With {card}, all units that qualify for it are ordered.',
    'orders/dice': 'With {card}, the dice give {order} {order?order|orders} at most.',
    'orders/lost':
      'With {card}, {order} {order?order|orders} can be given and {lost} {lost?is|are} lost.',
    'orders/nobody': 'With {card} there is nobody to order: 1 unit of choice is ordered.',
    'may-order/unit-yes': 'With {card}, {unit:the} may get an order.',
    'may-order/unit-no': 'With {card}, {unit:the} may not get an order.',
    'may-order/unit-choice':
      'With {card}, {unit:the} may get the order, but only as the 1 unit of choice.',
    'may-order/leader-yes': 'With {card}, the leader may leave his unit.',
    'may-order/leader-no': 'With {card}, the leader may not leave his unit.',
    'draw/plain': 'At the end of the turn {draws} {draws?card is|cards are} drawn.',
    'draw/reshuffle':
      'At the end of the turn {draws} {draws?card is|cards are} drawn, and the discards are shuffled.',
    'draw/first-strike':
      'The opponent, who used First Strike, draws first; then the player draws {draws}.',
    'spartacus/dice': 'I am Spartacus rolls {dice} {dice?die|dice}.',
    'spartacus/rolled':
      'With {dice} {dice?die|dice}, I am Spartacus gives {orders} {orders?order|orders}.',
    'rally/dice': 'Rally rolls {dice} {dice?die|dice}.',
    'rally/rolled':
      'With {dice} {dice?die|dice}, Rally brings back {blocks} {blocks?block|blocks}.',
    'rally/no-leaders': 'Without leaders, Rally orders 1 unit of choice.',
    'move-fire-move/yes': 'With Move-Fire-Move the unit may take that step now: {step}.',
    'move-fire-move/no': 'With Move-Fire-Move the unit may not take that step now: {step}.',
    'deck-odds/hand':
      'The chance that the opponent holds at least {atLeast} in his {cards} {cards?card|cards} ({card}) is {chance}.',
    'deck-odds/draws':
      'The chance to draw at least {atLeast} in {cards} {cards?card|cards} ({card}) is {chance}.',
  },

  briefs: {
    'may-play/yes': 'May be played',
    'may-play/no': 'May not be played',
    'card/number': '{orders} {orders?order|orders}',
    'card/command': 'As many as Command',
    'card/all': 'All that qualify',
    'card/dice': 'By the dice',
    'card/leader': 'A leader and {orders} units',
    'card/none': 'No orders',
    'orders/given': '{order} {order?order|orders}',
    'orders/all': 'All that qualify',
    'orders/dice': 'Up to {order} {order?order|orders}',
    'orders/lost': '{order} {order?order|orders}; {lost} lost',
    'orders/nobody': '1 unit of choice',
    'may-order/unit-yes': 'May get it',
    'may-order/unit-no': 'May not get it',
    'may-order/unit-choice': 'It alone, of choice',
    'may-order/leader-yes': 'May leave his unit',
    'may-order/leader-no': 'May not leave his unit',
    'draw/plain': '{draws} {draws?card|cards}',
    'draw/reshuffle': '{draws} {draws?card|cards}; a shuffle',
    'draw/first-strike': 'The opponent first',
    'spartacus/dice': '{dice} {dice?die|dice}',
    'spartacus/rolled': '{orders} {orders?order|orders}',
    'rally/dice': '{dice} {dice?die|dice}',
    'rally/rolled': '{blocks} {blocks?block|blocks}',
    'rally/no-leaders': '1 unit of choice',
    'move-fire-move/yes': 'May',
    'move-fire-move/no': 'May not',
    'deck-odds/hand': '{chance}',
    'deck-odds/draws': '{chance}',
  },

  problems: {
    'counter-what': 'With Counter Attack, say which card the opponent has just played.',
    'only-counter-attack': "Only Counter Attack repeats a card of the opponent's; {card} does not.",
    'only-any-section':
      "The opponent's section matters only when Leadership Any Section is counterattacked.",
    'command-or-scenario': 'Command follows from the scenario: give one of the two, not both.',
    'which-turn': 'At Lake Trasimene the Roman hand grows: give the number of his turn.',
    'needs-command': 'This card goes by Command: give it, or give the scenario and the army.',
    'block-beyond-army':
      'The block has {given} foot {given?unit|units}, but the player has {foot} in all.',
    'only-leaders-detach': 'Only a leader may leave a unit.',
    'is-of-that-kind': 'The player does have troops of that kind: {unit:the} is one.',
    'more-faces-than-command':
      '{given?There is|There are} {given} {given?face|faces}, but the card rolls {dice} {dice?die|dice}.',
    'more-than-copies': 'The deck has only {copies} ({card}).',
    'seen-fewer':
      '{given} {given?card has|cards have} been seen in all, fewer than of those looked for: {seen}.',
    'too-few-unseen': 'Only {unseen} {unseen?card is|cards are} unseen: too few for what is asked.',
    'played-is-discarded':
      'The discards hold {given}, but {played} {played?has|have} been played this turn and {played?is|are} among them.',
    'more-than-the-deck': 'That makes {given} cards, and the whole deck has {max}.',
    'too-few-to-draw': 'The deck and the discards hold {given}, and {draws} must be drawn.',
  },
} satisfies PartOfMessages;
