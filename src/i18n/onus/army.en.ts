import { labelled, said, summed, titled, worded } from '../labelled.ts';
import { type PartOfMessages, termsFor } from '../messages.ts';
import { FORMATIONS, GENERAL_STATES } from './shared.en.ts';

const SIDES = { player: 'the player', opponent: 'the opponent' };

export default {
  queries: titled(`
    onus/army: What an army is worth | Points spent and points left | Adds up the units of an army, Veterans and Elites included, with the percentage of its general or generals; says whether it is within the agreed points, how many points are left and how many there are for units.
    onus/battlefield: The field of battle | Deployment zones and size of table | Gives the depth of the deployment zones, the gap between the armies, the strip behind them and the recommended width for a table and an army, and says whether a unit stands within its zone.
    onus/deployment: Deployment | Who places first, and how | Says who begins to place unit cards, who places the last one and who puts down his general first; and whether a unit may start in a special formation, extended or stacked, and a general in a given unit.
    onus/first-player: Who starts | By the scenario or by dice | Says who takes the first turn, by the scenario, by the dice rolled or with which exact chance, and how many Action cards each player is dealt.
    onus/general: The general and his army | If he dies: who leads, what morale | Says what becomes of a general by what happens to his unit, who commands, the Leadership in force, what it means for the morale of every own unit and of one unit in particular, and whether his bonuses work. Also with several generals, one for each faction or zone. Only a general's share of the morale: wounds and the rest are left to onus/morale-check.
    onus/leadership-check: Leadership check of the army | Whether the army bears its losses | With victory by casualties: says whether the army must be checked, when, against which number, with which exact chance it holds, and what its dice mean.
    onus/victory: Is the battle lost? | By what you agreed | Says whether a side has lost by the victory condition agreed: annihilation or surrender, death of the general, or a failed Leadership check.
    onus/allies: Allies: sides, shares and parts of the army | For 2 to 6 players | Says, for 2 to 6 players, how many sides and generals there are, which part of the army each leads, and whether the points that the allies bring are within those agreed.
  `),

  fields: labelled(`
    units: Units | The units of the army, one entry for each kind. Left out: none, which asks only how many points there are for units.
    unitCalled: Name | Name of the unit, for the explanation only. Left out: it is called by its number in the list.
    unitValue: Value | Value of the unit card, in points. It is required.
    copies: How many | How many such units there are.
    unitRank: Rank | normal; veteran, it starts as a Veteran (+30%); elite, it starts as Elite (+50%).
    ledBy: Led by | Only with several generals: the number of the one in the list of generals who leads these units, 1 for the first; 0 for none.
    generals: Generals | The generals of the army with their points modifiers. Left out: none, and nothing is added to the units.
    pointsPercent: Points modifier (%) | Points modifier of the General card, in percent: 30 for +30%.
    pointsLimit: Agreed points | Maximum value of an army in this battle, in points. Left out: none was agreed, and nothing is compared.
    novicePoints: Novice's extra points | Points that this player may have beyond those agreed because he is a novice.
    ranksAgreed: Ranks agreed | true if the players agreed that units may start as Veterans or Elites.
    mercenaries: Mercenaries | true if the army includes mercenaries.
    tableDepth: Depth of the table (cm) | Depth of the table, from one player's edge to the other's, in cm.
    tableWidth: Width of the table (cm) | Width of the table in cm. Left out: it is not compared.
    armyPoints: Points of one army | Points of one army, to recommend a width. Left out: no width is recommended.
    fromOwnEdge: From its own edge (cm) | How far the farthest part of a unit that is being placed is from its player's edge of the table, in cm. Left out: it is not asked.
    scenarioField: Field of a scenario | true if a Historical Scenario lays down the field.
    ownCards: Own unit cards | Unit cards of the player. Who places first is told only if opponentCards is given as well. Left out: not asked.
    opponentCards: Opponent's unit cards | Unit cards of the opponent. Left out: not asked.
    ownPlaced: Own cards placed | How many of ownCards are on the table already, to tell who places the next one.
    opponentPlaced: Opponent's cards placed | How many of opponentCards are on the table already.
    blueIcons: Blue icons of the card | Special formations that the unit is able to adopt: the blue icons of its card.
    stillFaceDown: Still face down | true if the unit has not been turned face up yet.
    stackedWith: Stacked on another unit | no; complementary, the unit starts on top of its complementary auxiliary; others, on top of any other unit.
    generalGoesTo: Where the general goes | The unit on which the player wants to put his General marker: own-unit, one of his own (of the faction of the general, if there are several); other-faction, one of his own of another faction; enemy-unit; nowhere, it is not asked.
    oneGeneralPerFaction: One general for each faction | true if that optional rule is in use.
    notReady: Not settled yet | What is still to be settled before the deployment: armies, the units; generals; victory, the victory conditions. Left out: all is settled.
    optionalRules: Optional rules | agreed, the players agreed on the optional rules in question before the battle; not-agreed, they did not; none, none is in question.
    scenarioSetUp: Set-up of a scenario | true if a Historical Scenario says how to deploy.
    opponentLeadership: Opponent's Leadership | Leadership of the opponent's General card.
    startDice: Dice for the first turn | Two dice as they fell: first the player's, then the opponent's. Left out: not rolled yet, and the chances are given.
    scenarioStarts: Starts by the scenario | Whom a Historical Scenario lets start: player, opponent; nobody, no scenario says so.
    hisUnit: What happens to his unit | What happens now to the unit in which the general is: nothing; flees; recovers, it stops fleeing; eliminated.
    generalMoved: Moved by a card | true if an Action card had moved the general to another unit before that happened.
    radius: Radius of influence (UD) | Radius of influence of the General card, in UD.
    fromGeneral: Distance to the general (UD) | Shortest distance, in UD, from an edge of the card that holds this general to any part of the friendly unit that is asked about. Left out: it is not measured; the unit's place may be told by general instead.
    otherGenerals: Other generals | With several generals: the others of the same side, each with his values. Left out: there is only one.
    commandBy: How several generals command | rank, the one of highest Leadership commands all; faction, each has the units of his faction; zone, each has the units of his zone. It matters only with otherGenerals.
    follows: The unit's general | With commandBy faction or zone: who leads the unit asked about, 1 for the first general, 2 for the first of otherGenerals, and so on.
    armyValue: Initial value of the army | Value of the army at the start of the battle, in points, with the general's percentage. It is required.
    eliminatedValue: Value eliminated | Values of all own units eliminated so far, added up.
    fleeingValue: Value fleeing | Values of all own units that are fleeing now, added up.
    leadershipDice: Dice of the check | The 2 dice of the Leadership check as they fell. Left out: not rolled yet, and the chances are given.
    checkMoment: Moment | own-turn-start, the activation phase of the player whose army it is begins; later-in-own-turn; opponent-turn.
    turnsChecked: Own turns in a row | For how many of its own turns in a row the chance to hold is wanted, if nothing changes.
    victoryBy: Victory condition | What the players agreed: casualties; annihilation, total annihilation or surrender; general-death, death of the general; scenario, the conditions of a Historical Scenario.
    unitsInOrder: Units in order | Units of the side that are neither eliminated nor fleeing. It matters with annihilation.
    surrenders: Surrenders | true if the side surrenders.
    checkFailed: Leadership check failed | true if the side has failed its Leadership check; see onus/leadership-check.
    players: Players | Number of players in all, 2 to 6.
    playWay: Sides | two-sides, two sides of allies; all-against-all, each player for himself.
    divideBy: How the army is divided | How the allies share out the units: zone, a part of the field each; unit-type, a kind of units each; faction, a faction each. Ways may be combined.
    agreedPoints: Points of the side | Points agreed for all the armies of one side together. Left out: not compared.
    shares: Points of each ally | Value of the army of each player of one side, in points. Left out: not compared.
  `),

  answers: labelled(`
    unitsValue: Value of the units | All units with their ranks, in points.
    generalsBonus: Generals' bonus | Points that the percentages of the generals add.
    armyValue: Value of the army | Units and generals together, in points: also the initial value that casualties are compared with.
    pointsLimit: Points allowed | The limit that counts, with a novice's extra points; null where none was given.
    pointsLeft: Points left | Points of the limit that are not used; null where there is no limit.
    pointsOver: Points over | Points by which the limit is exceeded; null where there is no limit.
    unitBudget: Points for units | Whole points that all units together may cost under this general; null with several generals or without a limit.
    unitPointsLeft: Points left for units | Whole points that further units may cost; null with several generals or without a limit.
    unitCosts: Cost of each unit | For each entry of the list, in its order: the cost of one such unit as it is, as a Veteran, as Elite, and of all its copies together.
    unitCost: Cost | Points for one such unit with its rank.
    asVeteran: As a Veteran | Points that one such unit would cost as a Veteran.
    asElite: As Elite | Points that one such unit would cost as Elite.
    costTogether: Together | Points for all its copies.
    recommended: As recommended | Whether the table is as deep, and as wide where that was told, as the book recommends; null in a scenario.
    zoneCm: Deployment zone (cm) | Depth of each deployment zone in cm.
    zoneUd: Deployment zone (UD) | Depth of each deployment zone in UD.
    gapCm: Between the armies (cm) | Distance between the two zones in cm.
    gapUd: Between the armies (UD) | Distance between the two zones in UD.
    behindCm: Behind each army (cm) | Free strip behind each zone in cm.
    behindUd: Behind each army (UD) | Free strip behind each zone in UD.
    leastDepthCm: Minimum depth (cm) | Least depth recommended in cm.
    leastDepthUd: Minimum depth (UD) | Least depth recommended in UD.
    widthCm: Recommended width (cm) | Width recommended for armies of those points in cm; null where no points were told.
    startsPlacing: Places the first card | Who places the first unit card; by-lot where both have as many; null where cards were not told.
    nextToPlace: Places the next card | Whose turn it is to place a unit card.
    lastToPlace: Places the last card | Who places the last unit card.
    firstGeneral: Places his general first | Who puts his General marker on a unit before the other does.
    firstPlayer: Starts | Who takes the first turn; roll-again after a tie; to-be-rolled where no dice were told.
    chanceToStart: Chance to start | Exact chance that the player starts, ties rolled again; null where it is decided.
    startingHand: Starting hand | Action cards dealt to the player.
    opponentStartingHand: Opponent's starting hand | Action cards dealt to the opponent.
    player-starts: The player starts | Chance that the player starts.
    opponent-starts: The opponent starts | Chance that the opponent starts.
    tie-in-a-roll: A tie in a roll | Chance that a roll is a tie and is repeated.
    generalNow: General | What has become of the first general.
    canRecover: Can recover | Whether he may still be of use in this battle; null while he is unharmed.
    bonusesWork: His bonuses work | Whether the bonuses and the special ability of the first general are in effect.
    commander: In command | Number of the general whose Leadership is that of the army: 1 is the first. Where all are lost, the last to whom it passed.
    commandTied: Command tied | Whether several have the highest Leadership, so that the players must choose one; the first is taken.
    zones: Zones | With generals by zone: the zone of each, in the order given; null otherwise.
    generalsLeft: Generals left | How many generals are unharmed.
    armyMorale: Morale of the army | Modifier to all morale checks for the loss of the general: of every own unit or, with one general for each faction or zone, of those of the unit asked about.
    unitMorale: Morale of the unit | Total modifier that the generals give to the morale of the unit asked about; null where its place was not told.
    casualties: Casualties | Value of the units eliminated and fleeing, in points.
    halfValue: Half of the army | Half of the initial value: casualties must exceed it for a check.
    leadershipCheckDue: Must check | Whether the army must make a Leadership check at this moment.
    checksAt: When | now; next-own-activation, at the start of its next activation phase, if casualties still exceed half; not-yet.
    leadershipChance: Chance to hold | Exact chance that the army passes this check.
    chanceToHoldEachTurn: Chance to hold in all turns | Exact chance that it holds in each of the turns asked about, the first of which is known if its dice are.
    leadershipTotal: Total of the dice | Total of the 2 dice; null if not rolled.
    armyHolds: The army holds | Whether the check is passed and the army fights on for 1 more turn; null if not rolled.
    failsAtOnce: Fails without a roll | Whether the check fails by itself.
    army-holds: The army holds | Chance to pass the check.
    army-withdraws: The army withdraws | Chance to fail the check.
    army-holds-each-turn: It holds in all those turns | Chance to pass the check in each of the turns asked about.
    defeated: Has lost | Whether the side has lost the battle; null where a scenario decides.
    winner: Winner | opponent if the side has lost; null if not.
    sharesTotal: Points together | Points that the allies bring together.
    sidesCount: Sides | How many sides fight.
    generalsPerSide: Generals on each side | How many generals, each with his hand of cards, a side has.
    playersWithTwoGenerals: Players with 2 generals | How many players handle 2 generals and 2 hands of cards.
    partsLed: Parts of the army | What each general of a side leads; null where nothing is divided.
  `),

  terms: {
    ...termsFor(['blueIcons'], FORMATIONS),
    ...termsFor(['startsPlacing', 'nextToPlace', 'lastToPlace', 'firstGeneral'], {
      ...SIDES,
      'by-lot': 'whoever the lot names',
      'who-began': 'whoever began',
      'who-did-not-begin': 'whoever did not begin',
      nobody: 'nobody',
    }),
    ...termsFor(['firstPlayer', 'scenarioStarts'], {
      ...SIDES,
      nobody: 'nobody',
      'roll-again': 'to be rolled again',
      'to-be-rolled': 'to be rolled',
    }),
    ...termsFor(['generalNow'], GENERAL_STATES),
    ...worded(`
      unitRank: normal = normal | veteran = Veteran | elite = Elite
      stackedWith: no = no | complementary = on its complementary unit | others = on another unit
      generalGoesTo: nowhere = not asked | own-unit = one of his own units | other-faction = a friendly unit of another faction | enemy-unit = an enemy unit
      optionalRules: none = none | agreed = agreed | not-agreed = not agreed
      notReady: armies = the armies | generals = the generals | victory = the victory conditions
      hisUnit: nothing = nothing | flees = it flees | recovers = it stops fleeing | eliminated = it is eliminated
      commandBy: rank = by rank | faction = by faction | zone = by zone
      checkMoment: own-turn-start = the start of his own turn | later-in-own-turn = later in his own turn | opponent-turn = the opponent's turn
      checksAt: now = now | next-own-activation = at the start of its next activation phase | not-yet = not yet
      victoryBy: casualties = casualties | annihilation = total annihilation or surrender | general-death = death of the general | scenario = as the scenario says
      winner: opponent = the opponent
      playWay: two-sides = two sides | all-against-all = all against all
      divideBy: zone = by zones | unit-type = by kinds of unit | faction = by factions
      partsLed zones: whole-field = the whole field | left-flank = the left flank | centre = the centre | right-flank = the right flank | infantry = infantry | mounted = mounted units | missile = missile units | own-faction = a faction each
    `),
  },

  steps: said(`
    onus-2.10: The book lets units start in formation ({formation}).
    onus-3.8/named: {unitCalled:raw}: {copies} × {unitValue} {unitValue?point|points}.
    onus-3.8/unnamed: Entry {number}: {copies} × {unitValue} {unitValue?point|points}.
    onus-11.6/named: {unitCalled:raw}: {unitRank}, +{percent}%: {unitCost} {unitCost?point|points} in place of {unitValue}, {copies} of them.
    onus-11.6/unnamed: Entry {number}: {unitRank}, +{percent}%: {unitCost} {unitCost?point|points} in place of {unitValue}, {copies} of them.
    onus-11.6/not-agreed: Units may start as Veterans or Elites only if the players have agreed on it.
    onus-4.10: The general adds {percent}% of the units' value ({led}): {bonus} {bonus?point|points}.
    onus-4.10/budget: {limit} {limit?point|points} under a general of +{percent}% leave {unitBudget} for units.
    onus-12.13: General {number} adds {percent}% of the units that he leads ({led}): {bonus} {bonus?point|points}.
    onus-6.2: The armies are of {limit} {limit?point|points}.
    onus-6.4: The army may include mercenaries.
    onus-6.5: The army is worth {armyValue} {armyValue?point|points}, and the limit is {limit}.
    onus-6.5/within: The army is worth {armyValue} {armyValue?point|points} and stays within the limit of {limit}.
    onus-12.2: A novice may have more points: {extra} more, {limit} in all.
    onus-6.1: The players settle the battle between themselves.
    onus-6.3: The Historical Scenario lays it down.
    onus-6.3/victory: The Historical Scenario has its own victory conditions.
    onus-6.16: A field {tableDepth} cm deep: zones of {zone} cm and {gap} cm between them.
    onus-6.16/shallow: The field is {tableDepth} cm deep, less than the {least} cm recommended: only {gap} cm are left between the zones.
    onus-6.16/inside: The unit reaches {fromOwnEdge} cm from its edge; the zone, {zone} cm deep, ends at {farthest} cm.
    onus-6.16/outside: The unit reaches {fromOwnEdge} cm from its edge, and the zone of {zone} cm ends at {farthest} cm.
    onus-6.17: For {armyPoints} {armyPoints?point|points} a width of {width} cm is recommended.
    onus-6.17/narrow: The table is {tableWidth} cm wide, less than the {width} cm recommended.
    onus-6.18: On a deeper table the armies stay {gap} cm apart, and {behind} cm are free behind each.
    onus-6.7/not-agreed: The victory conditions are not agreed yet.
    onus-6.15: Armies, generals and victory conditions are settled: deployment may begin.
    onus-6.15/not-yet: Deployment must wait: {notReady} are not settled.
    onus-6.19: {ownCards} own cards against {opponentCards}: {startsPlacing} begins, and they place one card each in turn until one has none left.
    onus-6.19/lot: Both have {cards} {cards?card|cards}: the lot decides who begins, and they place one each in turn.
    onus-6.20/extended: At deployment the unit may be extended: {extended} {extended?section|sections}.
    onus-6.20/face-down: Formations and extended sections are given only when the units have been turned face up.
    onus-6.20/formation: At deployment the unit may receive its marker ({formation}).
    onus-6.20/unable: The unit lacks the ability to form up like that ({formation}).
    onus-6.21: The last card is placed by {lastToPlace}, who then puts down his general first.
    onus-7.64/deployed: A unit in special formation ({formation}) cannot be extended.
    onus-8.6/deployed: Turned face up, the unit may start the battle in formation ({formation}).
    onus-9.31/deployed: Two complementary units may start stacked, the principal one on top of the auxiliary.
    onus-7.33/deployed: Units may not overlap.
    onus-12.1: The players agreed on the optional rule before the battle: it is used.
    onus-12.1/not-agreed: An optional rule is used only if the players agreed on it before the battle.
    onus-4.1: The General marker goes on whichever of his own units the player likes.
    onus-4.1/enemy: The General marker goes on a friendly unit.
    onus-12.10/own: With one general for each faction he is in a unit of his own faction.
    onus-12.10/other: With one general for each faction he must be in a unit of his own faction.
    onus-6.22: The player is dealt {leadership} Action {leadership?card|cards} and the opponent {opponentLeadership}.
    onus-5.4/start: Each player starts with as many cards as his Leadership: {leadership} and {opponentLeadership}.
    onus-6.23: Each rolls 1 die and adds his Leadership, {leadership} and {opponentLeadership}: the higher total starts.
    onus-6.23/scenario: The scenario names who starts: {firstPlayer}.
    onus-6.23/player: {total} against {opponentTotal}: the player starts.
    onus-6.23/opponent: {total} against {opponentTotal}: the opponent starts.
    onus-6.23/roll-again: {total} against {opponentTotal}: a tie is rolled again.
    onus-4.2: The unit of the general is eliminated: he dies with it.
    onus-4.3: An Action card had moved the general to another unit: he does not share its fate.
    onus-4.4: The General card shows Leadership {leadership} and a radius of {radius} UD.
    onus-4.5: In his own unit the general adds his modifiers: {generalStrength} to strength, {generalDefence} to defence, {generalMorale} to morale.
    onus-4.6: The unit is within the radius of a general ({radius} UD): +1 to its morale.
    onus-4.7: Leadership {leadership} is the most cards that the player may hold at the end of his turn.
    onus-4.8: Orders that go by Leadership count {leadership}.
    onus-4.9: His special ability is in effect.
    onus-4.11: The general is lost ({generalState}): −1 to every morale check of his army.
    onus-4.11/flees: The unit of the general flees, and he with it.
    onus-4.13: The general is {generalState}: his bonuses and his ability do nothing.
    onus-4.13/unit: A general who is lost gives nothing to the units near him.
    onus-4.14: His unit stops fleeing: the general is himself again, and the penalties end.
    onus-12.5: Of several generals the one of highest Leadership commands: number {number}, with {leadership}.
    onus-12.5/tie: Another has the same Leadership, {leadership}: the players choose one at the start, here number {number}.
    onus-12.6/again: General {number} has recovered and leads the army again, with Leadership {leadership}.
    onus-12.6: The commander is lost: general {number} takes over with Leadership {leadership}.
    onus-12.7: A general is left: the army has no penalty for the lost one.
    onus-12.9: {inRange} generals are in range: the +1 counts once.
    onus-12.10: Each general helps only the units of his faction.
    onus-12.11: The unit's own general is lost: −1 to the units of his faction.
    onus-12.12: Generals by zone: {generals}. Each has a zone of the deployment, and it must be clear which units he leads.
    onus-12.12/helps: Each general helps only the units of his zone.
    onus-12.12/lost: The unit's own general is lost: −1 to the units of his zone.
    onus-6.7/other: Another victory condition is in use: {victoryBy}.
    onus-6.7: The agreed victory condition is in use: {victoryBy}.
    onus-6.8: Eliminated and fleeing units count as casualties: {casualties} {casualties?point|points}.
    onus-6.9: Casualties of {casualties} exceed half of the army ({halfValue}): it must be checked.
    onus-6.10: The general is {generalState}: the check fails without a roll.
    onus-6.11/due: With a total of {leadership} or less the army fights on for 1 more turn.
    onus-6.11/passed: The total of {total} does not exceed {leadership}: the army fights on for 1 more turn.
    onus-6.12/due: With more than {leadership} the army withdraws and the game ends.
    onus-6.12/failed: The total of {total} exceeds {leadership}: the army withdraws and the game ends.
    onus-6.12/automatic: The army withdraws and the game ends.
    onus-6.12/lost: The Leadership check was failed: the army withdraws and the side has lost.
    onus-7.10: Casualties are counted as its own activation phase begins.
    onus-7.10/later: It is {checkMoment}: casualties are counted only as its own activation phase begins.
    onus-6.13: All units of the side are eliminated or fleeing: it has lost.
    onus-6.13/surrender: The side surrenders: it has lost.
    onus-6.14: The general is dead: his side has lost at once.
    onus-12.8: All the generals of the side are dead or fleeing: it has lost.
    onus-12.33: The shares add up to {total} {total?point|points} and stay within the {limit} agreed.
    onus-12.33/over: The shares add up to {total} {total?point|points}, and {limit} were agreed.
    onus-12.34: Each ally takes a part of the field: a flank, or the centre where they are 3.
    onus-12.35: One general leads the infantry, another the mounted units, another the missile units.
    onus-12.36: Each general leads the units of a faction.
    onus-12.40: The players are {players}: on the smaller side one of them handles 2 generals and 2 hands of cards.
    onus-12.41: All {players} players fight one another.
    onus-12.42: With {players} players turns and shares go as with an even number.
  `),

  because: said(`
    no-scenario: No Historical Scenario is played.
    no-deeper: The table is not deeper than recommended.
    no-such-icon: The card of the unit has no such icon ({formation}).
    not-complementary: They are not complementary units.
    no-card-moved-him: No Action card had moved him to another unit.
    lost-for-good: A wounded or dead general does not recover in this battle.
    commander-holds: The commander in chief is in command.
    no-general-left: No general is left.
    own-general-holds: The unit's own general is unharmed.
    out-of-radius: The unit is not within the radius ({radius} UD) of a general who might help it.
    fewer-than-two-in-range: There are not 2 generals in range.
    not-in-his-unit: The unit is not the one that the general is in.
    this-general-lost: That general is lost.
    half-or-less: Casualties of {casualties} do not exceed half of the army ({halfValue}).
    not-own-turn-start: It is not the start of his own turn.
    general-alive-and-well: The general is neither dead nor wounded ({generalState}).
    units-left: The side has units that are neither eliminated nor fleeing.
    a-general-left: A general of the side is neither dead nor fleeing.
    general-lives: The general is not dead.
    no-check-failed: No Leadership check was failed.
    even: The players are {players}, an even number.
  `),

  ...summed(`
    army/value: The army is worth {armyValue} {armyValue?point|points}. | {armyValue} {armyValue?point|points} | The army is worth {armyValue} {armyValue?point|points}.
    army/within: The army is worth {armyValue} {armyValue?point|points}, within the limit of {limit}. | {armyValue} of {limit} | The army is worth {armyValue} {armyValue?point|points} of the {limit} allowed.
    army/over: The army is worth {armyValue} {armyValue?point|points} and exceeds the limit of {limit}. | {armyValue} of {limit}: too many | The army is worth {armyValue} {armyValue?point|points}, and only {limit} are allowed.
    army/budget: Of {limit} {limit?point|points}, {unitBudget} can be spent on units. | {unitBudget} for units | That leaves {unitBudget} points for units.
    army/not-agreed: The army may not have Veterans or Elites: they were not agreed. | Not agreed |
    battlefield/yes: The zones are {zone} cm deep with {gap} cm between the armies and {behind} cm behind each. | {zone}, {gap} and {behind} cm | The zones are {zone} cm deep, with {gap} cm between the armies and {behind} cm behind each.
    battlefield/no: The table is smaller than recommended; the zones are {zone} cm deep with {gap} cm between them. | Smaller than recommended
    battlefield/inside: The unit stands within its deployment zone. | Within its zone
    battlefield/outside: The unit stands outside its deployment zone. | Outside its zone | It is outside its deployment zone.
    battlefield/scenario: The scenario lays down the field. | As the scenario says
    deployment/order: Cards are placed first by {startsPlacing}; the last one by {lastToPlace}. | First: {startsPlacing}; last: {lastToPlace} | The first card is placed by {startsPlacing}, the last one by {lastToPlace}.
    deployment/lot: The lot decides who begins to place cards. | By lot | The lot decides who begins.
    deployment/yes: It may be set up like that. | May be |
    deployment/no: It may not be set up like that. | May not be |
    first-player/player: The player starts. | The player
    first-player/opponent: The opponent starts. | The opponent | The opponent starts.
    first-player/roll-again: It is a tie, rolled again; the player starts with a chance of {chance:percent}. | Roll again | It is a tie: they roll again.
    first-player/to-be-rolled: The player starts with a chance of {chance:percent}. | Chance: {chance:percent} | The player starts {chance:percent} of the time.
    general/army: The general is {generalNow}; Leadership {leadership}, and {armyMorale} to the morale of the army. | Leadership {leadership}, army {armyMorale} | Leadership is {leadership}, and the morale of the army changes by {armyMorale}.
    general/unit: The general is {generalNow}; Leadership {leadership}, and {unitMorale} to the morale of the unit. | Leadership {leadership}, unit {unitMorale} | Leadership is {leadership}, and the morale of the unit changes by {unitMorale}.
    leadership-check/none: No Leadership check: casualties of {casualties}, half of the army {halfValue}. | No check | There is no check: casualties are {casualties}, half of the army {halfValue}.
    leadership-check/later: The army makes its Leadership check at the start of its own next activation phase. | At the next activation | It will check as its next activation phase begins.
    leadership-check/automatic: The army fails its Leadership check without rolling. | Fails without a roll | It fails without a roll.
    leadership-check/due: The army must roll {leadership} or less with 2 dice: a chance of {chance:percent}. | Chance: {chance:percent} | It must roll {leadership} or less with 2 dice, which it does {chance:percent} of the time.
    leadership-check/turns: With Leadership {leadership} the army holds in {turns} turns in a row with a chance of {chance:percent}. | {turns} turns: {chance:percent} | It holds for {turns} turns in a row {chance:percent} of the time.
    leadership-check/passed: With {total} the army passes its Leadership check and fights on. | Fights on | It fights on.
    leadership-check/failed: With {total} the army fails its Leadership check and withdraws. | Withdraws | It withdraws.
    victory/defeated: The side has lost, and the game ends. | Lost | It has lost, and the game ends.
    victory/on: The side has not lost: the game goes on. | The game goes on | The game goes on.
    victory/scenario: The scenario decides. | As the scenario says | The scenario decides.
    allies/within: The shares of {total} {total?point|points} are within the {limit} agreed. | {total} of {limit} | That makes {total} {total?point|points}, within the {limit} agreed.
    allies/over: The shares of {total} {total?point|points} exceed the {limit} agreed. | {total} of {limit}: too many | That makes {total} {total?point|points}, over the {limit} agreed.
    allies/sides: The {players} players make 2 sides with {generals} {generals?general|generals} each. | 2 sides, {generals} {generals?general|generals} each | There are 2 sides, with {generals} {generals?general|generals} each.
    allies/all: The {players} players fight all against all. | All against all | All fight against all.
  `),

  problems: said(`
    led-by-nobody: General {given} is not in the list, which has {generals} {generals?general|generals}.
    placed-too-many: {given} {given?card has|cards have} been placed of {cards}.
    one-die-each: Give both dice, one for each player.
    in-unit-yet-away: A unit that the general is in is at no distance from him.
    in-radius-yet-beyond: A unit at {fromGeneral} UD is not within a radius of {radius} UD.
    nothing-to-recover-from: A unit that flees takes its general along: that of an unharmed one has nothing to recover from.
    no-such-general: There is no general {given}: the side has {generals}.
    more-than-the-army: The casualties ({casualties}) are worth more than the whole army ({armyValue}).
    two-dice: The check is made with 2 dice, not with {given}.
    share-of-what: Give the points agreed for the side, to compare the shares with.
  `),
} satisfies PartOfMessages;
