import type { SameKeys } from '../../messages.ts';
import type es from './combat.es.ts';

export default {
  'combat/title': 'Combat',
  'combat/about':
    'How many dice each unit rolls, with all that changes them, what hits, which flags may be ignored and what a leader risks.',

  'combat/order': 'Dice, in this order',
  'combat/by-type': 'Those of its type: by blocks; artillery that fires, by its table.',
  'combat/by-nation': 'Those of its national card.',
  'combat/by-order':
    'Those of the card that ordered it, but not when it battles back or uses First Strike.',
  'combat/one-die': 'A square, and cavalry against a square: at most 1.',
  'combat/by-ground': 'Minus those that terrain takes away. Without dice there is no melee attack.',
  'combat/with-guns':
    'In Combined Arms, plus those of the artillery: it rolls even if the attacker is down to 0.',

  'combat/by-blocks': 'Dice by blocks',
  'combat/blocks-left': 'Blocks',
  'combat/fire-pair': '**Fire**: others / Light, Grenadiers and Guard',
  'combat/with-type': '{dice} / {more}',
  'combat/still': 'Without moving',
  'combat/moved-up': 'After a move: France, Great Britain',
  'combat/moved-down': 'After a move: Portugal',
  'combat/melee': '**Melee**',
  'combat/plain': 'Other infantry and cavalry',
  'combat/one-more': 'Grenadiers, Guard infantry; heavy cavalry',
  'combat/two-more': 'Old Guard',
  'combat/foot-guns': 'Foot artillery',
  'combat/guard-guns': 'Guard foot artillery',
  'combat/horse-guns': 'Horse artillery',
  'combat/by-card': 'card',

  'combat/guns': 'Artillery: range after a move',
  'combat/range-after': 'Hexes moved. Where it may fire, it may also fight in melee',
  'combat/foot': 'Foot',
  'combat/horse': 'Horse, with 2 blocks or more',
  'combat/horse-last': 'Horse, with 1 block',
  'combat/no': 'no',

  'combat/by-card-title': 'Dice of the card that gave the order',
  'combat/card': 'Card: others / Guard',
  'combat/in-fire': 'Fire',
  'combat/in-melee': 'Melee',
  'combat/in-bonus': 'Bonus',

  'faces/title': 'What each face does',
  'faces/face': 'Face',
  'faces/fire': 'Fire',
  'faces/melee': 'Melee',
  'faces/retires': 'Retire and Reform',
  'faces/lone': 'Lone leader',
  'faces/own': "The target's symbol",
  'faces/saber': 'Saber',
  'faces/flag': 'Flag',
  'faces/hit': '**hits**',
  'faces/retreat': 'retreat',
  'faces/saber-melee': '**hits**, unless rolled by Rifle Light or militia',
  'faces/saber-lone': 'always **hits**',

  'flags/ignorable': 'Flags that may be ignored',
  'flags/reason': 'For',
  'flags/ignored': 'Flags',
  'flags/leader': 'Attached leader who survives his check',
  'flags/support': 'Support from 2 adjacent hexes (unit or lone leader)',
  'flags/type': 'Line Grenadiers; Cuirassiers',
  'flags/guard': 'Guard, by its card',
  'flags/of-card': '{least} or {most}',
  'flags/works': 'Infantry and artillery, through their fieldworks',
  'flags/add-up': 'They add up and are optional. Nothing helps against a bounce flag.',

  'leaders/title': 'Leader casualty check',
  'leaders/situation': 'Situation',
  'leaders/dice': 'Dice',
  'leaders/sabers': 'Sabers',
  'leaders/missed': 'If he survives',
  'leaders/unit-hit': 'His unit loses blocks',
  'leaders/unit-eliminated': 'His unit is eliminated',
  'leaders/alone': 'Alone, attacked in melee',
  'leaders/escape': 'Escape through an enemy unit',
  'leaders/of-attacker': "attacker's",
  'leaders/of-enemy': "that unit's",
  'leaders/stays': 'stays',
  'leaders/retreats': 'retreats {least}-{hexes}',
  'leaders/once': 'Only one check per combat roll.',

  'combined/title': 'Combined Arms',
  'combined/who':
    'An attacking infantry or cavalry unit and 1 or more artillery units, all ordered. It is declared before any die is rolled.',
  'combined/in-sight':
    'Artillery in range, with no unit in its line of sight, friends included, and no other enemy adjacent.',
  'combined/sabers': "Sabers hit on all the dice, if the attacker's do.",
  'combined/with-square':
    'A square, or cavalry against a square, adds 1 die. When a square attacks cavalry, all flags are bounce flags.',
  'combined/stopped':
    'If First Strike or the square eliminates the attacker or makes it retreat, the dice of the artillery are lost.',
  'combined/answered': 'The target never battles back against the artillery.',
} satisfies SameKeys<typeof es>;
