import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';
import { OWN_DICE } from './own-dice.en.ts';

export default {
  queries: {
    ...titled(`
      ccn/leader-check: Leader casualty check | Whether he falls, and where he flees | Says how many dice are rolled for a leader, how many sabers hit him and with what exact chance: when his unit loses blocks or is eliminated, and when he is alone and attacked in melee; then whether he must retreat, how far, whether he leaves the map, must escape or is shut in. With the faces rolled it also says whether he is lost.
      ccn/leader-retreat: Retreat of a leader | What he passes and where he ends | Says whether a leader on his own may retreat by a given way of 1, 2 or 3 hexes: what he may pass, where he may end, how often he must escape on it, whether he joins a unit, and whether he may or must leave the map. The dice of an Escape are asked in ccn/escape.
    `),
    'ccn/escape': {
      title: 'Escape of a leader',
      line: 'The dice of the enemy he passes',
      about:
        'Says how many dice an enemy unit rolls at a leader who retreats through its hex, with what exact chance he gets past it and past another one behind it, and how far he must go then. With the faces rolled it also says whether he is lost.',
      ...OWN_DICE,
    },
  },

  fields: labelled(`
    first: First enemy unit | The enemy unit in the first hex that he escapes through.
    second: Second enemy unit | The enemy unit in the next hex of his way, if there is one. Its unit left out: there is none.
    third: A third enemy unit | Whether the hex after that holds an enemy unit too.
    enemyAt: In which hex | In which hex of his retreat the first enemy unit is, 1 or 2.
    situation: Situation of the leader | unit-hit, attached to a unit that has lost blocks and has some left; unit-eliminated, attached to a unit that has just lost its last block; alone, alone in his hex when he is attacked.
    cause: How it came about | What cost the unit blocks, or who attacks him: melee; ranged, ranged combat; retreat, a retreat that the unit could not complete.
    retreatFrom: It retreated from | Only with the cause retreat: in what the flags were rolled that the unit could not obey: melee; ranged, ranged combat.
    wayBack: Behind him | What is in the hexes of the next row towards his own side: open, at least one lets him pass; enemies, enemy units hold them all, or all but impassable ones; impassable, nothing but impassable terrain.
    checkedBefore: Checked before | Whether the same combat roll has called for a check of this leader already.
    attackDice: Dice rolled at him | Only for a leader who is alone, and there it is required: dice that the unit rolls at him in melee. ccn/melee works them out.
    checkFaces: Faces rolled for him | The dice rolled for or at the leader, as they fell. Left out: not rolled yet.
    hexesToEdge: Hexes to his own edge | How many rows of hexes there are between his hex and his own edge of the board; 0 in the last row. Left out: far enough.
    wayHexes: Hexes of the way | How many hexes he retreats: 1, 2 or 3. Leaving the board counts as one of them.
    way1: First hex | What is in the first hex of his way.
    way2: Second hex | What is in the second hex. Only for a way of 2 hexes or more.
    way3: Third hex | What is in the third hex. Only for a way of 3 hexes.
    leaves: Leaves the board | Whether the last hex of his way is beyond his own edge: he leaves the board.
    noWay: No way at all | Whether every hex in the next row towards his own side is impassable terrain, so that he cannot retreat at all.
  `),

  answers: labelled(`
    passesFirst: Passes the first | Whether he gets past the first enemy unit; nothing while its dice are open.
    secondDice: Dice of the second | Dice that the second enemy unit rolls, once he is past the first; 0 without one.
    passes-first: Passes the first | Chance that he gets past the first enemy unit.
    sabersNeeded: Sabers needed | Sabers that hit the leader: 2 while his unit has blocks, otherwise 1. 0 without a roll.
    chance: Chance to lose him | Chance that the leader is lost to this roll, as an exact fraction.
    mustRetreat: Must retreat | Whether he must retreat if he is not hit.
    leastHexes: Least hexes | Hexes that he must retreat at least; leaving the board counts as one.
    mostHexes: Most hexes | Hexes that he may retreat at most; leaving the board counts as one.
    leavesMap: Leaves the map | Whether he may, must or may not leave the map by his own edge in this retreat.
    attackerMayAdvance: The attacker may advance | Whether the unit that attacked may Take Ground or make a Breakthrough into the hex, once the leader has left it.
    escapes: Escapes | How often he must escape through an enemy unit on this way; each is a roll of its own.
  `),

  terms: worded(`
    situation: unit-hit = his unit was hit and survives | unit-eliminated = his unit was eliminated | alone = alone and attacked
    cause: melee = melee | ranged = ranged combat | retreat = retreat not completed
    retreatFrom: melee = a melee | ranged = ranged combat
    wayBack: open = a way | enemies = enemy units | impassable = impassable terrain
    leavesMap: may-not = no | may = he may | must = he must
    leaderMust: nothing = nothing | retreat = retreats 1, 2 or 3 hexes | escape = goes through an enemy unit by Escape | leave = leaves the map by his own edge | perish = is eliminated
  `),

  steps: said(`
    ccn-5.204/no-room: The second enemy unit is in his last hex, where the leader may not end.
    ccn-5.210: The leader enters the hex of {unit:the}, which rolls its normal melee dice: neither terrain nor cards change them.
    ccn-5.210/if: 1 saber or more eliminates him, whoever rolls it, and gives 1 banner.
    ccn-5.210/lost: A saber eliminates the leader: the opponent gains 1 banner.
    ccn-5.211: If he is not hit, the leader goes on: {hexes} more {hexes?hex|hexes} at most, and 1 at least.
    ccn-5.211/again: In the next hex {unit:the} rolls at him in the same way.
    ccn-5.249: His owner may choose that way through the enemy even if another is free or shorter.
    ccn-5.114/alone: A leader alone in his hex may not be fired at.
    ccn-5.162/cause: Blocks lost in ranged combat, in melee or in a retreat that is not completed call for a check.
    ccn-5.164/retreat: If he is not hit, the leader must retreat 1, 2 or 3 hexes.
    ccn-5.165/check: The leader is at his own edge: his retreat takes him off the map, which gives no banner.
    ccn-5.165/must: The leader is at his own edge: he must leave the map.
    ccn-5.166/check: The leader retreats from the hex where the last block of his unit was removed.
    ccn-5.168/check: His unit was lost at its own edge: his retreat takes the leader off the map, which gives no banner.
    ccn-5.170/check: The flags that eliminated units are rolled have no effect on their leader.
    ccn-5.172: {dice} {dice?die is|dice are} rolled at the lone leader: 1 saber eliminates him, whoever rolls it.
    ccn-5.173: If nothing hits a lone leader, he has to go towards his own side: 1, 2 or 3 hexes; the attacker may then advance into his hex.
    ccn-5.173/flags: Flags have no effect on a lone leader.
    ccn-5.197/way: His owner chose a way of {hexes} {hexes?hex|hexes}.
    ccn-5.201/too-far: It takes the leader {away} hexes to leave the board: with {hexes} he does not reach the edge.
    ccn-5.211/third: A third enemy unit in a row eliminates the leader without a roll, which gives 1 banner.
    ccn-5.160: The leader is hit: he is removed, and the opponent of his owner gains 1 banner.
    ccn-5.160/if: The opponent of his owner rolls; if the leader is hit, that opponent gains 1 banner.
    ccn-5.161: The unit has blocks left: {dice} dice are rolled for its leader, who is hit if both are sabers.
    ccn-5.164: The unit is eliminated: {dice} die is rolled for its leader, who is hit by a saber.
    ccn-5.165: The leader stands at his own edge: if he survives, he must leave the map, and this gives no banner.
    ccn-5.166: {target:The} has lost its last block in its retreat: its leader retreats from that hex.
    ccn-5.167: Enemy units hold the ways back: if he survives, the leader must escape through one of them.
    ccn-5.168: {target:The} was lost at its own edge: if he survives, its leader must leave the map, and this gives no banner.
    ccn-5.169: The leader cannot go into impassable hexes either: he is eliminated and gives 1 banner.
    ccn-5.170: {target:The} is eliminated: its flags have no effect on the leader.
    ccn-5.197: If he survives, the leader retreats 1, 2 or 3 hexes towards his own side, as his owner chooses.
    ccn-5.203/closed: Every hex behind the leader is impassable: he is eliminated and gives 1 banner.
    ccn-5.209/only-way: Enemy units hold the hexes behind the leader: if he survives, he must escape through one of them.
  `),

  because: said(`
    attacked-in-melee: He is not attacked from a distance.
    leader-safe: The leader is not hit.
    lost-in-the-retreat: The unit was not lost to the dice but to its retreat.
  `),

  ...summed(`
    escape/open: Of {dice} {dice?die|dice} rolled at the leader no saber may fall: he is lost with a chance of {chance:percent}. | Lost: {chance:percent} | With {dice} {dice?die|dice}, the leader is lost {chance:percent} of the time.
    escape/safe: The leader escapes and goes on: {hexes} more {hexes?hex|hexes} at most. | He escapes | The leader escapes and goes on, at most {hexes} more {hexes?hex|hexes}.
    escape/lost: The leader is eliminated in his Escape. | The leader is lost | The leader is lost.
    escape/no-room: The leader may not end with an enemy unit: that way is not open to him. | Not that way
    leader-check/due: {dice} {dice?die is|dice are} still rolled for the leader: he is lost with a chance of {chance:percent}. | {dice} {dice?die|dice}, lost: {chance:percent} | {dice} {dice?die is|dice are} rolled: the leader is lost {chance:percent} of the time.
    leader-check/no-target: A leader alone may not be fired at. | No target
    leader-check/none: There is no roll for the leader. | No roll
    leader-check/none-retreats: There is no roll for the leader, who must retreat 1 to {hexes} hexes. | No roll, must retreat
    leader-check/none-leaves: There is no roll for the leader, who must leave the map. | No roll, leaves the map
    leader-check/none-escapes: There is no roll for the leader, who must escape through an enemy unit. | No roll, must escape
    leader-check/perishes: Nothing but impassable terrain is behind the leader: he is eliminated whatever is rolled. | Eliminated
    leader-check/safe: The leader is not hit. | The leader is safe
    leader-check/safe-retreats: The leader is not hit and must retreat: {hexes} {hexes?hex|hexes} at most. | Safe, must retreat | The leader is safe and must retreat, {hexes} {hexes?hex|hexes} at most.
    leader-check/safe-escapes: The leader is not hit and must escape through an enemy unit. | Safe, must escape
    leader-check/safe-leaves: The leader is not hit and must leave the map. | Safe, leaves the map
    leader-retreat/yes: The leader may retreat {hexes} {hexes?hex|hexes} by that way. | He may | He may retreat like that, {hexes} {hexes?hex|hexes}.
    leader-retreat/no: The leader may not retreat by that way. | He may not |
    leader-retreat/leaves: The leader may leave the board by that way; no banner is given. | May leave the board | He may leave the board like that.
    leader-retreat/escape: The leader may take that way, but must escape {escapes?once|twice} on it. | {escapes} {escapes?Escape|Escapes} | He may take that way, but must escape {escapes?once|twice} on it.
    leader-retreat/third: That way leads the leader through three enemy units: the third eliminates him. | Eliminated in the third hex | The third enemy unit eliminates the leader.
    leader-retreat/no-way: Impassable terrain leaves the leader no way: he is eliminated. | Eliminated | The leader is eliminated.
  `),

  problems: said(`
    blocks-of-second: Say how many blocks {unit:the} in the second hex has.
    third-without-second: A third enemy unit in a row needs a second one.
    attack-dice-needed: Say how many dice are rolled at the lone leader.
    beyond-own-edge: Behind the leader there {most?is|are} only {most} {most?hex|hexes} of the board.
    nothing-behind-the-edge: The leader is in the last row: behind him there is only his own edge.
    cause-needs-unit: A leader without a unit loses no blocks in a retreat.
  `),
} satisfies PartOfMessages;
