import type { SameKeys } from '../../messages.ts';
import type es from './units.es.ts';

export default {
  'units/title': 'Units',
  'units/about': 'Blocks, move, dice, range and retreat of every unit, and what it does otherwise.',
  'units/unit': 'Unit',
  'units/symbol': 'Symbol',
  'units/blocks': 'Blocks',
  'units/move': 'Move',
  'units/dice': 'Dice',
  'units/range': 'Range',
  'units/retreat': 'Retreat per flag',
  'units/evades': 'Evades from',
  'units/particulars': 'Particulars',

  'units/foot':
    'Foot. After advancing into a vacated hex, only warriors and units with an attached leader battle again.',
  'units/mounted':
    'Mounted. After advancing they battle again; cavalry may first go 1 hex further.',
  'units/leaders':
    'Leaders. In the hex of a friendly unit, the leader is attached to it and moves with it.',

  'units/leader': 'Leader on his own',
  'units/white-border': 'white border',
  'units/far-no-battle': '{hexes}: no battle',
  'units/far-must-battle': '{hexes}: if it charges',
  'units/full': 'full: {dice}',
  'units/back': 'battling back: {dice}',
  'units/by-enemy': 'varies',
  'units/evades-never': 'nobody',
  'units/evades-any': 'anybody',
  'units/evades-foot-and': 'foot; {units:raw}',
  'units/with-unit': 'his unit',
  'units/must-evade': 'must, {least} to {hexes}',

  'units/swords-miss': 'Its swords miss.',
  'units/swords-hit': 'Its swords do hit.',
  'units/into-forest': 'Battles on entering a forest.',
  'units/counts-light': 'Counts as light.',
  'units/counts-medium': 'Counts as medium.',
  'units/counts-heavy': 'Counts as heavy and mounted.',
  'units/charge': 'Moves {hexes} with {card}.',
  'units/no-rally': 'No blocks with {card}.',
  'units/auxilia-far':
    'If it moves {hexes} hexes it does not battle: neither fire nor close combat.',
  'units/warriors-charge': 'Moves {hexes} hexes only into close combat, and then must battle.',
  'units/warriors-full':
    'With its {blocks} blocks: {dice} dice, and it may ignore {flags} flag. Its first loss ends both.',
  'units/chariots-back': '{dice} dice when it battles back and with {card}.',
  'units/chariots-swords': 'Ignores {swords} sword.',

  'units/leader-alone': 'Alone he does not battle; attacked, he must evade, from fire as well.',
  'units/leader-passes': 'Passes through friendly units; enters no enemy hex.',
  'units/leader-gives':
    'Attached or adjacent, helmets hit. Attached, the unit may ignore {flags} flag and, on foot, battle after an advance.',

  'units/fire-dice':
    'Fire: {still} dice without moving, {moved} after a move; never at an adjacent hex.',
  'units/losses': 'Losses take no dice, except from warriors.',
  'units/from-elephants':
    'Cavalry and chariots facing elephants: {hexes} more hex of retreat per flag.',
  'units/war-machines':
    'War machines: {blocks} blocks and a red symbol; the book gives them no other values.',

  'elephants/attack':
    'Attacking, the dice that the target would roll; against {units:raw}, {dice}; against a lone leader, {lone}.',
  'elephants/back': 'Battling back, as many dice as the attacker.',
  'elephants/swords':
    'Each sword they roll hits and is rolled again; they ignore all swords against them.',
  'elephants/horses':
    'Facing cavalry or chariots they ignore {red} red square and may ignore {flags} flag.',
  'elephants/alone': 'No benefit from leaders, no support from others.',
  'elephants/rampage': 'Before they retreat, elephants rampage.',
} satisfies SameKeys<typeof es>;
