import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

/** The army lists of the Barbarians and of Early Imperial Rome, and what only they have. */
export default {
  queries: {
    ...titled(`
    wab/army-shares: Shares of an army | How many points on whom | Says how many of an army's points may or must be spent on characters and on each kind of troops, and whether what is spent keeps to it.
    wab/testudo: Testudo | Whether a unit forms it, and its save | Says whether a unit may form the testudo and use it this turn, what it saves on against missiles, that it neither marches nor charges, and what becomes of it when it is charged.
    wab/roman-standard: Captured Roman battle standard | Hatred, recovery, 400 points | Says of a captured Roman battle standard whether its holders are hated, whether the Romans take it back, and what it is worth.
    wab/carroballista: Carroballista | How a scorpion on a cart moves and shoots | Says whether a scorpion on a cart may move so far, march, charge or shoot.
    wab/war-dog-hits: Missile hits on war dogs | Shared at random | Says how likely missile hits on a group of war dogs are to fall on its handler, and how many fall on whom on average.
  `),
    'wab/army-list': {
      title: 'Army list',
      line: 'An army, its cost and all that is wrong',
      about:
        "Adds up an army of the list of the Barbarians or of Early Imperial Rome, or of a list of the player's own, and says all that breaks a rule: shares of the points in exact arithmetic, sizes, options, tribes, limits of the army, each fault by its clause.",
      fields: labelled(`
        units: Units | The units, each with its entry, its models and its options.
        models: Models | How many models the unit has, its command group among them; of a machine its crew, of war dogs handlers and dogs. Left out: as few as the entry needs.
        standard: Standard | true if the unit buys a standard bearer.
        musician: Musician | true if it buys a musician.
        champion: Leader or centurion | true if it buys a leader; of legionaries, a centurion.
        unitTroops: Troops | Of a list of the player’s own: infantry, light-infantry, cavalry, light-cavalry, massed-cavalry, camels, light-chariots, heavy-chariots, scythed-chariots, elephants, war-wagon, small-artillery, large-artillery, siege-engine or character; its least size follows from it.
        unitPoints: Points | Of a list of the player’s own: what the whole unit costs. Left out: nothing.
        width: Models in a rank | How many models stand in each full rank of the unit, for its card and for the table: its cost does not depend on it. Left out: as is ordinary.
        movement: Movement (M) | Of an entry of the player’s list: the Movement of its profile in inches, with its mount, before armour.
        strength: Strength (S) | Of an entry of the player’s list: the Strength of its profile, without weapons.
        toughness: Toughness (T) | Of an entry of the player’s list: the Toughness of its profile.
        woundsEach: Wounds (W) | Of an entry of the player’s list: the Wounds of each model.
        initiative: Initiative (I) | Of an entry of the player’s list: the Initiative of its profile.
        attacks: Attacks (A) | Of an entry of the player’s list: the Attacks of each model.
        leadership: Leadership (Ld) | Of an entry of the player’s list: the Leadership of its profile.
        weapon: Missile weapon | Of an entry of the player’s list: the missile weapon that all of them carry. Left out: none.
        veteran: Veterans | Of an entry of the player’s list: true if they are veterans, who throw their dice to hit again once a battle.
        ferocious: Ferocious charge | Of an entry of the player’s list: true if these riders have the ferocious charge, or first charge.
      `),
      answers: labelled(`
        units: Units | What each unit costs, in the order of the list.
      `),
    },
    'wab/list-unit': {
      title: 'Unit of an army list',
      line: 'Cost, profile, arms and rules of an entry',
      about:
        'Says what a unit of the Barbarians or of Early Imperial Rome costs with its options and its command group, which profile, arms, save, order and special rules it has, and what it may not have.',
      fields: labelled(`
        models: Models | How many models the unit has, its command group among them; of a machine its crew, of war dogs handlers and dogs. Left out: as few as the entry needs.
        standard: Standard | true if the unit buys a standard bearer.
        musician: Musician | true if it buys a musician.
        champion: Leader or centurion | true if it buys a leader; of legionaries, a centurion.
      `),
      answers: labelled(`
        strength: Strength (S, F) | Of its profile; of a machine, of its crew.
        attacks: Attacks (A) | Of its profile.
      `),
    },
  },

  fields: labelled(`
    entry: Entry of the list | warlord, Warlord; barbarian-standard, Barbarian battle standard bearer; shaman, Shaman or druid; tribal-chief, Tribal chief; warriors, Warriors; fanatics, Fanatic warriors; chariots, Chariots; noble-cavalry, Noble cavalry; barbarian-light-cavalry, Barbarian light cavalry; barbarian-skirmishers, Barbarian skirmishers; hillmen, Hillmen; war-dogs, War dogs; roman-general, Roman General; roman-standard, Roman battle standard bearer; legate, Legate; tribune, Tribune; veteran-legionaries, Veteran legionaries; regular-legionaries, Regular legionaries; raw-recruits, Raw recruits; auxiliary-archers, Auxiliary archers; auxiliary-cavalry, Auxiliary cavalry; auxiliary-infantry, Auxiliary infantry; scorpion, Scorpion; ballista, Ballista; tormenta, Tormenta; marines, Marines; dromedary-riders, Dromedary riders.
    tribe: Tribe | The tribe on which a Barbarian army is based, whose rules apply: none, britons, dacians, gauls, germans.
    listOptions: Options | What is bought for the unit, for every model that has it: light-armour, heavy-armour, shield, large-shield, buckler, spear, throwing-spear, javelins, sling, bow, composite-bow, kontos, falx, barding, horse, warhorse, light-chariot, drilled, drilled-and-stubborn, stubborn, veterans, carroballista. Only what the entry or its tribe may have is legal.
    handlers: Handlers | Of war dogs, how many of the models are handlers; the others are dogs.
    insteadOfWarriors: Instead of warriors | true if they are Dacian hillmen who take the place of a unit of warriors.
    openOrder: Gauls in open order | true if the player of Gauls has all his warriors in open order.
    ofRome: In a Roman army | true if the unit is in the army of Early Imperial Rome, where Barbarians are allies.
    withShaman: The shaman is with it | true if the shaman or druid is with this unit.
    chariotCharges: It charges | true if the chariots charge this turn.
    armyList: Army list | barbarians, The Barbarians (500 BC to AD 500); early-imperial-rome, Early Imperial Rome (30 BC to AD 280); own, a list of the player's own, with his own shares and points.
    armyPoints: Points of the army | What the whole army costs.
    spent: Spent | Points spent on one or several shares. Left out: nothing is checked.
    share: Share | characters; of the Barbarians warriors, cavalry (cavalry and chariots) and support (support infantry); of Rome legionaries, auxiliaries and special (special units).
    shareCost: Points spent | Points spent on this share.
    pointsLimit: Points agreed | The points agreed for the battle. Left out: none are checked.
    ownShares: Shares of the player’s list | Of a list of the player’s own: its shares with their limits, counted from 1.
    shareCalled: Name of the share | Whatever it is to be called.
    leastPercent: At least (%) | The least part of the points for this share, in hundredths.
    mostPercent: At most (%) | The greatest part of the points for this share, in hundredths.
    ownShare: Share of the player’s list | Of a list of the player’s own: the place of the unit's share, from 1. 0: none.
    ownEntry: Entry of the player’s list | Of a list of the player’s own: the place of the entry that is bought, from 1; cost, troops, profile and limits follow from it. 0: none, and the unit costs unitPoints.
    ownEntries: Entries of the player’s list | Of a list of the player’s own: who may be bought, counted from 1, each with its profile, points, options and limits.
    entryCalled: Name of the entry | Whatever it is to be called.
    modelPoints: Points for each model | What each model costs.
    fixedPoints: Fixed points | What the unit costs besides its models, once: a machine, for example.
    modelsLeast: Models at least | The fewest models of a unit. Left out: as many as the rules ask of such troops.
    modelsMost: Models at most | The most models of a unit. Left out: there is no limit.
    unitsMost: Units at most | How many units of that entry the army may have. Left out: there is no limit.
    commandPoints: Points of the command group | What each of the three costs, standard, musician and leader, beyond the model.
    noCommand: No command group | true if that entry may have no standard, musician or leader.
    ownOptions: Options of the entry | What may be bought for the unit, with its points.
    option: Option | light-armour, heavy-armour, shield, large-shield, buckler, spear, throwing-spear, javelins, sling, bow, composite-bow, kontos, falx, barding, horse, warhorse, light-chariot, drilled, drilled-and-stubborn, stubborn, veterans or carroballista.
    optionPoints: Points of the option | What it costs for each model of the unit.
    testudoRanks: Ranks | How many ranks the unit has in all.
    testudoWide: Models in each rank | How many models each of those ranks has; of an incomplete last rank, its own number.
    testudoAsk: What it does | stands, it moves at most normally; marches; charges.
    testudoDeclared: Declared this turn | true if the testudo was declared at the start of the turn in which it is used.
    testudoCharged: It is charged | true if an enemy charges the unit.
    shotModifier: Off the save | What the shot takes off the save: 1 for -1.
    missileHits: Hits | How many missile hits the group takes.
    dogsLeft: Dogs | How many dogs the group has.
    handlersLeft: Handlers | How many handlers the group has: 1, or 0 once he is dead.
    cartAsk: What it is to do | moves, marches, charges or shoots.
    cartDistance: Distance (inches) | How far it is to move.
    cartMoved: It has moved | true if it moved this turn.
    holderFate: Who holds the standard | stands, nobody has beaten that unit; flees-pursued, it fled from combat and was pursued; flees-unpursued, it fled and nobody pursued; wiped-out-in-combat.
    byRomanUnit: By a Roman unit | true if it was a Roman unit that beat and pursued it.
    battleEnds: The battle is over | true if the points are counted now.
    centurion: Centurion | true if the unit is of Roman legionaries and its centurion lives.
    besideLightCavalry: To their light cavalry (inches) | Of British chariots as the target: inches to the nearest friendly unit of light cavalry. Left out: the target is none of them.
    alliance: Of another list | one-army, the character and the unit are of one list; roman-to-allies, a Roman character and a unit of barbarian allies; barbarian-to-romans, a barbarian ally and a unit of the Roman list.
  `),

  answers: labelled(`
    movement: Movement (M) | In inches, on the mount where he rides, before armour slows it.
    weaponSkill: Weapon Skill (WS, HA) | Of its profile.
    ballisticSkill: Ballistic Skill (BS, HP) | Of its profile.
    toughness: Toughness (T, R) | Of its profile; of a machine, its own.
    woundsEach: Wounds (W, H) | Of its profile; of a machine, its own.
    initiative: Initiative (I) | Of its profile.
    leadership: Leadership (Ld, L) | Of its profile, with 1 for a living centurion; of war dogs that of the handler.
    share: Share | Of which share of the points it is.
    shareCost: Points spent | Points spent on this share; null where they were not said.
    armyList: Army list | The list of the book that has the unit.
    ownShares: Own shares | Of each share of the player’s own list, its points and whether its limits are kept.
    faults: Faults | What is wrong, by name; each has a step with its clause.
    armyCost: Cost of the army | Points of all units.
    pointsLeft: Points left | What is left below the points agreed; null where none were said.
    pointsOver: Points over | By how much the army exceeds the points agreed; null where none were said.
    pointShares: Shares | Of each share of the list, its points and its limits.
    sharePointsLeast: At least (points) | The least points for this share, in whole points; null where there is no minimum.
    sharePointsMost: At most (points) | The most points for this share, in whole points; null where there is no maximum.
    kept: Kept | Whether the points of this share keep to its limit.
    ownLimitsKept: Own limits kept | Whether the shares and entries of the player’s own list and the points agreed are kept; true where there are none.
    ownFaults: Own limits broken | What breaks the limits that the player wrote in his own list, of which the rulebook has no clause.
    unitNumber: Unit | Its place in the list, from 1.
    ownFault: What breaks it | few-models, fewer models than its entry asks for; many-models, more than its entry allows; other-option, an option that its entry does not have; no-command, a command group that it may not have; many-units, more units of that entry than the army may have.
    chariotsMost: Chariots at most | Of Britons: how many chariots the infantry warriors allow; null for all others.
    specialMost: Special units at most | Of Rome: as many units of special troops as of legionaries and auxiliaries; null for all others.
    catapultsMost: Catapults at most | Of Rome: one for every two bolt throwers; null for all others.
    hasGeneral: It has a General | Whether the Army General is in the list.
    unitCost: Cost of the unit | Points of the unit with its options and its command group.
    modelsCost: Models | Points of its models alone; of a machine, with its crew.
    optionsCost: Options | Points of all its options.
    commandCost: Command group | Points of the command group beyond those of its models.
    modelsLeast: Models at least | How many models the unit needs; of a machine, crew.
    modelsMost: Models at most | How many models the unit may have; null where there is no maximum.
    carries: Carries | Weapons and armour of its models, by its list and its options.
    specialRules: Special rules | Those of its list, its tribe and its options.
    saveShot: Save from missiles | Against missiles from the front, with all that it wears but barding: 5 for 5+; null where there is none.
    saveFought: Save in close combat | Against blows from the front, with all that it wears but barding and a hand weapon: 5 for 5+; null where there is none.
    machineRange: Range of the machine | Inches; null where it is no machine.
    machineStrength: Strength of the machine | Strength of its first hit; a bolt loses 1 for each rank. null where it is no machine.
    woundDie: Wounds of a hit | 3 for D3 wounds, 4 for D4; null where it is no machine.
    fightsOnFoot: Its warrior fights on foot | Whether the warrior of a charging chariot counts as dismounted.
    inFormation: In testudo | Whether the unit forms the testudo.
    testudoMarches: May march | Whether the unit may march, as far as the testudo lets it.
    testudoCharges: May charge | Whether the unit may charge, as far as the testudo lets it.
    inTestudo: Fights in testudo | Whether it is still in testudo for close combat: not once it is charged.
    handlerHitChance: The handler is hit | Chance that at least one hit falls on a handler, as an exact fraction.
    handlerHits: Hits on handlers on average | As an exact fraction.
    dogHits: Hits on dogs on average | As an exact fraction.
    cartInches: Moves at most (inches) | How far a carroballista moves in its turn.
    hated: Hated | Whether all Roman units hate the unit that holds the standard.
    recovered: Recovered | Whether the Romans take the standard back.
    standardPoints: Victory points for it | Victory points that the enemy scores for the Roman battle standard.
    modelsRemoved: Models removed | How many models of the unit that took it back are removed with it.
  `),

  terms: worded(`
    entry: warlord = Warlord | barbarian-standard = Barbarian battle standard bearer | shaman = Shaman or druid | tribal-chief = Tribal chief | warriors = Warriors | fanatics = Fanatic warriors | chariots = Chariots | noble-cavalry = Noble cavalry | barbarian-light-cavalry = Barbarian light cavalry | barbarian-skirmishers = Barbarian skirmishers | hillmen = Hillmen | war-dogs = War dogs | roman-general = Roman General | roman-standard = Roman battle standard bearer | legate = Legate | tribune = Tribune | veteran-legionaries = Veteran legionaries | regular-legionaries = Regular legionaries | raw-recruits = Raw recruits | auxiliary-archers = Auxiliary archers | auxiliary-cavalry = Auxiliary cavalry | auxiliary-infantry = Auxiliary infantry | scorpion = Scorpion | ballista = Ballista | tormenta = Tormenta | marines = Marines | dromedary-riders = Dromedary riders
    listOptions option options carries: barding = barding | bow = bow | buckler = buckler | carroballista = carroballista | composite-bow = composite bow | drilled = drilled | drilled-and-stubborn = drilled and stubborn | falx = falx | hand-weapon = hand weapon | heavy-armour = heavy armour | horse = horse | javelins = javelins | kontos = kontos | large-shield = large shield | light-armour = light armour | light-chariot = light chariot | mixed-weapons = mixed weapons | pilum = pilum | shield = shield | sling = sling | spear = spear | stubborn = stubborn | throwing-spear = throwing spear | veterans = Veterans | warhorse = warhorse
    specialRules: general = Army General | battle-standard = battle standard | warband = Warband | frenzy = Frenzy | causes-fear = causes fear | scares-horses = causes fear in horses and chariots | hates-enemy = hates the enemy | drilled = drilled | stubborn = stubborn | veterans = Veterans | skirmishers = skirmishers | light-troops = light troops | light-chariots = light chariots | centurion = centurion | unreliable = unreliable allies | bolt-thrower = bolt thrower | catapult = catapult
    share: characters = characters | warriors = warriors | cavalry = cavalry and chariots | support = support infantry | legionaries = legionaries | auxiliaries = auxiliaries | special = special units
    faults: too-few = too few models | not-six-dogs = not 1 handler and 6 dogs | wrong-crew = wrong crew | no-command = command where none may be | option-of-others = an option that is not its own | option-of-a-tribe = an option of a tribe | one-of-two = two options of which it has one | only-on-foot = an option of those on foot | only-mounted = an option of the mounted | falx-and-bow = falx and bow | spears-unless-stubborn = spears without stubborn | not-of-this-tribe = not of this tribe | of-another-list = of the other list | no-replacement = replaces no warriors | share-over = too many points on a share | share-under = too few points on a share | too-many-of-it = too many of an entry | too-many-chariots = too many chariots | too-many-special = too many special units | too-many-catapults = too many catapults
    ownFault: few-models = fewer models than its entry asks for | many-models = more models than its entry allows | other-option = an option that its entry does not have | no-command = a command group that its entry may not have | many-units = more units of that entry than the army may have
    tribe: none = none | britons = Britons | dacians = Dacians | gauls = Gauls | germans = Germans
    armyList: barbarians = The Barbarians | early-imperial-rome = Early Imperial Rome | own = a list of one's own
    alliance: one-army = one list | roman-to-allies = a Roman to allies | barbarian-to-romans = a Barbarian to Romans
    testudoAsk: stands = stands | marches = marches | charges = charges
    cartAsk: moves = moves | marches = marches | charges = charges | shoots = shoots
    holderFate: stands = stands | flees-pursued = flees and is pursued | flees-unpursued = flees unpursued | wiped-out-in-combat = wiped out in combat
  `),

  steps: said(`
    wab-21.7: Unit {number}, Warlord: {cost} {cost?point|points}.
    wab-21.10: Unit {number}, Barbarian battle standard bearer: {cost} {cost?point|points}.
    wab-21.13: Unit {number}, Shaman or druid: {cost} {cost?point|points}.
    wab-21.15: Unit {number}, Tribal chief: {cost} {cost?point|points}.
    wab-21.19: Unit {number}, Warriors: {models} {models?model|models} at {points} {points?point|points} cost {cost}.
    wab-21.20: Unit {number}, Fanatic warriors: {models} {models?model|models} at {points} {points?point|points} cost {cost}.
    wab-21.22: Unit {number}, Chariots: {models} {models?model|models} at {points} {points?point|points} cost {cost}.
    wab-21.25: Unit {number}, Noble cavalry: {models} {models?model|models} at {points} {points?point|points} cost {cost}.
    wab-21.26: Unit {number}, Barbarian light cavalry: {models} {models?model|models} at {points} {points?point|points} cost {cost}.
    wab-21.29: Unit {number}, Barbarian skirmishers: {models} {models?model|models} at {points} {points?point|points} cost {cost}.
    wab-21.30: Unit {number}, Hillmen: {models} {models?model|models} at {points} {points?point|points} cost {cost}.
    wab-22.15: Unit {number}, Roman General: {cost} {cost?point|points}.
    wab-22.17: Unit {number}, Roman battle standard bearer: {cost} {cost?point|points}.
    wab-22.19: Unit {number}, Legate: {cost} {cost?point|points}.
    wab-22.20: Unit {number}, Tribune: {cost} {cost?point|points}.
    wab-22.22: Unit {number}, Veteran legionaries: {models} {models?model|models} at {points} {points?point|points} cost {cost}.
    wab-22.24: Unit {number}, Regular legionaries: {models} {models?model|models} at {points} {points?point|points} cost {cost}.
    wab-22.25: Unit {number}, Raw recruits: {models} {models?model|models} at {points} {points?point|points} cost {cost}.
    wab-22.27: Unit {number}, Auxiliary archers: {models} {models?model|models} at {points} {points?point|points} cost {cost}.
    wab-22.28: Unit {number}, Auxiliary cavalry: {models} {models?model|models} at {points} {points?point|points} cost {cost}.
    wab-22.29: Unit {number}, Auxiliary infantry: {models} {models?model|models} at {points} {points?point|points} cost {cost}.
    wab-22.38: Unit {number}, Marines: {models} {models?model|models} at {points} {points?point|points} cost {cost}.
    wab-22.39: Unit {number}, Dromedary riders: {models} {models?model|models} at {points} {points?point|points} cost {cost}.
    wab-21.31: Unit {number}, War dogs: a handler at {points} points and each dog at 5 cost {cost}.
    wab-22.33: Unit {number}, Scorpion: the machine at {points} points and a crew of {models} cost {cost}.
    wab-22.35: Unit {number}, Ballista: the machine at {points} points and a crew of {models} cost {cost}.
    wab-22.36: Unit {number}, Tormenta: the machine at {points} points and a crew of {models} cost {cost}.
    wab-22.32/crew: The crew of unit {number}, of {models}, costs {points} points each.
    wab-21.8: Unit {number}, {option}: {times} at {points} {points?point|points}: {cost} in all.
    wab-21.11: Unit {number}, {option}: {times} at {points} {points?point|points}: {cost} in all.
    wab-21.16: Unit {number}, {option}: {times} at {points} {points?point|points}: {cost} in all.
    wab-21.23: Unit {number}, {option}: {times} at {points} {points?point|points}: {cost} in all.
    wab-22.16: Unit {number}, {option}: {times} at {points} {points?point|points}: {cost} in all.
    wab-22.18: Unit {number}, {option}: {times} at {points} {points?point|points}: {cost} in all.
    wab-22.32: Unit {number}, {option}: {times} at {points} {points?point|points}: {cost} in all.
    wab-22.23: Unit {number}, {option}: {times} at {points} {points?point|points}: {cost} in all.
    wab-22.34: Unit {number}, {option}: {times} at {points} {points?point|points}: {cost} in all.
    wab-21.38: Unit {number}, {option}: {times} at {points} {points?point|points}: {cost} in all.
    wab-21.39: Unit {number}, {option}: {times} at {points} {points?point|points}: {cost} in all.
    wab-21.44: Unit {number}, {option}: {times} at {points} {points?point|points}: {cost} in all.
    wab-21.46: Unit {number}, {option}: {times} at {points} {points?point|points}: {cost} in all.
    wab-21.47: Unit {number}, {option}: {times} at {points} {points?point|points}: {cost} in all.
    wab-21.25/option: Unit {number}, {option}: {times} at {points} {points?point|points}: {cost} in all.
    wab-21.26/option: Unit {number}, {option}: {times} at {points} {points?point|points}: {cost} in all.
    wab-21.29/option: Unit {number}, {option}: {times} at {points} {points?point|points}: {cost} in all.
    wab-21.30/option: Unit {number}, {option}: {times} at {points} {points?point|points}: {cost} in all.
    wab-21.31/option: Unit {number}, {option}: {times} at {points} {points?point|points}: {cost} in all.
    wab-22.19/option: Unit {number}, {option}: {times} at {points} {points?point|points}: {cost} in all.
    wab-22.20/option: Unit {number}, {option}: {times} at {points} {points?point|points}: {cost} in all.
    wab-22.22/option: Unit {number}, {option}: {times} at {points} {points?point|points}: {cost} in all.
    wab-22.24/option: Unit {number}, {option}: {times} at {points} {points?point|points}: {cost} in all.
    wab-22.25/option: Unit {number}, {option}: {times} at {points} {points?point|points}: {cost} in all.
    wab-22.27/option: Unit {number}, {option}: {times} at {points} {points?point|points}: {cost} in all.
    wab-22.28/option: Unit {number}, {option}: {times} at {points} {points?point|points}: {cost} in all.
    wab-22.29/option: Unit {number}, {option}: {times} at {points} {points?point|points}: {cost} in all.
    wab-22.38/option: Unit {number}, {option}: {times} at {points} {points?point|points}: {cost} in all.
    wab-22.39/option: Unit {number}, {option}: {times} at {points} {points?point|points}: {cost} in all.
    wab-21.18/command: The command group of unit {number} costs {cost} more points.
    wab-21.18/few: Unit {number} has {models} {models?model|models} and needs at least {least}.
    wab-21.21/command: The command group of unit {number} costs {cost} more points.
    wab-21.21/few: Unit {number} has {models} {models?model|models} and needs at least {least}.
    wab-21.27/command: The command group of unit {number} costs {cost} more points.
    wab-21.27/few: Unit {number} has {models} {models?model|models} and needs at least {least}.
    wab-22.21/command: The command group of unit {number} costs {cost} more points.
    wab-22.21/few: Unit {number} has {models} {models?model|models} and needs at least {least}.
    wab-22.26/command: The command group of unit {number} costs {cost} more points.
    wab-22.26/few: Unit {number} has {models} {models?model|models} and needs at least {least}.
    wab-22.31/command: The command group of unit {number} costs {cost} more points.
    wab-22.31/few: Unit {number} has {models} {models?model|models} and needs at least {least}.
    wab-22.7/cost: The centurion of unit {number} costs {cost} more points than a legionary.
    wab-22.7: While its centurion lives the unit has 1 more Leadership.
    wab-21.28: A group of war dogs is exactly 1 handler and 6 dogs.
    wab-22.33/crew: Unit {number} has a crew of {models}: this machine has one of 2, or 3 as the doubt is read.
    wab-22.35/crew: Unit {number} has a crew of {models}: this machine has one of 3.
    wab-22.36/crew: Unit {number} has a crew of {models}: this machine has one of 3 or 4.
    wab-21.27/dogs: War dogs, unit {number}, have no standard, musician or leader.
    wab-22.32/command: The crew of unit {number} has no standard, musician or leader.
    wab-9.1/command: A character, unit {number}, is alone: he has no command group.
    wab-21.8/other: Unit {number}, {entry}: this is none of its options: {options}.
    wab-21.11/other: Unit {number}, {entry}: this is none of its options: {options}.
    wab-21.13/other: Unit {number}, {entry}: this is none of its options: {options}.
    wab-21.16/other: Unit {number}, {entry}: this is none of its options: {options}.
    wab-21.19/other: Unit {number}, {entry}: this is none of its options: {options}.
    wab-21.20/other: Unit {number}, {entry}: this is none of its options: {options}.
    wab-21.23/other: Unit {number}, {entry}: this is none of its options: {options}.
    wab-21.25/other: Unit {number}, {entry}: this is none of its options: {options}.
    wab-21.26/other: Unit {number}, {entry}: this is none of its options: {options}.
    wab-21.29/other: Unit {number}, {entry}: this is none of its options: {options}.
    wab-21.30/other: Unit {number}, {entry}: this is none of its options: {options}.
    wab-21.31/other: Unit {number}, {entry}: this is none of its options: {options}.
    wab-22.16/other: Unit {number}, {entry}: this is none of its options: {options}.
    wab-22.18/other: Unit {number}, {entry}: this is none of its options: {options}.
    wab-22.19/other: Unit {number}, {entry}: this is none of its options: {options}.
    wab-22.20/other: Unit {number}, {entry}: this is none of its options: {options}.
    wab-22.22/other: Unit {number}, {entry}: this is none of its options: {options}.
    wab-22.24/other: Unit {number}, {entry}: this is none of its options: {options}.
    wab-22.25/other: Unit {number}, {entry}: this is none of its options: {options}.
    wab-22.27/other: Unit {number}, {entry}: this is none of its options: {options}.
    wab-22.28/other: Unit {number}, {entry}: this is none of its options: {options}.
    wab-22.29/other: Unit {number}, {entry}: this is none of its options: {options}.
    wab-22.32/other: Unit {number}, {entry}: this is none of its options: {options}.
    wab-22.38/other: Unit {number}, {entry}: this is none of its options: {options}.
    wab-22.39/other: Unit {number}, {entry}: this is none of its options: {options}.
    wab-21.8/both: Unit {number} may have one of these, not both: {options}.
    wab-21.11/both: Unit {number} may have one of these, not both: {options}.
    wab-21.16/both: Unit {number} may have one of these, not both: {options}.
    wab-21.23/both: Unit {number} may have one of these, not both: {options}.
    wab-21.29/both: Unit {number} may have one of these, not both: {options}.
    wab-22.16/both: Unit {number} may have one of these, not both: {options}.
    wab-22.18/both: Unit {number} may have one of these, not both: {options}.
    wab-22.19/both: Unit {number} may have one of these, not both: {options}.
    wab-22.20/both: Unit {number} may have one of these, not both: {options}.
    wab-21.38/others: Only Dacians have the falx, and unit {number} is of another army.
    wab-21.39/others: Only Dacians have composite bows for hillmen, and unit {number} is of another army.
    wab-21.44/others: Only Germans have stubborn noble cavalry and warriors, and unit {number} is of another army.
    wab-21.46/others: Only Germans have warriors with spears, and unit {number} is of another army.
    wab-21.47/others: Only Germans have warriors with throwing spears, and unit {number} is of another army.
    wab-21.38/fanatics: Fanatics, unit {number}, may not have this: the falx.
    wab-21.44/fanatics: Fanatics, unit {number}, may not have this: stubborn.
    wab-21.46/fanatics: Fanatics, unit {number}, may not have this: spears.
    wab-21.47/fanatics: Fanatics, unit {number}, may not have this: throwing spears.
    wab-22.16/foot: A large shield is for officers on foot, and unit {number} is mounted.
    wab-22.18/foot: A large shield is for officers on foot, and unit {number} is mounted.
    wab-22.19/foot: A large shield is for officers on foot, and unit {number} is mounted.
    wab-22.20/foot: A large shield is for officers on foot, and unit {number} is mounted.
    wab-22.19/mounted: A throwing spear is for mounted officers, and unit {number} is on foot.
    wab-22.20/mounted: A throwing spear is for mounted officers, and unit {number} is on foot.
    wab-21.39/falx: Hillmen with the falx, unit {number}, may not have bows too.
    wab-21.46/stubborn: German spears force unit {number} to be stubborn, and it is not.
    wab-21.34: Britons may not have noble cavalry, and unit {number} is.
    wab-21.35: Britons may not have bows, and unit {number} has them.
    wab-21.40: Dacians may not have chariots, and unit {number} has.
    wab-21.45: Germans may not have chariots or hillmen, and unit {number} is of these.
    wab-22.13/reverse: Only Rome takes units of the other list, as barbarian allies: unit {number} is Roman.
    wab-21.41/others: Only Dacian hillmen take the place of warriors, and unit {number} is none.
    wab-21.33: The army is based on one tribe: its special rules apply to unit {number}.
    wab-21.41: Hillmen, unit {number}, take the place of a unit of warriors.
    wab-21.42: The Gallic warriors of unit {number} are in open order.
    wab-21.43: German noble cavalry, unit {number}, has no light armour and causes fear.
    wab-22.13: Barbarians, unit {number}, are allies of Rome, of whatever kind; the rest of their list applies.
    wab-9.1: A character is bought by himself and has the profile that the list gives him.
    wab-9.74: He carries the battle standard of the army.
    wab-1.25: The machine and its crew have profiles of their own.
    wab-21.5: Mixed weapons count as hand weapons and javelins.
    wab-22.12: The pilum is a heavy throwing spear.
    wab-21.6: The chariot charges: its warrior fights on foot, with no separate model.
    wab-21.9: The warlord is the Army General and has the Warband rule.
    wab-21.12: He is the battle standard bearer and has the Warband rule.
    wab-21.14: The shaman causes fear, hates the enemy and has the Warband rule.
    wab-21.14/warband: The shaman is with this warband: it hates the enemy too.
    wab-21.17: The tribal chief has the Warband rule.
    wab-21.24: Barbarian chariots are light chariots and no warbands.
    wab-22.9: It follows the rules of drilled troops.
    wab-22.40: Dromedaries cause fear in cavalry on horses and in chariots.
    wab-21.1: {spent} of {points} {points?point|points} on characters: at most {percent} percent, {limit}.
    wab-21.1/limit: On characters at most {percent} percent of {points} {points?point|points}: {limit}.
    wab-21.2: {spent} of {points} {points?point|points} on warriors: at least {percent} percent, {limit}.
    wab-21.2/limit: On warriors at least {percent} percent of {points} {points?point|points}: {limit}.
    wab-21.3: {spent} of {points} {points?point|points} on cavalry and chariots: at most {percent} percent, {limit}.
    wab-21.3/limit: On cavalry and chariots at most {percent} percent of {points} {points?point|points}: {limit}.
    wab-21.4: {spent} of {points} {points?point|points} on support infantry: at most {percent} percent, {limit}.
    wab-21.4/limit: On support infantry at most {percent} percent of {points} {points?point|points}: {limit}.
    wab-22.1: {spent} of {points} {points?point|points} on characters: at most {percent} percent, {limit}.
    wab-22.1/limit: On characters at most {percent} percent of {points} {points?point|points}: {limit}.
    wab-22.2: {spent} of {points} {points?point|points} on legionaries: at least {percent} percent, {limit}.
    wab-22.2/limit: On legionaries at least {percent} percent of {points} {points?point|points}: {limit}.
    wab-22.3: {spent} of {points} {points?point|points} on auxiliaries: at most {percent} percent, {limit}.
    wab-22.3/limit: On auxiliaries at most {percent} percent of {points} {points?point|points}: {limit}.
    wab-22.4: {spent} of {points} {points?point|points} on special units: at most {percent} percent, {limit}.
    wab-22.4/limit: On special units at most {percent} percent of {points} {points?point|points}: {limit}.
    wab-21.7/most: The army has {units} of these and may have {most}: {entry}.
    wab-21.10/most: The army has {units} of these and may have {most}: {entry}.
    wab-21.13/most: The army has {units} of these and may have {most}: {entry}.
    wab-21.20/most: The army has {units} of these and may have {most}: {entry}.
    wab-22.15/most: The army has {units} of these and may have {most}: {entry}.
    wab-22.17/most: The army has {units} of these and may have {most}: {entry}.
    wab-22.39/most: The army has {units} of these and may have {most}: {entry}.
    wab-21.36: British chariots are paid as warriors: for {warriors} infantry warriors, at most {most} {most?chariot|chariots}.
    wab-21.36/most: The army has {chariots} {chariots?chariot|chariots} and warriors for {most}.
    wab-22.30: The army has {units} {units?unit|units} of special troops, and {most} of legionaries and auxiliaries.
    wab-22.37: The army has {units} {units?tormenta|tormentae} and bolt throwers for {most}.
    wab-1.28/listed: The unit has {models} {models?model|models} and must begin with at least {least}.
    wab-22.10/ranks: A testudo needs three ranks or more, of four models or more.
    wab-22.10/none: The unit is not in testudo.
    wab-22.10/charge: A unit in testudo may not charge.
    wab-22.10/march: A unit in testudo may not march.
    wab-22.10: In testudo the unit saves on 2+ against missiles.
    wab-22.10/lowered: The shot takes {less} off: from {save}+ to {needed}+.
    wab-22.11/undeclared: The testudo was not declared at the start of the turn.
    wab-22.11: The unit is charged: it drops the testudo to fight, after any shooting by the chargers.
    wab-22.11/kept: Nobody charges the unit: it stays in testudo.
    wab-21.32: {hits} {hits?hit is|hits are} shared at random among {models} {models?model|models}.
    wab-22.34/march: A carroballista may not march.
    wab-22.34/charge: A carroballista may not charge.
    wab-22.34/shot: A carroballista that moved this turn does not shoot.
    wab-22.34/far: A carroballista moves {most} inches at most.
    wab-22.34/moves: A carroballista may move up to {most} inches.
    wab-22.34/shoots: A carroballista that has not moved may shoot.
    wab-22.6/hated: All Roman units hate the unit that has their battle standard, until the battle ends or they take it back.
    wab-22.6: A Roman unit beat the holders and pursued them: it takes the standard back, and the standard is removed with one of its models.
    wab-22.5: The enemy holds the Roman battle standard at the end: 400 victory points instead of 200.
    wab-21.37: The target is British chariots within 6 inches of their light cavalry: they may not be shot at.
    wab-22.14: Roman characters may join and lead allied barbarian units.
    wab-22.14/barbarian: Barbarian characters may not lead units of the Roman list.
    wab-22.7/led: Its centurion lives: the unit's own Leadership is {leadership}.
    wab-22.8: A character is with the unit: the centurion's 1 is not added.
    wab-22.8/general: The unit uses the General's Leadership: the centurion's 1 is not added to it.
  `),

  because: said(`
    as-many-as-needed: The unit has enough models.
    one-handler-and-six-dogs: It is 1 handler and 6 dogs.
    crew-as-listed: The crew is as the list has it.
    listed: Its list gives it these options.
    one-of-each: It has one of each kind at most.
    of-that-tribe: The army is of that tribe.
    is-on-foot: He is on foot.
    is-mounted: He is mounted.
    without-falx: They do not have the falx.
    is-stubborn: The unit is stubborn.
    no-noble-cavalry: It is no noble cavalry.
    no-bow: It has no bows.
    no-chariot: It has no chariots.
    no-chariot-or-hillmen: They are neither chariots nor hillmen.
    dacian-hillmen: They are Dacian hillmen.
    one-profile-for-all: One profile holds for the whole model.
    no-tribe: The army is of no tribe.
    gauls-in-open-order: It is no army of Gauls in open order.
    no-germans: They are no Germans.
    no-mixed-weapons: It has no mixed weapons.
    no-pila: It has no pila.
    it-does-not-charge: The chariot does not charge.
    no-shaman-with-it: The shaman is not with it.
    not-drilled: It is not drilled.
    no-centurion: The unit has no centurion.
    within-its-share: The points are within the limit.
    enough-of-them: There are points enough on them.
    as-many-as-it-may: The army has as many as it may.
    warriors-for-them: There are warriors enough for the chariots.
    no-more-than-the-others: There are no more of them than of the others.
    two-bolt-throwers-for-each: There are two bolt throwers for each.
    no-chariots: The army has no chariots.
    three-ranks-of-four: It has three ranks of four or more.
    declared-this-turn: It was declared this turn.
    does-not-charge: The unit does not charge.
    stays-off-the-march: The unit does not march.
    not-charged: The unit is not charged.
    not-taken-back: No Roman unit has beaten and pursued the holders.
    battle-goes-on: The battle is not over.
    beyond-its-move: It is farther than it may move.
    farther-than-six: The light cavalry is more than 6 inches away.
    no-character-with-him: No character is with the unit.
  `),

  problems: said(`
    only-gauls: Only Gauls may have their warriors in open order.
    no-entry: Say which entry of its list the unit is.
    entry-in-own-list: A unit of the player’s own list has no entry of the lists of the book.
    no-such-share: It is paid from share {given}, and the list has {shares}.
    no-such-entry: It is entry {given}, and the list has {entries}.
    most-below-least: The most models are fewer than the least, {least}.
    share-of-the-other-list: The list has no such share.
    nobody-to-hit: The group has nobody left to hit.
    cart-distance-of-moves: The distance is that of a move.
    nobody-beats-it: Nobody has beaten the unit that holds it.
  `),

  ...summed(`
    army-list/yes: The army costs {armyCost} {armyCost?point|points}, and nothing is wrong with it. | {armyCost} {armyCost?point|points} | It costs {armyCost} {armyCost?point|points} and breaks no rule.
    army-list/no: The army costs {armyCost} {armyCost?point|points}, and is not legal. | Not legal | The army is not legal.
    list-unit/yes: {entry}, {models} {models?model, costs|models, cost} {cost} {cost?point|points}. | {cost} {cost?point|points} | The unit costs {cost} {cost?point|points}.
    list-unit/no: {entry}, {models} {models?model, is|models, are} not legal so. | Not legal | The unit is not legal so.
    army-shares/yes: Of {points} {points?point|points}, all that is spent is within the limits. | Within the limits | The limits are kept.
    army-shares/no: Of {points} {points?point|points}, what is spent breaks a limit. | Not legal | A limit is broken.
    testudo/yes: The unit is in testudo and saves on 2+ against missiles. | In testudo | It is in testudo.
    testudo/dropped: The unit saves on 2+ against missiles and drops the testudo to fight. | Dropped to fight | It drops the testudo to fight.
    testudo/no: A unit in testudo may neither march nor charge. | Not allowed | It may not do so in testudo.
    testudo/none: The unit forms no testudo. | No testudo | It forms no testudo.
    roman-standard/recovered: The Romans take their battle standard back. | Recovered | They take it back.
    roman-standard/scored: The Roman battle standard is worth {points} victory points to the enemy. | {points} points | The enemy scores {points} points.
    roman-standard/held: The enemy holds the Roman battle standard and is hated for it. | Held by the enemy | The enemy still has it.
    carroballista/yes: The carroballista may do so: {cartAsk}. | Allowed | It may.
    carroballista/no: The carroballista may not do so: {cartAsk}. | Not allowed | It may not.
    war-dog-hits: Of {hits} {hits?hit|hits}, at least one falls on the handler with a chance of {percent:percent}. | {percent:percent} | The chance that the handler is hit is {percent:percent}.
  `),
} satisfies PartOfMessages;
