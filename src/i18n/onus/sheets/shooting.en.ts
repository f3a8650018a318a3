import type { SameKeys } from '../../messages.ts';
import type es from './shooting.es.ts';

export default {
  'shooting/title': 'Shooting, flight and end of turn',
  'shooting/about':
    'Who shoots and how, when and how units flee, fleeing elephants, the stampede and the cards at the end of the turn.',

  'shots/may': 'Who shoots, and at whom',
  'shots/engaged': 'Neither the shooter nor its target may be engaged.',
  'shots/moved':
    'Without moving or with reduced movement; Skirmishers with normal movement too; artillery only without moving.',
  'shots/state': 'Not in forced march, nor fleeing, nor in the turn in which it changed formation.',
  'shots/arc': 'Only forwards, within an angle of 180°.',

  'shots/course': 'The shot, in this order',
  'shots/declared':
    'Shooter and target are declared, then measured from the centre of the front. Out of range, it is lost.',
  'shots/events':
    '1 random event; then 1 from hand for each player. Bow events and some shield events count.',
  'shots/dice': '**4 dice** up to half the range; **2** beyond. The target does not reply.',
  'shots/rolled':
    'Die + strength **above** dodge; those that hit, **above** armour. A 6 succeeds, a 1 fails.',
  'shots/after':
    'No wounds, nothing; as many as life, eliminated; else a check: Broken, or flees at once if it was already.',

  'shots/changes': 'What changes a shot',
  'shots/obstructed': 'Line of sight obstructed by any unit: {pair} to the shooter, once.',
  'shots/side':
    'On the flank {flank} defence and {flankMorale} morale; on the rear {rear} and {rearMorale}. The side is that of the nearest point of the card.',
  'shots/march': 'At a unit in forced march, {pair} and {by} on any side.',
  'shots/precision': 'With Precision, if it did not move, each 6 to wound does 2 wounds.',

  'flight/begins': 'Beginning to flee',
  'flight/markers':
    "It loses its formation and its Section markers, and the enemy's on it are removed.",
  'flight/blocked':
    'Blocked, it stays engaged. Unblocked that turn, it flees at once; in another, in its flight phase, after the check.',
  'flight/voluntary': 'With 1 wound or more in that combat or shot its player may let it flee.',
  'flight/excepted': 'Artillery is destroyed. Steadfast units flee only by choice.',
  'flight/limits':
    'Fleeing, it does not move, charge, shoot, form up or attack; attacked, {pair} defence and no check.',

  'flight/move': 'Moving in flight',
  'flight/whole': 'Its full movement, as Skirmishers, towards its rear by the shortest way.',
  'flight/round': 'It goes round enemies, friends in formation and fleeing elephants.',
  'flight/through':
    'It passes through other friends and breaks them; if it would end on one, it stops before.',
  'flight/edge': 'Leaving the field, even in part, it is eliminated.',

  'flight/phase': 'Flight phase',
  'flight/checks':
    'Each own unit that fled in an earlier turn checks morale; if it fails, it moves again.',
  'flight/recovers':
    'If it passes, neither Fleeing nor Broken, and it faces any way; blocked, it keeps its facing.',
  'flight/modifiers': 'The {by} of being Broken counts; that of being attacked in flight does not.',

  'elephants/title': 'Fleeing elephants',
  'elephants/straight': 'They face their rear and go in a straight line; they trample anybody.',
  'elephants/tramples':
    '1 die per section crossing, without events or reply. If they cannot cross wholly, they stop before.',
  'elephants/victim':
    'The trampled unit is Broken. If it flees by failing its check, it moves after the elephants.',
  'elephants/fights':
    'It may fight them: a normal combat without events and without being enveloped. If it falls or flees, they go on.',
  'elephants/killed': 'When they are to recover, on the exact morale their player may kill them.',

  'elephants/stampede': 'Stampede (order)',
  'elephants/animals':
    'Every unit with animals within {ud} UD of the activated one checks; mounted ones with {by}.',
  'elephants/panic': 'One that fails is Broken and fleeing, and moves at once.',
} satisfies SameKeys<typeof es>;
