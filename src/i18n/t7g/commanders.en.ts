import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    t7g/command-action: Command Action | Whether he may try it, and how likely it works | Says whether a Commander may try one of the two common Command Actions or a Trait on a target, with how many dice and what number, how likely it is to work and to leave him able to act again, and, with the dice that fell, what comes of it.
  `),

  fields: labelled(`
    action: Command Action | The action or Trait, by its Spanish name without accents: correr, inspirar, abnegado, acaudalado, afortunado, agil, agresivo, amenazante, apasionado, atento, audaz, autoritario, avizor, bravo, cartografo, cauteloso, companero, conspirador, complice, coordinador, decidido, despiadado, diligente, diplomatico, dispuesto, ducho, elegante, enigmatico, entusiasta, estoico, experimentado, experto, flematico, frio, gallardo, heroe, honorable, ingeniero, imperterrito, imperturbable, implacable, inteligente, innovador, insigne, intrepido, intrigante, ilustrado, meticuloso, terrible, tutor, oficioso, paciente, perfeccionista, picaro, precavido, preparado, protector, provocador, raudo, religioso, respetable, sagaz, tenaz, tranquilo.
    targetKind: Target | What the unit that it is to work on is: formation, company, cavalry or artillery; with oficioso, the one that gives up its Wear. Left out: one that the action admits.
    targetDistance: Distance to the target (inches) | From the edge of his base to the nearest edge of the target. 0 for himself or the unit that he is in.
    exhausted: Exhausted | true if he bears the Exhausted marker already.
    insideUnit: Inside a unit | true if he is inside a Troop unit.
    presence: Presence | true if he has the Virtue Presence (Presencia): he commands at 9 inches instead of 6.
    brio: Élan | true if he has the Virtue Élan (Brío): he moves 9 inches instead of 6.
  `),

  answers: labelled(`
    automatic: Automatic | Whether it works by itself, without a roll.
    from: Number needed | From which number on a die is a success; null where none is rolled.
    worksChance: Chance to work | Chance before any die of at least one success, as an exact fraction.
    againChance: Chance to act again | Chance before any die that he is not Exhausted afterwards, as an exact fraction.
    works: It works | Whether the action takes effect; null while its dice are open.
    exhaustedAfter: Exhausted afterwards | Whether he bears the Exhausted marker afterwards; null while the dice are open.
    moves: Inches moved | With Run, how far he may move in all; with Accomplice, how far the other Commander may. null for all else, and while the dice are open.
    longer: Longer range (inches) | What Engineer or Mentor adds to the range; null for all else.
    unitWear: Wear of the unit | Wear markers that Hero costs the unit; null for all else.
    not-exhausted: He may act again | Chance that he is not Exhausted afterwards.
  `),

  terms: worded(`
    action traits trait traitsOfOthers: correr = Run | inspirar = Inspire | abnegado = Selfless | acaudalado = Wealthy | afortunado = Lucky | agil = Nimble | agresivo = Aggressive | amenazante = Threatening | apasionado = Passionate | atento = Alert | audaz = Bold | autoritario = Authoritarian | avizor = Eagle-eyed | bravo = Brave | cartografo = Cartographer | cauteloso = Guarded | companero = Comrade-in-arms | conspirador = Schemer | complice = Accomplice | coordinador = Coordinator | decidido = Determined | despiadado = Ruthless | diligente = Diligent | diplomatico = Diplomatic | dispuesto = Prepared | ducho = Skilled | elegante = Elegant | enigmatico = Enigmatic | entusiasta = Enthusiastic | estoico = Stoic | experimentado = Experienced | experto = Expert | flematico = Phlegmatic | frio = Cold | gallardo = Gallant | heroe = Hero | honorable = Honourable | ingeniero = Engineer | imperterrito = Undaunted | imperturbable = Imperturbable | implacable = Relentless | inteligente = Smart | innovador = Innovative | insigne = Notable | intrepido = Fearless | intrigante = Intriguer | ilustrado = Erudite | meticuloso = Meticulous | terrible = Terrible | tutor = Mentor | oficioso = Indefatigable | paciente = Patient | perfeccionista = Perfectionist | picaro = Trickster | precavido = Cautious | preparado = Prompt | protector = Protector | provocador = Provoker | raudo = Swift | religioso = Pious | respetable = Respectable | sagaz = Sharp | tenaz = Tenacious | tranquilo = Calm
  `),

  steps: said(`
    t7g-6.89: Artillery is not affected by an action that does not name artillery.
    t7g-7.12: While he is inside a unit he may not try Command Actions.
    t7g-7.23: He does not see the target of the action.
    t7g-7.23/distance: The target is {inches} inches away and he commands at {reach}: it is too far.
    t7g-7.24: He rolls as many dice as his Level, {dice}; each {from} or more is a success, and one is enough.
    t7g-7.25: With {successes} {successes?success|successes} he is Exhausted.
    t7g-7.27: An Exhausted Commander is not activated for the rest of the turn.
    t7g-7.28: With {successes} successes he is not Exhausted: he may be activated again this turn.
    t7g-7.39: With Presence he commands at {reach} inches.
    t7g-7.40: With Élan each of his moves is {inches} inches.
    t7g-7.48: {action} is automatic: no check is rolled.
    t7g-7.54/distance: Threatening works at less than 12 inches only.
    t7g-7.73/distance: Elegant works at 6 inches or less only.
    t7g-7.73/exhausted: Elegant works only while he is not Exhausted.
    t7g-7.80/distance: Cold protects at 6 inches or less only.

    t7g-7.45/action: After his move a success lets him move a second time; he tries nothing else.
    t7g-7.46/action: An infantry or cavalry unit, the next one to act, gets the bonus of one of his Virtues until the go passes.
    t7g-7.49/action: If his unit fails a break check the roll is repeated, and he is lost whatever comes of it.
    t7g-7.50/action: Mercenaries at his command distance may make break checks: at his Level 1 to 3 with one Decrease of Discipline, from 4 in full.
    t7g-7.51/action: When his unit is destroyed, a success lets him leave it and survive.
    t7g-7.52/action: A success lets him leave one unit and enter another in the same move; else he stays half way, Exhausted.
    t7g-7.53/action: When his unit charges, enemies that react to avoid the combat have one Decrease of Discipline.
    t7g-7.54/action: The enemy unit may use its card only to react, unless it is the last enemy unit to act this turn.
    t7g-7.55/action: The unit that he joins has the rule Frenzied while he stays.
    t7g-7.56/action: A unit changes its orientation at once, whether or not it has acted.
    t7g-7.57/action: An order card not yet carried out may be changed.
    t7g-7.58/action: A Troop unit in his range is activated next and needs no order check.
    t7g-7.59/action: The enemy unit must be the next one to be activated.
    t7g-7.60/action: The unit that he joins has the rules Elite and Impetuous while he stays.
    t7g-7.61/action: After the scenario dice the General shifts, places or removes a terrain element, as his Level allows.
    t7g-7.62/action: No unit may end its Vanguard move within 12 inches of him.
    t7g-7.63/action: Another Commander loses his Exhausted marker.
    t7g-7.64/action: An enemy infantry or cavalry unit that has not acted gets a card at random, which its owner may not look at.
    t7g-7.65/action: Another Commander of his army makes a move of up to 9 inches, even if Exhausted.
    t7g-7.66/action: Two units of his side, in his range and sight, are activated next, one after the other.
    t7g-7.67/action: The unit must act next: winning a charge against a slower or Disordered enemy it causes 1 extra Wear; losing, it becomes Disordered.
    t7g-7.68/action: The enemy unit loses what the Commander inside it inspires, for the rest of the turn.
    t7g-7.69/action: A unit loses its Disordered marker.
    t7g-7.70/action: The General interacts with allied troops as with his own.
    t7g-7.71/action: Light Companies at his command distance have the rule Evasion.
    t7g-7.72/action: An artillery unit that has not acted changes its orientation, even with Speed 0.
    t7g-7.72/card-lost: With fewer than 2 successes the artillery also loses its card.
    t7g-7.73/action: If he is not Exhausted, a unit within 6 inches that is about to retreat disengages instead, and he becomes Exhausted.
    t7g-7.74/action: Two enemy units that have not acted, less than 6 inches apart, swap their order cards.
    t7g-7.75/action: The unit, the next one to act, is Light during this activation; if it was, it is a Skirmisher.
    t7g-7.76/action: The unit counts as in Cover until it acts, reacts or the turn ends.
    t7g-7.77/action: A missile or pike Company that is not Weary is broken up, and a Formation less than 6 inches from it discards 2 Wear.
    t7g-7.78/action: By Inspire he gives his Virtue to all units of his command with the rule Brigade in their immediate activations.
    t7g-7.79/action: His unit does not suffer the Decreases of being Weary.
    t7g-7.80/action: At least one success cancels an enemy Command Action against him or friends within 6 inches; he takes 2 to stay unexhausted.
    t7g-7.81/action: If his unit is flanked it suffers the Combat Decrease only.
    t7g-7.82/action: A unit that has acted this turn acts again with the same order.
    t7g-7.82/exhausted: By Hero he is Exhausted whatever he rolls.
    t7g-7.82/wear: The unit that acts again takes {unitWear} Wear.
    t7g-7.83/action: A Troop unit loses one Wear marker, unless it is its only one.
    t7g-7.84/action: A cannon at his command distance shoots 3 inches farther for each success.
    t7g-7.84/longer: {successes} {successes?success|successes}: {longer} more inches of range.
    t7g-7.85/action: The unit counts as Protected until it acts, reacts or the turn ends.
    t7g-7.86/action: Units with which he may interact, at his command distance, have 1 more Discipline to react.
    t7g-7.87/action: A friendly unit that has not acted moves with one Decrease of Speed, without fighting, and may still act in its go.
    t7g-7.88/action: He looks at one enemy order card.
    t7g-7.89/action: The unit has Extended Arc for the rest of the turn; if it acts next it may change its card for Fire!.
    t7g-7.90/action: The unit in his sight, the next one to act, has one Increase of Discipline for its order check.
    t7g-7.91/action: He joins a unit and makes it charge at once as with Assault!: it counts as activated, and its card is discarded.
    t7g-7.92/action: The enemy Commander becomes Exhausted.
    t7g-7.93/action: The enemy unit may not be the next one to be activated, if the enemy has another choice.
    t7g-7.94/action: The unit is the last one to be activated this turn.
    t7g-7.95/action: An enemy unit has one Decrease of Discipline to react to the activation that follows.
    t7g-7.96/action: The unit that is activated next shoots 2 inches farther for each success.
    t7g-7.96/longer: {successes} {successes?success|successes}: {longer} more inches of range.
    t7g-7.97/action: One Wear marker moves between two units of the same type and command, no more than 6 inches apart.
    t7g-7.98/action: No Troop unit need be activated afterwards: the opponent must activate at once.
    t7g-7.99/action: Fresh infantry with Fire! is activated next in any case; with a success it has one Increase of Fire.
    t7g-7.100/action: A unit in an element that hides, the next one to act, has one Increase of Fire or of Combat, as chosen.
    t7g-7.101/action: A unit that has been activated gets a card again, only to react with.
    t7g-7.102/action: An artillery unit that has acted and has draught horses becomes limbered.
    t7g-7.103/action: The unit makes a move towards its rear.
    t7g-7.103/disordered: Without a success the unit still makes that move but becomes Disordered.
    t7g-7.104/action: An enemy unit that can charge must do so: it loses its card and counts as executing Assault!. It may resist with as many successes of Discipline as he got.
    t7g-7.105/action: The unit does not suffer the Decrease for shooting with Ready!.
    t7g-7.106/action: The unit, the next one to act, may change its card for Resist!; if it has it, one Increase for the order check.
    t7g-7.107/action: He inspires his troops, and has them at command distance, without seeing them.
    t7g-7.108/action: The enemy Commander must be the next one to be activated, if one is.
    t7g-7.109/action: A Light unit that acts next with Run! or Ready! and ends in an element that hides is no target for the rest of the turn.
    t7g-7.110/action: His unit takes no Wear for a disengage move that it cannot complete.
  `),

  because: said(`
    not-exhausted: He is not Exhausted.
    on-the-table: He is not inside a unit.
    target-in-sight: He sees the target.
    within-command-distance: The target is within command distance.
    nearer-than-twelve: The target is nearer than 12 inches.
    within-six: The target is at 6 inches or less.
    names-artillery: The action names artillery.
  `),

  ...summed(`
    command-action/no: He may not try {action} so. | Not allowed | He may not.
    command-action/automatic: {action} works by itself. | No roll | It works without a roll.
    command-action/odds: {action} works {percent:percent} of the time. | {percent:percent} | It works {percent:percent} of the time.
    command-action/works: {action} works. | It works | It works.
    command-action/fails: {action} fails. | It fails | It fails.
  `),

  problems: said(`
    automatic-rolls-nothing: This Trait is automatic: no dice are rolled for it.
  `),
} satisfies PartOfMessages;
