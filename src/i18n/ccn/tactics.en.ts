import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    ccn/form-square: May it form square? | Says whether infantry may form square just before it is attacked, and why not; what that costs its owner in cards and Command, who then strikes first and with how many dice at most. How the combat goes on is asked in ccn/square-combat.
    ccn/square: What may a square do? | Says whether a unit in square may leave it, move, fire, attack, Take Ground, let its leader go or use its card and token in a given way; how many orders that takes, with how many dice it fights at most, and what becomes of the card on the track.
  `),

  fields: labelled(`
    attackedBy: Attacked by | Arm of the enemy unit that strikes at it: infantry, cavalry, artillery.
    attackKind: How it is struck at | melee, the attack in melee of an enemy unit in that enemy's own turn (a Bonus Attack too); battle-back, this unit attacked and the enemy battles back; first-strike, this unit attacked and the enemy plays First Strike; ranged, it is fired at.
    squares: Units in square | Units that its owner has in square, each with a card on the track; in ccn/square this unit is one of them, in ccn/form-square it is not.
    firstStrike: First Strike | Whether the defender plays First Strike in this melee.
    declines: Declines | Yes, if its owner chooses not to form square although the unit may.
    squareAction: What it wants to do | leave, leave square; move; fire; melee, attack an adjacent enemy; take-ground, Take Ground after a successful attack; detach-leader, let its attached leader detach; look-at-track, its owner looks at the cards on his track; rearrange-track, its owner moves cards on his track to other spaces; lose-token, its owner gives up the square token in place of a block; be-eliminated, it loses its last block.
    ordered: Ordered | Whether the unit has an order this turn.
    leavesSquare: Leaves square first | Whether the unit is ordered to leave square this turn before it does what is asked about. With leave that is so anyway.
    leavingPhase: When it would leave | orders, in the Orders phase of its owner's turn; later, later in that turn; opponents-turn, in the opponent's turn.
    enemyAdjacent: Enemies adjacent | What enemies are in the hexes adjacent to it: none; leader, only leaders who are alone; unit, infantry or artillery but no cavalry; cavalry, cavalry, whatever else there is.
  `),

  answers: labelled(`
    forms: Forms square | Whether it forms square: it may, and its owner does not decline.
    handAfter: Cards in hand afterwards | Cards that the owner of the unit then has in hand.
    cardsOnTrack: Cards on the track | Cards that are then on the track of the unit's owner: one for each of his squares.
    strikesFirst: Strikes first | Who strikes first in this melee: attacker, the unit that declared the attack; defender, its target.
    mostDice: Dice at most | Most dice that a square may roll, and cavalry against it. null: there is no such limit, or nobody fights.
    inSquareAfter: In square afterwards | Whether the unit is then still in square. No, if it leaves it or is eliminated.
    orders: Orders | Orders that this takes: one for the unit, one more for a leader who detaches.
    moreOrders: More orders by Command | Orders that a card based on Command gains because the card comes back from the track.
  `),

  terms: worded(`
    attackKind: melee = an attack in melee | battle-back = a battle back | first-strike = First Strike | ranged = fire
    strikesFirst: attacker = the attacker | defender = the defender
    squareAction: leave = leave square | move = move | fire = fire | melee = attack in melee | take-ground = Take Ground | detach-leader = let its leader detach | look-at-track = look at the cards on the track | rearrange-track = move cards on the track | lose-token = lose its token in place of a block | be-eliminated = be eliminated
    leavingPhase: orders = own Orders phase | later = later in the own turn | opponents-turn = the opponent's turn
    enemyAdjacent: none = none | leader = lone leaders only | unit = units, but no cavalry | cavalry = cavalry
  `),

  steps: said(`
    ccn-5.21/square: The card is on the track: Command is now {command}.
    ccn-5.64/square: {unit:The} stays in square: its leader may not be ordered to detach.
    ccn-5.64/order: {unit:The} leaves square: its leader may detach with one order more.
    ccn-5.118/out-of-square: Out of square as well {unit:the} may not fire next to an enemy unit.
    ccn-5.118/leader: By reading b of R77 the adjacent enemy leader keeps {unit:the} from firing.
    ccn-5.218/square: {unit:The} is in square: it may not Take Ground.
    ccn-6.13: {unit:The} is in square: it may not move.
    ccn-6.13/order: Without an order {unit:the} may not fight.
    ccn-6.13/ordered: To fight {unit:the} needs an order, also in square.
    ccn-6.14/most: In square {unit:the} rolls {dice} {dice?die|dice} at most.
    ccn-6.15: Just before the cavalry attacks, {unit:the} may form square.
    ccn-6.15/infantry: Only infantry forms square, not {unit:the}.
    ccn-6.15/cavalry: A square is formed only against cavalry in melee.
    ccn-6.15/first-strike: Its owner plays First Strike: {unit:the} may not form square as well.
    ccn-6.16: With {cards} {cards?card|cards} in hand {unit:the} may not form square: it takes {least}.
    ccn-6.17: In a town, windmill or fieldworks {unit:the} may not form square.
    ccn-6.18: The cavalry battles back: {unit:the} may not form square.
    ccn-6.19: The cavalry plays First Strike: {unit:the} may not form square.
    ccn-6.20: All {squares} spaces of the track hold a card: {unit:the} may not form square.
    ccn-6.21: {unit:The} is not in square: the attack is resolved like any melee.
    ccn-6.22: {taken} random card goes to the track unseen, and the square token to {unit:the}: {cards} {cards?card is|cards are} left in hand.
    ccn-6.23: A player may look at the cards on his track at any time.
    ccn-6.23/rearranged: The cards on the track may not be moved to other spaces.
    ccn-6.24: The token is not a block: it may not be given up in place of one.
    ccn-6.25: {unit:The} in square strikes first, with {dice} {dice?die|dice} at most.
    ccn-6.32/most: Cavalry that is still there then attacks the square with {dice} {dice?die|dice} at most.
    ccn-6.42: An enemy unit is adjacent: {unit:the} in square may not fire.
    ccn-6.42/leader: By reading b of R77 the adjacent enemy leader keeps the square from firing.
    ccn-6.42/may: With no enemy unit adjacent, {unit:the} may fire in square.
    ccn-6.43: {unit:The} may be ordered to attack in melee from its square.
    ccn-6.43/stays: After a successful attack {unit:the} stays where it is.
    ccn-6.44: The order to leave square is given only in the own Orders phase.
    ccn-6.45: Enemy cavalry is adjacent: {unit:the} may not leave square.
    ccn-6.46: {unit:The} leaves square: its token goes back to the track and the card to the hand.
    ccn-6.46/order: Without an order {unit:the} may not leave square.
    ccn-6.46/ordered: To leave square {unit:the} needs an order.
    ccn-6.46/enemy: By reading b of R9 any adjacent enemy unit keeps {unit:the} in square.
    ccn-6.46/command: By reading b of R78 the card that comes back gives one order more.
    ccn-6.47: Leaving square costs {unit:the} nothing: it moves and fights as normal this turn.
    ccn-6.48: {unit:The} is eliminated: its token goes back to the track and the card to the hand.
    ccn-7.3/square: In a forest a square may be formed.
    ccn-7.10/square: On a hill a square may be formed.
    ccn-7.25/square: In a town or windmill no square is formed.
    ccn-7.33/square: In a fieldworks hex no square is formed, on whatever side the attack comes.
    ccn-7.45/square: In a fordable river a square may be formed.
    ccn-7.51/square: On a bridge a square may be formed.
    ccn-7.56/square: In a sand quarry a square may be formed.
    ccn-8.50/square: Under Fire and Hold {unit:the} may leave square.
    ccn-8.70/square: La Grande Manoeuvre gives no order to {unit:the} in square.
  `),

  because: said(`
    blocks-are-lost: The unit gives up blocks, not its token.
    enough-cards: There are enough cards in hand.
    ground-allows-it: It is not in a town, windmill or fieldworks.
    leaves-square: The unit leaves square this turn.
    no-cavalry-adjacent: No enemy cavalry is adjacent.
    no-enemy-unit-adjacent: No enemy unit is adjacent.
    no-fieldworks: There are no fieldworks on its hex.
    not-a-battle-back: It is not a battle back.
    not-a-first-strike: It is not a First Strike of the enemy.
    not-in-a-town: It is not in a town or windmill.
    ordered: The unit has an order.
    own-orders-phase: It is its owner's Orders phase.
    reading-r9-a: Reading a of R9 is used: only cavalry keeps a square in place.
    reading-r34-b: Reading b of R34 is used: First Strike and the reaction may go together.
    reading-r77-a: Reading a of R77 is used: a lone enemy leader keeps nobody from firing.
    reading-r78-a: Reading a of R78 is used: Command is counted as the card is played.
    space-on-track: The track has a free space.
  `),

  ...summed(`
    form-square/forms: {unit:The} forms square, with {cards} {cards?card|cards} left in hand, and strikes first. | Forms square
    form-square/declines: {unit:The} does not form square and takes the attack like any melee. | Declines
    form-square/no: {unit:The} may not form square. | May not
    square/may: Of {unit:the} in square, this is allowed: {squareAction}. | Allowed
    square/may-not: Of {unit:the} in square, this is not allowed: {squareAction}. | Not allowed
  `),

  problems: said(`
    no-infantry-in-square: Only infantry is ever in square, not {unit:the}.
    no-leader-to-detach: Without an attached leader nobody can detach.
    eliminated-in-square: What leaves square is not eliminated as a square: leave this out.
  `),
} satisfies PartOfMessages;
