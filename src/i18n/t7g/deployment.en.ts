import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    't7g/vanguard': {
      title: 'Vanguard move',
      line: 'How far, and how near to enemies',
      about:
        'Says whether a unit may make a Vanguard move before the first turn, how far it may go, and how near it may come to enemies and to a Commander with Cauteloso.',
      fields: labelled(`
        ground: Ground of its way | open; easy, its whole move is in Easy terrain; difficult or very-difficult, its way leads through such terrain.
      `),
    },
    ...titled(`
    t7g/battle: The battle | Its type, its size and the table | Says which battle is played, how a battle of so many points is called, how large the table should be by the scale of the bases, and when the scenery is set up.
    t7g/deployment-order: Who deploys | Who chooses his side, and who deploys next | Says from the two dice who chooses his side of the table, how likely the side that asks is to choose, and, with how many Commanders and batteries each side has and has deployed, who deploys next.
    t7g/deployment: Deploying | Where a unit may stand | Says whether a unit, Commander, battery, General or Elite unit may be deployed there, in the scenario of the book: its zone by the scale, its distance to its Commander, and what comes last.
  `),
  },

  fields: labelled(`
    sceneryFirst: Scenery stands first | false if the scenery was not yet set up when the type of battle was drawn.
    typeAgreed: Battle agreed | true if the players have agreed on the type of battle and do not draw it by lot.
    tableLong: Long side (inches) | The long side of the table. Left out: not checked.
    tableWide: Short side (inches) | The short side of the table. Left out: not checked.
    ownSpent: Points spent on this side | Scenario points that the side that asks has really spent.
    enemySpent: Points spent on the other side | Scenario points that its opponent has really spent.
    ownCommands: Commands of this side | How many Commanders other than the General and how many batteries the side that asks deploys, together. Left out: who deploys next is not worked out.
    enemyCommands: Commands of the other side | The same of its opponent. Left out: who deploys next is not worked out.
    ownDeployed: Deployed on this side | How many of those stand on the table already.
    enemyDeployed: Deployed on the other side | The same of its opponent.
    deploys: What is deployed | unit, a unit of some Commander; commander, a Commander other than the General; battery; general, the General; elite-unit, an Elite unit.
    fromCentre: From the centre line (inches) | From the line that divides the table lengthwise to its nearest point. Left out: not checked.
    toCommander: To its Commander (inches) | From the unit to its Commander, of an Elite unit to the General. It matters for these alone. Left out: not checked.
    enemySide: On the enemy's side | true if it would stand on the enemy's side of the centre line.
    othersToCome: Others are to come | true if some Commander, unit or battery of either side is still to be deployed. It matters for Generals and Elite units.
    goes: Distance (inches) | How far the unit goes. Left out: not checked.
    toEnemy: To the enemy (inches) | How near it comes to any enemy on its way or at its end. Left out: not checked.
    toCauteloso: To Cauteloso (inches) | From where it ends to a Commander with Cauteloso. Left out: there is none near.
    cautelosoSide: Side of Cauteloso | enemy, that Commander is an enemy of the unit; own, he is of its side.
    hasVanguard: Rule Vanguardia | false if the unit does not have the rule Vanguardia.
    gameBegun: First turn begun | true if the first turn has begun.
  `),

  answers: labelled(`
    recommended: As the book advises | Whether table and order of preparation are those that the book advises.
    scenario: Scenario | The only one of the book: fields-of-glory, The Fields of Glory.
    byLot: By lot | Whether the type of battle is drawn by lot; there is one scenario, so that it is always that.
    idealLong: Long side (inches) | Long side of the ideal table.
    idealWide: Short side (inches) | Short side of the ideal table.
    choosesSide: Chooses his side | own, the side that asks; enemy, the other; again, equal dice and points, both roll again; open, not rolled yet. The one who chooses deploys first.
    ownChoosesChance: Chance of this side | Chance that the side that asks chooses, with the dice that are told, as an exact fraction.
    nextToDeploy: Deploys next | own, the side that asks; enemy, the other; generals, only Generals and Elite units are left; null where that is not known.
    own-chooses: This side chooses | Chance that the side that asks chooses its side of the table.
    zoneFrom: Zone from (inches) | How far from the centre line the zone begins.
    zoneDepth: Depth of the zone (inches) | How deep it is, up to the table edge, on the ideal table.
    commanderWithin: Near its Commander (inches) | How near to its Commander, or to the General, it must stand; null where that does not matter.
    closest: Nearest to enemies (inches) | How near to an enemy it may come.
  `),

  terms: worded(`
    scenario: fields-of-glory = The Fields of Glory
    deploys: unit = the unit | commander = the Commander | battery = the battery | general = the General | elite-unit = the Elite unit
    choosesSide: own = this side | enemy = the other side | again = roll again | open = open
    nextToDeploy: own = this side | enemy = the other side | generals = the Generals
    ground: open = open | easy = Easy | difficult = Difficult | very-difficult = Very Difficult
    cautelosoSide: enemy = enemy | own = its own
  `),

  steps: said(`
    t7g-6.71: It makes one move before the first turn, in the order of an initiative roll.
    t7g-6.71/far: It goes {inches} inches and may go {most}.
    t7g-6.71/late: Vanguard moves are made before the first turn.
    t7g-6.71/rule: Only a unit with the rule Vanguardia makes such a move.
    t7g-6.71/run: By reading b of R78 it moves as with Run!: two Increases of Speed.
    t7g-6.72: A Vanguard move may come no closer to an enemy than {least} inches, and this one comes within {inches}.
    t7g-6.79: The battery begins the game limbered.
    t7g-7.62: It ends {inches} inches from a Commander with Cauteloso: not within {most}.
    t7g-8.3: The type of battle is drawn by lot; the book has one.
    t7g-9.1: The book has one scenario, The Fields of Glory.
    t7g-9.2: The scenery is set up before the type of battle is known.
    t7g-9.5: The ideal table with bases for {scale} is {long} by {wide} inches.
    t7g-9.5/other: The table is another than the ideal one for {scale}, of {long} by {wide} inches.
    t7g-9.52: The dice are {ownDie} and {enemyDie}: the higher one chooses its side, {choosesSide}.
    t7g-9.52/open: Both roll a die: the higher one chooses its side.
    t7g-9.52/tie: Equal dice; points spent are {ownSpent} and {enemySpent}: who spent fewer chooses, {choosesSide}.
    t7g-9.52/again: Equal dice and equal points spent: both roll again.
    t7g-9.53: Each zone begins {from} inches from the centre line and is {depth} inches deep.
    t7g-9.54: A Commander is deployed with all his units, each within {most} inches of him.
    t7g-9.54/far: It is {inches} inches from its Commander: at most {most}.
    t7g-9.54/next: Commands are deployed by turns: next comes {nextToDeploy}.
    t7g-9.55: It stands {inches} inches from the centre line, beyond its zone, which begins at {from}.
    t7g-9.56: The battery is deployed as a command of its own.
    t7g-9.57: The General comes last, with his Elite units.
    t7g-9.57/early: Generals and Elite units are placed when all others stand.
    t7g-9.57/far: The Elite unit is {inches} inches from the General: at most {most}.
    t7g-9.57/last: All commands stand: now come the Generals with their Elite units.
  `),

  because: said(`
    scenery-stands-first: The scenery stands before the battle is drawn.
    inside-its-zone: It stands in its zone.
    near-its-commander: It is near enough to its Commander.
    all-others-stand: All others are deployed.
    has-vanguard: The unit has the rule Vanguardia.
    before-the-first-turn: The first turn has not begun.
    within-its-speed: It goes no farther than it may.
    far-enough-from-enemies: It stays far enough from enemies.
    beyond-twelve: It ends more than 12 inches from him.
    light-or-skirmishers: The unit is Light or has the rule Escaramuzadores.
  `),

  ...summed(`
    battle/yes: The Fields of Glory, on a table of {long} by {wide} inches. | {long} by {wide} inches | They play The Fields of Glory.
    battle/no: The book advises otherwise. | Not as advised | The book advises otherwise.
    deployment-order/own: This side chooses its side of the table and deploys first. | This side chooses | He chooses his side and deploys first.
    deployment-order/enemy: The other side chooses its side of the table and deploys first. | The other side chooses | His opponent chooses and deploys first.
    deployment-order/again: Both roll again. | Roll again | They roll again.
    deployment-order/open: This side chooses {percent:percent} of the time. | {percent:percent} | He chooses {percent:percent} of the time.
    deployment/yes: So may be deployed: {deploys}. | May stand there | It may stand there.
    deployment/no: So may not be deployed: {deploys}. | May not stand there | It may not stand there.
    vanguard/yes: The unit may make its Vanguard move so. | May move | It may move so.
    vanguard/no: The unit may not make its Vanguard move so. | May not move | It may not move so.
  `),

  problems: said(`
    deployed-too-many: More are deployed than there are.
    off-the-table: The table ends {most} inches from the centre line.
    only-a-battery: Only a battery is limbered.
  `),
} satisfies PartOfMessages;
