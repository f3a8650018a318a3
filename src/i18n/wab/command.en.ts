import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    ...titled(`
    wab/command-group: Champion, standard and musician | What a command model does and gives | Says of a champion, standard bearer or musician whether he may fight, with how many dice and which weapons, what he gives his unit, where he may stand, and that he neither leaves it nor has a fellow.
    wab/change-places: Out of the fight | Who may change places to fight | Says whether a champion or a character whom no enemy reaches may change places with a model that fights, and when.
    wab/captured-standard: Lost standards | Whether the enemy captures a standard | Says whether the standard of a unit or of the army is captured, lost without being captured, or safe, and whether it can be won back.
  `),
    'wab/command-casualties': {
      title: 'Casualties and the command group',
      line: 'Who falls, and who of the command still strikes',
      about:
        'Says of a unit with casualties how many ordinary models fall, which command models fall because nobody else is left, and how many models, command models among them, still strike back.',
      fields: labelled(`
        models: Models | How many models the unit had before these casualties, its command group among them.
        fallen: Casualties | How many models are removed.
        fighting: Models that can strike | How many models, command models among them, could strike when the enemy began to.
        command: Command models | Which ones the unit has before these casualties. Left out: all three.
        commandFighting: Command models that can strike | How many of those that can strike are command models. Left out: all that there are, as far as there is room.
        givenUp: Command models given up | Which command models the player removes of his own will, among the casualties. Left out: none as long as ordinary models are left.
        hasStruck: It has struck | true if the unit has already struck this turn.
      `),
    },
  },

  fields: labelled(`
    commandModel: Command model | champion, who is the leader of the unit too; standard-bearer; musician.
    commandAsk: What is asked | fights, with how many dice he strikes; gives, what he gives his unit; stands, whether he may be placed in that rank; leaves, whether he may leave his unit or act apart; a-second, whether the unit may have a second one of his kind.
    standsInRank: His rank | The rank in which he stands: 1 is the front.
    ranksThatFight: Ranks that fight | How many ranks may fight with the weapons of the unit: 1 for most, more for long spears and pikes.
    facesEnemy: An enemy is against him | true if an enemy stands where he could strike from a rank that fights.
    unitWeapons: Weapons of the unit | combat, those for close combat alone; missile, those to shoot with alone; both; various, not all of its models carry the same.
    showsOtherWeapon: His model shows another weapon | true if the model carries a weapon that the rest of the unit has not.
    present: He is there | true if the unit has such a model and it has not fallen.
    spared: Spared in this round | true if an ordinary model was removed in his place this turn.
    hasFought: He had fought before | true if he had already fought this turn when he was spared.
    whoMoves: Who changes places | champion, or leader; character, who is with the unit; standard-bearer; musician.
    fightsAlready: He is fighting | true if he has an enemy against him on any side.
    combatOver: Ranks are redressed | true at the end of the combat, when ranks are redressed; false at any other time.
    swapsWithFighter: With a model that fights | true if he changes places with an ordinary model that is fighting; false with any other.
    standardOf: Whose standard | unit, the standard of a unit; army, the battle standard.
    standardFate: What happens | fled-and-pursued, its unit flees from combat and the enemy pursues, caught or not; fled-not-pursued; wiped-out-in-combat, its whole unit, or its lone bearer; bearer-killed-in-combat, and his unit fights on; killed-by-shooting, the bearer or the whole unit; fled-in-panic, without having been in combat; holders-destroyed, the unit that captured it is destroyed later.
  `),

  answers: labelled(`
    extraAttacks: Extra attacks | How many dice he rolls beyond his Attacks.
    resultBonus: On the combat result | What he adds to the combat result of his side; one for all standards of units together.
    armedWith: Counts as carrying | as-unit, whatever the unit carries; combat, its weapons for close combat; missile, its missile weapons; most-common, those that most of the unit carries.
    ownWeaponCounts: His own weapon counts | Whether a weapon that only he shows counts: it never does.
    unitMarches: Lets it march and reform | Whether he lets his unit march, quick march and reform.
    momentumDie: Rolls after a draw | Whether he rolls a die for the momentum after a drawn combat.
    ordinaryLost: Ordinary models lost | How many ordinary models fall.
    commandLost: Command models lost | How many command models fall.
    commandStrikers: Command models that strike | How many of the models that still strike are command models.
    commandFallen: Command models that fall | Which command models fall: those given up, and after the ordinary models the musician, the standard bearer and the champion.
    commandLeft: Command models left | Which command models live on.
    unitGone: The unit is gone | Whether no model is left.
    momentum: Momentum | own, your side; enemy; nobody; open, while the dice decide.
    breakTests: Break tests | Whether the loser takes a Break test: after a draw nobody does.
    own-momentum: Momentum for your side | Chance that your side gets the momentum.
    enemy-momentum: Momentum for the enemy | Chance that the enemy gets it.
    no-momentum: Momentum for nobody | Chance that nobody gets it.
    captured: Captured | Whether the enemy has the standard.
    benefitsLost: What it gives is lost | Whether its side has no more benefits of it for the rest of the battle.
    victoryPoints: Victory points | Whether the enemy gets extra victory points for it.
  `),

  terms: worded(`
    commandModel whoMoves command givenUp commandFallen commandLeft: champion = champion | standard-bearer = standard bearer | musician = musician | character = character
    commandAsk: fights = fights | gives = gives | stands = stands in this rank | leaves = leaves | a-second = a second one
    unitWeapons: combat = close combat | missile = missile | both = both | various = various
    armedWith: as-unit = as the unit | combat = close combat weapons | missile = missile weapons | most-common = those of most of the unit
    standardOf: unit = of a unit | army = of the army
    standardFate: fled-and-pursued = fled and was pursued | fled-not-pursued = fled and was not pursued | wiped-out-in-combat = wiped out in combat | bearer-killed-in-combat = bearer killed in combat | killed-by-shooting = killed by shooting | fled-in-panic = fled in panic | holders-destroyed = its holders are destroyed
    momentum: own = your side | enemy = the enemy | nobody = nobody | open = the dice decide
  `),

  steps: said(`
    wab-8.1: The front rank is usual and not compulsory: rank {rank} is allowed.
    wab-8.2: The unit has both kinds of weapons: he counts as carrying its close combat weapons.
    wab-8.2/most: Its models carry various weapons: his are those of most of the unit.
    wab-8.2/shows: He is equipped as the rest of the unit, whatever his model shows.
    wab-8.3: The player removes ordinary models and spares the command: {fallen} {fallen?falls|fall}.
    wab-8.4/blows: Others fell in their place: {lost} {lost?command model does|command models do} not fight this turn.
    wab-8.4/spared: Another model fell in his place: he does not fight this turn.
    wab-8.5: No ordinary model is left: {forced} {forced?command model falls|command models fall} too, of the player's choice, usually the musician first, then the standard bearer and the champion last.
    wab-8.6: A champion never leaves his unit, nor acts apart from it.
    wab-8.6/one: A unit has 1 champion at most.
    wab-8.7: A champion has the same weapons and armour as his men, whatever his model shows.
    wab-8.8/gives: The champion strikes with one more die where he can fight.
    wab-8.8/none: Without its champion the unit has no extra attack.
    wab-8.9: No enemy is where the champion can strike: he has no attack, and no extra one either.
    wab-8.10: He fights nobody: he may change places with an ordinary model that is fighting.
    wab-8.10/others: Only a champion or a character changes places so.
    wab-8.10/before: Places are changed only when ranks are redressed, at the end of the combat.
    wab-8.10/with: He changes places with an ordinary model that is fighting, and with no other.
    wab-8.11: A champion who is already fighting may not be moved.
    wab-8.12: A standard bearer fights as the rest of his unit.
    wab-8.12/far: A standard bearer fights as the rest: no enemy is where he can strike.
    wab-8.12/leaves: A standard bearer is one of the models of his unit and stays with it.
    wab-8.12/carries: The unit has its standard with it.
    wab-8.12/one: A unit has 1 standard at most.
    wab-8.13: A standard in the combat adds 1 to the combat result of its side, however many there are.
    wab-8.13/none: Without its bearer the unit has no standard.
    wab-8.14: It flees and is pursued, or is wiped out in combat: the enemy captures its standard and gets victory points for it.
    wab-8.14/safe: Its unit was neither pursued out of a combat nor wiped out in one: nobody has captured the standard.
    wab-8.14/before: The enemy had captured it.
    wab-8.15: A captured standard cannot be recovered.
    wab-8.16: A musician fights as the rest of his unit.
    wab-8.16/far: A musician fights as the rest: no enemy is where he can strike.
    wab-8.16/leaves: A musician is one of the models of his unit and stays with it.
    wab-8.16/one: A unit has 1 musician at most.
    wab-8.17: With a musician the unit may march, quick march and reform.
    wab-8.17/none: Without a musician the unit may not march, quick march or reform.
    wab-8.18: Each side rolls a die for each of its musicians: the highest single die wins the momentum.
    wab-8.18/die: After a drawn combat he rolls a die for the momentum.
    wab-8.18/alone: Only {who:the} has musicians: it gets the momentum without a roll.
    wab-9.19: He has nobody to fight: the character may change places to where there is fighting, as a champion may.
    wab-9.19/fights: A character who is already fighting stays where he is.
    wab-9.79: The bearer flees and is pursued, or his unit is wiped out in combat: the battle standard is captured.
    wab-9.79/before: The enemy had captured the battle standard.
    wab-9.80: The bearer died in another way: his army loses what he gave, and nobody has captured the standard.
  `),

  because: said(`
    can-strike: He is where he can strike an enemy.
    has-fought: He had already fought when he was spared.
    is-there: The unit has one.
    no-champion: He is no champion.
    his-unit-skirmishes: His unit skirmishes.
    others-are-left: Ordinary models are left.
    none-in-their-place: Enough ordinary models who fight have fallen.
    has-nobody-to-fight: He has nobody to fight.
    neither-pursued-nor-wiped-out: Its unit was neither pursued out of a combat nor wiped out in one.
    pursued-or-wiped-out: Its unit was pursued out of a combat or wiped out in one.
    bearer-lives: Its bearer was not killed so.
    nobody-takes-it-back: Nobody tries to win back a captured standard.
  `),

  ...summed(`
    command-group/no: What is asked of the {commandModel} is not allowed. | Not allowed |
    command-group/fights: The {commandModel} fights with {dice} {dice?die|dice}. | {dice} {dice?die|dice} | He fights with {dice} {dice?die|dice}.
    command-group/gives: The {commandModel} gives his unit what is listed. | He is there |
    command-group/stands: The {commandModel} may stand in rank {rank}. | May stand there | He may stand in rank {rank}.
    command-casualties/strikes: {strikers} {strikers?model strikes|models strike} back, {command} of them of the command; {left} of the command {left?is|are} left. | {strikers} {strikers?strikes|strike} back | {strikers} {strikers?model strikes|models strike} back, {command} of them of the command.
    command-casualties/struck: {left} of the command {left?is|are} left; the unit has already struck. | {left} of the command left | {left} of the command {left?is|are} left.
    change-places/yes: The {whoMoves} may change places. | May change places | He may change places.
    change-places/no: The {whoMoves} may not change places. | May not | He may not change places.
    captured-standard/captured: The enemy captures the standard. | Captured | The enemy captures it.
    captured-standard/kept: The standard stays captured: it cannot be recovered. | Not recovered |
    captured-standard/lost: What the standard gives is lost; the enemy has not captured it. | Lost, not captured | It is lost, and not captured.
    captured-standard/safe: The standard is not captured. | Not captured | It is not captured.
  `),

  problems: said(`
    nobody-there: The unit has no such model: only what he gives can be asked.
    not-spared: Say that he was spared, if he had fought before that.
    more-than-it-has: The unit has not so many models.
    fewer-than-command: The unit has fewer models than command models.
    more-than-fight: No more command models can fight than there are, or than models that fight.
    not-there-to-fall: He gives up more than fall, or a command model that the unit has not.
  `),
} satisfies PartOfMessages;
