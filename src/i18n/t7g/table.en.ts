import { labelled, said, summed, titled, worded } from '../labelled.ts';
import { TABLE_FIELDS, TABLE_PROBLEMS } from '../measured-table.ts';
import type { PartOfMessages } from '../messages.ts';

/** Units where they lie on a table. */
export default {
  queries: {
    't7g/table-sight': {
      title: 'Does it see that unit on the table?',
      line: 'Each Centre, and what hides it',
      about:
        'Draws the line of sight from the Front Centre of a Troop to each of the four Centres of an enemy: arc, units and terrain in the way, corridors that are too narrow; then the distance to the nearest Centre that is seen, and whether the range reaches it.',
      fields: labelled(`
        fromCentre: Looks from | front, its Front Centre; left or right, that Lateral Centre, for a unit with widearc.
      `),
    },
    't7g/table-move': {
      title: 'May it move like this on the table?',
      line: 'What it crosses and where it ends',
      about:
        'Says whether a Troop of a position may go straight to a place with its order, or change its orientation before that or instead: the line of its Front Centre, the pivot, its Speed with order and terrain, the corridor, the inch to enemy Centres, where it would lie on others, which batteries step back, and the table afterwards.',
      answers: labelled(`
        displaced: Steps back | Batteries on which it ends, and how far each goes to its rear.
        inches: Inches | How far that battery goes.
      `),
    },
    ...titled(`
    t7g/table-charge: Can it charge that unit on the table? | Front or flank, and how far | Says whether a Troop of a position sees an enemy and can reach it with Assault!: the way to its nearest Centre or, where that is barred, the shortest other one, where the bases touch, whether the charge comes from the flank, and which enemies it could charge at all.
    t7g/table-reactions: Who may react to this move? | Which enemies, and where the mover is then | Names the enemies of a position to whom a move or a declared charge gives a chance to react, how near the mover comes to the Front Centre of each, at which place they react, whether they may charge it, and where they would flee. Each still needs its order check.
    t7g/table-distance: How far apart are they on the table? | From Centre to Centre, in inches | Measures two units of a position: from the Front Centre of the first to the nearest Centre of the other, between Front Centres, between bases, whether it lies before the front, within the distance of reactions, and at command distance of a Commander.
    t7g/table-retreat: Where does it fall back to on the table? | To its rear, and what stops it | Shows where a Troop of a position comes to stand after a lost combat: 3 inches to its rear if it disengages, twice its Speed if it retreats; which units and terrain keep it from completing the move and how much Wear that costs.
    t7g/table-flight: Where does it flee to on the table? | Straight away from an enemy | Shows where a Troop that reacts with Run! comes to stand: straight away from the Front Centre of the enemy who caused it, at least its Speed and at most twice that, slowed by terrain and stopped by units, Impassable terrain and the edge.
    t7g/table-height: Which of them is higher on the table? | Who is wholly on a height | Says with which of their Centres a Troop of a position and an enemy stand on hills, and which of them fights with one Increase of Combat for its height.
  `),
  },

  fields: labelled(`
    ${TABLE_FIELDS.en}
    position: Position | The table in one line: t7g1, then parts with _ between them. scale-28 for bases of 28 mm (left out: 15 mm) and table-72-48 for its size in inches (left out: 72 by 48; 96 by 60 with scale-28) come first. Terrain: a kind and x and y of its corners, or of the points of a line, in inches, such as wood-30-20-36-26; 2 corners make a rectangle. Kinds: road, hill, steephill, wood, field, tallfield (a crop that hides), lake, building, rocks, bridge, ford, hardford (Difficult); the lines wall, fence, river, hardriver (Difficult), deepriver (Very Difficult) and floodriver (Impassable). Answers call the first wood wood, the second wood2. Then bottom or top, and after it the units of that player: a name, x and y of its Front Centre in inches from the top left corner (of a Commander, of his middle), its heading in degrees clockwise (0 looks up the table; left out: at the other player) and words, all with - between them. Words: company, cavalry, artillery or commander (left out: a Formation); s5 Speed 5 (left out: 4, cavalry 8, artillery 0); r12 range 12; base~12~6 front and depth of its base in cm (left out: as recommended); the rules skirmishers, light, openorder (Formación Abierta), squares (Cuadros), emplaced (Fortificación Emplazada), fortress (Fortaleza Móvil), gun (with an integrated cannon), limbered (a battery with its limbered Speed), widearc (Ángulo Extendido), bows, heavy (Caballería Pesada); acted (it has acted this turn); general and presence (Presencia) of a Commander.
    order: Order | The order with which it moves: attention, Ready!; attack, Assault!; run, Run!.
    face: Changes its orientation | none; left, right or rear, the Centre on which it turns first. Without a place to go to, it does nothing else.
    toX: Goes to x (inches) | Where its Front Centre goes, from the left edge of the table. Left out: it goes nowhere, or charges.
    toY: Goes to y (inches) | The same from the top edge of the table.
    mostInches: It may go (inches) | The most that it may go, with all that bears on its Speed. Left out: its Speed in the position with its order and the terrain on its way.
    chargedName: Charges | Name of the enemy on whom it declares a charge, as in the position. Left out: it charges nobody and goes to the place that is told.
    rangeInches: Range of its weapon (inches) | The most at which it may shoot. Left out: as in the position, and where that tells none, range does not matter.
    fleesInches: Flees (inches) | How far its player has it flee. Left out: as far as it can.
  `),

  answers: labelled(`
    allowance: It may go (inches) | The most that it may go on this way.
    used: Used (inches) | How far its Front Centre goes.
    pivot: Pivot (degrees) | By how much it turns on its Front Centre before it goes.
    endX: Ends at x (inches) | Front Centre, from the left edge of the table.
    endY: Ends at y (inches) | Front Centre, from the top edge of the table.
    endHeading: Heading (degrees) | Where it looks in the end, clockwise; 0 is up the table.
    crosses: Crosses | Units and Impassable terrain on the straight line of its Front Centre, through which it may not go.
    corridor: Corridor (inches) | How wide the way between two obstacles is where that is too little; null where none is too narrow.
    nearestEnemyCentre: Nearest enemy Centre (inches) | From where it ends; null where there is no enemy.
    endsOn: Ends on | Units and Impassable terrain on which its base would lie.
    correction: Shift that would help (inches) | The least by which it must shift to lie on no unit; whether that is slight, the players agree.
    leavesTableMm: Beyond the edge (mm) | How far it would leave the table.
    disorderedByWay: Disordered | Whether the way puts it in Disorder.
    unit: Unit | Its name in the position.
    overCommanders: On Commanders | Commanders on whom it ends: each may join it, or goes clear of it.
    positionAfter: Position afterwards | The table after the move, in its notation; null where it is not allowed.
    tooCloseToCall: Too close to call | What less than 1 mm decides, so that no ruler settles it: speed, pivot, line or minimum-distance.
    flank: From the flank | Whether the charge comes from behind the line of the enemy's front and counts as a flank charge.
    aim: Makes for | The Centre for which it makes; other, another point of the base, because the way to the nearest Centre is barred.
    chargeDistance: Distance (inches) | From its Front Centre to what it makes for.
    chargeable: Could charge | All enemies whom it sees and reaches with Assault!.
    reactionInches: Distance of reactions (inches) | An enemy must come nearer than that to a Front Centre.
    reactions: May react | Enemies that may try to react to this.
    why: Why | charge, a charge is declared on it; evasion, horse that has acted may still flee from a charge; approach, the mover comes near.
    nearestInches: Comes as near as (inches) | The nearest that the Front Centre of the mover comes to its own.
    moverX: Mover at x (inches) | Where the Front Centre of the mover is when it reacts.
    moverY: Mover at y (inches) | The same from the top edge of the table.
    mayCharge: May charge it | Whether it could answer with Assault!: it has its card, and the mover before its front.
    fleesTo: Flees to (degrees) | The direction straight away from the mover, clockwise; 0 is up the table.
    alreadyActed: Have acted | Enemies that it gives no chance only because they have acted.
    sightCentres: Centres | Each Centre of the enemy, and whether the line to it is clear.
    centre: Centre | Which Centre of the enemy: front, right, rear or left.
    visible: Seen | Whether the line to that Centre is clear.
    distance: Distance (inches) | From where it looks to that Centre.
    inFront: In the arc | Whether that Centre lies before the line from which it looks.
    hiddenBy: Hidden by | Units and terrain in the way, or between which the line has too little room.
    nearestVisible: Nearest seen | The nearest Centre that it sees; null where it sees none.
    sightDistance: Distance (inches) | To the nearest Centre that it sees; null where it sees none.
    inRange: In range | Whether its range reaches that Centre; null where no range is told.
    closeCentres: Too close to call | Centres of which less than 1 mm decides whether they are seen.
    centreDistance: Distance (inches) | From the Front Centre of the first to the nearest Centre of the other; of a Commander, from edge to edge.
    nearestCentre: Nearest Centre | Of the other unit; null where one of them is a Commander.
    betweenFronts: Between Front Centres (inches) | null where one of them is a Commander.
    betweenCentres: Between Centres (inches) | From any Centre of the one to any of the other; null where one of them is a Commander.
    edgeDistance: Between bases (inches) | From edge to edge; 0 if they touch.
    inFrontOfIt: Before its front | Whether the Front Centre of the other lies before the line of its front, or on it.
    inReactionDistance: Within the distance of reactions | Whether their Front Centres are nearer than 3 inches, or 4 with bases of 28 mm; null for friends.
    inCommandDistance: At command distance | Whether the Troop is within 6 inches of the Commander, or 9 with Presencia; null where none of them is one, or they are enemies.
    closeDistances: Too close to call | What less than 1 mm decides: reaction, front or command.
    stoppedBy: Stopped by | Units and terrain that keep it from going the whole way.
    atEdge: At the edge | Whether the edge of the table keeps it from going the whole way.
    lostOverEdge: Lost | Whether the unit is lost, by the other reading of R58, as it falls back over the edge.
    least: Goes at least (inches) | The least that it must flee: its unmodified Speed, if nothing shortens it.
    gains: The unit is higher | Whether it stands wholly on a height and the enemy does not: one Increase of Combat.
    enemyGains: The enemy is higher | Whether the enemy stands wholly on a height and the unit does not.
    heights: Heights | Each height on which one of the two stands, if only in part.
    heightName: Height |
    centresInside: Centres on it | Those of its Centres that lie on the height.
    whole: Wholly on it | Whether all its Centres lie on the height.
  `),

  terms: worded(`
    order: attention = Ready! | attack = Assault! | run = Run!
    face fromCentre: none = none | front = Front Centre | left = left Lateral Centre | right = right Lateral Centre | rear = Rear Centre
    centre nearestVisible nearestCentre closeCentres aim: front = Front Centre | right = right Lateral Centre | rear = Rear Centre | left = left Lateral Centre | other = another point
    tooCloseToCall: speed = Speed | pivot = pivot | line = line | minimum-distance = the inch to an enemy
    closeDistances: reaction = reaction | front = front | command = command
    why: charge = charge | evasion = Evasión | approach = approach
higher: unit = the unit | enemy = the enemy
    centresInside: front = Front Centre | right = right Lateral Centre | rear = Rear Centre | left = left Lateral Centre
    tableKind: formation = Formation | company = Company | cavalry = Cavalry | artillery = Artillery | commander = Commander
    trait: skirmishers = Escaramuzadores | light = Ligera | openorder = Formación Abierta | squares = Cuadros | emplaced = Fortificación Emplazada | fortress = Fortaleza Móvil | gun = Integrated cannon | limbered = Limbered | widearc = Ángulo Extendido | bows = Bows | heavy = Caballería Pesada | general = General | presence = Presencia | acted = Has acted
  `),

  steps: said(`
    t7g-1.9/table: The Speed of {unit:raw} is {inches} inches.
    t7g-3.3/table: The line of the Front Centre of {unit:raw} crosses {others:raw}: it cannot go that way.
    t7g-3.3/charge: The line from {unit:raw} to {other:raw} crosses {others:raw}.
    t7g-3.19/table: On the line of {unit:raw} lies {others:raw}, which is Impassable.
    t7g-3.4/table: {unit:raw} would have to pivot {degrees} degrees, and 90 are the most.
    t7g-3.4/charge: To face {other:raw}, {unit:raw} would have to pivot {degrees} degrees, and 90 are the most.
    t7g-3.5/table: The place is {inches} inches away, and {unit:raw} goes {most} at most.
    t7g-3.7/table: Between {others:raw} there are only {inches} inches: too little room for {unit:raw} to pass.
    t7g-3.7/charge: Between {others:raw} there are only {inches} inches: {unit:raw} cannot charge through.
    t7g-1.7/way: On its way {unit:raw} would be {inches} inches from a Centre of {other:raw}: only with Assault! does it come so near.
    t7g-1.7/end: {unit:raw} would end {inches} inches from a Centre of {other:raw}: only with Assault! does it come so near.
    t7g-3.8/table: {unit:raw} would lie on {others:raw}.
    t7g-3.8/impassable: {unit:raw} would stand on {others:raw}, which is Impassable.
    t7g-3.12/table: A shift of {inches} inches would free {unit:raw}: if the players call that slight, it may shift.
    t7g-9.5/table: {unit:raw} would be {mm} mm beyond the edge of the table.
    t7g-3.17/table: {unit:raw} goes through Very Difficult terrain: it is Disordered.
    t7g-3.10/table: It ends on its own battery {others:raw}, which goes {inches} inches to its rear: clear of it, and 1 more.
    t7g-3.11/table: {unit:raw} ends on {others:raw}: a Commander joins it, or goes clear of it and 1 inch further.
    t7g-2.36/table: {unit:raw} turns away from {other:raw}, towards {degrees} degrees, whatever turn that takes.
    t7g-2.36/stopped: After {inches} inches {others:raw} stops it.
    t7g-2.36/edge: After {inches} inches it is at the edge of the table.
    t7g-2.36/short: {inches} inches are too few: nothing keeps {unit:raw} from fleeing its {least}.
    t7g-5.21/table: {unit:raw} was flanked: it turns to its enemy first, then goes to its new rear.
    t7g-5.22/others: On its {inches} inches {unit:raw} meets {others:raw}: it disengages {used}.
    t7g-5.22/edge: Before {inches} inches {unit:raw} comes to the edge of the table: it disengages {used}.
    t7g-5.22/table: It cannot complete the move: 1 more Wear.
    t7g-5.22/lost: By reading b of R58 {unit:raw} is lost beyond the edge of the table.
    t7g-5.26/others: On its {inches} inches {unit:raw} meets {others:raw}: it retreats {used}.
    t7g-5.26/edge: Before {inches} inches {unit:raw} comes to the edge of the table: it retreats {used}.
    t7g-5.26/table: It cannot complete its retreat: 1 more Wear.
    t7g-5.25/table: In the end {unit:raw} turns to where it went, and is Disordered.
    t7g-5.38/whole: {unit:raw} has all its Centres on {ground:raw}.
    t7g-5.38/part: {unit:raw} has only some of its Centres on {ground:raw}.
    t7g-5.38/higher: {unit:raw} is wholly on a height and {other:raw} is not: it has one Increase of Combat.
    t7g-5.38/level: Height helps neither {unit:raw} nor {other:raw}.
    t7g-9.15/table: The hill {ground:raw} has the rule Altura.
    t7g-9.19/table: The steep hill {ground:raw} has the rule Altura.
    t7g-3.13/table: {unit:raw} lays its Front Centre where the other Centre was, at {x} and {y} inches, and looks out there.
    t7g-3.2/face: With Assault! {unit:raw} does not change its orientation.
    t7g-2.20/face: With Run! {unit:raw} moves and does nothing else.
    t7g-6.9/table: {unit:raw} has Cuadros: if it changes its orientation with Ready!, it does not move.
    t7g-6.27/table: {unit:raw} is an Emplaced Fortification: it never moves, turns or charges.
    t7g-6.47/table: {unit:raw} is Heavy Cavalry: it has no free turn, and with Run! it moves and does nothing else.
    t7g-6.69/table: {unit:raw} is cavalry: with Ready! or Run! it may turn first, free of cost.
    t7g-4.2/seen: The {centre} of {other:raw} is seen, {inches} inches away.
    t7g-4.2/behind: The {centre} of {other:raw} is outside the arc of {unit:raw}.
    t7g-4.2/none: {unit:raw} sees no Centre of {other:raw}.
    t7g-4.3/table: The line to the {centre} of {other:raw} passes over {others:raw}.
    t7g-4.24/table: The line to the {centre} of {other:raw} goes right through {others:raw}, which hides it.
    t7g-4.4/table: The line to the {centre} of {other:raw} passes between {others:raw}, only {inches} inches apart.
    t7g-4.6/table: The nearest Centre is hidden: what counts is the {centre}, {inches} inches away.
    t7g-4.9/near: {inches} inches are within the range of {reach}.
    t7g-4.9/far: {inches} inches are beyond the range of {reach}.
    t7g-5.37/table: {unit:raw} sees no Centre of {other:raw}: it cannot charge it.
    t7g-5.7/table: The way to the nearest Centre of {other:raw} is barred by {others:raw}: the shortest other one is {inches} inches.
    t7g-5.5/near: {other:raw} is {inches} inches away and {unit:raw} goes {most}: it reaches it.
    t7g-5.5/far: {other:raw} is {inches} inches away and {unit:raw} goes {most}: it does not reach it.
    t7g-2.17/table: With Assault! {unit:raw} then goes as near to {other:raw} as it can.
    t7g-5.6/table: {unit:raw} stops after {inches} inches, where its base touches that of {other:raw}.
    t7g-5.8/table: {unit:raw} begins behind the line of the front of {other:raw}: a flank charge.
    t7g-5.8/before: The Front Centre of {other:raw} lies before the line of the front of {unit:raw}, or on it.
    t7g-5.8/behind: The Front Centre of {other:raw} lies behind the line of the front of {unit:raw}.
    t7g-6.8/table: {other:raw} has Cuadros: it is never flanked.
    t7g-6.28/table: {other:raw} is an Emplaced Fortification: it is never flanked.
    t7g-5.4/table: {other:raw} declares a charge on {unit:raw}, which may try to react.
    t7g-6.59/table: {unit:raw} is cavalry that is charged: though it has acted, it may try to flee.
    t7g-2.28/table: {other:raw} comes within {inches} inches of the Front Centre of {unit:raw}, which may try to react there.
    t7g-2.28/on-table: Their Front Centres are {inches} inches apart: near enough for a reaction to a move that comes nearer.
    t7g-2.28/has-acted: {others:raw} would have a chance, but has acted already.
    t7g-2.28/none: {unit:raw} gives nobody a chance to react.
    t7g-2.29/table: Nobody has to react: {others:raw} may keep the card instead.
    t7g-2.33/behind: {other:raw} comes from behind {unit:raw}, which cannot turn so far to charge it too.
    t7g-1.6/table: From the Front Centre of {unit:raw} to the nearest Centre of {other:raw}, its {centre}, it is {inches} inches.
    t7g-7.6/table: Of a Commander the edge of the base counts: from {unit:raw} to {other:raw} it is {inches} inches.
    t7g-7.10/table: {unit:raw} is {inches} inches from {leader:raw}, within {reach}: at command distance.
    t7g-7.11/table: {unit:raw} is {inches} inches from {leader:raw}, beyond {reach}: out of his command distance.
    t7g-9.13/table: The road {ground:raw} is Easy.
    t7g-9.16/table: The hill {ground:raw} has the rule Oculta.
    t7g-9.18/table: The steep hill {ground:raw} is Difficult.
    t7g-9.20/table: The steep hill {ground:raw} has the rule Oculta.
    t7g-9.22/table: The wood {ground:raw} is Very Difficult.
    t7g-9.24/table: The wood {ground:raw} has the rule Oculta.
    t7g-9.26/table: The field {ground:raw} is Difficult.
    t7g-9.26/tall: The tall crops of {ground:raw} are Very Difficult.
    t7g-9.26/hides: The tall crops of {ground:raw} have the rule Oculta.
    t7g-9.30/table: The wall {ground:raw} is Difficult to cross.
    t7g-9.32/table: The lake {ground:raw} is Impassable.
    t7g-9.35/table: The fence {ground:raw} is Difficult to cross.
    t7g-9.37/table: The bridge {ground:raw} is open: by it the river is crossed without hindrance.
    t7g-9.40/table: The building {ground:raw} is Impassable for whoever does not enter.
    t7g-9.40/hides: The building {ground:raw} has the rule Oculta.
    t7g-9.45/table: The rocks {ground:raw} are Impassable.
    t7g-9.45/hides: The rocks {ground:raw} have the rule Oculta.
    t7g-9.48/table: The river {ground:raw} flows as usual: it hinders nobody.
    t7g-9.48/hard: The river {ground:raw} has come out Difficult.
    t7g-9.48/deep: The river {ground:raw} has come out Very Difficult.
    t7g-9.48/flood: The river {ground:raw} has come out Impassable.
    t7g-9.50/table: The ford {ground:raw} is open: by it the river is crossed without hindrance.
    t7g-9.50/hard: The ford {ground:raw} of a swollen river is Difficult.
  `),

  because: said(`
    way-clear: Nothing is in the way.
    straight-way-open: Nothing bars the straight way to the nearest Centre.
    no-squares: The enemy has no Cuadros.
    before-its-front: The charge begins before the line of the front of {other:raw}, or on it.
  `),

  ...summed(`
    table-move/yes: {unit:raw} may move like this: {inches} of {most} inches. | Allowed: {inches} of {most} inches
    table-move/turn: {unit:raw} may change its orientation like this. | Allowed
    table-move/no: {unit:raw} may not move like this. | Not allowed
    table-charge/front: {unit:raw} can charge {other:raw}, {inches} inches away, from the front. | From the front
    table-charge/flank: {unit:raw} can charge {other:raw}, {inches} inches away, from the flank. | From the flank
    table-charge/no: {unit:raw} cannot charge {other:raw}. | No charge
    table-reactions/some: {others:raw} may try to react to {unit:raw}. | May react: {others:raw}
    table-reactions/none: Nobody may react to {unit:raw}. | No reaction
    table-sight/yes: {unit:raw} sees {other:raw}, {inches} inches away. | Seen: {inches} inches
    table-sight/far: {unit:raw} sees {other:raw}, {inches} inches away, which is out of range. | Seen, out of range
    table-sight/no: {unit:raw} does not see {other:raw}. | Not seen
    table-retreat/disengage: {unit:raw} disengages {inches} inches to its rear. | Disengages {inches} inches
    table-retreat/retreat: {unit:raw} retreats {inches} inches. | Retreats {inches} inches
    table-retreat/cut: {unit:raw} falls back {inches} inches, cannot complete the move, and takes 1 more Wear. | {inches} inches and 1 more Wear
    table-retreat/no: {unit:raw} does not fall back. | Stays
    table-flight/yes: {unit:raw} flees {inches} inches from {other:raw}. | Flees {inches} inches
    table-flight/short: {unit:raw} may not flee only {inches} inches from {other:raw}. | Too short
    table-flight/no: {unit:raw} cannot flee from {other:raw}. | No flight
    table-height/yes: {unit:raw} is higher than {other:raw}. | Higher: {unit:raw}
    table-height/no: Neither {unit:raw} nor {other:raw} is higher. | Nobody is higher
    table-distance/centres: The nearest Centre of {other:raw} is {inches} inches from the Front Centre of {unit:raw}. | {inches} inches
    table-distance/edges: {unit:raw} and {other:raw} are {inches} inches apart, from edge to edge. | {inches} inches
  `),

  problems: said(`
    ${TABLE_PROBLEMS.en}
    commander-moves-otherwise: {unit:raw} is a Commander: he goes up to 6 inches any way he likes, so that this is asked of Troops alone.
    commander-no-target: {other:raw} is a Commander: nobody shoots at him or charges him.
    commander-no-shooter: {unit:raw} is a Commander: he does not shoot.
    no-wide-arc: Only with Ángulo Extendido does {unit:raw} look from a Lateral Centre: write widearc.
    half-a-place: A place has an x and a y.
    goes-nowhere: Say where it goes, or how it changes its orientation.
    move-missing: Reactions are to something: say where it goes, or whom it charges.
    charge-has-its-way: A charge goes straight at its enemy: leave out where it goes.
    position/no-points: Character {at}: {word:raw} needs x and y of {least} to {most} points.
    position/too-many-elements: Character {at}: a table has {most} pieces of terrain at most.
  `),
} satisfies PartOfMessages;
