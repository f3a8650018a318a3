import { labelled, said, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

/** What several subjects name. */
export default {
  fields: labelled(`
    leadership: Leadership | The unit's own Leadership (Ld), from 1 to 10: of cavalry, chariots and elephants that of the riders or crew.
    characterLeadership: Leadership of a character with it | The highest Leadership among the characters with the unit. Left out: there is none with it.
    generalLeadership: Leadership of the General | The Leadership of the army's General, where he is on the table and not with this unit. Left out: he does not count.
    generalDistance: Distance to the General | Inches from the unit to the General, from the nearest model.
    generalFlees: The General flees | true if the General is fleeing.
    skirmishers: Skirmishers | true if the unit skirmishes.
    beginners: Beginners’ game | true if the players leave out the advanced rule that this question is about, as they may while they learn.
    characterWithdrawn: He refused a challenge | true if the character with the unit was withdrawn after refusing a challenge this turn.
    models: Models | How many models the unit has now; elephants, chariots and artillery as many as their rules count.
    startModels: Models at first | How many models the unit had when the battle began. Left out: it is above half strength.
    enemyDistance: Distance to the nearest enemy | Inches to the nearest enemy, between the nearest models. Left out: no enemy is near.
    loneCharacter: Lone character | true if it is a character who is with no unit.
    characters: Characters with it | How many characters are with the unit; they are not among its models at first.
    dice: Dice rolled | The dice as they fell. Left out: not rolled yet.
    diceAgain: Dice of the re-roll | The dice of the re-roll as they fell. Left out: not rolled.
    toughness: Toughness of the target | The Toughness (T) of whoever is hit.
    save: Armour save | The save of whoever is hit before anything lowers it: 5 for 5+. Left out: it has none.
    closeWeapon: Weapon in close combat | hand-weapon, a sword, axe or mace; two-hand-weapons, one in each hand; two-handed, a great sword or axe; halberd, also falx and rhomphaia; spear, the thrusting spear of infantry, or of riders as cavalry-spear; throwing-spear; heavy-throwing-spear, such as the pilum; cavalry-spear; lance; kontos; pike; mixed-weapons, hand weapons and javelins; dagger, or an improvised weapon.
    combatTurn: Turn of the combat | first, the first turn of this combat for the unit; later; new-enemy, a later one in which a new enemy has joined.
    bodyArmour: Armour | none; light; heavy; cataphract, for riders only; partial-plate; full-plate.
    shield: Shield | none; shield, an ordinary one; large-shield; pavise; buckler.
    barding: Barding | What the horse wears: none; full-metal; half-metal; full-cloth; half-cloth.
    veteran: Veterans | true if the unit is veteran and has not used its re-roll of the battle. It then throws all its dice to hit again, hits too, where fewer hit than on average; not where misses are thrown again anyway.
    readings: Readings | Which reading applies where the book is unclear. Of all, a is the adopted one. Left out: a for all.
  `),

  answers: labelled(`
    allowed: Allowed | Whether what is asked about is allowed.
    leadershipUsed: Leadership used | The best Leadership that the unit may use; null where no test is taken.
    target: Passes on | The test is passed on this number or less; null where none is taken.
    rolled: Rolled | The sum of the dice that count, the re-roll where there is one; null while they are open.
    passChance: Chance to pass | The chance of the test before any die, a re-roll counted in, as an exact fraction; null where none is taken.
    passed: Passed | Whether the test is passed; null while dice are open or none is taken.
    rerolls: Re-roll | Whether a failed test may be re-rolled once.
    needed: Needed | What the die would have to show, beyond 6 too; null where hits are automatic or nothing is shot.
    rerollsAll: Throws all again | Whether all dice to hit may be thrown again, hits too.
    rerollsUpTo: All thrown again up to | With how many hits at most veterans throw all their dice to hit again; null where they do not.
    canWound: Can wound | Whether a hit can wound at all.
    needsToWound: To wound | What a die needs to wound; null where the hit cannot wound.
    needsToSave: To save | What a die needs to save the wound; null where there is no save.
    strengthNow: Strength of the hits | The Strength with which hits wound.
    hitsOn: Hits on | What a die needs to hit, 6 at most; null where hits are automatic or nothing is shot.
    chanceOfAWound: Chance of one die | The chance that one die to hit ends in an unsaved wound, as an exact fraction; null where nothing is shot.
    meanWounds: Unsaved wounds on average | The mean of all unsaved wounds, as an exact fraction; null where nothing is shot.
    unsavedWounds: Unsaved wounds | How many unsaved wounds there are.
    any-wound: At least one unsaved wound | Chance of at least one unsaved wound.
  `),

  because: said(`
    misses-thrown-again: The dice that miss are thrown again anyway.
    switched-off: Clause {by} takes precedence.
  `),

  problems: said(`
    two-dice: A Leadership test takes 2 dice: say both or none.
    more-than-at-first: The unit cannot have more models than it began with.
    one-model: A lone character is 1 model.
  `),

  terms: worded(`
    closeWeapon: hand-weapon = hand weapon | two-hand-weapons = two hand weapons | two-handed = two-handed weapon | halberd = halberd | spear = spear | throwing-spear = throwing spear | heavy-throwing-spear = heavy throwing spear | cavalry-spear = cavalry spear | lance = lance | kontos = kontos | pike = pike | mixed-weapons = mixed weapons | dagger = dagger
    combatTurn: first = the first | new-enemy = a new enemy joins | later = a later one
    bodyArmour: none = none | light = light armour | heavy = heavy armour | cataphract = cataphract armour | partial-plate = partial plate | full-plate = full plate
    shield: none = none | shield = a shield | large-shield = a large shield | pavise = a pavise | buckler = a buckler
    barding: none = none | full-metal = full metal barding | half-metal = half metal barding | full-cloth = full cloth barding | half-cloth = half cloth barding
    who: own = your side | enemy = the enemy
  `),
} satisfies PartOfMessages;
