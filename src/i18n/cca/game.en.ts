import { said } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  terms: {
    ...said(`
      leader:the: the leader
      left:the: the left section
      centre:the: the centre section
      right:the: the right section
      bottom:the: the lower side
      top:the: the upper side
      no-dice: no dice
      -: a hyphen (-)
      .: a point (.)
      _: an underscore (_)
      line-end: the end of the line
    `),
    'seed ': 'the word seed and a number',
    ' ': 'a space',
    '\n': 'a new line',
  },

  steps: said(`
    game/all-have-orders: {card} itself orders every unit that qualifies: no other gets an order.
    game/another-battle-first: First comes the bonus combat of {unit:the} in {hex}, or it is forgone.
    game/at-full-strength: {unit:The} has lost no blocks: there is nothing to bring back.
    game/battle-is-over: The battle is over: {side:the} has won.
    game/cannot-end-here: The leader may not end in {hex}: an enemy unit or another leader is there.
    game/card-without-helmet: {card} does not let a leader leave his unit.
    game/elephants-go-on: Elephants gain nothing from a leader: they do not stop with him.
    game/has-an-order: {unit:The} in {hex} has an order already, and a card gives nobody more than 1.
    game/has-fired: {unit:The} has fired {fires} times this turn and may not fire again.
    game/hex-by-hex: The way back goes hex by hex: {hex} is not adjacent to {from}.
    game/leader-elsewhere: {card} orders a leader who is in {sections:the}, and {hex} is not in it.
    game/leader-must-go: The leader must fall back 1 hex at least.
    game/longer-way-open: By {hex} the unit would lack more hexes than by another way: it may not choose a way that costs blocks where another costs fewer.
    game/moved-again: {unit:The} has made its second move already.
    game/moves-again-later: {unit:The} has moved: with {card} it moves again only when all fire is over.
    game/never-rallied: {unit:The} may not regain blocks with this card.
    game/no-attached-leader: In {hex} no leader is attached to a unit.
    game/no-enemy-there: There is no enemy in {hex} to battle.
    game/no-leader-near: {unit:The} is neither in a leader’s hex nor in one adjacent to him.
    game/no-leader-there: There is no leader in {hex}.
    game/no-leader-to-stop-with: {unit:The} may end its retreat early only where a lone friendly leader has just joined it.
    game/no-orders: {card} gives no orders this turn.
    game/no-orders-left: {card} has no order left for {hex}.
    game/no-rally: Blocks return only with the card {card}.
    game/no-symbol: No free symbol of the roll will do for {unit:the}.
    game/no-way-back: No hex behind {unit:the} is free: it may not evade.
    game/no-way-to-end: From {hex} the leader could not get to a hex in which he may end his evasion.
    game/nobody-there: There is nobody in {hex}.
    game/not-a-leadership-card: {card} is not a Leadership card: it does not order a leader with the units around him.
    game/not-an-open-neighbour: {unit:The} may go 1 hex further only into a free adjacent one, and {hex} is not.
    game/not-at-own-edge: The leader may leave only over his own edge, and {hex} does not lie on it.
    game/not-in-block: {card} orders a single block: {unit:the} in {hex} is not adjacent to an ordered one.
    game/not-in-hand: {card} is not in the hand.
    game/not-next-to-leader: {hex} is not adjacent to the leader in {lead}.
    game/not-yours: {unit:The} in {hex} is the opponent’s.
    game/nothing-to-counter: {card} repeats the opponent’s last order, and there is none.
    game/one-leader: {card} orders 1 leader, or 1 unit of choice instead, and that has been chosen.
    game/one-unit-of-choice: Here {card} orders 1 unit of choice and no more.
    game/only-as-a-reaction: {card} is played only when the opponent declares a close combat.
    game/other-kind: {card} orders another kind of troops, not {unit:the}.
    game/other-section: {card} gives orders in {sections:the}, and {hex} is not there.
    game/rally-instead: With {card} only the units that regain a block are ordered.
    game/rally-without-leaders: Without leaders {card} returns no blocks: 1 unit of choice is ordered.
    game/stays-without-a-move: Nobody has to move in order to stay: moving is optional.
    game/too-many-flags: {unit:The} may ignore {most} {most?flag|flags} of this roll at most.
    game/units-only: A leader is not a unit: {card} does not give him this order.
    game/warriors-must-battle: The warriors in {hex} have moved 2 hexes or more: they must battle first.
    game/decide-react: First it is decided whether {unit:the} attacked in {hex} stands.
    game/decide-battle-back: First it is decided whether {unit:the} in {hex} battles back.
    game/decide-flags: First it is decided how many flags {unit:the} in {hex} ignores.
    game/decide-retreat: First {unit:the} in {hex} has to complete its retreat.
    game/decide-evade: First {unit:the} in {hex} has to complete its evasion.
    game/decide-leader: First the leader in {hex} has to complete his evasion.
    game/decide-advance: First it is decided whether {unit:the} in {from} advances into {hex}.
    game/decide-further: First it is decided whether {unit:the} in {hex} goes 1 hex further.
    game/decide-bonus: First it is decided whether {unit:the} in {hex} fights its bonus combat.
    game/not-in-play: The turn begins with a command card: nothing is done before it.
    game/not-in-order: This is not done while orders are given.
    game/not-in-move: This is not done in the Movement step.
    game/not-in-battle: This is not done in the Battle step.
    game/not-in-move-again: This is not done in the second Movement step.
  `),

  problems: said(`
    position/already-won: A side already has the banners that win ({goal}): the battle is over.
    position/banners: Character {at}: a side has from {least} to {most} banners.
    position/blocks: Character {at}: {unit:the} has {most} {most?block|blocks} at most, and is written without x when none is lost.
    position/command: Character {at}: Command goes from {least} to {most}.
    position/flags: Character {at}: from {least} to {most} flags are ignored.
    position/goal: Character {at}: from {least} to {most} banners win.
    position/hex-taken: Hex {hex} is taken already.
    position/impassable: Hex {hex} is {terrain:a}, which is impassable: nobody can be there.
    position/leader-apart: In hex {hex} the leader is attached to the unit: he is written as * after the hex of the unit.
    position/leader-without-unit: In hex {hex} the leader is alone: * means that one is attached to a unit.
    position/more-cards-than-command: {side:The} holds more cards than its Command, which is {command}.
    position/no-more-such-cards: The deck has only {copies} {copies?copy|copies} of {card}.
    position/no-such-action: Character {at}: the actions are {options:raw}.
    position/no-such-card: Character {at}: the cards are {options:raw}.
    position/no-such-former-hex: Character {at}: older texts name a hex by its column, A to M, and its row, 1 to 9; the even rows have no M.
    position/no-such-hex: Character {at}: the board has no such hex. Rows A, C, E, G and I go from 1 to 13; B, D, F and H from 1 to 12.
    position/no-such-hexside: Character {at}: the hexsides are {options:raw}.
    position/no-such-part: Character {at}: the parts are {options:raw}.
    position/no-such-side: Character {at}: the sides are {options:raw}.
    position/no-such-terrain: Character {at}: the kinds of ground are {options:raw}.
    position/no-such-unit: Character {at}: the units are {options:raw}, which is a leader alone; in a drawing the upper side has small letters.
    position/not-a-position: This is not a position: all of them begin with cca2, or with cca1 where they are older.
    position/out-of-order: Character {at}: the parts stand in this order, each once: {options:raw}.
    position/said-twice: Character {at}: this has been said already.
    position/seed: Character {at}: a seed goes from {least} to {most}.
    position/unexpected: Character {at}: {expected} should stand here.
  `),

  game: said(`
    phase/play: Command card
    phase/order: Orders
    phase/move: Movement
    phase/battle: Battle
    phase/move-again: Second movement
    phase/over: End of the battle
    do/play: Play {card}
    do/order: Order {hex}
    do/order-leader: Order the leader in {hex} to leave his unit
    do/lead: Command with the leader in {hex}
    do/rally: Return 1 block to {hex}
    do/move: Move from {from} to {to}
    do/move-leader: Move the leader out of {from} to {to}
    do/attack: Attack {to} from {from}
    do/fire: Fire from {from} at {to}
    do/end: End the step
    do/end-order: End the orders
    do/end-move: End the movement
    do/end-battle: End the battles
    do/end-move-again: End the second movement
    do/stand: Stand
    do/evade: Evade
    do/first-strike: Play First Strike
    do/battle-back: Battle back
    do/ignore: Ignore {flags} {flags?flag|flags}
    do/ignore-none: Ignore no flag
    do/go: Go to {to}
    do/stop: Stop here
    do/stop-retreat: Stop here, with the leader
    do/stop-further: Go no further
    do/leave: Leave the battlefield
    do/advance: Advance into the empty hex
    do/pass: Pass
    do/pass-battle-back: Do not battle back
    do/pass-advance: Do not advance
    do/pass-bonus: No bonus combat
    ask/play: Which command card do you play?
    ask/order: Whom do you order with {card}?
    ask/order-around: Which units next to the leader in {hex} do you order with {card}?
    ask/order-choice: Which unit of your choice do you order with {card}?
    ask/order-done: {card} has no more orders to give: end the step.
    ask/order-lead: Which leader commands with {card}, or which unit of your choice do you order instead?
    ask/order-none: {card} gives no orders this turn: end the step.
    ask/order-rally: Which units regain a block with {card}?
    ask/move: Who moves, and where to?
    ask/move-again: Who makes a second move, and where to?
    ask/move-done: Nobody can move any more: end the step.
    ask/battle: Which unit battles, and against whom?
    ask/battle-must: Which unit battles, and against whom? There are warriors that must.
    ask/battle-done: Nobody can battle any more: end the step.
    ask/over: The battle is over: {side:the} has won.
    ask/react: {enemy:The} in {from} attacks your {unit} in {hex}: stand or evade?
    ask/react-strike: {enemy:The} in {from} attacks your {unit} in {hex}: stand or play First Strike?
    ask/react-or-strike: {enemy:The} in {from} attacks your {unit} in {hex}: stand, evade or play First Strike?
    ask/battle-back: Your {unit} in {hex} holds its hex: does it battle back against {enemy:the} in {from}?
    ask/reply: Your {unit} in {hex} has withstood the First Strike: does it battle back against {enemy:the} in {from}?
    ask/flags: {flags} {flags?flag is|flags are} rolled at your {unit} in {hex}, which may ignore {most}: how many does it ignore?
    ask/retreat: Your {unit} in {hex} has to retreat {left} {left?hex|hexes}: which hex comes next?
    ask/evade: Your {unit} in {hex} evades: which hex comes next?
    ask/leader: Your leader in {hex} falls back, {left} {left?hex|hexes} at most: which one comes next?
    ask/advance: Does your {unit} in {from} advance into the empty hex {hex}?
    ask/further: Does your {unit} in {hex} go 1 hex further, and into which one?
    ask/bonus: Whom does your {unit} in {hex} attack in its bonus combat, if anybody?
    told/attack: {by:The} attacks {hex}: {faces}.
    told/first-strike: First Strike by {by:the} at {hex}: {faces}.
    told/battle-back: {by:The} battles back at {hex}: {faces}.
    told/reply: {by:The} battles back at {hex} after the First Strike: {faces}.
    told/ranged: {by:The} fires at {hex}: {faces}.
    told/leader-check: Leader check in {hex}: {faces}.
    told/rampage: The rampage reaches {hex}: {faces}.
    told/escape: The leader tries to escape through {hex}: {faces}.
    told/card: Dice of {card} for {by:the}: {faces}.
    told/lost: The unit in {hex} loses {blocks} {blocks?block|blocks}.
    told/eliminated: {unit:The} in {hex} is eliminated: 1 banner for {winner:the}.
    told/leader-lost: The leader in {hex} is lost: 1 banner for {winner:the}.
    told/moved: {unit:The} goes from {from} to {to}.
    told/left: The leader leaves the battlefield from {from}.
    told/drew: {side:The} draws 1 card.
  `),
} satisfies PartOfMessages;
