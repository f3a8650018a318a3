import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

/** Phalanxes, shieldwalls, drilled troops, levies and the other special rules of formation. */
export default {
  queries: {
    ...titled(`
    wab/shieldwall: Shieldwall | Whether it may be formed, and whether it still stands | Says whether a unit may form a shieldwall, what that costs and whether it shoots afterwards, or whether the shieldwall that it formed still protects it.
    wab/chariot-runners: Chariot runners | Coherency, gaps between chariots, chariots that charge through | Says whether runners may stand as they do beside their chariots, pass between them, and be charged through by them.
    wab/parthian-shot: Parthian shot | Who may move after shooting, and how far | Says whether a unit with this rule may move in the shooting phase after its shots, and how far.
    wab/veterans: Veterans re-roll | All dice to hit again, once a battle | Says whether veterans may throw their dice to hit again, what that brings on average and how likely it is better.
    wab/warhorse: Warhorse | Its profile | Gives the profile of a warhorse, with what a list says otherwise.
    `),
    'wab/levy-fear': {
      title: 'Levies and fear',
      line: 'Whom levies fear by their numbers',
      about:
        'Says whether a unit of levies fears an enemy: one that it does not outnumber two to one.',
      fields: labelled(`
        models: Models | How many models the levies have.
        enemyModels: Models of the enemy | How many models that enemy has.
        enemySkirmishes: The enemy skirmishes | true if that enemy is a unit of skirmishers.
        enemyFlees: The enemy flees | true if that enemy is fleeing.
      `),
    },
    'wab/phalanx': {
      title: 'Is it a phalanx?',
      line: 'Models, ranks, frontage, and whether its rules apply',
      about:
        'Says whether a unit stands as a phalanx, how deep it may be, whether it may be deployed so, and whether the advantages of the formation hold: harder to hit and to shoot in front, spears on the charge, charge bonuses lost to its enemies.',
      fields: labelled(`
        models: Models | How many models the unit has now.
        width: Models in a rank | How many models stand in each full rank: its frontage.
        drilled: Drilled | true if the phalanx is drilled.
        levy: Levies | true if the phalanx is levies.
      `),
    },
    'wab/mixed-unit': {
      title: 'Unit of several kinds of troops',
      line: 'Order, Leadership, saves, casualties, order of blows',
      about:
        'Says of a combined formation or of a unit with different weapons which order, Leadership and rules it has, with which save it saves, who falls, and how each weapon strikes. How combined formations shoot is asked under wab/shooters.',
      fields: labelled(`
        lost: Casualties | How many models of the unit fall to shooting.
        moved: It moved | true if the unit moved this turn.
        firstRound: First turn of combat | true in the first turn of its combat.
      `),
      answers: labelled(`
        leadershipUsed: Leadership used | The Leadership of the kind that most models are, or that of a character with it if it is better; null where none is told.
        lostByKind: Casualties by kind | How many of each kind fall, in their order, told or shared in proportion; empty where the owner chooses, nobody falls or the models in contact fall.
        orderOfUnit: Order | close or open order of the whole unit.
      `),
    },
    'wab/feigned-flight': {
      title: 'Feigned flight',
      line: 'Whether it may, and whether it gets away',
      about:
        'Says whether a charged unit may feign flight, how many dice it moves away, how likely it escapes, and with the dice that fell whether it is caught and how far the charger goes.',
      fields: labelled(`
        movement: Movement of the charger | Its movement factor in inches, armour taken off. It charges twice as far.
        distance: Distance to the charger | Inches straight on from the charger, its wheel made, to the unit before it moves away.
        wheel: Wheel of the charger | Inches that the wheel at the start of the charge takes; 0 without one.
        troops: Troops of the charged unit | What the charged unit is.
        fleeMovement: Movement of the charged unit | The movement factor of the charged unit in inches, armour taken off: above 6 it moves away one more die.
        bareMovement: Movement before armour | The Movement of the charged unit before its armour lowers it; it counts by reading b of R23 alone. Left out: armour lowers nothing.
        shootsFirst: It shoots first | true if it feigns as in shooting and fleeing: it shoots, and moves away a die less.
      `),
      answers: labelled(`
        failedMove: Move of the charger | Inches that the charger moves if the unit escapes: a normal move at most; null while dice are open and where it is caught.
      `),
    },
    'wab/ferocious-charge': {
      title: 'Ferocious charge',
      line: 'Whether the beaten enemy breaks untested, and whether it is used up',
      about:
        'Says of a unit with ferocious charge (or first charge) that fought a turn of combat whether its beaten enemy breaks without a test, what it does otherwise, and whether the rule is used up.',
      fields: labelled(`
        models: Models of the charger | How many models the unit with the rule has, after shots at it and after the casualties of this turn.
        enemyModels: Models of the enemy | How many models its enemy has after casualties.
        enemySkirmishes: The enemy skirmishes | true if the charged enemy is a unit of skirmishers.
        mounted: Mounted | true if the unit is cavalry, camels or chariots, as it must be.
      `),
    },
  },

  fields: labelled(`
    formation: Formation | ordinary; phalanx, an ordinary one, or a trained-phalanx, macedonian-phalanx or medieval-phalanx; hedgehog, a medieval phalanx in square; cataphracts; massed-cavalry; shieldwall, which changes no move; where it is offered testudo, which neither marches nor charges. In combat a phalanx is meant that is one now.
    drilled: Drilled | true if the unit is drilled.
    levy: Levies | true if the unit is levies (peasants).
    wheels: It wheels or turns | true if it wheels in this move, or of scythed chariots, elephants and war wagons turns at all: that halves the move of some troops.
    finestHorses: Finest horses | true if cavalry has this rule, which adds 1 to its Movement.
    subterfuge: Subterfuge | true if the unit has the rule Subterfuge.
    ranksByList: Ranks by its list | true if the army list of this open-order cavalry says that its ranks count.
    targetFormation: Formation of the target | The formation of whoever is struck or shot at: the various phalanxes, hedgehog and shieldwall have advantages in front; a testudo saves on 2+ against missiles and is dropped in close combat; the others make no difference here.
    targetSide: Side of the target | From where the target is struck or shot at: its front, flank or rear.
    targetLost: Bonuses lost by the phalanx | nothing; ranks-or-order, in this combat it has lost its bonus for ranks or close order; to-elephants, it has lost them to elephants alone.
    attackerTroops: Who strikes | What the strikers are, where a phalanx asks for it: foot, on foot; cavalry, camels too; light-chariots; heavy-chariots; scythed-chariots; elephants. Left out: foot, or cavalry where it is known that they are mounted.
    expertHorsemen: Expert horsemen | true if the shooters have this rule: no penalty for moving.
    leviesBroke: Levies broke | true if the friends who broke and fled from combat are levies.
    feignsFlight: May feign flight | true if the charged unit has the rule Feigned Flight.
    feignFrom: Side that is charged | Which side of the unit is charged: front, flank or rear.
    phalanxType: Type of phalanx | ordinary, trained, macedonian or medieval.
    lostBonuses: What took its bonuses | What has taken its bonus for ranks or close order in the combat that it fights: nothing; difficult, it fights in difficult terrain; flank-or-rear, it was charged there by formed troops; other, anything else that takes one of them; elephants, elephants in the combat alone.
    wallDoes: What it does | forms, it wants to form a shieldwall now; stands, it formed one before.
    wallFront: Models in front | How many models its front rank has.
    wallShields: Of them with shields | How many models of its front rank carry shields.
    listed: Listed for it | true if its army list names it for shieldwalls.
    movesToo: It would also move | true if it also wants to move this turn.
    since: Since it was formed | What has come to it: nothing; moved; lost-a-round, won-a-round or drew-a-round, a round of combat.
    justShot: It has shot | true if it has just shot in this shooting phase.
    runnersDo: What is done | stand, the runners stand beside chariots; pass-between, runners move through the gaps between chariots; charge-between, they charge through them; chariots-charge, chariots charge through their runners.
    modelGap: Widest gap | Inches between runners who stand furthest from their fellows.
    chariotGap: Gap to the chariots | Inches from these runners to the nearest chariot that they accompany. Left out: none is near.
    inLine: In line with the chariots | true if the runners form one line with the chariots.
    narrowGaps: Gaps too narrow | true if the gaps between runners are too narrow for the chariots.
    runnersEngaged: Runners engaged | true if the runners are in combat.
    seesEnemy: The enemy is seen | true if the chariots see the enemy between the runners.
    diceThrown: Dice thrown | How many dice to hit were thrown in this shooting or combat.
    hitsBefore: Hits | How many of them hit.
    hitsOn: Hit on | What a die needed to hit.
    hitsAgain: Hits of the re-roll | How many dice of the re-roll hit. Left out: not thrown yet.
    rerollsWhich: Which dice | all, hits too; misses; some.
    usedBefore: Used before | true if the unit has used it before in this battle.
    alreadyAgain: Re-rolled already | true if some of these dice were re-rolled already by another rule.
    listMovement: Movement by its list | Left out: that of a warhorse.
    listSkill: Weapon Skill by its list | Left out: that of a warhorse.
    listStrength: Strength by its list | Left out: that of a warhorse.
    listInitiative: Initiative by its list | Left out: that of a warhorse.
    listAttacks: Attacks by its list | Left out: that of a warhorse.
    earlierCharge: Earlier charges | What became of its charges and countercharges before this one: none, it made none; on-skirmishers, against skirmishers alone; broke-otherwise, its enemies broke automatically for other causes; spent, its first charge was made in another way.
    chargeMade: How it came to fight | charged, by this combat's charge; countercharged; neither, it was charged and held or the like.
    wins: It wins | true if its side wins this turn of combat.
    enemyRule: Rule of the enemy | none; stubborn; passes-without-a-test, another rule that avoids Break tests or passes them without dice.
    phalanxFront: Front of a phalanx | true if it charged the front of a phalanx that has its advantages.
    chargedByFerocious: Beaten by a ferocious charge | Whether a mounted unit with ferocious charge (or first charge) is among those who beat it, in the first turn after its charge or countercharge: none; first, it is the first charge that counts, the rule being unspent; later, the rule is spent, so that it works on skirmishers alone.
    ferocious: Ferocious charge | true if the unit has ferocious charge (or first charge) and it still counts in this turn: not used up, or against skirmishers. It matters in a turn in which it charged or countercharged.
    breaksAnyway: Breaks anyway | true if the beaten enemy breaks automatically for another cause, such as fewer than 5 models or fear.
    roundOfCombat: Turn of combat | 1 for the first turn of this combat, 2 for the second and so on.
    dieShown: Die | The D6 that decides which rule prevails. Left out: not rolled yet.
    mixedAs: What it is | combined, a combined formation; different-weapons, a unit whose models carry different weapons.
    types: Kinds of troops | Each kind in the unit.
    typeModels: Models | How many models of this kind it has, before the casualties that are asked about.
    typeInFront: In contact or in front | How many of them stand in the front rank, or touch the enemy.
    typeSave: Save | Their armour save: 5 for 5+. Left out: they have none.
    typeLeadership: Leadership | Their Leadership. Left out: it does not matter.
    typeOrder: Order | Their order by themselves: close or open.
    typeRule: Has the rule | true if the rule of psychology or formation that is asked about affects this kind.
    typeWeapon: Weapon | Its weapon in close combat: hand-weapon; two-hand-weapons; two-handed; halberd; spear, the thrusting spear; throwing-spear; heavy-throwing-spear; cavalry-spear; lance; kontos; pike; mixed-weapons; dagger.
    typeCommand: Command models | How many of them belong to the command group.
    typeLost: Fallen of this kind | How many of this kind fall, where that is known, as in combat or where their owner chooses. Left out: casualties of shooting are shared in proportion.
    mixedHitBy: Hit by | shooting or combat.
    fearTest: Fear or terror | Whether it fears the charger or is terrified by him, and its test: none, no such enemy; passed; failed; to-take, not taken yet.
  `),

  answers: labelled(`
    sneaks: Not slowed | Whether difficult ground and obstacles do not slow it.
    countsAsMoved: Counts as moved | Whether it counts as having moved, for shooting.
    isPhalanx: Is a phalanx | Whether it stands as a phalanx now.
    rulesHold: Advantages hold | Whether the advantages of the formation hold.
    movesAsPhalanx: Moves as a phalanx | Whether the rules of movement of phalanxes bind it.
    leastRanks: Ranks needed | How many ranks of 4 or more it needs.
    mostRanks: Ranks at most | How deep it may be at this frontage.
    leastShields: Shields needed | How many models of the front rank need shields.
    hitModifier: To hit its front | What is added to dice to hit it from its front; 0 without a shieldwall.
    inchesAfterwards: At most | Inches that it may move at most.
    leviesFear: Fears | Whether the levies fear this enemy.
    hitsNow: Hits now | How many hits count; null while the re-roll is open.
    meanAgain: Hits on average | The hits of the re-roll on average, as an exact fraction; 0 where there is none.
    more-hits: More hits | Chance that the re-roll has more hits.
    fewer-hits: Fewer hits | Chance that the re-roll has fewer hits.
    horseMovement: Movement | Its Movement in inches.
    horseSkill: Weapon Skill | Its Weapon Skill.
    horseAim: Ballistic Skill | Its Ballistic Skill.
    horseStrength: Strength | Its Strength.
    horseInitiative: Initiative | Its Initiative.
    horseAttacks: Attacks | Its Attacks.
    ruleHolds: The rule applies | Whether the rule that is asked about applies to the whole unit.
    saveBy: Whose save | majority, that of the most numerous kind, or with different weapons that most models have; front-majority, that of most of the front rank; each-its-own, each model in contact has its own.
    saveUsed: Save used | The save as the number that is needed; null where there is none or each has its own.
    namesTargets: Targets are named | Whether the attacker names whom he strikes before he rolls.
    ownerChooses: The owner chooses | Whether the owner chooses which models fall.
    commandFalls: Command that falls | How many command models fall because they are the last of their kind.
    typeStrikes: When each strikes | first, before-shorter, in-order or last, for each kind by its weapon; empty for combined formations.
    typeRanks: Ranks that fight | In how many ranks each kind fights to its front; empty for combined formations.
    feignEnds: How it ends | caught, it turns and fights; escapes; open, the dice decide; not-allowed, it may not feign.
    countsAsFleeing: Counts as fleeing | Whether it counts as fleeing: a feigned flight never does.
    keepsChargeBenefits: The charger keeps his benefits | Whether the charger fights with all that a charge gives; null while dice are open.
    takesEffect: Takes effect | Whether the rule makes the enemy break without a test; null while a die decides.
    riddenDown: Broken by a ferocious charge | Whether a ferocious charge makes the unit break without a test.
    enemyEnds: What the enemy does | breaks, without a test; gives-ground, instead of breaking; break-test, it takes its usual Break test; its-own-rule, the enemy's rule prevails; open, a die decides; not-beaten.
    usedUp: Used up now | Whether this charge uses the rule up.
    stillAvailable: Still available | Whether the first charge is still to come.
    breaks-untested: The enemy breaks | Chance that the enemy breaks without a test.
  `),

  terms: worded(`
    formation targetFormation: ordinary = ordinary | phalanx = phalanx | trained-phalanx = trained phalanx | macedonian-phalanx = Macedonian phalanx | medieval-phalanx = medieval phalanx | hedgehog = hedgehog | cataphracts = cataphracts | massed-cavalry = massed cavalry | shieldwall = shieldwall | testudo = testudo
    targetSide: front = front | flank = flank | rear = rear
    targetLost: nothing = nothing | ranks-or-order = ranks or close order | to-elephants = to elephants alone
    attackerTroops: foot = on foot | cavalry = cavalry | light-chariots = light chariots | heavy-chariots = heavy chariots | scythed-chariots = scythed chariots | elephants = elephants | war-wagon = a war wagon | tabor = a tabor wagon
    phalanxType: ordinary = ordinary | trained = trained | macedonian = Macedonian | medieval = medieval
    lostBonuses: nothing = nothing | difficult = difficult terrain | flank-or-rear = a flank or rear charge | other = something else | elephants = elephants alone
    wallDoes: forms = forms it | stands = stands in it
    since: nothing = nothing | moved = moved | lost-a-round = lost a round | won-a-round = won a round | drew-a-round = drew a round
    runnersDo: stand = standing beside chariots | pass-between = passing between chariots | charge-between = charging between chariots | chariots-charge = chariots charging through
    rerollsWhich: all = all dice | misses = misses | some = some dice
    earlierCharge: none = none | on-skirmishers = on skirmishers | broke-otherwise = enemies broke for other causes | spent = the first one is made
    chargedByFerocious: none = none | first = its first charge | later = a later charge
    chargeMade: charged = charged | countercharged = countercharged | neither = neither
    enemyRule: none = none | stubborn = stubborn | passes-without-a-test = passes without a test
    enemyEnds: breaks = breaks | gives-ground = gives ground | break-test = takes its Break test | its-own-rule = keeps to its own rule | open = a die decides | not-beaten = is not beaten
    mixedAs: combined = combined formation | different-weapons = different weapons
    typeOrder: close = close order | open = open order
    typeWeapon: hand-weapon = hand weapon | two-hand-weapons = two hand weapons | two-handed = two-handed weapon | halberd = halberd | spear = spear | throwing-spear = throwing spear | heavy-throwing-spear = heavy throwing spear | cavalry-spear = cavalry spear | lance = lance | kontos = kontos | pike = pike | mixed-weapons = mixed weapons | dagger = dagger
    mixedHitBy: shooting = shooting | combat = combat
    saveBy: majority = that of the majority | front-majority = that of most in front | each-its-own = each its own
    typeStrikes: first = first | before-shorter = before shorter weapons | in-order = in order | last = last
    feignFrom: front = front | flank = flank | rear = rear
    fearTest: none = no such enemy | passed = passed | failed = failed | to-take = not taken yet
    feignEnds: caught = caught | escapes = escapes | open = the dice decide | not-allowed = not allowed
  `),

  steps: said(`
    wab-13.29: Cataphracts are close-order cavalry.
    wab-13.30: Cataphracts that wheel in a charge or march go half as far: {left} {left?inch|inches}.
    wab-13.31: Cataphracts may not countercharge.
    wab-13.32: Cataphracts with the kontos who did not charge this turn fight from two ranks to their front.
    wab-13.33: The cataphracts of {who} charged: their ranks add {bonus}.
    wab-13.34: The cataphracts of {who} charged: their ranks may count, and their second rank does not fight.
    wab-13.34/second-rank: They charged: their ranks may count in the result, and the second rank does not fight.
    wab-13.35: Chariot runners are skirmishers who fight beside chariots.
    wab-13.36: They form a line with their chariots and are within 2 inches of them: they may stand further apart.
    wab-13.36/apart: They stand more than 2 inches apart, and not in line within 2 inches of their chariots.
    wab-13.37: Runners pass and charge through the gaps between their chariots.
    wab-13.38: Chariots may charge through their runners.
    wab-13.38/aside: The runners are moved aside until the chariots fit.
    wab-13.39: The chariots see no enemy between the runners: they may not charge through.
    wab-13.40: A combined formation is one unit of several kinds of troops.
    wab-13.41: Open and close order are mixed: all of it counts as close order.
    wab-13.42: It has the Leadership of most of its models: {leadership}.
    wab-13.42/character: It uses the better Leadership of the character with it: {leadership}.
    wab-13.43: The rule affects most of its models: it applies to all.
    wab-13.43/few: The rule does not affect most of its models: it applies to none.
    wab-13.44: Its foremost {first} {first?archer shoots|archers shoot}, and half of the {behind} behind them.
    wab-13.45: Archers behind the front may stand and shoot, all together.
    wab-13.46: Missiles are saved with the save of its most numerous kind.
    wab-13.46/casualties: Its {lost} {lost?casualty is|casualties are} shared among the kinds in proportion.
    wab-13.47: In combat the models in contact are hit, each with its own save.
    wab-13.47/names: The attacker reaches several kinds: he names his targets before he rolls.
    wab-13.48: Two kinds are equally numerous: the better save is used, and the first casualty has the worst.
    wab-4.32/combined: Archers behind the front shoot all together, which nobody does who then flees.
    wab-13.49: The last of a kind falls: {fallen} {fallen?command model|command models} with it.
    wab-13.50: A turn of 90 degrees takes a quarter of its move, {inches} {inches?inch|inches}.
    wab-13.51: In open order its first 2 turns of 90 degrees are free.
    wab-13.52: It is drilled: one manoeuvre before it moves is free.
    wab-13.53: After a free manoeuvre it counts as having moved.
    wab-13.54: Drilled troops may march and change formation.
    wab-13.55: Drilled troops may change formation as they begin a charge.
    wab-13.56: Drilled or not, a column of march does not charge.
    wab-13.56/into-column: Drilled or not, a charging unit does not form a column of march.
    wab-13.56/ranks: It does not charge from a column of march, nor become one: it may change.
    wab-13.57: No enemy is within 8 inches: drilled troops reform without a test.
    wab-13.58: Drilled troops need not pursue.
    wab-13.58/follows: Drilled troops need not follow who gives ground.
    wab-13.59: The enemy does not move faster: drilled troops disengage without a test.
    wab-13.60: Drilled troops that pass may give ground if they like.
    wab-13.62: Expert horsemen have no -1 for moving.
    wab-13.63: A feigned flight answers charges from the front alone.
    wab-13.63/no-rule: It does not have the rule Feigned Flight.
    wab-13.63/open: It may feign flight.
    wab-13.64: It moves away as if it fled, and does not count as fleeing.
    wab-13.65: If it is caught it turns, fights as if it had held, and the enemy keeps all benefits of his charge.
    wab-13.66: If it escapes it faces the enemy in its formation, and the charge fails.
    wab-13.67: It must pass its test for fear or terror before it may feign.
    wab-13.67/passed: It has passed its test: it may feign.
    wab-13.68: The finest horses add 1 to its Movement.
    wab-13.70: Fewer than 5 mounted models are left: no ferocious charge.
    wab-13.71: It is its first charge, and its first turn: whom it beats breaks without a test.
    wab-13.71/not-won: It does not win: nobody breaks.
    wab-13.71/used-up: Its first charge is made: the rule is used up.
    wab-13.71/round: {who:The} met a ferocious charge: if it loses it breaks without a test, or gives ground with twice the models (2 to 1).
    wab-13.71/broken: A ferocious charge beat it in its first turn: it breaks without a test.
    wab-13.71/tests: No ferocious charge takes effect: the beaten enemy takes its Break test.
    wab-13.72: It beats skirmishers by a charge: they break without a test, whichever charge it is.
    wab-13.72/broken: A ferocious charge beat these skirmishers: they break without a test, whichever charge it was.
    wab-13.73: A charge on skirmishers does not use the rule up.
    wab-13.73/kept: Charges on skirmishers have not used the rule up.
    wab-13.74: The enemy breaks for another cause: the rule is not used up.
    wab-13.74/kept: Enemies who broke for other causes have not used the rule up.
    wab-13.74/another: The enemy breaks for another cause, without a test.
    wab-13.75: A die decides which rule prevails: {die}, the charge.
    wab-13.75/die: A die decides which rule prevails: 1 to 3 the charge, 4 to 6 the enemy's.
    wab-13.75/holds: A die decides which rule prevails: {die}, the enemy's.
    wab-13.75/stubborn: Between a ferocious charge and stubborn troops a D6 decides.
    wab-13.76: The enemy outnumbers the charger 2 to 1: he gives ground instead.
    wab-13.76/instead: It outnumbers those who charged so 2 to 1: it gives ground instead.
    wab-13.77: {models} levies are not twice as many as {enemyModels}: they fear this enemy.
    wab-13.77/ignored: Levies do not fear skirmishers or troops that flee.
    wab-13.77/outnumber: {models} levies are at least twice as many as {enemyModels}: no fear.
    wab-13.78: Levies make no manoeuvre but the wheel.
    wab-13.78/wheels: Levies that wheel move half as far: {left} {left?inch|inches}.
    wab-13.78/reform: Levies do not reform.
    wab-13.79: The levies of {who} have no bonus for close order.
    wab-13.80: Levies do not use the Leadership of a General who is not with them.
    wab-13.81: Those who broke are levies: other troops may re-roll the test.
    wab-13.82: Massed cavalry is close-order cavalry.
    wab-13.83: Massed cavalry that wheels in a charge or march goes half as far: {left} {left?inch|inches}.
    wab-13.84: The massed cavalry of {who} charged or countercharged: its ranks add {bonus}.
    wab-13.85: Only skirmishing cavalry has the Parthian shot.
    wab-13.85/weapon: A Parthian shot takes bows or javelins.
    wab-13.85/rides: It is skirmishing cavalry with bows or javelins: it has the Parthian shot.
    wab-13.86: After shooting it may move up to {inches} {inches?inch|inches}.
    wab-13.86/first: It must shoot first: the move follows its shots.
    wab-13.87: It is no phalanx now, but moves by the rules of one.
    wab-13.88: It is a phalanx: {models} models {ranks} deep, and at this frontage it may be {most} deep.
    wab-13.88/few: It has fewer than 12 models: no phalanx.
    wab-13.88/ranks: It has not {ranks} ranks of 4 or more: no phalanx.
    wab-13.88/deep: It is {ranks} {ranks?rank|ranks} deep and {width} wide, not wider than deep: no phalanx.
    wab-13.88/deploys: It must be deployed as a phalanx.
    wab-13.88/by-this-reading: By this reading only its deployment counts: its advantages stay.
    wab-13.89: A phalanx of this type only wheels and reforms.
    wab-13.90: A phalanx reforms at -1, with or without enemies nearby.
    wab-13.91: A phalanx that wheels in a march or charge goes half as far: {left} {left?inch|inches}.
    wab-13.92: The phalanx has lost its bonus for ranks or close order: its advantages are gone.
    wab-13.92/elephants: It has lost its bonuses to elephants alone: it keeps its advantages.
    wab-13.92/lost: It has lost its bonus for ranks or close order: its advantages are gone.
    wab-13.92/only-elephants: Only elephants have taken its bonuses: it keeps its advantages.
    wab-13.93: Shots at the front of a phalanx: -1.
    wab-13.94: A phalanx with spears that charges fights from two ranks to its front in the first turn.
    wab-13.95: Cavalry and light chariots hit the front of a phalanx at -2.
    wab-13.95/one: Who is on foot or in heavy chariots hits the front of a phalanx at -1.
    wab-13.96: Against the front of a phalanx the charge adds no Strength.
    wab-13.96/thrown: By this reading the charge takes the Strength of heavy throwing spears too.
    wab-13.97: Against the front of a phalanx charging cavalry has no benefit of its formation.
    wab-13.97/ferocious: Against the front of a phalanx a ferocious charge has no effect.
    wab-13.98: Any type of phalanx may be drilled, or levies.
    wab-13.99: A trained phalanx may face about.
    wab-13.100: A Macedonian phalanx may face about and change formation.
    wab-13.101: A medieval phalanx needs {ranks} ranks of 4 or more.
    wab-13.102: A medieval phalanx may face about and change formation.
    wab-13.103: Shots at a medieval phalanx have no such penalty.
    wab-13.104: It reforms into a square, and every side is its front.
    wab-13.104/front: A square has no flank and no rear: nobody gains by attacking there.
    wab-13.104/pikes: Every side of a square is its front: its pikes strike first on all of them.
    wab-13.104/medieval: Only a medieval phalanx forms a square.
    wab-13.105: In a square it makes no move until it reforms.
    wab-13.105/charge: In a square it does not charge.
    wab-13.105/moves: In a square it does not move.
    wab-13.106: The square of {who} counts 1 for its ranks.
    wab-13.107: A drilled phalanx makes every manoeuvre of other units.
    wab-13.107/deploys: A drilled phalanx need not be deployed as one.
    wab-13.107/reforms: No enemy is within 8 inches: a drilled phalanx reforms without a test.
    wab-13.107/wheels: A drilled phalanx does not go less far for wheeling.
    wab-13.108: A levy phalanx that wheels moves half as far: {left} {left?inch|inches}.
    wab-13.109: Too few of its front rank carry shields: {least} are needed.
    wab-13.109/enough: At least half of its front rank carry shields: {least} are needed.
    wab-13.109/not-listed: Its army list does not name it for shieldwalls.
    wab-13.110: To form a shieldwall takes all of its move.
    wab-13.110/alone: It forms a shieldwall instead of moving: it does nothing else.
    wab-13.110/forms: It forms the shieldwall, which takes all of its move.
    wab-13.110/moves: It may not form a shieldwall and move.
    wab-13.111: It keeps its shieldwall until it moves or loses a round.
    wab-13.111/engaged: An engaged unit does not form a shieldwall.
    wab-13.111/lost: It lost a round of combat: its shieldwall is gone.
    wab-13.111/moved: It moves or has moved: its shieldwall is gone.
    wab-13.112: Against the front of a shieldwall: -1.
    wab-13.112/shots: Shots at the front of a shieldwall: -1.
    wab-13.112/told: Shots and blows from its front hit at -1.
    wab-13.113: It may shoot in the turn in which it forms it, and counts as having moved.
    wab-13.114: Once a battle veterans throw all their dice to hit again.
    wab-13.114/dice: Once a battle veterans throw all their dice to hit again, hits too: here with at most {hits} {hits?hit|hits}, fewer than on average.
    wab-13.114/all: Veterans throw all their dice again, hits too, or none.
    wab-13.114/stands: The second throw stands: {hits} {hits?hit|hits}.
    wab-13.114/used: They have used it in this battle.
    wab-1.6/veterans: No die is re-rolled twice.
    wab-13.115: A warhorse has M 8, WS 3, BS 0, S 3, I 3, A 1.
    wab-13.115/list: What its list says otherwise counts instead.
    wab-13.116: Each weapon in the unit follows its own rule.
    wab-13.117: In combat the save of most of its front rank counts; the owner chooses who falls.
    wab-13.117/shots: Against shooting the save of most of the unit counts; the owner chooses who falls.
    wab-13.118: With Subterfuge difficult terrain and obstacles do not slow it.
    wab-13.119: With Subterfuge it loses its bonuses for ranks and order in difficult terrain and across obstacles.
    wab-13.119/ranks: By this reading it loses its ranks alone there.
    wab-13.120: With Subterfuge too a charge pays for difficult terrain and obstacles.
    wab-13.120/march: With Subterfuge too nobody marches through difficult terrain.
  `),

  because: said(`
    no-march-or-charge: It neither marches nor charges.
    any-unit-may: Any phalanx may do this.
    no-about-face: It does not face about.
    no-such-manoeuvre: It neither faces about nor changes formation.
    wheels-or-reforms: It neither faces about nor changes formation.
    only-wheels: It only wheels and goes straight on.
    medieval-phalanx: It is a medieval phalanx.
    reforms: It reforms.
    not-drilled: It is not drilled.
    no-free-manoeuvre: It made no free manoeuvre.
    no-finest-horses: It has no finest horses.
    something-done-before: Something was done before it.
    turned-twice: It has turned twice already.
    no-such-ground: It goes over no difficult ground and no obstacle.
    stands-in-ranks: It is not in column of march.
    enemies-near: Enemies are within 8 inches.
    no-phalanx: It is no phalanx.
    no-levies: They are no levies.
    levies-too: It is levies itself.
    enemy-is-faster: The enemy moves faster.
    has-lost-its-bonuses: It has lost its bonuses for ranks or close order.
    fights-in-the-open: It does not fight in difficult terrain or across an obstacle.
    not-in-a-square: It does not stand in a square.
    has-lost-nothing: It has lost none of its bonuses.
    not-its-front: It is not attacked in front.
    no-phalanx-there: It does not meet the front of a phalanx.
    no-charge-that-counts: It made no charge that counts for this.
    no-expert-horsemen: They are no expert horsemen.
    no-cataphracts: They are no cataphracts.
    may-feign: It has the rule.
    charged-in-its-front: It is charged in front.
    test-is-passed: Its test is passed.
    gets-away: It gets away.
    is-caught: It is caught.
    no-medieval-phalanx: It is no medieval phalanx.
    already-fighting: The battle has begun.
    lost-to-elephants: It lost them to elephants alone.
    is-listed: Its list names it.
    shields-enough: Enough of them carry shields.
    stays-there: It does not move.
    did-not-move: It has not moved.
    lost-no-round: It has lost no round.
    free-of-combat: It is not engaged.
    no-missiles: It has no missile weapons.
    skirmishing-horse: It is skirmishing cavalry.
    bows-or-javelins: It has bows or javelins.
    has-shot: It has shot.
    too-few-levies: The levies are not twice as many.
    runners-close-together: They stand within 2 inches of each other.
    away-from-chariots: They are not in line within 2 inches of chariots.
    beside-chariots: They stand in line beside their chariots.
    chariots-see: The chariots see the enemy.
    chariots-see-nothing: The chariots see no enemy.
    gaps-wide-enough: The gaps are wide enough and nobody is engaged.
    not-used-yet: They have not used it yet.
    all-again: They throw all dice again.
    first-re-roll: No die was re-rolled before.
    enemy-in-ranks: They are no skirmishers.
    no-longer-first: It is no longer the first turn of the combat.
    used-up: The rule is used up.
    five-or-more-ride: It has 5 mounted models or more.
    has-won: It wins.
    breaks-by-the-charge: The enemy breaks for no other cause.
    fewer-than-twice: The enemy is not twice as many.
    one-order-alone: All of its troops have one order.
    no-leadership-told: No Leadership is told.
    too-few-have-it: The rule does not affect most of its models.
    hit-in-combat: It is hit in combat.
    hit-by-shots: It is hit by shots.
    one-is-most-numerous: One kind is the most numerous.
    others-of-its-type: Others of their kind are left.
  `),

  ...summed(`
    phalanx/holds: It is a phalanx and has its advantages. | A phalanx | It has the advantages of a phalanx.
    phalanx/lost: It is a phalanx but has lost its advantages. | Without its advantages | It has lost its advantages.
    phalanx/no: It is no phalanx. | No phalanx | It is no phalanx.
    shieldwall/forms: It may form the shieldwall. | Forms it | It may form it.
    shieldwall/stands: Its shieldwall still stands. | Still stands | Its shieldwall still stands.
    shieldwall/no-forms: It may not form a shieldwall. | May not | It may not form it.
    shieldwall/no-stands: Its shieldwall is gone. | Gone | Its shieldwall is gone.
    mixed-unit/save: The unit saves on {save} or more. | {save}+ | It saves on {save} or more.
    mixed-unit/none: The unit has no save. | No save | It has no save.
    mixed-unit/own: Each model in contact has its own save. | Each its own | Each model in contact has its own save.
    chariot-runners/yes: That is allowed: {runnersDo}. | Allowed | It is allowed.
    chariot-runners/no: That is not allowed: {runnersDo}. | Not allowed | It is not allowed.
    feigned-flight/no: The unit may not feign flight. | May not feign | It may not feign flight.
    feigned-flight/open: The unit feigns flight and escapes {percent:percent} of the time. | Escapes {percent:percent} | It escapes {percent:percent} of the time.
    feigned-flight/escapes: The unit escapes: the charge fails. | Escapes | It escapes and the charge fails.
    feigned-flight/caught: The unit is caught: it turns and fights. | Caught | It is caught, turns and fights.
    ferocious-charge/breaks: The beaten enemy breaks without a test. | Breaks | The enemy breaks without a test.
    ferocious-charge/gives-ground: The beaten enemy gives ground. | Gives ground | The enemy gives ground.
    ferocious-charge/break-test: The beaten enemy takes its Break test. | Break test | The enemy takes its Break test.
    ferocious-charge/its-own-rule: The rule of the enemy prevails. | Its own rule | The enemy keeps to its own rule.
    ferocious-charge/open: A die decides whether the beaten enemy breaks. | A die decides | A die decides.
    ferocious-charge/not-beaten: The enemy is not beaten. | Not beaten | The enemy is not beaten.
    parthian-shot/moves: After shooting it may move up to {inches} inches. | {inches} inches | It may move up to {inches} inches.
    parthian-shot/no: It may not move after shooting. | Not allowed | It may not move after shooting.
    veterans/odds: On average {mean:raw} of the dice hit again; the first throw had {hits} {hits?hit|hits}. | {mean:raw} on average | On average {mean:raw} of the dice hit again.
    veterans/again: The re-roll counts: {hits} {hits?hit|hits}. | {hits} {hits?hit|hits} | The second throw counts: {hits} {hits?hit|hits}.
    veterans/no: They may not re-roll: {hits} {hits?hit stands|hits stand}. | No re-roll | They may not re-roll.
    warhorse/profile: A warhorse strikes with Strength {strength} and {attacks} {attacks?attack|attacks}. | S {strength}, A {attacks} | It strikes with Strength {strength} and {attacks} {attacks?attack|attacks}.
    levy-fear/fears: The levies fear this enemy. | They fear it | They fear it.
    levy-fear/no: The levies do not fear this enemy. | No fear | They do not fear it.
    reform-test/free: It reforms without a test. | Without a test | It reforms without a test.
    charge-reaction/feigned-flight: The unit feigns flight, {dice}D6 inches. | Feigns flight | It feigns flight, {dice}D6 inches.
  `),

  problems: said(`
    more-shields-than-models: No more models can carry shields than stand in front.
    more-hits-than-dice: There cannot be more hits than dice.
    no-such-die: The die is rolled only against a rule that spares Break tests.
    no-types: Say which kinds of troops the unit has.
    more-in-front: No more of a kind can stand in front than there are.
  `),
} satisfies PartOfMessages;
