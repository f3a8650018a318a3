import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    cca/may-play: May this card be played now? | At your turn or when you are attacked | Says whether a player may play a command card at this moment: at the start of his turn or, with First Strike, when the opponent declares a close combat.
    cca/card: What a card does | Whom it orders, where, with what dice | Says of a command card how many there are, when it is played, whom it orders and where, what dice it gives, how far it lets units move, what it forbids and, if it is Counter Attack, which card it becomes.
    cca/draw: Drawing at the end of the turn | How many you draw, and shuffles | Says how many cards are drawn at the end of the turn, who draws first, whether there is a shuffle and how many cards are left, also with First Strike, with I am Spartacus and at Lake Trasimene.
    cca/spartacus: I am Spartacus: orders by dice | What orders the dice give | Says how many dice the card I am Spartacus rolls, what orders the faces rolled give, and the exact chance of each number of orders.
    cca/rally: Rally: blocks by dice | Which blocks come back | Says how many dice the card Rally rolls, how many blocks the faces rolled bring back and to which units, and the exact chance of each number of blocks.
    cca/move-fire-move: Move-Fire-Move: which step? | Which step the unit has left | Says whether a unit ordered by Move-Fire-Move may take one of its steps now, by what the others have done already, and which steps are still open. It does not say how far it moves or how many dice it rolls.
    cca/deck-odds: Which cards are left | Whether he holds it, whether you draw it | Gives the exact chance that the opponent holds a card, or one of a group, and that of drawing it from the deck, by the cards that have been seen.
  `),

  fields: labelled(`
    lostBlocks: Blocks lost near leaders | How many blocks in all, by type, the units have lost that are in the hex of a friendly leader or in one adjacent to him. Units further away are not counted. If some type is given, the others are 0; if none is: enough for the whole roll.
    rolled: Faces of the card | Faces of the dice rolled for I am Spartacus or Rally, in any order; when one unit alone is asked about, those not used yet. Dice that are not given do nothing. Left out: not rolled.
    ownLeaders: Own leaders | How many leaders may get an order of their own from a leader symbol. It matters if ownUnits is given. Left out: 0.
    noLeaders: No leaders | Yes, if the player has no leader on the field.
    when: Moment | turn-start, at the start of his own turn; later-in-turn, later in his own turn; attack-declared, the opponent has declared a close combat and not rolled; attack-rolled, he has rolled; opponent-turn, any other moment of the opponent’s turn.
    cardsPlayed: Cards played before | How many command cards this player has played already to begin this turn.
    opponentPlayed: The opponent has played | Whether the opponent has played some card that Counter Attack can repeat.
    deck: Cards in the deck | How many cards are left in the deck before drawing. Left out: enough, and not counted.
    discards: Cards in the discards | How many cards are in the discards, with those played this turn: also I am Spartacus and First Strike. Left out: not counted.
    hand: Cards in hand | How many cards the player has left in hand after playing and before drawing. Left out: those of his scenario or, without one, not counted.
    firstStrikePlayed: First Strike was used | Yes, if the opponent has played First Strike this turn.
    spartacusPlayed: I am Spartacus was played | Yes, if the card played this turn is I am Spartacus.
    nextStep: Step it wants to take | What the unit wants to do now: first-move, its first move; fire; second-move, its second move; close-combat. It is required.
    furthestStep: Furthest step | The furthest step that any unit ordered by the card has begun already.
    stepDone: It has taken it | Yes, if this same unit has taken that step already.
    wanted: Card or group | The card that is looked for, or a whole group: section-cards, troop-cards, leadership-cards, tactic-cards. It is required.
  `),

  answers: labelled(`
    leaderMayLeave: The leader may leave | Whether a leader may leave his unit with an order of this card.
    group: Group | Group of the card: Section, Troop, Leadership or Tactic.
    copies: Cards in the deck | How many such cards there are in the deck of 60.
    adjacentHexes: Adjacent hexes | With Leadership cards, how many hexes are ordered besides the leader's. With the others, 0.
    moveSteps: Moves | How many times a unit ordered by the card may move in the turn.
    fireSteps: Fires | How many times a unit ordered by the card that can fire may do so in the turn.
    allowsCloseCombat: Allows close combat | Whether the units ordered by the card may close combat.
    extraDice: Additional dice | Dice that the card adds in close combat to the units that it orders.
    extraDiceInBonus: Additional dice in the bonus combat | Dice that the card adds in the bonus combat, after a Momentum Advance.
    extraDiceFiring: Additional dice in fire | Dice that the card adds in ranged combat.
    changedMoves: Changed moves | Most hexes that each type of unit may move whose move the card changes; the others move as usual.
    passThroughFriends: Pass through friends | Types of unit that, with this card, may pass through friendly units when they move 2 hexes.
    LI: Light infantry | Value for light infantry.
    LS: Light slings | Value for light infantry with slings.
    LB: Light bows | Value for light infantry with bows.
    AX: Auxilia | Value for auxilia.
    WR: Warriors | Value for warriors.
    MI: Medium infantry | Value for medium infantry.
    HI: Heavy infantry | Value for heavy infantry.
    HC: Heavy cavalry | Value for heavy cavalry.
    CH: Heavy chariots | Value for heavy chariots.
    EL: Elephants | Value for elephants.
    opponentDraws: Cards drawn by the opponent | Cards that the opponent draws at the end of this turn: 1 if he used First Strike.
    reshuffle: Shuffle | Whether the discards are shuffled: with I am Spartacus together with the deck, or because the deck does not suffice.
    deckLeft: Left in the deck | Cards in the deck after drawing; null if they were not counted.
    discardsLeft: Left in the discards | Cards in the discards after drawing; null if they were not counted.
    deck: Cards in the deck | In cca/deck-odds, unseen cards that are not in the opponent's hand. In a step, those of the deck.
    commandDice: Dice | Dice that the card rolls: as many as Command.
    symbols: Symbols | Symbols of the roll that are of use, by kind; null if nothing was rolled.
    light: Light | Green circles: for light units.
    medium: Medium | Blue triangles: for medium units.
    heavy: Heavy | Red squares: for heavy units.
    any: Any | Leader symbols: for any unit.
    blocksReturned: Blocks that return | Blocks that the roll brings back at most; null if nothing was rolled.
    openSteps: Open steps | Steps of the card that those who have not taken them may still take.
  `),

  terms: {
    ...worded(`
      group: section = Section | troop = Troop | leadership = Leadership | tactic = Tactic
    `),
    ...said(`
      troop-cards: Troop cards
      leadership-cards: Leadership cards
      turn-start: at the start of his own turn
      later-in-turn: later in his own turn
      attack-declared: a combat declared, before the opponent rolls
      attack-rolled: when the opponent has rolled
      opponent-turn: at another moment of the opponent's turn
      first-move: first move
      fire: fire
      second-move: second move
      close-combat: close combat
      furthestStep.none: none
    `),
  },

  steps: said(`
    cca-2.1/deck: The deck has {cards} cards; seen: {seen}.
    cca-3.5/hand: In the opponent's hand there {cards?is|are} {cards} {cards?card|cards}, any of the unseen.
    cca-6.1/at-start: At the start of the turn 1 command card is played.
    cca-6.1/late: {card} is played only at the start of one's own turn.
    cca-6.1/one: A card has been played this turn already: only 1 is played.
    cca-16.1/draw-one: The card played goes to the discards and 1 is drawn from the deck.
    cca-16.1/unknown: {draws} {draws?card is|cards are} drawn, any of the unseen.
    cca-16.2: {draws} must be drawn and the deck has {deck}: the discards ({discards}) are shuffled and form a new deck.
    cca-19.17/draws: In his turn {turn} the Roman player draws {draws} cards.
    cca-18.16/fact: With {card}, light foot and auxilia may pass through 1 friendly unit when they move 2 hexes.
    cca-18.27: On {card}, fire means ranged combat.
    cca-18.29/fact: In the bonus combat the normal dice are rolled, without the 2 of {card}.
    cca-18.31/nothing: The opponent has played no card: {card} has nothing to repeat.
    cca-18.36/fact: With {card} warriors move up to 3 hexes, but after 2 or 3 they must close combat.
    cca-18.37/fact: With {card} light infantry moves no further; auxilia move 2 hexes and may close combat.
    cca-18.38/now: The opponent has declared a close combat and not rolled yet: this is the moment for {card}.
    cca-18.38/rolled: The opponent has rolled his dice already: it is too late for {card}.
    cca-18.38/wait: {card} waits until the opponent declares a close combat.
    cca-18.39/fact: If the opponent's unit holds its hex, it may battle back.
    cca-18.40: Whoever uses First Strike draws before his opponent.
    cca-18.41/dice: {dice} {dice?die is|dice are} rolled: as many as Command.
    cca-18.41/symbols: Unit and leader symbols rolled: {orders}. Each of them gives 1 order.
    cca-18.42/fact: The units ordered by {card} battle with 1 more die this turn.
    cca-18.43/counted: The deck ({deck}) and the discards ({discards}, with the card itself) are shuffled together before the draw; the cards in hand are not.
    cca-18.43: The deck and the discards, with the card itself, are shuffled together; the cards in hand are not.
    cca-18.45/fact: With {card} units may fire or close combat after they move, and advance if they win.
    cca-18.46/steps: The card lets units move, then fire and then move again.
    cca-18.47/late: Another step has been begun ({furthest}): the earlier one ({step}) is over for all units.
    cca-18.47/done: The unit has taken that step already ({step}): each is taken once.
    cca-18.47/open: The step is open ({step}) and optional.
    cca-18.47/fact: There are 3 optional steps, each for all units before the next: move, fire and move again.
    cca-18.48/fact: With {card}, light foot and auxilia may pass through friendly units when they move 2 hexes.
    cca-18.50/fact: With {card}, heavy cavalry, elephants and chariots move up to 3 hexes and may battle.
    cca-18.51/symbols: Unit and leader symbols rolled: {symbols}. {blocks} {blocks?block returns|blocks return}.
    cca-18.51/no-leaders: Without leaders no dice are rolled: 1 unit of the player’s choice is ordered.
    cca-18.52: The units that regain blocks are ordered: they may move and battle.
    cca-18.53/excluded: Neither elephants nor chariots regain blocks with this card.
  `),

  because: said(`
    hand-grown: This is his turn {turn}: the Roman hand grows no more.
    no-elephants-or-chariots: There are no elephants or chariots to rally.
  `),

  ...summed(`
    may-play/yes: {card} may be played at this moment. | May be played |
    may-play/no: {card} may not be played at this moment. | May not be played |
    card/number: {card} gives {orders} {orders?order|orders} at most. | {orders} {orders?order|orders} |
    card/command: {card} gives as many orders as the Command of its player. | As many as Command | It gives as many orders as the Command of its player.
    card/all: {card} orders all units that qualify for it. | All that qualify | It orders every unit that qualifies.
    card/dice: {card} gives the orders that the dice say, as many dice as Command. | By the dice
    card/leader: {card} orders a leader and {orders} units at most. | A leader and {orders} units | It orders a leader and at most {orders} units.
    card/none: {card} gives no orders: it is played against an attack of the opponent. | No orders
    draw/plain: At the end of the turn {draws} {draws?card is|cards are} drawn. | {draws} {draws?card|cards} | He draws {draws} {draws?card|cards}.
    draw/reshuffle: At the end of the turn {draws} {draws?card is|cards are} drawn, and the discards are shuffled. | {draws} {draws?card|cards}; a shuffle | The discards are shuffled, and he draws {draws} {draws?card|cards}.
    draw/first-strike: The opponent, who used First Strike, draws first; then the player draws {draws}. | The opponent first | The opponent draws first, and then the player: {draws} {draws?card|cards}.
    spartacus/dice: I am Spartacus rolls {dice} {dice?die|dice}. | {dice} {dice?die|dice} | That makes {dice} {dice?die|dice}.
    spartacus/rolled: With {dice} {dice?die|dice}, I am Spartacus gives {orders} {orders?order|orders}. | {orders} {orders?order|orders} | It gives {orders} {orders?order|orders}.
    rally/dice: Rally rolls {dice} {dice?die|dice}. | {dice} {dice?die|dice}
    rally/no-leaders: Without leaders, Rally orders 1 unit of the player’s choice. | 1 unit of the player’s choice | One unit of the player’s choice gets the order.
    move-fire-move/yes: With Move-Fire-Move the unit may take that step now: {step}. | May
    move-fire-move/no: With Move-Fire-Move the unit may not take that step now: {step}. | May not |
    deck-odds/hand: The chance that the opponent holds at least {atLeast} in his {cards} {cards?card|cards} ({card}) is {chance:percent}. | Chance: {chance:percent} | He holds it {chance:percent} of the time.
  `),
} satisfies PartOfMessages;
