import type { SameKeys } from '../../messages.ts';
import type es from './cards.es.ts';

export default {
  'cards/title': 'Command cards',
  'cards/about': 'The cards of the deck: copies, whom they order and what they change that turn.',
  'cards/name': 'Card',
  'cards/copies': 'Copies',
  'cards/left': 'Left',
  'cards/centre': 'Center',
  'cards/right': 'Right',
  'cards/orders': 'Orders',
  'cards/effects': 'This turn',
  'cards/card': '**{card}**',
  'cards/command': 'C',
  'cards/section':
    '**Section**, {cards} cards: orders to units and leaders of each section. They show a bicorne.',
  'cards/tactic':
    '**Tactic**, {cards} cards: they prevail over the basic rules, but do not lift the limits of terrain.',

  'cards/up-to': 'Up to {orders}: {arms}.',
  'cards/choice': 'If there are none, any 1 unit.',
  'cards/choice-instead': 'Or else 1 unit, with an ordinary order.',
  'cards/horse-artillery': 'Horse artillery may be among them, without the dice.',
  'cards/copies-last': "The card of the opponent's last turn, as if it were your own.",
  'cards/dice-order':
    'Dice, as many as Command: each troop symbol, 1 unit of that arm; each flag, any 1 unit or leader.',
  'cards/not-adjacent': 'None that is next to an enemy unit.',
  'cards/reaction':
    "No unit: played in the opponent's turn, once a melee is declared and before the roll; not against a battle back.",
  'cards/all-infantry': 'All infantry of 1 section.',
  'cards/all-adjacent': 'All units that are adjacent to the enemy as it is played.',
  'cards/all-leaders': 'All leaders, and their units as long as they stay.',
  'cards/up-to-any': 'Up to {orders} units or leaders, none of them in square.',
  'cards/dice-return':
    'Dice, as many as Command: each troop symbol returns 1 block to a unit of that arm, which is ordered.',
  'cards/orders-nobody': 'No unit.',

  'cards/moves-and-melee': 'They move up to {hexes} and fight in melee.',
  'cards/no-fire': 'No fire.',
  'cards/dice-guard': 'Guard infantry: +{dice} in melee.',
  'cards/moves-or-stays': 'They move up to {hexes} without combat, or stay.',
  'cards/dice-stays': 'Those that stay: +{dice} in any combat; the Guard, +{guard}.',
  'cards/dice-bonus-too': '+{dice} in melee, in the Bonus Melee attack too.',
  'cards/no-dice-town': 'Not against a town or out of it, nor against a square.',
  'cards/heavy-moves': 'Heavy cavalry moves up to {hexes} and fights.',
  'cards/sides-swapped': 'On a Section card, left and right change places.',
  'cards/dice-any': '+{dice} in any combat, in the Bonus Melee attack too.',
  'cards/reshuffled': 'At the end deck and discards are shuffled together.',
  'cards/dice-fire': '+{dice} in fire.',
  'cards/only-fires': 'They neither move nor fight in melee; they may leave square.',
  'cards/enemy-comes':
    'A unit that has yet to fire may not once an enemy has retreated next to it.',
  'cards/strikes-first':
    'The unit under attack fights first. It then neither battles back nor forms square nor Retires and Reforms.',
  'cards/once': 'Only one in each melee.',
  'cards/draws-first': 'Its player draws before the opponent.',
  'cards/march-fast':
    'Light, Grenadiers, Guard or with a leader: they move up to {hexes} and fight.',
  'cards/march-slow': 'The others move {fights} and fight, or {hexes} without combat.',
  'cards/dice-not-bonus': '+{dice} in melee; in the Bonus Melee attack, normal dice.',
  'cards/joined-not-ordered': 'A unit that a leader joins is not ordered thereby.',
  'cards/moves-no-combat': 'They move up to {hexes} and do not fight.',
  'cards/not-above': 'Never above the blocks that a unit began with.',
  'cards/goes-back':
    '1 unit of either side goes back to its baseline, in its section, with its leader; if that is full, to the row in front. Its owner chooses the hex.',
  'cards/own-does-not-fight': "If it is the player's own, it does not fight.",
  'cards/not-against': 'Neither a square nor a lone leader.',

  'cards/always': 'With every card',
  'cards/deck':
    'The deck has {cards} cards. Play 1 as the turn begins and draw 1 as it ends; when the deck runs out, shuffle the discards.',
  'cards/command-is':
    '**Command** (C): the cards in hand and the one just played; those on the square track do not count.',
  'cards/one-order': 'Each unit or leader takes 1 order at most; those left over are lost.',
  'cards/dashed-line':
    'In a hex with a dashed line an order for either of its two sections will do.',
  'cards/scout': '**Scout**: when drawing, take 2 cards and keep 1.',
  'cards/bicorne':
    '**Bicorne** (Section, Leadership, La Grande Manoeuvre): for 1 order a leader may leave his unit, unless it is in square.',
  'cards/ordinary': "**Any 1 unit**: an ordinary order, without the card's dice or limits.",
  'cards/strike-in-own-turn':
    '**First Strike** in your own turn: only as the last card in hand; draw, and the turn ends.',
} satisfies SameKeys<typeof es>;
