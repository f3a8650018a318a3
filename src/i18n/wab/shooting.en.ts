import { labelled, said, summed, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    'wab/shooting': {
      title: 'Shooting',
      line: 'What hits, wounds and saves, and the losses',
      about:
        'Says what the dice of shots need to hit with every modifier, with which Strength they wound, what saves, and how many unsaved wounds and models lost they cause with which exact chance, also from several groups at once; with the models and the Leadership of the target, how likely it must take a Panic test and flees. Dice that fell can be told.',
      fields: labelled(`
        skill: Ballistic Skill | The Ballistic Skill (BS, HP) of the shooters, from 1 to 6.
        weapon: Weapon | bow, the composite bow and any plain bow; short-bow; long-bow; crossbow; light-crossbow; sling; staff-sling; javelin; stones, thrown; darts; handgun, a pistol or musket. It brings its range, Strength and modifier. Left out: those that are told.
        strength: Strength of the weapon | Left out: that of the weapon, or else 3. The Strength of the missile: 3 for bows, slings, javelins and stones, 2 for darts; 4 for crossbows, handguns and staff slings at short range, 3 at long.
        hits: Dice that hit | How many dice have hit. Left out: not rolled.
        toughness: Toughness of the target | The Toughness (T) of whoever is hit; of the elephant, the machine or the wagon itself. Left out: 3, or what is printed for an elephant (6), a war wagon (6) or the machine (6 or 5).
        save: Armour save | The save of whoever is hit before anything lowers it: 5 for 5+. Left out: it has none, or that of an elephant to its front, 4+, or of a testudo, 2+.
        machine: Which machine | Of a machine as target: catapult; bolt-thrower, ballista; cannon; organ-gun.
        barded: The elephant wears barding | true if the target is an elephant with barding: it saves on 3+ to its front.
        woundsLeft: Wounds left | How many Wounds the elephant, the machine or the wagon has left. Left out: as printed, 6 of an elephant, 3 of a catapult or cannon, 2 of other machines, 4 of a wagon.
        crew: Crew | How many of the crew of an elephant, a machine or a wagon are alive, a mahout among them. Left out: 3 of an elephant, 2 of a machine, 6 of a wagon.
        crewToughness: Toughness of the crew | The Toughness of the crew of an elephant, a machine or a wagon.
        crewSave: Save of the crew | The save of that crew: 5 for 5+. Left out: it has none, but in a war wagon 4+.
      `),
      answers: labelled(`
        needsToWound: To wound | What a die needs to wound; where hits are shared, the elephant or machine itself. Null where the hit cannot wound.
        needsToSave: To save | What a die needs to save the wound; where hits are shared, for the elephant or machine itself. Null where there is no save.
        crewLost: Crew lost | How many of the crew of an elephant, a machine or a wagon fall.
      `),
    },
  },

  fields: labelled(`
    shots: Shots | How many dice are rolled to hit.
    range: Range of the weapon | Left out: that of the weapon, or else 24. Its maximum range in inches: short bow 18, composite bow 24, long bow 30, crossbow 30, sling 18, javelin 8, stones 4, darts 12, pistol, musket or light crossbow 18, staff sling 24.
    distance: Distance | Inches to the target. Left out: in short range.
    saveModifier: What the weapon takes off the save | The modifier that is printed for the weapon, 1 for -1. Left out: that of the weapon, or else its Strength decides.
    wounding: Dice that wounded | How many hits have wounded. Left out: not rolled.
    saves: Wounds saved | How many of the wounds were saved. Left out: not rolled.
    farShots: Shots at long range | How many of the shots come from models beyond half of the range, the others being within it. Left out: the distance decides for all.
    otherGroups: Other groups | Further shots at the same target in the same phase, from models that differ: each with its shots and whether it moved; what else is left out is as for the first.
    lostThisPhase: Lost before | How many of these models have fallen to other shots of the same phase.
    targetLeadership: Leadership of the target | The Leadership on which the target would take a Panic test, of whoever may lend it. Left out: its flight is not worked out.
    targetStartModels: Models of the target at first | How many models the target had when the battle began. Left out: it stays above half strength.
    targetFlees: The target is fleeing | true if the target is fleeing: it takes no test.
    moved: It moved | true if the shooters moved this turn; javelins, darts and stones are not hindered by that if the weapon is told.
    atCharge: At a charge | true if it is a reaction to a charge: stand and shoot, or shoot and flee.
    target: Target | formed; skirmishers; character-among-skirmishers, where a rule puts shots on him; character, alone, on foot or on horseback and of human size; light-chariot, one that has not moved; light-chariot-moved, a light chariot that moved in its own turn; large, a siege engine or whatever else is large; large-character, a character on an elephant; war-wagon; tabor, its defenders; elephant and machine, which are large too. Of an elephant, a machine and a war-wagon the hits are shared with its crew.
    cover: Cover | none; light, as agreed with the terrain; heavy.
    marched: It marched | true if the shooters marched or quick marched this turn.
    neverLong: Never at long range | true for javelins, darts and stones, which are never at long range.
    targetModels: Models of the target | How many models the target has when the shooting of the phase begins. Left out: its losses are not limited and panic is not worked out.
  `),

  answers: labelled(`
    groups: Groups | What each group of shots needs, the first one first; with shots at long range told, those within half of the range and those beyond it.
    meanLosses: Models lost on average | The mean of the models lost, as an exact fraction; null where nothing is shot.
    modelsLost: Models lost | How many models fall; null while dice are open.
    targetTests: Must test | Whether the target must take a Panic test; null while dice are open or its models were not said.
    panicChance: Chance of a Panic test | The chance that the target must take a Panic test once these shots are resolved, as an exact fraction; null where its models were not said.
    fleesChance: Chance that it flees | The chance that it must test and fails, as an exact fraction; null where its Leadership was not said.
    target-flees: The target flees | Chance that the target must take a Panic test and fails it.
    meanBodyWounds: Wounds on it | How many unsaved wounds the elephant or the machine itself suffers on average, as an exact fraction; null where hits are not shared.
    bodyWounds: Wounds on it | How many unsaved wounds the elephant or the machine itself suffers.
    body-wounded: It is wounded | Chance that the elephant or the machine itself suffers a wound.
    body-destroyed: It is destroyed | Chance that the elephant dies or the machine is destroyed.
    crew-gone: Its crew is gone | Chance that nobody of the crew is left, a mahout among them.
    target-destroyed: The target is destroyed | Chance that no model of the target is left.
    modifier: Modifier | What is added to the die; below 0 it hinders.
    lossesForPanic: Losses for a Panic test | From how many models lost in the phase on, those lost before counted in, the target must take a Panic test; null where its models were not said.
    panic-test: Panic test | Chance that the target must take a Panic test once these shots are resolved.
  `),

  terms: worded(`
    target: formed = formed troops | skirmishers = skirmishers | character-among-skirmishers = a character among skirmishers | character = a lone character | light-chariot = a light chariot that stands | light-chariot-moved = a light chariot that moved | large = a large target | large-character = a character on an elephant | war-wagon = a war wagon | tabor = a tabor | elephant = an elephant | machine = a war machine
    cover: none = none | light = light | heavy = heavy
  `),

  steps: said(`
    wab-4.16: The target is beyond the range of {range} inches: the shots miss.
    wab-4.37: {shots} {shots?die is|dice are} rolled to hit, one for each model that shoots.
    wab-4.44/group: {shots} more {shots?shot is|shots are} at long range, where {needed} would be needed: {shots?it hits|they hit} from {hitsOn} on, with Strength {strength}.
    wab-4.39: With a Ballistic Skill of {skill} a die hits from {needed} on.
    wab-4.41: The target is large: +1.
    wab-4.42: The shooters moved: -1.
    wab-4.43: The target is charging: -1.
    wab-4.24: Shots at a charge are at short range.
    wab-4.44: The target is further than {half} inches, half of the range: -1.
    wab-9.48: A character on an elephant is no harder to hit for being one.
    wab-4.45: The target is a character: -1.
    wab-4.46: The target skirmishes: -1.
    wab-4.47: The target is a light chariot that moved: -1.
    wab-4.48: The target is behind light cover: -1.
    wab-4.49: The target is behind heavy cover: -2.
    wab-4.40: In all {modifier} is added to the die: {needed} would be needed.
    wab-4.40/group: {shots} more {shots?shot hits|shots hit} from {hitsOn} on, where {needed} would be needed, with Strength {strength}.
    wab-4.17/group: {shots} more {shots?shot is|shots are} out of range and {shots?misses|miss}.
    wab-4.38: A 1 always misses: at least a 2 is needed.
    wab-4.50: {needed} would be needed: a 6 hits, with {strengthLost} less Strength.
    wab-4.51: Each hit that shows {needed} or more wounds.
    wab-4.53: By the table Strength {strength} against Toughness {toughness} needs {needed} or more.
    wab-4.52: Strength {strength} cannot wound Toughness {toughness}.
    wab-4.52/too-weak: No Strength is left: the hit does no harm.
    wab-4.57: Strength {strength} takes {less} off the save.
    wab-4.57/weapon: The weapon takes {less} off the save.
    wab-4.54: Each wound is saved from {needed} on.
    wab-4.54/none: Nothing is left of the save of {save} or more.
    wab-14.13/crew: One of the crew is wounded from {needed} on and saved from {save} on.
    wab-14.13/crew-bare: One of the crew is wounded from {needed} on and has no save.
    wab-14.20/crew: One of the crew is wounded from {needed} on and saved from {save} on.
    wab-14.20/crew-bare: One of the crew is wounded from {needed} on and has no save.
    wab-17.17/crew: One of the crew is wounded from {needed} on and saved from {save} on.
    wab-17.17/crew-bare: One of the crew is wounded from {needed} on and has no save.
    wab-17.30/shots: Wounded by shots, {percent:percent} of the time, the elephant takes 1 stampede test at the end of the phase.
    wab-4.26: The charge may end here, by panic or because nobody is left.
    wab-4.64: From {losses} {losses?model|models} lost in the phase on, {lostThisPhase} of them before, the target takes a Panic test once all shots are resolved: {percent:percent} of the time.
    wab-4.65: From {losses} {losses?model|models} lost on, {lostThisPhase} of them before, the charger takes a Panic test before it moves: {percent:percent} of the time.
  `),

  because: said(`
    short-range: The target is in short range.
    never-long: This weapon is never at long range.
    not-large: The target is not large.
    stood-still: The shooters have not moved.
    no-charger: The target is not charging.
    target-in-ranks: The target does not skirmish.
    chariot-stood: The chariot has not moved.
    no-light-cover: The target is not behind light cover.
    no-heavy-cover: The target is not behind heavy cover.
    can-still-wound: A 6 still wounds.
    needs-more: The needed number is 2 or more as it is.
  `),

  ...summed(`
    shooting/no: The unit may not shoot at it. | No shot | It may not shoot at it.
    shooting/harmless: The {shots} {shots?shot|shots} cannot wound the target. | No harm | They cannot wound it.
    shooting/odds: The {shots} {shots?shot hits|shots hit} from {hitsOn} on, and the unsaved wounds average {mean:decimal}. | Wounds average {mean:decimal} | They hit from {hitsOn} on, and the unsaved wounds average {mean:decimal}.
    shooting/flees: The unsaved wounds of {shots} {shots?shot|shots} average {mean:decimal}, and the target flees {percent:percent} of the time. | Flees {percent:percent} | Their unsaved wounds average {mean:decimal}, and the target flees {percent:percent} of the time.
    shooting/told: The unsaved wounds come to {wounds}, and {lost} {lost?model falls|models fall}. | {lost} lost | They cause {wounds} unsaved {wounds?wound|wounds}, and {lost} {lost?model falls|models fall}.
  `),

  problems: said(`
    moved-and-charged: In the enemy's turn the shooters have not moved: say one or the other.
    more-than-shots: More shots cannot be at long range than there are.
    far-dice-apart: Tell the dice of the shots at long range apart, as another group.
    mistold-dice: There cannot be more hits than shots, more wounds than hits or more saves than wounds.
    saves-of-nothing: Say how many dice wounded before you say how many wounds were saved.
    hits-are-shared: Hits on it are shared with its crew by dice: say the hits alone.
    only-elephants-wear-it: Only an elephant has a save by its barding here.
    no-models: Say how many models the target has, too.
  `),
} satisfies PartOfMessages;
