import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

/** Commanders on the table: their moves, whom they command, how they are lost. */
export default {
  queries: {
    't7g/in-command': {
      title: 'Unit in command',
      line: 'Whether a Commander reaches and sees it',
      about:
        'Says whether a Troop unit is in command by one particular Commander, by who he is, where he stands, how far away and whether he sees it, and whether its Discipline has the Decrease for want of a Commander in an order check. With several Commanders ask for each: one is enough.',
      answers: labelled(`
        reach: Reach (inches) | How many inches he reaches: his move, or his command distance.
      `),
    },
    't7g/commander-move': {
      title: 'Moving a Commander',
      line: 'Whether he may, and what he does next',
      about:
        'Says whether an activated Commander may make a move: how far he moves, whether he may leave a unit or join another, whether he is Exhausted and whether he must try a Command Action next.',
      answers: labelled(`
        reach: Reach (inches) | How many inches he reaches: his move, or his command distance.
      `),
    },
    ...titled(`
    t7g/commander-casualty: Casualties among Commanders | Whether he falls, flees or is saved | Says whether what happened makes a Commander roll or costs him, how likely he is to be saved and ready, and, with the dice that fell, whether he is lost, whether he is Exhausted, how far he moves free and the points that he gives.
  `),
  },

  fields: labelled(`
    moved: Inches moved | Along his way; if he leaves a unit, from any of its edges.
    joins: Joins a unit | true if he wants to enter the friendly Troop unit that he reaches.
    joinedThisTurn: Joined it this turn | true if he joined the unit that he is in this turn.
    unitActed: His unit has acted | true if the unit that he is in has been activated this turn.
    touchesUnit: Touches the unit | true if his move brings him into contact with any edge of the unit that he wants to join. Without joins it does not matter.
    crossesImpassable: Crosses Impassable terrain | true if his way crosses Impassable terrain. No other terrain slows him.
    crossesEnemy: Crosses an enemy unit | true if his way passes through enemy Troops.
    endsOnFriend: Ends on a friendly unit | true if his move is too short to pass all the way through a friendly unit.
    agil: Nimble | true if he has the Trait Nimble (Ágil).
    agilWorks: Roll of Nimble | What came of the Command Action with which he goes from unit to unit: open, not rolled yet; yes, it worked; no, it failed.
    otherInside: Another Commander inside | true if the unit that he wants to join has another Commander in it already.
    secondMove: Second move | true if it is the move that Run (Correr) gave him, after his first.

    leads: Which Commander he is | Whose units he leads: its-command, he leads this unit's command; general, he is the General of the army; other-command, he leads another command.
    standsIn: Where he is | table, alone on the table; this-unit, inside this unit; other-unit, inside another one.
    commanderDistance: Distance (inches) | If he is alone, from the edge of his base to the nearest edge of the unit; if he is inside another, from any Centre of the one that carries him to the nearest point of this one. Inside the unit there is no distance.
    seesUnit: Sees the unit | true if he has line of sight to it, from any point of his base to some Centre of the unit. It matters only if he is alone.
    fama: Fame | true if he has the Virtue Fame (Fama): he interacts with any friendly Troops.
    allied: Allied Troops | true if the unit is of an allied contingent, which is not the General's.
    diplomatico: Diplomatic | true if the General has the Trait Diplomatic (Diplomático).
    extraGun: Further gun | true if it is an additional unit of an artillery battery.
    batteryDistance: Distance to the battery (inches) | From the further gun to its battery.

    cause: What happened | enemy-touches-him, an enemy Troop unit touches him as it moves; his-unit-destroyed, the unit that he is in is destroyed; friend-destroyed, another friendly Troop unit is destroyed; troops-gone, the last Troops of his command leave; abnegado, as he is Selfless the break check of his unit was rolled again; intrepido, the unit that he threw forward by Fearless loses a combat.
    lostUnitDistance: Distance to the destroyed unit (inches) | From him to the friendly Troop unit that was destroyed.
    otherUnitNear: Another unit of his near | true if another unit with which he can interact is left at 6 inches or less. If he is inside a unit, that is one.
    troopsLeft: Troops left | Which friendly Troops are left in the battle, for the General without the allied ones: his, some of his command; others, only of other commands; none, none at all. Left out: his, or others if troops-gone is what happened.
    isGeneral: General | true if he is the General (Comandante) of the army; false for any other Commander.
    afortunado: Lucky | true if he has the Trait Lucky (Afortunado).
  `),

  answers: labelled(`
    joined: Enters the unit | Whether he ends inside the unit that he joins; null while the roll of Nimble is open.
    commandAction: Command Action | Whether he must try a Command Action after the move.
    agilCheck: Needs Nimble | Whether the Command Action of Nimble must work for it.
    inCommand: In command | Whether it is in command by this Commander, or by itself.
    disciplineFalls: Discipline reduced | Whether, with no other Commander, an order check of its own has the Decrease for want of one.
    fate: What becomes of him | Whether he is safe, rolls, or is lost without a roll.
    mustRoll: He rolls | Whether he must roll not to be lost.
    lost: He is lost | Whether he is destroyed or removed; null while the dice are open.
    freeMove: Free move (inches) | How far he may move to avoid contact; null where there is none.
    survivalChance: Chance to be saved | Chance before any die that he is not lost, as an exact fraction.
    readyChance: Chance to be saved and ready | Chance before any die that he is neither lost nor Exhausted, as an exact fraction.
    scores: Victory points | What the enemy scores for him.
    survives: He is saved | Chance that he is not lost.
    survives-ready: He is saved and not Exhausted | Chance that he is neither lost nor Exhausted.
  `),

  terms: worded(`
    agilWorks: open = not rolled | yes = it works | no = it fails
    leads: its-command = that of its command | general = the General | other-command = that of another command
    standsIn: table = alone on the table | this-unit = inside this unit | other-unit = inside another unit
    cause: enemy-touches-him = an enemy Troop unit touches him | his-unit-destroyed = his unit is destroyed | friend-destroyed = another friendly Troop unit is destroyed | troops-gone = the last Troops of his command leave | abnegado = Selfless repeated a break check | intrepido = loses a combat with Fearless
    fate: safe = safe | rolls = rolls | destroyed = destroyed | removed = removed
    troopsLeft: his = of his command | others = only of other commands | none = none
  `),

  steps: said(`
    t7g-2.25/inside: The Commander is inside the unit.
    t7g-2.25/unseen: The Commander is near, but does not see the unit.
    t7g-6.88/battery: A battery is always at command distance.
    t7g-6.88/gun: The further gun is at 6 inches or less from its battery: it is at command distance.
    t7g-7.4: The unit is not of his command: he cannot interact with it.
    t7g-7.4/general: The General interacts with all Troops of his army.
    t7g-7.6: A Commander faces everywhere, and is measured from any point of his edge.
    t7g-7.8: After moving, or without a move, he must try a Command Action.
    t7g-7.9: He moves up to {reach} inches, and terrain does not slow him.
    t7g-7.9/distance: It is {inches} inches and he moves {reach}: he does not get there.
    t7g-7.9/enemy: He passes through friendly units only.
    t7g-7.9/impassable: He must go round Impassable terrain.
    t7g-7.9/too-short: His move is too short to pass all the way through the friendly unit.
    t7g-7.10: The unit is {inches} inches away and he commands at {reach}: it is at command distance.
    t7g-7.11/distance: The unit is {inches} inches away and he commands at {reach}: by him it is out of command.
    t7g-7.13: The unit is {inches} inches from the one that carries him, less than {reach}: it is at command distance.
    t7g-7.13/distance: The unit is {inches} inches from the one that carries him, and must be less than {reach} away.
    t7g-7.14: He touches the unit: he is inside it.
    t7g-7.14/no-contact: He touches no edge of the unit.
    t7g-7.14/second: With reading b of R156 a unit has one Commander at most.
    t7g-7.15: Having joined he is Exhausted, and his activation ends.
    t7g-7.15/commands: Exhausted or not, he gives command distance.
    t7g-7.16: He leaves the unit: he did not enter it this turn, nor did it act.
    t7g-7.16/acted: His unit has been activated this turn: he may not leave it.
    t7g-7.16/joined: He joined the unit this turn: he may not leave it.
    t7g-7.17: He may not leave one unit and join another in the same activation.
    t7g-7.18: He has no Troops left with which he can interact: he is removed.
    t7g-7.19: The enemy Commander whom it touches must make a check, as for a Command Action.
    t7g-7.19/clear: With reading b of R138 he steps clear of the enemy and {inches} inch further.
    t7g-7.19/destroyed: Without a success he is destroyed.
    t7g-7.19/moves: He moves free, up to {inches} inches, to avoid contact.
    t7g-7.20: He is destroyed with the unit that he is in.
    t7g-7.21: A friendly Troop unit is destroyed nearby and he has no other unit at hand: he must roll.
    t7g-7.21/flees: Without a success he flees with his men.
    t7g-7.21/stays: With a success he stays.
    t7g-7.24/check: He rolls as many dice as his Level, {dice}; each 5 or 6 is a success, and one saves him.
    t7g-7.27/commands: With reading b of R155 an Exhausted Commander gives no command distance.
    t7g-7.28/ready: With {successes} successes he is not Exhausted.
    t7g-7.40/move: With Élan he moves up to {reach} inches.
    t7g-7.41: With Fame he interacts with any friendly Troops.
    t7g-7.45/second: After the second move of Run he tries nothing else.
    t7g-7.49/casualty: Selfless, he is lost once the break check is rolled again, even if the unit is saved.
    t7g-7.51: Lucky, he may roll to leave the unit in time.
    t7g-7.51/fails: Without a success he falls with the unit.
    t7g-7.52/half-way: The Command Action of Nimble fails: he stays half way, Exhausted.
    t7g-7.52/move: Nimble may go from unit to unit in one move, if its Command Action works.
    t7g-7.70: Diplomatic: the General interacts with the allies too.
    t7g-7.91/casualty: The unit that Fearless threw forward loses a combat: he is lost.
    t7g-7.107/sees: Respectable need not see the unit.
    t7g-8.11: Allied Troops are part of the army, but the General does not interact with them.
    t7g-9.58/general-lost: The enemy scores {scores} {scores?point|points} for the General.
  `),

  because: said(`
    joined-earlier: He did not enter the unit this turn.
    unit-has-not-acted: His unit has not been activated this turn.
    joins-nothing: He joins no other unit.
    without-agil: He is not Nimble.
    way-is-passable: His way crosses no Impassable terrain.
    within-his-move: His move is long enough.
    within-six-inches: It is at 6 inches or less.
    moves-six-inches: He moves no more than 6 inches.
    is-a-further-gun: It is a further gun of the battery.
    far-from-battery: It is more than 6 inches from its battery.
    without-fama: He has no Fame.
    his-troops: The unit is among those that he leads.
    without-diplomatico: He is not Diplomatic.
    no-allies: The unit is no ally.
    unit-in-sight: He sees the unit.
    troops-to-command: He has Troops left with which he can interact.
    inside-a-unit: He is inside a unit.
    without-afortunado: He is not Lucky.
    beyond-six: The destroyed unit is more than 6 inches away.
    other-unit-near: He has another unit at 6 inches or less.
  `),

  ...summed(`
    commander-move/no: The Commander may not move so. | May not | He may not.
    commander-move/acts: The Commander may, and tries a Command Action next. | May | He may, and acts next.
    commander-move/joins: The Commander joins the unit and is Exhausted. | Joins | He joins and is Exhausted.
    commander-move/agil: The Commander may try it with Nimble. | If Nimble works | He may, if Nimble works.
    commander-move/half-way: The Commander stays half way, Exhausted. | Half way | He stays half way.
    commander-move/done: The Commander moves and ends his activation. | Moves | He moves and is done.
    in-command/yes: The unit is in command. | In command | It is in command.
    in-command/no: The unit is not in command by this Commander. | Out of command | It is out of command.
    in-command/elite: The unit is not in command by this Commander, and does not mind. | Out, no Decrease | It is out of command, without a Decrease.
    casualty/odds: The Commander survives {percent:percent} of the time. | {percent:percent} | He survives {percent:percent} of the time.
    casualty/lost: The Commander is lost. | Lost | He is lost.
    casualty/survives: The Commander is saved. | Saved | He is saved.
  `),

  problems: said(`
    is-in-no-unit: He is inside no unit.
    agil-not-tried: The roll of Nimble counts only if, Nimble, he goes from unit to unit.
    second-from-inside: Inside a unit nobody can Run: there is no second move.
    no-gun: Only artillery has further guns.
    inside-is-no-distance: Inside the unit there is no distance to measure.
    troops-still-there: If the last Troops of his command have left, none of his are there.
  `),
} satisfies PartOfMessages;
