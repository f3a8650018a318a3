import { said } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  terms: said(`
    leader:the: the leader
    left:the: the left section
    centre:the: the centre section
    right:the: the right section
  `),

  steps: said(`
    game/all-have-orders: {card} itself orders every unit that qualifies: no other gets an order.
    game/another-battle-first: First comes the bonus combat of {unit:the} in {hex}, or it is forgone.
    game/at-full-strength: {unit:The} has lost no blocks: there is nothing to bring back.
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
    game/no-enemy-there: There is no enemy in {hex} to battle.
    game/no-leader-near: {unit:The} is neither in a leader’s hex nor in one adjacent to him.
    game/no-leader-there: There is no leader in {hex}.
    game/no-leader-to-stop-with: {unit:The} may end its retreat early only where a lone friendly leader has just joined it.
    game/no-orders-left: {card} has no order left for {hex}.
    game/no-rally: Blocks return only with the card {card}.
    game/no-symbol: No free symbol of the roll will do for {unit:the}.
    game/no-way-back: No hex behind {unit:the} is free: it may not evade.
    game/no-way-to-end: From {hex} the leader could not get to a hex in which he may end his evasion.
    game/not-a-leadership-card: {card} is not a Leadership card: it does not order a leader with the units around him.
    game/not-an-open-neighbour: {unit:The} may go 1 hex further only into a free adjacent one, and {hex} is not.
    game/not-at-own-edge: The leader may leave only over his own edge, and {hex} does not lie on it.
    game/not-in-block: {card} orders a single block: {unit:the} in {hex} is not adjacent to an ordered one.
    game/not-next-to-leader: {hex} is not adjacent to the leader in {lead}.
    game/nothing-to-counter: {card} repeats the opponent’s last order, and there is none.
    game/one-leader: {card} orders 1 leader, or 1 unit of the player’s choice instead, and that has been chosen.
    game/one-unit-of-choice: Here {card} orders 1 unit of the player’s choice and no more.
    game/only-as-a-reaction: {card} is played only when the opponent declares a close combat.
    game/other-kind: {card} orders another kind of troops, not {unit:the}.
    game/other-section: {card} gives orders in {sections:the}, and {hex} is not there.
    game/rally-instead: With {card} only the units that regain a block are ordered.
    game/rally-without-leaders: Without leaders {card} returns no blocks: 1 unit of the player’s choice is ordered.
    game/units-only: A leader is not a unit: {card} does not give him this order.
    game/warriors-must-battle: The warriors in {hex} have moved 2 hexes or more: they must battle first.
    game/decide-react: First it is decided whether {unit:the} attacked in {hex} stands.
    game/decide-evade: First {unit:the} in {hex} has to complete its evasion.
    game/decide-leader: First the leader in {hex} has to complete his evasion.
    game/decide-bonus: First it is decided whether {unit:the} in {hex} fights its bonus combat.
    game/not-in-play: The turn begins with a command card: nothing is done before it.
    game/not-in-move: This is not done in the Movement step.
    game/not-in-battle: This is not done in the Battle step.
    game/not-in-move-again: This is not done in the second Movement step.
  `),

  problems: said(`
    position/blocks: Character {at}: {unit:the} has {most} {most?block|blocks} at most, and is written without x when none is lost.
    position/impassable: Hex {hex} is {terrain:a}, which is impassable: nobody can be there.
    position/leader-apart: In hex {hex} the leader is attached to the unit: he is written as * after the hex of the unit.
    position/no-such-former-hex: Character {at}: older texts name a hex by its column, A to M, and its row, 1 to 9; the even rows have no M.
    position/no-such-unit: Character {at}: the units are {options:raw}, which is a leader alone; in a drawing the upper side has small letters.
    position/not-a-position: This is not a position: all of them begin with cca2, or with cca1 where they are older.
  `),

  game: said(`
    phase/battle: Battle
    phase/move-again: Second movement
    card/light: Light units, {command} at most.
    card/medium: Medium units, {command} at most.
    card/heavy: Heavy units, {command} at most.
    card/mounted: Mounted units and leaders, {command} at most.
    card/leader: A leader, the unit in his hex and {hexes} in adjacent hexes.
    card/leader-in: A leader in {section:the}, the unit in his hex and {hexes} in adjacent hexes.
    card/clash-of-shields: All units next to an enemy. Nobody moves or fires.
    card/darken-the-sky: All units with missiles fire twice. Nobody moves or fights hand to hand.
    card/double-time: Up to {orders} foot units that form one block. Nobody fires.
    card/first-strike: Nobody: it is played when an enemy attacks.
    card/i-am-spartacus: {command} {command?die|dice}: each symbol orders 1 unit of its kind, each helmet any one.
    card/line-command: Foot units that form one block, as many as they are.
    card/move-fire-move: Light units, {command} at most: they move, fire and move again.
    card/mounted-charge: Mounted units, {command} at most. Nobody fires.
    card/rally: {command} {command?die|dice}: each symbol or helmet returns 1 block to a unit with a leader or next to him.
    do/order-leader: Order the leader in {hex} to leave his unit
    do/lead: Command with the leader in {hex}
    do/end: End the step
    do/end-battle: End the battles
    do/end-move-again: End the second movement
    do/evade: Evade
    do/stop-retreat: Stop here, with the leader
    do/advance: Advance into the empty hex
    do/pass-bonus: No bonus combat
    ask/play: Which command card do you play?
    ask/order-around: Which units next to the leader in {hex} do you order with {card}?
    ask/order-done: {card} has no more orders to give: end the step.
    ask/order-lead: Which leader commands with {card}, or which unit of your choice do you order instead?
    ask/order-none: {card} gives no orders this turn: end the step.
    ask/move-again: Who makes a second move, and where to?
    ask/move-done: Nobody can move any more: end the step.
    ask/battle: Which unit battles, and against whom?
    ask/battle-must: Which unit battles, and against whom? There are warriors that must.
    ask/battle-done: Nobody can battle any more: end the step.
    ask/react: {enemy:The} in {from} attacks your {unit} in {hex}: stand or evade?
    ask/react-strike: {enemy:The} in {from} attacks your {unit} in {hex}: stand or play First Strike?
    ask/react-or-strike: {enemy:The} in {from} attacks your {unit} in {hex}: stand, evade or play First Strike?
    ask/reply: Your {unit} in {hex} has withstood the First Strike: does it battle back against {enemy:the} in {from}?
    ask/evade: Your {unit} in {hex} evades: which hex does it end in?
    ask/leader: Your leader in {hex} falls back, {left} {left?hex|hexes} at most: where does he end?
    ask/advance: Does your {unit} in {from} advance into the empty hex {hex}?
    ask/bonus: Whom does your {unit} in {hex} attack in its bonus combat, if anybody?
    told/reply: {by:The} battles back at {hex} after the First Strike.
    told/leader-check: Leader check in {hex}.
    told/rampage: The rampage reaches {hex}.
  `),
} satisfies PartOfMessages;
