import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    'wab/movement': {
      title: 'How far a unit moves',
      line: 'Movement factor, march, charge, blockers',
      about:
        'Takes armour off Movement and says how far a unit goes in a normal move, a march or quick march, a charge or whatever else, and whether it may make that move at all: musician, column of march, enemies nearby, the 1 inch that is kept from enemies. For ground of several kinds ask about a way over terrain, for turns about manoeuvres.',
      fields: labelled(`
        unruly: It runs wild | true if it is a warband that rolled 1 this turn.
      `),
      answers: labelled(`
        leastMove: At least | The least inches: of an unruly warband, which must move so far where nobody is in its reach, or by the die of a scythed chariot that is not rolled yet; else null.
        mostMove: At most | The most inches by the die of a scythed chariot that is not rolled yet; else null.
      `),
    },
    'wab/manoeuvre': {
      title: 'Manoeuvres in a move',
      line: 'Wheel, about face, change formation: what they cost',
      about:
        'Takes the parts of one move in their order, says whether each is allowed, what it costs and what is left, with what open order has free. Whether the unit may march at all is another question.',
      fields: labelled(`
        unruly: It runs wild | true if it is a warband that rolled 1 this turn.
      `),
      answers: labelled(`
        leastMove: At least | The least inches that an unruly warband must go where no enemy is within reach of its charge; else null.
      `),
    },
    ...titled(`
    wab/terrain-move: A way over terrain | Woods, rivers, walls, and how far it gets | Follows a way leg by leg over ground and obstacles and says how far a unit gets, what stops it and what it has left. Fleeing and pursuing troops pay nothing for terrain and are asked about elsewhere.
    wab/flight-move: A flight move | Dice, direction, what bars the way, the edge | Says when a fleeing unit moves, how many dice, where to, and how the move ends: free, stopped by an enemy, off the table or destroyed. Without dice it has the chances.
    wab/fleeing: What a fleeing unit may do | Rally and flee, nothing else | Says whether a fleeing unit may shoot, fight, react to a charge in some way or take some test.
    wab/turn-sequence: When something happens | Phases of the turn, steps of a phase | Says in which phase of the turn and which step of it something happens, in whose turn, and which of two things comes first.
    `),
  },

  fields: labelled(`
    movement: Movement | The Movement (M) of the profile in inches, before armour.
    move: Move | normal; march, at double rate; quick-march, at triple rate; charge; failed-charge; countercharge; disengage, after its test is passed; follow-up, after an enemy who gives ground.
    kind: Troops | infantry; cavalry; camels; chariots, as a unit; character, a lone one or another model that moves by itself; elephants; artillery, which cannot march: how far it moves says wab/machine-move; war-wagons; siege-engines.
    enemies: Enemies nearby | Each enemy unit that may matter, at the start of the movement phase. Left out: none is near.
    enemyKind: Kind of enemy | infantry; cavalry, camels too; chariots; elephants; artillery; character, a lone one; other, any other troops.
    away: Inches away | Inches from the unit to this enemy, between the nearest models.
    inFlight: Is fleeing | true if this enemy is fleeing.
    wide: Models wide | How many models wide the unit stood at the start of the turn. Left out: wide enough for what it does.
    deep: Ranks | How many ranks it had at the start of the turn. Left out: as many as it needs.
    ground: Ground | All of its way: open, difficult, very-difficult.
    enemyGap: Gap to an enemy | The least distance in inches at which the move passes or ends from an enemy that it does not charge or engage. Left out: it stays away.
    columnFormed: Column formed | before-the-turn, it already stood in column; this-turn, it forms its column only now.
    dispersed: Dispersed chariots | true if light chariots stand in a dispersed group, and not as a formed unit.
    snakes: Snakes along | true if it wants to move in a winding line round buildings or other units.
    unitState: State of the unit | ready; fleeing, it still flees; rallied, it rallied this turn; reformed, it reformed this turn; failed-reform, its test to reform failed this turn.
    legs: Way | The legs of the way in their order, from where the front of the unit stands.
    over: Over | What this leg leads over: open, path (a road or clearing), difficult (wood, marsh, pyramid, steep-hill, scree, jungle), very-difficult (dense-jungle, fast-river, rocks), obstacle (hedge, ditch, wall), impassable.
    inches: Inches | Of a leg or a straight move its length in inches; of a wheel what the outer front model travels; of an obstacle nothing.
    spentBefore: Already spent | Inches of the move that were spent before this way, on a wheel for instance.
    unitDepth: Depth behind the front | Inches from the front rank back to the rear rank; 0 for a single rank.
    unitMove: Move | normal; march, at double rate; quick-march, at triple rate; charge; compulsory, a flight or another move that its player does not control.
    unitOrder: Order | close order or open order.
    manoeuvres: Parts of the move | What the unit does, in its order.
    movePart: Part | ahead, straight on; wheel; about-face, a half turn; change-formation, more or fewer ranks; reform; hedgehog, a reform into a square; shieldwall, forming one; quarter-turn, 90 degrees on the spot, of drilled troops alone; sideways; backwards; part-of-unit, some of its models move and others stay.
    ranksGained: Ranks gained | Of a change of formation: ranks gained, or lost where negative.
    wedge: Wedge | true if the unit is a wedge.
    ranksBefore: Ranks before | How many ranks the unit has before the move.
    rearOverlaps: Rear ranks overlap | true if the rear ranks seem to sweep through another unit as the block wheels.
    flightCause: Why it flees | charge, it reacts to a charge by fleeing; combat, it was broken in combat and makes its first move; failed-test, it has failed another test, such as that for panic; later, it fled before and has not rallied.
    onWay: In its way | nothing; slow-ground, difficult ground or an obstacle; friends; enemy; impassable.
    wayLength: Inches to what is in its way | Inches from the unit to the friends, enemy or impassable ground in its way.
    wayRound: There is a way round | true if it can go round, in the first flight from a combat within 8 inches of its way.
    edgeDistance: Inches to the edge | Inches along its way until its first model is at the table edge. Left out: too far to matter.
    ownEdgeShut: Own edge shut | true if enemies bar the way to its own table edge.
    sideQuicker: Side edge quicker | true if it gets off faster by the nearest side edge, where its own is shut.
    wantedEdge: Edge that is wanted | The table edge that its player would like it to make for: own, side or enemy. Left out: he asks for none.
    chariots: Chariots | none; heavy, heavy or scythed chariots; light, light chariots.
    fleeingDoes: What it would do | rally-test; shoot; fight; flee-from-charge, hold, stand-and-shoot, shoot-and-flee, countercharge, as reactions when it is charged; charge; move-freely, move as its player likes; panic-test, terror-test, other-test, to take such a test.
    event: What happens | start-tests, psychology tests at the start of the turn; return-test, of pursuers off the table; declare-charge; declare-forced-charge, of a unit that must charge; declare-disengagement; charge-reaction; reaction-shots, at a charge; rally; flee-on, flight of units that did not rally; disengaging-move; stampede; charge-move; forced-charge-move; line-up, aligning after contact; normal-move; march; reform; join-a-unit, of characters; return-to-table; shooting; fight-combats; combat-results; break-tests; combat-panic-tests; give-ground; flee-from-combat; pursue; redress-ranks; first-flight, outside combat.
    otherEvent: Compared with | What else happens, to know which comes first: the same words. Left out: nothing is compared.
    turnOf: Whose turn | own, the turn of the army that does it; enemy, that of its enemy.
  `),

  answers: labelled(`
    factor: Movement factor | Movement less what the armour takes off.
    allowance: Allowance | How many inches it may spend; 0 where the move is not allowed; null while a die is open.
    reach: Reach | How many inches it gets on such ground; 0 where the move is not allowed; null while a die is open.
    mayShootAfter: May shoot afterwards | Whether it may shoot this turn after such a move.
    rate: Rate | half, single, double or triple.
    leftToMove: Left | Inches of its move that it has left.
    inchesMoved: Inches moved | How far its front gets along the way, in inches on the table.
    obstaclesCrossed: Obstacles crossed | How many obstacles its front crosses.
    arrives: Arrives | Whether it gets to the end of the way.
    haltedBy: Stopped by | nothing; movement-spent; obstacle, it stops in front of it; march-ends, slow ground or an obstacle on a march; impassable.
    bothSides: On both sides | Whether it ends with ranks on either side of an obstacle.
    spentInAll: Spent | Inches that all parts of the move spend; 0 where it is not allowed.
    ranksAfter: Ranks afterwards | How many ranks it has then.
    costs: Costs | What each part spends in inches, in their order.
    facesAfter: Faces | as-before or to-the-rear, of where it faced before its about faces.
    needsTest: Needs a test | Whether a Leadership test must be passed first.
    inchesFled: Inches fled | How far it flees, stops included; null while dice are open.
    flightMoment: When it moves | before-the-charger; as-soon-as-it-fails; flight-step, of the combat phase; compulsory-moves, of its own movement phase.
    flightRoute: Where to | away-from-enemy; own-edge; side-edge, the nearest; as-its-test-says, which depends on the test.
    flightEndsAs: How it ends | open, dice decide; free, it moves all of it; stopped, before an enemy or impassable ground; through-friends, it passes through them; off-table, it is removed; destroyed.
    keepsFormation: Keeps its formation | Whether it still has a formation.
    turnPhase: Phase | start, movement, shooting or close-combat; any where it comes whenever it is called for.
    phaseNumber: Number of the phase | From 1 to 4; 0 for any.
    turnStep: Step | Its step in the movement or combat phase; null where there is none.
    turnOrder: Place in the turn | The place in the turn as one number; earlier is less.
    comes: Comes | before, together, after: when it comes beside the other thing; no-order, one of them has no fixed place; not-asked.
    off-table: Leaves the table | Chance that it leaves the table.
    destroyed-on-way: Destroyed | Chance that it is destroyed on its way.
  `),

  terms: worded(`
    move unitMove: normal = normal move | march = march | quick-march = quick march | charge = charge | failed-charge = failed charge | countercharge = countercharge | disengage = disengaging | follow-up = following up | compulsory = compulsory move
    kind enemyKind: infantry = infantry | cavalry = cavalry | camels = camels | chariots = chariots | character = lone character | elephants = elephants | artillery = artillery | war-wagons = war wagons | siege-engines = siege engines | other = other troops
    ground: open = open | difficult = difficult | very-difficult = very difficult
    rate: half = half | single = single | double = double | triple = triple
    columnFormed: before-the-turn = before the turn | this-turn = this turn
    unitState: ready = ready | fleeing = fleeing | rallied = rallied | reformed = reformed | failed-reform = failed to reform
    over: open = open ground | path = a path | difficult = difficult ground | wood = a wood | marsh = a marsh | pyramid = a stepped pyramid | steep-hill = a steep hill | scree = scree | jungle = jungle | very-difficult = very difficult ground | dense-jungle = very dense jungle | fast-river = a fast river | rocks = rocks | obstacle = an obstacle | hedge = a hedge | ditch = a ditch | wall = a wall | impassable = impassable ground
    haltedBy: nothing = nothing | movement-spent = its movement being spent | obstacle = an obstacle | march-ends = what no march crosses | impassable = impassable ground
    unitOrder: close = close order | open = open order
    movePart: ahead = straight ahead | wheel = wheel | about-face = about face | change-formation = change of formation | reform = reform | hedgehog = reform into a square | shieldwall = forming a shieldwall | quarter-turn = quarter turn | sideways = sideways | backwards = backwards | part-of-unit = only some models
    facesAfter: as-before = as before | to-the-rear = to the rear
    flightCause: charge = from a charge | combat = from combat | failed-test = for a failed test | later = since before
    onWay: nothing = nothing | slow-ground = slow ground | friends = friends | enemy = an enemy | impassable = impassable ground
    wantedEdge: own = its own | side = a side edge | enemy = the enemy’s
    chariots: none = none | heavy = heavy or scythed | light = light
    flightMoment: before-the-charger = just before the charger | as-soon-as-it-fails = as soon as the test is failed | flight-step = with the flights of the combat phase | compulsory-moves = with the compulsory moves
    flightRoute: away-from-enemy = away from the enemy | own-edge = to its own table edge | side-edge = to the nearest side edge | as-its-test-says = as its test says
    flightEndsAs: open = the dice decide | free = free | stopped = stopped | through-friends = through friends | off-table = off the table | destroyed = destroyed
    fleeingDoes: rally-test = a test to rally | shoot = shooting | fight = fighting | flee-from-charge = fleeing from a charge | hold = holding | stand-and-shoot = standing and shooting | shoot-and-flee = shooting and fleeing | countercharge = a countercharge | charge = a charge | move-freely = a move as its player likes | panic-test = a Panic test | terror-test = a terror test | other-test = another test
    event otherEvent: start-tests = start-of-turn tests | return-test = the test to return to the table | declare-charge = declaring a charge | declare-forced-charge = declaring a forced charge | declare-disengagement = declaring a disengagement | charge-reaction = a charge reaction | reaction-shots = shots at a charge | rally = rallying | flee-on = fleeing on | disengaging-move = the move of a disengaging unit | stampede = a stampede | charge-move = a charge move | forced-charge-move = the move of a forced charge | line-up = lining up after contact | normal-move = a normal move | march = a march | reform = a reform | join-a-unit = joining a unit | return-to-table = the return to the table | shooting = shooting | fight-combats = fighting the combats | combat-results = working out who won | break-tests = Break tests | combat-panic-tests = Panic tests for combats | give-ground = giving ground | flee-from-combat = flight from combat | pursue = pursuit | redress-ranks = redressing ranks | first-flight = a first flight
    turnOf: own = its own turn | enemy = the enemy’s turn
    turnPhase: any = any | start = start of the turn | movement = movement | shooting = shooting | close-combat = close combat
    comes: not-asked = not asked | before = before | together = together | after = after | no-order = in no order
  `),

  steps: said(`
    wab-2.10: Its movement factor is {factor} inches.
    wab-2.12: Its armour takes 1 inch off.
    wab-2.12/barding: Metal barding takes 1 inch off.
    wab-2.13: A buckler does not count as a shield: it does not slow.
    wab-2.13/cloth: Cloth barding does not slow.
    wab-2.69/moves: It is fleeing: it makes no move of its own will.
    wab-2.78/moves: It rallied this turn: it does not move.
    wab-2.32/moves: It reformed this turn: it does not move further.
    wab-2.29/moves: It failed to reform: it does not move in this phase.
    wab-13.10/must: It runs wild: it charges the nearest enemy whom it sees within {charge} inches; else it goes at least {least} inches towards him.
    wab-15.5/free: Skirmishers turn as they like: they need no manoeuvre.
    wab-15.5/any-way: Skirmishers go in any direction: {inches} {inches?inch|inches}.
    wab-16.11/free: A chariot of a dispersed group turns as it likes: it needs no manoeuvre.
    wab-16.11/any-way: A chariot of a dispersed group goes in any direction: {inches} {inches?inch|inches}.
    wab-16.11/wheel: Of the wheel of a dispersed group what a chariot covers is measured: {inches} {inches?inch|inches}.
    wab-17.10/free: An elephant turns freely: it needs no manoeuvre.
    wab-2.51: Such troops never march.
    wab-2.51/camels: Camels march as cavalry.
    wab-2.64: A single model marches without musician and column.
    wab-2.47: Without a musician it may not march.
    wab-2.57: It is not in column of march: no quick march.
    wab-2.58: It must stand in column already when the turn begins: no quick march.
    wab-2.58/musician: Without a musician there is no quick march.
    wab-2.59: Dispersed chariots are no column of march: no quick march.
    wab-2.60: An enemy is within 8 inches: no quick march, whatever enemy it is.
    wab-2.61/move: It began the turn in column of march: it may not charge.
    wab-2.62/move: It is in column of march: it may not countercharge.
    wab-9.9: An enemy is within 8 inches: he may not move at triple rate.
    wab-2.49: Fleeing enemies, artillery and characters within 8 inches do not count.
    wab-2.50: Infantry within 8 inches does not count against cavalry and chariots.
    wab-2.48: An enemy who counts is within 8 inches: it may not march.
    wab-2.54: A march goes over open ground alone.
    wab-2.52: A march does not come closer than 1 inch to an enemy.
    wab-2.9: It may not come closer than 1 inch to an enemy.
    wab-2.9/charger: A charger may pass within 1 inch of other enemies.
    wab-2.63: In single file it may snake along.
    wab-2.63/wide: Only a column 1 model wide snakes along.
    wab-2.11: It moves up to {allowance} inches.
    wab-2.46: It marches double: up to {allowance} inches.
    wab-2.56: It quick marches triple: up to {allowance} inches.
    wab-3.3/rate: Its charge distance is {allowance} inches.
    wab-3.22/rate: The charge fails: it moves {allowance} inches towards the enemy.
    wab-3.60/rate: It countercharges half its move: {allowance} inches.
    wab-3.72/rate: It moves up to {allowance} inches straight away from the combat.
    wab-6.63/rate: It follows up to {allowance} inches.
    wab-2.37: In difficult terrain that is {reach} inches.
    wab-2.39: In very difficult terrain that is {reach} inches.
    wab-2.40: Rounded up to the half inch that is {reach} inches.
    wab-2.55: After a march it does not shoot this turn.
    wab-3.23: After a failed charge it does not shoot this turn.
    wab-2.34: Only open ground lets it move its full distance.
    wab-2.35: Open ground does not hinder it.
    wab-2.35/feature: This ground is open: {over}.
    wab-2.36: This ground is difficult: {over}.
    wab-2.38: This ground is very difficult: {over}.
    wab-2.43: It is an obstacle: {over}.
    wab-2.37/way: Each inch of it uses 2: it gets {inches} {inches?inch|inches} through it.
    wab-2.39/way: Each inch of it uses 4: it gets {inches} {inches?inch|inches} through it.
    wab-2.41: It may not enter {over}.
    wab-2.44: It crosses for half its move, {cost} {cost?inch|inches}.
    wab-2.44/stops: To cross it takes {cost} {cost?inch|inches}, and it has {left}: it stops in front.
    wab-2.45: Its front is {beyond} {beyond?inch|inches} beyond the obstacle: its ranks stand on either side of it, touching it.
    wab-2.54/path: A march may follow a path or clearing.
    wab-2.54/stops: A march stops as soon as it touches {over}.
    wab-2.14: Its models do not move out of the unit: it keeps its formation.
    wab-2.14/sideways: A unit does not move sideways: it must manoeuvre.
    wab-2.14/backwards: A unit does not move backwards: it must manoeuvre.
    wab-2.14/ahead: It goes {inches} {inches?inch|inches} straight ahead.
    wab-2.15: A quarter turn is none of the 4 manoeuvres: only drilled troops make it.
    wab-2.16: It wheels: its outer front model travels {inches} {inches?inch|inches}.
    wab-2.18: A charging unit wheels only at the start, to line up.
    wab-2.19: The ranks behind follow the track of the front rank.
    wab-2.20: What counts is the track of the front rank, whatever the rear seems to touch.
    wab-2.21: It turns 180 degrees on the spot; its command group goes to the new front rank.
    wab-2.22: An about face takes a quarter of its move, {inches} {inches?inch|inches}.
    wab-2.23: In open order its first 2 about faces are free.
    wab-2.24: Open order has nothing free on a march, on a charge or in a compulsory move.
    wab-2.25: To change {ranks} {ranks?rank|ranks} takes {inches} {inches?inch|inches} of its move.
    wab-2.25/most: In one move it may change {most} ranks at most.
    wab-2.26: In open order up to 2 ranks are free.
    wab-2.26/more: In open order 2 ranks are free; those beyond are paid for.
    wab-2.26/most: Free ones included, it may change {most} ranks at most in one move.
    wab-2.53: A marching unit may not change formation.
    wab-2.53/about-face: By this reading a marching unit may not face about.
    wab-2.32/alone: A unit that reforms makes no other move.
    wab-3.25/turns: A charging unit neither faces about nor changes formation.
    wab-1.38: A wedge has no free manoeuvres.
    wab-20.16/turns: A wedge pays a quarter of its move to turn 180 degrees, in open order too.
    wab-1.38/axis: A wedge turns about its axis, for {inches} {inches?inch|inches}.
    wab-2.11/over: That takes {spent} inches, and it has {allowance}.
    wab-2.46/over: That takes {spent} inches of a march of {allowance}.
    wab-2.56/over: That takes {spent} inches of a quick march of {allowance}.
    wab-3.3/over: That takes {spent} inches of a charge of {allowance}.
    wab-2.66: It flees as its reaction to a charge.
    wab-2.66/test: It flees because it failed a Leadership test.
    wab-2.67: It moves just before the charger.
    wab-2.67/test: It moves as soon as the test is failed.
    wab-1.55: It has no place in the order of the turn: the rule that causes it says when it happens.
    wab-2.67/any: It comes whenever it is called for, in any phase.
    wab-2.68: It flees until it leaves the table or rallies.
    wab-2.84: It flees as a compulsory move.
    wab-2.84/test: Where it flees to depends on the test that it failed.
    wab-2.76: If the winner pursues and catches it, it is destroyed.
    wab-6.20/when: It flees at the flight step of the combat phase.
    wab-2.71/fast: It moves more than 6 inches: 3D6.
    wab-2.71/dice: It flees {dice}D6 inches.
    wab-3.11/route: It flees directly away from the charger.
    wab-6.23/route: It flees directly away from the enemy it fought.
    wab-2.73: It makes for its own table edge by the most direct way.
    wab-2.73/side: Its own edge is shut: it makes for the nearest side edge.
    wab-2.73/enemy: Fleeing troops never make for the enemy’s table edge.
    wab-2.73/own: It makes for its own table edge, not for a side.
    wab-2.73/round: It goes round its friends.
    wab-2.72: Terrain and obstacles do not slow its flight.
    wab-2.41/flight: It goes round impassable ground.
    wab-2.41/stops: It cannot enter impassable ground and stops before it.
    wab-2.74: It stops 1 inch from the enemy.
    wab-2.74/round: It goes round the enemy.
    wab-6.25/flight: It passes through its friends.
    wab-6.26/enemy: Enemies bar its way: it is destroyed.
    wab-6.26/impassable: Impassable ground bars its first flight from combat: it is destroyed.
    wab-2.75: A model of it leaves the table: the whole unit is removed.
    wab-2.65: A fleeing unit has no formation.
    wab-2.69: A fleeing unit only flees and tries to rally: it may not do this.
    wab-2.70/any: Apart from that to rally a fleeing unit takes no test.
    wab-1.56: It belongs to the start of the turn, phase 1.
    wab-1.57: It belongs to the movement phase, the 2nd.
    wab-1.58: It belongs to the shooting phase, the 3rd.
    wab-1.59: It belongs to the close combat phase, the 4th.
    wab-2.1: It is declared in step 1, as the phase begins.
    wab-2.2: A forced charge is declared in step 1 too.
    wab-2.3: Reactions come in step 1, once all charges are declared.
    wab-2.4: Rallying is step 2.
    wab-2.5: It is moved in step 3, with the compulsory moves.
    wab-2.6: A forced charge waits for step 4, with the other charges.
    wab-2.7: It comes in step 4, with the charges.
    wab-2.8: It comes in step 5, with the remaining moves.
    wab-2.85: Compulsory moves are made before all others.
    wab-5.1/turn: All combats are fought first, step 1.
    wab-5.2/turn: Who won is step 2.
    wab-5.3/turn: Break tests are step 3.
    wab-5.4/turn: Panic tests are step 4.
    wab-6.79/turn: Units that give ground move before those that flee, step 5.
    wab-5.5/turn: Flight is step 5.
    wab-5.6/turn: Pursuit is step 6.
    wab-5.7/turn: Ranks are redressed in step 7.
    wab-1.53: Only the army whose turn it is does this.
    wab-1.53/anybody: A flight may happen in anybody’s turn.
    wab-1.54: Both sides fight, whoever’s turn it is.
    wab-2.3/own-turn: Reactions are made to a charge of the enemy, in his turn.
  `),

  because: said(`
    charges-already: It charges, as it must.
    light-enough: Its armour does not slow.
    counted-with-armour: By this reading armour and barding take off 1 inch together.
    carries-a-shield: It carries a shield, not a buckler.
    can-march: Such troops may march.
    is-a-unit: It is a unit, and no single model.
    is-formed: They are drawn up as a formed unit.
    is-a-column: It is in column of march.
    column-at-first: It stood in column when the turn began.
    no-column: It is not in column of march.
    they-count: No such enemy is within 8 inches.
    marches-on-foot: It is neither cavalry nor chariots.
    nobody-who-counts: No enemy who counts is within 8 inches.
    open-ground: No difficult terrain and no undefended obstacle is on its way.
    inch-away: It keeps 1 inch away.
    counts-for-chargers: By this reading the rule applies to chargers too.
    one-wide: It is more than 1 model wide.
    no-charge-made: It does not charge.
    does-not-march: It does not march.
    few-enough-ranks: It changes few enough ranks.
    does-nothing-else: It does nothing else in this move.
    nothing-in-the-way: Nothing is in the way of its rear ranks.
    ordinary-move: It makes a normal move.
    no-wedge: It is no wedge.
    faced-twice: It has faced about twice already.
    side-is-longer: By the side it would take longer.
    own-edge-shut: Its own edge is shut, and the side is quicker.
    impassable-ground: The ground is impassable.
    stops-before-it: It does not come so far.
    way-round: It can go round.
    stays-on-the-table: It does not come so far as the edge.
    rallies: It is the test to rally.
    flees-from-charge: It flees from a charge.
    in-enemy-turn: It is the enemy’s turn.
    has-its-place: It has its place in the turn.
    in-own-turn: It is the turn of its own army.
  `),

  ...summed(`
    movement/no: It may not make this move: {move}. | Not allowed | It may not.
    movement/open: It goes {least} to {most} inches at most, by its die. | {least} to {most} inches | It goes {least} to {most} inches at most.
    movement/reach: It goes up to {reach} inches: {move}. | {reach} inches | It goes up to {reach} inches.
    manoeuvre/no: It may not move like this. | Not allowed | It may not.
    manoeuvre/left: That spends {spent} {spent?inch|inches} and leaves {left}. | {left} left | It spends {spent} {spent?inch|inches} and has {left} left.
    manoeuvre/reform: It may reform if it passes its test, and does nothing else. | A reform | It reforms if it passes its test.
    terrain-move/no: It may not make this move: {move}. | Not allowed | It may not.
    terrain-move/nothing: It moves {inches} {inches?inch|inches} to the end of its way and has {left} left. | {inches} {inches?inch|inches} | It arrives after {inches} {inches?inch|inches} and has {left} left.
    terrain-move/movement-spent: It gets {inches} {inches?inch|inches} along its way, and no further. | {inches} {inches?inch|inches} | It gets {inches} {inches?inch|inches} along.
    terrain-move/obstacle: It gets {inches} {inches?inch|inches} along its way and stops before an obstacle. | {inches} {inches?inch|inches} | It gets {inches} {inches?inch|inches} along and stops before an obstacle.
    terrain-move/march-ends: Its march ends after {inches} {inches?inch|inches}. | {inches} {inches?inch|inches} | Its march ends after {inches} {inches?inch|inches}.
    terrain-move/impassable: It gets {inches} {inches?inch|inches} along and may not go on. | {inches} {inches?inch|inches} | It gets {inches} {inches?inch|inches} along and may not go on.
    flight-move/no: It may not make for that edge. | Not allowed | It may not.
    flight-move/open: It flees {dice}D6 inches. | {dice}D6 inches | It flees {dice}D6 inches.
    flight-move/free: It flees {inches} inches. | {inches} inches | It flees {inches} inches.
    flight-move/stopped: It rolls {rolled} and stops after {inches} {inches?inch|inches}. | Stops after {inches} | It stops after {inches} {inches?inch|inches}.
    flight-move/through-friends: It flees {inches} inches, through its friends. | {inches} inches | It flees {inches} inches, through its friends.
    flight-move/off-table: It rolls {rolled} and leaves the table. | Off the table | It leaves the table.
    flight-move/destroyed: It rolls {rolled} and is destroyed on its way. | Destroyed | It is destroyed.
    fleeing/yes: A fleeing unit may do this: {fleeingDoes}. | Allowed | It may.
    fleeing/no: A fleeing unit may not do this: {fleeingDoes}. | Not allowed | It may not.
    turn-sequence/no: That does not belong to this turn: {event}. | Not in this turn | It may not in this turn.
    turn-sequence/phase: That belongs to phase {phase} of the turn, {turnPhase}: {event}. | Phase {phase}, {turnPhase} | It belongs to phase {phase}, {turnPhase}.
    turn-sequence/step: That is step {step} of phase {phase}, {turnPhase}: {event}. | Step {step}, {turnPhase} | It is step {step} of phase {phase}, {turnPhase}.
    turn-sequence/before: One comes before the other: {event} before {otherEvent}. | Before | It comes before {otherEvent}.
    turn-sequence/after: One comes after the other: {event} after {otherEvent}. | After | It comes after {otherEvent}.
    turn-sequence/together: They belong to one step, together: {event} and {otherEvent}. | Together | They come together.
    turn-sequence/no-order: One of them comes whenever it is called for: {event} and {otherEvent}. | In no order | One of them has no fixed place.
  `),

  problems: said(`
    march-die-first: A scythed chariot marches its Movement and 1D6 inches: say the die.
    machines-by-their-crew: How far a war machine moves depends on its crew and wheels: ask wab/machine-move.
    only-chariots-disperse: Only chariots stand in dispersed groups.
    fewer-than-one-rank: It cannot lose so many ranks: 1 is always left.
    shoots-only-at-a-charge: Only a unit that flees from a charge may shoot first.
  `),
} satisfies PartOfMessages;
