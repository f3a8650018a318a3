import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    wab/unit: A unit and its ranks | Formed or not, order, ranks, bases | Says whether a unit is formed, which order it has by default, how many ranks it stands in and how large it is on the table, and whether it is large enough when the battle begins.
    wab/leadership-test: A Leadership test | Its chance, with a re-roll | A plain test of 2D6 against Leadership, with whatever modifies it and a re-roll. Break, panic, rally and reform tests have questions of their own.
    wab/arc: The front arc | Who may be shot at or charged | Says whether a model sees an enemy at some angle, and may shoot, charge or react.
    wab/measuring: Measuring | What may be measured, and wrong estimates | Says whether a distance may be measured, and what comes of a wrong estimate.
    wab/characteristic: What a characteristic is for | M, WS, BS, S, T, W, I, A, Ld | Says what each characteristic of a profile is used for.
    wab/rider: Rider and mount | One model with one profile | Says which Movement a rider uses and what becomes of his mount when he dies.
  `),

  fields: labelled(`
    unitTroops: Troops | infantry; light-infantry; cavalry; light-cavalry; massed-cavalry; cataphracts; camels, camel riders; light-chariots; heavy-chariots; scythed-chariots; elephants; war-wagon; small-artillery; large-artillery; siege-engine; character, alone. Light troops are those that their army list calls so.
    unitStands: Formation | block, of ranks; wedge; skirmish.
    frontage: Models wide | How many models stand in its front rank. Left out: its ranks are not asked about.
    barded: Barding | true if its mounts wear barding.
    listOrder: Order by its list | close or open, where its army list gives it an order. Left out: the list says nothing.
    battleBegins: The battle begins | true if it is being deployed, with the models that it starts with.
    fellBelow: Once too small | true if it has fallen below 5 models before.
    commandRank: Rank of the command group | In which rank leader, standard bearer and musician are to stand, 1 being the front. Left out: not asked about.
    testModifier: Modifier | What is added to Leadership for this test; negative where it is lowered.
    rerollRules: Rules for a re-roll | How many rules let a failed test be re-rolled.
    angle: Angle | Degrees between straight ahead and the enemy, to either side.
    arcAct: What it would do | shoot; charge; countercharge; hold or flee, when charged.
    isMounted: Is mounted | true if it rides a horse, an elephant or a chariot.
    obstructed: Sight blocked | true if terrain, a building or models block its sight.
    measuresFor: Measured for | charge; shot; other, anything else.
    measuredWhen: When | before it is declared, or after.
    ruleLets: A rule lets him | true if a rule says that this distance may be measured.
    trueDistance: True distance | Inches as they turn out to be. Left out: not known.
    mostInches: Most inches | Inches that the charge or weapon reaches. Left out: not known.
    characteristic: Characteristic | M, Movement; WS, Weapon Skill; BS, Ballistic Skill; S, Strength; T, Toughness; W, Wounds; I, Initiative; A, Attacks; Ld, Leadership.
    value: Value | Its number in the profile.
    mountMovement: Movement of the mount | The Movement (M) of the mount.
    mountKind: Mount | horse or camel.
    riderWounds: Wounds of the rider | How many wounds (W) the rider has.
    riderWoundsTaken: Wounds taken | Unsaved wounds that he has taken.
    leavesRider: Mount or rider left | true if its owner would like to leave a riderless mount or a rider on foot on the table.
  `),

  answers: labelled(`
    isFormed: Formed | Whether it is a formed unit.
    orderOfUnit: Order | close, open or skirmish; none where it has no order.
    leastModels: Least models | With how many models such a unit begins at least.
    baseWidth: Width of a base | In millimetres.
    baseDepth: Depth of a base | In millimetres.
    ranksInAll: Ranks | How many ranks it stands in; null where nothing is known of them.
    inLastRank: Models in the last rank | How many models stand in the last rank; null where nothing is known of it.
    fullRanksBehind: Full ranks behind the first | Ranks of 4 models or more behind the first; null where nothing is known of them.
    unitWidth: Width of the unit | In millimetres; null where it is not known.
    unitLength: Depth of the unit | In millimetres; null where it is not known.
    inArc: In its arc | Whether the enemy is in the arc to its front.
    inReach: Reaches | Whether charge or shot reaches; null where the distances are not known.
    usedFor: Used for | What the characteristic is used for.
    isElite: Elite | Whether such a Weapon Skill is that of an elite warrior.
    movementUsed: Movement used | The Movement that the model has.
    modelRemoved: Model removed | Whether rider and mount are removed.
    passes: Passes | Chance that the test is passed.
  `),

  terms: worded(`
    unitTroops: infantry = infantry | light-infantry = light infantry | cavalry = cavalry | light-cavalry = light cavalry | massed-cavalry = massed cavalry | cataphracts = cataphracts | camels = camel riders | light-chariots = light chariots | heavy-chariots = heavy chariots | scythed-chariots = scythed chariots | elephants = elephants | war-wagon = war wagon | small-artillery = small artillery | large-artillery = large artillery | siege-engine = siege engine | character = lone character
    unitStands: block = in ranks | wedge = in a wedge | skirmish = skirmishing
    listOrder: close = close order | open = open order
    orderOfUnit: close = close order | open = open order | skirmish = skirmish | none = no order
    arcAct: shoot = shooting | charge = a charge | countercharge = a countercharge | hold = holding | flee = fleeing
    measuresFor: charge = a charge | shot = a shot | other = something else
    measuredWhen: before = before | after = after
    characteristic: M = Movement | WS = Weapon Skill | BS = Ballistic Skill | S = Strength | T = Toughness | W = Wounds | I = Initiative | A = Attacks | Ld = Leadership
    usedFor: moving = moving | hand-to-hand = fighting hand to hand | shooting = shooting | wounding = wounding | resisting = resisting harm | lasting = lasting longer | striking-early = striking early | striking-often = striking often | courage = courage
    mountKind: horse = horse | camel = camel
  `),

  steps: said(`
    wab-1.4: {dice}D6 means {dice} dice added together.
    wab-1.5: A failed test is thrown again as a whole.
    wab-1.6: However many rules allow it, it is re-rolled once at most.
    wab-1.8: No distance is measured beforehand: it is judged by eye.
    wab-1.9: It was further than it can reach: the charge fails, the shot falls short.
    wab-1.11: It moves {value} inches a turn, before armour.
    wab-1.12: It says how well it fights hand to hand.
    wab-1.12/elite: 4 or more is elite.
    wab-1.13: It says how well it shoots and throws.
    wab-1.14: It helps to wound.
    wab-1.15: It resists wounds.
    wab-1.16: So many wounds it takes before it falls: {value}.
    wab-1.17: The higher it is, the earlier it strikes.
    wab-1.18: So many blows it strikes in a round: {value}.
    wab-1.19: It is its morale, discipline and courage.
    wab-1.20: It passes on {target} or less.
    wab-1.21: Riders on horses and on camels are cavalry alike.
    wab-1.22: Rider and mount are 1 model: the rider fights and takes the blows, and it moves {movement} inches as its mount.
    wab-1.24: The rider is dead: the whole model is removed.
    wab-1.24/apart: Neither a mount without its rider nor a rider on foot is left.
    wab-1.27: It stands in ranks: it is a formed unit.
    wab-1.28: It must begin with at least {least} models.
    wab-1.29: It stands in {ranks} {ranks?rank|ranks}, with {last} in the last.
    wab-1.30: The command group stands in the front rank, in the middle.
    wab-8.1/unit: The command group may stand further back.
    wab-1.31: Chariots are a formed unit that moves and fights by rules of its own.
    wab-1.36: It is not the order that such troops have by default.
    wab-1.32: A formed unit has close or open order.
    wab-1.32/list: Its army list gives it this order.
    wab-1.32/none: What is not formed has neither close nor open order.
    wab-1.34: Infantry is in close order unless something says otherwise.
    wab-1.34/barding: Riders whose mounts wear barding are in close order.
    wab-1.35: Other cavalry, camel riders and chariots are in open order.
    wab-1.37: Massed cavalry is in close order.
    wab-1.37/wedge: A wedge has the order of its troops, mostly open order.
    wab-20.13: Only cavalry that its list names so is massed cavalry, whatever spears it carries.
    wab-20.16: A wedge without barding is in open order, and the rules of both apply.
    wab-1.39: Light troops fight in open order or as skirmishers.
    wab-1.40: With fewer than 5 models it is no longer formed.
    wab-1.41: It fell below 5 models once: it is never formed again.
    wab-1.42: While it flees it has no formation.
    wab-1.43: Skirmishers are no formed unit.
    wab-1.43/order: They are loose, with gaps between the models.
    wab-1.44: A lone model is no formed unit.
    wab-1.45: Such machines and beasts are no formed unit.
    wab-1.48: It sees only within {arc} degrees to its front.
    wab-1.48/anyway: To hold or flee it need not see anybody.
    wab-4.4/arc: Who rides shoots in any direction.
    wab-1.49: Something blocks its sight.
    wab-1.50: Its bases measure {width} by {depth} mm.
  `),

  because: said(`
    not-listed-as-massed: Its list does not name it so.
    wears-barding: It wears barding.
    not-in-flight: It is not fleeing.
    never-too-small: It never fell below 5 models.
    five-or-more: It has 5 models or more, its characters included.
    no-formed-unit: They are no formed unit.
    as-by-default: It is the order that such troops have by default.
    enough-at-first: It has enough models to begin with.
    further-back: It is to stand further back.
    one-rule-alone: Only one rule allows a re-roll.
    in-the-arc: It is in the arc to its front.
    nothing-between: Nothing blocks its sight.
    a-rule-lets-him: A rule lets him measure this.
    within-reach: It is near enough.
    ordinary-skill: It is no more than usual.
    rider-lives: The rider is still alive.
  `),

  ...summed(`
    unit/formed: It is a formed unit: {orderOfUnit}. | Formed, {orderOfUnit} | It is formed: {orderOfUnit}.
    unit/loose: It is not a formed unit: {orderOfUnit}. | Not formed | It is not formed: {orderOfUnit}.
    unit/too-small: With {models} {models?model|models} it may not begin the battle. | Too small | It may not begin the battle.
    leadership-test/odds: It passes on {target} or less, {percent:percent} of the time. | Passes {percent:percent} | It passes {percent:percent} of the time.
    leadership-test/passed: It rolls {rolled} and passes. | Passes | It passes.
    leadership-test/failed: It rolls {rolled} and fails. | Fails | It fails.
    arc/yes: Its arc allows this: {arcAct}. | Allowed | It may.
    arc/no: It may not do this: {arcAct}. | Not allowed | It may not.
    measuring/no: He may not measure that. | Not allowed | He may not.
    measuring/yes: He may measure that. | Allowed | He may.
    measuring/reaches: It is near enough. | Near enough | It is near enough.
    measuring/short: It is too far away. | Too far | It is too far away.
    characteristic/means: That is for {usedFor}. | For {usedFor} | It is for {usedFor}.
    rider/removed: Rider and mount are removed. | Removed | Rider and mount are removed.
    rider/fights: Rider and mount fight on as 1 model. | Fights on | They fight on.
  `),
} satisfies PartOfMessages;
