import { labelled, said, summed, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    'wab/combat-result': {
      title: 'Combat result',
      line: 'Who wins, by how much, with every bonus',
      about:
        'Adds up wounds, ranks, standards, flank and rear, higher ground, momentum and close order for both sides of a combat: who wins and by how much.',
      fields: labelled(`
        models: Models at the start of the turn | Of this unit; its full ranks are counted from them. Left out: say its ranks.
      `),
    },
    'wab/strike-order': {
      title: 'Who strikes first',
      line: 'Chargers, Initiative, momentum, a die',
      about:
        'Says which side of a close combat strikes first and why, when mounts strike, and whether a die decides, with the exact chance.',
      fields: labelled(`
        own: Your side | The unit of your side that strikes.
        enemy: The enemy | The enemy unit that strikes.
      `),
      answers: labelled(`
        order: Order of blows | Who strikes one after the other: own, your side; enemy; own-mount and enemy-mount, their mounts; own-impact and enemy-impact, the impact hits of their chariots. Who strikes at the same time stands side by side. Empty while a die is open.
      `),
    },
    'wab/fighters': {
      title: 'How many models fight',
      line: 'Who touches an enemy, and who strikes',
      about:
        'Says how many models of two units touch each other, corners counted in, how many more reach the enemy from ranks behind, and how many of them still strike.',
      fields: labelled(`
        own: Your unit | The unit of your side.
        enemy: The enemy unit | The unit that it fights.
        models: Models | How many models the unit had when the blows of this round began.
        width: Models in a rank | How many models stand in each full rank.
        side: Side that is fought | On which side of this unit the other one stands: front, flank or rear.
        lost: Fallen before it strikes | How many models of it have fallen this round before it strikes.
        bonusesGone: Bonuses lost | true if the unit has lost its bonuses for ranks and close order, as in difficult terrain: a phalanx then fights as other units do.
      `),
      answers: labelled(`
        own: Your unit | Who of your unit fights.
        enemy: The enemy unit | Who of the enemy fights.
        ranks: Ranks | How many ranks it has, a short last one counted in.
      `),
    },
    'wab/combat-casualties': {
      title: 'Removing casualties in close combat',
      line: 'Who falls, and what of the unit is left',
      about:
        'Says which models of a unit in close combat are removed as casualties, how many of them were fighting, whether the owner may remove others, and what is left.',
      fields: labelled(`
        models: Models | How many models the unit had before these casualties.
        lost: Casualties | How many models are to be removed; more than there are do not count.
        width: Models in a rank | How many models stand in each full rank.
      `),
    },
    'wab/combat-draw': {
      title: 'Momentum after a round',
      line: 'Who has it after a win or a draw',
      about:
        'Says who has the momentum in the next round of a combat: the winner, the side whose musicians roll highest after a draw, or nobody; with the exact chances.',
      fields: labelled(`
        own: Your side | What counts for your side.
        enemy: The enemy | What counts for the enemy.
      `),
    },
    'wab/combat-steps': {
      title: 'Steps of the combat phase',
      line: 'What comes before what',
      about:
        'Says at which of its seven steps something happens in the combat phase, what comes before it and what after.',
      answers: labelled(`
        order: Order of the steps | All seven steps in their order.
      `),
    },
    'wab/combat-round': {
      title: 'A whole round of combat',
      line: 'Who wins, breaks, is caught: all chances',
      about:
        'Fights a whole round between two units: who strikes first, the casualties of both, the combat result with every bonus, the Break test, flight and pursuit; each end with its exact chance. A unit that is wiped out has lost. Elephants stampede where others test, war wagons are destroyed, and scythed chariots that charge are mostly destroyed by it.',
      fields: labelled(`
        own: Your unit | The unit of your side; what is left out is that of an ordinary warrior.
        enemy: The enemy unit | The unit that it fights.
        models: Models | How many models the unit has at the start of the turn. Left out: 20; 1 for an elephant, a war wagon or a scythed chariot, 10 for a tabor wagon.
        width: Models in a rank | How many models stand in each full rank; the ranks follow. Left out: 5, or 1 where there is one model alone.
        skill: Weapon Skill | The Weapon Skill (WS, HA) of the warriors or riders; of an elephant its own, of a wagon that of its crew. Left out: 3; as printed 4 for an elephant, 2 for a tabor.
        strength: Strength | The Strength (S, F) of the warriors themselves, without weapons; of an elephant its own. Left out: 3; as printed 7 for an elephant.
        toughness: Toughness | The Toughness (T, R) of the unit; of an elephant or a war wagon itself. Left out: 3; as printed 6 for those.
        save: Armour save | Its save against these blows before anything lowers it: 5 for 5+; of an elephant or a war wagon itself. Left out: what its armour, shield, barding and horse give; 4+ to the front of an elephant, none for a war wagon, 4+ in a tabor.
        chargeBonus: Strength of the charge | What a weapon that is not listed adds to Strength on a charge; 0 where the weapon is said. It counts only if the unit charged, and not in difficult terrain.
        order: Kind of unit | close-infantry, formed infantry in close order; open-infantry, formed infantry in open order; cavalry, with chariots and camels; other.
        standard: Standard | true if the unit has a standard.
        champion: Champion | true if it has a champion who can strike.
        battleStandard: Battle standard | true if the battle standard is with the unit: +1, and a failed Break test is re-rolled.
        higher: Higher ground | true if the unit fights from a higher position.
        movement: Movement | Its movement factor in inches, armour taken off, for flight and pursuit. Left out: 4; 6 for an elephant.
        woundsEach: Wounds of each | How many Wounds (W, H) each of its models has at first; a model falls with its last. Left out: 1; as printed 6 for an elephant, 4 for a war wagon.
        groundGiven: Giving ground | true if the rule on giving ground is played, and there is room to.
        attackerTroops: What it is | foot; cavalry, camels too; light-chariots; heavy-chariots and scythed-chariots, which cause impact hits where they charge; elephants; war-wagon; tabor, the defenders of one wagon of a tabor. Left out: foot, or cavalry where its kind says so.
        crewEach: Crew of each chariot | How many men each chariot carries: chariots count as many models as their crew. Left out: 2.
        charging: Chariots that crash | How many of its heavy chariots come into the enemy on the charge, each with 1D3 automatic hits. Left out: those that fight.
        chariotStrength: Strength of the impact | The Strength of the chariot, heavy or scythed, with which impact hits wound. Left out: the Strength of the unit.
        notHuman: Not human | true for an elephant or a war wagon, whose kind is said, or a war machine, which this question refuses.
        elephant: An elephant in the combat | true if an elephant is in the combat. Where neither unit is one, this question refuses it: it works out two units.
        fighting: Models that fight | How many of its models fight as the round begins, those of ranks behind too. Left out: counted from the two fronts, corners and ranks.
        initiative: Initiative | The Initiative (I) of the warriors or riders; of an elephant its own, of a wagon that of its crew. Left out: 3; as printed 4 for a war wagon, 2 for a tabor.
        attacks: Attacks of each | The Attacks (A) of each of its models; of an elephant its own. Left out: 1; as printed 4 for an elephant.
        leadership: Leadership | Its own Leadership (Ld). Left out: 7; as printed 8 for a war wagon. An elephant that loses takes no test.
        closeWeapon: Close-combat weapon | With what it fights; of an elephant its warriors, of a war wagon those of its crew without halberds.
        woundsLeft: Wounds left | How many Wounds the elephant or the war wagon has left. Left out: all.
        barded: The elephant wears barding | true if it is an elephant with barding: it saves on 3+ to its front.
        crew: Crew | How many men on the elephant are alive, the mahout among them, or how many of the crew of the war wagon. Left out: 3, or 6 of a wagon.
        crewSkill: Weapon Skill of its warriors | The Weapon Skill (WS, HA) of the warriors on an elephant. Left out: 4, as printed.
        crewStrength: Strength of its warriors | The Strength (S, F) of the warriors on an elephant. Left out: 3, as printed.
        crewToughness: Toughness of the crew | The Toughness (T, R) of the men on an elephant or a war wagon.
        crewInitiative: Initiative of its warriors | The Initiative (I) of the warriors on an elephant. Left out: 3, as printed.
        crewAttacks: Attacks of its warriors | The Attacks (A) of each warrior on an elephant; the mahout has none. Left out: 1, as printed.
        crewSave: Save of the crew | The save of the men on an elephant, by their armour as on foot, or on a war wagon: 5 for 5+. Left out: none on an elephant, 4+ on a war wagon.
        elephantLeadership: Leadership of the elephant | Its own, on which it tests at once if its mahout falls. Left out: 5, as printed.
        halberdsLeft: Halberds left | How many of the living crew of a war wagon have halberds. Left out: 3.
        baseWidth: Width of a base | In millimetres: as recommended for bases. Left out: 20; 25 for cavalry, 40 for light chariots, 60 for an elephant, a war wagon and other chariots.
        baseDepth: Depth of a base | In millimetres: as recommended for bases. Left out: 20; 50 for cavalry, 80 for an elephant and chariots, 120 for a war wagon.
        fearsEnemy: It fears the enemy | true if that enemy causes fear or terror in the unit. What chariots and elephants cause by their kind counts without being said.
        usedToElephants: Used to elephants | true if its list calls this infantry used to elephants, so that it does not fear them.
      `),
      answers: labelled(`
        own: Your unit | With what your unit strikes and tests.
        enemy: The enemy unit | With what the enemy strikes and tests.
        impactDice: Chariots that crash | How many of its heavy or scythed chariots cause impact hits; null where none do.
        bonus: Bonus | What it adds to its wounds in the combat result with 5 or more models left.
        own-momentum: A draw, momentum for your side | Chance of a draw after which your musicians have the momentum.
        enemy-momentum: A draw, momentum for the enemy | Chance of a draw after which the enemy's musicians have the momentum.
        pursuitDice: Dice of the pursuit | How many D6 it pursues, in inches.
        needsToWound: To wound | What a die of its blows needs to wound; at an elephant or a war wagon, the beast or the wagon itself. Null where the hit cannot wound.
        needsToSave: To save | What saves such a wound; null where nothing does.
        dice: Dice to hit | How many dice it rolls to hit before anything falls; of an elephant its own, of a war wagon those with halberds.
        crewNeedsToWound: To wound the crew | What a hit of these blows needs against the crew of an elephant or a war wagon; null against others, or where it cannot wound.
        crewNeedsToSave: To save one of the crew | What saves such a wound of the crew; null where nothing does.
      `),
    },
    'wab/blows': {
      title: 'Blows in close combat',
      line: 'What hits, wounds and saves, and the wounds',
      about:
        'Says with how many dice a unit strikes, what they need to hit, with which Strength they wound, what saves, and how many unsaved wounds they cause with which exact chance.',
      fields: labelled(`
        models: Models that can strike | Models of the unit in contact with the enemy when he began to strike; a champion among them.
        skill: Weapon Skill | The Weapon Skill (WS, HA) of who strikes; of a mount its own.
        strength: Strength | The Strength (S) of the warrior himself.
        target: Who is struck | formed, warriors of any kind; elephant or war-wagon, whose hits are shared with the crew.
        toughness: Toughness of the enemy | The Toughness (T) of who is struck; of the elephant or the wagon itself. Left out: 3, or the printed 6 of an elephant or a war wagon.
        save: Armour save | The save of who is struck before anything lowers it: 5 for 5+. Left out: it has none, or that of an elephant to its front, 4+.
        barded: The elephant wears barding | true if an elephant with barding is struck: it saves on 3+ to its front.
        woundsLeft: Wounds left | How many Wounds the elephant or the wagon has left. Left out: as printed, 6 of an elephant, 4 of a wagon.
        crew: Crew | How many of the crew of an elephant or a wagon are alive, a mahout among them. Left out: 3 of an elephant, 6 of a wagon.
        crewToughness: Toughness of the crew | The Toughness of the crew of an elephant or a wagon.
        crewSave: Save of the crew | The save of that crew: 5 for 5+. Left out: it has none, but in a war wagon 4+.
      `),
      answers: labelled(`
        needsToWound: To wound | What a die needs to wound; where hits are shared, the elephant or wagon itself. Null where the hit cannot wound.
        needsToSave: To save | What a die needs to save the wound; where hits are shared, for the elephant or wagon itself. Null where there is no save.
        crewLost: Crew lost | How many of the crew of an elephant or a wagon fall.
      `),
    },
  },

  fields: labelled(`
    attacks: Attacks of each | The Attacks (A) of each of these models.
    champion: A champion among them | true if a champion is where he can strike.
    lostBefore: Fallen before they strike | How many models of the unit have fallen this round before it strikes.
    enemySkill: Weapon Skill of the enemy | The Weapon Skill (WS, HA) of who is struck: of cavalry the rider's; 0 if he is helpless.
    weaponBonus: Strength of another weapon | What a weapon that is not listed always adds to Strength. 0 where the weapon is said.
    chargeBonus: Strength of the charge | What a weapon that is not listed adds to Strength on a charge in the open. 0 if it did not charge, or where the weapon is said.
    notHuman: Not human | true if an elephant or a great machine strikes, which may be stronger than 5.
    atObstacle: Over a defended obstacle | true if the unit attacks an enemy who defends an obstacle.
    wonRound: It has won a round | true if the attackers of the obstacle have already won a round of this combat.
    enemyWounds: Wounds of the enemy | How many wounds the enemy has left in all: more are not counted. Left out: no limit.
    musician: Musician | true if the unit has a musician.
    attacksOn: It attacks | On which side of the enemy this unit stands: his front, flank or rear.
    rerolls: Re-roll | true if a battle standard that does not flee is within 12 inches: a failed Break test is re-rolled.
    defendsObstacle: It defends an obstacle | true if this unit is infantry that defends an obstacle.
    bonusesGone: Bonuses lost before | true if it lost its bonuses for ranks and close order earlier in this combat.
    pursues: It pursues | true if it pursues who breaks before it, where it may.
    step: Step | fight, all combats are fought; result, who won each; break-tests; panic-tests; flight; pursuit; redress, ranks are put in order.
    initiative: Initiative | The Initiative (I) of the warriors or riders.
    charge: Its charge | none; charged, it charged this turn; countercharged, it was charged this turn and countercharged; pursued, it came into this combat by pursuit last turn.
    mountInitiative: Initiative of its mounts | The Initiative of mounts that have Attacks of their own. Left out: no mount strikes.
    lastRound: How the last round ended | first-round, there was none; own-won or enemy-won; own-momentum or enemy-momentum, a draw after which musicians won it the momentum; draw, a draw and nobody has it.
    ownDie: Die of your side | The die for who strikes first as it fell. Left out: not rolled.
    enemyDie: Die of the enemy | The enemy's die for who strikes first as it fell. Left out: not rolled.
    reachRanks: Ranks that strike from behind | How many ranks behind the first also strike to the front by another rule; what its weapon gives counts without being said.
    baseWidth: Width of a base | In millimetres: infantry usually 20, cavalry 25.
    baseDepth: Depth of a base | In millimetres: infantry usually 20, cavalry 50.
    touching: Models in contact | How many models of this unit touch the enemy as they stand on the table, corners counted in. Left out: as many as the two fronts allow.
    fighting: Models that fight | How many models of it fight, against all of its enemies.
    fightsOn: Sides it fights on | front; several, on a flank or on several sides; front-and-rear.
    takesFighter: A fighting model is removed | true if the owner would remove a model that fights while others do not.
    breaksContact: It breaks contact | true if an enemy unit would lose its contact by what the owner removes.
    otherChoice: There is another choice | true if other models could be removed with all contacts kept.
    ended: How the round ended | draw; own, your side won; enemy, the enemy won.
    musicians: Musicians who fight | How many musicians of this side fight in the combat; those of skirmishers do not count.
    bogged: Mounted in difficult terrain | true if this side fights as cavalry, chariots or camels in difficult terrain.
    gaveGround: The loser gave ground | true if the beaten side gave ground.
    contact: Contact is kept | true if the winner follows and reaches it again.
    ownDice: Dice of your musicians | One die for each musician as they fell. Left out: not rolled.
    enemyDice: Dice of the enemy's musicians | One die for each musician as they fell. Left out: not rolled.
    mount: A mount strikes | true if these are the Attacks of mounts; Weapon Skill, Strength and Attacks are then the mount's.
    againstCavalry: Against cavalry | true if cavalry is struck: its Weapon Skill is the rider's.
    cameDown: It came down | true if this side charged down a slope and now stands level with its enemy: no bonus any more.
    causesImpact: Impact hits | true if heavy or scythed chariots of this side charged this turn and cause impact hits.
    impactWounds: Wounds of impact hits | How many unsaved wounds impact hits of its chariots have caused, beside those said above.
    impactScored: Impact hits scored | How many impact hits its chariots have caused; they count by another reading alone.
    excess: Wounds too many | How many of these wounds are more than the models or units struck had left: they do not count.
    smallFlankUnits: Few on an enemy flank | How many of its units on an enemy flank have fewer than 5 models left.
    smallRearUnits: Few on an enemy rear | How many of its units on an enemy rear have fewer than 5 models left.
    skirmishersOnFlank: Skirmishers on a flank | How many of its units of 5 or more on an enemy flank are skirmishers.
    skirmishersOnRear: Skirmishers on a rear | How many of its units of 5 or more on an enemy rear are skirmishers.
    others: Other units of this side | Further units of this side in the same combat, with what counts for their ranks and order.
    own: Your side | What counts for your side of the combat.
    enemy: The enemy | What counts for the enemy's side of the combat.
    wounds: Unsaved wounds caused | How many unsaved wounds this side caused in all.
    ranks: Full ranks behind the first | Of this unit at the start of the turn; a rank is full with 4 models. Left out: counted from its models, else none.
    width: Models in a rank | How many models stand in each full rank.
    order: Kind of unit | close-infantry, formed infantry in close order; open-infantry, formed infantry in open order; cavalry, with chariots and camels; other.
    standard: Standard | true if a unit of this side in the combat has a standard.
    battleStandard: Battle standard | true if the battle standard is in the combat or with a unit engaged in it.
    higher: Higher ground | true if a unit of this side fights from a higher position.
    flankUnits: Units on an enemy flank | How many of its units with 5 or more models left attack an enemy flank.
    rearUnits: Units on an enemy rear | How many of its units with 5 or more models left attack an enemy rear.
    wonLastRound: It has the momentum | true if this side won the round before, or its musicians the momentum.
    bonusesLost: What takes its bonuses away | nothing; flank-charge, a formed enemy of 5 or more charged it in flank or rear; few, it has fewer than 5 models left; obstacle, it fights across an obstacle; difficult, it fights in difficult terrain; earlier, it lost them earlier in this combat.
    elephant: An elephant in the combat | true if an elephant of either side is in the combat.
  `),

  answers: labelled(`
    own: Your side | What is worked out for your side.
    enemy: The enemy | What is worked out for the enemy.
    ranks: Ranks | How many ranks there are.
    order: In this order | What happens now, in this order.
    fighters: Models that fight | How many of its models fight as the round begins.
    dice: Dice to hit | How many dice that is while none of it has fallen.
    bonus: Bonus | What it adds to the combat result.
    bonusIfFew: Bonus below 5 | What it adds to its wounds with fewer than 5 models left.
    canBePursued: May be pursued | Whether the enemy pursues it if it breaks.
    impactNeedsToWound: Impact, to wound | What an impact hit needs to wound; null where there is none or it cannot.
    impactNeedsToSave: Impact, to save | What saves a wound of an impact hit; null where nothing does.
    riderDice: Dice of its men | How many dice the warriors on an elephant roll to hit, or the crew of a war wagon without halberds; null of others.
    riderHitsOn: Its men hit on | What a die of these men needs to hit; null where there are none.
    riderNeedsToWound: Its men wound on | What a hit of these men needs to wound; null where it cannot or there are none.
    riderNeedsToSave: To save from its men | What saves a wound by these men; null where nothing does.
    riderCrewNeedsToWound: Its men against a crew | What a hit of these men needs against the crew of an elephant or a war wagon; null against others.
    riderCrewNeedsToSave: To save a crew from its men | What saves such a wound of that crew; null where nothing does.
    impactCrewNeedsToWound: Impact, to wound the crew | What an impact hit needs against the crew of a war wagon; null against others.
    impactCrewNeedsToSave: Impact, to save the crew | What saves such a wound of the crew; null where nothing does.
    ownImpact: Your impact hits | With what your heavy chariots crash.
    enemyImpact: The enemy's impact hits | With what the enemy's heavy chariots crash.
    ownBlows: Your blows | With what your side strikes.
    enemyBlows: The enemy's blows | With what the enemy strikes.
    ownLeadership: Your Leadership | On what your unit tests.
    enemyLeadership: The enemy's Leadership | On what the enemy tests.
    ownWins: Your side wins | The chance, as an exact fraction.
    enemyWins: The enemy wins | The chance, as an exact fraction.
    drawn: Draw | The chance, as an exact fraction.
    ownBreaks: Your unit breaks | The chance that it flees, as an exact fraction.
    enemyBreaks: The enemy breaks | The chance that he flees, as an exact fraction.
    ownLosses: Your casualties | How many models your side loses; as one number, the mean as an exact fraction.
    enemyLosses: The enemy's casualties | How many models the enemy loses; as one number, the mean as an exact fraction.
    roundEnd: How the round ends | What becomes of who loses, from the best for your side to the worst.
    difference: Difference | By how much your side wins; below 0 it loses.
    draw: Draw | Chance of a draw.
    own-wins: Your side wins | Chance that your side wins the combat or wipes the enemy out.
    own-holds: You lose and hold | Chance that your side loses and passes its Break test.
    own-gives-ground: You give ground | Chance that your side loses, fails its test and gives ground.
    own-breaks: You break | Chance that your side loses, is broken and flees.
    own-caught: You are caught | Chance that your side breaks and is caught and destroyed.
    own-escapes: You escape | Chance that your side breaks and is not caught.
    own-wiped-out: You are wiped out | Chance that nobody of your side is left after the blows.
    enemy-destroyed: The enemy's war wagon is destroyed | Chance that the enemy's war wagon loses and is destroyed because it does not hold.
    own-destroyed: Your war wagon is destroyed | Chance that your war wagon loses and is destroyed because it does not hold.
    enemy-stampedes: The enemy's elephant stampedes | Chance that the enemy's elephant stampedes, beaten or because its mahout fell.
    own-stampedes: Your elephant stampedes | Chance that your elephant stampedes, beaten or because its mahout fell.
    enemy-wins: The enemy wins | Chance that the enemy wins the combat or wipes your side out.
    enemy-holds: The enemy loses and holds | Chance that the enemy loses and passes his Break test.
    enemy-gives-ground: The enemy gives ground | Chance that the enemy loses, fails his test and gives ground.
    enemy-breaks: The enemy breaks | Chance that the enemy loses, is broken and flees.
    enemy-caught: The enemy is caught | Chance that the enemy breaks and is caught and destroyed.
    enemy-escapes: The enemy escapes | Chance that the enemy breaks and is not caught.
    enemy-wiped-out: The enemy is wiped out | Chance that nobody of the enemy is left after the blows.
    first: Who strikes first | own, your side; enemy; both at the same time; open, a die decides.
    ownFirst: Your side first | Whether your side strikes first; null while a die decides, or with both at the same time false.
    rollsDie: A die decides | Whether each side rolls a die for who strikes first; equal dice are rolled again.
    chanceOwnFirst: Chance to strike first | The chance that your side strikes first, before any die, as an exact fraction; null if both strike at the same time.
    own-first: Your side strikes first | Chance that your side strikes first.
    touching: In contact | How many of its models touch an enemy, corners counted in.
    fromBehind: From behind | How many more strike past friends from ranks behind.
    fight: Models that fight | Both together.
    strike: Models that strike | How many of them still strike after casualties.
    ownChooses: You choose targets | Whether a model of yours may touch several enemies and chooses whom to strike.
    enemyChooses: The enemy chooses targets | Whether an enemy model may touch several of yours and chooses whom to strike.
    counted: Casualties that count | How many casualties are laid aside and count for the combat result.
    idleRemoved: Idle models removed | How many of them were not fighting.
    fightersRemoved: Fighting models removed | How many of them were fighting.
    modelsLeft: Models left | How many models the unit has left.
    ranksLeft: Ranks left | How many ranks that makes, a short last one counted in.
    lastRankLeft: Last rank | How many models stand in the last of them.
    ownDiceRolled: Dice of your musicians | How many dice your musicians roll; 0 where none are rolled.
    enemyDiceRolled: Dice of the enemy's musicians | How many dice the enemy's musicians roll; 0 where none are rolled.
    ownHighest: Your highest die | The highest die of your musicians; null while open.
    enemyHighest: The enemy's highest die | The highest die of the enemy's musicians; null while open.
    stepNumber: Number of the step | From 1 to 7.
    stepBefore: Step before | The step before it; null for the first.
    stepAfter: Step after | The step after it; null for the last.
    unitBonus: Bonus of the unit | What a unit adds for its ranks and its order.
    skill: Weapon Skill | The Weapon Skill with which it strikes.
    rolledToHit: Rolled to hit | Whether dice are rolled to hit.
    strength: Strength | The Strength of a blow with what weapons add.
    total: Total | Wounds and bonuses of a side.
    strikers: Models that strike | How many models still strike.
    attackDice: Dice to hit | How many dice are rolled to hit.
    ownTotal: Total of your side | Wounds and bonuses of your side.
    enemyTotal: Total of the enemy | Wounds and bonuses of the enemy.
    wonBy: By how much | The difference of the totals; 0 for a draw.
    winner: Winner | own, your side; enemy; draw.
  `),

  terms: {
    'own:the': 'your side',
    'enemy:the': 'the enemy',
    ...worded(`
    roundEnd: enemy-wiped-out = the enemy is wiped out | enemy-destroyed = the enemy's war wagon is destroyed | enemy-stampedes = the enemy's elephant stampedes | own-stampedes = your elephant stampedes | own-destroyed = your war wagon is destroyed | enemy-caught = the enemy breaks and is caught | enemy-escapes = the enemy breaks and escapes | enemy-gives-ground = the enemy gives ground | enemy-holds = the enemy loses and holds | draw = a draw | both-wiped-out = both are wiped out | own-holds = you lose and hold | own-gives-ground = you give ground | own-escapes = you break and escape | own-caught = you break and are caught | own-wiped-out = you are wiped out
    step stepBefore stepAfter order: fight = fighting | result = results | break-tests = Break tests | panic-tests = Panic tests | flight = flight | pursuit = pursuit | redress = redressing ranks
    charge: none = no charge | charged = charged this turn | countercharged = countercharged | pursued = pursued into it
    lastRound: first-round = none yet | own-won = your side won | enemy-won = the enemy won | own-momentum = a draw, momentum for your side | enemy-momentum = a draw, momentum for the enemy | draw = a draw, momentum for nobody
    first: own = your side | enemy = the enemy | both = both at once | open = open | level = level
    attacksOn: front = his front | flank = his flank | rear = his rear
    side: front = front | flank = flank | rear = rear
    fightsOn: front = the front only | several = flank or several sides | front-and-rear = front and rear
    ended: draw = draw | own = your side won | enemy = the enemy won
    order: own = your side | own-mount = your mounts | own-impact = impact hits of your chariots | enemy = the enemy | enemy-mount = the enemy's mounts | enemy-impact = impact hits of the enemy's chariots | close-infantry = infantry in close order | open-infantry = infantry in open order | cavalry = cavalry | other = other troops
    bonusesLost: nothing = nothing | flank-charge = a flank or rear charge | few = fewer than 5 models | obstacle = an obstacle | difficult = difficult terrain | earlier = lost earlier
    winner: own = your side | enemy = the enemy | draw = draw
    `),
  },

  steps: said(`
    wab-5.17/side: {who:The}: {fighters} {fighters?model fights|models fight}, with {dice} {dice?die|dice} to hit.
    wab-16.29/round: {who:The}: the scythed chariot crashes with 1D6+2 automatic hits, which wound from {needed} on; a 1 alone spares it.
    wab-16.29/result: {who:The}: if the chariot destroys itself, its wounds count and the enemy counts nothing for it.
    wab-17.32/round: {who:The}: if it loses, it stampedes without a test, straight away from its enemies, and nobody pursues it.
    wab-17.31/round: {who:The}: if the mahout falls, the elephant tests at once on Leadership {leadership}; if it fails, it stampedes, and the round ends there for both.
    wab-14.25/round: {who:The}: if it loses and fails its test, or would flee by fear, the wagon is destroyed and nobody pursues.
    wab-14.37/round: {who:The}: if it wins, its defenders leave the wagon to pursue only where they fail a Leadership test.
    wab-16.28/round: {who:The}: heavy chariots that crash: {chariots}, each with 1D3 automatic hits, which wound from {needed} on.
    wab-17.4/round: {who:The}: an elephant counts as as many models as it had wounds: {counts}.
    wab-14.22/round: {who:The}: a war wagon always counts as {counts} models.
    wab-16.3/round: {who:The}: chariots count their crew: {counts} {counts?model|models}.
    wab-5.37/later: Who strikes later has a blow less for each of its models that has fallen.
    wab-5.38/less: Wounds beyond what a unit has left do not count.
    wab-5.39/round: Wounds and bonuses are added up, and the higher total wins.
    wab-6.7/round: Who loses with fewer than 5 models left breaks without a test.
    wab-6.1/side: {who:The}: if it loses, it tests on Leadership {leadership} less the difference.
    wab-6.1/rerolls: {who:The}: if it loses, it tests on Leadership {leadership} less the difference, and once more if it fails.
    wab-6.54/round: {who:The}: where it outnumbers its enemy 2 to 1 a failed test makes it give ground.
    wab-6.39/round: {who:The}: if it breaks, it is destroyed by a pursuit that rolls more.
    wab-6.33/round: {who:The}: it attacked flank or rear and is not pursued.
    wab-5.1: All combats are fought before any result is worked out.
    wab-5.2: Who won each combat, and by how much, is worked out once all are fought.
    wab-5.3: Each unit that lost its combat takes a Break test.
    wab-5.4: Friends within 12 inches of a broken unit, and all others whom the combats shake, take their Panic tests.
    wab-5.5: All units that are broken or failed their Panic test flee.
    wab-5.6: Units that broke their enemies may pursue them.
    wab-5.7: Ranks are put in order for the next turn.
    wab-6.46: {who:The}: came by pursuit and counts as having charged.
    wab-5.8: {who:The}: charged and strikes first.
    wab-3.61/order: {who:The}: countercharged and strikes straight after the charger.
    wab-5.9: {who:The}: has the higher Initiative and strikes first.
    wab-5.10: {who:The}: won the last round, or the momentum, and strikes first at equal Initiative.
    wab-5.10/together: Nothing decides between them: by this reading both strike at the same time.
    wab-5.10/die: Nothing decides between them: each side rolls a die, and the higher strikes first.
    wab-5.13/own: Mounts strike at their own Initiative, or first with their riders if they charged.
    wab-5.13/rider: By this reading mounts strike together with their riders.
    wab-5.11: {who:The}: {touching} of {row} models in the row that faces the enemy touch him, and only they fight.
    wab-5.14: {who:The}: {more} more {more?strikes|strike} past friends from behind.
    wab-5.15: {who:The}: the short last rank is moved along to where the enemy touches the flank.
    wab-5.12: A model that touches several enemies chooses whom to strike.
    wab-5.31: Casualties come from the rear rank, and from the next one forward once it is gone.
    wab-5.32: Of those who do not fight {idle} {idle?is|are} removed, and of those who fight {fighting}.
    wab-5.32/idle-first: Others do not fight: no model that fights may be removed.
    wab-5.33: They come from middle ranks who do not fight: enough for {ranks} full {ranks?rank|ranks}; where a rank disappears the rear one closes up, and the enemy behind it follows.
    wab-5.35: Other models can be removed with all contacts kept: no enemy may lose his.
    wab-5.36: {counted} {counted?casualty is|casualties are} laid behind the unit and {counted?counts|count} for the result.
    wab-5.52: The loser gave ground: the winner has the momentum only if he keeps contact.
    wab-5.53: Cavalry, chariots and camels in difficult terrain never get the momentum.
    wab-5.13: A mount strikes apart from its rider.
    wab-5.26: The warrior's own Strength counts: {strength}.
    wab-5.18: Weapon Skill {skill} is compared with {enemySkill}.
    wab-5.19: Against cavalry the Weapon Skill of the rider counts.
    wab-5.19/mount: A mount hits with its own Weapon Skill.
    wab-5.21: The attackers have won a round: nobody defends the obstacle any more.
    wab-5.29: {needed} or more saves a wound.
    wab-5.30: Strength {strength} takes {less} off the save.
    wab-5.38: {who:The}: {excess} {excess?wound|wounds} beyond what was left {excess?does|do} not count.
    wab-5.42: {who:The}: only the unit with the best ranks counts, +{bonus}.
    wab-5.49: {who:The}: several units on enemy flanks bring one bonus.
    wab-5.54/once: {who:The}: several units in close order bring one bonus.
    wab-5.37/unit: {who:The}: {lost} fell before they could strike, {left} still {left?strikes|strike}.
    wab-5.37: Models that fell do not strike back: {left} {left?strikes|strike}.
    wab-8.8: The champion rolls one extra die.
    wab-8.4: The champion was spared in place of others: he does not strike.
    wab-5.17: It rolls {dice} {dice?die|dice} to hit.
    wab-5.24: Against Weapon Skill 0 every blow hits.
    wab-5.22: By the table it hits from {needed} on.
    wab-5.20: The enemy stands right behind the obstacle and defends it.
    wab-5.20/skill: By this reading the obstacle takes 1 off Weapon Skill.
    wab-6.83: The enemy defends an obstacle: -1 to hit.
    wab-5.23: {needed} would be needed: a 6 hits, with {strengthLost} less Strength.
    wab-5.27: The weapon adds {bonus} to Strength.
    wab-5.27/charge: On the charge the weapon adds {bonus} to Strength.
    wab-6.82: Against a defended obstacle the charge adds no Strength.
    wab-5.28: No human is stronger than 5.
    wab-5.25: It wounds from {needed} on: Strength {strength} against Toughness {toughness}.
    wab-16.27/order: {who:The}: impact hits of its chariots come before all other blows but those of pikes.
    wab-16.30/order: Pikes to the front strike before the impact hits.
    wab-16.27/result: {who:The}: +{wounds} for unsaved wounds of impact hits.
    wab-16.27/result-hits: {who:The}: by this reading +{hits} for impact hits.
    wab-5.40: {who:The}: +{wounds} for unsaved wounds.
    wab-6.14: {who:The}: charged in flank or rear by a formed enemy, no bonus for ranks or close order.
    wab-6.15: {who:The}: fewer than 5 models left, no bonus for ranks or close order.
    wab-6.16: {who:The}: fighting across an obstacle, no bonus for ranks or close order.
    wab-6.17: {who:The}: in difficult terrain, no bonus for ranks or close order.
    wab-6.18: {who:The}: in open order it keeps its ranks in difficult terrain.
    wab-6.19: {who:The}: an elephant is in the combat, no bonus for ranks or close order.
    wab-5.41: {who:The}: +{bonus} for full ranks.
    wab-20.4: {who:The}: +{bonus} for full ranks, as the list of its cavalry says.
    wab-20.4/none: {who:The}: cavalry has no bonus for ranks unless its list says so.
    wab-5.44: {who:The}: +1 for a standard.
    wab-5.45: {who:The}: +1 for the battle standard.
    wab-5.46: {who:The}: +1 for the higher position.
    wab-5.47: {who:The}: +1 for attacking a flank.
    wab-5.48: {who:The}: +1 for attacking flanks with more units than the other side.
    wab-5.50: {who:The}: +2 for attacking a rear.
    wab-5.51: {who:The}: +1 for the momentum.
    wab-5.54: {who:The}: +1 for close order.
    wab-5.43: {who:The}: its ranks at the start of the turn count, whoever has fallen since.
    wab-5.55: {who:The}: cavalry has no bonus for close order.
    wab-5.39: The totals are {ownTotal} for your side and {enemyTotal} for the enemy.
  `),

  because: said(`
    longer-weapons-first: Longer weapons strike before the impact.
    no-pikes-to-the-front: No pikes fight it to the front alone.
    both-charged: Both sides charged.
    equal-initiative: Their Initiative is equal.
    nobody-has-momentum: Nobody has the momentum.
    all-touch: All of its front touches the enemy.
    not-to-the-front: The enemy does not stand before its front.
    last-rank-is-full: Its last rank is full.
    only-in-front: It fights to its front alone.
    none-idle: All others fight too.
    no-other-choice: There is no other choice.
    was-drawn: The round was a draw.
    momentum-is-others: That side would not have the momentum.
    not-won: The attackers have not won a round.
    too-few-left: Its units there have fewer than 5 models left.
    only-skirmishers-there: By this reading skirmishers earn nothing there.
    one-unit-there: Only one of its units is there.
    no-ranks-count: Only infantry in formation has ranks that count.
    one-unit-with-ranks: Only one of its units brings ranks.
    nothing-too-much: No wound was more than was left.
    not-cavalry: It is no cavalry.
    no-battle-standard: The battle standard is not with it.
    level-by-now: It stands level with its enemy by now.
    rider-strikes: It is not a mount that strikes.
    close-order: It is in close order.
    none-fell: None of its models fell before it strikes.
    champion-spared: The champion was spared in place of another.
    champion-fights: The champion strikes.
    not-that-strong: The Strength is not above 5.
    can-defend: The enemy's Weapon Skill is not 0.
    narrow: Its ranks have fewer than 4 models.
    skirmish: The standards of skirmishers do not count.
    not-more-units: The other side has as many units there.
    bogged-down: Cavalry in difficult terrain has no momentum.
  `),

  ...summed(`
    combat-round/odds: Your side wins {wins:percent} of the time and loses {loses:percent}; the enemy breaks {routs:percent} and your unit {breaks:percent}. | Wins {wins:percent}, loses {loses:percent} | Your side wins {wins:percent} of the time and loses {loses:percent}.
    strike-order/own: Your side strikes first. | Your side | Your side strikes first.
    strike-order/enemy: The enemy strikes first. | The enemy | The enemy strikes first.
    strike-order/both: Both sides strike at the same time. | Both at once | Both strike at the same time.
    strike-order/open: A die decides who strikes first. | A die decides | A die decides.
    fighters/both: {own} {own?model|models} of your unit and {enemy} of the enemy strike. | {own} and {enemy} | {own} of yours and {enemy} of the enemy strike.
    combat-casualties/left: {left} {left?model is|models are} left, in {ranks} {ranks?rank|ranks}. | {left} left | {left} {left?model is|models are} left.
    combat-casualties/no: The casualties may not be removed like this. | Not like this | They may not be removed like this.
    combat-draw/own: Your side has the momentum. | Your side | Your side has the momentum.
    combat-draw/enemy: The enemy has the momentum. | The enemy | The enemy has the momentum.
    combat-draw/nobody: Nobody has the momentum. | Nobody | Nobody has the momentum.
    combat-draw/open: The dice of the musicians decide who has the momentum. | Dice decide | The dice of the musicians decide.
    combat-steps/at: Step {stepNumber} of the combat phase is {step}. | Step {stepNumber} | It is step {stepNumber}.
    blows/none: Nobody is left to strike. | No blows | Nobody strikes.
    blows/harmless: The blows cannot wound the enemy. | No harm | They cannot wound him.
    blows/odds: It strikes with {dice} {dice?die|dice}, hits from {hitsOn} on, and its unsaved wounds average {mean:decimal}. | Wounds average {mean:decimal} | It rolls {dice} {dice?die|dice}, hits from {hitsOn} on, and its unsaved wounds average {mean:decimal}.
    blows/automatic: Its {dice} {dice?blow hits|blows hit} without a roll, and the unsaved wounds average {mean:decimal}. | Wounds average {mean:decimal} | All blows hit, and the unsaved wounds average {mean:decimal}.
    combat-result/own: Your side wins the combat by {wonBy}. | Your side by {wonBy} | Your side wins by {wonBy}.
    combat-result/enemy: The enemy wins the combat by {wonBy}. | The enemy by {wonBy} | The enemy wins by {wonBy}.
    combat-result/draw: The combat is a draw. | Draw | It is a draw.
  `),

  problems: said(`
    wagons-never-charge: A war wagon never charges.
    riders-flee-from-it: Cavalry and chariots charged by an elephant flee from it, or shoot and flee: there is no combat.
    nobody-charges-elephants-so: Cavalry and chariots may not charge an elephant.
    one-model-alone: An elephant, a war wagon and a scythed chariot are each a unit of one model.
    elephant-beside: This question works out two units: an elephant that fights beside them brings its own blows. Ask for all blows (wab/blows), then for the result with the elephant said (wab/combat-result).
    elephant-or-machine: A round with a war machine is not worked out here. Ask for the blows at it and at its crew (wab/machine-hits).
    only-heavy-crash: Only heavy chariots that charged are counted as they crash into the enemy; a scythed chariot is alone.
    only-on-the-charge: Only chariots that charged cause impact hits.
    both-defend: Only one side defends an obstacle.
    both-outflank: Two units cannot each stand on a flank or rear of the other.
    only-infantry-defends: Only infantry defends an obstacle.
    nobody-charged: Only who was charged this turn countercharges: say that the other side charged.
    no-so-many-there: No more models can touch than stand on that side.
    more-fight-than-stand: No more models can fight than the unit has.
    a-die-for-each-musician: Say one die for each musician of that side.
    draw-gives-no-ground: After a draw nobody gives ground.
    mounts-have-none: Weapons of the rider and a champion add nothing to the blows of a mount.
    no-obstacle: Only who attacks a defended obstacle is asked whether he has won a round.
    nobody-fights: A champion who strikes is one of the models that can strike.
  `),
} satisfies PartOfMessages;
