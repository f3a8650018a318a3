import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    ccn/dice: A plain roll of dice | The chance of some symbols | Says how likely it is that so many battle dice show the faces that are counted, whatever these do. Infantry is on 2 of the 6 faces.
    ccn/unit: A unit type at a glance | Blocks, movement, dice, range | Says all that the rulebook sets for a type of unit, or for a leader: arm, class, icon, movement, range, extra dice, sabers, flags and retreat; and what stands on its national card alone.
    ccn/components: What is in the box | How many pieces of each kind | Says how many of a component the box holds, and what the board, the blocks and the dice are like.
  `),

  fields: labelled(`
    wantedFaces: Faces that count | The faces that are counted, each once: infantry (2 of the 6 faces), cavalry, artillery, flag, saber. At least one.
    component: Component | What is looked for in the box: the board, the die-cut sheets, the terrain tiles, the square tracks and tokens, the Victory Banners, the Command cards, the battle dice, the label sheets, the player aids, the quick reference cards, the rulebook, the scenario book, all blocks or those of one kind. It is required.
  `),

  answers: labelled(`
    isUnit: It is a unit | Whether it counts as a unit; a lone leader does not.
    arm: Arm | Infantry, cavalry or artillery: the face of the die that hits it. null for a leader.
    standing: Class | Regular, irregular, elite or Guard; null for a leader and for Light Lancers, which the book puts in no class.
    icon: Icon | Icon in an upper corner of its label; null for a leader.
    band: Band | Color of the band on its label; null for a leader, who has none.
    moveAndFight: Moves and fights | Most hexes after which it may still fight; null for a leader, who does not fight.
    fireRange: Range | Hexes that it can fire; 0 if it does not fire.
    rangedDiceMore: More dice in fire | Dice that its type adds when it fires.
    meleeDiceMore: More dice in melee | Dice that its type adds in melee.
    sabersHitUnits: Sabers hit units | Whether its sabers hit units in melee; they always hit a lone leader. null for a leader.
    flagsOfType: Flags ignored | Flags that its type lets it ignore; null where the national card says it (the Guard) and for a leader.
    retreatPerFlag: Retreat per flag | Hexes that it retreats for each flag; null for a leader, who goes 1 to 3.
    onNationalCard: On the national card | What the rulebook does not say and its national card does: its blocks, the fire table of artillery, the flags that a Guard unit ignores, and changes to its dice and morale.
    count: Count | How many of them the box holds.
    spares: Spares | How many of these blocks are spares; null where the book counts none.
    withoutSpares: Without spares | How many are left without the spares; null where the book counts none.
    millimetres: Size | Length, height and thickness of these blocks in mm; empty for what is no block of one kind.
    blockColours: Colors | Colors of the blocks: dark blue for France, red for Great Britain, brown for Portugal.
    perPlayer: Each player | How many each player takes; null where it is not shared out like that.
    die: Faces of a die | Each symbol of a battle die.
    face: Symbol | What the face shows.
    faces: Faces | How many of the 6 faces show it.
    picture: Picture | Color of the symbol.
    ground: Ground | Color of the ground behind it.
  `),

  terms: {
    ...worded(`
      standing: regular = Regular | irregular = Irregular | elite = Elite | guard = Guard
      icon: none = no icon | grenade = a flaming grenade | bugle = a bugle | helmet = a cavalry helmet | horse-artillery-icon = the icon of horse artillery
      onNationalCard: blocks = its blocks | fire-table = its dice of fire by blocks and distance | flags-ignored = the flags that it ignores | dice-and-morale = changes to dice and morale
    `),
    ...said(`
      blue: blue
      yellow: yellow
      red: red
      black: black
      white: white
      brown: brown
      dark-blue: dark blue
      board: board
      die-cut-sheets: die-cut sheets
      square-tracks: Infantry in Square tracks
      square-tokens: numbered square tokens
      victory-banners: Victory Banner tokens
      command-cards: Command cards
      player-aids: player aid cards
      quick-reference-cards: quick reference cards
      rule-book: rulebook
      scenario-book: scenario book
      infantry-blocks: small blocks, for infantry
      cavalry-blocks: medium blocks, for cavalry
      artillery-and-leader-blocks: rectangular blocks, for artillery and leaders
    `),
  },

  steps: said(`
    ccn-1.7/fact: It is light troops and hits with sabers in melee.
    ccn-1.9/fact: The power has a national card with the data of this unit.
    ccn-2.1: The box holds {number} of them.
    ccn-2.2: Each kind of block has its use; of these there are {number}.
    ccn-2.2/spares: {number} of them are spares.
    ccn-2.3: These blocks measure {long} x {high} x {thick} mm; of the rectangular ones, artillery has its side of 28 mm lying and leaders have it standing.
    ccn-2.4: The battlefield is {width} hexes wide and {depth} deep.
    ccn-2.5: Dashed lines divide it into {boardSections} sections: Left Flank, Center and Right Flank.
    ccn-2.7: The tiles are laid on the board to shape the ground of the scenario.
    ccn-2.9: The {number} faces of a die show these symbols: {faces}. Infantry is on 2 of them.
    ccn-2.9/die: Infantry is on {twice} faces of each die, every other symbol on 1.
    ccn-2.10: Each symbol has its color and its ground.
    ccn-2.11/fact: The national card tells what this type has besides.
    ccn-2.12/fact: The same type may have another number of blocks in another nation.
    ccn-2.13: The {number} quick reference cards repeat the data of all the national cards.
    ccn-2.14/fact: Its national card gives its blocks, by type and nation.
    ccn-2.15/fact: A leader is 1 rectangular block and, alone, no unit.
    ccn-2.16/fact: It carries a flaming grenade: it is grenadier infantry.
    ccn-2.17/fact: It carries a bugle: it is light infantry.
    ccn-2.18/fact: It carries a cavalry helmet: it is heavy cavalry.
    ccn-2.19/fact: It carries the icon of horse artillery.
    ccn-2.20/fact: Its label carries no icon.
    ccn-2.21: France has dark blue blocks, Great Britain red ones and Portugal brown ones.
    ccn-2.22: Tracks and tokens show which infantry is in square.
    ccn-2.23: There are {number} Victory Banner tokens.
    ccn-3.3/tokens: Each player takes 1 track and {each} tokens, numbered from 1 to {each}.
    ccn-3.7: They lie within reach of both players.
    ccn-5.25/fact: The blocks that stand in one hex are the unit; their label tells the type.
    ccn-5.26/fact: Infantry has a blue band, cavalry a yellow one and artillery a red one; a leader has none.
    ccn-5.27/fact: It is a regular unit.
    ccn-5.28/fact: It is an irregular unit.
    ccn-5.29/fact: It is an elite unit.
    ccn-5.30/fact: It is a Guard unit.
    ccn-5.31/fact: A leader is no unit; attached to one, he makes it better.
    ccn-5.46/fact: It moves {hexes} hex and may fight.
    ccn-5.47/fact: It moves 1 hex and may fight, or {hexes} without fighting.
    ccn-5.48/fact: It moves up to {hexes} hexes and may fight.
    ccn-5.49/fact: It moves up to {hexes} hexes and may fight.
    ccn-5.50/fact: It moves {hexes} hex without fighting, or stays and may fight.
    ccn-5.51/fact: It moves 1 hex and may fight, or {hexes} without fighting.
    ccn-5.52/fact: What changes its movement stands on its national card.
    ccn-5.54/fact: An ordered leader who goes on his own moves up to {hexes} hexes.
    ccn-5.74/fact: Only infantry and artillery fire.
    ccn-5.84/fact: It fires at 2 hexes.
    ccn-5.85/fact: It fires at up to 3 hexes.
    ccn-5.86/fact: It fires at up to 5 hexes, by the rules of fire; the list of ranges prints 4 (R1).
    ccn-5.87/fact: It fires at up to 4 hexes, by the rules of fire; the list of ranges prints 5 (R1).
    ccn-5.98/fact: It fires with 1 additional die.
    ccn-5.99/fact: What else changes its fire stands on its national card.
    ccn-5.106/fact: Its dice of fire, by blocks and distance, are on its national card; the book has no table.
    ccn-5.127/fact: It fights melee with {dice} additional dice.
    ccn-5.128/fact: It fights melee with {dice} additional {dice?die|dice}.
    ccn-5.129/fact: Its sabers hit no units.
    ccn-5.130/fact: What else changes its melee stands on its national card.
    ccn-5.132/fact: It fights melee with {dice} additional {dice?die|dice}.
    ccn-5.133/fact: What else changes its melee stands on its national card.
    ccn-5.137/fact: It fights melee with {dice} additional {dice?die|dice}.
    ccn-5.141/fact: What else changes its melee stands on its national card.
    ccn-5.174/fact: It retreats 1 hex for each flag.
    ccn-5.183/fact: It retreats 3 hexes for each flag.
    ccn-5.184/fact: What changes its retreat stands on its national card.
    ccn-5.192/fact: It may ignore 1 flag.
    ccn-5.193/fact: It may ignore 1 flag.
    ccn-5.194/fact: It may ignore 1 or 2 flags: its national card says which.
    ccn-5.196/fact: What else changes its morale stands on its national card.
    ccn-5.248/fact: It belongs to one of the 4 classes, which tell how good troops are.
  `),

  because: said(`
    sabers-miss-units: Its sabers do not hit units.
  `),

  ...summed(`
    unit/troops: {unit:The} moves up to {hexes} {hexes?hex|hexes} and may fight after moving up to {fights}. | {hexes} {hexes?hex|hexes}; fights after {fights} |
    unit/artillery: {unit:The} moves up to {hexes} {hexes?hex|hexes} and fights after moving {fights} at most. | {hexes} {hexes?hex|hexes}; fights after {fights} |
    unit/leader: {unit:The} is 1 block and no unit, and moves up to {hexes} hexes. | 1 block, {hexes} hexes |
    dice: With {dice} {dice?die|dice}, at least 1 shows {faces?this face|one of these faces} ({faces}) {some:percent} of the time. | At least 1: {some:percent} | At least 1 comes up {some:percent} of the time.
  `),
} satisfies PartOfMessages;
