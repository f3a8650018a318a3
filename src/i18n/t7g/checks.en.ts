import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    t7g/order-check: Order check | Whether it is needed, its dice, its chance | Says whether a unit that is to act, to react or to fall back by Caracolear, or that has Frenéticos and has destroyed an enemy, makes an order check, how many dice it rolls with all that raises or lowers its Discipline, how likely it is to pass, and, with the dice that fell, what becomes of it.
    t7g/break-check: Break check | Its Break points and the chance to stay | Says whether a unit beyond its Stamina makes a break check, with how many dice and Break points, how likely it is to stay on the table, and, with the dice that fell, whether it does.
    t7g/initiative: Initiative | Who has it, and how likely | Adds the Levels of both Generals to their dice: who chooses which side goes first, and how likely each is to win, ties rolled again.
  `),

  fields: labelled(`
    check: Check for | activation, the unit is to carry out its card; reaction, it wants to react to an enemy; caracole, it has shot in its activation and wants to fall back by Caracolear; frenzy, it has Frenéticos and has destroyed an enemy in combat.
    discipline: Discipline | The Discipline of the profile, before anything changes it.
    wear: Wear | Wear markers of the unit before what is asked; 0 is Fresh.
    commander: Commander | near, one with whom it may interact (the Commander of its command, the General, or one with Fama) is within command distance and sees it; inside, such a one is in the unit; unseen, he is near enough but sees it not; away, there is none.
    kind: Troops | formation or company (both infantry), cavalry, artillery.
    elite: Élite | true if the unit has the rule Élite.
    squares: Squares | true if the unit has the rule Cuadros, Squares.
    impetuous: Impetuous | true if the unit has the rule Impetuosos.
    couldCharge: It could charge | true if the Impetuous unit could charge some enemy now.
    chargedBy: Charged by | nobody, it reacts to a move; infantry or cavalry, an enemy of that kind has declared a charge on it. Artillery never charges.
    flankCharge: From the flank | true if that charge begins behind the unit's frontal 180 degrees.
    evasion: By Evasión | true if it reacts by its rule Evasión.
    loyalty: Lealtad | From how many Commanders it has the point of Lealtad: one inside, one who inspired it.
    ownTraits: Traits on its side | Traits of its own Commanders that work on it: insigne, religioso (it acts next), imperturbable (he is within command distance), autoritario (it acts next).
    enemyTraits: Traits of the enemy | Traits of enemy Commanders that work on it: agresivo (he is in the unit that charges), terrible.
    cannonToShoot: Super-heavy cannon to shoot | true if a super-heavy cannon is to shoot.
    pooledUnits: Units in the group | How many units are left in its Choragiew (cavalry) or Emplaced Fortification (infantry, artillery). 1 if it is in none.
    respectable: Respetable | true if the Commander who does not see the unit has the Trait Respetable.
    otherIncreases: Other Increases | Further Increases of Discipline that bear on the check.
    otherDecreases: Other Decreases | Further Decreases of Discipline that bear on the check.
    dice: Dice rolled | The dice as they fell. Left out: not rolled yet.
    stamina: Stamina | The Stamina of the profile. Left out: the Break points are said instead.
    taken: Wear taken now | Wear markers that it takes now, by shooting or in a combat.
    breakPoints: Break points | By how many markers it is beyond its Stamina. Left out: worked out from Stamina and Wear.
    fervour: Fervor | From how many Commanders it has the point of Fervor.
    mercenary: Mercenaries | true if the unit has the rule Mercenarios.
    wealthyLevel: Level of Acaudalado | The Level of a Commander with Acaudalado who has these mercenaries within command distance. Left out: there is none.
    selfless: Abnegado inside | true if a Commander with Abnegado is in the unit.
    diceAgain: Dice of the second roll | The dice of the roll that Abnegado repeats, as they fell. Left out: not rolled.
    own: One side | The General of the side that asks, and its die.
    enemy: Other side | The General of its enemy, and his die.
    level: Level | The Level of the Commander: 0 to 5, of a General 2 to 5.
    iniciativa: Iniciativa | true if the General has the Virtue Iniciativa.
    generalLost: General lost | true if this side has lost its General.
    highestLeft: Highest Level left | The highest Level among the Commanders of a side that has lost its General; it counts by reading b of R152 alone.
    die: Die | The die as it fell. Left out: not rolled yet.
  `),

  answers: labelled(`
    needed: Check needed | Whether an order check is made.
    dice: Dice | How many dice are rolled; 0 where no check is made.
    passChance: Chance to pass | The chance of the check as an exact fraction; 0 where it fails without a roll, null where none is made. A roll that Abnegado repeats is counted in.
    successes: Successes | Dice that show what is needed, where they are told.
    passed: Passed | Whether the check is passed; null where its dice are open or none is made.
    checkOutcome: What becomes of it | acts, it carries out its order or reaction; card-lost, its card is lost and it does not act; charges, an Impetuous unit charges instead; falls-back, it may fall back up to its Speed; stays, it does not fall back; recovers, it removes 1 Wear if it has any; disordered, it is Disordered; open, the dice decide.
    check-passes: The check is passed | Chance that at least one die shows 5 or 6.
    modifiers: Modifiers | Increases less Decreases of Discipline; in brackets the points that come after them.
    due: Check due | Whether its Wear is beyond its Stamina.
    staminaLimit: Stamina in all | Its Stamina with the points of Fervor; null where the Break points were said.
    wearWithout: Wear in all | Wear before and taken now together, were there no limit.
    breakPoints: Break points | How many sixes it needs.
    sixes: Sixes | Dice that show a 6, where they are told; those of the second roll if there was one.
    destroyed: Destroyed | Whether the unit is removed; null while the dice are open.
    wearAfter: Wear afterwards | Wear markers that it keeps after the check; null where that is open or it is gone.
    commanderLost: Commander lost | Whether the Commander with Abnegado is removed; null while the dice are open.
    rolls: It rolls | Whether dice are rolled for its break check.
    stays-on-table: It stays | Chance that the unit passes its break check.
    ownAdded: Added on this side | What this side adds to its die.
    enemyAdded: Added on the other side | What the other side adds to its die.
    added: Added | What a side adds to its die.
    ownTotal: Total of this side | Die and Level together; null while the die is open.
    enemyTotal: Total of the other side | Die and Level together; null while the die is open.
    winner: Initiative | own, this side has it; enemy, the other one; again, equal totals, both roll again; open, not rolled yet.
    ownWins: Chance of this side | Chance before any die that this side has the initiative, as an exact fraction.
    own-wins: This side has it | Chance that this side has the initiative.
    choosesFirst: Chooses who begins | The side that chooses which one goes first; null while that is open.
  `),

  terms: {
    'own:the': 'this side',
    'enemy:the': 'the other side',
    ...worded(`
    check: activation = activation | reaction = reaction | caracole = Caracolear | frenzy = Frenéticos
    commander: near = near and in sight | inside = in the unit | unseen = near, not in sight | away = none at hand
    chargedBy: nobody = nobody | infantry = infantry | cavalry = cavalry
    ownTraits: insigne = Insigne | religioso = Religioso | imperturbable = Imperturbable | autoritario = Autoritario
    enemyTraits: agresivo = Agresivo | terrible = Terrible
    checkOutcome: acts = acts | card-lost = the card is lost | charges = charges | falls-back = may fall back | stays = does not fall back | recovers = loses Wear | disordered = Disordered | open = the dice decide
    winner: own = this side | enemy = the other side | again = roll again | open = not rolled yet
    choosesFirst: own = this side | enemy = the other side
    `),
  },

  steps: said(`
    t7g-2.6: {who:The} adds the Level of its General to the die: {level}.
    t7g-2.6/no-general: {who:The} has lost its General: {level} is added to the die.
    t7g-2.6/tie: The totals are equal: both dice are rolled again.
    t7g-2.7: Whoever has the initiative says which side goes first this turn.
    t7g-2.23: The unit is Fresh: it carries out its order without a check.
    t7g-2.24: The unit has Wear: to act it must pass an order check.
    t7g-2.24/lost: The check fails: the order is lost and the unit does not act.
    t7g-2.25: No Commander is in the unit, or near it and in sight: one Decrease of Discipline.
    t7g-2.26: It rolls {dice} {dice?die|dice} and passes with at least one 5 or 6.
    t7g-2.27: Other circumstances: {otherIncreases} {otherIncreases?Increase|Increases} and {otherDecreases} {otherDecreases?Decrease|Decreases} of Discipline.
    t7g-2.30: A reaction always takes an order check, for a Fresh unit too.
    t7g-2.30/lost: The check fails: the unit does not react and its card is lost.
    t7g-4.16: The unit has {wear} Wear and a Stamina of {stamina}: it is within its limit.
    t7g-4.18: Its Wear is beyond its Stamina: the unit makes a break check at once.
    t7g-4.19: It is {points} {points?marker|markers} beyond its Stamina: so many are its Break points.
    t7g-4.20: It rolls the Discipline of its profile, which nothing raises or lowers here: {dice} {dice?die|dice}.
    t7g-4.21/impossible: {points} {points?six|sixes} cannot come of {dice} {dice?die|dice}: it fails without a roll.
    t7g-4.21: It passes if at least {points} {points?die shows|dice show} a 6.
    t7g-4.22: It passes and stays, Weary, with {wear} Wear.
    t7g-4.22/stays: It passes and stays, Weary, with as much Wear as its Stamina.
    t7g-4.23: It fails: the unit is removed.
    t7g-5.10: It is charged from the flank: one Decrease of Discipline to react.
    t7g-5.11: Squares are never flanked: the flank lowers nothing.
    t7g-6.11: The Discipline of an Élite unit is not lowered for want of a Commander.
    t7g-6.30: While more than one unit is left in it, an Emplaced Fortification acts as if Fresh: no check.
    t7g-6.36: Frenéticos: its enemy destroyed in combat, the unit makes an order check.
    t7g-6.36/recovers: It passes: it removes 1 Wear if it has any, even its only one.
    t7g-6.37: It fails: it recovers nothing and is Disordered.
    t7g-6.39: Mercenaries make no break check: they fail it.
    t7g-6.48: To fall back by Caracolear it makes a Discipline check, rolled like an order check.
    t7g-6.54: A Choragiew acts as if Fresh whatever its Wear: no check.
    t7g-6.60: It evades infantry: one Increase of Discipline.
    t7g-6.61: An Impetuous unit that could charge and has another card makes an order check, though Fresh.
    t7g-6.61/charges: The check fails: it charges as with Assault!, and its card is discarded.
    t7g-6.88: A battery always counts as within command distance.
    t7g-6.111: A super-heavy cannon makes an order check to shoot, Fresh or not.
    t7g-7.35: Lealtad adds {points} to Discipline.
    t7g-7.36: Fervor raises its Stamina by {points}.
    t7g-7.42: {who:The} has a General with Iniciativa: his Level counts as 2 higher.
    t7g-7.49: The roll fails and Abnegado repeats it: whatever comes of it, the Commander is removed.
    t7g-7.49/again: In the roll that Abnegado repeats, too, {points} {points?die|dice} must show a 6.
    t7g-7.50: A Commander with Acaudalado lets these mercenaries make their break check.
    t7g-7.50/decrease: At Level {level} Acaudalado has them roll it with one Decrease of Discipline.
    t7g-7.53: Agresivo: who would avoid the combat reacts with one Decrease of Discipline.
    t7g-7.58: By Autoritario the unit acts without an order check.
    t7g-7.86: Imperturbable adds 1 to Discipline for a reaction.
    t7g-7.90: Insigne: one Increase of Discipline for the order check.
    t7g-7.95: Terrible: one Decrease of Discipline to react.
    t7g-7.106: Religioso finds the card Resist! already there: one Increase of Discipline.
    t7g-7.107: A Commander with Respetable needs no line of sight to his troops.
  `),

  because: said(`
    no-super-heavy-shot: No super-heavy cannon is to shoot.
    nobody-wealthy: No Wealthy (Acaudalado) Commander is at command distance.
    fresh: The unit is Fresh.
    nobody-to-charge: There is nobody whom it could charge.
    commander-at-hand: A Commander is in the unit, or near it and in sight.
    charged-in-front: The charge comes from the front.
    charged-by-cavalry: It evades cavalry, not infantry.
    stays-to-fight: Its reaction does not avoid the combat.
    is-a-reaction: The unit reacts and does not act.
    is-no-activation: The check is not for its activation.
    is-no-reaction: The check is not for a reaction.
    other-card: Another card than Resist! lies at the unit.
    points-are-none: Points of Virtues are no Increases.
    no-failure: The roll has not failed.
    within-stamina: Its Wear is not beyond its Stamina.
  `),

  ...summed(`
    order-check/none: The unit acts without an order check. | No check | It acts without a check.
    order-check/odds: The unit rolls {dice} {dice?die|dice} for its order check and passes {percent:percent} of the time. | {dice} {dice?die|dice} | It rolls {dice} {dice?die|dice} and passes {percent:percent} of the time.
    order-check/passed: The unit passes its order check with {successes} {successes?success|successes}. | Passed | It passes.
    order-check/failed: The unit fails its order check. | Failed | It fails.
    break-check/none: With {wear} Wear the unit makes no break check. | No check | It makes no break check.
    break-check/odds: The unit has {points} Break {points?point|points}, rolls {dice} {dice?die|dice} and stays {percent:percent} of the time. | {points} Break {points?point|points} | It stays {percent:percent} of the time.
    break-check/passed: The unit passes its break check of {points} {points?point|points} and stays, Weary. | Stays | It stays on the table, Weary.
    break-check/failed: The unit fails its break check of {points} {points?point|points} and is removed. | Removed | It is removed.
    break-check/fails: The unit, {points} {points?marker|markers} beyond its Stamina, fails without a roll and is removed. | Removed | It is removed without a roll.
    initiative/open: This side wins the initiative {percent:percent} of the time. | {percent:percent} | This side wins it {percent:percent} of the time.
    initiative/own: This side has the initiative. | This side | This side has it.
    initiative/enemy: The other side has the initiative. | Other side | The other side has it.
    initiative/again: The totals are equal: both sides roll again. | Roll again | Both roll again.
  `),

  problems: said(`
    caracole-of-no-cavalry: Caracolear is a rule of cavalry: say that the unit is cavalry.
    flanked-by-nobody: Nobody charges the unit, so that nobody charges it from the flank.
    evades-nobody: Evasión is a reaction to a charge, and nobody charges the unit.
    not-cavalry: Evasión is a rule of cavalry, and of Light Companies by Dispuesto.
    only-a-reaction: A charge is something to react to: say that the check is for a reaction.
    not-impetuous: Only an Impetuous unit is asked whether it could charge.
    no-cannon: Only artillery has a super-heavy cannon.
    stamina-or-points: Say the Stamina of the unit, or its Break points.
    stamina-and-points: The Break points follow from Stamina and Wear: say one or the other.
    beyond-stamina-before: A unit never keeps more Wear than its Stamina: say as taken now what goes beyond it.
    no-mercenary: Acaudalado matters to mercenaries alone.
    nothing-to-repeat: Abnegado repeats a roll that was made: say its dice first, and that he is in the unit.
    general-stands: The highest Level that is left matters only where the General is lost.
  `),
} satisfies PartOfMessages;
