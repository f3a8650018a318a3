import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    ...titled(`
    wab/flight-direction: Flight out of combat | Where to, past whom, or destroyed | Says in which direction a unit broken in combat flees, by the sides on which enemies engage it, and what happens if friends, enemies or impassable terrain shut its way.
    wab/after-combat: After the combat | Who tests and moves, and in which order | Says how many Break tests a side takes after its combats, which comes first, and in which order units give ground, flee, pursue and redress ranks.
    wab/bonuses-lost: Ranks and close order | What they still add to the result | Says whether a unit has lost its rank and close order bonuses, by what, and how much they still add.
    `),
    'wab/flight-pursuit': {
      title: 'Flight and pursuit',
      line: 'How far it flees, whether it is caught',
      about:
        'Says with how many dice a unit flees, whether its enemy may and must pursue and with how many dice, how likely it is caught and, with the dice that fell, whether it is. Several units may pursue or flee.',
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
    pursuerChariots: Pursuing chariots | The pursuer: none, no chariots; heavy, heavy or scythed chariots; light, light chariots.
    allGone: All its enemies are gone | true if all enemies of the pursuer have fled or been destroyed.
    from: Where the fleeing unit fought | front, it attacked the pursuer's front; flank-or-rear, it attacked his flank or rear.
    holdsObstacle: The pursuer holds a position | true if the pursuer defends an obstacle or is in a building or fortification.
    pursuitDice: Dice of the pursuit | The dice of the pursuit as they fell. Left out: not rolled yet.
    morePursuers: Other pursuers | Each further unit that pursues the same enemy, with its movement factor and its dice.
    moreFleeing: Others who flee | Each further unit that flees straight back from the same pursuer, with its movement factor and its dice.
    generalDied: The General died | true if the General of its army was killed while it was off the table.
    engagedOn: Engaged on | All sides of the unit on which enemies fight it: front, left-flank, right-flank, rear; each once, however many enemies there are. Empty: its front.
    barrier: What shuts the way | What lies across the way that it would flee now: none; friends; enemies; impassable, impassable terrain.
    passage: Nearest passage | Inches from its way, to either side, to the nearest gap or end of what shuts it; 0 for a gap right on its way. Left out: there is none.
    detour: Length of the way round | Inches of the way round, asked for by one reading only. Left out: twice the distance of the passage.
    endsInside: It would end among friends | true if its move would end inside the friendly unit that it goes through.
    beaten: Beaten units | How many units of the side have lost their combat. A beaten elephant stampedes without a test and is left out here.
    withoutTest: Of them without a test | How many of these break without a test: fewer than 5 models, or a lone character.
    general: The General | elsewhere, he is with no beaten unit that must test; with-a-beaten-unit, he is.
    moves: What units do now | Which of these take place: give-ground, flee (units are broken), pursue, follow-up (of who gives ground), overrun.
    chargedIn: Where it was charged | The side on which the charger reached it in this combat: front, flank, rear.
    chargerPursued: The charger came by pursuit | true if that enemy came in pursuit of others.
    obstacle: Obstacle | none; attacks, it fights across an obstacle as the attacker; defends, it defends one; not-between, there is one, but not between the unit and its enemy.
    inDifficult: In difficult terrain | true if the unit fights wholly or partly in difficult terrain.
    elephants: Elephants | none; in-this-combat, of either side; in-another, only in another combat.
    lostEarlier: Lost before | no; this-combat, it has already lost these bonuses in this combat and the cause is gone; former-combat, it lost them in a combat that is over.
  `),

  answers: labelled(`
    pursuitDice: Dice of the pursuit | How many D6 the enemy pursues.
    flightDice: Dice of the flight | How many D6 it flees, in inches.
    mustPursue: Must pursue | Whether the victor must pursue; where he may take a Leadership test, unless he passes it.
    pursuitDiceRolled: Dice of the pursuit | How many D6 the enemy pursues, in inches; null where he does not.
    flightDistance: Distance fled | Inches rolled for the flight; null while open.
    pursuitDistance: Distance pursued | Inches rolled for the pursuit; null while open.
    chanceCaught: Chance to be caught | The chance before any die that the pursuit rolls more, as an exact fraction; null where nobody pursues.
    destroyed: Destroyed | Whether the fleeing unit is caught and destroyed; null while dice are open.
    flightEnds: How it ends | destroyed, it is caught; level, equal rolls, 1 inch is left; escapes; open.
    caught: It is caught | Chance that a pursuit roll is more than its flight.
    all-caught: All are caught | Chance that all who flee are caught.
    unitsDestroyed: Units destroyed | How many of the fleeing units are caught and destroyed; null while dice are open.
    gap: Left between them | Inches left between the pursuer who got furthest and the first who fled; null while dice are open.
    direction: Direction | straight-back, straight-ahead, to-its-left, to-its-right, and diagonally back-left, back-right, ahead-left, ahead-right, as the unit faced in combat; not-said, the book does not say; none, it is destroyed.
    way: Its way | straight; round, through a gap or round what shuts it, touching nobody; through-friends; stops-short, 1 inch from the enemy; none, it is destroyed.
    friendsMayMove: Friends may make room | Whether the friendly unit may be moved forward to let it past.
    testsTaken: Tests taken | How many Break tests are taken.
    firstToTest: First test | nobody; generals-unit; any, as the player likes.
    freeOrder: Free order | Whether all tests may be taken in any order; false where none is taken.
    order: In this order | What happens now, in this order.
    lost: Lost | Whether it loses the bonuses that it would have.
    rankBonus: Rank bonus | What its ranks still add to the combat result.
    closeOrderBonus: Close order bonus | What its close order still adds.
    formed: Formed | Whether the unit is still formed.
  `),

  terms: worded(`
    pursuerChariots: none = none | heavy = heavy or scythed | light = light
    from: front = on the front | flank-or-rear = on flank or rear
    engagedOn: front = front | left-flank = left flank | right-flank = right flank | rear = rear
    barrier: none = nothing | friends = friends | enemies = enemies | impassable = impassable terrain
    direction: straight-back = straight back | straight-ahead = straight ahead | to-its-left = to its left | to-its-right = to its right | back-left = diagonally back to its left | back-right = diagonally back to its right | ahead-left = diagonally ahead to its left | ahead-right = diagonally ahead to its right | not-said = not said | none = nowhere
    way: straight = straight | round = round it | through-friends = through its friends | stops-short = stops 1 inch short | none = no way
    general: elsewhere = elsewhere | with-a-beaten-unit = with a beaten unit
    moves: give-ground = giving ground | flee = fleeing | pursue = pursuing | follow-up = following up | overrun = overrunning
    firstToTest: nobody = nobody | generals-unit = the General's unit | any = any
    order: break-tests = Break tests | panic-tests = Panic tests | give-ground-moves = units give ground | flight-rolls = flights are rolled | pursuits-declared = pursuits are declared | pursuit-rolls = pursuits are rolled | flight-moves = units flee | pursuit-moves = units pursue or follow up | redress-ranks = ranks are redressed
    chargedIn: front = front | flank = flank | rear = rear
    obstacle: none = none | attacks = attacks across it | defends = defends it | not-between = not between them
    elephants: none = none | in-this-combat = in this combat | in-another = in another combat
    lostEarlier: no = no | this-combat = in this combat | former-combat = in a former combat
    flightEnds: open = open | escapes = escapes | destroyed = destroyed | level = level, 1 inch apart
  `),

  steps: said(`
    wab-3.15: It shot first: one D6 less.
    wab-6.21: It flees {dice}D6 inches.
    wab-6.32: An enemy of the pursuer is still engaged: he stays and fights.
    wab-6.33: It attacked his flank or rear: he does not pursue it.
    wab-6.34: He must pursue, unless he passes a Leadership test.
    wab-6.35: He holds an obstacle or a building: he may stay without a test.
    wab-6.37: The pursuer moves more than 6 inches: he pursues 3D6.
    wab-6.39: {ran} is more than {fled}: the fleeing unit is destroyed.
    wab-6.40: {ran} is less than {fled}: the fleeing unit escapes.
    wab-6.41: Both rolled the same: {gap} {gap?inch is|inches are} left between them.
    wab-6.37/each: Each of the {pursuers} pursuers rolls by its own Movement, and one higher roll is enough.
    wab-6.37/one-for-all: By this reading one roll stands for all pursuers.
    wab-6.39/several: In all {caught} {caught?fleeing unit is|fleeing units are} caught and destroyed.
    wab-20.6: Its one pursuit is compared with the flight of each unit that flees straight back before its front.
    wab-20.7/back: The General died while it was away: it takes no Panic test when it returns.
    wab-6.39/only-one: By this reading a pursuit catches 1 unit at most.
    wab-6.31: It won, and its enemies flee: it pursues if nothing prevents it.
    wab-6.30: It is surrounded: it cannot flee and is destroyed.
    wab-6.28: Enemies fight it in front and rear: it cannot flee and is destroyed.
    wab-6.24: The fleeing unit has no formation: it goes through the gap or round, touching nobody.
    wab-6.25: No way round within {inches} inches: it goes through its friends.
    wab-6.25/friends-move: It would end inside them: they may move forward to let it past.
    wab-2.74/by-this-reading: By this reading it stops 1 inch short of the enemy.
    wab-6.26: No way round within {inches} inches: the unit is destroyed.
    wab-6.23: Out of combat it flees straight away from the enemy, not to its own table edge.
    wab-6.27: Enemies in front or rear and on one flank: it flees diagonally away from both.
    wab-6.29: Enemies on both flanks: it flees to its rear.
    wab-6.29/rear-shut: Enemies on both flanks and in its rear: the book does not say where it flees.
    wab-6.2: Each beaten unit tests by itself: {beaten}.
    wab-6.7/of-them: {withoutTest} of them {withoutTest?breaks|break} without a test.
    wab-6.4/first: The General's unit tests first.
    wab-6.5: The tests are taken in any order, but for that of the General's unit.
    wab-6.11: Friends within {inches} inches of broken units take a Panic test before these move.
    wab-6.79: Who gives ground moves before who flees, and pursuers last.
    wab-6.79/last: Then pursuers and those who follow up move.
    wab-6.61/first: Units that give ground move back.
    wab-6.20: The flight distances of broken units are rolled.
    wab-6.22: The enemy says whether he pursues.
    wab-6.36: The pursuit distances are rolled before anybody flees.
    wab-6.6/flight-moves: Broken units have turned about and flee.
    wab-6.74: At the end both sides may redress the ranks of units in combat.
    wab-6.12: Rank and close order bonuses are lost together.
    wab-6.13: {who:The}: these bonuses are not regained.
    wab-6.8: {who:The}: fewer than 5 models left, it is no longer formed.
  `),

  because: said(`
    no-passage: There is no way round within 8 inches.
    general-elsewhere: The General is with no beaten unit.
    combat-is-over: The combat in which they were lost is over.
    charger-is-loose: Who charged it is not formed.
    charger-too-few: Who charged it has fewer than 5 models.
    pursuit-is-no-charge: By this reading pursuers who arrive do not count as a charge.
    not-across-it: The obstacle is not between the unit and its enemy.
    close-order: It is in close order.
    in-another-combat: The elephant is in another combat.
    nothing-takes-them: Nothing takes them away.
    moves-six-or-less: It moves 6 inches or less.
    all-are-gone: All of his enemies have fled or been destroyed.
    fought-its-front: It fought his front.
  `),

  ...summed(`
    flight-direction/destroyed: The unit cannot flee and is destroyed. | Destroyed | It cannot flee: it is destroyed.
    flight-direction/flees: The unit flees {direction}; its way: {way}. | Flees {direction} | It flees {direction}; its way: {way}.
    flight-direction/not-said: The book does not say where the unit flees. | Not said | The book does not say where it flees.
    after-combat/nobody: No Break test is taken. | No test | No Break test is taken.
    after-combat/any: {tests} {tests?Break test is|Break tests are} taken, in any order. | {tests} in any order | He takes {tests} {tests?Break test|Break tests}, in any order.
    after-combat/generals-unit: {tests} {tests?Break test is|Break tests are} taken, that of the General's unit first. | {tests}, the General first | He takes {tests} {tests?Break test|Break tests}, that of the General's unit first.
    bonuses-lost/lost: The unit loses these bonuses and keeps +{total}. | Lost, {total} left | It loses these bonuses and keeps +{total}.
    bonuses-lost/kept: Its ranks and order add +{total}. | Bonus of {total} | It keeps its bonuses: +{total}.
    bonuses-lost/none: Its ranks and order add nothing. | Nothing to lose | Its ranks and order add nothing.
    flight-pursuit/flees: The unit flees {dice}D6 inches. | {dice}D6 inches | It flees {dice}D6 inches.
    flight-pursuit/fled: The unit flees {distance} inches. | {distance} inches | It flees {distance} inches.
    flight-pursuit/no: The enemy may not pursue it. | No pursuit | He may not pursue.
    flight-pursuit/open: The fleeing unit is caught {percent:percent} of the time. | Caught {percent:percent} | It is caught {percent:percent} of the time.
    flight-pursuit/destroyed: The pursuit of {ran} catches the flight of {fled}: the unit is destroyed. | Destroyed | It is caught and destroyed.
    flight-pursuit/level: Flight and pursuit of {fled} inches: the unit escapes, 1 inch ahead. | Escapes | It escapes, 1 inch ahead.
    flight-pursuit/escapes: The flight of {fled} escapes the pursuit of {ran}. | Escapes | It escapes.
  `),

  problems: said(`
    nothing-in-the-way: Say what shuts the way of who flees.
    no-way-round: Say first how far the passage is from its way.
    not-through-friends: Only who goes through friends may end among them.
    more-than-beaten: Of the beaten units no more than there are break without a test.
    nobody-beaten: Say that a unit is beaten if the General is with it.
    nobody-flees: Somebody must flee to be pursued.
    nobody-pursues: Say the Movement of the pursuer whose dice these are.
    no-pursuit-after-shots: Who shoots and flees is charged, not pursued from combat.
    other-number-of-dice: By its Movement another number of dice is rolled.
  `),
} satisfies PartOfMessages;
