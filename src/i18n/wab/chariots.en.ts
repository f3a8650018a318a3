import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    ...titled(`
    wab/vehicles: Chariots and elephants as units | As how many models they count | Says whether so many chariots or elephants may form a unit and stand so, whether it is formed, as how many models it counts for rules that ask for a number, and that it has no rank bonus.
    wab/chariot-move: Moves of chariots | How far they move, march and charge | Says whether a chariot or a squadron may make a move, with musician, column and ground, and how many inches it has; of a scythed chariot with the die of its march and half if it does not go straight.
    wab/impact-hits: Impact hits of chariots | How many, when, and who survives | Says how many automatic hits charging chariots cause, when in the round, whether a scythed chariot survives, and how many unsaved wounds they come to.
    wab/crew-attacks: Attacks of crews | With how many dice and which weapon | Says with how many dice the crews of chariots or of an elephant strike, and the elephant itself, which weapon a mixed crew uses, whether a spear adds Strength, and who of a dispersed group joins the fight.
    `),
    'wab/chariot-losses': {
      title: 'Losses of a chariot squadron',
      line: 'Wounds and terrain: how many are left',
      about:
        'Says how many chariots of a squadron its wounds destroy and how many wounds stay on one of them; and of chariots that are forced through terrain that they may not cross how likely each is destroyed, or with the dice how many are.',
      fields: labelled(`
        wounds: Unsaved wounds now | How many unsaved wounds the squadron suffers now.
        woundsEach: Wounds of each chariot | How many Wounds (W) each of its chariots has. A light chariot of the printed profile has 1.
        woundsBefore: Wounds carried before | How many wounds one of its chariots has already taken, fewer than it has.
        dice: Terrain dice | One die for each chariot that crosses, as they fell. Left out: not rolled yet.
      `),
    },
    'wab/open-ranks': {
      title: 'Opening ranks to scythed chariots',
      line: 'Who may, and how likely it works',
      about:
        'Says whether a drilled unit may open its ranks to scythed chariots that charge it, on which Leadership it tests, how likely it passes, and whether there is a combat.',
      fields: labelled(`
        drilled: Drilled | true if the charged unit is drilled.
        engaged: Engaged already | true if the charged unit was already engaged in combat.
      `),
    },
    'wab/crew-shots': {
      title: 'Shots from chariots and elephants',
      line: 'How many shots, and whether after a move',
      about:
        'Says whether the crews of chariots or of an elephant may shoot, how many shots they have by their weapon, and what moving adds to the dice to hit.',
      fields: labelled(`
        vehicles: Chariots or elephants | How many of them have such crewmen.
        moved: It moved | true if the chariots or the elephant moved this turn.
        marched: It marched | true if the chariots marched or quick marched this turn.
      `),
      answers: labelled(`
        shots: Shots | How many shots all of these crewmen have together.
        toHitModifier: To hit | What having moved adds to the dice to hit: -1 or 0.
      `),
    },
    'wab/chariot-save': {
      title: 'Armour save of a chariot',
      line: 'By its crew, its horses and the hit',
      about:
        'Says which save a chariot has by the armour and shields of its crew and the barding of its horses, and what is left of it against a hit.',
      fields: labelled(`
        strength: Strength of the hit | The Strength of the hit that wounded.
      `),
    },
  },

  fields: labelled(`
    vehicle: Kind | light, light chariots; heavy, heavy chariots; scythed, scythed chariots; elephant; where it is offered none, any other troops.
    vehicles: Chariots or elephants | How many of them there are in the unit.
    crewEach: Crew of each | How many men each chariot carries, its driver among them. It makes no difference for an elephant.
    firstWounds: Wounds of the elephant at first | The Wounds that the elephant began the battle with. Left out: 6, as the printed Indian elephant.
    vehicleForm: Formation | line, base to base like formed troops; dispersed, a dispersed group, which light chariots alone may form.
    commandModels: Command group in chariots | How many members of a command group ride with the squadron: leader, standard bearer, musician.
    apart: Distance between chariots | The greatest distance in inches from one chariot of a dispersed group to the next. Left out: not asked.
    touchesChariot: It touches a chariot | true if a chariot of the dispersed group would touch another chariot as it moves, of its own squadron or another.
    changesForm: It changes formation | true if it goes from one of these formations to the other.
    listSaysLarge: Large by its list | true if its army list calls the chariot a large target.
    chariotKind: Kind of chariot | light; heavy; scythed.
    chariotMoves: Move | normal; march; quick-march, at triple rate in column; charge.
    straight: Straight ahead | true if it goes straight ahead all the way; false if it turns or wheels.
    enters: Ground on its way | open; difficult, difficult or very difficult terrain; obstacle, one that nobody defends; defended-obstacle, one behind which enemies stand.
    forcedAcross: It is forced | true if something forces it through that ground, such as a flight; false if its player chooses to go there.
    enemyCounts: An enemy near | true if an enemy who counts for marches is within 8 inches.
    marchDie: Die of the march | The D6 of a scythed chariot that marches, as it fell. Left out: not rolled yet.
    crossing: Chariots forced across | How many of the chariots that the wounds leave are forced through terrain that they may not cross.
    crewOf: Who carries the crew | chariot, a chariot or a squadron; elephant, one elephant.
    inContact: In contact | How many chariots are in contact with the enemy, or whether the elephant is: 1 or 0.
    notReached: Not in contact | How many chariots of a dispersed group take part in the charge, theirs or the enemy's, without touching him.
    crewAttacks: Attacks | The Attacks of each chariot, or of each warrior on an elephant. Left out: as printed, 2 for a light chariot, 1 for a warrior.
    warriors: Warriors on the elephant | How many warriors ride the elephant, without the mahout. It makes no difference for chariots.
    beastAttacks: Attacks of the elephant | Its own Attacks. Left out: 4, as the printed Indian elephant.
    foeSide: Side of the enemy | front, flank or rear: on which side of the base the enemy stands.
    crewArms: Weapons of the crew | What the men of one crew carry, and how many carry each. Empty: all the same, and no spear.
    crewWeapon: Weapon | hand-weapon; spear; throwing-spear; two-handed, for 2 hands; halberd; other.
    crewmen: Men | How many of one crew carry this weapon.
    chargedNow: It charged | true if it charged this turn.
    charging: Charging chariots | How many of them charge this enemy, those that pikes destroy among them.
    chariotStrength: Strength of the chariot | The Strength with which the hits wound. Left out: only the hits are counted, as the book prints no profile of heavy and scythed chariots.
    enemyArms: Weapons of the enemy | pikes, pikemen of a phalanx; kontos; other, anything else.
    enemySide: Side that is charged | front, flank or rear: which side of the enemy the chariots charge.
    lostToPikes: Chariots lost to the pikes | How many of the charging chariots the pikemen destroy before the impact.
    chargedBy: Who charges it | scythed-chariots, one or several and nobody else; scythed-chariots-and-others; others, without scythed chariots.
    chargedOn: Side that is charged | front, flank or rear: which side of the drilled unit is charged.
    scythedChariots: Scythed chariots | How many of them charge the unit.
    declaresHold: It holds | true if the unit declares that it holds.
    crewWears: Armour of the crew | What each man of one crew wears. Empty: a crew without armour or shields.
    horsesBarded: Barded horses | true if the horses of the chariot wear full metal barding.
  `),

  answers: labelled(`
    enoughForFlank: Enough for a flank charge | Whether it counts as the 5 models or more that a flank charge must have to give a bonus.
    largeTarget: Large target | Whether shots at it have the +1 for a large target.
    least: At least | The least that the dice can give: inches of a move, or hits.
    most: At most | The most that the dice can give: inches of a move, or hits.
    marchDice: Dice of the march | How many D6 are rolled for the march.
    marchInches: Inches of the march | How many inches the march comes to.
    terrainRoll: Terrain roll | Whether each chariot that crosses rolls 1D6 and may be destroyed.
    lostToWounds: Destroyed by wounds | How many chariots the wounds destroy.
    terrainDice: Terrain dice | How many chariots roll a D6 because they are forced across.
    wreckedUpTo: Destroyed on | A chariot forced across is destroyed on this roll or less.
    lostToTerrain: Destroyed by the terrain | How many chariots the terrain destroys; null while dice are open.
    chariotsLeft: Chariots left | How many chariots of the squadron are left; null while dice are open.
    woundsCarried: Wounds carried on | How many wounds stay on one of the chariots that are left; null while dice are open.
    chanceEachCrosses: Chance of each | The chance that one chariot crosses unharmed, as an exact fraction.
    chanceAllCross: Chance of all | The chance before any die that all of them cross unharmed, as an exact fraction; 1 where none is forced across.
    all-cross: All cross | Chance that the terrain destroys none.
    one-left: Exactly 1 left | Chance that exactly 1 chariot is left.
    fightingNow: Taking part | How many chariots fight, or 1 for the elephant.
    crewDice: Dice of the crew | With how many dice the crew strikes, to hit.
    beastDice: Dice of the elephant | With how many dice the elephant itself strikes; 0 for chariots.
    crewStrengthBonus: More Strength | What the weapon adds to the Strength of the crew's blows this turn.
    weaponUsed: Weapon used | The weapon that the crew fights with; null where the player chooses or none was said.
    playerChooses: The player chooses | Whether the player chooses between the weapons that most of the crew carry.
    strikesBefore: It strikes first | Whether it strikes first because it charged; otherwise by Initiative.
    impactMoment: When | before-all, before all other blows; after-pikes; after-kontos; with-the-crew, by one reading only; none, there are no hits.
    impactDice: Dice of the impact | How many chariots roll for their hits: 1D3 each for heavy ones, 1D6 each for scythed ones.
    hitsCaused: Hits | How many automatic hits there are; null while dice are open.
    chariotsLost: Chariots destroyed by the impact | How many scythed chariots their own impact destroys; null while dice are open.
    meanHits: Hits on average | The mean of the hits before any die, or the hits with the dice, as an exact fraction.
    chanceSurvives: Chance to survive | The chance that one chariot survives its own impact, as an exact fraction.
    crewFights: The crew fights | Whether the crew fights this turn; of scythed chariots that of each survivor; null while dice are open.
    resultCounts: In the combat result | unsaved-wounds, only the wounds that nobody saves count; hits, the hits themselves by one reading; nothing.
    all-survive: All survive | Chance that every scythed chariot survives its own impact.
    hits: Hits | How many automatic hits there are.
    opensRanks: It opens its ranks | Whether the unit opens its ranks; null while dice are open.
    combatFollows: There is a combat | Whether it fights the chariots this turn; null while dice are open, and where it does not hold.
    inchesBehind: Inches behind it | How far behind the unit the chariots are placed once its ranks open.
    opens: It opens its ranks | Chance that the unit opens its ranks.
    shotsEach: Shots of each | How many shots each of these crewmen has a turn.
  `),

  terms: worded(`
    vehicle: none = other troops | light = light chariots | heavy = heavy chariots | scythed = scythed chariots | elephant = an elephant
    vehicleForm: line = in line | dispersed = a dispersed group
    chariotKind: light = a light chariot | heavy = a heavy chariot | scythed = a scythed chariot
    chariotMoves: normal = normal | march = march | quick-march = quick march | charge = charge
    enters: open = open | difficult = difficult terrain | obstacle = an obstacle | defended-obstacle = a defended obstacle
    crewOf: chariot = chariots | elephant = an elephant
    foeSide enemySide chargedOn: front = front | flank = flank | rear = rear
    crewWeapon weaponUsed: hand-weapon = a hand weapon | spear = a spear | throwing-spear = a throwing spear | two-handed = a two-handed weapon | halberd = a halberd | other = another weapon
    enemyArms: other = other weapons | pikes = pikes | kontos = kontos
    chargedBy: scythed-chariots = scythed chariots | scythed-chariots-and-others = scythed chariots and others | others = others
    impactMoment: before-all = before all other blows | after-pikes = after the pikes | after-kontos = after the kontos | with-the-crew = with the blows of the crew | none = no hits
    resultCounts: unsaved-wounds = unsaved wounds | hits = hits | nothing = nothing
  `),

  steps: said(`
    wab-16.1: A chariot with all that it carries is a single model.
    wab-16.2: Chariots are light, heavy or scythed.
    wab-16.3: Chariots count their crew: {counts} {counts?model|models}.
    wab-16.6: A squadron begins with 3 chariots or more.
    wab-16.6/own-chariot: Each member of the command group rides in a chariot of his own.
    wab-16.7: The squadron is formed, but has no bonus for ranks.
    wab-16.8: Heavy chariots stand base to base and manoeuvre like other formed troops.
    wab-16.8/base-to-base: Heavy chariots stand base to base: no dispersed group.
    wab-16.9: Scythed chariots are no formed unit.
    wab-16.9/alone: Each scythed chariot is a unit by itself.
    wab-16.10: Light chariots stand in line or as a dispersed group, formed either way.
    wab-16.10/change: Going from one to the other is a change of formation.
    wab-16.11: In a dispersed group each chariot moves by itself.
    wab-16.11/too-far: Chariots of a dispersed group stand 2 inches apart at most.
    wab-16.11/turns: A chariot of a dispersed group turns freely; only what it covers in a wheel is measured.
    wab-16.19: A chariot of a dispersed group touches no other chariot as it moves.
    wab-17.1: An elephant acts alone: there is no unit of several.
    wab-17.2: A mahout drives the elephant, and its crew rides on it.
    wab-17.4: An elephant counts the Wounds that it began with: {counts} {counts?model|models}.
    wab-16.39: Chariots are not large targets: no +1 for shots at them.
    wab-16.39/by-its-list: Its list calls it a large target: +1 for shots at it.
    wab-17.6: An elephant is a large target: +1 for shots at it.
    wab-17.14/wounds: The printed Indian elephant has 6 Wounds.
    wab-16.12: Chariots do not enter such ground of their own accord.
    wab-16.12/defended: Chariots do not cross an obstacle of their own accord.
    wab-16.13/forced: Chariots that are forced across roll 1D6 each.
    wab-16.14: Chariots do not charge an enemy behind an obstacle that they would have to cross.
    wab-16.15: The printed light chariot moves {movement} inches.
    wab-16.15/attacks: The printed light chariot has 2 Attacks.
    wab-16.16: Light and heavy chariots march at double rate: {allowance} inches.
    wab-16.16/column: In column they quick march at triple rate: {allowance} inches.
    wab-16.16/no-column: Chariots quick march only 1 wide and at least 2 deep.
    wab-16.17: A scythed chariot adds its die to its Movement: {allowance} inches.
    wab-16.17/rolls: A scythed chariot marches its Movement and 1D6 inches.
    wab-16.17/quick-march: A scythed chariot only adds 1D6 to march: there is no quick march.
    wab-16.18: It does not go straight ahead: half, {allowance} inches.
    wab-16.18/half: It does not go straight ahead: the whole move is halved.
    wab-16.20: A chariot is removed with its last Wound, and has {each}.
    wab-16.21: The wounds go on one chariot at a time: {shot} destroyed, {noted} on the next.
    wab-16.21/one-each: Each wound destroys a chariot: {shot}.
    wab-16.13: Forced across, {chariotKind} is destroyed on {wreckedUpTo} or less.
    wab-16.22: Undamaged chariots are removed first: {noted} {noted?wound stays|wounds stay} with the squadron.
    wab-16.23: Chariots fight enemies on any side: these stand on the {foeSide}.
    wab-16.23/first: The chariots charged: they strike first.
    wab-16.24: The crew charged with spears, as cavalry: 1 more Strength.
    wab-16.25/most: The crew fights with what most of them carry: {crewWeapon}.
    wab-16.25/tied: As many carry each weapon: the player chooses.
    wab-16.26: The dispersed chariots that the charge did not reach move into contact: {joining} more.
    wab-17.14/attacks: The printed warrior of an elephant has 1 Attack.
    wab-17.15: Elephant and crew strike apart; dice of the elephant: {beastDice}, of the crew: {crewDice}.
    wab-17.19: The warriors charged with spears, as cavalry: 1 more Strength.
    wab-17.20/most: The crew fights with what most of them carry: {crewWeapon}.
    wab-17.20/tied: As many carry each weapon: the player chooses.
    wab-17.21: The crew strikes on any side of the elephant: here on the {foeSide}.
    wab-16.27: Light chariots cause no impact hits.
    wab-16.27/only-charging: Impact hits are for chariots that charge.
    wab-16.27/first: Impact hits come before all other blows but those of pikes.
    wab-16.27/kontos: By this reading kontos strike before the impact hits.
    wab-16.27/with-the-crew: By this reading impact hits come with the blows of the crew.
    wab-16.27/wounds-count: Their unsaved wounds count in the combat result.
    wab-16.27/hits-count: By this reading the hits themselves count in the combat result.
    wab-16.28: Each heavy chariot causes 1D3 hits: {least} to {most} in all.
    wab-16.29: Each scythed chariot causes 1D6+2 hits: {least} to {most} in all.
    wab-16.29/lost: 2 or more on the die: {lost} {lost?chariot is|chariots are} destroyed by the impact.
    wab-16.29/survives: A 1 on the die: {spared} {spared?chariot survives|chariots survive} and the crew fights.
    wab-16.30: The chariots charge the front of a phalanx: its pikes strike before the impact.
    wab-16.30/moment: The impact comes after the pikes.
    wab-16.30/none-left: The pikes have destroyed all chariots: no hits, and no crew fights.
    wab-16.31: Drilled, charged in front by scythed chariots alone: it may open its ranks.
    wab-16.31/not-drilled: Only drilled troops open their ranks.
    wab-16.31/others: Others than scythed chariots charge it: its ranks stay closed.
    wab-16.31/engaged: It is engaged already: its ranks stay closed.
    wab-16.34: The chariots come from flank or rear: its ranks stay closed.
    wab-16.32: It holds and tests once on Leadership {leadership}; chariots that charge it: {chariots}.
    wab-16.32/must-hold: To open its ranks it must declare that it holds.
    wab-16.33: The ranks open: the chariots stand 1 inch behind the unit, and nobody fights them.
    wab-16.33/failed: The test fails: the unit takes the impact and fights.
    wab-16.35: Each crewman makes 2 shots with this weapon.
    wab-16.35/once: Each crewman makes 1 shot with this weapon.
    wab-16.36: A crossbow is shot from a chariot that moved.
    wab-16.37: The chariot moved: -1 to hit.
    wab-17.25: Each crewman makes 2 shots with this weapon.
    wab-17.25/once: Each crewman makes 1 shot with this weapon.
    wab-17.25/longbow: By the official FAQ a longbow makes 1 shot.
    wab-17.26: A crossbow is shot from an elephant that moved.
    wab-17.27: The elephant moved: -1 to hit.
    wab-16.40: The chariot makes its crew's save 2 points better: {save} or more.
    wab-16.41: The best save of the crew counts.
    wab-16.42: No save of such a chariot is better than {best} or more.
    wab-16.43/flees: Heavy and scythed chariots flee 2D6.
    wab-16.43/pursues: Heavy and scythed chariots pursue 2D6.
    wab-16.44/flees: Light chariots flee 2D6 in the turn in which they are made to flee.
    wab-16.44/later: Light chariots flee 3D6 in later turns.
    wab-16.44/pursues: Light chariots pursue 3D6.
    wab-11.23/chariot: The barding of its horses makes the save 1 point better.
  `),

  because: said(`
    alone: It is alone.
    three-or-more: It has 3 chariots or more.
    within-two-inches: They are within 2 inches of each other.
    touches-nobody: It touches no chariot.
    goes-of-its-own-accord: Nothing forces it across.
    no-obstacle-between: No defended obstacle is in between.
    stops-at-it: By this reading it charges up to the obstacle.
    not-scythed: It is no scythed chariot.
    no-wounds-now: It suffers no wounds now.
    in-line: The chariots stand in line.
    crew-alike: The crew is equipped alike.
    did-not-charge: It did not charge this turn.
    heavy-or-scythed: They are heavy or scythed chariots.
    has-charged: They charged.
    not-their-front: They do not charge the front of the pikemen.
    pikes-only: Only pikes strike before the impact.
    is-drilled: The unit is drilled.
    in-front: It is charged in the front.
    scythed-chariots-alone: Scythed chariots alone charge it.
    ranks-not-engaged: It is not engaged.
    declares-hold: It declares that it holds.
    slow-weapon: This weapon makes 1 shot a turn.
    thrown-by-hand: Thrown weapons have no penalty for moving.
    scythed-chariots: They are scythed chariots.
    heavy-chariots: They are heavy chariots.
    inside-the-limit: The save is within the limit.
    list-says-large: Its list calls it a large target.
  `),

  ...summed(`
    vehicles/counts: It counts as {counts} {counts?model|models}. | Counts as {counts} | It counts as {counts} {counts?model|models}.
    vehicles/no: It may not stand so. | Not so | It may not stand so.
    chariot-move/no: The chariot may not make this move. | No | It may not.
    chariot-move/reach: The chariot has {inches} inches. | {inches} inches | It has {inches} inches.
    chariot-move/open: The scythed chariot has {least} to {most} inches, by its die. | {least} to {most} inches | It has {least} to {most} inches, by its die.
    chariot-losses/unhurt: {left} {left?chariot is|chariots are} left, unhurt. | {left} left | {left} {left?chariot is|chariots are} left, unhurt.
    chariot-losses/left: {left} {left?chariot is|chariots are} left, with {noted} {noted?wound|wounds} on one. | {left} left | {left} {left?chariot is|chariots are} left, with {noted} {noted?wound|wounds} on one.
    chariot-losses/open: {left} {left?chariot is|chariots are} left, of which {dice} {dice?rolls|roll} for the terrain. | {dice} to roll | Of {left} {left?chariot|chariots} {dice} {dice?rolls|roll} for the terrain.
    crew-attacks/chariots: The crews strike with {crewDice} {crewDice?die|dice}. | {crewDice} {crewDice?die|dice} | The crews strike with {crewDice} {crewDice?die|dice}.
    crew-attacks/elephant: The elephant strikes with {beastDice} {beastDice?die|dice}, its crew with {crewDice}. | {beastDice} and {crewDice} | The elephant strikes with {beastDice} {beastDice?die|dice}, its crew with {crewDice}.
    impact-hits/no: There are no impact hits. | No hits | There are no impact hits.
    impact-hits/open: {least} to {most} automatic hits. | {least} to {most} hits | They cause {least} to {most} automatic hits.
    impact-hits/fell: {hits} automatic {hits?hit|hits}. | {hits} {hits?hit|hits} | They cause {hits} automatic {hits?hit|hits}.
    open-ranks/no: The unit may not open its ranks. | No | It may not: it fights the chariots.
    open-ranks/open: The unit opens its ranks {percent:percent} of the time. | Opens {percent:percent} | It opens its ranks {percent:percent} of the time.
    open-ranks/opened: A roll of {rolled}: the ranks open, and there is no combat. | They open | The ranks open, and there is no combat.
    open-ranks/failed: A roll of {rolled}: the ranks stay closed, and the unit fights. | Closed | The ranks stay closed: it fights.
    crew-shots/no: The crew may not shoot. | No shots | It may not shoot.
    crew-shots/shots: The crew has {shots} {shots?shot|shots}. | {shots} {shots?shot|shots} | The crew has {shots} {shots?shot|shots}.
    chariot-save/needs: The chariot saves on {needed} or more. | {needed}+ | It saves on {needed} or more.
    chariot-save/none: The chariot has no save left. | No save | It has no save left.
  `),

  problems: said(`
    only-light-disperse: Only light chariots form a dispersed group.
    no-elephant: Say that of an elephant only.
    no-printed-profile: Say the Movement: the book prints the profile of light chariots only.
    no-march-die: Only a scythed chariot that marches rolls a die.
    more-than-there-are: No more chariots can cross than there are.
    a-die-each: Say one die for each chariot that crosses.
    elephants-alone: An elephant fights alone: 1 in contact at most.
    no-pikes: Only pikes that are charged in the front destroy chariots before the impact.
    more-than-charge: No more chariots can be lost than charge.
    a-die-for-each-chariot: Say one die for each chariot that arrives.
    no-such-d3: A D3 shows 1 to 3.
  `),
} satisfies PartOfMessages;
