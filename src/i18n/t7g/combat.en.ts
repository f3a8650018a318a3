import { labelled, said, summed, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

/** Of a unit that fights, where the same name means something else in other questions. */
const FIGHTER = `
  courage: Courage | The Courage of the profile, before anything changes it.
  card: Order card | The card with which the unit came into this combat, as an order or as a reaction: attack, Assault!; resist, Resist!; fire, Fire!; attention, Ready!; run, Run!. Left out: the attacker used attack (with sheltered, another card), the defender has neither acted nor reacted.
  openOrder: Open Order | true if the unit has the rule Formación Abierta.
  mobileFortress: Mobile Fortress | true if the unit is in a Mobile Fortress.
  picaro: Pícaro | true if Pícaro has worked on the unit and Combat was chosen.
  inSight: In sight | Whether the attacker sees the unit that it charges.
`;

const DICE = `
  against: Defence that counts | infantry, the enemy's Defence against Infantry (artillery counts as infantry); cavalry, that against Cavalry.
`;

export default {
  queries: {
    't7g/combat-dice': {
      title: 'Combat: dice of one side',
      line: 'How many dice, what hits, what resists',
      about:
        'Says whether a combat can be, and for one of its sides how many dice it attacks with, which Defence of the enemy counts and what hits it, and how many dice it resists with: with its order, flank, ground, weapons, Virtues, Traits and the bad war.',
      fields: labelled(`${FIGHTER}
        enemy: Its enemy | What matters of the unit that it fights.
      `),
      answers: labelled(`${DICE}
        disordered: Disordered | Whether the unit is Disordered when it fights.
        dice: Dice to attack | How many dice the unit rolls to attack.
        disorderChance: It cancels nothing | Once it is hit, the chance that it cancels nothing and becomes Disordered, as an exact fraction; null where its Courage was not told.
      `),
    },
    't7g/combat': {
      title: 'A combat',
      line: 'Who wins, Wear, retreats, what is destroyed',
      about:
        'Says of a combat of two units how many dice both attack and resist with, how likely each is to win, take Wear, become Disordered, break, disengage or retreat, and, with the dice that fell, who wins and what both do. One round: the ordinary one, or one of a bad war.',
      fields: labelled(`${FIGHTER}
        speed: Speed (inches) | The Speed of the profile.
        stamina: Stamina | The Stamina of the profile. Left out: no break check is worked out.
        discipline: Discipline | The Discipline of the profile, for break checks and before two-handed swords. It is needed where the Stamina is told.
        resistDice: Dice that resist | The dice with which this unit resisted, as they fell. Left out: not rolled yet.
      `),
      answers: labelled(`
        dice: Dice to attack | How many dice this side rolls to attack.
        hits: Hits | Hits of this side, where its dice are told.
        saved: Cancelled | Hits of the enemy that this side cancels, where they are told.
        wearTaken: Wear taken | Markers by the hits that it did not cancel; null while dice decide it.
        disordered: Disordered | Whether it is on the table and Disordered at the end; null while dice decide it.
        winner: Who wins | attacker; defender; tie, both caused as much Wear; null while dice decide it.
      `),
    },
    't7g/after-combat': {
      title: 'After a combat',
      line: 'Who disengages, retreats, pursues, consolidates',
      about:
        'Says what both units do once the dice of a combat have fallen: who disengages, retreats or is destroyed, how many inches and facing where, the Wear of a move that is blocked, pursuit and consolidation, what becomes of fortresses, guns and Commanders, and whether an intercepted unit goes on.',
      fields: labelled(`
        ground: Ground behind it | normal, easy or difficult. It matters in reading b of R55.
        speed: Speed (inches) | The Speed of the profile.
        mobileFortress: Mobile Fortress | true if the unit is in a Mobile Fortress.
        stamina: Stamina | The Stamina of the profile. Left out: no break check is worked out.
        discipline: Discipline | The Discipline of the profile, for the break check after a blocked move.
        wear: Wear | Markers that the unit has after the combat, before it moves.
        readings: Readings | Which reading applies where the rules are unclear. In R57 b is the adopted one, in all others a. Left out: the adopted ones.
      `),
      answers: labelled(`
        inches: Inches | How far it moves, or as far as it can; null where its Speed was not told.
        wearTotal: Wear in all | Its Wear with that of a blocked move, were there no limit.
        disordered: Disordered | Whether it is Disordered at the end.
        commanderLost: Commander lost | Whether the Commander who used Intrépido with it becomes a casualty.
      `),
    },
    't7g/pooled-wear': {
      title: 'Common Wear of a group',
      line: 'Units and markers left of a group',
      about:
        'Says of a Choragiew or an Emplaced Fortification, whose units count their Wear together, how many units and markers are left, whether units may join a Choragiew, and whether the last unit makes a break check.',
      fields: labelled(`
        pooledUnits: Units of the group | How many units it has.
        stamina: Stamina | The Stamina of its units; of a Choragiew, of the one at its front.
        wear: Common Wear | Markers of the group before those taken now.
        discipline: Discipline | The Discipline of the last unit, should it come to a break check.
        card: Order card | The card with which units join: attention or run may, others not.
      `),
    },
  },

  fields: labelled(`
    side: Whose dice | attacker, the unit that charged or intercepted; defender, the other one.
    unit: The unit | The unit whose dice are asked for. What is left out is as usual.
    attacker: Attacker | The unit that charged or intercepted; of two that charge each other, the first to declare it.
    defender: Defender | The unit that was charged or intercepted.
    manner: How they met | charge, the attacker charged (a defender with the card attack counter-charges); interception, the attacker intercepted a move as a reaction with Assault!; sheltered, the attacker is cavalry that defends a unit with Resguardo.
    flank: From the flank | true if the attacker's Front Centre began the charge behind the frontal 180 degrees of the defender.
    badWar: Bad war | true if this is a further round, by the bad war.
    combat: Combat | The Combat of the profile, before anything changes it.
    weapons: Weapons | What its army list gives it: pikes; halberds; bayonets; salvoes, the weapon rule Salvas; swordsmen, Espadachines; two-handed-swords, Mandobles; bardiches; grenades; lances, Lanzas de Caballería; heavy-lances, Lanzas Pesadas.
    infantryDefence: Defence against Infantry | The Defence of its profile against infantry and artillery.
    cavalryDefence: Defence against Cavalry | The Defence of its profile against cavalry.
    shelter: Behind or in | none; wall, right behind a wall or other line with Protegido that the charge crosses; fence, right behind a fence; building, inside one; guns, artillery with the option Fortificada that has not moved.
    onHeight: On a height | true if all its four Centres are in an element with Altura.
    emplaced: Emplaced Fortification | true if it is an Emplaced Fortification.
    imperterrito: Impertérrito | true if Impertérrito has worked on the unit.
    dexterity: Destreza | From how many Commanders it has the point of Destreza.
    will: Voluntad | From how many Commanders it has the point of Voluntad.
    crossedVeryDifficult: Through Very Difficult | true if it crossed Very Difficult terrain on its way to this combat.
    light: Light | true if the unit has the rule Ligera.
    skirmishers: Skirmishers | true if the unit has the rule Escaramuzadores.
    gallardo: Gallardo inside | true if a Commander with Gallardo is in the unit.
    attackDice: Dice to attack | The dice with which this unit attacked, as they fell. Left out: not rolled yet.
    composureDice: Dice before Mandobles | The dice with which it keeps its order before two-handed swords, as they fell. Left out: not rolled yet.
    elegante: Elegante near | true if a Commander with Elegante who is not Exhausted is at 6 inches or less and makes the unit disengage instead of retreat.
    decidido: Decidido | true if Decidido has worked on the unit and it charges.
    withoutCommander: No Commander | true if Discipline has the Decrease for want of a Commander. It matters before two-handed swords.
    exposed: Cancelled nothing | true if it was hit and its resist roll cancelled nothing.
    broke: Failed its break check | true if it failed its break check in this combat, mercenaries by themselves.
    blocked: The way is blocked | true if units, Impassable terrain or the table edge keep it from completing its move.
    touching: Still in contact | true if both would still be within 1 inch once the loser has moved.
    inBuilding: In a building | true if the unit was attacked inside a building.
    lances: Cavalry lances | true if the unit has Lanzas de Caballería.
    frenzied: Frenzied | true if the unit has the rule Frenéticos, by its list or by Apasionado.
    frenzyRoll: Its Frenzied check | open, not made yet; passed; failed. It matters only where the check is made.
    integratedGun: Integrated cannon | true if a cannon is integrated in the Formation.
    tranquilo: Tranquilo inside | true if a Commander with Tranquilo is in the unit.
    intrepido: Intrépido | true if a Commander joined the unit this turn and used Intrépido.
    dedication: Entrega | From how many Commanders it has the point of Entrega. It matters in reading b of R56.
    winner: Who won | attacker; defender; tie, both caused as much Wear.
    group: Group | choragiew, cavalry in column; fortification, an Emplaced Fortification.
    joiningUnits: Units that join | How many units join the Choragiew now.
    joiningWear: Their Wear | Markers of all the units that join.
    joiningCommand: Of one command | false if one of the units that would form the Choragiew belongs to another command.
    joiningDisordered: One is Disordered | true if one of the units that would form the Choragiew is Disordered.
  `),

  answers: labelled(`
    attacker: The attacker | What the attacker rolls, takes and does.
    defender: The defender | What the defender rolls, takes and does.
    hitsOn: Hits from | From which number on each die of the attack hits: the enemy's Defence; null where that was not told.
    extraWear: Extra Wear | Markers that come on top of those of the hits.
    broke: Failed its break check | Whether it failed its break check, mercenaries by themselves; null while dice decide it.
    does: What it does | stays; disengages; retreats; destroyed; null while dice decide it.
    keepsOrderDice: Dice before Mandobles | How many dice of Discipline it rolls to keep its order before two-handed swords, 0 if none; null while dice decide it.
    unitsLeft: Units left | How many units are left of it.
    wins: It wins | The chance that it wins, as an exact fraction.
    destroyedChance: It is destroyed | The chance that it is destroyed, as an exact fraction.
    disorderedChance: It ends Disordered | The chance that it is on the table and Disordered at the end, as an exact fraction.
    retreatsChance: It retreats | The chance that it retreats and survives, as an exact fraction.
    meanWear: Mean Wear | The Wear that it takes on average, as an exact fraction.
    tieChance: Tie | The chance of a tie, as an exact fraction.
    badWarPossible: Bad war possible | Whether a tie of these two may lead to a bad war.
    tie: A tie | Chance that both cause as much Wear.
    attacker-wins: The attacker wins | Chance that the attacker wins.
    defender-wins: The defender wins | Chance that the defender wins.
    attacker-destroyed: The attacker is destroyed | Chance that the attacker is destroyed.
    defender-destroyed: The defender is destroyed | Chance that the defender is destroyed.
    attacker-disordered: The attacker ends Disordered | Chance that the attacker survives and is Disordered.
    defender-disordered: The defender ends Disordered | Chance that the defender survives and is Disordered.
    attacker-retreats: The attacker retreats | Chance that the attacker retreats and survives.
    defender-retreats: The defender retreats | Chance that the defender retreats and survives.
    attacker-disengages: The attacker disengages | Chance that the attacker disengages.
    defender-disengages: The defender disengages | Chance that the defender disengages.
    attackerWear: Wear of the attacker | Markers that the attacker takes.
    defenderWear: Wear of the defender | Markers that the defender takes.
    facing: Facing | kept, as before; to-enemy, it first turns to its enemy and keeps that; backwards, the way it went.
    consolidates: Consolidation | no; may; must.
    consolidateInches: Inches to consolidate | How far it consolidates, straight ahead.
    advance: Pursuit (inches) | How far it must advance straight ahead after the enemy that it ran down; null where its Speed was not told.
    separates: Separates (inches) | How far the winner steps back to keep its distance.
    frenzyCheck: Frenzied check | Whether it makes the order check of Frenéticos.
    gunLost: Cannon lost | Whether its integrated cannon is lost.
    fortressLost: Fortress lost | Whether it abandons its Mobile Fortress for good.
    goesOn: The other goes on | Whether the intercepted unit may go on with its move or charge; null where nothing was intercepted.
    pool: Common Wear | All the markers together, before a unit is lost.
    unitsLost: Units lost | How many units the group loses.
    wearLeft: Wear left | Markers of the group once those of lost units are discarded.
    weary: Weary | Whether the group is Weary.
  `),

  terms: {
    'attacker:the': 'the attacker',
    'defender:the': 'the defender',
    ...worded(`
    side winner who: attacker = the attacker | defender = the defender
    winner: tie = a tie
    manner: charge = a charge | interception = an interception | sheltered = cavalry for Resguardo
    weapons: pikes = pikes | halberds = halberds | bayonets = bayonets | salvoes = Salvas | swordsmen = swordsmen | two-handed-swords = two-handed swords | bardiches = bardiches | grenades = grenades | lances = cavalry lances | heavy-lances = heavy lances
    shelter: none = nothing | wall = a wall | fence = a fence | building = a building | guns = Fortificada
    against: infantry = Infantry | cavalry = Cavalry
    does: stays = stays | disengages = disengages | retreats = retreats | destroyed = is destroyed
    frenzyRoll: open = not made yet | passed = passed | failed = failed
    facing: kept = as before | to-enemy = to its enemy | backwards = the way it went
    consolidates: no = no | may = may | must = must
    ground: normal = normal | easy = Easy | difficult = Difficult
    group: choragiew = Choragiew | fortification = Emplaced Fortification
    `),
  },

  steps: said(`
    t7g-1.28/combat: {who:The} is Weary: one Decrease of Combat.
    t7g-1.28/pool: The group has as much Wear as Stamina, {wear}: it is Weary.
    t7g-1.29/combat: {who:The} is Disordered: one Decrease of Courage.
    t7g-2.19/combat: {who:The} carries out its order Assault!: one Increase of Combat.
    t7g-2.20/combat: With Run! a unit may not seek combat.
    t7g-2.33/combat: {who:The} counter-charges with Assault!: one Increase of Combat.
    t7g-2.35/combat: {who:The} intercepts with Assault!: one Increase of Combat.
    t7g-2.35/goes-on: The interceptor is thrown back: the intercepted unit may go on with its activation.
    t7g-2.38/combat: {who:The} reacted with Resist!: one Increase of Courage.
    t7g-4.22/combat: {who:The} passes its break check and stays, Weary.
    t7g-5.1: Without Assault!, as an order or as a reaction, there is no combat.
    t7g-5.2: The attacker strikes, the defender resists, the defender strikes, the attacker resists; then the combat is resolved.
    t7g-5.9/combat: {who:The} is charged from the flank: one Decrease of Combat.
    t7g-5.9/courage: {who:The} is charged from the flank: one Decrease of Courage.
    t7g-5.11/combat: {who:The} is never flanked: its Courage is not lowered.
    t7g-5.12: Each side has one round, and both are simultaneous: who falls strikes too.
    t7g-5.13: {who:The} attacks with {dice} {dice?die|dice}, and each {from} or more hits: the enemy's Defence against {against}.
    t7g-5.13/defence: {who:The} attacks with {dice} {dice?die|dice}, against the enemy's Defence against {against}.
    t7g-5.14: {who:The}, if hit, resists with {dice} {dice?die|dice}; each {from} or more is a success.
    t7g-5.15: {who:The} cancels {saved} of {hits} {hits?hit|hits}.
    t7g-5.16: {who:The} has cancelled nothing: it becomes Disordered.
    t7g-5.17: {who:The} takes {wear} Wear.
    t7g-5.17/none: {who:The} is not hit and takes no Wear.
    t7g-5.18: {who:The} wins: it caused {most} Wear against {least}.
    t7g-5.18/tie: Both caused {wear} Wear: the combat is tied.
    t7g-5.19: {who:The} has lost and disengages.
    t7g-5.20/side: {who:The} moves 3 inches straight to its rear and keeps its facing.
    t7g-5.21: {who:The} was charged from the flank: it first turns to face its enemy.
    t7g-5.21/squares: {who:The} is never flanked, so it does not turn.
    t7g-5.22: {who:The} cannot complete its move to disengage: 1 more Wear.
    t7g-5.23: {who:The} steps back 1 inch to keep the least distance.
    t7g-5.24: {who:The} has lost and its resist roll cancelled nothing: it retreats.
    t7g-5.25/side: {who:The} retreats twice its Speed: {inches} inches.
    t7g-5.25/disordered: {who:The} is Disordered after its retreat.
    t7g-5.25/facing: {who:The} ends facing the way it went.
    t7g-5.25/speed: {who:The} retreats twice its Speed, which was not told.
    t7g-5.26: {who:The} cannot complete its retreat: 1 more Wear.
    t7g-5.26/emplaced: {who:The} should retreat and cannot move at all: 1 more Wear.
    t7g-5.27: In a tie the unit that charged disengages.
    t7g-5.28/side: {who:The} charged and its enemy failed its break check: it may consolidate 3 inches straight ahead.
    t7g-5.29: Both have pikes: either player may invoke the bad war and have another round at once.
    t7g-5.29/pikes: Only units that both have pikes fight a bad war.
    t7g-5.30: The defender was charged from the flank: no bad war.
    t7g-5.30/fortified: The defender is fortified: no bad war.
    t7g-5.31: In a bad war {who:the} has no Increase for Assault!.
    t7g-5.31/courage: In a bad war {who:the} has no Increase for Resist!.
    t7g-5.31/weapons: In a bad war {who:the} has no Increase for Salvas or bayonets either.
    t7g-5.32: The round of the bad war is tied too: it may be invoked again.
    t7g-5.33: {who:The} is beyond its Stamina and makes a break check.
    t7g-5.34: {who:The} rolls its original Discipline, {dice} {dice?die|dice}, and needs {points} {points?six|sixes}.
    t7g-5.35: {who:The} fails its break check and is removed as a casualty.
    t7g-5.36: {who:The} crossed Very Difficult terrain on its way: it fights Disordered.
    t7g-5.37: The attacker does not see that enemy, so it cannot charge it.
    t7g-5.38: {who:The} is wholly on a height and its enemy is not: one Increase of Combat.
    t7g-5.39: {who:The} is charged right behind a wall: one Increase of Courage.
    t7g-6.8: {who:The} has Squares and is never flanked: its Combat is not lowered.
    t7g-6.13/combat: Skirmishers are not Disordered by Very Difficult terrain.
    t7g-6.16/combat: A unit in a Mobile Fortress may not use Assault!.
    t7g-6.18/side: {who:The} is cavalry that charges a Mobile Fortress from the front: one Decrease of Combat.
    t7g-6.21: A Mobile Fortress does not fall back: its attacker disengages instead.
    t7g-6.22/side: {who:The} abandons its Mobile Fortress, since it retreats.
    t7g-6.24/combat: {who:The} is an Emplaced Fortification: it neither leaves it nor moves.
    t7g-6.27/combat: An Emplaced Fortification may not charge.
    t7g-6.28/side: {who:The} is an Emplaced Fortification, which is never flanked.
    t7g-6.29/side: {who:The} is cavalry that charges an Emplaced Fortification, from wherever: one Decrease of Combat.
    t7g-6.34: The pool is beyond Stamina: {lost} {lost?unit is|units are} lost, and {each} markers are discarded for each.
    t7g-6.34/combat: {who:The} is beyond its Stamina: the fortification loses {lost} {lost?unit|units}, and {each} markers are discarded for each.
    t7g-6.36/check: {who:The} is Frenzied and has destroyed an enemy in combat: it makes an order check.
    t7g-6.36/side: {who:The} passes its Frenzied check: it removes one Wear, even its only one.
    t7g-6.37/side: {who:The} fails its Frenzied check: it removes nothing and is Disordered.
    t7g-6.38/combat: To a Light unit Very Difficult terrain is Difficult only: it is not Disordered.
    t7g-6.39/combat: {who:The} is a mercenary unit and fails its break check without a roll.
    t7g-6.42: The cavalry is thrown back: the enemy may carry on the charge.
    t7g-6.43/combat: {who:The} defends a unit with Resguardo and its card is Assault!: one Increase of Combat.
    t7g-6.50: Only with Ready! or Run! may a unit move into contact with another of its command and join it in a Choragiew.
    t7g-6.49: Only units of one command form a Choragiew.
    t7g-6.51: A Disordered unit cannot join a Choragiew.
    t7g-6.52: The Wear of all {units} units is added together, with {joiningWear} of those that join.
    t7g-6.53: The Wear is beyond Stamina: {lost} {lost?unit is|units are} lost, the rearmost first, and {each} markers are discarded for each.
    t7g-6.53/combat: {who:The} is beyond its Stamina: the Choragiew loses {lost} {lost?unit|units}, and {each} markers are discarded for each.
    t7g-6.55: {who:The} is a Choragiew: it fights with the profile of the unit at its front.
    t7g-6.56: {who:The} is a Choragiew that charged and won: {wear} extra Wear, one for each unit beyond the first.
    t7g-6.62: {who:The} has Impetuosos: it must consolidate.
    t7g-6.63/combat: Open Order spares nothing in combat.
    t7g-6.70: Infantry that retreats before cavalry is destroyed.
    t7g-6.70/advance: {who:The} advances its Speed straight ahead.
    t7g-6.82/combat: Fortified guns that have not moved count as behind a wall: one Increase of Courage.
    t7g-6.85/side: {who:The} flees: its integrated cannon is lost.
    t7g-6.90: Artillery that loses a combat is destroyed.
    t7g-6.92: {who:The} has halberds against a Disordered enemy: one Increase of Combat.
    t7g-6.93: Bardiches spare {who:the} the Decrease of being Weary.
    t7g-6.94: {who:The} has bayonets and is charged by cavalry: one Increase of Combat.
    t7g-6.95: {who:The} has bayonets and uses Assault! against infantry: one Increase of Combat.
    t7g-6.96: {who:The} has swordsmen in a bad war: one Increase of Combat.
    t7g-6.97: Cavalry that retreats before cavalry with lances is destroyed.
    t7g-6.98: {who:The} has heavy lances in a combat of a counter-charge: one more Increase of Combat.
    t7g-6.99: {who:The} was beaten by two-handed swords: it rolls {dice} {dice?die|dice} of Discipline and is Disordered without a 6.
    t7g-6.100: {who:The} has pikes and is charged by cavalry: one Increase of Combat.
    t7g-6.101: Both have pikes: a tie may lead to a bad war.
    t7g-6.114: Grenades take away what Protegido gives.
    t7g-6.123: {who:The} has Salvas and uses Assault!: one Increase of Combat.
    t7g-7.33: Destreza adds {points} to Combat.
    t7g-7.38: Voluntad adds {points} to Courage.
    t7g-7.67: Decidido: the charger has beaten a slower or Disordered enemy, which takes 1 extra Wear.
    t7g-7.67/loses: Decidido: the charger has lost and becomes Disordered.
    t7g-7.73/combat: By Elegante {who:the} disengages instead of retreating; the Commander becomes Exhausted.
    t7g-7.79/combat: Flemático spares {who:the} the Decrease of being Weary.
    t7g-7.81: Gallardo spares {who:the} the Decrease of Courage of a flank.
    t7g-7.85: By Impertérrito {who:the} counts as in Protegido: one Increase of Courage.
    t7g-7.91: {who:The} has lost after Intrépido: its Commander is a casualty.
    t7g-7.100/combat: Pícaro: one Increase of Combat.
    t7g-7.110: Tranquilo spares {who:the} the Wear of a move that it cannot complete.
    t7g-9.34/combat: A fence gives no Protegido.
    t7g-9.41/side: {who:The} is charged inside a building: one Increase of Courage.
    t7g-9.43/side: {who:The} is in a building and is never flanked.
  `),

  because: said(`
    attacks: The attacker uses Assault!.
    both-have-pikes: Both have pikes.
    cancelled-some: It was not hit, or it cancelled at least one hit.
    card-not-attack: It did not use Assault!.
    completes: It completes its move.
    did-not-charge: It did not charge.
    does-not-flee: It does not flee.
    enemy-fast-and-ordered: The enemy is neither slower nor Disordered.
    enemy-in-order: The enemy is not Disordered.
    enemy-on-height: The enemy is on the height too.
    enemy-stands: It has destroyed no enemy in this combat.
    has-acted: It has acted or reacted since.
    has-not-lost: It has not lost the combat.
    joining-card: Its card is Ready! or Run!.
    joining-of-one-command: They belong to one command.
    joining-in-order: None of them is Disordered.
    last-unit: It is one unit alone.
    no-bad-war: This is no round of a bad war.
    no-counter-charge: There was no counter-charge.
    nothing-to-consolidate: It has no chance to consolidate.
    no-failed-check: The enemy did not fail a break check.
    no-flank: The defender is not flanked.
    no-lances: The winner has no cavalry lances.
    not-fortified: The defender is not fortified.
    not-from-the-front: The charge does not come from the front.
    not-thrown-back: The interceptor is not thrown back.
    protected-already: Protegido counts once, and it has it already.
    seen: The attacker sees its enemy.
    unit-disordered: The unit is Disordered.
    unprotected: The enemy has no Protegido.
  `),

  ...summed(`
    combat-dice/no: There is no such combat. | No combat | There is no such combat.
    combat-dice/dice: The unit attacks with {dice} {dice?die|dice}. | {dice} {dice?die|dice} | It rolls {dice} {dice?die|dice}.
    combat-dice/against: The unit attacks with {dice} {dice?die|dice}, and each {from} or more hits. | {dice} {dice?die|dice}, {from}+ | It rolls {dice} {dice?die|dice} and hits from {from} on.
    combat/no: There is no such combat. | No combat | There is no such combat.
    combat/odds: The attacker wins {attacker:percent} of the time and the defender {defender:percent}. | Attacker wins {attacker:percent}, defender {defender:percent} | The attacker wins {attacker:percent} of the time, the defender {defender:percent}.
    combat/tie: The combat is tied. | Tie | It is a tie.
    combat/wins-open: {winner:The} wins; what becomes of {loser:the} is still open. | {winner:The} wins | {winner:The} wins.
    combat/wins-stays: {winner:The} wins, but {loser:the} stays where it is. | {winner:The} wins | {winner:The} wins, but {loser:the} stays.
    combat/wins-disengages: {winner:The} wins and {loser:the} disengages. | {winner:The} wins | {winner:The} wins and {loser:the} disengages.
    combat/wins-retreats: {winner:The} wins and {loser:the} retreats. | {winner:The} wins | {winner:The} wins and {loser:the} retreats.
    combat/wins-destroyed: {winner:The} wins and {loser:the} is destroyed. | {winner:The} wins | {winner:The} wins and {loser:the} is destroyed.
    after-combat/tie: The combat is tied and the attacker disengages. | The attacker disengages | The attacker disengages.
    after-combat/nobody: The combat is tied and the attacker is destroyed. | The attacker is destroyed | The attacker is destroyed.
    after-combat/stays: {loser:The} has lost and stays where it is. | It stays | {loser:The} stays where it is.
    after-combat/disengages: {loser:The} has lost and disengages. | It disengages | {loser:The} disengages.
    after-combat/retreats: {loser:The} has lost and retreats. | It retreats | {loser:The} retreats.
    after-combat/destroyed: {loser:The} has lost and is destroyed. | It is destroyed | {loser:The} is destroyed.
    pooled-wear/no: The units may not join so. | May not join | They may not join.
    pooled-wear/left: The group has {units} {units?unit|units} left and {wear} Wear. | {units} {units?unit|units}, {wear} Wear | It has {units} {units?unit|units} and {wear} Wear left.
    pooled-wear/break: One unit is left and makes a break check of {points} {points?point|points}. | Break check | The last unit makes a break check.
    pooled-wear/gone: No unit of the group is left. | None left | No unit is left.
  `),

  problems: said(`
    only-cavalry-shelters: Only cavalry defends a unit with Resguardo.
    defence-missing: Say its Defence against the kind of its enemy: that is what each die must reach.
    stamina-missing: Say its Stamina too: with as much Wear it is Weary.
    discipline-missing: Say its Discipline too: it rolls it in break checks and before two-handed swords.
    only-choragiew-joins: Units join only a Choragiew; a fortification is formed as it is deployed.
    nobody-joins: Say how many units join, if they bring Wear.
    not-frenzied: Only a unit with Frenéticos makes that check.
  `),
} satisfies PartOfMessages;
