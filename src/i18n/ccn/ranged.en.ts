import { labelled, said, summed, titled } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    ...titled(`
      ccn/may-fire: May it fire? | Range, line of sight and movement | Says whether a unit may fire at a target and why not: by its type, its order, its move and its card, the range, the line of sight and adjacent enemies. It tells no dice.
    `),
    'ccn/ranged-combat': {
      title: 'Ranged combat',
      line: 'Dice, range, or what was rolled',
      about:
        'Says whether a unit may fire at a target, with how many dice and why, and what hits, with the exact odds. With the faces rolled it also resolves the fire: hits, blocks, the check of the leader, flags ignored, the retreat and banners.',
      fields: labelled(`
        fieldworks: Fieldworks | Fieldworks on the hex of the target: between, on the hexside by which the line of sight comes in; corner, it comes in where a fieldworks hexside and an open one meet; elsewhere, on other hexsides only; none, on none.
      `),
      answers: labelled(`
        result: Result | What the given faces come to: hits, check of the leader, flags ignored, retreat. null: no faces were given.
        mayBattleBack: May battle back | Whether the target may battle back; never against fire.
        mayFormSquare: May form square | Whether the target may form square; never against fire.
      `),
    },
  },

  fields: labelled(`
    faces: Faces rolled | The dice of the roll as they fell, in any order: infantry, cavalry, artillery, flag, saber. Those of the leader check go into leaderCheck. Those not told are still to be rolled. Left out: nothing is rolled yet.
    target: Target | The enemy fired at; leader, a leader who is alone in his hex.
    fought: Has fought | What combat the unit has been in already this turn by its order: no, none; ranged, it has fired; melee, it has fought in melee.
    enemiesAdjacent: Enemy units adjacent | How many of the 6 hexes adjacent to the unit that fires hold an enemy unit, the target included. Left out: 1 if the target is a unit at distance 1, otherwise none.
    leadersAdjacent: Lone enemy leaders adjacent | How many of the 6 hexes adjacent to the unit that fires hold an enemy leader alone. It matters only by reading b of R77.
    lineOfSight: Line of sight | Whether the unit sees its target.
    splitDice: Splits its dice | Whether the unit wants to roll some of its dice at another target.
    combinesDice: Combines its dice | Whether another unit wants to add its dice to the same roll.
  `),

  answers: labelled(`
    misses: Misses | Dice that neither hit nor show a flag.
    diceToRoll: Dice still to roll | Dice of the roll of which no face was told.
    chancesAre: What the chances are of | before-any-die, of the whole roll; part-known, of what is still open of it; after-hits, of the leader check; known, nothing is open.
    range: Range | Hexes to which the unit fires; 0 if it cannot fire.
    inRange: In range | Whether the target is neither adjacent nor beyond the range.
    mayRetireAndReform: May Retire and Reform | Whether the target may Retire and Reform; never against fire.
    mayAdvance: May advance | Whether whoever attacked may enter the hex of the target if that becomes empty; never after fire.
  `),

  terms: said(`
    chancesAre.before-any-die: of the whole roll
    chancesAre.part-known: of what is still open
    chancesAre.after-hits: of the leader check
    chancesAre.known: of a known result
    fought.no: nothing yet
    fought.ranged: has fired
    fought.melee: has fought in melee
    corner: at the corner between a fieldworks hexside and an open one
  `),

  steps: said(`
    ccn-1.3/no-dice: The ground takes the last die from {unit:the}: it may not fight.
    ccn-5.66: Combat is fire at a target in range and sight, or melee with an adjacent one.
    ccn-5.67: {unit:The} has fought in melee this turn: it may not fire as well.
    ccn-5.68: The fire is resolved in full before another unit fights.
    ccn-5.69: {unit:The} may fire, but does not have to.
    ccn-5.70: All dice of a roll go against one target.
    ccn-5.71: {unit:The} has fired this turn: it may not fight again.
    ccn-5.72: A unit has as many dice as blocks: {blocks}.
    ccn-5.73: A lone leader may not fight.
    ccn-5.74: Only infantry and artillery fire, not {unit:the}.
    ccn-5.75: {target:The} is more than 1 hex away: the combat is fire.
    ccn-5.76: {target:The} is adjacent: it may not be fired at, only attacked in melee.
    ccn-5.77: Next to an enemy unit {unit:the} does not fire at another one.
    ccn-5.77/leader: By reading b of R77 the adjacent enemy leader keeps {unit:the} from firing at another target.
    ccn-5.78: {target:The} may not battle back against fire.
    ccn-5.79: {target:The} may not Retire and Reform before fire.
    ccn-5.80: The order is: announce, range, line of sight, strength, card, terrain, dice, hits and then retreats.
    ccn-5.81: {unit:The} announces that it fires at {target:the}.
    ccn-5.81/not-ordered: Without an order {unit:the} may not fire.
    ccn-5.82: In each ranged combat 1 unit fires at 1 unit.
    ccn-5.82/combined: Each unit fires by itself: the dice of several are not rolled together.
    ccn-5.84/in-range: Infantry has a range of {range} hexes: {distance} is in range.
    ccn-5.85/in-range: Rifle Light infantry has a range of {range} hexes: {distance} is in range.
    ccn-5.86/in-range: Foot artillery has a range of {range} hexes: {distance} is in range.
    ccn-5.87/in-range: Horse artillery has a range of {range} hexes: {distance} is in range.
    ccn-5.83: The distance is {distance} {distance?hex|hexes}: the target's hex counts, that of the unit that fires does not.
    ccn-5.84: {unit:The} has a range of {range} hexes: {distance} is too far.
    ccn-5.85: {unit:The} has a range of {range} hexes: {distance} is too far.
    ccn-5.86: {unit:The} has a range of {range} hexes: {distance} is too far.
    ccn-5.87: {unit:The} has a range of {range} hexes: {distance} is too far.
    ccn-5.88/unseen: {unit:The} does not see {target:the}: without line of sight there is no fire.
    ccn-5.88/seen: {unit:The} has line of sight to {target:the}.
    ccn-5.93: {unit:The} may fire at an enemy up to {range} hexes away, in any direction.
    ccn-5.94: {unit:The} has not moved: it has one die for each block, {dice}.
    ccn-5.95/all: By reading b of R25 {unit:the} has all its dice after {moved} hexes: {dice}.
    ccn-5.95/down: {unit:The} has moved: it has half of {blocks} {blocks?die|dice}, rounded down, {dice}.
    ccn-5.95/none: Half of 1 block, rounded down, leaves {unit:the} no die: it may not fire.
    ccn-5.95/up: {unit:The} has moved: it has half of {blocks} {blocks?die|dice}, rounded up, {dice}.
    ccn-5.96: How another army rounds stands on its national card.
    ccn-5.98: By its type {unit:the} fires with 1 more die.
    ccn-5.98/guard-artillery: By reading b of R22 {unit:the} fires with 1 more die.
    ccn-5.99: The national card changes the dice of {unit:the} by {dice}.
    ccn-5.99/none: The national card leaves {unit:the} no die: it may not fire.
    ccn-5.100: Foot artillery that has not moved fires up to {range} hexes.
    ccn-5.102: Horse artillery that has not moved fires up to {range} hexes.
    ccn-5.103: Having moved 1 hex, {unit:the} does not fire further than 3 hexes.
    ccn-5.106: By its table {unit:the} has {dice} {dice?die|dice} at {distance} hexes.
    ccn-5.106/none: By its table {unit:the} has no die at this distance: it may not fire.
    ccn-5.107: The card that ordered {unit:the} gives dice in fire.
    ccn-5.108: The ground of both may take dice away: {from} under {unit:the}, {into} under {target:the}.
    ccn-5.109: {unit:The} rolls {dice} {dice?die|dice}: hits first, then retreats.
    ccn-5.110: In fire only the troop symbol of {target:the} hits, no saber.
    ccn-5.111/fire: A flag is no hit, but may make {target:the} retreat.
    ccn-5.114: A lone leader may not be fired at.
    ccn-5.115: {flags} {flags?flag|flags}: {target:the} retreats if it does not ignore {flags?it|them}, and where it cannot retreat it loses blocks.
    ccn-6.35: {unit:The} may fire at {target:the} in square, by the normal rules.
    ccn-7.38/corner-between: By reading b of R76 the fieldworks protect at their corner too.
    ccn-7.38/corner-elsewhere: At the corner between a fieldworks hexside and an open one there is no protection.
    ccn-8.52: An enemy unit has retreated next to {unit:the}: under Fire and Hold it may fire no more.
  `),

  because: said(`
    in-range: The target is in range.
    target-adjacent: The target is adjacent.
    card-gives-no-dice: The card that ordered the unit gives no dice in fire.
    leader-with-unit: The leader is with his unit.
    target-eliminated: The target is eliminated.
    target-not-cavalry: The target is not cavalry.
    fires: The unit is infantry or artillery.
    not-adjacent: The target is not adjacent.
    not-fought-melee: The unit has not fought in melee this turn.
    not-fought-ranged: The unit has not fired this turn.
    not-so-far: The target is no further than 3 hexes.
    reading-r25-b: Reading b of R25 is used: after 2 hexes of Force March all dice are rolled.
    reading-r77-a: Reading a of R77 is used: a lone enemy leader keeps nobody from firing.
    type-adds-no-dice: Its type adds no die in fire.
  `),

  ...summed(`
    may-fire/yes: {unit:The} may fire at {target:the}, {distance} hexes away. | May fire | It may fire: the target is {distance} {distance?hex|hexes} away.
    may-fire/no: {unit:The} may not fire at {target:the}, {distance} {distance?hex|hexes} away. | May not fire |
    ranged/yes: {attacker:The} fires at {defender:the}, {distance} hexes away, with {dice} {dice?die|dice} (hitting on {faces}). | {dice} {dice?die|dice} | It fires with {dice} {dice?die|dice}.
    fire/open: So far {unit:the} scores {hits} {hits?hit|hits} on {target:the}; {dice} {dice?die is|dice are} still to be rolled. | {dice} {dice?die|dice} to roll
    fire/check: {unit:The} scores {hits} {hits?hit|hits} on {target:the}; the check of its leader ({dice} {dice?die|dice}) is still open. | {lost} {lost?block|blocks} lost, leader check | The target loses {lost} {lost?block|blocks}, and {dice} {dice?die is|dice are} rolled for its leader.
    fire/eliminated: {unit:The} eliminates {target:the} with {hits} {hits?hit|hits} and {flags} {flags?flag|flags}. | Eliminated | The target is eliminated.
    fire/retreats: {unit:The} scores {hits} {hits?hit|hits} on {target:the}, which loses {lost} {lost?block|blocks} and retreats {hexes} {hexes?hex|hexes}. | {lost} {lost?block|blocks} lost, retreats {hexes} {hexes?hex|hexes} | The target loses {lost} {lost?block|blocks} and retreats {hexes} {hexes?hex|hexes}.
    fire/holds: {unit:The} scores {hits} {hits?hit|hits} on {target:the}, which loses {lost} {lost?block|blocks} and stays in its hex. | {lost} {lost?block|blocks} lost, no retreat | The target loses {lost} {lost?block|blocks} and holds its hex.
  `),

  problems: said(`
    blocks-needed: Say how many blocks {unit:the} has: it depends on them.
    more-faces-than-dice: {given?There is|There are} {given} {given?face|faces}, but {unit:the} rolls {dice} {dice?die|dice}.
    no-leader-to-check: {target:The} has no attached leader: there is nobody to check.
    blocks-after-move: {unit:The} may fight after a move only with more than 1 block: say how many it has.
    dice-of-artillery-only: Only artillery has dice by a table, not {unit:the}.
    dice-of-its-table: The rulebook does not have the table of {unit:the}: give the dice of its national card for its blocks at this distance.
  `),
} satisfies PartOfMessages;
