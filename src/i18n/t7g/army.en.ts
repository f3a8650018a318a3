import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    't7g/army': {
      title: 'An army',
      line: 'What it costs, and all that is wrong with it',
      about:
        'Adds up an army of a General, Commanders and units whose points the player copies from his own army list, and says all that breaks a rule of the book: Levels, Virtues, Traits, the one General, the Elite unit of the chart, the points limit. The book has no army lists, and the numbers of the boxes of its charts are lost: whether the list keeps to those the player must say.',
      fields: labelled(`
        units: Units | The Troop units of the army, each as its player has it in his army list.
        commanders: Commanders | The General and all other Commanders, in any order; their places are counted from 1.
      `),
    },
    ...titled(`
    t7g/commander-profile: A Commander's profile | Cost, Virtues and Traits of a Level | Says what a General or another Commander of a Level costs, how many Virtues and Traits he may have, whether those chosen are too many, and how far he commands and moves.
  `),
  },

  fields: labelled(`
    isGeneral: General | true if he is the General (Comandante) of the army; false for any other Commander.
    commanderLevel: Level | The Level bought for him, 0 to 5. A General has 2 to 5, any other Commander 0 to 4.
    virtues: Virtues | The Virtues chosen, by name without accents: entrega, destreza, instruccion, lealtad, fervor, sacrificio, voluntad, presencia, brio, fama, iniciativa.
    traits: Traits | The Traits chosen, by name without accents, as in t7g/command-action. The common actions correr and inspirar are not chosen.
    commanderCalled: Name | What its player calls him.
    unitCalled: Name | What its player calls the unit.
    unitPoints: Points of one unit | What one such unit costs in the player's army list with all its options, save the two of the Elite unit.
    copies: How many | How many such units, of the same points and options.
    ledBy: Led by | The place of its Commander in the list, from 1. 0: none is named, as for a battery under the General.
    eliteUnit: Elite unit | true if it is an Elite unit of its chart; so is every unit that buys one of the two options.
    eliteRule: Rule Élite bought | true if it buys the rule Élite for 15 points.
    eliteDiscipline: Discipline bought | true if it buys 1 point of Discipline for 10 points.
    eliteByList: Its list allows it | false if the army list does not let this unit be the Elite unit.
    allied: Allied Troops | true if the unit is of an allied contingent, which is not the General's.
    integrated: To be integrated | true if it is a light cannon that will be integrated into a Formation on deployment.
    pointsLimit: Points limit | The points agreed with the opponent. Left out: no limit is checked.
    chart: Chart | The organisation chart: standard, Standard Armies; cavalry, Cavalry Armies; companies, Companies.
    factionKept: Keeps to its faction | false if the list breaks a rule of organisation in the army list of its faction, which the book does not have.
    boxesKept: Keeps to the boxes | false if the list breaks a minimum or a maximum of its chart, whose numbers our copy of the book does not have.
    contingents: Contingents | How many players, each with a General of his own, share the army.
    periodsMixed: Different periods | true if the two armies are of different periods.
    generalLevel: Level of the General | That of his army's General. Left out: it is not checked.
    traitsOfOthers: Traits of other Commanders | Those that the other Commanders of the army have.
  `),

  answers: labelled(`
    faults: Faults | What is wrong, by name; each has a step with its clause. no-general; several-generals; level-of-general; level-of-commander; above-general; too-many-virtues; too-many-traits; cartographer-not-general; trait-repeated; elite-not-eligible; guns-without-formation; over-limit; faction-rule; chart-boxes.
    armyCost: Cost of the army | Points of Commanders and Troops together.
    commandersCost: Commanders | Points of all Commanders, the General included; one whose Level is not to be had counts nothing.
    troopsCost: Troops | Points of the units with their Elite options; in the list of Commanders, of those that he leads.
    eliteCost: Elite options | Points of the two options of Elite units, which are part of the Troops.
    pointsLimit: Points limit | The limit that was agreed; null where none was told.
    pointsLeft: Points left | What is left below the limit; null without one.
    pointsOver: Points over | By how much the army exceeds the limit; null without one.
    battleSize: Size of battle | small (500), medium (1000), wide (1500), large (2000) or huge (3000 points); null for any other limit, which has no name.
    commanders: Commanders | By Commander, in the order of the list: his cost, what his Level still has room for, and what he leads.
    cost: Cost | Points that he costs; null where his Level is not to be had.
    virtuesLeft: Virtues left | How many more Virtues his Level allows.
    traitsLeft: Traits left | How many more Traits his Level allows.
    troops: Units led | How many units have him as their Commander.
    units: Units | By unit, in the order of the list.
    unitCost: One unit | Points of one of them with its Elite options.
    unitsCost: All of them | Points of all its copies.
    generalLeadsAllies: The General leads allies | Whether the General interacts with the allied Troops; null where there are none.
    virtuesMost: Virtues | How many Virtues the Level allows at most.
    traitsMost: Traits | How many Traits the Level allows at most.
    commandActions: Command Actions | How many different Command Actions he may try: the two common ones, and his Traits that are not automatic.
    commandDistance: Command distance (inches) | How far he commands.
    commanderMoves: Moves (inches) | How far he moves.
    initiativeLevel: Level for initiative | What he adds to the initiative die if he is the General.
  `),

  terms: worded(`
    chart: standard = Standard | cavalry = Cavalry | companies = Companies
    battleSize: small = small | medium = medium | wide = wide | large = large | huge = huge
    faults: no-general = there is no General | several-generals = too many Generals | level-of-general = Level not for a General | level-of-commander = Level for a General only | above-general = Level above the General's | too-many-virtues = too many Virtues | too-many-traits = too many Traits | cartographer-not-general = Cartógrafo without being General | trait-repeated = a Trait twice | elite-not-eligible = no Elite unit of this chart | guns-without-formation = guns without a Formation | over-limit = over the limit | faction-rule = a rule of the faction | chart-boxes = boxes of the chart
  `),

  steps: said(`
    t7g-6.83/integrated: {guns} light {guns?cannon is|cannons are} to be integrated on deployment, each for good.
    t7g-6.83/no-formation: {guns} {guns?cannon is|cannons are} to be integrated and the army has {formations} {formations?Formation|Formations}: a cannon is integrated into a Formation.
    t7g-7.2: Commander {number}, of Level {commanderLevel}: {cost} {cost?point|points}.
    t7g-7.2/general-cost: Commander {number}, General of Level {commanderLevel}: {cost} {cost?point|points}.
    t7g-7.2/gives: Level {commanderLevel} allows {virtuesMost} {virtuesMost?Virtue|Virtues} and {traitsMost} {traitsMost?Trait|Traits}.
    t7g-7.2/general: Commander {number} is the General, and no General has Level {commanderLevel}: he has 2 to 5.
    t7g-7.2/commander: Commander {number} is no General, and only a General has Level {commanderLevel}.
    t7g-7.2/virtues: Commander {number}, of Level {commanderLevel}, has {given} {given?Virtue|Virtues}: at most {most}.
    t7g-7.2/traits: Commander {number}, of Level {commanderLevel}, has {given} {given?Trait|Traits}: at most {most}.
    t7g-7.3: Commander {number} has Level {commanderLevel}, above the General's {highest}.
    t7g-7.31: {given} {given?Virtue|Virtues} chosen freely among the 11.
    t7g-7.39/profile: With Presencia he commands at {inches} inches.
    t7g-7.40/profile: With Brío he moves {inches} inches.
    t7g-7.42/profile: Iniciativa counts his Level {added} higher for the initiative.
    t7g-7.44: With Correr and Inspirar he has {commandActions} Command Actions to try.
    t7g-7.47: {trait} is chosen {copies} times: each Trait once in an army.
    t7g-7.48/profile: {automatic} of his Traits {automatic?is|are} automatic, without a roll.
    t7g-7.61/not-general: Commander {number} has Cartógrafo, which only a General may have.
    t7g-7.70/army: The General has Diplomático: he interacts with the allied Troops as with his own.
    t7g-8.1: The army costs {armyCost} {armyCost?point|points} in all.
    t7g-8.1/unit: Unit {number}: {copies} at {cost} {cost?point|points}.
    t7g-8.1/over: The army costs {armyCost} {armyCost?point|points} and the limit is {pointsLimit}.
    t7g-8.2: {pointsLimit} points are a {battleSize} battle.
    t7g-8.4: Armies of different periods may meet, though it is not recommended.
    t7g-8.5: The list breaks a rule of organisation of its faction.
    t7g-8.6: The list uses the chart {chart}, one of 3.
    t7g-8.7: A list that breaks its chart or its faction's rules is not legal.
    t7g-8.8: The army has its one General.
    t7g-8.8/none: The army has {generals} {generals?General|Generals} and needs {contingents}.
    t7g-8.8/several: The army has {generals} Generals and may have {contingents}.
    t7g-8.9: The list breaks a minimum or a maximum of Commanders or Troops of its chart.
    t7g-8.10: The black boxes of the chart are filled, as its player says; their numbers are not in our copy.
    t7g-8.11: Allied Troops are part of the army, but the General does not interact with them.
    t7g-8.12: {contingents} contingents: each General interacts with his own, and the army is one.
    t7g-8.13: In the Standard chart unit {number}, {kind}, may be the Elite unit.
    t7g-8.13/other: In the Standard chart unit {number}, {kind}, may not be the Elite unit: only cavalry, a Formation or a Company that the list allows.
    t7g-8.14/rule: Unit {number} buys the rule Élite for {cost} {cost?point|points}.
    t7g-8.14/discipline: Unit {number} buys 1 point of Discipline for {cost} {cost?point|points}.
    t7g-8.15: In the Cavalry chart unit {number}, {kind}, may be the Elite unit.
    t7g-8.15/other: In the Cavalry chart unit {number}, {kind}, may not be the Elite unit: only cavalry that the list allows.
    t7g-8.16: In the Companies chart unit {number}, {kind}, may be the Elite unit.
    t7g-8.16/other: In the Companies chart unit {number}, {kind}, may not be the Elite unit: only cavalry or a Company that the list allows.
    t7g-7.1: This Commander is {role}.
  `),

  because: said(`
    level-two-at-least: The General has a Level of 2 or more.
    level-four-at-most: The Commander has a Level of 4 or less.
    virtues-of-level: He has no more Virtues than his Level allows.
    traits-of-level: He has no more Traits than his Level allows.
    bought-by-the-general: He is the General.
    one-general: There are no more Generals than there may be.
    a-formation-for-each-gun: There is a Formation for each cannon.
    faction-kept: The list keeps to the rules of its faction.
    boxes-kept: The list keeps to the minimums and maximums of its chart.
    within-limit: The army costs no more than the limit.
    keeps-to-chart-and-faction: The list keeps to its chart and its faction.
    no-allied-troops: The army has no allied Troops.
    level-of-general-at-most: His Level is not above the General's.
    each-trait-once: The Trait is chosen once.
    eligible: The unit may be the Elite unit of this chart.
  `),

  ...summed(`
    army/yes: The list costs {armyCost} {armyCost?point|points}, and nothing is wrong with it. | {armyCost} {armyCost?point|points} | It costs {armyCost} {armyCost?point|points} and breaks no rule.
    army/no: The list costs {armyCost} {armyCost?point|points}, and is not legal. | Not legal | The list is not legal.
    commander-profile/yes: A Commander of Level {commanderLevel} so chosen costs {cost} {cost?point|points}. | {cost} {cost?point|points} | He costs {cost} {cost?point|points}.
    commander-profile/no: A Commander of Level {commanderLevel} may not be chosen so. | Not legal | He may not be chosen so.
  `),

  problems: said(`
    led-by-nobody: It is led by Commander {given}, and the list has {commanders}.
    only-guns-are-integrated: Only a light cannon is integrated into a Formation.
  `),
} satisfies PartOfMessages;
