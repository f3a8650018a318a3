import { labelled, said, summed, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

/** What Commanders have: Level, Virtues, Traits; what an action asks of its target and does to it. */
export default {
  queries: {
    't7g/virtue': {
      title: 'Virtue of a Commander',
      line: 'What it gives, and to whom',
      about:
        'Says whether a unit has the point of a Virtue of its Commander, because it carries him or because he inspires it, and what the Value comes to after Increases and Decreases; or what the Virtue gives the Commander himself.',
      answers: labelled(`
        initiativeLevel: Level for initiative | The Level that is rolled with; null if it is not known.
        points: Points | Points that it adds to the Value.
      `),
      fields: labelled(`
        commanderLevel: Level of the General | With iniciativa, his Level. Left out: it is not worked out.
      `),
    },
  },

  fields: labelled(`
    targetActed: Has acted already | Whether the target unit has been activated this turn: yes or no. Left out: as the action asks.
    targetWear: Wear of the target | Wear markers that it has; with oficioso, the unit that gives one up. Left out: as many as the action asks.
    targetElite: Elite target | true if the target has the rule Elite.
    targetLacks: What the target lacks | What the action asks for and the target has not: order-card, a card still to be carried out; fire-card, the card Fire! prepared; enemy-to-charge, an enemy that it can charge; others-to-act, another unit of its side still to act; light, the rule Light; brigade, the rule Brigade; hidden-terrain, standing in an element with Hidden; draught-horses, Draught Horses; disorder, being Disordered; exhausted-marker, being Exhausted; commander-inside, a Commander inside, or himself where the Trait works for the unit that he is in; missiles-or-pikes, missile weapons or pikes; stamina-left, not being Weary; same-command, being of the same command. What the action does not ask for does not matter.
    secondKind: Second unit | With oficioso, what the unit that takes the Wear is: formation, company, cavalry or artillery. Left out: of the same kind.
    betweenTargets: Distance between the two units (inches) | With oficioso, experimentado and enigmatico. Left out: as the action asks.
    terrainOption: Option of Cartographer | shift, move an element; place, place one; remove, remove one. Left out: any that his Level allows.

    virtue: Virtue | By its Spanish name without accents: entrega, destreza, instruccion, lealtad, fervor, sacrificio, voluntad, presencia, brio, fama, iniciativa.
    hasCommander: How the unit has it | inside, the Commander is in it; inspired, he inspired it with Inspire; neither. It does not matter with presencia, brio, fama or iniciativa.
    unitValue: Value of the unit | The original number of the Value that the Virtue raises. Left out: it is not worked out.
    usedFor: What the Value is used for | its-own, what the Virtue is for; shooting, resisting a shot; combat, resisting in combat; break-check, a break check.
    actsNext: Acts next | true if the inspired unit is the one activated next.
    goPassed: The go has passed | true if the go has passed to the opponent since it was inspired.
    despiadado: Ruthless | true if an enemy Commander with Ruthless (Despiadado) succeeded on the unit this turn.

  `),

  answers: labelled(`
    activation: Activation | When the unit acts because of it, if the action works: as-usual; next, it is activated next; extra, it does this now and keeps its activation; again, once more; at-once, now, as its activation; last, the last of the turn; not-next; none, no unit need be activated.
    cardBecomes: Order card | What becomes of the card, if the action works: kept; chosen, changed for any other; random, for one at random; swapped; looked-at; may-be-fire, may become Fire!; may-be-resist, may become Resist!; to-react-only, for reactions only; lost (with ducho where he has fewer than 2 successes).
    unitGains: What the unit has for it | Rules and changes that it has for it, if the action works.
    effectLasts: How long | once, now; activation, its activation; go, until the go passes; turn, to the end of the turn; until-it-acts, until it acts, reacts or the turn ends; while-inside, while the Commander stays inside; game, while it is at command distance.
    benefits: The Virtue works | Whether the Virtue counts here.
    raises: What it raises | The Value or ability that the Virtue improves.
  `),

  terms: worded(`
    targetActed: yes = yes | no = no
    secondKind: formation = Formation | company = Company | cavalry = cavalry | artillery = artillery
    targetLacks: order-card = a card to carry out | fire-card = the card Fire! | enemy-to-charge = an enemy to charge | others-to-act = another unit to act | light = Light | brigade = Brigade | hidden-terrain = standing in Hidden | draught-horses = Draught Horses | disorder = being Disordered | exhausted-marker = being Exhausted | commander-inside = a Commander inside | missiles-or-pikes = missiles or pikes | stamina-left = not being Weary | same-command = the same command
    terrainOption: shift = shift | place = place | remove = remove
    activation: as-usual = as usual | next = next | extra = besides its own | again = again | at-once = at once | last = last | not-next = not next | none = none
    cardBecomes: kept = kept | chosen = any other | random = one at random | swapped = swapped | looked-at = looked at | may-be-fire = may be Fire! | may-be-resist = may be Resist! | to-react-only = to react only | lost = lost
    unitGains: virtue = the point of a Virtue | elite = Elite | impetuosos = Impetuous | freneticos = Frenzied | evasion = Evasion | ligera = Light | angulo-extendido = Extended Arc | cover = cover | protected = Protected | no-target = no target of shooting | limbered = limbered | no-order-check = no order check | discipline-up = Increase of Discipline | discipline-down = Decrease of Discipline to react | fire-up = Increase of Fire | fire-or-combat-up = Increase of Fire or of Combat | no-virtue = without its Commander's Virtues | no-disorder = no Disorder | wear-less = less Wear
    effectLasts: once = now | activation = its activation | go = until the go passes | turn = the turn | until-it-acts = until it acts | while-inside = while he stays inside | game = while at distance
    virtue virtues: entrega = Dedication | destreza = Dexterity | instruccion = Drill | lealtad = Loyalty | fervor = Zeal | sacrificio = Sacrifice | voluntad = Will | presencia = Presence | brio = Élan | fama = Fame | iniciativa = Initiative
    hasCommander: inside = carries him | inspired = is inspired | neither = neither
    usedFor: its-own = its own use | shooting = resisting a shot | combat = resisting in combat | break-check = a break check
    raises: speed = Speed | combat = Combat | fire = Fire | discipline = Discipline | stamina = Stamina | courage = Courage | command-distance = command distance | commander-move = move of the Commander | interaction = Troops with which he interacts | initiative = Level for initiative
    role: general = the General | lieutenant = a lieutenant
  `),

  steps: said(`
    t7g-1.22: A Value of {original} counts as {value}.
    t7g-7.12/gives: The unit benefits from the Commander inside it.
    t7g-7.22: Before rolling he says what he tries, and on whom: {action}.
    t7g-7.26: The Exhausted marker stays until the next Planning.
    t7g-7.43: It is a Trait: it takes the roll, on {from} or more.
    t7g-7.29: Virtues always work, without a roll.
    t7g-7.29/nobody: The Commander is neither inside the unit nor has he inspired it.
    t7g-7.32/virtue: Dedication gives {points} more Speed.
    t7g-7.33/virtue: Dexterity gives {points} more Combat.
    t7g-7.34/virtue: Drill gives {points} more Fire.
    t7g-7.35/break-check: Loyalty does not count in a break check.
    t7g-7.35/virtue: Loyalty gives {points} more Discipline.
    t7g-7.36/virtue: Zeal gives {points} more Stamina.
    t7g-7.37/combat: Sacrifice is for resisting shots only.
    t7g-7.37/virtue: Sacrifice gives {points} more Courage against shots.
    t7g-7.38/shooting: Will is for resisting in combat only.
    t7g-7.38/virtue: Will gives {points} more Courage in combat.
    t7g-7.39/virtue: Presence makes his command distance 9 inches.
    t7g-7.40/virtue: With Élan each of his moves is up to 9 inches.
    t7g-7.41/virtue: With Fame he interacts with any friendly Troops.
    t7g-7.42/virtue: With Initiative his Level counts 2 more for that roll.
    t7g-7.46/artillery: Artillery cannot be inspired.
    t7g-7.46/lent: Inspire lends the Virtue to the unit until the go passes.
    t7g-7.46/next: The inspired unit must be the one activated next.
    t7g-7.46/over: The go has passed: what Inspire gave is lost.
    t7g-7.61/level: That option takes Level {least}.
    t7g-7.62/distance: Guarded works at 12 inches or less only.
    t7g-7.68/lost: By Ruthless it loses what the Commander inside it gives, to the end of the turn.

    t7g-7.46/needs: The unit that is inspired must be the next to be activated.
    t7g-7.49/needs: It works only for the unit that he is in.
    t7g-7.53/needs: It works only for the unit that he is in.
    t7g-7.55/needs: It works only for the unit that he is in.
    t7g-7.60/needs: It works only for the unit that he is in.
    t7g-7.79/needs: It works only for the unit that he is in.
    t7g-7.81/needs: It works only for the unit that he is in.
    t7g-7.110/needs: It works only for the unit that he is in.
    t7g-7.54/needs: The target must have its card to use, and not be the last enemy unit to act.
    t7g-7.57/needs: The card that is changed must not have been carried out.
    t7g-7.58/needs: The unit that is activated next must not have acted.
    t7g-7.59/needs: The enemy that must be next cannot have acted already.
    t7g-7.63/needs: The other Commander must be Exhausted.
    t7g-7.64/needs: The target must not have been activated, and must have a card prepared.
    t7g-7.66/needs: The units that are activated next must not have acted.
    t7g-7.67/needs: The unit must be the next to act.
    t7g-7.68/needs: The enemy must have a Commander inside.
    t7g-7.69/needs: The unit must be Disordered.
    t7g-7.71/needs: Only Companies with the rule Light.
    t7g-7.72/needs: It must be artillery that has not acted.
    t7g-7.74/needs: The two enemy units must be less than 6 inches apart and must not have acted.
    t7g-7.75/needs: The unit must be the next to act.
    t7g-7.77/needs: It must be a missile or pike Company that is not Weary, less than 6 inches from the Formation.
    t7g-7.78/needs: They must be units of his command with the rule Brigade that have not acted.
    t7g-7.82/needs: The unit must have acted already this turn.
    t7g-7.83/needs: The only Wear is not removed, except from an Elite unit.
    t7g-7.84/needs: It must be a cannon.
    t7g-7.87/needs: The unit must not have been activated.
    t7g-7.90/needs: The unit must be the next to act.
    t7g-7.93/needs: The target must be still to act, and its player must have another choice.
    t7g-7.94/needs: The unit must not have been activated yet.
    t7g-7.96/needs: The unit must be the one activated next.
    t7g-7.97/needs: Both units must be of the same kind and command, at 6 inches or less, and the first must have Wear.
    t7g-7.99/needs: It must be Fresh infantry with Fire! prepared that has not acted.
    t7g-7.100/needs: The unit must be in an element with Hidden and be the next to act.
    t7g-7.101/needs: The unit must have been activated already.
    t7g-7.102/needs: It must be artillery with Draught Horses that has acted already.
    t7g-7.104/needs: The enemy must have its card and be able to charge.
    t7g-7.106/needs: The unit must be the next to be activated, with its card prepared.
    t7g-7.109/needs: The unit must have the rule Light and be the next to act.
  `),

  because: said(`
    within-twelve: The unit ends at 12 inches or less.
    no-success: He has not rolled a success.
    not-given: The unit does not have the Virtue.
    without-iniciativa: Its General does not have Initiative.
    level-high-enough: His Level is high enough.
    no-despiadado: Ruthless has not worked on the unit.
    no-artillery: It is no artillery.
    acts-next: It is activated next.
    go-not-passed: The go has not passed yet.
    no-break-check: It is no break check.
    not-in-combat: It does not resist in combat.
    not-against-a-shot: It does not resist a shot.
  `),

  ...summed(`
    virtue/yes: {virtue} works. | Works | It works.
    virtue/no: {virtue} gives the unit nothing. | Gives nothing | It gives nothing.
  `),

  problems: said(`
    no-cartographer: This option is that of Cartographer.
    no-value-of-units: This Virtue touches no Value of units.
  `),
} satisfies PartOfMessages;
