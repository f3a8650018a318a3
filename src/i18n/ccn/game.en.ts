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
      bottom:the: the lower side
      top:the: the upper side
      fieldworks:a: a hex with fieldworks
      no-dice: no dice
      -: a hyphen (-)
      .: a point (.)
      _: an underscore (_)
      x: an x and the blocks
      *: an asterisk (*)
      line-end: the end of the line
    `),
    'seed ': 'the word seed and a number',
    ' with ': 'the word with and the artillery that joins',
    ' ': 'a space',
    '\n': 'a new line',
  },

  steps: said(`
    game/all-have-orders: The card has ordered everybody whom it orders: no other gets an order.
    game/another-combat-first: First comes the Bonus Melee attack of {unit:the} in {hex}, or it is forgone.
    game/battle-is-over: The battle is over: {side:the} has won.
    game/cannot-end-here: The leader may not end in {hex}: an enemy or another leader is there.
    game/guns-once-in-order: The artillery that joins is named by its hexes, each once and in the order of the board.
    game/has-an-order: Whoever is in {hex} has an order already, and gets no second one in a turn.
    game/hex-by-hex: The way goes hex by hex: {hex} is not adjacent to {from}.
    game/in-square-already: The infantry in {hex} is in square already.
    game/leader-must-go: The leader must retreat 1 hex at least.
    game/leads-his-unit: Leadership orders a unit only while its leader stays with it: in {hex} either both have an order together, or he alone.
    game/name-a-section: First the section is named in which Force March orders all infantry.
    game/no-attached-leader: In {hex} no leader is attached to a unit.
    game/no-enemy-there: There is no enemy in {hex} to fight.
    game/no-exit-there: This battle has no exit over {hex} for that side.
    game/no-march: A section is named only for Force March, and only where it orders its infantry.
    game/no-orders: {card} gives no orders this turn.
    game/no-rally: Blocks return only with the card Rally.
    game/no-room-there: {unit:The} cannot be sent back from {hex}: neither its baseline nor the row in front has a hex for it.
    game/no-supply: Units are sent back only with the card Short Supply.
    game/no-table: Neither the rulebook nor a national card gives dice to {unit:the} here: enter its table in the national sheet of its side.
    game/no-way-back: {unit:The} has no 2 free hexes towards its own side: it may not Retire and Reform.
    game/no-way-to-end: From {hex} the leader could not come to a hex in which he may end his retreat.
    game/nobody-there: There is nobody in {hex}.
    game/not-at-own-edge: The leader may leave only over his own edge and with a hex of his retreat: not from {hex} now.
    game/not-in-hand: {card} is not in the hand.
    game/not-in-square: {unit:The} in {hex} is not in square: it has no formation to leave.
    game/not-of-these-cards: {card} is not one of the cards just drawn.
    game/not-yours: {unit:The} in {hex} is the opponent’s.
    game/only-artillery-joins: Only artillery joins a Combined Arms combat, not {unit:the}.
    game/only-as-a-reaction: {card} is played only when the opponent declares a melee.
    game/only-grande-manoeuvre: Only La Grande Manoeuvre gives an ordinary order to 1 unit instead of its own.
    game/rally-instead: With Rally only the units that regain a block are ordered.
    game/stays-without-a-move: Nobody has to move in order to stay: moving is optional.
    game/too-many-flags: {unit:The} may ignore {most} {most?flag|flags} of this roll at most.
    game/decide-react: First it is decided how {unit:the} in {hex} reacts: the dice are rolled after that.
    game/decide-battle-back: First it is decided whether {unit:the} in {hex} battles back.
    game/decide-flags: First it is decided how many flags {unit:the} in {hex} ignores.
    game/decide-retreat: First {unit:the} in {hex} has to complete its retreat.
    game/decide-retire: First {unit:the} in {hex} has to complete its Retire and Reform.
    game/decide-leader: First the leader in {hex} has to complete his retreat.
    game/decide-advance: First it is decided whether {unit:the} in {from} advances into {hex}.
    game/decide-further: First it is decided whether {unit:the} in {hex} goes 1 hex further.
    game/decide-bonus: First it is decided whether {unit:the} in {hex} makes its Bonus Melee attack.
    game/decide-supply: First the owner of {unit:the} in {hex} says to which hex Short Supply takes it.
    game/decide-keep: First it is decided which of the drawn cards is kept.
    game/not-in-play: The turn begins with a Command card: nothing is done before it.
    game/not-in-order: This is not done while orders are given.
    game/not-in-move: This is not done in the Movement phase.
    game/not-in-battle: This is not done in the Combat phase.
  `),

  problems: said(`
    position/already-won: A side already has the banners that win ({goal}): the battle is over.
    position/artillery-without-table: The national sheet of its side has no dice for {unit:the} with {blocks} {blocks?block|blocks} in hex {hex}: add them to its table.
    position/banners: Character {at}: a side has from {least} to {most} banners.
    position/blocks: Character {at}: {unit:the} has from 1 to {most} {most?block|blocks}; a lone leader is written without x.
    position/cards-in-squares: {side:The} holds {number} known cards, but with one on the track for each of its squares its hand has only {left}.
    position/command: Character {at}: Command goes from {least} to {most}.
    position/flags: Character {at}: from {least} to {most} flags are ignored.
    position/goal: Character {at}: from {least} to {most} banners win.
    position/hex-taken: Hex {hex} is taken already.
    position/impassable: Hex {hex} is {terrain:a}, which is impassable to whoever stands there.
    position/leader-apart: In hex {hex} the leader is attached to the unit: he is written as * behind it.
    position/leader-without-unit: In hex {hex} the leader is alone: * means that one is attached to a unit.
    position/more-cards-than-command: {side:The} holds more cards than its Command, which is {command}.
    position/more-than-at-the-start: In hex {hex} {unit:the} has {blocks} {blocks?block|blocks}, and starts with {start}.
    position/nation-contradiction: Character {at}: this national sheet contradicts itself; its page shows where.
    position/nation-name: Character {at}: this is no name of a nation.
    position/nation-value: Character {at}: no such value stands on a national sheet.
    position/no-more-such-cards: The deck has only {copies} {copies?copy|copies} of {card}.
    position/no-objective-there: Hex {hex} is no objective that could have been taken.
    position/no-square-there: In hex {hex} nobody forms square: it is {terrain:a}.
    position/no-such-action: Character {at}: the actions are {options:raw}.
    position/no-such-card: Character {at}: the cards are {options:raw}.
    position/no-such-hex: Character {at}: the board has no such hex. Rows A, C, E, G and I go from 1 to 13; B, D, F and H from 1 to 12.
    position/no-such-hexside: Character {at}: the hexsides are {options:raw}.
    position/no-such-part: Character {at}: the parts are {options:raw}.
    position/no-such-section: Character {at}: the sections are {options:raw}.
    position/no-such-side: Character {at}: the sides are {options:raw}.
    position/no-such-terrain: Character {at}: the kinds of ground are {options:raw}.
    position/no-such-token: Character {at}: a side has square tokens 1 to 4 and no more squares than that.
    position/no-such-unit: Character {at}: the units are {options:raw}; in a drawing the upper side has small letters.
    position/not-a-position: This is not a position: all of them begin with ccn1.
    position/not-at-the-edge: Hex {hex} is not at an edge of the board: no unit leaves over it.
    position/out-of-order: Character {at}: the parts stand in this order, each once: {options:raw}.
    position/said-twice: Character {at}: this has been said already.
    position/seed: Character {at}: a seed goes from {least} to {most}.
    position/square-of-no-infantry: Only infantry forms square, not {unit:the} in hex {hex}.
    position/square-without-card: {side:The} has Command {command}: with {squares} squares there is no card for the one in hex {hex}, since whoever forms square holds 3 cards at least.
    position/token-twice: In hex {hex} there is a second square with token {token}.
    position/unexpected: Character {at}: {expected} should stand here.
  `),

  game: said(`
    phase/play: Command card
    phase/order: Orders
    phase/move: Movement
    phase/battle: Combat
    phase/over: End of the battle
    do/play: Play {card}
    do/march: Order all infantry of {section:the}
    do/order: Order {hex}
    do/order-one: Give {hex} the one ordinary order instead
    do/order-leader: Order the leader in {hex} to detach
    do/leave-square: Order {hex} to leave square
    do/rally: Return 1 block to {hex}
    do/send: Send the unit in {hex} back to its baseline
    do/move: Move from {from} to {to}
    do/move-leader: Move the leader out of {from} to {to}
    do/exit: Leave the battlefield over {over} with the unit in {from}
    do/attack: Attack {to} from {from}
    do/attack-with: Attack {to} from {from} in Combined Arms with {guns}
    do/fire: Fire from {from} at {to}
    do/end: End the phase
    do/end-order: End the orders
    do/end-move: End the movement
    do/end-battle: End the combats
    do/stand: Stand
    do/first-strike: Play First Strike
    do/retire: Retire and Reform
    do/form-square: Form square
    do/battle-back: Battle back
    do/ignore: Ignore {flags} {flags?flag|flags}
    do/ignore-none: Ignore no flag
    do/go: Go to {to}
    do/stop: Stop here
    do/stop-further: Go no further
    do/leave: Leave the battlefield
    do/advance: Advance into the vacated hex
    do/pass: Pass
    do/pass-battle-back: Do not battle back
    do/pass-advance: Do not advance
    do/pass-bonus: No Bonus Melee attack
    do/keep: Keep {card}
    ask/play: Which Command card do you play?
    ask/order: Whom do you order with {card}?
    ask/order-choice: Which unit of your choice do you order with {card}?
    ask/order-done: {card} has no more orders to give: end the phase.
    ask/order-march: In which section do you order all infantry with {card}?
    ask/order-rally: Which units regain a block with {card}?
    ask/order-supply: Which unit of either side do you send back with {card}?
    ask/move: Who moves, and where to?
    ask/move-done: Nobody can move any more: end the phase.
    ask/battle: Which unit fights, and against whom?
    ask/battle-done: Nobody can fight any more: end the phase.
    ask/over: The battle is over: {side:the} has won.
    ask/react-first-strike: {enemy:The} in {from} attacks your {unit} in {hex}: stand or play First Strike?
    ask/react-retire: {enemy:The} in {from} attacks your {unit} in {hex}: stand, or Retire and Reform?
    ask/react-retire-first-strike: {enemy:The} in {from} attacks your {unit} in {hex}: stand, Retire and Reform, or play First Strike?
    ask/react-form-square: {enemy:The} in {from} attacks your {unit} in {hex}: stand or form square?
    ask/react-form-square-first-strike: {enemy:The} in {from} attacks your {unit} in {hex}: stand, form square or play First Strike?
    ask/battle-back: Your {unit} in {hex} holds its hex: does it battle back against {enemy:the} in {from}?
    ask/flags: {flags} {flags?flag is|flags are} rolled at your {unit} in {hex}, which may ignore {most}: how many does it ignore?
    ask/retreat: Your {unit} in {hex} has to retreat {left} {left?hex|hexes}: which hex comes next?
    ask/retire: Your {unit} in {hex} Retires and Reforms, {left} {left?hex|hexes} in all from here: which one comes next?
    ask/leader: Your leader in {hex} retreats, {left} {left?hex|hexes} at most: which one comes next?
    ask/advance: Does your {unit} in {from} advance into the vacated hex {hex}?
    ask/further: Does your {unit} in {hex} go 1 hex further, and into which one?
    ask/bonus: Whom does your {unit} in {hex} attack in its Bonus Melee, if anybody?
    ask/supply: To which hex of its baseline does your {unit} in {hex} go back?
    ask/keep: Which of the two cards do you keep?
    told/attack: {by:The} attacks {hex}: {faces}.
    told/first-strike: First Strike by {by:the} at {hex}: {faces}.
    told/strikes-first: The square of {by:the} strikes first at {hex}: {faces}.
    told/battle-back: {by:The} battles back at {hex}: {faces}.
    told/ranged: {by:The} fires at {hex}: {faces}.
    told/leader-check: Leader casualty check in {hex}: {faces}.
    told/escape: The leader tries to escape through {hex}: {faces}.
    told/card: Dice of {card} for {by:the}: {faces}.
    told/lost: The unit in {hex} loses {blocks} {blocks?block|blocks}.
    told/eliminated: {unit:The} in {hex} is eliminated: 1 banner for {winner:the}.
    told/leader-lost: The leader in {hex} is lost: 1 banner for {winner:the}.
    told/moved: {unit:The} goes from {from} to {to}.
    told/leader-moved: The leader goes from {from} to {to}.
    told/left: The leader leaves the battlefield from {from}.
    told/drew: {side:The} draws 1 card.
    told/exited: {unit:The} leaves the battlefield over {over}.
    told/exited-led: {unit:The} leaves the battlefield over {over} with its leader.
    told/captured: {side:The} takes the objective in {hex}: 1 banner.
    told/formed: The infantry in {hex} forms square {token}.
    told/square-over: Square {token} in {hex} is no more: its card goes back to the hand.
    told/rallied: The unit in {hex} regains 1 block.
    told/won: {side:The} has the banners that win the battle.
  `),
} satisfies PartOfMessages;
