import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    wab/movement: How far a unit moves | Movement factor, march, charge, terrain | Takes armour off Movement and says how far a unit goes in a normal move, a march or quick march, a charge or whatever else, over which ground, and whether it may march at all.
  `),

  fields: labelled(`
    movement: Movement | The Movement (M) of the profile, before armour.
    armour: Armour | light-or-none, light armour or none, with or without shield; heavy, heavy armour without a shield or with a buckler; heavy-and-shield; cataphract; plate, partial or full.
    metalBarding: Metal barding | true if the mount wears lamellar or metal barding; cloth barding does not slow.
    move: Move | normal; march; quick-march; charge; failed-charge; countercharge; disengage, after its test is passed.
    kind: Troops | infantry; cavalry, camels too; chariots; character, a lone one; cannot-march, an elephant, artillery, war wagon or siege engine.
    enemies: Enemies within 8 inches | Which kinds of enemies are within 8 inches: infantry, other, fleeing, artillery, character.
    wide: Models wide | How many models wide the unit stood at the start of the turn, for a quick march.
    deep: Ranks | How many ranks it had at the start of the turn, for a quick march.
    ground: Ground | All of its way: open, difficult, very-difficult.
  `),

  answers: labelled(`
    factor: Movement factor | Movement less what the armour takes off.
    allowance: Allowance | How many inches it may spend; 0 where the move is not allowed.
    reach: Reach | How many inches it gets on such ground; 0 where the move is not allowed.
    mayShootAfter: May shoot afterwards | Whether it may shoot this turn after such a move.
    rate: Rate | half, single, double or triple.
  `),

  terms: worded(`
    armour: light-or-none = light or none | heavy = heavy | heavy-and-shield = heavy with shield | cataphract = cataphract | plate = plate
    move: normal = normal move | march = march | quick-march = quick march | charge = charge | failed-charge = failed charge | countercharge = countercharge | disengage = disengaging
    kind: infantry = infantry | cavalry = cavalry | chariots = chariots | character = lone character | cannot-march = never marches
    enemies: infantry = infantry | other = other troops | fleeing = fleeing ones | artillery = artillery | character = a character
    ground: open = open | difficult = difficult | very-difficult = very difficult
    rate: half = half | single = single | double = double | triple = triple
  `),

  steps: said(`
    wab-2.10: Its movement factor is {factor} inches.
    wab-2.12: Its armour takes 1 inch off.
    wab-2.12/barding: Metal barding takes 1 inch off.
    wab-2.51: Such troops never march.
    wab-2.64: A single model marches without musician and column.
    wab-2.47: Without a musician it may not march.
    wab-2.57: It is not in column of march: no quick march.
    wab-2.60: An enemy is within 8 inches: no quick march, whatever enemy it is.
    wab-9.9: An enemy is within 8 inches: he may not move at triple rate.
    wab-2.49: The only enemies within 8 inches are fleeing, artillery or characters: they do not count.
    wab-2.50: Infantry within 8 inches does not count against cavalry and chariots.
    wab-2.48: An enemy is within 8 inches: it may not march.
    wab-2.54: A march goes over open ground alone.
    wab-2.11: It moves up to {allowance} inches.
    wab-2.46: It marches double: up to {allowance} inches.
    wab-2.56: It quick marches triple: up to {allowance} inches.
    wab-3.3: Its charge distance is {allowance} inches.
    wab-3.22: The charge fails: it moves {allowance} inches towards the enemy.
    wab-3.60: It countercharges half its move: {allowance} inches.
    wab-3.72: It moves up to {allowance} inches straight away from the combat.
    wab-2.37: In difficult terrain that is {reach} inches.
    wab-2.39: In very difficult terrain that is {reach} inches.
    wab-2.55: After a march it does not shoot this turn.
    wab-3.23: After a failed charge it does not shoot this turn.
  `),

  because: said(`
    light-enough: Its armour does not slow.
    counted-with-armour: By this reading armour and barding take off 1 inch together.
    can-march: Such troops may march.
    is-a-column: It is in column of march.
    open-ground: Its way is open.
  `),

  ...summed(`
    movement/no: It may not make this move: {move}. | Not allowed | It may not.
    movement/reach: It goes up to {reach} inches: {move}. | {reach} inches | It goes up to {reach} inches.
  `),

  problems: said(`
    how-far-is-the-enemy: Say how far the nearest of these enemies is.
  `),
} satisfies PartOfMessages;
