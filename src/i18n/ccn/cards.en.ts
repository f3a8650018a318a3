import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    ...titled(`
    ccn/first-strike: May First Strike be played? | Who strikes first | Says whether First Strike may be played at this moment, who then fights first, and what the defender and the attacker may no longer do in this melee. The dice of both are asked in ccn/melee.
    ccn/elan: Élan: orders by dice | What orders the dice give | Says how many dice the card Élan rolls, what orders the faces rolled give and to whom, and the exact chance of each number of orders.
    ccn/rally: Rally: blocks by dice | Which blocks come back | Says how many dice the card Rally rolls, how many blocks the faces rolled bring back and to which units, how many units are thereby ordered at most, and the exact chance of each number of blocks.
    ccn/short-supply: Short Supply: whom and to which hex | Which unit goes to its own rear | Says whether Short Supply may be used on a unit, who chooses what, to which row and hexes the unit goes, and what it and the player of the card may still do this turn.
    ccn/deck-odds: Which cards are left | Whether he holds it, whether you draw it | Says how many cards of a kind the deck has, and gives the exact chance that the opponent holds one or that one is drawn, by the cards that have been seen.
    `),
    'ccn/card': {
      title: 'What a card says',
      line: 'Whom it orders, where, with what dice',
      about:
        'Says of a Command card how many there are, when it is played, whom it orders and where, what dice it gives, how far it lets units move, what it forbids, what it gives to a player without the troops that it names and, if it is Counter-Attack, which card it becomes.',
      fields: labelled(`
        cardsInHand: Cards in hand | It matters with Assault cards: Command cards in hand, counting the one just played; those on the Infantry in Square track do not count. Left out: the answer says command.
      `),
      answers: labelled(`
        orders: Orders | How many units and leaders it orders at most: a number; command, as many as Command; all, all that qualify; dice, as the dice fall.
        arms: Arms | Arms of the units that it orders.
        units: Units | Types of unit that it orders.
        leaders: Leaders | Orders for leaders: no, none of their own; counted, they take one of its orders; all, it orders all of them.
      `),
    },
    'ccn/draw': {
      title: 'Drawing at the end of the turn',
      line: 'How many you draw, and shuffles',
      about:
        'Says how many cards are drawn at the end of the turn and kept, who draws first, whether there is a shuffle and how many cards are left, with Scout, Élan, Counter-Attack and First Strike.',
      fields: labelled(`
        commandCard: Card of the turn | The card that the player whose turn it is has played; other, any that bears on no draw.
      `),
    },
  },

  fields: labelled(`
    strikesPlayed: First Strikes played | How many First Strikes the opponent has played this turn.
    deck: Cards in the deck | How many cards are left in the deck before drawing, and with Élan before its shuffle. Left out: enough, and not counted.
    discards: Cards in the discards | How many cards are in the discards, with those played this turn: also Élan and First Strike. Left out: not counted.
    hand: Cards left in hand | How many cards the player has left in hand after playing and before drawing. Left out: not counted.
    when: Moment | melee-declared, the opponent has declared an attack in melee (a Bonus Attack too) and not rolled; melee-rolled, he has rolled for it; battle-back, the unit of the card's player attacked and the enemy battles back; fire-declared, the opponent fires; other-moment, any other moment of the opponent's turn; own-turn, as the card of one’s own turn.
    defendingUnit: Defending unit | Type of the unit that is attacked, as in unit; leader, a leader who is alone in his hex.
    attackingUnit: Attacking unit | Type of the unit that attacks, as in unit.
    strikePlayed: Another one in this melee | Whether a First Strike has been played in this melee already, by whomever.
    otherCards: Other cards in hand | Only for own-turn: how many Command cards the player has in hand besides First Strike, without those on the Infantry in Square track.
    rolled: Faces of the card | Faces of the dice rolled for Élan or Rally, in any order. Dice that are not given are still open in the odds and bring nothing in the rest of the answer. Left out: not rolled.
    infantryUnits: Infantry units | How many infantry units the player has on the field. If infantry, cavalry or artillery is given, what is left out of the three is 0; if none is: enough for every order.
    cavalryUnits: Cavalry units | How many cavalry units the player has on the field, as in infantryUnits.
    artilleryUnits: Artillery units | How many artillery units the player has on the field, as in infantryUnits.
    ownLeaders: Own leaders | How many leaders of his may get an order of their own from a flag. It matters if units are given. Left out: 0.
    weakened: Units below strength | The player's units on the field that have fewer blocks than they began with. Eliminated units are not on the field. If none is given: enough for the whole roll.
    lostBlocks: Blocks lost | How many blocks fewer the unit has than it began with.
    noneWeakened: None below strength | Yes, if all units of the player are at full strength.
    owner: Owner of the unit | Whose unit it is: player, of the player of the card; opponent, of his opponent.
    ownEdge: Its own edge | Edge of the board on which the baseline of the unit's owner is: bottom, row A; top, row I.
    baselineFull: Baseline full | Whether the unit can enter no hex of its baseline in its section.
    closedHexes: Hexes it cannot enter | Names of the hexes of its first two rows that it cannot enter: with a unit, an enemy leader, or ground that is closed to it. A1 is at the left end of the bottom row.
    wanted: Card or group | The card that is looked for, or a whole group: section-cards, all Section cards; tactic-cards, all Tactic cards; left-cards, center-cards, right-cards, the Section cards that give orders in this section alone. It is required.
  `),

  answers: labelled(`
    group: Kind | Section card or Tactic card.
    sectionOrders: Orders by section | Orders in each section that it names, as its player sees it; command, as many as Command.
    left: Left Flank | Orders on the Left Flank.
    centre: Center | Orders in the Center.
    right: Right Flank | Orders on the Right Flank.
    bicorne: Bicorne | Whether it shows a bicorne: an attached leader may be ordered to detach, but not from a square.
    fallback: 1 unit of the player’s choice | no, it does not allow it; if-none, the player orders 1 unit of the player’s choice if he has nobody of those that it names; instead, he may order 1 unit in place of the rest.
    ordersSquares: Squares | Whether it may order infantry in square.
    adjacentEnemy: Next to the enemy | any, it does not matter; must, only units adjacent to an enemy unit are ordered; must-not, none that is.
    allowsFire: Allows fire | Whether units ordered by it may fire, if nothing else bars it. With Bombard, only those that stay.
    allowsMelee: Allows melee | Whether units ordered by it may attack in melee, if nothing else bars it.
    cardDice: Additional dice | Dice that the card adds for units that are not of the Guard.
    guardDice: Additional dice of the Guard | Dice that the card adds for units of the Guard.
    fire: In fire | Dice added in ranged combat.
    melee: In melee | Dice added in an attack in melee.
    bonus: In the Bonus Attack | Dice added in the Bonus Melee attack of cavalry.
    cardMoves: Changed moves | Types of unit whose move the card changes: how far they may move, and how far to fight afterwards. All others move as usual.
    types: Types | Types of unit whose move the card changes in this way.
    moves: Move | Most hexes that it may move.
    fights: Move and fight | Most hexes after which it may fight; 0 if only where it stays, or not at all.
    draws: Cards drawn | Cards that the player draws at the end of the turn.
    keeps: Cards kept | How many of these he keeps; he discards the others.
    opponentDraws: Cards drawn by the opponent | Cards that the opponent draws at the end of this turn: one for each First Strike.
    deckToDraw: In the deck for the draw | Cards in the deck as the draw begins; null if they were not counted.
    deckLeft: Left in the deck | Cards in the deck afterwards; null if they were not counted.
    discardsLeft: Left in the discards | Cards in the discards afterwards; null if they were not counted.
    handAtEnd: Hand at the end | Cards in the player's hand after drawing; null if they were not counted.
    mayBattleBack: May battle back | Whether the unit may battle back in this melee; null where what is asked has no bearing on it.
    mayFormSquare: May form square too | Whether the unit may form square besides First Strike.
    mayRetire: May retire too | Whether the cavalry may Retire and Reform besides First Strike.
    drawsBefore: Draws first | Whether the player of First Strike draws before his opponent at the end of the turn.
    symbols: Symbols | Symbols of the roll, by kind; null if nothing was rolled.
    infantry: Infantry | Infantry symbols.
    cavalry: Cavalry | Cavalry symbols.
    artillery: Artillery | Artillery symbols.
    flag: Flags | Flags: any unit or leader with Élan, nothing with Rally.
    lost: Lost | Symbols that find nobody; null if nothing was rolled.
    arms: Arms | Arms of whom the roll may order; null if nothing was rolled.
    leadersOrdered: Leaders | Leaders who may get an order of their own at most; null if nothing was rolled.
    extraDice: Additional dice | Dice that each unit ordered by the card gets, in fire, in melee and in the Bonus Attack.
    reshuffle: Shuffle | Whether deck and discards are shuffled.
    blocksReturned: Blocks that return | Blocks that the roll brings back; null if nothing was rolled.
    units: Units | Types of unit that may regain a block; null if nothing was rolled.
    unitsOrdered: Units ordered | How many units regain a block at most and are thereby ordered; null if nothing was rolled.
    unitChosenBy: Unit chosen by | Who chooses the unit: the player of the card.
    hexChosenBy: Hex chosen by | Who chooses the hex: the owner of the unit.
    row: Row | Row in which the unit is placed, 1 being its own baseline; null if it has no room in the first two rows.
    hexes: Hexes | Hexes from which the owner of the unit chooses.
    leaderGoes: Leader goes along | Whether an attached leader is placed with the unit.
    mayFight: May fight this turn | Whether the card leaves it open to the unit to fight this turn.
    ordered: Counts as ordered | Whether the unit counts as ordered.
    copies: Cards in the whole deck | How many of these there are in the whole deck of 70.
    deck: Cards in the deck | In ccn/deck-odds, unseen cards that are not in the opponent's hand.
  `),

  terms: {
    ...worded(`
      group: section = Section | tactic = Tactic
      playedAt: own-turn = at the start of his own turn | melee-declared = when the opponent declares a melee
      sectionOrders orders left centre right: command = as many as Command
      orders: dice = by the dice
      leaders: no = none of their own | counted = as one of its orders | all = all of them
      fallback: no = no | if-none = without the troops that it names | instead = in place of the rest
      adjacentEnemy: any = does not matter | must = must be adjacent | must-not = may not be adjacent
      owner unitChosenBy hexChosenBy: player = the player of the card | opponent = the opponent
      ownEdge: bottom = the bottom edge | top = the top edge
      when: melee-declared = a melee declared, before the opponent rolls | melee-rolled = when the opponent has rolled | battle-back = a battle back | fire-declared = the opponent fires | other-moment = at another moment of the opponent's turn | own-turn = as the card of his own turn
    `),
    ...said(`
      other: any other card
      unknown: not counted
      left-cards: cards of the Left Flank alone
      center-cards: cards of the Center alone
      right-cards: cards of the Right Flank alone
    `),
  },

  steps: said(`
    ccn-5.241: The card played goes to the discards and 1 is drawn.
    ccn-5.242: The opponent has used First Strike: he draws first, {draws} {draws?card|cards}.
    ccn-5.243: {draws} {draws?is|are} to be drawn, and the deck runs out ({deck}): the discards ({discards}) are shuffled and form a new deck.
    ccn-5.244: After Élan the deck ({deck}) and the discards ({discards}, with Élan itself) are shuffled together before the draw.
    ccn-5.244/at-once: By reading b of R79 deck and discards were shuffled as Élan was played, without what was played this turn.
    ccn-5.244/later: By reading c of R79 deck and discards are shuffled after the draw.
    ccn-8.1: It is one of the {cards} Section cards.
    ccn-8.7/fact: The arrow with cards counts units and leaders together: as many as Command at most.
    ccn-8.8/draw: At the end of the turn 2 cards are drawn and 1 is kept.
    ccn-8.9/draw: At the end of the turn 2 cards are drawn and 1 is kept.
    ccn-8.10/draw: At the end of the turn 2 cards are drawn and 1 is kept.
    ccn-8.24: It is one of the {cards} Tactic cards.
    ccn-8.27: All units that {card} orders get the same number of additional dice: {dice}.
    ccn-8.28: {card} tells the Guard apart: {guard} for it, {dice} for other units.
    ccn-8.29/fact: Infantry may move 2 hexes and still fight in melee.
    ccn-8.30/fact: The units ordered may not use ranged combat.
    ccn-8.31/fact: Guard infantry fights in melee with 1 more die, other infantry with none.
    ccn-8.32/fact: A player without infantry orders 1 unit of his choice.
    ccn-8.33/fact: Artillery may move 3 hexes and not fight, or stay and fight.
    ccn-8.34/fact: Artillery that stays fights with 2 more dice, of the Guard with 3.
    ccn-8.35/fact: A player without artillery orders 1 unit of his choice.
    ccn-8.37/fact: Cavalry fights with 2 more dice all turn, also of the Guard.
    ccn-8.38/fact: Heavy cavalry may move 3 hexes and still fight.
    ccn-8.40/fact: A player without cavalry orders 1 unit of his choice.
    ccn-8.44/fact: Each flag orders any 1 unit or 1 leader, who may detach.
    ccn-8.48/fact: The units ordered fire with 1 more die.
    ccn-8.49/fact: A unit adjacent to an enemy unit is not ordered.
    ccn-8.50/fact: The units ordered do not move, but they may leave square.
    ccn-8.51/fact: A player without infantry and artillery orders 1 unit of his choice.
    ccn-8.52/fact: A unit next to which an enemy unit retreats before it fires may no longer fire, nor fight in melee.
    ccn-8.54/fact: The unit that fights first by it may not battle back in that melee.
    ccn-8.55/fact: Only one First Strike is played in a melee.
    ccn-8.57/fact: Light infantry, Grenadiers, Guard and infantry with a leader may move 2 hexes and fight.
    ccn-8.58/fact: Other infantry may move 1 hex and fight, or 2 and not fight.
    ccn-8.59/fact: A player without infantry orders 1 unit of his choice.
    ccn-8.61/fact: The units ordered fight in melee with 1 more die.
    ccn-8.62/fact: The units ordered may not use ranged combat.
    ccn-8.63/fact: In the Bonus Melee attack cavalry rolls its normal dice.
    ccn-8.66/fact: A unit ordered by it fights with 1 more die.
    ccn-8.67/fact: A leader may detach; a unit that he joins is not ordered by that.
    ccn-8.68/fact: A player without leaders orders 1 unit of his choice.
    ccn-8.71/fact: Those that make the strategic move, of up to 4 hexes, may not fight.
    ccn-8.74/fact: No unit gets more blocks than it had at the start.
    ccn-8.75/fact: A unit that regains at least 1 block is ordered.
    ccn-8.77/fact: If the unit can enter no hex of its baseline in its section, it goes to an empty hex of the row in front.
    ccn-8.78/fact: An attached leader goes with the unit.
    ccn-8.79/fact: If the unit belongs to the player of the card, it may not fight this turn.
    ccn-8.80/fact: Infantry in square may not be chosen.
    ccn-8.81/fact: A leader who is alone may not be chosen.
    ccn-2.1/deck: The deck has {cards} cards; seen: {seen}.
    ccn-3.6/hand: In the opponent's hand there {cards?is|are} {cards} {cards?card|cards}, any of the unseen.
    ccn-5.11/strike: First Strike orders nobody: phases 2 to 4 are skipped and another card is drawn.
    ccn-5.11/supply: The card orders nobody: phases 2 to 4 are skipped and another card is drawn.
    ccn-5.20/dice: Command is the cards in hand, this one included: {cards}.
    ccn-5.24/rolled: Nobody is left for some of the orders, and they are lost: {lost}.
    ccn-5.121/late: The attacker has rolled already: it is too late for First Strike.
    ccn-5.158/strike: First Strike is not played against a unit that battles back.
    ccn-5.241/unknown: {draws} {draws?card is|cards are} drawn, any of the unseen.
    ccn-5.242/strike: At the end of the turn the player of First Strike draws before his opponent.
    ccn-8.46: After Élan the deck and the discards are shuffled together.
    ccn-6.11/strike: The attacking cavalry may not Retire and Reform before First Strike.
    ccn-6.19/strike: The attacking infantry may not form square before the First Strike of cavalry.
    ccn-6.25/anyway: A square attacked by cavalry fights first anyway, without the card.
    ccn-8.43/dice: {dice} {dice?die is|dice are} rolled: as many as Command.
    ccn-8.43/symbols: Each symbol of an arm orders 1 unit of it: infantry {infantry}, cavalry {cavalry}, artillery {artillery}.
    ccn-8.44: Each flag orders any 1 unit or 1 leader: {flags}.
    ccn-8.45/turn: Whoever is ordered fights with 1 more die all turn.
    ccn-8.53/now: The opponent has declared a melee and not rolled yet: this is the moment for First Strike.
    ccn-8.53/no-melee: First Strike waits until the opponent declares a melee.
    ccn-8.53/leader: A leader who is alone is no unit, and he does not fight: First Strike is not for him.
    ccn-8.53/own-turn: First Strike is not the card of a player’s own turn while its player has another one.
    ccn-8.53/first: {unit:The} fights first; if {attacker:the} is still in its hex, it then attacks as ordered.
    ccn-8.53/no-square: After First Strike {unit:the} may not form square as well.
    ccn-8.53/no-retire: After First Strike {unit:the} may not Retire and Reform as well.
    ccn-8.54/after: After First Strike {unit:the} may not battle back in this melee.
    ccn-8.55: A First Strike has been played in this melee already: there is no second one.
    ccn-8.73/dice: {dice} {dice?die is|dice are} rolled: as many as Command.
    ccn-8.73/symbols: Symbols of an arm, each of which may return 1 block: {symbols}.
    ccn-8.74: No unit goes beyond its full strength: of {symbols} {symbols?block|blocks}, {blocks} {blocks?returns|return}.
    ccn-8.75: Each unit that regains a block is ordered.
    ccn-8.76: The player of the card chooses 1 unit of either side.
    ccn-8.76/baseline: {unit:The} goes to a hex of its own baseline in the same section, which its owner chooses.
    ccn-8.76/ordered: By reading b of R81 {unit:the} counts as ordered.
    ccn-8.77: {unit:The} can enter no hex of its baseline in this section: it goes to an empty hex of the row in front.
    ccn-8.78: Its leader is placed with it.
    ccn-8.79: {unit:The} belongs to the player of the card: it may not fight this turn.
    ccn-8.80: {unit:The} is in square: it may not be chosen.
    ccn-8.81: A leader who is alone may not be chosen.
  `),

  because: said(`
    one-of-choice: The player has nobody of those that {card} names: 1 unit of the player’s choice gets an ordinary order.
    no-first-strike: The opponent has used no First Strike this turn.
    first-of-the-melee: No First Strike has been played in this melee.
    in-own-turn: It is played as the card of his own turn, in no melee.
    only-card: It is the only card in hand.
    no-flag: No flag was rolled.
    all-orders-taken: Every order finds somebody.
    every-symbol-serves: Every symbol finds a unit below strength.
    no-block-returns: No block returns.
    not-in-square: The unit is not in square.
    is-a-unit: {unit:The} is no lone leader.
    no-hex-on-baseline: {unit:The} can enter no hex of its baseline in this section.
    hex-on-baseline: {unit:The} can enter a hex of its baseline in this section.
    no-leader-with-it: {unit:The} has no attached leader.
    unit-of-the-opponent: {unit:The} belongs to the opponent.
  `),

  ...summed(`
    card/number: {card} gives {orders} {orders?order|orders}. | {orders} {orders?order|orders} |
    card/command: {card} gives as many orders as Command. | As many as Command | It gives as many orders as Command.
    card/all: {card} orders all that qualify. | All that qualify | It orders all that qualify.
    card/dice: {card} gives orders as the dice fall. | By the dice | It gives orders as the dice fall.
    card/none: {card} gives no orders. | No orders | It gives no orders.
    draw/plain: At the end of the turn {draws} {draws?card is|cards are} drawn and 1 is kept. | {draws} {draws?card|cards} | He draws {draws} {draws?card|cards} and keeps 1.
    draw/reshuffle: At the end of the turn {draws} {draws?card is|cards are} drawn and 1 is kept, and there is a shuffle. | {draws} {draws?card|cards}; a shuffle | The deck is shuffled anew, and he draws {draws} {draws?card|cards}.
    draw/first-strike: The opponent, who used First Strike, draws first; then the player draws {draws} and keeps 1. | The opponent first | The opponent draws first; then the player draws {draws} and keeps 1.
    first-strike/yes: First Strike may be played, and the defending unit fights first. | May be played | The defending unit fights first.
    first-strike/own-turn: First Strike may be played as the card of his own turn; it orders nobody. | May be played, orders nobody | It may be played like that, but orders nobody.
    first-strike/no: First Strike may not be played. | May not be played |
    elan/dice: Élan rolls {dice} {dice?die|dice}. | {dice} {dice?die|dice} | That makes {dice} {dice?die|dice}.
    elan/rolled: With {dice} {dice?die|dice}, Élan gives {orders} {orders?order|orders}. | {orders} {orders?order|orders} | It gives {orders} {orders?order|orders}.
    rally/dice: Rally rolls {dice} {dice?die|dice}. | {dice} {dice?die|dice} | That makes {dice} {dice?die|dice}.
    short-supply/yes: By Short Supply {unit:the} goes to row {row} from its own edge. | To row {row} | It goes to row {row} from its edge.
    short-supply/no-room: Short Supply may be used on {unit:the}, but the rulebook does not say where it goes with both rows full. | No room
    short-supply/no: Short Supply may not be used on {unit:the}. | May not be chosen |
    deck-odds/hand: The chance that the opponent holds at least {atLeast} in his {cards} {cards?card|cards} ({card}) is {chance:percent}. | Chance: {chance:percent}
  `),

  problems: said(`
    names-no-troops: {card} gives nothing else to a player without troops of a kind.
    weakened-or-none: Units below strength are given, and it is said that there are none.
    lone-leader-with-leader: A lone leader has no other leader with him.
  `),
} satisfies PartOfMessages;
