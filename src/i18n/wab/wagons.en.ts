import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    ...titled(`
    wab/war-wagon: War wagon: cost and crew | What it has, costs and counts as | Says whether a war wagon may be fielded so, what it costs, what its crew shoots with and as how many models it counts.
    wab/wagon-hits: Hits on a wagon | Wagon or crew, and which can wound it | Shares hits on a war wagon or tabor between wagon and crew, by the dice or by their chances, and says which of them can wound the wagon.
    wab/wagon-fight: Fighting from a wagon | Attacks of the crew, defended obstacle | Says how many crew of a war wagon or tabor fight and with how many dice, whether their wagon is a defended obstacle, and whether warhorses may attack.
    wab/wagon-fate: What becomes of a wagon | Break test, lost crew, lost wounds | Says whether a war wagon or tabor wagon stays on the table after what has happened to it, who tests for panic, and whether the winner may pursue.
    wab/tabor: Tabor: cost and deployment | Wagons, defenders, where they stand | Says whether a tabor may be fielded and deployed so, how many defenders it has and what it costs.
    wab/tabor-crossing: Crossing a tabor | Who gets through, and how far | Says whether a unit may cross the wagons of a tabor and how many inches of them its move covers, or whether the tabor itself may move.
    wab/tabor-defenders: What defenders of a tabor may do | Leave, shoot, pursue, charge, go back | Says what the defenders of a tabor wagon may do inside and outside it.
    wab/tabor-points: Points for a tabor | Half or all, by the defenders lost | Says how many victory points and how much break value a tabor wagon with its defenders is worth to the enemy.
    `),
    'wab/wagon-move': {
      title: 'Moving a war wagon',
      line: 'Rotation, rough ground, no march',
      about:
        'Says whether a war wagon may make a move and how many inches it goes, with a rotation and with ground in its way that it cannot cross.',
      fields: labelled(`
        move: Move | normal; march; quick-march; charge.
      `),
    },
    'wab/wagon-shots': {
      title: 'Shooting from a war wagon',
      line: 'Shots, range, Strength, tarasnice',
      about:
        'Says how many shots the crew of a war wagon has, at which Strength and save modifier, and whether its tarasnice may shoot.',
      fields: labelled(`
        moved: The wagon moved | true if the war wagon moved this turn.
        distance: Distance | Inches to the target. Left out: it is not known.
      `),
    },
    'wab/wagon-after': {
      title: 'A war wagon after its combat',
      line: 'Pursuit or giving ground by 1D6',
      about:
        'Says how far a war wagon pursues or gives ground, whether it destroys the enemy who flees from it, and where it stops.',
      answers: labelled(`
        distance: Die | What the die came to; null while open.
        chanceReached: Chance to destroy it | The chance before the die that it reaches the enemy, as an exact fraction; null where nobody's flight is told.
      `),
    },
  },

  fields: labelled(`
    wagonStandard: Standard | true if the wagon has a standard.
    wagonLeader: Leader | true if the wagon has a leader.
    wagonMusician: Musician | true if its player wants a musician for it.
    tarasnice: Tarasnice | true if the wagon has a tarasnice, a small gun.
    otherTarasnice: Another tarasnice in the unit | true if another wagon of the same unit has one already.
    withCharacters: Characters aboard | How many characters want to be with the wagon.
    era: Army | medieval; pre-medieval.
    figuresShown: Figures shown | How many crew figures the model shows. Left out: six.
    crewOnFoot: Crew on foot | true if crew figures stand beside the wagon.
    crewLeft: Crew left | How many of the crew are alive: of a war wagon 6 at first, of a tabor wagon 10. Left out: all.
    rotates: Rotates | true if the wagon rotates on its axis before it moves, however little.
    roughAt: Inches to what it cannot cross | Inches to the obstacle or difficult terrain in its way. Left out: there is none.
    shootersLeft: Shooters left | How many crew with missile weapons are alive.
    secondShot: Second shot | true if a crewman is to shoot again this turn.
    tarasniceBy: Who works the tarasnice | nobody, it does not shoot; shooter, one of the three with missile weapons; halberdier, one of the others.
    tarasniceSide: Side of the tarasnice | long or short, the side of the wagon out of which it shoots.
    tarasniceAngle: Degrees off straight out | How many degrees the target lies to one side of straight out of that side.
    wagonKind: Wagon | war-wagon, one that drives; tabor, one wagon of a tabor with its defenders.
    hurtBy: By what | missiles, bows, slings and the like; machine, war machines, artillery and multi-barrelled guns; close-combat.
    unoccupied: Nobody inside | true if a tabor wagon has no defenders in it.
    wagonDice: Dice that share the hits | One die for each hit, as they fell. Left out: not rolled.
    halberdsLeft: Halberds left | How many of the living crew of a war wagon have halberds. Left out: all three, or as many as are alive.
    engagedSides: Sides engaged | On how many sides of the wagon enemies are in contact.
    crewLeader: Leader | true if a leader of the crew is alive, who has an attack more.
    cavalryAttacks: Cavalry attacks | true if the attackers are cavalry.
    lostARound: Lost a round | true if the wagon or its defenders have lost an earlier round of this combat.
    lostCombat: Lost its combat | true if its side has lost the combat.
    breakTest: Break test | none was taken; passed; failed.
    fledByFear: Would flee from fear | true if it was beaten by an enemy that it fears and that is more, so that it would flee without a test.
    wagonWoundsTaken: Wounds of the wagon | How many unsaved wounds the wagon itself has suffered: a war wagon has 4, a tabor wagon 3.
    wagonDoes: What it does | pursue, after an enemy who flees; give-ground.
    fledInches: Flight of the enemy | How many inches the enemy flees. Left out: not known.
    otherEnemyAt: Another enemy in its way | Inches to the nearest other enemy on its way. Left out: none.
    wagons: Wagons | How many wagons the tabor has.
    defendersEach: Defenders of each | How many defenders each wagon has.
    defenderArms: Weapons of the defenders | bow; spear; throwing-spear; several if they differ. Left out: bows.
    deployedFirst: Deployed first | true if the tabor is deployed before all other units.
    wagonGap: Gap between wagons | Inches between neighbouring wagons, the widest.
    atOwnEdge: At its own edge | true if the first wagon touches its own table edge.
    listRules: The list says otherwise | true if the army list has its own rule on where the tabor stands.
    manned: Occupied | true if defenders stand in those wagons.
    isTheTabor: The tabor itself | true if the question is whether the tabor moves.
    defendersDo: What they want | leave their wagon; shoot; flee, as they are beaten; pursue; charge; go-back into their wagon.
    outside: Outside | true if they have left their wagon.
    restraint: Leadership test after winning | not-taken; passed; failed.
    wagonGone: The wagon is gone | true if their wagon was removed from play.
    hasShot: Has shot | true if they have shot this turn already.
    taborCost: Cost | Points of the wagon with its defenders.
    defendersLost: Defenders lost | How many of its defenders are casualties.
    defendersAtFirst: Defenders at first | How many it had at first.
    taborBreakValue: Break value | The break value of wagon and defenders together.
    warWagon: War wagon | true if this unit is a war wagon.
    warWagons: A war wagon fights | true if a war wagon takes part in this combat, on either side.
    aboard: Aboard | nothing; war-wagon, he is of the crew of a war wagon; tabor, a defender of a tabor.
  `),

  answers: labelled(`
    pointsCost: Points | What it costs.
    wagonCounts: Counts as | As how many models the wagon counts.
    crewCounted: Crew | How many crew count at first.
    shooters: Shooters | How many of the crew have missile weapons at first.
    halberdiers: Halberds | How many of the crew have halberds at first.
    crewMissiles: Missile weapons | wagon-missiles, mixed crossbows and handguns; composite-bows.
    formedUnit: Formed unit | Whether it is a formed unit.
    wagonStoppedBy: Stopped by | nothing; rough-ground, an obstacle or difficult terrain.
    crewShots: Shots of the crew | How many shots the crew has.
    shotStrength: Strength | Strength of these shots.
    saveLess: Off the save | By how much these shots lower the save; null where the range is not known.
    tarasniceShoots: The tarasnice shoots | Whether the tarasnice may shoot.
    shared: Shared by dice | Whether a die for each hit shares them between wagon and crew.
    canWoundWagon: Can wound the wagon | Whether such hits can wound the wagon.
    hitsAutomatic: Hits are automatic | Whether blows hit without a roll.
    wagonSaves: The wagon saves | Whether the wagon has a save.
    onWagon: On the wagon | How many hits strike the wagon; null while dice are open.
    woundingWagon: Roll to wound the wagon | How many hits roll to wound the wagon; null while dice are open.
    onCrew: On the crew | How many hits strike the crew; null while dice are open.
    crewShare: Chance for the crew | The chance that one hit strikes the crew, as an exact fraction.
    allocationDice: Dice to share | How many dice are rolled to share the hits.
    wagonToughness: Toughness of the wagon | Its Toughness.
    wagonWounds: Wounds of the wagon | Its Wounds.
    crewFighting: Crew that fight | How many of the crew may attack.
    halberdAttacks: With halberds | How many attacks are made with halberds.
    otherAttacks: With other weapons | How many attacks are made without halberds.
    halberdStrength: Strength with halberds | Strength of the attacks with halberds.
    otherStrength: Strength of the others | Strength of the other attacks.
    crewSkill: Weapon Skill against it | The Weapon Skill against which enemies roll; 0 where hits are automatic.
    defendedObstacle: Defended obstacle | Whether the attackers fight as across a defended obstacle.
    horsesAttack: Warhorses attack | Whether the warhorses of attacking cavalry may attack.
    hasFlanks: Has flanks | Whether it has flank and rear for combat bonuses.
    wagonEnds: What becomes of it | stands; removed; defenders-flee, of a tabor.
    breaksForNumbers: Breaks for being few | Whether it breaks without a test because fewer than 5 are left.
    friendsTest: Friends test | Whether friends within 12 inches take a Panic test for its loss.
    defendersTest: Defenders test | Whether its defenders take a Panic test at once.
    winnerPursues: The winner pursues | Whether the winner may pursue.
    wagonMoves: Moves | How many inches the wagon moves; null while the die is open.
    destroysIt: Destroys it | Whether it destroys the enemy who flees; null while the die is open.
    defendersInAll: Defenders in all | How many defenders the whole tabor has.
    inchesAcross: Inches across | How many inches of wagons a full move covers.
    areSkirmishers: Are skirmishers | Whether they count as skirmishers.
    mustReturn: Must go back | Whether they must go back as soon as they can.
    onEverySide: On every side | Whether they shoot and fight on every side.
    shareLost: Value lost | none, half or all of it.
    points: Victory points | How many victory points the enemy gets for it.
    breakLost: Break value lost | By how much the break value of its army drops.
    crew-hit: A hit on the crew | Chance that at least one hit strikes the crew.
    crewHits: Hits on the crew | How many hits strike the crew on average.
  `),

  terms: worded(`
    era: medieval = medieval | pre-medieval = pre-medieval
    crewMissiles: wagon-missiles = crossbows and handguns | composite-bows = composite bows
    wagonStoppedBy: nothing = nothing | rough-ground = what it cannot cross
    tarasniceBy: nobody = nobody | shooter = a shooter | halberdier = a halberdier
    tarasniceSide: long = long side | short = short side
    wagonKind: war-wagon = war wagon | tabor = tabor
    hurtBy: missiles = missiles | machine = a machine | close-combat = close combat
    breakTest: none = none taken | passed = passed | failed = failed
    wagonEnds: stands = stays | removed = removed | defenders-flee = defenders flee
    wagonDoes: pursue = pursues | give-ground = gives ground
    defenderArms: bow = bow | spear = spear | throwing-spear = throwing spear
    defendersDo: leave = leave | shoot = shoot | flee = flee | pursue = pursue | charge = charge | go-back = go back
    restraint: not-taken = not taken | passed = passed | failed = failed
    shareLost: none = nothing | half = half | all = all
    aboard: nothing = nothing | war-wagon = a war wagon | tabor = a tabor
  `),

  steps: said(`
    wab-14.1: {crew} crew count, however many figures are shown.
    wab-14.2: Crew on foot beside the wagon have all its advantages.
    wab-14.3/six: It is a formed unit of {crew} models.
    wab-14.3/unit: A war wagon counts as a formed unit of 6 models.
    wab-14.21/order: A war wagon has neither close nor open order.
    wab-7.10/tabor: Friends within 12 inches test for panic, as for any broken unit.
    wab-14.4: Its standard costs {points} {points?point|points}.
    wab-14.4/leader: Its leader costs {points} {points?point|points}.
    wab-14.4/musician: A war wagon may have no musician.
    wab-14.5: Up to 2 characters may join the wagon.
    wab-14.5/too-many: No more than {most} characters may be with a wagon.
    wab-14.6: War wagons never charge or march.
    wab-14.7: It rotates: its move is halved, to {reach} inches.
    wab-14.8: It stops at the edge of what it cannot cross: {reach} inches.
    wab-14.8/ground: War wagons cannot enter such ground.
    wab-14.9: Wagon and crew cost {points} {points?point|points}.
    wab-14.9/movement: A war wagon moves {movement} inches.
    wab-14.9/wounds: It has lost its 4 Wounds: it is destroyed.
    wab-14.10: Its missiles reach {range} inches, Strength 3, save -{short} at short and -{long} at long range.
    wab-14.10/moved: The wagon moved: crossbows and handguns, which work as on foot, are not shot this turn.
    wab-14.10/far: The target is further than {range} inches.
    wab-14.11: Each crewman shoots only once a turn.
    wab-14.11/each: Each shooter has one shot.
    wab-14.12: The army is pre-medieval: its crew has composite bows.
    wab-14.13: He is of the crew of a war wagon: his save improves by 2, to {save}+.
    wab-14.14: The tarasnice costs {points} {points?point|points}.
    wab-14.14/second: Only one wagon of a unit may have a tarasnice.
    wab-14.14/works: A shooter works the tarasnice: he does not shoot his own weapon.
    wab-14.14/halberdier: A halberdier works the tarasnice: all shooters shoot.
    wab-14.15: The tarasnice shoots only out of a long side, in an arc of {arc} degrees.
    wab-14.16: A war wagon is a large target.
    wab-14.17: A die for each hit: 1-4 the wagon, 5-6 the crew.
    wab-14.17/no-wound: Such missiles cannot wound the wagon.
    wab-14.18: Shots of machines strike the wagon itself, which has no save.
    wab-14.19: All crew left may attack, to any side: {crew}.
    wab-14.19/apart: {halberds} {halberds?attacks|attack} with halberds at Strength {strength}, {others} without.
    wab-14.20: Hits on the wagon in close combat can wound it.
    wab-14.20/skill: Enemies roll against the Weapon Skill of the crew: {skill}.
    wab-14.21: A war wagon fights here: no ranks count.
    wab-14.21/wagon: The wagon itself counts no close order.
    wab-14.22: It has {left} crew left and still counts as {crew} models.
    wab-14.23: A war wagon has no flank or rear.
    wab-14.23/sides: The wagon has no flank or rear for combat bonuses.
    wab-14.23/panic: A war wagon is immune to panic.
    wab-14.24: A war wagon does not break for being few.
    wab-14.24/test: A war wagon never breaks for being few: it tests.
    wab-14.25: It has failed its Break test: it is destroyed.
    wab-14.25/test: A war wagon that fails is destroyed.
    wab-14.25/panic: Friends within 12 inches test for panic.
    wab-14.25/no-pursuit: After that the winner may not pursue.
    wab-14.26: It has lost all its crew: it is removed.
    wab-14.26/gone: Without crew the wagon is removed.
    wab-14.27: By the rule of fear it would flee: it is removed.
    wab-14.27/test: A war wagon that would have to flee is removed.
    wab-14.28: It pursues 1D6 inches.
    wab-14.28/stops: It stops 1 inch from the other enemy: {wagonMoves} inches.
    wab-14.28/destroys: It reaches those who flee and destroys them.
    wab-14.29: It gives ground 1D6 inches.
    wab-14.30: Against cavalry the wagon is a defended obstacle.
    wab-14.30/lasts: It is so even after it has lost a round.
    wab-14.30/horses: Warhorses never attack the wagon or its crew.
    wab-14.32: At {wagon} points a wagon and {defender} each of {defenders} defenders: {points} {points?point|points}.
    wab-14.33: Each wagon must have {defenders} defenders.
    wab-14.33/arms: Bows are exchanged for spears or throwing spears at no cost.
    wab-14.34: They may carry different weapons: each fights by its own rule.
    wab-14.35: It stands as it should: deployed first, from its own edge on.
    wab-14.35/late: A tabor is deployed before all other units.
    wab-14.35/list: Where it stands its army list says.
    wab-14.35/gap: No more than {most} inches may lie between wagons.
    wab-14.35/edge: The first wagon must touch its own table edge.
    wab-14.36: Mounted units cannot cross a tabor.
    wab-14.36/immobile: A tabor does not move after deployment.
    wab-14.36/manned: Only unoccupied wagons can be crossed.
    wab-14.36/on-foot: On foot an unoccupied wagon is very difficult terrain.
    wab-2.39/tabor: It covers a quarter of its move: {inches} {inches?inch|inches}.
    wab-6.7/tabor: Fewer than 5 defenders are left: they break without a test.
    wab-14.37: Defenders may not leave their wagon by choice.
    wab-14.37/flees: Beaten defenders flee from their wagon.
    wab-14.37/pursues: They have failed their Leadership test: they pursue.
    wab-14.37/stays: Only a failed Leadership test lets them pursue.
    wab-14.37/in-already: They are in their wagon already.
    wab-14.38: They fight inside the wagon, on every side.
    wab-14.38/crew: All hits are on the defenders.
    wab-14.39: Defenders outside their wagon are skirmishers.
    wab-14.39/no-charge: They may not declare charges.
    wab-14.39/returns: They must go back to their wagon as soon as they can.
    wab-14.39/no-wagon: Their wagon is gone: there is nothing to go back to.
    wab-14.40: They shoot once, as on foot, in any direction.
    wab-14.40/once: They have shot already this turn.
    wab-14.41: A tabor is no large target.
    wab-14.42: Defenders of a tabor are in heavy cover: -2.
    wab-14.43: He is a defender of a tabor: his save improves by 2, to {save}+.
    wab-14.44: Shots of machines are resolved against the tabor: Toughness {toughness}, {wounds} Wounds.
    wab-14.44/removed: The tabor wagon has lost its Wounds: it is removed, and its defenders stand in its place.
    wab-14.44/panic: Its defenders test for panic at once.
    wab-14.45: Behind a tabor they always are behind a defended obstacle.
    wab-14.45/lasts: A lost round changes nothing of that.
    wab-14.46: At most {most} fight on each engaged side: {fighting}.
    wab-14.47: The tabor is unoccupied: all hits are automatic.
    wab-14.47/removed: The unoccupied wagon has lost its Wounds: it is removed.
    wab-14.48/none: {lost} of {first} defenders are lost, less than half: it gives nothing.
    wab-14.48/half: {lost} of {first} defenders are lost, half or more: it gives half its value.
    wab-14.48/all: All defenders are lost: it gives its whole value.
  `),

  because: said(`
    moves-normally: It makes a normal move.
    goes-ahead: It goes straight ahead.
    stays-short-of-it: It does not get so far.
    medieval-army: The army is medieval.
    no-second-shot: Nobody shoots again.
    out-of-a-long-side: It shoots out of a long side, in its arc.
    struck-by-a-machine: A machine has struck it.
    no-more-than-fit: There are no more of them.
    attackers-on-foot: The attackers are no cavalry.
    nobody-inside: Nobody is inside.
    enough-crew: More than 5 of the crew are left, or none.
    not-lost-in-combat: It was not lost in combat.
    does-not-get-there: It does not get so far.
    not-reached: The die is no more than the flight.
    ten-defenders: Each wagon has 10 defenders.
    close-enough-wagons: The wagons stand close enough.
    goes-on-foot: The unit is on foot.
    no-choice-of-theirs: They do not leave it of their own will.
    no-ranks-there: It has no further ranks.
    nobody-beside-it: Nobody attacks it in flank or rear.
    a-tabor: It is a tabor.
    a-war-wagon: It is a war wagon.
    aboard-another: He is aboard another kind of wagon.
  `),

  problems: said(`
    a-die-for-each-hit: One die for each hit shares them.
    only-tabors-stand-empty: Only wagons of a tabor stand unoccupied.
    more-than-its-crew: That is more than its crew.
    nobody-flees-from-it: Who gives ground pursues nobody.
  `),

  ...summed(`
    war-wagon/yes: The war wagon may be fielded so, for {points} {points?point|points}. | {points} {points?point|points} | It costs {points} {points?point|points}.
    war-wagon/no: The war wagon may not be fielded so. | Not allowed | It may not.
    wagon-move/goes: The wagon moves up to {reach} {reach?inch|inches}. | {reach} {reach?inch|inches} | It moves up to {reach} {reach?inch|inches}.
    wagon-move/no: A war wagon may not make this move: {move}. | Not allowed | It may not.
    wagon-shots/yes: The crew has {shots} {shots?shot|shots}. | {shots} {shots?shot|shots} | The crew has {shots} {shots?shot|shots}.
    wagon-shots/no: These shots are not allowed. | Not allowed | It may not.
    wagon-hits/open: Dice share {hits} {hits?hit|hits} between wagon and crew. | The dice decide | The dice decide.
    wagon-hits/told: {onWagon} {onWagon?hit|hits} on the wagon, {onCrew} on the crew. | {onCrew} on the crew | {onWagon} {onWagon?strikes|strike} the wagon, {onCrew} the crew.
    wagon-fight/fights: The crew has {dice} {dice?die|dice} to hit. | {dice} {dice?die|dice} | The crew has {dice} {dice?die|dice}.
    wagon-fight/empty: Nobody defends the wagon: it is hit automatically. | Hit automatically | It is hit automatically.
    wagon-fate/stands: The wagon stays where it is. | Stands | It stays.
    wagon-fate/removed: The wagon is removed. | Removed | It is removed.
    wagon-fate/defenders-flee: The defenders flee, the wagon stays. | Defenders flee | The defenders flee.
    wagon-after/odds: The wagon destroys those who flee {percent:percent} of the time. | {percent:percent} | It reaches them {percent:percent} of the time.
    wagon-after/open: The wagon moves 1D6 inches. | 1D6 inches | It moves 1D6 inches.
    wagon-after/destroys: The wagon moves {wagonMoves} {wagonMoves?inch|inches} and destroys those who flee. | Destroys them | It destroys them.
    wagon-after/moves: The wagon moves {wagonMoves} {wagonMoves?inch|inches}. | {wagonMoves} {wagonMoves?inch|inches} | It moves {wagonMoves} {wagonMoves?inch|inches}.
    tabor/yes: The tabor may be fielded so, for {points} {points?point|points}. | {points} {points?point|points} | It costs {points} {points?point|points}.
    tabor/no: The tabor may not be fielded so. | Not allowed | It may not.
    tabor-crossing/yes: The unit crosses {inches} {inches?inch|inches} of wagons. | {inches} {inches?inch|inches} | It crosses {inches} {inches?inch|inches} of wagons.
    tabor-crossing/no: The unit does not get across. | Not across | It may not.
    tabor-defenders/yes: The defenders may do so. | Allowed | They may.
    tabor-defenders/no: The defenders may not do so. | Not allowed | They may not.
    tabor-points/none: The tabor wagon gives no points. | None | It gives nothing.
    tabor-points/half: The tabor wagon gives half its value: {points} {points?point|points}. | {points} {points?point|points} | It gives half, {points} {points?point|points}, and {breakLost} of break value.
    tabor-points/all: The tabor wagon gives all of its value: {points} {points?point|points}. | {points} {points?point|points} | It gives all {points} {points?point|points}, and {breakLost} of break value.
  `),
} satisfies PartOfMessages;
