import { labelled, said, summed, titled, worded } from '../labelled.ts';
import { type PartOfMessages, termsFor } from '../messages.ts';

export default {
  queries: titled(`
    onus/hand-to-hand: Hand-to-hand combat | Dice, wounds and who flees | Works out the combat of two units: whether it is simultaneous, priority or single, who strikes first, attack and defence of each with all modifiers, and the exact chances of each to be wounded, become Broken, flee or be eliminated. With the dice or wounds that are known already it also tells who checks morale and what becomes of both.
    onus/attack-roll: Attack roll | Hits and wounds of one roll | Which dice hit and wound, with what exact chance, and how many wounds the dice that fell do, with Professionals, Deadly and Precision. The values are those already modified.
    onus/morale-check: Morale check | Against which number, and what follows | The morale of a unit with all its modifiers, the exact chance to fail, and what becomes of it if it passes or fails, depending on why it checks.
    onus/unit-values: Values of a unit | With all that changes them now | Attack, ranged strength, defence and morale of a unit with all that is on it and against the enemy that is told, and whether it strikes first by itself.
    onus/modifier-list: List of modifiers | What adds and what takes away | Goes through the summary of modifiers at the end of the rulebook and tells which count, what each list adds up to, and what counts besides that is not on it.
    onus/combat-phase: Combat phase | Who fights, and in what order | How many combats are fought in the phase, who chooses their order, who is the attacker and who flees first.
  `),

  fields: labelled(`
    combatOutcome: How the combat ends | How a combat leaves both units: both-stay, neither flees or is eliminated; one-flees; both-flee; one-eliminated; both-eliminated.
    sectionsInContact: Sections in contact | Sections and Section markers in contact between the two units, with the front of at least one of them: each side rolls as many dice. 0 if they do not touch frontally. Left out: as many as dice to hit are told; otherwise 4, or as many as there are dice to wound or wounds, if they are more.
    charge: The attacker charged | true if the attacker charged the defender this turn, and this is their first combat. Left out: false, they were engaged before.
    event: Ambush | ambush, the event Ambush is applied to the defender before any die: 1 wound and Broken. What other events add is said with each unit.
    secondMoraleDie: Second morale die | The die of the second check, for the unit that checks twice in a priority combat. Left out: not rolled yet.
    secondCheckResult: How the second check ended | passed or failed, where the second morale die is not told. Left out: what that die says.
    attackKind: Kind of attack | hand-to-hand; shot, a ranged attack.
    rollStage: What is rolled | both, to hit and to wound; hit, only to hit; wound, only to wound with the dice that are told.
    attackDice: Dice | How many dice are rolled. Left out: as many as are told to hit or to wound; otherwise 4.
    shotStrength: Ranged strength | In a shot, the strength already modified, which counts to hit and to wound. Left out: the two attack values.
    hasMoved: Has moved | true if the unit has moved this turn; it matters for Precision alone.
    alreadyRerolled: Rerolled already | true if the 1s of this roll were rerolled once already.
    enemy: Enemy | The enemy unit that it faces. Left out: infantry without abilities.
    cause: Why it checks | hand-to-hand, a hand-to-hand combat; shot, a shot; trample, elephants trampled it; activation, it is activated while Broken (or fleeing, if that is said); flight, it is fleeing and this is the flight phase; stampede, a Stampede.
    enemyTaken: Wounds of the enemy | Wounds that its enemy took in the same hand-to-hand combat: if they are more, the unit does not check. Left out: not told; the check is due.
    enemyKind: Kind of the enemy | What the enemy that it fights hand to hand is.
    whoCharged: Who charged | unit, the unit charged the enemy this turn; enemy, the enemy charged it; nobody, engaged before.
    engagedPairs: Engaged pairs | How many pairs of enemy units are engaged; a unit with two enemies counts in two pairs.
    combatBegunBy: Combat begun by | Who began the combat: active-player; opponent.
    anyActivated: Any activated | true if any of the engaged units was activated this turn.
  `),

  answers: labelled(`
    rollsFirst: Rolls first | Who rolls its dice first: the priority unit or, where wounds are applied at once, the attacker.
    no-wounds: Nobody wounded | Chance that neither unit takes a wound.
    still-engaged: Still engaged | Chance that neither flees or falls and they stay engaged.
    mayCheck: May check | Whether it checks morale, because it must or because its player wants it; a fleeing unit that is attacked does not.
    combatType: Kind of combat | simultaneous, both at once; priority, one unit strikes first; single, only one strikes.
    strikesFirst: Strikes first | In a combat: attacker, defender or both (at once). Of a unit: whether it has priority or single combat.
    mostWoundsDone: Wounds at most | The most wounds that it can do in this attack.
    unhurt: Stays unhurt | Chance to take no wound, as an exact fraction.
    breaks: Ends Broken | Chance to end Broken without fleeing, as an exact fraction.
    meanWounds: Wounds on average | Wounds that it takes on average, as an exact fraction.
    mayReroll: May reroll 1s | Whether it may reroll the dice that show a 1.
    atLeastOne: At least one | Chance of at least one wound (or hit, if only that is rolled), as an exact fraction.
    passed: Passed | Whether the check is passed; null if it was not rolled.
    chanceToPass: Chance to pass | As an exact fraction.
    ifPassed: If it passes | How the unit is left if it passes the check.
    ifFailed: If it fails | How the unit is left if it fails the check.
    claim: Strikes first by | none, nothing; priority, priority combat; single, single combat; before it is seen what the enemy has.
    lifeLeft: Life left | Wounds that it can still take, the last of which eliminates it.
    listedAttack: Hand-to-hand attack | Sum of the printed list for hand-to-hand attack.
    listedDefence: Hand-to-hand defence | Sum of the printed list for hand-to-hand defence.
    listedStrength: Ranged attack | Sum of the printed list for ranged attack.
    listedDefenceFromShots: Ranged defence | Sum of the printed list for defence against shots.
    listedMorale: Morale | Sum of the printed list for morale.
    notOnTheList: Not on the list | What counts besides by the text and is not on the printed list.
    combats: Combats | How many combats are fought.
    mustFight: Must fight | Whether the engaged units must fight, activated or not.
    orderChosenBy: Chooses the order | Who chooses the order of the combats.
    attackerIs: Attacker | Who counts as the attacker.
    firstToFlee: Flees first | Whose unit flees first if both do; null if they do not both flee.
    fightAgainNextTurn: Fight again | Whether they stay engaged and fight next turn, where nobody flees or falls.
    successes: Successes | Wounds, or hits if only that is rolled.
    attackerFates: What becomes of the attacker | How the attacker ends.
    defenderFates: What becomes of the defender | How the defender ends.
    at-least-one: At least one | Chance of at least one success.
    flees: Flees | Chance to end in flight, as an exact fraction.
    checks: Checks | How many morale checks it makes in this combat; null if that is not known yet.
  `),

  terms: {
    ...termsFor(['line'], {
      wounds: 'Wounds',
      'no-officers': 'No officers',
      broken: 'Broken',
      phalanx: 'Phalanx',
      arrowhead: 'Arrowhead that charges',
      lancers: 'Lancers against mounted units',
      ram: 'Ram against infantry',
      hero: 'Hero',
      'march-or-flight': 'Forced march or flight',
      'on-flank': 'On a flank',
      'on-rear': 'On the rear',
      'other-enemies': 'Other enemies',
      'square-mounted': 'Square against mounted units',
      'shield-wall': 'Shield Wall',
      obstructed: 'Line of sight obstructed',
      'forced-march': 'Forced march',
      square: 'Square',
      general: 'General in the unit or in range',
      'general-lost': 'General lost',
      terror: 'Terror',
      extended: 'Extended sections',
    }),
    ...said(`
      list.listedAttack: hand-to-hand attack
      list.listedAttack:to: hand-to-hand attack
      list.listedDefence: hand-to-hand defence
      list.listedDefence:to: hand-to-hand defence
      list.listedStrength: ranged attack
      list.listedStrength:to: ranged attack
      list.listedDefenceFromShots: ranged defence
      list.listedDefenceFromShots:to: ranged defence
      list.listedMorale: morale
      list.listedMorale:to: morale
      notOnTheList.general: General in the unit
      notOnTheList.bravery: Bravery
      notOnTheList.rhomboid: Rhomboid
      notOnTheList.sarissas: Sarissas
      notOnTheList.phalanx-as-lancers: Phalanx as Lancers
      notOnTheList.broken-shot: Broken when shooting
      notOnTheList.fleeing-shot-at: Fleeing when shot at
      notOnTheList.protected-flanks: protected flanks
      notOnTheList.event: events
    `),
    ...worded(`
      strikesFirst rollsFirst mustCheck: both = both at once | attacker = the attacker | defender = the defender
      combatOutcome: both-stay = both stay | one-flees = one flees | both-flee = both flee | one-eliminated = one falls | both-eliminated = both fall
      event: none = none | ambush = Ambush
      attackKind: hand-to-hand = hand to hand | shot = ranged
      rollStage: both = to hit and to wound | hit = to hit alone | wound = to wound alone
      cause: hand-to-hand = hand-to-hand combat | shot = a shot | trample = trampled by elephants | activation = activation | flight = flight phase | stampede = Stampede
      whoCharged: nobody = nobody | unit = the unit | enemy = the enemy
      combatBegunBy: active-player = the active player | opponent = the other player
      combatType: simultaneous = simultaneous | priority = priority | single = single
      ifFailed ifPassed: steady = normal | broken = Broken | fleeing = Fleeing | eliminated = destroyed
      claim: none = nothing | priority = priority | single = single attack
      orderChosenBy: active-player = the active player
      attackerIs: active-player = the active player
      firstToFlee: active-player = the active player's
      attackerFates defenderFates: steady = normal | broken = Broken | fleeing = Fleeing | eliminated = eliminated
    `),
  },

  steps: said(`
    modifier-list/line: {line}: {by} {list:to}.
    onus-7.139/check: The attack caused no wound: there is no morale check, and the unit {fate:is}.
    onus-7.172/unhurt: The unit took no wound in this combat: it does not check and {fate:is}.
    onus-7.172/fewer: The enemy took more wounds in this combat: the unit does not check and {fate:is}.
    onus-7.199/check: A trampled unit that still stands becomes Broken, even if it passes the check.
    onus-7.17/check: The unit has reorganised: the Broken marker is removed; this turn it has reduced movement only and does not charge.
    onus-7.22/check: The unit goes on fleeing; in the flight phase it checks again, unless it began to flee this very turn.
    onus-7.19/check: Failing on activation changes nothing: it stays as it was.
    onus-7.20/check: The unit recovers: Fleeing and Broken are removed, it faces as its player likes, and this turn it neither moves nor fights.
    onus-7.84/none: Neither has its front in contact with the other: they do not fight.
    onus-7.88/combat: Engaged units fight even if nobody activated them.
    onus-7.149: In this phase all combats are fought: {combats}.
    onus-7.150/active-player: The active player chooses the order and is the attacker.
    onus-7.150/opponent: The active player chooses the order and is the attacker, even though the other one began the combat.
    onus-7.150/combat: The attacker is the active player's unit.
    onus-7.151: Each combat is between two units; with several enemies one is fought after another.
    onus-7.152: First events, then dice, damage, morale and flights.
    onus-7.153: Nobody was wounded: the combat ends without checks.
    onus-7.154: A unit is eliminated: the combat ends without further checks.
    onus-7.155/one: The unit that flees moves at once.
    onus-7.155/both: Both flee, the active player's unit first.
    onus-7.156: If neither flees or is eliminated they stay engaged for the next turn.
    onus-7.161: Simultaneous combat: wounds are applied when both have rolled.
    onus-7.162/granted: An event or the terrain gives {who:the} priority.
    onus-7.162/first: Priority combat: {who:the} strikes first and its damage is applied at once.
    onus-7.163/replies: {who:The} is still in the combat: it replies with whatever penalties it has by now.
    onus-7.163/none: {who:The} is eliminated or has fled: it does not reply.
    onus-7.164: Single combat: only {who:the} strikes.
    onus-7.165: Against priority the single attack becomes a priority one for {who:the}.
    onus-7.166: {dice} {dice?section is|sections are} in contact: 1 die for each.
    onus-7.167/both: The dice that hit are rolled again to wound.
    onus-7.168: {who:The} takes {wounds} {wounds?wound|wounds} in this combat, marked with {markers}.
    onus-7.169: {who:The} has {wounds} {wounds?wound|wounds} and life {life}: it is eliminated.
    onus-7.170: It is best to keep the {before} {before?wound|wounds} that {who:the} had apart from the {wounds} new {wounds?one|ones}.
    onus-7.171: {who:The} has {wounds} wounds: −{less} to its attack and −1 morale for each.
    onus-7.172/both: Both took as many wounds in this combat: both check.
    onus-7.172/more: {who:The} took more wounds in this combat: it checks.
    onus-7.188/check: The unit recovers: Fleeing and Broken are removed and it faces as its player likes.
    onus-7.190/check: The unit does not recover and goes on fleeing.
    onus-7.210: What hand-to-hand combat does not say is done as in shooting.
    onus-8.12: {who:The} is in Phalanx and it is its first combat: it has priority.
    onus-8.14/cancel: Both have the same priority: they cancel.
    onus-8.20/combat: After this combat {who:the} loses its formation.
    onus-9.9: {who:The} rams: it has priority.
    onus-9.11/cancel: Ram against infantry with priority: both priorities cancel.
    onus-9.28: {who:The} has Sarissas in Phalanx and it is its first combat: single attack.
    onus-9.29: The Sarissas of {who:the} meet another priority: they keep theirs.
    onus-10.1: These modifiers add to those of formations and abilities.
    onus-11.7/combat: Ambush: the defender takes 1 wound and becomes Broken before any die.
    onus-11.9/combat: The wound of the Ambush counts to find out who checks.
    onus-11.17/check: The unit becomes Broken and Fleeing, and moves at once.
    onus-13.2: Both sides roll the same number of dice: {dice}.
    onus-13.3: Nothing gives anybody priority: the attacks are simultaneous.
    onus-13.11/struck: {who:The} was damaged by an attack that is not simultaneous: it checks for it.
  `),

  because: said(`
    only-one-strikes: Only one of the two strikes.
    was-wounded: The unit was wounded.
    enemy-not-hurt-more: The enemy took no more wounds than the unit.
    checks-anyway: A check is due although nobody was wounded.
    no-priority-against: The enemy has no priority.
    not-first-combat: It is not the first combat: they were engaged already.
    not-in-force: {line} ({list}): does not hold.
  `),

  ...summed(`
    hand-to-hand/no-contact: Without sections in frontal contact there is no combat. | No combat
    hand-to-hand/odds: A {type} combat with {dice} {dice?die|dice} a side: the attacker flees or falls {attacker:percent} of the time, the defender {defender:percent}. | Defender out {defender:percent}, attacker {attacker:percent} | That makes {dice} {dice?die|dice} a side: the defender flees or falls {defender:percent} of the time, the attacker {attacker:percent}.
    hand-to-hand/so-far: So far the attacker {attacker:is} and the defender {defender:is}. Dice are still to be rolled: the attacker flees or falls {attackerOut:percent} of the time, the defender {defenderOut:percent}. | So far, attacker: {attacker}; defender: {defender} | Dice are still to come: the attacker flees or falls {attackerOut:percent} of the time, the defender {defenderOut:percent}.
    hand-to-hand/rolled: After the combat the attacker {attacker:is} and the defender {defender:is}. | Attacker: {attacker}; defender: {defender} | Afterwards the attacker {attacker:is} and the defender {defender:is}.
    attack-roll/both: With {dice} {dice?die|dice} it hits on {from} and wounds on {to} or more: at least one wound {some:percent} of the time. | Hits on {from}, wounds on {to} | It hits on {from} or more and wounds on {to} or more.
    attack-roll/hit: With {dice} {dice?die|dice} it hits on {from} or more: at least one hit {some:percent} of the time. | Hits on {from} | It hits on {from} or more.
    attack-roll/wound: With {dice} {dice?die|dice} it wounds on {to} or more: at least one wound {some:percent} of the time. | Wounds on {to} | It wounds on {to} or more.
    attack-roll/rolled: The dice give {hits} {hits?hit|hits} and {wounds} {wounds?wound|wounds}. | {hits} {hits?hit|hits}, {wounds} {wounds?wound|wounds} | {hits} {hits?hit|hits} and {wounds} {wounds?wound|wounds}.
    attack-roll/hits: The dice give {hits} {hits?hit|hits}; the dice to wound are still to be rolled. | {hits} {hits?hit|hits}, wounds open | {hits} {hits?hit|hits}; the dice to wound are still to come.
    morale-check/none: The unit is fleeing already: it does not check morale. | No check
    morale-check/not-due: No check is due: the unit {fate:is}. | No check: {fate} | It does not check: it {fate:is}.
    morale-check/told: With the check as told and morale {morale} the unit {fate:is}. | Morale {morale}: {fate}
    morale-check/due: The modified morale is {morale}: it fails {fails:percent} of the time. | Morale {morale}: fails {fails:percent} | It checks with morale {morale} and fails {fails:percent} of the time.
    morale-check/rolled: With morale {morale} and a {die} the unit {fate:is}. | Morale {morale}, die {die}: {fate} | With morale {morale} and a {die} it {fate:is}.
    unit-values: The unit has attack {attack}, defence {defence} and morale {morale}. | Attack {attack}, defence {defence}, morale {morale} |
    unit-values/shooter: The unit has attack {attack}, ranged strength {strength}, defence {defence} and morale {morale}. | Attack {attack}, defence {defence}, morale {morale}, ranged {strength} |
    modifier-list: The list gives {listedAttack} attack, {listedDefence} defence, {listedStrength} ranged attack, {listedDefenceFromShots} defence against shots and {listedMorale} morale. | Attack {listedAttack}, defence {listedDefence}, morale {listedMorale} |
    modifier-list/beyond: The list gives {listedAttack} attack, {listedDefence} defence, {listedStrength} ranged attack, {listedDefenceFromShots} defence against shots and {listedMorale} morale; besides, what is not on it counts: {beyond}. | Attack {listedAttack}, defence {listedDefence}, morale {listedMorale}, and more |
    combat-phase: {combats} {combats?combat is|combats are} fought, in the order that the active player chooses, who is the attacker. | {combats} {combats?combat|combats} | {combats} {combats?combat is|combats are} fought, in the order that the active player chooses.
    combat-phase/none: No units are engaged: there are no combats. | No combat
  `),

  problems: said(`
    does-not-strike: Only the other unit strikes in this combat.
    does-not-reply: The unit is eliminated or has fled: it does not reply.
    more-dice-than-rolled: There are {given} dice to hit and only {dice} are rolled.
  `),
} satisfies PartOfMessages;
