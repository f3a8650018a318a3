import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    wab/lone-character: A lone character | How far he moves, and what he may not do | Says of a character who is with no unit how far he moves or marches, that he turns freely, whether he may charge, see an enemy, be charged, or go on foot from his chariot or elephant.
    wab/join-unit: Joining a unit | Whether a character may join, and what changes | Says whether a character may join a unit, where he is placed and who makes room, how far both still move this turn, at which speed afterwards, and which save he keeps on foot.
    wab/leave-unit: Leaving a unit | Whether a character may leave, and when | Says whether a character may leave the unit that he is with, go to another or charge by himself, and who fills his place.
    wab/character-psychology: Hatred and other rules | Whose psychology applies to whom | Says whether a psychology rule of a character or of the unit that he has joined applies to the unit and to him.
    wab/character-target: Hitting a character | Who may aim at him, and who is hit | Says whether a character may be shot at or struck, with which modifier to hit, on which dice hits on a chariot, on an elephant or under a template fall on him, and with which chance.
    wab/character-casualty: Wounds of a character | Whether he falls, and who takes his place | Says whether a character with these wounds is removed, how many he has left, when his place is filled, and whether his army tests for panic.
    wab/challenge: Challenges | Who issues, accepts or refuses, and what follows | Says whether a challenge may be issued and accepted, what a refusal brings, who else may strike, what counts, and how long it lasts.
    wab/general: Whose Leadership | The General, characters and their reach | Says on which Leadership a unit tests: its own, that of a character with it or that of the General, and whether the General tests first.
    wab/battle-standard: The battle standard | Its re-roll and its bonus | Says whether the battle standard lets a unit roll a failed test again, and what standards add to the combat result.
  `),

  fields: labelled(`
    rides: He rides | foot, nothing; horse, a horse or camel; chariot; elephant.
    characterDoes: What he wants | moves, a normal move; marches, at double rate; triples, at triple rate; charges, declares a charge; is-charged, an enemy charges him; looks, at an enemy; goes-on-foot, leaves his chariot or elephant.
    characterMovement: His Movement | Inches of his normal move.
    withUnit: He is with a unit | true if he has joined a unit.
    enemiesNear: Enemies within 8 inches | What all of them are: infantry; other, cavalry, chariots and the like; fleeing; artillery; character. Left out: of any kind.
    inArc: In his arc of sight | true if what he looks at is in his 90 degree arc and nothing blocks it.
    mountLost: The mount is lost | true if his elephant is dead or his chariot completely destroyed.
    unitJoined: The unit | infantry, formed; cavalry, formed; skirmishers, on foot; skirmishing-cavalry; chariots; elephants.
    unitEngaged: It is in combat | true if the unit is engaged in close combat.
    frontRank: Models in its front rank | How many models stand in its front rank.
    charactersInFront: Characters in the front rank | How many of them are characters already, without this one.
    ordinaryInFront: Ordinary models in front | true if an ordinary model stands in the front rank; false if the unit is so narrow that only command models and characters do.
    distanceToUnit: Distance to the unit | Inches to its nearest model after his move: 0 is contact.
    movementSpent: Movement spent | Inches that he has used to reach the unit.
    unitMovement: Movement of the unit | Inches of its normal move.
    unitMoved: The unit has moved | true if the unit has already moved this turn.
    mountedSave: His save on horseback | His armour save mounted, with barding: 4 for 4+. Left out: not asked.
    bardingCounts: Barding | true if barding improves that save by 1.
    supplementAllows: A supplement allows it | true if his army list makes an exception.
    leavesTo: Where to | go-alone, he goes by himself; join-another, he joins another unit this turn; join-it-again, he comes back to the same unit this turn; charge-alone, he declares a charge of his own.
    movesStep: When | remaining-moves, in that step of his movement phase; earlier-step, of the same phase; other-phase.
    unitCharged: The unit's charge | no; this-turn, it declares a charge this turn; not-resolved, it charged, and the combat or its flights and pursuits go on; resolved, all of it is over.
    unitCompelled: The unit is bound | nothing; compulsory-move, it must make one; psychology, such a rule makes it move or stand still.
    joinedThisTurn: He joined it this turn | true if he joined this same unit this turn.
    whoseRule: Whose rule | character, his own; unit, the unit's.
    psychology: Which rule | hatred; fear-of-formed-units, that of skirmishers of Leadership 7 or less; other, any other psychology rule.
    characterPlace: Where he stands | front-rank; fighting-elsewhere, he fights on another side of the unit; not-fighting-behind, behind the front rank without an enemy.
    inCombat: He fights that enemy | true if he is fighting in close combat against the enemy in question.
    unitLeadership: Leadership of the skirmishers | The unit's own Leadership. Left out: 7 or less.
    struckBy: With what | missiles, aimed shots; template, a catapult, cannon or any template that covers him; blows, close combat.
    nearerSeen: Nearer targets in sight | How many enemies whom the shooters can see are nearer than he.
    nearerUnseen: Nearer enemies out of sight | How many enemies whom the shooters cannot see are nearer than he.
    touched: In contact | true if the attacker touches him, or the base of his chariot or elephant.
    inChallenge: He fights a challenge | no; with-another, against somebody else; with-the-attacker.
    hitsScored: Hits | How many hits are scored on him, or on his chariot or elephant.
    otherCrew: Other crew | true if others ride the elephant with him.
    targetDeclared: Declared before rolling | true if it was said before rolling whether the crew or the character is attacked.
    crewSave: Save of the crew | The armour save of the crew: 5 for 5+. Left out: not asked.
    allocation: Dice that share the hits | One die for each hit, as they fell. Left out: not rolled.
    hisWounds: Wounds that he has | The Wounds (W) that the character has left before these.
    woundsTaken: Unsaved wounds | How many unsaved wounds he takes.
    woundedIn: How | combat, close combat; shooting; another-way.
    isGeneral: He is the General | true if he is the General of his army.
    challenger: Who challenges | character; champion, of a unit; command-model, a standard bearer or musician; ordinary, a model of the ranks.
    challengerRides: The challenger rides | foot, nothing; horse, a horse or camel; chariot; elephant.
    challengerInCombat: The challenger is in the combat | true if he is engaged in that combat.
    rival: Who would answer | character; champion, of a unit; command-model, a standard bearer or musician; ordinary, a model of the ranks.
    rivalRides: The rival rides | foot, nothing; horse, a horse or camel; chariot; elephant.
    rivalInCombat: The rival is in the combat | true if he is engaged in the same combat, in contact with the challenger or not.
    othersMayAccept: Others who may accept | How many other enemy characters in the combat could accept.
    reply: The reply | open, not given yet; accepted, by this rival; refused.
    inTurnOf: Whose turn | challenger, of his player; rival, of the other player.
    otherSideChallenged: The other side has challenged | true if the other side has issued a challenge in this combat this turn.
    earlierChallenge: Another challenge in this combat | none; this-turn, one was issued this turn; goes-on, one of an earlier turn is still fought; ended, it is over since an earlier turn. Those of other combats do not count.
    came: What came of it | both-fight-on; one-killed; one-fled, he was forced to flee.
    specialFormation: Special formation | true if the character's unit has bonuses of a phalanx, shieldwall or the like.
    unitBroken: His unit is gone | true if the unit of who was withdrawn breaks or is destroyed meanwhile.
    generalFarthest: Farthest model from the General | Inches from the General to the farthest model of the unit. Left out: as its nearest.
    leadershipTest: Which test | panic; break; rally; psychology, fear and the like; another, such as reforming.
    generalTests: The General tests too | true if the General has still to take the same test. In Break tests his Leadership helps others only once his own unit has passed: then it is false again.
    generals: Generals | How many Generals the army is to have.
    standardAsk: What is asked | re-roll, of a failed test; combat-result, what standards add.
    failedTest: Which test | break; panic; rally; reform; another.
    standardNearest: Distance to the battle standard | Inches from the battle standard to the nearest model of the unit.
    standardFarthest: Farthest model from it | Inches from the battle standard to the farthest model of the unit. Left out: as its nearest.
    rerolledBefore: It has re-rolled | true if the unit has already rolled a Break test again this turn.
    brokeWithoutTest: It broke without a test | true if the unit breaks automatically.
    bearerInCombat: The bearer is in the combat | true if the battle standard bearer is in a unit that fights in it.
    unitStandards: Standards of units | true if at least one formed unit of this side in the combat has its own standard.
  `),

  answers: labelled(`
    mayMove: Inches | How far he moves at most, before ground and obstacles take their part.
    countsAsModels: Models | As how many models of a unit of his own he counts; 0 if he is with a unit.
    turnsFreely: Turns freely | Whether he changes direction without wheeling or turning.
    reactsBy: Reactions | How he may react to a charge without missiles: hold or flee.
    joinsWhere: Place | front-rank, beside the command group; within-2-inches, 2 inches or less from a skirmisher; nowhere.
    displaced: Who makes room | ordinary-to-the-rear, an ordinary model goes to the last rank; command-to-the-second, a command model goes to the second rank; nobody.
    charactersMost: Characters in front at most | How many models of the front rank may be characters; null for skirmishers, who have no front rank.
    unitMoveLeft: The unit still moves | Inches that the unit may still move this turn.
    unitSpeed: Speed | Inches of the unit's normal move with him.
    restOfHisMoveLost: His move is over | Whether what is left of his move is lost.
    dismounts: Dismounts | Whether he dismounts and fights on foot.
    saveNeeded: Save needed | What a die must show to save, more than 6 where none does.
    saveInUnit: His save in the unit | His armour save there: 5 for 5+; null where there is none or it was not asked.
    chargesWithIt: Charges with it | Whether he must charge and fight with his unit.
    placeFilled: His place is filled | Whether a model from one end or the last rank takes his place.
    onUnit: For the unit | Whether the rule applies to the unit.
    onCharacter: For him | Whether the rule applies to the character.
    toHitModifier: To hit | What this adds to the dice to hit, besides all other modifiers.
    sharedAtRandom: Shared at random | Whether a die decides for each hit whom it falls on.
    hitsHimFrom: Falls on him from | The least die with which a hit falls on him, 1 where all do; null under a template, where only a 1 does.
    hitsOnHim: Hits on him | How many hits fall on the character; null while dice are open.
    hitsOnOthers: Hits on others | How many hits fall on others; null while dice are open.
    hisSave: His save | His armour save on his mount; null where it was not asked.
    hitChance: Chance of one hit | The chance that one hit falls on him, as an exact fraction.
    any-hit-on-him: At least one hit on him | Chance that at least one hit falls on him.
    removed: Removed | Whether the character is a casualty.
    armyTestsPanic: His army tests | Whether every unit of his army takes a Panic test.
    woundsLeft: Wounds left | How many wounds he has left.
    gapFilled: His place | end-of-round, filled then by a model that did not fight and does not this round; at-once; no-gap.
    mayAccept: The rival may accept | Whether this rival may accept.
    mayRefuse: It may be refused | Whether there is somebody who could accept, and so a refusal.
    accepted: Accepted | Whether the challenge is fought.
    withdrawn: Withdrawn | Whether a character of the side that refuses is withdrawn, fights no more this turn and lends nothing.
    withdrawnPickedBy: Picked by | challenger, who picks any character of the other side in that combat; nobody.
    comesBack: Comes back | end-of-the-phase, at the end of the combat phase; not, his unit is broken or destroyed; was-not-withdrawn.
    goesOn: Goes on | Whether the challenge goes on next turn, so that no other is issued in that combat.
    othersMayStrike: Others may strike them | Whether anybody else may strike or shoot at the two; null where there is no challenge.
    woundsCount: Wounds count | Whether wounds of the challenge count in the combat result; null where there is none.
    crewsTakePart: Crews take part | Whether crews and elephants take part in it; null where there is none.
    leadershipFrom: Whose | unit, its own; character-with-it; general.
    generalFirst: The General first | Whether the General tests first.
    testsFirst: Who tests first | general; any-order.
    standardsBonus: On the combat result | What the standards of units and the battle standard add together.
  `),

  terms: worded(`
    rides challengerRides rivalRides: foot = nothing | horse = a horse | chariot = a chariot | elephant = an elephant
    characterDoes: moves = moves | marches = marches | triples = moves at triple rate | charges = charges | is-charged = is charged | looks = looks | goes-on-foot = goes on foot
    enemiesNear: infantry = infantry | other = other troops | fleeing = fleeing ones | artillery = artillery | character = a character
    reactsBy: hold = hold | flee = flee
    unitJoined: infantry = infantry | cavalry = cavalry | skirmishers = skirmishers | skirmishing-cavalry = skirmishing cavalry | chariots = chariots | elephants = elephants
    joinsWhere: front-rank = front rank | within-2-inches = within 2 inches | nowhere = nowhere
    displaced: ordinary-to-the-rear = ordinary model | command-to-the-second = command model | nobody = nobody
    leavesTo: go-alone = alone | join-another = another unit | join-it-again = the same unit | charge-alone = a charge
    movesStep: remaining-moves = remaining moves | earlier-step = an earlier step | other-phase = another phase
    unitCharged: no = no | this-turn = this turn | not-resolved = not resolved | resolved = resolved
    unitCompelled: nothing = nothing | compulsory-move = compulsory move | psychology = psychology
    whoseRule: character = the character | unit = the unit
    psychology: hatred = hatred | fear-of-formed-units = fear of formed units | other = another rule
    characterPlace: front-rank = front rank | fighting-elsewhere = fighting on another side | not-fighting-behind = behind, not fighting
    struckBy: missiles = missiles | template = template | blows = blows
    inChallenge: no = no | with-another = with another | with-the-attacker = with the attacker
    woundedIn: combat = combat | shooting = shooting | another-way = another way
    gapFilled: end-of-round = end of the round | at-once = at once | no-gap = no gap
    challenger rival: character = character | champion = champion | command-model = standard bearer or musician | ordinary = ordinary model
    reply: open = open | accepted = accepted | refused = refused
    inTurnOf: challenger = the challenger's | rival = the rival's
    earlierChallenge: none = none | this-turn = this turn | goes-on = goes on | ended = ended
    came: both-fight-on = both fight on | one-killed = one was killed | one-fled = one fled
    withdrawnPickedBy: challenger = challenger | nobody = nobody
    comesBack: end-of-the-phase = end of the combat phase | not = does not | was-not-withdrawn = was not withdrawn
    leadershipTest failedTest: panic = panic | break = break | rally = rally | psychology = psychology | reform = reform | another = another
    leadershipFrom: unit = its own | character-with-it = the character's | general = the General's
    testsFirst: general = the General | any-order = any order
    standardAsk: re-roll = re-roll | combat-result = combat result
  `),

  steps: said(`
    wab-9.2: A lone character is a unit of 1 model.
    wab-9.3: He turns freely while he moves, and pays for ground and obstacles as everybody.
    wab-9.4: A lone character declares no charge and starts no combat.
    wab-9.4/elephant: An elephant is a unit of its own: the character on it may charge alone.
    wab-20.9: An elephant is a unit of one model: whoever rides it may charge.
    wab-20.9/chariot: A chariot is a mount, like a horse: he charges only within a unit of chariots.
    wab-9.7: He sees as everybody does: this is out of his sight.
    wab-9.8: A lone character may march at triple rate: {allowance} inches.
    wab-9.8/double: A lone character needs no musician to march at double rate: {allowance} inches.
    wab-9.9/near: An enemy within 8 inches prevents his march.
    wab-9.9/ignored: None of the enemies nearby prevents his march.
    wab-9.10/ordinary-to-the-rear: He goes to the front rank beside the command group, and an ordinary model goes to the last rank.
    wab-9.10/command-to-the-second: He goes to the front rank, and a command model goes to the second.
    wab-9.10/contact: He has to move into contact with the unit.
    wab-9.11: He is within 2 inches of a skirmisher: he is part of the unit.
    wab-9.11/far: He is not within 2 inches of a skirmisher.
    wab-9.12: A character on foot may not join cavalry.
    wab-9.13: Only a character who rides one himself goes with chariots or elephants.
    wab-9.13/supplement: A supplement makes an exception for him.
    wab-9.14: With infantry he is taken to dismount, and fights on foot.
    wab-9.15: On foot he loses the bonus of his horse: a {save} would save.
    wab-9.15/barding: He loses that of the barding too: a {save} would save.
    wab-9.16: No more than half of the front rank may be characters: {most} at most.
    wab-9.17: The unit may move no further than he has left: {move} {move?inch|inches}.
    wab-9.17/moved: The unit has already moved: the rest of his move, {left} {left?inch|inches}, is lost.
    wab-9.17/short: He has not enough movement to reach the unit.
    wab-9.18: Nobody joins a unit that is engaged in combat.
    wab-9.20: He moves as one of the unit, at {speed} inches.
    wab-9.20/moves: He is with a unit: he moves with it, or leaves it first.
    wab-9.21: A mounted character has the best mount: he keeps up with a faster unit.
    wab-9.22: A slower character on foot slows the unit to {speed} inches.
    wab-9.23: He may leave in the remaining moves.
    wab-9.23/compelled: His unit is bound by a compulsory move: he may not leave it.
    wab-9.23/moved: His unit has already moved this turn: he may not leave it.
    wab-9.23/step: A unit is left only in the remaining moves of a movement phase.
    wab-9.24: His unit declares a charge: he charges and fights with it.
    wab-9.25: A model from one end or the last rank takes his place.
    wab-9.26: A character in a unit declares no charge of his own.
    wab-9.27: He may not leave a unit that is in combat.
    wab-9.28: He may leave one unit and join another in the same turn.
    wab-9.28/same: Nobody joins and leaves the same unit in one turn.
    wab-9.28/again: He may join another unit this turn, and not the same again.
    wab-9.29: His unit charged: he stays until the combat and all flights and pursuits are over.
    wab-9.32: A lone character tests by himself, as a unit of 1 model.
    wab-9.33: In a unit he takes on its psychology.
    wab-9.33/bold: Only skirmishers of Leadership 7 or less fear formed units: this unit does not, and neither does he.
    wab-9.33/keeps: He keeps his hatred.
    wab-9.33/lost: In a unit he loses his own psychology, but for hatred.
    wab-9.34: He hates, and fights: his unit hates that enemy too.
    wab-9.35: A psychology rule binds his unit: he stays with it.
    wab-9.36/nearer: A nearer target is there: he may not be chosen.
    wab-9.37: Shots at a character have -1 besides all other modifiers.
    wab-9.38/unit: A character in a unit may not be chosen as a target.
    wab-9.39: His comrades warn him: he is hit on a 1, else the hit goes to a model beside him.
    wab-9.40: Charged, a lone character reacts as any unit, of 1 model.
    wab-9.42: Who touches him chooses whether to strike him or another.
    wab-9.42/far: Nobody strikes whom he does not touch.
    wab-9.43: His wounds are noted: he has {left} left and stays.
    wab-9.43/dead: He has lost all of his wounds: he is removed.
    wab-9.44: At the end of the round a model that was not fighting takes his place, and does not fight in this round.
    wab-9.45: Another model takes his place at once.
    wab-9.46: He leaves an elephant only when it is dead, and a chariot only when it is completely destroyed.
    wab-9.46/marches: He moves with his elephant, and elephants do not march.
    wab-9.47: On a chariot or elephant he is shot at as any, nearest or not.
    wab-9.48/none: On a chariot or elephant there is no -1.
    wab-4.41/elephant: An elephant is a large target: +1.
    wab-9.49: Missile hits are shared at random among him, the crew and, if so, the elephant.
    wab-9.50: Who touches the chariot may choose the character on it.
    wab-9.51: A 6 falls on the character, who has other crew with him.
    wab-9.51/alone: A 5 or 6 falls on the character, who is the only crew.
    wab-9.52: A 6 falls on the character, any other die on the rest of the crew.
    wab-9.53: It was not said before rolling whether the crew or the character is attacked.
    wab-9.54: He has the save of the crew: {save}+.
    wab-9.55: A challenge may be issued.
    wab-9.56: Only 1 challenge is issued in each combat.
    wab-9.57: Only characters issue challenges.
    wab-9.57/accepts: Only characters accept or refuse challenges.
    wab-9.57/elsewhere: The challenger must be in that combat.
    wab-9.58: The player whose turn it is has not challenged: the other may.
    wab-9.58/too-late: The player whose turn it is has challenged: the other may not.
    wab-9.59: The rival is a character in the same combat: he may accept, in contact or not.
    wab-9.59/nobody: Nobody may accept, so nothing is refused and nobody is withdrawn.
    wab-9.60: In a chariot he fights challenges only with who rides a chariot.
    wab-9.60/issues: The challenger rides a chariot and finds no enemy who rides one.
    wab-9.61: On an elephant he fights challenges only with who rides an elephant.
    wab-9.61/issues: The challenger rides an elephant and finds no enemy who rides one.
    wab-9.62: It is refused: the challenger picks a character of the other side, who goes to where he cannot fight and does nothing more this turn; his place stays empty for now.
    wab-9.63/withdrawn: His unit uses neither his Leadership nor his special rules.
    wab-9.63/hatred: He was withdrawn from a challenge: his hatred does nothing for the unit.
    wab-9.64: He returns to his rank at the end of the combat phase.
    wab-9.65: The two are placed face to face, and fight each other when the combat is fought.
    wab-9.66/strikes: Nobody else may strike the two who fight a challenge.
    wab-9.66/shots: Nobody may shoot at who fights a challenge.
    wab-9.66/duel: Nobody else strikes the two, and nobody shoots at them.
    wab-9.67: The challenge goes on: no other may be issued in this combat.
    wab-9.67/lasts: Both live and fight on: the challenge goes on next turn.
    wab-9.67/ends: One is dead or flees: the challenge is over.
    wab-9.68: They keep the bonuses of their unit's special formation.
    wab-9.69: Crews and elephants take no part: they fight each other, hits on the characters do not count, and chariots inflict no automatic hits.
    wab-9.70: An army has 1 General.
    wab-9.70/commands: The army has its General.
    wab-9.73: The General takes his Panic test before all others; if he fails he flees and lends nothing.
    wab-7.18/he-died: The General is dead: every unit of his army takes a Panic test.
    wab-7.19/at-once: They test at once.
    wab-7.19/with-the-others: They test with the other Panic tests of this phase.
    wab-9.75: The battle standard in a unit that fights adds 1 more.
    wab-5.44/units: The standards of units add 1 together.
    wab-9.76/far: The battle standard is more than 12 inches away.
    wab-9.76/once: A unit rolls only one Break test again each turn.
    wab-9.76/no-test: It broke without a test: there is nothing to roll again.
    wab-9.78: The battle standard lets only Break tests be rolled again.
  `),

  because: said(`
    part-of-a-unit: He is part of a unit.
    in-his-arc: It is in his arc of sight.
    mount-is-lost: His mount is lost.
    unit-is-free: The unit is in no combat.
    is-mounted: He is mounted.
    rides-one: He rides one himself.
    room-in-front: No more than half of the front rank are characters with him.
    has-enough-movement: He has enough movement.
    in-contact: He is in contact with the unit.
    near-enough: He is near enough.
    fast-enough: He is as fast as the unit.
    stays-mounted: He stays mounted.
    no-barding: His horse wears no barding.
    no-charge-of-his-own: He declares no charge of his own.
    has-not-charged: The unit declares no charge this turn.
    all-is-resolved: All that came of its charge is over, or it did not charge.
    not-bound: No psychology rule binds the unit.
    not-in-the-fighting: He stands behind and fights nobody.
    not-in-combat-yet: He is not yet fighting that enemy.
    no-challenge: He fights no challenge with another.
    with-no-unit: He is with no unit.
    is-the-nearest: He is the nearest target.
    target-was-told: It was said before rolling who is attacked.
    has-wounds-left: He has wounds left.
    died-otherwise: He did not die in combat.
    died-in-combat: He died in combat.
    is-a-character: The challenger is a character.
    none-goes-on: No challenge goes on in this combat.
    no-other-challenge: No other challenge was issued in this combat this turn.
    other-side-challenged: The other side has challenged.
    rival-rides-alike: Both ride alike.
    is-elsewhere: The rival is not in this combat.
    no-special-formation: Their units have no bonuses of a special formation.
    unit-is-broken: His unit is broken or destroyed.
    one-general: The army has 1 General.
    rides-no-vehicle: He rides neither a chariot nor an elephant.
    not-withdrawn: He was not withdrawn from a challenge.
    not-alone: He is no lone character.
    general-stands: The General is not fleeing.
    no-panic: It is no Panic test.
    is-a-break-test: It is a Break test.
    standard-stands: The battle standard is not fleeing.
    bearer-elsewhere: The bearer is in no unit that fights here.
  `),

  ...summed(`
    lone-character/no: The lone character may not do so. | May not |
    lone-character/yes: The lone character may do so. | May | He may.
    lone-character/reach: The lone character moves up to {allowance} inches and turns freely. | {allowance} inches | He moves up to {allowance} inches.
    lone-character/charged: The lone character reacts to the charge as a unit of 1 model. | Hold or flee | He may hold or flee.
    join-unit/no: The character may not join the unit. | May not join |
    join-unit/yes: The character joins; the unit may still move {left} {left?inch|inches} this turn, and moves at {speed} from then on. | Joins | He joins, and the unit may still move {left} {left?inch|inches} this turn.
    join-unit/moved: The character joins; the unit has already moved, and moves at {speed} from then on. | Joins | He joins a unit that has already moved.
    leave-unit/yes: The character may leave the unit. | May leave | He may leave.
    leave-unit/no: The character may not leave the unit so. | May not leave |
    character-psychology/both: The rule applies to the unit and to the character. | To both | It applies to both.
    character-psychology/character: The rule applies to the character alone. | To him alone | It applies to him alone.
    character-psychology/nobody: The rule applies neither to the unit nor to the character. | To neither | It applies to neither.
    character-target/no: The character may not be chosen so. | May not be chosen |
    character-target/all: On the character {hits?falls|fall} {hits} {hits?hit|hits}, and none on others. | All on him | On him {hits?falls|fall} {hits} {hits?hit|hits}, and none on others.
    character-target/odds: Of {hits} {hits?hit|hits} each falls on the character {percent:percent} of the time. | On him {percent:percent} | Each hit falls on him {percent:percent} of the time.
    character-target/fell: {fell} of the {hits} {hits?hit|hits} {fell?falls|fall} on the character. | {fell} on him | {fell} of the {hits} {hits?hit|hits} {fell?falls|fall} on him.
    character-casualty/dead: The character is removed as a casualty. | Removed | He is removed.
    character-casualty/lives: The character has {left} {left?wound|wounds} left. | {left} left | He has {left} {left?wound|wounds} left.
    challenge/no: The challenge may not be issued. | Not allowed |
    challenge/open: The challenge may be issued, and the rival may accept or refuse it. | May be accepted | He may accept it or refuse.
    challenge/nobody: The challenge may be issued, and this rival may not accept it. | He may not accept | He may not accept it.
    challenge/refused: The challenge is refused: the challenger picks a character, who is withdrawn. | Refused | The challenger picks a character, who is withdrawn.
    challenge/fought: The challenge is fought, and goes on next turn. | Goes on | It goes on next turn.
    challenge/ended: The challenge is fought and over. | Over | It is over.
    general/no: An army has 1 General. | 1 General |
    general/unit: The unit tests on its own Leadership of {leadership}. | {leadership}, its own | It tests on its own Leadership of {leadership}.
    general/character-with-it: The unit tests on the character's Leadership of {leadership}. | {leadership}, the character's | It tests on the character's Leadership of {leadership}.
    general/general: The unit tests on the General's Leadership of {leadership}. | {leadership}, the General's | It tests on the General's Leadership of {leadership}.
    battle-standard/no: The test may not be rolled again. | No re-roll |
    battle-standard/re-roll: The failed Break test may be rolled again. | Re-roll | It may roll the test again.
    battle-standard/bonus: Standards add {bonus} to the combat result. | {bonus} more | Standards add {bonus}.
  `),

  problems: said(`
    rides-neither: Only who rides a chariot or an elephant can leave it so.
    is-not-alone: He is with a unit: it is the unit that is charged.
    no-rule-for-riders: The book does not say whether who rides a chariot or elephant may join troops of another kind.
    has-no-horse: Only who comes on a horse has a save or barding to lose.
    more-than-the-rank: The front rank has fewer models.
    rule-of-skirmishers: This is a rule of skirmishers: say that it is the unit's.
    a-die-each-hit: There is one die for each hit.
    has-no-crew: Only a chariot or elephant has crew, and other crew is asked of an elephant alone.
    fights-nobody-now: While templates fall nobody fights a challenge that counts: leave it out.
    not-accepted: Only a challenge that was accepted comes to something.
    not-refused: Only after a refusal somebody is withdrawn from his unit.
    no-general-told: Say the Leadership of the General who tests too.
    alone-with-nobody: A lone character has no character with him: say his own Leadership.
    nearer-than-nearest: The farthest model cannot be nearer than the nearest.
    no-break-test: Only a Break test can be missing.
    say-how-near: Say how far the nearest of these enemies is.
  `),
} satisfies PartOfMessages;
