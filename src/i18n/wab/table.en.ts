import { labelled, said, summed, titled, worded } from '../labelled.ts';
import { TABLE_FIELDS, TABLE_PROBLEMS } from '../measured-table.ts';
import type { PartOfMessages } from '../messages.ts';

/** Units where they lie on a table. */
export default {
  queries: {
    ...titled(`
    wab/table-move: May it move like this on the table? | What it costs and where it ends | Says whether a unit of a position may make a way of straight moves, wheels, about faces and changes of rank, normal, marching or quick marching: what the way costs with manoeuvres, terrain and obstacles, enemies within 8 inches who prevent a march, the inch to enemies, units and impassable ground in the way, and the table afterwards.
    wab/table-reform: Can it reform on the table? | Another facing and front on the spot | Says whether a unit of a position may reform, its middle kept where it is, with the facing and the front that it is to have: whether it has a musician, what enemies within 8 inches take off its test, the room that it has among units, terrain and the inch to enemies, and the table afterwards if the test is passed.
    wab/table-skirmish: Can skirmishers go there on the table? | Each model by itself | Says whether skirmishers of a position can go to a place one by one: how far the model goes that goes farthest, straight and double its movement at most, around whom and what there is no straight way, the ground that slows riders alone, the inch to enemies, whether they may still shoot, and the table afterwards.
    wab/table-charge: Can it charge that unit on the table? | Which side, how far, how many fight | Says whether a unit of a position may declare a charge on an enemy and reaches him: whom it sees, whether it must charge front, flank or rear by where it stands, the wheel and the straight move that bring most models to fight, terrain, who is in the way, which other enemies it touches, and where it lines up.
    wab/table-counter: Can it countercharge on the table? | Riders who ride to meet a charge | Says whether a charged unit of a position may countercharge the enemy who charges it: whether both are cavalry or light chariots, whether its front is charged from half of the charge distance or farther, whether a way to him is open, how far it goes, how far the charger still has to go, and the table once they meet.
    wab/table-sight: Does it see that unit on the table? | Models that see, and the range | Counts the models of the front rank of a unit that see any model of an enemy within their 90-degree arc past other units, hills, buildings, woods, walls and hedges, and how many of them are in range and at short range.
    wab/table-distance: How far apart are they on the table? | Inches, arc and side | Measures two units of a position: between their nearest models, to the farthest point of the other, which distances of the rules it is within, whether one lies in the arc of the other, and at which side it stands.
    wab/table-flight: Where does it flee to on the table? | Its way, and what bars it | Shows where a unit of a position flees from a charge or out of the combat in which it stands: its direction, its dice, where it comes to stand, and whether it goes round what is in the way, passes through friends, stops an inch from enemies or is destroyed.
    wab/table-stampede: Where does the elephant stampede on the table? | Whom it meets, and how it ends | Shows where a stampeding elephant of a position goes: its direction, the first unit of either side, impassable ground and the edge on its straight way, how its dice end it or how likely they do, and the table afterwards.
    wab/table-back: Has it room to give ground? | How far, and what stops it | Says whether a beaten unit of a position that may give ground has room for it: straight back with its facing, terrain reckoned in, stopped by units, impassable ground and the edge.
  `),
    'wab/table-shot': {
      title: 'Whom does a machine hit on the table?',
      line: 'Line, bounce, template',
      about:
        'Shows the shot of a war machine of a position: the line of a bolt or ball through ranks and where the ball ends, where the stone of a catapult lands or the template of an organ gun moves and which models it covers, as the dice fell or on average. That it may shoot at all, its crew and what dies, other questions tell.',
      fields: labelled(`
        machine: War machine | catapult and bolt-thrower turn to the middle of the target; cannon and organ-gun shoot where they look.
        guess: Declared distance | Inches from the middle of its front. Left out: as measured, of a catapult to the middle of the target, of a cannon to its first model on the line.
        templateLong: Length of the template (inches) | Of the template that you use for organ guns, from its narrow end to its far one; the drawing of the book is lost, so an organ gun needs it.
        templateWide: Width of the template (inches) | Of the same where it is widest, at its far end, which is taken as round, its sides as straight; an organ gun needs it.
        templateNarrow: Its narrow end (inches) | How wide the same template is at the muzzle. Left out: it ends in a point.
        arrowTurned: Direction of the arrow | Degrees clockwise from straight ahead, as the machine looks. Left out: not known.
      `),
      answers: labelled(`
        hitMean: Models hit | How many of its models are hit on average, to a thousandth: by a ball those that it crosses, by a stone the one under its hole and half of the others, by an organ gun half of those under its template where it starts or ends.
        modelsHit: Models hit | How many models are crossed by the ball or covered by the template, of an organ gun where it starts or ends; of a bolt the most that it can kill; null while open.
        models: Models | How many of its models are on the line or covered, the one under the hole counted in.
        landsX: Lands at x (inches) | From the left edge of the table, of an organ gun where the far end of its template ends; null while open.
      `),
    },
  },

  fields: labelled(`
    ${TABLE_FIELDS.en}
    position: Position | The table in one line: wab1, then parts with _ between them. First table-72-48, its size in inches (left out: 72 by 48), and terrain: a kind and x and y of its corners, or of the points of a line, in inches, such as wood-30-20-36-26; 2 corners make a rectangle. Areas: track (a path or clearing: takes away what slows in other ground), hill (open, higher), steephill (difficult, higher), wood, marsh and scree (difficult), jungle, river and rocks (very difficult), lake and building (impassable). Lines, which are obstacles: wall, hedge, ditch. Answers call the first wood wood, the second wood2. Then bottom or top, and after it the units of that player: a name, x and y of the middle of its front in inches from the top left corner, its heading in degrees clockwise (0 looks up the table, 90 to the right; left out: at the other player) and words, all with - between them. Words: cavalry (camels too), chariot (light), heavychariot, elephant, wagon, smallgun, largegun, siege or character (left out: infantry); n20 models and w5 of them in the front rank (left out: infantry n20-w5, cavalry n10-w5, chariots n3-w3, others 1); m4 its movement factor in inches, armour reckoned in (left out: infantry and characters 4, cavalry and light chariots 8, heavy chariots 7, elephants 6, others 0); r24 range of its weapon; close, open or skirmish (left out: infantry close, others open); g1 inches between the bases of skirmishers, 2 at most (left out: 1); nomusician (left out: it has one); fleeing; gaveground (it gave ground last turn and lost contact); returned (it comes back to the table this turn); base~20~20 front and depth of one base in mm (left out: 20 by 20, cavalry 25 by 50, light chariots 40 by 80, small artillery 40 by 60, war wagons 60 by 120, others 60 by 80). A short last rank stands in the middle.
    path: Way | What the unit does, step by step.
    go: Step | forward, straight on; wheel-left and wheel-right, a wheel about that front corner; about-face, it turns about on the spot; rank-more and rank-fewer, it adds or takes away 1 rank, the front as wide as that makes it.
    amount: How far (inches) | Of a straight move its length; of a wheel the way of the outermost model of the front rank. Left out: 1. Other steps have none.
    pace: Pace | normal, up to its movement factor; march, double; quick-march, triple.
    headingAfter: Looks after it (degrees) | Where it looks once it has reformed, clockwise; 0 is up the table. Left out: as before.
    wideAfter: Front after it (models) | How many models its front rank has once it has reformed. Left out: as before.
    toX: To x (inches) | Where the middle of their front is to be, from the left edge of the table. Left out: where it is.
    toY: To y (inches) | Where the middle of their front is to be, from the top edge of the table. Left out: where it is.
    gapAfter: Room between models after it (inches) | How far their bases stand from one another once they have moved, 2 at most. Left out: as before.
    bareMovement: Movement before armour | The Movement of the unit that countercharges before its armour lowers it; it counts by reading b of R23 alone. Left out: armour lowers nothing.
    looksTo: Looks in order to | shoot; charge, for which mounted troops too see only what is in their arc.
    rangeInches: Range of its weapon (inches) | The most at which it may shoot. Left out: as in the position, and where that tells none, range does not matter.
    fleesFrom: Flees from | charge, from the enemy who charges it; combat, out of the combat with the enemies whom it touches.
    fleesInches: Flees (inches) | What the flight dice show together. Left out: only the direction and the number of dice are told.
    stampedesTo: Stampedes towards (degrees) | Clockwise; 0 is up the table. A stampede that begins out of combat needs it: where the scatter die points. Left out: one that begins in combat goes away from the enemies whom it touches, diagonally from two sides; later it goes where it looks, after a broken unit too; beaten, the opposite way.
    turnsTo: Turned towards (degrees) | Where the scatter die sends it once it has come to impassable ground, clockwise; 0 is up the table. Left out: not rolled, so that its way ends there for now.
    groundInches: Gives ground (inches) | What the dice of giving ground show together. Left out: whether it has room for the least that they may show.
  `),

  answers: labelled(`
    mayGo: It may go (inches) | The most that it may spend in this move.
    used: Used (inches) | What the whole way takes, manoeuvres, terrain and obstacles reckoned in.
    left: Left (inches) | What it could still spend.
    endX: Ends at x (inches) | The middle of its front, from the left edge of the table.
    endY: Ends at y (inches) | The middle of its front, from the top edge of the table.
    endHeading: Heading (degrees) | Where it looks in the end, clockwise; 0 is up the table.
    endWide: Models in its front rank | In the end.
    endRanks: Ranks | In the end, the last one included even if it is short.
    lastRank: Models in its last rank | In the end.
    throughUnits: Comes on units | Units through which it would go or on which it would end.
    throughGround: Comes on ground | Pieces of terrain through which it goes or on which it would end.
    nearestEnemy: Nearest enemy | From where it ends, between the nearest models; null where there is none.
    unit: Unit | Its name in the position.
    inches: Inches | How far that unit is away.
    enemiesNear: Enemies within 8 inches | Before it moves; of a march also those that do not count, of a reform those who lower its Leadership.
    leavesTableMm: Beyond the edge (mm) | How far it would leave the table.
    tooCloseToCall: Too close to call | What less than 1 mm decides, so that no ruler settles it: allowance, what it may spend; inch, the inch to an enemy; line, whether it touches a unit; reach, whether the charge reaches; side, which side is charged.
    positionAfter: Position afterwards | The table after it, in its notation; null where nothing moves.
    leadershipChange: Leadership for the test | What is added to its Leadership: -1 where enemies are near, else 0.
    farthestModel: Farthest model goes (inches) | How far the model goes that goes farthest, where each takes the place that suits all best; of riders with what ground costs. null where not every model has a straight way of that length.
    endGap: Room between models (inches) | In the end.
    stillShoots: May shoot after it | Whether no model goes farther than its Movement, so that the unit may still shoot.
    reachesIt: Reaches | Whether the charge gets there; a charge that may be declared and does not get there fails.
    chargedSide: Side | The side that is charged from where the unit stands: front, flank or rear.
    chargedFlank: Which flank | left or right, as that unit looks; null where no flank is charged.
    chargeInches: Charge distance (inches) | Double its movement factor.
    enemyAway: Enemy away (inches) | Between the nearest models, before the charge.
    halfCharge: Half of the charge | Whether the enemy is less than half of the charge distance away, exactly half, or more: more, he may shoot at the charge; half or more, he may be able to countercharge.
    wheelInches: Wheel (inches) | The wheel at the start, by its outermost model; null where no way is open.
    wheelDegrees: Wheel (degrees) | The same as an angle; null where no way is open.
    straightInches: Straight on (inches) | From there until the two units touch; null where no way is open.
    chargeUsed: The charge takes (inches) | Wheel and straight move with terrain and obstacles; null where no way is open.
    modelsFighting: Its models in contact | Models of its front rank that touch an enemy model, corners included; null where it does not reach.
    enemiesFighting: Enemy models in contact | Models of the enemy that it touches, corners included; null where it does not reach.
    alsoCharged: Charges these too | Other enemies whom it touches when it lines up: the charge must be declared on them as well.
    counterInches: Countercharges (inches) | How far it goes to meet the charger, its wheel counted in; null where it may not.
    liesInArc: In the arc | Whether any of the other unit lies within 45 degrees to either side of its front, or it looks all round.
    allRound: Looks all round | Whether it shoots in every direction.
    frontModels: Models in the front rank |
    modelsSeeing: Models that see | Models of the front rank that see any model of the enemy.
    sightInches: Distance (inches) | From its front rank to the nearest model of the enemy.
    blockedBy: In the way | Units and terrain on the way; for sight, on the line between the nearest models.
    modelsInRange: Models in range | Models that see and are in range; null where no range is told or none sees.
    modelsAtShort: At short range | Those of them within half of the range; null where no range is told or none sees.
    rangeBand: Range | short, at least 1 model is at short range; long, all are beyond it; out, none is in range; null where no range is told or none sees.
    apartInches: Between nearest models (inches) | 0 where they touch.
    wholeInches: To the farthest point (inches) | From the first unit to the farthest point of the other.
    touchEachOther: Touch | Whether they stand base to base, if only at a corner.
    withinInches: Within (inches) | Which of 1, 2, 4, 8 and 12 inches the other is within; exactly as far counts.
    fleesTo: Flees to (degrees) | The direction of its flight, clockwise; 0 is up the table. null where it is destroyed on the spot.
    fleesDice: Flight dice | How many dice it flees by.
    fledInches: Goes (inches) | How far it flees; null where nobody told its dice.
    goesRound: Goes round | Whether it must go round or through a gap: then it ends about there.
    destroyedOnWay: Destroyed | Whether it is destroyed because it cannot get away.
    leavesTable: Off the table | Whether any of its models leaves the table, so that the whole unit is gone.
    throughFriends: Passes through | Friends through whom it flees.
    stoppedBy: Stopped by | Enemies and impassable ground that bar its way.
    runsTo: Towards (degrees) | The direction in which it begins, clockwise; 0 is up the table. null while the scatter die is open.
    firstUnit: First unit ahead | The first unit of either side that it would meet within 12 inches, but for those out of whose combat it comes; null where there is none.
    firstUnitInches: That unit is ahead by (inches) | How far it goes until it touches that unit.
    firstGround: Impassable ground ahead | The first piece within 12 inches; null where there is none.
    firstGroundInches: That ground is ahead by (inches) | How far it goes until its front comes to it.
    edgeInches: Edge ahead by (inches) | How far it goes until its base is at the edge; null where that is 12 inches or more.
    unitAttacked: Must attack | The unit that it reaches; null where it reaches none or the dice are open.
    turnedAside: Turned aside | Whether impassable ground turned it on its way.
    groundDice: Dice | How many dice it gives ground by.
    goesBack: Gives ground (inches) | How far it goes back; null where it does not or nobody told the dice.
    atEdge: At the edge | Whether the edge of the table is in the way.
    fleesInstead: Flees instead | Whether it has no room and flees.
    declared: Declared distance | In inches; null of a bolt thrower and an organ gun.
    aimX: Aim at x (inches) | From the left edge of the table; of a bolt thrower where the bolt meets its target, of an organ gun the far end of its template at the muzzle.
    aimY: Aim at y (inches) | From the top edge of the table.
    landsX: Lands at x (inches) | From the left edge of the table; null while open.
    landsY: Lands at y (inches) | From the top edge of the table; null while open.
    unitsHit: Units hit | Each with its models, the nearest first; empty while dice are open.
    unitsLikely: Units on average | Each with the models that are hit on average, where dice are open.
    grazed: Only touched | How many of its models are under the template with less than half of their base: they are not hit.
    holeOn: Under the hole | The unit with a model under the middle of the hole; null where there is none or it is open.
  `),

  terms: worded(`
    pace: normal = normal move | march = march | quick-march = quick march
    go: forward = straight on | wheel-left = wheel to the left | wheel-right = wheel to the right | about-face = about face | rank-more = one more rank | rank-fewer = one rank fewer
    looksTo: shoot = shoot | charge = charge
    fleesFrom: charge = a charge | combat = the combat
    chargedSide: front = front | flank = flank | rear = rear
    chargedFlank: left = left | right = right
    halfCharge: less = less than half | half = exactly half | more = more than half
    rangeBand: short = short | long = long | out = out of range
    tooCloseToCall: allowance = what it may spend | inch = the inch | line = the line | reach = the reach | side = the side
    tableKind: infantry = Infantry | cavalry = Cavalry | chariot = Light chariot | heavychariot = Heavy chariot | elephant = Elephant | wagon = War wagon | smallgun = Small artillery | largegun = Large artillery | siege = Siege engine | character = Character
    tableOrder: close = Close order | open = Open order | skirmish = Skirmishers
    tableTrait: nomusician = No musician | fleeing = Flees | gaveground = Gave ground | returned = Returns to the table
  `),

  steps: said(`
    wab-1.8/table: The nearest models of {unit:raw} and {other:raw} are {inches} inches apart.
    wab-1.48/table-in: {other:raw} lies in the arc of {unit:raw}, 45 degrees to either side of its front.
    wab-1.48/table-out: {other:raw} lies outside the arc of {unit:raw}, 45 degrees to either side of its front.
    wab-1.48/table: {other:raw} is outside the arc of {unit:raw}: it cannot charge what it does not see.
    wab-1.48/table-sight: No part of {other:raw} lies in the arc of {unit:raw}.
    wab-1.49/table: No model in the front rank of {unit:raw} sees {other:raw}: everything in its arc is hidden.
    wab-2.9/table-way: On its way {unit:raw} would come to {inches} inches from {other:raw}: less than 1 inch.
    wab-2.9/table-end: {unit:raw} would end {inches} inches from {other:raw}: less than 1 inch.
    wab-2.9/table-charge: The charge of {unit:raw} would come to {inches} inches from {other:raw}, whom it does not charge.
    wab-2.11/table-rate: {unit:raw} may move {inches} inches.
    wab-2.11/table: The way takes {inches} inches, and {unit:raw} has {most}.
    wab-2.16/table: {unit:raw} wheels {degrees} degrees: its outermost model goes {inches} inches.
    wab-2.20/table: {others:raw} is in the way of {unit:raw}: it cannot pass through other units.
    wab-2.20/table-charge: {others:raw} is in the way of the charge of {unit:raw}.
    wab-2.22/table: {unit:raw} turns about at a price {n} {n?time|times}: {inches} inches.
    wab-2.23/table: In open order {unit:raw} turns about free {n} {n?time|times}.
    wab-2.25/table: {unit:raw} changes {n} {n?rank|ranks} at a price: {inches} inches.
    wab-2.25/table-most: {unit:raw} would change {ranks} ranks: that is more than the rule allows in one move.
    wab-2.25/table-models: {unit:raw} cannot stand in that many ranks with {models} models.
    wab-2.26/table: In open order {unit:raw} changes {n} {n?rank|ranks} free.
    wab-2.28/table: {unit:raw} has no musician: it cannot reform.
    wab-2.29/table: {unit:raw} takes a Leadership test first; if it fails, it stays as it is and neither moves nor shoots.
    wab-2.30/table: {others:raw} is less than 8 inches from {unit:raw}: 1 is taken off its Leadership.
    wab-2.31/table: {unit:raw} keeps its middle where it is and stands {wide} wide and {deep} deep, looking at {degrees} degrees.
    wab-2.31/table-room: Where {unit:raw} would stand with its middle kept in place is {others:raw}.
    wab-2.32/table: After that {unit:raw} moves no further this turn and does not shoot.
    wab-2.36/table: The way leads through {ground:raw}: difficult ground.
    wab-2.37/table: {unit:raw} goes {inches} inches in difficult ground, where each takes 2.
    wab-2.38/table: The way leads through {ground:raw}: very difficult ground.
    wab-2.39/table: {unit:raw} goes {inches} inches in very difficult ground, where each takes 4.
    wab-2.40/table: What {unit:raw} reaches in rough ground is rounded up to the next half inch: it gets there.
    wab-2.41/table: Impassable ground bars {unit:raw}, which must go round: {others:raw}.
    wab-2.41/table-charge: Impassable ground is in the way of the charge of {unit:raw}: {others:raw}.
    wab-2.43/table: The way leads over {ground:raw}: an obstacle.
    wab-2.44/table: To cross {others:raw} takes {unit:raw} {inches} inches.
    wab-2.44/table-short: {unit:raw} has not enough left to cross the obstacle and must stop in front of it.
    wab-2.46/table: {unit:raw} marches at double rate: {inches} inches.
    wab-2.47/table: {unit:raw} has no musician: it cannot march.
    wab-2.48/table: Within 8 inches of {unit:raw} stands {others:raw}: it cannot march.
    wab-2.49/table: Within 8 inches of {unit:raw} stands {others:raw}, who flees, is artillery or a character: that prevents no march.
    wab-2.50/table: Within 8 inches of {unit:raw} stands {others:raw}: infantry does not keep riders and chariots from marching.
    wab-2.51/table: {unit:raw} is of a kind that never marches.
    wab-2.52/table: {unit:raw} would march to {inches} inches from {other:raw}: less than 1 inch.
    wab-2.53/table: {unit:raw} marches: it cannot change its formation.
    wab-2.53/table-about-face: By this reading {unit:raw} cannot turn about on the march.
    wab-2.54/table: {unit:raw} marches: {others:raw} would stop it at once.
    wab-2.56/table: {unit:raw} quick marches at triple rate: {inches} inches.
    wab-2.57/table: {unit:raw} stands {wide} wide and {deep} deep: that is no column of march.
    wab-2.60/table: Within 8 inches of {unit:raw} stands {others:raw}: that prevents a quick march, whoever it is.
    wab-2.61/table: {unit:raw} is in column of march and cannot charge.
    wab-2.64/table: {unit:raw} is a single model: it marches without musician or column.
    wab-2.69/table: {unit:raw} flees and makes no other move.
    wab-2.69/table-charge: {unit:raw} flees and cannot charge.
    wab-2.71/table: {unit:raw} flees by {dice} dice.
    wab-2.74/table: {others:raw} bars the flight of {unit:raw}, which stops after {inches} inches.
    wab-2.75/table: {unit:raw} would be {mm} mm beyond the edge: only those who flee or pursue leave the table.
    wab-2.75/table-charge: {unit:raw} would come {mm} mm beyond the edge of the table.
    wab-2.75/table-off: A model of {unit:raw} leaves the table: the whole unit is gone.
    wab-3.2/table: No model of {unit:raw} sees any of {other:raw}: it cannot be charged.
    wab-3.3/table: {unit:raw} charges up to {inches} inches.
    wab-3.11/table: {unit:raw} turns straight away from {others:raw}, towards {degrees} degrees.
    wab-3.17/table: {other:raw} is engaged already: it can only hold.
    wab-3.22/table: The charge takes {inches} inches and {unit:raw} has {most}: it fails, and {unit:raw} moves {normal} inches.
    wab-3.26/table: {unit:raw} wheels {degrees} degrees at the start: {inches} inches of its charge.
    wab-3.28/table: {unit:raw} goes {inches} inches straight on and touches {other:raw}: {used} inches in all.
    wab-3.28/table-other: On the way to {other:raw} the charge of {unit:raw} touches {others:raw} first, and ends there.
    wab-3.29/table: {own} of its models and {theirs} of {other:raw} are brought into contact.
    wab-3.32/table: {unit:raw} touches {others:raw} too: the charge must be declared on each of them.
    wab-3.44/table: {unit:raw} stands behind the line of the front of {other:raw} and beside it: it charges the flank.
    wab-3.44/table-stands: From where {unit:raw} stands it would charge {other:raw} from the {side}.
    wab-3.45/table: A part of {unit:raw} is ahead of the line of the front of {other:raw}: it charges the front.
    wab-3.26/table-no-way: No single wheel brings {unit:raw} to the side of {other:raw} that it must charge.
    wab-3.46/table: At {other:raw} there is no room left for {unit:raw}: {others:raw} stands there.
    wab-3.51/table: {unit:raw} is wholly behind the line of the rear of {other:raw}: it charges the rear.
    wab-3.52/table: {unit:raw} stands between flank and rear of {other:raw}, with models behind it: it charges the rear.
    wab-3.53/table: {unit:raw} stands between flank and rear of {other:raw}, with no model behind it: it charges the flank.
    wab-2.62/table: {unit:raw} is in column of march and cannot countercharge.
    wab-3.8/table: {unit:raw} is neither cavalry nor light chariots: it cannot countercharge.
    wab-3.58/table: {other:raw} is neither cavalry nor light chariots: its charge cannot be countercharged.
    wab-3.58/table-front: {other:raw} does not charge the front of {unit:raw}: it cannot countercharge.
    wab-3.59/table: {other:raw} begins {inches} inches away, nearer than half of its {most} inches of charge: {unit:raw} can only hold.
    wab-3.60/table: {unit:raw} goes {inches} inches to meet {other:raw}, a wheel included: half of its movement at most.
    wab-3.61/table: {other:raw} goes on for {inches} inches until they touch; both have charged, and {other:raw} strikes first.
    wab-3.62/table: No way to {other:raw} is open to {unit:raw}: it holds.
    wab-3.63/table: {other:raw} is out of reach: {unit:raw} goes {inches} inch on, and they do not touch.
    wab-13.31/table: {unit:raw} is of cataphracts, who never countercharge.
    wab-3.66/table: {unit:raw} is engaged with {others:raw} and cannot move.
    wab-3.66/table-charge: {unit:raw} is engaged with {others:raw} and cannot charge.
    wab-4.4/table: {unit:raw} is mounted and shoots in every direction.
    wab-4.6/table: {n} of the {models} models in the front rank of {unit:raw} {n?sees|see} {other:raw}.
    wab-4.8/table: Before the nearest model of {other:raw} lies {ground:raw}, over which nobody sees from the ground.
    wab-4.9/table: Before {other:raw}, and not right in front of it, stands {ground:raw}.
    wab-4.10/table: There are more than 2 inches of {ground:raw} before {other:raw}.
    wab-4.12/table: {others:raw} stands between the nearest models.
    wab-4.13/table: The riders of {unit:raw} see over the heads of troops.
    wab-4.16/table: {other:raw} is out of the range of {reach} inches.
    wab-4.17/table: {shooters} {shooters?model that sees is|models that see are} within {reach} inches.
    wab-4.18/table: {shooters} of them {shooters?is|are} within {reach} inches, at short range.
    wab-6.23/table: {unit:raw} flees straight away from {others:raw}, towards {degrees} degrees.
    wab-6.24/table: {unit:raw} goes round {others:raw} or through a gap.
    wab-6.25/table: There is no way round {others:raw} within 8 inches: {unit:raw} passes through.
    wab-6.26/table: There is no way round {others:raw} within 8 inches: {unit:raw} is destroyed.
    wab-6.27/table: {unit:raw} flees from {others:raw} diagonally, towards {degrees} degrees.
    wab-6.28/table: {unit:raw} has {others:raw} in front and behind it: it cannot flee and is destroyed.
    wab-6.29/table: {unit:raw} has {others:raw} on both flanks and flees towards {degrees} degrees.
    wab-6.30/table: {unit:raw} is surrounded by {others:raw}: it cannot flee and is destroyed.
    wab-6.53/table: {unit:raw} comes back to the table this turn and cannot charge.
    wab-6.57/table: {unit:raw} is engaged in the rear with {others:raw}: it does not give ground.
    wab-6.58/table: {others:raw} is on a flank of {unit:raw}: it gives ground only if each of them has fewer than 5 models.
    wab-6.60/table: {others:raw} is in the way: {unit:raw} cannot give ground.
    wab-6.60/table-edge: The edge of the table is in the way: {unit:raw} cannot give ground.
    wab-6.61/table: {unit:raw} gives ground by {dice} {dice?die|dice}.
    wab-6.62/table: Without room {unit:raw} flees: 1 more die is added.
    wab-6.65/table: {unit:raw} gave ground last turn and lost contact: it cannot declare a charge.
    wab-9.3/table: {unit:raw} is a lone character and turns freely.
    wab-9.4/table: {unit:raw} is a lone character and cannot charge.
    wab-15.5/table: {unit:raw} moves model by model without manoeuvres and ends {gap} {gap?inch|inches} apart, 2 at most.
    wab-15.5/table-room: Where {unit:raw} would stand is {others:raw}.
    wab-15.6/table: {unit:raw} goes through {others:raw}, which slows no skirmishers on foot.
    wab-15.6/table-riders: {unit:raw} goes through {others:raw}: skirmishing riders are slowed like any others.
    wab-15.7/table: Skirmishers move at double rate: the farthest model of {unit:raw} goes {inches} of {most} inches.
    wab-15.7/table-far: Not every model of {unit:raw} finds a place by a straight way of {most} inches at most.
    wab-15.11/table: {unit:raw} moves more than its Movement: it cannot shoot this turn.
    wab-17.36/table: {unit:raw} stampedes straight on, towards {degrees} degrees.
    wab-17.36/table-ground: {inches} inches ahead of {unit:raw} is impassable ground: {ground:raw}.
    wab-17.36/table-on: From there {unit:raw} goes on towards {degrees} degrees.
    wab-17.39/table: {inches} inches ahead of {unit:raw} is {other:raw}.
    wab-18.42/table: The bolt flies straight and strikes {other:raw} first.
    wab-18.42/in-the-way: The bolt does not strike {other:raw}, {inches} inches away, first on its line within its range.
    wab-18.53/misfire: A MISFIRE: the ball does not fly.
    wab-18.67/misfire: A MISFIRE: the organ gun does not shoot.
  `),

  because: said(`
    touches-nobody-else: It touches no other enemy.
  `),

  ...summed(`
    table-move/yes: {unit:raw} may move like this: {inches} of {most} inches. | Allowed: {inches} of {most} inches | It may.
    table-move/no: {unit:raw} may not move like this. | Not allowed | It may not.
    table-reform/yes: {unit:raw} may reform like this if it passes its Leadership test. | May reform after a test | It may, after a test.
    table-reform/near: {unit:raw} may reform like this if it passes its test with 1 off its Leadership. | May reform after a test at -1 | It may, after a test at -1.
    table-reform/free: {unit:raw} may turn like this. | May turn | It may, without a test.
    table-reform/no: {unit:raw} may not reform like this. | Not allowed | It may not.
    table-skirmish/yes: {unit:raw} may go there: {inches} of {most} inches. | Allowed: {inches} of {most} inches | They may.
    table-skirmish/no: {unit:raw} may not go there. | Not allowed | They may not.
    table-charge/yes: {unit:raw} charges the {side} of {other:raw}: {inches} of {most} inches. | Reaches the {side}: {inches} of {most} inches | It reaches the {side}.
    table-charge/short: {unit:raw} may charge {other:raw} but does not reach: {inches} inches of {most}. | Falls short | The charge fails.
    table-charge/no: {unit:raw} cannot charge {other:raw}. | No charge | It cannot charge.
    table-counter/yes: {unit:raw} goes {inches} inches to meet {other:raw}, who goes {moves}. | {inches} and {moves} inches | It goes {inches} inches to meet the charger.
    table-counter/short: {unit:raw} goes {inches} inch to meet {other:raw}, who falls short. | {inches} inch, no contact | It goes {inches} inch, and they do not touch.
    table-counter/no: {unit:raw} cannot countercharge {other:raw}. | No countercharge | It cannot countercharge.
    table-counter/no-charge: {other:raw} cannot charge {unit:raw}: there is nothing to countercharge. | No charge | It is not charged.
    table-sight/yes: {n} {n?model|models} of {unit:raw} {n?sees|see} {other:raw}, {inches} inches away. | {n} {n?sees|see} | {n} {n?model sees|models see}.
    table-sight/far: {unit:raw} sees {other:raw}, but no model is in range. | Out of range | None is in range.
    table-sight/no: {unit:raw} does not see {other:raw}. | Not seen | It does not see.
    table-shot/no: {unit:raw} may not shoot so. | No shot | It may not shoot so.
    table-shot/misfire: The shot of {unit:raw} misfires. | Misfire | It misfires.
    table-shot/open: The dice are open: on average the shot hits {likely} models of {target:raw}. | {likely} hit on average | It hits {likely} models of {target:raw} on average.
    table-shot/hits: On the line or under the template of {unit:raw} {models?is|are} {models} {models?model|models}. | {models} {models?model|models} | {models} {models?model is|models are} on its line or under its template.
    table-distance/apart: {unit:raw} and {other:raw} are {inches} inches apart. | {inches} inches | They are {inches} inches apart.
    table-flight/yes: {unit:raw} flees {inches} inches, towards {degrees} degrees. | Flees {inches} inches | It flees {inches} inches.
    table-flight/route: {unit:raw} flees towards {degrees} degrees by {dice} dice. | Towards {degrees} degrees | It flees by {dice} dice.
    table-flight/off: {unit:raw} flees off the table. | Off the table | It leaves the table.
    table-flight/destroyed: {unit:raw} cannot get away and is destroyed. | Destroyed | It is destroyed.
    table-stampede/scatter: {unit:raw} stampedes 2D6 inches where the scatter die points. | Where the scatter die points | It goes where the scatter die points.
    table-stampede/open: {unit:raw} stampedes 2D6 inches, towards {degrees} degrees. | Towards {degrees} degrees | It goes 2D6 inches.
    table-stampede/free: {unit:raw} stampedes {inches} inches. | {inches} inches | It goes {inches} inches.
    table-stampede/attacks: After {inches} inches {unit:raw} must attack {other:raw}. | Attacks {other:raw} | It must attack {other:raw}.
    table-stampede/turned-aside: Impassable ground turns {unit:raw} where the scatter die points; in all it moves {inches} inches. | Turned aside | It is turned aside.
    table-stampede/off-table: {unit:raw} leaves the table for good. | Off the table | It leaves the table.
    table-back/yes: {unit:raw} gives ground: {inches} inches. | {inches} inches back | It goes {inches} inches back.
    table-back/room: {unit:raw} has room to give ground by {dice} {dice?die|dice}. | Has room | It has room.
    table-back/flees: {unit:raw} has no room to give ground and flees. | Flees | It flees.
    table-back/no: {unit:raw} does not give ground. | Does not give ground | It does not.
  `),

  problems: said(`
    ${TABLE_PROBLEMS.en}
    template-unknown: The drawing of the organ gun's template is lost with the book: say how long and how wide the one is that you use.
    template-wider-than-long: The template cannot be wider than it is long.
    no-elephant-there: {unit:raw} is no elephant: its words must say elephant.
    no-way-between-enemies: {unit:raw} has enemies on opposite sides, so that no way leads away from all of them: say where it goes.
    no-machine-there: {unit:raw} is no war machine: its words must say smallgun, largegun or siege.
    skirmishers-otherwise: {unit:raw} skirmishes and moves by rules of its own, so that this is asked of formed units alone.
    more-abreast-than-models: It has only {models} models.
    formed-otherwise: {unit:raw} is formed and moves as one block; this is asked of skirmishers alone.
    goes-nowhere: Say at least one step of its way.
    position/wedge-without-shape: Character {at}: the book has lost the rules of wedges and gives them no shape, so that no unit lies on the table as one.
    position/no-points: Character {at}: {word:raw} needs x and y of {least} to {most} points.
    position/too-many-elements: Character {at}: a table has {most} pieces of terrain at most.
  `),
} satisfies PartOfMessages;
