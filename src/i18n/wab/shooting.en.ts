import { labelled, said, summed, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    'wab/shooting': {
      title: 'Shooting',
      line: 'What hits, wounds and saves, and the losses',
      about:
        'Says whether a unit may shoot, what its dice need to hit with every modifier, with which Strength they wound, what saves, and how many unsaved wounds it causes with which exact chance; with the models of the target, how likely the losses call for a Panic test.',
      fields: labelled(`
        skill: Ballistic Skill | The Ballistic Skill (BS, HP) of the shooters, from 1 to 6.
        strength: Strength of the weapon | The Strength of the missile: 3 for bows.
      `),
    },
  },

  fields: labelled(`
    shots: Shots | How many dice are rolled to hit.
    range: Range of the weapon | Its maximum range in inches: short bow 18, composite bow 24, long bow 30, crossbow 30, sling 18, javelin 8, stones 4, darts 12, pistol, musket or light crossbow 18, staff sling 24.
    distance: Distance | Inches to the target. Left out: in short range.
    saveModifier: What the weapon takes off the save | The modifier that is printed for the weapon, 1 for -1. Left out: its Strength decides.
    moved: It moved | true if the shooters moved this turn and their weapon is hindered by that; javelins, darts and stones are not.
    atCharge: At a charge | true if it is a reaction to a charge: stand and shoot, or shoot and flee.
    target: Target | formed; skirmishers; character, alone, on foot or on horseback and of human size; light-chariot-moved, a light chariot that moved in its own turn; large, a war machine, siege engine or elephant; large-character, a character on an elephant.
    cover: Cover | none; light, as agreed with the terrain; heavy.
    marched: It marched | true if the shooters marched or quick marched this turn.
    neverLong: Never at long range | true for javelins, darts and stones, which are never at long range.
    targetModels: Models of the target | How many models the target has when the shooting of the phase begins. Left out: its losses are not limited and panic is not worked out.
  `),

  answers: labelled(`
    modifier: Modifier | What is added to the die; below 0 it hinders.
    lossesForPanic: Losses for a Panic test | From how many models lost the target must take a Panic test; null where its models were not said.
    panic-test: Panic test | Chance that the target must take a Panic test for this shooting alone.
  `),

  terms: worded(`
    target: formed = formed troops | skirmishers = skirmishers | character = a lone character | light-chariot-moved = a light chariot that moved | large = a large target | large-character = a character on an elephant
    cover: none = none | light = light | heavy = heavy
  `),

  steps: said(`
    wab-4.5: It marched this turn: it does not shoot.
    wab-4.16: The target is beyond the range of {range} inches: the shots miss.
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
    wab-4.38: A 1 always misses: at least a 2 is needed.
    wab-4.50: {needed} would be needed: a 6 hits, with {strengthLost} less Strength.
    wab-4.51: They wound from {needed} on: Strength {strength} against Toughness {toughness}.
    wab-4.52: Strength {strength} cannot wound Toughness {toughness}.
    wab-4.52/too-weak: No Strength is left: the hit does no harm.
    wab-4.57: Strength {strength} takes {less} off the save.
    wab-4.57/weapon: The weapon takes {less} off the save.
    wab-4.54: Each wound is saved from {needed} on.
    wab-4.54/none: Nothing is left of the save of {save} or more.
    wab-4.64: From {losses} {losses?model|models} lost in the phase on, the target takes a Panic test.
  `),

  because: said(`
    has-not-marched: It has not marched.
    in-range: The target is in range.
    short-range: The target is in short range.
    never-long: This weapon is never at long range.
    needs-more: The needed number is 2 or more as it is.
  `),

  ...summed(`
    shooting/no: The unit may not shoot at it. | No shot | It may not shoot at it.
    shooting/harmless: The {shots} {shots?shot|shots} cannot wound the target. | No harm | They cannot wound it.
    shooting/odds: The {shots} {shots?shot hits|shots hit} from {hitsOn} on, and the unsaved wounds average {mean:decimal}. | Wounds average {mean:decimal} | They hit from {hitsOn} on, and the unsaved wounds average {mean:decimal}.
  `),

  problems: said(`
    moved-and-charged: In the enemy's turn the shooters have not moved: say one or the other.
  `),
} satisfies PartOfMessages;
