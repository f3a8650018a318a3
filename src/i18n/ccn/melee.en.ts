import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';
import { OWN_DICE } from './own-dice.en.ts';

export default {
  queries: {
    ...titled(`
      ccn/advance: Take Ground and Breakthrough | Moving in and attacking again | Says whether a unit that has fought may move into the vacated hex (Take Ground or Cavalry Breakthrough), whether it may go 1 hex further, whether it has a Bonus Melee attack from there, and whether what its player wants is allowed.
      ccn/may-melee: May it attack in melee? | Whom it attacks, what he may do first | Says whether a unit may attack a given target in melee, after its move and by the card that ordered it, and what the defender may do before the dice fall. Terrain counts, which must leave it a die. The dice themselves are asked in ccn/melee.
    `),
    'ccn/melee': {
      title: 'Melee: dice',
      line: 'How many each side rolls, what hits',
      about:
        'Says who strikes first in a melee, how many dice the attack and the battle back have (by type, card, square and ground), which symbols hit, and the exact odds of the first roll.',
      ...OWN_DICE,
    },
    'ccn/melee-outcome': {
      title: 'Whole melee: odds',
      line: 'How both sides will end up',
      about:
        'Gives the exact odds of how both sides come out of a melee: the first roll, the checks of leaders, the retreats and the battle back, with First Strike, a square, Retire and Reform and Combined Arms where they are played. What follows it, Take Ground or a Breakthrough, is asked in ccn/advance.',
      ...OWN_DICE,
    },
    'ccn/melee-roll': {
      title: 'Melee: resolve a roll',
      line: 'Blocks, retreat and whether it battles back',
      about:
        'Resolves one roll of a melee that has been made: hits, blocks, leader check, flags and retreat, banners; whether the unit battles back or attacks next and with how many dice, and whether the victor may advance. Dice that are not told are still open.',
      ...OWN_DICE,
    },
  },

  fields: labelled(`
    battlesBack: Battles back | Whether the unit attacked battles back if it may.
    rolledAs: Fought as | In what the unit that wants to advance has fought: attack, its own melee attack; battle-back, its battle back; first-strike, with the card First Strike; ranged, ranged combat.
    targetFate: What became of the target | retreated, it left its hex for flags; eliminated, its last block is lost; retired, cavalry that chose to Retire and Reform; held, it is still in its hex; leader-eliminated, a lone leader who was hit; leader-retreated, a lone leader who retreated; unit-eliminated-leader-stays, the unit is eliminated and its leader has not retreated yet; unit-eliminated-leader-retreated, he has.
    bonus: Bonus Melee attack | Yes, if this is the second melee of the cavalry this turn, after its Breakthrough.
    othersFought: Another unit has fought | Whether another unit of its side has fought since the melee of this one.
    advances: Hexes it wants to advance | 0, it stays; 1, into the vacated hex; 2, into the vacated hex and 1 more.
    crossesFieldworks: Crosses fieldworks | Whether the way into the vacated hex crosses a fieldworks hexside.
    furtherTerrain: Terrain of the additional hex | Terrain of the second hex. It matters only if it wants to advance 2.
    backToStart: Back to its own hex | Whether the second hex is the one from which the unit attacked.
    attacksAgain: Attacks again | Whether it wants to make a Bonus Melee attack after its advance.
    artilleryJoins: Artillery that joins | Artillery that joins the Bonus Melee attack in Combined Arms: none; has-not-fought this turn; has-fought this turn.
    joinedBy: Dice of another unit | Whose dice are to be added in the same roll: nobody; unit, another infantry or cavalry unit; artillery, in Combined Arms.
    formsSquare: Forms square | Whether the infantry that is attacked forms square just before this attack. Whether it may is asked in ccn/form-square.
    retires: Retires and Reforms | Whether the cavalry that is attacked Retires and Reforms. Whether it may is asked in ccn/retire-and-reform.
    roll: Which roll | attack, that of the attacker; battle-back, that of the unit attacked, afterwards; first-strike, that of the unit attacked, before, by its card; strikes-first, that of a square, before the cavalry that attacks it. Blocks are those that both units have when it is made.
    faces: Faces rolled | The dice of the roll as they fell, in any order: infantry, cavalry, artillery, flag, saber. Those of the leader check go into leaderCheck. Those not told are still to be rolled. Left out: nothing is rolled yet.
  `),

  answers: labelled(`
    action: Action | The additional action that it may take: take-ground, infantry; breakthrough, cavalry; none.
    extraHex: Additional hex | Whether it may go 1 hex further after the vacated one: only cavalry, where the ground does not hold it, and not after its Bonus Melee attack.
    advanceHexes: Hexes at most | Hexes that it may advance at most, impassable ground further on aside.
    bonusMelee: Bonus Melee attack | Whether, with the advance that it wants to make, it may attack in melee once more.
    mustAttack: Must attack again | Whether the Bonus Melee attack is compulsory: never.
    anyAdjacentEnemy: Any adjacent enemy | Yes, if it has a Bonus Melee attack: it may be any adjacent enemy, not only the one that it fought before.
    mustFight: Must fight | Whether it has to fight: never.
    reactions: The defender may | What the defender may do before the dice fall, by the types of both: first-strike, play First Strike; retire-and-reform; form-square. Each has conditions of its own besides.
    attackDice: Dice of the attack | Dice of the attacker's roll with its present blocks, whether or not it is the first one.
    battleBackDice: Dice of the battle back | Dice with which the unit attacked may battle back if it keeps all its blocks. null: its blocks, or the dice of its national card, were not told.
    misses: Misses | Dice that neither hit nor show a flag.
    diceToRoll: Dice still to roll | Dice of the roll of which no face was told.
    attackFollows: The attack follows | After First Strike or a square that struck first: whether the attacker is still in its hex and attacks now. null: dice that are open decide it.
    nextDice: Dice of the next roll | Dice of the battle back, or of the attack that follows, with the blocks that are left. 0: there is none. null: only its national card gives them, and they were not told.
    chancesAre: What the chances are of | before-any-die, of the whole roll; part-known, of what is still open of it; after-hits, of the leader check; known, nothing is open.
    target-holds: The target holds | Chance that the unit that is rolled at is still in its hex afterwards, with 1 block or more. At the attacker: that it attacks; at the defender: that it may battle back.
    winsHex: Wins the hex | Chance that the attacker is in its hex at the end and the target no longer in its own, as an exact fraction.
    hex-won: The hex is won | Chance that the attacker is in its hex at the end and the target no longer in its own: it may then advance, unless it is artillery or in square.
    attacker-leader-lost: The attacker’s leader is lost | Chance that the leader of the attacker is lost to a check.
    defender-leader-lost: The defender’s leader is lost | Chance that the leader of the defender is lost to a check, or shut in by impassable terrain.
  `),

  terms: worded(`
    rolledAs: attack = its attack | battle-back = the battle back | first-strike = First Strike | ranged = ranged combat
    targetFate: retreated = retreated | eliminated = eliminated | retired = Retired and Reformed | held = still in its hex | leader-eliminated = lone leader, eliminated | leader-retreated = lone leader, retreated | unit-eliminated-leader-stays = eliminated, its leader still there | unit-eliminated-leader-retreated = eliminated, its leader retreated
    artilleryJoins: none = none | has-not-fought = has not fought this turn | has-fought = has fought this turn
    action: none = none | take-ground = Take Ground | breakthrough = Cavalry Breakthrough
    joinedBy: nobody = nobody | unit = another unit | artillery = artillery, in Combined Arms
    reactions: first-strike = First Strike | retire-and-reform = Retire and Reform | form-square = form square
    roll: attack = the attack | battle-back = the battle back | first-strike = First Strike | strikes-first = the square before the cavalry
    chancesAre: before-any-die = of the whole roll | part-known = of what is still open | after-hits = of the leader check | known = of a known result
  `),

  steps: said(`
    ccn-5.157/advance: {unit:The} fought in a battle back: it does not advance.
    ccn-5.171/left: The leader has retreated and the hex is free.
    ccn-5.171/first: The leader is still in the hex: he retreats before {unit:the} may enter it.
    ccn-5.212: {unit:The} attacked in melee: it may have additional actions.
    ccn-5.213: {unit:The} won its melee: it may Take Ground in the vacated hex.
    ccn-5.213/held: The target of {unit:the} is still in its hex: there is no vacated hex.
    ccn-5.214: {unit:The} does not have to Take Ground.
    ccn-5.215: {unit:The} obeys the terrain restrictions on movement: it may enter, and stops in {terrain}.
    ccn-5.217: The target was a lone leader: {unit:the} may take his hex as well.
    ccn-5.218: A square does not move: it does not Take Ground.
    ccn-5.219: Artillery does not Take Ground, even if it wins its melee.
    ccn-5.220: {unit:The} won its melee: it may make a Cavalry Breakthrough into the vacated hex.
    ccn-5.220/further: Only cavalry goes a second hex: {unit:the} may not.
    ccn-5.220/held: The target of {unit:the} is still in its hex: there is no Breakthrough.
    ccn-5.221: {unit:The} does not have to make a Breakthrough.
    ccn-5.222: After the vacated hex {unit:the} may go 1 more, if it wants to.
    ccn-5.223: {unit:The} goes back to the hex that it came from: it has made a Breakthrough.
    ccn-5.224: {unit:The} must stop in {terrain}: there is no additional hex.
    ccn-5.224/impassable: The additional hex is impassable: {terrain}.
    ccn-5.225: The target was a lone leader: {unit:the} may make a Breakthrough into his hex as well.
    ccn-5.226: {unit:The} fought at range: it does not advance.
    ccn-5.229: {unit:The} fought with First Strike: it does not advance.
    ccn-5.230: After its Breakthrough {unit:the} may fight in melee again.
    ccn-5.231: Only cavalry has a Bonus Melee attack: {unit:the} has none.
    ccn-5.232: {unit:The} does not enter the vacated hex: it loses the Bonus Melee attack.
    ccn-5.233: {unit:The} does not have to make its Bonus Melee attack.
    ccn-5.234: The target may be any adjacent enemy, not only the one fought before.
    ccn-5.235: In the Bonus Melee attack terrain restricts {unit:the} as in any melee: {terrain}.
    ccn-5.236: {unit:The} has made its 1 Bonus Melee attack of the turn: there is no other.
    ccn-5.237: After its Bonus Melee attack {unit:the} moves into the vacated hex, and no further.
    ccn-5.238: {unit:The} completes all this before the next unit fights.
    ccn-5.238/too-late: Another unit has fought since: {unit:the} had to complete its Breakthrough before.
    ccn-5.239: Artillery that has not fought may join the Bonus Melee attack in Combined Arms.
    ccn-5.239/fought: Artillery that has fought this turn does not join the Bonus Melee attack.
    ccn-6.8/advance: The cavalry has Retired and Reformed: {unit:the} may take its hex.
    ccn-7.4/advance: {unit:The} enters a forest: it does not fight again this turn.
    ccn-7.26/advance: {unit:The} enters a town or windmill: it does not fight again this turn.
    ccn-7.32/advance: {unit:The} crosses a fieldworks hexside and stops: there is no additional hex.
    ccn-5.67/fired: {unit:The} has fired this turn: it does not fight in melee as well.
    ccn-5.69/may: {unit:The} may attack, but does not have to.
    ccn-5.68/too-late: Another unit has fought since: {unit:the} no longer advances.
    ccn-5.71/melee: {unit:The} has fought this turn already.
    ccn-5.116: {unit:The} may fight in melee, as all units may.
    ccn-5.116/leader: A leader who is alone does not fight in melee.
    ccn-5.117: {target:The} is adjacent: this is melee, and neither range nor line of sight is checked.
    ccn-5.119: {unit:The} attacks {target:the}: reactions, dice, hits, retreats, additional actions, battle back.
    ccn-5.120: The attack of {unit:the} on {target:the} is announced.
    ccn-5.120/apart: {target:The} is {distance} hexes away: it must be adjacent to be attacked in melee.
    ccn-5.120/ordered: Without an order {unit:the} does not attack.
    ccn-5.121: First Strike is played as the melee is declared, before {unit:the} rolls.
    ccn-5.121/may: The owner of {target:the} may play First Strike now, before the attacker rolls.
    ccn-5.122: Each unit fights its own melee: another one does not add its dice.
    ccn-5.125: {unit:The} rolls 1 die for each of its {blocks} {blocks?block|blocks}.
    ccn-5.127: The Old Guard rolls {dice} more dice.
    ccn-5.128: {unit:The} rolls {dice} more die, as Grenadiers and the Guard do.
    ccn-5.129: The sabers of {unit:the} do not hit {target:the}.
    ccn-5.130: The national card of {unit:the} changes its dice by {dice}.
    ccn-5.131: {unit:The} rolls 1 die for each of its {blocks} {blocks?block|blocks}.
    ccn-5.132: {unit:The} rolls {dice} more die, as all heavy cavalry.
    ccn-5.133: The national card of {unit:the} changes its dice by {dice}.
    ccn-5.135: Foot artillery with 2 or 3 blocks rolls {dice} dice.
    ccn-5.136: Foot artillery with 1 block rolls {dice} dice.
    ccn-5.137: Guard Foot artillery rolls {dice} more die.
    ccn-5.138: Horse artillery with 2 or 3 blocks rolls {dice} dice.
    ccn-5.140/dice: With 1 block the national card of {unit:the} gives its dice: {dice}.
    ccn-5.141: The national card of {unit:the} changes its dice by {dice}.
    ccn-5.141/blocks: For so many blocks the national card of {unit:the} gives its dice: {dice}.
    ccn-5.142: The Command card adds {dice} {dice?die|dice} for {unit:the}.
    ccn-5.143: Terrain takes {dice} {dice?die|dice} from {unit:the}.
    ccn-5.143/none: Terrain leaves {unit:the} no dice: it does not attack.
    ccn-5.143/blocks: How many blocks {unit:the} has was not told: terrain leaves it a die only if it has {blocks} or more.
    ccn-5.144: {unit:The} rolls {dice} {dice?die|dice} at {target:the}: first hits, then retreats.
    ccn-5.145: At {target:the} this symbol hits: {face}.
    ccn-5.146: Each saber hits as well.
    ccn-5.153/if: If it is still in its hex with 1 block or more, {unit:the} may battle back.
    ccn-5.153/declined: {unit:The} might battle back, and its owner chooses not to.
    ccn-5.154/dice: It battles back as it would attack, by type and ground, and that ends the melee.
    ccn-5.172/melee: {unit:The} rolls its normal dice at the lone leader, and only a saber hits him.
    ccn-5.173/no-battle-back: A lone leader does not battle back: if he is not hit he retreats.
    ccn-5.235/entered: {unit:The} has just entered this hex: there is no Bonus Melee attack from a forest, town or windmill.
    ccn-6.1/may: {target:The} may Retire and Reform instead of standing.
    ccn-6.5: {target:The} Retires and Reforms: only cavalry symbols hit.
    ccn-6.9/melee: {target:The} Retires and Reforms: it does not battle back.
    ccn-6.14/whatever-blocks: {unit:The} is in square: it has 1 die, whatever its blocks.
    ccn-6.15/may: {target:The} may form square before the attack.
    ccn-6.25/strikes: {unit:The} in square strikes first at {target:the}.
    ccn-6.25/no-battle-back: {target:The} has struck first: it does not battle back as well.
    ccn-6.49/joined: Artillery adds its dice in Combined Arms.
    ccn-8.53/strikes: With First Strike {unit:the} fights first; if {target:the} is still in its hex, it then attacks.
    ccn-8.54: {target:The} has fought first with First Strike: it does not battle back.
    ccn-5.172/hit: A saber was rolled: the lone leader is eliminated, and the opponent gains 1 banner.
    ccn-5.173/must: No saber was rolled: the lone leader must retreat 1, 2 or 3 hexes.
    ccn-6.7/melee: {target:The} is still there: it now goes back {hexes} hexes.
    ccn-6.32/attacks: {unit:The} is still in its hex: it attacks the square now.
    ccn-8.53/attacks: {unit:The} is still in its hex: it attacks now.
  `),

  because: said(`
    hex-held: The target is still in its hex.
    terrain-stops-nobody: Nobody has to stop in that hex.
    not-a-bonus-melee: This was not its Bonus Melee attack.
    hex-entered: It enters the vacated hex.
    open-ground: It enters open ground only.
    roller-not-old-guard: The unit that rolls is not the Old Guard.
    roller-old-guard: The unit that rolls is the Old Guard.
    no-national-dice: Its national card changes nothing here.
    card-adds-no-dice: The card adds no dice here.
    ground-takes-no-dice: The ground takes no dice from this unit.
    target-lone-leader: The target is a lone leader.
    joined-by-artillery: It is artillery that adds its dice.
  `),

  ...summed(`
    advance/no: {unit:The} does not advance. | No advance | It does not advance.
    advance/too-much: No: {unit:the} may advance at most {hexes} {hexes?hex|hexes}, and has {melees?a Bonus Melee attack|no Bonus Melee attack}. | Not like that | It may advance {hexes} {hexes?hex|hexes} at most, and has {melees?a Bonus Melee attack|no Bonus Melee attack}.
    advance/take-ground: {unit:The} may Take Ground. | May Take Ground | It may Take Ground.
    advance/breakthrough: {unit:The} may advance up to {hexes} {hexes?hex|hexes}, with no Bonus Melee attack. | Breakthrough, no bonus | It may advance up to {hexes} {hexes?hex|hexes}, with no Bonus Melee attack.
    advance/bonus: {unit:The} may advance up to {hexes} {hexes?hex|hexes} and make a Bonus Melee attack. | Breakthrough and Bonus Melee attack | It may advance up to {hexes} {hexes?hex|hexes} and make a Bonus Melee attack.
    may-melee/yes: {unit:The} may attack {target:the} in melee. | May attack |
    may-melee/no: {unit:The} may not attack {target:the} in melee. | May not attack |
    melee/no: {unit:The} may not attack {target:the} like this. | May not attack |
    melee/attacker-first: {unit:The} attacks {target:the} with {dice} {dice?die|dice} (hits on {faces}); the battle back has {back}. | {dice} {dice?die|dice}, battle back {back} | It attacks with {dice} {dice?die|dice}; the battle back has {back}.
    melee/back-unknown: {unit:The} attacks {target:the} with {dice} {dice?die|dice} (hits on {faces}); it may battle back. | {dice} {dice?die|dice} | It attacks with {dice} {dice?die|dice}.
    melee/attacker-alone: {unit:The} attacks {target:the} with {dice} {dice?die|dice} (hits on {faces}); nobody battles back. | {dice} {dice?die|dice}, no battle back | It attacks with {dice} {dice?die|dice}, and nobody battles back.
    melee/defender-first: {target:The} strikes first with {dice} {dice?die|dice} (hits on {faces}); then {unit:the} attacks with {attack}. | {dice} {dice?die|dice} first, then {attack} | The defender strikes first, with {dice} {dice?die|dice}; then the attacker, with {attack}.
    melee-roll/open: {hits} {hits?hit|hits} so far, and {dice} {dice?die|dice} still to roll. | {hits} {hits?hit|hits}, {dice} to roll | {hits} {hits?hit|hits} so far, and {dice} {dice?die|dice} to roll.
    melee-roll/check: {target:The} loses {lost} {lost?block|blocks}; its leader is still to be checked. | {lost} {lost?block|blocks} lost, leader check due
    melee-roll/eliminated: {target:The} is eliminated. | Eliminated | The target is eliminated.
    melee-roll/retreats: {target:The} loses {lost} {lost?block|blocks} and leaves its hex ({hexes} {hexes?hex|hexes}). | Loses {lost}, leaves its hex | The target loses {lost} {lost?block|blocks} and retreats {hexes} {hexes?hex|hexes}.
    melee-roll/holds: {target:The} loses {lost} {lost?block|blocks} and holds its hex. | Loses {lost}, holds | The target loses {lost} {lost?block|blocks} and holds its hex.
    melee-outcome/yes: {unit:The} attacks {target:the}: in the end it has won the hex with a chance of {wins:percent}, the target stands with {stays:percent}, and the attacker is gone from its hex with {gone:percent}. | Hex won: {wins:percent} | It wins the hex {wins:percent} of the time.
    melee-roll/leader-lost: The lone leader is eliminated. | The leader is lost
    melee-roll/leader-retreats: The lone leader is not hit and retreats. | The leader retreats
  `),

  problems: said(`
    two-numbers-of-dice: {unit:The} may roll here with its last block or with more than 3, and the card says each: with 3 blocks at most it can be worked out.
    guns-join-others: Artillery joins infantry or cavalry in Combined Arms; {unit:the} is neither.
    bonus-needs-cavalry: Only cavalry has a Bonus Melee attack: {unit:the} has none.
    retires-from-infantry-attack: Cavalry Retires and Reforms only from an attack by infantry, not from {unit:the} fighting like this.
    artillery-dice-needed: The rulebook prints no melee dice for {unit:the} with so many blocks ({blocks}): say in artilleryDice how many its national card gives.
    blocks-needed: Say how many blocks {unit:the} has: it depends on them.
    first-strike-needs-unit: A lone leader does not fight: First Strike is for a unit.
    first-strike-or-reaction: First Strike, or forming square, or Retire and Reform: the defender does one of them.
    square-against-cavalry: Only infantry that cavalry attacks forms square, not {target:the} here.
    in-square-already: The unit is in square already: leave out that it forms one.
    retires-from-infantry: Only cavalry that infantry attacks Retires and Reforms, not {target:the} here.
    nobody-rolls-like-this: In this melee there is no such roll against {unit:the} or by it.
    more-faces-than-dice: {given?There is|There are} {given} {given?face|faces}, but {unit:the} rolls {dice} {dice?die|dice}.
    no-leader-to-check: {target:The} has no attached leader: there is nobody to check.
  `),
} satisfies PartOfMessages;
