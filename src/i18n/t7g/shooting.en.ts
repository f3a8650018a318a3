import { labelled, said, summed, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    't7g/shot': {
      title: 'A shot',
      line: 'Dice, hits, Wear, and what becomes of the target',
      about:
        'Says whether a unit may shoot with its weapon and card at that distance, with how many dice and against which Defence, how many dice the target resists with, how likely it is to be hit, worn, Disordered and destroyed, and, with the dice that fell, what the shot does.',
      fields: labelled(`
        discipline: Discipline | The Discipline of the target's profile, for its break check, and for the order check that a hit by a super-heavy cannon asks for. Left out: neither is worked out.
      `),
    },
  },

  fields: labelled(`
    shooter: Who shoots | The unit that shoots.
    target: Target | The unit that is shot at. A number of its profile that is left out stays open, and what needs it is not worked out.
    weapon: Weapon | musket; arquebus; arquebus-musket, a unit with both and two Fire Values; flintlock, a flintlock musket; pistol; bow; longbow; crossbow; javelin; light-cannon, medium-cannon, heavy-cannon, super-heavy-cannon.
    fire: Fire | The Fire of the profile, before anything changes it; of a pair such as 4/3, the first.
    farFire: Second Fire | The second number of a pair such as 4/3, for an enemy beyond 8 inches. Left out: the unit has one Fire only.
    weary: Weary | true if the unit is Weary: as much Wear as Stamina.
    drill: Instrucción | From how many Commanders it has the point of Instrucción: one inside, one who inspired it.
    mortar: Mortar | true if the cannon has the rule Mortero.
    experimental: Experimental | true if the cannon has the option Experimental.
    limbered: Limbered | true if the battery is limbered to its horses.
    dragoon: Dragoons | true if the unit has the rule Dragón.
    harasser: Harasser | true if the unit has the rule Hostigador.
    givesUpFlight: Gives up its flight | true if a Harasser said that it does not flee after a shot as a reaction.
    flematico: Flemático inside | true if a Commander with Flemático is in the unit.
    perfeccionista: Perfeccionista | true if Perfeccionista has worked on the unit.
    picaro: Pícaro | true if Pícaro has worked on the unit and Fire was chosen.
    raudo: Raudo | true if Raudo has worked on the unit.
    ingeniero: Successes of Ingeniero | How many successes Ingeniero had for this cannon: each adds 3 inches.
    tutor: Successes of Tutor | How many successes Tutor had for this unit: each adds 2 inches.
    reaction: As a reaction | true if it shoots as a reaction and not in its own activation.
    distance: Distance (inches) | From the shooter's Front Centre to the nearest Centre of the target that it sees.
    defence: Defence | The Defence of the target against this shot: Artillery for cannons, Volleys (Salvas) for all else. Left out: hits are not worked out.
    disordered: Disordered | true if the unit is Disordered already.
    cover: Cover | true if the target is in terrain that gives cover (Cubierto), or right behind a wall or fence that the shot crosses.
    estoico: Estoico | true if Estoico has worked on the target.
    fortifiedGuns: Fortificada | true if the target is artillery with the option Fortificada that has not moved.
    openOrder: Open Order | true if the target has the rule Formación Abierta.
    mobileFortress: Mobile Fortress | true if the unit is in a Mobile Fortress.
    resists: Reacts with Resist! | true if the target reacted to this enemy with Resist!.
    sacrifice: Sacrificio | From how many Commanders it has the point of Sacrificio.
    shotDice: Dice of the shot | The dice as they fell. Left out: not rolled yet.
    resistDice: Dice that resist | The dice of the target as they fell. Left out: not rolled yet.
    breakDice: Dice of the break check | The dice as they fell. Left out: not rolled yet.
  `),

  answers: labelled(`
    range: Range (inches) | How far the weapon shoots, with what lengthens it.
    against: Defence that counts | volleys, the Defence against Volleys; artillery, that against Artillery.
    resistFrom: Number to resist | From which number on each die of the target cancels a hit.
    courageDice: Dice to resist | Dice of the target; null where its Courage was not told.
    hits: Hits | Dice that reach the Defence, where they are told.
    saved: Cancelled | Hits that the target cancels, where its dice are told.
    wearTaken: Wear taken | Wear markers that the target takes. Among the chances, their mean.
    wearTotal: Wear in all | Its Wear before and taken now together, were there no limit.
    disordered: Disordered | Whether the target becomes Disordered because it cancelled nothing.
    ownWear: Wear of the battery | Wear markers that an Experimental cannon takes itself; null for all else.
    atLeastOneHit: At least one hit | Chance of at least one hit, as an exact fraction.
    atLeastOneWear: At least one Wear | Chance that the target takes at least one Wear, as an exact fraction.
    disorderChance: Disorder | Chance that it becomes Disordered because it cancels nothing, as an exact fraction.
    staysChance: It stays | Chance that the target is not destroyed, as an exact fraction; null where its Stamina or Discipline was not told.
    ownWearChance: Wear of its own | Chance that an Experimental cannon causes itself at least one Wear, as an exact fraction; null if it is none, or once its dice have fallen.
    extraCheck: Order check besides | Whether the target, hit by a super-heavy cannon, must also pass an order check or be Disordered.
    extraCheckFails: It fails that check | Chance that it fails that check and becomes Disordered, as an exact fraction: with its Discipline as told, which nothing raises or lowers.
    at-least-one-hit: At least one hit | Chance of at least one hit.
    at-least-one-wear: At least one Wear | Chance that the target takes at least one Wear.
    target-disordered: Disordered | Chance that the target cancels nothing and becomes Disordered.
    target-stays: It stays | Chance that the target is not destroyed.
  `),

  terms: worded(`
    weapon: musket = musket | arquebus = arquebus | arquebus-musket = arquebuses and muskets | flintlock = flintlock musket | pistol = pistol | bow = bow | longbow = longbow | crossbow = crossbow | javelin = javelin | light-cannon = light cannon | medium-cannon = medium cannon | heavy-cannon = heavy cannon | super-heavy-cannon = super-heavy cannon
    against: volleys = Volleys | artillery = Artillery
  `),

  steps: said(`
    t7g-1.28/fire: The shooter is Weary: one Decrease of Fire.
    t7g-1.29: The target is Disordered: one Decrease of Courage.
    t7g-2.15/no-shot: With that card the unit does not shoot: only with Fire! or Ready!.
    t7g-2.16: It shoots with Ready!: one Decrease of Fire.
    t7g-2.20/no-shot: With Run! the unit may not shoot.
    t7g-2.32: It reacts with Ready!: one Decrease of Fire.
    t7g-2.38: The target reacted with Resist!: one Increase of Courage.
    t7g-4.2: No Centre of the target is in line of sight of its Front Centre.
    t7g-4.9: The target is {inches} inches away and the {weapon} shoots {reach}: it is out of range.
    t7g-4.9/longer: {longer} inches are added to its range, which is {reach}.
    t7g-6.103/range: Arquebuses reach {reach} inches.
    t7g-6.104/range: With arquebuses and muskets the range is {reach} inches.
    t7g-6.107/range: A {weapon} reaches {reach} inches.
    t7g-6.108/range: Crossbows reach {reach} inches.
    t7g-6.110/range: A {weapon} reaches {reach} inches.
    t7g-6.113/range: A super-heavy cannon reaches {reach} inches.
    t7g-6.117/range: Javelins reach {reach} inches.
    t7g-6.118/range: Muskets reach {reach} inches.
    t7g-6.119/range: Flintlock muskets reach {reach} inches.
    t7g-6.122/range: Pistols reach {reach} inches.
    t7g-4.10: It rolls {dice} {dice?die|dice} against the Defence of the target: {against}.
    t7g-4.11/none: No die reaches the Defence: the shot is over.
    t7g-4.12: If it is hit, the target rolls its Courage; each {from} or more is a success.
    t7g-4.12/dice: If it is hit, the target rolls {dice} {dice?die|dice} of Courage; each {from} or more is a success.
    t7g-4.13: Each success cancels a hit: {saved} of {hits}.
    t7g-4.14: The target has cancelled nothing: it becomes Disordered.
    t7g-4.15: The target takes {wear} Wear.
    t7g-4.17: In the table of ranges that of {weapon} is {reach} inches.
    t7g-4.25: The target is in cover: one Increase of Courage.
    t7g-6.19: A Mobile Fortress gives one Increase of Courage against what is no cannon.
    t7g-6.58: Dragoons shoot with the card Fire! alone.
    t7g-6.58/reaction: By reading b of R45 dragoons never shoot as a reaction.
    t7g-6.63: The Disorder of a unit in Open Order lowers nothing against shooting.
    t7g-6.66: A Harasser may shoot its bows as a reaction.
    t7g-6.68: A Harasser that keeps its flight has no Increase for firearms in a reaction.
    t7g-6.76: A limbered battery does not open fire.
    t7g-6.81: {wear} {wear?die shows|dice show} a 1: the Experimental cannon takes {wear} Wear itself.
    t7g-6.81/open: Each 1 that it rolls will cost the Experimental cannon Wear.
    t7g-6.81/once: By reading b of R81 the Experimental cannon takes {wear} Wear for the shot, however many ones its dice show.
    t7g-6.82: Fortified guns that have not moved count as behind a wall: one Increase of Courage.
    t7g-6.102: Firearms shot as a reaction: one Increase of Fire.
    t7g-6.104: With arquebuses and muskets, at {inches} inches its Fire is {fire}.
    t7g-6.106: Bows are not shot as a reaction.
    t7g-6.109: Cannons shoot with the card Fire! alone.
    t7g-6.109/reaction: By reading b of R45 cannons never shoot as a reaction.
    t7g-6.112: Hit by a super-heavy cannon, it must also pass an order check or become Disordered.
    t7g-6.115: Javelins are spared the Decrease of Ready!.
    t7g-6.116: Javelins are never thrown as a reaction.
    t7g-6.119: A flintlock musket at 6 inches or less: one Increase of Fire.
    t7g-6.120: The Increase of the flintlock does not add to that of a reaction.
    t7g-6.121: A mortar takes away what cover gives.
    t7g-6.122/spared: Within their range pistols are spared the Decrease of Ready!.
    t7g-7.34: Instrucción adds {points} to Fire.
    t7g-7.37: Sacrificio adds {points} to Courage.
    t7g-7.76: By Estoico the target counts as in cover: one Increase of Courage.
    t7g-7.79/fire: Flemático spares the unit the Decrease of being Weary.
    t7g-7.99: Perfeccionista: one Increase of Fire.
    t7g-7.100/fire: Pícaro: one Increase of Fire.
    t7g-7.105: Raudo spares the unit the Decrease of Ready!.
  `),

  because: said(`
    no-harasser: The unit does not have the rule Hostigador.
    gives-up-flight: The unit gives up its flight.
    card-of-fire: The card is Fire!.
    no-reaction: It does not shoot as a reaction.
    within-range: The target is within range.
    not-weary: The unit is not Weary.
    shot-of-an-activation: It shoots in its activation, not as a reaction.
    beyond-six-inches: The target is more than 6 inches away.
    in-the-open: The target is in no cover.
    shot-by-a-cannon: It is shot at by a cannon.
    not-disordered: The unit is not Disordered.
    some-success: The target cancelled at least one hit.
    not-limbered: The battery is not limbered.
    shows-no-one: No die of the shot shows a 1.
  `),

  ...summed(`
    shot/no: The unit may not shoot so. | May not shoot | It may not shoot.
    shot/dice: The unit shoots with {dice} {dice?die|dice}. | {dice} {dice?die|dice} | It rolls {dice} {dice?die|dice}.
    shot/wear: The target takes {wear} Wear. | {wear} Wear | The target takes {wear} Wear.
    shot/disordered: The target takes {wear} Wear and becomes Disordered. | {wear} Wear, Disordered | The target takes {wear} Wear and becomes Disordered.
    shot/destroyed: The target takes {wear} Wear and is destroyed. | Destroyed | The target is destroyed.
  `),

  problems: said(`
    no-second-fire: Only a unit with arquebuses and muskets has a second Fire.
    needs-cannon: Only a cannon has that: choose one as the weapon.
    second-fire-missing: Beyond 8 inches the second Fire of arquebuses and muskets counts: say it.
    shot-not-rolled: The target resists hits: say the dice of the shot first.
    resist-not-rolled: A break check follows from Wear: say the dice that resist first.
  `),
} satisfies PartOfMessages;
