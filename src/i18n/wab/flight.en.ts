import { labelled, said, summed, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    'wab/flight-pursuit': {
      title: 'Flight and pursuit',
      line: 'How far it flees, whether it is caught',
      about:
        'Says with how many dice a unit flees, whether its enemy may and must pursue and with how many dice, how likely it is caught and, with the dice that fell, whether it is.',
      fields: labelled(`
        movement: Movement of who flees | Its movement factor in inches, armour taken off.
        dice: Dice of the flight | The dice of the flight as they fell. Left out: not rolled yet.
      `),
      answers: labelled(`
        allowed: May pursue | Whether the enemy may pursue; true where none was said.
      `),
    },
  },

  fields: labelled(`
    shootsFirst: It shot first | true if it shot at the charger before it fled.
    pursuerMovement: Movement of the pursuer | The movement factor of the enemy in inches, armour taken off. Left out: nobody pursues.
    allGone: All its enemies are gone | true if all enemies of the pursuer have fled or been destroyed.
    from: Where the fleeing unit fought | front, it attacked the pursuer's front; flank-or-rear, it attacked his flank or rear.
    holdsObstacle: The pursuer holds a position | true if the pursuer defends an obstacle or is in a building or fortification.
    pursuitDice: Dice of the pursuit | The dice of the pursuit as they fell. Left out: not rolled yet.
  `),

  answers: labelled(`
    pursuitDice: Dice of the pursuit | How many D6 the enemy pursues.
    flightDice: Dice of the flight | How many D6 it flees, in inches.
    mustPursue: Must pursue | Whether the enemy must pursue unless he passes a Leadership test.
    pursuitDiceRolled: Dice of the pursuit | How many D6 the enemy pursues, in inches; null where he does not.
    flightDistance: Distance fled | Inches rolled for the flight; null while open.
    pursuitDistance: Distance pursued | Inches rolled for the pursuit; null while open.
    chanceCaught: Chance to be caught | The chance before any die that the pursuit rolls more, as an exact fraction; null where nobody pursues.
    destroyed: Destroyed | Whether the fleeing unit is caught and destroyed; null while dice are open.
    flightEnds: How it ends | destroyed, it is caught; level, equal rolls, 1 inch is left; escapes; open.
    caught: It is caught | Chance that the pursuit rolls more than the flight.
  `),

  terms: worded(`
    from: front = on the front | flank-or-rear = on flank or rear
    flightEnds: open = open | escapes = escapes | destroyed = destroyed | level = level, 1 inch apart
  `),

  steps: said(`
    wab-2.71: It moves more than 6 inches: it flees 3D6.
    wab-3.15: It shot first: one D6 less.
    wab-6.21: It flees {dice}D6 inches.
    wab-6.32: An enemy of the pursuer is still engaged: he stays and fights.
    wab-6.33: It attacked his flank or rear: he does not pursue it.
    wab-6.34: He must pursue, unless he passes a Leadership test.
    wab-6.35: He holds an obstacle or a building: he may stay without a test.
    wab-6.37: The pursuer moves more than 6 inches: he pursues 3D6.
    wab-6.39: {ran} is more than {fled}: the fleeing unit is destroyed.
    wab-6.40: {ran} is less than {fled}: the fleeing unit escapes.
    wab-6.41: Both rolled the same: 1 inch is left between them.
  `),

  because: said(`
    moves-six-or-less: It moves 6 inches or less.
    all-are-gone: All of his enemies have fled or been destroyed.
    fought-its-front: It fought his front.
  `),

  ...summed(`
    flight-pursuit/flees: The unit flees {dice}D6 inches. | {dice}D6 inches | It flees {dice}D6 inches.
    flight-pursuit/fled: The unit flees {distance} inches. | {distance} inches | It flees {distance} inches.
    flight-pursuit/no: The enemy may not pursue it. | No pursuit | He may not pursue.
    flight-pursuit/open: The fleeing unit is caught {percent:percent} of the time. | Caught {percent:percent} | It is caught {percent:percent} of the time.
    flight-pursuit/destroyed: The pursuit of {ran} catches the flight of {fled}: the unit is destroyed. | Destroyed | It is caught and destroyed.
    flight-pursuit/level: Flight and pursuit of {fled} inches: the unit escapes, 1 inch ahead. | Escapes | It escapes, 1 inch ahead.
    flight-pursuit/escapes: The flight of {fled} escapes the pursuit of {ran}. | Escapes | It escapes.
  `),

  problems: said(`
    nobody-pursues: Say the Movement of the pursuer whose dice these are.
    no-pursuit-after-shots: Who shoots and flees is charged, not pursued from combat.
    other-number-of-dice: By its Movement another number of dice is rolled.
  `),
} satisfies PartOfMessages;
