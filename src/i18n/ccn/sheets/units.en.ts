import type { SameKeys } from '../../messages.ts';
import type es from './units.es.ts';

export default {
  'units/title': 'Units',
  'units/about':
    'Movement, range, dice and retreat of each type of unit, as the rulebook gives them.',
  'units/unit': 'Unit',
  'units/class': 'Class',
  'units/fights': 'Moves and fights',
  'units/moves': 'Moves',
  'units/range': 'Range',
  'units/fire': 'In fire',
  'units/melee': 'In melee',
  'units/flags': 'Ignores flags',
  'units/retreat': 'Retreat per flag',
  'units/particulars': 'Particulars',
  'units/name': '**{unit:short}**',
  'units/infantry': 'Infantry',
  'units/cavalry': 'Cavalry',
  'units/artillery': 'Artillery',
  'units/leaders': 'Leaders',
  'units/standing': '{standing}',
  'units/no-class': 'no class',
  'units/by-table': 'table',
  'units/by-card': 'card',
  'units/sabers-miss': 'Its sabers hit only a leader.',
  'units/into-forest': 'With a bugle: it is light infantry.',
  'units/leader': 'He is no unit; attached to one, he moves with it.',
  'units/on-card': 'The blocks of each type and what nations change stand on their national cards.',
  'units/guard-card': 'The Guard ignores 1 or 2 flags, as its card says.',
  'units/fire-card': 'Artillery rolls the dice of the table on its card, by blocks and distance.',
} satisfies SameKeys<typeof es>;
