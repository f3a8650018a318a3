import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

/** Fields that mean something of their own here. */
const MOVEMENT = `
  movement: Movement of the charger | Its movement factor in inches, what armour takes off taken off. It charges twice as far.
`;
const BARE = `
  bareMovement: Movement before armour | The Movement of the unit that flees or countercharges before its armour lowers it; it counts by reading b of R23 alone. Left out: armour lowers nothing.
`;
const WHEEL = `
  wheel: Wheel at the start | Inches that the outermost front model travels in the wheel at the start of the charge; 0 without one.
`;

export default {
  queries: {
    ...titled(`
      wab/charge-side: Front, flank or rear | Which side a charger attacks | Says by where a charger stands as it begins its move which side of the target it charges, and whether its player may choose another.
      wab/charge-contact: Contact of a charge | How many models touch | Says how many models of each side can be brought into contact at most, how several chargers share a target, how many of them find room and who is moved if they cannot line up.
    `),
    'wab/charge': {
      title: 'Declaring and moving a charge',
      line: 'Whether it may charge, and arrives',
      about:
        'Says whether a unit may declare a charge and on how many enemies it must, how far it charges, whether that reaches with wheel, terrain and obstacles, and how far it moves if it fails.',
      fields: labelled(`${MOVEMENT}${WHEEL}
        distance: Distance to contact | Inches straight on from the charger, its wheel made, until it touches the target; to one behind an obstacle, up to the target itself. Left out: not measured yet.
      `),
    },
    'wab/charge-reaction': {
      title: 'Reaction to a charge',
      line: 'What a charged unit may do',
      about:
        'Says which reactions are open to a charged unit, whether it may react as it chose, what it does if not, with how many dice it flees and which Panic tests follow.',
      fields: labelled(`${BARE}
        troops: Troops of the charged unit | What the charged unit is.
        missiles: Has missile weapons | true if the charged unit has missile weapons.
        weapon: Missile weapon | The missile weapon of the charged unit, which then has missiles: bow; short-bow; long-bow; crossbow; light-crossbow; sling; staff-sling; javelin; stones; darts; handgun. Left out: none that could not be shot before a flight.
        chargerModels: Models of the charger | How many models the charging unit had when it was shot at. Left out: nobody was shot.
      `),
    },
    'wab/fleeing-target': {
      title: 'Target that flees a charge',
      line: 'Whether it escapes, and a redirection',
      about:
        'Says how likely the flight of a charged unit takes it out of reach, on which roll, what becomes of it if not, and whether the charger may redirect at a revealed enemy and reaches it.',
      fields: labelled(`${MOVEMENT}${WHEEL}${BARE}
        distance: Distance to the target | Inches straight on from the charger, its wheel made, to the target before it flees.
        troops: Troops of the target | What the fleeing unit is.
        dice: Dice of the flight | The dice of the flight as they fell. Left out: not rolled yet.
      `),
    },
    'wab/countercharge': {
      title: 'Countercharge',
      line: 'Who may, how far, where they meet',
      about:
        'Says whether a charged unit may countercharge, from which distance on, how far it and the charger move until they meet, who strikes first, and what happens if the charge falls short.',
      fields: labelled(`${BARE}
        movement: Movement of the countercharger | Its movement factor in inches, armour taken off. It countercharges half of it.
        troops: Troops of the countercharger | What the charged unit is.
        wheel: Wheel of the countercharger | Inches that its wheel towards the charger takes; 0 without one.
      `),
      answers: labelled(`
        allowed: May countercharge | Whether it may; if not, it holds.
      `),
    },
    'wab/disengage': {
      title: 'Disengaging',
      line: 'Whether it may leave, and its test',
      about:
        'Says whether an engaged unit may try to leave its combat, whether it needs a Leadership test and how likely it passes, how far it goes, and what happens if it fails.',
      fields: labelled(`
        movement: Movement | The movement factor of the unit in inches, armour taken off.
        leadership: Leadership | The unit's own Leadership (Ld), from 1 to 10. Left out: only where cavalry needs no test.
        troops: Troops that disengage | What the unit is.
        bareMovement: Movement before armour | The Movement of the unit before its armour lowers it; it counts for its flight by reading b of R23 alone. Left out: armour lowers nothing.
      `),
      answers: labelled(`
        allowed: May try | Whether it may try to disengage.
        flightDice: Dice of the flight | How many D6 it flees if it fails, in inches; null where it has passed or needs no test.
      `),
    },
  },

  fields: labelled(`
    rough: Rough ground and obstacles | What lies on the straight way besides open ground, in any order. Left out: all is open.
    roughKind: Kind of ground | difficult, each inch takes 2; very-difficult, each inch takes 4; obstacle, crossing it takes half of the movement; impassable, nobody enters it.
    roughAfter: Begins after | Inches of the straight way before it begins.
    roughInches: Inches of it | How many inches of the way lie in it; of an obstacle it does not matter.
    modelsSeeing: Models that see the target | How many models of the charger see a model of the target. Left out: enough of them.
    bearing: Angle to the target | Degrees between straight ahead and the target, of the model that sees it best: 45 is the edge of its arc.
    unitIs: State of the charger | engaged, in combat; fleeing; column, in column of march as the turn begins; lone-character, a character alone; gave-ground, gave ground last turn and lost contact; back-on-table, comes back onto the table this turn; ungovernable, unreliable troops that rolled 1.
    alsoTouched: Other enemies touched | How many further enemy units the charge is bound to touch, because they stand close or through lining up.
    alsoNamed: Of these named | On how many of those the charge is declared too. Left out: on all.
    crossesPath: Crosses another charge | true if its path crosses that of a friendly charger.
    sideBySide: Side by side | true if both charge side by side at the same enemy or adjacent ones.
    manoeuvre: Manoeuvre on the way | none, at most a wheel at the start; second-wheel, a further wheel later; turn; change-formation, at the start; into-column, a change into a column of march.
    behindObstacle: Target behind an obstacle | true if the target defends a wall, hedge or ditch on its side of it.
    passesNear: Passes near an enemy | true if it passes another enemy at less than 1 inch without touching it.
    declared: Declared | start-of-movement, as the movement phase begins; later, after something has moved.
    measuredFirst: Measures first | true if its player wants to measure the distance before he declares.
    skirmishing: Skirmishes | true if the charger skirmishes: then most of its models must see the target.
    chargers: Chargers | Every unit that charges it, at least one.
    chargerMovement: Movement of the charger | Its movement factor in inches, armour taken off; its charge distance is twice that.
    chargerDistance: Distance of the charger | Inches that it must move to contact, at the start of its charge.
    chargerTroops: Troops of the charger | What the charger is.
    chargerFrom: Where it comes from | front, in front of the charged unit and within its arc of 90 degrees; front-outside-arc, in front and outside that arc; flank; rear.
    reaction: Chosen reaction | any, which are open; hold; flee; stand-and-shoot; shoot-and-flee; countercharge; feigned-flight; ignore, takes the charge for out of reach.
    troops: Troops | What the unit is.
    missiles: Has missile weapons | true if the unit has missile weapons.
    targetMovement: Movement of the charged unit | Its movement factor in inches, armour taken off.
    targetIs: State of the charged unit | engaged, in combat already; fleeing, since an earlier turn; revealed, by a target that fled; met-by-pursuers, who pursue somebody else; column, in column of march; cataphracts; way-blocked, terrain or units prevent its countercharge; ungovernable, unreliable troops that rolled 1.
    otherReaction: Reaction to the other chargers | What it wants to do about its other chargers; same, the same.
    neighbour: Reaction of another unit | How another unit reacts that the same charge is declared on; none, there is none.
    chargerLost: Models that the charger lost | How many models the charger has lost to the shots of this reaction.
    shotsStop: The shots stop the charge | true if the shots destroy the charger or make it panic.
    allDeclared: All charges are declared | true if all charges of this turn have been declared.
    stands: Where the charger stands | Every place where a part of it stands as it begins to move, by the lines of the target's front and rear ranks and its sides, all extended: ahead, straight ahead of the target; ahead-aside, ahead of its front line, to one side; beside, between both lines; behind-aside, behind its rear line, to one side; behind, straight behind it, if a model is there.
    wants: Side that the player wants | any, whichever it is; front; flank; rear.
    sideFull: That side is full | true if combats leave no room on that side of the target.
    onlyFlankInReach: Only the flank is in reach | true if its move reaches the flank and not the front.
    touchesCorner: Touches a corner | true if it touches the target at a front corner.
    fleeMovement: Movement of the target | The movement factor of the fleeing unit in inches, armour taken off.
    fledBefore: It was fleeing before | true if the target has been fleeing since an earlier turn.
    revealedDistance: Distance to the revealed enemy | Inches straight on, after the wheel for the first target, to another enemy that its flight exposes. Left out: it exposes none.
    wheelsAgain: Wheels again | true if the charger wants to wheel towards the revealed enemy.
    chargerBase: Base of the charger | infantry, 20 x 20 mm; cavalry, 25 x 50; light-chariot, 40 x 80; heavy-chariot and elephant, 60 x 80.
    chargerWide: Models in its front rank | How many models wide the charger is.
    targetBase: Base of the target | infantry, 20 x 20 mm; cavalry, 25 x 50; light-chariot, 40 x 80; heavy-chariot and elephant, 60 x 80.
    targetWide: Models along that side | How many models the target has along the side that is charged: its width in front and rear, its ranks on a flank.
    sideCharged: Side that is charged | front, flank or rear of the target.
    besides: Other chargers on that side | Every other unit that charges the same side of the target.
    besideBase: Base | infantry, 20 x 20 mm; cavalry, 25 x 50; light-chariot, 40 x 80; heavy-chariot and elephant, 60 x 80.
    besideWide: Models in its front rank | How many models wide it is.
    otherTargets: Other targets | How many further enemy units the charger touches.
    cannotLineUp: They cannot line up | true if there is no way to line the charger up with what it touches.
    wheelsLess: Wheels for less contact | true if its player wants to bring fewer models into contact than he could.
    slidesSideways: Slides sideways | true if, once it has moved as the charge demands, it would slide along its front to touch with more models.
    onlyContact: Only contact possible | What of the enemy the charge can touch at best: models, one or more of them; part-of-a-model; corner, a corner of the unit alone, with nobody to line up against.
    chargerReaches: Its charge reaches | by-distance, if the distance is no more than its charge distance; yes or no, where wheel, terrain or obstacles decide otherwise.
    alsoCharged: Another charged unit | Whether the same enemy charges another unit too: nobody; met-later, he would reach it only after he has met the countercharger; met-first, he touches it all the same.
    column: In column | true if it is in column of march.
    cataphracts: Cataphracts | true if it is of cataphracts.
    blocked: Its way is blocked | true if terrain or units in the way prevent the countercharge.
    enemyMovement: Movement of the enemy | The movement factor of the fastest enemy that it fights, in inches, armour taken off.
    foughtOn: Where it fights | front, to its front alone; flank-or-rear, on a flank or its rear alone; several, on more than one side.
    enemyPursued: An enemy arrived in pursuit | true if an enemy that it fights reached it last turn in a pursuit.
  `),

  answers: labelled(`
    mustName: Units to be named | On how many enemy units the charge must be declared; each reacts by itself.
    chargeDistance: Charge distance | Inches that the unit charges at most; null where it may not charge.
    straightReach: Left after the wheel | Inches of the charge distance that are left for the straight move; null where it may not charge.
    movementNeeded: Movement needed | Inches of movement that wheel and way take with their terrain; null where that is not measured or the way is impassable.
    moves: Moves | Inches that it moves, wheel included: to contact, or of a failed charge; null where that is not measured.
    reaches: Reaches | Whether the charge reaches; null where the distance is not said.
    chargeEnds: How the charge ends | contact, it reaches and lines up; failed, it falls short; unmeasured, the distance is not said; not-declared, it may not be declared.
    chargesFailing: Charges that fail | How many charges fail: 2 where two cross.
    mayShootLater: May shoot later | Whether the unit may shoot this turn after its charge.
    reactions: Open reactions | Which reactions are open to it.
    unitReacts: What it does | The reaction that it makes, or what it does in its stead; none where that is left open.
    mayShootAt: Chargers that it may shoot at | At how many of the chargers it may shoot; it picks one.
    panicTest: Panic test of the charged unit | Whether it takes a Panic test before the charge moves.
    chargerTests: Panic test of the charger | Whether the charger takes a Panic test before it moves.
    sideCharged: Side that it charges | front, flank or rear; none where it cannot be told.
    failedMove: Move of a failed charge | Inches that the charger moves if the target escapes and the charge is not redirected; null where that is not allowed.
    escapesOn: Escapes on | The least roll of the flight that takes it out of reach; null where none does.
    fled: Fled | Inches that it flees; null while open.
    escapeChance: Chance to escape | The chance before any die that its flight takes it out of reach, as an exact fraction; null where that is not allowed.
    escapes: Escapes | Whether it gets out of reach; null while dice are open.
    mayRedirect: May redirect | Whether the charger may go at the revealed enemy; null while dice are open.
    redirectReaches: Reaches the revealed enemy | Whether the charge reaches that one; null where there is none.
    chargersTouching: Chargers in contact | How many models of the chargers touch the target at most; null where several units are touched.
    targetsTouching: Targets in contact | How many models of the target touch the chargers at most; null where several units are touched.
    shares: Shares of the target | Of several chargers, how many models of the target each gets; the bigger shares go to whom their player likes.
    touchingByCharger: In contact by charger | Of several chargers, how many models of each touch the target at most.
    chargersThatFit: Chargers that find room | How many of the chargers find room along that side.
    whoIsMoved: Who is moved to line up | chargers, they line up; charged, the charged units are moved; none.
    leastDistance: From this distance on | Inches from which on it may countercharge, half of the charge distance of the first charger.
    counterMove: Countercharge | Inches that the countercharger goes straight on; null where it may not.
    chargerMoves: The charger moves | Inches that the charger goes on until they meet; null where they do not.
    meets: They meet | Whether charge and countercharge meet.
    countsAsCharging: Counts as charging | Whether the countercharger counts as charging, for its weapons and rules.
    strikesFirst: Who strikes first | charger, the unit that charged first; nobody, where they do not meet.
    neighbourFights: The other unit fights | Whether the other charged unit has to fight; false where there is none.
    withoutTest: Without a test | Whether it does so without a test.
    disengaged: Disengages | Whether it disengages; null while dice are open.
    disengages: Disengages | Chance that the unit disengages.
    mostInches: Moves up to | Inches that it may move straight away if it disengages; null where it does not.
    movesIn: When it moves | compulsory-moves, with the compulsory moves, before the charges; nothing, it stays.
    turnCost: Cost of turning round | Inches that its turn by 180 degrees takes.
    enemyDoes: What the enemy does | nothing, he stays; may-pursue, as if he had won the combat; open, the dice decide; fights-on, the combat goes on.
  `),

  terms: worded(`
    roughKind: difficult = difficult ground | very-difficult = very difficult ground | obstacle = an obstacle | impassable = impassable ground
    unitIs targetIs: engaged = engaged | fleeing = fleeing | column = in column of march | lone-character = a lone character | gave-ground = gave ground last turn | back-on-table = back on the table | revealed = revealed | met-by-pursuers = met by pursuers | cataphracts = cataphracts | way-blocked = with its way blocked | ungovernable = ungovernable
    onlyContact: models = models | part-of-a-model = part of a model | corner = a corner alone
    manoeuvre: none = none | second-wheel = a second wheel | turn = a turn | change-formation = a change of formation | into-column = forming a column of march
    declared: start-of-movement = at the start of movement | later = later
    chargeEnds: contact = in contact | failed = failed | unmeasured = not measured | not-declared = not declared
    troops chargerTroops: infantry = infantry | cavalry = cavalry | light-chariots = light chariots | heavy-chariots = heavy chariots | scythed-chariots = scythed chariots | elephants = elephants
    chargerFrom: front = in front, in its arc | front-outside-arc = in front, outside its arc | flank = on a flank | rear = in the rear
    chargerReaches: by-distance = by the distance | yes = yes | no = no
    reaction reactions unitReacts otherReaction neighbour: any = any | none = none | same = the same | hold = hold | flee = flee | stand-and-shoot = stand and shoot | shoot-and-flee = shoot and flee | countercharge = countercharge | feigned-flight = feign flight | ignore = ignore the charge
    stands: ahead = straight ahead | ahead-aside = ahead, to one side | beside = beside | behind-aside = behind, to one side | behind = straight behind
    wants sideCharged: any = any | front = the front | flank = the flank | rear = the rear | none = none
    chargerBase targetBase besideBase: infantry = infantry | cavalry = cavalry | light-chariot = light chariot | heavy-chariot = heavy chariot | elephant = elephant
    whoIsMoved: chargers = the chargers | charged = the charged units | none = none
    alsoCharged: nobody = nobody | met-later = met later | met-first = met all the same
    strikesFirst: charger = the charger | nobody = nobody
    foughtOn: front = to its front alone | flank-or-rear = on a flank or the rear | several = on several sides
    movesIn: compulsory-moves = with the compulsory moves | nothing = it stays
    enemyDoes: nothing = stays | may-pursue = may pursue | open = open | fights-on = fights on
  `),

  steps: said(`
    wab-2.9/charge: A charger may pass close to an enemy whom it does not touch.
    wab-2.9/reading: By this reading a charger keeps 1 inch from enemies whom it does not charge.
    wab-2.9/failed-charge: It stops 1 inch from the enemy whom it does not reach.
    wab-2.61/charge: A unit in column of march as the turn begins declares no charge.
    wab-2.62/column: A unit in column of march does not countercharge.
    wab-2.69/charge: A fleeing unit does not charge.
    wab-2.69/only-flee: A fleeing unit that is charged can only flee.
    wab-2.69/told: A fleeing unit that is charged flees.
    wab-3.1: Charges are declared at the start of the movement phase, not later.
    wab-3.2: None of its models sees the target.
    wab-3.3/distance: With a movement of {movement} its charge distance is {chargeDistance} inches.
    wab-3.3/measured: Nothing is measured before a charge is declared.
    wab-3.4: The charge is bound to touch {units} units: it must be declared on all of them.
    wab-3.5: The target is outside its arc of {arc} degrees.
    wab-3.6: Reactions are declared once all charges are.
    wab-3.7: It holds and receives the charge.
    wab-3.7/open: It may hold.
    wab-3.8: Cavalry and light chariots may countercharge riders who charge them in front.
    wab-3.8/may: It countercharges, at the same time as the charge.
    wab-3.8/open: It may countercharge.
    wab-3.9: It shoots at once at chargers further than half of their charge distance, and holds.
    wab-3.9/no-missiles: Without missile weapons it does not shoot at chargers.
    wab-3.9/open: It may stand and shoot.
    wab-3.9/too-near: No charger is further than half of its charge distance, {half} inches: it holds without shooting.
    wab-3.10: The charger has lost {share}% of its models or more: it tests for panic before it moves.
    wab-3.11: It turns directly away and flees {dice}D6 inches at once.
    wab-3.11/fast: It moves more than 6 inches: 3D6.
    wab-3.11/open: It may flee.
    wab-3.12: It flees where it gets furthest from all of its chargers.
    wab-3.13: It shoots at once, and then it must flee.
    wab-3.13/open: It may shoot and flee.
    wab-3.13/too-near: No charger is further than half of its charge distance, {half} inches: it flees without shooting.
    wab-3.14: The shots have stopped the charge: it need not flee.
    wab-3.16: If it is still in reach the chargers move into contact, and it is destroyed in the combat phase.
    wab-3.17: An engaged unit can only hold.
    wab-3.17/told: It is engaged: it can only hold.
    wab-3.18: The charge is out of reach: it has no effect, and the unit does not count as charged.
    wab-3.18/open: It may ignore a charge that is out of reach.
    wab-3.19: The ignored charge is in reach: it takes a Panic test before the charge moves, and if it fails it flees.
    wab-3.20: Charges move after the compulsory moves; their player chooses which goes first.
    wab-3.21: The charge goes straight at its target and takes {needed} of {chargeDistance} inches.
    wab-3.21/impassable: The way leads through impassable ground.
    wab-3.22/fails: The charge fails: with a movement of {movement} it goes {moves} inches towards the enemy, wheel included.
    wab-3.22/after-the-wheel: The charge fails: by this reading its movement of {movement} follows the wheel, {moves} inches in all.
    wab-3.22/fled: If the target gets out of reach the charge fails, and the charger makes a normal move.
    wab-3.23/shoots: Its charge failed: it does not shoot this turn.
    wab-3.24: On contact it lines up for free.
    wab-3.24/line: The charger lines up with the enemy, whatever it has moved.
    wab-3.25: A charger makes no manoeuvre but a wheel at the start.
    wab-3.26: The wheel takes {wheel} of the {chargeDistance} inches that it charges: {left} are left.
    wab-3.26/reach: Its wheel made, the charge goes {inches} inches straight on.
    wab-3.30: The wheel is measured by the front-rank model that goes furthest.
    wab-3.28: It goes straight on and stops as soon as they touch.
    wab-3.29: At most {own} models of the charger touch {enemy} of the target: so many it must bring into contact.
    wab-3.29/less: A charger must bring as many models of both sides into contact as it can.
    wab-3.33: Each charged unit reacts by itself.
    wab-3.34: It brings as many models as it can into contact with all {units} units.
    wab-3.35: The charged units are moved until the line is as good as possible and both players agree.
    wab-3.37: A unit makes one reaction to all of its chargers.
    wab-3.37/all-far-enough: By this reading it shoots only if all of its chargers are far enough.
    wab-3.37/one-target: It shoots at one of the chargers whom it may shoot at.
    wab-3.38: The charges count as simultaneous.
    wab-3.39: They share the target as equally as they can, {shares} models each; {own} of theirs touch it.
    wab-3.39/full: There is no room left on that side.
    wab-3.46/room: All {chargers} chargers must charge the front, and only {fit} of them find room along it.
    wab-3.39/room: Only {fit} of the {chargers} chargers find room along that side.
    wab-3.41: It would cross the path of another charger: both charges fail.
    wab-3.42: They charge side by side: their paths do not cross.
    wab-3.44: It stands beside the target, in its flank zone: it charges the flank.
    wab-3.44/not-there: No part of it stands in the flank zone.
    wab-3.45: It begins ahead of the line of the front: it charges the front.
    wab-3.45/front-only: From ahead of the front it charges nothing but the front.
    wab-3.45/out-of-reach: It reaches the flank only, and must charge the front.
    wab-3.46: There is no room left along the front, and it may charge nothing else.
    wab-3.47: It lines up on the front although it touches a corner.
    wab-3.48: A part of it is ahead of the line of the front: no flank charge.
    wab-3.48/ahead: For a flank charge no part of it may be ahead of the line of the front.
    wab-3.49: It charges the flank, with as many models in contact there as it can.
    wab-3.49/flank-only: From the flank zone it must charge the flank.
    wab-3.51: It stands wholly behind the line of the rear: it charges the rear.
    wab-3.51/rear-only: From there it charges the rear.
    wab-3.52: It stands between flank and rear with a model behind the target: it charges the rear.
    wab-3.53: It stands between flank and rear with no model behind the target: it charges the flank.
    wab-3.54: If the target gets away and exposes another enemy, the charge may be redirected at him, straight on after its wheel.
    wab-3.54/reaches: The charge reaches the revealed enemy, {inches} inches straight on.
    wab-3.54/short: The charge does not reach the revealed enemy, {inches} inches straight on.
    wab-3.55: A redirected charge makes no further wheel.
    wab-3.56: A revealed unit may only flee or hold.
    wab-3.56/told: It is revealed: it may only flee or hold.
    wab-3.56/revealed: The revealed enemy may flee or hold.
    wab-3.58: Infantry or others who are no cavalry or light chariots charge with them or alone: no countercharge.
    wab-3.58/front: Only a charge in front, within its arc, can be countercharged.
    wab-3.58/cataphracts: Cataphracts never countercharge.
    wab-3.59: A charge of {chargeDistance} inches begins closer than half of that, {half} inches: the unit can only hold.
    wab-3.60/half: It countercharges half of its movement, {half} inches: {straight} straight on.
    wab-3.60/meet: Of its {chargeDistance} inches the charger moves the {inches} that are left.
    wab-3.61/first: It counts as charging in every way, but the unit that charged first strikes first.
    wab-3.62: Its way is blocked: it holds.
    wab-3.63: The charge falls short: the countercharger moves 1 inch, and there is no contact.
    wab-3.64: It meets the enemy before he reaches the other unit, which has reacted but does not fight.
    wab-3.66: It stays and fights on.
    wab-3.66/charge: An engaged unit does not charge.
    wab-3.67: The players leave disengaging out: the unit stays and fights.
    wab-3.68: Only a unit that fights to its front alone may disengage.
    wab-3.69: It does not disengage from an enemy who arrived in pursuit: that combat has not been fought.
    wab-3.70: It is declared with the charges, and the models turn {degrees} degrees for free.
    wab-3.71: It moves with the compulsory moves, before the charges.
    wab-3.72/leaves: If it disengages it goes up to {inches} inches straight away, its rear to the enemy.
    wab-3.72/test: It disengages on {target} or less.
    wab-3.73: If it fails it is broken and flees {dice}D6 inches.
    wab-3.74: If it disengages its enemy stays where he is.
    wab-3.74/pursues: If it fails its enemy may pursue as if he had won.
    wab-3.75: All its enemies are slower: cavalry disengages without a test.
    wab-4.22/facing: It does not face a charger who is far enough: it does not shoot.
    wab-4.23/instead: As it cannot shoot, this is what it does: {unitReacts}.
    wab-6.42/only-hold: A unit that pursuers meet can only hold.
    wab-6.42/told: Pursuers meet it: it can only hold.
    wab-6.53/charge: A unit that comes back onto the table does not charge this turn.
    wab-6.65/charge: It gave ground last turn and lost contact: it does not charge.
    wab-6.73/overrun: Who catches it may overrun 1D6 inches, if that is said before the roll.
    wab-6.81/charge: The charge must reach the enemy behind the obstacle, not just the obstacle.
    wab-9.4/charge: A character alone declares no charge.
    wab-20.2: Units fight as they stand: nobody slides along his front to touch with more models.
    wab-20.2/as-they-stand: Who touches nobody does not slide sideways: units fight as they stand.
    wab-20.3: Only a corner of the enemy can be touched: he may not be charged.
    wab-20.3/part: Part of a model can be lined up against: he may be charged.
    wab-20.11: An unruly warband charges by the normal rules: it tests if it fears its enemy.
  `),

  because: said(`
    at-the-start: It is declared at the start of the movement phase.
    a-model-sees: A model sees the target.
    most-see: Most of its models see the target.
    within-arc: The target is within its arc.
    all-are-named: The charge is declared on all whom it touches.
    goes-straight: It makes no further manoeuvre.
    not-side-by-side: They do not charge side by side.
    charge-arrives: The charge arrives, and the unit fights.
    may-countercharge: Its troops may countercharge.
    charged-by-riders: Only cavalry or light chariots charge it.
    charged-in-front: It is charged in front.
    far-enough: The charge begins far enough away.
    flees: It flees.
    holds: It holds.
    holds-or-flees: It holds or flees.
    has-missiles: It has missile weapons.
    faces-a-charger: It faces a charger who is far enough.
    all-far-enough: All chargers are far enough.
    one-reaction: It makes one reaction.
    charge-goes-on: The shots do not stop the charge.
    out-of-reach: The charge is out of reach.
    does-not-shoot: It does not shoot first.
    nothing-ahead: No part of it is ahead of the front.
    partly-beside: A part of it is not behind the target.
    no-model-behind: None of its models is behind the target.
    a-model-behind: A model of it is behind the target.
    in-the-zone: A part of it stands in the flank zone.
    one-target: It touches one unit only.
    met-too-late: The enemy touches the other unit all the same.
    fights-to-its-front: It fights to its front alone.
    no-pursuers: None of its enemies arrived in pursuit.
    as-fast: An enemy moves as far as it does or further.
  `),

  ...summed(`
    charge/no: The charge may not be declared so. | No charge | It may not charge so.
    charge/unmeasured: The charge goes up to {inches} inches straight on. | Up to {inches} inches | It goes up to {inches} inches straight on.
    charge/contact: The charge reaches: the unit moves {moves} inches and lines up with the enemy. | Reaches | It reaches and moves {moves} inches.
    charge/failed: The charge fails: the unit moves {moves} inches and does not shoot this turn. | Fails | It fails and moves {moves} inches.
    charge-reaction/any: The unit may react so: {reactions}. | May {reactions} | It may react so: {reactions}.
    charge-reaction/no: The unit may not react so ({reaction}); what it does: {unitReacts}. | Not possible | What it does: {unitReacts}.
    charge-reaction/hold: The unit holds. | Holds | It holds.
    charge-reaction/flee: The unit flees {dice}D6 inches. | Flees {dice}D6 inches | It flees {dice}D6 inches.
    charge-reaction/stand-and-shoot: The unit stands and shoots. | Stands and shoots | It stands and shoots.
    charge-reaction/shoot-and-flee: The unit shoots and then flees {dice}D6 inches, if it must. | Shoots and flees | It shoots first.
    charge-reaction/countercharge: The unit countercharges. | Countercharges | It countercharges.
    charge-reaction/ignore: The unit ignores the charge. | Ignores it | It ignores the charge.
    charge-side/yes: It charges {sideCharged}. | Charges {sideCharged} | It charges {sideCharged}.
    charge-side/no: It may not charge so; from there the only side is {sideCharged}. | Not so | From there the only side is {sideCharged}.
    fleeing-target/no: The charge may not be redirected so. | Not so | It may not be redirected so.
    fleeing-target/odds: The target escapes {percent:percent} of the time. | Escapes {percent:percent} | It escapes {percent:percent} of the time.
    fleeing-target/escapes: The target escapes: the charge fails, or is redirected. | Escapes | It escapes.
    fleeing-target/caught: The target is caught and destroyed in the combat phase. | Caught | It is caught and destroyed.
    charge-contact/no: The charger may not seek less contact. | Not so | He must seek as much contact as he can.
    charge-contact/one: At most {own} models of the charger touch {enemy} of the target. | {own} against {enemy} | At most {own} models touch {enemy} of the target.
    charge-contact/several: The charger seeks contact with all {units} units. | All {units} units | It seeks contact with all {units} units.
    charge-contact/shared: Of the chargers {fit} find room, and {own} of their models touch {enemy} of the target. | {own} against {enemy} | {fit} find room, and {own} of their models touch {enemy}.
    countercharge/no: The unit may not countercharge: it holds. | No countercharge | It holds.
    countercharge/short: The charge falls short: the countercharger moves {inches} inch, and they do not meet. | {inches} inch | It moves {inches} inch, and they do not meet.
    countercharge/meets: The countercharger moves {counterMove} inches and the charger {chargerMoves}: they meet. | {counterMove} and {chargerMoves} inches | It moves {counterMove} inches, and the charger {chargerMoves}.
    disengage/no: The unit may not try to disengage. | May not | It may not try.
    disengage/free: The unit disengages without a test and goes up to {inches} inches. | Without a test | It disengages without a test and goes up to {inches} inches.
    disengage/odds: The unit disengages on {target} or less, {percent:percent} of the time. | Disengages {percent:percent} | It disengages {percent:percent} of the time.
    disengage/passed: The unit rolls {rolled} and disengages, up to {inches} inches. | Disengages | It disengages, up to {inches} inches.
    disengage/failed: The unit rolls {rolled}, is broken and flees {dice}D6 inches. | Broken | It is broken and flees {dice}D6 inches.
  `),

  problems: said(`
    more-than-the-unit: That is more models than the unit has: say how many it has.
    more-than-are-touched: It cannot be declared on more units than it touches.
    no-way: Say the distance too, on which that ground lies.
    no-charger: Say who charges the unit, at least one.
    one-charger: There is only one charger: say the others too.
    charger-lost-more: The charger cannot lose more models than it had: say how many it had.
    stands-nowhere: Say where the charger stands as it begins to move.
    nobody-revealed: Say how far away the revealed enemy is.
    one-of-several: Ask about several chargers and about several targets one by one.
    needs-leadership: It takes a Leadership test: say its Leadership.
  `),
} satisfies PartOfMessages;
