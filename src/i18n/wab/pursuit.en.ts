import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    ...titled(`
    wab/pursuit: Pursuing, following or staying | What the winner may and must do | Says of a unit after its combat whether it may pursue, whether it must or can be held back by a Leadership test, how likely it is forced to, and whether it follows who gives ground.
    `),
    'wab/pursuit-move': {
      title: 'Whom a pursuit meets',
      line: 'Fresh enemies, fleeing ones, the table edge',
      about:
        'Says how far pursuers go, how likely they reach a further enemy or the table edge, what becomes of who they meet, how they line up, and which tests that calls for.',
      fields: labelled(`
        movement: Movement of the pursuer | Its movement factor in inches, armour taken off.
        dice: Dice of the pursuit | The dice of the pursuit as they fell. Left out: not rolled yet.
      `),
    },
    'wab/off-table': {
      title: 'Back on the table',
      line: 'Whether pursuers return, where and how',
      about:
        'Says of a unit that has left the table in pursuit whether it may test to return, on which number and how likely it does, where it enters and what it may do that turn.',
      fields: labelled(`
        generalDistance: Distance to the General | Inches from the place where the unit left to the General.
        generalLeadership: Leadership of the General | The Leadership of the army's General; by the adopted reading it never helps a unit off the table. Left out: he does not count.
      `),
      answers: labelled(`
        allowed: Allowed | Whether it may test to return now, there and for that.
      `),
    },
  },

  fields: labelled(`
    result: Result of its combat | won, drew or lost, for the unit asked about.
    enemiesFled: Enemies that flee | How many of the enemy units it was engaged with have broken and flee.
    enemiesDestroyed: Enemies destroyed | How many of them were destroyed.
    enemiesGaveGround: Enemies that gave ground | How many of them gave ground.
    enemiesLeft: Enemies still engaged | How many of them still fight it.
    wantsToStay: It is to stay | true if its player does not want it to pursue: a Leadership test decides.
    meets: Who is on its way | nobody; fresh-enemy, an enemy unit that does not flee; fled-this-turn, an enemy that began to flee this turn, another one than it pursues; fled-earlier, one that has been fleeing since an earlier turn.
    meetsAt: Distance to it | Inches along its way to who is met. Left out: it is near enough.
    touches: Where it touches him | front, flank or rear; front-corner, the corner of front and flank; rear-corner, that of flank and rear.
    alongFront: Fighting along the front | At a corner: how many of its models would fight if it lined up with the enemy's front.
    alongFlank: Fighting along the flank | At a corner: how many of its models would fight if it lined up with the enemy's flank.
    alongRear: Fighting along the rear | At a corner: how many of its models would fight if it lined up with the enemy's rear.
    crosses: What it crosses | open ground; difficult, difficult or very difficult ground; obstacle.
    edgeAt: Distance to the table edge | Inches along its way to the edge of the table. Left out: the edge is far.
    causesFear: It causes fear | true if it causes fear in that enemy.
    failures: Failed tests | How many tests to return it has already failed.
    markerDistance: Distance from the mark | Inches along the edge from where its middle left to where it is to enter.
    wantsTo: What it wants this turn | move, shoot or charge.
  `),

  answers: labelled(`
    mayTest: May test to stay | Whether it may take a Leadership test not to pursue.
    chanceForced: Chance to be forced | The chance before any die that it must pursue, as an exact fraction; null where it may not.
    victorDoes: What it does | pursues; may-pursue, if its player likes; follows-up, after who gives ground; may-follow-up; stays; open, its test decides.
    forced: It must pursue | Chance that it must pursue although it is to stay.
    diceRolled: Dice | How many D6 are rolled for its distance, in inches.
    distance: Distance | Inches that the dice come to; null while open.
    reached: Reaches him | Whether it reaches who is on its way; null while open or where nobody is.
    chanceReached: Chance to reach him | The chance before any die that it gets there, as an exact fraction; null where nobody is on its way.
    becomes: What comes of it | nothing; charge, a new charge; destroys-it; it-flees-again, at once; open.
    enemyReacts: What he may do | holds, and nothing else; flees; none; open.
    alignsWith: Lines up with | front, flank or rear of the enemy; none, there is no contact.
    countsAsCharge: Counts as a charge | Whether it counts as having charged, with all its bonuses; null while open.
    foughtNextTurn: Fought next turn | Whether the new combat is fought next turn.
    goesOffTable: Leaves the table | Whether the whole unit leaves the table; null while open.
    fearTest: Fear test | Whether the enemy who is met tests for fear.
    panicsEnemy: Panic test | Whether the enemy who is met tests for panic, as if charged there.
    takesBonuses: Takes his bonuses | Whether he loses his rank and close order bonuses, as if charged there.
    follows: Follows | Whether it goes after who gives ground.
    leaves: It leaves the table | Chance that it leaves the table.
    chanceAtAll: Chance to return at all | The chance before any die that it returns with this test or one that is left, as an exact fraction; null where there is none.
    returns: It returns | Whether it returns this turn; null while open.
    at-all: It returns at all | Chance that it returns with this test or a later one.
    mayTestAgain: May test again | Whether it may test again in its next turn.
    countsAsLost: Counts as lost | Whether it counts as a casualty for the victory: never.
    mayCharge: May charge | Whether it may charge in the turn of its return: never.
    mayShoot: May shoot | Whether it may shoot in the turn of its return, if it returns.
  `),

  terms: worded(`
    result: won = won | drew = drew | lost = lost
    victorDoes: pursues = pursues | may-pursue = may pursue | follows-up = follows up | may-follow-up = may follow up | stays = stays | open = its test decides
    meets: nobody = nobody | fresh-enemy = a fresh enemy | fled-this-turn = one who began to flee this turn | fled-earlier = one who has been fleeing
    touches: front = front | flank = flank | rear = rear | front-corner = front corner | rear-corner = rear corner
    alignsWith: front = the front | flank = the flank | rear = the rear | none = nothing
    crosses: open = open ground | difficult = difficult ground | obstacle = an obstacle
    becomes: nothing = nothing | charge = a charge | destroys-it = it destroys him | it-flees-again = he flees again | open = the dice decide
    enemyReacts: holds = holds | flees = flees | none = nothing | open = the dice decide
    wantsTo: move = move | shoot = shoot | charge = charge
  `),

  steps: said(`
    wab-6.31/nobody: It has won over nobody who flees: there is no pursuit.
    wab-6.32/gave-ground: An enemy gave ground instead of fleeing: it does not pursue.
    wab-6.63/follows: All enemies left gave ground: it must follow them.
    wab-6.63/by-this-reading: By this reading it follows those who gave ground.
    wab-6.66: It holds an obstacle or a building: it need not follow.
    wab-6.34/test: It stays if it passes a Leadership test on {leadership}.
    wab-6.37/rolls: The pursuer rolls {dice}D6 inches.
    wab-6.38: Neither terrain nor obstacles slow a pursuit.
    wab-6.42: It reaches a fresh enemy: a new charge, and he can only hold.
    wab-6.47: It reaches one who began to flee this turn: he is destroyed, and it finishes its move.
    wab-6.48: It reaches one who has been fleeing: he flees again at once.
    wab-6.43: It follows its path to the first contact and seeks no more of it.
    wab-6.44: At a corner it lines up where most of its models fight, front before flank and flank before rear.
    wab-7.14/by-pursuit: Pursuers in flank or rear count as a charge there: a Panic test, and his bonuses are gone.
    wab-6.46/next-turn: They fight next turn, and it counts as having charged.
    wab-6.46/fear: It causes fear: the enemy takes his test as when charged.
    wab-6.49: It leaves the table: the whole unit is gone, but may come back.
    wab-6.51: It has failed {failures} tests: it never returns, and is not lost.
    wab-6.51/second: That was its second failure: it never returns, and is not lost.
    wab-6.52: It enters anywhere along the edge within {inches} inches of the mark.
    wab-6.52/too-far: That is more than {inches} inches from the mark.
    wab-6.53: In the turn of its return it does not charge.
    wab-6.53/enters: It enters with the remaining moves, measures from the edge and may shoot.
    wab-6.50/test: At the start of its turn it tests on {leadership}.
    wab-6.50: The General's Leadership does not help a unit off the table.
  `),

  because: said(`
    some-fled: Some enemies have fled.
    holds-no-position: It defends no obstacle and is in no building.
    too-short: It does not get that far.
    pursuers-too-few: The pursuers have fewer than 5 models.
    pursuers-skirmish: The pursuers are not formed.
    stays-on-it: It does not get to the edge.
    one-try-left: It has a test left.
    no-charge-wanted: It does not want to charge.
  `),

  ...summed(`
    pursuit/pursues: The unit must pursue. | Pursues | It must pursue.
    pursuit/may-pursue: The unit may pursue. | May pursue | It may pursue.
    pursuit/stays: The unit stays where it is. | Stays | It stays.
    pursuit/follows-up: The unit follows who gives ground. | Follows up | It must follow.
    pursuit/may-follow-up: The unit may follow who gives ground. | May follow up | It may follow.
    pursuit/test: The unit must pursue {percent:percent} of the time. | Forced {percent:percent} | It is forced to pursue {percent:percent} of the time.
    pursuit/held-back: The unit rolls {rolled} and is held back. | Stays | It is held back.
    pursuit/not-held-back: The unit rolls {rolled} and must pursue. | Pursues | It must pursue.
    pursuit-move/odds: The pursuers reach him {percent:percent} of the time. | Reach him {percent:percent} | They reach him {percent:percent} of the time.
    pursuit-move/alone: The pursuers go {dice}D6 inches. | {dice}D6 inches | They go {dice}D6 inches.
    pursuit-move/nothing: The pursuers go {distance} inches and meet nobody. | {distance} inches | They go {distance} inches and meet nobody.
    pursuit-move/charge: The pursuers reach a fresh enemy: it is a new charge. | A new charge | It is a new charge.
    pursuit-move/destroys-it: The pursuers run him down and destroy him. | Destroyed | He is destroyed.
    pursuit-move/it-flees-again: Who is met flees again. | Flees again | He flees again.
    pursuit-move/leaves: The pursuers leave the table. | Off the table | The whole unit leaves the table.
    off-table/gone: The unit never returns, but does not count as lost. | Never returns | It never returns, but is not lost.
    off-table/too-far: The unit may not enter so far from its mark. | Too far | It may not enter there.
    off-table/no-charge: The unit may not charge when it returns. | No charge | It may not charge this turn.
    off-table/odds: The unit returns this turn {percent:percent} of the time. | Returns {percent:percent} | It returns this turn {percent:percent} of the time.
    off-table/returns: The unit returns this turn. | Returns | It returns.
    off-table/waits: The unit does not return this turn, but may try again. | Tries again | It may try again next turn.
  `),

  problems: said(`
    leadership-needed: Say the Leadership on which it tests to stay.
    nobody-met: Say who is on its way at that distance.
  `),
} satisfies PartOfMessages;
