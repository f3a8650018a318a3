import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    onus/event: May this event be played? | Whether it counts now, for whom | Whether one event, turned up at random or played from hand, is valid in a combat or a shot, whom it favours and in whose dice.
    onus/event-count: How many events, in what order | Random ones and those from hands | The most events of a combat or shot: at random and from each hand, by the ranks of both units and the option without random events; in what order they are played and applied.
    onus/random-event: The random event | How many are turned up, which counts | How many cards are turned up for the random event and which of them applies, with what Veterans and Elites may do about it.
    onus/named-card: A card by its name | What it does, when, with what number | What the rulebook tells of an Action card that it names: whether it is an order or an event, its icons, its numbers and its effect.
    onus/throw-javelins: Throw javelins | Who throws, with how many dice | The event Throw javelins (“Lanzad jabalinas”): whether it is valid, which units throw, with how many dice and what exact chances, who checks morale, and whether the combat follows.
    onus/ambush: Ambush | Wound and morale of the defender | The event Ambush (“Emboscada”): the wound and the state of the defender, with what attack it fights on, who checks morale once that wound is counted, and with what morale. The whole combat is asked in onus/hand-to-hand.
    onus/wind-changes: The wind changes | Where the shot goes | The event The wind changes (“Cambia el viento”) in a shot: whether there is an attack at all, on whom, and with how many dice.
    onus/promotion: Veterans and Elites | What the unit gains | What the event Veterans and Elites (“Veteranos y Élites”) makes of a unit, and what that changes.
  `),

  fields: labelled(`
    eventFrom: Where it comes from | random, turned up from the deck; attacker, from the hand of the attacker, who is always the player whose turn it is; defender, from the other player's hand.
    eventIcons: Icons | Icons of the event on the card: sword, shield, bow.
    chargesLabel: Marked “Charges” | true if the event is marked “Charges” (“Cargas”).
    eventIn: Played in | hand-to-hand, a combat of the combat phase; shot, a ranged attack within range; shot-out-of-range, one whose target turns out to be too far; outside-phase, a combat or attack that arises outside the combat phase (withdrawing Section markers, a retreat, a flight move, elephants); javelins, the attack of the event Throw javelins.
    engagedBy: How they became engaged | charge-this-turn, by a charge in this same turn, which is that of one player; earlier-turn, before it, the enemy's turn just before included; otherwise, this turn but not by a charge.
    eventsBefore: Events applied before | Events that were applied in this same attack before: none; others, none of them equal to this one; same, one was equal.
    handEventsBefore: Played from his hand | How many events the same player has played from hand in this attack already.
    defenderHasPlayed: The defender has played | true if the defender has had his chance to play an event in this attack already.
    playerRank: Rank of the player's unit | normal, veteran or elite: rank of the unit in this combat that belongs to who plays the event.
    eliteChoice: Option of the Elite | What the player of an Elite unit chose before the combat: two-from-hand; second-random, a second random event; none. It matters only for Elites.
    noRandomEvents: No random events | true if the players agreed on the option of playing without the random event.
    textRulesOut: Its text rules it out | true if the text of the card is not for this kind of attack, or asks for something that is not met.
    cancelled: Cancelled | true if another event of this attack cancels this one, or the whole combat.
    textFavours: Whom its text names | attacker, defender or both, if the text of the card says whom it favours; nobody-named, if it does not.
    attackerRank: Rank of the attacker's unit | normal, veteran or elite. The attacker is the player whose turn it is.
    attackerElite: The attacker's option | What he chooses before the combat if his unit is Elite: two-from-hand; second-random; none.
    defenderRank: Rank of the defender's unit | normal, veteran or elite.
    defenderElite: The defender's option | What he chooses before the combat if his unit is Elite: two-from-hand; second-random; none.
    eventsOnTable: Events played | Events on the table, as they were played, to know in what order they are applied. Left out: not asked.
    cancels: It cancels | nothing; event, another event; combat, the combat itself.
    wishBy: Who wants it | attacker, the player whose turn it is; defender, the other one.
    randomWish: What he wants | nothing; discard, to discard the random event and take the next; discard-again, to discard that one, too; second-card, to turn up a second one and choose.
    namedCard: Card | ambush, “Emboscada”; throw-javelins, “Lanzad jabalinas”; wind-changes, “Cambia el viento”; veterans-and-elites, “Veteranos y Élites”; resist, “Resistid”; reinforce-unit, “Reforzar unidad”; skirmish, “Escaramuza”; stampede, “Estampida”. Must be said.
    javelinStrength: Ranged strength of the card | First value of the ranged attack on its card; 0 if the card has none, and then it throws nothing. Left out: it has one, and no chances are worked out.
    woundsOnAttacker: Wounds on the attacker | Wounds that the dice of this combat did to the attacker. Left out: 0.
    woundsOnDefender: Wounds on the defender | Wounds that the dice of this combat did to the defender, without that of the ambush. Left out: 0.
    originalTarget: Original target | Where the original target stood: short, at short range; long, at long range; out-of-range. The distances decide, if both are given.
    shotRange: Range (UD) | Range of the shooter in UD; together with the distance of the original target. Left out: originalTarget decides.
    originalTargetAt: Distance of the target (UD) | Distance of the original target from the shooter in UD. Left out: originalTarget decides.
    nearestOwnUnitAt: Shooter's nearest unit (UD) | UD from the original target to the nearest unit of the active player, whose shot it is. Left out: there is one at less than 1 UD. Give 40 if there is none.
    rankBefore: Rank before | normal, veteran or elite: rank of the unit before the event.
  `),

  answers: labelled(`
    favours: Favours | attacker; defender; both; as-its-text-says, where icons decide nothing; nobody, if it has no effect.
    inRollOf: In the dice of | In whose dice it is felt: a sword in those of whom it favours, a shield in those of the other side; as-its-text-says, where the icons do not tell; none, if it has no effect.
    randomEvents: At random | How many random events are applied.
    attackerFromHand: From the attacker's hand | The most that the attacker may play from hand.
    defenderFromHand: From the defender's hand | The most that the defender may play from hand.
    mostEvents: Most events | The most events of the attack, all together.
    leastEvents: Fewest events | Those that there are if nobody plays any.
    playedInOrder: Played in this order | Who comes when.
    appliedInOrder: Applied in this order | The events that were given, those that cancel first.
    cardsTurnedUp: Cards turned up | Cards turned up from the deck for the random event.
    randomApplied: Which one applies | first, the first card; second, the second one, better or worse; his-choice, whichever he chooses; none.
    half: Half of the card | order, its upper half; event, its lower half. Every card has both: this is the half of that name.
    cardType: Type of order | activation or health; null if the rulebook does not say, or for an event.
    icons: Icons | Icons of the event; null if the rulebook does not show them.
    chargesOnly: Only after a charge | Whether it is valid only in a combat that began by a charge this turn.
    woundsDealt: Wounds | Wounds that the event itself does to the defender.
    javelinDice: Dice of javelins | Dice that each thrower rolls.
    reachUd: Reach (UD) | The new target must be less than so many UD from the original one.
    defenceBonus: To defence | What it adds to both defence values.
    moraleBonus: To morale | What it adds to morale.
    woundsHealed: Wounds healed | Wounds that it heals.
    activatedUnits: Units activated | Units that it activates.
    radiusUd: Radius (UD) | UD around the card of the activated unit.
    mountedMorale: Morale of mounted units | What mounted units have in that check.
    throwers: Who throws | Whose units make the special attack.
    simultaneous: Simultaneous | Whether both throw, and at the same time.
    combatFollows: The combat follows | Whether the hand-to-hand combat is fought afterwards; null if that is not known yet.
    throws: Throws | Whether this unit throws its javelins.
    javelinWounds: Wounds taken | Wounds that the javelins did to this unit; null if that is not known.
    attackAfter: Attack afterwards | Its two attack values with what has changed; null if it is gone.
    checkers: Who checks | Whose unit checks morale after the combat: the one with more wounds of it, or both.
    attacks: Attacks | How many shots are resolved: 1 or none.
    newTarget: New target | A unit of the active player near the original target; null if there is no attack.
    originalIsShot: The original target is shot at | Whether the original target is attacked after all.
    rankAfter: Rank | Rank of the unit after the event.
    mayDiscardRandom: May discard the random event | Whether its player may discard the random event and take the next.
    hasEliteOptions: Has the options of an Elite | Whether its player may choose a second random event or two events from hand.
  `),

  terms: worded(`
    player wishBy throwers checkers: attacker = the attacker | defender = the defender | random = the deck
    rank playerRank attackerRank defenderRank rankBefore rankAfter: normal = normal | veteran = Veteran | elite = Elite
    eventFrom: random = turned up at random | attacker = the attacker's hand | defender = the defender's hand | random:from = turned up at random | attacker:from = from the attacker's hand | defender:from = from the defender's hand
    eventIcons icons: sword = sword | shield = shield | bow = bow
    eventIn: hand-to-hand = a combat of the combat phase | shot = a shot | shot-out-of-range = a shot out of range | outside-phase = a combat outside that phase | javelins = the attack of Throw javelins
    engagedBy: charge-this-turn = by a charge this turn | earlier-turn = in an earlier turn | otherwise = this turn, not by a charge
    eventsBefore: none = none | others = other ones | same = an equal one
    eliteChoice attackerElite defenderElite: two-from-hand = two events from hand | second-random = a second random event | none = neither
    textFavours: nobody-named = nobody | attacker = the attacker | defender = the defender | both = both
    cancels: nothing = nothing | event = another event | combat = the combat
    randomWish: nothing = nothing | discard = discard it | discard-again = discard the second one, too | second-card = a second one to choose from
    namedCard: ambush = Ambush | throw-javelins = Throw javelins | wind-changes = The wind changes | veterans-and-elites = Veterans and Elites | resist = Resist | reinforce-unit = Reinforce unit | skirmish = Skirmish | stampede = Stampede
    originalTarget: short = at short range | long = at long range | out-of-range = out of range
    favours: attacker = the attacker | defender = the defender | both = both | as-its-text-says = whom its text names | nobody = nobody
    inRollOf: attacker = the attacker | defender = the defender | both = both | as-its-text-says = whom its text names | none = nobody | attacker:of = the attacker's | defender:of = the defender's | both:of = both players'
    playedInOrder: random = random | attacker = the attacker | defender = the defender
    appliedInOrder: random = the random one | attacker = the attacker's | defender = the defender's
    randomApplied: first = the first | second = the second | his-choice = the one that he chooses | none = none
    half: order = order | event = event
    cardType: activation = activation | health = health
    newTarget: own-unit-near-original = a unit of the active player near the original target
    player: attacker:the = the attacker | defender:the = the defender
  `),

  steps: said(`
    onus-2.7/two-options: In this edition an Elite unit has two options for events.
    onus-5.11/order: One Action card is turned up and its event read; then the active player, and last his opponent, may play an event from hand.
    onus-5.11/random: The top Action card is turned up and its event read; it then goes to the discard pile (reading R59).
    onus-5.11/late: The active player plays before his opponent: after him he plays no more events in this attack.
    onus-5.12: The sword means the active player, the attacker of this turn.
    onus-5.13: The shield means the player who is not active, the defender of this turn.
    onus-5.14/combat: An event with the bow applies only in ranged attacks: not in this one.
    onus-5.14/shot: An event with the bow applies only in ranged attacks, and this is one.
    onus-7.15/reinforce: {card}: it heals {woundsHealed} wounds of a unit.
    onus-7.15/skirmish: {card}: it activates {activatedUnits} unit.
    onus-7.128/out-of-range: Events come only when the range has been checked: the shot is out of range and is lost.
    onus-7.128/limit: In a shot each player may play {limit} {limit?event|events} from hand; he has played {before}.
    onus-7.128/turn: In a shot the random event comes first, then an event of the attacker and last one of the defender.
    onus-7.128/one-each: In a shot each player may play one event from hand.
    onus-7.129/cancelled: An event that cancels goes before: this one has no effect.
    onus-7.129/first: Events that cancel the combat or another event are applied first.
    onus-7.130/no-bow: Valid in shots are events with the bow, and some with the shield: this one has neither.
    onus-7.130/shield: Some events with the shield are valid in shots: its text says whether.
    onus-7.130/bow: Events with the bow are valid in shots.
    onus-7.131/random: Whom a random event favours in a shot depends on what it is.
    onus-7.131/hand: In a shot an event from hand applies in favour of its player: {player}.
    onus-7.131/requirement: What the card asks for must be met and it must be for this kind of attack: it is not.
    onus-7.132/same: An equal event was applied in this attack: this one is not.
    onus-7.157/limit: In a combat each player may play {limit} {limit?event|events} from hand; he has played {before}.
    onus-7.157/turn: In a combat the random event comes first, then an event of the attacker and last one of the defender.
    onus-7.157/one-each: In a combat each player may play one event from hand.
    onus-7.158/none: No events are played in combats that arise outside the combat phase.
    onus-7.159/sword: A random event with the sword favours the attacker, in his dice.
    onus-7.159/shield: A random event with the shield favours the defender.
    onus-7.159/both: A random event with sword and shield applies to both.
    onus-7.160/owner: An event from hand benefits only its player, whatever its icons: {player}.
    onus-7.160/text: The text of the card says whom it favours, and that goes before.
    onus-7.160/resist: {card}: +{defenceBonus}/+{defenceBonus} defence and +{moraleBonus} morale, for the defender at random and for its player from hand.
    onus-9.22/able: With the Javelins ability and something to throw: {sides}.
    onus-9.22/unable: No unit of the combat has the Javelins ability and a ranged attack to throw with.
    onus-9.22/card: {card}: units with the Javelins ability benefit from it, in attack or defence.
    onus-11.1/card: {card}: a normal unit becomes Veteran and a Veteran one Elite.
    onus-11.1/promotes: A unit of rank {before} becomes {after}.
    onus-11.1/top: The unit is {before} already: there is no higher rank.
    onus-11.1/no-modifiers: Ranks give no combat modifiers: its attack stays {hit}/{wound}.
    onus-11.2/may: Its player may discard the random event and must take the next.
    onus-11.2/redraws: {player:The} discards the random event: the second card applies, even if it is worse.
    onus-11.2/once: The second card must be applied: it is not discarded.
    onus-11.2/unseasoned: Only the player of a Veteran or Elite unit may discard the random event.
    onus-11.3/may: Besides what Veterans may do, its player chooses an option before the combat: a second random event, or two events from hand.
    onus-11.3/as-veteran: An Elite unit has the benefits of a Veteran.
    onus-11.3/elite-only: Only the player of an Elite unit may turn up a second random event.
    onus-11.3/options: The player of an Elite unit chooses one of two options before the combat.
    onus-11.4/chooses: {player:The} turns up one more random event and chooses which of them applies.
    onus-11.4/both-elite: The opposing unit is Elite, too: no second random event is turned up.
    onus-11.5/two: His unit is Elite and he chose two events from hand instead of one.
    onus-11.5/counts: With the option of two events, the attacker may play {attacker} from hand and the defender {defender}.
    onus-11.7/card: {card}: the defender takes {woundsDealt} wound at once, when the events have been resolved, and becomes Broken; then comes the combat.
    onus-11.7/at-once: The defender takes {wounds} {wounds?wound|wounds} at once, when the events have been resolved.
    onus-11.8/card: {card}: in its attack the defender has the penalties of being Broken.
    onus-11.8/breaks: The defender becomes Broken and attacks with the penalties of that.
    onus-11.8/already: The defender was Broken already: it attacks with the same penalties.
    onus-11.9/card: {card}: its wound counts to find out who checks morale.
    onus-11.9/counts: Its {wounds} {wounds?wound|wounds} count as done in the combat to find out who checks.
    onus-11.10/card: {card}: only for units with javelins, in a combat begun by a charge this turn.
    onus-11.10/charge: The combat began this turn by a charge: the event is valid.
    onus-11.10/no-charge: The combat did not begin this turn by a charge: the event is not valid.
    onus-11.11/all: As the random event it lets all that can throw do so: {sides}.
    onus-11.11/card: {card}: at random, each unit with javelins attacks at short range with {javelinDice} dice.
    onus-11.11/short: Each throws at short range with {dice} dice, without events; whoever takes damage checks morale.
    onus-11.11/then-combat: Then comes the normal hand-to-hand combat; these wounds do not count in it (reading R76).
    onus-11.11/no-events: The attack with javelins is made without events.
    onus-11.12/owner: Played from hand, only the unit of its player throws: {player}.
    onus-11.12/card: {card}: from hand, only its player benefits.
    onus-11.13: The original target sets the range: it was {distance}, so {dice} dice are rolled at the new one, even if that is farther or out of range.
    onus-11.13/card: {card}: the distance of the original target decides the dice.
    onus-11.14: No unit of the active player is less than {reach} UD from the original target: there is no attack, not even the original one.
    onus-11.14/card: {card}: the shot falls on a unit of the active player less than {reachUd} UD from the original target; if there is none, there is no attack.
    onus-11.15/card: {card}: every unit with animals within {radiusUd} UD of the card of the activated unit, own or enemy, checks morale.
    onus-11.16/card: {card}: mounted units, chariots included, have {mountedMorale} in that check.
    onus-11.17/card: {card}: whoever fails becomes Broken and flees at once.
    onus-11.18/card: {card}: then the activated unit may move and fight normally.
    onus-12.14/none: The game is played without the random event.
    onus-13.4/limit: A player does not play more than {limit} {limit?event|events} from hand in this attack; he has played {before}.
    onus-13.4/most: This attack has {most} {most?event|events} at most.
    onus-13.4/same: Two equal events cannot be used.
    onus-13.5/shot: An event with the sword alone is for hand-to-hand combat only.
    onus-13.5/combat: An event with the sword is for hand-to-hand combat, and this is one.
    onus-13.5/attacker-only: By reading b of R15, only the attacker plays the sword.
    onus-13.6/combat: An event with the shield is valid in hand-to-hand combat.
    onus-13.6/shot: An event with the shield may be valid against a shot.
    onus-13.6/defender-only: By reading b of R15, only the defender plays the shield.
    onus-13.7/combat: The bow is applied in ranged attacks: not here.
    onus-13.7/shot: The bow is applied in ranged attacks, and this is one.
    onus-13.8/charged: Marked “Charges”: the combat has just arisen by a charge, so it applies.
    onus-13.8/late: Marked “Charges”: it applies only if the combat has just arisen by a charge in this turn.
    onus-13.11/javelins: {who:The} was wounded by javelins: it checks with morale {morale}.
  `),

  because: said(`
    in-combat-phase: The combat is one of the combat phase.
    random-events-in-use: The game is played with the random event.
    other-events-before: The events applied before are other ones.
    within-his-limit: He may play {limit} from hand and has played {before}.
    elite-chose-otherwise: The player of the Elite unit did not choose two events from hand.
    nothing-cancels: None of the events cancels anything.
    own-unit-near-enough: A unit of the active player is less than {reach} UD from the original target.
  `),

  ...summed(`
    event/random-yes: The random event applies: it favours {favoured}, in {roll:of} dice. | Favours: {favoured} | It applies, and favours {favoured}, in {roll:of} dice.
    event/random-text: The random event applies, and favours {favoured}. | As its text says | It applies, and favours {favoured}.
    event/random-no: The random event has no effect here. | No effect | It has no effect here.
    event/hand-yes: {player:The} may play it: it favours {favoured}, in {roll:of} dice. | Allowed: in {roll:of} dice | He may play it: it favours {favoured}, in {roll:of} dice.
    event/hand-text: {player:The} may play it, and it favours {favoured}. | Allowed | He may play it, and it favours {favoured}.
    event/hand-no: {player:The} may not play this event here. | Not allowed |
    event-count/most: There are {most} {most?event|events} at most. | {most} at most | There are {most} {most?event|events} at most.
    event-count/none: There are no events. | No events
    random-event/first: One card is turned up, and its event applies. | The first card
    random-event/second: Of {cards} cards turned up, the second applies. | The second card | The second of {cards} cards applies.
    random-event/his-choice: Of {cards} cards turned up, {player:the} chooses one. | Chooses one of {cards} | He chooses one of {cards} cards.
    random-event/not-allowed: {player:The} may not do that. | Not allowed |
    random-event/none: There is no random event. | No random event | There is no random event.
    named-card/ambush: {card} is an event: {woundsDealt} wound at once, and the defender is Broken. | {woundsDealt} wound and Broken
    named-card/throw-javelins: {card} is an event: units with javelins throw {javelinDice} dice before the combat. | {javelinDice} dice each
    named-card/wind-changes: {card} is an event: the shot falls on a unit of the active player less than {reachUd} UD from its target. | Another target, or none
    named-card/veterans-and-elites: {card} is an event: it raises the rank of a unit. | A higher rank
    named-card/resist: {card} is an event with the shield: +{defenceBonus}/+{defenceBonus} defence and +{moraleBonus} morale. | Defence +{defenceBonus}/+{defenceBonus}, morale +{moraleBonus}
    named-card/reinforce-unit: {card} is a health order: it heals {woundsHealed} wounds of a unit. | Heals {woundsHealed} wounds
    named-card/skirmish: {card} is an activation order: it activates {activatedUnits} unit. | Activates {activatedUnits} unit
    named-card/stampede: {card} is an order: it activates {activatedUnits} unit, and those with animals within {radiusUd} UD check morale, mounted ones at {mountedMorale}. | Checks within {radiusUd} UD
    throw-javelins/throw: Javelins are thrown with {dice} dice by: {sides}. | {dice} dice: {sides} | Javelins are thrown, with {dice} dice, by {sides}.
    throw-javelins/nobody: The event is valid, but nobody throws. | Nobody throws
    throw-javelins/not-valid: The event is not valid: the combat did not begin by a charge. | Not valid |
    ambush/combat: The defender is Broken and attacks with {attack}; after the combat {checkers} must check morale. | Broken, attack {attack} | The defender is Broken and attacks with {attack}.
    ambush/eliminated: The ambush eliminates the defender: there is no combat. | Eliminated | The ambush eliminates the defender: there is no combat.
    wind-changes/new-target: {dice} dice are rolled at a unit of the active player near the original target. | {dice} dice | {dice} {dice?die is|dice are} rolled at another unit, near the original target.
    wind-changes/no-attack: No attack is made, not even the original one. | No attack | No attack is made.
    wind-changes/out-of-range: The shot was out of range: it is lost. | Lost
    promotion/promoted: A unit of rank {before} becomes {after}. | {after} | It goes from {before} to {after}.
    promotion/stays: The unit stays {after}. | {after}
  `),

  problems: said(`
    second-random-not-elite: Only an Elite unit has the choice of a second random event (second-random).
    second-random-both-elite: Both units are Elite: neither player may choose a second random event (second-random).
    more-events: There {given?is|are} {given} {given?event|events} {origin:from}, and at most {most} may be played.
    no-random-events-used: No random events are used: none of those on the table can be random.
    random-event-comes-first: The random event comes before those from hand: nothing of these is said of it.
    no-events-there: No events are played there: none can have been played before.
    range-and-distance-together: Range and distance of the original target go together: give both or neither.
  `),
} satisfies PartOfMessages;
