import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    cca/evade: Evasion | Whether it evades, how far, what risk | Says whether a unit may evade from an attacker, at that moment and with the hexes that it has free, whether a leader alone must, how many dice are rolled at it and which faces hit, how many hexes it goes and with what exact odds it is hit; with the faces rolled it also resolves them.
    cca/leader-check: Leader check | Whether he falls, and where he flees | Says how many dice are rolled at a leader, what hits him and with what exact chance: when his unit is hit or eliminated, when he is alone and attacked, and in a Leader Escape; then whether he must evade, how far and where he may end. With the faces rolled it also says whether he is lost.
    cca/momentum: Momentum Advance | Taking the hex and battling again | Says whether a unit that has battled may advance into the vacated hex, whether it may go 1 hex further and whether it may fight a bonus combat, and whether what its player wants to do is allowed.
  `),

  fields: labelled(`
    moment: When it evades | declared, the close combat attack has been announced and no dice are rolled yet; rolled, the attacker has rolled its dice already; battle-back, the evader is the unit that attacked and the other one battles back; ranged, it is fired at.
    situation: Situation of the leader | unit-hit, attached to a unit that lost blocks and survives; unit-eliminated, attached to a unit that has just lost its last block; alone, alone in his hex when attacked; escape, pausing in an enemy hex in a Leader Escape.
    cause: Cause | What hit the unit or attacks the leader: close, close combat; ranged, ranged combat; evasion, the roll at his evading unit; rampage, an elephant rampage; blocked-retreat, blocks lost for hexes of retreat not made; elephants-blocked, blocks lost because his unit blocked retreating elephants. A leader alone is attacked in close, ranged or rampage. In an escape it does not matter.
    leaderTerrain: Terrain of the leader's hex | Terrain of the hex of a leader who is alone. In an escape it does not count.
    hexesUsed: Hexes of the escape | In an escape, how many hexes of his evasion the leader has used, the one in which he pauses included.
    checkFaces: Faces rolled at the leader | The dice rolled at the leader, as they fell. At most as many as are due. Left out: not rolled yet; the answer says how many are due and the chance.
    rolledAs: Battled in | In what the unit that wants to advance battled: attack, its own close combat attack; battle-back, battling back; first-strike, with the card First Strike; ranged, ranged combat.
    target: What became of the target | retreated, it left its hex for flags; eliminated; held, it is still in its hex; evaded; leader-eliminated, it was a leader alone who was hit; leader-evaded, a leader alone who evaded; unit-eliminated-leader-evaded, the unit was eliminated and its leader evaded.
    advances: Hexes that it wants to advance | 0, it stays; 1, into the vacated hex; 2, into the vacated hex and 1 further.
    battlesAgain: Wants to battle again | Yes, if after the advance it wants to close combat once more.
  `),

  answers: labelled(`
    rolledBeforeMove: Rolled before it moves | Whether the dice are rolled at the evader before it moves: always.
    leastHexes: Least hexes | Hexes that it must go at least. 0 if it does not move.
    mostHexes: Most hexes | Hexes that it may go at most: of the evasion or, in cca/momentum, of the advance. 0 if it does not move.
    mayLeaveBoard: May leave the board | Whether the leader may evade off the battlefield over his own edge: no banner for the opponent, but he is lost.
    helmetsNeeded: Leader symbols needed | Leader symbols that hit the leader: 2 for one who is attached to a unit that lives, otherwise 1. 0 without a check.
    chance: Chance to lose him | Chance that the leader is lost in this check, as an exact fraction.
    mayEndWith: May end with | What the hex in which the leader ends his evasion may hold. Never another leader nor an enemy unit.
    anyAdjacentEnemy: Any adjacent enemy | Yes, if it may fight a bonus combat: against any adjacent enemy unit, not only the one that retreated.
  `),

  terms: worded(`
    moment: declared = when the attack is announced | rolled = after the dice of the attack | battle-back = from a battle back | ranged = from ranged combat
    situation: unit-hit = his unit was hit and survives | unit-eliminated = his unit was eliminated | alone = alone and attacked | escape = Leader Escape
    cause: evasion = evasion | rampage = rampage | blocked-retreat = blocked retreat | elephants-blocked = blocking elephants
    rolledAs: attack = its attack | battle-back = battling back | first-strike = First Strike
    target: retreated = retreated | eliminated = eliminated | held = is still in its hex | evaded = evaded | leader-eliminated = a lone leader, lost | leader-evaded = a lone leader, evaded | unit-eliminated-leader-evaded = eliminated, and its leader evaded
  `),

  steps: said(`
    cca-10.7/evade: {unit:The} may not evade fire.
    cca-11.3/too-late: Evasion is declared before the attacker rolls: for {unit:the} it is too late.
    cca-12.26/check: The rampage hit the unit: a check is made for its leader.
    cca-13.1: The player of {unit:the} announces that it evades from {attacker:the}.
    cca-13.2: {unit:The} attacked: it may not evade from the battle back.
    cca-13.5: {unit:The} was hit while evading: a check is made for its leader.
    cca-13.5/check: The unit was hit while evading: a check is made for its leader.
    cca-13.8/no: Medium cavalry may evade only from foot and heavy mounted units, not from {attacker:the}.
    cca-13.9/no: {unit:The} may evade only from foot and elephants, not from {attacker:the}.
    cca-13.11/hexes: {unit:The} evades 2 hexes towards its own side.
    cca-13.12: {unit:The} has only 1 hex available: it evades 1 hex.
    cca-13.13: Both hexes behind {unit:the} are blocked: it may not evade.
    cca-13.16: At {unit:the} the attacker rolls its normal dice.
    cca-13.19: His player chooses how many hexes he goes, and which.
    cca-13.20/ends: He may not end with another leader nor with an enemy unit.
    cca-13.25/may: He may also leave over his own edge: no banner is given, but he is lost.
    cca-13.27: The leader pauses in the hex of {unit:the}, which battles him.
    cca-13.28: {unit:The} rolls its close combat dice; terrain does not help the leader.
    cca-13.29: In an escape too only a leader symbol hits the leader.
    cca-13.30: If he is not hit he goes on, for {hexes} more {hexes?hex|hexes} at most.
    cca-13.32/held: The target of {unit:the} is still in its hex: there is no vacated hex.
    cca-13.32/ranged: {unit:The} fired: only close combat gives a Momentum Advance.
    cca-13.33: The advance of {unit:the} is optional, and without it there is no bonus combat.
    cca-13.33/stays: {unit:The} does not advance: it has no bonus combat.
    cca-13.37: The bonus combat of {unit:the} is optional.
    cca-13.37/must: By reading b of R46 {unit:the} must battle after the extra hex.
    cca-13.40/further: Only cavalry may advance a second hex: {unit:the} may not.
    cca-13.42: In its bonus combat {unit:the} may attack any adjacent enemy unit.
    cca-15.1/retreat: Blocks lost in a blocked retreat cause no leader check.
    cca-15.1/blocked: Blocks lost to blocked elephants cause no leader check.
    cca-15.1/no-hit: The unit was not hit: there is no leader check.
    cca-15.4: At {target:the} {unit:the} rolls its own dice.
    cca-15.5: A lone leader who is not hit must evade towards his own side.
    cca-15.6: The leader is hit: he leaves the battlefield and gives 1 banner.
    cca-15.6/if: If he is hit, the leader leaves the battlefield and gives 1 banner.
  `),

  because: said(`
    a-hex-is-free: A hex behind the unit is free.
    does-not-evade: The unit may not evade: it stands.
    two-hexes-free: The unit has 2 hexes available.
  `),

  ...summed(`
    evade/yes: {unit:The} may evade {hexes} {hexes?hex|hexes} from {attacker:the}, which first rolls {dice} {dice?die|dice} at it (hitting on {faces}). | May evade {hexes} {hexes?hex|hexes} | It may evade {hexes} {hexes?hex|hexes}, once {dice} {dice?die has|dice have} been rolled at it.
    evade/no: {unit:The} may not evade from {attacker:the}. | May not evade |
    evade/no-attack: {attacker:The} may not attack {unit:the}: there is nothing to evade. | No attack
    evade/eliminated: {unit:The} is hit before it evades and ends there. | Lost before it evades
    evade/leader: {unit:The} must evade 1, 2 or 3 hexes if {attacker:the} does not hit with {dice} {dice?die|dice} (hitting on {faces}). | Must evade | If he survives {dice} {dice?die|dice}, he must evade 1, 2 or 3 hexes.
    leader-check/due: {dice} {dice?die is|dice are} rolled at the leader: he is lost with a chance of {chance:percent}. | {dice} {dice?die|dice}, lost: {chance:percent} | {dice} {dice?die is|dice are} rolled: the leader is lost {chance:percent} of the time.
    leader-check/no-attack: The unit may not attack the leader like this. | No attack
    leader-check/none: There is no check for the leader. | No check
    leader-check/safe-stays: The leader is not hit. | The leader is safe | The leader is safe.
    leader-check/safe-evades: The leader is not hit and must evade: at most {hexes} {hexes?hex|hexes}. | Safe, must evade | The leader is safe and must evade, {hexes} {hexes?hex|hexes} at most.
    momentum/no: {unit:The} may not make a Momentum Advance. | No advance | It does not advance.
    momentum/too-much: No: {unit:the} may advance at most {hexes} {hexes?hex|hexes} and has {combats?1 bonus combat|no bonus combat}. | Not like that | It may advance {hexes} {hexes?hex|hexes} at most and has {combats?1 bonus combat|no bonus combat}.
    momentum/advance: {unit:The} may advance {hexes} {hexes?hex|hexes} and has no bonus combat. | May advance, no bonus combat | It may advance {hexes} {hexes?hex|hexes}, without a bonus combat.
    momentum/bonus: {unit:The} may advance up to {hexes} {hexes?hex|hexes} and fight a bonus combat. | May advance and battle again | It may advance up to {hexes} {hexes?hex|hexes} and battle again.
  `),

  problems: said(`
    attacker-needed: Say which unit rolls at the leader..
    lone-leader-never-attacks: A lone leader never attacks, so that nobody battles back at him.
    more-faces-than-check: {given?There is|There are} {given} {given?face|faces}, but {dice} {dice?die is|dice are} rolled at the leader: give at most {dice}.
    cause-needs-unit: This does not happen to a leader alone: he is attacked in close combat, in ranged combat or by a rampage.
  `),
} satisfies PartOfMessages;
