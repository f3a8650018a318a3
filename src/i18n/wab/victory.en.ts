import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    wab/army-break: Army break point | Break value, break point, and whether the game ends | Adds up the break value of an army from a list of its units, says its break point, what it has lost and has left by what became of each unit, and whether it is broken, which ends the game.
    wab/victory-points: Victory points | What each side scores, and who has won | Counts the victory points of both sides from a list of the units of both, with table quarters, generals, standards and broken armies, and says who has won.
  `),

  fields: labelled(`
    armyUnits: Units | The units of the list, one entry each. Where points are counted, of both sides: whatever is not listed gives no points and stands in no quarter.
    sort: What it is | formed, a formed unit of infantry or cavalry, light troops too if they were deployed so; skirmishers, deployed in skirmish; chariots, in a formed unit; elephant, a single one; war-wagon, also a tabor wagon with its defenders; scythed-chariot; artillery, a machine or battery; character, the General and the battle standard bearer too.
    cost: Cost | What it cost in points.
    modelsAtFirst: Models at first | Models with which it began the battle: of a character or elephant its Wounds, of chariots their crew, of a tabor wagon its defenders. Left out: not said, and above half.
    modelsLeft: Models left | Models left, counted in the same way; 0: destroyed. Left out: all.
    fate: What became of it | in-order, on the table; fleeing, on the table at the end; stampedes, an elephant on the table; destroyed; fled, off the table; pursued-off, it left the table in pursuit and has not returned.
    alike: How many such | How many units are exactly so.
    generalIs: The General | fights; fleeing, on the table; dead; fled, off the table.
    standardLost: Battle standard bearer lost | true if the battle standard bearer is dead or has fled off the table.
    initialValue: Break value at first | The break value of the whole army when the battle began, where the list has only some of its units. Left out: the sum of the list.
    ofSide: Of which army | enemy, it gives points to your side if it is lost; own, to the enemy.
    quarter: Table quarter | The quarter of the table in which it stands at the end, 1 to 4, with most of its models. Left out: it counts in none.
    enemyGeneralIs: The enemy General | fights; fleeing, on the table; dead; fled, off the table. What he cost is counted only if he is in the list.
    ownGeneralIs: Your General | fights; fleeing, on the table; dead; fled, off the table. What he cost is counted only if he is in the list.
    standardsTaken: Enemy standards captured | How many standards of enemy units your side has captured, the battle standard apart.
    standardsGiven: Standards lost | How many standards of your units the enemy has captured, the battle standard apart.
    battleStandardTaken: Enemy battle standard captured | true if your side has captured the enemy's battle standard.
    battleStandardGiven: Battle standard captured | true if the enemy has captured your battle standard.
    enemyArmyIs: The enemy army | holds, above its break point; at-break-point, exactly at it; broken, below it. wab/army-break works it out.
    ownArmyIs: Your army | holds, above its break point; at-break-point, exactly at it; broken, below it. wab/army-break works it out.
  `),

  answers: labelled(`
    breakValue: Break value | The break value of the army at the start.
    breakPoint: Break point | A quarter of that value, rounded up.
    valueLost: Lost | How much of its break value the army has lost.
    valueLeft: Left | How much of its break value the army has left.
    stillToLose: Still to lose | How much more it must lose to be broken; 0 if it is.
    armyBroken: Broken | Whether the army is broken.
    gameEnds: The game ends | Whether the game ends at once.
    worth: Worth | The break value of one such unit.
    loses: Loses | How much break value one such unit takes away.
    ownPoints: Your points | The victory points of your side.
    enemyPoints: The enemy's points | The victory points of the enemy.
    pointsApart: Difference | By how many points they differ.
    ownQuarters: Your quarters | How many table quarters your side holds.
    enemyQuarters: The enemy's quarters | How many table quarters the enemy holds.
    gives: Gives | How many points the unit gives its enemy.
    holdsQuarter: May hold its quarter | Whether it is a unit that can hold the quarter it stands in.
  `),

  terms: {
    ...worded(`
    sort: formed = formed unit | skirmishers = skirmishers | chariots = chariots | elephant = elephant | war-wagon = war wagon | scythed-chariot = scythed chariot | artillery = artillery | character = character
    fate: in-order = in order | fleeing = fleeing on the table | stampedes = in stampede | destroyed = destroyed | fled = fled off the table | pursued-off = off the table in pursuit
    generalIs enemyGeneralIs ownGeneralIs: fights = fights | fleeing = fleeing | dead = dead | fled = fled off the table
    enemyArmyIs ownArmyIs: holds = holds | at-break-point = at its break point | broken = broken
    ofSide: own = your side | enemy = the enemy
    `),
  },

  steps: said(`
    wab-19.1: The break point is worked out at the start of the game and stays the same.
    wab-14.3: Entry {place}: a war wagon counts as a formed unit.
    wab-19.2: Entry {place}, {number} {number?unit: worth 2|units: worth 2 each}.
    wab-19.2/dear: Entry {place}, {number} {number?unit of more than 300 points: worth 1 more|units of more than 300 points: worth 1 more each}.
    wab-19.3: Entry {place}, {number} {number?unit of skirmishers: worth 1|units of skirmishers: worth 1 each}.
    wab-19.3/large: Entry {place}, {number} {number?unit of more than 15 models: worth 1 more|units of more than 15 models: worth 1 more each}.
    wab-19.4: Entry {place}: characters, artillery and scythed chariots do not count.
    wab-19.7: Entry {place}, {number} {number?unit|units} destroyed or fled from the battle: the whole value of {worth} is lost{number?| each}.
    wab-19.8: Entry {place}, {number} {number?unit|units} at half or less: half the value is lost, {lost}{number?| each}.
    wab-19.5: The break value is {value}: the break point is {point}, a quarter of it rounded up.
    wab-19.9: The General is lost: 2 more.
    wab-19.9/standard: The battle standard bearer is lost: 1 more.
    wab-19.6: It has {left} left, below its break point of {point}: the army is broken and the game ends at once. Points decide who has won.
    wab-19.10: Your side has {own}, the enemy {enemy}: the higher total wins, {who}.
    wab-19.10/draw: Your side has {own}, the enemy {enemy}: a draw.
    wab-19.10/broken: By this reading the broken army has lost, whatever the points: {who}.
    wab-19.11: A unit is destroyed or gone: {cost} for {who}.
    wab-19.12: An elephant in stampede is still on the table: half its points, {points} for {who}.
    wab-19.13: A unit that pursued off the table is no casualty: nothing for {who}.
    wab-19.14: A unit has half its models or wounds or fewer: {points} for {who}.
    wab-19.15: Only {who} has units in quarter {quarter}: {points} points.
    wab-19.15/contested: Both sides have units in quarter {quarter}: nobody holds it.
    wab-19.15/sort: Characters, machines, skirmishers and elephants hold no quarter: nor does the one in quarter {quarter}, of {who}.
    wab-19.15/few: A unit of fewer than 5 models holds no quarter: nor does the one in quarter {quarter}, of {who}.
    wab-19.15/fleeing: A fleeing unit holds no quarter, but denies it: the one in quarter {quarter}, of {who}.
    wab-19.16: A broken army holds no quarter: {who}, in quarter {quarter}.
    wab-19.17: The General of the other side is dead, fleeing or gone: 100 for {who}.
    wab-19.18: {standards} {standards?standard is|standards are} captured: 100 each for {who}.
    wab-19.19: The battle standard is captured: 200 for {who}.
    wab-19.20: The other army is broken: 500 for {who}.
  `),

  because: said(`
    unit-counts: The units of the list count.
    not-so-dear: No formed unit costs more than 300 points.
    not-so-many: There are no skirmishers of more than 15 models.
    not-gone: Not every unit is destroyed or gone.
    not-halved: Not every unit is down to half.
    above-break-point: It has {left} left, and its break point is {point}.
    not-off-in-pursuit: Not every unit is off the table in pursuit.
    no-stampede: The elephant is not in stampede.
    only-at-it: The army is exactly at its break point, not below it.
    army-not-broken: The army is not broken.
  `),

  ...summed(`
    army-break/broken: The army is broken: of {value} it has {left} left, below its break point of {point}. | Broken: {left} left, point {point} | The army is broken and the game ends: it has lost {lost} of {value}, has {left} left, and its break point is {point}.
    army-break/holds: The army holds: of {value} it has {left} left, and its break point is {point}. | Holds: {left} left, point {point} | The army holds: it has lost {lost} of {value}, has {left} left, and its break point is {point}; {more} more break it.
    victory-points/own: Your side wins by {own} to {enemy}. | Your side: {own} to {enemy} | Your side wins by {own} to {enemy}.
    victory-points/enemy: The enemy wins by {enemy} to {own}. | The enemy: {enemy} to {own} | The enemy wins by {enemy} to {own}.
    victory-points/draw: It is a draw, {own} each. | A draw, {own} each | It is a draw, {own} to {enemy}.
  `),

  problems: said(`
    more-left-than-at-first: A unit cannot have more models left than it began with.
    left-of-unknown: Say how many models the unit had at first.
  `),
} satisfies PartOfMessages;
