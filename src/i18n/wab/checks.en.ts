import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    wab/panic-test: Panic test | Whether it is needed, its chance, the flight | Says by its cause whether a unit takes a Panic test, on whose Leadership and with which modifier and re-roll, how likely it is to stand, and where it flees to if it fails.
    wab/panic-pursuit: Pursuing who panics | Whether enemies who panic may be pursued | Says whether a unit may pursue the enemies engaged with it who panic and flee.
    wab/rally-test: Rally | Whether a fleeing unit rallies | Says whether a fleeing unit may try to rally, on which number, and how likely it does.
    wab/reform-test: Reform | Whether a unit may reform, and its test | Says whether a unit may reform, on which number of its Leadership test, and how likely it passes.
  `),

  fields: labelled(`
    enemyFlees: That enemy flees | true if the only enemies so near are fleeing.
    musician: Musician | true if the unit has a musician.
    lostBy: Lost by | By how many points its side lost the combat; 0 for a draw.
    countsEach: Each counts as | As how many models each of its models counts: a chariot as its crew, an elephant as its Wounds at first, a piece of artillery as its living crew. 1 for ordinary models.
    mayGiveGround: It may give ground | true if it outnumbers its enemy enough to give ground instead of fleeing; wab/give-ground says whether.
    standardDistance: Distance to the battle standard | Inches to the battle standard of its army. Left out: there is none.
    standardFlees: The battle standard flees | true if the battle standard is fleeing.
    generalsUnit: The General's unit | not-beaten, the General is in no beaten unit; itself, he is with this unit (his value goes under the Leadership of a character with it); passed, his beaten unit has tested and passed; failed, it has failed; to-test, it has not tested yet.
    cause: Cause | fleeing-friends, friends flee near it at the start of its turn; broken-friends, friends were broken or destroyed near it; flank-charge, it is charged in flank or rear; general-killed, its General is lost; shooting, it lost models to shooting in one phase; ignored-charge, it ignored a charge as too long.
    friendDistance: Distance to these friends | Inches to the friends who flee, broke or were destroyed. Left out: they are next to it.
    friendModels: Models of the friends who flee | How many models the friends who flee within 4 inches have together; where a formed unit tests, skirmishers among them are not counted. Left out: the unit has not twice as many.
    friendsSkirmish: They are skirmishers | true if these friends are all skirmishers.
    friendsEnd: What became of them | broken in combat; destroyed-in-combat, to the last model; destroyed-by-shooting, to the last model; panicked, they fled from combat by a Panic test.
    chargerModels: Models of the charger | How many models the unit that charges it has.
    chargerFormed: The charger is formed | true if the unit that charges it is formed.
    chargeReaches: The charge reaches | true if the charge is in range.
    generalEnds: What became of the General | killed-by-shooting; killed-in-combat; caught-in-pursuit, overtaken as he fled from combat; fled-off-table.
    lost: Models lost | How many of its models fell to shooting in this phase, of those under Models.
    shotWhileCharging: Shot as it charges | true if it was shot at while it charges, by an enemy who stands and shoots or shoots and flees.
    mountLeadership: Leadership of the mount | The Leadership of the horse, elephant or other beast, which does not count.
    immune: Immune to panic | true if its own rules spare it Panic tests, as with elephants and war wagons.
    chargerPursued: The charger came by pursuit | true if that enemy came in pursuit of others.
    allPanicked: All enemies panicked | true if all enemies engaged with the unit panic and flee.
    wonPreviousRound: Won the previous round | true if the unit won the previous round of this combat.
    hasMomentum: Has the momentum | true if its side has the momentum in this combat.
    notFoughtYet: Not fought yet | true if this combat has not been fought at all.
    fleeing: It is fleeing | true if the unit flees already.
    engaged: It is engaged | true if the unit is engaged in combat.
    wonCombat: It won its combat | true if the unit won its own combat this turn.
    offTable: It is off the table | true if the unit is off the table in pursuit.
    enemyTurn: It is the enemy's turn | true if it is the enemy's turn.
  `),

  answers: labelled(`
    tests: Test taken | Whether a test is taken.
    rallies: It rallies | Chance that the unit rallies.
    reforms: It reforms | Chance that the unit reforms.
    holds: It holds | Chance that the unit does not break.
    stands: It stands | Chance that the unit does not flee.
    countsAs: Counts as | As how many models the unit counts.
    broken: Broken | Whether the unit breaks; null while dice are open.
    unitDoes: What it does | fights-on, it stays in combat; breaks, it flees at the flight step; gives-ground, it moves back in order; destroyed, a war wagon that fails; stampedes, an elephant; open, the dice decide.
    testedWhen: When it tests | turn-start, at the start of its turn; panic-step, with the Panic tests of the combat phase, after all combats and Break tests; before-the-charge-moves, once the charge is known to reach; on-arrival of the pursuers; at-once; phase-end, at the end of the combat phase; after-shooting, once all shots of the phase are resolved; none, it does not test.
    flees: Flees | Whether the unit flees; null while dice are open.
    flight: Where it flees to | own-edge, to its own table edge with the compulsory moves or at once; away-from-combat, from the nearest combat that may have caused it; away-from-charger; away-from-shooter, from the nearest; away-from-enemy, from the nearest enemy, by a reading; as-a-reaction, as if it had chosen to flee; as-broken, as a unit broken in combat; none, it does not flee.
  `),

  terms: {
    ...worded(`
    generalsUnit: not-beaten = in no beaten unit | itself = this unit | passed = has passed | failed = has failed | to-test = has not tested yet
    cause: fleeing-friends = friends who flee | broken-friends = friends broken or destroyed | flank-charge = a charge in flank or rear | general-killed = the loss of the General | shooting = losses to shooting | ignored-charge = an ignored charge
    friendsEnd: broken = broken in combat | destroyed-in-combat = destroyed in combat | destroyed-by-shooting = destroyed by shooting | panicked = fled in panic
    generalEnds: killed-by-shooting = killed by shooting | killed-in-combat = killed in combat | caught-in-pursuit = caught in pursuit | fled-off-table = fled off the table
    testedWhen: turn-start = at the start of its turn | panic-step = with the Panic tests of the combat phase | before-the-charge-moves = before the charge moves | on-arrival = when the pursuers arrive | at-once = at once | phase-end = at the end of the combat phase | after-shooting = once all shots are resolved | none = never
    unitDoes: fights-on = fights on | breaks = breaks | gives-ground = gives ground | destroyed = is destroyed | stampedes = stampedes | open = the dice decide
    flight: own-edge = to its own table edge | away-from-combat = away from the nearest combat | away-from-charger = away from the charger | away-from-shooter = away from the nearest shooter | away-from-enemy = away from the nearest enemy | as-a-reaction = as a charge reaction | as-broken = as broken in combat | none = nowhere
    `),
  },

  steps: said(`
    wab-9.30: It uses the Leadership of the character with it: {leadership}.
    wab-9.31: Skirmishers use their own Leadership alone.
    wab-9.63: The character withdrawn from a challenge lends no Leadership.
    wab-9.71: It uses the Leadership of the General: {leadership}.
    wab-9.72: A fleeing General lends no Leadership.
    wab-2.78: It rallies on {target} or less.
    wab-2.78/rallies: It passes: it stays where it is, may form up and face the enemy, and neither moves nor shoots this turn.
    wab-2.79: It fails: it flees on with the compulsory moves.
    wab-2.80: A unit of fewer than 5 models may not try to rally.
    wab-2.81: It has half of its models or fewer: -1.
    wab-2.82: An enemy who does not flee is within 8 inches: -1.
    wab-9.5: A lone character may rally, although he is one model.
    wab-2.28: Without a musician the unit may not reform.
    wab-2.29: It reforms on {target} or less.
    wab-2.29/fails: It fails: it neither moves in this phase nor shoots this turn.
    wab-2.30: Enemy troops are within 8 inches: -1.
    wab-2.27: It changes facing and formation at once.
    wab-2.31: Its centre stays in place; characters and command go to the new front rank.
    wab-2.32: It reforms, and neither moves further nor shoots this turn.
    wab-8.19: The combat is a draw: nobody takes a Break test.
    wab-6.7: A unit of fewer than 5 models that loses breaks without a test.
    wab-9.41: A lone character who loses breaks without a test.
    wab-6.1: It lost by {lostBy}: it holds if 2D6 come to {target} or less, its Leadership of {leadership} less that.
    wab-6.4/itself: The General is with this unit: it tests before all others.
    wab-6.4/passed: The General's unit has passed: his Leadership is there for others.
    wab-6.4/failed: The General's unit has failed: his Leadership helps nobody.
    wab-6.4/to-test: The General's unit must test first: until then his Leadership helps nobody.
    wab-6.9: He is with no unit: he takes no test.
    wab-6.10: {models} {models?model counts|models count} as {counts}.
    wab-6.54/instead: It outnumbers its enemy enough: it gives ground instead of fleeing.
    wab-6.6: It breaks: it turns about, and flees at the flight step.
    wab-9.76: The battle standard is within 12 inches: a failed Break test is re-rolled.
    wab-9.76/skirmishers: The battle standard is of no use to skirmishers.
    wab-9.77: A fleeing battle standard gives no re-roll.
    wab-2.70: A fleeing unit takes no Panic test.
    wab-7.1: It stands on {target} or less.
    wab-7.2/away: If it fails it flees at once, directly away from the charger.
    wab-7.2/edge: If it fails it flees to its own table edge.
    wab-7.1/no-cause: Nothing here calls for a Panic test.
    wab-7.1/immune: By its own rules it takes no Panic test.
    wab-7.2/enemy: By this reading it flees away from the nearest enemy if it fails.
    wab-7.4: It tests on the Leadership of its riders or crew, not on that of the beast.
    wab-7.5: A unit may test on the Leadership of the character who leads it.
    wab-7.12: It tests once all combats are fought and all Break tests are taken.
    wab-7.14/pursuers: By this reading pursuers who arrive are no chargers: no test.
    wab-7.16/before-it-moves: It tests once the charge is known to reach, before the charger moves.
    wab-7.16/on-arrival: It tests when the pursuers arrive.
    wab-7.17: It tests although it is not engaged: the charge is enough.
    wab-7.19/killed-by-shooting: He fell to shooting: the army tests at once.
    wab-7.19/killed-in-combat: He fell in combat: the army tests with the other Panic tests of the phase.
    wab-7.19/caught-in-pursuit: He was caught as he fled: the army tests at the end of the combat phase.
    wab-7.20/caught: By this reading a General who is caught as he flees causes no test.
    wab-4.64/moment: It tests once all shots of the phase are resolved.
    wab-4.65/moment: It charges: it tests before it is moved.
    wab-7.23/moment: It tests before the charge moves.
    wab-7.26: It won the previous round or has the momentum: it may pursue them.
    wab-7.26/some-stay: Some enemies engaged with it have not fled: it does not pursue.
    wab-7.26/not-fought: The combat has not been fought yet: there is no pursuit.
    wab-7.26/no-advantage: It neither won the previous round nor has the momentum: there is no pursuit.
    wab-7.3: It has half of its models or fewer: -1.
    wab-7.6: Friends flee within 4 inches at the start of its turn: it tests.
    wab-7.7: A formed unit takes no test for fleeing skirmishers.
    wab-7.7/reading: By this reading fleeing skirmishers count for nobody.
    wab-7.8: It has at least twice as many models as those who flee: no test.
    wab-7.9: If it fails it flees to its own table edge, with the compulsory moves.
    wab-7.10: Friends were broken or destroyed in combat within 12 inches: it tests.
    wab-7.11: A formed unit takes no test for broken skirmishers.
    wab-7.13: If it fails it flees away from the nearest combat that may have caused its test.
    wab-7.14: A formed enemy of 5 or more models charges it in flank or rear: it tests.
    wab-7.15: Skirmishers who are not engaged take no test for a flank charge.
    wab-7.15/few: A unit of fewer than 5 models takes no test for a flank charge.
    wab-7.15/engaged: Skirmishers who are engaged do take the test.
    wab-7.16: The charge does not reach: no test.
    wab-7.18: The General is killed: every unit of his army tests.
    wab-20.7: It was off the table when the General died: it takes no test, then or when it returns.
    wab-7.20: The General fled off the table: no test.
    wab-7.21: It lost {lost} of {models} models to shooting, a quarter or more: it tests.
    wab-7.22: If it fails it flees directly away from the nearest enemy that shot at it.
    wab-7.23: The charge that it ignored reaches it: it tests.
    wab-7.24: If it fails it flees as if it had chosen to flee from the charge.
    wab-7.25: It is engaged: if it fails it counts as broken in combat.
    wab-7.27: Friends who fled from combat in panic cause no test.
    wab-7.28: It won its own combat: it may re-roll the test.
    wab-7.29: Friends destroyed by shooting cause no test.
    wab-9.6: A lone character takes no test for skirmishers.
  `),

  because: said(`
    on-the-table: It is on the table.
    must-flee: It does not outnumber its enemy enough to give ground.
    has-as-much-itself: The unit has as much Leadership without him.
    general-too-far: The General is more than 12 inches away.
    enough-models: It has enough models.
    above-half: It has more than half of its models.
    enemy-too-far: No enemy is within 8 inches.
    enemy-flees: The enemies nearby are fleeing.
    has-musician: It has a musician.
    has-lost: It has lost the combat.
    standard-too-far: The battle standard is more than 12 inches away.
    friends-too-far: These friends are too far away.
    friends-are-formed: These friends are not skirmishers.
    enemy-turn: It is the enemy's turn.
    not-twice-as-many: It has not twice as many models as they.
    not-in-combat: They were neither broken nor destroyed in combat.
    charger-not-formed: The charger is not formed.
    charger-too-small: The charger has fewer than 5 models.
    not-skirmishing: The unit does not skirmish.
    charge-reaches: The charge reaches the unit.
    charge-falls-short: The charge does not reach the unit.
    general-killed: The General was killed.
    too-few-lost: It lost less than a quarter of its models.
    beaten-in-combat: They did not flee in panic.
    fell-to-no-shots: They were not destroyed by shooting.
    some-are-left: No model of it is left.
    is-engaged: It is engaged already.
    all-engaged-fled: All enemies engaged with it fled.
    has-the-advantage: It won the previous round or has the momentum.
    has-not-won: It has not won its own combat.
  `),

  ...summed(`
    rally-test/no: With {models} {models?model|models} the unit may not try to rally. | May not rally | It may not try.
    rally-test/odds: The unit rallies on {target} or less, {percent:percent} of the time. | Rallies {percent:percent} | It rallies {percent:percent} of the time.
    rally-test/passed: The unit rolls {rolled} and rallies. | Rallies | It rallies.
    rally-test/failed: The unit rolls {rolled} and flees on. | Flees on | It flees on.
    reform-test/no: The unit may not reform. | May not reform | It may not reform.
    reform-test/odds: The unit reforms on {target} or less, {percent:percent} of the time. | Reforms {percent:percent} | It reforms {percent:percent} of the time.
    reform-test/passed: The unit rolls {rolled} and reforms. | Reforms | It reforms.
    reform-test/failed: The unit rolls {rolled} and does not reform. | Does not reform | It does not reform.
    break-test/stampedes: The elephant stampedes in place of fleeing. | Stampedes | It stampedes without a test.
    break-test/draw: The combat is a draw: the unit takes no Break test. | No test | It takes no Break test.
    break-test/automatic: The unit lost by {lostBy} and breaks without a test. | Breaks | It breaks without a test.
    break-test/odds: The unit lost by {lostBy} and holds {percent:percent} of the time. | Holds {percent:percent} | It holds {percent:percent} of the time.
    break-test/passed: The unit lost by {lostBy}, rolls {rolled} and holds. | Holds | It holds.
    break-test/gives-ground: The unit lost by {lostBy}, rolls {rolled} and gives ground. | Gives ground | It fails and gives ground.
    break-test/rescued: The unit gives ground before the ferocious charge. | Gives ground | It gives ground.
    break-test/failed: The unit lost by {lostBy}, rolls {rolled} and breaks. | Breaks | It breaks.
    panic-pursuit/yes: It may pursue the enemies who panicked. | May pursue | It may pursue them.
    panic-pursuit/no: It may not pursue the enemies who panicked. | No pursuit | It may not pursue them.
    panic-test/none: The unit takes no Panic test for {cause}. | No test | It takes no Panic test.
    panic-test/odds: The unit stands on {target} or less, {percent:percent} of the time. | Stands {percent:percent} | It stands {percent:percent} of the time.
    panic-test/passed: The unit rolls {rolled} and stands. | Stands | It stands.
    panic-test/failed: The unit rolls {rolled} and flees {flight}. | Flees | It flees.
  `),

  problems: said(`
    no-enemy: No enemy is near who could flee: say how far the nearest one is.
    no-general: Say the Leadership of the General, whose unit was beaten.
    no-round-yet: A combat that has not been fought has no winner and no momentum.
    no-standard: There is no battle standard that could flee: say how far it is.
    more-than-there-were: It cannot lose more models than it has: say under Models how many it had before.
  `),
} satisfies PartOfMessages;
