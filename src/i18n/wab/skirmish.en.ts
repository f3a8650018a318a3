import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    ...titled(`
    wab/skirmish-formation: Who may skirmish | Light troops, and others in rough terrain | Says whether a unit may skirmish or stand formed: light troops as they are deployed, others only while they cross terrain that formed troops cannot.
    wab/skirmish-coherency: Gaps between skirmishers | How far apart, and what if too far | Says whether skirmishers keep their coherency, whether they may end a move so, and what they must do about it.
    wab/skirmish-facing: Which way skirmishers face | Front, flank and rear of loose troops | Says which way a unit of skirmishers faces, by the way its models look, and whether an enemy comes at its front, flank or rear.
    wab/skirmish-fear: Skirmishers and formed enemies | Whether they fear them | Says whether skirmishers fear an enemy because he is formed.
    `),
    'wab/skirmish-contact': {
      title: 'Skirmishers in contact',
      line: 'Who fights, who stands about',
      about:
        'Says of skirmishers who charge, are charged or are engaged how many touch the enemy, how many stand behind and beside, how many dice they attack with, and for a charge how far it reaches.',
      fields: labelled(`
        movement: Movement | Their movement factor in inches, after armour; it matters when they charge.
        models: Models | How many models the skirmishers have.
      `),
      answers: labelled(`
        reaches: In contact | Whether any of them touches the enemy.
      `),
    },
  },

  fields: labelled(`
    standsAs: Wants to stand as | skirmishers or formed.
    deployedAs: Deployed as | not-yet, it is being deployed now; skirmishers or formed, as it was deployed.
    looseTerrain: Terrain for skirmishers | none, it crosses no such terrain; crossing, it moves through terrain that only skirmishers can cross, such as a building; left, it has left that terrain.
    widestGap: Widest gap | Inches from the model that stands furthest off to its nearest companion.
    gapCause: Cause of the gap | its-move, the unit ends its own move so; anything-else, such as casualties.
    changesDirection: Changes direction | true if the models change direction on their way.
    facesApart: Face different ways | true if the models look in different directions.
    skirmishersAre: The skirmishers | charging; charged by a formed unit, which is in contact with the nearest of them; engaged already, as ranks are reordered.
    modelsNear: Near enough | Charging: how many are within charge distance. Charged: how many are within 1 inch of the charger. Engaged: it does not matter. Left out: all of them.
    placesInContact: Room in contact | How many of them find room in contact with the enemy. Left out: there is room for all.
    attacksEach: Attacks each | The Attacks (A) of one model.
    rearReach: Weapons that reach over a rank | true if they have weapons with which rear ranks fight, such as spears or throwing spears.
    toEnemyEdge: Looking at the enemy's edge | How many models look towards the enemy's table edge.
    toRight: Looking right | How many models look to the right, as seen by somebody who faces the enemy's table edge.
    toOwnEdge: Looking at their own edge | How many models look towards their own table edge.
    toLeft: Looking left | How many models look to the left, as seen by somebody who faces the enemy's table edge.
    comesFrom: The enemy comes from | From where the charger comes: enemy-edge, right, own-edge or left, as above.
    enemyFormed: The enemy is formed | true if that enemy is a formed unit.
    inchesGone: Inches that it moves | Of skirmishers: how many inches they move in fact. Left out: a normal move goes up to their Movement, a march beyond it.
    chargerSkirmishes: Skirmishers charge it | true if the unit that charges it skirmishes.
    gapInLine: Through a gap | Of skirmishers or companions in the way: true if the line passes between the models; false if one of them is in it.
    facesAllWays: Skirmishers look all ways | true if the skirmishers look in so many directions that nobody can tell what most of them see: they count as facing the enemy's table edge, and Models that see it is counted from there.
    throughSkirmishers: Skirmishers in the way | nobody; enemy or friendly, the charge leads through such skirmishers to another target.
    gapInches: Gap between them | Inches of the widest gap through which the charge leads. Left out: they keep their coherency, 2 inches at most.
    theyChargeFirst: They charge first | true if these friendly skirmishers declare a charge too and move first, so that the way is clear.
  `),

  answers: labelled(`
    standsFor: For how long | battle; terrain, only while it crosses that terrain; not-at-all.
    coherent: Coherent | Whether no model is more than 2 inches from the next.
    restores: What it must do | nothing; as-soon-as-it-can, close up at its next chance; may-not-end-so, its move may not end like this.
    chargeReach: Charge reach | How many inches they charge; null where they do not.
    inContact: In contact | How many models touch the enemy.
    secondLine: Second line | How many models in reach form a second line behind them, which does not fight.
    looseModels: Loose models | How many stand loosely behind and beside those who fight.
    mostApart: At most apart | Inches that they stand apart at most.
    allEngaged: All engaged | Whether the whole unit counts as engaged.
    facing: Faces | enemy-edge, right, own-edge or left.
    inFlankOrRear: In flank or rear | Whether the enemy comes at flank or rear; a feigned flight is then not allowed.
    fears: Fears it | Whether the unit fears that enemy.
    reachAndShoot: And still shoots | How many inches it may move and still shoot this turn; 0 where it may not shoot after such a move.
  `),

  terms: worded(`
    standsAs: skirmishers = skirmishers | formed = a formed unit
    deployedAs: not-yet = not yet | skirmishers = skirmishers | formed = formed
    looseTerrain: none = none | crossing = crosses it now | left = has left it
    gapCause: its-move = its own move | anything-else = anything else
    skirmishersAre: charging = charge | charged = are charged | engaged = are engaged
    comesFrom facing: enemy-edge = the enemy’s edge | right = the right | own-edge = its own edge | left = the left
    throughSkirmishers: nobody = nobody | enemy = the enemy’s | friendly = friendly
    standsFor: battle = the whole battle | terrain = while it crosses | not-at-all = not at all
    restores: nothing = nothing | as-soon-as-it-can = close up as soon as they can | may-not-end-so = end its move otherwise
  `),

  steps: said(`
    wab-15.1: Light troops choose as they deploy, for the whole battle.
    wab-15.1/kept: It stands as it was deployed for the whole battle.
    wab-15.1/formed-only: Only light troops may choose to skirmish.
    wab-15.2: It skirmishes while it crosses terrain that only skirmishers can cross.
    wab-15.2/back: It has left that terrain: it takes its own formation again.
    wab-15.2/must: Only skirmishers can cross that terrain.
    wab-15.2/not-they: Only infantry and cavalry may skirmish through terrain.
    wab-15.3: The widest gap is {gap} inches: they keep their coherency, {most} at most.
    wab-15.3/restore: They have lost their coherency: they must close up as soon as they can.
    wab-15.4: Each of them may face any way.
    wab-15.5: They change direction without manoeuvres, at no cost.
    wab-15.5/apart: Their move may not end with a gap of more than {most} inches.
    wab-15.6: Skirmishers on foot lose nothing to such ground.
    wab-15.6/way: Skirmishers on foot lose nothing to this: {over}.
    wab-15.6/charge: Ground and obstacles take nothing off a charge of skirmishers on foot.
    wab-15.7: Skirmishers move up to double: {allowance} inches.
    wab-15.7/near: They do so although an enemy is within 8 inches.
    wab-15.8: Skirmishers flee and pursue by their normal Movement: {dice}D6.
    wab-15.9: The double move of skirmishers is not doubled again.
    wab-15.9/triple: Skirmishers never move at triple rate.
    wab-15.9/far: They move {reach} inches at most.
    wab-15.9/reach: They charge up to {chargeReach} inches, twice their Movement.
    wab-15.10: Skirmishers of Leadership 7 or less fear formed enemies.
    wab-15.11: They move more than their Movement: they do not shoot.
    wab-15.13: He is among skirmishers: there is only one -1.
    wab-15.14: The line passes between its companions: it sees.
    wab-15.14/no-gap: A companion stands in the line.
    wab-15.15: The line passes through a gap of the skirmishers: it sees.
    wab-15.15/no-gap: A skirmisher stands in the line.
    wab-15.16: No charge goes through skirmishers whose gaps are 2 inches or less.
    wab-15.17: The skirmishers charge too and move first: the way is clear.
    wab-15.18: Most of the skirmishers must see the target, and they do not.
    wab-15.18/edge: They look all ways: they count as facing the enemy’s table edge.
    wab-15.19: {inContact} {inContact?goes|go} into contact and {inContact?forms|form} the line; the rest stand at most {most} inches apart.
    wab-15.19/none: None of them is within reach.
    wab-15.20: {inContact} {inContact?is|are} in contact, the nearest first; the charger may align, but need not; the rest stay within {most} inches.
    wab-15.21: {secondLine} more in reach {secondLine?forms|form} a second line, which does not fight.
    wab-15.21/straight: After the wheel each model charges in a straight line.
    wab-15.22: The whole unit is engaged: {inContact} {inContact?is|are} in contact, the others behind.
    wab-15.23: Skirmishers count nothing for ranks.
    wab-15.23/rear: Skirmishers do not fight from behind: {inContact} {inContact?fights|fight}.
    wab-15.24: The standard of skirmishers adds nothing.
    wab-15.24/command: The command of skirmishers is of no use in the result of a combat.
    wab-15.25: Skirmishers in flank or rear take no bonus away.
    wab-15.25/panic: It is skirmishers who charge: no test.
    wab-15.26: They are skirmishers and engaged: they test for the charge from the side.
    wab-15.27: Who has caught fleeing skirmishers may overrun as after others.
    wab-15.28: Skirmishers test on their own Leadership alone.
    wab-15.29: He is bound by the test of the skirmishers he is with.
    wab-15.31: Most of the models face so, and with them the unit: {facing}.
    wab-15.31/edge: No way has most of the models: the unit faces the enemy’s table edge.
    wab-15.32: In a rectangle with its long side that way the enemy comes at this side: {sideCharged}.
  `),

  because: said(`
    skirmishers-mounted: Mounted skirmishers pay for such ground.
    within-double: It is no more than double their Movement.
    no-more-than-its-movement: It moves no more than its Movement.
    enemy-loose: That enemy is not formed.
    bold-enough: Its Leadership is more than 7.
    all-in-contact: All of them are in contact.
    dice-alike: Doubled, its Movement would give no more dice.
    no-such-terrain: It crosses no such terrain.
    close-together: No gap is more than 2 inches.
    stands-as-deployed: It stands as it was deployed.
    no-standard-there: They have no standard.
    no-character-meant: The shots are at no character among them.
    not-engaged: They are not engaged.
    gap-wide-enough: The gap is more than 2 inches.
    they-do-not-charge: The skirmishers do not charge first.
  `),

  problems: said(`
    nobody-who-skirmishes: Only infantry, cavalry, camels and characters skirmish.
    formed-moves-by-its-rate: How many inches it moves is asked of skirmishers only.
  `),

  ...summed(`
    skirmish-formation/battle: It may stand as {standsAs}. | Allowed | That lasts the whole battle.
    skirmish-formation/terrain: It may skirmish while it crosses that terrain. | For a while | It does so only while it crosses.
    skirmish-formation/not-at-all: It may not stand as {standsAs} now. | Not allowed | It may not do so now.
    skirmish-coherency/nothing: They keep their coherency. | Coherent | They keep their coherency.
    skirmish-coherency/as-soon-as-it-can: They must close up as soon as they can. | To be restored | They must close up as soon as they can.
    skirmish-coherency/may-not-end-so: Their move may not end with a gap of {gap} inches. | Not so | Their move may not end so.
    skirmish-contact/fights: {inContact} {inContact?fights|fight}, {loose} {loose?stands|stand} about. | {inContact} in contact | {inContact} {inContact?fights|fight}.
    skirmish-contact/short: None of them reaches the enemy. | Falls short | The charge fails.
    skirmish-facing/side: The unit faces {facing} and is charged in the {sideCharged:raw}. | In the {sideCharged:raw} | It is charged in the {sideCharged:raw}.
    skirmish-fear/yes: The skirmishers fear this enemy. | Fear | They fear him.
    skirmish-fear/no: The skirmishers do not fear this enemy. | No fear | They do not fear him.
  `),
} satisfies PartOfMessages;
