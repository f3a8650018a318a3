import type { SameKeys } from '../../messages.ts';
import type es from './turn.es.ts';

export default {
  'turn/title': 'The turn',
  'turn/about':
    "The phases of the turn, the steps of fire, melee and retreat, and what is done in the opponent's turn.",

  'turn/steps': 'The turn, in this order',
  'turn/play':
    '**Command.** Play 1 Command card and read it aloud. If it orders nobody, draw, and the turn ends.',
  'turn/order': '**Orders.** Announce who gets them, 1 each, and which units leave square.',
  'turn/move': '**Movement.** One by one, all before any combat. An ordered unit need not move.',
  'turn/fight':
    '**Combat.** One by one, each in full, with its additional actions. It is optional: fire or melee, not both.',
  'turn/draw':
    '**Draw.** Discard the card and draw another; a player who used First Strike draws first. After Élan, shuffle everything.',

  'turn/victory': 'Victory',
  'turn/banners':
    '1 Victory Banner for each unit eliminated, 1 for each leader, and those of the scenario objectives.',
  'turn/wins':
    "The first player with as many as the scenario asks for wins at once, even in the opponent's turn.",

  'moving/title': 'Moving',
  'moving/occupied':
    '1 unit to a hex. Hexes with units or with enemy leaders are neither entered nor passed through.',
  'moving/meets-leader': 'In the hex of a lone friendly leader the unit stops, and he joins it.',
  'moving/whole':
    'Units neither split nor combine, nor leave the board unless the scenario says so.',
  'moving/leader-passes':
    'A leader moves up to 3 hexes and passes through friends, not through enemies. He does not end with another leader; with a unit, he joins it.',
  'moving/leader-detaches':
    'An attached leader moves and fights with his unit for 1 order in all. To detach costs him 1 order and takes certain cards.',
  'moving/joined':
    'Joining gives the unit no order, and it moves no more; if it had an order, it may fight.',

  'steps/fire': 'Fire, in this order',
  'steps/fire-announced':
    'An infantry or artillery unit and its target. A unit next to an enemy unit may not fire.',
  'steps/fire-range':
    "Range: 2; Rifle Light 3; foot artillery 5, horse artillery 4. The target's hex counts.",
  'steps/fire-sight': 'Line of sight, from center to center.',
  'steps/fire-strength':
    'Dice by blocks; half after a move; +1 for some types. Artillery, by its table.',
  'steps/card': 'Plus those of the card that gave the order.',
  'steps/terrain': 'Minus those that terrain takes away.',
  'steps/roll': 'Roll them all at once.',
  'steps/fire-hits':
    "Only the target's symbol hits: 1 block each. A lone leader is never fired at.",
  'steps/fire-retreats': 'Flags and retreat. No Battle Back, no Retire and Reform.',

  'steps/melee': 'Melee, in this order',
  'steps/melee-announced':
    'A unit and its adjacent target, with the artillery of Combined Arms. Now First Strike is played.',
  'steps/melee-retires': 'Cavalry that infantry attacks may Retire and Reform.',
  'steps/melee-square': 'Infantry that cavalry attacks may form square. The square fights first.',
  'steps/melee-strength':
    'Infantry and cavalry, 1 die for each block, even after a move; artillery, its own.',
  'steps/melee-hits':
    "The target's symbol and sabers hit, except sabers of Rifle Light and militia.",
  'steps/melee-retreats': 'Flags and retreat.',
  'steps/melee-advances': 'An attacker that clears the hex of its target may advance.',
  'steps/melee-back':
    'A defender that keeps blocks and its hex may battle back, even if it could not retreat. No battle back answers a battle back.',

  'reactions/title': "In the opponent's turn",
  'reactions/first-strike':
    '**First Strike**, once a melee is declared and before the roll: the unit under attack fights first and then does not battle back. Not against a battle back.',
  'reactions/retire':
    '**Retire and Reform** from infantry, if 2 hexes towards its own side are free. Only cavalry symbols hit.',
  'reactions/retired':
    'It then does not battle back, and the infantry may take ground. Not against a battle back nor First Strike.',
  'reactions/square':
    '**Form square** against cavalry, with more than 2 cards in hand and space on the track; not in a town nor with fieldworks.',
  'reactions/formed':
    'It costs 1 random card, which goes to the track. Not against a battle back nor First Strike.',
  'reactions/left':
    "A unit leaves square by an order, in its owner's turn and with no enemy cavalry adjacent; the card returns to the hand.",

  'squares/title': 'Squares',
  'squares/does-not-move':
    'A square neither moves nor Takes Ground. With an order it fights with 1 die; it fires only with no enemy unit adjacent.',
  'squares/strikes-first':
    'When cavalry attacks it, it fights first; then the cavalry rolls at most 1 die, and the square does not battle back.',
  'squares/bounces':
    'The flags that it rolls in melee against cavalry bounce: they cannot be ignored for any reason.',
  'squares/of-others':
    'Infantry and artillery fire at it and attack it with their normal dice; in melee it battles back with 1.',
  'squares/loses-blocks':
    'It loses 1 block for each hex of retreat. It ignores flags for leader or type, not for support.',

  'retreat/title': 'A retreat, in this order',
  'retreat/hits-first': 'Hits and the leader check come first.',
  'retreat/flags-ignored': 'Its owner says which flags it ignores.',
  'retreat/towards-own-side':
    '1 hex per flag (militia, 3) towards its own side, never sideways nor through occupied hexes; passable terrain does not stop it.',
  'retreat/joins-leader':
    'In the hex of a lone friendly leader a unit without one ends its retreat.',
  'retreat/hexes-not-made': 'Each hex that it cannot make costs 1 block.',

  'advance/title': 'After winning a melee',
  'advance/attacker': 'Unit that made its target leave the hex',
  'advance/hexes': 'Advances',
  'advance/again': 'Attacks again',
  'advance/infantry': 'Infantry: Take Ground',
  'advance/cavalry': 'Cavalry: Breakthrough',
  'advance/after-bonus': 'Cavalry, after the bonus',
  'advance/never': 'Square; artillery',
  'advance/not-attacking': 'Battling back, with First Strike, firing',
  'advance/yes': 'yes',
  'advance/no': 'no',
  'advance/optional': 'Advancing and attacking again are optional.',
  'advance/must-enter':
    'For the Bonus Melee attack the vacated hex must be entered. Any adjacent enemy may be its target.',
  'advance/ground':
    'Terrain that stops a unit takes the extra hex away; in forest and town there is no second attack.',

  'moving/leader-back': 'A leader who loses his unit, or attacked alone',
  'moving/leader-way':
    'He retreats 1, 2 or 3 hexes towards his own side. If impassable terrain prevents it, he is eliminated.',
  'moving/leader-ends':
    'He passes through friends. He ends in an empty hex, or with a unit without leader, which he joins.',
  'moving/leader-escapes':
    '**Escape** through a hex with an enemy unit: it rolls its melee dice, and 1 saber eliminates him. After 2, the third eliminates him without a roll.',
  'moving/leader-leaves':
    'He may leave by his own side, and from his edge he must: that gives no Victory Banner.',
} satisfies SameKeys<typeof es>;
