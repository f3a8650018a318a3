import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

/** Of javelins it says what failing a check makes of a unit. */
export default {
  queries: titled(`
    onus/flee: A unit that is to flee | Broken, fleeing or destroyed | What becomes of a unit that fails a check or that its player wants to flee: whether it becomes Broken, flees, stays or is destroyed, which markers come off and which are placed, and when it makes its flight move, blocked or not. Whether a check is failed is asked in onus/morale-check.
    onus/flight-move: Flight move | How far it flees, whom it upsets | How far a fleeing unit moves, which of the units on its way it passes through, breaks, goes round or tramples, where it must stop, and whether it leaves the field.
    onus/flight-phase: Flight phase and recovery | Whether it recovers | Whether a fleeing unit checks morale in the flight phase, with what morale, with what exact chance it recovers then or in the whole turn, and what follows; also whether fleeing elephants may be killed.
    onus/fleeing-unit: What a fleeing unit may do | Moving, shooting, defending itself | Whether a fleeing unit may move, charge, shoot, adopt a formation, extend, fight or be activated, and how it defends itself when it is attacked.
    onus/trample: Trampling by fleeing elephants | Dice and damage of the elephants | Fleeing elephants meet a unit on their way: whether they trample it, with how many dice, values and exact chances, and what becomes of it; or what happens if it chooses to fight.
    onus/stampede: Stampede | Who checks morale under that order | The order Stampede: whether a unit, own or enemy, must check morale, with what morale and chance to fail, and what becomes of it; and what the activated unit may do.
  `),

  fields: labelled(`
    flightCause: Why it would flee | attack, it failed the check of a combat, a shot or another attack; trample, that of being trampled by elephants; stampede, that of a Stampede; activation, that of being activated; flight-phase, that of the flight phase (such a unit is fleeing already); voluntary, its player wants it to flee.
    woundsJustTaken: Wounds just taken | Only for voluntary flight: wounds that the unit took in the combat or ranged attack just resolved.
    unblocked: Unblocked | When a blocked unit can move again: not-yet; same-turn, in the turn in which it began to flee; later-turn, in another one.
    enemyFleesToo: The enemy flees, too | true if the enemy unit of the same combat flees as well.
    flightMoment: Which flight move | at-once, the first one, right after what caused it; flight-phase, one of a later flight phase, after the check was failed.
    flightTurns: Turns that it makes | Turns or rotations that the unit makes in this move; each costs 1 UD as for Skirmishers.
    flightSideways: UD sideways | UD that it moves sideways, for example to part from the enemy.
    onTheWay: Units on its way | The units that it meets, in the order in which it meets them. Left out: none.
    whose: Whose unit | friend, of the side of the fleeing unit; enemy, of the other side.
    engagedThere: Engaged in combat | true if that unit is engaged hand to hand.
    cornerCrossed: Only a corner | true if the fleeing unit crosses no more than a corner of it.
    contactAt: Contact after (UD) | UD of ground after which the fleeing unit would touch that unit. Left out: not known; it is reached.
    clearAt: Clear after (UD) | UD of ground after which the whole card would be beyond that unit, measured from the start as the contact is. Left out: what is said without distances counts.
    endsOnIt: Would end on it | true if the movement does not suffice to get wholly beyond that unit (for elephants: to cross it completely). The distances decide, if they are given.
    wayRound: There is a way round | true if the fleeing unit can turn to avoid that unit; it matters only if it may not pass through.
    edgeAt: Edge of the field (UD) | UD of ground after which a part of the card would begin to leave the field. Left out: it stays on the field.
    equalWays: Two ways of the same length | true if two ways to its rear are equally short.
    flightBegan: Began to flee | this-turn, in this very turn of the player whose turn it is; enemy-turn, in the enemy's turn just before; earlier, before that. A turn is that of one player.
    flightPhaseOf: Whose flight phase | owner, that of the fleeing unit's own player; enemy, that of the other one.
    activated: Activated this turn | true if the unit was activated this turn to try to recover.
    ownerKills: Elephants are killed | true if the player has the elephants killed where he may.
    fleeingAct: What it would do | move, in the movement phase; charge; shoot; adopt-formation; extend, its formation; fight, in the combat phase; be-activated, to try to recover; defend, against an attack. Must be said.
    underAttack: Attacked | true if an enemy attacks the unit in this combat phase.
    elephants: Elephants | The fleeing elephants, which are Broken. What is left out is the ordinary case.
    victim: Unit on their way | The unit that they would trample, of either side. What is left out is the ordinary case.
    sectionsCrossing: Sections that cross | How many front sections of the elephants cross the unit, 1 to 4: one die each.
    crossesAll: They can cross it | false if their movement does not let them cross the unit completely.
    movementLeft: Movement left (UD) | UD that the elephants can still move. Together with clearAt it decides whether they cross. Left out: crossesAll decides.
    victimFights: It chooses to fight | true if the unit fights the elephants rather than being trampled.
    fightEnd: How the fight ended | Only if it fights: not-yet; both-stand, both live and the unit has not fled; victim-gone, the unit has fled, retreated or was eliminated; elephants-recovered; elephants-eliminated.
    victimCheck: Check of the unit | passed or failed, if that is known without the die. Left out: the die decides, or it is open.
    animals: Has animals | by-kind, cavalry, camels, elephants and chariots have animals, infantry and artillery none; yes, it has some (such as an infantry unit with dogs); no.
    distanceToActivated: Distance (UD) | UD from the nearest edge of the card of the activated unit.
    isActivated: It is the activated unit | true if the question is about the unit that the order activates.
  `),

  answers: labelled(`
    orderedBy: Order | Who chooses in what order fleeing units check and move: the active player, of his own units.
    takesFlight: Flees | Whether the unit flees, moving or blocked.
    checksNow: Checks now | Whether it checks morale in this flight phase.
    markersGained: Markers placed | Markers that are put on the unit.
    sectionsShortened: Sections taken in | Extended sections that it loses as it begins to flee.
    markersLost: Markers removed | Markers that come off, if there are any: formation, the blue one; own-sections, its own Section markers; enemy-sections, those of the enemy on it; fleeing and broken on recovery.
    flightMove: Flight move | When it moves: at-once; after-elephants, when the elephants have finished; when-unblocked, not before it can move; next-flight-phase, in its owner's next one; very-next-flight-phase, in the very next one (R85 b); none.
    staysEngaged: Stays engaged | Whether it stays in hand-to-hand combat; null if that is not known yet.
    checksBeforeMoving: Checks before moving | Whether it makes a check to recover before that flight move.
    fleesFirst: Flees first | Whose unit moves first if both flee; null if only one does.
    declared: Declared | When voluntary flight is declared: after-checks, after the morale checks of the combat or shot and before the next combat. null in other cases.
    mostUd: Most UD | Its full movement, in UD: a flight move is never more.
    groundUd: UD of ground | UD that are left after paying for its turns.
    movedUd: UD moved | UD of ground that it covers; null if it stops before a unit whose distance was not given.
    straightUd: UD straight on | Those that are not sideways; null if not known.
    sidewaysAllowed: May move sideways | Whether it may move sideways, as Skirmishers may; elephants go straight on.
    stop: It stops | movement-spent, when its movement is spent; before-contact, just before a unit; edge, it leaves the field; blocked, it cannot move; in-combat, it is fought; null, it goes on.
    passages: Units on the way | For each unit on the way, in order.
    passage: Passage | passes; tramples; goes-round; stops-before; not-reached.
    friendsBroken: Friends broken | How many friends become Broken because it passes through them.
    goesOnNextPhase: May go on later | Whether it was stopped and may go on in the next flight phase.
    mayPass: May pass | Whether it may get past that unit over its card.
    checksThisTurn: Checks this turn | How many checks to recover it makes this turn, as far as is known.
    chanceToRecover: Chance to recover | In this flight phase, as an exact fraction.
    chanceInTurn: Chance this turn | To recover on activation or in the flight phase, before any die, as an exact fraction.
    mayReorient: May face anywhere | Whether its owner chooses how it faces.
    fleesOn: Flees on | Whether it makes its flight move now.
    mayKill: May be killed | Whether the player may have the elephants killed: the die equals their morale.
    nextCheck: Next check | When it checks next: in its owner's next flight phase, or when activated before; null if it no longer flees or that is not known.
    recovers: Recovers | Chance to recover in this flight phase.
    recovers-in-turn: Recovers this turn | Chance to recover on activation or in the flight phase.
    roll-equals-morale: Die equals morale | Chance that the die equals the morale of the elephants.
    moraleCheck: Morale check | Whether it checks morale after the attack.
    tramples: They trample | Whether the elephants trample the unit.
    eventsAllowed: Events | Whether events are played in that attack.
    elephantsGoOn: The elephants go on | Whether the elephants go on with their flight; null if that is not known yet.
    victim-wounded: Unit wounded | Chance that the unit takes wounds.
    victim-broken: Unit Broken | Chance that it ends Broken.
    victim-flees: Unit Fleeing | Chance that it ends in flight.
    victim-eliminated: Unit eliminated | Chance that it is eliminated by wounds, or destroyed as artillery.
    combat: Combat | normal, an ordinary hand-to-hand combat.
    elephantsEnvelop: The elephants envelop | Whether the elephants may envelop the unit.
    bothRoll: Both roll | Whether both units roll their dice.
    mountedModifier: For being mounted | What the Stampede takes from the morale of a mounted unit.
    activatedMayMove: May move | Whether the unit may move this turn.
    activatedMayCharge: May charge | Whether the unit may charge this turn.
    activatedMayShoot: May shoot | Whether the unit may shoot this turn.
    activatedMayFight: May fight | Whether the unit may fight this turn.
  `),

  terms: {
    ...said(`
      fleeingAct.move: move in the movement phase
      fleeingAct.charge: charge
      fleeingAct.shoot: shoot
      fleeingAct.adopt-formation: adopt a special formation
      fleeingAct.extend: extend its formation
      fleeingAct.fight: fight in the combat phase
      fleeingAct.be-activated: be activated to try to recover
      fleeingAct.defend: defend itself
    `),
    ...worded(`
      flightCause: attack = an attack | trample = trampled by elephants | stampede = Stampede | activation = activation | flight-phase = flight phase | voluntary = its player wants it
      unblocked: not-yet = not yet | same-turn = in the same turn | later-turn = in another turn
      flightMoment: at-once = the first one | flight-phase = in a flight phase
      whose: friend = friend | enemy = enemy
      flightBegan: earlier = earlier | enemy-turn = in the enemy's turn just before | this-turn = this turn
      flightPhaseOf: owner = its own player | enemy = the enemy
      fightEnd: not-yet = not yet fought | both-stand = both stand | victim-gone = the unit is gone | elephants-recovered = the elephants have recovered | elephants-eliminated = the elephants are eliminated
      victimCheck: passed = passed | failed = failed
      animals: by-kind = by its kind | yes = yes | no = no
      markersGained: broken = Broken | fleeing = Fleeing
      markersLost: formation = special formation | own-sections = its own Section markers | enemy-sections = the enemy's Section markers | fleeing = Fleeing | broken = Broken
      flightMove: none = none | at-once = at once | after-elephants = when the elephants have finished moving | when-unblocked = when it can move | next-flight-phase = in its owner's next flight phase | very-next-flight-phase = in the very next flight phase
      declared: after-checks = after the morale checks
      orderedBy: active-player = the active player
      fleesFirst: active-player = the active player's
      stop: movement-spent = its movement is spent | before-contact = before contact | edge = off the field | blocked = blocked | in-combat = in combat
      passage: passes = passes through | tramples = tramples | goes-round = goes round | stops-before = stops before it | not-reached = not reached
      fate: trampled = trampled
      nextCheck: next-flight-phase = its owner's next flight phase
      combat: normal = normal
      barrier: enemy = an enemy unit | fleeing-elephants = fleeing elephants | formation = a friend in special formation | engaged = a friend engaged in combat | none = that unit
    `),
  },

  steps: said(`
    onus-2.4: A fleeing unit moves with its full movement, {ud} UD, and not with {half}.
    onus-7.19/fate: Failing on activation changes nothing: the unit stays Broken.
    onus-7.22/fate: Failing on activation costs nothing: the unit goes on fleeing.
    onus-7.20/recovery: Activated out of combat, the fleeing unit checks at once with morale {morale}.
    onus-7.21/recovery: Recovered on activation, it loses its Active marker: it neither moves nor fights this turn.
    onus-7.22/recovery: It rolls {die} with morale {morale}: it fails without penalty and may try again in the flight phase.
    onus-7.155: Both flee: the active player's unit moves first.
    onus-7.158/trample: Trampling is no combat of the combat phase: there are no events.
    onus-7.158/elephants: The combat is not one of the combat phase: there are no events.
    onus-7.173/fate: The unit was not Broken: failing, it becomes Broken.
    onus-7.173/panic: It rolls {die} with morale {morale}: it fails.
    onus-7.175/fate: The unit was Broken already: failing again, it flees.
    onus-7.175/markers: Its special formation and its own Section markers come off and the Fleeing marker is placed; if it is not blocked, the Section markers of the enemy come off, too.
    onus-7.176: It is blocked: the Section markers of the enemy stay, and it stays in combat until it can move.
    onus-7.176/still: It is still blocked: it does not move and stays in combat.
    onus-7.176/fights: It is blocked in combat: it goes on fighting until it can move.
    onus-7.177/same-turn: Unblocked in the same turn by another combat, it flees at once.
    onus-7.177/very-next: It was unblocked in another turn: it moves in the very next flight phase, whoever it belongs to, without a check.
    onus-7.177/later-turn: Unblocked in another turn, it moves in its owner's next flight phase, after its check to recover.
    onus-7.178/at-once: Its flight move comes at once, right after what caused it.
    onus-7.178/whole: It moves as if it were Skirmishers, with its full movement: {ud} UD, towards its own lines.
    onus-7.178/turns: For {turns} {turns?turn|turns} it pays {cost} UD, as Skirmishers would (reading R79).
    onus-7.178/sideways: It may move sideways to part from the enemy: {ud} UD.
    onus-7.179/passes: A friend in no special formation on its way is passed through.
    onus-7.180/may: The unit was wounded in that combat or shot: its player may decide that it flees.
    onus-7.180/unhurt: The unit took no wound in that combat or shot: its player may not decide that it flees.
    onus-7.181/fate: It gets the Fleeing marker, and that of Broken if it had none, and must begin its flight move.
    onus-7.182/fate: Artillery cannot make a flight move: the unit is destroyed instead of fleeing.
    onus-7.183/shortened: A fleeing unit cannot be extended: it loses {sections} extended {sections?section|sections}.
    onus-7.183/no-move: Fleeing units do not move in the movement phase.
    onus-7.183/no-shot: Fleeing units cannot shoot.
    onus-7.183/no-formation: Fleeing units can be neither in special formation nor extended.
    onus-7.183/no-fight: A fleeing unit that is neither blocked nor attacked does not fight in the combat phase.
    onus-7.184/may: A fleeing unit may be activated to try to recover it.
    onus-7.185: A part of the unit leaves the field: it is eliminated.
    onus-7.186/fate: A unit that is fleeing already makes no morale check when it is attacked.
    onus-7.186/defends: Attacked while fleeing, it defends like a normal unit with −2/−2 defence.
    onus-7.186/fights-back: It is attacked: it defends itself like a normal unit.
    onus-7.187/checks: In its player's flight phase the unit, activated or not, checks morale to recover.
    onus-7.187/this-turn: The unit began to flee in this same turn: it does not check in this flight phase.
    onus-7.187/enemy-turn: It began to flee in the enemy's turn, which is another turn (reading R80).
    onus-7.187/enemy-phase: Only the units of the active player check in his flight phase.
    onus-7.187/fails: It rolls {die} with morale {morale}: it does not recover.
    onus-7.187/goes-on: It failed the check of the flight phase: it goes on with its flight.
    onus-7.188/told: It recovers where it stands, faces as its owner likes, and loses the Fleeing and Broken markers; it keeps its wounds and other markers.
    onus-7.188/recovers: It rolls {die} with morale {morale}: it recovers where it is, faces as its owner likes and loses the Fleeing and Broken markers; wounds and other markers stay.
    onus-7.189/told: Blocked, it neither moves nor turns, yet loses the Fleeing and Broken markers.
    onus-7.189/recovers: It rolls {die} with morale {morale}: blocked, it neither moves nor turns, but loses the Fleeing and Broken markers.
    onus-7.190/whole: Having failed its check it flees with its full movement, {ud} UD, by the shortest way to its rear line.
    onus-7.190/equal: Two ways are equally short: its owner chooses (reading R63).
    onus-7.190/goes-on: It makes its flight move, with its full movement.
    onus-7.191: A fleeing unit may not pass through {barrier}: it must turn to avoid it.
    onus-7.191/no-way-round: There is no way round: it stops before that unit.
    onus-7.192/before-contact: Its movement would end on that friend: it stops at the point before contact.
    onus-7.192/goes-on: It may go on in the next flight phase.
    onus-7.193/corner-crossed: Crossing a corner is passing through.
    onus-7.193/breaks: The friend that it passes through becomes Broken.
    onus-7.193/no-more: The friend that it passes through was Broken or fleeing already: nothing more happens to it.
    onus-7.194/straight: Elephants turn to face their rear line and then move towards it in a straight line.
    onus-7.195/no-detour: Fleeing elephants do not turn aside: they trample the unit.
    onus-7.195/tramples: Fleeing elephants trample any unit on their way, of either side and in any formation.
    onus-7.196/before-contact: They cannot cross that unit completely: they stop at the point before contact.
    onus-7.196/stops: They cannot cross the unit completely: they do not trample it and stop at the point before contact.
    onus-7.197/dice: One attack with 1 die for each section that crosses: {dice}; the unit does not strike back.
    onus-7.198: It makes its flight move as soon as the elephants have finished moving.
    onus-7.198/after: It flees: its move comes when the elephants have finished theirs.
    onus-7.199/breaks: It was trampled and stands: it becomes Broken, even without a failed check.
    onus-7.199/no-more: It is Broken or fleeing already: being trampled does nothing more to it.
    onus-7.200/may: The {die} equals the morale of the elephants, {morale}: their player may have them killed.
    onus-7.200/killed: The {die} equals the morale of the elephants, {morale}: their player has them killed.
    onus-7.201/fights: The unit chooses to fight: the elephants face it, without enveloping, and a normal combat is fought.
    onus-7.202/not-yet: If both live and the unit has not fled they stay engaged; if the unit flees, retreats or is eliminated the elephants flee on, unless they have recovered.
    onus-7.202/both-stand: Both live and the unit has not fled: they stay engaged.
    onus-7.202/victim-gone: The unit has fled, retreated or been eliminated: the elephants go on with their flight.
    onus-7.202/elephants-recovered: The elephants have recovered: they do not go on with their flight.
    onus-7.202/elephants-eliminated: The elephants are eliminated: their flight is over.
    onus-9.18/fate: The unit is Steadfast and its player does not want it to flee: it is Broken and no more.
    onus-10.17/recovery: Fleeing lowers its morale no further than being Broken does (reading R14).
    onus-11.15/checks: It has animals and is {distance} UD from the activated unit, within {radius}: it checks.
    onus-11.15/activated: The activated unit does not check itself (reading R50).
    onus-11.15/no-animals: Only units with animals check: this one has none.
    onus-11.15/too-far: It is {distance} UD away, more than {radius}: it does not check.
    onus-11.17/fate: Whoever fails in a Stampede becomes Broken and fleeing at once, Broken before or not.
    onus-11.18/acts: The activated unit may move and fight normally this turn.
    onus-13.11/trample: It was wounded by an attack that is not simultaneous: it checks with morale {morale}.
  `),

  because: said(`
    not-fleeing-before: The unit was not fleeing.
    not-broken-before: The unit was not Broken before.
    not-blocked: The unit is not blocked.
    need-not-flee: It does not come to fleeing.
    player-wishes-it: Its player wants it to flee.
    friend-in-no-formation: It is a friend in no special formation.
    ends-beyond-it: Its movement takes it beyond that friend.
    crosses-completely: They have the movement to cross it completely.
    stays-on-the-field: No part of the unit leaves the field.
    roll-not-equal: The die does not equal the morale of the elephants.
    engaged-in-combat: It is engaged in combat: it does not check on activation.
    blocked-or-attacked: It is blocked in combat or attacked.
  `),

  ...summed(`
    flee/broken: The unit becomes Broken and does not flee. | Broken | It is Broken, but does not flee.
    flee/flees: The unit flees, and its flight move comes {when}. | Flees | It flees, and its flight move comes {when}.
    flee/flees-blocked: The unit flees but is blocked: its flight move comes {when}. | Flees, blocked | It flees, but is blocked: its flight move comes {when}.
    flee/stays-fleeing: Nothing changes: the unit is fleeing already. | Fleeing already
    flee/stays-broken: The unit stays Broken and does not flee. | Stays Broken | It stays Broken and does not flee.
    flee/eliminated: The unit is destroyed instead of fleeing. | Destroyed | It is destroyed instead of fleeing.
    flee/not-allowed: Its player may not let the unit flee: it took no wound. | Not allowed |
    flight-move/movement-spent: It flees {ud} UD and breaks {broken} {broken?friend|friends}. | {ud} UD | It flees {ud} UD.
    flight-move/before-contact: It flees {ud} UD, stops before contact and breaks {broken} {broken?friend|friends}. | {ud} UD, then it stops | It flees {ud} UD and stops before contact.
    flight-move/before-contact-somewhere: It flees up to the unit that it may not pass and stops before contact. | Stops before contact
    flight-move/edge: After {ud} UD it leaves the field: it is eliminated. | Off the field: eliminated | It leaves the field after {ud} UD: it is eliminated.
    flight-move/blocked: It is blocked: it does not move. | Does not move
    flight-phase/open: It checks with morale {morale}: it recovers with a chance of {chance:percent} in this phase, {turn:percent} in the turn. | Recovers with a chance of {chance:percent} | It recovers {chance:percent} of the time in this phase, and {turn:percent} in the whole turn.
    flight-phase/no-check: It does not check in this flight phase. | No check | It does not check in this phase.
    flight-phase/steady: It recovers: it is neither fleeing nor Broken any more. | Recovers | It recovers: it is neither fleeing nor Broken any more.
    flight-phase/eliminated: The elephants are killed by their drivers. | Killed
    flight-phase/flees-on: It does not recover and goes on fleeing. | Flees on
    fleeing-unit/may: A fleeing unit in this situation may do this: {act}. | May |
    fleeing-unit/may-not: A fleeing unit in this situation may not do this: {act}. | May not |
    fleeing-unit/defends: It defends itself with {defence} and makes no morale check. | Defence {defence}, no check | It defends itself with {defence} and does not check morale.
    trample/dice: The elephants trample it with {dice} {dice?die|dice}. | {dice} {dice?die|dice} | They trample it with {dice} {dice?die|dice}.
    trample/done: Trampled with {dice} {dice?die|dice} and {wounds} {wounds?wound|wounds}, the unit {fate:is}. | {wounds} {wounds?wound|wounds}: {fate} | {wounds} {wounds?wound|wounds}: the unit {fate:is}.
    trample/stops: The elephants do not trample it: they stop before contact. | They stop before contact | They do not trample it: they stop before contact.
    trample/fight-not-yet: The unit fights the elephants in a normal combat without events. | A normal combat, no events | It is a normal combat, without events.
    trample/fight-both-stand: The unit and the elephants stay engaged. | They stay engaged | They stay engaged.
    trample/fight-victim-gone: The elephants go on with their flight. | The elephants flee on | The elephants go on with their flight.
    trample/fight-elephants-recovered: The elephants have recovered and flee no more. | The elephants have recovered
    trample/fight-elephants-eliminated: The elephants are eliminated. | The elephants are gone
    stampede/spared: The Stampede does not make this unit check. | No check | It does not check.
    stampede/activated: The activated unit does not check, and may move and fight normally this turn. | No check; it acts normally | It does not check, and acts normally this turn.
    stampede/checks: It checks with morale {morale}: it fails with a chance of {chance:percent}. | Morale {morale}: fails with a chance of {chance:percent} | It checks with morale {morale} and fails {chance:percent} of the time.
    stampede/passes: It passes the check of the Stampede, with morale {morale}. | Passes
    stampede/fails-fleeing: It fails with morale {morale}: it is Broken and flees. | Broken and fleeing | It is Broken and flees.
    stampede/fails-broken: It fails with morale {morale}: it is Broken and does not flee. | Broken
  `),

  problems: said(`
    nothing-to-rally-from: A unit that is neither Broken nor fleeing makes no check when it is activated.
    flees-already: The unit is fleeing already: it cannot choose to flee.
    was-not-blocked: Only a blocked unit can be unblocked: say blocked as well.
    beyond-before-contact: It cannot be clear of the unit after {clear} UD if it touches it only after {contact}.
    more-sideways-than-ground: It cannot move {given} UD sideways: after its turns it has {most} UD.
    no-check-on-activation: There is a die on activation, but the unit was not activated or is blocked in combat.
  `),
} satisfies PartOfMessages;
