import { labelled, said, summed } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

/** Units as their player keeps them, with the profiles of his own army list. */
export default {
  queries: {
    'wab/unit-cards': {
      title: 'Unit cards',
      line: 'Your units with their profiles, arms and ranks',
      about:
        "A list of a player's own units with the profile, the arms and the command group that his army list gives them: says which order each has, how many ranks it stands in and how large it is on the table, whether it has enough models to begin the battle, and adds up models and points. What contradicts a rule is said at its value.",
      fields: labelled(`
        units: Units | The units, each with what stands on its card; what is left out is that of an ordinary warrior.
        models: Models | How many models the unit begins the battle with.
        width: Models in a rank | How many models stand in each full rank. Left out: 5, or all of them where there are fewer.
        movement: Movement (M) | The Movement of the profile in inches, before armour.
        strength: Strength (S, F) | The Strength of the profile, without weapons.
        toughness: Toughness (T, R) | The Toughness of the profile.
        woundsEach: Wounds (W, H) | The Wounds of the profile, of each model.
        initiative: Initiative (I) | The Initiative of the profile.
        attacks: Attacks (A) | The Attacks of the profile, of each model.
        leadership: Leadership (Ld, L) | The Leadership of the profile.
        save: Armour save | The save as its army list prints it: 5 for 5+. Left out: it has none, or its armour gives it.
        weapon: Missile weapon | The missile weapon that all of them carry. Left out: none.
        standard: Standard | true if it has a standard bearer.
        champion: Champion | true if it has a champion.
        drilled: Drilled | true if its list says that it is drilled.
        stubborn: Stubborn | true if its list says that it is stubborn.
        warband: Warband | true if its list gives it the Warband rule.
        frenzied: Frenzied | true if its list says that it is frenzied.
        hatesEnemy: It hates the enemy | true if it hates its enemies, all of them.
        levy: Levies | true if they are levies.
        unreliable: Unreliable | true if its list calls these allies or mercenaries unreliable.
        formation: Formation | What it fights in: ordinary; phalanx, an ordinary one, trained-phalanx, macedonian-phalanx or medieval-phalanx; hedgehog, a medieval phalanx in square; shieldwall; of riders cataphracts or massed-cavalry. Left out: ordinary, or what its kind of troops is.
        veteran: Veterans | true if its list says that they are veterans, who throw their dice to hit again once a battle.
        ferocious: Ferocious charge | true if its list gives these riders the ferocious charge, or first charge.
        expertHorsemen: Expert horsemen | true if its list gives them this rule: no penalty for moving and shooting.
        finestHorses: Finest horses | true if its list gives them this rule, which adds 1 to their Movement; the Movement is said without it.
        subterfuge: Subterfuge | true if its list gives it the rule Subterfuge.
        baseWidth: Width of a base | In millimetres, where it is not the recommended one. Left out: the recommended one.
        baseDepth: Depth of a base | In millimetres, where it is not the recommended one. Left out: the recommended one.
      `),
    },
  },

  fields: labelled(`
    armyCalled: Name of the army | Whatever it is to be called. Left out: no name.
    unitCalled: Name | What its player calls the unit. Left out: no name.
    weaponSkill: Weapon Skill (WS, HA) | The Weapon Skill of the profile, for close combat.
    ballisticSkill: Ballistic Skill (BS, HP) | The Ballistic Skill of the profile, for shooting and throwing.
    unitPoints: Points | What the whole unit costs in points. Left out: not counted.
  `),

  answers: labelled(`
    unitCards: Units | How many units there are.
    modelsInAll: Models in all | How many models all units have together.
    pointsInAll: Points in all | Points of all units whose points were said.
    units: Units | What follows for each unit, in their order.
    saveInCombat: Save in close combat | Against blows from the front: 5 for 5+; null where there is none.
    saveFromShots: Save from missiles | Against missiles from the front: 5 for 5+; null where there is none.
    tooFew: Too few models | Whether it has too few models to begin the battle.
  `),

  problems: said(`
    wider-than-unit: A rank cannot have {given} models where the unit has {models}.
    alone-is-one: A lone character is 1 model.
    nobody-to-lead: Only a unit has a command group, and this is none: {troops}.
    no-mount: Only the mounts of riders wear barding, and these are: {troops}.
    only-on-foot: Only units on foot form so, and this is another: {troops}.
    only-on-horse: Only cavalry is so, and this is another: {troops}.
    only-riders: Only riders have this rule, and these are: {troops}.
    save-too-good: Armour, shield and barding give no better save than {best}+.
  `),

  steps: said(`
    wab-1.28/card: Unit {number} has {models} {models?model|models} and must begin with at least {least}.
    wab-1.29/card: Unit {number} stands {wide} wide in {ranks} {ranks?rank|ranks}, with {last} in the last.
    wab-1.32/card: Order of unit {number}: {orderOfUnit}.
    wab-2.10/card: Unit {number} has a movement factor of {factor} inches.
    wab-11.1/in-combat: Unit {number} saves on {save} or more in close combat to its front.
    wab-11.1/shot-at: Unit {number} saves on {save} or more from missiles to its front.
    wab-4.56: The save of unit {number} is worked out from what it wears; it is best written on the army list.
    wab-1.51: The recommended bases of unit {number} would be {width} by {depth} mm; others do as well.
    wab-1.52: Under the smaller bases of unit {number} larger ones may be put, so that it takes up the right space.
    wab-1.50/card: The bases of unit {number} measure {width} by {depth} mm.
  `),

  because: said(`
    recommended-bases: Its bases are the recommended ones.
  `),

  ...summed(`
    unit-cards/all: All units have enough models to begin: {models} in all. | {units} {units?unit|units} | They may begin the battle with {models} {models?model|models}.
    unit-cards/too-few: Some unit has too few models to begin. | Too few models | Some unit is too small to begin the battle.
  `),
} satisfies PartOfMessages;
