import { said } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  terms: {
    ...said(`
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
    game/battle-is-over: The battle is over: {side:the} has won.
    game/no-attached-leader: In {hex} no leader is attached to a unit.
    game/no-orders: {card} gives no orders this turn.
    game/nobody-there: There is nobody in {hex}.
    game/not-in-hand: {card} is not in the hand.
    game/not-yours: {unit:The} in {hex} is the opponent’s.
    game/stays-without-a-move: Nobody has to move in order to stay: moving is optional.
    game/too-many-flags: {unit:The} may ignore {most} {most?flag|flags} of this roll at most.
    game/decide-battle-back: First it is decided whether {unit:the} in {hex} battles back.
    game/decide-flags: First it is decided how many flags {unit:the} in {hex} ignores.
    game/decide-retreat: First {unit:the} in {hex} has to complete its retreat.
    game/decide-advance: First it is decided whether {unit:the} in {from} advances into {hex}.
    game/decide-further: First it is decided whether {unit:the} in {hex} goes 1 hex further.
    game/not-in-order: This is not done while orders are given.
  `),

  problems: said(`
    position/already-won: A side already has the banners that win ({goal}): the battle is over.
    position/banners: Character {at}: a side has from {least} to {most} banners.
    position/command: Character {at}: Command goes from {least} to {most}.
    position/flags: Character {at}: from {least} to {most} flags are ignored.
    position/goal: Character {at}: from {least} to {most} banners win.
    position/hex-taken: Hex {hex} is taken already.
    position/leader-without-unit: In hex {hex} the leader is alone: * means that one is attached to a unit.
    position/more-cards-than-command: {side:The} holds more cards than its Command, which is {command}.
    position/no-more-such-cards: The deck has only {copies} {copies?copy|copies} of {card}.
    position/no-such-action: Character {at}: the actions are {options:raw}.
    position/no-such-card: Character {at}: the cards are {options:raw}.
    position/no-such-hex: Character {at}: the board has no such hex. Rows A, C, E, G and I go from 1 to 13; B, D, F and H from 1 to 12.
    position/no-such-hexside: Character {at}: the hexsides are {options:raw}.
    position/no-such-part: Character {at}: the parts are {options:raw}.
    position/no-such-side: Character {at}: the sides are {options:raw}.
    position/no-such-terrain: Character {at}: the kinds of ground are {options:raw}.
    position/out-of-order: Character {at}: the parts stand in this order, each once: {options:raw}.
    position/said-twice: Character {at}: this has been said already.
    position/seed: Character {at}: a seed goes from {least} to {most}.
    position/too-long: Character {at}: a position has at most {most} characters; what follows is left out.
    position/too-many-actions: Character {at}: a game has at most {most} actions; what follows is left out.
    position/unexpected: Character {at}: {expected} should stand here.
  `),

  game: said(`
    do/exit: Leave the battlefield over {over} with the unit in {from}
    told/won: {side:The} has the banners that win the battle.
    phase/play: Command card
    phase/order: Orders
    phase/move: Movement
    phase/over: End of the battle
    card/in-section: {orders} {orders?order|orders} for {section:the}.
    card/counter-attack: The same order as the opponent’s last card.
    do/play: Play {card}
    do/order: Order {hex}
    do/rally: Return 1 block to {hex}
    do/move: Move from {from} to {to}
    do/move-leader: Move the leader out of {from} to {to}
    do/attack: Attack {to} from {from}
    do/fire: Fire from {from} at {to}
    do/end-order: End the orders
    do/end-move: End the movement
    do/stand: Stand
    do/first-strike: Play First Strike
    do/battle-back: Battle back
    do/ignore: Ignore {flags} {flags?flag|flags}
    do/ignore-none: Ignore no flag
    do/go: Go to {to}
    do/stop: Stop here
    do/stop-further: Go no further
    do/leave: Leave the battlefield
    do/pass: Pass
    do/pass-battle-back: Do not battle back
    do/pass-advance: Do not advance
    ask/order: Whom do you order with {card}?
    ask/order-choice: Which unit of your choice do you order with {card}?
    ask/order-rally: Which units regain a block with {card}?
    ask/move: Who moves, and where to?
    ask/over: The battle is over: {side:the} has won.
    ask/battle-back: Your {unit} in {hex} holds its hex: does it battle back against {enemy:the} in {from}?
    ask/flags: {flags} {flags?flag is|flags are} rolled at your {unit} in {hex}, which may ignore {most}: how many does it ignore?
    ask/retreat: Your {unit} in {hex} has to retreat {left} {left?hex|hexes}: which hex does it end in?
    ask/further: Does your {unit} in {hex} go 1 hex further, and into which one?
    told/attack: {by:The} attacks {hex}.
    told/first-strike: First Strike by {by:the} at {hex}.
    told/battle-back: {by:The} battles back at {hex}.
    told/ranged: {by:The} fires at {hex}.
    told/escape: The leader tries to escape through {hex}.
    told/card: Dice of {card} for {by:the}.
    told/lost: {unit:The} in {hex} loses {blocks} {blocks?block|blocks}.
    told/eliminated: {unit:The} in {hex} is eliminated: 1 banner for {winner:the}.
    told/leader-lost: The leader in {hex} is lost: 1 banner for {winner:the}.
    told/moved: {unit:The} goes from {from} to {to}.
    told/left: The leader leaves the battlefield from {from}.
    told/drew: {side:The} draws 1 card.
  `),
} satisfies PartOfMessages;
