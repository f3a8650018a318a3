import { called, said } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  terms: {
    ...called(`
      LD: the | lone leader | Leader
    `),
    ...said(`
      left:the: the Left Flank
      centre:the: the Center
      right:the: the Right Flank
      fieldworks:a: a hex with fieldworks
      x: an x and the blocks
      *: an asterisk (*)
    `),
    ' with ': 'the word with and the artillery that joins',
  },

  steps: said(`
    game/all-have-orders: The card has ordered everybody whom it orders: no other gets an order.
    game/another-combat-first: First comes the Bonus Melee attack of {unit:the} in {hex}, or it is forgone.
    game/cannot-end-here: The leader may not end in {hex}: an enemy or another leader is there.
    game/guns-once-in-order: The artillery that joins is named by its hexes, each once and in the order of the board.
    game/has-an-order: Whoever is in {hex} has an order already, and gets no second one in a turn.
    game/hex-by-hex: The way goes hex by hex: {hex} is not adjacent to {from}.
    game/in-square-already: The infantry in {hex} is in square already.
    game/leader-must-go: The leader must retreat 1 hex at least.
    game/leads-his-unit: Leadership orders a unit only while its leader stays with it: in {hex} either both have an order together, or he alone.
    game/name-a-section: First the section is named in which Force March orders all infantry.
    game/no-enemy-there: There is no enemy in {hex} to fight.
    game/no-exit-there: This battle has no exit over {hex} for that side.
    game/no-march: A section is named only for Force March, and only where it orders its infantry.
    game/no-rally: Blocks return only with the card Rally.
    game/no-room-there: {unit:The} cannot be sent back from {hex}: neither its baseline nor the row in front has a hex for it.
    game/no-supply: Units are sent back only with the card Short Supply.
    game/no-table: Neither the rulebook nor a national card gives dice to {unit:the} here: enter its table in the national sheet of its side.
    game/no-way-back: {unit:The} has no 2 free hexes towards its own side: it may not Retire and Reform.
    game/no-way-to-end: From {hex} the leader could not come to a hex in which he may end his retreat.
    game/not-at-own-edge: The leader may leave only over his own edge and with a hex of his retreat: not from {hex} now.
    game/not-in-square: {unit:The} in {hex} is not in square: it has no formation to leave.
    game/not-of-these-cards: {card} is not one of the cards just drawn.
    game/only-artillery-joins: Only artillery joins a Combined Arms combat, not {unit:the}.
    game/only-as-a-reaction: {card} is played only when the opponent declares a melee.
    game/only-grande-manoeuvre: Only La Grande Manoeuvre gives an ordinary order to 1 unit instead of its own.
    game/rally-instead: With Rally only the units that regain a block are ordered.
    game/decide-react: First it is decided how {unit:the} in {hex} reacts: the dice are rolled after that.
    game/decide-retire: First {unit:the} in {hex} has to complete its Retire and Reform.
    game/decide-leader: First the leader in {hex} has to complete his retreat.
    game/decide-bonus: First it is decided whether {unit:the} in {hex} makes its Bonus Melee attack.
    game/decide-supply: First the owner of {unit:the} in {hex} says to which hex Short Supply takes it.
    game/decide-keep: First it is decided which of the drawn cards is kept.
    game/not-in-play: The turn begins with a Command card: nothing is done before it.
    game/not-in-move: This is not done in the Movement phase.
    game/not-in-battle: This is not done in the Combat phase.
  `),

  problems: said(`
    position/artillery-without-table: The national sheet of its side has no dice for {unit:the} with {blocks} {blocks?block|blocks} in hex {hex}: add them to its table.
    position/blocks: Character {at}: {unit:the} has from 1 to {most} {most?block|blocks}; a lone leader is written without x.
    position/cards-in-squares: {side:The} holds {number} known cards, but with one on the track for each of its squares its hand has only {left}.
    position/impassable: Hex {hex} is {terrain:a}, which is impassable to whoever stands there.
    position/leader-apart: In hex {hex} the leader is attached to the unit: he is written as * behind it.
    position/more-than-at-the-start: In hex {hex} {unit:the} has {blocks} {blocks?block|blocks}, and starts with {start}.
    position/nation-contradiction: Character {at}: this national sheet contradicts itself; its page shows where.
    position/nation-name: Character {at}: this is no name of a nation.
    position/nation-value: Character {at}: no such value stands on a national sheet.
    position/no-objective-there: Hex {hex} is no objective that could have been taken.
    position/no-square-there: In hex {hex} nobody forms square: it is {terrain:a}.
    position/no-such-section: Character {at}: the sections are {options:raw}.
    position/no-such-token: Character {at}: a side has square tokens 1 to 4 and no more squares than that.
    position/no-such-unit: Character {at}: the units are {options:raw}; in a drawing the upper side has small letters.
    position/not-a-position: This is not a position: all of them begin with ccn1.
    position/not-at-the-edge: Hex {hex} is not at an edge of the board: no unit leaves over it.
    position/square-of-no-infantry: Only infantry forms square, not {unit:the} in hex {hex}.
    position/square-without-card: {side:The} has Command {command}: with {squares} squares there is no card for the one in hex {hex}, since whoever forms square holds 3 cards at least.
    position/token-twice: In hex {hex} there is a second square with token {token}.
  `),

  game: said(`
    phase/battle: Combat
    card/scout: At the end draw 2 cards and keep 1.
    card/bayonet-charge: Up to {orders} infantry units.
    card/bombard: Up to {orders} artillery units.
    card/cavalry-charge: Up to {orders} cavalry units.
    card/elan: {command} {command?die|dice}: each troop symbol orders 1 unit of that arm, each flag any unit or leader.
    card/fire-and-hold: Up to {orders} infantry or artillery units.
    card/first-strike: Nobody: it is played when an enemy attacks in melee.
    card/force-march: All infantry of 1 section.
    card/cold-steel: All units next to an enemy.
    card/leadership: All leaders, and their units as long as they stay.
    card/grande-manoeuvre: Up to {orders} units or leaders, none of them in square.
    card/rally: {command} {command?die|dice}: each troop symbol returns 1 block to a unit of that arm.
    card/short-supply: Nobody: 1 unit of either side goes back to its baseline.
    do/march: Order all infantry of {section:the}
    do/order-one: Give {hex} the one ordinary order instead
    do/order-leader: Order the leader in {hex} to detach
    do/leave-square: Order {hex} to leave square
    do/send: Send the unit in {hex} back to its baseline
    do/attack-with: Attack {to} from {from} in Combined Arms with {guns}
    do/end: End the phase
    do/end-battle: End the combats
    do/retire: Retire and Reform
    do/form-square: Form square
    do/advance: Advance into the vacated hex
    do/pass-bonus: No Bonus Melee attack
    do/keep: Keep {card}
    ask/play: Which Command card do you play?
    ask/order-done: {card} has no more orders to give: end the phase.
    ask/order-march: In which section do you order all infantry with {card}?
    ask/order-supply: Which unit of either side do you send back with {card}?
    ask/move-done: Nobody can move any more: end the phase.
    ask/battle: Which unit fights, and against whom?
    ask/battle-done: Nobody can fight any more: end the phase.
    ask/react-first-strike: {enemy:The} in {from} attacks your {unit} in {hex}: stand or play First Strike?
    ask/react-retire: {enemy:The} in {from} attacks your {unit} in {hex}: stand, or Retire and Reform?
    ask/react-retire-first-strike: {enemy:The} in {from} attacks your {unit} in {hex}: stand, Retire and Reform, or play First Strike?
    ask/react-form-square: {enemy:The} in {from} attacks your {unit} in {hex}: stand or form square?
    ask/react-form-square-first-strike: {enemy:The} in {from} attacks your {unit} in {hex}: stand, form square or play First Strike?
    ask/retire: Your {unit} in {hex} Retires and Reforms, {left} {left?hex|hexes} in all from here: where does it end?
    ask/leader: Your leader in {hex} retreats, {left} {left?hex|hexes} at most: where does he end?
    ask/advance: Does your {unit} in {from} advance into the vacated hex {hex}?
    ask/bonus: Whom does your {unit} in {hex} attack in its Bonus Melee, if anybody?
    ask/supply: To which hex of its baseline does your {unit} in {hex} go back?
    ask/keep: Which of the two cards do you keep?
    told/strikes-first: The square of {by:the} strikes first at {hex}.
    told/leader-check: Leader casualty check in {hex}.
    told/leader-moved: The leader goes from {from} to {to}.
    told/exited: {unit:The} leaves the battlefield over {over}.
    told/exited-led: {unit:The} leaves the battlefield over {over} with its leader.
    told/captured: {side:The} takes the objective in {hex}: 1 banner.
    told/formed: The infantry in {hex} forms square {token}.
    told/square-over: Square {token} in {hex} is no more: its card goes back to the hand.
    told/rallied: The unit in {hex} regains 1 block.
  `),
} satisfies PartOfMessages;
