import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    ...titled(`
    wab/bolt-thrower: Bolt thrower shot | To hit, and how many of a file it kills | Says whether a bolt thrower may shoot, on what its bolt hits, with which Strength it strikes each rank, and how likely it kills the first, the first two and so on.
    wab/cannon: Cannon shot | Flight, bounce, misfires, ranks hit | Says whether a cannon may shoot, where its ball first strikes and ends, how likely it hits how many models of a file in its line, and what misfires do.
    wab/organ-gun: Organ gun shot | Who is under the template, misfires | Says whether an organ gun may shoot, on what it hits, and how likely models under its template are removed.
    wab/machine-move: Moving a machine | How far, and whether it may still shoot | Says whether and how far a war machine moves with the crew that is left, and whether it may shoot in that turn.
    wab/machine-crew: Crew of a machine | Charge reactions, flight, abandoned machines | Says what the crew of a war machine may do when charged or of its own accord, what becomes of the machine when it flees, and what its enemies may do then.
    wab/battery: Batteries | Whether machines form a battery and keep it | Says whether two machines form a battery as they deploy, whether they are near enough in the battle, and as how many models the unit counts.
  `),
    'wab/catapult': {
      title: 'Catapult shot',
      line: 'Where the stone lands, misfires, who dies',
      about:
        'Says whether a catapult may shoot, how likely each landing of its stone and a misfire are, where it lands with the dice that fell, and how likely models under the template are removed.',
      answers: labelled(`
        modelsLost: Models lost | How many models are removed where the stone lands on them.
      `),
    },
    'wab/stone-lands': {
      title: 'Where the stone lands',
      line: 'Which models its template covers, with a picture',
      about:
        'Says how likely the stone of a catapult lands on which circle about its aim, how many models of a formed target its template covers on average, in which ranks, how likely its hole finds one, and how many are hit and lost.',
      fields: labelled(`
        targetAway: Distance to the target | Inches from the catapult to the middle of the front of the target, which faces it. Left out: as far as was declared.
        frontage: Models wide | How many models stand in its front rank; the line of the shot goes through the middle of it.
        ranks: Ranks | How many ranks it has, all of them full.
        baseWidth: Width of a base | In millimetres: infantry usually 20, cavalry 25.
        baseDepth: Depth of a base | In millimetres: infantry usually 20, cavalry 50.
      `),
      answers: labelled(`
        chance: Chance | As an exact fraction: of this landing.
      `),
    },
    'wab/machine-hits': {
      title: 'Hits on a machine',
      line: 'Machine or crew, to wound, destruction',
      about:
        'Shares hits on a war machine among machine, crew and characters, and says what wounds each, in shooting and in close combat.',
      answers: labelled(`
        crewLost: Crew lost | How many crewmen fall to all the hits.
      `),
    },
  },

  fields: labelled(`
    crew: Crew | How many of its crew are alive and with it.
    crewAtFirst: Crew at first | How many crew it had at the start. Left out: as many as now.
    damage: Damage | Wounds that the machine has taken.
    machineMoved: The machine moved | true if the machine moved this turn.
    machineTurned: The machine only turned | true if the machine turned in place this turn.
    misfiredBefore: Misfired in its last turn | true if a misfire in its previous turn keeps it from shooting in this one too.
    workDie: Die for losses | The D6 that a machine with damage or lost crew rolls to shoot. Left out: not rolled.
    catapultSize: Size | normal, Strength 6 and D3 wounds; large, 7 and D6; huge, 8 and D6.
    guess: Declared distance | Inches declared before measuring.
    scatterDie: Scatter die | hit or arrow, as it fell. Left out: not rolled.
    artilleryDie: Artillery die | 2, 4, 6, 8, 10 or misfire, as it fell. Left out: not rolled.
    bounceDie: Artillery die of the bounce | The second artillery die: 2, 4, 6, 8, 10 or misfire. Left out: not rolled.
    arrowTurned: Direction of the arrow | Degrees clockwise from straight ahead: 0 away from the machine, 180 back towards it. Left out: not known.
    misfireDie: Die of the misfire table | The D6 rolled after MISFIRE. Left out: not rolled.
    underHole: A model is under the hole | true if a model lies under the hole where the template lands.
    underTemplate: Models under the template | Besides the one under a hole. Of a catapult: with at least half their base under it. Of an organ gun: with any part of their base under it where it starts or ends.
    seesTarget: The target is seen | true if the machine or its crew sees the target.
    boltType: Kind of bolt thrower | ordinary, Strength 5; light, Strength 4. Both range 48 and D4 wounds; a Roman scorpion has its own values.
    crewSkill: Ballistic Skill of the crew | The Ballistic Skill (BS, HP) of its crew.
    onTheLine: Models on the line | Models one behind the other on the line of the shot: ranks of the target shot at from the front, files from the flank. At most one of each rank or file is hit.
    hitDie: Die to hit | The D6 rolled to hit. Left out: not rolled.
    boltKilled: Killed so far | How many models of the line the bolt has killed already; 0, it has hit and none is rolled for yet.
    targetAway: Distance to the target | Inches from the muzzle to the front of the first model on the line. Left out: who is hit is not worked out.
    lineBase: Depth of a base | Millimetres that each base of the target takes up along the line: 20 for infantry.
    stopsAt: The ground that stops the ball | Inches from the muzzle to very difficult terrain or rising ground on the line. Left out: there is none.
    pointsAtTarget: The target is in line | true if the barrel points at the target.
    advanceDie: Die of the template | The D6 by which the template moves. Left out: not rolled.
    machine: War machine | catapult; bolt-thrower, ballista; cannon; organ-gun.
    hasWheels: On wheels | true if the machine has wheels.
    crewMovement: Movement of the crew | Inches of the crew's own Movement.
    onlyTurns: It only turns | true if it turns in place and does not move.
    machineHitBy: Hit in | shooting; combat, blows aimed at the machine.
    hitCount: Hits | How many hits there are: shots that hit machine and crew, or blows at the machine.
    machineHitStrength: Strength of the hits | The Strength (S) of each hit or blow.
    allocationDice: Dice of the allocation | The D6 of each missile hit as they fell: 1 to 4 the machine, 5 or 6 the crew. Left out: not rolled.
    crewAway: The crew is out of reach | true if all of its crew has fled or is too far away.
    charactersWith: Characters with it | How many characters are with the machine.
    machineSave: Save of the machine | The armour save of the machine: 5 for 5+. Left out: it has none.
    crewEvent: What happens | charged, an enemy charges; wants-to-charge, the crew is to charge; leaves, the crew is to leave its machine on purpose and man no other; mans-another, it is to man another machine nearby; fled-charge, it has fled from a charge; fled-combat, it has fled from close combat.
    crewReaction: Reaction | hold; flee; stand-and-shoot. Asked only when it is charged.
    awayFromMachine: The crew is away from its machine | true if the crew is charged while it works no machine.
    inBattery: In a battery | true if the machine belongs to a battery.
    withOrganGuns: With organ guns | true if the battery has organ guns too.
    othersReactOtherwise: Other machines react otherwise | true if another machine of the battery is to choose another reaction.
    crewToEnemy: Crew to the enemy | Inches that a crewman of another machine of the battery has to go to reach the enemy. Left out: not asked.
    heldBack: The winners hold back | no, they do not try; test-passed or test-failed, their Leadership test not to pursue.
    oneMachine: One machine | catapult; bolt-thrower; cannon; organ-gun.
    otherMachine: The other machine | catapult; bolt-thrower; cannon; organ-gun.
    machinesApart: Distance between them | Inches between the two machines.
    inBattle: They are a battery already | false, they deploy; true, they have formed a battery and the battle goes on.
    crewAlive: Crew of the unit | All living crew of these machines together. 0: not asked.
  `),

  answers: labelled(`
    worksOn: Shoots on | What a D6 must show for it to shoot with its losses; null where none is rolled.
    shootsWhen: When it shoots | before-others, in the shooting phase before other missile troops; with-others, together with them; at-charge, as a charge reaction; never.
    deviates: Deviation | Inches from the aim point; null while open.
    landsAt: Lands ahead | Inches straight ahead of the machine at which it lands, to a thousandth; null while open.
    landsAside: Lands aside | Inches to the side of the line of the shot; null while open.
    misfire: Misfire | none; destroyed, with its crew; two-turns, no shot this turn and next; one-turn, no shot this turn; crewman, one is killed, the rest test for panic, no shot; open, the table is not rolled yet.
    landings: Landings | Every deviation that is possible, with its exact chance.
    chance: Chance | As an exact fraction: of this landing, or of killing this model and all before it, or of so many models hit.
    chanceAsAimed: Lands as aimed | The chance that the stone lands where it was aimed, as an exact fraction.
    chanceMisfire: Misfire | The chance of a misfire, as an exact fraction.
    chanceDestroyed: Destroyed | The chance that the machine is destroyed by its misfire, as an exact fraction.
    chanceHoleDies: Under the hole | The chance that the model under the hole is removed, as an exact fraction; null where there is none.
    chanceOtherDies: Under the rest | The chance that one other model under the template is removed, as an exact fraction; null where there is none.
    chanceEachDies: Each model | The chance that one model that is hit, or under the template of an organ gun, is removed, as an exact fraction.
    meanRemoved: Removed on average | How many models are removed on average, as an exact fraction; of a catapult by a stone that has landed on them, else with all dice still open counted in; null where nothing is shot.
    hit: It hits | Whether the bolt hits; null while open.
    line: The line | For each model one behind the other: the Strength, what wounds it, and the chance that the bolt kills it.
    chanceHit: Hits | The chance that the bolt hits, as an exact fraction.
    chanceAll: Kills all | The chance that the bolt kills every model of the line, as an exact fraction.
    nextStrength: Strength of the next | The Strength against the next model, where it is told how many are dead; else null.
    strikesAt: First strike | Inches from the muzzle to the point where the ball first strikes; null while open.
    strikesAtLeast: First strike at least | The least distance of the first strike; null after a misfire.
    strikesAtMost: First strike at most | The greatest distance of the first strike; null after a misfire.
    endsAt: End of the bounce | Inches from the muzzle to where the ball ends; null while open.
    modelsHit: Models hit | How many models of the line are hit; null while open.
    models: Models | How many models are hit.
    lineHits: Models hit | Every number of models hit that is possible, with its exact chance.
    chanceOfAHit: At least one hit | The chance that the ball hits a model, as an exact fraction.
    advances: Moves | Inches that the template moves; null while open.
    moveInches: Move (inches) | How far the machine moves; 0 if it only turns.
    mayShootThen: May shoot | Whether it may shoot in the same turn.
    hitAutomatically: Hit without a roll | Whether blows hit the machine without a roll.
    destroyedByHit: Destroyed by a hit | Whether one hit destroys the machine.
    machineDestroyed: Destroyed | Whether the machine is destroyed.
    isCombat: It is a combat | Whether the attackers are engaged in a combat with a result.
    toHitBonus: Bonus to hit | What is added to the die to hit it with missiles.
    machineHits: Hits on the machine | How many hits the machine takes; null while open.
    hitsOnCrew: Hits on the crew | How many hits the crew takes; null while open.
    chanceMachine: The machine is hit | The chance that one hit is on the machine, as an exact fraction.
    chanceCrew: The crew is hit | The chance that one hit is on the crew or a character with it, as an exact fraction.
    chanceCharacter: A character is hit | The chance that a hit on the crew is on a character with it, as an exact fraction.
    machineToughness: Toughness of the machine | By the sample profile of the book.
    machineWoundsLeft: Wounds of the machine | How many it has left, by the sample profile of the book.
    machineWoundsOn: Wounds the machine on | What a die needs to wound the machine; null where it cannot.
    crewWoundsOn: Wounds the crew on | What a die needs to wound a crewman; null where there is none or it cannot.
    chanceMachineWounded: Machine wounded | The chance that one hit wounds the machine, its allocation counted in, as an exact fraction.
    chanceCrewDies: Crewman killed | The chance that one hit kills a crewman, its allocation counted in, as an exact fraction.
    abandoned: Abandoned | Whether the machine is abandoned.
    whoShoots: Who shoots | nobody; organ-guns.
    enemyMay: The enemy may | charge-past-it, after the crew; stop-at-it and attack it; pursue-the-crew; attack-the-machine.
    formsBattery: A battery | Whether they are one battery.
    countsAs: Counts as | As how many models the unit counts.
    shot-hits: The shot hits | Chance that at least one model is hit.
    any-lost: At least one model lost | Chance that at least one model of the target is removed; of a catapult, where its stone lands on it.
    line-lost: All on the line lost | Chance that every model of the line is removed.
    lands-as-aimed: Lands as aimed | Chance that the stone lands where it was aimed.
    hole-dies: The model under the hole is lost | Chance that the model under the hole is removed, where the stone lands on it.
    misfires: Misfire | Chance that it misfires.
    machine-destroyed: The machine is destroyed | Chance that the machine is destroyed.
    machine-wounded: The machine is wounded | Chance of at least one wound on the machine.
    crewman-lost: A crewman is lost | Chance that at least one crewman falls.
    machineWounds: Wounds of the machine | How many wounds all the hits cause on the machine, up to those that it has left.
    aimAt: The aim | before, short of the target; front, at its front; on-it, within its ranks; beyond, behind it.
    underMean: Models under the template | How many models are covered on average, to a thousandth: under the hole, or with at least half their base under the rest.
    hitMean: Models hit | How many models are hit on average, to a thousandth: the one under the hole, and half of the others.
    lostMean: Models lost | How many models are removed on average, to a thousandth.
    holeFinds: The hole finds a model | How likely the middle of the hole lands on a base, in percent, to a hundredth.
    ranksUnder: By ranks | Of each rank, from the front, how many models are covered on average.
    rank: Rank | 1 is the front rank.
    landing: Where it lands, by inches from the aim | Circles about the aim with the chance of each, as exact fractions, and every base of the target with its chance to be covered, in percent; right and ahead of the aim, in inches.
  `),

  terms: {
    ...worded(`
    machine oneMachine otherMachine: catapult = catapult | bolt-thrower = bolt thrower | cannon = cannon | organ-gun = organ gun
    catapultSize size: normal = normal | large = large | huge = huge
    scatterDie: hit = HIT | arrow = arrow
    artilleryDie bounceDie: 2 = 2 | 4 = 4 | 6 = 6 | 8 = 8 | 10 = 10 | misfire = MISFIRE
    boltType: ordinary = ordinary | light = light
    shootsWhen: before-others = before all others | with-others = with the others | at-charge = at the charge | never = never
    deviates: misfire = MISFIRE | no-shot = no shot
    aimAt: before = short of it | front = at its front | on-it = within its ranks | beyond = beyond it
    misfire: none = none | destroyed = destroyed | two-turns = silent for two turns | one-turn = silent this turn | crewman = a crewman dies | open = table not rolled
    machineHitBy: shooting = shooting | combat = close combat
    crewEvent: charged = is charged | wants-to-charge = wants to charge | leaves = leaves its machine | mans-another = mans another machine | fled-charge = fled from a charge | fled-combat = fled from combat
    crewReaction: hold = hold | flee = flee | stand-and-shoot = stand and shoot
    heldBack: no = no | test-passed = test passed | test-failed = test failed
    whoShoots: nobody = nobody | organ-guns = the organ guns
    enemyMay: charge-past-it = charge past it | stop-at-it = stop at it and attack | pursue-the-crew = pursue the crew | attack-the-machine = attack the machine
    `),
  },

  steps: said(`
    wab-18.15: No living crew is with it: it does not shoot.
    wab-18.15/destroyed: The machine is destroyed: it does not shoot.
    wab-18.15/no-move: No living crew is with it: it does not move.
    wab-18.70: One living crewman is enough to shoot it.
    wab-18.70/two: By this reading it needs 2 crew to shoot.
    wab-18.25: It moves as its crew: with {crew} of {first}, {inches} inches.
    wab-18.25/wheels: A catapult without wheels does not move.
    wab-18.25/no-shot: A catapult that moves does not shoot this turn.
    wab-18.40: It moves as its crew: with {crew} of {first}, {inches} inches.
    wab-18.40/no-shot: A bolt thrower that moves does not shoot this turn.
    wab-18.41: A bolt thrower with 4 crew or more moves on wheels only.
    wab-18.41/wheels: It has wheels: it may move although it is a large one.
    wab-18.41/move: On wheels it moves as its crew: with {crew} of {first}, {inches} inches.
    wab-18.50: It moves as its crew: with {crew} of {first}, {inches} inches.
    wab-18.50/wheels: A cannon without wheels does not move.
    wab-18.50/no-shot: A cannon that moves or merely turns does not shoot this turn.
    wab-18.52: It may not pivot and shoot in the same turn.
    wab-18.52/aim: It shoots only where its barrel points, and the target is not there.
    wab-18.66: It moves as its crew: with {crew} of {first}, {inches} inches.
    wab-18.66/no-shot: An organ gun that moves or turns does not shoot this turn.
    wab-2.51/machines: War machines do not march.
    wab-18.28/turn: A catapult turns to aim and may shoot.
    wab-18.42/turn: A bolt thrower turns to face its target and may shoot.
    wab-18.35/still: It is still out of order from its misfire.
    wab-18.59/still: It is still out of order from its misfire.
    wab-18.14: With its losses it shoots only if a D6 shows {needed} or more.
    wab-18.14/fails: It needs {needed} or more and rolls {rolled}: no shot this turn.
    wab-18.26: It shoots before all other missile troops.
    wab-18.27: The template is {across} inches across, its hole {hole} inch.
    wab-18.28: The template goes straight ahead, at {guess} inches as declared.
    wab-18.28/too-far: A catapult cannot declare {guess} inches: 48 is the most.
    wab-18.28/unseen: Neither machine nor crew sees the target.
    wab-18.29: HIT lands it where it was aimed, an arrow makes it deviate.
    wab-18.29/hit: HIT: the stone lands where it was aimed, at {guess} inches.
    wab-18.30: A MISFIRE of the artillery die cancels the shot.
    wab-18.30/misfire: It is a MISFIRE: roll a D6 on the misfire table.
    wab-18.31: The arrow: it deviates {number} inches.
    wab-18.31/hit: With HIT the number does not matter.
    wab-18.32: The model under the hole is hit without a roll.
    wab-18.33: The other models under the template, {models}, are hit on 4 or more.
    wab-18.31/any: An arrow takes it as many inches away as the artillery die shows, in every direction alike.
    wab-18.33/half: Others with at least half their base under the template are hit on 4 or more.
    wab-18.34: The catapult is destroyed and its crew with it.
    wab-18.35: The catapult shoots neither this turn nor the next.
    wab-18.36: There is no shot this turn; it may shoot in the next.
    wab-18.37: It wounds on {needed} or more and causes D{die} wounds, without a save.
    wab-18.38: A stone of a catapult of this size, {size}, has Strength {strength}.
    wab-18.42: Its crew rolls to hit with Ballistic Skill {skill}; turning costs nothing.
    wab-18.43: The bolt misses: nobody is hurt.
    wab-18.44: It strikes with Strength {strength}, and with 1 less for each model that it kills, up to {models}.
    wab-18.44/one: It strikes with Strength {strength}.
    wab-18.45: A wound becomes D{die} wounds without a save: the model has {wounds}.
    wab-18.45/one: There is no save, and a model with {wounds} {wounds?wound|wounds} dies without a roll of the D{die}.
    wab-18.46: It goes straight, through {models} models at most, one of each rank or file.
    wab-18.47: Its range is {range} inches, its Strength {strength}.
    wab-18.51: It shoots before archers and other missile troops.
    wab-18.53: The ball flies {guess} inches and the number of the artillery die: {least} to {most}.
    wab-18.53/too-far: A cannon cannot declare {guess} inches: 36 is the most.
    wab-18.54: The ball first strikes at {strikes} inches; nobody before that is hit.
    wab-18.55: It bounces to {ends} inches: every model on the line from {strikes} on is hit.
    wab-18.55/line: It hits what its line crosses between the first strike and the end of its bounce, one model of each rank or file.
    wab-18.56: Hits have Strength 6, wound on {needed} or more, cause D6 wounds and allow no save.
    wab-18.57: MISFIRE: the ball strikes at {strikes} inches and does not bounce.
    wab-18.57/ground: Very difficult or rising ground stops the ball at {ends} inches.
    wab-18.58: There is no shot this turn; the gun may shoot in the next.
    wab-18.59: The gun shoots neither this turn nor the next.
    wab-18.60: One crewman is killed; the others take a Panic test at once. There is no shot.
    wab-18.61: The gun explodes and its crew with it.
    wab-18.65: An organ gun may stand and shoot; in a battery with cannon only the organ guns shoot.
    wab-18.67: The template lies at the muzzle, and the artillery die is rolled: only MISFIRE matters.
    wab-18.67/shot-lost: By this reading a MISFIRE only loses the shot.
    wab-18.68: The template moves D6 inches; models under its start or end are hit on 4 or more.
    wab-18.68/moved: The template moves {inches} inches; models under its start or end are hit on 4 or more.
    wab-18.69: Each takes one hit at Strength 4, which wounds on {needed} or more, with -1 to the save.
    wab-18.24: A catapult has Toughness {toughness} and {wounds} Wounds, its crew a profile of its own.
    wab-18.39: A bolt thrower has Toughness {toughness} and {wounds} Wounds, its crew a profile of its own.
    wab-18.49: A cannon has Toughness {toughness} and {wounds} Wounds, its crew a profile of its own.
    wab-18.63: An organ gun has Toughness {toughness} and {wounds} Wounds, its crew a profile of its own.
    wab-18.6: The character is with this one machine; he neither works it nor suffers from its misfires.
    wab-18.7: Each hit is allocated with a D6: 1 to 4 the machine, 5 or 6 the crew.
    wab-18.8: A machine is a large target: +1 to hit.
    wab-18.9: Hits on the crew are shared evenly among {crew} crew and {characters} {characters?character|characters}.
    wab-18.10: The machine has Weapon Skill 0: blows hit it without a roll.
    wab-18.11: Its crew is dead or out of reach: one hit destroys it.
    wab-18.12: Attacking an abandoned machine is no combat: no result, and the attackers move as they like.
    wab-18.13: It is wounded on {needed} and has {left} left; a crewman is wounded on {crewNeeds}. Each has its own save.
    wab-18.19: Attacks may be split between crew, characters and machine; the machine does not fight.
    wab-18.4: The crew has bases of its own: it can flee and leave the machine.
    wab-18.5: Crew never charges.
    wab-18.5/leaves: Crew does not leave its machine by choice.
    wab-18.16: The crew of a machine may hold or flee, but not stand and shoot.
    wab-18.16/together: All machines of a battery choose the same reaction.
    wab-18.17: The crew is placed beside its machine, where it can fight.
    wab-18.18: All crews of the battery gather, none going further than {inches} inches.
    wab-18.18/too-far: He cannot go further than his Movement of {inches} inches to reach the enemy.
    wab-18.20: The crew flees and leaves the machine: the attackers charge on after it or stop at the machine.
    wab-18.21: The machine is abandoned: the winners must ignore it and pursue, unless they pass a Leadership test.
    wab-18.21/held: They passed the test: they need not pursue, and may attack the machine.
    wab-18.22: The pursuers move through the machine.
    wab-18.23: It may man another machine that has no crew.
    wab-18.23/flees: Crew without a machine does not fight and always flees.
    wab-17.28/bolt: A D6 gives the hit to the elephant on 1 to 4 and to its crew on 5 or 6; what follows is for the one whose Toughness is said.
    wab-18.7/bolt: A D6 gives the hit to the machine on 1 to 4 and to its crew on 5 or 6; what follows is for the one whose Toughness is said.
    wab-18.1: They are of the same type and within 5 inches: they form a battery.
    wab-18.1/stays: They are one battery and one unit.
    wab-18.2: They are {inches} inches apart, and a battery keeps within 5.
    wab-18.3: It counts as {crew} models, its living crew.
    wab-18.64: Organ guns form a battery with other cannon.
  `),

  because: said(`
    machine-stands: The machine is not destroyed.
    has-crew: It has living crew.
    not-turned: It has not turned.
    die-is-open-or-enough: The die is open, or enough.
    has-wheels: It has wheels.
    small-crew: Its crew is 3 or fewer.
    one-on-the-line: Only one model is on the line.
    in-combat: It is attacked in close combat.
    has-its-crew: Its crew is there.
    charges-not: The crew does not want to charge.
    no-organ-gun: No organ gun is there to shoot.
    no-shot: It does not want to stand and shoot.
    close-enough: They are near enough.
    held-back: The winners hold back.
    too-far-apart: They are {inches} inches apart.
    not-of-one-type: They are not of one type.
    not-both-guns: They are not an organ gun and a cannon.
  `),

  ...summed(`
    catapult/no: The catapult may not shoot. | No shot | It may not shoot.
    catapult/odds: Aimed at {guess} inches, the stone lands there {percent:percent} of the time. | As aimed {percent:percent} | The stone lands where it is aimed {percent:percent} of the time.
    catapult/hit: The stone lands where it was aimed, at {guess} inches: {mean} models are removed on average. | Lands at {guess} inches | It lands at {guess} inches, as aimed.
    catapult/deviates: The stone deviates {inches} inches: {mean} models under it are removed on average. | Deviates {inches} inches | It deviates {inches} inches.
    catapult/misfire: A misfire: roll on the misfire table. | Misfire | It misfires: roll on the table.
    catapult/destroyed: A misfire destroys the catapult and its crew. | Destroyed | The catapult is destroyed with its crew.
    catapult/two-turns: A misfire: it shoots neither this turn nor the next. | Silent for two turns | It shoots neither this turn nor the next.
    catapult/one-turn: A misfire: no shot this turn. | No shot this turn | It does not shoot this turn.
    stone-lands/no: The catapult may not declare so far. | No shot | It may not shoot so far.
    stone-lands/misfire: A misfire: the stone does not land. | Misfire | No stone lands.
    stone-lands/odds: On average the template covers {under} models and {lost} are removed; its hole finds one {hole}% of the time. | {lost} lost on average | It covers {under} models on average and removes {lost}.
    stone-lands/there: Where it lands the template covers {under} models; {lost} are removed on average. | Covers {under}, {lost} lost on average | It covers {under} models and removes {lost} on average.
    bolt-thrower/no: The bolt thrower may not shoot. | No shot | It may not shoot.
    bolt-thrower/one: It hits on {hitsOn} or more and kills the model {percent:percent} of the time. | Hits on {hitsOn}, kills {percent:percent} | It hits on {hitsOn} or more and kills {percent:percent} of the time.
    bolt-thrower/odds: It hits on {hitsOn} or more and kills {mean} models on average; it goes through all {models} {percent:percent} of the time. | Hits on {hitsOn}, {mean} killed on average | It hits on {hitsOn} or more and kills all {models} {percent:percent} of the time.
    bolt-thrower/missed: The bolt misses and harms nobody. | Misses | It misses.
    bolt-thrower/next: The next model is struck at Strength {strength}. | Next at Strength {strength} | The next model is struck at Strength {strength}.
    cannon/no: The cannon may not shoot. | No shot | It may not shoot.
    cannon/odds: The ball first strikes at {least} to {most} inches and removes {mean} models on average. | Strikes at {least} to {most} inches | The ball first strikes between {least} and {most} inches.
    cannon/flies: The ball strikes at {strikes} inches and ends at {ends}; {mean} models are removed on average. | From {strikes} to {ends} inches | It strikes at {strikes} inches and ends at {ends}.
    cannon/misfire: A misfire: roll on the misfire table. | Misfire | It misfires: roll on the table.
    cannon/destroyed: A misfire: the cannon explodes with its crew. | Destroyed | The cannon is destroyed with its crew.
    cannon/crewman: A misfire kills a crewman, and the others test for panic. | A crewman dies | A crewman dies; the others test for panic.
    cannon/two-turns: A misfire: it shoots neither this turn nor the next. | Silent for two turns | It shoots neither this turn nor the next.
    cannon/one-turn: A misfire: no shot this turn. | No shot this turn | It does not shoot this turn.
    organ-gun/no: The organ gun may not shoot. | No shot | It may not shoot.
    organ-gun/odds: Where it shoots, each of {models} models under the template is removed {percent:percent} of the time; counting the dice still open for the gun, {mean} on average. | Each removed {percent:percent} | Each model under it is removed {percent:percent} of the time.
    organ-gun/misfire: A misfire: roll on the misfire table. | Misfire | It misfires: roll on the table.
    organ-gun/destroyed: A misfire: the organ gun explodes with its crew. | Destroyed | The organ gun is destroyed with its crew.
    organ-gun/crewman: A misfire kills a crewman, and the others test for panic. | A crewman dies | A crewman dies; the others test for panic.
    organ-gun/two-turns: A misfire: it shoots neither this turn nor the next. | Silent for two turns | It shoots neither this turn nor the next.
    organ-gun/one-turn: A misfire: no shot this turn. | No shot this turn | It does not shoot this turn.
    machine-move/no: The machine may not move. | May not move | It may not move.
    machine-move/moves: The machine moves {inches} inches and does not shoot this turn. | {inches} inches, no shot | It moves {inches} inches and does not shoot.
    machine-move/turns: The machine turns and does not shoot this turn. | Turns, no shot | It turns and does not shoot.
    machine-move/turns-and-shoots: The machine turns and may shoot. | Turns and shoots | It turns and may shoot.
    machine-hits/odds: A hit wounds the machine {percent:percent} of the time. | Machine wounded {percent:percent} | A hit wounds the machine {percent:percent} of the time.
    machine-hits/told: The machine takes {machine} {machine?hit|hits}, the crew {crew}. | Machine {machine}, crew {crew} | The machine takes {machine} {machine?hit|hits}, the crew {crew}.
    machine-hits/combat: A blow hits the machine without a roll and wounds it {percent:percent} of the time. | Hit without a roll | A blow hits it without a roll and wounds it {percent:percent} of the time.
    machine-hits/destroyed: The machine is destroyed as soon as it is hit. | Destroyed | One hit destroys it.
    machine-crew/no: The crew may not do so. | Not allowed | They may not.
    machine-crew/yes: The crew may do so. | Allowed | They may.
    machine-crew/shoots: The organ guns stand and shoot. | Organ guns shoot | The organ guns stand and shoot.
    machine-crew/choose: The crew leaves the machine: the attackers charge past it or stop at it. | Past it or stop at it | The machine is abandoned: they charge past it or stop at it.
    machine-crew/pursue-the-crew: The machine is abandoned, and the winners pursue its crew. | They pursue the crew | The machine is abandoned, and they must pursue the crew.
    machine-crew/attack-the-machine: The machine is abandoned, and the winners may attack it. | They may attack it | The machine is abandoned, and they may attack it.
    battery/no: They are {inches} inches apart: too far for a battery. | Too far apart | They are too far apart.
    battery/yes: They form a battery. | A battery | They form a battery.
    battery/stays: They stay together as a battery. | Still a battery | They are near enough for a battery.
    battery/apart: They form no battery. | No battery | They form no battery.
  `),

  problems: said(`
    shot-without-die: Without crew no artillery die is rolled.
    more-killed-than-there: It cannot kill more models than are on its line.
    not-one-die-a-hit: Missile hits are allocated with one die each; blows are not.
  `),
} satisfies PartOfMessages;
