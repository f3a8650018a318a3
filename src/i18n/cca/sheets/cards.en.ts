import type { SameKeys } from '../../messages.ts';
import type es from './cards.es.ts';

export default {
  'cards/title': 'Command cards',
  'cards/about': 'The cards of the deck: copies, whom they order and what they change.',
  'cards/name': 'Card',
  'cards/copies': 'Copies',
  'cards/orders': 'Orders',
  'cards/effects': 'This turn',
  'cards/card': '**{card}**',

  'cards/section':
    '**Section**, {cards} cards: orders in the sections that the card names. They show a helmet.',
  'cards/troop': '**Troop**, {cards} cards: one kind of unit, in any section, as many as Command.',
  'cards/leadership':
    '**Leadership**, {cards} cards: a leader, the unit in his hex and those in adjacent hexes.',
  'cards/tactic':
    '**Tactic**, {cards} cards: what the card says comes before the basic rules; fire means ranged combat.',

  'cards/in-section': '**{orders}**: {sections}.',
  'cards/in-each': '**{orders}** in each: {sections}.',
  'cards/around-leader': 'A leader, his hex and **{hexes}** adjacent.',
  'cards/around-leader-in': 'A leader ({sections}), his hex and **{hexes}** adjacent.',
  'cards/all-of': 'All: {units:raw}.',
  'cards/command': '{units:raw}.',
  'cards/command-and-leaders': '{units:raw}.',
  'cards/orders-clash-of-shields': 'All that are adjacent to an enemy as it is played.',
  'cards/orders-counter-attack': "The same order as the opponent's card.",
  'cards/orders-double-time': 'Up to {orders} foot units that form one block.',
  'cards/orders-first-strike': 'Nobody: played once an attack is declared, before its roll.',
  'cards/orders-i-am-spartacus':
    'Dice, as many as Command: each symbol, 1 of its kind; each helmet, any 1.',
  'cards/orders-line-command': 'One block of foot units, with no maximum.',
  'cards/orders-rally':
    'Dice, as many as Command: each symbol or helmet returns 1 block to a unit with a leader or next to him.',

  'cards/helmet': 'Helmet.',
  'cards/leaders-too': 'Leaders as well.',
  'cards/always': 'With every card',
  'cards/choice-if-none': 'If there are none: {units} of the player’s choice.',
  'cards/choice-instead': 'Or else {units} of the player’s choice.',

  'cards/dice': '+{dice} {dice?die|dice} in close combat.',
  'cards/dice-any': '+{dice} {dice?die|dice} in any battle.',
  'cards/no-move': 'No move.',
  'cards/moves-to': '{units:raw}: up to {hexes} {hexes?hex|hexes}.',
  'cards/no-fire': 'No fire.',
  'cards/fires': 'Fire {times} times.',
  'cards/no-close-combat': 'No close combat.',

  'cards/passes-friends': 'Foot pass through friends when they move 2 hexes.',
  'cards/normal-dice-after-advance': 'After an advance, normal dice.',
  'cards/sides-swapped': 'Left and right are swapped.',
  'cards/same-section': 'Leadership Any Section: in the same section.',
  'cards/warriors-must-battle': 'Warriors that move 2 or more must battle.',
  'cards/auxilia-may-battle': 'Auxilia move 2 and close combat; light infantry gains nothing.',
  'cards/strikes-first': 'Battles before the attacker; one that stands may battle back.',
  'cards/no-advance': 'No Momentum Advance.',
  'cards/draws-first': 'Draws a card before the opponent.',
  'cards/deck-shuffled': 'Afterwards, deck and discards are shuffled together.',
  'cards/then-battle': 'Then fire or close combat.',
  'cards/three-steps': 'Move, fire, move: each step optional, and taken by all.',
  'cards/rallied-ordered': 'A rallied unit moves and battles. Neither elephants nor chariots.',

  'cards/deck':
    'The deck has {cards} cards. Play 1 as the turn begins and draw 1 as it ends; when the deck runs out, shuffle the discards.',
  'cards/command-is': 'Command: the most cards in hand that the Council of War allows.',
  'cards/one-order': 'Each unit takes 1 order at most; those left over in a section are lost.',
  'cards/dotted-line': 'In a hex with a dotted line an order for either of its sections will do.',
  'cards/leader-order':
    'Helmet: a leader may be ordered as well; he uses 1 order and may leave his unit, which may still be ordered.',
} satisfies SameKeys<typeof es>;
