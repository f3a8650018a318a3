import { labelled, said, summed, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    't7g/go': {
      title: "A player's go",
      line: 'Whom he may and must activate',
      about:
        'Says how many Commanders and Troop units a player may and must activate in his go, with Horda, Brigada, Coordinador and Paciente, whether what he means to do is allowed in that order, when he may pass, and whether the turn ends after it.',
    },
    't7g/phase': {
      title: 'What comes next in the turn',
      line: 'From Planning to its end',
      about: 'Says which part of the turn follows another, and when the turn is over.',
    },
    't7g/planning': {
      title: 'Planning',
      line: 'How many order cards are laid',
      about:
        'Says how many order cards a player lays in the Planning phase, with Brigades, Choragiews and Emplaced Fortifications, what becomes of Exhausted markers, and whether a card may be changed afterwards.',
    },
    't7g/game-end': {
      title: 'End of the game',
      line: 'Points, and the name of the victory',
      about:
        'Adds up the points of both sides for the enemy units that they destroyed, and says whether the game ends after that turn, who wins and what his victory is called.',
      fields: labelled(`
        own: This side | What this side has destroyed of its enemy.
        enemy: Other side | What the other side has destroyed of this one.
      `),
      answers: labelled(`
        wins: Winner | nobody, the game goes on; own, this side; enemy, the other side; draw, equal points.
      `),
    },
  },

  fields: labelled(`
    troops: Troop units left | How many Troop units of the player whose go it is have not been activated. Groups that act as one unit count as one, but each unit of a Brigade counts.
    enemyTroops: Enemy Troop units left | How many Troop units of the other side have not been activated.
    commanders: Commanders ready | How many of his Commanders are not Exhausted.
    does: Does | What he means to do, in that order: commander, activate a Commander; troop, activate a Troop unit; pass, hand over the go. None: the answer says what he may do.
    horda: Horda | true if his army has the rule Horda.
    jointUnits: Units of a Brigade | How many units that share a card he activates together in this go. 0: none.
    coordinador: Coordinador | true if Coordinador has just worked.
    paciente: Paciente | true if Paciente has just worked.
    phase: Part of the turn | start, the turn begins; planning, both have laid their cards; initiative, it has been rolled; goes, somebody has finished his go; end, the turn is over and the game goes on.
    units: Troop units | How many Troop units the player has on the table, each member of a group counted.
    exhaustedCommanders: Exhausted Commanders | How many of his Commanders bear the Exhausted marker.
    brigades: Joint cards of Brigades | For each card that several units of a Brigade share, how many units share it. Left out: none is shared.
    brigadeRule: All with Brigada | true if every unit that shares a card has the rule Brigada from its list, and they belong to one command.
    announced: Announced | true if he told his opponent which units share a card and which leave a Choragiew.
    leaving: Leaving a Choragiew | How many units leave their Choragiew this turn, of those said to be in one.
    choragiews: Choragiews | Of how many units each Choragiew is made. Left out: there is none.
    fortifications: Emplaced Fortifications | Of how many units each Emplaced Fortification is made. Left out: there is none.
    change: Changing a card | none; by-wish, he wants to change a card in the Action phase; by-rule, a rule such as Audaz lets him.
    carriedOut: Carried out | true if the unit has already carried out that card.
    turn: Turn | The turn that has just ended.
    formations: Formations | Formations destroyed.
    cavalryUnits: Cavalry units | Cavalry units destroyed; of a Choragiew each unit counts.
    companies: Companies | Companies destroyed; of an Emplaced Fortification each unit counts.
    artilleryUnits: Artillery units | Artillery units destroyed.
    integratedGuns: Integrated cannons | Integrated cannons lost, each besides its Formation.
    general: General | true if the General is a casualty, in whichever way.
    generalRemoved: Only removed | true if the General was removed by Innecesario or Como los Cobardes, and not destroyed.
    otherCommanders: Other Commanders | Other Commanders lost.
    morePoints: Other points | Points that are already reckoned, to be added to the rest.
    limitAgreed: Limit agreed | true if the players agreed on a limit of turns or time.
    limitReached: Limit reached | true if that limit has been reached.
  `),

  answers: labelled(`
    commandersMost: Commanders | How many Commanders he may activate in this go.
    troopsLeast: Troop units at least | How many Troop units he must activate in this go.
    troopsMost: Troop units at most | How many Troop units he may activate in this go.
    troopsNext: Troop units in his next go | How many he must activate in his next go, if nothing else changes.
    mayPass: May pass | Whether he may activate no Troop unit and no Commander.
    turnEnds: The turn ends | Whether the turn is over when he has activated all the Troop units that he may.
    nextPhase: What follows | The part of the turn that follows.
    cards: Order cards | How many order cards he lays.
    exhaustedLeft: Exhausted afterwards | How many of his Commanders still bear the Exhausted marker.
    points: Points | Points of a side.
    ownPoints: Points of this side | Points for what this side has destroyed.
    enemyPoints: Points of the other side | Points for what the other side has destroyed.
    lead: Lead | By how many points one side leads.
    gameEnds: The game ends | Whether the game ends after this turn.
    victory: Victory | decisive, clear, fair or pyrrhic; null where the game goes on, is drawn, or ends by an agreed limit.
  `),

  terms: {
    ...worded(`
    does: commander = Commander | troop = Troop unit | pass = pass
    phase: start = the turn begins | planning = cards laid | initiative = initiative rolled | goes = a go is finished | end = the turn is over
    nextPhase: start = the next turn, or the end of the game | planning = the Planning phase | initiative = the Action phase, with its initiative | goes = goes in turn | end = the end of the turn
    change: none = none | by-wish = as he likes | by-rule = by a rule
    wins: nobody = nobody | own = this side | enemy = the other side | draw = nobody, a draw
    victory: decisive = Decisive | clear = Clear | fair = Fair | pyrrhic = Pyrrhic
    `),
  },

  steps: said(`
    t7g-2.1: Both players share the turn and activate their units by goes.
    t7g-2.2: A turn has two phases: Planning, then Action.
    t7g-2.3: The turn begins with Planning: Exhausted markers are removed and cards are laid.
    t7g-2.3/markers: In Planning all Exhausted markers are removed.
    t7g-2.4: Each Troop unit gets an order card face down.
    t7g-2.5: When the cards lie, the Action phase begins with initiative.
    t7g-2.5/goes: After initiative the players activate their units, one go each.
    t7g-2.8: In his go he activates one Troop unit: he must.
    t7g-2.8/must: He must activate as many Troop units as this: {least}.
    t7g-2.8/no-pass: He may not pass.
    t7g-2.8/one-commander: He may activate one Commander in a go, no more.
    t7g-2.8/too-many: He may activate no more Troop units in this go than this: {most}.
    t7g-2.9: The Commander and the Troop unit of a go need have nothing to do with each other.
    t7g-2.10: The Commander comes first or not at all: never after the Troop unit.
    t7g-2.11: He has no Troop unit left: he may activate just a Commander, or pass.
    t7g-2.12: No Troop unit is left to activate: the turn ends at once.
    t7g-2.12/ends: No side has a Troop unit left to activate: the turn is over.
    t7g-2.13: The unit has acted, and its card is revealed and gone: there is nothing to change.
    t7g-2.13/free: Each unit may have any of the five orders; its card is hidden until the unit acts.
    t7g-2.14: An order card is not changed in the Action phase, unless a rule says so.
    t7g-6.3: To be in a command with Brigada is not enough: the rule comes from the list of the unit.
    t7g-6.4: Only units of one command with the rule Brigada share a card.
    t7g-6.5: The opponent must be told which units share a card.
    t7g-6.5/card: Units of a Brigade may share one card.
    t7g-6.6: The units of a Brigade act one after another in the same go.
    t7g-6.31: An Emplaced Fortification acts as one unit, with one order card.
    t7g-6.54/card: A Choragiew acts with one card.
    t7g-6.57: Each unit that leaves a Choragiew gets its card.
    t7g-6.57/announced: Which units leave a Choragiew must be announced in Planning.
    t7g-6.65: With Horda he activates two Troop units in a row; a last one acts alone.
    t7g-6.87: An integrated cannon counts besides its Formation: each 1 point.
    t7g-7.66: Coordinador: two Troop units are activated, one after the other.
    t7g-7.98: Paciente: no Troop unit need be activated, and the opponent goes on at once.
    t7g-9.3: Turn {turn} ends with a lead of {lead}: the game is over.
    t7g-9.3/draw: The points are equal: a draw.
    t7g-9.3/early: Before the end of turn 5 no lead ends the game: this is turn {turn}.
    t7g-9.3/goes-on: Turn {turn} ends with a lead of {lead}, and it takes {needed}: the game goes on.
    t7g-9.3/limit: The agreed limit of turns or time alone ends the game.
    t7g-9.3/next-turn: If no lead ends the game, the next turn begins.
    t7g-9.4: A victory at the end of turn {turn} is called {victory}.
    t7g-9.58: {who:The} scores {points} for destroyed Troop units: 2 for each Formation, 1 for each other.
    t7g-9.58/general: {who:The} scores 3 for the enemy General.
    t7g-9.58/commanders: Commanders other than the General score nothing.
  `),

  because: said(`
    none-left: No Troop unit is left to activate.
    has-troops: He has Troop units to activate.
    commander-first: The Commander comes first.
    troops-left: A Troop unit is left to activate.
    all-have-brigada: All of them have the rule Brigada.
    is-announced: The opponent was told.
    not-carried-out: The card has not been carried out.
    a-rule-changes-it: A rule changes the card.
    only-removed: By reading b of R170 a General who is only removed scores nothing.
  `),

  ...summed(`
    go/over: The turn is over: nobody is activated any more. | The turn is over | The turn is over.
    go/no: He may not do that in this go. | Not allowed | He may not do that.
    go/troops: In this go he activates {least} Troop {least?unit|units}. | {least} Troop {least?unit|units} | He activates {least} Troop {least?unit|units}.
    go/between: In this go he activates between {least} and {most} Troop units. | {least} to {most} Troop units | He activates between {least} and {most} Troop units.
    phase/next: What follows is {nextPhase}. | Next: {nextPhase} | Next comes {nextPhase}.
    planning/cards: He lays {cards} order {cards?card|cards}. | {cards} {cards?card|cards} | He lays {cards} {cards?card|cards}.
    planning/no: That may not be done. | Not allowed | He may not do that.
    game-end/goes-on: The game goes on: {ownPoints} to {enemyPoints}. | Goes on | The game goes on, {ownPoints} points to {enemyPoints}.
    game-end/draw: The game ends in a draw. | Draw | The game ends in a draw.
    game-end/won: The game ends: {wins:the} wins by {lead} {lead?point|points}. | {wins:The} wins | The game ends, and {wins:the} wins by {lead} {lead?point|points}.
  `),

  problems: said(`
    more-than-are-left: More units act together than are left to activate.
    more-than-may-leave: All units of a Choragiew but one may leave it; that one keeps the card it has.
    fewer-than-in-groups: There are more units in groups than units on the table.
  `),
} satisfies PartOfMessages;
