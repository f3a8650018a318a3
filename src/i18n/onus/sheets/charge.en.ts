import type { SameKeys } from '../../messages.ts';
import type es from './charge.es.ts';

export default {
  'charge/title': 'Charge and engaged units',
  'charge/about': 'What a charge does on contact, and all that an engaged unit may do.',

  'charging/title': 'Charging',
  'charging/contact':
    'Frontally: it moves and turns at cost and, on contact, aligns free. If it touches a corner it picks the side.',
  'charging/slides':
    'A section partly in contact slides until it is whole; free front ones may envelop.',
  'charging/frontal': 'Where neither faces the other there is no fighting.',
  'charging/markers':
    'A Section marker charged on its side or rear is removed, and those it cuts off: 1 wound each. In front, it stays.',
  'charging/impetuous':
    'Impetuous units must charge, active or not, with as many sections as they can; among several enemies they choose.',

  'charging/sides': 'Sections and sides',
  'charging/dice': '1 die per front section in contact, and both units roll the same number.',
  'charging/by-side':
    'On the flank {flank} defence and {flankMorale} morale; on the rear {rear} and {rearMorale}.',
  'charging/others':
    'For each other enemy {pair} and {by}. All adds up and counts for all the dice.',
  'charging/pinned': 'Enveloping a unit keeps it from changing its facing, and even from moving.',

  'engaged/title': 'Engaged units: what they may do',
  'engaged/action': 'Action',
  'engaged/needs': 'Needs',
  'engaged/then': 'And then',
  'engaged/envelop': '**Envelop**',
  'engaged/envelop-needs': 'A front section in contact and another, front or extended, free.',
  'engaged/envelop-then': 'More sections in contact: more dice for both.',
  'engaged/reduce': '**Withdraw sections**',
  'engaged/reduce-then':
    'If they touched the enemy, an attack of 1 die for each; its damage does not count in the combat.',
  'engaged/reposition-90': '**Reposition 90°**',
  'engaged/quarter-needs': 'Room, no overlap, and the enemy keeps its frontal contacts.',
  'engaged/may-envelop': 'Then it may envelop.',
  'engaged/reposition-180': '**Reposition 180°**',
  'engaged/half-turn-then':
    "Its engaged markers are removed, with an attack of one die for each; the enemy's stay.",
  'engaged/withdraw': '**Withdraw**',
  'engaged/withdraw-needs': 'All enemies on its front, and passing through nobody.',
  'engaged/withdraw-then':
    'Up to half its movement, straight back. Each enemy holds or follows as far as it can, unless engaged with another.',
  'engaged/retreat': '**Retreat**',
  'engaged/retreat-then':
    'Each enemy attacks without reply, a die per section in contact. If it does not flee it moves; backwards, reduced.',
  'engaged/conditions':
    'It must be activated, and neither blocked nor in Square; if not, it only fights.',
  'engaged/never':
    'It may not extend, adopt a formation or dissolve Shield Wall or Square. Bravery, always.',
} satisfies SameKeys<typeof es>;
