import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    ...titled(`
    wab/warband-test: Warband test | The die of its turn, 1 runs wild | Says whether a warband rolls at the start of its turn, how likely it runs wild, and how likely it never does over several turns.
    wab/unreliable-unit: Unreliable troops | Whether allies and mercenaries obey | Says of a unit of unreliable allies or mercenaries whether it rolls before it acts, how likely it obeys, and what an ungovernable unit still does.
    wab/ambush: Ambush | Hiding a unit and revealing it | Says whether a unit may be hidden in ambush, when it must be revealed or may be, and what it still does in the turn in which it appears.
    `),
    'wab/fear-test': {
      title: 'Fear and terror',
      line: 'Which test is taken, its chance, what follows',
      about:
        'Says whether a unit that charges or is charged by an enemy who causes fear or terror, or has a terrifying enemy near as the turn begins, tests for fear or for terror, how likely it passes and what follows if it fails: flight, 6s to hit or no charge. For a lost combat ask wab/break-test with fearsEnemy.',
      fields: labelled(`
        beast: The enemy is | chariots, of any kind; indian-elephant; african-elephant; dromedaries: what these cause in such troops is worked out. other, anything else: enemyCauses says what it causes.
        troopKind: The unit is | infantry; cavalry, on horses; camels; chariots; other, other riders. Of elephants ask wab/stampede.
        enemyModels: Models of the enemy | How many models that enemy has now; elephants, chariots and artillery as many as their rules count. Left out: 20; 6 where beast is an elephant.
        chargeReaches: The charge reaches | true if the charge is in range; of a unit that is charged.
        enemyTurn: It is the enemy's turn | true if it is the enemy's turn; only at the start of a turn.
        answersBy: Its reaction | How the charged unit reacts: hold; flee; stand-and-shoot; shoot-and-flee; countercharge.
        enemySkirmishes: The enemy skirmishes | true if that enemy is a unit of skirmishers; levies do not fear them for their numbers.
      `),
      answers: labelled(`
        mayShootLater: May shoot this turn | Of a unit that wants to charge: whether it may still shoot this turn; null while dice decide, and in all other cases.
        passChance: Chance to pass | The chance of the test before any die, as an exact fraction; null where none is taken.
      `),
    },
    'wab/forced-charge': {
      title: 'Charges that must be made',
      line: 'Frenzied troops and unruly warbands',
      about:
        'Says whether a frenzied unit or a warband that runs wild must charge, whom, or how far an unruly warband advances where nobody is in reach.',
      fields: labelled(`
        movement: Movement | Its movement factor in inches, armour taken off; its charge distance is twice that.
        enemies: Enemies | Each enemy unit that it might charge, in any order.
      `),
      answers: labelled(`
        mustCharge: It must charge | Whether it must charge now.
        chargeDistance: Charge distance | Inches of its charge.
      `),
    },
    'wab/break-test': {
      title: 'Break test',
      line: 'Whether a beaten unit holds, and how likely',
      about:
        'Says of a unit that lost its combat whether it takes a Break test or breaks without one, on whose Leadership, with which re-roll, how likely it is to hold and, with the dice that fell, whether it does. Fear, hatred, stubbornness, frenzy, warbands and ferocious charges are counted in. A unit twice as numerous as its enemies gives ground instead only if mayGiveGround says so.',
      fields: labelled(`
        fearsEnemy: It fears who beat it | true if an enemy who beat it causes fear or terror in it; with more models he breaks it without a test.
        enemyModels: Models of those enemies | How many models the enemies whom it fears, the warbands that charged, or those of the ferocious charge, have together after casualties; elephants, chariots and artillery as many as their rules count. It matters with fearsEnemy, chargedByWarband or chargedByFerocious only.
        phalanxFront: Hit as a phalanx in front | true if the unit is a phalanx with its advantages and the ferocious charge hit its front.
      `),
      answers: labelled(`
        gives-ground: It gives ground | Chance that the unit gives ground.
      `),
    },
  },

  fields: labelled(`
    unreliable: Unreliable | true if its army list calls these allies or mercenaries unreliable: General and battle standard do nothing for them.
    warband: Warband | true if the unit has the Warband rule.
    characterWarband: He has the Warband rule | true if the character with the unit has the Warband rule himself.
    generalWarband: The General has the Warband rule | true if the General has the Warband rule himself.
    ranksBehind: Full ranks behind the first | Ranks of 4 models or more behind the first, which count for the Leadership of a warband. Left out: those that its models and width make, where the question has its models; else none.
    fearCase: When | charged, by that enemy; charging, it wants to charge him; turn-start, the turn begins and he is near.
    enemyCauses: The enemy causes | fear; terror, which is fear too; nothing. Only where beast does not say what the enemy is.
    terrorDistance: Distance to that enemy | Inches to the enemy who causes terror, as the turn begins. Left out: he is near enough.
    chargeTerror: Terror test for a charge | Whether it has taken a terror test in this battle as it charged or was charged: not-taken; passed; failed.
    nearTerror: Terror test at 8 inches | Whether it has taken one in this battle for a terrifying enemy within 8 inches: not-taken; passed; failed.
    unitCauses: The unit itself causes | nothing; fear; terror. It changes the answer by reading b of R308 alone.
    frenzied: Frenzied | true if the unit is frenzied and has not lost a combat yet.
    inAmbush: Hidden in ambush | true if the unit is still hidden in ambush.
    stubborn: Stubborn | true if the unit is stubborn.
    hatesEnemy: It hates the enemy | true if the unit hates the enemy whom it fights.
    fearsEnemy: It fears the enemy | true if that enemy causes fear or terror in the unit.
    fearFailed: Failed its fear test | true if the unit failed the fear test that this charge called for, without fleeing.
    groundUsed: Its own giving ground is used up | true if these stubborn troops have given ground once already by their own rule.
    groundClosed: It cannot give ground | true if it has no way to give ground: engaged on more than its front, or without free ground behind it.
    chargedByWarband: Beaten by a warband that charged | true if a warband that charged this turn is among those who beat it.
    friendlyModels: Models of friends in the combat | How many models other units of its own side have in this combat after casualties.
    otherEnemyModels: Other enemies in the combat | How many models of the enemy's side it neither fears nor are of such a warband.
    modelsBefore: Its models before the round | How many models it had as the round began, for reading b of R298 alone. Left out: as many as now.
    enemyModelsBefore: Those enemies before the round | How many models they had as the round began, for reading b of R298 alone. Left out: as many as now.
    stubbornDie: Die of stubborn troops | The D6 that stubborn troops roll where they would break without a test. Left out: not rolled yet.
    chargedFirstTurn: It charged, and this is the first turn | true if the warband charged or countercharged, and broke the enemy in the first turn of that combat.
    forcedBy: What forces it | unruly-warband, a warband that rolled 1; frenzy.
    seen: It is seen | yes; past-own-skirmishers, only through skirmishers of its own side; no.
    chargeFails: Its charge would fail | true if a charge at this enemy, although he is in reach, could not arrive or may not be made.
    mayMarch: It could march | true if its march rules would let it march now (a musician, no enemy who counts within 8 inches, open ground); wab/movement says whether.
    stopsAfter: Inches until it is stopped | Inches straight on until friends or terrain stop it. Left out: nothing does.
    skirmishersOnWay: Own skirmishers on its way | true if skirmishers of its own side stand in its way.
    gaveGroundBefore: It gave ground last turn | true if it gave ground last turn and lost contact.
    unruly: It runs wild | true if it is a warband that rolled 1 this turn, and this is the nearest visible enemy whom its charge can reach.
    compulsory: Under a compulsory move | true if it has a compulsory move to make, such as going on fleeing.
    turns: Turns | Over how many of its turns it is asked how likely it never runs wild, this one counted.
    die: Die rolled | The D6 as it fell. Left out: not rolled yet.
    unitWants: What it does | move; charge; shoot; compulsory-move, such as flight; charge-reaction-move, a flight or countercharge as its answer to a charge; charge-reaction-shots, standing and shooting or shooting and fleeing.
    obedience: So far | not-acted-yet, it has not moved, charged or shot in this battle; ungovernable, it rolled 1 and has not rolled 2 or more since; has-acted, it has acted already.
    namedByList: Called unreliable | true if its army list calls it unreliable.
    ambushStep: When | hide, before deployment; after-deployment, all have deployed; in-play, the battle goes on and it is hidden; act, it has just been placed and wants to act.
    hiddenBefore: Units hidden already | How many of his units its player has hidden in ambush already.
    deploymentBegun: Deployment has begun | true if units have been deployed already.
    placeInSight: In the enemy's sight | true if the hiding place is in the enemy's line of sight.
    placeInEnemyZone: In his zone | true if the hiding place is in the opponent's deployment zone.
    enemySees: An enemy could see it | true if an enemy stands where he could see the hidden unit.
    appearsIn: It appears in | turn-start, the start of its own turn; movement, its own movement phase after charges are declared; shooting, its own shooting phase; combat, its own combat phase; enemy-turn.
    ambushWants: What it wants then | charge; move; shoot.
  `),

  answers: labelled(`
    testTaken: Test | none; fear; terror.
    fearMoment: When it tests | once-in-range, once the charge is known to be in range; at-declaration, as the charge is declared and before the reaction; after-the-reaction, once charge and reaction are declared; turn-start; none.
    ifItFails: What follows if it fails | nothing, there is no test; flees, at once; needs-6, 6s to hit in the first turn of the combat and with its shots at that charge; no-charge, it does not charge and stays immobile this turn, and the enemy does not react.
    fleesInFear: It flees | Whether the failed test makes it flee; null while dice are open.
    hitsOnSix: It needs 6s | Whether it needs 6s to hit in the first turn of the combat, and with its shots at that charge; null while dice are open.
    mayChargeNow: It may charge | Of a unit that wants to charge: whether it may; null while dice decide, and in all other cases.
    flees-in-fear: It flees | Chance that the test makes it flee.
    breakChance: Chance to break | The chance from here on that it breaks, as an exact fraction, the die of stubborn troops counted in.
    stubbornRoll: Die of stubborn troops | Whether a D6 decides first if it breaks without a test.
    stubbornNow: Stubborn now | Whether its rules as stubborn troops apply.
    usesFreeGround: Uses up its own giving ground | Whether these stubborn troops now give ground by their own rule, which works once; null while dice are open.
    frenzyEnds: Frenzy ends | Whether the unit loses its frenzy for the rest of the battle.
    breaks: It breaks | Chance that the unit breaks.
    automatic: Breaks without a test | Whether it breaks without a test; null while the die of stubborn troops is open.
    needsFearTest: Fear test | Whether the unit must test for fear or terror; wab/fear-test has the test.
    mustCharge: It must charge | Whether the unit must make this charge; null where it must if the distance, which is not told, allows.
    unitMust: What it must do | charge; advance, towards the nearest visible enemy with the compulsory moves; nothing, it does as its player likes.
    mustAdvance: It must advance | Whether the unruly warband must advance towards the nearest visible enemy.
    mayChoose: Its player chooses | Whether its player says which enemy in reach it charges.
    enemiesInReach: Enemies in reach | How many of them it sees and could charge.
    towards: Which enemy | The place in the list, from 1, of the enemy whom it charges or goes towards; null where its player chooses or there is none.
    leastMove: At least | The least inches that it must advance; null where it does not.
    mostMove: At most | The most inches that it may advance; null where it does not.
    unruly: It runs wild | Whether the warband runs wild; null while its die is open.
    unrulyChance: Chance to run wild | The chance that it runs wild this turn, as an exact fraction.
    neverChance: Chance never to | The chance that it never runs wild in all these turns, as an exact fraction.
    never-unruly: Never wild | Chance that it runs wild in none of these turns.
    rolls: It rolls | Whether a D6 is rolled before it acts.
    ungovernable: Ungovernable | Whether the unit is ungovernable now; null while its die is open.
    actChance: Chance to do it | The chance from here on that it does what it wants, as an exact fraction.
    acts: It does it | Chance that the unit does what it wants.
    mustReveal: Must be revealed | Whether the hidden unit must be placed at once.
    mayReveal: May be revealed | Whether its player may place it now.
    mayStayHidden: May stay hidden | Whether it may stay hidden.
  `),

  terms: worded(`
    fearCase: charged = it is charged | charging = it charges | turn-start = the turn begins
    enemyCauses unitCauses: fear = fear | terror = terror | nothing = nothing
    testTaken: fear = a fear test | terror = a terror test | none = no test
    chargeTerror nearTerror: not-taken = not taken yet | passed = passed | failed = failed
    answersBy: hold = holds | flee = flees | stand-and-shoot = stands and shoots | shoot-and-flee = shoots and flees | countercharge = countercharges
    fearMoment: once-in-range = once the charge is in range | at-declaration = as the charge is declared | after-the-reaction = after the reaction | turn-start = as the turn begins | none = never
    ifItFails: nothing = nothing | flees = it flees | needs-6 = it needs 6s | no-charge = it does not charge
    forcedBy: unruly-warband = a warband that runs wild | frenzy = frenzy
    seen: yes = yes | past-own-skirmishers = past its own skirmishers | no = no
    unitMust: charge = charge | advance = advance | nothing = nothing
    unitWants: move = move | charge = charge | shoot = shoot | compulsory-move = a compulsory move | charge-reaction-move = move in answer to a charge | charge-reaction-shots = shoot in answer to a charge
    obedience: not-acted-yet = has not acted yet | ungovernable = ungovernable | has-acted = has acted
    ambushStep: hide = before deployment | after-deployment = after deployment | in-play = in play | act = it acts
    appearsIn: turn-start = the start of its turn | movement = its movement phase | shooting = its shooting phase | combat = its combat phase | enemy-turn = the enemy's turn
    ambushWants: charge = charge | move = move | shoot = shoot
  `),

  steps: said(`
    wab-12.1: A fear test: it passes on its Leadership, {target}, or less.
    wab-12.1/only-charges: Fear is tested only in charges, not as the turn begins.
    wab-12.1/bold: By this reading who causes fear does not fear others who do.
    wab-12.2: An enemy whom it fears charges it: it tests for fear once the charge is known to reach.
    wab-12.2/reach: The charge is out of range: there is no test.
    wab-12.3: It has {models} {models?model|models} against {enemies}: having failed, it flees at once.
    wab-12.4: It has failed, but the {enemies} {enemies?enemy does|enemies do} not outnumber its {models}: it needs 6s to hit in the first turn of the combat, and with its shots at this charge.
    wab-12.4/blows: It failed its fear test: it needs a 6 to hit in the first turn of the combat.
    wab-12.4/shots: It failed its fear test: it needs a 6 to hit with these shots.
    wab-12.17: It is frenzied: 1 more Attack each.
    wab-12.25: It hates the enemy, and it is the first turn of the combat: it throws dice that miss again.
    wab-12.5: It chooses to flee: it does not test.
    wab-12.5/shoots: It shoots before it flees: it tests, to see how well.
    wab-12.6: It has failed its fear test: it does not charge, stays immobile for the rest of the turn, and the enemy does not react.
    wab-12.6/test: It wants to charge an enemy whom it fears: it tests as the charge is declared, before the reaction.
    wab-12.6/shoots: It may still shoot this turn.
    wab-12.6/nothing: By this reading it does not shoot this turn either.
    wab-12.7: The enemies whom it fears have {enemies} {enemies?model|models} and its side {own}: it breaks without a test.
    wab-12.7/round: If {who:the} loses to more models than are left on its side, fear breaks it without a test.
    wab-12.19/round: Frenzy lets {who:the} feel no fear.
    wab-12.23/round: Hatred has {who:the} take its Break test on Leadership 10.
    wab-12.30/round: As a stubborn unit {who:the} gives ground if its test fails.
    wab-12.32/round: Where {who:the} would break without a test, a D6 lets a stubborn unit test on 4 or more.
    wab-13.15/round: A warband charged {who:the}: if it loses to more models than are left on its side, it breaks without a test.
    wab-12.8: A terror test: it passes on its Leadership, {target}, or less.
    wab-12.9: Who causes terror causes fear too.
    wab-12.9/bold: By this reading who causes fear himself feels no terror, only fear.
    wab-12.10: One test is enough: who passes for terror has passed for fear.
    wab-12.11: A terrifying enemy and a charge: it tests for terror once charge and reaction are declared.
    wab-12.12: It has no terror test for charges left to take.
    wab-12.13: A terrifying enemy is within 8 inches as the turn begins: it tests for terror.
    wab-12.14: It takes the test within 8 inches only once a battle.
    wab-12.15: It has failed: it flees at once, directly away from what terrifies it.
    wab-12.16: It is frenzied and an enemy is within its charge distance: it must charge.
    wab-12.16/chooses: Several are in reach: its player chooses whom it charges.
    wab-12.16/nearest: By this reading it charges the nearest.
    wab-12.18: It is frenzied: it always pursues, and no test holds it back.
    wab-12.18/obstacle: It is frenzied: it pursues even from behind a defended obstacle.
    wab-12.19: Frenzied troops take no Panic tests.
    wab-12.19/fear: Frenzied troops feel neither fear nor terror.
    wab-12.19/break: Frenzied troops feel no fear: it takes its Break test.
    wab-12.20: It has lost a combat: it is frenzied no longer in this battle.
    wab-12.21: Frenzied troops neither flee from a charge nor shoot and flee.
    wab-12.22: It is frenzied: it always follows an enemy who gives ground, even from behind a defended obstacle.
    wab-12.23: It hates the enemy: it tests on Leadership 10.
    wab-12.24: It breaks without a test: hatred does not help.
    wab-12.26: It hates those it has beaten: it must pursue, and may not test to hold back.
    wab-12.27: It fights from a defended position: in spite of its hatred it need not pursue.
    wab-12.28: With fewer than 5 models it is stubborn no longer.
    wab-12.28/holds: It has 5 models or more: its rules as stubborn troops apply.
    wab-12.29: Stubborn troops take no Panic test for friends who flee nearby.
    wab-12.30: It is stubborn and gives ground instead of fleeing, which works once.
    wab-12.31: It gives ground because it outnumbers the enemy 2 to 1: its own rule is not used up.
    wab-12.32: It would break without a test, but it is stubborn: a D6 decides, and on 4 or more it takes its Break test.
    wab-12.32/breaks: The die shows 1 to 3: it breaks and does not give ground.
    wab-12.32/tests: The die shows 4 to 6: it takes its Break test.
    wab-13.1: Its army list calls it unreliable: it follows the rules of such allies and mercenaries.
    wab-13.1/reliable: No army list calls it unreliable: it obeys.
    wab-13.2: It is unreliable: the General does nothing for it.
    wab-13.2/standard: It is unreliable: the battle standard does nothing for it.
    wab-13.3: It is to act for the first time in the battle: a D6 is rolled, and on 2 or more it does.
    wab-13.3/obeys: The die shows {die}: it acts as its player likes, and rolls no more in this battle.
    wab-13.3/ungovernable: The die shows {die}: it is ungovernable.
    wab-13.4: It is ungovernable: it rolls again at the start of its turn, and acts on 2 or more.
    wab-13.4/has-acted: It has acted already: it rolls no more in this battle.
    wab-13.5: An ungovernable unit does not move by its own will.
    wab-13.5/charge: It is ungovernable: it does not charge.
    wab-13.5/reaction: It is ungovernable, but it moves in answer to a charge.
    wab-13.6: An ungovernable unit shoots only in answer to a charge.
    wab-13.6/reaction: It is ungovernable, but it shoots in answer to a charge.
    wab-13.7: It is engaged in combat: it is ungovernable no longer.
    wab-13.8: At the start of its turn it rolls 1D6, and runs wild on 1.
    wab-13.8/wild: The die shows {die}: it runs wild.
    wab-13.8/calm: The die shows {die}: it acts as usual.
    wab-13.9: It runs wild: it must charge the nearest visible enemy whom its charge can reach.
    wab-13.9/next: The charge at the nearest enemy cannot arrive: it charges the next nearest.
    wab-13.10: Nobody is in its reach: among the compulsory moves it goes towards the nearest visible enemy.
    wab-13.10/least: It goes at least {least} {least?inch|inches}.
    wab-13.10/march: It may go up to its march, {most} {most?inch|inches}.
    wab-13.10/no-march: It could not march now: it makes its normal move.
    wab-13.10/nobody-seen: It sees no enemy towards whom it would have to go.
    wab-13.11: Friends or terrain stop it after {inches} {inches?inch|inches}: it goes so far and halts.
    wab-13.12: It passes through the skirmishers of its own side, who are placed behind it.
    wab-13.12/sees: For an unruly warband enemies are seen through its own skirmishers.
    wab-13.13: It gave ground last turn, but an unruly warband must charge all the same.
    wab-13.13/rolls: It gave ground last turn: it rolls all the same.
    wab-13.14: Its ranks add {bonus} to its Leadership, which is {leadership} now.
    wab-13.14/rally: The ranks of a warband do not count as it rallies.
    wab-13.15: A warband that charged this turn beat it, with {enemies} {enemies?model|models} against {own}: it breaks without a test.
    wab-13.16: All models of such warbands, {enemies}, are compared with all models of the beaten side, {own}.
    wab-13.17: The warband charged and has broken the enemy in the first turn: it must pursue, and may not test to hold back.
    wab-13.18: A warband in close order that does not go straight ahead moves at half rate: {left} {left?inch|inches}.
    wab-13.19: It charges or is compelled to move: a warband is not slowed then.
    wab-13.19/advance: A compulsory move is not halved, even where it is not straight.
    wab-13.20: He has the Warband rule too: with its ranks his Leadership is {leadership}.
    wab-13.21: The General has the Warband rule too: with its ranks his Leadership is {leadership}.
    wab-13.22: One unit with this rule may stay off the table, its hiding place written down in secret.
    wab-13.22/begun: Units are hidden before deployment begins.
    wab-13.22/one: One unit alone may be hidden.
    wab-13.22/seen: The hiding place must be out of the enemy's sight.
    wab-13.23: It may not hide in the opponent's deployment zone.
    wab-13.24: All have deployed: it is placed in its deployment zone, or the ambush is kept.
    wab-13.25: An enemy is within 8 inches: it must be placed at once.
    wab-13.25/seen: An enemy could see it: it must be placed at once.
    wab-13.26: Its player may reveal it whenever he likes.
    wab-13.27: It appears in its own turn, early enough to do so.
    wab-13.27/too-late: For that it appears too late.
    wab-13.28/fear: While it is hidden it takes no tests of psychology.
    wab-13.28/panic: While it is hidden it takes no Panic tests.
    wab-13.28/warband: It is hidden, but it rolls as warbands do.
  `),

  because: said(`
    no-rally: It is not rallying.
    too-narrow: Its front is fewer than 4 models wide.
    no-full-ranks: It has no rank of 4 or more behind the first.
    no-warband-himself: He does not have the Warband rule himself.
    reliable: The unit is not unreliable.
    has-not-lost: It has not lost the combat.
    breaks-by-this-reading: By this reading fear breaks it all the same.
    not-outnumbered: The enemies who count do not outnumber it.
    one-unit-a-side: There is one unit a side.
    takes-a-test: It takes a Break test.
    would-not-break: It would not break without a test.
    not-twice-as-many-now: It does not outnumber the enemy 2 to 1.
    ground-used-up: It has used up its own giving ground.
    no-ground-behind: It cannot give ground.
    not-frenzied: The unit is not frenzied.
    not-in-ambush: The unit is not hidden.
    not-fleeing-nearby: The test is not for friends who flee nearby.
    charge-in-range: The charge is in range.
    does-not-choose-flight: It does not choose to flee.
    too-far: That enemy is more than 8 inches away.
    tests-every-time: It has this test to take.
    not-taken-yet: It has not taken this test yet.
    no-terror-test: It takes no terror test.
    outnumbered: The enemy outnumbers it.
    no-failed-fear-test: It has not failed a fear test.
    under-control: It is no unruly warband.
    no-charge-of-this-turn: It did not charge, or this is not the first turn of the combat.
    nobody-in-reach: No enemy whom it sees is within its reach.
    nobody-past-skirmishers: It sees nobody through its own skirmishers.
    gave-no-ground: It did not give ground last turn.
    hates-nobody: It does not hate the enemy.
    somebody-in-reach: An enemy is within its reach.
    move-of-its-own-will: It moves by its own will.
    in-open-order: It is not in close order.
    straight-ahead: It goes straight ahead.
    a-mount-strikes: Mounts have no share in frenzy.
    needs-six-anyway: It needs a 6 or more in any case.
    nobody-nearer: The nearest enemy is the one it charges.
    no-skirmishers-on-its-way: No skirmishers of its own side stand in its way.
    nothing-stops-it: Nothing stops it.
    compulsory-move: It is under a compulsory move.
    acts-not-by-itself: It does not move, charge or shoot by its own will.
    not-ungovernable: It is not ungovernable.
    answers-in-enemy-turn: It answers a charge in the enemy’s turn: it rolls at the start of its own.
    not-its-own-will: The move is compulsory or an answer to a charge.
    not-engaged-yet: It is not engaged in combat.
    answers-a-charge: It answers a charge.
    too-late: It appears too late for that.
    outside-his-zone: It is not the opponent's deployment zone.
  `),

  ...summed(`
    break-test/stubborn: The unit lost by {lostBy} and would break without a test: with the die of stubborn troops it holds {percent:percent} of the time. | Holds {percent:percent} | With the die of stubborn troops it holds {percent:percent} of the time.
    fear-test/no-charge-at-all: Cavalry and chariots may not charge an elephant: no test is taken. | No charge | It may not charge.
    fear-test/none: The unit takes no test of fear or terror. | No test | It takes no test.
    fear-test/odds: The unit passes on {target} or less, {percent:percent} of the time. | Passes {percent:percent} | It passes on {target} or less, {percent:percent} of the time.
    fear-test/passed: The unit rolls {rolled} and overcomes its fear. | Passes | It passes.
    fear-test/flees: The unit rolls {rolled} and flees. | Flees | It fails and flees.
    fear-test/needs-6: The unit rolls {rolled}: it needs 6s to hit in the first turn. | Needs 6s | It fails and needs 6s to hit.
    fear-test/no-charge: The unit rolls {rolled} and does not charge. | No charge | It fails and does not charge.
    forced-charge/charge: The unit must charge. | Must charge | It must charge.
    forced-charge/one-of: The unit must charge one of the enemies in reach. | Must charge | It must charge, and its player chooses whom.
    forced-charge/advance: The warband must advance {least} {least?inch|inches} at least and {most} at most. | {least} to {most} | It advances {least} {least?inch|inches} at least and {most} at most.
    forced-charge/nothing: The unit does as its player likes. | Free | It does as its player likes.
    warband-test/none: The warband does not roll this turn. | No roll | It does not roll.
    warband-test/odds: The warband runs wild {percent:percent} of the time. | Wild {percent:percent} | It runs wild {percent:percent} of the time.
    warband-test/wild: The warband runs wild. | Runs wild | It runs wild.
    warband-test/calm: The warband acts as usual. | As usual | It acts as usual.
    unreliable-unit/odds: The unit does it {percent:percent} of the time. | {percent:percent} | It does it {percent:percent} of the time.
    unreliable-unit/acts: The unit does it. | Does it | It does.
    unreliable-unit/no: The unit does not do it. | Does not | It does not.
    ambush/yes: The ambush may be laid or sprung so. | Allowed | That is allowed.
    ambush/no: That may not be done with the ambush. | Not allowed | That is not allowed.
    ambush/revealed: The hidden unit must be placed at once. | Must be placed | It must be placed at once.
    ambush/may-reveal: The unit may stay hidden or be revealed. | May stay hidden | It may stay hidden or be revealed.
  `),
  problems: said(`
    own-troops-do-not-charge: Its own side does not charge it: say turn-start.
  `),
} satisfies PartOfMessages;
