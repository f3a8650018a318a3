import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    ...titled(`
    wab/give-ground: Giving ground | Who may, how far, and with which room | Says of a beaten unit, after its Break test, whether it gives ground instead of fleeing, or by choice as formed cavalry, how far it moves back, how likely it has room, and what happens if it has none.
    wab/defended-obstacle: Defended obstacles | Who defends one, and fighting across it | Says whether an obstacle is defended, whether a charge reaches its defenders, and which bonuses, penalties and ranks count across it.
    `),
    'wab/redress-ranks': {
      title: 'Redressing ranks',
      line: 'Wider fronts, characters who move up',
      about:
        'Says what a unit in combat may do at the end of a round: how much wider its front may become, or whether a character changes places.',
      fields: labelled(`
        width: Width of its front | Models in its front rank.
      `),
    },
    'wab/overrun': {
      title: 'Overrun',
      line: 'Who may run on, and how far',
      about:
        'Says whether a unit may overrun after its enemy is gone, with how many dice, and when that is decided.',
      fields: labelled(`
        movement: Movement of who overruns | Its movement factor in inches, armour taken off.
        dice: Dice of the overrun | The dice as they fell. Left out: not rolled yet.
      `),
    },
    'wab/follow-up': {
      title: 'Following who gives ground',
      line: 'Whether it must, reaches him, and what then',
      about:
        'Says whether the winner must follow an enemy who gives ground, how far it gets, how likely it reaches him, and whether the combat goes on with its momentum.',
      fields: labelled(`
        movement: Movement of who follows | Its movement factor in inches, armour taken off.
        groundGiven: Ground given | Inches that the enemy has moved back. Left out: he has not rolled yet.
        ground: Ground of who follows | All of its way: open, difficult, very-difficult.
      `),
      answers: labelled(`
        allowed: May follow | Whether it may follow.
        reach: Reach | How many inches it gets on such ground.
      `),
    },
  },

  fields: labelled(`
    enemyModels: Models of its enemies | How many models all enemies engaged with it have together after casualties; elephants, chariots and artillery as many as their rules count.
    largestEnemy: Largest enemy unit | Models of the largest enemy unit engaged with it, asked for by one reading only. Left out: there is one enemy unit.
    test: Its Break test | failed; passed.
    troopKind: Troops | infantry; cavalry; other, chariots and camels too.
    enemySkirmishes: The enemy skirmishes | true if the enemies engaged with it skirmish.
    largestFlanker: Largest flanker | Models of the largest enemy unit on one of its flanks. Left out: it has 5 or more.
    room: Room behind it | Inches free behind it, up to the first friends, enemies, impassable terrain or table edge. Left out: enough.
    crossesObstacle: It crosses an obstacle | true if an obstacle lies across its way.
    extraDie: The extra die | The further D6 that it rolls to flee for want of room. Left out: not rolled yet.
    loserMovement: Movement of who gives ground | The movement factor of the enemy in inches, which says how many dice he rolls.
    otherEnemies: Its other enemies | all-gave-ground, all that are left gave ground; some-fled, some fled instead; some-still-fight, one still fights it.
    enemyEnded: What became of the enemy | killed, all models by blows; some-left, some still fight; caught-in-pursuit, it broke, fled and was caught; caught-fleeing-charge, it fled from the charge and was caught; fled, it got away.
    charged: It charged | true if it charged this enemy.
    firstRound: Its first round | true if that came about in its first turn of this combat.
    does: What it does | widen its front; move-character, a champion or character changes places with an ordinary model.
    when: When | end-of-combat, once all combats are over; at-another-time.
    isFleeing: It flees | true if the unit flees.
    enemyWidth: Width of the enemy front | Models in the front rank of the enemy to its front, on bases of the same width.
    beyondLeft: Enemy beyond its left | By how many models the enemy front reaches beyond its left. Left out: half of what the enemy is wider; of who is narrower that is less than 0.
    beyondRight: Enemy beyond its right | By how many models the enemy front reaches beyond its right. Left out: half of what the enemy is wider; of who is narrower that is less than 0.
    alsoEngaged: Engaged elsewhere too | true if it also fights in flank or rear.
    spareModels: Spare models | How many models of its rear ranks may move up; where it also fights in flank or rear only those of ranks that do not fight. Left out: enough.
    widenBy: Wider by | By how many models it is to be wider. Left out: as many as it may.
    characterFights: He fights | true if the champion or character is in contact with an enemy.
    defenders: Who stands behind it | infantry; cavalry; other, chariots and elephants too.
    behindIt: How they stand | front-rank, with their front rank directly behind the obstacle; another-rank, with a flank or rear at it; away-from-it, not directly behind it.
    side: The unit asked about | attacks, it attacks across the obstacle; defends, it stands behind it.
    charges: It charged this turn | true if the attackers charged this turn, or are to.
    toObstacle: Distance to the obstacle | Inches from the attackers to the obstacle. Left out: not measured.
    toEnemy: Distance to the enemy | Inches from the attackers to the enemy behind it. Left out: they reach him.
    attackersWonRound: Attackers won a round | true if the attackers have won a round of this combat.
    follows: It follows | false if it stays, which only who holds an obstacle or a building may.
  `),

  answers: labelled(`
    unitDoesNow: What it does | gives-ground; may-give-ground, if its player likes; flees; fights-on; destroyed; open, the dice decide.
    fleeDistance: Distance it flees | Inches that it flees for want of room; null while open or where it does not.
    chanceOfRoom: Chance of room | The chance before any die that it has room for what it rolls, as an exact fraction; null where it does not give ground.
    gives-ground: It gives ground | Chance that it gives ground, with room for it.
    mustFollow: Must follow | Whether it must follow.
    contact: Contact | Whether it regains contact; null while open.
    combatContinues: Combat goes on | Whether the combat goes on next turn; null while open.
    hasMomentum: Momentum | Whether it has the momentum; null while open.
    loserMayCharge: He may charge | Whether the unit that gave ground may charge next turn: never; null while open.
    chanceOfContact: Chance of contact | The chance that it regains contact, as an exact fraction; null where it does not follow.
    voluntary: By choice | Whether its player may leave it.
    decide: When it is decided | before-rolling; never, it may not.
    mostLeft: Wider on its left | By how many models it may be wider on its left, if it has them.
    mostRight: Wider on its right | By how many models it may be wider on its right, if it has them.
    mostMore: Wider in all | By how many models it may be wider in all.
    widestFront: Widest front | How wide its front may become.
    defended: Defended | Whether the obstacle is defended.
    chargersFirst: Strikes first | Whether the unit strikes first for having charged, special rules aside.
    chargeBonuses: Charge bonuses | Whether it has its bonuses for charging, such as the Strength of a lance.
    rankAndCloseOrder: Ranks and close order | Whether its rank and close order bonuses may count.
    mayStayInPlace: May stay | Whether it may stay behind the obstacle without a test instead of pursuing or following.
    toHit: To hit | What is added to its rolls to hit.
    mustReach: Must reach | How many inches its charge must go, to the enemy; null where it was not measured.
    slowed: Slowed | Whether terrain or an obstacle slows it.
  `),

  terms: worded(`
    test: failed = failed | passed = passed
    unitDoesNow: gives-ground = gives ground | may-give-ground = may give ground | flees = flees | fights-on = fights on | destroyed = is destroyed | open = the dice decide
    enemyEnded: killed = killed to the last | some-left = some left | caught-in-pursuit = caught in pursuit | caught-fleeing-charge = caught fleeing the charge | fled = fled
    decide: before-rolling = before rolling | never = never
    does: widen = widens its front | move-character = moves a character
    when: end-of-combat = at the end of combat | at-another-time = at another time
    defenders: infantry = infantry | cavalry = cavalry | other = others
    behindIt: front-rank = with their front rank | another-rank = with another side | away-from-it = away from it
    side: attacks = attacks | defends = defends
    otherEnemies: all-gave-ground = all gave ground | some-fled = some fled | some-still-fight = one still fights
  `),

  steps: said(`
    wab-6.55: The players leave giving ground out: a unit that fails its test flees.
    wab-6.55/fights-on: The players leave giving ground out: a unit that passes its test fights on.
    wab-6.7/gives-no-ground: Fewer than 5 models: it breaks, and gives no ground.
    wab-6.54/twice: {models} against {enemies}, twice as many: it gives ground instead of fleeing.
    wab-6.54/too-few: {models} against {enemies}, fewer than twice as many: it flees.
    wab-6.67/only-cavalry: It passed its test: only formed cavalry then gives ground by choice.
    wab-6.69: Skirmishing cavalry does not give ground by choice.
    wab-6.67: Formed cavalry may give ground though it has passed its test.
    wab-6.57: Engaged in front and rear it never gives ground.
    wab-6.58: Who flanks it has fewer than 5 models: it gives ground before the enemy at its front.
    wab-6.56: It is engaged elsewhere than to its front: it does not give ground.
    wab-6.59: Skirmishers give no ground before formed enemies of 5 or more.
    wab-6.61/rolls: It rolls {dice}D6 inches and moves straight back, facing and formation kept.
    wab-6.61: It moves more than 6 inches: 1 more die.
    wab-6.61/slowed: Terrain and obstacles slow it as in any move.
    wab-6.60: Its way back is shut: it must flee.
    wab-6.62: It has no room for {rolled} inches: 1 more die is rolled, and it flees.
    wab-6.62/flees: It flees {fleeDistance} inches, with the fleeing units.
    wab-6.63/reach: It must try to regain contact, and gets {reach} inches.
    wab-6.63/one-is-left: An enemy still fights it: it stays.
    wab-6.63/some-fled: Not all enemies gave ground: it stays.
    wab-6.63/slowed: Terrain and obstacles slow who follows as in any move.
    wab-6.64: It follows neither as a charge nor as a pursuit, and has the momentum.
    wab-6.64/goes-on: It regains contact: the combat goes on next turn.
    wab-6.71: It charged and killed all in its first turn of the combat: it may overrun.
    wab-6.71/too-late: It did not charge, or this is not its first turn of the combat: no overrun.
    wab-6.71/not-killed: Its enemy was not killed to the last: no overrun.
    wab-6.71/dice: Its player decides before rolling {dice}D6 inches.
    wab-6.72: Its enemy fled and was caught: no overrun.
    wab-6.73: It caught an enemy who fled from its charge: it may go on 1D6 inches.
    wab-6.78: A fleeing unit keeps no formation and redresses nothing.
    wab-6.74/only-then: Engaged units redress ranks only at the end of combat.
    wab-6.74/now: At the end of combat both players may redress their ranks.
    wab-6.75: Who is not in contact may change places with an ordinary model.
    wab-6.75/fights: Who is in contact with an enemy does not change places.
    wab-6.76/most: {aside} models a side at most, lapping round by {overlap}: {left} to the left, {right} to the right.
    wab-6.76/only-the-winner: Only who has won the round widens its front.
    wab-6.76/wide-enough: It would lap round the enemy by more than 1 model on a side.
    wab-6.76/no-models: It has not the models for it.
    wab-6.77: Models of ranks that fight may not be taken: it does not widen.
    wab-6.80: Infantry with its front rank at the obstacle defends it.
    wab-6.80/not-infantry: Only infantry defends an obstacle.
    wab-6.80/not-its-front: Its front rank is not directly behind it: it does not defend the obstacle.
    wab-2.44/undefended: Nobody defends it: it is an obstacle like any other, and crossing it takes half of the move.
    wab-6.81: The chargers line up along the obstacle, and both sides are engaged.
    wab-6.81/too-short: Its charge of {reach} inches does not reach the enemy behind the obstacle.
    wab-6.84: Across an obstacle neither side has rank or close order bonuses.
    wab-6.65: No contact: the combat ends, and who gave ground cannot declare a charge.
  `),

  because: said(`
    formed-cavalry: The cavalry is formed.
    not-in-front: No enemy fights its front.
    large-flankers: A unit that flanks it has 5 models or more.
    front-only: It fights only to its front.
    light-or-few: The enemy skirmishes too or has fewer than 5 models.
    charged-this-turn: It charged, and this is its first turn of the combat.
    not-caught-in-pursuit: Its enemy was not caught in pursuit.
    did-not-flee-the-charge: Its enemy did not flee from the charge.
    attackers-have-won: The attackers have won a round.
    not-at-it: It is not directly behind the obstacle.
    has-room: It has room for that.
    does-not-flee: It does not flee.
    has-free-models: It has models in ranks that do not fight.
    reaches-the-enemy: Its charge reaches the enemy.
    not-defended: The obstacle is not defended.
    by-the-other-reading: By this reading it follows those who gave ground.
    follows-up: It follows up, which is no pursuit.
    mounted-in-difficult: Mounted troops in difficult terrain have no momentum.
  `),

  ...summed(`
    give-ground/gives-ground: The unit gives ground, {dice}D6 inches. | Gives ground | It gives ground, {dice}D6 inches.
    give-ground/may-give-ground: The unit may give ground, {dice}D6 inches. | May give ground | It may give ground, {dice}D6 inches.
    give-ground/flees: The unit does not give ground: it flees. | Flees | It flees.
    give-ground/fights-on: The unit does not give ground: it fights on. | Fights on | It fights on.
    give-ground/destroyed: The unit is destroyed. | Destroyed | It is destroyed.
    give-ground/odds: The unit has room for its {dice}D6 inches {percent:percent} of the time. | Room {percent:percent} | It rolls {dice}D6 inches and has room {percent:percent} of the time.
    give-ground/back: The unit gives ground, {distance} inches. | {distance} inches back | It gives ground, {distance} inches.
    give-ground/no-room: The unit has no room for {distance} inches and flees {dice}D6. | Flees | It has no room and flees {dice}D6 inches.
    give-ground/fled: The unit has no room and flees {distance} inches. | Flees {distance} inches | It has no room and flees {distance} inches.
    overrun/no: The unit may not overrun. | No overrun | It may not overrun.
    overrun/dice: The unit may overrun {dice}D6 inches. | {dice}D6 inches | It may overrun {dice}D6 inches.
    overrun/goes: The unit overruns {distance} inches. | {distance} inches | It overruns {distance} inches.
    redress-ranks/no: The unit may not do that. | Not allowed | It may not.
    redress-ranks/move-character: The character may change places. | May move | He may change places.
    redress-ranks/widen: The unit may be {mostMore} {mostMore?model|models} wider, {widestFront} in all. | {widestFront} wide | It may be {mostMore} {mostMore?model|models} wider, {widestFront} in all.
    defended-obstacle/too-short: The charge does not reach the enemy behind the obstacle. | Too short | It does not reach him.
    defended-obstacle/attacks: The unit attacks a defended obstacle, with {toHit} to hit. | To hit {toHit} | It attacks with {toHit} to hit.
    defended-obstacle/defends: The unit defends the obstacle. | Defends it | It defends the obstacle.
    defended-obstacle/undefended: The obstacle is not defended. | Not defended | The obstacle is not defended.
    follow-up/no: The unit does not follow. | Stays | It does not follow.
    follow-up/stays: The unit stays, and the combat ends. | Stays | It stays, and the combat ends.
    follow-up/odds: The unit gets {reach} inches and regains contact {percent:percent} of the time. | Contact {percent:percent} | It gets {reach} inches and regains contact {percent:percent} of the time.
    follow-up/contact: The unit regains contact: the combat goes on. | Contact | It regains contact.
    follow-up/parted: The unit gets {reach} inches and does not regain contact. | No contact | It gets {reach} inches, which is not enough.
  `),

  problems: said(`
    nothing-widened: Say that it widens its front.
    obstacle-in-between: The obstacle is nearer than the enemy behind it.
    roll-first: Say first what it rolled to give ground.
    more-than-all: One enemy unit has no more models than all together.
    must-follow: Only who holds an obstacle or a building may stay.
  `),
} satisfies PartOfMessages;
