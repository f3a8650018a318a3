import { labelled, said, summed, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    'ccn/nation': {
      title: 'National card',
      line: 'What your card gives to a unit',
      about:
        'Takes what you copy from a national card, which the rulebook does not print, tells what cannot be, and says what it gives to a unit: blocks, dice, flags that it ignores, hexes.',
      fields: labelled(`
        blocks: Blocks now | Blocks that the unit asked about has left. Left out: as many as it starts with.
        nationalFlags: Other flags it ignores | Flags that the unit ignores besides by its card (ccn-5.196); those of the Guard go into guardFlags.
        nationalHexes: More hexes in retreat | Hexes that its card adds to its retreat for each flag (ccn-5.184), or takes away, with a minus.
        nationalMove: More hexes in movement | Hexes that its card adds to its movement (ccn-5.52), or takes away, with a minus.
        distance: Distance | Hexes from the artillery asked about to its target. Left out: nobody says, and its table is not looked up.
      `),
    },
  },

  fields: labelled(`
    nationName: Name of the nation | Whatever you want to call it. Left out: no name.
    half: Half the blocks | How this army rounds when infantry has moved and fires with half its blocks (ccn-5.95): up, as French and British do; down, as Portuguese do.
    records: Unit types | What the card says of each type of unit. Left out: nothing.
    startBlocks: Blocks | Blocks with which the unit starts (ccn-2.12), from 1 to 8.
    nationalFire: More dice in fire | Dice that its card adds when infantry fires (ccn-5.99), or takes away, with a minus. The die that the rulebook gives to the type itself does not go here.
    fireWhen: In fire they count | When those dice count: always; against-infantry, against-cavalry or against-artillery, only at such a target; not-moved, only if the unit has not moved this turn.
    nationalMelee: More dice in melee | Dice that its card adds in melee (ccn-5.130, ccn-5.133, ccn-5.141), or takes away, with a minus. Those that the rulebook gives to the type itself do not go here.
    meleeWhen: In melee they count | When those dice count: always; against-infantry, against-cavalry or against-artillery, only at such an opponent; not-moved, only if the unit has not moved this turn.
    gunTable: Dice of artillery | Its table: for 1 block, for 2 and so on, up to as many as the unit starts with (ccn-5.106). Only artillery has one. Left out: none.
    tableDice: Dice by distance | Dice at 2, 3, 4 and 5 hexes with these blocks, in this order; horse artillery may leave out the last. Left out: not said yet.
    closeDice: Dice in melee | Only where the rulebook prints none (ccn-5.140, ccn-5.141): horse artillery with 1 block, and any with more than 3. Left out: not said.
    general: Generally known | Where the values come from if not from your card: french or british, what is generally known of that nation and does not stand in the rulebook. A value that was changed no longer counts as such. Left out: from your card.
    inCombat: In what combat | In what combat the unit asked about is: fire; melee; none, in none.
    opponentArm: Arm of the opponent | Arm of the unit fired at or fought: infantry, cavalry or artillery. Left out: nobody says.
  `),

  answers: labelled(`
    nationalDice: Dice of the card | Dice that the card adds for the unit in this combat. null: it does not say, or depends on what was not told.
    artilleryDice: Dice of its table | Dice of artillery by its table at this distance, or in melee where the rulebook prints none. null: the sheet does not say.
    guardFlags: Flags of the Guard | Flags that the Guard unit ignores by its card. null: the sheet does not say.
    nationalFlags: Flags of the card | Flags that the unit ignores besides by its card. null: the sheet does not speak of the unit.
    nationalHexes: Hexes of retreat | Hexes that the card adds to the retreat for each flag. null: the sheet does not speak of the unit.
    nationalMove: Hexes of movement | Hexes that the card adds to the movement. null: the sheet does not speak of the unit.
    unitTypes: Unit types | Of how many types of unit the sheet speaks.
    half: Half the blocks | How this army rounds half the blocks of infantry that moved.
    startBlocks: Blocks | Blocks with which the unit starts. null: the sheet does not speak of it.
    generalValues: Generally known | Which of these values are not from a card but generally known; the rulebook does not print them.
  `),

  terms: worded(`
      half: up = up | down = down
      fireWhen meleeWhen: always = always | against-infantry = against infantry | against-cavalry = against cavalry | against-artillery = against artillery | not-moved = if it has not moved
      general: french = of the French | british = of the British
      inCombat: none = none | fire = fire | melee = melee
      generalValues: blocks = blocks | nationalDice = dice | artilleryDice = dice of artillery | guardFlags = flags of the Guard | nationalFlags = flags ignored | nationalHexes = hexes of retreat | nationalMove = hexes of movement
    `),

  steps: said(`
    ccn-2.11/silent: The sheet does not speak of {unit:the}.
    ccn-2.11/general: Of {unit:the} this is generally known and not from a card: {generalValues}.
    ccn-2.12/sheet: {unit:The} starts with {blocks} {blocks?block|blocks}.
    ccn-5.52/sheet: Hexes that the card adds to the movement of {unit:the}: {hexes}.
    ccn-5.95/sheet: Half the blocks of infantry that moved is rounded {half}.
    ccn-5.99/sheet: Dice that the card adds when {unit:the} fires here: {dice}.
    ccn-5.106/sheet: With {blocks} {blocks?block|blocks} {unit:the} rolls {dice} {dice?die|dice} at {distance} hexes.
    ccn-5.130/sheet: Dice that the card adds for {unit:the} in this melee: {dice}.
    ccn-5.133/sheet: Dice that the card adds for {unit:the} in this melee: {dice}.
    ccn-5.141/sheet: Dice that the card adds for {unit:the} in this melee: {dice}.
    ccn-5.141/close: With {blocks} {blocks?block|blocks} {unit:the} rolls {dice} {dice?die|dice} in melee.
    ccn-5.184/sheet: Hexes that the card adds to the retreat of {unit:the} for each flag: {hexes}.
    ccn-5.194/sheet: As a Guard unit {unit:the} may ignore {flags} {flags?flag|flags}.
    ccn-5.196/sheet: {unit:The} may ignore {flags} more {flags?flag|flags} by its card.
  `),

  ...summed(`
    nation/sheet: The sheet speaks of {number} {number?type|types} of unit, and half the blocks of infantry that moved is rounded {half}. | Unit types: {number}
    nation/unit: By the sheet {unit:the} starts with {blocks} {blocks?block|blocks}. | Blocks: {blocks}
    nation/silent: The sheet does not speak of {unit:the}. | Not on the sheet
  `),

  problems: said(`
    unit-has-record: There is another record of {unit:the}: a card speaks of each type once.
    artillery-without-table: The rulebook does not print the dice of {unit:the}: copy the table of its card.
    table-lacks-blocks: {unit:The} starts with {blocks} {blocks?block|blocks}, and its table has only {rows} {rows?row|rows}: it needs one for each number of blocks.
    table-beyond-blocks: {unit:The} starts with {blocks} {blocks?block|blocks}, and its table has {rows} rows: there are too many.
    table-lacks-distance: {unit:The} fires up to {range} hexes: in the row for {blocks} {blocks?block|blocks} a distance is missing.
    melee-dice-are-printed: The rulebook itself says how many dice {unit:the} with {blocks} {blocks?block|blocks} rolls in melee: what its card adds goes into nationalMelee.
    table-of-artillery-only: {unit:The} does not fire by a table: only artillery does.
    cavalry-does-not-fire: {unit:The} does not fire: its card cannot add dice to that.
    fires-by-its-table: {unit:The} fires by its table: put its dice there.
    condition-without-dice: You say when the dice count, but not how many they are.
    flags-of-guard-only: {unit:The} is no Guard unit: other flags that its card lets it ignore go into nationalFlags.
    moves-less-than-none: {unit:The} moves {hexes} {hexes?hex|hexes} at most: its card cannot take away more.
  `),
} satisfies PartOfMessages;
