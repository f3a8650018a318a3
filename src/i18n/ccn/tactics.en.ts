import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';
import { OWN_DICE } from './own-dice.en.ts';

export default {
  queries: {
    ...titled(`
      ccn/form-square: May it form square? | Against which attack, and its cost | Says whether infantry may form square just before it is attacked, and why not; what that costs its owner in cards and Command, who then strikes first and with how many dice at most. How the combat goes on is asked in ccn/square-combat.
      ccn/square: What may a square do? | Moving, firing, fighting and leaving it | Says whether a unit in square may leave it, move, fire, attack, Take Ground, let its leader go or use its card and token in a given way; how many orders that takes, with how many dice it fights at most, and what becomes of the card on the track.
      ccn/retire-and-reform: Retire and Reform | Whether the cavalry goes, and where | Says whether cavalry that infantry attacks may Retire and Reform over 2 given hexes and why not, how many dice are rolled at it and what hits, with the exact odds; with the faces rolled it tells losses and the check of the leader, and then who may battle back or advance.
    `),
    'ccn/square-combat': {
      title: 'Melee with a square',
      line: 'Dice of the cavalry and of the square',
      about:
        'Works out a melee in which one side is in square, from first to last: who strikes first, each roll with its dice and what hits, bounce flags, who answers, and the exact odds of how both units come out of it. Whether infantry may form square is asked in ccn/form-square; whether cavalry may Retire and Reform, in ccn/retire-and-reform.',
      ...OWN_DICE,
    },
    'ccn/combined-arms': {
      title: 'Combined Arms',
      line: 'Guns together with infantry or cavalry',
      about:
        'Says whether artillery may join a melee attack, battery by battery, how many dice the attacker and each battery bring and how many are rolled in all, what hits, whether the flags are bounce flags, and against whom and with how many dice the target battles back, with the exact odds. With the faces rolled it also resolves the roll: hits, the check of the leader, flags and retreat, banners, the battle back and the advance. If cavalry Retires and Reforms from it, that is asked in ccn/retire-and-reform.',
      fields: labelled(`
        artilleryDice: Dice of its national card | Of artillery that joins: dice of its table with these blocks at this distance, which the rulebook gives only for horse artillery with 3 blocks at 3 hexes (1 die); next to the target, and of artillery that is attacked: melee dice that the rulebook does not print, those of horse artillery with 1 block and of any with more than 3.
      `),
      answers: labelled(`
        result: Result | What the given faces come to: hits, check of the leader, flags ignored, retreat, battle back and advance. null: no faces were given.
      `),
    },
  },

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
    firstHex: First hex | The first hex of the way of a Retire and Reform.
    secondHex: Second hex | The second hex of that way, in which it ends.
    gunDice: Dice of artillery | Dice that artillery adds to the roll in Combined Arms, as ccn/combined-arms tells them.
    guns: Artillery that joins | Each artillery unit that is to add its dice to the attack, and how it stands to the target. At least 1.
    unitBetween: Unit in the line | Whether any unit, friend or enemy, stands on the line of sight between the artillery and its target, be it on lower ground.
    stopped: Attack stopped | Yes, if First Strike, or the square that strikes first, has eliminated the attacker or made it leave its hex.
    firstFaces: Faces of the first roll | What the dice of the first roll of the melee show; if some are still to be rolled, those that lie there. Left out: nothing is rolled yet.
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
    retires: Retires and Reforms | Whether it Retires and Reforms: it may, and its owner does not decline.
    hexesBack: Hexes | Hexes that the cavalry goes back. 0 if it does not retire, or is eliminated.
    mayTakeGround: May Take Ground | Whether the attacking infantry may Take Ground afterwards.
    result: Result | What the given faces came to before any retreat. null: no faces were given, or nothing is rolled.
    returned: Cards returned | Cards that come back from the track to the hand.
    guns: Artillery | For each artillery unit, in the order given, whether it may join and with how many dice.
    attackerDice: Dice of the attacker | Dice that the infantry or cavalry brings to the attack.
    gunDice: Dice of artillery | Dice that all the artillery brings to the attack.
    batteryDice: Dice of one battery | Dice that one artillery unit brings.
    bounceFlags: Bounce flags | Whether the flags of this roll are bounce flags, which cavalry may not ignore.
    battleBackAt: Battles back at | Against whom the target may battle back if it is still in its hex: attacker, the infantry or cavalry, never the artillery; nobody.
    rolls: Rolls | The rolls that the melee may come to, in their order; each is made only while both units are in their hexes.
    by: Rolled by | Which side rolls: attacker or defender.
    rolledAs: Rolled as | strikes-first, a square at the cavalry that attacks it; first-strike, with the card First Strike; attack; battle-back.
    rollDice: Dice of one roll | Dice of one of the rolls.
    rollHits: What hits in one roll | Faces that hit in one of the rolls.
    made: Is made | Whether this roll is made. null: dice still to be rolled decide it.
    attackerFate: The attacker | How the attacker comes out of it: stands in its hex, retreats, eliminated. null: dice still to be rolled decide it.
    defenderFate: The defender | How the defender comes out of it: stands in its hex, retreats, eliminated. null: dice still to be rolled decide it.
    attackerBlocks: Blocks of the attacker | Blocks that the attacker has left. null: dice still to be rolled decide it. In the odds: how many, with their chances.
    defenderBlocks: Blocks of the defender | Blocks that the defender has left. null: dice still to be rolled decide it. In the odds: how many, with their chances.
    attackerBlocksLost: Blocks the attacker loses | Mean of the blocks that the attacker loses in all.
    defenderBlocksLost: Blocks the defender loses | Mean of the blocks that the defender loses in all.
    second-roll-made: The second roll is made | Chance that the second roll is made: the first has neither eliminated its target nor made it leave its hex.
    attacker-stands: The attacker stands | Chance that the attacker is still in its hex at the end.
    attacker-retreats: The attacker retreats | Chance that the attacker leaves its hex and is not eliminated.
    attacker-eliminated: The attacker falls | Chance that the attacker is eliminated.
    defender-stands: The defender stands | Chance that the defender is still in its hex at the end.
    defender-retreats: The defender retreats | Chance that the defender leaves its hex and is not eliminated.
    defender-eliminated: The defender falls | Chance that the defender is eliminated.
  `),

  terms: worded(`
    attackKind: melee = an attack in melee | battle-back = a battle back | first-strike = First Strike | ranged = fire
    strikesFirst: attacker = the attacker | defender = the defender
    squareAction: leave = leave square | move = move | fire = fire | melee = attack in melee | take-ground = Take Ground | detach-leader = let its leader detach | look-at-track = look at the cards on the track | rearrange-track = move cards on the track | lose-token = lose its token in place of a block | be-eliminated = be eliminated
    leavingPhase: orders = own Orders phase | later = later in his own turn | opponents-turn = the opponent's turn
    enemyAdjacent: none = none | leader = lone leaders only | unit = units, but no cavalry | cavalry = cavalry
    attackerFate defenderFate: stands = stands | retreats = retreats | eliminated = is eliminated
    by battleBackAt: attacker = the attacker | defender = the defender | nobody = nobody
    rolledAs: strikes-first = a square that strikes first
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
    ccn-6.41: The leader of a square stays with it until it is left.
    ccn-6.41/order: In the turn in which the square is left, its leader may be ordered as well.
    ccn-6.42: An enemy unit is adjacent: {unit:the} in square may not fire.
    ccn-6.42/leader: By reading b of R77 the adjacent enemy leader keeps the square from firing.
    ccn-6.42/may: With no enemy unit adjacent, {unit:the} may fire in square.
    ccn-6.43: {unit:The} may be ordered to attack in melee from its square.
    ccn-6.43/stays: After a successful attack {unit:the} stays where it is.
    ccn-6.44: The order to leave square is given only in his own Orders phase.
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
    ccn-8.76/square: Short Supply orders nobody: {unit:the} gets no order.
    ccn-8.70/square: La Grande Manoeuvre gives no order to {unit:the} in square.
    ccn-5.79/retire: {unit:The} may not Retire and Reform before fire.
    ccn-5.103/gun: {gun:The} has moved {moved} hex: it may not join at {distance} hexes.
    ccn-5.173/combined: A lone leader does not battle back.
    ccn-5.239/gun: {gun:The} has fought this turn: it may not join.
    ccn-6.1: Attacked by infantry, {unit:the} may Retire and Reform.
    ccn-6.1/cavalry: Only cavalry Retires and Reforms, not {unit:the}.
    ccn-6.1/infantry: Cavalry Retires and Reforms only from infantry, not from {attacker:the}.
    ccn-5.117/nobody: No enemy is adjacent: {unit:the} has nobody to attack in melee.
    ccn-6.2: Before the dice its owner must say whether {unit:the} Retires and Reforms.
    ccn-6.2/first-strike: Its owner plays First Strike: {unit:the} may not Retire and Reform as well.
    ccn-6.3: Both hexes of the way are open: it may go back {hexes}.
    ccn-6.3/closed: It does not have {hexes} open hexes: it may not Retire and Reform.
    ccn-6.3/edge: The way of {unit:the} ends at its own edge of the board.
    ccn-6.3/terrain: Passable terrain ({terrain}) does not stop {unit:the} here.
    ccn-6.3/stops: By reading b of R72 {unit:the} would have to stop in the first hex ({terrain}).
    ccn-6.4: {unit:The} does not Retire and Reform: the melee is resolved as any other.
    ccn-6.5/guns: The artillery adds {guns} {guns?die|dice}: {dice} in all.
    ccn-6.6: {unit:The} was hit as it retired: 1 check is made for its leader.
    ccn-6.6/leader-goes: {unit:The} is eliminated: its leader, if he survives, must retreat 1, 2 or 3 hexes.
    ccn-6.7: After the roll {unit:the} goes back {hexes} hexes.
    ccn-6.8: The cavalry has left its hex: {attacker:the} may Take Ground.
    ccn-6.8/square: {attacker:The} is in square: it may not Take Ground.
    ccn-6.9: {unit:The} Retires and Reforms: it may not battle back, wherever it ends.
    ccn-6.10: The infantry battles back: {unit:the} may not Retire and Reform.
    ccn-6.11: The infantry plays First Strike: {unit:the} may not Retire and Reform.
    ccn-6.12: Hex {nth} does not bring {unit:the} nearer its own edge: it may not go there.
    ccn-6.12/nearer: Hex {nth} brings {unit:the} nearer its own edge.
    ccn-6.12/impassable: Hex {nth} is impassable ({terrain}): {unit:the} may not enter it.
    ccn-6.12/occupied: Hex {nth} is occupied: {unit:the} may not enter it.
    ccn-6.12/leader-first: A lone friendly leader would stop {unit:the} in the first hex.
    ccn-6.12/leader-as-move: By reading b of R72 the hex of a lone friendly leader is occupied as well.
    ccn-6.12/two-leaders: {unit:The} has a leader already: it may not enter the hex of another one.
    ccn-6.12/joins: {unit:The} may end in the hex of the lone friendly leader, who joins it.
    ccn-6.22/forms: {target:The} forms square: a random card goes to the track and the token to its hex.
    ccn-6.25/order: The cavalry has made {target:the} form square: the square strikes first.
    ccn-6.25/later: {target:The} is in square already: against cavalry it strikes first all the same.
    ccn-6.25/combined: The square strikes first: it does not battle back as well.
    ccn-6.26: {unit:The} attacks {target:the} from its square: that may Retire and Reform, or stay and battle back with 1 die.
    ccn-6.27: Each unit that attacks {target:the} in square fights a melee of its own, one after the other.
    ccn-6.29: {unit:The} in square adds {own} {own?die|dice} to those of the artillery.
    ccn-6.30/order: Each flag of the square makes {target:the} retreat, and it may not ignore it.
    ccn-6.31: The attacker is in square: all flags of this roll are bounce flags.
    ccn-6.32/then: If it is still in its hex, {target:the} then attacks the square.
    ccn-6.33: Against a square {unit:the} adds only its single die to the dice of the artillery.
    ccn-6.34: {target:The} may play First Strike against the square, and rolls 1 die all the same.
    ccn-6.36: {unit:The} strikes first at {target:the} in square, with its usual dice; the square may answer with 1.
    ccn-6.37: Infantry may attack a square together with artillery.
    ccn-6.43/attacks: {unit:The} attacks from its square, with 1 die at most, and does not Take Ground.
    ccn-6.49: The attack of {unit:the} may be joined by artillery, if that is declared before the dice.
    ccn-6.49/arm: Artillery joins infantry or cavalry, not {unit:the}.
    ccn-6.49/ordered: {unit:The} has no order: there is no attack to join.
    ccn-6.49/gun: {gun:The} has no order: it may not join.
    ccn-6.50: {gun:The} has a range of {range} hexes: at {distance} it may not join.
    ccn-6.50/sight: {gun:The} does not see {target:the}: it may not join.
    ccn-6.50/adjacent: An enemy is next to {gun:the}: it may join only against an adjacent target.
    ccn-6.51: A unit stands in the line of sight of {gun:the}: it may not join.
    ccn-6.52: {own} {own?die|dice} of {unit:the} and {guns} of the artillery make {dice}, rolled together.
    ccn-6.53: {unit:The} has no dice left, but the artillery rolls its {guns}.
    ccn-6.53/none: Neither {unit:the} nor the artillery has a die left: there is no attack.
    ccn-6.54: Each saber hits, on the dice of the artillery too.
    ccn-6.55: {target:The} may battle back only against {unit:the}, not against the adjacent artillery.
    ccn-6.56: The square has stopped {unit:the}: the dice of the artillery are lost.
    ccn-6.57: First Strike has stopped {unit:the}: the dice of the artillery are lost.
    ccn-7.14/gun: Artillery on a hill does not fire over a unit in Combined Arms.
    ccn-8.54/combined: The defender has used First Strike: it does not battle back.
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
    attacker-goes-on: The attacker is still in its hex.
    attacker-has-dice: The attacker has dice of its own.
    attacker-is-cavalry: The attacker is cavalry.
    attacker-not-in-square: The attacker is not in square.
    does-not-retire: The cavalry does not Retire and Reform.
    leads-itself: No leader is attached to the cavalry.
    nearer-its-own-edge: The hex is nearer its own edge.
    first-strike-not-played: The defender does not play First Strike.
    no-gun-adjacent: No artillery that joins is next to the target.
    nobody-between: No unit is in the line of sight.
    not-occupied: The hex is not occupied.
    reading-r69-b: Reading b of R69 is used: an adjacent enemy keeps no artillery from joining.
    reading-r72-a: Reading a of R72 is used: it counts as a retreat.
    reading-r72-b: Reading b of R72 is used: it counts as a move.
    roller-not-in-square: The attacker is not in square.
    sabers-do-not-hit: The sabers of the attacker do not hit, nor do those of the artillery that joins it.
    target-not-in-square: The target is not in square.
    attacker-not-cavalry: The attacker is not cavalry.
    no-square-formed: No square is formed.
    reading-r10-b: Reading b of R10 is used: the square strikes first at infantry and artillery too.
    reading-r11-b: Reading b of R11 is used: a square of an earlier turn does not strike first.
  `),

  ...summed(`
    form-square/forms: {unit:The} forms square, with {cards} {cards?card|cards} left in hand, and strikes first. | Forms square | It forms square and strikes first; its player has {cards} {cards?card|cards} left.
    form-square/declines: {unit:The} does not form square and takes the attack like any melee. | Declines | It does not form square: the melee is like any other.
    form-square/no: {unit:The} may not form square. | May not |
    square/may: Of {unit:the} in square, this is allowed: {squareAction}. | Allowed |
    square/may-not: Of {unit:the} in square, this is not allowed: {squareAction}. | Not allowed |
    square-combat/no: {unit:The} may not attack {target:the} like this. | May not attack
    square-combat/attacker: {unit:The} strikes first at {target:the} with {dice} {dice?die|dice}; the second roll would have {next}. | {dice} {dice?die|dice} first, then {next} | The attacker strikes first, with {dice} {dice?die|dice}; then the defender, with {next}.
    square-combat/defender: {target:The} strikes first at {unit:the} with {dice} {dice?die|dice}; the second roll would have {next}. | Defender first: {dice}, then {next} | The defender strikes first, with {dice} {dice?die|dice}; then the attacker, with {next}.
    retire/retires: {unit:The} Retires and Reforms from {attacker:the}: {hexes} hexes back. | Retires | It Retires and Reforms, {hexes} {hexes?hex|hexes} back.
    retire/declines: {unit:The} may Retire and Reform from {attacker:the}, but stays. | Stays | It stays.
    retire/no: {unit:The} may not Retire and Reform. | May not |
    combined/yes: {unit:The} attacks {target:the} with {own} {own?die|dice} of its own and {guns} of artillery: {dice}. | {dice} {dice?die|dice} | Together they attack with {dice} {dice?die|dice}: {own} of the unit and {guns} of the artillery.
    combined/lost: The attack of {unit:the} on {target:the} is not made: no dice are rolled. | No dice | No dice are rolled.
    combined/no: {unit:The} and this artillery may not attack {target:the} together. | May not |
  `),

  problems: said(`
    no-infantry-in-square: Only infantry is ever in square, not {unit:the}.
    no-leader-to-detach: Without an attached leader nobody can detach.
    eliminated-in-square: What leaves square is not eliminated as a square: leave this out.
    as-many-faces-as-dice: {given?There is|There are} {given} {given?face|faces} for a roll of {dice} {dice?die|dice}: give them all, or none.
    blocks-for-faces: What the faces do depends on its blocks: say how many it has.
    faces-of-no-retirement: These faces are for cavalry that Retires and Reforms, and nothing does so here.
    no-guns: Say which artillery joins: at least 1 unit.
    no-square-here: Nobody is in square in this melee: ask ccn/melee.
    nothing-stops-it: Only First Strike, or a square that cavalry attacks, stops the attack before its dice.
  `),
} satisfies PartOfMessages;
