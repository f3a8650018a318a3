import type { SameKeys } from '../../messages.ts';
import type es from './turn.es.ts';

export default {
  'turn/title': 'The turn',
  'turn/about':
    "The steps of the turn, of combat, of fire and of a retreat, and what is done in the other player's turn.",

  'turn/steps': 'The turn, in this order',
  'turn/play': '**Card.** Play 1 command card and read it aloud.',
  'turn/order': '**Orders.** Announce who is ordered: 1 each at most; a leader uses 1.',
  'turn/move':
    '**Movement.** One by one, all of them before the battle; whoever wants to stays in place.',
  'turn/battle':
    '**Battle.** One by one, each combat whole before the next. It is optional, and of 1 type only for each unit.',
  'turn/draw': '**New card.** Discard the card played and draw 1 from the deck.',

  'turn/moving': 'Moving',
  'turn/occupied':
    '1 unit in a hex. No unit enters an occupied hex or passes through it, but for certain cards or a leader.',
  'turn/edges':
    'Nobody leaves the battlefield, but for a leader who evades or a rule of the scenario.',
  'turn/whole': 'Units neither split nor combine.',
  'turn/leader-leaves':
    'An attached leader moves with his unit. With a helmet card he may leave it; the unit that he joins is not ordered thereby.',

  'turn/reactions': "In the other player's turn",
  'turn/evade': 'Evading an attack, before the attacker rolls.',
  'turn/first-strike': 'First Strike, once an attack is declared and before the attacker rolls.',
  'turn/battle-back':
    'Battling back in close combat, if the unit keeps its hex and at least 1 block.',

  'turn/victory': 'Victory',
  'turn/banners':
    '1 banner for each unit eliminated and 1 for each leader eliminated, taken with the last block.',
  'turn/wins': 'Whoever first has as many as the scenario asks wins, and the battle is over.',
  'turn/leader-exits': 'A leader who leaves over his edge while evading gives none.',

  'battle/close': 'Close combat, in this order',
  'battle/announced': 'Announce attacker and target, adjacent; among several the attacker chooses.',
  'battle/evades': 'The defender says whether to evade.',
  'battle/terrain': 'See how many dice the terrain takes away.',
  'battle/rolls': 'The attacker rolls the dice of its unit type.',
  'battle/hits-and-flags': 'Score hits, remove blocks, and then apply the flags.',
  'battle/advance': 'There may be a Momentum Advance and a bonus combat.',
  'battle/answers': 'A unit that stands may battle back, just as in an attack.',

  'battle/fire': 'Fire, in this order',
  'battle/fire-announced': 'A green circle unit and its target.',
  'battle/fire-range':
    "Range: 2 hexes, or 3 with bows or slings; the target's hex counts. Never an adjacent one.",
  'battle/fire-sight': 'Line of sight, from centre to centre.',
  'battle/fire-terrain': 'See how many dice the terrain takes away.',
  'battle/fire-rolls': '2 dice without moving, 1 after a move.',
  'battle/fire-hits': "Only the target's symbol hits: neither swords nor helmets.",
  'battle/fire-flags': 'Then the flags. The unit neither evades nor answers.',

  'retreat/title': 'A retreat, in this order',
  'retreat/hits-first': 'Hits and the leader check come first.',
  'retreat/flags-ignored': 'Its player says which flags are ignored.',
  'retreat/towards-own-side':
    'Towards its own side, never sideways, nor through hexes with units or impassable ones; terrain does not stop it.',
  'retreat/joins-leader':
    'In the hex of a lone friendly leader he joins it, and the retreat may end there.',
  'retreat/hexes-not-made': 'Each hex that it cannot make costs it 1 block.',

  'retreat/advance': 'Momentum Advance',
  'retreat/may-advance':
    'An attacker that eliminates the enemy or makes it retreat may enter the vacated hex.',
  'retreat/no-advance': 'Not after an evasion, nor battling back, nor with First Strike.',
  'retreat/bonus-foot': 'Foot battle again only with an attached leader, or as warriors.',
  'retreat/bonus-mounted': 'Mounted units battle again; cavalry may first advance 1 more hex.',
  'retreat/after-bonus':
    'The bonus combat is against any adjacent enemy. After it an advance is possible, no battle.',
} satisfies SameKeys<typeof es>;
