import { labelled } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    'cca/unit': {
      title: 'A unit type at a glance',
      about:
        'Says all that the book sets for a unit type: blocks, symbol, class, movement, dice, range, retreat and evasion. It also counts the blocks that symbols of a scenario map stand for, and the whole units that loose blocks make.',
    },
    'cca/block-mix': {
      title: 'Blocks of each side',
      about:
        'Says how many blocks of a kind of troops an army has in the box, and how many whole units they make.',
    },
    'cca/components': {
      title: 'What is in the box',
      about:
        'Says how many of a component the box holds, and what the board and the dice are like.',
    },
    'cca/sections': {
      title: 'Sections of a hex',
      about:
        'Says in which sections of the battlefield a hex lies, as the player at one of the edges sees them. Hexes are named by column A to M from the left and row 1 to 9 from the bottom; the even rows lie half a hex to the right and have no M.',
    },
    'cca/victory': {
      title: 'Who has won?',
      about:
        'Counts the Victory Banners of one army, those that it had and those that it gains now, and says whether it has won.',
    },
    'cca/scenario': {
      title: 'Facts of a scenario',
      about:
        'Says what the Council of War and the special rules of a battle set: leaders, command cards, who moves first, banners to win and, by turn, the hands. Maps and set-ups are not in it.',
    },
  },

  fields: labelled({
    symbols:
      'Symbols on the map | How many symbols of this unit the scenario map shows, to know how many blocks are placed. Left out: not asked.',
    pieces:
      'Loose blocks | How many blocks of this unit type there are, to know how many whole units they make. Left out: not asked.',
    troops:
      'Troops | Which blocks are counted: all, every one, leaders too; foot, all foot unit types without war machines; mounted, cavalry, chariots and elephants; or one code of unit, with WM war machines and LD leaders.',
    component:
      'Component | What is looked for in the box: the board, the terrain tiles, the command cards, the battle dice, the label sheets, the reference sheets, the book, all blocks or those of one size. It is required.',
    hex: 'Hex | A hex of the board, by column A to M and row 1 to 9, such as D4. It is required.',
    homeEdge:
      "Player's edge | The edge of the board at which the player sits: bottom, that of row 1; top, that of row 9. His left and his right are seen from there.",
    wantedSection:
      'Section asked about | A section, to know whether the hex lies in it and whether a card for it reaches a unit there: left, centre, right; none, not asked.',
    bannersToWin:
      'Banners to win | Victory Banners that win the battle, where it is none of the book. Left out: those of the scenario; with other, unknown.',
    banners: 'Banners before | Victory Banners that the army has already, before what happens now.',
    unitsEliminated: 'Enemy units eliminated | Enemy units that lose their last block now.',
    leadersEliminated: 'Enemy leaders eliminated | Enemy leaders who are eliminated now.',
    unitsReduced: 'Enemy units reduced | Enemy units that lose blocks now and keep at least 1.',
    leadersLeft:
      'Enemy leaders who left | Enemy leaders who leave now over their own edge when they evade.',
    unitsExited:
      "Units that exit | Units of the army that leave now over the opponent's edge. Only Roman ones at Castulo give banners.",
    leaderExits:
      'With their leader | Yes, if a leader of the army leaves together with one of those units.',
    campsEntered:
      'Camps entered | Camp hexes that units of the army enter now, each for the first time. Only Roman ones at Baecula give banners.',
    campsEnteredAgain:
      'Camps entered again | Camp hexes that units of the army enter now and that gave a banner before.',
    place:
      'Hex of the map | A kind of hex, to know whether it can be entered in that battle: river, a river hex that is not a bend; river-bend, a bend of the river; lake and steep-hill, only at Lake Trasimene; none, not asked.',
  }),

  answers: labelled({
    isUnit: 'It is a unit | Whether it counts as a unit; a leader does not.',
    blocksPerUnit: 'Blocks | Blocks of a whole unit; of a leader, his own.',
    blocksInAll: 'Blocks | Blocks of those troops in the box.',
    blockSize: 'Block size | Size of its blocks.',
    symbol: 'Symbol | Its symbol, which is also the face that hits it.',
    whiteBorder: 'White border | Whether the symbol has a white border.',
    class: 'Class | What it counts as for orders and for hits.',
    footOrMounted: 'Group | Whether it goes on foot or is mounted.',
    move: 'Moves | Most hexes of an ordered move, without a card that changes it.',
    moveAndBattle: 'Moves and battles | Most hexes after which it may still battle, in the open.',
    mustBattleFrom:
      'Must battle from | Hexes of a move from which it must battle afterwards; null if it never must.',
    closeDice:
      'Close combat dice | Dice in close combat, without terrain, cards or full strength; null for elephants, which roll those of the other unit.',
    closeDiceAtFullStrength:
      'Dice at full strength | Dice in close combat with all its blocks; null for elephants.',
    swordsHit: 'Swords hit | Whether its swords hit an ordinary unit.',
    fireRange: 'Range | Hexes that it can fire; 0 if it has no missiles.',
    fireDice: 'Fire dice | Dice of its fire if it has not moved; 0 if it has no missiles.',
    fireDiceMoved:
      'Fire dice after moving | Dice of its fire if it has moved and may fire; 0 if it has no missiles.',
    retreatPerFlag:
      'Retreat per flag | Hexes that it retreats for each flag that it does not ignore, against an ordinary enemy.',
    evadesFrom: 'Evades from | Unit types from which it may evade; a lone leader must.',
    blocksPlaced:
      'Blocks placed | Blocks that those symbols stand for; null if they were not given.',
    fullUnits: 'Whole units | Whole units that those blocks make; null if no blocks were given.',
    blocksOver:
      'Blocks left over | Blocks that are left over from whole units; null if no blocks were given.',
    leaderNames: 'Leaders | The leaders of that army by name.',
    leaderBlocks: 'Leaders | How many of those blocks are leaders.',
    blockColour: 'Block colour | Colour of the blocks of that army.',
    count: 'Count | How many of them the box holds, as the book prints it.',
    addedUp: 'Added up | What the counts by size of block add up to; it is not the printed total.',
    width: 'Width | Hexes of the battlefield from side to side.',
    depth: 'Depth | Hexes of the battlefield from one player to the other.',
    dottedLines: 'Dotted lines | Dotted lines on the battlefield.',
    boardSections: 'Sections | Sections of the battlefield.',
    hexSections: 'Sections | The sections in which the hex lies, as that player sees them.',
    dieFaces: 'Faces | The faces of each die.',
    onDottedLine:
      'On a dotted line | Whether a dotted line cuts the hex, which then lies in 2 sections.',
    inSection:
      'In that section | Whether the hex lies in the section asked about; null if none was.',
    won: 'Has won | Whether the army asked about has won; null if it is not known how many banners win.',
    winner:
      'Winner | The army that has won; none, nobody yet; null if it is not known how many banners win.',
    bannersNow: 'Banners now | Victory Banners of the army, with those.',
    bannersToWin: 'Banners to win | Victory Banners that win the battle; null if it is not known.',
    bannersMissing:
      'Banners missing | Victory Banners that the army still lacks; null if it is not known how many win.',
    scipioLost:
      'Scipio is lost | Whether the Roman side loses its leader Publius Scipio at Castulo.',
    year: 'Year BC | Year of the battle before Christ, as the book prints it.',
    carthage: 'Carthage | What the Council of War gives to Carthage.',
    opponent: 'Its opponent | What the Council of War gives to Rome or Syracuse.',
    army: 'Army | Which army that is.',
    cardsDealt: 'Command cards | Command cards that it is dealt at the start.',
    command:
      'Command | Its Command in that turn: how many units some cards order, and the dice of I am Spartacus and Rally.',
    movesFirst: 'Moves first | Whether it plays the first turn of the battle.',
    draws: 'Draws | Command cards that it draws at the end of that turn.',
    handAtEnd:
      'Hand at the end | Command cards that it holds at the end of that turn, with no card lost or gained otherwise.',
    firstPlayer: 'First turn | The army that plays the first turn.',
    specialRules: 'Special rules | The special rules of the battle, in short.',
    suggestedFirst: 'For a first game | Whether the book suggests it for a first game.',
    deckAfterDeal:
      'Cards in the deck | Command cards that remain in the deck once both hands are dealt.',
    passable:
      'Can be entered | Whether that kind of hex can be entered in that battle; null if none was asked about.',
  }),

  terms: {
    WM: 'war machine unit',
    'WM:the': 'the war machine unit',
    'WM:The': 'The war machine unit',
    'WM:short': 'War machines',
    small: 'small',
    'medium-size': 'medium',
    large: 'large',
    rectangular: 'rectangular',
    'class.light': 'light',
    'class.medium': 'medium',
    'class.heavy': 'heavy',
    'footOrMounted.foot': 'foot',
    'footOrMounted.mounted': 'mounted',
    'troops.all': 'all blocks',
    'troops.foot': 'all foot units',
    'troops.mounted': 'all mounted units',
    'troops.LD': 'Leaders',
    grey: 'grey',
    'dark-brown': 'dark brown',
    board: 'battlefield board',
    'terrain-tiles': 'double-sided terrain tiles',
    'command-cards': 'command cards',
    'battle-dice': 'battle dice',
    'label-sheets': 'sheets of labels',
    'reference-sheets': 'reference sheets',
    'rule-book': 'rule and scenario book',
    blocks: 'blocks',
    'small-blocks': 'small grey and brown blocks',
    'banner-blocks': 'small black blocks for Victory Banners',
    'medium-blocks': 'medium blocks',
    'large-blocks': 'large blocks',
    'rectangular-blocks': 'rectangular blocks',
    bottom: 'bottom edge (row 1)',
    top: 'top edge (row 9)',
    'wantedSection.none': 'not asked',
    'winner.none': 'nobody yet',
    'place.none': 'not asked',
    'river-bend': 'bend of the river',
    himilco: 'Himilco',
    hasdrubal: 'Hasdrubal',
    'hasdrubal-gisgo': 'Hasdrubal Gisgo',
    hannibal: 'Hannibal',
    daphnaeus: 'Daphnaeus',
    timoleon: 'Timoleon',
    flaminius: 'Flaminius',
    varro: 'Varro',
    scipio: 'Scipio',
    'publius-scipio': 'Publius Scipio',
    'gnaeus-scipio': 'Gnaeus Scipio',
    'fords-at-bends': 'the river is fordable only at its 5 bends',
    'no-fords': 'the river is not fordable',
    'impassable-lake': 'the lake is impassable',
    'steep-hills': '4 steep hills are impassable',
    'growing-hand': 'the Roman hand grows from 2 cards to 4',
    'loss-of-scipio': 'if Publius Scipio is lost, Carthage wins',
    'roman-exits': 'Roman units that exit count as banners',
    camps: 'camps that Romans enter count as banners',
  },

  steps: {
    'cca-2.1': 'The box holds this many of that component: {number}.',
    'cca-2.2': 'Each size of block has its use; of these there are {number}.',
    'cca-2.2/added-up': 'The counts by size add up to {number}.',
    'cca-2.3': 'The battlefield is {width} hexes wide and {depth} deep.',
    'cca-2.4': '{number} dotted lines divide it into {sections} sections.',
    'cca-2.4/hex': 'For this player the hex lies here: {sections}.',
    'cca-2.5': 'A dotted line cuts the hex: it belongs at the same time to {sections}.',
    'cca-2.7': 'Each die has {number} different faces: {faces}.',
    'cca-2.8/full': 'A whole foot unit has {blocks} small blocks.',
    'cca-2.9/full': 'A whole war machine unit has {blocks} small blocks, and no other values.',
    'cca-2.10/full': 'A whole cavalry unit has {blocks} medium blocks.',
    'cca-2.11/full': 'A whole elephant unit has {blocks} large blocks.',
    'cca-2.12/full': 'A whole heavy chariot unit has {blocks} rectangular blocks.',
    'cca-2.13/full': 'A leader is {blocks} rectangular block, and is not a unit.',
    'cca-2.8/mix': '{blocks} foot blocks, {each} a unit, make {units} units.',
    'cca-2.9/mix': '{blocks} war machine blocks, {each} a unit, make {units} units.',
    'cca-2.10/mix': '{blocks} cavalry blocks, {each} a unit, make {units} {units?unit|units}.',
    'cca-2.11/mix': '{blocks} elephant blocks, {each} a unit, make {units} units.',
    'cca-2.12/mix':
      '{blocks} heavy chariot blocks, {each} a unit, make {units} {units?unit|units}.',
    'cca-2.13/mix': 'Each leader is {each} block: {blocks} leaders.',
    'cca-2.14':
      'Roman units are on grey blocks, which Syracuse uses too, and Carthaginian ones on dark brown blocks; here it is {army}.',
    'cca-2.17': '{unit:The} has a {symbol}: it is light.',
    'cca-2.18': '{unit:The} has a {symbol} with a white border.',
    'cca-2.19': '{unit:The} has a {symbol}: it is medium.',
    'cca-2.20': '{unit:The} has a {symbol} with a white border.',
    'cca-2.21': '{unit:The} has a {symbol}: it is heavy.',
    'cca-2.22': 'Among the Roman blocks there are {blocks} of these.',
    'cca-2.23': 'Among the Carthaginian blocks there are {blocks} of these.',
    'cca-3.1': 'For a first game the book suggests this battle.',
    'cca-3.3':
      'Each symbol on the map is a whole unit: {number} {number?symbol|symbols}, {blocks} blocks.',
    'cca-3.4': 'The player sits at the {edge}, and from there sees his left and his right.',
    'cca-3.5':
      'By the Council of War Carthage is dealt {carthage} command cards and its opponent {opponent}; hands are secret.',
    'cca-3.6': 'The other {cards} cards form the deck, face down.',
    'cca-3.7': 'The {number} battle dice are for both players.',
    'cca-3.8':
      'Before starting, victory and special rules are reviewed: {number} {number?special rule|special rules}.',
    'cca-3.9': 'The Council of War names who starts: {army}.',
    'cca-4.1/won': 'With {banners} {banners?banner|banners} the {number} that win are reached.',
    'cca-4.1/short':
      'With {banners} {banners?banner|banners} the {number} that win are not reached.',
    'cca-4.1/unknown': 'The scenario sets how many banners win, and it was not told.',
    'cca-4.2': 'Enemy units and leaders eliminated give {number} {number?banner|banners}.',
    'cca-4.3':
      'A banner is taken only with the last block of a unit or the block of a leader; units that were only reduced: {number}.',
    'cca-4.4': 'In this battle there are banners for objectives too.',
    'cca-5.1': 'The first turn is for {army}.',
    'cca-7.3/either': 'A unit there may be ordered from either of the 2 sections.',
    'cca-8.17': 'For orders and hits auxilia count as light.',
    'cca-8.20': 'For orders and hits warriors count as medium.',
    'cca-8.26': 'For orders and hits elephants count as heavy; they are listed as mounted.',
    'cca-8.28': 'For orders and hits chariots count as heavy; they are listed as mounted.',
    'fire-range': '{unit:The} has missiles: its range is {range} hexes.',
    'fire-dice': 'It fires with {dice} dice if it has not moved, and with {less} if it has.',
    'cca-11.26/any': 'Elephants attack with the dice of the unit that they attack.',
    'evades-from': 'It evades from these: {from}.',
    'evades-never': '{unit:The} may never evade.',
    'cca-13.25/no-banner': 'A leader who leaves over his own edge when he evades gives no banner.',
    'banners-to-win': 'In {scenario} {number} Victory Banners win.',
    council: 'In {scenario} {army} is dealt {cards} command cards.',
    'cca-7.6': 'Command is {command}, the most cards that the side may hold.',
    leaders: 'Leaders of {army}: {leaders}.',
    'special-rule': 'Special rule: {rule}.',
    'cca-19.17':
      'In turn {number} the Roman player plays 1 card and draws {draws}: he ends with {hand}.',
    'cca-19.7/place':
      'The Crimissos is fordable only at its 5 bends, and this hex is none of them.',
    'cca-19.7/bend': 'The Crimissos is fordable at its 5 bends, and this hex is one of them.',
    'cca-17.27/place': 'A unit that enters a fordable river hex must stop there.',
    'cca-19.11/place': 'The Ticinus is not fordable.',
    'cca-17.26/place': 'A river hex that is not fordable is impassable.',
    'cca-19.15/place': 'Lake Trasimene is impassable.',
    'cca-19.16/place': 'The 4 steep hills are impassable.',
    'cca-19.27': 'The Roman side has lost Publius Scipio: Carthage wins at once.',
    'cca-19.27/left': 'By leaving the battlefield Publius Scipio is lost: Carthage wins at once.',
    'cca-19.27/exit': 'By leaving with his unit Publius Scipio is lost: Carthage wins at once.',
    'cca-19.28':
      'Roman units that exit over the Carthaginian edge from there give {number} {number?banner|banners}.',
    'cca-19.32': 'Camp hexes that Roman units enter give {number} {number?banner|banners}.',
    'cca-19.32/again': 'Camp hexes entered again give {number} {number?banner|banners} more.',
  },

  because: {
    'exit-from-left': 'They leave from the Roman left section.',
    'no-objectives': 'In this battle there are no banners for objectives.',
    'not-carthaginian': 'The leader is not Roman.',
    'not-roman-units': 'The units are not Roman.',
    'reading-r64-b': 'Reading b of R64 is used: leaving the battlefield is not being lost.',
    'reading-r97-a': 'Reading a of R97 is used: he leaves with his unit and is not lost.',
    'reading-r98-a': 'Reading a of R98 is used: each camp hex gives its banner once.',
  },

  summaries: {
    'unit/profile':
      '{unit:The} has {blocks} blocks and a {symbol}, and moves up to {hexes} {hexes?hex|hexes}.',
    'unit/no-values':
      '{unit:The} has {blocks} blocks and a {symbol}; the book gives it no other values.',
    'unit/leader': '{unit:The} is {blocks} block and not a unit, and moves up to {hexes} hexes.',
    'unit/placed':
      'For {number} {number?symbol|symbols} of this type {blocks} {blocks?block is|blocks are} placed: {unit}.',
    'unit/made':
      '{number} {number?block makes|blocks make} {units} whole {units?unit|units} of this type: {unit}.',
    'block-mix':
      'Blocks for {army}: {blocks}, which make {units} whole {units?unit|units} and {leaders} {leaders?leader|leaders}.',
    components: 'The box holds {number}: {component}.',
    'sections/of': 'For the player at the {edge}, hex {hex} lies here: {sections}.',
    'sections/in': 'For the player at the {edge}, hex {hex} does lie in that section ({section}).',
    'sections/out':
      'For the player at the {edge}, hex {hex} does not lie in that section ({section}).',
    'victory/won': 'The winner is {army}.',
    'victory/on': 'Nobody has won yet: {army} has {banners} of {number} banners.',
    'victory/counted': 'This is what {army} has: {banners} {banners?banner|banners}.',
    scenario: 'In {scenario} {number} banners win and the first turn is for {army}.',
    'scenario/passable': 'In {scenario} that hex can be entered ({place}).',
    'scenario/impassable': 'In {scenario} that hex cannot be entered ({place}).',
  },

  briefs: {
    'unit/profile': '{blocks} blocks, {hexes} {hexes?hex|hexes}',
    'unit/no-values': '{blocks} blocks',
    'unit/leader': '{blocks} block, {hexes} hexes',
    'unit/placed': '{blocks} {blocks?block|blocks}',
    'unit/made': '{units} {units?unit|units}',
    'block-mix': '{blocks} {blocks?block|blocks}, {units} {units?unit|units}',
    components: '{number}',
    'sections/of': 'Sections: {sections}',
    'sections/in': 'In the section',
    'sections/out': 'Not in the section',
    'victory/won': 'Winner: {army}',
    'victory/on': 'Not yet: {banners} of {number}',
    'victory/counted': 'Banners: {banners}',
    scenario: 'First: {army}; banners: {number}',
    'scenario/passable': 'Can be entered',
    'scenario/impassable': 'Impassable',
  },

  problems: {
    'scenario-sets-banners':
      'The scenario sets that {number} banners win: leave this field out, or the scenario.',
    'leader-exits-with-unit': 'A leader exits with his unit: say how many units exit.',
    'only-at-trasimene':
      'There are such hexes only at Lake Trasimene ({place}), not in {scenario}.',
  },
} satisfies PartOfMessages;
