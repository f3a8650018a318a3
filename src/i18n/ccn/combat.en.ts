import { labelled, said } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

/** What fire and melee share: ground, cards, squares, who may fight after a move, hits and the leader's check. */
export default {
  fields: labelled(`
    attacker: Attacker | The unit that attacks, with what is true of it before the dice are rolled.
    defender: Defender | The enemy that is attacked, with what is true of it before the dice are rolled.
  `),

  answers: labelled(`
    hitsOn: Hits on | Faces that are a hit on this target. null: nothing is rolled.
    hits: Hits | Dice that hit. In the odds: how many hits, with their chances.
    flags: Flags | Dice that show a flag. In the odds: how many flags, with their chances.
    at-least-one-hit: At least 1 hit | Chance that at least one die hits.
    at-least-one-flag: At least 1 flag | Chance that at least one die shows a flag.
    nothing-happens: Neither hit nor flag | Chance that no die hits or shows a flag.
  `),

  steps: said(`
    ccn-3.7/most: By reading b of R29 no more than 8 dice are rolled.
    ccn-5.46: {unit:The} has moved {moved} hexes: it may fight after {hexes} at most.
    ccn-5.47: {unit:The} has moved {moved} hexes: it may fight after {hexes} at most.
    ccn-5.48: {unit:The} has moved {moved} hexes: it may fight after {hexes} at most.
    ccn-5.49: {unit:The} has moved {moved} hexes: it may fight after {hexes} at most.
    ccn-5.50: {unit:The} has moved: it may not fight this turn.
    ccn-5.51: {unit:The} has moved {moved} hexes: it may fight after {hexes} at most.
    ccn-5.97: Having moved {moved} hexes, {unit:the} may not fire.
    ccn-5.126: Having moved {moved} hexes, {unit:the} may not fight in melee.
    ccn-5.101: Foot artillery that has moved does not fire.
    ccn-5.134: Foot artillery that has moved does not fight in melee.
    ccn-5.104: Horse artillery that has moved {moved} hexes does not fire.
    ccn-5.139: Horse artillery that has moved {moved} hexes does not fight in melee.
    ccn-5.105: With only 1 block {unit:the} may not move and fight in the same turn.
    ccn-5.140: With only 1 block {unit:the} may not move and fight in melee in the same turn.
    ccn-5.140/never: By reading b of R2 horse artillery with 1 block never fights in melee.
    ccn-6.14: In square {unit:the} rolls 1 die at most.
    ccn-6.28: In square neither card nor type gives {unit:the} more than 1 die in melee.
    ccn-6.32: Against a square {unit:the} rolls 1 die at most.
    ccn-1.3: With 1 block, terrain has taken its last die: it cannot fight.
    ccn-7.6: Against a target in a forest {unit:the} rolls {dice} {dice?die|dice} fewer.
    ccn-7.7: Out of a forest {unit:the} rolls {dice} {dice?die|dice} fewer.
    ccn-7.11: Uphill {unit:the} rolls {dice} {dice?die|dice} fewer.
    ccn-7.12: Downhill {unit:the} rolls {dice} {dice?die|dice} fewer.
    ccn-7.15: From hill to hill {unit:the} fires with {dice} {dice?die|dice} fewer.
    ccn-7.27: Against a target in a town or windmill {unit:the} rolls {dice} {dice?die|dice} fewer.
    ccn-7.28: Against a town or windmill Cavalry Charge gives no dice.
    ccn-7.29: Out of a town or windmill {unit:the} rolls {dice} {dice?die|dice} fewer.
    ccn-7.30: Out of a town or windmill Cavalry Charge gives no dice.
    ccn-7.35: Through a fieldworks hexside {unit:the} rolls {dice} {dice?die|dice} fewer.
    ccn-7.36: Through a fieldworks hexside only the fieldworks take dice away, not the other ground.
    ccn-7.36/own-counts: By reading b of R63 the fieldworks replace the hills and the other ground of the target alone.
    ccn-7.39: Out through its own fieldworks {unit:the} rolls {dice} {dice?die|dice} fewer.
    ccn-7.39/alone: Besides the fieldworks no other ground takes dice from the cavalry.
    ccn-7.39/and-target: By reading b of R64 what the target's ground takes is added.
    ccn-7.47: Against a target in a fordable river {unit:the} rolls {dice} {dice?die|dice} fewer in melee.
    ccn-7.48: Out of a fordable river {unit:the} rolls {dice} {dice?die|dice} fewer.
    ccn-7.52: The bridge cancels what the river would take from the dice.
    ccn-7.57: Against a target in a sand quarry {unit:the} rolls {dice} {dice?die|dice} fewer.
    ccn-7.58: Out of a sand quarry {unit:the} rolls {dice} {dice?die|dice} fewer in melee.
    ccn-8.29/hexes: Under Bayonet Charge {unit:the} may fight in melee after {moved} hexes.
    ccn-8.30: Under Bayonet Charge there is no fire.
    ccn-8.31: Bayonet Charge gives Guard infantry {dice} more {dice?die|dice} in melee.
    ccn-8.32/ordinary: Bayonet Charge orders infantry: {unit:the} has an ordinary order, without what the card gives or forbids.
    ccn-8.33/moved: Under Bombard {unit:the} has moved: it may not fight.
    ccn-8.34: Bombard gives {dice} more dice.
    ccn-8.35/ordinary: Bombard orders artillery: {unit:the} has an ordinary order, without what the card gives or forbids.
    ccn-8.37: Cavalry Charge gives {dice} more dice.
    ccn-8.38: Under Cavalry Charge {unit:the} may fight after {moved} hexes.
    ccn-8.39/dice: Under Cavalry Charge horse artillery fights as normal, without the card's dice.
    ccn-8.40/ordinary: Cavalry Charge orders cavalry: {unit:the} has an ordinary order, without what the card gives or forbids.
    ccn-8.45: Élan gives {dice} more {dice?die|dice}.
    ccn-8.47/no-melee: Fire and Hold orders ranged combat: {unit:the} may not fight in melee.
    ccn-8.48: Fire and Hold gives {dice} more {dice?die|dice}.
    ccn-8.50: Under Fire and Hold a unit may not move.
    ccn-8.51/ordinary: Fire and Hold orders infantry and artillery: {unit:the} has an ordinary order, without what the card gives or forbids.
    ccn-8.57/hexes: Under Force March {unit:the} may fight after {moved} hexes.
    ccn-8.58: Under Force March {unit:the} may move 2 hexes, but then it may not fight.
    ccn-8.59/ordinary: Force March orders infantry: {unit:the} has an ordinary order, without what the card gives or forbids.
    ccn-8.61: Give Them the Cold Steel gives {dice} more {dice?die|dice} in melee.
    ccn-8.62: Under Give Them the Cold Steel there is no fire.
    ccn-8.63: In the Bonus Melee attack Give Them the Cold Steel gives no die.
    ccn-8.66: Leadership gives {dice} more {dice?die|dice}.
    ccn-8.68/ordinary: Leadership orders units with an attached leader: {unit:the} has an ordinary order, without what the card gives.
    ccn-8.71: Under La Grande Manoeuvre units do not fight this turn.
    ccn-8.79/no-combat: The unit that Short Supply has moved may not fight this turn.
  `),

  because: said(`
    arm-loses-no-dice: Units like {unit:the} lose no dice there.
    dice-left: Terrain has left it dice.
    bonus-attack: This is the Bonus Melee attack.
    not-bonus: This is not the Bonus Melee attack.
    has-moved: The unit has moved.
    has-not-moved: The unit has not moved.
    in-melee: The combat is a melee.
    in-ranged-combat: The combat is fire.
    more-than-one-block: The unit has more than 1 block.
    moved-at-most-1: The unit has not moved more than 1 hex.
    moved-no-further: The unit has not moved further than {hexes} {hexes?hex|hexes}.
    neither-fast-nor-led: The unit is neither light infantry nor Grenadiers nor Guard and has no leader.
    not-moved-2: The unit has moved more than 2 hexes.
    not-moved-3: The unit has moved more than 3 hexes.
    not-own-attack: The unit does not fight by its own order.
    one-die-already: No more than 1 die is rolled anyway.
    reading-r13-b: Reading b of R13 is used: only the greater reduction counts.
    reading-r24-b: Reading b of R24 is used: the card only repeats the die of the Guard.
    reading-r29-a: Reading a of R29 is used: 8 dice are rolled and then the rest.
    reading-r52-b: Reading b of R52 is used: the die of Leadership counts only in the first combat.
    reading-r80-b: Reading b of R80 is used: horse artillery may move 1 hex and fight without the card's dice.
    roller-artillery: The unit is artillery.
    roller-not-cavalry: The unit is not cavalry.
    roller-not-guard: The unit is not of the Guard.
    roller-not-heavy-cavalry: The unit is not heavy cavalry.
    roller-not-light-infantry: The unit is not light infantry.
  `),

  problems: said(`
    artillery-in-quarry: {unit:The} cannot be in a sand quarry: it is impassable to artillery.
    square-has-moved: A unit in square does not move. If it left square this turn, it is no longer in square.
    square-in-fieldworks: No square is formed in a fieldworks hex.
    square-in-town: No square is formed in a town or windmill.
    square-of-infantry: Only infantry forms square, not {unit:the}.
  `),
} satisfies PartOfMessages;
