import { called, labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    cca/may-battle: May it battle? | Against whom, after its move and card | Says whether a unit may battle one given target, in close or ranged combat, after the move that it made and under the card in play, and whether it must. It works out no dice and no results.
    cca/close-combat: Close combat: dice | How many each side rolls, what hits | Says, before any roll, how many dice each side rolls in a close combat, which faces hit, what is ignored and how many flags the target may ignore, with the exact odds of the first roll.
    cca/close-combat-roll: Close combat: resolve a roll | Blocks, retreat and whether it battles back | Resolves one roll of a close combat that has been made: hits, blocks, leader check, retreat, banners, whether the target may battle back and whether the victor may advance.
    cca/close-combat-outcome: Close combat: odds | How both units will end up | Gives the exact odds of how both units come out of the whole combat: the first roll, the leader check, the retreat, and the answering roll if the unit rolled at holds its hex.
  `),

  fields: labelled(`
    ordersGiven: Orders given before | How many orders of the card have gone to others before this one.
    detaches: Leaves his unit | Only for a leader (unit LD): yes, if he starts in the hex of a unit and leaves it. Left out: no, he starts alone.
    attacker: Attacker | The ordered unit that attacks or wants to battle, and its situation before the first roll; to resolve the answering roll (roll: battle-back), as it stands at that moment.
    defender: Defender | The enemy unit, or the enemy leader alone in his hex, that is battled, and its situation before the first roll; to resolve the answering roll (roll: battle-back), as it stands at that moment.
    unit: Unit | Type of unit. LI light infantry, LS light with slings, LB light with bows, AX auxilia, WR warriors, MI medium infantry, HI heavy infantry, LC light cavalry, MC medium cavalry, HC heavy cavalry, CH heavy chariots, EL elephants, LD a leader alone in his hex (without a unit) or moving on his own, where a leader is possible; WM war machines, only in cca/unit.
    blocks: Blocks | Blocks left in the unit before the roll. Left out: full strength (4 for foot, 3 for cavalry, 2 for elephants and chariots, 1 for a lone leader).
    leader: Own leader | Where the most useful friendly leader is: attached, to the unit, in its own hex; adjacent, in a hex adjacent to the unit; none, in neither place. Attached or adjacent, he makes the leader symbols of the unit hit; only attached does he let it ignore 1 flag, give foot units a bonus combat and risk the leader check. Elephants gain nothing from a leader. A lone leader (LD) cannot have another one attached.
    terrain: Terrain of its hex | Terrain of the hex in which this unit stands: clear, rough, forest, hill, ford (fordable river), camp (fortified camp). No unit can be in river (a river that is not fordable) or coast: they are refused, except by cca/terrain, which says so. A rampart is not a terrain: it goes into rampart.
    rampart: Rampart | Defensive rampart on the hex of this unit: between, on the hexside between it and the other unit (in ranged combat, the one through which the line of sight enters its hex); elsewhere, only on other hexsides; none, on no hexside. It matters when dice are rolled at this unit: if it is on foot and the rampart lies between, it ignores 1 sword and may ignore 1 flag.
    support: Supporting hexes | How many of the 6 hexes adjacent to this unit hold a friendly unit or a lone friendly leader (a unit with its attached leader counts 1). With 2 or more it may ignore 1 flag; with 1, none. It does nothing for elephants.
    moved: Hexes moved | Hexes that the unit moved this turn before battling, up to the hex where it stands; 0 if it did not move. A Momentum Advance is not counted (say bonus). Above 0, it is taken to have entered the terrain of its hex this turn.
    card: Card in play | Command card that ordered the attacker: clash-of-shields Clash of Shields, mounted-charge Mounted Charge, i-am-spartacus I am Spartacus, double-time Double Time, line-command Line Command, move-fire-move Move-Fire-Move, darken-the-sky Darken the Sky; none, any other. With Counter Attack, give the card that it copies. Its dice are added only to the attack of the attacker, never to an answer nor to a First Strike. First Strike goes into firstStrike.
    bonus: Bonus combat | Yes, if this is the second combat of the unit this turn, after its Momentum Advance. Warriors, foot units with a leader attached, cavalry, chariots and elephants have it. In it Clash of Shields adds no dice, and there is no third combat.
    firstStrike: First Strike | Yes, if the defender plays the card First Strike: its unit rolls first and, if the attacker holds its hex, the attacker answers by battling back. Only for a unit, not for a lone leader. Not together with evades.
    evades: The defender evades | Yes, if the defender chooses to evade instead of standing. The query says whether it may from that attacker; it does not check that the hex behind is free. A lone leader always evades, without its being said here. Not together with firstStrike.
    readings: Readings | Which reading is used where the book is not clear. In each of them a is the one adopted. Left out: a in all.
    faces: Faces rolled | The dice of the roll as they fell, one per item and in any order: green circle, blue triangle, red square, leader symbol, flag, swords. Without the dice that elephants roll again (rolledAgain) and those of the leader check (leaderCheck). At most as many as are rolled; those not given are still to be rolled. In cca/ranged-combat they are the dice of 1 fire. Left out: not rolled yet.
    rolledAgain: Dice rolled again | Only for elephants: faces of the dice rolled again for their swords, those repeated more than once too, in any order. They add to the roll. Left out: none; the answer says how many are still due.
    leaderCheck: Leader check | Faces of the dice rolled for the leader attached to the target: 2 if his unit lost blocks and survives (he is lost if both are leader), 1 if it was eliminated (lost on leader); if it survives the hits and a blocked retreat eliminates it, 1 more die at the end. Only if the target has an attached leader. Left out: not rolled yet; the answer says how many dice are due, and until then his help against flags counts.
    roll: Which roll | attack: the first roll of the combat, the attacker's or, with First Strike, the defender's. battle-back: the one that answers it, the defender's battle back or, with First Strike, the attacker's. For that one, blocks are the blocks left after the first roll.
    freeHexes: Free hexes behind | How many hexes in a row of its path, towards its own side of the battlefield, are free for this unit. In a retreat each hex that it lacks costs 1 block (but not elephants blocked by units). The hex of a lone friendly leader (leaderAt) counts as free. It matters only when flags are rolled at it or it evades. Left out: as many as it needs.
    blockedBy: What blocks the retreat | What lies behind the free hexes: units, of either side (or a leader whose hex it may not enter); edge, the edge of the battlefield; impassable, impassable terrain. It matters only for elephants: blocked by units they lose no blocks, those units do.
    ignores: Flags to ignore | How many flags the owner of this unit ignores at most; never more than it may. 0: none is ignored. Left out: all that it may.
    hits: Hits | Hits, that is blocks lost, in the same roll: they are resolved before the flags. For the check of a leader, hits that his unit took.
    leaderAt: Lone leader on the path | In which hex of its retreat path, counted from 1, a friendly leader stands alone. A unit without a leader attached may go there: he joins it. For a unit with a leader attached that hex is blocked. Left out: none.
    stopsAtLeader: Stops with the leader | Whether the unit ends its retreat in the hex of the leader who joins it there and makes no more hexes, at no cost.
    command: Command | The side's Command: the most command cards that it may hold by its Council of War. It matters for cards that order as many units as Command. Left out: that of the scenario and army, if they are given; otherwise unknown.
    scenario: Scenario | The battle that is played; other, none of the book or one that does not matter here.
    army: Army | The army that is asked about. At Akragas and the Crimissos River rome means the Syracusans, who play with the Roman blocks.
    turn: Turn of that player | Which turn of that player it is, his own turns counted from 1. It matters only for the Roman player at Lake Trasimene, whose hand grows. Left out: 1, where it may be.
    exitFrom: Section that it leaves from | The section of the hex from which units leave the battlefield, as their own player sees it; left-and-centre and centre-and-right are hexes cut by a dotted line. It matters only at Castulo.
    kind: Kind of battle | close, close combat with an adjacent target; ranged, ranged combat.
    ordered: Ordered | Whether the unit got an order this turn. Without one it neither moves nor battles.
    battled: Has battled | Whether the unit has battled this turn already, and how: no; close, in close combat; ranged, in ranged combat. After a close combat only the bonus one (bonus) is possible.
    enemiesAdjacent: Adjacent enemy units | How many enemy units stand in the 6 hexes adjacent to the attacker, the target included when it is adjacent; a lone enemy leader who is not the target does not count. With 1 or more it may not fire. Left out: 1 at distance 1; otherwise 0.
    distance: Distance | Hexes from the attacker to the target: the attacker's hex is not counted, the target's is. 1 is adjacent.
    lineOfSight: Line of sight | Whether the attacker sees the target. It matters only in ranged combat.
    splitDice: Splits its dice | Yes, if the player wants to split the dice of the unit among several targets, which is never allowed.
  `),

  answers: labelled(`
    draws: Draws | Command cards that it draws at the end of that turn.
    handAtEnd: Hand at the end | Command cards that it holds at the end of that turn, with no card lost or gained otherwise.
    command: Command | Its Command in that turn: how many units some cards order, and the dice of I am Spartacus and Rally.
    ordersLeft: Orders left | Orders of the card that are left after those, its sections taken together; null where the card does not set a number, or Command was not told.
    allowed: Allowed | Whether what is asked is allowed: the combat as it was declared or, inside battleBack, that the target of this roll battles back; in the other queries, what each of them asks.
    dice: Dice | Dice rolled: those of the first roll (with First Strike, the defender's) or, when a roll is resolved, those of that roll; inside battleBack, those of the answer. 0 if the combat is not allowed.
    hitsOn: Hits on | Faces that score 1 hit each in that roll, before what the target ignores is taken off.
    swordsIgnored: Swords ignored | Sword hits that the target ignores: a number or all. It is 0 if swords do not hit.
    redIgnored: Red squares ignored | Red square hits that the target ignores: 1 for elephants against cavalry or chariots; otherwise 0.
    swordsAgain: Swords rolled again | Yes, if each sword hits and its die is rolled again: when elephants roll and the target does not evade.
    flagsIgnorable: Flags it may ignore | How many flags of that roll the target may ignore if it wants, each reason counted once. 0 if it evades or is a lone leader. When a roll is resolved, also 0 if there are no flags to count or the hits eliminate the unit.
    hexesPerFlag: Hexes per flag | Hexes that the target retreats for each flag that it does not ignore. 0 if it evades or is a lone leader.
    battleBack: Battle back | The answer to that roll. In cca/close-combat, the roll of the answering unit if it holds its hex with a block left, worked out with its present blocks, or null if there is no answer. In cca/close-combat-roll, whether the target may battle back (allowed) and with how many dice, its losses taken off; null while dice are still to be rolled.
    mayEvade: May evade | Whether the defender's unit type may evade from that attacker.
    blocks: Blocks | Blocks of the target before and after the step.
    blocksLost: Blocks lost | Blocks that the target loses to hits of that roll, without those of a blocked retreat (allBlocksLost has both). In the odds of a roll, how many it loses and their mean. In the whole combat, the mean of the blocks that this side loses, as an exact fraction, with those of the retreat.
    allBlocksLost: Blocks lost in all | Blocks that the target loses to hits and in its retreat together. In the odds, their mean.
    blocksLeft: Blocks left | Blocks of the target after the hits and the retreat.
    eliminated: Eliminated | When a roll is resolved: whether the target lost its last block, to hits or in the retreat. null while dice that are still to be rolled decide it. In the odds: chance that the roll eliminates it, by hits or in the retreat; in cca/close-combat its way is free. In cca/close-combat-outcome: chance, as an exact fraction, that this side ends eliminated, in the retreat too.
    flagsIgnored: Flags ignored | Flags that the target ignored: those that it may, and no more than ignores.
    retreatHexes: Hexes of retreat | Hexes that the flags not ignored force the target to retreat, whether or not it can.
    hexesMade: Hexes retreated | Hexes that the target really retreats: those demanded, and no more than freeHexes.
    blocksLostInRetreat: Blocks lost retreating | Blocks that the target loses for the hexes of retreat that it lacks.
    blockersLose: Blockers lose | Blocks that each unit in the way of retreating elephants loses. In all other cases, 0.
    rampage: Rampage | Yes, if the target is elephants that must retreat: first 2 dice are rolled against each adjacent hex that is occupied. The query does not resolve those rolls.
    leftHex: Leaves its hex | Whether (null while dice are still to be rolled) the target retreated at least 1 hex, and so does not battle back, or is a lone leader who must evade. The evasion of a unit does not count.
    mustEvade: Must evade | Whether a leader must evade 1, 2 or 3 hexes: before the roll, yes for a lone leader, who evades if he is not hit; with the faces rolled, whether a leader remains alone in the hex; null while that is open.
    mayBattleBack: May battle back | Whether the unit may battle back. Never against fire, after evading, nor out of its hex.
    result: Result of the roll | What the given faces do to the target, as far as they decide it; null if none were given.
    leader-lost: The leader is lost | Chance that the leader of the target, attached or alone, is lost.
    joinsLeader: Joins a leader | Whether a friendly leader who was alone on the path has become attached to the retreating unit.
    mayStop: May stop | Whether the unit may end its retreat there and make no more hexes.
    hits: Hits | Hits of the roll once what the target ignores is taken off, surplus ones included. In the odds, their mean.
    flags: Flags | Flags rolled, with those of the dice rolled again and before any is ignored. 0 if the target evades or is a lone leader.
    misses: Misses | Dice rolled that show neither a face that hits nor a flag that counts. An ignored hit is not a miss.
    diceToRoll: Dice to roll | Dice of the roll that are still to be rolled: their faces were not given.
    chancesAre: What the chances are of | What the chances are of: before-any-die, of the whole roll; part-known, of what is still open of a roll of which some dice are known; after-hits, of the leader check after these hits; known, nothing is open and each is 0 or 1.
    diceToRollAgain: Dice to roll again | Dice that elephants still have to roll again for their swords and that are not in rolledAgain.
    leaderCheckDice: Dice of the leader check | Dice rolled for the leader attached to the target: 2 if his unit was hit and survives, 1 if the hits eliminate it, 0 if there is no check.
    leaderLost: Leader lost | When a roll is resolved: whether the target's leader, attached or alone, is lost; null while his check is still to be rolled. In the whole combat: chance, as an exact fraction, that this side loses its own.
    banners: Banners | Victory Banner blocks that the side that rolls gains with this roll: 1 for the unit eliminated and 1 for the leader.
    bannersGained: Banners gained | Victory Banners that the army gains by what is asked about.
    mayAdvance: Momentum Advance | Whether the unit that rolls may enter the hex that the target left empty. Only after an attack of its own, never battling back, on First Strike or after an evasion. null while dice are still to be rolled.
    extraHex: Extra hex | Whether, after the Momentum Advance, it may advance 1 more hex. Only cavalry may, and not where the terrain of the vacated hex stops it (R45).
    bonusCombat: Bonus combat | Whether, after the Momentum Advance, it may close combat again. The terrain of the vacated hex counts: where it forbids battle on entry there is no bonus combat (R45). That of the extra hex is not asked for.
    battleBackDice: Battle back dice | Dice of the answering roll with the present blocks. 0 if there is no answer. Warriors that lose blocks will roll fewer.
    defender: Defender | How the defender comes out: its chances, or its fate in each outcome.
    attacker: Attacker | How the attacker comes out: its chances, or its fate in each outcome.
    retreats: Retreats | In cca/close-combat and cca/ranged-combat: chance that the target survives the hits and must retreat; its path is taken to be free. In cca/close-combat-outcome: chance, as an exact fraction, that this side ends alive outside its hex after a retreat.
    stands: Stands | Chance, as an exact fraction, that this side ends the combat alive and in its hex.
    evades: Evades | Chance, as an exact fraction, that this side ends the combat alive after evading.
    mustBattle: Must battle | Yes, if it may battle and has to: warriors that moved 2 hexes or more. In every other case battling is optional.
    choosesTarget: Chooses its target | Yes, if it may close combat and has more than one adjacent enemy unit: its player chooses which to attack.
    kind: Kind of battle | The kind of battle that was asked about.
    at-least-one-hit: At least 1 hit | Chance that the first roll, or the fire, takes at least 1 block.
    at-least-one-flag: At least 1 flag | Chance that the first roll, or the fire, shows at least 1 flag, ignored or not.
    nothing-happens: Nothing happens | Chance that the first roll, or the fire, gives neither hits nor more flags than the target may ignore.
    defender-stands: The defender stands | Chance that the defender ends the combat alive and in its hex.
    defender-retreats: The defender retreats | Chance that the defender ends alive outside its hex after a retreat.
    defender-evades: The defender evades | Chance that the defender ends alive after evading.
    defender-eliminated: The defender is eliminated | Chance that the defender loses its last block.
    attacker-stands: The attacker stands | Chance that the attacker ends the combat alive and in its hex.
    attacker-retreats: The attacker retreats | Chance that the attacker ends alive outside its hex after a retreat.
    attacker-eliminated: The attacker is eliminated | Chance that the attacker loses its last block.
    defenderBlocksLost: Blocks lost by the defender | Mean of the blocks that the defender loses in the whole combat.
    attackerBlocksLost: Blocks lost by the attacker | Mean of the blocks that the attacker loses in the whole combat.
    defenderBlocks: Defender's blocks | Blocks with which the defender ends; 0 is eliminated.
    attackerBlocks: Attacker's blocks | Blocks with which the attacker ends; 0 is eliminated.
    defenderLeader: Defender's leader | What becomes of the leader attached to the defender: safe; lost; none, it has none.
    attackerLeader: Attacker's leader | What becomes of the leader attached to the attacker: safe; lost; none, it has none.
    mustStop: Must stop | Whether the unit must stop on entering the hex and moves no more that turn. null if it may not enter.
    range: Range | Hexes that the unit can fire; 0 if it has no missiles. In cca/line-of-sight, null if no unit is given.
  `),

  terms: {
    ...called(`
      LI: the | light infantry unit | Light infantry
      LS: the | light slings unit | Light slings
      LB: the | light bows unit | Light bows
      AX: the | auxilia unit | Auxilia
      WR: the | warrior unit | Warriors
      MI: the | medium infantry unit | Medium infantry
      HI: the | heavy infantry unit | Heavy infantry
      LC: the | light cavalry unit | Light cavalry
      MC: the | medium cavalry unit | Medium cavalry
      HC: the | heavy cavalry unit | Heavy cavalry
      CH: the | heavy chariot unit | Heavy chariots
      EL: the | elephant unit | Elephants
      LD: the | lone leader | Lone leader
    `),
    ...worded(`
      chancesAre: before-any-die = of the whole roll, before any die | part-known = of what is still open | after-hits = of the leader check, after these hits | known = of a result that is already known
      exitFrom: left = left | left-and-centre = left and centre | centre = centre | centre-and-right = centre and right | right = right
    `),
    ...said(`
      clear: clear ground
      rough: rough ground
      camp: fortified camp
      river: river that is not fordable
      coast: coast
      green: green circle
      blue: blue triangle
      red: red square
      leader: leader symbol
      swords: swords
      leader.none: no leader near
      attached: attached to the unit
      adjacent: in an adjacent hex
      rampart.none: no rampart
      clash-of-shields: Clash of Shields
      mounted-charge: Mounted Charge
      i-am-spartacus: I am Spartacus
      double-time: Double Time
      line-command: Line Command
      move-fire-move: Move-Fire-Move
      darken-the-sky: Darken the Sky
      order-two-units-left: Order Two Units Left
      order-two-units-center: Order Two Units Center
      order-two-units-right: Order Two Units Right
      order-three-units-left: Order Three Units Left
      order-three-units-center: Order Three Units Center
      order-three-units-right: Order Three Units Right
      order-four-units-left: Order Four Units Left
      order-four-units-center: Order Four Units Center
      order-four-units-right: Order Four Units Right
      coordinate-attack: Coordinate Attack
      out-flanked: Out Flanked
      order-light-troops: Order Light Troops
      order-medium-troops: Order Medium Troops
      order-heavy-troops: Order Heavy Troops
      order-mounted: Order Mounted
      leadership-any-section: Leadership Any Section
      inspired-left-leadership: Inspired Left Leadership
      inspired-center-leadership: Inspired Center Leadership
      inspired-right-leadership: Inspired Right Leadership
      counter-attack: Counter Attack
      akragas: Akragas
      crimissos-river: the Crimissos River
      crimissos-river:short: Crimissos River
      ticinus-river: the Ticinus River
      ticinus-river:short: Ticinus River
      lake-trasimene: Lake Trasimene
      lake-trasimene:short: Lake Trasimene
      cannae: Cannae
      dertosa: Dertosa
      castulo: Castulo
      baecula: Baecula
      ilipa: Ilipa
      zama: Zama
      scenario.other: another
      lake: lake
      steep-hill: steep hill
      carthage: Carthage
      rome: Rome
      syracuse: Syracuse
      left: left
      centre: centre
      right: right
      close: close combat
      ranged: ranged combat
      battled.no: has not battled
      attack: first roll
      battle-back: answer
      units: units
      edge: edge of the battlefield
      impassable: impassable terrain
      nobody: nobody
      friendly-unit: a friendly unit without a leader
      attacker: attacker
      defender: defender
      all: all
      stands: stands
      retreats: retreats
      evades: evades
      eliminated: eliminated
      defenderLeader.none: no leader attached
      attackerLeader.none: no leader attached
      safe: safe
      lost: lost
    `),
  },

  steps: said(`
    council: At {scenario} {army} is dealt {cards} command cards.
    cca-7.6: Command is {command}, the most cards that the side may hold.
    cca-2.6: Without an order {unit:the} may not battle.
    cca-8.15: Light infantry moves at most 2 hexes: after moving {moved} it may not battle.
    cca-8.16: Auxilia move at most 2 hexes: after moving {moved} they may not battle.
    cca-8.15/moves: Light infantry may move up to {hexes} hexes and battle.
    cca-8.16/moves: Auxilia may move 1 hex and battle, or {hexes} without battling.
    cca-8.18/moves: Medium infantry may move {hexes} hex and battle.
    cca-8.19/moves: Warriors may move 1 hex and battle, or {hexes} into close combat.
    cca-8.21/moves: Heavy infantry may move {hexes} hex and battle.
    cca-8.22/moves: Light cavalry may move up to {hexes} hexes and battle.
    cca-8.23/moves: Medium cavalry may move up to {hexes} hexes and battle.
    cca-8.24/moves: Heavy cavalry may move up to {hexes} hexes and battle.
    cca-8.25/moves: Elephants may move up to {hexes} hexes and battle.
    cca-8.27/moves: Heavy chariots may move up to {hexes} hexes and battle.
    cca-8.29/moves: A leader on his own may move up to {hexes} hexes.
    cca-8.16/no-battle: After moving {moved} hexes auxilia may not battle in any way.
    cca-8.18: Medium infantry moves at most 1 hex: after moving {moved} it may not battle.
    cca-8.19: Warriors move at most 2 hexes: after moving {moved} they may not battle.
    cca-8.19/must: After moving {moved} hexes warriors must close combat.
    cca-8.21: Heavy infantry moves at most 1 hex: after moving {moved} it may not battle.
    cca-8.22: Light cavalry moves at most 4 hexes: after moving {moved} it may not battle.
    cca-8.23: Medium cavalry moves at most 3 hexes: after moving {moved} it may not battle.
    cca-8.24: Heavy cavalry moves at most 2 hexes: after moving {moved} it may not battle.
    cca-8.25: Elephants move at most 2 hexes: after moving {moved} they may not battle.
    cca-8.27: Heavy chariots move at most 2 hexes: after moving {moved} they may not battle.
    cca-8.32/retreat: {target:The} has a leader attached: he may not share hex {hexes} of the path with the leader who is there.
    cca-9.3: Battling is optional for {unit:the}.
    cca-9.4: {unit:The} has battled this turn already and may not do so again.
    cca-9.5: The dice of a unit all go against the same target: they are not split.
    cca-9.6: Losses take no dice: with {blocks} {blocks?block|blocks}, {unit:the} rolls as many as ever.
    cca-9.7: Warriors are the exception: with {blocks} {blocks?block|blocks} they roll fewer dice than at full strength.
    cca-9.9: {unit:The} has fought the other kind of battle this turn already.
    cca-10.1: {unit:The} has no missiles: it may not fire.
    cca-10.2: {target:The} is {distance} hexes away: only ranged combat is possible.
    cca-10.3: {unit:The} has no line of sight to {target:the}.
    cca-10.4: {target:The} is in an adjacent hex: it may not be fired at.
    cca-10.5: With an enemy unit adjacent, {unit:the} may not fire at {target:the}.
    cca-10.11: Without slings or bows the range is at most {range} hexes: {target:the} is at {distance}.
    cca-10.12: With slings or bows the range is at most {range} hexes: {target:the} is at {distance}.
    cca-10.19: After moving {moved} hexes auxilia may not fire.
    cca-11.1: {target:The} is in an adjacent hex: this is close combat.
    cca-11.2: With an enemy unit adjacent, {unit:the} may battle only in close combat.
    cca-11.2/close: {unit:The} has its target adjacent: it may battle only in close combat.
    cca-11.3/order: The order is: evasion, terrain, first roll, hits and retreat; then the answer.
    cca-11.4: {target:The} is {distance} hexes away: to attack in close combat it must be in an adjacent hex.
    cca-11.4/announced: {unit:The} announces its close combat attack on {target:the}, in an adjacent hex.
    cca-11.5: The defender wants to evade: may {unit:the} do so from {attacker:the}?
    cca-11.6: Terrain may take dice away: {from} under the unit that rolls, {into} under its target.
    cca-11.7: The unit type sets the dice: here {unit:the} rolls.
    cca-11.7/rolls: {unit:The} makes the first roll, with {dice} {dice?die|dice}.
    cca-11.8: Light infantry rolls {dice} dice.
    cca-11.9: The swords of light infantry miss.
    cca-11.10: Auxilia roll {dice} dice.
    cca-11.11: After moving {moved} hexes auxilia may not close combat.
    cca-11.12: Medium infantry rolls {dice} dice.
    cca-11.13: Warriors roll {dice} dice.
    cca-11.14: Warriors charge {moved} hexes at the enemy and must battle.
    cca-11.15: At full strength ({blocks} blocks) the unit rolls 1 more die.
    cca-11.15/flag: At full strength, {target:the} may ignore 1 flag.
    cca-11.16: With {blocks} {blocks?block|blocks}, warriors no longer have the die nor the flag of full strength.
    cca-11.16/flag: {target:The} is no longer at full strength: it ignores no flag for that.
    cca-11.17: Heavy infantry rolls {dice} dice.
    cca-11.18: Light cavalry rolls {dice} dice.
    cca-11.19: The swords of light cavalry miss.
    cca-11.20: Medium cavalry rolls {dice} dice.
    cca-11.21: Heavy cavalry rolls {dice} dice.
    cca-11.22: Heavy chariots roll {dice} dice.
    cca-11.23: Heavy chariots roll only {dice} dice battling back or on First Strike.
    cca-11.24: Heavy chariots ignore 1 sword of {unit:the}.
    cca-11.25: Elephants may battle without moving or after moving up to 2 hexes.
    cca-11.26: Elephants attack with the dice that {target:the} would roll against them.
    cca-11.27: Against other elephants, elephants attack with {dice} dice.
    cca-11.28: Against a lone leader, elephants attack with {dice} {dice?die|dice}.
    cca-11.29: Against warriors, elephants attack with {dice} dice.
    cca-11.30: Against heavy chariots, elephants attack with {dice} dice.
    cca-11.31: Battling back, elephants roll as many dice as {target:the} against them.
    cca-11.32: Each sword of the elephants hits and its die is rolled again.
    cca-11.33: Elephants ignore all swords.
    cca-11.34: Elephants gain nothing from their leader: leader symbols miss.
    cca-11.34/flag: An attached leader gives elephants no flag to ignore.
    cca-11.35: Elephants ignore 1 red square of {unit:the}.
    cca-11.36: Facing cavalry or chariots, elephants may ignore 1 flag.
    cca-11.37: Facing elephants, {target:the} retreats 1 more hex per flag.
    cca-11.38: A lone leader may not battle.
    cca-11.39: A friendly leader is in the hex of {unit:the} or in an adjacent one.
    cca-11.40: A leader near does not change the dice of elephants.
    cca-11.41: Each symbol of the type of {target:the} is 1 hit.
    cca-11.42: Each green circle is 1 hit on {target:the}.
    cca-11.43: Each blue triangle is 1 hit on {target:the}.
    cca-11.44: Each red square is 1 hit on {target:the}.
    cca-11.45: Each sword of {unit:the} is 1 hit.
    cca-11.46: The swords of {unit:the} miss: it has a green circle and is not auxilia.
    cca-11.47: Against {target:the} not all swords count: elephants ignore all of them and chariots 1.
    cca-11.48: With a friendly leader near, each leader symbol is 1 hit.
    cca-11.49: {flags} {flags?flag is|flags are} rolled: {target:the} must retreat for each one that it does not ignore.
    cca-11.49/each: For each flag that it does not ignore, {target:the} must retreat.
    cca-11.50: {misses} {misses?die misses|dice miss}.
    cca-11.51: {target:The} loses {lost} {lost?block|blocks}: {left} left.
    cca-11.51/each: Each hit takes 1 block from {target:the}.
    cca-11.52: {surplus} surplus {surplus?hit has|hits have} no effect.
    cca-11.53: The leader is lost: he leaves the battlefield and gives 1 banner.
    cca-11.54: {unit:The} holds its hex: it may battle back.
    cca-11.54/if: If it holds its hex with 1 block or more, {unit:the} may battle back.
    cca-11.55: {unit:The} had to retreat and could not: it is still in its hex and may battle back.
    cca-11.56: {unit:The} left its hex in a retreat: it does not battle back.
    cca-11.56/else: If it retreats from its hex, {unit:the} does not battle back.
    cca-11.57: Answering, {unit:the} applies its own terrain dice reduction.
    cca-11.58: The answer is resolved like an attack: {unit:the} rolls.
    cca-11.59: {enemies} enemy units are adjacent: the player chooses which to attack.
    cca-12.2: {target:The} retreats {hexes} {hexes?hex|hexes} per flag.
    cca-12.3: As an exception, {target:the} retreats {hexes} {hexes?hex|hexes} per flag.
    cca-12.4: {flags} {flags?flag counts|flags count}: the retreat is {hexes} {hexes?hex|hexes}.
    cca-12.8: {target:The} may not retreat across impassable terrain.
    cca-12.9: {target:The} may not retreat onto or through a hex that holds another unit.
    cca-12.10: The leader attached to {target:the} goes back with it.
    cca-12.11/elephants: By reading c of R23 {target:the} may not enter the hex of a lone leader.
    cca-12.11: In hex {hexes} of its path {target:the} finds a friendly leader alone: he joins it.
    cca-12.12: With him {target:the} may end its retreat, after {hexes} {hexes?hex|hexes}.
    cca-12.13: {target:The} cannot make {hexes} {hexes?hex|hexes} of its retreat: it loses {lost} {lost?block|blocks}.
    cca-12.14: In all {target:the} may ignore {ignorable} {ignorable?flag|flags}: it ignores {ignored} of {flags}.
    cca-12.15: With a leader attached, {target:the} may ignore 1 flag.
    cca-12.16: With support in at least 2 adjacent hexes, {target:the} may ignore 1 flag.
    cca-12.17: Each of those hexes holds a friendly unit, or a friendly leader who is alone in it.
    cca-12.18: The ground bolsters the morale of {target:the}.
    cca-12.19: Full strength bolsters the morale of warriors.
    cca-12.20: Elephants have no use of the support of adjacent hexes.
    cca-12.21: Before they retreat, elephants go on a rampage.
    cca-12.23: 2 dice are rolled for each adjacent hex that is occupied: {dice} {dice?die|dice} for {hexes}.
    cca-12.25/leader: A leader who is alone is hit in the rampage only by the {faces}.
    cca-12.27: After the rampage the elephants go back {hexes} {hexes?hex|hexes}.
    cca-12.28: Blocked elephants lose no blocks: each unit in their way loses {hexes}.
    cca-12.29: Having fought elephants, {target:the} goes back further than normal.
    cca-13.3: The attacking unit rolls its normal dice at {unit:the} before the latter leaves its hex.
    cca-13.4: In an evasion {target:the} is hit only by its own symbol.
    cca-13.6: {unit:The} may evade from any attacker.
    cca-13.7: A lone leader must evade.
    cca-13.8: Medium cavalry may evade from {attacker:the}.
    cca-13.9: {unit:The} may evade from {attacker:the}.
    cca-13.10: {unit:The} may never evade.
    cca-13.14: {unit:The} evades: it does not battle back.
    cca-13.15: When attacked, {unit:the} must evade and does not answer.
    cca-13.17: A lone leader is hit only by the leader symbol.
    cca-13.18: Not hit, the leader must evade 1, 2 or 3 hexes.
    cca-13.32/lone-leader: By reading b of R43 a lone leader leaves no hex to advance into.
    cca-13.32/evader: By reading b of R44 the leader of the eliminated unit, who evaded, leaves no hex to advance into.
    cca-13.32: {unit:The} may take that empty hex with a Momentum Advance.
    cca-13.34: After an evasion there is no Momentum Advance.
    cca-13.34/leader: A lone leader who evades gives no Momentum Advance.
    cca-13.35: Battling back, {unit:the} makes no Momentum Advance.
    cca-13.36: On First Strike, {unit:the} makes no Momentum Advance.
    cca-13.38: {unit:The} is on foot without a leader attached: it has no bonus combat.
    cca-13.39: As warriors or with a leader attached, {unit:the} may fight a bonus combat.
    cca-13.40: As cavalry, {unit:the} may fight a bonus combat after its Momentum Advance.
    cca-13.40/hex: As cavalry, {unit:the} may go 1 hex further after it takes the empty hex.
    cca-13.41: After its Momentum Advance, {unit:the} may fight a bonus combat, without an extra hex.
    cca-13.43: Having won the bonus combat, {unit:the} may advance, but battles no more this turn.
    cca-15.1: If the unit is hit and survives, {dice} dice are rolled for its leader: he is lost if both show the leader symbol.
    cca-15.2: His unit eliminated, {dice} {dice?die is|dice are} rolled for the leader: he is lost on a leader symbol.
    cca-15.3: If that die does not hit him, the leader must evade 1, 2 or 3 hexes.
    cca-15.7: Leaders turn leader symbols into hits.
    cca-15.8: The attached leader bolsters the morale of {target:the}.
    cca-15.9: The attached leader gives {unit:the}, on foot, a bonus combat after the advance.
    cca-17.2/advance: {unit:The} must stop in the rough ground: it goes no further.
    cca-17.3: {unit:The} is on foot: it may battle even if it enters rough ground this turn.
    cca-17.4: {unit:The}, which is mounted, entered rough ground this turn: it may not battle.
    cca-17.5: Rough ground lowers the dice from {dice} to {most}.
    cca-17.6: In rough ground {dice?the die|the dice} of the card ({dice}) {dice?raises|raise} the maximum.
    cca-17.8/advance: {unit:The} must stop in the forest: it goes no further.
    cca-17.9: {unit:The} entered a forest this turn: it may not battle.
    cca-17.10: {unit:The} may battle even if it enters a forest this turn.
    cca-17.11: The forest lowers the dice from {dice} to {most}.
    cca-17.12: In the forest {dice?the die|the dice} of the card ({dice}) {dice?raises|raise} the maximum.
    cca-17.15: Battling uphill lowers the dice from {dice} to {most}.
    cca-17.16: For a foot unit on a hill the dice go down from {dice} to {most}.
    cca-17.17: For a mounted unit on a hill the dice go down from {dice} to {most}.
    cca-17.18: On the hill {dice?the die|the dice} of the card ({dice}) {dice?raises|raise} the maximum.
    cca-17.27/advance: {unit:The} must stop in the fordable river: it goes no further.
    cca-17.28: {unit:The} may battle even if it enters a fordable river this turn.
    cca-17.29: The fordable river lowers the dice from {dice} to {most}.
    cca-17.30: In the fordable river {dice?the die|the dice} of the card ({dice}) {dice?raises|raise} the maximum.
    cca-17.33: The combat crosses the rampart: {target:the} ignores 1 sword.
    cca-17.34: The combat crosses the rampart: {target:the} may ignore 1 flag.
    cca-17.35: The combat does not cross the rampart: it gives no protection.
    cca-17.36: A rampart does not protect mounted units.
    cca-17.39: In the fortified camp {target:the} ignores 1 sword.
    cca-17.40: In the fortified camp {target:the} may ignore 1 flag.
    cca-17.41: The fortified camp protects on all sides.
    cca-17.42: From a fortified camp {dice} {dice?die|dice} fewer {dice?is|are} rolled.
    cca-17.42/no-fire: After moving, {unit:the} would fire with 1 die, and the fortified camp takes it away: it may not fire.
    cca-17.43: A fortified camp does not protect mounted units.
    cca-18.28: With Clash of Shields there is no move and no fire: units attack in close combat with 2 more dice.
    cca-18.29: In the bonus combat Clash of Shields gives no dice: {unit:the} rolls its normal ones.
    cca-18.34: With Darken the Sky units only fire, and without moving.
    cca-18.35: With Double Time foot units may move 2 hexes and close combat, but may not fire.
    cca-18.36: With Double Time warriors may move up to 3 hexes and battle.
    cca-18.37: With Double Time auxilia may move 2 hexes and close combat.
    cca-18.38: On First Strike, {unit:the} rolls before its attacker.
    cca-18.39: If it holds its hex after the First Strike, {unit:the} may battle back.
    cca-18.42: I am Spartacus gives {dice} more {dice?die|dice}.
    cca-18.44: With Line Command foot units move at most 1 hex.
    cca-18.47: With Move-Fire-Move there is no close combat.
    cca-18.49: With Mounted Charge there is no fire, and mounted units attack in close combat with 1 more die.
    cca-18.50: With Mounted Charge, {unit:the} may move 3 hexes and battle.
    cca-10.18: {unit:The} has not moved: it fires with {dice} dice.
    cca-10.18/moved: {unit:The} has moved {moved} {moved?hex|hexes}: it fires with {dice} {dice?die|dice}.
    cca-10.29: {flags} {flags?flag is|flags are} rolled: after the hits comes the retreat of {target:the}.
  `),

  because: said(`
    roller-not-in-camp: The unit that rolls is not in the camp.
    card-adds-no-dice: The card in play adds no dice to this roll.
    reading-r71-b: Reading b of R71 is used: the camp takes no die from mounted units.
    not-entered-now: The unit has not entered the terrain of its hex this turn.
    across-rampart: The combat crosses the rampart.
    all-flags-ignored: The unit ignores all the flags rolled ({flags}).
    at-full-strength: The unit is at full strength.
    battles-back: The elephants battle back, they do not attack.
    bonus-combat: This is a bonus combat.
    darken-the-sky: Darken the Sky lets it fire once more.
    foot-without-leader: The unit is on foot, is not warriors and has no leader attached.
    from-cavalry-or-chariots: {unit:The} may not evade from {attacker:the}.
    from-light-or-medium-cavalry: Medium cavalry may not evade from {attacker:the}.
    has-missiles: {unit:The} may fire.
    goes-on: The unit does not want to stop there.
    hex-held: The unit has not left its hex.
    elephants-do-not-stop: Elephants do not stop for a leader.
    leader-attached-already: The unit has a leader attached already.
    leader-not-alone: The leader is not alone: the target is his unit.
    leader-not-attached: The leader is not attached to the unit.
    leader-not-reached: The retreat does not reach the hex of the leader.
    leader-safe: The leader passes his check.
    most-dice-not-reached: {dice} {dice?die is|dice are} rolled and the maximum is {most}.
    not-a-bonus-combat: This is not a bonus combat.
    moved-at-most-0: The unit did not move this turn.
    moved-at-most-1: The unit moved {moved} {moved?hex|hexes}, fewer than 2.
    moved-further: The unit moved {moved} hexes, more than the card allows.
    no-hit: The unit was not hit.
    no-leader-near: No friendly leader is in its hex or in an adjacent one.
    no-surplus-hits: No hits are left over: they are as many as the blocks.
    no-survivors: The unit was eliminated.
    no-units-in-the-way: What blocks the elephants is not units.
    not-across-rampart: The combat does not cross the rampart.
    not-adjacent: The target is not in an adjacent hex.
    not-at-full-strength: The unit is not at full strength.
    not-own-attack: The roll is not an attack of the ordered unit.
    not-uphill: The unit that rolls is on a hill too.
    one-enemy: No more than 1 enemy unit is adjacent.
    other-target: The unit that retreats is of another type.
    own-attack: The chariots make their own attack.
    reading-r35-b: Reading b of R35 is used: the chariots roll the dice of their attack.
    reading-r45-b: Reading b of R45 is used: terrain does not stop an advance.
    reading-r102-b: Reading b of R102 is used: the card overrides the ban of the terrain.
    rolled-in-ranged-combat: The roll is fire, not close combat.
    roller-auxilia: Auxilia hit with swords.
    roller-foot: The unit that rolls is on foot.
    roller-not-cavalry: The unit that rolls is neither cavalry nor chariots.
    roller-not-elephants: The unit that rolls is not elephants.
    stops-to-enter-forest: Its unit type does not battle in the turn in which it enters a forest.
    support-below-two: It has support in only 1 adjacent hex.
    swords-miss: The swords of this roll do not hit.
    target-at-full-strength: The unit is at full strength.
    target-mounted: The target is a mounted unit.
    target-not-cavalry: The target is neither cavalry nor chariots.
    target-not-elephants: The target is not elephants.
    terrain-takes-no-dice: The terrain takes no dice from the unit that rolls.
    reading-r59-a: Reading a of R59 is used: terrain does not stop a unit that evades.
  `),

  ...summed(`
    may-battle/close-yes: {attacker:The} may close combat {defender:the}. | May battle |
    may-battle/close-must: {attacker:The} must close combat, and may do so with {defender:the}. | Must battle | It must battle.
    may-battle/close-no: {attacker:The} may not close combat {defender:the}. | May not battle |
    may-battle/ranged-yes: {attacker:The} may fire at {defender:the}, {distance} {distance?hex|hexes} away. | May fire |
    may-battle/ranged-no: {attacker:The} may not fire at {defender:the}, {distance} {distance?hex|hexes} away. | May not fire |
    close-combat/forbidden: {attacker:The} may not close combat {defender:the} as it was declared. | May not battle like this |
    close-combat/stands: {attacker:The} attacks {defender:the} with {dice} {dice?die|dice} (hitting on {faces}); if it holds its hex, the defender battles back with {back} {back?die|dice}. | {dice} {dice?die|dice} | That makes {dice} {dice?die|dice}.
    close-combat/no-battle-back: {attacker:The} attacks {defender:the} with {dice} {dice?die|dice} (hitting on {faces}); there is no answer. | {dice} {dice?die|dice} | That makes {dice} {dice?die|dice}, and nobody battles back.
    close-combat/first-strike: On First Strike, {defender:the} rolls first at {attacker:the} with {dice} {dice?die|dice} (hitting on {faces}); if it holds its hex, the attacker answers with {back} {back?die|dice}. | {dice} {dice?die|dice} | The defender rolls first, {dice} {dice?die|dice}; if the attacker holds its hex, it answers with {back}.
    roll/open: So far {unit:the} scores {hits} {hits?hit|hits} on {target:the}; {open} {open?die is|dice are} still to be rolled. | {open} {open?die|dice} to roll | {hits} {hits?hit|hits} so far, and {open} {open?die|dice} still to roll.
    roll/check: {unit:The} scores {hits} {hits?hit|hits} on {target:the}, which loses {lost} {lost?block|blocks}; the check of its leader ({dice} {dice?die|dice}) is still open. | {lost} {lost?block|blocks} lost, leader check | The target loses {lost} {lost?block|blocks}, and {dice} {dice?die is|dice are} rolled for its leader.
    roll/eliminated: {unit:The} eliminates {target:the}: {hits} {hits?hit|hits} and {lost} {lost?block|blocks} lost. | Eliminated | The target is eliminated.
    roll/retreats: {unit:The} scores {hits} {hits?hit|hits} on {target:the}: the target loses {lost} {lost?block|blocks} and retreats {hexes} {hexes?hex|hexes}. | {lost} {lost?block|blocks} lost, retreats {hexes} {hexes?hex|hexes} | The target loses {lost} {lost?block|blocks} and retreats {hexes} {hexes?hex|hexes}.
    roll/holds: {unit:The} scores {hits} {hits?hit|hits} on {target:the}: the target loses {lost} {lost?block|blocks} and does not retreat from its hex. | {lost} {lost?block|blocks} lost, no retreat | The target loses {lost} {lost?block|blocks} and does not retreat.
    roll/leader-lost: {unit:The} hits {target:the}: the leader is lost. | The leader is lost | The leader is lost.
    roll/leader-evades: {unit:The} does not hit {target:the}, who must evade. | The leader evades | He is not hit, and must evade.
    outcome: {attacker:The} attacks {defender:the} and the first roll is {dice} {dice?die|dice}: the defender ends eliminated with a chance of {eliminated:percent} and retreats with a chance of {retreats:percent}; the attacker loses {lost:decimal} blocks on average. | Defender eliminated: {eliminated:percent} | The defender is eliminated {eliminated:percent} and retreats {retreats:percent} of the time.
  `),

  problems: said(`
    first-strike-needs-unit: A lone leader may not battle: First Strike can only be played with a unit.
    more-blocks-than-unit: That is {given} blocks, but {unit:the} has at most {max}.
    leader-without-unit: A lone leader cannot have another leader attached: say that no other is near or that he is in an adjacent hex.
    first-strike-or-evade: The defender plays First Strike or evades, but not both.
    more-faces-than-dice: {given?There is|There are} {given} {given?face|faces}, but {unit:the} rolls {dice} {dice?die|dice}: give at most {dice}.
    more-rerolls-than-swords: {given?There is|There are} {given} {given?die|dice} rolled again, but {unit:the} is due at most {due}.
    no-leader-to-check: There is a check only if the target has a leader attached, and {target:the} has none.
    nobody-answers: {unit:The} does not answer: neither a unit that evades nor a lone leader battles back. Only the first roll is possible.
    fires-without-missiles: {unit:The} has no missiles: it cannot have fired.
  `),
} satisfies PartOfMessages;
