import type { SameKeys } from '../../messages.ts';
import type es from './dice.es.ts';

export default {
  'dice/title': 'Dice and their exceptions',
  'dice/about':
    'How many dice, in what order they are reckoned, what hits, what is ignored and what follows.',
  'dice/unit': 'Dice of',
  'dice/attack': 'Attacks',
  'dice/back': 'Battles back',
  'dice/low': 'Rough, forest, ford',
  'dice/uphill': 'Uphill',
  'dice/from-hill': 'From a hill',
  'dice/camp': 'From a camp',
  'dice/by-elephants': 'Attacked by elephants',
  'dice/ranged': 'Fire: still / moved',
  'dice/units': '**{units:raw}**',
  'dice/warriors-full': '**WR** Warriors, full',
  'dice/warriors-reduced': '**WR** Warriors, with losses',
  'dice/fire': '{still} / {moved}',
  'dice/at-most': 'at most {dice}',
  'dice/of-target': 'target',
  'dice/of-attacker': 'attacker',
  'dice/fewer': '−{dice}',

  'dice/close-order': 'Close combat dice, in this order',
  'dice/by-type':
    'Those of the unit type. Chariots, {chariots} battling back and with {card}. Elephants: below.',
  'dice/strength': 'Full-strength warriors: +{dice}. Losses take no dice from anybody else.',
  'dice/in-camp': 'Out of a camp: −{dice}.',
  'dice/maximum':
    'Maximum of the terrain: {low} in rough, forest or ford, out of it or into it; {up} uphill; from a hill, {foot} on foot and {mounted} mounted.',
  'dice/cards': 'Cards, above the maximum: {clash} +{two}; {charge} and {spartacus} +{one}.',

  'dice/fire-order': 'Fire dice, in this order',
  'dice/fire-by-move': '{still} without moving, {moved} after a move.',
  'dice/fire-in-camp': 'Out of a camp: −{dice}. No maximum of the terrain is below 2.',
  'dice/fire-cards': '{spartacus} +{dice}. {sky}: {times} fires.',

  'hits/title': 'What hits',
  'hits/face': 'Face',
  'hits/close': 'Close combat',
  'hits/evades': 'Evasion',
  'hits/ranged': 'Fire',
  'hits/rampage': 'Rampage',
  'hits/lone': 'Lone leader',
  'hits/face-own': "The target's symbol",
  'hits/face-swords': 'Swords',
  'hits/face-leader': 'Helmet',
  'hits/face-flag': 'Flag',
  'hits/hit': '**hits**',
  'hits/miss': '–',
  'hits/retreat': 'retreat',
  'hits/swords-close': '**hits**, except for {units:raw}',
  'hits/leader-close': '**hits** with a leader attached or adjacent',

  'hits/ignored': 'Swords ignored',
  'hits/swords-ignored': 'Chariots ignore {swords}, and so do foot behind a rampart or in a camp.',

  'after/elephants': 'Elephants',
  'after/flags': 'Flags and retreat',
  'after/per-flag': "Per flag, the unit's move; {units:raw}, {two} hexes; {others:raw}, {one}.",
  'after/from-elephants': 'Cavalry and chariots facing elephants: {hexes} more hex per flag.',
  'after/ignorable': 'Flags that may be ignored',
  'after/reason': 'For',
  'after/flags-ignored': 'Flags',
  'after/ignore-leader': 'Attached leader who survives his check',
  'after/ignore-support': 'Support from 2 hexes (unit or lone leader)',
  'after/ignore-works': 'Foot, behind a rampart or in a camp',
  'after/ignore-warriors': 'Full-strength warriors',
  'after/ignore-elephants': 'Elephants facing cavalry or chariots',
  'after/reasons-add-up': 'Different reasons add up.',
  'after/blocked':
    'Each hex that cannot be made: {blocks} block. If units bar the way to elephants, those lose it.',

  'after/leaders': 'Leader check',
  'after/situation': 'Situation',
  'after/dice': 'Dice',
  'after/helmets': 'Helmets',
  'after/missed': 'Missed',
  'after/unit-hit': 'Attached to a unit that is hit',
  'after/unit-eliminated': 'Attached to a unit that is eliminated',
  'after/alone': 'Alone in his hex, attacked',
  'after/escape': 'Leader Escape, no terrain',
  'after/of-attacker': "attacker's",
  'after/stays': 'stays',
  'after/evades': 'evades {least} to {hexes}',

  'after/rampage': 'Rampage',
  'after/rampage-dice':
    'Before the retreat, once: {dice} dice per occupied adjacent hex, friend or enemy; the opponent of whoever is in it rolls.',
  'after/rampage-hits':
    "Only the unit's own symbol hits. With an attached leader, a check. A lone leader, the helmet.",

  'after/evasion': 'Evading',
  'after/who-evades':
    '{any:raw}, from anybody; {medium:raw}, from foot and heavy mounted; {heavy:raw}, from foot and elephants; the others, never.',
  'after/how-evades':
    'The attacker rolls first, its normal dice. {hexes} hexes towards its own side; {one} if there is no more; if there is none, no evading.',
  'after/evaded':
    'Against an evader there is neither answer nor advance. Nobody evades a battle back.',
  'after/leader-evades':
    'A lone leader must evade, from fire as well. He does not end with another leader; he may leave over his edge without giving a banner.',
} satisfies SameKeys<typeof es>;
