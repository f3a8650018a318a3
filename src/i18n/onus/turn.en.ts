import { labelled, said, summed, titled, worded } from '../labelled.ts';
import { type PartOfMessages, termsFor } from '../messages.ts';

const PLAYERS = { A: 'A', B: 'B', C: 'C', D: 'D', E: 'E', F: 'F' };
const PHASES = {
  activation: 'activation',
  movement: 'movement',
  shooting: 'shooting',
  skirmishers: 'skirmishers',
  combat: 'combat',
  flight: 'flight',
  end: 'end of turn',
};

export default {
  queries: titled(`
    onus/phase: What may be done in this phase? | Whether the unit may do that now | Says in which phase something is done, whether a unit may still do it this turn and whether now, who acts in the phase and which one follows. It goes by the turn and the state of the unit, not by distances and ways.
    onus/order: May this order be played? | On which unit, and for how many cards | Says whether an Action card, or a Line advance, may be played as an order on a given unit at this moment, what it brings about, whether the unit may or must check its morale, and how many cards are spent. How an event is chosen and whom it favours is answered by the queries about events.
    onus/activation: Activating a Broken or fleeing unit | The morale check and what comes after | Says whether the unit may or must check its morale when it is activated, with which exact chance it rallies or recovers this turn, what its die means, and what it may do afterwards.
    onus/general-active: General always active | How many units are active without orders | Says how many units are active in a turn without any order, by that optional rule and by the ability of the general.
    onus/end-of-turn: The end of a turn | How many cards you draw and discard | Says how many cards are drawn at the end of a turn, which options there are, how many must be discarded for the hand limit, also after gifts between allies, and what becomes of the deck.
    onus/turn-order: The order of several players | Who plays next, from 2 to 6 | Says in which order 2 to 6 players take their turns, and whether one of them may begin the next phase while his allies are still in this one.
  `),

  fields: labelled(`
    phase: Phase | The phase that the turn is in.
    action: What is to be done | check-casualties, count casualties and make the Leadership check; play-order, play an order; move, move normally or with any other movement; turn, change its facing; change-formation, adopt, dissolve, extend or shorten; charge; shoot; skirmisher-move, move in the skirmisher phase; fight, hand to hand; flight-check, the check of a fleeing unit in the flight phase; draw-cards, draw at the end of the turn; none, only the phase is asked about.
    ownTurn: Own turn | true if it is the turn of the unit's player, false if it is the opponent's.
    phaseFinished: Phase finished | true if all that is to be done in this phase is done, so that the next one may begin.
    reorganised: Rallied this turn | true if the unit lost its Broken marker by the check of its activation this turn.
    recoveredFromFlight: Recovered this turn | true if the unit was fleeing and recovered by the check of its activation this turn.
    hasMissiles: Has a ranged attack | true if the card of the unit shows a ranged attack.
    alwaysActive: Always active | true if the optional rule General always active is in use and this is the general's unit.
    cardHalf: Half of the card | order, the upper half of the Action card is to be used; event, the lower half.
    orderType: Type of order | activation, command, morale, health, the types of the cards; line-advance, the optional order for which cards are discarded.
    ordersOnUnit: Orders on this unit | Order cards used on this unit this turn already, of any type.
    alreadyActive: Active already | true if the unit was activated this turn already, by whatever means.
    ordersPlayed: Orders played | Orders that the player has played this turn in all.
    handBefore: Cards in hand | Action cards in the hand of the player before this order. Left out: enough.
    declines: Does not check | true if the player of a Broken unit makes no check.
    fledThisTurn: Fled this turn | true if the unit began its flight in this same turn. Left out: false, it fled in an earlier turn.
    flightMorale: Modified morale in the flight phase | The same for the check of the flight phase, if it is another one by then. Left out: the same as on activation.
    flightDie: Die in the flight phase | The die of the second check, if the first one failed. Left out: not rolled yet.
    generalAlwaysActive: The rule is in use | true if the optional rule General always active is in use.
    hasThatAbility: He has that ability | true if the card of the general has the ability to activate his own unit always.
    endOption: Option at the end of the turn | What the player chooses: discard, discard the cards that he likes and draw as many and 1 more; draw, draw 3; none, he chooses nothing or has nothing to choose.
    cardsDiscarded: Cards discarded | How many cards he discards with that option.
    heldBeforeDraw: Hand before drawing | Cards in the hand of the player before he discards and draws. Left out: not counted.
    heldAfterDraw: Hand after drawing | Cards in hand after drawing, before any gifts; for the player, in place of heldBeforeDraw. Left out: not counted.
    handLimitChange: Event on the hand limit | What an event adds to or takes from the hand limit.
    cardsGiven: Cards given away | Action cards that this player gives to his allies.
    cardsReceived: Cards received | Action cards that this player gets from his allies.
    allies: Allies | The other players of the same side, each with his hand, to tell what they must discard. Left out: none.
    deckCards: Cards in the deck | Cards in the Action deck before drawing. Left out: enough, and they are not counted.
    discardPile: Cards in the discard pile | Cards in the discard pile. Left out: not counted.
    deckEndsGame: The deck ends the game | true if the scenario ends when the deck runs out.
    eventsThisTurn: Events played | Events that the player has played this turn; they are no orders and change nothing here.
    turnWay: Turns | by-side, the allies play together, phase by phase; allied, all players of one side one after another, then those of the other; alternating, one of each side in turn; all-against-all, each for himself.
    firstSide: Side that starts | The players of the side that starts, in their order; with all-against-all, all players. Left out: A and C, if secondSide is left out too.
    secondSide: Other side | The players of the other side, in their order. Left out: B and D, if firstSide is left out too.
    finishedPhase: Finished with the phase | The players who have finished the phase that the turn is in. Left out: nobody.
    wantsNext: Wants to go on | The player who wants to begin the next phase. Left out: it is not asked.
  `),

  answers: labelled(`
    mayNow: Now | Whether it may be done at this very moment.
    momentOfAction: Moment | now; later-this-turn, its phase is still to come; over, its phase is past.
    actionPhase: Phase | The phase in which it is done, or the one asked about.
    phaseNumber: Number of the phase | Its place in the turn, from 1 to 7.
    nextPhase: Next phase | The phase that follows it.
    whoActs: Who acts | Who has something to do in that phase.
    orderDecidedBy: Who decides the order | Who decides in which order things happen in that phase.
    compulsory: Compulsory | Whether it must be done, not only may.
    allPhases: Phases of the turn | All the phases in their order.
    ordersPerUnit: Orders on one unit | Order cards that one unit may receive in a turn.
    ordersPerTurn: Orders in a turn | Orders that a player may play in a turn, as long as he has cards.
    activates: Activates | Whether the unit becomes active.
    checkOnActivation: Morale check | may, the player may let the unit check its morale at once; must, it checks at once; none.
    removesForcedMarch: Ends the forced march | Whether the Forced March marker is taken off.
    cardsSpent: Cards spent | Action cards that leave the hand; 0 if it is not allowed.
    passChance: Chance to pass | Exact chance to pass the check of the activation.
    check-passes: Passes the check | Chance to pass the check of the activation.
    checkPassed: Passed | Whether the check was passed; null if not rolled.
    unitAfter: The unit afterwards | What has become of the unit and what it may still do this turn; null while the die is not rolled.
    afterPass: If it passes | The unit after a passed check.
    afterFail: If it fails | The unit after a failed check.
    unitStateAfter: State | steady, broken or fleeing.
    moveUpToUd: Movement (UD) | How far it may move this turn, in UD; null while it is engaged, when it may only do what engaged units do.
    chargeAllowed: May charge | Whether it may charge this turn.
    shotAllowed: May shoot | Whether it may shoot this turn, if it has missiles and moves no further than shooting allows.
    fightAllowed: Fights | Whether it may fight this turn.
    freeOrientation: Free to turn | Whether its player may turn it to face wherever he likes.
    activeMarker: Active marker | Whether the Active Unit marker stays on it.
    triesAgain: Checks again | Whether it makes another check in the flight phase of this turn if it is still fleeing.
    recoversInFlight: Recovers in the flight phase | Whether the second die brings it back; null if it was not rolled.
    activeWithoutOrder: Active without an order | How many units are active without any order being played.
    generalUnitActive: General's unit active | Whether the general's own unit is one of them.
    anotherUnit: Another unit | Whether any other unit of his choice is active too.
    ordersSpent: Orders spent | Orders that this costs.
    draws: Cards drawn | Cards that are drawn; null while the player has not chosen.
    drawOptions: Options | draw-one, 1 card is drawn; discard or draw, the two from which a player who played no order chooses.
    handAfterDraw: Hand after drawing | Cards in hand after drawing; null if not counted.
    handAfterGifts: Hand after gifts | Cards in hand after gifts; null if not counted.
    mustDiscard: Must discard | Cards over the hand limit; null if not counted.
    handAtEnd: Hand at the end | Cards in hand when the turn is over; null if not counted.
    allies: Allies | For each ally, in the order given, what he must discard and what he keeps.
    reshuffle: Reshuffle | Whether the discard pile is shuffled and becomes the deck; null if the deck was not counted.
    deckLeft: Left in the deck | Cards in the deck after that; null if they were not counted.
    playOrder: Order | The players in the order in which they take their turns.
    playTogether: Together | Whether the players of a side play at the same time, phase by phase.
    waitingFor: Still in the phase | Players of the side who have not finished the phase yet.
  `),

  terms: {
    ...PLAYERS,
    ...termsFor(['phase', 'actionPhase', 'nextPhase', 'allPhases'], {
      ...PHASES,
      'turn-of-the-other': 'the turn of the other player',
    }),
    ...termsFor(['action'], {
      none: 'nothing in particular',
      'check-casualties': 'counting casualties',
      'play-order': 'playing an order',
      move: 'moving',
      turn: 'changing facing',
      'change-formation': 'changing formation',
      charge: 'charging',
      shoot: 'shooting',
      'skirmisher-move': 'moving as Skirmishers',
      fight: 'fighting',
      'flight-check': 'the check of a fleeing unit',
      'draw-cards': 'drawing cards',
    }),
    ...termsFor(['whoActs', 'orderDecidedBy'], {
      'active-player': 'the active player',
      'active-units': 'the active units',
      'active-missile-units': 'the active missile units',
      'active-skirmishers': 'the active Skirmishers',
      'all-engaged-units': 'all engaged units',
      'own-fleeing-units': "the active player's fleeing units",
    }),
    ...worded(`
      momentOfAction: now = now | later-this-turn = later this turn | over = over
      ordersPerTurn: as-many-as-wished = as many as he likes
      cardHalf: order = order | event = event
      orderType: activation = activation | command = command | morale = morale | health = health | line-advance = Line advance
      checkOnActivation: may = it may | must = it must | none = none
      unitStateAfter: steady = in order | broken = Broken | fleeing = fleeing
      endOption drawOptions: none = none | discard = discard and draw | draw = draw 3 | draw-one = draw 1
      turnWay: by-side = by sides | allied = allies one after another | alternating = alternating | all-against-all = all against all
    `),
  },

  steps: said(`
    onus-7.1: The phases of a turn come in their order, one after the other.
    onus-7.1/over: The turn is in its {phase} phase: the {actionPhase} phase is over, and nothing brings it back.
    onus-7.1/busy: {player} has not finished the phase ({phase}) yet.
    onus-13.13: All phases are played in the order laid down.
    onus-13.13/passes: Once the cards are drawn, the turn passes to the other player.
    onus-7.2: Activation: the active player plays the orders that he likes.
    onus-7.3: Movement: active units may move.
    onus-7.4: Shooting: active units with missiles may make a ranged attack.
    onus-7.4/no-missiles: The unit has no ranged attack.
    onus-7.5: Skirmishers: active Skirmishers may use the movement that they have left.
    onus-7.5/not-skirmishers: Only units with the Skirmishers ability move in this phase.
    onus-7.6: Combat: all engaged units fight, in the order that the active player chooses.
    onus-7.7: Flight: the active player's units that fled in earlier turns check and go on fleeing if they fail.
    onus-7.8: End of turn: cards are drawn, and what exceeds the Leadership is discarded.
    onus-7.9: It is the other player's turn, and turns alternate.
    onus-7.9/turns: When a turn is over the next player takes his.
    onus-7.10/first: Casualties are counted as the activation phase begins, before any order.
    onus-7.11: Only the order half of the card counts in the activation phase.
    onus-7.11/events: In the activation phase the events on the cards are ignored.
    onus-7.14: The unit is active, as it must be for this.
    onus-7.14/inactive: Only active units may do this, and the unit was not activated.
    onus-12.3/acts: The general's unit is always active by the optional rule.
    onus-9.19/charges: Impetuous units must charge an enemy within reach, activated or not.
    onus-7.16: Engaged units fight without having been activated, and must.
    onus-7.16/stays: An engaged unit that was not activated neither moves nor changes its facing.
    onus-7.16/activated: The unit is engaged: it goes on fighting, activated or not.
    onus-7.88/fights: The unit is engaged and must fight.
    onus-7.149/alone: The unit is not engaged: it has nobody to fight.
    onus-7.89/acts: An active engaged unit may envelop, face about or break off, if there is room.
    onus-7.89/only: An engaged unit may only envelop, face about or break off.
    onus-7.97/phase: An engaged unit may neither extend nor adopt a special formation.
    onus-7.23/phase: The unit is active and not fleeing: it moves and turns up to its movement.
    onus-7.23/phase-flees: A fleeing unit does not move in the movement phase, active or not.
    onus-7.183/phase: A fleeing unit may not shoot.
    onus-7.203: With this phase the turn of the active player ends.
    onus-5.1: Each Action card has an order above and an event below; it is used as an {cardHalf}.
    onus-5.2: Orders are played in his own activation phase.
    onus-5.2/not-now: Orders are played only in his own activation phase.
    onus-5.3: Events are played in combats and shots.
    onus-5.3/not-now: Events are played only in combats and shots.
    onus-5.5: An Activation order lets units act this turn.
    onus-5.6: A Command order bears on the general and on the Action cards.
    onus-5.7: A Morale order bears on the morale of the troops.
    onus-5.8: A Health order lets units regain what they have lost.
    onus-5.9: The player may play as many orders as he likes; so far he has played {ordersPlayed}.
    onus-5.9/too-few: There are {cards} cards in hand, and the order costs {cost}.
    onus-5.10: The unit has received an order this turn already, and may not receive a second one.
    onus-5.10/first: The unit has received no order this turn: this is the 1 that it may receive.
    onus-7.15: Two order cards may not be used on the same unit in one turn.
    onus-13.1: A unit may not be activated twice in one turn.
    onus-13.1/orders: No unit may be given 2 order cards in one turn.
    onus-7.13: The unit is activated and receives its Active Unit marker.
    onus-7.12: The order takes effect at once and activates nobody.
    onus-12.25/order: By the optional rule, 2 Action cards are discarded to activate a whole line of units.
    onus-12.25/order-engaged: A Line advance activates only units that are not engaged.
    onus-12.25/activates: All the units of the line are activated.
    onus-7.46/activated: Its Forced March marker comes off at no cost.
    onus-7.17/order: The Broken unit may check its morale at once to rally.
    onus-7.20/order: The fleeing unit checks its morale at once to recover.
    onus-7.17: A Broken unit that is not engaged may check its morale when it is activated.
    onus-7.17/rallied: The unit has rallied: its Broken marker comes off.
    onus-7.18: Having rallied it may only make reduced movement, up to {ud} UD, and may not charge.
    onus-7.18/phase-move: A unit that has rallied this turn may only make reduced movement.
    onus-7.18/phase-charge: A unit that has rallied this turn may not charge.
    onus-7.18/if: If it passes it rallies, makes reduced movement of up to {ud} UD and may not charge.
    onus-7.19: It stays Broken and may move normally, up to {ud} UD.
    onus-7.19/declined: Its player makes no check: it stays Broken and keeps its {ud} UD.
    onus-7.19/if: If it fails it stays Broken, does not flee for that, and may move up to {ud} UD.
    onus-7.20: A fleeing unit that is not in combat checks its morale as soon as it is activated.
    onus-7.20/recovered: It recovers: its Fleeing and Broken markers come off, and its player may turn it.
    onus-7.21: Its Active Unit marker comes off: it neither moves nor fights this turn.
    onus-7.21/if: If it passes it recovers, but its Active Unit marker comes off: it neither moves nor fights this turn.
    onus-7.22: There is no penalty for failing: it goes on fleeing as before.
    onus-7.22/if: If it fails there is no penalty.
    onus-7.141/activation-open: It must not roll more than its modified morale of {morale}.
    onus-7.141/activation-told-passed: The unit passes its check against a modified morale of {morale}.
    onus-7.141/activation-told-failed: The unit fails its check against a modified morale of {morale}.
    onus-7.141/activation-passed: The {die} passes against a modified morale of {morale}.
    onus-7.141/activation-failed: The {die} exceeds its modified morale of {morale}.
    onus-7.187/again: It began to flee in an earlier turn: in the flight phase it checks once more if it is still fleeing.
    onus-4.9/active: By the ability of the general his unit is active without an order.
    onus-4.13/ability: The general is {generalState}: his ability does nothing.
    onus-12.3: By the optional rule the general's unit is active without an order.
    onus-12.4: As it is so already, any 1 other unit is active too.
    onus-2.12: Split-movement markers show how far Skirmishers moved before the shots.
    onus-2.5: In this edition discarding gives 1 card more than was discarded.
    onus-7.204: Orders played this turn: {ordersPlayed}. So 1 card is drawn.
    onus-7.205: No order was played: {discarded} discarded and {draws} drawn, 1 more.
    onus-7.205/choice: No order was played: he may discard the cards he likes and draw 1 more.
    onus-7.205/not-after-orders: Orders played this turn: {ordersPlayed}. Discarding is for turns without any.
    onus-7.206: No order was played: 3 cards are drawn.
    onus-7.206/choice: Or else he draws 3.
    onus-7.206/not-after-orders: Orders played this turn: {ordersPlayed}. Drawing 3 is for turns without any.
    onus-7.207: Allies may give each other cards before the limit: {cardsGiven} given, {cardsReceived} received.
    onus-5.4/limit: At the end of his turn a player holds no more than his Leadership: {limit}.
    onus-5.4/event: An event changes the size of the hand: {limit} cards.
    onus-7.208: There are {held} cards in hand and the limit is {limit}: {mustDiscard} must go, of his choice.
    onus-7.209: The deck runs out: the discard pile is shuffled and becomes the deck.
    onus-7.209/scenario: The deck runs out, and in this scenario the game ends with it.
    onus-12.37: The allies play their turns together, phase by phase.
    onus-12.37/waits: {player} must wait for {waitingFor}: a side leaves the phase ({phase}) when all have finished it.
    onus-12.38: All players of one side take their turns, then those of the other.
    onus-12.39: The sides alternate: a player of one, then a player of the other.
    onus-12.40/turns: On the side with fewer players one of them plays for 2 generals.
    onus-12.41/turns: All fight one another, and their turns alternate.
    onus-12.42/turns: An odd number of players take their turns as an even number does.
  `),

  because: said(`
    was-activated: The unit was activated.
    no-order-yet: The unit has received no order this turn.
    not-active-yet: The unit has not been activated this turn.
    unit-engaged: The unit is engaged in combat.
    check-not-passed: The check was not passed.
    fled-this-turn: It began its flight in this same turn.
    rule-not-in-use: The optional rule is not in use.
    no-general-on-the-field: The general is dead.
    no-order-played: No order was played this turn.
    within-hand-limit: There {held?is|are} {held} {held?card|cards} in hand, and the limit is {limit}.
    cards-left-in-deck: The deck still has {deckLeft} {deckLeft?card|cards}.
  `),

  ...summed(`
    phase/is: The {actionPhase} phase is number {number} of the turn. | Phase {number}: {actionPhase} | The {actionPhase} phase is number {number} of the turn.
    phase/now: It may be done now ({action}). | May be done now |
    phase/later: It may be done later this turn, in the {actionPhase} phase ({action}). | Later, in the {actionPhase} phase | Later, in the {actionPhase} phase.
    phase/no: It may not be done this turn ({action}). | May not be done |
    order/order-yes: The order may be played on the unit ({orderType}). | May be played |
    order/order-no: The order may not be played on the unit ({orderType}). | May not be played |
    order/event-yes: The card may be played as an event in the {phase} phase. | May be played |
    order/event-no: The card may not be played as an event in the {phase} phase. | May not be played |
    activation/none: The unit makes no check on activation ({unitStateAfter}). | No check | It does not check.
    activation/broken-open: The Broken unit may check and rallies with a chance of {chance:percent}. | Chance: {chance:percent} | It rallies {chance:percent} of the time.
    activation/broken-passed: The unit rallies: it may make reduced movement and may not charge. | Rallies | It rallies: it has reduced movement and may not charge.
    activation/broken-failed: The unit stays Broken and may move normally. | Stays Broken | It stays Broken and may move normally.
    activation/broken-none: Without a check the unit stays Broken and may move normally. | Stays Broken | It stays Broken and may move normally.
    activation/fleeing-open: The fleeing unit recovers with a chance of {chance:percent}, and of {turn:percent} in the whole turn. | Chance: {chance:percent}; {turn:percent} in the turn | It recovers {chance:percent} of the time, and {turn:percent} in the whole turn.
    activation/fleeing-passed: The unit recovers, but neither moves nor fights this turn. | Recovers | It recovers, but neither moves nor fights this turn.
    activation/fleeing-failed: The unit goes on fleeing, without any penalty. | Goes on fleeing | It goes on fleeing.
    general-active: Units active without an order: {units}. | {units} {units?unit|units} | {units} {units?unit is|units are} active without an order.
    end-of-turn/draw: Cards drawn: {draws}; the hand may hold {limit}. | Draw {draws} | He draws {draws} {draws?card|cards}.
    end-of-turn/keep: Cards drawn: {draws}; none must be discarded for the limit of {limit}. | Draw {draws} | He draws {draws} {draws?card|cards} and discards none.
    end-of-turn/discard: Cards drawn: {draws}; {mustDiscard} must be discarded for the limit of {limit}. | Draw {draws}, discard {mustDiscard} | He draws {draws} and discards {mustDiscard}: the hand may hold {limit}.
    end-of-turn/choice: The player chooses: discard what he likes and draw 1 more, or draw 3. | Discard and draw, or draw 3 | He chooses: discard what he likes and draw one more, or draw 3.
    end-of-turn/forbidden: That option is not open: an order was played, and {draws} is drawn. | Not open: draw {draws} | He draws {draws}.
    turn-order/by-side: The players of each side play together, phase by phase: {playOrder}. | Together, side by side
    turn-order/allied: They play in this order: {playOrder}. | {playOrder} | They play in this order: {playOrder}.
    turn-order/alternating: They play in turns, in this order: {playOrder}. | {playOrder} | They play in this order: {playOrder}.
    turn-order/all-against-all: All against all, they play in this order: {playOrder}. | {playOrder}
    turn-order/goes-on: {player} may go on; next: {nextPhase}. | May go on | He may go on; next: {nextPhase}.
    turn-order/waits: {player} may not go on yet; the phase is not finished ({phase}). | Must wait | He must wait.
  `),

  problems: said(`
    declined-yet-rolled: There is no die where no check is made.
    flight-check-compulsory: A fleeing unit that is activated checks: there is no choice.
    held-twice: Give the hand before drawing or after it, not both.
    discards-more-than-held: {given} are discarded, and there are {held} in hand.
    discards-without-option: Cards are discarded only with the option discard.
    gives-more-than-held: {given} are given away, and there are {held} in hand.
    player-twice: {player} is named twice: each player sits on one side.
    side-without-players: Each side has at least 1 player.
    player-of-no-side: {player} is on neither side.
  `),
} satisfies PartOfMessages;
