import { called, labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    cca/dice: A plain roll of dice | The chance of some faces | Says how likely it is that so many battle dice show the faces that are counted, whatever these do. Dice that elephants roll again are not asked for here.
    cca/unit: A unit type at a glance | Blocks, movement, dice, range, retreat | Says all that the book sets for a unit type: blocks, symbol, class, movement, dice, range, retreat and evasion. It also counts the blocks that symbols of a scenario map stand for, and the full units that loose blocks make.
    cca/block-mix: Blocks of each side | How many units the box makes | Says how many blocks of a kind of troops an army has in the box, and how many full units they make.
    cca/components: What is in the box | How many pieces of each kind | Says how many of a component the box holds, and what the board and the dice are like.
  `),

  fields: labelled(`
    wantedFaces: Faces that count | The faces that are counted, each once: green circle, blue triangle, red square, leader symbol, flag, swords. At least one.
    symbols: Symbols on the map | How many symbols of this unit the scenario map shows, to know how many blocks are placed. Left out: not asked.
    pieces: Loose blocks | How many blocks of this unit type there are, to know how many full units they make. Left out: not asked.
    troops: Troops | Which blocks are counted: all, every one, leaders too; foot, all foot unit types without war machines; mounted, cavalry, chariots and elephants; or one code of unit, with WM war machines and LD leaders.
    component: Component | What is looked for in the box: the board, the terrain tiles, the command cards, the battle dice, the label sheets, the reference sheets, the book, all blocks or those of one size. It is required.
  `),

  answers: labelled(`
    isUnit: It is a unit | Whether it counts as a unit; a leader does not.
    blocksPerUnit: Blocks | Blocks of a full unit; of a leader, his own.
    blocksInAll: Blocks | Blocks of those troops in the box.
    symbol: Symbol | Its symbol, which is also the face that hits it.
    whiteBorder: White border | Whether the symbol has a white border.
    class: Class | What it counts as for orders and for hits.
    footOrMounted: Group | Whether it goes on foot or is mounted.
    moveAndBattle: Moves and battles | Most hexes after which it may still battle, in the open.
    mustBattleFrom: Must battle from | Hexes of a move from which it must battle afterwards; null if it never must.
    closeDice: Close combat dice | Dice in close combat, without terrain, cards or full strength; null for elephants, which roll those of the other unit.
    closeDiceAtFullStrength: Dice at full strength | Dice in close combat with all its blocks; null for elephants.
    swordsHit: Swords hit | Whether its swords hit an ordinary unit.
    fireRange: Range | Hexes that it can fire; 0 if it has no missiles.
    fireDice: Fire dice | Dice of its fire if it has not moved; 0 if it has no missiles.
    fireDiceMoved: Fire dice after moving | Dice of its fire if it has moved and may fire; 0 if it has no missiles.
    retreatPerFlag: Retreat per flag | Hexes that it retreats for each flag that it does not ignore, against an ordinary enemy.
    evadesFrom: Evades from | Unit types from which it may evade; a lone leader must.
    fullUnits: Full units | Full units that those blocks make; null if no blocks were given.
    blocksOver: Blocks left over | Blocks that are left over from full units; null if no blocks were given.
    leaderBlocks: Leaders | How many of those blocks are leaders.
    blockColour: Block colour | Colour of the blocks of that army.
    count: Count | How many of them the box holds, as the book prints it.
    addedUp: Added up | What the counts by size of block add up to; it is not the printed total.
    dottedLines: Dotted lines | Dotted lines on the battlefield.
    dieFaces: Faces | The faces of each die.
  `),

  terms: {
    ...called(`
      WM: the | war machine unit | War machines
    `),
    ...worded(`
      class: light = light | medium = medium | heavy = heavy
      footOrMounted: foot = foot | mounted = mounted
      troops: all = all blocks | foot = all foot units | mounted = all mounted units | LD = Leaders
    `),
    ...said(`
      large: large
      grey: grey
      dark-brown: dark brown
      board: battlefield board
      command-cards: command cards
      reference-sheets: reference sheets
      rule-book: rule and scenario book
      small-blocks: small grey and brown blocks
      banner-blocks: small black blocks for Victory Banners
      medium-blocks: medium blocks
      large-blocks: large blocks
      rectangular-blocks: rectangular blocks
    `),
  },

  steps: said(`
    cca-2.1: The box holds {number} of them.
    cca-2.2: Each size of block has its use; of these there are {number}.
    cca-2.2/added-up: The counts by size add up to {number}.
    cca-2.3: The battlefield is {width} hexes wide and {depth} deep.
    cca-2.4: {number} dotted lines divide it into {sections} sections.
    cca-2.7: Each die has {number} different faces: {faces}.
    cca-2.8/full: A whole foot unit has {blocks} small blocks.
    cca-2.9/full: A whole war machine unit has {blocks} small blocks, and no other values.
    cca-2.10/full: A whole cavalry unit has {blocks} medium blocks.
    cca-2.11/full: A whole elephant unit has {blocks} large blocks.
    cca-2.12/full: A whole heavy chariot unit has {blocks} rectangular blocks.
    cca-2.13/full: A leader is {blocks} rectangular block, and is not a unit.
    cca-2.8/mix: {blocks} foot blocks, {each} a unit, make {units} {units?unit|units}.
    cca-2.9/mix: {blocks} war machine blocks, {each} a unit, make {units} {units?unit|units}.
    cca-2.10/mix: {blocks} cavalry blocks, {each} a unit, make {units} {units?unit|units}.
    cca-2.11/mix: {blocks} elephant blocks, {each} a unit, make {units} {units?unit|units}.
    cca-2.12/mix: {blocks} heavy chariot blocks, {each} a unit, make {units} {units?unit|units}.
    cca-2.13/mix: Each leader is {each} block: {blocks} leaders.
    cca-2.14: Roman units are on grey blocks, which Syracuse uses too, and Carthaginian ones on dark brown blocks; here it is {army}.
    cca-2.17: {unit:The} has a {symbol}: it is light.
    cca-2.18: {unit:The} has a {symbol} with a white border.
    cca-2.19: {unit:The} has a {symbol}: it is medium.
    cca-2.20: {unit:The} has a {symbol} with a white border.
    cca-2.21: {unit:The} has a {symbol}: it is heavy.
    cca-2.22: Among the Roman blocks there are {blocks} of these.
    cca-2.23: Among the Carthaginian blocks there are {blocks} of these.
    cca-3.3: Each symbol on the map is a full unit: {number} {number?symbol|symbols}, {blocks} {blocks?block|blocks}.
    cca-3.7: The {number} battle dice are for both players.
    cca-8.17: For orders and hits auxilia count as light.
    cca-8.20: For orders and hits warriors count as medium.
    cca-8.26: For orders and hits elephants count as heavy; they are listed as mounted.
    cca-8.28: For orders and hits chariots count as heavy; they are listed as mounted.
    fire-range: {unit:The} has missiles: its range is {range} hexes.
    fire-dice: It fires with {dice} dice if it has not moved, and with {less} if it has.
    cca-11.26/any: Elephants attack with the dice of the unit that they attack.
    evades-from: It evades from these: {from}.
  `),

  ...summed(`
    unit/profile: {unit:The} has {blocks} blocks and a {symbol}, and moves up to {hexes} {hexes?hex|hexes}. | {blocks} blocks, {hexes} {hexes?hex|hexes} |
    unit/no-values: {unit:The} has {blocks} blocks and a {symbol}; the book gives it no other values. | {blocks} blocks |
    unit/leader: {unit:The} is {blocks} block and not a unit, and moves up to {hexes} hexes. | {blocks} block, {hexes} hexes |
    unit/placed: For {number} {number?symbol|symbols} of this type {blocks} {blocks?block is|blocks are} placed: {unit}. | {blocks} {blocks?block|blocks} | {blocks} {blocks?block is|blocks are} placed.
    unit/made: {number} {number?block makes|blocks make} {units} whole {units?unit|units} of this type: {unit}. | {units} {units?unit|units} | They make {units} {units?full unit|full units}.
    block-mix: Blocks for {army}: {blocks}, which make {units} whole {units?unit|units} and {leaders} {leaders?leader|leaders}. | {blocks} {blocks?block|blocks}, {units} {units?unit|units} | That is {blocks} {blocks?block, which makes|blocks, which make} {units} {units?full unit|full units}.
    dice: With {dice} {dice?die|dice} at least 1 shows {faces?this face|one of these faces} ({faces}) {some:percent} of the time. | At least 1: {some:percent} | At least 1 comes up {some:percent} of the time.
  `),
} satisfies PartOfMessages;
